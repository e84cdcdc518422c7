import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isSame } from '#engine/condition.ts';
import type { SetupProblem } from '#engine/rules.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { Action, Event, Position, Setup } from '#games/copan/index.ts';
import type { SpaceId } from '#games/copan/pyramid.ts';
import type { Region } from '#islands/board/Board.tsx';
import { Controls } from '#islands/parts/Controls.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { type Citations, Log } from '#islands/parts/Log.tsx';
import { Who } from '#islands/parts/Who.tsx';
import type { Brush } from '#islands/playing/Brushes.tsx';
import { Choices } from '#islands/playing/Choices.tsx';
import { Players } from '#islands/playing/Players.tsx';
import { SpaceList } from '#islands/playing/SpaceList.tsx';
import { Stage } from '#islands/playing/Stage.tsx';
import { Turn } from '#islands/playing/Turn.tsx';
import { type OpenedTable, useTable } from '#islands/playing/useTable.ts';
import { changeMarks, openSpacesOf, pyramidView, regionOf, spotsOf, turnOf } from '#islands/playing/view.ts';
import type { Line } from '#stores/play.ts';
import type { Preset } from '#stores/preset.ts';
import type { Player } from '#stores/sandbox.ts';
import { recall } from '#stores/storage.ts';
import { resourceNames } from '#words/en/copan.ts';
import { playerName, spaceName } from '#words/en/copan-names.ts';
import { play } from '#words/en/play.ts';
import { sandbox as words } from '#words/en/sandbox.ts';
import type { SandboxDesk } from './desk.ts';
import type { Picked } from './Edit.tsx';
import { isBot, isTurnStart, turnStartOf } from './turns.ts';
import { useKept } from './useKept.ts';
import { useSeats } from './useSeats.ts';

const name = 'sandbox';
const panels = ['start', 'edit', 'compare', 'keep', 'share'] as const;
type Panel = (typeof panels)[number];
type Way = Line<Setup, Position, Action, Event>;
const panelSymbols: Record<Panel, string> = {
	start: 'ui-restart',
	edit: 'ui-filter',
	compare: 'open-question',
	keep: 'ui-pin',
	share: 'ui-link',
};

interface SandboxProps {
	preset: Preset<Setup, Action>;
	opened: OpenedTable;
	citations: Citations;
	/** Where the marks of our own values lead. */
	yourCopy: string;
	/** Address of the positions of this site's pages. */
	presetsAt: string;
	/** When this site was made. */
	made: string;
}

