/**
 * What the tests of Events and effects share on top of `support.ts`: a table laid out in full, the shortest turn that
 * rolls the die, and the events that effects tell, written by hand.
 */
import type { CharacterId } from '#games/copan/characters.ts';
import type { Tier } from '#games/copan/decline.ts';
import type { Effect } from '#games/copan/effects.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import type { DiscardReason } from '#games/copan/events.ts';
import type { Action, Setup } from '#games/copan/index.ts';
import type { ClosableSite, Resource, Site } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import type { RulingId } from '#games/copan/rulings.ts';
import type { EffectSource } from '#games/copan/sources.ts';
import type { TotemSide } from '#games/copan/totems.ts';
import {
	activated,
	applies,
	arose,
	checkRow,
	closedAlready,
	declineOf,
	ended,
	moved,
	place,
	placed,
	queued,
	type Row,
	roll,
	rolled,
	type Told,
	table,
	take,
} from './support.ts';

/** What lies on the Sites before anything happens. */
export const laidCharacters: CharacterId[] = ['ah-cuxtal', 'citlamina', 'coyopa', 'hozanek', 'ixmacane', 'kawil'];
export const laidGlyphs = ['a', 'b', 'c', 'd', 'e', 'f'];
export const laidAltars = ['altar-1', 'altar-2', 'altar-3', 'altar-4'];
export const laidCities = ['1', '2', '3', '4', '5', '6'];
export const laidRiver: Resource[] = ['food', 'fame', 'zeal', 'power'];

/** The list with something else, or nothing, on one space, counted from 1. */
export const withOn = <Value>(list: readonly Value[], space: number, value: Value | null = null): (Value | null)[] =>
	list.map((each, index) => (index === space - 1 ? value : each));

/** A table for three on the second seat's turn, laid out in full. Tiers begin at 4 and 7 moves, the end is 10. */
export const laidOut = (setup: Setup = {}): Setup => {
	const { closed = {} } = setup.sites ?? {};
	const open = <Value>(list: readonly Value[], site: ClosableSite) =>
		(closed[site] ?? []).reduce<(Value | null)[]>((left, face) => withOn(left, face), [...list]);
	return table({
		players: 3,
		active: 1,
		...setup,
		sites: {
			cities: open(laidCities, 'embassies'),
			river: laidRiver,
			characters: open(laidCharacters, 'ball-court'),
			altars: laidAltars,
			glyphs: open(laidGlyphs, 'stairway'),
			...setup.sites,
		},
	});
};

/** A space with no mark and, on an empty Pyramid, no neighbour. */
export const plain = 'east-1-1';

const siteOf: Record<Resource, ClosableSite> = {
	food: 'embassies',
	fame: 'ball-court',
	zeal: 'altars',
	power: 'stairway',
};

/** One row of what a die face brings. */
export interface FaceRow {
	name: string;
	/** Laid over the table of `laidOut`. */
	setup?: Setup;
	/** What the active player answers before the roll, where a bird may be used. */
	first?: readonly Action[];
	/** What the players, and chance, answer after the roll. */
	answers?: readonly Action[];
	/** What the face brings, from event 5 on. Event 4, by which the face applies, is the cause where no other is named. */
	told: readonly Told[];
	/** What further Events bring, once the turn's own Event has found its face closed already. */
	later?: readonly Told[];
	/** All changes apart from those of the turn itself. */
	changes?: Record<string, unknown>;
}

/** The event by which the face applies, and the Events of the turn before it. */
export const applied = 4;

/** The Event that `faceTurn` brings about. */
export const ownEvent = (trigger: Resource) => queued(declineOf(trigger, 2), 2);

/**
 * The shortest turn with a roll: a tile pushes its cube into tier 3, where it yields nothing, and the face is closed
 * already at its Site.
 */
