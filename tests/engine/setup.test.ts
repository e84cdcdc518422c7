/** Making a position: the base that a partial setup is laid over, and every way in which a setup can be wrong. */
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '#engine/chance.ts';
import type { SetupProblem } from '#engine/rules.ts';
import { characters } from '#games/copan/characters.ts';
import { copan, type Seat, type SeatSetup, type Setup } from '#games/copan/index.ts';
import { type Profile, standardProfile } from '#games/copan/profile.ts';
import { type SpaceId, spaces } from '#games/copan/pyramid.ts';
import { type CopanRule, ruleIds } from '#games/copan/rule-ids.ts';
import { rulings } from '#games/copan/rulings.ts';
import { createPosition, type SitesSetup } from '#games/copan/setup.ts';
import { expectOk, fixedCopy, freeze, known, laidAtStart, table } from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.court.no-tile.face-down',
	'copan.court.place.face-up',
	'copan.court.place.any-space',
	'copan.court.decline.one-left',
	'copan.court.events.three-a-track',
	'copan.court.events.decline.close',
	'copan.court.events.close.embassies',
	'copan.court.events.close.ball-court',
	'copan.court.events.close.altars',
	'copan.court.events.close.stairway',
	'copan.court.collect.tiers',
	'copan.court.collect.storage',
	'copan.characters.infinity',
	'copan.characters.pile-empty',
	'copan.glyphs.deck-empty',
	'copan.events.faces',
	'copan.mask.choose',
	'copan.steps.choose',
	'copan.steps.zenith.order',
	'copan.action.move.by-effect',
	'copan.action.push.occupied',
	'copan.action.push.ejected',
] satisfies CopanRule[];

/** A setup as it may come from a file: of any shape. */
const unchecked = (setup: unknown): Setup => setup as Setup;

const problemsOf = (setup: Setup): SetupProblem[] => {
	const created = copan.create(freeze(setup));
	return created.ok ? [] : created.error;
};

const noGlyphs = { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0, g: 0, h: 0 };

const each = (amount: number) => ({ food: amount, fame: amount, zeal: amount, power: amount });

const seatAtStart: Seat = {
	resources: each(0),
	tiles: each(1),
	extensions: 0,
	characters: [],
	discarded: 0,
	glyphs: noGlyphs,
	mask: [],
	maskRemoved: [],
	priests: each(0),
	topped: [],
	vp: 0,
	totem: null,
	ejectedFrom: null,
	waiting: [],
};

/** Ten tokens of each level, the doubled ones of our stand-in among them. */
const chest = [
	{
		rest: [
			'level-1-1-vp',
			'level-1-climb',
			...['fame', 'fame', 'food', 'food', 'power', 'power', 'zeal', 'zeal'].map((name) => `level-1-${name}`),
		],
		used: [],
	},
	{
		rest: ['2-vp', '3-vp', 'any', 'climb', 'fame', 'food', 'food', 'jade', 'power', 'zeal'].map(
			(name) => `level-2-${name}`,
		),
		used: [],
	},
	{
		rest: ['3-vp', '4-vp', 'character', 'climb', 'fame', 'food', 'food', 'jade', 'power', 'zeal'].map(
			(name) => `level-3-${name}`,
		),
		used: [],
	},
];

