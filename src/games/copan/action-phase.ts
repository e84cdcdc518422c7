/**
 * The Action phase: the Totem moves or stays, its space is resolved, the Site's action is taken; then Jade and bonus
 * actions that wait, and the end of the turn.
 */

import type { Candidate, Rejection } from '#engine/rules.ts';
import type { Action, ActionOf } from './actions.ts';
import type { Cost } from './cities.ts';
import { jade } from './effects.ts';
import { doFree, freeActions, freeActionsOf, hasFreeActions } from './exchange.ts';
import { totalOf } from './payment.ts';
import { type BonusAction, own, type Position } from './position.ts';
import { byResource, type Site, sites } from './resources.ts';
import { standingAt, whyNoAction } from './site-actions.ts';
import { entryCostOf, resolveSpace, standOn, whyNoEntry, withRiver } from './totem-rules.ts';
import { type Totem, totemSides } from './totems.ts';
import {
	isStuck,
	offer,
	type QuestionTable,
	refuse,
	schedule,
	seatOf,
	type TaskTable,
	type Turn,
	tell,
} from './turn.ts';

/** What the entry space costs this player, and whether it is part of the action's price. Ruling `discount-and-entry`. */
const entryFor = (position: Position, site: Site): { cost: Cost; withAction: boolean } => {
	const cost = seatOf(position).ejectedFrom ? {} : entryCostOf(position, site);
	const withAction =
		position.table.readings['discount-and-entry'] === 'entry-too' &&
		totalOf(cost) > 0 &&
		standingAt(position, position.active, site) !== 'nothing-left';
	return { cost, withAction };
};

/** Why the active player may not move to a Site, or null. Rules `action.move.entry`, `action.move.afford`. */
const whyNotMove = (position: Position, site: Site): Rejection | null => {
	const seat = seatOf(position);
	if (seat.totem?.site === site) return refuse('present-site', 'copan.action.move.entry', { site });
	if (seat.ejectedFrom === site) return refuse('ejected-from-there', 'copan.action.push.ejected-moves', { site });
	const store = seat.resources;
	const { cost, withAction } = entryFor(position, site);
	if (withAction) return whyNoAction(position, position.active, site, 0, cost);
	const left = byResource((resource) => store[resource] - (cost[resource] ?? 0));
	return whyNoEntry(store, site, cost) ?? whyNoAction(position, position.active, site, 0, {}, left);
};

/** Why the active player may not stay, or null. Rules `action.stay.next`, `action.stay.final`; ruling `stay-needs-payment`. */
const whyNotStay = (position: Position): Rejection | null => {
	const { active, table } = position;
	const seat = seatOf(position, active);
	if (!seat.totem)
		return refuse('not-on-site', seat.ejectedFrom ? 'copan.action.push.ejected-moves' : 'copan.action.first-turn');
	const { site, space, side } = seat.totem;
	const symbol = table.profile.siteSpaces[site][space];
	if (!symbol) return refuse('last-space', 'copan.action.stay.final', { site });
	if (table.readings['stay-needs-payment'] === 'may-stay') return null;
	const gained = side === 'any' && symbol !== 'cost' ? Number(symbol.slice(1)) : 0;
	return whyNoAction(position, active, site, gained);
};

/** Where the Totem may go: the five Sites, or one space on. Rulings `previous-turn-site`, `no-payable-site`. */
const totemMoves = (position: Position): Candidate<Action>[] => {
	const moves: Candidate<Action>[] = [
		...sites.map((site) => offer({ type: 'move', site }, whyNotMove(position, site))),
		offer({ type: 'stay' }, whyNotStay(position)),
	];
	return isStuck(moves) && position.table.readings['no-payable-site'] === 're-enter-river' ? withRiver(moves) : moves;
};

/** Whether the active player may move or stay: asked at once of every turn, so it stops at the first way. */
const canMove = (position: Position): boolean =>
	sites.some((site) => !whyNotMove(position, site)) || totemMoves(position).some(({ refused }) => !refused);

/** Sites at which a bonus action could be taken. */
const bonusSites = (site: BonusAction['site']): readonly Site[] => (site === 'any' ? sites : [site]);

const whyNoBonus = (position: Position, player: number, site: Site, less: number): Rejection | null => {
	const standing = standingAt(position, player, site, less);
	return standing === 'open' ? null : refuse(standing, 'copan.action.bonus.pay', { site });
};

/** Whether a bonus action can be taken at none of its Sites. Rule `action.bonus.pay`. */
const isUnpayable = (position: Position, { player, site, less }: BonusAction): boolean =>
	bonusSites(site).every((each) => standingAt(position, player, each, less) !== 'open');

