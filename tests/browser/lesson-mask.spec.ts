/** A lesson on the Jade Mask shows it: as the spaces to choose from, as it lies, and two of them side by side. */
import { readReference } from '#reference/content.ts';
import { axeFindings, expect, setTheme, shades, test } from './fixtures.ts';

const steps = readReference('copan').lessons.get('jade-mask')?.steps ?? [];
const ready = async (page: import('@playwright/test').Page, step: string) => {
	await page.goto(`copan/learn/jade-mask/#${step}`);
	await expect(page.locator('astro-island:not([ssr]) .lesson')).toBeVisible();
	// The page opens with its first step, and the one of the address comes with the engine.
	await expect(page.locator('.now h2')).toHaveText(steps.find(({ id }) => id === step)?.title ?? '');
};

test('the Mask is in sight once and where it is chosen from; what was laid is on it', async ({ page }, { project }) => {
	await ready(page, 'first-tile');
	const mask = page.locator('.stage .mask-board');
	// While a tile is chosen, a phone has the Mask as the answers, and a wide screen beside them.
	await expect(mask).toBeVisible({ visible: project.name === 'wide' });
	await page.locator('.choices.mask .btn').nth(2).click();
	await expect(mask).toBeVisible();
	await expect(mask.locator('.on')).toHaveCount(1);
	await expect(mask.locator('li').nth(2)).toHaveClass('on marked');
	await expect(mask.locator('li').nth(2)).toContainText('3: Jade tile');
	await expect(mask.locator('li').nth(6)).toContainText('7: 4 VP');
	await expect(page.locator('.stage .ours')).toBeVisible();
});

test('a space on which no tile may lie says so, and stays as it was', async ({ page }) => {
	await ready(page, 'first-tile');
	// A press at a place, which `force` makes, would meet another space while the page still scrolls to the lesson.
	await page.locator('.choices.mask .btn').nth(6).dispatchEvent('click');
	await expect(page.locator('.why')).toContainText('outer edge');
	await expect(page.locator('.choices.mask .btn')).toHaveCount(16);
});

test('pressed before the engine is there, it says so as soon as it can', { tag: '@once' }, async ({ page }) => {
	await page.goto('copan/learn/jade-mask/');
	await expect(page.locator('astro-island:not([ssr]) .lesson')).toBeVisible();
	await page.locator('.choices.mask .btn').nth(6).dispatchEvent('click');
	await expect(page.locator('.why')).toContainText('outer edge');
});

test('on a wide screen the Mask itself is pressed as well', { tag: '@once' }, async ({ page }) => {
	await ready(page, 'first-tile');
	const mask = page.locator('.stage .mask-board');
	await mask.locator('li').nth(6).click();
	await expect(page.locator('.why')).toContainText('outer edge');
	await mask.locator('li').nth(2).click();
	await expect(mask.locator('.on')).toHaveCount(1);
	await expect(page.locator('.verdict.right')).toBeVisible();
});

test('two Masks stand side by side: what is joined, and what is apart', async ({ page }) => {
	await ready(page, 'other-edge');
	const [joined, apart] = [page.locator('.pair-of figure').first(), page.locator('.pair-of figure').last()];
	await expect(joined.locator('.on')).toHaveCount(2);
	await expect(joined.locator('.marked')).toHaveCount(1);
	await expect(apart.locator('.on')).toHaveCount(1);
	await expect(apart.locator('.refused')).toHaveCount(1);
	await expect(apart.getByRole('link')).toBeVisible();
	for (const figure of [joined, apart])
		expect(
			await figure
				.locator('.mask-board')
				.evaluate((node) =>
					[...node.querySelectorAll('li')].every(
						(cell) => (cell.querySelector('.signs')?.scrollWidth ?? 0) <= cell.clientWidth,
					),
				),
		).toBe(true);
});

for (const { shade, where } of shades)
	test(`axe finds nothing in a question on the Mask, nor in two of them, ${shade}`, where, async ({ page }) => {
		await setTheme(page, { system: shade });
		for (const step of ['reach', 'other-edge']) {
			await ready(page, step);
			await expect(page.locator('.mask-board').first()).toBeVisible();
			expect(await axeFindings(page), step).toEqual([]);
		}
	});
