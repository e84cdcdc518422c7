/**
 * The Automa: set-up, the course of its turn, what Events bring it and take from it, and the end of a solo game. The
 * Action phase of its four cards is in `automa-cards.test.ts`, its rulings in `automa-readings.test.ts`.
 */
import { describe, expect, test } from 'vitest';
import type { Effect } from '#games/copan/effects.ts';
import { type DieFace, dieFaces, eventCards } from '#games/copan/event-cards.ts';
import { type Action, copan, type Event, type Position, type SeatSetup, type Setup } from '#games/copan/index.ts';
import { spaces } from '#games/copan/pyramid.ts';
import { type Resource, resources } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import { fullPyramid, riverFilled } from './action-support.ts';
import { cubeMoved, discarded, extensionLost, glyphLost, plain, steppedDown, tellsOf } from './fate-support.ts';
import {
	cardPlayed,
	climbDecided,
	collectsNothing,
	decided,
	glyphForJade,
	noTiles,
	pickRolled,
	placedFor,
	rowFrom,
	soloTable,
	unaffectedBy,
	vpFor,
	vpLost,
} from './solo-support.ts';
import {
	arose,
	type Chance,
	changesBetween,
	checkRefusal,
	checkRow,
	cited,
	closedAt,
	declineOf,
	draw,
	ended,
	eventsOf,
	expectOk,
	fixedCopy,
	known,
	laid,
	moved,
	nothingAdded,
	place,
	playAll,
	type Refusal,
	type Row,
	roll,
	rolled,
	spiralAt,
	start,
	swept,
	type Told,
	take,
} from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.solo.automa',
	'copan.solo.setup.mode',
	'copan.solo.setup.difficulty',
	'copan.solo.setup.four-cards',
	'copan.solo.setup.two-players',
	'copan.solo.setup.tiles-on-cards',
	'copan.solo.setup.starting-tiles',
	'copan.solo.setup.new-tiles',
	'copan.solo.setup.first-player',
	'copan.solo.turn.one-card',
	'copan.solo.turn.leftmost',
	'copan.solo.turn.in-order',
	'copan.solo.turn.no-tiles',
	'copan.solo.turn.court-phase',
	'copan.solo.turn.events',
	'copan.solo.turn.action-phase',
	'copan.solo.resources',
	'copan.solo.other-gains',
	'copan.solo.jade',
	'copan.solo.basic',
	'copan.solo.advanced',
	'copan.solo.food.court',
	'copan.solo.food.end',
	'copan.solo.fame.court',
	'copan.solo.fame.end',
	'copan.solo.zeal.court',
	'copan.solo.zeal.end',
	'copan.solo.power.court',
	'copan.solo.power.end',
	'copan.solo.end-scoring',
	'copan.solo.mix',
	'copan.end.last-turns',
	'copan.winning.draw-jade',
] satisfies CopanRule[];

/* Set-up. */

const box = (setup: Setup = {}): Setup => ({ base: 'box', card: 'F', profile: fixedCopy, automa: {}, ...setup });

