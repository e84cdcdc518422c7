/** What the engine's tests share: a fixed copy of the board, playing a list of actions, and whole-position differences. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { chanceAfter } from '#engine/chance.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { Rejection } from '#engine/rules.ts';
import type { CharacterId } from '#games/copan/characters.ts';
import type { Tier } from '#games/copan/decline.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import type { GainSource } from '#games/copan/events.ts';
import type { GlyphColour } from '#games/copan/glyphs.ts';
import { type Action, copan, type Event, type Position, type Setup } from '#games/copan/index.ts';
import type { CardKind } from '#games/copan/piles.ts';
import type { PlacedTile, TurnEvent } from '#games/copan/position.ts';
import { type Profile, standardProfile } from '#games/copan/profile.ts';
import type { SpaceId } from '#games/copan/pyramid.ts';
import { type ClosableSite, type Resource, type Site, siteOf } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import type { RulingId } from '#games/copan/rulings.ts';
import { createPosition } from '#games/copan/setup.ts';
import { createSolo } from '#games/copan/solo.ts';
import type { TotemSide } from '#games/copan/totems.ts';

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
	entryCosts: {
		embassies: { food: 1 },
		river: null,
		'ball-court': { fame: 1 },
		altars: { zeal: 1 },
		stairway: { power: 1 },
	},
	siteSpaces: {
		embassies: ['cost', 'x1', 'x2'],
		river: ['x1', 'x2', 'x3'],
		'ball-court': ['cost', 'x1', 'x2'],
		altars: ['cost', 'x1', 'x2'],
		stairway: ['cost', 'x1', 'x2'],
	},
	faceSpaces: {
		embassies: [1, 2, 3, 4, 5, 6],
		'ball-court': [1, 2, 3, 4, 5, 6],
		altars: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6],
		stairway: [1, 2, 3, 4, 5, 6],
	},
	cityPaths: [
		{ level: 1, cost: { food: 1 } },
		{ level: 1, cost: { food: 1 } },
		{ level: 2, cost: { food: 2 } },
		{ level: 2, cost: { food: 2 } },
		{ level: 3, cost: { food: 3 } },
		{ level: 3, cost: { food: 3 } },
	],
	ballCourtHalves: ['left', 'left', 'left', 'right', 'right', 'right'],
	stairwaySteps: 9,
	glyphsOfEach: 6,
	maskGrid: 4,
};

/**
 * A table for four on the fixed copy: no space is covered, tiers begin at 5 and 9 moves, the end is 13. Nothing is
 * played beyond the Court phase. Event card F has faces that do nothing at the start of a game: 1 and 2 would move the
 * Food and Power cubes back, 4 takes resources for extensions.
 */
export const table = (setup: Setup = {}): Setup => ({
	players: 4,
	card: 'F',
	until: 'court-phase',
	...setup,
	profile: { ...fixedCopy, ...setup.profile },
});

/** Cards on top of their piles, so that a spiral lays them out without asking chance. Merge into `tops`. */
export const known = {
	characters: ['nacon', 'necahual', 'tecuith', 'mulac', 'kianto', 'iktan'],
	altars: ['altar-13', 'altar-14', 'altar-15', 'altar-16'],
};
/** What is laid out at the start where no player holds one of the first Characters. */
export const laidAtStart = {
	characters: ['ah-cuxtal', 'camazotz', 'citlamina', 'coyopa', 'gucup-cakix', 'hozanek'],
	altars: ['altar-1', 'altar-2', 'altar-3', 'altar-4'],
	glyphs: ['a', 'b', 'c', 'd', 'e', 'f'],
	cities: ['1', '2', '3', '4', '5', '6'],
};

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

/**
 * Who answers the die, bag and piles: the position's seed, or the answers of a list, one after the other, all of which
 * must be asked for. Left out, they stand among the actions like any other.
 */
export type Chance = 'seed' | readonly Action[];

export interface PlayedAll {
	/** The table as laid out, with nothing done yet. */
	before: Position;
	after: Position;
	/** All that was told, from the setup on. */
	events: Event[];
	/** Every action played, chance's answers among them. */
	actions: Action[];
	/** The positions at which somebody was asked, the first one first, and the last one reached. */
	positions: Position[];
}

