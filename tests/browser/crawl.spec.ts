/** The built site as files: every address leads somewhere, nothing comes from elsewhere, every page says what it is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { type Page, pagesOf, type Site, siteAt } from '../../tools/site.mjs';
import { once } from './fixtures.ts';

const origin = (process.env.STELA_SITE ?? 'https://stela.example').replace(/\/$/, '');
const builds = [
	{ base: '/', folder: resolve(process.env.STELA_OUT ?? 'dist'), step: 'build' },
	{ base: '/stela/', folder: resolve(process.env.STELA_OUT_STELA ?? 'dist-stela'), step: 'build-stela' },
];

const meta = ({ document }: Page, name: string): string =>
	document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')?.trim() ?? '';

/** Attributes that hold an address, in HTML and in SVG. */
const addressAttributes = [
	'href',
	'src',
	'srcset',
	'poster',
	'action',
	'data',
	'xlink:href',
	'component-url',
	'renderer-url',
];

/** Every address a page names, with the element that names it. */
const addressesIn = ({ document }: Page) =>
	document.querySelectorAll('*').flatMap((element) =>
		addressAttributes.flatMap((attribute) => {
			const value = element.getAttribute(attribute);
			if (value === undefined) return [];
			const values =
				attribute === 'srcset' ? value.split(',').map((each) => each.trim().split(/\s+/)[0] ?? '') : [value];
			return values.map((address) => ({
				address,
				tag: element.tagName.toLowerCase(),
				rel: element.getAttribute('rel') ?? '',
			}));
		}),
	);

/** What has been read as a page already, by its file. */
const read = new Map<string, HTMLElement>();

const idsIn = (file: string): string[] =>
	(read.get(file) ?? parse(readFileSync(file, 'utf8'))).querySelectorAll('[id]').map(({ id }) => id);

const memo = <Value>(make: (key: string) => Value) => {
	const known = new Map<string, Value>();
	return (key: string): Value => {
		if (!known.has(key)) known.set(key, make(key));
		return known.get(key) as Value;
	};
};
const idsOf = memo((file) => new Set(idsIn(file)));
const pagesIn = memo(pagesOf);

/** Problems by what is wrong, each with the first page it stands on and how many more. */
const grouped = (problems: { on: string; what: string }[]): string[] =>
	[...Map.groupBy(problems, ({ what }) => what)].map(
		([what, [first, ...more]]) => `${what} (${first?.on}${more.length > 0 ? ` and ${more.length} more` : ''})`,
	);

/** What is wrong with one address of a page, or null. */
const problem = (
	site: Site,
	page: Page,
	{ address, tag, rel }: ReturnType<typeof addressesIn>[number],
): string | null => {
	if (/^(mailto|data):/.test(address)) return null;
	const own = `${site.prefix}${page.address}`;
	const url = new URL(address, `${origin}${own}`);
	if (!/^https?:$/.test(url.protocol)) return `<${tag}> leads nowhere: ${address}`;
	if (url.origin !== origin) return tag === 'a' ? null : `<${tag}> takes a resource from elsewhere: ${address}`;
	if (rel === 'canonical') return null;
	const file = site.fileOf(url.pathname);
	if (!file) return `<${tag}> leads to no file: ${address}`;
	const id = decodeURIComponent(url.hash.slice(1));
	if (id && /\.(html|svg)$/.test(file) && !idsOf(file).has(id))
		return `<${tag}> leads to an id that is not there: ${address}`;
	return null;
};

for (const { base, folder, step } of builds)
	test.describe(`built at ${base}`, once, () => {
		// One after the other, so that a build is read once.
		test.describe.configure({ mode: 'default' });
		test.beforeAll(() => expect(existsSync(folder), `${folder} is missing: run npm test -- ${step}`).toBe(true));
		const site = siteAt(folder, base);

		test('every address leads to a file, every fragment to an id, nothing comes from elsewhere', () => {
			for (const { address, document } of pagesIn(folder)) {
				const file = site.fileOf(`${site.prefix}${address}`);
				if (file) read.set(file, document);
			}
			const problems = pagesIn(folder).flatMap((page) =>
				addressesIn(page).flatMap((named) => {
					const found = problem(site, page, named);
					return found ? [{ on: page.address, what: found }] : [];
				}),
			);
			expect(grouped(problems)).toEqual([]);
		});

		test('stylesheets take nothing from elsewhere', () => {
			const problems = readdirSync(folder, { recursive: true, encoding: 'utf8' })
				.filter((name) => name.endsWith('.css') && !name.startsWith('pagefind'))
				.flatMap((name) => {
					const css = readFileSync(join(folder, name), 'utf8');
					const addresses = [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
						(match) => match[1] ?? match[2] ?? '',
					);
					return addresses
						.filter((address) => !/^(data:|#)/.test(address))
						.map((address) => new URL(address, `${origin}${site.prefix}/${name.replaceAll('\\', '/')}`))
						.filter((url) => url.origin !== origin || !site.fileOf(url.pathname))
						.map((url) => `${name}: ${url.href}`);
				});
			expect(problems).toEqual([]);
		});

		test('no page gives an id twice', () => {
			const problems = pagesIn(folder).flatMap((page) => {
				const seen = new Set<string>();
				const twice = page.document
					.querySelectorAll('[id]')
					.map(({ id }) => id)
					.filter((id) => seen.size === seen.add(id).size);
				return twice.map((id) => `${page.address}: ${id}`);
			});
			expect(problems).toEqual([]);
		});

		test('every page has its language, title, description, address and link preview', () => {
			const titles = new Map<string, string>();
			const problems = pagesIn(folder).flatMap((page) => {
				const found: string[] = [];
				const { document, address } = page;
				if (document.querySelector('html')?.getAttribute('lang') !== 'en') found.push('html has no lang="en"');
				const title = document.querySelector('head > title')?.text.trim() ?? '';
				if (!title) found.push('no title');
				else if (titles.has(title)) found.push(`the title of ${titles.get(title)}: ${title}`);
				titles.set(title, address);
				for (const name of ['description', 'og:title', 'og:description', 'og:image'])
					if (!meta(page, name)) found.push(`no ${name}`);
				const image = meta(page, 'og:image');
				if (!image.startsWith(`${origin}/`) || !site.fileOf(image.slice(origin.length)))
					found.push(`og:image leads to no file: ${image}`);
				const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
				if (address !== '/404.html' && canonical !== `${origin}${site.prefix}${address}`)
					found.push(`canonical is ${canonical}`);
				if (document.querySelectorAll('h1').length !== 1) found.push(`${document.querySelectorAll('h1').length} h1`);
				return found.map((what) => ({ on: address, what }));
			});
			expect(grouped(problems)).toEqual([]);
		});

		test('the sitemap lists every page but the 404', () => {
			const locations = (name: string) =>
				[...readFileSync(join(folder, name), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
			const parts = locations('sitemap-index.xml').map((part) => part.slice(`${origin}${site.prefix}/`.length));
			const listed = parts.flatMap(locations).sort();
			const pages = pagesIn(folder)
				.filter(({ address }) => address !== '/404.html')
				.map(({ address }) => `${origin}${site.prefix}${address}`);
			expect(listed).toEqual(pages.sort());
		});
	});
