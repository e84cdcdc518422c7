/** The course as people take it: by touch on the phone, by keys alone on the wide screen; help, misses, resuming, links. */
import type { Locator, Page } from '@playwright/test';
import { type LessonAction, lessonRules, type Standing } from '#engine/lesson.ts';
import { type Action, copan, type Event, type Position, type Setup } from '#games/copan/index.ts';
import { questionOf } from '#games/copan/machine.ts';
import { onTable } from '#islands/learn/view.ts';
import { askLines } from '#islands/playing/ask-lines.ts';
import { readReference } from '#reference/content.ts';
import { toldText } from '#reference/lessons.ts';
import { course, learn } from '#words/en/learn.ts';
import { play } from '#words/en/play.ts';
import { report } from '#words/en/report.ts';
import { axeFindings, expect, once, onPhone, setTheme, shades, test } from './fixtures.ts';

type Here = Standing<Setup, Position, Action, Event>;

const lessons = [...readReference('copan').lessons.values()];
const ready = async (page: Page, slug: string, hash = '') => {
	await page.goto(`copan/learn/${slug}/${hash}`);
	await expect(page.locator('astro-island:not([ssr]) .lesson')).toBeVisible();
	// The page opens with its first step, and the one of the address comes with the engine.
	const step = lessons.find((lesson) => lesson.slug === slug)?.steps.find(({ id }) => `#${id}` === hash);
	if (step) await expect(title(page)).toHaveText(step.title);
};
const title = (page: Page): Locator => page.locator('.now h2');
const wide = (page: Page): Locator => page.locator('.ctl .wide');

