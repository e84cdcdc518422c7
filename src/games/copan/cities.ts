import type { Effect } from './effects.ts';
import type { Resource } from './resources.ts';

/** What has to be paid: of each resource, and of any kind. */
export type Cost = Partial<Record<Resource | 'any', number>>;

export interface City {
	/** The number in the rulebook's glossary; the tiles carry no name. */
	id: string;
	/** What the City itself costs, once the journey is paid. */
	cost: Cost;
	effects: readonly Effect[];
}

const tile = (id: number, cost: Cost, ...effects: Effect[]): City => ({ id: String(id), cost, effects });

const action = (site: Extract<Effect, { verb: 'bonus-action' }>['site']): Effect => ({
	verb: 'bonus-action',
	site,
	less: 1,
});

/** The 20 City tiles, in the order of the rulebook's glossary. */
export const cities: readonly City[] = [
	tile(1, { food: 1 }, { verb: 'take-river-tiles', refill: 'at-once' }),
	tile(2, { power: 1 }, action('altars')),
	tile(3, { zeal: 1 }, { verb: 'place-jade' }),
	tile(4, { zeal: 1 }, action('stairway')),
	tile(5, { food: 1 }, action('ball-court')),
	tile(6, { fame: 1 }, { verb: 'score', vp: 5 }),
	tile(7, { food: 1 }, { verb: 'climb', steps: 3 }),
	tile(8, { power: 1 }, { verb: 'score', vp: 5 }),
	tile(9, { power: 1 }, { verb: 'take-glyph' }),
	tile(10, { food: 1 }, { verb: 'score', vp: 5 }),
	tile(11, { zeal: 1, any: 1 }, { verb: 'take-glyph' }),
	tile(12, { fame: 1, any: 1 }, { verb: 'climb', steps: 3 }),
	tile(13, { fame: 1 }, action('river')),
	tile(14, { fame: 1, any: 1 }, { verb: 'take-river-tiles', refill: 'at-once' }),
	tile(15, { fame: 1 }, { verb: 'take-character' }),
	tile(16, { food: 1, any: 1 }, { verb: 'take-character' }),
	tile(17, { power: 1, any: 1 }, { verb: 'place-jade' }),
	tile(18, { power: 1, any: 1 }, action('any')),
	tile(19, { zeal: 1, any: 1 }, action('any')),
	tile(20, { zeal: 1, any: 1 }, { verb: 'score', vp: 8 }),
];
