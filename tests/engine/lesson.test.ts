/** A lesson as rules over rules: what may be done in it, what answers, where it leads. */
import { describe, expect, test } from 'vitest';
import { isSame } from '#engine/condition.ts';
import { type LessonAction, type LessonStep, lessonRules, meets, type Standing } from '#engine/lesson.ts';
import { type Action, copan, type Event, type Position, type Setup } from '#games/copan/index.ts';

type Here = Standing<Setup, Position, Action, Event>;
type Act = LessonAction<Action>;

const setup: Setup = { players: 3, until: 'turn', card: 'G', pyramid: { 'west-1-2': 'power' }, cubes: { power: 1 } };
const steps: LessonStep<Setup, Action>[] = [
	{ id: 'hello', rules: ['court.place.any-space'], scene: { setup, actions: [{ type: 'take-tile', tile: 'food' }] } },
	{
		id: 'cover',
		rules: ['court.events.spiral'],
		do: { goal: { events: [{ type: 'eventArose', 'event.kind': 'spiral' }] } },
	},
	{
		id: 'roll',
		rules: ['events.faces'],
		do: { goal: { events: [{ type: 'dieRolled' }] }, way: [{ type: 'roll', face: 2 }] },
	},
	{ id: 'asked', rules: ['events.faces'], ask: { options: [{ right: false }, { right: true }] } },
	{
		id: 'two-choices',
		rules: ['action.move.entry'],
		do: { goal: { events: [{ type: 'totemMoved', site: 'river', side: 'two' }] }, choices: 2 },
	},
	{ id: 'bye', rules: ['turn.two-phases'] },
];
const rules = lessonRules('copan', copan, steps);

