/** What is asked, in words and signs: made by the desk, and for what a page opens with when it is built. */
import type { Candidate } from '#engine/rules.ts';
import { characterOf, isCharacterId } from '#games/copan/characters.ts';
import { eventCards } from '#games/copan/event-cards.ts';
import type { Question } from '#games/copan/frames.ts';
import type { Action, Position } from '#games/copan/index.ts';
import { maskSpaces } from '#games/copan/jade-mask.ts';
import type { SitePlace } from '#islands/board/Pyramid.tsx';
import { effectLine, effectSigns, effectSymbol, resourceNames } from '#words/en/copan.ts';
import { actionWords, questionText } from '#words/en/copan-ask.ts';

const cardSymbol = (card: string): string => {
	if (isCharacterId(card)) return characterOf(card).kind;
	if (Object.hasOwn(resourceNames, card)) return card;
	if (card.startsWith('altar-')) return 'altar';
	if (card.startsWith('level-')) return 'site-embassies';
	return /^\d/.test(card) ? 'city' : 'glyph';
};

/** The symbol beside an answer. */
const actionSymbol = (action: Action): string => {
	switch (action.type) {
		case 'take-tile':
			return action.tile;
		case 'roll':
			return `face-${action.face}`;
		case 'draw':
			return cardSymbol(action.card);
		case 'climb':
		case 'step-down':
			return action.stairway;
		case 'place-jade':
		case 'remove-jade': {
			const [effect] = maskSpaces[action.space - 1]?.effects ?? [];
			return effect ? effectSymbol(effect) : 'jade';
		}
		case 'take-glyph':
		case 'lose-glyph':
			return 'glyph';
		case 'take-character':
		case 'discard-character':
		case 'use-bird':
			return characterOf(action.character).kind;
		case 'place-totem':
			return `site-${action.site}`;
		case 'turn-totem':
			return action.side === 'any' ? 'totem-any' : 'totem-2';
		case 'place-tile':
		case 'fill-space':
			return 'tile';
		case 'gain-resource':
		case 'lose-resource':
		case 'move-cube':
			return action.resource;
		case 'move':
		case 'act':
			return `site-${action.site}`;
		case 'stay':
			return 'totem-any';
		case 'visit':
			return 'site-embassies';
		case 'recruit':
			return characterOf(action.character).kind;
		case 'use-altar':
			return 'altar';
		case 'take-line':
		case 'exchange':
		case 'give-glyph':
			return 'glyph';
		case 'buy-tiles':
			return 'tile';
		case 'buy-extension':
			return 'storage';
		case 'pay':
			return action.resource;
		case 'discount':
			return action.kind;
		default:
			return 'ui-next';
	}
};

/** Where on a Site an answer lies, if it does. */
const placeOf = (action: Action, position: Position): SitePlace | null => {
	switch (action.type) {
		case 'move':
		case 'place-totem':
			return { site: action.site, spot: 0, isTotem: true };
		case 'stay': {
			const totem = position.seats[position.active]?.totem;
			return totem ? { site: totem.site, spot: totem.space, isTotem: true } : null;
		}
		case 'visit':
			return { site: 'embassies', spot: action.space - 1 };
		case 'recruit':
		case 'take-character':
			return { site: 'ball-court', spot: position.cards.characters.laid.indexOf(action.character) };
		case 'use-altar':
			return { site: 'altars', spot: action.column - 1 };
		case 'take-glyph':
			return { site: 'stairway', spot: action.space - 1 };
		// Lines of one, two and three spaces.
		case 'take-line':
			return { site: 'stairway', spot: (action.line * (action.line - 1)) / 2 };
		case 'buy-tiles':
			return { site: 'river', spot: position.river.findIndex((tile) => tile !== null) };
		default:
			return null;
	}
};

/** What the die face brings, from the Event card on the table. */
const faceLine = ({ table }: Position, face: number): string =>
	(eventCards.find(({ id }) => id === table.card)?.faces[face - 1] ?? []).map(effectLine).join('; ');

/** An answer as it is offered. */
export interface AskedChoice extends Candidate<Action> {
	text: string;
	symbol: string;
	/** Where it lies on a Site. */
	at: SitePlace | null;
	/** What a die face brings; how many there are of what is chosen. */
	small?: string;
	/** A space of the Mask, as it is printed. */
	signs?: ({ symbol: string } | { text: string })[];
}

/** A question as it is put. */
export interface AskedLines {
	question: string;
	choices: AskedChoice[];
}

/** The question of a position, and its answers. */
export const askLines = (
	question: Question,
	position: Position,
	candidates: readonly Candidate<Action>[],
	textOf: (question: Question) => string = questionText as (question: Question) => string,
): AskedLines => ({
	question: textOf(question),
	choices: candidates.map(({ action, refused }) => ({
		action,
		refused,
		text: actionWords(action, position),
		symbol: actionSymbol(action),
		at: placeOf(action, position),
		...(action.type === 'roll' && { small: faceLine(position, action.face) }),
		...(action.type === 'take-tile' && { small: String(position.seats[position.active]?.tiles[action.tile] ?? 0) }),
		...(action.type === 'place-jade' && {
			signs:
				refused?.code === 'jade-there'
					? [{ symbol: 'jade' }]
					: (maskSpaces[action.space - 1]?.effects.flatMap(effectSigns) ?? []),
		}),
	})),
});
