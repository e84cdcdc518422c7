/** The component list: everything in the box, with its number. */
export interface Piece {
	id: string;
	count: number;
	per: 'game' | 'player';
}

const piece = <Id extends string>(id: Id, count: number, per: Piece['per'] = 'game') => ({ id, count, per });

export const pieces = [
	piece('pyramid-boards', 6),
	piece('golems', 3, 'player'),
	piece('citizen-cards', 84),
	piece('building-cards', 72),
	piece('reference-cards', 1, 'player'),
	piece('first-player-token', 1),
	piece('harmony-tokens', 34),
	piece('water-tokens', 34),
	piece('cocoa-tokens', 34),
	piece('corn-tokens', 34),
	piece('stone-tokens', 36),
	piece('multiplier-tokens', 8),
] as const satisfies readonly Piece[];
