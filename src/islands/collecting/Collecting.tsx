import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Scenario } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import type { Action, Event, Setup } from '#games/copan/index.ts';
import { capacityOf } from '#games/copan/position.ts';
import { type Court, courts, type SpaceId } from '#games/copan/pyramid.ts';
import { type ByResource, byResource, resources } from '#games/copan/resources.ts';
import { Pyramid } from '#islands/board/Pyramid.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { type Citations, Log } from '#islands/parts/Log.tsx';
import { Stepper } from '#islands/parts/Stepper.tsx';
import { Troubles } from '#islands/parts/Troubles.tsx';
import { pack } from '#stores/link.ts';
import { addressWith, lineOf, openAddress, openText, type Preset, type Trouble } from '#stores/opening.ts';
import { createPlay } from '#stores/play.ts';
import { keep, recall } from '#stores/storage.ts';
import { resourceNames } from '#words/en/copan.ts';
import { actionWords, amountsWords, rejectionWords, setupProblemWords, spaceName } from '#words/en/copan-play.ts';
import { play } from '#words/en/play.ts';
import { Arrange, type Brush, paint } from './Arrange.tsx';
import { changeMarks, courtOfEvent, gainsOf, logLines, pyramidView } from './view.ts';

interface CollectingProps {
	presets: Preset<Setup, Action>[];
	citations: Citations;
	/** Where the marks of our own values lead. */
	yourCopy: string;
	/** Where an Event's rules stand. */
	eventRules: string;
}

const kept = 'play:collecting';
/** The answer a visitor gave before the tile of the nth action was placed. */
interface Guess {
	at: number;
	amounts: ByResource;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const none = (): ByResource => byResource(() => 0);

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

	const [trouble, setTrouble] = useState<Trouble | null>(null);
	const [court, setCourt] = useState<Court | null>(null);
	const [shown, setShown] = useState<number | null>(null);
	const [planned, setPlanned] = useState<SpaceId | null>(null);
	const [amounts, setAmounts] = useState<ByResource>(none);
	const [guess, setGuess] = useState<Guess | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const [brush, setBrush] = useState<Brush | null>(null);
	const [link, setLink] = useState<string | null>(null);
	const [copied, setCopied] = useState(false);
	const ready = useRef(false);
	const status = useRef<HTMLDivElement>(null);

	// What the address asks for comes first, then what this device kept; a thumb-sized screen gets one court at a time.
	useEffect(() => {
		const open = async () => {
			const { line, trouble: wrong } = await openAddress(copanGame, location, presets);
			const saved = line || wrong ? null : recall(kept);
			const back = saved ? openText(copanGame, saved, Number(recall(`${kept}:at`) ?? 0)).line : null;
			const opened = line ?? back;
			if (opened) controller.load(opened.scenario, opened.at);
			setTrouble(wrong);
			ready.current = true;
			if (matchMedia('(max-width: 40rem)').matches) {
				const next = (opened ?? lineOf(first)).scenario.actions.find((action) => action.type === 'place-tile');
				setCourt((next?.type === 'place-tile' ? next.space.split('-')[0] : 'south') as Court);
			}
		};
		void open();
	}, [controller, first, presets]);

	useEffect(() => {
		if (!ready.current) return;
		keep(kept, JSON.stringify(scenario));
		keep(`${kept}:at`, String(at));
		if (location.hash || location.search) history.replaceState(null, '', location.pathname);
	}, [scenario, at]);

	const position = now?.position ?? null;
	const decision = position && copanGame.rules.decision(position);
	const told: Event[] = steps.slice(0, at + 1).flatMap(({ events }) => events);
	const view = pyramidView(scenario.setup, position);
	const seat = position?.seats[position.active];
	const capacity = position && seat ? capacityOf(position, seat) : 0;
	const following = scenario.actions[at];
	const held = position?.frames.at(-1);
	const tileInHand = held && 'ask' in held && held.ask === 'space' ? held.tile : null;
	const tileWords =
		tileInHand === 'face-down' ? play.ask.faceDown : tileInHand ? `${resourceNames[tileInHand]} tile` : '';
	const target = tileInHand ? (planned ?? (following?.type === 'place-tile' ? following.space : null)) : null;
	const isOver = position !== null && decision === null;
	const { harvest, choice } = gainsOf(told);
	const candidates = position ? copanGame.rules.candidates(position) : [];
	const arranging = brush !== null;

