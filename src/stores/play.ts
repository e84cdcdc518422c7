import { atom, computed } from 'nanostores';
import type { BaseEvent, Played, Rejection } from '#engine/rules.ts';
import { type Game, type Run, runScenario, type Scenario } from '#engine/scenario.ts';

/** What an island plays: a scenario and how far it stands. Everything else follows from these two. */
export interface Line<Setup, Action> {
	scenario: Scenario<Setup, Action>;
	/** Actions taken; those after it have been undone. */
	at: number;
}

/**
 * One controller for every island: a scenario, played by the engine. Views read `$line`, `$run` and `$now`; no view has
 * rules of its own.
 */
export const createPlay = <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	start: Scenario<Setup, Action>,
) => {
	const $line = atom<Line<Setup, Action>>({ scenario: start, at: start.actions.length });
	/** The whole line, played: also what has been undone. */
	const $run = computed($line, ({ scenario }): Run<Position, Event> => runScenario(game, scenario));
	/** The step the player stands at, or null where the setup is illegal. */
	const $now = computed(
		[$line, $run],
		({ at }, { steps }): Played<Position, Event> | null => steps[Math.min(at, steps.length - 1)] ?? null,
	);

	return {
		game,
		$line,
		$run,
		$now,
		/** Puts another scenario on the table, played to its end or to the step given. */
		load(scenario: Scenario<Setup, Action>, at = scenario.actions.length): void {
			$line.set({ scenario, at });
		},
		/** Changes the setup; what was played is taken back, for it may not fit any more. */
		arrange(change: (setup: Setup) => Setup): void {
			const { scenario } = $line.get();
			$line.set({ scenario: { ...scenario, setup: change(scenario.setup), actions: [] }, at: 0 });
		},
		/** Plays an action from where the line stands; what had been undone after it is given up. Gives the refusal, or null. */
		act(action: Action): Rejection | null {
			const now = $now.get();
			const { scenario, at } = $line.get();
			const refused = now && game.rules.why(now.position, action);
			if (!now || refused) return refused;
			$line.set({ scenario: { ...scenario, actions: [...scenario.actions.slice(0, at), action] }, at: at + 1 });
			return null;
		},
		/** Goes to the position after so many actions. */
		goTo(step: number): void {
			const { scenario } = $line.get();
			$line.set({ scenario, at: Math.max(0, Math.min(step, scenario.actions.length)) });
		},
	};
};

export type Play<Setup extends object, Position, Action, Event extends BaseEvent> = ReturnType<
	typeof createPlay<Setup, Position, Action, Event>
>;