describe('from the box', () => {
	const began = (mode: 'basic' | 'advanced', hard: Resource[], isMixed: boolean): Told => ({
		type: 'soloBegan',
		mode,
		hard,
		rules: [
			'copan.solo.automa',
			'copan.solo.setup.mode',
			`copan.solo.${mode}`,
			'copan.solo.setup.difficulty',
			...(isMixed ? (['copan.solo.mix'] as const) : []),
			'copan.solo.setup.two-players',
			'copan.solo.setup.tiles-on-cards',
			'copan.solo.setup.starting-tiles',
		],
	});
	test.each<{ name: string; mode?: 'basic' | 'advanced'; hard?: Resource[]; told: Told }>([
		{ name: 'Basic and Easy, where nothing is said', told: began('basic', [], false) },
		{ name: 'Basic and Hard', hard: ['power', 'food', 'fame', 'zeal'], told: began('basic', [...resources], false) },
		{ name: 'Advanced and Easy', mode: 'advanced', hard: [], told: began('advanced', [], false) },
		{ name: 'Advanced, one Hard card', mode: 'advanced', hard: ['zeal'], told: began('advanced', ['zeal'], true) },
		{
			name: 'Advanced, all Hard but one',
			mode: 'advanced',
			hard: ['fame', 'food', 'power'],
			told: began('advanced', ['food', 'fame', 'power'], true),
		},
	])('mode and difficulty: $name', ({ mode, hard, told }) => {
		const { position, events } = start(box({ automa: { ...(mode ? { mode } : {}), ...(hard ? { hard } : {}) } }));
		expect(events).toStrictEqual([{ id: 0, ...told }]);
		expect(position.automa).toMatchObject({ mode: mode ?? 'basic', hard: told.hard, card: null, glyphs: [] });
	});

	test.each([
		{ card: 'automa', seat: 0, tiles: [{ food: 2, fame: 0, zeal: 1, power: 1 }, one()] },
		{ card: 'player', seat: 1, tiles: [one(), { food: 2, fame: 0, zeal: 1, power: 1 }] },
	])('First player by chance: $card', ({ card, seat, tiles }) => {
		const { after, events, positions } = playAll(box(), [draw(card)]);
		expect(copan.decision(positions[0] as Position)).toEqual({
			actor: 'chance',
			ask: 'draw-automa-seat',
			rule: 'copan.solo.setup.first-player',
		});
		// Both are as likely.
		expect(copan.candidates(positions[0] as Position)).toEqual([
			{ action: draw('automa'), refused: null },
			{ action: draw('player'), refused: null },
		]);
		expect(events[1]).toStrictEqual({
			id: 1,
			type: 'firstPlayerDrawn',
			isAutoma: card === 'automa',
			rules: ['copan.solo.setup.first-player'],
			causedBy: 0,
		});
		expect(after.automa?.seat).toBe(seat);
		expect(after.seats.map((each) => each.tiles)).toEqual(tiles);
		expect(after.active).toBe(0);
		expect(copan.decision(after)?.ask).toBe('draw-automa-card');
	});

	test('the row by chance, the last card by itself', () => {
		const { after, events, positions } = playAll(box({ automa: { seat: 1 } }), [
			draw('zeal'),
			draw('food'),
			draw('power'),
		]);
		expect(copan.decision(positions[0] as Position)).toEqual({
			actor: 'chance',
			ask: 'draw-automa-card',
			rule: 'copan.solo.setup.four-cards',
		});
		expect(copan.legalActions(positions[0] as Position)).toEqual(resources.map(draw));
		expect(copan.legalActions(positions[2] as Position)).toEqual([draw('fame'), draw('power')]);
		expect(eventsOf(events, 'automaCardLaid')).toStrictEqual(
			['zeal', 'food', 'power', 'fame'].map((card, place) => ({
				id: 1 + place,
				type: 'automaCardLaid',
				place: place + 1,
				card,
				rules: ['copan.solo.setup.four-cards'],
				causedBy: 0,
			})),
		);
		expect(after.automa?.row).toEqual(['zeal', 'food', 'power', 'fame']);
		expect(events.at(5)?.type).toBe('dealBegan');
	});

	test('seat and row that are given are not drawn', () => {
		const { position, events } = start(box({ automa: { seat: 0, row: ['fame', 'zeal', 'power', 'food'] } }));
		expect(events.map(({ type }) => type)).toEqual(['soloBegan', 'dealBegan']);
		expect(position.automa).toMatchObject({ seat: 0, row: ['fame', 'zeal', 'power', 'food'] });
		expect(copan.decision(position)?.ask).toBe('draw-city');
	});

	test('whatever a player starts with, the Automa has its four tiles, no resources and no Mask', () => {
		const { position } = start(
			box({
				profile: { ...fixedCopy, startingResources: 2, startingTilesOfEach: 3, startingVp: 4 },
				automa: { seat: 1 },
			}),
		);
		const { table, seats, unseen } = position;
		expect(table.players).toBe(2);
		expect(seats).toHaveLength(2);
		expect(seats[0]).toMatchObject({
			resources: { food: 2, fame: 2, zeal: 2, power: 2 },
			tiles: { food: 3, fame: 3, zeal: 3, power: 3 },
			vp: 4,
		});
		expect(seats[1]).toMatchObject({
			resources: noTiles,
			tiles: { food: 2, fame: 0, zeal: 1, power: 1 },
			mask: [],
			totem: null,
			vp: 4,
		});
		// The rest of the 80 tiles is in the bag.
		expect(unseen).toEqual({ food: 15, fame: 17, zeal: 16, power: 16 });
	});

	test('a table that is laid out already: the second seat, the row in the order of the tracks', () => {
		const { automa, seats } = start({ automa: {} }).position;
		expect(automa).toEqual({ seat: 1, mode: 'basic', row: [...resources], hard: [], card: null, glyphs: [] });
		expect(seats[1]?.tiles).toEqual({ food: 2, fame: 0, zeal: 1, power: 1 });
	});

	test.each<{ name: string; setup: Setup; problem: { path: string; code: string; rule: CopanRule | null } }>([
		{
			name: 'three players',
			setup: { players: 3, automa: {} },
			problem: { path: 'players', code: 'automa-players', rule: 'copan.solo.setup.two-players' },
		},
		{
			name: 'a third seat',
			setup: { automa: { seat: 2 } },
			problem: { path: 'automa.seat', code: 'seat', rule: null },
		},
		{
			name: 'three cards',
			setup: { automa: { row: ['food', 'fame', 'zeal'] } },
			problem: { path: 'automa.row', code: 'automa-row', rule: 'copan.solo.setup.four-cards' },
		},
		{
			name: 'a card twice',
			setup: { automa: { row: ['food', 'fame', 'zeal', 'food'] } },
			problem: { path: 'automa.row', code: 'automa-row', rule: 'copan.solo.setup.four-cards' },
		},
		{
			name: 'a Hard card twice',
			setup: { automa: { hard: ['food', 'food'] } },
			problem: { path: 'automa.hard', code: 'automa-hard', rule: 'copan.solo.mix' },
		},
		{
			name: 'resources',
			setup: { automa: {}, seats: [{}, { resources: { zeal: 1 } }] },
			problem: { path: 'seats.1.resources.zeal', code: 'automa-resources', rule: 'copan.solo.resources' },
		},
		{
			name: 'resources at the first seat',
			setup: { automa: { seat: 0 }, seats: [{ resources: { food: 2 } }] },
			problem: { path: 'seats.0.resources.food', code: 'automa-resources', rule: 'copan.solo.resources' },
		},
		...(['mask', 'maskRemoved', 'waiting'] as const).map((part) => ({
			name: `a Mask: ${part}`,
			setup: { automa: {}, seats: [{}, { [part]: [8] }] },
			problem: { path: `seats.1.${part}`, code: 'automa-mask', rule: 'copan.solo.setup.two-players' as const },
		})),
		{
			name: 'Glyphs that are not those in its hand',
			setup: { automa: { glyphs: ['a', 'b'] }, seats: [{}, { glyphs: { a: 2 } }] },
			problem: { path: 'automa.glyphs', code: 'automa-glyphs', rule: 'copan.solo.jade' },
		},
	])('no such Automa: $name', ({ setup, problem }) => {
		const created = copan.create(setup);
		if (created.ok) expect.fail('accepted');
		expect(created.error.map(({ path, code, rule }) => ({ path, code, rule }))).toEqual([problem]);
	});

	test.each<{ name: string; setup: Setup }>([
		{ name: 'twelve tiles on one card', setup: { automa: {}, seats: [{}, { tiles: { food: 12 } }] } },
		{
			name: 'more Characters than there is room for',
			setup: { automa: { seat: 1 }, seats: [{}, { characters: ['muluc', 'coyopa', 'kawil', 'kawai'] }] },
		},
		{
			name: 'its Glyphs in any order',
			setup: { automa: { glyphs: ['b', 'a'] }, seats: [{}, { glyphs: { a: 1, b: 1 } }] },
		},
		{ name: 'two players said', setup: { players: 2, automa: {} } },
	])('such an Automa may be: $name', ({ setup }) => {
		expect(copan.create(setup).ok).toBe(true);
	});
});

function one() {
	return { food: 1, fame: 1, zeal: 1, power: 1 };
}

/* Which card is played. */

