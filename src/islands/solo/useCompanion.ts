import { useMemo, useRef } from 'preact/hooks';
import type { Played } from '#engine/rules.ts';
import { playOn } from '#engine/scenario.ts';
import {
	beginCompanion,
	type CompanionAction,
	type CompanionEvent,
	type CompanionSetup,
	companionPlay,
	type Sketch,
} from '#games/copan/companion.ts';
import type { SoloGame, SoloSetup } from '#stores/solo.ts';

type Step = Played<Sketch, CompanionEvent>;

/** What a game's set-up is to the engine. */
const setupOf = ({ mode, hard, order, card, first, rulings }: SoloSetup, profile: object): CompanionSetup => ({
	mode,
	hard,
	row: order,
	card,
	first: first ?? 'you',
	rulings: rulings as never,
	...(Object.keys(profile).length > 0 && { profile: profile as never }),
});

/** Where a game begins; without the owner's values and other readings where those cannot be played. */
const begin = (setup: SoloSetup, profile: object): Step => {
	const own = beginCompanion(setupOf(setup, profile));
	const begun = own.ok ? own : beginCompanion({ ...setupOf(setup, {}), rulings: {} });
	if (!begun.ok) throw new Error('A solo game cannot begin.');
	return begun.value;
};

/** Rounds begun: the first seat begins each. */
const roundsIn = (steps: readonly Step[]): number =>
	steps.reduce(
		(total, { events }) => total + events.filter((event) => event.type === 'turnBegan' && event.player === 0).length,
		1,
	);

/** A game of the companion, played by the engine: its record is the truth, and all else follows from it. */
export const useCompanion = (
	game: SoloGame,
	profile: object,
	onChange: (part: Pick<SoloGame, 'actions' | 'at'>, round: number) => void,
) => {
	const start = useMemo(() => begin(game.setup, profile), [game.id, profile]);
	/** The record last played: what a new one shares with it need not be played again. */
	const known = useRef<{ start: Step; actions: readonly object[]; steps: Step[] }>({
		start,
		actions: [],
		steps: [start],
	});
	/** The record by now: two quick presses come before the page is drawn anew. */
	const line = useRef<Pick<SoloGame, 'actions' | 'at' | 'kept'>>(game);
	if (line.current.kept !== game.kept) line.current = game;

	/** The positions of a record, as far as the rules take it. */
	const stepsOf = (actions: readonly object[]): Step[] => {
		const last = known.current.start === start ? known.current : { actions: [], steps: [start] };
		let shared = 0;
		while (
			shared < last.steps.length - 1 &&
			shared < actions.length &&
			JSON.stringify(actions[shared]) === JSON.stringify(last.actions[shared])
		)
			shared++;
		const rest = playOn(companionPlay, last.steps[shared] as Step, actions.slice(shared) as CompanionAction[]);
		const steps = [...last.steps.slice(0, shared), ...rest.steps];
		known.current = { start, actions, steps };
		return steps;
	};
	const keep = (actions: SoloGame['actions'], at: number): void => {
		line.current = { ...line.current, actions, at };
		onChange({ actions, at }, roundsIn(stepsOf(actions).slice(0, at + 1)));
	};

	const { actions } = line.current;
	const all = stepsOf(actions);
	const at = Math.min(line.current.at, all.length - 1);
	const steps = all.slice(0, at + 1);
	const { position } = steps.at(-1) as Step;
	return {
		position,
		legal: companionPlay.legalActions(position),
		rule: companionPlay.decision(position)?.rule ?? null,
		steps,
		rounds: roundsIn(steps),
		/** How far the record can be played, where what comes after no longer fits the rules; else null. */
		stoppedAt: all.length <= actions.length ? all.length - 1 : null,
		at,
		canUndo: at > 0,
		canRedo: at < all.length - 1,
		/** Answers what is asked by now; what had been undone is given up, unless it is the same. */
		act(action: CompanionAction): void {
			const { actions, at } = line.current;
			const here = stepsOf(actions)[at];
			if (!here || !companionPlay.play(here.position, action).ok) return;
			const isSame = JSON.stringify(actions[at]) === JSON.stringify(action);
			keep(isSame ? actions : [...actions.slice(0, at), action as SoloGame['actions'][number]], at + 1);
		},
		/** One answer back or on again. */
		step(by: -1 | 1): void {
			const { actions, at } = line.current;
			const to = Math.min(at, stepsOf(actions).length - 1) + by;
			if (to >= 0 && to < stepsOf(actions).length) keep(actions, to);
		},
	};
};
