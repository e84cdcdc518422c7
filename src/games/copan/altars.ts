import type { Cost } from './cities.ts';
import type { Effect } from './effects.ts';
import { resources, sites } from './resources.ts';

/** Altar cards in the box. No source lists them; known are the costs and effects that occur on them. */
export const altarCardCount = 16;

/** A cost printed at the top of an Altar card; it holds for all three columns. */
export interface AltarCost {
	id: string;
	cost: Cost;
}

/** An effect that stands in a column. Two of them leave a number or a Site to the card. */
export interface AltarEffect {
	id: string;
	effect: Effect | { verb: 'score-printed' } | { verb: 'bonus-action-shown'; less: number };
}

export const altarCosts: readonly AltarCost[] = [
	...resources.map((resource) => ({ id: `cost-${resource}`, cost: { [resource]: 1 } })),
	{ id: 'cost-any', cost: { any: 1 } },
];

/** Every effect that the rulebook's glossary lists for Altar cards, with the actions at named Sites. */
export const altarEffects: readonly AltarEffect[] = [
	...resources.map((resource): AltarEffect => ({ id: resource, effect: { verb: 'gain', resource, amount: 1 } })),
	{ id: 'any', effect: { verb: 'gain', resource: 'any', amount: 1 } },
	{ id: 'vp', effect: { verb: 'score-printed' } },
	...sites.map((site): AltarEffect => ({ id: `action-${site}`, effect: { verb: 'bonus-action', site, less: 0 } })),
	{ id: 'action-any', effect: { verb: 'bonus-action', site: 'any', less: 0 } },
	{ id: 'action-less-1', effect: { verb: 'bonus-action-shown', less: 1 } },
	{ id: 'action-less-2', effect: { verb: 'bonus-action-shown', less: 2 } },
	{ id: 'embassy', effect: { verb: 'place-embassy' } },
	{ id: 'glyph', effect: { verb: 'take-glyph' } },
	{ id: 'character', effect: { verb: 'take-character' } },
	{ id: 'jade', effect: { verb: 'place-jade' } },
	{ id: 'extension', effect: { verb: 'add-extension' } },
	{ id: 'totem', effect: { verb: 'place-totem' } },
	{ id: 'river-tiles', effect: { verb: 'take-river-tiles', refill: 'at-once' } },
	{ id: 'climb-1', effect: { verb: 'climb', steps: 1 } },
	{ id: 'climb-2', effect: { verb: 'climb', steps: 2 } },
	{ id: 'climb-3', effect: { verb: 'climb', steps: 3 } },
];
