/** The lessons of a game, read from `content/<game>/lessons/` and taken through once by the engine. */
import { join } from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { type LessonAction, lessonRules } from '#engine/lesson.ts';
import { parseScenario } from '#engine/parse-scenario.ts';
import type { TaughtStep, Told } from '#stores/lesson.ts';
import type { GameId } from './games.ts';
import { mdxFiles, readMdx, treeOf } from './mdx.ts';
import { registry } from './registry.ts';
import { type LessonData, lessonSchema } from './schemas.ts';

export interface LessonPage extends Omit<LessonData, 'steps' | 'scenes'> {
	slug: string;
	/** Its place among the lessons, from 1; a quiz has that of the lesson before it. */
	number: number;
	/** Address without the base path. */
	href: string;
	/** Links in its texts lead to `scheme:id` still: see `linkedSteps`. */
	steps: TaughtStep[];
	/** Rules, rulings and components that it names or teaches, as `scheme:id`. */
	links: string[];
}

/** Most words in a text of a step, and most sentences in what it says first. */
const mostWords = 45;
const mostSentences = 2;

/** How many sentences a text has. */
const sentencesIn = (text: string): number =>
	[...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].length;

/** Inline markup as an island shows it; links lead to what they name, as `scheme:id`. */
const toldOf = (nodes: readonly (PhrasingContent | RootContent)[]): Told =>
	nodes.flatMap((node): Told => {
		switch (node.type) {
			case 'text':
				return [node.value.replace(/\s+/g, ' ')];
			case 'link':
				return [{ text: plainText(node), href: node.url }];
			case 'mdxJsxTextElement':
			case 'mdxJsxFlowElement': {
				const of = node.attributes.find((each) => 'name' in each && each.name === 'of')?.value;
				return typeof of === 'string' ? [{ symbol: of }] : [];
			}
			case 'strong':
			case 'emphasis':
				return [{ strong: plainText(node) }];
			default:
				return 'children' in node ? toldOf(node.children) : [];
		}
	});
const told = (text: string): Told => toldOf(treeOf(text.trim()).children);

/** The words of a text. */
export const toldText = (text: Told): string =>
	text
		.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : 'text' in part ? part.text : ''))
		.join('');

const toStep = ({ scenes }: LessonData, step: LessonData['steps'][number]): TaughtStep => {
	const { scene, do: doing, ask, say, done, hint, pair = [], ...rest } = step;
	const { misses = [], ...task } = doing ?? {};
	const laid = scene === undefined ? undefined : scenes[scene];
	return {
		...rest,
		say: told(say),
		...(done && { done: told(done) }),
		...(hint && { hint: told(hint) }),
		...(laid && { scene: laid }),
		...(doing && { do: task }),
		...(ask && { ask: { ...ask, options: ask.options.map(({ right, when }) => ({ right, when })) } }),
		misses: misses.map((miss) => ({ ...miss, say: told(miss.say) })),
		answers:
			ask?.options.map((option) => ({ text: told(option.text), ...(option.say && { say: told(option.say) }) })) ?? [],
		pair: pair.map((side) => ({ ...side, say: told(side.say) })),
		// Shapes of actions and setups are those of the engine, which has checked them.
	} as unknown as TaughtStep;
};

/** Every text of a step. */
export const textsOf = ({ say, done, hint, misses, answers, pair }: TaughtStep): Told[] => [
	say,
	...(done ? [done] : []),
	...(hint ? [hint] : []),
	...misses.map((miss) => miss.say),
	...answers.flatMap((answer) => [answer.text, ...(answer.say ? [answer.say] : [])]),
	...pair.map((side) => side.say),
];

