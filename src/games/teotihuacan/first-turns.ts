/**
 * A small game: one player’s turns on the action boards, for the lessons. Others stand still; who plays has the last seat
 * of the round. The boards that need a table of their own, Alchemy and Decorations, are only walked to.
 */
import { fail, type Outcome, ok } from '#engine/outcome.ts';
import type { BaseEvent, Candidate, Decision, Played, Rejection, RuleId, Rules, SetupProblem } from '#engine/rules.ts';
import { boardAction, emptySituation, type Situation } from './board-action.ts';
import { firstRing, isResourceBoard } from './boards.ts';
import {
	type Board,
	boards,
	isPower,
	type Power,
	type Resource,
	resources,
	type Temple,
	temples,
} from './resources.ts';
import type { TeoRule } from './rule-ids.ts';
import type { Line, Stock, Tally } from './tally.ts';
import { tallyOf } from './tally.ts';
import { avenueSteps, pyramidSteps, templeSteps, templeTracks } from './tracks.ts';

export interface Worker {
	at: Board;
	power: Power;
	locked: boolean;
}
export const rewards = ['vp', 'cocoa', 'temple', 'two-temples', 'worker'] as const;
export type Reward = (typeof rewards)[number];

/** What is still to be chosen, the first first. */
export type Pending =
	| { type: 'act'; worker: number }
	| { type: 'power-up'; board: Board; left: number }
	| { type: 'reward' }
	| { type: 'temple'; left: number }
	| { type: 'resource'; left: number };

export interface Position {
	ring: readonly Board[];
	workers: readonly Worker[];
	/** Other colours with unlocked workers, by board. */
	others: Readonly<Record<Board, number>>;
	/** Boards whose worship space another colour holds. */
	worshippers: readonly Board[];
	stock: Stock;
	vp: number;
	avenue: number;
	track: number;
	/** Steps of the calendar that the light disc has gone. */
	light: number;
	temples: Readonly<Record<Temple, number>>;
	/** Buildings in each row of the Nobles board. */
	taken: readonly [number, number, number];
	turnsLeft: number;
	pending: readonly Pending[];
	/** The id of the next event. */
	next: number;
}

export interface Setup
	extends Partial<Omit<Position, 'pending' | 'next' | 'others' | 'stock' | 'temples' | 'workers'>> {
	workers?: readonly { at: Board; power?: Power; locked?: boolean }[];
	others?: Partial<Record<Board, number>>;
	stock?: Partial<Stock>;
	temples?: Partial<Record<Temple, number>>;
}

export type Action =
	| { type: 'move'; worker: number; steps: 1 | 2 | 3 }
	| { type: 'unlock'; pay: boolean }
	| { type: 'collect' }
	| { type: 'main' }
	| { type: 'build'; row: 1 | 2 | 3 }
	| { type: 'construct'; tiles: 1 | 2 | 3 }
	| { type: 'worship' }
	| { type: 'power-up'; worker: number }
	| { type: 'leave-power-ups' }
	| { type: 'reward'; take: Reward }
	| { type: 'temple'; which: Temple }
	| { type: 'resource'; of: Resource };

export type Event = BaseEvent & { rules: RuleId[] } & (
		| { type: 'moved'; worker: number; from: Board; to: Board }
		| { type: 'told'; say: string; values: Line['values']; gives: Tally; board: Board }
		| { type: 'locked'; worker: number }
		| { type: 'unlocked'; paid: number; workers: number }
		| { type: 'poweredUp'; worker: number; power: number }
		| { type: 'ascended'; worker: number; avenue: number }
		| { type: 'rewarded'; take: Reward; gives: Tally }
		| { type: 'templeStep'; which: Temple; step: number; gives: Tally }
		| { type: 'gained'; of: Resource }
		| { type: 'turnEnded'; light: number }
	);

export interface Result {
	vp: number;
	stock: Stock;
}

const unlockPrice = 3;
const twoTemplesPrice = 3;
const noOthers = Object.fromEntries(boards.map((board) => [board, 0])) as Record<Board, number>;

const boardAt = ({ ring }: Pick<Position, 'ring'>, from: Board, steps: number): Board =>
	ring[(ring.indexOf(from) + steps) % ring.length] as Board;

