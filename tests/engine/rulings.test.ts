/** Every ruling's readings on the same setup: what differs between them is what the ruling's page says. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Readings } from '#engine/rulings.ts';
import type { Action, Setup } from '#games/copan/index.ts';
import { createPosition, type PlacedTile } from '#games/copan/position.ts';
import { type SpaceId, spaces } from '#games/copan/pyramid.ts';
import { type Resource, resources } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import { type RulingId, rulings } from '#games/copan/rulings.ts';
import {
	activated,
	arose,
	checkRefusal,
	checkRow,
	cited,
	declineOf,
	ended,
	expectOk,
	fromAnyResource,
	fromCharacter,
	fromTile,
	gain,
	moveCube,
	moved,
	noCubeMoved,
	nothingAdded,
	passedOn,
	place,
	placed,
	playAll,
	type Refusal,
	type Row,
	skipped,
	spent,
	spiralAt,
	type Told,
	table,
	take,
} from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.turn.two-phases',
	'copan.court.no-tile.face-down',
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
] satisfies CopanRule[];

const none = { food: 0, fame: 0, zeal: 0, power: 0 };
const spiral = 'north-2-2';
const anyResource = 'south-2-2';
const plain = 'east-1-1';

/** The setup on the fixed copy, played under these readings. */
const under = (readings: Partial<Readings<typeof rulings>>, setup: Setup): Setup =>
	table({ ...setup, rulings: readings });

describe('any-resource-when', () => {
	const setup = { cubes: { fame: 4 }, seats: [{ resources: { fame: 3 } }] } satisfies Setup;
	const actions: Action[] = [take('fame'), place(anyResource), gain('fame'), gain('fame')];
	const changes = {
		'seats.0.tiles.fame': 0,
		'seats.0.resources.fame': 5,
		[`pyramid.${anyResource}`]: 'fame',
		'cubes.fame': 5,
		'crossed.fame': 1,
		events: [declineOf('fame', 1)],
	};
	test.each<Row>([
		{
			name: 'on-placement: chosen before the cube and the Event; the harvest finds no room',
			setup: under({ 'any-resource-when': 'on-placement' }, setup),
			actions,
			events: [
				placed(anyResource, 'fame'),
				fromAnyResource('fame', [1, 0], 0),
				fromAnyResource('fame', [1, 0], 0),
				moved('fame', 5, 2, 0),
				arose(declineOf('fame', 1), 3),
				activated(anyResource, 'fame', 2, 1, 0),
				fromTile(anyResource, 'fame', [0, 1], 5),
				ended(),
			],
			changes,
		},
		{
			name: 'with-the-harvest: cube, Event and harvest first; the second choice finds no room',
			setup: under({ 'any-resource-when': 'with-the-harvest' }, setup),
			actions,
			events: [
				placed(anyResource, 'fame'),
				moved('fame', 5, 2, 0),
				arose(declineOf('fame', 1), 1),
				activated(anyResource, 'fame', 2, 1, 0),
				fromTile(anyResource, 'fame', [1, 0], 3),
				fromAnyResource('fame', [1, 0], 0),
				fromAnyResource('fame', [0, 1], 0),
				ended(),
			],
			changes,
		},
		{
			name: 'on-placement, at the choice: nothing has moved yet',
			setup: under({ 'any-resource-when': 'on-placement' }, setup),
			actions: actions.slice(0, 2),
			events: [placed(anyResource, 'fame')],
			changes: {
				'seats.0.tiles.fame': 0,
				[`pyramid.${anyResource}`]: 'fame',
				frames: [
					{ do: 'end-court-phase' },
					{ do: 'collect', space: anyResource, cause: 0 },
					{ do: 'move-cube', resource: 'fame', spiral: null, cause: 0 },
					{ ask: 'any-resource', left: 2, cause: 0 },
				],
			},
		},
		{
			name: 'with-the-harvest, at the choice: all else is done',
			setup: under({ 'any-resource-when': 'with-the-harvest' }, setup),
			actions: actions.slice(0, 2),
			events: [
				placed(anyResource, 'fame'),
				moved('fame', 5, 2, 0),
				arose(declineOf('fame', 1), 1),
				activated(anyResource, 'fame', 2, 1, 0),
				fromTile(anyResource, 'fame', [1, 0], 3),
			],
			changes: {
				...changes,
				'seats.0.resources.fame': 4,
				frames: [{ do: 'end-court-phase' }, { ask: 'any-resource', left: 2, cause: 0 }],
			},
		},
	])('$name', checkRow);
});

