/** The Court phase on its own: less to load where nothing else is played. Its scenarios end with the phase. */
import type { Rules } from '#engine/rules.ts';
import type { Action } from './actions.ts';
import { courtQuestions, courtTasks } from './court-phase.ts';
import { cubeTasks } from './decline-cubes.ts';
import type { Event } from './events.ts';
import { exchangeQuestions, exchangeTasks } from './exchange.ts';
import { effectQuestions, effectTasks } from './executor.ts';
import { fateQuestions, fateTasks } from './fate.ts';
import { rulesOf } from './machine.ts';
import type { Position, Setup } from './position.ts';
import { refillQuestions, refillTasks } from './refill.ts';
import type { Result } from './scoring.ts';
import { totemQuestions } from './totem-rules.ts';

/** What a Court phase can meet. */
export const courtPhase = {
	tasks: { ...courtTasks, ...cubeTasks, ...fateTasks, ...refillTasks, ...effectTasks, ...exchangeTasks },
	questions: {
		...courtQuestions,
		...fateQuestions,
		...refillQuestions,
		...effectQuestions,
		...exchangeQuestions,
		...totemQuestions(() => null),
	},
};

const rules = rulesOf(courtPhase.tasks, courtPhase.questions);

/** The rules of a Court phase: the same as the whole game's, up to its end. */
export const copanCourt: Rules<Setup, Position, Action, Event, Result> = {
	...rules,
	create: (setup) => rules.create({ ...setup, base: 'start', until: 'court-phase' }),
};
