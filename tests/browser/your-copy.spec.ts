/** Values of ours, on the built site: every mark leads to its value, and every page that bears one is named there. */
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { pagesOf } from '../../tools/site.mjs';
import { once } from './fixtures.ts';

const folder = resolve(process.env.STELA_OUT ?? 'dist');
const own = '/copan/your-copy/';
/** The head of the list, where one mark stands for several values. */
const all = 'ours';

/** Marks of a page: links with the mark's look; a ruling has one of its own kind, which leads to the ruling. */
const marksOf = (page: ReturnType<typeof pagesOf>[number]) =>
	page.document
		.querySelectorAll('main a.ours')
		.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.text.trim() }))
		.filter(({ href }) => !href.includes('/rulings/'));

test.describe('marks', once, () => {
	const pages = pagesOf(folder);
	const list = pages.find(({ address }) => address === own)?.document;
	const values = new Map(
		list
			?.querySelectorAll('.values > div')
			.map((value) => [
				value.getAttribute('id') ?? '',
				value.querySelectorAll('.used a').map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*$/, '')),
			]),
	);

	test('lead to the value that they mark, wherever they stand', () => {
		let found = 0;
		for (const page of pages)
			for (const { href, text } of marksOf(page)) {
				const [path, anchor] = href.split('#');
				expect(path, `${page.address}: ${text}`).toBe(own);
				expect(anchor === all || values.has(anchor ?? ''), `${page.address}: ${href}`).toBe(true);
				found++;
			}
		expect(found).toBeGreaterThan(100);
	});

	test('stand only on pages that the value names, itself or as a list', () => {
		for (const page of pages) {
			if (page.address === own) continue;
			for (const { href } of marksOf(page)) {
				const key = href.split('#')[1] ?? '';
				if (key === all) continue;
				const above = page.address.replace(/[^/]+\/$/, '');
				const used = values.get(key) ?? [];
				expect(used.includes(page.address) || used.includes(above), `${page.address} bears ${key}`).toBe(true);
			}
		}
	});
});
