/**
 * The Court phase, a table a rule. Every row names all events in full and every path of the position that changed;
 * what a row does not name must have stayed as it was.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CharacterId } from '#games/copan/characters.ts';
import { type Action, copan, type Setup } from '#games/copan/index.ts';
import type { PlacedTile } from '#games/copan/position.ts';
import { type Court, courts, type SpaceId, spaces } from '#games/copan/pyramid.ts';
import { type PlayerCount, type Resource, resources } from '#games/copan/resources.ts';
import { type CopanRule, ruleIds } from '#games/copan/rule-ids.ts';
import {
	activated,
	arose,
	checkRefusal,
	checkRow,
	cited,
	closedAt,
	declineOf,
	dieKept,
	ended,
	endNoticed,
	eventsOf,
	far,
	fromAnyResource,
	fromCharacter,
	fromTile,
	gain,
	goOn,
	known,
	moveCube,
	moved,
	noCubeMoved,
	nothingYielded,
	passedOn,
	place,
	placed,
	playAll,
	queued,
	quietDecline,
	quietSpiral,
	type Refusal,
	type Row,
	roll,
	skipped,
	spent,
	spiralAt,
	start,
	table,
	take,
	useBird,
} from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.turn.two-phases',
	'copan.court.no-tile.face-down',
	'copan.court.no-tile.no-gain',
	'copan.court.no-tile.spiral',
	'copan.court.place.face-up',
	'copan.court.place.any-space',
	'copan.court.decline.one-left',
	'copan.court.decline.pass-on',
	'copan.court.events.spiral',
	'copan.court.events.decline',
	'copan.court.events.three-a-track',
	'copan.court.collect.neighbours',
	'copan.court.collect.tiers',
	'copan.court.collect.storage',
	'copan.court.any-resource.two',
	'copan.court.any-resource.no-decline',
	'copan.characters.infinity',
	'copan.characters.bird',
] satisfies CopanRule[];

const none = { food: 0, fame: 0, zeal: 0, power: 0 };
const spiral = 'north-2-2';
const anyResource = 'south-2-2';
/** A space with no mark and, on an empty Pyramid, no neighbour. */
const plain = 'east-1-1';

const noRiver = [null, null, null, null];

/** Puts tiles on all spaces of these courts, the four resources in turn. */
const filled = (...which: Court[]): Record<string, PlacedTile> =>
	Object.fromEntries(
		spaces
			.filter(({ court }) => which.includes(court))
			.map(({ id }, index) => [id, resources[index % resources.length] as Resource]),
	);

const without = (pyramid: Record<string, PlacedTile>, ...freed: SpaceId[]): Record<string, PlacedTile> =>
	Object.fromEntries(Object.entries(pyramid).filter(([id]) => !freed.includes(id as SpaceId)));

/** A turn with one tile of the start, laid where nothing is marked or adjoins: the shortest whole Court phase. */
const plainTurn = (tile: Resource, space: SpaceId): Pick<Row, 'actions' | 'events' | 'changes'> => ({
	actions: [take(tile), place(space)],
	events: [
		placed(space, tile),
		moved(tile, 1, 1, 0),
		activated(space, tile, 1, 2, 0),
		fromTile(space, tile, [2, 0], 2),
		ended(),
	],
	changes: {
		[`seats.0.tiles.${tile}`]: 0,
		[`seats.0.resources.${tile}`]: 2,
		[`pyramid.${space}`]: tile,
		[`cubes.${tile}`]: 1,
	},
});

describe('copan.court.place.any-space', () => {
	const rows: Row[] = [
		...courts.map((court): Row => {
			const space: SpaceId = `${court}-3-4`;
			return { name: `an inner corner of the ${court} court`, setup: table(), ...plainTurn('food', space) };
		}),
		...courts.map((court): Row => {
			const space: SpaceId = `${court}-1-1`;
			return { name: `an outer corner of the ${court} court`, setup: table(), ...plainTurn('power', space) };
		}),
		{
			name: 'far from the only tile that lies there',
			setup: table({ pyramid: { 'north-1-1': 'zeal' } }),
			...plainTurn('fame', 'south-3-4'),
		},
		{
			name: 'the last free space of the Pyramid, with no neighbour that yields',
			setup: table({
				pyramid: { ...without(filled(...courts), plain), 'east-2-1': 'face-down', 'east-1-2': 'face-down' },
			}),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food'),
				endNoticed('pyramid-full', 0),
				moved('food', 1, 1, 0),
				activated(plain, 'food', 1, 2, 0),
				fromTile(plain, 'food', [2, 0], 3),
				ended(),
			],
			changes: { ...plainTurn('food', plain).changes, ending: { by: 'pyramid-full', seat: 0, turnsLeft: 3 } },
		},
		{ name: 'a space that a Setup tile would cover at 3 players', setup: table(), ...plainTurn('food', 'east-1-4') },
		{
			name: 'the space beside the Setup tile at 3 players',
			setup: table({ players: 3 }),
			...plainTurn('food', 'east-1-3'),
		},
		{
			name: 'the space beside the Setup tile at 2 players',
			setup: table({ players: 2 }),
			...plainTurn('food', 'east-1-2'),
		},
	];
	test.each(rows)('$name', checkRow);

	const refusals: Refusal[] = [
		{
			name: 'a space with a tile on it',
			setup: table({ pyramid: { [plain]: 'power' } }),
			actions: [take('food')],
			refused: place(plain),
			rejection: {
				code: 'space-taken',
				rule: 'copan.court.place.any-space',
				values: { space: plain, tile: 'power' },
			},
		},
		{
			name: 'a space with a face-down tile on it',
			setup: table({ pyramid: { [plain]: 'face-down' } }),
			actions: [take('food')],
			refused: place(plain),
			rejection: {
				code: 'space-taken',
				rule: 'copan.court.place.any-space',
				values: { space: plain, tile: 'face-down' },
			},
		},
		...(
			[
				[2, 'west-1-3'],
				[2, 'west-1-4'],
				[3, 'west-1-4'],
			] as [PlayerCount, SpaceId][]
		).map(
			([players, space]): Refusal => ({
				name: `${space}, under the Setup tile at ${players} players`,
				setup: table({ players }),
				actions: [take('food')],
				refused: place(space),
				rejection: { code: 'space-covered', rule: 'copan.court.place.any-space', values: { space, players } },
			}),
		),
		{
			name: 'a face-down tile on a space with a tile on it',
			setup: table({ seats: [{ tiles: none }], pyramid: { [plain]: 'power' } }),
			actions: [],
			refused: place(plain),
			rejection: {
				code: 'space-taken',
				rule: 'copan.court.place.any-space',
				values: { space: plain, tile: 'power' },
			},
		},
	];
	test.each(refusals)('refused: $name', checkRefusal);

	test.each<Refusal>([
		{
			name: 'a space that is not on the Pyramid',
			setup: table(),
			actions: [take('food')],
			refused: place('north-4-1' as SpaceId),
			rejection: { code: 'no-such-choice', rule: 'copan.court.place.any-space', values: { ask: 'space' } },
		},
		{
			name: 'no space at all',
			setup: table(),
			actions: [take('food')],
			refused: { type: 'place-tile' } as Action,
			rejection: { code: 'no-such-choice', rule: 'copan.court.place.any-space', values: { ask: 'space' } },
		},
	])('refused: $name', checkRefusal);

	test.each([
		[2, 24],
		[3, 36],
		[4, 48],
	] as [PlayerCount, number][])('at %i players %i spaces are offered', (players, offered) => {
		const { after } = playAll(table({ players }), [take('food')]);
		expect(copan.candidates(after)).toHaveLength(48);
		expect(copan.legalActions(after)).toHaveLength(offered);
	});

	test('a full Pyramid: the Court phase is skipped, and nothing is asked', () => {
		checkRow({
			name: 'full',
			setup: table({ pyramid: filled(...courts) }),
			actions: [],
			events: [skipped('pyramid-full'), ended()],
			changes: {},
		});
	});

	test('a Pyramid full for 2 players: the spaces under the Setup tiles do not count', () => {
		const pyramid = Object.fromEntries(Object.entries(filled(...courts)).filter(([id]) => /[12]$/.test(id)));
		checkRow({
			name: 'full',
			setup: table({ players: 2, pyramid, active: 1 }),
			actions: [],
			events: [skipped('pyramid-full', 1), ended(1)],
			changes: {},
		});
	});

	test('a full Pyramid skips the Court phase of an empty hand too', () => {
		checkRow({
			name: 'full',
			setup: table({ pyramid: filled(...courts), seats: [{ tiles: none }] }),
			actions: [],
			events: [skipped('pyramid-full'), ended()],
			changes: {},
		});
	});
});

