/** What Teotihuacan’s tools keep, and what their links hold; and the modules on the table. */
import * as v from 'valibot';
import { list } from '#engine/shapes.ts';
import { actions, emptySituation, type Situation } from '#games/teotihuacan/board-action.ts';
import type { EclipsePlayer } from '#games/teotihuacan/eclipse.ts';
import { boards, type Part, parts, powers } from '#games/teotihuacan/resources.ts';
import { rulings, type TeoReadings } from '#games/teotihuacan/rulings.ts';
import { bonusTileIds } from '#games/teotihuacan/tiles.ts';
import { eclipses, orangeAbilities } from '#games/teotihuacan/tracks.ts';
import { recall } from './storage.ts';
import type { Tool } from './tool.ts';

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const id = v.pipe(v.string(), v.maxLength(30));
const readings = v.partial(
	v.strictObject({
		'nobles-row': v.picklist(rulings['nobles-row']),
		'pyramid-leader-at-zero': v.picklist(rulings['pyramid-leader-at-zero']),
		'dark-eclipse': v.picklist(rulings['dark-eclipse']),
	}),
);

const priestIds = [
	'quetzalcoatl',
	'tlaloc',
	'chalchiuhtlicue',
	'oxomoco',
	'xipe-totec',
	'xolotl',
	'ehecatl',
	'tonacacihuatl',
	'huitzilopochtli',
	'xochipilli',
] as const;

const row = v.picklist([1, 2, 3]);
const situationSchema: v.GenericSchema<unknown, Situation> = v.strictObject({
	board: v.picklist(boards),
	action: v.picklist(actions),
	powers: v.pipe(list(v.picklist(powers), 4, 1)),
	others: count(4),
	passes: v.boolean(),
	technologies: list(id, 25),
	priest: v.nullable(v.picklist(priestIds)),
	borrowed: v.picklist([0, ...powers]),
	stock: v.strictObject({ cocoa: count(99), wood: count(99), stone: count(99), gold: count(99) }),
	noCocoa: v.boolean(),
	oneMore: v.boolean(),
	wanted: v.strictObject({ technology: id, row: v.picklist([1, 2]), column: row, owners: count(3) }),
	taken: v.tuple([count(5), count(4), count(3)]),
	row,
	tiles: v.tuple([count(9), count(9), count(4), count(1)]),
	matches: v.strictObject({ plain: count(12), blue: count(12), red: count(12), green: count(12) }),
	saves: v.picklist(['stone', 'wood']),
	occupied: v.boolean(),
	takes: v.picklist(['space', 'discovery', 'both']),
	royal: id,
	times: v.pipe(count(6), v.minValue(1)),
	avenue: count(9),
	track: count(10),
	architecture: v.boolean(),
	development: v.boolean(),
	readings,
});

const playerSchema = v.strictObject({
	name: v.pipe(v.string(), v.maxLength(40)),
	vp: v.pipe(v.number(), v.integer(), v.minValue(-999), v.maxValue(999)),
	avenue: count(9),
	track: count(10),
	masks: v.pipe(list(count(3), 7, 7)),
	workers: list(v.picklist(powers), 4),
	cocoa: count(99),
	keeps: count(99),
	noCocoa: v.exactOptional(v.boolean()),
	bonuses: list(v.picklist(bonusTileIds), 7),
	technologies: count(22),
	discoveries: count(37),
	orange: list(v.picklist(orangeAbilities), 3),
	huitzilopochtli: v.boolean(),
});

/** The sheet of an eclipse: always four players, so that a change of the number loses nothing. */
export interface Sheet {
	eclipse: 1 | 2 | 3;
	buildings: number;
	players: number;
	seats: EclipsePlayer[];
	readings: Partial<TeoReadings>;
}
const sheetSchema: v.GenericSchema<unknown, Sheet> = v.strictObject({
	eclipse: v.picklist(eclipses),
	buildings: count(11),
	players: v.picklist([1, 2, 3, 4]),
	seats: v.pipe(list(playerSchema, 4, 4)),
	readings,
});

export const emptyPlayer = (): EclipsePlayer => ({
	name: '',
	vp: 0,
	avenue: 0,
	track: 0,
	masks: [0, 0, 0, 0, 0, 0, 0],
	workers: [1, 1, 1],
	cocoa: 3,
	keeps: 0,
	bonuses: [],
	technologies: 0,
	discoveries: 0,
	orange: [],
	huitzilopochtli: false,
});
export const emptySheet = (): Sheet => ({
	eclipse: 1,
	buildings: 0,
	players: 2,
	seats: Array.from({ length: 4 }, emptyPlayer),
	readings: {},
});

export const tools = {
	board: {
		name: 'teotihuacan:board',
		schema: situationSchema,
		empty: () => emptySituation(),
	} satisfies Tool<Situation>,
	eclipse: { name: 'teotihuacan:eclipse', schema: sheetSchema, empty: emptySheet } satisfies Tool<Sheet>,
};

/** The modules and later sets on the table; null while nobody has chosen: then all are in sight. */
export const keptParts = (): Part[] | null => parseParts(recall('teotihuacan:modules'));

/** Reads what was kept as modules; null where it is something else. Total. */
export const parseParts = (text: string | null): Part[] | null => {
	try {
		const { v, on } = JSON.parse(text ?? '');
		return v === 1 && Array.isArray(on) ? parts.filter((part) => on.includes(part)) : null;
	} catch {
		return null;
	}
};
