/** What a device keeps of the sandbox beside the game on the table: who sits where, and positions by name. */
import * as v from 'valibot';
import { list } from '#engine/shapes.ts';

/** Who plays a seat: a person at the table, or one of the bots. */
export const players = ['person', 'greedy', 'random'] as const;
export type Player = (typeof players)[number];

const seatsSchema = list(v.picklist(players), 4);

/** The seats that somebody else than a person plays; what is missing is played by people. */
export const parseSeats = (text: string | null): Player[] => {
	try {
		const read = v.safeParse(seatsSchema, JSON.parse(text ?? '[]'), { abortEarly: true });
		return read.success ? read.output : [];
	} catch {
		return [];
	}
};

/** A position kept under a name. */
export interface Kept {
	id: string;
	name: string;
	/** When, as ISO text. */
	when: string;
	/** Put aside by the page itself, so that nothing is lost; the oldest of these go first. */
	aside: boolean;
	/** The scenario's text, and how far it stood. */
	text: string;
	at: number;
	seats: Player[];
}

/** Positions kept by hand, at most, and games put aside. */
const mostKept = 60;
const mostAside = 5;
/** The longest name of one. */
export const longestName = 80;
/** The longest text of one, as of a file that is opened. */
const mostText = 200_000;

const keptSchema = v.strictObject({
	v: v.literal(1),
	kept: list(
		v.strictObject({
			id: v.pipe(v.string(), v.maxLength(60)),
			name: v.pipe(v.string(), v.maxLength(longestName)),
			when: v.pipe(v.string(), v.maxLength(40)),
			aside: v.boolean(),
			text: v.pipe(v.string(), v.maxLength(mostText)),
			at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
			seats: seatsSchema,
		}),
		mostKept + mostAside,
	),
});

/** Reads the positions a device keeps; null where something else is found there. Total. */
export const parseKept = (text: string | null): Kept[] | null => {
	if (text === null) return [];
	try {
		const read = v.safeParse(keptSchema, JSON.parse(text), { abortEarly: true });
		return read.success ? read.output.kept : null;
	} catch {
		return null;
	}
};

export const keptText = (kept: readonly Kept[]): string => JSON.stringify({ v: 1, kept });

/**
 * The list with one more entry, the newest first; one of the same id is replaced. Null where there is no room for it:
 * what somebody named is never thrown away for something new.
 */
export const withKept = (kept: readonly Kept[], entry: Kept): Kept[] | null => {
	const all = [entry, ...kept.filter(({ id }) => id !== entry.id)];
	const named = all.filter(({ aside }) => !aside);
	if (named.length > mostKept) return null;
	const spare = new Set(all.filter(({ aside }) => aside).slice(mostAside));
	return all.filter((each) => !spare.has(each));
};

/** A short mark of a text: the same text put aside twice stands there once. */
export const markOf = (text: string): string => {
	let mark = 0;
	for (let at = 0; at < text.length; at++) mark = (Math.imul(mark, 31) + text.charCodeAt(at)) | 0;
	return (mark >>> 0).toString(36);
};
