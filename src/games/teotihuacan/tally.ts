/** What a tool's answer is made of: lines, each with what it gives or takes and the rules behind it. */
import type { Rejection } from '#engine/rules.ts';
import type { Effect } from './effects.ts';
import type { Resource } from './resources.ts';
import type { TeoRule } from './rule-ids.ts';

export const counted = [
	'vp',
	'cocoa',
	'wood',
	'stone',
	'gold',
	'resource',
	'blue',
	'red',
	'green',
	'temple',
	'avenue',
	'track',
	'power-up',
] as const;
/** `resource` is one of choice, `temple` a step on a temple of choice, `track` the Pyramid track. */
export type Counted = (typeof counted)[number];
export type Tally = Partial<Record<Counted, number>>;

/** A line of an answer: a key of the sentence in `src/words`, what it hangs on, and what it gives (below 0: takes). */
export interface Line {
	say: string;
	values: Record<string, string | number>;
	gives: Tally;
	rules: readonly TeoRule[];
}

export interface Refused extends Rejection {
	rule: TeoRule;
}

export const add = (...tallies: readonly Tally[]): Tally => {
	const sum: Tally = {};
	for (const tally of tallies)
		for (const [key, amount] of Object.entries(tally) as [Counted, number][]) sum[key] = (sum[key] ?? 0) + amount;
	return sum;
};

export const totalOf = (lines: readonly Line[]): Tally => add(...lines.map(({ gives }) => gives));

/** What effects that can be counted give; the others give nothing here. */
export const tallyOf = (effects: readonly Effect[]): Tally =>
	add(
		...effects.map((effect): Tally => {
			switch (effect.verb) {
				case 'gain':
					return { [effect.of]: effect.amount };
				case 'score':
					return effect.per ? {} : { vp: effect.vp };
				case 'temple':
					return { [effect.which === 'any' ? 'temple' : effect.which]: effect.steps };
				case 'avenue':
					return { avenue: effect.steps };
				case 'pyramid-track':
					return { track: effect.steps };
				case 'power-up':
					return { 'power-up': effect.times };
				default:
					return {};
			}
		}),
	);

export const minus = (tally: Tally): Tally =>
	Object.fromEntries(Object.entries(tally).map(([key, amount]) => [key, -amount]));

/** What a player holds of what costs are paid in. */
export type Stock = Record<Resource | 'cocoa', number>;
