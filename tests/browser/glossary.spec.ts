/** Lists and pages of components: filters held in the address, the answer first, what is ours marked, comparison. */
import type { Page } from '@playwright/test';
import { expect, once, test } from './fixtures.ts';

const shown = (page: Page) => page.locator('.cards > li:visible');
const status = (page: Page) => page.getByRole('status').first();

/** Catches what the page writes to the clipboard. */
const catchClipboard = async (page: Page): Promise<() => Promise<string>> => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'clipboard', {
			value: {
				writeText: async (text: string) => {
					(globalThis as unknown as { copied: string }).copied = text;
				},
			},
		});
	});
	return () => page.evaluate(() => (globalThis as unknown as { copied: string }).copied);
};

test.describe('the ways to every kind', () => {
	test('lie on the home of the game and on the page of components, one tap from the header', async ({ page }) => {
		await page.goto('./copan/');
		const ways = page.locator('.kinds');
		await expect(ways.getByRole('link')).toHaveCount(11);
		await expect(ways.getByRole('link', { name: 'Characters' })).toContainText('43 of 54');
		await page.locator('nav:visible').getByRole('link', { name: 'Components', exact: true }).first().click();
		await expect(page).toHaveURL(/\/copan\/components\/$/);
		await expect(page.locator('.kinds').getByRole('link')).toHaveCount(10);
		await expect(shown(page)).toHaveCount(29);
		await expect(page.getByRole('link', { name: /^Court tiles/ }).last()).toContainText('80');
		await expect(page.getByRole('heading', { name: 'For each player' })).toBeVisible();
	});

	test('all lead somewhere', once, async ({ page }) => {
		await page.goto('./copan/components/');
		const hrefs = await page
			.locator('.kinds a')
			.evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href));
		for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
	});
});

test.describe('the list of Characters', () => {
	test('shows all with their effects and says what is missing', once, async ({ page }) => {
		await page.goto('./copan/characters/');
		await expect(shown(page)).toHaveCount(43);
		await expect(page.getByRole('link', { name: 'K’awai' })).toContainText('+1 Fame when you place a Fame tile');
		await expect(page.locator('main')).toContainText('other 11 of the 54');
		await expect(page.getByRole('link', { name: /Price 2 Fame/ }).first()).toContainText('our value');
		await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden();
	});

	test('filters into the address and back from it', async ({ page }) => {
		await page.goto('./copan/characters/');
		await page.getByRole('radio', { name: 'Bird' }).check({ force: true });
		await page.getByRole('checkbox', { name: 'Jade tile' }).check({ force: true });
		await page.getByLabel('Sort').selectOption('name');
		await expect(page).toHaveURL(/\?kind=bird&verb=jade&sort=name$/);
		await expect(status(page)).toHaveText('Showing 4 of 43: Bird, Jade tile.');
		await page.reload();
		await expect(shown(page)).toHaveCount(4);
		await expect(page.getByRole('radio', { name: 'Bird' })).toBeChecked();
		await expect(page.getByLabel('Sort')).toHaveValue('name');
		await page.getByRole('button', { name: 'Show all' }).click();
		await expect(page).toHaveURL(/\/copan\/characters\/$/);
		await expect(shown(page)).toHaveCount(43);
	});

	const cases: [query: string, first: string, count: number][] = [
		['resource=zeal&kind=infinity', 'Gucup Cakix', 2],
		['site=stairway', 'Vukubcane', 4],
		['site=stairway&site=river', 'Citlamina', 8],
		['verb=discount&site=altars', 'Kawil', 1],
		['kind=sun', 'Chamahez', 4],
		['q=hachakyum', 'Hacha’kyum', 1],
		['kind=infinity&sort=name', 'Ah-cuxtal', 19],
		['kind=bird&sort=effect', 'Cabaguil', 20],
	];
	test('shows what an address asks for', once, async ({ page }) => {
		for (const [query, first, count] of cases)
			await test.step(`?${query}`, async () => {
				await page.goto(`./copan/characters/?${query}`);
				await expect(shown(page)).toHaveCount(count);
				await expect(shown(page).locator('b').first()).toHaveText(first);
			});
	});

	test('a search without a hit says so and offers all', once, async ({ page }) => {
		await page.goto('./copan/characters/');
		await page.getByRole('searchbox', { name: 'Name or effect' }).fill('quetz');
		await expect(status(page)).toHaveText('None of the 43 fits.');
		await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
	});

	test('a broken address is named and shows the whole list', async ({ page }) => {
		await page.goto('./copan/characters/?kind=brid&verb=jade');
		await expect(page.getByRole('alert')).toContainText('kind “brid”');
		await expect(page.getByRole('alert')).toContainText('infinity, bird, sun');
		await expect(shown(page)).toHaveCount(43);
		await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
		await page.getByRole('radio', { name: 'Sun' }).check({ force: true });
		await expect(page.getByRole('alert')).toBeHidden();
	});
});

