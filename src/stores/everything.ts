/** All that this device keeps for its owner, as one file to take along. */
import type { Outcome } from '#engine/outcome.ts';
import { prefix } from './storage.ts';

const version = 1;
const mostText = 5_000_000;

/** What is kept, by name. Throws where storage is blocked. */
export const everythingKept = (): Record<string, string> =>
	Object.fromEntries(
		Object.keys(localStorage)
			.filter((name) => name.startsWith(prefix))
			.map((name) => [name.slice(prefix.length), localStorage.getItem(name) ?? '']),
	);

/** The file that holds what is kept. */
export const everythingText = (kept: Record<string, string>): string =>
	JSON.stringify({ v: version, site: 'stela', kept });

/** Reads such a file; what each entry holds is judged by whatever reads it. Total. */
export const parseEverything = (
	text: string,
): Outcome<Record<string, string>, 'too-long' | 'not-json' | 'not-ours' | 'newer'> => {
	if (text.length > mostText) return { ok: false, error: 'too-long' };
	let file: unknown;
	try {
		file = JSON.parse(text);
	} catch {
		return { ok: false, error: 'not-json' };
	}
	const { v, site, kept } = (file ?? {}) as { v?: unknown; site?: unknown; kept?: unknown };
	const isOurs =
		site === 'stela' &&
		typeof kept === 'object' &&
		kept !== null &&
		Object.values(kept).every((each) => typeof each === 'string');
	if (!isOurs || Array.isArray(kept)) return { ok: false, error: 'not-ours' };
	if (typeof v !== 'number' || v > version) return { ok: false, error: 'newer' };
	return { ok: true, value: kept as Record<string, string> };
};

/** Puts entries in, over those of the same name; false where the device would not take all, and then takes none. */
export const keepEverything = (entries: Record<string, string>): boolean => {
	const before = everythingKept();
	try {
		for (const [name, text] of Object.entries(entries)) localStorage.setItem(prefix + name, text);
		return true;
	} catch {
		forgetEverything();
		for (const [name, text] of Object.entries(before)) localStorage.setItem(prefix + name, text);
		return false;
	}
};

/** Forgets all of it. */
export const forgetEverything = (): void => {
	for (const name of Object.keys(everythingKept())) localStorage.removeItem(prefix + name);
};
