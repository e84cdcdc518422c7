import { withBase } from '#stores/base.ts';
import type { Told } from '#stores/lesson.ts';
import { type Reference, resolveLink } from './content.ts';
import type { LessonPage } from './lessons.ts';

/** A lesson’s steps as its page carries them: links lead to addresses of the site. */
export const taughtSteps = (reference: Reference, { steps }: LessonPage): LessonPage['steps'] => {
	const linked = (text: Told): Told =>
		text.map((part) =>
			typeof part === 'object' && 'href' in part
				? { ...part, href: withBase(resolveLink(reference, part.href) ?? part.href) }
				: part,
		);
	return steps.map((step) => ({
		...step,
		say: linked(step.say),
		...(step.done && { done: linked(step.done) }),
		...(step.hint && { hint: linked(step.hint) }),
		misses: step.misses.map((miss) => ({ ...miss, say: linked(miss.say) })),
		answers: step.answers.map(({ text, say }) => ({ text: linked(text), ...(say && { say: linked(say) }) })),
		pair: step.pair.map((side) => ({ ...side, say: linked(side.say) })),
	}));
};