/** A step as the tool of the boards sees it. */
const situationOf = (position: Position, worker: number, extra: Partial<Situation>): Situation => {
	const mover = position.workers[worker] as Worker;
	const there = position.workers.filter(({ at, locked }, index) => index !== worker && at === mover.at && !locked);
	return {
		...emptySituation(mover.at),
		powers: [mover.power, ...there.map(({ power }) => power)],
		others: position.others[mover.at],
		stock: position.stock,
		taken: position.taken,
		occupied: position.worshippers.includes(mover.at),
		avenue: position.avenue,
		track: position.track,
		...extra,
	};
};

/** The situation of an action of a worker that has been moved; null for an action of another kind. */
const actOf = (position: Position, worker: number, action: Action): Situation | null => {
	switch (action.type) {
		case 'collect':
			return situationOf(position, worker, { action: 'collect' });
		case 'main':
			return situationOf(position, worker, { action: 'main' });
		case 'build':
			return situationOf(position, worker, { action: 'main', row: action.row });
		case 'construct':
			return situationOf(position, worker, { action: 'main', tiles: [action.tiles, 0, 0, 0] });
		case 'worship':
			return situationOf(position, worker, { action: 'worship' });
		default:
			return null;
	}
};

const reject = (code: string, rule: TeoRule, values: Rejection['values'] = {}): Rejection => ({ code, rule, values });

const isLocked = ({ locked }: Worker): boolean => locked;
const unlockings = ({ workers, stock, pending }: Position): Candidate<Action>[] => {
	if (!workers.some(isLocked)) return [];
	const pay: Candidate<Action> = {
		action: { type: 'unlock', pay: true },
		refused:
			stock.cocoa < unlockPrice
				? reject('too-little-cocoa', 'teotihuacan.turn.unlock-pay', { cost: unlockPrice, cocoa: stock.cocoa })
				: null,
	};
	return pending.length === 0 ? [{ action: { type: 'unlock', pay: false }, refused: null }, pay] : [pay];
};

/** Actions that a board offers: those it has no use for are not tried there. */
const offers = (board: Board): Action[] => [
	{ type: 'collect' },
	...(isResourceBoard(board) ? ([{ type: 'main' }] as const) : []),
	...(board === 'nobles' ? ([1, 2, 3] as const).map((row): Action => ({ type: 'build', row })) : []),
	...(board === 'construction' ? ([1, 2, 3] as const).map((tiles): Action => ({ type: 'construct', tiles })) : []),
	...(isResourceBoard(board) || board === 'decorations' || board === 'palace' ? ([{ type: 'worship' }] as const) : []),
];

/** The first worker outside the list stands for the fourth that is still on the wheel. */
const mostWorkers = 4;

const candidates = (position: Position): Candidate<Action>[] => {
	const [first] = position.pending;
	if (!first) {
		if (position.turnsLeft === 0) return [];
		const moves = position.workers.flatMap((worker, index) =>
			([1, 2, 3] as const).map(
				(steps): Candidate<Action> => ({
					action: { type: 'move', worker: index, steps },
					refused: worker.locked ? reject('locked', 'teotihuacan.turn.locked', { power: worker.power }) : null,
				}),
			),
		);
		return [...moves, ...unlockings(position)];
	}
	switch (first.type) {
		case 'act': {
			const { at } = position.workers[first.worker] as Worker;
			const acts = offers(at).map((action): Candidate<Action> => {
				const answer = boardAction(actOf(position, first.worker, action) as Situation);
				return { action, refused: answer.ok ? null : answer.error };
			});
			return [...acts, ...unlockings(position)];
		}
		case 'power-up':
			return [
				...position.workers.flatMap(({ at, locked }, worker): Candidate<Action>[] =>
					at === first.board && !locked ? [{ action: { type: 'power-up', worker }, refused: null }] : [],
				),
				{ action: { type: 'leave-power-ups' }, refused: null },
			];
		case 'reward':
			return rewards.map((take) => ({
				action: { type: 'reward', take },
				refused:
					take === 'two-temples' && position.stock.cocoa < twoTemplesPrice
						? reject('too-little-cocoa', 'teotihuacan.ascension.two-steps', {
								cost: twoTemplesPrice,
								cocoa: position.stock.cocoa,
							})
						: take === 'worker' && position.workers.length >= mostWorkers
							? reject('no-fourth', 'teotihuacan.ascension.fourth-worker', {})
							: null,
			}));
		case 'temple':
			return temples.map((which) => ({ action: { type: 'temple', which }, refused: null }));
		case 'resource':
			return resources.map((of) => ({ action: { type: 'resource', of }, refused: null }));
	}
};

