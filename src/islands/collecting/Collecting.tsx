import { useStore } from '@nanostores/preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Scenario } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import type { Action, Event, Setup } from '#games/copan/index.ts';
import { capacityOf } from '#games/copan/position.ts';
import { type Court, courts, type SpaceId } from '#games/copan/pyramid.ts';
import { type ByResource, byResource, resources } from '#games/copan/resources.ts';
import { Pyramid } from '#islands/board/Pyramid.tsx';
import { Controls } from '#islands/parts/Controls.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { type Citations, Log } from '#islands/parts/Log.tsx';
import { Stepper } from '#islands/parts/Stepper.tsx';
import { Troubles } from '#islands/parts/Troubles.tsx';
import { useOpening } from '#islands/parts/useOpening.ts';
import { lineOf, type Preset } from '#stores/opening.ts';
import { createPlay } from '#stores/play.ts';
import { resourceNames } from '#words/en/copan.ts';
import { actionWords, amountsWords, rejectionWords, setupProblemWords, spaceName } from '#words/en/copan-play.ts';
import { play } from '#words/en/play.ts';
import { Arrange } from './Arrange.tsx';
import { type Brush, Brushes, brushWords, paint } from './Brushes.tsx';
import { changeMarks, courtOfEvent, gainsOf, logLines, pyramidView } from './view.ts';

interface CollectingProps {
	presets: Preset<Setup, Action>[];
	citations: Citations;
	/** Where the marks of our own values lead. */
	yourCopy: string;
	/** Where an Event's rules stand. */
	eventRules: string;
}

