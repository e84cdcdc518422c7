/** Every lesson as it stands: it can be taken to its end, and whatever else is legal gets an answer and leads on or back. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LessonAction, lessonRules, meets, type Standing } from '#engine/lesson.ts';
import { runScenario } from '#engine/scenario.ts';
import { type Action, copan, type Event, type Position, type Setup } from '#games/copan/index.ts';
import { brokenInvariants } from '#games/copan/invariants.ts';
import { ownEvents } from '#islands/learn/view.ts';
import { logLines } from '#islands/playing/log-lines.ts';
import { readReference } from '#reference/content.ts';
import { readLessons, stepTeaching, textsOf, toldText } from '#reference/lessons.ts';
import { taughtSteps, untaughtRules } from '#reference/taught.ts';
import { parseProgress } from '#stores/course.ts';
import { parseActs } from '#stores/lesson.ts';
import { rejectionWords } from '#words/en/copan-refusals.ts';
import { course } from '#words/en/learn.ts';

type Here = Standing<Setup, Position, Action, Event>;
type Act = LessonAction<Action>;

const reference = readReference('copan');
const lessons = [...reference.lessons.values()];
const rulesOf = (steps: (typeof lessons)[number]['steps']) => lessonRules('copan', copan, steps);
type Rules = ReturnType<typeof rulesOf>;

const played = (rules: Rules, here: Here, act: Act): Here => {
	const next = rules.play(here, act);
	if (!next.ok) throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(next.error)}`);
	return next.value.position;
};

/** A choice that is always the same for the same seed. */
const picks = (seed: number) => {
	let state = seed;
	return (count: number) => {
		state = (state * 1103515245 + 12345) % 2147483648;
		return state % count;
	};
};

