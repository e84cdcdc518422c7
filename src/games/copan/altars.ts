import type { Cost } from './cities.ts';
import {
	bonusAction,
	character,
	type Effect,
	extension,
	gain,
	glyph,
	jade,
	riverTiles,
	score,
	totem,
} from './effects.ts';

/** Altar cards in the box. No source lists them; known are the costs and effects that occur on them. */
export const altarCardCount = 16;

/** An Altar card as the engine plays it: three columns under one cost. */
export interface AltarCard {
	id: string;
	cost: Cost;
	columns: readonly { effects: readonly Effect[]; climb: number }[];
}

const embassy: Effect = { verb: 'place-embassy' };
const tiles = riverTiles('at-once');

type Column = readonly [effect: Effect, climb: number];
const columns: readonly (readonly [cost: Cost, Column, Column, Column])[] = [
	[{ food: 1 }, [gain('zeal', 1), 3], [glyph, 2], [bonusAction('river', 1), 1]],
	[{ food: 1 }, [score(2), 3], [tiles, 2], [bonusAction('stairway', 0), 1]],
	[{ food: 1 }, [gain('any', 1), 3], [totem, 2], [jade, 1]],
	[{ fame: 1 }, [gain('food', 1), 3], [tiles, 2], [bonusAction('embassies', 1), 1]],
	[{ fame: 1 }, [score(2), 3], [extension, 1], [bonusAction('ball-court', 0), 1]],
	[{ fame: 1 }, [gain('power', 1), 3], [glyph, 2], [character, 1]],
	[{ zeal: 1 }, [gain('fame', 1), 3], [glyph, 2], [bonusAction('stairway', 1), 1]],
	[{ zeal: 1 }, [score(3), 2], [character, 1], [bonusAction('embassies', 0), 1]],
	[{ zeal: 1 }, [gain('any', 1), 3], [tiles, 2], [embassy, 1]],
	[{ power: 1 }, [gain('zeal', 1), 3], [extension, 1], [bonusAction('ball-court', 1), 1]],
	[{ power: 1 }, [score(2), 3], [jade, 1], [bonusAction('river', 0), 2]],
	[{ power: 1 }, [gain('food', 1), 3], [totem, 2], [embassy, 1]],
	[{ any: 1 }, [gain('fame', 1), 3], [jade, 1], [bonusAction('any', 0), 1]],
	[{ any: 1 }, [score(3), 2], [glyph, 1], [bonusAction('altars', 0), 1]],
	[{ any: 1 }, [gain('power', 1), 3], [extension, 1], [bonusAction('embassies', 2), 1]],
	[{ any: 1 }, [score(4), 1], [character, 1], [bonusAction('stairway', 2), 1]],
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
