/** The eclipse sheet: tables and thresholds, the worked case, and that no other sorting of masks scores more. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	avenueValue,
	type EclipsePlayer,
	type EclipseSheet,
	eclipseScore,
	salaryOf,
} from '#games/teotihuacan/eclipse.ts';
import { bestSets, maskCopies, setVp, vpOfSet } from '#games/teotihuacan/masks.ts';
import type { Power } from '#games/teotihuacan/resources.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'teotihuacan.eclipse.avenue',
	'teotihuacan.eclipse.leader',
	'teotihuacan.eclipse.mask-sets',
	'teotihuacan.eclipse.mask-vp',
	'teotihuacan.eclipse.pyramid',
	'teotihuacan.eclipse.salary',
	'teotihuacan.eclipse.temple-bonus',
	'teotihuacan.eclipse.unpaid',
	'teotihuacan.end.ties',
	'teotihuacan.end.winner',
	'teotihuacan.height.abilities',
	'teotihuacan.priests.each',
];

const player = (changes: Partial<EclipsePlayer> = {}): EclipsePlayer => ({
	name: '',
	vp: 0,
	avenue: 0,
	track: 0,
	masks: [0, 0, 0, 0, 0, 0, 0],
	workers: [],
	cocoa: 0,
	keeps: 0,
	bonuses: [],
	technologies: 0,
	discoveries: 0,
	orange: [],
	huitzilopochtli: false,
	...changes,
});
const sheet = (players: EclipsePlayer[], changes: Partial<EclipseSheet> = {}): EclipseSheet => ({
	eclipse: 1,
	buildings: 0,
	players,
	readings: {},
	...changes,
});
const lineOf = (made: EclipseSheet, say: string, seat = 0) =>
	eclipseScore(made).scores[seat]?.lines.find((line) => line.say === say);
const added = (made: EclipseSheet, seat = 0) => eclipseScore(made).scores[seat]?.added;

test('the worked case: eclipse 2, 4 buildings, Avenue 5, sole leader on 3, sets of 4 and 2, workers 1-4-5, 3 cocoa: 35', () => {
	const made = sheet(
		[player({ avenue: 5, track: 3, masks: [0, 0, 0, 2, 2, 1, 1], workers: [1, 4, 5], cocoa: 3 }), player({ track: 2 })],
		{ eclipse: 2, buildings: 4 },
	);
	const [score] = eclipseScore(made).scores;
	expect(score?.lines.map(({ say, gives }) => [say, gives.vp])).toEqual([
		['avenue', 15],
		['leader', 4],
		['track', 9],
		['masks', 13],
		['salary', -6],
	]);
	expect(score?.added).toBe(35);
	expect(score?.cocoaLeft).toBe(0);
});

describe('masks', () => {
	test.each(setVp.value.map((vp, index) => [index + 1, vp]))('a set of %i scores %i', (size, vp) => {
		expect(vpOfSet(size)).toBe(vp);
		expect(
			lineOf(sheet([player({ masks: maskCopies.value.map((_, kind) => (kind < size ? 1 : 0)) })]), 'masks')?.gives.vp,
		).toBe(vp);
	});
	test('four masks score 10, not the 15 of the row without its 6', () => {
		expect(lineOf(sheet([player({ masks: [1, 1, 1, 1, 0, 0, 0] })]), 'masks')).toMatchObject({
			gives: { vp: 10 },
			rules: ['teotihuacan.eclipse.mask-sets', 'teotihuacan.eclipse.mask-vp'],
		});
	});
	test('no other way of sorting scores more', () => {
		/** By brute force: take any set of different kinds off, then sort the rest. */
		const best = (counts: readonly number[], memo = new Map<string, number>()): number => {
			const key = [...counts].sort().join();
			const known = memo.get(key);
			if (known !== undefined) return known;
			const kinds = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
			let most = 0;
			for (let subset = 1; subset < 1 << kinds.length; subset++) {
				const taken = kinds.filter((_, nth) => subset & (1 << nth));
				const rest = counts.map((count, kind) => (taken.includes(kind) ? count - 1 : count));
				most = Math.max(most, vpOfSet(taken.length) + best(rest, memo));
			}
			memo.set(key, most);
			return most;
		};
		fc.assert(
			fc.property(fc.tuple(...maskCopies.value.slice(0, 5).map((copies) => fc.nat(copies))), (counts) => {
				const vp = bestSets(counts).reduce((sum, size) => sum + vpOfSet(size), 0);
				expect(vp).toBe(best(counts));
				expect(bestSets(counts).reduce((sum, size) => sum + size, 0)).toBe(counts.reduce((sum, each) => sum + each, 0));
			}),
			{ numRuns: 60 },
		);
	});
});

