/**
 * What a device keeps, page by page, when keeping goes wrong: storage blocked or full, something there that cannot be
 * read, another tab, a page that is gone in the middle of writing. Nothing is lost, a plain message tells of it, and the
 * page can be used. Several solo games and their results stand in `solo.spec.ts`.
 */
import type { Page } from '@playwright/test';
import { troubleWords } from '#words/en/arrange.ts';
import { copyEntry } from '#words/en/copy-entry.ts';
import { learn } from '#words/en/learn.ts';
import { pinning } from '#words/en/pinning.ts';
import { play } from '#words/en/play.ts';
import { sandbox } from '#words/en/sandbox.ts';
import { score } from '#words/en/score.ts';
import { ticking } from '#words/en/ticking.ts';
import { tools } from '#words/en/tools.ts';
import { expect, once, test } from './fixtures.ts';

interface Row {
	/** What is kept, and its name on the device. */
	what: string;
	name: string;
	address: string;
	/** Shows that the page can be used. */
	ready: string;
	/** Changes what is kept. */
	act: (page: Page) => Promise<void>;
	/** What of it is in sight. */
	state: (page: Page) => Promise<string>;
	/** What is said where the device keeps nothing; left out where the choice itself says all, as of a theme. */
	refused?: string;
	/** What is said where something else is there; left out where it is a choice made again in one press. */
	unread?: string;
	/** What is said instead where a newer version wrote there. */
	newer?: string;
	/** What cannot be read is shown, to be copied. */
	shown?: true;
	/** What cannot be read stays where it is, instead of being put aside by the next change. */
	stays?: true;
	/** What is said in the other tab; left out where it shows the same at once, or where each goes on for itself. */
	elsewhere?: string;
	/** How the other tab stands: it shows the same, or goes on for itself. */
	other: 'same' | 'itself';
}

const count = (page: Page, selector: string) => page.locator(selector).count().then(String);
const text = (page: Page, selector: string) => page.locator(selector).first().innerText();
const attribute = (page: Page, name: string) =>
	page.evaluate((each) => String(document.documentElement.getAttribute(each)), name);

const vp = (page: Page) => page.getByRole('spinbutton', { name: score.fields.vp, exact: true });
const scoreMore = async (page: Page) => vp(page).fill(String(Number(await vp(page).inputValue()) + 7));

const rows: Row[] = [
	{
		what: 'a page to play',
		name: 'play:collecting',
		address: 'copan/play/collecting/',
		ready: 'astro-island:not([ssr]) .isle',
		// A step on, or back from the end.
		act: async (page) => {
			const next = page.getByRole('button', { name: play.controls.next });
			const isEnd = (await next.getAttribute('aria-disabled')) === 'true';
			await (isEnd ? page.getByRole('button', { name: play.controls.back }) : next).click();
		},
		state: (page) => text(page, '.headline'),
		refused: play.notKept,
		unread: troubleWords.shape,
		shown: true,
		other: 'itself',
	},
	{
		what: 'the sandbox',
		name: 'sandbox',
		address: 'copan/sandbox/',
		ready: 'astro-island:not([ssr]) .isle',
		act: (page) => page.locator('.ask .choices .btn:not([aria-disabled]), [data-target]').first().click(),
		state: (page) => text(page, '.now'),
		refused: sandbox.blocked,
		unread: troubleWords.shape,
		shown: true,
		elsewhere: sandbox.otherTab,
		other: 'itself',
	},
	...[
		{ what: 'a lesson', name: 'learn:quiz-totem', unread: learn.troubles.unread },
		{ what: 'the course', name: 'learn' },
	].map(
		(row): Row => ({
			...row,
			address: 'copan/learn/quiz-totem/',
			ready: 'astro-island:not([ssr]) .lesson',
			act: async (page) => {
				const next = page.getByRole('button', { name: learn.skip });
				await next.click();
			},
			state: (page) => text(page, '.now h2'),
			refused: learn.troubles.refused,
			elsewhere: learn.troubles.elsewhere,
			other: 'itself',
		}),
	),
	{
		what: 'the score sheet',
		name: 'score',
		address: 'copan/score/',
		ready: '.sheet:not(.opening)',
		act: scoreMore,
		state: (page) => vp(page).inputValue(),
		refused: score.notKept,
		unread: score.damaged,
		shown: true,
		elsewhere: score.follows,
		other: 'same',
	},
	{
		what: 'games on the score sheet',
		name: 'score:games',
		address: 'copan/score/',
		ready: '.sheet:not(.opening)',
		act: async (page) => {
			await scoreMore(page);
			await page.getByRole('button', { name: score.finish, exact: true }).click();
		},
		state: async (page) => `${await count(page, '.finished li')} games, ${await vp(page).inputValue()} VP`,
		refused: score.said.notKept,
		unread: score.damagedGames,
		other: 'same',
	},
	{
		what: 'your copy',
		name: 'copy',
		address: 'copan/your-copy/',
		ready: 'astro-island:not([ssr]) .copy-panel, .copy-panel',
		act: (page) =>
			page.getByRole('button', { name: copyEntry.same }).and(page.locator('[aria-pressed="false"]')).first().click(),
		state: (page) => text(page, '.progress b'),
		refused: copyEntry.notKept,
		unread: copyEntry.kept.damaged,
		newer: copyEntry.kept.newer,
		stays: true,
		other: 'same',
	},
	{
		what: 'the game on the table',
		name: 'this-game',
		address: 'copan/this-game/',
		ready: '#pins',
		act: (page) => page.locator('[name=city]:not(:checked)').first().check(),
		state: (page) => text(page, '#city-count'),
		refused: pinning.notKept,
		unread: pinning.damaged,
		other: 'same',
	},
	{
		what: 'the ticks of the set-up',
		name: 'set-up',
		address: 'copan/setup/?players=3',
		ready: '#set-up',
		act: (page) => page.locator('#set-up [type=checkbox]:not(:checked):visible').first().check(),
		state: (page) => count(page, '#set-up [type=checkbox]:checked'),
		refused: ticking.notKept,
		other: 'same',
	},
	{
		what: 'the card of Event now',
		name: 'event-now',
		address: 'copan/events/now/',
		ready: '#now select',
		act: async (page) => {
			const field = page.locator('#now select');
			const letters = ['', 'a', 'b', 'c', 'd'];
			await field.selectOption(letters[letters.indexOf(await field.inputValue()) + 1] ?? 'a');
		},
		state: (page) => page.locator('#now select').inputValue(),
		other: 'itself',
	},
	// The tools of the other games keep in one way: one of each game stands for all.
	...[
		{ what: 'a tool of Ka’an', name: 'kaan:end', address: 'kaan/end/', of: '.kaan' },
		{ what: 'a tool of Orloj', name: 'orloj:score', address: 'orloj/score/', of: '.sheet' },
		{ what: 'a tool of Teotihuacan', name: 'teotihuacan:eclipse', address: 'teotihuacan/eclipse/', of: '.sheet' },
	].map(({ of, ...row }): Row => {
		const field = (page: Page) => page.locator(`${of} .count input`).first();
		return {
			...row,
			ready: `${of}:not(.opening)`,
			act: async (page) => field(page).fill(String(Number(await field(page).inputValue()) + 1)),
			state: (page) => field(page).inputValue(),
			refused: tools.notKept,
			unread: tools.trouble.kept,
			newer: tools.because.newer,
			shown: true,
			other: 'same',
		};
	}),
	{
		what: 'the theme, as the table mode',
		name: 'theme',
		address: 'about/',
		ready: '[data-set-theme]',
		act: (page) => page.locator('[data-set-theme][aria-pressed=false]').last().click(),
		state: (page) => attribute(page, 'data-theme'),
		other: 'itself',
	},
];

