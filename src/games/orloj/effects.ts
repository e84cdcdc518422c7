/** What Orloj's components do: a closed set of verbs. The sentences are made from them in `src/words/en/orloj.ts`. */

/** Things that tiles, scrolls and windows count in a player's area. */
export const counted = [
	'apostles',
	'apostle-columns',
	'discs-at-four',
	'months',
	'scrolls',
	'upgrades',
	'workshop-cards',
	'zodiacs',
] as const;
export type Counted = (typeof counted)[number];

/**
 * `gold-or-coin`: the sources mix the two words, so which of them a component shows is not known. `any` is a
 * good of choice.
 */
export type Goods = 'any' | 'gold' | 'coin' | 'gold-or-coin';

export type Effect =
	/** VP, once or for each thing counted, up to `most`. */
	| { verb: 'score'; vp: number; per?: Counted; most?: number; counts?: 'itself' }
	| { verb: 'gain'; goods: Goods; amount: number }
	/** Steps on a mastery track: of the component's own colour, or of choice; at a price in `coins`. */
	| { verb: 'mastery'; steps: number; track: 'own' | 'any'; coins?: number }
	/** Steps on the personal rooster track, which says how many deviations a call lets its owner correct. */
	| { verb: 'personal-rooster'; steps: number }
	| { verb: 'force'; deviations: number }
	| { verb: 'correct'; deviations: number }
	/** `by`: steps beside those of the track, which may be fewer. */
	| { verb: 'moon'; by: number }
	| { verb: 'painter'; by: number }
	| { verb: 'painter-or-moon'; by: number }
	| { verb: 'apostle' }
	| { verb: 'upgrade' }
	| { verb: 'workshop' }
	| { verb: 'construct' };
