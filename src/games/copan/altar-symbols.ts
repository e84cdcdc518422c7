/** What occurs on Altar cards: for the glossary, since the engine plays whole cards. */
import type { Cost } from './cities.ts';
import {
	bonusAction,
	character,
	climb,
	type Effect,
	extension,
	gain,
	glyph,
	jade,
	riverTiles,
	totem,
} from './effects.ts';
import { resources, sites } from './resources.ts';

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
	...resources.map((resource): AltarEffect => ({ id: resource, effect: gain(resource, 1) })),
	{ id: 'any', effect: gain('any', 1) },
	{ id: 'vp', effect: { verb: 'score-printed' } },
	...sites.map((site): AltarEffect => ({ id: `action-${site}`, effect: bonusAction(site, 0) })),
	{ id: 'action-any', effect: bonusAction('any', 0) },
	{ id: 'action-less-1', effect: { verb: 'bonus-action-shown', less: 1 } },
	{ id: 'action-less-2', effect: { verb: 'bonus-action-shown', less: 2 } },
	{ id: 'embassy', effect: { verb: 'place-embassy' } },
	{ id: 'glyph', effect: glyph },
	{ id: 'character', effect: character },
	{ id: 'jade', effect: jade },
	{ id: 'extension', effect: extension },
	{ id: 'totem', effect: totem },
	{ id: 'river-tiles', effect: riverTiles('at-once') },
	{ id: 'climb-1', effect: climb(1) },
	{ id: 'climb-2', effect: climb(2) },
	{ id: 'climb-3', effect: climb(3) },
];
