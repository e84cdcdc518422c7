/** Several games on one site: the way from one to another, their colours, and search over all of them. */
import type { Page } from '@playwright/test';
import { type GameId, gameIds, games } from '#reference/games.ts';
import { search } from '#words/en/search.ts';
import { axeFindings, expect, once, onPhone, test } from './fixtures.ts';

const others = gameIds.filter((game) => game !== 'copan');
const switcher = (page: Page) => page.getByRole('button', { name: 'Games' });
const list = (page: Page) => page.locator('#games');

test.describe('the switcher', () => {
	test('leads by keyboard from every game to every other, and gives the focus back', once, async ({ page }) => {
		await page.goto('./copan/rules/');
		await switcher(page).focus();
		await page.keyboard.press('Enter');
		await expect(list(page)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(list(page)).toBeHidden();
		await expect(switcher(page)).toBeFocused();
		for (const game of [...others, 'copan'] as GameId[]) {
			await switcher(page).focus();
			await page.keyboard.press('Enter');
			await expect(list(page).getByRole('link')).toHaveCount(gameIds.length);
			for (let count = 0; count <= gameIds.indexOf(game); count++) await page.keyboard.press('Tab');
			await expect(list(page).getByRole('link', { name: games[game].name })).toBeFocused();
			await page.keyboard.press('Enter');
			await expect(page.locator('h1')).toHaveText(games[game].name);
			await expect(list(page).locator('[aria-current]')).toHaveText(games[game].name);
		}
	});

	test('leads by touch, and is closed by a touch beside it', onPhone, async ({ page }) => {
		await page.goto('./copan/characters/kawai/');
		await switcher(page).tap();
		await expect(list(page)).toBeVisible();
		expect(await axeFindings(page)).toEqual([]);
		await page.locator('h1').tap({ force: true });
		await expect(list(page)).toBeHidden();
		await switcher(page).tap();
		await list(page).getByRole('link', { name: games.orloj.name }).tap();
		await expect(page.locator('h1')).toHaveText(games.orloj.name);
	});

	test('needs no script', once, async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
		const page = await context.newPage();
		await page.goto('./copan/');
		await switcher(page).click();
		await list(page).getByRole('link', { name: games.kaan.name }).click();
		await expect(page.locator('h1')).toHaveText(games.kaan.name);
		await context.close();
	});
});

test('each game has a colour of its own, by day and by night', once, async ({ page }) => {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		const colours = [];
		for (const game of gameIds) {
			await page.goto(`./${game}/`);
			colours.push(
				await page
					.locator('.turn b')
					.first()
					.evaluate((each) => getComputedStyle(each).color),
			);
		}
		expect(new Set(colours).size, colours.join(', ')).toBe(gameIds.length);
	}
});

test('Copan asks for nothing of the other games, also when it is played', once, async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('./copan/play/collecting/');
	await page.locator('.isle').dispatchEvent('pointerdown');
	await page.waitForLoadState('networkidle');
	expect(asked.length).toBeGreaterThan(5);
	expect(asked.filter((path) => /teotihuacan|kaan|orloj/i.test(path))).toEqual([]);
});

test.describe('search', once, () => {
	const openSearch = async (page: Page, address: string): Promise<void> => {
		await page.goto(address);
		await page.keyboard.press('/');
		await expect(page.getByRole('combobox')).toBeFocused();
		await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
	};
	const inGame = (page: Page, game: GameId) => page.getByRole('group', { name: `In ${games[game].name}` });

	test('answers for the present game first, then for the others by name', async ({ page }) => {
		await openSearch(page, './copan/rules/');
		await page.keyboard.type('resource');
		const found = inGame(page, 'kaan').getByRole('option');
		await expect(found.first()).toBeVisible();
		expect(await page.getByRole('option').first().getAttribute('href')).not.toBe(
			await found.first().getAttribute('href'),
		);
		await found.first().click();
		await expect(page).toHaveURL(/\/kaan\//);
	});

	test('finds Copan from another game', async ({ page }) => {
		await openSearch(page, './orloj/rules/');
		await page.keyboard.type('kawai');
		await inGame(page, 'copan').getByRole('option').first().click();
		await expect(page.locator('h1')).toHaveText('K’awai');
	});

	test('speaks of no kind that the game has not', once, async ({ page }) => {
		await openSearch(page, './kaan/rules/');
		await page.keyboard.type('xyzzyq');
		await expect(page.getByText(/^Looked at the names of \d+ components, at/)).toBeVisible();
		await page.goto('./kaan/search/');
		await expect(page.locator('main h2').first()).toBeVisible();
		await expect(page.locator('main h2').filter({ hasText: search.groups.c })).toHaveCount(0);
	});

	test('leaves out a game that does not come', async ({ page, watch }) => {
		watch.allow(/Failed to load resource/);
		await page.route('**/kaan/*.json', (route) => route.abort());
		await openSearch(page, './copan/rules/');
		await page.keyboard.type('worker');
		await expect(inGame(page, 'teotihuacan').getByRole('option').first()).toBeVisible();
		await expect(inGame(page, 'kaan')).toHaveCount(0);
	});

	test('says that the other games are being searched before it offers where to start from', async ({ page }) => {
		let letGo = () => {};
		const held = new Promise<void>((done) => {
			letGo = done;
		});
		await page.route('**/teotihuacan/names.json', async (route) => {
			await held;
			await route.continue();
		});
		await openSearch(page, './kaan/rules/');
		await page.keyboard.type('ascension');
		const asking = page.getByText(search.askingOthers);
		await expect(asking).toBeVisible();
		await expect(page.getByRole('option')).toHaveCount(0);
		letGo();
		await expect(inGame(page, 'teotihuacan').getByRole('option').first()).toBeVisible();
		await expect(asking).toHaveCount(0);
		await page.keyboard.type('zzzz');
		await expect(page.getByRole('option').first()).toBeVisible();
		await expect(asking).toHaveCount(0);
	});

	test('a word of another game is not taken for one that is two slips away', async ({ page }) => {
		await openSearch(page, './kaan/rules/');
		await page.keyboard.type('temple');
		await expect(inGame(page, 'teotihuacan').getByRole('option').first()).toBeVisible();
		await expect(page.getByRole('option', { name: /Citizen cards/ })).toHaveCount(0);
	});

	test('asks for the others only once somebody asks', async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await openSearch(page, './copan/rules/');
		await page.waitForTimeout(900);
		expect(asked.filter((path) => /\/(teotihuacan|kaan|orloj)\//.test(path))).toEqual([]);
	});
});
