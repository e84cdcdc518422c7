/** Hostile inputs, made by changing good ones: anything that a damaged, forged or foreign text may be. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Whole numbers from 0 to below a count, the same ones for the same seed. */
export type Dice = (count: number) => number;

/** A quick generator (mulberry32): inputs take millions of numbers, and a game's own generator is made to be kept. */
export const diceFrom = (seed: number): Dice => {
	let state = Math.imul(seed, 0x9e3779b1);
	return (count) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
	};
};

/** Longer than any decoder of links and files reads; how much a device keeps, it bounds itself. */
const longest = 300_000;

const oneOf = <Value>(dice: Dice, values: readonly Value[]): Value => values[dice(values.length)] as Value;

const deep = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** Pieces that have no business where they are put. */
const pieces: readonly (() => string)[] = [
	() => '"__proto__":{"polluted":true},',
	() => '"constructor":',
	() => '"toString"',
	() => 'null',
	() => '1e999',
	() => '-0',
	() => '-9007199254740993',
	() => '0.1',
	() => 'NaN',
	() => '\u0000',
	() => '\u0001\u0018!\u001f~',
	() => '\u2028\u202e',
	() => '\ud800',
	() => '😀'.repeat(30),
	() => '"><img src=x onerror=alert(1)>',
	() => '</script><script>',
	() => 'x'.repeat(20_000),
	() => deep(6_000, '[', ']'),
	() => deep(6_000, '{"a":', '}'),
	() => '%00%ff%E0%A4%A',
	() => '&s=&solo&preset=constructor',
];

/** Values that stand where something else belongs. */
const values: readonly ((dice: Dice) => unknown)[] = [
	() => null,
	() => true,
	() => '',
	() => 0,
	() => -1,
	() => 1.5,
	() => 1e21,
	() => Number.MAX_SAFE_INTEGER,
	() => 999,
	() => '__proto__',
	() => 'constructor',
	() => '<b>',
	() => 'x'.repeat(100_000),
	() => [],
	() => ({}),
	() => [[[[]]]],
	() => ({ length: 1e9 }),
	(dice) => Array.from({ length: 10 ** dice(6) }, () => 0),
	(dice) => Array.from({ length: dice(70) }, () => null),
	() => Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`key-${at}`, at])),
	() => JSON.parse(deep(300, '[', ']')),
	(dice) => dice(20),
];

type Holder = Record<string, unknown> | unknown[];
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Every object and list within, the outermost first. */
const holdersOf = (data: unknown): Holder[] => {
	const found: Holder[] = isHolder(data) ? [data] : [];
	for (const holder of found) {
		if (found.length > 2_000) break;
		for (const value of Object.values(holder)) if (isHolder(value)) found.push(value);
	}
	return found;
};

/** A list over and over, as long as it stays a text that somebody might hold. */
const repeated = (dice: Dice, list: readonly unknown[]): unknown[] => {
	// Out of a list that may have been given a constructor of its own.
	const piece = Array.from(list).slice(0, 9);
	let size: number;
	try {
		size = JSON.stringify(piece).length;
	} catch {
		return piece;
	}
	return Array.from({ length: Math.min(dice(4) * 700, Math.ceil(longest / size)) }, () => piece).flat();
};

/** A copy of some part of the data. */
const another = (dice: Dice, data: unknown): unknown => {
	const parts = holdersOf(data).slice(0, 1_000);
	try {
		return structuredClone(oneOf(dice, parts)) ?? null;
	} catch {
		return null;
	}
};

const tooDeep = ['['.repeat(900), '{"a":'.repeat(900)];

