/** “Collecting resources”, played on the built page as people play it, and held against the engine's own answers. */
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { runScenario, type Scenario } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import type { Action, Event, Setup } from '#games/copan/index.ts';
import type { Resource } from '#games/copan/resources.ts';
import { arrange, troubleWords } from '#words/en/arrange.ts';
import { questionText } from '#words/en/copan-ask.ts';
import { spaceName } from '#words/en/copan-names.ts';
import { needsScripts, play } from '#words/en/play.ts';
import page_ from '../../content/copan/scenarios/collecting.json' with { type: 'json' };
import { axeFindings, expect, once, setTheme, shades, test } from './fixtures.ts';

const address = 'copan/play/collecting/';
const presets = page_.presets as unknown as { id: string; title: string; scenario: Scenario<Setup, Action> }[];

const pack = (scenario: unknown): string => deflateRawSync(JSON.stringify(scenario)).toString('base64url');

const eventsOf = (scenario: Scenario<Setup, Action>): Event[] =>
	runScenario(copanGame, scenario).steps.flatMap(({ events }) => events);

/** What tiles and Characters brought, as the engine has it. */
const harvestOf = (scenario: Scenario<Setup, Action>): Record<string, number> => {
	const harvest: Record<string, number> = { Food: 0, Fame: 0, Zeal: 0, Power: 0 };
	for (const event of eventsOf(scenario))
		if (event.type === 'gained' && ('tile' in event.by || 'lasting' in event.by)) {
			const name = event.resource.charAt(0).toUpperCase() + event.resource.slice(1);
			harvest[name] = (harvest[name] ?? 0) + event.amount;
		}
	return harvest;
};

const whichTile = questionText({ ask: 'tile' });
const whereTo = (tile: Resource): string => questionText({ ask: 'space', tile });
const secondOfTwo = questionText({ ask: 'any-resource', left: 1, player: 0, source: { anyResource: true }, cause: 0 });

const open = async (page: Page, rest = '') => {
	await page.goto(address + rest);
	await expect(page.locator('astro-island:not([ssr]) .isle')).toBeVisible();
	// The page stands as built until what the address asks for has come in.
	const preset = /^\?preset=([a-z-]+)$/.exec(rest)?.[1];
	if (preset && presets.some(({ id }) => id === preset))
		await expect(page.locator('.field-row select').first()).toHaveValue(preset);
};

const playToTheEnd = async (page: Page) => {
	const next = page.getByRole('button', { name: play.controls.next });
	// The last step may come in between the look and the press: then the button waits for nothing.
	while (await next.isEnabled()) await next.click({ timeout: 5_000 }).catch(() => {});
};

test('answered first, then checked: right and wrong', once, async ({ page }) => {
	await open(page);
	const first = presets[0] as (typeof presets)[number];
	for (const [name, amount] of Object.entries(harvestOf(first.scenario)))
		for (let n = 0; n < amount; n++)
			await page
				.locator('.guess')
				.getByRole('button', { name: play.stepper.more(name), exact: true })
				.click();
	await page.getByRole('button', { name: play.guess.check }).click();
	await expect(page.locator('.now')).toContainText('Came in: 1 Food, 2 Fame and 2 Power');
	await expect(page.locator('.verdict')).toContainText(play.guess.right);

	await page.getByRole('button', { name: play.controls.back }).click();
	await page
		.locator('.guess')
		.getByRole('button', { name: play.stepper.more('Zeal'), exact: true })
		.click();
	await page.getByRole('button', { name: play.guess.check }).click();
	await expect(page.locator('.verdict')).toContainText(play.guess.wrong('1 Zeal'));
});

