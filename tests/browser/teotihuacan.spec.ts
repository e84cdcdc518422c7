/** The tools of Teotihuacan on the built pages: by touch and by keyboard alone, kept, linked, and with broken storage. */
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { moduleStates, moduleSwitch } from '#words/en/teotihuacan-modules.ts';
import { setUpTicks } from '#words/en/teotihuacan-setup.ts';
import { boardTool, eclipseTool } from '#words/en/teotihuacan-tools.ts';
import { tools } from '#words/en/tools.ts';
import { axeFindings, expect, once, onPhone, setTheme, shades, shiftsOnLoad, slowDown, test } from './fixtures.ts';

const board = './teotihuacan/board/';
const eclipse = './teotihuacan/eclipse/';
const setup = './teotihuacan/setup/';
const modules = './teotihuacan/modules/';

const open = async (page: Page, address: string) => {
	await page.goto(address);
	await expect(page.locator('.teo:not(.opening)')).toBeVisible();
};
const headline = (page: Page) => page.locator('.answer .headline');
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const chip = (page: Page, name: string) => page.locator('.teo .chip').filter({ hasText: new RegExp(`^${name}$`) });
const kept = (page: Page, name: string) =>
	page.evaluate((key) => localStorage.getItem(`stela:teotihuacan:${key}`), name);