describe('extra-resource-characters', () => {
	const seats = [{ characters: ['huracan'] }];
	const tierOne = { seats, cubes: { food: 0 } } satisfies Setup;
	const tierThree = { seats, cubes: { food: 8 }, pyramid: { 'east-1-2': 'fame' } } satisfies Setup;
	const actions = [take('food'), place(plain)];
	const changes = { 'seats.0.tiles.food': 0, [`pyramid.${plain}`]: 'food' };
	const inTierOne: Told[] = [
		placed(plain, 'food'),
		moved('food', 1, 1, 0),
		activated(plain, 'food', 1, 2, 0),
		fromTile(plain, 'food', [2, 0], 2),
		fromCharacter('huracan', 'food', [1, 0], 2),
		ended(),
	];
	const changesInOne = { ...changes, 'seats.0.resources.food': 3, 'cubes.food': 1 };
	const changesInThree = {
		...changes,
		'seats.0.resources.fame': 2,
		'cubes.food': 9,
		'crossed.food': 2,
		events: [declineOf('food', 2)],
	};
	test.each<Row>([
		{
			name: 'always-at-collection, tier 1: with the harvest',
			setup: under({ 'extra-resource-characters': 'always-at-collection' }, tierOne),
			actions,
			events: inTierOne,
			changes: changesInOne,
		},
		{
			name: 'only-on-a-harvest, tier 1: with the harvest',
			setup: under({ 'extra-resource-characters': 'only-on-a-harvest' }, tierOne),
			actions,
			events: inTierOne,
			changes: changesInOne,
		},
		{
			name: 'on-placement, tier 1: before the cube moves',
			setup: under({ 'extra-resource-characters': 'on-placement' }, tierOne),
			actions,
			events: [
				placed(plain, 'food'),
				fromCharacter('huracan', 'food', [1, 0], 0),
				moved('food', 1, 1, 0),
				activated(plain, 'food', 1, 2, 0),
				fromTile(plain, 'food', [2, 0], 3),
				ended(),
			],
			changes: changesInOne,
		},
		{
			name: 'always-at-collection, tier 3: the 1 alone',
			setup: under({ 'extra-resource-characters': 'always-at-collection' }, tierThree),
			actions,
			events: [
				placed(plain, 'food'),
				moved('food', 9, 3, 0),
				arose(declineOf('food', 2), 1),
				activated(plain, 'food', 3, 0, 0),
				fromCharacter('huracan', 'food', [1, 0], 3),
				activated('east-1-2', 'fame', 1, 2, 0),
				fromTile('east-1-2', 'fame', [2, 0], 5),
				ended(),
			],
			changes: { ...changesInThree, 'seats.0.resources.food': 1 },
		},
		{
			name: 'only-on-a-harvest, tier 3: nothing, though a neighbour yields',
			setup: under({ 'extra-resource-characters': 'only-on-a-harvest' }, tierThree),
			actions,
			events: [
				placed(plain, 'food'),
				moved('food', 9, 3, 0),
				arose(declineOf('food', 2), 1),
				activated(plain, 'food', 3, 0, 0),
				nothingAdded('huracan', 3),
				activated('east-1-2', 'fame', 1, 2, 0),
				fromTile('east-1-2', 'fame', [2, 0], 5),
				ended(),
			],
			changes: changesInThree,
		},
		{
			name: 'only-on-a-harvest, tier 3: told once for each Character of the kind, and for no other',
			setup: under(
				{ 'extra-resource-characters': 'only-on-a-harvest' },
				{ seats: [{ characters: ['tonalnan', 'kawai', 'huracan'] }], cubes: { food: 9 } },
			),
			actions,
			events: [
				placed(plain, 'food'),
				moved('food', 10, 3, 0),
				activated(plain, 'food', 3, 0, 0),
				nothingAdded('tonalnan', 2),
				nothingAdded('huracan', 2),
				ended(),
			],
			changes: { ...changes, 'cubes.food': 10 },
		},
		{
			name: 'only-on-a-harvest, tier 2: the tile yields 1, so the Character does',
			setup: under({ 'extra-resource-characters': 'only-on-a-harvest' }, { seats, cubes: { food: 7 } }),
			actions,
			events: [
				placed(plain, 'food'),
				moved('food', 8, 2, 0),
				activated(plain, 'food', 2, 1, 0),
				fromTile(plain, 'food', [1, 0], 2),
				fromCharacter('huracan', 'food', [1, 0], 2),
				ended(),
			],
			changes: { ...changes, 'seats.0.resources.food': 2, 'cubes.food': 8 },
		},
		{
			name: 'only-on-a-harvest, storage full: the tile yields, though nothing is stored, and the 1 is lost too',
			setup: under(
				{ 'extra-resource-characters': 'only-on-a-harvest' },
				{ seats: [{ characters: ['huracan'], resources: { food: 5 } }] },
			),
			actions,
			events: [
				placed(plain, 'food'),
				moved('food', 1, 1, 0),
				activated(plain, 'food', 1, 2, 0),
				fromTile(plain, 'food', [0, 2], 2),
				fromCharacter('huracan', 'food', [0, 1], 2),
				ended(),
			],
			changes: { ...changes, 'cubes.food': 1 },
		},
		{
			name: 'on-placement, tier 3: the 1 comes before the Decline Event',
			setup: under({ 'extra-resource-characters': 'on-placement' }, tierThree),
			actions,
			events: [
				placed(plain, 'food'),
				fromCharacter('huracan', 'food', [1, 0], 0),
				moved('food', 9, 3, 0),
				arose(declineOf('food', 2), 2),
				activated(plain, 'food', 3, 0, 0),
				activated('east-1-2', 'fame', 1, 2, 0),
				fromTile('east-1-2', 'fame', [2, 0], 5),
				ended(),
			],
			changes: { ...changesInThree, 'seats.0.resources.food': 1 },
		},
		{
			name: 'on-placement, on an any-resource space: the 1, then the choices, then the cube',
			setup: under({ 'extra-resource-characters': 'on-placement' }, { seats }),
			actions: [take('food'), place(anyResource), gain('zeal'), gain('zeal')],
			events: [
				placed(anyResource, 'food'),
				fromCharacter('huracan', 'food', [1, 0], 0),
				fromAnyResource('zeal', [1, 0], 0),
				fromAnyResource('zeal', [1, 0], 0),
				moved('food', 1, 1, 0),
				activated(anyResource, 'food', 1, 2, 0),
				fromTile(anyResource, 'food', [2, 0], 5),
				ended(),
			],
			changes: {
				'seats.0.tiles.food': 0,
				'seats.0.resources.food': 3,
				'seats.0.resources.zeal': 2,
				[`pyramid.${anyResource}`]: 'food',
				'cubes.food': 1,
			},
		},
	])('$name', checkRow);

	test.each(rulings['extra-resource-characters'])('%s: a neighbour of the kind earns nothing', (reading) => {
		checkRow({
			name: reading,
			setup: under({ 'extra-resource-characters': reading }, { seats, pyramid: { 'east-1-2': 'food' } }),
			actions: [take('fame'), place(plain)],
			events: [
				placed(plain, 'fame'),
				moved('fame', 1, 1, 0),
				activated(plain, 'fame', 1, 2, 0),
				fromTile(plain, 'fame', [2, 0], 2),
				activated('east-1-2', 'food', 1, 2, 0),
				fromTile('east-1-2', 'food', [2, 0], 4),
				ended(),
			],
			changes: {
				'seats.0.tiles.fame': 0,
				'seats.0.resources.fame': 2,
				'seats.0.resources.food': 2,
				[`pyramid.${plain}`]: 'fame',
				'cubes.fame': 1,
			},
		});
	});
});

