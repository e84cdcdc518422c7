/** What the page of a lesson on any game’s table hands to its island. */
import { begunLesson } from '#islands/learn/begun.ts';
import { withBase } from '#stores/base.ts';
import { citationsOf } from './citations.ts';
import { referenceOf } from './content.ts';
import type { GameId } from './games.ts';
import type { LessonPage } from './lessons.ts';
import { registry } from './registry.ts';
import { taughtSteps } from './taught.ts';

/** The addresses of a game’s lessons. */
export const lessonPaths = (game: GameId): { params: { lesson: string } }[] =>
	[...referenceOf(game).lessons.keys()].map((slug) => ({ params: { lesson: slug } }));

/** A lesson, and what its island opens with; throws where there is no such lesson. */
export const lessonOf = (game: GameId, slug: string) => {
	const reference = referenceOf(game);
	const lesson = reference.lessons.get(slug);
	const { game: engine, ruleIds, rulings } = registry[game];
	if (!lesson || !engine) throw new Error(`No lesson "${slug}" in content/${game}/lessons/, or no rules that play it`);
	const all = [...reference.lessons.values()];
	const following = all[all.indexOf(lesson) + 1];
	const taught = lesson.steps.flatMap(({ rules }) => rules.map((rule) => `${game}.${rule}`));
	const steps = taughtSteps(reference, lesson) as LessonPage['steps'] & readonly never[];
	return {
		lesson,
		/** How many lessons there are, quizzes aside. */
		count: all.filter(({ quiz }) => !quiz).length,
		props: {
			game,
			slug,
			steps,
			opened: begunLesson(game, engine.rules, steps),
			citations: citationsOf(reference, [...new Set([...ruleIds, ...taught])], Object.keys(rulings)),
			course: withBase(`/${game}/learn/`),
			quiz: lesson.quiz,
			next: following ? { title: following.title, href: withBase(following.href) } : null,
		},
	};
};
