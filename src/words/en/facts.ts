/** Terms and sentences of components' pages. */
import type { CharacterKind } from '#games/copan/characters.ts';
import type { Length } from '#games/copan/event-cards.ts';
import type { Piece } from '#games/copan/pieces.ts';

const each = { game: '', player: ' for each player', solo: ' for solo play' } satisfies Record<Piece['per'], string>;

export const facts = {
	when: 'When',
	whenOf: {
		infinity: 'All game long, from the moment it lies above your board.',
		bird: 'At any time on your own turn: discard it, once.',
		sun: 'At final scoring, if you still have it.',
	} satisfies Record<CharacterKind, string>,
	price: 'Price',
	journey: 'Journey',
	journeyWords: 'The path to it is paid first; what it costs stands on the board.',
	climb: 'Climb',
	altarClimb: 'Each column also lets you climb 1 to 3 steps, as it shows.',
	neighbours: 'Beside it',
	maskNeighbours: 'Which spaces adjoin and which lie on the edge is only pictured.',
	difficulty: 'Difficulty',
	length: 'Length',
	lengthOf: { short: 'Short game', standard: 'Standard game', long: 'Long game' } satisfies Record<Length, string>,
	eventSentence: (difficulty: string, cubes: number) =>
		`${difficulty} to play. The face rolled happens to all players; ${cubes} of its 6 faces move a Decline cube.`,
	court: 'Court phase',
	automaCourt: (resource: string) => `A ${resource} tile from this card, on any free space you choose.`,
	end: 'At the end',
	entry: 'Entry space',
	riverEntry: 'No price: its first space already gives what your Totem shows.',
	spaces: 'Spaces',
	spacesOf: (signs: readonly string[]) =>
		signs.map((sign) => (sign === 'cost' ? 'entry price' : `×${sign.slice(1)}`)).join(', then '),
	number: 'In the box',
	count: (count: number, per: Piece['per']) => `${count}${each[per]}`,
	countWords: (count: number, per: Piece['per']) => `${count}${each[per]}`,
};