test('by keyboard alone: choose a tile, a space on the board, answer, undo, redo', async ({ page }) => {
	await open(page);
	await page.getByRole('button', { name: play.controls.restart }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.headline')).toHaveText(whichTile);
	await page.getByRole('button', { name: /^Zeal tile/ }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.headline')).toHaveText(whereTo('zeal'));
	await page.getByRole('button', { name: play.parts.south, exact: true }).focus();
	await page.keyboard.press('Enter');
	// One tab stop leads into the picture; arrows move there.
	const space = page.locator('.picture [role=button][tabindex="0"]');
	await expect(space).toHaveCount(1);
	await space.focus();
	for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
		await page.keyboard.press(key);
	await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^South court, row 3, column 1/);
	await page.keyboard.press('Enter');
	await expect(page.locator('.headline')).toContainText('what comes in');
	await page.getByRole('button', { name: play.guess.just }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.headline')).toContainText('Came in');
	// The result takes the focus, so that it is read out.
	await expect(page.locator('.now')).toBeFocused();
	const after = await page.locator('.log').innerText();
	await page.getByRole('button', { name: play.controls.back }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.log')).toHaveCount(0);
	await page.getByRole('button', { name: play.controls.next }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.log')).toHaveText(after, { useInnerText: true });
});

test('a refused space says why, with what lies there', async ({ page }) => {
	await open(page, '?preset=printed-example');
	await page.getByRole('button', { name: /^South court, row 3, column 2/ }).click({ force: true });
	await expect(page.locator('.refusal')).toContainText('A Food tile lies here already.');
	await expect(page.locator('.refusal')).toContainText(spaceName('south-3-2'));
});

test('arranged by hand: tiles, a cube, players, and a problem named', async ({ page }) => {
	await open(page);
	await page.getByText(play.setUp).click();
	await page.getByRole('button', { name: arrange.clear }).click();
	await page.getByRole('button', { name: arrange.on }).click();
	await page.locator('.brushes .chip', { hasText: 'Zeal' }).click();
	await page.getByRole('button', { name: /^South court, row 2, column 1/ }).click();
	await page.getByRole('button', { name: /^South court, row 1, column 2/ }).click();
	await expect(page.getByRole('button', { name: /^South court, row 2, column 1.*Zeal/ })).toBeVisible();
	await page.getByRole('button', { name: arrange.off }).click();
	await page.getByRole('button', { name: /^Zeal tile/ }).click();
	await page.getByRole('button', { name: /^South court, row 2, column 2/ }).click();
	await page.getByRole('button', { name: play.guess.just }).click();
	await expect(page.locator('.headline')).toContainText('Came in: 5 Zeal');
	await expect(page.locator('.log')).toContainText('storage is full');

	await page.getByText(arrange.playerCount(2)).click();
	await expect(page.locator('.picture')).toBeVisible();
});

test('a link opens the same position elsewhere', once, async ({ page, context }) => {
	await open(page, '?preset=storage-full');
	await playToTheEnd(page);
	const log = await page.locator('.log').innerText();
	await page.evaluate(() =>
		Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
	);
	await page.getByRole('button', { name: play.controls.link }).click();
	const link = await page.locator('.link textarea').inputValue();
	expect(link.length).toBeLessThan(2000);
	await context.clearCookies();
	await page.evaluate(() => localStorage.clear());
	await page.goto('about:blank');
	await page.goto(link);
	await expect(page.locator('.log')).toHaveText(log, { useInnerText: true });
});

test('a reload keeps position and step', once, async ({ page }) => {
	await open(page, '?preset=any-resource');
	await playToTheEnd(page);
	await page.getByRole('button', { name: play.controls.back }).click();
	await expect(page.locator('.headline')).toHaveText(secondOfTwo);
	await page.reload();
	await expect(page.locator('.headline')).toHaveText(secondOfTwo);
});

test('a changed table asks anew: no answer is held against another question', once, async ({ page }) => {
	await open(page, '?preset=same-resource');
	await page
		.locator('.guess')
		.getByRole('button', { name: play.stepper.more('Food'), exact: true })
		.click();
	await page.getByRole('button', { name: play.guess.check }).click();
	await expect(page.locator('.verdict')).toBeVisible();
	await page.getByText(play.setUp).click();
	await page.getByText(arrange.readings, { exact: true }).click();
	await page.locator('.readings select').first().selectOption({ index: 1 });
	await page.getByRole('button', { name: play.controls.next }).click();
	await expect(page.locator('.verdict')).toHaveCount(0);
});

test('what was kept comes back: no legal table, a step that is no number, another format', once, async ({ page }) => {
	const keepThen = async (text: string, at: string) => {
		await page.goto('about/');
		await page.evaluate(
			([scenario, step]) => {
				localStorage.setItem('stela:play:collecting', scenario as string);
				localStorage.setItem('stela:play:collecting:at', step as string);
			},
			[text, at],
		);
		await open(page);
	};
	await keepThen(
		JSON.stringify({ v: 1, game: 'copan', setup: { players: 2, pyramid: { 'south-1-4': 'food' } }, actions: [] }),
		'0',
	);
	await expect(page.locator('.problems')).toContainText('a Setup tile covers');
	for (const at of ['abc', '-5', '1.5']) {
		await keepThen(
			JSON.stringify({ v: 1, game: 'copan', setup: {}, actions: [{ type: 'take-tile', tile: 'food' }] }),
			at,
		);
		await expect(page.locator('.headline')).toHaveText(whereTo('food'));
	}
	await keepThen(JSON.stringify({ v: 7, game: 'copan', setup: {}, actions: [] }), '0');
	await expect(page.getByRole('alert')).toContainText('newer Stela');
});

test('a link pasted into the open page opens; its address stands until a change', once, async ({ page }) => {
	await open(page);
	const code = pack({ v: 1, game: 'copan', setup: {}, actions: [{ type: 'take-tile', tile: 'power' }] });
	await page.evaluate((hash) => {
		location.hash = hash;
	}, `s=${code}`);
	await expect(page.locator('.headline')).toHaveText(whereTo('power'));
	expect(page.url()).toContain(code);
	await page.reload();
	await expect(page.locator('.headline')).toHaveText(whereTo('power'));
	await page.getByRole('button', { name: play.controls.back }).click();
	await expect(page.locator('.headline')).toHaveText(whichTile);
	expect(page.url()).not.toContain(code);
});

test('a press at the end of a count, and closing a message, keep the focus', async ({ page }) => {
	await open(page, '?preset=atlantis');
	await page.getByRole('button', { name: troubleWords.dismiss }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.now')).toBeFocused();
	const less = page.locator('.guess').getByRole('button', { name: play.stepper.less('Food'), exact: true });
	await less.focus();
	await page.keyboard.press('Enter');
	await expect(less).toBeFocused();
});

test('a refusal moves nothing, and the same one twice is told twice', async ({ page }) => {
	await open(page, '?preset=printed-example');
	const taken = page.getByRole('button', { name: /^South court, row 3, column 2/ });
	await taken.scrollIntoViewIfNeeded();
	const before = await page.locator('.picture').boundingBox();
	await taken.click({ force: true });
	const first = await page.locator('.refusal').elementHandle();
	await taken.click({ force: true });
	expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
	await expect(page.locator('.refusal')).toHaveCount(1);
	expect(await page.locator('.picture').boundingBox()).toEqual(before);
});

test('a space chosen from the list is shown and asked about', async ({ page }) => {
	await open(page, '?preset=printed-example');
	await page.getByText(play.spacesAsList).click();
	await page
		.getByRole('button', { name: /^North court, row 2, column 1/ })
		.last()
		.click();
	await expect(page.locator('.headline')).toContainText('north court, row 2, column 1');
	await expect(page.locator('.now')).toBeFocused();
});

for (const { shade, where } of shades)
	test(`axe finds nothing with the island opened, ${shade}`, where, async ({ page }) => {
		test.slow();
		await setTheme(page, { system: shade });
		const findings = () => axeFindings(page, { within: '.isle' });
		await open(page, '?preset=atlantis');
		expect(await findings(), 'with a message, asking').toEqual([]);
		await page.getByText(play.spacesAsList).click();
		await page.getByText(play.refusedAsList).click();
		expect(await findings(), 'with both lists open').toEqual([]);
		await page.getByRole('button', { name: play.guess.check }).click();
		await page.getByText(play.setUp).click();
		expect(await findings(), 'answered, with the log and the set-up open').toEqual([]);
		await page.getByRole('button', { name: arrange.on }).click();
		await page.getByRole('button', { name: /^South court, row 2, column 1/ }).click();
		expect(await findings(), 'while arranging').toEqual([]);
	});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });
	test('it says so, and hides what would be dead', once, async ({ page }) => {
		await page.goto(address);
		await expect(page.locator('noscript p')).toHaveText(needsScripts);
		await expect(page.locator('.isle .panel')).toBeHidden();
	});
});

const setup = { pyramid: { 'south-1-1': 'food' } };
const broken: [name: string, hash: string, said: RegExp][] = [
	['no code', '#s=', /no scenario text|damaged/],
	['no base64', '#s=%%%', /damaged/],
	['no deflate', '#s=AAAA', /damaged/],
	['a piece lost', `#s=${pack({ v: 1, game: 'copan', setup, actions: [] }).slice(0, 20)}`, /damaged/],
	['longer than any', `#s=${'A'.repeat(20_000)}`, /longer than any/],
	['a bomb', `#s=${deflateRawSync('x'.repeat(5_000_000)).toString('base64url')}`, /longer than any/],
	['no JSON', `#s=${deflateRawSync('hello').toString('base64url')}`, /no scenario text/],
	['an array', `#s=${pack([])}`, /cannot be read/],
	['a later format', `#s=${pack({ v: 9, game: 'copan', setup, actions: [] })}`, /newer Stela/],
	['another game', `#s=${pack({ v: 1, game: 'chess', setup, actions: [] })}`, /another game/],
	['an unknown action', `#s=${pack({ v: 1, game: 'copan', setup, actions: [{ type: 'fly' }] })}`, /actions\.0/],
	[
		'no such space',
		`#s=${pack({ v: 1, game: 'copan', setup: { pyramid: { 'moon-1-1': 'food' } }, actions: [] })}`,
		/no space of the Pyramid/,
	],
	[
		'too much in store',
		`#s=${pack({ v: 1, game: 'copan', setup: { seats: [{ resources: { food: 99 } }] }, actions: [] })}`,
		/more than the 5 that fit/,
	],
	[
		'markup',
		`#s=${pack({ v: 1, game: 'copan', setup: { seats: [{ characters: ['<img src=x onerror=alert(1)>'] }] }, actions: [] })}`,
		/no Character is called <img/,
	],
	[
		'an illegal step',
		`#s=${pack({ v: 1, game: 'copan', setup: { seats: [{ tiles: { food: 0 } }] }, actions: [{ type: 'take-tile', tile: 'food' }] })}`,
		/Step 1 of this link is not allowed/,
	],
	['no such preset', '?preset=atlantis', /no position called “atlantis”/],
];

for (const [name, rest, said] of broken)
	test(`a broken address, ${name}: a message, and the page is usable`, once, async ({ page }) => {
		await open(page, rest);
		await expect(page.getByRole('alert')).toContainText(said);
		await expect(page.locator('.headline')).toBeVisible();
		await page.getByRole('button', { name: troubleWords.dismiss }).click();
		await expect(page.getByRole('alert')).toHaveCount(0);
		await page.getByLabel(play.startFrom).selectOption('printed-example');
		await playToTheEnd(page);
		await expect(page.locator('.headline')).toContainText('Came in');
	});
