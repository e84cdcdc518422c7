import { Cites } from '#islands/parts/Cites.tsx';
import { Who } from '#islands/parts/Who.tsx';
import type { Sheet } from '#stores/score.ts';
import { type Score, scoreOf } from '#stores/score-engine.ts';
import { minus, signed } from '#words/en/score.ts';
import { scoreLines } from '#words/en/score-lines.ts';
import { type PadProps, rowTitle } from './Pad.tsx';
import { type Ended, endOf, linesOf, rowOf } from './view.ts';

/** Who wins, and by what. */
const headline = ({ winners, vp, jade, rules }: Ended, names: readonly string[]): string => {
	const [first = 0] = winners;
	const points = vp[first] as number;
	const nameOf = (seat: number) => names[seat] as string;
	if (names.length === 1) return scoreLines.own(vp[0] as number);
	if (winners.length > 1) return scoreLines.together(winners.map(nameOf), points, jade[first] as number);
	const level = names.filter((_, seat) => seat !== first && vp[seat] === points);
	return rules.includes('copan.winning.draw-jade')
		? scoreLines.byJade(nameOf(first), points, jade[first] as number, level)
		: scoreLines.wins(nameOf(first), points);
};

export { ownScoring } from '#stores/score-engine.ts';
export { Pad } from './Pad.tsx';

/** What a sheet comes to, and the words for it. */
export interface Summary {
	score: Score;
	/** By seat; null where the sheet cannot be. */
	vp: number[] | null;
	winners: number[];
	said: string;
	problems: string[];
	/** Rules under which somebody wins, or that stand against the sheet. */
	rules: string[];
}

export const summaryOf = (sheet: Sheet, nameOf: (seat: number) => string): Summary => {
	const score = scoreOf(sheet);
	if (score.ok) {
		const ended = endOf(score.value.events);
		const names = Array.from({ length: sheet.players }, (_, seat) => nameOf(seat));
		return {
			score,
			vp: ended.vp,
			winners: names.length > 1 ? ended.winners : [],
			said: headline(ended, names),
			problems: [],
			rules: names.length > 1 ? ended.rules : ['copan.solo.end-scoring'],
		};
	}
	return {
		score,
		vp: null,
		winners: [],
		said: scoreLines.cannot,
		problems: [...new Set(score.error.map((problem) => scoreLines.setupProblem(problem, nameOf)))],
		rules: [...new Set(score.error.flatMap(({ rule }) => rule ?? []))],
	};
};

/** The page says why somebody wins only once the result is there. */
export { Cites };

interface LinesProps extends Omit<PadProps, 'yourCopy' | 'mark' | 'order'> {
	seat: number;
}

/** One player's VP, line by line: for what, by which rule, and what they make of the total. */
export const Lines = ({ scored: { position, events }, names, citations, seat }: LinesProps) => {
	const readings: Readonly<Record<string, string>> = position.table.readings;
	const total = endOf(events).vp[seat] as number;
	const added = linesOf(events, seat, 0).at(-1)?.makes ?? 0;
	const lines = linesOf(events, seat, total - added);
	return (
		<section class="lines" aria-labelledby="lines-title">
			<h2 id="lines-title">
				<Who seat={seat} /> {scoreLines.lines(names[seat] as string)}
			</h2>
			<ol>
				<li>
					<p class="what">
						<b>{scoreLines.start}</b>
					</p>
					<p class="points">{minus(total - added)}</p>
				</li>
				{lines.map(({ event, makes }) => (
					<li key={event.id}>
						<p class="what">
							<b>{rowTitle(rowOf(event.by))}</b> {scoreLines.line(event, position.table)}
						</p>
						<p class={event.vp < 0 ? 'points loss' : 'points'}>
							{signed(event.vp)} <small>{scoreLines.running(makes)}</small>
						</p>
						<Cites
							rules={event.rules}
							rulings={event.rulings}
							citations={citations}
							before={(id) => {
								const isOurs = citations.rulings[id]?.options[0]?.id === readings[id];
								return `${isOurs ? scoreLines.ourReading : scoreLines.otherReading}: `;
							}}
						/>
					</li>
				))}
			</ol>
		</section>
	);
};
