/**
 * Every face of every Event card, by hand from the rulebook's Event Cards glossary: for all players and their choices,
 * with the least and the most that each can do. Every row names all events in full and every path of the position that
 * changed; the second of three seats has its turn, so an Event reaches seats 1, 2 and 0.
 */
import { describe, expect, test } from 'vitest';
import type { Effect } from '#games/copan/effects.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import type { SeatSetup } from '#games/copan/index.ts';
import type { ByResource, Resource } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import {
	applied,
	checkFace,
	cubeMoved,
	discarded,
	excessLost,
	extensionLost,
	type FaceRow,
	glyphLost,
	handedOn,
	jadeRemoved,
	laidCharacters,
	laidCities,
	laidGlyphs,
	ownEvent,
	steppedDown,
	tellsOf,
	unpaid,
	withOn,
	zenithScored,
	zenithTaken,
} from './fate-support.ts';
import {
	arose,
	cited,
	climb,
	closedAlready,
	closedAt,
	declineOf,
	dieKept,
	discardOne,
	gain,
	goOn,
	loseGlyph,
	loseOne,
	placeJade,
	queued,
	removeJade,
	stays,
	stepDown,
	type Told,
} from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.court.events.decline',
	'copan.court.events.three-a-track',
	'copan.court.events.decline.roll',
	'copan.court.events.decline.close',
	'copan.court.events.close.embassies',
	'copan.court.events.close.ball-court',
	'copan.court.events.close.altars',
	'copan.court.events.close.stairway',
	'copan.court.events.closed-already',
	'copan.court.events.one-roll',
	'copan.court.events.one-effect',
	'copan.court.events.all-close',
	'copan.court.decline.pass-on',
	'copan.court.collect.storage',
	'copan.court.loss.vp',
	'copan.events.all-players',
	'copan.events.faces',
	'copan.events.forward-back',
	'copan.characters.discard.gone',
	'copan.mask.at-once',
	'copan.mask.choose',
	'copan.mask.effect',
	'copan.mask.removed',
	'copan.steps.choose',
	'copan.steps.no-split',
	'copan.steps.zenith.order',
	'copan.steps.down',
	'copan.river.extension.lost',
] satisfies CopanRule[];

const checked: string[] = [];

/** The rows of one face. Its turn's own Event comes from a Zeal tile, or from Power where the face moves the Zeal cube. */
const face = (card: string, number: DieFace, rows: FaceRow[], trigger: Resource = 'zeal'): void => {
	checked.push(`${card}${number}`);
	describe(`copan.events.faces: card ${card}, face ${number}`, () => {
		test.each(rows)('$name', (row) => checkFace(card, number, row, trigger));
	});
};

const tells = (card: string, number: DieFace) => tellsOf({ event: card, face: number }, ['copan.events.all-players']);

/** The seats in the order in which the Event reaches them. */
const everyone = [1, 2, 0];

const seatsOf = (make: () => SeatSetup): SeatSetup[] => everyone.map(make);

/** The same number of every resource, or of steps on every stairway. */
const each = (amount: number): ByResource => ({ food: amount, fame: amount, zeal: amount, power: amount });

/** The VP that a missing card or extension costs under one reading; `below`: the score is below zero afterwards. */
const lacking = (player: number, verb: Effect['verb'], below = true): Told => ({
	type: 'scored',
	player,
	vp: -1,
	by: { lacking: verb },
	rules: ['copan.court.loss.vp'],
	rulings: ['take-what-is-not-there', ...(below ? ['vp-below-zero'] : [])],
});

/* Faces that give 2 of one resource, or of each of two in the order printed. */

const gains = (card: string, number: DieFace, ...given: Resource[]): void => {
	const { gained } = tells(card, number);
	/** Changes of one seat, the same for each resource given. */
	const stored = (player: number, amount: number) =>
		Object.fromEntries(given.map((resource) => [`seats.${player}.resources.${resource}`, amount]));
	face(card, number, [
		{
			name: 'from nothing: 2 for everyone',
			told: everyone.flatMap((player) => given.map((resource) => gained(player, resource, 2))),
			changes: { ...stored(1, 2), ...stored(2, 2), ...stored(0, 2) },
		},
		{
			name: 'room for exactly 2; room for 1; an extension’s room',
			setup: {
				seats: [{ resources: each(5), extensions: 1 }, { resources: each(3) }, { resources: each(4) }],
			},
			told: [
				...given.map((resource) => gained(1, resource, 2)),
				...given.map((resource) => gained(2, resource, 1, 1)),
				...given.map((resource) => gained(0, resource, 2)),
			],
			changes: { ...stored(1, 5), ...stored(2, 5), ...stored(0, 7) },
		},
		{
			name: 'no room: all is lost, and nothing else changes',
			setup: { seats: seatsOf(() => ({ resources: each(5) })) },
			told: everyone.flatMap((player) => given.map((resource) => gained(player, resource, 0, 2))),
		},
	]);
};

gains('B', 2, 'power');
gains('E', 1, 'zeal');
gains('E', 4, 'food');
gains('F', 3, 'fame');
gains('G', 2, 'power', 'fame');
gains('G', 5, 'zeal', 'food');

/* Faces that give resources of choice. */

const gainsAny = (card: string, number: DieFace, amount: 2 | 3): void => {
	const { gained } = tells(card, number);
	const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
	face(card, number, [
		{
			name: 'each chooses in turn, one resource at a time',
			answers: [
				...times(amount, gain('food')),
				gain('fame'),
				...times(amount - 1, gain('zeal')),
				...times(amount, gain('power')),
			],
			told: [
				...times(amount, gained(1, 'food', 1)),
				gained(2, 'fame', 1),
				...times(amount - 1, gained(2, 'zeal', 1)),
				...times(amount, gained(0, 'power', 1)),
			],
			changes: {
				'seats.1.resources.food': amount,
				'seats.2.resources.fame': 1,
				'seats.2.resources.zeal': amount - 1,
				'seats.0.resources.power': amount,
			},
		},
		{
			name: 'an exhausted resource; one that is full; one with a single place left',
			setup: { cubes: { food: 10 }, seats: [{}, { resources: { fame: 5 } }, { resources: { power: 4 } }] },
			answers: [...times(amount, gain('fame')), ...times(amount, gain('power')), ...times(amount, gain('food'))],
			told: [
				...times(amount, gained(1, 'fame', 0, 1)),
				gained(2, 'power', 1),
				...times(amount - 1, gained(2, 'power', 0, 1)),
				...times(amount, gained(0, 'food', 1)),
			],
			changes: { 'seats.2.resources.power': 5, 'seats.0.resources.food': amount },
		},
	]);
};

