import type { Effect } from './effects.ts';
import type { Resource } from './resources.ts';

export interface MaskSpace {
	/** The number printed on the space and on the back of its Jade tile. */
	id: string;
	effects: readonly Effect[];
}

const gain = (resource: Resource | 'any', amount: number): Effect => ({ verb: 'gain', resource, amount });

const effects: readonly Effect[] = [
	gain('fame', 2),
	gain('any', 1),
	gain('power', 2),
	gain('any', 1),
	gain('any', 1),
	gain('any', 2),
	{ verb: 'score', vp: 4 },
	{ verb: 'take-river-tiles', refill: 'unsaid' },
	{ verb: 'add-extension' },
	{ verb: 'place-totem' },
	{ verb: 'score', vp: 2 },
	gain('any', 2),
	{ verb: 'score', vp: 2 },
	{ verb: 'take-character' },
	gain('food', 2),
	gain('zeal', 2),
];

/** The 16 spaces of a Jade Mask, by number. */
export const maskSpaces: readonly MaskSpace[] = effects.map((effect, index) => ({
	id: String(index + 1),
	effects: [effect],
}));
