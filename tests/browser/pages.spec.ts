/** What the text pages do: permalinks and citations, open questions, the theme. */

import type { Page } from '@playwright/test';
import { copying } from '#words/en/copying.ts';
import { expect, once, test } from './fixtures.ts';

/** Catches what the page writes to the clipboard, and can refuse it. */
const catchClipboard = async (page: Page, refuse = false): Promise<() => Promise<string>> => {
	await page.addInitScript((refused) => {
		Object.defineProperty(navigator, 'clipboard', {
			value: {
				writeText: async (text: string) => {
					if (refused) throw new Error('refused');
					(globalThis as unknown as { copied: string }).copied = text;
				},
			},
		});
	}, refuse);
	return () => page.evaluate(() => (globalThis as unknown as { copied: string }).copied);
};

const rule = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test.describe('a chapter', () => {
	const chapter = './copan/rules/court-phase/';

	test('numbers its rules in order; examples carry no number', once, async ({ page }) => {
		await page.goto(chapter);
		const numbers = await page.locator('.atom > .no').allTextContents();
		const own = numbers.map((number) => number.trim()).filter(Boolean);
		expect(own.length).toBeGreaterThan(30);
		expect(own).toEqual(own.map((_, index) => `${own[0]?.split('.')[0]}.${index + 1}`));
		await expect(page.locator('.atom:has(.example) > .no').first()).toHaveText('');
	});

	test('a number is a permalink and copies itself with one tap', async ({ page }) => {
		const copied = await catchClipboard(page);
		await page.goto(chapter);
		await rule(page, 'court.events.one-roll').locator('.no').click();
		await expect(page).toHaveURL(/#court\.events\.one-roll$/);
		await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
		expect(await copied()).toBe(page.url());
	});

	test('a citation names game, number, title, printed page, day and address', once, async ({ page }) => {
		const copied = await catchClipboard(page);
		await page.goto(chapter);
		const atom = rule(page, 'court.place.any-space');
		await atom.locator('.no').click();
		await atom.getByRole('button', { name: 'Copy citation' }).click();
		await expect(page.getByRole('status').filter({ hasText: 'Citation copied' })).toBeVisible();
		const number = await atom.locator('.no').textContent();
		const text = await copied();
		expect(text).toContain(`Copan: Dying City, rule ${number?.trim()} “Any empty space” (printed p. 8)`);
		expect(text).toMatch(/as of \d{4}-\d\d-\d\d: http.*\/copan\/rules\/court-phase\/#court\.place\.any-space$/);
	});

	test('the keyboard reaches both copies; a refused clipboard leaves the text selected', async ({ page }) => {
		await catchClipboard(page, true);
		await page.goto(chapter);
		const atom = rule(page, 'court.place.any-space');
		await atom.locator('.no').focus();
		await page.keyboard.press('Tab');
		await expect(atom.getByRole('button', { name: 'Copy link' })).toBeFocused();
		await page.keyboard.press('Enter');
		const field = page.getByRole('textbox', { name: copying.refused });
		await expect(field).toBeFocused();
		await expect(field).toHaveValue(/#court\.place\.any-space$/);
		await page.keyboard.press('Escape');
		await expect(field).toHaveCount(0);
	});

	test('an open question shows its readings, ours first', async ({ page }) => {
		await page.goto(chapter);
		const open = page.locator('#open-spiral-before-decline');
		await expect(open.getByRole('listitem').first()).toBeHidden();
		await open.locator('summary').click();
		await expect(open.getByRole('listitem').first()).toContainText('Our reading, unofficial');
		await expect(open.getByText('Our reading')).toHaveCount(1);
		await open.getByRole('link').click();
		await expect(page).toHaveURL(/\/copan\/rulings\/spiral-before-decline\/$/);
	});
});

test('a ruling shows its readings, ours first, and what it touches', once, async ({ page }) => {
	await page.goto('./copan/rulings/');
	await page.getByRole('link', { name: /Spiral and threshold with one tile/ }).click();
	await expect(page.locator('.readings li')).toHaveCount(3);
	await expect(page.locator('.readings li').first()).toContainText('Our reading, unofficial');
	await expect(page.getByRole('heading', { name: 'What it hangs on' })).toBeVisible();
	await expect(page.getByRole('link', { name: /One roll a turn/ })).toBeVisible();
});

test.describe('the theme switch', () => {
	const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

	test('holds over pages, before the first paint', async ({ page }) => {
		await page.emulateMedia({ colorScheme: 'light' });
		await page.goto('./about/');
		const light = await ground(page);
		await page.getByRole('button', { name: 'Dark' }).click();
		await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
		expect(await ground(page)).not.toBe(light);
		await page.addInitScript(() => {
			// The theme stands on the root before the body begins.
			new MutationObserver((_, observer) => {
				if (!document.body) return;
				(globalThis as unknown as { early?: string }).early = document.documentElement.dataset.theme;
				observer.disconnect();
			}).observe(document, { childList: true, subtree: true });
		});
		await page.goto('./copan/characters/');
		expect(await page.evaluate(() => (globalThis as unknown as { early?: string }).early)).toBe('dark');
		await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
		await page.getByRole('button', { name: 'System' }).click();
		expect(await ground(page)).toBe(light);
	});

	test('works for the page where storage is blocked', once, async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(globalThis, 'localStorage', {
				get: () => {
					throw new DOMException('blocked', 'SecurityError');
				},
			});
		});
		await page.goto('./about/');
		const before = await ground(page);
		await page.getByRole('button', { name: 'Dark' }).click();
		expect(await ground(page)).not.toBe(before);
	});
});

test('a wrong address gets a page with ways on', once, async ({ page, watch }) => {
	watch.allow(/^console: Failed to load resource: .*status of 404/);
	await page.goto('./copan/no-such-page/');
	await expect(page.locator('main').getByRole('link', { name: 'Copan: Dying City' })).toBeVisible();
	await page.locator('main').getByRole('link', { name: 'Rules', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('nothing dead is offered', async ({ page }) => {
		await page.goto('./copan/rules/');
		await expect(page.locator('.theme')).toBeHidden();
	});

	test('questions open, and search is a page', async ({ page }) => {
		await page.goto('./copan/rules/court-phase/');
		await page.locator('#open-spiral-before-decline summary').click();
		await expect(page.locator('#open-spiral-before-decline li').first()).toBeVisible();
		await page.locator('[data-search-open]:visible').first().click();
		await expect(page).toHaveURL(/\/copan\/search\/$/);
	});
});