describe('copan.court.place.face-up', () => {
	const rows: Row[] = [
		{
			name: 'choosing a tile tells nothing and keeps it in hand until it is laid',
			setup: table(),
			actions: [take('zeal')],
			events: [],
			changes: { frames: [{ ask: 'space', tile: 'zeal' }] },
		},
		{
			name: 'one of several tiles of a resource leaves the hand',
			setup: table({ seats: [{ tiles: { ...none, food: 3 } }] }),
			...plainTurn('food', plain),
			changes: { ...plainTurn('food', plain).changes, 'seats.0.tiles.food': 2 },
		},
		{
			name: 'the active player’s hand, not the first one’s',
			setup: table({ active: 2 }),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food', 2),
				moved('food', 1, 1, 0),
				activated(plain, 'food', 1, 2, 0, { player: 2 }),
				fromTile(plain, 'food', [2, 0], 2, 2),
				ended(2),
			],
			changes: {
				'seats.2.tiles.food': 0,
				'seats.2.resources.food': 2,
				[`pyramid.${plain}`]: 'food',
				'cubes.food': 1,
			},
		},
	];
	test.each(rows)('$name', checkRow);

	const refusals: Refusal[] = [
		...resources.map(
			(resource): Refusal => ({
				name: `a ${resource} tile that is not in hand`,
				setup: table({ seats: [{ tiles: { food: 1, fame: 1, zeal: 1, power: 1, [resource]: 0 } }] }),
				actions: [],
				refused: take(resource),
				rejection: { code: 'not-in-hand', rule: 'copan.court.place.face-up', values: { resource } },
			}),
		),
		{
			name: 'a tile that only another player holds',
			setup: table({ seats: [{ tiles: { ...none, fame: 1 } }, { tiles: { food: 5 } }] }),
			actions: [],
			refused: take('food'),
			rejection: { code: 'not-in-hand', rule: 'copan.court.place.face-up', values: { resource: 'food' } },
		},
		{
			name: 'a space, while a tile is asked for',
			setup: table(),
			actions: [],
			refused: place(plain),
			rejection: { code: 'not-asked', rule: 'copan.court.place.face-up', values: { ask: 'tile' } },
		},
		{
			name: 'a resource of choice, while a tile is asked for',
			setup: table(),
			actions: [],
			refused: gain('food'),
			rejection: { code: 'not-asked', rule: 'copan.court.place.face-up', values: { ask: 'tile' } },
		},
		{
			name: 'a cube, while a tile is asked for',
			setup: table(),
			actions: [],
			refused: moveCube('food'),
			rejection: { code: 'not-asked', rule: 'copan.court.place.face-up', values: { ask: 'tile' } },
		},
		{
			name: 'a tile that is in hand, with a field too many',
			setup: table(),
			actions: [],
			refused: { ...take('food'), space: plain } as Action,
			rejection: { code: 'no-such-choice', rule: 'copan.court.place.face-up', values: { ask: 'tile' } },
		},
		{
			name: 'a tile of no resource',
			setup: table(),
			actions: [],
			refused: take('gold' as Resource),
			rejection: { code: 'no-such-choice', rule: 'copan.court.place.face-up', values: { ask: 'tile' } },
		},
		{
			name: 'another tile, once one has been chosen',
			setup: table(),
			actions: [take('food')],
			refused: take('fame'),
			rejection: { code: 'not-asked', rule: 'copan.court.place.any-space', values: { ask: 'space' } },
		},
	];
	test.each(refusals)('refused: $name', checkRefusal);

	test('the question: whose, what, and by which rule', () => {
		expect(copan.decision(start(table({ active: 3 })).position)).toStrictEqual({
			actor: 3,
			ask: 'tile',
			rule: 'copan.court.place.face-up',
		});
		expect(copan.decision(playAll(table(), [take('food')]).after)).toStrictEqual({
			actor: 0,
			ask: 'space',
			rule: 'copan.court.place.any-space',
		});
	});
});

describe('copan.turn.two-phases', () => {
	test('the Court phase ends, and the game goes on: there is no result', () => {
		const { after } = playAll(table(), [take('food'), place(plain)]);
		expect(copan.result(after)).toBeNull();
	});

	test.each<Refusal>([
		{
			name: 'a second tile after the Court phase',
			setup: table(),
			actions: [take('food'), place(plain)],
			refused: take('fame'),
			rejection: { code: 'nothing-asked', rule: 'copan.turn.two-phases', values: {} },
		},
		{
			name: 'a tile in a Court phase that was skipped',
			setup: table({ pyramid: filled(...courts) }),
			actions: [],
			refused: take('food'),
			rejection: { code: 'nothing-asked', rule: 'copan.turn.two-phases', values: {} },
		},
	])('refused: $name', checkRefusal);
});

describe('copan.court.no-tile.face-down', () => {
	const rows: Row[] = [
		{
			name: 'an empty hand: only a space is asked for, and the cubes stay',
			setup: table({ seats: [{ tiles: none }] }),
			actions: [place(plain)],
			events: [placed(plain, 'face-down'), nothingYielded(plain, 0), ended()],
			changes: { [`pyramid.${plain}`]: 'face-down' },
		},
		{
			name: 'the last tile of the bag',
			setup: table({
				seats: [
					{ tiles: none },
					{ tiles: { food: 20, fame: 20, zeal: 0, power: 0 } },
					{ tiles: { food: 0, fame: 0, zeal: 19, power: 20 } },
					{ tiles: none },
				],
				sites: { river: noRiver },
			}),
			actions: [place(plain)],
			events: [placed(plain, 'face-down'), nothingYielded(plain, 0), ended()],
			changes: { [`pyramid.${plain}`]: 'face-down' },
		},
		{
			name: 'the bag is empty: nothing is laid',
			setup: table({
				seats: [
					{ tiles: none },
					{ tiles: { food: 20, fame: 20, zeal: 0, power: 0 } },
					{ tiles: { food: 0, fame: 0, zeal: 20, power: 20 } },
					{ tiles: none },
				],
				sites: { river: noRiver },
			}),
			actions: [],
			events: [skipped('no-tile'), ended()],
			changes: {},
		},
		{
			name: 'the bag is empty because its last tile lies face down',
			setup: table({
				seats: [
					{ tiles: none },
					{ tiles: { food: 20, fame: 20, zeal: 0, power: 0 } },
					{ tiles: { food: 0, fame: 0, zeal: 19, power: 20 } },
					{ tiles: none },
				],
				sites: { river: noRiver },
				pyramid: { 'west-3-3': 'face-down' },
			}),
			actions: [],
			events: [skipped('no-tile'), ended()],
			changes: {},
		},
		{
			name: 'the bag is empty, but a tile is in hand: it is laid as always',
			setup: table({
				seats: [
					{ tiles: { ...none, food: 1 } },
					{ tiles: { food: 19, fame: 20, zeal: 0, power: 0 } },
					{ tiles: { food: 0, fame: 0, zeal: 20, power: 20 } },
					{ tiles: none },
				],
				sites: { river: noRiver },
			}),
			...plainTurn('food', plain),
		},
	];
	test.each(rows)('$name', checkRow);

	test.each<Refusal>([
		{
			name: 'a tile from an empty hand',
			setup: table({ seats: [{ tiles: none }] }),
			actions: [],
			refused: take('food'),
			rejection: { code: 'not-asked', rule: 'copan.court.no-tile.face-down', values: { ask: 'space' } },
		},
		{
			name: 'a face-down tile on a space that is not on the Pyramid',
			setup: table({ seats: [{ tiles: none }] }),
			actions: [],
			refused: place('centre-1-1' as SpaceId),
			rejection: { code: 'no-such-choice', rule: 'copan.court.no-tile.face-down', values: { ask: 'space' } },
		},
		{
			name: 'a space, when no tile is left anywhere',
			setup: table({
				seats: [
					{ tiles: none },
					{ tiles: { food: 20, fame: 20, zeal: 0, power: 0 } },
					{ tiles: { food: 0, fame: 0, zeal: 20, power: 20 } },
					{ tiles: none },
				],
				sites: { river: noRiver },
			}),
			actions: [],
			refused: place(plain),
			rejection: { code: 'nothing-asked', rule: 'copan.turn.two-phases', values: {} },
		},
	])('refused: $name', checkRefusal);

	test('one tile in hand is the threshold: a tile is asked for, not drawn', () => {
		expect(copan.decision(start(table({ seats: [{ tiles: { ...none, power: 1 } }] })).position)?.ask).toBe('tile');
		expect(copan.decision(start(table({ seats: [{ tiles: none }] })).position)?.ask).toBe('space');
	});

	test('the question: whose, what, and by which rule', () => {
		expect(copan.decision(start(table({ active: 1, seats: [{}, { tiles: none }] })).position)).toStrictEqual({
			actor: 1,
			ask: 'space',
			rule: 'copan.court.no-tile.face-down',
		});
	});
});

