/** Orloj: its components as data, and a solo game against Josef Mánes as pure functions. */
export { type Counted, counted, type Effect } from './effects.ts';
export { callLines, type RoosterLine, roosterTurn } from './rooster.ts';
export { type Ledger, type ScoreLine, scoreManes, winnerOf } from './score.ts';
export { sidesOf } from './sides.ts';
export { type Action, askedNow, type Event, ledgerOf, type Position, type Setup, studio } from './studio.ts';
