/** Cities of Ka'an: each rule of foundations, columns and buildings by a table, and what holds in any city. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type City,
	type CityTurn,
	cityAfter,
	cityProblems,
	foundationAt,
	newTurn,
	type Placement,
	placementsOf,
	startCity,
	stoneFor,
	strengthOf,
} from '#games/kaan/city.ts';
import type { KaanRule } from '#games/kaan/rule-ids.ts';

// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'kaan.setup.city',
	'kaan.turn.one-action',
	'kaan.city.construct',
	'kaan.city.place.how-many',
	'kaan.city.place.order',
	'kaan.city.foundation',
	'kaan.city.foundation.where',
	'kaan.city.column',
	'kaan.effects.strength',
];

const two = { 'shared-support': 'carries-two' } as const;
const one = { 'shared-support': 'carries-one' } as const;
const turn = (part: Partial<CityTurn> = {}): CityTurn => ({ ...newTurn, ...part });
/** A base of uprights, with what lies above. */
const base = (uprights: City[number]['upright'][], above: City = []): City => [
	...uprights.map((upright, at) => ({ level: 1, at, upright })),
	...above,
];
const found = (
	city: City,
	type: Placement['type'],
	level: number,
	at: number,
	now = turn(),
	readings: typeof one | typeof two = two,
) => placementsOf(city, now, readings).find((each) => each.type === type && each.level === level && each.at === at);

type Row = [
	what: string,
	city: City,
	placed: [type: Placement['type'], level: number, at: number],
	now: CityTurn,
	refused: string | null,
	rule: KaanRule,
];

describe('what may be placed', () => {
	test.each<Row>([
		['a foundation at the right end', startCity, ['foundation', 1, 2], turn(), null, 'kaan.city.foundation'],
		['and at the left end', startCity, ['foundation', 1, -1], turn(), null, 'kaan.city.foundation.where'],
		['a third one', startCity, ['foundation', 1, 2], turn({ foundations: 2 }), null, 'kaan.city.place.order'],
		[
			'not a fourth',
			startCity,
			['foundation', 1, 2],
			turn({ foundations: 3 }),
			'foundations-spent',
			'kaan.city.place.how-many',
		],
		['not on one upright', startCity, ['foundation', 2, 0], turn(), 'needs-two', 'kaan.city.foundation.where'],
		[
			'on a column and a building',
			base(['column', 'building']),
			['foundation', 2, 0],
			turn(),
			null,
			'kaan.city.foundation.where',
		],
		['on two columns', base(['column', 'column']), ['foundation', 2, 0], turn(), null, 'kaan.city.foundation.where'],
		['a column on a free foundation', startCity, ['column', 1, 1], turn(), null, 'kaan.city.column'],
		['not where a column stands', startCity, ['column', 1, 0], turn(), 'column-there', 'kaan.city.column'],
		['nor where a building stands', base(['building']), ['column', 1, 0], turn(), 'building-there', 'kaan.city.column'],
		[
			'not a second column',
			base([null, null]),
			['column', 1, 0],
			turn({ columns: 1 }),
			'columns-spent',
			'kaan.city.place.how-many',
		],
		[
			'a column after a foundation',
			startCity,
			['column', 1, 1],
			turn({ foundations: 1 }),
			null,
			'kaan.city.place.order',
		],
		['a building on a free foundation', startCity, ['building', 1, 1], turn(), null, 'kaan.city.construct'],
		['with the strength of its level', startCity, ['building', 1, 1], turn(), null, 'kaan.effects.strength'],
		['not on a column', startCity, ['building', 1, 0], turn(), 'column-there', 'kaan.city.construct'],
		[
			'not in a turn of placing',
			startCity,
			['building', 1, 1],
			turn({ foundations: 1 }),
			'one-action',
			'kaan.turn.one-action',
		],
		['not a second one', startCity, ['building', 1, 1], turn({ built: true }), 'one-action', 'kaan.turn.one-action'],
		[
			'no foundation after a building',
			startCity,
			['foundation', 1, 2],
			turn({ built: true }),
			'one-action',
			'kaan.turn.one-action',
		],
	])('%s', (_what, city, [type, level, at], now, refused, rule) => {
		const placement = found(city, type, level, at, now);
		expect(placement?.refused?.code ?? null).toBe(refused);
		if (placement?.refused) expect(placement.refused.rule).toBe(rule);
		else expect(placement?.rules).toContain(rule);
	});

	test('the order is named only once something was placed', () => {
		expect(found(startCity, 'foundation', 1, 2)?.rules).not.toContain('kaan.city.place.order');
	});

	test('one upright under two foundations: by either reading', () => {
		const city = base(['column', 'building', 'column'], [{ level: 2, at: 0, upright: null }]);
		expect(found(city, 'foundation', 2, 1)?.refused).toBeNull();
		expect(found(city, 'foundation', 2, 1, turn(), one)?.refused?.code).toBe('support-shared');
		const wide = base(['column', 'building', 'column', 'column'], [{ level: 2, at: 0, upright: null }]);
		expect(found(wide, 'foundation', 2, 2, turn(), one)?.refused).toBeNull();
	});

	test('the first foundation of an empty base', () => {
		expect(placementsOf([], turn(), two).map(({ type, level, at }) => [type, level, at])).toEqual([
			['foundation', 1, 0],
		]);
	});

	test('the printed example: a foundation, a column for 2 stone, a foundation over the Quarry and the column', () => {
		// Willian: a column, the Yunara Quarry and a free foundation in a row.
		let city: City = base(['column', 'building', null]);
		let now = turn();
		const put = (type: Placement['type'], level: number, at: number) => {
			const placement = found(city, type, level, at, now);
			expect(placement?.refused).toBeNull();
			({ city, turn: now } = cityAfter(city, now, placement as Placement));
		};
		put('foundation', 1, 3);
		expect(stoneFor(now)).toBe(0);
		put('column', 1, 2);
		expect(stoneFor(now)).toBe(2);
		put('foundation', 2, 1);
		expect(now).toEqual({ foundations: 2, columns: 1, built: false });
		expect(foundationAt(city, { level: 2, at: 1 })).toEqual({ level: 2, at: 1, upright: null });
		expect(found(city, 'foundation', 1, 4, now)?.refused).toBeNull();
	});

	test.each([
		[1, 1],
		[2, 2],
		[3, 3],
		[4, 3],
		[7, 3],
	])('a building on level %i has strength %i', (level, strength) => {
		expect(strengthOf(level)).toBe(strength);
	});
});

