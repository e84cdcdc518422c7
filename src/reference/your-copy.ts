/** Every value the engine and the site work with, as the page of all values shows it: what is ours, why, and where it is used. */

import { isMarked, type Provenance } from '#engine/profile.ts';
import { type CharacterId, characterCards, characters } from '#games/copan/characters.ts';
import { glyphColours } from '#games/copan/glyphs.ts';
import type { CardKind } from '#games/copan/piles.ts';
import { type ProfileKey, standardProfile } from '#games/copan/profile.ts';
import { profile } from '#games/copan/provenance.ts';
import type { Site } from '#games/copan/resources.ts';
import { createPosition } from '#games/copan/setup.ts';
import { resourceNames, siteShort } from '#words/en/copan.ts';
import { kindWords } from '#words/en/copan-glossary.ts';
import { cardName, characterName, listWords } from '#words/en/copan-names.ts';
import { valueReasons } from '#words/en/copan-reasons.ts';
import { site } from '#words/en/site.ts';
import { setUp } from '#words/en/this-game.ts';
import { valueLines } from '#words/en/value-lines.ts';
import { type BesideKey, yourCopy as words } from '#words/en/your-copy.ts';
import type { MarkKey } from './components.ts';
import type { Reference } from './content.ts';
import { games } from './games.ts';
import { kindOf } from './registry.ts';

type Group = keyof typeof words.groups;

/** Where a value matters: rules and rulings by their ids, scenarios by their slugs, pages by their address. */
interface Uses {
	rules?: readonly string[];
	rulings?: readonly string[];
	play?: readonly string[];
	pages?: readonly (keyof typeof pageNames)[];
	/** The heading under which a value of ours stands. */
	group?: Group;
}

const pageNames = {
	'/copan/': games.copan.name,
	'/': site.name,
	'/copan/setup/': setUp.title,
	'/copan/glyphs/': kindWords.exchange.many,
	'/copan/characters/': kindWords.character.many,
	'/copan/altars/': kindWords.altar.many,
} as const;

/** Every page that is played on the board. */
const board = [
	'altars-closed',
	'bonus-actions',
	'collecting',
	'cube-at-its-end',
	'embassies',
	'glyph-exchanges',
	'last-round',
	'mask-placement',
	'multiple-events',
	'pushing-totems',
	'recruiting',
	'third-extension',
	'zenith-race',
] as const;

