/**
 * Search over names: the files it reads, how it folds words, and how it ranks. No DOM and no network, so that the tests
 * run it over the same files as the page.
 */
import MiniSearch, { type Query } from 'minisearch';

/** Character; City, token, card or space; Site or piece; rule; example; open question; chapter; page of the site. */
export type NameKind = 'c' | 't' | 's' | 'r' | 'x' | 'q' | 'h' | 'p';

/** A thing with a name, addresses without the base path. */
export interface Name {
	kind: NameKind;
	name: string;
	/** What it does or says, in one line. */
	line: string;
	/** Name of its glyph in the sprite. */
	symbol: string;
	href: string;
	/** Small print: kind of card, price, number of the rule. */
	note: string;
	/** What players type for it that stands in none of the above. */
	also: string;
	/** Of a component: `kind:slug`. */
	ref?: string;
	/** Repeats or prepares what other rules say, or concerns a game played alone. */
	aside?: boolean;
}

/** Texts of many things, a line each: what is alike lies together, which packs best. */
type Lines = string;

/** Things whose addresses differ in one place. */
export interface PackedThings {
	kind: NameKind;
	/** Component kind, for references. */
	of?: string;
	/** They only concern a game played alone. */
	aside?: true;
	/** Addresses: what comes before and after the part that differs. */
	href: [before: string, after: string];
	names: Lines;
	/** The part of each address that differs; empty where it follows from the name. */
	slugs: Lines;
	/** Empty where the name says it already. */
	lines: Lines;
	/** A letter each, by their place in the file's list. */
	symbols: string;
	/** One where all have the same. */
	notes: Lines;
	also: Lines;
}

/** The file `/<game>/names.json`: components with what they do, chapters and pages. */
export interface NamesFile {
	game: string;
	/** Questions to try. */
	tries: string[];
	/** How many Characters are in the box, and how many of those some source names. */
	components: { named: number; inBox: number };
	symbols: string[];
	things: PackedThings[];
	/** Words that mean others: of players, of other editions. */
	synonyms: Lines;
}

/** The file `/<game>/answers.json`, asked for at the same time: rules, examples and open questions, with what they say. */
export interface AnswersFile {
	symbols: string[];
	things: PackedThings[];
}

const plain = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/[\p{M}'’‘ʼ`´]/gu, '')
		.toLowerCase();

/** The last part of an address, as it follows from a name. */
export const slugOf = (name: string): string =>
	plain(name)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

/** The letter of the glyph at this place of a file's list. */
export const letterOf = (place: number): string => String.fromCharCode(97 + place);

const unpackThings = (
	{ kind, of, aside, href: [before, after], names, slugs, lines, symbols, notes, also }: PackedThings,
	all: readonly string[],
): Name[] => {
	const columns = [slugs, lines, also].map((column) => column.split('\n'));
	const small = notes.split('\n');
	return names.split('\n').map((name, at): Name => {
		const [given, line = '', more = ''] = columns.map((column) => column[at] ?? '');
		const slug = given || slugOf(name);
		return {
			kind,
			name,
			line,
			symbol: all[symbols.charCodeAt(at) - 97] ?? '',
			href: before + slug + after,
			note: (small.length > 1 ? small[at] : notes) ?? '',
			also: more,
			...(of && { ref: `${of}:${slug}` }),
			...(aside && { aside }),
		};
	});
};

/** The names of either file. */
export const unpack = ({ symbols, things }: NamesFile | AnswersFile): Name[] =>
	things.flatMap((each) => unpackThings(each, symbols));

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
	plain(text)
		.split(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.]+/)
		.filter(Boolean)
		.map(singular);

/** Words of a question that say nothing of what is asked for. */
const hollow = new Set(
	`a an the of on in at to for with and or i you my me your we us our is are am be do doe did can could should may must will
	would if it its this that there what who how when where why which have has had get got give im dont doesnt cant happen
	mean from de la le les du des un une`.split(/\s+/),
);

/** Whether a word of a question says nothing of what is asked for. */
export const isHollow = (word: string): boolean => hollow.has(word);

/** The words that say something; a letter after “card” or “event” names it. */
const telling = (words: readonly string[]): string[] =>
	words.filter((word, at) => !hollow.has(word) || (word.length === 1 && /^(card|event)$/.test(words[at - 1] ?? '')));

const asked = (query: string): string[] => {
	const words = fold(query);
	const said = telling(words);
	return [...new Set(said.length > 0 ? said : words)].slice(0, 12).map((word) => word.slice(0, 24));
};