/** Brings the focus to a control as a keyboard does: by Tab, and nothing else. */
const tabTo = async (page: Page, target: Locator) => {
	// Looked up once: finding a button by its words takes longer than a press.
	const wanted = await target.elementHandle();
	for (let count = 0; count < 120; count++) {
		if (await wanted?.evaluate((node) => node === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`Tab never came to ${target}`);
};

/** So long, in ms, two presses count as a double one. */
const doublePress = 500;
/** When a page was pressed last. */
const lastPress = new WeakMap<Page, number>();

/** Does one thing of a lesson, by touch or by keys. */
const does = async (
	page: Page,
	here: Here,
	act: LessonAction<Action>,
	byKeyboard: boolean,
	steps: (typeof lessons)[number]['steps'],
	candidates: ReturnType<ReturnType<typeof lessonRules>['candidates']>,
) => {
	const press = async (target: Locator) => {
		if (!byKeyboard) {
			// Two presses in a row are taken for one: nobody reads a step that fast.
			await page.waitForTimeout(Math.max(0, (lastPress.get(page) ?? 0) + doublePress - Date.now()));
			await target.tap();
			lastPress.set(page, Date.now());
			return;
		}
		await tabTo(page, target);
		await page.keyboard.press('Enter');
	};
	if (act.type === 'next') return press(page.getByRole('button', { name: learn.next, exact: true }));
	if (act.type === 'answer')
		return press(
			page.getByRole('button', { name: toldText(steps[here.step]?.answers[act.option]?.text ?? []), exact: true }),
		);
	const { action } = act;
	if (action.type === 'roll') return press(page.getByRole('button', { name: learn.roll }));
	if (action.type === 'draw') return press(page.getByRole('button', { name: learn.draw, exact: true }));
	if (action.type === 'place-tile' && !byKeyboard) return press(page.locator(`[data-target="${action.space}"]`));
	const question = questionOf(here.table);
	const choice = question
		? askLines(question, here.table, onTable(candidates as never)).choices.find(
				(each) => JSON.stringify(each.action) === JSON.stringify(action),
			)
		: undefined;
	if (action.type === 'place-tile') await press(page.getByText(play.spacesAsList));
	// A count may follow the words.
	const words = (choice?.text ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	await press(page.locator('.choices').getByRole('button', { name: new RegExp(`^${words}`) }));
};

for (const { slug, steps } of lessons)
	test(`${slug}: taken from its beginning to its end`, async ({ page }, { project }) => {
		test.setTimeout(120_000);
		const byKeyboard = project.name === 'wide';
		await ready(page, slug);
		const rules = lessonRules('copan', copan, steps);
		let here = rules.begin().position;
		while (rules.result(here) === null) {
			const [act] = here.state === 'reached' ? [{ type: 'next' as const }] : rules.wayTo(here);
			if (!act) throw new Error(`${steps[here.step]?.id} leads nowhere`);
			await does(page, here, act, byKeyboard, steps, rules.candidates(here) as never);
			const played = rules.play(here, act);
			if (!played.ok) throw new Error(JSON.stringify(played.error));
			here = played.value.position;
			await expect(title(page)).toHaveText(steps[here.step]?.title ?? '');
			if (here.state === 'reached' && (steps[here.step]?.do || steps[here.step]?.ask))
				await expect(page.locator('.verdict.right').first()).toBeVisible();
			// Nothing on a step is wider than the screen.
			expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		}
		await expect(page.locator('.ctl a.go')).toBeVisible();
		// What was done is kept for the course.
		await page.goto('copan/learn/');
		await expect(page.locator(`[data-lesson="${slug}"]`)).toContainText(course.states.done);
		await expect(page.locator('[data-so-far]').filter({ hasText: `1/` })).toHaveCount(1);
	});

test('a legal move that misses is shown and answered, and taken back; help leads on', async ({ page }) => {
	await ready(page, 'first-turn');
	const [first] = lessons[0]?.steps ?? [];
	await page.locator('[data-target="north-1-2"]').click();
	await expect(page.locator('.verdict.wrong')).toHaveText(learn.missed);
	await expect(page.locator('.now')).toContainText('here it touches fewer');
	await expect(page.locator('.now .taught a').first()).toBeVisible();
	await expect(page.locator('.log > li').first()).toBeVisible();
	// While it lies there nothing else can be laid.
	await page.locator('[data-target="north-3-1"]').dispatchEvent('click');
	await expect(page.locator('.notice')).toContainText(learn.takeBack);
	await page.getByRole('button', { name: learn.again }).click();
	await expect(page.locator('.now')).toContainText('You are Player 1');
	await wide(page).click();
	await expect(page.locator('.hint')).toContainText(toldText(first?.hint ?? []));
	await expect(wide(page)).toHaveText(learn.help[1]);
	await wide(page).click();
	await expect(page.locator('[data-target="north-3-1"]')).toHaveAttribute('aria-pressed', 'true');
	await wide(page).click();
	await expect(page.locator('.verdict.right')).toBeVisible();
	await expect(page.locator('.purse')).toContainText('4 +4');
	// It went wrong, so it is worth repeating.
	await page.goto('copan/learn/');
	await expect(page.locator('[data-lesson="first-turn"]')).toContainText(`1 ${course.states.again}`);
	await expect(page.getByRole('heading', { name: course.worthRepeating })).toBeVisible();
	await page
		.locator('.again')
		.getByRole('link', { name: first?.title ?? '' })
		.click();
	await expect(page).toHaveURL(/\/first-turn\/#first-tile$/);
	await expect(title(page)).toHaveText(first?.title ?? '');
});

test('an illegal move says why, with its rule', once, async ({ page }) => {
	await ready(page, 'moving-and-staying', '#afford');
	await expect(title(page)).toHaveText('Both have to be paid');
	await page.locator('.choices .btn[aria-disabled]').first().click({ force: true });
	await expect(page.locator('.why')).toContainText('You could not pay for any action at the Embassies.');
	await page.getByText(play.refusedAsList).click();
	await expect(page.locator('.refused a').first()).toBeVisible();
});

test('a wrong answer is answered, and another can be given at once', once, async ({ page }) => {
	await ready(page, 'first-turn', '#next-turn');
	await page.getByRole('button', { name: 'Move the Totem' }).click();
	await expect(page.locator('.verdict.wrong')).toHaveText(learn.notYet);
	await expect(page.locator('.now')).toContainText('second half of a turn');
	await page.getByRole('button', { name: 'Lay a Court tile' }).click();
	await expect(page.locator('.verdict.right')).toHaveText(learn.right);
});

test(
	'a link leads to its step; a reload comes back to where the lesson stood, also in the middle of a step',
	once,
	async ({ page }) => {
		await ready(page, 'first-turn', '#to-the-river');
		await expect(title(page)).toHaveText('Send out your Totem');
		await page.locator('.choices .btn', { hasText: 'River' }).click();
		await expect(page.locator('.choices .btn')).toHaveCount(2);
		await page.reload();
		await expect(title(page)).toHaveText('Send out your Totem');
		await expect(page.locator('.choices .btn')).toHaveCount(2);
		await page.goto('copan/learn/first-turn/');
		await expect(page.locator('.choices .btn')).toHaveCount(2);
		// Back, and begun again.
		await page.getByRole('button', { name: learn.back }).click();
		await expect(page.locator('.choices .btn')).toHaveCount(6);
		await page.getByRole('button', { name: learn.reset }).click();
		await expect(title(page)).toHaveText('Lay a tile');
		// The list of steps leads to any of them, and skipping to the next.
		await page.getByText(learn.allSteps).click();
		await page.locator('.all-steps').getByRole('link', { name: 'Buy a little more' }).click();
		await expect(title(page)).toHaveText('Buy a little more');
		await page.getByRole('button', { name: learn.skip }).click();
		await expect(title(page)).toHaveText('That was a turn');
		await expect(page).toHaveURL(/#whole-turn$/);
	},
);

/** The right answer of each question of a quiz, and a wrong one. */
const answersOf = (slug: string): { right: number; wrong: number }[] => {
	const { steps } = lessons.find((lesson) => lesson.slug === slug) as (typeof lessons)[number];
	const rules = lessonRules('copan', copan, steps);
	const answers: { right: number; wrong: number }[] = [];
	let here = rules.begin().position;
	while (rules.result(here) === null) {
		const [act] = here.state === 'reached' ? [{ type: 'next' as const }] : rules.wayTo(here);
		if (act?.type === 'answer') answers.push({ right: act.option, wrong: act.option === 0 ? 1 : 0 });
		const played = act && rules.play(here, act);
		if (!played?.ok) throw new Error(`${steps[here.step]?.id} leads nowhere`);
		here = played.value.position;
	}
	return answers;
};
const option = (page: Page, nth: number): Locator => page.locator('.options .btn').nth(nth);

test(
	'a quiz counts what was right at the first try, also after a reload; its wrong answers lead to where they are taught',
	once,
	async ({ page }) => {
		const slug = 'quiz-totem';
		const { steps } = lessons.find((lesson) => lesson.slug === slug) as (typeof lessons)[number];
		const answers = answersOf(slug);
		const all = answers.length;
		const takesIt = async (errsIn: number[], from = 0) => {
			for (const [nth, { right, wrong }] of answers.entries()) {
				if (nth < from) continue;
				if (errsIn.includes(nth)) await option(page, wrong).click();
				await option(page, right).click();
				await expect(page.locator('.verdict.right').first()).toBeVisible();
				if (nth < all - 1) await page.getByRole('button', { name: learn.next, exact: true }).click();
			}
		};
		await ready(page, slug);
		await option(page, answers[0]?.wrong ?? 0).click();
		const taught = page.locator('.now .taught a[href*="/learn/"]');
		const href = (await taught.getAttribute('href')) ?? '';
		await taught.click();
		await expect(page).toHaveURL(new RegExp(`${href}$`));
		const [, lesson, step] = /learn\/([\w-]+)\/#([\w-]+)$/.exec(href) ?? [];
		const taughtBy = lessons.find((each) => each.slug === lesson)?.steps.find(({ id }) => id === step);
		await expect(title(page)).toHaveText(taughtBy?.title ?? '');

		// Come back: it went wrong once, and a reload in between changes nothing.
		await ready(page, slug);
		await option(page, answers[0]?.right ?? 0).click();
		await page.reload();
		await page.getByRole('button', { name: learn.next, exact: true }).click();
		await takesIt([all - 1], 1);
		await expect(page.locator('.now')).toContainText(learn.firstTry(all - 2, all));
		await page.reload();
		await expect(page.locator('.now')).toContainText(learn.firstTry(all - 2, all));
		// A link to the question that stands there asks it again.
		const toRepeat = page.locator('.now .taught').getByRole('link');
		await expect(toRepeat).toHaveText([steps[0]?.title ?? '', steps.at(-1)?.title ?? '']);
		await toRepeat.last().click();
		await takesIt([], all - 1);
		await expect(page.locator('.now')).toContainText(learn.firstTry(all - 1, all));

		// Begun again, it counts anew.
		await page.getByRole('button', { name: learn.reset }).click();
		await takesIt([]);
		await expect(page.locator('.now')).toContainText(learn.firstTry(all, all));
		// What nobody answered was not right.
		await page.getByRole('button', { name: learn.reset }).click();
		await page.getByText(learn.allSteps).click();
		await page.locator('.all-steps a').last().click();
		await takesIt([], all - 1);
		await expect(page.locator('.now')).toContainText(learn.firstTry(1, all));
	},
);

test('with storage blocked a quiz counts all the same', once, async ({ page }) => {
	await page.addInitScript(() =>
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new Error('blocked');
			},
		}),
	);
	const answers = answersOf('quiz-jade');
	await ready(page, 'quiz-jade', `#${lessons.find(({ slug }) => slug === 'quiz-jade')?.steps.at(-1)?.id}`);
	await option(page, answers.at(-1)?.wrong ?? 0).click();
	await option(page, answers.at(-1)?.right ?? 0).click();
	await expect(page.locator('.now')).toContainText(learn.firstTry(0, answers.length));
});

test('pressed twice before the engine is there: the second answer counts', once, async ({ page }) => {
	const [answer] = answersOf('quiz-totem');
	await ready(page, 'quiz-totem');
	await page.locator('.options').evaluate(
		(options, presses) => {
			for (const nth of presses) options.querySelectorAll<HTMLElement>('.btn')[nth]?.click();
		},
		[answer?.wrong ?? 0, answer?.right ?? 0],
	);
	await expect(page.locator('.verdict.right')).toBeVisible();
});

test('a double press does one thing; a link to the step that stands there begins it again', once, async ({ page }) => {
	await ready(page, 'first-turn', '#its-price');
	await page.getByRole('button', { name: learn.next, exact: true }).dblclick();
	await expect(title(page)).toHaveText('Send out your Totem');
	await page.locator('.choices .btn', { hasText: 'River' }).dblclick();
	await expect(page.locator('.choices .btn')).toHaveCount(2);
	await page.getByText(learn.allSteps).click();
	await page.locator('.all-steps').getByRole('link', { name: 'Send out your Totem' }).click();
	await expect(page.locator('.choices .btn')).toHaveCount(6);
});

for (const { slug, step, choose, asked } of [
	{
		slug: 'first-turn',
		step: 'to-the-river',
		choose: 'River',
		asked: 'Which side of your Totem lies up at the River?',
	},
	{ slug: 'jade-mask', step: 'trade', choose: '3 Glyph cards', asked: 'Which Jade tile do you place?' },
	{ slug: 'solo', step: 'its-action', choose: null, asked: 'The Automa rolls for its Food card' },
])
	test(
		`${slug}: it is played on, and a problem is told, from just this position`,
		once,
		async ({ page, context, baseURL }) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await ready(page, slug, `#${step}`);
			if (choose) await page.locator('.choices .btn', { hasText: choose }).click();
			else await title(page).click();
			await page.getByText(report.title).click();
			await page.getByLabel(report.label).fill('Something is wrong');
			await page.getByRole('button', { name: report.copy.link }).click();
			await expect(page.getByText(report.copy.copied)).toBeAttached();
			const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
			expect(lines[0]).toBe('Something is wrong');
			expect(lines.at(-2)).toBe(`${baseURL}copan/learn/${slug}/#${step}`);
			await page.getByRole('button', { name: learn.playOn }).click();
			await expect(page.locator('.now')).toContainText(asked);
			// The address in the report opens the same.
			await page.goto('copan/');
			await page.goto(lines.at(-1) ?? '');
			await expect(page.locator('.now')).toContainText(asked);
		},
	);

test('of two tables side by side, the one that shows how it is done is played on', once, async ({ page }) => {
	await ready(page, 'jade-mask', '#other-edge');
	await title(page).click();
	await page.getByRole('button', { name: learn.playOn }).click();
	await expect(page.locator('.players').first()).toContainText(play.players.jade([3, 4]));
});

test(
	'the Automa’s cards stand there with their tiles; the learner lays one and rolls for it',
	once,
	async ({ page }) => {
		await ready(page, 'solo');
		const row = page.locator('.ctl').getByLabel(learn.automas);
		await expect(row.locator('dd')).toHaveText(['0', '2', '1', '1', '6']);
		await page.locator('[data-target="south-2-2"]').click();
		await expect(row.locator('dd').nth(1)).toHaveText('1 −1');
		await page.getByRole('button', { name: learn.next, exact: true }).click();
		await page.getByRole('button', { name: learn.roll }).click();
		await expect(page.locator('.log')).toContainText('in place of 2 Food');
		await page.getByText(learn.everyone, { exact: true }).click();
		await expect(page.locator('.players').getByLabel(learn.automas)).toBeVisible();
	},
);

test('home, the rules and the list of what can be played lead to the course', once, async ({ page }) => {
	await page.goto('copan/');
	await page.getByRole('link', { name: course.home }).click();
	await page.locator('.course a').first().click();
	await expect(title(page)).toHaveText('Lay a tile');
	await page.goto('copan/rules/court-phase/');
	await page
		.locator('[id="court.collect.diagonal"]')
		.getByRole('link', { name: course.learnIt('Sides, not corners') })
		.click();
	await expect(title(page)).toHaveText('Sides, not corners');
});

test('without scripts the first step stands there, and what the lesson teaches', once, async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.goto('copan/learn/first-turn/');
	await expect(title(page)).toBeVisible();
	await expect(page.locator('.picture svg').first()).toBeVisible();
	await expect(page.getByRole('heading', { name: course.inShort })).toBeVisible();
	await context.close();
});

