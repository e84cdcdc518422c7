/** The small game of the lessons: what it plays, by table, and the contract of the engine as properties. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playOut, randomBot } from '#engine/playout.ts';
import { type Action, type Event, firstTurns, type Position, type Setup } from '#games/teotihuacan/first-turns.ts';
import { boards } from '#games/teotihuacan/resources.ts';
import { ruleIds } from '#games/teotihuacan/rule-ids.ts';
import { templeSteps } from '#games/teotihuacan/tracks.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'teotihuacan.ascension.at-six',
	'teotihuacan.ascension.avenue',
	'teotihuacan.ascension.calendar',
	'teotihuacan.ascension.choose',
	'teotihuacan.ascension.five-cocoa',
	'teotihuacan.ascension.five-vp',
	'teotihuacan.ascension.fourth-worker',
	'teotihuacan.ascension.one-step',
	'teotihuacan.ascension.palace',
	'teotihuacan.ascension.two-steps',
	'teotihuacan.setup.workers',
	'teotihuacan.temples.advance',
	'teotihuacan.temples.steps',
	'teotihuacan.turn.calendar',
	'teotihuacan.turn.locked',
	'teotihuacan.turn.move',
	'teotihuacan.turn.one-action',
	'teotihuacan.turn.three-actions',
	'teotihuacan.turn.unlock-free',
	'teotihuacan.turn.unlock-pay',
];

const start = (setup: Setup = {}): Position => {
	const made = firstTurns.create(setup);
	if (!made.ok) throw new Error(JSON.stringify(made.error));
	return made.value.position;
};
const playAll = (position: Position, ...actions: Action[]): { position: Position; events: Event[] } =>
	actions.reduce(
		(going: { position: Position; events: Event[] }, action) => {
			const played = firstTurns.play(going.position, action);
			if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.error.code}`);
			return { position: played.value.position, events: [...going.events, ...played.value.events] };
		},
		{ position, events: [] },
	);
const move = (worker: number, steps: 1 | 2 | 3): Action => ({ type: 'move', worker, steps });
const types = (events: readonly Event[]) => events.map(({ type }) => type);

describe('a turn', () => {
	test('move, collect, and the calendar goes on', () => {
		// The ring of a first game: from the Forest two boards on lie the Decorations.
		const { position, events } = playAll(start({ others: { decorations: 2 } }), move(0, 2), { type: 'collect' });
		expect(types(events)).toEqual(['moved', 'told', 'turnEnded']);
		expect(position).toMatchObject({ light: 1, turnsLeft: 2, stock: { cocoa: 6 }, pending: [] });
		expect(position.workers[0]).toEqual({ at: 'decorations', power: 1, locked: false });
	});
	test('a main action with two workers, and the power-up chosen', () => {
		const gold = { at: 'gold-deposits', power: 3 } as const;
		const { position } = playAll(
			start({ workers: [{ at: 'nobles', power: 2 }, gold] }),
			move(0, 1),
			{ type: 'main' },
			{ type: 'power-up', worker: 1 },
		);
		expect(position).toMatchObject({ stock: { gold: 2, cocoa: 2 }, turnsLeft: 2 });
		expect(position.workers.map(({ power }) => power)).toEqual([2, 4]);
	});
	test('power-ups are only for the board, and may be left', () => {
		const { position } = playAll(start({ workers: [{ at: 'alchemy' }, { at: 'palace' }] }), move(0, 1), {
			type: 'main',
		});
		expect(firstTurns.legalActions(position)).toEqual([{ type: 'power-up', worker: 0 }, { type: 'leave-power-ups' }]);
		expect(playAll(position, { type: 'leave-power-ups' }).position.turnsLeft).toBe(2);
	});
	test('worship locks; a locked worker moves only once unlocked', () => {
		const { position } = playAll(start({ workers: [{ at: 'alchemy' }, { at: 'palace' }] }), move(0, 1), {
			type: 'worship',
		});
		expect(position.temples.red).toBe(1);
		expect(position.vp).toBe(1);
		expect(position.workers[0]?.locked).toBe(true);
		expect(firstTurns.why(position, move(0, 1))?.rule).toBe('teotihuacan.turn.locked');
		const free = playAll(position, { type: 'unlock', pay: false });
		expect(free.position).toMatchObject({ turnsLeft: 1, stock: { cocoa: 3 } });
		expect(free.events[0]?.rules).toEqual(['teotihuacan.turn.unlock-free']);
		const paid = playAll(position, { type: 'unlock', pay: true });
		expect(paid.position).toMatchObject({ turnsLeft: 2, stock: { cocoa: 0 } });
		expect(paid.events[0]?.rules).toEqual(['teotihuacan.turn.unlock-pay']);
	});
	test('unlocking for cocoa asks for 3, and for a locked worker', () => {
		const locked = start({ workers: [{ at: 'forest', locked: true }, { at: 'palace' }], stock: { cocoa: 2 } });
		expect(firstTurns.why(locked, { type: 'unlock', pay: true })?.code).toBe('too-little-cocoa');
		expect(firstTurns.why(start(), { type: 'unlock', pay: true })?.code).toBe('not-now');
	});
	test('a bump costs 1 cocoa', () => {
		const { position } = playAll(start({ workers: [{ at: 'alchemy' }], worshippers: ['forest'] }), move(0, 1), {
			type: 'worship',
		});
		expect(position.stock.cocoa).toBe(2);
	});
	test('build and construct', () => {
		const built = playAll(start({ workers: [{ at: 'decorations' }], stock: { wood: 2 } }), move(0, 1), {
			type: 'build',
			row: 1,
		});
		expect(built.position).toMatchObject({ vp: 3, avenue: 1, taken: [1, 0, 0], stock: { wood: 0 } });
		const laid = playAll(start({ workers: [{ at: 'forest' }], stock: { stone: 2 } }), move(0, 1), {
			type: 'construct',
			tiles: 1,
		});
		expect(laid.position).toMatchObject({ vp: 1, track: 1, stock: { stone: 0 } });
	});
	test('a blue step of choice is asked', () => {
		const { position } = playAll(start({ workers: [{ at: 'nobles' }] }), move(0, 1), { type: 'worship' });
		expect(firstTurns.decision(position)).toMatchObject({ ask: 'resource', rule: 'teotihuacan.temples.steps' });
		expect(playAll(position, { type: 'resource', of: 'gold' }).position.stock.gold).toBe(1);
	});
});

describe('ascension', () => {
	const ready = (setup: Setup = {}) =>
		playAll(
			start({ workers: [{ at: 'alchemy', power: 5 }, { at: 'palace' }], ...setup }),
			move(0, 1),
			{ type: 'main' },
			{
				type: 'power-up',
				worker: 0,
			},
		);
	test('at 6: Palace at 1, an Avenue step, the calendar, and a reward to choose', () => {
		const { position, events } = ready();
		expect(position).toMatchObject({ avenue: 1, light: 1, pending: [{ type: 'reward' }] });
		expect(position.workers[0]).toEqual({ at: 'palace', power: 1, locked: false });
		expect(events.at(-1)).toMatchObject({
			type: 'ascended',
			rules: [
				'teotihuacan.ascension.at-six',
				'teotihuacan.ascension.avenue',
				'teotihuacan.ascension.palace',
				'teotihuacan.ascension.calendar',
			],
		});
		expect(firstTurns.decision(position)?.rule).toBe('teotihuacan.ascension.choose');
	});
	test('power 5 does not ascend at 4 + 1', () => {
		const { position } = playAll(
			start({ workers: [{ at: 'alchemy', power: 4 }] }),
			move(0, 1),
			{ type: 'main' },
			{
				type: 'power-up',
				worker: 0,
			},
		);
		expect(position.workers[0]).toEqual({ at: 'forest', power: 5, locked: false });
	});
	test.each([
		['vp', { vp: 5 }, 'teotihuacan.ascension.five-vp'],
		['cocoa', { stock: { cocoa: 8, wood: 2, stone: 0, gold: 0 } }, 'teotihuacan.ascension.five-cocoa'],
		['worker', { stock: { cocoa: 5, wood: 2, stone: 0, gold: 0 } }, 'teotihuacan.ascension.fourth-worker'],
	] as const)('reward %s', (take, wanted, rule) => {
		const { position, events } = playAll(ready().position, { type: 'reward', take });
		expect(position).toMatchObject(wanted);
		expect(events[0]?.rules).toEqual([rule]);
		if (take === 'worker') expect(position.workers.at(-1)).toEqual({ at: 'palace', power: 3, locked: false });
		expect(position.turnsLeft).toBe(2);
	});
	test('temple rewards ask which, two of them for 3 cocoa', () => {
		const one = playAll(ready().position, { type: 'reward', take: 'temple' }, { type: 'temple', which: 'red' });
		expect(one.position).toMatchObject({ temples: { red: 1 }, turnsLeft: 2 });
		expect(one.events[0]?.rules).toEqual(['teotihuacan.ascension.one-step']);
		const two = playAll(
			ready().position,
			{ type: 'reward', take: 'two-temples' },
			{ type: 'temple', which: 'red' },
			{ type: 'temple', which: 'green' },
		);
		expect(two.position).toMatchObject({ temples: { red: 1, green: 1 }, stock: { cocoa: 1 } });
		const poor = ready({ stock: { cocoa: 2 } }).position;
		expect(firstTurns.why(poor, { type: 'reward', take: 'two-temples' })).toMatchObject({
			code: 'too-little-cocoa',
			rule: 'teotihuacan.ascension.two-steps',
		});
	});
	test('the fourth worker comes once', () => {
		const workers = [{ at: 'alchemy', power: 5 }, { at: 'palace' }, { at: 'palace' }, { at: 'palace' }] as const;
		const { position } = ready({ workers });
		expect(firstTurns.why(position, { type: 'reward', take: 'worker' })?.rule).toBe(
			'teotihuacan.ascension.fourth-worker',
		);
	});
});

test.each([
	[{ workers: [] }, 'workers'],
	[{ workers: [{ at: 'moon' }] }, 'workers.0.at'],
	[{ workers: [{ at: 'forest', power: 6 }] }, 'workers.0.power'],
	[{ ring: ['palace'] }, 'ring'],
	[{ others: { forest: 9 } }, 'others.forest'],
	[{ stock: { cocoa: -1 } }, 'stock.cocoa'],
	[{ temples: { red: 40 } }, 'temples.red'],
] as unknown as [Setup, string][])('a setup that cannot be: %j', (setup, path) => {
	const made = firstTurns.create(setup);
	expect(made.ok ? [] : made.error.map((problem) => problem.path)).toContain(path);
});

const board = fc.constantFrom(...boards);
const setups: fc.Arbitrary<Setup> = fc.record({
	workers: fc.array(
		fc.record({ at: board, power: fc.constantFrom(1, 2, 3, 4, 5) as fc.Arbitrary<1>, locked: fc.boolean() }),
		{ minLength: 1, maxLength: 4 },
	),
	others: fc.dictionary(board, fc.nat(3), { maxKeys: 8 }) as fc.Arbitrary<Record<string, number>>,
	stock: fc.record({ cocoa: fc.nat(8), wood: fc.nat(5), stone: fc.nat(8), gold: fc.nat(5) }),
	worshippers: fc.uniqueArray(board),
	turnsLeft: fc.integer({ min: 1, max: 8 }),
	temples: fc.record({ blue: fc.nat(11), red: fc.nat(11), green: fc.nat(11) }),
});

test('accepted is enumerated, a refusal changes nothing, events count up and name rules, all stays in bounds', () => {
	fc.assert(
		fc.property(setups, fc.integer(), (setup, seed) => {
			const bot = randomBot(firstTurns);
			let next = 1;
			const result = playOut(firstTurns, setup, [bot], seed, (position, events) => {
				expect(JSON.parse(JSON.stringify(position))).toEqual(position);
				for (const { action, refused } of firstTurns.candidates(position)) {
					expect(firstTurns.why(position, action)).toEqual(refused);
					const before = JSON.stringify(position);
					expect(firstTurns.play(position, action).ok).toBe(refused === null);
					expect(JSON.stringify(position)).toBe(before);
					if (refused) expect(ruleIds).toContain(refused.rule);
				}
				expect(firstTurns.legalActions(position).length > 0).toBe(firstTurns.decision(position) !== null);
				for (const event of events) {
					expect(event.id).toBe(next++);
					expect(event.rules.length).toBeGreaterThan(0);
					for (const rule of event.rules) expect(ruleIds).toContain(rule);
				}
				for (const amount of Object.values(position.stock)) expect(amount).toBeGreaterThanOrEqual(0);
				for (const step of Object.values(position.temples)) expect(step).toBeLessThanOrEqual(templeSteps);
				expect(position.avenue).toBeLessThanOrEqual(9);
				expect(position.workers.length).toBeLessThanOrEqual(4);
			});
			expect(result.ok && firstTurns.result(result.value.position)).toBeTruthy();
		}),
		{ numRuns: 60 },
	);
});

test('the same actions give the same bytes', () => {
	fc.assert(
		fc.property(setups, fc.integer(), (setup, seed) => {
			const first = playOut(firstTurns, setup, [randomBot(firstTurns)], seed);
			if (!first.ok) return;
			const again = playAll(start(setup), ...first.value.actions);
			expect(JSON.stringify(again.position)).toBe(JSON.stringify(first.value.position));
			expect(JSON.stringify(again.events)).toBe(JSON.stringify(first.value.events));
		}),
		{ numRuns: 30 },
	);
});
