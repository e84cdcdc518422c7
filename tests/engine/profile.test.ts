/** The edition profile: every number has a source, what is ours is marked, and what can be added up adds up. */

import { describe, expect, test } from 'vitest';
import { isMarked, type Provenance } from '#engine/profile.ts';
import { altarCardCount } from '#games/copan/altars.ts';
import { characterKinds } from '#games/copan/characters.ts';
import { crossingsAt, tierAt } from '#games/copan/decline.ts';
import { embassyLevels, embassyTokenCount, embassyTokens } from '#games/copan/embassy-tokens.ts';
import { dieFaces } from '#games/copan/event-cards.ts';
import { glyphCardCount, glyphColours } from '#games/copan/glyphs.ts';
import { copan } from '#games/copan/index.ts';
import { pieces } from '#games/copan/pieces.ts';
import { spacesFor } from '#games/copan/piles.ts';
import { playableSpaces } from '#games/copan/position.ts';
import { type ProfileKey, standardProfile } from '#games/copan/profile.ts';
import { profile } from '#games/copan/provenance.ts';
import { columns, courts, isSpaceId, rows, type SpaceMark, spaces } from '#games/copan/pyramid.ts';
import { closableSites, type PlayerCount, playerCounts, resources } from '#games/copan/resources.ts';
import { allCards, createPosition } from '#games/copan/setup.ts';
import { valueReasons } from '#words/en/copan-reasons.ts';
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
	faceSpaces: 'stand-in',
	ballCourtHalves: 'stand-in',
	stairwaySteps: 'stand-in',
	stairwayRates: 'stand-in',
	stairwayLines: 'stand-in',
	stairwayColumns: 'stand-in',
	embassyVp: 'rulebook',
	courtPrizes: 'rulebook',
	maskVp: 'rulebook',
	spacesByCity: 'stand-in',
	doubledTokens: 'stand-in',
	altarCards: 'stand-in',
	zenithVp: 'rulebook',
	glyphsOfEach: 'inferred',
	maskGrid: 'stand-in',
	eventLengths: 'inferred',
	characterCosts: 'stand-in',
	automaCards: 'stand-in',
};

