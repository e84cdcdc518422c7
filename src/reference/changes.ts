/** The change log of a game, `content/<game>/changes.yaml`: what changed on which day, by rule and ruling. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import type { Atom, Chapter, Reference, Ruling } from './content.ts';

const changeSchema = z.strictObject({
	/** The day it went onto the site, `2026-11-30`. */
	date: z.iso.date(),
	/** One sentence for readers. */
	what: z.string().min(1),
	/** Slugs, where all rules of a chapter are meant. */
	chapters: z.array(z.string()).default([]),
	/** Ids without the game. */
	rules: z.array(z.string()).default([]),
	rulings: z.array(z.string()).default([]),
});

export interface Change {
	date: string;
	what: string;
	chapters: Chapter[];
	rules: Atom[];
	rulings: Ruling[];
}

/** Reads a change log; what is wrong in it is told in `problems`: a wrong form, an unknown id, days out of order. */
export const parseChanges = (text: string, reference: Reference): { changes: Change[]; problems: string[] } => {
	const problems: string[] = [];
	let data: unknown;
	try {
		data = parse(text);
	} catch (error) {
		return { changes: [], problems: [`cannot be read as YAML: ${(error as Error).message}`] };
	}
	const read = z.array(changeSchema).safeParse(data);
	if (!read.success)
		problems.push(...read.error.issues.map((issue) => `entry ${issue.path.join('.') || 'list'}: ${issue.message}`));
	const entries = read.data ?? [];

	const find = <Found>(kind: string, id: string, found: Found | undefined): Found[] => {
		if (found === undefined) problems.push(`the ${kind} "${id}" is unknown; mend the id, or name what took its place`);
		return found === undefined ? [] : [found];
	};
	const changes = entries.map(({ date, what, chapters, rules, rulings }) => ({
		date,
		what,
		chapters: chapters.flatMap((slug) =>
			find(
				'chapter',
				slug,
				reference.chapters.find((chapter) => chapter.slug === slug),
			),
		),
		rules: rules.flatMap((id) => find('rule', id, reference.atoms.get(`${reference.game}.${id}`))),
		rulings: rulings.flatMap((id) => find('ruling', id, reference.rulings.get(id))),
	}));
	entries.forEach(({ date }, index) => {
		const before = entries[index - 1]?.date;
		if (before !== undefined && before < date)
			problems.push(`${date} stands below ${before}; the latest change comes first`);
	});
	return { changes, problems };
};

const readChanges = (reference: Reference, root = join(process.cwd(), 'content')): ReturnType<typeof parseChanges> => {
	try {
		return parseChanges(readFileSync(join(root, reference.game, 'changes.yaml'), 'utf8'), reference);
	} catch (error) {
		return { changes: [], problems: [(error as Error).message] };
	}
};

/** The change log of a game, the latest first; what it names and does not exist is left out. */
export const changesOf = (reference: Reference): Change[] => readChanges(reference).changes;

/** What is wrong in a game's change log below `root` (the folder that holds `<game>/changes.yaml`), a line each. */
export const changeProblems = (reference: Reference, root?: string): string[] =>
	readChanges(reference, root).problems.map((problem) => `content/${reference.game}/changes.yaml: ${problem}`);

/** The latest day on which a chapter changed, by itself or by one of its rules; null where the log says nothing of it. */
export const lastChangeOf = (changes: readonly Change[], chapter: Chapter): string | null =>
	changes.find(
		({ chapters, rules }) => chapters.includes(chapter) || rules.some((rule) => rule.chapter === chapter.slug),
	)?.date ?? null;

/** The anchor of the first entry of a day on the page. */
export const changeAnchor = (date: string): string => `on-${date}`;
