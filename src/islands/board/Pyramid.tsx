import { tierAt } from '#games/copan/decline.ts';
import type { DeclineTrack } from '#games/copan/profile.ts';
import { type Court, courts, type SpaceId, type SpaceMark, spaces } from '#games/copan/pyramid.ts';
import { type ByResource, type Resource, resources, type Site } from '#games/copan/resources.ts';
import { board } from '#words/en/site.ts';
import {
	type Box,
	courtOf,
	isUpright,
	type Point,
	setupBoxes,
	spaceBox,
	type TrackCell,
	trackOf,
	trackPlan,
	viewBox,
} from './geometry.ts';
import { type MarkedBox, Marks } from './Marks.tsx';
import { Priests } from './Priests.tsx';
import { Stone, stairwaysAt, stepPoint } from './Stone.tsx';
import { cutPath, left, Sign, short, top } from './strokes.tsx';
import { Targets } from './Targets.tsx';

/** What the picture shows. A position gives it, and so does a set-up that is still being made. */
export interface PyramidView {
	/** Spaces covered by Setup tiles are not drawn as spaces. */
	playable: ReadonlySet<SpaceId>;
	/** What is printed on the spaces. */
	marks: Readonly<Partial<Record<SpaceId, SpaceMark>>>;
	/** What lies on the spaces. */
	tiles: Readonly<Partial<Record<SpaceId, Resource | 'face-down'>>>;
	/** Moves that each Decline cube has made, 0 at the start. */
	cubes: ByResource;
	track: DeclineTrack;
	/** What a tile brings in each tier. */
	yields: readonly number[];
	/** Columns of each court covered by Setup tiles. */
	setupColumns: readonly number[];
	/** Steps that each player's Priests have climbed; left out, none are drawn. */
	priests?: readonly ByResource[];
	/** VP of the Zenith token on top, 0 where none is left; left out, the stack bears a star. */
	zenith?: number;
}

/** A place on a Site, from 0: one of its spaces, or one of its Totem spaces. */
export interface SitePlace {
	site: Site;
	spot: number;
	isTotem?: true;
}

/** A numbered mark of something that just happened: at a space, a step, the cube of a track, or a space of a Site. */
export interface ChangeMark {
	at: { space: SpaceId } | { track: Resource } | { stairway: Resource; step: number } | SitePlace;
	/** The number of its line in the log; empty for a mark that only points. */
	label: string;
	/** The step shown now: its mark is heavier. */
	now?: boolean;
}

export interface PyramidProps {
	view: PyramidView;
	/** What just happened, in the order of the log. */
	changed?: readonly ChangeMark[];
	/** Spaces that may be pressed now; left out, all. The others can be focused and pressed too, so that `onSpace` can say why not. */
	selectable?: ReadonlySet<SpaceId>;
	/** Called for each space pressed, also for one that is not selectable. */
	onSpace?: (space: SpaceId) => void;
	/** Called for a pressed cell of a Decline track, with the moves its cube would have made there. */
	onTrack?: (resource: Resource, moves: number) => void;
	selected?: SpaceId | null;
	/** Draws one court large, with its track: what a phone shows. Left out, the whole Pyramid. */
	court?: Court;
	/** Accessible name of the picture. */
	label: string;
	/** Whether it lies on the whole board, which has a picture of its own round it. */
	onBoard?: boolean;
}

/** A space: a square with its corners worn. */
const spacePath = (box: Box): string => `M${left(box) + 3} ${top(box)}h42q3 0 3 3v42q0 3-3 3h-42q-3 0-3-3v-42q0-3 3-3z`;

const inset = (box: Box, by: number): Box => ({ ...box, width: box.width - 2 * by, height: box.height - 2 * by });

const SetupTile = ({ box }: { box: Box }) => {
	const steps = Math.min(box.width, box.height) / 2.2;
	const [x, y] = [short(box.x - steps / 2), short(box.y + steps / 2)];
	const step = short(steps / 3);
	return (
		<>
			<path class="setup-tile" d={cutPath(box, 8)} />
			<path class="setup-line" d={`${cutPath(inset(box, 7), 5)}M${x} ${y}${`v-${step}h${step}`.repeat(3)}V${y}z`} />
		</>
	);
};

