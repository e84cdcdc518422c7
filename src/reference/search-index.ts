/**
 * What search reads: the names of a game as `/<game>/names.json` carries them, and the full text that Pagefind indexes
 * when the site is built, a record for each rule, so that each is a result of its own.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { type Character, characterCards, characters } from '#games/copan/characters.ts';
import type { Name, NamesFile } from '#scripts/search/names.ts';
import { pack } from '#scripts/search/names.ts';
import { kindHints, kindNames, siteNames } from '#words/en/copan.ts';
import { searchWords } from '#words/en/search.ts';
import type { Component } from './components.ts';
import { type Atom, type Chapter, type Reference, type Ruling, referenceOf } from './content.ts';
import { type GameId, games } from './games.ts';

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

const characterBySlug = new Map<string, Character>(characters.map((character) => [character.id, character]));

const componentName = ({ slug, name, line, symbol, href }: Component): Name => {
	const character = characterBySlug.get(slug);
	if (!character) return { kind: 'c', name, line, symbol, href, note: '', also: '' };
	const { kind, when, effects } = character;
	const site = 'site' in when ? [siteNames[when.site]] : [];
	const also = [
		searchWords.triggers[when.on],
		...site,
		...effects.flatMap((effect) => [
			searchWords.effects[effect.verb],
			...('site' in effect && effect.site !== 'any' ? [siteNames[effect.site]] : []),
		]),
	];
	return {
		kind: 'c',
		name,
		line,
		symbol,
		href,
		note: `${kindNames[kind]}, ${kindHints[kind]}`,
		also: [...new Set(also)].join(', '),
	};
};

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
	note: atom.number ? searchWords.rule(atom.number) : searchWords.example,
	also: atom.also.join(', '),
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
	also: '',
});

const chapterName = ({ title, lead, symbol, href, number }: Chapter): Name => ({
	kind: 'h',
	name: title,
	line: firstWords(lead, 70),
	symbol,
	href,
	note: searchWords.chapter(number),
	also: '',
});

/** Everything of a game that has a name, in the order of the site. */
export const namesOf = ({ game, chapters, rulings, components }: Reference): Name[] => [
	...[...components.values()].map(componentName),
	...chapters.flatMap((chapter) =>
		chapter.sections.flatMap(({ atoms }) => atoms.map((atom) => atomName(atom, chapter))),
	),
	...[...rulings.values()].map(rulingName),
	...chapters.map(chapterName),
	...searchWords
		.pages(games[game].name, components.size, characterCards, rulings.size)
		.map((page): Name => ({ kind: 'p', note: '', ...page })),
];

/** The file that the search dialog loads. */
export const namesFile = (reference: Reference): NamesFile => ({
	game: games[reference.game].short,
	components: { named: reference.components.size, inBox: characterCards },
	names: namesOf(reference).map(pack),
});

/** A record of the full text: what is searched, and what its row shows. */
interface TextRecord {
	url: string;
	content: string;
	meta: { title: string; kind: string; number: string; symbol: string };
}

/** The full text of a game, a record for each rule, open question, component and chapter. */
export const textOf = ({ chapters, rulings, components }: Reference): TextRecord[] => {
	const record = (name: Name, text: string): TextRecord => ({
		url: name.href,
		content: `${name.name}. ${text}`,
		meta: { title: name.name, kind: name.kind, number: name.note, symbol: name.symbol },
	});
	return [
		...[...components.values()].map((component) => record(componentName(component), component.sentence)),
		...chapters.flatMap((chapter) => [
			record(chapterName(chapter), chapter.lead),
			...chapter.sections.flatMap(({ atoms }) => atoms.map((atom) => record(atomName(atom, chapter), atom.text))),
		]),
		...[...rulings.values()].map((ruling) =>
			record(
				rulingName(ruling),
				[ruling.question, ...ruling.options.map(({ text }) => text), ruling.hangsOn].join('\n'),
			),
		),
	];
};

/** Pagefind brings a search page of its own, which this site does not use. */
const unused = /(^|\/)pagefind-(ui|modular-ui|component-ui|highlight)\.|wasm\.unknown/;

/** Writes the full-text index of all games into `<out>/pagefind/`, in a fixed order of records. */
const writeIndex = async (out: string): Promise<number> => {
	const { index, errors } = await createIndex({ forceLanguage: 'en', maxFragments: 12 });
	if (!index) throw new Error(`the full text cannot be indexed: ${errors.join('; ')}`);
	const records = (Object.keys(games) as GameId[]).flatMap((game) => textOf(referenceOf(game)));
	for (const record of records) {
		const added = await index.addCustomRecord({ ...record, meta: { ...record.meta }, language: 'en' });
		if (added.errors.length > 0) throw new Error(`${record.url} cannot be indexed: ${added.errors.join('; ')}`);
	}
	const built = await index.getFiles();
	if (built.errors.length > 0) throw new Error(`the full text cannot be indexed: ${built.errors.join('; ')}`);
	const folder = join(out, 'pagefind');
	rmSync(folder, { recursive: true, force: true });
	for (const { path, content } of built.files) {
		if (unused.test(path)) continue;
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
	await close();
	return records.length;
};

/** Builds the full-text index once the pages are written. */
export const searchIndex = (): AstroIntegration => ({
	name: 'stela:search-index',
	hooks: {
		'astro:build:done': async ({ dir, logger }) => {
			logger.info(`${await writeIndex(fileURLToPath(dir))} records of full text`);
		},
	},
});
