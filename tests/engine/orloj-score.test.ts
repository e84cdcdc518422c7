/** Mánes' final score and the rooster: a table a rule, with the worked cases of the facts. */
import { describe, expect, test } from 'vitest';
import { roosterTurn } from '#games/orloj/rooster.ts';
import { type Ledger, ledgerProblems, royalScrollVp, scoreManes, winnerOf } from '#games/orloj/score.ts';
import { sidesOf } from '#games/orloj/sides.ts';
import type { ScoringCount } from '#games/orloj/values.ts';

// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'orloj.solo.score.windows',
	'orloj.solo.score.assistants',
	'orloj.solo.score.tiles',
	'orloj.solo.score.tiles.cap',
	'orloj.solo.score.objectives',
	'orloj.solo.win',
	'orloj.solo.win.tie',
	'orloj.objectives.places',
	'orloj.end.windows',
	'orloj.rooster.correct',
	'orloj.rooster.unused',
	'orloj.rooster.broken',
];

const empty: Ledger = {
	vp: 0,
	isAdvanced: false,
	holdings: { months: 0, zodiacs: 0, apostles: 0, scrolls: 0, 'workshop-cards': 0 },
	assistants: 0,
	windows: [],
	tiles: [],
	objectives: { first: 0, third: 0 },
};
const holding = (what: ScoringCount, amount: number): Pick<Ledger, 'holdings'> => ({
	holdings: { ...empty.holdings, [what]: amount },
});
const tile = (counts: ScoringCount, isFlipped = false): Pick<Ledger, 'tiles'> => ({ tiles: [{ counts, isFlipped }] });
const window = (counts: ScoringCount, reached: 'main' | 'secondary' | 'none'): Pick<Ledger, 'windows'> => ({
	windows: [{ counts, reached }],
});

const scored: [name: string, ledger: Partial<Ledger>, total: number, rules: string[]][] = [
	['nothing', {}, 0, []],
	['the VP of the track', { vp: 47 }, 47, ['orloj.solo.setup.marker']],
	['3 VP an assistant', { assistants: 2 }, 6, ['orloj.solo.score.assistants']],
	['6 VP on the advanced side', { assistants: 2, isAdvanced: true }, 12, ['orloj.solo.score.assistants']],
	['3 VP a month', { ...holding('months', 4), ...tile('months') }, 12, ['orloj.solo.score.tiles']],
	['five months are the 15', { ...holding('months', 5), ...tile('months') }, 15, ['orloj.solo.score.tiles.cap']],
	['and six no more', { ...holding('months', 6), ...tile('months') }, 15, ['orloj.solo.score.tiles.cap']],
	['a turned tile is worth 0', { ...holding('months', 6), ...tile('months', true) }, 0, ['orloj.solo.round-end.flip']],
	['a tile counts its own things', { ...holding('zodiacs', 4), ...tile('months') }, 0, []],
	['a window’s main value', { ...holding('scrolls', 2), ...window('scrolls', 'main') }, 6, ['orloj.end.windows']],
	['its secondary value', { ...holding('scrolls', 2), ...window('scrolls', 'secondary') }, 2, ['orloj.end.windows']],
	['apostles are 2 at the main value', { ...holding('apostles', 3), ...window('apostles', 'main') }, 6, []],
	['15 VP a window at most', { ...holding('apostles', 8), ...window('apostles', 'main') }, 15, []],
	['7 apostles are 14', { ...holding('apostles', 7), ...window('apostles', 'main') }, 14, []],
	['a window not reached', { ...holding('scrolls', 2), ...window('scrolls', 'none') }, 0, []],
	['8 VP a first space', { objectives: { first: 2, third: 0 } }, 16, ['orloj.solo.score.objectives']],
	['4 VP a third', { objectives: { first: 1, third: 2 } }, 16, ['orloj.objectives.places']],
];

describe('his final score', () => {
	for (const [name, part, total, rules] of scored)
		test(name, () => {
			const { lines, total: sum } = scoreManes({ ...empty, ...part });
			expect(sum).toBe(total);
			expect(lines.reduce((all, { vp }) => all + vp, 0)).toBe(total);
			const cited = lines.flatMap((line) => line.rules);
			for (const rule of rules) expect(cited).toContain(rule);
		});

	test('all together', () => {
		const { total } = scoreManes({
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
				{ counts: 'workshop-cards', isFlipped: false },
				{ counts: 'zodiacs', isFlipped: true },
			],
			objectives: { first: 1, third: 2 },
		});
		// 58 + windows 9 and 4 + assistants 12 + tiles 9, 15 and 0 + objectives 16
		expect(total).toBe(123);
	});
});

test('who wins: a tie is his', () => {
	expect(winnerOf(80, 79)).toEqual({ winner: 'you', rules: ['orloj.solo.win'] });
	expect(winnerOf(79, 79)).toEqual({ winner: 'manes', rules: ['orloj.solo.win.tie'] });
	expect(winnerOf(78, 79)).toEqual({ winner: 'manes', rules: ['orloj.solo.win'] });
});

test('royal scrolls: each kind, its own rate, 10 VP at most', () => {
	expect(royalScrollVp('scrolls', 3)).toBe(9);
	expect(royalScrollVp('scrolls', 4)).toBe(10);
	expect(royalScrollVp('apostles', 5)).toBe(10);
	expect(royalScrollVp('apostles', 4)).toBe(8);
	expect(royalScrollVp('workshop-cards', 2)).toBe(6);
	expect(royalScrollVp('zodiacs', 0)).toBe(0);
});