describe('same-resource-twice', () => {
	/** A Food tile between two Food tiles in tier 1, with room for 7. */
	const three = {
		seats: [{ extensions: 1 }],
		pyramid: { 'east-1-1': 'food', 'east-1-3': 'food' },
	} satisfies Setup;
	const actions = [take('food'), place('east-1-2')];
	const changes = { 'seats.0.tiles.food': 0, 'pyramid.east-1-2': 'food', 'cubes.food': 1 };
	test.each<Row>([
		{
			name: 'each-tile: 6 Food',
			setup: under({ 'same-resource-twice': 'each-tile' }, three),
			actions,
			events: [
				placed('east-1-2', 'food'),
				moved('food', 1, 1, 0),
				activated('east-1-2', 'food', 1, 2, 0),
				fromTile('east-1-2', 'food', [2, 0], 2),
				activated('east-1-3', 'food', 1, 2, 0, { again: true }),
				fromTile('east-1-3', 'food', [2, 0], 4),
				activated('east-1-1', 'food', 1, 2, 0, { again: true }),
				fromTile('east-1-1', 'food', [2, 0], 6),
				ended(),
			],
			changes: { ...changes, 'seats.0.resources.food': 6 },
		},
		{
			name: 'once-a-resource: 2 Food',
			setup: under({ 'same-resource-twice': 'once-a-resource' }, three),
			actions,
			events: [
				placed('east-1-2', 'food'),
				moved('food', 1, 1, 0),
				activated('east-1-2', 'food', 1, 2, 0),
				fromTile('east-1-2', 'food', [2, 0], 2),
				activated('east-1-3', 'food', 1, 0, 0, { again: true }),
				activated('east-1-1', 'food', 1, 0, 0, { again: true }),
				ended(),
			],
			changes: { ...changes, 'seats.0.resources.food': 2 },
		},
		{
			name: 'once-a-resource: two equal neighbours of another resource yield once, and the placed tile too',
			setup: under({ 'same-resource-twice': 'once-a-resource' }, three),
			actions: [take('power'), place('east-1-2')],
			events: [
				placed('east-1-2', 'power'),
				moved('power', 1, 1, 0),
				activated('east-1-2', 'power', 1, 2, 0),
				fromTile('east-1-2', 'power', [2, 0], 2),
				activated('east-1-3', 'food', 1, 2, 0),
				fromTile('east-1-3', 'food', [2, 0], 4),
				activated('east-1-1', 'food', 1, 0, 0, { again: true }),
				ended(),
			],
			changes: {
				'seats.0.tiles.power': 0,
				'seats.0.resources.power': 2,
				'seats.0.resources.food': 2,
				'pyramid.east-1-2': 'power',
				'cubes.power': 1,
			},
		},
		{
			name: 'once-a-resource: the Character still adds its 1',
			setup: under(
				{ 'same-resource-twice': 'once-a-resource' },
				{ ...three, seats: [{ characters: ['huracan', 'tonalnan'] }] },
			),
			actions,
			events: [
				placed('east-1-2', 'food'),
				moved('food', 1, 1, 0),
				activated('east-1-2', 'food', 1, 2, 0),
				fromTile('east-1-2', 'food', [2, 0], 2),
				fromCharacter('huracan', 'food', [1, 0], 2),
				fromCharacter('tonalnan', 'food', [1, 0], 2),
				activated('east-1-3', 'food', 1, 0, 0, { again: true }),
				activated('east-1-1', 'food', 1, 0, 0, { again: true }),
				ended(),
			],
			changes: { ...changes, 'seats.0.resources.food': 4 },
		},
		...rulings['same-resource-twice'].map(
			(reading): Row => ({
				name: `${reading}: in tier 3 no tile yields, and each is told`,
				setup: under({ 'same-resource-twice': reading }, { ...three, cubes: { food: 9 } }),
				actions,
				events: [
					placed('east-1-2', 'food'),
					moved('food', 10, 3, 0),
					activated('east-1-2', 'food', 3, 0, 0),
					activated('east-1-3', 'food', 3, 0, 0, { again: true }),
					activated('east-1-1', 'food', 3, 0, 0, { again: true }),
					ended(),
				],
				changes: { ...changes, 'cubes.food': 10 },
			}),
		),
	])('$name', checkRow);

	test.each(rulings['same-resource-twice'])('%s: an event names the ruling', (reading) => {
		const { events } = playAll(under({ 'same-resource-twice': reading }, three), actions);
		expect(events.flatMap((event) => event.rulings ?? [])).toContain('same-resource-twice');
	});
});

