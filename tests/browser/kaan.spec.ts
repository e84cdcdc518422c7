/** Ka'an's tools on the built pages, filled by touch and by keyboard alone, and held against the game's own functions. */
import { deflateRawSync, gzipSync } from 'node:zlib';
import type { Locator, Page, Response } from '@playwright/test';
import { endOf } from '#games/kaan/end.ts';
import { landingsOf } from '#games/kaan/golems.ts';
import { ownPyramid, spacesOf } from '#games/kaan/pyramid.ts';
import { emptyCity, emptyEnd, emptyJump, emptySheet, tools } from '#stores/kaan.ts';
import { textOf } from '#stores/tool.ts';
import { counting } from '#words/en/counting.ts';
import { spaceName, yieldWords } from '#words/en/kaan.ts';
import { city, end, jump, player, refusal, score, tool } from '#words/en/kaan-tools.ts';
import { tools as toolWords } from '#words/en/tools.ts';
import { axeFindings, expect, once, onPhone, setTheme, shades, shiftsOnLoad, test } from './fixtures.ts';

const pyramid = ownPyramid.value;
const open = async (page: Page, path: string, rest = '') => {
	await page.goto(`./kaan/${path}/${rest}`);
	await expect(page.locator('.kaan:not(.opening)')).toBeVisible();
	await expect(page.locator('.foot')).toBeVisible();
};
const headline = (page: Page): Locator => page.locator('.kaan .now .headline');
const notice = (page: Page): Locator => page.locator('.kaan .notice');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const choose = (page: Page, legend: string, name: string) =>
	page.getByRole('group', { name: legend, exact: true }).getByText(name, { exact: true }).click();
const field = (page: Page, name: string): Locator => page.getByRole('spinbutton', { name, exact: true });
/** The button that sends the golem to a space. */
const to = (page: Page, space: string): Locator =>
	page.locator('.landings .btn').filter({ has: page.locator('b', { hasText: space }) });
const hash = (text: string): string => `#s=${deflateRawSync(text).toString('base64url')}`;

