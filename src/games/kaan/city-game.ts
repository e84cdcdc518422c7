/** Foundations, columns and a building as a small game of its own: one turn in one city, with the cards and goods it takes. */
import { isSame } from '#engine/condition.ts';
import { fail, ok } from '#engine/outcome.ts';
import type { BaseEvent, Candidate, Rules } from '#engine/rules.ts';
import { buildings } from './cards.ts';
import { type City, type CityTurn, cityAfter, cityProblems, newTurn, type Placement, placementsOf } from './city.ts';
import type { KaanRejection } from './golems.ts';
import { numbers } from './profile.ts';
import type { KaanRule } from './rule-ids.ts';

export interface CitySetup {
	city: City;
	/** Cards in hand, the Dawn Windmills among them. */
	hand: number;
	stone: number;
	cocoa: number;
}

export interface CityPosition extends CitySetup {
	turn: CityTurn;
	/** Events told so far, for the id of the next. */
	told: number;
}

export interface CityAction extends Pick<Placement, 'level' | 'at'> {
	type: 'put';
	card: Placement['type'];
}

export interface CityEvent extends BaseEvent, Omit<CityAction, 'type'> {
	type: 'cardPut';
	paid: Price;
	/** The ends of the base before. */
	base: { start: number; end: number };
}

interface Price {
	stone: number;
	cocoa: number;
}

/** What each kind of card costs here: the Dawn Windmills are the one building whose price is told. */
const prices: Record<Placement['type'], Price> = {
	foundation: { stone: 0, cocoa: 0 },
	column: { stone: numbers.columnStone.value, cocoa: 0 },
	building: buildings[0].cost.value,
};
const ruleOf: Record<Placement['type'], KaanRule> = {
	foundation: 'kaan.city.foundation',
	column: 'kaan.city.column',
	building: 'kaan.city.construct',
};
const readings = { 'shared-support': 'carries-two' } as const;

/** The ends of the base of a city. */
export const baseOf = (city: City): { start: number; end: number } => {
	const row = city.filter(({ level }) => level === 1).map(({ at }) => at);
	return { start: Math.min(...row), end: Math.max(...row) };
};

const unpaid = ({ hand, stone, cocoa }: CityPosition, card: Placement['type']): KaanRejection | null => {
	const price = prices[card];
	if (hand === 0) return { code: 'no-card', rule: ruleOf[card], values: {} };
	return stone < price.stone || cocoa < price.cocoa
		? { code: 'too-little', rule: ruleOf[card], values: { ...price } }
		: null;
};

const placements = ({ city, turn }: CityPosition): Placement[] => placementsOf(city, turn, readings);
const actionOf = ({ type: card, level, at }: Placement): CityAction => ({ type: 'put', card, level, at });
const candidatesOf = (position: CityPosition): Candidate<CityAction>[] =>
	placements(position).map((placement) => ({
		action: actionOf(placement),
		refused: placement.refused ?? unpaid(position, placement.type),
	}));
const whyNot = (position: CityPosition, action: CityAction): KaanRejection | null => {
	const found = candidatesOf(position).find((each) => isSame(each.action, action));
	return found
		? (found.refused as KaanRejection | null)
		: { code: 'not-here', rule: 'kaan.turn.one-action', values: {} };
};
const isOver = ({ turn, hand }: CityPosition): boolean => turn.built || hand === 0;

/** The rules of the city game. Nothing in it hangs on chance. */
export const cityGame: Rules<CitySetup, CityPosition, CityAction, CityEvent, City> = {
	create(setup) {
		const problems = cityProblems(setup.city, readings);
		return problems.length > 0
			? fail(problems.map(({ code, rule, level, at }) => ({ code, rule, path: 'city', values: { level, at } })))
			: ok({ position: { ...setup, turn: newTurn, told: 0 }, events: [] });
	},
	start: (position) => ({ position, events: [] }),
	decision: (position) => (isOver(position) ? null : { actor: 0, ask: 'city-card', rule: 'kaan.turn.one-action' }),
	candidates: (position) => (isOver(position) ? [] : candidatesOf(position)),
	legalActions: (position) =>
		isOver(position) ? [] : candidatesOf(position).flatMap(({ action, refused }) => (refused ? [] : [action])),
	play(position, action) {
		const refused = whyNot(position, action);
		if (refused) return fail(refused);
		const { card, level, at } = action;
		const paid = prices[card];
		const rules = placements(position).find((each) => isSame(actionOf(each), action))?.rules ?? [];
		const { city, hand, stone, cocoa, turn, told } = position;
		return ok({
			position: {
				...cityAfter(city, turn, { type: card, level, at }),
				hand: hand - 1,
				stone: stone - paid.stone,
				cocoa: cocoa - paid.cocoa,
				told: told + 1,
			},
			events: [{ id: told + 1, type: 'cardPut', card, level, at, paid, base: baseOf(city), rules }],
		});
	},
	why: whyNot,
	chanceAnswer: () => null,
	result: (position) => (isOver(position) ? position.city : null),
};
