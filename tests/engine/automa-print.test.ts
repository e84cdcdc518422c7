/** What Automa cards print that no source tells: ours, and what an owner enters in its place. */
import { describe, expect, test } from 'vitest';
import { automaCards, automaPrints, printedOn } from '#games/copan/automa.ts';
import { standardProfile } from '#games/copan/profile.ts';

const easy = [0, 3, 6, 9, 12, 15, 18];
const hard = [0, 6, 12, 18, 24, 30, 36];

describe('where nothing is entered', () => {
	test.each(automaCards)('$id', ({ id, resource, difficulty, vpEach }) => {
		const { cityVp, stairways, steps } = printedOn(standardProfile, id);
		expect(cityVp).toEqual(difficulty === 'easy' ? easy : hard);
		expect([stairways, steps]).toEqual([null, null]);
		// What no source tells of Food is its scale; Fame cards are told in full.
		expect(automaPrints[resource].includes('cityVp')).toBe(vpEach === null);
	});
});

describe('what the owner entered', () => {
	const cityVp = [-6, -2, 3, 8, 14, 21, 30];
	const stairways = ['zeal', 'food', 'power', 'fame'] as const;
	const profile = {
		automaCards: {
			'food-basic-easy': { cityVp },
			'zeal-basic-hard': { stairways },
			'power-advanced-easy': { steps: 2 },
			'power-advanced-hard': { stairways, steps: 3 },
		},
	};

	test.each([
		['food-basic-easy', { cityVp, stairways: null, steps: null }],
		['food-advanced-easy', { cityVp: easy, stairways: null, steps: null }],
		['zeal-basic-hard', { cityVp: hard, stairways, steps: null }],
		['power-advanced-easy', { cityVp: easy, stairways: null, steps: 2 }],
		['power-advanced-hard', { cityVp: hard, stairways, steps: 3 }],
		['power-basic-hard', { cityVp: hard, stairways: null, steps: null }],
	])('%s: what is entered, and ours for what is left out', (card, printed) => {
		expect(printedOn(profile, card)).toEqual(printed);
	});
});
