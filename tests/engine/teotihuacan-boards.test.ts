/** “What do I get here?”: a table a rule, with the worked cases of the facts word for word. */
import { describe, expect, test } from 'vitest';
import { boardAction, emptySituation, type Situation } from '#games/teotihuacan/board-action.ts';
import { noblesRows } from '#games/teotihuacan/boards.ts';
import type { Board } from '#games/teotihuacan/resources.ts';
import type { Tally } from '#games/teotihuacan/tally.ts';
import { royalTiles } from '#games/teotihuacan/tiles.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'teotihuacan.alchemy.choose',
	'teotihuacan.alchemy.lone-strong',
	'teotihuacan.alchemy.once',
	'teotihuacan.alchemy.owners',
	'teotihuacan.alchemy.pay',
	'teotihuacan.alchemy.power-up',
	'teotihuacan.alchemy.rows',
	'teotihuacan.alchemy.temple',
	'teotihuacan.architecture.chart',
	'teotihuacan.architecture.pay',
	'teotihuacan.cocoa.count',
	'teotihuacan.cocoa.gain',
	'teotihuacan.construction.at-least-one',
	'teotihuacan.construction.coloured',
	'teotihuacan.construction.how-many',
	'teotihuacan.construction.level-vp',
	'teotihuacan.construction.levels',
	'teotihuacan.construction.match',
	'teotihuacan.construction.pay',
	'teotihuacan.construction.step',
	'teotihuacan.construction.top',
	'teotihuacan.decorations.coloured',
	'teotihuacan.decorations.match',
	'teotihuacan.decorations.pay',
	'teotihuacan.decorations.power-up',
	'teotihuacan.decorations.vp-and-step',
	'teotihuacan.development.chart',
	'teotihuacan.discoveries.no-cocoa',
	'teotihuacan.discoveries.one-more-worker',
	'teotihuacan.main.count',
	'teotihuacan.main.lowest',
	'teotihuacan.main.palace',
	'teotihuacan.main.pay',
	'teotihuacan.main.power-ups',
	'teotihuacan.main.workers',
	'teotihuacan.nobles.avenue',
	'teotihuacan.nobles.first-building',
	'teotihuacan.nobles.no-room',
	'teotihuacan.nobles.row',
	'teotihuacan.nobles.vp',
	'teotihuacan.priests.each',
	'teotihuacan.resources.forest',
	'teotihuacan.resources.gold',
	'teotihuacan.resources.quarry',
	'teotihuacan.royal.each',
	'teotihuacan.royal.power-one',
	'teotihuacan.technologies.after',
	'teotihuacan.technologies.fifteen',
	'teotihuacan.technologies.thirteen',
	'teotihuacan.worship.both',
	'teotihuacan.worship.bump',
	'teotihuacan.worship.choose',
	'teotihuacan.worship.discovery',
	'teotihuacan.worship.locks',
	'teotihuacan.worship.no-bump',
	'teotihuacan.worship.palace',
	'teotihuacan.worship.refill',
	'teotihuacan.worship.spaces',
];

const rich = { cocoa: 20, wood: 20, stone: 20, gold: 20 };
const at = (board: Board, changes: Partial<Situation> = {}): Situation => ({
	...emptySituation(board),
	stock: rich,
	...changes,
});
/** What comes of it; costs count below 0. */
const total = (situation: Situation): Tally => {
	const answer = boardAction(situation);
	if (!answer.ok) throw new Error(`${answer.error.code}: ${JSON.stringify(answer.error.values)}`);
	return Object.fromEntries(Object.entries(answer.value.total).filter(([, amount]) => amount !== 0)) as Tally;
};
const rulesOf = (situation: Situation): string[] => {
	const answer = boardAction(situation);
	return answer.ok ? answer.value.lines.flatMap(({ rules }) => rules) : [answer.error.rule];
};
const refused = (situation: Situation): [code: string, rule: string] | null => {
	const answer = boardAction(situation);
	return answer.ok ? null : [answer.error.code, answer.error.rule];
};

