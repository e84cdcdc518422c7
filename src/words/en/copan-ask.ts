/** Copan in English: what is asked, and the answers as buttons say them. */
import type { Action, ActionOf } from '#games/copan/actions.ts';
import { characterOf } from '#games/copan/characters.ts';
import { type Cost, cities } from '#games/copan/cities.ts';
import type { Effect } from '#games/copan/effects.ts';
import type { Pause, PeopleQuestion, Question } from '#games/copan/frames.ts';
import { exchanges, type GlyphColour } from '#games/copan/glyphs.ts';
import { maskSpaces } from '#games/copan/jade-mask.ts';
import { isChance } from '#games/copan/machine.ts';
import { addCosts, totalOf } from '#games/copan/payment.ts';
import type { CardKind } from '#games/copan/piles.ts';
import { altarCardOf, type Position, type Seat } from '#games/copan/position.ts';
import { byResource, type Resource, type Site } from '#games/copan/resources.ts';
import { lessAt } from '#games/copan/site-actions.ts';
import { entryCostOf } from '#games/copan/totem-rules.ts';
import type { TotemSide } from '#games/copan/totems.ts';
import { characterLine, effectLine, resourceNames, siteNames, siteShort } from './copan.ts';
import { costWords, effectsLine, exchangeLine } from './copan-glossary.ts';
import {
	amountsWords,
	capital,
	cardKindNames,
	cardName,
	cardPlace,
	characterName,
	counted,
	deedsWords,
	deedWords,
	faceNames,
	glyphCards,
	listWords,
	playerName,
	sideNames,
	spaceName,
	stairwayName,
} from './copan-names.ts';
import { sourceName } from './copan-play.ts';

const pauseWords: Record<Pause, { before: string; over: string }> = {
	events: { before: 'before the Events', over: 'Go on to the Events' },
	effect: { before: 'before the effect', over: 'Go on to the effect' },
	collecting: { before: 'before you collect', over: 'Go on and collect' },
	'turn-end': { before: 'before your turn ends', over: 'End the turn' },
};

const siteQuestions: Record<Site, string> = {
	embassies: 'To which City do you travel?',
	river: 'Do you take the River’s action?',
	'ball-court': 'Which Character do you recruit?',
	altars: 'Which column of the Altars do you choose?',
	stairway: 'Which line of the Hieroglyphic Stairway do you choose?',
};

/** “ 2 resources less.”, after a question about an action. */
const lessWords = (less: number): string => (less > 0 ? ` ${counted(less, 'resource')} less.` : '');

const siteWithCards: Record<CardKind, string> = {
	characters: siteNames['ball-court'],
	altars: siteNames.altars,
	glyphs: siteNames.stairway,
};

