/** Open questions of Orloj that have several readings to play: none, since what the cards say is entered. */
export const rulings: Readonly<Record<string, readonly string[]>> = {};

/** The rulings that the companion names beside what follows from them. */
export const citedRulings = [
	'failed-dial',
	'first-and-last-cards',
	'matching-scoring-tile',
	'medium-mastery-steps',
	'no-worker-left',
	'objectives-on-the-table',
	'red-tooth-for-him',
	'royal-scroll-counts',
	'scroll-on-the-way',
	'when-an-action-fails',
	'which-mastery-tile',
] as const;
export type OrlojRuling = (typeof citedRulings)[number];
