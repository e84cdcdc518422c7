import type { Provenance, Sourced } from '#engine/profile.ts';
import { type Profile, type ProfileKey, standardProfile } from './profile.ts';

/** Where each value of the profile comes from; the reasons stand with the words. */
const provenance: Readonly<Record<ProfileKey, Provenance>> = {
	tierYields: 'rulebook',
	anyResourceGain: 'rulebook',
	courtTiles: 'rulebook',
	courtTilesOfEach: 'inferred',
	spaceMarks: 'stand-in',
	setupColumns: 'stand-in',
	declineTracks: 'stand-in',
	adjoiningCourts: 'stand-in',
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

/** The profile with its provenance: what the pages show, and the play pages do without. */
export const profile = Object.fromEntries(
	Object.entries(standardProfile).map(([key, value]) => [key, { value, from: provenance[key as ProfileKey] }]),
) as { [Key in ProfileKey]: Omit<Sourced<Profile[Key]>, 'because'> };
