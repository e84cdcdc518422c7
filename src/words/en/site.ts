import type { Court, Space, SpaceMark } from '#games/copan/pyramid.ts';
import type { Resource } from '#games/copan/resources.ts';
import { resourceNames } from './copan.ts';

/** Interface strings in English, an object a part of the site. */

type PlacedTile = Resource | 'face-down';

const courtNames: Record<Court, string> = {
	north: 'North court',
	east: 'East court',
	south: 'South court',
	west: 'West court',
};
const markNames: Record<SpaceMark, string> = { spiral: 'spiral', 'any-resource': 'any-resource space' };
const tileName = (tile: PlacedTile): string =>
	tile === 'face-down' ? 'face-down tile' : `${resourceNames[tile]} tile`;
const moved = (moves: number): string => (moves === 0 ? 'start' : moves === 1 ? '1 move' : `${moves} moves`);

/** The board picture, for those who hear it. */
export const board = {
	courts: courtNames,
	/** “South court, row 1, column 2, spiral, empty”. */
	space: (
		{ court, row, column }: Pick<Space, 'court' | 'row' | 'column'>,
		mark: SpaceMark | undefined,
		tile: PlacedTile | undefined,
	): string =>
		[
			courtNames[court],
			`row ${row}`,
			`column ${column}`,
			...(mark ? [markNames[mark]] : []),
			tile ? tileName(tile) : 'empty',
		].join(', '),
	/** “Food track, 4 moves, tier 2, a tile yields 1”. */
	trackCell: (resource: Resource, moves: number, tier: number, yields: number, end: boolean): string =>
		[
			`${resourceNames[resource]} track`,
			moved(moves),
			`tier ${tier}`,
			`a tile yields ${yields || 'nothing'}`,
			...(end ? ['end of the track'] : []),
		].join(', '),
	/** “Food cube: 4 moves of 10, tier 2.” */
	cube: (resource: Resource, moves: number, end: number, tier: number): string =>
		`${resourceNames[resource]} cube: ${moves === 0 ? 'at the start' : `${moved(moves)} of ${end}`}, tier ${tier}.`,
	/** “South court: row 1, column 2: Zeal tile; … .” All the tiles that lie on the Pyramid. */
	tiles: (tiles: readonly (Pick<Space, 'court' | 'row' | 'column'> & { tile: PlacedTile })[]): string =>
		tiles.length === 0
			? 'No tile lies on the Pyramid.'
			: [...new Set(tiles.map(({ court }) => court))]
					.map((court) => {
						const own = tiles.filter((tile) => tile.court === court);
						return `${courtNames[court]}: ${own.map(({ row, column, tile }) => `row ${row} column ${column} ${tileName(tile)}`).join('; ')}.`;
					})
					.join(' '),
};

export const site = {
	name: 'Stela',
	motto: 'Rules that run',
	skip: 'To the content',
	brandHome: 'Stela, home',
	nav: 'Site',
	games: 'Games',
	bar: 'Quick ways',
	where: 'Where',
	rules: 'Rules',
	components: 'Components',
	characters: 'Characters',
	rulings: 'Open questions',
	play: 'Play',
	search: 'Search',
	searchLong: 'Search rules, cards and questions',
	searchHint: 'A card, a rule, a question',
	unofficial: 'An unofficial reference in its own words. The game and its names belong to their publishers.',
	about: 'About',
	corrections: 'Corrections',
	yourCopy: 'Your copy',
	stored: 'What is stored',
	look: 'How the site looks',
	atTable: 'At the table',
	atTableIs: 'Large type, the tools of the table at the foot, and a screen that stays on where the device allows it.',
	/** The tools at the foot while the device lies at the table. */
	table: {
		title: 'Tools of the table',
		turn: 'Turn',
		events: 'Events',
		score: 'Score',
		scoreSheet: 'Score sheet',
		automa: 'Automa',
		sandbox: 'Sandbox',
	},
	theme: 'Theme',
	themes: { system: 'System', light: 'Light', dark: 'Dark' },
	ourValue: 'our value',
	ourReading: 'Our reading, unofficial',
	chapter: (number: number) => `Chapter ${number}`,
	printed: (pages: string) => `Printed ${/[–,]/.test(pages) ? 'pages' : 'page'} ${pages}`,
	printedShort: (pages: string) => `p. ${pages}`,
	previewAlt: 'Stela: board-game rules that run',
};

export const door = {
	title: 'Stela',
	description:
		'Board-game rules that run: every rule, card and open question has a page of its own, and the engine beside it plays the situation.',
	lead: 'The rules of a board game, each small enough to find and real enough to play out beside its text.',
	what: [
		{
			symbol: 'ui-search',
			title: 'Looked up in a breath',
			text: 'Type four letters in the middle of a game. The answer stands in the result, with the rule to show the table.',
		},
		{
			symbol: 'ui-step',
			title: 'Played, not argued',
			text: 'Lay out what is in front of you. The engine takes the step and names the rule behind each thing that happens.',
		},
		{
			symbol: 'open-question',
			title: 'Honest about gaps',
			text: 'Where a rulebook is silent you find the readings and what follows from each. Values of ours are marked as ours.',
		},
	],
	games: 'The whole game, to look up and to play',
	enter: 'Enter',
	open: 'Open the rules',
};

