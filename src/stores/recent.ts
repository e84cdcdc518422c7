/** What was looked up last on this device. */
import { recall } from './storage.ts';

/** A page that was looked up: its address without the base path, and its name. */
export interface Lookup {
	href: string;
	name: string;
}

/**
 * Reads what was kept as look-ups, newest first; nothing where it is something else. Total. It names nothing outside
 * itself, because the script that runs before the first paint carries its text.
 */
export const parseRecent = (text: string | null): Lookup[] => {
	try {
		const { v, items } = JSON.parse(text ?? '');
		const known =
			v === 1 &&
			Array.isArray(items) &&
			items.length <= 8 &&
			items.every(
				({ href, name }) =>
					typeof href === 'string' &&
					/^(\/[a-z0-9-]{1,60}){3}\/(#[a-z0-9.-]{1,80})?$/.test(href) &&
					typeof name === 'string' &&
					name.length > 0 &&
					name.length <= 120,
			);
		return known ? items.map(({ href, name }) => ({ href, name })) : [];
	} catch {
		return [];
	}
};

/** What was looked up last, newest first. */
export const recent = (): Lookup[] => parseRecent(recall('recent'));
