/** Copan's components, brought into the one form that pages, lists and search take. */

import { altarCosts, altarEffects } from '#games/copan/altar-symbols.ts';
import { automaCards, automaPrints, printedOn } from '#games/copan/automa.ts';
import { type Character, type CharacterId, characters } from '#games/copan/characters.ts';
import { cities } from '#games/copan/cities.ts';
import type { Effect } from '#games/copan/effects.ts';
import { embassyTokens } from '#games/copan/embassy-tokens.ts';
import { type DieFace, dieFaces, eventCards } from '#games/copan/event-cards.ts';
import { type Exchange, exchanges } from '#games/copan/glyphs.ts';
import { maskSpaces } from '#games/copan/jade-mask.ts';
import { pieces } from '#games/copan/pieces.ts';
import { type ProfileKey, standardProfile } from '#games/copan/profile.ts';
import { profile } from '#games/copan/provenance.ts';
import { type PlayerCount, playerCounts, sites } from '#games/copan/resources.ts';
import { automaName, automaPrintWords, modeWords } from '#words/en/automa-cards.ts';
import {
	characterLine,
	characterSentence,
	characterSigns,
	characterSymbol,
	effectSigns,
	effectSymbol,
	kindHints,
	kindNames,
	resourceNames,
	type Sign,
} from '#words/en/copan.ts';
import {
	altarGroups,
	altarLine,
	altarSentence,
	altarSigns,
	automaAction,
	automaLine,
	automaScoring,
	type CopanKind,
	citySentence,
	costName,
	costSentence,
	costSigns,
	costsNote,
	costWords,
	difficultyWords,
	effectsLine,
	effectsSentence,
	eventCardLine,
	exchangeLine,
	exchangeName,
	exchangeSentence,
	faceSentence,
	kindWords,
	levelWords,
	perWords,
	setWords,
} from '#words/en/copan-glossary.ts';
import { capital, characterName, faceNames } from '#words/en/copan-names.ts';
import { pieceWords, siteWords } from '#words/en/copan-pieces.ts';
import { facts } from '#words/en/facts.ts';
import type { Component, Fact } from './components.ts';
import { facetsOf } from './facets.ts';

/** What all components of a kind have alike; the rest each says itself. */
const component = (
	kind: CopanKind,
	slug: string,
	own: Pick<Component, 'name' | 'line' | 'sentence' | 'symbol'> & Partial<Component>,
): Component => ({
	ref: `${kind}:${slug}`,
	kind,
	slug,
	signs: [],
	note: kindWords[kind].one,
	group: '',
	facets: {},
	likeness: JSON.stringify([kind, slug]),
	facts: [],
	rules: [],
	also: [],
	href: `/copan/${kindWords[kind].path}/${slug}/`,
	...own,
});

/** The rules that each verb leans on, ids without the game. */
const verbRules: Partial<Record<Effect['verb'], string[]>> = {
	lose: ['court.loss.vp'],
	climb: ['steps.choose', 'steps.no-split'],
	'step-down': ['steps.down'],
	'place-jade': ['mask.after-action', 'mask.first-on-edge', 'mask.adjacent'],
	'remove-jade': ['mask.removed'],
	'take-character': ['end-turn.refill.sooner'],
	'take-glyph': ['end-turn.refill.sooner'],
	'discard-character': ['characters.discard.gone'],
	'take-river-tiles': ['river.two-leftmost', 'end-turn.refill.sooner'],
	'add-extension': ['river.extension.room'],
	'lose-extension': ['river.extension.lost'],
	'bonus-action': ['action.bonus.finish-first', 'action.bonus.order', 'action.bonus.pay'],
	'move-decline': ['court.decline.one-left', 'court.events.decline'],
	'place-embassy': ['altars.embassy', 'embassies.draw.count'],
	'place-totem': ['action.move.by-effect'],
};
const rulesOf = (effects: readonly Effect[]): string[] => [
	...new Set(effects.flatMap(({ verb }) => verbRules[verb] ?? [])),
];

