/**
 * Search over names: the files it reads, how it folds words, and how it ranks. No DOM and no network, so that the tests
 * run it over the same files as the page. It is made for a few hundred names on a phone: the index stands as soon as the
 * file is read, and no library comes with it.
 */

/** Character; City, token, card or space; Site or piece; rule; example; open question; chapter; page of the site. */
export type NameKind = 'c' | 't' | 's' | 'r' | 'x' | 'q' | 'h' | 'p';

/** A thing with a name, addresses without the base path. */
export interface Name {
	kind: NameKind;
	name: string;
	/** What it does or says, in one line; of a rule null until the answers have come. */
	line: string | null;
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
	notes: Lines;
	also: Lines;
}

/** A chapter and its rules, numbered as they come; an example's title begins with a tilde. */
export interface PackedChapter {
	name: string;
	line: string;
	symbol: string;
	href: string;
	/** Its rules only repeat or prepare what others rule. */
	aside?: true;
	/** Ids of the rules without the game, which are their anchors. */
	ids: Lines;
	titles: Lines;
}

/** The file `/<game>/names.json`: components with what they do, rules by their titles. */
export interface NamesFile {
	game: string;
	/** How many Characters are in the box, and how many of those some source names. */
	components: { named: number; inBox: number };
	symbols: string[];
	things: PackedThings[];
	chapters: PackedChapter[];
	/** Words that mean others: of players, of other editions. */
	synonyms: Lines;
	words: { rule: string; chapter: string; example: string };
}

/**
 * The file `/<game>/answers.json`, asked for at the same time: what the rules say, in the order of the names, by what
 * other words they are found, and what else has a name: pieces, pages, open questions.
 */
export interface AnswersFile {
	symbols: string[];
	lines: Lines;
	also: Lines;
	/** The glyph of each rule, as those of `PackedThings`. */
	signs: string;
	more: PackedThings[];
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
const signAt = (symbols: readonly string[], letters: string, at: number): string =>
	symbols[letters.charCodeAt(at) - 97] ?? '';

const unpackThings = (
	{ kind, of, aside, href: [before, after], names, slugs, lines, symbols, notes, also }: PackedThings,
	all: readonly string[],
): Name[] => {
	const columns = [slugs, lines, notes, also].map((column) => column.split('\n'));
	return names.split('\n').map((name, at): Name => {
		const [given, line = '', note = '', more = ''] = columns.map((column) => column[at] ?? '');
		const slug = given || slugOf(name);
		const symbol = signAt(all, symbols, at);
		const href = before + slug + after;
		return {
			kind,
			name,
			line,
			symbol,
			href,
			note,
			also: more,
			...(of && { ref: `${of}:${slug}` }),
			...(aside && { aside }),
		};
	});
};

export const unpack = ({ symbols, things, chapters, words }: NamesFile): Name[] => {
	const heads: Name[] = [];
	const rules = chapters.flatMap(({ name, line, symbol, href, ids, titles, aside }, index) => {
		const chapter = index + 1;
		heads.push({ kind: 'h', name, line, symbol, href, note: `${words.chapter} ${chapter}`, also: '' });
		const anchors = ids.split('\n');
		let number = 0;
		return titles.split('\n').map((title, at): Name => {
			const example = title.startsWith('~');
			return {
				kind: example ? 'x' : 'r',
				name: example ? title.slice(1) : title,
				line: null,
				symbol,
				href: `${href}#${anchors[at]}`,
				note: example ? words.example : `${words.rule} ${chapter}.${++number}`,
				also: '',
				...(aside && { aside }),
			};
		});
	});
	return [...things.flatMap((each) => unpackThings(each, symbols)), ...rules, ...heads];
};

/** The rules among the names, which the answers are for. */
export const rulesIn = (names: readonly Name[]): Name[] => names.filter(({ kind }) => kind === 'r' || kind === 'x');

/** Gives the names their answers, and adds what else has a name. */
export const answer = (names: Name[], { symbols, lines, also, signs, more: things }: AnswersFile): void => {
	const [all, more] = [lines.split('\n'), also.split('\n')];
	rulesIn(names).forEach((name, at) => {
		name.line = all[at] ?? '';
		name.also = more[at] ?? '';
		name.symbol = signAt(symbols, signs, at) || name.symbol;
	});
	names.push(...things.flatMap((each) => unpackThings(each, symbols)));
};

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

/** The id of a rule tells what it is about: `court.collect.diagonal`; its last part is the rule's own. */
const idParts = (href: string): string[][] => (href.split('#')[1] ?? '').split('.').map(fold);

/** What a word counts by where it stands: most in the name, least in the line below it. */
const weights = { name: 6, anchor: 5, joined: 4, also: 3, effect: 3.5, topic: 3, note: 1.5, line: 0.8 };

const kindWeights: Record<NameKind, number> = { c: 1, t: 0.95, s: 1.05, r: 1, q: 0.7, h: 0.9, p: 0.9, x: 0.6 };
const componentWeights: Record<string, number> = { site: 1.15, face: 0.7, altar: 0.8, automa: 0.8 };
/** What answers the question itself comes before an example, an opinion, or a way into the site. */
const weightOf = ({ kind, ref, aside }: Name): number =>
	(componentWeights[ref?.split(':')[0] ?? ''] ?? kindWeights[kind]) * (aside ? 0.8 : 1);

/** How a word sounds rather than how it is written: “glif” and “glyph”. */
const sound = (word: string): string =>
	word.replace(/ph/g, 'f').replace(/[cq]/g, 'k').replace(/y/g, 'i').replace(/z/g, 's').replace(/(.)\1/g, '$1');

/** Slips forgiven in a word: about one in four letters, none in the shortest, where every word is near another. */
const slips = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3);

