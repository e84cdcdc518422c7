import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { type ChanceState, chanceAfter, chanceFrom, shareOf } from '#engine/chance.ts';

/** Answers compared from each seed. */
const steps = 300;

describe('chance', () => {
	test.each([0, 1, 2, 7, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1])('seed %i runs on as pure-rand does', (seed) => {
		const theirs = xoroshiro128plus(seed);
		for (let thrown = 0; thrown < 8; thrown++) theirs.next();
		let ours: ChanceState = chanceFrom(seed);
		for (let step = 0; step < steps; step++) {
			expect(ours).toEqual(theirs.getState());
			expect(shareOf(ours)).toBe((theirs.next() >>> 0) / 2 ** 32);
			ours = chanceAfter(ours);
		}
	});
});
