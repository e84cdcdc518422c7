/** The solo game as scenarios and lessons take it. */
import * as v from 'valibot';
import type { Game } from '#engine/scenario.ts';
import { list } from '#engine/shapes.ts';
import { actionSchema, difficultySchema } from './schemas.ts';
import { type Action, type Event, type Position, type Setup, studio } from './studio.ts';
import { scoringCounts, type tracks } from './values.ts';

const count = v.pipe(v.number(), v.integer());
const flag = v.boolean();

/** Any setup by its shape; whether it can be, the rules say. */
const setupSchema = v.strictObject({
	difficulty: v.optional(difficultySchema),
	threshold: v.optional(count),
	roosterSteps: v.optional(count),
	tiles: v.optional(v.strictTuple([v.picklist(scoringCounts), v.picklist(scoringCounts), v.picklist(scoringCounts)])),
	flipped: v.optional(v.strictTuple([flag, flag, flag])),
	round: v.optional(count),
	vp: v.optional(count),
	workers: v.optional(v.partial(v.strictObject({ clock: count, dials: count, objectives: count }))),
	rooster: v.optional(count),
	discs: v.optional(
		v.partial(
			v.strictObject({ blue: count, pink: count, yellow: count }) satisfies v.GenericSchema<
				unknown,
				Record<(typeof tracks)[number], number>
			>,
		),
	),
	months: v.optional(count),
	zodiacs: v.optional(count),
	apostles: v.optional(count),
	scrolls: v.optional(count),
	royalScrolls: v.optional(count),
	assistants: v.optional(count),
	workshopCards: v.optional(count),
	claims: v.optional(list(v.strictObject({ objective: v.picklist([1, 2, 3]), space: v.picklist([1, 3]) }), 3)),
	at: v.optional(v.picklist(['your-turn', 'his-turn'])),
}) as v.GenericSchema<unknown, Setup>;

export const orlojGame: Game<Setup, Position, Action, Event> = {
	id: 'orloj',
	setupSchema,
	profileSchema: v.strictObject({}),
	actionSchema,
	rules: studio,
};