/** Which letters a word has, as bits. */
const lettersOf = (word: string): number => {
	let bits = 0;
	for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31);
	return bits;
};
const bitsIn = (bits: number): number => {
	let count = 0;
	for (let left = bits; left !== 0; left &= left - 1) count++;
	return count;
};

/**
 * Letters to change, add, drop or swap to make `from` into `to`, and to make it into the opening of `to` that lies
 * nearest.
 */
export const distances = (from: string, to: string): { whole: number; opening: number } => {
	let before: number[] = [];
	let row = Array.from({ length: to.length + 1 }, (_, at) => at);
	for (let i = 1; i <= from.length; i++) {
		const next = [i];
		for (let j = 1; j <= to.length; j++) {
			const same = from[i - 1] === to[j - 1];
			let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
			if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
				least = Math.min(least, (before[j - 2] ?? 0) + 1);
			next.push(least);
		}
		before = row;
		row = next;
	}
	return { whole: row[to.length] ?? 0, opening: Math.min(...row) };
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
/** With some of the words, no more than these. */
const mostPartly = 24;

/** A word of the index: how it sounds, and the names that have it, with what it counts there. */
interface Word {
	word: string;
	sound: string;
	letters: number;
	ids: Map<number, number>;
	/** A slip is forgiven: not in words that only writing others together has made. */
	forgiven: boolean;
	/** A slip is forgiven while it is still being typed: in the names of Characters, which nobody knows how to write. */
	opening: boolean;
	/** A word that few names have tells more. */
	rare: number;
}

interface Index {
	words: Word[];
	/** The same, by how they are written. */
	known: Map<string, Word>;
	/** The telling words of each title, and name and line as one string of words. */
	titles: string[][];
	/** The parts of the rule's id beyond its chapter, as words. */
	topics: string[][][];
	texts: string[];
	/** Of a word of players the words of ours. */
	meant: Map<string, string[]>;
}

/** Said twice, a word counts a little more. */
const combined = (one: number, other: number): number => Math.max(one, other) + 0.25 * Math.min(one, other);

const indexOf = (names: readonly Name[], synonyms: Lines): Index => {
	const postings = new Map<string, Word>();
	const titles: string[][] = [];
	const topics: string[][][] = [];
	const texts: string[] = [];
	const wordFor = (word: string): Word => {
		let found = postings.get(word);
		if (!found) {
			const heard = sound(word);
			const letters = lettersOf(heard);
			found = { word, sound: heard, letters, ids: new Map(), forgiven: false, opening: false, rare: 0 };
			postings.set(word, found);
		}
		return found;
	};
	names.forEach((name, id) => {
		const own = weightOf(name);
		const put = (words: readonly string[], weight: number, how: Partial<Word> = { forgiven: true }): void => {
			for (const word of new Set(words)) {
				const entry = wordFor(word);
				Object.assign(entry, how);
				entry.ids.set(id, combined(entry.ids.get(id) ?? 0, weight * own));
			}
		};
		const title = fold(name.name);
		const said = telling(title);
		const line = fold(name.line ?? '');
		titles.push(said);
		texts.push(` ${title.join(' ')} | ${line.join(' ')} | ${fold(name.also).join(' ')} `);
		const opening = name.kind === 'c';
		const parts = idParts(name.href);
		topics.push(parts.slice(1));
		put(line, name.ref ? weights.effect : weights.line);
		put(fold(name.note), weights.note);
		put(parts.slice(0, -1).flat(), weights.topic);
		put(fold(name.also), weights.also);
		put(parts.at(-1) ?? [], weights.anchor);
		// A word of a short name tells more of it.
		put(title, weights.name * (0.6 + 0.6 / Math.sqrt(said.length || 1)), {
			forgiven: true,
			...(opening && { opening }),
		});
		// Without spaces: `hachakyum`, `ballcourt`.
		if (title.length > 1) put([title.join('')], weights.joined, opening ? { forgiven: true, opening } : {});
		put(
			title.slice(1).map((word, at) => `${title[at]}${word}`),
			weights.joined,
			{},
		);
	});
	const meant = new Map<string, string[]>();
	for (const line of synonyms.split('\n')) {
		const [word, ...others] = fold(line);
		if (!word) continue;
		meant.set(word, others);
		const own = wordFor(word);
		own.forgiven = true;
		for (const other of others)
			for (const [id, weight] of postings.get(other)?.ids ?? [])
				own.ids.set(id, combined(own.ids.get(id) ?? 0, weight * 0.35));
	}
	const words = [...postings.values()].filter(({ ids }) => ids.size > 0);
	for (const word of words) word.rare = Math.log(1 + names.length / word.ids.size);
	return { words, known: postings, titles, topics, texts, meant };
};

/** Returns the search over a game's names, best match first; its index is built for the first question. */
export const searchNames = (names: readonly Name[], synonyms: Lines = ''): ((query: string) => NameHits) => {
	let index: Index | undefined;

	interface Found {
		score: number;
		/** Words of the question it has, and how much of the question they are. */
		count: number;
		share: number;
		matched: Set<string>;
	}

	const rank = (
		{ words, known: all, titles, topics, texts, meant }: Index,
		typed: string[],
		forgiving: boolean,
	): Map<number, Found> => {
		const found = new Map<number, Found>();
		const letters = typed.reduce((total, word) => total + word.length, 0);
		/** Names with a word like this one, each with its best score. */
		const withWord = (typedWord: string): Map<number, { score: number; words: string[] }> => {
			const best = new Map<number, { score: number; words: string[] }>();
			const heard = sound(typedWord);
			const own = lettersOf(heard);
			const exact = all.get(typedWord);
			// A word that stands somewhere as typed is no slip, and what it begins is no rarer than itself.
			const room = exact ? 0 : Math.min(slips(typedWord), slips(heard));
			const rarest = exact?.rare || Number.POSITIVE_INFINITY;
			const number = /^[\d.]+$/.test(typedWord);
			/** How well a word of the index is what was typed: 1 as typed, 0 not at all. */
			const likeness = (entry: Word): number => {
				const { word } = entry;
				if (word === typedWord) return 1;
				if (word.startsWith(typedWord))
					return number || typedWord.length === 1 ? 0.1 : 0.35 + (0.35 * typedWord.length) / word.length;
				if (!forgiving || !entry.forgiven || number || bitsIn(own & ~entry.letters) > room) return 0;
				if (heard === entry.sound && heard.length > 2) return 0.8;
				if (room === 0 || word.length < Math.max(3, typedWord.length - room)) return 0;
				const longer = entry.sound.length - heard.length;
				if (longer < -room || (longer > room && !entry.opening) || (typedWord.length < 4 && longer < 1)) return 0;
				const { whole, opening } = distances(heard, entry.sound);
				if (whole <= room) return 0.5 / (1 + whole);
				return entry.opening && typedWord.length > 3 && opening <= room ? 0.2 / (1 + opening) : 0;
			};
			for (const entry of words) {
				const like = likeness(entry);
				if (like === 0) continue;
				for (const [id, weight] of entry.ids) {
					const score = like * weight * Math.min(entry.rare, rarest);
					const known = best.get(id);
					if (!known) best.set(id, { score, words: [entry.word] });
					else {
						known.words.push(entry.word);
						known.score = Math.max(known.score, score);
					}
				}
			}
			return best;
		};
		const put = (id: number, score: number, count: number, share: number, own: string[]): void => {
			const known = found.get(id) ?? { score: 0, count: 0, share: 0, matched: new Set() };
			found.set(id, known);
			known.score += score;
			known.count += count;
			known.share += share;
			for (const word of own) for (const each of [word, ...(meant.get(word) ?? [])]) known.matched.add(each);
		};
		for (const word of typed)
			for (const [id, { score, words: own }] of withWord(word)) put(id, score, 1, word.length / letters, own);
		// A name typed with gaps that it has not: “hacha kyum”.
		if (typed.length > 1)
			for (const [id, { score, words: own }] of withWord(typed.join(''))) {
				const missing = typed.length - (found.get(id)?.count ?? 0);
				if (missing > 0) put(id, score * missing, missing, 1 - (found.get(id)?.share ?? 0), own);
			}
		for (const [id, each] of found) {
			const { matched } = each;
			const whole = (all: readonly string[]): boolean => all.length > 0 && all.every((word) => matched.has(word));
			// Words that stand together as typed, a component that begins with them, a name or a part of the id that is
			// all in the question.
			for (let at = 1; at < typed.length; at++)
				if (texts[id]?.includes(` ${typed[at - 1]} ${typed[at]}`)) each.score *= 1.15;
			if (names[id]?.ref && texts[id]?.startsWith(` ${typed.join(' ')} `)) each.score *= 1.15;
			if (whole(titles[id] ?? [])) each.score *= 1.3;
			if (topics[id]?.some((part) => part.length > 1 && whole(part))) each.score *= 1.2;
		}
		return found;
	};

	const sorted = (found: Map<number, Found>, least: number): NameHit[] =>
		[...found]
			.filter(([, { count }]) => count >= least)
			.sort(([a, x], [b, y]) => y.score - x.score || a - b)
			.map(([id, { matched }]) => ({ name: names[id] as Name, matched }));

	return (query) => {
		const typed = asked(query);
		if (typed.length === 0) return { hits: [], partly: false };
		index ??= indexOf(names, synonyms);
		const strict = sorted(rank(index, typed, false), typed.length);
		if (strict.length >= few) return { hits: strict, partly: false };
		const found = rank(index, typed, true);
		const hits = sorted(found, typed.length);
		if (hits.length > 0 || typed.length === 1) return { hits, partly: false };
		// Most of the question is better than one word of it said aloud.
		for (const each of found.values()) each.score *= each.share ** 2;
		return { hits: sorted(found, 1).slice(0, mostPartly), partly: found.size > 0 };
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
