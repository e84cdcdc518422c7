/** Making a position: the base that a partial setup is laid over, and every way in which a setup can be wrong. */

import { describe, expect, test } from 'vitest';
import type { SetupProblem } from '#engine/rules.ts';
import { copan, type Setup } from '#games/copan/index.ts';
import { createPosition } from '#games/copan/position.ts';
import { type Profile, standardProfile } from '#games/copan/profile.ts';
import { type SpaceId, spaces } from '#games/copan/pyramid.ts';
import { type CopanRule, ruleIds } from '#games/copan/rule-ids.ts';
import { expectOk, fixedCopy, freeze, table } from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.court.no-tile.face-down',
	'copan.court.place.face-up',
	'copan.court.place.any-space',
	'copan.court.decline.one-left',
	'copan.court.events.three-a-track',
	'copan.court.collect.tiers',
	'copan.court.collect.storage',
	'copan.characters.infinity',
] satisfies CopanRule[];

/** A setup as it may come from a file: of any shape. */
const unchecked = (setup: unknown): Setup => setup as Setup;

const problemsOf = (setup: Setup): SetupProblem[] => {
	const created = copan.create(freeze(setup));
	return created.ok ? [] : created.error;
};

const each = (amount: number) => ({ food: amount, fame: amount, zeal: amount, power: amount });

describe('the base', () => {
	test('an empty setup is the start of a game for three', () => {
		const seat = { resources: each(0), tiles: each(1), extensions: 0, characters: [] };
		expect(expectOk(createPosition({}))).toStrictEqual({
			table: {
				players: 3,
				profile: standardProfile,
				readings: {
					'any-resource-when': 'on-placement',
					'extra-resource-characters': 'always-at-collection',
					'same-resource-twice': 'each-tile',
					'spiral-before-decline': 'spiral-first',
					'recrossed-threshold': 'three-a-track',
					'full-pyramid-turn': 'skipped',
					'supplies-run-out': 'nothing-is-placed',
				},
			},
			active: 0,
			seats: [seat, seat, seat],
			pyramid: {},
			cubes: each(0),
			crossed: each(0),
			unseen: each(17),
			events: [],
			frames: [{ do: 'court-phase' }],
			told: 0,
		});
	});

	test('creating runs on to the first question', () => {
		const created = expectOk(copan.create({}));
		expect(created.events).toEqual([]);
		expect(created.position).toStrictEqual({ ...expectOk(createPosition({})), frames: [{ ask: 'tile' }] });
	});

	test.each([
		[2, 18],
		[3, 17],
		[4, 16],
	] as const)('for %i players the hands leave %i tiles of each resource unseen', (players, left) => {
		const { seats, unseen } = expectOk(createPosition({ players }));
		expect(seats).toHaveLength(players);
		expect(unseen).toStrictEqual(each(left));
	});

	test('what a seat leaves out is as at the start; what it names is taken', () => {
		const { seats } = expectOk(
			createPosition(
				table({
					seats: [
						{},
						{ resources: { food: 3 }, tiles: { fame: 0, zeal: 4 }, extensions: 2, characters: ['kawai', 'ixtli'] },
					],
				}),
			),
		);
		const atStart = { resources: each(0), tiles: each(1), extensions: 0, characters: [] };
		expect(seats).toStrictEqual([
			atStart,
			{
				resources: { ...each(0), food: 3 },
				tiles: { food: 1, fame: 0, zeal: 4, power: 1 },
				extensions: 2,
				characters: ['kawai', 'ixtli'],
			},
			atStart,
			atStart,
		]);
	});

	test('tiles face up and in hands are seen; those face down are not', () => {
		const { unseen } = expectOk(
			createPosition(table({ pyramid: { 'east-1-1': 'food', 'east-1-2': 'food', 'east-1-3': 'face-down' } })),
		);
		expect(unseen).toStrictEqual({ food: 14, fame: 16, zeal: 16, power: 16 });
	});

	test.each([
		[0, 0],
		[4, 0],
		[5, 1],
		[8, 1],
		[9, 2],
		[12, 2],
		[13, 3],
	])('a cube %i moves along a track for four has brought %i Events, if nothing else is said', (moves, crossed) => {
		expect(expectOk(createPosition(table({ cubes: { zeal: moves } }))).crossed).toStrictEqual({
			...each(0),
			zeal: crossed,
		});
	});

	test('the owner’s values are laid over ours', () => {
		const { profile } = expectOk(createPosition({ profile: { capacity: 9 } })).table;
		expect(profile).toStrictEqual({ ...standardProfile, capacity: 9 });
	});

	test.each<[string, Setup]>([
		['a legal setup', table({ seats: [{ characters: ['kawai'] }], pyramid: { 'east-1-1': 'food' } })],
		['an illegal setup', unchecked(table({ active: 9, seats: [{ characters: ['nobody'] }] }))],
	])('%s is not written to', (_, setup) => {
		const bytes = JSON.stringify(setup);
		expect(() => copan.create(freeze(setup))).not.toThrow();
		expect(JSON.stringify(setup)).toBe(bytes);
	});

	test('two positions of one setup share nothing that changes', () => {
		const setup = table({ seats: [{ characters: ['kawai'] }] });
		const one = expectOk(createPosition(setup));
		const other = expectOk(createPosition(setup));
		freeze({ ...one, table: null });
		expect(Object.isFrozen(other.seats)).toBe(false);
		expect(other).toStrictEqual(one);
	});

	test('a setup changed afterwards does not change the position', () => {
		const setup = structuredClone(table({ seats: [{ characters: ['kawai'] }], pyramid: { 'east-1-1': 'food' } }));
		const position = expectOk(createPosition(setup));
		const bytes = JSON.stringify(position);
		/** Empties every object and list within. */
		const empty = (value: unknown): void => {
			if (typeof value !== 'object' || value === null) return;
			for (const inner of Object.values(value)) empty(inner);
			for (const key of Object.keys(value)) Reflect.deleteProperty(value, key);
		};
		empty(setup);
		expect(setup).toEqual({});
		expect(JSON.stringify(position)).toBe(bytes);
	});
});

