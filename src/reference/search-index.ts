/**
 * What search reads: the names of a game as `/<game>/names.json` and `/<game>/answers.json` carry them, and the full text that Pagefind indexes
 * when the site is built, a record for each rule, so that each is a result of its own.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { characterCards } from '#games/copan/characters.ts';
import {
	type AnswersFile,
	fold,
	isHollow,
	letterOf,
	type Name,
	type NameKind,
	type NamesFile,
	type PackedThings,
	slugOf,
} from '#scripts/search/names.ts';
import { searchWords } from '#words/en/search.ts';
import type { Component } from './components.ts';
import { type Atom, type Chapter, type Reference, type Ruling, referenceOf } from './content.ts';
import { type GameId, gameIds, games } from './games.ts';
import { registry } from './registry.ts';

/** A rule's answer as a row shows it: its first sentences, as far as they fit; a sentence too long is cut at a word. */
export const firstWords = (text: string, room = 116): string => {
	const [first = '', ...rest] = text
		.replace(/\s+/g, ' ')
		.replace(/\( /g, '(')
		.trim()
		.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u);
	if (first.length > room) {
		const cut = first.slice(0, room);
		return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')} …`;
	}
	let answer = first;
	for (const sentence of rest) {
		if (answer.length + sentence.length >= room) break;
		answer += ` ${sentence}`;
	}
	return answer;
};

/** Under which heading a component's row stands. */
const nameKindOf = (kind: string): NameKind =>
	kind === 'character' ? 'c' : kind === 'site' || kind === 'piece' ? 's' : 't';

/** Words of `also` that the name itself has not, each once. */
const alsoWords = (also: readonly string[], known: string): string => {
	const said = new Set(fold(known));
	return [...new Set(fold(also.join(' ')))].filter((word) => !said.has(word) && !isHollow(word)).join(' ');
};

const componentName = ({ ref, kind, name, line, symbol, href, note, also, facets }: Component): Name => ({
	kind: nameKindOf(kind),
	name,
	// A name that is the effect itself needs no line below it that says so again.
	line: name.endsWith(line) ? '' : line,
	symbol,
	href,
	note: kind === 'piece' ? searchWords.inBox(note) : note,
	also: alsoWords(
		[...also, ...(facets.verb ?? []).map((verb) => searchWords.verbs[verb] ?? ''), ...(searchWords.of[kind] ?? [])],
		`${name} ${line} ${note}`,
	),
	ref,
});

const signs = searchWords.signs.map(([word, symbol]) => ({ pattern: new RegExp(`\\b(?:${word})`, 'i'), symbol }));

/** The glyph beside a rule: of what its title names, else its text, else its chapter's. */
const atomSymbol = ({ title, text }: Atom, chapter: Chapter): string =>
	[title, text].map((words) => signs.find(({ pattern }) => pattern.test(words))?.symbol).find(Boolean) ??
	chapter.symbol;

const atomName = (atom: Atom, chapter: Chapter): Name => ({
	kind: atom.kind === 'example' ? 'x' : 'r',
	name: atom.title,
	line: atom.kind === 'example' ? firstWords(atom.text, 60) : firstWords(atom.text),
	symbol: atomSymbol(atom, chapter),
	href: atom.href,
	note: atom.number ? `${searchWords.rule} ${atom.number}` : searchWords.example,
	also: alsoWords(atom.also, `${atom.title} ${atom.anchor.replaceAll('.', ' ')}`),
	...(searchWords.asides.includes(chapter.slug) && { aside: true }),
});

/** A reading of a word or two says nothing without its question. */
const rulingLine = ({ question, options }: Ruling): string => {
	const reading = firstWords(options[0]?.text ?? '', 90);
	return reading.length < 20 ? `${question} ${searchWords.ourReading(reading)}` : searchWords.ourReading(reading);
};

const rulingName = (ruling: Ruling): Name => ({
	kind: 'q',
	name: ruling.short,
	line: rulingLine(ruling),
	symbol: 'open-question',
	href: ruling.href,
	note: searchWords.unofficial,
	also: [alsoWords([ruling.question], `${ruling.short} ${ruling.id}`), ...(searchWords.rulings[ruling.id] ?? [])].join(
		' ',
	),
	...(ruling.id.startsWith('automa-') && { aside: true }),
});

const chapterName = ({ title, lead, symbol, href, number }: Chapter): Name => ({
	kind: 'h',
	name: title,
	line: firstWords(lead, 70),
	symbol,
	href,
	note: `${searchWords.chapter} ${number}`,
	also: '',
});