export const home = {
	lead: 'Look it up in a breath, or lay out the table and watch the rule work.',
	description:
		'Copan: Dying City, unofficial rules reference: every rule, every component with its effect, the open questions, and collecting resources played step by step.',
	tryThese: 'Try',
	board:
		'The whole board in the middle of a game: a stepped pyramid with four stairways, four courts and four Decline tracks, five Sites round it.',
	boardLink: 'Play collecting resources',
	boardMark: 'Layout of the board',
	yourTurn: 'Your turn',
	steps: [
		{
			rule: 'court.place.any-space',
			title: 'Place a Court tile',
			text: 'Any empty space. A spiral is an Event; two coloured symbols give 2 of your choice.',
		},
		{ rule: 'court.decline.one-left', title: 'Move its cube', text: 'One space left on the track of that resource.' },
		{ rule: 'court.events.two-kinds', title: 'Resolve Events', text: 'One roll a turn, however many Events.' },
		{
			rule: 'court.collect.neighbours',
			title: 'Collect',
			text: 'The new tile and its direct neighbours: 2, 1 or 0 each.',
		},
		{ rule: 'turn.action-phase', title: 'Act at a Site', text: 'Choose a Site for your Totem, then take its action.' },
	],
	setup: {
		title: 'Set-up checklist',
		text: 'Tick off the table for 2, 3 or 4 players, with the numbers for that count.',
	},
	turnAid: { title: 'Turn aid', text: 'The whole turn on one screen, or one printed page.' },
	collecting: 'Place a tile and see what comes in, step by step, with the rule for each.',
	sandbox: 'Lay out the position on your table, play it, and see the rule behind every step.',
	score: 'Who wins? Enter what everyone has, and the totals build line by line.',
	questions: (count: number) => `${count} questions the rulebook leaves open, with the readings and ours.`,
};

export const rules = {
	title: 'Rules',
	description: (game: string) => `All chapters of the rules of ${game} in our own words, with their sections.`,
	lead: 'The whole rulebook in its own order, in our own words.',
	inThisChapter: 'In this chapter',
	beside: 'Beside this chapter',
	linkTo: (number: string) => `Link to rule ${number}`,
	linkToExample: 'Link to this example',
	kinds: { important: 'Important', clarification: 'Clarification', example: 'Example' },
	openQuestion: 'Open question',
	openQuestions: (count: number) => (count === 1 ? '1 open question' : `${count} open questions`),
	why: 'Why, and what follows from each',
	whyOne: 'Why we read it so',
	playIt: 'Play it',
	playThere: 'Open on a page of its own',
	copyLink: 'Copy link',
	copyCitation: 'Copy citation',
	chapters: 'Chapters in order',
};

export const rulings = {
	title: 'Open questions',
	description: (game: string) =>
		`Where the rules of ${game} are silent or contradict themselves: the question, the readings, and ours with its reason.`,
	lead: 'Places where two careful readers would play differently. Every answer here is our reading, unofficial; a rule the game prints is never among them.',
	question: 'Open question',
	ours: 'Our reading, unofficial',
	readings: 'Readings',
	hangsOn: 'What it hangs on',
	why: 'Why we read it so',
	rules: 'Rules it touches',
	components: 'Components it touches',
};

export const play = {
	title: 'Play',
	description: (game: string) =>
		`What of ${game} can be set up and stepped through or worked out, each result with the rule behind it.`,
	lead: 'Set up what is on your table and let the engine take the step. Each line of its log names a rule.',
	rulesItPlays: 'The rules it plays',
	valuesOfOurs: 'The values of ours it plays with',
};

export const about = {
	title: 'About Stela',
	short: 'About',
	description:
		'What Stela is, whose the games are, the licence of the code, how to correct an error, and what is stored on your device.',
};

export const notFound = {
	title: 'No stone here',
	description: 'This address leads nowhere.',
	lead: 'Nothing is carved at this address. It may be mistyped, or the page may not be written yet.',
	tryThis: 'Try one of these',
};

/** The page that shows which rules the engine holds. */
export const coverage = {
	title: 'What the engine holds',
	description: (game: string) =>
		`Every rule of ${game}: whether the engine plays it, and which tests, positions and lessons show it.`,
	lead: (held: number, all: number): string => `The engine plays ${held} of the ${all} rules told here.`,
	explained:
		'A rule that is held is named by the engine whenever it makes or forbids a step, and tables of positions exercise it. The others tell what things are called, how the table is laid, or what solo play needs.',
	count: (held: number, all: number): string => `${held} of ${all}`,
	held: 'Held by the engine',
	told: 'Told only',
	tests: (files: readonly string[]): string =>
		`Tests: ${files.map((file) => file.replace(/\.test\.ts$/, '')).join(', ')}`,
	played: 'Positions: ',
	untaught: 'Rules that a lesson should teach, and none does yet:',
	allTaught: 'Every rule that a game needs is taught in a lesson; where, stands beside it.',
};
