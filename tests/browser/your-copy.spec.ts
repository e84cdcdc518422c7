/**
 * Values of ours, on the built site: every mark leads to its value, and every page that bears one is named there; and
 * what owners enter of their own copy.
 */
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { enterable } from '#games/copan/profile-schema.ts';
import { createPosition } from '#games/copan/setup.ts';
import { gameIds } from '#reference/games.ts';
import type { Copy } from '#stores/your-copy.ts';
import { copyEntry as entering, heldKeys } from '#words/en/copy-entry.ts';
import { counting } from '#words/en/counting.ts';
import { ownValues } from '#words/en/own-values.ts';
import { score } from '#words/en/score.ts';
import { yourCopy as words } from '#words/en/your-copy.ts';
import { pagesOf } from '../../tools/site.mjs';
import { axeFindings, expect, once, setTheme, shades, shiftsOnLoad, slowDown, test } from './fixtures.ts';

const folder = resolve(process.env.STELA_OUT ?? 'dist');
const own = '/copan/your-copy/';
/** The head of the list, where one mark stands for several values. */
const all = 'ours';
/** Headings of the list of values of a game without an editor. */
const certainties = ['stand-in', 'inferred'];

/** Marks of a page: links with the mark's look; a ruling has one of its own kind, which leads to the ruling. */
const marksOf = (page: ReturnType<typeof pagesOf>[number]) =>
	page.document
		.querySelectorAll('main a.ours')
		.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.text.trim() }))
		.filter(({ href }) => !href.includes('/rulings/'));

test.describe('marks', once, () => {
	const pages = pagesOf(folder);
	const list = pages.find(({ address }) => address === own)?.document;
	const values = new Map(
		list
			?.querySelectorAll('.values > div')
			.map((value) => [
				value.getAttribute('id') ?? '',
				value.querySelectorAll('.used a').map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*$/, '')),
			]),
	);

	/** The page of a game that names its values. Home shows the board of Copan. */
	const valuesOf = (address: string): string =>
		address === '/' || address.startsWith('/copan/') ? own : `/${address.split('/')[1]}/sources/`;

	test('lead to the value that they mark, wherever they stand', () => {
		const found = new Map<string, number>();
		for (const page of pages)
			for (const { href, text } of marksOf(page)) {
				const [path, anchor = ''] = href.split('#');
				expect(path, `${page.address}: ${text}`).toBe(valuesOf(page.address));
				const target = pages.find(({ address }) => address === path)?.document.getElementById(anchor);
				expect(target, `${page.address}: ${href}`).toBeTruthy();
				if (path === own) expect(anchor === all || values.has(anchor), `${page.address}: ${href}`).toBe(true);
				found.set(path ?? '', (found.get(path ?? '') ?? 0) + 1);
			}
		expect(found.get(own)).toBeGreaterThan(100);
		expect(found.size, 'each game has marks').toBe(gameIds.length);
	});

	test('stand only on pages that the value names, itself or as a list', () => {
		for (const page of pages) {
			if (page.address === own) continue;
			for (const { href } of marksOf(page)) {
				const [path, key = ''] = href.split('#');
				if (key === all) continue;
				const above = page.address.replace(/[^/]+\/$/, '');
				// Where the list holds values by their certainty, the heading's section names the component.
				const section = pages
					.find(({ address }) => address === path)
					?.document.getElementById(key)
					?.closest('section');
				const used =
					path === own
						? (values.get(key) ?? [])
						: (section?.querySelectorAll('dt a') ?? []).map((link) => link.getAttribute('href') ?? '');
				// A value that belongs to no component stands in its tools and lessons.
				const belongsToNone = path !== own && !certainties.includes(key);
				expect(
					belongsToNone || used.includes(page.address) || used.includes(above),
					`${page.address} bears ${key}`,
				).toBe(true);
			}
		}
	});
});

const kept = 'stela:copy';
const address = './copan/your-copy/';
const count = enterable.length + heldKeys.length;
const nameOf = (key: string): string => words.names[key] ?? key;

