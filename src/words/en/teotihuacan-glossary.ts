/** Teotihuacan in English: what stands on the pages of its components beside the sentences made from effects. */
import type { Provenance } from '#engine/profile.ts';
import type { Reason } from '#games/teotihuacan/reasons.ts';
import type { Board, Part, Temple } from '#games/teotihuacan/resources.ts';
import { templeNames } from './teotihuacan.ts';

interface BoardWords {
	line: string;
	sentence: string;
	facts: readonly (readonly [term: string, words: string])[];
	rules: string[];
	because: Reason;
}
const powerUpsFact = ['Power-ups', '1 with one or two workers, 2 with three'] as const;

export const boardWords: Record<Board, BoardWords> = {
	palace: {
		line: 'Royal tiles; no main action',
		sentence: 'Worship on one of three Royal tiles, or collect cocoa. There is no main action.',
		facts: [['Main action', 'None']],
		rules: ['main.palace', 'worship.palace', 'royal.each', 'ascension.palace'],
		because: 'summary',
	},
	forest: {
		line: 'Wood, and cocoa with more workers',
		sentence: 'Gain wood and cocoa by the number of your workers there and the lowest power among them.',
		facts: [['Main action', '1 cocoa up to 4 wood and 5 cocoa'], powerUpsFact],
		rules: ['resources.forest', 'main.workers', 'main.lowest', 'main.power-ups'],
		because: 'bga-made',
	},
	'stone-quarry': {
		line: 'Stone, and VP with more workers',
		sentence: 'Gain stone and VP by the number of your workers there and the lowest power among them.',
		facts: [['Main action', '1 VP up to 4 stone and 5 VP'], powerUpsFact],
		rules: ['resources.quarry', 'main.workers', 'main.lowest', 'main.power-ups'],
		because: 'bga-picture',
	},
	'gold-deposits': {
		line: 'Gold, and temple steps with three workers',
		sentence:
			'Gain gold by the number of your workers there and the lowest power among them; three strong workers climb a temple too.',
		facts: [['Main action', '1 VP up to 4 gold and 2 temple steps'], powerUpsFact],
		rules: ['resources.gold', 'main.workers', 'main.lowest', 'main.power-ups'],
		because: 'bga-made',
	},
	alchemy: {
		line: 'Gold for a Technology, and a temple step',
		sentence: 'Pay gold for one of six Technologies and climb the temple of its column.',
		facts: [
			['Rows', 'One worker: the first; two, or a lone one of power 4 or 5: either'],
			['Power-ups', '1; none for a lone worker that took from the second row'],
		],
		rules: [
			'alchemy.rows',
			'alchemy.pay',
			'alchemy.owners',
			'alchemy.temple',
			'alchemy.power-up',
			'alchemy.lone-strong',
		],
		because: 'bga-made',
	},
	nobles: {
		line: '2 wood for a building: VP and an Avenue step',
		sentence: 'Pay 2 wood to put a building into a row of the board: score its space and go along the Avenue.',
		facts: [['VP by row', '1 worker 3, 2, 2, 1, 1 · 2 workers 5, 4, 3, 3 · 3 workers 7, 6, 5'], powerUpsFact],
		rules: ['nobles.first-building', 'nobles.row', 'nobles.vp', 'nobles.avenue', 'nobles.no-room'],
		because: 'bga-picture',
	},
	decorations: {
		line: 'Gold for a Decoration: 3 VP and a Pyramid step',
		sentence:
			'Pay gold for a Decoration on an edge of the Pyramid: 3 VP, its matches, and a step on the Pyramid track.',
		facts: [
			['Price', '3 gold with one worker, 2 with two, 1 with three (base board)'],
			['Power-ups', '1 (base board)'],
			['With Architecture', '3 gold a tile, several tiles; its chart is unknown'],
		],
		rules: [
			'decorations.pay',
			'decorations.edge',
			'decorations.lowest',
			'decorations.match',
			'decorations.vp-and-step',
			'architecture.pay',
		],
		because: 'bga-made',
	},
	construction: {
		line: 'Stone and wood for Pyramid tiles: VP by level',
		sentence: 'Lay up to as many Pyramid tiles as you have workers there, pay by level, score by level and match.',
		facts: [
			['Prices', 'Level 1: 2 stone, then 1 wood more a level'],
			['VP', '1, 3, 5 and 7 by level'],
			powerUpsFact,
			['With Development', 'A chart says how many tiles; it is unknown'],
		],
		rules: [
			'construction.how-many',
			'construction.pay',
			'construction.match',
			'construction.level-vp',
			'construction.step',
			'development.chart',
		],
		because: 'bga-picture',
	},
};