describe('numbers that cannot be', () => {
	const cases: [string, Partial<Ledger>, object[]][] = [
		['nothing wrong', {}, []],
		['half a VP', { vp: 1.5 }, [{ path: 'vp', code: 'whole' }]],
		['less than nothing', { assistants: -1 }, [{ path: 'assistants', code: 'least' }]],
		['too many', { vp: 501 }, [{ path: 'vp', code: 'most' }]],
		['the most there may be', { vp: 500 }, []],
		['four objectives', { objectives: { first: 2, third: 2 } }, [{ path: 'objectives', code: 'spaces' }]],
		['three objectives', { objectives: { first: 1, third: 2 } }, []],
		[
			'one tile twice',
			{
				tiles: [
					{ counts: 'months', isFlipped: false },
					{ counts: 'months', isFlipped: true },
				],
			},
			[{ path: 'tiles', code: 'twice' }],
		],
		[
			'windows not reached are not looked at',
			{
				windows: [
					{ counts: 'months', reached: 'none' },
					{ counts: 'months', reached: 'main' },
				],
			},
			[],
		],
	];
	for (const [name, part, problems] of cases)
		test(name, () => {
			const found = ledgerProblems({ ...empty, ...part });
			expect(found).toHaveLength(problems.length);
			expect(found).toMatchObject(problems);
		});
});

describe('the rooster', () => {
	const board = { corrections: 2, deviations: 0 };
	const cases: [
		name: string,
		given: Parameters<typeof roosterTurn>,
		wanted: { at: number; isCall: boolean; vp: number; types: string[]; rules: string[] },
	][] = [
		[
			'nothing moved it',
			[{ at: 2, length: 6 }, 0, 'you', board],
			{ at: 2, isCall: false, vp: 0, types: ['stays'], rules: ['orloj.rooster.moves'] },
		],
		[
			'one short of the end',
			[{ at: 4, length: 6 }, 1, 'you', board],
			{ at: 5, isCall: false, vp: 0, types: ['moved'], rules: ['orloj.rooster.moves'] },
		],
		[
			'at the end: two corrections and nothing to correct',
			[{ at: 5, length: 6 }, 1, 'you', board],
			{
				at: 0,
				isCall: true,
				vp: 2,
				types: ['moved', 'called', 'corrected', 'unused', 'spared', 'back'],
				rules: ['orloj.rooster.call', 'orloj.rooster.unused', 'orloj.solo.setup.rooster'],
			},
		],
		[
			'as many deviations as corrections',
			[{ at: 5, length: 6 }, 1, 'you', { corrections: 2, deviations: 2 }],
			{
				at: 0,
				isCall: true,
				vp: 0,
				types: ['moved', 'called', 'corrected', 'spared', 'back'],
				rules: ['orloj.rooster.correct'],
			},
		],
		[
			'one more: a gear stays broken',
			[{ at: 5, length: 6 }, 1, 'you', { corrections: 2, deviations: 3 }],
			{
				at: 0,
				isCall: true,
				vp: -1,
				types: ['moved', 'called', 'corrected', 'broken', 'spared', 'back'],
				rules: ['orloj.rooster.broken'],
			},
		],
		[
			'all five, and none to correct',
			[{ at: 0, length: 1 }, 1, 'you', { corrections: 0, deviations: 5 }],
			{
				at: 0,
				isCall: true,
				vp: -5,
				types: ['moved', 'called', 'corrected', 'broken', 'spared', 'back'],
				rules: ['orloj.rooster.broken'],
			},
		],
		[
			'steps past the end are dropped',
			[{ at: 5, length: 6 }, 3, 'you', board],
			{
				at: 0,
				isCall: true,
				vp: 2,
				types: ['moved', 'dropped', 'called', 'corrected', 'unused', 'spared', 'back'],
				rules: ['orloj.rooster.extra'],
			},
		],
		[
			'his turn: the call is yours all the same, and never his',
			[{ at: 5, length: 6 }, 1, 'manes', { corrections: 0, deviations: 1 }],
			{
				at: 0,
				isCall: true,
				vp: -1,
				types: ['moved', 'called', 'corrected', 'broken', 'spared', 'back'],
				rules: ['orloj.solo.check.call'],
			},
		],
	];
	for (const [name, given, { types, rules, ...wanted }] of cases)
		test(name, () => {
			const { lines, ...found } = roosterTurn(...given);
			expect(found).toEqual(wanted);
			expect(lines.map(({ type }) => type)).toEqual(types);
			const cited = lines.flatMap((line) => line.rules);
			for (const rule of rules) expect(cited).toContain(rule);
		});
});

test('which side of his parts each difficulty uses', () => {
	const sides = (difficulty: Parameters<typeof sidesOf>[0]) => {
		const all = sidesOf(difficulty);
		return [
			all['solo.setup.mastery-tiles'],
			all['solo.setup.conditions'],
			all['solo.setup.turn-scoring'],
			all['solo.setup.endgame'],
		];
	};
	expect(sides('basic')).toEqual(['basic', 'basic', 'basic', 'basic']);
	expect(sides('medium-mastery')).toEqual(['advanced', 'advanced', 'basic', 'basic']);
	expect(sides('medium-scoring')).toEqual(['basic', 'basic', 'advanced', 'advanced']);
	expect(sides('advanced')).toEqual(['advanced', 'advanced', 'advanced', 'advanced']);
});
