/**
 * The rulings on which only the Action phase and the end of the game hang, each reading on the same setup. Those of the
 * Court phase are in `rulings.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Readings } from '#engine/rulings.ts';
import { type Action, copan, type Event, type Position, type SeatSetup, type Setup } from '#games/copan/index.ts';
import type { Site } from '#games/copan/resources.ts';
import { rulings } from '#games/copan/rulings.ts';
import {
	act,
	actionTable,
	buyNothing,
	exchange,
	forgo,
	fullPyramid,
	leaveOut,
	move,
	recruit,
	resolveNext,
	stay,
	takeLine,
	useAltar,
	visit,
} from './action-support.ts';
import {
	type Chance,
	climb,
	draw,
	eventsOf,
	placeJade,
	placeTotem,
	playAll,
	table,
	turnTotem,
	useBird,
} from './support.ts';

/** A question of games of people. */
type RulingId = keyof typeof rulings;

type Switches = Partial<Readings<typeof rulings>>;

/** The second seat's turn without a Court phase; `seat` is what it has, `others` the first and the third seat. */
const turnOf = (
	readings: Switches,
	{ seat, others = [], ...setup }: Setup & { seat?: SeatSetup; others?: SeatSetup[] },
): Setup => actionTable({ ...setup, seats: [others[0] ?? {}, seat ?? {}, others[1] ?? {}], rulings: readings });

/** What is legal where the actions have led. */
const legalAfter = (setup: Setup, actions: readonly Action[] = [], chance: Chance = []): Action[] =>
	copan.legalActions(playAll(setup, actions, chance).after);

const asked = (position: Position): string | undefined => copan.decision(position)?.ask;

/** The types of what was told, without the Court phase that was skipped. */
const typesOf = (events: readonly Event[]): Event['type'][] => events.slice(2).map(({ type }) => type);

/** Runs the same test under each reading of a ruling, with what is expected of each. */
const underEach = <Id extends RulingId, Expected>(
	id: Id,
	expected: Record<(typeof rulings)[Id][number], Expected>,
	check: (readings: Switches, expected: Expected) => void,
): void => {
	test.each(rulings[id].map((option) => ({ option })))('$option', ({ option }) => {
		check({ [id]: option }, expected[option as (typeof rulings)[Id][number]]);
	});
};

describe('ejected-at-once-action', () => {
	interface Expected {
		sites: readonly Site[];
		acts: readonly Action[];
		actors: number[];
		glyphs: number;
		power: number;
	}
	// The active player stays at the River, from space 2 to 3, and pushes the first seat off; that seat holds 1 Power.
	const setup = (readings: Switches) =>
		turnOf(
			{ ejection: 'at-once', ...readings },
			{
				seat: { totem: { site: 'river', space: 2, side: 'two' } },
				others: [{ resources: { power: 1 }, totem: { site: 'river', space: 3, side: 'any' } }],
			},
		);
	underEach<'ejected-at-once-action', Expected>(
		'ejected-at-once-action',
		{
			'no-action': {
				sites: ['embassies', 'ball-court', 'altars', 'stairway'],
				acts: [],
				actors: [1],
				glyphs: 0,
				power: 1,
			},
			// With its action to pay, only the Stairway’s first line is open to 1 Power, and the Altars’ is not.
			'action-at-once': {
				sites: ['stairway'],
				acts: [takeLine(1), climb('food')],
				actors: [0, 1],
				glyphs: 1,
				power: 0,
			},
		},
		(readings, { sites, acts, actors, glyphs, power }) => {
			expect(legalAfter(setup(readings), [stay])).toEqual(sites.map(placeTotem));
			const { after, events } = playAll(
				setup(readings),
				[stay, placeTotem('stairway'), turnTotem('two'), ...acts, buyNothing],
				'seed',
			);
			expect(eventsOf(events, 'actionBegun').map(({ player }) => player)).toEqual(actors);
			expect(after.seats[0]).toMatchObject({
				totem: { site: 'stairway', space: 1, side: 'two' },
				resources: { power },
				glyphs: { a: glyphs },
			});
		},
	);
});

