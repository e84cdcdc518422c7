/** `npm run fuzz -- [--inputs 100000] [--seed 1]`: hostile inputs for every decoder; exit code 1 at a fault. */
import { parseArgs } from 'node:util';
import { decoders } from './decoders.ts';
import { fuzz, type Watched } from './fuzz.ts';

const help = `Usage: npm run fuzz -- [options]
Gives every decoder of links, files and storage hostile inputs: none may throw, take over 50 ms, or grow past its cap.
  --inputs 100000  how many
  --seed 1         of the first input; each further one takes the next
  --help           prints this`;

const { values } = parseArgs({
	options: {
		inputs: { type: 'string', default: '100000' },
		seed: { type: 'string', default: '1' },
		help: { type: 'boolean', short: 'h', default: false },
	},
});
if (values.help) {
	console.log(help);
	process.exit(0);
}
const whole = (name: 'inputs' | 'seed'): number => {
	if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
	console.error(`--${name} takes a whole number, not "${values[name]}".`);
	return process.exit(1);
};

const began = performance.now();
const [inputs, first] = [whole('inputs'), whole('seed')];
const slowest: Watched['slowest'] = new Map();
let faulty = 0;
/** Inputs between one line of news and the next. */
const part = 10_000;
for (let done = 0; done < inputs; done += part) {
	const watched = await fuzz(Math.min(part, inputs - done), first + done, 50);
	for (const [name, slow] of watched.slowest) if (slow.ms > (slowest.get(name)?.ms ?? 0)) slowest.set(name, slow);
	for (const { decoder, seed, what, input } of watched.faults.slice(0, 10))
		console.error(`\n${decoder}, seed ${seed}: ${what}\n  ${JSON.stringify(input.slice(0, 300))}`);
	faulty += watched.faults.length;
	if (done + part < inputs) console.log(`${done + part} inputs, ${faulty} faults so far …`);
}
const seconds = (performance.now() - began) / 1000;
console.log(`${inputs} inputs for ${decoders.length} decoders in ${seconds.toFixed(0)} s. The slowest input of each:`);
for (const [name, { ms, seed }] of [...slowest].sort(([, one], [, other]) => other.ms - one.ms))
	console.log(`  ${ms.toFixed(1).padStart(8)} ms  ${name} (--inputs 1 --seed ${seed})`);
if (faulty > 0) {
	console.error(`\n${faulty} faults.`);
	process.exitCode = 1;
} else console.log('None threw, none hung, none grew past its cap.');
