/** A Totem comes to an entry space, by an effect or after an ejection: its side, whom it pushes, the symbol. */

import type { Candidate, Rejection } from '#engine/rules.ts';
import type { Action, ActionOf } from './actions.ts';
import type { Cost } from './cities.ts';
import type { QuestionOf } from './frames.ts';
import { ownSeat, type Position } from './position.ts';
import { type ByResource, resources, type Site, sites } from './resources.ts';
import { whyNoAction } from './site-actions.ts';
import { payEntry, score } from './store.ts';
import { pushedBy, type Totem, type TotemSide, totemSides } from './totems.ts';
import { isStuck, offer, type QuestionTable, refuse, schedule, seatOf, type Turn, tell } from './turn.ts';

/** What the entry space of a Site costs; nothing at the River. Rule `action.space.cost`. */
export const entryCostOf = ({ table }: Position, site: Site): Partial<ByResource> =>
	table.profile.entryCosts[site] ?? {};

/** Why a store does not hold what the entry space costs, or null. Rule `action.move.afford`. */
export const whyNoEntry = (store: ByResource, site: Site, cost: Cost): Rejection | null => {
	const resource = resources.find((each) => store[each] < (cost[each] ?? 0));
	return resource
		? refuse('entry-unpayable', 'copan.action.move.afford', { site, resource, amount: cost[resource] as number })
		: null;
};

/** The River stays open where no Site can be paid for, under one reading. Ruling `no-payable-site`. */
export const withRiver = (candidates: readonly Candidate<Action>[]): Candidate<Action>[] =>
	candidates.map((each) => ('site' in each.action && each.action.site === 'river' ? offer(each.action) : each));

const resolvesSymbol = ({ table }: Position, ejectedFrom: Site | null): boolean =>
	ejectedFrom === null && table.readings['placed-totem-symbol'] === 'symbol-and-push';

const keepsSide = ({ table }: Position): boolean => table.readings['placed-totem-where'] === 'other-site-same-side';

/**
 * Whether an ejected Totem's owner takes the new Site's action at once; not where the Court phase is played alone.
 * Rulings `ejection`, `ejected-at-once-action`.
 */
const actsAtOnce = ({ table }: Position, ejected: Site | null): boolean =>
	ejected !== null && table.until !== 'court-phase' && table.readings['ejected-at-once-action'] === 'action-at-once';

const whyNotThere = (position: Position, { player, ejected }: QuestionOf<'totem'>, site: Site): Rejection | null => {
	const seat = seatOf(position, player);
	if (site === ejected) return refuse('ejected-from-there', 'copan.action.push.ejected-moves', { site });
	if (!ejected && keepsSide(position) && seat.totem?.site === site)
		return refuse('totem-there', 'copan.action.move.by-effect', { site });
	if (actsAtOnce(position, ejected)) return whyNoAction(position, player, site);
	if (!resolvesSymbol(position, ejected)) return null;
	return whyNoEntry(seat.resources, site, entryCostOf(position, site));
};

/** The symbol of a space: a price, or the Totem's own side so many times. Rules `action.space.cost`, `action.space.times`. */
export const resolveSpace = (turn: Turn, player: number, { site, space, side }: Totem, cause: number): void => {
	const { position } = turn;
	const symbol = position.table.profile.siteSpaces[site][space - 1];
	if (symbol === 'cost') {
		payEntry(turn, player, entryCostOf(position, site), cause);
		return;
	}
	const times = Number((symbol as string).slice(1));
	if (side === 'two') score(turn, player, 2 * times, { totem: true }, ['copan.action.space.times'], cause);
	else schedule(turn, { ask: 'any-resource', left: times, player, source: { totem: true }, cause });
};

/**
 * A Totem stands on its new space; whoever was there is pushed on, and off the last space ejected. Rules
 * `action.push.*`, ruling `ejection`.
 */
export const standOn = (turn: Turn, player: number, totem: Totem, cause: number): void => {
	const { position } = turn;
	const { site, space } = totem;
	const seat = ownSeat(position, player);
	seat.totem = null;
	const pushed = pushedBy(position, site, space);
	seat.totem = totem;
	seat.ejectedFrom = null;
	const ejected: number[] = [];
	for (const { seat: other, to } of pushed) {
		const theirs = ownSeat(position, other);
		if (to === null) {
			theirs.totem = null;
			theirs.ejectedFrom = site;
			tell(turn, { type: 'totemEjected', player: other, site }, ['copan.action.push.ejected', 'ejection'], cause);
			ejected.push(other);
		} else {
			theirs.totem = { ...(theirs.totem as Totem), space: to };
			tell(
				turn,
				{ type: 'totemPushed', player: other, site, space: to },
				['copan.action.push.occupied', 'copan.action.push.no-symbol', pushed.length > 1 && 'copan.action.push.several'],
				cause,
			);
		}
	}
	if (position.table.readings.ejection === 'at-once')
		schedule(turn, ...ejected.map((other) => ({ ask: 'totem' as const, player: other, ejected: site, cause })));
};

/** A Totem comes to an entry space by an effect, or at once after an ejection. */
const place = (turn: Turn, player: number, site: Site, side: TotemSide, ejectedFrom: Site | null): void => {
	const { position } = turn;
	const totem: Totem = { site, space: 1, side };
	const placed = tell(
		turn,
		{ type: 'totemPlaced', player, site, side },
		ejectedFrom
			? ['copan.action.push.ejected-moves', 'ejection', 'ejected-at-once-action']
			: ['copan.action.move.by-effect', 'placed-totem-symbol', 'placed-totem-where'],
	);
	if (actsAtOnce(position, ejectedFrom))
		schedule(turn, {
			do: 'site-action',
			player,
			site,
			less: 0,
			plus: {},
			rule: 'copan.action.move.symbol-then-action',
			cause: placed,
		});
	standOn(turn, player, totem, placed);
	if (resolvesSymbol(position, ejectedFrom)) resolveSpace(turn, player, totem, placed);
};

/** Placing a Totem by an effect, or after an ejection. */
export const totemQuestions: QuestionTable<'totem' | 'totem-side'> = {
	totem: {
		rule: ({ ejected }) => (ejected ? 'copan.action.push.ejected-moves' : 'copan.action.move.by-effect'),
		candidates: (position, question) => {
			const places = sites.map((site) => offer({ type: 'place-totem', site }, whyNotThere(position, question, site)));
			// With the action taken at once there may be no Site to pay for.
			if (question.ejected && !isStuck(places)) return places;
			return question.ejected && position.table.readings['no-payable-site'] === 're-enter-river'
				? withRiver(places)
				: [...places, offer({ type: 'leave-totem' })];
		},
		answer(turn, { player, ejected, cause }, action) {
			if (action.type === 'leave-totem') {
				tell(
					turn,
					{ type: 'totemLeft', player },
					ejected ? ['copan.action.push.ejected-moves', 'no-payable-site'] : ['copan.action.move.by-effect'],
				);
				return;
			}
			const { site } = action as ActionOf<'place-totem'>;
			const side = seatOf(turn.position, player).totem?.side;
			if (!ejected && side && keepsSide(turn.position)) place(turn, player, site, side, null);
			else schedule(turn, { ask: 'totem-side', player, site, ejected, cause });
		},
	},
	'totem-side': {
		rule: 'copan.action.move.side',
		candidates: () => totemSides.map((side) => offer({ type: 'turn-totem', side })),
		answer(turn, { player, site, ejected }, { side }: ActionOf<'turn-totem'>) {
			place(turn, player, site, side, ejected);
		},
	},
};
