import * as v from 'valibot';
import { fail, type Outcome, ok } from './outcome.ts';
import type { BaseEvent, Played, Rejection, Rules, SetupProblem } from './rules.ts';

/** The version of the format; a later one brings an upgrade from this. */
export const scenarioVersion = 1;

/** A situation and what was played in it: one format for islands, links, tests and bug reports. */
export interface Scenario<Setup, Action> {
	v: typeof scenarioVersion;
	game: string;
	title?: string;
	/** A partial setup, laid over the start of a game. */
	setup: Setup;
	/** Readings chosen in place of the defaults, by ruling id. */
	rulings?: Record<string, string>;
	actions: Action[];
}

/** What is wrong with a scenario's text, and where (`setup.cubes.food`). */
export interface ScenarioProblem {
	path: string;
	code: 'not-json' | 'shape' | 'version' | 'game';
	values: Record<string, string>;
}

/** A game as scenarios need it: its id, the shape of its setups and actions, its rules. */
export interface Game<Setup, Position, Action, Event extends BaseEvent> {
	id: string;
	setupSchema: v.GenericSchema<unknown, Setup>;
	actionSchema: v.GenericSchema<unknown, Action>;
	rules: Rules<Setup, Position, Action, Event, unknown>;
}

/** More actions than any scenario needs: a whole game has some hundreds. */
const mostActions = 5000;

const shapeProblem = (issue: v.BaseIssue<unknown>): ScenarioProblem => ({
	path: (issue.path ?? []).map(({ key }) => String(key)).join('.'),
	code: 'shape',
	values: { expected: issue.expected ?? issue.type, received: issue.received },
});

/**
 * Reads a scenario from text. Total: any text gives a scenario of the right shape or what is wrong with it. Whether
 * its setup is legal and its actions can be played, `runScenario` says.
 */
export const parseScenario = <Setup, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	text: string,
): Outcome<Scenario<Setup, Action>, ScenarioProblem[]> => {
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch {
		return fail([{ path: '', code: 'not-json', values: {} }]);
	}
	const head = v.safeParse(v.looseObject({ v: v.number(), game: v.string() }), data);
	if (!head.success) return fail(head.issues.map(shapeProblem));
	if (head.output.v !== scenarioVersion)
		return fail([
			{ path: 'v', code: 'version', values: { found: String(head.output.v), known: String(scenarioVersion) } },
		]);
	if (head.output.game !== game.id)
		return fail([{ path: 'game', code: 'game', values: { found: head.output.game, wanted: game.id } }]);
	const schema = v.strictObject({
		v: v.literal(scenarioVersion),
		game: v.literal(game.id),
		title: v.optional(v.pipe(v.string(), v.maxLength(200))),
		setup: game.setupSchema,
		rulings: v.optional(v.record(v.string(), v.string())),
		actions: v.pipe(v.array(game.actionSchema), v.maxLength(mostActions)),
	});
	const whole = v.safeParse(schema, data);
	return whole.success ? ok(whole.output as Scenario<Setup, Action>) : fail(whole.issues.map(shapeProblem));
};

/** Where a scenario came to a stop that its file did not intend. */
export type Stop = { at: 'setup'; problems: SetupProblem[] } | { at: number; refused: Rejection };

/** A scenario played: the position at the start and after each action, with what was told on the way. */
export interface Run<Position, Event> {
	steps: Played<Position, Event>[];
	stop: Stop | null;
}

/**
 * Plays a scenario through the rules. It stops at an illegal setup or at the first action that is refused. Chance
 * answers are actions like any other; with `fillChance`, what the file leaves open the setup's seed answers, and the
 * actions played are given back whole.
 */
export const runScenario = <Setup extends object, Position, Action, Event extends BaseEvent>(
	{ rules }: Game<Setup, Position, Action, Event>,
	{ setup, rulings, actions }: Pick<Scenario<Setup, Action>, 'setup' | 'rulings' | 'actions'>,
	{ fillChance = false }: { fillChance?: boolean } = {},
): Run<Position, Event> & { actions: Action[] } => {
	const created = rules.create(rulings ? { ...setup, rulings } : setup);
	if (!created.ok) return { steps: [], actions: [], stop: { at: 'setup', problems: created.error } };
	const steps = [created.value];
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