gainsAny('A', 2, 2);
gainsAny('C', 3, 3);
gainsAny('D', 4, 3);
gainsAny('H', 6, 3);

/* Faces that take 2 of one resource. */

const takesTwo = (card: string, number: DieFace, resource: Resource): void => {
	const { lost } = tells(card, number);
	const holding = (amount: number, vp?: number) => ({ resources: { [resource]: amount }, ...(vp ? { vp } : {}) });
	face(card, number, [
		{
			name: 'more than enough, exactly enough, an other resource untouched',
			setup: { seats: [{ resources: each(5) }, holding(3), holding(2)] },
			told: [lost(1, resource, 2), lost(2, resource, 2), lost(0, resource, 2)],
			changes: {
				[`seats.1.resources.${resource}`]: 1,
				[`seats.2.resources.${resource}`]: 0,
				[`seats.0.resources.${resource}`]: 3,
			},
		},
		{
			name: 'one short: 1 VP; nothing at all: 2 VP; other resources pay for nothing',
			setup: { seats: [holding(1, 7), { resources: { ...each(4), [resource]: 0 } }, holding(1)] },
			told: [
				unpaid(1, resource, 2),
				lost(2, resource, 1),
				unpaid(2, resource, 1),
				lost(0, resource, 1),
				unpaid(0, resource, 1, { below: false }),
			],
			changes: {
				'seats.1.vp': -2,
				[`seats.2.resources.${resource}`]: 0,
				'seats.2.vp': -1,
				[`seats.0.resources.${resource}`]: 0,
				'seats.0.vp': 6,
			},
		},
		{
			name: 'a score of 2 pays for 2 and is not below zero; of 1 it is',
			setup: { seats: [holding(0, 1), holding(0, 2), holding(2)] },
			told: [unpaid(1, resource, 2, { below: false }), lost(2, resource, 2), unpaid(0, resource, 2)],
			changes: { 'seats.1.vp': 0, [`seats.2.resources.${resource}`]: 0, 'seats.0.vp': -1 },
		},
		{
			name: 'under the reading that a score stops at zero',
			setup: { rulings: { 'vp-below-zero': 'stops-at-zero' }, seats: [holding(0, 1), holding(0, 2), holding(1)] },
			told: [
				unpaid(1, resource, 2, { below: false }),
				lost(2, resource, 1),
				{ ...unpaid(2, resource, 1), vp: 0 },
				{ ...unpaid(0, resource, 2), vp: -1 },
			],
			changes: { 'seats.1.vp': 0, [`seats.2.resources.${resource}`]: 0, 'seats.0.vp': 0 },
		},
		{
			name: 'under the reading that a score stops at zero: one below it already stays where it is',
			setup: { rulings: { 'vp-below-zero': 'stops-at-zero' }, seats: [holding(0, -3), holding(2), holding(2)] },
			told: [lost(1, resource, 2), lost(2, resource, 2), { ...unpaid(0, resource, 2), vp: 0 }],
			changes: { [`seats.1.resources.${resource}`]: 0, [`seats.2.resources.${resource}`]: 0 },
		},
	]);
};

takesTwo('B', 1, 'zeal');
takesTwo('C', 1, 'fame');

/* Faces that take 1 Fame for each card of a kind: A counts Glyphs, E Characters that lie face up. */

{
	const { lost, unaffected } = tells('A', 1);
	const effect: Effect = { verb: 'lose', resource: 'fame', amount: 1, per: { of: 'glyphs' } };
	face('A', 1, [
		{
			name: 'one for each Glyph, whatever its colour; the Glyphs stay',
			setup: {
				seats: [
					{ glyphs: { b: 2, h: 1 }, resources: { fame: 3, food: 2 } },
					{ glyphs: { a: 1 }, resources: { fame: 3 } },
					{ glyphs: { c: 2 }, resources: { fame: 5 } },
				],
			},
			told: [lost(1, 'fame', 1), lost(2, 'fame', 2), lost(0, 'fame', 3)],
			changes: { 'seats.1.resources.fame': 2, 'seats.2.resources.fame': 3, 'seats.0.resources.fame': 0 },
		},
		{
			name: 'no Glyph: not affected, with Fame or without; Glyphs of others do not count',
			setup: { seats: [{ glyphs: { a: 5 }, resources: { fame: 5 } }, { resources: { fame: 4 } }, {}] },
			told: [unaffected(1, effect), unaffected(2, effect), lost(0, 'fame', 5)],
			changes: { 'seats.0.resources.fame': 0 },
		},
		{
			name: 'one Fame short; no Fame for three; exactly enough',
			setup: {
				seats: [
					{ glyphs: { b: 4 }, resources: { fame: 3 }, vp: 1 },
					{ glyphs: { a: 1, b: 1 }, resources: { fame: 2 } },
					{ glyphs: { c: 1, d: 1, e: 1 }, resources: { zeal: 5 } },
				],
			},
			told: [lost(1, 'fame', 2), unpaid(2, 'fame', 3), lost(0, 'fame', 3), unpaid(0, 'fame', 1, { below: false })],
			changes: {
				'seats.1.resources.fame': 0,
				'seats.0.vp': 0,
				'seats.2.vp': -3,
				'seats.0.resources.fame': 0,
			},
		},
	]);
}

