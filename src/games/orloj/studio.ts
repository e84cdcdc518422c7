/**
 * A solo game against Josef Mánes' studio, told by the person at the table. His cards are not public, so what they say
 * is entered; the rest follows: workers, discs, dials, VP, the rooster, and what comes after rounds 3, 6 and 9.
 * What is still to be asked or done lies in the position as a stack of frames, the next one last.
 */
import { isSame } from '#engine/condition.ts';
import { fail, ok } from '#engine/outcome.ts';
import type { BaseEvent, Candidate, Decision, Played, Rejection, Rules, SetupProblem } from '#engine/rules.ts';
import { longestTrack, moveRooster, shortestTrack } from './rooster.ts';
import type { OrlojRule } from './rule-ids.ts';
import type { OrlojRuling } from './rulings.ts';
import { type Ledger, royalScrollVp } from './score.ts';
import {
	type Difficulty,
	difficulties,
	hasAdvancedMastery,
	hasAdvancedScoring,
	numbers,
	type ScoringCount,
	scoringCounts,
	type Track,
	tracks,
} from './values.ts';

export const dials = ['month', 'zodiac'] as const;
export type Dial = (typeof dials)[number];

/** What a card can tell him to do; mastery names the track. */
export const deeds = [
	'month',
	'zodiac',
	'apostle',
	'mastery-blue',
	'mastery-pink',
	'mastery-yellow',
	'workshop-card',
	'assistant',
	'painter',
] as const;
export type Deed = (typeof deeds)[number];

/** His 14 workers, by where they are. */
export interface Workers {
	available: number;
	clock: number;
	dials: number;
	objectives: number;
}

/** An objective where his worker stands. */
export interface Claim {
	/** 1 is the leftmost. */
	objective: 1 | 2 | 3;
	space: 1 | 3;
}

/** Steps still to be done; those in `asked` wait for the person at the table. */
export type Frame =
	| { step: 'your-turn' }
	| { step: 'workers' }
	| { step: 'clock' }
	| { step: 'action'; nth: 1 | 2 }
	| { step: 'tooth' }
	| { step: 'space'; track: Track }
	| { step: 'royal-scroll' }
	| { step: 'reward'; nth: 1 | 2 }
	| { step: 'bonus'; left: number }
	| { step: 'group'; dial: Dial }
	| { step: 'card-vp' }
	| { step: 'card-rooster' }
	| { step: 'objective' }
	| { step: 'disc' }
	| { step: 'check' }
	| { step: 'call'; after: 'you' | 'manes' | 'round' }
	| { step: 'his-turn' }
	| { step: 'turn-over' }
	| { step: 'round-rooster' }
	| { step: 'round-over' };
export type Ask = Exclude<Frame['step'], 'check' | 'call' | 'his-turn' | 'turn-over' | 'round-rooster' | 'round-over'>;

/** What lies on the table, as far as his score and turn hang on it. */
export interface Position {
	difficulty: Difficulty;
	/** Printed on the mastery-track objective tile. */
	threshold: number;
	/** Steps from the rooster’s start to the end of its track. */
	roosterSteps: number;
	/** What his three scoring tiles count, from the left; which of them are flipped. */
	tiles: [ScoringCount, ScoringCount, ScoringCount];
	flipped: [boolean, boolean, boolean];
	round: number;
	vp: number;
	workers: Workers;
	/** Steps the rooster has taken from its start. */
	rooster: number;
	/** His discs in steps from the bottom; where the top is known. */
	discs: Record<Track, number>;
	tops: Partial<Record<Track, number>>;
	/** Dials with his worker. */
	months: number;
	zodiacs: number;
	apostles: number;
	scrolls: number;
	royalScrolls: number;
	assistants: number;
	workshopCards: number;
	claims: Claim[];
	/** Dials laid this turn, the upper first, until the action check; whether an action failed. */
	laid: Dial[];
	hasFailed: boolean;
	/** What is asked or done next, last first. */
	frames: Frame[];
	/** The id of the next event. */
	next: number;
}

