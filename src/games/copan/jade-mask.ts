import { character, type Effect, extension, gain, riverTiles, score, totem } from './effects.ts';

export interface MaskSpace {
	/** The number printed on the space and on the back of its Jade tile. */
	id: string;
	effects: readonly Effect[];
}

const effects: readonly Effect[] = [
	gain('fame', 2),
	gain('any', 1),
	gain('power', 2),
	gain('any', 1),
	gain('any', 1),
	gain('any', 2),
	score(4),
	riverTiles('unsaid'),
	extension,
	totem,
	score(2),
	gain('any', 2),
	score(2),
	character,
	gain('food', 2),
	gain('zeal', 2),
];

/** The 16 spaces of a Jade Mask, by number. */
export const maskSpaces: readonly MaskSpace[] = effects.map((effect, index) => ({
	id: String(index + 1),
	effects: [effect],
}));