{
	const { lost, unaffected } = tells('E', 3);
	const effect: Effect = { verb: 'lose', resource: 'fame', amount: 1, per: { of: 'characters' } };
	face('E', 3, [
		{
			name: 'one for each Character of whatever kind; discarded ones do not count',
			setup: {
				seats: [
					{ characters: ['huracan', 'chamahez'], resources: { fame: 5 }, discarded: 3 },
					{ characters: ['kawai', 'muluc', 'yaluk'], resources: { fame: 3 } },
					{ characters: ['iktan'], resources: { fame: 2 } },
				],
			},
			told: [lost(1, 'fame', 3), lost(2, 'fame', 1), lost(0, 'fame', 2)],
			changes: { 'seats.1.resources.fame': 0, 'seats.2.resources.fame': 1, 'seats.0.resources.fame': 3 },
		},
		{
			name: 'no Character: not affected',
			setup: {
				seats: [{ discarded: 5 }, { resources: { fame: 4 } }, { characters: ['yaluk'], resources: { fame: 1 } }],
			},
			told: [unaffected(1, effect), lost(2, 'fame', 1), unaffected(0, effect)],
			changes: { 'seats.2.resources.fame': 0 },
		},
		{
			name: 'one Fame short; no Fame at all',
			setup: {
				seats: [{ characters: ['huracan'] }, { characters: ['kawai', 'muluc'], resources: { fame: 1 } }, {}],
			},
			told: [lost(1, 'fame', 1), unpaid(1, 'fame', 1), unaffected(2, effect), unpaid(0, 'fame', 1)],
			changes: { 'seats.1.resources.fame': 0, 'seats.1.vp': -1, 'seats.0.vp': -1 },
		},
	]);
}

{
	const { gained, unaffected } = tells('A', 5);
	const effect: Effect = { verb: 'gain', resource: 'power', amount: 1, per: { of: 'discarded-characters' } };
	const counted = { rulings: ['discard-counts' as const] };
	face('A', 5, [
		{
			name: 'one for each Character discarded in the game; those face up do not count',
			setup: { seats: [{ discarded: 5 }, { discarded: 2, characters: ['yaluk'] }, { discarded: 1 }] },
			told: [gained(1, 'power', 2, 0, counted), gained(2, 'power', 1, 0, counted), gained(0, 'power', 5, 0, counted)],
			changes: { 'seats.1.resources.power': 2, 'seats.2.resources.power': 1, 'seats.0.resources.power': 5 },
		},
		{
			name: 'none discarded: nothing, whatever lies face up',
			setup: { seats: [{ characters: ['huracan'] }, { characters: ['kawai', 'muluc', 'yaluk'] }, {}] },
			told: everyone.map((player) => unaffected(player, effect, counted)),
		},
		{
			name: 'room for exactly as many; one too many; no room',
			setup: {
				seats: [{ discarded: 6 }, { discarded: 2, resources: { power: 3 } }, { discarded: 1, resources: { power: 5 } }],
			},
			told: [gained(1, 'power', 2, 0, counted), gained(2, 'power', 0, 1, counted), gained(0, 'power', 5, 1, counted)],
			changes: { 'seats.1.resources.power': 5, 'seats.0.resources.power': 5 },
		},
	]);
}

/* Faces that take resources of choice: C counts Cities, F extensions. */

{
	const { lost, unaffected } = tells('C', 5);
	const effect: Effect = { verb: 'lose', resource: 'any', amount: 1, per: { of: 'embassy-cities' } };
	face('C', 5, [
		{
			name: 'one for each City, however many tokens are stacked there; each chooses which',
			setup: {
				sites: { embassies: [[1, 3, 0], [0, 1, 2], [], [], [0, 0, 1]] },
				seats: [{ resources: each(1) }, { resources: each(1) }, { resources: each(2) }],
			},
			answers: [loseOne('food'), loseOne('fame'), loseOne('zeal'), loseOne('zeal'), loseOne('power')],
			told: [lost(1, 'food', 1), lost(1, 'fame', 1), lost(2, 'zeal', 1), lost(2, 'zeal', 1), lost(0, 'power', 1)],
			changes: {
				'seats.1.resources.food': 0,
				'seats.1.resources.fame': 0,
				'seats.2.resources.zeal': 0,
				'seats.0.resources.power': 0,
			},
		},
		{
			name: 'a City that is closed still counts',
			setup: {
				cubes: { food: 4 },
				sites: { closed: { embassies: [2] }, embassies: [[], [0, 1, 0]] },
				seats: [{}, { resources: { food: 1 } }],
			},
			answers: [loseOne('food')],
			told: [lost(1, 'food', 1), unaffected(2, effect), unaffected(0, effect)],
			changes: { 'seats.1.resources.food': 0 },
		},
		{
			name: 'no Embassy: not affected',
			setup: { seats: [{ resources: each(3) }, {}, { resources: each(1) }] },
			told: everyone.map((player) => unaffected(player, effect)),
		},
		{
			name: 'exactly enough; one short, after what is left was chosen; nothing at all in all six',
			setup: {
				sites: { embassies: [[1, 1, 1], [1, 1, 1], [1], [1], [1], [1]] },
				seats: [{}, { resources: { food: 1, power: 1 } }, { resources: { zeal: 1 } }],
			},
			answers: [loseOne('power'), loseOne('food'), loseOne('zeal')],
			told: [lost(1, 'power', 1), lost(1, 'food', 1), lost(2, 'zeal', 1), unpaid(2, 'any', 1), unpaid(0, 'any', 6)],
			changes: {
				'seats.1.resources.power': 0,
				'seats.1.resources.food': 0,
				'seats.2.resources.zeal': 0,
				'seats.2.vp': -1,
				'seats.0.vp': -6,
			},
		},
	]);
}

