/** The component list: everything in the box, with its number. */
export interface Piece {
	id: string;
	count: number;
	per: 'game' | 'player' | 'solo';
}

const piece = (id: string, count: number, per: Piece['per'] = 'game'): Piece => ({ id, count, per });

export const pieces: readonly Piece[] = [
	piece('central-board', 1),
	piece('decline-tracks', 12),
	piece('decline-cubes', 4),
	piece('fixing-cubes', 8),
	piece('setup-tiles', 8),
	piece('court-tiles', 80),
	piece('cloth-bag', 1),
	piece('zenith-tokens', 3),
	piece('closed-tokens', 15),
	piece('city-tiles', 20),
	piece('embassy-tokens', 30),
	piece('embassy-chest', 1),
	piece('storage-extensions', 12),
	piece('character-cards', 54),
	piece('altar-cards', 16),
	piece('glyph-cards', 48),
	piece('event-cards', 9),
	piece('fate-die', 1),
	piece('dice-tower', 1),
	piece('jade-mask-board', 1, 'player'),
	piece('jade-tiles', 16, 'player'),
	piece('player-board', 1, 'player'),
	piece('resource-tiles', 4, 'player'),
	piece('player-totem', 1, 'player'),
	piece('priests', 4, 'player'),
	piece('player-tokens', 25, 'player'),
	piece('score-token-100', 1, 'player'),
	piece('score-token-200', 1, 'player'),
	piece('automa-cards', 16, 'solo'),
];
