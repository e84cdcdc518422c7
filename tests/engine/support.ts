/** What the engine's tests share: a fixed copy of the board, playing a list of actions, and whole-position differences. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Outcome } from '#engine/outcome.ts';
import type { Rejection } from '#engine/rules.ts';
import type { CharacterId } from '#games/copan/characters.ts';
import type { Tier } from '#games/copan/decline.ts';
import type { GainSource } from '#games/copan/events.ts';
import { type Action, copan, type Event, type Position, type Setup } from '#games/copan/index.ts';
import { createPosition, type PendingEvent, type PlacedTile } from '#games/copan/position.ts';
import { type Profile, standardProfile } from '#games/copan/profile.ts';
import type { SpaceId } from '#games/copan/pyramid.ts';
import type { Resource } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import type { RulingId } from '#games/copan/rulings.ts';

/**
 * A copy of the game with its numbers fixed here, so that a better-founded value in the profile changes
 * `profile.test.ts` and no table of rules. One spiral and one any-resource space; each Decline track ends where the
 * rows below say so.
 */
export const fixedCopy: Profile = {
	...standardProfile,
	spaceMarks: { 'north-2-2': 'spiral', 'south-2-2': 'any-resource' },
	setupColumns: { 2: [3, 4], 3: [4], 4: [] },
	declineTracks: {
		2: { thresholds: [3, 5], end: 7 },
		3: { thresholds: [4, 7], end: 10 },
		4: { thresholds: [5, 9], end: 13 },
	},
	courtTilesOfEach: 20,
	startingTilesOfEach: 1,
	startingResources: 0,
	capacity: 5,
	capacityPerExtension: 2,
	characterSpaces: 3,
	characterSpacesPerExtension: 1,
};

/** A table for four on the fixed copy: no space is covered, tiers begin at 5 and 9 moves, the end is 13. */
export const table = (setup: Setup = {}): Setup => ({
	players: 4,
	...setup,
	profile: { ...fixedCopy, ...setup.profile },
});

/** Every rule cited so far by an event, a question or a refusal of the tests in this file. */
export const cited = new Set<string>();

/** Freezes a value through and through, so that any write to it throws. */
export const freeze = <Value>(value: Value): Value => {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (const each of Object.values(value)) freeze(each);
	}
	return value;
};

/** The value of an outcome that must be one. */
export const expectOk = <Value>(outcome: Outcome<Value, unknown>): Value => {
	if (!outcome.ok) expect.fail(`refused: ${JSON.stringify(outcome.error)}`);
	return outcome.value;
};

const noteCitations = (position: Position, events: readonly Event[]): void => {
	for (const { rules } of events) for (const rule of rules) cited.add(rule);
	const decision = copan.decision(position);
	if (decision) cited.add(decision.rule);
};

/** The setup's first decision, and what was told on the way there; frozen. */
export const start = (setup: Setup): { position: Position; events: Event[] } => {
	const created = freeze(expectOk(copan.create(freeze(setup))));
	noteCitations(created.position, created.events);
	return created;
};

/** Plays the actions, each of which must be legal. `before` is the table as laid out, with nothing done yet. */
export const playAll = (
	setup: Setup,
	actions: readonly Action[],
): { before: Position; after: Position; events: Event[] } => {
	const before = expectOk(createPosition(setup));
	let { position, events } = start(setup);
	for (const action of actions) {
		const played = freeze(expectOk(copan.play(position, freeze(action))));
		noteCitations(played.position, played.events);
		position = played.position;
		events = [...events, ...played.events];
	}
	return { before, after: position, events };
};

/** The events of one type. */
export const eventsOf = <Type extends Event['type']>(
	events: readonly Event[],
	type: Type,
): Extract<Event, { type: Type }>[] =>
	events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The paths at which two positions differ, with what stands there afterwards; lists are compared whole, seats one by one. */