describe('the worked cases', () => {
	test('Forest, own unlocked workers 2, 4, 5: three workers, lowest 2: 3 wood and 3 cocoa, 2 power-ups', () => {
		const forest = at('forest', { powers: [2, 4, 5] });
		// Two others of one’s own stand there before: they are a colour, which costs 1 cocoa.
		expect(total(forest)).toEqual({ wood: 3, cocoa: 2, 'power-up': 2 });
		expect(total({ ...forest, noCocoa: true })).toEqual({ wood: 3, cocoa: 3, 'power-up': 2 });
		expect(rulesOf(forest)).toEqual(
			expect.arrayContaining(['teotihuacan.main.workers', 'teotihuacan.main.lowest', 'teotihuacan.resources.forest']),
		);
	});

	test('Gold, 4 and 5: 3 gold and 2 VP, 1 power-up; a third of 1: 2 gold and 1 cocoa, 2 power-ups', () => {
		const gold = at('gold-deposits', { powers: [4, 5], noCocoa: true });
		expect(total(gold)).toEqual({ gold: 3, vp: 2, 'power-up': 1 });
		expect(total({ ...gold, powers: [1, 4, 5] })).toEqual({ gold: 2, cocoa: 1, 'power-up': 2 });
	});

	test('Quarry, a single worker of 1 with technologies 05 and 07: 1 VP, 1 stone, 1 cocoa, 1 VP', () => {
		expect(total(at('stone-quarry', { technologies: ['05', '07'] }))).toEqual({
			vp: 2,
			stone: 1,
			cocoa: 1,
			'power-up': 1,
		});
	});

	test('two tiles on level 2 with technology 15: 4 stone and 2 wood less 1 of either; 6 VP', () => {
		const build = at('construction', { technologies: ['15'], tiles: [0, 2, 0, 0] });
		expect(total({ ...build, saves: 'stone' })).toMatchObject({ stone: -3, wood: -2, vp: 6, track: 2 });
		expect(total({ ...build, saves: 'wood' })).toMatchObject({ stone: -4, wood: -1, vp: 6 });
		expect(total({ ...build, tiles: [1, 0, 0, 0], saves: 'wood' })).toMatchObject({ stone: -1, vp: 1 });
	});
});

describe('resource boards', () => {
	// By board: rows 1 to 3, columns 1, 2–3, 4–5.
	const tables: [Board, Tally[][]][] = [
		[
			'forest',
			[
				[{ cocoa: 1 }, { wood: 1 }, { wood: 2 }],
				[{ wood: 1 }, { wood: 2 }, { wood: 3, cocoa: 2 }],
				[
					{ wood: 2, cocoa: 1 },
					{ wood: 3, cocoa: 3 },
					{ wood: 4, cocoa: 5 },
				],
			],
		],
		[
			'stone-quarry',
			[
				[{ vp: 1 }, { stone: 1 }, { stone: 2 }],
				[{ stone: 1 }, { stone: 2 }, { stone: 3, vp: 2 }],
				[
					{ stone: 2, vp: 1 },
					{ stone: 3, vp: 3 },
					{ stone: 4, vp: 5 },
				],
			],
		],
		[
			'gold-deposits',
			[
				[{ vp: 1 }, { gold: 1 }, { gold: 2 }],
				[{ gold: 1 }, { gold: 2 }, { gold: 3, vp: 2 }],
				[
					{ gold: 2, cocoa: 1 },
					{ gold: 3, temple: 1 },
					{ gold: 4, temple: 2 },
				],
			],
		],
	];
	test.each(tables)('%s pays as its table', (board, rows) => {
		rows.forEach((row, index) => {
			const workers = index + 1;
			([1, 2, 4] as const).forEach((lowest, column) => {
				const powers = [lowest, ...Array.from({ length: workers - 1 }, () => 5 as const)];
				const wanted = { ...row[column], 'power-up': workers === 3 ? 2 : 1 };
				expect(total(at(board, { powers, noCocoa: true })), `${workers} workers, ${lowest}`).toEqual(wanted);
				// 2 and 3 share a column, so do 4 and 5.
				if (lowest > 1) {
					const next = [(lowest + 1) as 3 | 5, ...powers.slice(1)];
					expect(total(at(board, { powers: next, noCocoa: true }))).toEqual(wanted);
				}
			});
		});
	});

	test('a fourth worker counts no more, and is the lowest all the same', () => {
		expect(total(at('forest', { powers: [5, 4, 4, 4], noCocoa: true }))).toEqual({ wood: 4, cocoa: 5, 'power-up': 2 });
		expect(total(at('forest', { powers: [5, 4, 4, 1], noCocoa: true }))).toEqual({ wood: 2, cocoa: 1, 'power-up': 2 });
	});
});