	const settle = () => {
		setPlanned(null);
		setRefusal(null);
		setShown(null);
		setAmounts(none());
		setLink(null);
	};
	const act = (action: Action) => {
		const refused = controller.act(action);
		if (refused) return setRefusal(rejectionWords(refused));
		settle();
		// The button pressed may be gone: what is asked next takes the focus, and is read out.
		status.current?.focus();
	};
	const goTo = (step: number) => {
		settle();
		if (guess && step <= guess.at) setGuess(null);
		controller.goTo(step);
	};
	const load = (preset: Preset<Setup, Action>) => {
		settle();
		setGuess(null);
		setTrouble(null);
		setBrush(null);
		const line = lineOf(preset);
		controller.load(line.scenario, line.at);
		const placing = line.scenario.actions.find((action) => action.type === 'place-tile');
		if (court && placing?.type === 'place-tile') setCourt(placing.space.split('-')[0] as Court);
	};
	const pressSpace = (space: SpaceId) => {
		if (brush) {
			controller.arrange((setup) => paint(setup, brush, space));
			settle();
			return;
		}
		if (!tileInHand)
			return setRefusal(decision ? play.ask[decision.ask === 'tile' ? 'tileHint' : 'spaceHint'] : play.log.title);
		const refused = position && copanGame.rules.why(position, { type: 'place-tile', space });
		setRefusal(refused ? `${spaceName(space)}: ${rejectionWords(refused)}` : null);
		setPlanned(refused ? null : space);
	};
	const place = (space: SpaceId, answered: ByResource | null) => {
		setGuess(answered && { at, amounts: answered });
		// The example's own way through stays ahead of the player; any other placing starts a new one.
		if (following?.type === 'place-tile' && following.space === space) goTo(at + 1);
		else act({ type: 'place-tile', space });
		status.current?.focus();
	};
	/** A step that leads nowhere stays in place, so that the focus is not lost on it. */
	const step = (to: number) => ({
		'aria-disabled': to < 0 || to > scenario.actions.length || to === at ? ('true' as const) : undefined,
		onClick: () => to >= 0 && to <= scenario.actions.length && to !== at && goTo(to),
	});
	const copyLink = async () => {
		const code = await pack(JSON.stringify({ ...scenario, actions: scenario.actions.slice(0, at) }));
		const address = addressWith(location.href, code);
		try {
			await navigator.clipboard.writeText(address);
			setCopied(true);
			setTimeout(() => setCopied(false), 2500);
		} catch {
			setLink(address);
		}
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
		if (stop?.at === 'setup' || !position) return play.setup.problems;
		if (isOver) return play.came(amountsWords(harvest));
		if (target && tileInHand)
			return play.guess.title(tileInHand === 'face-down' ? 'Face-down tile' : tileWords, spaceName(target));
		switch (decision?.ask) {
			case 'tile':
				return play.ask.tile;
			case 'space':
				return play.ask.space(tileWords);
			case 'any-resource':
				return play.ask.anyResource(held && 'ask' in held && held.ask === 'any-resource' && held.left === 1 ? 2 : 1);
			default:
				return play.ask.cube;
		}
	};
	const isExample = presets.find((preset) => isSame(preset.scenario.setup, scenario.setup));