/** The answer a visitor gave before the tile of the nth action was placed. */
interface Guess {
	at: number;
	amounts: ByResource;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const none = (): ByResource => byResource(() => 0);

/** More than any tile can bring. */
const mostGuessed = 20;

const courtOf = (space: SpaceId): Court => space.split('-')[0] as Court;

/** “Collecting resources”: arrange a position, place a tile, say what comes in, see why. */
export const Collecting = ({ presets, citations, yourCopy, eventRules }: CollectingProps) => {
	const first = presets[0] as Preset<Setup, Action>;
	const controller = useMemo(() => {
		const created = createPlay(copanGame, first.scenario as Scenario<Setup, Action>);
		created.load(first.scenario, lineOf(first).at);
		return created;
	}, [first]);
	const { scenario, at } = useStore(controller.$line);
	const { steps, stop } = useStore(controller.$run);
	const now = useStore(controller.$now);

	const [court, setCourt] = useState<Court | null>(null);
	const [shown, setShown] = useState<number | null>(null);
	const [planned, setPlanned] = useState<SpaceId | null>(null);
	const [amounts, setAmounts] = useState<ByResource>(none);
	const [guess, setGuess] = useState<Guess | null>(null);
	const [brush, setBrush] = useState<Brush | null>(null);
	/** What to tell about the last press; numbered, so that the same words twice are told twice. */
	const [notice, setNotice] = useState<{ nth: number; text: string; isRefusal: boolean } | null>(null);
	const status = useRef<HTMLDivElement>(null);

	const [trouble, dismiss] = useOpening(controller, presets, 'play:collecting', (line) => {
		// A thumb-sized screen gets one court at a time.
		if (!matchMedia('(max-width: 40rem)').matches) return;
		const placing = line.scenario.actions.find((action) => action.type === 'place-tile');
		setCourt(placing?.type === 'place-tile' ? courtOf(placing.space) : 'south');
	});

	const position = now?.position ?? null;
	const decision = position && copanGame.rules.decision(position);
	const told: Event[] = steps.slice(0, at + 1).flatMap(({ events }) => events);
	const seat = position?.seats[position.active];
	const capacity = position && seat ? capacityOf(position, seat) : 0;
	const following = scenario.actions[at];
	const asking = position?.frames.at(-1);
	const question = asking && 'ask' in asking ? asking : null;
	const tileInHand = question?.ask === 'space' ? question.tile : null;
	const tileWords =
		tileInHand === 'face-down' ? play.ask.faceDown : tileInHand ? `${resourceNames[tileInHand]} tile` : '';
	const target = tileInHand ? (planned ?? (following?.type === 'place-tile' ? following.space : null)) : null;
	const isOver = position !== null && decision === null;
	const { harvest, choice } = gainsOf(told);
	const candidates = position ? copanGame.rules.candidates(position) : [];
	const example = scenario.rulings
		? undefined
		: presets.find((preset) => isSame(preset.scenario.setup, scenario.setup));

	const tellOf = (text: string, isRefusal = false) => setNotice({ nth: (notice?.nth ?? 0) + 1, text, isRefusal });
	const refuse = (text: string) => tellOf(text, true);
	/** What was planned, shown or refused belongs to the step left. */
	const settle = () => {
		setPlanned(null);
		setNotice(null);
		setShown(null);
		setAmounts(none());
	};
	/** Another table: an answer given for the old one no longer counts. */
	const anew = () => {
		settle();
		setGuess(null);
	};
	const focusStatus = () => status.current?.focus();
	const act = (action: Action) => {
		const refused = controller.act(action);
		if (refused) return refuse(rejectionWords(refused));
		settle();
		// The button pressed may be gone: what is asked next takes the focus, and is read out.
		focusStatus();
	};
	const goTo = (step: number) => {
		settle();
		if (guess && step <= guess.at) setGuess(null);
		controller.goTo(step);
	};
	const load = (preset: Preset<Setup, Action>) => {
		anew();
		dismiss();
		setBrush(null);
		const line = lineOf(preset);
		controller.load(line.scenario, line.at);
		const placing = line.scenario.actions.find((action) => action.type === 'place-tile');
		if (court && placing?.type === 'place-tile') setCourt(courtOf(placing.space));
	};
	const arrange = (change: (setup: Setup) => Setup, said: string) => {
		anew();
		controller.arrange(change);
		tellOf(said);
	};
	const choose = (space: SpaceId) => {
		const refused = position && copanGame.rules.why(position, { type: 'place-tile', space });
		if (refused) return refuse(`${spaceName(space)}: ${rejectionWords(refused)}`);
		setNotice(null);
		setPlanned(space);
		if (court) setCourt(courtOf(space));
	};
	const pressSpace = (space: SpaceId) => {
		if (brush) {
			const laid = paint(scenario.setup, brush, space);
			const isEmpty = laid.pyramid?.[space] === undefined;
			return arrange(
				() => laid,
				isEmpty ? play.setup.emptied(spaceName(space)) : play.setup.laid(brushWords(brush), spaceName(space)),
			);
		}
		if (tileInHand) return choose(space);
		switch (question?.ask) {
			case 'tile':
				return refuse(play.ask.tileHint);
			case 'any-resource':
				return refuse(play.ask.resourceHint);
			case 'cube':
				return refuse(play.ask.cubeHint);
			default:
				return refuse(position ? play.ask.overHint : play.setup.problems);
		}
	};
	const place = (space: SpaceId, answered: ByResource | null) => {
		setGuess(answered && { at, amounts: answered });
		// The example's own way through stays ahead of the player; any other placing starts a new one.
		if (following?.type === 'place-tile' && following.space === space) {
			settle();
			controller.goTo(at + 1);
			focusStatus();
		} else act({ type: 'place-tile', space });
	};
	const showLine = (number: number) => {
		setShown(number);
		const event = told.find(({ id }) => id === number - 1);
		const where = event && courtOfEvent(event);
		if (court && where) setCourt(where);
	};

	const answered = isOver && guess ? guess.amounts : null;
	const isRight = answered && resources.every((resource) => answered[resource] === harvest[resource]);
	const headline = (): string => {
		if (brush) return play.setup.arranging(brushWords(brush));
		if (!position) return play.setup.problems;
		if (target)
			return play.guess.title(tileInHand === 'face-down' ? play.setup.faceDown : tileWords, spaceName(target));
		switch (question?.ask) {
			case 'tile':
				return play.ask.tile;
			case 'space':
				return play.ask.space(tileWords);
			case 'any-resource':
				return play.ask.anyResource(question.left === 1 ? 2 : 1);
			case 'cube':
				return play.ask.cube;
			default:
				return play.came(amountsWords(harvest));
		}
	};

	return (
		<div class="isle">
			{trouble && (
				<Troubles
					trouble={trouble}
					onClose={() => {
						dismiss();
						focusStatus();
					}}
				/>
			)}
			<div class="field-row">
				<label class="pick">
					<span>{play.startFrom}</span>
					<select
						value={example?.id ?? ''}
						onChange={({ currentTarget }) => {
							const preset = presets.find(({ id }) => id === currentTarget.value);
							if (preset) load(preset);
						}}
					>
						{!example && <option value="">{play.ownPosition}</option>}
						{presets.map(({ id, title }) => (
							<option key={id} value={id}>
								{title}
							</option>
						))}
					</select>
				</label>
				<p class="quiet note-line">{example?.note ?? ''}</p>
			</div>

			<div class="now" role="status" tabIndex={-1} ref={status}>
				<p class="headline">{headline()}</p>
				{!brush && isOver && resources.some((resource) => choice[resource] > 0) && (
					<p>{play.choice(amountsWords(choice))}</p>
				)}
				{!brush && answered && (
					<p class={isRight ? 'verdict right' : 'verdict wrong'}>
						<Glyph of={isRight ? 'ui-check' : 'ui-close'} size="s" />
						{isRight ? play.guess.right : play.guess.wrong(amountsWords(answered))}
					</p>
				)}
			</div>

			<div class="stage">
				<div class="parts" role="group" aria-label={play.parts.label}>
					{([null, ...courts] as const).map((part) => (
						<button key={part} type="button" aria-pressed={court === part} onClick={() => setCourt(part)}>
							{play.parts[part ?? 'whole']}
						</button>
					))}
				</div>
				<div class="picture">
					<Pyramid
						view={pyramidView(scenario.setup, position)}
						label={play.board}
						{...(court ? { court } : {})}
						changed={brush ? [] : changeMarks(told, shown)}
						selected={brush ? null : target}
						onSpace={pressSpace}
						{...(brush
							? {
									onTrack: (resource, moves) =>
										arrange(
											(setup) => ({ ...setup, cubes: { ...setup.cubes, [resource]: moves } }),
											play.setup.cubeAt(resourceNames[resource], moves),
										),
								}
							: {
									selectable: new Set(
										candidates.flatMap(({ action, refused }) =>
											action.type === 'place-tile' && !refused ? [action.space] : [],
										),
									),
								})}
					/>
					<p class="notice" role="status">
						{notice && (
							<span key={notice.nth} class={notice.isRefusal ? 'refusal' : undefined}>
								{notice.text}
							</span>
						)}
					</p>
				</div>
				{brush && <Brushes brush={brush} onBrush={setBrush} onDone={() => setBrush(null)} />}
				<a class="ours" href={yourCopy}>
					<Glyph of="mark" size="s" />
					{play.marks.board}
				</a>
			</div>

			<div class="panel">
				{stop?.at === 'setup' && (
					<ul class="problems">
						{stop.problems.map((problem) => (
							<li key={problem.path}>{setupProblemWords(problem)}</li>
						))}
					</ul>
				)}

				{!brush && question && question.ask !== 'space' && (
					<div class="choices">
						{candidates.map(({ action, refused }) => {
							const resource =
								action.type === 'take-tile' ? action.tile : action.type === 'place-tile' ? null : action.resource;
							return (
								<button
									key={JSON.stringify(action)}
									type="button"
									class="btn"
									aria-disabled={refused ? 'true' : undefined}
									onClick={() => (refused ? refuse(rejectionWords(refused)) : act(action))}
								>
									{resource && <Glyph of={resource} />}
									{actionWords(action)}
									{action.type === 'take-tile' && seat && <small>{seat.tiles[action.tile]}</small>}
								</button>
							);
						})}
					</div>
				)}

				{!brush && target && (
					<form
						class="guess"
						onSubmit={(event) => {
							event.preventDefault();
							place(target, amounts);
						}}
					>
						<div class="steppers">
							{resources.map((resource) => (
								<Stepper
									key={resource}
									label={resourceNames[resource]}
									symbol={resource}
									value={amounts[resource]}
									most={mostGuessed}
									onChange={(value) => setAmounts({ ...amounts, [resource]: value })}
								/>
							))}
						</div>
						<p class="quiet">{play.guess.hint}</p>
						<div class="btns">
							<button type="submit" class="btn go">
								<Glyph of="ui-check" />
								{play.guess.check}
							</button>
							<button type="button" class="btn" onClick={() => place(target, null)}>
								{play.guess.just}
							</button>
						</div>
					</form>
				)}

				{!brush && position && (
					<Controls
						at={at}
						length={scenario.actions.length}
						onStep={goTo}
						text={() => JSON.stringify({ ...scenario, actions: scenario.actions.slice(0, at) })}
					/>
				)}

				{seat && (
					<dl class="store" aria-label={play.stored}>
						{resources.map((resource) => (
							<div key={resource}>
								<dt>
									<Glyph of={resource} label={resourceNames[resource]} />
								</dt>
								<dd>{play.of(seat.resources[resource], capacity)}</dd>
							</div>
						))}
					</dl>
				)}

				{!brush && tileInHand && (
					<details class="fold">
						<summary>{play.spacesAsList}</summary>
						<div class="choices list">
							{candidates
								.filter(({ refused }) => !refused)
								.map(({ action }) =>
									action.type === 'place-tile' ? (
										<button
											key={action.space}
											type="button"
											class="btn"
											aria-pressed={target === action.space}
											onClick={() => {
												choose(action.space);
												focusStatus();
											}}
										>
											{actionWords(action)}
										</button>
									) : null,
								)}
						</div>
						<details class="fold">
							<summary>{play.refusedAsList}</summary>
							<ul class="refused">
								{candidates.map(({ action, refused }) =>
									refused ? (
										<li key={JSON.stringify(action)}>
											<b>{actionWords(action)}</b> {rejectionWords(refused)}{' '}
											<a href={citations.rules[refused.rule]?.href}>{citations.rules[refused.rule]?.title}</a>
										</li>
									) : null,
								)}
							</ul>
						</details>
					</details>
				)}

				<section aria-labelledby="log-title">
					<h2 id="log-title">{play.log.title}</h2>
					{position && position.events.length > 0 && (
						<aside class="note-in">
							<Glyph of="important" />
							<p>
								{play.log.pending(position.events.length)} <a href={eventRules}>{play.log.pendingRule}</a>
							</p>
						</aside>
					)}
					<Log
						lines={position ? logLines(told, position.table) : []}
						citations={citations}
						shown={shown}
						onShow={showLine}
					/>
				</section>

				<Arrange
					setup={scenario.setup}
					rulings={scenario.rulings ?? {}}
					citations={citations}
					yourCopy={yourCopy}
					brush={brush}
					onBrush={(next) => {
						if (next) {
							anew();
							controller.goTo(0);
						}
						setBrush(next);
						focusStatus();
					}}
					onSetup={arrange}
					onReading={(id, option) => {
						anew();
						controller.load({ ...scenario, rulings: { ...scenario.rulings, [id]: option } }, Math.min(at, 1));
						tellOf(play.setup.reading(citations.rulings[id]?.short ?? id));
					}}
				/>
			</div>
		</div>
	);
};
