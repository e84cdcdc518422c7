/** Search on the built site: the dialog, what it loads and when, and what happens where it cannot load. */
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { fullTextLimit, namesLimit } from '../../tools/limits.mjs';
import { searchQueries } from '../content/search-queries.ts';
import { axeFindings, expect, once, setTheme, shades, test } from './fixtures.ts';

const chapter = './copan/rules/the-turn/';
const dialogOf = (page: Page): Locator => page.locator('dialog.search');
const inputOf = (page: Page): Locator => page.getByRole('combobox');
const options = (page: Page): Locator => dialogOf(page).getByRole('option');
const best = (page: Page): Locator => page.getByRole('group', { name: 'Best match' }).getByRole('option');

const list = (page: Page): Locator => dialogOf(page).getByRole('listbox');

/** Opens search from a text page and waits for its names and answers. */
const openSearch = async (page: Page, address = chapter): Promise<void> => {
	await page.goto(address);
	await page.keyboard.press('/');
	await expect(inputOf(page)).toBeFocused();
	await expect(options(page).first()).toBeVisible();
	await expect(list(page)).toHaveAttribute('aria-busy', 'false');
};

/** Holds a file back until it is released. */
const hold = async (page: Page, file: string): Promise<() => void> => {
	let release = (): void => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(`**/${file}`, async (route) => {
		await held;
		await route.continue();
	});
	return release;
};

/** The address of a link on the site, without origin and base path. */
const addressOf = async (page: Page, link: Locator): Promise<string> => {
	const href = (await link.getAttribute('href')) ?? '';
	const base = new URL(page.url()).pathname.replace(/copan\/.*$/, '');
	expect(href.startsWith(base), `${href} lies below ${base}`).toBe(true);
	return `/${href.slice(base.length)}`;
};

/** Collects the bytes that would cross the network, by address: files that are compressed already go as they are. */
const countBytes = (page: Page): Map<string, number> => {
	const sizes = new Map<string, number>();
	page.on('response', async (response) => {
		const body = await response.body().catch(() => Buffer.alloc(0));
		const { pathname } = new URL(response.url());
		sizes.set(pathname, Math.min(body.length, gzipSync(body, { level: 9 }).length));
	});
	return sizes;
};
const totalOf = (sizes: Map<string, number>, pattern: RegExp): number =>
	[...sizes].filter(([path]) => pattern.test(path)).reduce((total, [, size]) => total + size, 0);

test('finds what players mean', once, async ({ page }) => {
	await openSearch(page);
	for (const [query, ...expected] of searchQueries) {
		await inputOf(page).fill(query);
		if (expected.length === 0) {
			await expect(page.getByRole('heading', { name: `Nothing found in Copan for “${query}”` })).toBeVisible();
			continue;
		}
		await expect(best(page), query).toHaveCount(1);
		expect(expected, query).toContain(await addressOf(page, best(page)));
	}
});

test.describe('ways to open it', () => {
	test('slash, Ctrl K and the button; Escape and the cross give the focus back', async ({ page }) => {
		await page.goto(chapter);
		const opener = page.locator('a[data-search-open]:visible').first();
		for (const open of [
			() => page.keyboard.press('/'),
			() => page.keyboard.press('Control+k'),
			() => page.keyboard.press('Enter'),
		]) {
			await opener.focus();
			await open();
			await expect(inputOf(page)).toBeFocused();
			await page.keyboard.press('Escape');
			await expect(dialogOf(page)).toBeHidden();
			await expect(opener).toBeFocused();
		}
		await opener.click();
		await page.getByRole('button', { name: 'Close search' }).click();
		await expect(dialogOf(page)).toBeHidden();
		await expect(opener).toBeFocused();
	});

	test('a slash typed into a field is a slash', once, async ({ page }) => {
		await page.goto(chapter);
		await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
		await page.locator('textarea').focus();
		await page.keyboard.type('1/2');
		await expect(page.locator('textarea')).toHaveValue('1/2');
		await expect(dialogOf(page)).toHaveCount(0);
	});

	test('what is typed while it loads is not lost', once, async ({ page }) => {
		await page.goto(chapter);
		const release = await hold(page, 'names.json');
		await page.keyboard.type('/kawil');
		await expect(inputOf(page)).toHaveValue('kawil');
		release();
		await expect(best(page)).toContainText('Kawil');
	});

	test('the search page opens it for ?q=', once, async ({ page }) => {
		await page.goto('./copan/search/?q=gukumaz');
		await expect(inputOf(page)).toHaveValue('gukumaz');
		await expect(best(page)).toContainText('Gukumatz');
		await inputOf(page).fill('kawil');
		await expect(page).toHaveURL(/\?q=kawil$/);
	});
});

