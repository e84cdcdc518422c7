/**
 * Hidden piles and what is laid out from them. A pile is never shuffled: it is the cards known to lie on top and an
 * unordered rest, and each draw picks from it.
 */
import type { Candidate } from '#engine/rules.ts';
import type { Action } from './actions.ts';

export const cardKinds = ['characters', 'altars', 'glyphs'] as const;
export type CardKind = (typeof cardKinds)[number];

/** The cards of one kind that are not in a player's hand. */
export interface Cards {
	/** What lies on the spaces of the Site, from its first; null where none lies. */
	laid: (string | null)[];
	/** Known cards on top of the pile, the topmost first. */
	top: string[];
	/** The cards below them, in no order: sorted, so that equal piles are equal data. */
	rest: string[];
	discard: string[];
}

/** Spaces on which cards of a kind are laid out. Rules `setup.ball-court`, `setup.altars`, `setup.stairway`. */
export const spacesFor: Record<CardKind, number> = { characters: 6, altars: 4, glyphs: 6 };

export const isEmpty = ({ top, rest }: Cards): boolean => top.length === 0 && rest.length === 0;

/** Takes one card of that name out of a list; whether there was one. */
export const takeFrom = (list: string[], card: string): boolean => {
	const index = list.indexOf(card);
	if (index >= 0) list.splice(index, 1);
	return index >= 0;
};

/** The discarded cards become the pile. Rules `characters.pile-empty`, `glyphs.deck-empty`. */
export const reshuffle = (cards: Cards): void => {
	cards.rest = [...cards.rest, ...cards.discard].sort();
	cards.discard = [];
};

/** The cards that may be drawn from a pile or chest, each as likely as there are of it: equal ones lie side by side. */
export const draws = (rest: readonly string[]): Candidate<Action>[] => {
	const drawn: (Candidate<Action> & { weight: number })[] = [];
	rest.forEach((card, at) => {
		const last = drawn.at(-1);
		if (last && card === rest[at - 1]) last.weight++;
		else drawn.push({ action: { type: 'draw', card }, refused: null, weight: 1 });
	});
	return drawn;
};

/** The card of a pile, where all that are left are alike. */
export const onlyCard = (rest: readonly string[]): string | undefined =>
	rest[0] === rest.at(-1) ? rest[0] : undefined;

/** How often each card occurs in a list. */
export const tally = (list: readonly string[]): Map<string, number> => {
	const counts = new Map<string, number>();
	for (const card of list) counts.set(card, (counts.get(card) ?? 0) + 1);
	return counts;
};