describe('copan.court.no-tile.no-gain', () => {
	const rows: Row[] = [
		{
			name: 'on an any-resource space: no choice is offered',
			setup: table({ seats: [{ tiles: none }] }),
			actions: [place(anyResource)],
			events: [placed(anyResource, 'face-down'), nothingYielded(anyResource, 0), ended()],
			changes: { [`pyramid.${anyResource}`]: 'face-down' },
		},
		{
			name: 'amid four tiles in tier 1: none of them yields',
			setup: table({
				seats: [{ tiles: none }],
				pyramid: { 'west-1-2': 'food', 'west-3-2': 'fame', 'west-2-1': 'zeal', 'west-2-3': 'power' },
			}),
			actions: [place('west-2-2')],
			events: [placed('west-2-2', 'face-down'), nothingYielded('west-2-2', 0), ended()],
			changes: { 'pyramid.west-2-2': 'face-down' },
		},
		{
			name: 'with +1 Characters: it is of no kind',
			setup: table({ seats: [{ tiles: none, characters: ['huracan', 'kawai', 'yaluk'] }] }),
			actions: [place(plain)],
			events: [placed(plain, 'face-down'), nothingYielded(plain, 0), ended()],
			changes: { [`pyramid.${plain}`]: 'face-down' },
		},
	];
	test.each(rows)('$name', checkRow);
});

describe('copan.court.no-tile.spiral', () => {
	test.each<Row>([
		{
			name: 'face down on a spiral: the Event arises all the same',
			setup: table({ seats: [{ tiles: none }], tops: known }),
			actions: [place(spiral)],
			chance: [roll(2)],
			events: [
				placed(spiral, 'face-down'),
				nothingYielded(spiral, 0),
				arose(spiralAt(spiral), 0, { faceDown: true }),
				...quietSpiral(2, 3).events,
				ended(),
			],
			changes: {
				...quietSpiral(2, 3).changes,
				[`pyramid.${spiral}`]: 'face-down',
				events: [queued(spiralAt(spiral), 2)],
				resolved: 1,
			},
		},
		{
			name: 'face down beside a spiral: no Event',
			setup: table({ seats: [{ tiles: none }] }),
			actions: [place('north-2-1')],
			events: [placed('north-2-1', 'face-down'), nothingYielded('north-2-1', 0), ended()],
			changes: { 'pyramid.north-2-1': 'face-down' },
		},
		{
			name: 'face down, with a cube one space before its threshold: no cube moves, so no Decline Event',
			setup: table({ seats: [{ tiles: none }], cubes: { food: 4, fame: 4, zeal: 4, power: 4 }, tops: known }),
			actions: [place(spiral)],
			chance: [roll(4)],
			events: [
				placed(spiral, 'face-down'),
				nothingYielded(spiral, 0),
				arose(spiralAt(spiral), 0, { faceDown: true }),
				...quietSpiral(2, 3, 4).events,
				ended(),
			],
			changes: {
				...quietSpiral(2, 3, 4).changes,
				[`pyramid.${spiral}`]: 'face-down',
				events: [queued(spiralAt(spiral), 2)],
				resolved: 1,
			},
		},
	])('$name', checkRow);
});

describe('copan.court.decline.one-left', () => {
	test.each<Row>([
		...resources.map(
			(resource): Row => ({
				name: `a ${resource} tile moves the ${resource} cube, by one`,
				setup: table(),
				...plainTurn(resource, plain),
			}),
		),
		{
			name: 'neighbours of other resources leave their cubes where they are',
			setup: table({ pyramid: { 'east-1-2': 'fame', 'east-2-1': 'zeal' }, cubes: { fame: 4, zeal: 8, food: 2 } }),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food'),
				moved('food', 3, 1, 0),
				activated(plain, 'food', 1, 2, 0),
				fromTile(plain, 'food', [2, 0], 2),
				activated('east-2-1', 'zeal', 2, 1, 0),
				fromTile('east-2-1', 'zeal', [1, 0], 4),
				activated('east-1-2', 'fame', 1, 2, 0),
				fromTile('east-1-2', 'fame', [2, 0], 6),
				ended(),
			],
			changes: {
				'seats.0.tiles.food': 0,
				'seats.0.resources.food': 2,
				'seats.0.resources.fame': 2,
				'seats.0.resources.zeal': 1,
				[`pyramid.${plain}`]: 'food',
				'cubes.food': 3,
			},
		},
	])('$name', checkRow);
});

