/** What owners enter of their copy: read, checked, kept and played with. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isMarked } from '#engine/profile.ts';
import { type ProfileKey, standardProfile } from '#games/copan/profile.ts';
import { enterable } from '#games/copan/profile-schema.ts';
import { profile } from '#games/copan/provenance.ts';
import { createPosition } from '#games/copan/setup.ts';
import { editors } from '#islands/your-copy/editors.tsx';
import { nextAfter } from '#islands/your-copy/opened.ts';
import { countKeptValues } from '#stores/kept-copy.ts';
import { emptySheet, parseSheet, type Sheet } from '#stores/score.ts';
import { scenarioOf, scoreOf } from '#stores/score-engine.ts';
import { linkTo, openHash } from '#stores/score-link.ts';
import {
	$own,
	changesTo,
	confirm,
	copyText,
	emptyCopy,
	enterValue,
	isEnterable,
	letGo,
	openCopy,
	ownProfile,
	parseCopy,
	problemsWith,
	profileWith,
	replaceCopy,
	stateOf,
	takeBack,
	type Values,
} from '#stores/your-copy.ts';
import { heldKeys, copyEntry as words } from '#words/en/copy-entry.ts';
import { valueProblemWords } from '#words/en/copy-problems.ts';
import { valueLines } from '#words/en/value-lines.ts';
import { device } from './device.ts';

const kept = 'stela:copy';

/** What the page listens to; a test calls it as another tab would. */
let otherTab: (event: { key: string | null }) => void = () => {};
let stop: (() => void) | null = null;
/** The page as it opens on a device. */
const open = (store: Record<string, string> = {}, refuses = false) => {
	const on = device(store, refuses);
	stop = openCopy();
	return on;
};
const copy = () => $own.get().copy;

beforeEach(() => {
	vi.stubGlobal('addEventListener', (_: string, listener: typeof otherTab) => {
		otherTab = listener;
	});
	vi.stubGlobal('removeEventListener', () => {
		otherTab = () => {};
	});
	$own.set({ copy: emptyCopy, trouble: null, isKept: true });
});
afterEach(() => {
	stop?.();
	stop = null;
	vi.unstubAllGlobals();
});

/** A value of another copy for each key, and that it can be played with. */
const others: Partial<Record<ProfileKey, unknown>> = {
	spaceMarks: { 'north-1-2': 'spiral', 'west-3-4': 'any-resource' },
	setupColumns: { 2: [1, 2], 3: [1], 4: [] },
	declineTracks: {
		2: { thresholds: [2, 4], end: 6 },
		3: { thresholds: [3, 6], end: 9 },
		4: { thresholds: [4, 8], end: 12 },
	},
	startingTilesOfEach: 2,
	startingResources: 1,
	startingVp: 5,
	capacity: 6,
	capacityPerExtension: 3,
	characterSpaces: 4,
	characterSpacesPerExtension: 2,
	entryCosts: { ...standardProfile.entryCosts, altars: { zeal: 2 } },
	siteSpaces: { ...standardProfile.siteSpaces, river: ['x1', 'x1', 'x2'] },
	cityPaths: standardProfile.cityPaths.map(({ level }) => ({ level, cost: { fame: level } })),
	faceSpaces: { ...standardProfile.faceSpaces, stairway: [6, 5, 4, 3, 2, 1] },
	ballCourtHalves: ['left', 'right', 'left', 'right', 'left', 'right'],
	stairwaySteps: 8,
	stairwayRates: [-2, -1, 0, 0, 1, 1, 2, 2, 3, 4],
	stairwayLines: [
		{ spaces: [1, 2], cost: { power: 1 }, climb: 1 },
		{ spaces: [3, 4], cost: { power: 2 }, climb: 2 },
		{ spaces: [5, 6], cost: { any: 2 }, climb: 3 },
	],
	stairwayColumns: [1, 1, 2],
	spacesByCity: 2,
	doubledTokens: ['level-1-1-vp', 'level-1-fame', 'level-1-zeal', 'level-1-power', 'level-2-food', 'level-3-jade'],
	altarCards: standardProfile.altarCards.map((card) => ({ ...card, cost: { any: 2 } })),
	maskGrid: 8,
	eventLengths: { ...standardProfile.eventLengths, A: 'short' },
	characterCosts: { infinity: { fame: 3 }, bird: { any: 2 }, sun: { zeal: 1 } },
	automaCards: {
		'food-advanced-hard': { cityVp: [-4, 0, 5, 11, 18, 26, 35] },
		'zeal-basic-easy': { stairways: ['power', 'fame', 'food', 'zeal'], steps: 2 },
	},
};
const entries = Object.entries(others) as [ProfileKey, unknown][];

