/** What the tools of Teotihuacan say: their lines, their refusals, their fields. */
import type { BoardAction } from '#games/teotihuacan/board-action.ts';
import type { Line } from '#games/teotihuacan/tally.ts';
import { boardNames, goodNames, templeNames } from './teotihuacan.ts';

type Values = Line['values'];
const plural = (amount: number | string | undefined, one: string, many = `${one}s`): string =>
	`${amount} ${Number(amount) === 1 ? one : many}`;
const choice = (amount: number | string | undefined): string =>
	plural(amount, 'resource of your choice', 'resources of your choice');
const temple = (colour: string | number | undefined): string => templeNames[colour as keyof typeof templeNames] ?? '';

/** Lines of “What do I get here?”, by what the game says. */
const boardLines: Record<string, (values: Values) => string> = {
	'palace-passed': () => 'Technology 01: you move onto or past the Palace.',
	'one-more': () => 'The Discovery counts as one more worker.',
	oxomoco: () => 'Oxomoco counts one worker more here.',
	tlaloc: ({ power }) => `Tlaloc counts another player’s worker of power ${power} as yours.`,
	'technology-15': () => 'Technology 15 counts one more worker.',
	'cocoa-ignored': ({ colours }) => `The Discovery spares you the cocoa for ${plural(colours, 'colour')}.`,
	'cocoa-exactly-one': () => 'With Chalchiuhtlicue a main action costs exactly 1 cocoa.',
	'cocoa-paid': ({ colours }) =>
		Number(colours) === 0 ? 'No colours here: the action is free.' : `You pay for ${plural(colours, 'colour')}.`,
	cell: ({ workers, lowest }) => `${plural(workers, 'worker')}, the lowest of power ${lowest}.`,
	technology: ({ number }) => `Technology ${number} adds to it.`,
	'power-ups': ({ times }) => `${plural(times, 'power-up')} for workers on this board.`,
	'alchemy-paid': ({ number, cost }) =>
		Number(cost) === 0 ? `Technology ${number} costs you nothing.` : `You take Technology ${number} for ${cost} gold.`,
	'owners-score': ({ owners, vp }) =>
		Number(owners) === 1 ? `The other owner gains ${vp} VP.` : `The ${owners} other owners gain ${vp} VP each.`,
	'alchemy-temple': ({ colour }) => `The tile’s column leads up ${temple(colour)}.`,
	'no-power-up': () => 'A lone worker that takes from the second row gets no power-up.',
	'building-paid': ({ wood }) => `You pay ${wood} wood for the next building of the row.`,
	'tlaloc-pays': () => 'With Tlaloc each building or tile costs 1 more resource.',
	'building-scores': ({ row, space }) => `It covers space ${space} of the row for ${plural(row, 'worker')}.`,
	'building-avenue': () => 'You go on along the Avenue of the Dead.',
	'chart-unknown': () => 'Its chart is on your board only: add the gold, unlocks and power-ups it shows.',
	'decoration-paid': ({ count, each }) => `${plural(count, 'tile')} at ${each} gold.`,
	'decoration-scores': ({ count }) =>
		Number(count) === 1 ? 'The Decoration itself.' : `The ${count} Decorations themselves.`,
	matches: ({ all }) => `${plural(all, 'icon')} on their like.`,
	'tiles-paid': ({ count }) => `The price of ${plural(count, 'tile')}, by level.`,
	'tile-saved': () => 'Technology 15 saves 1 resource.',
	tonacacihuatl: () => 'With Tonacacihuatl the action costs 1 more wood.',
	'level-scores': ({ level, count }) => `${plural(count, 'tile')} on level ${level}.`,
	'tiles-step': ({ count }) => `A step on the Pyramid track for ${Number(count) === 1 ? 'the tile' : 'each tile'}.`,
	'top-laid': () => 'The Pyramid is finished: light disc onto dark disc, and the last Eclipse comes.',
	'buy-power-up': () => 'Technology 13: you may pay 1 cocoa for one more power-up here.',
	collected: ({ colours }) => `${plural(colours, 'colour')} here, and 1 more cocoa.`,
	ehecatl: () => 'With Ehecatl you collect 1 less.',
	'royal-scores': ({ tile, power, has }) =>
		`Royal tile ${tile}, power ${power}, and you have ${has} of what it counts.`,
	'royal-paid': ({ tile, times }) =>
		`You pay for Royal tile ${tile}${Number(times ?? 1) > 1 ? `, ${times} times` : ''}.`,
	'royal-gains': ({ tile, power }) => `Royal tile ${tile} with power ${power}.`,
	'royal-nothing': ({ tile }) => `Royal tile ${tile} gives nothing to a worker of power 1.`,
	'worship-free': () => 'You need not pay the cocoa here.',
	bumped: () => 'You bump the other worker.',
	'both-taken': () => 'You take both.',
	'temple-step': ({ colour }) => `The worship space leads up ${temple(colour)}.`,
	'discovery-claimed': () => 'You may claim the Discovery by paying its price; a new one is turned up.',
	locked: () => 'Your worker is locked here.',
	huitzilopochtli: ({ times }) => `Huitzilopochtli adds 1 VP to each gain: ${plural(times, 'time')}.`,
};

