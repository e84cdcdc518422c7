/** What comes with the score, and is loaded with the engine once there is something to score. */
import type { Played } from '#engine/rules.ts';
import type { CharacterId } from '#games/copan/characters.ts';
import type { Event } from '#games/copan/events.ts';
import type { Position } from '#games/copan/position.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { Who } from '#islands/parts/Who.tsx';
import type { Sheet } from '#stores/score.ts';
import { type Score, scoreOf } from '#stores/score-engine.ts';
import { characterName } from '#words/en/copan-names.ts';
import { minus, signed } from '#words/en/score.ts';
import { scoreLines } from '#words/en/score-lines.ts';
import { type Ended, endOf, isOurs, linesOf, type Row, type RowId, rowOf, rowsOf } from './view.ts';

const rowTitle = (row: RowId): string =>
	row in scoreLines.rows ? scoreLines.rows[row as keyof typeof scoreLines.rows] : characterName(row as CharacterId);

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

interface ResultProps {
	scored: Played<Position, Event>;
	names: readonly string[];
	citations: Citations;
	yourCopy: string;
	/** What the mark on the steps' VP says. */
	mark: string;
}

const RowHead = ({ row: { id, rule }, citations }: { row: Row; citations: Citations }) => {
	const cited = citations.rules[rule];
	return (
		<th scope="row">
			<a href={cited?.href}>
				{rowTitle(id)}
				<small class="no"> {cited?.number}</small>
			</a>
		</th>
	);
};

/** All players side by side, row by row, as on a score pad. */
export const Table = ({ scored: { position, events }, names, citations, yourCopy, mark }: ResultProps) => {
	const { vp, winners } = endOf(events);
	const rows = rowsOf(events, position, names.length);
	const start = (seat: number) =>
		(vp[seat] as number) - linesOf(events, seat, 0).reduce((total, { event }) => total + event.vp, 0);
	return (
		<div class="scroll">
			<table class={`pad of-${names.length}`}>
				<thead>
					<tr>
						<td>
							<span class="vh">{scoreLines.row}</span>
						</td>
						{names.map((name, seat) => (
							<th key={seat} scope="col">
								<Who seat={seat} /> <span>{name}</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">{scoreLines.rows.vp}</th>
						{names.map((_, seat) => (
							<td key={seat}>{minus(start(seat))}</td>
						))}
					</tr>
					{rows.map((row) => (
						<tr key={row.id}>
							<RowHead row={row} citations={citations} />
							{row.cells.map((event, seat) => (
								<td key={seat} class={event && event.vp < 0 ? 'loss' : undefined}>
									{event ? (
										<>
											{signed(event.vp)} <small>{scoreLines.cell(event)}</small>
										</>
									) : (
										<span class="none">
											<span aria-hidden="true">–</span>
											<span class="vh">{scoreLines.none}</span>
										</span>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{scoreLines.rows.total}</th>
						{names.map((_, seat) => (
							<td key={seat} class={names.length > 1 && winners.includes(seat) ? 'won' : undefined}>
								{minus(vp[seat] as number)}
							</td>
						))}
					</tr>
				</tfoot>
			</table>
			{rows.some(({ id }) => isOurs(id)) && (
				<a class="ours" href={`${yourCopy}#stairwayRates`}>
					<Glyph of="mark" size="s" />
					{mark}
				</a>
			)}
		</div>
	);
};

/** Rules and rulings behind something, as links. */
export const Cites = ({
	rules,
	rulings = [],
	readings,
	citations,
}: {
	rules: readonly string[];
	rulings?: readonly string[] | undefined;
	readings?: Readonly<Record<string, string>>;
	citations: Citations;
}) => (
	<p class="cites">
		{rules.map((id) => {
			const rule = citations.rules[id];
			return (
				rule && (
					<a key={id} href={rule.href}>
						{rule.number} {rule.title}
					</a>
				)
			);
		})}
		{rulings.map((id) => {
			const ruling = citations.rulings[id];
			return (
				ruling && (
					<a key={id} href={ruling.href} class="ruled">
						<Glyph of="open-question" size="s" />
						{ruling.options[0]?.id === readings?.[id] ? scoreLines.ourReading : scoreLines.otherReading}: {ruling.short}
					</a>
				)
			);
		})}
	</p>
);

/** One player's VP, line by line: for what, by which rule, and what they make of the total. */
export const Lines = ({
	scored: { position, events },
	names,
	citations,
	seat,
}: Omit<ResultProps, 'yourCopy' | 'mark'> & { seat: number }) => {
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
							readings={position.table.readings}
							citations={citations}
						/>
					</li>
				))}
			</ol>
		</section>
	);
};
