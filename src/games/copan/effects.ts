import type { Resource, Site } from './resources.ts';

/** What an amount is counted by. */
export type Per =
	| { of: 'held'; resource: Resource }
	| { of: 'glyphs' | 'characters' | 'discarded-characters' | 'extensions' | 'embassy-cities' };

/**
 * What a component does, as data: a closed set of verbs with one executor. The English text of a card is generated
 * from its effects in `src/words`, so that text and engine cannot disagree.
 */
export type Effect =
	/** `kind: 'unsaid'`: the component does not say which resources; that they are of choice is a ruling. */
	| { verb: 'gain'; resource: Resource | 'any'; amount: number; per?: Per; kind?: 'unsaid' }
	| { verb: 'lose'; resource: Resource | 'any'; amount: number; per?: Per }
	| { verb: 'score'; vp: number; per?: Per }
	| { verb: 'climb'; steps: number }
	| { verb: 'step-down'; steps: number }
	| { verb: 'place-jade' }
	| { verb: 'remove-jade' }
	| { verb: 'take-glyph' }
	| { verb: 'lose-glyph' }
	| { verb: 'take-character' }
	| { verb: 'discard-character' }
	/** The two leftmost tiles of the River; `refill` says whether the card has them replaced at once. */
	| { verb: 'take-river-tiles'; refill: 'at-once' | 'unsaid' }
	| { verb: 'add-extension' }
	| { verb: 'lose-extension' }
	/** An action at a Site after the current one, for `less` resources of the player's choice. */
	| { verb: 'bonus-action'; site: Site | 'any'; less: number }
	/** Lowers the cost of an action at a Site. */
	| { verb: 'discount'; site: Site; less: number }
	| { verb: 'move-decline'; resource: Resource; direction: 'forward' | 'back' }
	| { verb: 'place-embassy' }
	| { verb: 'place-totem' };

/** The verbs that stand on many components, in short. */
export const gain = (resource: Resource | 'any', amount: number): Effect => ({ verb: 'gain', resource, amount });
export const lose = (resource: Resource | 'any', amount: number): Effect => ({ verb: 'lose', resource, amount });
export const score = (vp: number): Effect => ({ verb: 'score', vp });
export const climb = (steps: number): Effect => ({ verb: 'climb', steps });
export const bonusAction = (site: Site | 'any', less: number): Effect => ({ verb: 'bonus-action', site, less });
export const riverTiles = (refill: 'at-once' | 'unsaid'): Effect => ({ verb: 'take-river-tiles', refill });
export const jade: Effect = { verb: 'place-jade' };
export const glyph: Effect = { verb: 'take-glyph' };
export const character: Effect = { verb: 'take-character' };
export const extension: Effect = { verb: 'add-extension' };
export const totem: Effect = { verb: 'place-totem' };

/** The moment at which a component's effects apply. */
export type Trigger =
	| { on: 'tile-placed'; resource: Resource }
	| { on: 'site-action'; site: Site }
	| { on: 'cost'; site: Site }
	| { on: 'climb'; atLeast: number }
	| { on: 'discard' }
	| { on: 'game-end' };
