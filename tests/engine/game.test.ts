/** From the box to the winner: the deal, whose turn it is, what ends a game and who still plays, and recorded games. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseScenario } from '#engine/parse-scenario.ts';
import { runScenario } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import { type Action, copan, type Event, type Position, type Setup } from '#games/copan/index.ts';
import { brokenInvariants } from '#games/copan/invariants.ts';
import type { PlacedTile } from '#games/copan/position.ts';
import { spaces } from '#games/copan/pyramid.ts';
import type { Resource } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import type { CopanReadings } from '#games/copan/rulings.ts';
import { createPosition } from '#games/copan/setup.ts';
import {
	changesBetween,
	checkRefusal,
	draw,
	eventsOf,
	expectOk,
	goOn,
	known,
	place,
	playAll,
	roll,
	start,
	table,
	take,
} from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.setup.event-card',
	'copan.setup.cities',
	'copan.setup.river',
	'copan.setup.ball-court',
	'copan.setup.altars',
	'copan.setup.stairway',
	'copan.turn.two-phases',
	'copan.turn.clockwise',
	'copan.end-turn.when',
	'copan.end-turn.refill.cards',
	'copan.end-turn.refill.river',
	'copan.end.pyramid-full',
	'copan.end.two-exhausted',
	'copan.end.last-turns',
	'copan.end.scoring-follows',
] satisfies CopanRule[];

type Players = 2 | 3 | 4;
const game = (setup: Setup): Setup => table({ until: 'game', ...setup });

const move = (site: Extract<Action, { type: 'move' }>['site']): Action => ({ type: 'move', site });
const turn = (side: 'any' | 'two'): Action => ({ type: 'turn-totem', side });
const buyNothing: Action = { type: 'buy-nothing' };

describe('the deal from the box', () => {
	const cities = ['20', '1', '7', '13', '4', '18'];
	const river: Resource[] = ['zeal', 'zeal', 'food', 'power'];
	const people = ['ixtli', 'nacon', 'muluc', 'ah-cuxtal', 'itzamna', 'yaluk'];
	const altars = ['altar-16', 'altar-3', 'altar-8', 'altar-1'];
	const glyphs = ['h', 'a', 'a', 'c', 'a', 'b'];
	const answers = [...cities, ...river, ...people, ...altars, ...glyphs].map(draw);

	test.each<{ players: Players; extensions: number; unseen: number[] }>([
		// 80 tiles less one of each kind a player and less those on the River: 1 Food, 0 Fame, 2 Zeal, 1 Power.
		{ players: 2, extensions: 6, unseen: [17, 18, 16, 17] },
		{ players: 3, extensions: 9, unseen: [16, 17, 15, 16] },
		{ players: 4, extensions: 12, unseen: [15, 16, 14, 15] },
	])('$players players: every component of the box has its place', ({ players, extensions, unseen }) => {
		const { after, events } = playAll({ base: 'box', players, card: 'E' }, [], answers);
		expect(copan.decision(after)).toEqual({ actor: 0, ask: 'tile', rule: 'copan.court.place.face-up' });
		expect(after.frames).toEqual([{ ask: 'tile' }]);
		expect(after.cities).toEqual(cities);
		expect(after.river).toEqual(river);
		expect(Object.values(after.unseen)).toEqual(unseen);
		expect(Object.values(after.unseen).reduce((sum, each) => sum + each, 0)).toBe(80 - 4 * players - 4);
		for (const [kind, laid, pile] of [
			['characters', people, 37],
			['altars', altars, 12],
			['glyphs', glyphs, 42],
		] as const) {
			const cards = after.cards[kind];
			expect(cards.laid).toEqual(laid);
			expect([cards.top, cards.rest.length, cards.discard]).toEqual([[], pile, []]);
			for (const card of laid) if (kind !== 'glyphs') expect(cards.rest).not.toContain(card);
		}
		// Six of each colour: three a, one b, one c and one h lie on the Stairway.
		expect(
			['a', 'b', 'c', 'd', 'h'].map((each) => after.cards.glyphs.rest.filter((card) => card === each).length),
		).toEqual([3, 5, 5, 6, 5]);
		expect(after.chest.map(({ rest, used }) => [rest.length, used.length])).toEqual([
			[10, 0],
			[10, 0],
			[10, 0],
		]);
		expect(after.zenith).toBe(3);
		expect(after.table.profile.extensionSupply[players]).toBe(extensions);
		expect([after.table.card, after.active, after.face, after.ending, after.result]).toEqual([
			'E',
			0,
			null,
			null,
			null,
		]);
		expect([after.pyramid, after.cubes, after.crossed]).toEqual([
			{},
			{ food: 0, fame: 0, zeal: 0, power: 0 },
			{ food: 0, fame: 0, zeal: 0, power: 0 },
		]);
		expect(Object.values(after.closed)).toEqual([[], [], [], []]);
		for (const tokens of [...after.embassies, after.ballCourt.left, after.ballCourt.right, after.altarReserve])
			expect(tokens).toEqual(Array.from({ length: players }, () => 0));
		expect(after.altarTokens).toEqual(Array.from({ length: 12 }, () => null));
		expect(after.seats).toHaveLength(players);
		for (const seat of after.seats)
			expect(seat).toEqual({
				resources: { food: 0, fame: 0, zeal: 0, power: 0 },
				tiles: { food: 1, fame: 1, zeal: 1, power: 1 },
				extensions: 0,
				characters: [],
				discarded: 0,
				glyphs: { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0, g: 0, h: 0 },
				mask: [],
				maskRemoved: [],
				priests: { food: 0, fame: 0, zeal: 0, power: 0 },
				topped: [],
				vp: 0,
				totem: null,
				ejectedFrom: null,
				waiting: [],
			});
		expect(brokenInvariants(after)).toEqual([]);

		const spacesOf = <Value>(list: readonly Value[]) => list.map((each, index) => [index + 1, each] as const);
		expect(events.map(({ id: _, ...event }) => event)).toStrictEqual([
			{ type: 'dealBegan', card: 'E', rules: ['copan.setup.event-card'] },
			...spacesOf(cities).map(([space, city]) => ({
				type: 'cityLaid',
				space,
				city,
				rules: ['copan.setup.cities'],
				causedBy: 0,
			})),
			...spacesOf(river).map(([space, tile]) => ({
				type: 'riverFilled',
				space,
				tile,
				rules: ['copan.setup.river'],
				causedBy: 0,
				rulings: ['river-slide'],
			})),
			...(
				[
					['characters', people, 'copan.setup.ball-court'],
					['altars', altars, 'copan.setup.altars'],
					['glyphs', glyphs, 'copan.setup.stairway'],
				] as const
			).flatMap(([kind, cards, rule]) =>
				spacesOf(cards).map(([space, card]) => ({ type: 'cardLaid', kind, space, card, rules: [rule], causedBy: 0 })),
			),
		]);
	});

	test('a City that lies on the map is not drawn again', () => {
		checkRefusal({
			name: '',
			setup: { base: 'box' },
			actions: [draw('20')],
			refused: draw('20'),
			rejection: { code: 'no-such-choice', rule: 'copan.setup.cities', values: { ask: 'draw-city' } },
		});
	});

	test('what is on the table already is not dealt', () => {
		const setup: Setup = {
			base: 'box',
			crossed: { food: 1, fame: 1 },
			sites: { cities: [...cities.slice(0, 5)], river, altars, closed: { embassies: [6], 'ball-court': [1] } },
		};
		const { after, events } = playAll(setup, [], [...people.slice(1), ...glyphs].map(draw));
		expect(after.cities).toEqual([...cities.slice(0, 5), null]);
		expect(after.cards.characters.laid).toEqual([null, ...people.slice(1)]);
		expect(eventsOf(events, 'cityLaid')).toEqual([]);
		expect(brokenInvariants(after)).toEqual([]);
	});

	test('the seed deals: each seed its own table, the same seed the same one', () => {
		const dealt = (seed: number) => playAll({ base: 'box', seed }, [], 'seed').after;
		expect(dealt(7)).toEqual(dealt(7));
		expect(dealt(7).cards).not.toEqual(dealt(8).cards);
	});
});

describe('a turn', () => {
	/** A Food tile alone in tier 1, then the River for 2 VP with its two leftmost tiles, of which nothing more is bought. */
	const actions = [take('food'), place('east-1-1'), move('river'), turn('two'), buyNothing];
	const setup = game({ players: 3, active: 1, sites: { river: ['food', 'fame', 'zeal', 'power'] } });

	test('is told from the tile to the next player', () => {
		const { before, after, events } = playAll(setup, actions, [draw('zeal'), draw('zeal')]);
		expect(events.map(({ id: _, ...event }) => event)).toStrictEqual([
			{
				type: 'tilePlaced',
				player: 1,
				space: 'east-1-1',
				tile: 'food',
				rules: ['copan.court.place.face-up', 'copan.court.place.any-space'],
			},
			{
				type: 'cubeMoved',
				resource: 'food',
				from: 0,
				to: 1,
				tier: 1,
				end: false,
				rules: ['copan.court.decline.one-left'],
				causedBy: 0,
			},
			{
				type: 'tileActivated',
				player: 1,
				space: 'east-1-1',
				resource: 'food',
				tier: 1,
				yields: 2,
				rules: ['copan.court.collect.neighbours', 'copan.court.collect.tiers'],
				causedBy: 0,
			},
			{
				type: 'gained',
				player: 1,
				resource: 'food',
				amount: 2,
				lost: 0,
				by: { tile: 'east-1-1' },
				rules: ['copan.court.collect.tiers'],
				causedBy: 2,
			},
			{ type: 'courtPhaseEnded', player: 1, rules: ['copan.turn.two-phases'] },
			{
				type: 'totemMoved',
				player: 1,
				site: 'river',
				space: 1,
				side: 'two',
				how: 'move',
				rules: ['copan.action.move.entry'],
			},
			{
				type: 'scored',
				player: 1,
				vp: 2,
				by: { totem: true },
				rules: ['copan.action.space.times'],
				causedBy: 5,
			},
			{
				type: 'actionBegun',
				player: 1,
				site: 'river',
				less: 0,
				rules: ['copan.action.move.symbol-then-action'],
				causedBy: 5,
			},
			{
				type: 'riverTilesTaken',
				player: 1,
				tiles: ['food', 'fame'],
				rules: ['copan.river.two-leftmost'],
				causedBy: 7,
			},
			{ type: 'turnEnded', player: 1, rules: ['copan.end-turn.when'] },
			...[3, 4].map((space) => ({
				type: 'riverFilled',
				space,
				tile: 'zeal',
				rules: ['copan.end-turn.refill.river'],
				causedBy: 9,
				rulings: ['river-slide'],
			})),
			{ type: 'turnBegan', player: 2, rules: ['copan.turn.clockwise'] },
		]);
		expect(changesBetween(before, after)).toEqual({
			active: 2,
			'pyramid.east-1-1': 'food',
			'cubes.food': 1,
			'seats.1.resources.food': 2,
			'seats.1.tiles.fame': 2,
			'seats.1.vp': 2,
			'seats.1.totem': { site: 'river', space: 1, side: 'two' },
			river: ['zeal', 'power', 'zeal', 'zeal'],
			'unseen.zeal': before.unseen.zeal - 2,
			frames: [{ ask: 'tile' }],
			told: 13,
			chance: after.chance,
		});
	});

	test('play goes clockwise and comes back to the first seat', () => {
		const { after, events } = playAll(
			game({ players: 3, active: 2 }),
			[take('food'), place('east-1-1'), move('river'), turn('two'), buyNothing],
			'seed',
		);
		expect(after.active).toBe(0);
		expect(eventsOf(events, 'turnBegan').map(({ player }) => player)).toEqual([0]);
	});

	test('until the turn is over: it stops there, refilled', () => {
		const { after, events } = playAll({ ...setup, until: 'turn' }, actions, [draw('zeal'), draw('zeal')]);
		expect(copan.decision(after)).toBeNull();
		expect([after.active, after.river]).toEqual([1, ['zeal', 'power', 'zeal', 'zeal']]);
		expect(eventsOf(events, 'turnBegan')).toEqual([]);
	});

	test('Characters and Glyphs taken are replaced when it ends, Altar cards are not touched', () => {
		const { after, events } = playAll(
			game({
				seats: [{ resources: { power: 5, fame: 5 }, totem: { site: 'stairway', space: 1, side: 'two' } }],
				sites: { characters: [null], glyphs: ['a', null, null, null, null, null] },
				tops: { characters: known.characters, glyphs: ['h', 'h', 'h', 'h', 'h', 'h'] },
			}),
			[
				take('food'),
				place('east-1-1'),
				{ type: 'stay' },
				{ type: 'take-line', line: 1 },
				{ type: 'climb', stairway: 'food' },
			],
		);
		expect(after.cards.glyphs.laid).toEqual(['h', 'h', 'h', 'h', 'h', 'h']);
		expect(after.cards.characters.laid[0]).toBe(known.characters[0]);
		const laid = eventsOf(events, 'cardLaid');
		expect(laid.map(({ kind, space }) => [kind, space])).toEqual([
			['characters', 1],
			...[1, 2, 3, 4, 5, 6].map((space) => ['glyphs', space]),
		]);
		for (const event of laid) expect(event.rules).toEqual(['copan.end-turn.refill.cards']);
	});
});

