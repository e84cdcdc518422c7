/** Reads scenarios from text. */
import * as v from 'valibot';
import { fail, type Outcome, ok } from './outcome.ts';
import type { BaseEvent } from './rules.ts';
import { type Game, type Scenario, scenarioVersion } from './scenario.ts';
import { list } from './shapes.ts';

/** What is wrong with a scenario's text, and where (`setup.cubes.food`). */
export interface ScenarioProblem {
	path: string;
	code: 'not-json' | 'shape' | 'version' | 'game';
	values: Record<string, string>;
}

/** Longest text that is read, and more actions than any scenario needs: a whole game has some hundreds. */
const mostText = 250_000;
const mostActions = 2_000;

/** Most problems that are told of one text; of a long one, which may have any number, only the first is looked for. */
const mostProblems = 20;
const longText = 20_000;

/** What stands in a text is told only so far as anyone reads. */
const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const shapeProblem = (issue: v.BaseIssue<unknown>): ScenarioProblem => ({
	path: short((issue.path ?? []).map(({ key }) => String(key)).join('.')),
	code: 'shape',
	values: { expected: issue.expected ?? issue.type, received: short(issue.received) },
});

const name = v.pipe(v.string(), v.maxLength(60));

/**
 * Reads a scenario from text. Total: any text gives a scenario of the right shape or what is wrong with it. Whether
 * its setup is legal and its actions can be played, `runScenario` says.
 */
export const parseScenario = <Setup, Position, Action, Event extends BaseEvent>(
	game: Pick<Game<Setup, Position, Action, Event>, 'id' | 'setupSchema' | 'profileSchema' | 'actionSchema'>,
	text: string,
): Outcome<Scenario<Setup, Action>, ScenarioProblem[]> => {
	if (text.length > mostText)
		return fail([
			{
				path: '',
				code: 'shape',
				values: { expected: `a text of ${mostText} characters at most`, received: String(text.length) },
			},
		]);
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
		return fail([{ path: 'game', code: 'game', values: { found: short(head.output.game), wanted: game.id } }]);
	const schema = v.strictObject({
		v: v.literal(scenarioVersion),
		game: v.literal(game.id),
		title: v.optional(v.pipe(v.string(), v.maxLength(200))),
		setup: game.setupSchema,
		profile: v.optional(game.profileSchema),
		rulings: v.optional(v.pipe(v.record(name, name), v.maxEntries(200))),
		actions: list(game.actionSchema, mostActions),
	});
	const whole = v.safeParse(schema, data, { abortEarly: text.length > longText });
	return whole.success
		? ok(whole.output as Scenario<Setup, Action>)
		: fail(whole.issues.slice(0, mostProblems).map(shapeProblem));
};
