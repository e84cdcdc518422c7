/**
 * The rules from the first turn on, to the winner. Setups are checked in `setup.ts` and dealt in `deal.ts`; `index.ts` adds
 * both.
 */
import type { PlayRules } from '#engine/rules.ts';
import { actionQuestions, actionTasks } from './action-phase.ts';
import type { Action } from './actions.ts';
import { courtQuestions, courtTasks } from './court-phase.ts';
import { cubeTasks } from './decline-cubes.ts';
import { turnTasks } from './end-of-turn.ts';
import type { Event } from './events.ts';
import { exchangeQuestions, exchangeTasks } from './exchange.ts';
import { effectQuestions, effectTasks } from './executor.ts';
import { fateQuestions, fateTasks } from './fate.ts';
import { rulesOf } from './machine.ts';
import { paymentQuestions, paymentTasks } from './payment.ts';
import type { Position } from './position.ts';
import { refillQuestions, refillTasks } from './refill.ts';
import type { Result } from './scoring.ts';
import { siteQuestions, siteTasks } from './site-actions.ts';
import { totemQuestions } from './totem-rules.ts';

/** Every task that a game can meet once it is dealt. */
export const playTasks = {
	...courtTasks,
	...cubeTasks,
	...fateTasks,
	...effectTasks,
	...exchangeTasks,
	...actionTasks,
	...siteTasks,
	...paymentTasks,
	...refillTasks,
	...turnTasks,
};

/** Every question that a game can meet once it is dealt. */
export const playQuestions = {
	...courtQuestions,
	...fateQuestions,
	...effectQuestions,
	...exchangeQuestions,
	...totemQuestions,
	...actionQuestions,
	...siteQuestions,
	...paymentQuestions,
	...refillQuestions,
};

/** Copan's play, from a position that is dealt. */
export const copanPlay: PlayRules<Position, Action, Event, Result> = rulesOf(playTasks, playQuestions);
