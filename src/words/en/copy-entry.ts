/** Entering what one's own copy prints: the panel, the entries and the messages. */
import type { EnterableKey } from '#games/copan/profile-schema.ts';
import type { Resource, Site } from '#games/copan/resources.ts';
import { resourceNames } from './resource-names.ts';

const counted = (amount: number, one: string, many = `${one}s`): string => `${amount} ${amount === 1 ? one : many}`;
const minus = (count: number): string => String(count).replace('-', '−');

/** Values that can only be found the same: what stands against entering another. */
export const heldKeys = ['courtTilesOfEach', 'glyphsOfEach', 'adjoiningCourts', 'trackOrder'] as const;
export type HeldKey = (typeof heldKeys)[number];

export const copyEntry = {
	panel: 'What your box prints',
	lead: 'Have the box open? Enter what yours prints, value by value: about a quarter of an hour. Every page that plays or scores uses it at once. It stays on this device, and travels in links you share.',
	texts:
		'Pages that are only read, such as lists, cards and the Event helper, go on showing our values with their mark.',
	needsScripts: 'Entering values needs scripts, and they are off. All values can be read below.',
	progress: (done: number, all: number) => `${done} of ${all} entered or checked`,
	groupProgress: (done: number, all: number) => `${done} of ${all}`,
	allDone: 'All entered or checked',
	next: (name: string) => `Next: ${name}`,
	tools: 'Your values as a file',
	download: 'Download',
	copy: 'Copy as text',
	copied: 'Copied as text',
	notCopied: 'The browser would not copy. This is the text:',
	open: 'Open a file',
	paste: 'Or paste the text of a copy',
	read: 'Look at it',
	reset: 'Reset',
	askReset: (count: number) =>
		`Take back ${counted(count, 'entry', 'entries')}? Our values stand again everywhere. Download them first if you may want them back.`,
	doReset: 'Take all back',
	wasReset: 'All values are ours again.',
	cancel: 'No, go back',
	file: 'copan-your-copy.json',
	importing: 'What it would change',
	importNothing: 'It says the same as what is here: nothing would change.',
	to: { own: 'yours', same: 'as printed', open: 'not checked' },
	change: (name: string, to: 'own' | 'same' | 'open', lines: readonly string[]) =>
		to === 'own' ? `${name}: ${lines.join('; ')}` : to === 'same' ? `${name}: ours, checked` : `${name}: ours again`,
	apply: 'Apply',
	applied: (count: number) => `${counted(count, 'value')} changed.`,
	leave: 'Leave it',
	/** Why a text cannot be read as a copy. */
	cannot: {
		damaged:
			'This is no copy of values, or a piece of it is lost. Nothing was changed. Open a file that this page made.',
		newer:
			'This was made by a later version of this site. Nothing was changed. Reload the page to get the latest version, then try again.',
		'other-game': 'These are values of another game. Nothing was changed.',
		'too-long': 'This is longer than any real copy, and was not opened.',
		values: 'Some of its values cannot be played with. The others can be taken.',
	},
	/** What this device kept and cannot be read. */
	kept: {
		damaged: 'What this device kept of your copy cannot be read. It is left as it is.',
		newer:
			'What this device kept of your copy was written by a later version of this site. It is left as it is: reload the page to get that version.',
		'other-game': 'What this device kept here are values of another game. It is left as it is.',
		'too-long': 'What this device kept of your copy is longer than any real one. It is left as it is.',
		values:
			'Some of the values that this device kept can no longer be played with. The others are used. What was kept is left as it is.',
	},
	untilThen: 'What you enter now holds only while this page is open, until you decide.',
	wasThere: 'What was there',
	saveIt: 'Download what was there',
	replaceIt: 'Replace it with what is here now',
	notKept:
		'This device would not keep this: its storage is blocked or full. It holds while this page is open; download it to have it later.',

	/** One value. */
	editing: (name: string) => `${name}: what yours prints`,
	enter: 'Enter it',
	alter: 'Change it',
	close: 'Close',
	same: 'The same',
	asOurs: 'As ours',
	/** What a button says, and of what. */
	of: (button: string, name: string) => `${button}: ${name}`,
	state: { open: 'What does yours print?', same: 'Yours prints the same', own: 'Yours prints another' },
	own: (lines: readonly string[]) => `Yours: ${lines.join('; ')}`,
	look: 'Where to look:',
	loading: 'One moment …',
	notLoaded: 'This part could not be loaded: you may be offline. Try again.',
	entered: 'Kept.',
	notTaken: 'Not kept yet:',
	again: 'Mine after all',
	asBefore: 'As before',
	backToOurs: 'The same as ours.',
	held: {
		courtTilesOfEach:
			'80 tiles of four resources: another split than 20 of each would change what is drawn, and cannot be entered yet.',
		glyphsOfEach:
			'48 cards, and both tables of exchanges end where 8 colours of 6 end. Another number cannot be entered.',
		adjoiningCourts: 'The engine has this built in: courts that meet cannot be entered yet.',
		trackOrder: 'The engine has this order built in: another cannot be entered yet.',
	} satisfies Record<HeldKey, string>,
	differs: 'If yours differs, please tell us: see Corrections on the page About.',
	/** Where to look on the printed components. */
	where: {
		spaceMarks: 'the squares of the four courts on the main board; turn it so that the Food track lies at the top',
		setupColumns: 'the Setup tiles for two and for three players: which squares they hide once they lie in a court',
		declineTracks: 'the Decline tracks, a set for each player count: count the spaces of each tier',
		adjoiningCourts: 'the corners of the courts on the main board: whether two squares touch across a stairway',
		trackOrder: 'the four Decline tracks on the main board, going clockwise',
		courtTilesOfEach: 'the Court tiles: count one resource',
		startingTilesOfEach: 'the set-up pages of your rulebook: the tiles in the hand of each player',
		startingResources: 'the player board: the space on which the resource markers begin',
		startingVp: 'the VP track: the space on which the score tokens begin',
		capacity: 'the player board: the last space of a resource track, before any Storage extension',
		capacityPerExtension: 'a Storage extension: the spaces it adds to each resource track',
		characterSpaces: 'the upper edge of the player board',
		characterSpacesPerExtension: 'the upper edge of a Storage extension',
		entryCosts: 'the first Totem space of each Site on the main board',
		siteSpaces: 'the three Totem spaces of each Site, from its entry',
		cityPaths: 'the map at the Embassies: from your capital to each City space, next to its die face',
		faceSpaces: 'the small die symbols beside the spaces of a Site, in the order of the spaces',
		ballCourtHalves: 'the six Character spaces of the Ball Court: left or right of its middle',
		stairwaySteps: 'a stairway of the Pyramid: count the steps above the space on which the Priests begin',
		stairwayRates: 'the numbers along the steps of a stairway, from the bottom to the top',
		stairwayLines: 'the Hieroglyphic Stairway: its lines of card spaces, with what each costs and how far it climbs',
		stairwayColumns: 'the Hieroglyphic Stairway: steps printed over its columns, if there are any',
		spacesByCity: 'the map at the Embassies: spaces for tokens beside a City',
		doubledTokens: 'the 30 Embassy tokens: lay out one of each kind; these are what is left over',
		altarCards: 'the 16 Altar cards: the cost at the top, then the three columns',
		glyphsOfEach: 'the 48 Glyph cards: count one colour',
		maskGrid: 'the Jade Mask on the player board: the spaces in its first row',
		eventLengths: 'the hourglasses on each Event card',
		characterCosts: 'the corner of the Character cards: one card of each kind',
		automaCards:
			'the Automa cards of the solo game: the end-of-game part of Food cards, the Action part of Zeal and Power cards',
	} satisfies Record<EnterableKey | HeldKey, string>,

	/** The inputs. */
	any: 'Any',
	costOf: (what: string, resource: Resource | 'any') =>
		`${what}: ${resource === 'any' ? 'any resource' : resourceNames[resource]}`,
	brush: 'Mark to put on a square',
	brushes: { spiral: 'Spiral', 'any-resource': 'Any-resource', nothing: 'Nothing' },
	part: 'Part of the Pyramid',
	whole: 'Whole',
	courts: { north: 'North', east: 'East', south: 'South', west: 'West' },
	pyramid: 'The Pyramid: press a square to put the mark there, again to take it away',
	players: (players: number) => `${players} players`,
	column: (column: number) => `Column ${column}`,
	columns: (players: number) => `Columns covered with ${players} players`,
	tier: (tier: number, yields: number) => `Spaces of tier ${tier} (a tile yields ${yields})`,
	trackEnd: (moves: number) => `The end is ${counted(moves, 'move')} from the start.`,
	spaceAt: (site: string, space: number) => `${site}, space ${space}`,
	spaceSigns: { cost: 'Price', x1: '×1', x2: '×2', x3: '×3' },
	noEntry: (site: string) => `${site}: no price, its first space gives at once.`,
	city: (space: number) => `City space ${space}`,
	cityLevel: (space: number) => `City space ${space}: level`,
	level: (level: number) => `Level ${level}`,
	journey: (space: number) => `City space ${space}, journey`,
	half: (space: number) => `Space ${space}: half`,
	halves: { left: 'Left', right: 'Right' },
	step: (step: number, top: number) => (step === 0 ? 'Start' : step === top ? `Step ${step}, top` : `Step ${step}`),
	stepVp: (step: number) => `Step ${step}: VP`,
	lines: 'Lines of the Site',
	line: (line: number) => `Line ${line}`,
	lineCards: (line: number) => `Line ${line}: card spaces`,
	cards: 'Card spaces',
	lineCost: (line: number) => `Line ${line}, price`,
	lineClimb: (line: number) => `Line ${line}: steps`,
	steps: 'Steps',
	columnClimb: (column: number) => `Column ${column}: steps`,
	tokensChosen: (chosen: number, wanted: number) => `${chosen} of ${wanted} chosen`,
	event: (card: string) => `Event ${card}`,
	lengths: { short: 'Short', standard: 'Standard', long: 'Long' },
	price: (kind: string) => `${kind} Characters, price`,
	maskRows: 'The spaces in rows; those on the edge are framed.',
	maskColumns: 'Spaces in a row',
	card: 'Card',
	cardNo: (card: number) => `Card ${card}`,
	cardBefore: 'Card before',
	nextCard: 'Next card',
	altarCost: (card: number) => `Card ${card}, cost`,
	altarColumn: (column: number) => `Column ${column}`,
	altarEffect: (card: number, column: number) => `Card ${card}, column ${column}: effect`,
	altarAmount: (card: number, column: number) => `Card ${card}, column ${column}: how many`,
	altarSite: (card: number, column: number) => `Card ${card}, column ${column}: Site`,
	altarClimb: (card: number, column: number) => `Card ${card}, column ${column}: steps`,
	effects: {
		none: 'Nothing but steps',
		food: 'Food',
		fame: 'Fame',
		zeal: 'Zeal',
		power: 'Power',
		any: 'Resource of choice',
		score: 'VP',
		'bonus-action': 'Action at a Site',
		'take-river-tiles': 'River tiles',
		'place-embassy': 'Embassy',
		'take-glyph': 'Glyph card',
		'take-character': 'Character',
		'place-jade': 'Jade tile',
		'add-extension': 'Storage extension',
		'place-totem': 'Totem',
	},
	amounts: { score: 'VP', gain: 'How many', 'bonus-action': 'Resources less' },
	sites: {
		embassies: 'Embassies',
		river: 'River',
		'ball-court': 'Ball Court',
		altars: 'Altars',
		stairway: 'Stairway',
		any: 'Any Site',
	} satisfies Record<Site | 'any', string>,

	automaCard: (name: string, isOwn: boolean) => (isOwn ? `✓ ${name}` : name),
	automaLook: {
		food: 'What the card scores at the end of the game, by the number of Cities with a token of the Automa.',
		climb:
			'What the card shows beside the Priest that climbs. If you see neither an order nor a number there, leave all as it is.',
	},
	cities: (cities: number) => counted(cities, 'City', 'Cities'),
	cityVp: (card: string, cities: number) => `${card}, ${counted(cities, 'City', 'Cities')}: VP`,
	printsOrder: 'It prints an order of stairways',
	place: (place: number) => ['First', 'Second', 'Third', 'Last'][place - 1] ?? '',
	stairwayAt: (card: string, place: number) => `${card}, stairway ${place}`,
	automaSteps: (card: string) => `${card}: steps of the climb`,
	noSteps: 'No number',
	cardYours: 'As you entered it',
	cardAsOurs: 'This card as ours',

	/** What is wrong with a value. */
	tooMuch: (name: string, value: string, most: string) =>
		`${name} is ${minus(Number(value))}; the engine plays with ${minus(Number(most))} at most. Look again, or take it back.`,
	tooLittle: (name: string, value: string, least: string) =>
		`${name} is ${minus(Number(value))}; it must be ${minus(Number(least))} at least. Look again, or take it back.`,
	wrongShape: (name: string, where: string) =>
		`${name}${where && ` (${where})`} is nothing the engine can play with. Enter it anew.`,
	unknown: (key: string) => `“${key.slice(0, 40)}” is no value that can be entered.`,
};