const symbolOf = (effects: readonly Effect[]): string => (effects[0] ? effectSymbol(effects[0]) : 'tile');

/** When a bonus action is taken; null stands for one whose Site the card names. A City's own timing is an open question. */
const bonusFacts = (effects: readonly Effect[] | null): Fact[] =>
	effects === null || effects.some(({ verb }) => verb === 'bonus-action')
		? [{ term: facts.bonus, words: facts.bonusWords }]
		: [];

const cityComponents = (): Component[] =>
	cities.map((city) =>
		component('city', city.id, {
			name: `${kindWords.city.one} ${city.id}`,
			line: effectsLine(city.effects),
			sentence: citySentence(city),
			symbol: symbolOf(city.effects),
			signs: city.effects.flatMap(effectSigns),
			note: costsNote(city.cost),
			cost: city.cost,
			facets: facetsOf(city.effects, undefined, city.cost),
			likeness: JSON.stringify(city.effects),
			facts: [
				{ term: facts.price, words: costWords(city.cost), signs: costSigns(city.cost) },
				{ term: facts.journey, words: facts.journeyWords, marked: 'cityPaths' },
			],
			rules: ['embassies.price.city', 'embassies.build.effect', ...rulesOf(city.effects)],
			also: ['city tile', 'cité'],
		}),
	);

const characterComponents = (): Component[] =>
	(characters as readonly Character[]).map((character) => {
		const price = profile.characterCosts.value[character.kind];
		return component('character', character.id, {
			name: characterName(character.id as CharacterId),
			line: characterLine(character),
			sentence: characterSentence(character),
			symbol: characterSymbol(character),
			signs: characterSigns(character),
			note: `${kindNames[character.kind]}, ${kindHints[character.kind]}`,
			group: character.kind,
			facets: { ...facetsOf(character.effects, character.when), group: [character.kind] },
			likeness: JSON.stringify([character.when, character.effects]),
			facts: [
				{ term: facts.when, words: facts.whenOf[character.kind] },
				...bonusFacts(character.effects),
				{ term: facts.price, words: costWords(price), signs: costSigns(price), marked: 'characterCosts' },
			],
			rules: [`characters.${character.kind}`, ...rulesOf(character.effects)],
			also: ['personnage'],
		});
	});

const tokenComponents = (): Component[] =>
	embassyTokens.map(({ id, level, effects }) =>
		component('token', id, {
			name: `${levelWords(level)}: ${effectsLine(effects)}`,
			short: effectsLine(effects),
			line: effectsLine(effects),
			sentence: effectsSentence(effects),
			symbol: symbolOf(effects),
			signs: effects.flatMap(effectSigns),
			note: `${kindWords.token.one}, ${levelWords(level).toLowerCase()}`,
			group: `level-${level}`,
			facets: { ...facetsOf(effects), group: [`level-${level}`] },
			likeness: JSON.stringify(effects),
			rules: ['embassies.draw.count', 'embassies.draw.apply', 'embassies.levels.three', ...rulesOf(effects)],
			also: ['embassy bonus', 'ambassade'],
		}),
	);

