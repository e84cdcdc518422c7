import { useStore } from '@nanostores/preact';
import { useEffect, useMemo } from 'preact/hooks';
import { playOn, scenarioVersion } from '#engine/scenario.ts';
import {
	beginCompanion,
	type CompanionAction,
	type CompanionEvent,
	type CompanionSetup,
	companionPlay,
	type Sketch,
} from '#games/copan/companion.ts';
import { createPlay, type Start } from '#stores/play.ts';
import type { SoloGame, SoloSetup } from '#stores/solo.ts';

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

/** What is shown of a game that cannot begin: an own copy, or readings, that do not fit. */
type Begun = Start<Sketch, CompanionEvent>;

/** A game's set-up as the engine begins it; without the owner's values where those cannot be played. */
const begin = (setup: SoloSetup, profile: object): Begun => {
	const own = beginCompanion(setupOf(setup, profile));
	return own.ok ? own : beginCompanion({ ...setupOf(setup, {}), rulings: {} });
};

/** A game of the companion, played by the engine: its record is the truth, all else follows from it. */
export const useCompanion = (
	game: SoloGame,
	profile: object,
	onChange: (part: Pick<SoloGame, 'actions' | 'at'>, round: number) => void,
) => {
	const { controller, start } = useMemo(() => {
		const start = begin(game.setup, profile);
		if (!start.ok) throw new Error('A solo game cannot begin.');
		const scenario = { v: scenarioVersion, game: 'copan-solo', setup: {}, actions: [] as CompanionAction[] } as const;
		const controller = createPlay<object, Sketch, CompanionAction, CompanionEvent>(
			{ ...scenario, actions: [] },
			{ steps: [start.value], asked: { decision: null, candidates: [] } },
		);
		controller.power({ rules: companionPlay, playOn });
		return { controller, start };
	}, [game.id, profile]);
	const line = useStore(controller.$line);
	const run = useStore(controller.$run);
	const now = useStore(controller.$now);
	const asked = useStore(controller.$asked);

	const textOf = (actions: readonly object[], at: number) => JSON.stringify([actions, at]);
	// What the device has, or another tab has played.
	useEffect(() => {
		if (textOf(line.scenario.actions, line.at) === textOf(game.actions, game.at)) return;
		controller.load({
			scenario: { ...line.scenario, actions: game.actions as CompanionAction[] },
			start,
			at: game.at,
		});
	}, [game]);

	/** How far the record can be played; what comes after no longer fits the rules. */
	const stoppedAt = run.stop && typeof run.stop.at === 'number' ? run.stop.at : null;
	const steps = run.steps.slice(0, line.at + 1);
	const rounds = steps.reduce(
		(total, { events }) => total + events.filter((event) => event.type === 'turnBegan' && event.player === 0).length,
		1,
	);
	const keep = () => {
		const { scenario, at } = controller.$line.get();
		const round = controller.$run
			.get()
			.steps.slice(0, at + 1)
			.reduce(
				(total, { events }) =>
					total + events.filter((event) => event.type === 'turnBegan' && event.player === 0).length,
				1,
			);
		onChange({ actions: scenario.actions as SoloGame['actions'], at }, round);
	};

	return {
		position: (now?.position ?? start.value.position) as Sketch,
		legal: asked.candidates.map(({ action }) => action),
		rule: asked.decision?.rule ?? null,
		steps,
		rounds,
		stoppedAt,
		canUndo: line.at > 0,
		canRedo: line.at < line.scenario.actions.length,
		act(action: CompanionAction): void {
			if (controller.act(action) === null) keep();
		},
		/** One answer back or on again, from where the line stands by now. */
		step(by: -1 | 1): void {
			controller.goTo(controller.$line.get().at + by);
			keep();
		},
		at: line.at,
	};
};
