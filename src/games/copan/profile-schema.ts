/**
 * The shapes of what an owner enters of a copy of their own, and of what links and files carry of it. Every value that
 * is ours and that is played with can be entered. Not so what the rulebook or its publisher states (yields, Events a
 * track, supplies, prizes, Zenith tokens …), what follows from totals they state (20 Court tiles of a resource, 6 Glyph
 * cards of a colour), and what the engine holds by its build (courts that do not adjoin, the order of the tracks):
 * there, a copy can only agree.
 */
import * as v from 'valibot';
import { list } from '#engine/shapes.ts';
import { altarCardCount } from './altars.ts';
import { dieFaces, eventCards } from './event-cards.ts';
import { maskSpaces } from './jade-mask.ts';
import type { Profile, ProfileKey } from './profile.ts';
import { columns, isSpaceId, type SpaceId } from './pyramid.ts';
import { resources, sites } from './resources.ts';

export { profileProblems } from './profile-problems.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const few = whole(1, 9);
const exactly = <Schema extends v.GenericSchema>(each: Schema, length: number) => list(each, length, length);
const some = <Schema extends v.GenericSchema>(each: Schema, least: number, most: number) => list(each, most, least);
const byPlayers = <Schema extends v.GenericSchema>(each: Schema) => v.strictObject({ 2: each, 3: each, 4: each });
const bySite = <Schema extends v.GenericSchema>(each: Schema) =>
	v.strictObject({ embassies: each, river: each, 'ball-court': each, altars: each, stairway: each });

const ofResources = { food: v.optional(few), fame: v.optional(few), zeal: v.optional(few), power: v.optional(few) };
const entryCost = v.strictObject(ofResources);
const cost = v.strictObject({ ...ofResources, any: v.optional(few) });
const face = v.picklist(dieFaces);
const faces = exactly(face, dieFaces.length);

/** What the rulebook lets occur on Altar cards. */
const altarEffect = v.variant('verb', [
	v.strictObject({ verb: v.literal('gain'), resource: v.picklist([...resources, 'any']), amount: few }),
	v.strictObject({ verb: v.literal('score'), vp: whole(1, 20) }),
	v.strictObject({ verb: v.literal('bonus-action'), site: v.picklist([...sites, 'any']), less: whole(0, 9) }),
	v.strictObject({ verb: v.literal('take-river-tiles'), refill: v.literal('at-once') }),
	v.strictObject({
		verb: v.picklist(['place-embassy', 'take-glyph', 'take-character', 'place-jade', 'add-extension', 'place-totem']),
	}),
]);
const altarCard = v.strictObject({
	id: v.pipe(v.string(), v.maxLength(10)),
	cost,
	columns: exactly(v.strictObject({ effects: some(altarEffect, 0, 3), climb: whole(0, 3) }), 3),
});

/** Which cards there are, and which prints what, is checked with the other values. */
const automaPrint = v.strictObject({
	cityVp: v.optional(exactly(whole(-99, 999), 7)),
	stairways: v.optional(exactly(v.picklist(resources), resources.length)),
	steps: v.optional(few),
});

const length = v.picklist(['short', 'standard', 'long']);

/** Each value that can be entered, by its key. */
const entries = {
	spaceMarks: v.record(
		v.custom<SpaceId>((value) => typeof value === 'string' && isSpaceId(value), 'a space such as south-1-2'),
		v.picklist(['spiral', 'any-resource']),
	),
	setupColumns: byPlayers(some(v.picklist(columns), 0, columns.length)),
	declineTracks: byPlayers(
		v.strictObject({ thresholds: v.strictTuple([whole(1, 99), whole(1, 99)]), end: whole(1, 99) }),
	),
	startingTilesOfEach: whole(0, 20),
	startingResources: whole(0, 99),
	startingVp: whole(-99, 999),
	capacity: whole(1, 999),
	capacityPerExtension: whole(0, 99),
	characterSpaces: whole(1, 54),
	characterSpacesPerExtension: whole(0, 9),
	entryCosts: bySite(v.nullable(entryCost)),
	siteSpaces: bySite(some(v.picklist(['cost', 'x1', 'x2', 'x3']), 1, 6)),
	cityPaths: exactly(v.strictObject({ level: v.picklist([1, 2, 3]), cost }), 6),
	faceSpaces: v.strictObject({
		embassies: faces,
		'ball-court': faces,
		altars: exactly(face, 2 * dieFaces.length),
		stairway: faces,
	}),
	ballCourtHalves: exactly(v.picklist(['left', 'right']), 6),
	stairwaySteps: whole(1, 30),
	stairwayRates: some(whole(-20, 20), 2, 31),
	stairwayLines: some(v.strictObject({ spaces: some(whole(1, 6), 1, 6), cost, climb: few }), 1, 6),
	stairwayColumns: some(few, 1, 6),
	spacesByCity: whole(1, 4),
	doubledTokens: some(v.pipe(v.string(), v.maxLength(30)), 0, 24),
	altarCards: exactly(altarCard, altarCardCount),
	maskGrid: whole(1, maskSpaces.length),
	eventLengths: v.strictObject(
		Object.fromEntries(eventCards.map(({ id }) => [id, length])) as Record<
			keyof Profile['eventLengths'],
			typeof length
		>,
	),
	characterCosts: v.strictObject({ infinity: cost, bird: cost, sun: cost }),
	automaCards: v.record(v.pipe(v.string(), v.maxLength(30)), automaPrint),
} satisfies Partial<Record<ProfileKey, v.GenericSchema>>;

/** Keys of the profile that an owner can enter. */
export type EnterableKey = keyof typeof entries;

/** The shape of each value that can be entered. */
export const profileEntries = entries;

/** The keys that can be entered, in the order of the schema. */
export const enterable = Object.keys(entries) as EnterableKey[];

/** Values of an owner's copy, in a file or link: any of those that can be entered, each whole. */
export const profileSchema = v.strictObject(
	Object.fromEntries(Object.entries(entries).map(([key, schema]) => [key, v.optional(schema)])) as {
		[Key in EnterableKey]: v.OptionalSchema<(typeof entries)[Key], undefined>;
	},
);
