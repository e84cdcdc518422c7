/** What holds in any game against Mánes, whatever the person at the table enters. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ruleIds } from '#games/orloj/rule-ids.ts';
import { actionSchema, gameSchema } from '#games/orloj/schemas.ts';
import { type Action, askedNow, type Event, type Position, type Setup, studio } from '#games/orloj/studio.ts';
import { difficulties } from '#games/orloj/values.ts';

/** Plays a game by numbers, each taken modulo what is legal. */
const playBy = (
	setup: Setup,
	choices: readonly number[],
	see: (position: Position, events: Event[], action: Action | null) => void = () => {},
): { position: Position; actions: Action[] } => {
	const made = studio.create(setup);
	if (!made.ok) throw new Error(JSON.stringify(made.error));
	let { position } = made.value;
	see(position, made.value.events, null);
	const actions: Action[] = [];
	for (const choice of choices) {
		const legal = studio.legalActions(position);
		const action = legal[choice % Math.max(1, legal.length)];
		if (!action) break;
		const played = studio.play(position, action);
		if (!played.ok) throw new Error(JSON.stringify(played.error));
		({ position } = played.value);
		actions.push(action);
		see(position, played.value.events, action);
	}
	return { position, actions };
};

const setups = fc.record({
	difficulty: fc.constantFrom(...difficulties),
	threshold: fc.integer({ min: 0, max: 10 }),
	roosterSteps: fc.integer({ min: 1, max: 9 }),
	round: fc.integer({ min: 1, max: 12 }),
});
const choices = fc.array(fc.nat(200), { maxLength: 260 });

describe('any game', () => {
	test('keeps 14 workers, never loses VP, and stays within its tracks', () => {
		fc.assert(
			fc.property(setups, choices, (setup, numbers) => {
				let vp = 0;
				playBy(setup, numbers, (position) => {
					const { available, clock, dials, objectives } = position.workers;
					expect(available + clock + dials + objectives).toBe(14);
					for (const count of [available, clock, dials, objectives]) expect(count).toBeGreaterThanOrEqual(0);
					expect(dials).toBe(position.months + position.zodiacs);
					expect(objectives).toBe(position.claims.length);
					expect(position.rooster).toBeLessThanOrEqual(position.roosterSteps);
					expect(position.vp).toBeGreaterThanOrEqual(vp);
					vp = position.vp;
				});
			}),
			{ numRuns: 60 },
		);
	});

	test('names rules in every event, and asks until it is over', () => {
		fc.assert(
			fc.property(setups, choices, (setup, numbers) => {
				playBy(setup, numbers, (position, events) => {
					for (const { rules } of events) {
						expect(rules.length).toBeGreaterThan(0);
						for (const rule of rules) expect(ruleIds).toContain(rule);
					}
					const decision = studio.decision(position);
					expect(decision === null).toBe(studio.result(position) !== null);
					expect(decision?.ask).toBe(askedNow(position)?.step);
					if (decision) expect(ruleIds).toContain(decision.rule);
				});
			}),
			{ numRuns: 60 },
		);
	});

	test('an action is taken if and only if it is listed; a refused one changes nothing', () => {
		const any = fc.sample(fc.array(fc.nat(200), { minLength: 260, maxLength: 260 }), { numRuns: 6, seed: 3 });
		const seen = new Map<string, Action>();
		for (const numbers of any)
			playBy({ roosterSteps: 3 }, numbers, (_, __, action) => action && seen.set(JSON.stringify(action), action));
		expect(seen.size).toBeGreaterThan(60);
		for (const numbers of any.slice(0, 2))
			playBy({ roosterSteps: 3 }, numbers.slice(0, 50), (position) => {
				const before = JSON.stringify(position);
				const legal = studio.legalActions(position).map((action) => JSON.stringify(action));
				for (const [text, action] of seen) {
					expect(studio.play(position, action).ok, text).toBe(legal.includes(text));
					expect(studio.why(position, action) === null, text).toBe(legal.includes(text));
				}
				expect(JSON.stringify(position)).toBe(before);
			});
	});

	test('the same answers give the same bytes, from text as well', () => {
		fc.assert(
			fc.property(setups, choices, (setup, numbers) => {
				const { position, actions } = playBy(setup, numbers);
				const made = studio.create(JSON.parse(JSON.stringify(setup)));
				let again = made.ok ? made.value.position : null;
				for (const action of actions) {
					const played = again && studio.play(JSON.parse(JSON.stringify(again)), JSON.parse(JSON.stringify(action)));
					again = played?.ok ? played.value.position : null;
				}
				expect(JSON.stringify(again)).toBe(JSON.stringify(position));
			}),
			{ numRuns: 30 },
		);
	});

	test('every listed action has the shape that is kept', () => {
		fc.assert(
			fc.property(setups, choices, (setup, numbers) => {
				playBy(setup, numbers, (position) => {
					for (const { action } of studio.candidates(position)) expect(v.is(actionSchema, action)).toBe(true);
				});
			}),
			{ numRuns: 20 },
		);
	});

	test('garbage is no game', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				expect(v.is(gameSchema, value)).toBe(false);
			}),
		);
		const setup = { difficulty: 'basic', threshold: 6, roosterSteps: 6, tiles: ['months', 'zodiacs', 'apostles'] };
		expect(v.is(gameSchema, { setup, actions: [], at: 0 })).toBe(true);
		expect(v.is(gameSchema, { setup, actions: [], at: 1 })).toBe(false);
		expect(v.is(gameSchema, { setup, actions: [{ type: 'bumped', also: 1 }], at: 0 })).toBe(false);
		expect(v.is(gameSchema, { setup: { ...setup, tiles: ['months', 'months', 'apostles'] }, actions: [], at: 0 })).toBe(
			false,
		);
	});
});

test('twelve turns of his, and no more', () => {
	const tired = (turn: number): Action[] => [
		{ type: 'your-turn-over' },
		{ type: 'workers', needed: 1 },
		{ type: 'clock', there: turn === 1 ? 'nobody' : 'manes' },
		{ type: 'failed' },
		{ type: 'failed' },
	];
	const made = studio.create({});
	if (!made.ok) throw new Error('no game');
	let { position } = made.value;
	const said = { objective: 1 as 1 | 2 | 3 };
	for (let turn = 1; turn <= 12; turn++) {
		expect(position.round).toBe(turn);
		for (const action of tired(turn)) {
			const played = studio.play(position, action);
			if (!played.ok) throw new Error(JSON.stringify(played.error));
			({ position } = played.value);
		}
		for (let ask = askedNow(position); ask?.step === 'objective' || ask?.step === 'disc'; ask = askedNow(position)) {
			const action: Action =
				ask.step === 'disc'
					? { type: 'disc', track: 'blue' }
					: { type: 'objective', objective: said.objective++ as 1 | 2 | 3, first: 'free' };
			const played = studio.play(position, action);
			if (!played.ok) throw new Error(JSON.stringify(played.error));
			({ position } = played.value);
		}
	}
	expect(studio.decision(position)).toBeNull();
	expect(studio.result(position)?.objectives).toEqual({ first: 3, third: 0 });
	expect(position.flipped).toEqual([true, true, true]);
});
