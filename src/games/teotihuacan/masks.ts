import { published } from './resources.ts';

/** VP of a set of 1 to 7 different masks. The summary’s row drops the 6. */
export const setVp = published([1, 3, 6, 10, 15, 21, 28] as const, 'four');
/** Copies of each of the seven kinds. */
export const maskCopies = published([1, 2, 2, 3, 3, 3, 3] as const, 'mask-copies');
export const maskKinds = 7;

/** VP of one set of that many different masks. */
export const vpOfSet = (size: number): number => (size === 0 ? 0 : (setVp.value[size - 1] ?? 0));

/**
 * The sets that score most, largest first, from the number of masks of each kind. A set grows in worth faster than it
 * grows in size, so each takes one of every kind that is left.
 */
export const bestSets = (counts: readonly number[]): number[] =>
	Array.from({ length: Math.max(0, ...counts) }, (_, nth) => counts.filter((count) => count > nth).length);
