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

/** A City that costs one resource, */
const tile = (id: number, resource: Resource, ...effects: Effect[]): City => ({
	id: String(id),
	cost: { [resource]: 1 },
	effects,
});
/** or one more, of any kind. */
const dear = (id: number, resource: Resource, ...effects: Effect[]): City => ({
	id: String(id),
	cost: { [resource]: 1, any: 1 },
	effects,
});

const action = (site: Site | 'any'): Effect => bonusAction(site, 1);

/** The 20 City tiles, in the order of the rulebook's glossary. */
export const cities: readonly City[] = [
	tile(1, 'food', riverTiles('at-once')),
	tile(2, 'power', action('altars')),
	tile(3, 'zeal', jade),
	tile(4, 'zeal', action('stairway')),
	tile(5, 'food', action('ball-court')),
	tile(6, 'fame', score(5)),
	tile(7, 'food', climb(3)),
	tile(8, 'power', score(5)),
	tile(9, 'power', glyph),
	tile(10, 'food', score(5)),
	dear(11, 'zeal', glyph),
	dear(12, 'fame', climb(3)),
	tile(13, 'fame', action('river')),
	dear(14, 'fame', riverTiles('at-once')),
	tile(15, 'fame', character),
	dear(16, 'food', character),
	dear(17, 'power', jade),
	dear(18, 'power', action('any')),
	dear(19, 'zeal', action('any')),
	dear(20, 'zeal', score(8)),
];

const cityById = new Map<string | null | undefined, City>(cities.map((each) => [each.id, each]));

export const cityOf = (id: string | null | undefined): City | undefined => cityById.get(id);
