import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Candidate } from './rules.ts';

/** Where the generator stands that answers for chance: plain numbers, kept in the position. */
export type ChanceState = readonly number[];

/** Numbers thrown away at the start: the first ones of neighbouring seeds are too much alike. */
const warmUp = 8;

/** The generator's state at the start, from a seed of 32 bits. */
export const chanceFrom = (seed: number): ChanceState => {
	const generator = xoroshiro128plus(seed);
	for (let thrown = 0; thrown < warmUp; thrown++) generator.next();
	return generator.getState();
};

/** The state after one answer, whoever gave it: so a game entered by hand and one drawn run on alike. */
export const chanceAfter = (state: ChanceState): ChanceState => {
	const generator = xoroshiro128plusFromState(state);
	generator.next();
	return generator.getState();
};

/** The number from 0 to below 1 that the generator gives where it stands. */
export const shareOf = (state: ChanceState): number => (xoroshiro128plusFromState(state).next() >>> 0) / 2 ** 32;

/**
 * What chance answers here: one of the candidates that are not refused, each as likely as its weight. There must be one.
 */
export const drawFrom = <Action>(state: ChanceState, candidates: readonly Candidate<Action>[]): Action => {
	const open = candidates.filter(({ refused }) => refused === null);
	const total = open.reduce((sum, { weight = 1 }) => sum + weight, 0);
	let left = shareOf(state) * total;
	for (const { action, weight = 1 } of open) {
		left -= weight;
		if (left < 0) return action;
	}
	return (open.at(-1) as Candidate<Action>).action;
};
