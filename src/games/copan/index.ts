import type { Rules } from '#engine/rules.ts';
import type { Action } from './actions.ts';
import { dealQuestions, dealTasks } from './deal.ts';
import type { Event } from './events.ts';
import { rulesOf } from './machine.ts';
import { playQuestions, playTasks } from './play.ts';
import type { Position } from './position.ts';
import type { Result } from './scoring.ts';
import { createPosition, type Setup } from './setup.ts';

export type { Action } from './actions.ts';
export type { Event, Happening } from './events.ts';
export type { Position, Seat } from './position.ts';
export type { Result } from './scoring.ts';
export type { SeatSetup, Setup } from './setup.ts';

const rules = rulesOf({ ...playTasks, ...dealTasks }, { ...playQuestions, ...dealQuestions });

/**
 * Copan: Dying City, the whole game for 2 to 4 players: from the deal or any legal setup to the winner.
 */
export const copan: Rules<Setup, Position, Action, Event, Result> = {
	...rules,
	create(setup) {
		const created = createPosition(setup);
		return created.ok ? { ok: true, value: rules.start(created.value) } : created;
	},
};