describe('copan.court.decline.pass-on', () => {
	const atEnd = (...which: Resource[]) => Object.fromEntries(which.map((resource) => [resource, 13]));
	/** What a Decline Event with nothing in it leaves behind; the event `arose` told of it. */
	const brought = (resource: Resource, nth: number, arose: number) => ({
		...quietDecline(resource, arose, arose + 1).changes,
		[`crossed.${resource}`]: nth,
		events: [queued(declineOf(resource, nth), arose)],
		resolved: 1,
	});
	/** What the tile itself leaves behind; its own track is at the end, so it yields nothing. */
	const laid = (tile: Resource) => ({ [`seats.0.tiles.${tile}`]: 0, [`pyramid.${plain}`]: tile });

	test.each<Row>([
		{
			name: 'one space before the end, the cube itself still moves',
			setup: table({ cubes: { food: 12 } }),
			actions: [take('food'), place(plain)],
			chance: [roll(2)],
			events: [
				placed(plain, 'food'),
				moved('food', 13, 3, 0, true),
				arose(declineOf('food', 3), 1),
				...quietDecline('food', 2, 3).events,
				activated(plain, 'food', 3, 0, 0),
				ended(),
			],
			changes: { ...laid('food'), 'cubes.food': 13, ...brought('food', 3, 2) },
		},
		{
			name: 'one at the end: the next clockwise moves',
			setup: table({ cubes: atEnd('food') }),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food'),
				passedOn('food', 'fame', 0),
				moved('fame', 1, 1, 1),
				activated(plain, 'food', 3, 0, 0),
				ended(),
			],
			changes: { ...laid('food'), 'cubes.fame': 1 },
		},
		{
			name: 'two at the end: passed on twice',
			setup: table({ cubes: atEnd('food', 'fame') }),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food'),
				far(passedOn('food', 'fame', 0)),
				far(passedOn('fame', 'zeal', 1)),
				far(moved('zeal', 1, 1, 2)),
				activated(plain, 'food', 3, 0, 0),
				ended(),
			],
			changes: { ...laid('food'), 'cubes.zeal': 1 },
		},
		{
			name: 'two at the end that are no neighbours: the one between them moves',
			setup: table({ cubes: atEnd('food', 'zeal') }),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food'),
				passedOn('food', 'fame', 0),
				moved('fame', 1, 1, 1),
				activated(plain, 'food', 3, 0, 0),
				ended(),
			],
			changes: { ...laid('food'), 'cubes.fame': 1 },
		},
		{
			name: 'three at the end, past the start of the list: Power hands on to Food, Food to Fame, Fame to Zeal',
			setup: table({ cubes: atEnd('power', 'food', 'fame') }),
			actions: [take('power'), place(plain)],
			events: [
				placed(plain, 'power'),
				far(passedOn('power', 'food', 0)),
				far(passedOn('food', 'fame', 1)),
				far(passedOn('fame', 'zeal', 2)),
				far(moved('zeal', 1, 1, 3)),
				activated(plain, 'power', 3, 0, 0),
				ended(),
			],
			changes: { ...laid('power'), 'cubes.zeal': 1 },
		},
		{
			name: 'all four at the end: nothing moves',
			setup: table({ cubes: atEnd(...resources) }),
			actions: [take('zeal'), place(plain)],
			events: [placed(plain, 'zeal'), noCubeMoved(0), activated(plain, 'zeal', 3, 0, 0), ended()],
			changes: laid('zeal'),
		},
		{
			name: 'all four at the end, on a spiral: the spiral Event comes all the same',
			setup: table({ cubes: atEnd(...resources), tops: known }),
			actions: [take('zeal'), place(spiral)],
			chance: [roll(4)],
			events: [
				placed(spiral, 'zeal'),
				noCubeMoved(0),
				arose(spiralAt(spiral), 0),
				...quietSpiral(2, 3, 4).events,
				activated(spiral, 'zeal', 3, 0, 0),
				ended(),
			],
			changes: {
				...quietSpiral(2, 3, 4).changes,
				'seats.0.tiles.zeal': 0,
				[`pyramid.${spiral}`]: 'zeal',
				events: [queued(spiralAt(spiral), 2)],
				resolved: 1,
			},
		},
		{
			name: 'the cube that moves instead crosses its own threshold, and its own tile beside yields by it',
			setup: table({ cubes: { food: 13, fame: 4 }, pyramid: { 'east-1-2': 'fame' } }),
			actions: [take('food'), place(plain)],
			chance: [roll(2)],
			events: [
				placed(plain, 'food'),
				passedOn('food', 'fame', 0),
				moved('fame', 5, 2, 1),
				arose(declineOf('fame', 1), 2),
				...quietDecline('fame', 3, 4).events,
				activated(plain, 'food', 3, 0, 0),
				activated('east-1-2', 'fame', 2, 1, 0),
				fromTile('east-1-2', 'fame', [1, 0], 9),
				ended(),
			],
			changes: {
				...laid('food'),
				'seats.0.resources.fame': 1,
				'cubes.fame': 5,
				...brought('fame', 1, 3),
			},
		},
		{
			name: 'the cube that moves instead reaches its own end',
			setup: table({ cubes: { power: 13, food: 12 } }),
			actions: [take('power'), place(plain)],
			chance: [roll(4)],
			events: [
				placed(plain, 'power'),
				passedOn('power', 'food', 0),
				moved('food', 13, 3, 1, true),
				endNoticed('two-exhausted', 2),
				arose(declineOf('food', 3), 2),
				...quietDecline('food', 4, 5, { face: 4 }).events,
				activated(plain, 'power', 3, 0, 0),
				ended(),
			],
			changes: {
				...laid('power'),
				'cubes.food': 13,
				...brought('food', 3, 4),
				...quietDecline('food', 4, 5, { face: 4 }).changes,
				ending: { by: 'two-exhausted', seat: 0, turnsLeft: 3 },
			},
		},
		{
			name: 'the end of a shorter track counts at 2 players',
			setup: table({ players: 2, cubes: { food: 7 } }),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food'),
				passedOn('food', 'fame', 0),
				moved('fame', 1, 1, 1),
				activated(plain, 'food', 3, 0, 0),
				ended(),
			],
			changes: { ...laid('food'), 'cubes.fame': 1 },
		},
	])('$name', checkRow);
});

describe('copan.court.events.spiral', () => {
	test.each<Row>([
		{
			name: 'a tile covers a spiral',
			setup: table({ tops: known }),
			actions: [take('fame'), place(spiral)],
			chance: [roll(2)],
			events: [
				placed(spiral, 'fame'),
				moved('fame', 1, 1, 0),
				arose(spiralAt(spiral), 0),
				...quietSpiral(2, 3).events,
				activated(spiral, 'fame', 1, 2, 0),
				fromTile(spiral, 'fame', [2, 0], 18),
				ended(),
			],
			changes: {
				...quietSpiral(2, 3).changes,
				'seats.0.tiles.fame': 0,
				'seats.0.resources.fame': 2,
				[`pyramid.${spiral}`]: 'fame',
				'cubes.fame': 1,
				events: [queued(spiralAt(spiral), 2)],
				resolved: 1,
			},
		},
		{ name: 'a tile beside a free spiral', setup: table(), ...plainTurn('fame', 'north-2-1') },
		{
			name: 'a tile beside a spiral covered earlier: no second Event',
			setup: table({ pyramid: { [spiral]: 'face-down' } }),
			...plainTurn('fame', 'north-2-1'),
		},
		{
			name: 'spiral and threshold with one tile: the spiral Event first, each with its own cause; one roll for both',
			setup: table({ cubes: { fame: 4 }, tops: known }),
			actions: [take('fame'), place(spiral)],
			chance: [roll(2)],
			events: [
				placed(spiral, 'fame'),
				moved('fame', 5, 2, 0),
				arose(spiralAt(spiral), 0),
				arose(declineOf('fame', 1), 1, { second: true }),
				...quietSpiral(2, 4).events,
				dieKept(2, 3),
				closedAt('ball-court', 2, 'necahual', 3, { second: true }),
				activated(spiral, 'fame', 2, 1, 0),
				fromTile(spiral, 'fame', [1, 0], 21),
				ended(),
			],
			changes: {
				...quietSpiral(2, 4).changes,
				'seats.0.tiles.fame': 0,
				'seats.0.resources.fame': 1,
				[`pyramid.${spiral}`]: 'fame',
				'cubes.fame': 5,
				'crossed.fame': 1,
				events: [queued(spiralAt(spiral), 2), queued(declineOf('fame', 1), 3)],
				resolved: 2,
				'closed.ball-court': [2],
				'cards.characters.laid': known.characters.with(1, null as never),
				'cards.characters.top': ['necahual'],
			},
		},
	])('$name', checkRow);
});

/** Where a cube stands, what its move brings: one space before, on and after each mark of the track. */
const alongTheTracks: {
	players: PlayerCount;
	to: number;
	tier: 1 | 2 | 3;
	yields: number;
	nth: number | null;
	where: string;
}[] = [
	{ players: 2, to: 2, tier: 1, yields: 2, nth: null, where: 'one before the first threshold' },
	{ players: 2, to: 3, tier: 2, yields: 1, nth: 1, where: 'the first threshold' },
	{ players: 2, to: 4, tier: 2, yields: 1, nth: null, where: 'one before the second threshold' },
	{ players: 2, to: 5, tier: 3, yields: 0, nth: 2, where: 'the second threshold' },
	{ players: 2, to: 6, tier: 3, yields: 0, nth: null, where: 'one before the end' },
	{ players: 2, to: 7, tier: 3, yields: 0, nth: 3, where: 'the end' },
	{ players: 3, to: 3, tier: 1, yields: 2, nth: null, where: 'one before the first threshold' },
	{ players: 3, to: 4, tier: 2, yields: 1, nth: 1, where: 'the first threshold' },
	{ players: 3, to: 5, tier: 2, yields: 1, nth: null, where: 'one after the first threshold' },
	{ players: 3, to: 6, tier: 2, yields: 1, nth: null, where: 'one before the second threshold' },
	{ players: 3, to: 7, tier: 3, yields: 0, nth: 2, where: 'the second threshold' },
	{ players: 3, to: 8, tier: 3, yields: 0, nth: null, where: 'one after the second threshold' },
	{ players: 3, to: 9, tier: 3, yields: 0, nth: null, where: 'one before the end' },
	{ players: 3, to: 10, tier: 3, yields: 0, nth: 3, where: 'the end' },
	{ players: 4, to: 1, tier: 1, yields: 2, nth: null, where: 'the first move' },
	{ players: 4, to: 4, tier: 1, yields: 2, nth: null, where: 'one before the first threshold' },
	{ players: 4, to: 5, tier: 2, yields: 1, nth: 1, where: 'the first threshold' },
	{ players: 4, to: 6, tier: 2, yields: 1, nth: null, where: 'one after the first threshold' },
	{ players: 4, to: 8, tier: 2, yields: 1, nth: null, where: 'one before the second threshold' },
	{ players: 4, to: 9, tier: 3, yields: 0, nth: 2, where: 'the second threshold' },
	{ players: 4, to: 10, tier: 3, yields: 0, nth: null, where: 'one after the second threshold' },
	{ players: 4, to: 12, tier: 3, yields: 0, nth: null, where: 'one before the end' },
	{ players: 4, to: 13, tier: 3, yields: 0, nth: 3, where: 'the end' },
];

