import {
	longestTrack,
	mostCorrections,
	mostDeviations,
	type RoosterLine,
	roosterTurn,
	shortestTrack,
} from '#games/orloj/rooster.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Lines } from '#islands/parts/Lines.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { orlojNames, type RoosterSheet, roosterSchema } from '#stores/orloj.ts';
import { keptTrouble, rooster as words } from '#words/en/orloj-tools.ts';
import { Count } from './Count.tsx';
import { Trouble } from './Trouble.tsx';
import { useKept } from './useKept.ts';
import type { ToolProps } from './view.ts';

const fresh: RoosterSheet = { at: 0, length: 6, steps: 1, whose: 'you', corrections: 1, deviations: 0 };
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
	const kept = useKept<RoosterSheet>(orlojNames.rooster, roosterSchema, fresh);
	const { at, length, steps, whose, corrections, deviations } = kept.value;
	const put = (part: Partial<RoosterSheet>) => {
		const next = { ...kept.now(), ...part };
		// At the end it calls and goes back: before a turn it stands short of it.
		kept.put({ ...next, at: Math.min(next.at, next.length - 1) });
	};
	const within = (value: number, least: number, top: number) => Math.max(least, Math.min(top, value));
	const { lines, isCall, vp, at: after } = roosterTurn({ at, length }, steps, whose, { corrections, deviations });
	return (
		<div class={kept.isOpen ? 'sheet orloj-rooster' : 'sheet orloj-rooster opening'}>
			<Trouble text={kept.trouble && keptTrouble[kept.trouble]} close={keptTrouble.dismiss} onClose={kept.dismiss} />
			<section aria-labelledby="rooster-track">
				<h2 id="rooster-track">{words.track}</h2>
				<div class="counts">
					<Count
						label={words.length}
						symbol="orloj:track"
						value={length}
						least={shortestTrack}
						most={longestTrack}
						words={words}
						onChange={(value) => put({ length: within(value, shortestTrack, longestTrack) })}
					/>
					<Count
						label={words.at}
						symbol="orloj:rooster"
						value={at}
						most={length - 1}
						words={words}
						onChange={(value) => put({ at: within(value, 0, length - 1) })}
					/>
					<Count
						label={words.steps}
						symbol="ui-step"
						value={steps}
						most={mostSteps}
						words={words}
						onChange={(value) => put({ steps: within(value, 0, mostSteps) })}
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
					onChange={(who) => put({ whose: who })}
				/>
				<fieldset>
					<legend>{words.board}</legend>
					<div class="counts">
						<Count
							label={words.corrections}
							symbol="orloj:correct"
							value={corrections}
							most={mostCorrections}
							words={words}
							onChange={(value) => put({ corrections: within(value, 0, mostCorrections) })}
						/>
						<Count
							label={words.deviations}
							symbol="orloj:deviation"
							value={deviations}
							most={mostDeviations}
							words={words}
							onChange={(value) => put({ deviations: within(value, 0, mostDeviations) })}
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
							kept.put({ ...now, at: after, deviations: left, whose: now.whose === 'you' ? 'manes' : 'you' });
						}}
					>
						<Glyph of="ui-next" /> {words.next}
					</button>
				</div>
			</section>
		</div>
	);
};
