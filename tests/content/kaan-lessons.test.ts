/** Ka'an's lessons as they stand: each leads to its end, and whatever else may be done in it is answered. */
import { describe, expect, test } from 'vitest';
import { type LessonStep, lessonRules, meets } from '#engine/lesson.ts';
import type { Game } from '#engine/scenario.ts';
import { kaanGame } from '#games/kaan/game.ts';
import { referenceOf } from '#reference/content.ts';
import { toldText } from '#reference/lessons.ts';
import { rejectionWords } from '#words/en/kaan-lesson.ts';

type KaanStep =
	typeof kaanGame extends Game<infer Setup, infer _Position, infer Action, infer _Event>
		? LessonStep<Setup, Action>
		: never;

const reference = referenceOf('kaan');
const lessons = [...reference.lessons.values()];

test('one on the golems, one on the city', () => {
	expect(lessons.map(({ slug, part }) => [slug, part])).toEqual([
		['golems', 'pyramid'],
		['city', 'city'],
	]);
});

describe.each(lessons.map((lesson) => [lesson.slug, lesson] as const))('%s', (_, { steps }) => {
	// The reference holds lessons of any game.
	const rules = lessonRules('kaan', kaanGame.rules, steps as never[] as KaanStep[]);
	type Here = ReturnType<typeof rules.begin>['position'];
	type Act = ReturnType<typeof rules.legalActions>[number];
	const played = (here: Here, act: Act): Here => {
		const next = rules.play(here, act);
		if (!next.ok) throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(next.error)}`);
		return next.value.position;
	};
	const begin = rules.begin().position;
	const entries = steps.map((__, index) => rules.wayBy(begin, index).reduce(played, begin));

	test('its way leads to the end', () => {
		const last = entries.at(-1) as Here;
		const end = rules.wayTo(last).reduce(played, last);
		expect(rules.result(end)).toBe(true);
	});

	test('every legal act leads on, or is answered in words', () => {
		for (const entry of entries)
			for (const act of rules.legalActions(entry)) {
				const here = played(entry, act);
				const step = steps[entry.step];
				const where = `${step?.id}: ${JSON.stringify(act)}`;
				if (here.state === 'missed') {
					const said =
						here.answer !== null
							? step?.answers[here.answer]?.say
							: step?.misses.find(({ when }) => meets(when, here.happened, here.table))?.say;
					expect(toldText(said ?? []), where).not.toBe('');
				} else if (act.type !== 'next') expect(here.state, where).toBe('reached');
			}
	});

	test('every answer written for a miss is given to one, the first that fits', () => {
		for (const entry of entries) {
			const misses = steps[entry.step]?.misses ?? [];
			const given = rules.legalActions(entry).flatMap((act) => {
				const here = played(entry, act);
				return here.state === 'missed' && here.answer === null
					? [misses.findIndex(({ when }) => meets(when, here.happened, here.table))]
					: [];
			});
			expect([...new Set(given)].sort(), steps[entry.step]?.id).toEqual(misses.map((__, nth) => nth));
		}
	});

	test('what is refused says why, with a rule of the reference', () => {
		for (const entry of entries)
			for (const { refused } of rules.candidates(entry)) {
				if (!refused) continue;
				expect(rejectionWords(refused)).toMatch(/^[A-Z\d].*\.$/);
				expect(reference.atoms.has(refused.rule), refused.rule).toBe(true);
			}
	});
});