/** What a game starts from; what is left out is as in the box. */
export interface Setup
	extends Partial<Omit<Position, 'workers' | 'discs' | 'frames' | 'next' | 'claims' | 'laid' | 'hasFailed' | 'tops'>> {
	workers?: Partial<Omit<Workers, 'available'>>;
	discs?: Partial<Record<Track, number>>;
	claims?: Claim[];
	/** Where it begins: with your turn, or his. */
	at?: 'your-turn' | 'his-turn';
}

export type Action =
	| { type: 'bumped' }
	| { type: 'crowed' }
	| { type: 'your-turn-over' }
	| { type: 'workers'; needed: number }
	| { type: 'clock'; there: 'nobody' | 'you' | 'manes' }
	| { type: 'deed'; deed: Deed }
	| { type: 'failed' }
	| { type: 'tooth'; isRed: boolean }
	| { type: 'space'; shows: 'nothing' | 'scroll' | 'royal-scroll' }
	| { type: 'top' }
	| { type: 'royal-scroll'; counts: ScoringCount }
	| { type: 'reward-vp'; vp: number }
	| { type: 'reward-scroll' }
	| { type: 'reward-deed'; deed: Exclude<Deed, Dial> }
	| { type: 'reward-over' }
	| { type: 'bonus'; track: Track }
	| { type: 'group'; size: number }
	| { type: 'card-vp'; vp: number }
	| { type: 'card-rooster'; steps: number }
	| { type: 'objective'; objective: 1 | 2 | 3; first: 'free' | 'yours' }
	| { type: 'disc'; track: Track };

type Told =
	| { type: 'roundBegan'; round: number }
	| { type: 'workerBumped'; available: number }
	| { type: 'roosterMoved'; by: 'you' | 'manes' | 'round'; steps: number; left: number }
	| { type: 'roosterDropped'; steps: number }
	| { type: 'roosterCalled'; after: 'you' | 'manes' | 'round' }
	| { type: 'workersReady'; needed: number; available: number }
	| { type: 'workersRecovered'; needed: number | null; workers: number }
	| { type: 'clockTaken'; there: 'nobody' | 'you' | 'manes' }
	| { type: 'dialLaid'; dial: Dial }
	| { type: 'apostleTaken'; apostles: number }
	| { type: 'discMoved'; track: Track; at: number }
	| { type: 'pastTop'; track: Track; vp: number }
	| { type: 'scrollTaken'; scrolls: number; by: 'track' | 'reward' }
	| { type: 'royalScrollScored'; counts: ScoringCount; held: number; vp: number }
	| { type: 'workshopCardTaken'; workshopCards: number }
	| { type: 'assistantTaken'; assistants: number }
	| { type: 'painterMoved' }
	| { type: 'actionFailed'; nth: 1 | 2 }
	| { type: 'rewardTaken'; vp: number }
	| { type: 'checkFailed'; dials: number }
	| { type: 'checkPassed'; steps: number }
	| { type: 'dialBuilt'; dial: Dial; group: number; vp: number }
	| { type: 'dialUnmanned'; dial: Dial }
	| { type: 'cardScored'; vp: number }
	| { type: 'turnOver' }
	| { type: 'objectiveTaken'; objective: 1 | 2 | 3; space: 1 | 3; vp: number }
	| { type: 'objectiveLeft'; objective: 1 | 2 | 3 }
	| { type: 'discHigh'; track: Track; at: number; threshold: number; tile: ScoringCount }
	| { type: 'discLow'; track: Track; at: number; threshold: number; tile: ScoringCount }
	| { type: 'tilesTurned' }
	| { type: 'cardsCleared' }
	| { type: 'gameEnded' };
type Ruled<Each> = Each extends unknown ? Each & { rules: OrlojRule[] } : never;
export type Event = BaseEvent & Ruled<Told> & { rulings?: OrlojRuling[] };

const { turns, roundEnds, workers: allWorkers, startingVp, objectives: objectiveVp } = numbers;
/** Rounds at whose end no card is drawn: his cards fill their positions, or none is left. */
const undrawn: readonly number[] = [...roundEnds.value, turns.value];

