/** Tonight's game: pins, look-ups, the set-up checklist and the turn aid, on a device that keeps, refuses or lies. */
import type { Page } from '@playwright/test';
import { axeFindings, expect, once, setTheme, shades, shiftsOnLoad, slowDown, test } from './fixtures.ts';

const pinsKey = 'stela:this-game';
const recentKey = 'stela:recent';
const six = ['14', '7', '19', '3', '20', '15'];
const pins = JSON.stringify({ v: 1, players: 3, card: 'd', cities: six });

/** Puts texts on the device before any page opens; later pages find what the site makes of them. */
const keepFirst = async (page: Page, kept: Record<string, string>): Promise<void> => {
	await page.goto('./about/');
	await page.evaluate((all) => {
		for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
	}, kept);
};
const keptOf = (page: Page, name: string): Promise<unknown> =>
	page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), name);
const block = async (page: Page): Promise<void> => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new DOMException('blocked', 'SecurityError');
			},
		});
	});
};
const section = (page: Page) => page.getByRole('region', { name: 'This game' });
const city = (page: Page, id: string) => page.locator(`[name=city][value="${id}"]`);
const cardRadio = (page: Page, id: string) => page.locator(`[name=card][value="${id}"]`);

test.describe('pinning', () => {
	test('works at once, is kept, and comes first on the home', async ({ page }) => {
		await page.goto('./copan/');
		await expect(section(page).getByRole('link')).toHaveCount(1);
		await section(page)
			.getByRole('link', { name: /Pin what is on your table/ })
			.click();
		await expect(page.getByRole('status').filter({ hasText: 'Nothing is pinned.' })).toBeVisible();
		await page.getByText('3 players', { exact: true }).click();
		await expect(page.locator('#kept')).toHaveText('Kept on this device.');
		await cardRadio(page, 'd').check();
		for (const id of six) await city(page, id).check();
		await expect(page.locator('#city-count')).toHaveText('6 of 6 Cities');
		expect(await keptOf(page, pinsKey)).toEqual({ v: 1, players: 3, card: 'd', cities: six });

		await page.reload();
		await expect(cardRadio(page, 'd')).toBeChecked();
		await expect(page.locator('[name=city]:checked')).toHaveCount(6);

		await page.goto('./copan/');
		const faces = section(page).getByRole('list', { name: /What the die does/ });
		await expect(faces).toHaveCount(1);
		await expect(faces.getByRole('link')).toHaveText([
			/Power cube moves forward/,
			/1 Jade tile/,
			/Food cube moves forward/,
			/3 resources of your choice/,
			/Zeal cube moves forward/,
			/1 step up/,
		]);
		await expect(faces.getByRole('link').nth(2)).toHaveAttribute('href', /\/copan\/events\/card-d\/#face-3$/);
		const chips = section(page).getByRole('list', { name: 'Cities' }).getByRole('link');
		expect((await chips.allInnerTexts()).map((words) => words.trim()).sort()).toEqual([...six].sort());
		await expect(section(page)).toContainText('Event card D', { useInnerText: true });
		await expect(section(page)).toContainText('3 players', { useInnerText: true });
		await expect(section(page)).not.toContainText('Pin what is on your table', { useInnerText: true });
	});

	test('a seventh City is refused with words, and the six stay', once, async ({ page }) => {
		await keepFirst(page, { [pinsKey]: pins });
		await page.goto('./copan/this-game/');
		await city(page, '1').click();
		await expect(city(page, '1')).not.toBeChecked();
		await expect(page.locator('#kept')).toHaveText('6 Cities lie on the board. Take one off before you add another.');
		expect(await keptOf(page, pinsKey)).toEqual(JSON.parse(pins));
		await city(page, '14').uncheck();
		await city(page, '1').check();
		expect(await keptOf(page, pinsKey)).toMatchObject({ cities: ['7', '19', '3', '20', '15', '1'] });
	});

	test('forgetting leaves nothing, and a card can be unpinned by itself', once, async ({ page }) => {
		await keepFirst(page, { [pinsKey]: pins });
		await page.goto('./copan/this-game/');
		await page.getByLabel('None yet').check();
		expect(await keptOf(page, pinsKey)).toMatchObject({ card: null, players: 3 });
		await page.getByRole('button', { name: 'Forget this game' }).click();
		await expect(page.locator('#kept')).toHaveText('Forgotten. Nothing is pinned.');
		await expect(page.locator('input:checked')).toHaveCount(1);
		expect(await page.evaluate((key) => localStorage.getItem(key), pinsKey)).toBeNull();
		await page.goto('./copan/');
		await expect(section(page)).toContainText('Pin what is on your table', { useInnerText: true });
	});

	test('what is chosen is big enough to touch', async ({ page }) => {
		await page.goto('./copan/this-game/');
		const small = await page
			.locator('#pins label, #pins button')
			.evaluateAll(
				(all) =>
					all.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44)
						.length,
			);
		expect(small).toBe(0);
	});

	for (const [what, kept] of [
		['garbage', '{"v":1'],
		['a later version', JSON.stringify({ v: 2, players: 3, card: 'd', cities: [] })],
		['markup', JSON.stringify({ v: 1, players: 3, card: '"]{}<img src=x>', cities: [] })],
	] as const)
		test(`${what} on the device is told quietly and breaks nothing`, once, async ({ page }) => {
			await keepFirst(page, { [pinsKey]: kept });
			await page.goto('./copan/');
			await expect(section(page)).toContainText('could not be read', { useInnerText: true });
			await expect(section(page).getByRole('link')).toHaveCount(1);
			await page.goto('./copan/this-game/');
			await expect(page.locator('#kept')).toContainText('could not be read');
			// Nothing is overwritten before the owner chooses.
			expect(await page.evaluate((key) => localStorage.getItem(key), pinsKey)).toBe(kept);
			await cardRadio(page, 'b').check();
			expect(await keptOf(page, pinsKey)).toEqual({ v: 1, players: null, card: 'b', cities: [] });
			await page.goto('./copan/setup/');
			await expect(page.locator('h1')).toBeVisible();
		});

	test('blocked storage: the page works on and says that nothing is kept', once, async ({ page }) => {
		await block(page);
		await page.goto('./copan/');
		await expect(section(page)).toContainText('Pin what is on your table', { useInnerText: true });
		await page.goto('./copan/this-game/');
		await page.getByText('4 players', { exact: true }).click();
		await city(page, '14').check();
		await expect(page.locator('#kept')).toContainText('keeps nothing');
		await expect(page.locator('#city-count')).toHaveText('1 of 6 Cities');
		await page.getByRole('link', { name: 'To the set-up checklist' }).click();
		await expect(page).toHaveURL(/\?players=4$/);
		await expect(page.locator('[name=players]:checked')).toHaveValue('4');
		await page.locator('[name="setup.board"]').check();
		await expect(page.locator('#done')).toContainText('keeps nothing');
		await expect(page.locator('[name="setup.board"]')).toBeChecked();
	});

	test('another tab sees the change', once, async ({ page, context }) => {
		await page.goto('./copan/');
		const other = await context.newPage();
		await other.goto('./copan/this-game/');
		await cardRadio(other, 'g').check();
		await expect(section(page)).toContainText('Event card G', { useInnerText: true });
	});

	test('nothing moves when pins and look-ups are shown, nor when a page with ticks opens', async ({ page }) => {
		const items = [
			{ href: '/copan/characters/kawai/', name: 'K’awai' },
			{
				href: '/copan/rules/court-phase/#court.events.one-roll',
				name: 'A very long name of a rule that was looked up',
			},
			{ href: '/copan/characters/ixcuiname/', name: 'Ixcuiname' },
		];
		await keepFirst(page, {
			[pinsKey]: pins,
			[recentKey]: JSON.stringify({ v: 1, items }),
			'stela:set-up': JSON.stringify({ v: 1, ticks: { 3: ['setup.board', 'setup.cities'] } }),
		});
		await slowDown(page);
		for (const address of [
			'./copan/',
			'./copan/this-game/',
			'./copan/setup/',
			'./copan/setup/?players=2',
			'./copan/turn/',
		]) {
			await page.goto(address);
			expect(await shiftsOnLoad(page), address).toEqual([]);
			const [content, window] = await page.evaluate(() => {
				const { scrollWidth, clientWidth } = document.documentElement;
				return [scrollWidth, clientWidth] as const;
			});
			expect(content, `width of ${address}`).toBeLessThanOrEqual(window);
		}
	});
});

