/** Orloj's tools in English: the set-up, Mánes' turn, his score, the rooster. */
import type { RoosterLine } from '#games/orloj/rooster.ts';
import type { LedgerProblem, ScoreLine } from '#games/orloj/score.ts';
import type { Side } from '#games/orloj/sides.ts';
import type { Action, Ask, Deed, Event, Frame, Position } from '#games/orloj/studio.ts';
import type { ScoringCount, Track } from '#games/orloj/values.ts';
import { counted, countedWords, shortNames, trackNames } from './orloj.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const vpWords = (vp: number): string => `${vp < 0 ? '−' : ''}${Math.abs(vp)} VP`;
const held = (what: ScoringCount, amount: number): string =>
	counted(amount, countedWords[what].one, countedWords[what].many);
const ordinal = (nth: number): string => ['first', 'second', 'third'][nth - 1] ?? `${nth}th`;

export const setUp = {
	title: 'Set up for one',
	description:
		'Orloj alone against Josef Mánes: the set-up step by step for each difficulty, with ticks that stay on your device.',
	text: 'Every step for your difficulty, with ticks that stay.',
	lead: 'Choose a difficulty, then tick off what lies on the table.',
	needsScripts: 'Ticks need scripts, and scripts are off. The steps below are whole all the same.',
	difficulty: 'Difficulty',
	base: 'First, the usual set-up',
	baseSays: 'Set up the game as its rulebook says, with the numbers for one player:',
	chapter: 'Set-up numbers',
	levels: 'The four levels: the rules',
	table: 'What changes on the table',
	area: 'His area',
	side: (side: Side): string => (side === 'basic' ? 'Side without a star' : 'Side with the star ★'),
	cards: (side: Side): string => (side === 'basic' ? 'The 3 basic cards' : 'The 3 advanced cards, with the star ★'),
	progress: (done: number, all: number): string => `${done} of ${all} done`,
	ready: 'All done. You play first.',
	reset: 'Untick all',
	begin: 'Begin with his turns',
} as const;

/** Answers that stand as numbers alone, and what they count. */
export const manesTurn = {
	title: 'His turn, step by step',
	description:
		'Orloj alone: enter what Josef Mánes’ card shows; the companion keeps his workers, discs, tiles and VP and says what follows, with the rule.',
	text: 'You enter his card, it does the rest: workers, discs, dials, VP, the ends of rounds.',
	lead: 'The texts of his cards are not public: you say what the card shows, the companion says what follows.',
	needsScripts:
		'The companion is a script in your browser, and scripts are off. How his turn goes stands in the chapter below.',
	chapter: 'His turn: the rules',

	start: {
		title: 'A new game',
		difficulty: 'Difficulty',
		threshold: 'Value of the mastery-track objective tile',
		thresholdSays: (isAdvanced: boolean): string =>
			isAdvanced
				? 'Printed on its advanced side, which no source tells. Look at yours.'
				: 'The rulebook’s example is 6. Look at yours.',
		rooster: 'Steps from space 4 to the end of the rooster’s track',
		roosterSays: 'No source tells how many. Count them on your board.',
		roosterMissing: 'Enter how many steps the rooster has from space 4 to its end: 1 to 20.',
		thresholdMissing: 'Enter the value printed on the mastery-track objective tile: 0 to 30.',
		tile: (nth: number): string => `His ${ordinal(nth)} scoring tile from the left`,
		tiles: 'His three scoring tiles count',
		tilesTwice: 'Each scoring tile is there once: choose three different ones.',
		begin: 'Begin the game',
		file: 'Open a game from a file',
		setUp: 'Set up the table first',
	},

	bar: {
		undo: 'Undo',
		redo: 'Redo',
		save: 'Save as a file',
		fileName: (round: number): string => `orloj-round-${round}.json`,
		anew: 'New game',
		askAnew: 'Give up this game and begin a new one? Save it as a file first if you may want it again.',
		yes: 'Begin a new one',
	},
	trouble: {
		stopped: (at: number): string =>
			`The game could be followed up to answer ${at}; what comes after does not fit the rules and is left out.`,
	},
	round: (round: number, turns: number): string => `Round ${round} of ${turns}`,
	over: 'The game is over',
	strip: {
		label: 'Where he stands',
		vp: 'VP',
		workers: 'Workers',
		workersHere: 'workers available',
		roosterLeft: 'rooster steps to go',
		disc: (track: Track): string => `${trackNames[track].toLowerCase()} disc`,
		workersWords: ({ available, clock, dials, objectives }: Position['workers']): string =>
			`${available} available, ${clock} on the clock, ${dials} on dials, ${objectives} on objectives`,
		rooster: 'Rooster',
		roosterWords: (at: number, length: number): string =>
			at === length
				? 'at its end: a call after this turn'
				: `${at === 0 ? 'on space 4' : `${counted(at, 'step')} past space 4`}, ${counted(length - at, 'step')} to go`,
		has: 'He has',
		hasWords: (position: Position): string =>
			[
				counted(position.months, 'month'),
				counted(position.zodiacs, 'zodiac dial'),
				counted(position.apostles, 'apostle'),
				counted(position.scrolls + position.royalScrolls, 'scroll'),
				counted(position.assistants, 'assistant'),
				counted(position.workshopCards, 'workshop card'),
			].join(', '),
		tiles: 'Scoring tiles',
		tileWords: (counts: ScoringCount, isFlipped: boolean): string =>
			`${shortNames[counts]}${isFlipped ? ' (turned: 0 VP)' : ''}`,
		everything: 'Everything he has',
	},
	told: 'What follows',
	earlier: 'Earlier in this round',
	toScore: 'Score him',
	toRooster: 'Work out the call',
} as const;