describe('which values', () => {
	const marked = (Object.keys(profile) as ProfileKey[]).filter((key) => isMarked(profile[key]));

	test('every value of ours can be entered, or says why it can only be the same', () => {
		expect([...enterable, ...heldKeys].sort()).toEqual(marked.sort());
		expect(Object.keys(others).sort()).toEqual([...enterable].sort());
		for (const key of marked) expect(isEnterable(key)).toBe(!heldKeys.some((held) => held === key));
	});

	test('each has an editor and a place to look', () => {
		expect(Object.keys(editors).sort()).toEqual([...enterable].sort());
		expect(Object.keys(words.where).sort()).toEqual(marked.sort());
	});

	test.each(entries)('%s of another copy can be played with, and is said in words', (key, value) => {
		expect(problemsWith({}, key, value)).toEqual([]);
		open();
		enterValue(key, value);
		expect(stateOf(copy(), key)).toBe('own');
		expect(createPosition({ profile: ownProfile() }).ok).toBe(true);
		for (const line of valueLines(profileWith(ownProfile()), key)) expect(line).not.toMatch(/undefined|NaN|\[object/);
	});

	test('all of them together', () => {
		open();
		for (const [key, value] of entries) if (key !== 'stairwayRates') enterValue(key, value);
		expect(Object.keys(ownProfile()).sort()).toEqual([...enterable].sort());
		expect(createPosition({ profile: ownProfile() }).ok).toBe(true);
		expect(countKeptValues()).toBe(enterable.length);
	});
});

describe('a check on entry', () => {
	const said = (values: Values, key: ProfileKey, value: unknown) =>
		problemsWith(values, key, value).map((problem) => valueProblemWords('Room', problem));

	test.each<[ProfileKey, unknown, RegExp]>([
		['capacity', 0, /^Room is 0; it must be 1 at least/],
		['capacity', 5000, /^Room is 5000; the engine plays with 999 at most/],
		['capacity', 2.5, /^Room is nothing the engine can play with/],
		['startingVp', -100, /^Room is −100; it must be −99 at least/],
		['stairwayRates', [1, 2], /2 rates for a stairway of 9 steps: it takes 10/],
		['maskGrid', 5, /5/],
		['doubledTokens', ['level-1-food'], /1/],
		['startingResources', 6, /5/],
		['cityPaths', [], /^Room is nothing/],
		['automaCards', { 'food-basic-easy': { cityVp: [0, 0, 0, 0, 0, 0, 1000] } }, /1000; the engine plays with 999/],
		['automaCards', { 'zeal-basic-easy': { steps: 12 } }, /12; the engine plays with 9 at most/],
		['automaCards', { 'fame-basic-easy': { steps: 1 } }, /^The Automa card fame-basic-easy cannot print that/],
		[
			'automaCards',
			{ 'zeal-basic-easy': { stairways: ['food', 'food', 'food', 'fame'] } },
			/^The Automa card zeal-basic-easy cannot print that/,
		],
	])('%s %j', (key, value, line) => {
		expect(said({}, key, value)).toEqual([expect.stringMatching(line)]);
	});

	test('what is no value to enter', () => {
		expect(said({}, 'maskVp', 11)).toEqual([expect.stringContaining('“maskVp”')]);
	});
});

describe('what follows from a value', () => {
	test('more or fewer steps: as many VP', () => {
		open();
		enterValue('stairwaySteps', 11);
		expect(copy().values.stairwayRates).toEqual([...standardProfile.stairwayRates, 3, 3]);
		enterValue('stairwaySteps', 9);
		expect(copy().values).toEqual({});
	});

	test('a first space without a price: entering costs nothing', () => {
		open();
		enterValue('siteSpaces', { ...standardProfile.siteSpaces, altars: ['x1', 'x2', 'x2'] });
		expect(copy().values.entryCosts?.altars).toBeNull();
		takeBack('siteSpaces');
		expect(copy().values.entryCosts?.altars).toEqual({});
	});

	test('a longer line: columns for it', () => {
		open();
		enterValue('stairwayLines', [
			{ spaces: [1, 2, 3, 4], cost: {}, climb: 1 },
			{ spaces: [5, 6], cost: {}, climb: 1 },
		]);
		expect(copy().values.stairwayColumns).toEqual([1, 2, 3, 3]);
	});
});

describe('how a value stands', () => {
	test('entered, confirmed, taken back; one that equals ours is no entry', () => {
		open();
		confirm('capacity', true);
		expect(stateOf(copy(), 'capacity')).toBe('same');
		enterValue('capacity', 7);
		expect(copy()).toEqual({ values: { capacity: 7 }, confirmed: [] });
		enterValue('capacity', 5);
		expect(stateOf(copy(), 'capacity')).toBe('open');
		enterValue('characterCosts', { sun: { any: 1, fame: 2 }, bird: { any: 1, fame: 1 }, infinity: { fame: 2 } });
		expect(copy().values, 'the order of keys says nothing').toEqual({});
		enterValue('capacity', 7);
		takeBack('capacity');
		expect(copy()).toEqual(emptyCopy);
	});

	test('what is next: after this one, then what was passed over', () => {
		const parts = [
			{ id: 'a', title: 'A', values: ['capacity', 'maskGrid', 'startingVp'].map((key) => ({ key, name: key })) },
		];
		const at = (key: string | undefined, confirmed: ProfileKey[]) =>
			nextAfter({ values: {}, confirmed }, parts, key)?.key;
		expect(at(undefined, [])).toBe('capacity');
		expect(at('capacity', [])).toBe('maskGrid');
		expect(at('startingVp', ['capacity'])).toBe('maskGrid');
		expect(at('startingVp', ['capacity', 'maskGrid'])).toBeUndefined();
	});
});

describe('on the device', () => {
	test('kept at every change, found again, forgotten where nothing is left', () => {
		const store = open();
		enterValue('capacity', 7);
		confirm('maskGrid', true);
		expect(JSON.parse(store[kept] as string)).toEqual({
			v: 1,
			game: 'copan',
			values: { capacity: 7 },
			confirmed: ['maskGrid'],
		});
		stop?.();
		open(store);
		expect(copy()).toEqual({ values: { capacity: 7 }, confirmed: ['maskGrid'] });
		replaceCopy(emptyCopy);
		expect(store).toEqual({});
		expect(ownProfile()).toEqual({});
	});

	test('blocked: it holds while the page is open, and the page says so', () => {
		open({}, true);
		enterValue('capacity', 7);
		confirm('maskGrid', true);
		expect($own.get()).toEqual({
			copy: { values: { capacity: 7 }, confirmed: ['maskGrid'] },
			trouble: null,
			isKept: false,
		});
		expect(ownProfile()).toEqual({});
		expect(countKeptValues()).toBe(0);
	});

	test('full: what was kept stays, what is new holds while the page is open', () => {
		const store = open({ [kept]: copyText({ values: { capacity: 7 }, confirmed: [] }) });
		vi.stubGlobal('localStorage', {
			getItem: (name: string) => store[name] ?? null,
			setItem: () => {
				throw new Error('full');
			},
			removeItem: () => {},
		});
		enterValue('capacityPerExtension', 4);
		enterValue('startingVp', 1);
		expect($own.get().isKept).toBe(false);
		expect(Object.keys(copy().values)).toEqual(['capacity', 'capacityPerExtension', 'startingVp']);
		expect(ownProfile()).toEqual({ capacity: 7 });
	});

	test.each([
		['damaged', '{"v":1,"game":"copan","values":{"capa'],
		['damaged', '[1]'],
		['newer', '{"v":2,"game":"copan","all":{}}'],
		['other-game', '{"v":1,"game":"orloj","values":{},"confirmed":[]}'],
	])('%s: left as it is until the owner lets it go', (code, text) => {
		const store = open({ [kept]: text });
		expect($own.get().trouble).toMatchObject({ problem: { code }, text });
		expect(ownProfile()).toEqual({});
		enterValue('capacity', 7);
		confirm('maskGrid', true);
		replaceCopy({ ...copy(), confirmed: [] });
		expect(store[kept]).toBe(text);
		expect($own.get()).toMatchObject({ isKept: false, copy: { values: { capacity: 7 } } });
		letGo();
		expect(store[kept]).toBe(copyText({ values: { capacity: 7 }, confirmed: [] }));
		expect($own.get()).toMatchObject({ isKept: true, trouble: null });
	});

	test('some values that cannot be played with: the rest is, and nothing is lost', () => {
		const text = JSON.stringify({
			v: 1,
			game: 'copan',
			values: { capacity: 7, maskGrid: 5, maskVp: 11, startingVp: 'five' },
			confirmed: ['spaceMarks', 'capacity', 'nothing'],
		});
		const store = open({ [kept]: text });
		const { trouble } = $own.get();
		expect(trouble?.problem.code === 'values' && trouble.problem.wrong.map(({ key }) => key)).toEqual([
			'maskVp',
			'startingVp',
			'maskGrid',
		]);
		expect(ownProfile()).toEqual({ capacity: 7 });
		expect(copy()).toEqual({ values: { capacity: 7 }, confirmed: ['spaceMarks'] });
		expect(store[kept]).toBe(text);
	});

	test('two tabs: each takes over what the other kept, and none writes over it', () => {
		const store = open();
		enterValue('capacity', 7);
		// The other tab, before this one has heard of it …
		store[kept] = copyText({ values: { capacity: 7, startingVp: 3 }, confirmed: ['maskGrid'] });
		enterValue('characterSpaces', 5);
		expect(copy()).toEqual({ values: { capacity: 7, startingVp: 3, characterSpaces: 5 }, confirmed: ['maskGrid'] });
		// … and after.
		store[kept] = copyText({ values: { startingVp: 4 }, confirmed: [] });
		otherTab({ key: kept });
		expect(copy()).toEqual({ values: { startingVp: 4 }, confirmed: [] });
		delete store[kept];
		otherTab({ key: null });
		expect(copy()).toEqual(emptyCopy);
	});
});

describe('as a file', () => {
	test('exported, reset and imported gives the same', () => {
		open();
		for (const [key, value] of entries.slice(0, 12)) enterValue(key, value);
		confirm('maskGrid', true);
		const before = copy();
		const text = copyText(before, '\t');
		replaceCopy(emptyCopy);
		const read = parseCopy(text);
		expect(read).toEqual({ ok: true, value: before });
		if (read.ok) {
			expect(changesTo(copy(), read.value)).toHaveLength(13);
			replaceCopy(read.value);
			expect(changesTo(copy(), read.value)).toEqual([]);
		}
		expect(copy()).toEqual(before);
	});

	const whole = copyText({ values: Object.fromEntries(entries) as Values, confirmed: ['trackOrder'] });
	test.each([
		'',
		'null',
		'"copan"',
		'{}',
		'{"v":1}',
		'{"v":1,"game":"copan","values":null,"confirmed":[]}',
		'{"v":1,"game":"copan","values":[],"confirmed":[]}',
		'{"v":1,"game":"copan","values":{},"confirmed":{}}',
		'{"v":"1","game":"copan","values":{},"confirmed":[]}',
		'{"v":1e99,"game":"copan","values":{},"confirmed":[]}',
		'{"v":1,"game":"copan","values":{"__proto__":{"capacity":1}},"confirmed":["__proto__"]}',
		'{"v":1,"game":"copan","values":{"constructor":1,"toString":2,"hasOwnProperty":3},"confirmed":["toString"]}',
		`{"v":1,"game":"copan","values":{"spaceMarks":{"__proto__":"spiral","<img src=x>":"spiral"}},"confirmed":[]}`,
		'['.repeat(40_000),
		`{"v":1,"game":"copan","values":{"stairwayRates":[${'1,'.repeat(9000)}1]},"confirmed":[]}`,
		'x'.repeat(60_000),
	])('%#: a hostile text gives a problem, never an error', (text) => {
		const read = parseCopy(text);
		expect(read.ok).toBe(false);
		if (!read.ok) expect(words.cannot[read.error.code]).toMatch(/\.$/);
		expect({}).not.toHaveProperty('capacity');
	});

	test('of any text mutated, what is read can be played with', () => {
		const leaf = fc.constantFrom(0, -1, 1e9, 2.5, null, true, '', 'x', [], {}, [[]], { food: 9 });
		fc.assert(
			fc.property(fc.nat(whole.length), fc.nat(60), fc.string({ maxLength: 8 }), (at, cut, put) => {
				parseCopy(whole.slice(0, at) + put + whole.slice(at + cut));
			}),
			{ numRuns: 400 },
		);
		fc.assert(
			fc.property(fc.constantFrom(...entries), fc.nat(200), leaf, ([key, value], nth, put) => {
				let count = 0;
				const mutated = JSON.parse(JSON.stringify(value), (_, part) => (count++ === nth % 12 ? put : part));
				const text = JSON.stringify({ v: 1, game: 'copan', values: { [key]: mutated }, confirmed: [] });
				const read = parseCopy(text);
				const values = read.ok ? read.value.values : read.error.code === 'values' ? read.error.rest.values : {};
				expect(createPosition({ profile: values }).ok).toBe(true);
			}),
			{ numRuns: 400 },
		);
	});
});

describe('the score sheet', () => {
	const sheet: Sheet = {
		...emptySheet(2),
		seats: emptySheet(2).seats.map((seat) => ({
			...seat,
			cities: 2,
			extensions: 1,
			steps: { food: 9, fame: 9, zeal: 9, power: 9 },
		})),
	};
	const vp = (of: Sheet) => {
		const score = scoreOf(of);
		if (!score.ok) return score.error.map(({ path }) => path);
		return score.value.position.result?.vp[0];
	};

	test('scores with the owner’s values at once', () => {
		open();
		const before = vp(sheet) as number;
		enterValue('stairwayRates', [0, 0, 0, 0, 0, 0, 0, 0, 0, 10]);
		expect(vp(sheet)).not.toBe(before);
		enterValue('stairwaySteps', 8);
		expect(vp(sheet)).toContain('seats.0.priests.food');
	});

	test('a link carries them, and stands before those of whoever opens it', async () => {
		open();
		enterValue('stairwayRates', [0, 0, 0, 0, 0, 0, 0, 0, 0, 10]);
		enterValue('capacity', 9);
		expect(scenarioOf(sheet).profile).toEqual({ stairwayRates: copy().values.stairwayRates });
		const made = vp(sheet);
		const address = await linkTo('https://stela.example/copan/score/', sheet);
		replaceCopy(emptyCopy);
		const opened = await openHash(new URL(address).hash);
		expect(opened.ok && vp(opened.value)).toBe(made);
		expect(opened.ok && parseSheet(JSON.stringify({ v: 1, sheet: opened.value }))).toEqual(opened.ok && opened.value);
	});

	test('a link made with our values is scored with them', async () => {
		open();
		const made = vp(sheet);
		const address = await linkTo('https://stela.example/copan/score/', sheet);
		enterValue('stairwayRates', [0, 0, 0, 0, 0, 0, 0, 0, 0, 10]);
		const opened = await openHash(new URL(address).hash);
		expect(opened.ok && vp(opened.value)).toBe(made);
	});

	test.each([{ stairwaySteps: 99 }, { stairwayRates: 'x' }, { capacity: 3 }, [], 'x', 3])(
		'%j is no sheet’s profile',
		(bad) => {
			const text = (value: unknown) => JSON.stringify({ v: 1, sheet: { ...sheet, profile: value } });
			expect(parseSheet(text({ stairwaySteps: 8 }))).not.toBeNull();
			if (!Array.isArray(bad) || bad.length > 0) expect(parseSheet(text(bad))).toBeNull();
		},
	);
});
