/** What a lesson on solo play asks for once somebody acts: the whole game, and the words of the Automa. */
import type { Event } from '#games/copan/events.ts';
import type { Position } from '#games/copan/index.ts';
import type { LogLine } from '#islands/parts/Log.tsx';
import { askLines as plainLines } from '#islands/playing/ask-lines.ts';
import { logLines as linesOf } from '#islands/playing/log-lines.ts';
import { soloQuestionText, soloTelling } from '#words/en/copan-solo.ts';
import type { Desk } from './desk.ts';

export { lessonRules } from '#engine/lesson.ts';
export { playOn } from '#engine/scenario.ts';
export { copan as rules } from '#games/copan/index.ts';
export { rejectionWords } from '#words/en/copan-refusals.ts';
export { Elsewhere } from './Elsewhere.tsx';

export const askLines: Desk['askLines'] = (question, position, candidates) =>
	plainLines(question, position, candidates, soloQuestionText);
export const logLines = (events: readonly Event[], table: Position['table']): LogLine[] =>
	linesOf(events, table, soloTelling);
