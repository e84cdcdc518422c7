/** What every page of positions shares: shown within a rule, ways left, readings at a glance, a hand of Glyphs, axe. */
import { readdirSync } from 'node:fs';
import { arrange } from '#words/en/arrange.ts';
import { ownValues } from '#words/en/own-values.ts';
import { play } from '#words/en/play.ts';
import { rules } from '#words/en/site.ts';
import { axeFindings, expect, once, setTheme, shades, test } from './fixtures.ts';

const pages = readdirSync('content/copan/scenarios').map((name) => name.replace('.json', ''));
/** Held open by specs of their own. */
const elsewhere = ['collecting', 'multiple-events', 'final-scoring'];

test('a rule’s “Play it” opens the scenario within the rule, and not before', once, async ({ page }) => {
	await page.goto('copan/rules/action-phase/');
	expect(page.frames()).toHaveLength(1);
	const here = page.locator('[id="action.push.several"] details.here');
	await here.locator('summary').click();
	const frame = here.frameLocator('iframe');
	await expect(frame.locator('.isle')).toBeVisible();
	await expect(frame.locator('.lintel')).toBeHidden();
	await expect(frame.locator('.headline')).toHaveText(/Who ends where/);
	await frame.getByRole('button', { name: play.controls.end }).click();
	await expect(frame.locator('.log > li').first()).toBeVisible();
	// A rule named in the log leads the page on, not the frame.
	await frame.locator('.log .cites a').first().click();
	await expect(page).toHaveURL(/\/copan\/rules\/[a-z-]+\/#[a-z.-]+$/);
	await here.getByRole('link', { name: rules.playThere }).click();
	await expect(page).toHaveURL(/\/copan\/play\/pushing-totems\//);
});

test('another action leaves the known way, which can be come back to', once, async ({ page }) => {
	await page.goto('copan/play/mask-placement/?preset=first-on-the-edge');
	await expect(page.locator('astro-island:not([ssr]) .isle')).toBeVisible();
	await page.getByRole('button', { name: play.guess.just }).click();
	const next = page.getByRole('button', { name: play.controls.next, exact: true });
	while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
	const lines = await page.locator('.log > li').count();
	await page.getByRole('button', { name: play.controls.restart }).click();
	await page.getByRole('button', { name: play.guess.just }).click();
	// Whatever may be answered besides the known way.
	await page.locator('.choices .btn:not(.ahead):not([aria-disabled])').first().click();
	await page.getByText(arrange.left.title(1)).click();
	await page.locator('.choices.list .btn').last().click();
	await expect(next).not.toHaveAttribute('aria-disabled', 'true');
	while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
	await expect(page.locator('.log > li')).toHaveCount(lines);
	await expect(page.getByText(arrange.left.title(1))).toBeVisible();
});

test('a reading is switched at a glance, and the question stays', once, async ({ page }) => {
	await page.goto('copan/play/pushing-totems/?preset=three-in-a-row');
	await expect(page.locator('astro-island:not([ssr]) .isle')).toBeVisible();
	await expect(page.locator('.headline')).toHaveText(/Who ends where/);
	const asked = await page.locator('.headline').textContent();
	await page.locator('.field-row .ruled select').first().selectOption({ index: 1 });
	await expect(page.locator('.notice')).not.toBeEmpty();
	await expect(page.locator('.headline')).toHaveText(asked ?? '');
	await page.reload();
	await expect(page.locator('.field-row .ruled select').first()).not.toHaveValue(
		(await page.locator('.field-row .ruled option').first().getAttribute('value')) ?? '',
	);
});

test(
	'a hand of Glyphs: what it is worth stands there at once, follows the hand, and can be done',
	once,
	async ({ page }) => {
		await page.goto('copan/play/glyph-exchanges/');
		const rows = page.locator('.exchanges .rows li');
		await expect(rows.first()).toContainText('the most that this hand brings');
		const before = await rows.count();
		await expect(page.locator('astro-island:not([ssr]) .isle')).toBeVisible();
		const more = page.getByRole('button', { name: play.stepper.more('Glyph card of colour A') });
		for (let n = 0; n < 3; n++) await more.click();
		await expect.poll(() => rows.count()).toBeGreaterThan(before);
		await expect(rows.first()).toContainText('4 Jade tiles');
		await rows.first().getByRole('button').click();
		await expect(page.locator('.choices.mask')).toBeVisible();
		await expect(page.locator('.log > li').first()).toContainText('Glyph cards');
	},
);

test('a tile is placed where a space is chosen, also past the answers asked first', once, async ({ page }) => {
	await page.goto('copan/play/cube-at-its-end/');
	await expect(page.locator('astro-island:not([ssr]) .isle')).toBeVisible();
	await page.getByRole('button', { name: play.guess.just }).click();
	await expect(page.locator('.headline')).toHaveText(/Where does the .* tile go/);
	await page.locator('.picture .may-press').first().click();
	await expect(page.locator('.headline')).not.toHaveText(/Where does the .* tile go/);
	await expect(page.locator('.log > li').first()).toBeVisible();
});

test('the owner’s values are played with at once, and carried in the link', once, async ({ page }) => {
	await page.goto('about/');
	await page.evaluate(() =>
		localStorage.setItem('stela:copy', '{"v":1,"game":"copan","values":{"capacity":7},"confirmed":[]}'),
	);
	for (const address of ['copan/play/collecting/', 'copan/sandbox/']) {
		await page.goto(address);
		await expect(page.getByRole('link', { name: ownValues.playsWith(1) })).toBeVisible();
		await expect(page.locator('.players .store').first()).toContainText('/7');
	}
	await page.locator('.ask .choices .btn').first().click();
	const link = page.getByRole('button', { name: play.controls.link });
	await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }));
	await link.click();
	const made = await page.locator('.ctl textarea').inputValue();
	await page.evaluate(() => localStorage.clear());
	await page.goto('about:blank');
	await page.goto(made);
	await expect(page.locator('.players .store').first()).toContainText('/7');
});

for (const { shade, where } of shades)
	test(`axe finds nothing on any page of positions, ${shade}`, where, async ({ page }) => {
		test.setTimeout(240_000);
		await setTheme(page, { system: shade });
		for (const slug of pages.filter((each) => !elsewhere.includes(each))) {
			await page.goto(`copan/play/${slug}/`);
			await expect(page.locator('astro-island:not([ssr]) .isle')).toBeVisible();
			await page.getByRole('button', { name: play.controls.end }).click();
			await expect(page.locator('.log > li').first()).toBeVisible();
			expect(await axeFindings(page, { within: '.isle' }), slug).toEqual([]);
		}
	});
