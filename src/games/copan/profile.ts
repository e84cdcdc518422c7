import { type Sourced, type ValuesOf, valuesOf } from '#engine/profile.ts';
import type { SpaceId, SpaceMark } from './pyramid.ts';
import type { PlayerCount, Resource, Site } from './resources.ts';

/** A Decline track in moves of its cube: where tier 2 begins, where tier 3 begins, and the last space. */
export interface DeclineTrack {
	thresholds: readonly [number, number];
	end: number;
}

const fact = <Value>(value: Value, because: string): Sourced<Value> => ({ value, from: 'rulebook', because });
const inferred = <Value>(value: Value, because: string): Sourced<Value> => ({ value, from: 'inferred', because });
const standIn = <Value>(value: Value, because: string): Sourced<Value> => ({ value, from: 'stand-in', because });

/**
 * The edition profile: every number the engine needs and where it comes from. Values marked `inferred` or `stand-in`
 * are ours; the site says so wherever one is used.
 */
export const profile = {
	/** Resources a tile yields in tiers 1, 2 and 3 of its Decline track. */
	tierYields: fact([2, 1, 0] as const, 'Collecting Resources, printed pages 8–11: two, one and none'),
	/** Resources of choice gained on an any-resource space. */
	anyResourceGain: fact(2, 'The Any-Resource Symbol, printed pages 8–11'),
	/** Court tiles in the game. */
	courtTiles: fact(80, 'Components'),
	courtTilesOfEach: inferred(20, '80 tiles of four resources; an even split is the likeliest'),
	/** The marks printed on the Pyramid's spaces. */
	spaceMarks: standIn<Readonly<Partial<Record<SpaceId, SpaceMark>>>>(
		{
			'north-1-1': 'any-resource',
			'north-1-3': 'spiral',
			'north-2-2': 'spiral',
			'north-3-3': 'any-resource',
			'east-1-3': 'spiral',
			'east-2-2': 'any-resource',
			'east-3-1': 'spiral',
			'east-3-3': 'any-resource',
			'south-1-2': 'spiral',
			'south-1-3': 'any-resource',
			'south-2-1': 'any-resource',
			'south-3-3': 'spiral',
			'west-1-1': 'spiral',
			'west-1-3': 'any-resource',
			'west-2-3': 'spiral',
			'west-3-2': 'any-resource',
		},
		'The grid is only pictured: four courts of 3 × 4 squares, two spirals and two any-resource spaces in each',
	),
	/** Columns of each court that the Setup tiles cover, by player count. */
	setupColumns: standIn<Readonly<Record<PlayerCount, readonly number[]>>>(
		{ 2: [3, 4], 3: [4], 4: [] },
		'Their shape is only pictured. One tile a court, so that each player has 12 turns: 3 squares at three players, 6 at two',
	),
	/** Decline tracks by player count. */
	declineTracks: standIn<Readonly<Record<PlayerCount, DeclineTrack>>>(
		{
			2: { thresholds: [3, 5], end: 7 },
			3: { thresholds: [4, 7], end: 10 },
			4: { thresholds: [5, 9], end: 13 },
		},
		'Lengths and thresholds are only pictured; that they differ by player count is inferred from 12 tracks = 4 × 3. Chosen so that tracks run out about when the Pyramid fills',
	),
	/** Tiles of two courts never adjoin: `neighbours` holds it. */
	adjoiningCourts: standIn(
		'none',
		'Whether tiles adjoin across a stairway is only pictured; on our board the courts lie apart',
	),
	/** That tracks follow clockwise as Food, Fame, Zeal, Power is held by the order of `resources`. */
	trackOrder: standIn('food, fame, zeal, power', 'The order round the board is only pictured'),
	/** Court tiles of each resource that a player holds at the start. */
	startingTilesOfEach: standIn(1, 'Four tiles a player are published; which four is not, so one of each resource'),
	/** Resources of each kind at the start. */
	startingResources: inferred(
		0,
		'Each marker starts on the first space of its track, and 0 is the natural first space',
	),
	startingVp: inferred(0, 'No source names a start; the score tokens count from 0'),
	/** Resources of one kind that a player board holds. */
	capacity: standIn(5, 'The tracks of the player board are only pictured'),
	capacityPerExtension: standIn(2, 'What an extension adds is only pictured'),
	/** Character spaces on the top edge of a player board. */
	characterSpaces: standIn(3, 'The spaces are only pictured'),
	characterSpacesPerExtension: standIn(1, 'What an extension adds is only pictured'),
	/** Storage extensions in the supply, by player count. */
	extensionSupply: fact<Readonly<Record<PlayerCount, number>>>({ 2: 6, 3: 9, 4: 12 }, 'Setup, step 9'),
	/** Decline Events that one track can bring. */
	eventsPerTrack: fact(3, 'Clarifications, printed pages 8–11: up to 3, one for each threshold and one for the end'),
	/** What the space costs on which a Totem enters a Site; the River's costs nothing. */
	entryCosts: inferred<Readonly<Record<Site, Readonly<Partial<Record<Resource, number>>> | null>>>(
		{ embassies: { food: 1 }, river: null, 'ball-court': { fame: 1 }, altars: { zeal: 1 }, stairway: { power: 1 } },
		'The legend names four costs of 1 resource, and each Site but the River is paired with a Decline track',
	),
	/** The Totem spaces of a Site in order: the entry price, then how often the Totem's side is gained. */
	siteSpaces: inferred<Readonly<Record<Site, readonly ('cost' | 'x1' | 'x2' | 'x3')[]>>>(
		{
			embassies: ['cost', 'x1', 'x2'],
			river: ['x1', 'x2', 'x3'],
			'ball-court': ['cost', 'x1', 'x2'],
			altars: ['cost', 'x1', 'x2'],
			stairway: ['cost', 'x1', 'x2'],
		},
		'The third space is x2 in a printed example and three turns are the longest stay; the legend needs an x3, and only the River gives when entered',
	),
	/** The path to each City space: its level and what the journey costs. */
	cityPaths: standIn(
		[
			{ level: 1, cost: { food: 1 } },
			{ level: 1, cost: { food: 1 } },
			{ level: 2, cost: { food: 2 } },
			{ level: 2, cost: { food: 2 } },
			{ level: 3, cost: { food: 3 } },
			{ level: 3, cost: { food: 3 } },
		] as const,
		'The map is only pictured: six City spaces, two of each level, whose path costs the level in Food',
	),
	/** Columns of the Jade Mask's grid; it is numbered by rows and its outer ring is the edge. */
	maskGrid: standIn(
		4,
		'The board is only pictured: 16 spaces as 4 × 4, numbered by rows, with the outer ring as the edge',
	),
	/** How long a game each Event card makes. */
	eventLengths: inferred(
		{
			A: 'long',
			B: 'long',
			C: 'long',
			D: 'standard',
			E: 'standard',
			F: 'standard',
			G: 'short',
			H: 'short',
			I: 'short',
		} as const,
		'The hourglasses are only pictured; cards A–C move a cube on 2 faces, D–F on 3, G–I on 4',
	),
	/** What a Character costs to recruit, by kind; `any` is a resource of the payer's choice. */
	characterCosts: standIn(
		{ infinity: { fame: 2 }, bird: { fame: 1, any: 1 }, sun: { fame: 2, any: 1 } } as const,
		'The cost stands in the corner of each card and in no source',
	),
} satisfies Record<string, Sourced<unknown>>;

export type ProfileKey = keyof typeof profile;
export type Profile = ValuesOf<typeof profile>;

export const standardProfile: Profile = valuesOf(profile);
