/** What a lesson shows, derived from where it stands. */
import type { LessonAction, Standing } from '#engine/lesson.ts';
import type { BaseEvent, Candidate } from '#engine/rules.ts';
import type { Action, Event, Position, Setup } from '#games/copan/index.ts';
import type { LogLine } from '#islands/parts/Log.tsx';
import type { AskedLines } from '#islands/playing/ask-lines.ts';
import type { Opened } from '#stores/play.ts';

export type Here = Standing<Setup, Position, Action, Event>;
export type Act = LessonAction<Action>;

/** What a lesson opens with: played, asked and told when its page was built. */
export type OpenedLesson = Opened<Here, Act, Event> & { lines: LogLine[]; ask: AskedLines | null };

/** The events of a step, numbered from its own first one. */
export const ownEvents = <Event extends BaseEvent>({ happened }: { happened: readonly Event[] }): Event[] => {
	const first = happened[0]?.id ?? 0;
	return happened.map(({ causedBy, ...event }) => ({
		...(event as Event),
		id: event.id - first,
		// What brought it about may have happened in a step before.
		...(causedBy !== undefined && causedBy >= first && { causedBy: causedBy - first }),
	}));
};

/** What may be tried on the table, of what may be tried in the lesson. */
export const onTable = <Action>(candidates: readonly Candidate<LessonAction<Action>>[]): Candidate<Action>[] =>
	candidates.flatMap(({ action, ...rest }) => (action.type === 'play' ? [{ ...rest, action: action.action }] : []));
