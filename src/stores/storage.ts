/**
 * What a device keeps for its owner. Storage may be blocked or full: then the site works on, for as long as the page
 * is open.
 */
const prefix = 'stela:';

/** What was kept under this name, or null. */
export const recall = (name: string): string | null => {
	try {
		return localStorage.getItem(prefix + name);
	} catch {
		return null;
	}
};

/** Keeps a text, or forgets it where `text` is null; false where the device would not. */
export const keep = (name: string, text: string | null): boolean => {
	try {
		if (text === null) localStorage.removeItem(prefix + name);
		else localStorage.setItem(prefix + name, text);
		return true;
	} catch {
		return false;
	}
};