describe('at the limit, still legal', () => {
	test.each<[string, Setup]>([
		['the last seat is active', table({ active: 3 })],
		['a full storage', table({ seats: [{ resources: each(5) }] })],
		['a full storage with an extension', table({ seats: [{ resources: each(7), extensions: 1 }] })],
		['as many Characters as spaces', table({ seats: [{ characters: ['kawai', 'muluc', 'yaluk'] }] })],
		[
			'a fourth Character on an extension',
			table({ seats: [{ characters: ['kawai', 'muluc', 'yaluk', 'ixtli'], extensions: 1 }] }),
		],
		['all extensions of the supply', table({ players: 2, seats: [{ extensions: 6 }] })],
		['a cube at the end of its track', table({ cubes: { food: 13 } })],
		['all Events brought with the cube at the start', table({ crossed: each(3) })],
		['all 20 tiles of a resource seen', table({ seats: [{ tiles: { food: 17 } }] })],
		['every tile out of the bag', table({ seats: [{ tiles: each(17) }] })],
		['as many face-down tiles as the bag had', table({ seats: [{ tiles: each(16) }], pyramid: faceDown(4) })],
		['a Decline track of three moves', table({ profile: tracks([1, 2], 3) })],
		['a space that only 3 players’ Setup tiles leave free', table({ players: 3, pyramid: { 'east-1-3': 'food' } })],
	])('%s', (_, setup) => {
		expect(problemsOf(setup)).toEqual([]);
	});
});

/** That many face-down tiles, from the first space on. */
function faceDown(count: number): Record<string, 'face-down'> {
	return Object.fromEntries(spaces.slice(0, count).map(({ id }) => [id, 'face-down'] as const));
}

/** An owner's copy with this track at every player count. */
function tracks(thresholds: readonly [number, number], end: number): Pick<Profile, 'declineTracks'> {
	const track = { thresholds, end };
	return { declineTracks: { 2: track, 3: track, 4: track } };
}

interface Wrong {
	name: string;
	setup: Setup;
	problem: SetupProblem;
}