/** Changes something within JSON, which stays JSON. */
const mutateData = (dice: Dice, text: string): string => {
	// What is nested so deep is slow to write again: it is changed as text.
	if (tooDeep.some((opening) => text.includes(opening))) return mutateText(dice, text, text);
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch {
		return mutateText(dice, text, text);
	}
	const whole = { data };
	for (let times = dice(3); times >= 0; times--) {
		const holder = oneOf(dice, [whole, ...holdersOf(whole.data)]) as Record<string, unknown>;
		const keys = Object.keys(holder);
		const key = oneOf(dice, keys) ?? 'v';
		const value = holder[key];
		switch (dice(7)) {
			case 0:
				delete holder[key];
				break;
			case 1:
				// As a key of its own, not as what an object inherits.
				Object.defineProperty(holder, oneOf(dice, ['__proto__', 'constructor', 'v', 'x'.repeat(5_000), '']), {
					value: oneOf(dice, values)(dice),
					enumerable: true,
					configurable: true,
					writable: true,
				});
				break;
			case 2:
				if (Array.isArray(value)) holder[key] = repeated(dice, value);
				else if (typeof value === 'number') holder[key] = value + oneOf(dice, [-1, 1, 0.5, 1000, -1000]);
				break;
			case 3:
				if (Array.isArray(value)) holder[key] = value.toReversed();
				else holder[key] = [value];
				break;
			case 4:
				holder[key] = another(dice, whole.data);
				break;
			default:
				holder[key] = oneOf(dice, values)(dice);
		}
	}
	try {
		return JSON.stringify(whole.data) ?? '';
	} catch {
		// Nested deeper than can be written.
		return mutateText(dice, text, text);
	}
};

/** A few letters changed, here and there. */
const scattered = (dice: Dice, text: string): string => {
	let changed = text;
	for (let times = 1 + dice(9); times > 0; times--) {
		const at = dice(text.length);
		changed = changed.slice(0, at) + String.fromCharCode(32 + dice(95)) + changed.slice(at + 1);
	}
	return changed;
};

/** Changes a text with no regard to what it is. */
const mutateText = (dice: Dice, text: string, other: string): string => {
	const at = dice(text.length + 1);
	const to = Math.min(text.length, at + 1 + dice(1 + dice(text.length + 1)));
	switch (dice(8)) {
		case 0:
			return text.slice(0, at);
		case 1:
			return text.slice(0, at) + text.slice(to);
		case 2:
			return text.slice(0, to) + text.slice(at);
		case 3:
			return text.slice(0, at) + other.slice(dice(other.length + 1));
		case 4:
			return text.slice(0, at) + oneOf(dice, pieces)() + text.slice(at);
		case 5:
			return text.slice(0, at) + oneOf(dice, pieces)() + text.slice(to);
		case 6:
			return text.slice(0, at) + String.fromCharCode(dice(2) === 0 ? dice(128) : dice(65_536)) + text.slice(at + 1);
		default:
			return scattered(dice, text);
	}
};

const packed = (bytes: Buffer | string, level = 1): string => deflateRawSync(bytes, { level }).toString('base64url');

const bombs = [
	packed(Buffer.alloc(9_000_000, 32), 9),
	packed(`{"v":1,"game":"copan","setup":{},"actions":[${'{"type":"stay"},'.repeat(12_000)}0]}`, 9),
	// Codes that each grow to a word.
	packed(Buffer.alloc(190_000, 2), 9),
];

/** Changes a packed text: its letters, or what is packed in it. */
const mutateCode = (dice: Dice, code: string, other: string): string => {
	const kind = dice(10);
	if (kind === 0) return oneOf(dice, bombs);
	if (kind < 4) return mutateText(dice, code, other);
	let text: string;
	try {
		text = inflateRawSync(Buffer.from(code, 'base64url')).toString();
	} catch {
		return mutateText(dice, code, other);
	}
	return packed(dice(2) === 0 ? mutateText(dice, text, text) : mutateData(dice, text));
};

/** What an input is: JSON, or packed JSON as it stands in an address. */
export type Kind = 'json' | 'code';

/** A good input changed, once or a few times. */
export const mutate = (dice: Dice, kind: Kind, samples: readonly string[]): string => {
	let text = oneOf(dice, samples);
	for (let times = dice(3); times >= 0; times--) {
		const other = oneOf(dice, samples);
		if (kind === 'code') text = mutateCode(dice, text, other);
		else text = dice(3) === 0 ? mutateText(dice, text, other) : mutateData(dice, text);
		text = text.slice(0, longest);
	}
	return text;
};