test('at 390 px the space to press is in sight, above the buttons', onPhone, async ({ page }) => {
	await ready(page, 'first-turn');
	const space = await page.locator('[data-target="north-3-1"]').boundingBox();
	const bar = await page.locator('.ctl').boundingBox();
	expect((space?.y ?? 999) + (space?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('at 390 px the answers of every question begin above the buttons', onPhone, async ({ page }) => {
	test.setTimeout(120_000);
	const inSight = () =>
		page.evaluate(() => {
			const bottom = document.querySelector('.options .btn')?.getBoundingClientRect().bottom ?? Number.NaN;
			return bottom <= (document.querySelector('.ctl')?.getBoundingClientRect().top ?? 0);
		});
	for (const { slug, quiz, steps } of lessons) {
		const asked = steps.filter(({ ask }) => ask);
		if (asked.length === 0) continue;
		await ready(page, slug);
		// A quiz begins with a question, and nothing has scrolled to it yet.
		if (quiz) expect(await inSight(), slug).toBe(true);
		for (const step of asked) {
			await page.evaluate((id) => {
				location.hash = id;
			}, step.id);
			await expect(title(page)).toHaveText(step.title);
			await expect.poll(inSight, `${slug} ${step.id}`).toBe(true);
		}
	}
});

test(
	'at 390 px the head of the page makes room for the lesson, and what to press is in sight',
	onPhone,
	async ({ page }) => {
		await ready(page, 'pushing', '#pushed-gains');
		await page.locator('.options .btn').nth(1).tap();
		await page.getByRole('button', { name: learn.next, exact: true }).tap();
		await expect(title(page)).toHaveText('Staying pushes too');
		expect((await page.locator('.lesson .field-row').boundingBox())?.y).toBeLessThan(60);
		const first = page.locator('.choices .btn').first();
		await expect(first).not.toHaveAttribute('aria-disabled');
		const { y = 999, height = 0 } = (await first.boundingBox()) ?? {};
		expect(y + height).toBeLessThan((await page.locator('.ctl').boundingBox())?.y ?? 0);
	},
);

test(
	'at 390 px a Site stands above the list of what may be chosen there, and the cards held lie in sight',
	onPhone,
	async ({ page }) => {
		const top = async (target: Locator) => (await target.boundingBox())?.y ?? 0;
		await ready(page, 'ball-court', '#full-board');
		await expect(title(page)).toHaveText('No space left');
		await expect(page.locator('.hand li')).toHaveText(['Muluc', 'Tonalnan', 'Kinich kakmo']);
		expect(await top(page.locator('.picture'))).toBeLessThan(await top(page.locator('.choices')));
		// The picture is pressed like the list; whoever goes to make room is asked in the list alone.
		await page.locator('.board .spot').nth(1).tap();
		await expect(page.locator('.choices .btn')).toHaveCount(4);
		expect(await top(page.locator('.choices'))).toBeLessThan(await top(page.locator('.stage')));
	},
);

for (const { shade, where } of shades)
	test(`axe finds nothing in a step of each kind, nor in what is said to it, ${shade}`, where, async ({ page }) => {
		test.setTimeout(240_000);
		await setTheme(page, { system: shade });
		const seen = new Set<string>();
		for (const { slug, steps } of lessons)
			for (const step of steps) {
				const kind = step.ask
					? 'ask'
					: step.pair.length > 0
						? 'pair'
						: step.do
							? `do ${step.do.choices} ${step.part}`
							: step.part;
				if (seen.has(kind)) continue;
				seen.add(kind);
				await ready(page, slug, `#${step.id}`);
				await expect(title(page)).toHaveText(step.title);
				expect(await axeFindings(page), `${slug} ${step.id}`).toEqual([]);
			}
		await ready(page, 'first-turn', '#first-tile');
		await page.locator('[data-target="north-2-3"]').click();
		await expect(page.locator('.verdict.wrong')).toBeVisible();
		expect(await axeFindings(page), 'a miss').toEqual([]);
	});
