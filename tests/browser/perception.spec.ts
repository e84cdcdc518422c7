/**
 * For every eye: with the system's own colours what is chosen, current, asked or in focus can still be told apart; with
 * reduced motion nothing moves; and nothing is told by colour alone.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { resources } from '#games/copan/resources.ts';
import { rules } from '#words/en/site.ts';
import { expect, once, test } from './fixtures.ts';
import { templates } from './templates.ts';

/** Presses by key: after a press by mouse, focus would be shown in fields alone. */
const press = async (page: Page, selector: string) => {
	await page.locator(selector).focus();
	await page.keyboard.press('Enter');
};

/** Pages that show more of what can be chosen, and how they come to it. */
const opened: { name: string; address: string; act?: (page: Page) => Promise<unknown> }[] = [
	...templates,
	{ name: 'an Event now', address: '/copan/events/now/?card=F&face=3&events=spiral' },
	{ name: 'symbols asked for', address: '/copan/find/?see=jade' },
	{ name: 'a score', address: '/copan/score/?preset=seven-each' },
	{
		name: 'a set-up by hand',
		address: '/copan/play/multiple-events/',
		act: async (page) => press(page, '.isle details:not([open]) > summary >> nth=-1'),
	},
	{
		name: 'a wrong answer',
		address: '/copan/learn/quiz-totem/',
		act: async (page) => press(page, '.options .btn >> nth=0'),
	},
	{ name: 'a Mask', address: '/copan/learn/jade-mask/#other-edge' },
	{
		name: 'a small screen',
		address: '/copan/play/',
		act: (page) => page.setViewportSize({ width: 390, height: 844 }),
	},
	{
		name: 'a search',
		address: '/copan/',
		act: async (page) => {
			await page.keyboard.press('/');
			await page.keyboard.type('kawai');
			await expect(page.locator('[aria-selected="true"]').first()).toBeVisible();
			// With what is read out the other games are asked, and rows of theirs may come.
			await expect(page.locator('[role="dialog"] [role="status"], dialog [role="status"]')).toHaveText(/./);
		},
	},
];

/** A press before the islands are there would come to nothing. */
const islandsAre = (page: Page) =>
	expect(page.locator('astro-island[ssr][client="load"], astro-island[ssr][client="idle"]')).toHaveCount(0);

const open = async (page: Page, { address, act }: (typeof opened)[number]) => {
	await page.goto(`.${address}`);
	await expect(page.locator('h1')).toBeVisible();
	await islandsAre(page);
	if (!act) return;
	await act(page);
	await page.waitForLoadState('networkidle');
};

/**
 * A picture of a place on the page, with some room round it for frames. Taken as the screen stands: nothing moves here,
 * and there is no caret.
 */
const pictureOf = async (page: Page, camera: CDPSession, target: Locator): Promise<string | null> => {
	const box = await target.boundingBox();
	if (!box || box.width === 0) return null;
	const [left, top] = await page.evaluate(() => [scrollX, scrollY] as const);
	const { width, height } = page.viewportSize() as { width: number; height: number };
	// A way past the head lies outside until it has the focus.
	if (box.x + box.width < 0 || box.y + box.height < 0 || box.x > width || box.y > height) return 'outside';
	const clip = {
		x: left + box.x - 6,
		y: top + box.y - 6,
		width: Math.min(box.width, 300) + 12,
		height: Math.min(box.height, 200) + 12,
		scale: 1,
	};
	return (await camera.send('Page.captureScreenshot', { clip })).data;
};

/** Hides the caret, which would show the focus by itself. */
const hideCaret = (page: Page) =>
	page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync('* { caret-color: transparent !important; }');
		document.adoptedStyleSheets = [sheet];
	});

/** States that are seen: where they stand, and the attribute or class that makes them. */
const states = [
	{ of: '[aria-pressed="true"]', attribute: 'aria-pressed', off: 'false' },
	{ of: '[aria-current]:not([aria-current="false"])', attribute: 'aria-current', off: 'false' },
	{ of: '[aria-selected="true"]', attribute: 'aria-selected', off: 'false' },
	{ of: ':is(button, a)[aria-disabled="true"]', attribute: 'aria-disabled', off: 'false' },
	{ of: 'input:checked', attribute: null, off: '' },
	...['now-at', 'past', 'on', 'ahead', 'right', 'wrong', 'marked', 'refused'].map((name) => ({
		of: `main :is(li, button, a, span, i).${name}`,
		attribute: 'class',
		off: name,
	})),
];
/** The focus as a state: it is given, and taken away. */
const focus = {
	of: ':is(a[href], button, input, select, summary, [tabindex="0"]):not([tabindex="-1"])',
	attribute: 'focus',
	off: '',
};
type State = (typeof states)[number];

