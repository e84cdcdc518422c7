/** Player Totems on the Sites: where they stand and whom they push. */
import type { Position } from './position.ts';
import type { Site } from './resources.ts';

/** The side of a Totem that lies up: the any-resource symbol, or the 2 that stands for VP. */
export const totemSides = ['any', 'two'] as const;
export type TotemSide = (typeof totemSides)[number];

export interface Totem {
	site: Site;
	/** The space along the Site, from 1: the entry space. */
	space: number;
	side: TotemSide;
}

/**
 * Who is pushed when a Totem comes to a space, the first one first: each goes one space on, and the one on the last
 * space is ejected. Rules `action.push.occupied`, `action.push.several`, `action.push.ejected`.
 */
export const pushedBy = (
	{ seats, table }: Position,
	site: Site,
	space: number,
): { seat: number; to: number | null }[] => {
	const last = table.profile.siteSpaces[site].length;
	const pushed: { seat: number; to: number | null }[] = [];
	for (let at = space; at <= last; at++) {
		const seat = seats.findIndex(({ totem }) => totem?.site === site && totem.space === at);
		if (seat < 0) break;
		pushed.push({ seat, to: at < last ? at + 1 : null });
	}
	return pushed;
};