{
	const { lost, unaffected } = tells('F', 4);
	const effect: Effect = { verb: 'lose', resource: 'any', amount: 1, per: { of: 'extensions' } };
	face('F', 4, [
		{
			name: 'one for each extension, which stays; each chooses which',
			setup: {
				seats: [
					{ extensions: 1, resources: { fame: 7 } },
					{ extensions: 3, resources: each(2) },
					{ extensions: 2, resources: { zeal: 2 } },
				],
			},
			answers: [loseOne('food'), loseOne('food'), loseOne('power'), loseOne('zeal'), loseOne('zeal'), loseOne('fame')],
			told: [
				lost(1, 'food', 1),
				lost(1, 'food', 1),
				lost(1, 'power', 1),
				lost(2, 'zeal', 1),
				lost(2, 'zeal', 1),
				lost(0, 'fame', 1),
			],
			changes: {
				'seats.1.resources.food': 0,
				'seats.1.resources.power': 1,
				'seats.2.resources.zeal': 0,
				'seats.0.resources.fame': 6,
			},
		},
		{
			name: 'no extension: not affected',
			setup: { seats: [{}, { resources: each(5) }, { resources: each(1) }] },
			told: everyone.map((player) => unaffected(player, effect)),
		},
		{
			name: 'one short; nothing at all',
			setup: { seats: [{ extensions: 2 }, { extensions: 2, resources: { fame: 1 }, vp: 3 }, { extensions: 1 }] },
			answers: [loseOne('fame')],
			told: [lost(1, 'fame', 1), unpaid(1, 'any', 1, { below: false }), unpaid(2, 'any', 1), unpaid(0, 'any', 2)],
			changes: { 'seats.1.resources.fame': 0, 'seats.1.vp': 2, 'seats.2.vp': -1, 'seats.0.vp': -2 },
		},
	]);
}

/* Faces that move a cube forward. What a cube crosses sets off an Event, which keeps the roll and closes its own Site. */

/** What closes at the Site of the cube that a face pushes over a mark, and what lay there. */
const closing: Record<Resource, (face: DieFace) => { removed: string | null; changes: Record<string, unknown> }> = {
	food: (face) => ({
		removed: laidCities[face - 1] as string,
		changes: { cities: withOn(laidCities, face), 'closed.embassies': [face] },
	}),
	fame: (face) => ({
		removed: laidCharacters[face - 1] as string,
		changes: {
			'cards.characters.laid': withOn(laidCharacters, face),
			'cards.characters.top': [laidCharacters[face - 1]],
			'closed.ball-court': [face],
		},
	}),
	zeal: (face) => ({ removed: null, changes: { 'closed.altars': [face] } }),
	power: (face) => ({
		removed: laidGlyphs[face - 1] as string,
		changes: {
			'cards.glyphs.laid': withOn(laidGlyphs, face),
			'cards.glyphs.top': [laidGlyphs[face - 1]],
			'closed.stairway': [face],
		},
	}),
};

const siteOf = { food: 'embassies', fame: 'ball-court', zeal: 'altars', power: 'stairway' } as const;
const clockwise = { food: 'fame', fame: 'zeal', zeal: 'power', power: 'food' } as const;

const forward = (card: string, number: DieFace, resource: Resource): void => {
	const site = siteOf[resource];
	const next = clockwise[resource];
	const trigger = resource === 'zeal' ? 'power' : 'zeal';
	/** The cube that takes over stands where the turn’s own Event left it, or at its start. */
	const nextAt = next === trigger ? 7 : 0;
	const cube = `cubes.${resource}`;
	const { removed, changes } = closing[resource](number);
	const other: DieFace = number === 1 ? 2 : 1;
	/** An Event in the wake: the cube’s own, at event 6. */
	const second = (nth: number) => ({
		[`crossed.${resource}`]: nth,
		events: [ownEvent(trigger), queued(declineOf(resource, nth), 6)],
		resolved: 2,
	});
	face(
		card,
		number,
		[
			{
				name: 'one space, once for the whole table: no threshold, no Event',
				told: [cubeMoved(resource, [0, 1], 1)],
				changes: { [cube]: 1 },
			},
			{
				name: 'one short of the threshold',
				setup: { cubes: { [resource]: 2 } },
				told: [cubeMoved(resource, [2, 3], 1)],
				changes: { [cube]: 3 },
			},
			{
				name: 'over the first threshold: no second roll, no second effect, its Site closes the face',
				setup: { cubes: { [resource]: 3 } },
				told: [cubeMoved(resource, [3, 4], 2), arose(declineOf(resource, 1), 5)],
				later: [dieKept(number, 6), closedAt(site, number, removed, 6, { second: true })],
				changes: { [cube]: 4, ...second(1), ...changes },
			},
			{
				name: 'over the second threshold, the Site’s other face closed before',
				setup: { cubes: { [resource]: 6 }, sites: { closed: { [site]: [other] } } },
				told: [cubeMoved(resource, [6, 7], 3), arose(declineOf(resource, 2), 5)],
				later: [dieKept(number, 6), closedAt(site, number, removed, 6, { second: true })],
				changes: {
					[cube]: 7,
					...second(2),
					...changes,
					...('cities' in changes ? { cities: withOn(withOn(laidCities, number), other) } : {}),
					...('cards.characters.laid' in changes
						? { 'cards.characters.laid': withOn(withOn(laidCharacters, number), other) }
						: {}),
					...('cards.glyphs.laid' in changes ? { 'cards.glyphs.laid': withOn(withOn(laidGlyphs, number), other) } : {}),
					[`closed.${site}`]: [other, number],
				},
			},
			{
				name: 'over a threshold, the face closed before: no roll, nothing closes',
				setup: { cubes: { [resource]: 6 }, sites: { closed: { [site]: [number] } } },
				told: [cubeMoved(resource, [6, 7], 3), arose(declineOf(resource, 2), 5)],
				later: [dieKept(number, 6), closedAlready(site, number, 6)],
				changes: { [cube]: 7, ...second(2) },
			},
			{
				name: 'to the end of its track, the first to get there',
				setup: { cubes: { [resource]: 9 } },
				told: [cubeMoved(resource, [9, 10], 3, { end: true }), arose(declineOf(resource, 3), 5)],
				later: [dieKept(number, 6), closedAt(site, number, removed, 6, { second: true })],
				changes: { [cube]: 10, ...second(3), ...changes },
			},
			{
				name: 'at its end: the next one clockwise goes instead',
				setup: { cubes: { [resource]: 10 } },
				told: [
					handedOn(resource, next),
					cubeMoved(next, [nextAt, nextAt + 1], nextAt === 7 ? 3 : 1, { causedBy: 5, rulings: ['pass-on'] }),
				],
				changes: { [`cubes.${next}`]: nextAt + 1 },
			},
			{
				name: 'at its end, under the reading that only the Court phase’s move is handed on',
				setup: { cubes: { [resource]: 10 }, rulings: { 'pass-on': 'court-phase-only' } },
				told: [{ type: 'noCubeMoved', rules: ['copan.court.decline.pass-on'], rulings: ['pass-on'] }],
			},
			{
				name: 'back over a threshold before, and now over it again: that Event is spent',
				setup: { cubes: { [resource]: 3 }, crossed: { [resource]: 1 } },
				told: [
					cubeMoved(resource, [3, 4], 2),
					{
						type: 'thresholdSpent',
						resource,
						rules: ['copan.court.events.three-a-track'],
						causedBy: 5,
						rulings: ['recrossed-threshold'],
					},
				],
				changes: { [cube]: 4 },
			},
		],
		trigger,
	);
};