/** Plays on without any thought, chance by the seed, until nobody is asked. */
const finish = (setup: Setup, actions: readonly Action[] = []): { position: Position; events: Event[] } => {
	let { position, events } = start(setup);
	const left = [...actions];
	for (let step = 0; copan.decision(position); step++) {
		if (step > 2000) expect.fail('the game does not end');
		const action = copan.chanceAnswer(position) ?? left.shift() ?? (copan.legalActions(position)[0] as Action);
		const played = expectOk(copan.play(position, action));
		position = played.position;
		events = [...events, ...played.events];
	}
	return { position, events };
};

const lies: PlacedTile = 'face-down';
/** A Pyramid with tiles on all spaces of this player count but these. */
const allBut = (players: Players, ...free: string[]): Record<string, PlacedTile> =>
	Object.fromEntries(
		spaces.filter(({ id, column }) => column <= players && !free.includes(id)).map(({ id }) => [id, lies]),
	);

/** Nothing to pay with and no Site but the River: what a player does in such a turn is short. */
const turnOrder = (events: readonly Event[]): number[] => eventsOf(events, 'turnEnded').map(({ player }) => player);

describe('what ends a game', () => {
	const trigger = (setup: Setup, actions: Action[]) => playAll(game(setup), actions);
	const full = 'pyramid-full';
	const two = 'two-exhausted';
	test.each<{ name: string; setup: Setup; actions: Action[]; ending: Position['ending'] }>([
		{
			name: 'two spaces free, one is covered: not yet',
			setup: { players: 4, pyramid: allBut(4, 'east-1-1', 'east-1-2') },
			actions: [take('food'), place('east-1-1')],
			ending: null,
		},
		{
			name: 'the last space is covered',
			setup: { players: 4, active: 2, pyramid: allBut(4, 'east-1-1') },
			actions: [take('food'), place('east-1-1')],
			ending: { by: full, seat: 2, turnsLeft: 3 },
		},
		{
			name: 'the last space is covered by a tile that lies face down',
			setup: {
				players: 4,
				pyramid: allBut(4, 'east-1-1'),
				seats: [{ tiles: { food: 0, fame: 0, zeal: 0, power: 0 } }],
			},
			actions: [place('east-1-1')],
			ending: { by: full, seat: 0, turnsLeft: 3 },
		},
		{
			name: 'three players: what Setup tiles cover is not available and need not be filled',
			setup: { players: 3, active: 1, pyramid: allBut(3, 'east-1-1') },
			actions: [take('food'), place('east-1-1')],
			ending: { by: full, seat: 1, turnsLeft: 2 },
		},
		{
			name: 'two players likewise',
			setup: { players: 2, pyramid: allBut(2, 'east-1-1') },
			actions: [take('food'), place('east-1-1')],
			ending: { by: full, seat: 0, turnsLeft: 1 },
		},
		{
			name: 'one cube at the end of its track, another one short of it: not yet',
			setup: { players: 4, cubes: { fame: 13, food: 11 } },
			actions: [take('food'), place('east-1-1')],
			ending: null,
		},
		{
			name: 'the second cube reaches the end',
			setup: { players: 4, active: 3, cubes: { fame: 13, food: 12 } },
			actions: [take('food'), place('east-1-1')],
			ending: { by: two, seat: 3, turnsLeft: 3 },
		},
		{
			name: 'tier 3 on all tracks is not the end',
			setup: { players: 4, cubes: { food: 11, fame: 12, zeal: 12, power: 12 } },
			actions: [take('food'), place('east-1-1')],
			ending: null,
		},
		{
			name: 'the tile’s own cube is at its end: it passes on, and the next one gets there',
			setup: { players: 4, cubes: { food: 13, fame: 12 } },
			actions: [take('food'), place('east-1-1')],
			ending: { by: two, seat: 0, turnsLeft: 3 },
		},
		{
			name: 'a die face moves the second cube there, in the middle of an Event',
			// Food reaches tier 3; face 6 of card F moves the Fame cube forward.
			setup: { players: 4, active: 1, cubes: { food: 8, zeal: 13, fame: 12 } },
			actions: [take('food'), place('east-1-1'), roll(6)],
			ending: { by: two, seat: 1, turnsLeft: 3 },
		},
		{
			name: 'now: a cube was at its end and moved back, so one resource only is exhausted',
			setup: { players: 4, cubes: { fame: 12, food: 12 }, crossed: { fame: 3 } },
			actions: [take('food'), place('east-1-1'), roll(2)],
			ending: null,
		},
		{
			name: 'ever: a cube that was at its end counts, wherever it stands',
			setup: {
				players: 4,
				cubes: { fame: 12, food: 12 },
				crossed: { fame: 3 },
				rulings: { 'exhausted-when': 'ever' },
			},
			actions: [take('food'), place('east-1-1'), roll(2)],
			ending: { by: two, seat: 0, turnsLeft: 3 },
		},
	])('$name', ({ setup, actions, ending }) => {
		const { after, events } = trigger(setup, actions);
		expect(after.ending).toEqual(ending);
		const told = eventsOf(events, 'endTriggered');
		expect(told.map(({ by }) => by)).toEqual(ending ? [ending.by] : []);
		for (const { rules, rulings, by } of told) {
			expect(rules).toEqual([by === full ? 'copan.end.pyramid-full' : 'copan.end.two-exhausted']);
			expect(rulings).toEqual(by === full ? undefined : ['exhausted-when']);
		}
		// The game goes on whatever happened: somebody is asked.
		expect(copan.decision(after)).not.toBeNull();
		expect(copan.result(after)).toBeNull();
	});

	test('a table laid out at its end is in its last round', () => {
		const ends = (setup: Setup) => expectOk(createPosition(game(setup))).ending;
		expect(ends({ players: 2, active: 1, pyramid: allBut(2) })).toEqual({ by: full, seat: 1, turnsLeft: 1 });
		expect(ends({ players: 3, cubes: { zeal: 10, power: 10 } })).toEqual({ by: two, seat: 0, turnsLeft: 2 });
		expect(ends({ players: 3, cubes: { zeal: 10, power: 9 } })).toBeNull();
		expect(ends({ players: 3, cubes: { zeal: 10, power: 9 }, crossed: { power: 3 } })).toBeNull();
		expect(
			ends({
				players: 3,
				cubes: { zeal: 10, power: 9 },
				crossed: { power: 3 },
				rulings: { 'exhausted-when': 'ever' },
			}),
		).toEqual({ by: two, seat: 0, turnsLeft: 2 });
	});
});