describe('cocoa', () => {
	test.each([
		[[1], 0, 1],
		[[1], 2, 3],
		[[1, 1], 0, 2],
		[[1, 4, 4], 3, 5],
	] as const)('collect with workers %j and %i others: %i', (powers, others, cocoa) => {
		expect(total(at('alchemy', { action: 'collect', powers, others }))).toEqual({ cocoa });
	});

	test('a main action costs 1 for each colour, and is closed without it', () => {
		const gold = at('gold-deposits', { powers: [2, 5], others: 2 });
		expect(total(gold)).toEqual({ gold: 2, cocoa: -3, 'power-up': 1 });
		expect(refused({ ...gold, stock: { ...rich, cocoa: 2 } })).toEqual(['too-little-cocoa', 'teotihuacan.main.pay']);
		expect(refused({ ...gold, stock: { ...rich, cocoa: 3 } })).toBeNull();
		expect(total({ ...gold, noCocoa: true, stock: { ...rich, cocoa: 0 } })).toEqual({ gold: 2, 'power-up': 1 });
	});

	test('technology 01 pays before the action', () => {
		const gold = at('gold-deposits', { others: 1, passes: true, stock: { ...rich, cocoa: 0 } });
		expect(refused(gold)).toEqual(['too-little-cocoa', 'teotihuacan.main.pay']);
		expect(total({ ...gold, technologies: ['01'] })).toEqual({ vp: 1, 'power-up': 1 });
		expect(refused({ ...gold, technologies: ['01'], passes: false })).not.toBeNull();
	});

	test('technology 02 adds 1 to Collect Cocoa', () => {
		expect(total(at('forest', { action: 'collect', technologies: ['02'] }))).toEqual({ cocoa: 2 });
	});

	test('technology 13 is offered after power-ups, where 1 cocoa is left', () => {
		const forest = at('forest', { technologies: ['13'] });
		expect(rulesOf(forest)).toContain('teotihuacan.technologies.thirteen');
		expect(rulesOf({ ...forest, powers: [2], stock: { ...rich, cocoa: 0 } })).not.toContain(
			'teotihuacan.technologies.thirteen',
		);
	});
});

describe('Alchemy', () => {
	const alchemy = (changes: Partial<Situation> = {}, wanted: Partial<Situation['wanted']> = {}) =>
		at('alchemy', { ...changes, wanted: { technology: '03', row: 1, column: 1, owners: 0, ...wanted } });
	test('the tile sets the price and the column the temple', () => {
		expect(total(alchemy())).toEqual({ gold: -1, blue: 1, 'power-up': 1 });
		expect(total(alchemy({}, { technology: '17', column: 2 }))).toEqual({ gold: -2, red: 1, 'power-up': 1 });
		expect(total(alchemy({ powers: [1, 1] }, { row: 2, column: 3 }))).toEqual({
			gold: -1,
			green: 1,
			'power-up': 1,
			cocoa: -1,
		});
		expect(refused(alchemy({ stock: { ...rich, gold: 1 } }, { technology: '09' }))).toEqual([
			'too-little',
			'teotihuacan.alchemy.pay',
		]);
		expect(refused(alchemy({}, { technology: '18' }))).toEqual(['price-unknown', 'teotihuacan.alchemy.pay']);
		expect(refused(alchemy({}, { technology: '99' }))).toEqual(['no-such-technology', 'teotihuacan.alchemy.choose']);
		expect(refused(alchemy({ technologies: ['03'] }))).toEqual(['owned-already', 'teotihuacan.alchemy.once']);
	});
	test('a lone worker takes from the first row; of power 4 it may, without a power-up', () => {
		expect(refused(alchemy({ powers: [3] }, { row: 2 }))).toEqual(['first-row-only', 'teotihuacan.alchemy.rows']);
		expect(total(alchemy({ powers: [4] }, { row: 2 }))).toEqual({ gold: -1, blue: 1 });
		expect(rulesOf(alchemy({ powers: [4] }, { row: 2 }))).toContain('teotihuacan.alchemy.lone-strong');
		expect(total(alchemy({ powers: [4] }))).toMatchObject({ 'power-up': 1 });
		expect(total(alchemy({ powers: [1], oneMore: true }, { row: 2 }))).toMatchObject({ 'power-up': 1 });
	});
	test('owners are told, and technology 03 pays its owner', () => {
		expect(rulesOf(alchemy({}, { owners: 2 }))).toContain('teotihuacan.alchemy.owners');
		expect(rulesOf(alchemy())).not.toContain('teotihuacan.alchemy.owners');
		expect(total(alchemy({ technologies: ['03'] }, { technology: '01' }))).toMatchObject({ vp: 3 });
	});
});

