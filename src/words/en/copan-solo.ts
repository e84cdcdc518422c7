/** The Automa in English: what a solo game tells and asks besides. */
import type { Event, SoloHappening } from '#games/copan/events.ts';
import type { PeopleQuestion, Question } from '#games/copan/frames.ts';
import { questionOf } from '#games/copan/machine.ts';
import type { Resource } from '#games/copan/resources.ts';
import type { RulingId } from '#games/copan/rulings.ts';
import { resourceNames, siteNames } from './copan.ts';
import { actionWords, questionText } from './copan-ask.ts';
import {
	cardName,
	characterName,
	counted,
	faceNames,
	listWords,
	playerName,
	spaceName,
	stairwayName,
} from './copan-names.ts';
import { eventLine, eventSymbol, sourceName } from './copan-play.ts';

/** “Zeal card”. */
export const automaCardName = (card: Resource): string => `${resourceNames[card]} card`;

const pickNames = {
	jade: 'a Glyph card in place of Jade',
	glyph: 'a Glyph card',
	character: 'a Character',
	embassy: 'a City',
};

/** A card's action, or what the die picks. */
const rolledFor = (what: Resource | keyof typeof pickNames): string =>
	what in pickNames ? pickNames[what as keyof typeof pickNames] : `its ${automaCardName(what as Resource)}`;

/** What an Automa card counts at the end: one of it, several. */
const countedByCard: Record<Resource, readonly [one: string, several: string]> = {
	food: ['City with a token', 'Cities with a token'],
	fame: ['Character', 'Characters'],
	zeal: ['token at the Altars', 'tokens at the Altars'],
	power: ['Glyph card', 'Glyph cards'],
};

/** What goes beyond taking a place, in Advanced mode. */
const furtherWords: Record<Resource, string> = {
	food: 'it also gains the City’s effect and a Storage extension',
	fame: 'it also gains what the Character does',
	zeal: 'it also gains what stands in the column',
	power: 'it takes all Glyph cards of the row',
};

/** What the Automa does where a player would choose. */
const decidedWords = ({ action }: Extract<SoloHappening, { type: 'automaDecided' }>): string => {
	switch (action.type) {
		case 'climb':
			return `By its priorities the Automa climbs the ${stairwayName(action.stairway)}.`;
		case 'step-down':
			return `By its priorities the Automa goes down the ${stairwayName(action.stairway)}.`;
		case 'lose-glyph':
			return `The Automa gives up the Glyph card it took last: the ${cardName(action.colour)}.`;
		case 'discard-character':
			return `The Automa gives up the Character it took last: ${characterName(action.character)}.`;
		default:
			return `The Automa takes what comes first: ${actionWords(action)}.`;
	}
};

/** What a score or a gain that was none is otherwise about in a solo game, or null. */
const otherwise = (event: Extract<Event, { type: 'scored' | 'unaffected' }>): string | null => {
	const who = playerName(event.player);
	if (event.type === 'scored') {
		const { by, vp } = event;
		if ('inPlaceOf' in by) {
			const what = by.inPlaceOf === 'any' ? counted(vp, 'resource') : `${vp} ${resourceNames[by.inPlaceOf]}`;
			return `${who} scores ${vp} VP in place of ${what}, from ${sourceName(by.from)}.`;
		}
		return 'automaCard' in by
			? `${who} scores ${vp} VP: ${automaCardName(by.automaCard)}, ${by.count} ${countedByCard[by.automaCard][by.count === 1 ? 0 : 1]}.`
			: null;
	}
	const is = (ruling: RulingId) => event.rulings?.includes(ruling);
	if (event.effect.verb === 'place-jade' && is('automa-choices'))
		return `${who} takes no Glyph card in place of Jade: none lies on the Stairway.`;
	if (is('automa-gains')) return `${who} gains nothing for these resources.`;
	return is('automa-losses') ? `${who} has no resources to lose and loses nothing.` : null;
};

/** One line of a solo game's log. */
export const soloEventLine = (event: Event): string => {
	switch (event.type) {
		case 'soloBegan':
			return `A solo game against the Automa in ${event.mode === 'basic' ? 'Basic' : 'Advanced'} mode; Hard cards: ${listWords(event.hard.map((card) => resourceNames[card])) || 'none'}.`;
		case 'firstPlayerDrawn':
			return event.isAutoma ? 'The Automa is First player.' : 'The person is First player.';
		case 'automaCardLaid':
			return `Place ${event.place} of the Automa’s row: its ${automaCardName(event.card)}.`;
		case 'automaCardPlayed':
			return `The Automa plays its ${automaCardName(event.card)}, the leftmost with a Court tile.`;
		case 'automaIdle':
			return 'The Automa has no Court tile, and the River has none: it plays no card.';
		case 'automaRolled':
			return `The Automa rolls for ${rolledFor(event.for)}: the ${faceNames[event.face]}.`;
		case 'automaFindsNothing':
			return `Space ${event.space} of ${siteNames[event.site]} has nothing for the Automa.`;
		case 'automaGoesFurther':
			return `Advanced mode: ${furtherWords[event.card]}.`;
		case 'automaDecided':
			return decidedWords(event);
		case 'automaTokenReserved':
			return 'The Automa’s token goes straight to the reserve of the Altars.';
		case 'automaKeepsAll':
			return `The Automa keeps all its ${event.characters} Characters: no spaces limit it.`;
		case 'automaCollectsNothing':
			return `The Automa collects nothing for its tile (${spaceName(event.space)}).`;
		case 'scored':
		case 'unaffected':
			return otherwise(event) ?? eventLine(event);
		default:
			return eventLine(event);
	}
};

/** The symbol beside a line of a solo game's log. */
export const soloEventSymbol = (event: Event): string => {
	switch (event.type) {
		case 'soloBegan':
		case 'firstPlayerDrawn':
		case 'automaDecided':
			return 'priest';
		case 'automaCardLaid':
		case 'automaCardPlayed':
		case 'automaGoesFurther':
			return event.card;
		case 'automaRolled':
			return `face-${event.face}`;
		case 'automaFindsNothing':
			return 'closed';
		case 'automaTokenReserved':
			return 'site-altars';
		case 'automaKeepsAll':
			return 'character';
		case 'automaIdle':
		case 'automaCollectsNothing':
			return 'tile';
		default:
			return eventSymbol(event);
	}
};

/** How what happens in a solo game is told. */
export const soloTelling = { line: soloEventLine, symbol: soloEventSymbol };

/** The question in one line, in a solo game. */
export const soloQuestionText = (question: Question): string => {
	switch (question.ask) {
		case 'automa-space':
			return `Where does the Automa’s ${resourceNames[question.tile]} tile go? You choose.`;
		case 'draw-automa-seat':
			return 'Who is First player?';
		case 'draw-automa-card':
			return 'Which Automa card comes next in the row?';
		case 'die-automa':
			return `The Automa rolls for ${rolledFor('card' in question.roll ? question.roll.card : question.roll.pick.ask)}: which face comes up?`;
		default:
			return questionText(question as PeopleQuestion);
	}
};

/** An answer as a button says it, in a solo game. */
export const soloActionWords: typeof actionWords = (action, position) => {
	const ask = position && questionOf(position)?.ask;
	if (action.type === 'draw' && ask === 'draw-automa-seat')
		return action.card === 'automa' ? 'The Automa begins' : 'You begin';
	if (action.type === 'draw' && ask === 'draw-automa-card') return automaCardName(action.card as Resource);
	return actionWords(action, position);
};
