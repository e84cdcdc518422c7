/** Orloj: the words of every component, where each value comes from, and what links and kept texts hold. */
import { describe, expect, test } from 'vitest';
import type { Sourced } from '#games/orloj/reasons.ts';
import type { OrlojGame, Sheet } from '#games/orloj/schemas.ts';
import { ledgerProblems } from '#games/orloj/score.ts';
import { deeds, type Event, type Position, studio } from '#games/orloj/studio.ts';
import * as values from '#games/orloj/values.ts';
import { referenceOf } from '#reference/content.ts';
import { orlojComponents, orlojValues } from '#reference/orloj-components.ts';
import { sheetOf, tools } from '#stores/orloj.ts';
import { linkTo, parse, readLink, type Tool, textOf } from '#stores/tool.ts';
import { valueReasons } from '#words/en/orloj-reasons.ts';
import { answerWords, askWords, eventWords, numberWords, refusedWords } from '#words/en/orloj-tools.ts';

/** Every component: its name, its line, its sentence. */
const said: [ref: string, name: string, line: string, sentence: string][] = [
	['assistant:flat', 'Assistant of six VP', '6 VP', 'Score 6 VP.'],
	['assistant:upgrades', 'Assistant of upgrades', '1 VP an upgrade', 'Score 1 VP for each upgrade.'],
	[
		'assistant:mastery',
		'Assistant of mastery',
		'4 VP a mastery disc at level IV',
		'Score 4 VP for each mastery disc at level IV.',
	],
	[
		'assistant:apostle-columns',
		'Assistant of apostles',
		'5 VP a finished column of apostles',
		'Score 5 VP for each finished column of apostles.',
	],
	['assistant:months', 'Assistant of months', '3 VP a month with a worker', 'Score 3 VP for each month with a worker.'],
	[
		'assistant:zodiacs',
		'Assistant of the zodiac',
		'3 VP a zodiac dial with a worker',
		'Score 3 VP for each zodiac dial with a worker.',
	],
	[
		'window:scrolls',
		'Window of scrolls',
		'3 or 1 VP a scroll',
		'Score 3 VP at the main value, or 1 VP at the secondary value, for each scroll; 15 VP at most.',
	],
	[
		'window:apostles',
		'Window of apostles',
		'2 or 1 VP an apostle',
		'Score 2 VP at the main value, or 1 VP at the secondary value, for each apostle; 15 VP at most.',
	],
	[
		'window:upgrades',
		'Window of upgrades',
		'2 or 1 VP an upgrade',
		'Score 2 VP at the main value, or 1 VP at the secondary value, for each upgrade; 15 VP at most.',
	],
	[
		'window:months',
		'Window of months',
		'3 or 1 VP a month with a worker',
		'Score 3 VP at the main value, or 1 VP at the secondary value, for each month with a worker; 15 VP at most.',
	],
	[
		'window:zodiacs',
		'Window of zodiac dials',
		'3 or 1 VP a zodiac dial with a worker',
		'Score 3 VP at the main value, or 1 VP at the secondary value, for each zodiac dial with a worker; 15 VP at most.',
	],
	[
		'window:workshop-cards',
		'Window of workshop cards',
		'3 or 1 VP a workshop card',
		'Score 3 VP at the main value, or 1 VP at the secondary value, for each workshop card; 15 VP at most.',
	],
	[
		'royal-scroll:scrolls',
		'Royal scroll of scrolls',
		'3 VP a scroll',
		'Score 3 VP for each scroll, itself among them, 10 VP at most.',
	],
	[
		'royal-scroll:apostles',
		'Royal scroll of apostles',
		'2 VP an apostle',
		'Score 2 VP for each apostle, 10 VP at most.',
	],
	[
		'royal-scroll:upgrades',
		'Royal scroll of upgrades',
		'2 VP an upgrade',
		'Score 2 VP for each upgrade, 10 VP at most.',
	],
	[
		'royal-scroll:months',
		'Royal scroll of months',
		'3 VP a month with a worker',
		'Score 3 VP for each month with a worker, 10 VP at most.',
	],
	[
		'royal-scroll:zodiacs',
		'Royal scroll of zodiac dials',
		'3 VP a zodiac dial with a worker',
		'Score 3 VP for each zodiac dial with a worker, 10 VP at most.',
	],
	[
		'royal-scroll:workshop-cards',
		'Royal scroll of workshop cards',
		'3 VP a workshop card',
		'Score 3 VP for each workshop card, 10 VP at most.',
	],
	['objective:purple-apostles', 'Three purple apostles', '3 purple apostles', 'Have 3 purple apostles.'],
	['objective:green-apostles', 'Three green apostles', '3 green apostles', 'Have 3 green apostles.'],
	['objective:red-apostles', 'Three red apostles', '3 red apostles', 'Have 3 red apostles.'],
	['objective:two-assistants', 'Two assistants', '2 placed assistants', 'Have 2 placed assistants.'],
	['objective:three-workshop-cards', 'Three workshop cards', '3 workshop cards', 'Have 3 workshop cards.'],
	['objective:five-upgrades', 'Five upgrades', '5 upgrades', 'Have 5 upgrades.'],
	[
		'objective:disc-at-three',
		'A disc at level III',
		'A mastery disc at level III',
		'Have a mastery disc at level III.',
	],
	[
		'objective:two-months-one-zodiac',
		'Two months, one zodiac dial',
		'2 months and 1 zodiac dial',
		'Have 2 months and 1 zodiac dial.',
	],
	[
		'objective:two-zodiacs-one-month',
		'Two zodiac dials, one month',
		'2 zodiac dials and 1 month',
		'Have 2 zodiac dials and 1 month.',
	],
	['reward:apostle', 'Reward: apostle', 'Apostle', 'Take an apostle.'],
	[
		'reward:two-gold-or-coins',
		'Reward: two gold or coins',
		'2 gold or coin',
		'Gain 2 gold or coins (look which your piece shows).',
	],
	['reward:two-any', 'Reward: two of choice', '2 of choice', 'Gain 2 goods of your choice.'],
	['reward:upgrade', 'Reward: upgrade', 'Upgrade', 'Make an upgrade.'],
	['reward:two-mastery-steps', 'Reward: two mastery steps', '2 mastery steps', 'Move 2 steps on mastery tracks.'],
	[
		'hammer:gold-or-coin',
		'Hammer of gold or coin',
		'1 gold or coin; 1 gold or coin, 2 VP',
		'Level 2: gain 1 gold or coin (look which your piece shows). Level 3: gain 1 gold or coin (look which your piece shows) and score 2 VP.',
	],
	[
		'hammer:personal-rooster',
		'Hammer of the rooster',
		'Personal rooster step; personal rooster step, 2 VP',
		'Level 2: move 1 step on your personal rooster track. Level 3: move 1 step on your personal rooster track and score 2 VP.',
	],
	[
		'hammer:painter',
		'Hammer of the painter',
		'Force 1, painter; painter',
		'Level 2: force 1 deviation, then move the painter. Level 3: move the painter.',
	],
	[
		'hammer:mastery',
		'Hammer of mastery',
		'1 mastery step; 1 mastery step, 1 gold or coin',
		'Level 2: move 1 step on a mastery track. Level 3: move 1 step on a mastery track and gain 1 gold or coin (look which your piece shows).',
	],
	[
		'hammer:apostle',
		'Hammer of apostles',
		'Apostle; apostle, correct 1',
		'Level 2: take an apostle. Level 3: take an apostle and correct 1 deviation.',
	],
	[
		'hammer:correction',
		'Hammer of corrections',
		'Correct 1; moon −1',
		'Level 2: correct 1 deviation. Level 3: activate the moon 1 step less far than your track says.',
	],
	['scroll:apostle', 'Scroll: apostle', 'Apostle', 'Take an apostle.'],
	['scroll:moon', 'Scroll: moon', 'Moon', 'Activate the moon.'],
	['scroll:painter', 'Scroll: painter', 'Painter', 'Move the painter.'],
	[
		'scroll:gold-or-coin',
		'Scroll: gold or coin, rooster',
		'1 gold or coin, personal rooster step',
		'Gain 1 gold or coin (look which your piece shows) and move 1 step on your personal rooster track.',
	],
	['scroll:upgrade', 'Scroll: upgrade', 'Upgrade', 'Make an upgrade.'],
	['scroll:construct', 'Scroll: construct', 'Construct', 'Construct a dial.'],
	[
		'sculptor:workshop',
		'Sculptor: workshop',
		'Workshop, force 1; Workshop, force 1, 1 of choice; Workshop, correct 1, 1 gold or coin',
		'Level 1: force 1 deviation, then take a workshop card. Level 2: force 1 deviation, then take a workshop card and gain 1 good of your choice. Level 3: take a workshop card, correct 1 deviation and gain 1 gold or coin (look which your piece shows).',
	],
	[
		'sculptor:construct',
		'Sculptor: construct',
		'Construct, force 2; Construct, force 1, 1 of choice; Construct, correct 1, 1 gold or coin',
		'Level 1: force 2 deviations, then construct a dial. Level 2: force 1 deviation, then construct a dial and gain 1 good of your choice. Level 3: construct a dial, correct 1 deviation and gain 1 gold or coin (look which your piece shows).',
	],
	[
		'sculptor:gold-and-coins',
		'Sculptor: gold and coins',
		'1 gold, 1 coin, force 1; 1 gold, 2 coins, force 1; Correct 1, 1 gold, 3 coins',
		'Level 1: force 1 deviation, then gain 1 gold and 1 coin. Level 2: force 1 deviation, then gain 1 gold and 2 coins. Level 3: correct 1 deviation, gain 1 gold and 3 coins.',
	],
	[
		'sculptor:painter-or-moon',
		'Sculptor: painter or moon',
		'Painter or moon; Painter or moon +1; Painter or moon +2',
		'Level 1: move the painter or activate the moon. Level 2: move the painter or activate the moon 1 step further than your track says. Level 3: move the painter or activate the moon 2 steps further than your track says.',
	],
	[
		'solo-tile:months',
		'Scoring tile of months',
		'3 VP a month with a worker',
		'He scores 3 VP for each month with a worker, 15 VP at most.',
	],
	[
		'solo-tile:zodiacs',
		'Scoring tile of zodiac dials',
		'3 VP a zodiac dial with a worker',
		'He scores 3 VP for each zodiac dial with a worker, 15 VP at most.',
	],
	[
		'solo-tile:apostles',
		'Scoring tile of apostles',
		'3 VP an apostle',
		'He scores 3 VP for each apostle, 15 VP at most.',
	],
	['solo-tile:scrolls', 'Scoring tile of scrolls', '3 VP a scroll', 'He scores 3 VP for each scroll, 15 VP at most.'],
	[
		'solo-tile:workshop-cards',
		'Scoring tile of workshop cards',
		'3 VP a workshop card',
		'He scores 3 VP for each workshop card, 15 VP at most.',
	],
	[
		'solo-tile:mastery-tiles',
		'Mastery tiles',
		'The bonus of a passed check',
		'After a passed action check he gains 2 mastery steps, or 3 on the advanced side.',
	],
	[
		'solo-tile:mastery-track-tiles',
		'Mastery-track tiles',
		'Which disc is checked',
		'Names the track whose disc is checked at the end of rounds 3, 6 and 9; then it shows the hourglass.',
	],
	[
		'solo-tile:mastery-track-objective',
		'Mastery-track objective tile',
		'The value his disc must reach',
		'A disc below its value costs him a scoring tile; at the value it is enough.',
	],
	[
		'solo-tile:end-of-round-tiles',
		'End-of-round tiles',
		'Which objective he goes to',
		'Names the common objective where his worker goes after rounds 3, 6 and 9; then it shows the hourglass.',
	],
	[
		'solo-tile:conditions-met',
		'Conditions-met tile',
		'Lies in his area',
		'Lies in his area, left of the mastery-track objective tile. What it shows no source tells.',
	],
	[
		'track:blue',
		'Blue track',
		'Steps of the astronomical dial',
		'How many steps of the astronomical dial you may take without forcing a deviation.',
	],
	[
		'track:pink',
		'Pink track',
		'Workers recovered, sculptor level',
		'How many workers you recover when you pass, and which of its three levels your sculptor works at.',
	],
	['track:yellow', 'Yellow track', 'Reach of painter and moon', 'How far the painter and the moon go.'],
	[
		'piece:action-cards',
		'Action cards',
		'What he does, a card a turn',
		'Workers needed, the turn of the dials, two actions with a reward each; 6 set up the calendar, 12 are played.',
	],
	[
		'piece:basic-turn-scoring',
		'Basic turn-scoring cards',
		'VP and rooster after a passed check',
		'Scored after a passed action check: VP for him, and steps of the rooster.',
	],
	[
		'piece:advanced-turn-scoring',
		'Advanced turn-scoring cards',
		'For Medium 2 and Advanced',
		'In place of the basic ones at the second medium option and the advanced level; their values are not public.',
	],
	[
		'piece:endgame-card',
		'Endgame card',
		'What he scores at the end',
		'Windows, assistants at 3 or 6 VP, the scoring tiles he kept, common objectives.',
	],
	[
		'piece:workers',
		'His workers',
		'14, all available at the start',
		'They stand available, on the clock, on his dials or on objectives; those on the clock come back when he recovers.',
	],
	[
		'piece:unknown',
		'What is not public',
		'Cards and values that nobody has published',
		'What of Orloj no public source tells, so that this reference leaves it open and asks your box instead.',
	],
];

