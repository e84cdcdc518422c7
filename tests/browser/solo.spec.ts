/**
 * The solo companion in the browser: a whole game at a phone's size and by keyboard, told from a game of the engine; games
 * by name, on the home of Copan, in files and in two tabs; what a device refuses, lost or has from a later version.
 */
import type { Locator, Page } from '@playwright/test';
import {
	type CompanionAction,
	type CompanionQuestion,
	companionQuestion,
	type Sketch,
} from '#games/copan/companion.ts';
import { resourceNames } from '#words/en/resource-names.ts';
import { solo } from '#words/en/solo.ts';
import { answerWords, askedWords, play } from '#words/en/solo-play.ts';
import { follow, playSolo, type SoloRecord, yoursOf } from '../engine/companion-support.ts';
import { axeFindings, expect, once, onPhone, setTheme, shades, test } from './fixtures.ts';

const address = './copan/solo/';

/** What a person says at each question of a record, and what the page then asks. */
interface Said {
	question: CompanionQuestion;
	position: Sketch;
	action: CompanionAction;
}

const saidIn = (record: SoloRecord): Said[] => {
	const seen: Sketch[] = [];
	const { actions } = follow(
		record,
		() => {},
		(sketch) => seen.push(sketch),
	);
	return actions.map((action, at) => {
		const position = seen[at] as Sketch;
		return { question: companionQuestion(position) as CompanionQuestion, position, action };
	});
};

/** Presses something by keyboard: it takes the focus, and at once Enter, for after an answer the page takes it to its title. */
const press = async (page: Page, name: string | RegExp, within = '.solo') => {
	const button = page
		.locator(within)
		.getByRole('button', { name, exact: typeof name === 'string' })
		.first();
	await button.press('Enter');
};

/** A radio button or box by its words; the space bar chooses it. */
const choose = async (page: Page, name: string) => {
	const field = page.locator('.solo').getByLabel(name, { exact: true }).first();
	await field.focus();
	await page.keyboard.press('Space');
};

/** Begins the game of a record: its choice, its row, who is First player. */
const begin = async (page: Page, { setup }: Pick<SoloRecord, 'setup'>, name: string) => {
	await choose(page, solo.start.modes[setup.mode]);
	await choose(page, solo.start.difficulties.mixed);
	for (const resource of setup.hard) await choose(page, resourceNames[resource]);
	await choose(page, setup.card ?? 'A');
	await page.getByLabel(solo.start.name, { exact: true }).fill(name);
	await press(page, solo.start.begin);
	await expect(page.getByRole('heading', { name: solo.setup.title })).toBeVisible();
	for (const resource of setup.row.slice(0, 3)) await press(page, resourceNames[resource], '.setting-up');
	await choose(page, solo.setup.firsts[setup.first]);
	await press(page, solo.setup.begin);
	await expect(page.locator('.playing')).toBeVisible();
};

/** More stops than lie between the top of the page and the last answer. */
const mostStops = 120;

/** Goes to something by the Tab key alone. */
const reach = async (page: Page, target: Locator) => {
	for (let stops = 0; stops < mostStops; stops++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	expect(false, 'the Tab key comes to it').toBe(true);
};

/** Answers whose words or sign do not fit into their buttons. */
const tooNarrow = (page: Page): Promise<string[]> =>
	page
		.locator('.answers button')
		.evaluateAll((all) =>
			all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => (each as HTMLElement).innerText),
		);

