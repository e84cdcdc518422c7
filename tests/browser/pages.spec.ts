/** What the text pages do: permalinks and citations, filters held in the address, the answer first, the theme. */
import type { Page } from '@playwright/test';
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

	test('numbers its rules in order; examples carry no number', async ({ page }) => {
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

	test('a citation names game, number, title, printed page, day and address', async ({ page }) => {
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
		const field = page.getByRole('textbox', { name: 'Link copied' });
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

test.describe('the list of Characters', () => {
	const shown = (page: Page) => page.locator('.cards > li:visible');
	const status = (page: Page) => page.getByRole('status');

	test('shows all with their effects and says what is missing', async ({ page }) => {
		await page.goto('./copan/characters/');
		await expect(shown(page)).toHaveCount(43);
		await expect(page.getByRole('link', { name: 'K’awai' })).toContainText('+1 Fame when you place a Fame tile');
		await expect(page.locator('main')).toContainText('other 11 of the 54');
		await expect(page.getByRole('link', { name: /Price 2 Fame/ }).first()).toContainText('our value');
		await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden();
	});

	test('filters into the address and back from it', async ({ page }) => {
		await page.goto('./copan/characters/');
		await page.getByRole('radio', { name: 'Bird' }).check({ force: true });
		await page.getByRole('checkbox', { name: 'Jade tile' }).check({ force: true });
		await page.getByLabel('Sort').selectOption('name');
		await expect(page).toHaveURL(/\?kind=bird&verb=jade&sort=name$/);
		await expect(status(page)).toHaveText('Showing 4 of 43.');
		await page.reload();
		await expect(shown(page)).toHaveCount(4);
		await expect(page.getByRole('radio', { name: 'Bird' })).toBeChecked();
		await expect(page.getByLabel('Sort')).toHaveValue('name');
		await page.getByRole('button', { name: 'Show all' }).click();
		await expect(page).toHaveURL(/\/copan\/characters\/$/);
		await expect(shown(page)).toHaveCount(43);
	});

	const cases: [query: string, first: string, count: number][] = [
		['resource=zeal&kind=infinity', 'Gucup Cakix', 2],
		['site=stairway', 'Vukubcane', 4],
		['site=stairway&site=river', 'Citlamina', 8],
		['verb=discount&site=altars', 'Kawil', 1],
		['kind=sun', 'Chamahez', 4],
		['q=hachakyum', 'Hacha’kyum', 1],
		['kind=infinity&sort=name', 'Ah-cuxtal', 19],
		['kind=bird&sort=effect', 'Cabaguil', 20],
	];
	for (const [query, first, count] of cases)
		test(`?${query}`, once, async ({ page }) => {
			await page.goto(`./copan/characters/?${query}`);
			await expect(shown(page)).toHaveCount(count);
			await expect(shown(page).locator('b').first()).toHaveText(first);
		});

	test('a search without a hit says so and offers all', once, async ({ page }) => {
		await page.goto('./copan/characters/');
		await page.getByRole('searchbox', { name: 'Name or effect' }).fill('quetz');
		await expect(status(page)).toHaveText('None of the 43 fits.');
		await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
	});

	test('a broken address is named and shows the whole list', async ({ page }) => {
		await page.goto('./copan/characters/?kind=brid&verb=jade');
		await expect(page.getByRole('alert')).toContainText('kind “brid”');
		await expect(page.getByRole('alert')).toContainText('infinity, bird, sun');
		await expect(shown(page)).toHaveCount(43);
		await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
		await page.getByRole('radio', { name: 'Sun' }).check({ force: true });
		await expect(page.getByRole('alert')).toBeHidden();
	});
});

test.describe('a card', () => {
	test('answers in the first screen', async ({ page }) => {
		await page.goto('./copan/characters/ixcuiname/');
		await expect(page.locator('.answer')).toBeInViewport({ ratio: 1 });
		await expect(page.locator('.says')).toBeInViewport({ ratio: 1 });
		await expect(page.locator('.answer')).toContainText('Hieroglyphic Stairway');
	});

	test('marks its price, names its like, its questions and its rules', async ({ page }) => {
		await page.goto('./copan/characters/ixcuiname/');
		await expect(page.getByRole('link', { name: 'Gukumatz' }).first()).toBeVisible();
		await expect(page.locator('.facts .ours')).toContainText('our value');
		await expect(page.getByRole('heading', { name: 'Asked at the table' })).toBeVisible();
		await page.locator('.side summary').first().click();
		await expect(page.locator('.side details p').first()).toContainText('Our reading, unofficial');
		await page.getByRole('link', { name: /Bird: discard it/ }).click();
		await expect(page).toHaveURL(/\/copan\/rules\/characters\/#characters\.bird$/);
	});

	test('leads to the next one in the order of the rulebook', once, async ({ page }) => {
		await page.goto('./copan/characters/ixcuiname/');
		await page.getByRole('navigation', { name: 'Characters in order' }).getByRole('link').last().click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ix-tub-tun');
	});

	test('its mark leads to the value on the page of all values', once, async ({ page }) => {
		await page.goto('./copan/characters/kawai/');
		await page.locator('.facts .ours').click();
		await expect(page).toHaveURL(/\/your-copy\/#characterCosts$/);
		await expect(page.locator('#characterCosts')).toContainText('Infinity: 2 Fame');
		await expect(page.locator('#characterCosts')).toContainText('Stand-in');
	});
});

test('a ruling shows its readings, ours first, and what it touches', async ({ page }) => {
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

test('a wrong address gets a page with ways on', async ({ page, watch }) => {
	watch.allow(/^console: Failed to load resource: .*status of 404/);
	await page.goto('./copan/no-such-page/');
	await expect(page.locator('main').getByRole('link', { name: 'Copan: Dying City' })).toBeVisible();
	await page.locator('main').getByRole('link', { name: 'Rules', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the list is whole and nothing dead is offered', async ({ page }) => {
		await page.goto('./copan/characters/');
		await expect(page.locator('.cards > li:visible')).toHaveCount(43);
		await expect(page.locator('#filter')).toBeHidden();
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
