/** The change log. */
export const changes = {
	title: 'Changes',
	description: (game: string) =>
		`What changed in the reference of ${game}, day by day, with the rules and open questions it touches.`,
	lead: 'What changed in this reference, the latest first. A rule keeps its id for good, so an old link still finds it; its number may move.',
	chapters: 'Chapters',
	rules: 'Rules',
	rulings: 'Open questions',
	lastChanged: 'Last changed',
	log: 'All changes',
	day: (date: string) =>
		new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
};

/** The rulebook as a booklet to print. */
export const booklet = {
	link: 'The rulebook to print',
	title: 'The rulebook, to print',
	description: (game: string) =>
		`All chapters of the rules of ${game} in one page, laid out as a booklet to print or to keep as a PDF.`,
	how: 'All chapters in one page. Your browser’s print command makes a booklet of it, or a PDF: A4, black on white, with page numbers where the browser adds them.',
	kicker: 'Rulebook, unofficial',
	inOwnWords: 'Every rule in our own words, in the order of the printed rulebook.',
	asOf: (day: string, address: string) => `As of ${day}. The rules as they stand now, with more on each: ${address}`,
	key: 'How to read it',
	keys: {
		rule: 'A rule. Its number stands in the margin; other rules refer to it by that number. In small type below: its id, by which you find it on the site.',
		important: 'Important: a frame of double lines.',
		clarification: 'Clarification: a double bar at the left.',
		example: 'Example: a dashed frame.',
		open: 'Open question: ruled above and below. The rulebook leaves it open; what stands there is our reading, unofficial.',
	},
	contents: 'Contents',
	ours: 'Our reading:',
	page: (pages: string) => `printed p. ${pages}`,
};
