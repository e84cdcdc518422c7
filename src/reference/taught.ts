import { withBase } from '#stores/base.ts';
import type { Told } from '#stores/lesson.ts';
import { course } from '#words/en/learn.ts';
import { type Atom, type Reference, resolveLink } from './content.ts';
import { type LessonPage, stepTeaching } from './lessons.ts';

/** The step that teaches what a question is about, as a link. */
const taughtAt = (reference: Reference, rule: string | undefined): { text: string; href: string } | undefined => {
	const found = rule && stepTeaching(reference.lessons.values(), rule);
	return found ? { text: course.learnIt(found.step.title), href: withBase(found.href) } : undefined;
};

/** A lesson’s steps as its page carries them: links lead to addresses of the site, each question of a quiz to a step. */
export const taughtSteps = (reference: Reference, { steps, quiz }: LessonPage): LessonPage['steps'] => {
	const linked = (text: Told): Told =>
		text.map((part) =>
			typeof part === 'object' && 'href' in part
				? { ...part, href: withBase(resolveLink(reference, part.href) ?? part.href) }
				: part,
		);
	return steps.map((step) => ({
		...step,
		say: linked(step.say),
		...(quiz && { taughtAt: taughtAt(reference, step.rules[0]) }),
		...(step.done && { done: linked(step.done) }),
		...(step.hint && { hint: linked(step.hint) }),
		misses: step.misses.map((miss) => ({ ...miss, say: linked(miss.say) })),
		answers: step.answers.map(({ text, say }) => ({ text: linked(text), ...(say && { say: linked(say) }) })),
		pair: step.pair.map((side) => ({ ...side, say: linked(side.say) })),
	}));
};

/** Rules that a lesson should teach and none does. */
export const untaughtRules = ({ chapters, lessons }: Reference): Atom[] =>
	chapters.flatMap(({ essential, sections }) =>
		sections
			.flatMap(({ atoms }) => atoms)
			.filter(({ kind, anchor }) => (essential === 'all' ? kind !== 'example' : essential.includes(anchor)))
			.filter(({ anchor }) => !stepTeaching(lessons.values(), anchor)),
	);