describe('Nobles', () => {
	const nobles = (changes: Partial<Situation> = {}) => at('nobles', changes);
	test('each space scores its VP, from the left', () => {
		noblesRows.value.forEach((row, index) => {
			row.forEach((vp, space) => {
				const taken = [0, 0, 0] as [number, number, number];
				taken[index] = space;
				const situation = nobles({ powers: [1, 1, 1], noCocoa: true, taken, row: (index + 1) as 1 });
				expect(total(situation)).toEqual({ wood: -2, vp, avenue: 1, 'power-up': 2 });
			});
		});
	});
	test('a row for more workers is closed, a lesser one open by our reading', () => {
		expect(refused(nobles({ row: 2 }))).toEqual(['row-closed', 'teotihuacan.nobles.row']);
		expect(total(nobles({ powers: [1, 1], row: 1, noCocoa: true }))).toMatchObject({ vp: 3, 'power-up': 1 });
		const own = { 'nobles-row': 'own-row-while-free' } as const;
		expect(refused(nobles({ powers: [1, 1], row: 1, readings: own }))).toEqual([
			'row-closed',
			'teotihuacan.nobles.row',
		]);
		expect(refused(nobles({ powers: [1, 1], row: 1, taken: [0, 4, 0], readings: own }))).toBeNull();
	});
	test('closed without wood, room or buildings', () => {
		expect(refused(nobles({ stock: { ...rich, wood: 1 } }))).toEqual([
			'too-little',
			'teotihuacan.nobles.first-building',
		]);
		expect(refused(nobles({ taken: [5, 0, 0] }))).toEqual(['no-row', 'teotihuacan.nobles.no-room']);
		expect(refused(nobles({ powers: [1, 1, 1], taken: [5, 4, 2], row: 3 }))).toEqual([
			'no-buildings',
			'teotihuacan.nobles.first-building',
		]);
		expect(refused(nobles({ taken: [5, 0, 0], row: 2, oneMore: true }))).toBeNull();
	});
});

describe('Decorations', () => {
	test.each([
		[[1], 3],
		[[1, 1], 2],
		[[1, 1, 1], 1],
		[[1, 1, 1, 1], 1],
	] as const)('workers %j pay %i gold', (powers, gold) => {
		expect(total(at('decorations', { powers, noCocoa: true }))).toEqual({
			gold: -gold,
			vp: 3,
			track: 1,
			'power-up': 1,
		});
		expect(refused(at('decorations', { powers, noCocoa: true, stock: { ...rich, gold: gold - 1 } }))?.[1]).toBe(
			'teotihuacan.decorations.pay',
		);
	});
	test('matches score 1 each, coloured ones a step too', () => {
		const matches = { plain: 1, blue: 0, red: 1, green: 0 };
		expect(total(at('decorations', { matches }))).toEqual({ gold: -3, vp: 5, red: 1, track: 1, 'power-up': 1 });
	});
	test('technology 09 adds 4 VP, 12 a step', () => {
		expect(total(at('decorations', { technologies: ['09', '12'] }))).toMatchObject({ vp: 7, track: 2 });
	});
	test('with Architecture each tile costs 3 gold, several may be bought, and the chart is named as unknown', () => {
		const module = at('decorations', { architecture: true, tiles: [2, 0, 0, 0], powers: [1, 1, 1], noCocoa: true });
		expect(total(module)).toEqual({ gold: -6, vp: 6, track: 2 });
		expect(rulesOf(module)).toEqual(
			expect.arrayContaining(['teotihuacan.architecture.chart', 'teotihuacan.architecture.pay']),
		);
		expect(refused({ ...module, tiles: [0, 0, 0, 0] })).toEqual(['no-tile', 'teotihuacan.architecture.pay']);
	});
});