describe('the leftmost card with a tile', () => {
	test.each<{ row: Resource[]; tiles: Partial<Record<Resource, number>>; card: Resource }>([
		{ row: ['food', 'fame', 'zeal', 'power'], tiles: { food: 2, zeal: 1, power: 1 }, card: 'food' },
		{ row: ['fame', 'food', 'zeal', 'power'], tiles: { food: 2, zeal: 1, power: 1 }, card: 'food' },
		{ row: ['fame', 'power', 'zeal', 'food'], tiles: { food: 5, power: 1 }, card: 'power' },
		{ row: ['zeal', 'power', 'food', 'fame'], tiles: { fame: 1 }, card: 'fame' },
		{ row: ['zeal', 'power', 'food', 'fame'], tiles: { zeal: 1, power: 9, food: 9, fame: 9 }, card: 'zeal' },
	])('$row with $tiles: $card', ({ row, tiles, card }) => {
		for (const mode of ['basic', 'advanced'] as const) {
			const { position, events } = start(
				soloTable({ automa: { mode, row }, seats: [{}, { tiles: { ...noTiles, ...tiles } }] }),
			);
			expect(events).toStrictEqual([{ id: 0, ...cardPlayed(card) }]);
			expect(position.automa?.card).toBe(card);
			expect(position.frames).toEqual([{ ask: 'automa-space', tile: card, player: 0 }]);
			// The person is asked, and nothing but where the tile goes.
			expect(copan.decision(position)).toEqual({
				actor: 0,
				ask: 'automa-space',
				rule: 'copan.solo.turn.court-phase',
			});
		}
	});

	test('on the person’s turn no card is played, and all is as with people', () => {
		const { position, events } = start(soloTable({ active: 0 }));
		expect(events).toEqual([]);
		expect(position.automa?.card).toBeNull();
		expect(copan.decision(position)).toEqual({ actor: 0, ask: 'tile', rule: 'copan.court.place.face-up' });
	});

	test('a setup that begins in its Action phase: the card that it would play', () => {
		const from = (active: number) =>
			start(soloTable({ active, from: 'action-phase', automa: { row: ['fame', 'power', 'zeal', 'food'] } }));
		const { position, events } = from(1);
		expect(events.map(({ type }) => type)).toEqual(['actionBegun']);
		expect(copan.decision(position)).toMatchObject({ ask: 'die-automa', rule: 'copan.solo.power.action' });
		expect(from(0).position.automa?.card).toBeNull();
	});

	test('the card is laid aside once the turn is over', () => {
		const { after, positions } = playAll(
			soloTable({ until: 'game', pyramid: {} }),
			[place(plain)],
			[roll(1), draw('level-1-1-vp')],
		);
		expect(positions.at(-2)?.automa?.card).toBe('food');
		expect(after.automa?.card).toBeNull();
		expect(after.active).toBe(0);
	});
});

const restocked = (tiles: Resource[]): Told => ({
	type: 'riverTilesTaken',
	player: 1,
	tiles,
	rules: ['copan.solo.turn.no-tiles', 'copan.solo.setup.new-tiles'],
	rulings: ['automa-restock-turn'],
});
const withoutCause = ({ causedBy: _, ...told }: Told): Told => told as Told;
const atOnce = (space: number, tile: Resource, causedBy: number): Told => ({
	...riverFilled(space, tile, 'copan.solo.turn.no-tiles'),
	causedBy,
});

describe('without a tile it takes those of the River', () => {
	const empty = { tiles: noTiles };
	const rest = (found: number): Told => ({
		type: 'nothingToDraw',
		kind: 'river',
		rules: ['copan.solo.turn.no-tiles'],
		causedBy: found,
		rulings: ['supplies-run-out'],
	});
	/** Four tiles of each, all in hands and on the River. */
	const onlyRiver = (river: (Resource | null)[]): Pick<Setup, 'profile' | 'sites'> => ({
		profile: { courtTilesOfEach: 4 },
		sites: { river },
	});
	test.each<Row>([
		{
			name: 'all four, which are replaced at once; then the leftmost card with one',
			setup: soloTable({ automa: { row: ['zeal', 'food', 'fame', 'power'] }, seats: [{}, empty] }),
			actions: [],
			chance: ['power', 'power', 'fame', 'food'].map(draw),
			events: [
				restocked(['food', 'fame', 'zeal', 'power']),
				atOnce(1, 'power', 0),
				atOnce(2, 'power', 0),
				atOnce(3, 'fame', 0),
				atOnce(4, 'food', 0),
				cardPlayed('zeal'),
			],
			changes: {
				'seats.1.tiles.food': 1,
				'seats.1.tiles.fame': 1,
				'seats.1.tiles.zeal': 1,
				'seats.1.tiles.power': 1,
				river: ['power', 'power', 'fame', 'food'],
				'unseen.power': 16,
				'unseen.fame': 17,
				'unseen.food': 17,
				'automa.card': 'zeal',
				frames: [{ ask: 'automa-space', tile: 'zeal', player: 0 }],
			},
		},
		{
			name: 'fewer than four: those that lie there; the bag is empty',
			setup: soloTable({
				automa: { row: ['zeal', 'food', 'fame', 'power'] },
				seats: [{ tiles: { food: 3, fame: 4, zeal: 4, power: 3 } }, empty],
				...onlyRiver([null, 'food', null, 'power']),
			}),
			actions: [],
			events: [restocked(['food', 'power']), rest(0), cardPlayed('food')],
			changes: {
				'seats.1.tiles.food': 1,
				'seats.1.tiles.power': 1,
				river: [null, null, null, null],
				'automa.card': 'food',
				frames: [{ ask: 'automa-space', tile: 'food', player: 0 }],
			},
		},
		{
			name: 'none there either: its turn passes without a card',
			setup: soloTable({
				seats: [{ tiles: { food: 4, fame: 4, zeal: 4, power: 4 } }, empty],
				...onlyRiver([null, null, null, null]),
			}),
			actions: [],
			events: [
				{
					type: 'automaIdle',
					player: 1,
					rules: ['copan.solo.turn.no-tiles'],
					rulings: ['supplies-run-out'],
				},
				ended(1),
				{ type: 'turnEnded', player: 1, rules: ['copan.end-turn.when'] },
				{
					type: 'nothingToDraw',
					kind: 'river',
					rules: ['copan.end-turn.refill.river'],
					causedBy: 2,
					rulings: ['supplies-run-out'],
				},
			],
			changes: {},
		},
	])('$name', checkRow);

	test('with a tile on the last card it takes none', () => {
		const { events } = start(soloTable({ seats: [{}, { tiles: { ...noTiles, power: 1 } }] }));
		expect(events).toStrictEqual([{ id: 0, ...cardPlayed('power') }]);
	});
});

/* Its Court phase. */

/** The Court phase of a tile that brings about nothing but a move of its cube. */
const courtRow = (name: string, tile: Resource, setup: Setup = {}, mode: 'basic' | 'advanced' = 'basic'): Row => ({
	name: `${name}, ${mode}`,
	setup: soloTable({
		until: 'court-phase',
		...setup,
		automa: { mode, row: rowFrom(tile), ...setup.automa },
		seats: setup.seats ?? [{}, { tiles: { ...noTiles, [tile]: 2 } }],
	}),
	actions: [place(plain)],
	events: [cardPlayed(tile), placedFor(plain, tile), moved(tile, 1, 1, 1), collectsNothing(plain, 1), ended(1)],
	changes: {
		[`pyramid.${plain}`]: tile,
		[`seats.1.tiles.${tile}`]: 1,
		[`cubes.${tile}`]: 1,
		'automa.card': tile,
	},
});