const shownDeeds: Record<Deed, string> = {
	month: 'Construct a month',
	zodiac: 'Construct a zodiac dial',
	apostle: 'Take an apostle',
	'mastery-blue': 'Mastery, blue',
	'mastery-pink': 'Mastery, pink',
	'mastery-yellow': 'Mastery, yellow',
	'workshop-card': 'Take a workshop card',
	assistant: 'Take an assistant',
	painter: 'Move the painter',
};
const rewardDeeds: Partial<Record<Deed, string>> = {
	'mastery-blue': '1 step, blue',
	'mastery-pink': '1 step, pink',
	'mastery-yellow': '1 step, yellow',
};

/** What is asked now: the question, and how to find the answer. */
export const askWords = (frame: Extract<Frame, { step: Ask }>, position: Position): { title: string; text: string } => {
	switch (frame.step) {
		case 'your-turn':
			return {
				title: 'Your turn',
				text: 'Play your turn at the table. Tell here what of it touches him, then go on.',
			};
		case 'workers':
			return {
				title: 'How many workers does his card need?',
				text: `He has ${position.workers.available} available.`,
			};
		case 'clock':
			return {
				title: 'Who stands where the hand points?',
				text: 'Turn the dial and the clock face as his card shows, then look at the outer ring.',
			};
		case 'action':
			return {
				title: `What is his ${ordinal(frame.nth)} action?`,
				text: 'Do it at the table, if it can be done.',
			};
		case 'tooth':
			return { title: 'A red tooth at the arrow?', text: 'Look at the gears after their step.' };
		case 'space':
			return {
				title: `${trackNames[frame.track]} disc: one space up. What is there?`,
				text: `It has gone ${counted(position.discs[frame.track], 'step')} so far.`,
			};
		case 'royal-scroll':
			return { title: 'What does the royal scroll count?', text: 'It scores at once.' };
		case 'reward':
			return {
				title: `The ${ordinal(frame.nth)} action worked. What is its reward?`,
				text: 'Enter what stands beside the action, one thing after the other.',
			};
		case 'bonus':
			return {
				title: 'Mastery bonus: which disc moves?',
				text:
					frame.left === 1
						? 'The last step of his mastery bonus.'
						: `${counted(frame.left, 'step')} of his mastery bonus are left.`,
			};
		case 'group':
			return {
				title: `How large is the group of his new ${frame.dial === 'month' ? 'month' : 'zodiac dial'}?`,
				text: 'Turn it to its picture, put one of his workers on it, count his dials that are connected, this one too.',
			};
		case 'card-vp':
			return { title: 'How many VP does his turn-scoring card give?', text: 'As printed, or counted as it says.' };
		case 'card-rooster':
			return { title: 'And how far does it move the rooster?', text: 'Steps shown on the turn-scoring card.' };
		case 'objective':
			return {
				title: 'Which objective does the end-of-round tile name?',
				text: '1 is the leftmost. Look whether your worker holds its first space.',
			};
		case 'disc':
			return {
				title: 'Which track does the mastery-track tile show?',
				text: `His disc there is compared with ${position.threshold}.`,
			};
	}
};

