/** Reading MDX: the frontmatter and the tree of a file, and text with markup from anywhere. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** The tree of a text. */
export const treeOf = (text: string): Root => parser.parse(text) as Root;

/** Reads the frontmatter and the tree of one MDX file. */
export const readMdx = (file: string): { data: unknown; tree: Root } => {
	const tree = treeOf(readFileSync(file, 'utf8'));
	const head = tree.children[0];
	return { data: head?.type === 'yaml' ? parseYaml(head.value) : {}, tree };
};

/** The MDX files of a folder by name; none where there is no such folder. */
export const mdxFiles = (folder: string): string[] => {
	try {
		return readdirSync(folder)
			.filter((name) => name.endsWith('.mdx'))
			.sort();
	} catch {
		return [];
	}
};
