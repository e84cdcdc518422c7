/** Scenarios: a situation and what was played in it, and how one is played through. */
import type * as v from 'valibot';
import type { Outcome } from './outcome.ts';
import type { BaseEvent, Played, PlayRules, Rejection, Rules, SetupProblem } from './rules.ts';

/** The version of the format; a later one brings an upgrade from this. */
export const scenarioVersion = 1;

/** A situation and what was played in it: one format for islands, links, tests and bug reports. */
export interface Scenario<Setup, Action> {
	v: typeof scenarioVersion;
	game: string;
	title?: string;
	/** A partial setup, laid over the start of a game. */
	setup: Setup;
	/** Values of the owner's copy, laid over those of the game's own profile. */
	profile?: object;
	/** Readings chosen in place of the defaults, by ruling id. */
	rulings?: Record<string, string>;
	actions: Action[];
}

/** A game as scenarios need it: its id, the shapes of its setups, of an owner's values and of actions, its rules. */
export interface Game<Setup, Position, Action, Event extends BaseEvent> {
	id: string;
	setupSchema: v.GenericSchema<unknown, Setup>;
	profileSchema: v.GenericSchema<unknown, object>;
	actionSchema: v.GenericSchema<unknown, Action>;
	rules: Rules<Setup, Position, Action, Event, unknown>;
}

/** Where a scenario came to a stop that its file did not intend. */
export type Stop = { at: 'setup'; problems: SetupProblem[] } | { at: number; refused: Rejection };

/** A scenario played: the position at the start and after each action, with what was told on the way. */
export interface Run<Position, Event> {
	steps: Played<Position, Event>[];
	stop: Stop | null;
}

/**
 * Plays actions from where a scenario starts, up to the first that is refused. Chance answers are actions like any
 * other; with `fillChance`, what the list leaves open the position's own generator answers, and the actions played are
 * given back whole.
 */
export const playOn = <Position, Action, Event extends BaseEvent>(
	rules: PlayRules<Position, Action, Event, unknown>,
	start: Played<Position, Event>,
	actions: readonly Action[],
	{ fillChance = false }: { fillChance?: boolean } = {},
): Run<Position, Event> & { actions: Action[] } => {
	const steps = [start];
	const played: Action[] = [];
	const play = (action: Action): Rejection | null => {
		const step = rules.play((steps[steps.length - 1] as Played<Position, Event>).position, action);
		if (!step.ok) return step.error;
		steps.push(step.value);
		played.push(action);
		return null;
	};
	/** Answers for chance until a player is asked, or `next` fits. */
	const fill = (next: Action | null): void => {
		for (;;) {
			const { position } = steps[steps.length - 1] as Played<Position, Event>;
			const answer = rules.chanceAnswer(position);
			if (answer === null || (next && rules.why(position, next) === null)) return;
			play(answer);
		}
	};
	for (const [index, action] of actions.entries()) {
		if (fillChance) fill(action);
		const refused = play(action);
		if (refused) return { steps, actions: played, stop: { at: index, refused } };
	}
	if (fillChance) fill(null);
	return { steps, actions: played, stop: null };
};

/** What the engine makes of a scenario's setup, with its owner's values and under its readings. */
export const startOf = <Setup extends object, Position, Action, Event extends BaseEvent>(
	{ rules }: Pick<Game<Setup, Position, Action, Event>, 'rules'>,
	{ setup, profile, rulings }: Pick<Scenario<Setup, Action>, 'setup' | 'profile' | 'rulings'>,
): Outcome<Played<Position, Event>, SetupProblem[]> =>
	rules.create({ ...setup, ...(profile && { profile }), ...(rulings && { rulings }) });

/** Plays a scenario through the rules. It stops at an illegal setup or at the first action that is refused. */
export const runScenario = <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Pick<Game<Setup, Position, Action, Event>, 'rules'>,
	scenario: Pick<Scenario<Setup, Action>, 'setup' | 'profile' | 'rulings' | 'actions'>,
	options: { fillChance?: boolean } = {},
): Run<Position, Event> & { actions: Action[] } => {
	const start = startOf(game, scenario);
	return start.ok
		? playOn(game.rules, start.value, scenario.actions, options)
		: { steps: [], actions: [], stop: { at: 'setup', problems: start.error } };
};
