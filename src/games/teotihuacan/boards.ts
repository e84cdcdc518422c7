/** What the action boards pay and cost. */
import { type Effect, gain, score, temple } from './effects.ts';
import { type Board, derived, type PlayerCount, type Power, printed, published, type Temple } from './resources.ts';

export type ResourceBoard = 'forest' | 'stone-quarry' | 'gold-deposits';
export const resourceBoards: readonly ResourceBoard[] = ['forest', 'stone-quarry', 'gold-deposits'];
export const isResourceBoard = (board: Board): board is ResourceBoard => resourceBoards.some((each) => each === board);

/** Workers of one player on a board that count for an action. */
export const mostCounted = printed(3, 'summary-says');

/** Columns of the resource boards, by the lowest power that falls in them. */
export const columns = ['1', '2-3', '4-5'] as const;
export const columnOf = (power: Power): 0 | 1 | 2 => (power === 1 ? 0 : power < 4 ? 1 : 2);

type Rows = readonly (readonly (readonly Effect[])[])[];

/** By board: rows for 1, 2, 3 workers, columns for the lowest power. */
export const yields = {
	forest: published<Rows>(
		[
			[[gain('cocoa', 1)], [gain('wood', 1)], [gain('wood', 2)]],
			[[gain('wood', 1)], [gain('wood', 2)], [gain('wood', 3), gain('cocoa', 2)]],
			[
				[gain('wood', 2), gain('cocoa', 1)],
				[gain('wood', 3), gain('cocoa', 3)],
				[gain('wood', 4), gain('cocoa', 5)],
			],
		],
		'bga-made',
	),
	'stone-quarry': published<Rows>(
		[
			[[score(1)], [gain('stone', 1)], [gain('stone', 2)]],
			[[gain('stone', 1)], [gain('stone', 2)], [gain('stone', 3), score(2)]],
			[
				[gain('stone', 2), score(1)],
				[gain('stone', 3), score(3)],
				[gain('stone', 4), score(5)],
			],
		],
		'bga-picture',
	),
	'gold-deposits': published<Rows>(
		[
			[[score(1)], [gain('gold', 1)], [gain('gold', 2)]],
			[[gain('gold', 1)], [gain('gold', 2)], [gain('gold', 3), score(2)]],
			[
				[gain('gold', 2), gain('cocoa', 1)],
				[gain('gold', 3), temple('any', 1)],
				[gain('gold', 4), temple('any', 2)],
			],
		],
		'bga-made',
	),
} as const;

/** Power-ups of an action, by workers counted. */
export const powerUps = published([1, 1, 2] as const, 'power-ups');
export const decorationPowerUps = published(1, 'bga-base-board');
export const alchemyPowerUps = published(1, 'alchemy-power-ups');

/** The temple of the worship space of each board; boards without one are left out. */
export const worshipTemples = published<Partial<Record<Board, Temple | 'any'>>>(
	{ forest: 'red', 'stone-quarry': 'green', 'gold-deposits': 'blue', decorations: 'any' },
	'bga-made',
);

/** Columns of the Alchemy board, left to right. */
export const alchemyTemples = published(['blue', 'red', 'green'] as const, 'bga-made');
export const ownersScore = printed(3, 'summary-alchemy');
/** From this power on a lone worker may take from the second row. */
export const strongWorker = printed(4, 'summary-alchemy');

/** VP under the buildings of the Nobles board, left to right, a row for 1, 2 and 3 workers. */
export const noblesRows = published(
	[
		[3, 2, 2, 1, 1],
		[5, 4, 3, 3],
		[7, 6, 5],
	] as const,
	'bga-picture',
);
export const buildingWood = printed(2, 'summary-nobles');
/** The Buildings row: VP an Avenue step is worth, by buildings already taken. */
export const buildingsRow = published([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1] as const, 'buildings-row');
export const buildings = derived(11, 'buildings');

/** Gold for a Decoration tile on the base board, by workers counted. */
export const decorationGold = published([3, 2, 1] as const, 'bga-base-board');
/** Gold for each tile on the board of the Architecture module. */
export const architectureGold = printed(3, 'architecture-gold');
export const decorationVp = printed(3, 'summary-decorations');

export const levels = [1, 2, 3, 4] as const;
export type Level = (typeof levels)[number];
export const levelCosts = published(
	[
		{ stone: 2, wood: 0 },
		{ stone: 2, wood: 1 },
		{ stone: 2, wood: 2 },
		{ stone: 2, wood: 3 },
	] as const,
	'bga-picture',
);
export const levelVp = printed([1, 3, 5, 7] as const, 'summary-construction');

/** The Pyramid: squares of each level, and decorations on each of its four sides. */
export const pyramidLevels = published([16, 9, 4, 1] as const, 'pyramid-levels');
export const pyramidTiles = published(32, 'pyramid-tiles');
export const decorationTiles = published(15, 'decoration-tiles');
/** Pyramid tiles laid at the start: squares row by row from 0, on the first and the second level. */
export const startTiles = published<Record<PlayerCount, { first: readonly number[]; second: readonly number[] }>>(
	{
		2: { first: [0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15], second: [0, 8] },
		3: { first: [4, 5, 6, 7, 8, 9, 10, 11], second: [3, 5] },
		4: { first: [1, 2, 4, 7, 8, 11, 13, 14], second: [] },
	},
	'start-tiles',
);

/** The ring recommended for a first game, clockwise. */
export const firstRing = published<readonly Board[]>(
	['palace', 'stone-quarry', 'alchemy', 'forest', 'construction', 'decorations', 'nobles', 'gold-deposits'],
	'bga',
);