test.describe('the lists of the other kinds', () => {
	/** Address, first row, how many rows, and a word that must stand on the page. */
	const cases: [address: string, first: string, count: number, said: string][] = [
		['cities/', 'City 1', 20, 'Costs 1 Fame and 1 resource of your choice'],
		['cities/?verb=jade', 'City 3', 2, 'Showing 2 of 20: Jade tile.'],
		['cities/?site=altars', 'City 2', 3, 'Altars action, −1 resource'],
		['cities/?cost=any&sort=effect', 'City 20', 8, '8 VP'],
		['cities/?sort=cost', 'City 1', 20, '5 VP'],
		['embassy-tokens/?level=2', '2 Food', 9, 'How many of the 30 tokens'],
		['embassy-tokens/?verb=character', '1 Character from the Ball Court', 1, 'Level 3'],
		['altars/?part=cost', '1 Food', 5, 'No source lists the 16 cards'],
		['altars/?verb=embassy', 'An Embassy in any City, without its effect', 1, 'closed ones included'],
		['jade-mask/?verb=vp', 'Jade Mask 7', 3, '4 VP'],
		['events/?verb=jade', 'left half-disc', 2, 'Event card D'],
		['events/?verb=decline&difficulty=3', 'sun-burst', 9, 'Hard; 2 faces move a cube'],
		['events/?verb=loss&resource=fame', 'flame-drop', 3, 'for each Glyph card'],
		['automa/?mode=advanced&difficulty=hard', 'Advanced Hard', 4, '6 VP a Character'],
		['automa/?resource=zeal', 'Basic Easy', 4, 'climbs'],
		['sites/', 'Embassies', 5, 'Pay the journey'],
		['components/?for=player', 'Jade Mask board', 9, '25 for each player'],
	];
	test('show what an address asks for', once, async ({ page }) => {
		for (const [address, first, count, said] of cases)
			await test.step(address, async () => {
				await page.goto(`./copan/${address}`);
				await expect(shown(page)).toHaveCount(count);
				await expect(shown(page).locator('b').first()).toHaveText(first);
				await expect(page.locator('main')).toContainText(said);
			});
	});

	test('a group without a row is gone with its heading', once, async ({ page }) => {
		await page.goto('./copan/events/?verb=jade');
		await expect(page.locator('.group:visible h2 a')).toHaveText(['Event card A', 'Event card D']);
	});

	test('name what is wrong in an address, and show all', once, async ({ page }) => {
		for (const [address, name] of [
			['cities/?cost=gold', 'cost “gold”'],
			['embassy-tokens/?level=4', 'level “4”'],
			['events/?sort=name', 'sort “name”'],
		] as const)
			await test.step(address, async () => {
				await page.goto(`./copan/${address}`);
				await expect(page.getByRole('alert')).toContainText(name);
				await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden();
				await expect(page.locator('.cards > li:not(:visible)')).toHaveCount(0);
			});
	});
});