describe('Construction', () => {
	const build = (tiles: Situation['tiles'], changes: Partial<Situation> = {}) =>
		at('construction', { tiles, noCocoa: true, ...changes });
	test.each([
		[1, { stone: -2, vp: 1 }],
		[2, { stone: -2, wood: -1, vp: 3 }],
		[3, { stone: -2, wood: -2, vp: 5 }],
		[4, { stone: -2, wood: -3, vp: 7 }],
	] as const)('a tile on level %i', (level, wanted) => {
		const tiles = [0, 0, 0, 0] as [number, number, number, number];
		tiles[level - 1] = 1;
		expect(total(build(tiles))).toEqual({ ...wanted, track: 1, 'power-up': 1 });
		expect(rulesOf(build(tiles)).includes('teotihuacan.construction.top')).toBe(level === 4);
	});
	test('as many tiles as workers, one at least, one on top', () => {
		expect(refused(build([0, 0, 0, 0]))).toEqual(['no-tile', 'teotihuacan.construction.at-least-one']);
		expect(refused(build([2, 0, 0, 0]))).toEqual(['too-many-tiles', 'teotihuacan.construction.how-many']);
		expect(refused(build([2, 0, 0, 0], { powers: [1, 1] }))).toBeNull();
		expect(refused(build([2, 0, 0, 0], { oneMore: true }))).toBeNull();
		expect(refused(build([4, 0, 0, 0], { powers: [1, 1, 1], technologies: ['15'] }))).toEqual([
			'too-many-tiles',
			'teotihuacan.construction.how-many',
		]);
		expect(refused(build([0, 0, 0, 2], { powers: [1, 1] }))).toEqual(['one-top', 'teotihuacan.construction.levels']);
		expect(refused(build([1, 0, 0, 0], { stock: { ...rich, stone: 1 } }))).toEqual([
			'too-little',
			'teotihuacan.construction.pay',
		]);
	});
	test('matches, technologies 11 and 17, and power-ups by workers counted', () => {
		const matches = { plain: 0, blue: 1, red: 0, green: 1 };
		expect(total(build([3, 0, 0, 0], { powers: [2, 2, 2], matches, technologies: ['11', '17'] }))).toEqual({
			stone: -6,
			vp: 8,
			track: 3,
			blue: 1,
			green: 1,
			temple: 1,
			'power-up': 2,
		});
	});
	test('with Development the chart is named as unknown and sets no limit here', () => {
		const module = build([2, 0, 0, 0], { development: true });
		expect(total(module)).toEqual({ stone: -4, vp: 2, track: 2 });
		expect(rulesOf(module)).toContain('teotihuacan.development.chart');
	});
});

