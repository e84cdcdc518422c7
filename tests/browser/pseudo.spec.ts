/**
 * All words come from `src/words`, so that a translation is one folder: of a build in which each of them is marked,
 * everything that a page shows is marked, stands in content, or is a name.
 */
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import { knownTexts } from '../pseudo/known-texts.ts';
import { markWords, unmarked } from '../pseudo/mark-words.ts';
import { expect, once, test } from './fixtures.ts';

const folder = process.env.STELA_OUT_PSEUDO ?? 'dist-pseudo';
const address = process.env.STELA_URL_PSEUDO;
/** Attributes that are read out or shown. */
const said = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription'];

let isKnown: ReturnType<typeof knownTexts> | undefined;

/** Collects what stands unmarked and is not known, each with the page where it stands. */
const search = () => {
	isKnown ??= knownTexts();
	const mayStand = isKnown;
	const seen = new Set<string>();
	const found = new Map<string, string>();
	return {
		look: (text: string, page: string) => {
			if (seen.has(text)) return;
			seen.add(text);
			for (const piece of unmarked(text)) if (!found.has(piece) && !mayStand(piece)) found.set(piece, page);
		},
		found: () => [...found].map(([text, page]) => `${page}: ${text}`),
	};
};

/** What a page shows: texts, and attributes that are read out. */
const textsOf = (page: Page) =>
	page.evaluate((names) => {
		const texts = names.flatMap((name) =>
			[...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
		);
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode())
			if (!/^(script|style|noscript)$/.test(walker.currentNode.parentElement?.localName ?? ''))
				texts.push(walker.currentNode.textContent ?? '');
		return [...new Set(texts)];
	}, said);

/** Presses in one island. */
const presses = 30;

/** Presses the first thing in an island that says something new, whatever comes of it; null where nothing does. */
const pressNext = (page: Page, pressed: readonly string[]) =>
	page.evaluate(async (known) => {
		const nameOf = (target: Element): string => target.getAttribute('aria-label') ?? target.textContent ?? '';
		const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
		const next = () =>
			[...document.querySelectorAll('main astro-island :is(button, summary, label, [role="button"])')].find(
				(each) => each.checkVisibility() && !known.includes(nameOf(each)),
			);
		let target = next();
		// What was pressed last may still be on its way.
		for (let count = 0; !target && count < 10; count++) {
			await wait(100);
			target = next();
		}
		if (!target) return null;
		const name = nameOf(target);
		target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
		await wait(20);
		return name;
	}, pressed);

test.describe('in the pseudo-language', once, () => {
	// One after the other: what may stand unmarked is read once.
	test.describe.configure({ mode: 'default' });
	test.skip(!address, 'needs the build of `npm test -- build-pseudo`');
	test.use({ baseURL: address ?? 'http://dist-pseudo.invalid/' });

	test('every page shows words of src/words, content and names', () => {
		const { look, found } = search();
		const walk = (element: HTMLElement, page: string): void => {
			if (/^(SCRIPT|STYLE)$/.test(element.tagName)) return;
			const isTold = /title|description/.test(element.getAttribute('name') ?? element.getAttribute('property') ?? '');
			if (element.tagName === 'META' && isTold) look(element.getAttribute('content') ?? '', page);
			for (const name of said) look(element.getAttribute(name) ?? '', page);
			// What scripts will say.
			for (const [name, value] of Object.entries(element.attributes))
				if (name.startsWith('data-') && /^\p{Lu}/u.test(value)) look(value, page);
			for (const child of element.childNodes)
				if (child instanceof TextNode) look(child.text, page);
				else if (child instanceof HTMLElement) walk(child, page);
		};
		const pages = globSync('**/*.html', { cwd: folder });
		expect(pages.length).toBeGreaterThan(300);
		for (const page of pages) {
			const { childNodes } = parse(readFileSync(`${folder}/${page}`, 'utf8'), {
				blockTextElements: { script: true, style: true },
			});
			for (const part of childNodes) if (part instanceof HTMLElement) walk(part, page);
		}
		expect(found()).toEqual([]);
	});

	test('and others would be found', () => {
		expect(markWords("const words = { symbol: 'ui-next', text: 'Lay it', more: ['and', 'here too'] };").code).toBe(
			"const words = { symbol: 'ui-next', text: '⟦Lay it⟧', more: ['and', '⟦here too⟧'] };",
		);
		const { look, found } = search();
		for (const text of ['⟦Lay it⟧', '⟦3 steps⟧', 'Copan: Dying City', 'Ball Court', '⟦Lay it⟧, if you will', 'Lay it'])
			look(text, 'here');
		expect(found()).toEqual(['here: , if you will', 'here: Lay it']);
	});

	test('so does every island, whatever is pressed in it', async ({ page }) => {
		test.slow();
		const { look, found } = search();
		const islands = [
			'copan/play/multiple-events/',
			'copan/play/glyph-exchanges/',
			'copan/sandbox/',
			'copan/score/',
			'copan/solo/',
			'copan/learn/first-turn/',
			'copan/learn/quiz-court/',
			'copan/your-copy/',
		];
		for (const island of islands)
			await test.step(island, async () => {
				await page.goto(island);
				await page.locator('main astro-island > *').first().dispatchEvent('pointerdown');
				await page.waitForLoadState('networkidle');
				const pressed: string[] = [];
				for (let name: string | null = ''; name !== null && pressed.length < presses; ) {
					for (const text of await textsOf(page)) look(text, island);
					name = await pressNext(page, pressed);
					if (name !== null) pressed.push(name);
				}
				expect(pressed.length, `presses in ${island}`).toBeGreaterThan(5);
			});
		expect(found()).toEqual([]);
	});
});