test.describe('What do I get here?', () => {
	test('by touch: the worked case of the Forest, with its rules, and after a reload', async ({ page }) => {
		await open(page, board);
		await chip(page, '2').click();
		await select(page, boardTool.worker(2)).selectOption('4');
		await select(page, boardTool.worker(3)).selectOption('5');
		await expect(headline(page)).toHaveText('2 cocoa, 3 wood and 2 power-ups');
		await chip(page, boardTool.noCocoa).click();
		await expect(headline(page)).toHaveText('3 wood, 3 cocoa and 2 power-ups');
		await expect(headline(page)).toHaveAttribute('role', 'status');
		const cited = page.locator('.told .cites a');
		for (const href of await cited.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname)))
			expect(href).toMatch(/\/teotihuacan\/rules\/[a-z-]+\/$/);
		await expect(cited.filter({ hasText: 'Forest (2): wood' })).toHaveCount(1);
		await page.reload();
		await expect(headline(page)).toHaveText('3 wood, 3 cocoa and 2 power-ups');
	});

	test('on a phone the answer stays in sight while the table is entered', onPhone, async ({ page }) => {
		await open(page, board);
		await expect(headline(page)).toBeInViewport({ ratio: 1 });
		await select(page, boardTool.board).selectOption({ label: 'Nobles (6)' });
		await expect(headline(page)).toBeInViewport({ ratio: 1 });
		const bar = await page.locator('nav.bar:not(.of-table)').boundingBox();
		await page.evaluate(() => scrollTo(0, 200));
		const answer = await headline(page).boundingBox();
		expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
	});

	test('a point in a number is left out, and what follows it stays behind it', once, async ({ page }) => {
		await open(page, board);
		await field(page, boardTool.stock.cocoa).focus();
		await page.keyboard.type('3.7');
		await expect(field(page, boardTool.stock.cocoa)).toHaveValue('37');
	});

	test('by keyboard alone: what cannot be is said, with its rule', once, async ({ page }) => {
		await open(page, board);
		await select(page, boardTool.board).focus();
		await page.keyboard.type('Nobles');
		await expect(headline(page)).toContainText('This costs 2 wood and you have 0.');
		await expect(page.locator('.answer > .cites a')).toContainText('2 wood for the first building');
		await field(page, boardTool.stock.wood).focus();
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowUp');
		await expect(headline(page)).toHaveText('−2 wood, 3 VP, 1 step on the Avenue and 1 power-up');
		// A group of choices is gone through with the arrows.
		await page.getByRole('radio', { name: boardTool.noblesRows[1] as string }).focus();
		await page.keyboard.press('ArrowDown');
		await expect(headline(page)).toContainText('is not open to you');
		await page.keyboard.press('ArrowUp');
		const technology = page.getByRole('checkbox', { name: '03', exact: true });
		await technology.focus();
		await page.keyboard.press('Space');
		await expect(headline(page)).toContainText('6 VP');
	});

	test('every board and action says something, worship and Royal tiles among them', once, async ({ page }) => {
		await open(page, board);
		const options = await select(page, boardTool.board).locator('option').allInnerTexts();
		expect(options).toHaveLength(8);
		for (const option of options) {
			await select(page, boardTool.board).selectOption({ label: option });
			for (const radio of await page.locator('input[name="action"]').all()) {
				await radio.check({ force: true });
				await expect(headline(page)).not.toBeEmpty();
			}
		}
		await select(page, boardTool.board).selectOption({ label: 'Palace (1)' });
		await page.getByRole('radio', { name: 'Worship' }).check({ force: true });
		await expect(headline(page)).toHaveText('2 cocoa');
		await select(page, boardTool.royal).selectOption('b02');
		await field(page, boardTool.times).fill('2');
		await expect(headline(page)).toContainText('trades once at most');
		await chip(page, '2').click();
		await expect(headline(page)).toHaveText('−2 cocoa, 2 wood and 2 stone');
		// What this tile takes may be of any kind, and must be there.
		await select(page, boardTool.royal).selectOption('c03');
		await expect(headline(page)).toHaveText('This costs 1 resource of your choice and you have 0.');
		await field(page, boardTool.stock.gold).fill('1');
		await expect(headline(page)).toHaveText('−1 resource of choice and 2 cocoa');
	});

	test('modules change it: a Priest counts once the module is on', once, async ({ page }) => {
		await open(page, board);
		await expect(select(page, boardTool.priest)).toHaveCount(0);
		await page.locator('form[data-modules]').getByRole('checkbox', { name: 'Priests' }).check({ force: true });
		await expect(page.locator('[data-said]')).toHaveText(moduleStates.chosen(['Priests']));
		await select(page, boardTool.priest).selectOption('chalchiuhtlicue');
		await expect(headline(page)).toHaveText('1 power-up');
		await page.locator('form[data-modules]').getByRole('checkbox', { name: 'Priests' }).uncheck({ force: true });
		await expect(headline(page)).toHaveText('1 cocoa and 1 power-up');
	});

	test(
		'a link brings the same to another device; hostile ones and what is kept cost nothing',
		once,
		async ({ page, context, browser }) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await open(page, board);
			await chip(page, '4').click();
			await page.getByRole('button', { name: tools.link }).click();
			await expect(page.getByRole('status').filter({ hasText: tools.copied })).toHaveCount(1);
			const link = await page.evaluate(() => navigator.clipboard.readText());
			const other = await (await browser.newContext()).newPage();
			await other.goto(link);
			await expect(headline(other)).toHaveText('2 wood and 1 power-up');
			await other.context().close();

			for (const [held, why] of [
				['nonsense', 'damaged'],
				['{"v":1,"tool":"teotihuacan:board","state":{"board":"moon"}}', 'shape'],
				['{"v":2}', 'newer'],
				['{"v":1,"tool":"teotihuacan:eclipse","state":{}}', 'other-tool'],
				['<img src=x onerror=alert(1)>', 'damaged'],
				['x'.repeat(200_001), 'too-long'],
			] as const) {
				await page.goto('about:blank');
				await open(page, `${board}#s=${deflateRawSync(held).toString('base64url')}`);
				await expect(page.getByRole('alert')).toContainText(`${tools.trouble.link} ${tools.because[why]}`);
				await expect(headline(page)).toHaveText('2 wood and 1 power-up');
			}
			await page.getByRole('alert').getByRole('button').click();
			await expect(page.getByRole('alert')).toHaveCount(0);
		},
	);
});