/** Answers what is asked, by keyboard: of a list that drops down, by its arrows. */
const answer = async (page: Page, { question, position, action }: Said) => {
	const { text } = answerWords(action, question, position);
	const buttons = page.locator('.answers button');
	const isNamed = action.type === 'character' && position.automa?.mode === 'basic';
	const isListed =
		(action.type === 'character' && !isNamed) ||
		action.type === 'city-tile' ||
		(action.type === 'gives' && action.effect.startsWith('vp-'));
	if (isListed) {
		const select = page.locator('.answers select').first();
		const labels = await select.locator('option').allInnerTexts();
		const at = labels.findIndex((label) => label === text || label.startsWith(`${text}:`));
		expect(at, `${text} in the list`).toBeGreaterThanOrEqual(0);
		await select.focus();
		await page.keyboard.press('Home');
		for (let down = 0; down < at; down++) await page.keyboard.press('ArrowDown');
		await press(page, play.take, '.drop');
		return;
	}
	const wanted = isNamed ? answerWords({ type: 'unnamed' }, question, position).text : text;
	if (action.type === 'end-near') {
		await page.locator('.answers summary').focus();
		await page.keyboard.press('Enter');
	}
	const texts = await buttons.evaluateAll((all) =>
		all.map((each) => each.querySelector('span')?.firstChild?.textContent ?? ''),
	);
	const at = texts.indexOf(wanted);
	expect(at, `${question.ask}: ${wanted} among ${texts.join(' | ')}`).toBeGreaterThanOrEqual(0);
	await reach(page, buttons.nth(at));
	await page.keyboard.press('Enter');
};

/** How many answers of the latest game the device has kept. */
const keptAt = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const [latest] = JSON.parse(localStorage.getItem('stela:solo') ?? '{"games":[]}').games;
		return JSON.parse(localStorage.getItem(`stela:solo:game:${latest?.id}`) ?? '{"solo":{}}').solo.at ?? -1;
	});

/** Answers, and sees that it is kept at once. */
const answerAndKeep = async (page: Page, said: Said, at: number) => {
	await answer(page, said);
	await expect.poll(() => keptAt(page), { message: `answers kept after the one numbered ${at + 1}` }).toBe(at + 1);
};

/** What is asked now, as the page has it in large. */
const asked = (page: Page) => page.locator('#solo-asked');

const roundsOf = ({ steps }: SoloRecord): number =>
	1 +
	steps.reduce(
		(total, { events }) => total + events.filter((event) => event.type === 'turnBegan' && event.player === 0).length,
		0,
	);

/** The first record of at least so many rounds. */
const longRecord = (mode: 'basic' | 'advanced', rounds: number): SoloRecord => {
	for (let seed = 1; ; seed++) {
		const record = playSolo(seed, mode);
		if (roundsOf(record) >= rounds) return record;
	}
};

/** The number on the score sheet's field. */
const count = async (page: Page, label: string, value: number) => {
	const field = page.locator('.final').getByLabel(label, { exact: true });
	await field.focus();
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.type(String(value));
};