/** The addresses of a game that have a page file of their own, `[game]` filled in. */
export const ownPages = (game: GameId): Set<string> =>
	new Set(
		readdirSync(join(process.cwd(), 'src', 'pages'), { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('.astro'))
			.map((file) => `/${file.split(sep).join('/')}`.replace('/[game]/', `/${game}/`))
			.map((file) => file.replace(/(\/index)?\.astro$/, '/')),
	);

/** Whether a page stands at an address; where one file makes the lists of several kinds, by its pattern. */
const hasPage = (pages: Set<string>, href: string): boolean =>
	pages.has(href) ||
	[...pages].some((page) => page.replace(/\[\w+\]\/$/, '') === href.replace(/[^/]+\/$/, '') && /\[\w+\]\/$/.test(page));

/** Lists of components, a page for each of their folders. */
const lists = ({ game, components }: Reference): Name[] => {
	const found = new Map<string, Name>();
	for (const [kind, { many, path, symbol, also }] of Object.entries(registry[game].kinds)) {
		const href = `/${game}/${path}/`;
		const count = [...components.values()].filter((component) => component.kind === kind).length;
		if (count === 0 || found.has(href)) continue;
		const line = searchWords.lists[kind]?.(count) ?? searchWords.list(count);
		const more = alsoWords([...also, ...(searchWords.listsAlso[kind] ?? [])], many);
		found.set(href, { kind: 'p', name: many, line, symbol, href, note: '', also: more });
	}
	return [...found.values()];
};

/** Pages that are neither component, rule nor question; those that do not stand are left out. */
const pageNames = (reference: Reference): Name[] => {
	const own = ownPages(reference.game);
	const { game } = reference;
	const pages = [
		...searchWords
			.pages(games[game].name, reference.rulings.size)
			.map((page) => ({ ...page, href: page.href.replace('/copan/', `/${game}/`) })),
		...(registry[game].ownPages
			? []
			: registry[game].home.tools.map(({ path, symbol, title, text, also }) => ({
					href: `/${game}/${path}/`,
					name: title,
					line: text,
					symbol,
					also,
				}))),
	];
	return [
		...lists(reference).filter(({ href }) => hasPage(own, href)),
		...pages
			.filter(
				({ href, name }, index) => own.has(href) && pages.findLastIndex((page) => page.href === href) === index && name,
			)
			.map((page): Name => ({ kind: 'p', note: '', ...page, also: alsoWords([page.also], page.name) })),
	];
};

/** Pages of positions to play, by what they answer. */
const scenarioNames = ({ scenarios }: Reference): Name[] =>
	[...scenarios.values()]
		// The score sheet is a page with a name of its own.
		.filter(({ asks }) => asks !== 'score')
		.map(({ title, question, symbol, href, also }) => ({
			kind: 'p',
			name: searchWords.toPlay(title),
			line: question,
			symbol,
			href,
			note: '',
			also: alsoWords([also], title),
			// Who types a name wants the thing itself first.
			aside: true,
		}));

/** Lessons of the course, by what they teach; quizzes are met on the way. */
const lessonNames = ({ lessons }: Reference): Name[] =>
	[...lessons.values()]
		.filter(({ quiz }) => !quiz)
		.map(({ title, lead, symbol, href, number, also }) => ({
			kind: 'p',
			name: title,
			line: lead,
			symbol,
			href,
			note: searchWords.lesson(number),
			also: alsoWords([also], title),
			// Who types a name wants the thing itself first.
			aside: true,
		}));

/** Everything of a game that has a name, in the order of the site, answers and all. */
export const namesOf = (reference: Reference): Name[] => [
	...[...reference.components.values()].map(componentName),
	...reference.chapters.flatMap((chapter) =>
		chapter.sections.flatMap(({ atoms }) => atoms.map((atom) => atomName(atom, chapter))),
	),
	...reference.chapters.map(chapterName),
	...pageNames(reference),
	...scenarioNames(reference),
	...lessonNames(reference),
	...[...reference.rulings.values()].map(rulingName),
];

const packLines = (texts: readonly string[]): string => texts.map((text) => text.replaceAll('\n', ' ')).join('\n');

/** What all have alike at their beginning, up to a slash. */
const commonStart = (texts: readonly string[]): string => {
	const [first = ''] = texts;
	let length = first.length;
	for (const text of texts) while (!text.startsWith(first.slice(0, length))) length--;
	return first.slice(0, length).replace(/[^/#]+$/, '');
};

/** A list of glyphs, and each text's letter in it. */
const packSigns = (all: string[], names: readonly Name[]): string =>
	names
		.map(({ symbol }) => {
			if (!all.includes(symbol)) all.push(symbol);
			return letterOf(all.indexOf(symbol));
		})
		.join('');

const packThings = (names: readonly Name[], symbols: string[]): PackedThings => {
	const { kind, ref, aside } = names[0] as Name;
	const of = ref?.split(':')[0];
	const before = commonStart(names.map(({ href }) => href));
	const after = names.every(({ href }) => href.endsWith('/')) && kind !== 'p' ? '/' : '';
	return {
		kind,
		...(of && { of }),
		...(aside && { aside: true as const }),
		href: [before, after],
		names: packLines(names.map(({ name }) => name)),
		slugs: packLines(
			names.map(({ name, href }) => {
				const slug = href.slice(before.length, href.length - after.length);
				return slug === slugOf(name) ? '' : slug;
			}),
		),
		lines: packLines(names.map(({ line }) => line)),
		symbols: packSigns(symbols, names),
		notes: names.every(({ note }) => note === names[0]?.note)
			? (names[0]?.note ?? '')
			: packLines(names.map(({ note }) => note)),
		also: packLines(names.map(({ also }) => also)),
	};
};

/** Packs names by what they are, so that their addresses differ in one place. */
const packAll = (names: readonly Name[]): { symbols: string[]; things: PackedThings[] } => {
	const symbols: string[] = [];
	const groups = Map.groupBy(names, ({ kind, ref, href, aside }) =>
		// An example's address lies among the rules of its chapter.
		[kind, ref?.split(':')[0] ?? '', kind === 'r' || kind === 'x' ? href.split('#')[0] : '', aside ?? ''].join(' '),
	);
	return {
		symbols,
		things: [...groups.values()].map((own) => packThings(own, symbols)),
	};
};

/**
 * Rules, examples, open questions, lessons, what can be played, lines of the exchange tables and pages about the site come
 * with the answers.
 */
const isAnswer = ({ kind, ref, href }: Name): boolean =>
	/[rxq]/.test(kind) ||
	ref?.startsWith('exchange:') === true ||
	/\/play\/|\/learn\/.|\/(print|changes|your-copy|sources)\/$|^\/[a-z]+\/$/.test(href);

/** The file that the search dialog loads first. */
export const namesFile = (reference: Reference): NamesFile => ({
	game: games[reference.game].short,
	tries: [...registry[reference.game].home.searches],
	// Characters are Copan’s.
	components:
		reference.game === 'copan'
			? {
					named: [...reference.components.values()].filter(({ kind }) => kind === 'character').length,
					inBox: characterCards,
				}
			: { named: 0, inBox: 0 },
	...packAll(namesOf(reference).filter((name) => !isAnswer(name))),
	synonyms: searchWords.synonyms.join('\n'),
});

/** The file that the dialog asks for at the same time. */
export const answersFile = (reference: Reference): AnswersFile => packAll(namesOf(reference).filter(isAnswer));

/** A record of the full text: where it leads, the words it is found by, and the text its row is cut from. */
interface TextRecord {
	url: string;
	/** Each word once, without those that say nothing: an index of these is half the size. */
	content: string;
	text: string;
}

/** The full text of a game, a record for each rule, open question and chapter; components are whole among the names. */
export const textOf = ({ chapters, rulings }: Reference): TextRecord[] => {
	const record = (url: string, name: string, text: string): TextRecord => ({
		url,
		content: [...new Set(fold(`${name} ${text}`))].filter((word) => !isHollow(word)).join(' '),
		text: text.replace(/\s+/g, ' '),
	});
	return [
		...chapters.flatMap(({ href, title, lead, sections }) => [
			record(href, title, lead),
			...sections.flatMap(({ atoms }) => atoms.map((atom) => record(atom.href, atom.title, atom.text))),
		]),
		...[...rulings.values()].map(({ href, short, question, options, hangsOn }) =>
			record(href, short, [question, ...options.map(({ text }) => text), hangsOn].join('\n')),
		),
	];
};

/** Files that the records are spread over: a row costs one, offline keeps them all. */
const fragments = 96;

/** Pagefind brings a search page, a worker and filters, which this site does not use. */
const unused = /(^|\/)pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|wasm\.unknown|\.pf_filter$/;

/** Writes the full-text index of a game into `<out>/pagefind/<game>/`, in a fixed order of records. */
const writeIndex = async (out: string, game: GameId): Promise<number> => {
	const { index, errors } = await createIndex({ forceLanguage: 'en', maxFragments: fragments });
	if (!index) throw new Error(`the full text cannot be indexed: ${errors.join('; ')}`);
	const records = textOf(referenceOf(game));
	for (const record of records) {
		const { url, content, text } = record;
		const added = await index.addCustomRecord({ url, content, filters: { text: [text] }, language: 'en' });
		if (added.errors.length > 0) throw new Error(`${record.url} cannot be indexed: ${added.errors.join('; ')}`);
	}
	const built = await index.getFiles();
	if (built.errors.length > 0) throw new Error(`the full text cannot be indexed: ${built.errors.join('; ')}`);
	const folder = join(out, 'pagefind', game);
	rmSync(folder, { recursive: true, force: true });
	for (const { path, content } of built.files) {
		if (unused.test(path)) continue;
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
	return records.length;
};

/** Builds the full-text index once the pages are written. */
export const searchIndex = (): AstroIntegration => ({
	name: 'stela:search-index',
	hooks: {
		'astro:build:done': async ({ dir, logger }) => {
			for (const game of gameIds) {
				const count = await writeIndex(fileURLToPath(dir), game);
				logger.info(`${count} records of full text of ${games[game].short}`);
			}
			await close();
		},
	},
});