export const changesBetween = (before: unknown, after: unknown, path = ''): Record<string, unknown> => {
	if (isDeepStrictEqual(before, after)) return {};
	const isList = Array.isArray(before) || Array.isArray(after);
	if (!isRecord(before) || !isRecord(after) || (isList && path !== 'seats')) return { [path]: after };
	const changes: Record<string, unknown> = {};
	for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
		Object.assign(changes, changesBetween(before[key], after[key], path ? `${path}.${key}` : key));
	return changes;
};

/** One row of a table of what happens: every event and every changed path of the position is named, or the row fails. */
export interface Row {
	name: string;
	setup: Setup;
	actions: readonly Action[];
	/** All events in full, without their ids, which count up from 0. */
	events: readonly Told[];
	/** All changes apart from `told` and, where nobody is asked any more, the empty list of frames. */
	changes: Record<string, unknown>;
}

export const checkRow = ({ setup, actions, events, changes }: Row): void => {
	const { before, after, events: happened } = playAll(setup, actions);
	expect(happened).toStrictEqual(events.map((event, id) => ({ id, ...event })));
	expect(changesBetween(before, after)).toStrictEqual({
		frames: [],
		...(events.length > 0 ? { told: events.length } : {}),
		...changes,
	});
	if (!('frames' in changes)) {
		expect(copan.decision(after)).toBeNull();
		expect(copan.candidates(after)).toEqual([]);
	}
};

/** One row of a table of what is not allowed: `refused` after the actions. */
export interface Refusal {
	name: string;
	setup: Setup;
	actions: readonly Action[];
	refused: Action;
	rejection: Rejection;
}

/** The codes of actions that are not among the candidates. */
const foreign = ['no-such-choice', 'not-asked', 'nothing-asked'];

export const checkRefusal = ({ setup, actions, refused, rejection }: Refusal): void => {
	const { after } = playAll(setup, actions);
	const bytes = JSON.stringify(after);
	expect(copan.why(after, refused)).toStrictEqual(rejection);
	expect(copan.play(after, refused)).toStrictEqual({ ok: false, error: rejection });
	expect(JSON.stringify(after)).toBe(bytes);
	expect(copan.legalActions(after)).not.toContainEqual(refused);
	const candidate = copan.candidates(after).find(({ action }) => isDeepStrictEqual(action, refused));
	if (foreign.includes(rejection.code)) expect(candidate).toBeUndefined();
	else expect(candidate).toStrictEqual({ action: refused, refused: rejection });
	cited.add(rejection.rule);
};

export const take = (tile: Resource): Action => ({ type: 'take-tile', tile });
export const place = (space: SpaceId): Action => ({ type: 'place-tile', space });
export const gain = (resource: Resource): Action => ({ type: 'gain-resource', resource });
export const moveCube = (resource: Resource): Action => ({ type: 'move-cube', resource });

/** An event as a row writes it: without its id. */
export type Told = Record<string, unknown> & { type: Event['type']; rules: CopanRule[] };

/* The events, written by hand: deltas and cause are given by the row, the rules stand here. */

export const placed = (space: SpaceId, tile: PlacedTile, player = 0): Told => ({
	type: 'tilePlaced',
	player,
	space,
	tile,
	rules:
		tile === 'face-down'
			? ['copan.court.no-tile.face-down']
			: ['copan.court.place.face-up', 'copan.court.place.any-space'],
});

export const nothingYielded = (space: SpaceId, causedBy: number): Told => ({
	type: 'nothingYielded',
	player: 0,
	space,
	rules: ['copan.court.no-tile.no-gain'],
	causedBy,
});

/** The cube moved one space, to `to`. */
export const moved = (resource: Resource, to: number, tier: Tier, causedBy: number, end = false): Told => ({
	type: 'cubeMoved',
	resource,
	from: to - 1,
	to,
	tier,
	end,
	rules: ['copan.court.decline.one-left'],
	causedBy,
});

export const passedOn = (from: Resource, to: Resource, causedBy: number): Told => ({
	type: 'cubePassedOn',
	from,
	to,
	rules: ['copan.court.decline.pass-on'],
	causedBy,
});

