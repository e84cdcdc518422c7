/** Interface strings of the playable pages. */
import type { ScenarioProblem } from '#engine/scenario.ts';
import type { Court } from '#games/copan/pyramid.ts';

export const play = {
	startFrom: 'Start from',
	ownPosition: 'Your own position',
	parts: {
		label: 'Part of the Pyramid',
		whole: 'All',
		north: 'North',
		east: 'East',
		south: 'South',
		west: 'West',
	} satisfies Record<Court | 'label' | 'whole', string>,
	board: 'The Pyramid with its courts and Decline tracks',
	controls: {
		label: 'Steps',
		restart: 'To the start',
		back: 'One step back',
		next: 'Next step',
		forward: 'One step forward',
		link: 'Copy a link to this position',
		copied: 'Link copied',
		notCopied: 'The browser would not copy. This is the link:',
	},
	ask: {
		tile: 'Which tile do you place?',
		tileHint: 'First choose a tile of your hand.',
		space: (tile: string) => `Where does the ${tile} go?`,
		faceDown: 'face-down tile from the bag',
		spaceHint: 'Press an empty space of the Pyramid.',
		anyResource: (nth: number) => `Any-resource space: choose your ${nth === 1 ? 'first' : 'second'} resource.`,
		cube: 'The Pyramid is full. Which tile’s cube moves?',
		resourceHint: 'First choose the resource.',
		cubeHint: 'First choose the tile whose cube moves.',
		overHint: 'The Court phase is over. Go back a step, or start again.',
	},
	hand: 'Your hand',
	spacesAsList: 'Choose the space from a list',
	refusedAsList: 'What is not allowed, and why',
	guess: {
		title: (tile: string, space: string) => `${tile}, ${space}: what comes in?`,
		hint: 'Count what tiles and Characters bring; not the two of your choice.',
		place: 'Place it',
		check: 'Check my answer',
		just: 'Just show me',
		other: 'Another space',
		right: 'Right.',
		wrong: (guessed: string) => `You said ${guessed}.`,
	},
	came: (what: string) => `Came in: ${what}.`,
	choice: (what: string) => `Of your choice: ${what}.`,
	stored: 'In store',
	of: (held: number, capacity: number) => `${held} of ${capacity}`,
	log: {
		title: 'What happened',
		empty: 'Nothing yet. Each step will stand here with its rule.',
		show: (number: number) => `Show step ${number} on the board`,
		follows: (number: number) => `follows from ${number}`,
		reading: 'Our reading',
		otherReading: 'Your choice of reading',
		pending: (count: number) =>
			count === 1
				? 'One Event has arisen. It is not resolved here yet: no die is rolled, nothing closes, and the harvest is counted as if it changed nothing.'
				: `${count} Events have arisen. They are not resolved here yet: no die is rolled, nothing closes, and the harvest is counted as if they changed nothing.`,
		pendingRule: 'What an Event does',
	},
	setup: {
		title: 'Set up your own position',
		on: 'Arrange the board',
		off: 'Done, play it',
		hint: 'Choose what to lay, then press spaces; press a track to move its cube.',
		brush: 'What to lay',
		arranging: (what: string) => `Arranging: press a space to lay ${what}.`,
		laid: (what: string, space: string) => `${what}: ${space}.`,
		emptied: (space: string) => `Empty now: ${space}.`,
		cubeAt: (resource: string, moves: number) => `${resource} cube at ${moves}.`,
		cleared: 'The board is cleared.',
		seated: (count: number) => `${count} players. What Setup tiles cover now is taken off the board.`,
		reading: (short: string) => `${short}: read anew.`,
		nothing: 'Empty space',
		faceDown: 'Face down',
		players: 'Players',
		playerCount: (count: number) => `${count} players`,
		hand: 'Court tiles in your hand',
		stored: 'Resources in store',
		extensions: 'Storage extensions',
		characters: 'Your +1 Characters',
		readings: 'Readings',
		ours: 'our reading',
		problems: 'This position cannot be:',
		clear: 'Clear the board',
	},
	marks: {
		title: 'Values that no source prints',
		hint: 'The pictures and numbers below are ours, until you know what your copy prints.',
		declineTracks: 'Track lengths and thresholds',
		spaceMarks: 'The grid of the courts and its symbols',
		setupColumns: 'What Setup tiles cover',
		trackOrder: 'The order of the tracks',
		adjoiningCourts: 'Courts lie apart',
		capacity: 'What a board stores',
		capacityPerExtension: 'What an extension adds',
		startingResources: 'Resources at the start',
		board: 'Grid, tracks and storage are our values',
		startingTilesOfEach: 'Tiles at the start',
		courtTilesOfEach: '20 tiles of each resource',
		ours: (provenance: 'inferred' | 'stand-in') => (provenance === 'inferred' ? 'inferred' : 'our value'),
	},
	stepper: { less: (what: string) => `One ${what} less`, more: (what: string) => `One ${what} more` },
	trouble: {
		dismiss: 'Close this message',
		preset: (id: string) => `This page has no position called “${id}”. Here is the first one instead.`,
		tooLong:
			'The position in this address is longer than any real one and was not opened. Here is the first example instead.',
		damaged:
			'The position in this address is damaged: a piece may have been lost on the way. Ask for the link again. Here is the first example instead.',
		shape: 'This position cannot be read; the first example stands here instead.',
		setup: 'This position cannot be on a table; the first example stands here instead.',
		refused: (step: number) => `Step ${step} of this link is not allowed; what came before it is on the board.`,
		kept: 'What it held',
	},
	scenarioProblem: ({ path, code, values }: ScenarioProblem): string => {
		const where = path ? `At ${path}: ` : '';
		switch (code) {
			case 'not-json':
				return 'It is no scenario text.';
			case 'version':
				return Number(values.found) > Number(values.known)
					? `It was made by a newer Stela (format ${values.found}); this page knows ${values.known}. Reload the page to get the newest.`
					: `It is of a format (${values.found}) that no Stela has written; this page knows ${values.known}.`;
			case 'game':
				return `It belongs to another game (${values.found}).`;
			case 'shape':
				return values.received === 'undefined'
					? `${path || 'Something'} is missing.`
					: `${where}${values.received} stands where ${values.expected} belongs.`;
		}
	},
};

export const needsScripts =
	'The position is played by a script in your browser, and scripts are off. The rules it plays stand below.';
