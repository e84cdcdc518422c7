/** “Multiple Events”, played on the built page as people play it, and held against the engine's own answers. */
import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { runScenario, type Scenario } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import type { Action, Event, Happening, Position, Setup } from '#games/copan/index.ts';
import { arrange, troubleWords } from '#words/en/arrange.ts';
import { siteNames, siteShort } from '#words/en/copan.ts';
import { actionWords, questionText } from '#words/en/copan-ask.ts';
import { characterName, playerName } from '#words/en/copan-names.ts';
import { eventLine } from '#words/en/copan-play.ts';
import { play } from '#words/en/play.ts';
import page_ from '../../content/copan/scenarios/multiple-events.json' with { type: 'json' };
import { axeFindings, expect, once, setTheme, shades, test } from './fixtures.ts';

const address = 'copan/play/multiple-events/';
const presets = page_.presets as unknown as { id: string; title: string; scenario: Scenario<Setup, Action> }[];
const presetOf = (id: string) => presets.find((preset) => preset.id === id) as (typeof presets)[number];

const pack = (scenario: unknown): string => deflateRawSync(JSON.stringify(scenario)).toString('base64url');

const runOf = (scenario: Scenario<Setup, Action>) => runScenario(copanGame, scenario);
const eventsOf = (scenario: Scenario<Setup, Action>): Event[] => runOf(scenario).steps.flatMap(({ events }) => events);
const closedBy = (events: Event[]): string[] =>
	events.flatMap((event) => (event.type === 'spaceClosed' ? [event.site] : []));

const open = async (page: Page, rest = '') => {
	await page.goto(address + rest);
	await expect(page.locator('astro-island:not([ssr]) .isle')).toBeVisible();
	// The page stands as built until what the address asks for has come in.
	const preset = /^\?preset=([a-z-]+)$/.exec(rest)?.[1];
	if (preset && presets.some(({ id }) => id === preset))
		await expect(page.locator('.field-row select').first()).toHaveValue(preset);
};

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const next = (page: Page): Locator => button(page, play.controls.next);

/** A preset that begins with its placing stands at the start already. */
const toTheStart = async (page: Page) => {
	const restart = button(page, play.controls.restart);
	if (await restart.isEnabled()) await restart.click();
};

const selectOf = (page: Page, label: string): Locator =>
	page.locator('.setup .pick', { hasText: label }).first().locator('select');

const playToTheEnd = async (page: Page) => {
	while (await next(page).isEnabled()) await next(page).click();
};

/** The log as the page must show it: a line an event. */
const expectLogOf = async (page: Page, scenario: Scenario<Setup, Action>) => {
	const events = eventsOf(scenario);
	const lines = page.locator('.log > li');
	await expect(lines).toHaveCount(events.length);
	const texts = await lines.locator('p:first-child').allInnerTexts();
	for (const [index, event] of events.entries()) expect(texts[index]).toContain(eventLine(event as Happening));
	await expect(page.locator('.turn > li')).toHaveCount(events.filter(({ type }) => type === 'eventArose').length);
};

/** The button of an answer, wherever the page offers it. */
const answerButton = (page: Page, action: Action, before: Position): Locator => {
	const words = actionWords(action, before);
	switch (action.type) {
		case 'roll':
			return page.locator('.choices.dice .btn').nth(action.face - 1);
		case 'place-jade':
			return page.locator('.choices.mask .btn').nth(action.space - 1);
		default:
			return page.locator('.ask .choices .btn', { hasText: words });
	}
};