forward('A', 3, 'food');
forward('A', 6, 'zeal');
forward('B', 3, 'fame');
forward('C', 2, 'power');
forward('C', 6, 'zeal');
forward('D', 1, 'power');
forward('D', 3, 'food');
forward('D', 5, 'zeal');
forward('E', 2, 'zeal');
forward('F', 6, 'fame');
forward('G', 1, 'fame');
forward('G', 3, 'zeal');
forward('G', 4, 'power');
forward('H', 2, 'zeal');
forward('H', 3, 'power');
forward('H', 4, 'fame');
forward('H', 5, 'food');
forward('I', 1, 'zeal');
forward('I', 2, 'food');
forward('I', 3, 'fame');
forward('I', 5, 'power');

/* Faces that move a cube back: towards plenty, as printed, or under the other reading towards exhaustion. */

const back = (card: string, number: DieFace, resource: Resource): void => {
	const site = siteOf[resource];
	const next = clockwise[resource];
	const trigger = resource === 'fame' ? 'power' : 'zeal';
	const cube = `cubes.${resource}`;
	const { removed, changes } = closing[resource](number);
	const backwards = { rulings: ['moves-back' as const] };
	const towardsExhaustion = { rulings: { 'moves-back': 'towards-exhaustion' as const } };
	face(
		card,
		number,
		[
			{
				name: 'one space towards plenty',
				setup: { cubes: { [resource]: 3 } },
				told: [cubeMoved(resource, [3, 2], 1, backwards)],
				changes: { [cube]: 2 },
			},
			{
				name: 'to its start',
				setup: { cubes: { [resource]: 1 } },
				told: [cubeMoved(resource, [1, 0], 1, backwards)],
				changes: { [cube]: 0 },
			},
			{ name: 'on its start space it stays', told: [stays(resource, applied)] },
			{
				name: 'on its start space, under the reading that the move is handed on',
				setup: { cubes: { [next]: 1 }, rulings: { 'back-at-start': 'passes-on' } },
				told: [
					{
						type: 'cubePassedOn',
						from: resource,
						to: next,
						rules: ['copan.events.forward-back'],
						rulings: ['back-at-start'],
					},
					cubeMoved(next, [1, 0], 1, { causedBy: 5, ...backwards }),
				],
				changes: { [`cubes.${next}`]: 0 },
			},
			{
				name: 'back over the first threshold: no Event, and the tier is better',
				setup: { cubes: { [resource]: 4 } },
				told: [cubeMoved(resource, [4, 3], 1, backwards)],
				changes: { [cube]: 3 },
			},
			{
				name: 'back over the second threshold: no Event',
				setup: { cubes: { [resource]: 7 } },
				told: [cubeMoved(resource, [7, 6], 2, backwards)],
				changes: { [cube]: 6 },
			},
			{
				name: 'off the end of its track: its Events remain spent',
				setup: { cubes: { [resource]: 10 } },
				told: [cubeMoved(resource, [10, 9], 3, backwards)],
				changes: { [cube]: 9 },
			},
			{
				name: 'towards exhaustion, under that reading: over the threshold with its Event',
				setup: { cubes: { [resource]: 3 }, ...towardsExhaustion },
				told: [cubeMoved(resource, [3, 4], 2, backwards), arose(declineOf(resource, 1), 5)],
				later: [dieKept(number, 6), closedAt(site, number, removed, 6, { second: true })],
				changes: {
					[cube]: 4,
					[`crossed.${resource}`]: 1,
					events: [ownEvent(trigger), queued(declineOf(resource, 1), 6)],
					resolved: 2,
					...changes,
				},
			},
			{
				name: 'towards exhaustion, under that reading: at its end the next one goes',
				setup: { cubes: { [resource]: 10 }, ...towardsExhaustion },
				told: [
					handedOn(resource, next, { rulings: ['moves-back', 'pass-on'] }),
					cubeMoved(next, [0, 1], 1, { causedBy: 5, rulings: ['moves-back', 'pass-on'] }),
				],
				changes: { [`cubes.${next}`]: 1 },
			},
		],
		trigger,
	);
};

back('B', 5, 'food');
back('E', 5, 'fame');
back('E', 6, 'power');
back('F', 1, 'food');
back('F', 2, 'power');
back('G', 6, 'food');

/* Faces that take a Character. */