/** Walks on by Tab to what is named; nothing on the way may swallow the focus. */
const walkTo = async (page: Page, target: Locator, most = 90) => {
	for (let steps = 0; steps < most; steps++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error('Tab does not lead there');
};

test.describe('where may this golem land?', () => {
	test(
		'by touch: golems are set, each space answers as the game does, one goes, a reload keeps it',
		onPhone,
		async ({ page }) => {
			await open(page, 'jump');
			await expect(headline(page)).toHaveText(jump.headline(false, 8));
			await page.getByText(jump.mode.arrange, { exact: true }).tap();
			const space = (id: string) => page.locator('.spaces .chip', { hasText: id });
			await space('1.1').tap();
			await expect(notice(page)).toHaveText(jump.put(player(0), spaceName('1.1')));
			await choose(page, jump.whose, player(1));
			await space('1.2').tap();
			await space('2.2').tap();
			await space('3.1').tap();
			await space('1.8').tap();
			await expect(notice(page)).toHaveText(jump.allOut(player(1)));
			await choose(page, jump.whose, player(0));
			await page.getByText(jump.mode.ask, { exact: true }).tap();
			await page.getByText(`${jump.move}: ${spaceName('1.1')}`, { exact: true }).tap();

			const golems = [
				{ spaces: ['1.1' as const], cenote: 0 },
				{ spaces: ['1.2' as const, '2.2' as const, '3.1' as const], cenote: 0 },
			];
			const landings = landingsOf(pyramid, golems, 0, { type: 'move', from: '1.1' });
			const legal = landings.filter(({ refused }) => refused === null);
			await expect(headline(page)).toHaveText(jump.headline(true, legal.length));
			const shown = await page.locator('.landings:not(.refused) .btn b').allInnerTexts();
			expect(shown.sort()).toEqual(legal.map(({ space: id }) => id).sort());
			// Each space of the picture says the same.
			for (const [index, id] of spacesOf(pyramid).entries()) {
				const landing = landings[index];
				if (!landing || id === '1.1') continue;
				await page.locator('.pyramid-picture .space').nth(index).tap();
				await expect(headline(page)).toContainText(
					landing.refused === null ? jump.verdictYes(spaceName(id), '', '').slice(0, 20) : refusal(landing.refused),
				);
			}
			await expect(page.locator('.kaan .stage > .cites a').first()).toHaveAttribute(
				'href',
				/\/kaan\/rules\/golems\/#golems\./,
			);
			await to(page, '1.3').tap();
			await expect(notice(page)).toHaveText(jump.went(spaceName('1.3'), yieldWords({ stone: 1 }), true));
			await expect(page.getByText(jump.reserve(1, 1))).toBeVisible();
			await page.reload();
			await expect(page.getByText(jump.reserve(1, 1))).toBeVisible();
			await expect(page.getByText(`${jump.move}: ${spaceName('1.3')}`, { exact: true })).toBeVisible();
		},
	);

	test('by keyboard alone: placed, jumped onto level 2, undone, rested', once, async ({ page }) => {
		await open(page, 'jump');
		const press = async (...keys: string[]) => {
			for (const key of keys) await page.keyboard.press(key);
		};
		const go = async (name: string) => {
			await walkTo(page, /^\d/.test(name) ? to(page, name) : button(page, name));
			await press('Enter');
		};
		await page.getByRole('radio', { name: jump.mode.ask }).focus();
		await go('1.2');
		await expect(notice(page)).toHaveText(jump.went(spaceName('1.2'), '1 water', false));
		await expect(page.locator('#may-title')).toBeFocused();
		await page.getByRole('radio', { name: jump.mode.ask }).focus();
		await go('2.1');
		await expect(page.locator('.landings.refused li').first()).toBeVisible();
		await go(tool.undo);
		await expect(notice(page)).toHaveText(tool.undone);
		await expect(page.getByText(jump.reserve(2, 0))).toBeVisible();
		await page.getByRole('radio', { name: jump.mode.ask }).focus();
		await go('1.5');
		await page.getByRole('radio', { name: jump.mode.ask }).focus();
		await go('1.7');
		await expect(headline(page)).toHaveText(/No golem is available|No: |no\. No golem|cannot be placed/);
		await page.getByRole('radio', { name: jump.mode.ask }).focus();
		await walkTo(page, page.locator('.resting .btn'));
		await press('Enter');
		await expect(notice(page)).toHaveText(jump.rested);
		await expect(page.getByText(jump.reserve(3, 0))).toBeVisible();
	});

	test(
		'the owner’s pyramid: entered, linked, saved and opened as a file, and ours is back',
		once,
		async ({ page, context, browser }) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await open(page, 'jump');
			await page.getByText(jump.mode.build, { exact: true }).click();
			await expect(page.getByText(jump.notEntered)).toBeVisible();
			// A copy of ours is marked as ours until something on it is changed.
			await button(page, jump.fromOurs).click();
			await expect(page.locator('.ours')).toHaveText(jump.ours);
			await field(page, jump.spacesOn(3)).fill('2');
			await expect(page.getByText(jump.entered)).toBeVisible();
			await page.getByRole('button', { name: tool.undo, exact: true }).click();
			await expect(page.locator('.ours')).toHaveText(jump.ours);
			await button(page, jump.useOurs).click();
			await expect(page.getByText(jump.notEntered)).toHaveCount(0);
			await button(page, jump.fromNothing).click();
			await field(page, jump.spacesOn(2)).fill('1');
			await page.locator('.spaces .chip', { hasText: '1.1' }).click();
			await field(page, jump.yield.corn).fill('3');
			const links = page.getByRole('group', { name: jump.links });
			await links.getByText('1.2', { exact: true }).click();
			await links.getByText('2.1', { exact: true }).click();
			await expect(page.locator('.pyramid-picture .link')).toHaveCount(2);
			await page.getByText(jump.mode.ask, { exact: true }).click();
			await to(page, '1.1').click();
			await expect(to(page, '2.1')).toBeVisible();

			await button(page, toolWords.link).click();
			await expect(page.getByRole('status').filter({ hasText: toolWords.copied })).toHaveCount(1);
			const link = await page.evaluate(() => navigator.clipboard.readText());
			const other = await (await browser.newContext()).newPage();
			await other.goto(link);
			await expect(other.locator('.pyramid-picture .space')).toHaveCount(5);
			await expect(other.locator('.from-link')).toBeVisible();
			await other.getByRole('button', { name: toolWords.back }).click();
			await expect(other.locator('.pyramid-picture .space')).toHaveCount(13);
			await other.context().close();

			await page.getByText(jump.mode.build, { exact: true }).click();
			const download = page.waitForEvent('download');
			await button(page, jump.file.save).click();
			const path = await (await download).path();
			await button(page, jump.useOurs).click();
			await expect(page.locator('.pyramid-picture .space')).toHaveCount(13);
			await page.locator('input[type=file]').setInputFiles(path);
			await expect(page.locator('.pyramid-picture .space')).toHaveCount(5);
			await expect(notice(page)).toHaveText(jump.file.opened);
			await page.locator('input[type=file]').setInputFiles({
				name: 'other.json',
				mimeType: 'application/json',
				buffer: Buffer.from('{"v":1'),
			});
			await expect(page.getByRole('alert')).toContainText(toolWords.because.damaged);
			await page.reload();
			await expect(page.locator('.pyramid-picture .space')).toHaveCount(5);
		},
	);
});

