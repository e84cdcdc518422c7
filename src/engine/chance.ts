import type { Candidate } from './rules.ts';

/** Where the generator stands that answers for chance: four whole numbers, kept in the position. */
export type ChanceState = readonly number[];

/** Numbers thrown away at the start: the first ones of neighbouring seeds are too much alike. */
const warmUp = 8;

/**
 * The state after one answer, whoever gave it: so a game entered by hand and one drawn run on alike. The generator is
 * xoroshiro128+, as pure-rand has it.
 */
export const chanceAfter = ([s01 = 0, s00 = 0, s11 = 0, s10 = 0]: ChanceState): ChanceState => {
	const low = s10 ^ s00;
	const high = s11 ^ s01;
	return [
		(s01 << 24) ^ (s00 >>> 8) ^ high ^ ((high << 16) | (low >>> 16)),
		(s00 << 24) ^ (s01 >>> 8) ^ low ^ (low << 16),
		(low << 5) ^ (high >>> 27),
		(high << 5) ^ (low >>> 27),
	];
};

/** The generator's state at the start, from a seed of 32 bits. */
export const chanceFrom = (seed: number): ChanceState => {
	let state: ChanceState = [-1, ~seed, seed | 0, 0];
	for (let thrown = 0; thrown < warmUp; thrown++) state = chanceAfter(state);
	return state;
};

/** The number from 0 to below 1 that the generator gives where it stands. */
export const shareOf = ([, s00 = 0, , s10 = 0]: ChanceState): number => ((s00 + s10) >>> 0) / 2 ** 32;

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
