import type { ComponentChildren } from 'preact';
import { type Resource, resources } from '#games/copan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import type { SoloGame, SoloSetup } from '#stores/solo.ts';
import { resourceNames } from '#words/en/resource-names.ts';
import { solo } from '#words/en/solo.ts';
import { RuleLink } from './RuleLink.tsx';
import type { SoloProps } from './view.ts';

const words = solo.setup;

interface ChecklistProps extends Pick<SoloProps, 'steps' | 'citations' | 'pages'> {
	game: SoloGame;
	onTick: (ticks: string[]) => void;
	onSet: (part: Partial<Pick<SoloSetup, 'order' | 'first'>>) => void;
	onChange: () => void;
	onBegin: () => void;
}

/** Draws one of a list, as a hand in a bag does. */
const drawn = <Thing,>(things: readonly Thing[]): Thing => things[Math.floor(Math.random() * things.length)] as Thing;

const shuffled = (): Resource[] => {
	const left: Resource[] = [...resources];
	return resources.map(() => left.splice(left.indexOf(drawn(left)), 1)[0] as Resource);
};

/** The set-up of this very choice: the table for two, the Automa's cards and pieces, its row, who begins. */
export const Checklist = ({ game, steps, citations, pages, onTick, onSet, onChange, onBegin }: ChecklistProps) => {
	const { setup, ticks } = game;
	const { order, first } = setup;
	const row = order;
	const isTicked = (id: string) => ticks.includes(id);
	const own = ['cards', 'pieces', 'tiles'];
	const done =
		[...own, ...steps.map(({ id }) => id)].filter(isTicked).length +
		(row.length === resources.length ? 1 : 0) +
		(first ? 1 : 0);
	const tick = (id: string, title: string, rules: readonly string[], children?: ComponentChildren) => (
		<li key={id}>
			<label class="step">
				<input
					type="checkbox"
					checked={isTicked(id)}
					onChange={({ currentTarget: { checked } }) =>
						onTick(checked ? [...ticks, id] : ticks.filter((each) => each !== id))
					}
				/>
				<b>{title}</b>
			</label>
			{children}
			<p class="cites">
				{rules.map((rule) => (
					<RuleLink key={rule} id={`copan.${rule}`} citations={citations} />
				))}
			</p>
		</li>
	);
	/** The row as it is tapped: it is known once all four lie there, the last by itself. */
	const lay = (resource: Resource) => {
		const laid = [...row, resource];
		const left = resources.filter((each) => !laid.includes(each));
		onSet({ order: left.length === 1 ? [...laid, ...left] : laid });
	};
	const isReady = row.length === resources.length && first !== null;
	return (
		<section class="setting-up" aria-labelledby="solo-set-up">
			<h2 id="solo-set-up" tabIndex={-1}>
				{words.title}
			</h2>
			<p class="choice-made">
				{words.choice(setup.mode, setup.hard, setup.card)}{' '}
				<button type="button" class="btn" onClick={onChange}>
					{words.change}
				</button>
			</p>
			<p class="quiet" role="status">
				{words.progress(done, steps.length + own.length + 2)}
			</p>
			<details class="fold">
				<summary>{words.table}</summary>
				<p class="says">
					{words.tableSays} <a href={pages.setup}>{words.whole}</a>
				</p>
				<ul class="steps">
					{steps.map(({ id, title, need, number, href }) => (
						<li key={id}>
							<label class="step">
								<input
									type="checkbox"
									checked={isTicked(id)}
									onChange={({ currentTarget: { checked } }) =>
										onTick(checked ? [...ticks, id] : ticks.filter((each) => each !== id))
									}
								/>
								<span>
									<b>{title}</b> {need && <small class="need">{need}</small>}
								</span>
							</label>
							<a class="no" href={href}>
								{number}
							</a>
						</li>
					))}
				</ul>
			</details>
			<h3>{words.automa}</h3>
			<ul class="steps own">
				{tick(
					'cards',
					words.cards,
					['solo.setup.mode', 'solo.setup.difficulty', 'solo.mix'],
					<>
						<p class="says">{words.cardsSay(setup.mode)}</p>
						<ul class="four">
							{resources.map((resource) => {
								const isHard = setup.hard.includes(resource);
								return (
									<li key={resource}>
										<Glyph of={resource} /> {resourceNames[resource]}{' '}
										<small>
											{isHard && <Glyph of="difficulty" size="s" />} {isHard ? words.isHard : words.isEasy}
										</small>
									</li>
								);
							})}
						</ul>
					</>,
				)}
				{tick('pieces', words.pieces, ['solo.setup.two-players'], <p class="says">{words.piecesSay}</p>)}
				{tick(
					'tiles',
					words.tiles,
					['solo.setup.starting-tiles', 'solo.setup.tiles-on-cards'],
					<p class="says">{words.tilesSay}</p>,
				)}
				<li>
					<b>{words.row}</b>
					<p class="says">{row.length === resources.length ? words.rowIs : words.rowSays}</p>
					<ol class="row">
						{row.map((resource, at) => (
							<li key={resource} aria-label={words.place(at + 1, resource)}>
								<Glyph of={resource} /> {resourceNames[resource]}
							</li>
						))}
					</ol>
					<div class="btns">
						{row.length < resources.length &&
							resources
								.filter((resource) => !row.includes(resource))
								.map((resource) => (
									<button key={resource} type="button" class="btn" onClick={() => lay(resource)}>
										<Glyph of={resource} /> {resourceNames[resource]}
									</button>
								))}
						<button type="button" class="btn" onClick={() => onSet({ order: row.length > 0 ? [] : shuffled() })}>
							<Glyph of="ui-restart" /> {row.length > 0 ? words.anew : words.shuffle}
						</button>
					</div>
					<p class="cites">
						<RuleLink id="copan.solo.setup.four-cards" citations={citations} />
					</p>
				</li>
				<li>
					<OneOf
						legend={words.first}
						name="first"
						value={first ?? ''}
						options={[
							['you', words.firsts.you],
							['automa', words.firsts.automa],
						]}
						onChange={(who) => onSet({ first: who as 'you' | 'automa' })}
					/>
					<div class="btns">
						<button type="button" class="btn" onClick={() => onSet({ first: drawn(['you', 'automa'] as const) })}>
							<Glyph of="ui-restart" /> {words.draw}
						</button>
					</div>
					<p class="says" role="status">
						{first ? words.drawn[first] : words.firstSays}
					</p>
					<p class="cites">
						<RuleLink id="copan.solo.setup.first-player" citations={citations} />
					</p>
				</li>
			</ul>
			{!isReady && <p class="quiet">{words.missing}</p>}
			<button
				type="button"
				class="btn go big"
				aria-disabled={isReady ? undefined : 'true'}
				onClick={() => isReady && onBegin()}
			>
				{words.begin}
				<Glyph of="ui-next" />
			</button>
		</section>
	);
};
