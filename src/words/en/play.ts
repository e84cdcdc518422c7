/** Interface strings of the playable pages. */
import type { ScenarioProblem } from '#engine/parse-scenario.ts';
import type { Court } from '#games/copan/pyramid.ts';
import type { Site } from '#games/copan/resources.ts';

const list = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);

export const play = {
	startFrom: 'Start from',
	ownPosition: 'Your own position',
	parts: {
		label: 'Part of the board',
		courts: 'Part of the Pyramid',
		whole: 'All',
		north: 'North',
		east: 'East',
		south: 'South',
		west: 'West',
	} satisfies Record<Court | 'label' | 'courts' | 'whole', string>,
	regions: {
		whole: 'Board',
		pyramid: 'Pyramid',
		embassies: 'Embassies',
		river: 'River',
		'ball-court': 'Ball Court',
		altars: 'Altars',
		stairway: 'Stairway',
	} satisfies Record<Site | 'whole' | 'pyramid', string>,
	board: 'The Pyramid with its courts and Decline tracks',
	controls: {
		label: 'Steps',
		restart: 'To the start',
		back: 'One step back',
		next: 'Next step',
		end: 'To the end',
		link: 'Copy a link to this position',
		copied: 'Link copied',
		notCopied: 'The browser would not copy. This is the link:',
	},
	ask: {
		faceDown: 'Face-down tile',
		otherHint: (question: string) => `Asked first: ${question}`,
		overHint: 'The Court phase is over. Go back a step, or start again.',
	},
	over: 'The Court phase is over',
	chance: {
		asked: 'Chance decides',
		roll: 'Roll for me',
		draw: 'Draw for me',
		tapFace: 'Or tap the face that came up at your table:',
		tapCard: 'Or choose what came up at your table:',
	},
	turn: {
		label: 'Events of this turn',
		spiral: 'Spiral Event',
		decline: (resource: string, nth: number) => `${resource} Decline, ${nth} of 3`,
		waits: 'not resolved yet',
		swept: 'cards replaced; closes nothing',
		closes: (spaces: number, site: string) => `closes ${spaces === 1 ? '' : `${spaces} spaces `}at ${site}`,
		already: (site: string) => `closed before at ${site}: nothing closes`,
		closed: 'Closed',
		list: (sites: readonly string[]) => (sites.length === 0 ? 'nothing closes' : list(sites)),
		result: (face: string | null, sites: readonly string[]) =>
			sites.length === 0 ? 'Nothing closes.' : `The ${face} closes at ${list(sites)}.`,
	},
	players: {
		title: 'Players',
		turn: 'whose turn it is',
		vp: 'VP',
		extensions: (count: number) => (count === 1 ? '1 extension' : `${count} extensions`),
		jade: (spaces: readonly number[]) => `Mask ${spaces.join(', ')}`,
		totem: (site: string, space: number, side: string) => `Totem: ${site} ${space}, ${side}`,
		ejected: (site: string) => `Totem ejected from the ${site}`,
		bonus: (count: number) =>
			count === 1 ? '1 bonus action for the Action phase' : `${count} bonus actions for the Action phase`,
	},
	spacesAsList: 'Choose the space from a list',
	refusedAsList: 'What is not allowed, and why',
	guess: {
		title: (tile: string, space: string) => `${tile}, ${space}: what comes in?`,
		hint: 'Count what tiles and Characters bring; not the two of your choice.',
		closings: 'Which spaces close this turn?',
		closingsHint: 'Tick every Site that loses a space; none, if nothing closes.',
		given: '; the die:',
		check: 'Check my answer',
		just: 'Just show me',
		right: 'Right.',
		wrong: (guessed: string) => `You said ${guessed}.`,
	},
	came: (what: string) => `Came in: ${what}.`,
	choice: (what: string) => `Of your choice: ${what}.`,
	log: {
		title: 'What happened',
		empty: 'Nothing yet. Each step will stand here with its rule.',
		show: (number: number) => `Show step ${number} on the board`,
		follows: (number: number) => `follows from ${number}`,
		reading: 'Our reading',
		otherReading: 'Your choice of reading',
		backTo: 'Back to this step',
	},
	setup: {
		title: 'Set up your own position',
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
		nothing: 'Empty space',
		faceDown: 'Face down',
		players: 'Players',
		playerCount: (count: number) => `${count} players`,
		hand: 'Court tiles in hand',
		stored: 'Resources in store',
		extensions: 'Storage extensions',
		characters: 'Characters above the board',
		addCharacter: 'Add a Character',
		takeAway: (name: string) => `Take ${name} away`,
		card: 'Event card',
		eventCard: (letter: string) => `Event card ${letter}`,
		active: 'Whose turn',
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
		readings: 'Readings',
		ours: 'our reading',
		problems: 'This position cannot be:',
		clear: 'Clear the board',
	},
	marks: { board: 'Grid, tracks, Sites and storage are our values' },
	stepper: { less: (what: string) => `One ${what} less`, more: (what: string) => `One ${what} more` },
	trouble: {
		dismiss: 'Close this message',
		preset: (id: string) => `This page has no position called “${id}”. It was left aside.`,
		tooLong: 'The position in this address is longer than any real one and was not opened.',
		damaged: 'The position in this address is damaged: a piece may have been lost on the way. Ask for the link again.',
		shape: 'This position cannot be read and was left aside.',
		setup: 'This position cannot be on a table and was left aside.',
		refused: (step: number) => `Step ${step} of this link is not allowed; what came before it is on the board.`,
		kept: 'What it held',
	},
	scenarioProblem: ({ path, code, values }: ScenarioProblem): string => {
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
	},
};

export const needsScripts =
	'The position is played by a script in your browser, and scripts are off. The rules it plays stand below.';