describe('the Court phase', () => {
	test.each<Row>(
		resources.flatMap((tile) =>
			(['basic', 'advanced'] as const).map((mode) => courtRow(`a ${tile} tile, and its cube`, tile, {}, mode)),
		),
	)('$name', checkRow);

	test('neighbours give nothing, whatever their tier', () =>
		checkRow(courtRow('', 'food', { pyramid: { 'east-1-2': 'fame', 'east-2-1': 'food' }, cubes: { fame: 2 } })));

	test('the person may choose any space that is free and not covered', () => {
		const { position } = start(soloTable({ pyramid: { 'north-1-1': 'food', 'west-3-2': 'zeal' } }));
		const open = spaces
			.filter(({ id, column }) => column < 3 && id !== 'north-1-1' && id !== 'west-3-2')
			.map(({ id }) => place(id));
		expect(open).toHaveLength(22);
		expect(copan.legalActions(position)).toEqual(open);
	});
	test.each<Refusal>([
		{
			name: 'a space with a tile',
			setup: soloTable({ pyramid: { 'north-1-1': 'food' } }),
			actions: [],
			refused: place('north-1-1'),
			rejection: {
				code: 'space-taken',
				rule: 'copan.court.place.any-space',
				values: { space: 'north-1-1', tile: 'food' },
			},
		},
		{
			name: 'a space under a Setup tile',
			setup: soloTable(),
			actions: [],
			refused: place('north-1-3'),
			rejection: {
				code: 'space-covered',
				rule: 'copan.court.place.any-space',
				values: { space: 'north-1-3', players: 2 },
			},
		},
		{
			name: 'a tile of another card',
			setup: soloTable(),
			actions: [],
			refused: take('power'),
			rejection: { code: 'not-asked', rule: 'copan.solo.turn.court-phase', values: { ask: 'automa-space' } },
		},
		{
			name: 'a bird of the person’s, on the Automa’s turn',
			setup: soloTable({ seats: [{ characters: ['itzamna'] }] }),
			actions: [],
			refused: { type: 'use-bird', character: 'itzamna' },
			rejection: { code: 'not-asked', rule: 'copan.solo.turn.court-phase', values: { ask: 'automa-space' } },
		},
	])('refused: $name', checkRefusal);

	const characterRow = (mode: 'basic' | 'advanced', tile: Resource, told: Told[], vp: number): Row => {
		const row = courtRow('Huracan and Tonalnan add to Food', tile, {}, mode);
		return {
			...row,
			name: `${tile}, ${mode}`,
			setup: soloTable({
				until: 'court-phase',
				automa: { mode, row: rowFrom(tile) },
				tops: {},
				seats: [{}, { characters: ['huracan', 'tonalnan'], tiles: { ...noTiles, [tile]: 2 } }],
				sites: { characters: ['coyopa', 'hozanek', 'kawil', 'kawai', 'muluc', 'yaluk'] },
			}),
			events: [...row.events.slice(0, 4), ...told, ended(1)],
			changes: { ...row.changes, ...(vp > 0 ? { 'seats.1.vp': vp } : {}) },
		};
	};
	test.each<Row>([
		characterRow(
			'advanced',
			'food',
			[
				vpFor('food', 1, { lasting: 'huracan' }, { causedBy: 1 }),
				vpFor('food', 1, { lasting: 'tonalnan' }, { causedBy: 1 }),
			],
			2,
		),
		characterRow('advanced', 'zeal', [], 0),
		characterRow('basic', 'food', [], 0),
	])('Characters that add to a tile: $name', checkRow);

	type Extra = 'always-at-collection' | 'only-on-a-harvest' | 'on-placement';
	const extraRow = (reading: Extra, mode: 'basic' | 'advanced', events: Told[], vp: number): Row => ({
		name: `${reading}, ${mode}`,
		setup: soloTable({
			until: 'court-phase',
			automa: { mode },
			seats: [{}, { characters: ['kawil', 'tonalnan'] }],
			tops: {},
			rulings: { 'extra-resource-characters': reading },
		}),
		actions: [place(plain)],
		events: [cardPlayed('food'), placedFor(plain, 'food'), ...events, ended(1)],
		changes: {
			[`pyramid.${plain}`]: 'food',
			'seats.1.tiles.food': 1,
			'cubes.food': 1,
			'automa.card': 'food',
			...(vp > 0 ? { 'seats.1.vp': vp } : {}),
		},
	});
	const cube = moved('food', 1, 1, 1);
	const nothing = collectsNothing(plain, 1);
	const added = vpFor('food', 1, { lasting: 'tonalnan' }, { causedBy: 1 });
	const withheld = { ...nothingAdded('tonalnan', 1), player: 1 };
	test.each<Row>([
		extraRow('always-at-collection', 'advanced', [cube, nothing, added], 1),
		extraRow('only-on-a-harvest', 'advanced', [cube, nothing, withheld], 0),
		extraRow('on-placement', 'advanced', [added, cube, nothing], 1),
		extraRow('always-at-collection', 'basic', [cube, nothing], 0),
		extraRow('only-on-a-harvest', 'basic', [cube, nothing], 0),
		extraRow('on-placement', 'basic', [cube, nothing], 0),
	])('when they add: $name', checkRow);

	const fall = { type: 'unaffected', player: 1, effect: { verb: 'gain', resource: 'any', amount: 2 } } as const;
	test.each<Row>([
		{
			name: 'an any-resource space gives the Automa nothing',
			setup: soloTable({ until: 'court-phase' }),
			actions: [place('south-2-2')],
			events: [
				cardPlayed('food'),
				placedFor('south-2-2', 'food'),
				{
					...fall,
					rules: ['copan.court.any-resource.two', 'copan.court.any-resource.no-decline', 'copan.solo.resources'],
					causedBy: 1,
					rulings: ['any-resource-when', 'automa-gains'],
				},
				moved('food', 1, 1, 1),
				collectsNothing('south-2-2', 1),
				ended(1),
			],
			changes: { 'pyramid.south-2-2': 'food', 'seats.1.tiles.food': 1, 'cubes.food': 1, 'automa.card': 'food' },
		},
		{
			name: 'a spiral brings its Event about, for both: the Automa first',
			setup: soloTable({
				until: 'court-phase',
				tops: known,
				seats: [{ resources: { fame: 1 } }, { vp: 3 }],
				sites: { altarTokens: [0, 1], altarReserve: [1, 0] },
			}),
			actions: [place('north-2-2')],
			chance: [roll(3)],
			events: [
				cardPlayed('food'),
				placedFor('north-2-2', 'food'),
				moved('food', 1, 1, 1),
				byAutoma(arose(spiralAt('north-2-2'), 1)),
				swept('characters', ['muluc', 'chicchan', 'ixtli', 'huracan', 'cabaguil', 'yatzil'], 3),
				swept('altars', ['altar-1', 'altar-2', 'altar-3', 'altar-4'], 3),
				{
					type: 'tokensReserved',
					tokens: [1, 1],
					rules: ['copan.court.events.spiral.tokens'],
					causedBy: 3,
				},
				...known.characters.map((card, space) => laid('characters', space + 1, card, 3)),
				...known.altars.map((card, space) => laid('altars', space + 1, card, 3)),
				rolled(3, 3, 'spiral'),
				{
					type: 'faceApplies',
					card: 'F',
					face: 3,
					rules: ['copan.events.faces', 'copan.events.all-players'],
					causedBy: 17,
					rulings: ['event-order'],
				},
				vpFor('fame', 2, { event: 'F', face: 3 }, { causedBy: 18 }),
				tellsOf({ event: 'F', face: 3 }, ['copan.events.all-players']).gained(0, 'fame', 2, 0, { causedBy: 18 }),
				collectsNothing('north-2-2', 1),
				ended(1),
			],
			changes: {
				'pyramid.north-2-2': 'food',
				'seats.1.tiles.food': 1,
				'seats.1.vp': 5,
				'seats.0.resources.fame': 3,
				'cubes.food': 1,
				'automa.card': 'food',
				events: [{ event: spiralAt('north-2-2'), cause: 3 }],
				resolved: 1,
				face: 3,
				altarTokens: Array.from({ length: 12 }, () => null),
				altarReserve: [2, 1],
				'cards.characters.laid': known.characters,
				'cards.characters.top': [],
				'cards.characters.discard': ['cabaguil', 'chicchan', 'huracan', 'ixtli', 'muluc', 'yatzil'],
				'cards.altars.laid': known.altars,
				'cards.altars.top': [],
				'cards.altars.discard': ['altar-1', 'altar-2', 'altar-3', 'altar-4'],
			},
		},
		{
			name: 'a cube over a threshold: a Decline Event, which closes',
			setup: soloTable({ until: 'court-phase', cubes: { food: 2 } }),
			actions: [place(plain)],
			chance: [roll(2)],
			events: [
				cardPlayed('food'),
				placedFor(plain, 'food'),
				moved('food', 3, 2, 1),
				byAutoma(arose(declineOf('food', 1), 2)),
				rolled(2, 3),
				{
					type: 'faceApplies',
					card: 'F',
					face: 2,
					rules: ['copan.events.faces', 'copan.events.all-players'],
					causedBy: 4,
					rulings: ['event-order'],
				},
				{
					type: 'cubeStays',
					resource: 'power',
					rules: ['copan.events.forward-back'],
					causedBy: 5,
					rulings: ['moves-back', 'back-at-start'],
				},
				closedAt('embassies', 2, '2', 3),
				collectsNothing(plain, 1),
				ended(1),
			],
			changes: {
				[`pyramid.${plain}`]: 'food',
				'seats.1.tiles.food': 1,
				'cubes.food': 3,
				'crossed.food': 1,
				'automa.card': 'food',
				events: [{ event: declineOf('food', 1), cause: 3 }],
				resolved: 1,
				face: 2,
				cities: ['1', null, '3', '4', '5', '6'],
				'closed.embassies': [2],
			},
		},
	])('$name', checkRow);

	function byAutoma(told: Told): Told {
		return { ...told, rules: [...told.rules, 'copan.solo.turn.events'] };
	}

	test('after it the Action phase, with a roll of its own; an Event’s face is kept for Events', () => {
		const { after, events } = playAll(
			soloTable({ cubes: { zeal: 2 }, automa: { row: rowFrom('zeal') } }),
			[place(plain)],
			[roll(2), roll(5)],
		);
		expect(eventsOf(events, 'dieRolled').map(({ face }) => face)).toEqual([2]);
		expect(eventsOf(events, 'automaRolled').map(({ face }) => face)).toEqual([5]);
		expect(after.altarTokens[4]).toBe(1);
		expect(events.map(({ type }) => type).slice(-6)).toEqual([
			'actionBegun',
			'automaRolled',
			'altarTokenPlaced',
			'automaDecided',
			'climbed',
			'turnEnded',
		]);
	});
});

