/**
 * Solo games that a device keeps: each under a name of its own, with a short list of all for whoever wants to go on, and
 * the games that are over. A game is its set-up and what was answered; the rest the engine makes of these.
 */
import { fail, type Outcome, ok } from '#engine/outcome.ts';
import { automaModes } from '#games/copan/automa.ts';
import { type Resource, resources } from '#games/copan/resources.ts';
import { isPlayer, type Player } from './score.ts';
import { keep, recall } from './storage.ts';

/** What is chosen before a solo game begins. */
export interface SoloSetup {
	mode: (typeof automaModes)[number];
	/** Resources whose card is Hard. */
	hard: Resource[];
	/** The Automa cards from left to right, as far as they are laid out. */
	order: Resource[];
	/** Letter of the Event card. */
	card: string;
	/** Who begins; null until chance has said. */
	first: 'you' | 'automa' | null;
	/** Readings of open questions that are not ours. */
	rulings: Record<string, string>;
}

/** An answer of a game's record: what the engine takes, whatever it is. */
export interface SoloAction {
	type: string;
	[value: string]: string | number | boolean;
}

/** A solo game on this device. */
export interface SoloGame {
	id: string;
	name: string;
	/** When it was begun, and last played: milliseconds. */
	begun: number;
	played: number;
	/** Counts what was kept of it, so that two tabs see each other. */
	kept: number;
	stage: 'setup' | 'play';
	setup: SoloSetup;
	/** Steps of the set-up that are ticked. */
	ticks: string[];
	actions: SoloAction[];
	/** Answers given; those after it are undone. */
	at: number;
	/** What you have at the end; null before. */
	you: Player | null;
}

/** A game in the list of all: enough to find it again. */
export interface SoloEntry {
	id: string;
	name: string;
	played: number;
	/** The round it stands in; 0 while it is set up. */
	round: number;
}

/** A game that is over. */
export interface SoloResult {
	/** When, in milliseconds; no two are alike. */
	at: number;
	name: string;
	setup: SoloSetup;
	/** VP: yours, the Automa's. */
	vp: [number, number];
	/** Who has won: 0 for you, 1 for the Automa, or both. */
	winners: number[];
	rounds: number;
}

export const mostGames = 24;
const mostResults = 300;
const mostActions = 2000;
export const longestName = 40;
/** The longest text that is read as a game: a long one has some hundred answers. */
const mostText = 250_000;

/** A text that is no game of ours: torn, or of a later version of the site. */
export interface Unreadable {
	code: 'damaged' | 'newer';
	text: string;
}

/** What a text that was kept or opened turns out to be; null where there is none. */
export type Read<Value> = Outcome<Value | null, Unreadable>;

const isWhole = (value: unknown, least: number, most: number): value is number =>
	Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isTime = (value: unknown): boolean => isWhole(value, 0, 9e15);
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isListOf = (value: unknown, most: number, isRight: (each: unknown) => boolean): boolean =>
	Array.isArray(value) && value.length <= most && value.every(isRight);
const isResource = (value: unknown): boolean => resources.includes(value as Resource);
const isSet = (value: unknown): boolean =>
	isListOf(value, resources.length, isResource) && new Set(value as Resource[]).size === (value as Resource[]).length;

const isOf = (value: unknown, most: number, isRight: (each: unknown) => boolean): boolean =>
	typeof value === 'object' &&
	value !== null &&
	!Array.isArray(value) &&
	Object.keys(value).length <= most &&
	Object.entries(value).every(([key, each]) => key.length <= 40 && isRight(each));

// biome-ignore-start lint/suspicious/noExplicitAny: what a device holds may be anything, and is looked at piece by piece
const isSetup = (value: any): boolean =>
	automaModes.includes(value.mode) &&
	isSet(value.hard) &&
	isSet(value.order) &&
	/^[A-I]$/.test(value.card) &&
	[null, 'you', 'automa'].includes(value.first) &&
	isOf(value.rulings, 60, (option) => isText(option, 60));

const isAction = (value: any): boolean =>
	isOf(value, 8, (each) => isText(each, 60) || typeof each === 'boolean' || isWhole(each, -999, 999)) &&
	typeof value.type === 'string';

const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,30}$/.test(value);

const isGame = (value: any): boolean =>
	isId(value.id) &&
	isText(value.name, longestName) &&
	isTime(value.begun) &&
	isTime(value.played) &&
	isTime(value.kept) &&
	['setup', 'play'].includes(value.stage) &&
	isSetup(value.setup) &&
	(value.stage === 'setup' || (value.setup.order.length === resources.length && value.setup.first !== null)) &&
	isListOf(value.ticks, 60, (tick) => isText(tick, 60)) &&
	isListOf(value.actions, mostActions, isAction) &&
	isWhole(value.at, 0, value.actions.length) &&
	(value.you === null || isPlayer(value.you));

