/** What every game says of itself: the shape of its home, of its kinds of components, and what all homes share. */

/** Something to play with at the table. */
export interface Tool {
	/** Its address below the game’s, such as `score`. */
	path: string;
	/** Name of its glyph. */
	symbol: string;
	title: string;
	/** What it answers, in a sentence. */
	text: string;
	/** What else people type for it. */
	also: string;
	/** A word or two, where it stands at the foot of every page while the device lies at the table; four tools at most. */
	short?: string;
}

export interface GameHome {
	/** For search engines and link previews. */
	description: string;
	/** Under the name of the game. */
	lead: string;
	/** The game in a sentence, on Stela’s door. */
	door: string;
	/** What to look at first: components as `kind:slug`, rules as `rule:id`. */
	tries: readonly string[];
	/** Questions to try in the search. */
	searches: readonly string[];
	/** Heading over the turn. */
	turnTitle: string;
	/** The turn in at most six steps, each with its rule, without the game. */
	turn: readonly { rule: string; title: string; text: string }[];
	tools: readonly Tool[];
	/** What no source says of the game. */
	unknown?: string;
	/** Names of the parts of its course, by what its lessons say. */
	parts?: Readonly<Record<string, string>>;
}

/** A kind of component in words. */
export interface KindWords {
	one: string;
	many: string;
	/** Its address below the game’s. */
	path: string;
	/** Name of its glyph. */
	symbol: string;
	/** What else people call it. */
	also: readonly string[];
	/** How many the box holds, where not all of them are known. */
	inBox?: number;
}

/** Strings that the homes of all games share. */
export const homes = {
	learnText: 'Short lessons, played instead of read.',
	every: 'Every component',
	known: (known: number, box: number | undefined) => (box && box > known ? `${known} of ${box}` : `${known}`),
	unknown: 'What nobody has told yet',
	sources: 'Where the values come from',
	questions: 'Open questions',
	questionsText: (count: number) =>
		`${count} ${count === 1 ? 'question' : 'questions'} that the sources leave open, with our readings.`,
	rulesText: (chapters: number) =>
		`The whole rules in ${chapters} ${chapters === 1 ? 'chapter' : 'chapters'}, each rule with an address of its own.`,
	/** The title of a tool’s page whose plain name is a chapter’s. */
	toolTitle: (name: string) => `${name}, a tool`,
	ofTheBox: (known: number, box: number) => `${known} of the ${box} in the box; the others are in no public source.`,
};

/** The page that tells where each value of a game comes from. */
export const sources = {
	title: 'Where the values come from',
	description: (game: string) =>
		`Each value and component of ${game} on this site, with the source behind it and how sure it is.`,
	lead: 'Each value, and what stands behind it. What is marked is a reading or a value of ours: your own copy decides.',
	/** How sure a source makes us. */
	from: {
		rulebook: 'Printed in the document this reference follows',
		published: 'Told by a public source',
		derived: 'Follows by arithmetic',
		inferred: 'Our likeliest reading',
		'stand-in': 'A value of ours: nobody prints it',
	},
	short: {
		rulebook: 'printed',
		published: 'published',
		derived: 'derived',
		inferred: 'inferred',
		'stand-in': 'ours',
	},
	term: 'Source',
	count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
};