export const actionTasks: TaskTable<'action-phase' | 'after-action' | 'bonus'> = {
	'action-phase'(turn) {
		const { position } = turn;
		if (hasFreeActions(position) || canMove(position)) schedule(turn, { ask: 'move' });
		else takeNoSite(turn);
	},
	/** Jade and bonus actions that wait, in the order in which they are due. Ruling `jade-before-bonus`. */
	'after-action'(turn, task) {
		const { position } = turn;
		const [waitingJade] = position.pendingJade;
		const [bonus] = position.bonusActions;
		const jadeComesFirst =
			position.table.readings['jade-before-bonus'] === 'jade-first' ||
			!bonus ||
			(waitingJade && waitingJade.cause < bonus.cause);
		if (waitingJade && jadeComesFirst) {
			own(position, 'pendingJade').shift();
			schedule(turn, { do: 'effect', effect: jade, ...waitingJade }, task);
		} else if (bonus) {
			own(position, 'bonusActions').shift();
			schedule(turn, { do: 'bonus', ...bonus }, task);
		} else if (hasFreeActions(position)) schedule(turn, { ask: 'pause', before: 'turn-end' });
		else schedule(turn, { do: 'end-turn' });
	},
	bonus(turn, { do: _, ...bonus }) {
		const { position } = turn;
		// A bird or Glyphs may still bring what it costs.
		const mayHelp = bonus.player === position.active && hasFreeActions(position);
		if (isUnpayable(position, bonus) && !mayHelp) loseBonus(turn, bonus);
		else schedule(turn, { ask: 'bonus', ...bonus });
	},
};

const loseBonus = (turn: Turn, { player, site, less }: BonusAction): void => {
	const isDear = bonusSites(site).some((each) => standingAt(turn.position, player, each, less) === 'action-unpayable');
	tell(turn, { type: 'bonusActionLost', player, site }, [
		'copan.action.bonus.pay',
		isDear && 'copan.court.loss.not-for-costs',
	]);
};

const takeNoSite = (turn: Turn): void => {
	tell(turn, { type: 'noSiteTaken', player: turn.position.active }, ['copan.action.move.afford', 'no-payable-site']);
	schedule(turn, { do: 'after-action' });
};

/** The Totem comes to a space; its symbol, the Site's action and what waits follow. */
const stand = (turn: Turn, totem: Totem, how: 'move' | 'stay'): void => {
	const { position } = turn;
	const player = position.active;
	const { cost, withAction } = how === 'move' ? entryFor(position, totem.site) : { cost: {}, withAction: false };
	const isEjected = seatOf(position, player).ejectedFrom !== null;
	const moved = tell(turn, { type: 'totemMoved', player, ...totem, how }, [
		how === 'stay'
			? 'copan.action.stay.next'
			: isEjected
				? 'copan.action.push.ejected-moves'
				: 'copan.action.move.entry',
		isEjected && 'ejection',
	]);
	schedule(
		turn,
		{
			do: 'site-action',
			player,
			site: totem.site,
			less: 0,
			plus: withAction ? cost : {},
			rule: how === 'stay' ? 'copan.action.stay.action' : 'copan.action.move.symbol-then-action',
			cause: moved,
		},
		{ do: 'after-action' },
	);
	standOn(turn, player, totem, moved);
	// Paid with the action; an ejected Totem comes without symbol.
	if (!withAction && !isEjected) resolveSpace(turn, player, totem, moved);
};

export const actionQuestions: QuestionTable<'move' | 'move-side' | 'bonus'> = {
	move: {
		rule: 'copan.action.move-or-stay',
		candidates: (position) => {
			const moves = totemMoves(position);
			return [...moves, ...(isStuck(moves) ? [offer({ type: 'go-on' })] : []), ...freeActions(position)];
		},
		answer(turn, question, action) {
			if (doFree(turn, action, question)) return;
			const { totem } = seatOf(turn.position);
			if (action.type === 'move') schedule(turn, { ask: 'move-side', site: action.site });
			else if (action.type === 'stay' && totem) stand(turn, { ...totem, space: totem.space + 1 }, 'stay');
			else takeNoSite(turn);
		},
	},
	'move-side': {
		rule: 'copan.action.move.side',
		candidates: () => totemSides.map((side) => offer({ type: 'turn-totem', side })),
		answer(turn, { site }, { side }: ActionOf<'turn-totem'>) {
			stand(turn, { site, space: 1, side }, 'move');
		},
	},
	bonus: {
		rule: 'copan.action.bonus.order',
		candidates: (position, { player, site, less }) => {
			const offered = bonusSites(site).map((each) =>
				offer({ type: 'act', site: each }, whyNoBonus(position, player, each, less)),
			);
			const isDue = position.table.readings['bonus-action-declined'] === 'must-take' && !isStuck(offered);
			return [
				...offered,
				offer({ type: 'forgo' }, isDue ? refuse('bonus-is-due', 'copan.action.bonus.order', { site }) : null),
				...freeActionsOf(position, player),
			];
		},
		answer(turn, question, action) {
			const { ask: _, ...bonus } = question;
			const { player, site, less, cause } = bonus;
			if (doFree(turn, action, { do: 'bonus', ...bonus })) return;
			if (action.type === 'act')
				schedule(turn, {
					do: 'site-action',
					player,
					site: action.site,
					less,
					plus: {},
					rule: 'copan.action.bonus.order',
					cause,
				});
			else if (isUnpayable(turn.position, question)) loseBonus(turn, question);
			else
				tell(turn, { type: 'bonusActionDeclined', player, site }, [
					'copan.action.bonus.order',
					'bonus-action-declined',
				]);
		},
	},
};