describe('action-optional', () => {
	const setup = (readings: Switches) =>
		turnOf(readings, { seat: { resources: { zeal: 1, food: 1 }, characters: ['ixmacane'] } });
	const there = [move('altars'), turnTotem('two')];
	underEach('action-optional', { 'must-be-taken': false, 'may-be-skipped': true }, (readings, mayLeave) => {
		const { after } = playAll(setup(readings), there);
		expect(copan.why(after, forgo)).toEqual(
			mayLeave
				? null
				: {
						code: 'action-is-due',
						rule: 'copan.action.move.symbol-then-action',
						values: { site: 'altars' },
					},
		);
		if (!mayLeave) return;
		// The space is resolved all the same; Ixmacane pays for no action.
		const left = playAll(setup(readings), [...there, forgo]);
		expect(typesOf(left.events)).toEqual(['totemMoved', 'lost', 'actionBegun', 'actionForgone', 'turnEnded']);
		expect(left.after.seats[1]).toMatchObject({ vp: 0, resources: { zeal: 0, food: 1 } });
	});

	describe('at the River', () => {
		const atRiver = (readings: Switches) => turnOf(readings, { seat: { characters: ['tecumbalam'] } });
		const toRiver = [move('river'), turnTotem('two')];
		underEach('action-optional', { 'must-be-taken': 'river-buy', 'may-be-skipped': 'site' }, (readings, ask) => {
			// Where the action may be left, it is asked for before any tile comes into the hand.
			const { before, after } = playAll(atRiver(readings), toRiver);
			const mayLeave = ask === 'site';
			expect(asked(after)).toBe(ask);
			expect(after.river.filter((tile) => tile !== null)).toHaveLength(mayLeave ? 4 : 2);
			expect(copan.legalActions(after)).toEqual(mayLeave ? [act('river'), forgo] : [buyNothing]);
			if (!mayLeave) return;

			const left = playAll(atRiver(readings), [...toRiver, forgo]);
			expect(typesOf(left.events)).toEqual(['totemMoved', 'scored', 'actionBegun', 'actionForgone', 'turnEnded']);
			expect(eventsOf(left.events, 'actionForgone')).toMatchObject([{ rulings: ['action-optional'] }]);
			// The space gave its 2 VP; Tecumbalam pays for no action, and the River keeps its tiles.
			expect(left.after.seats[1]).toMatchObject({ vp: 2, tiles: before.seats[1]?.tiles });
			expect(left.after.river).toEqual(before.river);

			const taken = playAll(atRiver(readings), [...toRiver, act('river'), buyNothing], 'seed');
			expect(eventsOf(taken.events, 'riverTilesTaken')).toMatchObject([{ tiles: ['food', 'fame'] }]);
			expect(taken.after.seats[1]).toMatchObject({ vp: 4 });
		});
	});
});

describe('stay-needs-payment', () => {
	const setup = (readings: Switches, side: 'any' | 'two') =>
		turnOf(readings, { seat: { totem: { site: 'altars', space: 1, side } } });
	underEach('stay-needs-payment', { 'must-afford': false, 'may-stay': true }, (readings, mayStay) => {
		const { after } = playAll(setup(readings, 'two'), []);
		expect(copan.why(after, stay)).toEqual(
			mayStay ? null : { code: 'action-unpayable', rule: 'copan.action.move.afford', values: { site: 'altars' } },
		);
		// What the space gives may pay: an Altar costs 1.
		expect(legalAfter(setup(readings, 'any'))).toContainEqual(stay);
		if (!mayStay) return;
		const stayed = playAll(setup(readings, 'two'), [stay, forgo]);
		expect(typesOf(stayed.events)).toEqual(['totemMoved', 'scored', 'actionBegun', 'actionForgone', 'turnEnded']);
		expect(stayed.after.seats[1]?.vp).toBe(2);
	});
});

describe('site-with-nothing-left', () => {
	const none = [null, null, null, null, null, null];
	const setup = (readings: Switches) =>
		turnOf(readings, {
			seat: { resources: { power: 3 } },
			sites: { glyphs: none },
			tops: { glyphs: ['g', 'h', 'g', 'h', 'g', 'h'] },
		});
	underEach('site-with-nothing-left', { 'not-allowed': false, 'symbol-only': true }, (readings, mayGo) => {
		const { after } = playAll(setup(readings), []);
		expect(copan.why(after, move('stairway'))).toEqual(
			mayGo ? null : { code: 'nothing-left', rule: 'copan.action.move.afford', values: { site: 'stairway' } },
		);
		if (!mayGo) return;
		const went = playAll(setup(readings), [move('stairway'), turnTotem('two'), forgo]);
		expect(typesOf(went.events).slice(0, 5)).toEqual([
			'totemMoved',
			'lost',
			'actionBegun',
			'actionForgone',
			'turnEnded',
		]);
		expect(went.after.seats[1]?.resources.power).toBe(2);
		expect(legalAfter(setup(readings), [move('stairway'), turnTotem('two')])).toEqual([forgo]);
	});
});

