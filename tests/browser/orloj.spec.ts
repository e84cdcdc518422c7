/**
 * Orloj's tools on the built page: the set-up, his turn as a whole game, his score, the rooster, the lesson; by touch and
 * by keyboard alone, over a reload, with blocked storage, hostile links and texts of a later version.
 */
import type { Locator, Page } from '@playwright/test';
import type { Sheet } from '#games/orloj/schemas.ts';
import { scoreManes } from '#games/orloj/score.ts';
import { type Action, ledgerOf, type Position, studio } from '#games/orloj/studio.ts';
import { referenceOf } from '#reference/content.ts';
import { tools } from '#stores/orloj.ts';
import { linkTo, textOf } from '#stores/tool.ts';
import { counting } from '#words/en/counting.ts';
import { learn } from '#words/en/learn.ts';
import { difficultyWords } from '#words/en/orloj.ts';
import { answerWords, askWords, manesTurn, numberWords, rooster, score, setUp } from '#words/en/orloj-tools.ts';
import { tools as toolWords } from '#words/en/tools.ts';
import { axeFindings, expect, once, onPhone, setTheme, shades, shiftsOnLoad, slowDown, test } from './fixtures.ts';

const turnPage = './orloj/turn/';
const start = manesTurn.start;

const open = async (page: Page, address: string): Promise<void> => {
	await page.goto(address);
	await expect(page.locator(':is(.solo, .sheet):not(.opening)').first()).toBeVisible();
};

/** Presses by keyboard: the focus goes there, then Enter. */
const enter = async (page: Page, target: Locator): Promise<void> => {
	await target.focus();
	await page.keyboard.press('Enter');
};
/** Taps, no sooner after the last time than that it is a press of its own: a question takes a double one for one. */
const tapApart = async (page: Page, target: Locator): Promise<void> => {
	await page.waitForTimeout(Math.max(0, lastTap + 600 - Date.now()));
	await target.tap();
	lastTap = Date.now();
};
let lastTap = 0;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const answer = (page: Page, action: Action): Locator =>
	page.locator('.answers').getByRole('button', { name: numberWords(action) ?? answerWords(action), exact: true });

const setup = { difficulty: 'basic', threshold: 6, roosterSteps: 4, tiles: ['months', 'zodiacs', 'apostles'] } as const;
const begin = async (page: Page): Promise<void> => {
	await page.getByLabel(start.rooster, { exact: true }).fill(`${setup.roosterSteps}`);
	await enter(page, button(page, start.begin));
	await expect(page.locator('.playing')).toBeVisible();
};

interface Kept {
	actions: Action[];
	at: number;
}
const kept = (page: Page): Promise<Kept | null> =>
	page.evaluate(() => JSON.parse(localStorage.getItem('stela:orloj:turn') ?? 'null')?.state ?? null);

