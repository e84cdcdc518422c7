/** The full text, searched by Pagefind, whose files the build writes into `/pagefind/`. */
import { withBase } from '#stores/base.ts';
import { fold, type Name, type NameHit, type NameKind } from './names.ts';

interface PagefindResult {
	data: () => Promise<{ raw_url: string; excerpt: string; meta: Record<string, string> }>;
}

interface Pagefind {
	options: (options: { baseUrl?: string; excerptLength?: number }) => Promise<void>;
	search: (query: string) => Promise<{ results: PagefindResult[] }>;
}

/** Rows of the full text shown at once; each may cost a file. */
const shown = 8;

let loading: Promise<Pagefind> | undefined;

const load = (): Promise<Pagefind> => {
	loading ??= (async () => {
		const pagefind: Pagefind = await import(/* @vite-ignore */ withBase('/pagefind/pagefind.js'));
		await pagefind.options({ baseUrl: '/', excerptLength: 18 });
		return pagefind;
	})().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
};

/** Pagefind's excerpts are markup: its entities and marks become plain text and the words meant. */
const readExcerpt = (excerpt: string): { line: string; matched: string[] } => {
	const plain = (html: string): string =>
		html
			.replace(/<[^>]*>/g, '')
			.replaceAll('&lt;', '<')
			.replaceAll('&gt;', '>')
			.replaceAll('&quot;', '"')
			.replaceAll('&#39;', '’')
			.replaceAll('&amp;', '&');
	const matched = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].flatMap(([, word]) => fold(plain(word ?? '')));
	return { line: plain(excerpt).trim(), matched };
};

/** Asks the full text; rejects where it cannot be loaded. */
export const searchText = async (query: string): Promise<NameHit[]> => {
	const pagefind = await load();
	const { results } = await pagefind.search(query);
	const hits = await Promise.all(
		results.slice(0, shown).map(async (result) => {
			const { raw_url, excerpt, meta } = await result.data();
			const { line, matched } = readExcerpt(excerpt);
			const title = meta.title ?? '';
			const name: Name = {
				kind: (meta.kind ?? 'r') as NameKind,
				name: title,
				// The row shows the title already.
				line: line.startsWith(`${title}. `) ? line.slice(title.length + 2) : line,
				symbol: meta.symbol ?? 'clarification',
				href: raw_url,
				note: meta.number ?? '',
				also: '',
			};
			return { name, matched: new Set(matched) };
		}),
	);
	// Pagefind drops a word that it has nowhere, and then finds everything: such a row marks no word.
	return hits.filter(({ matched }) => matched.size > 0);
};
