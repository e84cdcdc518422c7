import { type Side, sidesOf } from '#games/orloj/sides.ts';
import { difficulties } from '#games/orloj/values.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Notice } from '#islands/parts/Notice.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { useTool } from '#islands/parts/useTool.ts';
import { tools } from '#stores/orloj.ts';
import { difficultyNames, difficultyWords } from '#words/en/orloj.ts';
import { setUp as words } from '#words/en/orloj-tools.ts';
import type { Pages, SetUpStep } from './view.ts';

interface SetUpProps {
	/** What changes on the table, then his area. */
	table: SetUpStep[];
	area: SetUpStep[];
	pages: Pages;
}

const base = 'base';

/** The set-up of one difficulty, step by step; ticks stay on the device. */
export const SetUp = ({ table, area, pages }: SetUpProps) => {
	const kept = useTool(tools.setUp);
	const { difficulty, ticks } = kept.state;
	const all = [base, ...table.map(({ id }) => id), ...area.map(({ id }) => id)];
	const done = all.filter((id) => ticks.includes(id)).length;
	const sides: Partial<Record<string, Side>> = sidesOf(difficulty);
	const box = (id: string, title: string, text: string, need: string | null) => (
		<label class="step">
			<input
				type="checkbox"
				checked={ticks.includes(id)}
				onChange={({ currentTarget: { checked } }) => {
					const now = kept.now().ticks;
					kept.change({ ticks: checked ? [...now, id] : now.filter((each) => each !== id) });
				}}
			/>
			<span>
				<b>{title}</b>
				<span class="text">{text}</span>
				{need && <span class="need">{need}</span>}
			</span>
		</label>
	);
	const step = ({ id, title, text, number, href }: SetUpStep) => {
		const side = sides[id];
		return (
			<li key={id}>
				{box(id, title, text, side ? (id === 'solo.setup.turn-scoring' ? words.cards(side) : words.side(side)) : null)}
				<a class="no" href={href} aria-label={`${number} ${title}`}>
					{number}
				</a>
			</li>
		);
	};
	return (
		<div class={kept.isOpen ? 'solo orloj-set-up' : 'solo orloj-set-up opening'}>
			<Notice held={kept} />
			<div>
				<OneOf
					legend={words.difficulty}
					name="difficulty"
					value={difficulty}
					options={difficulties.map((each) => [each, difficultyNames[each]] as const)}
					onChange={(chosen) => kept.change({ difficulty: chosen })}
				/>
				<p class="says" role="status">
					{difficultyWords[difficulty]}
				</p>
			</div>
			<p class="progress-line" role="status">
				{done === all.length ? words.ready : words.progress(done, all.length)}
			</p>
			<section aria-label={words.base}>
				<ul class="steps">
					<li>
						{box(base, words.base, words.baseSays, null)}
						<a class="no" href={pages.base} aria-label={words.chapter}>
							<Glyph of="ui-next" />
						</a>
					</li>
				</ul>
			</section>
			<section aria-labelledby="set-up-table">
				<h2 id="set-up-table">{words.table}</h2>
				<ul class="steps">{table.map(step)}</ul>
			</section>
			<section aria-labelledby="set-up-area">
				<h2 id="set-up-area">{words.area}</h2>
				<ul class="steps">{area.map(step)}</ul>
			</section>
			<div class="btns">
				<a class="btn go" href={`${pages.turn}?difficulty=${difficulty}`}>
					{words.begin}
					<Glyph of="ui-next" />
				</a>
				<button type="button" class="btn" onClick={() => kept.change({ ticks: [] })}>
					<Glyph of="ui-restart" /> {words.reset}
				</button>
			</div>
		</div>
	);
};
