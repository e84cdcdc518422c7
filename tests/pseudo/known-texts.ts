/** What a page may show beside the words of `src/words`: the texts of content, and names. */
import { globSync, readFileSync } from 'node:fs';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { characters } from '#games/copan/characters.ts';
import { games } from '#reference/games.ts';
import { readMdx, treeOf } from '#reference/mdx.ts';
import { packagesUsed } from '#reference/packages.ts';
import { characterName } from '#words/en/copan-names.ts';
import { markWords } from './mark-words.ts';

/** A text as it is compared: without what surrounds its letters, gaps as one space, in lower case. */
const bare = (text: string): string =>
	text
		.replace(/\s+/g, ' ')
		.replace(/^\P{L}+|\P{L}+$/gu, '')
		.toLowerCase();

/** The texts of content, and of the prose in `src/words`: each whole, and its sentences, cells and parts with a markup of their own. */
const contentTexts = (): Set<string> => {
	const texts = new Set<string>();
	const add = (text: string): void => {
		for (const part of [text, ...text.split(/(?<=[.:?!;]) |\|/)]) texts.add(bare(part));
	};
	const addProse = (tree: ReturnType<typeof treeOf>): void =>
		visit(tree, (node) => {
			if ('value' in node && typeof node.value === 'string') add(node.value);
			if ('attributes' in node)
				for (const { value } of node.attributes as { value?: unknown }[]) if (typeof value === 'string') add(value);
			if (node.type === 'paragraph' || node.type === 'heading') add(plainText(node));
		});
	const addData = (data: unknown): void => {
		if (typeof data === 'string') {
			add(data);
			// Some of it is prose.
			if (/[*[<_]/.test(data)) addProse(treeOf(data));
		} else if (typeof data === 'object' && data !== null) Object.values(data).forEach(addData);
	};
	for (const file of globSync(['content/**/*.{mdx,json,yaml}', 'src/words/**/*.mdx'])) {
		const { data, tree } = file.endsWith('.mdx')
			? readMdx(file)
			: { data: parseYaml(readFileSync(file, 'utf8')), tree: null };
		addData(data);
		if (tree) addProse(tree);
	}
	return texts;
};

/** Gives what tells whether a text may stand unmarked: it is of content, or made of names. */
export const knownTexts = (): ((text: string) => boolean) => {
	const texts = contentTexts();
	const names = [
		...Object.values(games).flatMap(({ name, short }) => [name, short]),
		...characters.map(({ id }) => characterName(id)),
		...packagesUsed().flatMap(({ name, licence }) => [name, licence]),
	];
	for (const name of names) texts.add(bare(name));
	const words = new Set(
		globSync('src/words/*/*.ts').flatMap((file) =>
			markWords(readFileSync(file, 'utf8')).names.flatMap((name) => name.split(/[^\p{L}]+/u)),
		),
	);
	/** A word of one case is left unmarked where code may go by it; a letter alone is a name too. */
	const isNamed = (word: string): boolean =>
		word.length === 1 || words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));
	const isOne = (text: string): boolean => texts.has(text) || text.split(/[^\p{L}]+/u).every(isNamed);
	/** Whether a text is known as one, or as several joined by signs or on lines of their own. */
	return (text) => {
		const whole = text.trim();
		const joints = [...whole.matchAll(/[^\p{L}\p{N}\s’]+|\n/gu)].map(({ index }) => index);
		/** Joints up to which all is known. */
		const reached = [0];
		for (const joint of [...joints, whole.length])
			if (reached.some((from) => isOne(bare(whole.slice(from, joint))))) reached.push(joint);
		return reached.includes(whole.length);
	};
};
