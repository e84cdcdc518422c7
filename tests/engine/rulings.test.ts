/** Every ruling's readings on the same setup: what differs between them is what the ruling's page says. */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Readings } from '#engine/rulings.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import { type Action, copan, type Event, type SeatSetup, type Setup } from '#games/copan/index.ts';
import type { PlacedTile } from '#games/copan/position.ts';
import { type SpaceId, spaces } from '#games/copan/pyramid.ts';
import { type Resource, resources, type Site, sites } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import { rulings } from '#games/copan/rulings.ts';
import { createPosition } from '#games/copan/setup.ts';
import {
	activated,
	arose,
	type Chance,
	checkRefusal,
	checkRow,
	cited,
	climb,
	closedAt,
	declineOf,
	dieKept,
	discardOne,
	draw,
	ended,
	expectOk,
	far,
	fillSpace,
	fromAnyResource,
	fromCharacter,
	fromTile,
	gain,
	goOn,
	known,
	laid,
	laidAtStart,
	leaveTotem,
	loseOne,
	moveCube,
	moved,
	noCubeMoved,
	nothingAdded,
	passedOn,
	place,
	placed,
	placeJade,
	placeTotem,
	playAll,
	queued,
	quietDecline,
	quietSpiral,
	type Refusal,
	type Row,
	removeJade,
	roll,
	skipped,
	spent,
	spiralAt,
	stepDown,
	swept,
	type Told,
	table,
	take,
	takeCharacter,
	turnTotem,
	useBird,
} from './support.ts';

