import { type Sourced, type ValuesOf, valuesOf } from '#engine/profile.ts';
import type { SpaceId, SpaceMark } from './pyramid.ts';
import type { PlayerCount } from './resources.ts';

/** A Decline track in moves of its cube: where tier 2 begins, where tier 3 begins, and the last space. */
export interface DeclineTrack {
	thresholds: readonly [number, number];
	end: number;
}

const fact = <Value>(value: Value, because: string): Sourced<Value> => ({ value, from: 'rulebook', because });
const derived = <Value>(value: Value, because: string): Sourced<Value> => ({ value, from: 'derived', because });
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
		'Track lengths and thresholds are only pictured; chosen so that tracks run out about when the Pyramid fills',
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
	startingVp: inferred(0, 'No source names another start'),
	/** Resources of one kind that a player board holds. */
	capacity: standIn(5, 'The tracks of the player board are only pictured'),
	capacityPerExtension: standIn(2, 'What an extension adds is only pictured'),
	/** Character spaces on the top edge of a player board. */
	characterSpaces: standIn(3, 'The spaces are only pictured'),
	characterSpacesPerExtension: standIn(1, 'What an extension adds is only pictured'),
	/** Storage extensions in the supply, by player count. */
	extensionSupply: fact<Readonly<Record<PlayerCount, number>>>({ 2: 6, 3: 9, 4: 12 }, 'Setup, step 9'),
	/** Decline Events that one track can bring. */
	eventsPerTrack: derived(
		3,
		'Two thresholds and the last space: 2 + 1; the clarifications of printed pages 8–11 give the same count',
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
