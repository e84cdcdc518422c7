/**
 * The Pyramid: four courts, one a section. No source prints the grid; the layout is the profile's stand-in, and this
 * file knows only how spaces are named and which of them adjoin.
 */
export const courts = ['north', 'east', 'south', 'west'] as const;
export type Court = (typeof courts)[number];

export const rows = [1, 2, 3] as const;
export const columns = [1, 2, 3, 4] as const;

/** `south-1-2`: court, row from the outside, column as seen from outside, both from 1. */
export type SpaceId = `${Court}-${(typeof rows)[number]}-${(typeof columns)[number]}`;

export interface Space {
	id: SpaceId;
	court: Court;
	row: number;
	column: number;
}

/** What may be printed on a space. */
export type SpaceMark = 'spiral' | 'any-resource';

/** Every space of the four courts, whether or not a Setup tile covers it. */
export const spaces: readonly Space[] = courts.flatMap((court) =>
	rows.flatMap((row) => columns.map((column) => ({ id: `${court}-${row}-${column}` as SpaceId, court, row, column }))),
);

const places = new Map<string, number>(spaces.map(({ id }, place) => [id, place]));

/** Where a space stands among all `spaces`, from 0. */
export const placeOf = (space: SpaceId): number => places.get(space) as number;

export const isSpaceId = (text: string): text is SpaceId => places.has(text);

/** The spaces that share a side with this one: never diagonal, and never across a stairway. Rule `court.collect.neighbours`. */
export const neighbours = (space: SpaceId): readonly SpaceId[] => {
	const { court, row, column } = spaces[placeOf(space)] as Space;
	return [
		`${court}-${row + 1}-${column}`,
		`${court}-${row}-${column + 1}`,
		`${court}-${row - 1}-${column}`,
		`${court}-${row}-${column - 1}`,
	].filter(isSpaceId);
};
