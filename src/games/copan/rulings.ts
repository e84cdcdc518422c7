import type { Readings } from '#engine/rulings.ts';

/**
 * The questions on which the outcome of a game can turn, with every playable reading; ours comes first.
 * Each id is a page in `content/copan/rulings/`.
 */
export const rulings = {
	/** Two resources of choice on an any-resource space: before the Events, or with the harvest? */
	'any-resource-when': ['on-placement', 'with-the-harvest'],
	/** The Characters that add to a tile's yield: always, only where the tile yields, or the moment it is placed? */
	'extra-resource-characters': ['always-at-collection', 'only-on-a-harvest', 'on-placement'],
	/** Two tiles of one resource are activated: does each yield, or the resource once? */
	'same-resource-twice': ['each-tile', 'once-a-resource'],
	/** One tile covers a spiral and pushes its cube over a threshold: which Event comes first? */
	'spiral-before-decline': ['spiral-first', 'decline-first', 'spiral-before-the-cube'],
	/** A cube goes back over a threshold and crosses it again. */
	'recrossed-threshold': ['three-a-track'],
	/** A turn after the Pyramid is full: is the Court phase skipped, or does a cube move all the same? */
	'full-pyramid-turn': ['skipped', 'cube-moves'],
	/** No tile in hand and none in the bag. */
	'supplies-run-out': ['nothing-is-placed'],
} as const;

export type RulingId = keyof typeof rulings;
export type CopanReadings = Readings<typeof rulings>;
