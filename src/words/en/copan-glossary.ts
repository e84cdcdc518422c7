/** Copan in English: what the components other than Characters say, built from their data. */
import type { AltarEffect } from '#games/copan/altar-symbols.ts';
import type { AutomaCard } from '#games/copan/automa.ts';
import type { City, Cost } from '#games/copan/cities.ts';
import type { Effect } from '#games/copan/effects.ts';
import type { Exchange } from '#games/copan/glyphs.ts';
import { resources } from '#games/copan/resources.ts';
import { effectLine, effectSigns, effectWords, offCost, resourceNames, type Sign } from './copan.ts';

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const list = (parts: string[]): string => new Intl.ListFormat('en-GB').format(parts);

/** “1 Fame and 1 resource of your choice”. */
export const costWords = (cost: Cost): string =>
	list([
		...resources.flatMap((resource) => (cost[resource] ? [`${cost[resource]} ${resourceNames[resource]}`] : [])),
		...(cost.any ? [`${cost.any} ${cost.any === 1 ? 'resource' : 'resources'} of your choice`] : []),
	]);

/** A cost drawn as on a component. */
export const costSigns = (cost: Cost): Sign[] => [
	...resources.flatMap((resource) => Array.from({ length: cost[resource] ?? 0 }, () => ({ symbol: resource }))),
	...Array.from({ length: cost.any ?? 0 }, () => ({ symbol: 'any' })),
];

/** What a component gives, in full; an action it offers may be declined. */
export const effectsSentence = (effects: readonly Effect[]): string =>
	sentence(
		effects
			.map((effect) => (effect.verb === 'bonus-action' ? `you may ${effectWords(effect)}` : effectWords(effect)))
			.join(' and '),
	);

/** What a component gives, as a row of a list. */
export const effectsLine = (effects: readonly Effect[]): string => effects.map(effectLine).join(' and ');

/** A City's effect, with its price left to the facts beside it. */
export const citySentence = ({ effects }: City): string => effectsSentence(effects);

/** An effect of an Altar column; two of them leave a number or a Site to the card. */
export const altarSentence = ({ effect }: AltarEffect): string => {
	switch (effect.verb) {
		case 'score-printed':
			return 'Score as many VP as the card shows.';
		case 'bonus-action-shown':
			return `You may take an action at the Site shown; ${offCost(effect.less)}.`;
		default:
			return effectsSentence([effect]);
	}
};

export const altarLine = ({ effect }: AltarEffect): string => {
	switch (effect.verb) {
		case 'score-printed':
			return 'VP, as many as the card shows';
		case 'bonus-action-shown':
			return `Action at the Site shown, −${effect.less} ${effect.less === 1 ? 'resource' : 'resources'}`;
		default:
			return effectLine(effect);
	}
};

/** What a face of an Event card does to all players. */
export const faceSentence = (effects: readonly Effect[]): string =>
	sentence(effects.map(effectWords).join(' and ').replaceAll(' and gain ', ' and '));

/** What a set of Glyph cards brings, as a line. */
export const exchangeLine = ({ jade, bonusAction }: Exchange): string => {
	const tiles = `${jade} Jade ${jade === 1 ? 'tile' : 'tiles'}`;
	if (!bonusAction) return tiles;
	const { less } = bonusAction;
	return less === 0
		? `${tiles} and an action at any Site`
		: `${tiles} and an action at any Site, −${less} ${less === 1 ? 'resource' : 'resources'}`;
};

/** What a set of Glyph cards brings, in full. */
export const exchangeSentence = ({ set, cards, jade, bonusAction }: Exchange): string => {
	const given = `Exchange ${cards} Glyph cards ${set === 'same-colour' ? 'of one colour' : 'of different colours'} for ${jade} Jade ${jade === 1 ? 'tile' : 'tiles'}`;
	if (!bonusAction) return `${given}.`;
	return `${given}, then you may ${effectWords({ verb: 'bonus-action', site: 'any', less: bonusAction.less })}.`;
};

/** An Automa card in a row of a list: what it does, and what it scores. */
export const automaLine = ({ resource, mode, vpEach }: AutomaCard): string => {
	const advanced = mode === 'advanced';
	const deed = {
		food: `Token in a City, Embassy tokens${advanced ? ', City’s effect, extension' : ''}`,
		fame: `Takes a Character, token at the Ball Court${advanced ? ', Character’s effect' : ''}`,
		zeal: `Token on an Altar column, climbs${advanced ? ', column’s effect' : ''}`,
		power: `Takes ${advanced ? 'all Glyph cards of a row' : 'a Glyph card'}, climbs`,
	}[resource];
	const counted = { food: '', fame: 'a Character', zeal: 'an Altar token', power: 'a Glyph card' }[resource];
	return `${deed}; ${vpEach === null ? 'VP by its Cities' : `${vpEach} VP ${counted}`}`;
};

