/** The shapes that a file or link may have. */
import * as v from 'valibot';
import { list } from '#engine/shapes.ts';
import { type CharacterId, isCharacterId } from './characters.ts';
import { dieFaces } from './event-cards.ts';
import { glyphColours } from './glyphs.ts';
import { cardKinds } from './piles.ts';
import { endings, extents } from './position.ts';
import { isSpaceId, type SpaceId } from './pyramid.ts';
import { closableSites, playerCounts, resources, sites } from './resources.ts';
import { bases, froms } from './setup.ts';
import { totemSides } from './totems.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const count = whole(0, 999);
/** One of the numbers that are the generator's state. */
const state = whole(-0x80000000, 0x7fffffff);
const resource = v.picklist(resources);
const counts = v.strictObject({
	food: v.optional(count),
	fame: v.optional(count),
	zeal: v.optional(count),
	power: v.optional(count),
});
const space = v.custom<SpaceId>((value) => typeof value === 'string' && isSpaceId(value), 'a space such as south-1-2');
const name = v.pipe(v.string(), v.maxLength(40));
const names = list(name, 60);
const character = v.custom<CharacterId>((value) => typeof value === 'string' && isCharacterId(value), 'a Character');
const colour = v.picklist(glyphColours);
const face = v.picklist(dieFaces);
/** A row of spaces along a Site, or of seats. */
const row = <Schema extends v.GenericSchema>(each: Schema) => list(each, 16);
const laid = row(v.nullable(name));
const turnEvent = v.variant('kind', [
	v.strictObject({ kind: v.literal('spiral'), space }),
	v.strictObject({ kind: v.literal('decline'), resource, nth: count }),
]);

const seatSchema = v.strictObject({
	name: v.optional(name),
	resources: v.optional(counts),
	tiles: v.optional(counts),
	extensions: v.optional(count),
	characters: v.optional(names),
	discarded: v.optional(count),
	glyphs: v.optional(v.record(colour, count)),
	mask: v.optional(row(count)),
	maskRemoved: v.optional(row(count)),
	waiting: v.optional(row(count)),
	priests: v.optional(counts),
	topped: v.optional(row(resource)),
	vp: v.optional(whole(-999, 999)),
	totem: v.optional(
		v.nullable(v.strictObject({ site: v.picklist(sites), space: count, side: v.picklist(totemSides) })),
	),
	ejectedFrom: v.optional(v.nullable(v.picklist(sites))),
});

const sitesSchema = v.strictObject({
	cities: v.optional(laid),
	embassies: v.optional(row(row(count))),
	usedTokens: v.optional(names),
	river: v.optional(row(v.nullable(resource))),
	characters: v.optional(laid),
	ballCourt: v.optional(v.strictObject({ left: v.optional(row(count)), right: v.optional(row(count)) })),
	altars: v.optional(laid),
	altarTokens: v.optional(row(v.nullable(count))),
	altarReserve: v.optional(row(count)),
	glyphs: v.optional(laid),
	closed: v.optional(v.record(v.picklist(closableSites), row(face))),
});

/** The shape of a setup in a file or link. */
export const setupSchema = v.strictObject({
	base: v.optional(v.picklist(bases)),
	players: v.optional(v.picklist(playerCounts)),
	active: v.optional(count),
	seats: v.optional(list(seatSchema, 4)),
	pyramid: v.optional(v.pipe(v.record(name, v.picklist([...resources, 'face-down'])), v.maxEntries(60))),
	cubes: v.optional(counts),
	crossed: v.optional(counts),
	card: v.optional(name),
	from: v.optional(v.picklist(froms)),
	until: v.optional(v.picklist(extents)),
	sites: v.optional(sitesSchema),
	tops: v.optional(v.record(v.picklist(cardKinds), names)),
	discards: v.optional(v.record(v.picklist(cardKinds), names)),
	gone: v.optional(v.record(v.picklist(cardKinds), names)),
	zenith: v.optional(count),
	exchanged: v.optional(v.boolean()),
	rolled: v.optional(v.strictObject({ face, events: row(turnEvent) })),
	ending: v.optional(v.strictObject({ by: v.picklist(endings), seat: count, turnsLeft: count })),
	seed: v.optional(v.union([whole(0, 0xffffffff), v.strictTuple([state, state, state, state])])),
});

const only = <Type extends string>(type: Type) => v.strictObject({ type: v.literal(type) });

/** The shape of an action. */
export const actionSchema = v.variant('type', [
	v.strictObject({ type: v.literal('take-tile'), tile: resource }),
	v.strictObject({ type: v.literal('place-tile'), space }),
	v.strictObject({ type: v.literal('gain-resource'), resource }),
	v.strictObject({ type: v.literal('move-cube'), resource }),
	v.strictObject({ type: v.literal('roll'), face }),
	v.strictObject({ type: v.literal('draw'), card: name }),
	v.strictObject({ type: v.literal('lose-resource'), resource }),
	v.strictObject({ type: v.literal('climb'), stairway: resource }),
	v.strictObject({ type: v.literal('step-down'), stairway: resource }),
	v.strictObject({ type: v.literal('place-jade'), space: count }),
	v.strictObject({ type: v.literal('remove-jade'), space: count }),
	v.strictObject({ type: v.literal('take-glyph'), space: count }),
	v.strictObject({ type: v.literal('lose-glyph'), colour }),
	v.strictObject({ type: v.literal('take-character'), character }),
	v.strictObject({ type: v.literal('discard-character'), character }),
	v.strictObject({ type: v.literal('use-bird'), character }),
	v.strictObject({ type: v.literal('place-totem'), site: v.picklist(sites) }),
	v.strictObject({ type: v.literal('turn-totem'), side: v.picklist(totemSides) }),
	v.strictObject({ type: v.literal('fill-space'), space: count }),
	v.strictObject({ type: v.literal('move'), site: v.picklist(sites) }),
	v.strictObject({ type: v.literal('visit'), space: count }),
	v.strictObject({ type: v.literal('recruit'), character }),
	v.strictObject({ type: v.literal('use-altar'), column: count }),
	v.strictObject({ type: v.literal('take-line'), line: count }),
	v.strictObject({ type: v.literal('discount'), kind: v.picklist([...resources, 'any']) }),
	v.strictObject({ type: v.literal('pay'), resource }),
	v.strictObject({ type: v.literal('act'), site: v.picklist(sites) }),
	v.strictObject({ type: v.literal('resolve-next'), item: count }),
	v.strictObject({
		type: v.literal('exchange'),
		set: v.picklist(['same-colour', 'different-colours']),
		cards: count,
	}),
	v.strictObject({ type: v.literal('give-glyph'), colour }),
	only('stay'),
	only('buy-tiles'),
	only('buy-extension'),
	only('buy-nothing'),
	only('forgo'),
	only('leave-totem'),
	only('go-on'),
]);