describe('spiral-before-decline', () => {
	const both = { cubes: { fame: 4 } } satisfies Setup;
	const actions = [take('fame'), place(spiral)];
	const changes = {
		'seats.0.tiles.fame': 0,
		'seats.0.resources.fame': 1,
		[`pyramid.${spiral}`]: 'fame',
		'cubes.fame': 5,
		'crossed.fame': 1,
	};
	const harvest = [activated(spiral, 'fame', 2, 1, 0), fromTile(spiral, 'fame', [1, 0], 4), ended()];
	test.each<Row>([
		{
			name: 'spiral-first: cube, spiral, Decline',
			setup: under({ 'spiral-before-decline': 'spiral-first' }, both),
			actions,
			events: [
				placed(spiral, 'fame'),
				moved('fame', 5, 2, 0),
				arose(spiralAt(spiral), 0),
				arose(declineOf('fame', 1), 1, { second: true }),
				...harvest,
			],
			changes: { ...changes, events: [spiralAt(spiral), declineOf('fame', 1)] },
		},
		{
			name: 'decline-first: cube, Decline, spiral',
			setup: under({ 'spiral-before-decline': 'decline-first' }, both),
			actions,
			events: [
				placed(spiral, 'fame'),
				moved('fame', 5, 2, 0),
				arose(declineOf('fame', 1), 1),
				arose(spiralAt(spiral), 0, { second: true }),
				...harvest,
			],
			changes: { ...changes, events: [declineOf('fame', 1), spiralAt(spiral)] },
		},
		{
			name: 'spiral-before-the-cube: spiral, cube, Decline',
			setup: under({ 'spiral-before-decline': 'spiral-before-the-cube' }, both),
			actions,
			events: [
				placed(spiral, 'fame'),
				arose(spiralAt(spiral), 0),
				moved('fame', 5, 2, 0),
				arose(declineOf('fame', 1), 2, { second: true }),
				...harvest,
			],
			changes: { ...changes, events: [spiralAt(spiral), declineOf('fame', 1)] },
		},
		...(['spiral-first', 'decline-first'] as const).map(
			(reading): Row => ({
				name: `${reading}: all cubes at their ends, the spiral comes once`,
				setup: under({ 'spiral-before-decline': reading }, { cubes: { food: 13, fame: 13, zeal: 13, power: 13 } }),
				actions,
				events: [
					placed(spiral, 'fame'),
					noCubeMoved(0),
					arose(spiralAt(spiral), 0),
					activated(spiral, 'fame', 3, 0, 0),
					ended(),
				],
				changes: { 'seats.0.tiles.fame': 0, [`pyramid.${spiral}`]: 'fame', events: [spiralAt(spiral)] },
			}),
		),
		{
			name: 'spiral-before-the-cube: all cubes at their ends, the spiral comes once, before',
			setup: under(
				{ 'spiral-before-decline': 'spiral-before-the-cube' },
				{ cubes: { food: 13, fame: 13, zeal: 13, power: 13 } },
			),
			actions,
			events: [
				placed(spiral, 'fame'),
				arose(spiralAt(spiral), 0),
				noCubeMoved(0),
				activated(spiral, 'fame', 3, 0, 0),
				ended(),
			],
			changes: { 'seats.0.tiles.fame': 0, [`pyramid.${spiral}`]: 'fame', events: [spiralAt(spiral)] },
		},
	])('$name', checkRow);

	// "Compare readings" finds the rulings a scenario meets in its events.
	test.each(rulings['spiral-before-decline'])('%s: one event names the ruling where both Events arise', (reading) => {
		const { events } = playAll(under({ 'spiral-before-decline': reading }, both), actions);
		expect(events.flatMap((event) => event.rulings ?? [])).toStrictEqual(['spiral-before-decline']);
	});

	test.each(rulings['spiral-before-decline'])('%s: no event names it where one Event arises', (reading) => {
		const readings = { 'spiral-before-decline': reading };
		const spiralAlone = playAll(under(readings, {}), actions);
		const declineAlone = playAll(under(readings, both), [take('fame'), place(plain)]);
		for (const { events, after } of [spiralAlone, declineAlone]) {
			expect(after.events).toHaveLength(1);
			expect(events.flatMap((event) => event.rulings ?? [])).toEqual([]);
		}
	});
});