/** Lines of the eclipse sheet. */
const eclipseLines: Record<string, (values: Values) => string> = {
	avenue: ({ steps, value }) => `Avenue: ${plural(steps, 'step')} of ${value} VP`,
	leader: () => 'Furthest on the Pyramid track',
	track: ({ steps, rate }) => `Pyramid track: ${plural(steps, 'step')} of ${rate} VP`,
	masks: ({ sets }) => (sets === '0' ? 'No masks' : `Masks in sets of ${sets}`),
	salary: ({ due, paid }) => `Salary: ${paid} of ${due} cocoa paid`,
	'salary-spared': ({ due }) => `Salary: the Discovery spares you all ${due} cocoa`,
	'bonus-best-mask-set': () => 'Bonus: best mask set again',
	'bonus-technologies': () => 'Bonus: 5 VP a Technology',
	'bonus-fifteen-vp': () => 'Bonus: 15 VP',
	'bonus-avenue': () => 'Bonus: 3 VP an Avenue step',
	'bonus-bonus-tiles': () => 'Bonus: 9 VP a bonus tile reached',
	'bonus-discoveries': () => 'Bonus: 2 VP a Discovery that is no mask',
	'bonus-workers': () => 'Bonus: 4 or 9 VP a worker',
	huitzilopochtli: ({ times }) => `Huitzilopochtli: 1 VP more, ${plural(times, 'time')}`,
};

/** What the set-up needs. */
const setUpLines: Record<string, (values: Values) => string> = {
	'bonus-tiles': ({ tiles }) => `${tiles} bonus tiles`,
	'dark-disc': ({ space }) => `dark disc on ${space}`,
	buildings: ({ buildings }) => `${buildings} buildings`,
	pyramid: ({ first, second }) =>
		Number(second) === 0 ? `${first} tiles on level 1` : `${first} tiles on level 1, ${second} on level 2`,
	'worship-discoveries': ({ tiles }) => `${tiles} Discoveries`,
	'avenue-discoveries': ({ tiles }) => `${tiles} Discoveries`,
	'temple-discoveries': ({ blue, red, low, high }) => `blue ${blue}, red ${red}, green ${low} and ${high}`,
	cocoa: ({ first, between, last }) =>
		Number(between) === 0
			? `${first} and ${last} cocoa`
			: `${first} cocoa, ${between} in between, ${last} for the last`,
	'starting-tiles': ({ tiles }) => `${tiles} Starting tiles`,
	priests: ({ tiles }) => `${tiles} Priest tiles`,
	neutral: ({ workers }) => (Number(workers) === 0 ? 'no neutral workers' : `${workers} neutral workers`),
};

const wordsOf =
	(lines: Record<string, (values: Values) => string>) =>
	({ say, values }: Pick<Line, 'say' | 'values'>): string =>
		lines[say]?.(values) ?? say;
export const boardLine = wordsOf(boardLines);
export const eclipseLine = wordsOf(eclipseLines);
export const setUpLine = wordsOf(setUpLines);

