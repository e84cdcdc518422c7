/**
 * Where things lie on the Pyramid. The picture is one quarter drawn four times: everything is given as seen from
 * outside its court (`across` to the right, `out` away from the Zenith) and turned into place, so that symbols stay
 * upright while the stones turn. Units are those of the board picture, x to the right and y down.
 */
import { type Tier, tierAt } from '#games/copan/decline.ts';
import type { DeclineTrack } from '#games/copan/profile.ts';
import { type Court, courts, type Space } from '#games/copan/pyramid.ts';
import { type Resource, resources } from '#games/copan/resources.ts';

export interface Point {
	x: number;
	y: number;
}

/** A rectangle by its middle. */
export interface Box extends Point {
	width: number;
	height: number;
}

/** The middle of the Pyramid, under the Zenith stack. */
export const zenith: Point = { x: 620, y: 640 };
/** Side of a square, and from one square to the next. */
export const square = 48;
export const pitch = 54;

/** Height of a Decline track, and how far out its middle line runs. */
const trackHeight = 46;
const trackOut = 357;
/** Length of a track on the whole board, and in the view of one court. */
const trackLengths = { whole: 599.5, court: 372 };

/** A point of one court, given as seen from outside that court. */
const place = (court: Court, across: number, out: number): Point => {
	const { x, y } = zenith;
	switch (court) {
		case 'north':
			return { x: x - across, y: y - out };
		case 'east':
			return { x: x + out, y: y - across };
		case 'south':
			return { x: x + across, y: y + out };
		case 'west':
			return { x: x - out, y: y + across };
	}
};

/** Whether the outer edge of this court runs up and down the page. */
export const isUpright = (court: Court): boolean => court === 'east' || court === 'west';

const box = (court: Court, across: number, out: number, length: number, depth: number): Box => ({
	...place(court, across, out),
	width: isUpright(court) ? depth : length,
	height: isUpright(court) ? length : depth,
});

/** The court at whose outer side a resource's Decline track runs. */
export const courtOf = (resource: Resource): Court => courts[resources.indexOf(resource)] as Court;

/** The resource whose Decline track runs along a court. */
export const trackOf = (court: Court): Resource => resources[courts.indexOf(court)] as Resource;

const acrossOf = (column: number): number => pitch * (column - 2.5);
const outOf = (row: number): number => 285 - pitch * (row - 1);

/** The square of a space. */
export const spaceBox = ({ court, row, column }: Pick<Space, 'court' | 'row' | 'column'>): Box =>
	box(court, acrossOf(column), outOf(row), square, square);

/** The Setup tiles of a court: a slab over each run of neighbouring columns. */
export const setupBoxes = (court: Court, columns: readonly number[]): Box[] =>
	columns.toSorted().flatMap((first, at, sorted) => {
		if (sorted[at - 1] === first - 1) return [];
		let last = first;
		while (sorted.includes(last + 1)) last += 1;
		return box(
			court,
			(acrossOf(first) + acrossOf(last)) / 2,
			outOf(2),
			(last - first) * pitch + square,
			2 * pitch + square,
		);
	});

export interface TrackCell extends Box {
	moves: number;
	tier: Tier;
	end: boolean;
}

export interface TrackPlan {
	cells: readonly TrackCell[];
	/** Where the cube crosses a threshold: the line between two cells, from the inner point to the outer. */
	thresholds: readonly (readonly [Point, Point])[];
	/** Where the resource's symbol stands, beside the start. */
	sign: Point;
}

/** A Decline track, its cube moving clockwise round the Pyramid. It fills the same length however many moves it has. */
export const trackPlan = (
	resource: Resource,
	{ thresholds, end }: DeclineTrack,
	view: 'whole' | 'court',
): TrackPlan => {
	const court = courtOf(resource);
	const length = trackLengths[view];
	const step = length / (end + 1);
	const acrossAt = (moves: number): number => length / 2 - step * (moves + 0.5);
	return {
		cells: Array.from({ length: end + 1 }, (_, moves) => ({
			...box(court, acrossAt(moves), trackOut, step - 3, trackHeight),
			moves,
			tier: tierAt({ thresholds, end }, moves),
			end: moves === end,
		})),
		thresholds: [...thresholds, end].map(
			(moves) =>
				[
					place(court, acrossAt(moves - 0.5), trackOut - 29),
					place(court, acrossAt(moves - 0.5), trackOut + 29),
				] as const,
		),
		sign: view === 'whole' ? place(court, 326, trackOut) : place(court, 166, 294),
	};
};

/** The `viewBox` of the Pyramid with its four tracks, or of one court with its track. */
export const viewBox = (court?: Court): string => {
	if (!court) return '228 246 784 786';
	const { x, y } = place(court, 0, 204);
	return `${x - 190} ${y - 190} 380 380`;
};

export type Direction = 'up' | 'right' | 'down' | 'left';

/**
 * The target that an arrow key leads to: the nearest one within 45° of that way, or else the nearest anywhere on that
 * side, where a step aside counts double. Null where nothing lies on that side.
 */
export const targetTowards = <Target extends Point>(
	from: Point,
	direction: Direction,
	targets: readonly Target[],
): Target | null => {
	const ways = targets.flatMap((target) => {
		const [right, down] = [target.x - from.x, target.y - from.y];
		const ahead = { up: -down, right, down, left: -right }[direction];
		const aside = Math.abs(direction === 'up' || direction === 'down' ? right : down);
		// Half a unit: points on one line are computed by different sums.
		return ahead > 0.5 ? [{ target, cost: ahead + 2 * aside, straight: aside <= ahead }] : [];
	});
	const straight = ways.filter((way) => way.straight);
	const [nearest] = (straight.length > 0 ? straight : ways).toSorted((one, other) => one.cost - other.cost);
	return nearest?.target ?? null;
};