describe.each(lessons.map((lesson) => [lesson.slug, lesson] as const))('%s', (_, { steps }) => {
	const rules = rulesOf(steps);
	const begin = rules.begin().position;
	/** Where the lesson stands at the beginning of each step, gone to without error. */
	const entries = steps.map((__, index) =>
		rules.wayBy(begin, index).reduce((now, act) => played(rules, now, act), begin),
	);

	/** What is said to a miss: written, or made from what happened. */
	const answerTo = (here: Here): string => {
		const step = steps[here.step];
		if (here.answer !== null) return toldText(step?.answers[here.answer]?.say ?? []);
		const written = step?.misses.find(({ when }) => meets(when, here.happened, here.table));
		return written
			? toldText(written.say)
			: logLines(ownEvents(here), here.table.table)
					.map(({ text }) => text)
					.join(' ');
	};
	/** What follows a legal act: it leads on, or it is answered and taken back. */
	const follow = (before: Here, act: Act): Here => {
		const here = played(rules, before, act);
		const where = `${steps[before.step]?.id}: ${JSON.stringify(act)}`;
		expect(brokenInvariants(here.table), where).toEqual([]);
		if (here.state === 'missed') {
			expect(answerTo(here), where).not.toBe('');
			expect(rules.legalActions(before).length, where).toBeGreaterThan(0);
		} else if (here.state === 'asked' && here.step === before.step)
			expect(rules.wayTo(here).length, where).toBeGreaterThan(0);
		return here;
	};

	test('its way through leads to the end, and replays to the same bytes', () => {
		const acts = [...rules.wayBy(begin, steps.length - 1)];
		const last = acts.reduce((now, act) => played(rules, now, act), begin);
		const all = [...acts, ...rules.wayTo(last)];
		const end = all.reduce((now, act) => played(rules, now, act), begin);
		expect(rules.result(end)).toBe(true);
		const run = runScenario(
			{ rules: { ...rules, create: () => ({ ok: true, value: rules.begin() }) } },
			{ setup: {}, actions: all },
		);
		expect(run.stop).toBeNull();
		expect(JSON.stringify(run.steps.at(-1)?.position)).toBe(JSON.stringify(end));
	});

	test('every legal choice is answered, and leads on or back', () => {
		for (const entry of entries) {
			expect(brokenInvariants(entry.table)).toEqual([]);
			for (const act of rules.legalActions(entry)) {
				const here = follow(entry, act);
				if (here.step !== entry.step || here.state !== 'reached') continue;
				// However the goal was reached, the rest can be taken to its end.
				const rest = rules.wayBy(here, steps.length - 1).reduce((now, each) => played(rules, now, each), here);
				expect(rest.step, `${steps[entry.step]?.id}: ${JSON.stringify(act)}`).toBe(steps.length - 1);
			}
		}
	});

	test('and so is a sample of what follows it', () => {
		const pick = picks(20261130);
		for (const entry of entries) {
			const first = rules.legalActions(entry);
			for (let sample = 0; sample < 12; sample++) {
				let here = entry;
				for (let depth = 0; depth < 2; depth++) {
					const open = depth === 0 ? first : rules.legalActions(here);
					const act = open[pick(Math.max(1, open.length))];
					if (!act) break;
					here = follow(here, act);
				}
			}
		}
	});

	test('every answer written for a miss is given to one', () => {
		for (const [index, step] of steps.entries()) {
			const unsaid = new Set(step.misses);
			const walk = (before: Here) => {
				for (const act of rules.legalActions(before)) {
					if (unsaid.size === 0) return;
					const here = played(rules, before, act);
					const said = step.misses.find(({ when }) => meets(when, here.happened, here.table));
					if (here.state === 'missed' && said) unsaid.delete(said);
					else if (here.state === 'asked' && here.step === index) walk(here);
				}
			};
			walk(entries[index] as Here);
			expect(
				[...unsaid].map(({ say }) => toldText(say)),
				`${step.id}: never said`,
			).toEqual([]);
		}
	});

	test('what is not allowed says why, with a rule', () => {
		for (const entry of entries)
			for (const { refused } of rules.candidates(entry)) {
				if (!refused) continue;
				expect(rejectionWords(refused)).not.toBe('');
				expect(reference.atoms.has(refused.rule), refused.rule).toBe(true);
			}
	});

	test('every choice has an answer of its own where it is asked', () => {
		for (const step of steps.filter(({ ask }) => ask))
			for (const answer of step.answers)
				expect(toldText(answer.say ?? []), `${step.id}: ${toldText(answer.text)}`).not.toBe('');
	});

	test('says at most 45 words at a time, and two or three sentences', () => {
		for (const step of steps)
			for (const text of textsOf(step)) {
				expect(toldText(text).split(/\s+/).length, toldText(text)).toBeLessThanOrEqual(45);
				expect(
					toldText(text)
						.split(/[.?!](?:\s|$)/)
						.filter(Boolean).length,
					toldText(text),
				).toBeLessThanOrEqual(4);
			}
	});

	test('shows two tables side by side as it says they are', () => {
		for (const side of steps.flatMap(({ pair }) => pair)) {
			const made = copan.create(side.setup);
			if (!made.ok) throw new Error(JSON.stringify(made.error));
			let now = made.value.position;
			for (const [index, action] of side.actions.entries()) {
				const next = copan.play(now, action);
				if (!next.ok) expect(index, 'only what is tried last may be refused').toBe(side.actions.length - 1);
				else now = next.value.position;
			}
		}
	});
});

test('the first thing anybody does is lay a tile, and it pays', () => {
	const rules = rulesOf(lessons[0]?.steps ?? []);
	const begin = rules.begin().position;
	const [act] = rules.wayTo(begin);
	expect(act).toMatchObject({ type: 'play', action: { type: 'place-tile' } });
	const { happened } = played(rules, begin, act as Act);
	expect(happened.filter(({ type }) => type === 'gained').length).toBeGreaterThan(1);
});

test('the course: at least fifteen lessons, and a quiz at the end of each chapter of it', () => {
	expect(lessons.filter(({ quiz }) => !quiz).length).toBeGreaterThanOrEqual(15);
	const parts = [...new Set(lessons.map(({ part }) => part))];
	expect(Object.keys(course.parts)).toEqual(parts);
	for (const part of parts) expect(lessons.findLast((lesson) => lesson.part === part)?.quiz, part).toBe(true);
});