export const noCubeMoved = (causedBy: number): Told => ({
	type: 'noCubeMoved',
	rules: ['copan.court.decline.pass-on'],
	causedBy,
});

export const spiralAt = (space: SpaceId): PendingEvent => ({ kind: 'spiral', space });
export const declineOf = (resource: Resource, nth: number): PendingEvent => ({ kind: 'decline', resource, nth });

/** A cube crosses a mark whose Event has been brought before. */
export const spent = (resource: Resource, causedBy: number): Told => ({
	type: 'thresholdSpent',
	resource,
	rules: ['copan.court.events.three-a-track'],
	causedBy,
	rulings: ['recrossed-threshold'],
});

/** `second`: an Event of the other kind arose before it in the same turn. */
export const arose = (event: PendingEvent, causedBy: number, { faceDown = false, second = false } = {}): Told => ({
	type: 'eventArose',
	event,
	rules:
		event.kind === 'decline'
			? ['copan.court.events.decline', 'copan.court.events.three-a-track']
			: faceDown
				? ['copan.court.events.spiral', 'copan.court.no-tile.spiral']
				: ['copan.court.events.spiral'],
	causedBy,
	...(second ? { rulings: ['spiral-before-decline'] } : {}),
});

/** `again`: a tile of this resource was activated before it. */
export const activated = (
	space: SpaceId,
	resource: Resource,
	tier: Tier,
	yields: number,
	causedBy: number,
	{ again = false, player = 0 } = {},
): Told => ({
	type: 'tileActivated',
	player,
	space,
	resource,
	tier,
	yields,
	rules: ['copan.court.collect.neighbours', 'copan.court.collect.tiers'],
	causedBy,
	...(again ? { rulings: ['same-resource-twice'] } : {}),
});

const gainedBy = (
	resource: Resource,
	[amount, lost]: readonly [stored: number, lost: number],
	by: GainSource,
	rules: CopanRule[],
	causedBy: number,
	rulings: RulingId[],
	player = 0,
): Told => ({
	type: 'gained',
	player,
	resource,
	amount,
	lost,
	by,
	rules: lost > 0 ? [...rules, 'copan.court.collect.storage'] : rules,
	causedBy,
	...(rulings.length > 0 ? { rulings } : {}),
});

export const fromTile = (
	tile: SpaceId,
	resource: Resource,
	amounts: readonly [stored: number, lost: number],
	causedBy: number,
	player = 0,
): Told => gainedBy(resource, amounts, { tile }, ['copan.court.collect.tiers'], causedBy, [], player);

export const fromAnyResource = (
	resource: Resource,
	amounts: readonly [stored: number, lost: number],
	causedBy: number,
): Told =>
	gainedBy(
		resource,
		amounts,
		{ anyResource: true },
		['copan.court.any-resource.two', 'copan.court.any-resource.no-decline'],
		causedBy,
		['any-resource-when'],
	);

export const fromCharacter = (
	character: CharacterId,
	resource: Resource,
	amounts: readonly [stored: number, lost: number],
	causedBy: number,
): Told =>
	gainedBy(resource, amounts, { character }, ['copan.characters.infinity'], causedBy, ['extra-resource-characters']);

export const nothingAdded = (character: CharacterId, causedBy: number): Told => ({
	type: 'nothingAdded',
	player: 0,
	character,
	rules: ['copan.characters.infinity'],
	causedBy,
	rulings: ['extra-resource-characters'],
});

export const skipped = (because: 'pyramid-full' | 'no-tile', player = 0): Told => ({
	type: 'courtPhaseSkipped',
	player,
	because,
	...(because === 'pyramid-full'
		? { rules: ['copan.court.place.any-space'], rulings: ['full-pyramid-turn'] }
		: { rules: ['copan.court.no-tile.face-down'], rulings: ['supplies-run-out'] }),
});

export const ended = (player = 0): Told => ({ type: 'courtPhaseEnded', player, rules: ['copan.turn.two-phases'] });