test.describe('a whole game', onPhone, () => {
	test('at least 12 rounds by keyboard with reloads between, to the score that the engine has', async ({ page }) => {
		test.setTimeout(300_000);
		const record = longRecord('advanced', 12);
		const said = saidIn(record);
		await page.goto(address);
		await begin(page, record, 'By keyboard');
		for (const [at, each] of said.entries()) {
			await expect(asked(page), `question ${at + 1}`).toHaveText(askedWords(each.question, each.position).title);
			expect(await tooNarrow(page), each.question.ask).toEqual([]);
			if (at % 40 === 20) {
				await page.reload();
				await expect(asked(page)).toHaveText(askedWords(each.question, each.position).title);
			}
			await answerAndKeep(page, each, at);
		}
		await expect(page.getByRole('heading', { name: play.final.title })).toBeVisible();
		const yours = yoursOf(record);
		for (const [label, value] of [
			['VP on the track', yours.vp],
			['Embassy Cities', yours.cities],
			['Ball Court, left', yours.left],
			['Ball Court, right', yours.right],
			['Altars and reserve', yours.altars],
			['Extensions', yours.extensions],
			['Jade on the Mask', yours.jade],
			['Yellow stairway', yours.steps.food],
			['Red stairway', yours.steps.fame],
			['Teal stairway', yours.steps.zeal],
			['Green stairway', yours.steps.power],
		] as const)
			await count(page, label, value);
		for (const sun of ['chamahez', 'ixtli', 'yatzil', 'zeltzin'])
			if (yours.suns.includes(sun)) await page.locator('.suns').getByText(new RegExp(sun, 'i')).click();
		for (const [label, value] of [
			['Food in store', yours.held.food],
			['Power in store', yours.held.power],
			['Zeal in store', yours.held.zeal],
			['Fame in store', yours.held.fame],
		] as const)
			if (await page.locator('.final').getByLabel(label, { exact: true }).count()) await count(page, label, value);
		const seat = record.end.automa?.seat ?? 1;
		const [you, automa] = [record.end.result?.vp[1 - seat] as number, record.end.result?.vp[seat] as number];
		const total = page.locator('.final tfoot td');
		await expect(total).toHaveText([String(you), String(automa)].map((text) => text.replace('-', '−')));
		await page.reload();
		await expect(total).toHaveText([String(you), String(automa)].map((text) => text.replace('-', '−')));
		await press(page, play.final.keep);
		await expect(page.locator('.finished li')).toContainText(solo.results.line([you, automa]));
		await expect(page.locator('.resume')).toHaveCount(0);
	});

	test('undo and redo at every step, and no sideways scroll at any', async ({ page }) => {
		test.setTimeout(180_000);
		const record = playSolo(5, 'advanced');
		const said = saidIn(record).slice(0, 30);
		await page.goto(address);
		await begin(page, record, 'Step by step');
		for (const [at, each] of said.entries()) {
			const title = askedWords(each.question, each.position).title;
			await expect(asked(page)).toHaveText(title);
			await answerAndKeep(page, each, at);
			await press(page, solo.bar.undo);
			await expect.poll(() => keptAt(page)).toBe(at);
			await expect(asked(page)).toHaveText(title);
			await press(page, solo.bar.redo);
			await expect.poll(() => keptAt(page)).toBe(at + 1);
			const wide = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(wide, `${each.question.ask}: wider than the screen`).toBeLessThanOrEqual(0);
		}
		for (const at of [...said.keys()].reverse()) {
			await press(page, solo.bar.undo);
			await expect.poll(() => keptAt(page)).toBe(at);
		}
		await expect(asked(page)).toHaveText(askedWords((said[0] as Said).question, (said[0] as Said).position).title);
	});
});

/** A game begun with no more than it needs. */
const quick = async (page: Page, name: string) => {
	await page.getByLabel(solo.start.name, { exact: true }).fill(name);
	await page.getByRole('button', { name: solo.start.begin }).click();
	await page.getByRole('button', { name: solo.setup.shuffle }).click();
	await page.getByText(solo.setup.firsts.you, { exact: true }).click();
	await page.getByRole('button', { name: solo.setup.begin }).click();
	await expect(page.locator('.playing')).toBeVisible();
};

