import type { Rules } from '#engine/rules.ts';
import { actionQuestions, actionTasks } from './action-phase.ts';
import type { Action } from './actions.ts';
import { courtPhase } from './court.ts';
import { dealQuestions, dealTasks } from './deal.ts';
import { turnTasks } from './end-of-turn.ts';
import type { Event } from './events.ts';
import { rulesOf } from './machine.ts';
import { paymentQuestions, paymentTasks } from './payment.ts';
import type { Position, Setup } from './position.ts';
import type { Result } from './scoring.ts';
import { lessAt, siteQuestions, siteTasks, whyNoAction } from './site-actions.ts';
import { totemQuestions } from './totem-rules.ts';
import { seatOf } from './turn.ts';

export type { Action } from './actions.ts';
export type { Event, Happening } from './events.ts';
export type { Position, Seat, SeatSetup, Setup } from './position.ts';
export type { Result } from './scoring.ts';

/**
 * Copan: Dying City, the whole game for 2 to 4 players: from the deal or any legal setup to the winner.
 */
export const copan: Rules<Setup, Position, Action, Event, Result> = rulesOf(
	{ ...courtPhase.tasks, ...dealTasks, ...actionTasks, ...siteTasks, ...paymentTasks, ...turnTasks },
	{
		...courtPhase.questions,
		...totemQuestions((position, player, site) =>
			whyNoAction(position, player, site, seatOf(position, player).resources, lessAt(position, player, site, 0)),
		),
		...dealQuestions,
		...actionQuestions,
		...siteQuestions,
		...paymentQuestions,
	},
);
