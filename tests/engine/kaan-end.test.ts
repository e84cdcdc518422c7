/** The end of a game of Ka'an and its score: a table for each rule, at the threshold and beside it. */
import { describe, expect, test } from 'vitest';
import { type EndTable, endOf, endProblems } from '#games/kaan/end.ts';
import { numbers } from '#games/kaan/profile.ts';
import type { PlayerCount } from '#games/kaan/resources.ts';
import { type ScoreSeat, scoreOf } from '#games/kaan/scoring.ts';
import { decksAfterDeal } from '#games/kaan/setup.ts';

// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'kaan.setup.deal',
	'kaan.setup.decks-left',
	'kaan.end.last-building',
	'kaan.end.last-building.counts',
	'kaan.end.last-card',
	'kaan.end.deck-empty',
	'kaan.end.gem',
	'kaan.end.round',
	'kaan.end.round.last',
	'kaan.scoring.buildings',
	'kaan.scoring.citizens',
	'kaan.scoring.harmony',
	'kaan.scoring.gem',
	'kaan.winning.most',
	'kaan.winning.tie',
	'kaan.winning.shared',
];

test.each<[players: PlayerCount, citizens: number, buildings: number]>([
	[2, 76, 64],
	[3, 72, 60],
	[4, 68, 56],
])('the decks after the deal with %i players: 84 − 4n and 72 − 4n', (players, citizens, buildings) => {
	expect(decksAfterDeal(players)).toEqual({
		citizens,
		buildings,
		rules: ['kaan.setup.deal', 'kaan.setup.decks-left'],
	});
	expect(numbers.startHand.value).toBe(8 - 3);
});

const table = (part: Partial<EndTable> = {}): EndTable => ({
	players: 3,
	buildings: [0, 0, 0, 0],
	citizens: 40,
	buildingCards: 40,
	first: 0,
	active: 0,
	drew: null,
	before: null,
	...part,
});

describe('does it end now?', () => {
	test.each<[what: string, part: Partial<EndTable>, codes: string[], gem: number | null, still: number[]]>([
		['nothing yet', {}, [], null, []],
		['2 players, 7 buildings', { players: 2, buildings: [7, 7] }, [], null, []],
		['2 players, 8 buildings', { players: 2, buildings: [8, 3] }, ['last-building'], 0, [1]],
		['3 players, 6 buildings', { buildings: [6, 6, 6] }, [], null, []],
		['3 players, the 7th', { buildings: [2, 7, 3], active: 1 }, ['last-building'], 1, [2]],
		['4 players, 5 buildings', { players: 4, buildings: [5, 5, 5, 5] }, [], null, []],
		['4 players, the 6th', { players: 4, buildings: [1, 6, 1, 1], active: 1 }, ['last-building'], 1, [2, 3]],
		['by the last of the round', { buildings: [1, 1, 7], active: 2 }, ['last-building'], 2, []],
		['who began counts, not the seat', { buildings: [1, 7, 1], active: 1, first: 2 }, ['last-building'], 1, []],
		['from there on round', { buildings: [1, 1, 7], active: 2, first: 2 }, ['last-building'], 2, [0, 1]],
		['one citizen card left', { citizens: 1 }, [], null, []],
		['the last citizen card, drawer unsaid', { citizens: 0 }, ['last-citizen-card'], null, [1, 2]],
		['drawn by another than the active one', { citizens: 0, drew: 2 }, ['last-citizen-card'], 2, [1, 2]],
		['the last building card', { buildingCards: 0, drew: 0 }, ['last-building-card'], 0, [1, 2]],
		[
			'both, by the same player',
			{ buildings: [7, 0, 0], buildingCards: 0, drew: 0 },
			['last-building', 'last-building-card'],
			0,
			[1, 2],
		],
		[
			'by two, nobody says who came first',
			{ buildings: [7, 7, 0], active: 1 },
			['last-building', 'last-building'],
			null,
			[2],
		],
		[
			'by two, the first keeps the gem',
			{ buildings: [7, 7, 0], active: 1, before: 0 },
			['last-building', 'last-building'],
			0,
			[2],
		],
		[
			'said of somebody who did not',
			{ buildings: [7, 7, 0], active: 1, before: 2 },
			['last-building', 'last-building'],
			null,
			[2],
		],
		['a seat that nobody has does not count', { players: 2, buildings: [1, 1, 9, 9] }, [], null, []],
	])('%s', (_what, part, codes, gem, still) => {
		const state = endOf(table(part));
		expect(state.reasons.map(({ code }) => code)).toEqual(codes);
		expect(state.gem).toBe(gem);
		expect(state.still).toEqual(still);
	});

	test('each line names its rules', () => {
		const last = endOf(table({ buildings: [1, 1, 7], active: 2 }));
		expect(last.reasons[0]?.rules).toEqual(['kaan.end.last-building', 'kaan.end.last-building.counts']);
		expect(last.rules).toEqual(['kaan.end.gem', 'kaan.end.round', 'kaan.end.round.last']);
		const card = endOf(table({ citizens: 0, drew: 0 }));
		expect(card.reasons[0]?.rules).toEqual(['kaan.end.last-card', 'kaan.end.deck-empty']);
		expect(card.rules).toEqual(['kaan.end.gem', 'kaan.end.round']);
		expect(endOf(table()).rules).toEqual(['kaan.end.last-building', 'kaan.end.last-card']);
	});

	test('what is missing, and what was drawn since the deal', () => {
		const state = endOf(table({ buildings: [2, 6, 0], citizens: 70, buildingCards: 60 }));
		expect(state.missing).toEqual([5, 1, 7]);
		expect(state.drawn).toEqual({ citizens: 2, buildings: 0 });
	});

	test('more than there can be is told', () => {
		expect(endProblems(table())).toEqual([]);
		expect(endProblems(table({ buildings: [8, 0, 0], citizens: 73, buildingCards: 61 }))).toEqual([
			{ path: 'buildings', seat: 0, most: 7, rule: 'kaan.end.last-building' },
			{ path: 'citizens', most: 72, rule: 'kaan.setup.decks-left' },
			{ path: 'buildingCards', most: 60, rule: 'kaan.setup.decks-left' },
		]);
		expect(endProblems(table({ buildings: [7, 0, 0], citizens: 72, buildingCards: 60 }))).toEqual([]);
	});
});

