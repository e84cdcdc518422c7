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
 * rules of its own. `isDrawn` names the questions of chance that the seed answers without being asked, as cards laid out
 * anew; a step takes them with the action that brought them on.
 */
export const createPlay = <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	start: Scenario<Setup, Action>,
	isDrawn: (ask: string) => boolean = () => false,
) => {
	const { rules } = game;
	const $line = atom<Line<Setup, Action>>({ scenario: start, at: start.actions.length });
	/** Whether people enter themselves what comes up. */
	const $byHand = atom(false);
	/** The whole line, played: also what has been undone. */
	const $run = computed($line, ({ scenario }): Run<Position, Event> => runScenario(game, scenario));
	/** The step the player stands at, or null where the setup is illegal. */
	const $now = computed(
		[$line, $run],
		({ at }, { steps }): Played<Position, Event> | null => steps[Math.min(at, steps.length - 1)] ?? null,
	);

	const isDraw = (position: Position | undefined): boolean => {
		const decision = position === undefined ? null : rules.decision(position);
		return decision?.actor === 'chance' && isDrawn(decision.ask);
	};
	/** What the seed draws from here on, until somebody has to choose. */
	const drawsFrom = (position: Position): Action[] => {
		const drawn: Action[] = [];
		for (let here = position; isDraw(here); ) {
			const action = rules.chanceAnswer(here);
			if (action === null) break;
			const played = rules.play(here, action);
			if (!played.ok) break;
			drawn.push(action);
			here = played.value.position;
		}
		return drawn;
	};
	/** Whether the line rests after so many actions: not where the seed is about to draw. */
	const isRest = (at: number): boolean => {
		const { scenario } = $line.get();
		return at <= 0 || at >= scenario.actions.length || $byHand.get() || !isDraw($run.get().steps[at]?.position);
	};

	return {
		game,
		$line,
		$run,
		$now,
		$byHand,
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
			if (!now) return null;
			const played = rules.play(now.position, action);
			if (!played.ok) return played.error;
			const drawn = $byHand.get() ? [] : drawsFrom(played.value.position);
			const actions = [...scenario.actions.slice(0, at), action, ...drawn];
			$line.set({ scenario: { ...scenario, actions }, at: actions.length });
			return null;
		},
		/** Lets the seed answer, or has people enter what came up. A draw that waits is made at once. */
		enterByHand(byHand: boolean): void {
			$byHand.set(byHand);
			const now = $now.get();
			const { scenario, at } = $line.get();
			const drawn = now && !byHand ? drawsFrom(now.position) : [];
			if (drawn.length === 0) return;
			const actions = [...scenario.actions.slice(0, at), ...drawn];
			$line.set({ scenario: { ...scenario, actions }, at: actions.length });
		},
		/** Where a step back or forward from here leads: the next place on that side where the line rests. */
		restFrom(way: -1 | 1): number {
			let to = $line.get().at + way;
			while (!isRest(to)) to += way;
			return to;
		},
		/** Goes to the position after so many actions, or where the line rests next. */
		goTo(step: number): void {
			const { scenario } = $line.get();
			let at = Math.max(0, Math.min(step, scenario.actions.length));
			while (!isRest(at)) at++;
			$line.set({ scenario, at });
		},
	};
};

export type Play<Setup extends object, Position, Action, Event extends BaseEvent> = ReturnType<
	typeof createPlay<Setup, Position, Action, Event>
>;