describe('the turn that brings the end is finished', () => {
	test('after the last tile: Events, collecting, the Action phase', () => {
		const { events } = finish(game({ players: 2, active: 1, pyramid: allBut(2, 'east-1-1'), cubes: { food: 2 } }), [
			take('food'),
			place('east-1-1'),
			move('river'),
			turn('two'),
			buyNothing,
		]);
		const types = events.map(({ type }) => type);
		const from = types.indexOf('endTriggered');
		expect(types.slice(0, from)).toEqual(['tilePlaced']);
		for (const later of ['cubeMoved', 'eventArose', 'dieRolled', 'spaceClosed', 'tileActivated'] as const)
			expect(types.indexOf(later)).toBeGreaterThan(from);
		const rest = types
			.slice(types.indexOf('courtPhaseEnded'))
			.filter((type) => type !== 'riverFilled' && type !== 'scored');
		expect(rest.slice(0, 7)).toEqual([
			'courtPhaseEnded',
			'totemMoved',
			'actionBegun',
			'riverTilesTaken',
			'turnEnded',
			'finalScoringBegan',
			'gameEnded',
		]);
	});

	test('after the second exhausted resource: its Decline Event closes a space, and the turn goes on', () => {
		const { events } = finish(game({ players: 2, active: 1, cubes: { food: 6, fame: 7 } }), [
			take('food'),
			place('east-1-1'),
			move('river'),
			turn('two'),
			buyNothing,
		]);
		const types = events.map(({ type }) => type);
		const from = types.indexOf('endTriggered');
		expect(types.slice(0, from)).toEqual(['tilePlaced', 'cubeMoved']);
		for (const later of [
			'eventArose',
			'spaceClosed',
			'tileActivated',
			'courtPhaseEnded',
			'totemMoved',
			'turnEnded',
		] as const)
			expect(types.indexOf(later)).toBeGreaterThan(from);
		expect(types.at(-1)).toBe('gameEnded');
	});

	test('a second trigger in the last round changes nothing', () => {
		// The first seat's Food cube comes to its end, Zeal is there already; then the second seat covers the last space.
		const { position, events } = finish(
			game({
				players: 3,
				pyramid: allBut(3, 'east-1-1', 'east-1-2'),
				cubes: { food: 9, fame: 9, zeal: 10 },
			}),
			[take('food'), place('east-1-1')],
		);
		expect(eventsOf(events, 'endTriggered')).toHaveLength(1);
		expect(position.ending?.by).toBe('two-exhausted');
		expect(turnOrder(events)).toEqual([0, 1, 2]);
		expect(position.pyramid['east-1-2']).toBeDefined();
	});
});