const isEntry = (value: any): boolean =>
	isId(value.id) && isText(value.name, longestName) && isTime(value.played) && isWhole(value.round, 0, 999);

const isResult = (value: any): boolean =>
	isTime(value.at) &&
	isText(value.name, longestName) &&
	isSetup(value.setup) &&
	Array.isArray(value.vp) &&
	value.vp.length === 2 &&
	value.vp.every((vp: unknown) => isWhole(vp, -9999, 9999)) &&
	isListOf(value.winners, 2, (seat) => seat === 0 || seat === 1) &&
	isWhole(value.rounds, 0, 999);

/** Reads a versioned text. Total: whatever is in it. */
const read = <Value>(text: string | null, key: string, isRight: (value: any) => boolean): Read<Value> => {
	if (text === null) return ok(null);
	try {
		const kept = text.length <= mostText ? JSON.parse(text) : null;
		if (typeof kept.v === 'number' && kept.v > 1) return fail({ code: 'newer', text });
		if (kept.v === 1 && isRight(kept[key])) return ok(kept[key]);
	} catch {
		// No JSON, or of another shape: damaged.
	}
	return fail({ code: 'damaged', text });
};
// biome-ignore-end lint/suspicious/noExplicitAny: see above

export const parseEntries = (text: string | null): Read<SoloEntry[]> =>
	read(text, 'games', (games) => isListOf(games, mostGames, isEntry));
export const parseGame = (text: string | null): Read<SoloGame> => read(text, 'solo', isGame);
export const parseResults = (text: string | null): Read<SoloResult[]> =>
	read(text, 'results', (results) => isListOf(results, mostResults, isResult));

/** A game as text: what the device keeps of it, and what a file holds. */
export const gameText = (game: SoloGame): string => JSON.stringify({ v: 1, solo: game });

export const soloNames = { list: 'solo', results: 'solo:results', game: (id: string): string => `solo:game:${id}` };

export const keptEntries = (): Read<SoloEntry[]> => parseEntries(recall(soloNames.list));
export const keptResults = (): Read<SoloResult[]> => parseResults(recall(soloNames.results));
export const keptGame = (id: string): Read<SoloGame> => parseGame(recall(soloNames.game(id)));

/**
 * How keeping went. `refused`: the device would not; `newer`: a later version of the site wrote there, which is left as it
 * is; `many`: there is no room for one more; `elsewhere`: another tab has gone on with the game.
 */
export type Kept = 'kept' | 'refused' | 'newer' | 'many' | 'elsewhere';

/** What cannot be read is put by under another name before anything is written there; else why nothing may be. */
const putBy = (name: string, there: Read<unknown>): 'newer' | 'refused' | null => {
	if (there.ok) return null;
	if (there.error.code === 'newer') return 'newer';
	return keep(`${name}:unread`, there.error.text) ? null : 'refused';
};

/** Changes a list as the device has it now. */
const change = <Value>(
	name: string,
	key: string,
	most: number,
	there: Read<Value[]>,
	how: (list: Value[]) => Value[],
): Kept => {
	const unread = putBy(name, there);
	if (unread) return unread;
	const list = how((there.ok && there.value) || []);
	if (list.length > most) return 'many';
	return keep(name, list.length > 0 ? JSON.stringify({ v: 1, [key]: list }) : null) ? 'kept' : 'refused';
};

const changeEntries = (how: (list: SoloEntry[]) => SoloEntry[]): Kept =>
	change(soloNames.list, 'games', mostGames, keptEntries(), how);

/** Keeps a game and its place in the list. It must be as this tab last saw it, or nothing is written. */
export const keepGame = (game: SoloGame, round: number): Kept => {
	const there = keptGame(game.id);
	if (there.ok && there.value && there.value.kept >= game.kept) return 'elsewhere';
	const unread = putBy(soloNames.game(game.id), there);
	if (unread) return unread;
	const { id, name, played } = game;
	const listed = changeEntries((list) => [{ id, name, played, round }, ...list.filter((each) => each.id !== id)]);
	if (listed !== 'kept') return listed;
	return keep(soloNames.game(id), gameText(game)) ? 'kept' : 'refused';
};

/** Deletes a game. */
export const dropGame = (id: string): Kept => {
	const listed = changeEntries((list) => list.filter((each) => each.id !== id));
	if (listed !== 'kept') return listed;
	return keep(soloNames.game(id), null) ? 'kept' : 'refused';
};

/** Adds a result, the newest first; where there are too many, the oldest goes. */
export const addResult = (result: SoloResult): Kept =>
	change(soloNames.results, 'results', mostResults, keptResults(), (list) => [result, ...list].slice(0, mostResults));

export const dropResult = (at: number): Kept =>
	change(soloNames.results, 'results', mostResults, keptResults(), (list) => list.filter((each) => each.at !== at));
