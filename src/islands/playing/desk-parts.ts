/** What every desk has, whichever rules lie on it. */
export { playOn, startOf } from '#engine/scenario.ts';
export { exchangesIn } from '#games/copan/exchange.ts';
export { Troubles } from '#islands/parts/Troubles.tsx';
export { isOwn, lineOf, openAddress, openKept, openText, withOwn } from '#stores/opening.ts';
export { ownProfile } from '#stores/your-copy.ts';
export { arrange as arrangeWords } from '#words/en/arrange.ts';
export { endWords } from '#words/en/copan-play.ts';
export { rejectionWords } from '#words/en/copan-refusals.ts';
export { Brushes, brushWords, paint } from './Brushes.tsx';
export { Ways } from './Ways.tsx';
