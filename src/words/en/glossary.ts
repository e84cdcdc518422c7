/** The lists and pages of components. */

/** Words by kind of component, path of its list or value of a filter; the pages say which are missing. */
type Words = Readonly<Record<string, string>>;

const numbers: Readonly<Record<string, (counts: { known: number; box: number }) => string>> = {
	character: ({ known, box }) => `The other ${box - known} of the ${box} are in no source and are left out.`,
	altar: ({ box }) => `No source lists the ${box} cards: which price and which effects share a card is not known here.`,
	token: ({ box }) => `How many of the ${box} tokens are of each kind is printed nowhere.`,
};

export const list = {
	/** The page’s title; the chapter on the same goes by the plain name. */
	title: (many: string) => `${many}, one by one`,
	description: (game: string, many: string, count: number): string =>
		`${many} of ${game}: ${count} known entries, each with what it does.`,
	narrow: 'Narrow the list',
	all: 'All',
	text: 'Name or effect',
	/** Legends of the filters. */
	filters: {
		kind: 'Kind',
		level: 'Level',
		part: 'Costs or effects',
		difficulty: 'Difficulty',
		resource: 'Resource',
		for: 'For whom',
		mode: 'Mode',
		verb: 'Gives',
		site: 'Site',
		cost: 'Price',
	} as Words,
	anyResource: 'Any resource',
	verbs: {
		resources: 'Resources',
		vp: 'Victory Points',
		climb: 'Climbs a stairway',
		jade: 'Jade tile',
		glyph: 'Glyph card',
		tiles: 'Court tiles',
		character: 'Character',
		extension: 'Storage extension',
		'bonus-action': 'Bonus action',
		discount: 'Discount on actions',
		embassy: 'Embassy in any City',
		totem: 'Moves your Totem',
		decline: 'Moves a Decline cube',
		loss: 'Takes something away',
	} as Words,
	sort: 'Sort',
	sorts: { rulebook: 'Rulebook order', name: 'Name', effect: 'Effect', cost: 'Price' } as Words,
	showAll: 'Show all',
	price: (words: string) => `Price ${words}`,
	/** What of a kind is not known, said beside the count. */
	unknown: (kind: string, known: number, box: number): string => numbers[kind]?.({ known, box }) ?? '',
	/** What the engine’s piles hold, and its cards say, in place of what no source describes. */
	oursHere: {
		character: (count: number) => `Our pile: these ${count}`,
		altar: (count: number) => `Our pile: ${count} cards composed by us`,
		automa: 'VP by Cities, stairways and steps',
	},
	compare: 'Compare two Event cards',
};

export const card = {
	/** The page’s title, where the plain name belongs to a list or a chapter. */
	titles: {
		site: (name: string) => `${name}, Site`,
		piece: (name: string) => `${name} in the box`,
	} as Readonly<Record<string, (name: string) => string>>,
	description: (name: string, note: string, game: string, sentence: string) =>
		`${name}, ${note}, of ${game}. ${sentence}`,
	noSource: 'No source prints it',
	sameEffect: 'Same effect',
	noTwin: 'No other known Character',
	/** Headings of what is related, by what it shares. */
	also: {
		resources: 'Also give resources',
		vp: 'Also give Victory Points',
		climb: 'Also climb a stairway',
		jade: 'Also give a Jade tile',
		glyph: 'Also give a Glyph card',
		tiles: 'Also give Court tiles',
		character: 'Also give a Character',
		extension: 'Also give a Storage extension',
		'bonus-action': 'Also give a bonus action',
		discount: 'Also lower a price',
		embassy: 'Also place an Embassy',
		totem: 'Also move your Totem',
		decline: 'Also move a Decline cube',
		loss: 'Also take something away',
	} as Words,
	actHere: 'Components that act here',
	sameCost: 'Cities of the same price',
	otherThree: 'The others of its resource',
	seeAlso: 'See also',
	allThat: (many: string, verb: string) => `${many}: all under “${verb}”`,
	allOf: (many: string, count: number) => `${many}, all ${count}`,
	questions: 'Asked at the table',
	readings: 'All readings',
	why: 'Why',
	rules: 'Rules it leans on',
	order: (many: string) => `${many} in order`,
	copyLink: 'Copy link',
	linkTo: (name: string) => `Link to ${name}`,
	faces: 'What each face does',
	closesLead: 'Below each: what a Decline Event closes with that face, by its track.',
	closes: 'Closes',
	/** What a Decline Event closes with a face, by the resource of its track. */
	closing: {
		food: 'City',
		fame: 'Character',
		zeal: '2 Altar spaces',
		power: 'Glyph',
	},
};

export const glyphs = {
	description: (game: string) =>
		`Glyph cards of ${game}: what a set of one colour or of different colours is exchanged for, both tables entire.`,
	cards: 'Glyph cards',
	jade: 'Jade tiles',
	action: 'Bonus action',
	noAction: 'none',
	anySite: 'at any Site',
	less: (less: number) => (less === 0 ? '' : `for ${less} ${less === 1 ? 'resource' : 'resources'} less`),
	sets: { 'same-colour': 'Of the same colour', 'different-colours': 'Of different colours' },
	colours: '48 cards in the box: 8 colours, 6 of each.',
	inferred: 'Where the tables end',
};

export const compare = {
	title: 'Compare Event cards',
	description: (game: string) => `Two Event cards of ${game} side by side, face by face, with what differs marked.`,
	lead: 'One Event card is used in a game. Choose two and see what the same roll does under each.',
	first: 'First card',
	second: 'Second card',
	caption: 'What each face of the Fate die does',
	face: 'Face',
	difficulty: 'Difficulty',
	cubes: 'Faces that move a cube',
	differs: 'differs',
	same: 'same',
	table: 'Event cards by face',
};

export const every = {
	title: 'Every component',
	/** What stands under the name of a kind, by its ref. */
	counts: {
		known: (known: number, box: number) => (known === box ? `${box}` : `${known} of ${box}`),
		mask: (count: number) => `${count} spaces`,
		token: (count: number) => `${count} effects`,
		altar: 'costs and effects',
		exchange: '2 tables',
		tiles: '4 kinds',
		automa: (count: number) => `${count} cards`,
		piece: 'the whole box',
	},
	names: { altar: 'Altars', piece: 'Box and pieces', tiles: 'Court tiles', automa: 'Automa' },
};