describe('no-payable-site', () => {
	const setup = (readings: Switches) =>
		turnOf(readings, {
			seat: { totem: { site: 'river', space: 3, side: 'any' } },
			others: [{ totem: { site: 'river', space: 1, side: 'any' } }],
		});
	underEach('no-payable-site', { 'no-action': false, 're-enter-river': true }, (readings, mayReturn) => {
		if (!mayReturn) {
			// Nobody is asked: no Site is taken and the Totem stays.
			const { after, events } = playAll(setup(readings), []);
			expect(typesOf(events)).toEqual(['noSiteTaken', 'turnEnded']);
			expect(after.seats[1]?.totem).toEqual({ site: 'river', space: 3, side: 'any' });
			return;
		}
		expect(legalAfter(setup(readings))).toContainEqual(move('river'));
		const { after, events } = playAll(setup(readings), [move('river'), turnTotem('two'), buyNothing], 'seed');
		expect(typesOf(events).slice(0, 5)).toEqual([
			'totemMoved',
			'totemPushed',
			'scored',
			'actionBegun',
			'riverTilesTaken',
		]);
		expect(after.seats[1]).toMatchObject({ totem: { site: 'river', space: 1, side: 'two' }, vp: 2 });
		expect(after.seats[0]?.totem?.space).toBe(2);
	});
});

describe('discount-and-entry', () => {
	// Kawil takes 1 off the Altars: off an Altar of 1 Food, or off the entry space’s Zeal.
	const setup = (readings: Switches, resources: SeatSetup['resources']) =>
		turnOf(readings, { seat: { resources, characters: ['kawil'] } });
	underEach('discount-and-entry', { 'site-cost-only': false, 'entry-too': true }, (readings, isOne) => {
		const entry = {
			code: 'entry-unpayable',
			rule: 'copan.action.move.afford',
			values: { site: 'altars', resource: 'zeal', amount: 1 },
		};
		const unpaid = { code: 'action-unpayable', rule: 'copan.action.move.afford', values: { site: 'altars' } };
		const whyNot = (resources: SeatSetup['resources']) =>
			copan.why(playAll(setup(readings, resources), []).after, move('altars'));
		expect(whyNot({ zeal: 1 })).toBeNull();
		expect(whyNot({ food: 1 })).toEqual(isOne ? null : entry);
		expect(whyNot({})).toEqual(isOne ? unpaid : entry);
		if (!isOne) return;
		// Column 1 costs 1 Food: with the entry 1 Food and 1 Zeal, less 1 of the player’s choice.
		const there = [move('altars'), turnTotem('two'), useAltar(1)];
		const both = setup(readings, { food: 1, zeal: 1 });
		expect(legalAfter(both, there)).toEqual([leaveOut('food'), leaveOut('zeal')]);
		const { after } = playAll(both, [...there, leaveOut('zeal')]);
		expect(after.seats[1]?.resources).toMatchObject({ food: 0, zeal: 2 });
	});
});

describe('discount-which', () => {
	underEach('discount-which', { 'own-choice': true }, (readings) => {
		// City 6: 3 Food for the path and 1 Fame for the City; Coyopa takes 1 off, of either.
		const setup = turnOf(readings, {
			seat: { resources: { food: 4, fame: 1 }, characters: ['coyopa'] },
		});
		const there = [move('embassies'), turnTotem('two'), visit(6)];
		expect(legalAfter(setup, there)).toEqual([leaveOut('food'), leaveOut('fame')]);
		for (const [kind, left] of [
			['food', { food: 1, fame: 0 }],
			['fame', { food: 0, fame: 1 }],
		] as const)
			expect(playAll(setup, [...there, leaveOut(kind)]).after.seats[1]?.resources).toMatchObject(left);
	});
});