test.describe('Eclipse score sheet', () => {
	const enter = async (page: Page) => {
		await page.getByRole('radio', { name: eclipseTool.eclipses[2] as string, exact: true }).check({ force: true });
		await field(page, eclipseTool.buildings).fill('4');
		await field(page, eclipseTool.avenue).fill('5');
		await field(page, eclipseTool.track).fill('3');
		for (const [kind, copies, count] of [
			[4, 3, 2],
			[5, 3, 2],
			[6, 3, 1],
			[7, 3, 1],
		] as const)
			await field(page, eclipseTool.mask(kind, copies)).fill(`${count}`);
		await field(page, eclipseTool.power(1)).fill('1');
		await field(page, eclipseTool.power(4)).fill('1');
		await field(page, eclipseTool.power(5)).fill('1');
	};

	test('the worked case comes to 35, line by line, and after a reload', async ({ page }) => {
		await open(page, eclipse);
		await enter(page);
		await expect(page.locator('.pad .sum td').first()).toHaveText('35');
		await expect(headline(page)).toContainText('Player 1: +35 VP');
		await expect(page.locator('.told > li')).toHaveCount(5);
		await expect(page.locator('.told')).toContainText('Masks in sets of 4 + 2');
		await chip(page, eclipseTool.noCocoa).click();
		await expect(page.locator('.told')).toContainText('the Discovery spares you all 5 cocoa');
		await expect(page.locator('.pad .sum td').first()).toHaveText('41');
		await chip(page, eclipseTool.noCocoa).click();
		await page.getByLabel(eclipseTool.name, { exact: true }).fill('Ana');
		await page.reload();
		await expect(headline(page)).toContainText('Ana: +35 VP');
	});

	test('no word is cut in the table of mask sets', onPhone, async ({ page }) => {
		await open(page, eclipse);
		const name = page.getByRole('rowheader', { name: eclipseTool.masksInSet, exact: true });
		const lines = await name.evaluate((cell) => {
			const text = document.createRange();
			text.selectNodeContents(cell);
			return text.getClientRects().length;
		});
		expect(lines).toBeLessThanOrEqual(eclipseTool.masksInSet.split(' ').length);
	});

	test('the last Eclipse: bonus tiles, a winner, and how a tie is broken', once, async ({ page }) => {
		await open(page, eclipse);
		await page.getByRole('radio', { name: eclipseTool.eclipses[3] as string, exact: true }).check({ force: true });
		// Nobody has won before anything is entered.
		await expect(headline(page)).toContainText(eclipseTool.added('Player 1', 0));
		await field(page, eclipseTool.cocoa).fill('4');
		await page.locator('.tabs button').nth(1).click();
		await field(page, eclipseTool.cocoa).fill('4');
		await expect(headline(page)).toHaveText(eclipseTool.wins.order('Player 1', 0));
		const dark = page.getByLabel(/Dark Eclipse/);
		await dark.selectOption('dark');
		await expect(headline(page)).toHaveText(eclipseTool.wins['order-reversed']('Player 2', 0));
		await page.reload();
		await expect(dark).toHaveValue('dark');
		await dark.selectOption('normal');
		await page.locator('.tabs button').nth(0).click();
		await field(page, eclipseTool.cocoa).fill('3');
		await expect(headline(page)).toHaveText(eclipseTool.wins.cocoa('Player 2', 0));
		await page.locator('.tabs button').nth(0).click();
		await chip(page, '15 VP').click();
		await expect(headline(page)).toHaveText(eclipseTool.wins.vp('Player 1', 15));
		await expect(page.locator('.answer > .cites a').first()).toContainText('Most VP wins');
	});

	test('by keyboard alone', once, async ({ page }) => {
		await open(page, eclipse);
		await page.locator('.tabs button').nth(1).focus();
		await page.keyboard.press('Enter');
		await expect(page.locator('.tabs [aria-pressed="true"]')).toContainText('Player 2');
		await page.keyboard.press('Tab');
		await expect(page.getByLabel(eclipseTool.name, { exact: true })).toBeFocused();
		await page.keyboard.type('Ben');
		await page.keyboard.press('Tab');
		await expect(field(page, eclipseTool.vp)).toBeFocused();
		await page.keyboard.type('12');
		await page.keyboard.press('Tab');
		await page.keyboard.press('ArrowUp');
		await expect(page.locator('.pad .sum td').nth(1)).toHaveText('17');
		await expect(headline(page)).toContainText('Ben: +5 VP');
	});

	test('more masks than the box holds are told, and a damaged sheet is put aside', once, async ({ page }) => {
		await open(page, eclipse);
		await field(page, eclipseTool.mask(1, 1)).fill('1');
		await page.locator('.tabs button').nth(1).click();
		await field(page, eclipseTool.mask(1, 1)).fill('1');
		await expect(page.locator('.bad')).toHaveText(eclipseTool.tooMany.masks(1, 2, 1));
		await page.evaluate(() => localStorage.setItem('stela:teotihuacan:eclipse', '{"v":7}'));
		await page.reload();
		await expect(page.getByRole('alert')).toContainText(tools.trouble.kept);
		await field(page, eclipseTool.track).fill('1');
		expect(await kept(page, 'eclipse:unread')).toBe('{"v":7}');
		expect(JSON.parse((await kept(page, 'eclipse')) ?? '')).toMatchObject({ v: 1 });
	});
});