test('arrows move, Enter opens, the field keeps the focus', async ({ page }) => {
	await openSearch(page);
	await inputOf(page).fill('jade bird');
	await expect(options(page)).not.toHaveCount(0);
	const active = async (): Promise<string | null> => inputOf(page).getAttribute('aria-activedescendant');
	const ids = await options(page).evaluateAll((all) => all.map(({ id }) => id));
	expect(await active()).toBe(ids[0]);
	await page.keyboard.press('ArrowDown');
	expect(await active()).toBe(ids[1]);
	await expect(page.locator(`#${ids[1]}`)).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('ArrowUp');
	expect(await active()).toBe(ids.at(-1));
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await expect(inputOf(page)).toBeFocused();
	const address = await addressOf(page, page.locator(`#${ids[1]}`));
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('a rule on this very page is gone to, and the dialog gives way', once, async ({ page }) => {
	await openSearch(page);
	await inputOf(page).fill('turns go clockwise');
	await expect(best(page)).toContainText('Turns go clockwise');
	await page.keyboard.press('Enter');
	await expect(dialogOf(page)).toBeHidden();
	await expect(page).toHaveURL(/#turn\.clockwise$/);
});

test('opened again, here or on another page, it has the last question selected', once, async ({ page }) => {
	await openSearch(page);
	await inputOf(page).fill('kawil');
	await page.keyboard.press('Escape');
	const selected = () =>
		inputOf(page).evaluate((input: HTMLInputElement) =>
			input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
		);
	await page.keyboard.press('/');
	await expect.poll(selected).toBe('kawil');
	await page.goto('./copan/rules/court-phase/');
	await page.keyboard.press('/');
	await expect(best(page)).toContainText('Kawil');
	expect(await selected()).toBe('kawil');
});

test('rows say the effect, and narrow to a kind', async ({ page }) => {
	await openSearch(page);
	await inputOf(page).fill('bird');
	await expect(page.getByRole('group', { name: 'Characters' }).getByRole('option').first()).toContainText(
		'discard to use',
	);
	await page.getByRole('button', { name: /^Characters/ }).click();
	await expect(inputOf(page)).toBeFocused();
	const links = options(page).and(page.locator('a'));
	expect(await links.count()).toBeGreaterThan(15);
	for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
		expect(href).toContain('/copan/characters/');
});

/** The top edge of each row, by what it shows. */
const topsOf = (page: Page): Promise<[string, number][]> =>
	options(page).evaluateAll((all) =>
		all.map((each): [string, number] => [each.textContent ?? '', each.getBoundingClientRect().top]),
	);

test('answers that come later stand after the rows that are there, and move none', async ({ page }) => {
	const release = await hold(page, 'answers.json');
	await page.goto(chapter);
	await page.keyboard.press('/');
	await inputOf(page).fill('kawil');
	await expect(best(page)).toContainText('Kawil');
	await inputOf(page).fill('jade mask');
	await expect(best(page)).toBeVisible();
	await page.keyboard.press('ArrowDown');
	const active = await inputOf(page).getAttribute('aria-activedescendant');
	const before = await topsOf(page);
	expect(before.length).toBeGreaterThan(3);
	release();
	await expect(list(page)).toHaveAttribute('aria-busy', 'false');
	await expect(page.getByRole('group', { name: 'Rules' }).getByRole('option').first()).toBeAttached();
	const after = new Map(await topsOf(page));
	for (const [row, top] of before) expect(after.get(row), row).toBe(top);
	expect(await inputOf(page).getAttribute('aria-activedescendant')).toBe(active);
});

test('a rule that answers better than what stands comes first once it is there', once, async ({ page }) => {
	const release = await hold(page, 'answers.json');
	await page.goto(chapter);
	await page.keyboard.press('/');
	await inputOf(page).fill('any resource');
	await expect(best(page)).toBeVisible();
	await expect(best(page)).not.toHaveAttribute('href', /\/rules\//);
	release();
	await expect(best(page)).toHaveAttribute('href', /#court\.any-resource\.two$/);
});

test('look-ups of rules wait for their answers in the room kept for them', async ({ page }) => {
	const release = await hold(page, 'answers.json');
	await page.goto(chapter);
	await page.evaluate(() =>
		localStorage.setItem(
			'stela:recent',
			JSON.stringify({
				v: 1,
				items: [{ href: '/copan/rules/court-phase/#court.events.spiral', name: 'Covering a spiral: spiral Event' }],
			}),
		),
	);
	await page.keyboard.press('/');
	await expect(options(page).first()).toContainText('Covering a spiral');
	const bottom = async (): Promise<number> =>
		(await page.getByRole('group', { name: 'Looked up last' }).boundingBox())?.height ?? 0;
	const before = await bottom();
	release();
	await expect(list(page)).toHaveAttribute('aria-busy', 'false');
	await expect(options(page).first().locator('span > span')).not.toBeEmpty();
	expect(await bottom()).toBe(before);
});

test('a question that names alone cannot answer is asked again with the answers', once, async ({ page }) => {
	const release = await hold(page, 'answers.json');
	await page.goto(chapter);
	await page.keyboard.press('/');
	await inputOf(page).fill('closed city embassies count');
	release();
	await expect(best(page)).toContainText('Embassies in a closed City');
});

test.describe('tonight and before', () => {
	test('what is pinned comes before the rest, an Event card with its faces', once, async ({ page }) => {
		await page.goto(chapter);
		await page.evaluate(() =>
			localStorage.setItem('stela:this-game', JSON.stringify({ v: 1, players: 3, card: 'd', cities: ['17', '2'] })),
		);
		await openSearch(page);
		await inputOf(page).fill('jade');
		const tonight = page.getByRole('group', { name: 'On the table tonight' });
		await expect(tonight.getByRole('option')).toHaveText([/^City 17/, /^Event card D, sun-burst/]);
		await expect(dialogOf(page).getByRole('option', { name: /^City 17/ })).toHaveCount(1);
		const order = await dialogOf(page).locator('.found-head').allTextContents();
		expect(order.slice(0, 2)).toEqual(['Best match', 'On the table tonight']);
	});

	test('what was looked up last stands in the empty state', once, async ({ page }) => {
		await page.goto(chapter);
		await page.evaluate(() =>
			localStorage.setItem(
				'stela:recent',
				JSON.stringify({
					v: 1,
					items: [
						{ href: '/copan/characters/kawil/', name: 'Kawil' },
						{ href: '/copan/rules/court-phase/#court.events.spiral', name: 'Covering a spiral: spiral Event' },
					],
				}),
			),
		);
		await openSearch(page);
		const last = page.getByRole('group', { name: 'Looked up last' }).getByRole('option');
		await expect(last).toHaveText([/^Kawil/, /^Covering a spiral/]);
		expect(await addressOf(page, last.first())).toBe('/copan/characters/kawil/');
	});

	test('hostile pins and look-ups are as none', once, async ({ page }) => {
		await page.goto(chapter);
		await page.evaluate(() => {
			localStorage.setItem('stela:this-game', '{"v":1,"cities":{"length":1}}');
			localStorage.setItem('stela:recent', '{"v":1,"items":[{"href":"javascript:alert(1)","name":"x"}]}');
		});
		await openSearch(page);
		await expect(page.getByRole('group', { name: 'Looked up last' })).toHaveCount(0);
		await inputOf(page).fill('jade');
		await expect(best(page)).toBeVisible();
		await expect(page.getByRole('group', { name: 'On the table tonight' })).toHaveCount(0);
	});
});

test('the count and the best answer are read out', once, async ({ page }) => {
	await openSearch(page);
	await inputOf(page).fill('gukumaz');
	await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results?\. Best: Gukumatz: Stairway action/);
});

test.describe('what it loads', once, () => {
	test('nothing before it is asked for, names first, the full text last, each within its limit', async ({ page }) => {
		const sizes = countBytes(page);
		await page.goto(chapter);
		await page.waitForLoadState('networkidle');
		const lazy = /search-dialog|names\.json|answers\.json|full-text|pagefind|search\.\w+\.css/;
		expect([...sizes.keys()].filter((path) => lazy.test(path))).toEqual([]);
		const before = new Set(sizes.keys());

		await page.keyboard.press('/');
		await inputOf(page).fill('spiral');
		await expect(best(page)).toBeVisible();
		await page.waitForLoadState('networkidle');
		const names = [...sizes]
			.filter(([path]) => !before.has(path) && !/\.css$|answers\.json$|symbols\.svg$/.test(path))
			.reduce((total, [, size]) => total + size, 0);
		expect(names).toBeLessThanOrEqual(namesLimit);
		expect([...sizes.keys()].some((path) => /names\.json$/.test(path))).toBe(true);
		expect(totalOf(sizes, /pagefind/)).toBe(0);

		await page.getByRole('option', { name: 'Search the whole text for “spiral”' }).click();
		await expect(dialogOf(page)).toContainText('The whole text has nothing more.');
		await inputOf(page).fill('explanation in the glossary');
		await expect(page.getByRole('group', { name: 'In the text' })).toBeVisible();
		await page.waitForLoadState('networkidle');
		expect(totalOf(sizes, /pagefind/)).toBeGreaterThan(0);
		expect(totalOf(sizes, /pagefind/)).toBeLessThanOrEqual(fullTextLimit);
	});
});

test('the full text has each rule as a result of its own', once, async ({ page }) => {
	await openSearch(page);
	await inputOf(page).fill('explanation in the glossary');
	const row = page.getByRole('group', { name: 'In the text' }).getByRole('option').first();
	await expect(row).toContainText('Three kinds, three symbols');
	expect(await addressOf(page, row)).toBe('/copan/rules/characters/#characters.three-kinds');
	await expect(row.locator('mark').first()).toBeVisible();
});

test('nothing found says what was searched, and what is missing', once, async ({ page }) => {
	await openSearch(page);
	await inputOf(page).fill('quetz');
	await expect(dialogOf(page)).toContainText('43 Characters');
	await expect(dialogOf(page)).toContainText('11 are named in no source');
	await expect(page.getByRole('group', { name: 'Chapters' }).getByRole('option').first()).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(dialogOf(page)).toBeVisible();
});

test.describe('where it cannot load', () => {
	test('the names: it says so, and tries again', once, async ({ page, watch }) => {
		watch.allow(/Failed to load resource/);
		await page.route('**/names.json', (route) => route.abort());
		await page.goto(chapter);
		await page.keyboard.press('/');
		await expect(dialogOf(page)).toContainText('The names could not be loaded');
		await expect(page.getByRole('link', { name: 'All names on one page' })).toBeVisible();
		await page.unroute('**/names.json');
		await inputOf(page).fill('kawil');
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(best(page)).toContainText('Kawil');
	});

	test('the answers: it says so, and names lead on', once, async ({ page, watch }) => {
		watch.allow(/Failed to load resource/);
		await page.route('**/answers.json', (route) => route.abort());
		await openSearch(page);
		await inputOf(page).fill('kawil');
		await expect(dialogOf(page)).toContainText('Rules and open questions could not be loaded');
		await expect(best(page)).toContainText('Kawil');
	});

	test('the full text: it says so, and names work', once, async ({ page, watch }) => {
		watch.allow(/Failed to load resource/);
		await page.route('**/pagefind/**', (route) => route.abort());
		await openSearch(page);
		await inputOf(page).fill('kawil');
		await expect(dialogOf(page)).toContainText('The whole text could not be loaded');
		await expect(best(page)).toContainText('Kawil');
	});

	test('its own script: the search page takes over', once, async ({ page, watch }) => {
		watch.allow(/Failed to load resource/);
		await page.route('**/search-dialog*', (route) => route.abort());
		await page.goto(chapter);
		await page.keyboard.press('/');
		await expect(page).toHaveURL(/\/copan\/search\/$/);
	});
});

test('opening it moves nothing', async ({ page }) => {
	await page.goto('./copan/rules/court-phase/');
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => {
		scrollTo(0, 400);
		const seen: number[] = [];
		Object.assign(window, { shifts: seen });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: 'layout-shift', buffered: false });
	});
	await page.keyboard.press('/');
	await expect(options(page).first()).toBeVisible();
	await page.waitForTimeout(300);
	expect(await page.evaluate(() => scrollY)).toBe(400);
	expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test.describe('axe finds nothing in the dialog', () => {
	for (const { shade, where } of shades)
		test(shade, where, async ({ page }) => {
			test.slow();
			await setTheme(page, { system: shade });
			await openSearch(page);
			for (const query of ['', 'spiral', 'explanation in the glossary', 'quetz']) {
				await inputOf(page).fill(query);
				await page.waitForTimeout(700);
				expect(await axeFindings(page, { within: 'dialog.search' }), query).toEqual([]);
			}
		});
});

test.describe('without scripts', once, () => {
	test.use({ javaScriptEnabled: false });
	test('the button leads to a page with every name', async ({ page }) => {
		await page.goto(chapter);
		await page.locator('a[data-search-open]:visible').first().click();
		await expect(page).toHaveURL(/\/copan\/search\/$/);
		await page.getByRole('link', { name: 'Kawil', exact: true }).click();
		await expect(page).toHaveURL(/\/copan\/characters\/kawil\/$/);
	});
});

test.describe('in a folder, at /stela/', once, () => {
	const inFolder = process.env.STELA_URL_STELA;
	test.use({ baseURL: inFolder ?? 'http://dist-stela.invalid/' });
	test('names and full text lead below it', async ({ page }) => {
		expect(inFolder, 'dist-stela is missing: run npm test -- build-stela').toBeTruthy();
		await openSearch(page);
		await inputOf(page).fill('kawil');
		await expect(best(page)).toHaveAttribute('href', '/stela/copan/characters/kawil/');
		await inputOf(page).fill('explanation in the glossary');
		await expect(page.getByRole('group', { name: 'In the text' }).getByRole('option').first()).toHaveAttribute(
			'href',
			'/stela/copan/rules/characters/#characters.three-kinds',
		);
	});
});
