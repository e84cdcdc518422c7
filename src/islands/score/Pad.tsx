/** The score pad: what everybody scores, side by side. */
import type { Played } from '#engine/rules.ts';
import type { CharacterId } from '#games/copan/characters.ts';
import type { Event } from '#games/copan/events.ts';
import type { Position } from '#games/copan/position.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { Who } from '#islands/parts/Who.tsx';
import { characterName } from '#words/en/copan-names.ts';
import { minus, signed } from '#words/en/score.ts';
import { scoreLines } from '#words/en/score-lines.ts';
import { endOf, isOurs, linesOf, type Row, type RowId, rowsOf } from './view.ts';

export const rowTitle = (row: RowId): string =>
	row in scoreLines.rows ? scoreLines.rows[row as keyof typeof scoreLines.rows] : characterName(row as CharacterId);

export interface PadProps {
	scored: Played<Position, Event>;
	/** By seat. */
	names: readonly string[];
	/** The seats as their columns stand; as they sit, if left out. */
	order?: readonly number[];
	citations: Citations;
	yourCopy: string;
	/** What the mark on the steps' VP says, where it stands here. */
	mark?: string;
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
export const Pad = ({ scored: { position, events }, names, order, citations, yourCopy, mark }: PadProps) => {
	const seats = order ?? names.map((_, seat) => seat);
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
						{seats.map((seat) => (
							<th key={seat} scope="col">
								<Who seat={seat} /> <span>{names[seat]}</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">{scoreLines.rows.vp}</th>
						{seats.map((seat) => (
							<td key={seat}>{minus(start(seat))}</td>
						))}
					</tr>
					{rows.map((row) => (
						<tr key={row.id}>
							<RowHead row={row} citations={citations} />
							{seats
								.map((seat) => [row.cells[seat], seat] as const)
								.map(([event, seat]) => (
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
						{seats.map((seat) => (
							<td key={seat} class={names.length > 1 && winners.includes(seat) ? 'won' : undefined}>
								{minus(vp[seat] as number)}
							</td>
						))}
					</tr>
				</tfoot>
			</table>
			{mark && rows.some(({ id }) => isOurs(id)) && (
				<a class="ours" href={`${yourCopy}#stairwayRates`}>
					<Glyph of="mark" size="s" />
					{mark}
				</a>
			)}
		</div>
	);
};
