/** Reads scenarios from text. */
import * as v from 'valibot';
import { fail, type Outcome, ok } from './outcome.ts';
import type { BaseEvent } from './rules.ts';
import { type Game, type Scenario, scenarioVersion } from './scenario.ts';

/** What is wrong with a scenario's text, and where (`setup.cubes.food`). */
export interface ScenarioProblem {
	path: string;
	code: 'not-json' | 'shape' | 'version' | 'game';
	values: Record<string, string>;
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
	game: Pick<Game<Setup, Position, Action, Event>, 'id' | 'setupSchema' | 'profileSchema' | 'actionSchema'>,
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
		profile: v.optional(game.profileSchema),
		rulings: v.optional(v.record(v.string(), v.string())),
		actions: v.pipe(v.array(game.actionSchema), v.maxLength(mostActions)),
	});
	const whole = v.safeParse(schema, data);
	return whole.success ? ok(whole.output as Scenario<Setup, Action>) : fail(whole.issues.map(shapeProblem));
};
