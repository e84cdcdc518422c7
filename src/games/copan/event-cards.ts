import { climb, type Effect, gain, jade, lose, type Per } from './effects.ts';
import type { Resource } from './resources.ts';

/** The faces of the Fate die, in the order in which the Event cards print them. */
export const dieFaces = [1, 2, 3, 4, 5, 6] as const;
export type DieFace = (typeof dieFaces)[number];

export type Difficulty = 1 | 2 | 3;
/** Hourglasses: which card is how long is printed only as a picture; see the profile. */
export type Length = 'short' | 'standard' | 'long';

export interface EventCard {
	/** The letter by which the glossary goes: A to I. */
	id: string;
	difficulty: Difficulty;
	/** What happens to all players, by die face 1 to 6. */
	faces: readonly [
		readonly Effect[],
		readonly Effect[],
		readonly Effect[],
		readonly Effect[],
		readonly Effect[],
		readonly Effect[],
	];
}

const forward = (resource: Resource): Effect => ({ verb: 'move-decline', resource, direction: 'forward' });
const back = (resource: Resource): Effect => ({ verb: 'move-decline', resource, direction: 'back' });

/** One resource for each of what a player has so many of. */
const each = (verb: 'gain' | 'lose', resource: Resource | 'any', of: Exclude<Per['of'], 'held'>): Effect => ({
	verb,
	resource,
	amount: 1,
	per: { of },
});

const card = (id: string, difficulty: Difficulty, faces: EventCard['faces']): EventCard => ({ id, difficulty, faces });

/** The nine Event cards. */
export const eventCards: readonly EventCard[] = [
	card('A', 1, [
		[each('lose', 'fame', 'glyphs')],
		[gain('any', 2)],
		[forward('food')],
		[jade],
		[each('gain', 'power', 'discarded-characters')],
		[forward('zeal')],
	]),
	card('B', 2, [
		[lose('zeal', 2)],
		[gain('power', 2)],
		[forward('fame')],
		[{ verb: 'discard-character' }],
		[back('food')],
		[climb(1)],
	]),
	card('C', 3, [
		[lose('fame', 2)],
		[forward('power')],
		[gain('any', 3)],
		[{ verb: 'remove-jade' }],
		[each('lose', 'any', 'embassy-cities')],
		[forward('zeal')],
	]),
	card('D', 1, [[forward('power')], [jade], [forward('food')], [gain('any', 3)], [forward('zeal')], [climb(1)]]),
	card('E', 2, [
		[gain('zeal', 2)],
		[forward('zeal')],
		[each('lose', 'fame', 'characters')],
		[gain('food', 2)],
		[back('fame')],
		[back('power')],
	]),
	card('F', 3, [
		[back('food')],
		[back('power')],
		[gain('fame', 2)],
		[each('lose', 'any', 'extensions')],
		[{ verb: 'discard-character' }],
		[forward('fame')],
	]),
	card('G', 1, [
		[forward('fame')],
		[gain('power', 2), gain('fame', 2)],
		[forward('zeal')],
		[forward('power')],
		[gain('zeal', 2), gain('food', 2)],
		[back('food')],
	]),
	card('H', 2, [
		[{ verb: 'step-down', steps: 1 }],
		[forward('zeal')],
		[forward('power')],
		[forward('fame')],
		[forward('food')],
		[gain('any', 3)],
	]),
	card('I', 3, [
		[forward('zeal')],
		[forward('food')],
		[forward('fame')],
		[{ verb: 'lose-extension' }],
		[forward('power')],
		[{ verb: 'lose-glyph' }],
	]),
];
