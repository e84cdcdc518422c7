import { useMemo } from 'preact/hooks';
import { type Sketch, scoreCompanion } from '#games/copan/companion.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Entries } from '#islands/score/Entries.tsx';
import { Pad } from '#islands/score/Pad.tsx';
import { emptySheet, type Player } from '#stores/score.ts';
import { play } from '#words/en/solo-play.ts';
import { RuleLink } from './RuleLink.tsx';
import type { SoloProps } from './view.ts';

const words = play.final;

interface FinalProps extends Pick<SoloProps, 'limits' | 'suns' | 'citations' | 'pages'> {
	position: Sketch;
	you: Player | null;
	/** Whether the values of the stairways are ours, and not of the owner's copy. */
	isOurs: boolean;
	onChange: (you: Player) => void;
	onKeep: (vp: [number, number], winners: number[]) => void;
}

/** The end of the game: what you have is counted at the table, and the engine scores both. */
export const Final = ({ position, you, isOurs, limits, suns, citations, pages, onChange, onKeep }: FinalProps) => {
	const seat = position.automa?.seat ?? 1;
	const player = you ?? (emptySheet(1).seats[0] as Player);
	const { position: end, events } = useMemo(() => scoreCompanion(position, player), [position, you]);
	const order = [1 - seat, seat] as const;
	const vp: [number, number] = [end.seats[order[0]]?.vp ?? 0, end.seats[order[1]]?.vp ?? 0];
	const winners: number[] = (end.result?.winners ?? []).map((who) => (who === seat ? 1 : 0)).sort();
	const ended = events.at(-1);
	// What counts nothing need not be told: the Automa has no resources.
	const told = events.filter((event) => event.type !== 'scored' || !('lasting' in event.by) || event.vp !== 0);
	const sheet = { ...emptySheet(1), seats: [player, ...emptySheet(1).seats.slice(1)] };
	const isLevel = vp[0] === vp[1];
	return (
		<section class="final" aria-labelledby="solo-final">
			<h2 id="solo-final" tabIndex={-1}>
				{words.title}
			</h2>
			<p class="says">{words.lead}</p>
			<section class="yours sheet" aria-label={words.you}>
				<h3>{words.you}</h3>
				<Entries
					limits={{ ...limits, steps: position.table.profile.stairwaySteps }}
					mark={words.marks.stairways}
					suns={suns}
					sheet={sheet}
					seat={0}
					yourCopy={pages.yourCopy}
					onChange={(part) => onChange({ ...player, ...part })}
				/>
			</section>
			<div class="outcome" role="status">
				<p class="headline">{you ? words.wins(vp, winners) : words.nothing}</p>
				{you && isLevel && winners.length === 1 && <p>{words.byJade}</p>}
			</div>
			{you && (
				<p class="cites">
					{ended?.rules.map((id) => (
						<RuleLink key={id} id={id} citations={citations} />
					))}
					{ended?.rulings?.map((id) => (
						<RuleLink key={id} id={id} citations={citations} />
					))}
				</p>
			)}
			<Pad
				scored={{ position: end, events: told }}
				names={order[0] === 0 ? [words.yourName, words.automa] : [words.automa, words.yourName]}
				order={order}
				citations={citations}
				yourCopy={pages.yourCopy}
			/>
			{isOurs && (
				<p class="marks">
					<a class="ours" href={`${pages.yourCopy}#stairwayRates`}>
						<Glyph of="mark" size="s" /> {words.marks.stairways}
					</a>
					<a class="ours" href={`${pages.yourCopy}#automaCards`}>
						<Glyph of="mark" size="s" /> {words.marks.foodCard}
					</a>
				</p>
			)}
			<button
				type="button"
				class="btn go big"
				aria-disabled={you ? undefined : 'true'}
				onClick={() => you && onKeep(vp, winners)}
			>
				<Glyph of="ui-check" /> {words.keep}
			</button>
		</section>
	);
};
