import {
	longestTrack,
	mostCorrections,
	mostDeviations,
	type RoosterLine,
	roosterTurn,
	shortestTrack,
} from '#games/orloj/rooster.ts';
import { Count } from '#islands/parts/Count.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Lines } from '#islands/parts/Lines.tsx';
import { Notice } from '#islands/parts/Notice.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { useTool } from '#islands/parts/useTool.ts';
import { tools } from '#stores/orloj.ts';
import { rooster as words } from '#words/en/orloj-tools.ts';
import type { ToolProps } from './view.ts';

const mostSteps = 9;

const lineSymbols: Record<RoosterLine['type'], string> = {
	stays: 'orloj:rooster',
	moved: 'orloj:rooster',
	dropped: 'cost',
	called: 'orloj:rooster',
	corrected: 'orloj:correct',
	unused: 'vp',
	broken: 'orloj:deviation',
	spared: 'ui-check',
	back: 'ui-undo',
};

/** The rooster before and after a turn: whether it calls, and what that comes to. */
export const Rooster = ({ citations }: ToolProps) => {
	const kept = useTool(tools.rooster);
	const { put, change } = kept;
	const { at, length, steps, whose, corrections, deviations } = kept.state;
	const { lines, isCall, vp, at: after } = roosterTurn({ at, length }, steps, whose, { corrections, deviations });
	return (
		<div class={kept.isOpen ? 'sheet orloj-rooster' : 'sheet orloj-rooster opening'}>
			<Notice held={kept} />
			<section aria-labelledby="rooster-track">
				<h2 id="rooster-track">{words.track}</h2>
				<div class="counts">
					<Count
						label={words.length}
						symbol="orloj:track"
						value={length}
						least={shortestTrack}
						most={longestTrack}
						// At the end it calls and goes back: before a turn it stands short of it.
						onChange={(value) => change({ length: value, at: Math.min(kept.now().at, value - 1) })}
					/>
					<Count
						label={words.at}
						symbol="orloj:rooster"
						value={at}
						most={length - 1}
						onChange={(value) => change({ at: value })}
					/>
					<Count
						label={words.steps}
						symbol="ui-step"
						value={steps}
						most={mostSteps}
						onChange={(value) => change({ steps: value })}
					/>
				</div>
				<p class="quiet">{words.lengthSays}</p>
				<p class="quiet">{words.stepsSay}</p>
				<OneOf
					legend={words.whose}
					name="whose"
					value={whose}
					options={[
						['you', words.whoseWords.you],
						['manes', words.whoseWords.manes],
					]}
					onChange={(who) => change({ whose: who })}
				/>
				<fieldset>
					<legend>{words.board}</legend>
					<div class="counts">
						<Count
							label={words.corrections}
							symbol="orloj:correct"
							value={corrections}
							most={mostCorrections}
							onChange={(value) => change({ corrections: value })}
						/>
						<Count
							label={words.deviations}
							symbol="orloj:deviation"
							value={deviations}
							most={mostDeviations}
							onChange={(value) => change({ deviations: value })}
						/>
					</div>
				</fieldset>
			</section>
			<section class="out" aria-labelledby="rooster-result">
				<div>
					<h2 id="rooster-result">{words.result}</h2>
					<div class="now" role="status">
						<p class="headline">{words.headline(isCall, vp)}</p>
					</div>
				</div>
				<Lines
					lines={lines.map((line) => ({
						symbol: lineSymbols[line.type],
						text: words.line(line),
						rules: line.rules,
						...(line.type === 'broken' && { rulings: ['broken-gears'] }),
					}))}
					citations={citations}
				/>
				<div class="btns">
					<button
						type="button"
						class="btn"
						onClick={() => {
							const now = kept.now();
							const left = isCall ? Math.max(0, now.deviations - now.corrections) : now.deviations;
							put({ ...now, at: after, deviations: left, whose: now.whose === 'you' ? 'manes' : 'you' });
						}}
					>
						<Glyph of="ui-next" /> {words.next}
					</button>
				</div>
			</section>
		</div>
	);
};