describe('city-space-limit', () => {
	const setup = (readings: Switches, mine: number) =>
		turnOf(readings, {
			seat: { resources: { food: 3, power: 1 } },
			sites: { embassies: [[1, mine, 2]] },
			profile: { spacesByCity: 2 },
		});
	const there = [move('embassies'), turnTotem('two')];
	underEach('city-space-limit', { 'one-each': false, limited: true }, (readings, isLimited) => {
		const whyNot = (mine: number) => copan.why(playAll(setup(readings, mine), there).after, visit(1));
		expect(whyNot(0)).toEqual(
			isLimited ? { code: 'city-full', rule: 'copan.embassies.build.token', values: { space: 1 } } : null,
		);
		// One’s own stack grows in a full City.
		expect(whyNot(1)).toBeNull();
	});
});

describe('immediate-city-action', () => {
	// City 2 gives an Altars action; the level 1 token drawn there brings Zeal. Ah-cuxtal pays for the Embassies action.
	const setup = (readings: Switches) =>
		turnOf(readings, { seat: { resources: { food: 4, power: 1 }, characters: ['ah-cuxtal'] } });
	const there = [move('embassies'), turnTotem('two'), visit(2)];
	underEach(
		'immediate-city-action',
		{
			queued: [
				'embassyBuilt',
				'bonusActionQueued',
				'tokenDrawn',
				'gained',
				'scored',
				'actionBegun',
				'optionChosen',
				'discounted',
				'altarTokenPlaced',
				'gained',
				'climbed',
				'turnEnded',
			],
			'at-once': [
				'embassyBuilt',
				'actionBegun',
				'optionChosen',
				'discounted',
				'altarTokenPlaced',
				'gained',
				'climbed',
				'tokenDrawn',
				'gained',
				'scored',
				'turnEnded',
			],
		} as Record<'queued' | 'at-once', Event['type'][]>,
		(readings, order) => {
			const { after, events } = playAll(
				setup(readings),
				[...there, act('altars'), useAltar(1), climb('food')],
				[draw('level-1-zeal')],
			);
			const types = typesOf(events);
			expect(types.slice(types.indexOf('embassyBuilt'))).toEqual(order);
			// The same things are had in the end: 2 VP by Ah-cuxtal among them, though another action came in between.
			expect(after.seats[1]).toMatchObject({ vp: 2, resources: { food: 2, power: 0, zeal: 2 }, priests: { food: 3 } });
		},
	);

	test('at-once: Jade won in the rest of the outer action still waits for its end', () => {
		const { after } = playAll(
			turnOf(
				{ 'immediate-city-action': 'at-once' },
				{ seat: { resources: { food: 5, power: 1 } }, sites: { cities: ['1', '3', '2'] } },
			),
			[move('embassies'), turnTotem('two'), visit(3), act('altars'), useAltar(1), climb('food')],
			[draw('level-2-jade')],
		);
		expect(asked(after)).toBe('jade');
		expect(after.frames).toHaveLength(2);
		expect(after.acting).toBeNull();
	});
});

describe('embassy-token-order', () => {
	underEach('embassy-token-order', { 'draw-all-owner-orders': true }, (readings) => {
		// A second token on the first space’s City brings two Embassy tokens; the City itself gives 5 VP.
		const setup = turnOf(readings, {
			seat: { resources: { food: 2, fame: 1 } },
			sites: { cities: ['6'], embassies: [[0, 1, 0]] },
		});
		const drawn = playAll(
			setup,
			[move('embassies'), turnTotem('two'), visit(1)],
			[draw('level-1-climb'), draw('level-1-1-vp')],
		);
		expect(asked(drawn.after)).toBe('order');
		expect(copan.legalActions(drawn.after)).toEqual([resolveNext(1), resolveNext(2)]);
		// Both lie drawn before either is applied.
		expect(typesOf(drawn.events).slice(-2)).toEqual(['tokenDrawn', 'tokenDrawn']);
		const second = playAll(
			setup,
			[move('embassies'), turnTotem('two'), visit(1), resolveNext(2), climb('zeal')],
			[draw('level-1-climb'), draw('level-1-1-vp')],
		);
		expect(typesOf(second.events).slice(-3)).toEqual(['scored', 'climbed', 'turnEnded']);
		expect(second.after.chest[0]?.used).toEqual(['level-1-1-vp', 'level-1-climb']);
	});
});

