/** Score sheets as setups that the engine scores. Apart from the sheet, which can be filled before the engine is there. */
import { type Outcome, ok } from '#engine/outcome.ts';
import type { Played, SetupProblem } from '#engine/rules.ts';
import { type Scenario, scenarioVersion } from '#engine/scenario.ts';
import { type Character, characters } from '#games/copan/characters.ts';
import type { Event } from '#games/copan/events.ts';
import { scoreSetup } from '#games/copan/final-scoring.ts';
import { citiesWithEmbassy, type Position } from '#games/copan/position.ts';
import type { Profile } from '#games/copan/profile.ts';
import { createPosition, type Setup } from '#games/copan/setup.ts';
import { emptySheet, type ScoringValues, type Sheet, scoringPart, scoringRulings, seatedAt } from './score.ts';
import { ownProfile } from './your-copy.ts';

/** Characters that score at the end of a game, and the resource that each counts. */
export const scoringCharacters = characters.flatMap((character) => {
	const { when, effects }: Character = character;
	const [effect] = effects;
	return when.on === 'game-end' && effect?.verb === 'score' && effect.per?.of === 'held'
		? [{ id: character.id, counts: effect.per.resource }]
		: [];
});

/**
 * How much a board holds is pictured and in no source. What nobody printed must not stand against what lies on a real
 * table, so a sheet takes any number here; the engine's other limits hold.
 */
const roomy = { capacity: 999, characterSpaces: characters.length } as unknown as Partial<Profile>;

/** What the owner's copy prints of what scores. */
export const ownScoring = (): ScoringValues => scoringPart(ownProfile());

/** The values a sheet is scored with in place of ours: those of its link, or of the owner's copy. */
export const valuesOf = ({ profile }: Sheet): ScoringValues => profile ?? ownScoring();

/** A sheet as a setup at the end of the game. Embassies fill the Cities from the first; Altar tokens lie in the reserve. */
export const setupOf = (sheet: Sheet): Setup => {
	const players = seatedAt(sheet);
	const seats = sheet.seats.slice(0, players);
	return {
		from: 'scoring',
		players,
		seats: seats.slice(0, sheet.players).map(({ name, vp, extensions, jade, steps, suns, held }) => ({
			...(name && { name }),
			vp,
			extensions,
			mask: Array.from({ length: jade }, (_, index) => index + 1),
			priests: steps,
			characters: suns,
			resources: held,
		})),
		sites: {
			embassies: Array.from({ length: Math.max(...seats.map(({ cities }) => cities)) }, (_, city) =>
				seats.map(({ cities }, seat) => (city < cities && seat < sheet.players ? 1 : 0)),
			),
			ballCourt: { left: seats.map(({ left }) => left), right: seats.map(({ right }) => right) },
			altarReserve: seats.map(({ altars }, seat) => (seat < sheet.players ? altars : 0)),
		},
	};
};

/** The sheet as a scenario, for a link. That one player sat there alone, a scenario cannot say. */
export const scenarioOf = (sheet: Sheet): Scenario<Setup, never> => ({
	v: scenarioVersion,
	game: 'copan',
	setup: setupOf(sheet),
	...(Object.keys(valuesOf(sheet)).length > 0 && { profile: valuesOf(sheet) }),
	...(Object.keys(sheet.readings).length > 0 && { rulings: sheet.readings }),
	actions: [],
});

/** A setup as a sheet, or why it cannot be on a table. It is scored as it stands, at the end of the game or before. */
export const sheetOf = ({
	setup,
	profile,
	rulings = {},
}: Pick<Scenario<Setup, unknown>, 'setup' | 'profile' | 'rulings'>) => {
	const created = createPosition({ ...setup, rulings: rulings as Setup['rulings'], profile: { ...profile, ...roomy } });
	if (!created.ok) return created;
	const { seats, ballCourt, altarTokens, altarReserve, table } = created.value;
	const sheet = emptySheet(table.players);
	for (const [seat, { vp, extensions, mask, priests, characters: own, resources: held }] of seats.entries())
		sheet.seats[seat] = {
			name: setup.seats?.[seat]?.name ?? '',
			vp,
			cities: citiesWithEmbassy(created.value, seat),
			left: ballCourt.left[seat] as number,
			right: ballCourt.right[seat] as number,
			altars: altarTokens.filter((owner) => owner === seat).length + (altarReserve[seat] as number),
			extensions,
			jade: mask.length,
			steps: priests,
			suns: own.filter((id) => scoringCharacters.some((character) => character.id === id)),
			held,
		};
	if (profile) sheet.profile = scoringPart(profile);
	for (const id of scoringRulings) if (rulings[id]) Object.assign(sheet.readings, { [id]: rulings[id] });
	return ok(sheet);
};

export type Score = Outcome<Played<Position, Event>, SetupProblem[]>;

/** What the engine makes of a sheet. */
export const scoreOf = (sheet: Sheet): Score =>
	scoreSetup({
		...setupOf(sheet),
		rulings: sheet.readings as Setup['rulings'],
		profile: { ...valuesOf(sheet), ...roomy },
	});
