import type { ComponentChildren } from 'preact';
import { characterOf } from '#games/copan/characters.ts';
import { glyphColours } from '#games/copan/glyphs.ts';
import { maskSpaces } from '#games/copan/jade-mask.ts';
import { capacityOf, type Position } from '#games/copan/position.ts';
import { resources } from '#games/copan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Who } from '#islands/parts/Who.tsx';
import { resourceNames, siteShort } from '#words/en/copan.ts';
import { characterName, playerName, sideNames } from '#words/en/copan-names.ts';
import { play } from '#words/en/play.ts';

interface PlayersProps {
	position: Position;
	/** The position before the turn, against which changes are told. */
	before: Position;
	/** The seat that is asked. */
	asked: number | null;
	/** What players are called, where they are called something. */
	names?: readonly (string | undefined)[] | undefined;
	/** What a seat that stores no resources has in their place. */
	instead?: ((seat: number) => ComponentChildren) | undefined;
}

const minus = (count: number): string => String(count).replace('-', '−');
const signed = (change: number): string => (change > 0 ? `+${change}` : minus(change));

/** A count, and how it has changed since the turn began. */
export const Count = ({ now, then, of }: { now: number; then: number; of?: number }) => (
	<>
		{minus(now)}
		{of !== undefined && <small>/{of}</small>}
		{now !== then && <b class={now > then ? 'up' : 'down'}> {signed(now - then)}</b>}
	</>
);

/** Every player's board: what is stored, VP, cards, the Mask, the Totem. */
export const Players = ({ position, before, asked, names = [], instead }: PlayersProps) => (
	<section class="players" aria-labelledby="players-title">
		<h2 id="players-title">{play.players.title}</h2>
		<ul>
			{position.seats.map((seat, index) => {
				const then = before.seats[index] ?? seat;
				const glyphs = glyphColours.filter((colour) => seat.glyphs[colour] > 0);
				const bonus = position.bonusActions.filter(({ player }) => player === index).length;
				const has = [
					...(seat.extensions > 0 ? [{ symbol: 'storage', text: play.players.extensions(seat.extensions) }] : []),
					...seat.characters.map((id) => ({ symbol: characterOf(id).kind as string, text: characterName(id) })),
					...(glyphs.length > 0
						? [
								{
									symbol: 'glyph',
									text: glyphs.map((colour) => `${colour.toUpperCase()} ×${seat.glyphs[colour]}`).join(', '),
								},
							]
						: []),
					...(seat.mask.length > 0 ? [{ symbol: 'jade', text: play.players.jade(seat.mask) }] : []),
					...(seat.totem
						? [
								{
									symbol: seat.totem.side === 'any' ? 'totem-any' : 'totem-2',
									text: play.players.totem(siteShort[seat.totem.site], seat.totem.space, sideNames[seat.totem.side]),
								},
							]
						: []),
					...(seat.ejectedFrom
						? [{ symbol: 'totem-any', text: play.players.ejected(siteShort[seat.ejectedFrom]) }]
						: []),
					...(bonus > 0 ? [{ symbol: 'ui-step', text: play.players.bonus(bonus) }] : []),
				];
				return (
					<li key={index} class={asked === index ? 'asked' : undefined}>
						<p class="head">
							<Who seat={index} /> <b>{names[index] || playerName(index)}</b>
							{index === position.active && <span class="quiet"> {play.players.turn}</span>}
							<span class="vp">
								<Glyph of="vp" label={play.players.vp} /> <Count now={seat.vp} then={then.vp} />
							</span>
						</p>
						{instead?.(index) ?? (
							<dl class="store">
								{resources.map((resource) => (
									<div key={resource}>
										<dt>
											<Glyph of={resource} label={resourceNames[resource]} />
										</dt>
										<dd>
											<Count
												now={seat.resources[resource]}
												then={then.resources[resource]}
												of={capacityOf(position, seat)}
											/>
										</dd>
									</div>
								))}
							</dl>
						)}
						{seat.mask.length > 0 && (
							<div class="mask-now" aria-hidden="true">
								{maskSpaces.map(({ id }) => (
									<i key={id} class={seat.mask.includes(Number(id)) ? 'on' : undefined}>
										{id}
									</i>
								))}
							</div>
						)}
						{has.length > 0 && (
							<ul class="has">
								{has.map(({ symbol, text }) => (
									<li key={text}>
										<Glyph of={symbol} size="s" /> {text}
									</li>
								))}
							</ul>
						)}
					</li>
				);
			})}
		</ul>
	</section>
);
