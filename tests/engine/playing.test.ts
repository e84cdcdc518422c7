/** What the play pages stand on: conditions, where a setup stands, the controller's line with its ways left. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { holds, isSame } from '#engine/condition.ts';
import { playOn, runScenario, type Scenario, startOf } from '#engine/scenario.ts';
import { exchangesIn } from '#games/copan/exchange.ts';
import { copanGame } from '#games/copan/game.ts';
import { type Action, copan, type Event, type Position, type Setup } from '#games/copan/index.ts';
import { questionOf } from '#games/copan/machine.ts';
import { copanPlay } from '#games/copan/play.ts';
import { askLines } from '#islands/playing/ask-lines.ts';
import { isOwn, openKept } from '#stores/opening.ts';
import { createPlay } from '#stores/play.ts';
import { openingOf } from '#stores/preset.ts';
import { expectOk } from './support.ts';

describe('conditions', () => {
	const position = { seats: [{ totem: { site: 'river', space: 2 }, vp: 3 }], zenith: 3, cities: ['14', null] };

	test.each([
		[{ 'seats.0.vp': 3 }, true],
		[{ 'seats.0.vp': 3, zenith: 2 }, false],
		[{ 'seats.0.totem': { space: 2, site: 'river' } }, true],
		[{ 'seats.0.totem': { space: 2 } }, false],
		[{ 'cities.1': null }, true],
		[{ 'seats.1.vp': 0 }, false],
		[{ 'seats.length': 1 }, true],
		[{ 'seats.0.constructor': null }, false],
		[{}, true],
	])('%j: %s', (condition, expected) => {
		expect(holds(condition, position)).toBe(expected);
	});

	test('two pieces of data say the same in whatever order', () => {
		expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
		expect(isSame([1, 2], [2, 1])).toBe(false);
		expect(isSame(undefined, undefined)).toBe(true);
		expect(isSame(undefined, null)).toBe(false);
	});
});

describe('a setup says where it stands', () => {
	const asked = (setup: Setup) => {
		const { position } = expectOk(copan.create({ players: 2, ...setup }));
		return copan.decision(position)?.ask ?? null;
	};

	test('at the start of the turn, unless said otherwise', () => {
		expect(asked({})).toBe('tile');
		expect(asked({ from: 'court-phase' })).toBe('tile');
	});
	test('after its Court phase', () => expect(asked({ from: 'action-phase' })).toBe('move'));
	test('after the last turn: it is scored at once', () => {
		const { position, events } = expectOk(
			copan.create({ players: 2, from: 'scoring', seats: [{ vp: 3 }, { vp: 40 }] }),
		);
		expect(events[0]?.type).toBe('finalScoringBegan');
		expect(copan.decision(position)).toBeNull();
		expect(position.result?.winners).toEqual([1]);
	});
	test('a game dealt from the box begins with the Court phase', () => {
		const created = copan.create({ players: 2, base: 'box', from: 'scoring' });
		expect(created).toMatchObject({ ok: false, error: [{ path: 'from', code: 'from-box' }] });
	});
});

describe('the exchanges that a hand allows', () => {
	const rowsOf = (glyphs: Record<string, number>) => {
		const { position } = expectOk(copan.create({ players: 2, seats: [{ glyphs }] }));
		return exchangesIn(position.seats[0] as Position['seats'][number]).map(
			({ set, cards, jade, bonusAction, colours }) =>
				`${set} ${cards}: ${jade}, ${bonusAction?.less ?? '–'} (${colours.join('')})`,
		);
	};

	test.each([
		[{}, []],
		[{ a: 1, b: 1 }, []],
		[{ a: 2 }, ['same-colour 2: 1, – (a)']],
		[{ a: 2, b: 2, c: 1 }, ['same-colour 2: 1, – (ab)', 'different-colours 3: 1, – (abc)']],
		// 4 of one colour and 5 different ones both give 3 tiles: the reduction decides.
		[
			{ a: 4, b: 1, c: 1, d: 1, e: 1 },
			[
				'same-colour 4: 3, 1 (a)',
				'different-colours 5: 3, 0 (abcde)',
				'same-colour 3: 2, 0 (a)',
				'different-colours 4: 2, 0 (abcde)',
				'same-colour 2: 1, – (a)',
				'different-colours 3: 1, – (abcde)',
			],
		],
	])('%j', (hand, rows) => expect(rowsOf(hand)).toEqual(rows));
});

describe('the controller', () => {
	const { presets } = JSON.parse(readFileSync('content/copan/scenarios/collecting.json', 'utf8')) as {
		presets: { scenario: Scenario<Setup, Action> }[];
	};
	const scenario = presets[0]?.scenario as Scenario<Setup, Action>;
	const opened = (at: number) => {
		const steps = runScenario(copanGame, scenario).steps.slice(0, at + 1);
		const { position } = steps[at] as (typeof steps)[number];
		return { steps, asked: { decision: copan.decision(position), candidates: copan.candidates(position) } };
	};
	const play = (at = 1) => {
		const created = createPlay<Setup, Position, Action, Event>(scenario, opened(at));
		created.power({ rules: copanPlay, playOn });
		return created;
	};

	test('stands as the page was built until the engine comes in, and then as it stood', () => {
		const created = createPlay<Setup, Position, Action, Event>(scenario, opened(1));
		const before = { now: created.$now.get(), asked: created.$asked.get() };
		created.power({ rules: copanPlay, playOn });
		expect(created.$now.get()).toEqual(before.now);
		expect(created.$asked.get()).toEqual(before.asked);
		expect(created.$run.get().steps).toHaveLength(scenario.actions.length + 1);
	});

	test('the known action steps on and keeps what lies ahead', () => {
		const created = play();
		expect(created.act(scenario.actions[1] as Action)).toBeNull();
		expect(created.$line.get()).toMatchObject({ at: 2, scenario: { actions: scenario.actions } });
		expect(created.$left.get()).toEqual([]);
	});

	test('another action leaves the way, which can be come back to as it stood', () => {
		const created = play();
		const before = created.$line.get();
		const other = copan
			.legalActions((created.$now.get() as { position: Position }).position)
			.find((action) => !isSame(action, scenario.actions[1])) as Action;
		created.act(other);
		expect(created.$line.get().scenario.actions.slice(0, 2)).toEqual([scenario.actions[0], other]);
		expect(created.$left.get()).toEqual([before]);
		const second = created.$line.get();
		created.returnTo(before);
		expect(created.$line.get()).toBe(before);
		expect(created.$left.get()).toEqual([second]);
		created.load({ scenario, start: startOf(copanGame, scenario), at: 0 });
		expect(created.$left.get()).toEqual([]);
	});

	test('a refused action changes nothing', () => {
		const created = play();
		const before = created.$line.get();
		expect(created.act({ type: 'roll', face: 1 })).toMatchObject({ code: 'not-asked' });
		expect(created.$line.get()).toBe(before);
	});
});

describe('an action is the same in whatever order its fields are written', () => {
	test('a column of the Altars has its price either way', () => {
		const { steps, stop } = runScenario(copanGame, {
			setup: { players: 2, from: 'action-phase', seats: [{ resources: { food: 5, fame: 5, zeal: 5, power: 5 } }] },
			actions: [
				{ type: 'move', site: 'altars' },
				{ type: 'turn-totem', side: 'two' },
			],
		});
		expect(stop).toBeNull();
		const { position } = steps.at(-1) as { position: Position };
		const action = copan.legalActions(position).find(({ type }) => type === 'use-altar') as Action;
		const turned = Object.fromEntries(Object.entries(action).reverse()) as Action;
		const played = expectOk(copan.play(position, action));
		const chosen = played.events.find(({ type }) => type === 'optionChosen') as { due: Record<string, number> };
		expect(Object.values(chosen.due).some((amount) => amount > 0)).toBe(true);
		expect(expectOk(copan.play(position, turned))).toEqual(played);
	});
});

describe('scenario pages', () => {
	const pages = readdirSync('content/copan/scenarios').map((name) => ({
		name,
		...(JSON.parse(readFileSync(`content/copan/scenarios/${name}`, 'utf8')) as {
			asks: string;
			presets: { id: string; at?: number; answers?: unknown[]; scenario: Scenario<Setup, Action> }[];
		}),
	}));

	const sprite = readFileSync('public/symbols.svg', 'utf8');

	test.each(pages)('$name: whatever is asked on the way has words and a symbol', ({ presets }) => {
		for (const { id, scenario } of presets)
			for (const { position } of runScenario(copanGame, scenario).steps) {
				const question = questionOf(position);
				if (!question) continue;
				const { question: text, choices } = askLines(question, position, copan.candidates(position));
				expect(text, id).toMatch(/[?.]$/);
				for (const { text, symbol } of choices) {
					expect(text, id).not.toMatch(/undefined|\[object/);
					expect(sprite, `${id}: ${symbol}`).toContain(`id="${symbol}"`);
				}
			}
	});

	test.each(pages)('$name: each preset opens before its end, and asks what can be answered', ({ asks, presets }) => {
		for (const preset of presets) {
			const length = preset.scenario.actions.length;
			expect(openingOf({ title: '', note: '', ...preset }), preset.id).toBeLessThan(Math.max(1, length));
			if (preset.answers) expect(asks, preset.id).toBe('answers');
		}
	});
});

describe('what the device kept, with an owner’s values', () => {
	const scenario: Scenario<Setup, Action> = {
		v: 1,
		game: 'copan',
		setup: { pyramid: {} },
		actions: [{ type: 'take-tile', tile: 'food' }],
	};
	const before = { capacity: 7 };
	const today = { capacity: 8 };
	/** A copy with which a table has no tile to place. */
	const unlike = { startingTilesOfEach: 0 };
	const kept = (profile?: object) => JSON.stringify({ ...scenario, ...(profile && { profile }) });

	test.each([
		['with the values of then: those of today', kept(before), today, 'own', today],
		['with ours, when there were none: those of today', kept(), today, 'own', today],
		['with the values of then, which are forgotten: ours', kept(before), {}, 'own', undefined],
		['with the values of then, and does not go with those of today', kept(before), unlike, 'own', before],
		['from a link without values, opened where there are some', kept(), today, 'given', undefined],
		['from a link with others', kept(before), today, 'given', before],
		['before it was kept with what', kept(), today, null, today],
		['before it was kept with what, with values', kept(before), today, null, before],
	])('played %s', (_, text, own, keptWith, profile) => {
		const { line, trouble } = openKept(copanGame, text, '1', own, keptWith);
		expect(trouble).toBeNull();
		expect(line?.scenario.profile).toEqual(profile);
		expect(line?.at).toBe(1);
	});

	test('what is kept is marked as the owner’s where it has just those values', () => {
		expect(isOwn({}, {})).toBe(true);
		expect(isOwn({ profile: { capacity: 7 } }, { capacity: 7 })).toBe(true);
		expect(isOwn({}, { capacity: 7 })).toBe(false);
		expect(isOwn({ profile: { capacity: 7 } }, {})).toBe(false);
	});
});
