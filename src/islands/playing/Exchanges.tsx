import type { Rejection } from '#engine/rules.ts';
import type { Exchange, GlyphColour } from '#games/copan/glyphs.ts';
import type { Action, Position } from '#games/copan/index.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { GlyphSteppers } from '#islands/parts/GlyphSteppers.tsx';
import { playerName } from '#words/en/copan-names.ts';
import { exchangesWords as words } from '#words/en/exchanges.ts';
import type { AskedChoice } from './ask-lines.ts';

/** An exchange that a hand allows, with the colours it can be made of. */
export type ExchangeRow = Exchange & { colours: GlyphColour[] };

interface ExchangesProps {
	position: Position;
	rows: readonly ExchangeRow[];
	choices: readonly AskedChoice[];
	onHand: (glyphs: Partial<Record<GlyphColour, number>>) => void;
	onAct: (action: Action) => void;
	onRefuse: (why: Rejection) => void;
}

/** A hand by colour and every exchange that it allows, the best first, each with the reason for its place. */
export const Exchanges = ({ position, rows, choices, onHand, onAct, onRefuse }: ExchangesProps) => {
	const seat = position.seats[position.active] as Position['seats'][number];
	const reason = (index: number): string => {
		const row = rows[index];
		const above = rows[index - 1];
		if (!row || !above) return words.best;
		if (row.jade < above.jade) return words.below.jade;
		if ((row.bonusAction?.less ?? -1) < (above.bonusAction?.less ?? -1)) return words.below.less;
		return row.cards > above.cards ? words.below.cards : words.below.equal;
	};
	return (
		<section class="exchanges" aria-labelledby="exchanges-title">
			<h2 id="exchanges-title">{words.title(playerName(position.active))}</h2>
			<GlyphSteppers
				legend={words.hand}
				glyphs={seat.glyphs}
				most={position.table.profile.glyphsOfEach}
				onChange={onHand}
			/>
			{rows.length === 0 ? (
				<p role="status">{words.none}</p>
			) : (
				<>
					<p class="quiet">{words.order}</p>
					<ol class="rows">
						{rows.map((row, index) => {
							const { set, cards, jade, bonusAction, colours } = row;
							const choice = choices.find(
								({ action }) => action.type === 'exchange' && action.set === set && action.cards === cards,
							);
							return (
								<li key={`${set} ${cards}`}>
									<div>
										<b>
											<Glyph of="jade" /> {words.jade(jade)}
										</b>
										<span>
											{words.cards(row)} <small>{words.colours(colours)}</small>
										</span>
										<span>{words.bonus(bonusAction)}</span>
										<small>{reason(index)}</small>
									</div>
									{choice && (
										<button
											type="button"
											class={index === 0 ? 'btn go' : 'btn'}
											aria-disabled={choice.refused ? 'true' : undefined}
											aria-label={`${words.exchange}: ${words.cards(row)}`}
											onClick={() => (choice.refused ? onRefuse(choice.refused) : onAct(choice.action))}
										>
											{words.exchange}
										</button>
									)}
								</li>
							);
						})}
					</ol>
					{choices.every(({ action }) => action.type !== 'exchange') && <p class="quiet">{words.later}</p>}
				</>
			)}
		</section>
	);
};