/* What Events bring the Automa. */

/** The Automa when an Event comes: enough of all that an Event can take. */
const itsSeat: SeatSetup = {
	vp: 20,
	glyphs: { a: 2, b: 1 },
	characters: ['kawil', 'coyopa'],
	discarded: 3,
	extensions: 2,
	priests: { food: 2, fame: 0, zeal: 1, power: 3 },
};

interface Face {
	/** What is told of the Automa. */
	told?: Told[];
	/** What changes at its seat, without the tile it places on its own turn, and in its Glyphs. */
	changes?: Record<string, unknown>;
	/** The cube that moves, and how far. */
	moves?: [Resource, number];
	/** Its own rolls. */
	picks?: Action[];
}
const everyone: CopanRule[] = ['copan.events.all-players'];
const vp = (from: number): Pick<Face, 'changes'> => ({ changes: { vp: 20 + from } });
const gains = (card: string, face: DieFace, ...kinds: [Resource | 'any', number][]): Face => ({
	told: kinds.map(([resource, amount]) => vpFor(resource, amount, { event: card, face })),
	...vp(kinds.reduce((total, [, amount]) => total + amount, 0)),
});
const loses = (resource: Resource | 'any', amount: number): Face => ({
	told: [vpLost(resource, amount)],
	...vp(-amount),
});
const forward = (resource: Resource): Face => ({ moves: [resource, 1] });
const back = (resource: Resource): Face => ({ moves: [resource, -1] });
const jadeGlyph: Face = {
	picks: [roll(2)],
	told: [pickRolled('jade', 2), withoutCause(glyphForJade(2, 'b', 0))],
	changes: { 'glyphs.b': 2, automa: ['b', 'a', 'a', 'b'] },
};
const discards: Face = {
	told: [decided({ type: 'discard-character', character: 'coyopa' }), discarded(1, 'coyopa', 'event')],
	changes: { characters: ['kawil'], discarded: 4 },
};
const climbs = (card: string, face: DieFace): Face => ({
	told: [climbDecided('power', 'else'), tellsOf({ event: card, face }, everyone).climbed(1, 'power', [3, 4])],
	changes: { 'priests.power': 4 },
});
const nothing = (effect: Effect): Face => ({ told: [unaffectedBy(effect, everyone)] });

