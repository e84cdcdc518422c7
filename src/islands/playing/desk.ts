/** What a playable page asks for once it is needed: checking setups, reading texts, arranging by hand, reasons. */
export { playOn, startOf } from '#engine/scenario.ts';
export { exchangesIn } from '#games/copan/exchange.ts';
export { copanForPeople as rules } from '#games/copan/people.ts';
export { peopleGame as copanGame } from '#games/copan/people-game.ts';
export { standardProfile } from '#games/copan/profile.ts';
export { Troubles } from '#islands/parts/Troubles.tsx';
export { addressWith, pack } from '#stores/link.ts';
export { isOwn, lineOf, openAddress, openKept, openText, withOwn } from '#stores/opening.ts';
export { ownProfile } from '#stores/your-copy.ts';
export { arrange as arrangeWords } from '#words/en/arrange.ts';
export { actionWords, questionText } from '#words/en/copan-ask.ts';
export { endWords } from '#words/en/copan-play.ts';
export { rejectionWords, setupProblemWords } from '#words/en/copan-refusals.ts';
export { Arrange } from './Arrange.tsx';
export { askLines } from './ask-lines.ts';
export { Brushes, brushWords, paint } from './Brushes.tsx';
export { logLines } from './log-lines.ts';
export { Ways } from './Ways.tsx';

export type Desk = typeof import('./desk.ts');