const open = async (page: Page, rest = '') => {
	await page.goto(address + rest);
	await expect(page.locator('.copy-panel:not(.opening)')).toBeVisible();
	await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
};
const entry = (page: Page, key: string): Locator => page.locator(`[data-entry="${key}"]`);
const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });
const openEditor = async (page: Page, key: string): Promise<Locator> => {
	await button(entry(page, key), entering.of(entering.enter, nameOf(key))).click();
	const editor = entry(page, key).locator('.editor');
	await expect(editor).toBeVisible();
	return editor;
};
const stored = (page: Page): Promise<Copy> =>
	page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{"values":{},"confirmed":[]}'), kept);
const keepBefore = (page: Page, text: string) =>
	page.addInitScript(([name, value]) => localStorage.setItem(name as string, value as string), [kept, text]);
const files = async (page: Page) => {
	await page.locator('.files > summary').click();
	return page.locator('.files');
};

test('every value is entered by keyboard alone on the desk, by touch on the phone', async ({ page, isMobile }) => {
	test.slow();
	await open(page);
	const press = (target: Locator) => (isMobile ? target.tap() : target.press('Enter'));
	for (const key of enterable)
		await test.step(key, async () => {
			const own = entry(page, key);
			await press(own.locator('button[aria-expanded]'));
			const editor = own.locator('.editor');
			await expect(editor).toBeVisible();
			// What is printed on the board is pressed, numbers are counted, what has names is chosen.
			const pressed = editor.locator('.pyramid [role="button"], [aria-pressed]');
			if ((await pressed.count()) > 0) {
				await press(pressed.first());
				// As many tokens are there twice as the box has over: for one more another goes.
				if (key === 'doubledTokens') {
					await expect(own.locator('.said')).toContainText(entering.notTaken);
					await press(pressed.nth(5));
				}
			} else if ((await editor.locator('select').count()) > 0 && (await editor.locator('.number').count()) === 0) {
				const list = editor.locator('select').first();
				const to = await list.evaluate((select: HTMLSelectElement) => (select.selectedIndex === 0 ? 1 : 0));
				if (isMobile) await list.selectOption({ index: to });
				else await list.press(to === 1 ? 'ArrowDown' : 'ArrowUp');
			} else {
				const number = editor.locator('.number').last();
				// The Mask has as many rows as 16 spaces fill.
				if (key === 'maskGrid') await number.getByRole('spinbutton').fill('8');
				else if (isMobile) await number.locator('.btn:not([aria-disabled])').last().tap();
				else if (key === 'altarCards') await number.getByRole('spinbutton').press('ArrowUp');
				else await number.getByRole('spinbutton').press('ArrowUp');
			}
			await expect(own.locator('.said')).toHaveText(entering.entered);
			await expect(own).toHaveClass(/\bown\b/);
			await expect(own.locator('.state')).toContainText(/^Yours: /);
			await press(button(own, entering.of(entering.close, nameOf(key))));
			await expect(editor).toHaveCount(0);
		});
	expect(Object.keys((await stored(page)).values).sort()).toEqual([...enterable].sort());
	await expect(page.locator('.progress b')).toHaveText(entering.progress(enterable.length, count));
	// What was entered can be played with, each value beside all the others.
	expect(createPosition({ profile: (await stored(page)).values }).ok).toBe(true);
});

test('a value that cannot be: what is wrong and what mends it, with what was typed kept', once, async ({ page }) => {
	await open(page);
	const editor = await openEditor(page, 'capacity');
	const input = editor.getByRole('spinbutton');
	await input.fill('4000');
	await expect(editor.locator('.said')).toHaveText(
		`${entering.notTaken} ${entering.tooMuch(nameOf('capacity'), '4000', '999')}`,
	);
	await expect(input).toHaveValue('4000');
	expect((await stored(page)).values).toEqual({});
	await button(editor, entering.asBefore).click();
	await expect(input).toHaveValue('5');
	await input.fill('6');
	await expect(editor.locator('.said')).toHaveText(entering.entered);
	expect((await stored(page)).values).toEqual({ capacity: 6 });
});

