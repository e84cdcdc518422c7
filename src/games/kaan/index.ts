/** Ka'an: Cities in the Sky as far as it is played here: golems on the pyramid, the city, the end and its score. */
export { cityAfter, cityProblems, placementsOf, startCity, stoneFor, strengthOf } from './city.ts';
export { endOf, endProblems } from './end.ts';
export { golemGame } from './golem-game.ts';
export { landingsOf, restRefused } from './golems.ts';
export { ownPyramid } from './pyramid.ts';
export { scoreOf } from './scoring.ts';
export { decksAfterDeal } from './setup.ts';