describe('worship', () => {
	const worship = (board: Board, changes: Partial<Situation> = {}) => at(board, { action: 'worship', ...changes });
	test.each([
		['forest', { red: 1 }],
		['stone-quarry', { green: 1 }],
		['gold-deposits', { blue: 1 }],
		['decorations', { temple: 1 }],
	] as const)('%s', (board, wanted) => {
		expect(total(worship(board))).toEqual(wanted);
		expect(rulesOf(worship(board))).toContain('teotihuacan.worship.locks');
	});
	test.each(['alchemy', 'nobles', 'construction'] as const)('%s has no worship space', (board) => {
		expect(refused(worship(board))).toEqual(['no-worship', 'teotihuacan.worship.spaces']);
	});
	test('a bump and both options cost 1 cocoa each', () => {
		expect(total(worship('forest', { occupied: true }))).toEqual({ red: 1, cocoa: -1 });
		expect(total(worship('forest', { occupied: true, takes: 'both' }))).toEqual({ red: 1, cocoa: -2 });
		expect(total(worship('forest', { takes: 'discovery' }))).toEqual({});
		expect(rulesOf(worship('forest', { takes: 'both' }))).toEqual(
			expect.arrayContaining([
				'teotihuacan.worship.discovery',
				'teotihuacan.worship.refill',
				'teotihuacan.worship.both',
			]),
		);
		const poor = { ...rich, cocoa: 0 };
		expect(refused(worship('forest', { occupied: true, stock: poor }))).toEqual([
			'too-little-cocoa',
			'teotihuacan.worship.no-bump',
		]);
		expect(refused(worship('forest', { takes: 'both', stock: poor }))).toEqual([
			'too-little-cocoa',
			'teotihuacan.worship.both',
		]);
		expect(total(worship('forest', { occupied: true, takes: 'both', noCocoa: true, stock: poor }))).toEqual({ red: 1 });
	});
	test('the Palace always carries out a Royal tile', () => {
		expect(refused(at('palace', { action: 'main' }))).toEqual(['no-main-action', 'teotihuacan.main.palace']);
		expect(refused(worship('palace', { takes: 'discovery' }))).toEqual(['palace-royal', 'teotihuacan.worship.palace']);
	});
	test.each([
		['a04', 3, { technologies: ['01', '03'] }, { vp: 4 }],
		['a04', 1, { technologies: ['01', '03'] }, { vp: 2 }],
		['a05', 4, { track: 5 }, { vp: 8 }],
		['a09', 3, { avenue: 9 }, { vp: 4 }],
		['b02', 2, { times: 2 }, { cocoa: -2, wood: 2, stone: 2 }],
		['b06', 1, { times: 1 }, { cocoa: -1, gold: 1, stone: 1 }],
		['b07', 4, {}, { cocoa: -1, resource: 3 }],
		['c01', 3, {}, { cocoa: 4 }],
		['c03', 2, { times: 2 }, { resource: -2, cocoa: 4 }],
		['c08', 3, { times: 2 }, { cocoa: -2, temple: 2 }],
		['c08', 1, {}, {}],
	] as const)('Royal tile %s with power %i', (royal, power, changes, wanted) => {
		expect(total(worship('palace', { royal, powers: [power], ...(changes as Partial<Situation>) }))).toEqual(wanted);
	});
	test('a trade takes cocoa that is there, and what bumping took is gone', () => {
		const has = (cocoa: number) => ({ stock: { ...rich, cocoa } });
		const short = ['too-little', 'teotihuacan.royal.each'];
		expect(refused(worship('palace', { royal: 'b02', powers: [2], times: 2, ...has(1) }))).toEqual(short);
		expect(total(worship('palace', { royal: 'b02', powers: [2], times: 1, ...has(1) }))).toMatchObject({ cocoa: -1 });
		expect(refused(worship('palace', { royal: 'b07', powers: [2], occupied: true, ...has(1) }))).toEqual(short);
		expect(refused(worship('palace', { royal: 'c08', powers: [2], ...has(0) }))).toEqual(short);
		expect(total(worship('palace', { royal: 'c08', powers: [1], ...has(0) }))).toEqual({});
		expect(total(worship('palace', { royal: 'c01', powers: [2], ...has(0) }))).toEqual({ cocoa: 3 });
	});
	test('and resources that are there, of whatever kind', () => {
		const none = { cocoa: 5, wood: 0, stone: 0, gold: 0 };
		const trades = (royal: string, times: number, stock: Situation['stock']) =>
			worship('palace', { royal, powers: [3], times, stock });
		const short = ['too-little', 'teotihuacan.royal.each'];
		expect(refused(trades('b07', 1, none))).toEqual(short);
		expect(total(trades('b07', 1, { ...none, gold: 1 }))).toEqual({ cocoa: -1, resource: 2 });
		expect(refused(trades('c03', 1, none))).toEqual(short);
		expect(refused(trades('c03', 3, { ...none, wood: 1, stone: 1 }))).toEqual(short);
		expect(total(trades('c03', 3, { ...none, wood: 1, stone: 1, gold: 1 }))).toEqual({ resource: -3, cocoa: 6 });
		// It gives 2 cocoa, and asks for none.
		expect(total(trades('c03', 1, { ...none, cocoa: 0, wood: 1 }))).toEqual({ resource: -1, cocoa: 2 });
		const made = boardAction(trades('c03', 3, { ...none, wood: 1, stone: 1 }));
		expect(made).toMatchObject({ ok: false, error: { values: { what: 'resource', cost: 3, has: 2 } } });
	});
	test('a tile trades as often as its power allows, and unknown ones are named', () => {
		expect(refused(worship('palace', { royal: 'b02', powers: [2], times: 3 }))).toEqual([
			'too-often',
			'teotihuacan.royal.each',
		]);
		expect(rulesOf(worship('palace', { royal: 'c08', powers: [1] }))).toContain('teotihuacan.royal.power-one');
		for (const { id } of royalTiles.filter(({ set }) => set !== 'base'))
			expect(refused(worship('palace', { royal: id }))).toEqual(['royal-unknown', 'teotihuacan.royal.each']);
	});
});

