/** Large text and small screens: nothing scrolls sideways but what is meant to. */
import type { Page } from '@playwright/test';
import { gameIds } from '#reference/games.ts';
import { expect, once, test } from './fixtures.ts';
import { templates } from './templates.ts';

/** The width of the page and of the window, and what reaches out of it, with all that is folded open. */
const widths = (page: Page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])'))
			details.open = true;
		const { scrollWidth, clientWidth } = document.documentElement;
		const out = [...document.querySelectorAll('main *')]
			.filter((element) => scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth)
			.map((element) => `${element.localName}.${element.getAttribute('class')}`);
		return { content: scrollWidth, window: clientWidth, out: [...new Set(out)].slice(0, 5) };
	});

test.describe('nothing scrolls sideways', once, () => {
	test('every template, at 320 px and with text at 200 %', async ({ page, watch }) => {
		test.slow();
		watch.allow(/^console: Failed to load resource: .*status of 404/);
		for (const { name, address, text } of templates)
			await test.step(name, async () => {
				await page.setViewportSize({ width: 320, height: 640 });
				await page.goto(`.${address}`);
				await expect(page.locator('h1')).toBeVisible();
				const small = await widths(page);
				expect(small.content, `at 320 px: ${small.out}`).toBeLessThanOrEqual(small.window);
				if (!text) return;
				await page.setViewportSize({ width: 390, height: 844 });
				await page.evaluate(() => {
					document.documentElement.style.fontSize = '200%';
				});
				const large = await widths(page);
				expect(large.content, `with text at 200 %: ${large.out}`).toBeLessThanOrEqual(large.window);
				// The next page opens as on a device that has seen none.
				await page.evaluate(() => localStorage.clear());
			});
	});

	test('and a column too wide would show', async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto('./about/');
		await page.evaluate(() => {
			(document.querySelector('h1') as HTMLElement).style.width = '30rem';
		});
		const { content, window, out } = await widths(page);
		expect(content).toBeGreaterThan(window);
		expect(out).toContain('h1.null');
	});
});

test('the head of a page keeps to one row at 320 px, in every game and at the table', once, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const game of gameIds) {
		await page.goto(`./${game}/`);
		const [brand, seek] = [page.locator('.lintel .brand'), page.locator('.lintel .seek')];
		for (const table of [false, true]) {
			if (table) await page.locator('[data-set-table]').first().click();
			const left = await brand.boundingBox();
			const right = await seek.boundingBox();
			expect(right?.y, game).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
			expect((right?.x ?? 0) + (right?.width ?? 0), game).toBeLessThanOrEqual(320);
		}
		await page.evaluate(() => localStorage.clear());
	}
});
