/** What a device keeps of Orloj's tools, each under a name of its own; and the score sheet in an address. */
import * as v from 'valibot';
import { fail, type Outcome, ok } from '#engine/outcome.ts';
import {
	type Checklist,
	checklistSchema,
	gameSchema,
	type OrlojGame,
	type RoosterSheet,
	roosterSchema,
	type Sheet,
	sheetSchema,
} from '#games/orloj/schemas.ts';
import type { Ledger } from '#games/orloj/score.ts';
import { type ScoringCount, scoringCounts } from '#games/orloj/values.ts';
import { putAside, recall } from './storage.ts';

export const orlojNames = {
	turn: 'orloj:turn',
	setUp: 'orloj:set-up',
	score: 'orloj:score',
	rooster: 'orloj:rooster',
} as const;

const version = 1;
/** The longest text that is looked at: a long game has some hundred answers. */
const mostText = 250_000;

export type Unread = 'damaged' | 'newer';

/** What is kept, as text. */
export const textOf = (value: unknown): string => JSON.stringify({ v: version, orloj: value });

/** Reads a text that was kept or comes from a file; null where there is none. Total. */
export const parseText = <Value>(
	schema: v.GenericSchema<unknown, Value>,
	text: string | null,
): Outcome<Value | null, Unread> => {
	if (text === null) return ok(null);
	try {
		const kept = text.length <= mostText ? JSON.parse(text) : null;
		if (typeof kept?.v === 'number' && kept.v > version) return fail('newer');
		const read = kept?.v === version ? v.safeParse(schema, kept.orloj) : null;
		if (read?.success) return ok(read.output);
	} catch {
		// No JSON: damaged.
	}
	return fail('damaged');
};

/** What the device has under a name. What cannot be read is put aside, so that nothing is lost when it is written anew. */
export const recallAs = <Value>(
	name: string,
	schema: v.GenericSchema<unknown, Value>,
): Outcome<Value | null, Unread> => {
	const read = parseText(schema, recall(name));
	if (!read.ok) putAside(name);
	return read;
};

export {
	type Checklist,
	checklistSchema,
	gameSchema,
	type OrlojGame,
	type RoosterSheet,
	roosterSchema,
	type Sheet,
	sheetSchema,
};

/** How holdings are named in an address. */
const short: Record<ScoringCount, string> = {
	months: 'm',
	zodiacs: 'z',
	apostles: 'a',
	scrolls: 's',
	'workshop-cards': 'w',
};

/** A sheet as the hash of an address: `#you=80&vp=58&m=3…&tiles=months*zodiacs-apostles`. */
export const sheetHash = ({ you, ledger }: { you: number; ledger: Ledger }): string => {
	const { vp, isAdvanced, holdings, assistants, windows, tiles, objectives } = ledger;
	const said = new URLSearchParams({
		you: `${you}`,
		vp: `${vp}`,
		...(isAdvanced && { adv: '1' }),
		...Object.fromEntries(scoringCounts.map((what) => [short[what], `${holdings[what]}`])),
		as: `${assistants}`,
		first: `${objectives.first}`,
		third: `${objectives.third}`,
		tiles: tiles.map(({ counts, isFlipped }) => `${counts}${isFlipped ? '*' : ''}`).join('.'),
		windows: windows.map(({ counts, reached }) => `${counts}*${reached}`).join('.'),
	});
	return `#${said}`;
};

/** Longest hash that is looked at. */
const mostHash = 600;

/** A sheet out of the hash of an address, which may come from anywhere; null where it says nothing. Total. */
export const sheetFrom = (hash: string): Outcome<Sheet | null, 'damaged'> => {
	if (hash.length <= 1 || !hash.includes('=')) return ok(null);
	if (hash.length > mostHash) return fail('damaged');
	const said = new URLSearchParams(hash.slice(1));
	const number = (name: string): number => Number(said.get(name) ?? Number.NaN);
	const parts = (name: string): string[][] => (said.get(name) ?? '').split('.').map((part) => part.split('*'));
	const read = v.safeParse(sheetSchema, {
		you: number('you'),
		ledger: {
			vp: number('vp'),
			isAdvanced: said.get('adv') === '1',
			holdings: Object.fromEntries(scoringCounts.map((what) => [what, number(short[what])])),
			assistants: number('as'),
			windows: parts('windows').map(([counts, reached]) => ({ counts, reached })),
			tiles: parts('tiles').map(([counts, star]) => ({ counts, isFlipped: star !== undefined })),
			objectives: { first: number('first'), third: number('third') },
		},
	});
	return read.success ? ok(read.output) : fail('damaged');
};
