/** Comparing readings: where lines part, where they end, and what is met without a difference. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Comparison, compareReadings, differs, type OtherReading, partingOf } from '#engine/compare.ts';
import { runScenario, type Scenario } from '#engine/scenario.ts';
import { differencesOf, readable } from '#games/copan/differences.ts';
import { copanGame } from '#games/copan/game.ts';
import type { Action, Event, Position, Setup } from '#games/copan/index.ts';
import { rulings } from '#games/copan/rulings.ts';
import { differenceLines, compare as words } from '#words/en/compare.ts';
import { freeze } from './support.ts';

type CopanScenario = Scenario<Setup, Action>;
type Line = OtherReading<Setup, Position, Action>;

const run = (scenario: CopanScenario) => {
	const steps = compareReadings(copanGame, freeze(scenario), rulings, readable);
	let rests = 0;
	for (;;) {
		const { done, value } = steps.next();
		if (done) return { rests, ...(value as Comparison<Setup, Position, Action>) };
		rests++;
		expect(value.done).toBeLessThan(value.of);
	}
};

const folder = 'content/copan/scenarios';
const presets = readdirSync(folder).flatMap((file) => {
	const { asks, presets } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
		asks: string;
		presets: { id: string; scenario: CopanScenario }[];
	};
	return asks === 'score' ? [] : presets.map(({ id, scenario }) => ({ name: `${file} ${id}`, scenario }));
});
const preset = (page: string, id: string): CopanScenario => {
	const found = presets.find(({ name }) => name === `${page}.json ${id}`);
	if (!found) throw new Error(`no preset ${page} ${id}`);
	return found.scenario;
};

const lineOf = (found: ReturnType<typeof run>, ruling: string, option: string): Line => {
	const line = [...found.parted, ...found.same]
		.find((each) => each.ruling === ruling)
		?.others.find((each) => each.option === option);
	if (!line) throw new Error(`${ruling}, ${option}: not met`);
	return line;
};
const endOf = ({ end }: Line) => {
	if ('problems' in end) throw new Error(JSON.stringify(end.problems));
	return end;
};
const linesAt = (line: Line) => differenceLines(differencesOf(endOf(line).inForce, endOf(line).position));

describe('an ejection, read either way', () => {
	test('at once: its owner is asked before the one who pushed, and the recorded action has to wait', () => {
		const line = lineOf(run(preset('pushing-totems', 'three-in-a-row')), 'ejection', 'at-once');
		expect(line.parts).toBe(2);
		const { at, refused, inForce, position } = endOf(line);
		expect({ at, refused }).toEqual({
			at: 2,
			refused: { code: 'not-asked', rule: 'copan.action.push.ejected-moves', values: { ask: 'totem' } },
		});
		expect(differencesOf(inForce, position)).toEqual([
			{
				of: 'asked',
				one: { seat: 0, question: expect.objectContaining({ ask: 'site', site: 'ball-court' }) },
				other: { seat: 3, question: expect.objectContaining({ ask: 'totem', ejected: 'ball-court' }) },
			},
		]);
		expect(linesAt(line)).toEqual([
			{
				seat: null,
				text: 'asked next: “Player 4: ejected from the Ball Court: to which Site does your Totem go?” instead of “Player 1: which Character do you recruit?”',
			},
		]);
	});

	test('on the next turn, where at once is in force: nobody is asked for it now', () => {
		const found = run(preset('pushing-totems', 'ejected-at-once'));
		const ruling = found.parted.find((each) => each.ruling === 'ejection');
		expect(ruling?.inForce).toBe('at-once');
		const line = lineOf(found, 'ejection', 'next-turn');
		expect([line.parts, endOf(line).at, endOf(line).refused?.code]).toEqual([1, 1, 'not-asked']);
		expect(line.scenario.rulings).toEqual({ ejection: 'next-turn' });
		expect(line.scenario.actions).toEqual(preset('pushing-totems', 'ejected-at-once').actions.slice(0, 1));
	});
});

test('two Events at once in the other order: the spiral’s draws come after the roll, and the record stops', () => {
	const found = run(preset('multiple-events', 'spiral-and-threshold'));
	const line = lineOf(found, 'spiral-before-decline', 'decline-first');
	expect([line.parts, endOf(line).at, endOf(line).refused?.values]).toEqual([2, 2, { ask: 'die' }]);
	expect(linesAt(line).map(({ text }) => text)).toContain(
		'asked next: “Which face does the Fate die show?” instead of “Ball Court, space 1: which Character is drawn?”',
	);
	// The other of its readings has the same Events in the order in which they came.
	expect(differs(lineOf(found, 'spiral-before-decline', 'spiral-before-the-cube'))).toBe(true);
	// Clockwise from the active player is the one reading that is played.
	expect(found.same).toContainEqual({ ruling: 'event-order', inForce: 'clockwise-from-active', others: [] });
});

test('a score that stops at zero: one VP more in the end, and nothing else', () => {
	const line = lineOf(run(preset('multiple-events', 'loss-in-vp')), 'vp-below-zero', 'stops-at-zero');
	expect([line.parts, endOf(line).at, endOf(line).refused]).toEqual([3, 3, null]);
	expect(differencesOf(endOf(line).inForce, endOf(line).position)).toEqual([
		{ seat: 0, of: 'count', what: 'vp', one: -1, other: 0 },
	]);
	expect(linesAt(line)).toEqual([{ seat: 0, text: '0 VP instead of −1' }]);
});

test('an action that may not be taken under the other reading ends its line with the reason', () => {
	const line = lineOf(run(preset('bonus-actions', 'passed-up')), 'bonus-action-declined', 'must-take');
	expect(line.parts).toBeNull();
	expect(line.answers).toMatchObject({ at: 4, added: [], gone: [{ type: 'forgo' }] });
	expect(endOf(line)).toMatchObject({
		at: 4,
		refused: { code: 'bonus-is-due', rule: 'copan.action.bonus.order', values: { site: 'ball-court' } },
	});
	expect(linesAt(line)).toEqual([]);
	expect(partingOf(line)).toBe(4);
});

test('where only the answers are others, the end is the same', () => {
	const line = lineOf(run(preset('pushing-totems', 'third-space-any')), 'action-optional', 'may-be-skipped');
	expect(line).toMatchObject({ parts: null, answers: { at: 3, added: [{ type: 'forgo' }], gone: [] } });
	expect([endOf(line).at, linesAt(line)]).toEqual([6, []]);
});

test('met without a difference is told apart from never met', () => {
	const found = run(preset('collecting', 'spiral-and-threshold'));
	expect(found.same.map(({ ruling }) => ruling)).toEqual(['same-resource-twice', 'event-order', 'discard-counts']);
	expect(differs(lineOf(found, 'same-resource-twice', 'once-a-resource'))).toBe(false);
	const none = run(preset('collecting', 'printed-example'));
	expect([none.parted, none.same]).toEqual([[], []]);
});

test('draws that the record lacks are given by chance, and those nobody asks for are passed over', () => {
	const line = lineOf(run(preset('glyph-exchanges', 'six-or-eight')), 'river-tiles-replaced', 'at-once');
	// Two tiles come to the River before the action, and none at the end of the turn.
	expect([line.parts, line.drawn, line.dropped]).toEqual([4, 2, 2]);
	expect([endOf(line).at, endOf(line).refused]).toEqual([22, null]);
});

test('an illegal setup compares to nothing', () => {
	const { parted, same } = run({ v: 1, game: 'copan', setup: { cubes: { food: 99 } }, actions: [] });
	expect([parted, same]).toEqual([[], []]);
});

test('a setup that cannot be under a reading says why', () => {
	const game = {
		rules: {
			...copanGame.rules,
			create: (setup: Setup) =>
				setup.rulings?.ejection === 'at-once'
					? { ok: false as const, error: [{ path: 'seats', code: 'x', rule: null, values: {} }] }
					: copanGame.rules.create(setup),
		},
	};
	const steps = compareReadings(game, preset('collecting', 'own-cube'), rulings, readable);
	let step = steps.next();
	while (!step.done) step = steps.next();
	expect(step.value.parted[0]).toMatchObject({ ruling: 'ejection', others: [{ end: { problems: [{ code: 'x' }] } }] });
});

type Step = ReturnType<typeof runScenario<Setup, Position, Action, Event>>['steps'][number];
const saidIn = ({ position: { table, ...rest }, events }: Step): string =>
	JSON.stringify([rest, events.map(({ rulings, rules, ...event }) => event)]);
const legalIn = ({ position }: Step): string => JSON.stringify(copanGame.rules.legalActions(position));
const inForceOf = (scenario: CopanScenario) =>
	runScenario(copanGame, scenario).steps.map((step) => ({ said: saidIn(step), legal: legalIn(step) }));

/** The same by hand: the scenario played from its start under a reading, held step by step against the one in force. */
const byHand = (one: ReturnType<typeof inForceOf>, scenario: CopanScenario, ruling: string, option: string): number => {
	const other = { ...scenario, rulings: { ...scenario.rulings, [ruling]: option } };
	const { steps } = runScenario(copanGame, other);
	const first = one.findIndex(({ said, legal }, at) => {
		const step = steps[at];
		return !step || saidIn(step) !== said || legalIn(step) !== legal;
	});
	return first < 0 ? Infinity : first;
};

