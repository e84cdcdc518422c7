/** The score sheet on the built page, filled as people fill it, and held against the engine's own answers. */
import { deflateRawSync, gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page, Response } from '@playwright/test';
import { copan, type Setup } from '#games/copan/index.ts';
import type { Position } from '#games/copan/position.ts';
import { type ByResource, resources } from '#games/copan/resources.ts';
import { counting } from '#words/en/counting.ts';
import { score } from '#words/en/score.ts';
import { scoreLines } from '#words/en/score-lines.ts';
import page_ from '../../content/copan/scenarios/final-scoring.json' with { type: 'json' };
import { expect, once, setTheme, test } from './fixtures.ts';

const address = './copan/score/';
const presets = page_.presets as unknown as { id: string; title: string; scenario: { setup: Setup } }[];
const setupOf = (id: string): Setup => presets.find((preset) => preset.id === id)?.scenario.setup as Setup;

/** What the engine makes of a setup: where it ends, and its lines for a seat. */
const played = (setup: Setup) => {
	const made = copan.create(setup);
	if (!made.ok) throw new Error(JSON.stringify(made.error));
	const { position, events } = made.value;
	const scored = events.filter((event) => event.type === 'scored');
	return { ...(position.result as NonNullable<Position['result']>), position, scored };
};

const open = async (page: Page, rest = '') => {
	await page.goto(address + rest);
	await expect(page.locator('.sheet:not(.opening)')).toBeVisible();
};
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const tab = (page: Page, seat: number): Locator => page.locator('.tabs button').nth(seat);
const field = (page: Page, name: string): Locator => page.getByRole('spinbutton', { name, exact: true });
const headline = (page: Page): Locator => page.locator('.now .headline');
const totals = (page: Page) => page.locator('.pad tfoot td').allInnerTexts();
const minus = (value: number): string => String(value).replace('-', '−');