test.describe('Set-up', () => {
	const status = (page: Page) => page.locator('#done');
	test('ticks stay by number of players; modules bring their steps', async ({ page }) => {
		await page.goto(setup);
		await expect(status(page)).toHaveText(setUpTicks.choose);
		await page.locator('.chip', { hasText: '3 players' }).click();
		await expect(status(page)).toContainText('0 of');
		await expect(page.locator('#set-up')).toContainText('dark disc on 11');
		await expect(page.getByText('dark disc on 10', { exact: true })).toBeHidden();
		await expect(page.getByText('Two players: two neutral colours')).toBeHidden();
		await expect(page.getByText('Deal two Priests, keep one')).toBeHidden();
		await page.locator('.step', { hasText: 'Shuffle the boards on 2 to 7' }).click();
		await expect(status(page)).toContainText('1 of');
		await page.reload();
		await expect(status(page)).toContainText('1 of');
		const before = Number((await status(page).innerText()).split(' ')[2]);

		await page.locator('.which summary').click();
		await page.locator('form[data-modules] .chip', { hasText: 'Height of Development' }).click();
		await expect(page.getByText('Four bonus tiles, six worship Discoveries')).toBeVisible();
		await expect(page.getByText('4 bonus tiles', { exact: true })).toBeVisible();
		await expect(page.getByText('3 bonus tiles', { exact: true })).toBeHidden();
		expect(Number((await status(page).innerText()).split(' ')[2])).toBe(before + 3);
		await page.locator('.chip', { hasText: '2 players' }).click();
		await expect(status(page)).toContainText('0 of');
	});

	test('by keyboard alone, and without storage', once, async ({ page }) => {
		await page.addInitScript(() => {
			Storage.prototype.setItem = () => {
				throw new DOMException('full', 'QuotaExceededError');
			};
		});
		await page.goto(`${setup}?players=4`);
		await page.locator('#set-up .step input').first().focus();
		await page.keyboard.press('Space');
		await expect(status(page)).toHaveText(setUpTicks.notKept);
		await page.goto(`${setup}?players=7`);
		await expect(status(page)).toHaveText(setUpTicks.bad('7'));
	});
});