/** Why an action may not be: what is wrong, and what would do. */
const refusals: Record<string, (values: Values) => string> = {
	'too-little-cocoa': ({ cost, cocoa }) =>
		`This costs ${cost} cocoa and you have ${cocoa}. Collect Cocoa, or move to a board with fewer colours.`,
	'too-little': ({ what, cost, has }) =>
		`This costs ${what === 'resource' ? choice(cost) : `${cost} ${goodNames[what as keyof typeof goodNames]}`} and you have ${has}.`,
	'too-little-besides': ({ cost, left }) =>
		`With Tlaloc this costs ${choice(cost)} more, and once the rest is paid you have ${left} left.`,
	'no-such-technology': ({ number }) => `There is no Technology ${number}. Choose one of the list.`,
	'owned-already': ({ number }) => `You have Technology ${number} already. Choose another.`,
	'first-row-only': () => 'A lone worker takes from the first row, unless its power is 4 or 5.',
	'price-unknown': ({ number }) => `Nobody tells what Technology ${number} costs: read it on your tile.`,
	'no-buildings': () => 'All buildings are taken, so this action is closed.',
	'no-row': ({ workers }) => `No row for ${plural(workers, 'worker')} or fewer has a free space.`,
	'row-closed': ({ row, workers }) =>
		`The row for ${plural(row, 'worker')} is not open to you with ${plural(workers, 'worker')}. Choose another row.`,
	'no-tile': () => 'You must lay at least one tile. Enter how many.',
	'too-many-tiles': ({ count, workers }) =>
		`${count} tiles are too many: ${plural(workers, 'worker')} may lay ${workers}.`,
	'one-top': () => 'Only one tile fits on the top.',
	'no-main-action': () => 'The Palace has no main action: collect cocoa or worship there.',
	'royal-unknown': ({ tile }) => `What Royal tile ${tile} does can only be read on the tile.`,
	'too-often': ({ most, power }) =>
		`With power ${power} this tile trades ${most === 1 ? 'once' : `${most} times`} at most.`,
	xochipilli: () => 'With Xochipilli you never worship.',
	'no-worship': ({ board }) => `Board ${board} has no worship space in the base game.`,
	'palace-royal': () => 'At the Palace you carry out a Royal tile first; the Discovery can only come on top of it.',
	'no-worker': () => 'Enter the worker you moved.',
	locked: () => 'This worker is locked. Unlock your workers first, for 3 cocoa or with your turn.',
	'no-fourth': () => 'Your fourth worker is in play already.',
	'not-asked': () => 'This is not what the step asks.',
	'not-now': () => 'This is not what is asked now.',
};
export const refusal = ({ code, values }: { code: string; values: Values }): string => refusals[code]?.(values) ?? code;

export const actionNames: Record<BoardAction, string> = {
	main: 'Main action',
	collect: 'Collect Cocoa',
	worship: 'Worship',
};
const numberedBoards = Object.entries(boardNames).map(([, name], nth) => `${name} (${nth + 1})`);
export const boardLabels = Object.fromEntries(
	Object.keys(boardNames).map((board, nth) => [board, numberedBoards[nth]]),
) as Record<keyof typeof boardNames, string>;

/** The page of the boards. */
export const boardTool = {
	title: 'What do I get here?',
	lead: 'Choose a board, your workers there and the other colours: see what each action brings, by which rule.',
	description:
		'Teotihuacan: what an action board brings with your workers, their powers, the other colours and your technologies, line by line with its rules.',
	needsScripts: 'This needs scripts. Without them, the tables of the boards stand below.',
	board: 'Board',
	action: 'Action',
	yours: 'Your other unlocked workers there',
	moved: 'Worker you moved',
	worker: (nth: number) => `Worker ${nth}`,
	power: (power: number) => `Power ${power}`,
	none: 'none',
	others: 'Other colours there',
	stock: { cocoa: 'Cocoa', wood: 'Wood', stone: 'Stone', gold: 'Gold' },
	technologies: 'Technologies of yours',
	passes: 'I moved onto or past the Palace',
	priest: 'Your Priest',
	noPriest: 'No Priest',
	borrowed: 'Another player’s worker that Tlaloc counts',
	uses: 'Discoveries used now',
	noCocoa: 'Ignore cocoa',
	oneMore: 'One more worker',
	wanted: 'Technology you take',
	row: 'Row',
	rows: { 1: 'First row', 2: 'Second row' } as Record<number, string>,
	column: 'Column',
	columns: { 1: 'Left', 2: 'Middle', 3: 'Right' } as Record<number, string>,
	owners: 'Others on it',
	taken: (row: number) => `Buildings in row ${row}`,
	noblesRow: 'Row for the building',
	noblesRows: { 1: '1 worker', 2: '2 workers', 3: '3 workers' } as Record<number, string>,
	tiles: (level: number) => `Tiles on level ${level}`,
	decorations: 'Decorations',
	matches: 'Icons that match',
	match: { plain: 'Plain', blue: 'Blue', red: 'Red', green: 'Green' },
	saves: 'Technology 15 saves',
	occupied: 'Another colour is on the space',
	takes: 'You take',
	take: { space: 'The space', discovery: 'The Discovery', both: 'Both, for 1 cocoa' },
	takePalace: { space: 'The Royal tile', both: 'And the Discovery, for 1 cocoa' },
	royal: 'Royal tile',
	times: 'How often you trade',
	avenue: 'Your Avenue step',
	track: 'Your Pyramid step',
	result: 'You get',
	total: 'In all',
	nothing: 'Nothing changes hands.',
	cannot: 'Not possible',
	reading: 'Open question',
	reset: 'Start again',
	tables: 'All boards at a glance',
	tablesLead: 'What the three resource boards bring. The other boards have their chapters.',
	powers: (column: string) => `Power ${column.replace('-', '–')}`,
	workersOf: (count: number) => (count === 1 ? '1 worker' : `${count} workers`),
};

