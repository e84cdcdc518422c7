import { useMemo } from 'preact/hooks';
import type { Action, Event, Position, Setup } from '#games/copan/index.ts';
import type { SpaceId } from '#games/copan/pyramid.ts';
import { isCourt, isSite, type Region } from '#islands/board/Board.tsx';
import type { ChangeMark } from '#islands/board/Pyramid.tsx';
import { CopyLink } from '#islands/parts/CopyLink.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { type Citations, Log } from '#islands/parts/Log.tsx';
import { Choices } from '#islands/playing/Choices.tsx';
import { Players } from '#islands/playing/Players.tsx';
import { SpaceList } from '#islands/playing/SpaceList.tsx';
import { Stage } from '#islands/playing/Stage.tsx';
import { Turn } from '#islands/playing/Turn.tsx';
import { changeMarks, openSpacesOf, pyramidView, spotsOf, turnOf } from '#islands/playing/view.ts';
import type { TaughtStep } from '#stores/lesson.ts';
import { playerName } from '#words/en/copan-names.ts';
import { learn } from '#words/en/learn.ts';
import { play } from '#words/en/play.ts';
import type { Desk } from './desk.ts';
import { Hand } from './Hand.tsx';
import { Mask, maskChanges } from './Mask.tsx';
import { Pair } from './Pair.tsx';
import { Purse } from './Purse.tsx';
import { Say } from './Say.tsx';
import { Spoken } from './Spoken.tsx';
import { Taught } from './Taught.tsx';
import { useBoard } from './useBoard.ts';
import { useLesson } from './useLesson.ts';
import { type OpenedLesson, onTable, ownEvents } from './view.ts';

export interface LessonProps {
	slug: string;
	steps: readonly TaughtStep[];
	opened: OpenedLesson;
	citations: Citations;
	/** Where the marks of our own values lead. */
	yourCopy: string;
	/** Where the course goes on; hrefs carry the base path. */
	course: string;
	next: { title: string; href: string } | null;
	quiz: boolean;
	/** Where any position can be played on. */
	sandbox: string;
	/** When this site was made. */
	made: string;
	/** What it asks for once somebody acts. */
	loadDesk?: () => Promise<Desk>;
}

/** Questions that chance answers: the learner rolls or draws, and the lesson says what comes up. */
const chanceAsks: readonly string[] = [
	'die',
	'die-automa',
	'draw',
	'draw-tile',
	'draw-token',
	'draw-automa-seat',
	'draw-automa-card',
];

/** The part of the board to open: on a screen that shows all of it, what lies round the part as well. */
const regionFor = (part: Exclude<TaughtStep['part'], 'mask'>, isNarrow: boolean): Region =>
	isNarrow ? part : isSite(part) ? 'whole' : isCourt(part) ? 'pyramid' : part;

/**
 * Lets through the first click of a double one: the second would fall on what stands there by then. Back is pressed
 * as fast as one likes.
 */
const once = (event: MouseEvent) => {
	if (event.detail > 1 && !(event.target as Element).closest('.back')) event.stopPropagation();
};