describe('Avenue and Pyramid track', () => {
	test.each([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1].map((vp, taken) => [taken, vp]))(
		'%i buildings: %i VP a step',
		(taken, vp) => {
			expect(avenueValue(taken)).toBe(vp);
			expect(lineOf(sheet([player({ avenue: 3 })], { buildings: taken }), 'avenue')?.gives.vp).toBe(3 * vp);
		},
	);
	test('more steps than there are count as nine', () => {
		expect(lineOf(sheet([player({ avenue: 12 })]), 'avenue')?.gives.vp).toBe(45);
	});
	test.each([
		[1, 4],
		[2, 3],
		[3, 2],
	] as const)('eclipse %i: %i VP a Pyramid step', (eclipse, rate) => {
		expect(lineOf(sheet([player({ track: 5 })], { eclipse }), 'track')?.gives.vp).toBe(5 * rate);
	});
	test('all who are furthest score 4, nobody behind them, and on 0 only by the other reading', () => {
		const tied = sheet([player({ track: 2 }), player({ track: 2 }), player({ track: 1 })]);
		expect(lineOf(tied, 'leader', 0)?.gives.vp).toBe(4);
		expect(lineOf(tied, 'leader', 1)?.gives.vp).toBe(4);
		expect(lineOf(tied, 'leader', 2)).toBeUndefined();
		const none = sheet([player(), player()]);
		expect(lineOf(none, 'leader')).toBeUndefined();
		expect(lineOf({ ...none, readings: { 'pyramid-leader-at-zero': 'all-on-zero' } }, 'leader')?.gives.vp).toBe(4);
	});
});

describe('salary', () => {
	test.each([
		[[1, 2, 3], 3],
		[[3, 4], 3],
		[[5, 4, 1, 2], 6],
	] as const)('workers %j cost %i cocoa', (workers, due) => {
		expect(salaryOf(workers)).toBe(due);
		expect(added(sheet([player({ workers, cocoa: due })]))).toBe(0);
		expect(added(sheet([player({ workers, cocoa: due - 1 })]))).toBe(-3);
		expect(added(sheet([player({ workers, cocoa: 0 })]))).toBe(-3 * due);
	});
	test('cocoa kept back is not paid, and stays', () => {
		const [score] = eclipseScore(sheet([player({ workers: [1, 1], cocoa: 5, keeps: 4 })])).scores;
		expect(score).toMatchObject({ added: -3, cocoaPaid: 1, cocoaLeft: 4 });
		expect(lineOf(sheet([player({ workers: [1], cocoa: 0 })]), 'salary')?.rules).toContain(
			'teotihuacan.eclipse.unpaid',
		);
	});
});

test('the Discovery that ignores cocoa spares all the salary: nothing is paid or lost, and it is said by its rule', () => {
	const rich = player({ workers: [1, 4, 5], cocoa: 3, noCocoa: true });
	for (const each of [rich, { ...rich, cocoa: 0 }, { ...rich, keeps: 3 }, { ...rich, huitzilopochtli: true }]) {
		const [score] = eclipseScore(sheet([each])).scores;
		expect(score).toMatchObject({ added: 0, cocoaPaid: 0, cocoaLeft: each.cocoa });
	}
	expect(lineOf(sheet([rich]), 'salary-spared')).toEqual({
		say: 'salary-spared',
		values: { due: 5 },
		gives: { vp: 0 },
		rules: ['teotihuacan.eclipse.salary', 'teotihuacan.discoveries.no-cocoa'],
	});
	expect(added(sheet([player({ workers: [1, 4, 5], cocoa: 3 })]))).toBe(-6);
});

