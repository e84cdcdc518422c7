/**
 * The score sheet. A file of its own, with no more of the game's words than it needs, for it is opened at the table;
 * what comes with the score stands in `score-lines.ts`.
 */
import type { Resource } from '#games/copan/resources.ts';
import { resourceNames } from './resource-names.ts';

export const listed = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);
export const counted = (amount: number, one: string, many = `${one}s`): string =>
	`${amount} ${amount === 1 ? one : many}`;

export const minus = (count: number): string => String(count).replace('-', '−');
export const signed = (vp: number): string => (vp > 0 ? `+${vp}` : minus(vp));

export const stairwayTitles: Record<Resource, string> = {
	food: 'Yellow stairway',
	fame: 'Red stairway',
	zeal: 'Teal stairway',
	power: 'Green stairway',
};
/** Whose values a sheet is scored with: ours, those of the owner's copy, or those that came with a link. */
type Whose = 'ours' | 'own' | 'link';
const whoseValues: Record<Whose, string> = {
	ours: 'our values',
	own: 'your copy’s values',
	link: 'values from the link',
};

export const score = {
	title: 'Score sheet',
	description:
		'Copan: Dying City, final scoring for 1 to 4 players: enter what everyone has, and the total builds line by line, each with its rule; who wins, and why.',
	lead: 'Enter what everyone has. The score builds line by line, each with its rule.',
	needsScripts:
		'The sheet is added up by a script in your browser, and scripts are off. The rules of scoring stand below.',
	players: 'Players',
	countLabel: (players: number) => counted(players, 'player'),
	seats: 'Whose entries',
	player: (seat: number) => `Player ${seat + 1}`,
	automa: 'Automa',
	name: 'Name',
	vp: (vp: number) => `${minus(vp)} VP`,
	parts: {
		stairways: 'Steps climbed',
		suns: 'Sun Characters',
	},
	fields: {
		vp: 'VP on the track',
		cities: 'Embassy Cities',
		left: 'Ball Court, left',
		right: 'Ball Court, right',
		altars: 'Altars and reserve',
		extensions: 'Extensions',
		jade: 'Jade on the Mask',
	},
	steps: stairwayTitles,
	held: (resource: Resource) => `${resourceNames[resource]} in store`,
	solo: 'Alone against the Automa: its tokens on the Ball Court count for your places. What its four cards score, read off them.',
	next: (name: string) => `Next: ${name}`,
	toResult: 'To the result',
	result: 'Who wins',
	soloResult: 'Your score',
	/** While the script that scores has not come in. */
	adding: 'Adding up …',
	notLoaded: 'The script that adds up could not be loaded: you may be offline. What you entered stays.',
	nothing: 'Nothing entered yet. Who wins stands here from the first number on.',
	marks: {
		steps: (whose: Whose) => `Steps and their VP · ${whoseValues[whose]}`,
		rates: (whose: Whose) => `VP of the stairways · ${whoseValues[whose]}`,
	},
	tools: 'This sheet',
	finish: 'Finish and keep',
	link: 'Copy a link',
	copied: 'Link copied',
	notCopied: 'The browser would not copy. This is the link:',
	print: 'Print',
	anew: 'New game',
	cancel: 'No, go back',
	askAnew: 'Start a new game? What is on the sheet is cleared; the names stay.',
	clear: 'Clear the sheet',
	askOpen: 'Put this on the sheet? What is there now is cleared.',
	open: 'Open it',
	askDelete: (game: string) => `Delete this game from the device? ${game}`,
	delete: 'Delete it',
	finished: 'Finished games',
	noGames: 'None yet. “Finish and keep” puts the sheet here, on this device.',
	openGame: (game: string) => `Open ${game}`,
	deleteGame: (game: string) => `Delete ${game}`,
	game: (names: readonly string[], vp: readonly number[]) =>
		listed(names.map((name, seat) => `${name} ${minus(vp[seat] as number)}`)),
	won: (names: readonly string[]) => (names.length === 1 ? `${listed(names)} won` : `${listed(names)} won together`),
	date: (at: number) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(at),
	examples: 'Examples',
	noExample: 'Choose',
	readings: 'Open questions',
	said: {
		kept: (game: string) => `Kept: ${game}.`,
		twice: 'This game is kept already.',
		notKept: 'This device would not keep the game: its storage is blocked or full. The sheet stays as it is.',
		unfinished: 'What cannot lie on a table cannot be kept. Mend it first.',
		deleted: 'Deleted.',
		notDeleted: 'This device would not change what it keeps.',
		cleared: 'A new sheet.',
		opened: 'On the sheet now.',
	},
	follows: 'Another tab changed this sheet: here it is as it stands there.',
	notKept: 'This device keeps nothing: the sheet holds only while this page is open.',
	damaged: 'The sheet kept here could not be read and was left aside. The next entry replaces it.',
	damagedGames: 'The finished games kept here could not be read. The next game you keep replaces them.',
	wasThere: 'What was there',
	fromLink: 'This sheet came with the address. Yours is kept until you change this one.',
	back: 'Back to my sheet',
	dismiss: 'Close this message',
	trouble: {
		preset: (id: string) => `There is no example called “${id}”. It was left aside.`,
		'too-long': 'The sheet in this address is longer than any real one and was not opened.',
		damaged: 'The sheet in this address is damaged: a piece may have been lost on the way. Ask for the link again.',
		shape: 'The sheet in this address cannot be read and was left aside.',
		setup: 'The sheet in this address cannot be on a table and was left aside.',
		scored:
			'The game in this address has been scored already: its VP are what they came to. Ask for a link from before final scoring.',
		played: 'The game in this address still has steps to be played. A sheet takes a game at its end: without actions.',
	},
};