test.describe('axe finds nothing with a game pinned and in use', () => {
	for (const { shade, where } of shades)
		for (const address of ['./copan/', './copan/this-game/', './copan/setup/', './copan/turn/#aid.court.events'])
			test(`${address}, ${shade}`, where, async ({ page }) => {
				await setTheme(page, { system: shade });
				await keepFirst(page, {
					[pinsKey]: pins,
					[recentKey]: JSON.stringify({ v: 1, items: [{ href: '/copan/characters/kawai/', name: 'K’awai' }] }),
					'stela:set-up': JSON.stringify({ v: 1, ticks: { 3: ['setup.board', 'open-starting-tiles'] } }),
				});
				await page.goto(address);
				expect(await axeFindings(page)).toEqual([]);
			});
});

test.describe('look-ups', once, () => {
	const lookedUp = (page: Page) => page.getByRole('group', { name: 'Looked up last' }).getByRole('link');

	test('a card, a ruling and a rule are kept, newest first, once each; other pages are not', async ({
		page,
		watch,
	}) => {
		watch.allow(/status of 404/);
		await page.goto('./copan/');
		await expect(page.getByText('Try', { exact: true })).toBeVisible();
		await expect(page.getByText('Looked up last')).toBeHidden();
		for (const address of [
			'./copan/characters/kawai/',
			'./copan/rulings/spiral-before-decline/',
			'./copan/rules/court-phase/',
			'./copan/rules/court-phase/#court.events.one-roll',
			'./copan/characters/',
			'./copan/play/collecting/',
			'./no/such/page/',
			'./copan/characters/kawai/',
		]) {
			await page.goto(address);
			// A fragment of the same page loads nothing: its script needs a moment.
			await page.waitForTimeout(100);
		}
		await page.goto('./copan/');
		await expect(page.getByText('Try', { exact: true })).toBeHidden();
		const names = await lookedUp(page).allInnerTexts();
		expect(names).toHaveLength(3);
		expect(names[0]).toBe('K’awai');
		await expect(lookedUp(page).nth(1)).toHaveAttribute(
			'href',
			/\/copan\/rules\/court-phase\/#court\.events\.one-roll$/,
		);
		await expect(lookedUp(page).nth(2)).toHaveAttribute('href', /\/copan\/rulings\/spiral-before-decline\/$/);
		await lookedUp(page).nth(1).click();
		await expect(page.locator('[id="court.events.one-roll"]')).toBeInViewport();
	});

	test('a rule opened within its chapter is kept too, and only eight stay', async ({ page }) => {
		await page.goto('./copan/rules/court-phase/');
		const numbers = page.locator('.atom > .no');
		for (let index = 0; index < 10; index++) await numbers.nth(index).click();
		const { items } = (await keptOf(page, recentKey)) as { items: { href: string; name: string }[] };
		expect(items).toHaveLength(8);
		expect(new Set(items.map(({ href }) => href)).size).toBe(8);
		expect(items.every(({ name }) => name.length > 2)).toBe(true);
	});

	test('garbage on the device is begun anew, and never becomes a link', async ({ page }) => {
		const hostile = { v: 1, items: [{ href: 'javascript:alert(1)', name: 'x' }] };
		await keepFirst(page, { [recentKey]: JSON.stringify(hostile) });
		await page.goto('./copan/');
		await expect(page.getByText('Looked up last')).toBeHidden();
		await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
		await page.evaluate((key) => localStorage.setItem(key, '{'), recentKey);
		await page.goto('./copan/characters/kawai/');
		await page.goto('./copan/');
		await expect(lookedUp(page)).toHaveText(['K’awai']);
	});
});

