/**
 * Search over names: what it reads, how it folds words, and how it ranks. No DOM and no network, so that the tests run
 * it over the same documents as the page.
 */
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';

/** Component, rule, example, open question, chapter, page of the site. */
export type NameKind = 'c' | 'r' | 'x' | 'q' | 'h' | 'p';

/** A thing with a name, as `/<game>/names.json` carries it: keys of one letter, addresses without the base path. */
export interface Name {
	kind: NameKind;
	name: string;
	/** What it does or says, in one line. */
	line: string;
	/** Name of its glyph in the sprite. */
	symbol: string;
	href: string;
	/** Small print: kind of card, number of the rule. */
	note: string;
	/** What players type for it that stands in none of the above. */
	also: string;
}

export type PackedName = [NameKind, string, string, string, string, string, string];

/** The file `/<game>/names.json`. */
export interface NamesFile {
	game: string;
	/** How many there are of a kind in the box, and how many of those some source names. */
	components: { named: number; inBox: number };
	names: PackedName[];
}

/** As rows without keys: the keys would be a tenth of the file. */
export const pack = ({ kind, name, line, symbol, href, note, also }: Name): PackedName => [
	kind,
	name,
	line,
	symbol,
	href,
	note,
	also,
];

export const unpack = ([kind, name, line, symbol, href, note, also]: PackedName): Name => ({
	kind,
	name,
	line,
	symbol,
	href,
	note,
	also,
});

/** “tiles” and “tile” are one word, and so are “embassies” and “embassy”. */
const singular = (word: string): string => {
	if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
	return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
};

/**
 * The words of a text as search compares them: lower case, no accents, apostrophes dropped before splitting, hyphens
 * split. A full stop parts words but not the number of a rule.
 */
export const fold = (text: string): string[] =>
	text
		.normalize('NFKD')
		.replace(/[\p{M}'’‘ʼ`´]/gu, '')
		.toLowerCase()
		.split(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.]+/)
		.filter(Boolean)
		.map(singular);

/** Words of a question that say nothing of what is asked for. */
const hollow = new Set(
	'a an the of on in at to for with and or i you my me we is are do does can could if it its this that what who how'.split(
		' ',
	),
);

const asked = (query: string): string[] => {
	const words = fold(query);
	const telling = words.filter((word) => !hollow.has(word));
	return telling.length > 0 ? telling : words;
};

/** Neighbouring words written as one, as typed in haste: “facedown”, “ballcourt”. */
const pairs = (text: string): string[] => {
	const words = fold(text);
	return words.slice(1).map((word, index) => `${words[index]}${word}`);
};

/** The id of a rule tells what it is about: `court.collect.diagonal`; its last part is the rule's own. */
const anchorParts = (href: string): string[] => href.split('#')[1]?.split('.') ?? [];

const fields: Record<string, (name: Name) => string> = {
	name: ({ name }) => name,
	/** Without spaces: `hachakyum`, `ixtubtun`. */
	alias: ({ name, also }) => [fold(name).join(''), ...pairs(name), ...pairs(also)].join(' '),
	/** Openings of a component's name, so that a slip is forgiven while the name is still being typed. */
	opening: ({ kind, name }) => {
		const whole = fold(name).join('');
		return kind === 'c' ? Array.from(whole.slice(4), (_, index) => whole.slice(0, index + 4)).join(' ') : '';
	},
	topic: ({ href }) => anchorParts(href).slice(0, -1).join(' '),
	anchor: ({ href }) => anchorParts(href).at(-1) ?? '',
	also: ({ also }) => also,
	note: ({ note }) => note,
	line: ({ line }) => line,
};

const boost = { name: 6, alias: 4, anchor: 5, topic: 2, also: 3, note: 1.5, line: 1, opening: 1 };

/** An example or a way into the site gives way to what answers the question itself. */
const weight: Record<NameKind, number> = { c: 1, r: 1, q: 0.4, h: 0.8, p: 0.8, x: 0.6 };

/** Slips forgiven in a word: three in ten letters, none in a short one, where every word is near another. */
const slips = (word: string): number | false => {
	if (word.length < 4) return false;
	return word.length < 6 ? 1 : Math.min(3, Math.round(word.length * 0.3));
};

/** A name found, and the folded words of it that were meant. */
export interface NameHit {
	name: Name;
	matched: ReadonlySet<string>;
}

export interface NameHits {
	hits: NameHit[];
	/** Nothing has all the words: these have some of them. */
	partly: boolean;
}

/** Fewer than this, and slips are forgiven; the dialog then also asks the full text. */
export const few = 4;

/** Builds the index of a game's names and returns the search over it, best match first. */
export const searchNames = (names: readonly Name[]): ((query: string) => NameHits) => {
	const index = new MiniSearch<Name & { id: number }>({
		fields: Object.keys(fields),
		extractField: (document, field) => (field === 'id' ? String(document.id) : (fields[field]?.(document) ?? '')),
		tokenize: fold,
		processTerm: (term) => term,
	});
	index.addAll(names.map((name, id) => ({ ...name, id })));
	const kindOf = (id: unknown): NameKind => names[Number(id)]?.kind ?? 'p';

	const ask = (words: string[], combineWith: 'AND' | 'OR', forgiving: boolean): NameHit[] => {
		const term = (word: string, last: boolean): Query => ({
			queries: [word],
			fields: forgiving ? Object.keys(fields) : Object.keys(fields).filter((field) => field !== 'opening'),
			prefix: last || word.length > 1,
			fuzzy: forgiving && slips(word),
		});
		const queries: Query[] = [{ combineWith, queries: words.map((word, at) => term(word, at === words.length - 1)) }];
		if (words.length > 1) {
			const joined = words.join('');
			queries.push({ queries: [joined], fields: ['alias'], prefix: true, fuzzy: forgiving && slips(joined) });
		}
		const options: SearchOptions = {
			boost,
			weights: { prefix: 0.5, fuzzy: 0.2 },
			boostDocument: (id) => weight[kindOf(id)],
		};
		return index
			.search({ combineWith: 'OR', queries }, options)
			.map(({ id, terms }) => ({ name: names[Number(id)] as Name, matched: new Set(terms) }));
	};

	return (query) => {
		const words = asked(query);
		if (words.length === 0) return { hits: [], partly: false };
		const hits = ask(words, 'AND', false);
		if (hits.length < few) {
			const known = new Set(hits.map(({ name }) => name));
			hits.push(...ask(words, 'AND', true).filter(({ name }) => !known.has(name)));
		}
		if (hits.length > 0 || words.length === 1) return { hits, partly: false };
		const some = ask(words, 'OR', false);
		return { hits: some, partly: some.length > 0 };
	};
};

/** A text cut into pieces, the matched words apart, for marking them. */
export const markedPieces = (text: string, matched: ReadonlySet<string>): { text: string; marked: boolean }[] => {
	const meant = (word: string): boolean =>
		fold(word).some((folded) => {
			if (matched.has(folded)) return true;
			for (const term of matched) if (term.length > 3 && folded.startsWith(term)) return true;
			return false;
		});
	const pieces: { text: string; marked: boolean }[] = [];
	for (const piece of text.split(/([\p{L}\p{N}\p{M}'’.]+)/u)) {
		if (piece === '') continue;
		const marked = meant(piece);
		const last = pieces.at(-1);
		if (last && last.marked === marked) last.text += piece;
		else pieces.push({ text: piece, marked });
	}
	// A name written as one word is meant as a whole: “ixtubtun”.
	if (!pieces.some(({ marked }) => marked) && matched.has(fold(text).join(''))) return [{ text, marked: true }];
	return pieces;
};