/** What is wrong with a lesson’s steps, a line each: it is gone through once. */
const stepProblems = (game: GameId, data: LessonData, steps: TaughtStep[]): string[] => {
	const problems: string[] = [];
	const engine = registry[game].game;
	if (!engine) return ['its game has no rules that a lesson could be played by'];
	const shapes = (where: string, setup: object, actions: readonly unknown[]) => {
		const parsed = parseScenario(engine, JSON.stringify({ v: 1, game, setup, actions }));
		if (!parsed.ok)
			problems.push(
				...parsed.error.map(({ path, code, values }) => `${where}: ${path}: ${code} ${JSON.stringify(values)}`),
			);
	};
	for (const [name, { setup, actions }] of Object.entries(data.scenes)) shapes(`scene "${name}"`, setup, actions);
	for (const step of data.steps) {
		const { way = [], fate = [] } = step.do ?? {};
		const actions = [...(step.plays ?? []), ...way, ...fate, ...(step.ask?.proof ?? [])];
		shapes(`step "${step.id}"`, {}, actions);
		for (const side of step.pair ?? []) shapes(`step "${step.id}", pair`, side.setup, side.actions);
		if (step.scene !== undefined && !data.scenes[step.scene])
			problems.push(
				`step "${step.id}": there is no scene "${step.scene}"; there are ${Object.keys(data.scenes).join(', ')}`,
			);
		if (data.quiz && !step.ask) problems.push(`step "${step.id}": a quiz only asks`);
		if (step.do && step.ask) problems.push(`step "${step.id}": it is either to be done or to be answered`);
		if (data.steps.filter(({ id }) => id === step.id).length > 1)
			problems.push(`step "${step.id}": the id is there twice`);
	}
	for (const step of steps) {
		for (const text of textsOf(step)) {
			const words = toldText(text).split(/\s+/).filter(Boolean).length;
			if (words > mostWords)
				problems.push(`step "${step.id}": a text has ${words} words, ${mostWords} at most: “${toldText(text)}”`);
		}
		const sentences = sentencesIn(toldText(step.say));
		if (sentences > mostSentences)
			problems.push(
				`step "${step.id}": it says ${sentences} sentences, ${mostSentences} at most: “${toldText(step.say)}”`,
			);
	}
	if (problems.length > 0) return problems;
	try {
		const rules = lessonRules(game, engine.rules, steps);
		let { position: here } = rules.begin();
		const go = (acts: readonly LessonAction<never>[]) => {
			for (const act of acts) {
				const played = rules.play(here, act);
				if (!played.ok) throw new Error(`step "${steps[here.step]?.id}": ${JSON.stringify(act)} is refused`);
				here = played.value.position;
			}
		};
		for (const [index, step] of steps.entries()) {
			go(rules.wayBy(here, index) as LessonAction<never>[]);
			if (here.step !== index) return [`step "${steps[here.step]?.id}": no choice leads to its goal`];
			const ways = rules.wayTo(here).length;
			if (step.ask && ways !== 1) problems.push(`step "${step.id}": ${ways} answers are right, and just one may be`);
			if (step.do && ways === 0) problems.push(`step "${step.id}": no choice leads to its goal`);
		}
	} catch (error) {
		problems.push((error as Error).message);
	}
	return problems;
};

/** Reads a game’s lessons, in the order of the course; whatever is wrong is told in `problems`. Total. */
export const readLessons = (game: GameId, root: string): { lessons: LessonPage[]; problems: string[] } => {
	const folder = join(root, game, 'lessons');
	const problems: string[] = [];
	const lessons: LessonPage[] = [];
	for (const name of mdxFiles(folder)) {
		const file = `content/${game}/lessons/${name}`;
		const slug = name.replace(/\.mdx$/, '');
		try {
			const { data, tree } = readMdx(join(folder, name));
			const checked = lessonSchema.safeParse(data);
			if (!checked.success) {
				for (const issue of checked.error.issues) problems.push(`${file}: ${issue.path.join('.')}: ${issue.message}`);
				continue;
			}
			const { steps: given, scenes: _, ...head } = checked.data;
			const steps = given.map((step) => toStep(checked.data, step));
			problems.push(...stepProblems(game, checked.data, steps).map((problem) => `${file}: ${problem}`));
			const named = [...steps.flatMap(textsOf), toldOf(tree.children)].flatMap((text) =>
				text.flatMap((part) => (typeof part === 'object' && 'href' in part ? [part.href] : [])),
			);
			const links = [...named, ...steps.flatMap(({ rules }) => rules.map((rule) => `rule:${rule}`))];
			lessons.push({ ...head, slug, number: 0, href: `/${game}/learn/${slug}/`, steps, links: [...new Set(links)] });
		} catch (error) {
			problems.push(`${file}: cannot be read as MDX: ${(error as Error).message}`);
		}
	}
	lessons.sort((a, b) => a.order - b.order);
	let number = 0;
	for (const lesson of lessons) {
		if (!lesson.quiz) number++;
		lesson.number = number;
		for (const { id, rules } of lesson.quiz ? lesson.steps : [])
			if (!stepTeaching(lessons, rules[0] as string))
				problems.push(
					`content/${game}/lessons/${lesson.slug}.mdx: step "${id}": no lesson teaches "${rules[0]}", so a wrong answer cannot lead there`,
				);
	}
	return { lessons, problems };
};

/** The step of a lesson that teaches a rule; the first that does. A quiz teaches nothing. */
export const stepTeaching = (
	lessons: Iterable<LessonPage>,
	rule: string,
): { lesson: LessonPage; step: TaughtStep; href: string } | null => {
	for (const lesson of lessons)
		for (const step of lesson.quiz ? [] : lesson.steps)
			if (step.rules.includes(rule)) return { lesson, step, href: `${lesson.href}#${step.id}` };
	return null;
};