/** A game by the rules: what is answered, and where it stands after each answer. */
const follow = (actions: readonly Action[]): Position[] => {
	const made = studio.create({ ...setup, tiles: [...setup.tiles] });
	if (!made.ok) throw new Error(JSON.stringify(made.error));
	return actions.reduce<Position[]>(
		(all, action) => {
			const played = studio.play(all.at(-1) as Position, action);
			if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played.error)}`);
			all.push(played.value.position);
			return all;
		},
		[made.value.position],
	);
};

/** A round in which both actions work: a month, an apostle with a red tooth, its bonus and card. */
const goodRound = (there: 'nobody' | 'you' | 'manes', size: number): Action[] => [
	{ type: 'your-turn-over' },
	{ type: 'workers', needed: 2 },
	{ type: 'clock', there },
	{ type: 'deed', deed: 'month' },
	{ type: 'reward-vp', vp: 2 },
	{ type: 'reward-over' },
	{ type: 'deed', deed: 'apostle' },
	{ type: 'tooth', isRed: false },
	{ type: 'reward-over' },
	{ type: 'bonus', track: 'blue' },
	{ type: 'space', shows: 'scroll' },
	{ type: 'bonus', track: 'pink' },
	{ type: 'space', shows: 'nothing' },
	{ type: 'group', size },
	{ type: 'card-vp', vp: 6 },
	{ type: 'card-rooster', steps: 1 },
];
const badRound: Action[] = [
	{ type: 'your-turn-over' },
	{ type: 'workers', needed: 1 },
	{ type: 'clock', there: 'manes' },
	{ type: 'failed' },
	{ type: 'failed' },
];
const roundEnd = (objective: 1 | 2 | 3, track: 'blue' | 'pink'): Action[] => [
	{ type: 'objective', objective, first: objective === 2 ? 'yours' : 'free' },
	{ type: 'disc', track },
];
const wholeGame: Action[] = [
	...goodRound('nobody', 1),
	{ type: 'bumped' },
	...goodRound('nobody', 2),
	...badRound,
	...roundEnd(1, 'pink'),
	{ type: 'crowed' },
	...badRound,
	...badRound,
	...badRound,
	...roundEnd(2, 'blue'),
	...badRound,
	...badRound,
	...badRound,
	...roundEnd(3, 'pink'),
	...badRound,
	...badRound,
	...badRound,
];

test('a whole game: by touch on the phone, by keyboard on the desk, kept at every answer, and scored', async ({
	page,
	isMobile,
}) => {
	test.setTimeout(180_000);
	const positions = follow(wholeGame);
	await open(page, turnPage);
	// What only the box can tell has to be entered, and nothing that was is lost.
	await enter(page, button(page, start.begin));
	await expect(page.getByRole('alert').filter({ hasText: start.roosterMissing })).toBeVisible();
	await begin(page);
	for (const [at, action] of wholeGame.entries()) {
		const before = positions[at] as Position;
		const frame = before.frames.at(-1);
		await expect(page.locator('#turn-asked')).toHaveText(askWords(frame as never, before).title);
		const target = answer(page, action);
		if (isMobile) await tapApart(page, target);
		else await enter(page, target);
		await expect.poll(async () => (await kept(page))?.at, { message: JSON.stringify(action) }).toBe(at + 1);
		if (at === 5 || at === 40) {
			await page.reload();
			const now = positions[at + 1] as Position;
			await expect(page.locator('#turn-asked')).toHaveText(askWords(now.frames.at(-1) as never, now).title);
		}
	}
	await expect(page.locator('#turn-asked')).toHaveText(manesTurn.over);
	const end = positions.at(-1) as Position;
	await expect(page.locator('.glance b').first()).toHaveText(`${end.vp}`);
	const link = page.getByRole('link', { name: manesTurn.toScore });
	await (isMobile ? link.tap() : enter(page, link));
	const { total } = scoreManes(ledgerOf(end));
	await expect(page.locator('.now .headline')).toHaveText(score.wins(0, total));
	await expect(page.locator('.lines h3')).toHaveText(`${score.total}: ${total}`);
});

test('each line of what follows leads to its rule', once, async ({ page }) => {
	await open(page, turnPage);
	await begin(page);
	for (const action of goodRound('you', 1).slice(0, 5)) await enter(page, answer(page, action));
	await expect(page.locator('.now-told .told li')).not.toHaveCount(0);
	for (const href of await page
		.locator('.told .why a')
		.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
		expect(href).toMatch(/\/orloj\/(rules|rulings)\//);
	await enter(page, page.locator('.told .why a').first());
	await expect(page.locator('h1')).toBeVisible();
	expect(page.url()).toMatch(/orloj\/rules\/.+#solo/);
});

test('undo and redo at every answer; another answer gives up what was undone', once, async ({ page }) => {
	await open(page, turnPage);
	await begin(page);
	const actions = goodRound('nobody', 1).slice(0, 4);
	for (const action of actions) await enter(page, answer(page, action));
	for (let at = 3; at >= 0; at--) {
		await enter(page, button(page, manesTurn.bar.undo));
		await expect.poll(async () => (await kept(page))?.at).toBe(at);
	}
	await expect(button(page, manesTurn.bar.undo)).toHaveAttribute('aria-disabled', 'true');
	await page.reload();
	for (let at = 1; at <= 4; at++) {
		await enter(page, button(page, manesTurn.bar.redo));
		await expect.poll(async () => (await kept(page))?.at).toBe(at);
	}
	await enter(page, button(page, manesTurn.bar.undo));
	await enter(page, answer(page, { type: 'failed' }));
	await expect.poll(async () => (await kept(page))?.actions.at(-1)?.type).toBe('failed');
	expect((await kept(page))?.actions).toHaveLength(4);
});

test('a double press answers one question, not the next as well', once, async ({ page }) => {
	await open(page, turnPage);
	await page.getByLabel(start.rooster, { exact: true }).fill(`${setup.roosterSteps}`);
	await button(page, start.begin).dblclick();
	await expect(page.locator('.playing')).toBeVisible();
	for (const [at, action] of goodRound('nobody', 1).slice(0, 3).entries()) {
		await expect.poll(async () => (await kept(page))?.at).toBe(at);
		await page.waitForTimeout(600);
		await answer(page, action).dblclick();
	}
	await page.waitForTimeout(300);
	expect((await kept(page))?.at).toBe(3);
});

test('what may not be says why, and changes nothing', once, async ({ page }) => {
	await open(page, turnPage);
	await begin(page);
	await enter(page, answer(page, { type: 'bumped' }));
	await expect(page.locator('.asked').getByRole('status')).toHaveText('None of his workers is on the clock.');
	expect((await kept(page))?.at).toBe(0);
});

test('a game goes into a file and comes back; another file is told', once, async ({ page }) => {
	await open(page, turnPage);
	await begin(page);
	await enter(page, answer(page, { type: 'your-turn-over' }));
	const saved = page.waitForEvent('download');
	await enter(page, button(page, manesTurn.bar.save));
	const path = await (await saved).path();
	await enter(page, button(page, manesTurn.bar.anew));
	await enter(page, button(page, manesTurn.bar.yes));
	await expect(page.locator('.start h2')).toBeFocused();
	const file = page.locator('input[type=file]');
	await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"v":1}') });
	await expect(
		page.getByRole('alert').filter({ hasText: `${toolWords.trouble.file} ${toolWords.because.shape}` }),
	).toBeVisible();
	await file.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from('{"v":9}') });
	await expect(
		page.getByRole('alert').filter({ hasText: `${toolWords.trouble.file} ${toolWords.because.newer}` }),
	).toBeVisible();
	await file.setInputFiles(path);
	await expect(page.locator('#turn-asked')).toHaveText('How many workers does his card need?');
	// It may end before its last answer: what does not fit is left out, and told.
	const odd = textOf(tools.turn, {
		setup: { ...setup, tiles: [...setup.tiles] },
		actions: [{ type: 'your-turn-over' }, { type: 'top' }],
		at: 2,
	});
	await enter(page, button(page, manesTurn.bar.anew));
	await enter(page, button(page, manesTurn.bar.yes));
	await file.setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer: Buffer.from(odd) });
	await expect(page.getByRole('alert').filter({ hasText: manesTurn.trouble.stopped(1) })).toBeVisible();
	await expect(page.locator('#turn-asked')).toHaveText('How many workers does his card need?');
});

const pages = [
	['turn', 'turn'],
	['setup', 'set-up'],
	['score', 'score'],
	['rooster', 'rooster'],
] as const;
for (const [slug, name] of pages) {
	test(`${slug}: what a device keeps and cannot be read is told, and stays`, once, async ({ page }) => {
		await page.goto('./about/');
		for (const [text, told] of [
			['{{', toolWords.because.damaged],
			[`{"v":1,"tool":"orloj:${name}","state":{"at":-1}}`, toolWords.because.shape],
			['{"v":7,"tool":{}}', toolWords.because.newer],
		] as const) {
			await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`stela:orloj:${name}`, text] as const);
			await open(page, `./orloj/${slug}/`);
			await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
			await expect(page.locator('.trouble textarea')).toHaveValue(text);
			expect(await page.evaluate((key) => localStorage.getItem(key), `stela:orloj:${name}`)).toBe(text);
			await enter(page, button(page, toolWords.dismiss));
			await expect(page.getByText(told)).toBeHidden();
			await page.evaluate((key) => localStorage.removeItem(key), `stela:orloj:${name}`);
		}
	});

	test(`${slug}: nothing moves as it opens, nothing lies beside a narrow page`, async ({ page }) => {
		if (slug === 'rooster') {
			// What was kept makes it longer than it is at first.
			await open(page, './orloj/rooster/');
			await page.getByRole('spinbutton', { name: rooster.at, exact: true }).fill('5');
		}
		await slowDown(page);
		await open(page, `./orloj/${slug}/`);
		expect(await shiftsOnLoad(page)).toEqual([]);
		await page.setViewportSize({ width: 320, height: 640 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
		const small = await page.locator(':is(.solo, .sheet) :is(button, .chip, .btn, .step)').evaluateAll((all) =>
			all.flatMap((each) => {
				const { height, width } = each.getBoundingClientRect();
				return height > 0 && (height < 43.5 || width < 43.5) ? [`${each.textContent}: ${width} × ${height}`] : [];
			}),
		);
		expect(small).toEqual([]);
	});

	test(`${slug}: with scripts off it says so, and leads to the rules`, once, async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
		const page = await context.newPage();
		await page.goto(`./orloj/${slug}/`);
		await expect(page.locator('noscript .bad, .bad').first()).toBeVisible();
		await page.locator('.behind a').click();
		await expect(page.locator('h1')).toBeVisible();
		expect(page.url()).toContain('/orloj/rules/');
		await context.close();
	});
}

test(
	'the ways under the thumb stand where they stay, also while a slow page has brought only some',
	onPhone,
	async ({ page }) => {
		const places = (bar: Locator) =>
			bar.locator('a').evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().toJSON()));
		for (const game of ['orloj', 'teotihuacan'])
			for (const table of ['', '1']) {
				await page.goto(`./${game}/`);
				await page.evaluate((on) => localStorage.setItem('stela:table', on), table);
				await page.reload();
				const bar = page.locator('.bar').filter({ visible: true });
				const all = await places(bar);
				await bar
					.locator('a')
					.nth(1)
					.evaluate((way) => {
						while (way.nextSibling) way.nextSibling.remove();
					});
				expect(await places(bar)).toEqual(all.slice(0, 2));
			}
	},
);

test('storage that refuses: every tool works on, and says so', once, async ({ page }) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new Error('full');
		};
	});
	await open(page, turnPage);
	await begin(page);
	await expect(page.getByRole('alert').filter({ hasText: toolWords.notKept })).toBeVisible();
	await enter(page, answer(page, { type: 'your-turn-over' }));
	await expect(page.locator('#turn-asked')).toHaveText('How many workers does his card need?');
	await open(page, './orloj/setup/');
	await page.locator('.step input').first().check();
	await expect(page.getByRole('alert').filter({ hasText: toolWords.notKept })).toBeVisible();
	await expect(page.locator('.progress-line')).toHaveText(setUp.progress(1, await page.locator('.step').count()));
});

test.describe('the set-up', () => {
	test('ticks stay; each difficulty says which side; the game begins with it', async ({ page, isMobile }) => {
		await open(page, './orloj/setup/');
		const boxes = page.locator('.step input');
		const count = await boxes.count();
		expect(count).toBeGreaterThan(15);
		for (const at of [0, 2, 5]) {
			if (isMobile) await page.locator('.step').nth(at).tap();
			else {
				await boxes.nth(at).focus();
				await page.keyboard.press('Space');
			}
		}
		await expect(page.locator('.progress-line')).toHaveText(setUp.progress(3, count));
		await page.reload();
		await expect(page.locator('.progress-line')).toHaveText(setUp.progress(3, count));
		await expect(page.locator('.need')).toHaveText([
			setUp.side('basic'),
			setUp.side('basic'),
			setUp.side('basic'),
			setUp.cards('basic'),
		]);
		const advanced = page.getByRole('radio', { name: 'Medium 2', exact: true });
		await advanced.focus();
		await page.keyboard.press('Space');
		await expect(page.getByText(difficultyWords['medium-scoring'])).toBeVisible();
		await expect(page.locator('.need')).toHaveText([
			setUp.side('basic'),
			setUp.side('advanced'),
			setUp.side('basic'),
			setUp.cards('advanced'),
		]);
		await enter(page, page.getByRole('link', { name: setUp.begin }));
		await expect(page.getByRole('radio', { name: 'Medium 2', exact: true })).toBeChecked();
	});

	test('all ticked is ready; all can be unticked', once, async ({ page }) => {
		await open(page, './orloj/setup/');
		for (const box of await page.locator('.step input').all()) await box.check();
		await expect(page.locator('.progress-line')).toHaveText(setUp.ready);
		await enter(page, button(page, setUp.reset));
		await expect(page.locator('.step input:checked')).toHaveCount(0);
	});
});

const sheet = {
	you: 80,
	ledger: {
		vp: 50,
		isAdvanced: true,
		holdings: { months: 6, zodiacs: 1, apostles: 2, scrolls: 3, 'workshop-cards': 0 },
		assistants: 2,
		windows: [
			{ counts: 'scrolls', reached: 'secondary' },
			{ counts: 'apostles', reached: 'none' },
			{ counts: 'months', reached: 'none' },
		],
		tiles: [
			{ counts: 'months', isFlipped: false },
			{ counts: 'zodiacs', isFlipped: true },
			{ counts: 'apostles', isFlipped: false },
		],
		objectives: { first: 1, third: 1 },
	},
} satisfies Sheet;

test.describe('his score', () => {
	test('filled in, kept through a reload, taken along in a link', async ({ page, isMobile, context, browserName }) => {
		if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await open(page, './orloj/score/');
		const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });
		const type = async (name: string, value: number) => {
			await (isMobile ? field(name).tap() : field(name).focus());
			await page.keyboard.type(`${value}`);
		};
		// Nobody has won before anything is entered.
		await expect(page.locator('.now .headline')).toHaveText(score.empty);
		const { ledger } = sheet;
		await type(score.vp, ledger.vp);
		await type(score.assistants, ledger.assistants);
		for (const what of ['months', 'zodiacs', 'apostles', 'scrolls'] as const)
			await type(score.holding(what), ledger.holdings[what]);
		await page.getByRole('radio', { name: score.sides.advanced }).focus();
		await page.keyboard.press('Space');
		const flipped = page.getByRole('checkbox', { name: score.flipped }).nth(1);
		await flipped.focus();
		await page.keyboard.press('Space');
		await page.getByLabel(score.reached(1)).selectOption('secondary');
		await button(page, counting.more(score.first)).click();
		await button(page, counting.more(score.third)).click();
		await type(score.you, sheet.you);
		// 50 + window 3 + assistants 12 + months 15 + apostles 6 + objectives 12
		await expect(page.locator('.lines h3')).toHaveText(`${score.total}: 98`);
		await expect(page.locator('.now .headline')).toHaveText(score.wins(80, 98));
		await page.reload();
		await expect(page.locator('.now .headline')).toHaveText(score.wins(80, 98));
		await field(score.you).fill('98');
		await expect(page.locator('.now .headline')).toHaveText('Mánes wins: 98 each, and a tie is his.');
		await field(score.you).fill('99');
		await expect(page.locator('.now .headline')).toHaveText('You win: 99 to 98.');
		await field(score.you).fill('80');
		await button(page, toolWords.link).click();
		await expect(page.getByRole('status').filter({ hasText: toolWords.copied })).toHaveCount(1);
		const link = await page.evaluate(() => navigator.clipboard.readText());
		await button(page, score.reset).click();
		await expect(page.locator('.lines h3')).toHaveText(`${score.total}: 10`);
		await expect(page.locator('.now .headline')).toHaveText(score.empty);
		await page.goto('./about/');
		await page.goto(link);
		await expect(page.locator('.lines h3')).toHaveText(`${score.total}: 98`);
		await expect(page.getByText(toolWords.fromLink)).toBeVisible();
	});

	test('numbers that cannot be are told in place of a result', once, async ({ page }) => {
		await open(page, './orloj/score/');
		await page.getByLabel(score.tile(1)).selectOption('zodiacs');
		await expect(page.locator('.now .problems li')).toHaveText([
			'His scoring tiles: each kind is there once. Choose three different ones.',
		]);
		await expect(page.locator('.now .headline')).toHaveCount(0);
		await page.getByLabel(score.tile(1)).selectOption('scrolls');
		await expect(page.locator('.now .headline')).toBeVisible();
	});

	test('a link leaves alone what the device has, and a hostile one changes nothing', once, async ({ page }) => {
		await open(page, './orloj/score/');
		await page.getByRole('spinbutton', { name: score.you, exact: true }).fill('7');
		const good = new URL(await linkTo(tools.score, 'https://example.org/', sheet)).hash;
		const to = (hash: string) =>
			page.evaluate((next) => {
				location.hash = next;
			}, hash);
		await to(good);
		await expect(page.locator('.lines h3')).toHaveText(`${score.total}: 98`);
		await button(page, toolWords.back).click();
		await expect(page.getByRole('spinbutton', { name: score.you, exact: true })).toHaveValue('7');
		for (const hash of [good.slice(0, -9), '#s=@@@', `#s=${'9'.repeat(13_000)}`, '#%00=%ff&s=1']) {
			await to(hash);
			await expect(page.getByRole('alert').filter({ hasText: toolWords.trouble.link })).toBeVisible();
			await expect(page.getByRole('spinbutton', { name: score.you, exact: true })).toHaveValue('7');
			await enter(page, button(page, toolWords.dismiss));
			await expect(page.getByText(toolWords.trouble.link)).toBeHidden();
		}
	});
});

