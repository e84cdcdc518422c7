/** What cannot be among the values of an owner's copy, looked at together. The shape of each is `profileSchema`. */
import type { RuleId, SetupProblem } from '#engine/rules.ts';
import { altarCardCount } from './altars.ts';
import type { AutomaPrint } from './automa.ts';
import { embassyTokenCount, embassyTokens } from './embassy-tokens.ts';
import { dieFaces } from './event-cards.ts';
import { maskSpaces } from './jade-mask.ts';
import { spacesFor } from './piles.ts';
import { type Profile, standardProfile } from './profile.ts';
import { columns } from './pyramid.ts';
import { closableSites, playerCounts, resources, sites } from './resources.ts';

/** How often each die face stands beside the spaces of a Site: the Altars have two columns for each. */
const timesAt = { embassies: 1, 'ball-court': 1, altars: 2, stairway: 1 } as const;

const isEachOnce = (list: readonly number[], most: number): boolean =>
	list.length === most && new Set(list).size === most && list.every((each) => each >= 1 && each <= most);

/** Whether an Automa card can print that; cards are known by their ids, so that play needs no list of them. */
const canPrint = (id: string, { cityVp, stairways, steps }: AutomaPrint): boolean => {
	const [, resource] = /^(food|zeal|power)-(basic|advanced)-(easy|hard)$/.exec(id) ?? [];
	if (resource === 'food') return !stairways && !steps;
	return !!resource && !cityVp && (!stairways || resources.every((each) => stairways.includes(each)));
};

/**
 * What is wrong with values of an owner's copy, laid over ours: those that contradict each other or could not be
 * played. Each problem has its path (`profile.declineTracks.3`), like those of a setup. Without any, no position made
 * with them can make the engine stumble.
 */
export const profileProblems = (own: Partial<Profile>): SetupProblem[] => {
	const profile: Profile = { ...standardProfile, ...own };
	const problems: SetupProblem[] = [];
	const problem = (path: string, code: string, rule: RuleId, values: SetupProblem['values'] = {}) =>
		problems.push({ path: `profile.${path}`, code, rule, values });

	for (const players of playerCounts) {
		const {
			thresholds: [second, third],
			end,
		} = profile.declineTracks[players];
		if (!(0 < second && second < third && third < end))
			problem(`declineTracks.${players}`, 'track', 'copan.court.collect.tiers', { second, third, end });
		const covered = profile.setupColumns[players];
		if (new Set(covered).size < covered.length || covered.length >= columns.length)
			problem(`setupColumns.${players}`, 'setup-columns', 'copan.court.place.any-space', { players });
	}
	const most = profile.courtTilesOfEach / Math.max(...playerCounts);
	if (profile.startingTilesOfEach > most)
		problem('startingTilesOfEach', 'starting-tiles', 'copan.court.place.face-up', {
			tiles: profile.startingTilesOfEach,
			most,
		});
	if (profile.startingResources > profile.capacity)
		problem('startingResources', 'starting-resources', 'copan.court.collect.storage', {
			held: profile.startingResources,
			capacity: profile.capacity,
		});

	for (const site of closableSites) {
		const faces = profile.faceSpaces[site];
		if (dieFaces.some((face) => faces.filter((each) => each === face).length !== timesAt[site]))
			problem(`faceSpaces.${site}`, 'face-spaces', 'copan.court.events.decline.close', { site, times: timesAt[site] });
	}
	for (const site of sites) {
		const [entry, ...further] = profile.siteSpaces[site];
		if ((entry === 'cost') !== (profile.entryCosts[site] !== null))
			problem(`siteSpaces.${site}`, 'entry-space', 'copan.action.space.cost', { site });
		if (further.includes('cost')) problem(`siteSpaces.${site}`, 'cost-further-on', 'copan.action.space.cost', { site });
	}

	const { stairwaySteps: steps, stairwayRates: rates, stairwayLines: lines, stairwayColumns: climbs } = profile;
	if (rates.length !== steps + 1)
		problem('stairwayRates', 'rates', 'copan.steps.choose', { rates: rates.length, wanted: steps + 1, steps });
	const taken = lines.flatMap(({ spaces }) => spaces);
	if (!isEachOnce(taken, spacesFor.glyphs))
		problem('stairwayLines', 'lines', 'copan.stairway.line.take', { spaces: spacesFor.glyphs });
	const longest = Math.max(0, ...lines.map(({ spaces }) => spaces.length));
	if (climbs.length < longest)
		problem('stairwayColumns', 'line-columns', 'copan.stairway.climb', { columns: climbs.length, longest });

	if (maskSpaces.length % profile.maskGrid !== 0)
		problem('maskGrid', 'mask-grid', 'copan.mask.adjacent', { columns: profile.maskGrid, spaces: maskSpaces.length });
	if (profile.altarCards.length !== altarCardCount || profile.altarCards.some(({ id }, at) => id !== `altar-${at + 1}`))
		problem('altarCards', 'altar-cards', 'copan.altars.gain', { cards: altarCardCount });

	const doubled = new Set<string>(profile.doubledTokens);
	const unknown = [...doubled].find((id) => !embassyTokens.some((token) => token.id === id));
	const wanted = embassyTokenCount - embassyTokens.length;
	if (unknown !== undefined) problem('doubledTokens', 'token', 'copan.embassies.levels.chest', { id: unknown });
	else if (doubled.size !== profile.doubledTokens.length || doubled.size !== wanted)
		problem('doubledTokens', 'doubled-tokens', 'copan.embassies.levels.chest', { tokens: doubled.size, wanted });

	const [wrong] = Object.entries(profile.automaCards).find(([id, print]) => !canPrint(id, print ?? {})) ?? [];
	if (wrong)
		problem(
			`automaCards.${wrong}`,
			'automa-print',
			wrong.startsWith('food') ? 'copan.solo.food.end' : 'copan.solo.zeal.climb',
			{ card: wrong },
		);
	return problems;
};