describe('the last eclipse', () => {
	const worker = [1, 3, 4] as Power[];
	test.each([
		['best-mask-set', { masks: [1, 1, 1, 2, 0, 0, 0] }, 10],
		['technologies', { technologies: 3 }, 15],
		['fifteen-vp', {}, 15],
		['avenue', { avenue: 4 }, 12],
		['bonus-tiles', {}, 9],
		['discoveries', { discoveries: 5 }, 10],
		['workers', { workers: worker, cocoa: 9 }, 17],
	] as const)('bonus %s', (id, changes, vp) => {
		const made = player({ ...(changes as Partial<EclipsePlayer>), bonuses: [id] });
		expect(lineOf(sheet([made], { eclipse: 3 }), `bonus-${id}`)).toMatchObject({
			gives: { vp },
			rules: ['teotihuacan.eclipse.temple-bonus'],
		});
		expect(lineOf(sheet([made], { eclipse: 2 }), `bonus-${id}`)).toBeUndefined();
	});
	test('bonus tiles count themselves', () => {
		const made = player({ bonuses: ['bonus-tiles', 'fifteen-vp', 'avenue'] });
		expect(lineOf(sheet([made], { eclipse: 3 }), 'bonus-bonus-tiles')?.gives.vp).toBe(27);
	});
	test('most VP win, then cocoa, then turn order; before it nobody does', () => {
		const winner = (...players: EclipsePlayer[]) => eclipseScore(sheet(players, { eclipse: 3 })).winner;
		expect(winner(player({ vp: 5 }), player({ vp: 6 }))).toMatchObject({
			seat: 1,
			by: 'vp',
			rules: ['teotihuacan.end.winner'],
		});
		expect(winner(player({ cocoa: 1 }), player({ cocoa: 2 }))).toMatchObject({ seat: 1, by: 'cocoa' });
		expect(winner(player({ cocoa: 2 }), player({ cocoa: 2 }))).toMatchObject({
			seat: 0,
			by: 'order',
			rules: ['teotihuacan.end.winner', 'teotihuacan.end.ties'],
		});
		expect(eclipseScore(sheet([player(), player({ vp: 9 })])).winner).toBeNull();
	});
	test('by the Dark Eclipse the last tie-break is reversed, and nothing else', () => {
		const readings = { 'dark-eclipse': 'dark' } as const;
		const winner = (...players: EclipsePlayer[]) => eclipseScore(sheet(players, { eclipse: 3, readings })).winner;
		expect(winner(player({ cocoa: 2 }), player({ cocoa: 2 }), player({ cocoa: 1 }))).toMatchObject({
			seat: 1,
			by: 'order-reversed',
			rules: ['teotihuacan.end.winner', 'teotihuacan.end.ties'],
		});
		expect(winner(player({ cocoa: 2 }), player({ cocoa: 1 }))).toMatchObject({ seat: 0, by: 'cocoa' });
		expect(winner(player({ vp: 1 }), player())).toMatchObject({ seat: 0, by: 'vp' });
		const players = [player({ avenue: 3, track: 1, cocoa: 1, workers: [4] }), player({ track: 2 })];
		expect(eclipseScore(sheet(players, { eclipse: 3, readings })).scores).toEqual(
			eclipseScore(sheet(players, { eclipse: 3 })).scores,
		);
	});
});

test('orange abilities: 2 more an Avenue step, 1 more on masks, cited where they count', () => {
	const made = player({ avenue: 2, masks: [1, 0, 0, 0, 0, 0, 0], orange: ['longer-avenue', 'better-masks'] });
	expect(lineOf(sheet([made]), 'avenue')).toMatchObject({ gives: { vp: 14 } });
	expect(lineOf(sheet([made]), 'avenue')?.rules).toContain('teotihuacan.height.abilities');
	expect(lineOf(sheet([made]), 'masks')?.gives.vp).toBe(2);
	expect(lineOf(sheet([player({ orange: ['better-masks'] })]), 'masks')?.gives.vp).toBe(0);
});

test('Huitzilopochtli: 1 more VP a gain, 1 more cocoa a worker', () => {
	const made = player({ avenue: 1, track: 1, workers: [1, 1], cocoa: 4, huitzilopochtli: true });
	const [score] = eclipseScore(sheet([made, player({ track: 2 })])).scores;
	expect(score).toMatchObject({ added: 5 + 4 + 2, cocoaPaid: 4 });
	expect(score?.lines.at(-1)?.rules).toEqual(['teotihuacan.priests.each']);
});

test('the total never depends on another’s masks, workers or cocoa', () => {
	const amount = fc.integer({ min: 0, max: 9 });
	fc.assert(
		fc.property(
			amount,
			amount,
			fc.array(fc.constantFrom<Power>(1, 2, 3, 4, 5), { maxLength: 4 }),
			(avenue, cocoa, workers) => {
				const own = player({ avenue, track: 1 });
				const alone = added(sheet([own, player({ track: 3 })]));
				expect(added(sheet([own, player({ track: 3, cocoa, workers, masks: [1, 1, 1, 1, 1, 1, 1] })]))).toBe(alone);
			},
		),
	);
});
