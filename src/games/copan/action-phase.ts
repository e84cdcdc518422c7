/**
 * The Action phase: the Totem moves or stays, its space is resolved, the Site's action is taken; then Jade and bonus
 * actions that wait, and the end of the turn.
 */
import type { Candidate, Rejection } from '#engine/rules.ts';
import type { Action, ActionOf } from './actions.ts';
import type { Cost } from './cities.ts';
import { doFree, freeActions, hasFreeActions } from './exchange.ts';
import type { QuestionOf, TaskOf } from './frames.ts';
import { totalOf } from './payment.ts';
import { own, type Position } from './position.ts';
import { byResource, resources, type Site, sites } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';
import { hasNothingLeft, lessAt, standingAt, whyNoAction } from './site-actions.ts';
import { entryCostOf, resolveSpace, standOn } from './totem-rules.ts';
import { type Totem, totemSides } from './totems.ts';
import { allow, type QuestionTable, refuse, schedule, seatOf, type TaskTable, type Turn, tell } from './turn.ts';

/** What the entry space costs this player, and whether it is part of the action's price. Ruling `discount-and-entry`. */
const entryFor = (position: Position, site: Site): { cost: Cost; withAction: boolean } => {
	const cost = seatOf(position, position.active).ejectedFrom ? {} : entryCostOf(position, site);
	const withAction =
		position.table.readings['discount-and-entry'] === 'entry-too' &&
		totalOf(cost) > 0 &&
		!hasNothingLeft(position, position.active, site);
	return { cost, withAction };
};

/** Why the active player may not move to a Site, or null. Rules `action.move.entry`, `action.move.afford`. */
const whyNotMove = (position: Position, site: Site): Rejection | null => {
	const seat = seatOf(position, position.active);
	if (seat.totem?.site === site) return refuse('present-site', 'copan.action.move.entry', { site });
	if (seat.ejectedFrom === site) return refuse('ejected-from-there', 'copan.action.push.ejected-moves', { site });
	const store = seat.resources;
	const free = lessAt(position, position.active, site, 0);
	const { cost, withAction } = entryFor(position, site);
	if (withAction) return whyNoAction(position, position.active, site, store, free, cost);
	const lacking = resources.find((resource) => store[resource] < (cost[resource] ?? 0));
	if (lacking)
		return refuse('entry-unpayable', 'copan.action.move.afford', {
			site,
			resource: lacking,
			amount: cost[lacking] ?? 0,
		});
	const left = byResource((resource) => store[resource] - (cost[resource] ?? 0));
	return whyNoAction(position, position.active, site, left, free);
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
	return whyNoAction(position, position.active, site, seat.resources, lessAt(position, active, site, 0) + gained);
};

/** Where the Totem may go: the five Sites, or one space on. Rulings `previous-turn-site`, `no-payable-site`. */
const totemMoves = (position: Position): Candidate<Action>[] => {
	const moves: Candidate<Action>[] = [
		...sites.map((site) => ({ action: { type: 'move' as const, site }, refused: whyNotMove(position, site) })),
		{ action: { type: 'stay' }, refused: whyNotStay(position) },
	];
	const isStuck = moves.every(({ refused }) => refused !== null);
	if (!isStuck || position.table.readings['no-payable-site'] !== 're-enter-river') return moves;
	return moves.map((move) => (move.action.type === 'move' && move.action.site === 'river' ? allow(move.action) : move));
};

/** Jade and bonus actions that wait, in the order in which they are due. Ruling `jade-before-bonus`. */
const nextWaiting = ({ pendingJade, bonusActions, table }: Position): 'jade' | 'bonus' | null => {
	const [jade] = pendingJade;
	const [bonus] = bonusActions;
	if (!jade || !bonus) return jade ? 'jade' : bonus ? 'bonus' : null;
	return table.readings['jade-before-bonus'] === 'jade-first' || jade.cause < bonus.cause ? 'jade' : 'bonus';
};

/** Sites at which a bonus action could be taken. */
const bonusSites = ({ site }: Pick<QuestionOf<'bonus'>, 'site'>): readonly Site[] => (site === 'any' ? sites : [site]);

const whyNoBonus = (position: Position, player: number, site: Site, less: number): Rejection | null => {
	const store = seatOf(position, player).resources;
	const standing = standingAt(position, player, site, store, lessAt(position, player, site, less));
	if (standing === 'open') return null;
	return refuse(standing === 'unpayable' ? 'action-unpayable' : 'nothing-left', 'copan.action.bonus.pay', { site });
};

/** Whether a bonus action can be taken at none of its Sites. Rule `action.bonus.pay`. */
const isUnpayable = (
	position: Position,
	{ player, site, less }: Pick<QuestionOf<'bonus'>, 'player' | 'site' | 'less'>,
): boolean => bonusSites({ site }).every((each) => whyNoBonus(position, player, each, less) !== null);