/** Component pages are not named here: they are found by the marks they bear. */
const uses: Record<MarkKey, Uses> = {
	tierYields: { rules: ['court.collect.tiers'], play: board },
	anyResourceGain: { rules: ['court.any-resource.two'], play: board },
	courtTiles: { rules: ['components.court-tiles'] },
	courtTilesOfEach: { rules: ['court.no-tile.face-down', 'end-turn.refill.river'], play: board, group: 'start' },
	spaceMarks: { rules: ['court.events.spiral', 'court.any-resource.two'], play: board, group: 'pyramid' },
	setupColumns: {
		rules: ['setup.three-players', 'setup.two-players', 'end.pyramid-full'],
		play: board,
		group: 'pyramid',
	},
	declineTracks: {
		rules: ['court.decline.one-left', 'court.events.decline', 'court.collect.tiers', 'end.two-exhausted'],
		play: board,
		group: 'pyramid',
	},
	adjoiningCourts: { rules: ['court.collect.neighbours'], play: board, group: 'pyramid' },
	trackOrder: { rules: ['court.decline.pass-on'], rulings: ['pass-on'], play: board, group: 'pyramid' },
	startingTilesOfEach: { rulings: ['starting-tiles'], play: board, group: 'start' },
	startingResources: { rules: ['setup.player-board'], play: board, group: 'start' },
	startingVp: { rules: ['court.loss.vp'], rulings: ['vp-below-zero'], play: board, group: 'start' },
	capacity: { rules: ['court.collect.storage'], play: board, group: 'board' },
	capacityPerExtension: { rules: ['river.extension.room', 'river.extension.lost'], play: board, group: 'board' },
	characterSpaces: { rules: ['ball-court.recruit.place', 'characters.discard.room'], play: board, group: 'board' },
	characterSpacesPerExtension: {
		rules: ['river.extension.room', 'river.extension.lost'],
		rulings: ['extension-lost'],
		play: board,
		group: 'board',
	},
	extensionSupply: { rules: ['setup.extensions'], rulings: ['extension-limit'], play: ['third-extension'] },
	eventsPerTrack: { rules: ['court.events.three-a-track'], rulings: ['recrossed-threshold'], play: board },
	entryCosts: { rules: ['action.space.cost', 'action.move.afford'], play: board, group: 'sites' },
	siteSpaces: {
		rules: ['action.space.times', 'action.stay.three-turns', 'action.push.ejected', 'action.move.river-open'],
		play: board,
		group: 'sites',
	},
	cityPaths: { rules: ['embassies.price.path', 'embassies.levels.city'], play: board, group: 'sites' },
	faceSpaces: {
		rules: [
			'court.events.close.embassies',
			'court.events.close.ball-court',
			'court.events.close.altars',
			'court.events.close.stairway',
		],
		play: board,
		group: 'sites',
	},
	ballCourtHalves: {
		rules: ['ball-court.recruit.token', 'scoring.ball-court.halves'],
		rulings: ['gained-character-token'],
		play: board,
		group: 'sites',
	},
	stairwaySteps: {
		rules: ['steps.choose', 'steps.levels', 'steps.zenith.order'],
		rulings: ['excess-steps'],
		play: [...board, 'final-scoring'],
		group: 'pyramid',
	},
	zenithVp: { rules: ['steps.zenith.order'], play: board },
	glyphsOfEach: {
		rules: ['glyphs.same-colour', 'glyphs.deck-empty'],
		play: board,
		pages: ['/copan/glyphs/'],
		group: 'cards',
	},
	maskGrid: {
		rules: ['mask.number', 'mask.first-on-edge', 'mask.adjacent', 'mask.other-edge'],
		rulings: ['mask-edges'],
		play: board,
		group: 'board',
	},
	eventLengths: {
		rules: ['events.length', 'setup.event.length'],
		rulings: ['hourglass-reading'],
		pages: ['/copan/setup/'],
		group: 'cards',
	},
	characterCosts: {
		rules: ['ball-court.recruit.price'],
		play: ['recruiting', 'bonus-actions', 'glyph-exchanges', 'pushing-totems'],
		group: 'cards',
	},
	glyphColours: {
		rules: ['glyphs.same-colour', 'glyphs.different-colours'],
		play: board,
		pages: ['/copan/glyphs/'],
		group: 'cards',
	},
	trackSet: { rules: ['setup.decline-tracks'], rulings: ['decline-track-set'], group: 'pyramid' },
	altarCards: {
		rules: ['altars.choose', 'altars.gain', 'court.events.spiral.refresh'],
		rulings: ['altar-pile-empty', 'altar-column-order'],
		play: board,
		pages: ['/copan/altars/'],
		group: 'cards',
	},
	stairwayRates: {
		rules: ['scoring.stairways', 'scoring.stairways.values'],
		play: ['altars-closed', 'last-round', 'final-scoring'],
		group: 'pyramid',
	},
	stairwayLines: {
		rules: ['stairway.line.pay', 'stairway.line.take', 'stairway.climb'],
		rulings: ['stairway-climb'],
		play: ['bonus-actions', 'glyph-exchanges'],
		group: 'sites',
	},
	stairwayColumns: { rules: ['stairway.climb'], rulings: ['stairway-climb'], group: 'sites' },
	embassyVp: { rules: ['scoring.embassies'], play: ['last-round'] },
	courtPrizes: {
		rules: ['scoring.ball-court.whole', 'scoring.ball-court.halves'],
		rulings: ['majorities', 'three-way-tie'],
	},
	maskVp: { rules: ['scoring.mask'] },
	spacesByCity: { rules: ['embassies.build.token'], rulings: ['city-space-limit'], group: 'sites' },
	doubledTokens: {
		rules: ['embassies.draw.count', 'embassies.levels.chest'],
		rulings: ['embassy-token-order'],
		play: ['bonus-actions', 'glyph-exchanges'],
		group: 'cards',
	},
	missingCharacters: {
		rules: ['court.events.spiral.refresh', 'characters.pile-empty'],
		rulings: ['missing-characters'],
		play: board,
		pages: ['/copan/characters/'],
		group: 'cards',
	},
	baseLayout: {
		rules: ['setup.cities', 'setup.river', 'setup.ball-court', 'setup.altars', 'setup.stairway'],
		rulings: ['setup-left-out'],
		play: board,
		group: 'start',
	},
	automaCards: {
		rules: ['solo.food.end', 'solo.zeal.climb', 'solo.power.climb'],
		rulings: ['automa-final-scoring', 'automa-stairway-order', 'automa-climb-steps'],
		group: 'solo',
	},
	boardPicture: { rules: ['setup.picture'], pages: ['/', '/copan/'], play: board, group: 'pyramid' },
};

/** A link to where a value is used; `preview` names what a preview of it would show. */
export interface UsedAt {
	href: string;
	text: string;
	preview?: string;
}

export interface OwnValue {
	key: MarkKey;
	name: string;
	/** The value in words, a line each. */
	lines: string[];
	from: Provenance;
	because: string;
	used: UsedAt[];
}