describe('recrossed-threshold', () => {
	const back = { cubes: { zeal: 4 }, crossed: { zeal: 1 } } satisfies Setup;
	test('three-a-track: the threshold was crossed before, so no Event', () => {
		checkRow({
			name: 'three-a-track',
			setup: under({ 'recrossed-threshold': 'three-a-track' }, back),
			actions: [take('zeal'), place(plain)],
			events: [
				placed(plain, 'zeal'),
				moved('zeal', 5, 2, 0),
				spent('zeal', 1),
				activated(plain, 'zeal', 2, 1, 0),
				fromTile(plain, 'zeal', [1, 0], 3),
				ended(),
			],
			changes: {
				'seats.0.tiles.zeal': 0,
				'seats.0.resources.zeal': 1,
				[`pyramid.${plain}`]: 'zeal',
				'cubes.zeal': 5,
			},
		});
	});

	test('three-a-track: an event says why the crossing brings no Event', () => {
		const { events } = playAll(under({}, back), [take('zeal'), place(plain)]);
		const said = events.flatMap((event): string[] => [...event.rules, ...(event.rulings ?? [])]);
		expect(said).toContain('copan.court.events.three-a-track');
		expect(said).toContain('recrossed-threshold');
	});
});

describe('full-pyramid-turn', () => {
	const full = Object.fromEntries(spaces.map(({ id }, index) => [id, resources[index % 4]])) as Record<
		SpaceId,
		PlacedTile
	>;
	const kept = (tile: Resource): Told => ({
		type: 'tileKept',
		player: 0,
		tile,
		rules: ['copan.court.decline.one-left'],
		rulings: ['full-pyramid-turn'],
	});
	const cubeMoves = { 'full-pyramid-turn': 'cube-moves' } as const;
	test.each<Row>([
		{
			name: 'skipped: tiles kept, no cube moves, no Event',
			setup: under({ 'full-pyramid-turn': 'skipped' }, { pyramid: full, cubes: { food: 4 } }),
			actions: [],
			events: [skipped('pyramid-full'), ended()],
			changes: {},
		},
		{
			name: 'cube-moves: a tile is asked for first',
			setup: under(cubeMoves, { pyramid: full, cubes: { food: 4 } }),
			actions: [],
			events: [],
			changes: { frames: [{ do: 'end-court-phase' }, { ask: 'cube' }] },
		},
		{
			name: 'cube-moves: its cube moves, a Decline Event follows, the tile is kept and nothing collected',
			setup: under(cubeMoves, { pyramid: full, cubes: { food: 4 } }),
			actions: [moveCube('food')],
			events: [kept('food'), moved('food', 5, 2, 0), arose(declineOf('food', 1), 1), ended()],
			changes: { 'cubes.food': 5, 'crossed.food': 1, events: [declineOf('food', 1)] },
		},
		{
			name: 'cube-moves: a spent mark brings no Event',
			setup: under(cubeMoves, { pyramid: full, cubes: { food: 4 }, crossed: { food: 1 } }),
			actions: [moveCube('food')],
			events: [kept('food'), moved('food', 5, 2, 0), spent('food', 1), ended()],
			changes: { 'cubes.food': 5 },
		},
		{
			name: 'cube-moves: no threshold, no Event; +1 Characters have no tile to add to',
			setup: under(cubeMoves, { pyramid: full, seats: [{ characters: ['huracan'] }] }),
			actions: [moveCube('food')],
			events: [kept('food'), moved('food', 1, 1, 0), ended()],
			changes: { 'cubes.food': 1 },
		},
		{
			name: 'cube-moves: at its end it passes on',
			setup: under(cubeMoves, { pyramid: full, cubes: { food: 13 } }),
			actions: [moveCube('food')],
			events: [kept('food'), passedOn('food', 'fame', 0), moved('fame', 1, 1, 1), ended()],
			changes: { 'cubes.fame': 1 },
		},
		{
			name: 'cube-moves: all at their ends',
			setup: under(cubeMoves, { pyramid: full, cubes: { food: 13, fame: 13, zeal: 13, power: 13 } }),
			actions: [moveCube('food')],
			events: [kept('food'), noCubeMoved(0), ended()],
			changes: {},
		},
		{
			name: 'cube-moves: an empty hand shows no tile, so the phase is skipped',
			setup: under(cubeMoves, { pyramid: full, seats: [{ tiles: none }] }),
			actions: [],
			events: [skipped('pyramid-full'), ended()],
			changes: {},
		},
		...rulings['full-pyramid-turn'].map((reading): Row => {
			const { 'east-1-1': _, ...oneFree } = full;
			return {
				name: `${reading}: with one space left a tile is laid as always`,
				setup: under({ 'full-pyramid-turn': reading }, { pyramid: oneFree, cubes: { food: 13, fame: 13, zeal: 13 } }),
				actions: [take('food'), place('east-1-1')],
				events: [
					placed('east-1-1', 'food'),
					passedOn('food', 'fame', 0),
					passedOn('fame', 'zeal', 1),
					passedOn('zeal', 'power', 2),
					moved('power', 1, 1, 3),
					activated('east-1-1', 'food', 3, 0, 0),
					activated('east-2-1', 'food', 3, 0, 0, { again: true }),
					activated('east-1-2', 'fame', 3, 0, 0),
					ended(),
				],
				changes: { 'seats.0.tiles.food': 0, 'pyramid.east-1-1': 'food', 'cubes.power': 1 },
			};
		}),
	])('$name', checkRow);

	test.each<Refusal>([
		{
			name: 'cube-moves: the cube of a resource one holds no tile of',
			setup: under(cubeMoves, { pyramid: full, seats: [{ tiles: { food: 0 } }] }),
			actions: [],
			refused: moveCube('food'),
			rejection: { code: 'not-in-hand', rule: 'copan.court.place.face-up', values: { resource: 'food' } },
		},
		{
			name: 'cube-moves: laying a tile',
			setup: under(cubeMoves, { pyramid: full }),
			actions: [],
			refused: take('food'),
			rejection: { code: 'not-asked', rule: 'copan.court.decline.one-left', values: { ask: 'cube' } },
		},
		{
			name: 'cube-moves: a cube that does not exist',
			setup: under(cubeMoves, { pyramid: full }),
			actions: [],
			refused: moveCube('gold' as Resource),
			rejection: { code: 'no-such-choice', rule: 'copan.court.decline.one-left', values: { ask: 'cube' } },
		},
		{
			name: 'cube-moves: a second cube',
			setup: under(cubeMoves, { pyramid: full }),
			actions: [moveCube('food')],
			refused: moveCube('food'),
			rejection: { code: 'nothing-asked', rule: 'copan.turn.two-phases', values: {} },
		},
		{
			name: 'skipped: a cube',
			setup: under({}, { pyramid: full }),
			actions: [],
			refused: moveCube('food'),
			rejection: { code: 'nothing-asked', rule: 'copan.turn.two-phases', values: {} },
		},
	])('refused: $name', checkRefusal);
});