export const eclipseTool = {
	title: 'Eclipse score sheet',
	lead: 'Enter what everyone has when the discs have met. VP, mask sets and salary are worked out with their rules.',
	description:
		'Teotihuacan: the score of an eclipse for up to four players, with mask sets, salary and temple bonuses, each line with its rule.',
	needsScripts: 'This needs scripts. Without them, the rules of the Eclipse say all of it.',
	eclipse: 'Eclipse',
	eclipses: { 1: 'First', 2: 'Second', 3: 'Third' } as Record<number, string>,
	players: 'Players',
	buildings: 'Buildings taken',
	avenueWorth: (vp: number) => `An Avenue step is worth ${vp} VP.`,
	player: (seat: number) => `Player ${seat + 1}`,
	seats: 'Whose sheet',
	name: 'Name',
	vp: 'VP before',
	avenue: 'Avenue step',
	track: 'Pyramid step',
	masks: 'Masks by kind',
	mask: (kind: number, copies: number) => `Kind ${kind} (of ${copies})`,
	workers: 'Workers by power',
	power: (power: number) => `Power ${power}`,
	cocoa: 'Cocoa',
	keeps: 'Cocoa kept back',
	noCocoa: 'Discovery “ignore cocoa” used for the salary',
	bonuses: 'Bonus tiles reached',
	technologies: 'Technologies',
	discoveries: 'Discoveries, no masks',
	orange: 'Orange abilities',
	huitzilopochtli: 'Priest Huitzilopochtli',
	result: 'Score',
	pad: 'Everyone side by side',
	sets: 'What mask sets score',
	masksInSet: 'Different masks',
	setVp: 'VP',
	total: (vp: number) => `${vp < 0 ? `−${-vp}` : vp} VP`,
	row: 'Scored',
	rows: {
		before: 'VP before',
		avenue: 'Avenue',
		leader: 'Furthest on the track',
		track: 'Pyramid track',
		masks: 'Masks',
		salary: 'Salary',
		bonus: 'Temple bonuses',
		huitzilopochtli: 'Huitzilopochtli',
		total: 'Total',
	} as Record<string, string>,
	lines: (name: string) => `${name}, line by line`,
	left: (cocoa: number) => `${cocoa} cocoa left`,
	wins: {
		vp: (name: string, vp: number) => `${name} wins with ${vp} VP.`,
		cocoa: (name: string, vp: number) => `${name} wins: level on ${vp} VP, with more cocoa left.`,
		order: (name: string, vp: number) => `${name} wins: level on ${vp} VP and cocoa, and earlier in turn order.`,
		'order-reversed': (name: string, vp: number) =>
			`${name} wins: level on ${vp} VP and cocoa, and later in turn order, as the Dark Eclipse has it.`,
	},
	added: (name: string, vp: number) => `${name}: ${vp < 0 ? `−${-vp}` : `+${vp}`} VP`,
	none: 'none',
	tooMany: {
		masks: (kind: number, has: number, copies: number) =>
			`${has} masks of kind ${kind} are entered; the box holds ${copies}.`,
		workers: (name: string, has: number) => `${name} has ${has} workers; there are 4 at most.`,
	},
	reading: 'Open question',
	reset: 'New sheet',
};
