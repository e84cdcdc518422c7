/**
 * Your copy: what the owner's box prints in place of the values of ours, kept on the device as versioned JSON. Every
 * page that plays lays these values over ours; a scenario that brings a profile of its own wins.
 */
import { atom } from 'nanostores';
import * as v from 'valibot';
import { fail, type Outcome, ok } from '#engine/outcome.ts';
import type { SetupProblem } from '#engine/rules.ts';
import { type Profile, type ProfileKey, standardProfile } from '#games/copan/profile.ts';
import { type EnterableKey, profileEntries, profileProblems } from '#games/copan/profile-schema.ts';
import { sites } from '#games/copan/resources.ts';
import { copyName } from './kept-copy.ts';
import { keep, recall } from './storage.ts';

export type Values = Partial<Profile>;

export interface Copy {
	/** What the owner entered; a value that equals ours is never among them. */
	values: Values;
	/** Values of ours that the owner found printed so. */
	confirmed: ProfileKey[];
}

/** What is wrong with a value: its shape, or how it fits with the others. */
export type ValueProblem = { key: string } & (
	| {
			code: 'shape';
			/** Where in the value, from its outside. */
			path: (string | number)[];
			/** `min_value`, `picklist` and so on. */
			type: string;
			expected: string | null;
			received: string;
	  }
	| { code: 'unknown' }
	| { code: 'fit'; problem: SetupProblem }
);

/** Why a text cannot be read as a copy. */
export type CopyProblem =
	| { code: 'damaged' | 'newer' | 'other-game' | 'too-long' }
	| {
			/** Some values cannot be played with; what can be is the rest. */
			code: 'values';
			wrong: ValueProblem[];
			rest: Copy;
	  };

const version = 1;
const game = 'copan';
/** More than any real copy has: all values together take 8,000 characters. */
export const longestText = 50_000;

/** Most problems of one value, and of one text, that are told; and how much of a name in it. */
const mostProblems = 5;
const mostWrong = 40;
const short = (text: string): string => text.slice(0, 60);

export const emptyCopy: Copy = { values: {}, confirmed: [] };

/** Whether a value can be entered; where not, a copy can only agree with ours. */
export const isEnterable = (key: string): key is EnterableKey => Object.hasOwn(profileEntries, key);
const isKey = (key: unknown): key is ProfileKey => typeof key === 'string' && Object.hasOwn(standardProfile, key);

/** The same text for the same value, whatever the order of its keys; what is undefined is left out. */
const canonical = (value: unknown): string =>
	JSON.stringify(value, (_, part) =>
		part && typeof part === 'object' && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
			: part,
	) ?? '';

/** Whether a value is the same as ours. */
export const isOurs = (key: ProfileKey, value: unknown): boolean =>
	canonical(value) === canonical(standardProfile[key]);

/** Our values with the owner's laid over them. */
export const profileWith = (values: Values): Profile => ({ ...standardProfile, ...values });

/** What is wrong with the shape of one value. */
const shapeProblems = (key: string, value: unknown): ValueProblem[] => {
	if (!isEnterable(key)) return [{ key: short(key), code: 'unknown' }];
	const { issues = [] } = v.safeParse<v.GenericSchema>(profileEntries[key], value);
	return issues.slice(0, mostProblems).map(({ type, expected, received, path = [] }) => ({
		key,
		code: 'shape',
		path: path.slice(0, 8).map(({ key }) => (typeof key === 'number' ? key : short(String(key)))),
		type,
		expected,
		received: short(received),
	}));
};

/** How values that are each of the right shape fit together and with the rest of ours. */
const fitProblems = (values: Values): ValueProblem[] =>
	profileProblems(values).map((problem) => ({
		key: problem.path.replace(/^profile\./, '').split('.')[0] as string,
		code: 'fit',
		problem,
	}));