describe('Priests', () => {
	test.each([
		['chalchiuhtlicue', at('forest', { others: 3 }), { cocoa: 0, 'power-up': 1 }],
		['chalchiuhtlicue', at('stone-quarry'), { cocoa: -1, vp: 1, 'power-up': 1 }],
		['oxomoco', at('decorations'), { gold: -2, vp: 3, track: 1, 'power-up': 1 }],
		['tlaloc', at('stone-quarry', { powers: [2], borrowed: 1 }), { stone: 1, 'power-up': 1 }],
		['tlaloc', at('construction'), { stone: -2, resource: -1, vp: 1, track: 1, 'power-up': 1 }],
		['ehecatl', at('forest', { action: 'collect', others: 2 }), { cocoa: 2 }],
		['tonacacihuatl', at('nobles'), { wood: -3, vp: 3, avenue: 1, 'power-up': 1 }],
		['huitzilopochtli', at('construction', { technologies: ['11'] }), { stone: -2, vp: 6, track: 1, 'power-up': 1 }],
		['xipe-totec', at('forest', { action: 'worship', occupied: true, takes: 'both' }), { red: 1 }],
	] as const)('%s', (priest, situation, wanted) => {
		const expected = Object.fromEntries(Object.entries(wanted).filter(([, amount]) => amount !== 0));
		expect(total({ ...situation, priest })).toEqual(expected);
		expect(rulesOf({ ...situation, priest })).toContain('teotihuacan.priests.each');
		expect(rulesOf(situation)).not.toContain('teotihuacan.priests.each');
	});
	test.each([
		['nobles', [1, 0, 0, 0], { wood: 2 }, 1],
		['construction', [1, 0, 0, 0], { stone: 2 }, 1],
		['construction', [1, 1, 0, 0], { stone: 4, wood: 1 }, 2],
	] as const)(
		'Tlaloc takes a resource of any kind for each building or tile at %s %j, if one is left',
		(board, tiles, cost, besides) => {
			const stock = { cocoa: 0, wood: 0, stone: 0, gold: besides - 1, ...cost };
			const situation = at(board, { priest: 'tlaloc', tiles, powers: [1, 1], others: 0, noCocoa: true, stock });
			expect(refused(situation)).toEqual(['too-little-besides', 'teotihuacan.priests.each']);
			expect(total({ ...situation, stock: { ...stock, gold: besides } })).toMatchObject({ resource: -besides });
			expect(boardAction({ ...situation, priest: null }).ok).toBe(true);
		},
	);
	test('Xochipilli: 1 gold cheaper, any row, no worship', () => {
		const wanted = { technology: '09', row: 2, column: 1, owners: 0 } as const;
		expect(total(at('alchemy', { priest: 'xochipilli', wanted }))).toEqual({ gold: -1, blue: 1, 'power-up': 1 });
		expect(refused(at('forest', { action: 'worship', priest: 'xochipilli' }))).toEqual([
			'xochipilli',
			'teotihuacan.priests.each',
		]);
	});
});