describe('every component', () => {
	const all = orlojComponents();
	test('are these', () => {
		expect(all.map(({ ref }) => ref)).toEqual(said.map(([ref]) => ref));
	});
	test.each(said)('%s', (ref, name, line, sentence) => {
		const found = all.find((each) => each.ref === ref);
		expect([found?.name, found?.line, found?.sentence]).toEqual([name, line, sentence]);
	});
	test('gold and coin: whatever gives one of them is marked as unsure', () => {
		const unsure = all.filter(({ sentence }) => /gold|coin/.test(sentence));
		expect(unsure.map(({ ref }) => ref)).toEqual([
			'reward:two-gold-or-coins',
			'hammer:gold-or-coin',
			'hammer:mastery',
			'scroll:gold-or-coin',
			'sculptor:workshop',
			'sculptor:construct',
			'sculptor:gold-and-coins',
		]);
		for (const { ref, source } of unsure) expect(source?.from, ref).toBe('inferred');
	});
	test('the three that count upgrades say that they are not in the solo game', () => {
		for (const ref of ['window:upgrades', 'royal-scroll:upgrades', 'objective:five-upgrades'])
			expect(all.find((each) => each.ref === ref)?.facts.map(({ words }) => words)).toContain(
				'Taken out of the solo game before anything is dealt.',
			);
	});
});