describe('who still plays', () => {
	/** Seats in the order of their turns, the one that brings the end first. */
	const rows: readonly (readonly [players: Players, trigger: number, finish: number[], more: number[]])[] = [
		[2, 0, [0, 1], [0, 1]],
		[2, 1, [1], [1, 1]],
		[3, 0, [0, 1, 2], [0, 1, 2]],
		[3, 1, [1, 2], [1, 2, 1]],
		[3, 2, [2], [2, 1, 2]],
		[4, 0, [0, 1, 2, 3], [0, 1, 2, 3]],
		[4, 1, [1, 2, 3], [1, 2, 3, 1]],
		[4, 2, [2, 3], [2, 3, 1, 2]],
		[4, 3, [3], [3, 1, 2, 3]],
	];
	const readings = ['finish-the-round', 'one-more-turn-each'] as const;
	const cases = rows.flatMap(([players, trigger, finished, more]) =>
		readings.map((reading, index) => ({ players, trigger, reading, order: index === 0 ? finished : more })),
	);
	test.each(cases)('$players players, brought about by seat $trigger, $reading: $order', (row) => {
		const { players, trigger, reading, order } = row;
		const byPyramid = finish(
			game({
				players,
				active: trigger,
				pyramid: allBut(players, 'east-1-1'),
				rulings: { 'last-round': reading } satisfies Partial<CopanReadings>,
			}),
		);
		expect(turnOrder(byPyramid.events)).toEqual(order);
		const { end } = byPyramid.position.table.profile.declineTracks[players];
		const byCubes = finish(
			game({
				players,
				active: trigger,
				cubes: { food: end - 1, fame: end },
				rulings: { 'last-round': reading },
			}),
			[take('food'), place('east-1-1')],
		);
		expect(turnOrder(byCubes.events)).toEqual(order);
		for (const { events } of [byPyramid, byCubes]) {
			expect(eventsOf(events, 'turnBegan').map(({ id: _, ...began }) => began)).toEqual(
				order.slice(1).map((player) => ({
					type: 'turnBegan',
					player,
					rules: ['copan.turn.clockwise', 'copan.end.last-turns'],
					rulings: ['last-round'],
				})),
			);
			expect(events.at(-1)?.type).toBe('gameEnded');
			// Scoring comes after the last turn and not before.
			const types = events.map(({ type }) => type);
			expect(types.indexOf('finalScoringBegan')).toBeGreaterThan(types.lastIndexOf('turnEnded'));
		}
	});

	test('whoever is in no turn any more is not asked: the result stands', () => {
		const { position } = finish(game({ players: 2, active: 1, pyramid: allBut(2) }));
		expect(position.frames).toEqual([]);
		expect(copan.play(position, goOn)).toEqual({
			ok: false,
			error: { code: 'nothing-asked', rule: 'copan.turn.two-phases', values: {} },
		});
	});
});