test('the rooster: a call, corrections, broken gears; his turn spares him; on from there', async ({
	page,
	isMobile,
}) => {
	await open(page, './orloj/rooster/');
	const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });
	const headline = page.locator('.now .headline');
	await expect(headline).toHaveText(rooster.headline(false, 0));
	await field(rooster.at).fill('5');
	await expect(headline).toHaveText('It calls. For you: +1 VP.');
	const more = button(page, counting.more(rooster.deviations));
	for (let times = 0; times < 3; times++) await (isMobile ? more.tap() : more.click());
	await expect(headline).toHaveText('It calls. For you: −2 VP.');
	await expect(page.locator('.out .lines li')).toHaveCount(6);
	await expect(page.getByText('2 gears still broken: −2 VP.')).toBeVisible();
	const his = page.getByRole('radio', { name: rooster.whoseWords.manes });
	await his.focus();
	await page.keyboard.press('Space');
	await expect(page.getByText('It calls once his turn is over.')).toBeVisible();
	await expect(page.getByText('Mánes loses nothing.')).toBeVisible();
	await page.reload();
	await expect(headline).toHaveText('It calls. For you: −2 VP.');
	await enter(page, button(page, rooster.next));
	await expect(field(rooster.at)).toHaveValue('0');
	await expect(field(rooster.deviations)).toHaveValue('2');
	await expect(headline).toHaveText(rooster.headline(false, 0));
});

