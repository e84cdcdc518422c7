import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Condition, holds, isSame } from '#engine/condition.ts';
import type { Question } from '#games/copan/frames.ts';
import type { Action, Position, Setup } from '#games/copan/index.ts';
import type { SpaceId } from '#games/copan/pyramid.ts';
import { type ByResource, byResource, type ClosableSite, resources } from '#games/copan/resources.ts';
import { isCourt, type Region } from '#islands/board/Board.tsx';
import { Controls } from '#islands/parts/Controls.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { type Citations, Log } from '#islands/parts/Log.tsx';
import { Who } from '#islands/parts/Who.tsx';
import type { Preset } from '#stores/preset.ts';
import { openingOf } from '#stores/preset.ts';
import { resourceNames, siteNames, siteShort } from '#words/en/copan.ts';
import { amountsWords, faceNames, playerName, spaceName } from '#words/en/copan-names.ts';
import { play } from '#words/en/play.ts';
import type { Brush } from './Brushes.tsx';
import { Choices } from './Choices.tsx';
import { Exchanges } from './Exchanges.tsx';
import { AnswersGuess, ClosingsGuess, HarvestGuess } from './Guess.tsx';
import { Players } from './Players.tsx';
import { SpaceList } from './SpaceList.tsx';
import { Stage } from './Stage.tsx';
import { Switches } from './Switches.tsx';
import { Turn } from './Turn.tsx';
import { drawn, type OpenedTable, useTable } from './useTable.ts';
import {
	changeMarks,
	closingsOf,
	gainsOf,
	isPyramid,
	openSpacesOf,
	pyramidView,
	regionOf,
	spotsOf,
	turnOf,
} from './view.ts';

interface PlayingProps {
	/** The page's slug: what is kept on the device goes by it. */
	slug: string;
	presets: PagePreset[];
	/** The first preset as the page opens with it: played, asked and told when the page was built. */
	opened: OpenedTable;
	citations: Citations;
	/** Where the marks of our own values lead. */
	yourCopy: string;
	/** What the page asks before it shows: what comes in, which spaces close, or which of a preset's answers is right. */
	asks: 'harvest' | 'closings' | 'answers';
	/** Rulings that the page lets people switch at a glance. */
	switches: string[];
	/** What stands beside the board. */
	panel: 'exchanges' | null;
}

/** A preset of a page: with answers to choose from, each with what holds at the end where it is right. */
export interface PagePreset extends Preset<Setup, Action> {
	answers?: { text: string; when: Condition }[];
}

/** The answer a visitor gave before the tile of the nth action was placed. */
type Guess = { at: number } & ({ amounts: ByResource } | { closings: ClosableSite[] } | { answer: number });

/** Questions beside which Glyph cards may be exchanged. */
const freeAsks: readonly Question['ask'][] = ['tile', 'space', 'move', 'site', 'bonus', 'pause'];

const none = (): ByResource => byResource(() => 0);

