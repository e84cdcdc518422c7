/** Strings of the table of exchanges that a hand of Glyph cards allows. */
import type { Exchange } from '#games/copan/glyphs.ts';

const cardsWords = ({ set, cards }: Exchange): string =>
	set === 'same-colour' ? `${cards} of one colour` : `${cards} different colours`;

export const exchangesWords = {
	title: (player: string) => `What ${player}’s Glyphs are worth`,
	hand: 'Glyph cards in hand',
	none: 'This hand allows no exchange: it takes 2 cards of one colour, or 3 of different colours.',
	order: 'Most Jade first; then the bonus action for less; then the fewest cards.',
	cards: cardsWords,
	jade: (count: number) => (count === 1 ? '1 Jade tile' : `${count} Jade tiles`),
	bonus: (bonus: Exchange['bonusAction']) =>
		bonus === null
			? 'no bonus action'
			: bonus.less === 0
				? 'an action at any Site'
				: `an action at any Site for ${bonus.less} less`,
	colours: (colours: readonly string[]) => `from ${colours.map((colour) => colour.toUpperCase()).join(', ')}`,
	/** Why a row stands below the one before. */
	below: {
		jade: 'fewer Jade tiles than the one above',
		less: 'the same Jade; its bonus action is worth less',
		cards: 'as good, for more cards',
		equal: 'as good as the one above',
	},
	best: 'the most that this hand brings',
	exchange: 'Exchange',
	later: 'An exchange can be chosen where this page asks for it: at the start of the turn, and between its parts.',
};
