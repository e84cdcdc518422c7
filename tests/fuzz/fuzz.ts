/** Gives decoders hostile inputs and watches them: none may throw, hang, or grow past its cap. */
import { decoders } from './decoders.ts';
import { diceFrom, mutate } from './mutate.ts';

export interface Fault {
	decoder: string;
	/** Of the input: with it alone, the input is made again. */
	seed: number;
	what: string;
	input: string;
}

export interface Watched {
	inputs: number;
	faults: Fault[];
	/** The longest time each decoder took for an input, in milliseconds. */
	slowest: Map<string, { ms: number; seed: number }>;
}

/** Beyond what is said of a decoder: most characters that it gives back. */
const usual = 20_000;

/** Characters and numbers in data, names of fields among them. */
const sizeOf = (data: unknown): number => {
	let size = 0;
	const open = [data];
	for (let value = open.pop(); value !== undefined; value = open.pop()) {
		if (typeof value === 'string') size += value.length;
		else if (typeof value !== 'object' || value === null) size++;
		else
			for (const [key, each] of Object.entries(value)) {
				if (!Array.isArray(value)) size += key.length;
				if (each !== undefined) open.push(each);
			}
	}
	return size;
};

/** A time is measured again before it counts: a busy machine, or a collection of garbage, is nobody's fault. */
const measures = 3;

/** How long it took: by the clock, or by what the processor did where that is less, since others may keep it busy. */
const timed = async (decode: () => unknown): Promise<{ ms: number; given: unknown }> => {
	const began = performance.now();
	const before = process.cpuUsage();
	const given = await decode();
	const { user, system } = process.cpuUsage(before);
	return { ms: Math.min(performance.now() - began, (user + system) / 1_000), given };
};

/**
 * Makes so many inputs, each from its own seed, and gives them to the decoders in turn. An input takes `hang`
 * milliseconds at most, at the best of a few measures.
 */
export const fuzz = async (inputs: number, seed: number, hang: number): Promise<Watched> => {
	const faults: Fault[] = [];
	const slowest: Watched['slowest'] = new Map();
	for (let each = seed; each < seed + inputs; each++) {
		const decoder = decoders[each % decoders.length] as (typeof decoders)[number];
		const dice = diceFrom(each);
		// Now and then a decoder gets what is meant for another.
		const meant = dice(8) === 0 ? (decoders[dice(decoders.length)] as typeof decoder) : decoder;
		const input = mutate(dice, meant.kind, meant.samples);
		const fault = (what: string) => faults.push({ decoder: decoder.name, seed: each, what, input });
		try {
			let { ms, given } = await timed(() => decoder.decode(input));
			for (let again = 1; again < measures && ms > hang; again++)
				ms = Math.min(ms, (await timed(() => decoder.decode(input))).ms);
			if (ms > hang) fault(`took ${ms.toFixed(0)} ms`);
			if (ms > (slowest.get(decoder.name)?.ms ?? 0)) slowest.set(decoder.name, { ms, seed: each });
			const size = sizeOf(given);
			// What it quotes of the input is the owner's own text, kept for them.
			const most = (decoder.most ?? usual) + input.length;
			if (size > most) fault(`gave ${size} characters`);
		} catch (error) {
			fault(`threw ${(error as Error)?.stack ?? error}`);
		}
	}
	if (Object.hasOwn(Object.prototype, 'polluted'))
		faults.push({ decoder: 'one of them', seed, what: 'wrote to the prototype of all objects', input: '' });
	return { inputs, faults, slowest };
};