export const actionTasks: TaskTable<'action-phase' | 'after-action' | 'bonus'> = {
	'action-phase'(turn) {
		const { position } = turn;
		if ([...totemMoves(position), ...freeActions(position)].some(({ refused }) => !refused))
			schedule(turn, { ask: 'move' });
		else takeNoSite(turn);
	},
	'after-action'(turn) {
		const { position } = turn;
		const next = nextWaiting(position);
		if (next === 'jade') {
			const { player, source, cause } = own(position, 'pendingJade').shift() as Position['pendingJade'][number];
			schedule(turn, { do: 'effect', effect: { verb: 'place-jade' }, player, source, cause }, { do: 'after-action' });
		} else if (next === 'bonus') {
			const { player, site, less, cause } = own(position, 'bonusActions').shift() as Position['bonusActions'][number];
			schedule(turn, { do: 'bonus', player, site, less, cause }, { do: 'after-action' });
		} else if (hasFreeActions(position)) schedule(turn, { ask: 'pause', before: 'turn-end' });
		else schedule(turn, { do: 'end-turn' });
	},
	bonus(turn, { player, site, less, cause }) {
		const { position } = turn;
		// A bird or Glyphs may still bring what it costs.
		const mayHelp = player === position.active && hasFreeActions(position);
		if (isUnpayable(position, { player, site, less }) && !mayHelp) loseBonus(turn, { player, site, less, cause });
		else schedule(turn, { ask: 'bonus', player, site, less, cause });
	},
};

const loseBonus = (turn: Turn, { player, site, less, cause }: Omit<TaskOf<'bonus'>, 'do'>): void => {
	const isDear = bonusSites({ site }).some(
		(each) => whyNoBonus(turn.position, player, each, less)?.code === 'action-unpayable',
	);
	const rules: CopanRule[] = ['copan.action.bonus.pay'];
	if (isDear) rules.push('copan.court.loss.not-for-costs');
	tell(turn, { type: 'bonusActionLost', player, site }, { rules, causedBy: cause });
};

const takeNoSite = (turn: Turn): void => {
	tell(
		turn,
		{ type: 'noSiteTaken', player: turn.position.active },
		{ rules: ['copan.action.move.afford'], rulings: ['no-payable-site'] },
	);
	schedule(turn, { do: 'after-action' });
};

/** The Totem comes to a space; its symbol, the Site's action and what waits follow. */
const stand = (turn: Turn, totem: Totem, how: 'move' | 'stay'): void => {
	const { position } = turn;
	const player = position.active;
	const { cost, withAction } = how === 'move' ? entryFor(position, totem.site) : { cost: {}, withAction: false };
	const isEjected = seatOf(position, player).ejectedFrom !== null;
	const rules: CopanRule[] =
		how === 'stay'
			? ['copan.action.stay.next']
			: [isEjected ? 'copan.action.push.ejected-moves' : 'copan.action.move.entry'];
	const moved = tell(
		turn,
		{ type: 'totemMoved', player, ...totem, how },
		{ rules, ...(isEjected && { rulings: ['ejection'] as RulingId[] }) },
	);
	schedule(
		turn,
		{ do: 'site-action', player, site: totem.site, less: 0, plus: withAction ? cost : {}, cause: moved },
		{ do: 'after-action' },
	);
	const paysLater = withAction || (how === 'move' && isEjected);
	standOn(turn, player, totem, moved);
	if (!paysLater) resolveSpace(turn, player, totem, moved);
};

export const actionQuestions: QuestionTable<'move' | 'move-side' | 'bonus'> = {
	move: {
		rule: 'copan.action.move-or-stay',
		candidates: (position) => {
			const moves = totemMoves(position);
			const isStuck = moves.every(({ refused }) => refused !== null);
			return [...moves, ...(isStuck ? [allow({ type: 'go-on' })] : []), ...freeActions(position)];
		},
		answer(turn, question, action) {
			if (doFree(turn, action, question)) return;
			const { totem } = seatOf(turn.position, turn.position.active);
			if (action.type === 'move') schedule(turn, { ask: 'move-side', site: action.site });
			else if (action.type === 'stay' && totem) stand(turn, { ...totem, space: totem.space + 1 }, 'stay');
			else takeNoSite(turn);
		},
	},
	'move-side': {
		rule: 'copan.action.move.side',
		candidates: () => totemSides.map((side) => allow({ type: 'turn-totem', side })),
		answer(turn, { site }, action) {
			stand(turn, { site, space: 1, side: (action as ActionOf<'turn-totem'>).side }, 'move');
		},
	},
	bonus: {
		rule: 'copan.action.bonus.order',
		candidates: (position, { player, site, less }) => [
			...bonusSites({ site }).map((each) => ({
				action: { type: 'act' as const, site: each },
				refused: whyNoBonus(position, player, each, less),
			})),
			{
				action: { type: 'forgo' as const },
				refused:
					position.table.readings['bonus-action-declined'] === 'must-take' &&
					!isUnpayable(position, { player, site, less })
						? refuse('bonus-is-due', 'copan.action.bonus.order', { site })
						: null,
			},
			...(player === position.active ? freeActions(position) : []),
		],
		answer(turn, question, action) {
			const { player, site, less, cause } = question;
			if (doFree(turn, action, { do: 'bonus', player, site, less, cause })) return;
			if (action.type === 'forgo' && isUnpayable(turn.position, question)) loseBonus(turn, question);
			else if (action.type === 'forgo')
				tell(
					turn,
					{ type: 'bonusActionDeclined', player, site },
					{ rules: ['copan.action.bonus.order'], causedBy: cause, rulings: ['bonus-action-declined'] },
				);
			else
				schedule(turn, {
					do: 'site-action',
					player,
					site: (action as ActionOf<'act'>).site,
					less,
					plus: {},
					cause,
				});
		},
	},
};