/** A position to play from: arrange it, play a turn step by step, answer first and check after, see why. */
export const Playing = ({ slug, presets, opened, citations, yourCopy, asks, switches, panel }: PlayingProps) => {
	const table = useTable({
		name: `play:${slug}`,
		presets,
		opened,
		answering: drawn,
		load: () => import('./desk.ts'),
		withRows: panel === 'exchanges',
	});
	const { controller, scenario, at, steps, stop, position, decision, question, told, lines, ask, rows } = table;
	const { desk, withDesk, notice, focusStatus, setNotice, tellOf, refuse, refuseFor } = table;

	/** The preset chosen last. */
	const [picked, setPicked] = useState<string | null>(null);
	const [planned, setPlanned] = useState<SpaceId | null>(null);
	const [amounts, setAmounts] = useState<ByResource>(none);
	const [ticked, setTicked] = useState<ClosableSite[]>([]);
	const [guess, setGuess] = useState<Guess | null>(null);
	const [isArranging, setArranging] = useState(false);
	const [brush, setBrush] = useState<Brush | null>(null);

	const asked = decision && decision.actor !== 'chance' ? decision.actor : null;
	const choices = ask?.choices ?? [];
	const following = scenario.actions[at];
	const tileInHand = question?.ask === 'space' ? question.tile : null;
	const tileWords =
		tileInHand === 'face-down' ? play.ask.faceDown : tileInHand ? `${resourceNames[tileInHand]} tile` : '';
	const ahead = tileInHand && following?.type === 'place-tile' ? following.space : null;
	const target = tileInHand ? (planned ?? ahead) : null;
	const isOver = position !== null && decision === null;
	const { harvest, choice } = gainsOf(told);
	const closings = closingsOf(told);
	const turn = turnOf(told);
	/**
	 * The preset on the table, under its own readings or under others chosen for it. Two may share a setup: then the one
	 * that was chosen, else the one that plays the same.
	 */
	const ofSetup = presets.filter((preset) => isSame(preset.scenario.setup, scenario.setup));
	const example =
		ofSetup.find(({ id }) => id === picked) ??
		ofSetup.find((preset) => isSame(preset.scenario.actions, scenario.actions)) ??
		ofSetup[0];
	const answers = (asks === 'answers' && example?.answers) || null;
	/** The face that comes up on the way ahead, where the tile goes as it did there. */
	const rolledAhead =
		ahead && target === ahead ? scenario.actions.slice(at).find((action) => action.type === 'roll') : undefined;
	const asksTile = !brush && target && (asks === 'harvest' || (asks === 'closings' && rolledAhead)) ? asks : null;
	const guesses =
		asksTile ?? (!brush && answers && following && at === openingOf(example as PagePreset) ? 'answers' : null);

	const followed = (): Region => {
		if (!position || brush) return 'pyramid';
		if (table.isNarrow) return regionOf(question, target, isOver ? told : table.latest, position.table);
		const isPlacing = question?.ask === 'tile' || question?.ask === 'cube' || (tileInHand && !ahead);
		return isPlacing || (asks === 'harvest' && position.events.length === 0) ? 'pyramid' : 'whole';
	};
	const { chosen } = table;
	const region = position ? (chosen ?? followed()) : chosen && isPyramid(chosen) ? chosen : 'pyramid';

	/** What was planned belongs to the step left. */
	const settle = () => {
		table.settle();
		setPlanned(null);
		setAmounts(none());
		setTicked([]);
	};
	/** Another table: an answer given for the old one no longer counts. */
	const anew = () => {
		settle();
		setGuess(null);
	};
	const act = (action: Action) =>
		table.act(action, () => {
			settle();
			// What closes was asked for the known way: on another one the answer says nothing.
			if (asks === 'closings' && JSON.stringify(action) !== JSON.stringify(scenario.actions[at])) setGuess(null);
		});
	const goTo = (step: number) =>
		withDesk(() => {
			settle();
			if (guess && step <= guess.at) setGuess(null);
			controller.goTo(step);
		});
	const load = (preset: PagePreset) =>
		withDesk(({ copanGame, lineOf, ownProfile }) => {
			anew();
			table.dismiss();
			setBrush(null);
			setPicked(preset.id);
			controller.load(lineOf(copanGame, preset, ownProfile()));
		});
	/** Another setup or other readings; what was played is taken back, for it may not fit any more. */
	const begin = (changed: typeof scenario) =>
		withDesk(({ copanGame, startOf }) =>
			controller.load({ scenario: { ...changed, actions: [] }, start: startOf(copanGame, changed), at: 0 }),
		);
	const arrange = (change: (setup: Setup) => Setup, said: string) => {
		anew();
		// A position of one's own has chances of its own.
		const seed = example ? crypto.getRandomValues(new Uint32Array(1))[0] : scenario.setup.seed;
		begin({ ...scenario, setup: { ...change(scenario.setup), ...(seed !== undefined && { seed }) } });
		tellOf(said);
	};
	/** Reads an open question another way; what was played stands as far as it may. */
	const read = (id: string, option: string) =>
		withDesk(({ copanGame, startOf, playOn, rules, arrangeWords }) => {
			anew();
			const changed = { ...scenario, rulings: { ...scenario.rulings, [id]: option } };
			const began = startOf(copanGame, changed);
			const { actions } = example?.scenario ?? scenario;
			const stopped = began.ok ? playOn(rules, began.value, actions).stop : null;
			const fits = typeof stopped?.at === 'number' ? actions.slice(0, stopped.at) : actions;
			const to = Math.min(example ? openingOf(example) : 1, fits.length);
			controller.load({ scenario: { ...changed, actions: fits }, start: began, at: to });
			const cut = fits.length < actions.length ? ` ${arrangeWords.cutAt(fits.length)}` : '';
			tellOf(arrangeWords.reading(citations.rulings[id]?.short ?? id) + cut);
		});
	const choose = (space: SpaceId) =>
		withDesk(({ rules }) => {
			const refused = position && rules.why(position, { type: 'place-tile', space });
			if (refused) return refuseFor(refused, `${spaceName(space)}: `);
			setNotice(null);
			setPlanned(space);
			if (isCourt(region)) table.setChosen(space.split('-')[0] as Region);
			// Nothing is asked about a way that nobody knows yet: the tile goes down at once.
			if (asks === 'answers' || (asks === 'closings' && space !== ahead)) act({ type: 'place-tile', space });
		});
	const pressSpace = (space: SpaceId) => {
		if (brush && desk) {
			const { paint, brushWords, arrangeWords } = desk;
			const laid = paint(scenario.setup, brush, space);
			const isEmpty = laid.pyramid?.[space] === undefined;
			return arrange(
				() => laid,
				isEmpty ? arrangeWords.emptied(spaceName(space)) : arrangeWords.laid(brushWords(brush), spaceName(space)),
			);
		}
		if (tileInHand) return choose(space);
		if (question) return refuse(play.ask.otherHint(ask?.question ?? ''));
		return refuse(position ? play.ask.overHint : play.problems);
	};
	/** Places the tile; with an answer to check, the way ahead is played to its end. */
	const place = (space: SpaceId, answered: Guess | null) =>
		withDesk(() => {
			setGuess(answered);
			if (ahead !== space) return act({ type: 'place-tile', space });
			settle();
			controller.goTo(answered ? scenario.actions.length : controller.restFrom(1));
			focusStatus();
		});
	/** Which of the preset's answers came true, once its line is played to the end as it was laid out. */
	const found =
		answers && example && position && isSame(scenario.actions.slice(0, at), example.scenario.actions)
			? answers.findIndex(({ when }) => holds(when, position))
			: -1;
	const truth = found < 0 ? null : found;
	const answered = guess && ('answer' in guess ? truth !== null : isOver) ? guess : null;
	const isRight =
		answered &&
		('amounts' in answered
			? resources.every((resource) => answered.amounts[resource] === harvest[resource])
			: 'answer' in answered
				? answered.answer === truth
				: isSame([...new Set(closings)].sort(), [...answered.closings].sort()));
	const headline = (): string => {
		if (brush && desk) return desk.arrangeWords.arranging(desk.brushWords(brush));
		if (!position) return play.problems;
		if (guesses === 'answers') return example?.question ?? '';
		if (target && guesses === 'harvest') return play.guess.title(tileWords, spaceName(target));
		if (target && guesses) return example?.question ?? play.guess.closings;
		if (question) return ask?.question ?? '';
		if (asks === 'answers') return truth === null ? play.over[position.table.until] : (answers?.[truth]?.text ?? '');
		return asks === 'harvest'
			? play.came(amountsWords(harvest))
			: play.turn.result(
					turn.face && faceNames[turn.face],
					closings.map((site) => siteNames[site]),
				);
	};
	const ofWhom = (): ComponentChildren => {
		if (brush || !position) return null;
		if (guesses === 'closings' && target && rolledAhead?.type === 'roll')
			return (
				<>
					<span>
						{tileWords}
						<span class="vh">, {spaceName(target)}</span>
						{play.guess.given}
					</span>{' '}
					<Glyph of={`face-${rolledAhead.face}`} />
					{faceNames[rolledAhead.face]}
				</>
			);
		if (asked !== null)
			return (
				<>
					<Who seat={asked} /> {playerName(asked)}
				</>
			);
		if (question) return play.chance.asked;
		// An answer says little without its question.
		return truth !== null && example?.question ? (
			<span class="quiet">{example.question}</span>
		) : (
			play.over[position.table.until]
		);
	};

	const exchanges =
		panel === 'exchanges' && position && rows && question && freeAsks.includes(question.ask) ? (
			<Exchanges
				position={position}
				rows={rows}
				choices={choices}
				onAct={act}
				onRefuse={(why) => refuseFor(why, '', 'answer')}
				onHand={(glyphs) =>
					arrange((setup) => {
						const seats = Array.from({ length: setup.players ?? 3 }, (_, index) => setup.seats?.[index] ?? {});
						seats[position.active] = { ...seats[position.active], glyphs };
						return { ...setup, seats };
					}, '')
				}
			/>
		) : null;

	return (
		<div class={`isle ${asks}`} ref={table.isle}>
			{table.trouble && desk && (
				<desk.Troubles
					trouble={table.trouble}
					onClose={() => {
						table.dismiss();
						focusStatus();
					}}
				/>
			)}
			{!table.isKept && !table.trouble && (
				<p class="trouble" role="alert">
					{play.notKept}
				</p>
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
				<Switches of={switches} rulings={scenario.rulings ?? {}} citations={citations} onReading={read} />
			</div>
			<div class="now" role="status" tabIndex={-1} ref={table.status}>
				<p class="of-whom">{ofWhom()}</p>
				<p class="headline">{headline()}</p>
				{!brush && isOver && asks === 'harvest' && resources.some((resource) => choice[resource] > 0) && (
					<p>{play.choice(amountsWords(choice))}</p>
				)}
				{!brush && isOver && asks === 'closings' && <p>{play.came(amountsWords(harvest))}</p>}
				{!brush && answered && (
					<p class={isRight ? 'verdict right' : 'verdict wrong'}>
						<Glyph of={isRight ? 'ui-check' : 'ui-close'} size="s" />
						{isRight
							? play.guess.right
							: 'answer' in answered
								? play.guess.wrongAnswer(answers?.[answered.answer]?.text ?? '')
								: play.guess.wrong(
										'amounts' in answered
											? amountsWords(answered.amounts)
											: play.turn.list(answered.closings.map((site) => siteShort[site])),
									)}
					</p>
				)}
				{!brush && position?.result && <p>{lines.at(-1)?.text}</p>}
				{!brush && truth !== null && question && (
					<p>
						{play.guess.answer} {answers?.[truth]?.text}
					</p>
				)}
				{!brush && <Turn {...turn} />}
			</div>

			{guesses === 'answers' && answers && (
				<AnswersGuess
					answers={answers.map(({ text }) => text)}
					onCheck={(answer) =>
						withDesk(() => {
							setGuess({ at, answer });
							settle();
							controller.goTo(scenario.actions.length);
							focusStatus();
						})
					}
					onSkip={() => goTo(controller.restFrom(1))}
				/>
			)}
			{!brush && position && question && question.ask !== 'space' && guesses !== 'answers' && (
				<Choices
					ask={question.ask}
					before={exchanges}
					// What the table above offers need not stand below it once more.
					choices={exchanges ? choices.filter(({ action }) => action.type !== 'exchange') : choices}
					citations={citations}
					ahead={following ?? null}
					refusal={notice?.is === 'answer' ? notice : null}
					onAct={act}
					onRefuse={(why) => refuseFor(why, '', 'answer')}
					reasonOf={desk?.rejectionWords ?? null}
					onChance={table.answerChance}
				/>
			)}

			<Stage
				region={region}
				onRegion={table.setChosen}
				position={position}
				view={pyramidView(
					scenario.setup,
					position,
					desk?.standardProfile ?? (opened.steps[0] as { position: Position }).position.table.profile,
				)}
				label={play.board}
				changed={brush || !position ? [] : changeMarks(told, table.shown, position.table)}
				selected={brush ? null : target}
				onSpace={pressSpace}
				spots={brush || guesses ? [] : spotsOf(choices, act)}
				{...(brush
					? {
							onTrack: (resource, moves) =>
								arrange(
									(setup) => ({ ...setup, cubes: { ...setup.cubes, [resource]: moves } }),
									desk?.arrangeWords.cubeAt(resourceNames[resource], moves) ?? '',
								),
						}
					: {
							selectable: openSpacesOf(choices),
						})}
				notice={notice}
				yourCopy={yourCopy}
				own={scenario.profile}
			>
				{brush && desk && <desk.Brushes brush={brush} onBrush={setBrush} onDone={() => setBrush(null)} />}
			</Stage>

			{target && guesses === 'harvest' && (
				<HarvestGuess
					amounts={amounts}
					onAmounts={setAmounts}
					onCheck={() => place(target, { at, amounts })}
					onSkip={() => place(target, null)}
				/>
			)}
			{target && guesses === 'closings' && (
				<ClosingsGuess
					ticked={ticked}
					onTick={setTicked}
					onCheck={() => place(target, { at, closings: ticked })}
					onSkip={() => place(target, null)}
				/>
			)}

			{!brush && position && (
				<Controls
					at={at}
					length={scenario.actions.length}
					back={controller.restFrom(-1)}
					next={controller.restFrom(1)}
					isMain={!guesses && following !== undefined}
					onStep={goTo}
					text={() => JSON.stringify({ ...scenario, actions: scenario.actions.slice(0, at) })}
				/>
			)}

			<div class="panel">
				{stop?.at === 'setup' && (
					<ul class="problems">
						{stop.problems.map((problem) => (
							<li key={problem.path}>{desk?.setupProblemWords(problem)}</li>
						))}
					</ul>
				)}

				{!brush && position && tileInHand && (
					<SpaceList
						choices={choices}
						citations={citations}
						target={target}
						onSpace={(space) => {
							choose(space);
							focusStatus();
						}}
						onAct={act}
						reasonOf={desk?.rejectionWords ?? null}
					/>
				)}

				{position && steps[0] && <Players position={position} before={steps[0].position} asked={asked} />}

				<section aria-labelledby="log-title">
					<h2 id="log-title">{play.log.title}</h2>
					<Log
						lines={lines}
						citations={citations}
						shown={table.shown}
						onShow={(number) => table.showLine(number, region)}
						onReturn={(number) => {
							goTo(Math.max(0, table.stepOf(number)));
							focusStatus();
						}}
					/>
				</section>

				{desk && (
					<desk.Ways
						ways={table.left}
						desk={desk}
						onReturn={(way) => {
							anew();
							controller.returnTo(way);
							focusStatus();
						}}
					/>
				)}

				<details
					class="setup"
					onToggle={({ currentTarget }) => {
						setArranging(currentTarget.open);
						if (!currentTarget.open) setBrush(null);
					}}
				>
					<summary>
						<Glyph of="ui-filter" />
						{play.setUp}
					</summary>
					{isArranging && desk && (
						<desk.Arrange
							setup={scenario.setup}
							position={position}
							rulings={scenario.rulings ?? {}}
							citations={citations}
							yourCopy={yourCopy}
							brush={brush}
							byHand={table.byHand}
							onByHand={(is) => controller.enterByHand(is)}
							onBrush={(next) => {
								if (next) {
									anew();
									controller.goTo(0);
								}
								setBrush(next);
								focusStatus();
							}}
							onSetup={arrange}
							onReading={read}
						/>
					)}
				</details>
			</div>
		</div>
	);
};
