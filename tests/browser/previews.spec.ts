/** Previews: what a link leads to, shown beside it by pointer, keyboard and finger; and the links both ways on the page. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { pagesOf } from '../../tools/site.mjs';
import { axeFindings, expect, once, onPhone, setTheme, test } from './fixtures.ts';

const aid = './copan/rules/turn-aid/';
const rule = (page: Page, ref: string) => page.locator(`main a[data-preview="rule:${ref}"]`).first();
const preview = (page: Page) => page.locator('.preview:popover-open');

/** Runs the act, and says what the layout shifted meanwhile. */
const shiftsDuring = async (page: Page, act: () => Promise<void>): Promise<number> => {
	await page.evaluate(() => {
		const seen = { sum: 0 };
		Object.assign(globalThis, { seen });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.sum += (entry as PerformanceEntry & { value: number }).value;
		}).observe({ type: 'layout-shift' });
	});
	await act();
	await page.waitForTimeout(100);
	return page.evaluate(() => (globalThis as unknown as { seen: { sum: number } }).seen.sum);
};

test.describe('by pointer and keyboard', once, () => {
	test('a rest of the pointer shows number, title, kind and words; the way into the preview keeps it', async ({
		page,
	}) => {
		await page.goto(aid);
		const link = rule(page, 'action.move.entry');
		const shift = await shiftsDuring(page, async () => {
			await link.hover();
			await expect(preview(page)).toBeVisible();
		});
		expect(shift).toBe(0);
		await expect(preview(page)).toHaveCount(1);
		await expect(preview(page)).toHaveRole('tooltip');
		await expect(preview(page).locator('.kind')).toHaveText(/^Rule \d+\.\d+$/);
		await expect(preview(page).locator('.title')).toHaveText('Move onto the entry space');
		await expect(preview(page)).toContainText('entry space, the one with the arrow');
		await expect(preview(page).getByRole('link')).toHaveCount(0);
		await preview(page).hover();
		await page.waitForTimeout(400);
		await expect(preview(page)).toBeVisible();
		await page.mouse.move(0, 0);
		await expect(preview(page)).toHaveCount(0);
	});

	test('a pointer that passes by shows nothing and fetches nothing', async ({ page }) => {
		const fetched: string[] = [];
		page.on('request', (request) => fetched.push(request.url()));
		await page.goto(aid);
		await page.waitForLoadState('networkidle');
		const before = fetched.length;
		await rule(page, 'action.move.entry').hover();
		await page.mouse.move(0, 0);
		await page.waitForTimeout(500);
		await expect(preview(page)).toHaveCount(0);
		expect(fetched.slice(before)).toEqual([]);
	});

	test('stands beside its link and within the window, wherever the link is', async ({ page }) => {
		await page.goto(aid);
		for (const place of ['start', 'end'] as const) {
			const link = rule(page, 'river.two-leftmost');
			await link.evaluate((element, block) => element.scrollIntoView({ block }), place);
			await page.mouse.move(0, 0);
			await link.hover();
			await expect(preview(page)).toBeVisible();
			const [box, of] = await Promise.all([preview(page).boundingBox(), link.boundingBox()]);
			if (!box || !of) throw new Error('no box');
			const gap = box.y > of.y ? box.y - of.y - of.height : of.y - box.y - box.height;
			expect(gap, place).toBeGreaterThanOrEqual(0);
			expect(gap, place).toBeLessThan(16);
			expect(box.y).toBeGreaterThanOrEqual(0);
			expect(box.y + box.height).toBeLessThanOrEqual(900);
			await page.keyboard.press('Escape');
			await expect(preview(page)).toHaveCount(0);
		}
	});

	test('without anchor positioning it is placed by hand, below or above', async ({ page }) => {
		await page.addInitScript(() => {
			const supports = CSS.supports.bind(CSS);
			CSS.supports = (...args: [string, string?]) =>
				args[0] !== 'position-area' && (supports as (...of: unknown[]) => boolean)(...args);
		});
		await page.goto(aid);
		// What the style sheet does where the browser can, undone.
		await page.evaluate(() => {
			for (const sheet of document.styleSheets)
				for (let index = sheet.cssRules.length - 1; index >= 0; index--)
					if (sheet.cssRules[index] instanceof CSSSupportsRule) sheet.deleteRule(index);
		});
		for (const place of ['start', 'end'] as const) {
			const link = rule(page, 'river.two-leftmost');
			await link.evaluate((element, block) => element.scrollIntoView({ block }), place);
			await page.mouse.move(0, 0);
			await link.hover();
			await expect(preview(page)).toBeVisible();
			const [box, of] = await Promise.all([preview(page).boundingBox(), link.boundingBox()]);
			if (!box || !of) throw new Error('no box');
			if (place === 'start') expect(box.y).toBeCloseTo(of.y + of.height + 8, 0);
			else expect(box.y + box.height).toBeCloseTo(of.y - 8, 0);
			expect(box.x).toBeGreaterThanOrEqual(0);
			await page.keyboard.press('Escape');
		}
	});

	test('the keyboard shows it on focus, described by it; the next link takes over; Escape and leaving close it', async ({
		page,
	}) => {
		await page.goto(aid);
		const link = rule(page, 'action.move.entry');
		await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
		await rule(page, 'action.move-or-stay').focus();
		await page.keyboard.press('Tab');
		await expect(link).toBeFocused();
		await expect(preview(page)).toContainText('Move onto the entry space');
		await expect(link).toHaveAccessibleDescription(/Move onto the entry space.*the one with the arrow/);
		await page.keyboard.press('Escape');
		await expect(preview(page)).toHaveCount(0);
		await expect(link).toBeFocused();
		await expect(link).not.toHaveAttribute('aria-describedby');
		await page.keyboard.press('Tab');
		const next = rule(page, 'action.move.side');
		await expect(next).toBeFocused();
		await expect(preview(page)).toContainText('Choose your Totem’s side');
		await page.keyboard.press('Shift+Tab');
		await expect(link).toBeFocused();
		await expect(preview(page)).toContainText('Move onto the entry space');
		await expect(preview(page)).toHaveCount(1);
		await link.evaluate((element) => element.blur());
		await expect(preview(page)).toHaveCount(0);
		await link.focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/action-phase\/#action\.move\.entry$/);
	});

	test('scrolling closes it; focus that scrolls to the next link still shows that one', async ({ page }) => {
		await page.goto(aid);
		const link = rule(page, 'court.place.any-space');
		await link.hover();
		await expect(preview(page)).toBeVisible();
		await page.mouse.wheel(0, 200);
		await expect(preview(page)).toHaveCount(0);
		await page.mouse.move(0, 0);
		await page.evaluate(() => scrollTo(0, 0));
		await page.keyboard.press('Shift');
		await link.focus();
		await expect(preview(page)).toContainText('Any empty space');
		const far = rule(page, 'end-turn.when');
		await far.focus();
		await expect(preview(page)).toContainText('When your turn ends');
	});

	test('a click goes where the link leads', async ({ page }) => {
		await page.goto(aid);
		await rule(page, 'river.two-leftmost').click();
		await expect(page).toHaveURL(/river\/#river\.two-leftmost$/);
	});

	test('a ruling shows its question and our reading, a component its sentence', async ({ page }) => {
		await page.goto('./copan/rulings/discounts-add/');
		await page.locator('main a[data-preview="character:ixcuiname"]').first().hover();
		await expect(preview(page).locator('.kind')).toHaveText('Character');
		await expect(preview(page).locator('.title')).toHaveText('Ixcuiname');
		expect((await preview(page).locator('p').last().innerText()).length).toBeGreaterThan(15);
		await page.goto('./copan/rulings/exhausted-when/');
		await page.locator('main a[data-preview="ruling:moves-back"]').first().hover();
		await expect(preview(page).locator('.kind')).toHaveText('Open question');
		await expect(preview(page)).toContainText('Which way does it go?');
		await expect(preview(page)).toContainText('Our reading, unofficial To the right');
	});

	/** Where on the site, the link, and what its preview shows. */
	const places = [
		['the home of the game, a Character', './copan/', 'character:kawai', /^Character$/, 'K’awai'],
		['the home of the game, a step of the turn', './copan/', 'rule:court.collect.neighbours', /^Rule 5\.\d+$/, /./],
		['a list’s introduction', './copan/cities/', 'rule:embassies.build.effect', /^Rule \d+\.\d+$/, /./],
		['the Glyphs', './copan/glyphs/', 'site:stairway', /^Site$/, 'Hieroglyphic Stairway'],
		['the open questions', './copan/rulings/', 'ruling:moves-back', /^Open question$/, /./],
		['the symbol key', './copan/symbols/', 'rule:court.events.spiral', /^Rule \d+\.\d+$/, /./],
		['the set-up, what is unsaid', './copan/setup/', 'ruling:starting-tiles', /^Open question$/, /./],
		['the set-up, an Event card', './copan/setup/', 'event:card-d', /^Event card$/, 'Event card D'],
		['compared Event cards', './copan/events/compare/', 'event:card-a', /^Event card$/, 'Event card A'],
		['a chosen symbol of the finder', './copan/find/?see=spiral', 'symbol:spiral', /^Symbol$/, 'Spiral'],
	] as const;
	test('on every kind of page', async ({ page }) => {
		for (const [what, address, ref, kind, title] of places)
			await test.step(`on ${what}`, async () => {
				await page.mouse.move(0, 0);
				await page.goto(address);
				const link = page.locator(`main a[data-preview="${ref}"]:visible`).first();
				await link.hover();
				await expect(preview(page).locator('.kind')).toHaveText(kind);
				await expect(preview(page).locator('.title')).toHaveText(title);
				expect((await preview(page).locator('p').nth(2).innerText()).length).toBeGreaterThan(10);
			});
	});

	test('on the turn aid, once a step is open', async ({ page }) => {
		await page.goto('./copan/turn/#aid.action.river');
		await page.locator('main a[data-preview="rule:river.two-leftmost"]:visible').first().hover();
		await expect(preview(page).locator('.kind')).toHaveText(/^Rule \d+\.\d+$/);
	});

	test('on pinned Cities, which show only their numbers', async ({ page }) => {
		await page.addInitScript(() =>
			localStorage.setItem('stela:this-game', '{"v":1,"players":2,"card":"d","cities":["14"]}'),
		);
		await page.goto('./copan/');
		await page.locator('.pins a:visible').hover();
		await expect(preview(page).locator('.title')).toHaveText(/14/);
	});

	test('what draws it comes only when one is asked for', async ({ page }) => {
		const scripts: string[] = [];
		page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
		await page.goto(aid);
		await page.waitForLoadState('networkidle');
		const before = scripts.length;
		await rule(page, 'action.move.entry').hover();
		await expect(preview(page)).toBeVisible();
		expect(scripts.length).toBeGreaterThan(before);
	});

	test('where it does not come, the link is just a link', async ({ page, watch }) => {
		watch.allow(/watch\..*\.js/);
		await page.route('**/watch.*.js', (route) => route.fulfill({ status: 404 }));
		await page.goto(aid);
		await rule(page, 'river.two-leftmost').hover();
		await page.waitForTimeout(600);
		await expect(preview(page)).toHaveCount(0);
		await rule(page, 'river.two-leftmost').click();
		await expect(page).toHaveURL(/river\/#river\.two-leftmost$/);
	});

	test('with motion reduced it does not fade', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto(aid);
		await rule(page, 'action.move.entry').hover();
		await expect(preview(page)).toBeVisible();
		expect(await preview(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
	});

	test('a file that cannot be had is silent, and is asked for again', async ({ page, watch }) => {
		watch.allow(/previews.*\.json/);
		let broken = true;
		await page.route('**/previews/*.json', (route) => (broken ? route.fulfill({ status: 404 }) : route.continue()));
		await page.goto(aid);
		const link = rule(page, 'action.move.entry');
		await link.hover();
		await page.waitForTimeout(600);
		await expect(preview(page)).toHaveCount(0);
		broken = false;
		await page.mouse.move(0, 0);
		await link.hover();
		await expect(preview(page)).toBeVisible();
	});

	test('a file comes once, however many of its rules are shown', async ({ page }) => {
		const files: string[] = [];
		page.on('request', (request) => request.url().endsWith('.json') && files.push(request.url()));
		await page.goto(aid);
		for (const ref of ['action.move.entry', 'action.move.side']) {
			await rule(page, ref).hover();
			await expect(preview(page)).toBeVisible();
			await page.mouse.move(0, 0);
			await expect(preview(page)).toHaveCount(0);
		}
		expect(files.map((file) => file.split('/').at(-1))).toEqual(['rule-action-phase.json']);
	});

	for (const shade of ['light', 'dark'] as const)
		test(`axe finds nothing with one open, ${shade}`, async ({ page }) => {
			await setTheme(page, { system: shade });
			await page.goto(aid);
			await rule(page, 'action.move.entry').focus();
			await page.keyboard.press('Shift');
			await expect(preview(page)).toBeVisible();
			await page.waitForTimeout(300);
			expect(await axeFindings(page)).toEqual([]);
		});
});

test.describe('by finger', onPhone, () => {
	test('the first tap shows it with a way on, the second goes there', async ({ page }) => {
		await page.goto(aid);
		const link = rule(page, 'action.move.entry');
		const shift = await shiftsDuring(page, async () => {
			await link.tap();
			await expect(preview(page)).toBeVisible();
		});
		expect(shift).toBe(0);
		await expect(page).toHaveURL(/turn-aid\/$/);
		await expect(preview(page)).toHaveRole('status');
		const open = preview(page).getByRole('link', { name: 'Open' });
		expect((await open.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		await link.tap();
		await expect(page).toHaveURL(/action-phase\/#action\.move\.entry$/);
	});

	test('a second tap while the first one’s preview is on its way goes there', async ({ page }) => {
		await page.route('**/watch.*.js', async (route) => {
			await new Promise((done) => setTimeout(done, 2000));
			await route.continue().catch(() => {});
		});
		await page.goto(aid);
		const link = rule(page, 'action.move.entry');
		await link.tap();
		await expect(page).toHaveURL(/turn-aid\/$/);
		await link.tap();
		await expect(page).toHaveURL(/action-phase\/#action\.move\.entry$/);
	});

	test('where the script cannot be had, the first tap goes there', async ({ page, watch }) => {
		watch.allow(/watch\..*\.js/);
		await page.route('**/watch.*.js', (route) => route.fulfill({ status: 404 }));
		await page.goto(aid);
		await rule(page, 'action.move.entry').tap();
		await expect(page).toHaveURL(/action-phase\/#action\.move\.entry$/);
	});

	test('a browser without popovers goes there at the first tap', async ({ page }) => {
		await page.addInitScript(() => Reflect.deleteProperty(window.HTMLElement.prototype, 'popover'));
		await page.goto(aid);
		await rule(page, 'action.move.entry').tap();
		await expect(page).toHaveURL(/action-phase\/#action\.move\.entry$/);
	});

	test('“Open” goes there', async ({ page }) => {
		await page.goto(aid);
		await rule(page, 'action.move.entry').tap();
		await preview(page).getByRole('link', { name: 'Open' }).tap();
		await expect(page).toHaveURL(/action-phase\/#action\.move\.entry$/);
	});

	test('a tap elsewhere closes it, and the next tap shows it again; another link’s takes its place', async ({
		page,
	}) => {
		await page.goto(aid);
		const link = rule(page, 'action.move.entry');
		await link.tap();
		await expect(preview(page)).toBeVisible();
		await page.touchscreen.tap(5, 5);
		await expect(preview(page)).toHaveCount(0);
		await link.tap();
		await expect(preview(page)).toContainText('Move onto the entry space');
		await rule(page, 'action.move-or-stay').tap();
		await expect(preview(page)).toContainText('Move your Totem or stay');
		await expect(preview(page)).toHaveCount(1);
		await expect(page).toHaveURL(/turn-aid\/$/);
	});

	test('where its words cannot be had, the first tap goes there', async ({ page, watch }) => {
		watch.allow(/previews.*\.json/);
		await page.route('**/previews/*.json', (route) => route.fulfill({ status: 404 }));
		await page.goto(aid);
		await rule(page, 'action.move.entry').tap();
		await expect(page).toHaveURL(/action-phase\/#action\.move\.entry$/);
	});

	test('axe finds nothing with one open', async ({ page }) => {
		await page.goto(aid);
		await rule(page, 'action.move.entry').tap();
		await expect(preview(page)).toBeVisible();
		await page.waitForTimeout(300);
		expect(await axeFindings(page)).toEqual([]);
	});

	test.describe('with scripts off', () => {
		test.use({ javaScriptEnabled: false });
		test('a tap goes there', async ({ page }) => {
			await page.goto(aid);
			await rule(page, 'action.move.entry').tap();
			await expect(page).toHaveURL(/action-phase\/#action\.move\.entry$/);
		});
	});
});

test.describe('the built pages', once, () => {
	const folder = resolve(process.env.STELA_OUT ?? 'dist');
	// One after the other, so that the pages are read once.
	test.describe.configure({ mode: 'default' });
	let read: { address: string; main: HTMLElement | null }[] | undefined;
	const pages = () => {
		read ??= pagesOf(folder).map(({ address, document }) => ({ address, main: document.querySelector('main') }));
		return read;
	};

	test('every link in prose to a rule, a question or a component shows a preview', () => {
		const leadsThere =
			/^\/copan\/(rules\/[^/]+\/#[a-z-]+\.|(rulings|cities|characters|events|jade-mask|embassy-tokens|altars|automa|sites|components)\/(?!compare|now\/)[a-z0-9-]+\/)/;
		const bare = pages().flatMap(({ address, main }) =>
			/\/(print|search|play|score|learn)\//.test(address)
				? []
				: (main?.querySelectorAll('p a, dd a, .links a') ?? [])
						.filter((link) => !link.getAttribute('data-preview') && leadsThere.test(link.getAttribute('href') ?? ''))
						// Where the reading of a question stands beside it.
						.filter((link) => !link.closest('details')?.querySelector('.tag'))
						.map((link) => `${address}: ${link.getAttribute('href')}`),
		);
		expect(bare).toEqual([]);
	});

	test('every link with a preview finds its words in the file its address leads to', () => {
		const files = new Map<string, Record<string, unknown>>();
		const missing: string[] = [];
		let links = 0;
		for (const { address, main } of pages())
			for (const link of main?.querySelectorAll('a[data-preview]') ?? []) {
				const ref = link.getAttribute('data-preview') ?? '';
				const [game, , chapter] = (link.getAttribute('href') ?? '').slice(1).split('/');
				const scheme = ref.split(':')[0];
				const file = join(folder, `${game}`, 'previews', `${scheme === 'rule' ? `rule-${chapter}` : scheme}.json`);
				const words = files.get(file) ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
				files.set(file, words);
				if (!(ref in words)) missing.push(`${ref} in ${address}: not in ${file}`);
				links++;
			}
		expect(missing).toEqual([]);
		expect(links).toBeGreaterThan(1000);
	});

	test('rules, examples, rulings and what they name lead to each other', () => {
		/** What each rule and each ruling leads to, by its address. */
		const leads = new Map<string, Set<string>>();
		const hrefs = (element: HTMLElement | null) =>
			new Set(element?.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '') ?? []);
		/** “Rule ruling” where the ruling is asked in the rule's section, in full: that is a way there. */
		const inSight = new Set<string>();
		for (const { address, main } of pages()) {
			if (/^\/copan\/rulings\/[^/]+\/$/.test(address)) leads.set(address, hrefs(main));
			if (!/^\/copan\/rules\/(?!print)[^/]+\/$/.test(address)) continue;
			let section: string[] = [];
			for (const element of main?.querySelectorAll('h2, .atom, details.open') ?? []) {
				if (element.tagName === 'H2') section = [];
				else if (element.classList.contains('open'))
					for (const rule of section) for (const href of hrefs(element)) inSight.add(`${rule} ${href}`);
				else section.push(`${address}#${element.id}`);
			}
			// Questions asked above a rule in its section are in its sight too.
			let asked: string[] = [];
			for (const element of main?.querySelectorAll('h2, .atom, details.open') ?? []) {
				if (element.tagName === 'H2') asked = [];
				else if (element.classList.contains('open')) asked.push(...hrefs(element));
				else {
					const rule = `${address}#${element.id}`;
					leads.set(rule, hrefs(element));
					for (const href of asked) inSight.add(`${rule} ${href}`);
				}
			}
		}
		expect(leads.size).toBeGreaterThan(350);
		const oneWay = [...leads].flatMap(([from, links]) =>
			[...links]
				.filter((to) => to !== from && leads.has(to) && !leads.get(to)?.has(from) && !inSight.has(`${to} ${from}`))
				.map((to) => `${from} leads to ${to}, which does not lead back`),
		);
		expect(oneWay).toEqual([]);
	});
});
