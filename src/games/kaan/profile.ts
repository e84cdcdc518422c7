import type { Sourced } from '#engine/profile.ts';
import type { PlayerCount, Resource } from './resources.ts';

const sourced = <Value>(value: Value, from: Sourced<Value>['from'], because: string): Sourced<Value> => ({
	value,
	from,
	because,
});

/** The game's numbers, each with where it is printed or the sum it follows from. */
export const numbers = {
	citizenCards: sourced(84, 'rulebook', 'Rulebook, Components'),
	buildingCards: sourced(72, 'rulebook', 'Rulebook, Components'),
	golemsEach: sourced(3, 'rulebook', 'Rulebook, Components and Setup'),
	/** Cards of each of the two kinds that a player is dealt. */
	dealtOfEach: sourced(4, 'rulebook', 'Rulebook, Setup'),
	/** Cards that a city begins with: foundations and columns. */
	startFoundations: sourced(2, 'rulebook', 'Rulebook, Setup'),
	startColumns: sourced(1, 'rulebook', 'Rulebook, Setup'),
	startHand: sourced(5, 'derived', '4 citizens + 4 buildings − 3 cards laid down = 5'),
	startResources: sourced<Record<Resource, number>>(
		{ water: 1, cocoa: 1, corn: 1, stone: 1, harmony: 1 },
		'derived',
		'One of each type, five in total, and there are four goods: the fifth is harmony',
	),
	handLimit: sourced(8, 'rulebook', 'Rulebook, Game Turn'),
	foundationsATurn: sourced(3, 'rulebook', 'Rulebook, Place Foundations and Columns'),
	columnsATurn: sourced(1, 'rulebook', 'Rulebook, Place Foundations and Columns'),
	columnStone: sourced(2, 'rulebook', 'Rulebook, Column'),
	/** The highest strength: “Level 3 or more”. */
	strongest: sourced(3, 'rulebook', 'Rulebook, Effects'),
	/** The building that triggers the end, by the number of players. */
	lastBuilding: sourced<Record<PlayerCount, number>>({ 2: 8, 3: 7, 4: 6 }, 'rulebook', 'Rulebook, End of the Game'),
	harmonyHp: sourced(1, 'rulebook', 'Rulebook, Final Scoring'),
	gemHp: sourced(1, 'inferred', 'Printed as “1 PA”; very likely a left-over of Spanish puntos de armonía'),
} as const;
