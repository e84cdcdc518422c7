/**
 * What a playable page asks for once it is needed: checking setups, reading texts, arranging by hand, reasons. Here
 * people play; the sandbox has a desk of its own, for any game.
 */
export { copanForPeople as rules } from '#games/copan/people.ts';
export { peopleGame as copanGame } from '#games/copan/people-game.ts';
export { standardProfile } from '#games/copan/profile.ts';
export { actionWords } from '#words/en/copan-ask.ts';
export { setupProblemWords } from '#words/en/copan-refusals.ts';
export { Arrange } from './Arrange.tsx';
export { askLines } from './ask-lines.ts';
export * from './desk-parts.ts';
export { logLines } from './log-lines.ts';

export type Desk = typeof import('./desk.ts');
/** What a table takes of a desk, be it this or the sandbox's. */
export type AnyDesk = Omit<Desk, 'Arrange' | 'standardProfile'>;
