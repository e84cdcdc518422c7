/** What a playable page shows, derived from the engine's position and events; no rules of its own. */
import type { Action } from '#games/copan/actions.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import type { Event } from '#games/copan/events.ts';
import type { Question } from '#games/copan/frames.ts';
import type { CardKind } from '#games/copan/piles.ts';
import type { Position, TurnEvent } from '#games/copan/position.ts';
import type { Profile } from '#games/copan/profile.ts';
import { type Court, courts, isSpaceId, type SpaceId, spaces } from '#games/copan/pyramid.ts';
import {
	type ByResource,
	byResource,
	type ClosableSite,
	type PlayerCount,
	resources,
	type Site,
	siteOf,
} from '#games/copan/resources.ts';
import type { Setup } from '#games/copan/setup.ts';
import { isCourt, type Region } from '#islands/board/Board.tsx';
import type { ChangeMark, PyramidView } from '#islands/board/Pyramid.tsx';
import type { Spot } from '#islands/board/Spots.tsx';
import type { AskedChoice } from './ask-lines.ts';

/** The Pyramid of a position, or of a setup that cannot be one yet: then with the values given. */
export const pyramidView = (setup: Setup, position: Position | null, values: Profile): PyramidView => {
	const players: PlayerCount = setup.players ?? (setup.automa ? 2 : 3);
	const profile = position?.table.profile ?? values;
	const setupColumns = profile.setupColumns[players];
	return {
		playable: new Set(spaces.filter(({ column }) => !setupColumns.includes(column)).map(({ id }) => id)),
		marks: profile.spaceMarks,
		tiles:
			position?.pyramid ??
			Object.fromEntries(Object.entries(setup.pyramid ?? {}).filter(([space]) => isSpaceId(space))),
		cubes: position?.cubes ?? byResource((resource) => setup.cubes?.[resource] ?? 0),
		track: profile.declineTracks[players],
		yields: profile.tierYields,
		setupColumns,
		...(position && {
			priests: position.seats.map(({ priests }) => priests),
			zenith: profile.zenithVp[profile.zenithVp.length - position.zenith] ?? 0,
		}),
	};
};

const siteOfCards: Record<CardKind, Site> = { characters: 'ball-court', altars: 'altars', glyphs: 'stairway' };

/** The places on the board that an event touched. */
const placesOf = (event: Event, faceSpaces: Position['table']['profile']['faceSpaces']): ChangeMark['at'][] => {
	switch (event.type) {
		case 'tilePlaced':
		case 'tileActivated':
			return [{ space: event.space }];
		case 'cubeMoved':
			return [{ track: event.resource }];
		case 'gained':
			return 'tile' in event.by ? [{ space: event.by.tile }] : [];
		case 'eventArose':
			return [event.event.kind === 'spiral' ? { space: event.event.space } : { track: event.event.resource }];
		case 'spaceClosed':
			return event.spaces.map((space) => ({ site: event.site, spot: space - 1 }));
		case 'closedAlready':
			return faceSpaces[event.site].flatMap((face, spot) => (face === event.face ? [{ site: event.site, spot }] : []));
		case 'glyphTaken':
			return [{ site: 'stairway', spot: event.space - 1 }];
		case 'characterTaken':
			return [{ site: 'ball-court', spot: event.space - 1 }];
		case 'totemMoved':
		case 'totemPushed':
			return [{ site: event.site, spot: event.space - 1, isTotem: true }];
		case 'totemPlaced':
			return [{ site: event.site, spot: 0, isTotem: true }];
		case 'climbed':
		case 'steppedDown':
			return [{ stairway: event.stairway, step: event.to }];
		case 'embassyBuilt':
			return [{ site: 'embassies', spot: event.space - 1 }];
		case 'altarTokenPlaced':
			return [{ site: 'altars', spot: event.column - 1 }];
		default:
			return [];
	}
};

/** One mark a place, with the number of the first event there; the shown line's mark is the heavy one. */
export const changeMarks = (
	events: readonly Event[],
	shown: number | null,
	{ profile }: Position['table'],
): ChangeMark[] => {
	const marks = new Map<string, ChangeMark>();
	for (const event of events)
		for (const at of placesOf(event, profile.faceSpaces)) {
			const key = JSON.stringify(at);
			const now = event.id + 1 === shown;
			const known = marks.get(key);
			if (!known || now) marks.set(key, { at, label: String(event.id + 1), now });
		}
	return [...marks.values()];
};

/** The answers that lie on the Sites, as places to press. */
export const spotsOf = (choices: readonly AskedChoice[], onPress: (action: Action) => void): Spot[] =>
	choices.flatMap(({ action, refused, at }) => (at && !refused ? [{ at, onPress: () => onPress(action) }] : []));

