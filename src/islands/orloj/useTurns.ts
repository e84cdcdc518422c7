import { useRef } from 'preact/hooks';
import { isSame } from '#engine/condition.ts';
import type { Played } from '#engine/rules.ts';
import { playOn } from '#engine/scenario.ts';
import type { OrlojGame } from '#games/orloj/schemas.ts';
import { type Action, type Event, type Position, studio } from '#games/orloj/studio.ts';

type Step = Played<Position, Event>;

/** A game of the companion, played by the rules: its record is the truth, and all else follows from it. */
export const useTurns = (now: () => OrlojGame | null, put: (game: OrlojGame) => void) => {
	/** The record last played: what a new one shares with it need not be played again. */
	const known = useRef<{ setup: OrlojGame['setup']; actions: readonly Action[]; steps: Step[] } | null>(null);

	/** The positions of a record, as far as the rules take it; none where nobody could begin so. */
	const stepsOf = ({ setup, actions }: OrlojGame): Step[] => {
		const last = known.current && isSame(known.current.setup, setup) ? known.current : null;
		let shared = 0;
		while (last && shared < Math.min(last.steps.length - 1, actions.length)) {
			if (!isSame(actions[shared], last.actions[shared])) break;
			shared++;
		}
		const made = last ? null : studio.create(setup);
		const from = last ? last.steps.slice(0, shared + 1) : made?.ok ? [made.value] : [];
		const start = from.at(-1);
		if (!start) return [];
		const steps = [...from.slice(0, -1), ...playOn(studio, start, actions.slice(shared)).steps];
		known.current = { setup, actions, steps };
		return steps;
	};

	return {
		stepsOf,
		/** Answers what is asked by now; what had been undone is given up, unless it is the same. */
		act(action: Action): void {
			const game = now();
			if (!game) return;
			const here = stepsOf(game)[game.at];
			if (!here || studio.why(here.position, action)) return;
			const same = game.actions[game.at] !== undefined && isSame(game.actions[game.at], action);
			put({ ...game, actions: same ? game.actions : [...game.actions.slice(0, game.at), action], at: game.at + 1 });
		},
		/** One answer back or on again. */
		step(by: -1 | 1): void {
			const game = now();
			if (!game) return;
			const last = stepsOf(game).length - 1;
			const to = Math.min(game.at, last) + by;
			if (to >= 0 && to <= last) put({ ...game, at: to });
		},
	};
};