/** Plays the actions, each of which must be legal, and answers chance before, between and after them. */
export const playAll = (setup: Setup, actions: readonly Action[], chance: Chance = []): PlayedAll => {
	const { automa } = setup;
	const before = expectOk(automa ? createSolo({ ...setup, automa }) : createPosition(setup));
	let { position, events } = start(setup);
	const positions = [position];
	const all: Action[] = [];
	const playOne = (action: Action): void => {
		const played = freeze(expectOk(copan.play(position, freeze(action))));
		noteCitations(played.position, played.events);
		position = played.position;
		positions.push(position);
		events = [...events, ...played.events];
		all.push(action);
	};
	const answers = chance === 'seed' ? [] : [...chance];
	const answerChance = (): void => {
		while (copan.decision(position)?.actor === 'chance') {
			const answer = chance === 'seed' ? copan.chanceAnswer(position) : answers.shift();
			if (!answer) return;
			playOne(answer);
		}
	};
	for (const action of actions) {
		answerChance();
		playOne(action);
	}
	answerChance();
	expect(answers, 'answers that chance was not asked for').toEqual([]);
	return { before, after: position, events, actions: all, positions };
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
	chance?: Chance;
	/** All events in full, without their ids, which count up from 0, and but for `besides`. */
	events: readonly Told[];
	/**
	 * All changes apart from `told`, from `chance`, which moves on once for each roll and draw, and, where nobody is
	 * asked any more, from the empty list of frames.
	 */
	changes: Record<string, unknown>;
}

/** Where the generator stands after so many answers. */
const chanceAfterAnswers = ({ chance }: Position, answers: number): Position['chance'] =>
	answers === 0 ? chance : chanceAfterAnswers({ chance: chanceAfter(chance) } as Position, answers - 1);

/**
 * Rulings that many events hang on whatever a row is about: a row that says nothing of them holds nothing of them.
 * Where they are named, and where not, `rulings.test.ts` says.
 */
const besides: readonly RulingId[] = ['lose-what-you-lack', 'mask-edges', 'off-action-timing', 'refill-order'];

/** The event without the rulings that the row leaves out as being besides the point. */
const asRowSays = ({ rulings, ...event }: Event, row: Told | undefined) => {
	const said = (row?.rulings ?? []) as RulingId[];
	// A bonus action waits by it or does not: that is the point there.
	const isBeside = (id: RulingId) => besides.includes(id) && event.type !== 'bonusActionQueued';
	const named = (rulings ?? []).filter((id) => said.includes(id) || !isBeside(id));
	return named.length > 0 ? { ...event, rulings: named } : event;
};

