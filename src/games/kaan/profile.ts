import type { Reason, Sourced } from './reasons.ts';
import type { PlayerCount, Resource } from './resources.ts';

const sourced = <Value>(value: Value, from: Sourced<Value>['from'], because: Reason): Sourced<Value> => ({
	value,
	from,
	because,
});

/** The game's numbers, each with where it is printed or the sum it follows from. */
export const numbers = {
	citizenCards: sourced(84, 'rulebook', 'components'),
	buildingCards: sourced(72, 'rulebook', 'components'),
	golemsEach: sourced(3, 'rulebook', 'components-and-setup'),
	/** Cards of each of the two kinds that a player is dealt. */
	dealtOfEach: sourced(4, 'rulebook', 'setup'),
	/** Cards that a city begins with: foundations and columns. */
	startFoundations: sourced(2, 'rulebook', 'setup'),
	startColumns: sourced(1, 'rulebook', 'setup'),
	startHand: sourced(5, 'derived', 'start-hand'),
	startResources: sourced<Record<Resource, number>>(
		{ water: 1, cocoa: 1, corn: 1, stone: 1, harmony: 1 },
		'derived',
		'start-resources',
	),
	handLimit: sourced(8, 'rulebook', 'game-turn'),
	foundationsATurn: sourced(3, 'rulebook', 'place'),
	columnsATurn: sourced(1, 'rulebook', 'place'),
	columnStone: sourced(2, 'rulebook', 'column'),
	/** The highest strength: “Level 3 or more”. */
	strongest: sourced(3, 'rulebook', 'effects'),
	/** The building that triggers the end, by the number of players. */
	lastBuilding: sourced<Record<PlayerCount, number>>({ 2: 8, 3: 7, 4: 6 }, 'rulebook', 'end'),
	harmonyHp: sourced(1, 'rulebook', 'final-scoring'),
	gemHp: sourced(1, 'inferred', 'gem'),
} as const;