/** Marks what stands in a state, one of each kind, and gives the kinds. A hidden field shows in its label. */
const markKinds = (page: Page, { of }: State) =>
	page.evaluate((selector) => {
		const kinds = new Set<string>();
		for (const node of document.querySelectorAll<HTMLElement>(selector)) {
			const host = node instanceof HTMLInputElement ? (node.closest('label') ?? node) : node;
			if (!host.checkVisibility({ visibilityProperty: true })) continue;
			// Focus looks the same wherever such a thing stands.
			const around = selector.includes('[href]') ? '' : host.parentElement?.getAttribute('class');
			const kind = [selector, host.localName, host.getAttribute('class'), around].join(' ');
			if (kinds.has(kind)) continue;
			kinds.add(kind);
			node.dataset.node = kind;
			host.dataset.host = kind;
		}
		return [...kinds];
	}, of);

/** Takes a state away, or gives it back. */
const setState = (page: Page, kind: string, { attribute, off }: State, isOn: boolean) =>
	page.evaluate(
		([name, attr, value, on]) => {
			const node = document.querySelector<HTMLInputElement>(`[data-node=${CSS.escape(name as string)}]`);
			if (!node) return;
			if (attr === 'focus') {
				if (on) node.focus();
				else node.blur();
			} else if (attr === null) node.checked = on as boolean;
			else if (attr === 'class') node.classList.toggle(value as string, on as boolean);
			else if (on) node.setAttribute(attr as string, node.dataset.was ?? 'true');
			else {
				node.dataset.was = node.getAttribute(attr as string) ?? 'true';
				node.setAttribute(attr as string, value as string);
			}
		},
		[kind, attribute, off, isOn] as const,
	);

/** What takes its time: transitions and animations of anything on the page. */
const movingOn = (page: Page) =>
	page.evaluate(() => {
		const lasts = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0);
		const all = [...document.querySelectorAll('*')].filter((node) => {
			const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(node);
			return (
				lasts(transitionDuration) ||
				(animationName !== 'none' && lasts(animationDuration)) ||
				scrollBehavior === 'smooth'
			);
		});
		return [...new Set(all.map((node) => `${node.localName}.${node.getAttribute('class')}`))];
	});

test.describe('with the colours of the system, and reduced motion', once, () => {
	test('what is chosen, pressed, current, in focus or not to be had is seen, and nothing moves', async ({
		page,
		watch,
	}) => {
		test.setTimeout(240_000);
		page.setDefaultTimeout(5_000);
		watch.allow(/^console: Failed to load resource: .*status of 404/);
		await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
		const camera = await page.context().newCDPSession(page);
		const seen = new Set<string>();
		const same: string[] = [];
		const moving: string[] = [];
		const gone: string[] = [];
		for (const each of opened) {
			await open(page, each);
			await hideCaret(page);
			moving.push(...(await movingOn(page)).map((what) => `${each.name}: ${what}`));
			for (const state of [...states, focus])
				for (const kind of await markKinds(page, state)) {
					if (seen.has(kind)) continue;
					seen.add(kind);
					const host = page.locator(`[data-host="${kind.replaceAll(/["\\]/g, '\\$&')}"]`).first();
					// Focus elsewhere, or what came in with it, may have taken it away, also while it is looked at.
					if ((await host.count()) === 0) continue;
					const look = async () => {
						await host.evaluate((node) => node.scrollIntoView({ block: 'center' }));
						if (state === focus) await setState(page, kind, state, true);
						const on = await pictureOf(page, camera, host);
						await setState(page, kind, state, false);
						const off = await pictureOf(page, camera, host);
						if (state !== focus) await setState(page, kind, state, true);
						return { on, off };
					};
					const { on, off } = await look().catch(async (error) => {
						if ((await host.count()) > 0) throw error;
						gone.push(kind);
						return { on: null, off: null };
					});
					if (on !== null && on === off) same.push(`${each.name}: ${kind}`);
				}
		}
		expect(same, 'the same with and without').toEqual([]);
		expect(moving, 'moves although motion is reduced').toEqual([]);
		expect(gone.length, `gone before they were seen: ${gone.join(', ')}`).toBeLessThanOrEqual(3);
		expect(seen.size).toBeGreaterThan(80);
	});

	test('and what would move is found', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		await page.goto('./copan/play/collecting/');
		expect(await movingOn(page)).not.toEqual([]);
	});
});