/** A question of games of people. */
type RulingId = keyof typeof rulings;

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
	'copan.court.events.spiral.refresh',
	'copan.court.events.spiral.roll',
	'copan.court.events.decline.roll',
	'copan.court.events.decline.close',
	'copan.court.events.close.embassies',
	'copan.court.events.close.ball-court',
	'copan.court.events.close.altars',
	'copan.court.events.close.stairway',
	'copan.court.events.one-roll',
	'copan.court.events.one-effect',
	'copan.court.events.all-close',
	'copan.court.collect.neighbours',
	'copan.court.collect.tiers',
	'copan.court.collect.storage',
	'copan.court.any-resource.two',
	'copan.court.any-resource.no-decline',
	'copan.court.loss.vp',
	'copan.events.all-players',
	'copan.events.faces',
	'copan.events.forward-back',
	'copan.characters.infinity',
	'copan.characters.bird',
	'copan.characters.discard.room',
	'copan.characters.discard.gone',
	'copan.mask.at-once',
	'copan.mask.choose',
	'copan.mask.effect',
	'copan.mask.removed',
	'copan.ball-court.recruit.token',
	'copan.steps.choose',
	'copan.steps.no-split',
	'copan.steps.zenith.order',
	'copan.steps.zenith.again',
	'copan.steps.down',
	'copan.river.two-leftmost',
	'copan.river.extension.attach',
	'copan.river.extension.lost',
	'copan.end-turn.refill.sooner',
	'copan.end-turn.refill.river',
	'copan.action.move.by-effect',
	'copan.action.move.side',
	'copan.action.push.occupied',
	'copan.action.push.no-symbol',
	'copan.action.push.several',
	'copan.action.push.ejected',
	'copan.action.push.ejected-moves',
	'copan.action.space.cost',
	'copan.action.space.times',
	'copan.action.bonus.finish-first',
	'copan.action.bonus.order',
	'copan.end.two-exhausted',
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
		...quietDecline('fame', 0, 0).changes,
		resolved: 1,
	};
	test.each<Row>([
		{
			name: 'on-placement: chosen before the cube and the Event; the harvest finds no room',
			setup: under({ 'any-resource-when': 'on-placement' }, setup),
			actions,
			chance: [roll(2)],
			events: [
				placed(anyResource, 'fame'),
				fromAnyResource('fame', [1, 0], 0),
				fromAnyResource('fame', [1, 0], 0),
				moved('fame', 5, 2, 0),
				arose(declineOf('fame', 1), 3),
				...quietDecline('fame', 4, 5).events,
				activated(anyResource, 'fame', 2, 1, 0),
				fromTile(anyResource, 'fame', [0, 1], 9),
				ended(),
			],
			changes: { ...changes, events: [queued(declineOf('fame', 1), 4)] },
		},
		{
			name: 'with-the-harvest: cube, Event and harvest first; the second choice finds no room',
			setup: under({ 'any-resource-when': 'with-the-harvest' }, setup),
			actions,
			chance: [roll(2)],
			events: [
				placed(anyResource, 'fame'),
				moved('fame', 5, 2, 0),
				arose(declineOf('fame', 1), 1),
				...quietDecline('fame', 2, 3).events,
				activated(anyResource, 'fame', 2, 1, 0),
				fromTile(anyResource, 'fame', [1, 0], 7),
				fromAnyResource('fame', [1, 0], 0),
				fromAnyResource('fame', [0, 1], 0),
				ended(),
			],
			changes: { ...changes, events: [queued(declineOf('fame', 1), 2)] },
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
					{ do: 'pause', before: 'collecting' },
					{ do: 'resolve-events' },
					{ do: 'pause', before: 'events' },
					{ do: 'move-cube', resource: 'fame', spiral: null, cause: 0 },
					{ ask: 'any-resource', left: 2, player: 0, source: { anyResource: true }, cause: 0 },
				],
			},
		},
		{
			name: 'with-the-harvest, at the choice: all else is done',
			setup: under({ 'any-resource-when': 'with-the-harvest' }, setup),
			actions: actions.slice(0, 2),
			chance: [roll(2)],
			events: [
				placed(anyResource, 'fame'),
				moved('fame', 5, 2, 0),
				arose(declineOf('fame', 1), 1),
				...quietDecline('fame', 2, 3).events,
				activated(anyResource, 'fame', 2, 1, 0),
				fromTile(anyResource, 'fame', [1, 0], 7),
			],
			changes: {
				...changes,
				'seats.0.resources.fame': 4,
				events: [queued(declineOf('fame', 1), 2)],
				frames: [
					{ do: 'end-court-phase' },
					{ ask: 'any-resource', left: 2, player: 0, source: { anyResource: true }, cause: 0 },
				],
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
		...quietDecline('food', 0, 0).changes,
		events: [queued(declineOf('food', 2), 2)],
		resolved: 1,
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
			chance: [roll(2)],
			events: [
				placed(plain, 'food'),
				moved('food', 9, 3, 0),
				arose(declineOf('food', 2), 1),
				...quietDecline('food', 2, 3).events,
				activated(plain, 'food', 3, 0, 0),
				fromCharacter('huracan', 'food', [1, 0], 7),
				activated('east-1-2', 'fame', 1, 2, 0),
				fromTile('east-1-2', 'fame', [2, 0], 9),
				ended(),
			],
			changes: { ...changesInThree, 'seats.0.resources.food': 1 },
		},
		{
			name: 'only-on-a-harvest, tier 3: nothing, though a neighbour yields',
			setup: under({ 'extra-resource-characters': 'only-on-a-harvest' }, tierThree),
			actions,
			chance: [roll(2)],
			events: [
				placed(plain, 'food'),
				moved('food', 9, 3, 0),
				arose(declineOf('food', 2), 1),
				...quietDecline('food', 2, 3).events,
				activated(plain, 'food', 3, 0, 0),
				nothingAdded('huracan', 7),
				activated('east-1-2', 'fame', 1, 2, 0),
				fromTile('east-1-2', 'fame', [2, 0], 9),
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
			chance: [roll(2)],
			events: [
				placed(plain, 'food'),
				fromCharacter('huracan', 'food', [1, 0], 0),
				moved('food', 9, 3, 0),
				arose(declineOf('food', 2), 2),
				...quietDecline('food', 3, 4).events,
				activated(plain, 'food', 3, 0, 0),
				activated('east-1-2', 'fame', 1, 2, 0),
				fromTile('east-1-2', 'fame', [2, 0], 9),
				ended(),
			],
			changes: {
				...changesInThree,
				'seats.0.resources.food': 1,
				events: [queued(declineOf('food', 2), 3)],
			},
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
	const both = { cubes: { fame: 4 }, tops: known } satisfies Setup;
	const atEnds = { cubes: { food: 13, fame: 13, zeal: 13, power: 13 }, tops: known } satisfies Setup;
	const actions = [take('fame'), place(spiral)];
	const changes = {
		...quietSpiral(0, 0).changes,
		'seats.0.tiles.fame': 0,
		'seats.0.resources.fame': 1,
		[`pyramid.${spiral}`]: 'fame',
		'cubes.fame': 5,
		'crossed.fame': 1,
		'closed.ball-court': [2],
		resolved: 2,
	};
	/** After the spiral a card of the new ones lies on the space that closes. */
	const closedAfterwards = {
		'cards.characters.laid': known.characters.map((card, space) => (space === 1 ? null : card)),
		'cards.characters.top': ['necahual'],
	};
	const harvest = [activated(spiral, 'fame', 2, 1, 0), fromTile(spiral, 'fame', [1, 0], 21), ended()];
	test.each<Row>([
		{
			name: 'spiral-first: cube, spiral, Decline; the die is rolled for the spiral',
			setup: under({ 'spiral-before-decline': 'spiral-first' }, both),
			actions,
			chance: [roll(2)],
			events: [
				placed(spiral, 'fame'),
				moved('fame', 5, 2, 0),
				arose(spiralAt(spiral), 0),
				arose(declineOf('fame', 1), 1, { second: true }),
				...quietSpiral(2, 4).events,
				dieKept(2, 3),
				closedAt('ball-court', 2, 'necahual', 3, { second: true }),
				...harvest,
			],
			changes: {
				...changes,
				...closedAfterwards,
				events: [queued(spiralAt(spiral), 2), queued(declineOf('fame', 1), 3)],
			},
		},
		{
			name: 'decline-first: cube, Decline, spiral; the die is rolled for the Decline, and nothing is laid on what it closes',
			setup: under({ 'spiral-before-decline': 'decline-first' }, both),
			actions,
			chance: [roll(2)],
			events: [
				placed(spiral, 'fame'),
				moved('fame', 5, 2, 0),
				arose(declineOf('fame', 1), 1),
				arose(spiralAt(spiral), 0, { second: true }),
				...quietDecline('fame', 2, 4).events,
				swept('characters', laidAtStart.characters.toSpliced(1, 1), 3),
				swept('altars', laidAtStart.altars, 3),
				...['camazotz', ...known.characters.slice(0, 4)].map((card, index) =>
					laid('characters', index === 0 ? 1 : index + 2, card, 3),
				),
				...known.altars.map((card, space) => laid('altars', space + 1, card, 3)),
				dieKept(2, 3),
				activated(spiral, 'fame', 2, 1, 0),
				fromTile(spiral, 'fame', [1, 0], 20),
				ended(),
			],
			changes: {
				...changes,
				'cards.characters.laid': ['camazotz', null, ...known.characters.slice(0, 4)],
				'cards.characters.top': known.characters.slice(4),
				'cards.characters.discard': laidAtStart.characters.toSpliced(1, 1),
				events: [queued(declineOf('fame', 1), 2), queued(spiralAt(spiral), 3)],
			},
		},
		{
			name: 'spiral-before-the-cube: the spiral is resolved whole before the cube moves',
			setup: under({ 'spiral-before-decline': 'spiral-before-the-cube' }, both),
			actions,
			chance: [roll(2)],
			events: [
				placed(spiral, 'fame'),
				arose(spiralAt(spiral), 0),
				...quietSpiral(1, 2).events,
				moved('fame', 5, 2, 0),
				arose(declineOf('fame', 1), 17, { second: true }),
				dieKept(2, 18),
				closedAt('ball-court', 2, 'necahual', 18, { second: true }),
				...harvest,
			],
			changes: {
				...changes,
				...closedAfterwards,
				events: [queued(spiralAt(spiral), 1), queued(declineOf('fame', 1), 18)],
			},
		},
		...(['spiral-first', 'decline-first'] as const).map(
			(reading): Row => ({
				name: `${reading}: all cubes at their ends, the spiral comes once`,
				setup: under({ 'spiral-before-decline': reading }, atEnds),
				actions,
				chance: [roll(4)],
				events: [
					placed(spiral, 'fame'),
					noCubeMoved(0),
					arose(spiralAt(spiral), 0),
					...quietSpiral(2, 3, 4).events,
					activated(spiral, 'fame', 3, 0, 0),
					ended(),
				],
				changes: {
					...quietSpiral(0, 0, 4).changes,
					'seats.0.tiles.fame': 0,
					[`pyramid.${spiral}`]: 'fame',
					events: [queued(spiralAt(spiral), 2)],
					resolved: 1,
				},
			}),
		),
		{
			name: 'spiral-before-the-cube: all cubes at their ends, the spiral comes once, before',
			setup: under({ 'spiral-before-decline': 'spiral-before-the-cube' }, atEnds),
			actions,
			chance: [roll(4)],
			events: [
				placed(spiral, 'fame'),
				arose(spiralAt(spiral), 0),
				...quietSpiral(1, 2, 4).events,
				noCubeMoved(0),
				activated(spiral, 'fame', 3, 0, 0),
				ended(),
			],
			changes: {
				...quietSpiral(0, 0, 4).changes,
				'seats.0.tiles.fame': 0,
				[`pyramid.${spiral}`]: 'fame',
				events: [queued(spiralAt(spiral), 1)],
				resolved: 1,
			},
		},
	])('$name', checkRow);

	// "Compare readings" finds the rulings a scenario meets in its events.
	test.each(rulings['spiral-before-decline'])('%s: one event names the ruling where both Events arise', (reading) => {
		const { events } = playAll(under({ 'spiral-before-decline': reading }, both), actions, 'seed');
		const naming = events.filter((event) => event.rulings?.includes('spiral-before-decline'));
		expect(naming.map(({ type }) => type)).toEqual(['eventArose']);
	});

	test.each(rulings['spiral-before-decline'])('%s: no event names it where one Event arises', (reading) => {
		const readings = { 'spiral-before-decline': reading };
		const spiralAlone = playAll(under(readings, { tops: known }), actions, [roll(2)]);
		const declineAlone = playAll(under(readings, both), [take('fame'), place(plain)], [roll(2)]);
		for (const { events, after } of [spiralAlone, declineAlone]) {
			expect(after.events).toHaveLength(1);
			expect(events.flatMap((event) => event.rulings ?? [])).not.toContain('spiral-before-decline');
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
			changes: { frames: [{ ask: 'cube' }] },
		},
		{
			name: 'cube-moves: its cube moves, a Decline Event follows, the tile is kept and nothing collected',
			setup: under(cubeMoves, { pyramid: full, cubes: { food: 4 } }),
			actions: [moveCube('food')],
			chance: [roll(2)],
			events: [
				kept('food'),
				moved('food', 5, 2, 0),
				arose(declineOf('food', 1), 1),
				...quietDecline('food', 2, 3).events,
				ended(),
			],
			changes: {
				...quietDecline('food', 2, 3).changes,
				'cubes.food': 5,
				'crossed.food': 1,
				events: [queued(declineOf('food', 1), 2)],
				resolved: 1,
			},
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
					far(passedOn('food', 'fame', 0)),
					far(passedOn('fame', 'zeal', 1)),
					far(passedOn('zeal', 'power', 2)),
					far(moved('power', 1, 1, 3)),
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

/* From here on: rulings of Events and effects. Two players; the Zeal cube stands one before its first mark. */

/** One reading of a ruling, played on the setup that its readings share. */
interface Case {
	/** What the row shows beyond its reading. */
	where?: string;
	option: string;
	setup?: Setup;
	actions: readonly Action[];
	chance?: Chance;
	/** Values in the position reached, by path. */
	state?: Record<string, unknown>;
	/** Events told among the others, in this order, with these fields. */
	told?: readonly Partial<Record<string, unknown>>[];
	/** Types of events that are not told. */
	never?: readonly Event['type'][];
	/** What is asked in the end, or null. */
	asks?: string | null;
	/** What is refused there, with the code. */
	refused?: readonly [Action, string];
	/** Why no event names the ruling here: it makes no difference, or shows only in what may be chosen. */
	silent?: string;
}

const valueAt = (value: unknown, path: string): unknown =>
	path.split('.').reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

const rows = (id: RulingId, shared: Setup, cases: readonly Case[]): void => {
	test.each(cases.map((each) => ({ ...each, name: each.where ? `${each.option}, ${each.where}` : each.option })))(
		'$name',
		({ option, setup, actions, chance, state = {}, told = [], never = [], asks = null, refused, silent }) => {
			const whole = { players: 2, cubes: { zeal: 2 }, ...shared, ...setup } satisfies Setup;
			const { after, events } = playAll(
				under({ ...whole.rulings, [id]: option } as Partial<Readings<typeof rulings>>, whole),
				actions,
				chance,
			);
			expect(Object.fromEntries(Object.keys(state).map((path) => [path, valueAt(after, path)]))).toStrictEqual(state);
			let from = 0;
			for (const part of told) {
				const found = events.findIndex(
					(event, index) =>
						index >= from &&
						Object.entries(part).every(([key, value]) => isDeepStrictEqual(valueAt(event, key), value)),
				);
				expect(
					found,
					`${JSON.stringify(part)} after ${from} of ${JSON.stringify(events, null, '\t')}`,
				).toBeGreaterThanOrEqual(0);
				from = found + 1;
			}
			expect(events.map(({ type }) => type).filter((type) => never.includes(type))).toEqual([]);
			expect(copan.decision(after)?.ask ?? null).toBe(asks);
			if (refused) expect(copan.why(after, refused[0])?.code).toBe(refused[1]);
			// "Compare readings" finds the rulings a scenario meets in its events.
			expect(events.some((event) => event.rulings?.includes(id))).toBe(!silent);
		},
	);

	test('every reading has a row', () => {
		expect([...new Set(cases.map(({ option }) => option))].sort()).toEqual([...rulings[id]].sort());
	});
};

/** A Zeal tile that brings a Decline Event; the die shows `face`. */
const decline = (face: DieFace, ...then: Action[]): Action[] => [take('zeal'), place(plain), roll(face), ...then];
/** The same where the active player has a bird and keeps it for now. */
const declineWithBird = (face: DieFace, ...then: Action[]): Action[] => [
	take('zeal'),
	place(plain),
	goOn,
	roll(face),
	...then,
];

describe('ejection', () => {
	const row = (space: number): SeatSetup => ({ totem: { site: 'altars', space, side: 'any' } });
	const setup: Setup = {
		players: 4,
		seats: [{ characters: ['mulac'], mask: [9], resources: { zeal: 1 } }, row(1), row(2), row(3)],
	};
	const placing = [useBird('mulac'), placeJade(10), placeTotem('altars'), turnTotem('two')];
	const pushed = [
		{ type: 'totemPlaced', player: 0, site: 'altars', side: 'two' },
		{ type: 'totemPushed', player: 1, space: 2 },
		{ type: 'totemPushed', player: 2, space: 3 },
		{ type: 'totemEjected', player: 3, site: 'altars', rulings: ['ejection'] },
	];
	const rulings = ['ejection', 'ejected-at-once-action'];
	rows('ejection', setup, [
		{
			option: 'next-turn',
			actions: placing,
			told: pushed,
			state: { 'seats.3.totem': null, 'seats.3.ejectedFrom': 'altars', 'seats.1.totem.space': 2, active: 0 },
			asks: 'tile',
		},
		{
			option: 'at-once',
			where: 'its owner is asked',
			actions: placing,
			told: pushed,
			state: { 'seats.3.totem': null, 'seats.3.ejectedFrom': 'altars', 'frames.1.ask': 'totem', 'frames.1.player': 3 },
			asks: 'totem',
			refused: [placeTotem('altars'), 'ejected-from-there'],
		},
		{
			option: 'at-once',
			where: 'and may not leave it',
			actions: placing,
			told: pushed,
			asks: 'totem',
			refused: [leaveTotem, 'not-asked'],
		},
		{
			option: 'at-once',
			where: 'placed at another Site it resolves no symbol',
			actions: [...placing, placeTotem('river'), turnTotem('two')],
			told: [...pushed, { type: 'totemPlaced', player: 3, site: 'river', side: 'two', rulings }],
			never: ['scored'],
			state: {
				'seats.3.totem': { site: 'river', space: 1, side: 'two' },
				'seats.3.ejectedFrom': null,
				'seats.3.vp': 0,
			},
			asks: 'tile',
		},
	]);
});

describe('moves-back', () => {
	rows('moves-back', { card: 'B' }, [
		{
			option: 'towards-plenty',
			setup: { cubes: { zeal: 2, food: 1 } },
			actions: decline(5),
			told: [{ type: 'cubeMoved', resource: 'food', from: 1, to: 0 }],
			state: { 'cubes.food': 0 },
		},
		{
			option: 'towards-exhaustion',
			setup: { cubes: { zeal: 2, food: 1 } },
			actions: decline(5),
			told: [{ type: 'cubeMoved', resource: 'food', from: 1, to: 2 }],
			state: { 'cubes.food': 2 },
		},
		{
			option: 'towards-plenty',
			where: 'away from a threshold',
			setup: { cubes: { zeal: 2, food: 3 } },
			actions: decline(5),
			told: [{ type: 'cubeMoved', resource: 'food', from: 3, to: 2, tier: 1 }],
			state: { 'cubes.food': 2, 'crossed.food': 1, 'events.length': 1 },
		},
		{
			option: 'towards-exhaustion',
			where: 'over a threshold: a second Event, which only closes',
			setup: { cubes: { zeal: 2, food: 2 } },
			actions: decline(5),
			told: [
				{ type: 'cubeMoved', resource: 'food', from: 2, to: 3, tier: 2 },
				{ type: 'spaceClosed', site: 'altars' },
				{ type: 'dieKept', face: 5 },
				{ type: 'spaceClosed', site: 'embassies', spaces: [5] },
			],
			state: { 'cubes.food': 3, 'events.length': 2, 'closed.embassies': [5] },
		},
	]);
});

describe('pass-on', () => {
	const atEnd = { card: 'A', cubes: { zeal: 2, food: 7 } } satisfies Setup;
	rows('pass-on', atEnd, [
		{
			option: 'until-one-moves',
			actions: decline(3),
			told: [
				{ type: 'cubePassedOn', from: 'food', to: 'fame', rulings: ['pass-on'] },
				{ type: 'cubeMoved', resource: 'fame', from: 0, to: 1 },
			],
			state: { 'cubes.fame': 1 },
		},
		{
			option: 'until-one-moves',
			where: 'two at their ends',
			setup: { cubes: { zeal: 2, food: 7, fame: 7 } },
			actions: decline(3),
			told: [
				{ type: 'cubePassedOn', to: 'fame' },
				{ type: 'cubePassedOn', to: 'zeal' },
				{ type: 'cubeMoved', to: 4 },
			],
			state: { 'cubes.zeal': 4 },
		},
		{
			option: 'court-phase-only',
			actions: decline(3),
			told: [{ type: 'noCubeMoved', rulings: ['pass-on'] }],
			never: ['cubePassedOn'],
			state: { cubes: { food: 7, fame: 0, zeal: 3, power: 0 } },
		},
		{
			option: 'court-phase-only',
			where: 'the cube of a tile still passes on',
			actions: [take('food'), place(plain)],
			told: [{ type: 'cubePassedOn', from: 'food', to: 'fame' }],
			state: { 'cubes.fame': 1 },
			silent: 'the tile’s own cube passes on under either reading',
		},
	]);
});

describe('back-at-start', () => {
	rows('back-at-start', { card: 'B', cubes: { zeal: 2, fame: 2 } }, [
		{
			option: 'stays',
			actions: decline(5),
			told: [{ type: 'cubeStays', resource: 'food' }],
			state: { cubes: { food: 0, fame: 2, zeal: 3, power: 0 } },
		},
		{
			option: 'passes-on',
			actions: decline(5),
			told: [
				{ type: 'cubePassedOn', from: 'food', to: 'fame', rulings: ['back-at-start'] },
				{ type: 'cubeMoved', resource: 'fame', from: 2, to: 1 },
			],
			never: ['cubeStays'],
			state: { cubes: { food: 0, fame: 1, zeal: 3, power: 0 } },
		},
		{
			option: 'passes-on',
			where: 'from Power to Food and Fame, past cubes at their start',
			setup: { card: 'F' },
			actions: decline(2),
			told: [
				{ type: 'cubePassedOn', from: 'power' },
				{ type: 'cubePassedOn', from: 'food' },
			],
			state: { cubes: { food: 0, fame: 1, zeal: 3, power: 0 } },
		},
	]);
});

describe('face-down', () => {
	rows('face-down', { seats: [{ tiles: none, characters: ['huracan'] }], pyramid: { 'east-1-2': 'food' } }, [
		{
			option: 'spiral-only',
			actions: [place(plain)],
			told: [
				{ type: 'tilePlaced', tile: 'face-down' },
				{ type: 'nothingYielded', rulings: ['face-down'] },
			],
			never: ['cubeMoved', 'gained', 'tileActivated', 'eventArose'],
			state: { 'seats.0.resources': none, cubes: { food: 0, fame: 0, zeal: 2, power: 0 } },
		},
		{
			option: 'spiral-only',
			where: 'on a spiral',
			setup: { tops: known },
			actions: [place(spiral), roll(2)],
			told: [{ type: 'eventArose', event: spiralAt(spiral) }, { type: 'cardsSwept' }, { type: 'dieRolled' }],
			never: ['cubeMoved', 'gained'],
		},
	]);
});

describe('event-order', () => {
	const gains = (...who: Resource[]) => who.map((resource) => gain(resource));
	rows('event-order', { players: 3, active: 1, card: 'C', cubes: { zeal: 3 } }, [
		{
			option: 'clockwise-from-active',
			actions: decline(3, ...gains('food', 'food', 'food', 'fame', 'fame', 'fame', 'power', 'power', 'power')),
			told: [
				{ type: 'faceApplies', rulings: ['event-order'] },
				...[1, 1, 1, 2, 2, 2, 0, 0, 0].map((player) => ({ type: 'gained', player })),
			],
			state: { 'seats.1.resources.food': 3, 'seats.2.resources.fame': 3, 'seats.0.resources.power': 3 },
		},
	]);
});

describe('jade-in-event', () => {
	rows('jade-in-event', { card: 'D', seats: [{ resources: { zeal: 4 } }] }, [
		{
			option: 'before-the-court-phase-goes-on',
			where: 'its resources come before the harvest, which finds no room for them',
			actions: decline(2, placeJade(16), placeJade(3)),
			told: [
				{ type: 'jadePlaced', player: 0, space: 16, rulings: ['jade-in-event'] },
				{ type: 'gained', player: 0, resource: 'zeal', amount: 1, lost: 1 },
				{ type: 'jadePlaced', player: 1, space: 3 },
				{ type: 'gained', player: 1, resource: 'power', amount: 2 },
				{ type: 'tileActivated', resource: 'zeal' },
				{ type: 'gained', player: 0, resource: 'zeal', amount: 0, lost: 1 },
			],
			state: { 'seats.0.resources.zeal': 5, 'seats.1.resources.power': 2 },
		},
	]);
});

describe('jade-out-of-turn', () => {
	const setup: Setup = { card: 'D', seats: [{ mask: [9] }, { mask: [10] }] };
	const waits = (effect: unknown) => [{ type: 'effectWaits', player: 1, effect, rulings: ['jade-out-of-turn'] }];
	rows('jade-out-of-turn', setup, [
		{
			option: 'at-once-in-order',
			actions: decline(2, placeJade(13), placeJade(14)),
			state: { 'seats.1.waiting': [], 'frames.3.ask': undefined },
			never: ['effectWaits'],
			asks: 'character',
		},
		{
			option: 'at-own-next-turn',
			where: 'a Character',
			actions: decline(2, placeJade(13), placeJade(14)),
			told: waits({ verb: 'take-character' }),
			state: {
				'seats.1.waiting': [
					{ effect: { verb: 'take-character' }, context: { player: 1, source: { mask: 14 }, cause: 7 } },
				],
			},
		},
		{
			option: 'at-own-next-turn',
			where: 'a Totem',
			setup: { seats: [{ mask: [9] }, { mask: [14] }] },
			actions: decline(2, placeJade(13), placeJade(10)),
			told: waits({ verb: 'place-totem' }),
		},
		{
			option: 'at-own-next-turn',
			where: 'River tiles',
			setup: { seats: [{ mask: [9] }, { mask: [4] }] },
			actions: decline(2, placeJade(13), placeJade(8)),
			told: waits({ verb: 'take-river-tiles', refill: 'unsaid' }),
			state: { river: ['food', 'fame', 'zeal', 'power'] },
		},
		{
			option: 'at-own-next-turn',
			where: 'an extension does not wait',
			setup: { seats: [{ mask: [9] }, { mask: [13] }] },
			actions: decline(2, placeJade(13), placeJade(9)),
			state: { 'seats.1.extensions': 1, 'seats.1.waiting': [] },
			silent: 'an extension waits under neither reading',
		},
		{
			option: 'at-own-next-turn',
			where: 'nor does anything of the active player',
			setup: { seats: [{ mask: [10] }, { mask: [9] }] },
			actions: decline(2, placeJade(14)),
			never: ['effectWaits'],
			asks: 'character',
			silent: 'on one’s own turn nothing waits under either reading',
		},
	]);

	test('at-own-next-turn: what waited comes first on that turn, and once', () => {
		const { after } = playAll(
			under({ 'jade-out-of-turn': 'at-own-next-turn' }, { ...setup, until: 'game', players: 2, cubes: { zeal: 2 } }),
			[
				...decline(2, placeJade(13), placeJade(14)),
				{ type: 'move', site: 'river' },
				turnTotem('two'),
				{ type: 'buy-nothing' },
				draw('fame'),
				draw('food'),
			],
		);
		expect(copan.decision(after)).toMatchObject({ actor: 1, ask: 'character' });
		expect(after.seats[1]?.waiting).toEqual([]);
		const { position } = expectOk(copan.play(after, takeCharacter('camazotz')));
		expect(copan.decision(position)).toMatchObject({ actor: 'chance', ask: 'draw' });
		const drawn = expectOk(copan.play(position, draw('yaluk'))).position;
		expect(drawn.seats[1]?.characters).toEqual(['camazotz']);
		expect(copan.decision(drawn)).toMatchObject({ actor: 1, ask: 'tile' });
	});
});

describe('jade-with-full-mask', () => {
	const full = Array.from({ length: 16 }, (_, index) => index + 1);
	rows('jade-with-full-mask', { card: 'D', seats: [{ mask: full }, { mask: full.slice(1) }] }, [
		{
			option: 'lost',
			where: 'with a space left it is no question',
			actions: decline(2, placeJade(1)),
			told: [
				{ type: 'unaffected', player: 0, rulings: ['jade-with-full-mask'] },
				{ type: 'jadePlaced', player: 1, space: 1 },
			],
			state: { 'seats.0.mask': full },
		},
	]);
});

describe('mask-edges', () => {
	/** The active player has a Jade tile to place on a Mask with these. */
	const mask = (...placed: number[]): Setup => ({ seats: [{ characters: ['mulac'], mask: placed }] });
	const asked = [useBird('mulac')];
	const jade = (option: string, where: string, setup: Setup, space: number, code?: string): Case => ({
		option,
		where: `${where}: ${code ?? 'allowed'}`,
		setup,
		actions: code ? asked : [...asked, placeJade(space), ...afterJade(space)],
		...(code
			? { asks: 'jade', refused: [placeJade(space), code] }
			: { asks: 'tile', told: [{ type: 'jadePlaced', space }] }),
		...(code
			? { silent: 'nothing is told before the choice; its event names the ruling' }
			: (setup.seats?.[0]?.mask ?? []).length === 0 && { silent: 'an empty Mask may begin at the same spaces in all' }),
	});
	const afterJade = (space: number): Action[] =>
		[6, 12].includes(space) ? [gain('food'), gain('food')] : [2, 4, 5].includes(space) ? [gain('food')] : [];
	rows('mask-edges', {}, [
		...rulings['mask-edges'].flatMap((option) => [
			jade(option, 'the first in the middle', mask(), 6, 'jade-not-on-edge'),
			jade(option, 'the first at a corner', mask(), 1),
			...[2, 8, 9, 15].map((space) => jade(option, `the first on an edge, ${space}`, mask(), space)),
			jade(option, 'beside a tile', mask(1), 2),
			jade(option, 'two away', mask(1), 3, 'jade-apart'),
			jade(option, 'where one lies', mask(1), 1, 'jade-there'),
			jade(option, 'a row goes on at its other end', mask(4), 5, 'jade-apart'),
			jade(option, 'over the corner of the first edge', mask(1), 5),
		]),
		jade('connected-by-sides', 'a corner away', mask(2), 5, 'jade-apart'),
		jade('connected-by-corners', 'a corner away', mask(1), 6),
		jade('first-edge-only', 'a corner away', mask(1), 6, 'jade-apart'),
		jade('connected-by-sides', 'another edge', mask(2, 6), 5),
		jade('connected-by-corners', 'another edge', mask(2, 6), 5),
		jade('first-edge-only', 'another edge', mask(2, 6), 5, 'jade-other-edge'),
		jade('first-edge-only', 'the middle', mask(2, 6), 7),
		jade('first-edge-only', 'the same edge', mask(2, 6), 3),
		jade('first-edge-only', 'the right edge, and the top', mask(8, 7), 3, 'jade-other-edge'),
		jade('first-edge-only', 'the right edge again', mask(8, 7), 12),
		jade('first-edge-only', 'a corner lies on both', mask(8, 4), 3, 'jade-other-edge'),
	]);
});

describe('jade-removed', () => {
	const setup: Setup = { card: 'C', seats: [{ mask: [1, 2, 3], characters: ['mulac'] }] };
	const offAndOn = declineWithBird(4, removeJade(3), useBird('mulac'), placeJade(3));
	rows('jade-removed', setup, [
		{
			option: 'any-tile-effect-again',
			where: 'from the middle',
			actions: declineWithBird(4, removeJade(2), goOn),
			told: [{ type: 'jadeRemoved', player: 0, space: 2, rulings: ['jade-removed'] }],
			state: { 'seats.0.mask': [1, 3], 'seats.0.maskRemoved': [2] },
		},
		{
			option: 'any-tile-effect-again',
			where: 'placed again',
			actions: offAndOn,
			told: [
				{ type: 'jadeRemoved' },
				{ type: 'jadePlaced', space: 3 },
				{ type: 'gained', resource: 'power', amount: 2 },
			],
			never: ['jadeGivesNothing'],
			state: { 'seats.0.resources.power': 2, 'seats.0.mask': [1, 2, 3] },
		},
		{
			option: 'connected-no-effect',
			where: 'from the middle',
			actions: declineWithBird(4),
			asks: 'remove-jade',
			refused: [removeJade(2), 'jade-falls-apart'],
			silent: 'nothing is told before the choice; its event names the ruling',
		},
		{
			option: 'connected-no-effect',
			where: 'placed again',
			actions: offAndOn,
			told: [
				{ type: 'jadePlaced', space: 3 },
				{ type: 'jadeGivesNothing', space: 3, rulings: ['jade-removed'] },
			],
			state: { 'seats.0.resources.power': 0, 'seats.0.mask': [1, 2, 3] },
		},
		{
			option: 'connected-no-effect',
			where: 'another space gives its effect',
			actions: declineWithBird(4, removeJade(3), useBird('mulac'), placeJade(5), gain('food')),
			never: ['jadeGivesNothing'],
			state: { 'seats.0.resources.food': 1 },
		},
		{
			option: 'connected-no-effect',
			where: 'a Mask that hangs together by a corner',
			setup: { seats: [{ mask: [1, 6, 7] }], rulings: { 'mask-edges': 'connected-by-corners' } },
			actions: decline(4),
			asks: 'remove-jade',
			refused: [removeJade(6), 'jade-falls-apart'],
			silent: 'nothing is told before the choice; its event names the ruling',
		},
		{
			option: 'connected-no-effect',
			where: 'a Mask with nothing whole to take from: any may go',
			setup: { seats: [{ mask: [1, 3, 9, 11] }] },
			actions: decline(4, removeJade(1)),
			state: { 'seats.0.mask': [3, 9, 11] },
		},
	]);
});

describe('take-what-is-not-there', () => {
	const lacking = (verb: string, card: string, face: DieFace): Case[] => [
		{
			option: 'nothing-happens',
			where: verb,
			setup: { card },
			actions: decline(face),
			told: [0, 1].map((player) => ({ type: 'unaffected', player, 'effect.verb': verb })),
			never: ['scored'],
			state: { 'seats.0.vp': 0, 'seats.1.vp': 0 },
		},
		{
			option: 'one-vp',
			where: verb,
			setup: { card },
			actions: decline(face),
			told: [0, 1].map((player) => ({ type: 'scored', player, vp: -1, 'by.lacking': verb })),
			never: ['unaffected'],
			state: { 'seats.0.vp': -1, 'seats.1.vp': -1 },
		},
	];
	rows('take-what-is-not-there', {}, [
		...lacking('discard-character', 'B', 4),
		...lacking('lose-extension', 'I', 4),
		...lacking('lose-glyph', 'I', 6),
		{
			option: 'one-vp',
			where: 'what is there is taken',
			setup: { card: 'I', seats: [{ extensions: 1 }, { extensions: 1 }] },
			actions: decline(4),
			state: { 'seats.0.vp': 0, 'seats.0.extensions': 0, 'seats.1.vp': 0 },
			silent: 'what is there is lost under either reading',
		},
		{
			option: 'one-vp',
			where: 'a Jade tile to take off is no card or extension',
			setup: { card: 'C' },
			actions: decline(4),
			state: { 'seats.0.vp': 0 },
			silent: 'the card itself says that nothing happens',
		},
	]);
});

describe('lose-what-you-lack', () => {
	const setup: Setup = { card: 'F', seats: [{ extensions: 2, resources: { food: 1 } }] };
	rows('lose-what-you-lack', setup, [
		{
			option: 'only-if-nothing-else',
			actions: decline(4),
			asks: 'lose',
			refused: [loseOne('fame'), 'resource-lacking'],
			silent: 'nothing is told before the choice; its event names the ruling',
		},
		{
			option: 'only-if-nothing-else',
			where: 'with the last resource gone the rest costs VP unasked',
			actions: decline(4, loseOne('food')),
			told: [
				{ type: 'lost', resource: 'food', amount: 1 },
				{ type: 'scored', vp: -1, by: { unpaid: 'any' } },
			],
			state: { 'seats.0.vp': -1, 'seats.0.resources.food': 0 },
		},
		{
			option: 'freely',
			actions: decline(4, loseOne('fame'), loseOne('power')),
			told: [
				{ type: 'scored', vp: -1, by: { unpaid: 'fame' } },
				{ type: 'scored', vp: -1, by: { unpaid: 'power' } },
			],
			never: ['lost'],
			state: { 'seats.0.vp': -2, 'seats.0.resources.food': 1 },
		},
		{
			option: 'only-if-nothing-else',
			where: 'a Priest at the foot',
			setup: { card: 'H', seats: [{ priests: { food: 1 } }] },
			actions: decline(1),
			told: [],
			asks: 'step-down',
			refused: [stepDown('fame'), 'priest-at-foot'],
			silent: 'nothing is told before the choice; its event names the ruling',
		},
		{
			option: 'only-if-nothing-else',
			where: 'all Priests at the foot: nothing happens',
			setup: { card: 'H', seats: [] },
			actions: decline(1),
			told: [0, 1].map((player) => ({ type: 'unaffected', player, rulings: ['lose-what-you-lack'] })),
		},
		{
			option: 'freely',
			where: 'a Priest at the foot: nothing happens',
			setup: { card: 'H', seats: [{ priests: { food: 1 } }] },
			actions: decline(1, stepDown('fame'), stepDown('food')),
			told: [0, 1].map((player) => ({ type: 'unaffected', player, rulings: ['lose-what-you-lack'] })),
			state: { 'seats.0.priests.food': 1 },
		},
	]);
});

describe('vp-below-zero', () => {
	const row = (option: string, vp: number, taken: number, silent?: string): Case => ({
		option,
		where: `from ${vp} by 2`,
		setup: { seats: [{ vp }, { resources: { zeal: 2 } }] },
		actions: decline(1),
		told: [{ type: 'scored', player: 0, vp: taken }],
		state: { 'seats.0.vp': vp + taken, 'seats.1.vp': 0, 'seats.1.resources.zeal': 0 },
		...(silent && { silent }),
	});
	rows('vp-below-zero', { card: 'B' }, [
		row('may-go-below', 1, -2),
		row('may-go-below', 2, -2, 'it stays at zero or above'),
		row('may-go-below', -3, -2),
		row('stops-at-zero', 1, -1),
		row('stops-at-zero', 2, -2, 'it stays at zero or above'),
		row('stops-at-zero', 0, 0),
		row('stops-at-zero', -3, 0),
	]);
});

describe('excess-steps', () => {
	const from = (food: number): Setup => ({ seats: [{ characters: ['itzamna'], priests: { food } }] });
	rows('excess-steps', {}, [
		{
			option: 'lost',
			where: 'one step of three',
			setup: from(8),
			actions: [useBird('itzamna'), climb('food')],
			told: [{ type: 'climbed', from: 8, to: 9, lost: 2, rulings: ['excess-steps'] }, { type: 'zenithTaken' }],
			state: { 'seats.0.priests': { ...none, food: 9 }, 'seats.0.vp': 14, zenith: 2 },
			asks: 'tile',
		},
		{
			option: 'lost',
			where: 'exactly to the top',
			setup: from(6),
			actions: [useBird('itzamna'), climb('food')],
			told: [{ type: 'climbed', from: 6, to: 9, lost: 0 }],
			asks: 'tile',
			silent: 'no step is left over',
		},
		{
			option: 'lost',
			where: 'all four Priests at the top',
			setup: { seats: [{ characters: ['itzamna'], priests: { food: 9, fame: 9, zeal: 9, power: 9 } }] },
			actions: [useBird('itzamna')],
			told: [{ type: 'unaffected', rulings: ['excess-steps'] }],
			asks: 'tile',
		},
	]);
});

describe('climb-cut-short', () => {
	const from = (food: number): Setup => ({ seats: [{ characters: ['itzamna', 'camazotz'], priests: { food } }] });
	rows('climb-cut-short', {}, [
		{
			option: 'steps-taken',
			where: 'one step: Camazotz gives nothing',
			setup: from(8),
			actions: [useBird('itzamna'), climb('food')],
			never: ['gained'],
			asks: 'tile',
		},
		{
			option: 'steps-taken',
			where: 'two steps: Camazotz gives one',
			setup: from(7),
			actions: [useBird('itzamna'), climb('food'), gain('fame')],
			told: [
				{ type: 'climbed', to: 9 },
				{ type: 'gained', resource: 'fame', by: { lasting: 'camazotz' } },
			],
			asks: 'tile',
			silent: 'two steps are enough, cut short or not',
		},
	]);
});

describe('priest-down-from-top', () => {
	const setup: Setup = {
		card: 'H',
		seats: [{ characters: ['itzamna'], priests: { food: 9, fame: 1 } }],
	};
	const downAndUp = declineWithBird(1, stepDown('food'), useBird('itzamna'), climb('food'));
	const down = {
		type: 'steppedDown',
		stairway: 'food',
		from: 9,
		to: 8,
		rulings: ['priest-down-from-top', 'lose-what-you-lack'],
	};
	rows('priest-down-from-top', setup, [
		{
			option: 'down-no-token',
			actions: downAndUp,
			told: [down, { type: 'climbed', to: 9 }, { type: 'zenithWithheld', rulings: ['priest-down-from-top'] }],
			never: ['zenithTaken', 'scored'],
			state: { zenith: 2, 'seats.0.vp': 0, 'seats.0.priests.food': 9 },
		},
		{
			option: 'down-and-token',
			actions: downAndUp,
			told: [down, { type: 'zenithTaken', rulings: ['priest-down-from-top'] }, { type: 'scored', vp: 8 }],
			never: ['zenithWithheld'],
			state: { zenith: 1, 'seats.0.vp': 8, 'seats.0.topped': ['food'] },
		},
		{
			option: 'stays-at-top',
			actions: declineWithBird(1),
			asks: 'step-down',
			refused: [stepDown('food'), 'priest-stays'],
			silent: 'nothing is told before the choice; its event names the ruling',
		},
		{
			option: 'stays-at-top',
			where: 'another Priest goes down',
			actions: declineWithBird(1, stepDown('fame'), goOn),
			told: [{ type: 'steppedDown', stairway: 'fame', from: 1, to: 0 }],
		},
	]);
});

describe('extension-limit', () => {
	const had = (extensions: number): Setup => ({ seats: [{ characters: ['chichuaton'], extensions }] });
	const row = (option: string, before: number, after: number, silent?: string): Case => ({
		option,
		where: `the ${before + 1}th`,
		setup: had(before),
		actions: [useBird('chichuaton')],
		told: [{ type: after > before ? 'extensionAdded' : 'unaffected' }],
		state: { 'seats.0.extensions': after },
		asks: 'tile',
		...(silent && { silent }),
	});
	rows('extension-limit', {}, [
		row('no-limit', 2, 3, 'a third may be had under either reading'),
		row('no-limit', 3, 4),
		row('no-limit', 5, 6),
		row('no-limit', 6, 6, 'the supply is empty'),
		row('three', 2, 3, 'a third may be had under either reading'),
		row('three', 3, 3),
	]);
});

describe('extension-lost', () => {
	const people = ['kawai', 'muluc', 'yaluk', 'ixtli'];
	rows('extension-lost', { card: 'I' }, [
		{
			option: 'excess-goes',
			setup: { seats: [{ extensions: 1, resources: { food: 7, fame: 6, power: 5 } }] },
			actions: decline(4),
			told: [
				{ type: 'extensionLost', player: 0, extensions: 0 },
				{ type: 'lost', resource: 'food', amount: 2, to: 'storage', rulings: ['extension-lost'] },
				{ type: 'lost', resource: 'fame', amount: 1, to: 'storage' },
			],
			state: { 'seats.0.resources': { food: 5, fame: 5, zeal: 1, power: 5 }, 'seats.0.vp': 0 },
		},
		{
			option: 'excess-goes',
			where: 'what fits stays, and a Character without a space goes by choice',
			setup: { seats: [{ extensions: 1, resources: { food: 5 }, characters: people }] },
			actions: decline(4, discardOne('muluc')),
			told: [
				{ type: 'extensionLost' },
				{
					type: 'characterDiscarded',
					character: 'muluc',
					because: 'storage',
					rules: ['copan.river.extension.lost', 'copan.characters.discard.gone'],
					rulings: ['discarded-characters', 'extension-lost'],
				},
			],
			never: ['lost'],
			state: { 'seats.0.characters': ['kawai', 'yaluk', 'ixtli'], 'seats.0.resources.food': 5 },
		},
	]);
});

describe('discarded-characters', () => {
	rows('discarded-characters', { card: 'B', seats: [{ characters: ['kawai', 'yaluk'] }] }, [
		{
			option: 'discard-pile',
			actions: decline(4, discardOne('yaluk')),
			told: [{ type: 'characterDiscarded', character: 'yaluk', because: 'event' }],
			state: { 'cards.characters.discard': ['yaluk'], 'seats.0.discarded': 1, 'seats.0.characters': ['kawai'] },
		},
		{
			option: 'out-of-the-game',
			actions: decline(4, discardOne('yaluk')),
			told: [{ type: 'characterDiscarded', character: 'yaluk', because: 'event' }],
			state: { 'cards.characters.discard': [], 'seats.0.discarded': 1, 'seats.0.characters': ['kawai'] },
		},
		{
			option: 'out-of-the-game',
			where: 'a bird that was used too',
			setup: { seats: [{ characters: ['ixazaluoh'] }] },
			actions: [useBird('ixazaluoh')],
			state: { 'cards.characters.discard': [], 'seats.0.discarded': 1, 'seats.0.resources.food': 3 },
			asks: 'tile',
		},
	]);
});

describe('bird-discarded-unused', () => {
	const people = ['kawai', 'muluc', 'ixazaluoh'];
	/** The Event's Jade brings a fourth Character, and there is room for three. */
	const crowded: SeatSetup = { mask: [10], characters: people };
	const other: SeatSetup = { mask: [9] };
	const fourth = [placeJade(14), takeCharacter('coyopa'), discardOne('ixazaluoh')];
	const forRoom = {
		type: 'characterDiscarded',
		because: 'room',
		rulings: ['discarded-characters', 'bird-discarded-unused'],
	};
	rows('bird-discarded-unused', { card: 'D', tops: known }, [
		{
			option: 'own-turn-yes',
			setup: { seats: [crowded, other] },
			actions: declineWithBird(2, ...fourth, placeJade(13)),
			told: [forRoom, { type: 'gained', player: 0, resource: 'food', amount: 3, by: { character: 'ixazaluoh' } }],
			state: { 'seats.0.resources.food': 3, 'seats.0.characters': ['kawai', 'muluc', 'coyopa'] },
		},
		{
			option: 'only-by-choice',
			setup: { seats: [crowded, other] },
			actions: declineWithBird(2, ...fourth, placeJade(13)),
			told: [forRoom],
			state: { 'seats.0.resources.food': 0, 'seats.0.characters': ['kawai', 'muluc', 'coyopa'] },
		},
		...rulings['bird-discarded-unused'].flatMap((option): Case[] => [
			{
				option,
				where: 'on another’s turn',
				setup: { seats: [other, crowded] },
				actions: decline(2, placeJade(13), ...fourth),
				told: [forRoom],
				state: { 'seats.1.resources.food': 0 },
			},
			{
				option,
				where: 'taken by an Event',
				setup: { card: 'B', seats: [{ characters: people }] },
				actions: declineWithBird(4, discardOne('ixazaluoh')),
				told: [{ type: 'characterDiscarded', because: 'event' }],
				state: { 'seats.0.resources.food': 0 },
			},
			{
				option,
				where: 'by choice it has its effect',
				setup: { seats: [{ characters: people }] },
				actions: [useBird('ixazaluoh')],
				state: { 'seats.0.resources.food': 3 },
				asks: 'tile',
				silent: 'used for its effect, it has it under either reading',
			},
		]),
	]);
});

describe('discard-counts', () => {
	rows('discard-counts', { card: 'A', seats: [{ discarded: 1, characters: ['ixazaluoh'] }, { discarded: 3 }] }, [
		{
			option: 'all-this-game',
			where: 'those of earlier turns and of this one',
			actions: [useBird('ixazaluoh'), ...decline(5)],
			told: [
				{ type: 'gained', player: 0, resource: 'power', amount: 2, rulings: ['discard-counts'] },
				{ type: 'gained', player: 1, resource: 'power', amount: 3 },
			],
			state: { 'seats.0.resources.power': 2, 'seats.1.resources.power': 3 },
		},
	]);
});

describe('cabaguil', () => {
	rows('cabaguil', { seats: [{ characters: ['cabaguil'] }] }, [
		{
			option: 'own-choice',
			actions: [
				useBird('cabaguil'),
				...['food', 'food', 'zeal', 'power', 'food'].map((each) => gain(each as Resource)),
			],
			told: [1, 2, 3, 4, 5].map(() => ({ type: 'gained', by: { character: 'cabaguil' }, rulings: ['cabaguil'] })),
			state: { 'seats.0.resources': { food: 3, fame: 0, zeal: 1, power: 1 } },
			asks: 'tile',
		},
	]);
});

describe('off-action-timing', () => {
	const setup: Setup = { card: 'C', seats: [{ characters: ['hachakyum'] }, { resources: { fame: 2 } }] };
	rows('off-action-timing', setup, [
		{
			option: 'not-mid-effect',
			where: 'after the roll nobody is asked',
			actions: declineWithBird(1),
			told: [{ type: 'dieRolled' }, { type: 'scored', player: 0, vp: -2 }, { type: 'lost', player: 1, amount: 2 }],
			state: { 'seats.0.vp': -2, 'seats.0.resources.fame': 0 },
			asks: 'pause',
		},
		{
			option: 'not-mid-effect',
			where: 'before the roll it may be used',
			actions: [take('zeal'), place(plain), useBird('hachakyum'), roll(1)],
			told: [
				{ type: 'gained', resource: 'fame', amount: 3 },
				{ type: 'dieRolled' },
				{ type: 'lost', player: 0, amount: 2 },
			],
			state: { 'seats.0.vp': 0, 'seats.0.resources.fame': 1 },
			silent: 'with the bird gone there is nothing to use after the roll',
		},
		{
			option: 'at-once',
			where: 'used between the roll and its effect',
			actions: declineWithBird(1, useBird('hachakyum')),
			told: [
				{ type: 'dieRolled' },
				{ type: 'gained', resource: 'fame', amount: 3 },
				{ type: 'lost', player: 0, amount: 2 },
			],
			state: { 'seats.0.vp': 0, 'seats.0.resources.fame': 1 },
		},
		{
			option: 'at-once',
			where: 'not used',
			actions: declineWithBird(1, goOn, goOn),
			state: { 'seats.0.vp': -2, 'seats.0.characters': ['hachakyum'] },
		},
		...rulings['off-action-timing'].map(
			(option): Case => ({
				option,
				where: 'a bonus action waits for the Action phase',
				setup: { seats: [{ characters: ['iktan'] }] },
				actions: [useBird('iktan')],
				told: [{ type: 'bonusActionQueued', site: 'embassies', less: 3, rulings: ['off-action-timing'] }],
				state: { bonusActions: [{ player: 0, site: 'embassies', less: 3, cause: 0 }] },
				asks: 'tile',
			}),
		),
	]);
});

describe('gained-character-token', () => {
	const setup: Setup = { seats: [{ characters: ['mulac'], mask: [10] }] };
	const taking = [useBird('mulac'), placeJade(14), takeCharacter('coyopa')];
	rows('gained-character-token', setup, [
		{
			option: 'none-of-them',
			actions: taking,
			chance: [draw('yaluk')],
			told: [{ type: 'characterTaken', character: 'coyopa', space: 4, rulings: ['gained-character-token'] }],
			never: ['courtTokenPlaced'],
			state: { ballCourt: { left: [0, 0], right: [0, 0] }, 'seats.0.characters': ['coyopa'] },
			asks: 'tile',
		},
		{
			option: 'token-placed',
			actions: taking,
			chance: [draw('yaluk')],
			told: [{ type: 'characterTaken' }, { type: 'courtTokenPlaced', player: 0, half: 'right' }],
			state: { ballCourt: { left: [0, 0], right: [1, 0] }, 'cards.characters.laid.3': 'yaluk' },
			asks: 'tile',
		},
		{
			option: 'token-placed',
			where: 'on the left half',
			actions: [...taking.slice(0, 2), takeCharacter('citlamina')],
			chance: [draw('yaluk')],
			state: { ballCourt: { left: [1, 0], right: [0, 0] } },
			asks: 'tile',
		},
	]);
});

describe('swept-cards', () => {
	rows('swept-cards', { tops: known }, [
		{
			option: 'discarded',
			actions: [take('fame'), place(spiral), roll(2)],
			told: [
				{ type: 'cardsSwept', kind: 'characters' },
				{ type: 'cardsSwept', kind: 'altars' },
			],
			state: { 'cards.characters.discard': laidAtStart.characters, 'cards.altars.discard': laidAtStart.altars },
		},
		{
			option: 'out-of-the-game',
			actions: [take('fame'), place(spiral), roll(2)],
			told: [
				{ type: 'cardsSwept', kind: 'characters' },
				{ type: 'cardsSwept', kind: 'altars' },
			],
			state: {
				'cards.characters.discard': [],
				'cards.altars.discard': [],
				'cards.characters.laid': known.characters,
				'cards.altars.laid': known.altars,
			},
		},
	]);
});

describe('closed-city-embassies', () => {
	const setup: Setup = {
		cubes: { food: 2 },
		sites: {
			embassies: [
				[1, 1],
				[2, 0],
				[0, 1],
			],
		},
	};
	const food = [take('food'), place(plain), roll(2)];
	rows('closed-city-embassies', setup, [
		{
			option: 'they-stay',
			actions: food,
			told: [{ type: 'spaceClosed', site: 'embassies', removed: '2', rulings: ['closed-city-embassies'] }],
			never: ['embassiesRemoved'],
			state: { 'embassies.1': [2, 0], 'cities.1': null },
		},
		{
			option: 'they-go',
			actions: food,
			told: [{ type: 'spaceClosed' }, { type: 'embassiesRemoved', space: 2, tokens: [2, 0] }],
			state: { 'embassies.0': [1, 1], 'embassies.1': [0, 0], 'embassies.2': [0, 1] },
		},
		{
			option: 'they-go',
			where: 'nobody is there',
			actions: [take('food'), place(plain), roll(4)],
			never: ['embassiesRemoved'],
			state: { 'embassies.1': [2, 0] },
			silent: 'no Embassy stands in that City',
		},
	]);
});

describe('altar-pile-empty', () => {
	const others = Array.from({ length: 12 }, (_, index) => `altar-${index + 5}`);
	const setup: Setup = { tops: { characters: known.characters }, discards: { altars: others } };
	const covering = [take('fame'), place(spiral)];
	rows('altar-pile-empty', setup, [
		{
			option: 'reshuffle',
			actions: covering,
			chance: [...['altar-1', 'altar-9', 'altar-2', 'altar-16'].map(draw), roll(2)],
			told: [
				{ type: 'cardsSwept', kind: 'altars' },
				{ type: 'pileRenewed', kind: 'altars', cards: 16 },
			],
			state: { 'cards.altars.laid': ['altar-1', 'altar-9', 'altar-2', 'altar-16'], 'cards.altars.discard': [] },
		},
		{
			option: 'none-laid-out',
			actions: covering,
			chance: [roll(2)],
			told: [
				{ type: 'cardsSwept', kind: 'altars' },
				{ type: 'nothingToDraw', kind: 'altars' },
			],
			state: {
				'cards.altars.laid': [null, null, null, null],
				'cards.altars.discard': [...others, ...laidAtStart.altars].sort(),
			},
		},
		{
			option: 'keep-those-there',
			actions: covering,
			chance: [roll(2)],
			told: [{ type: 'cardsSwept', kind: 'characters', rulings: ['swept-cards', 'altar-pile-empty'] }],
			never: ['nothingToDraw', 'pileRenewed'],
			state: { 'cards.altars.laid': laidAtStart.altars, 'cards.altars.discard': [...others].sort() },
		},
		{
			option: 'keep-those-there',
			where: 'one card left in the pile: they go, and it alone is laid out',
			setup: { discards: { altars: others.slice(1) } },
			actions: covering,
			chance: [roll(2)],
			state: { 'cards.altars.laid': ['altar-5', null, null, null] },
		},
		{
			option: 'reshuffle',
			where: 'one card left in the pile: it is laid first, and the rest comes from the discards',
			setup: { discards: { altars: others.slice(1) } },
			actions: covering,
			chance: [...['altar-1', 'altar-9', 'altar-2'].map(draw), roll(2)],
			state: { 'cards.altars.laid': ['altar-5', 'altar-1', 'altar-9', 'altar-2'] },
		},
	]);
});

describe('refill-order', () => {
	const setup: Setup = { tops: { characters: ['nacon', 'kianto'], altars: known.altars } };
	const covering = [take('fame'), place(spiral)];
	const four = ['yaluk', 'muluc', 'kawai', 'ixtli'];
	rows('refill-order', setup, [
		{
			option: 'left-to-right',
			actions: covering,
			chance: [...four.map(draw), roll(2)],
			state: { 'cards.characters.laid': ['nacon', 'kianto', ...four] },
		},
		{
			option: 'players-choice',
			where: 'known cards where the player wants them, the others from the left',
			actions: [...covering, fillSpace(5), fillSpace(2), fillSpace(4), fillSpace(1), fillSpace(2)],
			chance: [...four.map(draw), roll(2)],
			state: {
				'cards.characters.laid': ['yaluk', 'kianto', 'muluc', 'kawai', 'nacon', 'ixtli'],
				'cards.altars.laid': ['altar-14', 'altar-15', 'altar-16', 'altar-13'],
			},
		},
		{
			option: 'players-choice',
			where: 'a space that is filled',
			actions: [...covering, fillSpace(5)],
			asks: 'fill',
			refused: [fillSpace(5), 'no-such-choice'],
		},
	]);
});

describe('river-slide', () => {
	const setup: Setup = { seats: [{ characters: ['ihuicatl'] }], rulings: { 'river-tiles-replaced': 'at-once' } };
	rows('river-slide', setup, [
		{
			option: 'slide',
			actions: [useBird('ihuicatl')],
			chance: [draw('fame'), draw('fame')],
			told: [
				{ type: 'riverTilesTaken', tiles: ['food', 'fame'] },
				{ type: 'riverFilled', space: 3, tile: 'fame' },
				{ type: 'riverFilled', space: 4, tile: 'fame' },
			],
			state: { river: ['zeal', 'power', 'fame', 'fame'], 'seats.0.tiles': { food: 2, fame: 2, zeal: 1, power: 1 } },
			asks: 'tile',
		},
		{
			option: 'fill-in-place',
			actions: [useBird('ihuicatl')],
			chance: [draw('fame'), draw('fame')],
			told: [
				{ type: 'riverFilled', space: 1, tile: 'fame' },
				{ type: 'riverFilled', space: 2, tile: 'fame' },
			],
			state: { river: ['fame', 'fame', 'zeal', 'power'] },
			asks: 'tile',
		},
	]);
});

describe('river-tiles-replaced', () => {
	rows('river-tiles-replaced', { seats: [{ characters: ['ihuicatl'] }] }, [
		{
			option: 'end-of-turn',
			actions: [useBird('ihuicatl')],
			told: [{ type: 'riverTilesTaken', rulings: ['river-tiles-replaced'] }],
			never: ['riverFilled'],
			state: { river: [null, null, 'zeal', 'power'] },
			asks: 'tile',
		},
		{
			option: 'at-once',
			actions: [useBird('ihuicatl'), draw('food'), draw('zeal')],
			told: [{ type: 'riverTilesTaken' }, { type: 'riverFilled', tile: 'food' }, { type: 'riverFilled', tile: 'zeal' }],
			state: { river: ['zeal', 'power', 'food', 'zeal'] },
			asks: 'tile',
		},
	]);
});

describe('river-short', () => {
	const setup: Setup = { seats: [{ characters: ['ihuicatl'] }], sites: { river: [null, null, null, 'zeal'] } };
	rows('river-short', setup, [
		{
			option: 'what-is-there',
			actions: [useBird('ihuicatl')],
			told: [{ type: 'riverTilesTaken', tiles: ['zeal'], rulings: ['river-short', 'river-tiles-replaced'] }],
			state: { river: [null, null, null, null], 'seats.0.tiles.zeal': 2 },
			asks: 'tile',
		},
		{
			option: 'what-is-there',
			where: 'nothing is there',
			setup: { sites: { river: [null, null, null, null] } },
			actions: [useBird('ihuicatl')],
			told: [{ type: 'unaffected', rulings: ['river-short'] }],
			asks: 'tile',
		},
		{
			option: 'refill-first',
			actions: [useBird('ihuicatl'), draw('power'), draw('food'), draw('food')],
			told: [
				{
					type: 'riverFilled',
					space: 2,
					tile: 'power',
					rules: ['copan.river.two-leftmost'],
					rulings: ['river-short', 'river-slide'],
				},
				{ type: 'riverTilesTaken', tiles: ['zeal', 'power'] },
			],
			state: { river: [null, null, 'food', 'food'], 'seats.0.tiles': { food: 1, fame: 1, zeal: 2, power: 2 } },
			asks: 'tile',
		},
		{
			option: 'refill-first',
			where: 'two are there: nothing is filled',
			setup: { sites: { river: [null, 'fame', null, 'zeal'] } },
			actions: [useBird('ihuicatl')],
			told: [{ type: 'riverTilesTaken', tiles: ['fame', 'zeal'] }],
			never: ['riverFilled'],
			asks: 'tile',
			silent: 'two tiles are there',
		},
		{
			option: 'refill-first',
			where: 'the bag is empty too',
			setup: {
				seats: [
					{ characters: ['ihuicatl'], tiles: { food: 20, fame: 20, zeal: 0, power: 0 } },
					{ tiles: { food: 0, fame: 0, zeal: 19, power: 20 } },
				],
			},
			actions: [useBird('ihuicatl')],
			told: [
				{ type: 'nothingToDraw', kind: 'river' },
				{ type: 'riverTilesTaken', tiles: ['zeal'] },
			],
			asks: 'tile',
		},
	]);
});

describe('placed-totem-symbol', () => {
	const totem: SeatSetup = { characters: ['mulac'], mask: [9] };
	const asked = [useBird('mulac'), placeJade(10)];
	rows('placed-totem-symbol', { seats: [{ ...totem, resources: { food: 1 } }] }, [
		{
			option: 'symbol-and-push',
			where: 'the price of the entry is paid',
			actions: [...asked, placeTotem('embassies'), turnTotem('any')],
			told: [
				{ type: 'totemPlaced', site: 'embassies' },
				{ type: 'lost', resource: 'food', amount: 1, to: 'entry' },
			],
			state: { 'seats.0.resources.food': 0, 'seats.0.totem': { site: 'embassies', space: 1, side: 'any' } },
			asks: 'tile',
		},
		{
			option: 'symbol-and-push',
			where: 'a price that cannot be paid',
			actions: asked,
			asks: 'totem',
			refused: [placeTotem('stairway'), 'entry-unpayable'],
			silent: 'nothing is told before the choice; its event names the ruling',
		},
		{
			option: 'symbol-and-push',
			where: 'the River gives 2 VP',
			actions: [...asked, placeTotem('river'), turnTotem('two')],
			told: [{ type: 'scored', vp: 2, by: { totem: true } }],
			state: { 'seats.0.vp': 2 },
			asks: 'tile',
		},
		{
			option: 'symbol-and-push',
			where: 'or a resource',
			actions: [...asked, placeTotem('river'), turnTotem('any'), gain('zeal')],
			told: [{ type: 'gained', resource: 'zeal', amount: 1, by: { totem: true } }],
			asks: 'tile',
		},
		{
			option: 'push-only',
			where: 'no price',
			actions: [...asked, placeTotem('stairway'), turnTotem('any')],
			never: ['lost'],
			state: { 'seats.0.totem.site': 'stairway', 'seats.0.resources': { ...none, food: 1 } },
			asks: 'tile',
		},
		{
			option: 'push-only',
			where: 'nothing from the River; whoever stands there is pushed',
			setup: { seats: [totem, { totem: { site: 'river', space: 1, side: 'two' } }] },
			actions: [...asked, placeTotem('river'), turnTotem('two')],
			told: [{ type: 'totemPushed', player: 1, space: 2 }],
			never: ['scored'],
			state: { 'seats.1.totem': { site: 'river', space: 2, side: 'two' } },
			asks: 'tile',
		},
		{
			option: 'push-only',
			where: 'it may be left',
			actions: [...asked, leaveTotem],
			told: [{ type: 'totemLeft', player: 0 }],
			state: { 'seats.0.totem': null },
			asks: 'tile',
			silent: 'a Totem that is left resolves nothing under either reading',
		},
	]);
});

describe('placed-totem-where', () => {
	const seat: SeatSetup = { characters: ['mulac'], mask: [9], totem: { site: 'river', space: 3, side: 'two' } };
	const asked = [useBird('mulac'), placeJade(10)];
	rows('placed-totem-where', { seats: [seat], rulings: { 'placed-totem-symbol': 'push-only' } }, [
		{
			option: 'any-site-new-side',
			where: 'its own Site, other side up',
			actions: [...asked, placeTotem('river'), turnTotem('any')],
			state: { 'seats.0.totem': { site: 'river', space: 1, side: 'any' } },
			asks: 'tile',
		},
		{
			option: 'other-site-same-side',
			where: 'its own Site',
			actions: asked,
			asks: 'totem',
			refused: [placeTotem('river'), 'totem-there'],
			silent: 'nothing is told before the choice; its event names the ruling',
		},
		{
			option: 'other-site-same-side',
			where: 'another Site: the side stays, unasked',
			actions: [...asked, placeTotem('stairway')],
			state: { 'seats.0.totem': { site: 'stairway', space: 1, side: 'two' } },
			asks: 'tile',
		},
		{
			option: 'other-site-same-side',
			where: 'a Totem that stands nowhere has no side yet',
			setup: { seats: [{ ...seat, totem: null }] },
			actions: [...asked, placeTotem('river')],
			asks: 'totem-side',
			silent: 'nothing is told before the choice; its event names the ruling',
		},
	]);
});

describe('exhausted-when', () => {
	/** Zeal comes to its end; Food was there and moved back. */
	const setup: Setup = { card: 'F', cubes: { zeal: 6, food: 0 }, crossed: { food: 3 } };
	rows('exhausted-when', setup, [
		{
			option: 'now',
			actions: decline(2),
			told: [{ type: 'cubeMoved', end: true, rulings: ['exhausted-when'] }],
			never: ['endTriggered'],
			state: { ending: null },
		},
		{
			option: 'ever',
			actions: decline(2),
			told: [
				{ type: 'cubeMoved', resource: 'zeal', end: true },
				{ type: 'endTriggered', by: 'two-exhausted' },
			],
			state: { ending: { by: 'two-exhausted', seat: 0, turnsLeft: 1 } },
		},
		...rulings['exhausted-when'].flatMap((option): Case[] => [
			{
				option,
				where: 'both there now',
				setup: { cubes: { zeal: 6, fame: 7 }, crossed: {} },
				actions: decline(2),
				told: [{ type: 'endTriggered', by: 'two-exhausted' }],
			},
			{
				option,
				where: 'one alone',
				setup: { crossed: { food: 2 } },
				actions: decline(2),
				state: { ending: null },
				silent: 'one resource is too few under either reading',
			},
			{
				option,
				where: 'noticed at a cube that an Event moves',
				setup: { card: 'D', cubes: { zeal: 6, power: 6 }, crossed: {} },
				actions: decline(1),
				told: [{ type: 'cubeMoved', resource: 'power', end: true }, { type: 'endTriggered' }, { type: 'eventArose' }],
				state: { ending: { by: 'two-exhausted', seat: 0, turnsLeft: 1 }, 'events.length': 2 },
			},
		]),
	]);
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

	describe('all 25 tokens placed', () => {
		const setup: Setup = {
			players: 2,
			until: 'turn',
			seats: [{ tiles: { food: 1 }, resources: { food: 4, fame: 5, zeal: 5, power: 5 } }],
			sites: { ballCourt: { left: [25, 0], right: [0, 0] } },
		};
		const whyNot = (seat: SeatSetup, site: Site) =>
			copan.why(
				playAll(under({}, { ...setup, seats: [{ ...setup.seats?.[0], ...seat }] }), [take('food'), place(plain)]).after,
				{ type: 'move', site },
			)?.code ?? null;
		test('the actions that place one are shut, the others open', () => {
			expect(sites.map((site) => [site, whyNot({}, site)])).toEqual([
				['embassies', 'nothing-left'],
				['river', null],
				['ball-court', 'nothing-left'],
				['altars', 'nothing-left'],
				['stairway', null],
			]);
		});
		test('a Character that an effect gives is taken, and no token placed', () => {
			const { after, events } = playAll(
				under(
					{ 'gained-character-token': 'token-placed' },
					{ ...setup, seats: [{ ...setup.seats?.[0], characters: ['mulac'], mask: [10] }] },
				),
				[useBird('mulac'), placeJade(14), takeCharacter('coyopa')],
				'seed',
			);
			expect(after.seats[0]?.characters).toEqual(['coyopa']);
			expect(after.ballCourt).toEqual({ left: [25, 0], right: [0, 0] });
			expect(events.some(({ type }) => type === 'courtTokenPlaced')).toBe(false);
		});
	});
});

describe('the switches', () => {
	const ids = Object.keys(rulings) as RulingId[];

	test('each is played here or in `readings.test.ts`, and in one of them', () => {
		const described = ['rulings', 'readings'].flatMap((name) => {
			const source = readFileSync(`${import.meta.dirname}/${name}.test.ts`, 'utf8');
			return [...source.matchAll(/^describe\('([a-z-]+)'/gm)].map(([, id]) => id as string);
		});
		expect(described.filter((id) => id in rulings).sort()).toEqual([...ids].sort());
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
