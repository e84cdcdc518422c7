/**
 * A pseudo-language: all words of `src/words` marked, ⟦so⟧. Whatever a build with them shows unmarked stands somewhere
 * else, where no translation would reach it.
 */
import ts from 'typescript';
import type { Plugin } from 'vite';

const [opening, closing] = ['⟦', '⟧'];
const latin = /\p{Script=Latin}/u;

/**
 * Whether a text may be a name that code goes by: of a symbol, a rule, an address, an id. Such a name is one word in
 * lower case, or several joined, and is left as it is; so are words that look the same.
 */
const isName = (text: string): boolean => !/\s/.test(text) && (!/[A-Z]/.test(text) || /^[/#]/.test(text));

/** The language in which the runtime makes lists and dates: in the other one, they have no letter of ours. */
const [ownLists, otherLists] = ["'en-GB'", "'ja'"];

/** Whether nobody sees a text: it is a type, a key, the path of an import, or something is compared with it. */
const isHidden = (node: ts.Node): boolean => {
	const { parent } = node;
	return (
		ts.isLiteralTypeNode(parent) ||
		ts.isImportDeclaration(parent) ||
		ts.isExportDeclaration(parent) ||
		ts.isCaseClause(parent) ||
		ts.isElementAccessExpression(parent) ||
		(ts.isBinaryExpression(parent) && /^(===|!==|in)$/.test(parent.operatorToken.getText())) ||
		(ts.isPropertyAssignment(parent) && parent.name === node)
	);
};

/** A file of words with its words marked, and the names in it that were left as they are. */
export const markWords = (source: string): { code: string; names: string[] } => {
	const tree = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
	const marked: ts.Node[] = [];
	const names: string[] = [];
	const visit = (node: ts.Node): void => {
		// The runtime's own dates and lists take names, not words.
		if (ts.isNewExpression(node) && /^(Intl\b|Date$)/.test(node.expression.getText())) return;
		const parts = ts.isTemplateExpression(node)
			? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
			: ts.isStringLiteralLike(node) && !isHidden(node) && node.getText() !== ownLists
				? [node.text]
				: [];
		const said = parts.filter((part) => latin.test(part));
		if (said.length > 0) {
			if (isName(parts.join(''))) names.push(...said);
			else marked.push(node);
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
	const marks = marked.flatMap((node) => [
		[node.getStart() + 1, opening] as const,
		[node.getEnd() - 1, closing] as const,
	]);
	const code = marks
		.sort(([one], [other]) => other - one)
		.reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), source);
	return { code: code.replaceAll(ownLists, otherLists), names };
};

/** What of a text stands outside all marks. */
export const unmarked = (text: string): string[] => {
	const pieces = [''];
	let depth = 0;
	for (const sign of text) {
		if (sign === opening) {
			if (depth === 0) pieces.push('');
			depth++;
		} else if (sign === closing) depth = Math.max(0, depth - 1);
		else if (depth === 0) pieces[pieces.length - 1] += sign;
	}
	return pieces.filter((piece) => latin.test(piece));
};

/** Marks the words of a build. */
export const pseudoWords: Plugin = {
	name: 'stela:pseudo-words',
	enforce: 'pre',
	transform: (code, id) =>
		/\/src\/words\/\w+\/[\w-]+\.ts$/.test(id) ? { code: markWords(code).code, map: null } : undefined,
};