describe('copan.court.events.decline and copan.court.collect.tiers', () => {
	test.each(
		alongTheTracks.map(({ players, to, tier, yields, nth, where }): Row => {
			const event = nth === null ? null : declineOf('zeal', nth);
			const atEnd = where === 'the end';
			const part = quietDecline('zeal', 2, 3);
			const activation = event ? 7 : 2;
			return {
				name: `${players} players, ${where}: tier ${tier}, ${yields} resources, ${event ? `Event ${nth}` : 'no Event'}`,
				setup: table({ players, cubes: { zeal: to - 1 } }),
				actions: [take('zeal'), place(plain)],
				chance: event ? [roll(2)] : [],
				events: [
					placed(plain, 'zeal'),
					moved('zeal', to, tier, 0, atEnd),
					...(event ? [arose(event, 1), ...part.events] : []),
					activated(plain, 'zeal', tier, yields, 0),
					...(yields > 0 ? [fromTile(plain, 'zeal', [yields, 0], activation)] : []),
					ended(),
				],
				changes: {
					'seats.0.tiles.zeal': 0,
					[`pyramid.${plain}`]: 'zeal',
					'cubes.zeal': to,
					...(yields > 0 ? { 'seats.0.resources.zeal': yields } : {}),
					...(event ? { ...part.changes, 'crossed.zeal': nth, events: [queued(event, 2)], resolved: 1 } : {}),
				},
			};
		}),
	)('$name', checkRow);

	test.each<Row>([
		{
			name: 'the placed tile’s own move counts before collecting: tier 1 has just become tier 2, for its neighbour too',
			setup: table({ cubes: { food: 4 }, pyramid: { 'east-1-2': 'food' } }),
			actions: [take('food'), place(plain)],
			chance: [roll(2)],
			events: [
				placed(plain, 'food'),
				moved('food', 5, 2, 0),
				arose(declineOf('food', 1), 1),
				...quietDecline('food', 2, 3).events,
				activated(plain, 'food', 2, 1, 0),
				fromTile(plain, 'food', [1, 0], 7),
				activated('east-1-2', 'food', 2, 1, 0, { again: true }),
				fromTile('east-1-2', 'food', [1, 0], 9),
				ended(),
			],
			changes: {
				...quietDecline('food', 2, 3).changes,
				'seats.0.tiles.food': 0,
				'seats.0.resources.food': 2,
				[`pyramid.${plain}`]: 'food',
				'cubes.food': 5,
				'crossed.food': 1,
				events: [queued(declineOf('food', 1), 2)],
				resolved: 1,
			},
		},
		{
			name: 'printed example: Fame beside Power and Food, a Zeal tile elsewhere: 2 Fame, 2 Power, 1 Food',
			setup: table({
				cubes: { food: 5 },
				pyramid: { 'east-1-2': 'power', 'east-3-2': 'food', 'east-3-3': 'zeal' },
			}),
			actions: [take('fame'), place('east-2-2')],
			events: [
				placed('east-2-2', 'fame'),
				moved('fame', 1, 1, 0),
				activated('east-2-2', 'fame', 1, 2, 0),
				fromTile('east-2-2', 'fame', [2, 0], 2),
				activated('east-3-2', 'food', 2, 1, 0),
				fromTile('east-3-2', 'food', [1, 0], 4),
				activated('east-1-2', 'power', 1, 2, 0),
				fromTile('east-1-2', 'power', [2, 0], 6),
				ended(),
			],
			changes: {
				'seats.0.tiles.fame': 0,
				'seats.0.resources.fame': 2,
				'seats.0.resources.power': 2,
				'seats.0.resources.food': 1,
				'pyramid.east-2-2': 'fame',
				'cubes.fame': 1,
			},
		},
	])('$name', checkRow);
});

describe('copan.court.events.three-a-track', () => {
	/** The Zeal cube moves to `to` on a track for four that has brought `crossed` Events; there a mark may be `spent`. */
	const recrossing = (
		to: number,
		crossed: number,
		tier: 1 | 2 | 3,
		yields: number,
		brings: number | 'spent' | null,
	): Row => {
		const event = typeof brings === 'number' ? declineOf('zeal', brings) : null;
		const part = quietDecline('zeal', 2, 3);
		const told = event ? [arose(event, 1), ...part.events] : brings === 'spent' ? [spent('zeal', 1)] : [];
		return {
			name: `to ${to} with ${crossed} brought already: ${event ? `Event ${brings}` : `no Event${brings ? ', spent' : ''}`}`,
			setup: table({ cubes: { zeal: to - 1 }, crossed: { zeal: crossed } }),
			actions: [take('zeal'), place(plain)],
			chance: event ? [roll(2)] : [],
			events: [
				placed(plain, 'zeal'),
				moved('zeal', to, tier, 0, to === 13),
				...told,
				activated(plain, 'zeal', tier, yields, 0),
				...(yields > 0 ? [fromTile(plain, 'zeal', [yields, 0], told.length + 2)] : []),
				ended(),
			],
			changes: {
				'seats.0.tiles.zeal': 0,
				[`pyramid.${plain}`]: 'zeal',
				'cubes.zeal': to,
				...(yields > 0 ? { 'seats.0.resources.zeal': yields } : {}),
				...(event ? { ...part.changes, 'crossed.zeal': brings, events: [queued(event, 2)], resolved: 1 } : {}),
			},
		};
	};
	test.each<Row>([
		recrossing(5, 0, 2, 1, 1),
		recrossing(5, 1, 2, 1, 'spent'),
		recrossing(5, 2, 2, 1, 'spent'),
		recrossing(5, 3, 2, 1, 'spent'),
		recrossing(9, 1, 3, 0, 2),
		recrossing(9, 2, 3, 0, 'spent'),
		recrossing(9, 3, 3, 0, 'spent'),
		recrossing(13, 2, 3, 0, 3),
		recrossing(13, 3, 3, 0, 'spent'),
		recrossing(4, 3, 1, 2, null),
		recrossing(6, 3, 2, 1, null),
		{
			name: 'the cube that moves instead crosses a spent mark of its own',
			setup: table({ cubes: { food: 13, fame: 4 }, crossed: { fame: 1 } }),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food'),
				passedOn('food', 'fame', 0),
				moved('fame', 5, 2, 1),
				spent('fame', 2),
				activated(plain, 'food', 3, 0, 0),
				ended(),
			],
			changes: { 'seats.0.tiles.food': 0, [`pyramid.${plain}`]: 'food', 'cubes.fame': 5 },
		},
		{
			name: 'a spent mark on a spiral: the spiral Event alone, and no question which came first',
			setup: table({ cubes: { fame: 8 }, crossed: { fame: 2 }, tops: known }),
			actions: [take('fame'), place(spiral)],
			chance: [roll(2)],
			events: [
				placed(spiral, 'fame'),
				moved('fame', 9, 3, 0),
				spent('fame', 1),
				arose(spiralAt(spiral), 0),
				...quietSpiral(3, 4).events,
				activated(spiral, 'fame', 3, 0, 0),
				ended(),
			],
			changes: {
				...quietSpiral(3, 4).changes,
				'seats.0.tiles.fame': 0,
				[`pyramid.${spiral}`]: 'fame',
				'cubes.fame': 9,
				events: [queued(spiralAt(spiral), 3)],
				resolved: 1,
			},
		},
	])('$name', checkRow);

	test('each track counts for itself', () => {
		const { after } = playAll(table({ cubes: { food: 4 }, crossed: { fame: 3, zeal: 2, power: 1 } }), [
			take('food'),
			place(plain),
			roll(2),
		]);
		expect(after.crossed).toStrictEqual({ food: 1, fame: 3, zeal: 2, power: 1 });
	});

	test('a whole track brings three Events, one each', () => {
		const brought: number[] = [];
		let crossed = 0;
		for (let moves = 0; moves < 13; moves++) {
			const { after, events } = playAll(
				table({ cubes: { food: moves }, crossed: { food: crossed } }),
				[take('food'), place(plain)],
				'seed',
			);
			crossed = after.crossed.food;
			for (const { event } of eventsOf(events, 'eventArose')) if (event.kind === 'decline') brought.push(event.nth);
		}
		expect(brought).toStrictEqual([1, 2, 3]);
	});
});