const Tile = ({ of, box }: { of: Resource | 'face-down'; box: Box }) => (
	<g class={of}>
		<path class="tile" d={cutPath(inset(box, 1), 5)} />
		{of === 'face-down' ? <Sign of="tile" at={box} size={28} /> : <Sign of={of} at={box} size={33} />}
	</g>
);

const cellPath = (box: Box): string =>
	`M${left(box)} ${top(box)}h${short(box.width)}v${short(box.height)}h-${short(box.width)}z`;

/** What a cell yields: a dot a resource, side by side, or a dash for none. A dot is a line without length, drawn round. */
const yieldPath = ({ x, y }: Point, yields: number, gap: number): string =>
	yields === 0
		? `M${short(x - gap)} ${short(y)}h${2 * gap}`
		: Array.from({ length: yields }, (_, dot) => `M${short(x + (2 * dot + 1 - yields) * gap)} ${short(y)}h0`).join('');

const Track = ({ resource, view, court }: { resource: Resource; view: PyramidView; court: Court | undefined }) => {
	const { cells, thresholds, sign } = trackPlan(resource, view.track, court ? 'court' : 'whole');
	const upright = isUpright(courtOf(resource));
	const end = cells[view.track.end] as TrackCell;
	const length = upright ? end.height : end.width;
	const dot = short(Math.min(5.5, length / 5.2));
	const gap = short(Math.min(8, length / 4));
	return (
		<g class={resource}>
			{([1, 2, 3] as const).map((tier) => {
				const own = cells.filter((cell) => cell.tier === tier && !cell.end);
				const yields = view.yields[tier - 1] as number;
				return (
					<g key={tier} class={`tier-${tier}`}>
						<path class="cell" d={own.map(cellPath).join('')} />
						<path
							class="yield"
							stroke-width={yields ? 2 * dot : 3}
							d={own
								.filter((cell) => cell.moves !== view.cubes[resource])
								.map((cell) => yieldPath(cell, yields, gap))
								.join('')}
						/>
					</g>
				);
			})}
			<path class="cell-end" d={cellPath(end)} />
			{view.cubes[resource] < end.moves && (
				<path
					class="end-cross"
					d={`M${short(end.x - gap)} ${short(end.y - gap)}l${2 * gap} ${2 * gap}m0-${2 * gap}l-${2 * gap} ${2 * gap}`}
				/>
			)}
			<path
				class="threshold"
				d={thresholds
					.map(([inner, outer]) => {
						const [dx, dy] = [Math.sign(outer.x - inner.x), Math.sign(outer.y - inner.y)];
						const wedge = ({ x, y }: Point, way: number) =>
							`M${short(x - 7 * dy)} ${short(y - 7 * dx)}l${14 * dy} ${14 * dx} ${9 * way * dx - 7 * dy} ${9 * way * dy - 7 * dx}z`;
						return `M${short(inner.x)} ${short(inner.y)}L${short(outer.x)} ${short(outer.y)}${wedge(inner, 1)}${wedge(outer, -1)}`;
					})
					.join('')}
			/>
			<Sign of={resource} at={sign} size={38} />
		</g>
	);
};

/** The cell in which a cube stands. */
const cubeCell = (resource: Resource, { track, cubes }: PyramidView, court: Court | undefined): TrackCell =>
	trackPlan(resource, track, court ? 'court' : 'whole').cells[Math.min(cubes[resource], track.end)] as TrackCell;

const Cube = ({ cell, upright }: { cell: TrackCell; upright: boolean }) => (
	<g class="cube">
		<Sign of="cube" at={cell} size={short(Math.min(44, (upright ? cell.height : cell.width) + 8))} />
	</g>
);

/** What frames a step with the Priests on it. */
const stepSide = 46;

