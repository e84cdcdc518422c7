/**
 * Where things lie on the five Sites. Round the Pyramid they stand in the units of the board picture; a Site drawn alone
 * has a square of its own, in which the same things are laid out larger.
 */
import type { Site } from '#games/copan/resources.ts';
import type { Box, Point } from './geometry.ts';

export type SiteView = 'whole' | 'alone';

export interface SitePlan {
	/** Where the Site's symbol stands; its name follows to the right. */
	sign: Point;
	/** The Totem spaces, from the entry space. */
	totems: readonly Box[];
	/** The spaces in the order of the game: Cities, River tiles, Characters, Altar columns, Glyph cards. */
	spaces: readonly Box[];
	/** The Altar cards, each above its three columns. */
	cards: readonly Box[];
	/** Where tokens lie that belong to no space: the halves of the Ball Court, the reserve of the Altars. */
	tokens: readonly Point[];
}

/** Side of the square in which a Site is drawn alone, with some room at its edges. */
export const siteSide = 382;

/** The whole board, and where the Pyramid lies on it. */
export const boardSize = { width: 1240, height: 1330 };

/** The grounds of the Sites and of the Event card on the whole board: left, top, width, height. */
export const grounds: Record<Site | 'card', readonly [number, number, number, number]> = {
	embassies: [24, 24, 838, 206],
	card: [878, 24, 338, 206],
	stairway: [24, 246, 200, 784],
	'ball-court': [1016, 246, 200, 784],
	altars: [24, 1046, 1192, 146],
	river: [24, 1208, 1192, 98],
};

const boxes = (middles: readonly (readonly [number, number])[], width: number, height: number): Box[] =>
	middles.map(([x, y]) => ({ x, y, width, height }));

const inRow = (count: number, first: number, step: number, y: number): [number, number][] =>
	Array.from({ length: count }, (_, index) => [first + step * index, y]);

/** Three columns under each of the four cards. */
const columnsOf = (cards: readonly (readonly [number, number])[], pitch: number, down: number): [number, number][] =>
	cards.flatMap(([x, y]) => [-1, 0, 1].map((column): [number, number] => [x + pitch * column, y + down]));

const wholeCards = inRow(4, 470, 204, 1074);
const aloneCards: [number, number][] = [
	[94, 138],
	[278, 138],
	[94, 258],
	[278, 258],
];

const totemsAlone = boxes(inRow(3, 234, 50, 46), 44, 66);
const sixAlone = boxes([...inRow(3, 64, 122, 164), ...inRow(3, 64, 122, 300)], 112, 126);
const signAlone: Point = { x: 28, y: 46 };

export const sitePlans: Record<SiteView, Record<Site, SitePlan>> = {
	whole: {
		embassies: {
			sign: { x: 58, y: 56 },
			totems: boxes(inRow(3, 82, 62, 146), 54, 76),
			spaces: boxes(inRow(6, 308, 98, 127), 86, 178),
			cards: [],
			tokens: [],
		},
		stairway: {
			sign: { x: 52, y: 284 },
			totems: boxes(inRow(3, 62, 62, 356), 54, 76),
			spaces: boxes([[124, 486], ...inRow(2, 88, 72, 678), ...inRow(3, 62, 62, 870)], 58, 108),
			cards: [],
			tokens: [],
		},
		'ball-court': {
			sign: { x: 1044, y: 284 },
			totems: boxes(inRow(3, 1054, 62, 356), 54, 76),
			spaces: boxes(
				[
					...[510, 690, 870].map((y): [number, number] => [1058, y]),
					...[510, 690, 870].map((y): [number, number] => [1174, y]),
				],
				62,
				146,
			),
			cards: [],
			tokens: [
				{ x: 1068, y: 968 },
				{ x: 1164, y: 968 },
			],
		},
		altars: {
			sign: { x: 58, y: 1076 },
			totems: boxes(inRow(3, 62, 58, 1142), 50, 72),
			spaces: boxes(columnsOf(wholeCards, 62, 68), 56, 84),
			cards: boxes(wholeCards, 190, 36),
			tokens: [{ x: 296, y: 1112 }],
		},
		river: {
			sign: { x: 58, y: 1257 },
			totems: boxes(inRow(3, 220, 58, 1257), 50, 72),
			spaces: boxes(inRow(4, 470, 110, 1257), 74, 74),
			cards: [],
			tokens: [],
		},
	},
	alone: {
		embassies: { sign: signAlone, totems: totemsAlone, spaces: sixAlone, cards: [], tokens: [] },
		stairway: { sign: signAlone, totems: totemsAlone, spaces: sixAlone, cards: [], tokens: [] },
		'ball-court': {
			sign: signAlone,
			totems: totemsAlone,
			spaces: boxes(
				[
					...[136, 226, 316].map((y): [number, number] => [74, y]),
					...[136, 226, 316].map((y): [number, number] => [298, y]),
				],
				132,
				84,
			),
			cards: [],
			tokens: [
				{ x: 162, y: 118 },
				{ x: 212, y: 118 },
			],
		},
		altars: {
			sign: signAlone,
			totems: totemsAlone,
			spaces: boxes(columnsOf(aloneCards, 58, 58), 54, 76),
			cards: boxes(aloneCards, 172, 34),
			tokens: [{ x: 110, y: 104 }],
		},
		river: {
			sign: signAlone,
			totems: totemsAlone,
			spaces: boxes(inRow(4, 54, 88, 206), 80, 80),
			cards: [],
			tokens: [],
		},
	},
};