const seat = (buildings: number, citizens: number, harmony: number): ScoreSeat => ({ buildings, citizens, harmony });

describe('final scoring', () => {
	test.each<[what: string, seats: ScoreSeat[], gem: number | null, totals: number[], winners: number[], by: string]>([
		['the most points win', [seat(10, 5, 2), seat(9, 5, 2)], null, [17, 16], [0], 'hp'],
		['the gem is worth one', [seat(10, 5, 2), seat(11, 5, 2)], 0, [18, 18], [0, 1], 'shared'],
		['and can decide', [seat(10, 5, 2), seat(10, 5, 2)], 1, [17, 18], [1], 'hp'],
		['level: more harmony wins', [seat(10, 5, 2), seat(10, 4, 3)], null, [17, 17], [1], 'harmony'],
		[
			'harmony breaks no tie of others',
			[seat(1, 1, 9), seat(20, 0, 0), seat(20, 0, 0)],
			null,
			[11, 20, 20],
			[1, 2],
			'shared',
		],
		[
			'three level, two with most harmony',
			[seat(8, 0, 2), seat(7, 0, 3), seat(7, 0, 3)],
			null,
			[10, 10, 10],
			[1, 2],
			'shared',
		],
		[
			'all nothing',
			[seat(0, 0, 0), seat(0, 0, 0), seat(0, 0, 0), seat(0, 0, 0)],
			null,
			[0, 0, 0, 0],
			[0, 1, 2, 3],
			'shared',
		],
	])('%s', (_what, seats, gem, totals, winners, by) => {
		const score = scoreOf(seats, gem, { pa: 'one-hp' });
		expect(score.totals).toEqual(totals);
		expect(score.winners).toEqual(winners);
		expect(score.by).toBe(by);
	});

	test('each line by its rule; the gem only for who has it', () => {
		const { lines, rules } = scoreOf([seat(10, 5, 2), seat(11, 4, 3)], 0, { pa: 'one-hp' });
		expect(lines[0]).toEqual([
			{ row: 'buildings', hp: 10, rules: ['kaan.scoring.buildings'] },
			{ row: 'citizens', hp: 5, rules: ['kaan.scoring.citizens'] },
			{ row: 'harmony', hp: 2, rules: ['kaan.scoring.harmony'] },
			{ row: 'gem', hp: 1, rules: ['kaan.scoring.gem'] },
		]);
		expect(lines[1]).toHaveLength(3);
		expect(rules).toEqual(['kaan.winning.most', 'kaan.winning.tie']);
		expect(scoreOf([seat(1, 0, 0), seat(1, 0, 0)], null, { pa: 'one-hp' }).rules).toEqual([
			'kaan.winning.most',
			'kaan.winning.tie',
			'kaan.winning.shared',
		]);
	});

	test('the other reading of PA: the gem is worth nothing', () => {
		const { lines, totals, winners } = scoreOf([seat(10, 5, 2), seat(11, 5, 2)], 0, { pa: 'nothing' });
		expect(lines[0]?.at(-1)).toEqual({ row: 'gem', hp: 0, rules: ['kaan.scoring.gem'] });
		expect(totals).toEqual([17, 18]);
		expect(winners).toEqual([1]);
	});
});