/** A turn as it is being told: the position so far, and the events. */
interface Going {
	position: Position;
	events: Event[];
}
type Told = Event extends infer Each ? (Each extends Event ? Omit<Each, 'id'> : never) : never;

const tell = (going: Going, event: Told): void => {
	going.events.push({ ...event, id: going.position.next } as Event);
	going.position = { ...going.position, next: going.position.next + 1 };
};
const change = (going: Going, changes: Partial<Position>): void => {
	going.position = { ...going.position, ...changes };
};
const queue = (going: Going, ...more: Pending[]): void =>
	change(going, { pending: [...going.position.pending, ...more] });
/** What is chosen next, before all that waits. */
const first = (going: Going, ...more: Pending[]): void =>
	change(going, { pending: [...more, ...going.position.pending] });

const stockOf = (stock: Stock, gives: Tally): Stock => ({
	cocoa: stock.cocoa + (gives.cocoa ?? 0),
	wood: stock.wood + (gives.wood ?? 0),
	stone: stock.stone + (gives.stone ?? 0),
	gold: stock.gold + (gives.gold ?? 0),
});

/** Puts what was told into the player’s hands; what is of choice is asked. */
const receive = (going: Going, gives: Tally): void => {
	const { position } = going;
	change(going, {
		stock: stockOf(position.stock, gives),
		vp: position.vp + (gives.vp ?? 0),
		avenue: Math.min(avenueSteps.value, position.avenue + (gives.avenue ?? 0)),
		track: Math.min(pyramidSteps.value, position.track + (gives.track ?? 0)),
	});
	if (gives.resource) queue(going, { type: 'resource', left: gives.resource });
	if (gives.temple) queue(going, { type: 'temple', left: gives.temple });
	for (const which of temples) for (let nth = 0; nth < (gives[which] ?? 0); nth++) climb(going, which);
};

/** One step on a temple, and what the step gives. At the top the marker stays. */
const climb = (going: Going, which: Temple): void => {
	const step = going.position.temples[which] + 1;
	if (step > templeSteps) return;
	change(going, { temples: { ...going.position.temples, [which]: step } });
	const gives = tallyOf(templeTracks.value[which][step - 1]?.effects ?? []);
	tell(going, {
		type: 'templeStep',
		which,
		step,
		gives,
		rules: ['teotihuacan.temples.advance', 'teotihuacan.temples.steps'],
	});
	receive(going, gives);
};

const endTurn = (going: Going): void => {
	if (going.position.pending.length > 0) return;
	change(going, { light: going.position.light + 1, turnsLeft: going.position.turnsLeft - 1 });
	tell(going, { type: 'turnEnded', light: going.position.light, rules: ['teotihuacan.turn.calendar'] });
};

const setWorker = (going: Going, worker: number, changes: Partial<Worker>): void =>
	change(going, {
		workers: going.position.workers.map((each, index) => (index === worker ? { ...each, ...changes } : each)),
	});

const unlock = (going: Going, pay: boolean): void => {
	const { workers, stock } = going.position;
	change(going, {
		workers: workers.map((worker) => ({ ...worker, locked: false })),
		stock: pay ? { ...stock, cocoa: stock.cocoa - unlockPrice } : stock,
	});
	tell(going, {
		type: 'unlocked',
		paid: pay ? unlockPrice : 0,
		workers: workers.filter(isLocked).length,
		rules: [pay ? 'teotihuacan.turn.unlock-pay' : 'teotihuacan.turn.unlock-free'],
	});
	if (!pay) endTurn(going);
};

const act = (going: Going, worker: number, action: Action): void => {
	const { at } = going.position.workers[worker] as Worker;
	const answer = boardAction(actOf(going.position, worker, action) as Situation);
	if (!answer.ok) return;
	for (const { say, values, gives, rules } of answer.value.lines) {
		tell(going, { type: 'told', say, values, gives, board: at, rules: [...rules] });
		receive(going, gives);
	}
	if (action.type === 'worship') setWorker(going, worker, { locked: true });
	if (action.type === 'build')
		change(going, {
			taken: going.position.taken.map((count, index) => (index === action.row - 1 ? count + 1 : count)) as unknown as [
				number,
				number,
				number,
			],
		});
	const times = answer.value.total['power-up'] ?? 0;
	if (times > 0) queue(going, { type: 'power-up', board: at, left: times });
};

