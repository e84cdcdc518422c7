/** The page for real dice: every face of every card, what it closes, the pinned card, the address, and all of it without scripts. */
import type { Page } from '@playwright/test';
import { axeFindings, expect, once, setTheme, shades, shiftsOnLoad, slowDown, test } from './fixtures.ts';

const address = './copan/events/now/';
const forward = (resource: string) => `The ${resource} cube moves forward one space.`;
const back = (resource: string) => `The ${resource} cube moves back one space.`;
const jade = 'Gain a Jade tile of your choice and place it at once.';
const climb = 'Climb 1 step on one stairway of your choice.';

/** What each card says, face by face, written by hand from the rulebook’s glossary. */
const cards: Record<string, readonly [string, string, string, string, string, string]> = {
	a: [
		'Lose 1 Fame for each Glyph card you have.',
		'Gain 2 resources of your choice.',
		forward('Food'),
		jade,
		'Gain 1 Power for each Character you have discarded.',
		forward('Zeal'),
	],
	b: ['Lose 2 Zeal.', 'Gain 2 Power.', forward('Fame'), 'Discard one of your Characters.', back('Food'), climb],
	c: [
		'Lose 2 Fame.',
		forward('Power'),
		'Gain 3 resources of your choice.',
		'Take one Jade tile off your Mask, if it has any.',
		'Lose 1 resource of your choice for each City where you have an Embassy.',
		forward('Zeal'),
	],
	d: [forward('Power'), jade, forward('Food'), 'Gain 3 resources of your choice.', forward('Zeal'), climb],
	e: [
		'Gain 2 Zeal.',
		forward('Zeal'),
		'Lose 1 Fame for each Character above your board.',
		'Gain 2 Food.',
		back('Fame'),
		back('Power'),
	],
	f: [
		back('Food'),
		back('Power'),
		'Gain 2 Fame.',
		'Lose 1 resource of your choice for each Storage extension you have.',
		'Discard one of your Characters.',
		forward('Fame'),
	],
	g: [
		forward('Fame'),
		'Gain 2 Power and 2 Fame.',
		forward('Zeal'),
		forward('Power'),
		'Gain 2 Zeal and 2 Food.',
		back('Food'),
	],
	h: [
		'Go 1 step down one stairway of your choice.',
		forward('Zeal'),
		forward('Power'),
		forward('Fame'),
		forward('Food'),
		'Gain 3 resources of your choice.',
	],
	i: [
		forward('Zeal'),
		forward('Food'),
		forward('Fame'),
		'Lose a Storage extension.',
		forward('Power'),
		'Lose one Glyph card.',
	],
};
const faceNames = ['flame-drop', 'sun-burst', 'gear-ring', 'left half-disc', 'right half-disc', 'full disc'];

const card = (page: Page) => page.getByLabel('Event card', { exact: true });
const pick = (page: Page, name: string) => page.locator('.pick', { hasText: new RegExp(`^\\s*${name}\\s*$`) });
const box = (page: Page, value: string) => page.locator(`#now input[value="${value}"]`);
const answers = (page: Page) => page.locator('.answer:visible');
const heads = (page: Page) => page.locator('.steps h3:visible');
const steps = (page: Page) => page.locator('.steps > li:visible');
const said = (page: Page) => page.locator('#said');

const pinCard = async (page: Page, letter: string): Promise<void> => {
	await page.goto('./about/');
	await page.evaluate(
		(chosen) => localStorage.setItem('stela:this-game', JSON.stringify({ v: 1, players: 3, card: chosen, cities: [] })),
		letter,
	);
};