const torn = '{"v":1,';
const newer = '{"v":99,"game":"copan","setup":{},"actions":[],"lessons":{},"acts":[]}';

const told = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).first();

/** Opens the page of a row as it is used. */
const open = async (page: Page, { address, ready }: Row) => {
	await page.goto(address);
	await expect(page.locator(ready).first()).toBeVisible();
};

/** Changes what is kept, and sees it. Gives what is in sight then. */
const changes = async (page: Page, row: Row) => {
	const before = await row.state(page);
	await row.act(page);
	await expect.poll(() => row.state(page)).not.toBe(before);
	return row.state(page);
};
const kept = (page: Page, name: string) => page.evaluate((each) => localStorage.getItem(`stela:${each}`), name);

/** Lets so many writes through, and no more, as where a device has no more room or the page is gone. */
const letThrough = (page: Page, writes: number) =>
	page.evaluate((most) => {
		const set = Storage.prototype.setItem;
		let count = 0;
		Storage.prototype.setItem = function (...args: [string, string]) {
			if (count++ >= most) throw new DOMException('full', 'QuotaExceededError');
			set.apply(this, args);
		};
	}, writes);

for (const row of rows)
	test.describe(`${row.what}, where storage`, once, () => {
		test('is blocked: the page says so and can be used', async ({ page }) => {
			await page.addInitScript(() => {
				Object.defineProperty(window, 'localStorage', {
					get: () => {
						throw new DOMException('blocked', 'SecurityError');
					},
				});
			});
			await open(page, row);
			await changes(page, row);
			if (row.refused) await expect(told(page, row.refused)).toBeVisible();
			await changes(page, row);
		});

		test('is full, or the page is gone while it writes: it says so, and what was kept is there again', async ({
			page,
		}) => {
			for (const writes of [0, 1]) {
				await open(page, row);
				const before = await changes(page, row);
				const there = await kept(page, row.name);
				expect(there).not.toBeNull();
				await letThrough(page, writes);
				const after = await changes(page, row);
				if (row.refused && writes === 0) await expect(told(page, row.refused)).toBeVisible();
				if (writes === 0) expect(await kept(page, row.name)).toBe(there);
				await page.goto('about:blank');
				await open(page, row);
				await expect.poll(async () => [before, after].includes(await row.state(page))).toBe(true);
				await page.evaluate(() => localStorage.clear());
				await page.goto('about:blank');
			}
		});

		test('has something else, torn or of a newer version: it says so, and nothing is lost', async ({ page }) => {
			for (const there of [torn, newer]) {
				await page.goto('about/');
				await page.evaluate(([name, what]) => localStorage.setItem(`stela:${name}`, what as string), [row.name, there]);
				await open(page, row);
				const said = (there === newer && row.newer) || row.unread;
				if (said) await expect(told(page, said)).toBeVisible();
				if (row.shown) await expect(page.locator('.trouble textarea')).toHaveValue(there);
				expect(await kept(page, row.name)).toBe(there);
				await changes(page, row);
				if (row.stays) expect(await kept(page, row.name)).toBe(there);
				else if (row.unread) expect(await kept(page, `${row.name}:unread`)).toBe(there);
				await page.evaluate(() => localStorage.clear());
			}
		});

		test('is shared by two tabs: none loses what the other kept without a word', async ({ page, context }) => {
			await open(page, row);
			await changes(page, row);
			const other = await context.newPage();
			await open(other, row);
			await expect.poll(() => row.state(other)).toBe(await row.state(page));
			const there = await changes(other, row);
			if (row.elsewhere) await expect(told(page, row.elsewhere)).toBeVisible();
			if (row.other === 'same') await expect.poll(() => row.state(page)).toBe(there);
			await changes(page, row);
		});
	});