/** An answer on its button; `short` where a row of numbers stands under one heading. */
export const answerWords = (action: Action): string => {
	switch (action.type) {
		case 'bumped':
			return 'I sent one of his workers home';
		case 'crowed':
			return 'The rooster went one step';
		case 'your-turn-over':
			return 'My turn is over';
		case 'workers':
			return `${action.needed}`;
		case 'clock':
			return { nobody: 'Nobody', you: 'My worker', manes: 'One of his' }[action.there];
		case 'deed':
			return shownDeeds[action.deed];
		case 'failed':
			return 'It cannot be done';
		case 'tooth':
			return action.isRed ? 'Yes, a red tooth' : 'No';
		case 'space':
			return { nothing: 'Nothing for him', scroll: 'A scroll', 'royal-scroll': 'A royal scroll' }[action.shows];
		case 'top':
			return 'No space: it is at the top';
		case 'royal-scroll':
			return capital(shortNames[action.counts]);
		case 'reward-vp':
			return `${action.vp}`;
		case 'reward-scroll':
			return 'Take a scroll';
		case 'reward-deed':
			return rewardDeeds[action.deed] ?? shownDeeds[action.deed];
		case 'reward-over':
			return 'Nothing more';
		case 'bonus':
			return trackNames[action.track];
		case 'group':
			return `${action.size}`;
		case 'card-vp':
			return `${action.vp}`;
		case 'card-rooster':
			return `${action.steps}`;
		case 'objective':
			return `Objective ${action.objective}: ${action.first === 'free' ? 'first space free' : 'I hold the first'}`;
		case 'disc':
			return trackNames[action.track];
	}
};
/** What a row of bare numbers counts, for those who hear it. */
export const numberWords = (action: Action): string | null => {
	switch (action.type) {
		case 'workers':
			return counted(action.needed, 'worker');
		case 'reward-vp':
		case 'card-vp':
			return `${action.vp} VP`;
		case 'group':
			return counted(action.size, 'dial');
		case 'card-rooster':
			return counted(action.steps, 'step');
		default:
			return null;
	}
};
export const rewardHeadings = { vp: 'VP', deeds: 'Something else' } as const;

export const refusedWords = (code: string): string =>
	({
		'none-on-clock': 'None of his workers is on the clock.',
		'at-the-end': 'The rooster is at its end already: further steps are dropped.',
		'already-there': 'His worker is at this objective already.',
		'no-such-space': 'No track is that long.',
		'not-asked': 'This is not asked now.',
	})[code] ?? 'This cannot be.';

/** A line of the log. `isToDo`: something for the hands. */
export interface Line {
	symbol: string;
	text: string;
	isToDo?: boolean;
}

