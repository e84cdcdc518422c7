import type { Resource } from '#games/copan/resources.ts';
import { resourceNames } from '#words/en/copan.ts';
import { yourCopy } from '#words/en/site.ts';

/** A cost in words: “1 Fame, 1 of your choice”. */
export const priceWords = (cost: Readonly<Partial<Record<Resource | 'any', number>>>): string =>
	Object.entries(cost)
		.map(
			([resource, amount]) => `${amount} ${resource === 'any' ? yourCopy.choice : resourceNames[resource as Resource]}`,
		)
		.join(', ');