export const faceTurn = (
	card: string,
	face: DieFace,
	{ name, setup = {}, first = [], answers = [], told, later = [], changes = {} }: FaceRow,
	trigger: Resource,
): Row => {
	const player = setup.active ?? 1;
	const { sites } = setup;
	return {
		name,
		setup: laidOut({
			...setup,
			card,
			cubes: { [trigger]: 6, ...setup.cubes },
			sites: { ...sites, closed: { [siteOf[trigger]]: [face], ...sites?.closed } },
		}),
		actions: [take(trigger), place(plain), ...first, roll(face), ...answers],
		events: [
			placed(plain, trigger, player),
			moved(trigger, 7, 3, 0),
			arose(declineOf(trigger, 2), 1),
			rolled(face, 2),
			applies(face, 3, card),
			...told.map((event) => ({ causedBy: applied, ...event })),
			closedAlready(siteOf[trigger], face, 2),
			...later,
			activated(plain, trigger, 3, 0, 0, { player }),
			ended(player),
		],
		changes: {
			[`seats.${player}.tiles.${trigger}`]: 0,
			[`pyramid.${plain}`]: trigger,
			[`cubes.${trigger}`]: 7,
			[`crossed.${trigger}`]: 2,
			events: [ownEvent(trigger)],
			resolved: 1,
			face,
			...changes,
		},
	};
};

export const checkFace = (card: string, face: DieFace, row: FaceRow, trigger: Resource): void =>
	checkRow(faceTurn(card, face, row, trigger));

/* The events, written by hand. `because` adds a cause or rulings, or names other rules. */

type Because = { causedBy?: number; rulings?: RulingId[]; rules?: CopanRule[] };

/** A cube moved by an effect. */
export const cubeMoved = (
	resource: Resource,
	[from, to]: readonly [from: number, to: number],
	tier: Tier,
	because: Because & { end?: true } = {},
): Told => ({
	type: 'cubeMoved',
	resource,
	from,
	to,
	tier,
	end: false,
	rules: ['copan.events.forward-back'],
	...because,
});

/** An effect's move handed on by a cube at its end. */
export const handedOn = (from: Resource, to: Resource, because: Because = {}): Told => ({
	type: 'cubePassedOn',
	from,
	to,
	rules: ['copan.court.decline.pass-on'],
	rulings: ['pass-on'],
	...because,
});

/** VP for what a loss found nothing for; `below`: the score is below zero afterwards. */
export const unpaid = (player: number, resource: Resource | 'any', missing: number, { below = true } = {}): Told => ({
	type: 'scored',
	player,
	vp: -missing,
	by: { unpaid: resource },
	rules: ['copan.court.loss.vp'],
	...(below ? { rulings: ['vp-below-zero'] } : {}),
});

/** A `bird` may be `used` as it goes; the `newcomer` is the Character for whom there was no room. */
export const discarded = (
	player: number,
	character: CharacterId,
	because: DiscardReason,
	{
		bird = false,
		used = because === 'use',
		newcomer = false,
		...more
	}: Because & { bird?: boolean; used?: boolean; newcomer?: boolean } = {},
): Told => ({
	type: 'characterDiscarded',
	player,
	character,
	because,
	rules: {
		event: ['copan.events.all-players'],
		room: [
			'copan.characters.discard.room',
			...(newcomer ? ['copan.characters.discard.newcomer'] : []),
			used ? 'copan.characters.bird' : 'copan.characters.discard.gone',
		],
		storage: ['copan.river.extension.lost', 'copan.characters.discard.gone'],
		use: ['copan.characters.bird'],
		will: ['copan.characters.discard.several', 'copan.characters.discard.gone'],
	}[because] as CopanRule[],
	rulings: [
		'discarded-characters',
		...(bird && because !== 'use' ? ['bird-discarded-unused'] : []),
		...(because === 'storage' ? ['extension-lost'] : []),
	],
	...more,
});

export const extensionLost = (player: number, extensions: number): Told => ({
	type: 'extensionLost',
	player,
	extensions,
	rules: ['copan.river.extension.lost'],
});

/** What storage that shrank had no room for. */
export const excessLost = (player: number, resource: Resource, amount: number, causedBy: number): Told => ({
	type: 'lost',
	player,
	resource,
	amount,
	to: 'storage',
	rules: ['copan.court.collect.storage'],
	causedBy,
	rulings: ['extension-lost'],
});

export const zenithTaken = (player: number, stairway: Resource, causedBy: number, again = false): Told => ({
	type: 'zenithTaken',
	player,
	stairway,
	rules: ['copan.steps.zenith.order'],
	causedBy,
	...(again ? { rulings: ['priest-down-from-top'] } : {}),
});

export const zenithScored = (
	player: number,
	stairway: Resource,
	vp: number,
	causedBy: number,
	rulings?: RulingId[],
): Told => ({
	type: 'scored',
	player,
	vp,
	by: { zenith: stairway },
	rules: ['copan.steps.zenith.order'],
	causedBy,
	...(rulings ? { rulings } : {}),
});