/** Neighbouring words written as one, as typed in haste: “facedown”, “ballcourt”. */
const pairs = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at]}${word}`);

/** The id of a rule tells what it is about: `court.collect.diagonal`; its last part is the rule's own. */
const idParts = (href: string): string[] => href.split('#')[1]?.split('.') ?? [];

/** Where words stand: what a name is found by. */
const fields = {
	name: ({ name }) => name,
	/** What is not a sentence, without spaces: `hachakyum`, `jademask`. */
	joined: ({ kind, name }) => (/[rxq]/.test(kind) ? '' : fold(name).join('')),
	pairs: ({ name }) => pairs(fold(name)).join(' '),
	/** Openings of a Character's name, which nobody knows how to write, so that slips are forgiven while it is typed. */
	opening: ({ kind, name }) => {
		const whole = fold(name).join('');
		return kind === 'c' ? Array.from(whole.slice(4), (_, at) => whole.slice(0, at + 4)).join(' ') : '';
	},
	idPairs: ({ href }) =>
		idParts(href)
			.flatMap((part) => pairs(fold(part)))
			.join(' '),
	anchor: ({ href }) => idParts(href).at(-1) ?? '',
	topic: ({ href }) => idParts(href).slice(0, -1).join(' '),
	also: ({ also }) => also,
	note: ({ note }) => note,
	/** What a component does is what it is; of a rule the title tells more than its text. */
	effect: ({ ref, line }) => (ref ? line : ''),
	line: ({ ref, line }) => (ref ? '' : line),
} satisfies Record<string, (name: Name) => string>;
type Field = keyof typeof fields | 'meant';
const all: Field[] = [...(Object.keys(fields) as (keyof typeof fields)[]), 'meant'];
/** Where a word is searched: an opening is none, nor is a pair, unless it is typed as one. */
const typed = all.filter((field) => !/opening|pairs/i.test(field));
const misspelt = all.filter((field) => !/pairs/i.test(field));

const boost: Record<Field, number> = {
	name: 7,
	joined: 7,
	pairs: 0.5,
	idPairs: 7,
	opening: 0.7,
	anchor: 2.3,
	topic: 3,
	also: 2.2,
	note: 1.2,
	effect: 4,
	line: 0.65,
	meant: 2,
};

const kindBoosts: Record<NameKind, number> = { c: 1, t: 0.95, s: 1.05, r: 1, q: 0.65, h: 0.95, p: 0.95, x: 0.5 };
const componentBoosts: Record<string, number> = { site: 1.6, mask: 0.85, face: 0.5, altar: 0.7 };
/** What answers the question itself comes before an example, an opinion, or a way into the site. */
const boostOf = ({ kind, ref, aside }: Name): number =>
	(componentBoosts[ref?.split(':')[0] ?? ''] ?? kindBoosts[kind]) * (aside ? 0.5 : 1);

/** Slips forgiven in a word: about one in four letters, none in the shortest, where every word is near another. */
const slips = (word: string): number => (word.length < 3 ? 0 : word.length < 7 ? 1 : word.length < 9 ? 2 : 3);

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
/** With some of the words, no more than these. */
const mostPartly = 24;

export interface NameSearch {
	/** Best match first. */
	find: (query: string) => NameHits;
	/** Adds names piece by piece, so that typing is not held up. */
	add: (more: readonly Name[]) => Promise<void>;
}

/** A search over names, none at first; a line of the synonyms is a word of players, then the words of ours it may mean. */
export const searchNames = (synonyms: Lines): NameSearch => {
	const names: Name[] = [];
	const meant = new Map<string, string[]>();
	/** Of a word of ours the words of players. */
	const said = new Map<string, string[]>();
	for (const line of synonyms.split('\n')) {
		const [word = '', ...others] = fold(line);
		meant.set(word, others);
		for (const other of others) said.set(other, [...(said.get(other) ?? []), word]);
	}
	const known = new Set<string>();
	const index = new MiniSearch<number>({
		fields: all,
		extractField: (id, field) => {
			const name = names[id] as Name;
			if (field === 'id') return String(id);
			if (field !== 'meant') return fields[field as keyof typeof fields](name);
			return fold(`${name.name} ${name.also} ${name.line}`)
				.flatMap((word) => said.get(word) ?? [])
				.join(' ');
		},
		tokenize: fold,
		processTerm: (term, field) => {
			if (field !== 'opening') known.add(term);
			return term;
		},
	});

	const ask = (words: string[], combineWith: 'AND' | 'OR', forgiving: boolean): NameHit[] => {
		const term = (word: string, fields: Field[]): Query => ({
			queries: [word],
			fields,
			prefix: !/^[\d.]+$/.test(word) && (word.length > 2 || !known.has(word)),
			// A word that stands somewhere as typed is no slip.
			fuzzy: forgiving && !known.has(word) && slips(word),
		});
		const pair = (word: string): Query => ({ queries: [word], fields: ['pairs', 'idPairs'] });
		const each = (word: string): Query => ({
			combineWith: 'OR',
			queries: [term(word, forgiving ? misspelt : typed), pair(word)],
		});
		const queries: Query[] = [{ combineWith, queries: words.map(each) }, ...pairs(words).map(pair)];
		if (words.length > 1) queries.push(term(words.join(''), ['joined']));
		return index
			.search(
				{ combineWith: 'OR', queries },
				{
					boost,
					weights: { prefix: 0.5, fuzzy: 0.1 },
					processTerm: (word) => word,
					boostDocument: (id) => boostOf(names[Number(id)] as Name),
					filter: ({ queryTerms }) =>
						combineWith === 'OR' ||
						queryTerms.includes(words.join('')) ||
						words.every((word) => queryTerms.includes(word)),
				},
			)
			.map(({ id, terms }) => ({
				name: names[Number(id)] as Name,
				matched: new Set(terms.flatMap((word) => [word, ...(meant.get(word) ?? [])])),
			}));
	};

	return {
		add: (more) => {
			const from = names.length;
			names.push(...more);
			return index.addAllAsync(
				more.map((_, at) => from + at),
				{ chunkSize: 60 },
			);
		},
		find: (query) => {
			const words = asked(query);
			if (words.length === 0) return { hits: [], partly: false };
			const hits = ask(words, 'AND', false);
			if (hits.length < few) {
				const found = new Set(hits.map(({ name }) => name));
				hits.push(...ask(words, 'AND', true).filter(({ name }) => !found.has(name)));
			}
			if (hits.length > 0 || words.length === 1) return { hits, partly: false };
			const some = ask(words, 'OR', true).slice(0, mostPartly);
			return { hits: some, partly: some.length > 0 };
		},
	};
};

/** A text cut into pieces, the matched words apart, for marking them. */
export const markedPieces = (text: string, matched: ReadonlySet<string>): { text: string; marked: boolean }[] => {
	const meant = (word: string): boolean => fold(word).some((folded) => matched.has(folded));
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