const place = (space: string): Act => ({ type: 'play', action: { type: 'place-tile', space } as Action });
const play = (here: Here, ...acts: Act[]): Here =>
	acts.reduce((now, act) => {
		const played = rules.play(now, act);
		if (!played.ok) throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(played.error)}`);
		return played.value.position;
	}, here);
const begin = () => rules.begin().position;

describe('a lesson', () => {
	test('begins at its first step, on the table of its scene', () => {
		const here = begin();
		expect(here).toMatchObject({ step: 0, state: 'reached', happened: [], taken: 0, answer: null });
		expect(here.table.frames.at(-1)).toEqual({ ask: 'space', tile: 'food' });
		expect(rules.legalActions(here)).toEqual([{ type: 'next' }]);
	});

	test('reaches the goal of a step, and leaves to the next step what is rolled there', () => {
		const here = play(begin(), { type: 'next' }, place('west-1-1'));
		expect(here).toMatchObject({ step: 1, state: 'reached' });
		// The cards that the spiral swept away are laid out anew; the die waits.
		expect(here.happened.filter(({ type }) => type === 'cardLaid').length).toBeGreaterThan(6);
		expect(copan.decision(here.table)?.ask).toBe('die');
		const next = play(here, { type: 'next' });
		expect(next).toMatchObject({ step: 2, state: 'asked', happened: [] });
		// The face is the lesson's.
		expect(rules.legalActions(next)).toEqual([{ type: 'play', action: { type: 'roll', face: 2 } }]);
		expect(play(next, { type: 'play', action: { type: 'roll', face: 2 } }).state).toBe('reached');
	});

	test('plays a legal action that misses the goal to where somebody is asked, and then only a step back leads on', () => {
		const here = play(begin(), { type: 'next' });
		const missed = play(here, place('west-2-2'));
		expect(missed.state).toBe('missed');
		expect(missed.happened.map(({ type }) => type)).toContain('gained');
		expect(rules.decision(missed)).toBeNull();
		expect(rules.candidates(missed)).toEqual([]);
		expect(rules.wayTo(missed)).toEqual([]);
		// Another spiral is as good.
		expect(play(here, place('east-1-3')).state).toBe('reached');
	});

	test('waits where a choice is on the way to the goal, and not where none is any more', () => {
		const at = (acts: Act[]) => play(play(begin(), ...rules.wayBy(begin(), 4)), ...acts);
		const toRiver: Act = { type: 'play', action: { type: 'move', site: 'river' } };
		const turn = (side: 'any' | 'two'): Act => ({ type: 'play', action: { type: 'turn-totem', side } });
		expect(at([toRiver])).toMatchObject({ state: 'asked', taken: 1 });
		expect(rules.wayTo(at([toRiver]))).toEqual([turn('two')]);
		expect(at([toRiver, turn('two')]).state).toBe('reached');
		expect(at([toRiver, turn('any')]).state).toBe('missed');
	});

	test('takes any answer, and one of them is right', () => {
		const here = play(begin(), ...rules.wayBy(begin(), 3));
		expect(play(here, { type: 'answer', option: 0 })).toMatchObject({ state: 'missed', answer: 0, happened: [] });
		expect(play(here, { type: 'answer', option: 1 })).toMatchObject({ state: 'reached', answer: 1 });
		expect(rules.wayTo(here)).toEqual([{ type: 'answer', option: 1 }]);
	});

	test('is over at its last step', () => {
		const here = play(begin(), ...rules.wayBy(begin(), 5));
		expect(rules.result(here)).toBe(true);
		expect(rules.decision(here)).toBeNull();
		expect(rules.result(begin())).toBeNull();
	});

	test('accepts what it offers and nothing else; what is refused leaves all as it was', () => {
		const stands = [0, 1, 2, 3, 4, 5].map((step) => play(begin(), ...rules.wayBy(begin(), step)));
		const offered = stands.flatMap((here) => rules.candidates(here).map(({ action }) => action));
		const hostile = [
			null,
			7,
			'next',
			[],
			{},
			{ type: 'next', more: 1 },
			{ type: 'answer', option: 9 },
			{ type: 'answer', option: '1' },
			{ type: 'play' },
			{ type: 'play', action: null },
			{ type: 'play', action: { type: 'roll', face: 3 } },
		] as never as Act[];
		for (const here of stands) {
			const bytes = JSON.stringify(here);
			const candidates = rules.candidates(here);
			for (const act of [...offered, ...hostile]) {
				const open = candidates.some(({ action, refused }) => !refused && isSame(action, act));
				const played = rules.play(here, act);
				expect(played.ok, JSON.stringify(act)).toBe(open);
				expect(rules.why(here, act) === null).toBe(open);
				if (!played.ok) expect(played.error.rule).toMatch(/^copan\.[a-z.-]+$/);
			}
			expect(JSON.stringify(here)).toBe(bytes);
		}
	});

	test('the same acts give the same bytes', () => {
		const acts = rules.wayBy(begin(), 5);
		expect(JSON.stringify(play(begin(), ...acts))).toBe(JSON.stringify(play(begin(), ...acts)));
	});

	test('a table that cannot be laid, a play that may not be played and a missing scene are told by step', () => {
		const made = (step: Partial<LessonStep<Setup, Action>>) => () =>
			lessonRules('copan', copan, [{ id: 'wrong', rules: ['turn.two-phases'], ...step }]).begin();
		expect(made({})).toThrow(/"wrong": the first step needs a scene/);
		expect(made({ scene: { setup: { players: 7 as never } } })).toThrow(/"wrong": its table cannot be laid/);
		expect(made({ scene: { setup: {} }, plays: [{ type: 'stay' }] })).toThrow(/"wrong": .*may not be played/);
	});
});

test('a goal is met by events, by none of a kind, and by values of the table', () => {
	const events = [{ type: 'gained', resource: 'food', amount: 2 }, { type: 'lost' }];
	expect(meets({ events: [{ type: 'gained', amount: 2 }] }, events, {})).toBe(true);
	expect(meets({ events: [{ type: 'gained', amount: 3 }] }, events, {})).toBe(false);
	expect(meets({ without: [{ type: 'lost' }] }, events, {})).toBe(false);
	expect(meets({ table: { 'seats.0.vp': 3 } }, [], { seats: [{ vp: 3 }] })).toBe(true);
	expect(meets({}, [], null)).toBe(true);
});