/** What colours tell, and the shape or word that tells it too: in each part, one of the signs. */
const alsoTold: {
	what: string;
	address: string;
	parts: string;
	sign: string | RegExp;
	act?: (page: Page) => Promise<void>;
}[] = [
	{
		what: 'whose a piece is',
		address: 'copan/play/multiple-events/',
		parts: '.picture [class*="seat-"]',
		sign: /[1-4]/,
	},
	{ what: 'whose turn it is', address: 'copan/sandbox/', parts: '.now .who', sign: /[1-4]/ },
	{
		what: 'a space that is closed',
		address: 'copan/play/embassies/?preset=what-is-refused',
		parts: '.picture .shut',
		sign: 'use[href$="#closed"]',
	},
	{
		what: 'the colour of a Glyph card',
		address: 'copan/play/glyph-exchanges/',
		parts: '.picture .site.stairway [class*="glyph"]',
		sign: /^[A-H]$/,
	},
	{ what: 'a value of ours', address: 'copan/characters/', parts: 'main a.ours', sign: 'use[href$="#mark"]' },
	{
		what: 'a wrong answer',
		address: 'copan/learn/quiz-totem/',
		act: (page) => press(page, '.options .btn >> nth=0'),
		parts: '.verdict.wrong',
		sign: 'use[href$="#ui-close"]',
	},
	{
		what: 'a right answer',
		address: 'copan/learn/quiz-totem/',
		act: (page) => press(page, '.options .btn >> nth=1'),
		parts: '.verdict',
		sign: /./,
	},
	{ what: 'who wins', address: 'copan/score/?preset=seven-each', parts: '.now .headline', sign: /wins/ },
	...(['important', 'clarification', 'example'] as const).map((kind) => ({
		what: `a rule that is ${kind}`,
		address: 'copan/rules/court-phase/',
		parts: `main .${kind}`,
		sign: new RegExp(rules.kinds[kind], 'i'),
	})),
];

test.describe('nothing is told by colour alone', once, () => {
	for (const { what, address, act, parts, sign } of alsoTold)
		test(what, async ({ page }) => {
			await page.goto(address);
			await expect(page.locator('h1')).toBeVisible();
			await islandsAre(page);
			await act?.(page);
			const all = page.locator(parts);
			await expect(all.first()).toBeAttached();
			for (const part of await all.all())
				if (typeof sign === 'string') await expect(part.locator(sign).first()).toBeAttached();
				else expect(await part.textContent()).toMatch(sign);
		});

	test('a resource: in black alone, no two have one shape', async ({ page }) => {
		await page.goto('copan/symbols/');
		const pictures = await Promise.all(
			resources.map(async (resource) => {
				const symbol = page.locator(`main svg:has(use[href$="#${resource}"])`).first();
				await symbol.evaluate((node) => {
					node.style.filter = 'brightness(0)';
				});
				return symbol;
			}),
		);
		const shots: string[] = [];
		for (const symbol of pictures) shots.push((await symbol.screenshot()).toString('base64'));
		expect(new Set(shots).size).toBe(resources.length);
	});

	test('a link within words is underlined', async ({ page }) => {
		await page.goto('copan/rules/court-phase/');
		const bare = await page.locator('main p a').evaluateAll((links) =>
			links
				.filter((link) => {
					const { textDecorationLine, borderBottomStyle } = getComputedStyle(link);
					return textDecorationLine === 'none' && borderBottomStyle === 'none';
				})
				.map((link) => link.outerHTML.slice(0, 120)),
		);
		expect(bare).toEqual([]);
	});
});