/** By Event card and face, as the glossary tells them. */
const faces: Record<string, Face[]> = {
	A: [
		loses('fame', 3),
		gains('A', 2, ['any', 2]),
		forward('food'),
		jadeGlyph,
		gains('A', 5, ['power', 3]),
		forward('zeal'),
	],
	B: [loses('zeal', 2), gains('B', 2, ['power', 2]), forward('fame'), discards, back('food'), climbs('B', 6)],
	C: [
		loses('fame', 2),
		forward('power'),
		gains('C', 3, ['any', 3]),
		nothing({ verb: 'remove-jade' }),
		loses('any', 2),
		forward('zeal'),
	],
	D: [forward('power'), jadeGlyph, forward('food'), gains('D', 4, ['any', 3]), forward('zeal'), climbs('D', 6)],
	E: [
		gains('E', 1, ['zeal', 2]),
		forward('zeal'),
		loses('fame', 2),
		gains('E', 4, ['food', 2]),
		back('fame'),
		back('power'),
	],
	F: [back('food'), back('power'), gains('F', 3, ['fame', 2]), loses('any', 2), discards, forward('fame')],
	G: [
		forward('fame'),
		gains('G', 2, ['power', 2], ['fame', 2]),
		forward('zeal'),
		forward('power'),
		gains('G', 5, ['zeal', 2], ['food', 2]),
		back('food'),
	],
	H: [
		{
			told: [decided({ type: 'step-down', stairway: 'food' }), steppedDown(1, 'food', [2, 1])],
			changes: { 'priests.food': 1 },
		},
		forward('zeal'),
		forward('power'),
		forward('fame'),
		forward('food'),
		gains('H', 6, ['any', 3]),
	],
	I: [
		forward('zeal'),
		forward('food'),
		forward('fame'),
		{ told: [extensionLost(1, 1)], changes: { extensions: 1 } },
		forward('power'),
		{
			told: [decided({ type: 'lose-glyph', colour: 'a' }), glyphLost(1, 'a')],
			changes: { 'glyphs.a': 1, automa: ['b', 'a'] },
		},
	],
};

/** A turn on which this face is rolled, on a Decline Event of Food whose City is closed already. */
const playFace = (
	card: string,
	face: DieFace,
	active: number,
	mode: 'basic' | 'advanced',
	picks: readonly Action[],
) => {
	const setup = soloTable({
		active,
		until: 'court-phase',
		card,
		cubes: { food: 4, fame: 1, zeal: 1, power: 1 },
		automa: { mode, row: ['power', 'zeal', 'food', 'fame'], glyphs: ['b', 'a', 'a'] },
		seats: [{}, { ...itsSeat, tiles: { ...noTiles, food: 1 } }],
		sites: {
			embassies: [
				[0, 1],
				[0, 0],
				[1, 2],
			],
			closed: { embassies: [face] },
		},
	});
	const answers = [roll(face), ...picks];
	let { position, events } = start(setup);
	const before = position;
	for (let step = 0; copan.decision(position); step++) {
		if (step > 30) expect.fail('the turn does not end');
		const asked = copan.decision(position);
		const legal = copan.legalActions(position);
		const action =
			asked?.actor === 'chance'
				? answers.shift()
				: asked?.ask === 'automa-space' || asked?.ask === 'space'
					? place(plain)
					: (legal[0] as Action);
		const played = expectOk(copan.play(position, action as Action));
		for (const { rules } of played.events) for (const rule of rules) cited.add(rule);
		position = played.position;
		events = [...events, ...played.events];
	}
	expect(answers).toEqual([]);
	return { before, after: position, events };
};

describe('the 54 faces of the Event cards, on either’s turn and in both modes', () => {
	const rows = eventCards.flatMap(({ id }) => dieFaces.map((face) => ({ card: id, face })));
	test.each(rows)('card $card, face $face', ({ card, face }) => {
		const { told = [], changes = {}, moves, picks = [] } = (faces[card] as Face[])[face - 1] as Face;
		for (const active of [0, 1])
			for (const mode of ['basic', 'advanced'] as const) {
				const { before, after, events } = playFace(card, face, active, mode, picks);
				const from = events.findIndex(({ type }) => type === 'faceApplies');
				const to = events.findIndex(({ type }) => type === 'closedAlready');
				const its = events.slice(from, to).filter((event) => 'player' in event && event.player === 1);
				expect(its.map(withoutOrigin), `${active} ${mode}`).toEqual(told.map(({ causedBy: _, ...rest }) => rest));
				const changed = changesBetween(before.seats[1], after.seats[1]);
				const glyphs = changesBetween(before.automa?.glyphs, after.automa?.glyphs);
				expect({ ...changed, ...('' in glyphs ? { automa: glyphs[''] } : {}) }, `${active} ${mode}`).toEqual({
					...changes,
					...(active === 1 ? { 'tiles.food': 0 } : {}),
				});
				const moved = Object.fromEntries(
					resources.map((each) => [each, after.cubes[each] - (each === 'food' ? 5 : 1)]).filter(([, by]) => by !== 0),
				);
				expect(moved).toEqual(moves ? { [moves[0]]: moves[1] } : {});
				if (moves) {
					const found = eventsOf(events.slice(from, to), 'cubeMoved');
					expect(found).toHaveLength(1);
					expect(found[0]).toMatchObject(
						withoutCause(
							cubeMoved(
								moves[0],
								[moves[0] === 'food' ? 5 : 1, (moves[0] === 'food' ? 5 : 1) + moves[1]],
								found[0]?.tier as 1,
								{
									...(moves[1] < 0 ? { rulings: ['moves-back'] } : {}),
								},
							),
						),
					);
				}
			}
	});

	function withoutOrigin({ id: _, causedBy: __, ...event }: Event): unknown {
		// What every loss of choice hangs on is said elsewhere.
		const { rulings, ...rest } = event as Event & Record<string, unknown>;
		const named = ((rulings ?? []) as string[]).filter((each) => each !== 'lose-what-you-lack');
		return named.length > 0 ? { ...rest, rulings: named } : rest;
	}
});

