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

const spaceById = new Map<string, Space>(spaces.map((space) => [space.id, space]));

/** The column of a space, as seen from outside. */
export const columnOf = (space: SpaceId): number => spaceById.get(space)?.column ?? 0;

export const isSpaceId = (text: string): text is SpaceId => spaceById.has(text);

const neighbourTable = new Map<SpaceId, readonly SpaceId[]>(
	spaces.map(({ id, court, row, column }) => [
		id,
		[
			`${court}-${row + 1}-${column}`,
			`${court}-${row}-${column + 1}`,
			`${court}-${row - 1}-${column}`,
			`${court}-${row}-${column - 1}`,
		].filter(isSpaceId),
	]),
);

/** The spaces that share a side with this one: never diagonal, and never across a stairway. Rule `court.collect.neighbours`. */
export const neighbours = (space: SpaceId): readonly SpaceId[] => neighbourTable.get(space) ?? [];