describe('copan.court.collect.neighbours', () => {
	const centre = 'west-2-2';
	const laid = (resource: Resource) => ({
		[`seats.0.tiles.${resource}`]: 0,
		[`pyramid.${centre}`]: resource,
		[`cubes.${resource}`]: 1,
	});
	/** Activates `neighbour` besides the placed Food tile. */
	const oneNeighbour = (neighbour: SpaceId): Row => ({
		name: `side: ${neighbour}`,
		setup: table({ pyramid: { [neighbour]: 'power' } }),
		actions: [take('food'), place(centre)],
		events: [
			placed(centre, 'food'),
			moved('food', 1, 1, 0),
			activated(centre, 'food', 1, 2, 0),
			fromTile(centre, 'food', [2, 0], 2),
			activated(neighbour, 'power', 1, 2, 0),
			fromTile(neighbour, 'power', [2, 0], 4),
			ended(),
		],
		changes: { ...laid('food'), 'seats.0.resources.food': 2, 'seats.0.resources.power': 2 },
	});

	test.each<Row>([
		oneNeighbour('west-1-2'),
		oneNeighbour('west-3-2'),
		oneNeighbour('west-2-1'),
		oneNeighbour('west-2-3'),
		{
			name: 'all four sides at once, each after the placed tile',
			setup: table({
				seats: [{ extensions: 3 }],
				pyramid: { 'west-1-2': 'fame', 'west-3-2': 'zeal', 'west-2-1': 'power', 'west-2-3': 'fame' },
			}),
			actions: [take('food'), place(centre)],
			events: [
				placed(centre, 'food'),
				moved('food', 1, 1, 0),
				activated(centre, 'food', 1, 2, 0),
				fromTile(centre, 'food', [2, 0], 2),
				activated('west-3-2', 'zeal', 1, 2, 0),
				fromTile('west-3-2', 'zeal', [2, 0], 4),
				activated('west-2-3', 'fame', 1, 2, 0),
				fromTile('west-2-3', 'fame', [2, 0], 6),
				activated('west-1-2', 'fame', 1, 2, 0, { again: true }),
				fromTile('west-1-2', 'fame', [2, 0], 8),
				activated('west-2-1', 'power', 1, 2, 0),
				fromTile('west-2-1', 'power', [2, 0], 10),
				ended(),
			],
			changes: {
				...laid('food'),
				'seats.0.resources.food': 2,
				'seats.0.resources.fame': 4,
				'seats.0.resources.zeal': 2,
				'seats.0.resources.power': 2,
			},
		},
		{
			name: 'none of the four corners',
			setup: table({
				pyramid: { 'west-1-1': 'fame', 'west-1-3': 'zeal', 'west-3-1': 'power', 'west-3-3': 'fame' },
			}),
			...plainTurn('food', centre),
		},
		{
			name: 'nor a tile two spaces away in a row or a column',
			setup: table({ pyramid: { 'west-2-3': 'fame', 'west-3-1': 'zeal' } }),
			...plainTurn('food', 'west-1-1'),
		},
		{
			name: 'the row does not go on at its other end',
			setup: table({ pyramid: { 'west-1-4': 'fame', 'west-2-4': 'zeal', 'west-3-4': 'power' } }),
			...plainTurn('food', 'west-2-1'),
		},
		...(['north-1-1', 'north-1-4', 'north-3-1', 'north-3-4', 'north-2-4'] as const).map(
			(space): Row => ({
				name: `across a stairway nothing adjoins: ${space}, with the other three courts full`,
				setup: table({ pyramid: filled('east', 'south', 'west') }),
				...plainTurn('food', space),
			}),
		),
		{
			...oneNeighbour('west-3-2'),
			name: 'a neighbour that lies face down is not activated, and one that lies face up is',
			setup: table({ pyramid: { 'west-1-2': 'face-down', 'west-3-2': 'power' } }),
		},
		{
			name: 'a neighbour in tier 3 is activated and brings nothing',
			setup: table({ pyramid: { 'west-1-2': 'power' }, cubes: { power: 9 } }),
			actions: [take('food'), place(centre)],
			events: [
				placed(centre, 'food'),
				moved('food', 1, 1, 0),
				activated(centre, 'food', 1, 2, 0),
				fromTile(centre, 'food', [2, 0], 2),
				activated('west-1-2', 'power', 3, 0, 0),
				ended(),
			],
			changes: { ...laid('food'), 'seats.0.resources.food': 2 },
		},
		{
			name: 'a neighbour on a spiral or an any-resource space gives only what its track says',
			setup: table({ pyramid: { [spiral]: 'power' } }),
			actions: [take('food'), place('north-1-2')],
			events: [
				placed('north-1-2', 'food'),
				moved('food', 1, 1, 0),
				activated('north-1-2', 'food', 1, 2, 0),
				fromTile('north-1-2', 'food', [2, 0], 2),
				activated(spiral, 'power', 1, 2, 0),
				fromTile(spiral, 'power', [2, 0], 4),
				ended(),
			],
			changes: {
				'seats.0.tiles.food': 0,
				'seats.0.resources.food': 2,
				'seats.0.resources.power': 2,
				'pyramid.north-1-2': 'food',
				'cubes.food': 1,
			},
		},
	])('$name', checkRow);
});

describe('copan.court.collect.storage', () => {
	/** A Food tile in tier 1, brought to a player who holds `held` Food and has some extensions. */
	const stored = (name: string, held: number, extensions: number, amounts: readonly [number, number]): Row => ({
		name,
		setup: table({ seats: [{ resources: { food: held }, extensions }] }),
		actions: [take('food'), place(plain)],
		events: [
			placed(plain, 'food'),
			moved('food', 1, 1, 0),
			activated(plain, 'food', 1, 2, 0),
			fromTile(plain, 'food', amounts, 2),
			ended(),
		],
		changes: {
			'seats.0.tiles.food': 0,
			[`pyramid.${plain}`]: 'food',
			'cubes.food': 1,
			...(amounts[0] > 0 ? { 'seats.0.resources.food': held + amounts[0] } : {}),
		},
	});
	test.each<Row>([
		stored('one space stays free', 2, 0, [2, 0]),
		stored('exactly full', 3, 0, [2, 0]),
		stored('one over: one is lost', 4, 0, [1, 1]),
		stored('full before: all is lost', 5, 0, [0, 2]),
		stored('one extension: exactly full at 7', 5, 1, [2, 0]),
		stored('one extension: one over', 6, 1, [1, 1]),
		stored('three extensions: exactly full at 11', 9, 3, [2, 0]),
		stored('three extensions: all is lost', 11, 3, [0, 2]),
		{
			name: 'a later tile of the harvest is the one that finds no room; other resources are stored',
			setup: table({
				seats: [{ resources: { food: 2, fame: 5, power: 0 } }],
				pyramid: { 'east-2-1': 'food', 'east-1-2': 'power' },
			}),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food'),
				moved('food', 1, 1, 0),
				activated(plain, 'food', 1, 2, 0),
				fromTile(plain, 'food', [2, 0], 2),
				activated('east-2-1', 'food', 1, 2, 0, { again: true }),
				fromTile('east-2-1', 'food', [1, 1], 4),
				activated('east-1-2', 'power', 1, 2, 0),
				fromTile('east-1-2', 'power', [2, 0], 6),
				ended(),
			],
			changes: {
				'seats.0.tiles.food': 0,
				'seats.0.resources.food': 5,
				'seats.0.resources.power': 2,
				[`pyramid.${plain}`]: 'food',
				'cubes.food': 1,
			},
		},
		{
			name: 'another player’s extensions are no help',
			setup: table({ seats: [{ resources: { food: 5 } }, { extensions: 3 }] }),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food'),
				moved('food', 1, 1, 0),
				activated(plain, 'food', 1, 2, 0),
				fromTile(plain, 'food', [0, 2], 2),
				ended(),
			],
			changes: { 'seats.0.tiles.food': 0, [`pyramid.${plain}`]: 'food', 'cubes.food': 1 },
		},
	])('$name', checkRow);
});