describe('an Event finds nothing of the Automa’s', () => {
	const bare: SeatSetup = { vp: 1 };
	const missing: { card: string; face: DieFace; effect: Effect; rulings?: string[] }[] = [
		{ card: 'A', face: 1, effect: { verb: 'lose', resource: 'fame', amount: 1, per: { of: 'glyphs' } } },
		{
			card: 'A',
			face: 5,
			effect: { verb: 'gain', resource: 'power', amount: 1, per: { of: 'discarded-characters' } },
		},
		{ card: 'B', face: 4, effect: { verb: 'discard-character' } },
		{ card: 'C', face: 5, effect: { verb: 'lose', resource: 'any', amount: 1, per: { of: 'embassy-cities' } } },
		{ card: 'E', face: 3, effect: { verb: 'lose', resource: 'fame', amount: 1, per: { of: 'characters' } } },
		{ card: 'F', face: 4, effect: { verb: 'lose', resource: 'any', amount: 1, per: { of: 'extensions' } } },
		{ card: 'H', face: 1, effect: { verb: 'step-down', steps: 1 } },
		{ card: 'I', face: 4, effect: { verb: 'lose-extension' } },
		{ card: 'I', face: 6, effect: { verb: 'lose-glyph' } },
	];
	test.each(missing)('card $card, face $face', ({ card, face, effect }) => {
		const { before, after, events } = bareFace(card, face, bare);
		expect(eventsOf(events, 'unaffected').filter(({ player }) => player === 1)).toMatchObject([{ effect }]);
		expect(changesBetween(before.seats[1], after.seats[1])).toEqual({ 'tiles.food': 1 });
	});
	test('more VP to lose than it has: below zero', () => {
		const { after, events } = bareFace('B', 1, bare);
		expect(after.seats[1]?.vp).toBe(-1);
		expect(eventsOf(events, 'scored')[0]).toMatchObject(vpLost('zeal', 2, { below: true }));
	});
	test('an extension goes, and with it room for a Character: all of them stay', () => {
		const four = ['kawil', 'coyopa', 'kawai', 'mulac'] as const;
		const { after, events } = bareFace('I', 4, { extensions: 1, characters: [...four] });
		expect(after.seats[1]).toMatchObject({ extensions: 0, characters: four, discarded: 0 });
		expect(eventsOf(events, 'automaKeepsAll')).toMatchObject([{ characters: 4, rules: ['copan.solo.characters'] }]);
	});
	test('no Glyph on the Stairway in place of Jade: nothing, and no roll', () => {
		const { after, events } = bareFace('D', 2, bare, {
			sites: { glyphs: Array.from({ length: 6 }, () => null) },
		});
		expect(eventsOf(events, 'unaffected').filter(({ player }) => player === 1)).toMatchObject([
			{ effect: { verb: 'place-jade' }, rules: ['copan.solo.jade'], rulings: ['automa-choices'] },
		]);
		expect(after.automa?.glyphs).toEqual([]);
	});

	function bareFace(card: string, face: DieFace, seat: SeatSetup, setup: Setup = {}) {
		const played = playAll(
			soloTable({
				until: 'court-phase',
				card,
				cubes: { food: 4 },
				...setup,
				seats: [{ resources: { fame: 4, zeal: 4, food: 4, power: 4 } }, seat],
				sites: { ...setup.sites, closed: { embassies: [face] } },
			}),
			[place(plain)],
			[roll(face)],
		);
		return played;
	}
});

/* The end. */

/** VP by a person's or the Automa's part of the final scoring. */
const points = (player: number, points: number, by: unknown, rules: CopanRule[], rulings: string[] = []) => ({
	type: 'scored',
	player,
	vp: points,
	by,
	rules,
	...(rulings.length > 0 ? { rulings } : {}),
});
const byCards = 'automa-final-scoring';
const court = (player: number, vp: number, where: string, place: number, shared = 1) =>
	points(
		player,
		vp,
		{ court: where, place, shared },
		[
			where === 'whole' ? 'copan.scoring.ball-court.whole' : 'copan.scoring.ball-court.halves',
			...(shared > 1 ? (['copan.scoring.ball-court.draw'] as const) : []),
		],
		['majorities', byCards],
	);
const stairwayRules = {
	food: 'copan.scoring.stairways.yellow',
	fame: 'copan.scoring.stairways.red',
	zeal: 'copan.scoring.stairways.teal',
	power: 'copan.scoring.stairways.green',
} as const;
const stairway = (player: number, which: Resource, rate: number, count: number) =>
	points(
		player,
		rate * count || 0,
		{ stairway: which, rate, count },
		[stairwayRules[which]],
		[...(which === 'zeal' ? ['altar-reserve'] : []), ...(player === 1 ? [byCards] : [])],
	);
const automaCard = (card: Resource, count: number, vp: number) =>
	points(
		1,
		vp,
		{ automaCard: card, count },
		['copan.solo.end-scoring', `copan.solo.${card}.end`],
		[byCards, ...(card === 'zeal' ? ['altar-reserve'] : [])],
	);