describe('altar-column-order', () => {
	// Column 1 of the first Altar: 1 Zeal and a climb of 3.
	const setup = (readings: Switches) => turnOf(readings, { seat: { resources: { zeal: 1, food: 1 } } });
	const there = [move('altars'), turnTotem('two'), useAltar(1)];
	underEach('altar-column-order', { 'printed-climb-last': false, free: true }, (readings, isFree) => {
		const { after, events } = playAll(setup(readings), there);
		expect(asked(after)).toBe(isFree ? 'order' : 'climb');
		expect(after.seats[1]?.resources.zeal).toBe(isFree ? 0 : 1);
		if (!isFree) {
			expect(typesOf(events).at(-1)).toBe('gained');
			return;
		}
		const climbedFirst = playAll(setup(readings), [...there, resolveNext(2), climb('fame')]);
		expect(typesOf(climbedFirst.events).slice(-3)).toEqual(['climbed', 'gained', 'turnEnded']);
	});
});

describe('empty-stairway-line', () => {
	const setup = (readings: Switches) =>
		turnOf(readings, { seat: { resources: { power: 3 } }, sites: { glyphs: [null] } });
	const there = [move('stairway'), turnTotem('two')];
	underEach('empty-stairway-line', { 'card-needed': false, 'climb-alone': true }, (readings, mayClimb) => {
		const { after } = playAll(setup(readings), there);
		expect(copan.why(after, takeLine(1))).toEqual(
			mayClimb ? null : { code: 'line-empty', rule: 'copan.stairway.line.take', values: { line: 1 } },
		);
		expect(copan.legalActions(after)).toContainEqual(takeLine(2));
		if (!mayClimb) return;
		const climbed = playAll(setup(readings), [...there, takeLine(1), climb('zeal')]);
		expect(climbed.after.seats[1]).toMatchObject({ resources: { power: 1 }, priests: { zeal: 1 } });
		expect(eventsOf(climbed.events, 'glyphTaken')).toEqual([]);
	});
});

describe('stairway-climb', () => {
	// Line 3: three cards, a climb of 3; by columns climbs of 1, 2 and 3. Its second card is missing.
	const setup = (readings: Switches) =>
		turnOf(readings, {
			seat: { resources: { power: 4 } },
			sites: { glyphs: ['a', 'b', 'c', 'd', null, 'f'] },
		});
	const there = [move('stairway'), turnTotem('two'), takeLine(3)];
	underEach(
		'stairway-climb',
		{ 'of-the-line': ['food'], 'of-the-columns': ['food', 'fame'] } as Record<string, ('food' | 'fame')[]>,
		(readings, stairways) => {
			const { after, events } = playAll(setup(readings), [...there, ...stairways.map(climb)]);
			expect(eventsOf(events, 'climbed').map(({ stairway, to }) => [stairway, to])).toEqual(
				stairways.length === 1
					? [['food', 3]]
					: [
							['food', 1],
							['fame', 3],
						],
			);
			expect(after.seats[1]?.glyphs).toMatchObject({ d: 1, e: 0, f: 1 });
			expect(asked(after)).toBeUndefined();
		},
	);
});

describe('infinity-same-action', () => {
	const setup = (readings: Switches) =>
		turnOf(readings, { seat: { resources: { fame: 3 } }, sites: { characters: ['xbalanque'] } });
	underEach('infinity-same-action', { 'not-yet': 0, 'counts-at-once': 2 }, (readings, vp) => {
		const { after, events } = playAll(setup(readings), [move('ball-court'), turnTotem('two'), recruit('xbalanque')]);
		expect(after.seats[1]?.vp).toBe(vp);
		expect(eventsOf(events, 'scored').map((event) => event.rulings)).toEqual(vp ? [['infinity-same-action']] : []);
	});
	underEach('infinity-same-action', { 'not-yet': 2, 'counts-at-once': 2 }, (readings, vp) => {
		// One that lay there before pays under either.
		const { after } = playAll(turnOf(readings, { seat: { resources: { fame: 3 }, characters: ['xbalanque'] } }), [
			move('ball-court'),
			turnTotem('two'),
			recruit('muluc'),
		]);
		expect(after.seats[1]?.vp).toBe(vp);
	});
});

describe('bonus-action-counts', () => {
	underEach('bonus-action-counts', { 'it-counts': 2 }, (readings, vp) => {
		const { after, events } = playAll(
			turnOf(readings, { seat: { characters: ['chachiuitl', 'ixmacane'] } }),
			[
				useBird('chachiuitl'),
				move('river'),
				turnTotem('any'),
				{ type: 'gain-resource', resource: 'food' },
				buyNothing,
				act('altars'),
				useAltar(1),
				climb('food'),
			],
			'seed',
		);
		expect(after.seats[1]?.vp).toBe(vp);
		expect(eventsOf(events, 'scored').map(({ by, rulings: hangsOn }) => [by, hangsOn])).toEqual([
			[{ lasting: 'ixmacane' }, ['bonus-action-counts']],
		]);
	});
});

