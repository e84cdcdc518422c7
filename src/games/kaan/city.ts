import type { KaanRejection } from './golems.ts';
import { numbers } from './profile.ts';
import type { KaanRule } from './rule-ids.ts';
import type { KaanReadings } from './rulings.ts';

/** What stands on a foundation. */
export const uprights = ['column', 'building'] as const;
export type Upright = (typeof uprights)[number];

/**
 * A foundation of a city. Level 1 is the base, where `at` counts along the row; on level 2 and above it lies on the
 * uprights of the level below at `at` and `at + 1`.
 */
export interface Foundation {
	level: number;
	at: number;
	upright: Upright | null;
}
export type City = readonly Foundation[];
export type Place = Pick<Foundation, 'level' | 'at'>;

/** How large a city may be entered. */
export const most = { foundations: 60, at: 30, level: 12 } as const;

/** Two foundations side by side, a column on the first: what everybody begins with. */
export const startCity: City = [
	{ level: 1, at: 0, upright: 'column' },
	{ level: 1, at: 1, upright: null },
];
/** The rule that lays it out. */
export const startRule: KaanRule = 'kaan.setup.city';

/** What has been done in a turn so far: an action of placing, or one building. */
export interface CityTurn {
	foundations: number;
	columns: number;
	built: boolean;
}
export const newTurn: CityTurn = { foundations: 0, columns: 0, built: false };

/** The foundation at a place; undefined where there is none. */
export const foundationAt = (city: City, { level, at }: Place): Foundation | undefined =>
	city.find((each) => each.level === level && each.at === at);

/** The level by which a building's effect is as strong as it is: 1, 2, or 3 for all above. */
export const strengthOf = (level: number): 1 | 2 | 3 => Math.min(level, numbers.strongest.value) as 1 | 2 | 3;

/** What may be put somewhere: with the level of its strength where it is a building. */
export interface Placement extends Place {
	type: 'foundation' | Upright;
	refused: KaanRejection | null;
	rules: KaanRule[];
}

const reject = (code: string, rule: KaanRule, values: KaanRejection['values'] = {}): KaanRejection => ({
	code,
	rule,
	values,
});

/** The places where a foundation could come to lie in this city, whatever has been placed this turn. */
const sitesFor = (city: City): Place[] => {
	const base = city.filter(({ level }) => level === 1).map(({ at }) => at);
	const ends = base.length === 0 ? [0] : [Math.min(...base) - 1, Math.max(...base) + 1];
	// Above two foundations side by side, where a card stands on one of them at least.
	const above = city
		.filter(({ level, at, upright }) => {
			const beside = foundationAt(city, { level, at: at + 1 });
			return beside !== undefined && (upright ?? beside.upright) !== null;
		})
		.map(({ level, at }) => ({ level: level + 1, at }));
	const seen = new Set<string>();
	return [...ends.map((at) => ({ level: 1, at })), ...above].filter((place) => {
		const key = `${place.level}.${place.at}`;
		if (seen.has(key) || foundationAt(city, place)) return false;
		seen.add(key);
		return true;
	});
};

/** How many of the two cards under a place stand there. */
const supports = (city: City, { level, at }: Place): number =>
	[at, at + 1].filter((each) => foundationAt(city, { level: level - 1, at: each })?.upright).length;

const foundationRefused = (
	city: City,
	place: Place,
	turn: CityTurn,
	readings: Pick<KaanReadings, 'shared-support'>,
): KaanRejection | null => {
	if (turn.built) return reject('one-action', 'kaan.turn.one-action');
	if (turn.foundations >= numbers.foundationsATurn.value)
		return reject('foundations-spent', 'kaan.city.place.how-many', { most: numbers.foundationsATurn.value });
	if (place.level === 1) return null;
	const standing = supports(city, place);
	if (standing < 2) return reject('needs-two', 'kaan.city.foundation.where', { standing });
	const isShared = [place.at - 1, place.at + 1].some((at) => foundationAt(city, { level: place.level, at }));
	return isShared && readings['shared-support'] === 'carries-one'
		? reject('support-shared', 'kaan.city.foundation.where')
		: null;
};

