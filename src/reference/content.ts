/**
 * The reference as data: every chapter, rule and ruling in `content/`, read from the MDX itself, with the numbers
 * shown to people and the links both ways. Pages, search, islands and checks all take it from here.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { type Component, componentsOf } from './components.ts';
import { type GameId, gameIds } from './games.ts';
import { type LessonPage, readLessons } from './lessons.ts';
import { mdxFiles, readMdx } from './mdx.ts';
import { registry } from './registry.ts';
import { readScenarioPages, type ScenarioPage } from './scenarios.ts';
import { type ChapterData, chapterSchema, type RulingData, rulingSchema } from './schemas.ts';

export const atomKinds = ['rule', 'important', 'clarification', 'example'] as const;
export type AtomKind = (typeof atomKinds)[number];

/** The smallest unit a table argues about. */
export interface Atom {
	/** Whole id, game first. */
	id: string;
	/** The id without the game: its anchor on the page. */
	anchor: string;
	kind: AtomKind;
	title: string;
	/** `4.6`; examples carry none. */
	number: string | null;
	page: string | null;
	/** The body as plain text, a line a block and an item of a list. */
	text: string;
	/** Name of the first glyph in it. */
	symbol: string | null;
	/** What players type for it that it does not say itself. */
	also: string[];
	/** The engine holds this rule and cites it. */
	enforced: boolean;
	/** Slug of the scenario that plays it. */
	play: string | null;
	/** Id of the rule that an example shows, without the game. */
	of: string | null;
	/** Components it names, as `kind:slug`. */
	components: string[];
	/** Rules, rulings and components its text links to. */
	links: string[];
	chapter: string;
	section: string;
	/** Address without the base path. */
	href: string;
}

export interface Section {
	title: string;
	slug: string;
	atoms: Atom[];
	/** Ids of the rulings asked here. */
	open: string[];
}

export interface Chapter extends ChapterData {
	slug: string;
	number: number;
	href: string;
	sections: Section[];
}

export interface Ruling extends RulingData {
	id: string;
	href: string;
}

export interface Reference {
	game: GameId;
	chapters: Chapter[];
	/** By whole id. */
	atoms: Map<string, Atom>;
	rulings: Map<string, Ruling>;
	/** By `kind:slug`. */
	components: Map<string, Component>;
	/** By slug. */
	scenarios: Map<string, ScenarioPage>;
	/** By slug, in the order of the course. */
	lessons: Map<string, LessonPage>;
	/** What is wrong with the content, a line each: where, what, and what to do. The build fails where there is any. */
	problems: string[];
}

const tagKinds: Record<string, AtomKind> = {
	Rule: 'rule',
	Important: 'important',
	Clarification: 'clarification',
	Example: 'example',
};
const knownTags = new Set([...Object.keys(tagKinds), 'Open', 'Sym']);
const idPattern = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/;
const componentKinds = gameIds.flatMap((game) => Object.keys(registry[game].kinds));
const linkPattern = new RegExp(`^(rule|ruling|play|learn|${componentKinds.join('|')}):`);