/** The bird’s bonus action waits until the River’s action is done; then the Altars are due, 3 off. */
const withBonus: Action[] = [useBird('chachiuitl'), move('river'), turnTotem('two'), buyNothing];

describe('bonus-action-declined', () => {
	const setup = (readings: Switches) => turnOf(readings, { seat: { characters: ['chachiuitl'] } });
	underEach('bonus-action-declined', { 'may-decline': true, 'must-take': false }, (readings, mayDecline) => {
		const { after } = playAll(setup(readings), withBonus);
		expect(asked(after)).toBe('bonus');
		expect(copan.why(after, forgo)).toEqual(
			mayDecline ? null : { code: 'bonus-is-due', rule: 'copan.action.bonus.order', values: { site: 'altars' } },
		);
		expect(copan.legalActions(after)).toEqual(mayDecline ? [act('altars'), forgo] : [act('altars')]);
		if (!mayDecline) return;
		const { events } = playAll(setup(readings), [...withBonus, forgo], 'seed');
		expect(typesOf(events)).toContain('bonusActionDeclined');
		expect(eventsOf(events, 'actionBegun').map(({ site }) => site)).toEqual(['river']);
	});
});

describe('jade-before-bonus', () => {
	// City 2 gives a bonus action, then its token a Jade tile.
	const setup = (readings: Switches) =>
		turnOf(readings, { seat: { resources: { food: 5, power: 1 } }, sites: { cities: ['1', '3', '2'] } });
	const there = [move('embassies'), turnTotem('two'), visit(3)];
	underEach('jade-before-bonus', { 'jade-first': 'jade', 'order-of-gain': 'bonus' } as const, (readings, first) => {
		const { after } = playAll(setup(readings), there, [draw('level-2-jade')]);
		expect(asked(after)).toBe(first);
		const [one, other] = [[placeJade(1)], [act('altars'), useAltar(1), climb('food')]];
		const { events } = playAll(
			setup(readings),
			[...there, ...(first === 'jade' ? [...one, ...other] : [...other, ...one])],
			[draw('level-2-jade')],
		);
		const types = typesOf(events);
		expect(types.indexOf('jadePlaced') < types.indexOf('altarTokenPlaced')).toBe(first === 'jade');
	});
	describe.each([
		{ birds: ['cualli', 'chachiuitl'], later: 'jade' },
		{ birds: ['chachiuitl', 'cualli'], later: 'bonus' },
	] as const)('by two birds in the midst of an action: $birds', ({ birds, later }) => {
		underEach('jade-before-bonus', { 'jade-first': 'jade', 'order-of-gain': later }, (readings, first) => {
			const { after } = playAll(turnOf(readings, { seat: { characters: [...birds] } }), [
				move('river'),
				turnTotem('two'),
				...birds.map(useBird),
				buyNothing,
			]);
			expect(asked(after)).toBe(first);
		});
	});
});

describe('sets-per-exchange', () => {
	const setup = (readings: Switches) => turnOf(readings, { seat: { glyphs: { a: 2, b: 3 } } });
	const pair = exchange('same-colour', 2);
	const first: Action[] = [
		exchange('same-colour', 3),
		placeJade(1),
		placeJade(2),
		{ type: 'gain-resource', resource: 'food' },
	];
	underEach('sets-per-exchange', { 'one-set': false, 'several-sets': true }, (readings, isSeveral) => {
		const { after } = playAll(setup(readings), first);
		expect(asked(after)).toBe(isSeveral ? 'another-set' : 'move');
		expect(copan.why(after, pair)).toEqual(
			isSeveral ? null : { code: 'exchanged-already', rule: 'copan.glyphs.exchange.once', values: {} },
		);
		if (!isSeveral) return;
		const second = playAll(setup(readings), [...first, pair, placeJade(3)]);
		expect(second.after.seats[1]).toMatchObject({ mask: [1, 2, 3], glyphs: { a: 0, b: 0 } });
		expect(asked(second.after)).toBe('move');
		// Several sets, but one occasion a turn: nobody may come back to it.
		const stopped = playAll(setup(readings), [...first, { type: 'go-on' }]);
		expect(copan.legalActions(stopped.after)).not.toContainEqual(pair);
	});
});