test('the box, as far as it is told', () => {
	expect(values.assistants.map(({ copies }) => copies)).toEqual([3, 3, 3, 3, 3, 3]);
	expect(values.masteryWindows).toHaveLength(6);
	expect(values.royalScrolls).toHaveLength(6);
	expect(values.objectives).toHaveLength(9);
	expect(values.objectiveRewards).toHaveLength(5);
	expect(values.hammers).toHaveLength(6);
	expect(values.scrolls).toHaveLength(6);
	expect(values.sculptorActions).toHaveLength(4);
	expect(values.scoringTiles).toHaveLength(5);
	expect(Object.fromEntries(Object.entries(values.soloPieces).map(([id, { value }]) => [id, value]))).toEqual({
		'mastery-tiles': 3,
		'mastery-track-tiles': 3,
		'mastery-track-objective': 1,
		'end-of-round-tiles': 3,
		'conditions-met': 1,
		'endgame-card': 1,
		'basic-turn-scoring': 3,
		'advanced-turn-scoring': 3,
		'action-cards': 18,
	});
});

describe('where values come from', () => {
	/** All that is data: lists, and things with fields; a value with its source ends the way down. */
	const sourced: Pick<Sourced<unknown>, 'from' | 'because'>[] = [];
	const bare: string[] = [];
	const walk = (data: unknown, path: string): void => {
		if (typeof data !== 'object' || data === null) {
			// Ids and the lists of them are names, not values; how many copies there are stands beside its source.
			if (typeof data === 'number' && !path.endsWith('.copies')) bare.push(path);
			return;
		}
		if ('from' in data && 'because' in data) {
			sourced.push(data as Pick<Sourced<unknown>, 'from' | 'because'>);
			return;
		}
		for (const [key, each] of Object.entries(data)) walk(each, `${path}.${key}`);
	};
	for (const [name, data] of Object.entries(values)) walk(data, name);

	test('each says it, and no number stands without', () => {
		expect(sourced.length).toBeGreaterThan(70);
		for (const { from, because } of sourced) {
			expect(['rulebook', 'published', 'inferred']).toContain(from);
			expect(valueReasons[because].length).toBeGreaterThan(20);
		}
		expect(bare).toEqual([]);
	});
	test('the page of sources lists those that stand in no component, each under its own name', () => {
		const all = orlojValues();
		expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
		expect(all.find(({ key }) => key === 'threshold')).toMatchObject({ words: '6', from: 'inferred' });
		expect(all.find(({ key }) => key === 'assistant')).toMatchObject({ words: '3; 6 on the advanced side' });
	});
	test('what nobody tells has no component that says it', () => {
		expect(Object.keys(values.unknown)).toEqual([
			'action-cards',
			'advanced-turn-scoring',
			'advanced-threshold',
			'mastery-track-steps',
			'workshop-cards',
			'calendar-tiles',
			'clock-face',
		]);
		const unknown = orlojComponents().find(({ ref }) => ref === 'piece:unknown');
		expect(unknown?.facts).toHaveLength(7);
	});
});

