/** What every page template must hold: see the limits in the README. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { laterLimit, scriptLimit } from '../../tools/limits.mjs';
import {
	axeFindings,
	expect,
	once,
	setTheme,
	shades,
	shiftsOnLoad,
	slowDown,
	type Theme,
	test,
	type Watch,
} from './fixtures.ts';
import { type Template, templates } from './templates.ts';

const inFolder = process.env.STELA_URL_STELA;

/**
 * Opens a template's page, below the site's own address (`/` or `/stela/`), and checks its status. The browser itself
 * logs a page that answers 404.
 */
const open = async (page: Page, watch: Watch, { address, status }: Template) => {
	if (status === 404) watch.allow(/^console: Failed to load resource: .*status of 404/);
	// The browser's slow line stands still at times, with every request open: then the page is opened once more.
	const go = () => page.goto(`.${address}`, { timeout: 20_000 });
	const response = await go().catch(go);
	expect(response?.status(), `status of ${address}`).toBe(status);
	await expect(page.locator('h1')).toBeVisible();
};

/** Waits until the islands of a page stand by, whose script runs after the page has loaded. */
const hydrated = (page: Page) =>
	expect(page.locator('astro-island[ssr][client="load"], astro-island[ssr][client="idle"]')).toHaveCount(0);

/** Each page in both themes, light on the wide screen and dark on the phone; `npm run report` takes the whole sitemap. */
test.describe('axe finds nothing', () => {
	const themes: Record<'light' | 'dark', Theme> = {
		light: { system: 'dark', chosen: 'light' },
		dark: { system: 'dark' },
	};
	// One after the other on one page: a page of its own for each would take as long as the rules do.
	for (const { shade, where } of shades)
		test(`on every template, ${shade}`, where, async ({ page, watch }) => {
			test.setTimeout(300_000);
			await setTheme(page, themes[shade]);
			for (const template of templates)
				await test.step(template.name, async () => {
					await open(page, watch, template);
					await hydrated(page);
					expect.soft(await axeFindings(page), template.name).toEqual([]);
				});
		});

	test('and it bites', once, async ({ page }) => {
		await page.goto('./about/');
		await page.evaluate(() => {
			const [first, second] = document.querySelectorAll<HTMLElement>('main p');
			if (!first || !second) throw new Error('no words to spoil');
			first.style.color = 'rgb(200 200 200)';
			second.append(document.createElement('img'));
		});
		expect(await axeFindings(page)).toEqual([
			expect.stringMatching(/^color-contrast: /),
			expect.stringMatching(/^image-alt: /),
		]);
		expect(await axeFindings(page, { within: 'h1' })).toEqual([]);
		expect(await axeFindings(page, { without: 'main' })).toEqual([]);
	});
});

test.describe('the theme', once, () => {
	/** Every custom property on the root, and the colours of the page. */
	const tokens = (page: Page) =>
		page.evaluate(() => {
			const style = getComputedStyle(document.documentElement);
			const names = [...document.documentElement.computedStyleMap().keys()].filter((name) => name.startsWith('--'));
			const body = getComputedStyle(document.body);
			return [
				...names.sort().map((name) => `${name}: ${style.getPropertyValue(name)}`),
				`ground ${body.backgroundColor}, ink ${body.color}`,
			];
		});

	for (const shade of ['light', 'dark'] as const)
		test(`${shade} is the same by choice as by the system`, async ({ page }) => {
			const other = shade === 'light' ? 'dark' : 'light';
			await setTheme(page, { system: shade });
			await page.goto('./');
			const bySystem = await tokens(page);
			await setTheme(page, { system: other, chosen: shade });
			await page.goto('./');
			expect(bySystem.length).toBeGreaterThan(10);
			expect(await tokens(page)).toEqual(bySystem);
		});
});

test.describe('nothing shifts on load, nothing scrolls sideways, next to no script before a user acts', () => {
	for (const template of templates)
		test(template.name, async ({ page, watch }) => {
			const scripts = new Map<string, Promise<Buffer>>();
			page.on('response', (response) => {
				if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
			});
			await slowDown(page);
			await open(page, watch, template);
			await hydrated(page);
			expect(await shiftsOnLoad(page)).toEqual([]);
			const [content, window] = await page.evaluate(() => {
				const { scrollWidth, clientWidth } = document.documentElement;
				return [scrollWidth, clientWidth] as const;
			});
			expect(content, 'width of the content').toBeLessThanOrEqual(window);
			if (!template.text) return;
			await page.waitForLoadState('networkidle');
			const bytes = (await Promise.all(scripts.values())).reduce(
				(sum, body) => sum + gzipSync(body, { level: 9 }).length,
				0,
			);
			expect(bytes, 'script').toBeLessThanOrEqual(scriptLimit + laterLimit);
		});
});