test('Automa cards are entered one by one, and ours stand for the rest', once, async ({ page }) => {
	await open(page, '#automaCards');
	const editor = await openEditor(page, 'automaCards');
	const said = editor.locator('.said');
	const cards = editor.locator('.turn-cards select');
	const food = 'Food, Basic Easy';
	const mark = editor.locator('.src');
	await expect(mark).toHaveText(words.provenance['stand-in']);
	await editor.getByRole('spinbutton', { name: entering.cityVp(food, 6) }).fill('25');
	await expect(mark).toHaveText(entering.cardYours);
	await expect(cards).toContainText(entering.automaCard(food, true));
	// What cannot be stays as it was typed, also when its owner looks at another card.
	await editor.getByRole('spinbutton', { name: entering.cityVp(food, 1) }).fill('5000');
	await expect(said).toContainText(entering.notTaken);
	await button(editor, entering.nextCard).click();
	await button(editor, entering.cardBefore).click();
	await expect(editor.getByRole('spinbutton', { name: entering.cityVp(food, 1) })).toHaveValue('5000');
	await editor.getByRole('spinbutton', { name: entering.cityVp(food, 1) }).fill('4');
	await expect(said).toHaveText(entering.entered);

	const zeal = 'Zeal, Advanced Hard';
	await cards.selectOption({ label: zeal });
	await button(editor, entering.printsOrder).click();
	await editor.getByLabel(entering.stairwayAt(zeal, 1)).selectOption('power');
	await editor.getByLabel(entering.automaSteps(zeal)).selectOption('2');
	const cityVp = [0, 4, 6, 9, 12, 15, 25];
	expect((await stored(page)).values.automaCards).toEqual({
		'food-basic-easy': { cityVp },
		'zeal-advanced-hard': { stairways: ['power', 'fame', 'zeal', 'food'], steps: 2 },
	});
	await expect(entry(page, 'automaCards').locator('.own .line')).toHaveText([
		`${food}: 0, 4, 6, 9, 12, 15 or 25 VP for 0 to 6 Cities`,
		`${zeal}: the stairways in the order green, red, teal, yellow; 2 steps`,
	]);
	await page.reload();
	await button(entry(page, 'automaCards'), entering.of(entering.alter, nameOf('automaCards'))).click();
	const again = entry(page, 'automaCards').locator('.editor');
	await again.locator('.turn-cards select').selectOption({ label: entering.automaCard(zeal, true) });
	await button(again, entering.printsOrder).click();
	expect((await stored(page)).values.automaCards?.['zeal-advanced-hard']).toEqual({ steps: 2 });
	await button(again, entering.cardAsOurs).click();
	expect((await stored(page)).values.automaCards).toEqual({ 'food-basic-easy': { cityVp } });
	await again.locator('.turn-cards select').selectOption({ label: entering.automaCard(food, true) });
	await button(again, entering.cardAsOurs).click();
	await expect(again.locator('.said')).toHaveText(entering.backToOurs);
	expect((await stored(page)).values).toEqual({});
});

test('confirmed, entered, taken back, had again; and what is next', once, async ({ page }) => {
	await open(page, '#capacity');
	const own = entry(page, 'capacity');
	await button(own, entering.of(entering.same, nameOf('capacity'))).click();
	await expect(own.locator('.state')).toHaveText(entering.state.same);
	await expect(page.locator('.progress b')).toHaveText(entering.progress(1, count));
	const editor = await openEditor(page, 'capacity');
	await button(editor, counting.more(nameOf('capacity'))).click();
	await expect(own.locator('.state')).toHaveText(entering.own(['6']));
	await button(own, entering.of(entering.asOurs, nameOf('capacity'))).click();
	await expect(page.locator('.progress b')).toHaveText(entering.progress(0, count));
	await button(own, entering.again).click();
	expect(await stored(page)).toMatchObject({ values: { capacity: 6 }, confirmed: [] });
	await button(editor, entering.next(nameOf('capacityPerExtension'))).click();
	await expect(entry(page, 'capacityPerExtension').getByRole('button').first()).toBeFocused();
	await page.reload();
	await expect(own.locator('.state')).toHaveText(entering.own(['6']));
	await button(page, entering.next(nameOf('spaceMarks'))).click();
	await expect(entry(page, 'spaceMarks').getByRole('button').first()).toBeFocused();
});

