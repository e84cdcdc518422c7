/** One visit is enough: then the server is stopped, and what nobody opened before works. A new version waits its turn. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { learn } from '#words/en/learn.ts';
import { offline } from '#words/en/offline.ts';
import { play } from '#words/en/play.ts';
import { sandbox } from '#words/en/sandbox.ts';
import { site } from '#words/en/site.ts';
import { solo } from '#words/en/solo.ts';
import { stored } from '#words/en/stored.ts';
import { serve } from '../../tools/serve.mjs';
import { once } from './fixtures.ts';

type Server = Awaited<ReturnType<typeof serve>>;

const built = resolve(process.env.STELA_OUT ?? 'dist');

/** The built site in a folder of its own, whose worker may be changed. */
const twin = (): string => {
	const folder = mkdtempSync(join(tmpdir(), 'stela-offline-'));
	for (const name of readdirSync(built))
		if (name === 'worker.js') copyFileSync(join(built, name), join(folder, name));
		else symlinkSync(join(built, name), join(folder, name));
	return folder;
};

/** Waits until the worker has the page, and with it the whole site. */
const kept = (page: Page) =>
	page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });

/** How many files the device keeps. */
const files = (page: Page) =>
	page.evaluate(async () => {
		const lists = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length);
		return (await Promise.all(lists)).reduce((total, count) => total + count, 0);
	});

/** Errors on the pages of a context, a line each. */
const errorsOf = (context: BrowserContext): string[] => {
	const errors: string[] = [];
	context.on('weberror', (error) => errors.push(error.error().message));
	context.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	return errors;
};

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default', timeout: 90_000 });

