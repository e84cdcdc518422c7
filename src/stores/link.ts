/** Scenarios in an address: JSON, deflated, in letters that survive any messenger. */
import { fail, type Outcome, ok } from '#engine/outcome.ts';

/** Longest code that is unpacked, and most text that comes out of one. */
const mostCode = 12_000;
const mostText = 200_000;

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

/** Packs a text. */
export const pack = async (text: string): Promise<string> => {
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
};

/** Unpacks a code that may come from anywhere: capped before and while it grows, never throws. */
export const unpack = async (code: string): Promise<Outcome<string, 'too-long' | 'damaged'>> => {
	if (code.length > mostCode) return fail('too-long');
	try {
		const reader = new Blob([fromBase64Url(code)])
			.stream()
			.pipeThrough(new DecompressionStream('deflate-raw'))
			.pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
			.getReader();
		let text = '';
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return ok(text);
			text += value;
			if (text.length > mostText) {
				void reader.cancel();
				return fail('too-long');
			}
		}
	} catch {
		return fail('damaged');
	}
};
