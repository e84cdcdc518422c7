/** The sandbox on the built site: edit, play, keep, share; a whole game; what comes from anywhere; storage that fails. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { arrange, troubleWords } from '#words/en/arrange.ts';
import { compare } from '#words/en/compare.ts';
import { play } from '#words/en/play.ts';
import { report as reports } from '#words/en/report.ts';
import { sandbox } from '#words/en/sandbox.ts';
import { solo } from '#words/en/sandbox-solo.ts';
import { tools } from '#words/en/sandbox-tools.ts';
import { axeFindings, expect, once, onPhone, setTheme, shades, test } from './fixtures.ts';
import { hostileInputs } from './hostile.ts';

const address = 'copan/sandbox/';
const scenarioOf = (page: string, preset: number): unknown =>
	JSON.parse(readFileSync(join('content', 'copan', 'scenarios', `${page}.json`), 'utf8')).presets[preset].scenario;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tool = (page: Page, name: keyof typeof sandbox.tools) =>
	page.getByRole('group', { name: sandbox.tools.label }).getByRole('button', { name: sandbox.tools[name] });
const isle = 'astro-island:not([ssr]) .isle';

const open = async (page: Page, rest = '') => {
	await page.goto('about:blank');
	await page.goto(address + rest);
	await expect(page.locator(isle)).toBeVisible();
};
/** Opens one of the tools; all of them come in with the first. */
const openTool = async (page: Page, name: keyof typeof sandbox.tools) => {
	await tool(page, name).click();
	await expect(tool(page, name)).toHaveAttribute('aria-expanded', 'true');
	await expect(page.locator('.tool').filter({ visible: true }).first()).not.toBeEmpty();
};

/** What is on the table, as it is seen: the boards, who is asked what, and the picture. */
const seen = async (page: Page) => ({
	headline: await page.locator('.headline').textContent(),
	choices: await page.locator('.ask .choices').allTextContents(),
	players: (await page.locator('.players .store, .players .vp, .players .has').allTextContents()).map((text) =>
		// Changes are told against the start of the turn, which a link starts from.
		text.replaceAll(/\s+/g, ' '),
	),
	board: await page.locator('.picture > svg').innerHTML(),
});

/** Answers whatever is asked once: the first that may be, or what chance brings. */
const answer = async (page: Page) => {
	const chance = page
		.getByRole('button', { name: play.chance.roll })
		.or(page.getByRole('button', { name: play.chance.draw }));
	if (await chance.isVisible()) return chance.click();
	const space = page.locator('.picture .may-press').first();
	if ((await page.locator('.ask .choices').count()) === 0 && (await space.count()) > 0) return space.click();
	await page.locator('.ask .choices .btn:not([aria-disabled])').first().click();
};
/** Plays on until a line of the log tells of so many steps. */
const playSteps = async (page: Page, steps: number) => {
	for (let step = 0; step < steps; step++) {
		const before = await page.locator('.now').innerText();
		await answer(page);
		await expect(page.locator('.now')).toBeVisible();
		await expect
			.poll(
				async () =>
					(await page.locator('.now').innerText()) !== before || (await page.locator('.log > li').count()) > 0,
			)
			.toBe(true);
	}
};

/**
 * Plays on within the page, for games of hundreds of choices: bots have their turns, and where a person or chance is
 * asked the first answer is given. Stops at the end of the game, or after so many presses; gives how many were made.
 */
const playWithin = (page: Page, most: number): Promise<number> =>
	page.evaluate(
		async ({ most: presses, over }) => {
			for (let press = 0; press < presses; press++) {
				if (document.querySelector('.of-whom')?.textContent === over) return press;
				const button =
					document.querySelector('.ask .go') ??
					document.querySelector('.ask .choices .btn:not([aria-disabled])') ??
					document.querySelector('.picture .may-press');
				if (!button) throw new Error(`nothing to press: ${document.querySelector('.now')?.textContent}`);
				button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
				await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			}
			return presses;
		},
		{ most, over: play.over.game },
	);

