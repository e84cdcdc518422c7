/** Interface strings of the course and its lessons. */

/** The course, its pages and what leads there; apart from the lessons, so that these do not bring it along. */
export const course = {
	title: 'Learn by playing',
	description: (game: string) =>
		`Learn ${game} by playing it: short lessons in which the real rules answer every move.`,
	lead: 'Short lessons, played instead of read. After the first six you can sit down at the table; after all of them you can teach it.',
	anyLead: 'Short lessons, played instead of read. What you do is answered by the rules, each with its address.',
	home: 'Never played? Start here',
	homeText: 'Place a tile and be paid for it within a minute. The first six lessons are enough to begin.',
	minutes: (minutes: number) => `${minutes} min`,
	/** Chapters of the course, by the name lessons give. */
	parts: {
		court: 'Your tile and what it costs',
		totem: 'Your Totem',
		sites: 'The five Sites',
		jade: 'Jade, steps and bonus actions',
		whole: 'The whole game',
	} as Record<string, string>,
	states: { done: 'Done', begun: 'Begun', again: 'to repeat' },
	lesson: (number: number, all: number) => `Lesson ${number} of ${all}`,
	/** Told apart from the chapter of the same name. */
	pageTitle: (lesson: string) => `${lesson}, learnt by playing`,
	quiz: 'Quiz',
	inShort: 'In short',
	needsScripts: 'The lesson is played by a script in your browser, and scripts are off. What it teaches stands below.',
	/** The lesson of a rule, under the rule. */
	learnIt: (step: string) => `Learn it: ${step}`,
	/** A heading of the course, over the steps of all lessons. */
	worthRepeating: 'Worth repeating',
};

export const learn = {
	firstTry: (right: number, all: number) => `${right} of ${all} right at the first try.`,
	step: (number: number, all: number) => `Step ${number} of ${all}`,
	allSteps: 'All steps',
	link: {
		link: 'Copy a link to this step',
		copied: 'Link copied',
		notCopied: 'The browser would not copy. This is the link:',
	},
	next: 'Next',
	again: 'Take it back',
	takeBack: 'Take it back first, then try again.',
	controls: 'Way through the lesson',
	reset: 'Begin the lesson again',
	back: 'Back',
	skip: 'To the next step',
	help: ['Give me a hint', 'Show me', 'Do it for me'] as const,
	noHint: 'What fits is marked on the board or in the list.',
	showing: 'Marked: this is one way.',
	showingAnswer: 'Marked: this is the answer.',
	done: 'Done.',
	right: 'Right.',
	notYet: 'Not this.',
	missed: 'Allowed, but not what this step is after.',
	instead: 'What happened instead:',
	roll: 'Roll the Fate die',
	draw: 'Draw',
	yours: 'What you have',
	automa: (player: string) => `${player}, the Automa`,
	automas: 'The Automa: its cards with the tiles on them',
	automaCard: (resource: string, isHard: boolean) => `${resource} card${isHard ? ', Hard' : ''}`,
	cards: 'Your cards',
	mask: {
		label: 'Your Jade Mask',
		ours: 'How the spaces of the Mask lie is our value',
		space: (number: string, effect: string, isCovered: boolean) =>
			isCovered ? `${number}: Jade tile` : `${number}: ${effect}`,
	},
	happened: 'What happened',
	everyone: 'Everyone',
	nextLesson: (title: string) => `Next lesson: ${title}`,
	toCourse: 'All lessons',
	repeat: 'Worth repeating:',
	playOn: 'Play on from here',
	troubles: {
		refused: 'This device keeps nothing of this lesson.',
		unread: 'What was kept of this lesson cannot be read. It is put aside, and the lesson begins anew.',
		elsewhere: 'This lesson goes on in another tab. What you do here takes its place.',
	},
	notLoaded:
		'This part of the lesson could not be loaded. Check the connection and press again; what you did is still here.',
};