test.describe('what may I place in my city?', () => {
	test('a turn of three foundations and a column by the picture and the list, with its stone', async ({
		page,
		isMobile,
	}) => {
		await open(page, 'city');
		await expect(headline(page)).toHaveText(city.headline('foundation', 2));
		await expect(page.locator('.landings.refused')).toContainText('One upright card here');
		if (isMobile) await page.locator('.city-picture .may').last().tap();
		else {
			await page.getByRole('radio', { name: city.mode.turn }).focus();
			await walkTo(page, page.locator('.placements .btn').nth(1));
			await page.keyboard.press('Enter');
		}
		await expect(page.getByText(city.turn(1, 0, 0))).toBeVisible();
		await choose(page, city.what, city.type.column);
		await page.locator('.placements .btn', { hasText: 'level 1, place 2' }).click();
		await expect(page.getByText(city.turn(1, 1, 2))).toBeVisible();
		await expect(headline(page)).toHaveText(city.headline('column', 0));
		await choose(page, city.what, city.type.building);
		await expect(page.locator('.landings.refused')).toContainText('one of the two a turn');
		await choose(page, city.what, city.type.foundation);
		await page.locator('.placements .btn', { hasText: 'level 2, above 1 and 2' }).click();
		await button(page, city.next).click();
		await choose(page, city.what, city.type.building);
		await page.locator('.placements .btn', { hasText: 'level 2, above 1 and 2' }).click();
		await expect(notice(page)).toHaveText(
			city.putStrength(city.card.building, 'level 2, above 1 and 2', city.strength(2)),
		);
		await expect(page.getByText(city.built)).toBeVisible();
		await page.reload();
		await expect(page.locator('.city-picture .card.building')).toHaveCount(1);
		await expect(page.getByText(city.built)).toBeVisible();
		await button(page, tool.anew).click();
		await expect(page.locator('.city-picture .card')).toHaveCount(3);
		await button(page, tool.undo).click();
		await expect(page.locator('.city-picture .card.building')).toHaveCount(1);
	});

	test('as it lies: cards are added and taken off; both readings of one upright under two', once, async ({ page }) => {
		await open(page, 'city');
		await choose(page, city.modes, city.mode.free);
		await choose(page, city.what, city.type.foundation);
		await page.locator('.placements .btn', { hasText: 'right end' }).click();
		await choose(page, city.what, city.type.column);
		for (const place of ['place 2', 'place 3']) await page.locator('.placements .btn', { hasText: place }).click();
		await choose(page, city.what, city.type.foundation);
		await page.locator('.placements .btn', { hasText: 'above 1 and 2' }).click();
		await page.locator('.placements .btn', { hasText: 'above 2 and 3' }).click();
		await page.getByText('No. Each foundation needs two upright cards of its own.', { exact: true }).click();
		await expect(page.locator('.stage .bad')).toContainText(city.problem['support-shared']);
		await button(page, city.takeOff(city.card.foundation, 'level 2, above 2 and 3')).click();
		await expect(page.locator('.stage .bad')).toHaveCount(0);
		await expect(page.locator('.landings.refused')).toContainText('carries another foundation already');
		await page.locator('.city-picture .card.column').first().click();
		await expect(notice(page)).toHaveText(city.carries);
	});
});