const altarComponents = (): Component[] => [
	...altarCosts.map(({ id, cost }) =>
		component('altar', id, {
			name: costName(cost),
			short: costWords(cost),
			cost,
			line: costWords(cost),
			sentence: costSentence(cost),
			symbol: Object.keys(cost)[0] ?? 'any',
			signs: costSigns(cost),
			note: altarGroups.cost,
			group: 'cost',
			facets: { cost: Object.keys(cost), group: ['cost'] },
			rules: ['altars.pay', 'altars.choose'],
			also: ['autel', 'altar card price'],
		}),
	),
	...altarEffects.map((altar) => {
		const known =
			altar.effect.verb === 'score-printed' || altar.effect.verb === 'bonus-action-shown' ? [] : [altar.effect];
		const facets = facetsOf(known);
		if (altar.effect.verb === 'score-printed') facets.verb = ['vp'];
		if (altar.effect.verb === 'bonus-action-shown') facets.verb = ['bonus-action'];
		return component('altar', altar.id, {
			name: altarLine(altar),
			line: altarLine(altar),
			sentence: altarSentence(altar),
			symbol: known[0] ? effectSymbol(known[0]) : altar.effect.verb === 'score-printed' ? 'vp' : 'totem-any',
			signs: altarSigns(altar),
			note: `${kindWords.altar.one} column`,
			group: 'effect',
			facets: { ...facets, group: ['effect'] },
			likeness: JSON.stringify(altar.effect),
			facts: [
				{ term: facts.climb, words: facts.altarClimb },
				...bonusFacts(altar.effect.verb === 'bonus-action-shown' ? null : known),
			],
			rules: ['altars.gain', 'altars.climb', ...rulesOf(known)],
			also: ['autel', 'altar card'],
		});
	}),
];

/** Which spaces of a Mask adjoin one on our grid, and whether it lies on the edge. */
const besideOnMask = (space: number): [beside: number[], edge: boolean] => {
	const columns = profile.maskGrid.value;
	const rowOf = (each: number) => Math.floor((each - 1) / columns);
	const columnOf = (each: number) => (each - 1) % columns;
	const beside = maskSpaces
		.map(({ id }) => Number(id))
		.filter((each) => Math.abs(rowOf(each) - rowOf(space)) + Math.abs(columnOf(each) - columnOf(space)) === 1);
	return [beside, beside.length < 4];
};

const maskComponents = (): Component[] =>
	maskSpaces.map(({ id, effects }) =>
		component('mask', id, {
			name: `Jade Mask ${id}`,
			line: effectsLine(effects),
			sentence: effectsSentence(effects),
			symbol: symbolOf(effects),
			signs: effects.flatMap(effectSigns),
			facets: facetsOf(effects),
			likeness: JSON.stringify(effects),
			facts: [{ term: facts.neighbours, words: facts.maskNeighbours(...besideOnMask(Number(id))), marked: 'maskGrid' }],
			rules: ['mask.effect', 'mask.number', ...rulesOf(effects)],
			also: ['jade', 'jade tile', 'masque de jade', 'mask space'],
		}),
	);

/** “moves a cube”, for the count of a card's faces. */
const movesCube = (effects: readonly Effect[]): boolean => effects.some(({ verb }) => verb === 'move-decline');

const eventComponents = (): Component[] =>
	eventCards.flatMap((card) => {
		const slug = `card-${card.id.toLowerCase()}`;
		const name = `${kindWords.event.one} ${card.id}`;
		const cubes = card.faces.filter(movesCube).length;
		const faceSlug = (face: DieFace): string => `${slug}-${face}`;
		return [
			component('event', slug, {
				name,
				line: eventCardLine(card.difficulty, cubes),
				sentence: facts.eventSentence(difficultyWords[card.difficulty], cubes),
				symbol: 'face-2',
				note: difficultyWords[card.difficulty],
				group: `difficulty-${card.difficulty}`,
				facets: {
					group: [`difficulty-${card.difficulty}`],
					verb: [...new Set(card.faces.flatMap((face) => facetsOf(face).verb ?? []))],
				},
				facts: [
					{ term: facts.difficulty, words: difficultyWords[card.difficulty] },
					{
						term: facts.length,
						words: facts.lengthOf[profile.eventLengths.value[card.id as keyof typeof profile.eventLengths.value]],
						marked: 'eventLengths',
					},
				],
				rules: [
					'events.all-players',
					'court.events.one-effect',
					'court.events.decline.close',
					'events.difficulty',
					'events.length',
				],
				also: [`card ${card.id}`, `event ${card.id}`, 'événement'],
			}),
			...dieFaces.map((face) => {
				const effects = card.faces[face - 1] as readonly Effect[];
				return component('face', faceSlug(face), {
					name: `${name}, ${faceNames[face]}`,
					short: faceNames[face],
					line: effectsLine(effects),
					sentence: faceSentence(effects),
					symbol: `face-${face}`,
					signs: effects.flatMap(effectSigns),
					note: kindWords.face.one,
					group: slug,
					facets: { ...facetsOf(effects), group: [slug], difficulty: [`${card.difficulty}`] },
					likeness: JSON.stringify(effects),
					rules: ['events.all-players', ...rulesOf(effects)],
					also: [
						`card ${card.id}`,
						`face ${face}`,
						...(effects.some((effect) => effect.verb === 'move-decline' && effect.direction === 'back')
							? ['recule', 'moves back']
							: []),
					],
					href: `/copan/events/${slug}/#face-${face}`,
				});
			}),
		];
	});