const takesCharacter = (card: string, number: DieFace): void => {
	const { unaffected } = tells(card, number);
	const nothing = (player: number) =>
		unaffected(player, { verb: 'discard-character' }, { rulings: ['take-what-is-not-there'] });
	face(card, number, [
		{
			name: 'each discards one of choice, face up and counted, to the discard pile',
			setup: {
				seats: [
					{ characters: ['muluc', 'kawai'] },
					{ characters: ['huracan', 'yaluk', 'chamahez'] },
					{ characters: ['tonalnan'], discarded: 2 },
				],
			},
			answers: [discardOne('yaluk'), discardOne('tonalnan'), discardOne('muluc')],
			told: [discarded(1, 'yaluk', 'event'), discarded(2, 'tonalnan', 'event'), discarded(0, 'muluc', 'event')],
			changes: {
				'seats.1.characters': ['huracan', 'chamahez'],
				'seats.1.discarded': 1,
				'seats.2.characters': [],
				'seats.2.discarded': 3,
				'seats.0.characters': ['kawai'],
				'seats.0.discarded': 1,
				'cards.characters.discard': ['muluc', 'tonalnan', 'yaluk'],
			},
		},
		{
			name: 'no Character: nothing, and no VP',
			setup: { seats: [{}, { discarded: 1 }, {}] },
			told: everyone.map(nothing),
		},
		{
			name: 'a bird discarded by an Event brings nothing, on its owner’s turn as on another’s',
			setup: { seats: [{}, { characters: ['chicchan'] }, { characters: ['hachakyum', 'iktan'] }] },
			// Before the Events the active player may use the bird; before collecting it is there no more.
			first: [goOn],
			answers: [discardOne('chicchan'), discardOne('hachakyum')],
			told: [
				discarded(1, 'chicchan', 'event', { bird: true }),
				discarded(2, 'hachakyum', 'event', { bird: true }),
				nothing(0),
			],
			changes: {
				'seats.1.characters': [],
				'seats.1.discarded': 1,
				'seats.2.characters': ['iktan'],
				'seats.2.discarded': 1,
				'cards.characters.discard': ['chicchan', 'hachakyum'],
			},
		},
		{
			name: 'none, under the reading that it costs 1 VP',
			setup: {
				rulings: { 'take-what-is-not-there': 'one-vp' },
				seats: [{ vp: 1 }, {}, { characters: ['yaluk'] }],
			},
			answers: [discardOne('yaluk')],
			told: [lacking(1, 'discard-character'), discarded(2, 'yaluk', 'event'), lacking(0, 'discard-character', false)],
			changes: {
				'seats.1.vp': -1,
				'seats.2.characters': [],
				'seats.2.discarded': 1,
				'seats.0.vp': 0,
				'cards.characters.discard': ['yaluk'],
			},
		},
		{
			name: 'out of the game, under that reading: counted all the same',
			setup: { rulings: { 'discarded-characters': 'out-of-the-game' }, seats: [{}, { characters: ['yaluk'] }, {}] },
			answers: [discardOne('yaluk')],
			told: [discarded(1, 'yaluk', 'event'), nothing(2), nothing(0)],
			changes: { 'seats.1.characters': [], 'seats.1.discarded': 1 },
		},
	]);
};

takesCharacter('B', 4);
takesCharacter('F', 5);

/* Faces that give a Jade tile: placed at once, one player after the other. */

const givesJade = (card: string, number: DieFace): void => {
	const { jadePlaced, unaffected } = tells(card, number);
	const space = (each: number) => tellsOf({ mask: each }, ['copan.mask.effect']);
	const whole = Array.from({ length: 16 }, (_, index) => index + 1);
	face(card, number, [
		{
			name: 'a first tile on the edge, one beside another, each with its space’s effect',
			setup: { seats: [{ mask: [4, 3] }, {}, { mask: [1] }] },
			answers: [placeJade(13), placeJade(2), gain('zeal'), placeJade(7)],
			told: [
				jadePlaced(1, 13),
				space(13).scored(1, 2, { causedBy: 5 }),
				jadePlaced(2, 2),
				space(2).gained(2, 'zeal', 1, 0, { causedBy: 7 }),
				jadePlaced(0, 7),
				space(7).scored(0, 4, { causedBy: 9 }),
			],
			changes: {
				'seats.1.mask': [13],
				'seats.1.vp': 2,
				'seats.2.mask': [1, 2],
				'seats.2.resources.zeal': 1,
				'seats.0.mask': [4, 3, 7],
				'seats.0.vp': 4,
			},
		},
		{
			name: 'a full Mask: the tile is lost; the last space but one of it: placed',
			setup: { seats: [{ mask: whole }, { mask: whole }, { mask: whole.slice(0, 15) }] },
			answers: [placeJade(16)],
			told: [
				unaffected(1, { verb: 'place-jade' }, { rulings: ['jade-with-full-mask'] }),
				jadePlaced(2, 16),
				space(16).gained(2, 'zeal', 2, 0, { causedBy: 6 }),
				unaffected(0, { verb: 'place-jade' }, { rulings: ['jade-with-full-mask'] }),
			],
			changes: { 'seats.2.mask': whole, 'seats.2.resources.zeal': 2 },
		},
		{
			name: 'a space whose gift finds no room',
			setup: { seats: [{ mask: whole }, { resources: { fame: 5 } }, { mask: whole }] },
			answers: [placeJade(1)],
			told: [
				jadePlaced(1, 1),
				space(1).gained(1, 'fame', 0, 2, { causedBy: 5 }),
				unaffected(2, { verb: 'place-jade' }, { rulings: ['jade-with-full-mask'] }),
				unaffected(0, { verb: 'place-jade' }, { rulings: ['jade-with-full-mask'] }),
			],
			changes: { 'seats.1.mask': [1] },
		},
	]);
};

givesJade('A', 4);
givesJade('D', 2);