export const trackWords = {
	blue: {
		name: 'Blue temple',
		line: 'Resources of your choice, and VP higher up',
		sentence: 'Eleven steps: resources of your choice, but VP on steps 7, 9 and 11; the tenth carries a bonus tile.',
		note: 'Temple track',
	},
	red: {
		name: 'Red temple',
		line: 'VP on every step',
		sentence: 'Eleven steps of 1 to 7 VP; the tenth carries a bonus tile.',
		note: 'Temple track',
	},
	green: {
		name: 'Green temple',
		line: 'Cocoa, and VP on the top',
		sentence: 'Eleven steps of 1 to 4 cocoa, with VP on the top; the tenth carries a bonus tile.',
		note: 'Temple track',
	},
	orange: {
		name: 'Orange temple',
		line: 'Special abilities; its steps are unknown',
		sentence:
			'The temple of Height of Development gives special abilities. What its steps show stands on the board only.',
		note: 'Temple track of a module',
	},
	avenue: {
		name: 'Avenue of the Dead',
		line: 'Nine steps, worth 5 to 1 VP each at an Eclipse',
		sentence: 'Nine steps. At an Eclipse each is worth the lowest number in sight in the Buildings row.',
		note: 'Track',
	},
	pyramid: {
		name: 'Pyramid track',
		line: 'Ten steps, 4, 3 or 2 VP each',
		sentence:
			'A step for each Pyramid or Decoration tile since the last Eclipse; 4, 3 or 2 VP each, and 4 VP for the furthest.',
		note: 'Track',
	},
	calendar: {
		name: 'Calendar',
		line: 'Light disc and dark disc: when an Eclipse comes',
		sentence:
			'The light disc goes on with every round and every ascension. Where it meets the dark disc an Eclipse comes.',
		note: 'Track',
	},
	wheel: {
		name: 'Ascension wheel',
		line: 'Five rewards, and your fourth worker',
		sentence: 'The fourth worker waits here; whoever ascends a worker chooses one of its five rewards.',
		note: 'Place',
	},
} as const;

export const technologyGroups = { base: 'Base game' };
export const royalGroups = { a: 'A: score', b: 'B: trade for resources', c: 'C: cocoa and temple steps' };
export const discoveryGroups = { masks: 'Masks', other: 'Others' };

const plural = (amount: number, one: string, many = `${one}s`): string => `${amount} ${amount === 1 ? one : many}`;

export const componentFacts = {
	price: 'Price',
	costs: (price: string) => (price === 'Free' ? price : `Costs ${price}`),
	priceUnknown: 'Price unknown',
	priceUnknownWords: 'No source tells it: read it on the tile.',
	copies: 'Copies',
	ofTotal: (copies: number, total: number) => `${copies} of the ${total} Discovery tiles`,
	worship: 'Worship',
	worshipWords: (temple: Temple | 'any' | 'palace' | undefined) =>
		temple === 'palace'
			? 'One of three Royal tiles'
			: temple === undefined
				? 'No worship space in the base game'
				: `1 step on ${templeNames[temple]}`,
	step: (step: number) => `Step ${step}`,
	bonusStep: 'Temple bonus tile',
	orDiscovery: ', or a Discovery',
	pile: (tiles: number) => `${plural(tiles, 'Discovery', 'Discoveries')} at set-up`,
	row: 'VP a step, by buildings taken',
	eclipse: (nth: number) => `Eclipse ${nth}`,
	vpAStep: (vp: number) => `${vp} VP a step`,
	players: (players: number) => `${players} players`,
	dark: (space: number) => `Dark disc on ${space}`,
	firstGame: 'First game',
	firstGameRoyal: 'One of the three dealt in a first game',
	firstGameBonus: (colour: string) => `On the ${colour} temple`,
	laterSet: 'Royal tile of a later set',
	extraRoyal: 'Royal tile beyond the nine',
	mask: (kind: number) => `Mask ${kind}`,
	maskLine: (copies: number) => `${plural(copies, 'copy', 'copies')}; scores in sets`,
	maskSentence: (kind: number) => `A mask of kind ${kind}: at each Eclipse it scores in a set of different kinds.`,
	bonusName: (name: string) => `Temple bonus: ${name}`,
	boards: 'Boards',
	priest: (number: number) => `Priest tile ${number}`,
	module: 'Belongs to',
	inBox: (count: number) => `${count} in the box`,
	baseGame: 'Base game',
};