/** What a press has put on the clipboard. */
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const link = async (page: Page): Promise<string> => {
	await openTool(page, 'share');
	await button(page, tools.share.link).click();
	await expect(page.getByText(tools.share.copied).first()).toBeAttached();
	const text = await copied(page);
	await tool(page, 'share').click();
	return text;
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('edit, play, share; in a fresh browser the link brings the same', once, async ({ page, browser, baseURL }) => {
	await open(page);
	await openTool(page, 'edit');
	// On the board: a space of the Pyramid, a track, and a City.
	await page.getByLabel(tools.edit.about).selectOption('events');
	await button(page, 'Arrange the board').click();
	await page.locator('[data-target="north-1-2"]').click();
	await expect(page.locator('[data-target="north-1-2"]')).toHaveAccessibleName(/Food tile/);
	await page.locator('[data-target="food-3"]').click();
	await button(page, tools.edit.done).click();
	await playSteps(page, 4);
	const made = await link(page);
	expect(made.length).toBeLessThanOrEqual(2000);
	const here = await seen(page);
	const other = await browser.newContext({ baseURL: baseURL ?? '' });
	const fresh = await other.newPage();
	await fresh.goto(made);
	await expect(fresh.locator('.headline')).toHaveText(here.headline ?? '');
	expect(await seen(fresh)).toEqual(here);
	await other.close();
});

test('undone to the start and redone to the end, all is as it was', once, async ({ page }) => {
	test.setTimeout(120_000);
	await open(page);
	await openTool(page, 'start');
	await button(page, tools.start.begin).click();
	await playSteps(page, 10);
	const there = await seen(page);
	const back = button(page, play.controls.back);
	// Pressed whether or not it has just come to rest: a step may be drawn after the button was looked at.
	while ((await back.getAttribute('aria-disabled')) !== 'true') await back.click({ force: true });
	expect(await seen(page)).not.toEqual(there);
	const next = button(page, play.controls.next);
	while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click({ force: true });
	await expect.poll(() => seen(page)).toEqual(there);
});

test('a whole game at one table: a person and a bot, resumed after a reload, to the scores', once, async ({ page }) => {
	test.setTimeout(240_000);
	await open(page);
	await openTool(page, 'start');
	await page.getByRole('radio', { name: '2 players' }).check({ force: true });
	await page.getByLabel(tools.start.card).selectOption('G');
	await page.getByLabel(tools.start.name('Player 1')).fill('Anna <b>');
	await page.getByLabel(tools.start.seat('Player 2')).selectOption('greedy');
	await button(page, tools.start.begin).click();
	await expect(page.locator('.players')).toContainText('Anna <b>');
	// By hand at first, resumed after a reload, and then on to the end.
	await playSteps(page, 5);
	await playWithin(page, 60);
	const before = await seen(page);
	await page.reload();
	await expect(page.locator(isle)).toBeVisible();
	await expect.poll(() => seen(page)).toEqual(before);
	await openTool(page, 'keep');
	await tool(page, 'keep').click();
	expect(await playWithin(page, 1500)).toBeLessThan(1500);
	await expect(page.locator('.of-whom')).toHaveText(play.over.game);
	await expect(page.locator('.headline')).toContainText(/win/);
	await button(page, sandbox.log.whole).click();
	expect(await page.locator('.log > li').count()).toBeGreaterThan(100);
	// Every line of the log names a rule.
	await expect(page.locator('.log > li:not(:has(.cites a))')).toHaveCount(0);
});

test('four bots play a game to its end', once, async ({ page }) => {
	await open(page);
	await openTool(page, 'start');
	await page.getByRole('radio', { name: '4 players' }).check({ force: true });
	for (const player of ['Player 1', 'Player 2', 'Player 3', 'Player 4'])
		await page.getByLabel(tools.start.seat(player)).selectOption('random');
	await button(page, tools.start.begin).click();
	await button(page, tools.bot.playOut).click();
	await expect(page.locator('.of-whom', { hasText: play.over.game })).toBeVisible({ timeout: 30_000 });
});

test('a position that cannot be: each problem with its rule and one change that mends it', once, async ({ page }) => {
	await open(page);
	await openTool(page, 'edit');
	await page.getByText('Glyphs, Priests, Mask, Totem, tokens').click();
	// A Totem each on one space, and a closed space without an Event.
	const totem = page.locator('.pick', { hasText: /^Totem/ }).locator('select');
	await totem.selectOption('altars 1');
	await page.getByRole('button', { name: 'Player 2', exact: true }).click();
	await totem.selectOption('altars 1');
	const problems = page.locator('.problems li');
	await expect(problems).toHaveCount(1);
	await expect(problems.locator('a')).toHaveAttribute('href', /\/copan\/rules\//);
	await expect(button(page, tools.edit.done)).toHaveAttribute('aria-disabled', 'true');
	await page.locator('fieldset', { hasText: 'Closed: Embassies' }).locator('.chip').first().click();
	await expect(problems).toHaveCount(2);
	await problems.first().getByRole('button').click();
	await expect(problems).toHaveCount(1);
	await problems.first().getByRole('button').click();
	await expect(problems).toHaveCount(0);
	await button(page, tools.edit.undo).click();
	await expect(problems).toHaveCount(1);
});

test('with a choice pending, editing goes back to before it', once, async ({ page }) => {
	await open(page);
	await playSteps(page, 1);
	await openTool(page, 'edit');
	await expect(page.getByText(tools.edit.pending)).toBeVisible();
	await button(page, tools.edit.back).click();
	await expect(page.getByLabel(tools.edit.about)).toBeVisible();
});

test('anything pressed on the picture of a Site can be changed', async ({ page }) => {
	await open(page);
	await openTool(page, 'edit');
	for (const [site, label] of [
		['Embassies', tools.edit.card],
		['River', tools.edit.card],
		['Ball Court', tools.edit.card],
		['Altars', tools.edit.altarCard],
		['Stairway', tools.edit.card],
	] as const) {
		await page.getByRole('group', { name: play.parts.label }).getByRole('button', { name: site }).click();
		await page.locator('.picture .spot').first().click();
		const field = page.locator('.picked').getByLabel(label);
		await expect(field).toBeVisible();
		await field.selectOption({ index: 3 });
		await expect(field.locator('option').nth(3)).toHaveJSProperty('selected', true);
	}
});

test('chances: six faces side by side before a roll, and one of them may have come up', once, async ({ page }) => {
	await open(page, '?');
	await openTool(page, 'start');
	await page.getByRole('radio', { name: tools.start.kinds.preset }).check({ force: true });
	await page.locator('.tool .pick select').locator('option', { hasText: /./ }).nth(1).waitFor({ state: 'attached' });
	const value = await page
		.locator('.tool .pick select')
		.locator('optgroup[label="Multiple Events"] option')
		.first()
		.getAttribute('value');
	await page.locator('.tool .pick select').selectOption(value ?? '');
	// The tile of the preset goes down; the die is asked for.
	await button(page, play.controls.next).click();
	await page.getByText(sandbox.chances).click();
	const faces = page.locator('.chances .faces > li');
	await expect(faces).toHaveCount(6);
	await faces.nth(2).getByRole('button').click();
	await expect(page.locator('.log > li', { hasText: 'gear-ring' }).first()).toBeVisible();
	await expect(page.getByText(sandbox.chances)).toHaveCount(0);
});

test('kept by name, opened again, deleted and put back', once, async ({ page }) => {
	await open(page);
	await playSteps(page, 2);
	const there = await seen(page);
	await openTool(page, 'keep');
	await page.getByLabel(tools.keep.name).fill('Before <i>the</i> roll');
	await page.locator('.tool').getByRole('button', { name: tools.keep.keep, exact: true }).click();
	await button(page, play.controls.restart).click();
	await page.reload();
	await expect(page.locator(isle)).toBeVisible();
	await openTool(page, 'keep');
	await button(page, tools.keep.open('Before <i>the</i> roll')).click();
	await expect.poll(() => seen(page)).toEqual(there);
	await openTool(page, 'keep');
	await button(page, tools.keep.delete('Before <i>the</i> roll')).click();
	await expect(button(page, tools.keep.open('Before <i>the</i> roll'))).toHaveCount(0);
	await button(page, tools.keep.putBack).click();
	await expect(button(page, tools.keep.open('Before <i>the</i> roll'))).toBeVisible();
});

test('a file that was downloaded opens as it was', once, async ({ page }) => {
	await open(page);
	await playSteps(page, 3);
	const there = await seen(page);
	await openTool(page, 'share');
	const [download] = await Promise.all([page.waitForEvent('download'), button(page, tools.share.download).click()]);
	expect(download.suggestedFilename()).toBe(tools.share.fileName);
	const file = await download.path();
	await page.evaluate(() => localStorage.clear());
	await open(page);
	await openTool(page, 'start');
	await page.getByRole('radio', { name: tools.start.kinds.file }).check({ force: true });
	await page
		.getByLabel(tools.start.file)
		.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: readFileSync(file) });
	await expect.poll(() => seen(page)).toEqual(there);
});