/** One lesson: what is said, the board to act on, the answer to what was done, and help. */
export const Lesson = ({
	slug,
	steps,
	opened,
	citations,
	yourCopy,
	course,
	next,
	quiz,
	sandbox,
	made,
	loadDesk = () => import('./desk.ts'),
}: LessonProps) => {
	const lesson = useLesson<Setup, Position, Action, Event, Desk>('copan', slug, steps, opened, loadDesk, quiz);
	const { here, before, at, length, step, isOver, candidates, desk, notice, way } = lesson;
	const { table, state } = here;
	const events = useMemo(() => ownEvents(here), [here]);
	const lines = useMemo(() => (desk ? desk.logLines(events, table.table) : opened.lines), [desk, events, here]);
	const frame = table.frames.at(-1);
	const question = state === 'asked' && step.do && frame && 'ask' in frame ? frame : null;
	const ask = useMemo(
		() => (question && desk ? desk.askLines(question, table, onTable(candidates)) : question && opened.ask),
		[desk, question, candidates],
	);
	const board = useBoard(`${at} ${step.id}`);
	const choices = ask?.choices ?? [];
	const isPlacing = question?.ask === 'space' || question?.ask === 'automa-space';
	const automa = table.automa?.seat;
	const rolls = question && chanceAsks.includes(question.ask) ? question : null;
	const isDie = rolls?.ask.startsWith('die');
	const shown = way?.type === 'play' ? way.action : null;
	const part = (state === 'reached' && step.sees) || step.part;
	const target = shown?.type === 'place-tile' ? shown.space : null;

	const act = (action: Action) => lesson.act({ type: 'play', action });
	const pressSpace = (space: SpaceId) => {
		if (isPlacing) act({ type: 'place-tile', space });
		else lesson.refuse(state === 'missed' ? learn.takeBack : play.ask.otherHint(step.title));
	};
	/** The part of the board in sight; the Mask lies on none. */
	const region = part === 'mask' ? null : (board.chosen ?? regionFor(part, board.isNarrow));
	const isHere = ({ at: place, refused }: (typeof choices)[number]) => !refused && place?.site === region;
	/**
	 * Whether answers lie on the Site in sight, or a question is about a place: then a narrow screen has the picture first,
	 * and the list after it. Most of what the River sells lies nowhere.
	 */
	const isOnBoard = step.ask ? step.show.length > 0 : region !== 'river' && choices.some(isHere);
	/** Below the picture the list begins with what is on it, and what is not allowed comes last: no room to look for it. */
	const rank = (choice: (typeof choices)[number]) => (isHere(choice) ? 0 : choice.refused ? 2 : 1);
	const listed = isOnBoard && board.isNarrow ? choices.toSorted((one, other) => rank(one) - rank(other)) : choices;
	const placeJade = (space: number) => {
		const choice = choices.find(({ action }) => action.type === 'place-jade' && action.space === space);
		if (choice?.refused) lesson.refuse(desk?.rejectionWords(choice.refused) ?? '');
		else if (choice) act(choice.action);
	};
	const pointed: ChangeMark[] = step.show.flatMap((place, nth) =>
		'spot' in place && !('site' in place)
			? []
			: [
					{
						at: place,
						label: step.show.length > 1 ? String(nth + 1) : '',
						now: true,
					},
				],
	);

	/** A link to a step; to the one that stands there it begins it again, for the address stays as it is. */
	const linkTo = ({ id, title }: TaughtStep) => (
		<a
			key={id}
			href={`#${id}`}
			aria-current={id === step.id ? 'step' : undefined}
			onClick={() => location.hash === `#${id}` && lesson.jump(here.step)}
		>
			{title}
		</a>
	);

	return (
		<div class={isOnBoard ? 'isle lesson on-board' : 'isle lesson'} ref={lesson.isle} onClickCapture={once}>
			{lesson.trouble && (
				<p class="trouble" role="alert">
					{learn.troubles[lesson.trouble]}
				</p>
			)}
			<div class="field-row">
				<p class="quiet">{learn.step(here.step + 1, steps.length)}</p>
				<ol class="bars" aria-hidden="true">
					{steps.map(({ id }, index) => (
						<li
							key={id}
							id={id}
							class={index < here.step || isOver ? 'past' : index === here.step ? 'now-at' : undefined}
						/>
					))}
				</ol>
			</div>

			<Spoken
				step={step}
				state={state}
				answer={lesson.answer}
				help={lesson.help}
				lines={lines}
				game="copan"
				citations={citations}
				status={lesson.status}
				came={<Turn {...turnOf(events)} />}
			>
				{isOver && quiz && (
					<p class="verdict right">{learn.firstTry(steps.length - lesson.again.length, steps.length)}</p>
				)}
				{lesson.again.length > 0 && (
					<p class="taught">
						{learn.repeat}
						{lesson.again.map(linkTo)}
					</p>
				)}
			</Spoken>
			{step.pair.length === 0 && table.seats[0] && <Hand seat={table.seats[0]} />}

			{step.ask && (
				<div class="ask options">
					{step.answers.map(({ text }, option) => {
						const isGiven = here.answer === option;
						return (
							<button
								key={option}
								type="button"
								class={[
									'btn',
									way?.type === 'answer' && way.option === option && 'ahead',
									isGiven && (state === 'reached' ? 'right' : 'wrong'),
								]
									.filter(Boolean)
									.join(' ')}
								aria-pressed={isGiven}
								aria-disabled={state === 'reached' ? 'true' : undefined}
								onClick={() => state !== 'reached' && lesson.reply(option)}
							>
								<span>
									<Say text={text} />
								</span>
							</button>
						);
					})}
				</div>
			)}
			{question && !isPlacing && !rolls && (
				<Choices
					ask={question.ask}
					choices={listed}
					citations={citations}
					ahead={shown}
					refusal={notice}
					onAct={act}
					onRefuse={(why) => lesson.refuse(desk?.rejectionWords(why) ?? '')}
					reasonOf={desk?.rejectionWords ?? null}
					onChance={null}
				/>
			)}

			<div class="ctl" role="group" aria-label={learn.controls}>
				<Purse table={table} before={before} seat={0} />
				{automa !== undefined && <Purse table={table} before={before} seat={automa} />}
				<button
					type="button"
					class="btn back"
					aria-label={learn.back}
					aria-disabled={at === 0 ? 'true' : undefined}
					onClick={() => at > 0 && lesson.goTo(at - 1)}
				>
					<Glyph of="ui-undo" />
				</button>
				{isOver ? (
					<a class="btn go wide" href={next?.href ?? course}>
						{next ? learn.nextLesson(next.title) : learn.toCourse}
						<Glyph of="ui-next" />
					</a>
				) : state === 'reached' ? (
					<button type="button" class="btn go wide" onClick={() => lesson.act({ type: 'next' })}>
						{learn.next}
						<Glyph of="ui-next" />
					</button>
				) : state === 'missed' ? (
					<button type="button" class="btn go wide" onClick={() => lesson.goTo(at - 1)}>
						<Glyph of="ui-undo" />
						{learn.again}
					</button>
				) : rolls ? (
					<button type="button" class="btn go wide" onClick={() => choices[0] && act(choices[0].action)}>
						<Glyph of={isDie ? 'face-2' : 'ui-check'} />
						{isDie ? learn.roll : learn.draw}
					</button>
				) : (
					<button type="button" class="btn wide" onClick={lesson.assist}>
						<Glyph of="clarification" />
						{learn.help[step.ask && !step.hint && lesson.help === 0 ? 1 : lesson.help]}
					</button>
				)}
				{state !== 'reached' && here.step < steps.length - 1 && (
					<button type="button" class="btn" aria-label={learn.skip} onClick={() => lesson.jump(here.step + 1)}>
						<Glyph of="ui-step" />
					</button>
				)}
			</div>

			{step.pair.length > 0 ? (
				<Pair sides={step.pair} desk={desk} citations={citations} />
			) : region === null ? (
				// A narrow screen has no room for the Mask twice: while a tile is chosen, its spaces are the answers.
				<div class={question?.ask === 'jade' ? 'stage is-asked' : 'stage'}>
					<Mask
						tiles={table.seats[0]?.mask ?? []}
						marked={maskChanges(table.seats[0]?.mask ?? [], before.seats[0]?.mask ?? [])}
						onPress={question?.ask === 'jade' ? placeJade : null}
					/>
					<a class="ours" href={`${yourCopy}#ours`}>
						<Glyph of="mark" size="s" />
						{learn.mask.ours}
					</a>
				</div>
			) : (
				<Stage
					region={region}
					onRegion={board.setChosen}
					position={table}
					view={pyramidView(table.table, table, table.table.profile)}
					label={play.board}
					changed={state === 'asked' || events.length === 0 ? pointed : changeMarks(events, board.shown, table.table)}
					selected={target}
					selectable={openSpacesOf(choices)}
					onSpace={pressSpace}
					spots={spotsOf(choices, act)}
					notice={notice}
					yourCopy={yourCopy}
					own={undefined}
				/>
			)}

			<div class="panel">
				{state !== 'missed' && !(quiz && state === 'asked') && (
					<Taught game="copan" rules={step.rules} citations={citations} />
				)}
				{isPlacing && (
					<SpaceList
						choices={choices}
						citations={citations}
						target={target}
						onSpace={pressSpace}
						onAct={act}
						reasonOf={desk?.rejectionWords ?? null}
					/>
				)}
				{lines.length > 0 && (
					<section aria-labelledby="log-title">
						<h2 id="log-title">{learn.happened}</h2>
						<Log lines={lines} citations={citations} shown={board.shown} onShow={board.show} />
					</section>
				)}
				<details class="fold">
					<summary>{learn.everyone}</summary>
					<Players
						position={table}
						before={before}
						asked={null}
						names={table.seats.map((_, seat) => (seat === automa ? learn.automa(playerName(seat)) : undefined))}
						instead={(seat) => (seat === automa ? <Purse table={table} before={before} seat={seat} /> : null)}
					/>
				</details>
				<details class="fold">
					<summary>{learn.allSteps}</summary>
					<ol class="all-steps">
						{steps.map((each) => (
							<li key={each.id}>{linkTo(each)}</li>
						))}
					</ol>
				</details>
				<div class="btns">
					{length > 0 && (
						<button type="button" class="btn" onClick={lesson.restart}>
							<Glyph of="ui-restart" />
							{learn.reset}
						</button>
					)}
					<CopyLink words={learn.link} address={async () => `${location.href.split('#')[0]}#${step.id}`}>
						{learn.link.link}
					</CopyLink>
				</div>
				{desk && (
					<desk.Elsewhere
						line={step.pair.find(({ good }) => good) ?? here.line}
						step={step}
						sandbox={sandbox}
						made={made}
					/>
				)}
			</div>
		</div>
	);
};