describe('discard-at-will', () => {
	const setup = (readings: Switches) => turnOf(readings, { seat: { characters: ['kawai'], resources: { food: 1 } } });
	const discard: Action = { type: 'discard-character', character: 'kawai' };
	underEach('discard-at-will', { 'only-for-room': false, 'any-time': true }, (readings, mayDiscard) => {
		const { after } = playAll(setup(readings), []);
		expect(copan.legalActions(after).some(({ type }) => type === 'discard-character')).toBe(mayDiscard);
		if (!mayDiscard) {
			expect(copan.why(after, discard)).toMatchObject({ code: 'not-asked' });
			return;
		}
		const gone = playAll(setup(readings), [discard]);
		expect(gone.after.seats[1]).toMatchObject({ characters: [], discarded: 1 });
		expect(eventsOf(gone.events, 'characterDiscarded')).toMatchObject([{ because: 'will', character: 'kawai' }]);
		expect(asked(gone.after)).toBe('move');
	});
});

/** The last player’s turn with the Pyramid full, in which nothing is left to do: it plays itself. */
const lastTurn = (readings: Switches, { seats = [], ...setup }: Setup): Setup =>
	table({
		until: 'game',
		players: 4,
		active: 3,
		pyramid: fullPyramid(4),
		...setup,
		seats: [
			seats[0] ?? {},
			seats[1] ?? {},
			seats[2] ?? {},
			{ ...seats[3], totem: { site: 'river', space: 3, side: 'any' } },
		],
		rulings: readings,
	});

describe('last-round', () => {
	underEach('last-round', { 'finish-the-round': null, 'one-more-turn-each': 1 }, (readings, next) => {
		const { after, events } = playAll(lastTurn(readings, {}), []);
		expect(eventsOf(events, 'turnBegan').map(({ player }) => player)).toEqual(next === null ? [] : [next]);
		expect(copan.result(after) === null).toBe(next !== null);
		if (next !== null) expect(after.active).toBe(next);
	});
});

describe('majorities', () => {
	underEach('majorities', { 'token-needed': true }, (readings) => {
		const { events } = playAll(
			lastTurn(readings, { sites: { ballCourt: { left: [0, 0, 2, 0], right: [0, 0, 0, 0] } } }),
			[],
		);
		expect(eventsOf(events, 'scored').filter(({ by }) => 'court' in by)).toMatchObject([
			{ player: 2, vp: 10, by: { court: 'whole', place: 1 }, rulings: ['majorities'] },
			{ player: 2, vp: 6, by: { court: 'left', place: 1 }, rulings: ['majorities'] },
		]);
	});
});

describe('three-way-tie', () => {
	underEach('three-way-tie', { 'three-places': 6, 'two-places': 5 }, (readings, vp) => {
		const { events } = playAll(
			lastTurn(readings, { sites: { ballCourt: { left: [1, 1, 0, 0], right: [0, 0, 1, 0] } } }),
			[],
		);
		const whole = eventsOf(events, 'scored').filter(({ by }) => 'court' in by && by.court === 'whole');
		expect(whole.map((event) => [event.player, event.vp, event.rulings])).toEqual(
			[0, 1, 2].map((player) => [player, vp, ['majorities', 'three-way-tie', 'vp-below-zero']]),
		);
	});
});

describe('altar-reserve', () => {
	underEach('altar-reserve', { 'they-count': 3 }, (readings, count) => {
		const { events } = playAll(
			lastTurn(readings, {
				seats: [{ priests: { zeal: 4 }, vp: 20 }],
				sites: { altarTokens: [0], altarReserve: [2, 0, 0, 0] },
			}),
			[],
		);
		const teal = eventsOf(events, 'scored').find(
			({ player, by }) => player === 0 && 'stairway' in by && by.stairway === 'zeal',
		);
		expect(teal).toMatchObject({ vp: count, by: { rate: 1, count }, rulings: ['altar-reserve'] });
	});
});

test('every ruling is played here or in rulings.test.ts', () => {
	const described = ['readings', 'rulings'].flatMap((name) =>
		[...readFileSync(`${import.meta.dirname}/${name}.test.ts`, 'utf8').matchAll(/^describe\('([a-z-]+)'/gm)].map(
			([, id]) => id,
		),
	);
	expect(Object.keys(rulings).filter((id) => !described.includes(id))).toEqual([]);
});
