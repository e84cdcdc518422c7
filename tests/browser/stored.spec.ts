/** What the device keeps: told on About, saved as a file, removed, brought back; the table mode is kept as well. */
import { readFileSync } from 'node:fs';
import { site } from '#words/en/site.ts';
import { stored } from '#words/en/stored.ts';
import { axeFindings, expect, once, setTheme, shades, test } from './fixtures.ts';

test('what is kept is saved as a file, removed, and comes back from it', once, async ({ page }) => {
	await page.goto('copan/learn/first-turn/');
	await page.locator('[data-target="north-3-1"]').click();
	await expect(page.locator('.verdict.right')).toBeVisible();
	await page.goto('about/');
	await page.locator('.stored').scrollIntoViewIfNeeded();
	const part = (name: string) => page.locator(`[data-stored="${name}"]`);
	await expect(part('yours')).toContainText('of yours');
	const [download] = await Promise.all([page.waitForEvent('download'), part('export').click()]);
	expect(download.suggestedFilename()).toBe(stored.fileName);
	const path = await download.path();
	expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')).kept)).toEqual(
		expect.arrayContaining(['learn', 'learn:first-turn']),
	);

	// Nothing goes unasked.
	await part('remove').click();
	await page.getByRole('button', { name: stored.no }).click();
	await expect(part('yours')).toContainText('of yours');
	await part('remove').click();
	await page.getByRole('button', { name: stored.removeYes }).click();
	await expect(part('status')).toHaveText(stored.removed);
	await expect(part('status')).toBeFocused();
	await expect(part('yours')).toHaveText(stored.nothing);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

	await part('file').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('hello') });
	await expect(part('status')).toHaveText(stored.problems['not-json']);
	await part('file').setInputFiles(path);
	await page.getByRole('button', { name: stored.importYes, exact: true }).click();
	await expect(part('yours')).toContainText('of yours');
	await page.goto('copan/learn/first-turn/');
	await expect(page.locator('.verdict.right')).toBeVisible();
});

test('where storage is blocked, About says so', once, async ({ page }) => {
	await page.addInitScript(() =>
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new Error('blocked');
			},
		}),
	);
	await page.goto('about/');
	await page.locator('.stored').scrollIntoViewIfNeeded();
	await expect(page.locator('[data-stored="yours"]')).toHaveText(stored.blocked);
	await page.locator('[data-stored="remove"]').click();
	await page.getByRole('button', { name: stored.removeYes }).click();
	await expect(page.locator('[data-stored="status"]')).toHaveText(stored.removed);
});

test('at the table: its tools one tap away from everywhere, larger type, the screen on; and it is kept', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const asked: string[] = [];
		Object.assign(globalThis, { asked });
		Object.defineProperty(Navigator.prototype, 'wakeLock', {
			get: () => ({
				request: async (what: string) => {
					asked.push(what);
					return { addEventListener: () => {}, release: async () => asked.push('released') };
				},
			}),
		});
	});
	const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
	const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
	await page.goto('copan/');
	const before = await size();
	await page.getByRole('button', { name: site.atTable }).first().click();
	expect(Number.parseFloat(await size())).toBeGreaterThan(Number.parseFloat(before));
	await expect.poll(asked).toEqual(['screen']);
	for (const address of ['copan/rules/river/', 'copan/learn/first-turn/', 'copan/play/collecting/', 'about/']) {
		await page.goto(address);
		const tools = page.getByRole('navigation', { name: site.table.title });
		await expect(tools.getByRole('link')).toHaveText(
			[site.search, site.table.turn, site.table.events, site.table.score, site.table.automa].map((name) => name),
		);
		for (const link of await tools.getByRole('link').all()) {
			const box = await link.boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
		}
		await expect(page.getByRole('navigation', { name: site.bar })).toBeHidden();
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address).toBe(true);
	}
	await page.getByRole('navigation', { name: site.table.title }).getByRole('link', { name: site.table.turn }).click();
	await expect(page).toHaveURL(/\/copan\/turn\/$/);
	await expect(
		page.getByRole('navigation', { name: site.table.title }).getByRole('link', { name: site.table.turn }),
	).toHaveAttribute('aria-current', 'page');
	// Off again, from the foot of any page.
	await page.locator('.foot').getByRole('button', { name: site.atTable }).click();
	expect(await size()).toBe(before);
	await page.reload();
	expect(await size()).toBe(before);
});

for (const { shade, where } of shades)
	test(`axe finds nothing at the table, nor on About with its questions, ${shade}`, where, async ({ page }) => {
		await setTheme(page, { system: shade });
		await page.addInitScript(() => localStorage.setItem('stela:table', '1'));
		await page.goto('copan/rules/river/');
		expect(await axeFindings(page)).toEqual([]);
		await page.goto('about/');
		await page.locator('.stored').scrollIntoViewIfNeeded();
		await page.locator('[data-stored="remove"]').click();
		await expect(page.getByRole('button', { name: stored.removeYes })).toBeFocused();
		expect(await axeFindings(page)).toEqual([]);
	});