{
	const { unaffected } = tells('C', 4);
	const nothing = (player: number) => unaffected(player, { verb: 'remove-jade' });
	face('C', 4, [
		{
			name: 'each takes off a tile of choice; its effect is not given back, nor the rest need hang together',
			setup: { seats: [{ mask: [16] }, { mask: [1, 2, 3] }, { mask: [5, 9, 6] }] },
			answers: [removeJade(2), removeJade(6), removeJade(16)],
			told: [jadeRemoved(1, 2), jadeRemoved(2, 6), jadeRemoved(0, 16)],
			changes: {
				'seats.1.mask': [1, 3],
				'seats.1.maskRemoved': [2],
				'seats.2.mask': [5, 9],
				'seats.2.maskRemoved': [6],
				'seats.0.mask': [],
				'seats.0.maskRemoved': [16],
			},
		},
		{
			name: 'no tile on the Mask: not affected',
			told: everyone.map(nothing),
		},
		{
			name: 'no tile: no VP either, where cards and extensions would cost one',
			setup: { rulings: { 'take-what-is-not-there': 'one-vp' }, seats: [{}, {}, { mask: [4] }] },
			answers: [removeJade(4)],
			told: [nothing(1), jadeRemoved(2, 4), nothing(0)],
			changes: { 'seats.2.mask': [], 'seats.2.maskRemoved': [4] },
		},
		{
			name: 'under the reading that the rest must hang together: an end of the row may go',
			setup: {
				rulings: { 'jade-removed': 'connected-no-effect' },
				seats: [{}, { mask: [1, 2, 3] }, {}],
			},
			answers: [removeJade(3)],
			told: [jadeRemoved(1, 3), nothing(2), nothing(0)],
			changes: { 'seats.1.mask': [1, 2], 'seats.1.maskRemoved': [3] },
		},
	]);
}

/* Faces that move a Priest. */

const climbs = (card: string, number: DieFace): void => {
	const { climbed, unaffected } = tells(card, number);
	face(card, number, [
		{
			name: 'each chooses a stairway: 1 step',
			setup: { seats: [{ priests: { power: 3 } }, {}, { priests: { fame: 7 } }] },
			answers: [climb('food'), climb('fame'), climb('zeal')],
			told: [climbed(1, 'food', [0, 1]), climbed(2, 'fame', [7, 8]), climbed(0, 'zeal', [0, 1])],
			changes: { 'seats.1.priests.food': 1, 'seats.2.priests.fame': 8, 'seats.0.priests.zeal': 1 },
		},
		{
			name: 'to the top: the first takes 14 VP, the next 8, the third 3',
			setup: { seats: seatsOf(() => ({ priests: { food: 8 } })) },
			answers: [climb('food'), climb('food'), climb('food')],
			told: [
				climbed(1, 'food', [8, 9]),
				zenithTaken(1, 'food', 5),
				zenithScored(1, 'food', 14, 6),
				climbed(2, 'food', [8, 9]),
				zenithTaken(2, 'food', 8),
				zenithScored(2, 'food', 8, 9),
				climbed(0, 'food', [8, 9]),
				zenithTaken(0, 'food', 11),
				zenithScored(0, 'food', 3, 12),
			],
			changes: {
				'seats.1.priests.food': 9,
				'seats.1.topped': ['food'],
				'seats.1.vp': 14,
				'seats.2.priests.food': 9,
				'seats.2.topped': ['food'],
				'seats.2.vp': 8,
				'seats.0.priests.food': 9,
				'seats.0.topped': ['food'],
				'seats.0.vp': 3,
				zenith: 0,
			},
		},
		{
			name: 'all four at the top: nothing; one token left; then none',
			setup: {
				zenith: 0,
				seats: [{ priests: { zeal: 8 } }, { priests: each(9) }, { priests: { ...each(9), power: 8 } }],
			},
			answers: [climb('power'), climb('zeal')],
			told: [
				unaffected(1, { verb: 'climb', steps: 1 }, { rulings: ['excess-steps'] }),
				climbed(2, 'power', [8, 9]),
				climbed(0, 'zeal', [8, 9]),
			],
			changes: {
				'seats.2.priests.power': 9,
				'seats.2.topped': ['food', 'fame', 'zeal', 'power'],
				'seats.0.priests.zeal': 9,
				'seats.0.topped': ['zeal'],
			},
		},
		{
			name: '1 step is too few for Camazotz',
			setup: {
				sites: { characters: laidCharacters },
				seats: [{}, { characters: ['camazotz'] }, {}],
			},
			answers: [climb('power'), climb('power'), climb('power')],
			told: everyone.map((player) => climbed(player, 'power', [0, 1])),
			changes: Object.fromEntries(everyone.map((player) => [`seats.${player}.priests.power`, 1])),
		},
	]);
};

climbs('B', 6);
climbs('D', 6);

{
	const { unaffected } = tellsOf({ event: 'H', face: 1 }, ['copan.events.all-players', 'copan.steps.down']);
	const nothing = (player: number, because = {}) =>
		unaffected(player, { verb: 'step-down', steps: 1 }, { rulings: ['lose-what-you-lack'], ...because });
	face('H', 1, [
		{
			name: 'each chooses a stairway: 1 step down',
			setup: { seats: [{ priests: { power: 3, food: 1 } }, { priests: { fame: 1 } }, { priests: { zeal: 8 } }] },
			answers: [stepDown('fame'), stepDown('zeal'), stepDown('power')],
			told: [steppedDown(1, 'fame', [1, 0]), steppedDown(2, 'zeal', [8, 7]), steppedDown(0, 'power', [3, 2])],
			changes: { 'seats.1.priests.fame': 0, 'seats.2.priests.zeal': 7, 'seats.0.priests.power': 2 },
		},
		{
			name: 'all Priests at the foot: nothing, and no VP',
			setup: { seats: [{ priests: { food: 1 } }, {}, {}] },
			answers: [stepDown('food')],
			told: [nothing(1), nothing(2), steppedDown(0, 'food', [1, 0])],
			changes: { 'seats.0.priests.food': 0 },
		},
		{
			name: 'from the top: the Zenith token stays taken',
			setup: { seats: [{}, { priests: { food: 9 } }, { priests: { fame: 9, zeal: 2 } }] },
			answers: [stepDown('food'), stepDown('zeal')],
			told: [
				steppedDown(1, 'food', [9, 8], { rulings: ['priest-down-from-top'] }),
				// The reading leaves the Priest at the top to choose as well.
				steppedDown(2, 'zeal', [2, 1], { rulings: ['priest-down-from-top'] }),
				nothing(0),
			],
			changes: { 'seats.1.priests.food': 8, 'seats.2.priests.zeal': 1 },
		},
		{
			name: 'under the reading that a Priest stays at the top: with no other, nothing',
			setup: { rulings: { 'priest-down-from-top': 'stays-at-top' }, seats: [{}, { priests: { food: 9 } }, {}] },
			told: everyone.map((player) => nothing(player)),
		},
		{
			name: 'under the reading that one may choose what one lacks: a Priest at the foot',
			setup: { rulings: { 'lose-what-you-lack': 'freely' }, seats: [{}, { priests: { food: 4 } }, {}] },
			answers: [stepDown('fame'), stepDown('fame'), stepDown('food')],
			told: everyone.map((player) => nothing(player)),
		},
	]);
}

