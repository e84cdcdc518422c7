/** How far a learner came in the lessons of a course, as the device keeps it. */
import { keep, putAside, recall } from './storage.ts';

/** How far a learner came in a lesson. */
export interface Progress {
	/** The step where the learner was last. */
	at: string;
	done: boolean;
	/** Steps that went wrong, or were done for the learner: worth repeating. */
	again: string[];
}

/** The name under which the progress of a whole course is kept. */
const progressName = 'learn';
const mostLessons = 100;
const mostSteps = 20;
const longestName = 60;

const isName = (name: unknown): name is string => typeof name === 'string' && name.length <= longestName;

/** Reads what was kept of a course, by lesson; nothing where it is something else. Total. */
export const parseProgress = (text: string | null): Record<string, Progress> => {
	try {
		const { v, lessons } = JSON.parse(text ?? '');
		if (v !== 1) return {};
		return Object.fromEntries(
			Object.entries(lessons as Record<string, Progress>)
				.slice(0, mostLessons)
				.flatMap(([slug, { at, done, again }]) =>
					isName(slug) && isName(at) && typeof done === 'boolean' && Array.isArray(again)
						? [[slug, { at, done, again: again.filter(isName).slice(0, mostSteps) }]]
						: [],
				),
		);
	} catch {
		return {};
	}
};

/** How far this device came in each lesson. */
export const progress = (): Record<string, Progress> => parseProgress(recall(progressName));

/** Whether this version wrote what is kept, or nothing is. */
const isOurs = (text: string | null): boolean => {
	try {
		return text === null || JSON.parse(text).v === 1;
	} catch {
		return false;
	}
};

/** Keeps how far a lesson came; null forgets it. What cannot be read is put aside. */
export const keepProgress = (slug: string, now: Progress | null): boolean => {
	if (!isOurs(recall(progressName)) && !putAside(progressName)) return false;
	const { [slug]: _, ...others } = progress();
	return keep(progressName, JSON.stringify({ v: 1, lessons: now ? { ...others, [slug]: now } : others }));
};
