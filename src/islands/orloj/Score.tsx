import { useEffect, useState } from 'preact/hooks';
import { type Ledger, ledgerProblems, mostHeld, scoreManes, winnerOf } from '#games/orloj/score.ts';
import { scoringCounts } from '#games/orloj/values.ts';
import { CopyLink } from '#islands/parts/CopyLink.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { RuleLink } from '#islands/solo/RuleLink.tsx';
import { orlojNames, type Sheet, sheetFrom, sheetHash, sheetSchema } from '#stores/orloj.ts';
import { shortNames } from '#words/en/orloj.ts';
import { keptTrouble, score as words } from '#words/en/orloj-tools.ts';
import { Count } from './Count.tsx';
import { emptySheet } from './sheets.ts';
import { countSymbols } from './symbols.ts';
import { Trouble } from './Trouble.tsx';
import { useKept } from './useKept.ts';
import type { ToolProps } from './view.ts';

/** The glyph of a line of his score. */
const lineSymbols = {
	track: 'vp',
	window: 'orloj:window',
	assistants: 'orloj:assistant',
	tile: 'orloj:solo-tile',
	objectives: 'orloj:objective',
} as const;

/** His final score from what lies in his area, and who wins. */
export const Score = ({ citations }: ToolProps) => {
	const kept = useKept<Sheet>(orlojNames.score, sheetSchema, emptySheet);
	const { you, ledger } = kept.value;
	const [opened, setOpened] = useState<string | null>(null);
	const [isWrong, setWrong] = useState(false);
	useEffect(() => {
		const open = () => {
			const found = sheetFrom(location.hash);
			setWrong(!found.ok);
			if (!found.ok || !found.value) return;
			kept.put(found.value);
			setOpened(words.fromLink);
			// What is changed from here on is the device's, not the link's.
			history.replaceState(history.state, '', location.pathname + location.search);
		};
		open();
		addEventListener('hashchange', open);
		return () => removeEventListener('hashchange', open);
	}, []);

	const put = (part: Partial<Ledger>) => {
		const now = kept.now();
		kept.put({ ...now, ledger: { ...now.ledger, ...part } as Sheet['ledger'] });
	};
	const changed = <Item,>(items: readonly Item[], at: number, part: Partial<Item>): Item[] =>
		items.map((item, nth) => (nth === at ? { ...item, ...part } : item));
	const problems = ledgerProblems(ledger);
	const { lines, total } = scoreManes(ledger);
	const { rules } = winnerOf(you, total);
	const isEmpty = sheetHash(kept.value) === sheetHash(emptySheet);
	const options = scoringCounts.map((what) => [what, shortNames[what]] as const);

	return (
		<div class={kept.isOpen ? 'sheet orloj-score' : 'sheet orloj-score opening'}>
			<Trouble
				text={isWrong ? words.linkUnread : kept.trouble && keptTrouble[kept.trouble]}
				close={keptTrouble.dismiss}
				onClose={() => {
					setWrong(false);
					kept.dismiss();
				}}
			/>
			<section aria-labelledby="score-his">
				<h2 id="score-his">{words.his}</h2>
				<div class="counts">
					<Count
						label={words.vp}
						symbol="vp"
						value={ledger.vp}
						most={500}
						words={words}
						onChange={(vp) => put({ vp })}
					/>
					<Count
						label={words.assistants}
						symbol="orloj:assistant"
						value={ledger.assistants}
						most={mostHeld}
						words={words}
						onChange={(assistants) => put({ assistants })}
					/>
					{scoringCounts.map((what) => (
						<Count
							key={what}
							label={words.holding(what)}
							symbol={countSymbols[what]}
							value={ledger.holdings[what]}
							most={mostHeld}
							words={words}
							onChange={(value) => put({ holdings: { ...kept.now().ledger.holdings, [what]: value } })}
						/>
					))}
				</div>
				<OneOf
					legend={words.endgame}
					name="endgame"
					value={ledger.isAdvanced ? 'advanced' : 'basic'}
					options={[
						['basic', words.sides.basic],
						['advanced', words.sides.advanced],
					]}
					onChange={(side) => put({ isAdvanced: side === 'advanced' })}
				/>
				<fieldset>
					<legend>{words.tiles}</legend>
					{ledger.tiles.map(({ counts, isFlipped }, at) => (
						<div key={at} class="pair">
							<Select
								label={words.tile(at + 1)}
								short={null}
								value={counts}
								options={options}
								onChange={(what) => put({ tiles: changed(kept.now().ledger.tiles, at, { counts: what }) })}
							/>
							<label class="chip">
								<input
									class="vh"
									type="checkbox"
									checked={isFlipped}
									onChange={({ currentTarget: { checked } }) =>
										put({ tiles: changed(kept.now().ledger.tiles, at, { isFlipped: checked }) })
									}
								/>
								{words.flipped}
							</label>
						</div>
					))}
				</fieldset>
				<fieldset>
					<legend>{words.windows}</legend>
					<p class="quiet">{words.windowsSay}</p>
					{ledger.windows.map(({ counts, reached }, at) => (
						<div key={at} class="pair">
							<Select
								label={words.window(at + 1)}
								short={null}
								value={counts}
								options={options}
								onChange={(what) => put({ windows: changed(kept.now().ledger.windows, at, { counts: what }) })}
							/>
							<Select
								label={words.reached(at + 1)}
								short={null}
								value={reached}
								options={(['none', 'secondary', 'main'] as const).map(
									(each) => [each, words.reachedWords[each]] as const,
								)}
								onChange={(value) => put({ windows: changed(kept.now().ledger.windows, at, { reached: value }) })}
							/>
						</div>
					))}
				</fieldset>
				<fieldset>
					<legend>{words.objectives}</legend>
					<div class="counts">
						<Count
							label={words.first}
							symbol="orloj:objective"
							value={ledger.objectives.first}
							most={3}
							words={words}
							onChange={(first) => put({ objectives: { ...kept.now().ledger.objectives, first } })}
						/>
						<Count
							label={words.third}
							symbol="orloj:objective"
							value={ledger.objectives.third}
							most={3}
							words={words}
							onChange={(third) => put({ objectives: { ...kept.now().ledger.objectives, third } })}
						/>
					</div>
				</fieldset>
			</section>
			<section class="out" aria-labelledby="score-result">
				<div>
					<h2 id="score-result">{words.result}</h2>
					<div class="counts">
						<Count
							label={words.you}
							symbol="vp"
							value={you}
							least={-99}
							most={500}
							words={words}
							onChange={(value) => kept.put({ ...kept.now(), you: value })}
						/>
					</div>
					<p class="quiet">{words.youSays}</p>
				</div>
				<div class="now" role="status">
					{problems.length > 0 ? (
						<ul class="problems">
							{problems.map((problem) => (
								<li key={`${problem.path} ${problem.code}`}>{words.problem(problem)}</li>
							))}
						</ul>
					) : (
						<p class="headline">{isEmpty ? words.empty : words.wins(you, total)}</p>
					)}
				</div>
				{problems.length === 0 && !isEmpty && (
					<p class="cites">
						{rules.map((id) => (
							<RuleLink key={id} id={id} citations={citations} />
						))}
					</p>
				)}
				<div class="lines">
					<h3>
						{words.total}: {total}
					</h3>
					<ol>
						{lines.map((line, at) => (
							<li key={at}>
								<p class="what">
									<Glyph of={lineSymbols[line.of]} size="s" /> {words.line(line)}
								</p>
								<p class="points">{line.vp}</p>
								<p class="cites">
									{line.rules.map((id) => (
										<RuleLink key={id} id={id} citations={citations} />
									))}
								</p>
							</li>
						))}
					</ol>
				</div>
				<div class="press">
					<CopyLink words={words.link} address={async () => `${location.href.split('#')[0]}${sheetHash(kept.now())}`}>
						{words.link.link}
					</CopyLink>
					<button type="button" class="btn" onClick={() => kept.put(emptySheet)}>
						<Glyph of="ui-restart" /> {words.reset}
					</button>
				</div>
				<p class="notice" role="status">
					{opened}
				</p>
			</section>
		</div>
	);
};
