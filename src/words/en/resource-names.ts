import type { Resource } from '#games/copan/resources.ts';

/** A file of its own, so that a page which needs no more than these names loads no other words. */
export const resourceNames: Record<Resource, string> = { food: 'Food', fame: 'Fame', zeal: 'Zeal', power: 'Power' };
