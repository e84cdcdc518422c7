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
	journeyWords: 'The path to its space on the board is paid first; we take the level of the space in Food.',
	bonus: 'Its action',
	bonusWords: 'Waits until the one you are in is done. Your Totem stays where it is.',
	climb: 'Climb',
	altarClimb: 'Each column also lets you climb 1 to 3 steps, as it shows.',
	neighbours: 'Beside it',
	maskNeighbours: (beside: readonly number[], edge: boolean) =>
		`${new Intl.ListFormat('en-GB').format(beside.map(String))}; ${edge ? 'on the outer edge' : 'not on the edge'}`,
	difficulty: 'Difficulty',
	length: 'Length',
	lengthOf: { short: 'Short game', standard: 'Standard game', long: 'Long game' } satisfies Record<Length, string>,
	eventSentence: (difficulty: string, cubes: number) =>
		`${difficulty} game: ${cubes} of its 6 faces move a Decline cube. What the face rolled says happens to all players.`,
	court: 'Court phase',
	automaCourt: (resource: string) => `A ${resource} tile from this card, on any free space you choose.`,
	end: 'At the end',
	automaPrints: { cityVp: 'By Cities', stairways: 'Which stairway', steps: 'How far' },
	entry: 'Entry space',
	riverEntry: 'No price: its first space already gives what your Totem shows.',
	spaces: 'Spaces',
	spacesOf: (signs: readonly string[]) =>
		signs.map((sign) => (sign === 'cost' ? 'entry price' : `×${sign.slice(1)}`)).join(', then '),
	ofEach: 'Of each resource',
	tracks: 'Which track',
	tracksWords: 'One for each resource and player count: 4 × 3.',
	trackOf: (players: number, two: number, three: number, end: number) =>
		`${players} players: tier 2 from move ${two}, tier 3 from move ${three}, end at move ${end}`,
	supply: 'Laid out',
	supplyOf: (players: number, count: number) => `${count} with ${players} players`,
	room: 'Room',
	roomOf: (resources: number) => `${resources} of each resource`,
	roomMore: (resources: number) => `${resources} more of each resource`,
	characters: 'Characters',
	charactersOf: (characters: number) => `${characters} spaces along the upper edge`,
	charactersMore: (characters: number) => (characters === 1 ? '1 more space' : `${characters} more spaces`),
	covers: 'Covers',
	coversOf: (players: number, squares: number) => `${squares} spaces of each court with ${players} players`,
	colours: 'Colours',
	coloursWords: '8 colours, 6 cards of each',
	number: 'In the box',
	count: (count: number, per: Piece['per']) => `${count}${each[per]}`,
	countWords: (count: number, per: Piece['per']) => `${count}${each[per]}`,
};