const wrong: Wrong[] = [
	...([1, 5, 2.5, '3'] as const).map(
		(players): Wrong => ({
			name: `${JSON.stringify(players)} players`,
			setup: unchecked({ players }),
			problem: { path: 'players', code: 'players', rule: null, values: { players } },
		}),
	),
	{
		name: 'a reading that the ruling does not offer',
		setup: unchecked(table({ rulings: { 'same-resource-twice': 'sometimes' as 'each-tile' } })),
		problem: {
			path: 'rulings.same-resource-twice',
			code: 'reading',
			rule: null,
			values: { id: 'same-resource-twice', option: 'sometimes' },
		},
	},
	// The later ones are what every object inherits.
	...['no-such-ruling', 'toString', 'constructor', 'valueOf'].map(
		(id): Wrong => ({
			name: `a ruling named ${id}`,
			setup: unchecked({ rulings: { [id]: 'yes' } }),
			problem: { path: `rulings.${id}`, code: 'reading', rule: null, values: { id, option: 'yes' } },
		}),
	),
	...[4, -1, 0.5].map(
		(seat): Wrong => ({
			name: `seat ${seat} of four is active`,
			setup: table({ active: seat }),
			problem: { path: 'active', code: 'seat', rule: null, values: { seat, players: 4 } },
		}),
	),
	{
		name: 'more seats than players',
		setup: table({ players: 3, seats: [{}, {}, {}, {}] }),
		problem: { path: 'seats', code: 'seats', rule: null, values: { seats: 4, players: 3 } },
	},
	...([-1, 1.5, '2'] as const).map(
		(value): Wrong => ({
			name: `${JSON.stringify(value)} resources`,
			setup: unchecked(table({ seats: [{}, { resources: { zeal: value as number } }] })),
			problem: {
				path: 'seats.1.resources.zeal',
				code: 'count',
				rule: 'copan.court.collect.storage',
				values: { value },
			},
		}),
	),
	{
		name: '-1 tiles in hand',
		setup: table({ seats: [{ tiles: { power: -1 } }] }),
		problem: { path: 'seats.0.tiles.power', code: 'count', rule: 'copan.court.place.face-up', values: { value: -1 } },
	},
	{
		name: 'half an extension',
		setup: table({ seats: [{ extensions: 0.5 }] }),
		problem: {
			path: 'seats.0.extensions',
			code: 'count',
			rule: 'copan.court.collect.storage',
			values: { value: 0.5 },
		},
	},
	{
		name: 'a cube -1 moves along',
		setup: table({ cubes: { fame: -1 } }),
		problem: { path: 'cubes.fame', code: 'count', rule: 'copan.court.decline.one-left', values: { value: -1 } },
	},
	{
		name: 'one resource over the storage',
		setup: table({ seats: [{}, {}, { resources: { fame: 6 } }] }),
		problem: {
			path: 'seats.2.resources.fame',
			code: 'capacity',
			rule: 'copan.court.collect.storage',
			values: { held: 6, capacity: 5, resource: 'fame' },
		},
	},
	{
		name: 'one resource over the storage with extensions',
		setup: table({ seats: [{ resources: { fame: 10 }, extensions: 2 }] }),
		problem: {
			path: 'seats.0.resources.fame',
			code: 'capacity',
			rule: 'copan.court.collect.storage',
			values: { held: 10, capacity: 9, resource: 'fame' },
		},
	},
	...['nobody', 'toString'].map(
		(id): Wrong => ({
			name: `a Character named ${id}`,
			setup: table({ seats: [{ characters: [id] }] }),
			problem: { path: 'seats.0.characters', code: 'character', rule: 'copan.characters.infinity', values: { id } },
		}),
	),
	{
		name: 'one Character above two boards',
		setup: table({ seats: [{ characters: ['kawai'] }, { characters: ['kawai'] }] }),
		problem: {
			path: 'seats.1.characters',
			code: 'character-twice',
			rule: 'copan.characters.infinity',
			values: { id: 'kawai' },
		},
	},
	{
		name: 'one Character twice above one board',
		setup: table({ seats: [{ characters: ['kawai', 'kawai'] }] }),
		problem: {
			path: 'seats.0.characters',
			code: 'character-twice',
			rule: 'copan.characters.infinity',
			values: { id: 'kawai' },
		},
	},
	{
		name: 'a Character more than there are spaces',
		setup: table({ seats: [{ characters: ['kawai', 'muluc', 'yaluk', 'ixtli'] }] }),
		problem: {
			path: 'seats.0.characters',
			code: 'character-room',
			rule: 'copan.characters.infinity',
			values: { characters: 4, room: 3 },
		},
	},
	...(
		[
			[2, 6],
			[3, 9],
			[4, 12],
		] as const
	).map(
		([players, supply]): Wrong => ({
			name: `an extension more than the supply of ${players} players`,
			setup: table({ players, seats: [{ extensions: supply }, { extensions: 1 }] }),
			problem: {
				path: 'seats',
				code: 'extensions',
				rule: 'copan.court.collect.storage',
				values: { extensions: supply + 1, supply },
			},
		}),
	),
	...['north-4-1', 'north-1-5', 'centre-1-1', 'constructor'].map(
		(space): Wrong => ({
			name: `a tile on ${space}`,
			setup: table({ pyramid: { [space]: 'food' } }),
			problem: {
				path: `pyramid.${space}`,
				code: 'space',
				rule: 'copan.court.place.any-space',
				values: { space },
			},
		}),
	),
	...(
		[
			[2, 'east-1-3'],
			[2, 'east-1-4'],
			[3, 'east-1-4'],
		] as [2 | 3, SpaceId][]
	).map(
		([players, space]): Wrong => ({
			name: `a tile on ${space}, under the Setup tile at ${players} players`,
			setup: table({ players, pyramid: { [space]: 'food' } }),
			problem: {
				path: `pyramid.${space}`,
				code: 'space-covered',
				rule: 'copan.court.place.any-space',
				values: { space, players },
			},
		}),
	),
	...['gold', 'any', 'Food', 'toString', ''].map(
		(tile): Wrong => ({
			name: `a tile named ${JSON.stringify(tile)}`,
			setup: unchecked(table({ pyramid: { 'east-1-1': tile as 'food' } })),
			problem: { path: 'pyramid.east-1-1', code: 'tile', rule: null, values: { tile } },
		}),
	),
	...(
		[
			[0, 2, 3],
			[2, 2, 3],
			[1, 3, 3],
			[5, 3, 2],
			[-1, 2, 3],
		] as const
	).map(
		([second, third, end]): Wrong => ({
			name: `a Decline track with its tiers at ${second} and ${third} and its end at ${end}`,
			setup: table({ profile: tracks([second, third], end), cubes: each(0), crossed: each(3) }),
			problem: {
				path: 'profile.declineTracks.4',
				code: 'track',
				rule: 'copan.court.collect.tiers',
				values: { second, third, end },
			},
		}),
	),
	...([2, 3] as const).map(
		(players): Wrong => ({
			name: `marks out of order at ${players} players`,
			setup: { players, profile: tracks([5, 3], 2) },
			problem: {
				path: `profile.declineTracks.${players}`,
				code: 'track',
				rule: 'copan.court.collect.tiers',
				values: { second: 5, third: 3, end: 2 },
			},
		}),
	),
	...(
		[
			[2, 7],
			[3, 10],
			[4, 13],
		] as const
	).map(
		([players, end]): Wrong => ({
			name: `a cube past the end of its track at ${players} players`,
			setup: table({ players, cubes: { power: end + 1 } }),
			problem: {
				path: 'cubes.power',
				code: 'cube',
				rule: 'copan.court.decline.one-left',
				values: { resource: 'power', moves: end + 1, end },
			},
		}),
	),
	...(
		[
			[5, 0, 1],
			[9, 1, 2],
			[13, 2, 3],
			[0, 4, 0],
			[0, -1, 0],
			[0, 1.5, 0],
		] as const
	).map(
		([moves, value, least]): Wrong => ({
			name: `${value} Events brought by a cube ${moves} moves along`,
			setup: table({ cubes: { food: moves }, crossed: { food: value } }),
			problem: {
				path: 'crossed.food',
				code: 'crossed',
				rule: 'copan.court.events.three-a-track',
				values: { resource: 'food', value, least, most: 3 },
			},
		}),
	),
	{
		name: 'a 21st tile of a resource, on the Pyramid',
		setup: table({ seats: [{ tiles: { zeal: 16 } }], pyramid: { 'east-1-1': 'zeal', 'east-2-1': 'zeal' } }),
		problem: {
			path: 'pyramid',
			code: 'tiles',
			rule: 'copan.court.place.face-up',
			values: { resource: 'zeal', tiles: 21, most: 20 },
		},
	},
	{
		name: 'a 21st tile of a resource, in a hand: the Pyramid has none of it',
		setup: table({ seats: [{ tiles: { zeal: 18 } }], pyramid: { 'east-1-1': 'food' } }),
		problem: {
			path: 'seats',
			code: 'tiles',
			rule: 'copan.court.place.face-up',
			values: { resource: 'zeal', tiles: 21, most: 20 },
		},
	},
	{
		name: 'more tiles face down than the hands leave',
		setup: table({ seats: [{ tiles: each(16) }], pyramid: faceDown(5) }),
		problem: {
			path: 'pyramid',
			code: 'face-down-tiles',
			rule: 'copan.court.no-tile.face-down',
			values: { tiles: 5, most: 4 },
		},
	},
];