test.describe('a card', () => {
	test('answers in the first screen', async ({ page }) => {
		await page.goto('./copan/characters/ixcuiname/');
		await expect(page.locator('.answer')).toBeInViewport({ ratio: 1 });
		await expect(page.locator('.says')).toBeInViewport({ ratio: 1 });
		await expect(page.locator('.answer')).toContainText('Hieroglyphic Stairway');
	});

	test('marks its price, names its like, its questions and its rules', async ({ page }) => {
		await page.goto('./copan/characters/ixcuiname/');
		await expect(page.getByRole('link', { name: 'Gukumatz' }).first()).toBeVisible();
		await expect(page.locator('.facts .ours')).toContainText('our value');
		await expect(page.getByRole('heading', { name: 'Asked at the table' })).toBeVisible();
		await page.locator('.side summary').first().click();
		await expect(page.locator('.side details p').first()).toContainText('Our reading, unofficial');
		await page.getByRole('link', { name: /Bird: discard it/ }).click();
		await expect(page).toHaveURL(/\/copan\/rules\/characters\/#characters\.bird$/);
	});

	test('leads to the next one in the order of the rulebook', once, async ({ page }) => {
		await page.goto('./copan/characters/ixcuiname/');
		await page.getByRole('navigation', { name: 'Characters in order' }).getByRole('link').last().click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ix-tub-tun');
	});

	test('its mark leads to the value on the page of all values', once, async ({ page }) => {
		await page.goto('./copan/characters/kawai/');
		await page.locator('.facts .ours').click();
		await expect(page).toHaveURL(/\/your-copy\/#characterCosts$/);
		await expect(page.locator('#characterCosts')).toContainText('Infinity: 2 Fame');
		await expect(page.locator('#characterCosts')).toContainText('Stand-in');
	});

	test('of one kind leads to what does the like in others', once, async ({ page }) => {
		await page.goto('./copan/cities/3/');
		await expect(page.locator('.answer')).toHaveText(/^Gain a Jade tile of your choice/);
		const related = page.getByRole('region', { name: 'Also give a Jade tile' });
		await expect(related.getByRole('link', { name: /Coszcatl/ })).toBeVisible();
		await related.getByRole('link', { name: 'Cities: all under “Jade tile”' }).click();
		await expect(page).toHaveURL(/\/copan\/cities\/\?verb=jade$/);
		await expect(shown(page)).toHaveCount(2);
	});
});

test.describe('an Event card', () => {
	test('shows its six faces, what each closes, and copies the link of a face', async ({ page }) => {
		const copied = await catchClipboard(page);
		await page.goto('./copan/events/card-f/');
		const faces = page.locator('.faces .atom');
		await expect(faces).toHaveCount(6);
		await expect(faces.first()).toBeInViewport();
		await expect(page.locator('#face-4')).toContainText('Lose 1 resource of your choice for each Storage extension');
		await expect(page.locator('#face-4 .closes li')).toHaveText(['City', 'Character', '2 Altar spaces', 'Glyph']);
		await page.getByRole('link', { name: 'Link to Event card F, full disc' }).click();
		await expect(page).toHaveURL(/#face-6$/);
		expect(await copied()).toBe(page.url());
		await expect(page.locator('.facts .ours')).toHaveAttribute('href', /your-copy\/#eventLengths$/);
	});

	test('is compared with another from there', async ({ page }) => {
		await page.goto('./copan/events/card-f/');
		await page.getByRole('link', { name: 'Compare two Event cards' }).click();
		await expect(page).toHaveURL(/compare\/\?a=card-f$/);
		await expect(page.locator('.faces thead th:visible')).toHaveText([/Face/, /Event card F/, /Event card A/]);
	});
});

test.describe('compared Event cards', () => {
	const heads = (page: Page) => page.locator('.faces thead th:visible a');

	test('stand face by face in the order chosen, with what differs marked', async ({ page }) => {
		await page.goto('./copan/events/compare/?a=card-f&b=card-a');
		await expect(heads(page)).toHaveText(['Event card F', 'Event card A']);
		const full = page.locator('.faces tbody tr').last();
		await expect(full.locator('td:visible')).toHaveText([
			'The Fame cube moves forward one space',
			'The Zeal cube moves forward one space',
		]);
		await expect(full.locator('.differs')).toHaveText('differs');
		await page.getByLabel('First card').selectOption('card-c');
		await expect(page).toHaveURL(/\?a=card-c&b=card-a$/);
		await expect(full.locator('.differs')).toHaveText('same');
		await page.reload();
		await expect(heads(page)).toHaveText(['Event card C', 'Event card A']);
	});

	test('change places where one is chosen twice', once, async ({ page }) => {
		await page.goto('./copan/events/compare/?a=card-d&b=card-f');
		await page.getByLabel('First card').selectOption('card-f');
		await expect(page).toHaveURL(/\?a=card-f&b=card-d$/);
		await expect(heads(page)).toHaveText(['Event card F', 'Event card D']);
	});

	test('are the first two where the address asks for what is not there', once, async ({ page }) => {
		for (const [query, said] of [
			['a=card-z&b=card-f', 'a “card-z”'],
			['a=card-d&b=', 'b “”'],
			['a=card-d&b=card-d', '“card-d” twice'],
		] as const)
			await test.step(`?${query}`, async () => {
				await page.goto(`./copan/events/compare/?${query}`);
				await expect(page.getByRole('alert')).toContainText(said);
				await expect(heads(page)).toHaveText(['Event card A', 'Event card B']);
				await page.getByLabel('Second card').selectOption('card-c');
				await expect(page.getByRole('alert')).toBeHidden();
			});
	});
});

test('the other pages say what theirs is', once, async ({ page }) => {
	await page.goto('./copan/automa/fame-basic-easy/');
	await expect(page.locator('.facts')).toContainText('A Fame tile from this card');
	await expect(page.locator('.facts')).toContainText('3 VP for each Character it has.');
	await expect(page.locator('.related .rows').getByRole('link')).toHaveCount(3);
	await page.goto('./copan/sites/altars/');
	await expect(page.locator('.facts .ours')).toHaveCount(2);
	await expect(page.locator('.related .rows').getByRole('link')).toHaveCount(8);
	await page.goto('./copan/altars/cost-zeal/');
	await expect(page.locator('.related .rows').getByRole('link')).toHaveText([/City 3/, /City 4/]);
	await page.goto('./copan/components/city-tiles/');
	await page.getByRole('link', { name: 'Cities, all 20' }).click();
	await expect(page).toHaveURL(/\/copan\/cities\/$/);
	await page.goto('./copan/jade-mask/6/');
	await expect(page.locator('.facts')).toContainText('2, 5, 7 and 10; not on the edge');
});

test('both exchange tables are entire, and a row copies its link', once, async ({ page }) => {
	const copied = await catchClipboard(page);
	await page.goto('./copan/glyphs/');
	await expect(page.locator('.exchange')).toHaveCount(2);
	await expect(page.locator('.exchange tbody tr')).toHaveCount(11);
	await expect(page.locator('#same-colour-6')).toContainText('for 3 resources less');
	await expect(page.locator('#different-colours-8 td').first()).toHaveText('6');
	await page.getByRole('link', { name: 'Link to 5 Glyph cards, one colour' }).click();
	expect(await copied()).toMatch(/\/copan\/glyphs\/#same-colour-5$/);
	await page.locator('main .ours').click();
	await expect(page.locator('#glyphColours')).toContainText('8 colours, 6 cards of each');
});

test('your copy names every value that components rest on', once, async ({ page }) => {
	await page.goto('./copan/your-copy/');
	for (const [key, said] of [
		['entryCosts', 'Altars: 1 Zeal'],
		['entryCosts', 'River: nothing'],
		['siteSpaces', 'River: ×1, then ×2, then ×3'],
		['cityPaths', 'Space 6: level 3, 3 Food'],
		['maskGrid', '4 columns'],
		['eventLengths', 'Event card A: Long game'],
		['trackSet', 'three player counts'],
	] as const)
		await expect(page.locator(`#${key}`), key).toContainText(said);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('a list is whole and nothing dead is offered', async ({ page }) => {
		await page.goto('./copan/characters/');
		await expect(shown(page)).toHaveCount(43);
		await expect(page.locator('#filter')).toBeHidden();
		await expect(page.getByLabel('Sort')).toBeHidden();
	});

	test('all nine Event cards stand in one table', once, async ({ page }) => {
		await page.goto('./copan/events/compare/');
		await expect(page.locator('.faces thead th:visible')).toHaveCount(10);
		await expect(page.locator('.faces td:visible')).toHaveCount(54);
		await expect(page.locator('#choose')).toBeHidden();
	});
});
