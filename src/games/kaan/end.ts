import { numbers } from './profile.ts';
import type { PlayerCount } from './resources.ts';
import type { KaanRule } from './rule-ids.ts';
import { decksAfterDeal } from './setup.ts';

/** The table in the turn of one player, as far as the end of the game hangs on it. */
export interface EndTable {
	players: PlayerCount;
	/** Buildings constructed, by seat. */
	buildings: readonly number[];
	/** Cards left in each deck. */
	citizens: number;
	buildingCards: number;
	/** Who began, and whose turn it is. */
	first: number;
	active: number;
	/** Who drew the last card, where a deck is empty; null where nobody has said. */
	drew: number | null;
	/** Who triggered the end first, where several could have; null where nobody has said. */
	before: number | null;
}

/** A reason why the end is triggered, with the player by whom; null where that has still to be said. */
export interface EndReason {
	code: 'last-building' | 'last-citizen-card' | 'last-building-card';
	seat: number | null;
	rules: KaanRule[];
}

export interface EndState {
	reasons: EndReason[];
	/** Buildings that each still needs for it, by seat. */
	missing: number[];
	/** Cards drawn from each deck since the deal. */
	drawn: { citizens: number; buildings: number };
	/** Who gets the gem; null where nothing is triggered, or several have triggered it and nobody says who came first. */
	gem: number | null;
	/** Who still takes a turn after this one, in order; empty where the game goes on or is over with this turn. */
	still: number[];
	rules: KaanRule[];
}

/** A value of a table that cannot be. */
export interface EndProblem {
	path: 'buildings' | 'citizens' | 'buildingCards';
	seat?: number;
	most: number;
	rule: KaanRule;
}

/** The values that are more than there can be. */
export const endProblems = ({ players, buildings, citizens, buildingCards }: EndTable): EndProblem[] => {
	const decks = decksAfterDeal(players);
	const last = numbers.lastBuilding.value[players];
	return [
		...buildings
			.slice(0, players)
			.flatMap((count, seat): EndProblem[] =>
				count > last ? [{ path: 'buildings', seat, most: last, rule: 'kaan.end.last-building' }] : [],
			),
		...(citizens > decks.citizens
			? [{ path: 'citizens', most: decks.citizens, rule: 'kaan.setup.decks-left' } as const]
			: []),
		...(buildingCards > decks.buildings
			? [{ path: 'buildingCards', most: decks.buildings, rule: 'kaan.setup.decks-left' } as const]
			: []),
	];
};

/** Whether the end is triggered, by whom, who gets the gem and who still plays. */
export const endOf = (table: EndTable): EndState => {
	const { players, buildings, citizens, buildingCards, first, active, drew, before } = table;
	const decks = decksAfterDeal(players);
	const last = numbers.lastBuilding.value[players];
	const seats = Array.from({ length: players }, (_, seat) => seat);
	const reasons: EndReason[] = [
		...seats
			.filter((seat) => (buildings[seat] ?? 0) >= last)
			.map(
				(seat): EndReason => ({
					code: 'last-building',
					seat,
					rules: ['kaan.end.last-building', 'kaan.end.last-building.counts'],
				}),
			),
		...(citizens === 0
			? [{ code: 'last-citizen-card', seat: drew, rules: ['kaan.end.last-card', 'kaan.end.deck-empty'] } as EndReason]
			: []),
		...(buildingCards === 0
			? [{ code: 'last-building-card', seat: drew, rules: ['kaan.end.last-card', 'kaan.end.deck-empty'] } as EndReason]
			: []),
	];
	const isEnding = reasons.length > 0;
	const by = new Set(reasons.map(({ seat }) => seat));
	const only = by.size === 1 ? ([...by][0] ?? null) : null;
	/** The seats after the active one, up to the one before who began. */
	const turnOf = (seat: number): number => (seat - first + players) % players;
	const still = isEnding
		? seats.filter((seat) => turnOf(seat) > turnOf(active)).sort((one, other) => turnOf(one) - turnOf(other))
		: [];
	return {
		reasons,
		missing: seats.map((seat) => Math.max(0, last - (buildings[seat] ?? 0))),
		drawn: { citizens: decks.citizens - citizens, buildings: decks.buildings - buildingCards },
		gem: only ?? (before !== null && by.has(before) ? before : null),
		still,
		rules: isEnding
			? ['kaan.end.gem', 'kaan.end.round', ...(still.length === 0 ? (['kaan.end.round.last'] as const) : [])]
			: ['kaan.end.last-building', 'kaan.end.last-card'],
	};
};