describe('copan.court.any-resource.two', () => {
	const chosen = (
		name: string,
		setup: Setup,
		choices: readonly [Resource, Resource],
		amounts: readonly [readonly [number, number], readonly [number, number]],
		held: Partial<Record<Resource, number>>,
	): Row => ({
		name,
		setup,
		actions: [take('fame'), place(anyResource), gain(choices[0]), gain(choices[1])],
		events: [
			placed(anyResource, 'fame'),
			fromAnyResource(choices[0], amounts[0], 0),
			fromAnyResource(choices[1], amounts[1], 0),
			moved('fame', 1, 1, 0),
			activated(anyResource, 'fame', 1, 2, 0),
			fromTile(anyResource, 'fame', [2, 0], 4),
			ended(),
		],
		changes: {
			'seats.0.tiles.fame': 0,
			[`pyramid.${anyResource}`]: 'fame',
			'cubes.fame': 1,
			...Object.fromEntries(Object.entries(held).map(([resource, count]) => [`seats.0.resources.${resource}`, count])),
		},
	});
	/** What is still to be done when a resource of choice is asked for, the next thing last. */
	const waiting = (left: number) => [
		{ do: 'end-court-phase' },
		{ do: 'collect', space: anyResource, cause: 0 },
		{ do: 'pause', before: 'collecting' },
		{ do: 'resolve-events' },
		{ do: 'pause', before: 'events' },
		{ do: 'move-cube', resource: 'fame', spiral: null, cause: 0 },
		{ ask: 'any-resource', left, player: 0, source: { anyResource: true }, cause: 0 },
	];
	test.each<Row>([
		chosen(
			'printed example: 1 Zeal and 1 Power, then the harvest',
			table(),
			['zeal', 'power'],
			[
				[1, 0],
				[1, 0],
			],
			{
				zeal: 1,
				power: 1,
				fame: 2,
			},
		),
		chosen(
			'twice the same',
			table(),
			['food', 'food'],
			[
				[1, 0],
				[1, 0],
			],
			{ food: 2, fame: 2 },
		),
		chosen(
			'the resource of the tile itself',
			table(),
			['fame', 'fame'],
			[
				[1, 0],
				[1, 0],
			],
			{ fame: 4 },
		),
		chosen(
			'the second finds no room',
			table({ seats: [{ resources: { food: 4 } }] }),
			['food', 'food'],
			[
				[1, 0],
				[0, 1],
			],
			{ food: 5, fame: 2 },
		),
		chosen(
			'a full storage: both may be chosen and both are lost',
			table({ seats: [{ resources: { food: 5, zeal: 5 } }] }),
			['food', 'zeal'],
			[
				[0, 1],
				[0, 1],
			],
			{ fame: 2 },
		),
		{
			name: 'the choice comes before the cube moves; both steps wait as data',
			setup: table(),
			actions: [take('fame'), place(anyResource)],
			events: [placed(anyResource, 'fame')],
			changes: {
				'seats.0.tiles.fame': 0,
				[`pyramid.${anyResource}`]: 'fame',
				frames: waiting(2),
			},
		},
		{
			name: 'one choice made, one left',
			setup: table(),
			actions: [take('fame'), place(anyResource), gain('food')],
			events: [placed(anyResource, 'fame'), fromAnyResource('food', [1, 0], 0)],
			changes: {
				'seats.0.tiles.fame': 0,
				'seats.0.resources.food': 1,
				[`pyramid.${anyResource}`]: 'fame',
				frames: waiting(1),
			},
		},
		{ name: 'beside the space: nothing to choose', setup: table(), ...plainTurn('fame', 'south-2-1') },
		{
			name: 'a copy whose any-resource spaces give nothing: nothing to choose',
			setup: table({ profile: { anyResourceGain: 0 } }),
			...plainTurn('fame', anyResource),
		},
		{
			name: 'nor with the harvest',
			setup: table({ profile: { anyResourceGain: 0 }, rulings: { 'any-resource-when': 'with-the-harvest' } }),
			...plainTurn('fame', anyResource),
		},
		{
			name: 'a copy whose any-resource spaces give 1: one choice',
			setup: table({ profile: { anyResourceGain: 1 } }),
			actions: [take('fame'), place(anyResource), gain('food')],
			events: [
				placed(anyResource, 'fame'),
				fromAnyResource('food', [1, 0], 0),
				moved('fame', 1, 1, 0),
				activated(anyResource, 'fame', 1, 2, 0),
				fromTile(anyResource, 'fame', [2, 0], 3),
				ended(),
			],
			changes: {
				'seats.0.tiles.fame': 0,
				'seats.0.resources.food': 1,
				'seats.0.resources.fame': 2,
				[`pyramid.${anyResource}`]: 'fame',
				'cubes.fame': 1,
			},
		},
	])('$name', checkRow);

	test.each<Refusal>([
		{
			name: 'a tile, while a resource of choice is asked for',
			setup: table(),
			actions: [take('fame'), place(anyResource)],
			refused: take('food'),
			rejection: { code: 'not-asked', rule: 'copan.court.any-resource.two', values: { ask: 'any-resource' } },
		},
		{
			name: 'a resource that does not exist',
			setup: table(),
			actions: [take('fame'), place(anyResource)],
			refused: gain('any' as Resource),
			rejection: { code: 'no-such-choice', rule: 'copan.court.any-resource.two', values: { ask: 'any-resource' } },
		},
		{
			name: 'a third resource of choice',
			setup: table(),
			actions: [take('fame'), place(anyResource), gain('food'), gain('food')],
			refused: gain('food'),
			rejection: { code: 'nothing-asked', rule: 'copan.turn.two-phases', values: {} },
		},
	])('refused: $name', checkRefusal);

	test('the question: whose, what, and by which rule', () => {
		expect(copan.decision(playAll(table({ active: 1 }), [take('fame'), place(anyResource)]).after)).toStrictEqual({
			actor: 1,
			ask: 'any-resource',
			rule: 'copan.court.any-resource.two',
		});
	});
});

describe('copan.court.any-resource.no-decline', () => {
	test.each<Row>([
		{
			name: 'exhausted resources may be chosen, in full',
			setup: table({ cubes: { zeal: 13, power: 9 } }),
			actions: [take('fame'), place(anyResource), gain('zeal'), gain('power')],
			events: [
				placed(anyResource, 'fame'),
				fromAnyResource('zeal', [1, 0], 0),
				fromAnyResource('power', [1, 0], 0),
				moved('fame', 1, 1, 0),
				activated(anyResource, 'fame', 1, 2, 0),
				fromTile(anyResource, 'fame', [2, 0], 4),
				ended(),
			],
			changes: {
				'seats.0.tiles.fame': 0,
				'seats.0.resources.zeal': 1,
				'seats.0.resources.power': 1,
				'seats.0.resources.fame': 2,
				[`pyramid.${anyResource}`]: 'fame',
				'cubes.fame': 1,
			},
		},
		{
			name: 'the tile’s own exhausted resource: two by choice, none by the harvest',
			setup: table({ cubes: { fame: 9 } }),
			actions: [take('fame'), place(anyResource), gain('fame'), gain('fame')],
			events: [
				placed(anyResource, 'fame'),
				fromAnyResource('fame', [1, 0], 0),
				fromAnyResource('fame', [1, 0], 0),
				moved('fame', 10, 3, 0),
				activated(anyResource, 'fame', 3, 0, 0),
				ended(),
			],
			changes: {
				'seats.0.tiles.fame': 0,
				'seats.0.resources.fame': 2,
				[`pyramid.${anyResource}`]: 'fame',
				'cubes.fame': 10,
			},
		},
	])('$name', checkRow);
});

