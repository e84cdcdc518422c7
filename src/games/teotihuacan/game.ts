import * as v from 'valibot';
import type { Game } from '#engine/scenario.ts';
import { list } from '#engine/shapes.ts';
import { type Action, type Event, firstTurns, type Position, rewards, type Setup } from './first-turns.ts';
import { boards, powers, resources, temples } from './resources.ts';

const board = v.picklist(boards);
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const counts = <Key extends string>(keys: readonly Key[], most: number) =>
	v.partial(
		v.strictObject(Object.fromEntries(keys.map((key) => [key, count(most)])) as Record<Key, ReturnType<typeof count>>),
	);

const setupSchema = v.partial(
	v.strictObject({
		ring: list(board, 8, 8),
		workers: list(
			v.strictObject({ at: board, power: v.optional(v.picklist(powers)), locked: v.optional(v.boolean()) }),
			4,
			1,
		),
		others: counts(boards, 4),
		worshippers: list(board, 8),
		stock: counts(['cocoa', ...resources], 99),
		vp: count(999),
		avenue: count(9),
		track: count(10),
		light: count(20),
		temples: counts(temples, 11),
		taken: v.tuple([count(5), count(4), count(3)]),
		turnsLeft: count(99),
	}),
);
const steps = v.picklist([1, 2, 3]);
const actionSchema = v.variant('type', [
	v.strictObject({ type: v.literal('move'), worker: count(3), steps }),
	v.strictObject({ type: v.literal('unlock'), pay: v.boolean() }),
	v.strictObject({ type: v.literal('collect') }),
	v.strictObject({ type: v.literal('main') }),
	v.strictObject({ type: v.literal('build'), row: steps }),
	v.strictObject({ type: v.literal('construct'), tiles: steps }),
	v.strictObject({ type: v.literal('worship') }),
	v.strictObject({ type: v.literal('power-up'), worker: count(3) }),
	v.strictObject({ type: v.literal('leave-power-ups') }),
	v.strictObject({ type: v.literal('reward'), take: v.picklist(rewards) }),
	v.strictObject({ type: v.literal('temple'), which: v.picklist(temples) }),
	v.strictObject({ type: v.literal('resource'), of: v.picklist(resources) }),
]);

/** The small game of the lessons, with the shapes that a file may have. */
export const teotihuacanGame: Game<Setup, Position, Action, Event> = {
	id: 'teotihuacan',
	setupSchema: setupSchema as v.GenericSchema<unknown, Setup>,
	profileSchema: v.strictObject({}),
	actionSchema: actionSchema as v.GenericSchema<unknown, Action>,
	rules: firstTurns,
};