/** What another value must become to go with one that was entered, where two of them tell of one thing. */
const follows: { [Key in ProfileKey]?: (profile: Profile) => Partial<Record<ProfileKey, unknown>> } = {
	// A stairway with more or fewer steps has as many more or fewer VP.
	stairwaySteps: ({ stairwaySteps: steps, stairwayRates: rates }) => ({
		stairwayRates: Array.from({ length: steps + 1 }, (_, step) => rates[step] ?? rates.at(-1)),
	}),
	// Only where the first space has a price does entering a Site cost something.
	siteSpaces: ({ siteSpaces, entryCosts }) => ({
		entryCosts: Object.fromEntries(
			sites.map((site) => [site, siteSpaces[site][0] === 'cost' ? (entryCosts[site] ?? {}) : null]),
		),
	}),
	// A longer line has columns that no shorter one had.
	stairwayLines: ({ stairwayLines: lines, stairwayColumns: climbs }) => ({
		stairwayColumns: Array.from(
			{ length: Math.max(climbs.length, ...lines.map(({ spaces }) => spaces.length)) },
			(_, column) => climbs[column] ?? climbs.at(-1),
		),
	}),
};

/** Values with one of them set, and what follows from it; one that equals ours is left out. */
const withValue = (values: Values, key: ProfileKey, value: unknown): Values => {
	const { [key]: _, ...others } = values;
	const next = { ...others, ...(!isOurs(key, value) && { [key]: value }) } as Values;
	return Object.entries(follows[key]?.(profileWith(next)) ?? {}).reduce(
		(all, [other, fitted]) => withValue(all, other as ProfileKey, fitted),
		next,
	);
};

/** What would be wrong if a value were entered beside the others; nothing where it can be. */
export const problemsWith = (values: Values, key: ProfileKey, value: unknown): ValueProblem[] => {
	const shape = shapeProblems(key, value);
	return shape.length > 0 ? shape : fitProblems(withValue(values, key, value));
};

/** The values that can be played with, and what is wrong with the others. */
const sift = (given: object): { values: Values; wrong: ValueProblem[] } => {
	const wrong: ValueProblem[] = [];
	let values: Values = {};
	for (const [key, value] of Object.entries(given)) {
		const problems = shapeProblems(key, value);
		wrong.push(...problems);
		if (problems.length === 0 && !isOurs(key as ProfileKey, value)) values = { ...values, [key]: value };
	}
	for (;;) {
		const unfit = fitProblems(values);
		if (unfit.length === 0) return { values, wrong };
		wrong.push(...unfit);
		const blamed = unfit.map(({ key }) => key);
		const rest = Object.entries(values).filter(([key]) => !blamed.includes(key));
		// What does not fit is always one of the owner's values; were it none, all of them would go.
		values = rest.length < Object.keys(values).length ? Object.fromEntries(rest) : {};
	}
};

/** Reads a text as a copy, or says why it is none. Total. */
export const parseCopy = (text: string): Outcome<Copy, CopyProblem> => {
	if (text.length > longestText) return fail({ code: 'too-long' });
	try {
		const kept: unknown = JSON.parse(text);
		if (typeof kept !== 'object' || kept === null) return fail({ code: 'damaged' });
		const { v: written, game: of, values: given, confirmed } = kept as Record<string, unknown>;
		if (typeof written === 'number' && written > version) return fail({ code: 'newer' });
		if (written !== version) return fail({ code: 'damaged' });
		if (of !== game) return fail({ code: typeof of === 'string' ? 'other-game' : 'damaged' });
		const isRight = typeof given === 'object' && given !== null && !Array.isArray(given) && Array.isArray(confirmed);
		if (!isRight) return fail({ code: 'damaged' });
		const { values, wrong } = sift(given);
		const known = [...new Set(confirmed.filter(isKey))].filter((key) => !Object.hasOwn(given, key));
		const copy: Copy = { values, confirmed: known };
		return wrong.length > 0 ? fail({ code: 'values', wrong: wrong.slice(0, mostWrong), rest: copy }) : ok(copy);
	} catch {
		return fail({ code: 'damaged' });
	}
};

/** A copy as text: what is kept, downloaded and copied. */
export const copyText = ({ values, confirmed }: Copy, space?: string): string =>
	JSON.stringify({ v: version, game, values, confirmed }, null, space);

/** What can be played with of a text: all of it, the rest, or nothing. */
const readable = (read: Outcome<Copy, CopyProblem>): Copy =>
	read.ok ? read.value : read.error.code === 'values' ? read.error.rest : emptyCopy;

let played: { text: string | null; values: Values } = { text: null, values: {} };

