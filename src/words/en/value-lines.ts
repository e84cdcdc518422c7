/** The values of a profile in words: ours on the page of all values, and what the owner of a copy enters there. */
import { type AutomaCard, automaCards, automaPrints, printedOn } from '#games/copan/automa.ts';
import type { Cost } from '#games/copan/cities.ts';
import { embassyTokens } from '#games/copan/embassy-tokens.ts';
import { type DieFace, dieFaces } from '#games/copan/event-cards.ts';
import type { DeclineTrack, Profile, ProfileKey } from '#games/copan/profile.ts';
import { courts, spaces } from '#games/copan/pyramid.ts';
import { closableSites, type PlayerCount, playerCounts, sites } from '#games/copan/resources.ts';
import { automaLikes, automaName, automaPrintWords } from './automa-cards.ts';
import { kindNames, resourceNames, siteShort } from './copan.ts';
import { costWords, effectsLine, kindWords } from './copan-glossary.ts';
import { faceNames } from './copan-names.ts';
import { facts } from './facts.ts';
import { yourCopy as words } from './your-copy.ts';

/** A line for each player count. */
function byPlayers<Value>(values: Readonly<Record<PlayerCount, Value>>, say: (value: Value) => string): string[] {
	return playerCounts.map((count) => `${words.players(String(count))}: ${say(values[count])}`);
}

/** The spaces of each half, as one line a half. */
const halfLines = (halves: readonly string[]): string[] =>
	(['left', 'right'] as const).map((half) =>
		words.half(
			words.halves[half],
			halves.flatMap((each, space) => (each === half ? [space + 1] : [])),
		),
	);

/** How many marks of each kind: said once where all courts have as many, court by court where not. */
const markLines = (marks: Profile['spaceMarks']): string[] => {
	const counted = courts.map((court) => {
		const own = spaces.flatMap((space) => (space.court === court ? (marks[space.id] ?? []) : []));
		const spirals = own.filter((mark) => mark === 'spiral').length;
		return { court, spirals, any: own.length - spirals };
	});
	const [first] = counted;
	return first && counted.every(({ spirals, any }) => spirals === first.spirals && any === first.any)
		? [words.marksCount(first.spirals, first.any)]
		: counted.map(({ court, spirals, any }) => words.courtMarks(court, spirals, any));
};

/** A cost that may be nothing. */
const priceWords = (cost: Cost): string => costWords(cost) || words.free;

/** The faces along a Site: said as a rule where they follow the die's order, space by space where not. */
const faceLine = (faces: readonly DieFace[]): string => {
	const times = faces.length / dieFaces.length;
	const inOrder = faces.every((face, space) => face === dieFaces[space % dieFaces.length]);
	return inOrder && Number.isInteger(times)
		? words.faceSpaces(faces.length, times)
		: faces.map((face) => faceNames[face]).join(', ');
};

/** A line for each run of steps that are worth the same. */
const rateLines = (rates: readonly number[]): string[] =>
	rates.flatMap((rate, step) => {
		if (step > 0 && rates[step - 1] === rate) return [];
		const next = rates.findIndex((other, later) => later > step && other !== rate);
		return [words.stairwayRate(rate, step, (next < 0 ? rates.length : next) - 1)];
	});

/** Each Automa card that was entered; where none was, what ours say, which is the same for several of them. */
const automaLines = (profile: Profile): string[] => {
	const open = automaCards.filter(({ resource }) => automaPrints[resource].length > 0);
	const entered = open.filter(({ id }) => profile.automaCards[id]);
	const line = (name: string, { id, resource }: AutomaCard): string => {
		const printed = printedOn(profile, id);
		return words.at(name, automaPrints[resource].map((part) => automaPrintWords[part](printed, resource)).join('; '));
	};
	if (entered.length > 0) return entered.map((card) => line(automaName(card), card));
	return [...new Set(open.map((card) => line(automaLikes(card), card)))];
};