describe('final scoring', () => {
	const setup = (hard: Resource[], mode: 'basic' | 'advanced'): Setup =>
		soloTable({
			from: 'scoring',
			until: 'game',
			automa: { mode, hard, row: ['zeal', 'food', 'power', 'fame'], glyphs: ['a', 'c', 'a'] },
			seats: [
				{ vp: 10, extensions: 1, priests: { food: 4, fame: 6, zeal: 0, power: 9 }, mask: [1, 2] },
				{
					vp: 7,
					extensions: 2,
					characters: ['ixtli', 'huracan'],
					glyphs: { a: 2, c: 1 },
					priests: { food: 8, fame: 4, zeal: 1, power: 9 },
				},
			],
			tops: {},
			sites: {
				characters: ['coyopa', 'hozanek', 'kawil', 'kawai', 'muluc', 'yaluk'],
				embassies: [
					[1, 3],
					[0, 0],
					[0, 1],
				],
				ballCourt: { left: [3, 1], right: [0, 1] },
				altarTokens: [1, 0, 1],
				altarReserve: [0, 2],
			},
		});
	const first = (): unknown[] => [
		points(0, -5, { embassies: 1 }, ['copan.scoring.embassies'], ['closed-city-embassies']),
		court(0, 10, 'whole', 1),
		court(1, 5, 'whole', 2),
		court(0, 6, 'left', 1),
		court(1, 3, 'left', 2),
		court(1, 6, 'right', 1),
		stairway(0, 'food', 1, 1),
		stairway(0, 'fame', 2, 3),
		stairway(0, 'zeal', -1, 1),
		stairway(0, 'power', 3, 2),
		stairway(1, 'food', 3, 2),
		stairway(1, 'fame', 1, 2),
		stairway(1, 'zeal', -1, 4),
		// No Jade for the green stairway.
		stairway(1, 'power', 3, 0),
		// A sun Character counts resources, of which it has none.
		points(1, 0, { lasting: 'ixtli' }, ['copan.scoring.sun-characters'], [byCards]),
	];
	// 10 − 5 + 10 + 6 + 1 + 6 − 1 + 6
	const person = 33;
	// 7 + 5 + 3 + 6 + 6 + 2 − 4 + 0
	const automa = 25;
	test.each<{ name: string; hard: Resource[]; cards: [Resource, number, number][]; sum: number }>([
		{
			name: 'all Easy',
			hard: [],
			cards: [
				['zeal', 4, 12],
				['food', 2, 6],
				['power', 3, 9],
				['fame', 2, 6],
			],
			sum: 33,
		},
		{
			name: 'all Hard',
			hard: [...resources],
			cards: [
				['zeal', 4, 24],
				['food', 2, 12],
				['power', 3, 18],
				['fame', 2, 12],
			],
			sum: 66,
		},
		{
			name: 'Zeal and Fame Hard',
			hard: ['fame', 'zeal'],
			cards: [
				['zeal', 4, 24],
				['food', 2, 6],
				['power', 3, 9],
				['fame', 2, 12],
			],
			sum: 51,
		},
		{
			name: 'Food and Power Hard',
			hard: ['power', 'food'],
			cards: [
				['zeal', 4, 12],
				['food', 2, 12],
				['power', 3, 18],
				['fame', 2, 6],
			],
			sum: 48,
		},
	])('$name', ({ hard, cards, sum }) => {
		for (const mode of ['basic', 'advanced'] as const) {
			const { events, position } = start(setup(hard, mode));
			expect(events.map(({ id: _, causedBy: __, ...event }) => event)).toEqual([
				{ type: 'finalScoringBegan', rules: ['copan.end.scoring-follows'], rulings: ['last-round'] },
				...first(),
				...cards.map(([card, count, vp]) => automaCard(card, count, vp)),
				{
					type: 'gameEnded',
					vp: [person, automa + sum],
					jade: [2, 0],
					winners: [1],
					rules: ['copan.winning.most'],
				},
			]);
			expect(position.seats.map((seat) => seat.vp)).toEqual([person, automa + sum]);
			expect(position.result).toEqual({ vp: [person, automa + sum], jade: [2, 0], winners: [1] });
		}
	});

	test('the Food card prints its own figures: those of the owner’s card', () => {
		const cityVp = [0, 0, 11, 0, 0, 0, 0];
		const profile = { ...fixedCopy, automaCards: { 'food-advanced-easy': { cityVp } } };
		const scores = (mode: 'basic' | 'advanced') =>
			eventsOf(start({ ...setup([], mode), profile }).events, 'scored').find(
				({ by }) => 'automaCard' in by && by.automaCard === 'food',
			)?.vp;
		expect(scores('advanced')).toBe(11);
		expect(scores('basic')).toBe(6);
	});

	test.each<{ name: string; vp: [number, number]; mask: number[]; winners: number[]; rules: CopanRule[] }>([
		{ name: 'more VP', vp: [41, 40], mask: [], winners: [0], rules: ['copan.winning.most'] },
		{ name: 'fewer VP', vp: [39, 40], mask: [1, 2], winners: [1], rules: ['copan.winning.most'] },
		{
			name: 'as many, and a Jade tile',
			vp: [40, 40],
			mask: [1],
			winners: [0],
			rules: ['copan.winning.most', 'copan.winning.draw-jade'],
		},
		{
			name: 'as many, and no Jade tile',
			vp: [40, 40],
			mask: [],
			winners: [0, 1],
			rules: ['copan.winning.most', 'copan.winning.draw-jade', 'copan.winning.draw-shared'],
		},
	])('the winner: $name', ({ vp: [mine, its], mask, winners, rules }) => {
		// Stairways at rate 0, no tokens: without an Embassy the person loses 10.
		const level = { food: 2, fame: 2, zeal: 2, power: 2 };
		const { events } = start(
			soloTable({
				from: 'scoring',
				until: 'game',
				seats: [
					{ vp: mine + 10, priests: level, mask },
					{ vp: its, priests: level },
				],
			}),
		);
		const last = events.at(-1);
		expect(last).toMatchObject({ type: 'gameEnded', vp: [mine, its], winners, rules });
		expect(last?.rulings ?? []).toEqual(mine === its ? ['automa-tie'] : []);
	});
});

describe('the last round', () => {
	const allBut = (space: string) => {
		const { [space]: _, ...rest } = fullPyramid(2) as Record<string, Resource>;
		return rest as NonNullable<Setup['pyramid']>;
	};
	const level = { food: 2, fame: 2, zeal: 2, power: 2 };
	/** What happens from the last tile on: whose turns, whose Court phase is skipped, and that the game is over. */
	const course = (setup: Setup, actions: readonly Action[], chance: Chance) => {
		const { after, events } = playAll(setup, actions, chance);
		return {
			turns: eventsOf(events, 'turnBegan').map(({ player }) => player),
			skipped: eventsOf(events, 'courtPhaseSkipped').map(({ player }) => player),
			isOver: after.result !== null,
		};
	};
	test('the person is First player and fills the Pyramid: the Automa has its Action phase yet', () => {
		const setup = soloTable({
			active: 0,
			until: 'game',
			pyramid: allBut(plain),
			automa: { row: rowFrom('fame') },
			seats: [
				{ tiles: { ...noTiles, food: 1 }, priests: level, resources: { power: 2 } },
				{ tiles: { ...noTiles, fame: 1 }, priests: level },
			],
		});
		expect(
			course(
				setup,
				[
					take('food'),
					place(plain),
					{ type: 'move', site: 'river' },
					{ type: 'turn-totem', side: 'two' },
					{ type: 'buy-nothing' },
				],
				[draw('power'), draw('food'), roll(1)],
			),
		).toEqual({ turns: [1], skipped: [1], isOver: true });
	});
	test('the person is First player and the Automa fills it: the game is over', () => {
		const setup = soloTable({
			until: 'game',
			pyramid: allBut(plain),
			automa: { row: rowFrom('fame') },
			seats: [{ priests: level }, { tiles: { ...noTiles, fame: 1 }, priests: level }],
		});
		expect(course(setup, [place(plain)], [roll(1)])).toEqual({ turns: [], skipped: [], isOver: true });
	});
	test('the Automa is First player and fills it: the person has a last turn', () => {
		const setup = soloTable({
			active: 0,
			until: 'game',
			pyramid: allBut(plain),
			automa: { seat: 0, row: rowFrom('fame') },
			seats: [
				{ tiles: { ...noTiles, fame: 1 }, priests: level },
				{ priests: level, resources: { power: 2 } },
			],
		});
		expect(
			course(
				setup,
				[place(plain), { type: 'move', site: 'river' }, { type: 'turn-totem', side: 'two' }, { type: 'buy-nothing' }],
				[roll(1), draw('power'), draw('food')],
			),
		).toEqual({ turns: [1], skipped: [1], isOver: true });
	});
});

test('the rules listed in this file were really cited in it', () => {
	expect(exercises.filter((id) => !cited.has(id))).toEqual([]);
});
