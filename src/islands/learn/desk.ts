/** What a lesson asks for once somebody acts: the engine, and the words for what it says. */
export { lessonRules } from '#engine/lesson.ts';
export { playOn } from '#engine/scenario.ts';
export { copanForPeople as rules } from '#games/copan/people.ts';
export { askLines } from '#islands/playing/ask-lines.ts';
export { logLines } from '#islands/playing/log-lines.ts';
export { rejectionWords } from '#words/en/copan-refusals.ts';
export { Elsewhere } from './Elsewhere.tsx';

export type Desk = typeof import('./desk.ts');