test(
	'a message and an open tool stand above each other, and all of the tool can be pressed',
	once,
	async ({ page }) => {
		await open(page, '#s=zzzz');
		await expect(page.getByRole('alert')).toBeVisible();
		await openTool(page, 'start');
		await button(page, tools.start.begin).click();
		await expect(page.locator('.headline')).toHaveText(/Which tile/);
	},
);

test('a file that is no position: a message, and the next one opens', once, async ({ page }) => {
	await open(page);
	await openTool(page, 'start');
	await page.getByRole('radio', { name: tools.start.kinds.file }).check({ force: true });
	const field = page.getByLabel(tools.start.file);
	const file = (text: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
	await field.setInputFiles(file('GIF89a'));
	await expect(page.getByRole('alert')).toContainText(troubleWords.shape);
	await field.setInputFiles(file(' '.repeat(500_000)));
	await expect(page.locator('.tool')).toContainText(tools.start.tooBig);
	await field.setInputFiles(file('{"v":1,"game":"copan","setup":{"players":4},"actions":[]}'));
	await expect(page.locator('.players > ul > li')).toHaveCount(4);
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('readings are compared, and the line of another one opens', once, async ({ page }) => {
	await open(page);
	await openTool(page, 'start');
	await page.getByRole('radio', { name: tools.start.kinds.file }).check({ force: true });
	await page.getByLabel(tools.start.paste).fill(JSON.stringify(scenarioOf('pushing-totems', 2)));
	await button(page, tools.start.open).click();
	await openTool(page, 'compare');
	await button(page, compare.start).click();
	const ejection = page.locator('.compare li', { hasText: 'When an ejected Totem moves' }).first();
	await expect(ejection).toBeVisible({ timeout: 30_000 });
	// In force, what is otherwise, and where that parts from it.
	await expect(ejection).toContainText(compare.inForce);
	await expect(ejection).toContainText(/step \d/);
	await ejection.getByRole('button', { name: compare.open }).first().click();
	await openTool(page, 'share');
	await button(page, tools.share.text).click();
	await expect(page.getByText(tools.share.textCopied).first()).toBeAttached();
	expect(JSON.parse(await copied(page)).rulings).toHaveProperty('ejection');
});

test('quick entry asks for what a question hangs on, and for nothing else', once, async ({ page }) => {
	await open(page);
	await openTool(page, 'edit');
	const legends = () => page.locator('.tool:visible legend').allTextContents();
	await page.getByLabel(tools.edit.about).selectOption('exchange');
	expect(await legends()).toEqual([arrange.glyphs, arrange.mask]);
	await page.getByLabel(tools.edit.about).selectOption('harvest');
	expect(await legends()).toEqual([arrange.players, arrange.stored, arrange.characters]);
	await page.getByLabel(tools.edit.about).selectOption('all');
	expect((await legends()).length).toBeGreaterThan(6);
});

test('a space of the Pyramid pressed while editing is changed like any other place', once, async ({ page }) => {
	await open(page);
	await openTool(page, 'edit');
	await page.getByRole('group', { name: play.parts.label }).getByRole('button', { name: play.regions.pyramid }).click();
	await page.locator('[data-target="south-2-2"]').click();
	await page.locator('.picked').getByLabel(tools.edit.card).selectOption('zeal');
	await expect(page.locator('[data-target="south-2-2"]')).toHaveAccessibleName(/Zeal tile/);
});

test(
	'what is seldom asked for: piles, an ejection, Zenith tokens, an exchange already made',
	once,
	async ({ page }) => {
		await open(page);
		await openTool(page, 'edit');
		await page.getByText(arrange.rare).click();
		await page.getByLabel(arrange.ejected).selectOption('altars');
		await page.getByRole('checkbox', { name: arrange.exchanged }).check({ force: true });
		await page.getByRole('button', { name: play.stepper.less(arrange.zenith) }).click();
		const top = page.getByLabel(`${arrange.piles.tops(arrange.kinds.glyphs)}: ${arrange.addCard}`);
		await top.selectOption('b');
		await expect(page.locator('.problems')).toHaveCount(0);
		await button(page, tools.edit.done).click();
		await openTool(page, 'share');
		await button(page, tools.share.text).click();
		await expect(page.getByText(tools.share.textCopied).first()).toBeAttached();
		const { setup } = JSON.parse(await copied(page));
		expect(setup).toMatchObject({ exchanged: true, zenith: 2, tops: { glyphs: ['b'] } });
		expect(setup.seats[0]).toMatchObject({ ejectedFrom: 'altars' });
	},
);

test('edited, played and shared by keyboard alone', once, async ({ page }) => {
	await open(page);
	/** Goes on from one thing to the next until one of that name has the focus. */
	const tabTo = async (name: RegExp) => {
		for (let press = 0; press < 120; press++) {
			await page.keyboard.press('Tab');
			const focused = await page.evaluate(() => {
				const { activeElement: here } = document;
				const label = here instanceof HTMLSelectElement ? here.labels?.[0]?.firstElementChild?.textContent : null;
				return here?.getAttribute('aria-label') ?? label ?? here?.textContent ?? '';
			});
			if (name.test(focused)) return;
		}
		throw new Error(`nothing named ${name} takes the focus`);
	};
	await tabTo(/^Edit$/);
	await page.keyboard.press('Enter');
	await expect(page.getByLabel(tools.edit.about)).toBeVisible();
	await tabTo(new RegExp(`^${arrange.active}$`));
	await page.keyboard.press('ArrowDown');
	await expect(page.locator('.of-whom')).toContainText('Player 2');
	// The end of the editing stands before the panel: back to it.
	await button(page, tools.edit.done).focus();
	await page.keyboard.press('Enter');
	// What is asked has the focus; its answers follow.
	await expect(page.locator('.now')).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.locator('.headline')).toHaveText(/Where does the Food tile go/);
	await expect(page.locator('.now')).toBeFocused();
	await tabTo(/court, row \d, column \d/);
	await page.keyboard.press('Enter');
	await expect(page.locator('.log > li').first()).toBeVisible();
	await page.keyboard.press('Home');
	await page.locator('body').press('Control+Home');
	await tool(page, 'share').focus();
	await page.keyboard.press('Enter');
	await tabTo(new RegExp(`^${tools.share.link}$`));
	await page.keyboard.press('Enter');
	await expect(page.getByText(tools.share.copied).first()).toBeAttached();
	expect(await copied(page)).toMatch(/#s=/);
});

test('a report carries the words, the position and the site’s date', once, async ({ page }) => {
	await open(page);
	await playSteps(page, 1);
	await openTool(page, 'share');
	await page.getByLabel(reports.label).fill('The cube should not move.');
	await button(page, reports.copy.link).click();
	await expect(page.getByText(reports.copy.copied).first()).toBeAttached();
	const report = await copied(page);
	expect(report).toContain('The cube should not move.');
	expect(report).toMatch(/#s=[\w-]{20,}/);
	expect(report).toMatch(/Site of \d{4}-\d\d-\d\d/);
});

test('300 hostile links and files: each a clear message, and the page is usable', once, async ({ page }) => {
	test.setTimeout(360_000);
	await open(page);
	await openTool(page, 'start');
	await page.getByRole('radio', { name: tools.start.kinds.file }).check({ force: true });
	const silent = await page.evaluate(
		async ({ inputs, labels }) => {
			/** Waits until something is there, for three seconds at most. */
			const until = async <Value>(find: () => Value | null | undefined | false): Promise<Value | null> => {
				for (const began = performance.now(); performance.now() - began < 3000; ) {
					const found = find();
					if (found) return found;
					await new Promise((resolve) => requestAnimationFrame(resolve));
				}
				return null;
			};
			const buttonOf = (name: string) =>
				[...document.querySelectorAll<HTMLElement>('.isle button')].find(
					(each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
				);
			const without: string[] = [];
			for (const { code, text } of inputs) {
				if (code !== undefined) location.replace(`#s=${code}`);
				else {
					// Where the first steps of the text before could be played, they are on the table and the tool is closed.
					if (!document.querySelector('.tool textarea')) {
						if (buttonOf(labels.start)?.getAttribute('aria-expanded') !== 'true') buttonOf(labels.start)?.click();
						(await until(() => document.querySelectorAll<HTMLElement>('[name="start-kind"]')[3]))?.click();
					}
					const field = await until(() => document.querySelector<HTMLTextAreaElement>('.tool textarea'));
					if (!field) return [...without, 'the tool does not open'];
					field.value = text ?? '';
					field.dispatchEvent(new InputEvent('input', { bubbles: true }));
					await new Promise((resolve) => requestAnimationFrame(resolve));
					buttonOf(labels.open)?.click();
				}
				const alert = await until(() => document.querySelector('.trouble'));
				if (!alert?.textContent) without.push((code ?? text ?? '').slice(0, 200));
				buttonOf(labels.dismiss)?.click();
				await until(() => !document.querySelector('.trouble'));
			}
			return without;
		},
		{
			inputs: await hostileInputs(300),
			labels: { start: sandbox.tools.start, open: tools.start.open, dismiss: troubleWords.dismiss },
		},
	);
	expect(silent, 'inputs without a message').toEqual([]);
	await page.reload();
	await expect(page.locator(isle)).toBeVisible();
	await openTool(page, 'start');
	await button(page, tools.start.begin).click();
	expect(await playWithin(page, 12)).toBe(12);
	await expect(page.locator('.log > li').first()).toBeAttached();
});

test.describe('storage', () => {
	test('blocked: the page says so, and plays', once, async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(window, 'localStorage', {
				get: () => {
					throw new DOMException('blocked', 'SecurityError');
				},
			});
		});
		await open(page);
		await playSteps(page, 2);
		await expect(page.getByText(sandbox.blocked)).toBeVisible();
		await openTool(page, 'keep');
		await page.getByLabel(tools.keep.name).fill('x');
		await page.locator('.tool').getByRole('button', { name: tools.keep.keep, exact: true }).click();
		await expect(page.locator('.notice')).toContainText(sandbox.blocked);
	});

	test('a list of kept positions that cannot be read is not written over', once, async ({ page }) => {
		await open(page);
		await page.evaluate(() => localStorage.setItem('stela:sandbox:kept', '{"v":7}'));
		await open(page);
		await openTool(page, 'keep');
		await expect(page.getByText(tools.keep.unread)).toBeVisible();
		expect(await page.evaluate(() => localStorage.getItem('stela:sandbox:kept'))).toBe('{"v":7}');
		await button(page, tools.keep.replace).click();
		await expect(page.getByLabel(tools.keep.name)).toBeVisible();
		expect(await page.evaluate(() => localStorage.getItem('stela:sandbox:kept:unread'))).toBe('{"v":7}');
	});

	test('two tabs: what one of them loses is put aside', once, async ({ page, context }) => {
		await open(page);
		await playSteps(page, 2);
		const there = await seen(page);
		const second = await context.newPage();
		await second.goto(address);
		await expect(second.locator(isle)).toBeVisible();
		await expect.poll(() => seen(second)).toEqual(there);
		await button(second, play.controls.restart).click();
		// Another way than the one that the first tab knows.
		await second.locator('.ask .choices .btn').last().click();
		await expect(page.locator('.notice')).toContainText(sandbox.otherTab);
		await openTool(page, 'keep');
		await expect(button(page, tools.keep.open(sandbox.asideName(sandbox.because.tab)))).toBeVisible();
	});

	test('a link does not cost the game that was kept', once, async ({ page }) => {
		await open(page);
		const made = await link(page);
		await playSteps(page, 3);
		const there = await seen(page);
		await page.goto('about:blank');
		await page.goto(made);
		await expect(page.locator(isle)).toBeVisible();
		await expect.poll(() => seen(page)).not.toEqual(there);
		await openTool(page, 'keep');
		await button(page, tools.keep.open(sandbox.asideName(sandbox.because.link))).click();
		await expect.poll(() => seen(page)).toEqual(there);
	});
});

test('every position of the site can be started from', once, async ({ page }) => {
	await open(page);
	await openTool(page, 'start');
	await page.getByRole('radio', { name: tools.start.kinds.preset }).check({ force: true });
	const field = page.locator('.tool .pick select');
	await expect
		.poll(() => field.locator('optgroup').count())
		.toBe(readdirSync(join('content', 'copan', 'scenarios')).length);
	await page.getByRole('radio', { name: tools.start.kinds.random }).check({ force: true });
	await button(page, tools.start.deal).click();
	await expect(page.locator('.tool:visible')).toHaveCount(0);
	await expect(page.locator('.players .vp').first()).not.toBeEmpty();
});

for (const { shade, where } of shades)
	test(`axe finds nothing with each tool opened, ${shade}; nothing scrolls sideways`, where, async ({ page }) => {
		test.setTimeout(180_000);
		await setTheme(page, { system: shade });
		await open(page);
		for (const name of ['start', 'edit', 'compare', 'keep', 'share'] as const) {
			await openTool(page, name);
			expect(await axeFindings(page, { within: '.isle' }), name).toEqual([]);
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
				name,
			).toBeLessThanOrEqual(0);
		}
	});

test.describe('in any order', once, () => {
	const more = (page: Page) => page.getByRole('button', { name: 'One VP more' });
	const startGame = async (page: Page, bots: string[] = []) => {
		await openTool(page, 'start');
		await page.getByLabel(tools.start.name('Player 1')).fill('Anna');
		for (const player of bots) await page.getByLabel(tools.start.seat(player)).selectOption('random');
		await button(page, tools.start.begin).click();
	};
	const pasted = async (page: Page, text: string) => {
		await openTool(page, 'start');
		await page.getByRole('radio', { name: tools.start.kinds.file }).check({ force: true });
		await page.getByLabel(tools.start.paste).fill(text);
		await button(page, tools.start.open).click();
	};

	test('a table laid out by hand is put aside for a new start', async ({ page }) => {
		await open(page);
		await openTool(page, 'edit');
		await more(page).click();
		await button(page, tools.edit.done).click();
		await startGame(page);
		await openTool(page, 'keep');
		await button(page, tools.keep.open(sandbox.asideName(sandbox.because.start))).click();
		await expect(page.locator('.players .vp').first()).toContainText('1');
	});

	test('a change taken back brings the step that was left', async ({ page }) => {
		await open(page);
		await playSteps(page, 3);
		await button(page, play.controls.restart).click();
		await expect(button(page, play.controls.back)).toHaveAttribute('aria-disabled', 'true');
		const there = await seen(page);
		await openTool(page, 'edit');
		await more(page).click();
		await tool(page, 'keep').click();
		await openTool(page, 'edit');
		await button(page, tools.edit.undo).click();
		await expect(button(page, tools.edit.undo)).toHaveAttribute('aria-disabled', 'true');
		await button(page, tools.edit.done).click();
		await expect.poll(() => seen(page)).toEqual(there);
		await expect(button(page, play.controls.next)).not.toHaveAttribute('aria-disabled', 'true');
	});

	test('what is no table yet is there after a reload, and among what is kept, to be mended', async ({ page }) => {
		await open(page);
		await openTool(page, 'edit');
		await page.locator('fieldset', { hasText: 'Closed: Embassies' }).locator('.chip').first().click();
		await button(page, tools.edit.problems(1)).click();
		await expect(page.locator('.problems')).toBeFocused();
		await page.reload();
		await expect(page.locator('.now li')).toHaveCount(1);
		await openTool(page, 'keep');
		await page.getByLabel(tools.keep.name).fill('draft');
		await page.locator('.tool').getByRole('button', { name: tools.keep.keep, exact: true }).click();
		await startGame(page);
		await openTool(page, 'keep');
		await button(page, tools.keep.open('draft')).click();
		await page.locator('.problems button').click();
		await expect(page.locator('.now')).toBeFocused();
		await button(page, tools.edit.done).click();
		await playSteps(page, 1);
	});

	test('cards drawn by people: editing is possible before the first, and Done deals', async ({ page }) => {
		await open(page);
		await openTool(page, 'edit');
		await page.getByText('I enter what came up').click();
		await startGame(page);
		await expect(button(page, play.chance.draw)).toBeVisible();
		await openTool(page, 'edit');
		await page.getByText('Drawn for me').click();
		await button(page, tools.edit.done).click();
		await expect(page.locator('.ask .choices .btn').first()).toContainText('tile');
	});

	test('bots stop where something else is pressed', async ({ page }) => {
		await open(page);
		await startGame(page, ['Player 1', 'Player 2', 'Player 3']);
		await button(page, tools.bot.playOut).click();
		await expect(page.locator('.log > li', { hasText: 'places a' }).first()).toBeVisible();
		await openTool(page, 'edit');
		await expect(button(page, tools.bot.playOut)).toHaveCount(0);
		const there = await seen(page);
		// Longer than a bot takes for a turn.
		await page.waitForTimeout(400);
		expect(await seen(page)).toEqual(there);
		await more(page).click();
		await page.waitForTimeout(400);
		await expect(page.locator('.log > li')).toHaveCount(0);
	});

	test('a link carries the names, and opens without the bots of another game; so does a whole report', async ({
		page,
		browser,
		baseURL,
	}) => {
		await open(page);
		await startGame(page);
		await playSteps(page, 2);
		const made = await link(page);
		await openTool(page, 'share');
		await button(page, reports.copy.link).click();
		await expect(page.getByText(reports.copy.copied).first()).toBeAttached();
		const report = await copied(page);
		const other = await browser.newContext({ baseURL: baseURL ?? '' });
		const fresh = await other.newPage();
		await fresh.goto(address);
		await expect(fresh.locator(isle)).toBeVisible();
		await startGame(fresh, ['Player 1', 'Player 2', 'Player 3']);
		await expect(button(fresh, tools.bot.playOut)).toBeVisible();
		await fresh.goto(made);
		await expect(fresh.locator('.of-whom')).toContainText('Anna');
		await expect(button(fresh, tools.bot.playOut)).toHaveCount(0);
		await fresh.goto('about:blank');
		await fresh.goto(address);
		await expect(button(fresh, tools.bot.playOut)).toBeVisible();
		await pasted(fresh, report);
		await expect(fresh.locator('.of-whom')).toContainText('Anna');
		await other.close();
	});

	test('kept without a name: the question, however long, stays readable', async ({ page }) => {
		await open(page);
		await openTool(page, 'keep');
		await page.locator('.tool').getByRole('button', { name: tools.keep.keep, exact: true }).click();
		const names = await page.evaluate(() =>
			JSON.parse(localStorage.getItem('stela:sandbox:kept') ?? '').kept.map(({ name }: { name: string }) => name),
		);
		expect(names).toHaveLength(1);
		expect(names[0].length).toBeLessThanOrEqual(80);
	});

	test('whoever stood on a Totem space makes room for another', async ({ page }) => {
		await open(page);
		await openTool(page, 'edit');
		await page.getByRole('group', { name: play.parts.label }).getByRole('button', { name: 'River' }).click();
		await page.locator('.picture .spot').last().click();
		await expect(page.locator('.picked')).toBeFocused();
		const owner = page.getByLabel(tools.edit.totemOf);
		for (const seat of ['0', '1']) {
			await owner.selectOption(seat);
			await expect(owner).toHaveValue(seat);
			await expect(page.locator('.problems')).toHaveCount(0);
		}
	});

	test('a game over that was edited says who wins', async ({ page }) => {
		await open(page);
		await openTool(page, 'edit');
		await page.getByLabel('Where the turn stands').selectOption('end');
		await more(page).click();
		await button(page, tools.edit.done).click();
		await expect(page.locator('.headline')).toContainText('Player 1 wins with 1 VP');
	});
});

test.describe('against the Automa', () => {
	interface Choice {
		mode?: keyof typeof solo.modes;
		first?: keyof typeof solo.firsts;
		name?: string;
		bot?: string;
		/** Laid out by hand, not dealt. */
		laidOut?: boolean;
	}
	/** Chooses a solo game in the tool that starts one. */
	const choose = async (page: Page, { mode = 'basic', first = 'person', name, bot, laidOut }: Choice = {}) => {
		await openTool(page, 'start');
		await page.getByRole('radio', { name: solo.players }).check({ force: true });
		if (laidOut) await page.getByRole('radio', { name: tools.start.dealt.start }).check({ force: true });
		await page.getByRole('radio', { name: solo.modes[mode], exact: true }).check({ force: true });
		await page.getByRole('radio', { name: solo.firsts[first], exact: true }).check({ force: true });
		if (name) await page.getByLabel(tools.start.name('Player 1')).fill(name);
		if (bot) await page.getByLabel(tools.start.seat('Player 1')).selectOption(bot);
	};
	const startSolo = async (page: Page, choice?: Choice) => {
		await choose(page, choice);
		await button(page, tools.start.begin).click();
	};
	const sharedText = async (page: Page) => {
		await openTool(page, 'share');
		await button(page, tools.share.text).click();
		await expect(page.getByText(tools.share.textCopied).first()).toBeAttached();
		const text = await copied(page);
		await tool(page, 'share').click();
		return JSON.parse(text);
	};
	const automas = (page: Page) => page.locator('.players > ul > li').filter({ hasText: solo.automa });

	test('a bot plays a whole game, which says names and rules to the end', once, async ({ page }) => {
		test.setTimeout(120_000);
		await open(page);
		await choose(page, { first: 'any', name: 'Anna', bot: 'greedy' });
		await button(page, solo.allHard).click();
		for (const resource of ['Food', 'Fame', 'Zeal', 'Power'])
			await expect(page.getByRole('checkbox', { name: resource, exact: true })).toBeChecked();
		await button(page, tools.start.begin).click();
		await button(page, tools.bot.playOut).click();
		await expect(page.locator('.of-whom', { hasText: play.over.game })).toBeVisible({ timeout: 60_000 });
		await expect(page.locator('.headline')).toContainText(/(Anna|Automa) wins with \d+ VP/);
		await button(page, sandbox.log.whole).click();
		expect(await page.locator('.log > li').count()).toBeGreaterThan(200);
		await expect(page.locator('.log > li:not(:has(.cites a))')).toHaveCount(0);
		await expect(page.locator('.log')).not.toContainText(/Player \d/);
		for (const told of [
			'Hard cards: Food, Fame, Zeal and Power',
			'Automa scores',
			'Anna scores',
			'The Automa plays its',
		])
			await expect(page.locator('.log > li', { hasText: told }).first()).toBeAttached();
	});

	test(
		'by hand to the scores in Advanced mode, with a reload, a link, readings and an edit on the way',
		once,
		async ({ page, browser, baseURL }) => {
			test.setTimeout(240_000);
			await open(page);
			await startSolo(page, { mode: 'advanced', name: 'Anna' });
			await playSteps(page, 5);
			// On to a roll of the Automa: the middle of its turn.
			for (let press = 0; press < 80; press++) {
				if (/^The Automa rolls for its/.test((await page.locator('.headline').textContent()) ?? '')) break;
				await playWithin(page, 1);
			}
			await expect(page.locator('.choices.dice .btn')).toHaveCount(6);
			await expect(automas(page)).toContainText(solo.inPlay);
			await expect(automas(page).locator('.store')).toHaveCount(0);
			// A link's log begins with its turn, and so do the numbers of its marks.
			const unnumbered = async (where: Page) => {
				const { board, ...rest } = await seen(where);
				return { ...rest, board: board.replaceAll(/<g class="hit-number">.*?<\/g>/g, '') };
			};
			const there = await seen(page);
			await page.reload();
			await expect(page.locator(isle)).toBeVisible();
			await expect.poll(() => seen(page)).toEqual(there);
			const here = await unnumbered(page);
			const made = await link(page);
			expect(made.length).toBeLessThanOrEqual(2000);
			const other = await browser.newContext({ baseURL: baseURL ?? '' });
			const fresh = await other.newPage();
			await fresh.goto(made);
			await expect.poll(() => unnumbered(fresh)).toEqual(here);
			await expect(fresh.locator('.players')).toContainText('Anna');
			await other.close();
			// The Automa's own open questions are among those compared, once its turn is over.
			for (let press = 0; press < 12; press++) {
				if (/^Which tile/.test((await page.locator('.headline').textContent()) ?? '')) break;
				await playWithin(page, 1);
			}
			await openTool(page, 'compare');
			await button(page, compare.start).click();
			await expect(page.locator('.compare .found')).toContainText(/open question|outcome|difference/, {
				timeout: 60_000,
			});
			await expect(page.locator('.compare a[href*="/rulings/automa-"]').first()).toBeAttached();
			await tool(page, 'compare').click();
			// Back to where the turn began, and one thing changed.
			await openTool(page, 'edit');
			const back = page.getByRole('button', { name: /^Back to where/ });
			if (await back.isVisible()) await back.click();
			await button(page, solo.allHard).click();
			await button(page, tools.edit.done).click();
			expect((await sharedText(page)).setup.automa).toMatchObject({
				mode: 'advanced',
				hard: ['food', 'fame', 'zeal', 'power'],
			});
			expect(await playWithin(page, 1500)).toBeLessThan(1500);
			await expect(page.locator('.headline')).toContainText(/(Anna|Automa) wins? /);
		},
	);

	test('kept by name and from a file, it comes back as it was', once, async ({ page }) => {
		await open(page);
		await startSolo(page, { mode: 'advanced', first: 'automa', name: 'Anna' });
		await playWithin(page, 12);
		const there = await seen(page);
		await openTool(page, 'keep');
		await page.getByLabel(tools.keep.name).fill('Solo');
		await page.locator('.tool').getByRole('button', { name: tools.keep.keep, exact: true }).click();
		await tool(page, 'keep').click();
		await openTool(page, 'share');
		const [download] = await Promise.all([page.waitForEvent('download'), button(page, tools.share.download).click()]);
		const file = readFileSync(await download.path());
		await openTool(page, 'start');
		await page.getByRole('radio', { name: '2 players' }).check({ force: true });
		await button(page, tools.start.begin).click();
		await openTool(page, 'keep');
		await button(page, tools.keep.open('Solo')).click();
		await expect.poll(() => seen(page)).toEqual(there);
		await page.evaluate(() => localStorage.clear());
		await open(page);
		await openTool(page, 'start');
		await page.getByRole('radio', { name: tools.start.kinds.file }).check({ force: true });
		await page
			.getByLabel(tools.start.file)
			.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file });
		await expect.poll(() => seen(page)).toEqual(there);
	});

	test('its table is edited by lists; what cannot be of an Automa is named and mended', once, async ({ page }) => {
		await open(page);
		await choose(page, { laidOut: true });
		await page.getByLabel(solo.nth(1)).selectOption('zeal');
		await expect(page.getByLabel(solo.nth(3))).toHaveValue('food');
		await button(page, tools.start.begin).click();
		await openTool(page, 'edit');
		const edit = page.locator('.tool:visible');
		await edit.getByRole('radio', { name: solo.modes.advanced }).check({ force: true });
		await edit.getByText('Fame', { exact: true }).first().click();
		await edit.getByLabel(solo.nth(2)).selectOption('power');
		const tiles = edit.getByRole('group', { name: solo.tiles });
		await tiles.getByRole('button', { name: play.stepper.more('Fame tile') }).click();
		const glyphs = edit.getByRole('group', { name: solo.glyphs });
		for (const colour of ['H', 'A', 'H'])
			await glyphs.getByRole('button', { name: play.stepper.more(`Glyph card of colour ${colour}`) }).click();
		await glyphs.getByRole('button', { name: play.stepper.less('Glyph card of colour H') }).click();
		// Its board has neither a store nor a hand nor a Mask.
		await edit.getByRole('group', { name: arrange.boards }).getByRole('button', { name: solo.automa }).click();
		await expect(edit.getByRole('group', { name: arrange.hand })).toHaveCount(0);
		await expect(edit.getByRole('button', { name: play.stepper.more('Food'), exact: true })).toHaveCount(0);
		// What ends the editing sticks over the lists.
		await edit.getByRole('radio', { name: arrange.playerCount(3) }).dispatchEvent('click');
		const problems = page.locator('.problems li');
		await expect(problems).toHaveCount(1);
		await expect(problems.locator('a')).toHaveAttribute('href', /\/copan\/rules\/solo\//);
		await problems.getByRole('button').click();
		await expect(problems).toHaveCount(0);
		await button(page, tools.edit.done).click();
		await expect(automas(page)).toContainText('A ×1, H ×1');
		await playSteps(page, 1);
		const { setup } = await sharedText(page);
		expect(setup.automa).toEqual({
			mode: 'advanced',
			row: ['zeal', 'power', 'food', 'fame'],
			hard: ['fame'],
			glyphs: ['h', 'a'],
		});
		expect(setup.seats[1]).toMatchObject({ tiles: { fame: 1 }, glyphs: { a: 1, h: 1 } });
	});

	test('its die and its cards may be entered by hand', once, async ({ page }) => {
		await open(page);
		await openTool(page, 'edit');
		await page.getByText(arrange.drawnByHand).click();
		await startSolo(page, { first: 'any' });
		await expect(page.locator('.headline')).toHaveText('Who is First player?');
		await button(page, 'The Automa begins').click();
		for (const card of ['Power card', 'Food card', 'Zeal card']) await button(page, card).click();
		await expect(automas(page).locator('svg[aria-label$="card"]').first()).toHaveAttribute('aria-label', 'Power card');
		await page.locator('.log > li', { hasText: 'its Fame card' }).first().waitFor();
	});

	test('some turns by keyboard alone', once, async ({ page }) => {
		await open(page);
		await startSolo(page, { first: 'automa' });
		await expect(page.locator('.now')).toBeFocused();
		await expect(page.locator('.headline')).toContainText('the Automa’s');
		const tabTo = async (name: RegExp) => {
			for (let press = 0; press < 80; press++) {
				await page.keyboard.press('Tab');
				const focused = await page.evaluate(
					() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
				);
				if (name.test(focused)) return;
			}
			throw new Error(`nothing named ${name} takes the focus`);
		};
		await tabTo(/court, row \d, column \d/);
		await page.keyboard.press('Enter');
		await expect(page.locator('.now')).toBeFocused();
		for (let press = 0; press < 20; press++) {
			if (/^Which tile do you place/.test((await page.locator('.headline').textContent()) ?? '')) break;
			// What is asked has the focus; its first answer follows.
			await page.keyboard.press('Tab');
			await page.keyboard.press('Enter');
			await expect(page.locator('.now')).toBeFocused();
			// The focus is there at once, the answers a frame later.
			await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
		}
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(page.locator('.headline')).toHaveText(/Where does the \w+ tile go\?/);
	});

	test('by touch the Automa’s tile is placed on the board, and its roll shows the Site', onPhone, async ({ page }) => {
		await open(page);
		// Laid out by hand, its row begins with the Food card.
		await startSolo(page, { first: 'automa', laidOut: true });
		await page.locator('.picture .may-press').first().tap();
		await expect(page.locator('.log > li', { hasText: 'Automa places a Food tile' })).toBeVisible();
		for (let press = 0; press < 8; press++) {
			if (/^The Automa rolls for its Food/.test((await page.locator('.headline').textContent()) ?? '')) break;
			await playWithin(page, 1);
		}
		const site = page
			.getByRole('group', { name: play.parts.label })
			.getByRole('button', { name: play.regions.embassies });
		await expect(site).toHaveAttribute('aria-pressed', 'true');
		await page.locator('.choices.dice .btn', { hasText: 'City' }).first().tap();
		await expect(page.locator('.log > li', { hasText: 'Automa places an Embassy' })).toBeVisible();
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
		).toBeLessThanOrEqual(0);
	});

	for (const { shade, where } of shades)
		test(`axe finds nothing in a solo game, ${shade}; nothing scrolls sideways`, where, async ({ page }) => {
			test.setTimeout(120_000);
			await setTheme(page, { system: shade });
			await open(page);
			const check = async (what: string) => {
				expect(await axeFindings(page, { within: '.isle' }), what).toEqual([]);
				expect(
					await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
					what,
				).toBeLessThanOrEqual(0);
			};
			await choose(page, { mode: 'advanced', first: 'automa' });
			await button(page, solo.allHard).click();
			await page.getByRole('radio', { name: solo.rows.given }).check({ force: true });
			await check('start');
			await button(page, tools.start.begin).click();
			await check('the Automa’s tile');
			await openTool(page, 'edit');
			await check('edit');
			await button(page, tools.edit.done).click();
			await playWithin(page, 1);
			for (let press = 0; press < 8; press++) {
				if (/^The Automa rolls/.test((await page.locator('.headline').textContent()) ?? '')) break;
				await playWithin(page, 1);
			}
			await check('the Automa’s roll');
		});
});
