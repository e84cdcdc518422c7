/**
 * Orloj's components as far as they are public, each value with where it comes from. What nobody tells stands in
 * `unknown`, as a count.
 */
import type { Provenance } from '#engine/profile.ts';
import type { Counted, Effect } from './effects.ts';
import type { Reason, Sourced } from './reasons.ts';

const from =
	(source: Provenance, because: Reason) =>
	<Value>(value: Value): Sourced<Value> => ({ value, from: source, because });

/** The solo page that this reference follows. */
const printed = from('rulebook', 'solo-page');
/** Text of the rulebook, as a public transcript of its 24 pages has it. */
const told = from('published', 'transcript');
/** Read off a picture's caption there: one source. */
const caption = from('published', 'captions');
/** The same, where gold and coin cannot be told apart. */
const goldOrCoin = from('inferred', 'gold-or-coins');
const likely = (because: Reason) => from('inferred', because);

export const tracks = ['blue', 'pink', 'yellow'] as const;
export type Track = (typeof tracks)[number];

export const difficulties = ['basic', 'medium-mastery', 'medium-scoring', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Whether the mastery tiles and the mastery-track objective tile lie on their advanced side. */
export const hasAdvancedMastery = (difficulty: Difficulty): boolean =>
	difficulty === 'medium-mastery' || difficulty === 'advanced';
/** Whether the turn-scoring cards are the advanced ones and the endgame card shows its advanced side. */
export const hasAdvancedScoring = (difficulty: Difficulty): boolean =>
	difficulty === 'medium-scoring' || difficulty === 'advanced';

/** Numbers that solo play needs. */
export const numbers = {
	turns: printed(12),
	roundEnds: printed([3, 6, 9] as readonly number[]),
	workers: printed(14),
	startingVp: printed(10),
	roosterStart: printed(4),
	masterySteps: from('rulebook', 'mastery-steps')({ basic: 2, advanced: 3 }),
	masteryAction: printed(2),
	vpPastTop: printed(1),
	vpPerDialInGroup: printed(2),
	vpPerAssistant: from('rulebook', 'assistants')({ basic: 3, advanced: 6 }),
	scoringTile: printed({ each: 3, most: 15 }),
	objectives: told({ first: 8, second: 6, third: 4 }),
	/** The value on the basic side of the mastery-track objective tile. */
	threshold: likely('threshold')(6),
} as const;

interface Piece<Id extends string> {
	id: Id;
	/** How many there are, where that is told. */
	copies?: number;
	effects: Sourced<readonly Effect[]>;
}
const piece = <const Id extends string>(id: Id, effects: Sourced<readonly Effect[]>, copies?: number): Piece<Id> => ({
	id,
	effects,
	...(copies !== undefined && { copies }),
});

export const assistants = [
	piece('flat', caption([{ verb: 'score', vp: 6 }]), 3),
	piece('upgrades', caption([{ verb: 'score', vp: 1, per: 'upgrades' }]), 3),
	piece('mastery', caption([{ verb: 'score', vp: 4, per: 'discs-at-four' }]), 3),
	piece('apostle-columns', caption([{ verb: 'score', vp: 5, per: 'apostle-columns' }]), 3),
	piece('months', caption([{ verb: 'score', vp: 3, per: 'months' }]), 3),
	piece('zodiacs', caption([{ verb: 'score', vp: 3, per: 'zodiacs' }]), 3),
] as const;

/** What the six windows and the six royal scrolls count; the one of upgrades is out of the game in solo play. */
export const windowCounts = ['scrolls', 'apostles', 'upgrades', 'months', 'zodiacs', 'workshop-cards'] as const;
export type WindowCount = (typeof windowCounts)[number];

export interface MasteryWindow {
	id: WindowCount;
	/** VP for each thing counted, by which of the two values is reached. */
	each: Sourced<{ main: number; secondary: number }>;
	most: Sourced<number>;
}
export const masteryWindows: readonly MasteryWindow[] = windowCounts.map((id) => ({
	id,
	each: caption({ main: id === 'apostles' || id === 'upgrades' ? 2 : 3, secondary: 1 }),
	most: caption(15),
}));

export const royalScrolls: readonly (Piece<WindowCount> & {
	effects: Sourced<readonly [Effect & { verb: 'score' }]>;
})[] = windowCounts.map((id) => ({
	id,
	effects: caption([
		{
			verb: 'score',
			vp: id === 'apostles' || id === 'upgrades' ? 2 : 3,
			per: id,
			most: 10,
			...(id === 'scrolls' && { counts: 'itself' as const }),
		},
	] as const),
}));

/** What a common objective asks for. */
export type Goal =
	| { of: 'apostles'; colour: 'purple' | 'green' | 'red'; amount: number }
	| { of: 'assistants' | 'workshop-cards' | 'upgrades'; amount: number }
	| { of: 'disc'; level: 3 }
	| { of: 'dials'; months: number; zodiacs: number };

const objective = <const Id extends string>(id: Id, goal: Goal) => ({ id, goal: caption(goal) });
export const objectives = [
	objective('purple-apostles', { of: 'apostles', colour: 'purple', amount: 3 }),
	objective('green-apostles', { of: 'apostles', colour: 'green', amount: 3 }),
	objective('red-apostles', { of: 'apostles', colour: 'red', amount: 3 }),
	objective('two-assistants', { of: 'assistants', amount: 2 }),
	objective('three-workshop-cards', { of: 'workshop-cards', amount: 3 }),
	objective('five-upgrades', { of: 'upgrades', amount: 5 }),
	objective('disc-at-three', { of: 'disc', level: 3 }),
	objective('two-months-one-zodiac', { of: 'dials', months: 2, zodiacs: 1 }),
	objective('two-zodiacs-one-month', { of: 'dials', months: 1, zodiacs: 2 }),
] as const;

export const objectiveRewards = [
	piece('apostle', caption([{ verb: 'apostle' }])),
	piece('two-gold-or-coins', goldOrCoin([{ verb: 'gain', goods: 'gold-or-coin', amount: 2 }])),
	piece('two-any', caption([{ verb: 'gain', goods: 'any', amount: 2 }])),
	piece('upgrade', caption([{ verb: 'upgrade' }])),
	piece('two-mastery-steps', caption([{ verb: 'mastery', steps: 2, track: 'any' }])),
] as const;

/** A hammer card's rewards; level 1 gives nothing. */
export interface Hammer {
	id: string;
	level2: Sourced<readonly Effect[]>;
	level3: Sourced<readonly Effect[]>;
}
export const hammers: readonly Hammer[] = [
	{
		id: 'gold-or-coin',
		level2: goldOrCoin([{ verb: 'gain', goods: 'gold-or-coin', amount: 1 }]),
		level3: goldOrCoin([
			{ verb: 'gain', goods: 'gold-or-coin', amount: 1 },
			{ verb: 'score', vp: 2 },
		]),
	},
	{
		id: 'personal-rooster',
		level2: caption([{ verb: 'personal-rooster', steps: 1 }]),
		level3: caption([
			{ verb: 'personal-rooster', steps: 1 },
			{ verb: 'score', vp: 2 },
		]),
	},
	{
		id: 'painter',
		level2: caption([
			{ verb: 'force', deviations: 1 },
			{ verb: 'painter', by: 0 },
		]),
		level3: caption([{ verb: 'painter', by: 0 }]),
	},
	{
		id: 'mastery',
		level2: caption([{ verb: 'mastery', steps: 1, track: 'any' }]),
		level3: goldOrCoin([
			{ verb: 'mastery', steps: 1, track: 'any' },
			{ verb: 'gain', goods: 'gold-or-coin', amount: 1 },
		]),
	},
	{
		id: 'apostle',
		level2: caption([{ verb: 'apostle' }]),
		level3: caption([{ verb: 'apostle' }, { verb: 'correct', deviations: 1 }]),
	},
	{
		id: 'correction',
		level2: caption([{ verb: 'correct', deviations: 1 }]),
		level3: caption([{ verb: 'moon', by: -1 }]),
	},
];

export const scrolls = [
	piece('apostle', caption([{ verb: 'apostle' }])),
	piece('moon', caption([{ verb: 'moon', by: 0 }])),
	piece('painter', caption([{ verb: 'painter', by: 0 }])),
	piece(
		'gold-or-coin',
		goldOrCoin([
			{ verb: 'gain', goods: 'gold-or-coin', amount: 1 },
			{ verb: 'personal-rooster', steps: 1 },
		]),
	),
	piece('upgrade', caption([{ verb: 'upgrade' }])),
	piece('construct', caption([{ verb: 'construct' }])),
] as const;

/** A space of the sculptor: what each of the three levels gives. */
export interface SculptorAction {
	id: string;
	levels: Sourced<readonly [readonly Effect[], readonly Effect[], readonly Effect[]]>;
}
const force = (deviations: number): Effect => ({ verb: 'force', deviations });
const correct: Effect = { verb: 'correct', deviations: 1 };
const goldOrCoins = (amount: number): Effect => ({ verb: 'gain', goods: 'gold-or-coin', amount });
const goldAndCoins = (coins: number): Effect[] => [
	{ verb: 'gain', goods: 'gold', amount: 1 },
	{ verb: 'gain', goods: 'coin', amount: coins },
];
const anyGoods: Effect = { verb: 'gain', goods: 'any', amount: 1 };
export const sculptorActions: readonly SculptorAction[] = [
	{
		id: 'workshop',
		levels: goldOrCoin([
			[{ verb: 'workshop' }, force(1)],
			[{ verb: 'workshop' }, force(1), anyGoods],
			[{ verb: 'workshop' }, correct, goldOrCoins(1)],
		] as const),
	},
	{
		id: 'construct',
		levels: goldOrCoin([
			[{ verb: 'construct' }, force(2)],
			[{ verb: 'construct' }, force(1), anyGoods],
			[{ verb: 'construct' }, correct, goldOrCoins(1)],
		] as const),
	},
	{
		id: 'gold-and-coins',
		levels: goldOrCoin([
			[...goldAndCoins(1), force(1)],
			[...goldAndCoins(2), force(1)],
			[correct, ...goldAndCoins(3)],
		] as const),
	},
	{
		id: 'painter-or-moon',
		levels: caption([
			[{ verb: 'painter-or-moon', by: 0 }],
			[{ verb: 'painter-or-moon', by: 1 }],
			[{ verb: 'painter-or-moon', by: 2 }],
		] as const),
	},
];

/** What his five scoring tiles count, 3 VP each. */
export const scoringCounts = ['months', 'zodiacs', 'apostles', 'scrolls', 'workshop-cards'] as const;
export type ScoringCount = (typeof scoringCounts)[number];
export const scoringTiles = scoringCounts.map((id) => piece(id, scoringTile(id)));
function scoringTile(per: Counted): Sourced<readonly Effect[]> {
	const { each, most } = numbers.scoringTile.value;
	return printed([{ verb: 'score', vp: each, per, most }]);
}

/** The solo pieces beside the scoring tiles, with how many there are. */
export const soloPieces = {
	'mastery-tiles': printed(3),
	'mastery-track-tiles': printed(3),
	'mastery-track-objective': told(1),
	'end-of-round-tiles': printed(3),
	'conditions-met': told(1),
	'endgame-card': told(1),
	'basic-turn-scoring': printed(3),
	'advanced-turn-scoring': told(3),
	'action-cards': from('rulebook', 'action-cards')(18),
} as const;
export type SoloPiece = keyof typeof soloPieces;

/** What the tracks are for, and from which space their windows score. */
export const windowsFrom = told(7);
/** How far the moon or the painter goes, by the level of the yellow disc: two examples are told. */
export const yellowExamples = told({ moonAtFour: 6, painterAtThree: 5 });

/** What nobody tells in public: how many the box holds, where that is known. */
export const unknown = {
	'action-cards': { count: soloPieces['action-cards'] },
	'advanced-turn-scoring': { count: soloPieces['advanced-turn-scoring'] },
	'advanced-threshold': { count: told(1) },
	'mastery-track-steps': { count: told(3) },
	'workshop-cards': {},
	'calendar-tiles': {},
	'clock-face': {},
} as const satisfies Record<string, { count?: Sourced<number> }>;
export type Unknown = keyof typeof unknown;

/** Set-up numbers of the base game by the number of players. */
export const baseSetup = {
	dialsDrawn: told({ 2: 6, 3: 5, 4: 4 } as Readonly<Record<2 | 3 | 4, number>>),
	scrollsShown: told({ few: 3, many: 4 }),
	workersAtStart: told({ few: 5, many: 4 }),
	soloAssistantsEach: told(1),
	deviations: told(5),
} as const;
