/**
 * The solo companion in English: the list of games, the start of one, its set-up. What the Automa does stands in
 * `solo-play.ts`, which comes in with the engine.
 */
import type { Resource } from '#games/copan/resources.ts';
import { resourceNames } from './resource-names.ts';
import { minus } from './score.ts';

const counted = (amount: number, one: string): string => `${amount} ${one}${amount === 1 ? '' : 's'}`;
const listed = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);
const modes = { basic: 'Basic', advanced: 'Advanced' } as const;

export const solo = {
	title: 'Solo companion',
	description:
		'Copan: Dying City alone against the Automa: the companion says what the Automa does, keeps its tiles, cards and points, and scores the end.',
	/** Where a list of pages shows it. */
	text: 'Play alone with the box open: it runs the Automa, keeps its points, and scores the end.',
	lead: 'Play with your box. This page runs the Automa: what it does now, what it has, what it scores.',
	needsScripts:
		'The companion is a script in your browser, and scripts are off. How the Automa plays stands in the chapter below.',
	chapter: 'All rules of solo mode',
	opening: 'Opening …',

	games: 'Go on with a game',
	goOn: (name: string) => `Go on: ${name}`,
	stands: (round: number) => (round === 0 ? 'being set up' : `round ${round}`),
	date: (at: number) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(at),
	delete: (name: string) => `Delete ${name}`,
	askDelete: (name: string) =>
		`Delete the game “${name}” from this device? Save it as a file first if you may want it again.`,
	yesDelete: 'Delete it',
	deleted: (name: string) => `“${name}” is deleted.`,

	start: {
		title: 'New game',
		name: 'Name',
		defaultName: (at: number) =>
			`Game of ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(at)}`,
		mode: 'Mode',
		modes: { basic: 'Basic: light card backs', advanced: 'Advanced: dark card backs' },
		modeSays: {
			basic: 'It takes places, tokens and cards. Begin with this one.',
			advanced: 'It also gains what Cities, Characters and Altars give.',
		},
		difficulty: 'Difficulty',
		difficulties: { easy: 'All Easy', hard: 'All Hard', mixed: 'A mix' },
		difficultySays: 'Hard cards have the icon in their top left corner and score twice as much for each thing.',
		hardCards: 'Which cards are Hard?',
		card: 'Event card',
		cardSays: 'No letter on yours? Compare the six effects.',
		faces: (card: string) => `Card ${card}, face by face`,
		compare: 'Compare all nine cards',
		readings: 'Open questions about the Automa',
		readingsSay: 'Where the rulebook is silent the companion plays our reading, unless you choose another here.',
		ours: (text: string) => `${text} (our reading)`,
		begin: 'Set up this game',
		file: 'Open a game from a file',
		many: 'This device keeps 24 solo games at most, and has as many. Delete one, having saved it as a file if you want it.',
	},

	setup: {
		title: 'Set up',
		choice: (mode: keyof typeof modes, hard: readonly Resource[], card: string) =>
			`${modes[mode]}, ${
				hard.length === 0
					? 'all cards Easy'
					: hard.length === 4
						? 'all cards Hard'
						: `${listed(hard.map((resource) => resourceNames[resource]))} Hard`
			}, Event card ${card}`,
		change: 'Change the choice',
		automa: 'The Automa',
		table: 'The table, for two players',
		tableSays: 'As a game for two. With the board built already, skip to the Automa.',
		whole: 'The whole set-up, step by step',
		cards: 'Take its 4 cards',
		cardsSay: (mode: keyof typeof modes) =>
			`From the cards with ${mode === 'basic' ? 'light' : 'dark'} backs, one for each resource:`,
		isHard: 'with the difficulty icon',
		isEasy: 'without an icon',
		pieces: 'Give it the pieces of a colour',
		piecesSay: 'Its tokens, its 4 Priests on the first space of each stairway. No Jade Mask, and no resources.',
		tiles: 'Put its 4 tiles on their cards',
		tilesSay: '2 on the Food card, 1 on Zeal, 1 on Power; none on Fame.',
		row: 'Lay its cards in a row',
		rowSays: 'Shuffle them, lay them left to right, then tap them here in that order.',
		shuffle: 'Shuffle for me',
		rowIs: 'Its cards from left to right:',
		place: (nth: number, resource: Resource) => `Card ${nth} from the left: ${resourceNames[resource]}`,
		anew: 'Lay the row anew',
		first: 'Who is First player?',
		firstSays: 'Let chance decide.',
		firsts: { you: 'You', automa: 'The Automa' },
		draw: 'Draw for me',
		drawn: { you: 'You are First player.', automa: 'The Automa is First player.' },
		begin: 'Begin the game',
		missing: 'The row and the First player are still to be set.',
		progress: (done: number, all: number) => `${done} of ${all} steps done`,
	},

	bar: {
		back: 'All solo games',
		undo: 'Undo',
		redo: 'Redo',
		save: 'Save as a file',
	},

	results: {
		title: 'Finished games',
		none: 'None yet. A game you finish is kept here, on this device.',
		line: (vp: readonly number[]) => `You ${minus(vp[0] as number)}, Automa ${minus(vp[1] as number)}`,
		won: (winners: readonly number[]) =>
			winners.length > 1 ? 'You win together' : winners[0] === 0 ? 'You won' : 'The Automa won',
		rounds: (rounds: number) => counted(rounds, 'round'),
		delete: (name: string) => `Delete the result of ${name}`,
		askDelete: (name: string) => `Delete the result of “${name}” from this device?`,
		sum: (won: number, all: number) => `${won} of ${counted(all, 'game')} won.`,
	},

	fileName: (name: string) =>
		`stela-solo-${
			name
				.toLowerCase()
				.replace(/[^a-z0-9]+/g, '-')
				.replace(/^-|-$/g, '') || 'game'
		}.json`,

	trouble: {
		refused:
			'This device keeps nothing: its storage is blocked or full. The game goes on while this page is open; save it as a file to have it later.',
		newer:
			'A newer version of this site has kept games here. They are left untouched, and this version keeps nothing: reload the page to get the newer one.',
		elsewhere:
			'Another tab has gone on with this game. It stands here as it does there; what you had answered here is kept as a game of its own.',
		follows: 'Another tab went on with this game: it stands here as it does there.',
		gone: 'This game was deleted in another tab. Go on here and it is kept again.',
		listUnread:
			'The list of games kept here cannot be read. The next game you begin starts a new one; this is what was there:',
		resultsUnread:
			'The finished games kept here cannot be read. The next one you finish starts a new list; this is what was there:',
		gameUnread: (id: string) => `The game “${id}” cannot be read. This is what was kept of it:`,
		notThere: (id: string) =>
			`This device keeps no game “${id}”. It may have been deleted, or belongs to another device.`,
		fileUnread:
			'The file holds no solo game of this site: nothing was opened. Choose a file that “Save as a file” made.',
		fileNewer: 'The file comes from a newer version of this site: reload the page, then open it again.',
		stopped: (step: number) =>
			`The record of this game no longer fits the rules from answer ${step} on, perhaps since a correction of this site. It stands at the last answer that does.`,
		notLoaded: 'The script that runs the Automa could not be loaded: you may be offline. The game is kept; try again.',
		again: 'Try again',
		dismiss: 'Close this message',
	},
};