/** The most that a card, a reward or a track can be told to say: beyond it a number is a slip. */
export const most = { needed: 6, reward: 10, cardVp: 15, cardRooster: 3, disc: 30, held: 24, threshold: 30 } as const;

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Which of the three positions of tiles a round belongs to: 0 for rounds 1 to 3, and so on. */
export const thirdOf = (round: number): number => Math.min(2, Math.floor((round - 1) / 3));

/** Scrolls of either kind. */
const allScrolls = ({ scrolls, royalScrolls }: Position): number => scrolls + royalScrolls;

/** What he has of the things that his tiles and scrolls count. */
export const holdingsOf = (position: Position): Record<ScoringCount, number> => ({
	months: position.months,
	zodiacs: position.zodiacs,
	apostles: position.apostles,
	scrolls: allScrolls(position),
	'workshop-cards': position.workshopCards,
});

/** What his final score hangs on; which windows he reaches, the board says. */
export const ledgerOf = (position: Position): Ledger => ({
	vp: position.vp,
	isAdvanced: hasAdvancedScoring(position.difficulty),
	holdings: holdingsOf(position),
	assistants: position.assistants,
	windows: [],
	tiles: position.tiles.map((counts, at) => ({ counts, isFlipped: position.flipped[at] === true })),
	objectives: {
		first: position.claims.filter(({ space }) => space === 1).length,
		third: position.claims.filter(({ space }) => space === 3).length,
	},
});

const trackOf = (deed: Deed): Track | null => tracks.find((track) => deed === `mastery-${track}`) ?? null;

const askRules: Record<Ask, OrlojRule> = {
	'your-turn': 'orloj.solo.you-first',
	workers: 'orloj.solo.turn.workers',
	clock: 'orloj.solo.turn.clock',
	action: 'orloj.solo.turn.first-action',
	tooth: 'orloj.apostles.red-tooth',
	space: 'orloj.solo.action.mastery',
	'royal-scroll': 'orloj.solo.action.mastery.royal-scroll',
	reward: 'orloj.solo.turn.reward',
	bonus: 'orloj.solo.check.bonus',
	group: 'orloj.solo.check.dials',
	'card-vp': 'orloj.solo.check.card',
	'card-rooster': 'orloj.solo.check.card',
	objective: 'orloj.solo.round-end.objective',
	disc: 'orloj.solo.round-end.disc',
};
const isAsked = (frame: Frame | undefined): frame is Extract<Frame, { step: Ask }> =>
	frame !== undefined && frame.step in askRules;
const ruleOf = (frame: Extract<Frame, { step: Ask }>): OrlojRule =>
	'nth' in frame && frame.step === 'action' && frame.nth === 2 ? 'orloj.solo.turn.second-action' : askRules[frame.step];

