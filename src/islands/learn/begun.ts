/** What the page of a lesson on any table opens with, made when it is built. */
import { type LessonAction, lessonRules, type Standing } from '#engine/lesson.ts';
import type { BaseEvent, Rules } from '#engine/rules.ts';
import type { TaughtStep } from '#stores/lesson.ts';
import type { Opened } from '#stores/play.ts';

/** The first step as it stands before anybody acts. */
export const begunLesson = <Setup, Position, Action, Event extends BaseEvent>(
	game: string,
	table: Rules<Setup, Position, Action, Event, unknown>,
	steps: readonly TaughtStep<Setup, Action>[],
): Opened<Standing<Setup, Position, Action, Event>, LessonAction<Action>, Event> => {
	const rules = lessonRules(game, table, steps);
	const begun = rules.begin();
	return {
		steps: [begun],
		asked: { decision: rules.decision(begun.position), candidates: rules.candidates(begun.position) },
	};
};