interface BoxWords {
	name: string;
	count: number;
	sentence: string;
	symbol: string;
	rules: readonly string[];
	module?: Part;
	from: Provenance;
	because: Reason;
}
export const boxWords: Record<string, BoxWords> = {
	'action-boards': {
		name: 'Action boards',
		count: 8,
		sentence: 'Eight boards in a ring. The Palace and Construction keep their places, the others change.',
		symbol: 'teotihuacan:board',
		rules: ['setup.action-boards'],
		from: 'rulebook',
		because: 'summary',
	},
	'pyramid-tiles': {
		name: 'Pyramid tiles',
		count: 32,
		sentence: 'Tiles with four icons for the Pyramid, which holds 30 of them.',
		symbol: 'teotihuacan:pyramid',
		rules: ['setup.pyramid-tiles', 'construction.levels'],
		from: 'published',
		because: 'bga',
	},
	'decoration-tiles': {
		name: 'Decoration tiles',
		count: 15,
		sentence: 'Tiles for the four stairs of the Pyramid, which have 16 places.',
		symbol: 'teotihuacan:decoration',
		rules: ['setup.decorations', 'decorations.places'],
		from: 'published',
		because: 'bga',
	},
	'discovery-tiles': {
		name: 'Discovery tiles',
		count: 54,
		sentence: '17 masks of seven kinds and 37 other Discoveries.',
		symbol: 'teotihuacan:discovery',
		rules: ['setup.discoveries'],
		from: 'published',
		because: 'bga',
	},
	'technology-tiles': {
		name: 'Technology tiles',
		count: 9,
		sentence: 'Nine Technologies in the base game, six of them in play.',
		symbol: 'teotihuacan:technology',
		rules: ['setup.technologies'],
		from: 'published',
		because: 'bga-bot',
	},
	'royal-tiles': {
		name: 'Royal tiles',
		count: 9,
		sentence: 'Three of each letter in the base game, one of each in play.',
		symbol: 'teotihuacan:royal',
		rules: ['setup.royal-tiles', 'royal.tenth'],
		from: 'published',
		because: 'royal-tiles',
	},
	'temple-bonus-tiles': {
		name: 'Temple bonus tiles',
		count: 7,
		sentence: 'Seven tiles for the temples, one on each.',
		symbol: 'teotihuacan:bonus',
		rules: ['setup.bonus-tiles'],
		from: 'published',
		because: 'bga-bot',
	},
	'starting-tiles': {
		name: 'Starting tiles',
		count: 18,
		sentence: 'Eighteen tiles in the base game, each with two boards and what you start with.',
		symbol: 'teotihuacan:starting',
		rules: ['setup.starting-tiles'],
		from: 'published',
		because: 'bga-bot',
	},
	buildings: {
		name: 'Buildings',
		count: 11,
		sentence: 'They stand in the Buildings row and go to the Nobles board from left to right.',
		symbol: 'teotihuacan:building',
		rules: ['setup.buildings', 'nobles.buildings-gone'],
		from: 'derived',
		because: 'buildings',
	},
	'priest-tiles': {
		name: 'Priest tiles',
		count: 10,
		sentence: 'Ten Priests and Priestesses; everyone keeps one of two.',
		symbol: 'teotihuacan:priest',
		rules: ['priests.setup'],
		module: 'priests',
		from: 'published',
		because: 'bot-pictures',
	},
	'season-tiles': {
		name: 'Season tiles',
		count: 8,
		sentence: 'Eight Seasons, one in force until the next Eclipse. Nobody tells what they do.',
		symbol: 'teotihuacan:season',
		rules: ['seasons.setup', 'seasons.unknown'],
		module: 'seasons',
		from: 'published',
		because: 'season-tiles',
	},
};

export const valueWords = {
	groups: { boards: 'Boards', scoring: 'Scoring', setup: 'Set-up and supply' },
	names: {
		'power-ups': 'Power-ups for 1, 2, 3 workers',
		'alchemy-power-ups': 'Power-ups of Alchemy',
		nobles: 'VP of the Nobles rows',
		'decoration-gold': 'Gold for a Decoration by workers',
		'level-costs': 'Prices of Pyramid tiles by level',
		'level-vp': 'VP of Pyramid tiles by level',
		'mask-sets': 'VP of a set of 1 to 7 masks',
		'mask-copies': 'Copies of the seven masks',
		leader: 'Furthest on the Pyramid track',
		'salary-loss': 'VP lost for each cocoa unpaid',
		buildings: 'Buildings',
		'neutral-workers': 'Neutral workers',
		'start-tiles': 'Start tiles of the Pyramid, two levels',
		'first-ring': 'Ring of a first game, clockwise',
		'pyramid-tiles': 'Pyramid tiles',
		'decoration-tiles': 'Decoration tiles',
	},
};