/** Takes one of what is left to choose; the rest waits in its place. */
const chosen = (going: Going, pending: Pending): void => {
	const rest = going.position.pending.slice(1);
	change(going, {
		pending: 'left' in pending && pending.left > 1 ? [{ ...pending, left: pending.left - 1 }, ...rest] : rest,
	});
};

const powerUp = (going: Going, worker: number): void => {
	const power = (going.position.workers[worker] as Worker).power + 1;
	tell(going, { type: 'poweredUp', worker, power, rules: ['teotihuacan.main.power-ups'] });
	if (isPower(power)) {
		setWorker(going, worker, { power });
		return;
	}
	const { avenue, light } = going.position;
	setWorker(going, worker, { power: 1, at: 'palace' });
	change(going, { avenue: Math.min(avenueSteps.value, avenue + 1), light: light + 1 });
	tell(going, {
		type: 'ascended',
		worker,
		avenue: going.position.avenue,
		rules: [
			'teotihuacan.ascension.at-six',
			'teotihuacan.ascension.avenue',
			'teotihuacan.ascension.palace',
			'teotihuacan.ascension.calendar',
		],
	});
	first(going, { type: 'reward' });
};

const rewardRules = {
	vp: 'teotihuacan.ascension.five-vp',
	cocoa: 'teotihuacan.ascension.five-cocoa',
	temple: 'teotihuacan.ascension.one-step',
	'two-temples': 'teotihuacan.ascension.two-steps',
	worker: 'teotihuacan.ascension.fourth-worker',
} as const satisfies Record<Reward, TeoRule>;

const reward = (going: Going, take: Reward): void => {
	const gives: Tally = {
		vp: { vp: 5 },
		cocoa: { cocoa: 5 },
		temple: { temple: 1 },
		'two-temples': { cocoa: -twoTemplesPrice, temple: 2 },
		worker: { cocoa: 2 },
	}[take];
	tell(going, { type: 'rewarded', take, gives, rules: [rewardRules[take]] });
	if (take === 'worker')
		change(going, { workers: [...going.position.workers, { at: 'palace', power: 3, locked: false }] });
	const { temple = 0, ...rest } = gives;
	receive(going, rest);
	if (temple > 0) first(going, { type: 'temple', left: temple });
};

const same = (one: Action, other: Action): boolean =>
	JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

const why = (position: Position, action: Action): Rejection | null => {
	const found = candidates(position).find((each) => same(each.action, action));
	return found ? found.refused : reject('not-now', 'teotihuacan.turn.one-action', {});
};

const play = (position: Position, action: Action): Outcome<Played<Position, Event>, Rejection> => {
	const refused = why(position, action);
	if (refused) return fail(refused);
	const going: Going = { position, events: [] };
	const [pending] = position.pending;
	switch (action.type) {
		case 'move': {
			const { at: from } = position.workers[action.worker] as Worker;
			const to = boardAt(position, from, action.steps);
			setWorker(going, action.worker, { at: to });
			tell(going, { type: 'moved', worker: action.worker, from, to, rules: ['teotihuacan.turn.move'] });
			queue(going, { type: 'act', worker: action.worker });
			return ok(going);
		}
		case 'unlock':
			unlock(going, action.pay);
			return ok(going);
		case 'power-up':
			chosen(going, pending as Pending);
			powerUp(going, action.worker);
			break;
		case 'leave-power-ups':
			change(going, { pending: position.pending.slice(1) });
			break;
		case 'reward':
			chosen(going, pending as Pending);
			reward(going, action.take);
			break;
		case 'temple':
			chosen(going, pending as Pending);
			climb(going, action.which);
			break;
		case 'resource':
			chosen(going, pending as Pending);
			receive(going, { [action.of]: 1 });
			tell(going, { type: 'gained', of: action.of, rules: ['teotihuacan.temples.steps'] });
			break;
		default:
			chosen(going, pending as Pending);
			act(going, (pending as Extract<Pending, { type: 'act' }>).worker, action);
	}
	// Power-ups for which no worker is left on the board are lost.
	const [next] = going.position.pending;
	if (next?.type === 'power-up' && !going.position.workers.some(({ at, locked }) => at === next.board && !locked))
		change(going, { pending: going.position.pending.slice(1) });
	endTurn(going);
	return ok(going);
};