export const eventWords = (event: Event): Line => {
	switch (event.type) {
		case 'roundBegan':
			return { symbol: 'hourglass', text: `Round ${event.round} begins.` };
		case 'workerBumped':
			return { symbol: 'orloj:worker', text: `His worker is back: ${event.available} available.` };
		case 'roosterMoved':
			return {
				symbol: 'orloj:rooster',
				text: `The rooster goes ${counted(event.steps, 'step')}${event.left === 0 ? ' and is at its end.' : `; ${event.left} to go.`}`,
				isToDo: event.by !== 'you',
			};
		case 'roosterDropped':
			return { symbol: 'orloj:rooster', text: `It is at its end: ${counted(event.steps, 'step')} dropped.` };
		case 'roosterCalled':
			return {
				symbol: 'orloj:rooster',
				text: `The rooster calls. Correct what your track allows: 1 VP for each you cannot use, −1 VP for each gear still broken. He loses nothing. The rooster goes back to 4.`,
				isToDo: true,
			};
		case 'workersReady':
			return {
				symbol: 'orloj:worker',
				text: `The card needs ${event.needed}, he has ${event.available}: his turn goes on.`,
			};
		case 'workersRecovered':
			return {
				symbol: 'orloj:worker',
				text:
					event.needed === null
						? `No worker left: he takes ${counted(event.workers, 'worker')} back from the clock.`
						: `The card needs ${event.needed}, more than he has: he takes ${counted(event.workers, 'worker')} back from the clock.`,
				isToDo: true,
			};
		case 'clockTaken':
			return {
				symbol: 'orloj:clock',
				text: {
					nobody: 'One of his workers goes to the hand.',
					you: 'One of his workers goes to the hand; yours comes home.',
					manes: 'One of his workers goes to the hand; the one there comes back to him.',
				}[event.there],
				isToDo: true,
			};
		case 'dialLaid':
			return {
				symbol: event.dial === 'month' ? 'orloj:month' : 'orloj:zodiac',
				text: `Lay the ${event.dial === 'month' ? 'month' : 'zodiac dial'} on the calendar, plain side up.`,
				isToDo: true,
			};
		case 'apostleTaken':
			return {
				symbol: 'orloj:apostle',
				text: `He takes the apostle, his ${event.apostles}${nth(event.apostles)}. Turn the gears one step.`,
				isToDo: true,
			};
		case 'discMoved':
			return {
				symbol: `orloj:track-${event.track}`,
				text: `${trackNames[event.track]} disc: up to step ${event.at}.`,
				isToDo: true,
			};
		case 'pastTop':
			return {
				symbol: `orloj:track-${event.track}`,
				text: `${trackNames[event.track]} disc at the top: ${event.vp} VP for the step.`,
				isToDo: true,
			};
		case 'scrollTaken':
			return {
				symbol: 'orloj:scroll',
				text: `He takes a scroll${event.by === 'track' ? ' from the face-down pile' : ''}: ${event.scrolls} now.`,
				isToDo: true,
			};
		case 'royalScrollScored':
			return {
				symbol: 'orloj:royal-scroll',
				text: `Royal scroll: ${held(event.counts, event.held)}, ${event.vp} VP.`,
				isToDo: true,
			};
		case 'workshopCardTaken':
			return {
				symbol: 'orloj:workshop-card',
				text: `He takes the workshop card at the arrow, ${event.workshopCards} now. Fill the gap.`,
				isToDo: true,
			};
		case 'assistantTaken':
			return {
				symbol: 'orloj:assistant',
				text: `He takes the assistant at the arrow: ${event.assistants} now.`,
				isToDo: true,
			};
		case 'painterMoved':
			return { symbol: 'orloj:painter', text: 'The painter goes clockwise as far as the card says.', isToDo: true };
		case 'actionFailed':
			return { symbol: 'cost', text: `The ${ordinal(event.nth)} action fails, and brings no reward.` };
		case 'rewardTaken':
			return { symbol: 'vp', text: `Reward: ${event.vp} VP.`, isToDo: true };
		case 'checkFailed':
			return {
				symbol: 'cost',
				text:
					event.dials === 0
						? 'Action check: one failed. No bonus, no turn-scoring card.'
						: `Action check: one failed. Turn the ${event.dials === 1 ? 'dial' : `${event.dials} dials`} he laid; no worker, no VP.`,
				isToDo: event.dials > 0,
			};
		case 'checkPassed':
			return { symbol: 'ui-check', text: `Action check: both worked. ${event.steps} mastery steps for him.` };
		case 'dialBuilt':
			return {
				symbol: event.dial === 'month' ? 'orloj:month' : 'orloj:zodiac',
				text: `Group of ${event.group}: ${event.vp} VP. One of his workers stands on the dial.`,
				isToDo: true,
			};
		case 'dialUnmanned':
			return { symbol: 'orloj:worker', text: 'No worker for the dial: it scores nothing.' };
		case 'cardScored':
			return { symbol: 'vp', text: `Turn-scoring card: ${event.vp} VP.`, isToDo: event.vp > 0 };
		case 'turnOver':
			return {
				symbol: 'orloj:action-card',
				text: 'His turn is over. If a position is free, draw his next action card and turn-scoring card.',
				isToDo: true,
			};
		case 'objectiveTaken':
			return {
				symbol: 'orloj:objective',
				text: `One of his workers goes to the ${ordinal(event.space)} space of objective ${event.objective}: ${event.vp} VP at the end.`,
				isToDo: true,
			};
		case 'objectiveLeft':
			return { symbol: 'orloj:objective', text: `No worker at all: objective ${event.objective} stays as it is.` };
		case 'discHigh':
			return {
				symbol: 'ui-check',
				text: `${trackNames[event.track]} disc at ${event.at}, value ${event.threshold}: he keeps his tile of ${shortNames[event.tile]}.`,
			};
		case 'discLow':
			return {
				symbol: 'orloj:solo-tile',
				text: `${trackNames[event.track]} disc at ${event.at}, below ${event.threshold}: turn his tile of ${shortNames[event.tile]} to 0 VP.`,
				isToDo: true,
			};
		case 'tilesTurned':
			return {
				symbol: 'hourglass',
				text: 'Turn this mastery-track tile and end-of-round tile to the hourglass.',
				isToDo: true,
			};
		case 'cardsCleared':
			return {
				symbol: 'orloj:action-card',
				text: 'Put away his three used action cards, shuffle the turn-scoring cards, lay out three new scrolls. Then draw his next two cards.',
				isToDo: true,
			};
		case 'gameEnded':
			return { symbol: 'vp', text: 'His twelfth turn is done: the game is over.' };
	}
};
function nth(number: number): string {
	return number % 10 === 1 && number !== 11
		? 'st'
		: number % 10 === 2 && number !== 12
			? 'nd'
			: number % 10 === 3 && number !== 13
				? 'rd'
				: 'th';
}

