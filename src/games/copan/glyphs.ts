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

const row = (set: Exchange['set'], cards: number, jade: number, less: number | null): Exchange => ({
	set,
	cards,
	jade,
	bonusAction: less === null ? null : { less },
});

/** Both tables of the exchange, entire. */
export const exchanges: readonly Exchange[] = [
	row('same-colour', 2, 1, null),
	row('same-colour', 3, 2, 0),
	row('same-colour', 4, 3, 1),
	row('same-colour', 5, 4, 2),
	row('same-colour', 6, 5, 3),
	row('different-colours', 3, 1, null),
	row('different-colours', 4, 2, 0),
	row('different-colours', 5, 3, 0),
	row('different-colours', 6, 4, 1),
	row('different-colours', 7, 5, 1),
	row('different-colours', 8, 6, 2),
];
