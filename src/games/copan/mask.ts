/** Where a Jade tile may be placed, and which may be taken off. */
import type { Rejection } from '#engine/rules.ts';
import { maskSpaces } from './jade-mask.ts';
import type { Position, Seat } from './position.ts';
import { refuse } from './turn.ts';

/** Row and column of a space, from 0. The grid is the profile's stand-in. */
const cellOf = (space: number, columns: number): [row: number, column: number] => [
	Math.floor((space - 1) / columns),
	(space - 1) % columns,
];

/** Whether a space lies on the upper, right, lower and left outer edge: at a corner on two. */
const edgesOf = (space: number, columns: number): boolean[] => {
	const [row, column] = cellOf(space, columns);
	const last = Math.ceil(maskSpaces.length / columns) - 1;
	return [row === 0, column === columns - 1, row === last, column === 0];
};

const touches = (one: number, other: number, columns: number, byCorners: boolean): boolean => {
	const [row, column] = cellOf(one, columns);
	const [otherRow, otherColumn] = cellOf(other, columns);
	const down = Math.abs(row - otherRow);
	const across = Math.abs(column - otherColumn);
	return down + across === 1 || (byCorners && down * across === 1);
};

/**
 * Why a tile may not be placed on the space, or null. Rules `mask.first-on-edge`, `mask.adjacent`, `mask.other-edge`;
 * ruling `mask-edges`.
 */
export const whyNoJade = ({ table }: Position, { mask }: Seat, space: number): Rejection | null => {
	const columns = table.profile.maskGrid;
	const reading = table.readings['mask-edges'];
	if (mask.includes(space)) return refuse('jade-there', 'copan.mask.choose', { space });
	const edges = edgesOf(space, columns);
	if (mask.length === 0)
		return edges.includes(true) ? null : refuse('jade-not-on-edge', 'copan.mask.first-on-edge', { space });
	if (!mask.some((other) => touches(space, other, columns, reading === 'connected-by-corners')))
		return refuse('jade-apart', 'copan.mask.adjacent', { space });
	if (reading !== 'first-edge-only' || !edges.includes(true)) return null;
	const first = mask.map((other) => edgesOf(other, columns)).find((each) => each.includes(true));
	return first?.every((isOn, edge) => !(isOn && edges[edge]))
		? refuse('jade-other-edge', 'copan.mask.other-edge', { space })
		: null;
};

/** Whether the tiles that are left without this one still hang together. */
const staysJoined = (mask: readonly number[], without: number, columns: number, byCorners: boolean): boolean => {
	const left = new Set(mask.filter((space) => space !== without));
	const [start] = left;
	if (start === undefined) return true;
	const reached = [start];
	left.delete(start);
	for (const space of reached)
		for (const other of left)
			if (touches(space, other, columns, byCorners)) {
				reached.push(other);
				left.delete(other);
			}
	return left.size === 0;
};

/** Why a tile may not be taken off, or null. Rule `mask.removed`, ruling `jade-removed`. */
export const whyNotOff = ({ table }: Position, { mask }: Seat, space: number): Rejection | null => {
	if (table.readings['jade-removed'] === 'any-tile-effect-again') return null;
	const byCorners = table.readings['mask-edges'] === 'connected-by-corners';
	const mayGo = (each: number) => staysJoined(mask, each, table.profile.maskGrid, byCorners);
	// A Mask that has fallen apart already may have no such tile: then any may go.
	return mayGo(space) || !mask.some(mayGo) ? null : refuse('jade-falls-apart', 'copan.mask.removed', { space });
};