/** A position at work: it is changed in place, and what is told goes with it. */
const workOn = (start: Position) => {
	const now = copy(start);
	const events: Event[] = [];
	const tell = (told: Told, rules: OrlojRule[], rulings: OrlojRuling[] = []): void => {
		events.push({ id: now.next++, ...told, rules, ...(rulings.length > 0 && { rulings }) } as Event);
	};
	/** Puts steps before those that wait, the first given first. */
	const then = (...frames: Frame[]): void => {
		now.frames.push(...frames.reverse());
	};

	const rooster = (steps: number, by: 'you' | 'manes' | 'round', rule: OrlojRule, rulings?: OrlojRuling[]): void => {
		if (steps === 0) return;
		const { at, moved, dropped } = moveRooster({ at: now.rooster, length: now.roosterSteps }, steps);
		now.rooster = at;
		if (moved > 0)
			tell(
				{ type: 'roosterMoved', by, steps: moved, left: now.roosterSteps - at },
				[...new Set([rule, 'orloj.rooster.moves' as const])],
				rulings,
			);
		if (dropped > 0) tell({ type: 'roosterDropped', steps: dropped }, ['orloj.rooster.extra']);
	};
	const score = (vp: number): void => {
		now.vp += vp;
	};
	const recover = (needed: number | null, rule: OrlojRule): void => {
		const { clock } = now.workers;
		now.workers.available += clock;
		now.workers.clock = 0;
		tell({ type: 'workersRecovered', needed, workers: clock }, [rule]);
	};

	const does = (deed: Deed): void => {
		const track = trackOf(deed);
		if (track) {
			then(...Array.from({ length: numbers.masteryAction.value }, (): Frame => ({ step: 'space', track })));
			return;
		}
		switch (deed) {
			case 'month':
			case 'zodiac':
				now.laid.push(deed);
				tell({ type: 'dialLaid', dial: deed }, ['orloj.solo.action.dial']);
				return;
			case 'apostle':
				now.apostles++;
				tell({ type: 'apostleTaken', apostles: now.apostles }, ['orloj.solo.action.apostle']);
				then({ step: 'tooth' });
				return;
			case 'workshop-card':
				now.workshopCards++;
				tell({ type: 'workshopCardTaken', workshopCards: now.workshopCards }, ['orloj.solo.action.workshop']);
				return;
			case 'assistant':
				now.assistants++;
				tell({ type: 'assistantTaken', assistants: now.assistants }, ['orloj.solo.action.assistant']);
				return;
			default:
				tell({ type: 'painterMoved' }, ['orloj.solo.action.painter']);
		}
	};

	const takeScroll = (by: 'track' | 'reward', rule: OrlojRule, rulings?: OrlojRuling[]): void => {
		now.scrolls++;
		tell({ type: 'scrollTaken', scrolls: allScrolls(now), by }, [rule], rulings);
	};
	/** Whether the disc that has just moved goes on with the same two steps: then it only passes its space. */
	const passing = (): OrlojRuling[] => (now.frames.at(-1)?.step === 'space' ? ['scroll-on-the-way'] : []);
	const pastTop = (track: Track): void => {
		const vp = numbers.vpPastTop.value;
		score(vp);
		tell({ type: 'pastTop', track, vp }, ['orloj.solo.action.mastery.top']);
	};

	/** What an answer does. It was among the candidates of the frame. */
	const take = (frame: Extract<Frame, { step: Ask }>, action: Action): void => {
		switch (action.type) {
			case 'bumped':
				now.workers.clock--;
				now.workers.available++;
				tell({ type: 'workerBumped', available: now.workers.available }, ['orloj.clock.bump']);
				then(frame);
				return;
			case 'crowed':
				rooster(1, 'you', 'orloj.rooster.moves');
				then(frame);
				return;
			case 'your-turn-over':
				then({ step: 'call', after: 'you' }, { step: 'his-turn' });
				return;
			case 'workers': {
				const { needed } = action;
				const { available } = now.workers;
				if (available < needed) {
					recover(needed, 'orloj.solo.turn.recover');
					then({ step: 'turn-over' });
					return;
				}
				tell({ type: 'workersReady', needed, available }, ['orloj.solo.turn.workers']);
				then({ step: 'clock' }, { step: 'action', nth: 1 }, { step: 'action', nth: 2 }, { step: 'check' });
				return;
			}
			case 'clock':
				now.workers.available--;
				now.workers.clock++;
				if (action.there === 'manes') {
					now.workers.clock--;
					now.workers.available++;
				}
				tell({ type: 'clockTaken', there: action.there }, [
					'orloj.solo.turn.clock',
					...(action.there === 'nobody' ? [] : (['orloj.clock.bump'] as const)),
				]);
				return;
			case 'deed':
				then({ step: 'reward', nth: (frame as { nth: 1 | 2 }).nth });
				does(action.deed);
				return;
			case 'failed': {
				const { nth } = frame as { nth: 1 | 2 };
				now.hasFailed = true;
				tell(
					{ type: 'actionFailed', nth },
					[nth === 1 ? 'orloj.solo.turn.first-action' : 'orloj.solo.turn.second-action'],
					['when-an-action-fails'],
				);
				return;
			}
			case 'tooth':
				if (action.isRed) rooster(1, 'manes', 'orloj.apostles.red-tooth', ['red-tooth-for-him']);
				return;
			case 'space': {
				const { track } = frame as { track: Track };
				now.discs[track]++;
				tell({ type: 'discMoved', track, at: now.discs[track] }, ['orloj.solo.action.mastery']);
				if (action.shows === 'scroll') takeScroll('track', 'orloj.solo.action.mastery.scroll', passing());
				if (action.shows === 'royal-scroll') then({ step: 'royal-scroll' });
				return;
			}
			case 'top': {
				const { track } = frame as { track: Track };
				now.tops[track] = now.discs[track];
				pastTop(track);
				return;
			}
			case 'royal-scroll': {
				now.royalScrolls++;
				const held = holdingsOf(now)[action.counts];
				const vp = royalScrollVp(action.counts, held);
				score(vp);
				tell(
					{ type: 'royalScrollScored', counts: action.counts, held, vp },
					['orloj.solo.action.mastery.royal-scroll'],
					['royal-scroll-counts', ...passing()],
				);
				return;
			}
			case 'reward-vp':
				score(action.vp);
				tell({ type: 'rewardTaken', vp: action.vp }, ['orloj.solo.turn.reward']);
				then(frame);
				return;
			case 'reward-scroll':
				takeScroll('reward', 'orloj.solo.turn.reward');
				then(frame);
				return;
			case 'reward-deed': {
				then(frame);
				const track = trackOf(action.deed);
				// A reward's steps are told one at a time; an action's two come together.
				if (track) then({ step: 'space', track });
				else does(action.deed);
				return;
			}
			case 'reward-over':
				return;
			case 'bonus': {
				const { left } = frame as { left: number };
				if (left > 1) then({ step: 'bonus', left: left - 1 });
				then({ step: 'space', track: action.track });
				return;
			}
			case 'group': {
				const { dial } = frame as { dial: Dial };
				now.workers.available--;
				now.workers.dials++;
				now[dial === 'month' ? 'months' : 'zodiacs']++;
				const vp = action.size * numbers.vpPerDialInGroup.value;
				score(vp);
				tell({ type: 'dialBuilt', dial, group: action.size, vp }, ['orloj.solo.check.dials', 'orloj.construct.group']);
				return;
			}
			case 'card-vp':
				score(action.vp);
				tell({ type: 'cardScored', vp: action.vp }, ['orloj.solo.check.card']);
				return;
			case 'card-rooster':
				rooster(action.steps, 'manes', 'orloj.solo.check.card');
				return;
			case 'objective': {
				const { objective, first } = action;
				if (now.workers.available === 0) recover(null, 'orloj.solo.round-end.no-workers');
				if (now.workers.available === 0) {
					tell(
						{ type: 'objectiveLeft', objective },
						['orloj.solo.round-end.no-workers'],
						['no-worker-left', 'objectives-on-the-table'],
					);
					return;
				}
				const space = first === 'free' ? 1 : 3;
				now.workers.available--;
				now.workers.objectives++;
				now.claims.push({ objective, space });
				tell(
					{
						type: 'objectiveTaken',
						objective,
						space,
						vp: space === 1 ? objectiveVp.value.first : objectiveVp.value.third,
					},
					space === 1
						? ['orloj.solo.round-end.objective']
						: ['orloj.solo.round-end.third', 'orloj.objectives.second-closed'],
					['objectives-on-the-table'],
				);
				return;
			}
			case 'disc': {
				const { track } = action;
				const at = now.discs[track];
				const third = thirdOf(now.round);
				const tile = now.tiles[third] as ScoringCount;
				const isLow = at < now.threshold;
				if (isLow) now.flipped[third] = true;
				tell(
					{ type: isLow ? 'discLow' : 'discHigh', track, at, threshold: now.threshold, tile },
					isLow
						? ['orloj.solo.round-end.disc', 'orloj.solo.round-end.flip']
						: ['orloj.solo.round-end.disc', 'orloj.solo.round-end.equal'],
					['matching-scoring-tile'],
				);
				tell({ type: 'tilesTurned' }, ['orloj.solo.round-end.hourglass']);
				return;
			}
		}
	};

	/** What needs no answer. */
	const perform = (frame: Exclude<Frame, { step: Ask }>): void => {
		switch (frame.step) {
			case 'his-turn':
				now.laid = [];
				now.hasFailed = false;
				then({ step: 'workers' });
				return;
			case 'check': {
				if (now.hasFailed) {
					tell(
						{ type: 'checkFailed', dials: now.laid.length },
						['orloj.solo.check.failed'],
						now.laid.length > 0 ? ['failed-dial'] : [],
					);
					then({ step: 'turn-over' });
					return;
				}
				const steps = numbers.masterySteps.value[hasAdvancedMastery(now.difficulty) ? 'advanced' : 'basic'];
				tell(
					{ type: 'checkPassed', steps },
					['orloj.solo.check.bonus'],
					['which-mastery-tile', 'medium-mastery-steps'],
				);
				then(
					{ step: 'bonus', left: steps },
					...now.laid.map((dial): Frame => ({ step: 'group', dial })),
					{ step: 'card-vp' },
					{ step: 'card-rooster' },
					{ step: 'turn-over' },
				);
				return;
			}
			case 'call':
				if (now.rooster < now.roosterSteps) return;
				now.rooster = 0;
				tell({ type: 'roosterCalled', after: frame.after }, [
					...(frame.after === 'round' ? (['orloj.solo.round-end.rooster'] as const) : []),
					frame.after === 'you' ? 'orloj.rooster.call' : 'orloj.solo.check.call',
					'orloj.solo.setup.rooster',
				]);
				return;
			case 'turn-over':
				now.laid = [];
				now.hasFailed = false;
				tell(
					{ type: 'turnOver' },
					['orloj.solo.turn.next-cards'],
					undrawn.includes(now.round) ? ['first-and-last-cards'] : [],
				);
				then(
					{ step: 'call', after: 'manes' },
					...(roundEnds.value.includes(now.round)
						? ([
								{ step: 'objective' },
								{ step: 'round-rooster' },
								{ step: 'call', after: 'round' },
								{ step: 'disc' },
							] as const)
						: []),
					{ step: 'round-over' },
				);
				return;
			case 'round-rooster':
				rooster(1, 'round', 'orloj.solo.round-end.rooster');
				return;
			case 'round-over':
				if (roundEnds.value.includes(now.round))
					tell({ type: 'cardsCleared' }, ['orloj.solo.round-end.refresh'], ['first-and-last-cards']);
				if (now.round === turns.value) {
					tell({ type: 'gameEnded' }, ['orloj.solo.end']);
					return;
				}
				now.round++;
				tell({ type: 'roundBegan', round: now.round }, ['orloj.solo.you-first']);
				then({ step: 'your-turn' });
		}
	};

	/** Goes on by itself: what the board tells already is not asked. */
	const settle = (): void => {
		for (let frame = now.frames.at(-1); frame; frame = now.frames.at(-1)) {
			if (frame.step === 'space' && now.tops[frame.track] === now.discs[frame.track]) {
				now.frames.pop();
				pastTop(frame.track);
			} else if (frame.step === 'group' && now.workers.available === 0) {
				now.frames.pop();
				tell({ type: 'dialUnmanned', dial: frame.dial }, ['orloj.construct.worker'], ['no-worker-left']);
			} else if (!isAsked(frame)) {
				now.frames.pop();
				perform(frame);
			} else return;
		}
	};

	return { now, events, take, settle };
};

