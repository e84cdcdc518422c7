/** Josef Mánes' turn: a table for every rule that the companion plays, with what happens and what does not. */
import { describe, expect, test } from 'vitest';
import { ruleIds } from '#games/orloj/rule-ids.ts';
import { citedRulings } from '#games/orloj/rulings.ts';
import { type Action, askedNow, type Event, ledgerOf, type Position, type Setup, studio } from '#games/orloj/studio.ts';
import type { Track } from '#games/orloj/values.ts';
import { referenceOf } from '#reference/content.ts';

// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'orloj.solo.turns',
	'orloj.solo.you-first',
	'orloj.solo.setup.rooster',
	'orloj.solo.setup.workers',
	'orloj.solo.setup.marker',
	'orloj.solo.setup.scoring-tiles',
	'orloj.solo.turn.workers',
	'orloj.solo.turn.recover',
	'orloj.solo.turn.clock',
	'orloj.solo.turn.first-action',
	'orloj.solo.turn.reward',
	'orloj.solo.turn.second-action',
	'orloj.solo.turn.next-cards',
	'orloj.solo.action.dial',
	'orloj.solo.action.apostle',
	'orloj.solo.action.mastery',
	'orloj.solo.action.mastery.scroll',
	'orloj.solo.action.mastery.royal-scroll',
	'orloj.solo.action.mastery.top',
	'orloj.solo.action.workshop',
	'orloj.solo.action.assistant',
	'orloj.solo.action.painter',
	'orloj.solo.check.failed',
	'orloj.solo.check.bonus',
	'orloj.solo.check.dials',
	'orloj.solo.check.card',
	'orloj.solo.check.call',
	'orloj.solo.round-end.objective',
	'orloj.solo.round-end.third',
	'orloj.solo.round-end.no-workers',
	'orloj.solo.round-end.rooster',
	'orloj.solo.round-end.disc',
	'orloj.solo.round-end.equal',
	'orloj.solo.round-end.flip',
	'orloj.solo.round-end.hourglass',
	'orloj.solo.round-end.refresh',
	'orloj.solo.end',
	'orloj.clock.bump',
	'orloj.construct.group',
	'orloj.construct.worker',
	'orloj.apostles.red-tooth',
	'orloj.objectives.second-closed',
	'orloj.rooster.moves',
	'orloj.rooster.extra',
	'orloj.rooster.call',
];

interface Reached {
	position: Position;
	/** What the last action told. */
	last: Event[];
	all: Event[];
}