	return (
		<div class="isle">
			{trouble && <Troubles trouble={trouble} onClose={() => setTrouble(null)} />}
			<div class="field-row">
				<label class="pick">
					<span>{play.startFrom}</span>
					<select
						value={isExample?.id ?? ''}
						onChange={({ currentTarget }) => {
							const preset = presets.find(({ id }) => id === currentTarget.value);
							if (preset) load(preset);
						}}
					>
						{!isExample && <option value="">{play.ownPosition}</option>}
						{presets.map(({ id, title }) => (
							<option key={id} value={id}>
								{title}
							</option>
						))}
					</select>
				</label>
				<p class="quiet note-line">{isExample?.note ?? ''}</p>
			</div>

			<div class="now" role="status" tabIndex={-1} ref={status}>
				<p class="headline">{headline()}</p>
				{stop?.at === 'setup' && (
					<ul>
						{stop.problems.map((problem) => (
							<li key={problem.path}>{setupProblemWords(problem)}</li>
						))}
					</ul>
				)}
				{isOver && resources.some((resource) => choice[resource] > 0) && <p>{play.choice(amountsWords(choice))}</p>}
				{answered && (
					<p class={isRight ? 'verdict right' : 'verdict wrong'}>
						<Glyph of={isRight ? 'ui-check' : 'ui-close'} size="s" />
						{isRight ? play.guess.right : play.guess.wrong(amountsWords(answered))}
					</p>
				)}
				{refusal && <p class="refusal">{refusal}</p>}
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
						view={view}
						label={play.board}
						{...(court ? { court } : {})}
						changed={arranging ? [] : changeMarks(told, shown)}
						selected={arranging ? null : target}
						onSpace={pressSpace}
						{...(arranging
							? {
									onTrack: (resource, moves) =>
										controller.arrange((setup) => ({ ...setup, cubes: { ...setup.cubes, [resource]: moves } })),
								}
							: {
									selectable: new Set(
										candidates.flatMap(({ action, refused }) =>
											action.type === 'place-tile' && !refused ? [action.space] : [],
										),
									),
								})}
					/>
				</div>
			</div>

			<div class="panel">
				<a class="ours" href={yourCopy}>
					<Glyph of="mark" size="s" />
					{play.marks.board}
				</a>
				{decision?.ask === 'tile' || decision?.ask === 'cube' || decision?.ask === 'any-resource' ? (
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
									onClick={() => (refused ? setRefusal(rejectionWords(refused)) : act(action))}
								>
									{resource && <Glyph of={resource} />}
									{actionWords(action)}
									{action.type === 'take-tile' && seat && <small>{seat.tiles[action.tile]}</small>}
								</button>
							);
						})}
					</div>
				) : null}

				{target && tileInHand && (
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
									most={10}
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

				<div class="ctl" role="group" aria-label={play.controls.label}>
					<button type="button" class="btn" aria-label={play.controls.restart} {...step(0)}>
						<Glyph of="ui-restart" />
					</button>
					<button type="button" class="btn" aria-label={play.controls.back} {...step(at - 1)}>
						<Glyph of="ui-undo" />
					</button>
					<button type="button" class="btn wide" {...step(at + 1)}>
						<Glyph of="ui-step" />
						{play.controls.next}
					</button>
					<button
						type="button"
						class="btn"
						aria-label={play.controls.link}
						onClick={() => void copyLink()}
						disabled={!position}
					>
						<Glyph of={copied ? 'ui-check' : 'ui-link'} />
					</button>
				</div>
				<p class="vh" role="status">
					{copied ? play.controls.copied : ''}
				</p>
				{link && (
					<label class="link">
						{play.controls.notCopied}
						<textarea readOnly rows={3} value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
					</label>
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

				{tileInHand && (
					<details class="fold">
						<summary>{play.spacesAsList}</summary>
						<div class="choices list">
							{candidates
								.filter(({ refused }) => !refused)
								.map(({ action }) =>
									action.type === 'place-tile' ? (
										<button key={action.space} type="button" class="btn" onClick={() => pressSpace(action.space)}>
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
						setBrush(next);
						if (next && !arranging) {
							settle();
							controller.goTo(0);
						}
					}}
					onSetup={(change) => {
						settle();
						controller.arrange(change);
					}}
					onReading={(id, option) => {
						settle();
						controller.load({ ...scenario, rulings: { ...scenario.rulings, [id]: option } }, Math.min(at, 1));
					}}
				/>
			</div>
		</div>
	);
};
