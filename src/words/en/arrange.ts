/** Strings of what a playable page brings in when it is asked for: set-up by hand, links that cannot be opened. */
import type { ScenarioProblem } from '#engine/parse-scenario.ts';
import type { From } from '#games/copan/setup.ts';

export const arrange = {
	/** Ways left for another. */
	left: {
		title: (count: number) => (count === 1 ? 'One other way was tried' : `${count} other ways were tried`),
		way: (step: number, what: string) => `From step ${step}: ${what}`,
	},
	on: 'Arrange the board',
	off: 'Done, play it',
	hint: 'Choose what to lay, then press spaces; press a track to move its cube.',
	arranging: (what: string) => `Arranging: press a space to lay ${what}.`,
	laid: (what: string, space: string) => `${what}: ${space}.`,
	emptied: (space: string) => `Empty now: ${space}.`,
	cubeAt: (resource: string, moves: number) => `${resource} cube at ${moves}.`,
	cleared: 'The board is cleared.',
	seated: (count: number) => `${count} players. What Setup tiles cover now is taken off the board.`,
	reading: (short: string) => `${short}: read anew.`,
	cutAt: (steps: number) =>
		steps === 0
			? 'The way laid out here cannot be played then: play on yourself.'
			: `The way laid out here goes as far as step ${steps} then: play on yourself.`,
	nothing: 'Empty space',
	faceDown: 'Face down',
	players: 'Players',
	playerCount: (count: number) => `${count} players`,
	hand: 'Court tiles in hand',
	stored: 'Resources in store',
	extensions: 'Extensions',
	characters: 'Characters above the board',
	addCharacter: 'Add a Character',
	takeAway: (name: string) => `Take ${name} away`,
	card: 'Event card',
	eventCard: (letter: string) => `Event card ${letter}`,
	active: 'Whose turn',
	from: 'Where the turn stands',
	froms: {
		'court-phase': 'Court phase, before a tile is placed',
		'action-phase': 'Action phase, before the Totem moves',
		scoring: 'After the last turn: final scoring',
		end: 'After final scoring',
	} satisfies Record<From, string>,
	drawn: 'Cards and tiles laid out anew',
	drawnForMe: 'Drawn for me',
	drawnByHand: 'I enter what came up',
	boards: 'Player boards',
	more: 'Glyphs, Priests, Mask, Totem, tokens',
	glyphs: 'Glyph cards in hand',
	priests: 'Steps climbed',
	priest: (resource: string) => `${resource} stairway`,
	discarded: 'Discarded Characters',
	mask: 'Jade tiles on the Mask',
	totem: 'Totem',
	side: 'Side up',
	tokens: (player: string) => `Tokens of ${player}`,
	altarTokens: (player: string) => `Altar columns with a token of ${player}`,
	column: (space: number, face: string) => `Altar column ${space}, ${face}`,
	embassy: (space: number) => `City space ${space}`,
	half: (half: 'left' | 'right') => `${half} half`,
	reserve: 'In the reserve',
	sites: 'What lies on the Sites',
	closed: (site: string) => `Closed: ${site}`,
	rows: {
		cities: 'City tiles',
		river: 'River tiles',
		characters: 'Characters on the Ball Court',
		altars: 'Altar cards',
		glyphs: 'Glyph cards on the Stairway',
	},
	city: (id: string) => `City ${id}`,
	place: (space: number) => `Space ${space}`,
	nothingThere: 'nothing',
	rare: 'Piles, an ejection, Zenith tokens',
	exchanged: 'Glyphs exchanged this turn',
	ejected: 'Totem pushed off',
	notEjected: 'no',
	zenith: 'Zenith tokens',
	piles: {
		tops: (kind: string) => `${kind}: known on top of the pile, the top one first`,
		discards: (kind: string) => `${kind}: discarded`,
	},
	kinds: { characters: 'Characters', altars: 'Altar cards', glyphs: 'Glyph cards' },
	addCard: 'Add a card',
	readings: 'Readings',
	ours: 'our reading',
	problems: 'This position cannot be:',
	clear: 'Clear the board',
};

export const troubleWords = {
	dismiss: 'Close this message',
	preset: (id: string) => `This page has no position called “${id}”. It was left aside.`,
	tooLong: 'The position in this address is longer than any real one and was not opened.',
	damaged: 'The position in this address is damaged: a piece may have been lost on the way. Ask for the link again.',
	shape: 'This position cannot be read and was left aside.',
	setup: 'This position cannot be on a table and was left aside.',
	refused: (step: number) => `Step ${step} of this link is not allowed; what came before it is on the board.`,
	kept: 'What it held',
};

/** What is wrong with a scenario's text. */
export const scenarioProblem = ({ path, code, values }: ScenarioProblem): string => {
	const where = path ? `At ${path}: ` : '';
	switch (code) {
		case 'not-json':
			return 'It is no scenario text.';
		case 'version':
			return Number(values.found) > Number(values.known)
				? `It was made by a newer Stela (format ${values.found}); this page knows ${values.known}. Reload the page to get the newest.`
				: `It is of a format (${values.found}) that no Stela has written; this page knows ${values.known}.`;
		case 'game':
			return `It belongs to another game (${values.found}).`;
		case 'shape':
			return values.received === 'undefined'
				? `${path || 'Something'} is missing.`
				: `${where}${values.received} stands where ${values.expected} belongs.`;
	}
};
