/**
 * Whether this device keeps values of the owner's copy, and how many. Apart from `your-copy.ts`, which checks them: a
 * page that has none to play with need not load the checks.
 */
import { recall } from './storage.ts';

/** The name under which the owner's copy is kept. */
export const copyName = 'copy';

/** How many values the owner entered, without a check of any. Total. */
export const countKeptValues = (): number => {
	try {
		return Object.keys(JSON.parse(recall(copyName) ?? '{}').values ?? {}).length;
	} catch {
		return 0;
	}
};