const upTo = (last: number, first = 0): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const refusal = (code: string, rule: OrlojRule, values: Record<string, string | number> = {}): Rejection => ({
	code,
	rule,
	values,
});

const candidatesOf = (position: Position): Candidate<Action>[] => {
	const frame = position.frames.at(-1);
	if (!isAsked(frame)) return [];
	const free = (action: Action): Candidate<Action> => ({ action, refused: null });
	const unless = (action: Action, refused: Rejection | null): Candidate<Action> => ({ action, refused });
	const { clock } = position.workers;
	const isHisThere = clock === 0 ? refusal('none-on-clock', 'orloj.clock.bump') : null;
	switch (frame.step) {
		case 'your-turn':
			return [
				free({ type: 'your-turn-over' }),
				unless({ type: 'bumped' }, isHisThere),
				unless(
					{ type: 'crowed' },
					position.rooster === position.roosterSteps ? refusal('at-the-end', 'orloj.rooster.extra') : null,
				),
			];
		case 'workers':
			return upTo(most.needed, 1).map((needed) => free({ type: 'workers', needed }));
		case 'clock':
			return [
				free({ type: 'clock', there: 'nobody' }),
				free({ type: 'clock', there: 'you' }),
				unless({ type: 'clock', there: 'manes' }, isHisThere),
			];
		case 'action':
			return [...deeds.map((deed) => free({ type: 'deed', deed })), free({ type: 'failed' })];
		case 'tooth':
			return [false, true].map((isRed) => free({ type: 'tooth', isRed }));
		case 'space':
			return [
				...(['nothing', 'scroll', 'royal-scroll'] as const).map((shows) =>
					unless(
						{ type: 'space', shows },
						position.discs[frame.track] >= most.disc
							? refusal('no-such-space', 'orloj.solo.action.mastery', { most: most.disc })
							: null,
					),
				),
				free({ type: 'top' }),
			];
		case 'royal-scroll':
			return scoringCounts.map((counts) => free({ type: 'royal-scroll', counts }));
		case 'reward':
			return [
				free({ type: 'reward-over' }),
				...upTo(most.reward, 1).map((vp) => free({ type: 'reward-vp', vp })),
				free({ type: 'reward-scroll' }),
				...deeds.flatMap((deed) =>
					deed === 'month' || deed === 'zodiac' ? [] : [free({ type: 'reward-deed', deed })],
				),
			];
		case 'bonus':
			return tracks.map((track) => free({ type: 'bonus', track }));
		case 'group':
			return upTo(position.months + position.zodiacs + 1, 1).map((size) => free({ type: 'group', size }));
		case 'card-vp':
			return upTo(most.cardVp).map((vp) => free({ type: 'card-vp', vp }));
		case 'card-rooster':
			return upTo(most.cardRooster).map((steps) => free({ type: 'card-rooster', steps }));
		case 'objective':
			return ([1, 2, 3] as const).flatMap((objective) => {
				const refused = position.claims.some((claim) => claim.objective === objective)
					? refusal('already-there', 'orloj.solo.round-end.objective', { objective })
					: null;
				return (['free', 'yours'] as const).map((first) => unless({ type: 'objective', objective, first }, refused));
			});
		case 'disc':
			return tracks.map((track) => free({ type: 'disc', track }));
	}
};

