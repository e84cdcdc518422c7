import type { Readings } from '#engine/rulings.ts';
import { rulings } from './rulings.ts';

/** The questions that only a solo game asks: the Automa's. */
export const automaRulings = {
	/** Out of tiles, it takes the River's four: does it play on this turn? */
	'automa-restock-turn': ['plays-on', 'turn-spent'],
	/** Resources it would gain from Events and any-resource spaces. */
	'automa-gains': ['vp-for-events', 'nothing', 'vp-for-both'],
	/** Resources it would lose. */
	'automa-losses': ['vp-for-each', 'nothing'],
	/** The die sends it to a closed City, Character space or Glyph space. */
	'automa-closed-face': ['nothing-there', 'token-without-effect', 'roll-again'],
	/** Does the token just placed count for its Embassy tokens? */
	'automa-embassy-count': ['with-the-new-one', 'before-it'],
	/** Is an Altar space with a token available? */
	'automa-available-space': ['free-first', 'occupied-counts'],
	/** A bird that it has used at once. */
	'automa-used-bird': ['kept', 'discarded'],
	/** Does its Totem ever stand on a Site? */
	'automa-totem': ['only-by-an-effect', 'never', 'as-a-player'],
	/** What it scores at the end. */
	'automa-final-scoring': ['cards-for-table', 'cards-only'],
	/** What it picks and what it gives up. */
	'automa-choices': ['die-and-last-in'],
	/** A roll for the City, after the Food card's own. */
	'automa-city-roll': ['only-from-elsewhere'],
	/** How far its Priests climb. */
	'automa-climb-steps': ['as-shown'],
	/** Which stairway comes first. */
	'automa-stairway-order': ['first-that-can'],
	/** What it pays. */
	'automa-costs': ['pays-nothing'],
	/** Its tile and the Decline cube. */
	'automa-decline': ['cube-moves'],
	/** Its turn when the Pyramid is full. */
	'automa-full-pyramid': ['action-only'],
	/** When what it took is replaced. */
	'automa-refill': ['as-for-a-player'],
	/** The die in its Action phase, after an Event. */
	'automa-second-roll': ['new-roll'],
	/** Actions at a Site that it gains. */
	'automa-site-action': ['as-its-card'],
	/** A draw with it. */
	'automa-tie': ['no-jade'],
} as const;

/** Every question of a solo game. */
export const soloRulings = { ...rulings, ...automaRulings } as const;

/** The readings of a solo game. */
export type SoloReadings = Readings<typeof soloRulings>;