/** A heading's anchor: lower case, gaps a hyphen. */
export const slugOf = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/[\u0300-\u036f'’]/g, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

interface Element {
	type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
	name: string | null;
	attributes: { type: string; name?: string; value?: unknown }[];
	children: RootContent[];
}

const isElement = (node: { type: string }): node is RootContent & Element =>
	node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const attribute = (element: Element, name: string): string | null => {
	const found = element.attributes.find((each) => each.name === name);
	if (!found) return null;
	return typeof found.value === 'string' ? found.value : '';
};

const list = (text: string | null): string[] =>
	(text ?? '')
		.split(',')
		.map((each) => each.trim())
		.filter(Boolean);

const walk = (node: { type: string; children?: unknown }, visit: (node: RootContent) => void): void => {
	for (const child of (node.children as RootContent[] | undefined) ?? []) {
		visit(child);
		walk(child, visit);
	}
};

/** A block's words; each item of a list stands on a line of its own, and glyphs say nothing. */
const linesOf = (node: RootContent): string[] =>
	'children' in node && (node.type === 'list' || node.type === 'table')
		? node.children.map((item) =>
				node.type === 'table' ? item.children.map((cell) => plainText(cell)).join(' · ') : plainText(item),
			)
		: [plainText(node)];

const textOf = (element: Element): string =>
	element.children
		.flatMap(linesOf)
		.join('\n')
		.replace(/[ \t]+/g, ' ')
		.trim();

const symbolIn = (element: Element): string | null => {
	let symbol: string | null = null;
	walk(element, (node) => {
		if (!symbol && isElement(node) && node.name === 'Sym') symbol = attribute(node, 'of');
	});
	return symbol;
};

/**
 * Reads a game's content below `root` (the folder that holds `<game>/rules/…`). Total: whatever is wrong comes back
 * in `problems`, so that a build can name all of it at once.
 */
export const readReference = (game: GameId, root = join(process.cwd(), 'content')): Reference => {
	const { pages, problems } = readScenarioPages(game, root);
	const scenarios = new Map(pages.map((page) => [page.slug, page]));
	const course = readLessons(game, root);
	problems.push(...course.problems);
	const lessons = new Map(course.lessons.map((lesson) => [lesson.slug, lesson]));
	const chapters: Chapter[] = [];
	const atoms = new Map<string, Atom>();
	const rulings = new Map<string, Ruling>();
	const components = new Map(componentsOf(game).map((component) => [component.ref, component]));
	/** Links to check once everything is read: where they stand and what they name. */
	const toCheck: { where: string; link: string }[] = [];
	const asked = new Map<string, string>();

	const linksIn = (node: RootContent, where: string): string[] => {
		const found: string[] = [];
		walk({ type: 'root', children: [node] }, (each) => {
			if (each.type === 'link' && linkPattern.test(each.url)) found.push(each.url);
			if (isElement(each) && !knownTags.has(each.name ?? ''))
				problems.push(`${where}: <${each.name}> is no element of rules content; it has ${[...knownTags].join(', ')}`);
		});
		for (const link of found) toCheck.push({ where, link });
		return found;
	};

	for (const name of mdxFiles(join(root, game, 'rules'))) {
		const file = `content/${game}/rules/${name}`;
		const slug = name.replace(/\.mdx$/, '');
		let read: ReturnType<typeof readMdx>;
		try {
			read = readMdx(join(root, game, 'rules', name));
		} catch (error) {
			problems.push(`${file}: cannot be read as MDX: ${(error as Error).message}`);
			continue;
		}
		const data = chapterSchema.safeParse(read.data);
		if (!data.success) {
			for (const issue of data.error.issues)
				problems.push(`${file}: frontmatter ${issue.path.join('.')}: ${issue.message}`);
			continue;
		}
		const chapter: Chapter = { ...data.data, slug, number: 0, href: `/${game}/rules/${slug}/`, sections: [] };
		let section: Section = { title: data.data.title, slug: '', atoms: [], open: [] };
		for (const node of read.tree.children) {
			if (node.type === 'heading') {
				const title = plainText(node);
				section = { title, slug: slugOf(title), atoms: [], open: [] };
				chapter.sections.push(section);
				continue;
			}
			if (!isElement(node)) {
				linksIn(node, file);
				continue;
			}
			if (!chapter.sections.includes(section)) chapter.sections.push(section);
			if (node.name === 'Open') {
				const id = attribute(node, 'id') ?? '';
				section.open.push(id);
				toCheck.push({ where: file, link: `ruling:${id}` });
				if (asked.has(id))
					problems.push(
						`${file}: the ruling "${id}" is already asked in ${asked.get(id)}; ask it once, link to it elsewhere`,
					);
				asked.set(id, file);
				continue;
			}
			const kind = tagKinds[node.name ?? ''];
			const links = linksIn(node, file);
			if (!kind) continue;
			const anchor = attribute(node, 'id') ?? '';
			const id = `${game}.${anchor}`;
			const title = attribute(node, 'title') ?? '';
			if (!idPattern.test(anchor))
				problems.push(`${file}: "${anchor}" is no rule id: lower case, parts joined by dots, gaps a hyphen`);
			if (!title) problems.push(`${file}: rule "${anchor}" has no title`);
			const twin = atoms.get(id);
			if (twin)
				problems.push(`${file}: the id "${anchor}" stands already in chapter "${twin.chapter}"; ids are given once`);
			const atom: Atom = {
				id,
				anchor,
				kind,
				title,
				number: null,
				page: attribute(node, 'page'),
				text: textOf(node),
				symbol: symbolIn(node),
				also: list(attribute(node, 'also')),
				enforced: attribute(node, 'enforced') !== null,
				play: attribute(node, 'play'),
				of: attribute(node, 'of'),
				components: list(attribute(node, 'components')),
				links,
				chapter: slug,
				section: section.slug,
				href: `${chapter.href}#${anchor}`,
			};
			for (const ref of atom.components) toCheck.push({ where: `${file}, rule "${anchor}"`, link: ref });
			if (atom.of !== null) toCheck.push({ where: `${file}, example "${anchor}"`, link: `rule:${atom.of}` });
			if (atom.play) toCheck.push({ where: `${file}, rule "${anchor}"`, link: `play:${atom.play}` });
			atoms.set(id, atom);
			section.atoms.push(atom);
		}
		chapters.push(chapter);
	}

	chapters.sort((a, b) => a.order - b.order);
	chapters.forEach((chapter, index) => {
		chapter.number = index + 1;
		let count = 0;
		for (const { atoms: own } of chapter.sections)
			for (const atom of own) if (atom.kind !== 'example') atom.number = `${chapter.number}.${++count}`;
	});

	for (const name of mdxFiles(join(root, game, 'rulings'))) {
		const file = `content/${game}/rulings/${name}`;
		const id = name.replace(/\.mdx$/, '');
		try {
			const { data, tree } = readMdx(join(root, game, 'rulings', name));
			const checked = rulingSchema.safeParse(data);
			if (!checked.success) {
				for (const issue of checked.error.issues)
					problems.push(`${file}: frontmatter ${issue.path.join('.')}: ${issue.message}`);
				continue;
			}
			for (const node of tree.children) linksIn(node, file);
			rulings.set(id, { ...checked.data, id, href: `/${game}/rulings/${id}/` });
			for (const rule of checked.data.rules) toCheck.push({ where: file, link: `rule:${rule}` });
			for (const ref of checked.data.components) toCheck.push({ where: file, link: ref });
		} catch (error) {
			problems.push(`${file}: cannot be read as MDX: ${(error as Error).message}`);
		}
	}

	for (const { slug, presets } of pages)
		for (const { shows } of presets)
			for (const rule of shows) toCheck.push({ where: `content/${game}/scenarios/${slug}.json`, link: `rule:${rule}` });

	for (const { slug, links } of course.lessons)
		for (const link of links) toCheck.push({ where: `content/${game}/lessons/${slug}.mdx`, link });

	const reference: Reference = { game, chapters, atoms, rulings, components, scenarios, lessons, problems };
	for (const { where, link } of toCheck)
		if (!resolveLink(reference, link))
			problems.push(`${where}: "${link}" leads nowhere; mend the id or add what it names`);
	return reference;
};

/** The address of `rule:…`, `ruling:…`, `play:…`, `learn:…` or a component's `kind:slug`, without the base path; null where there is none. */
export const resolveLink = (reference: Reference, link: string): string | null => {
	const [scheme, id] = [link.slice(0, link.indexOf(':')), link.slice(link.indexOf(':') + 1)];
	switch (scheme) {
		case 'rule':
			return reference.atoms.get(`${reference.game}.${id}`)?.href ?? null;
		case 'ruling':
			return reference.rulings.get(id)?.href ?? null;
		case 'play':
			return reference.scenarios.get(id)?.href ?? null;
		case 'learn':
			return reference.lessons.get(id)?.href ?? null;
		default:
			return reference.components.get(link)?.href ?? null;
	}
};

/** The latest change below a folder, so that a dev server sees an edit and a build reads each file once. */
const stamp = (folder: string): number =>
	readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
		(latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs),
		0,
	);

