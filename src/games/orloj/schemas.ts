/** Shapes of what a device or a file holds of an Orloj game: whatever is in it, it is looked at before it is played. */
import * as v from 'valibot';
import { list } from '#engine/shapes.ts';
import { longestTrack, mostCorrections, mostDeviations, shortestTrack } from './rooster.ts';
import type { Ledger } from './score.ts';
import { type Action, deeds, dials, most, type Setup } from './studio.ts';
import { difficulties, scoringCounts, tracks } from './values.ts';

const whole = (least: number, top: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(top));

export const difficultySchema = v.picklist(difficulties);

/** A game as the companion begins it. */
export const gameSetupSchema = v.strictObject({
	difficulty: difficultySchema,
	threshold: whole(0, most.threshold),
	roosterSteps: whole(shortestTrack, longestTrack),
	tiles: v.pipe(
		v.strictTuple([v.picklist(scoringCounts), v.picklist(scoringCounts), v.picklist(scoringCounts)]),
		v.check((tiles) => new Set(tiles).size === tiles.length),
	),
}) satisfies v.GenericSchema<unknown, Setup>;
export type GameSetup = v.InferOutput<typeof gameSetupSchema>;

const type = <const Type extends string>(name: Type) => ({ type: v.literal(name) });
export const actionSchema = v.variant('type', [
	v.strictObject(type('bumped')),
	v.strictObject(type('crowed')),
	v.strictObject(type('your-turn-over')),
	v.strictObject({ ...type('workers'), needed: whole(1, most.needed) }),
	v.strictObject({ ...type('clock'), there: v.picklist(['nobody', 'you', 'manes']) }),
	v.strictObject({ ...type('deed'), deed: v.picklist(deeds) }),
	v.strictObject(type('failed')),
	v.strictObject({ ...type('tooth'), isRed: v.boolean() }),
	v.strictObject({ ...type('space'), shows: v.picklist(['nothing', 'scroll', 'royal-scroll']) }),
	v.strictObject(type('top')),
	v.strictObject({ ...type('royal-scroll'), counts: v.picklist(scoringCounts) }),
	v.strictObject({ ...type('reward-vp'), vp: whole(1, most.reward) }),
	v.strictObject(type('reward-scroll')),
	v.strictObject({ ...type('reward-deed'), deed: v.picklist(deeds.slice(dials.length)) }),
	v.strictObject(type('reward-over')),
	v.strictObject({ ...type('bonus'), track: v.picklist(tracks) }),
	v.strictObject({ ...type('group'), size: whole(1, most.held + 1) }),
	v.strictObject({ ...type('card-vp'), vp: whole(0, most.cardVp) }),
	v.strictObject({ ...type('card-rooster'), steps: whole(0, most.cardRooster) }),
	v.strictObject({ ...type('objective'), objective: v.picklist([1, 2, 3]), first: v.picklist(['free', 'yours']) }),
	v.strictObject({ ...type('disc'), track: v.picklist(tracks) }),
]) as v.GenericSchema<unknown, Action>;

/** The longest record that is read: a long game has some three hundred answers. */
const mostActions = 2000;

/** A game of the companion: its setup and what was answered; those after `at` are undone. */
export const gameSchema = v.pipe(
	v.strictObject({
		setup: gameSetupSchema,
		actions: list(actionSchema, mostActions),
		at: whole(0, mostActions),
	}),
	v.check(({ actions, at }) => at <= actions.length),
);
export type OrlojGame = v.InferOutput<typeof gameSchema>;

/** More than anybody has of anything: what a sheet takes at all. What cannot be is told on it. */
export const outmost = 999;
const counted = whole(0, outmost);

/** The score sheet: his numbers, and yours. */
export interface Sheet {
	you: number;
	ledger: Ledger;
}
export const sheetSchema: v.GenericSchema<unknown, Sheet> = v.strictObject({
	you: whole(-outmost, outmost),
	ledger: v.strictObject({
		vp: counted,
		isAdvanced: v.boolean(),
		holdings: v.strictObject({
			months: counted,
			zodiacs: counted,
			apostles: counted,
			scrolls: counted,
			'workshop-cards': counted,
		}),
		assistants: counted,
		windows: list(
			v.strictObject({ counts: v.picklist(scoringCounts), reached: v.picklist(['main', 'secondary', 'none']) }),
			3,
			3,
		),
		tiles: list(v.strictObject({ counts: v.picklist(scoringCounts), isFlipped: v.boolean() }), 3, 3),
		objectives: v.strictObject({ first: counted, third: counted }),
	}),
});

/** The rooster's page. */
export const roosterSchema = v.strictObject({
	at: whole(0, longestTrack),
	length: whole(shortestTrack, longestTrack),
	steps: whole(0, 9),
	whose: v.picklist(['you', 'manes']),
	corrections: whole(0, mostCorrections),
	deviations: whole(0, mostDeviations),
});
export type RoosterSheet = v.InferOutput<typeof roosterSchema>;

/** The set-up checklist: the difficulty, and the steps ticked. */
export const checklistSchema = v.strictObject({
	difficulty: difficultySchema,
	ticks: list(v.pipe(v.string(), v.maxLength(60)), 60),
});
export type Checklist = v.InferOutput<typeof checklistSchema>;
