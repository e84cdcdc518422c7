/** All that this device keeps for its owner, as one file to take along. */
import type { Outcome } from '#engine/outcome.ts';

const prefix = 'stela:';
const version = 1;
const mostText = 5_000_000;

// About has no other use for the engine’s own file of these two.
const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
const fail = <Failure>(error: Failure) => ({ ok: false, error }) as const;

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
	if (text.length > mostText) return fail('too-long');
	let file: unknown;
	try {
		file = JSON.parse(text);
	} catch {
		return fail('not-json');
	}
	const { v, site, kept } = (file ?? {}) as { v?: unknown; site?: unknown; kept?: unknown };
	if (site !== 'stela' || typeof kept !== 'object' || kept === null || Array.isArray(kept)) return fail('not-ours');
	if (typeof v !== 'number' || v > version) return fail('newer');
	return Object.values(kept).every((each) => typeof each === 'string')
		? ok(kept as Record<string, string>)
		: fail('not-ours');
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