test.describe('games of a device', () => {
	test('several by name, resumed from the home of Copan, deleted one by one', async ({ page }) => {
		await page.goto('./copan/');
		await expect(page.locator('.going')).toBeHidden();
		await page.goto(address);
		for (const name of ['Monday', 'Tuesday']) {
			await quick(page, name);
			await page.getByRole('button', { name: solo.bar.back }).click();
		}
		await expect(page.locator('.resume a')).toHaveText([/^Tuesday/, /^Monday/]);
		await page.goto('./copan/');
		await expect(page.locator('#going a')).toHaveText(['Tuesday', 'Monday']);
		await page.locator('#going').getByText('Monday').click();
		await expect(page.locator('.game-name')).toHaveText('Monday');
		await expect(asked(page)).toHaveText('Your turn');
		await page.goBack();
		await page.goto(address);
		await page.getByRole('button', { name: solo.delete('Monday') }).click();
		await page.getByRole('button', { name: solo.yesDelete }).click();
		await expect(page.locator('.resume a')).toHaveText([/^Tuesday/]);
		await page.reload();
		await expect(page.locator('.resume a')).toHaveText([/^Tuesday/]);
	});

	test(
		'the set-up of one choice: its cards, its row, ticks that stay, and the choice changed',
		once,
		async ({ page }) => {
			await page.goto(address);
			await page.getByText(solo.start.modes.advanced).click();
			await page.getByText(solo.start.difficulties.mixed).click();
			await page.locator('.start').getByText('Zeal', { exact: true }).click();
			await page.getByText('F', { exact: true }).click();
			await page.getByRole('button', { name: solo.start.begin }).click();
			await expect(page.locator('.choice-made')).toContainText('Advanced, Zeal Hard, Event card F');
			await expect(page.locator('.four li')).toHaveText([
				/Food\s+without/,
				/Fame\s+without/,
				/Zeal\s+with the difficulty icon/,
				/Power\s+without/,
			]);
			await expect(page.locator('.setting-up')).toContainText('dark backs');
			await page.getByText(solo.setup.tiles).click();
			await page.getByText(solo.setup.table).click();
			await page.getByText('Storage extensions by player count').click();
			await page.reload();
			await expect(page.getByLabel(solo.setup.tiles)).toBeChecked();
			await expect(page.locator('.setting-up > [role=status]')).toHaveText(/^2 of /);
			await page.getByRole('button', { name: 'Power', exact: true }).click();
			await page.getByRole('button', { name: 'Food', exact: true }).click();
			await page.getByRole('button', { name: 'Zeal', exact: true }).click();
			await expect(page.locator('.setting-up .row li')).toHaveText(['Power', 'Food', 'Zeal', 'Fame']);
			await page.getByRole('button', { name: solo.setup.change }).click();
			await page.getByText(solo.start.modes.basic).click();
			await page.getByRole('button', { name: solo.start.begin }).click();
			await expect(page.locator('.choice-made')).toContainText('Basic, Zeal Hard, Event card F');
			await expect(page.locator('.setting-up .row li')).toHaveText(['Power', 'Food', 'Zeal', 'Fame']);
			await page.getByRole('button', { name: solo.setup.draw }).click();
			await expect(page.getByText(/is First player|are First player/).last()).toBeVisible();
		},
	);

	test('what the table shows otherwise is put right, and undone', once, async ({ page }) => {
		await page.goto(address);
		await quick(page, 'Corrected');
		await page.getByText(play.everything).click();
		await page.getByRole('button', { name: play.by('VP', 10) }).click();
		await page.getByRole('button', { name: play.more('Glyph cards') }).click();
		await expect(page.locator('.its-points')).toHaveText('10 VP · 0 Characters · 1 Glyph');
		await page.getByLabel(play.addCharacter).selectOption({ label: 'K’awai' });
		await expect(page.locator('.its-points')).toHaveText('10 VP · 1 Character · 1 Glyph');
		await page.getByRole('button', { name: play.dropCharacter('K’awai') }).click();
		for (let undone = 0; undone < 3; undone++) await page.getByRole('button', { name: solo.bar.undo }).click();
		await expect(page.locator('.its-points')).toHaveText('10 VP · 0 Characters · 0 Glyphs');
		await expect(asked(page)).toHaveText('Your turn');
	});

	test('a game is saved as a file, and opened from it; a file that is none says so', once, async ({ page }) => {
		await page.goto(address);
		await quick(page, 'On file');
		await page.getByRole('button', { name: 'My turn is done' }).click();
		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: solo.bar.save }).click();
		const file = await (await download).path();
		expect((await download).suggestedFilename()).toBe('stela-solo-on-file.json');
		await page.evaluate(() => localStorage.clear());
		await page.goto('./about/');
		await page.goto(address);
		await page.locator('.file input').setInputFiles(file);
		await expect(page.locator('.game-name')).toHaveText('On file');
		await expect(asked(page)).toContainText('wherever you like');
		await page.getByRole('button', { name: solo.bar.back }).click();
		for (const [text, trouble] of [
			['{"v":1}', solo.trouble.fileUnread],
			['no game', solo.trouble.fileUnread],
			['{"v":2,"solo":{}}', solo.trouble.fileNewer],
		] as const) {
			await page
				.locator('.file input')
				.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
			await expect(page.getByText(trouble)).toBeVisible();
		}
		await expect(page.locator('.resume a')).toHaveCount(1);
	});
});

