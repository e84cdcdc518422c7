import { type AltarCard, standInAltarCards } from './altars.ts';
import type { AutomaPrint } from './automa.ts';
import type { CharacterKind } from './characters.ts';
import type { Cost } from './cities.ts';
import type { EmbassyLevel } from './embassy-tokens.ts';
import type { DieFace, Length } from './event-cards.ts';
import type { SpaceId, SpaceMark } from './pyramid.ts';
import type { ClosableSite, PlayerCount, Resource, Site } from './resources.ts';

/** A Decline track in moves of its cube: where tier 2 begins, where tier 3 begins, and the last space. */
export interface DeclineTrack {
	thresholds: readonly [number, number];
	end: number;
}

/**
 * The edition profile: every number the engine needs. Where each comes from stands in `provenance.ts`, which is kept
 * apart so that pages which only play do not carry its texts. Values marked there as `inferred` or `stand-in` are
 * ours; the site says so wherever one is used.
 */
export const standardProfile = {
	/** Resources a tile yields in tiers 1, 2 and 3 of its Decline track. */
	tierYields: [2, 1, 0] as const,
	/** Resources of choice gained on an any-resource space. */
	anyResourceGain: 2,
	/** Court tiles in the game. */
	courtTiles: 80,
	courtTilesOfEach: 20,
	/** The marks printed on the Pyramid's spaces. */
	spaceMarks: {
		'north-1-1': 'any-resource',
		'north-1-3': 'spiral',
		'north-2-2': 'spiral',
		'north-3-3': 'any-resource',
		'east-1-3': 'spiral',
		'east-2-2': 'any-resource',
		'east-3-1': 'spiral',
		'east-3-3': 'any-resource',
		'south-1-2': 'spiral',
		'south-1-3': 'any-resource',
		'south-2-1': 'any-resource',
		'south-3-3': 'spiral',
		'west-1-1': 'spiral',
		'west-1-3': 'any-resource',
		'west-2-3': 'spiral',
		'west-3-2': 'any-resource',
	} as Readonly<Partial<Record<SpaceId, SpaceMark>>>,
	/** Columns of each court that the Setup tiles cover, by player count. */
	setupColumns: { 2: [3, 4], 3: [4], 4: [] } as Readonly<Record<PlayerCount, readonly number[]>>,
	/** Decline tracks by player count. */
	declineTracks: {
		2: { thresholds: [3, 5], end: 7 },
		3: { thresholds: [4, 7], end: 10 },
		4: { thresholds: [5, 9], end: 13 },
	} as Readonly<Record<PlayerCount, DeclineTrack>>,
	/** Tiles of two courts never adjoin: `neighbours` holds it. */
	adjoiningCourts: 'none',
	/** That tracks follow clockwise as Food, Fame, Zeal, Power is held by the order of `resources`. */
	trackOrder: 'food, fame, zeal, power',
	/** Court tiles of each resource that a player holds at the start. */
	startingTilesOfEach: 1,
	/** Resources of each kind at the start. */
	startingResources: 0,
	startingVp: 0,
	/** Resources of one kind that a player board holds. */
	capacity: 5,
	capacityPerExtension: 2,
	/** Character spaces on the top edge of a player board. */
	characterSpaces: 3,
	characterSpacesPerExtension: 1,
	/** Storage extensions in the supply, by player count. */
	extensionSupply: { 2: 6, 3: 9, 4: 12 } as Readonly<Record<PlayerCount, number>>,
	/** Decline Events that one track can bring. */
	eventsPerTrack: 3,
	/** What the space costs on which a Totem enters a Site; the River's costs nothing. */
	entryCosts: {
		embassies: { food: 1 },
		river: null,
		'ball-court': { fame: 1 },
		altars: { zeal: 1 },
		stairway: { power: 1 },
	} as Readonly<Record<Site, Readonly<Partial<Record<Resource, number>>> | null>>,
	/** The Totem spaces of a Site in order: the entry price, then how often the Totem's side is gained. */
	siteSpaces: {
		embassies: ['cost', 'x1', 'x2'],
		river: ['x1', 'x2', 'x3'],
		'ball-court': ['cost', 'x1', 'x2'],
		altars: ['cost', 'x1', 'x2'],
		stairway: ['cost', 'x1', 'x2'],
	} as Readonly<Record<Site, readonly ('cost' | 'x1' | 'x2' | 'x3')[]>>,
	/** The path to each City space: its level and what the journey costs. */
	cityPaths: [
		{ level: 1, cost: { food: 1 } },
		{ level: 1, cost: { food: 1 } },
		{ level: 2, cost: { food: 2 } },
		{ level: 2, cost: { food: 2 } },
		{ level: 3, cost: { food: 3 } },
		{ level: 3, cost: { food: 3 } },
	] as readonly { level: EmbassyLevel; cost: Cost }[],
	/** The die face beside each space that an Event can close, along each Site. */
	faceSpaces: {
		embassies: [1, 2, 3, 4, 5, 6],
		'ball-court': [1, 2, 3, 4, 5, 6],
		altars: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6],
		stairway: [1, 2, 3, 4, 5, 6],
	} as Readonly<Record<ClosableSite, readonly DieFace[]>>,
	/** The half of the Ball Court on which each Character space lies. */
	ballCourtHalves: ['left', 'left', 'left', 'right', 'right', 'right'] as readonly ('left' | 'right')[],
	/** Steps of each stairway above the first space; the last is the top. */
	stairwaySteps: 9,
	/** VP for each thing a stairway counts, by the steps its Priest has taken. */
	stairwayRates: [-1, -1, 0, 0, 1, 1, 2, 2, 3, 3] as readonly number[],
	/** The lines of the Hieroglyphic Stairway: spaces from 1, cost, steps of the climb. */
	stairwayLines: [
		{ spaces: [1], cost: { power: 1 }, climb: 1 },
		{ spaces: [2, 3], cost: { power: 2 }, climb: 2 },
		{ spaces: [4, 5, 6], cost: { power: 3 }, climb: 3 },
	] as readonly { spaces: readonly number[]; cost: Cost; climb: number }[],
	/** Under the reading by which columns climb: steps for the first, second and third Glyph of a line. */
	stairwayColumns: [1, 2, 3] as readonly number[],
	/** VP by the number of Cities with an Embassy. */
	embassyVp: [-10, -5, 4, 10, 18, 28, 40] as const,
	/** VP for the most tokens, the second most and so on: on the whole Ball Court and on each half. */
	courtPrizes: { whole: [10, 5, 3], half: [6, 3] } as const,
	/** VP for a complete Jade Mask. */
	maskVp: 10,
	/** Under the reading by which a City can be full: spaces beside each. */
	spacesByCity: 3,
	/** Embassy tokens that are in the box twice; all others once. */
	doubledTokens: [
		'level-1-food',
		'level-1-fame',
		'level-1-zeal',
		'level-1-power',
		'level-2-food',
		'level-3-food',
	] as readonly string[],
	/** The Altar cards. */
	altarCards: standInAltarCards as readonly AltarCard[],
	/** VP of the Zenith tokens, the first to be taken first. */
	zenithVp: [14, 8, 3] as const,
	/** Glyph cards of each colour. */
	glyphsOfEach: 6,
	/** Columns of the Jade Mask's grid; it is numbered by rows and its outer ring is the edge. */
	maskGrid: 4,
	/** How long a game each Event card makes. */
	eventLengths: {
		A: 'long',
		B: 'long',
		C: 'long',
		D: 'standard',
		E: 'standard',
		F: 'standard',
		G: 'short',
		H: 'short',
		I: 'short',
	} as Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I', Length>>,
	/** What a Character costs to recruit, by kind; `any` is a resource of the payer's choice. */
	characterCosts: { infinity: { fame: 2 }, bird: { fame: 1, any: 1 }, sun: { fame: 2, any: 1 } } as Readonly<
		Record<CharacterKind, Cost>
	>,
	/** What the owner's Automa cards print, by card; `printedOn` in `automa.ts` has ours for all that is left out. */
	automaCards: {} as Readonly<Partial<Record<string, AutomaPrint>>>,
};

export type Profile = typeof standardProfile;
export type ProfileKey = keyof Profile;