describe('copan.characters.infinity', () => {
	const tile = (resource: Resource, extra: readonly CharacterId[]): Row['changes'] => ({
		[`seats.0.tiles.${resource}`]: 0,
		[`seats.0.resources.${resource}`]: 2 + extra.length,
		[`pyramid.${plain}`]: resource,
		[`cubes.${resource}`]: 1,
	});
	const plusOne: [CharacterId, Resource, Resource][] = [
		['gucup-cakix', 'zeal', 'food'],
		['huracan', 'food', 'zeal'],
		['kawai', 'fame', 'power'],
		['kan-xib-yui', 'power', 'fame'],
		['kinich-kakmo', 'zeal', 'fame'],
		['muluc', 'fame', 'food'],
		['tonalnan', 'food', 'power'],
		['yaluk', 'power', 'zeal'],
	];
	test.each<Row>([
		...plusOne.map(
			([character, right]): Row => ({
				name: `${character}: 1 more for a ${right} tile, after the tile’s own yield`,
				setup: table({ seats: [{ characters: [character] }] }),
				actions: [take(right), place(plain)],
				events: [
					placed(plain, right),
					moved(right, 1, 1, 0),
					activated(plain, right, 1, 2, 0),
					fromTile(plain, right, [2, 0], 2),
					fromCharacter(character, right, [1, 0], 2),
					ended(),
				],
				changes: tile(right, [character]),
			}),
		),
		...plusOne.map(
			([character, , wrong]): Row => ({
				name: `${character}: nothing for a ${wrong} tile`,
				setup: table({ seats: [{ characters: [character] }] }),
				...plainTurn(wrong, plain),
			}),
		),
		{
			name: 'both of a resource: 1 each',
			setup: table({ seats: [{ characters: ['muluc', 'kawai'] }] }),
			actions: [take('fame'), place(plain)],
			events: [
				placed(plain, 'fame'),
				moved('fame', 1, 1, 0),
				activated(plain, 'fame', 1, 2, 0),
				fromTile(plain, 'fame', [2, 0], 2),
				fromCharacter('muluc', 'fame', [1, 0], 2),
				fromCharacter('kawai', 'fame', [1, 0], 2),
				ended(),
			],
			changes: tile('fame', ['muluc', 'kawai']),
		},
		{
			name: 'in tier 3: the 1 alone',
			setup: table({ seats: [{ characters: ['huracan'] }], cubes: { food: 9 } }),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food'),
				moved('food', 10, 3, 0),
				activated(plain, 'food', 3, 0, 0),
				fromCharacter('huracan', 'food', [1, 0], 2),
				ended(),
			],
			changes: {
				'seats.0.tiles.food': 0,
				'seats.0.resources.food': 1,
				[`pyramid.${plain}`]: 'food',
				'cubes.food': 10,
			},
		},
		{
			name: 'another player’s Character gives nobody anything',
			setup: table({ seats: [{}, { characters: ['huracan', 'tonalnan'] }] }),
			...plainTurn('food', plain),
		},
		{
			name: 'a neighbour of the kind is not placed and earns nothing more',
			setup: table({ seats: [{ characters: ['yaluk'] }], pyramid: { 'east-1-2': 'power' } }),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food'),
				moved('food', 1, 1, 0),
				activated(plain, 'food', 1, 2, 0),
				fromTile(plain, 'food', [2, 0], 2),
				activated('east-1-2', 'power', 1, 2, 0),
				fromTile('east-1-2', 'power', [2, 0], 4),
				ended(),
			],
			changes: { ...tile('food', []), 'seats.0.resources.power': 2 },
		},
		{
			name: 'a neighbour of the same kind: the 1 comes once, before the neighbour yields',
			setup: table({ seats: [{ characters: ['yaluk'] }], pyramid: { 'east-1-2': 'power' } }),
			actions: [take('power'), place(plain)],
			events: [
				placed(plain, 'power'),
				moved('power', 1, 1, 0),
				activated(plain, 'power', 1, 2, 0),
				fromTile(plain, 'power', [2, 0], 2),
				fromCharacter('yaluk', 'power', [1, 0], 2),
				activated('east-1-2', 'power', 1, 2, 0, { again: true }),
				fromTile('east-1-2', 'power', [2, 0], 5),
				ended(),
			],
			changes: { ...tile('power', []), 'seats.0.resources.power': 5 },
		},
		{
			name: 'the 1 finds no room',
			setup: table({ seats: [{ characters: ['yaluk'], resources: { power: 3 } }] }),
			actions: [take('power'), place(plain)],
			events: [
				placed(plain, 'power'),
				moved('power', 1, 1, 0),
				activated(plain, 'power', 1, 2, 0),
				fromTile(plain, 'power', [2, 0], 2),
				fromCharacter('yaluk', 'power', [0, 1], 2),
				ended(),
			],
			changes: { ...tile('power', []), 'seats.0.resources.power': 5 },
		},
		{
			name: 'on an any-resource space: the resources of choice earn nothing more, the tile does',
			setup: table({ seats: [{ characters: ['yaluk', 'huracan'] }] }),
			actions: [take('power'), place(anyResource), gain('food'), gain('power')],
			events: [
				placed(anyResource, 'power'),
				fromAnyResource('food', [1, 0], 0),
				fromAnyResource('power', [1, 0], 0),
				moved('power', 1, 1, 0),
				activated(anyResource, 'power', 1, 2, 0),
				fromTile(anyResource, 'power', [2, 0], 4),
				fromCharacter('yaluk', 'power', [1, 0], 4),
				ended(),
			],
			changes: {
				'seats.0.tiles.power': 0,
				'seats.0.resources.power': 4,
				'seats.0.resources.food': 1,
				[`pyramid.${anyResource}`]: 'power',
				'cubes.power': 1,
			},
		},
		{
			name: 'Characters of other moments do nothing here: a climb, a sun',
			setup: table({ seats: [{ characters: ['camazotz', 'chamahez'] }] }),
			...plainTurn('food', plain),
		},
		{
			name: 'Characters of other moments do nothing here: a discount, an action at a Site',
			setup: table({ seats: [{ characters: ['citlamina', 'tecumbalam'] }] }),
			...plainTurn('food', plain),
		},
	])('$name', checkRow);
});

describe('copan.characters.bird', () => {
	const bird = { characters: ['ixazaluoh'] };
	test.each<[string, Setup, Action[], string[]]>([
		['no Event', { seats: [bird] }, [take('food'), place(plain), goOn], ['tile', 'space', 'pause']],
		[
			'an Event',
			{ seats: [bird], cubes: { zeal: 4 } },
			[take('zeal'), place(plain), goOn, roll(2), goOn],
			['tile', 'space', 'pause', 'die', 'pause'],
		],
		['a face-down tile: nothing is collected', { seats: [{ ...bird, tiles: none }] }, [place(plain)], ['space']],
		['a bird of another player', { seats: [{}, bird] }, [take('food'), place(plain)], ['tile', 'space']],
		[
			'the bird is used',
			{ seats: [bird] },
			[useBird('ixazaluoh'), ...plainTurn('food', plain).actions],
			['tile', 'tile', 'space'],
		],
	])('there is time for it before Events and before collecting: %s', (_, setup, actions, asked) => {
		const { positions } = playAll(table(setup), actions);
		expect(positions.map((position) => copan.decision(position)?.ask)).toEqual([...asked, undefined]);
	});

	test.each<Refusal>([
		{
			name: 'a bird once the tile is chosen',
			setup: table({ seats: [bird] }),
			actions: [take('food')],
			refused: useBird('ixazaluoh'),
			rejection: { code: 'not-asked', rule: 'copan.court.place.any-space', values: { ask: 'space' } },
		},
		{
			name: 'a bird of another player',
			setup: table({ seats: [bird, { characters: ['chicchan'] }] }),
			actions: [],
			refused: useBird('chicchan'),
			rejection: { code: 'no-such-choice', rule: 'copan.court.place.face-up', values: { ask: 'tile' } },
		},
		{
			name: 'a Character that is no bird',
			setup: table({ seats: [{ characters: ['ixazaluoh', 'kawai'] }] }),
			actions: [take('food'), place(plain)],
			refused: useBird('kawai'),
			rejection: { code: 'no-such-choice', rule: 'copan.characters.bird', values: { ask: 'pause' } },
		},
	])('refused: $name', checkRefusal);
});

describe('the rules exercised', () => {
	const listed = readdirSync(import.meta.dirname)
		.filter((name) => name.endsWith('.test.ts'))
		.map((name) => {
			const list = /export const exercises = \[([^\]]*)\]/.exec(readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));
			return [name, [...(list?.[1] ?? '').matchAll(/'(copan\.[^']+)'/g)].map(([, id]) => id as string)] as const;
		});

	test('every rule the engine cites is exercised by a table', () => {
		const all = new Set(listed.flatMap(([, ids]) => ids));
		expect([...ruleIds].filter((id) => !all.has(id))).toEqual([]);
	});

	test.each(listed)('%s names known rules, each once', (_, ids) => {
		expect(ids.filter((id) => !(ruleIds as readonly string[]).includes(id))).toEqual([]);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test('the rules listed in this file were really cited in it', () => {
		expect(exercises.filter((id) => !cited.has(id))).toEqual([]);
	});
});
