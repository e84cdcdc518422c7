/** Tracks: the temples, the Avenue of the Dead, the Pyramid track and the calendar. */
import { type Effect, gain, score } from './effects.ts';
import { inferred, type PlayerCount, printed, published, type Temple } from './resources.ts';

/** A step of a temple track: what it gives, and whether discoveries lie there at set-up. */
export interface Step {
	effects: readonly Effect[];
	discoveries: boolean;
}
const step = (effect: Effect): Step => ({ effects: [effect], discoveries: false });
const major = (effect: Effect): Step => ({ effects: [effect], discoveries: true });
const any = (amount: number): Effect => gain('resource', amount);
const cocoa = (amount: number): Effect => gain('cocoa', amount);
/** The step of the bonus tile gives nothing by itself. */
const bonus: Step = { effects: [], discoveries: false };

/** Steps 1 to 11 of each temple; the tenth carries the bonus tile, the eleventh is the top. */
export const templeTracks = published<Record<Temple, readonly Step[]>>(
	{
		blue: [
			...[any(1), any(1), any(1)].map(step),
			major(any(1)),
			...[any(2), any(2), score(2), any(2), score(4)].map(step),
			bonus,
			step(score(6)),
		],
		red: [
			...[score(1), score(1), score(2), score(2)].map(step),
			major(score(2)),
			...[score(3), score(3), score(4), score(5)].map(step),
			bonus,
			step(score(7)),
		],
		green: [
			...[cocoa(1), cocoa(1)].map(step),
			major(cocoa(1)),
			...[cocoa(2), cocoa(2)].map(step),
			major(cocoa(2)),
			...[cocoa(3), cocoa(3), cocoa(4)].map(step),
			bonus,
			step(score(5)),
		],
	},
	'bga-twice',
);
export const templeSteps = 11;
export const bonusStep = 10;

/** Discoveries on the marked steps, from the lowest up: how many more than there are players. */
export const templeDiscoveries = published<Record<Temple, readonly number[]>>(
	{ blue: [0], red: [1], green: [-1, 0] },
	'bga-twice',
);

export const avenueSteps = published(9, 'bga');
/** Steps of the Avenue at which discoveries lie, and how many. */
export const avenueDiscoveries = published(
	[
		{ step: 3, tiles: 3 },
		{ step: 6, tiles: 2 },
		{ step: 8, tiles: 1 },
	] as const,
	'bga',
);
export const pyramidSteps = published(10, 'pyramid-steps');

export const eclipses = [1, 2, 3] as const;
export type Eclipse = (typeof eclipses)[number];
/** VP for a step on the Pyramid track, by eclipse. */
export const pyramidRates = printed([4, 3, 2] as const, 'summary-eclipse');
export const leaderVp = printed(4, 'summary-eclipse');
export const salaryLoss = printed(3, 'summary-eclipse');
/** From this power on a worker costs 2 cocoa. */
export const dearPower = printed(4, 'summary-eclipse');
/** The step of the calendar at which the dark disc starts. */
export const darkDisc = printed<Record<PlayerCount, number>>({ 2: 10, 3: 11, 4: 12 }, 'summary-set-up');

/** Special abilities of the orange temple: from the icons alone. */
export const orangeAbilities = ['strong-ascension', 'longer-avenue', 'better-masks'] as const;
export type OrangeAbility = (typeof orangeAbilities)[number];
export const orange = inferred({ restart: 2, avenue: 2, masks: 1 }, 'orange');