/** The question in one line, to stand beside the name of whoever is asked. */
export const questionText = (question: PeopleQuestion): string => {
	switch (question.ask) {
		case 'tile':
			return 'Which tile do you place?';
		case 'space':
			return question.tile === 'face-down'
				? 'Where does the face-down tile from the bag go?'
				: `Where does the ${resourceNames[question.tile]} tile go?`;
		case 'cube':
			return 'The Pyramid is full: which tile’s cube moves?';
		case 'pause':
			return `Do you use a bird or exchange Glyph cards ${pauseWords[question.before].before}?`;
		case 'die':
			return 'Which face does the Fate die show?';
		case 'draw':
			return `${cardPlace(question.kind, question.space)}: which ${cardKindNames[question.kind]} is drawn?`;
		case 'draw-tile':
			return `River, space ${question.space}: which tile is drawn from the bag?`;
		case 'fill':
			return `Which empty space of ${siteWithCards[question.kind]} is filled next?`;
		case 'any-resource':
			return `Which resource do you gain? ${question.left} left to choose, from ${sourceName(question.source)}.`;
		case 'lose':
			return `Which resource do you lose? ${question.left} left to choose, for ${sourceName(question.source)}.`;
		case 'climb':
			return `Which stairway do you climb? ${counted(question.steps, 'step')} up.`;
		case 'step-down':
			return `Which stairway do you go down? ${counted(question.steps, 'step')}.`;
		case 'jade':
			return 'Which Jade tile do you place?';
		case 'remove-jade':
			return 'Which Jade tile do you take off?';
		case 'glyph':
			return 'Which Glyph card do you take?';
		case 'lose-glyph':
			return 'Which Glyph card do you lose?';
		case 'character':
			return 'Which Character do you take?';
		case 'discard':
			return question.because === 'event'
				? 'Which Character do you discard?'
				: 'There is no room for so many Characters: which do you discard?';
		case 'totem':
			return question.ejected
				? `Ejected from ${siteNames[question.ejected]}: to which Site does your Totem go?`
				: 'To which Site does your Totem go, if to any?';
		case 'totem-side':
		case 'move-side':
			return `Which side of your Totem lies up at ${siteNames[question.site]}?`;
		case 'move':
			return 'To which Site does your Totem move, or does it stay?';
		case 'site':
			return `${siteQuestions[question.site]}${lessWords(question.less)}`;
		case 'river-buy':
			return `What do you buy at the River, if anything?${lessWords(question.less)}`;
		case 'discount':
			return `What do you leave out of the price? ${question.less} left to choose, of ${costWords(question.due)}.`;
		case 'pay-any':
			return `Which resource do you pay? ${question.left} left to pay.`;
		case 'draw-token':
			return `Which Embassy token of level ${question.level} is drawn? ${question.left} left to draw.`;
		case 'draw-city':
			return `${siteShort.embassies}, space ${question.space}: which City is drawn?`;
		case 'order':
			return `Which effect comes next? ${question.items.length} left.`;
		case 'embassy':
			return 'In which City do you place an Embassy?';
		case 'bonus':
			return question.site === 'any'
				? `At which Site do you take your bonus action?${lessWords(question.less)}`
				: `Do you take your bonus action at ${siteNames[question.site]}?${lessWords(question.less)}`;
		case 'exchange-colour':
			return question.set === 'same-colour'
				? `Of which colour are the ${question.cards} Glyph cards that you exchange?`
				: `Which Glyph card do you exchange? ${question.cards - question.given.length} left to choose, all of different colours.`;
		case 'another-set':
			return 'Do you exchange another set of Glyph cards?';
	}
};

