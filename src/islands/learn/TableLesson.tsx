import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { isSame } from '#engine/condition.ts';
import type { LessonAction, Standing } from '#engine/lesson.ts';
import type { BaseEvent, Decision } from '#engine/rules.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Lines } from '#islands/parts/Lines.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import type { TaughtStep } from '#stores/lesson.ts';
import type { Opened } from '#stores/play.ts';
import { LessonFrame } from './LessonFrame.tsx';
import { type LessonDesk, useLesson } from './useLesson.ts';
import { onTable, ownEvents } from './view.ts';

/** A line of words with its glyph. */
export interface Worded {
	symbol: string;
	text: string;
}

/** How a game shows its table and tells what happens there. */
export interface LessonView<Position, Action, Event extends BaseEvent> {
	/** The table, as a picture and in words. `marked` are places the step points at; `onAct` takes what is pressed. */
	Table: ComponentType<{
		position: Position;
		/** The table as the step found it. */
		before: Position;
		marked: readonly string[];
		/** What may be done now, to be pressed on the picture. */
		actions: readonly Action[];
		onAct: (action: Action) => void;
	}>;
	questionWords(decision: Decision, position: Position): string;
	actionWords(action: Action, position: Position): Worded;
	eventWords(event: Event): Worded;
}

/** What a page hands to a lesson of any game but Copan. */
export interface TableLessonProps<Setup, Position, Action, Event extends BaseEvent> {
	game: string;
	slug: string;
	steps: readonly TaughtStep<Setup, Action>[];
	opened: Opened<Standing<Setup, Position, Action, Event>, LessonAction<Action>, Event>;
	citations: Citations;
	/** Where the course goes on; hrefs carry the base path. */
	course: string;
	next: { title: string; href: string } | null;
	quiz: boolean;
}

interface Props<Setup, Position, Action, Event extends BaseEvent>
	extends TableLessonProps<Setup, Position, Action, Event> {
	view: LessonView<Position, Action, Event>;
	loadDesk: () => Promise<LessonDesk<Setup, Position, Action, Event>>;
}

/** A lesson on any table: what is said, the table, what may be done there as a list, the answer, and help. */
export const TableLesson = <Setup, Position, Action, Event extends BaseEvent>({
	game,
	slug,
	steps,
	opened,
	citations,
	course,
	next,
	quiz,
	view,
	loadDesk,
}: Props<Setup, Position, Action, Event>) => {
	type Desk = LessonDesk<Setup, Position, Action, Event>;
	const lesson = useLesson<Setup, Position, Action, Event, Desk>(
		game,
		`${game}-${slug}`,
		steps,
		opened,
		loadDesk,
		quiz,
	);
	const { here, before, step, candidates, desk, notice, way } = lesson;
	const { table, state } = here;
	const events = useMemo(() => ownEvents(here), [here]);
	const lines = useMemo(
		() => events.map((event) => ({ number: event.id + 1, ...view.eventWords(event), rules: event.rules })),
		[events],
	);
	const choices = state === 'asked' && step.do ? onTable<Action>(candidates) : [];
	const decision = choices.length > 0 && desk ? desk.rules.decision(table) : null;
	const shown = way?.type === 'play' ? way.action : null;
	const act = (action: Action) => lesson.act({ type: 'play', action });

	return (
		<LessonFrame
			game={game}
			lesson={lesson}
			steps={steps}
			citations={citations}
			quiz={quiz}
			course={course}
			next={next}
			lines={lines}
			log={<Lines lines={lines} citations={citations} />}
			choices={
				choices.length > 0 && (
					<div class="ask">
						{decision && <p class="quiet">{view.questionWords(decision, table)}</p>}
						<div class="choices long">
							{choices.map(({ action, refused }) => {
								const { symbol, text } = view.actionWords(action, table);
								return (
									<button
										key={JSON.stringify(action)}
										type="button"
										class={shown && isSame(shown, action) ? 'btn ahead' : 'btn'}
										aria-disabled={refused ? 'true' : undefined}
										onClick={() => (refused ? lesson.refuseFor(refused) : act(action))}
									>
										<Glyph of={symbol} />
										<span>{text}</span>
									</button>
								);
							})}
						</div>
						{notice && (
							<p key={notice.nth} class="bad" role="alert">
								{notice.text}
							</p>
						)}
					</div>
				)
			}
			stage={
				<div class="stage">
					<view.Table
						position={table}
						before={before}
						marked={step.show.flatMap((place) => ('spot' in place && !('site' in place) ? [place.spot] : []))}
						actions={choices.flatMap(({ action, refused }) => (refused ? [] : [action]))}
						onAct={act}
					/>
				</div>
			}
		/>
	);
};