test.describe('does it end now?', () => {
	test('the building that ends it, at the threshold, and who still plays', async ({ page, isMobile }) => {
		await open(page, 'end');
		await choose(page, tool.players, '3');
		const more = button(page, counting.more(end.buildings(player(1))));
		for (let times = 0; times < 6; times++) await (isMobile ? more.tap() : more.click());
		await expect(headline(page)).toHaveText(end.goesOn);
		await expect(page.locator('.kaan .now')).toContainText(end.missing(player(1), 1));
		await (isMobile ? more.tap() : more.click());
		await expect(headline(page)).toHaveText(end.ends);
		await choose(page, end.active, player(1));
		const now = page.locator('.kaan .now');
		const state = endOf({ ...emptyEnd(3), buildings: [0, 7, 0, 0], active: 1 });
		await expect(now).toContainText(end.gem(state.gem));
		await expect(now).toContainText(end.still([2]));
		await expect(page.locator('.kaan .stage .cites a').first()).toHaveAttribute('href', /#end\.last-building$/);
		await choose(page, end.first, player(2));
		await expect(now).toContainText(end.still([]));
		await page.reload();
		await expect(now).toContainText(end.still([]));
	});

	test(
		'by keyboard: the last card of a deck, who drew it, who came first, and what cannot be',
		once,
		async ({ page }) => {
			await open(page, 'end');
			await page.getByRole('radio', { name: '2', exact: true }).focus();
			await walkTo(page, field(page, end.citizens));
			await page.keyboard.type('0');
			const now = page.locator('.kaan .now');
			await expect(now).toContainText('Somebody has drawn the last citizen card');
			await walkTo(page, page.getByRole('group', { name: end.drew }).getByRole('radio').first());
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('ArrowRight');
			await expect(now).toContainText(end.gem(1));
			await field(page, end.buildings(player(0))).fill('8');
			await expect(now).toContainText(end.gem(null));
			await choose(page, end.before, player(0));
			await expect(now).toContainText(end.gem(0));
			await field(page, end.buildingCards).fill('65');
			await expect(headline(page)).toHaveText(end.cannot);
			await expect(now).toContainText(end.problem({ path: 'buildingCards', most: 64, rule: 'kaan.setup.decks-left' }));
			await field(page, end.buildingCards).fill('64');
			await page.getByRole('link', { name: end.toScore }).click();
			await expect(page).toHaveURL(/\/kaan\/score\/$/);
		},
	);
});

test('final scoring: by touch or keys, a tie by harmony, a shared one, both readings of PA', async ({
	page,
	isMobile,
}) => {
	await open(page, 'score');
	await expect(headline(page)).toHaveText(score.empty);
	const fields = page.locator('.kaan .seat');
	const fill = async (seat: number, values: [string, number][]) => {
		for (const [name, value] of values) {
			const input = fields.nth(seat).getByRole('spinbutton', { name, exact: true });
			if (isMobile) await input.tap();
			else await walkTo(page, input);
			await page.keyboard.type(`${value}`);
		}
	};
	if (!isMobile) await page.getByRole('radio', { name: '2', exact: true }).focus();
	await fill(0, [
		[score.fields.buildings, 20],
		[score.fields.citizens, 8],
		[score.fields.harmony, 2],
	]);
	await fill(1, [
		[score.fields.buildings, 20],
		[score.fields.citizens, 7],
		[score.fields.harmony, 3],
	]);
	await fields.first().getByLabel(score.name).fill('Ana');
	await expect(headline(page)).toHaveText(
		'Player 2 wins: level on 30 HP, and has the most harmony tokens of those level, 3.',
	);
	await expect(page.locator('.kaan .stage > .cites')).toContainText('Tie: most harmony tokens');
	await choose(page, score.gem, 'Ana');
	await expect(headline(page)).toHaveText('Ana wins with 31 HP.');
	await expect(page.locator('.pad tfoot td')).toHaveText(['31', '30']);
	await choose(page, score.reading, score.readings.nothing);
	await expect(page.locator('.pad tfoot td')).toHaveText(['30', '30']);
	await fields.nth(1).getByRole('spinbutton', { name: score.fields.citizens, exact: true }).fill('8');
	await fields.nth(1).getByRole('spinbutton', { name: score.fields.harmony, exact: true }).fill('2');
	await expect(headline(page)).toHaveText('Ana and Player 2 win together: 30 HP and 2 harmony tokens each.');
	await page.reload();
	await expect(headline(page)).toHaveText('Ana and Player 2 win together: 30 HP and 2 harmony tokens each.');
	await button(page, tool.anew).click();
	await expect(headline(page)).toHaveText(score.empty);
	await expect(fields.first().getByLabel(score.name)).toHaveValue('Ana');
});

const all = [
	['jump', tools.jump, emptyJump()],
	['city', tools.city, emptyCity()],
	['end', tools.end, emptyEnd()],
	['score', tools.score, emptySheet()],
] as const;

test(
	'links that cannot be opened, storage that cannot be read, that is full, that is blocked',
	once,
	async ({ page }) => {
		for (const [path, of] of all) {
			for (const [rest, said] of [
				['#s=@@@', toolWords.because.damaged],
				[hash('{"v":2}'), toolWords.because.newer],
				[
					hash(path === 'jump' ? textOf(tools.city, emptyCity()) : textOf(tools.jump, emptyJump())),
					toolWords.because['other-tool'],
				],
				[hash(`{"v":1,"tool":"${of.name}","state":{"players":9,"<b>":[null]}}`), toolWords.because.shape],
			] as const) {
				await page.goto('about:blank');
				await open(page, path, rest);
				await expect(page.getByRole('alert')).toContainText(said);
			}
			await button(page, toolWords.dismiss).click();
			await expect(page.getByRole('alert')).toHaveCount(0);

			await page.evaluate((name) => localStorage.setItem(`stela:${name}`, '{"v":7,"mine":true}'), of.name);
			await page.goto('about:blank');
			await open(page, path);
			await expect(page.getByRole('alert').locator('textarea')).toHaveValue('{"v":7,"mine":true}');
			await button(page, tool.anew).click();
			expect(await page.evaluate((name) => localStorage.getItem(`stela:${name}:unread`), of.name)).toBe(
				'{"v":7,"mine":true}',
			);
			await page.evaluate(() => {
				Storage.prototype.setItem = () => {
					throw new DOMException('full', 'QuotaExceededError');
				};
			});
			await button(page, tool.anew).click();
			await expect(page.getByText(toolWords.notKept)).toBeVisible();
		}
		await page.addInitScript(() => {
			Object.defineProperty(window, 'localStorage', {
				get: () => {
					throw new DOMException('blocked', 'SecurityError');
				},
			});
		});
		for (const [path] of all) {
			await open(page, path);
			await button(page, tool.anew).click();
			await expect(page.getByText(toolWords.notKept)).toBeVisible();
		}
	},
);

for (const { shade, where } of shades)
	test(`every tool opened in ${shade}: axe, thumbs, small screens, large text`, where, async ({ page }) => {
		test.slow();
		await setTheme(page, { system: shade });
		const beyond = () =>
			page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		for (const [path, of, state] of all) {
			await open(page, path, hash(textOf(of as never, state as never)));
			if (path === 'jump') {
				await to(page, '1.2').click();
				await page.locator('.pyramid-picture .space').first().click();
				expect(await axeFindings(page), 'asked').toEqual([]);
				await page.getByText(jump.mode.arrange, { exact: true }).click();
				expect(await axeFindings(page), 'golems set').toEqual([]);
				await page.getByText(jump.mode.build, { exact: true }).click();
				await button(page, jump.fromOurs).click();
				await page.locator('.spaces .chip').first().click();
			}
			if (path === 'city') await choose(page, city.modes, city.mode.free);
			if (path === 'end') await field(page, end.citizens).fill('0');
			if (path === 'score') await choose(page, tool.players, '4');
			expect(await axeFindings(page), path).toEqual([]);
			const small = await page.locator('.kaan').evaluate((part) =>
				[...part.querySelectorAll<HTMLElement>('a, button, label.chip, select, summary, input:not(.vh)')]
					.filter((element) => element.getClientRects().length > 0)
					.map((element) => ({ what: element.outerHTML.slice(0, 80), height: element.getBoundingClientRect().height }))
					.filter(({ height }) => height < 43.9),
			);
			expect(small, path).toEqual([]);
			const size = page.viewportSize() as { width: number; height: number };
			await page.setViewportSize({ width: 320, height: 640 });
			expect(await beyond(), `${path} at 320 px`).toBeLessThanOrEqual(0);
			await page.setViewportSize({ width: 390, height: 844 });
			await page.evaluate(() => {
				document.documentElement.style.fontSize = '200%';
			});
			expect(await beyond(), `${path} with text at 200 %`).toBeLessThanOrEqual(0);
			await page.setViewportSize(size);
		}
	});

test('what is kept comes back without a shift, in 45 kB of script at most', once, async ({ page }) => {
	for (const [path] of all) {
		await open(page, path);
		await button(page, tool.anew).click();
		const scripts: Promise<Buffer>[] = [];
		const take = (response: Response) => {
			if (response.request().resourceType() === 'script') scripts.push(response.body());
		};
		page.on('response', take);
		await page.reload();
		await expect(page.locator('.kaan:not(.opening)')).toBeVisible();
		expect(await shiftsOnLoad(page), path).toEqual([]);
		await page.waitForLoadState('networkidle');
		page.off('response', take);
		const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
		expect(bytes, path).toBeLessThanOrEqual(45_000);
	}
});

test('with scripts off: the rules behind each tool, and its tables', once, async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	for (const [path] of all) {
		await page.goto(`./kaan/${path}/`);
		await expect(page.locator('noscript p')).toHaveText(tool.needsScripts);
		await expect(page.locator('.rules-behind a').first()).toBeVisible();
		await expect(page.locator('.kaan')).toBeHidden();
	}
	await page.goto('./kaan/end/');
	await expect(page.getByRole('row', { name: '3 7 72 60' })).toBeVisible();
	await page.goto('./kaan/jump/');
	await expect(
		page.getByRole('row', { name: '3.1 2 harmony tokens and 1 card to draw 2.1, 2.2, 2.3, 2.4' }),
	).toBeVisible();
	await context.close();
});