test.describe('a device that', once, () => {
	/** Fills the storage of the pages to come. */
	const keep = (page: Page, items: Record<string, string>) =>
		page.addInitScript((all) => {
			if (sessionStorage.getItem('filled')) return;
			sessionStorage.setItem('filled', 'yes');
			for (const [name, text] of Object.entries(all)) localStorage.setItem(`stela:${name}`, text);
		}, items);

	test('blocks storage: the game goes on while the page is open, and says so', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(globalThis, 'localStorage', {
				get: () => {
					throw new Error('blocked');
				},
			});
		});
		await page.goto(address);
		await quick(page, 'Unkept');
		await expect(page.getByText(solo.trouble.refused)).toBeVisible();
		await page.getByRole('button', { name: 'My turn is done' }).click();
		await expect(asked(page)).toContainText('wherever you like');
	});

	test('is full: nothing of what is kept is lost, and it says so', async ({ page }) => {
		await page.goto(address);
		await quick(page, 'Kept');
		await page.evaluate(() => {
			const set = Storage.prototype.setItem;
			Storage.prototype.setItem = function (name: string, text: string) {
				if (name.startsWith('stela:solo')) throw new DOMException('full', 'QuotaExceededError');
				set.call(this, name, text);
			};
		});
		await page.getByRole('button', { name: 'My turn is done' }).click();
		await expect(page.getByText(solo.trouble.refused)).toBeVisible();
		await expect(asked(page)).toContainText('wherever you like');
		await page.reload();
		await expect(asked(page)).toHaveText('Your turn');
	});

	test('has something else there: it is shown, and put by before anything is written', async ({ page }) => {
		await keep(page, { solo: '{"v":1,"games":7}', 'solo:results': 'nonsense', 'solo:game:torn': '{"v":1,' });
		await page.goto(address);
		await expect(page.getByText(solo.trouble.listUnread).first()).toBeVisible();
		await expect(page.getByText(solo.trouble.resultsUnread).first()).toBeVisible();
		await expect(page.locator('.trouble textarea').first()).toHaveValue('{"v":1,"games":7}');
		await quick(page, 'Anew');
		expect(await page.evaluate(() => localStorage.getItem('stela:solo:unread'))).toBe('{"v":1,"games":7}');
		await page.goto(`${address}#game=torn`);
		await page.reload();
		await expect(page.getByText(solo.trouble.gameUnread('torn')).first()).toBeVisible();
		await page.goto('./copan/');
		await expect(page.locator('#going a')).toHaveText(['Anew']);
	});

	test('has games of a newer version: they are left untouched', async ({ page }) => {
		await keep(page, { solo: '{"v":2,"games":[]}' });
		await page.goto(address);
		await expect(page.getByText(solo.trouble.newer)).toBeVisible();
		await quick(page, 'Not kept');
		await expect(page.getByText(solo.trouble.newer)).toBeVisible();
		expect(await page.evaluate(() => localStorage.getItem('stela:solo'))).toBe('{"v":2,"games":[]}');
		await page.goto('./copan/');
		await expect(page.locator('.going')).toBeHidden();
	});

	test('has no such game', async ({ page }) => {
		await page.goto(`${address}#game=gone`);
		await expect(page.getByText(solo.trouble.notThere('gone'))).toBeVisible();
		await expect(page.getByRole('heading', { name: solo.start.title })).toBeVisible();
	});

	test('holds it open in two tabs: each follows the other, and nothing is lost', async ({ page, context }) => {
		await page.goto(address);
		await quick(page, 'Twice');
		const other = await context.newPage();
		await other.goto(page.url());
		await expect(asked(other)).toHaveText('Your turn');
		await page.getByRole('button', { name: 'My turn is done' }).click();
		await expect(asked(other)).toContainText('wherever you like');
		await expect(other.getByText(solo.trouble.follows)).toBeVisible();
		// A tab that slept and heard of nothing: what it says is kept beside what the other has.
		await page.evaluate(() => {
			const name = Object.keys(localStorage).find((each) => each.startsWith('stela:solo:game:')) as string;
			const kept = JSON.parse(localStorage.getItem(name) as string);
			kept.solo.kept += 5;
			localStorage.setItem(name, JSON.stringify(kept));
		});
		await page.getByRole('button', { name: 'No Event' }).click();
		await expect(page.getByText(solo.trouble.elsewhere)).toBeVisible();
		await page.getByRole('button', { name: solo.bar.back }).click();
		await expect(page.locator('.resume a')).toHaveText([/^Twice \(2\)/, /^Twice/]);
	});
});

