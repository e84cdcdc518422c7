/** The page of all values: what each is called, how it is said, and what is ours beside the profile. */

/** What the site shows or the engine plays with that no source prints and that is no value of the profile. */
export const besideKeys = ['glyphColours', 'trackSet', 'missingCharacters', 'baseLayout', 'boardPicture'] as const;
export type BesideKey = (typeof besideKeys)[number];

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const counted = (amount: number, one: string): string => `${amount} ${one}${amount === 1 ? '' : 's'}`;

export const yourCopy = {
	title: 'Your copy',
	description:
		'Every number the engine of Copan uses, where it comes from, and which are ours because no source prints them: enter what your box prints instead.',
	lead: 'Every number the engine plays with, and where it comes from. Your printed copy is right where it differs: enter what it prints.',
	marked: 'Ours: no source prints them',
	markedLead: (count: number) =>
		`The sources leave out what is only pictured on the board and the cards. These ${count} values stand in for it. Wherever one is shown, a mark like this one leads here:`,
	stands: { inferred: 'Read from evidence', 'stand-in': 'Chosen by us' },
	facts: 'Facts',
	factsLead: 'Stated in the rules, published, or following from them by arithmetic.',
	provenance: {
		rulebook: 'Rulebook',
		published: 'Published',
		derived: 'Follows by arithmetic',
		inferred: 'Inferred · our value',
		'stand-in': 'Stand-in · our value',
	},
	used: (places: number) => `Used in ${counted(places, 'place')}`,
	linkTo: (name: string) => `Link to ${name}`,
	/** Headings of the values of ours, in the order of the page. */
	groups: {
		pyramid: 'Pyramid and Decline tracks',
		sites: 'Sites',
		board: 'Player boards',
		cards: 'Cards',
		start: 'At the start',
		solo: 'Solo',
	},
	players: (count: string) => `${count} players`,
	track: (two: number, three: number, end: number) => `tier 2 from move ${two}, tier 3 from ${three}, end at ${end}`,
	columns: (columns: readonly number[]) =>
		columns.length === 0 ? 'none' : columns.length === 1 ? `column ${columns[0]}` : `columns ${columns.join(' and ')}`,
	marksCount: (spirals: number, any: number) =>
		`${counted(spirals, 'spiral')} and ${counted(any, 'any-resource space')} in each court`,
	courtMarks: (court: string, spirals: number, any: number) =>
		`${capital(court)} court: ${counted(spirals, 'spiral')}, ${counted(any, 'any-resource space')}`,
	space: (court: string, row: string, column: string, mark: string) =>
		`${capital(court)} court, row ${row}, column ${column}: ${mark}`,
	marks: { spiral: 'spiral', 'any-resource': 'any-resource' },
	free: 'nothing',
	noneAdjoin: 'None: tiles of two courts never share a side',
	at: (site: string, words: string) => `${site}: ${words}`,
	cityPath: (place: number, level: number, cost: string) => `Space ${place}: level ${level}, ${cost}`,
	maskGrid: (columns: number) => `${columns} columns, numbered by rows; the outer ring is the edge`,
	faceSpaces: (spaces: number, times: number) =>
		times === 1
			? `spaces 1 to ${spaces} in the order of the faces`
			: `spaces 1 to ${spaces}, the faces in order, ${times === 2 ? 'twice' : `${times} times`} over`,
	faceOrder: (faces: string) => `The faces in order: ${faces}`,
	halves: { left: 'Left', right: 'Right' },
	half: (half: string, spaces: readonly number[]) => {
		const [first = 0] = spaces;
		const isRun = spaces.every((space, index) => space === first + index);
		if (spaces.length === 0) return `${half}: none`;
		if (spaces.length === 1) return `${half}: space ${first}`;
		return `${half}: spaces ${isRun ? `${first} to ${spaces.at(-1)}` : spaces.join(', ')}`;
	},
	steps: (steps: number) => `${steps} steps above the first space; the last one is the top`,
	zenith: (vp: readonly number[]) => vp.join(', then '),
	level: (level: number) => `Level ${level}`,
	stairwayRate: (vp: number, first: number, last: number) =>
		`${first === last ? `Step ${first}` : `Steps ${first} to ${last}`}: ${vp < 0 ? `−${-vp}` : vp} VP`,
	stairwayLine: (line: number, spaces: readonly number[], cost: string, climb: number) =>
		`Line ${line}: ${spaces.length === 1 ? `space ${spaces[0]}` : `spaces ${spaces[0]} to ${spaces.at(-1)}`}, ${cost}, climb ${climb} ${climb === 1 ? 'step' : 'steps'}`,
	stairwayColumns: (steps: readonly number[]) => `${steps.join(', ')} steps for the 1st, 2nd and 3rd card of a line`,
	embassyVp: (cities: number, vp: number) =>
		`${cities} ${cities === 1 ? 'City' : 'Cities'}: ${vp < 0 ? `−${-vp}` : vp} VP`,
	courtPrizes: { whole: 'Whole Court', half: 'Each half' },
	courtPrize: (vp: readonly number[]) => `${vp.join(', then ')} VP`,
	spacesByCity: (players: number) => `Embassies of ${players} players`,
	altarCard: (number: number, cost: string, columns: readonly string[]) =>
		`Altar card ${number}, ${cost}: ${columns.join('; ')}`,
	names: {
		tierYields: 'Yield of a tile in tiers 1, 2, 3',
		anyResourceGain: 'Gain on an any-resource space',
		courtTiles: 'Court tiles',
		courtTilesOfEach: 'Court tiles of each resource',
		spaceMarks: 'Marks on the Pyramid',
		setupColumns: 'Columns covered by Setup tiles',
		declineTracks: 'Decline tracks, in moves of the cube',
		trackOrder: 'Order of the tracks, clockwise',
		adjoiningCourts: 'Courts whose tiles adjoin',
		startingTilesOfEach: 'Court tiles of each resource at the start',
		startingResources: 'Resources of each kind at the start',
		startingVp: 'VP at the start',
		capacity: 'Room for each resource',
		capacityPerExtension: 'More room with each Storage extension',
		characterSpaces: 'Spaces for Characters',
		characterSpacesPerExtension: 'More spaces with each Storage extension',
		extensionSupply: 'Storage extensions in the supply',
		eventsPerTrack: 'Decline Events a track can bring',
		entryCosts: 'Price of the space on which a Totem enters a Site',
		siteSpaces: 'Totem spaces of a Site, in order',
		cityPaths: 'Level and journey of each City space',
		faceSpaces: 'Die face beside each space that can close',
		ballCourtHalves: 'Half of the Ball Court on which a space lies',
		stairwaySteps: 'Steps of each stairway',
		zenithVp: 'VP of the Zenith tokens, in the order they are taken',
		glyphsOfEach: 'Glyph cards of each colour',
		maskGrid: 'Grid of the Jade Mask',
		eventLengths: 'Length of a game by Event card',
		characterCosts: 'Price of a Character',
		stairwayRates: 'VP for each thing a stairway counts, by the steps of its Priest',
		stairwayLines: 'Lines of the Hieroglyphic Stairway',
		stairwayColumns: 'Climb by the column of a Glyph card, under the other reading',
		embassyVp: 'VP by the number of Cities with an Embassy',
		courtPrizes: 'VP for the most tokens on the Ball Court',
		maskVp: 'VP for a full Jade Mask',
		spacesByCity: 'Room beside a City, under the other reading',
		doubledTokens: 'Embassy tokens that are there twice',
		altarCards: 'The 16 Altar cards',
		automaCards: 'What the Automa cards print',
	} as Record<string, string>,
	/** What is ours beside the profile: its name, how it stands, and why. */
	besides: {
		glyphColours: {
			name: 'Colours of the Glyph cards',
			from: 'inferred',
			because:
				'48 cards are in the box; one table of exchanges ends at 6 of a colour, the other at 8 colours. No source names the colours, so letters stand for them. Which letter is which of yours makes no difference, as long as you keep to it.',
		},
		trackSet: {
			name: 'Which Decline tracks are in the box',
			from: 'inferred',
			because: '12 tracks, four of them on the board: 4 × 3',
		},
		missingCharacters: {
			name: 'Characters that no source describes',
			from: 'stand-in',
			because:
				'The list in the rulebook does not describe all the Characters of the box. We make no cards up: draws and chances are those of the smaller pile.',
		},
		baseLayout: {
			name: 'What lies on the table where nobody says it',
			from: 'stand-in',
			because:
				'On a real table all of this is drawn or chosen. So that a position can be tried without setting up all of it, the first of each kind lie there; what you set yourself takes their place.',
		},
		boardPicture: {
			name: 'The picture of the board',
			from: 'stand-in',
			because:
				'Drawn by us from what the rules say. It carries the marks and tracks of this page, and is no copy of the printed board.',
		},
	} satisfies Record<BesideKey, { name: string; from: 'inferred' | 'stand-in'; because: string }>,
	glyphColours: (colours: number, each: number, last: string) => [
		`${colours} colours, ${each} cards of each`,
		`Called colour A to colour ${last}: letters of ours`,
	],
	trackSet: ['One for each of four resources and three player counts'],
	missingCharacters: (missing: number, box: number) => [
		`${missing} of the ${box} are left out`,
		`The pile here is the other ${box - missing}`,
	],
	baseTable: (players: number, card: string) => `${players} players, Event card ${card}, no Totem on a Site`,
	boardPicture: ['Courts, tracks, stairways and Sites where we drew them'],
};
