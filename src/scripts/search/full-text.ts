/**
 * What comes once the names leave too little: the full text, searched by Pagefind, whose files the build writes into
 * `/pagefind/<game>/`, and what is said where that has nothing either.
 */
import { withBase } from '#stores/base.ts';
import { fullText as words } from '#words/en/search-text.ts';
import { element } from './dom.ts';
import { fold, isHollow, type Name, type NameHit, type NamesFile } from './names.ts';

interface PagefindResult {
	/** The text lies in a filter that nobody filters by: Pagefind would index it once more in `meta`. */
	data: () => Promise<{ raw_url: string; filters: { text?: string[] } }>;
}

interface Pagefind {
	options: (options: { baseUrl: string; noWorker: boolean }) => Promise<void>;
	search: (query: string) => Promise<{ results: PagefindResult[] }>;
}

/** Rows of the full text shown at once; each may cost a file. */
export const shown = 8;

let loading: Promise<Pagefind> | undefined;

const load = (game: string): Promise<Pagefind> => {
	loading ??= (async () => {
		const pagefind: Pagefind = await import(/* @vite-ignore */ withBase(`/pagefind/${game}/pagefind.js`));
		// A search takes a few milliseconds; the worker would be another 12 kB.
		await pagefind.options({ baseUrl: '/', noWorker: true });
		return pagefind;
	})().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
};

/** Letters of the text on either side of the first word meant. */
const around = 70;

/** The piece of a text that holds the words asked for, and those of its words. */
export const excerpt = (text: string, asked: readonly string[]): { line: string; matched: string[] } => {
	const matched = new Set<string>();
	let at = -1;
	for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu))
		for (const folded of fold(word))
			if (asked.some((each) => folded === each || (each.length > 3 && folded.startsWith(each.slice(0, -1))))) {
				matched.add(folded);
				if (at < 0) at = index;
			}
	const start = at > around ? text.lastIndexOf(' ', at - around / 2) + 1 : 0;
	const end = start + 2 * around < text.length ? text.lastIndexOf(' ', start + 2 * around) : text.length;
	return {
		line: `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`,
		matched: [...matched],
	};
};

/** Asks the full text for rules, open questions and chapters; rejects where it cannot be loaded. */
export const searchText = async (query: string, names: readonly Name[], game: string): Promise<NameHit[]> => {
	const pagefind = await load(game);
	const asked = fold(query).filter((word) => !isHollow(word));
	const { results } = await pagefind.search(asked.join(' '));
	const byHref = new Map(names.map((name) => [name.href, name]));
	const hits = await Promise.all(
		results.slice(0, shown).map(async (result) => {
			const { raw_url, filters } = await result.data();
			const name = byHref.get(raw_url);
			if (!name) return [];
			const { line, matched } = excerpt(filters.text?.[0] ?? '', asked);
			return [{ name: { ...name, line }, matched: new Set([...matched, ...asked]) }].filter(
				// Pagefind drops a word that it has nowhere, and then finds everything: such a row has no word of the question.
				() => matched.length > 0 || fold(name.name).some((word) => asked.includes(word)),
			);
		}),
	);
	return hits.flat();
};

/** What was searched in vain, and what no source names. */
export const nothingFound = (query: string, { file, all }: { file: NamesFile; all: Name[] }): HTMLElement[] => {
	const of = (kinds: string): number => all.filter(({ kind }) => kinds.includes(kind)).length;
	const { named, inBox } = file.components;
	return [
		element('p', {}, words.searched({ named, components: of('cts'), rules: of('rx'), questions: of('q') })),
		...(/^[\p{L}\s'’-]+$/u.test(query) && named < inBox ? [element('p', {}, words.missing(named, inBox))] : []),
		element('p', {}, words.instead),
	];
};
