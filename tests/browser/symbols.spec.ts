/** The symbol key, and finding a component by what is seen on it. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { laterLimit, scriptLimit } from '../../tools/limits.mjs';
import { axeFindings, expect, once, setTheme, shades, shiftsOnLoad, test } from './fixtures.ts';

const finder = './copan/find/';
const rows = (page: Page) => page.locator('.finds li:visible');
/** What the rows lead to, such as `cities/20` or `events/card-d/#face-1`. */
const found = (page: Page) =>
	rows(page)
		.locator('a')
		.evaluateAll((links) =>
			links.map((link) =>
				link
					.getAttribute('href')
					?.replace(/^.*\/copan\//, '')
					.replace(/\/$/, ''),
			),
		);
const status = (page: Page) => page.getByRole('status').filter({ hasText: /fit|component/i });
const symbol = (page: Page, name: string) =>
	page.getByRole('group', { name: 'Symbols on it' }).getByRole('button', { name, exact: true });
const cost = (page: Page, name: string) =>
	page.getByRole('group', { name: 'Its cost' }).getByRole('button', { name, exact: true });

test.describe('the piece in the hand is found', once, () => {
	const cases: [piece: string, query: string, expected: string[]][] = [
		['a City for Zeal and any, 8 VP', 'see=vp.8&cost=zeal&cost=any', ['cities/20']],
		['a Mask space with a pair of any', 'kind=mask&see=any-pair', ['jade-mask/6', 'jade-mask/12']],
		[
			'an Event face with the Power cube',
			'kind=face&see=power&see=cube',
			[
				'events/card-c/#face-2',
				'events/card-d/#face-1',
				'events/card-e/#face-6',
				'events/card-f/#face-2',
				'events/card-g/#face-4',
				'events/card-h/#face-3',
				'events/card-i/#face-5',
			],
		],
		[
			'a bird with the Stairway, 3 less',
			'see=bird&see=site-stairway&see=any.3',
			['characters/gukumatz', 'characters/ixcuiname'],
		],
		['a City for Power, VP', 'kind=city&see=vp&cost=power', ['cities/8']],
		['a sun with Zeal', 'kind=character&see=sun&see=zeal', ['characters/yatzil']],
		['infinity, a Food tile', 'see=infinity&see=food&see=tile', ['characters/huracan', 'characters/tonalnan']],
		['an Embassy token, 3 steps', 'kind=token&see=steps.3', ['embassy-tokens/level-3-climb']],
		['5 Glyphs for 3 Jade tiles', 'kind=exchange&see=glyph.5&see=jade.3', ['glyphs/#different-colours-5']],
		['an Altar column with the Stairway', 'kind=altar&see=site-stairway', ['altars/action-stairway']],
		[
			'a hard Automa card with Power',
			'kind=automa&see=difficulty&see=power',
			['automa/power-basic-hard', 'automa/power-advanced-hard'],
		],
		['a hard Event card with Jade', 'kind=event&see=difficulty.3&see=jade', ['events/card-c']],
		['an Event face that takes an extension', 'kind=face&see=storage.1', ['events/card-i/#face-4']],
		['a spiral', 'see=spiral', ['components/central-board']],
	];
	test('by what is seen on it', async ({ page }) => {
		for (const [piece, query, expected] of cases)
			await test.step(piece, async () => {
				await page.goto(`${finder}?${query}`);
				await expect(status(page)).toHaveText(`${expected.length} of 256 fit.`);
				expect(await found(page)).toEqual(expected);
				await expect(page).toHaveURL(new RegExp(`\\?${query.replaceAll('.', '\\.')}$`));
			});
	});
});

test.describe('tapping what is seen', () => {
	test('narrows, keeps it in the address, and marks what is left over by nothing', async ({ page }) => {
		await page.goto(finder);
		await expect(status(page)).toHaveText('All 256 components.');
		await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden();
		await symbol(page, 'Victory Points').click();
		await expect(symbol(page, 'Victory Points')).toHaveAttribute('aria-pressed', 'true');
		await cost(page, 'Zeal').click();
		await cost(page, 'Any resource').click();
		await expect(page).toHaveURL(/\?see=vp&cost=zeal&cost=any$/);
		await expect(status(page)).toHaveText('1 of 256 fit.');
		expect(await found(page)).toEqual(['cities/20']);
		const chosen = page.getByRole('list', { name: 'What you see' });
		await expect(chosen).toContainText('Victory Points');
		await expect(chosen).toContainText('Cost: Zeal');
		await expect(chosen.getByRole('link', { name: 'Victory Points' })).toHaveAttribute('href', /symbols\/#vp$/);
		await expect(symbol(page, 'Jade tile')).toBeDisabled();
		await expect(symbol(page, 'Jade tile')).toBeVisible();
		await expect(symbol(page, 'Zeal')).toBeEnabled();

		await page.reload();
		await expect(status(page)).toHaveText('1 of 256 fit.');
		await expect(cost(page, 'Zeal')).toHaveAttribute('aria-pressed', 'true');
		await cost(page, 'Zeal').click();
		await expect(page).toHaveURL(/\?see=vp&cost=any$/);
		await page.getByRole('button', { name: 'Clear' }).click();
		await expect(page).toHaveURL(/\/copan\/find\/$/);
		await expect(status(page)).toHaveText('All 256 components.');
		await expect(symbol(page, 'Jade tile')).toBeEnabled();
	});

	test('how many of it narrows further; a number that nothing left has is closed', once, async ({ page }) => {
		await page.goto(`${finder}?kind=token&see=fame`);
		await expect(rows(page)).toHaveCount(3);
		expect(await found(page)).toEqual(
			['level-1-fame', 'level-2-fame', 'level-3-fame'].map((id) => `embassy-tokens/${id}`),
		);
		const many = page.getByLabel('How many: Fame');
		await expect(many.getByRole('option', { name: '5' })).toBeDisabled();
		await many.selectOption('2');
		await expect(page).toHaveURL(/\?kind=token&see=fame\.2$/);
		await expect(rows(page)).toHaveCount(1);
		expect(await found(page)).toEqual(['embassy-tokens/level-2-fame']);
	});

	test('a kind that nothing left belongs to is closed', once, async ({ page }) => {
		await page.goto(`${finder}?see=bird`);
		const kind = page.getByLabel('What it is');
		await expect(kind.getByRole('option', { name: 'Cities' })).toBeDisabled();
		await kind.selectOption('character');
		await expect(page).toHaveURL(/\?kind=character&see=bird$/);
		await expect(status(page)).toHaveText('20 of 256 fit.');
	});

	test('a chosen and an unavailable symbol stay where they were', async ({ page }) => {
		await page.goto(finder);
		const places = () =>
			page.locator('.finder button').evaluateAll((buttons) =>
				buttons.map((button) => {
					const { x, y, width, height } = button.getBoundingClientRect();
					return [x, y + scrollY, width, height];
				}),
			);
		const before = await places();
		await symbol(page, 'Bird').click();
		await symbol(page, 'Hieroglyphic Stairway').click();
		await expect(status(page)).toHaveText('2 of 256 fit.');
		expect(await places()).toEqual(before);
		for (const [, , width, height] of before) {
			expect(width).toBeGreaterThanOrEqual(44);
			expect(height).toBeGreaterThanOrEqual(44);
		}
	});

	test('the keyboard chooses and opens', once, async ({ page }) => {
		await page.goto(finder);
		await symbol(page, 'Bird').focus();
		await page.keyboard.press('Space');
		await expect(symbol(page, 'Bird')).toBeFocused();
		await expect(symbol(page, 'Bird')).toHaveAttribute('aria-pressed', 'true');
		await rows(page).getByRole('link', { name: 'Kianto' }).focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/copan\/characters\/kianto\/$/);
	});

	test('a broken address is named, and all are shown', once, async ({ page }) => {
		for (const [query, says] of [
			['see=jadee', 'see “jadee”'],
			['see=vp.7', 'see “vp.7”'],
			['kind=tile&see=jade', 'kind “tile”'],
			['cost=jade', 'cost “jade”'],
		] as const)
			await test.step(`?${query}`, async () => {
				await page.goto(`${finder}?${query}`);
				await expect(page.getByRole('alert')).toContainText(says);
				await expect(status(page)).toHaveText('All 256 components.');
				await symbol(page, 'Jade tile').click();
				await expect(page.getByRole('alert')).toBeHidden();
				await expect(page).toHaveURL(/\?see=jade$/);
			});
	});

	test('what cannot be together says so', once, async ({ page }) => {
		await page.goto(`${finder}?see=bird&see=sun&see=jade`);
		await expect(status(page)).toHaveText('No component shows all of that.');
		await page.getByRole('button', { name: 'Clear' }).click();
		await expect(status(page)).toHaveText('All 256 components.');
	});
});

test.describe('without scripts', once, () => {
	test.use({ javaScriptEnabled: false });

	test('the list is whole, and a symbol narrows it', async ({ page }) => {
		await page.goto(finder);
		await expect(rows(page)).toHaveCount(256);
		await expect(page.getByLabel('What it is')).toBeHidden();
		await page.getByRole('link', { name: 'Spiral' }).click();
		expect(await found(page)).toEqual(['components/central-board']);
		await expect(page.getByText('Spiral: 1 component shows it')).toBeVisible();
		await expect(page.locator('.finds h2:visible')).toHaveText(['Components']);
	});
});

test.describe('the symbol key', () => {
	test('one tap on a symbol leads to its meaning, its rules and what shows it', async ({ page }) => {
		await page.goto('./copan/symbols/');
		const jump = page.getByRole('navigation', { name: 'All symbols' });
		await expect(jump).toBeInViewport();
		await jump.getByRole('link', { name: 'Spiral' }).click();
		const entry = page.locator('#spiral');
		await expect(entry).toBeInViewport();
		await expect(entry).toContainText('triggers an Event');
		await expect(entry.getByRole('link', { name: /^\d+\.\d+ Covering a spiral: spiral Event$/ })).toBeVisible();
		await entry.getByRole('link', { name: '1 component shows it' }).click();
		await expect(page).toHaveURL(/\/copan\/find\/\?see=spiral/);
		await expect(status(page)).toHaveText('1 of 256 fit.');
		expect(await found(page)).toEqual(['components/central-board']);
	});

	test('counts agree with what the finder shows', once, async ({ page }) => {
		await page.goto('./copan/symbols/');
		for (const id of ['jade', 'any-pair', 'x2', 'face-3', 'totem-2']) {
			await page.goto('./copan/symbols/');
			const link = page.locator(`[id="${id}"]`).getByRole('link', { name: /show/ });
			const count = Number.parseInt((await link.textContent())?.trim() ?? '', 10);
			await link.click();
			await expect(rows(page)).toHaveCount(count);
		}
	});
});

test('two taps from home: a symbol, then the component', async ({ page }) => {
	await page.goto('./copan/');
	await page
		.getByRole('region', { name: 'Find it by what you see' })
		.getByRole('link', { name: 'Sun on the horizon' })
		.click();
	await expect(page).toHaveURL(/\/copan\/find\/\?see=sun/);
	await expect(rows(page)).toHaveCount(5);
	await rows(page).getByRole('link', { name: 'Chamahez' }).click();
	await expect(page).toHaveURL(/\/copan\/characters\/chamahez\/$/);
	await page.goto('./copan/');
	await page.getByRole('link', { name: 'What the symbols mean' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Symbol key');
});

test.describe('limits', () => {
	for (const { shade, where } of shades)
		test(`axe finds nothing with symbols chosen, ${shade}`, where, async ({ page }) => {
			await setTheme(page, { system: shade });
			await page.goto(`${finder}?see=vp.8&cost=zeal`);
			// All rows are made alike, and gates.spec has them all; two groups of them are enough.
			expect(await axeFindings(page, { without: '.finds section:nth-child(n + 3)' })).toEqual([]);
		});

	for (const address of [finder, './copan/symbols/'])
		test(`weight and width of ${address}`, once, async ({ page }) => {
			const scripts: Promise<Buffer>[] = [];
			page.on('response', (response) => {
				if (response.request().resourceType() === 'script') scripts.push(response.body());
			});
			const response = await page.goto(address);
			expect(gzipSync((await response?.body()) ?? '').length).toBeLessThanOrEqual(25_000);
			await page.waitForLoadState('networkidle');
			const sizes = (await Promise.all(scripts)).map((code) => gzipSync(code).length);
			expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(scriptLimit + laterLimit);
			for (const width of [320, 390, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
			}
		});

	test('nothing shifts on load, with symbols in the address too', async ({ page }) => {
		await page.goto(`${finder}?see=vp&cost=zeal`);
		expect(await shiftsOnLoad(page)).toEqual([]);
	});
});