/** What the Automa does in its Action phase when this card is played. */
export const automaAction = ({ resource, mode }: AutomaCard): string => {
	const basic = {
		food: 'Roll the die: one of its tokens goes on the City of that face. It draws as many Embassy tokens as it has tokens there, and gains what they show.',
		fame: 'Roll the die: it takes the Character of that face and puts a token on that side of the Ball Court.',
		zeal: 'Roll the die: a token goes on the leftmost available Altar column of that face. Its Priest climbs as shown, on the stairway first in its order.',
		power:
			'Roll the die: it takes the Glyph card of that face. Its Priest climbs as shown, on the stairway first in its order.',
	}[resource];
	if (mode === 'basic') return basic;
	const more = {
		food: 'It also gains the City’s effect and a Storage extension.',
		fame: 'It also gains what that Character does.',
		zeal: 'It also gains what stands in that column.',
		power: 'It takes not one card but all Glyph cards of that row.',
	}[resource];
	return `${basic} ${more}`;
};

/** What the card scores when the game ends. */
export const automaScoring = ({ resource, vpEach }: AutomaCard): string => {
	const counted = {
		food: '',
		fame: 'Character it has',
		zeal: 'token of its on the Altars',
		power: 'Glyph card it has',
	}[resource];
	return vpEach === null
		? 'VP by the number of Cities where it has a token; the scale stands on the card.'
		: `${vpEach} VP for each ${counted}.`;
};

/** What an Altar effect shows, drawn. */
export const altarSigns = ({ effect }: AltarEffect): Sign[] => {
	switch (effect.verb) {
		case 'score-printed':
			return [{ text: 'X' }, { symbol: 'vp' }];
		case 'bonus-action-shown':
			return [{ symbol: 'totem-any' }, { text: `−${effect.less}` }, { symbol: 'any' }];
		default:
			return effectSigns(effect);
	}
};

/** Names of the kinds of component, in lists and small print. */
export const kindWords = {
	city: { one: 'City', many: 'Cities', path: 'cities', symbol: 'city', also: ['cité', 'tile'] },
	character: { one: 'Character', many: 'Characters', path: 'characters', symbol: 'character', also: ['personnage'] },
	token: {
		one: 'Embassy token',
		many: 'Embassy tokens',
		path: 'embassy-tokens',
		symbol: 'site-embassies',
		also: ['ambassade', 'bonus token'],
	},
	altar: {
		one: 'Altar',
		many: 'Altar costs and effects',
		path: 'altars',
		symbol: 'altar',
		also: ['autel', 'altar card'],
	},
	mask: {
		one: 'Jade Mask space',
		many: 'Jade Mask',
		path: 'jade-mask',
		symbol: 'jade',
		also: ['jade', 'masque de jade'],
	},
	event: { one: 'Event card', many: 'Event cards', path: 'events', symbol: 'face-2', also: ['événement'] },
	face: { one: 'Event card face', many: 'Event card faces', path: 'events', symbol: 'face-1', also: ['die', 'roll'] },
	automa: { one: 'Automa card', many: 'Automa cards', path: 'automa', symbol: 'priest', also: ['solo', 'bot'] },
	exchange: { one: 'Glyph exchange', many: 'Glyphs', path: 'glyphs', symbol: 'glyph', also: ['glyphe', 'glyph cards'] },
	site: { one: 'Site', many: 'Sites', path: 'sites', symbol: 'totem-any', also: ['place', 'location'] },
	piece: { one: 'Piece', many: 'Components', path: 'components', symbol: 'storage', also: ['box', 'contents'] },
} as const;
export type CopanKind = keyof typeof kindWords;

export const levelWords = (level: number): string => `Level ${level}`;
export const difficultyWords: Record<1 | 2 | 3, string> = { 1: 'Easy', 2: 'Normal', 3: 'Hard' };
export const perWords = { game: 'For everyone', player: 'For each player', solo: 'For solo play' };
export const altarGroups = { cost: 'Costs', effect: 'Effects' };
export const setWords = { 'same-colour': 'Same colour', 'different-colours': 'Different colours' };
export const exchangeName = ({ set, cards }: Exchange): string =>
	`${cards} Glyph cards, ${set === 'same-colour' ? 'one colour' : 'all different'}`;
export const eventCardLine = (difficulty: 1 | 2 | 3, cubes: number): string =>
	`${difficultyWords[difficulty]}; ${cubes} faces move a cube`;
export const costsNote = (cost: Cost): string => `Costs ${costWords(cost)}`;
export const costName = (cost: Cost): string => `Altar cost: ${costWords(cost)}`;
export const costSentence = (cost: Cost): string =>
	`Whichever of this card’s three columns you take, you pay ${costWords(cost)}.`;
