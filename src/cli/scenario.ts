/**
 * `npm run scenario -- FILE [--seed N] [--legal]`: plays a scenario file and prints where it ends as JSON: position,
 * pending decision, events, score. A bad file is answered with what is wrong and where, and exit code 1.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseScenario, type ScenarioProblem } from '#engine/parse-scenario.ts';
import { runScenario } from '#engine/scenario.ts';
import { rejectionWords, setupProblemWords } from '#words/en/copan-refusals.ts';
import { games } from './games.ts';

const usage = 'npm run scenario -- FILE [--seed N] [--legal]';
const help = `Usage: ${usage}
Plays a scenario file and prints where it ends, as JSON.
  --seed N  answers what chance leaves open, from 0 to 4294967295
  --legal   lists what may be done next, and what may not, with the reason
  --help    prints this
README, "A scenario file", says what a file holds.`;

/** Says what is wrong and ends the command. */
const stop = (...lines: string[]): never => {
	console.error(lines.join('\n'));
	process.exit(1);
};

const shapeWords = ({ path, code, values }: ScenarioProblem): string => {
	const where = path ? `${path}: ` : '';
	switch (code) {
		case 'not-json':
			return 'The file is not JSON. Check for a missing comma, bracket or quote.';
		case 'version':
			return `${where}version ${values.found} is not known here; write "v": ${values.known}.`;
		case 'game':
			return `${where}there is no game "${values.found}" here; write "game": "${values.wanted}".`;
		case 'shape':
			return `${where}found ${values.received}, wanted ${values.expected}.`;
	}
};

const readOptions = () => {
	try {
		return parseArgs({
			allowPositionals: true,
			options: {
				seed: { type: 'string' },
				legal: { type: 'boolean', default: false },
				help: { type: 'boolean', short: 'h', default: false },
			},
		});
	} catch (error) {
		return stop((error as Error).message, `Usage: ${usage}`);
	}
};

const readText = (file: string): string => {
	try {
		// Some editors begin a file with a byte-order mark, which is no JSON.
		return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
	} catch (error) {
		return stop(`${file} cannot be read: ${(error as Error).message}`);
	}
};

const { values, positionals } = readOptions();
if (values.help) {
	console.log(help);
	process.exit(0);
}
const [file, ...others] = positionals;
if (!file || others.length > 0) stop(`Name one scenario file. Usage: ${usage}`);
const seed = values.seed === undefined ? undefined : Number(values.seed);
if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff))
	stop(`--seed takes a whole number from 0 to 4294967295, not "${values.seed}".`);

const { game, rules } = games.copan;
const parsed = parseScenario(game, readText(file as string));
if (!parsed.ok) stop(`${file} is no scenario:`, ...parsed.error.map((problem) => `  ${shapeWords(problem)}`));
else {
	const scenario = parsed.value;
	const setup = seed === undefined ? scenario.setup : { ...scenario.setup, seed };
	const run = runScenario(game, { ...scenario, setup }, { fillChance: seed !== undefined });
	if (run.stop?.at === 'setup')
		stop(
			`${file}: the setup cannot be on a table:`,
			...run.stop.problems.map(
				(problem) => `  setup.${problem.path}: ${setupProblemWords(problem)} (${problem.rule ?? 'no rule'})`,
			),
		);
	else if (run.stop) {
		const { at, refused } = run.stop;
		stop(
			`${file}: actions.${at} is not legal there: ${rejectionWords(refused)} (${refused.rule})`,
			`  ${JSON.stringify(scenario.actions[at])}`,
		);
	} else {
		const last = run.steps.at(-1);
		if (last) {
			const { position } = last;
			console.log(
				JSON.stringify(
					{
						position,
						events: run.steps.flatMap(({ events }) => events),
						actions: run.actions,
						score: position.seats.map(({ vp }) => vp),
						result: rules.result(position),
						...(values.legal && {
							refused: rules.candidates(position).filter(({ refused }) => refused),
							legal: rules.candidates(position).flatMap(({ action, refused }) => (refused ? [] : [action])),
						}),
						// Last, so that it stands above the prompt.
						decision: rules.decision(position),
					},
					null,
					'\t',
				),
			);
		}
	}
}
