/**
 * `npm test`: installs what is missing, then runs every check and stops at the first that fails.
 * `npm test -- unit sizes` runs only the steps named.
 */
import { checkNode, install, run, stop } from './setup.mjs';

/** The steps in their order: name, script of package.json, environment. */
/** @type {[name: string, script: string, env?: NodeJS.ProcessEnv][]} */
const steps = [
	['lint', 'lint'],
	['types', 'types'],
	['unit', 'unit'],
	['build', 'build', { STELA_BASE: '/', STELA_OUT: './dist' }],
	['build-stela', 'build', { STELA_BASE: '/stela/', STELA_OUT: './dist-stela' }],
	['build-pseudo', 'build-pseudo', { STELA_BASE: '/' }],
	['sizes', 'sizes'],
	['browser', 'browser'],
];

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
for (const [name, script, env] of steps.filter(([step]) => named.length === 0 || named.includes(step))) {
	console.log(`\n── ${name} ──`);
	const from = performance.now();
	const status = run(script, env);
	times.push(`${name} ${seconds(from)}`);
	if (status !== 0) stop(`The step "${name}" failed after ${seconds(from)}. Run it alone: npm test -- ${name}`);
}
console.log(`\nAll passed in ${seconds(start)}: ${times.join(' · ')}`);
