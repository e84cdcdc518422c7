import type { KaanRule } from '#games/kaan/rule-ids.ts';
import { scoreOf } from '#games/kaan/scoring.ts';
import { Cites } from '#islands/parts/Cites.tsx';
import { Count } from '#islands/parts/Count.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { useSaid } from '#islands/parts/useSaid.ts';
import { useTool } from '#islands/parts/useTool.ts';
import { Who } from '#islands/parts/Who.tsx';
import { emptySheet, mostCounted, type ScoreSheet, tools } from '#stores/kaan.ts';
import { player, tool, score as words } from '#words/en/kaan-tools.ts';
import { Frame } from './Frame.tsx';
import { Players, Seats } from './Players.tsx';

const fields = ['buildings', 'citizens', 'harmony'] as const;
const symbols = { buildings: 'kaan:building', citizens: 'kaan:citizen', harmony: 'kaan:harmony' };
const rowRules = {
	buildings: 'kaan.scoring.buildings',
	citizens: 'kaan.scoring.citizens',
	harmony: 'kaan.scoring.harmony',
	gem: 'kaan.scoring.gem',
} as const satisfies Record<keyof typeof words.rows, KaanRule>;
const rows = Object.keys(rowRules) as (keyof typeof rowRules)[];

/** Final scoring: what everyone has, who wins, and by which rule. */
export const ScoreTool = ({ citations }: { citations: Citations }) => {
	const held = useTool(tools.score);
	const { state, put, change } = held;
	const { said, tell } = useSaid();
	const { players, gem, pa } = state;
	const seats = state.seats.slice(0, players);
	const nameOf = (seat: number): string => seats[seat]?.name.trim() || player(seat);
	const names = seats.map((_, seat) => nameOf(seat));
	const isEmpty = seats.every((seat) => fields.every((field) => seat[field] === 0)) && gem === null;
	const scored = scoreOf(seats, gem, { pa });
	const ruling = citations.rulings.pa;
	const fill = (at: number, part: Partial<ScoreSheet['seats'][number]>) =>
		change({ seats: state.seats.map((seat, index) => (index === at ? { ...seat, ...part } : seat)) });
	return (
		<Frame
			form
			held={held}
			said={said}
			onUndo={() => {
				held.undo?.();
				tell(tool.undone);
			}}
			onAnew={() => {
				const clear = emptySheet();
				put({
					...clear,
					players,
					pa,
					seats: clear.seats.map((seat, at) => ({ ...seat, name: state.seats[at]?.name ?? '' })),
				});
				tell(tool.wasAnew);
			}}
		>
			<div class="panel">
				<Players
					value={players}
					onChange={(count) => change({ players: count, gem: gem !== null && gem >= count ? null : gem })}
				/>
				{seats.map((seat, at) => (
					<fieldset key={at} class="seat">
						<legend>
							<Who seat={at} /> {nameOf(at)}
						</legend>
						<label class="name-of">
							<span>{words.name}</span>
							<input
								type="text"
								maxLength={20}
								autocomplete="off"
								placeholder={player(at)}
								value={seat.name}
								onInput={({ currentTarget }) => fill(at, { name: currentTarget.value })}
							/>
						</label>
						<div class="counts">
							{fields.map((field) => (
								<Count
									key={field}
									label={words.fields[field]}
									symbol={symbols[field]}
									value={seat[field]}
									most={mostCounted}
									onChange={(value) => fill(at, { [field]: value })}
								/>
							))}
						</div>
					</fieldset>
				))}
				<Seats
					legend={words.gem}
					name="gem"
					players={players}
					value={gem}
					none={words.nobody}
					names={names}
					onChange={(seat) => change({ gem: seat })}
				/>
				<p class="quiet">{words.buildingsNote}</p>
			</div>
			<div class="stage">
				<h2 id="result-title">{words.result}</h2>
				<div class="now" role="status">
					<p class="headline">
						{isEmpty
							? words.empty
							: words.headline(
									scored,
									names,
									seats.map(({ harmony }) => harmony),
								)}
					</p>
				</div>
				{!isEmpty && <Cites rules={scored.rules} citations={citations} />}
				<div class="scroll">
					<table class={`pad of-${players}`}>
						<thead>
							<tr>
								<td>
									<span class="vh">{words.row}</span>
								</td>
								{names.map((name, at) => (
									<th key={at} scope="col">
										<Who seat={at} /> <span>{name}</span>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map((row) => (
								<tr key={row}>
									<th scope="row">
										<a href={citations.rules[rowRules[row]]?.href}>
											{words.rows[row]}
											<small class="no"> {citations.rules[rowRules[row]]?.number}</small>
										</a>
									</th>
									{scored.lines.map((lines, at) => {
										const line = lines.find((each) => each.row === row);
										return (
											<td key={at}>
												{line ? (
													line.hp
												) : (
													<span class="none">
														<span aria-hidden="true">–</span>
														<span class="vh">{words.none}</span>
													</span>
												)}
											</td>
										);
									})}
								</tr>
							))}
						</tbody>
						<tfoot>
							<tr>
								<th scope="row">{words.total}</th>
								{scored.totals.map((total, at) => (
									<td key={at} class={!isEmpty && scored.winners.includes(at) ? 'won' : undefined}>
										{total}
									</td>
								))}
							</tr>
						</tfoot>
					</table>
				</div>
				{ruling && (
					<div class="reading-of">
						<OneOf
							legend={words.reading}
							name="pa"
							value={pa}
							options={[['one-hp', words.readings['one-hp']] as const, ['nothing', words.readings.nothing] as const]}
							onChange={(next) => change({ pa: next })}
						/>
						<p class="cites">
							{words.why}{' '}
							<a class="ruled" href={ruling.href}>
								<Glyph of="open-question" size="s" />
								{ruling.short}
							</a>
						</p>
					</div>
				)}
			</div>
		</Frame>
	);
};