const why = (position: Position, action: Action): Rejection | null => {
	const found = candidatesOf(position).find((candidate) => isSame(candidate.action, action));
	if (found) return found.refused;
	const frame = position.frames.at(-1);
	return refusal('not-asked', isAsked(frame) ? ruleOf(frame) : 'orloj.solo.end');
};

/** All that a setup may have wrong, told at once. */
const problemsOf = (setup: Setup): SetupProblem[] => {
	const problems: SetupProblem[] = [];
	const within = (
		path: string,
		value: number | undefined,
		least: number,
		top: number,
		rule: OrlojRule | null,
	): void => {
		if (value !== undefined && !(Number.isInteger(value) && value >= least && value <= top))
			problems.push({ path, code: 'within', rule, values: { value, least, most: top } });
	};
	const { workers = {}, discs = {}, tiles, difficulty, claims = [] } = setup;
	if (difficulty !== undefined && !difficulties.includes(difficulty))
		problems.push({ path: 'difficulty', code: 'unknown', rule: null, values: { value: difficulty } });
	within('round', setup.round, 1, turns.value, 'orloj.solo.turns');
	within('threshold', setup.threshold, 0, most.threshold, 'orloj.solo.round-end.disc');
	within('roosterSteps', setup.roosterSteps, shortestTrack, longestTrack, 'orloj.rooster.call');
	within('rooster', setup.rooster, 0, setup.roosterSteps ?? standard.roosterSteps, 'orloj.rooster.moves');
	within('vp', setup.vp, 0, 999, 'orloj.solo.setup.marker');
	for (const track of tracks) within(`discs.${track}`, discs[track], 0, most.disc, 'orloj.solo.action.mastery');
	for (const part of [
		'months',
		'zodiacs',
		'apostles',
		'scrolls',
		'royalScrolls',
		'assistants',
		'workshopCards',
	] as const)
		within(part, setup[part], 0, most.held, null);
	for (const place of ['clock', 'dials', 'objectives'] as const)
		within(`workers.${place}`, workers[place], 0, allWorkers.value, 'orloj.solo.setup.workers');
	const away = (workers.clock ?? 0) + (workers.dials ?? 0) + (workers.objectives ?? 0);
	if (away > allWorkers.value)
		problems.push({
			path: 'workers',
			code: 'too-many-workers',
			rule: 'orloj.solo.setup.workers',
			values: { value: away, most: allWorkers.value },
		});
	if (tiles && new Set(tiles).size < tiles.length)
		problems.push({ path: 'tiles', code: 'twice', rule: 'orloj.solo.setup.scoring-tiles', values: {} });
	if (new Set(claims.map(({ objective }) => objective)).size < claims.length)
		problems.push({ path: 'claims', code: 'twice', rule: 'orloj.solo.round-end.objective', values: {} });
	return problems;
};

