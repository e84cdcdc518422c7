/** The edition profile: every number has a source, what is ours is marked, and what can be added up adds up. */

import { describe, expect, test } from 'vitest';
import { isMarked, type Provenance, valuesOf } from '#engine/profile.ts';
import { characterKinds } from '#games/copan/characters.ts';
import { crossingsAt, tierAt } from '#games/copan/decline.ts';
import { copan } from '#games/copan/index.ts';
import { createPosition, playableSpaces } from '#games/copan/position.ts';
import { type ProfileKey, profile, standardProfile } from '#games/copan/profile.ts';
import { columns, courts, isSpaceId, rows, type SpaceMark, spaces } from '#games/copan/pyramid.ts';
import { type PlayerCount, playerCounts, resources } from '#games/copan/resources.ts';
import { expectOk } from './support.ts';

const keys = Object.keys(profile) as ProfileKey[];
const emptyTable = (players: PlayerCount) => expectOk(createPosition({ players }));

/** Where each value comes from, written by hand: a value may not become a fact in passing. */
const sources: Record<ProfileKey, Provenance> = {
	tierYields: 'rulebook',
	anyResourceGain: 'rulebook',
	courtTiles: 'rulebook',
	courtTilesOfEach: 'inferred',
	spaceMarks: 'stand-in',
	setupColumns: 'stand-in',
	declineTracks: 'stand-in',
	trackOrder: 'stand-in',
	startingTilesOfEach: 'stand-in',
	startingResources: 'inferred',
	startingVp: 'inferred',
	capacity: 'stand-in',
	capacityPerExtension: 'stand-in',
	characterSpaces: 'stand-in',
	characterSpacesPerExtension: 'stand-in',
	extensionSupply: 'rulebook',
	eventsPerTrack: 'rulebook',
	adjoiningCourts: 'stand-in',
	entryCosts: 'inferred',
	siteSpaces: 'inferred',
	cityPaths: 'stand-in',
	maskGrid: 'stand-in',
	eventLengths: 'inferred',
	characterCosts: 'stand-in',
};

describe('provenance', () => {
	test('every value says where it comes from', () => {
		expect(Object.fromEntries(keys.map((key) => [key, profile[key].from]))).toStrictEqual(sources);
	});

	test.each(keys)('%s has its place, sum or reasoning beside it', (key) => {
		const { because } = profile[key];
		expect(because.trim()).toBe(because);
		expect(because.length).toBeGreaterThanOrEqual('Components'.length);
	});

	test.each(keys)('%s is marked exactly where it is ours', (key) => {
		expect(isMarked(profile[key])).toBe(sources[key] === 'inferred' || sources[key] === 'stand-in');
	});

	test('the rules of play take the values alone', () => {
		expect(standardProfile).toStrictEqual(valuesOf(profile));
		expect(standardProfile).toStrictEqual(Object.fromEntries(keys.map((key) => [key, profile[key].value])));
	});

	test('the profile is plain data', () => {
		expect(JSON.parse(JSON.stringify(standardProfile))).toStrictEqual(standardProfile);
	});
});

describe('what the rulebook states', () => {
	test('2, 1 and 0 resources by tier', () => {
		expect(standardProfile.tierYields).toEqual([2, 1, 0]);
	});

	test('2 resources on an any-resource space', () => {
		expect(standardProfile.anyResourceGain).toBe(2);
	});

	test('80 Court tiles', () => {
		expect(standardProfile.courtTiles).toBe(80);
	});

	test('6, 9 and 12 Storage extensions: 3 for each player', () => {
		expect(standardProfile.extensionSupply).toEqual({ 2: 6, 3: 9, 4: 12 });
		for (const players of playerCounts) expect(standardProfile.extensionSupply[players]).toBe(3 * players);
	});
});

