/** Orloj in English: what its components do, made from their data. */
import type { Counted, Effect, Goods } from '#games/orloj/effects.ts';
import type { Difficulty, Goal, SoloPiece, Track, Unknown, WindowCount } from '#games/orloj/values.ts';

const list = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const counted = (amount: number, one: string, many = `${one}s`): string =>
	`${amount} ${amount === 1 ? one : many}`;

const a = (thing: string): string => `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;

/** What is counted: one of it, and several. */
export const countedWords: Record<Counted, { one: string; many: string }> = {
	apostles: { one: 'apostle', many: 'apostles' },
	'apostle-columns': { one: 'finished column of apostles', many: 'finished columns of apostles' },
	'discs-at-four': { one: 'mastery disc at level IV', many: 'mastery discs at level IV' },
	months: { one: 'month with a worker', many: 'months with a worker' },
	scrolls: { one: 'scroll', many: 'scrolls' },
	upgrades: { one: 'upgrade', many: 'upgrades' },
	'workshop-cards': { one: 'workshop card', many: 'workshop cards' },
	zodiacs: { one: 'zodiac dial with a worker', many: 'zodiac dials with a worker' },
};
export const countedTitle = (what: Counted): string => capital(countedWords[what].many);

const goodsWords = (goods: Goods, amount: number): string => {
	switch (goods) {
		case 'any':
			return `${counted(amount, 'good')} of your choice`;
		case 'gold':
			return `${amount} gold`;
		case 'coin':
			return counted(amount, 'coin');
		case 'gold-or-coin':
			return `${amount} gold or ${amount === 1 ? 'coin' : 'coins'} (look which your piece shows)`;
	}
};
const goodsShort = (goods: Goods, amount: number): string =>
	goods === 'gold-or-coin'
		? `${amount} gold or coin`
		: goods === 'any'
			? `${amount} of choice`
			: goodsWords(goods, amount);

const steps = (by: number): string =>
	by === 0
		? ''
		: by > 0
			? ` ${counted(by, 'step')} further than your track says`
			: ` ${counted(-by, 'step')} less far than your track says`;

/** What an effect does, within a sentence to “you”. */
export const effectWords = (effect: Effect): string => {
	switch (effect.verb) {
		case 'score': {
			if (!effect.per) return `score ${effect.vp} VP`;
			const cap = effect.most === undefined ? '' : `, ${effect.most} VP at most`;
			const itself = effect.counts ? ', itself among them' : '';
			return `score ${effect.vp} VP for each ${countedWords[effect.per].one}${itself}${cap}`;
		}
		case 'gain':
			return `gain ${goodsWords(effect.goods, effect.amount)}`;
		case 'mastery':
			return effect.steps === 1 ? 'move 1 step on a mastery track' : `move ${effect.steps} steps on mastery tracks`;
		case 'personal-rooster':
			return `move ${counted(effect.steps, 'step')} on your personal rooster track`;
		case 'force':
			return `force ${counted(effect.deviations, 'deviation')}`;
		case 'correct':
			return `correct ${counted(effect.deviations, 'deviation')}`;
		case 'moon':
			return `activate the moon${steps(effect.by)}`;
		case 'painter':
			return `move the painter${steps(effect.by)}`;
		case 'painter-or-moon':
			return `move the painter or activate the moon${steps(effect.by)}`;
		case 'apostle':
			return 'take an apostle';
		case 'upgrade':
			return 'make an upgrade';
		case 'workshop':
			return 'take a workshop card';
		case 'construct':
			return 'construct a dial';
	}
};

/** What several effects do, as a sentence; a price of deviations stands first. */
export const effectsSentence = (effects: readonly Effect[]): string => {
	const price = effects.filter(({ verb }) => verb === 'force');
	const rest = effects.filter(({ verb }) => verb !== 'force');
	// What is gained stands together.
	const does = list(rest.map(effectWords)).replaceAll(/(gain [^,]+?)( and|,) gain /g, '$1$2 ');
	return price.length > 0 ? `${capital(list(price.map(effectWords)))}, then ${does}.` : `${capital(does)}.`;
};

const effectLine = (effect: Effect): string => {
	switch (effect.verb) {
		case 'score':
			return effect.per ? `${effect.vp} VP ${a(countedWords[effect.per].one)}` : `${effect.vp} VP`;
		case 'gain':
			return goodsShort(effect.goods, effect.amount);
		case 'mastery':
			return counted(effect.steps, 'mastery step');
		case 'personal-rooster':
			return 'personal rooster step';
		case 'force':
			return `force ${effect.deviations}`;
		case 'correct':
			return `correct ${effect.deviations}`;
		case 'moon':
			return effect.by === 0 ? 'moon' : `moon ${effect.by > 0 ? '+' : '−'}${Math.abs(effect.by)}`;
		case 'painter':
			return effect.by === 0 ? 'painter' : `painter +${effect.by}`;
		case 'painter-or-moon':
			return effect.by === 0 ? 'painter or moon' : `painter or moon +${effect.by}`;
		case 'construct':
			return 'construct';
		default:
			return effect.verb;
	}
};
export const effectsLine = (effects: readonly Effect[]): string => capital(effects.map(effectLine).join(', '));

/** What a common objective asks for. */
export const goalWords = (goal: Goal): string => {
	switch (goal.of) {
		case 'apostles':
			return `${goal.amount} ${goal.colour} apostles`;
		case 'assistants':
			return `${counted(goal.amount, 'placed assistant')}`;
		case 'workshop-cards':
			return counted(goal.amount, 'workshop card');
		case 'upgrades':
			return counted(goal.amount, 'upgrade');
		case 'disc':
			return 'a mastery disc at level III';
		case 'dials':
			return list([counted(goal.months, 'month'), counted(goal.zodiacs, 'zodiac dial')].sort().reverse());
	}
};

export const trackNames: Record<Track, string> = { blue: 'Blue', pink: 'Pink', yellow: 'Yellow' };
export const trackWords: Record<Track, { line: string; sentence: string }> = {
	blue: {
		line: 'Steps of the astronomical dial',
		sentence: 'How many steps of the astronomical dial you may take without forcing a deviation.',
	},
	pink: {
		line: 'Workers recovered, sculptor level',
		sentence: 'How many workers you recover when you pass, and which of its three levels your sculptor works at.',
	},
	yellow: {
		line: 'Reach of painter and moon',
		sentence: 'How far the painter and the moon go.',
	},
};

export const difficultyNames: Record<Difficulty, string> = {
	basic: 'Basic',
	'medium-mastery': 'Medium 1',
	'medium-scoring': 'Medium 2',
	advanced: 'Advanced',
};
export const difficultyWords: Record<Difficulty, string> = {
	basic: 'No part with a star is used.',
	'medium-mastery': 'Mastery tiles and mastery-track objective tile on their advanced side: bonuses of 3 steps.',
	'medium-scoring': 'Advanced turn-scoring cards, and the advanced side of the endgame card: 6 VP an assistant.',
	advanced: 'Both halves: bonuses of 3 steps, advanced turn-scoring cards, 6 VP an assistant.',
};

export const assistantNames = {
	flat: 'Assistant of six VP',
	upgrades: 'Assistant of upgrades',
	mastery: 'Assistant of mastery',
	'apostle-columns': 'Assistant of apostles',
	months: 'Assistant of months',
	zodiacs: 'Assistant of the zodiac',
} as const;
export const windowName = (what: WindowCount): string => `Window of ${shortNames[what]}`;
export const royalScrollName = (what: WindowCount): string => `Royal scroll of ${shortNames[what]}`;
export const scoringTileName = (what: Counted): string => `Scoring tile of ${shortNames[what]}`;
/** A thing counted, in a name. */
export const shortNames: Record<Counted, string> = {
	apostles: 'apostles',
	'apostle-columns': 'apostle columns',
	'discs-at-four': 'mastery',
	months: 'months',
	scrolls: 'scrolls',
	upgrades: 'upgrades',
	'workshop-cards': 'workshop cards',
	zodiacs: 'zodiac dials',
};
export const windowSentence = (what: WindowCount, main: number, secondary: number, most: number): string =>
	`Score ${main} VP at the main value, or ${secondary} VP at the secondary value, for each ${countedWords[what].one}; ${most} VP at most.`;
export const windowLine = (what: WindowCount, main: number, secondary: number): string =>
	`${main} or ${secondary} VP ${a(countedWords[what].one)}`;

export const objectiveNames = {
	'purple-apostles': 'Three purple apostles',
	'green-apostles': 'Three green apostles',
	'red-apostles': 'Three red apostles',
	'two-assistants': 'Two assistants',
	'three-workshop-cards': 'Three workshop cards',
	'five-upgrades': 'Five upgrades',
	'disc-at-three': 'A disc at level III',
	'two-months-one-zodiac': 'Two months, one zodiac dial',
	'two-zodiacs-one-month': 'Two zodiac dials, one month',
} as const;
export const objectiveSentence = (goal: Goal): string => `Have ${goalWords(goal)}.`;

export const rewardNames = {
	apostle: 'Reward: apostle',
	'two-gold-or-coins': 'Reward: two gold or coins',
	'two-any': 'Reward: two of choice',
	upgrade: 'Reward: upgrade',
	'two-mastery-steps': 'Reward: two mastery steps',
} as const;
export const hammerNames: Record<string, string> = {
	'gold-or-coin': 'Hammer of gold or coin',
	'personal-rooster': 'Hammer of the rooster',
	painter: 'Hammer of the painter',
	mastery: 'Hammer of mastery',
	apostle: 'Hammer of apostles',
	correction: 'Hammer of corrections',
};
export const scrollNames = {
	apostle: 'Scroll: apostle',
	moon: 'Scroll: moon',
	painter: 'Scroll: painter',
	'gold-or-coin': 'Scroll: gold or coin, rooster',
	upgrade: 'Scroll: upgrade',
	construct: 'Scroll: construct',
} as const;
export const sculptorNames: Record<string, string> = {
	workshop: 'Sculptor: workshop',
	construct: 'Sculptor: construct',
	'gold-and-coins': 'Sculptor: gold and coins',
	'painter-or-moon': 'Sculptor: painter or moon',
};
/** What the levels of a hammer or the sculptor give, one after the other. */
export const levelsSentence = (levels: readonly (readonly [number, readonly Effect[]])[]): string =>
	levels
		.map(([level, effects]) => `Level ${level}: ${effectsSentence(effects).toLowerCase().replaceAll('vp', 'VP')}`)
		.join(' ');

interface Said {
	name: string;
	line: string;
	sentence: string;
	also: string[];
	/** Rules it leans on, ids without the game. */
	rules: string[];
}

/** His other tiles. */
export const soloTileWords: Record<
	'mastery-tiles' | 'mastery-track-tiles' | 'mastery-track-objective' | 'end-of-round-tiles' | 'conditions-met',
	Said
> = {
	'mastery-tiles': {
		name: 'Mastery tiles',
		line: 'The bonus of a passed check',
		sentence: 'After a passed action check he gains 2 mastery steps, or 3 on the advanced side.',
		also: ['mastery bonus', 'three tiles'],
		rules: ['solo.setup.mastery-tiles', 'solo.check.bonus'],
	},
	'mastery-track-tiles': {
		name: 'Mastery-track tiles',
		line: 'Which disc is checked',
		sentence: 'Names the track whose disc is checked at the end of rounds 3, 6 and 9; then it shows the hourglass.',
		also: ['track tile', 'hourglass'],
		rules: ['solo.setup.track-tiles', 'solo.round-end.disc', 'solo.round-end.hourglass'],
	},
	'mastery-track-objective': {
		name: 'Mastery-track objective tile',
		line: 'The value his disc must reach',
		sentence: 'A disc below its value costs him a scoring tile; at the value it is enough.',
		also: ['threshold', 'value', 'objective tile'],
		rules: ['solo.setup.conditions', 'solo.round-end.disc', 'solo.round-end.equal'],
	},
	'end-of-round-tiles': {
		name: 'End-of-round tiles',
		line: 'Which objective he goes to',
		sentence: 'Names the common objective where his worker goes after rounds 3, 6 and 9; then it shows the hourglass.',
		also: ['end-of-round action', 'hourglass'],
		rules: ['solo.setup.round-end-tiles', 'solo.round-end.objective', 'solo.round-end.hourglass'],
	},
	'conditions-met': {
		name: 'Conditions-met tile',
		line: 'Lies in his area',
		sentence: 'Lies in his area, left of the mastery-track objective tile. What it shows no source tells.',
		also: ['conditions', 'action check'],
		rules: ['solo.setup.conditions'],
	},
};

export const pieceWords: Record<Exclude<SoloPiece, keyof typeof soloTileWords> | 'workers', Said> = {
	'action-cards': {
		name: 'Action cards',
		line: 'What he does, a card a turn',
		sentence:
			'Workers needed, the turn of the dials, two actions with a reward each; 6 set up the calendar, 12 are played.',
		also: ['automa deck', '18 cards'],
		rules: ['solo.card', 'solo.setup.calendar', 'solo.setup.deck', 'solo.card.unknown'],
	},
	'basic-turn-scoring': {
		name: 'Basic turn-scoring cards',
		line: 'VP and rooster after a passed check',
		sentence: 'Scored after a passed action check: VP for him, and steps of the rooster.',
		also: ['turn scoring', 'scoring card'],
		rules: ['solo.setup.turn-scoring', 'solo.check.card'],
	},
	'advanced-turn-scoring': {
		name: 'Advanced turn-scoring cards',
		line: 'For Medium 2 and Advanced',
		sentence:
			'In place of the basic ones at the second medium option and the advanced level; their values are not public.',
		also: ['turn scoring', 'star'],
		rules: ['solo.difficulty.scoring', 'solo.check.card', 'solo.difficulty.unknown'],
	},
	'endgame-card': {
		name: 'Endgame card',
		line: 'What he scores at the end',
		sentence: 'Windows, assistants at 3 or 6 VP, the scoring tiles he kept, common objectives.',
		also: ['end game scoring', 'final scoring'],
		rules: ['solo.setup.endgame', 'solo.score.assistants', 'solo.score.tiles'],
	},
	workers: {
		name: 'His workers',
		line: '14, all available at the start',
		sentence:
			'They stand available, on the clock, on his dials or on objectives; those on the clock come back when he recovers.',
		also: ['meeples', 'fourteen'],
		rules: ['solo.setup.workers', 'solo.turn.workers', 'solo.turn.recover'],
	},
};

export const unknownWords: Record<Unknown, { term: string; words: string }> = {
	'action-cards': { term: 'Texts of the action cards', words: '18 cards; none of their texts is public.' },
	'advanced-turn-scoring': {
		term: 'Values of the advanced turn-scoring cards',
		words: '3 cards; their values are not public.',
	},
	'advanced-threshold': { term: 'Number on the advanced objective tile', words: '1 tile; its number is not public.' },
	'mastery-track-steps': { term: 'Spaces of the mastery tracks', words: '3 tracks; their spaces are listed nowhere.' },
	'workshop-cards': { term: 'Workshop cards', words: 'Neither their number nor what they show is public.' },
	'calendar-tiles': { term: 'Tiles of the calendar', words: 'Their costs and rewards are not public.' },
	'clock-face': { term: 'Sections of the clock face', words: 'Their layout is not public.' },
};

/** Terms of facts on a component's page. */
export const facts = {
	level: (level: number) => `Level ${level}`,
	nothing: 'Nothing.',
	copies: 'In the box',
	copiesWords: (count: number) => `${count}`,
	alone: 'Alone',
	aloneAssistants:
		'One of each kind is laid out. For Mánes it counts 3 VP, or 6 VP on the advanced side of his endgame card.',
	removed: 'Taken out of the solo game before anything is dealt.',
	places: 'Worth',
	placesWords: '8, 6 or 4 VP by the space; alone 8, then 4.',
	scoringTiles: 'Scoring tiles',
	otherTiles: 'The other tiles of his area',
	values: 'Numbers of the rules',
	byEase: (basic: number, advanced: number) => `${basic}; ${advanced} on the advanced side`,
	upTo: (each: number, most: number) => `${each} VP each, ${most} VP at most`,
	fewOrMany: ({ few, many }: { few: number; many: number }) => `${few} with one or two players, ${many} with more`,
	known: 'Known',
	yellow: (moon: number, painter: number) =>
		`At level IV the moon goes ${moon} steps; at level III the painter up to ${painter}.`,
	unknownSpaces: 'The list of its spaces is not public.',
	windowsFrom: (space: number) => `Its window scores from space ${space} on.`,
	unknown: 'Not known',
	red: 'The note “24, red” stands behind this scroll; it may speak of all scrolls.',
	unknownPiece: {
		name: 'What is not public',
		line: 'Cards and values that nobody has published',
		sentence: 'What of Orloj no public source tells, so that this reference leaves it open and asks your box instead.',
	},
} as const;

/** Values that stand in no component, on the page of sources. */
export const valueNames = {
	turns: 'Turns of Mánes',
	'round-ends': 'Rounds that end with a phase',
	'starting-vp': 'VP at the start',
	'rooster-start': 'Space where rooster and round marker start',
	'mastery-steps': 'Steps of his mastery bonus',
	'mastery-action': 'Steps of his mastery action',
	'past-top': 'A step past the top of a track',
	group: 'For each dial of the group',
	assistant: 'VP for each of his assistants',
	'scoring-tile': 'His scoring tiles',
	objective: 'VP of the spaces of a common objective',
	threshold: 'Value on the basic side of the mastery-track objective tile',
	'dials-drawn': 'Months, and zodiac dials, drawn with 2, 3 and 4 players',
	'scrolls-shown': 'Scrolls that lie open',
	'workers-at-start': 'Your available workers at the start',
	deviations: 'Deviation tokens of a player',
} as const;
