import { numbers } from './profile.ts';
import type { KaanRule } from './rule-ids.ts';
import type { KaanReadings } from './rulings.ts';

/** What a player has at the end. */
export interface ScoreSeat {
	/** HP printed on the buildings, with their scoring effects. */
	buildings: number;
	/** HP printed on the citizens. */
	citizens: number;
	harmony: number;
}

/** A line of a player's score. */
export interface ScoreLine {
	row: 'buildings' | 'citizens' | 'harmony' | 'gem';
	hp: number;
	rules: KaanRule[];
}

export interface Score {
	/** By seat. */
	lines: ScoreLine[][];
	totals: number[];
	winners: number[];
	/** What made them win: their points, their harmony in a tie, or neither. */
	by: 'hp' | 'harmony' | 'shared';
	rules: KaanRule[];
}

/** Final scoring: each player's lines, the totals, and who wins. `gem` is the seat that holds it, if one does. */
export const scoreOf = (seats: readonly ScoreSeat[], gem: number | null, readings: Pick<KaanReadings, 'pa'>): Score => {
	const gemHp = readings.pa === 'one-hp' ? numbers.gemHp.value : 0;
	const lines = seats.map(({ buildings, citizens, harmony }, seat): ScoreLine[] => [
		{ row: 'buildings', hp: buildings, rules: ['kaan.scoring.buildings'] },
		{ row: 'citizens', hp: citizens, rules: ['kaan.scoring.citizens'] },
		{ row: 'harmony', hp: harmony * numbers.harmonyHp.value, rules: ['kaan.scoring.harmony'] },
		...(seat === gem ? [{ row: 'gem', hp: gemHp, rules: ['kaan.scoring.gem'] } satisfies ScoreLine] : []),
	]);
	const totals = lines.map((each) => each.reduce((sum, { hp }) => sum + hp, 0));
	const most = Math.max(...totals);
	const level = seats.map((_, seat) => seat).filter((seat) => totals[seat] === most);
	const harmony = Math.max(...level.map((seat) => seats[seat]?.harmony ?? 0));
	const winners = level.filter((seat) => seats[seat]?.harmony === harmony);
	const by = level.length === 1 ? 'hp' : winners.length === 1 ? 'harmony' : 'shared';
	return {
		lines,
		totals,
		winners,
		by,
		rules: [
			'kaan.winning.most',
			...(by === 'hp' ? [] : (['kaan.winning.tie'] as const)),
			...(by === 'shared' ? (['kaan.winning.shared'] as const) : []),
		],
	};
};