test.describe('with scripts off', once, () => {
	test.use({ javaScriptEnabled: false });

	test('every template can be read, and leads on', async ({ page, watch }) => {
		test.slow();
		for (const template of templates)
			await test.step(template.name, async () => {
				await open(page, watch, template);
				const main = page.locator('main');
				await expect(main).toBeVisible();
				expect((await main.innerText()).length).toBeGreaterThan(60);
				const link = main.locator('a[href^="/"]:visible').first();
				// It can be pressed, and a page is there: every template is opened here anyway.
				await link.click({ trial: true });
				const href = (await link.getAttribute('href')) ?? '';
				expect((await page.request.get(new URL(href, page.url()).href)).status(), href).toBe(200);
			});
	});
});

test.describe('in a folder, at /stela/', once, () => {
	test.use({ baseURL: inFolder ?? 'http://dist-stela.invalid/' });

	test('every template stands and runs', async ({ page, watch }) => {
		test.slow();
		expect(inFolder, 'dist-stela is missing: run npm test -- build-stela').toBeTruthy();
		for (const template of templates)
			await test.step(template.name, async () => {
				await open(page, watch, template);
				await hydrated(page);
				expect(watch.complaints()).toEqual([]);
			});
	});
});

test('no text becomes markup, and no address of elsewhere a script', once, async ({ page, watch }) => {
	watch.allow(/trusted/i);
	await page.goto('copan/');
	const refused = await page.evaluate(() => {
		const attempts: (() => unknown)[] = [
			() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
			() => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' }),
			() => Object.assign(document.createElement('script'), { src: 'https://elsewhere.invalid/x.js' }),
		];
		return attempts.map((attempt) => {
			try {
				attempt();
				return 'allowed';
			} catch (error) {
				return (error as Error).name;
			}
		});
	});
	expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test.describe('the watch bites', once, () => {
	test('on an inline script and style, an error, and a request off the origin', async ({ page, watch }) => {
		await page.route('**/bad/', (route) =>
			route.fulfill({
				contentType: 'text/html',
				headers: { 'content-security-policy': "default-src 'self'" },
				body: `<!doctype html><title>Bad</title><p style="color: red">Bad</p><script>document.title = 'ran'</script>
					<script src="/bad.js"></script><img alt="" src="http://elsewhere.invalid/x.png">`,
			}),
		);
		await page.route('**/bad.js', (route) =>
			route.fulfill({ contentType: 'text/javascript', body: "console.error('said so'); throw new Error('thrown');" }),
		);
		await page.goto('/bad/');
		await expect(page).toHaveTitle('Bad');
		await expect.poll(() => watch.complaints().join('\n')).toMatch(/img-src/);
		const complaints = watch.take().join('\n');
		for (const expected of [
			/policy: script-src-elem/,
			/policy: style-src-attr/,
			/console: said so/,
			/page: Error: thrown/,
		])
			expect(complaints).toMatch(expected);
	});

	test('on a request that the policy lets through', async ({ page, watch }) => {
		await page.route('**/bad/', (route) =>
			route.fulfill({
				contentType: 'text/html',
				body: '<!doctype html><title>Bad</title><img alt="" src="http://elsewhere.invalid/x.png">',
			}),
		);
		await page.route('http://elsewhere.invalid/**', (route) => route.abort());
		await page.goto('/bad/');
		expect(watch.take().join('\n')).toMatch(/request off the origin: http:\/\/elsewhere\.invalid\/x\.png/);
	});

	test('so that the test fails', async ({ page }) => {
		test.fail();
		await page.route('**/bad/', (route) =>
			route.fulfill({
				contentType: 'text/html',
				body: "<!doctype html><title>Bad</title><script>console.error('bad')</script>",
			}),
		);
		await page.goto('/bad/');
		await expect(page).toHaveTitle('Bad');
	});
});

test.describe('the policy', once, () => {
	test('stands in a header against framing, and in the page, as a header against framing and in the page', async ({
		page,
	}) => {
		const response = await page.goto('/');
		expect(response?.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
		const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
		expect(policy).toContain("default-src 'self'");
		expect(policy).not.toContain('unsafe-inline');
	});
});
