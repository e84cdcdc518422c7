/** Which side of his parts a difficulty uses: what the set-up checklist says at each step. */
import { type Difficulty, hasAdvancedMastery, hasAdvancedScoring } from './values.ts';

export type Side = 'basic' | 'advanced';

/** The parts with two sides, or two sets, by the rule of the set-up that lays them out, without the game. */
export const sidesOf = (difficulty: Difficulty) => {
	const mastery: Side = hasAdvancedMastery(difficulty) ? 'advanced' : 'basic';
	const scoring: Side = hasAdvancedScoring(difficulty) ? 'advanced' : 'basic';
	return {
		'solo.setup.conditions': mastery,
		'solo.setup.mastery-tiles': mastery,
		'solo.setup.endgame': scoring,
		'solo.setup.turn-scoring': scoring,
	} as const;
};