test('every question of the facts has its page', () => {
	const { rulings } = referenceOf('orloj');
	for (const id of [
		'rooster-past-the-end',
		'build-without-worker',
		'month-twelve',
		'second-to-claim',
		'equal-assistants',
		'coin-for-gold',
		'full-warehouse',
		'mixing-sections',
		'disc-equals-value',
		'his-objective-condition',
		'failed-dial',
		'medium-mastery-steps',
		'gold-or-coin',
	])
		expect(rulings.has(id), id).toBe(true);
});

/** Some games, each answered by numbers. */
const walk = (see: (position: Position, events: readonly Event[]) => void): void => {
	for (const seed of [1, 2, 3, 5, 8, 13]) {
		const made = studio.create({ roosterSteps: 3, threshold: 2 + seed });
		if (!made.ok) throw new Error('no game');
		let { position, events } = made.value;
		let dice = seed;
		for (let turn = 0; turn < 400; turn++) {
			see(position, events);
			const legal = studio.legalActions(position);
			dice = (dice * 16807) % 2147483647;
			const action = legal[dice % Math.max(1, legal.length)];
			const played = action && studio.play(position, action);
			if (!played?.ok) break;
			({ position, events } = played.value);
		}
	}
};

describe('what the companion says', () => {
	test('a question for every step, answers that differ, a line for every event', () => {
		const types = new Set<string>();
		const asks = new Set<string>();
		walk((position, events) => {
			for (const event of events) {
				types.add(event.type);
				const { text, symbol } = eventWords(event);
				expect(text, event.type).toMatch(/^[A-Z].*\.$/);
				expect(text).not.toMatch(/undefined|NaN|\[object/);
				expect(symbol.length).toBeGreaterThan(1);
			}
			const frame = position.frames.at(-1);
			if (!frame || !studio.decision(position)) return;
			asks.add(frame.step);
			const { title, text } = askWords(frame as never, position);
			expect(`${title} ${text}`).not.toMatch(/undefined|NaN/);
			const answers = studio.candidates(position).map(({ action }) => numberWords(action) ?? answerWords(action));
			expect(new Set(answers).size, answers.join(' | ')).toBe(answers.length);
		});
		expect(asks.size).toBe(14);
		expect(types.size).toBeGreaterThan(25);
	});
	test('a word for each refusal', () => {
		const refused = new Set<string>();
		walk((position) => {
			for (const candidate of studio.candidates(position)) if (candidate.refused) refused.add(candidate.refused.code);
		});
		expect([...refused].sort()).toEqual(['already-there', 'at-the-end', 'none-on-clock']);
		for (const code of refused) expect(refusedWords(code)).not.toBe('This cannot be.');
	});
	test('nine deeds, all worded', () => {
		expect(deeds).toHaveLength(9);
		for (const deed of deeds) expect(answerWords({ type: 'deed', deed }).length).toBeGreaterThan(5);
	});
});

const sheet: Sheet = {
	you: 91,
	ledger: {
		vp: 58,
		isAdvanced: true,
		holdings: { months: 3, zodiacs: 2, apostles: 4, scrolls: 5, 'workshop-cards': 6 },
		assistants: 2,
		windows: [
			{ counts: 'months', reached: 'main' },
			{ counts: 'apostles', reached: 'secondary' },
			{ counts: 'scrolls', reached: 'none' },
		],
		tiles: [
			{ counts: 'months', isFlipped: false },
			{ counts: 'workshop-cards', isFlipped: true },
			{ counts: 'zodiacs', isFlipped: false },
		],
		objectives: { first: 1, third: 2 },
	},
};

describe('what a device, a file or a link holds', () => {
	const game: OrlojGame = {
		setup: { difficulty: 'basic', threshold: 6, roosterSteps: 6, tiles: ['months', 'zodiacs', 'apostles'] },
		actions: [{ type: 'your-turn-over' }],
		at: 1,
	};
	test('is read as it was written', () => {
		expect(parse(tools.turn, textOf(tools.turn, game))).toEqual({ ok: true, value: game });
		for (const tool of Object.values(tools as Record<string, Tool<unknown>>))
			expect(parse(tool, textOf(tool, tool.empty()))).toEqual({ ok: true, value: tool.empty() });
		const minus = { ...sheet, you: -3, ledger: { ...sheet.ledger, isAdvanced: false } };
		for (const each of [sheet, minus])
			expect(parse(tools.score, textOf(tools.score, each))).toEqual({ ok: true, value: each });
	});
	test('a sheet keeps what is told to be too much', () => {
		const most = { ...sheet, ledger: { ...sheet.ledger, assistants: 999, objectives: { first: 9, third: 9 } } };
		expect(ledgerProblems(most.ledger).length).toBeGreaterThan(0);
		expect(parse(tools.score, textOf(tools.score, most))).toEqual({ ok: true, value: most });
	});
	test.each<[what: string, text: string]>([
		['another thing', '{"v":1,"tool":"orloj:turn","state":{}}'],
		['more answers than given', textOf(tools.turn, { ...game, at: 2 })],
	])('%s is no game', (_what, text) => {
		expect(parse(tools.turn, text)).toEqual({ ok: false, error: 'shape' });
	});
	test.each<[what: string, ledger: object]>([
		['an unknown tile', { tiles: [{ counts: 'rats', isFlipped: false }, ...sheet.ledger.tiles.slice(1)] }],
		['half a month', { holdings: { ...sheet.ledger.holdings, months: 2.5 } }],
		['a thousand VP', { vp: 1000 }],
	])('%s is on no sheet', (_what, part) => {
		const text = textOf(tools.score, { ...sheet, ledger: { ...sheet.ledger, ...part } });
		expect(parse(tools.score, text)).toEqual({ ok: false, error: 'shape' });
	});
	test('the end of a game goes on as a sheet, with all three windows', async () => {
		const over = sheetOf({ ...sheet.ledger, windows: sheet.ledger.windows.slice(0, 1) });
		expect(over.ledger.windows).toHaveLength(3);
		const { hash } = new URL(await linkTo(tools.score, 'https://example.org/', over));
		expect(await readLink(tools.score, hash)).toEqual({ ok: true, value: over });
		expect(hash.length).toBeLessThan(500);
	});
});