const cache = new Map<GameId, { at: number; reference: Reference }>();

/** The reference of a game, read again only when its content has changed. */
export const referenceOf = (game: GameId): Reference => {
	const at = stamp(join(process.cwd(), 'content', game));
	const known = cache.get(game);
	if (known?.at === at) return known.reference;
	const reference = readReference(game);
	cache.set(game, { at, reference });
	return reference;
};

/** The rulings that touch a rule, by its whole id. */
export const rulingsOnRule = (reference: Reference, id: string): Ruling[] =>
	[...reference.rulings.values()].filter(({ rules }) => rules.some((rule) => `${reference.game}.${rule}` === id));

/** Where a rule can be played: its scenario, at the preset that shows it. Address without the base path, or null. */
export const playHref = (reference: Reference, atom: Atom): string | null => {
	const page = atom.play ? reference.scenarios.get(atom.play) : undefined;
	if (!page) return null;
	const preset = page.presets.find(({ shows }) => shows.includes(atom.anchor));
	return preset ? `${page.href}?preset=${preset.id}` : page.href;
};

/** The rulings that touch a component, by its `kind:slug`. */
export const rulingsOnComponent = (reference: Reference, ref: string): Ruling[] =>
	[...reference.rulings.values()].filter(({ components }) => components.includes(ref));