/** Whatever is found agrees with playing each reading by hand. */
const agrees = (scenario: CopanScenario): void => {
	const { parted, same } = run(scenario);
	const one = inForceOf(scenario);
	const met = new Map(
		[...parted, ...same].flatMap(({ ruling, others }) => others.map((line) => [`${ruling} ${line.option}`, line])),
	);
	for (const [ruling, options] of Object.entries(rulings))
		for (const option of options) {
			if (option === (scenario.rulings?.[ruling] ?? options[0])) continue;
			const line = met.get(`${ruling} ${option}`);
			// One that is never met must not make a difference.
			expect([ruling, option, line ? partingOf(line) : Infinity]).toEqual([
				ruling,
				option,
				byHand(one, scenario, ruling, option),
			]);
			if (!line || 'problems' in line.end) continue;
			// Its scenario, played from the start, comes to where the line ended.
			const replay = runScenario(copanGame, line.scenario);
			expect(replay.stop).toBeNull();
			expect(differencesOf(line.end.position, (replay.steps.at(-1) as { position: Position }).position)).toEqual([]);
			// Every difference has words.
			for (const { text } of differenceLines(differencesOf(line.end.inForce, line.end.position)))
				expect(text).not.toMatch(/undefined|null|NaN|\[object/);
		}
};

describe('what is found agrees with playing every reading by hand', () => {
	// Every reading of every preset takes its time: each seventh has all kinds of pages among them.
	test.each(presets.filter((_, nth) => nth % 7 === 0))('$name', ({ scenario }) => agrees(scenario));

	test('a whole game, in many slices', { timeout: 60_000 }, () => {
		const { scenario } = JSON.parse(readFileSync('tests/engine/games/two-exhausted-2.json', 'utf8')) as {
			scenario: CopanScenario;
		};
		agrees(scenario);
		expect(run(scenario).rests).toBeGreaterThan(100);
	});
});

describe('words', () => {
	test('what was found, in a line', () => {
		expect(words.found(0, 0, 0)).toBe('No open question is met here.');
		expect(words.found(1, 0, 2)).toBe('1 open question changes the outcome; 2 met without a difference.');
		expect(words.found(0, 3, 0)).toBe('No other reading changes the outcome; 3 only the way there.');
	});

	test('who wins, and whether that changes', () => {
		const won = (winner: number) => ({ vp: [60, 70], jade: [0, 0], winners: [winner] });
		const told = (one: number, other: number) =>
			differenceLines([{ of: 'result', one: won(one), other: won(other) }]).map(({ text }) => text);
		expect(told(1, 1)).toEqual(['Player 2 wins with 70 VP all the same']);
		expect(told(1, 0)).toEqual(['Player 1 wins with 70 VP; in force, Player 2 wins with 70 VP']);
	});

	test('each player in a line, then the board; many cards of a kind together', () => {
		expect(
			differenceLines([
				{ seat: 1, of: 'count', what: { resource: 'food' }, one: 5, other: 3 },
				{ seat: 1, of: 'count', what: { glyphs: 'a' }, one: 1, other: 0 },
				{ seat: 1, of: 'mask', one: [3, 7], other: [3, 8] },
				{ seat: 2, of: 'characters', one: ['nacon'], other: [] },
				{ of: 'closed', site: 'stairway', face: 4, spaces: [4], isInOther: false },
				...[1, 2, 3].map((space) => ({ of: 'card' as const, kind: 'river' as const, space, one: 'food', other: null })),
			]),
		).toEqual([
			{ seat: 1, text: '3 Food instead of 5; no Glyph cards of colour A instead of 1; Jade on 8, not 7' },
			{ seat: 2, text: 'Characters: not Nacon' },
			{ seat: null, text: 'Stairway, space 4 stays open' },
			{ seat: null, text: '3 River tiles not laid out' },
		]);
	});
});
