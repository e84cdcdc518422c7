import type { Cost } from './cities.ts';
import type { Effect } from './effects.ts';
import { type Resource, resources, type Site, sites } from './resources.ts';

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

/** An Altar card as the engine plays it: three columns under one cost. */
export interface AltarCard {
	id: string;
	cost: Cost;
	columns: readonly { effects: readonly Effect[]; climb: number }[];
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

const gain = (resource: Resource | 'any', amount: number): Effect => ({ verb: 'gain', resource, amount });
const score = (vp: number): Effect => ({ verb: 'score', vp });
const action = (site: Site | 'any', less: number): Effect => ({ verb: 'bonus-action', site, less });
const jade: Effect = { verb: 'place-jade' };
const glyph: Effect = { verb: 'take-glyph' };
const character: Effect = { verb: 'take-character' };
const extension: Effect = { verb: 'add-extension' };
const totem: Effect = { verb: 'place-totem' };
const embassy: Effect = { verb: 'place-embassy' };
const tiles: Effect = { verb: 'take-river-tiles', refill: 'at-once' };

type Column = readonly [effect: Effect, climb: number];
const columns: readonly (readonly [cost: Cost, Column, Column, Column])[] = [
	[{ food: 1 }, [gain('zeal', 1), 3], [glyph, 2], [action('river', 1), 1]],
	[{ food: 1 }, [score(2), 3], [tiles, 2], [action('stairway', 0), 1]],
	[{ food: 1 }, [gain('any', 1), 3], [totem, 2], [jade, 1]],
	[{ fame: 1 }, [gain('food', 1), 3], [tiles, 2], [action('embassies', 1), 1]],
	[{ fame: 1 }, [score(2), 3], [extension, 1], [action('ball-court', 0), 1]],
	[{ fame: 1 }, [gain('power', 1), 3], [glyph, 2], [character, 1]],
	[{ zeal: 1 }, [gain('fame', 1), 3], [glyph, 2], [action('stairway', 1), 1]],
	[{ zeal: 1 }, [score(3), 2], [character, 1], [action('embassies', 0), 1]],
	[{ zeal: 1 }, [gain('any', 1), 3], [tiles, 2], [embassy, 1]],
	[{ power: 1 }, [gain('zeal', 1), 3], [extension, 1], [action('ball-court', 1), 1]],
	[{ power: 1 }, [score(2), 3], [jade, 1], [action('river', 0), 2]],
	[{ power: 1 }, [gain('food', 1), 3], [totem, 2], [embassy, 1]],
	[{ any: 1 }, [gain('fame', 1), 3], [jade, 1], [action('any', 0), 1]],
	[{ any: 1 }, [score(3), 2], [glyph, 1], [action('altars', 0), 1]],
	[{ any: 1 }, [gain('power', 1), 3], [extension, 1], [action('embassies', 2), 1]],
	[{ any: 1 }, [score(4), 1], [character, 1], [action('stairway', 2), 1]],
];

/**
 * Sixteen cards of ours, for the engine to play with: each composed of printed costs and effects. They stand for the
 * cards in the box, which no source lists; the profile marks them as a stand-in.
 */
export const standInAltarCards: readonly AltarCard[] = columns.map(([cost, ...three], index) => ({
	id: `altar-${index + 1}`,
	cost,
	columns: three.map(([effect, climb]) => ({ effects: [effect], climb })),
}));
