import { bonusAction, character, climb, type Effect, glyph, jade, riverTiles, score } from './effects.ts';
import type { Resource, Site } from './resources.ts';

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

const action = (site: Site | 'any'): Effect => bonusAction(site, 1);

/** The 20 City tiles, in the order of the rulebook's glossary. */
export const cities: readonly City[] = [
	tile(1, { food: 1 }, riverTiles('at-once')),
	tile(2, { power: 1 }, action('altars')),
	tile(3, { zeal: 1 }, jade),
	tile(4, { zeal: 1 }, action('stairway')),
	tile(5, { food: 1 }, action('ball-court')),
	tile(6, { fame: 1 }, score(5)),
	tile(7, { food: 1 }, climb(3)),
	tile(8, { power: 1 }, score(5)),
	tile(9, { power: 1 }, glyph),
	tile(10, { food: 1 }, score(5)),
	tile(11, { zeal: 1, any: 1 }, glyph),
	tile(12, { fame: 1, any: 1 }, climb(3)),
	tile(13, { fame: 1 }, action('river')),
	tile(14, { fame: 1, any: 1 }, riverTiles('at-once')),
	tile(15, { fame: 1 }, character),
	tile(16, { food: 1, any: 1 }, character),
	tile(17, { power: 1, any: 1 }, jade),
	tile(18, { power: 1, any: 1 }, action('any')),
	tile(19, { zeal: 1, any: 1 }, action('any')),
	tile(20, { zeal: 1, any: 1 }, score(8)),
];

const cityById = new Map<string | null | undefined, City>(cities.map((each) => [each.id, each]));

export const cityOf = (id: string | null | undefined): City | undefined => cityById.get(id);
