/** This game, the set-up checklist and the turn aid in English. */

const players = ['', '1 player', '2 players', '3 players', '4 players'];
export const playersWords = (count: number): string => players[count] ?? `${count} players`;

/** The section of a game's home. */
export const thisGame = {
	title: 'This game',
	change: 'Change',
	pin: 'Pin what is on your table',
	invite: 'Tonight’s Event card, Cities and player count come first here once you pin them.',
	damaged: 'What this device had kept of your game could not be read.',
	noCard: 'No Event card yet',
	noCities: 'No Cities yet',
	faces: 'What the die does, to all players',
	cities: 'Cities',
	setUp: 'Set up',
	turn: 'Turn aid',
	lookedUp: 'Looked up last',
};

/** The page where pins are set. */
export const pinPage = {
	description:
		'Pin the player count, the Event card and the six Cities on your table tonight: they come first on the home of Copan and in search.',
	lead: 'Choose what lies on your table tonight. It comes first on the home of the game and in search, and stays on this device.',
	needsScript: 'Pinning needs scripts, which are off here. What each card and City does stands below all the same.',
	players: 'Players',
	solo: 'Solo comes later; it is set up as for two.',
	card: 'Event card',
	cardHint: 'No letter on yours? Find it by its six effects.',
	noCard: 'None yet',
	cities: 'Cities',
	citiesHint: 'Find the six on the Embassies by price and effect. The numbers are those of the rulebook’s list.',
	forget: 'Forget this game',
	home: 'To the home of Copan',
	setUp: 'To the set-up checklist',
};

const some =
	(what: string) =>
	(count: number): string =>
		`${count} ${what}${count === 1 ? '' : 's'}`;

/** The set-up checklist. */
export const setUp = {
	title: 'Set-up checklist',
	description:
		'Copan: Dying City set up step by step for 2, 3 or 4 players, with the numbers for that count, and help in choosing the Event card.',
	lead: 'Tick off as you build. Numbers are for the player count you choose.',
	players: 'Players',
	progress: 'Steps done',
	reset: 'Untick all',
	unsaid: 'The rulebook does not say',
	rule: (number: string) => `Rule ${number}`,
	noTiles: (inBox: number) => `Four players use none of the ${inBox} Setup tiles: the whole Pyramid is open.`,
	/** What a step needs on the table. */
	needs: {
		tracks: some('track'),
		declineCubes: some('Decline cube'),
		fixingCubes: some('Fixing cube'),
		cities: (count: number) => (count === 1 ? '1 City' : `${count} Cities`),
		tokens: some('token'),
		tiles: some('tile'),
		characters: some('Character'),
		altarCards: some('Altar card'),
		glyphCards: some('Glyph card'),
		extensions: some('extension'),
		oneOf: (chosen: number, all: number) => `${chosen} of ${all}`,
		setupTiles: some('Setup tile'),
		boards: some('board'),
		resourceTokens: some('Resource token'),
		jadeTiles: some('Jade tile'),
		priests: some('Priest'),
	},
	choose: 'Choosing the Event card',
	chooseLead: 'Difficulty is printed. Length and the card for a first game are our reading.',
	table: 'The Event cards',
	columns: {
		card: 'Card',
		difficulty: 'Difficulty',
		length: 'Length',
		cubes: 'Faces that move a cube',
	},
	difficulty: ['', 'Easy', 'Normal', 'Hard'],
	lengths: { short: 'Short', standard: 'Standard', long: 'Long' },
	cubes: (forward: number, back: number) =>
		[
			`${forward + back} of 6`,
			...(back > 0 ? [forward > 0 ? `${forward} forward, ${back} back` : `${back} back`] : []),
		].join(': '),
	first: 'First game',
	pinIt: 'Pin tonight’s card',
	assembly: 'Before the very first game',
};

/** The turn aid. */
export const turnAid = {
	title: 'Turn aid',
	/** Of the document: the chapter of the same name stands elsewhere. */
	documentTitle: 'Turn aid on one page',
	/** What the chapter's titles begin with; here it stands above them all. */
	prefix: /^Turn aid: /,
	description: 'A turn of Copan: Dying City on one screen and on one printed page, with the rules one tap away.',
	print: 'Print on one page',
	whole: (chapter: string) => `Whole rules: ${chapter}`,
};
