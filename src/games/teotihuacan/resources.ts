/** The things that everything else counts: resources, temples, boards, powers, and which modules are in the game. */
import type { Reason, Sourced } from './reasons.ts';

export const resources = ['wood', 'stone', 'gold'] as const;
export type Resource = (typeof resources)[number];
export type ByResource = Record<Resource, number>;

export const temples = ['blue', 'red', 'green'] as const;
export type Temple = (typeof temples)[number];

/** The powers a worker may have; at 6 it ascends. */
export const powers = [1, 2, 3, 4, 5] as const;
export type Power = (typeof powers)[number];
export const isPower = (value: number): value is Power => powers.some((power) => power === value);

export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** The eight action boards by the number printed on them, 1 to 8. */
export const boards = [
	'palace',
	'forest',
	'stone-quarry',
	'gold-deposits',
	'alchemy',
	'nobles',
	'decorations',
	'construction',
] as const;
export type Board = (typeof boards)[number];
export const numberOf = (board: Board): number => boards.indexOf(board) + 1;

/** What may be laid over the base game: the five modules of Late Preclassic Period, then two later sets. */
export const modules = ['priests', 'height', 'seasons', 'architecture', 'development'] as const;
export const laterSets = ['xitle', 'expansion-period'] as const;
export const parts = [...modules, ...laterSets] as const;
export type Module = (typeof modules)[number];
export type Part = (typeof parts)[number];

/** In short, where a value comes from. */
export const published = <Value>(value: Value, because: Reason): Sourced<Value> => ({
	value,
	from: 'published',
	because,
});
export const printed = <Value>(value: Value, because: Reason): Sourced<Value> => ({ value, from: 'rulebook', because });
export const derived = <Value>(value: Value, because: Reason): Sourced<Value> => ({ value, from: 'derived', because });
export const inferred = <Value>(value: Value, because: Reason): Sourced<Value> => ({
	value,
	from: 'inferred',
	because,
});
