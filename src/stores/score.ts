/** The score sheet: what the players have at the end of a game; kept on the device with the games finished on it. */
import type { Profile } from '#games/copan/profile.ts';
import { type ByResource, byResource, type PlayerCount, resources } from '#games/copan/resources.ts';
import { keep, putAside, recall } from './storage.ts';

/** The open questions on which final scoring hangs, and that have more than one playable reading. */
export const scoringRulings = ['three-way-tie', 'vp-below-zero'] as const;
type Readings = Partial<Record<(typeof scoringRulings)[number], string>>;

const counts = ['cities', 'left', 'right', 'altars', 'extensions', 'jade'] as const;

/** What scores for one player: the whole of what a sheet asks. */
export interface Player extends Record<(typeof counts)[number], number> {
	/** Empty where nobody has said it. */
	name: string;
	/** On the track, before final scoring. */
	vp: number;
	/** Steps climbed, by stairway. */
	steps: ByResource;
	/** Sun Characters, by id. */
	suns: string[];
	/** Resources in store. */
	held: ByResource;
}

export interface Sheet {
	/** From 1 to 4. With one, the second seat has the tokens of the Automa. */
	players: number;
	/** Always four, so that a change of the number loses nothing. */
	seats: Player[];
	readings: Readings;
	/** Values that came with a link, and stand before those of the owner's copy: none are ours. Left out, the owner's. */
	profile?: ScoringValues;
}

/** The values of a profile on which the score hangs. */
export const scoringKeys = ['stairwaySteps', 'stairwayRates'] as const;
export type ScoringValues = Partial<Pick<Profile, (typeof scoringKeys)[number]>>;

/** Of any values, those on which the score hangs. */
export const scoringPart = (values: Partial<Profile>): ScoringValues =>
	Object.fromEntries(scoringKeys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));

const mostPlayers = 4;

const emptyPlayer = (name = ''): Player => ({
	name,
	vp: 0,
	cities: 0,
	left: 0,
	right: 0,
	altars: 0,
	extensions: 0,
	jade: 0,
	steps: byResource(() => 0),
	suns: [],
	held: byResource(() => 0),
});

/** A sheet on which nothing is entered but, it may be, names. */
export const emptySheet = (players = 2, names: readonly string[] = []): Sheet => ({
	players,
	seats: Array.from({ length: mostPlayers }, (_, seat) => emptyPlayer(names[seat])),
	readings: {},
});

/** Whether nothing is lost with a sheet but names. */
export const isEmptySheet = ({ seats }: Sheet): boolean =>
	seats.every((player) => JSON.stringify(player) === JSON.stringify(emptyPlayer(player.name)));

/** The player count of the table, where a single player sits opposite the Automa. */
export const seatedAt = ({ players }: Sheet): PlayerCount => Math.max(2, players) as PlayerCount;

/** A game finished on this device. */
export interface Finished {
	/** When, in milliseconds; no two are alike. */
	at: number;
	sheet: Sheet;
	vp: number[];
	winners: number[];
}

const isWhole = (value: unknown, least = 0, most = 999): boolean =>
	Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

// biome-ignore-start lint/suspicious/noExplicitAny: what a device holds may be anything, and is looked at piece by piece
const isCounts = (value: any): boolean => resources.every((resource) => isWhole(value[resource]));

/** Whether what was read is one player of a sheet. */
export const isPlayer = (value: any): boolean =>
	typeof value.name === 'string' &&
	value.name.length <= 40 &&
	isWhole(value.vp, -999) &&
	counts.every((key) => isWhole(value[key])) &&
	isCounts(value.steps) &&
	isCounts(value.held) &&
	Array.isArray(value.suns) &&
	new Set(value.suns).size === value.suns.length &&
	// One that there is none of, the engine tells; so it does with readings.
	value.suns.every((id: unknown) => typeof id === 'string' && id.length <= 40);

const isProfile = ({ stairwaySteps: steps, stairwayRates: rates, ...others }: any): boolean =>
	Object.keys(others).length === 0 &&
	(steps === undefined || isWhole(steps, 1, 30)) &&
	(rates === undefined ||
		(Array.isArray(rates) && rates.length <= 31 && rates.every((vp: unknown) => isWhole(vp, -20, 20))));

const isSheet = (value: any): boolean =>
	(value.profile === undefined || (typeof value.profile === 'object' && isProfile(value.profile))) &&
	isWhole(value.players, 1, mostPlayers) &&
	Array.isArray(value.seats) &&
	value.seats.length === mostPlayers &&
	value.seats.every(isPlayer) &&
	scoringRulings.every((id) => ['undefined', 'string'].includes(typeof value.readings[id]));

const isFinished = (value: any): boolean =>
	Number.isFinite(value.at) &&
	isSheet(value.sheet) &&
	Array.isArray(value.vp) &&
	value.vp.length === seatedAt(value.sheet) &&
	value.vp.every((vp: unknown) => Number.isInteger(vp)) &&
	Array.isArray(value.winners) &&
	value.winners.every((seat: unknown) => isWhole(seat, 0, mostPlayers - 1));

/** Reads what was kept under a key of a versioned text; null where it is something else. */
const parse = <Value>(text: string, key: string, isRight: (value: any) => boolean): Value | null => {
	try {
		const kept = JSON.parse(text);
		return kept.v === 1 && isRight(kept[key]) ? kept[key] : null;
	} catch {
		return null;
	}
};
// biome-ignore-end lint/suspicious/noExplicitAny: see above

/** Reads what was kept as a sheet; null where it is something else. Total. */
export const parseSheet = (text: string): Sheet | null => parse(text, 'sheet', isSheet);

/** Reads what was kept as finished games, the newest first; null where it is something else. Total. */
export const parseFinished = (text: string): Finished[] | null =>
	parse(text, 'games', (games) => Array.isArray(games) && games.every(isFinished));

const names = { sheet: 'score', games: 'score:games' };

/** Something this device kept: nothing, what it says, or a text that cannot be read. */
export type Kept<Value> = { value: Value | null; damaged: string | null };

const read = <Value>(name: string, parsed: (text: string) => Value | null): Kept<Value> => {
	const text = recall(name);
	const value = text === null ? null : parsed(text);
	return { value, damaged: value === null ? text : null };
};

export const keptSheet = (): Kept<Sheet> => read(names.sheet, parseSheet);
export const keptGames = (): Kept<Finished[]> => read(names.games, parseFinished);

/** Keeps the sheet; false where the device would not. What cannot be read is put aside. */
export const keepSheet = (sheet: Sheet): boolean =>
	(keptSheet().damaged === null || putAside(names.sheet)) && keep(names.sheet, JSON.stringify({ v: 1, sheet }));

/** Changes the finished games as the device has them now: another tab may have added some. False where it would not. */
export const changeGames = (change: (games: Finished[]) => Finished[]): boolean => {
	const { value, damaged } = keptGames();
	const games = change(value ?? []);
	if (damaged !== null && !putAside(names.games)) return false;
	return keep(names.games, games.length > 0 ? JSON.stringify({ v: 1, games }) : null);
};