/** A game as it comes from the box; what the board and tiles say is an example, to be replaced. */
const standard = {
	difficulty: 'basic',
	threshold: numbers.threshold.value,
	roosterSteps: 6,
	tiles: ['months', 'zodiacs', 'apostles'],
} as const;

export const studio: Rules<Setup, Position, Action, Event, Ledger> = {
	create(setup) {
		const problems = problemsOf(setup);
		if (problems.length > 0) return fail(problems);
		const { clock = 0, dials: onDials = 0, objectives = 0 } = setup.workers ?? {};
		const position: Position = {
			difficulty: setup.difficulty ?? standard.difficulty,
			threshold: setup.threshold ?? standard.threshold,
			roosterSteps: setup.roosterSteps ?? standard.roosterSteps,
			tiles: copy(setup.tiles ?? [...standard.tiles]),
			flipped: copy(setup.flipped ?? [false, false, false]),
			round: setup.round ?? 1,
			vp: setup.vp ?? startingVp.value,
			workers: {
				available: allWorkers.value - clock - onDials - objectives,
				clock,
				dials: onDials,
				objectives,
			},
			rooster: setup.rooster ?? 0,
			discs: { blue: 0, pink: 0, yellow: 0, ...setup.discs },
			tops: {},
			months: setup.months ?? 0,
			zodiacs: setup.zodiacs ?? 0,
			apostles: setup.apostles ?? 0,
			scrolls: setup.scrolls ?? 0,
			royalScrolls: setup.royalScrolls ?? 0,
			assistants: setup.assistants ?? 0,
			workshopCards: setup.workshopCards ?? 0,
			claims: copy(setup.claims ?? []),
			laid: [],
			hasFailed: false,
			frames: [{ step: setup.at ?? 'your-turn' }],
			next: 1,
		};
		return ok(studio.start(position));
	},
	start(position): Played<Position, Event> {
		const { now, events, settle } = workOn(position);
		settle();
		return { position: now, events };
	},
	decision(position): Decision | null {
		const frame = position.frames.at(-1);
		return isAsked(frame) ? { actor: 0, ask: frame.step, rule: ruleOf(frame) } : null;
	},
	candidates: candidatesOf,
	legalActions: (position) => candidatesOf(position).flatMap(({ action, refused }) => (refused ? [] : [action])),
	play(position, action) {
		const refused = why(position, action);
		if (refused) return fail(refused);
		const { now, events, take, settle } = workOn(position);
		take(now.frames.pop() as Extract<Frame, { step: Ask }>, action);
		settle();
		return ok({ position: now, events });
	},
	why,
	/** The person at the table answers for his cards. */
	chanceAnswer: () => null,
	result: (position) => (position.frames.length === 0 ? ledgerOf(position) : null),
};

/** The frame that asks now, with what it asks about. */
export const askedNow = (position: Position): Extract<Frame, { step: Ask }> | null => {
	const frame = position.frames.at(-1);
	return isAsked(frame) ? frame : null;
};