/** The spaces of the Pyramid on which the tile may go. */
export const openSpacesOf = (choices: readonly AskedChoice[]): ReadonlySet<SpaceId> =>
	new Set(choices.flatMap(({ action, refused }) => (action.type === 'place-tile' && !refused ? [action.space] : [])));

/** The part of the board on whose picture the tabs of the courts stand too. */
export const isPyramid = (region: Region): boolean => region === 'pyramid' || isCourt(region);

const courtOfSpace = (space: SpaceId): Court => space.split('-')[0] as Court;

/** Where on the board an event happened, as a part of the picture. */
export const regionOfEvent = (event: Event, { profile }: Position['table']): Exclude<Region, 'whole'> | null => {
	if (event.type === 'cardLaid' || event.type === 'cardsSwept') return siteOfCards[event.kind];
	if (event.type === 'riverFilled' || event.type === 'riverTilesTaken') return 'river';
	if (event.type === 'courtTokenPlaced') return 'ball-court';
	const [at] = placesOf(event, profile.faceSpaces);
	if (!at) return null;
	if ('site' in at) return at.site;
	if ('stairway' in at) return 'pyramid';
	return 'space' in at ? courtOfSpace(at.space) : (courts[resources.indexOf(at.track)] as Court);
};

/** The Site on which the answer to a question lies, if it lies on one. */
const siteAsked = (question: Question): Site | null => {
	switch (question.ask) {
		case 'draw':
		case 'fill':
			return siteOfCards[question.kind];
		case 'draw-tile':
			return 'river';
		case 'character':
			return 'ball-court';
		case 'glyph':
			return 'stairway';
		case 'site':
			return question.site;
		case 'river-buy':
			return 'river';
		case 'embassy':
		case 'draw-city':
			return 'embassies';
		default:
			return null;
	}
};

/**
 * The part of the board to open by itself on a screen that shows one part at a time: where the answer lies, else where
 * the last change was.
 */
export const regionOf = (
	question: Question | null,
	target: SpaceId | null,
	latest: readonly Event[],
	table: Position['table'],
): Region => {
	if (target) return courtOfSpace(target);
	const site = question && siteAsked(question);
	if (site) return site;
	if (question?.ask === 'move' || question?.ask === 'totem') return 'whole';
	if (question?.ask === 'climb' || question?.ask === 'step-down') return 'pyramid';
	if (question && /^tile|space$|cube/.test(question.ask)) return 'pyramid';
	// What closed is what people came for; it stays in sight while the harvest comes in.
	const closed = latest.findLast(({ type }) => type === 'spaceClosed' || type === 'closedAlready');
	const places = (closed ? [closed] : latest.toReversed()).flatMap((event) => regionOfEvent(event, table) ?? []);
	return places[0] ?? 'pyramid';
};

/** What was stored, summed over events: the harvest with its Characters, and the resources of choice apart. */
export const gainsOf = (events: readonly Event[]): { harvest: ByResource; choice: ByResource } => {
	const harvest = byResource(() => 0);
	const choice = byResource(() => 0);
	for (const event of events)
		if (event.type === 'gained') {
			if ('tile' in event.by || 'lasting' in event.by) harvest[event.resource] += event.amount;
			else if ('anyResource' in event.by) choice[event.resource] += event.amount;
		}
	return { harvest, choice };
};

/** The Sites that lost a space, in the order in which they did. */
export const closingsOf = (events: readonly Event[]): ClosableSite[] =>
	events.flatMap((event) => (event.type === 'spaceClosed' ? [event.site] : []));

/** An Event of this turn and what has become of it so far. */
export interface TurnLine {
	event: TurnEvent;
	state: 'waits' | 'swept' | 'closed' | 'closed-already';
	site: ClosableSite | null;
	/** Spaces it closed. */
	spaces: number;
}

/** The Events of this turn in order, and the face that serves them all. */
export const turnOf = (events: readonly Event[]): { face: DieFace | null; lines: TurnLine[] } => {
	let face: DieFace | null = null;
	const lines = new Map<number, TurnLine>();
	for (const event of events) {
		if (event.type === 'dieRolled') face = event.face;
		if (event.type === 'eventArose') {
			const site = event.event.kind === 'decline' ? siteOf[event.event.resource] : null;
			lines.set(event.id, { event: event.event, state: 'waits', site, spaces: 0 });
		}
		const line = event.causedBy === undefined ? undefined : lines.get(event.causedBy);
		if (!line) continue;
		if (event.type === 'spaceClosed') {
			line.state = 'closed';
			line.spaces = event.spaces.length;
		}
		if (event.type === 'closedAlready') line.state = 'closed-already';
		if (line.event.kind === 'spiral' && (event.type === 'dieRolled' || event.type === 'dieKept')) line.state = 'swept';
	}
	return { face, lines: [...lines.values()] };
};