test('the score sheet plays with what was entered, and its links carry it', once, async ({ page, browser }) => {
	await open(page);
	const editor = await openEditor(page, 'stairwayRates');
	await editor.getByRole('spinbutton', { name: entering.stepVp(9) }).fill('12');
	await page.goto('./copan/score/');
	await expect(page.locator('.whose')).toHaveText(ownValues.playsWith(1));
	for (const [label, value] of [
		[score.steps.power, '9'],
		[score.fields.jade, '2'],
		[score.fields.extensions, '1'],
		[score.fields.cities, '3'],
	] as const)
		await page.getByRole('spinbutton', { name: label, exact: true }).fill(value);
	await page.locator('.chips.suns .chip').first().click();
	const totals = page.locator('.pad tfoot td');
	await expect(totals.first()).toBeVisible();
	const [own] = await totals.allInnerTexts();
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await button(page, score.link).click();
	await expect(page.locator('.tools [role="status"]', { hasText: score.copied })).toHaveCount(1);
	const link = await page.evaluate(() => navigator.clipboard.readText());
	const fresh = await (await browser.newContext()).newPage();
	await fresh.goto(link);
	await expect(fresh.locator('.whose')).toContainText(ownValues.fromLink(1));
	await expect(fresh.locator('.pad tfoot td').first()).toHaveText(own ?? '');
	await button(fresh, ownValues.useOurs).click();
	await expect(fresh.locator('.pad tfoot td').first()).not.toHaveText(own ?? '');
	await expect(fresh.locator('.whose')).toHaveCount(0);
	await fresh.context().close();
});

test('downloaded, reset and opened again: the same', once, async ({ page }) => {
	await keepBefore(
		page,
		JSON.stringify({ v: 1, game: 'copan', values: { capacity: 7, startingVp: 3 }, confirmed: ['maskGrid'] }),
	);
	await open(page);
	const before = await stored(page);
	const tools = await files(page);
	const [download] = await Promise.all([page.waitForEvent('download'), button(tools, entering.download).click()]);
	expect(download.suggestedFilename()).toBe(entering.file);
	const path = await download.path();
	await button(tools, entering.reset).click();
	await expect(button(tools, entering.cancel)).toBeFocused();
	await button(tools, entering.cancel).click();
	expect(await stored(page)).toEqual(before);
	await button(tools, entering.reset).click();
	await button(tools, entering.doReset).click();
	await expect(page.locator('.progress b')).toHaveText(entering.progress(0, count));
	expect(await page.evaluate((name) => localStorage.getItem(name), kept)).toBeNull();
	await tools.locator('input[type=file]').setInputFiles(path);
	await expect(tools.locator('.import li')).toHaveText([
		`${nameOf('startingVp')}: 3`,
		`${nameOf('capacity')}: 7`,
		`${nameOf('maskGrid')}: ours, checked`,
	]);
	await button(tools, entering.apply).click();
	await expect(page.locator('.notice')).toHaveText(entering.applied(3));
	expect(await stored(page)).toEqual(before);
	await expect(entry(page, 'capacity').locator('.state')).toHaveText(entering.own(['7']));
});

test('hostile files: a message, nothing changed, and the page goes on', once, async ({ page }) => {
	await open(page);
	await button(entry(page, 'capacity'), entering.of(entering.same, nameOf('capacity'))).click();
	const before = await stored(page);
	const tools = await files(page);
	const bad: [string, string][] = [
		['', entering.cannot.damaged],
		['\u0000\u0001', entering.cannot.damaged],
		['[[[['.repeat(9000), entering.cannot.damaged],
		['{"v":7}', entering.cannot.newer],
		['{"v":1,"game":"orloj"}', entering.cannot['other-game']],
		['x'.repeat(900_000), entering.cannot['too-long']],
		[
			'{"v":1,"game":"copan","values":{"<img src=x onerror=alert(1)>":1},"confirmed":[]}',
			'<img src=x onerror=alert(1)>',
		],
		['{"v":1,"game":"copan","values":{"maskGrid":5,"capacity":1e99},"confirmed":[]}', entering.cannot.values],
	];
	for (const [text, message] of bad) {
		await tools
			.locator('input[type=file]')
			.setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) });
		await expect(tools.locator('.import')).toContainText(message);
		expect(await stored(page)).toEqual(before);
		await tools.locator('.import .btn').last().click();
		await expect(tools.locator('.import')).toHaveCount(0);
	}
	await tools
		.getByRole('textbox', { name: entering.paste })
		.fill('{"v":1,"game":"copan","values":{"capacity":8},"confirmed":[]}');
	await button(tools, entering.read).click();
	await button(tools, entering.apply).click();
	expect((await stored(page)).values).toEqual({ capacity: 8 });
});

