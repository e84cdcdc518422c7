/** What a lesson shows, derived from where it stands. */
import type { LessonAction, Standing } from '#engine/lesson.ts';
import type { Candidate } from '#engine/rules.ts';
import type { Action, Event, Position, Setup } from '#games/copan/index.ts';

export type Here = Standing<Setup, Position, Action, Event>;
export type Act = LessonAction<Action>;

/** The events of a step, numbered from its own first one. */
export const ownEvents = ({ happened }: Here): Event[] => {
	const first = happened[0]?.id ?? 0;
	return happened.map(({ causedBy, ...event }) => ({
		...event,
		id: event.id - first,
		// What brought it about may have happened in a step before.
		...(causedBy !== undefined && causedBy >= first && { causedBy: causedBy - first }),
	}));
};

/** What may be tried on the table, of what may be tried in the lesson. */
export const onTable = (candidates: readonly Candidate<Act>[]): Candidate<Action>[] =>
	candidates.flatMap(({ action, ...rest }) => (action.type === 'play' ? [{ ...rest, action: action.action }] : []));