/** Values that are more than a number, as lines of words. */
const shaped: { [Key in ProfileKey]?: (profile: Profile) => string[] } = {
	tierYields: (profile) => [profile.tierYields.join(' · ')],
	spaceMarks: ({ spaceMarks }) => markLines(spaceMarks),
	setupColumns: (profile) => byPlayers(profile.setupColumns, words.columns),
	declineTracks: (profile) =>
		byPlayers<DeclineTrack>(profile.declineTracks, ({ thresholds: [two, three], end }) => words.track(two, three, end)),
	adjoiningCourts: () => [words.noneAdjoin],
	trackOrder: () => [Object.values(resourceNames).join(', ')],
	extensionSupply: (profile) => byPlayers(profile.extensionSupply, String),
	characterCosts: (profile) =>
		Object.entries(profile.characterCosts).map(([kind, cost]) =>
			words.at(kindNames[kind as keyof typeof kindNames], priceWords(cost)),
		),
	entryCosts: (profile) =>
		sites.map((each) => {
			const cost = profile.entryCosts[each];
			return words.at(siteShort[each], priceWords(cost ?? {}));
		}),
	siteSpaces: (profile) => sites.map((each) => words.at(siteShort[each], facts.spacesOf(profile.siteSpaces[each]))),
	cityPaths: (profile) =>
		profile.cityPaths.map(({ level, cost }, index) => words.cityPath(index + 1, level, priceWords(cost))),
	faceSpaces: (profile) => [
		...closableSites.map((each) => words.at(siteShort[each], faceLine(profile.faceSpaces[each]))),
		words.faceOrder(dieFaces.map((face) => faceNames[face]).join(', ')),
	],
	ballCourtHalves: ({ ballCourtHalves }) => halfLines(ballCourtHalves),
	stairwaySteps: (profile) => [words.steps(profile.stairwaySteps)],
	zenithVp: (profile) => [words.zenith(profile.zenithVp)],
	maskGrid: (profile) => [words.maskGrid(profile.maskGrid)],
	stairwayRates: (profile) => rateLines(profile.stairwayRates),
	stairwayLines: (profile) =>
		profile.stairwayLines.map(({ spaces, cost, climb }, index) =>
			words.stairwayLine(index + 1, spaces, priceWords(cost), climb),
		),
	stairwayColumns: (profile) => [words.stairwayColumns(profile.stairwayColumns)],
	embassyVp: (profile) => profile.embassyVp.map((vp, cities) => words.embassyVp(cities, vp)),
	courtPrizes: (profile) =>
		(['whole', 'half'] as const).map((where) =>
			words.at(words.courtPrizes[where], words.courtPrize(profile.courtPrizes[where])),
		),
	spacesByCity: (profile) => [words.spacesByCity(profile.spacesByCity)],
	doubledTokens: (profile) =>
		embassyTokens
			.filter(({ id }) => profile.doubledTokens.some((doubled) => doubled === id))
			.map(({ level, effects }) => words.at(words.level(level), effectsLine(effects))),
	altarCards: (profile) =>
		profile.altarCards.map(({ cost, columns }, index) =>
			words.altarCard(
				index + 1,
				priceWords(cost),
				columns.map(({ effects, climb }) =>
					effectsLine(climb > 0 ? [...effects, { verb: 'climb', steps: climb }] : effects),
				),
			),
		),
	eventLengths: (profile) =>
		Object.entries(profile.eventLengths).map(([card, length]) =>
			words.at(`${kindWords.event.one} ${card}`, facts.lengthOf[length]),
		),
	automaCards: automaLines,
};

/** A value of a profile in words, a line each part. */
export const valueLines = (profile: Profile, key: ProfileKey): string[] => {
	const lines = shaped[key]?.(profile);
	if (lines) return lines;
	const value: unknown = profile[key];
	if (typeof value === 'object')
		throw new Error(`The profile's "${key}" is more than a number: say it in src/words/en/value-lines.ts`);
	return [String(value)];
};