describe('provenance', () => {
	test('every value says where it comes from', () => {
		expect(Object.fromEntries(keys.map((key) => [key, profile[key].from]))).toStrictEqual(sources);
	});

	test.each(keys)('%s has its place, sum or reasoning beside it', (key) => {
		const because = valueReasons[key];
		expect(because.trim()).toBe(because);
		expect(because.length).toBeGreaterThanOrEqual('Components'.length);
	});

	test.each(keys)('%s is marked exactly where it is ours', (key) => {
		expect(isMarked(profile[key])).toBe(sources[key] === 'inferred' || sources[key] === 'stand-in');
	});

	test('the rules of play take the values alone', () => {
		expect(standardProfile).toStrictEqual(
			Object.fromEntries(Object.entries(profile).map(([key, { value }]) => [key, value])),
		);
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

describe('what the final scoring states', () => {
	test('from -10 VP without an Embassy to 40 with one in every City', () => {
		expect(standardProfile.embassyVp).toEqual([-10, -5, 4, 10, 18, 28, 40]);
		expect(standardProfile.embassyVp).toHaveLength(standardProfile.cityPaths.length + 1);
	});

	test('10, 5 and 3 VP on the whole Ball Court, 6 and 3 on each half', () => {
		expect(standardProfile.courtPrizes).toEqual({ whole: [10, 5, 3], half: [6, 3] });
	});

	test('10 VP for a complete Mask', () => {
		expect(standardProfile.maskVp).toBe(10);
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

	test('each face stands beside one space of a Site, and beside two columns of the Altars', () => {
		const { faceSpaces } = standardProfile;
		for (const site of closableSites)
			for (const face of dieFaces)
				expect(
					faceSpaces[site].filter((each) => each === face),
					`${site} ${face}`,
				).toHaveLength(site === 'altars' ? 2 : 1);
		// 3 Events a track: 3 tokens at each of three Sites and 6 at the Altars, all that the box has.
		const closings = closableSites.map((site) => standardProfile.eventsPerTrack * (site === 'altars' ? 2 : 1));
		expect(closings.reduce((one, other) => one + other)).toBe(pieces.find(({ id }) => id === 'closed-tokens')?.count);
	});

	test('as many faces as spaces: Cities, Characters, Glyph cards, and three columns for each Altar card', () => {
		const { faceSpaces, cityPaths, ballCourtHalves } = standardProfile;
		expect(cityPaths).toHaveLength(faceSpaces.embassies.length);
		expect(ballCourtHalves).toHaveLength(spacesFor.characters);
		expect(faceSpaces['ball-court']).toHaveLength(spacesFor.characters);
		expect(faceSpaces.altars).toHaveLength(3 * spacesFor.altars);
		expect(faceSpaces.stairway).toHaveLength(spacesFor.glyphs);
		for (const half of ['left', 'right']) expect(ballCourtHalves.filter((each) => each === half)).toHaveLength(3);
	});

	test('8 colours of Glyph cards make up all of them', () => {
		expect(standardProfile.glyphsOfEach * glyphColours.length).toBe(glyphCardCount);
		expect(allCards(standardProfile).glyphs).toHaveLength(glyphCardCount);
	});

	test('9 steps; 14, 8 and 3 VP for the three Zenith tokens', () => {
		expect(standardProfile.stairwaySteps).toBe(9);
		expect(standardProfile.zenithVp).toEqual([14, 8, 3]);
		expect(standardProfile.zenithVp).toHaveLength(pieces.find(({ id }) => id === 'zenith-tokens')?.count ?? 0);
	});

	test('a rate for the first space of a stairway and for each step, which never falls', () => {
		const { stairwayRates, stairwaySteps } = standardProfile;
		expect(stairwayRates).toHaveLength(stairwaySteps + 1);
		expect(stairwayRates).toEqual([...stairwayRates].sort((one, other) => one - other));
		expect([stairwayRates[0], stairwayRates[stairwaySteps]]).toEqual([-1, 3]);
	});

	test('the lines of the Hieroglyphic Stairway take its six spaces, each once; longer ones cost and climb more', () => {
		const { stairwayLines, stairwayColumns } = standardProfile;
		expect(stairwayLines.flatMap(({ spaces: line }) => [...line])).toEqual([1, 2, 3, 4, 5, 6]);
		for (const { spaces: line, cost, climb } of stairwayLines)
			expect([cost, climb]).toEqual([{ power: line.length }, line.length]);
		expect(stairwayColumns).toEqual([1, 2, 3]);
	});

	test('the doubled tokens make up the Embassy tokens of the box, ten a level', () => {
		const { doubledTokens } = standardProfile;
		expect(new Set(doubledTokens).size).toBe(doubledTokens.length);
		const ids = embassyTokens.map(({ id }) => id);
		expect(doubledTokens.filter((id) => !ids.includes(id))).toEqual([]);
		expect(ids.length + doubledTokens.length).toBe(embassyTokenCount);
		for (const level of embassyLevels)
			expect([...ids, ...doubledTokens].filter((id) => id.startsWith(`level-${level}-`))).toHaveLength(10);
	});

	test('16 Altar cards of three columns, each with an effect and a climb of 1 to 3 steps', () => {
		const { altarCards } = standardProfile;
		expect(altarCards.map(({ id }) => id)).toEqual(Array.from({ length: altarCardCount }, (_, i) => `altar-${i + 1}`));
		for (const { columns: each } of altarCards) {
			expect(each).toHaveLength(3);
			for (const { effects, climb } of each) {
				expect(effects.length).toBeGreaterThan(0);
				expect([1, 2, 3]).toContain(climb);
			}
		}
	});

	test('three spaces beside a City: fewer than players at most', () => {
		expect(standardProfile.spacesByCity).toBe(3);
		expect(standardProfile.spacesByCity).toBeLessThan(Math.max(...playerCounts));
	});

	test('four tiles a player at the start, one of each, from the 80; one of each on the River', () => {
		expect(standardProfile.startingTilesOfEach * resources.length).toBe(4);
		for (const players of playerCounts) {
			const { unseen } = emptyTable(players);
			for (const resource of resources)
				expect(unseen[resource]).toBe(
					standardProfile.courtTilesOfEach - players * standardProfile.startingTilesOfEach - 1,
				);
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
