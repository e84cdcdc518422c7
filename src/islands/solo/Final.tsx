import { useMemo } from 'preact/hooks';
import { type CompanionEvent, type Sketch, scoreCompanion } from '#games/copan/companion.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Entries } from '#islands/score/Entries.tsx';
import { emptySheet, type Player } from '#stores/score.ts';
import { characterName } from '#words/en/copan-names.ts';
import { minus, signed } from '#words/en/score.ts';
import { scoreLines } from '#words/en/score-lines.ts';
import { play } from '#words/en/solo-play.ts';
import { RuleLink } from './RuleLink.tsx';
import type { SoloProps } from './view.ts';

const words = play.final;

type Scored = Extract<CompanionEvent, { type: 'scored' }>;

interface FinalProps extends Pick<SoloProps, 'limits' | 'suns' | 'citations' | 'pages'> {
	position: Sketch;
	you: Player | null;
	/** Whether the values of the stairways are ours, and not of the owner's copy. */
	isOurs: boolean;
	onChange: (you: Player) => void;
	onKeep: (vp: [number, number], winners: number[]) => void;
}

/** The name of a row, by what scores. */
const rowName = ({ by }: Scored): string => {
	if ('automaCard' in by) return words.card(by.automaCard);
	if ('court' in by) return scoreLines.rows[by.court];
	if ('stairway' in by) return scoreLines.rows[by.stairway];
	if ('fullMask' in by) return scoreLines.rows.mask;
	if ('embassies' in by) return scoreLines.rows.embassies;
	return 'lasting' in by ? characterName(by.lasting) : scoreLines.rows.vp;
};

const cellWords = (event: Scored): string =>
	'automaCard' in event.by ? `${event.by.count}` : scoreLines.cell(event as never);

/** The end of the game: what you have is counted at the table, and the engine scores both. */
export const Final = ({ position, you, isOurs, limits, suns, citations, pages, onChange, onKeep }: FinalProps) => {
	const seat = position.automa?.seat ?? 1;
	const player = you ?? (emptySheet(1).seats[0] as Player);
	const { position: end, events } = useMemo(() => scoreCompanion(position, player), [position, you]);
	const scored = events.filter(
		(event): event is Scored => event.type === 'scored' && !('lasting' in event.by && event.vp === 0),
	);
	const names = [...new Set(scored.map(rowName))];
	const find = (name: string, who: number) => scored.find((event) => event.player === who && rowName(event) === name);
	const before = (who: number) =>
		(end.seats[who]?.vp ?? 0) - scored.filter((event) => event.player === who).reduce((total, { vp }) => total + vp, 0);
	const order = [1 - seat, seat] as const;
	const vp: [number, number] = [end.seats[order[0]]?.vp ?? 0, end.seats[order[1]]?.vp ?? 0];
	const winners: number[] = (end.result?.winners ?? []).map((who) => (who === seat ? 1 : 0)).sort();
	const ended = events.at(-1);
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
			<table class="pad">
				<caption class="vh">{words.table}</caption>
				<thead>
					<tr>
						<th scope="col">{words.row}</th>
						<th scope="col">{words.yourName}</th>
						<th scope="col">{words.automa}</th>
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">{words.track}</th>
						{order.map((who) => (
							<td key={who}>{minus(before(who))}</td>
						))}
					</tr>
					{names.map((name) => {
						const rules = [...new Set(order.flatMap((who) => find(name, who)?.rules.slice(-1) ?? []))];
						const rule = citations.rules[rules[0] ?? ''];
						return (
							<tr key={name}>
								<th scope="row">{rule ? <a href={rule.href}>{name}</a> : name}</th>
								{order.map((who) => {
									const event = find(name, who);
									return (
										<td key={who}>
											{event ? (
												<>
													{signed(event.vp)} <small>{cellWords(event)}</small>
												</>
											) : (
												<span class="none">–</span>
											)}
										</td>
									);
								})}
							</tr>
						);
					})}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{words.total}</th>
						{vp.map((points, at) => (
							<td key={order[at]} class={you && winners.includes(at) ? 'won' : undefined}>
								{minus(points)}
							</td>
						))}
					</tr>
				</tfoot>
			</table>
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