const asks = {
	act: { ask: 'act', rule: 'teotihuacan.turn.three-actions' },
	'power-up': { ask: 'power-up', rule: 'teotihuacan.main.power-ups' },
	reward: { ask: 'reward', rule: 'teotihuacan.ascension.choose' },
	temple: { ask: 'temple', rule: 'teotihuacan.temples.advance' },
	resource: { ask: 'resource', rule: 'teotihuacan.temples.steps' },
} as const satisfies Record<Pending['type'], { ask: string; rule: TeoRule }>;

const decision = ({ pending, turnsLeft }: Position): Decision | null => {
	const [next] = pending;
	if (next) return { actor: 0, ...asks[next.type] };
	return turnsLeft === 0 ? null : { actor: 0, ask: 'turn', rule: 'teotihuacan.turn.one-action' };
};

const whole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

const problemsOf = (setup: Setup): SetupProblem[] => {
	const problems: SetupProblem[] = [];
	const wrong = (path: string, code: string, values: SetupProblem['values'] = {}, rule: TeoRule | null = null) =>
		problems.push({ path, code, values, rule });
	const workers = setup.workers ?? [];
	if (setup.workers && (workers.length < 1 || workers.length > mostWorkers))
		wrong('workers', 'workers', { count: workers.length }, 'teotihuacan.setup.workers');
	workers.forEach(({ at, power = 1 }, index) => {
		if (!boards.includes(at)) wrong(`workers.${index}.at`, 'board', { board: at });
		if (!isPower(power)) wrong(`workers.${index}.power`, 'power', { power }, 'teotihuacan.ascension.at-six');
	});
	if (setup.ring && [...setup.ring].sort().join() !== [...boards].sort().join()) wrong('ring', 'ring');
	for (const board of Object.keys(setup.others ?? {}))
		if (!boards.includes(board as Board) || !whole(setup.others?.[board as Board] as number, 4))
			wrong(`others.${board}`, 'others', { board });
	for (const what of Object.keys(setup.stock ?? {}))
		if (!['cocoa', ...resources].includes(what) || !whole(setup.stock?.[what as Resource] as number, 99))
			wrong(`stock.${what}`, 'stock', { what });
	for (const which of Object.keys(setup.temples ?? {}))
		if (!temples.includes(which as Temple) || !whole(setup.temples?.[which as Temple] as number, templeSteps))
			wrong(`temples.${which}`, 'temple', { which });
	if (setup.turnsLeft !== undefined && !whole(setup.turnsLeft, 99)) wrong('turnsLeft', 'turns', {});
	if (setup.avenue !== undefined && !whole(setup.avenue, avenueSteps.value)) wrong('avenue', 'avenue', {});
	return problems;
};

/** The rules of the small game. A setup names what differs from three workers of power 1 on boards 2, 3 and 4. */
export const firstTurns: Rules<Setup, Position, Action, Event, Result> = {
	create: (setup) => {
		const problems = problemsOf(setup);
		if (problems.length > 0) return fail(problems);
		const { workers = [{ at: 'forest' }, { at: 'stone-quarry' }, { at: 'gold-deposits' }] } = setup;
		const position: Position = {
			ring: setup.ring ?? firstRing.value,
			workers: workers.map(({ at, power = 1, locked = false }) => ({ at, power, locked })),
			others: { ...noOthers, ...setup.others },
			worshippers: setup.worshippers ?? [],
			stock: { cocoa: 3, wood: 0, stone: 0, gold: 0, ...setup.stock },
			vp: setup.vp ?? 0,
			avenue: setup.avenue ?? 0,
			track: setup.track ?? 0,
			light: setup.light ?? 0,
			temples: { blue: 0, red: 0, green: 0, ...setup.temples },
			taken: setup.taken ?? [0, 0, 0],
			turnsLeft: setup.turnsLeft ?? 3,
			pending: [],
			next: 1,
		};
		return ok({ position, events: [] });
	},
	start: (position) => ({ position, events: [] }),
	decision,
	candidates,
	legalActions: (position) => candidates(position).flatMap(({ action, refused }) => (refused ? [] : [action])),
	play,
	why,
	chanceAnswer: () => null,
	result: ({ pending, turnsLeft, vp, stock }) => (pending.length > 0 || turnsLeft > 0 ? null : { vp, stock }),
};
