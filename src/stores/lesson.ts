/** Lessons as pages carry them, and what a device keeps of one that is being taken. */
import type { Goal, LessonAction, LessonStep } from '#engine/lesson.ts';
import type { Action, Setup } from '#games/copan/index.ts';
import type { Court, SpaceId } from '#games/copan/pyramid.ts';
import type { Resource, Site } from '#games/copan/resources.ts';
import { keep, prefix, putAside, recall } from './storage.ts';

/** A text with what stands in it besides words. */
export type Told = readonly (string | { strong: string } | { text: string; href: string } | { symbol: string })[];

/** A part of the board, as the board picture takes it, or the learner’s Jade Mask. */
export type Part = 'whole' | 'pyramid' | Court | Site | 'mask';

/** A place to point at. */
export type Pointed =
	| { space: SpaceId }
	| { track: Resource }
	| { site: Site; spot: number; isTotem?: true }
	/** Of another game’s table, by the name it gives. */
	| { spot: string };

/** What is said where a legal action misses the goal in one way; the first that fits is said. */
export interface Miss {
	when: Goal;
	say: Told;
}

/** One of two tables side by side: what is tried there, and what it comes to. */
export interface Side {
	/** What it shows, in a word or two, and whether it is how things are done. */
	title: string;
	good: boolean;
	setup: Setup;
	/** The last one is what is tried. */
	actions: Action[];
	part: Part;
	say: Told;
}

/** A step with its texts. */
export interface TaughtStep<OfSetup = Setup, OfAction = Action> extends LessonStep<OfSetup, OfAction> {
	title: string;
	say: Told;
	/** Said once it is done. */
	done?: Told;
	hint?: Told;
	/** The part of the board it is about, and the one that shows what came of it. */
	part: Part;
	sees?: Part;
	show: Pointed[];
	misses: Miss[];
	/** Where a quiz’s question is taught. */
	taughtAt?: { text: string; href: string };
	/** What is said to each answer of a question. */
	answers: { text: Told; say?: Told }[];
	/** Two tables side by side, told apart by what the rules say. */
	pair: Side[];
}

/** What was done in a lesson, and how much of it was not taken back. */
export interface KeptActs<OfAction = Action> {
	acts: LessonAction<OfAction>[];
	at: number;
}

const actsName = (slug: string): string => `learn:${slug}`;
const mostActs = 500;

/** Reads what was kept of one lesson; the lesson’s rules judge each act when they are played. Total. */
export const parseActs = <OfAction = Action>(text: string | null): KeptActs<OfAction> | null => {
	try {
		const { v, acts, at } = JSON.parse(text ?? '');
		const isKnown = v === 1 && Array.isArray(acts) && acts.length <= mostActs && Number.isInteger(at) && at >= 0;
		return isKnown ? { acts, at } : null;
	} catch {
		return null;
	}
};

/** What this device kept of a lesson: null where nothing is there, `unread` where it is something else. */
export const keptActs = <OfAction = Action>(slug: string): KeptActs<OfAction> | 'unread' | null => {
	const text = recall(actsName(slug));
	return parseActs<OfAction>(text) ?? (text === null ? null : 'unread');
};

/** Keeps what was done in a lesson; false where the device would not. What cannot be read is put aside. */
export const keepActs = <OfAction>(slug: string, { acts, at }: KeptActs<OfAction>): boolean =>
	(keptActs(slug) !== 'unread' || putAside(actsName(slug))) &&
	keep(actsName(slug), at > 0 ? JSON.stringify({ v: 1, acts, at }) : null);

/** Tells each time that another tab goes on with a lesson. Gives back how to stop. */
export const watchActs = (slug: string, tell: () => void): (() => void) => {
	const onStorage = ({ key, newValue }: StorageEvent) => {
		if (key === prefix + actsName(slug) && newValue !== null) tell();
	};
	addEventListener('storage', onStorage);
	return () => removeEventListener('storage', onStorage);
};