/** Any position: laid out, edited, played by people and bots, compared, kept and shared. */
export const Sandbox = ({ preset, opened, citations, yourCopy, presetsAt, made }: SandboxProps) => {
	/** The desk as it is at the time, not when the page was drawn. */
	const loaded = useRef<SandboxDesk | null>(null);
	/** Counts what may stop the bots: they go on as long as it stays. */
	const playing = useRef(0);
	const [panel, setPanel] = useState<Panel | null>(null);
	const [brush, setBrush] = useState<Brush | null>(null);
	const [picked, setPicked] = useState<Picked | null>(null);
	/** The line as it was before each change of this editing, and how far it stood. */
	const [edits, setEdits] = useState<Pick<Way, 'scenario' | 'at'>[]>([]);
	const [isWhole, setWhole] = useState(false);
	const presets = useMemo(() => [preset], [preset]);

	const table = useTable({
		name,
		presets,
		opened,
		answering: (...asked) => loaded.current?.answererFor(...asked, latest.current) ?? null,
		load: async () => {
			loaded.current = await import('./desk.ts');
			return loaded.current;
		},
		withRows: false,
		onOpen: (displaced) => {
			playing.current++;
			setEdits([]);
			if (!displaced) return;
			const before = recall(`${name}:seats`);
			withDesk(({ parseSeats }) => kept.putAside({ ...displaced, seats: parseSeats(before) }, words.because.link));
			clearForLink();
		},
	});
	const { controller, scenario, at, steps, stop, position, decision, question, ask, desk, withDesk } = table;
	const { seats, latest, sit, clearForLink, keepWithLine } = useSeats(desk);
	const legal = useRef((opened.steps.at(-1) as { position: Position }).position);
	if (position) legal.current = position;

	const here = () => ({
		text: JSON.stringify(controller.$line.get().scenario),
		at: controller.$line.get().at,
		seats: latest.current,
	});
	const kept = useKept({ desk, withDesk, here, onTrouble: table.refuse });
	useEffect(() => {
		if (!location.hash && !location.search) keepWithLine();
	}, [scenario, at]);

	const nameOf = (player: number): string =>
		desk?.nameOf(scenario.setup, position ?? legal.current, player) ?? playerName(player);
	const asked = decision && decision.actor !== 'chance' ? decision.actor : null;
	/** The bot whose turn begins here, if one does. */
	const bot = position && asked !== null && isTurnStart(position) && isBot(seats[asked]) ? asked : null;
	const choices = bot === null ? (ask?.choices ?? []) : [];
	const following = scenario.actions[at];
	const tileInHand = question && 'tile' in question ? question.tile : null;
	const turnStart = useMemo(() => turnStartOf(steps, at), [steps, at]);
	/** Where the turn began that people look at: the one before, where nothing of this one has been played. */
	const turnOfInterest = useMemo(
		() => (turnStart === at && at > 0 ? turnStartOf(steps, at - 1) : turnStart),
		[steps, at],
	);
	const before = steps[turnStart]?.position ?? null;
	const firstOfTurn = before?.told ?? 0;
	const told = table.told.filter(({ id }) => id >= firstOfTurn);
	const turn = turnOf(told);
	const isEditing = panel === 'edit';
	const problems: readonly SetupProblem[] = stop?.at === 'setup' ? stop.problems : [];

	/** Where editing would go back to: the last step, up to this one, at which nobody is in the middle of anything. */
	const pending = useMemo(() => {
		// Where nothing has been played, the table is as its setup says, whatever it asks first.
		if (!desk || !position || at === 0 || desk.canCapture(position)) return null;
		const free = steps.slice(0, at).findLastIndex((step) => desk.canCapture(step.position));
		const step = Math.max(0, free);
		return { at: step, isTurn: isTurnStart((steps[step] as { position: Position }).position) };
	}, [desk, steps, at, position]);
	const scenarioFrom = (from: Position, actions: readonly Action[] = []): Scenario<Setup, Action> | null =>
		desk?.scenarioFrom(from, actions, scenario.setup) ?? null;
	/** The table as a setup of its own. */
	const captured = (): Setup =>
		(position && at + scenario.actions.length > 0 && scenarioFrom(position)?.setup) || scenario.setup;
	const shown = isEditing && !pending ? captured() : scenario.setup;

	const settle = () => {
		table.settle();
		setPicked(null);
	};
	const act = (action: Action) => {
		setEdits([]);
		table.act(action);
	};
	const goTo = (step: number) =>
		withDesk(() => {
			settle();
			controller.goTo(step);
		});
	/** Puts a scenario on the table; what was played before can be come back to. */
	const begin = (next: Scenario<Setup, Action>, to: number) =>
		withDesk(({ copanGame, startOf }) => {
			settle();
			table.dismiss();
			controller.leaveFor({ scenario: next, start: startOf(copanGame, next), at: to });
			if (to === next.actions.length) controller.answer();
		});
	const start = (next: Scenario<Setup, Action>, to: number, who: Player[]) => {
		// A table that was laid out is as much work as a game.
		if (scenario.actions.length > 0 || !isSame(scenario.setup, preset.scenario.setup))
			kept.putAside(here(), words.because.start);
		sit(who);
		setBrush(null);
		setEdits([]);
		begin(next, to);
		setPanel(controller.$now.get() ? null : 'edit');
		table.tellOf(words.begun);
		table.focusStatus();
	};
	const edit = (change: (setup: Setup) => Setup, said: string) => {
		setEdits([...edits, { scenario, at }]);
		const changed = { ...scenario, setup: change(captured()), actions: [] };
		withDesk(({ copanGame, startOf }) => {
			controller.leaveFor({ scenario: changed, start: startOf(copanGame, changed), at: 0 });
			if (said) table.tellOf(said);
		});
	};
	const read = (id: string, option: string) => {
		setEdits([...edits, { scenario, at }]);
		const rulings = { ...scenario.rulings, [id]: option };
		begin({ ...scenario, setup: captured(), rulings, actions: [] }, 0);
	};
	/** Opens a text: what can be read is on the table, what cannot is told, with its text. */
	const open = (text: string, who: Player[], to: number | null) =>
		withDesk(async ({ codeIn, copanGame, openAddress, openKept, openText }) => {
			const code = codeIn(text);
			const { line, trouble } =
				to !== null
					? openKept(copanGame, text, String(to), {}, 'given')
					: code === null
						? openText(copanGame, text)
						: await openAddress(copanGame, { hash: `#s=${code}`, search: '' }, [], {});
			table.setTrouble(trouble);
			if (!line) return;
			start(line.scenario, line.at, who);
			table.setTrouble(trouble);
		});

	/** Has bots play: one turn, or on until a person is asked; a page that is pressed meanwhile stops them. */
	const letPlay = (on: boolean) =>
		withDesk(async ({ botAction }) => {
			playing.current++;
			const run = playing.current;
			for (;;) {
				const there = controller.$now.get()?.position;
				const actor = there && controller.$asked.get().decision?.actor;
				const player = typeof actor === 'number' ? latest.current[actor] : undefined;
				if (!there || !isBot(player) || playing.current !== run) break;
				controller.act(botAction(there, player));
				if (!on) break;
				// Lets the page show each turn, and be pressed.
				await new Promise((resolve) => setTimeout(resolve, 60));
			}
			settle();
			table.focusStatus();
		});

	const target = tileInHand && following?.type === 'place-tile' ? following.space : null;
	useEffect(() => {
		const { current } = table.isle;
		const stopBots = () => {
			playing.current++;
		};
		current?.addEventListener('click', stopBots, true);
		return () => current?.removeEventListener('click', stopBots, true);
	}, []);
	/** What is wrong with the table takes the focus, or what is asked where nothing is. */
	const focusProblems = () =>
		requestAnimationFrame(() => {
			const list = table.isle.current?.querySelector<HTMLElement>('.problems');
			if (list) list.focus();
			else table.focusStatus();
		});
	const openPanel = (next: Panel | null) =>
		withDesk(() => {
			setBrush(null);
			setPicked(null);
			setPanel(next);
		});

	const followed = (): Region => {
		if (brush) return 'pyramid';
		if (isEditing || !position) return 'whole';
		if (table.isNarrow)
			return desk?.siteOfRoll(question) ?? regionOf(question, target, decision ? table.latest : told, position.table);
		return question?.ask === 'tile' || question?.ask === 'cube' || tileInHand ? 'pyramid' : 'whole';
	};
	const region = table.chosen ?? followed();
	const pressSpace = (space: SpaceId) => {
		if (brush && desk) {
			const { paint, brushWords, arrangeWords } = desk;
			return edit(
				(setup) => paint(setup, brush, space),
				paint(shown, brush, space).pyramid?.[space] === undefined
					? arrangeWords.emptied(spaceName(space))
					: arrangeWords.laid(brushWords(brush), spaceName(space)),
			);
		}
		if (isEditing && !pending) return setPicked({ space });
		if (!position || !tileInHand || bot !== null)
			return table.refuse(question ? play.ask.otherHint(ask?.question ?? '') : play.ask.overHint);
		withDesk(({ rules }) => {
			const refused = rules.why(position, { type: 'place-tile', space });
			return refused ? table.refuseFor(refused, `${spaceName(space)}: `) : act({ type: 'place-tile', space });
		});
	};

	const shareText = (): string => {
		const from = before && scenarioFrom(before, scenario.actions.slice(turnStart, at));
		const whole = { ...scenario, actions: scenario.actions.slice(0, at) };
		if (!from) return JSON.stringify(whole);
		const text = JSON.stringify({ ...from, ...(scenario.title && { title: scenario.title }) });
		return text.length < JSON.stringify(whole).length ? text : JSON.stringify(whole);
	};
	/** What readings are compared on. */
	const compared = useMemo(() => {
		const began = steps[turnOfInterest]?.position;
		const made = began && scenarioFrom(began, scenario.actions.slice(turnOfInterest, at));
		return made ? { scenario: made, at: at - turnOfInterest } : { scenario, at };
	}, [steps, at, scenario, desk]);

	const headline = (): ComponentChildren => {
		if (brush && desk) return desk.arrangeWords.arranging(desk.brushWords(brush));
		if (!position) return play.problems;
		if (bot !== null) return words.turnOf(nameOf(position.active));
		if (question) return ask?.question ?? '';
		return position.result && desk ? desk.endWords(position.result, nameOf) : play.over[position.table.until];
	};
	const ofWhom = (): ComponentChildren => {
		if (brush || !position) return null;
		if (asked !== null)
			return (
				<>
					<Who seat={asked} /> {nameOf(asked)}
				</>
			);
		return question ? play.chance.asked : play.over[position.table.until];
	};
	/** A sentence with the names at the table in place of numbers. */
	const named = (text: string) => text.replace(/Player (\d)/g, (_, number) => nameOf(number - 1));
	/** Lines told before those that are shown. */
	const interest = steps[turnOfInterest];
	const firstLine =
		// The Automa has found its card by then.
		interest?.events.findLast(({ type }) => type === 'automaCardPlayed')?.id ?? interest?.position.told ?? 0;
	// A whole game has a thousand lines: they are made anew where something about them has changed.
	const log = useMemo(
		() => (
			<Log
				lines={table.lines
					.filter(({ number }) => isWhole || number > firstLine)
					.map((line) => ({ ...line, text: named(line.text) }))}
				citations={citations}
				shown={table.shown}
				onShow={(number) => table.showLine(number, region)}
				onReturn={(number) => {
					goTo(Math.max(0, table.stepOf(number)));
					table.focusStatus();
				}}
			/>
		),
		[table.lines, scenario.setup, firstLine, isWhole, table.shown, region, table.isNarrow],
	);

	return (
		<div class="isle sandbox" ref={table.isle}>
			{table.trouble && desk && (
				<desk.Troubles
					trouble={table.trouble}
					onClose={() => {
						table.dismiss();
						table.focusStatus();
					}}
				/>
			)}
			{!table.isKept && <p class="bad">{words.blocked}</p>}
			<div class="tools" role="group" aria-label={words.tools.label}>
				{panels.map((each) => (
					<button
						key={each}
						type="button"
						aria-expanded={panel === each}
						aria-controls="tool"
						onClick={() => openPanel(panel === each ? null : each)}
					>
						<Glyph of={panelSymbols[each]} />
						<span>{words.tools[each]}</span>
					</button>
				))}
			</div>
			<div id="tool" class="tool" hidden={!panel || isEditing}>
				{table.notice?.is === 'refusal' && <p class="bad">{table.notice.text}</p>}
				{desk && panel === 'start' && (
					<desk.Start
						presetsAt={presetsAt}
						onStart={(next, to, who) =>
							withDesk(({ copanGame, ownProfile, withOwn }) => start(withOwn(copanGame, next, ownProfile()), to, who))
						}
						onText={(text) => open(text, [], null)}
						onTrouble={table.refuse}
					/>
				)}
				{desk && panel === 'compare' && (
					<desk.Compare
						{...compared}
						desk={desk}
						nameOf={nameOf}
						named={named}
						citations={citations}
						onOpen={(next) => open(JSON.stringify(next), seats, null)}
					/>
				)}
				{desk && panel === 'keep' && (
					<desk.Keep
						kept={kept.list}
						otherwise={ask?.question ?? words.title}
						onKeep={(called) => {
							const isDone = kept.keepAs(called);
							if (isDone) table.tellOf(words.kept(called));
							return isDone;
						}}
						onOpen={(each) => open(each.text, each.seats, each.at)}
						onDelete={(each) => kept.remove(each) && table.tellOf(desk.deleted(each.name))}
						onPutBack={kept.putBack}
						onReplace={kept.replace}
					/>
				)}
				{desk && panel === 'share' && (
					<desk.Share
						text={shareText}
						whole={() => JSON.stringify({ ...scenario, actions: scenario.actions.slice(0, at) })}
						asked={String(headline())}
						made={made}
					/>
				)}
			</div>

			<div class="now" role="status" tabIndex={-1} ref={table.status}>
				<p class="of-whom">{ofWhom()}</p>
				<p class="headline">{headline()}</p>
				{!position && !isEditing && desk && (
					<ul>
						{problems.map((problem, nth) => (
							<li key={nth}>{named(desk.setupProblemWords(problem))}</li>
						))}
					</ul>
				)}
				{!brush && bot === null && <Turn {...turn} />}
			</div>
			{!position && !isEditing && (
				<div class="ask btns">
					<button
						type="button"
						class="btn go"
						onClick={() => {
							openPanel('edit');
							focusProblems();
						}}
					>
						<Glyph of={panelSymbols.edit} />
						{words.mend}
					</button>
				</div>
			)}
			{!isEditing && bot !== null && desk && position && (
				<desk.BotTurn
					name={nameOf(position.active)}
					isAlone={Array.from(position.seats, (_, seat) => seats[seat]).every(isBot)}
					onPlay={letPlay}
				/>
			)}
			{!isEditing && position && question && !tileInHand && bot === null && (
				<Choices
					ask={question.ask}
					choices={choices}
					citations={citations}
					ahead={following ?? null}
					refusal={table.notice?.is === 'answer' ? table.notice : null}
					onAct={act}
					onRefuse={(why) => table.refuseFor(why, '', 'answer')}
					reasonOf={desk?.rejectionWords ?? null}
					onChance={table.answerChance}
				/>
			)}
			{!isEditing && desk && position && question?.ask === 'die' && (
				<details class="fold">
					<summary>{words.chances}</summary>
					<desk.Chances position={position} desk={desk} nameOf={nameOf} onRoll={act} />
				</details>
			)}

			<Stage
				region={region}
				onRegion={table.setChosen}
				position={position ?? legal.current}
				view={pyramidView(shown, position, legal.current.table.profile)}
				label={play.board}
				changed={isEditing || !position ? [] : changeMarks(told, table.shown, position.table)}
				selected={brush ? null : picked && 'space' in picked ? picked.space : target}
				onSpace={pressSpace}
				spots={
					isEditing && !pending && desk
						? desk.everyPlace.map((place) => ({
								at: place,
								onPress: () => {
									setBrush(null);
									setPicked(place);
								},
							}))
						: isEditing
							? []
							: spotsOf(choices, act)
				}
				{...(isEditing && !pending
					? {
							onTrack: (resource, moves) =>
								edit(
									(setup) => ({
										...setup,
										cubes: { ...setup.cubes, [resource]: moves },
										...(setup.crossed && { crossed: { ...setup.crossed, [resource]: undefined } }),
									}),
									desk?.arrangeWords.cubeAt(resourceNames[resource], moves) ?? '',
								),
						}
					: {
							selectable: openSpacesOf(choices),
						})}
				notice={table.notice}
				yourCopy={yourCopy}
				own={scenario.profile}
			>
				{brush && desk && (
					<desk.Brushes brush={brush} onBrush={setBrush} done={words.laid} onDone={() => setBrush(null)} />
				)}
			</Stage>

			{!isEditing && position && (
				<Controls
					at={at}
					length={scenario.actions.length}
					back={controller.restFrom(-1)}
					next={controller.restFrom(1)}
					isMain={following !== undefined}
					onStep={goTo}
					text={shareText}
				/>
			)}
			{isEditing && desk && !pending && (
				<desk.EditBar
					problems={problems.length}
					onProblems={focusProblems}
					onUndo={
						edits.length > 0
							? () => {
									const last = edits.at(-1) as (typeof edits)[number];
									setEdits(edits.slice(0, -1));
									withDesk(({ copanGame, startOf }) => {
										controller.leaveFor({ ...last, start: startOf(copanGame, last.scenario) });
										table.tellOf(words.undone);
									});
								}
							: null
					}
					onDone={() => {
						setPanel(null);
						setBrush(null);
						setEdits([]);
						settle();
						controller.answer();
						table.focusStatus();
					}}
				/>
			)}

			<div class="panel">
				{isEditing && desk && (
					<section class="tool" aria-label={words.tools.edit}>
						<desk.Edit
							nameOf={nameOf}
							named={named}
							setup={shown}
							position={position}
							legal={legal.current}
							problems={problems}
							pending={pending}
							picked={picked}
							rulings={scenario.rulings ?? {}}
							citations={citations}
							yourCopy={yourCopy}
							brush={brush}
							byHand={table.byHand}
							onByHand={(is) => controller.enterByHand(is)}
							onBrush={(next) => {
								setPicked(null);
								setBrush(next);
								table.focusStatus();
							}}
							onSetup={edit}
							onReading={read}
							onMended={focusProblems}
							onBack={(step) => {
								goTo(step);
								table.focusStatus();
							}}
						/>
					</section>
				)}
				{!isEditing && position && tileInHand && bot === null && (
					<SpaceList
						choices={choices}
						citations={citations}
						target={target}
						onSpace={pressSpace}
						onAct={act}
						reasonOf={desk?.rejectionWords ?? null}
					/>
				)}
				{position && before && (
					<Players
						position={position}
						before={before}
						asked={asked}
						names={position.seats.map((_, seat) => nameOf(seat))}
						instead={(seat) => desk?.automaCards(position, before, seat)}
					/>
				)}
				<section aria-labelledby="log-title">
					<h2 id="log-title">{play.log.title}</h2>
					{firstLine > 0 && (
						<div class="btns">
							<button type="button" class="btn" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
								{words.log.whole}
							</button>
						</div>
					)}
					{log}
				</section>
				{desk && (
					<desk.Ways
						ways={table.left}
						desk={desk}
						onReturn={(way) => {
							settle();
							controller.returnTo(way);
							table.focusStatus();
						}}
					/>
				)}
			</div>
		</div>
	);
};
