/**
 * The game on the table tonight, pinned by its owner. Kept on the device as versioned JSON; whatever else is found there
 * is not believed.
 */
import { keep, putAside, recall } from './storage.ts';

export { recent } from './recent.ts';

export interface Pins {
	players: 2 | 3 | 4 | null;
	/** Letter of the Event card, lower case. */
	card: string | null;
	/** Numbers of the Cities, in the order they were chosen. */
	cities: string[];
}

/** The six Cities of a game. */
export const mostCities = 6;

const name = 'this-game';

/**
 * Reads what was kept as pins; null where it is something else. Total. It names nothing outside itself, because the
 * script that runs before the first paint carries its text.
 */
export const parsePins = (text: string | null): Pins | null => {
	if (text === null) return { players: null, card: null, cities: [] };
	try {
		const { v, players, card, cities } = JSON.parse(text);
		const known =
			v === 1 &&
			[null, 2, 3, 4].includes(players) &&
			(card === null || (typeof card === 'string' && /^[a-i]$/.test(card))) &&
			Array.isArray(cities) &&
			cities.length <= 6 &&
			new Set(cities).size === cities.length &&
			cities.every((city) => typeof city === 'string' && /^([1-9]|1\d|20)$/.test(city));
		return known ? { players, card, cities } : null;
	} catch {
		return null;
	}
};

/** The pins of this device; null where what is kept cannot be read. */
export const readPins = (): Pins | null => parsePins(recall(name));

/**
 * Keeps the pins, or forgets them where nothing is pinned; false where the device would not. What cannot be read is put
 * aside.
 */
export const keepPins = ({ players, card, cities }: Pins): boolean =>
	(readPins() !== null || putAside(name)) &&
	keep(name, players || card || cities.length > 0 ? JSON.stringify({ v: 1, players, card, cities }) : null);

/** The components pinned, as `kind:slug`: the Event card, then the Cities. */
export const pinnedRefs = (): string[] => {
	const pins = readPins();
	return pins ? [...(pins.card ? [`event:card-${pins.card}`] : []), ...pins.cities.map((city) => `city:${city}`)] : [];
};
