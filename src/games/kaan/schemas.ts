import * as v from 'valibot';
import { list } from '#engine/shapes.ts';
import { most as mostOfCity, uprights } from './city.ts';
import type { CityAction, CitySetup } from './city-game.ts';
import type { Action } from './golem-game.ts';
import { most, type Pyramid, type SpaceId, yieldKinds } from './pyramid.ts';
import { playerCounts } from './resources.ts';

const whole = (least: number, greatest: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(greatest));
const spaceSchema = v.custom<SpaceId>((value) => typeof value === 'string' && /^[1-9]\.[1-9]\d?$/.test(value));
const yieldSchema = v.strictObject(
	Object.fromEntries(yieldKinds.map((kind) => [kind, v.optional(whole(0, most.each))])) as {
		[Kind in (typeof yieldKinds)[number]]: v.OptionalSchema<ReturnType<typeof whole>, undefined>;
	},
);

/** The shape of a pyramid, from wherever; whether its links lead anywhere is for `linkProblems`. */
export const pyramidSchema: v.GenericSchema<unknown, Pyramid> = v.strictObject({
	levels: list(list(yieldSchema, most.spaces), most.levels, 1),
	links: list(v.tuple([spaceSchema, spaceSchema]), most.links),
});

/** The shape of all golems, by seat. */
export const golemsSchema = list(v.strictObject({ spaces: list(spaceSchema, 3), cenote: whole(0, 3) }), 4, 2);

/** The shape of a setup of the golem game. */
export const setupSchema = v.strictObject({
	players: v.optional(v.picklist(playerCounts)),
	pyramid: v.optional(pyramidSchema),
	golems: v.optional(golemsSchema),
	active: v.optional(whole(0, 3)),
	turns: v.optional(whole(1, 200)),
});

/** The shape of an action of the golem game. */
export const actionSchema: v.GenericSchema<unknown, Action> = v.variant('type', [
	v.strictObject({ type: v.literal('place'), space: spaceSchema }),
	v.strictObject({ type: v.literal('move'), from: spaceSchema, space: spaceSchema }),
	v.strictObject({ type: v.literal('rest') }),
]);

const placeShape = {
	level: whole(1, mostOfCity.level),
	at: whole(-mostOfCity.at, mostOfCity.at),
};

/** The shape of a setup of the city game. */
export const citySetupSchema: v.GenericSchema<unknown, CitySetup> = v.strictObject({
	city: list(v.strictObject({ ...placeShape, upright: v.nullable(v.picklist(uprights)) }), mostOfCity.foundations, 1),
	hand: whole(0, 20),
	stone: whole(0, 20),
	cocoa: whole(0, 20),
});

/** The shape of an action of the city game. */
export const cityActionSchema: v.GenericSchema<unknown, CityAction> = v.strictObject({
	type: v.literal('put'),
	card: v.picklist(['foundation', ...uprights]),
	...placeShape,
});
