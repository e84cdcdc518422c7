/** Ka'an's components, brought into the one form that pages, lists and search take. */

import { buildings, type Card, citizens } from '#games/kaan/cards.ts';
import { pieces } from '#games/kaan/pieces.ts';
import { numbers } from '#games/kaan/profile.ts';
import { ownPyramid } from '#games/kaan/pyramid.ts';
import type { Sourced } from '#games/kaan/reasons.ts';
import { playerCounts } from '#games/kaan/resources.ts';
import { decksAfterDeal } from '#games/kaan/setup.ts';
import {
	buildingNames,
	capital,
	cardFacts,
	cardLine,
	cardSentence,
	citizenNames,
	costWords,
	triggerWords,
	valueWords,
	yieldSymbols,
} from '#words/en/kaan.ts';
import { kindWords } from '#words/en/kaan-kinds.ts';
import { countWords, iconWords, perWords, pieceWords } from '#words/en/kaan-pieces.ts';
import { valueReasons } from '#words/en/kaan-reasons.ts';
import type { Component, Fact, Source } from './components.ts';
import type { Value } from './registry.ts';

const sourceOf = ({ from, because }: Sourced<unknown>): Source => ({ from, because: valueReasons[because] });

const component = (
	kind: 'citizen' | 'building' | 'icon' | 'piece',
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
	href: `/kaan/${kindWords[kind].path}/${slug}/`,
	...own,
});

/** What is known of a named card beside its sentence, and what no source tells. */
const cardFactsOf = ({ cost, trigger, effect }: Card, isBuilding: boolean): Fact[] => [
	{ term: cardFacts.known, words: cardFacts.guide },
	...(trigger
		? [{ term: cardFacts.when, words: capital(triggerWords(trigger.value)), source: sourceOf(trigger) }]
		: []),
	{
		term: cardFacts.cost,
		words: cost ? costWords(cost.value) : cardFacts.unknown,
		...(cost && {
			source: sourceOf(cost),
			signs: Object.entries(cost.value).flatMap(([resource, count]) => [
				{ text: `${count}` },
				{ symbol: yieldSymbols[resource as keyof typeof yieldSymbols] },
			]),
		}),
	},
	{ term: cardFacts.hp, words: cardFacts.unknown },
	...(isBuilding
		? [
				{
					term: cardFacts.strength,
					words: 'inExample' in effect.value ? cardFacts.oneStrength : cardFacts.unknownStrength,
				},
			]
		: []),
];

const cardComponents = (): Component[] => [
	...citizens.map((card) =>
		component('citizen', card.id, {
			name: citizenNames[card.id],
			line: cardLine(card),
			sentence: cardSentence(card),
			symbol: 'kaan:citizen',
			source: sourceOf(card.effect),
			facts: cardFactsOf(card, false),
			rules: ['citizens.ability', ...card.rules],
			also: ['citizen', 'settle'],
		}),
	),
	...buildings.map((card) =>
		component('building', card.id, {
			name: buildingNames[card.id],
			line: cardLine(card),
			sentence: cardSentence(card),
			symbol: 'kaan:building',
			source: sourceOf(card.effect),
			facts: cardFactsOf(card, true),
			rules: ['effects.optional', ...card.rules],
			also: ['building', 'construct'],
		}),
	),
];

const iconComponents = (): Component[] =>
	Object.entries(iconWords).map(([slug, words]) =>
		component('icon', slug, {
			...words,
			source: {
				from: 'rulebook',
				because: valueReasons[slug === 'harmony-points' ? 'harmony-points' : 'icons'],
			},
		}),
	);

/** What more there is to say of some pieces. */
const pieceFacts: Record<string, Fact[]> = {
	'citizen-cards': [
		{ term: cardFacts.unnamed, words: cardFacts.unnamedOf(citizens.length, 84) },
		{
			term: cardFacts.afterDeal,
			words: playerCounts.map((players) => cardFacts.afterDealOf(players, decksAfterDeal(players).citizens)).join('\n'),
		},
	],
	'building-cards': [
		{ term: cardFacts.unnamed, words: cardFacts.unnamedOf(buildings.length, 72) },
		{
			term: cardFacts.afterDeal,
			words: playerCounts
				.map((players) => cardFacts.afterDealOf(players, decksAfterDeal(players).buildings))
				.join('\n'),
		},
	],
	'multiplier-tokens': [{ term: cardFacts.values, words: cardFacts.multipliers }],
};

const pieceComponents = (): Component[] =>
	pieces.map(({ id, count, per }) =>
		component('piece', id, {
			...pieceWords[id],
			note: countWords(count, per),
			group: per,
			groupTitle: perWords[per],
			source: { from: 'rulebook', because: valueReasons.components },
			facts: [{ term: cardFacts.number, words: countWords(count, per) }, ...(pieceFacts[id] ?? [])],
			...(id === 'citizen-cards' && { pileOf: 'citizen' }),
			...(id === 'building-cards' && { pileOf: 'building' }),
		}),
	);

/** All components of Ka'an, kind by kind. */
export const kaanComponents = (): Component[] => [...cardComponents(), ...iconComponents(), ...pieceComponents()];

/** What stands in no component: the game’s numbers, and our pyramid. */
export const kaanValues = (): Value[] => [
	...(Object.keys(numbers) as (keyof typeof numbers)[]).map((key): Value => {
		const { value, from, because } = numbers[key];
		return {
			key,
			group: valueWords.group,
			name: valueWords.names[key],
			words: valueWords.of(value),
			from,
			because: valueReasons[because],
		};
	}),
	{
		key: 'ownPyramid',
		group: valueWords.group,
		name: valueWords.pyramid,
		words: valueWords.pyramidOf(
			ownPyramid.value.levels.map((spaces) => spaces.length),
			ownPyramid.value.links.length,
		),
		from: ownPyramid.from,
		because: valueReasons[ownPyramid.because],
	},
];