describe('the base', () => {
	test('an empty setup is the start of a game for three', () => {
		const cardsIn = (count: number, name: (index: number) => string) =>
			Array.from({ length: count }, (_, i) => name(i));
		expect(expectOk(createPosition({}))).toStrictEqual({
			table: {
				players: 3,
				profile: standardProfile,
				readings: Object.fromEntries(Object.entries(rulings).map(([id, [ours]]) => [id, ours])),
				card: 'A',
				until: 'game',
			},
			active: 0,
			seats: [seatAtStart, seatAtStart, seatAtStart],
			pyramid: {},
			cubes: each(0),
			crossed: each(0),
			// 20 of each, less one in each hand and one on the River.
			unseen: each(16),
			cities: laidAtStart.cities,
			embassies: Array.from({ length: 6 }, () => [0, 0, 0]),
			river: ['food', 'fame', 'zeal', 'power'],
			cards: {
				characters: {
					laid: laidAtStart.characters,
					top: [],
					rest: characters
						.map(({ id }) => id)
						.filter((id) => !laidAtStart.characters.includes(id))
						.sort(),
					discard: [],
				},
				altars: { laid: laidAtStart.altars, top: [], rest: cardsIn(12, (i) => `altar-${i + 5}`).sort(), discard: [] },
				glyphs: {
					laid: laidAtStart.glyphs,
					top: [],
					rest: [...'abcdefgh'].flatMap((colour) => cardsIn('abcdef'.includes(colour) ? 5 : 6, () => colour)),
					discard: [],
				},
			},
			ballCourt: { left: [0, 0, 0], right: [0, 0, 0] },
			altarTokens: Array.from({ length: 12 }, () => null),
			altarReserve: [0, 0, 0],
			closed: { embassies: [], 'ball-court': [], altars: [], stairway: [] },
			zenith: 3,
			events: [],
			resolved: 0,
			face: null,
			ending: null,
			chest,
			acting: null,
			bonusActions: [],
			pendingJade: [],
			exchanged: false,
			result: null,
			frames: [{ do: 'court-phase' }],
			told: 0,
			chance: chanceFrom(1),
		});
	});

	test('creating runs on to the first question', () => {
		const created = expectOk(copan.create({}));
		expect(created.events).toEqual([]);
		expect(created.position).toStrictEqual({ ...expectOk(createPosition({})), frames: [{ ask: 'tile' }] });
	});

	test.each([
		[2, 17],
		[3, 16],
		[4, 15],
	] as const)('for %i players the hands and the River leave %i tiles of each resource unseen', (players, left) => {
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
						{
							resources: { food: 3 },
							tiles: { fame: 0, zeal: 4 },
							extensions: 2,
							characters: ['kawai', 'ixtli'],
							discarded: 2,
							glyphs: { c: 2 },
							mask: [6, 2],
							priests: { fame: 9, zeal: 3 },
							vp: -2,
							totem: { site: 'river', space: 3, side: 'two' },
						},
						{ ejectedFrom: 'altars' },
					],
				}),
			),
		);
		expect(seats).toStrictEqual([
			seatAtStart,
			{
				...seatAtStart,
				resources: { ...each(0), food: 3 },
				tiles: { food: 1, fame: 0, zeal: 4, power: 1 },
				extensions: 2,
				characters: ['kawai', 'ixtli'],
				discarded: 2,
				glyphs: { ...noGlyphs, c: 2 },
				mask: [6, 2],
				priests: { ...each(0), fame: 9, zeal: 3 },
				topped: ['fame'],
				vp: -2,
				totem: { site: 'river', space: 3, side: 'two' },
			},
			{ ...seatAtStart, ejectedFrom: 'altars' },
			seatAtStart,
		]);
	});

	test('tiles face up and in hands are seen; those face down are not', () => {
		const { unseen } = expectOk(
			createPosition(table({ pyramid: { 'east-1-1': 'food', 'east-1-2': 'food', 'east-1-3': 'face-down' } })),
		);
		expect(unseen).toStrictEqual({ food: 13, fame: 15, zeal: 15, power: 15 });
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

	test('what the Sites name is taken, and what they leave out is dealt from the rest', () => {
		const { cities, river, cards, embassies, ballCourt, altarTokens, altarReserve, unseen } = expectOk(
			createPosition(
				table({
					sites: {
						cities: ['20', null, '1'],
						embassies: [[1, 0, 2]],
						river: ['zeal', null],
						characters: ['yaluk', null, 'iktan'],
						ballCourt: { right: [0, 3] },
						altars: [null, 'altar-1'],
						altarTokens: [2, null, 0],
						altarReserve: [0, 0, 0, 4],
						glyphs: ['h', 'h', null],
					},
					tops: { characters: ['nacon', 'kianto'], glyphs: ['g', 'a'] },
					discards: { characters: ['mulac', 'camazotz'], altars: ['altar-3'] },
				}),
			),
		);
		expect(cities).toStrictEqual(['20', null, '1', '2', '3', '4']);
		expect(embassies).toStrictEqual([[1, 0, 2, 0], ...Array.from({ length: 5 }, () => [0, 0, 0, 0])]);
		expect(river).toStrictEqual(['zeal', null, 'zeal', 'power']);
		expect(unseen).toStrictEqual({ food: 16, fame: 16, zeal: 14, power: 15 });
		expect(cards.characters.laid).toStrictEqual(['yaluk', null, 'iktan', 'ah-cuxtal', 'citlamina', 'coyopa']);
		expect(cards.characters.top).toStrictEqual(['nacon', 'kianto']);
		expect(cards.characters.discard).toStrictEqual(['camazotz', 'mulac']);
		expect(cards.characters.rest).toHaveLength(43 - 5 - 2 - 2);
		expect(cards.altars.laid).toStrictEqual([null, 'altar-1', 'altar-2', 'altar-4']);
		expect(cards.altars.rest).toHaveLength(16 - 3 - 1);
		expect(cards.glyphs.laid).toStrictEqual(['h', 'h', null, 'b', 'c', 'd']);
		expect(cards.glyphs.top).toStrictEqual(['g', 'a']);
		expect(cards.glyphs.rest).toHaveLength(48 - 5 - 2);
		expect(ballCourt).toStrictEqual({ left: [0, 0, 0, 0], right: [0, 3, 0, 0] });
		expect(altarTokens).toStrictEqual([2, null, 0, ...Array.from({ length: 9 }, () => null)]);
		expect(altarReserve).toStrictEqual([0, 0, 0, 4]);
	});

	test('nothing is dealt onto a closed space', () => {
		const { cities, cards, closed } = expectOk(
			createPosition(
				table({
					cubes: each(9),
					sites: { closed: { embassies: [2], 'ball-court': [6, 1], altars: [4], stairway: [3] } },
				}),
			),
		);
		expect(closed).toStrictEqual({ embassies: [2], 'ball-court': [6, 1], altars: [4], stairway: [3] });
		expect(cities).toStrictEqual(['1', null, '2', '3', '4', '5']);
		expect(cards.characters.laid).toStrictEqual([null, 'ah-cuxtal', 'camazotz', 'citlamina', 'coyopa', null]);
		expect(cards.glyphs.laid).toStrictEqual(['a', 'b', null, 'c', 'd', 'e']);
		expect(cards.altars.laid).toStrictEqual(laidAtStart.altars);
	});

	test('the River stays short where the bag has no more', () => {
		const seats = [{ tiles: { food: 20, fame: 20, zeal: 19, power: 19 } }, { tiles: each(0) }, { tiles: each(0) }];
		const position = expectOk(createPosition({ seats }));
		expect(position.river).toStrictEqual(['zeal', 'power', null, null]);
		expect(position.unseen).toStrictEqual(each(0));
	});

	test.each([
		[0, 3],
		[1, 2],
		[3, 0],
		[4, 0],
	])('%i Priests at the top leave %i Zenith tokens, if nothing else is said', (tops, left) => {
		const seat = { priests: { food: 9, fame: 9, zeal: 9, power: 9 } };
		const some = Object.fromEntries(Object.entries(seat.priests).slice(0, tops));
		expect(expectOk(createPosition({ seats: [{ priests: some }] })).zenith).toBe(left);
	});

	test.each([
		['a start', {}, null],
		['a full Pyramid', { pyramid: faceUp(48), active: 2 }, { by: 'pyramid-full', seat: 2, turnsLeft: 3 }],
		['all but one space', { pyramid: faceUp(47) }, null],
		[
			'two cubes at the end',
			{ cubes: { food: 13, zeal: 13 }, active: 1 },
			{ by: 'two-exhausted', seat: 1, turnsLeft: 3 },
		],
		['one cube at the end', { cubes: { food: 13, zeal: 12 } }, null],
	] as [string, Setup, unknown][])('%s: whether the end of the game has come', (_, setup, ending) => {
		expect(expectOk(createPosition(table(setup))).ending).toStrictEqual(ending);
	});

	test('the seed alone says where chance begins', () => {
		const at = (seed: number) => expectOk(createPosition({ seed })).chance;
		expect(at(1)).toStrictEqual(expectOk(createPosition({})).chance);
		expect(at(7)).toStrictEqual(at(7));
		expect(at(7)).not.toStrictEqual(at(8));
		expect({ ...expectOk(createPosition({ seed: 7 })), chance: null }).toStrictEqual({
			...expectOk(createPosition({ seed: 8 })),
			chance: null,
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
		[
			'a River of one resource, the last of it',
			atSites({ river: ['food', 'food', 'food', 'food'] }, { tiles: { food: 13 } }),
		],
		[
			'nothing on any Site',
			atSites({ cities: nulls(6), river: nulls(4), characters: nulls(6), altars: nulls(4), glyphs: nulls(6) }),
		],
		['a Priest at the top', table({ seats: [{ priests: { food: 9 } }] })],
		['the whole Mask', table({ seats: [{ mask: Array.from({ length: 16 }, (_, index) => index + 1) }] })],
		['every Totem space of a Site taken', table({ seats: [totemAt(1), totemAt(2), totemAt(3)] })],
		[
			'Totems on the same space of two Sites',
			table({ seats: [totemAt(1), { totem: { site: 'river', space: 1, side: 'any' } }] }),
		],
		['a Totem pushed off each Site', table({ seats: [{ ejectedFrom: 'river' }, { ejectedFrom: 'stairway' }] })],
		['an Event card of the end of the list', table({ card: 'I' })],
		[
			'as many faces closed as the track has brought Events',
			table({ cubes: { food: 5, power: 13 }, sites: { closed: { embassies: [6], stairway: [1, 2, 3] } } }),
		],
		[
			'a token beside closed columns',
			table({
				cubes: { zeal: 5 },
				sites: { closed: { altars: [1] }, altarTokens: [null, 0, null, null, null, null, null, 1] },
			}),
		],
		[
			'a card beside a closed space',
			table({ cubes: { fame: 5 }, sites: { closed: { 'ball-court': [1] }, characters: [null, 'kawai'] } }),
		],
		[
			'25 tokens of a player on the Sites',
			atSites({ embassies: [[10]], ballCourt: { left: [5], right: [5] }, altarTokens: [0], altarReserve: [4] }),
		],
		[
			'all 6 Glyph cards of a colour in hands',
			table({ seats: [{ glyphs: { a: 4 } }, { glyphs: { a: 2 } }], sites: { glyphs: ['b'] } }),
		],
		[
			'every Character on a pile or board',
			table({ discards: { characters: characters.slice(0, 37).map(({ id }) => id) } }),
		],
		[
			'cards on top and on the discard pile',
			table({ tops: known, discards: { altars: ['altar-9'], glyphs: ['a', 'a'] } }),
		],
		['a Zenith token fewer than the Priests took', table({ zenith: 1, seats: [{ priests: { food: 9 } }] })],
		[
			'no Zenith token, five Priests at the top',
			table({ zenith: 0, seats: [{ priests: each(9) }, { priests: { food: 9 } }] }),
		],
		['points below zero', table({ seats: [{ vp: -3 }] })],
		['seed 0', table({ seed: 0 })],
		['the state of a generator', table({ seed: [1, -2, 3, -4] })],
		['a Priest that was at the top and is no more', table({ seats: [{ priests: { food: 5 }, topped: ['food'] }] })],
		['Jade taken off and placed again', table({ seats: [{ mask: [1], maskRemoved: [1, 2] }] })],
		['Jade that waits', table({ seats: [{ waiting: [8, 10, 14, 10] }] })],
		[
			'both of a doubled Embassy token used',
			table({ sites: { usedTokens: ['level-1-food', 'level-3-jade', 'level-1-food'] } }),
		],
		['Glyphs exchanged in the Action phase', table({ from: 'action-phase', exchanged: true })],
		[
			'a roll for a spiral and a track',
			table({
				from: 'action-phase',
				pyramid: { 'north-2-2': 'food' },
				crossed: { food: 2 },
				rolled: {
					face: 3,
					events: [
						{ kind: 'spiral', space: 'north-2-2' },
						{ kind: 'decline', resource: 'food', nth: 2 },
					],
				},
			}),
		],
		[
			'an end that the table shows no more',
			table({ crossed: { food: 3, zeal: 3 }, ending: { by: 'two-exhausted', seat: 3, turnsLeft: 0 } }),
		],
		['a game that is over', table({ from: 'end', ending: { by: 'setup', seat: 0, turnsLeft: 0 } })],
		['cards out of the game', table({ gone: { characters: ['nacon'], altars: ['altar-2'] } })],
		['a Decline track of three moves', table({ profile: track(4, [1, 2], 3) })],
		['a space that only 3 players’ Setup tiles leave free', table({ players: 3, pyramid: { 'east-1-3': 'food' } })],
	])('%s', (_, setup) => {
		expect(problemsOf(setup)).toEqual([]);
	});
});

/** That many tiles face up, 12 of each resource at most. */
function faceUp(count: number): Record<string, 'food' | 'fame' | 'zeal' | 'power'> {
	const all = ['food', 'fame', 'zeal', 'power'] as const;
	return Object.fromEntries(spaces.slice(0, count).map(({ id }, index) => [id, all[index % 4] as 'food']));
}

/** That many face-down tiles, from the first space on. */
function faceDown(count: number): Record<string, 'face-down'> {
	return Object.fromEntries(spaces.slice(0, count).map(({ id }) => [id, 'face-down'] as const));
}

/** An owner's copy with this track at every player count. */
/** A track of its own at one player count. */
function track(players: 2 | 3 | 4, thresholds: readonly [number, number], end: number): Pick<Profile, 'declineTracks'> {
	return { declineTracks: { ...fixedCopy.declineTracks, [players]: { thresholds, end } } };
}

function nulls(length: number): null[] {
	return Array.from({ length }, () => null);
}

/** A table whose Sites, and whose first seat, are as given. */
function atSites(sites: SitesSetup, seat: SeatSetup = {}): Setup {
	return table({ seats: [seat], sites });
}

function totemAt(space: number, side = 'any'): SeatSetup {
	return { totem: { site: 'altars', space, side: side as 'any' } };
}

function pileRule(kind: 'characters' | 'altars' | 'glyphs'): CopanRule {
	return kind === 'glyphs' ? 'copan.glyphs.deck-empty' : 'copan.characters.pile-empty';
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
			setup: table({ profile: track(4, [second, third], end), cubes: each(0), crossed: each(3) }),
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
			setup: { players, profile: track(players, [5, 3], 2) },
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
	...(
		[
			['discarded', { discarded: -1 }],
			['glyphs.b', { glyphs: { b: -1 } }],
		] as [string, SeatSetup][]
	).map(
		([path, seat]): Wrong => ({
			name: `-1 at ${path}`,
			setup: table({ seats: [{}, seat] }),
			problem: { path: `seats.1.${path}`, code: 'count', rule: null, values: { value: -1 } },
		}),
	),
	{
		name: 'a Priest half a step up',
		setup: table({ seats: [{ priests: { zeal: 0.5 } }] }),
		problem: { path: 'seats.0.priests.zeal', code: 'count', rule: 'copan.steps.choose', values: { value: 0.5 } },
	},
	{
		name: 'a Priest above the top',
		setup: table({ seats: [{}, {}, {}, { priests: { power: 10 } }] }),
		problem: {
			path: 'seats.3.priests.power',
			code: 'steps',
			rule: 'copan.steps.choose',
			values: { steps: 10, top: 9 },
		},
	},
	{
		name: 'half a point',
		setup: table({ seats: [{}, { vp: 0.5 }] }),
		problem: { path: 'seats.1.vp', code: 'points', rule: null, values: { value: 0.5 } },
	},
	...[0, 17, 1.5, -1].map(
		(number): Wrong => ({
			name: `a Jade tile on Mask space ${number}`,
			setup: table({ seats: [{ mask: [1, number] }] }),
			problem: { path: 'seats.0.mask', code: 'mask-space', rule: 'copan.mask.choose', values: { number } },
		}),
	),
	{
		name: 'one Mask space twice',
		setup: table({ seats: [{ mask: [1, 2, 1] }] }),
		problem: { path: 'seats.0.mask', code: 'mask-twice', rule: 'copan.mask.choose', values: { number: 1 } },
	},
	...(
		[
			['altars', 4, 'any'],
			['altars', 0, 'any'],
			['altars', 1, 'other'],
			['pyramid', 1, 'any'],
			['constructor', 1, 'any'],
		] as const
	).map(
		([site, space, side]): Wrong => ({
			name: `a Totem at ${site} ${space}, side ${side}`,
			setup: unchecked(table({ seats: [{}, { totem: { site: site as 'altars', space, side: side as 'any' } }] })),
			problem: { path: 'seats.1.totem', code: 'totem', rule: 'copan.action.move.by-effect', values: { site, space } },
		}),
	),
	{
		name: 'two Totems on one space',
		setup: table({ seats: [totemAt(1), totemAt(2), totemAt(2, 'two')] }),
		problem: {
			path: 'seats.2.totem',
			code: 'totem-space',
			rule: 'copan.action.push.occupied',
			values: { site: 'altars', space: 2, player: 2 },
		},
	},
	{
		name: 'a Totem pushed off a Site that there is not',
		setup: unchecked(table({ seats: [{}, { ejectedFrom: 'pyramid' as 'altars' }] })),
		problem: {
			path: 'seats.1.ejectedFrom',
			code: 'ejected',
			rule: 'copan.action.push.ejected',
			values: { site: 'pyramid' },
		},
	},
	{
		name: 'a Totem pushed off a Site that stands at another',
		setup: table({ seats: [{ ...totemAt(1), ejectedFrom: 'river' }] }),
		problem: {
			path: 'seats.0.ejectedFrom',
			code: 'ejected',
			rule: 'copan.action.push.ejected',
			values: { site: 'river' },
		},
	},
	...['J', 'a', '', 'toString'].map(
		(card): Wrong => ({
			name: `an Event card ${JSON.stringify(card)}`,
			setup: table({ card }),
			problem: { path: 'card', code: 'event-card', rule: 'copan.events.faces', values: { card } },
		}),
	),
	...([[7], [0], [1, 1], [1.5]] as const).map(
		(faces): Wrong => ({
			name: `faces ${faces.join(' and ')} closed`,
			setup: unchecked(table({ cubes: { zeal: 13 }, sites: { closed: { altars: [...faces] as 1[] } } })),
			problem: {
				path: 'sites.closed.altars',
				code: 'faces',
				rule: 'copan.court.events.decline.close',
				values: { site: 'altars' },
			},
		}),
	),
	...(
		[
			['embassies', 'food'],
			['ball-court', 'fame'],
			['altars', 'zeal'],
			['stairway', 'power'],
		] as const
	).flatMap(([site, resource]): Wrong[] => [
		{
			name: `a face closed at ${site} with no ${resource} Event`,
			setup: table({ cubes: { ...each(5), [resource]: 4 }, sites: { closed: { [site]: [1] } } }),
			problem: {
				path: `sites.closed.${site}`,
				code: 'closed',
				rule: 'copan.court.events.decline.close',
				values: { site, resource, closed: 1, events: 0 },
			},
		},
		{
			name: `two faces closed at ${site} after one ${resource} Event`,
			setup: table({ cubes: { [resource]: 5 }, sites: { closed: { [site]: [1, 6] } } }),
			problem: {
				path: `sites.closed.${site}`,
				code: 'closed',
				rule: 'copan.court.events.decline.close',
				values: { site, resource, closed: 2, events: 1 },
			},
		},
	]),
	...(
		[
			['cities', 6],
			['embassies', 6],
			['river', 4],
			['characters', 6],
			['altars', 4],
			['altarTokens', 12],
			['glyphs', 6],
		] as const
	).map(
		([name, length]): Wrong => ({
			name: `a space too many at ${name}`,
			setup: unchecked(
				table({ sites: { [name]: name === 'embassies' ? Array.from({ length: 7 }, () => []) : nulls(length + 1) } }),
			),
			problem: { path: `sites.${name}`, code: 'row', rule: null, values: { given: length + 1, length } },
		}),
	),
	...(
		[
			['embassies.2', { embassies: [[], [], [0, 0, 0, 0, 1]] }],
			['ballCourt.left', { ballCourt: { left: [0, 0, 0, 0, 1] } }],
			['ballCourt.right', { ballCourt: { right: [0, 0, 0, 0, 1] } }],
			['altarReserve', { altarReserve: [0, 0, 0, 0, 1] }],
		] as [string, SitesSetup][]
	).map(
		([path, sites]): Wrong => ({
			name: `tokens of a fifth player at ${path}`,
			setup: table({ sites }),
			problem: { path: `sites.${path}`, code: 'row', rule: null, values: { given: 5, length: 4 } },
		}),
	),
	...(
		[
			['embassies.2.1', { embassies: [[], [], [0, -1]] }],
			['ballCourt.left.0', { ballCourt: { left: [-1] } }],
			['ballCourt.right.3', { ballCourt: { right: [0, 0, 0, -1] } }],
			['altarReserve.2', { altarReserve: [0, 0, -1] }],
		] as [string, SitesSetup][]
	).map(
		([path, sites]): Wrong => ({
			name: `-1 tokens at ${path}`,
			setup: table({ sites }),
			problem: { path: `sites.${path}`, code: 'count', rule: null, values: { value: -1 } },
		}),
	),
	...[4, -1, 0.5].map(
		(seat): Wrong => ({
			name: `a token of seat ${seat} at the Altars`,
			setup: table({ sites: { altarTokens: [null, seat] } }),
			problem: { path: 'sites.altarTokens.1', code: 'seat', rule: null, values: { seat, players: 4 } },
		}),
	),
	...[1, 7].map(
		(space): Wrong => ({
			name: `a token on closed column ${space + 1} of the Altars`,
			setup: table({
				cubes: { zeal: 5 },
				sites: { closed: { altars: [2] }, altarTokens: [...nulls(space), 0] },
			}),
			problem: {
				path: `sites.altarTokens.${space}`,
				code: 'token-closed',
				rule: 'copan.court.events.close.altars',
				values: { space: space + 1 },
			},
		}),
	),
	...(
		[
			['cities', 'embassies', 'food', '7'],
			['characters', 'ball-court', 'fame', 'kawai'],
			['glyphs', 'stairway', 'power', 'a'],
		] as const
	).map(
		([name, site, resource, card]): Wrong => ({
			name: `a card on a closed space: ${name}`,
			setup: table({ cubes: { [resource]: 5 }, sites: { closed: { [site]: [3] }, [name]: [null, null, card] } }),
			problem: {
				path: `sites.${name}.2`,
				code: 'card-closed',
				rule: `copan.court.events.close.${site}`,
				values: { site, space: 3 },
			},
		}),
	),
	...(
		[
			[{ embassies: [[0, 26]] }, 'in a City'],
			[
				{
					embassies: [
						[0, 9],
						[0, 17],
					],
				},
				'in two Cities',
			],
			[
				{ embassies: [[0, 20]], ballCourt: { left: [0, 1], right: [0, 1] }, altarTokens: [1, 1], altarReserve: [0, 2] },
				'all over',
			],
		] as [SitesSetup, string][]
	).map(
		([sites, where]): Wrong => ({
			name: `26 tokens of a player ${where}`,
			setup: table({ sites }),
			problem: { path: 'seats.1', code: 'tokens', rule: null, values: { tokens: 26, most: 25 } },
		}),
	),
	...['0', '21', 'one', 'toString'].map(
		(id): Wrong => ({
			name: `a City ${id}`,
			setup: table({ sites: { cities: [null, id] } }),
			problem: { path: 'sites.cities.1', code: 'city', rule: null, values: { id } },
		}),
	),
	{
		name: 'one City twice',
		setup: table({ sites: { cities: ['3', '4', '3'] } }),
		problem: { path: 'sites.cities.2', code: 'city-twice', rule: null, values: { id: '3' } },
	},
	...['gold', 'face-down', 'toString'].map(
		(tile): Wrong => ({
			name: `a River tile named ${tile}`,
			setup: unchecked(table({ sites: { river: [null, tile as 'food'] } })),
			problem: { path: 'sites.river.1', code: 'tile', rule: null, values: { tile } },
		}),
	),
	...(
		[
			['characters', 'nobody'],
			['characters', 'toString'],
			['altars', 'altar-0'],
			['altars', 'altar-17'],
			['glyphs', 'i'],
			['glyphs', 'kawai'],
		] as const
	).flatMap(([kind, card]): Wrong[] =>
		(
			[
				[`sites.${kind}.1`, { sites: { [kind]: [null, card] } }],
				[`tops.${kind}`, { tops: { [kind]: [card] } }],
				[`discards.${kind}`, { discards: { [kind]: [card] } }],
			] as [string, Setup][]
		).map(([path, setup]) => ({
			name: `${path} named ${card}`,
			setup: table(setup),
			problem: { path, code: 'card', rule: pileRule(kind), values: { kind, card } },
		})),
	),
	...(
		[
			[
				'sites.characters.0',
				'characters',
				'kawai',
				{ seats: [{ characters: ['kawai'] }], sites: { characters: ['kawai'] } },
			],
			['sites.characters.2', 'characters', 'kawai', { sites: { characters: ['kawai', null, 'kawai'] } }],
			['tops.characters', 'characters', 'kawai', { sites: { characters: ['kawai'] }, tops: { characters: ['kawai'] } }],
			[
				'discards.characters',
				'characters',
				'kawai',
				{ tops: { characters: ['kawai'] }, discards: { characters: ['kawai'] } },
			],
			[
				'discards.characters',
				'characters',
				'kawai',
				{ seats: [{ characters: ['kawai'] }], discards: { characters: ['kawai'] } },
			],
			['sites.altars.1', 'altars', 'altar-2', { sites: { altars: ['altar-2', 'altar-2'] } }],
			['tops.altars', 'altars', 'altar-2', { tops: { altars: ['altar-2', 'altar-2'] } }],
			['discards.altars', 'altars', 'altar-2', { discards: { altars: ['altar-2', 'altar-2'] } }],
			['seats', 'glyphs', 'c', { seats: [{ glyphs: { c: 4 } }, { glyphs: { c: 3 } }] }],
			['seats', 'glyphs', 'c', { seats: [{ glyphs: { c: 999 } }] }],
			['sites.glyphs.0', 'glyphs', 'c', { seats: [{ glyphs: { c: 6 } }], sites: { glyphs: ['c'] } }],
			['tops.glyphs', 'glyphs', 'c', { seats: [{ glyphs: { c: 6 } }], tops: { glyphs: ['c'] } }],
			['discards.glyphs', 'glyphs', 'c', { seats: [{ glyphs: { c: 5 } }], discards: { glyphs: ['c', 'c'] } }],
		] as [string, 'characters' | 'altars' | 'glyphs', string, Setup][]
	).map(
		([path, kind, card, setup], index): Wrong => ({
			name: `more of ${card} than there are, case ${index + 1}: ${path}`,
			setup: table(setup),
			problem: {
				path,
				code: 'card-twice',
				rule: pileRule(kind),
				values: { kind, card, ...(path === 'seats' && { most: 6 }) },
			},
		}),
	),
	...(
		[
			[4, 0, 3],
			[-1, 0, 3],
			[0.5, 0, 3],
			[3, 1, 2],
			[1, 3, 0],
			[1, 4, 0],
		] as const
	).map(
		([zenith, tops, most]): Wrong => ({
			name: `${zenith} Zenith tokens left with ${tops} Priests at the top`,
			setup: table({
				zenith,
				seats: [
					{ priests: { food: tops > 0 ? 9 : 0, fame: tops > 1 ? 9 : 0, zeal: tops > 2 ? 9 : 0 } },
					{ priests: { food: tops > 3 ? 9 : 0 } },
				],
			}),
			problem: { path: 'zenith', code: 'zenith', rule: 'copan.steps.zenith.order', values: { tokens: zenith, most } },
		}),
	),
	...([0.5, '1'] as const).map(
		(seed): Wrong => ({
			name: `a seed of ${JSON.stringify(seed)}`,
			setup: unchecked(table({ seed: seed as number })),
			problem: { path: 'seed', code: 'count', rule: null, values: { value: seed as number } },
		}),
	),
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
				'card',
				'card-closed',
				'card-twice',
				'character',
				'character-room',
				'character-twice',
				'city',
				'city-twice',
				'closed',
				'count',
				'crossed',
				'cube',
				'ejected',
				'event-card',
				'extensions',
				'face-down-tiles',
				'faces',
				'mask-space',
				'mask-twice',
				'players',
				'points',
				'reading',
				'row',
				'seat',
				'seats',
				'space',
				'space-covered',
				'steps',
				'tile',
				'tiles',
				'token-closed',
				'tokens',
				'totem',
				'totem-space',
				'track',
				'zenith',
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
		expect(problemsOf({ profile: track(3, [5, 3], 2), cubes: { food: 3 } }).map(({ path }) => path)).toEqual([
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
