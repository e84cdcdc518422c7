/** Teotihuacan: City of Gods: its kinds of components in words. */
import type { KindWords } from './home.ts';

export const kindWords = {
	board: {
		one: 'Action board',
		many: 'Action boards',
		path: 'boards',
		symbol: 'teotihuacan:board',
		also: ['location', 'space', 'plateau'],
		inBox: 8,
	},
	track: {
		one: 'Track',
		many: 'Temples and tracks',
		path: 'tracks',
		symbol: 'teotihuacan:temple',
		also: ['temple', 'Avenue', 'calendar', 'wheel'],
	},
	technology: {
		one: 'Technology',
		many: 'Technologies',
		path: 'technologies',
		symbol: 'teotihuacan:technology',
		also: ['technology tile', 'tech'],
	},
	'royal-tile': {
		one: 'Royal tile',
		many: 'Royal tiles',
		path: 'royal-tiles',
		symbol: 'teotihuacan:royal',
		also: ['Palace', 'royal'],
	},
	discovery: {
		one: 'Discovery tile',
		many: 'Discovery tiles',
		path: 'discoveries',
		symbol: 'teotihuacan:discovery',
		also: ['discovery', 'mask', 'exploration'],
	},
	'temple-bonus': {
		one: 'Temple bonus tile',
		many: 'Temple bonus tiles',
		path: 'temple-bonuses',
		symbol: 'teotihuacan:bonus',
		also: ['bonus', 'end scoring'],
	},
	'starting-tile': {
		one: 'Starting tile',
		many: 'Starting tiles',
		path: 'starting-tiles',
		symbol: 'teotihuacan:starting',
		also: ['start', 'set-up'],
	},
	priest: {
		one: 'Priest',
		many: 'Priests and Priestesses',
		path: 'priests',
		symbol: 'teotihuacan:priest',
		also: ['priestess', 'god'],
	},
	ability: {
		one: 'Orange ability',
		many: 'Orange abilities',
		path: 'orange-abilities',
		symbol: 'teotihuacan:orange',
		also: ['special ability', 'orange temple'],
	},
	item: {
		one: 'In the box',
		many: 'In the box',
		path: 'box',
		symbol: 'teotihuacan:module',
		also: ['contents', 'how many'],
	},
} as const satisfies Readonly<Record<string, KindWords>>;