/** What lies there where a set-up says nothing, as the engine lays it out. */
const baseLines = (): string[] => {
	const made = createPosition({});
	if (!made.ok) throw new Error('The engine refuses the set-up that says nothing');
	const { table, cities, cards, river } = made.value;
	const laid = (kind: CardKind): string[] => cards[kind].laid.filter((card) => card !== null);
	const site = (name: Site, things: readonly string[]) => words.at(siteShort[name], listWords(things));
	return [
		words.baseTable(table.players, table.card),
		site(
			'embassies',
			cities.flatMap((city) => (city ? [`${kindWords.city.one} ${city}`] : [])),
		),
		site(
			'river',
			river.flatMap((tile) => (tile ? [resourceNames[tile]] : [])),
		),
		site(
			'ball-court',
			laid('characters').map((id) => characterName(id as CharacterId)),
		),
		site(
			'altars',
			laid('altars').map((card) => cardName(card)),
		),
		site(
			'stairway',
			laid('glyphs').map((colour) => colour.toUpperCase()),
		),
	];
};

/** What is ours beside the profile, in words. */
const besideLines: Record<BesideKey, readonly string[]> = {
	glyphColours: words.glyphColours(
		glyphColours.length,
		profile.glyphsOfEach.value,
		(glyphColours.at(-1) as string).toUpperCase(),
	),
	trackSet: words.trackSet,
	missingCharacters: words.missingCharacters(characterCards - characters.length, characterCards),
	baseLayout: baseLines(),
	boardPicture: words.boardPicture,
};

/** Where a value is used: rules, rulings and pages by name, components by the marks they bear. */
const usedAt = (reference: Reference, key: MarkKey): UsedAt[] => {
	const { game, atoms, rulings, scenarios, components } = reference;
	const { rules = [], rulings: questions = [], play = [], pages = [] } = uses[key];
	const bearing = [...components.values()].filter((each) => each.facts.some(({ marked }) => marked === key));
	const kinds = new Set(bearing.map(({ kind }) => kind));
	return [
		...rules.map((id) => {
			const atom = atoms.get(`${game}.${id}`);
			if (!atom) throw new Error(`"${key}" of Your copy leads to the rule "${id}", which content/${game}/rules/ lacks`);
			return { href: atom.href, text: atom.title, preview: `rule:${id}` };
		}),
		...questions.map((id) => {
			const ruling = rulings.get(id);
			if (!ruling)
				throw new Error(`"${key}" of Your copy leads to the ruling "${id}", which content/${game}/rulings/ lacks`);
			return { href: ruling.href, text: ruling.short, preview: `ruling:${id}` };
		}),
		...[...kinds].flatMap((kind): UsedAt[] =>
			kind === 'piece'
				? bearing.flatMap((each) =>
						each.kind === kind ? [{ href: each.href, text: each.name, preview: each.ref }] : [],
					)
				: [{ href: `/${game}/${kindOf(game, kind).path}/`, text: kindOf(game, kind).many }],
		),
		...pages.map((href) => ({ href, text: pageNames[href] })),
		...play.flatMap((slug) => {
			const page = scenarios.get(slug);
			return page ? [{ href: page.href, text: page.title }] : [];
		}),
	].filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index);
};

/** The values of ours that a page of positions plays with. */
export const oursPlayed = (reference: Reference, slug: string): OwnValue[] =>
	valuesOf(reference)
		.ours.flatMap(({ values }) => values)
		.filter(({ key }) => uses[key].play?.includes(slug));

/** All values: those of ours under their headings, then the facts. */
export const valuesOf = (
	reference: Reference,
): { ours: { group: Group; title: string; values: OwnValue[] }[]; facts: OwnValue[] } => {
	const ofProfile = (Object.entries(profile) as [ProfileKey, { from: Provenance }][]).map(
		([key, { from }]): OwnValue => {
			const name = words.names[key];
			if (!name) throw new Error(`The profile's "${key}" has no name in src/words/en/your-copy.ts`);
			const because = valueReasons[key];
			return { key, name, lines: valueLines(standardProfile, key), from, because, used: usedAt(reference, key) };
		},
	);
	const besides = (Object.keys(words.besides) as BesideKey[]).map(
		(key): OwnValue => ({ key, ...words.besides[key], lines: [...besideLines[key]], used: usedAt(reference, key) }),
	);
	const marked = [...ofProfile, ...besides].filter(isMarked);
	const homeless = marked.filter(({ key }) => !uses[key].group);
	if (homeless.length > 0)
		throw new Error(
			`Your copy has no heading for ${homeless.map(({ key }) => key).join(', ')}: see src/reference/your-copy.ts`,
		);
	return {
		ours: (Object.entries(words.groups) as [Group, string][]).map(([group, title]) => ({
			group,
			title,
			values: marked.filter(({ key }) => uses[key].group === group),
		})),
		facts: ofProfile.filter((each) => !marked.includes(each)),
	};
};
