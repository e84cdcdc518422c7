/** What a page that plays says where it does so with the values of the owner's copy. */
export const ownValues = {
	/** A link to the page of all values. */
	playsWith: (count: number) => `Plays with your copy’s values · ${count}`,
	/** The values came with the address, and stand before the owner's. */
	fromLink: (count: number) => `Plays with the values of another copy, from the link · ${count}`,
	/** The address says that it was ours. */
	withOurs: 'Plays with our values, as the link did',
	useMine: 'Use my copy’s values',
	useOurs: 'Use our values',
};