/** Plays actions, all of which must be legal. */
const reach = (setup: Setup, actions: readonly Action[]): Reached => {
	const made = studio.create(setup);
	if (!made.ok) throw new Error(JSON.stringify(made.error));
	let { position, events: last } = made.value;
	const all = [...last];
	for (const action of actions) {
		const played = studio.play(position, action);
		if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played.error)}`);
		({ position, events: last } = played.value);
		all.push(...last);
	}
	return { position, last, all };
};

const his: Setup = { at: 'his-turn' };
const enough: Action = { type: 'workers', needed: 1 };
const alone: Action = { type: 'clock', there: 'nobody' };
const deed = (what: (Action & { type: 'deed' })['deed']): Action => ({ type: 'deed', deed: what });
const failed: Action = { type: 'failed' };
const noMore: Action = { type: 'reward-over' };
const plain: Action = { type: 'space', shows: 'nothing' };
const bonus = (track: Track): Action => ({ type: 'bonus', track });
const painter = [deed('painter'), noMore];
/** To the check, both actions done and nothing to keep. */
const quiet = [enough, alone, ...painter, ...painter];
const twoSteps = [bonus('blue'), plain, bonus('pink'), plain];
const card = (vp: number, steps: number): Action[] => [
	{ type: 'card-vp', vp },
	{ type: 'card-rooster', steps },
];
/** Rounds 3, 6 and 9 ask these two things more. */
const roundEnd = (objective: 1 | 2 | 3, first: 'free' | 'yours', track: Track): Action[] => [
	{ type: 'objective', objective, first },
	{ type: 'disc', track },
];

interface Row {
	name: string;
	setup?: Setup;
	actions: Action[];
	/** Each of these was told, all its fields as said; of the last action, or of all where `all`. */
	told?: Partial<Event>[];
	not?: Event['type'][];
	all?: boolean;
	asks?: ReturnType<typeof askedNow>;
	/** Fields of the position. */
	at?: object;
	rules: string[];
}

const rows: Row[] = [
	{
		name: 'from the box: your turn first, 10 VP, 14 workers, the rooster at its start',
		setup: {},
		actions: [],
		asks: { step: 'your-turn' },
		at: {
			round: 1,
			vp: 10,
			workers: { available: 14, clock: 0, dials: 0, objectives: 0 },
			rooster: 0,
			discs: { blue: 0, pink: 0, yellow: 0 },
		},
		rules: [],
	},
	{
		name: 'you send one of his workers home',
		setup: { workers: { clock: 2 } },
		actions: [{ type: 'bumped' }],
		told: [{ type: 'workerBumped', available: 13 }],
		at: { workers: { available: 13, clock: 1, dials: 0, objectives: 0 } },
		asks: { step: 'your-turn' },
		rules: ['orloj.clock.bump'],
	},
	{
		name: 'as many workers as the card needs: on he goes',
		setup: { ...his, workers: { clock: 11 } },
		actions: [{ type: 'workers', needed: 3 }],
		told: [{ type: 'workersReady', needed: 3, available: 3 }],
		asks: { step: 'clock' },
		rules: ['orloj.solo.turn.workers'],
	},
	{
		name: 'one worker too few: all come back from the clock, the turn is over, no check',
		setup: { ...his, workers: { clock: 11, dials: 1 } },
		actions: [{ type: 'workers', needed: 3 }],
		told: [
			{ type: 'workersRecovered', needed: 3, workers: 11 },
			{ type: 'turnOver' },
			{ type: 'roundBegan', round: 2 },
		],
		not: ['checkFailed', 'checkPassed', 'clockTaken'],
		at: { workers: { available: 13, clock: 0, dials: 1, objectives: 0 }, round: 2 },
		asks: { step: 'your-turn' },
		rules: ['orloj.solo.turn.recover', 'orloj.solo.turn.next-cards', 'orloj.solo.you-first'],
	},
	{
		name: 'nobody at the hand: his worker goes there',
		setup: his,
		actions: [enough, alone],
		told: [{ type: 'clockTaken', there: 'nobody' }],
		at: { workers: { available: 13, clock: 1, dials: 0, objectives: 0 } },
		asks: { step: 'action', nth: 1 },
		rules: ['orloj.solo.turn.clock'],
	},
	{
		name: 'your worker there comes home, and changes nothing of his',
		setup: his,
		actions: [enough, { type: 'clock', there: 'you' }],
		told: [{ type: 'clockTaken', there: 'you' }],
		at: { workers: { available: 13, clock: 1, dials: 0, objectives: 0 } },
		rules: ['orloj.solo.turn.clock', 'orloj.clock.bump'],
	},
	{
		name: 'one of his own there comes back to him',
		setup: { ...his, workers: { clock: 1 } },
		actions: [enough, { type: 'clock', there: 'manes' }],
		told: [{ type: 'clockTaken', there: 'manes' }],
		at: { workers: { available: 13, clock: 1, dials: 0, objectives: 0 } },
		rules: ['orloj.solo.turn.clock', 'orloj.clock.bump'],
	},
	{
		name: 'a dial is laid, and not his yet',
		setup: his,
		actions: [enough, alone, deed('month')],
		told: [{ type: 'dialLaid', dial: 'month' }],
		at: { laid: ['month'], months: 0, workers: { available: 13, clock: 1, dials: 0, objectives: 0 } },
		asks: { step: 'reward', nth: 1 },
		rules: ['orloj.solo.action.dial'],
	},
	{
		name: 'an apostle, then the gears are looked at, then its reward',
		setup: his,
		actions: [enough, alone, deed('apostle')],
		told: [{ type: 'apostleTaken', apostles: 1 }],
		at: { apostles: 1, rooster: 0 },
		asks: { step: 'tooth' },
		rules: ['orloj.solo.action.apostle'],
	},
	{
		name: 'a red tooth moves the rooster',
		setup: his,
		actions: [enough, alone, deed('apostle'), { type: 'tooth', isRed: true }],
		told: [{ type: 'roosterMoved', by: 'manes', steps: 1, left: 5 }],
		at: { rooster: 1 },
		asks: { step: 'reward', nth: 1 },
		rules: ['orloj.apostles.red-tooth', 'orloj.rooster.moves'],
	},
	{
		name: 'no red tooth: it stays',
		setup: his,
		actions: [enough, alone, deed('apostle'), { type: 'tooth', isRed: false }],
		told: [],
		not: ['roosterMoved'],
		at: { rooster: 0 },
		rules: [],
	},
	{
		name: 'mastery: two steps, one after the other',
		setup: his,
		actions: [enough, alone, deed('mastery-pink'), plain],
		told: [{ type: 'discMoved', track: 'pink', at: 1 }],
		at: { discs: { blue: 0, pink: 1, yellow: 0 } },
		asks: { step: 'space', track: 'pink' },
		rules: ['orloj.solo.action.mastery'],
	},
	{
		name: 'and no third step',
		setup: his,
		actions: [enough, alone, deed('mastery-pink'), plain, plain],
		told: [{ type: 'discMoved', track: 'pink', at: 2 }],
		asks: { step: 'reward', nth: 1 },
		rules: ['orloj.solo.action.mastery'],
	},
	{
		name: 'a scroll on the way',
		setup: { ...his, royalScrolls: 1 },
		actions: [enough, alone, deed('mastery-blue'), { type: 'space', shows: 'scroll' }],
		told: [
			{ type: 'discMoved', track: 'blue', at: 1 },
			{ type: 'scrollTaken', scrolls: 2, by: 'track' },
		],
		at: { scrolls: 1, royalScrolls: 1 },
		rules: ['orloj.solo.action.mastery.scroll'],
	},
	{
		name: 'a royal scroll of scrolls counts itself: 2 × 3',
		setup: { ...his, scrolls: 1 },
		actions: [
			enough,
			alone,
			deed('mastery-blue'),
			{ type: 'space', shows: 'royal-scroll' },
			{ type: 'royal-scroll', counts: 'scrolls' },
		],
		told: [{ type: 'royalScrollScored', counts: 'scrolls', held: 2, vp: 6 }],
		at: { vp: 16, scrolls: 1, royalScrolls: 1 },
		asks: { step: 'space', track: 'blue' },
		rules: ['orloj.solo.action.mastery.royal-scroll'],
	},
	{
		name: 'a royal scroll never gives more than 10: 4 apostles × 2 = 8',
		setup: { ...his, apostles: 4 },
		actions: [
			enough,
			alone,
			deed('mastery-blue'),
			{ type: 'space', shows: 'royal-scroll' },
			{ type: 'royal-scroll', counts: 'apostles' },
		],
		told: [{ type: 'royalScrollScored', counts: 'apostles', held: 4, vp: 8 }],
		at: { vp: 18 },
		rules: ['orloj.solo.action.mastery.royal-scroll'],
	},
	{
		name: '4 months × 3 are 12, so 10',
		setup: { ...his, months: 4 },
		actions: [
			enough,
			alone,
			deed('mastery-blue'),
			{ type: 'space', shows: 'royal-scroll' },
			{ type: 'royal-scroll', counts: 'months' },
		],
		told: [{ type: 'royalScrollScored', counts: 'months', held: 4, vp: 10 }],
		at: { vp: 20 },
		rules: ['orloj.solo.action.mastery.royal-scroll'],
	},
	{
		name: 'at the top each step is 1 VP, and it is asked once',
		setup: { ...his, discs: { yellow: 9 } },
		actions: [enough, alone, deed('mastery-yellow'), { type: 'top' }],
		told: [
			{ type: 'pastTop', track: 'yellow', vp: 1 },
			{ type: 'pastTop', track: 'yellow', vp: 1 },
		],
		at: { vp: 12, discs: { blue: 0, pink: 0, yellow: 9 }, tops: { yellow: 9 } },
		asks: { step: 'reward', nth: 1 },
		rules: ['orloj.solo.action.mastery.top'],
	},
	{
		name: 'the last space, then 1 VP for the second step',
		setup: { ...his, discs: { yellow: 8 } },
		actions: [enough, alone, deed('mastery-yellow'), plain, { type: 'top' }],
		told: [{ type: 'pastTop', track: 'yellow', vp: 1 }],
		at: { vp: 11, discs: { blue: 0, pink: 0, yellow: 9 } },
		rules: ['orloj.solo.action.mastery.top'],
	},
	{
		name: 'a workshop card',
		setup: his,
		actions: [enough, alone, deed('workshop-card')],
		told: [{ type: 'workshopCardTaken', workshopCards: 1 }],
		at: { workshopCards: 1, vp: 10 },
		rules: ['orloj.solo.action.workshop'],
	},
	{
		name: 'an assistant',
		setup: his,
		actions: [enough, alone, deed('assistant')],
		told: [{ type: 'assistantTaken', assistants: 1 }],
		at: { assistants: 1, vp: 10 },
		rules: ['orloj.solo.action.assistant'],
	},
	{
		name: 'the painter',
		setup: his,
		actions: [enough, alone, deed('painter')],
		told: [{ type: 'painterMoved' }],
		rules: ['orloj.solo.action.painter'],
	},
	{
		name: 'a reward in VP, and more may follow',
		setup: his,
		actions: [enough, alone, deed('painter'), { type: 'reward-vp', vp: 3 }],
		told: [{ type: 'rewardTaken', vp: 3 }],
		at: { vp: 13 },
		asks: { step: 'reward', nth: 1 },
		rules: ['orloj.solo.turn.reward'],
	},
	{
		name: 'a mastery step as a reward is one, not two',
		setup: his,
		actions: [enough, alone, deed('painter'), { type: 'reward-deed', deed: 'mastery-blue' }, plain],
		told: [{ type: 'discMoved', track: 'blue', at: 1 }],
		asks: { step: 'reward', nth: 1 },
		rules: ['orloj.solo.action.mastery'],
	},
	{
		name: 'a scroll as a reward',
		setup: his,
		actions: [enough, alone, deed('painter'), { type: 'reward-scroll' }],
		told: [{ type: 'scrollTaken', scrolls: 1, by: 'reward' }],
		rules: ['orloj.solo.turn.reward'],
	},
	{
		name: 'the first fails: no reward, and the second is done all the same',
		setup: his,
		actions: [enough, alone, failed],
		told: [{ type: 'actionFailed', nth: 1 }],
		asks: { step: 'action', nth: 2 },
		rules: ['orloj.solo.turn.first-action'],
	},
	{
		name: 'the first failed, the second works: the check fails',
		setup: his,
		actions: [enough, alone, failed, deed('month'), noMore],
		told: [{ type: 'checkFailed', dials: 1 }, { type: 'turnOver' }],
		not: ['checkPassed', 'dialBuilt', 'cardScored'],
		at: { vp: 10, months: 0, laid: [], workers: { available: 13, clock: 1, dials: 0, objectives: 0 } },
		rules: ['orloj.solo.check.failed'],
	},
	{
		name: 'the second fails: the same',
		setup: his,
		actions: [enough, alone, ...painter, failed],
		told: [
			{ type: 'actionFailed', nth: 2 },
			{ type: 'checkFailed', dials: 0 },
		],
		not: ['checkPassed'],
		rules: ['orloj.solo.turn.second-action', 'orloj.solo.check.failed'],
	},
	...(
		[
			['basic', 2],
			['medium-mastery', 3],
			['medium-scoring', 2],
			['advanced', 3],
		] as const
	).map(
		([difficulty, steps]): Row => ({
			name: `both worked, ${difficulty}: ${steps} mastery steps`,
			setup: { ...his, difficulty },
			actions: quiet,
			told: [{ type: 'checkPassed', steps }],
			asks: { step: 'bonus', left: steps },
			rules: ['orloj.solo.check.bonus'],
		}),
	),
	{
		name: 'after two steps the card is scored',
		setup: his,
		actions: [...quiet, ...twoSteps],
		at: { discs: { blue: 1, pink: 1, yellow: 0 } },
		asks: { step: 'card-vp' },
		rules: ['orloj.solo.action.mastery'],
	},
	{
		name: 'the example of a card: 6 VP and one step',
		setup: his,
		actions: [...quiet, ...twoSteps, ...card(6, 1)],
		told: [{ type: 'roosterMoved', by: 'manes', steps: 1, left: 5 }, { type: 'turnOver' }],
		not: ['roosterCalled'],
		at: { vp: 16, rooster: 1, round: 2 },
		rules: ['orloj.solo.check.card'],
	},
	{
		name: 'the upper of two dials first: the example’s 4 VP',
		setup: { ...his, months: 1, workers: { dials: 1 } },
		actions: [enough, alone, deed('month'), noMore, deed('zodiac'), noMore, ...twoSteps, { type: 'group', size: 2 }],
		told: [{ type: 'dialBuilt', dial: 'month', group: 2, vp: 4 }],
		at: { vp: 14, months: 2, zodiacs: 0, workers: { available: 11, clock: 1, dials: 2, objectives: 0 } },
		asks: { step: 'group', dial: 'zodiac' },
		rules: ['orloj.solo.check.dials', 'orloj.construct.group'],
	},
	{
		name: 'then the lower: 2 VP',
		setup: { ...his, months: 1, workers: { dials: 1 } },
		actions: [
			enough,
			alone,
			deed('month'),
			noMore,
			deed('zodiac'),
			noMore,
			...twoSteps,
			{ type: 'group', size: 2 },
			{ type: 'group', size: 1 },
		],
		told: [{ type: 'dialBuilt', dial: 'zodiac', group: 1, vp: 2 }],
		at: { vp: 16, months: 2, zodiacs: 1, workers: { available: 10, clock: 1, dials: 3, objectives: 0 } },
		asks: { step: 'card-vp' },
		rules: ['orloj.solo.check.dials', 'orloj.construct.group'],
	},
	{
		name: 'without a worker left a dial scores nothing',
		setup: { ...his, workers: { clock: 13 } },
		actions: [enough, alone, deed('month'), noMore, ...painter, ...twoSteps],
		told: [{ type: 'dialUnmanned', dial: 'month' }],
		at: { months: 0, vp: 10 },
		asks: { step: 'card-vp' },
		rules: ['orloj.construct.worker'],
	},
	{
		name: 'his card takes the rooster to its end: the call comes after his turn, and costs him nothing',
		setup: { ...his, rooster: 5 },
		actions: [...quiet, ...twoSteps, ...card(0, 1)],
		told: [
			{ type: 'roosterMoved', by: 'manes', steps: 1, left: 0 },
			{ type: 'turnOver' },
			{ type: 'roosterCalled', after: 'manes' },
		],
		at: { vp: 10, rooster: 0 },
		rules: ['orloj.solo.check.call', 'orloj.solo.setup.rooster'],
	},
	{
		name: 'steps past the end are dropped, not kept for the next call',
		setup: { ...his, rooster: 5 },
		actions: [...quiet, ...twoSteps, ...card(0, 3)],
		told: [
			{ type: 'roosterMoved', by: 'manes', steps: 1, left: 0 },
			{ type: 'roosterDropped', steps: 2 },
			{ type: 'roosterCalled', after: 'manes' },
		],
		at: { rooster: 0 },
		rules: ['orloj.rooster.extra'],
	},
	{
		name: 'one step short of the end: no call',
		setup: { ...his, rooster: 4 },
		actions: [...quiet, ...twoSteps, ...card(0, 1)],
		not: ['roosterCalled'],
		at: { rooster: 5 },
		rules: [],
	},
	{
		name: 'in your turn the rooster reaches its end: the call comes once it is over',
		setup: { rooster: 5 },
		actions: [{ type: 'crowed' }, { type: 'your-turn-over' }],
		told: [{ type: 'roosterCalled', after: 'you' }],
		at: { rooster: 0 },
		asks: { step: 'workers' },
		rules: ['orloj.rooster.call'],
	},
	{
		name: 'and not before',
		setup: { rooster: 5 },
		actions: [{ type: 'crowed' }],
		told: [{ type: 'roosterMoved', by: 'you', steps: 1, left: 0 }],
		not: ['roosterCalled'],
		asks: { step: 'your-turn' },
		rules: ['orloj.rooster.moves'],
	},
	...([1, 2, 4, 5, 7, 8, 10, 11] as const).map(
		(round): Row => ({
			name: `after round ${round} nothing but the next round`,
			setup: { ...his, round },
			actions: [enough, alone, failed, failed],
			not: ['cardsCleared', 'objectiveTaken'],
			at: { round: round + 1 },
			asks: { step: 'your-turn' },
			rules: ['orloj.solo.you-first'],
		}),
	),
	...([3, 6, 9] as const).map(
		(round): Row => ({
			name: `after round ${round} an objective is asked for`,
			setup: { ...his, round },
			actions: [enough, alone, failed, failed],
			at: { round },
			asks: { step: 'objective' },
			rules: [],
		}),
	),
	{
		name: 'his worker on the first space, and the rooster one step',
		setup: { ...his, round: 3 },
		actions: [enough, alone, failed, failed, { type: 'objective', objective: 2, first: 'free' }],
		told: [
			{ type: 'objectiveTaken', objective: 2, space: 1, vp: 8 },
			{ type: 'roosterMoved', by: 'round', steps: 1, left: 5 },
		],
		at: { claims: [{ objective: 2, space: 1 }], workers: { available: 12, clock: 1, dials: 0, objectives: 1 } },
		asks: { step: 'disc' },
		rules: ['orloj.solo.round-end.objective', 'orloj.solo.round-end.rooster'],
	},
	{
		name: 'you hold the first space: he gets the third',
		setup: { ...his, round: 3 },
		actions: [enough, alone, failed, failed, { type: 'objective', objective: 1, first: 'yours' }],
		told: [{ type: 'objectiveTaken', objective: 1, space: 3, vp: 4 }],
		at: { claims: [{ objective: 1, space: 3 }] },
		rules: ['orloj.solo.round-end.third', 'orloj.objectives.second-closed'],
	},
	{
		name: 'without a worker he recovers first',
		setup: { ...his, round: 3, workers: { clock: 12, dials: 1 } },
		actions: [enough, alone, failed, failed, { type: 'objective', objective: 1, first: 'free' }],
		told: [
			{ type: 'workersRecovered', needed: null, workers: 13 },
			{ type: 'objectiveTaken', objective: 1, space: 1, vp: 8 },
		],
		at: { workers: { available: 12, clock: 0, dials: 1, objectives: 1 } },
		rules: ['orloj.solo.round-end.no-workers'],
	},
	{
		name: 'not even one on the clock: nothing is placed',
		setup: { ...his, round: 3, workers: { dials: 14 } },
		actions: [enough, { type: 'objective', objective: 1, first: 'free' }],
		told: [{ type: 'objectiveLeft', objective: 1 }],
		at: { claims: [] },
		rules: ['orloj.solo.round-end.no-workers'],
	},
	{
		name: 'the rooster reaches its end there: a call',
		setup: { ...his, round: 3, rooster: 5 },
		actions: [enough, alone, failed, failed, { type: 'objective', objective: 1, first: 'free' }],
		told: [{ type: 'roosterCalled', after: 'round' }],
		at: { rooster: 0 },
		rules: ['orloj.solo.check.call'],
	},
	{
		name: 'the book’s example: value 6, disc at 5, so the tile is turned',
		setup: { ...his, round: 3, discs: { pink: 5 } },
		actions: [enough, alone, failed, failed, ...roundEnd(1, 'free', 'pink')],
		told: [
			{ type: 'discLow', track: 'pink', at: 5, threshold: 6, tile: 'months' },
			{ type: 'tilesTurned' },
			{ type: 'cardsCleared' },
		],
		at: { flipped: [true, false, false], round: 4 },
		rules: [
			'orloj.solo.round-end.disc',
			'orloj.solo.round-end.flip',
			'orloj.solo.round-end.hourglass',
			'orloj.solo.round-end.refresh',
		],
	},
	{
		name: 'equal keeps the tile',
		setup: { ...his, round: 6, discs: { pink: 6 } },
		actions: [enough, alone, failed, failed, ...roundEnd(1, 'free', 'pink')],
		told: [{ type: 'discHigh', track: 'pink', at: 6, threshold: 6, tile: 'zodiacs' }],
		at: { flipped: [false, false, false] },
		rules: ['orloj.solo.round-end.equal'],
	},
	{
		name: 'the bottom is 0: below a value of 1, at a value of 0',
		setup: { ...his, round: 9, threshold: 1 },
		actions: [enough, alone, failed, failed, ...roundEnd(1, 'free', 'blue')],
		told: [{ type: 'discLow', track: 'blue', at: 0, threshold: 1, tile: 'apostles' }],
		at: { flipped: [false, false, true] },
		rules: ['orloj.solo.round-end.disc'],
	},
	{
		name: 'and kept at a value of 0',
		setup: { ...his, round: 9, threshold: 0 },
		actions: [enough, alone, failed, failed, ...roundEnd(1, 'free', 'blue')],
		told: [{ type: 'discHigh', track: 'blue', at: 0, threshold: 0, tile: 'apostles' }],
		at: { flipped: [false, false, false] },
		rules: ['orloj.solo.round-end.equal'],
	},
	{
		name: 'after the twelfth the game is over, with no end of a round',
		setup: { ...his, round: 12 },
		actions: [enough, alone, failed, failed],
		told: [{ type: 'turnOver' }, { type: 'gameEnded' }],
		not: ['roundBegan', 'cardsCleared'],
		at: { round: 12, frames: [] },
		asks: null,
		rules: ['orloj.solo.end'],
	},
];

describe('his turn, rule by rule', () => {
	for (const { name, setup = {}, actions, told = [], not = [], asks, at = {}, rules } of rows)
		test(name, () => {
			const { position, last } = reach(setup, actions);
			for (const each of told) expect(last).toContainEqual(expect.objectContaining(each));
			for (const type of not) expect(last.map((event) => event.type)).not.toContain(type);
			if (asks !== undefined) expect(askedNow(position)).toEqual(asks);
			expect(position).toMatchObject(at);
			const cited = last.flatMap((event) => event.rules);
			for (const rule of rules) expect(cited).toContain(rule);
		});
});

test('every event names rules that the content has, ids count up', () => {
	const { all } = reach({ ...his, round: 3, rooster: 5, discs: { pink: 5 } }, [
		...quiet,
		...twoSteps,
		...card(6, 1),
		...roundEnd(1, 'yours', 'pink'),
	]);
	for (const { rules } of all) {
		expect(rules.length).toBeGreaterThan(0);
		for (const rule of rules) expect(ruleIds).toContain(rule);
	}
	expect(all.map(({ id }) => id)).toEqual(all.map((_, at) => at + 1));
});

const refusals: { name: string; setup: Setup; actions: Action[]; action: Action; code: string; rule: string }[] = [
	{
		name: 'none of his on the clock to be sent home',
		setup: {},
		actions: [],
		action: { type: 'bumped' },
		code: 'none-on-clock',
		rule: 'orloj.clock.bump',
	},
	{
		name: 'none of his at the hand',
		setup: his,
		actions: [enough],
		action: { type: 'clock', there: 'manes' },
		code: 'none-on-clock',
		rule: 'orloj.clock.bump',
	},
	{
		name: 'the rooster at its end goes no further',
		setup: { rooster: 6 },
		actions: [],
		action: { type: 'crowed' },
		code: 'at-the-end',
		rule: 'orloj.rooster.extra',
	},
	{
		name: 'no second worker on an objective',
		setup: { ...his, round: 6, claims: [{ objective: 2, space: 1 }], workers: { objectives: 1 } },
		actions: [enough, alone, failed, failed],
		action: { type: 'objective', objective: 2, first: 'free' },
		code: 'already-there',
		rule: 'orloj.solo.round-end.objective',
	},
	{
		name: 'a group no larger than his dials',
		setup: his,
		actions: [enough, alone, deed('month'), noMore, ...painter, ...twoSteps],
		action: { type: 'group', size: 2 },
		code: 'not-asked',
		rule: 'orloj.solo.check.dials',
	},
	{
		name: 'nothing is asked out of turn',
		setup: his,
		actions: [],
		action: { type: 'top' },
		code: 'not-asked',
		rule: 'orloj.solo.turn.workers',
	},
	{
		name: 'nor when the game is over',
		setup: { ...his, round: 12 },
		actions: [enough, alone, failed, failed],
		action: { type: 'your-turn-over' },
		code: 'not-asked',
		rule: 'orloj.solo.end',
	},
];

const scroll: Action = { type: 'space', shows: 'scroll' };
const ended = [enough, alone, failed, failed];
const notDone = { actionFailed: ['when-an-action-fails'] };

/** Which event of the last action names which rulings; whatever is not here names none. */
const readings: { name: string; setup?: Setup; actions: Action[]; cites: Partial<Record<Event['type'], string[]>> }[] =
	[
		{
			name: 'a scroll where his disc goes on',
			actions: [enough, alone, deed('mastery-blue'), scroll],
			cites: { scrollTaken: ['scroll-on-the-way'] },
		},
		{ name: 'a scroll where it stops', actions: [enough, alone, deed('mastery-blue'), plain, scroll], cites: {} },
		{
			name: 'a scroll at a single step of his bonus',
			actions: [...quiet, bonus('blue'), scroll],
			cites: {},
		},
		{
			name: 'a scroll as a reward',
			actions: [enough, alone, deed('painter'), { type: 'reward-scroll' }],
			cites: {},
		},
		{
			name: 'a royal scroll where his disc goes on',
			actions: [
				enough,
				alone,
				deed('mastery-blue'),
				{ type: 'space', shows: 'royal-scroll' },
				{ type: 'royal-scroll', counts: 'months' },
			],
			cites: { royalScrollScored: ['royal-scroll-counts', 'scroll-on-the-way'] },
		},
		{
			name: 'a royal scroll where it stops',
			actions: [
				enough,
				alone,
				deed('mastery-blue'),
				plain,
				{ type: 'space', shows: 'royal-scroll' },
				{ type: 'royal-scroll', counts: 'months' },
			],
			cites: { royalScrollScored: ['royal-scroll-counts'] },
		},
		{
			name: 'a red tooth',
			actions: [enough, alone, deed('apostle'), { type: 'tooth', isRed: true }],
			cites: { roosterMoved: ['red-tooth-for-him'] },
		},
		{
			name: 'an action that fails',
			actions: [enough, alone, failed],
			cites: notDone,
		},
		{ name: 'the end of a turn at which he draws', setup: { round: 2 }, actions: ended, cites: notDone },
		{
			name: 'the end of the third turn, at which no position is free',
			setup: { round: 3 },
			actions: ended,
			cites: { ...notDone, turnOver: ['first-and-last-cards'] },
		},
		{
			name: 'the end of the twelfth, at which no card is left',
			setup: { round: 12 },
			actions: ended,
			cites: { ...notDone, turnOver: ['first-and-last-cards'] },
		},
		{
			name: 'his worker on an objective',
			setup: { round: 3 },
			actions: [...ended, { type: 'objective', objective: 2, first: 'free' }],
			cites: { objectiveTaken: ['objectives-on-the-table'] },
		},
		{
			name: 'no worker for one',
			setup: { round: 3, workers: { dials: 14 } },
			actions: [enough, { type: 'objective', objective: 1, first: 'yours' }],
			cites: { objectiveLeft: ['no-worker-left', 'objectives-on-the-table'] },
		},
		{
			name: 'his disc compared, his cards put away',
			setup: { round: 3 },
			actions: [...ended, ...roundEnd(1, 'free', 'pink')],
			cites: { discLow: ['matching-scoring-tile'], cardsCleared: ['first-and-last-cards'] },
		},
		{
			name: 'a failed check with a dial laid',
			actions: [enough, alone, failed, deed('month'), noMore],
			cites: { checkFailed: ['failed-dial'] },
		},
		{
			name: 'a check passed',
			actions: quiet,
			cites: { checkPassed: ['which-mastery-tile', 'medium-mastery-steps'] },
		},
	];

describe('the readings that his turn leans on', () => {
	for (const { name, setup, actions, cites } of readings)
		test(name, () => {
			const { last } = reach({ ...his, ...setup }, actions);
			const told = last.flatMap(({ type, rulings }) => (rulings ? [[type, rulings]] : []));
			expect(Object.fromEntries(told)).toEqual(cites);
		});
	test('each that the companion may name is named here, and has its page', () => {
		const named = readings.flatMap(({ cites }) => Object.values(cites).flat());
		expect([...new Set(named)].sort()).toEqual([...citedRulings].sort());
		for (const id of citedRulings) expect(referenceOf('orloj').rulings.has(id), id).toBe(true);
	});
});

describe('what may not be', () => {
	for (const { name, setup, actions, action, code, rule } of refusals)
		test(name, () => {
			const { position } = reach(setup, actions);
			const before = JSON.stringify(position);
			expect(studio.play(position, action)).toMatchObject({ ok: false, error: { code, rule } });
			expect(JSON.stringify(position)).toBe(before);
		});
});

describe('a setup that cannot be', () => {
	const cases: [string, Setup, { path: string; code: string }][] = [
		['a round beyond the twelfth', { round: 13 }, { path: 'round', code: 'within' }],
		['no round', { round: 0 }, { path: 'round', code: 'within' }],
		['half a VP', { vp: 0.5 }, { path: 'vp', code: 'within' }],
		['the rooster past its end', { rooster: 7, roosterSteps: 6 }, { path: 'rooster', code: 'within' }],
		['a rooster’s track without a step', { roosterSteps: 0 }, { path: 'roosterSteps', code: 'within' }],
		['15 workers', { workers: { clock: 8, dials: 7 } }, { path: 'workers', code: 'too-many-workers' }],
		['a scoring tile twice', { tiles: ['months', 'months', 'scrolls'] }, { path: 'tiles', code: 'twice' }],
		['a difficulty there is not', { difficulty: 'easy' as never }, { path: 'difficulty', code: 'unknown' }],
		[
			'two workers on one objective',
			{
				claims: [
					{ objective: 1, space: 1 },
					{ objective: 1, space: 3 },
				],
			},
			{ path: 'claims', code: 'twice' },
		],
	];
	for (const [name, setup, problem] of cases)
		test(name, () => {
			expect(studio.create(setup)).toMatchObject({ ok: false, error: [problem] });
		});
	test('all problems at once', () => {
		const made = studio.create({ round: 13, vp: -1, discs: { blue: 99 } });
		expect(made.ok ? [] : made.error.map(({ path }) => path)).toEqual(['round', 'vp', 'discs.blue']);
	});
	test('all 14 workers away is a table', () => {
		expect(studio.create({ workers: { clock: 7, dials: 7 } }).ok).toBe(true);
	});
});

test('what he has at the end is what the score sheet takes', () => {
	const { position } = reach(
		{
			...his,
			round: 12,
			difficulty: 'medium-scoring',
			vp: 60,
			months: 2,
			scrolls: 1,
			royalScrolls: 1,
			assistants: 3,
			flipped: [false, true, false],
			claims: [
				{ objective: 1, space: 1 },
				{ objective: 3, space: 3 },
			],
		},
		[enough, alone, failed, failed],
	);
	expect(studio.result(position)).toEqual(ledgerOf(position));
	expect(studio.result(position)).toEqual({
		vp: 60,
		isAdvanced: true,
		holdings: { months: 2, zodiacs: 0, apostles: 0, scrolls: 2, 'workshop-cards': 0 },
		assistants: 3,
		windows: [],
		tiles: [
			{ counts: 'months', isFlipped: false },
			{ counts: 'zodiacs', isFlipped: true },
			{ counts: 'apostles', isFlipped: false },
		],
		objectives: { first: 1, third: 1 },
	});
	expect(studio.result(reach({}, []).position)).toBeNull();
});