export const checkRow = ({ setup, actions, chance, events, changes }: Row): void => {
	const { before, after, events: happened, actions: played } = playAll(setup, actions, chance);
	expect(happened.map((event, id) => asRowSays(event, events[id]))).toStrictEqual(
		events.map((event, id) => ({ id, ...event })),
	);
	const answers = played.filter(({ type }) => type === 'roll' || type === 'draw').length;
	expect(changesBetween(before, after)).toStrictEqual({
		frames: [],
		...(events.length > 0 ? { told: events.length } : {}),
		...(answers > 0 ? { chance: chanceAfterAnswers(before, answers) } : {}),
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
	chance?: Chance;
	refused: Action;
	rejection: Rejection;
}

/** The codes of actions that are not among the candidates. */
const foreign = ['no-such-choice', 'not-asked', 'nothing-asked'];

export const checkRefusal = ({ setup, actions, chance, refused, rejection }: Refusal): void => {
	const { after } = playAll(setup, actions, chance);
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
export const roll = (face: DieFace): Action => ({ type: 'roll', face });
export const draw = (card: string): Action => ({ type: 'draw', card });
export const loseOne = (resource: Resource): Action => ({ type: 'lose-resource', resource });
export const climb = (stairway: Resource): Action => ({ type: 'climb', stairway });
export const stepDown = (stairway: Resource): Action => ({ type: 'step-down', stairway });
export const placeJade = (space: number): Action => ({ type: 'place-jade', space });
export const removeJade = (space: number): Action => ({ type: 'remove-jade', space });
export const takeGlyph = (space: number): Action => ({ type: 'take-glyph', space });
export const loseGlyph = (colour: GlyphColour): Action => ({ type: 'lose-glyph', colour });
export const takeCharacter = (character: CharacterId): Action => ({ type: 'take-character', character });
export const discardOne = (character: CharacterId): Action => ({ type: 'discard-character', character });
export const useBird = (character: CharacterId): Action => ({ type: 'use-bird', character });
export const placeTotem = (site: Site): Action => ({ type: 'place-totem', site });
export const turnTotem = (side: TotemSide): Action => ({ type: 'turn-totem', side });
export const leaveTotem: Action = { type: 'leave-totem' };
export const fillSpace = (space: number): Action => ({ type: 'fill-space', space });
export const goOn: Action = { type: 'go-on' };

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
	rulings: ['face-down'],
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
	rulings: ['pass-on'],
});

/** Told of a move that goes past two cubes at their ends, which is a reading. */
export const far = (told: Told): Told => ({ ...told, rulings: ['pass-on'] });

export const spiralAt = (space: SpaceId): TurnEvent => ({ kind: 'spiral', space });
export const declineOf = (resource: Resource, nth: number): TurnEvent => ({ kind: 'decline', resource, nth });

/** A cube crosses a mark whose Event has been brought before. */
export const spent = (resource: Resource, causedBy: number): Told => ({
	type: 'thresholdSpent',
	resource,
	rules: ['copan.court.events.three-a-track'],
	causedBy,
	rulings: ['recrossed-threshold'],
});

/** `second`: an Event of the other kind arose before it in the same turn. */
export const arose = (event: TurnEvent, causedBy: number, { faceDown = false, second = false } = {}): Told => ({
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
	gainedBy(resource, amounts, { lasting: character }, ['copan.characters.infinity'], causedBy, [
		'extra-resource-characters',
	]);

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

export const endNoticed = (by: 'pyramid-full' | 'two-exhausted', causedBy: number): Told => ({
	type: 'endTriggered',
	by,
	rules: [by === 'pyramid-full' ? 'copan.end.pyramid-full' : 'copan.end.two-exhausted'],
	causedBy,
	...(by === 'two-exhausted' ? { rulings: ['exhausted-when'] } : {}),
});

/** `by`: the kind of Event for which the die is rolled. */
export const rolled = (face: DieFace, causedBy: number, by: TurnEvent['kind'] = 'decline'): Told => ({
	type: 'dieRolled',
	face,
	rules: [by === 'spiral' ? 'copan.court.events.spiral.roll' : 'copan.court.events.decline.roll'],
	causedBy,
});

export const dieKept = (face: DieFace, causedBy: number): Told => ({
	type: 'dieKept',
	face,
	rules: ['copan.court.events.one-roll', 'copan.court.events.one-effect'],
	causedBy,
});

export const applies = (face: DieFace, causedBy: number, card = 'F'): Told => ({
	type: 'faceApplies',
	card,
	face,
	rules: ['copan.events.faces', 'copan.events.all-players'],
	causedBy,
	rulings: ['event-order'],
});

/** A cube told to move back stands at its start. */
export const stays = (resource: Resource, causedBy: number): Told => ({
	type: 'cubeStays',
	resource,
	rules: ['copan.events.forward-back'],
	causedBy,
	rulings: ['moves-back', 'back-at-start'],
});

/** `second`: another Event was resolved before it in the same turn; `inhabited`: Embassies stand in the City. */
export const closedAt = (
	site: ClosableSite,
	face: DieFace,
	removed: string | null,
	causedBy: number,
	{ second = false, inhabited = false } = {},
): Told => ({
	type: 'spaceClosed',
	site,
	face,
	spaces: site === 'altars' ? [face, face + 6] : [face],
	removed,
	rules: [
		'copan.court.events.decline.close',
		...(second ? (['copan.court.events.all-close'] as const) : []),
		`copan.court.events.close.${site}`,
	],
	causedBy,
	...(inhabited ? { rulings: ['closed-city-embassies'] } : {}),
});

export const closedAlready = (site: ClosableSite, face: DieFace, causedBy: number): Told => ({
	type: 'closedAlready',
	site,
	face,
	rules: ['copan.court.events.closed-already'],
	causedBy,
});

/** Tokens leave the Altars for the reserve because of a spiral, or of columns that close. */
export const reserved = (tokens: number[], by: TurnEvent['kind'], causedBy: number): Told => ({
	type: 'tokensReserved',
	tokens,
	rules: [by === 'spiral' ? 'copan.court.events.spiral.tokens' : 'copan.court.events.close.altars'],
	causedBy,
});

export const swept = (kind: CardKind, cards: readonly string[], causedBy: number, also: RulingId[] = []): Told => ({
	type: 'cardsSwept',
	kind,
	cards: [...cards],
	rules: ['copan.court.events.spiral.refresh'],
	causedBy,
	rulings: ['swept-cards', ...also],
});

export const laid = (
	kind: CardKind,
	space: number,
	card: string,
	causedBy: number,
	rule: CopanRule = 'copan.court.events.spiral.refresh',
): Told => ({ type: 'cardLaid', kind, space, card, rules: [rule], causedBy });

/** A turn's Event with the id of the event that told of it, as the position keeps it. */
export const queued = (event: TurnEvent, cause: number) => ({ event, cause });

/** What one Event of a turn adds to a row: its events, and the changes it leaves. */
export interface Part {
	events: Told[];
	changes: Record<string, unknown>;
}

/** Faces of Event card F that do nothing: 1 and 2 where that cube stands at its start, 4 where nobody has extensions. */
export type QuietFace = 1 | 2 | 4;

/** What is told of a quiet face: one event, or with face 4 one for each player, the active one first. */
const nothingComes = (face: QuietFace, causedBy: number, seats: readonly number[]): Told[] =>
	face === 4
		? seats.map((player) => ({
				type: 'unaffected',
				player,
				effect: { verb: 'lose', resource: 'any', amount: 1, per: { of: 'extensions' } },
				rules: ['copan.events.all-players'],
				causedBy,
			}))
		: [stays(face === 1 ? 'food' : 'power', causedBy)];

/**
 * A Decline Event that does nothing but close. `cause` is the event that told of it, `next` the id of its first event;
 * `removed` what lies on the space.
 */
export const quietDecline = (
	resource: Resource,
	cause: number,
	next: number,
	{
		face = resource === 'power' ? 1 : 2,
		removed,
		seats = [0, 1, 2, 3],
	}: { face?: QuietFace; removed?: string | null; seats?: readonly number[] } = {},
): Part => {
	const site = siteOf[resource];
	const lies = {
		embassies: laidAtStart.cities,
		'ball-court': laidAtStart.characters,
		altars: [null, null],
		stairway: laidAtStart.glyphs,
	}[site];
	const gone = removed === undefined ? (lies[face - 1] as string | null) : removed;
	const cleared = lies.map((each, space) => (space === face - 1 ? null : each));
	return {
		events: [
			rolled(face, cause),
			applies(face, next),
			...nothingComes(face, next + 1, seats),
			closedAt(site, face, gone, cause),
		],
		changes: {
			face,
			[`closed.${site}`]: [face],
			...(site === 'embassies' ? { cities: cleared } : {}),
			...(site === 'ball-court' ? { 'cards.characters.laid': cleared, 'cards.characters.top': [gone] } : {}),
			...(site === 'stairway' ? { 'cards.glyphs.laid': cleared, 'cards.glyphs.top': [gone] } : {}),
		},
	};
};

/** The sweep of a spiral, at a table with `known` on top of its piles: 12 events. */
export const sweep = (cause: number): Part => ({
	events: [
		swept('characters', laidAtStart.characters, cause),
		swept('altars', laidAtStart.altars, cause),
		...known.characters.map((card, space) => laid('characters', space + 1, card, cause)),
		...known.altars.map((card, space) => laid('altars', space + 1, card, cause)),
	],
	changes: {
		'cards.characters.laid': known.characters,
		'cards.characters.top': [],
		'cards.characters.discard': laidAtStart.characters,
		'cards.altars.laid': known.altars,
		'cards.altars.top': [],
		'cards.altars.discard': laidAtStart.altars,
	},
});

/** A spiral Event that does nothing but sweep, at a table with `known` on top of its piles: 15 events, 18 with face 4. */
export const quietSpiral = (cause: number, next: number, face: QuietFace = 2, seats = [0, 1, 2, 3]): Part => {
	const { events, changes } = sweep(cause);
	return {
		events: [
			...events,
			rolled(face, cause, 'spiral'),
			applies(face, next + 12),
			...nothingComes(face, next + 13, seats),
		],
		changes: { ...changes, face },
	};
};