export const steppedDown = (
	player: number,
	stairway: Resource,
	[from, to]: readonly [from: number, to: number],
	because: Because = {},
): Told => ({ type: 'steppedDown', player, stairway, from, to, rules: ['copan.steps.down'], ...because });

export const jadeRemoved = (player: number, space: number): Told => ({
	type: 'jadeRemoved',
	player,
	space,
	rules: ['copan.mask.removed'],
	rulings: ['jade-removed'],
});

export const glyphLost = (player: number, colour: string): Told => ({
	type: 'glyphLost',
	player,
	colour,
	rules: ['copan.events.all-players'],
});

/** `by`: the Totem comes by an effect, or after an ejection. */
export const totemPlaced = (
	player: number,
	site: Site,
	side: TotemSide,
	causedBy: number,
	by: 'effect' | 'ejection' = 'effect',
): Told => ({
	type: 'totemPlaced',
	player,
	site,
	side,
	rules: [by === 'effect' ? 'copan.action.move.by-effect' : 'copan.action.push.ejected-moves'],
	causedBy,
	rulings: by === 'effect' ? ['placed-totem-symbol', 'placed-totem-where'] : ['ejection', 'ejected-at-once-action'],
});

/** `several`: more than one Totem is pushed. */
export const totemPushed = (
	player: number,
	site: Site,
	space: number,
	causedBy: number,
	{ several = false } = {},
): Told => ({
	type: 'totemPushed',
	player,
	site,
	space,
	rules: [
		'copan.action.push.occupied',
		'copan.action.push.no-symbol',
		...(several ? (['copan.action.push.several'] as const) : []),
	],
	causedBy,
});

export const totemEjected = (player: number, site: Site, causedBy: number): Told => ({
	type: 'totemEjected',
	player,
	site,
	rules: ['copan.action.push.ejected'],
	causedBy,
	rulings: ['ejection'],
});

export const entryPaid = (player: number, resource: Resource, causedBy: number): Told => ({
	type: 'lost',
	player,
	resource,
	amount: 1,
	to: 'entry',
	rules: ['copan.action.space.cost'],
	causedBy,
});

/** The events of one source, which cite its rules and rulings. */
export const tellsOf = (by: EffectSource, rules: CopanRule[], rulings: RulingId[] = []) => {
	const hanging = rulings.length > 0 ? { rulings } : {};
	return {
		/** `over` found no room. */
		gained: (player: number, resource: Resource, amount: number, over = 0, because: Because = {}): Told => ({
			type: 'gained',
			player,
			resource,
			amount,
			lost: over,
			by,
			rules: over > 0 ? [...rules, 'copan.court.collect.storage'] : rules,
			...hanging,
			...because,
		}),
		lost: (player: number, resource: Resource, amount: number, because: Because = {}): Told => ({
			type: 'lost',
			player,
			resource,
			amount,
			to: 'effect',
			rules,
			...hanging,
			...because,
		}),
		scored: (player: number, vp: number, because: Because = {}): Told => ({
			type: 'scored',
			player,
			vp,
			by,
			rules,
			...hanging,
			...because,
		}),
		/** `excess` steps found no stairway left. */
		climbed: (
			player: number,
			stairway: Resource,
			[from, to]: readonly [from: number, to: number],
			{ excess = 0, ...because }: Because & { excess?: number } = {},
		): Told => ({
			type: 'climbed',
			player,
			stairway,
			from,
			to,
			lost: excess,
			rules: [...rules, 'copan.steps.choose', 'copan.steps.no-split'],
			...(excess > 0 ? { rulings: ['excess-steps'] } : {}),
			...because,
		}),
		/** On the second seat's turn: what some spaces bring the others may wait for their own. */
		jadePlaced: (player: number, space: number, because: Because = {}): Told => ({
			type: 'jadePlaced',
			player,
			space,
			rules: [...rules, 'copan.mask.at-once'],
			...('event' in by
				? { rulings: ['jade-in-event', ...(player !== 1 && [8, 10, 14].includes(space) ? ['jade-out-of-turn'] : [])] }
				: {}),
			...because,
		}),
		unaffected: (player: number, effect: Effect, because: Because = {}): Told => ({
			type: 'unaffected',
			player,
			effect,
			rules,
			...hanging,
			...because,
		}),
	};
};