/** Where a change happened in this view, or null where the view does not show it. */
export const changeBox = (at: ChangeMark['at'], view: PyramidView, court: Court | undefined): MarkedBox | null => {
	if ('site' in at) return null;
	if ('space' in at) {
		const space = spaceOf(at.space);
		return court && space.court !== court ? null : { ...inset(spaceBox(space), -6), side: 'right' };
	}
	if ('stairway' in at)
		return court && !stairwaysAt(court).includes(at.stairway)
			? null
			: { ...stepPoint(at.stairway, at.step), width: stepSide, height: stepSide, side: 'right' };
	const track = courtOf(at.track);
	if (court && track !== court) return null;
	// Numbers of a track stand on its inner side, where the picture has room.
	const side = track === 'east' ? 'left' : track === 'north' ? 'below' : 'right';
	return { ...inset(cubeCell(at.track, view, court), -6), side, isUpright: isUpright(track) };
};

const spaceById = new Map(spaces.map((space) => [space.id, space]));
const spaceOf = (id: SpaceId) => spaceById.get(id) as (typeof spaces)[number];

/**
 * The Pyramid seen from above: courts, stairways, the Zenith stack and the four Decline tracks. Without handlers it is
 * a picture that says in words what it shows; with one, each space or cell is a button, and the whole is one tab stop.
 *
 * Its colours are in `src/styles/board.css`, which the page that shows it imports.
 */
export const Pyramid = (props: PyramidProps) => {
	const { view, changed = [], onSpace, onTrack, court, label, onBoard } = props;
	const shownCourts = court ? [court] : courts;
	const shownTracks = court ? [trackOf(court)] : resources;
	const drawn = spaces.filter((space) => shownCourts.includes(space.court) && view.playable.has(space.id));
	const interactive = Boolean(onSpace || onTrack);
	const picture = (
		<>
			<Stone court={court} vp={view.zenith} />
			<path class="space" d={drawn.map((space) => spacePath(spaceBox(space))).join('')} />
			{shownCourts.flatMap((each) =>
				setupBoxes(each, view.setupColumns).map((box) => <SetupTile key={`${box.x} ${box.y}`} box={box} />),
			)}
			{shownTracks.map((resource) => (
				<Track key={resource} resource={resource} view={view} court={court} />
			))}
			{drawn.map((space) => {
				const [tile, mark] = [view.tiles[space.id], view.marks[space.id]];
				if (tile) return <Tile key={space.id} of={tile} box={spaceBox(space)} />;
				if (!mark) return null;
				return (
					<g key={space.id} class={mark}>
						<Sign
							of={mark === 'spiral' ? 'spiral' : 'any-pair'}
							at={spaceBox(space)}
							size={mark === 'spiral' ? 36 : 34}
						/>
					</g>
				);
			})}
			{shownTracks.map((resource) => (
				<Cube key={resource} cell={cubeCell(resource, view, court)} upright={isUpright(courtOf(resource))} />
			))}
			{view.priests && <Priests priests={view.priests} court={court} />}
		</>
	);
	// What is no button is told in words: the tiles, the cubes, or both.
	const tiles = drawn.flatMap(({ id, ...space }) => {
		const tile = view.tiles[id];
		return tile ? [{ ...space, tile }] : [];
	});
	const told = [
		...(onSpace ? [] : [board.tiles(tiles)]),
		...(onTrack
			? []
			: shownTracks.map((resource) => {
					const moves = view.cubes[resource];
					return board.cube(resource, moves, view.track.end, tierAt(view.track, moves));
				})),
	].join(' ');

	return (
		<svg
			class="pyramid"
			viewBox={viewBox(court)}
			{...(onBoard && { x: 228, y: 246, width: 784, height: 786 })}
			role={interactive ? 'group' : 'img'}
			aria-label={label}
		>
			{told && <desc>{told}</desc>}
			{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus */}
			<g aria-hidden="true">{picture}</g>
			{interactive && <Targets {...props} spaces={drawn} tracks={shownTracks} />}
			<Marks changed={changed} boxOf={(at) => changeBox(at, view, court)} />
		</svg>
	);
};
