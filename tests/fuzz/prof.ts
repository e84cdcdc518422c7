import { decoders } from './decoders.ts';
import { diceFrom, mutate } from './mutate.ts';

const t: Record<string, number[]> = {};
let m = 0;
for (let seed = 1; seed < 1300; seed++) {
	const d = decoders[seed % decoders.length]!;
	const dice = diceFrom(seed);
	const a = performance.now();
	const input = mutate(dice, d.kind, d.samples);
	const b = performance.now();
	await d.decode(input);
	const c = performance.now();
	m += b - a;
	(t[d.name] ??= []).push(c - b);
}
console.log('mutate', m / 1300);
for (const [n, l] of Object.entries(t)) {
	l.sort((a, b) => a - b);
	console.log(
		n,
		'mean',
		(l.reduce((a, b) => a + b) / l.length).toFixed(2),
		'median',
		l[l.length >> 1]!.toFixed(2),
		'max',
		l.at(-1)!.toFixed(1),
	);
}