test.describe('the set-up checklist', () => {
	const step = (page: Page, rule: string) =>
		page.locator('.steps > li').filter({ has: page.locator(`[name="${rule}"]`) });

	for (const [players, extensions, tiles, priests] of [
		[2, '6 extensions', /4 Setup tiles/, '8 Priests'],
		[3, '9 extensions', /4 Setup tiles/, '12 Priests'],
		[4, '12 extensions', /0 Setup tiles/, '16 Priests'],
	] as const)
		test(`shows the numbers for ${players} players and no others`, once, async ({ page }) => {
			await page.goto(`./copan/setup/?players=${players}`);
			await expect(page.locator('[name=players]:checked')).toHaveValue(String(players));
			await expect(step(page, 'setup.extensions').locator('.need:visible')).toHaveText([extensions]);
			await expect(step(page, 'setup.extensions').locator('.text > span:visible')).toHaveCount(2);
			await expect(step(page, 'setup.extensions')).toContainText(`${players} players: ${extensions.split(' ')[0]}`);
			await expect(step(page, 'setup.priests').locator('.need:visible')).toHaveText([priests]);
			const own = page.locator('section:has(#two-or-three-players) .steps > li:visible:not(.unsaid)');
			await expect(own).toHaveCount(1);
			await expect(own).toContainText(tiles);
		});

	test('every step of the chapter stands there, in its words, with its rule', once, async ({ page }) => {
		await page.goto('./copan/rules/setup/');
		const atoms = await page.locator('.atom:not(:has(.note)) > h3').allInnerTexts();
		const steps = atoms.slice(
			0,
			atoms.findIndex((title) => /ratings/.test(title)),
		);
		expect(steps.length).toBe(17);
		await page.goto('./copan/setup/');
		const titles = await page.locator('.steps > li:not(.unsaid) b').allInnerTexts();
		for (const title of steps) expect(titles).toContain(title);
		await expect(step(page, 'setup.zenith').getByRole('link')).toHaveAttribute('href', /rules\/setup\/#setup\.zenith$/);
	});

	test('ticks are kept for each count, survive reload, and are unticked by the button', async ({ page }) => {
		await page.goto('./copan/setup/');
		await expect(page.locator('#done')).toHaveText('Choose how many you are.');
		await page.locator('[name="setup.board"]').check();
		await page.getByText('3 players', { exact: true }).click();
		await expect(page).toHaveURL(/\?players=3$/);
		// What was ticked before a count was chosen goes along.
		await expect(page.locator('#done')).toHaveText(/^1 of \d+ steps done$/);
		await page.locator('[name="setup.cities"]').check();
		await page.reload();
		await expect(page.locator('[name="setup.cities"]')).toBeChecked();
		await expect(page.locator('#done')).toHaveText(/^2 of 20 steps done$/);
		await page.getByText('4 players', { exact: true }).click();
		await expect(page.locator('#done')).toHaveText(/^0 of 19 steps done$/);
		await page.getByText('3 players', { exact: true }).click();
		await expect(page.locator('#done')).toHaveText(/^2 of 20/);
		for (const box of await page.locator('.steps [type=checkbox]:visible').all()) await box.check();
		await expect(page.locator('#done')).toHaveText('All 20 steps done. You can begin.');
		await page.getByRole('button', { name: 'Untick all' }).click();
		await expect(page.locator('#done')).toHaveText(/^0 of 20/);
		await page.reload();
		await expect(page.locator('.steps :checked')).toHaveCount(0);
	});

	test(
		'the pinned count is chosen; a bad one in the address is named; garbage in storage is dropped',
		once,
		async ({ page }) => {
			await keepFirst(page, { [pinsKey]: pins, 'stela:set-up': '{"v":1,"ticks":{"3":"setup.board","2":[["x"]]}}' });
			await page.goto('./copan/setup/');
			await expect(page.locator('[name=players]:checked')).toHaveValue('3');
			await expect(page.locator('[name="setup.board"]')).toBeChecked();
			await page.goto('./copan/setup/?players=9');
			await expect(page.locator('#done')).toHaveText(/asks for 9 players/);
			await expect(page.locator('[name=players]:checked')).toHaveValue('3');
			for (const garbage of ['{', 'null', '{"v":2}', '{"v":1}', '{"v":1,"ticks":null}']) {
				await page.evaluate((kept) => localStorage.setItem('stela:set-up', kept), garbage);
				await page.goto('./copan/setup/');
				await expect(page.locator('#done'), garbage).toHaveText(/^0 of 20/);
			}
		},
	);

	test('what the rulebook leaves out is marked and leads to its question', once, async ({ page }) => {
		await page.goto('./copan/setup/?players=3');
		const unsaid = page.locator('.unsaid');
		const ids = ['starting-tiles', 'first-player', 'setup-tiles-by-count', 'setup-left-out'];
		await expect(unsaid).toHaveCount(ids.length);
		for (const [index, id] of ids.entries()) {
			await expect(unsaid.nth(index)).toContainText('The rulebook does not say', { ignoreCase: true });
			await expect(unsaid.nth(index)).toContainText('Our reading, unofficial');
			await expect(unsaid.nth(index).getByRole('link')).toHaveAttribute('href', new RegExp(`/copan/rulings/${id}/$`));
		}
	});

	test(
		'the nine Event cards: difficulty as printed, length and first game marked, faces that move a cube',
		once,
		async ({ page }) => {
			await page.goto('./copan/setup/');
			const rows = page.locator('tbody tr');
			await expect(rows).toHaveCount(9);
			const cells = await Promise.all(
				(await rows.all()).map(async (row) =>
					(await row.locator('th, td').allInnerTexts()).map((words) => words.replace(/\s+/g, ' ').trim()),
				),
			);
			expect(cells).toEqual([
				['A', 'Easy', 'Long First game', '2 of 6'],
				['B', 'Normal', 'Long', '2 of 6: 1 forward, 1 back'],
				['C', 'Hard', 'Long', '2 of 6'],
				['D', 'Easy', 'Standard', '3 of 6'],
				['E', 'Normal', 'Standard', '3 of 6: 1 forward, 2 back'],
				['F', 'Hard', 'Standard', '3 of 6: 1 forward, 2 back'],
				['G', 'Easy', 'Short', '4 of 6: 3 forward, 1 back'],
				['H', 'Normal', 'Short', '4 of 6'],
				['I', 'Hard', 'Short', '4 of 6'],
			]);
			await expect(page.locator('thead .ours')).toHaveAttribute('href', /your-copy\/#eventLengths$/);
			await expect(rows.first().locator('.ours')).toHaveAttribute('href', /rulings\/first-game-card\/$/);
			await expect(page.locator('.choose .q').first()).toHaveAttribute('href', /rulings\/hourglass-reading\/$/);
		},
	);

	test.describe('with scripts off', () => {
		test.use({ javaScriptEnabled: false });

		test('is a plain list for all counts', once, async ({ page }) => {
			await page.goto('./copan/setup/');
			await expect(step(page, 'setup.extensions').locator('.need:visible')).toHaveText([
				'6 extensions',
				'9 extensions',
				'12 extensions',
			]);
			await expect(page.locator('.steps > li:visible')).toHaveCount(22);
			await expect(page.getByRole('button', { name: 'Untick all' })).toBeHidden();
			await page.goto('./copan/this-game/');
			await expect(page.getByText('Pinning needs scripts')).toBeVisible();
			await page.goto('./copan/');
			await expect(section(page).getByRole('link')).toHaveCount(1);
		});
	});
});

test.describe('the turn aid', () => {
	test('stands whole on one phone screen, each step one tap from its text', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto('./copan/turn/');
		const steps = page.locator('.aid');
		await expect(steps).toHaveCount(11);
		const [last, bar] = await Promise.all([
			steps.last().boundingBox(),
			page.locator('nav.bar:not(.of-table)').boundingBox(),
		]);
		expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
		for (const summary of await page.locator('.aid > summary').all())
			expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		const river = page.locator('[id="aid.action.river"]');
		await expect(river.getByText('furthest left')).toBeHidden();
		await river.locator('summary').click();
		await expect(river.getByText('furthest left')).toBeVisible();
		await page.locator('[id="aid.court.events"] summary').click();
		await expect(river.getByText('furthest left')).toBeHidden();
		await page.locator('[id="aid.court.events"]').getByRole('link', { name: 'one roll' }).click();
		await expect(page).toHaveURL(/#court\.events\.one-roll$/);
	});

	test('says what its chapter says, word for word', once, async ({ page }) => {
		const words = (all: string[]) => all.map((text) => text.replace(/\s+/g, ' ').trim());
		await page.goto('./copan/rules/turn-aid/');
		const chapter = words(await page.locator('.atom > :is(p, ul)').allTextContents());
		expect(chapter.length).toBeGreaterThan(11);
		await page.goto('./copan/turn/');
		expect(words(await page.locator('.aid .whole > :is(p, ul):not(.more)').allTextContents())).toEqual(chapter);
		await page.goto('./copan/turn/#aid.end');
		await expect(page.locator('[id="aid.end"]')).toHaveAttribute('open', '');
	});

	test('prints on exactly one A4 page with every word', once, async ({ page }) => {
		await page.goto('./copan/turn/');
		const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
		expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
		const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
		expect(Math.round(Number(width))).toBe(595);
		expect(Math.round(Number(height))).toBe(842);
		await page.emulateMedia({ media: 'print' });
		for (const whole of await page.locator('.whole').all())
			expect((await whole.boundingBox())?.height).toBeGreaterThan(10);
	});

	test('the button prints', once, async ({ page }) => {
		await page.addInitScript(() => {
			window.print = () => document.documentElement.setAttribute('data-printed', '');
		});
		await page.goto('./copan/turn/');
		await page.getByRole('button', { name: 'Print on one page' }).click();
		await expect(page.locator('html')).toHaveAttribute('data-printed', '');
	});
});