const automaComponents = (): Component[] =>
	automaCards.map((card) => {
		const { id, resource, mode, difficulty } = card;
		return component('automa', id, {
			name: automaName(card),
			line: automaLine(card),
			sentence: automaAction(card),
			symbol: resource,
			note: kindWords.automa.one,
			group: resource,
			short: `${modeWords[mode]} ${modeWords[difficulty]}`,
			facets: { group: [resource], mode: [mode], difficulty: [difficulty], resource: [resource] },
			likeness: JSON.stringify([resource, mode]),
			facts: [
				{ term: facts.court, words: facts.automaCourt(resourceNames[resource]) },
				{ term: facts.end, words: automaScoring(card) },
				...automaPrints[resource].map((part) => ({
					term: facts.automaPrints[part],
					words: `${capital(automaPrintWords[part](printedOn(standardProfile, id), resource))}.`,
					marked: 'automaCards' as const,
				})),
			],
			rules: [
				`solo.${resource}.court`,
				`solo.${resource}.action`,
				...(mode === 'advanced' ? [`solo.${resource}.advanced`] : []),
				...(resource === 'zeal' || resource === 'power' ? [`solo.${resource}.climb`] : []),
				`solo.${resource}.end`,
				'solo.resources',
				'solo.jade',
			],
			also: ['automa', 'solo', 'bot'],
		});
	});

/** What an exchange gives, drawn. */
const exchangeSigns = ({ jade, bonusAction }: Exchange): Sign[] => [
	{ text: `${jade}` },
	{ symbol: 'jade' },
	...(bonusAction ? effectSigns({ verb: 'bonus-action', site: 'any', less: bonusAction.less }) : []),
];

const exchangeComponents = (): Component[] =>
	exchanges.map((exchange) =>
		component('exchange', `${exchange.set}-${exchange.cards}`, {
			name: exchangeName(exchange),
			line: exchangeLine(exchange),
			sentence: exchangeSentence(exchange),
			signs: exchangeSigns(exchange),
			symbol: 'glyph',
			note: `${kindWords.exchange.one}, ${setWords[exchange.set].toLowerCase()}`,
			group: exchange.set,
			facets: { group: [exchange.set], verb: ['jade', ...(exchange.bonusAction ? ['bonus-action'] : [])] },
			rules: ['glyphs.exchange.once', `glyphs.${exchange.set === 'same-colour' ? 'same-colour' : 'different-colours'}`],
			also: [
				'glyph exchange',
				`${exchange.cards} same`.replace('same', exchange.set === 'same-colour' ? 'same' : 'different'),
				'glyphe',
			],
			href: `/copan/glyphs/#${exchange.set}-${exchange.cards}`,
		}),
	);

const siteComponents = (): Component[] =>
	sites.map((site) => {
		const words = siteWords[site];
		const entry = profile.entryCosts.value[site];
		return component('site', site, {
			...words,
			symbol: `site-${site}`,
			facets: { site: [site] },
			facts: [
				{
					term: facts.entry,
					words: entry ? costWords(entry) : facts.riverEntry,
					...(entry && { signs: costSigns(entry) }),
					marked: 'entryCosts',
				},
				{ term: facts.spaces, words: facts.spacesOf(profile.siteSpaces.value[site]), marked: 'siteSpaces' },
			],
		});
	});