/** The page shows what the engine says: totals, and every line of every player with its rule. */
const expectScoreOf = async (page: Page, setup: Setup) => {
	const { vp, winners, scored, position } = played(setup);
	await expect(page.locator('.pad tfoot td')).toHaveText(vp.map(minus));
	for (const [seat, total] of vp.entries()) {
		await tab(page, seat).click();
		await expect(tab(page, seat).locator('b')).toHaveText(score.vp(total));
		const own = scored.filter(({ player }) => player === seat);
		const lines = page.locator('.lines li');
		await expect(lines).toHaveCount(own.length + 1);
		const texts = await lines.allInnerTexts();
		for (const [index, event] of own.entries())
			expect(texts[index + 1]).toContain(scoreLines.line(event, position.table));
		const cited = await lines
			.locator('.cites a:first-child')
			.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
		expect(cited).toHaveLength(own.length);
		for (const href of cited) expect(href).toMatch(/\/final-scoring\/#scoring\./);
		expect(texts.at(-1)).toContain(scoreLines.running(total));
	}
	await expect(page.locator('.pad .won')).toHaveCount(winners.length);
};

/** Three players as they would be entered, and the setup that the engine has of them. */
interface Entered {
	name: string;
	fields: Partial<Record<keyof typeof score.fields, number>>;
	steps: Partial<ByResource>;
	sun?: [name: string, id: string, resource: keyof ByResource, held: number];
}
const table: Entered[] = [
	{
		name: 'Ana',
		fields: { vp: 7, cities: 3, left: 2, jade: 3 },
		steps: { power: 4 },
		sun: ['Ixtli', 'ixtli', 'power', 2],
	},
	{ name: 'Ben', fields: { vp: 5, cities: 2, left: 2, right: 1, altars: 2 }, steps: { fame: 5, zeal: 2 } },
	{ name: 'Cleo', fields: { vp: 9, right: 1, extensions: 2 }, steps: { food: 6 } },
];
const tableSetup: Setup = {
	from: 'scoring',
	players: 3,
	seats: table.map(({ fields, steps, sun }) => ({
		vp: fields.vp ?? 0,
		extensions: fields.extensions ?? 0,
		mask: Array.from({ length: fields.jade ?? 0 }, (_, index) => index + 1),
		priests: steps,
		...(sun && { characters: [sun[1]], resources: { [sun[2]]: sun[3] } }),
	})),
	sites: {
		embassies: [0, 1, 2].map((city) => table.map(({ fields }) => (city < (fields.cities ?? 0) ? 1 : 0))),
		ballCourt: {
			left: table.map(({ fields }) => fields.left ?? 0),
			right: table.map(({ fields }) => fields.right ?? 0),
		},
		altarReserve: table.map(({ fields }) => fields.altars ?? 0),
	},
};
const countsOf = ({ fields, steps }: Entered): [label: string, value: number][] => [
	...Object.entries(fields).map(([key, value]): [string, number] => [score.fields[key as 'vp'], value]),
	...resources.flatMap((resource): [string, number][] =>
		steps[resource] ? [[score.steps[resource], steps[resource]]] : [],
	),
];

test('filled by touch on the phone, by keyboard alone on the desk: the engine’s own answer, kept through a reload', async ({
	page,
	isMobile,
}) => {
	await open(page);
	await expect(headline(page)).toHaveText(score.nothing);
	if (isMobile) {
		await page.locator('.how-many .chip').nth(2).tap();
		for (const [seat, entered] of table.entries()) {
			await tab(page, seat).tap();
			await page.locator('.name input').fill(entered.name);
			for (const [label, value] of countsOf(entered))
				if (value > 3) {
					await field(page, label).tap();
					await page.keyboard.type(String(value));
				} else for (let times = 0; times < value; times++) await button(page, counting.more(label)).tap();
			if (entered.sun) {
				await page.locator('.suns .chip', { hasText: entered.sun[0] }).tap();
				await button(page, counting.more(score.held(entered.sun[2]))).tap();
				await button(page, counting.more(score.held(entered.sun[2]))).tap();
			}
		}
	} else {
		const press = async (...keys: string[]) => {
			for (const key of keys) await page.keyboard.press(key);
		};
		/** Walks on by Tab to what is named; nothing on the way may swallow the focus. */
		const walkTo = async (target: Locator) => {
			for (let steps = 0; steps < 60; steps++) {
				if (await target.evaluate((element) => element === document.activeElement)) return;
				await press('Tab');
			}
			throw new Error('Tab does not lead there');
		};
		await page.locator('.how-many input').nth(1).focus();
		await press('ArrowRight');
		for (const [seat, entered] of table.entries()) {
			await walkTo(page.locator('.name input'));
			await page.keyboard.type(entered.name);
			// Along the fields in their order: a number is typed, or stepped to by arrow.
			const counts = new Map(countsOf(entered));
			for (const label of [...Object.values(score.fields), ...Object.values(score.steps)]) {
				const value = counts.get(label);
				if (value === undefined) continue;
				await walkTo(field(page, label));
				if (value > 3) await page.keyboard.type(String(value));
				else await press(...Array.from({ length: value }, () => 'ArrowUp'));
			}
			if (entered.sun) {
				await walkTo(page.getByRole('checkbox', { name: entered.sun[0] }));
				await press('Space');
				await walkTo(field(page, score.held(entered.sun[2])));
				await page.keyboard.type(String(entered.sun[3]));
			}
			await walkTo(page.locator('.next'));
			await press('Enter');
			await expect(seat < 2 ? page.locator('.entries') : page.locator('.result')).toBeFocused();
		}
	}
	const { vp, winners } = played(tableSetup);
	const winner = table[winners[0] as number]?.name as string;
	await expect(headline(page)).toHaveText(scoreLines.wins(winner, Math.max(...vp)));
	await expect(page.getByRole('status').filter({ hasText: winner })).toContainText(
		`${table[2]?.name}: ${score.vp(vp[2] as number)}`,
	);
	await expectScoreOf(page, tableSetup);
	await page.reload();
	await expect(page.locator('.sheet:not(.opening)')).toBeVisible();
	await expect(headline(page)).toHaveText(scoreLines.wins(winner, Math.max(...vp)));
	await expectScoreOf(page, tableSetup);
});

test('every example by its address: draws, halves and the winner as the engine has them', once, async ({ page }) => {
	for (const { id, scenario } of presets) {
		await open(page, `?preset=${id}`);
		await expect(page.locator('.pad tfoot td')).toHaveText(played(scenario.setup).vp.map(minus));
		await expect(page.getByLabel(score.examples)).toHaveValue(id);
	}
	await expectScoreOf(page, setupOf('everything'));
	await open(page, '?preset=seven-each');
	await expect(page.locator('.lines')).toContainText('2 level for most: 10 + 5 = 15, 7 each, rounded down');
	await expect(page.locator('.cites .ruled').first()).toHaveAttribute('href', /\/copan\/rulings\//);
	await open(page, '?preset=jade-decides');
	await expect(page.locator('.result > .cites')).toContainText('Draw: most Jade tiles wins');
	await open(page, '?preset=shared-victory');
	await expect(headline(page)).toContainText('win together');
	// In the place of a rule, from which its links lead on.
	await page.goto('./copan/rules/winning/');
	await page.locator('[id="winning.draw-jade"] .here summary').click();
	const framed = page.frameLocator('[id="winning.draw-jade"] iframe');
	await expect(framed.locator('.now .headline')).toContainText('58 VP');
	await expect(framed.locator('.lintel')).toBeHidden();
	await framed.locator('.result > .cites a').first().click();
	await expect(page).toHaveURL(/\/winning\/#winning\.most$/);
	await open(page, '?preset=shared-victory');
	// The other reading of a draw of three.
	await page.getByLabel(score.examples).selectOption('three-level');
	await page.locator('summary', { hasText: score.readings }).click();
	await page.locator('.fold select').first().selectOption('two-places');
	await expect(page.locator('.lines')).toContainText('3 level for most: 10 + 5 = 15, 5 each');
	await expectScoreOf(page, { ...setupOf('three-level'), rulings: { 'three-way-tie': 'two-places' } });
});

test(
	'limits are told with their rule and nothing is lost; a number may be typed, taken back, fall below zero',
	once,
	async ({ page }) => {
		await open(page);
		await field(page, score.fields.jade).fill('17');
		await field(page, score.fields.cities).fill('9');
		await expect(headline(page)).toHaveText(scoreLines.cannot);
		await expect(page.locator('.problems li')).toHaveCount(2);
		await expect(page.locator('.result .cites a')).toHaveAttribute('href', /\/jade-mask\/#mask\.choose$/);
		await expect(tab(page, 0).locator('b')).toHaveText('?');
		await button(page, score.finish).click();
		await expect(page.locator('.notice')).toHaveText(score.said.unfinished);
		await button(page, counting.less(score.fields.jade)).click();
		await field(page, score.fields.cities).fill('2');
		await expect(headline(page)).toHaveText(scoreLines.wins(score.player(0), 4 - 16 + 10));
		await expect(field(page, score.fields.jade)).toHaveValue('16');
		await field(page, score.fields.vp).pressSequentially('-12');
		await expect(field(page, score.fields.vp)).toHaveValue('-12');
		await expect(tab(page, 0).locator('b')).toHaveText(score.vp(-12 + 4 - 16 + 10));
		await field(page, score.fields.vp).fill('');
		await field(page, score.fields.vp).blur();
		await expect(field(page, score.fields.vp)).toHaveValue('0');
		// Alone against the Automa: its tokens count, and nobody wins.
		await page.getByRole('radio', { name: score.countLabel(1) }).check({ force: true });
		await field(page, score.fields.left).fill('1');
		await tab(page, 1).click();
		await expect(page.getByRole('spinbutton')).toHaveCount(2);
		await field(page, score.fields.left).fill('2');
		await expect(headline(page)).toHaveText(scoreLines.own(4 + 5 + 3 - 1 - 16 + 10));
		await expect(page.locator('.result > .cites a')).toHaveAttribute('href', /#solo\.end-scoring$/);
	},
);

test('finished games are kept, opened and deleted; what would be lost is asked first', async ({ page }) => {
	await open(page, '?preset=everything');
	await page.getByLabel(score.name, { exact: true }).fill('Ana');
	await button(page, score.finish).click();
	const line = 'Ana 128 and Player 2 146';
	await expect(page.locator('.notice')).toHaveText(score.said.kept(line));
	await button(page, score.finish).click();
	await expect(page.locator('.notice')).toHaveText(score.said.twice);
	await expect(page.locator('.finished li')).toHaveCount(1);

	const dialog = page.getByRole('dialog');
	await button(page, score.anew).click();
	await expect(dialog).toContainText(score.askAnew);
	await page.keyboard.press('Escape');
	await expect(button(page, score.anew)).toBeFocused();
	await expect(headline(page)).toHaveText(scoreLines.wins(score.player(1), 146));
	await button(page, score.anew).click();
	await button(page, score.clear).click();
	await expect(headline(page)).toHaveText(score.nothing);
	await expect(page.getByLabel(score.name, { exact: true })).toHaveValue('Ana');
	await expect(page).toHaveURL(/\/copan\/score\/$/);

	await field(page, score.fields.vp).fill('3');
	await page.reload();
	await expect(field(page, score.fields.vp)).toHaveValue('3');
	await button(page, score.openGame(line)).click();
	await button(page, score.open).click();
	await expect(headline(page)).toHaveText(scoreLines.wins(score.player(1), 146));
	await button(page, score.deleteGame(line)).click();
	await button(page, score.cancel).click();
	await expect(page.locator('.finished li')).toHaveCount(1);
	await button(page, score.deleteGame(line)).click();
	await button(page, score.delete).click();
	await expect(page.locator('.finished')).toBeFocused();
	await expect(page.locator('.finished')).toContainText(score.noGames);
	await page.reload();
	await expect(page.locator('.finished')).toContainText(score.noGames);
});

const pack = (scenario: unknown): string => `#s=${deflateRawSync(JSON.stringify(scenario)).toString('base64url')}`;

test(
	'a link brings the sheet to another device and does not cost its own; broken ones are told',
	once,
	async ({ page, context, browser }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await open(page, '?preset=everything');
		await page.getByLabel(score.name, { exact: true }).fill('Ana');
		await button(page, score.link).click();
		await expect(page.getByRole('status').filter({ hasText: score.copied })).toHaveCount(1);
		const link = await page.evaluate(() => navigator.clipboard.readText());
		expect(link).toMatch(/\/copan\/score\/#s=[\w-]+$/);

		const other = await (await browser.newContext()).newPage();
		await other.goto(link);
		await expect(headline(other)).toHaveText(scoreLines.wins(score.player(1), 146));
		await expectScoreOf(other, setupOf('everything'));
		await expect(tab(other, 0)).toContainText('Ana');
		await other.context().close();

		await page.evaluate(() => navigator.clipboard.writeText(''));
		await page.goto('about:blank');
		await open(page, pack({ v: 1, game: 'copan', setup: setupOf('jade-decides'), actions: [] }));
		await expect(headline(page)).toContainText('58 VP');
		await button(page, score.back).click();
		await expect(headline(page)).toHaveText(scoreLines.wins(score.player(1), 146));
		for (const [rest, said, detail] of [
			['#s=AAAA', score.trouble.damaged, ''],
			[`#s=${deflateRawSync('x'.repeat(5_000_000)).toString('base64url')}`, score.trouble['too-long'], ''],
			[pack({ v: 1, game: 'chess', setup: {}, actions: [] }), score.trouble.shape, 'chess'],
			[
				pack({ v: 1, game: 'copan', setup: { seats: [{ mask: [99] }] }, actions: [] }),
				score.trouble.setup,
				'16 spaces',
			],
			[pack({ v: 1, game: 'copan', setup: {}, actions: [{ type: 'roll', face: 1 }] }), score.trouble.played, ''],
			['?preset=nothing', score.trouble.preset('nothing'), ''],
		] as const) {
			await page.goto('about:blank');
			await open(page, rest);
			await expect(page.getByRole('alert')).toContainText(said);
			await expect(page.getByRole('alert')).toContainText(detail);
			await expect(headline(page)).toHaveText(scoreLines.wins(score.player(1), 146));
		}
		await button(page, score.dismiss).click();
		await expect(page.getByRole('alert')).toHaveCount(0);
		await page.goto('about:blank');
		const markup = '<img src=x onerror=alert(1)>';
		await open(page, pack({ v: 1, game: 'copan', setup: { seats: [{ name: markup, vp: 1 }] }, actions: [] }));
		await expect(page.locator('.pad thead')).toContainText(markup);
	},
);

test(
	'storage that is blocked, full or spoilt: a message, and nothing on the screen is lost',
	once,
	async ({ page }) => {
		await page.goto('./about/');
		await page.evaluate(() => {
			localStorage.setItem('stela:score', '{"v":1,"sheet":{"players":9}}');
			localStorage.setItem('stela:score:games', 'spoilt');
		});
		await open(page);
		await expect(page.getByRole('alert')).toContainText(score.damaged);
		await expect(page.getByRole('alert').locator('textarea')).toHaveValue(/"players":9/);
		await expect(page.locator('.finished')).toContainText(score.damagedGames);
		await expect(page.locator('.finished textarea')).toHaveValue('spoilt');
		await field(page, score.fields.vp).fill('8');
		await button(page, score.finish).click();
		await expect(page.locator('.finished li')).toHaveCount(1);
		await expect(page.locator('.finished')).not.toContainText(score.damagedGames);

		// Full from now on.
		await page.evaluate(() => {
			Storage.prototype.setItem = () => {
				throw new DOMException('full', 'QuotaExceededError');
			};
		});
		await field(page, score.fields.vp).fill('9');
		await expect(page.getByText(score.notKept)).toBeVisible();
		await button(page, score.finish).click();
		await expect(page.locator('.notice')).toHaveText(score.said.notKept);
		await expect(page.locator('.finished li')).toHaveCount(1);
		await expect(field(page, score.fields.vp)).toHaveValue('9');
		await expect(headline(page)).toHaveText(scoreLines.wins(score.player(0), -1));

		await page.addInitScript(() => {
			Object.defineProperty(window, 'localStorage', {
				get: () => {
					throw new DOMException('blocked', 'SecurityError');
				},
			});
		});
		await open(page, '?preset=seven-each');
		await field(page, score.fields.vp).fill('50');
		await expect(page.getByText(score.notKept)).toBeVisible();
		await expect(headline(page)).toContainText('A wins with 94 VP');
	},
);

test('the script that adds up does not come: what is entered stays', once, async ({ page, watch }) => {
	await open(page);
	watch.allow(/Failed to load resource|ERR_FAILED/);
	await page.route('**/Result*.js', (route) => route.abort());
	await field(page, score.fields.vp).fill('8');
	await expect(headline(page)).toHaveText(score.notLoaded);
	await button(page, score.finish).click();
	await expect(page.locator('.notice')).toHaveText(score.notLoaded);
	await page.unroute('**/Result*.js');
	await page.reload();
	await expect(headline(page)).toHaveText(scoreLines.wins(score.player(0), -2));
});

test('a game finished before it is added up is kept once it is', once, async ({ page }) => {
	await open(page);
	const { promise, resolve: comes } = Promise.withResolvers<void>();
	await page.route('**/Result*.js', async (route) => {
		await promise;
		await route.continue();
	});
	await field(page, score.fields.vp).fill('8');
	await button(page, score.finish).click();
	await expect(headline(page)).toHaveText(score.adding);
	await expect(page.locator('.notice')).toBeEmpty();
	comes();
	await expect(page.locator('.finished li')).toHaveCount(1);
	await expect(page.locator('.notice')).toContainText('−2');
});

test('one page of paper: the winner and the whole sheet, and nothing to press', once, async ({ page }) => {
	await setTheme(page, { system: 'dark', chosen: 'dark' });
	for (const id of ['three-level', 'everything']) {
		await open(page, `?preset=${id}`);
		await page.emulateMedia({ media: 'print' });
		await expect(headline(page)).toBeVisible();
		await expect(page.locator('.pad')).toBeVisible();
		await expect(page.locator('.on-paper')).toBeVisible();
		await expect(page.locator('main').locator('button, input, select').locator('visible=true')).toHaveCount(0);
		const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
		expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
		await page.emulateMedia({ media: 'screen' });
	}
});

test('every part opened: axe, thumbs, small screens, large text', async ({ page, isMobile }) => {
	test.slow();
	await setTheme(page, { system: isMobile ? 'dark' : 'light' });
	await open(page, '?preset=everything');
	await page.getByLabel(score.name, { exact: true }).fill('A name of twenty let');
	await button(page, score.finish).click();
	await page.locator('summary', { hasText: score.readings }).click();
	const findings = async (part: string) => (await new AxeBuilder({ page }).include(part).analyze()).violations;
	expect(await findings('.sheet')).toEqual([]);
	await button(page, score.anew).click();
	expect(await findings('.ask-first')).toEqual([]);
	await button(page, score.cancel).click();
	await field(page, score.fields.cities).fill('9');
	await expect(page.locator('.problems')).toBeVisible();
	expect(await findings('.result'), 'with what cannot be').toEqual([]);
	await field(page, score.fields.cities).fill('3');

	const small = await page.locator('.sheet').evaluate((sheet) =>
		[...sheet.querySelectorAll<HTMLElement>('a, button, label.chip, select, summary, input:not(.vh)')]
			.filter((element) => element.getClientRects().length > 0)
			.map((element) => ({ what: element.outerHTML.slice(0, 60), height: element.getBoundingClientRect().height }))
			.filter(({ height }) => height < 43.9),
	);
	expect(small).toEqual([]);
	const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	expect(await beyond()).toBeLessThanOrEqual(0);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await beyond(), 'at 320 px').toBeLessThanOrEqual(0);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
	expect(await beyond(), 'with text at 200 %').toBeLessThanOrEqual(0);
});

test('31 kB of script before anyone acts; a kept sheet of four comes back without a shift', once, async ({ page }) => {
	const scripts: Promise<Buffer>[] = [];
	const take = (response: Response) => {
		if (response.request().resourceType() === 'script') scripts.push(response.body());
	};
	page.on('response', take);
	await open(page);
	await page.waitForLoadState('networkidle');
	page.off('response', take);
	const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
	expect(bytes).toBeLessThanOrEqual(31_000);

	await page.getByLabel(score.examples).selectOption('three-level');
	await field(page, score.fields.vp).fill('52');
	await page.reload();
	await expect(page.locator('.sheet:not(.opening)')).toBeVisible();
	await expect(page.locator('.pad')).toBeVisible();
	const shifted = await page.evaluate(async () => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
		}).observe({ type: 'layout-shift', buffered: true });
		await new Promise((done) => setTimeout(done, 300));
		return sum;
	});
	expect(shifted).toBe(0);
	expect(await totals(page)).toHaveLength(4);
});