test('the lesson, done by the list alone from its first step to its last; progress is kept', async ({ page }) => {
	test.slow();
	await page.goto('./kaan/learn/golems/');
	const next = page.locator('.ctl .go');
	const press = (name: string) => page.locator('.ask').getByText(name, { exact: true }).click();
	await press('Place a golem: level 1, space 3');
	await next.click();
	await press('Yes, golems share a space');
	await press('No, it is taken');
	await next.click();
	await press('Place a golem: level 2, space 1');
	await next.click();
	await next.click();
	await press('Move 2.1 to level 3, space 1');
	await next.click();
	// In the picture: the golem first, then where it goes.
	await page.locator('.pyramid-picture .space').nth(8).click();
	await page.locator('.pyramid-picture .space').nth(3).click();
	await next.click();
	await press('Level 1, space 6');
	await next.click();
	await press('Rest');
	await expect(next).toHaveText(/./);
	await expect(page.getByText('All three are back.', { exact: false }).first()).toBeVisible();
	await page.reload();
	await expect(page.getByText('All three are back.', { exact: false }).first()).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
});

test('a refused press in the lesson says why, also before the engine is there', once, async ({ page }) => {
	await page.goto('./kaan/learn/golems/');
	await expect(page.locator('astro-island:not([ssr]) .lesson')).toBeVisible();
	await page.locator('.ask .btn[aria-disabled]').first().dispatchEvent('click');
	await expect(page.locator('.ask').getByRole('alert')).toHaveText(/./);
});