/** Piles that are components of a kind each. */
const piles: Record<string, CopanKind> = {
	'central-board': 'site',
	'city-tiles': 'city',
	'embassy-tokens': 'token',
	'character-cards': 'character',
	'altar-cards': 'altar',
	'glyph-cards': 'exchange',
	'event-cards': 'event',
	'jade-mask-board': 'mask',
	'jade-tiles': 'mask',
	'automa-cards': 'automa',
};

/** A fact by player count, a line each, such as how many extensions are laid out. */
const byPlayers = (term: string, say: (players: PlayerCount) => string, marked?: ProfileKey): Fact => ({
	term,
	words: playerCounts.map(say).join('\n'),
	...(marked && { marked }),
});
const { value: tracks } = profile.declineTracks;

/** What more there is to say of some pieces. */
const pieceFacts: Record<string, Fact[]> = {
	'court-tiles': [{ term: facts.ofEach, words: `${profile.courtTilesOfEach.value}`, marked: 'courtTilesOfEach' }],
	'decline-tracks': [
		{ term: facts.tracks, words: facts.tracksWords, marked: 'trackSet' },
		byPlayers(
			facts.length,
			(players) => facts.trackOf(players, ...tracks[players].thresholds, tracks[players].end),
			'declineTracks',
		),
	],
	'setup-tiles': [
		byPlayers(
			facts.covers,
			(players) => facts.coversOf(players, 3 * profile.setupColumns.value[players].length),
			'setupColumns',
		),
	],
	'storage-extensions': [
		byPlayers(facts.supply, (players) => facts.supplyOf(players, profile.extensionSupply.value[players])),
		{
			term: facts.room,
			words: facts.roomMore(profile.capacityPerExtension.value),
			marked: 'capacityPerExtension',
		},
		{
			term: facts.characters,
			words: facts.charactersMore(profile.characterSpacesPerExtension.value),
			marked: 'characterSpacesPerExtension',
		},
	],
	'player-board': [
		{
			term: facts.room,
			words: facts.roomOf(profile.capacity.value),
			marked: 'capacity',
		},
		{
			term: facts.characters,
			words: facts.charactersOf(profile.characterSpaces.value),
			marked: 'characterSpaces',
		},
	],
	'glyph-cards': [{ term: facts.colours, words: facts.coloursWords, marked: 'glyphColours' }],
};

const pieceComponents = (): Component[] =>
	pieces.map(({ id, count, per }) => {
		const words = pieceWords[id];
		if (!words) throw new Error(`src/words/en/copan-pieces.ts says nothing of the piece "${id}"`);
		return component('piece', id, {
			...words,
			note: facts.count(count, per),
			group: per,
			facets: { group: [per] },
			facts: [{ term: facts.number, words: facts.countWords(count, per) }, ...(pieceFacts[id] ?? [])],
			...(piles[id] && { pileOf: piles[id] }),
		});
	});

export const copanComponents = (): Component[] => [
	...cityComponents(),
	...characterComponents(),
	...tokenComponents(),
	...altarComponents(),
	...maskComponents(),
	...eventComponents(),
	...automaComponents(),
	...exchangeComponents(),
	...siteComponents(),
	...pieceComponents(),
];

/** Headings of the groups of each kind's list, in their order. */
export const groupTitles: Record<string, string> = {
	infinity: kindNames.infinity,
	bird: kindNames.bird,
	sun: kindNames.sun,
	'level-1': levelWords(1),
	'level-2': levelWords(2),
	'level-3': levelWords(3),
	cost: altarGroups.cost,
	effect: altarGroups.effect,
	'difficulty-1': difficultyWords[1],
	'difficulty-2': difficultyWords[2],
	'difficulty-3': difficultyWords[3],
	...resourceNames,
	...modeWords,
	...setWords,
	...perWords,
};
