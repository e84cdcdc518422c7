/** Orloj in English: the source, sum or reading behind each value. */
import type { Reason } from '#games/orloj/reasons.ts';

export const valueReasons: Readonly<Record<Reason, string>> = {
	'solo-page': 'The solo page of the rules.',
	transcript: 'A public transcript of the whole rulebook, page by page.',
	captions: 'The captions of the pictures in a public transcript of the rulebook: one source.',
	'gold-or-coins':
		'A public transcript of the rulebook calls gold and coin by one word in places: the amount is as told, which of the two it is may be wrong.',
	'mastery-steps':
		'The solo page: 2 at the basic level, 3 at medium and advanced. That it hangs on the side of the mastery tiles is our reading of a transcript’s levels.',
	assistants:
		'The solo page: 3 VP, and 6 VP at the advanced level. That it hangs on the side of the endgame card is our reading of a transcript’s levels.',
	threshold:
		'The rulebook’s own example, as a transcript tells it, checks a disc against 6; that this is the basic side is our reading.',
	'action-cards': 'The solo page: 6 for the calendar and the other 12. A transcript counts 18 too.',
};