/* Card I takes an extension or a Glyph. */

{
	const { unaffected } = tells('I', 4);
	const nothing = (player: number) =>
		unaffected(player, { verb: 'lose-extension' }, { rulings: ['take-what-is-not-there'] });
	face('I', 4, [
		{
			name: 'one extension of each, back to the supply; what still fits stays',
			setup: {
				seats: [
					{ extensions: 1, resources: each(5) },
					{ extensions: 2, resources: { food: 7 }, characters: ['yaluk', 'kawai', 'muluc', 'huracan'] },
					{ extensions: 3 },
				],
			},
			told: [extensionLost(1, 1), extensionLost(2, 2), extensionLost(0, 0)],
			changes: { 'seats.1.extensions': 1, 'seats.2.extensions': 2, 'seats.0.extensions': 0 },
		},
		{
			name: 'none: nothing, and no VP',
			told: everyone.map(nothing),
		},
		{
			name: 'one too many of a resource, two of another; a Character too many is discarded by choice',
			setup: {
				seats: [
					{},
					{ extensions: 1, resources: { food: 6, zeal: 7, power: 5 } },
					{ extensions: 1, characters: ['yaluk', 'kawai', 'muluc', 'huracan'], resources: { fame: 6 } },
				],
			},
			answers: [discardOne('kawai')],
			told: [
				extensionLost(1, 0),
				excessLost(1, 'food', 1, 5),
				excessLost(1, 'zeal', 2, 5),
				extensionLost(2, 0),
				excessLost(2, 'fame', 1, 8),
				discarded(2, 'kawai', 'storage', { causedBy: 8 }),
				nothing(0),
			],
			changes: {
				'seats.1.extensions': 0,
				'seats.1.resources.food': 5,
				'seats.1.resources.zeal': 5,
				'seats.2.extensions': 0,
				'seats.2.resources.fame': 5,
				'seats.2.characters': ['yaluk', 'muluc', 'huracan'],
				'seats.2.discarded': 1,
				'cards.characters.discard': ['kawai'],
			},
		},
		{
			name: 'none, under the reading that it costs 1 VP',
			setup: { rulings: { 'take-what-is-not-there': 'one-vp' }, seats: [{ vp: 3 }, {}, { extensions: 1 }] },
			told: [lacking(1, 'lose-extension'), extensionLost(2, 0), lacking(0, 'lose-extension', false)],
			changes: { 'seats.1.vp': -1, 'seats.2.extensions': 0, 'seats.0.vp': 2 },
		},
	]);
}

{
	const { unaffected } = tells('I', 6);
	const nothing = (player: number) =>
		unaffected(player, { verb: 'lose-glyph' }, { rulings: ['take-what-is-not-there'] });
	face('I', 6, [
		{
			name: 'each discards one Glyph of a colour of choice',
			setup: { seats: [{ glyphs: { h: 3 } }, { glyphs: { a: 1, g: 1 } }, { glyphs: { b: 1 } }] },
			answers: [loseGlyph('g'), loseGlyph('b'), loseGlyph('h')],
			told: [glyphLost(1, 'g'), glyphLost(2, 'b'), glyphLost(0, 'h')],
			changes: {
				'seats.1.glyphs.g': 0,
				'seats.2.glyphs.b': 0,
				'seats.0.glyphs.h': 2,
				'cards.glyphs.discard': ['b', 'g', 'h'],
			},
		},
		{ name: 'none: nothing, and no VP', told: everyone.map(nothing) },
		{
			name: 'none, under the reading that it costs 1 VP',
			setup: { rulings: { 'take-what-is-not-there': 'one-vp' }, seats: [{ glyphs: { c: 1 } }, {}, { vp: 5 }] },
			answers: [loseGlyph('c')],
			told: [lacking(1, 'lose-glyph'), lacking(2, 'lose-glyph', false), glyphLost(0, 'c')],
			changes: { 'seats.1.vp': -1, 'seats.2.vp': 4, 'seats.0.glyphs.c': 0, 'cards.glyphs.discard': ['c'] },
		},
	]);
}

/* Every face again in a game of two and of four: the order begins with the active player. */

describe('copan.events.all-players', () => {
	test.each([
		[2, 0, [0, 1]],
		[2, 1, [1, 0]],
		[3, 0, [0, 1, 2]],
		[3, 2, [2, 0, 1]],
		[4, 0, [0, 1, 2, 3]],
		[4, 1, [1, 2, 3, 0]],
		[4, 3, [3, 0, 1, 2]],
	] as const)('%i players, seat %i active', (players, active, order) => {
		const { gained } = tells('B', 2);
		// Tier 3 begins at other moves with other numbers of players: the same tracks for all of them here.
		const track = { thresholds: [4, 7], end: 10 } as const;
		checkFace(
			'B',
			2,
			{
				name: 'order',
				setup: { players, active, profile: { declineTracks: { 2: track, 3: track, 4: track } } },
				told: order.map((player) => gained(player, 'power', 2)),
				changes: Object.fromEntries(order.map((player) => [`seats.${player}.resources.power`, 2])),
			},
			'zeal',
		);
	});
});

test('all 54 faces have their tables, each once', () => {
	const all = [...'ABCDEFGHI'].flatMap((card) => [1, 2, 3, 4, 5, 6].map((number) => `${card}${number}`));
	expect([...checked].sort()).toEqual(all);
});

test('the rules listed in this file were really cited in it', () => {
	expect(exercises.filter((id) => !cited.has(id))).toEqual([]);
});