test.describe('Modules', () => {
	test('what is off is in no list, and stays so', async ({ page }) => {
		await page.goto('./teotihuacan/rules/');
		await expect(page.getByRole('heading', { name: /Module: Priests/ })).toBeVisible();
		await page.goto(modules);
		await expect(page.locator('[data-said]')).toHaveText(moduleStates.unchosen);
		await page.getByRole('button', { name: moduleSwitch.base }).click();
		await page.getByRole('checkbox', { name: /Seasons/ }).check({ force: true });
		await expect(page.locator('[data-said]')).toHaveText(moduleStates.chosen(['Seasons of Progress']));
		await page.goto('./teotihuacan/rules/');
		await expect(page.getByRole('heading', { name: /Module: Priests/ })).toBeHidden();
		await expect(page.getByRole('heading', { name: /Module: Seasons/ })).toBeVisible();
		await page.goto('./teotihuacan/technologies/');
		await expect(page.getByRole('heading', { name: 'Shadow of Xitle' })).toBeHidden();
		await expect(page.locator('#shown')).toHaveText('Showing all 9.');
		await page.goto('./teotihuacan/');
		await expect(page.locator('.kinds').getByText('Priests and Priestesses')).toBeHidden();
		await page.goto(modules);
		await page.getByRole('button', { name: moduleSwitch.forget }).click();
		await page.goto('./teotihuacan/technologies/');
		await expect(page.getByRole('heading', { name: 'Shadow of Xitle' })).toBeVisible();
	});

	test('garbage is no choice, and without scripts everything is in sight', once, async ({ page, browser, baseURL }) => {
		await page.goto(modules);
		await page.evaluate(() => localStorage.setItem('stela:teotihuacan:modules', '{"v":1,"on":7}'));
		await page.goto('./teotihuacan/priests/');
		await expect(page.getByText('Tlaloc').first()).toBeVisible();
		await expect(page.locator('html')).not.toHaveAttribute('data-off');
		const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
		const plain = await context.newPage();
		await plain.goto(setup);
		await expect(plain.getByText('Deal two Priests, keep one')).toBeVisible();
		await expect(plain.getByText('Module Priests')).toBeVisible();
		await plain.goto(board);
		await expect(plain.locator('noscript p')).toHaveText(boardTool.needsScripts);
		await expect(plain.getByRole('cell', { name: '4 wood, 5 cocoa' })).toBeVisible();
		await expect(plain.locator('.teo')).toBeHidden();
		await context.close();
	});
});

test('the lesson is gone through by what it shows, and is kept', once, async ({ page }) => {
	await page.goto('./teotihuacan/learn/first-turns/');
	const press = (name: string | RegExp) => page.locator('.isle').getByRole('button', { name }).click();
	await press('Forest to Decorations: 2 boards (power 1)');
	await press('Collect Cocoa');
	await expect(page.locator('.isle')).toContainText('Two colours and 1 more');
	await press('Next');
	await press('1 cocoa');
	await expect(page.locator('.isle')).toContainText('your colour counts too');
	await press('2 cocoa');
	await page.reload();
	await expect(page.locator('.isle')).toContainText('theirs and yours');
	await expect(page.locator('.ring li')).toHaveCount(8 + 10);
});

test('nothing can be kept: the tools work on and say so', once, async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new DOMException('blocked', 'SecurityError');
			},
		});
	});
	await open(page, board);
	await chip(page, '4').click();
	await expect(headline(page)).toHaveText('2 wood and 1 power-up');
	await expect(page.getByRole('alert')).toContainText(tools.notKept);
	await page.goto(modules);
	await page.getByRole('button', { name: moduleSwitch.base }).click();
	await expect(page.locator('[data-said]')).toHaveText(moduleStates.notKept);
});

for (const { shade, where } of shades)
	test(`axe finds nothing in ${shade}, with everything open`, where, async ({ page }) => {
		await setTheme(page, { system: shade });
		await page.goto(modules);
		await page.getByRole('button', { name: moduleSwitch.all }).click();
		expect(await axeFindings(page)).toEqual([]);
		await open(page, board);
		for (const option of ['alchemy', 'nobles', 'decorations', 'construction', 'palace']) {
			await select(page, boardTool.board).selectOption(option);
			expect(await axeFindings(page)).toEqual([]);
		}
		await open(page, eclipse);
		await page.getByRole('radio', { name: eclipseTool.eclipses[3] as string, exact: true }).check({ force: true });
		expect(await axeFindings(page)).toEqual([]);
		await page.goto(setup);
		await page.locator('.which summary').click();
		expect(await axeFindings(page)).toEqual([]);
		await page.goto('./teotihuacan/learn/first-turns/');
		expect(await axeFindings(page)).toEqual([]);
	});

test('nothing moves while the tools load', onPhone, async ({ page }) => {
	await page.addInitScript(() =>
		localStorage.setItem(
			'stela:teotihuacan:modules',
			JSON.stringify({ v: 1, on: ['priests', 'height'], off: 'seasons architecture xitle' }),
		),
	);
	await slowDown(page);
	for (const address of [board, eclipse, `${setup}?players=3`, modules, './teotihuacan/technologies/']) {
		await page.goto(address);
		expect(await shiftsOnLoad(page), address).toEqual([]);
	}
});