export const score = {
	title: 'His final score',
	description:
		'Orloj alone: Josef Mánes’ final score from what lies in his area, line by line with its rule, and who wins. A tie is his.',
	text: 'His windows, assistants, tiles and objectives, and who wins.',
	lead: 'Enter what lies in his area when the game is over; his score adds up by itself.',
	needsScripts: 'The sheet adds up in your browser, and scripts are off. How he scores stands in the chapter below.',
	chapter: 'The end and his score: the rules',
	you: 'Your score',
	youSays: 'Counted as ever: windows, gold, broken gears, assistants, objectives.',
	his: 'What he has',
	vp: 'His VP on the track',
	endgame: 'Endgame card',
	sides: { basic: 'Basic side: 3 VP an assistant', advanced: 'Advanced side: 6 VP an assistant' },
	assistants: 'Assistants',
	holding: (what: ScoringCount): string =>
		what === 'scrolls' ? 'Scrolls, royal ones too' : capital(countedWords[what].many),
	tiles: 'His scoring tiles',
	tile: (nth: number): string => `Scoring tile ${nth}`,
	flipped: 'Turned to 0 VP',
	windows: 'Mastery windows',
	windowsSay: 'Which value his disc has reached, your board shows.',
	window: (nth: number): string => `Window ${nth}`,
	reached: (nth: number): string => `Value reached at window ${nth}`,
	reachedWords: { none: 'Not reached', secondary: 'Secondary value', main: 'Main value' },
	objectives: 'Common objectives with his worker',
	first: 'On first spaces, 8 VP each',
	third: 'On third spaces, 4 VP each',
	result: 'The result',
	total: 'His score',
	empty: 'Enter what he has and your score, and who wins stands here.',
	wins: (you: number, manes: number): string =>
		you > manes
			? `You win: ${you} to ${manes}.`
			: you === manes
				? `Mánes wins: ${manes} each, and a tie is his.`
				: `Mánes wins: ${manes} to ${you}.`,
	reset: 'Empty the sheet',
	line: (line: ScoreLine): string => {
		switch (line.of) {
			case 'track':
				return 'On the track';
			case 'window':
				return `Window: ${held(line.counts, line.amount)} × ${line.each}${line.isCapped ? ', 15 at most' : ''}`;
			case 'assistants':
				return `${counted(line.amount, 'assistant')} × ${line.each}`;
			case 'tile':
				return line.isFlipped
					? `Tile of ${shortNames[line.counts]}: turned`
					: `Tile of ${shortNames[line.counts]}: ${line.amount} × ${line.each}${line.isCapped ? ', 15 at most' : ''}`;
			case 'objectives':
				return `Objectives: ${line.first} × 8, ${line.third} × 4`;
		}
	},
	problem: ({ path, code, least, most }: LedgerProblem): string => {
		const name =
			{
				vp: 'His VP',
				assistants: 'Assistants',
				first: 'First spaces',
				third: 'Third spaces',
				objectives: 'His objectives',
				tiles: 'His scoring tiles',
				windows: 'The windows',
			}[path] ?? capital(countedWords[path as ScoringCount]?.many ?? path);
		switch (code) {
			case 'whole':
				return `${name}: enter a whole number.`;
			case 'twice':
				return `${name}: each kind is there once. Choose three different ones.`;
			case 'spaces':
				return `${name}: he goes to one after rounds 3, 6 and 9, so ${most} workers at most.`;
			default:
				return `${name}: ${least} to ${most}.`;
		}
	},
} as const;

