/** What holds for every game of the site, so that the next one is held to it as well. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Sourced } from '#engine/profile.ts';
import { referenceOf, resolveLink } from '#reference/content.ts';
import { contentProblems } from '#reference/content-check.ts';
import { type GameId, gameIds } from '#reference/games.ts';
import { registry } from '#reference/registry.ts';
import { answersFile, namesFile, namesOf, ownPages } from '#reference/search-index.ts';
import { searchNames, unpack } from '#scripts/search/names.ts';

const sprite = (file: string): string[] =>
	[...readFileSync(file, 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id as string);
const symbols = new Set([
	...sprite('public/symbols.svg'),
	...gameIds.flatMap((game) => {
		const file = `public/symbols-${game}.svg`;
		return existsSync(file) ? sprite(file).map((id) => `${game}:${id}`) : [];
	}),
]);
const references = gameIds.filter((game) => !registry[game].ownPages);

it('has Copan first, and its three others', () => {
	expect(gameIds).toEqual(['copan', 'teotihuacan', 'kaan', 'orloj']);
});

describe.each(gameIds)('%s', (game) => {
	const reference = referenceOf(game);
	const { kinds, home } = registry[game];

	it('has nothing wrong in its content', () => {
		expect(contentProblems(game)).toEqual([]);
	});

	it('has chapters, open questions, components and lessons', () => {
		expect(reference.chapters.length).toBeGreaterThan(2);
		expect(reference.rulings.size).toBeGreaterThan(2);
		expect(reference.components.size).toBeGreaterThan(10);
		expect(reference.lessons.size).toBeGreaterThan(0);
	});

	it('draws nothing that no sprite has', () => {
		const drawn = [
			...reference.chapters.flatMap(({ symbol, sections }) => [
				symbol,
				...sections.flatMap(({ atoms }) => atoms.flatMap((atom) => atom.symbol ?? [])),
			]),
			...[...reference.components.values()].flatMap(({ symbol, signs }) => [
				symbol,
				...signs.flatMap((sign) => ('symbol' in sign ? [sign.symbol] : [])),
			]),
			...Object.values(kinds).map(({ symbol }) => symbol),
			...home.tools.map(({ symbol }) => symbol),
			...[...reference.lessons.values()].map(({ symbol }) => symbol),
		];
		expect([...new Set(drawn)].filter((symbol) => !symbols.has(symbol))).toEqual([]);
	});

	it('has names that lead to addresses of its own, each but once', () => {
		const all = namesOf(reference).map(({ href }) => href);
		expect(all.filter((href) => !href.startsWith(`/${game}/`) && href !== '/about/')).toEqual([]);
		expect(all.filter((href, index) => all.indexOf(href) !== index)).toEqual([]);
	});
});

describe.each(references as GameId[])('the reference of %s', (game) => {
	const reference = referenceOf(game);
	const { home, values, kinds } = registry[game];

	it('finds each of its components, chapters and tools by its whole name', async () => {
		const { add, find } = searchNames(namesFile(reference).synonyms);
		await add([...unpack(namesFile(reference)), ...unpack(answersFile(reference))]);
		const named = [
			...[...reference.components.values()].map(({ name, href }) => ({ name, href })),
			...reference.chapters.map(({ title, href }) => ({ name: title, href })),
			...home.tools.map(({ title, path }) => ({ name: title, href: `/${game}/${path}/` })),
		];
		const lost = named.filter(({ name, href }) => {
			const { hits } = find(name);
			return !hits.slice(0, 8).some((hit) => hit.name.href === href || hit.name.name === name);
		});
		expect(lost).toEqual([]);
	});

	it('has a home that says something, and leads somewhere', () => {
		for (const text of [home.lead, home.door, home.description]) expect(text.length).toBeGreaterThan(30);
		expect(home.turn.length).toBeGreaterThan(2);
		expect(home.tries.length).toBeGreaterThan(1);
		expect(home.searches.length).toBeGreaterThan(1);
		for (const link of [...home.tries, ...home.turn.map(({ rule }) => `rule:${rule}`)])
			expect(resolveLink(reference, link), link).not.toBeNull();
	});

	it('has a page for each tool, and one to four of them at the foot in the table mode', () => {
		const own = ownPages(game);
		for (const { path } of home.tools) expect(own, path).toContain(`/${game}/${path}/`);
		const short = home.tools.filter((tool) => tool.short);
		expect(short.length).toBeGreaterThan(0);
		expect(short.length).toBeLessThanOrEqual(4);
	});

	it('finds something for each question that it offers to try', async () => {
		const { add, find } = searchNames(namesFile(reference).synonyms);
		await add([...unpack(namesFile(reference)), ...unpack(answersFile(reference))]);
		for (const query of home.searches) {
			const { hits, partly } = find(query);
			expect(partly ? 0 : hits.length, query).toBeGreaterThan(0);
		}
	});

	it('says of every component and value what it stands on', () => {
		const told = ({ from, because }: Pick<Sourced<unknown>, 'from' | 'because'>) =>
			['rulebook', 'published', 'derived', 'inferred', 'stand-in'].includes(from) && because.length > 5;
		const silent = [...reference.components.values()].filter(({ source }) => !source || !told(source));
		expect(silent.map(({ ref }) => ref)).toEqual([]);
		expect(
			values()
				.filter((value) => !told(value))
				.map(({ key }) => key),
		).toEqual([]);
	});

	it('has components of each kind, an introduction to each list, and addresses after the kind', () => {
		for (const [kind, { path }] of Object.entries(kinds)) {
			const own = [...reference.components.values()].filter((component) => component.kind === kind);
			expect(own.length, kind).toBeGreaterThan(0);
			expect(existsSync(`content/${game}/glossary/${path}.mdx`), path).toBe(true);
			for (const { href, slug } of own) expect(href).toBe(`/${game}/${path}/${slug}/`);
		}
	});
});