const uprightRefused = (type: Upright, { upright }: Foundation, turn: CityTurn): KaanRejection | null => {
	const isPlacing = turn.foundations + turn.columns > 0;
	if (turn.built || (type === 'building' && isPlacing)) return reject('one-action', 'kaan.turn.one-action');
	if (type === 'column' && turn.columns >= numbers.columnsATurn.value)
		return reject('columns-spent', 'kaan.city.place.how-many', { most: numbers.columnsATurn.value });
	if (upright !== null)
		return reject(
			upright === 'column' ? 'column-there' : 'building-there',
			type === 'column' ? 'kaan.city.column' : 'kaan.city.construct',
		);
	return null;
};

/**
 * All that might be placed in a city, with the reason for each that may not: foundations at the ends of the base and
 * above two neighbours, a column and a building on each foundation.
 */
export const placementsOf = (
	city: City,
	turn: CityTurn,
	readings: Pick<KaanReadings, 'shared-support'>,
): Placement[] => {
	const order: KaanRule[] = turn.foundations + turn.columns > 0 ? ['kaan.city.place.order'] : [];
	return [
		...sitesFor(city).map(
			(place): Placement => ({
				...place,
				type: 'foundation',
				refused: foundationRefused(city, place, turn, readings),
				rules: ['kaan.city.foundation', 'kaan.city.foundation.where', ...order],
			}),
		),
		...city.flatMap((foundation) =>
			uprights.map(
				(type): Placement => ({
					level: foundation.level,
					at: foundation.at,
					type,
					refused: uprightRefused(type, foundation, turn),
					rules: type === 'column' ? ['kaan.city.column', ...order] : ['kaan.city.construct', 'kaan.effects.strength'],
				}),
			),
		),
	];
};

/** The city and the turn once something has been placed; whether it may be is not asked here. */
export const cityAfter = (
	city: City,
	turn: CityTurn,
	{ type, level, at }: Pick<Placement, 'type' | 'level' | 'at'>,
): { city: City; turn: CityTurn } => {
	if (type === 'foundation')
		return { city: [...city, { level, at, upright: null }], turn: { ...turn, foundations: turn.foundations + 1 } };
	return {
		city: city.map((each) => (each.level === level && each.at === at ? { ...each, upright: type } : each)),
		turn: type === 'column' ? { ...turn, columns: turn.columns + 1 } : { ...turn, built: true },
	};
};

/** Stone that this turn's columns cost. */
export const stoneFor = ({ columns }: CityTurn): number => columns * numbers.columnStone.value;

/** What is wrong with a city as it lies: a foundation that is there twice, lies apart, or on less than two uprights. */
export interface CityProblem extends Place {
	code: 'twice' | 'apart' | 'needs-two' | 'support-shared';
	rule: KaanRule;
}

/** The foundations of a city that cannot lie where they do. */
export const cityProblems = (city: City, readings: Pick<KaanReadings, 'shared-support'>): CityProblem[] => {
	const base = city.filter(({ level }) => level === 1).map(({ at }) => at);
	const rule = 'kaan.city.foundation.where';
	return city.flatMap((foundation, index): CityProblem[] => {
		const { level, at } = foundation;
		if (foundationAt(city.slice(0, index), foundation)) return [{ level, at, code: 'twice', rule }];
		if (level === 1) {
			const isApart = at > Math.min(...base) && !base.includes(at - 1);
			return isApart ? [{ level, at, code: 'apart', rule }] : [];
		}
		if (supports(city, foundation) < 2) return [{ level, at, code: 'needs-two', rule }];
		const isShared = readings['shared-support'] === 'carries-one' && foundationAt(city, { level, at: at - 1 });
		return isShared ? [{ level, at, code: 'support-shared', rule }] : [];
	});
};
