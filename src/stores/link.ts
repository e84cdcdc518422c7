/** Scenarios in an address: JSON with codes for what it is full of, deflated, in letters that survive any messenger. */
import type { Outcome } from '#engine/outcome.ts';
import { linkWords } from '#games/copan/link-words.ts';

/** Longest code that is unpacked, and most text that comes out of one. */
const mostCode = 12_000;
const mostText = 200_000;

/**
 * Codes are control characters, which JSON as `JSON.stringify` writes it never has (tab and line ends are spared, for
 * JSON that somebody laid out): twenty stand for one word each, eight more begin a pair. So a text from before there
 * were codes is read as it is.
 */
const singles = Array.from({ length: 23 }, (_, at) => at + 1).filter((code) => ![9, 10, 13].includes(code));
const firstOfPairs = 24;
const firstSecond = 33;
const seconds = 90;

const codeOf = (at: number): string => {
	const single = singles[at];
	if (single !== undefined) return String.fromCharCode(single);
	const pair = at - singles.length;
	return String.fromCharCode(firstOfPairs + Math.floor(pair / seconds), firstSecond + (pair % seconds));
};

const codes = new Map(linkWords.map((word, at) => [word, codeOf(at)]));
const words = new Map([...codes].map(([word, code]) => [code, word]));
// The longest word that fits is taken.
const anyWord = new RegExp(
	[...linkWords]
		.sort((one, other) => other.length - one.length)
		.map((word) => word.replace(/[[\]{}|().*+?^$\\]/g, '\\$&'))
		.join('|'),
	'g',
);

const shorten = (text: string): string => text.replace(anyWord, (word) => codes.get(word) as string);

/** Puts the words back. */
const expand = (text: string): Outcome<string, 'too-long' | 'damaged'> => {
	let whole = '';
	let from = 0;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code > 31 || code === 9 || code === 10 || code === 13) continue;
		const length = code < firstOfPairs ? 1 : 2;
		const word = words.get(text.slice(at, at + length));
		if (word === undefined) return { ok: false, error: 'damaged' };
		whole += text.slice(from, at) + word;
		if (whole.length > mostText) return { ok: false, error: 'too-long' };
		at += length - 1;
		from = at + 1;
	}
	whole += text.slice(from);
	return whole.length > mostText ? { ok: false, error: 'too-long' } : { ok: true, value: whole };
};

const toBase64Url = (bytes: Uint8Array): string =>
	btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replace(/=+$/, '');

const fromBase64Url = (code: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** The name a packed scenario has in an address's hash: `#s=…`. */
export const hashName = 's';

/** The address of the page with a packed scenario in it. */
export const addressWith = (page: string, code: string): string => `${page.split(/[?#]/)[0]}#${hashName}=${code}`;

/** Packs JSON. */
export const pack = async (text: string): Promise<string> => {
	const stream = new Blob([shorten(text)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
};

/** How much is given to the inflater at once: a few hundred bytes can grow to as many thousand. */
const sip = 256;

/** Bytes in sips, the next one when it is asked for. */
const sipsOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => {
	let at = 0;
	return new ReadableStream({
		pull(controller) {
			if (at < bytes.length) controller.enqueue(bytes.slice(at, at + sip));
			else controller.close();
			at += sip;
		},
	});
};

/** Unpacks a code that may come from anywhere: capped before and while it grows, never throws. */
export const unpack = async (code: string): Promise<Outcome<string, 'too-long' | 'damaged'>> => {
	if (code.length > mostCode) return { ok: false, error: 'too-long' };
	try {
		const reader = sipsOf(fromBase64Url(code))
			.pipeThrough(new DecompressionStream('deflate-raw'))
			.pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
			.getReader();
		let text = '';
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return expand(text);
			text += value;
			if (text.length > mostText) {
				// How it ends does not matter any more.
				reader.cancel().catch(() => {});
				return { ok: false, error: 'too-long' };
			}
		}
	} catch {
		return { ok: false, error: 'damaged' };
	}
};
