import * as v from 'valibot';
import type { Game } from '#engine/scenario.ts';
import type { Action } from './court-phase.ts';
import type { Event } from './events.ts';
import { copan } from './index.ts';
import type { Position, Setup } from './position.ts';
import { isSpaceId, type SpaceId } from './pyramid.ts';
import { playerCounts, resources } from './resources.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const resource = v.picklist(resources);
const counts = v.strictObject({
	food: v.optional(count),
	fame: v.optional(count),
	zeal: v.optional(count),
	power: v.optional(count),
});
const space = v.custom<SpaceId>((value) => typeof value === 'string' && isSpaceId(value), 'a space such as south-1-2');

const setupSchema = v.strictObject({
	players: v.optional(v.picklist(playerCounts)),
	active: v.optional(count),
	seats: v.optional(
		v.pipe(
			v.array(
				v.strictObject({
					resources: v.optional(counts),
					tiles: v.optional(counts),
					extensions: v.optional(count),
					characters: v.optional(v.pipe(v.array(v.string()), v.maxLength(54))),
				}),
			),
			v.maxLength(4),
		),
	),
	pyramid: v.optional(v.record(v.string(), v.picklist([...resources, 'face-down']))),
	cubes: v.optional(counts),
	crossed: v.optional(counts),
});

const actionSchema = v.variant('type', [
	v.strictObject({ type: v.literal('take-tile'), tile: resource }),
	v.strictObject({ type: v.literal('place-tile'), space }),
	v.strictObject({ type: v.literal('gain-resource'), resource }),
	v.strictObject({ type: v.literal('move-cube'), resource }),
]);

/** Copan as scenarios take it: the shapes a file or link may have, and the rules that play it. */
export const copanGame: Game<Setup, Position, Action, Event> = {
	id: 'copan',
	setupSchema,
	actionSchema,
	rules: copan,
};
