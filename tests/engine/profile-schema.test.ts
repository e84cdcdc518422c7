/** An owner's values: the shape of each, what they may not say together, and that the engine plays with them. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseScenario } from '#engine/parse-scenario.ts';
import { playOut, randomBot } from '#engine/playout.ts';
import { isMarked } from '#engine/profile.ts';
import { startOf } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import { copan } from '#games/copan/index.ts';
import { brokenInvariants } from '#games/copan/invariants.ts';
import { type Profile, type ProfileKey, standardProfile } from '#games/copan/profile.ts';
import {
	type EnterableKey,
	enterable,
	profileEntries,
	profileProblems,
	profileSchema,
} from '#games/copan/profile-schema.ts';
import { profile } from '#games/copan/provenance.ts';
import { createPosition } from '#games/copan/setup.ts';
import { expectOk } from './support.ts';

const shapeOf = (values: unknown) => v.safeParse(profileSchema, values);

describe('what can be entered', () => {
	test('all that is ours, but for what follows from printed totals or is built in', () => {
		const marked = Object.entries(profile).flatMap(([key, sourced]) => (isMarked(sourced) ? [key] : []));
		expect(marked.filter((key) => !(enterable as string[]).includes(key))).toEqual([
			'courtTilesOfEach',
			'adjoiningCourts',
			'trackOrder',
			'glyphsOfEach',
		]);
		expect(enterable.filter((key) => !marked.includes(key))).toEqual([]);
	});

	test.each(enterable)('our own %s has the shape', (key) => {
		expect(v.safeParse(profileEntries[key], standardProfile[key]).success).toBe(true);
		expect(shapeOf({ [key]: standardProfile[key] }).output).toEqual({ [key]: standardProfile[key] });
	});

	test('our own values contradict each other nowhere', () => {
		expect(profileProblems({})).toEqual([]);
		expect(profileProblems(standardProfile)).toEqual([]);
	});

	test('what the rulebook states is no value of a copy', () => {
		const stated = (Object.keys(profile) as ProfileKey[]).filter((key) => !isMarked(profile[key]));
		expect(stated.length).toBeGreaterThan(5);
		for (const key of stated) expect(shapeOf({ [key]: standardProfile[key] }).success, key).toBe(false);
	});

	test.each<[EnterableKey, ...unknown[]]>([
		['spaceMarks', { 'south-9-9': 'spiral' }, { 'south-1-1': 'gold' }, null, ['spiral']],
		['setupColumns', { 2: [5], 3: [], 4: [] }, { 2: [], 3: [] }, { 2: [1, 2, 3, 4, 1], 3: [], 4: [] }],
		[
			'declineTracks',
			{ 2: { thresholds: [3], end: 7 } },
			{ ...standardProfile.declineTracks, 4: { thresholds: [1, 2, 3], end: 9 } },
			{ ...standardProfile.declineTracks, 4: { thresholds: [0, 2], end: 9 } },
		],
		['startingTilesOfEach', -1, 1.5, '1', 21],
		['startingVp', -100, 1e9, null],
		['capacity', 0, 1000, Number.NaN],
		['characterSpaces', 0, 55],
		[
			'entryCosts',
			{ ...standardProfile.entryCosts, river: { any: 1 } },
			{ ...standardProfile.entryCosts, river: {}, moon: {} },
		],
		['siteSpaces', { ...standardProfile.siteSpaces, river: [] }, { ...standardProfile.siteSpaces, river: ['x4'] }],
		['cityPaths', standardProfile.cityPaths.slice(1), [...standardProfile.cityPaths.slice(1), { level: 4, cost: {} }]],
		['faceSpaces', { ...standardProfile.faceSpaces, altars: [1, 2, 3, 4, 5, 6] }],
		['ballCourtHalves', ['left'], Array(6).fill('middle')],
		['stairwaySteps', 0, 31],
		['stairwayRates', [], Array(40).fill(1), [0.5, 1]],
		['stairwayLines', [], [{ spaces: [7], cost: {}, climb: 1 }], [{ spaces: [1], cost: { gold: 1 }, climb: 1 }]],
		['altarCards', standardProfile.altarCards.slice(1), Array(16).fill({ id: 'altar-1', cost: {}, columns: [] })],
		['eventLengths', { A: 'long' }, { ...standardProfile.eventLengths, A: 'endless' }],
		['characterCosts', { infinity: {}, bird: {} }, { infinity: {}, bird: {}, sun: { fame: 0 } }],
		[
			'automaCards',
			null,
			{ 'food-basic-easy': { cityVp: [0, 1, 2, 3, 4, 5] } },
			{ 'food-basic-easy': { cityVp: [0, 1, 2, 3, 4, 5, 1000] } },
			{ 'food-basic-easy': { cityVp: [0, 1, 2, 3, 4, 5, 6.5] } },
			{ 'zeal-basic-easy': { stairways: ['food', 'fame', 'zeal'] } },
			{ 'zeal-basic-easy': { stairways: ['food', 'fame', 'zeal', 'gold'] } },
			{ 'power-basic-easy': { steps: 0 } },
			{ 'power-basic-easy': { steps: 10 } },
			{ 'power-basic-easy': { climb: 1 } },
			{ ['food'.repeat(8)]: {} },
		],
	])('%s of another shape is refused', (key, ...wrong) => {
		for (const value of wrong) expect(shapeOf({ [key]: value }).success, JSON.stringify(value)).toBe(false);
	});
});

const wrong: [path: string, code: string, own: Partial<Profile>][] = [
	[
		'declineTracks.2',
		'track',
		{ declineTracks: { ...standardProfile.declineTracks, 2: { thresholds: [5, 4], end: 9 } } },
	],
	['setupColumns.3', 'setup-columns', { setupColumns: { 2: [3, 4], 3: [1, 1], 4: [] } }],
	['setupColumns.4', 'setup-columns', { setupColumns: { 2: [3, 4], 3: [4], 4: [1, 2, 3, 4] } }],
	['startingTilesOfEach', 'starting-tiles', { startingTilesOfEach: 6 }],
	['startingResources', 'starting-resources', { startingResources: 6 }],
	[
		'faceSpaces.embassies',
		'face-spaces',
		{ faceSpaces: { ...standardProfile.faceSpaces, embassies: [1, 1, 2, 3, 4, 5] } },
	],
	[
		'faceSpaces.altars',
		'face-spaces',
		{ faceSpaces: { ...standardProfile.faceSpaces, altars: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 5] } },
	],
	['siteSpaces.river', 'entry-space', { siteSpaces: { ...standardProfile.siteSpaces, river: ['cost', 'x2', 'x3'] } }],
	['siteSpaces.altars', 'entry-space', { entryCosts: { ...standardProfile.entryCosts, altars: null } }],
	[
		'siteSpaces.altars',
		'cost-further-on',
		{ siteSpaces: { ...standardProfile.siteSpaces, altars: ['cost', 'x1', 'cost'] } },
	],
	['stairwayRates', 'rates', { stairwaySteps: 10 }],
	['stairwayRates', 'rates', { stairwayRates: [1, 2, 3] }],
	['stairwayLines', 'lines', { stairwayLines: [{ spaces: [1, 2, 3], cost: {}, climb: 1 }] }],
	[
		'stairwayLines',
		'lines',
		{
			stairwayLines: [
				{ spaces: [1, 2, 3], cost: {}, climb: 1 },
				{ spaces: [3, 4, 5], cost: {}, climb: 1 },
			],
		},
	],
	['stairwayColumns', 'line-columns', { stairwayColumns: [1, 2] }],
	['maskGrid', 'mask-grid', { maskGrid: 3 }],
	['altarCards', 'altar-cards', { altarCards: [...standardProfile.altarCards].reverse() }],
	['doubledTokens', 'token', { doubledTokens: ['level-9-food'] }],
	['doubledTokens', 'doubled-tokens', { doubledTokens: ['level-1-food'] }],
	['automaCards.gold-basic-easy', 'automa-print', { automaCards: { 'gold-basic-easy': { steps: 1 } } }],
	['automaCards.constructor', 'automa-print', { automaCards: { constructor: {} } }],
	['automaCards.fame-basic-easy', 'automa-print', { automaCards: { 'fame-basic-easy': {} } }],
	['automaCards.food-basic-hard', 'automa-print', { automaCards: { 'food-basic-hard': { steps: 1 } } }],
	[
		'automaCards.zeal-advanced-easy',
		'automa-print',
		{ automaCards: { 'zeal-advanced-easy': { cityVp: [0, 0, 0, 0, 0, 0, 0] } } },
	],
	[
		'automaCards.power-basic-hard',
		'automa-print',
		{ automaCards: { 'power-basic-hard': { stairways: ['food', 'food', 'zeal', 'power'], steps: 2 } } },
	],
];

describe('what cannot be said together', () => {
	test.each(wrong)('%s: %s', (path, code, own) => {
		const found = profileProblems(own);
		expect(found.map((problem) => [problem.path, problem.code])).toEqual([[`profile.${path}`, code]]);
		expect(found[0]?.rule).toMatch(/^copan\./);
		// What lies on a table may break it too; the copy's own problem comes first.
		const created = createPosition({ profile: own });
		expect(created.ok ? [] : created.error.slice(0, 1)).toEqual(found);
	});

	test('everything wrong is named at once', () => {
		expect(profileProblems({ maskGrid: 3, startingResources: 99, stairwaySteps: 4 }).map(({ code }) => code)).toEqual([
			'starting-resources',
			'rates',
			'mask-grid',
		]);
	});
});

test('a scenario’s own values are checked like its setup, and played with', () => {
	const read = (profile: unknown) =>
		parseScenario(copanGame, JSON.stringify({ v: 1, game: 'copan', setup: { players: 2 }, profile, actions: [] }));
	const parsed = expectOk(read({ startingVp: 7 }));
	expect(expectOk(startOf(copanGame, parsed)).position.seats.map(({ vp }) => vp)).toEqual([7, 7]);
	for (const [profile, path] of [
		[{ capacity: 'much' }, 'profile.capacity'],
		[{ gold: 1 }, 'profile.gold'],
		[{ maskVp: 99 }, 'profile.maskVp'],
		['mine', 'profile'],
	] as const) {
		const wrong = read(profile);
		expect(wrong.ok ? [] : wrong.error.map((problem) => problem.path)).toEqual([path]);
	}
	const contradicting = expectOk(read({ maskGrid: 7 }));
	const started = startOf(copanGame, contradicting);
	expect(started.ok ? [] : started.error.map(({ path, code }) => [path, code])).toEqual([
		['profile.maskGrid', 'mask-grid'],
	]);
});

test('a whole game is played with a copy that differs in everything', () => {
	const own: Partial<Profile> = {
		spaceMarks: { 'south-1-1': 'spiral', 'north-1-1': 'any-resource' },
		setupColumns: { 2: [1], 3: [1], 4: [2] },
		declineTracks: {
			2: { thresholds: [1, 2], end: 3 },
			3: { thresholds: [1, 3], end: 5 },
			4: { thresholds: [2, 4], end: 6 },
		},
		startingTilesOfEach: 2,
		startingResources: 2,
		startingVp: -5,
		capacity: 3,
		capacityPerExtension: 0,
		characterSpaces: 1,
		characterSpacesPerExtension: 2,
		entryCosts: { embassies: null, river: { food: 2 }, 'ball-court': { fame: 1, zeal: 1 }, altars: null, stairway: {} },
		siteSpaces: {
			embassies: ['x3'],
			river: ['cost', 'x1'],
			'ball-court': ['cost', 'x1', 'x2', 'x3'],
			altars: ['x1', 'x1'],
			stairway: ['cost'],
		},
		cityPaths: [3, 3, 2, 2, 1, 1].map((level) => ({ level: level as 1 | 2 | 3, cost: { any: level } })),
		faceSpaces: {
			embassies: [6, 5, 4, 3, 2, 1],
			'ball-court': [6, 5, 4, 3, 2, 1],
			altars: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
			stairway: [6, 5, 4, 3, 2, 1],
		},
		ballCourtHalves: ['left', 'right', 'left', 'right', 'left', 'right'],
		stairwaySteps: 3,
		stairwayRates: [-2, 0, 1, 4],
		stairwayLines: [
			{ spaces: [6, 1, 3, 2], cost: { any: 2 }, climb: 2 },
			{ spaces: [4, 5], cost: {}, climb: 1 },
		],
		stairwayColumns: [1, 1, 2, 3],
		spacesByCity: 1,
		doubledTokens: [
			'level-1-climb',
			'level-1-1-vp',
			'level-2-jade',
			'level-2-any',
			'level-3-jade',
			'level-3-character',
		],
		altarCards: standardProfile.altarCards.map(({ id }) => ({
			id,
			cost: { any: 2 },
			columns: [
				{ effects: [{ verb: 'place-embassy' }, { verb: 'place-jade' }], climb: 0 },
				{ effects: [], climb: 3 },
				{ effects: [{ verb: 'bonus-action', site: 'any', less: 9 }], climb: 1 },
			],
		})),
		maskGrid: 8,
		eventLengths: Object.fromEntries('ABCDEFGHI'.split('').map((id) => [id, 'short'])) as Profile['eventLengths'],
		characterCosts: { infinity: {}, bird: { any: 1 }, sun: { power: 2 } },
		automaCards: {
			'food-basic-easy': { cityVp: [-5, 0, 2, 5, 9, 14, 20] },
			'zeal-basic-hard': { stairways: ['power', 'zeal', 'fame', 'food'], steps: 3 },
			'power-advanced-hard': { steps: 1 },
		},
	};
	expect(Object.keys(own).sort()).toEqual([...enterable].sort());
	expect(shapeOf(own).success).toBe(true);
	expect(profileProblems(own)).toEqual([]);
	for (const players of [2, 3, 4] as const)
		for (const seed of [1, 2, 3, 4]) {
			const { position } = expectOk(
				playOut(copan, { base: 'box', players, seed, profile: own }, [randomBot(copan)], seed, (each) => {
					expect(brokenInvariants(each)).toEqual([]);
				}),
			);
			expect(position.result).not.toBeNull();
		}
});