export const rooster = {
	title: 'The rooster',
	description:
		'Orloj’s rooster: where it stands after a turn, whether it calls, what your corrections and broken gears come to.',
	text: 'Does it call after this turn, and what does the call cost you?',
	lead: 'Where it stands before the turn and how far it goes: here is what follows, for you and for Mánes.',
	needsScripts:
		'This page reckons in your browser, and scripts are off. How the rooster works stands in the chapter below.',
	chapter: 'The rooster: the rules',
	track: 'The rooster',
	length: 'Steps from space 4 to its end',
	lengthSays: 'No source tells how many steps it is from space 4 to the end; the 6 is ours. Count them on your board.',
	at: 'Steps past space 4 before the turn',
	steps: 'Steps in this turn',
	stepsSay: 'One for passing, one for each red tooth; what his card shows.',
	whose: 'Whose turn is it?',
	whoseWords: { you: 'Mine', manes: 'His' },
	board: 'Your board',
	corrections: 'Corrections your rooster track allows',
	deviations: 'Deviations you have forced',
	result: 'After the turn',
	next: 'Go on from there',
	headline: (isCall: boolean, vp: number): string =>
		isCall
			? `It calls. For you: ${vp > 0 ? `+${vp}` : vpWords(vp).replace(' VP', '')} VP.`
			: 'No call after this turn.',
	line: (line: RoosterLine): string => {
		switch (line.type) {
			case 'stays':
				return 'The rooster stays where it is.';
			case 'moved':
				return `The rooster goes ${counted(line.steps, 'step')}${line.left === 0 ? ' and is at its end.' : `; ${line.left} to go.`}`;
			case 'dropped':
				return `${counted(line.steps, 'step')} past the end: dropped.`;
			case 'called':
				return line.by === 'you' ? 'It calls once your turn is over.' : 'It calls once his turn is over.';
			case 'corrected':
				return line.deviations === 0 ? 'Nothing to correct.' : `You correct ${counted(line.deviations, 'deviation')}.`;
			case 'unused':
				return `${counted(line.corrections, 'correction')} not used: +${line.vp} VP.`;
			case 'broken':
				return `${counted(line.gears, 'gear')} still broken: ${vpWords(line.vp)}.`;
			case 'spared':
				return 'Mánes loses nothing.';
			case 'back':
				return `The rooster goes back to ${line.to}. The round marker stays.`;
		}
	},
} as const;