describe('recorded games', () => {
	const folder = new URL('games/', import.meta.url);
	const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
	const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'profile.json');

	test('there is one for each way a game ends and each number of players', () => {
		expect(names.sort()).toEqual(
			['pyramid-full', 'two-exhausted'].flatMap((by) => [2, 3, 4].map((players) => `${by}-${players}.json`)),
		);
	});

	test.each(names)('%s plays to the same bytes', (name) => {
		const { scenario, end } = read(name);
		const parsed = expectOk(parseScenario(copanGame, JSON.stringify(scenario)));
		// The profile of its day, so that a better-founded number does not change what was recorded.
		const profile = read('profile.json');
		const setup: Setup = { ...parsed.setup, profile };
		const { steps, stop } = runScenario(copanGame, { ...parsed, setup });
		expect(stop).toBeNull();
		const last = steps.at(-1)?.position as Position;
		// A value that the profile has had since is no part of what was recorded.
		const position = { ...last, table: { ...last.table, profile } };
		expect({
			by: position.ending?.by,
			events: steps.reduce((sum, { events }) => sum + events.length, 0),
			...position.result,
			sha256: createHash('sha256').update(JSON.stringify(position)).digest('hex'),
		}).toEqual(end);
		expect(`${end.by}-${scenario.setup.players}.json`).toBe(name);
		for (const step of steps) expect(brokenInvariants(step.position)).toEqual([]);
	});
});
