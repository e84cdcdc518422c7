import type { Resource, Temple } from './resources.ts';

/** What an amount is counted by, each at most as often as the limit says, where there is one. */
export type Per = 'technology' | 'pyramid-step' | 'avenue-step' | 'bonus-tile' | 'discovery' | 'mask' | 'building';

/**
 * What a board, a tile or a step gives, as data: a closed set of verbs. The sentences on the pages are made from them in
 * `src/words`, and the tools count with them.
 */
export type Effect =
	| { verb: 'gain'; of: Resource | 'cocoa' | 'resource'; amount: number }
	| { verb: 'score'; vp: number; per?: Per }
	| { verb: 'temple'; which: Temple | 'any'; steps: number }
	| { verb: 'avenue'; steps: number }
	| { verb: 'pyramid-track'; steps: number }
	| { verb: 'power-up'; times: number }
	| { verb: 'free-technology' }
	| { verb: 'claim-discovery' }
	/** Pay one thing for another, as often as the power of the worker on the tile allows. */
	| { verb: 'trade'; pay: readonly Gain[]; get: readonly Gain[]; times: PowerCount }
	/** As many as the power of the worker on the tile says. */
	| { verb: 'gain-by-power'; of: 'cocoa' | 'resource'; amount: PowerCount; pay: readonly Gain[] }
	/** The lower of a count and a limit by power, `vp` each. */
	| { verb: 'score-least'; vp: number; of: 'technologies' | 'pyramid-steps' | 'avenue-steps'; limit: PowerCount }
	| { verb: 'score-workers'; low: number; high: number }
	| { verb: 'score-best-set' }
	/** What a discovery lets its owner do once. */
	| { verb: 'once'; deed: 'double-move' | 'no-cocoa' | 'any-distance' | 'one-more-worker' }
	/** What a sentence alone can say; the tools that know it count it by its id. */
	| { verb: 'standing'; what: string };

export type Gain = Extract<Effect, { verb: 'gain' | 'score' | 'temple' }>;
/** The power of a worker, plus or minus something. */
export interface PowerCount {
	power: true;
	plus: number;
}

export const gain = (of: Resource | 'cocoa' | 'resource', amount: number): Gain => ({ verb: 'gain', of, amount });
export const score = (vp: number): Gain => ({ verb: 'score', vp });
export const temple = (which: Temple | 'any', steps = 1): Gain => ({ verb: 'temple', which, steps });
export const avenue: Effect = { verb: 'avenue', steps: 1 };
export const powerUp = (times = 1): Effect => ({ verb: 'power-up', times });
export const byPower = (plus = 0): PowerCount => ({ power: true, plus });
export const standing = (what: string): Effect => ({ verb: 'standing', what });
