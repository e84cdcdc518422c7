import { useMemo } from 'preact/hooks';
import type { Action, Event, Position, Setup } from '#games/copan/index.ts';
import type { SpaceId } from '#games/copan/pyramid.ts';
import { isCourt, isSite, type Region } from '#islands/board/Board.tsx';
import type { ChangeMark } from '#islands/board/Pyramid.tsx';
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
import { LessonFrame } from './LessonFrame.tsx';
import { Mask, maskChanges } from './Mask.tsx';
import { Pair } from './Pair.tsx';
import { Purse } from './Purse.tsx';
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
	const { here, before, at, step, candidates, desk, notice, way } = lesson;
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
		if (choice?.refused) lesson.refuseFor(choice.refused);
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

	return (
		<LessonFrame
			game="copan"
			lesson={lesson}
			steps={steps}
			citations={citations}
			quiz={quiz}
			course={course}
			next={next}
			lines={lines}
			log={<Log lines={lines} citations={citations} shown={board.shown} onShow={board.show} />}
			isOnBoard={isOnBoard}
			came={<Turn {...turnOf(events)} />}
			hand={step.pair.length === 0 && table.seats[0] && <Hand seat={table.seats[0]} />}
			choices={
				question &&
				!isPlacing &&
				!rolls && (
					<Choices
						ask={question.ask}
						choices={listed}
						citations={citations}
						ahead={shown}
						refusal={notice}
						onAct={act}
						onRefuse={lesson.refuseFor}
						reasonOf={desk?.rejectionWords ?? null}
						onChance={null}
					/>
				)
			}
			purses={
				<>
					<Purse table={table} before={before} seat={0} />
					{automa !== undefined && <Purse table={table} before={before} seat={automa} />}
				</>
			}
			instead={
				rolls && (
					<button type="button" class="btn go wide" onClick={() => choices[0] && act(choices[0].action)}>
						<Glyph of={isDie ? 'face-2' : 'ui-check'} />
						{isDie ? learn.roll : learn.draw}
					</button>
				)
			}
			stage={
				step.pair.length > 0 ? (
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
				)
			}
			places={
				isPlacing && (
					<SpaceList
						choices={choices}
						citations={citations}
						target={target}
						onSpace={pressSpace}
						onAct={act}
						reasonOf={desk?.rejectionWords ?? null}
					/>
				)
			}
			everyone={
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
			}
			elsewhere={
				desk && (
					<desk.Elsewhere
						line={step.pair.find(({ good }) => good) ?? here.line}
						step={step}
						sandbox={sandbox}
						made={made}
					/>
				)
			}
		/>
	);
};
