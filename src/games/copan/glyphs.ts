/** Glyph cards in the box. That they are 8 colours of 6 follows from where both tables end; nobody prints it. */
export const glyphCardCount = 48;

/** The colours have no printed names; letters stand for them. */
export const glyphColours = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export type GlyphColour = (typeof glyphColours)[number];

/** What a set of Glyph cards is exchanged for. */
export interface Exchange {
	set: 'same-colour' | 'different-colours';
	cards: number;
	jade: number;
	/** A bonus action at any Site, for so many resources less; null where there is none. */
	bonusAction: { less: number } | null;
}

/**
 * One table: each row takes one card and gives one Jade tile more than the one before it. Listed is how much less each
 * row's bonus action costs; null where there is none.
 */
const rows = (set: Exchange['set'], fewest: number, ...reductions: (number | null)[]): Exchange[] =>
	reductions.map((less, row) => ({
		set,
		cards: fewest + row,
		jade: row + 1,
		bonusAction: less === null ? null : { less },
	}));

/** Both tables of the exchange, entire. */
export const exchanges: readonly Exchange[] = [
	...rows('same-colour', 2, null, 0, 1, 2, 3),
	...rows('different-colours', 3, null, 0, 0, 1, 1, 2),
];
