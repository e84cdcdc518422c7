/** Every preset of every scenario page, played to its end on the built page and held against the engine's own answer. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Condition, holds } from '#engine/condition.ts';
import { runScenario, type Scenario } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import type { Action, Happening, Setup } from '#games/copan/index.ts';
import { eventLine } from '#words/en/copan-play.ts';
import { play } from '#words/en/play.ts';
import { expect, test } from './fixtures.ts';

interface PagePreset {
	id: string;
	scenario: Scenario<Setup, Action>;
	answers?: { text: string; when: Condition }[];
}

const folder = 'content/copan/scenarios';
// Those that ask for the score are examples of the score sheet, which has tests of its own.
const pages = readdirSync(folder)
	.map((name) => ({
		slug: name.replace('.json', ''),
		...(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as { asks: string; presets: PagePreset[] }),
	}))
	// The score sheet is no position; every answer of Multiple Events is given by hand in its own spec.
	.filter(({ asks, slug }) => asks !== 'score' && slug !== 'multiple-events');

/** Touch on the phone, keys alone on the wide screen. */
const press = async (page: Page, name: string, byKeyboard: boolean) => {
	const button = page.getByRole('button', { name, exact: true });
	if (byKeyboard) {
		await button.focus();
		await page.keyboard.press('Enter');
	} else
		await button.tap({ timeout: 10_000 }).catch(async (error) => {
			// On a slow machine the last step may be drawn only now: then there is nothing left to press.
			if ((await button.getAttribute('aria-disabled')) !== 'true') throw error;
		});
	// What is drawn follows a frame later.
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

const logOf = async (page: Page): Promise<string[]> =>
	(await page.locator('.log > li p:first-child').allTextContents()).map((text) => text.trim());

for (const { slug, presets } of pages)
	test(`${slug}: every preset to its end is the engine's`, async ({ page }, { project }) => {
		test.setTimeout(120_000);
		const byKeyboard = project.name === 'wide';
		await page.goto(`copan/play/${slug}/`);
		await expect(page.locator('astro-island:not([ssr]) .isle')).toBeVisible();
		for (const [index, { id, scenario, answers }] of presets.entries()) {
			if (index > 0) await page.locator('.field-row select').first().selectOption(id);
			const { steps } = runScenario(copanGame, scenario);
			const lines = steps.flatMap(({ events }) => events).map((event) => eventLine(event as Happening));
			if (answers) {
				const right = answers.find(({ when }) => holds(when, steps.at(-1)?.position)) as { text: string };
				const choice = page.getByRole('radio', { name: right.text, exact: true });
				if (byKeyboard) {
					await choice.focus();
					await page.keyboard.press('Space');
				} else await page.locator('.options .chip', { hasText: right.text }).first().tap();
				await press(page, play.guess.check, byKeyboard);
				await expect(page.locator('.verdict.right'), id).toBeVisible();
				await expect.poll(() => logOf(page), id).toHaveLength(lines.length);
				await press(page, play.controls.restart, byKeyboard);
			}
			const next = page.getByRole('button', { name: play.controls.next, exact: true });
			const isAtEnd = async () => (await next.getAttribute('aria-disabled')) === 'true';
			// The first steps by hand; those after them are the same button again, and many.
			for (let step = 0; step < 3 && !(await isAtEnd()); step++) {
				const isAsked = answers && (await page.locator('.options').isVisible());
				await press(page, isAsked ? play.guess.just : play.controls.next, byKeyboard);
			}
			await next.evaluate(async (button) => {
				while (button.getAttribute('aria-disabled') !== 'true') {
					(button as HTMLButtonElement).click();
					// Nobody looks in between.
					await new Promise((resolve) => setTimeout(resolve));
				}
			});
			await expect.poll(() => logOf(page), id).toHaveLength(lines.length);
			const told = await logOf(page);
			for (const [nth, line] of lines.entries()) expect(told[nth], `${id}, line ${nth + 1}`).toContain(line);
			// Every line names a rule or a reading, and leads to it.
			const hrefs = await page
				.locator('.log > li')
				.evaluateAll((rows) => rows.map((row) => row.querySelector('.cites a')?.getAttribute('href') ?? ''));
			for (const href of hrefs) expect(href).toMatch(/\/copan\/(rules\/[a-z-]+\/#[a-z.-]+|rulings\/[a-z-]+\/)$/);
		}
	});