test.describe('every face of every card', () => {
	for (const [letter, sentences] of Object.entries(cards))
		test(`card ${letter.toUpperCase()}, tapped`, once, async ({ page }) => {
			await page.goto(address);
			await card(page).selectOption(letter);
			await expect(answers(page)).toHaveText([...sentences]);
			for (const [index, sentence] of sentences.entries()) {
				const name = faceNames[index] ?? '';
				await pick(page, name).click();
				await expect(answers(page)).toHaveText(sentence);
				await expect(said(page)).toContainText(sentence);
				await expect(page).toHaveURL(new RegExp(`\\?card=${letter.toUpperCase()}&face=${index + 1}$`));
				const once = /cube/.test(sentence);
				await expect(page.locator('.who:visible')).toHaveText(
					once ? 'Once, on the board' : 'All clockwise, active player first',
				);
				await expect(page.locator('.crosses:visible')).toHaveCount(/forward/.test(sentence) ? 1 : 0);
				await expect(page.locator('.more .reading:visible')).toHaveCount(/back|Gain a Jade/.test(sentence) ? 1 : 0);
			}
		});

	test('by keyboard alone', once, async ({ page }) => {
		for (const [letter, sentences] of Object.entries(cards)) {
			await page.goto(address);
			await card(page).focus();
			await page.keyboard.press(letter);
			await expect(card(page)).toHaveValue(letter);
			for (let stop = 0; stop < 6; stop++) await page.keyboard.press('Tab');
			await page.keyboard.press('Tab');
			await page.keyboard.press('Space');
			for (const [index, sentence] of sentences.entries()) {
				if (index > 0) await page.keyboard.press('ArrowRight');
				await expect(answers(page)).toHaveText(sentence);
			}
		}
	});
});

test.describe('what set it off', () => {
	test('with nothing ticked asks for it, and closes nothing', async ({ page }) => {
		await page.goto(`${address}?card=C&face=1`);
		await expect(page.locator('.unasked')).toBeVisible();
		await expect(heads(page)).toHaveText([/Flame-drop, rolled once/, /What the Event card says/, /collect resources/]);
	});

	test('a spiral sweeps first and closes nothing', async ({ page }) => {
		await page.goto(`${address}?card=C`);
		await pick(page, 'Spiral').click();
		await expect(page.locator('.unasked')).toBeHidden();
		await expect(heads(page).first()).toHaveText('Clear Ball Court and Altars');
		await expect(steps(page).first()).toContainText('Altar tokens go to the reserve');
		await expect(steps(page)).toHaveCount(5);
		await expect(heads(page)).toContainText(['Close nothing']);
		await expect(said(page)).toHaveText('Tap the face that came up.');
	});

	for (const [track, title, text, rule] of [
		['Food', 'Food: close a City', 'The City on the space with sun-burst leaves the game.', 'close.embassies'],
		[
			'Fame',
			'Fame: close a Character space',
			'The Character on the space with sun-burst goes on top of its pile.',
			'close.ball-court',
		],
		[
			'Zeal',
			'Zeal: close two Altar spaces',
			'Both columns with sun-burst get a Closed token. Player tokens there go to the reserve',
			'close.altars',
		],
		[
			'Power',
			'Power: close a Glyph space',
			'The Glyph card on the space with sun-burst goes on top of its pile.',
			'close.stairway',
		],
	] as const)
		test(`${track} closes its Site after the effect`, once, async ({ page }) => {
			await page.goto(`${address}?card=G&face=2`);
			await pick(page, track).click();
			await expect(page).toHaveURL(new RegExp(`&events=${track.toLowerCase()}$`));
			await expect(heads(page)).toHaveText([/Sun-burst/, 'What the Event card says', title, /collect resources/]);
			const step = steps(page).nth(2);
			await expect(step.locator('p').first()).toContainText(text, { useInnerText: true });
			await expect(step).toContainText('Closed already? Nothing happens, and there is no new roll.');
			await expect(step.locator('.no')).toHaveAttribute('href', new RegExp(`#court\\.events\\.${rule}$`));
			await expect(said(page)).toContainText(title);
		});

	test('several: one sweep, one roll, one effect, and each track closes', once, async ({ page }) => {
		await page.goto(`${address}?card=F&face=6&events=spiral,food,power`);
		await expect(heads(page)).toHaveText([
			'Clear Ball Court and Altars',
			/Full disc, rolled once/,
			'What the Event card says',
			'Food: close a City',
			'Power: close a Glyph space',
			/collect resources/,
		]);
		await expect(box(page, 'spiral')).toBeChecked();
		await expect(box(page, 'food')).toBeChecked();
		await expect(box(page, 'fame')).not.toBeChecked();
		await expect(box(page, '6')).toBeChecked();
		await expect(card(page)).toHaveValue('f');
		const first = steps(page).first();
		await first.locator('summary').click();
		await expect(first.locator('details p:visible')).toHaveCount(3);
		await expect(first).toContainText('Spiral and threshold with one tile');
	});

	test('an effect over a threshold adds its track, and leads there', async ({ page }) => {
		await page.goto(`${address}?card=F&face=6&events=spiral`);
		await page.getByRole('button', { name: 'Add Fame' }).click();
		await expect(box(page, 'fame')).toBeChecked();
		await expect(page.locator('li[data-event=fame]')).toBeFocused();
		await expect(page.getByRole('button', { name: 'Add Fame' })).toBeHidden();
		await expect(page).toHaveURL(/events=spiral,fame$/);
		await expect(said(page)).toContainText('Fame: close a Character space.');
	});
});