test.describe('axe finds nothing', () => {
	for (const { shade, where } of shades)
		test(`with each screen open, ${shade}`, where, async ({ page }) => {
			test.setTimeout(240_000);
			await setTheme(page, { system: shade });
			await page.goto(address);
			await expect(page.locator('.start')).toBeVisible();
			await page.getByText(solo.start.readings).click();
			expect(await axeFindings(page)).toEqual([]);
			const record = playSolo(5, 'advanced');
			const said = saidIn(record);
			/** The record as the device has it, at the question of that number. */
			const openAt = async (at: number) => {
				const { mode, hard, row, card, first } = record.setup;
				const setup = { mode, hard, order: row, card, first, rulings: {} };
				const actions = said.map(({ action }) => action);
				const game = {
					id: 'seen',
					name: 'Seen',
					begun: 1,
					played: 1,
					kept: 1,
					stage: 'play',
					setup,
					ticks: [],
					actions,
					at,
					you: null,
				};
				await page.goto('./about/');
				await page.evaluate(
					([list, text]) => {
						localStorage.setItem('stela:solo', list as string);
						localStorage.setItem('stela:solo:game:seen', text as string);
					},
					[
						JSON.stringify({ v: 1, games: [{ id: 'seen', name: 'Seen', played: 1, round: 1 }] }),
						JSON.stringify({ v: 1, solo: game }),
					],
				);
				await page.goto(`${address}#game=seen`);
			};
			await page.getByRole('button', { name: solo.start.begin }).click();
			await page.getByText(solo.setup.table).click();
			expect(await axeFindings(page), 'set-up').toEqual([]);
			const asks = [...new Set(said.map(({ question }) => question.ask))];
			for (const ask of asks) {
				// The last of each kind: most has happened before it.
				const at = said.findLastIndex(({ question }) => question.ask === ask);
				const { question, position } = said[at] as Said;
				await openAt(at);
				await expect(asked(page)).toHaveText(askedWords(question, position).title);
				if (ask === 'your-turn') for (const fold of await page.locator('.playing summary').all()) await fold.click();
				expect(await axeFindings(page, { within: 'main' }), ask).toEqual([]);
			}
			await openAt(said.length);
			await expect(page.getByRole('heading', { name: play.final.title })).toBeVisible();
			expect(await axeFindings(page), 'final').toEqual([]);
			await count(page, 'VP on the track', 12);
			await press(page, play.final.keep);
			expect(await axeFindings(page), 'results').toEqual([]);
			await page.getByRole('button', { name: solo.results.delete('Seen') }).click();
			expect(await axeFindings(page), 'question').toEqual([]);
		});
});