describe('a city as it lies', () => {
	test('the one everybody begins with is sound: 2 foundations, 1 column', () => {
		expect(startCity).toHaveLength(2);
		expect(startCity.filter(({ upright }) => upright === 'column')).toHaveLength(1);
		expect(cityProblems(startCity, two)).toEqual([]);
	});

	test.each<[what: string, city: City, code: string]>([
		['the same place twice', [...startCity, { level: 1, at: 0, upright: null }], 'twice'],
		['a gap in the base', [...startCity, { level: 1, at: 3, upright: null }], 'apart'],
		['an upper one on one upright', [...startCity, { level: 2, at: 0, upright: null }], 'needs-two'],
		['an upper one on nothing', [...startCity, { level: 5, at: 0, upright: null }], 'needs-two'],
	])('%s is told', (_what, city, code) => {
		expect(cityProblems(city, two).map((problem) => problem.code)).toEqual([code]);
	});

	test('two foundations on one upright are told by the other reading alone', () => {
		const city = base(
			['column', 'column', 'column'],
			[
				{ level: 2, at: 0, upright: null },
				{ level: 2, at: 1, upright: null },
			],
		);
		expect(cityProblems(city, two)).toEqual([]);
		expect(cityProblems(city, one)).toEqual([
			{ level: 2, at: 1, code: 'support-shared', rule: 'kaan.city.foundation.where' },
		]);
	});

	test('whatever is placed by the rules leaves a sound city, within the limits of a turn', () => {
		fc.assert(
			fc.property(
				fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 40 }),
				fc.constantFrom(one, two),
				(choices, readings) => {
					let city: City = startCity;
					let now = turn();
					for (const [choice, ends] of choices) {
						if (ends) now = turn();
						const legal = placementsOf(city, now, readings).filter(({ refused }) => refused === null);
						if (legal.length === 0) {
							now = turn();
							continue;
						}
						({ city, turn: now } = cityAfter(city, now, legal[choice % legal.length] as Placement));
						expect(cityProblems(city, readings)).toEqual([]);
						expect(now.foundations).toBeLessThanOrEqual(3);
						expect(now.columns).toBeLessThanOrEqual(1);
						expect(now.built && now.foundations + now.columns > 0).toBe(false);
					}
				},
			),
			{ numRuns: 200 },
		);
	});
});