test.describe('the card', () => {
	test('is tonight’s, where one is pinned', once, async ({ page }) => {
		await pinCard(page, 'h');
		await page.goto(address);
		await expect(card(page)).toHaveValue('h');
		await expect(page.locator('.pin')).toHaveText('Pinned', { useInnerText: true });
		await expect(answers(page)).toHaveText([...(cards.h ?? [])]);
		await card(page).selectOption('b');
		await expect(page.locator('.pin')).toHaveText('Pin it', { useInnerText: true });
		await page.goto(address);
		await expect(card(page)).toHaveValue('h');
	});

	test('is pinned with one tap, and then leads to This game', async ({ page }) => {
		await page.goto(`${address}?card=F`);
		const pin = page.locator('.pin');
		await expect(pin).toHaveText('Pin it', { useInnerText: true });
		await pin.click();
		await expect(pin).toHaveText('Pinned', { useInnerText: true });
		await expect(page).toHaveURL(/events\/now\/\?card=F/);
		expect(await page.evaluate(() => localStorage.getItem('stela:this-game'))).toContain('"card":"f"');
		await page.reload();
		await expect(pin).toHaveText('Pinned', { useInnerText: true });
		await pin.click();
		await expect(page).toHaveURL(/\/this-game\/$/);
	});

	test('is the one chosen last, where none is pinned', once, async ({ page }) => {
		await page.goto(address);
		await expect(page.locator('.unchosen')).toBeVisible();
		await expect(answers(page)).toHaveCount(0);
		await card(page).selectOption('e');
		await page.goto(address);
		await expect(card(page)).toHaveValue('e');
		await card(page).selectOption('');
		await page.goto(address);
		await expect(card(page)).toHaveValue('');
	});

	test('of the address comes before both, and a choice of this page survives a reload', once, async ({ page }) => {
		await pinCard(page, 'h');
		await page.goto(`${address}?card=c`);
		await expect(card(page)).toHaveValue('c');
		await pick(page, 'gear-ring').click();
		await page.reload();
		await expect(answers(page)).toHaveText('Gain 3 resources of your choice.');
	});

	test('starts over and stays', once, async ({ page }) => {
		await page.goto(`${address}?card=F&face=6&events=food`);
		await page.getByRole('button', { name: 'Start over' }).click();
		await expect(page).toHaveURL(/\?card=F$/);
		await expect(answers(page)).toHaveCount(6);
		await expect(page.locator('#now input:checked')).toHaveCount(0);
	});

	test('is not believed where garbage is kept', once, async ({ page }) => {
		for (const kept of ['{', 'null', '{"v":1,"card":"z"}', '{"v":1,"card":7}', '{"v":2,"card":"a"}'])
			await test.step(kept, async () => {
				await page.goto('./about/');
				await page.evaluate((text) => {
					for (const name of ['stela:this-game', 'stela:event-now']) localStorage.setItem(name, text);
				}, kept);
				await page.goto(address);
				await expect(card(page)).toHaveValue('');
			});
	});
});

