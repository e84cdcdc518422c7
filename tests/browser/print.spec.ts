/** Paper: the rulebook as a booklet and a chapter, as the PDFs a browser makes of them. */
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { axeFindings, expect, once, setTheme, shades, test } from './fixtures.ts';

/**
 * The size of what each page of a PDF draws. Chromium packs each page's drawing with deflate; a page with nothing but
 * its number on it draws next to nothing.
 */
const drawnOn = (pdf: Buffer): number[] => {
	const text = pdf.toString('latin1');
	const streamOf = (id: string): Buffer => {
		const at = text.search(new RegExp(`(^|\\n)${id} 0 obj`));
		const start = text.indexOf('stream', at) + 'stream'.length;
		const from = text.startsWith('\r\n', start) ? start + 2 : start + 1;
		return inflateSync(pdf.subarray(from, text.indexOf('endstream', from)));
	};
	return [...text.matchAll(/\/Type\s*\/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(
		([, id]) => streamOf(id ?? '').length,
	);
};

const pdfOf = (page: Page) => page.pdf({ preferCSSPageSize: true });

test.describe('on paper', once, () => {
	for (const [kind, most] of [
		['cities', 1],
		['characters', 2],
		['embassy-tokens', 1],
		['altars', 2],
		['jade-mask', 1],
		['events', 3],
		['automa', 3],
	] as const)
		test(`the ${kind} as a sheet: every entry with its effect, and nothing to press`, async ({ page }) => {
			await page.goto(`./copan/${kind}/`);
			const entries = await page.locator('.cards > li').count();
			await page.emulateMedia({ media: 'print' });
			await expect(page.locator('.cards > li:visible')).toHaveCount(entries);
			await expect(page.locator('.lintel, .bar, .foot, .filter, .shown').locator('visible=true')).toHaveCount(0);
			const drawn = drawnOn(await pdfOf(page));
			expect(drawn.length).toBeGreaterThan(0);
			expect(drawn.length).toBeLessThanOrEqual(most);
		});

	test('on a sheet no line of an effect runs on below its sign', async ({ page }) => {
		await page.setViewportSize({ width: 703, height: 1000 });
		await page.goto('./teotihuacan/technologies/');
		await page.emulateMedia({ media: 'print' });
		const cut = await page.locator('.cards > li > a').evaluateAll((rows) =>
			rows.flatMap((row) => {
				const edge = row.querySelector('svg')?.getBoundingClientRect().right ?? 0;
				const text = document.createRange();
				text.selectNodeContents(row.querySelector('span') as HTMLElement);
				return [...text.getClientRects()].some(({ left }) => left < edge) ? [row.textContent] : [];
			}),
		);
		expect(cut).toEqual([]);
	});

	test('the booklet holds every chapter and every rule, in its order, and has no blank page', async ({ page }) => {
		await page.goto('./copan/rules/');
		const chapters = await page.locator('.contents h2').allInnerTexts();
		await page.getByRole('link', { name: 'The rulebook to print' }).click();
		await expect(page).toHaveURL(/\/copan\/rules\/print\/$/);
		await page.waitForLoadState();
		expect(chapters.length).toBeGreaterThan(18);
		const heads = await page.locator('.b-chapter h2').allInnerTexts();
		expect(heads.map((head) => head.replace(/^\d+\s+/, ''))).toEqual(chapters.map((title) => title.trim()));
		const numbers = await page.locator('.b-chapter .b-atom > .no').allInnerTexts();
		expect(numbers.filter(Boolean).length).toBeGreaterThan(250);
		expect(numbers.slice(0, 2)).toEqual(['1.1', '1.2']);
		const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
		expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

		const drawn = drawnOn(await pdfOf(page));
		expect(drawn.length).toBeGreaterThan(25);
		expect(drawn.length).toBeLessThan(60);
		expect(Math.min(...drawn), `page ${drawn.indexOf(Math.min(...drawn)) + 1}`).toBeGreaterThan(1000);
	});

	test('the booklet’s asides differ by edge, its links carry the number they lead to, its questions our reading', async ({
		page,
	}) => {
		await page.emulateMedia({ media: 'print' });
		await page.goto('./copan/rules/print/');
		const edge = (kind: string) =>
			page
				.locator(`.b-chapter .b-atom.${kind} > .b-body`)
				.first()
				.evaluate((element) => {
					const { borderLeftStyle, borderTopStyle } = getComputedStyle(element);
					return `${borderLeftStyle} ${borderTopStyle}`;
				});
		expect(await Promise.all(['rule', 'important', 'clarification', 'example'].map(edge))).toEqual([
			'none none',
			'double double',
			'double none',
			'dashed dashed',
		]);
		const atom = page.locator('[id="action.move.afford"]');
		await expect(atom).toContainText(/VP never pay a cost\s\[\d+\.\d+\]/);
		await expect(atom.locator('.b-id')).toHaveText('action.move.afford · printed p. 12–13');
		await expect(page.locator('.b-open', { hasText: 'May I go back to a Site' })).toContainText('Our reading: Yes.');
		await expect(page.locator('.lintel, .foot, .bar, .b-how')).toHaveCount(5);
		for (const part of await page.locator('.lintel, .foot, .bar, .b-how').all()) await expect(part).toBeHidden();
	});

	test('pages carry numbers where the browser can', async ({ page }) => {
		await page.goto('./copan/rules/print/');
		const margins = await page.evaluate(() =>
			[...document.styleSheets]
				.flatMap((sheet) => [...sheet.cssRules])
				.filter((rule) => rule instanceof CSSPageRule)
				.map((rule) => rule.cssText)
				.join('\n'),
		);
		expect(margins).toMatch(/@bottom-center[^}]*counter\(page\)/);
	});

	test('a chapter prints black on white by night too, without ways and buttons, its readings open', async ({
		page,
	}) => {
		await setTheme(page, { system: 'dark', chosen: 'dark' });
		await page.goto('./copan/rules/court-phase/');
		await page.emulateMedia({ media: 'print' });
		expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
		expect(
			await page
				.locator('.atom p')
				.first()
				.evaluate((element) => getComputedStyle(element).color),
		).toBe('rgb(0, 0, 0)');
		for (const part of ['.lintel', '.bar', '.toc.side', '.cross', '.with', '.copies', '.changed', '.chapters'])
			await expect(page.locator(part).first()).toBeHidden();
		await expect(page.locator('#open-spiral-before-decline li').first()).toBeVisible();
		const drawn = drawnOn(await pdfOf(page));
		expect(drawn.length).toBeGreaterThan(3);
		expect(drawn.length).toBeLessThan(14);
		expect(Math.min(...drawn)).toBeGreaterThan(1000);
	});
});

test('the change log stands behind every chapter and leads to what it names', once, async ({ page }) => {
	await page.goto('./copan/rules/river/');
	await page.locator('.changed a').click();
	await expect(page).toHaveURL(/\/copan\/changes\/#on-\d{4}-\d\d-\d\d$/);
	await expect(page.locator('h2:target')).toBeVisible();
	const link = page.locator('.change a[data-preview="rule:action.bonus.pay"]');
	await expect(link).toHaveAttribute('href', /action-phase\/#action\.bonus\.pay$/);
});

for (const { shade, where } of shades)
	test(`the booklet, ${shade}: axe finds nothing, nothing scrolls sideways`, where, async ({ page }) => {
		test.slow();
		await setTheme(page, { system: shade });
		await page.goto('./copan/rules/print/');
		const beyond = await page.evaluate(() => {
			const { scrollWidth, clientWidth } = document.documentElement;
			// One chapter of the booklet stands for all, which are built alike and together too much for axe.
			for (const chapter of document.querySelectorAll('.b-chapter:not(:nth-child(7))')) chapter.remove();
			return scrollWidth - clientWidth;
		});
		expect(beyond).toBeLessThanOrEqual(0);
		expect(await axeFindings(page)).toEqual([]);
	});
