/** What the collecting page shows, derived from the engine's position and events; no rules of its own. */
import type { Event } from '#games/copan/events.ts';
import type { Position, Setup } from '#games/copan/position.ts';
import { standardProfile } from '#games/copan/profile.ts';
import { type Court, courts, isSpaceId, spaces } from '#games/copan/pyramid.ts';
import { type ByResource, byResource, type PlayerCount, resources } from '#games/copan/resources.ts';
import type { ChangeMark, PyramidView } from '#islands/board/Pyramid.tsx';
import type { LogLine } from '#islands/parts/Log.tsx';
import { eventLine, eventSymbol } from '#words/en/copan-play.ts';

/** The picture of a position, or of a setup that cannot be one yet. */
export const pyramidView = (setup: Setup, position: Position | null): PyramidView => {
	const players: PlayerCount = setup.players ?? 3;
	const profile = standardProfile;
	const setupColumns = profile.setupColumns[players];
	return {
		playable: new Set(spaces.filter(({ column }) => !setupColumns.includes(column)).map(({ id }) => id)),
		marks: profile.spaceMarks,
		tiles:
			position?.pyramid ??
			Object.fromEntries(Object.entries(setup.pyramid ?? {}).filter(([space]) => isSpaceId(space))),
		cubes: position?.cubes ?? byResource((resource) => setup.cubes?.[resource] ?? 0),
		track: profile.declineTracks[players],
		setupColumns,
	};
};

/** The log: each event as a line, numbered from 1. */
export const logLines = (events: readonly Event[], { readings }: Position['table']): LogLine[] =>
	events.map((event) => ({
		number: event.id + 1,
		symbol: eventSymbol(event),
		text: eventLine(event),
		rules: event.rules,
		follows: event.causedBy === undefined ? null : event.causedBy + 1,
		rulings: (event.rulings ?? []).map((id) => ({ id, reading: readings[id] })),
	}));

/** The place on the board that an event touched, if any. */
const placeOf = (event: Event): ChangeMark['at'] | null => {
	switch (event.type) {
		case 'tilePlaced':
		case 'tileActivated':
			return { space: event.space };
		case 'cubeMoved':
			return { track: event.resource };
		case 'gained':
			return 'tile' in event.by ? { space: event.by.tile } : null;
		case 'eventArose':
			return event.event.kind === 'spiral' ? { space: event.event.space } : { track: event.event.resource };
		default:
			return null;
	}
};

/** One mark a place, with the number of the first event there; the shown line's mark is the heavy one. */
export const changeMarks = (events: readonly Event[], shown: number | null): ChangeMark[] => {
	const marks = new Map<string, ChangeMark>();
	for (const event of events) {
		const at = placeOf(event);
		if (!at) continue;
		const key = JSON.stringify(at);
		const now = event.id + 1 === shown;
		const known = marks.get(key);
		if (!known || now) marks.set(key, { at, label: String(event.id + 1), now });
	}
	return [...marks.values()];
};

/** The court where an event happened: that of its space, or of its track. */
export const courtOfEvent = (event: Event): Court | null => {
	const at = placeOf(event);
	if (!at) return null;
	return 'space' in at ? (at.space.split('-')[0] as Court) : (courts[resources.indexOf(at.track)] as Court);
};

/** What was stored, summed over events: the harvest with its Characters, and the resources of choice apart. */
export const gainsOf = (events: readonly Event[]): { harvest: ByResource; choice: ByResource } => {
	const harvest = byResource(() => 0);
	const choice = byResource(() => 0);
	for (const event of events)
		if (event.type === 'gained') ('anyResource' in event.by ? choice : harvest)[event.resource] += event.amount;
	return { harvest, choice };
};