test('an address that asks for what is not there is named, and taps mend it', once, async ({ page }) => {
	for (const [query, message] of [
		['card=Z', 'an Event card that there is not'],
		['card=', 'an Event card that there is not'],
		['card=F&face=7', 'a face that the Fate die has not'],
		['face=0', 'a face that the Fate die has not'],
		['card=F&face=6&events=spiral,rain', 'an Event that there is not'],
		['events=', 'an Event that there is not'],
		['events=spiral,', 'an Event that there is not'],
		['events=%3Cimg%20src=x%3E', 'an Event that there is not'],
	] as const)
		await test.step(`?${query}`, async () => {
			await page.goto(`${address}?${query}`);
			await expect(page.locator('.bad:visible')).toHaveText(new RegExp(message));
			await expect(said(page)).toContainText(message);
			await expect(page.locator('#now input:checked')).toHaveCount(0);
			await expect(card(page)).toHaveValue('');
			await pick(page, 'Zeal').click();
			await expect(page.locator('.bad:visible')).toHaveCount(0);
			await expect(page).toHaveURL(/\?events=zeal$/);
		});
});

test('the answer is in sight on a phone, and what is tapped is large enough', async ({ page }) => {
	await page.goto(`${address}?card=F&face=6&events=spiral,food`);
	const answer = await answers(page).boundingBox();
	const bar = await page.locator('.bar:not(.of-table)').boundingBox();
	const bottom = bar?.y ?? page.viewportSize()?.height ?? 0;
	expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(bottom);
	for (const target of await page.locator('.pick, #card, #reset, .pin').all()) {
		const size = await target.boundingBox();
		expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
	}
});

test('nothing shifts while a shared address loads', async ({ page }) => {
	await slowDown(page);
	for (const query of ['?card=A&face=4&events=spiral,zeal', '?card=Z']) {
		await page.goto(`${address}${query}`);
		expect(await shiftsOnLoad(page), query).toEqual([]);
	}
});

for (const { shade, where } of shades)
	test(`axe finds nothing with all of it ticked and opened, ${shade}`, where, async ({ page }) => {
		test.slow();
		await setTheme(page, { system: shade });
		for (const query of [
			'',
			'?card=A&face=4&events=spiral,food,fame,zeal,power',
			'?card=F&face=6&events=spiral',
			'?card=Z',
		]) {
			await page.goto(`${address}${query}`);
			for (const summary of await page.locator('.steps summary:visible').all()) await summary.click();
			expect(await axeFindings(page), query).toEqual([]);
		}
	});

test('it is found from where an Event is read of', once, async ({ page }) => {
	for (const from of [
		'copan/',
		'copan/events/',
		'copan/events/card-f/',
		'copan/turn/',
		'copan/rules/court-phase/',
		'copan/rules/event-cards/',
	]) {
		await page.goto(`./${from}`);
		expect(await page.locator('main a[href*="/copan/events/now/"]').count(), from).toBeGreaterThan(0);
	}
	await page.goto('./copan/events/card-f/');
	await page.locator('main a[href*="/copan/events/now/"]').click();
	await expect(card(page)).toHaveValue('f');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('all nine cards with their six faces can be read, and every closing', once, async ({ page }) => {
		await page.goto(address);
		await expect(answers(page)).toHaveText(Object.values(cards).flat());
		await expect(page.locator('#now')).toBeHidden();
		await expect(page.locator('.bad:visible')).toHaveCount(0);
		for (const title of [
			'Food: close a City',
			'Fame: close a Character space',
			'Zeal: close two Altar spaces',
			'Power: close a Glyph space',
		])
			await expect(page.getByRole('heading', { name: title })).toBeVisible();
		await page.getByRole('link', { name: 'G', exact: true }).click();
		await expect(page.locator('#card-g')).toBeInViewport();
	});
});