test.describe('what the device does', once, () => {
	for (const [code, text] of [
		['damaged', '{"v":1,"game":'],
		['newer', '{"v":9,"game":"copan","everything":true}'],
		['values', '{"v":1,"game":"copan","values":{"capacity":7,"maskGrid":5},"confirmed":[]}'],
	] as const)
		test(`${code}: what was kept stays until its owner lets it go`, async ({ page }) => {
			await page.goto('./about/');
			await page.evaluate(([name, value]) => localStorage.setItem(name, value), [kept, text] as const);
			await open(page);
			await expect(page.locator('.copy-panel .trouble')).toContainText(entering.kept[code]);
			await button(entry(page, 'spaceMarks'), entering.of(entering.same, nameOf('spaceMarks'))).click();
			await expect(entry(page, 'spaceMarks').locator('.state')).toHaveText(entering.state.same);
			expect(await page.evaluate((name) => localStorage.getItem(name), kept)).toBe(text);
			expect(await axeFindings(page, { within: '.copy-panel' })).toEqual([]);
			await button(page, entering.replaceIt).click();
			await expect(page.locator('.copy-panel .trouble')).toHaveCount(0);
			expect((await stored(page)).confirmed).toEqual(['spaceMarks']);
		});

	test('two tabs: each shows what the other keeps', async ({ page, context }) => {
		await open(page);
		const other = await context.newPage();
		await open(other);
		await button(entry(page, 'maskGrid'), entering.of(entering.same, nameOf('maskGrid'))).click();
		await expect(other.locator('.progress b')).toHaveText(entering.progress(1, count));
		const editor = await openEditor(other, 'capacity');
		await button(editor, counting.more(nameOf('capacity'))).click();
		await expect(entry(page, 'capacity').locator('.state')).toHaveText(entering.own(['6']));
		expect(await stored(page)).toMatchObject({ values: { capacity: 6 }, confirmed: ['maskGrid'] });
	});
});

for (const { shade, where } of shades)
	test(`axe finds nothing with every editor open, and nothing scrolls sideways, ${shade}`, where, async ({ page }) => {
		test.slow();
		await setTheme(page, { system: shade });
		await keepBefore(page, JSON.stringify({ v: 1, game: 'copan', values: { capacity: 7 }, confirmed: ['maskGrid'] }));
		await open(page);
		await files(page);
		for (const key of enterable) await entry(page, key).locator('button[aria-expanded]').click();
		await expect(page.locator('.editor')).toHaveCount(enterable.length);
		await entry(page, 'startingVp').getByRole('spinbutton').fill('-500');
		await expect(entry(page, 'startingVp').locator('.said')).toContainText(entering.notTaken);
		expect(await axeFindings(page)).toEqual([]);
		const [content, window] = await page.evaluate(() => {
			const { scrollWidth, clientWidth } = document.documentElement;
			return [scrollWidth, clientWidth] as const;
		});
		expect(content).toBeLessThanOrEqual(window);
	});

test('nothing shifts on load where values are kept', async ({ page }) => {
	const values = {
		capacity: 7,
		stairwayRates: [0, 0, 0, 0, 1, 1, 2, 2, 3, 5],
		setupColumns: { 2: [1, 2], 3: [1], 4: [] },
	};
	await keepBefore(page, JSON.stringify({ v: 1, game: 'copan', values, confirmed: ['maskGrid'] }));
	await slowDown(page);
	for (const rest of ['', '#capacity', '#stairwayRates']) {
		await page.goto('./about/');
		await open(page, rest);
		await expect(entry(page, 'capacity').locator('.state')).toHaveText(entering.own(['7']));
		expect(await shiftsOnLoad(page), rest).toEqual([]);
	}
});
