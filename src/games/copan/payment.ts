/** Prices: what can be paid, what is left out of a price, and paying it bit by bit. */
import type { ActionOf } from './actions.ts';
import { effectsAt } from './characters.ts';
import type { Cost } from './cities.ts';
import type { Effect } from './effects.ts';
import type { TaskOf } from './frames.ts';
import type { Seat } from './position.ts';
import { type ByResource, resources, type Site, sum } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import { giveUp, payExact } from './store.ts';
import { offer, type QuestionTable, refuse, schedule, seatOf, type TaskTable, type Turn, tell } from './turn.ts';

/** What a price is made of: the four resources, and any of them. */
export const costKinds = [...resources, 'any'] as const;
export type CostKind = (typeof costKinds)[number];

export const totalOf = (cost: Cost): number => costKinds.reduce((total, kind) => total + (cost[kind] ?? 0), 0);

export const addCosts = (...costs: Cost[]): Cost => {
	const total: Cost = {};
	for (const cost of costs)
		for (const kind in cost) {
			const amount = cost[kind as CostKind];
			if (amount) total[kind as CostKind] = (total[kind as CostKind] ?? 0) + amount;
		}
	return total;
};

/**
 * Whether a price, and what has to be paid besides, can be paid from a store when `free` of its resources need not be:
 * discounts, and resources of choice that come in first.
 */
export const isPayable = (store: ByResource, due: Cost, free: number, plus: Cost = {}): boolean => {
	let lacking = 0;
	let spare = 0;
	for (const each of resources) {
		const left = store[each] - (due[each] ?? 0) - (plus[each] ?? 0);
		if (left < 0) lacking -= left;
		else spare += left;
	}
	return lacking <= free && (due.any ?? 0) + (plus.any ?? 0) <= spare + free - lacking;
};

/** How much cheaper a player's Characters make every action at a Site. Ruling `discounts-add`. */
export const discountOf = (seat: Seat, site: Site): number =>
	effectsAt(seat.characters, (when) => when.on === 'cost' && when.site === site).reduce(
		(less, { effect }) => less + (effect as Extract<Effect, { verb: 'discount' }>).less,
		0,
	);

/** The rules that make a price, by the one under which it is paid: to visit a City is paid for twice over. */
export const rulesOfPrice = (rule: CopanRule): CopanRule[] =>
	rule === 'copan.embassies.price.path' ? [rule, 'copan.embassies.price.city'] : [rule];

const without = (cost: Cost, kind: CostKind, amount = 1): Cost => ({ ...cost, [kind]: (cost[kind] ?? 0) - amount });

/** Leaves resources out of a price and tells of it. Ruling `discount-which`. */
const waive = (turn: Turn, { player, rule }: TaskOf<'pay'>, kind: CostKind, amount: number): void => {
	tell(turn, { type: 'discounted', player, kind, amount }, [...rulesOfPrice(rule), 'discount-which']);
};

const pay = (turn: Turn, task: TaskOf<'pay'>): void => {
	const { do: _, ...bill } = task;
	const { player, less, rule, cause } = bill;
	const kinds = costKinds.filter((kind) => (bill.due[kind] ?? 0) > 0);
	let { due } = bill;
	if (less > 0) {
		if (kinds.length > 1 && totalOf(due) > less) {
			schedule(turn, { ask: 'discount', ...bill });
			return;
		}
		for (const kind of kinds) {
			const waived = Math.min(due[kind] as number, less);
			waive(turn, task, kind, waived);
			due = without(due, kind, waived);
		}
	}
	payExact(turn, player, due, 'price', rulesOfPrice(rule));
	if (!due.any) return;
	const store = seatOf(turn.position, player).resources;
	const held = resources.filter((resource) => store[resource] > 0);
	if (held.length === 1 || sum(store) === due.any)
		for (const resource of held)
			giveUp(turn, player, resource, Math.min(due.any, store[resource]), 'price', rulesOfPrice(rule));
	else schedule(turn, { ask: 'pay-any', player, left: due.any, rule, cause });
};

export const paymentTasks: TaskTable<'pay'> = { pay };

export const paymentQuestions: QuestionTable<'discount' | 'pay-any'> = {
	discount: {
		candidates: (position, { player, due, less, rule }) =>
			costKinds
				.filter((kind) => (due[kind] ?? 0) > 0)
				.map((kind) =>
					offer(
						{ type: 'discount', kind },
						isPayable(seatOf(position, player).resources, without(due, kind), less - 1)
							? null
							: refuse('discount-leaves-unpayable', rule, { kind }),
					),
				),
		answer(turn, { player, due, less, rule, cause }, { kind }: ActionOf<'discount'>) {
			const task: TaskOf<'pay'> = { do: 'pay', player, due, less, rule, cause };
			waive(turn, task, kind, 1);
			schedule(turn, { ...task, due: without(due, kind), less: less - 1 });
		},
	},
	'pay-any': {
		candidates: (position, { player, rule }) =>
			resources.map((resource) =>
				offer(
					{ type: 'pay', resource },
					seatOf(position, player).resources[resource] > 0 ? null : refuse('resource-lacking', rule, { resource }),
				),
			),
		answer(turn, { player, left, rule, cause }, { resource }: ActionOf<'pay'>) {
			giveUp(turn, player, resource, 1, 'price', rulesOfPrice(rule));
			if (left > 1) schedule(turn, { do: 'pay', player, due: { any: left - 1 }, less: 0, rule, cause });
		},
	},
};

/** The rule under which a Site's action is paid. */
export const priceRule: Record<Site, CopanRule> = {
	embassies: 'copan.embassies.price.path',
	river: 'copan.river.one-purchase',
	'ball-court': 'copan.ball-court.recruit.price',
	altars: 'copan.altars.pay',
	stairway: 'copan.stairway.line.pay',
};