describe('supplies-run-out', () => {
	test('nothing-is-placed: no tile, no cube, no resource', () => {
		checkRow({
			name: 'nothing-is-placed',
			setup: under(
				{ 'supplies-run-out': 'nothing-is-placed' },
				{
					seats: [
						{ tiles: none, characters: ['huracan'] },
						{ tiles: { food: 20, fame: 20, zeal: 20, power: 20 } },
						{ tiles: none },
						{ tiles: none },
					],
				},
			),
			actions: [],
			events: [skipped('no-tile'), ended()],
			changes: {},
		});
	});
});

describe('the switches', () => {
	const ids = Object.keys(rulings) as RulingId[];

	test('each is played here', () => {
		const source = readFileSync(import.meta.filename, 'utf8');
		const described = [...source.matchAll(/^describe\('([a-z-]+)'/gm)].map(([, id]) => id);
		expect(ids.filter((id) => !described.includes(id))).toEqual([]);
	});

	test.each(ids)('%s has a page with the same readings, our default first', (id) => {
		const page = readFileSync(`${import.meta.dirname}/../../content/copan/rulings/${id}.mdx`, 'utf8');
		const frontmatter = page.split('---')[1] ?? '';
		expect([...frontmatter.matchAll(/^ {2}- id: (\S+)$/gm)].map(([, option]) => option)).toEqual(rulings[id]);
	});

	test.each(ids)('%s: the first reading is the default', (id) => {
		expect(expectOk(createPosition({})).table.readings[id]).toBe(rulings[id][0]);
	});

	test.each(ids.flatMap((id) => rulings[id].map((option) => [id, option] as const)))(
		'%s = %s is taken into the table and leaves the others alone',
		(id, option) => {
			const { readings } = expectOk(createPosition({ rulings: { [id]: option } })).table;
			expect(readings).toStrictEqual({ ...expectOk(createPosition({})).table.readings, [id]: option });
		},
	);

	test('the rules listed in this file were really cited in it', () => {
		expect(exercises.filter((id) => !cited.has(id))).toEqual([]);
	});
});