for (const { id, scenario } of presets) {
	test(`preset ${id}: stepped to its end, the log is the engine’s, each line with its rule`, once, async ({ page }) => {
		await open(page, `?preset=${id}`);
		await expect(page.locator('.guess')).toBeVisible();
		await playToTheEnd(page);
		await expectLogOf(page, scenario);
		for (const link of await page.locator('.log .cites a:first-child').all())
			await expect(link).toHaveAttribute('href', /\/copan\/(rules\/[a-z-]+\/#[a-z.-]+|rulings\/[a-z-]+\/)$/);
		const closed = closedBy(eventsOf(scenario));
		for (const site of closed)
			await expect(page.locator('.headline')).toContainText(siteNames[site as keyof typeof siteNames]);
		if (closed.length === 0) await expect(page.locator('.headline')).toHaveText(play.turn.result(null, []));
	});

	test(`preset ${id}: every answer given by hand, by mouse on the phone and by keyboard on the desk`, async ({
		page,
		isMobile,
	}) => {
		test.slow();
		await open(page, `?preset=${id}`);
		await toTheStart(page);
		const { steps } = runOf(scenario);
		const press = async (target: Locator) => {
			if (isMobile) return target.click();
			await target.focus();
			await page.keyboard.press('Enter');
		};
		for (const [index, action] of scenario.actions.entries()) {
			const before = (steps[index] as (typeof steps)[number]).position;
			// Cards laid out anew come by themselves, from the seed.
			if (action.type === 'draw') continue;
			const asked = copanGame.rules.decision(before)?.actor;
			if (typeof asked === 'number' && action.type !== 'place-tile')
				await expect(page.locator('.of-whom')).toContainText(playerName(asked));
			if (action.type === 'place-tile') {
				await press(page.getByText(play.spacesAsList));
				await press(page.locator('.choices.list .btn', { hasText: actionWords(action) }));
				if (await page.locator('.guess').isVisible()) await press(button(page, play.guess.just));
			} else await press(answerButton(page, action, before));
			await expect(page.locator('.now')).toBeFocused();
		}
		await expectLogOf(page, scenario);
	});
}

test('answered first, then checked: right, wrong, and nothing', once, async ({ page }) => {
	const { scenario } = presetOf('two-thresholds');
	await open(page, '?preset=two-thresholds');
	for (const site of closedBy(eventsOf(scenario)))
		await page.locator('.guess .chip', { hasText: siteShort[site as keyof typeof siteShort] }).click();
	await button(page, play.guess.check).click();
	await expect(page.locator('.verdict')).toHaveText(play.guess.right);
	await expectLogOf(page, scenario);

	await open(page, '?preset=closed-already');
	await page.locator('.guess .chip', { hasText: siteShort.stairway }).click();
	await button(page, play.guess.check).click();
	await expect(page.locator('.verdict')).toHaveText(play.guess.wrong(play.turn.list([siteShort.stairway])));
	await button(page, play.controls.restart).click();
	await expect(page.locator('.verdict')).toHaveCount(0);
	await next(page).click();
	await button(page, play.guess.check).click();
	await expect(page.locator('.verdict')).toHaveText(play.guess.right);
});

test('all players are asked in turn, by name, and their boards change', once, async ({ page }) => {
	await open(page, '?preset=spiral-and-threshold');
	await button(page, play.guess.just).click();
	await page.locator('.choices.dice .btn').nth(3).click();
	for (const player of [1, 1, 1, 2, 2, 2, 0, 0, 0]) {
		await expect(page.locator('.of-whom')).toHaveText(new RegExp(playerName(player)));
		await expect(page.locator('.players .asked')).toContainText(playerName(player));
		await page.locator('.ask .choices .btn', { hasText: 'Zeal' }).click();
	}
	// Gained, or lost for want of room: three each.
	await expect(page.locator('.log > li', { hasText: /gains (\d|no) Zeal/ })).toHaveCount(9);
});

test('undo and redo to any step; a draw is no step of its own', once, async ({ page }) => {
	await open(page, '?preset=printed-example');
	const question = questionText({ ask: 'die', cause: 0 });
	await button(page, play.guess.just).click();
	await expect(page.locator('.headline')).toHaveText(question);
	await next(page).click();
	const log = await page.locator('.log').innerText();
	// From the end back over the roll, then over the placing with its ten draws.
	await button(page, play.controls.back).click();
	await expect(page.locator('.headline')).toHaveText(question);
	await button(page, play.controls.back).click();
	await expect(page.locator('.guess')).toBeVisible();
	await button(page, play.controls.end).click();
	await expect(page.locator('.log')).toHaveText(log, { useInnerText: true });
	// A line of the log leads back to its step, and another answer starts a new way.
	await page.getByRole('button', { name: play.log.show(1), exact: true }).click();
	await page.getByRole('button', { name: play.log.backTo }).click();
	await expect(page.locator('.headline')).toHaveText(question);
	await page.locator('.choices.dice .btn').nth(5).click();
	await expect(page.locator('.log')).not.toHaveText(log, { useInnerText: true });
	await expect(next(page)).toBeDisabled();
});

test('drawn by hand: every card that is laid out is asked for', once, async ({ page }) => {
	await open(page, '?preset=empty-hand');
	await toTheStart(page);
	await page.getByText(play.setUp).click();
	await page.getByText(arrange.drawnByHand).click();
	await page.getByText(play.spacesAsList).click();
	await page.locator('.choices.list .btn', { hasText: 'South court, row 3, column 3' }).click();
	if (await page.locator('.guess').isVisible()) await button(page, play.guess.just).click();
	await expect(page.locator('.headline')).toContainText('which Character is drawn');
	const first = copanGame.rules.candidates(
		(runOf(presetOf('empty-hand').scenario).steps[1] as { position: Position }).position,
	)[7]?.action as Action & { type: 'draw' };
	await page
		.locator('.ask .choices .btn', { hasText: characterName(first.card as never) })
		.first()
		.click();
	await expect(page.locator('.log')).toContainText(characterName(first.card as never));
	await button(page, play.chance.draw).click();
	// Back to the seed: the rest comes at once.
	await page.getByText(arrange.drawnForMe).click();
	await expect(page.locator('.headline')).toHaveText(questionText({ ask: 'die', cause: 0 }));
});

test('arranged by hand: card, cubes, closed faces, boards; a problem is named', async ({ page }) => {
	test.slow();
	await open(page);
	await page.getByText(play.setUp).click();
	await selectOf(page, arrange.card).selectOption('G');
	await selectOf(page, arrange.active).selectOption('1');
	await page.getByRole('button', { name: arrange.clear }).click();
	await page.getByRole('button', { name: arrange.on }).click();
	await page.getByRole('button', { name: /^Zeal track, 3 moves/ }).click({ force: true });
	await page.getByRole('button', { name: /^Fame track, 3 moves/ }).click({ force: true });
	await page.getByRole('button', { name: arrange.off }).click();
	await page.getByText(arrange.more).click();
	await page.locator('.choices.mask .btn').first().click();
	await page.getByRole('button', { name: /^Zeal tile/ }).click();
	await page.getByText(play.spacesAsList).click();
	await page.locator('.choices.list .btn', { hasText: 'South court, row 3, column 1' }).click();
	await page.locator('.choices.dice .btn').first().click();
	await expect(page.locator('.headline')).toHaveText(
		play.turn.result('flame-drop', [siteNames.altars, siteNames['ball-court']]),
	);
	// More closed faces than Events: that cannot be.
	await page.locator('.faces').first().locator('.chip').first().click();
	await expect(page.locator('.problems')).toContainText('Embassies');
});

test('played to its end, with a line of the log shown, nothing scrolls sideways', async ({ page }) => {
	test.slow();
	for (const { id } of presets) {
		await open(page, `?preset=${id}`);
		await page.getByRole('button', { name: play.controls.end }).click();
		await page.locator('.log .nth').last().click();
		const { content, window } = await page.evaluate(() => ({
			content: document.documentElement.scrollWidth,
			window: innerWidth,
		}));
		expect(content, id).toBeLessThanOrEqual(window);
	}
});

test('pressed before the page has opened what its address asks for, a control acts on that', once, async ({ page }) => {
	for (const { id, scenario } of [presets[0], presetOf('closed-already')] as typeof presets) {
		await page.goto(`${address}?preset=${id}`);
		await expect(page.locator('astro-island:not([ssr]) .isle')).toBeVisible();
		await button(page, play.controls.end).dispatchEvent('click');
		await expectLogOf(page, scenario);
	}
});

test('an answer does not count for another way', once, async ({ page }) => {
	await open(page, '?preset=two-thresholds');
	await button(page, play.guess.check).click();
	await expect(page.locator('.verdict')).toBeVisible();
	await button(page, play.controls.back).click();
	await page.locator('.choices.dice .btn').first().click();
	await expect(page.locator('.verdict')).toHaveCount(0);
});

test('a link opens the same in a fresh browser; a reload keeps it', once, async ({ page, browser, baseURL }) => {
	await open(page, '?preset=jade-for-all');
	await playToTheEnd(page);
	const log = await page.locator('.log').innerText();
	await page.evaluate(() =>
		Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
	);
	await button(page, play.controls.link).click();
	const link = await page.locator('.link textarea').inputValue();
	expect(link.length).toBeLessThan(2000);
	const fresh = await browser.newContext(baseURL ? { baseURL } : {});
	const other = await fresh.newPage();
	await other.goto(link);
	await expect(other.locator('.log')).toHaveText(log, { useInnerText: true });
	await other.reload();
	await expect(other.locator('.log')).toHaveText(log, { useInnerText: true });
	await fresh.close();
	await page.reload();
	await expect(page.locator('.log')).toHaveText(log, { useInnerText: true });
	// What is kept is still the preset it was.
	await expect(page.getByLabel(play.startFrom)).toHaveValue('jade-for-all');
});

test('nothing shifts on load and on opening', async ({ page }) => {
	await page.addInitScript(() => {
		const seen = { shifts: 0 };
		Object.assign(window, { seen });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
				if (!entry.hadRecentInput) seen.shifts += entry.value;
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await open(page);
	await page.getByText(play.spacesAsList).click();
	await page.getByText(play.setUp).click();
	await playToTheEnd(page);
	await expect(page.locator('.turn > li')).toHaveCount(2);
	expect(await page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen.shifts)).toBe(0);
});

test('blocked storage keeps the page working', once, async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new DOMException('blocked', 'SecurityError');
			},
		});
	});
	await open(page);
	await playToTheEnd(page);
	await expectLogOf(page, (presets[0] as (typeof presets)[number]).scenario);
});