test('the lesson on the city, by pressing its picture', async ({ page }) => {
	await page.goto('./kaan/learn/city/');
	await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
	const next = page.locator('.ctl .go');
	const places = page.locator('.city-picture .may');
	// The end to press is whole on a phone's screen.
	await expect(places.last()).toBeInViewport({ ratio: 1 });
	const choose = (card: string) => page.locator('.one-of').getByText(card, { exact: true }).click();
	const answer = (text: string) => page.locator('.ask').getByText(text, { exact: true }).click();
	// The left end is answered, and taken back.
	await places.first().click();
	await expect(page.getByText('The left end is just as good a place.', { exact: false }).first()).toBeVisible();
	await page.getByRole('button', { name: 'Take it back' }).first().click();
	await expect(places).toHaveCount(2);
	await places.last().click();
	await next.click();
	await choose('Column');
	await places.first().click();
	await next.click();
	await choose('Foundation');
	await places.last().click();
	await next.click();
	await answer('One more foundation');
	await next.click();
	await answer('No, one upright card is missing');
	await next.click();
	await answer('Place 3 of the base, and level 2');
	await next.click();
	await choose('Building');
	await places.last().click();
	await expect(page.getByText('It is paid and stands upright.', { exact: false }).first()).toBeVisible();
	await expect(places).toHaveCount(0);
	expect(await axeFindings(page)).toEqual([]);
});

test('and by keyboard alone, from its list', once, async ({ page }) => {
	await page.goto('./kaan/learn/city/');
	await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
	const act = async (name: string) => {
		await page.locator('.ask').getByRole('button', { name, exact: true }).focus();
		await page.keyboard.press('Enter');
	};
	const goOn = async () => {
		await page.locator('.ctl .go').focus();
		await page.keyboard.press('Enter');
	};
	await act('Foundation: level 1, at the right end');
	await goOn();
	// What may not be done says why.
	await act('Dawn Windmills: level 1, place 3');
	await expect(page.getByRole('alert')).toContainText('an action of its own');
	await act('Column: level 1, place 2');
	await goOn();
	await act('Foundation: level 2, above 1 and 2');
	await expect(page.getByText('The column of this very action', { exact: false }).first()).toBeVisible();
});