describe('what follows by arithmetic', () => {
	test('the tiles of each resource make up all the tiles', () => {
		expect(standardProfile.courtTilesOfEach * resources.length).toBe(standardProfile.courtTiles);
	});

	test.each([
		[2, 24],
		[3, 36],
		[4, 48],
	] as const)('%i players: %i free spaces, 12 turns each', (players, free) => {
		const position = emptyTable(players);
		expect(playableSpaces(position)).toHaveLength(free);
		expect(free / players).toBe(12);
	});

	test('the Setup tiles cover 6 squares a court at 2 players, 3 at 3, none at 4', () => {
		for (const [players, covered] of [
			[2, 6],
			[3, 3],
			[4, 0],
		] as const) {
			const playable = playableSpaces(emptyTable(players));
			for (const court of courts)
				expect(playable.filter((space) => space.startsWith(court))).toHaveLength(
					rows.length * columns.length - covered,
				);
		}
	});

	test.each([
		[2, 1],
		[3, 2],
		[4, 2],
	] as const)('%i players: each court keeps %i of each mark', (players, kept) => {
		const playable = playableSpaces(emptyTable(players));
		for (const court of courts)
			for (const mark of ['spiral', 'any-resource'] satisfies SpaceMark[])
				expect(
					playable.filter((space) => space.startsWith(court) && standardProfile.spaceMarks[space] === mark),
					`${court}, ${mark}`,
				).toHaveLength(kept);
	});

	test('marks lie on spaces that exist', () => {
		expect(Object.keys(standardProfile.spaceMarks).filter((space) => !isSpaceId(space))).toEqual([]);
		expect(spaces).toHaveLength(48);
	});

	test('three Events a track: as many as it has marks, at every player count', () => {
		expect(standardProfile.eventsPerTrack).toBe(3);
		for (const players of playerCounts) {
			const track = standardProfile.declineTracks[players];
			expect(track.thresholds.length + 1).toBe(standardProfile.eventsPerTrack);
			expect(crossingsAt(track, track.end)).toBe(standardProfile.eventsPerTrack);
		}
	});

	test.each(playerCounts)(
		'%i players: the marks of a track stand apart and in order, and each tier is reached',
		(players) => {
			const track = standardProfile.declineTracks[players];
			const [first, second] = track.thresholds;
			expect(0 < first && first < second && second < track.end).toBe(true);
			const moves = Array.from({ length: track.end + 1 }, (_, move) => move);
			expect(moves.map((move) => tierAt(track, move))).toEqual(
				moves.map((move) => (move >= second ? 3 : move >= first ? 2 : 1)),
			);
			expect(moves.filter((move) => move > 0 && crossingsAt(track, move) > crossingsAt(track, move - 1))).toEqual([
				first,
				second,
				track.end,
			]);
		},
	);

	test('tracks grow with the players', () => {
		expect(playerCounts.map((players) => standardProfile.declineTracks[players])).toEqual([
			{ thresholds: [3, 5], end: 7 },
			{ thresholds: [4, 7], end: 10 },
			{ thresholds: [5, 9], end: 13 },
		]);
	});

	test('there are more spaces than moves on one track, and no more than Court tiles', () => {
		for (const players of playerCounts) {
			const free = playableSpaces(emptyTable(players)).length;
			expect(free).toBeGreaterThan(standardProfile.declineTracks[players].end);
			expect(free).toBeLessThanOrEqual(standardProfile.courtTiles);
		}
	});

	test('the order of the tracks is the order of the resources', () => {
		expect(standardProfile.trackOrder).toBe(resources.join(', '));
	});

	test('four tiles a player at the start, one of each, from the 80', () => {
		expect(standardProfile.startingTilesOfEach * resources.length).toBe(4);
		for (const players of playerCounts) {
			const { unseen } = emptyTable(players);
			for (const resource of resources)
				expect(unseen[resource]).toBe(standardProfile.courtTilesOfEach - players * standardProfile.startingTilesOfEach);
		}
	});

	test('the start, and what a player board holds', () => {
		expect(standardProfile.startingResources).toBe(0);
		expect(standardProfile.startingVp).toBe(0);
		expect(standardProfile.capacity).toBe(5);
		expect(standardProfile.capacityPerExtension).toBe(2);
		expect(standardProfile.characterSpaces).toBe(3);
		expect(standardProfile.characterSpacesPerExtension).toBe(1);
	});

	test('each kind of Character has its cost: 2 Fame; 1 Fame and 1 any; 2 Fame and 1 any', () => {
		expect(Object.keys(standardProfile.characterCosts).sort()).toEqual([...characterKinds].sort());
		expect(standardProfile.characterCosts).toEqual({
			infinity: { fame: 2 },
			bird: { fame: 1, any: 1 },
			sun: { fame: 2, any: 1 },
		});
	});
});

test('every player count starts with a tile to choose', () => {
	for (const players of playerCounts)
		expect(copan.legalActions(expectOk(copan.create({ players })).position)).toHaveLength(resources.length);
});