test('the lesson, by keyboard: each step done its way, to the end', once, async ({ page }) => {
	test.setTimeout(120_000);
	const [lesson] = [...referenceOf('orloj').lessons.values()];
	if (!lesson) throw new Error('no lesson');
	await page.goto(`.${lesson.href}`);
	const choice = (name: string) => page.locator('.isle .ask').getByRole('button', { name, exact: true });
	for (const [at, step] of lesson.steps.entries()) {
		await expect(page.locator('.field-row .quiet')).toHaveText(learn.step(at + 1, lesson.steps.length));
		for (const action of (step.do?.way ?? []) as unknown as readonly Action[])
			await enter(page, choice(numberWords(action) ?? answerWords(action)));
		if (step.ask) {
			const right = step.ask.options.findIndex((option) => option.right || option.when);
			await enter(page, page.locator('.isle .options button').nth(right));
			await expect(page.locator('.isle .options .right')).toHaveCount(1);
		}
		if (at < lesson.steps.length - 1) await enter(page, button(page, learn.next));
	}
	await expect(page.getByRole('link', { name: learn.toCourse })).toBeVisible();
});

for (const { shade, where } of shades)
	test(`axe finds nothing wrong with the tools opened, ${shade}`, where, async ({ page }) => {
		test.setTimeout(180_000);
		await setTheme(page, { system: shade });
		await open(page, turnPage);
		expect(await axeFindings(page)).toEqual([]);
		await begin(page);
		expect(await axeFindings(page)).toEqual([]);
		for (const action of goodRound('you', 1).slice(0, 4)) await enter(page, answer(page, action));
		await page.locator('.standing summary').click();
		expect(await axeFindings(page)).toEqual([]);
		await open(page, await linkTo(tools.score, './orloj/score/', sheet));
		expect(await axeFindings(page)).toEqual([]);
		await open(page, './orloj/setup/');
		await page.locator('.step input').first().check();
		expect(await axeFindings(page)).toEqual([]);
		await open(page, './orloj/rooster/');
		await page.getByRole('spinbutton', { name: rooster.at, exact: true }).fill('5');
		expect(await axeFindings(page)).toEqual([]);
		await page.goto('./orloj/learn/a-turn-of-manes/#failed');
		await expect(page.locator('.isle .choices button').first()).toBeVisible();
		expect(await axeFindings(page)).toEqual([]);
	});

test('on a phone what is asked stays in sight after an answer', onPhone, async ({ page }) => {
	await open(page, turnPage);
	await begin(page);
	for (const action of goodRound('nobody', 1).slice(0, 6)) {
		await tapApart(page, answer(page, action));
		await expect(page.locator('#turn-asked')).toBeInViewport();
	}
});