/** The question with the name of whoever is asked; chance has none. */
export const questionWords = (
	question: Question,
	{ active }: Pick<Position, 'active'>,
	textOf: (question: Question) => string = questionText as (question: Question) => string,
): string => {
	const text = textOf(question);
	if (isChance(question)) return text;
	const asked = 'player' in question ? question.player : active;
	return `${playerName(asked)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};

/** A position at a question, as the words of its buttons want it: who is asked, and what stands on the table. */
interface Standing {
	position: Position;
	question: Question | null;
	player: number;
	seat: Seat;
}

const standingAt = (position: Position | undefined): Standing | null => {
	if (!position) return null;
	const top = position.frames.at(-1);
	const question = top && 'ask' in top ? top : null;
	const player = question && 'player' in question ? question.player : position.active;
	const seat = position.seats[player];
	return seat ? { position, question, player, seat } : null;
};

const held = (here: Standing | null, resource: Resource): string =>
	here ? ` (you have ${here.seat.resources[resource]})` : '';

const step = (here: Standing | null, stairway: Resource): string =>
	here ? `, from step ${here.seat.priests[stairway]}` : '';

/** “, for 2 Food and 1 Fame, 1 resource less”: what a choice at a Site costs and what its player need not pay of it. */
const priceWords = (here: Standing, site: Site, due: Cost): string => {
	const { position, question, player } = here;
	const bonus = question?.ask === 'site' || question?.ask === 'river-buy' ? question.less : 0;
	const total = addCosts(due, question?.ask === 'site' ? question.plus : {});
	const less = lessAt(position, player, site, bonus);
	if (totalOf(total) <= less) return ', for nothing';
	return `, for ${costWords(total)}${less > 0 ? `, ${counted(less, 'resource')} less` : ''}`;
};

/** “City 6, space 2, for 1 Food and 1 Fame: 5 VP; 1 token of level 1”. */
const cityWords = (here: Standing | null, space: number): string => {
	if (!here) return `City on space ${space}`;
	const { position, question, player } = here;
	const city = cities.find(({ id }) => id === position.cities[space - 1]);
	const path = position.table.profile.cityPaths[space - 1];
	const tokens = `${counted((position.embassies[space - 1]?.[player] ?? 0) + 1, 'token')} of level ${path?.level ?? 1}`;
	const name = city ? `${cardName(city.id)}, space ${space}` : `Space ${space}, no City`;
	if (question?.ask !== 'site' || !city) return `${name}: ${tokens}`;
	const price = priceWords(here, 'embassies', addCosts(path?.cost ?? {}, city.cost));
	return `${name}${price}: ${effectsLine(city.effects)}; ${tokens}`;
};

/** “Column 4, Altar card 16, for 1 resource of your choice: 4 VP and 1 step up one stairway”. */
const columnWords = (here: Standing | null, column: number): string => {
	const card = here && altarCardOf(here.position, column - 1);
	if (!here || !card) return `Column ${column}`;
	const { effects, climb } = card.columns[(column - 1) % 3] ?? { effects: [], climb: 0 };
	const all: Effect[] = [...effects, ...(climb > 0 ? [{ verb: 'climb' as const, steps: climb }] : [])];
	return `Column ${column}, ${cardName(card.id)}${priceWords(here, 'altars', card.cost)}: ${effectsLine(all)}`;
};

/** “Line 2, for 2 Power: Glyph cards of colours A and C; climb 2 steps”. */
const lineWords = (here: Standing | null, line: number): string => {
	const { stairwayLines, stairwayColumns } = here?.position.table.profile ?? {};
	const row = stairwayLines?.[line - 1];
	if (!here || !row) return `Line ${line}`;
	const { cards, table } = here.position;
	const glyphs = row.spaces.map((space) => cards.glyphs.laid[space - 1] as GlyphColour | null | undefined);
	const taken = glyphs.flatMap((colour) => colour ?? []);
	const climbs =
		table.readings['stairway-climb'] === 'of-the-columns'
			? glyphs.flatMap((colour, column) => (colour ? (stairwayColumns?.[column] ?? 0) : []))
			: [row.climb];
	const gained = taken.length > 0 ? glyphCards(taken) : 'no Glyph card';
	const steps = climbs.length > 0 ? `; climb ${listWords(climbs.map((each) => counted(each, 'step')))}` : '';
	return `Line ${line}${priceWords(here, 'stairway', row.cost)}: ${gained}${steps}`;
};

/** What a space gives, so many times, by the side of the Totem that lies up. */
const givenBy = (side: TotemSide, symbol: string): Effect => {
	const times = Number(symbol.slice(1));
	return side === 'two' ? { verb: 'score', vp: 2 * times } : { verb: 'gain', resource: 'any', amount: times };
};

/**
 * “Move to the Embassies, for 1 Food”, “Move to the River: 1 resource of your choice or 2 VP”: what its entry space says,
 * which one who was pushed off does not resolve.
 */
const moveWords = (here: Standing | null, site: Site): string => {
	const move = `Move to ${siteNames[site]}`;
	if (!here || here.seat.ejectedFrom) return move;
	const symbol = here.position.table.profile.siteSpaces[site][0];
	if (symbol !== 'cost')
		return symbol ? `${move}: ${effectLine(givenBy('any', symbol))} or ${effectLine(givenBy('two', symbol))}` : move;
	const cost = costWords(entryCostOf(here.position, site));
	return cost ? `${move}, for ${cost}` : move;
};

/** “Stay at the River, on to space 2: score 4 VP”. */
const stayWords = (here: Standing | null): string => {
	const totem = here?.seat.totem;
	const symbol = totem && here.position.table.profile.siteSpaces[totem.site][totem.space];
	if (!totem || !symbol) return 'Stay';
	const stay = `Stay at ${siteNames[totem.site]}, on to space ${totem.space + 1}`;
	return symbol === 'cost' ? stay : `${stay}: ${deedWords(givenBy(totem.side, symbol))}`;
};

const exchangeWords = ({ set, cards }: ActionOf<'exchange'>): string => {
	const row = exchanges.find((each) => each.set === set && each.cards === cards);
	const given = `Exchange ${cards} Glyph cards of ${set === 'same-colour' ? 'one colour' : 'different colours'}`;
	return row ? `${given}: ${exchangeLine(row)}` : given;
};

const goOnWords = (question: Question | null | undefined): string => {
	switch (question?.ask) {
		case 'pause':
			return pauseWords[question.before].over;
		case 'move':
			return 'Go to no Site';
		case 'another-set':
			return 'Exchange no more';
		default:
			return 'Go on';
	}
};

/** An action as a button says it. With the position before it, it also says what it would work on and cost. */
export const actionWords = (action: Action, position?: Position): string => {
	const here = standingAt(position);
	const question = here?.question;
	switch (action.type) {
		case 'take-tile':
			return cardName(action.tile);
		case 'place-tile':
			return capital(spaceName(action.space));
		case 'gain-resource':
			return resourceNames[action.resource];
		case 'move-cube':
			return `Move the ${resourceNames[action.resource]} cube`;
		case 'roll':
			return capital(faceNames[action.face]);
		case 'draw':
			return cardName(action.card);
		case 'lose-resource':
		case 'pay':
			return `${resourceNames[action.resource]}${held(here, action.resource)}`;
		case 'climb':
		case 'step-down':
			return `${capital(stairwayName(action.stairway))}${step(here, action.stairway)}`;
		case 'place-jade':
			return `Mask space ${action.space}: ${deedsWords(maskSpaces[action.space - 1]?.effects ?? []) || 'no such space'}`;
		case 'remove-jade':
			return `Mask space ${action.space}`;
		case 'take-glyph': {
			const colour = position?.cards.glyphs.laid[action.space - 1];
			return `${colour ? cardName(colour) : 'Glyph card'}, space ${action.space}`;
		}
		case 'lose-glyph':
			return cardName(action.colour);
		case 'take-character': {
			const character = characterOf(action.character);
			return `${characterName(action.character)}: ${characterLine(character)}`;
		}
		case 'discard-character': {
			const name = characterName(action.character);
			return question && question.ask !== 'discard' ? `Discard ${name}` : name;
		}
		case 'use-bird': {
			const { effects } = characterOf(action.character);
			return `Discard ${characterName(action.character)}: ${deedsWords(effects)}`;
		}
		case 'place-totem':
			return siteShort[action.site];
		case 'leave-totem':
			return 'Leave the Totem as it is';
		case 'turn-totem':
			return `${capital(sideNames[action.side])} up`;
		case 'fill-space':
			return question?.ask === 'fill' ? cardPlace(question.kind, action.space) : `Space ${action.space}`;
		case 'move':
			return moveWords(here, action.site);
		case 'stay':
			return stayWords(here);
		case 'visit':
			return cityWords(here, action.space);
		case 'recruit': {
			const character = characterOf(action.character);
			const cost = position?.table.profile.characterCosts[character.kind];
			return `${characterName(action.character)}${here && cost ? priceWords(here, 'ball-court', cost) : ''}: ${characterLine(character)}`;
		}
		case 'use-altar':
			return columnWords(here, action.column);
		case 'take-line':
			return lineWords(here, action.line);
		case 'buy-tiles': {
			const buy = 'Buy the Court tiles left';
			if (!here) return buy;
			const tiles = byResource((resource) => here.position.river.filter((tile) => tile === resource).length);
			return `${buy}${priceWords(here, 'river', { any: 1 })}: ${amountsWords(tiles)}`;
		}
		case 'buy-extension':
			return `Buy a Storage extension${here ? priceWords(here, 'river', { any: 1 + here.seat.extensions }) : ''}`;
		case 'buy-nothing':
			return 'Buy nothing';
		case 'discount':
			return `Leave out ${costWords({ [action.kind]: 1 })}`;
		case 'act':
			return `Action at ${siteNames[action.site]}`;
		case 'forgo':
			return question?.ask === 'bonus' ? 'Decline the bonus action' : 'Do without the action';
		case 'resolve-next': {
			const item = question?.ask === 'order' ? question.items[action.item - 1] : undefined;
			return item ? capital(deedWords(item.effect)) : `Effect ${action.item}`;
		}
		case 'exchange':
			return exchangeWords(action);
		case 'give-glyph':
			return `${cardName(action.colour)}${here ? ` (you have ${here.seat.glyphs[action.colour]})` : ''}`;
		case 'go-on':
			return goOnWords(question);
	}
};
