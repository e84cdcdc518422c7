/** Teotihuacan: its components as data, and the tools of its reference as pure functions. */
export { type Answer, boardAction, coloursAt, emptySituation, type Situation } from './board-action.ts';
export { type EclipsePlayer, type EclipseSheet, eclipseScore } from './eclipse.ts';
export { firstTurns } from './first-turns.ts';
export { bestSets, vpOfSet } from './masks.ts';
export { ruleIds } from './rule-ids.ts';
export { rulings } from './rulings.ts';
export { setUpNeeds } from './setup.ts';
