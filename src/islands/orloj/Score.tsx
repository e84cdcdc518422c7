import { outmost } from '#games/orloj/schemas.ts';
import { type Ledger, ledgerProblems, mostHeld, scoreManes, winnerOf } from '#games/orloj/score.ts';
import { scoringCounts } from '#games/orloj/values.ts';
import { Check } from '#islands/parts/Check.tsx';
import { CopyLink } from '#islands/parts/CopyLink.tsx';
import { Count } from '#islands/parts/Count.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Notice } from '#islands/parts/Notice.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { useTool } from '#islands/parts/useTool.ts';
import { RuleLink } from '#islands/solo/RuleLink.tsx';
import { emptySheet, tools } from '#stores/orloj.ts';
import { textOf } from '#stores/tool.ts';
import { shortNames } from '#words/en/orloj.ts';
import { score as words } from '#words/en/orloj-tools.ts';
import { tools as toolWords } from '#words/en/tools.ts';
import { countSymbols } from './symbols.ts';
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
	const kept = useTool(tools.score);
	const { you, ledger } = kept.state;
	const put = (part: Partial<Ledger>) => kept.change({ ledger: { ...kept.now().ledger, ...part } });
	const changed = <Item,>(items: readonly Item[], at: number, part: Partial<Item>): Item[] =>
		items.map((item, nth) => (nth === at ? { ...item, ...part } : item));
	const problems = ledgerProblems(ledger);
	const { lines, total } = scoreManes(ledger);
	const { rules } = winnerOf(you, total);
	const isEmpty = kept.text() === textOf(tools.score, emptySheet());
	const options = scoringCounts.map((what) => [what, shortNames[what]] as const);

	return (
		<div class={kept.isOpen ? 'sheet orloj-score' : 'sheet orloj-score opening'}>
			<Notice held={kept} />
			<section aria-labelledby="score-his">
				<h2 id="score-his">{words.his}</h2>
				<div class="counts">
					<Count
						label={words.vp}
						symbol="vp"
						value={ledger.vp}
						most={500}
						limit={outmost}
						onChange={(vp) => put({ vp })}
					/>
					<Count
						label={words.assistants}
						symbol="orloj:assistant"
						value={ledger.assistants}
						most={mostHeld}
						limit={outmost}
						onChange={(assistants) => put({ assistants })}
					/>
					{scoringCounts.map((what) => (
						<Count
							key={what}
							label={words.holding(what)}
							symbol={countSymbols[what]}
							value={ledger.holdings[what]}
							most={mostHeld}
							limit={outmost}
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
							<Check
								label={words.flipped}
								checked={isFlipped}
								onChange={(checked) => put({ tiles: changed(kept.now().ledger.tiles, at, { isFlipped: checked }) })}
							/>
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
							limit={outmost}
							onChange={(first) => put({ objectives: { ...kept.now().ledger.objectives, first } })}
						/>
						<Count
							label={words.third}
							symbol="orloj:objective"
							value={ledger.objectives.third}
							most={3}
							limit={outmost}
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
							limit={outmost}
							onChange={(value) => kept.change({ you: value })}
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
					<CopyLink words={toolWords} address={kept.address}>
						{toolWords.link}
					</CopyLink>
					<button type="button" class="btn" onClick={() => kept.put(emptySheet())}>
						<Glyph of="ui-restart" /> {words.reset}
					</button>
				</div>
			</section>
		</div>
	);
};
