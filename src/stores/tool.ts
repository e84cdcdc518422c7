/** What a tool keeps on the device: one text under a name of its own, which goes into files and links too. */
import * as v from 'valibot';
import { fail, type Outcome, ok } from '#engine/outcome.ts';
import { keep, prefix, putAside, recall } from './storage.ts';

/** A tool that keeps something: its name on the device, the shape of what it keeps, and what it opens with at first. */
export interface Tool<State> {
	name: string;
	schema: v.GenericSchema<unknown, State>;
	empty: () => State;
}

const version = 1;
/** The longest text that is looked at: a long game has some hundred answers. */
const mostText = 200_000;

/** Why a text is not read. */
export type Unread = 'too-long' | 'damaged' | 'newer' | 'other-tool' | 'shape';

/** The text of what a tool holds: for the device, a file, a link. */
export const textOf = <State>({ name }: Tool<State>, state: State): string =>
	JSON.stringify({ v: version, tool: name, state });

/** Reads such a text, from wherever. Total. */
export const parse = <State>({ name, schema }: Tool<State>, text: string): Outcome<State, Unread> => {
	if (text.length > mostText) return fail('too-long');
	let held: unknown;
	try {
		held = JSON.parse(text);
	} catch {
		return fail('damaged');
	}
	const { v: written, tool, state } = (held ?? {}) as { v?: unknown; tool?: unknown; state?: unknown };
	if (typeof written === 'number' && written > version) return fail('newer');
	if (typeof tool === 'string' && tool !== name) return fail('other-tool');
	const read = v.safeParse(schema, state, { abortEarly: true });
	return read.success && written === version && tool === name ? ok(read.output) : fail('shape');
};

/** What the device kept for a tool: null where there is nothing; the text where it cannot be read. */
export const readKept = <State>(tool: Tool<State>): Outcome<State | null, { code: Unread; text: string }> => {
	const text = recall(tool.name);
	if (text === null) return ok(null);
	const read = parse(tool, text);
	return read.ok ? read : fail({ code: read.error, text });
};

/**
 * Keeps what a tool holds, or forgets it where that is null; what lies there and cannot be read is put aside first.
 * False where the device would not.
 */
export const keepTool = <State>(tool: Tool<State>, state: State): boolean =>
	(readKept(tool).ok || putAside(tool.name)) && keep(tool.name, state === null ? null : textOf(tool, state));

/** Tells each time that another tab keeps something for a tool, or forgets it. Gives back how to stop. */
export const watchKept = ({ name }: Pick<Tool<unknown>, 'name'>, tell: () => void): (() => void) => {
	const onStorage = ({ key }: StorageEvent) => {
		// Where all is cleared, no key is named.
		if (key === null || key === prefix + name) tell();
	};
	addEventListener('storage', onStorage);
	return () => removeEventListener('storage', onStorage);
};

/** What a tool's link holds: null where there is none; the text where it cannot be read. Packing comes in for it alone. */
export const readLink = async <State>(
	tool: Tool<State>,
	hash: string,
): Promise<Outcome<State | null, { code: Unread; text: string }>> => {
	if (hash.length <= 1) return ok(null);
	const { hashName, unpack } = await import('./link.ts');
	const code = new URLSearchParams(hash.slice(1)).get(hashName);
	if (!code) return ok(null);
	const text = await unpack(code);
	const read = text.ok ? parse(tool, text.value) : text;
	return read.ok ? read : fail({ code: read.error, text: text.ok ? text.value : code });
};

/** The address at which a tool opens with what it holds here. */
export const linkTo = async <State>(tool: Tool<State>, page: string, state: State): Promise<string> => {
	const { addressWith, pack } = await import('./link.ts');
	return addressWith(page, await pack(textOf(tool, state)));
};
