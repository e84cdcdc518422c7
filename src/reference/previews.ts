/**
 * What a preview of a rule, a ruling, a component or a symbol shows, in small files: one a chapter, one for rulings, one
 * a kind, one for symbols.
 */
import type { Preview } from '#scripts/preview/card.ts';
import { preview as words } from '#words/en/preview.ts';
import { rules } from '#words/en/site.ts';
import { type SymbolWords, symbolWords } from '#words/en/symbols.ts';
import type { Component } from './components.ts';
import type { Atom, Chapter, Reference, Ruling } from './content.ts';
import type { GameId } from './games.ts';
import { kindOf } from './registry.ts';

/** By what a link names in `data-preview`. */
export type PreviewFile = Record<string, Preview>;

const ofAtom = ({ kind, number, title, text, symbol }: Atom, chapter: Chapter): Preview => ({
	kind: words.atom(kind === 'rule' ? words.rule : rules.kinds[kind], number),
	title,
	text,
	symbol: symbol ?? chapter.symbol,
});

const ofRuling = ({ question, short, options: [ours] }: Ruling): Preview => ({
	kind: rules.openQuestion,
	title: short,
	text: question,
	ours: ours?.text ?? '',
	symbol: 'open-question',
});

const ofComponent = (game: GameId, { kind, name, sentence, symbol }: Component): Preview => ({
	kind: kindOf(game, kind).one,
	title: name,
	text: sentence,
	symbol,
});

const ofSymbol = (symbol: string, { name, means, where }: SymbolWords): Preview => ({
	kind: words.symbol,
	title: name,
	text: `${means}\n${where}`,
	symbol,
});

/** All preview files of a game, by the name of the file. `card.ts` knows which file a link needs. */
export const previewFiles = ({ game, chapters, rulings, components }: Reference): Map<string, PreviewFile> => {
	const files = new Map<string, PreviewFile>();
	for (const chapter of chapters)
		files.set(
			`rule-${chapter.slug}`,
			Object.fromEntries(
				chapter.sections.flatMap(({ atoms }) =>
					atoms.map((atom) => [`rule:${atom.anchor}`, ofAtom(atom, chapter)] as const),
				),
			),
		);
	files.set('ruling', Object.fromEntries([...rulings.values()].map((each) => [`ruling:${each.id}`, ofRuling(each)])));
	for (const kind of new Set([...components.values()].map((each) => each.kind)))
		files.set(
			kind,
			Object.fromEntries(
				[...components.values()]
					.filter((each) => each.kind === kind)
					.map((each) => [each.ref, ofComponent(game, each)] as const),
			),
		);
	// The key to symbols is Copan’s.
	if (game === 'copan')
		files.set(
			'symbol',
			Object.fromEntries(Object.entries(symbolWords).map(([name, own]) => [`symbol:${name}`, ofSymbol(name, own)])),
		);
	return files;
};