describe('what is wrong', () => {
	test.each(wrong)('$name', ({ setup, problem }) => {
		expect(copan.create(freeze(setup))).toStrictEqual({ ok: false, error: [problem] });
		expect(createPosition(setup)).toStrictEqual({ ok: false, error: [problem] });
	});

	test('every kind of problem is in this table, under no rule or one the engine knows and this file lists', () => {
		expect([...new Set(wrong.map(({ problem }) => problem.code))].sort()).toEqual(
			[
				'capacity',
				'character',
				'character-room',
				'character-twice',
				'count',
				'crossed',
				'cube',
				'extensions',
				'face-down-tiles',
				'players',
				'reading',
				'seat',
				'seats',
				'space',
				'space-covered',
				'tile',
				'tiles',
				'track',
			].sort(),
		);
		const rules = [...new Set<string>(wrong.flatMap(({ problem }) => problem.rule ?? []))];
		expect(rules.filter((rule) => !(ruleIds as readonly string[]).includes(rule))).toEqual([]);
		expect(rules.sort()).toEqual([...exercises].sort());
	});

	test('several problems are named at once, each with its own path', () => {
		const problems = problemsOf(
			unchecked({
				players: 4,
				profile: fixedCopy,
				rulings: { 'any-resource-when': 'never', valueOf: 'yes' },
				active: 4,
				seats: [
					{ resources: { food: -1, fame: 6 }, tiles: { zeal: 21 }, extensions: 13 },
					{ characters: ['kawai', 'nobody'] },
					{ characters: ['kawai'] },
					{},
					{},
				],
				pyramid: { 'north-9-9': 'food', 'north-1-1': 'gold' },
				cubes: { power: 14 },
				crossed: { fame: 4 },
			}),
		);
		expect(problems.map(({ path, code }) => `${path}: ${code}`)).toEqual([
			'rulings.any-resource-when: reading',
			'rulings.valueOf: reading',
			'active: seat',
			'seats: seats',
			'seats.0.resources.food: count',
			'seats.1.characters: character',
			'seats.2.characters: character-twice',
			'seats: extensions',
			'pyramid.north-9-9: space',
			'pyramid.north-1-1: tile',
			'cubes.power: cube',
			'crossed.fame: crossed',
			'seats: tiles',
		]);
	});

	test('a track out of order is named along with the cube past its end', () => {
		expect(problemsOf({ profile: tracks([5, 3], 2), cubes: { food: 3 } }).map(({ path }) => path)).toEqual([
			'profile.declineTracks.3',
			'cubes.food',
		]);
	});

	test('too many face-down tiles are named together with other problems', () => {
		const setup = table({ seats: [{ tiles: each(16) }], pyramid: faceDown(5), active: 4 });
		expect(problemsOf(setup)).toStrictEqual([
			{ path: 'active', code: 'seat', rule: null, values: { seat: 4, players: 4 } },
			{
				path: 'pyramid',
				code: 'face-down-tiles',
				rule: 'copan.court.no-tile.face-down',
				values: { tiles: 5, most: 4 },
			},
		]);
	});

	test('a resource with too many tiles does not make room or take it from those face down', () => {
		// 19 of each of the others are seen, which leaves 3; the 21 Zeal leave none.
		const setup = table({ seats: [{ tiles: { ...each(16), zeal: 18 } }], pyramid: faceDown(4) });
		expect(problemsOf(setup).map(({ path, code, values }) => ({ path, code, values }))).toStrictEqual([
			{ path: 'seats', code: 'tiles', values: { resource: 'zeal', tiles: 21, most: 20 } },
			{ path: 'pyramid', code: 'face-down-tiles', values: { tiles: 4, most: 3 } },
		]);
		expect(problemsOf({ ...setup, pyramid: faceDown(3) }).map(({ code }) => code)).toEqual(['tiles']);
	});

	test('the same kind of problem twice is named twice', () => {
		expect(problemsOf(table({ seats: [{ resources: { food: 6, zeal: 7 } }] })).map(({ path }) => path)).toEqual([
			'seats.0.resources.food',
			'seats.0.resources.zeal',
		]);
		expect(problemsOf(table({ cubes: { food: 14, power: 99 } })).map(({ path }) => path)).toEqual([
			'cubes.food',
			'cubes.power',
		]);
	});
});
