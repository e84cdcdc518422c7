/**
 * `npm test`: installs what is missing, then runs every check and stops at the first that fails.
 * `npm test -- unit sizes` runs only the steps named.
 */
import { checkNode, install, run, runBeside, stop } from './setup.mjs';

/** @typedef {[name: string, script: string, env?: NodeJS.ProcessEnv]} Step */
/**
 * The steps in their order: name, script of package.json, environment. Those of a row run side by side, for most keep one
 * core busy and no more; two builds with one cache of content never do.
 * @type {Step[][]}
 */
const rows = [
	[['lint', 'lint']],
	[
		['types', 'types'],
		['unit', 'unit'],
	],
	[
		['build', 'build', { STELA_BASE: '/', STELA_OUT: './dist' }],
		['build-pseudo', 'build-pseudo', { STELA_BASE: '/' }],
	],
	[
		['build-stela', 'build', { STELA_BASE: '/stela/', STELA_OUT: './dist-stela' }],
		['sizes', 'sizes'],
	],
	[['browser', 'browser']],
];
const steps = rows.flat();

const named = process.argv.slice(2);
const unknown = named.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0)
	stop(`There is no step "${unknown.join('", "')}"; the steps are ${steps.map(([name]) => name).join(', ')}.`);

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const start = performance.now();
install();
checkNode();

/** @type {string[]} */
const times = [];
for (const row of rows) {
	const wanted = row.filter(([step]) => named.length === 0 || named.includes(step));
	const ended = await Promise.all(
		wanted.map(async ([name, script, env]) => {
			const from = performance.now();
			// Alone, a step is seen at work; of those side by side each tells all once it has ended.
			if (wanted.length === 1) console.log(`\n── ${name} ──`);
			const { status, said } =
				wanted.length === 1 ? { status: run(script, env), said: '' } : await runBeside(script, env);
			if (wanted.length > 1) console.log(`\n── ${name} ──\n${said.trimEnd()}`);
			times.push(`${name} ${seconds(from)}`);
			return { name, status, took: seconds(from) };
		}),
	);
	for (const { name, status, took } of ended)
		if (status !== 0) stop(`The step "${name}" failed after ${took}. Run it alone: npm test -- ${name}`);
}
console.log(`\nAll passed in ${seconds(start)}: ${times.join(' · ')}`);