test('essential rules without a step: there are none, and every printed example is a position of the course', () => {
	expect(untaughtRules(reference).map(({ id }) => id)).toEqual([]);
	const taught = new Set(lessons.flatMap(({ steps }) => steps.flatMap(({ rules }) => rules)));
	const examples = [...reference.atoms.values()].filter(({ kind }) => kind === 'example');
	expect(examples.filter(({ anchor }) => !taught.has(anchor)).map(({ id }) => id)).toEqual([]);
});

test('each question of a quiz leads to the step of a lesson that teaches its rule', () => {
	const quizzes = lessons.filter(({ quiz }) => quiz);
	for (const quiz of quizzes)
		for (const step of taughtSteps(reference, quiz))
			expect(step.taughtAt?.href, step.id).toMatch(/\/learn\/(?!quiz-).+#/);
});

test('a rule leads to the step that teaches it', () => {
	expect(stepTeaching(lessons, 'court.collect.diagonal')?.href).toBe('/copan/learn/collecting/#corners');
	expect(stepTeaching(lessons, 'components.board')).toBeNull();
});

describe('what is wrong with a lesson is told, with the step', () => {
	const good = readFileSync('content/copan/lessons/first-turn.mdx', 'utf8');
	const problemsOf = (text: string): string[] => {
		const root = mkdtempSync(join(tmpdir(), 'stela-lessons-'));
		try {
			mkdirSync(join(root, 'copan', 'lessons'), { recursive: true });
			writeFileSync(join(root, 'copan', 'lessons', 'try.mdx'), text);
			return readLessons('copan', root).problems;
		} finally {
			rmSync(root, { recursive: true });
		}
	};
	test.each([
		['nothing', good, null],
		[
			'no goal in reach',
			good.replace('space: north-3-1 }] }', 'space: north-9-9 }] }'),
			/"first-tile": no choice leads/,
		],
		[
			'two right answers',
			good.replace('text: Move the Totem', 'text: Move the Totem\n          right: true'),
			/"next-turn": 2 answers are right/,
		],
		[
			'too many words',
			good.replace('You are paid.', 'You are paid. '.repeat(20)),
			/"first-tile": a text has \d+ words, 45 at most/,
		],
		['no such scene', good.replace('scene: table', 'scene: chair'), /there is no scene "chair"; there are table/],
		['no such action', good.replace('type: buy-tiles', 'type: buy-titles'), /step "buy-more"/],
		['an id twice', good.replace('id: its-price', 'id: first-tile'), /"first-tile": the id is there twice/],
		[
			'too many sentences',
			good.replace('say: You are Player 1', 'say: Hello. Welcome. You are Player 1'),
			/"first-tile": it says \d sentences, 2 at most/,
		],
		['a quiz that does not ask', good.replace('order:', 'quiz: true\norder:'), /"first-tile": a quiz only asks/],
		['a setup that is none', good.replace('players: 3', 'players: 7'), /scene "table": setup/],
		['a key misspelt', good.replace('hint:', 'hint-at:'), /hint-at/],
		['no frontmatter', 'Text', /title/],
	])('%s', (_, text, expected) => {
		const problems = problemsOf(text);
		if (expected) expect(problems.join('\n')).toMatch(expected);
		else expect(problems).toEqual([]);
	});
});

test('what a device keeps is read, and anything else is nothing', () => {
	const kept = { v: 1, lessons: { collecting: { at: 'tiers', done: false, again: ['sides', 7] }, other: { at: 1 } } };
	expect(parseProgress(JSON.stringify(kept))).toEqual({ collecting: { at: 'tiers', done: false, again: ['sides'] } });
	expect(parseActs('{"v":1,"acts":[{"type":"next"}],"at":1}')).toEqual({ acts: [{ type: 'next' }], at: 1 });
	for (const text of [null, '', '7', '{}', '[]', '{"v":2}', '{"v":1,"lessons":null}', '{"v":1,"acts":[],"at":-1}']) {
		expect(parseProgress(text)).toEqual({});
		expect(parseActs(text)).toBeNull();
	}
});
