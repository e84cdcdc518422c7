/** The game of people alone, without the Automa: what pages load on which no solo game is played. */
import type { Rules } from '#engine/rules.ts';
import type { Action } from './actions.ts';
import { dealQuestions, dealTasks } from './deal.ts';
import type { Event } from './events.ts';
import { rulesOf } from './machine.ts';
import { playQuestions, playTasks } from './play.ts';
import type { Position } from './position.ts';
import type { Result } from './scoring.ts';
import { createPosition, type Setup } from './setup.ts';

const rules = rulesOf({ ...playTasks, ...dealTasks }, { ...playQuestions, ...dealQuestions });

/** Copan for 2 to 4 players. A setup with an Automa it does not know: its schema refuses one. */
export const copanForPeople: Rules<Setup, Position, Action, Event, Result> = {
	...rules,
	create(setup) {
		const created = createPosition(setup);
		return created.ok ? { ok: true, value: rules.start(created.value) } : created;
	},
};