/** The owner's values as this device keeps them, for pages that play. Nothing where it keeps none. Total. */
export const ownProfile = (): Values => {
	const text = recall(copyName);
	if (text !== played.text) played = { text, values: text === null ? {} : readable(parseCopy(text)).values };
	return played.values;
};

/** The copy as the page has it, and how it stands with the device. */
export interface Own {
	copy: Copy;
	/** What the device kept and could not be read whole. Until its owner lets it go, nothing is written over it. */
	trouble: { problem: CopyProblem; text: string } | null;
	/** Whether the last change is kept. */
	isKept: boolean;
}

export const $own = atom<Own>({ copy: emptyCopy, trouble: null, isKept: true });

/** What the device held when the page last read or wrote it. */
let last: string | null = null;

const takeOver = (text: string | null): void => {
	last = text;
	const read = text === null ? ok(emptyCopy) : parseCopy(text);
	const trouble = read.ok || text === null ? null : { problem: read.error, text };
	$own.set({ copy: readable(read), trouble, isKept: true });
};

/** Reads what the device keeps, and from then on what other tabs make of it. Gives back how to stop. */
export const openCopy = (): (() => void) => {
	takeOver(recall(copyName));
	const onStorage = ({ key }: StorageEvent) => {
		const text = recall(copyName);
		if ((key === null || key.endsWith(`:${copyName}`)) && text !== last) takeOver(text);
	};
	addEventListener('storage', onStorage);
	return () => removeEventListener('storage', onStorage);
};

/** Keeps a copy; one with nothing in it is forgotten. */
const write = (copy: Copy): void => {
	const isEmpty = Object.keys(copy.values).length + copy.confirmed.length === 0;
	const text = isEmpty ? null : copyText(copy);
	const isKept = keep(copyName, text);
	if (isKept) last = text;
	$own.set({ copy, trouble: null, isKept });
};

/** Changes the copy as the device has it now: another tab may have written since. */
const change = (how: (copy: Copy) => Copy): void => {
	const { trouble } = $own.get();
	if (!trouble && recall(copyName) !== last) takeOver(recall(copyName));
	const now = $own.get();
	if (now.trouble) $own.set({ ...now, copy: how(now.copy), isKept: false });
	else write(how(now.copy));
};

const without = (keys: readonly ProfileKey[], key: ProfileKey) => keys.filter((each) => each !== key);

/** Enters a value that `problemsWith` finds nothing wrong with; one that equals ours is taken back. */
export const enterValue = (key: ProfileKey, value: unknown): void =>
	change(({ values, confirmed }) => {
		const next = withValue(values, key, value);
		return { values: next, confirmed: confirmed.filter((each) => !Object.hasOwn(next, each)) };
	});

/** Takes a value back: ours stands again, and is not confirmed. */
export const takeBack = (key: ProfileKey): void =>
	change(({ values, confirmed }) => ({
		values: withValue(values, key, standardProfile[key]),
		confirmed: without(confirmed, key),
	}));

/** Says whether the owner's copy prints what is ours. */
export const confirm = (key: ProfileKey, isSame: boolean): void =>
	change(({ values, confirmed }) => ({
		values: isSame ? withValue(values, key, standardProfile[key]) : values,
		confirmed: isSame ? [...without(confirmed, key), key] : without(confirmed, key),
	}));

/** Puts a whole copy in place of the one that is there. */
export const replaceCopy = (copy: Copy): void => change(() => copy);

/** Writes the copy as the page has it over what could not be read. */
export const letGo = (): void => write($own.get().copy);

/** How one value stands: entered, confirmed, or neither. */
export const stateOf = ({ values, confirmed }: Copy, key: string): 'own' | 'same' | 'open' =>
	Object.hasOwn(values, key) ? 'own' : confirmed.some((each) => each === key) ? 'same' : 'open';

/** What a copy would change in another: the values it would enter, confirm or take back. */
export const changesTo = (now: Copy, next: Copy): { key: ProfileKey; to: 'own' | 'same' | 'open' }[] =>
	(Object.keys(standardProfile) as ProfileKey[]).flatMap((key) => {
		const to = stateOf(next, key);
		return stateOf(now, key) === to && canonical(now.values[key]) === canonical(next.values[key]) ? [] : [{ key, to }];
	});