test('each part of the board opens, and opens by itself where something closed', async ({ page, isMobile }) => {
	await open(page, '?preset=two-thresholds');
	const parts = page.locator('.parts').first();
	await playToTheEnd(page);
	const itself = isMobile ? play.regions.embassies : play.regions.whole;
	await expect(parts.getByRole('button', { name: itself })).toHaveAttribute('aria-pressed', 'true');
	for (const part of ['altars', 'river', 'ball-court', 'stairway', 'embassies'] as const) {
		await parts.getByRole('button', { name: play.regions[part] }).click();
		await expect(
			page.locator('.picture').getByRole('img', { name: new RegExp(`^${siteShort[part]}\\.`) }),
		).toBeVisible();
	}
	await expect(page.locator('.picture [role=img]').first()).toHaveAttribute('aria-label', /gear-ring: closed/);
	await parts.getByRole('button', { name: play.regions.pyramid }).click();
	await button(page, play.parts.east).click();
	await expect(page.getByRole('button', { name: /^East court, row 1/ }).first()).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a refused answer says why, beside the answers, and keeps the focus', async ({ page }) => {
	await open(page, '?preset=jade-for-all');
	await button(page, play.guess.just).click();
	await next(page).click();
	const refused = page.locator('.choices.mask .btn').nth(15);
	await refused.focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.why')).toContainText('touches none of your Jade tiles');
	await expect(refused).toBeFocused();
	await page.getByText(play.refusedAsList).click();
	await expect(page.locator('.refused a').first()).toHaveAttribute('href', /\/copan\/rules\//);
});

const broken: [name: string, rest: string, said: RegExp][] = [
	['damaged', '#s=AAAA', /damaged/],
	['a bomb', `#s=${deflateRawSync('x'.repeat(5_000_000)).toString('base64url')}`, /longer than any/],
	[
		'no such face',
		`#s=${pack({ v: 1, game: 'copan', setup: {}, actions: [{ type: 'roll', face: 7 }] })}`,
		/actions\.0/,
	],
	[
		'cards twice',
		`#s=${pack({ v: 1, game: 'copan', setup: { sites: { cities: ['14', '14'] } }, actions: [] })}`,
		/cannot be on a table/,
	],
	[
		'markup',
		`#s=${pack({ v: 1, game: 'copan', setup: { sites: { glyphs: ['<img src=x onerror=alert(1)>'] } }, actions: [] })}`,
		/<img/,
	],
	[
		'a draw that is none',
		`#s=${pack({
			v: 1,
			game: 'copan',
			setup: presetOf('empty-hand').scenario.setup,
			actions: [
				{ type: 'place-tile', space: 'south-3-3' },
				{ type: 'draw', card: 'kawai' },
			],
		})}`,
		/Step 2 of this link is not allowed/,
	],
];

for (const [name, rest, said] of broken)
	test(`a broken address, ${name}: a message, and the page is usable`, once, async ({ page }) => {
		await open(page, rest);
		await expect(page.getByRole('alert')).toContainText(said);
		await button(page, troubleWords.dismiss).click();
		await page.getByLabel(play.startFrom).selectOption('closed-already');
		await playToTheEnd(page);
		await expectLogOf(page, presetOf('closed-already').scenario);
	});

test('a broken address does not cost the game that was kept', once, async ({ page }) => {
	await open(page, '?preset=closed-already');
	await playToTheEnd(page);
	await page.goto('about:blank');
	await open(page, '#s=zzz');
	await expect(page.getByRole('alert')).toBeVisible();
	await expectLogOf(page, presetOf('closed-already').scenario);
	await page.reload();
	await expectLogOf(page, presetOf('closed-already').scenario);
});

for (const { shade, where } of shades)
	test(`axe finds nothing with the island opened, ${shade}`, where, async ({ page }) => {
		test.setTimeout(180_000);
		await setTheme(page, { system: shade });
		const findings = () => axeFindings(page, { within: '.isle' });
		await open(page, '?preset=jade-for-all');
		expect(await findings(), 'asking first').toEqual([]);
		await button(page, play.guess.just).click();
		expect(await findings(), 'asking for the die').toEqual([]);
		await next(page).click();
		await page.getByText(play.refusedAsList).click();
		expect(await findings(), 'asking a player, with what is not allowed').toEqual([]);
		await playToTheEnd(page);
		await page.getByText(play.setUp).click();
		await page.getByText(arrange.more).click();
		await page.getByText(arrange.rows.characters).click();
		await page.getByText(arrange.readings, { exact: true }).click();
		expect(await findings(), 'at the end, with the set-up open').toEqual([]);
	});
