/** The words of search where the names leave too little: they come with the full text. */
export const fullText = {
	searched: (counts: { named: number; components: number; rules: number; questions: number }) =>
		`Looked at the names of ${counts.named > 0 ? `${counts.named} Characters and ${counts.components - counts.named} other` : counts.components} components, at ${counts.rules} rules and ${counts.questions} open questions, and at the text of them all.`,
	missing: (named: number, inBox: number) =>
		`Is it the name on a card? Of the ${inBox} Characters in the box, ${inBox - named} are named in no source we know and so are missing here. The list of Characters finds another card with the same symbols.`,
	instead: 'Go on from here:',
};
