/** Interface strings of the playable pages. */
import type { Until } from '#games/copan/position.ts';
import type { Court } from '#games/copan/pyramid.ts';
import type { Site } from '#games/copan/resources.ts';

const list = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);

export const play = {
	startFrom: 'Start from',
	notKept: 'This device keeps nothing.',
	ownPosition: 'Your own position',
	parts: {
		label: 'Part of the board',
		courts: 'Part of the Pyramid',
		whole: 'All',
		north: 'North',
		east: 'East',
		south: 'South',
		west: 'West',
	} satisfies Record<Court | 'label' | 'courts' | 'whole', string>,
	regions: {
		whole: 'Board',
		pyramid: 'Pyramid',
		embassies: 'Embassies',
		river: 'River',
		'ball-court': 'Ball Court',
		altars: 'Altars',
		stairway: 'Stairway',
	} satisfies Record<Site | 'whole' | 'pyramid', string>,
	board: 'The Pyramid with its courts and Decline tracks',
	controls: {
		label: 'Steps',
		restart: 'To the start',
		back: 'One step back',
		next: 'Next step',
		end: 'To the end',
		link: 'Copy a link to this position',
		copied: 'Link copied',
		notCopied: 'The browser would not copy. This is the link:',
	},
	ask: {
		faceDown: 'Face-down tile',
		otherHint: (question: string) => `Asked first: ${question}`,
		overHint: 'Nothing more is played here. Go back a step, or start again.',
	},
	over: {
		'court-phase': 'The Court phase is over',
		turn: 'The turn is over',
		game: 'The game is over',
	} satisfies Record<Until, string>,
	chance: {
		asked: 'Chance decides',
		roll: 'Roll for me',
		draw: 'Draw for me',
		tapFace: 'Or tap the face that came up at your table:',
		tapCard: 'Or choose what came up at your table:',
	},
	turn: {
		label: 'Events of this turn',
		spiral: 'Spiral Event',
		decline: (resource: string, nth: number) => `${resource} Decline, ${nth} of 3`,
		waits: 'not resolved yet',
		swept: 'cards replaced; closes nothing',
		closes: (spaces: number, site: string) => `closes ${spaces === 1 ? '' : `${spaces} spaces `}at ${site}`,
		already: (site: string) => `closed before at ${site}: nothing closes`,
		closed: 'Closed',
		list: (sites: readonly string[]) => (sites.length === 0 ? 'nothing closes' : list(sites)),
		result: (face: string | null, sites: readonly string[]) =>
			sites.length === 0 ? 'Nothing closes.' : `The ${face} closes at ${list(sites)}.`,
	},
	players: {
		title: 'Players',
		turn: 'whose turn it is',
		vp: 'VP',
		extensions: (count: number) => (count === 1 ? '1 extension' : `${count} extensions`),
		jade: (spaces: readonly number[]) => `Mask ${spaces.join(', ')}`,
		totem: (site: string, space: number, side: string) => `Totem: ${site} ${space}, ${side}`,
		ejected: (site: string) => `Totem ejected from the ${site}`,
		bonus: (count: number) =>
			count === 1 ? '1 bonus action for the Action phase' : `${count} bonus actions for the Action phase`,
	},
	spacesAsList: 'Choose the space from a list',
	refusedAsList: 'What is not allowed, and why',
	guess: {
		title: (tile: string, space: string) => `${tile}, ${space}: what comes in?`,
		hint: 'Count what tiles and Characters bring; not the two of your choice.',
		closings: 'Which spaces close this turn?',
		closingsHint: 'Tick every Site that loses a space; none, if nothing closes.',
		given: '; the die:',
		check: 'Check my answer',
		just: 'Just show me',
		right: 'Right.',
		wrong: (guessed: string) => `You said ${guessed}.`,
		wrongAnswer: (guessed: string) => `You said: “${guessed}”`,
		answersHint: 'Choose one; then it is played step by step.',
		answer: 'What comes of it:',
	},
	came: (what: string) => `Came in: ${what}.`,
	choice: (what: string) => `Of your choice: ${what}.`,
	log: {
		title: 'What happened',
		empty: 'Nothing yet. Each step will stand here with its rule.',
		show: (number: number) => `Show step ${number} on the board`,
		follows: (number: number) => `follows from ${number}`,
		reading: 'Our reading',
		otherReading: 'Your choice of reading',
		backTo: 'Back to this step',
	},
	problems: 'This position cannot be:',
	setUp: 'Set up your own position',
	notLoaded:
		'This part of the page could not be loaded. Check the connection and press again; what you played is still here.',
	marks: {
		board: 'Grid, tracks, Sites and storage are our values',
		unlike: 'Played with our values: it does not go with those of your copy',
	},
	stepper: { less: (what: string) => `One ${what} less`, more: (what: string) => `One ${what} more` },
};

export const needsScripts =
	'The position is played by a script in your browser, and scripts are off. The rules it plays stand below.';
