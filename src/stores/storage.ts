/**
 * What a device keeps for its owner. Storage may be blocked or full: then the site works on, for as long as the page
 * is open.
 */
export const prefix = 'stela:';

/** What was kept under this name, or null. */
export const recall = (name: string): string | null => {
	try {
		return localStorage.getItem(prefix + name);
	} catch {
		return null;
	}
};

/**
 * Puts aside what lies under a name where this version cannot read it, as a newer one may have written it: so nothing
 * is lost when the name is written anew.
 */
export const putAside = (name: string): boolean => {
	const text = recall(name);
	return text === null || keep(`${name}:unread`, text);
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