test.describe('without a network, after one visit', once, () => {
	let server: Server;
	test.beforeEach(async () => {
		server = await serve({ folder: built });
	});
	test.afterEach(() => server.close().catch(() => {}));

	test('pages never opened, search, the engine, a lesson, the sandbox and the companion work', async ({ context }) => {
		const page = await context.newPage();
		const errors = errorsOf(context);
		const at = (path: string) => `${server.address}${path}`;
		await page.goto(at(''));
		await kept(page);
		await server.close();
		await expect(fetch(server.address)).rejects.toThrow();

		await page.goto(at('copan/rules/river/#river.one-purchase'));
		await expect(page.locator('[id="river.one-purchase"]')).toBeInViewport();
		// An address without its last slash, and one with a query.
		await page.goto(at('copan/characters/kawai'));
		await expect(page.locator('h1')).toContainText('awai');
		await page.goto(at('copan/setup/?players=3'));
		await expect(page.locator('[name=players][value="3"]')).toBeChecked();

		await page.goto(at('copan/'));
		await page.keyboard.press('/');
		await page.keyboard.type('kawai');
		await expect(page.getByRole('option').first()).toContainText('awai');
		// The full text comes from Pagefind.
		await page.keyboard.press('Control+A');
		await page.keyboard.type('leftmost tiles of the River at once');
		await expect(page.getByRole('option').first()).toBeVisible();
		await page.keyboard.press('Escape');

		await page.goto(at('copan/play/mask-placement/?preset=first-on-the-edge'));
		await page.getByRole('button', { name: play.guess.just }).click();
		await page.getByRole('button', { name: play.controls.next, exact: true }).click();
		await expect(page.locator('.log > li').first()).toBeVisible();

		await page.goto(at('copan/learn/first-turn/'));
		await page.locator('[data-target="north-3-1"]').click();
		await expect(page.locator('.verdict.right')).toBeVisible();
		await expect(page.getByRole('button', { name: learn.next, exact: true })).toBeVisible();

		await page.goto(at('copan/sandbox/'));
		await expect(page.getByRole('heading', { name: sandbox.title })).toBeVisible();
		await page.locator('.isle .btn').first().click();
		await page.goto(at('copan/solo/'));
		await expect(page.getByRole('heading', { name: solo.title }).first()).toBeVisible();

		await page.goto(at('copan/rules/no-such-chapter/'));
		await expect(page.locator('.lost')).toBeVisible();
		expect(errors.filter((error) => !/ERR_(CONNECTION_REFUSED|FAILED)/.test(error))).toEqual([]);
	});

	test('it is the worker that does it: with workers blocked the same visit fails', async ({ browser }) => {
		const context = await browser.newContext({ serviceWorkers: 'block' });
		const page = await context.newPage();
		await page.goto(server.address);
		await page.waitForLoadState('networkidle');
		await server.close();
		await expect(page.goto(`${server.address}copan/rules/river/`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
		await context.close();
	});

	test('About says what is kept, and removes it all', async ({ context }) => {
		const page = await context.newPage();
		await page.goto(`${server.address}about/#stored`);
		await kept(page);
		await expect(page.locator('[data-stored="whole"]')).toContainText('works without a network');
		const all = await files(page);
		expect(all).toBeGreaterThan(500);
		await page.locator('[data-stored="remove"]').click();
		await page.getByRole('button', { name: stored.removeYes }).click();
		await expect(page.locator('[data-stored="status"]')).toHaveText(stored.removed);
		await expect(page.locator('[data-stored="whole"]')).toHaveText(stored.notWhole);
		expect(await files(page)).toBe(0);
		await page.locator('[data-stored="keep"]').click();
		await expect(page.locator('[data-stored="whole"]')).toContainText('works without a network', { timeout: 60_000 });
		expect(await files(page)).toBe(all);
		// Text pages are kept without the styles that they carry.
		const chapter = await page.evaluate(async () =>
			(await caches.match('/copan/rules/river/', { ignoreSearch: true }))?.text(),
		);
		expect(chapter).toContain('<link rel="stylesheet"');
		expect(chapter).not.toContain('<style');
		await server.close();
		await page.goto(`${server.address}copan/cities/7/`);
		await expect(page.locator('h1')).toBeVisible();
	});

	test('what was removed is kept anew, also where the worker lives on in another window', async ({ context }) => {
		const [page, other] = [await context.newPage(), await context.newPage()];
		await page.goto(`${server.address}about/`);
		await kept(page);
		const all = await files(page);
		await other.goto(`${server.address}copan/`);
		await kept(other);
		await page.locator('.stored').scrollIntoViewIfNeeded();
		await page.locator('[data-stored="remove"]').click();
		await page.getByRole('button', { name: stored.removeYes }).click();
		await expect.poll(() => files(page)).toBe(0);
		await page.goto(`${server.address}copan/rules/`);
		await expect.poll(() => files(page), { timeout: 60_000 }).toBe(all);
		await other.close();
		await server.close();
		await page.goto(`${server.address}copan/cities/7/`);
		await expect(page.locator('h1')).toBeVisible();
	});

	test('who saves data is not given the whole site unasked', async ({ context }) => {
		await context.addInitScript(() =>
			Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
		);
		const page = await context.newPage();
		await page.goto(`${server.address}about/#stored`);
		await page.waitForLoadState('networkidle');
		await expect(page.locator('[data-stored="whole"]')).toHaveText(stored.notWhole);
		await expect(page.locator('[data-stored="keep"]')).toBeVisible();
	});
});

test('in a folder it is the same', once, async ({ context }) => {
	const server = await serve({ folder: resolve(process.env.STELA_OUT_STELA ?? 'dist-stela'), base: '/stela/' });
	const page = await context.newPage();
	await page.goto(`${server.address}copan/`);
	await kept(page);
	await server.close();
	await page.goto(`${server.address}copan/cities/14/`);
	await expect(page.locator('h1')).toBeVisible();
	expect(await page.locator('.lintel').evaluate((node) => getComputedStyle(node).display)).not.toBe('inline');
});

test('a new version is told, waits in the middle of a game, and is taken at a press', once, async ({ context }) => {
	const folder = twin();
	const server = await serve({ folder });
	try {
		const [page, other] = [await context.newPage(), await context.newPage()];
		await page.goto(`${server.address}copan/learn/first-turn/`);
		await kept(page);
		await other.goto(`${server.address}copan/`);
		await kept(other);
		await page.locator('[data-target="north-3-1"]').click();
		await expect(page.locator('.verdict.right')).toBeVisible();
		await expect(page.locator('#news')).toHaveCount(0);

		const worker = readFileSync(join(folder, 'worker.js'), 'utf8');
		writeFileSync(join(folder, 'worker.js'), `${worker}\n// a new version`);
		await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
		await expect(page.locator('#news')).toContainText(offline.ready, { timeout: 60_000 });
		// Nothing has changed under the game.
		await expect(page.locator('.verdict.right')).toBeVisible();
		await page.getByRole('button', { name: offline.take }).click();
		await expect(page.locator('#news')).toHaveCount(0);
		await page.waitForLoadState();
		// What was done is there again, and the other window is told, not reloaded.
		await expect(page.locator('.verdict.right')).toBeVisible();
		await expect(other.locator('#news')).toContainText(offline.taken);
		await other.getByRole('button', { name: offline.reload }).click();
		await expect(other.locator('#news')).toHaveCount(0);
	} finally {
		await server.close();
		rmSync(folder, { recursive: true });
	}
});

test('where a file does not come nothing half is kept, and About can be asked again', once, async ({ context }) => {
	const folder = twin();
	rmSync(join(folder, 'favicon.svg'));
	const server = await serve({ folder });
	try {
		const page = await context.newPage();
		await page.goto(`${server.address}about/`);
		await page.waitForLoadState('networkidle');
		await page.locator('.stored').scrollIntoViewIfNeeded();
		await page.locator('[data-stored="keep"]').click();
		await expect(page.locator('[data-stored="status"]')).toHaveText(stored.notKept, { timeout: 60_000 });
		await expect(page.locator('[data-stored="whole"]')).toHaveText(stored.notWhole);
		symlinkSync(join(built, 'favicon.svg'), join(folder, 'favicon.svg'));
		await page.locator('[data-stored="keep"]').click();
		await expect(page.locator('[data-stored="whole"]')).toContainText('works without a network', { timeout: 60_000 });
	} finally {
		await server.close();
		rmSync(folder, { recursive: true });
	}
});

test('a new version may be left for later', once, async ({ context }) => {
	const folder = twin();
	const server = await serve({ folder });
	try {
		const page = await context.newPage();
		await page.goto(`${server.address}copan/`);
		await kept(page);
		writeFileSync(join(folder, 'worker.js'), `${readFileSync(join(folder, 'worker.js'), 'utf8')}\n// another`);
		await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
		await page.getByRole('button', { name: offline.later }).click();
		await expect(page.locator('#news')).toHaveCount(0);
		await page.goto(`${server.address}about/`);
		await expect(page.locator('#news')).toContainText(offline.ready);
	} finally {
		await server.close();
		rmSync(folder, { recursive: true });
	}
});

test('the manifest names icons and shortcuts that are there', once, async ({ request, page }) => {
	await page.goto('copan/');
	const href = await page.locator('link[rel=manifest]').getAttribute('href');
	const manifest = await (await request.get(href ?? '')).json();
	expect(manifest.name).toContain(site.name);
	expect(manifest.display).toBe('standalone');
	const { icons, shortcuts } = manifest as { icons: { src: string; sizes: string }[]; shortcuts: { url: string }[] };
	for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
	expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
	expect(shortcuts.map(({ url }) => url.split('/copan/')[1])).toEqual([
		'search/',
		'events/now/',
		'score/',
		'solo/',
		'sandbox/',
	]);
	for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});
