import { describe, expect, it } from 'vitest';
import { copan, type Event } from '#games/copan/index.ts';
import { standardProfile } from '#games/copan/profile.ts';
import { type Court, courts, type SpaceId, spaces } from '#games/copan/pyramid.ts';
import { playerCounts, resources } from '#games/copan/resources.ts';
import {
	type Box,
	courtOf,
	type Direction,
	setupBoxes,
	spaceBox,
	targetTowards,
	trackOf,
	trackPlan,
	viewBox,
} from '#islands/board/geometry.ts';
import { changeBox } from '#islands/board/Pyramid.tsx';
import { stairwaysAt, stepPoint } from '#islands/board/Stone.tsx';
import { changeMarks, pyramidView } from '#islands/playing/view.ts';

const corner = ({ x, y, width, height }: Box): [number, number] => [x - width / 2, y - height / 2];
const spaceOf = (id: SpaceId) => spaces.find((space) => space.id === id) as (typeof spaces)[number];

describe('where a space lies', () => {
	it.each([
		['south-1-1', 515, 901],
		['south-3-4', 677, 793],
		['west-1-1', 311, 535],
		['west-3-4', 419, 697],
		['north-1-1', 677, 331],
		['north-3-4', 515, 439],
		['east-1-1', 881, 697],
		['east-3-4', 773, 535],
	] as const)('%s at %d, %d', (id, x, y) => {
		expect(corner(spaceBox(spaceOf(id)))).toEqual([x, y]);
	});
});

describe('Setup tiles', () => {
	it('covers one column with a slab', () => {
		expect(setupBoxes('south', [4])).toEqual([{ x: 701, y: 871, width: 48, height: 156 }]);
	});
	it('covers neighbouring columns with one slab, in whatever order they are named', () => {
		expect(setupBoxes('west', [4, 3])).toEqual([{ x: 389, y: 694, width: 156, height: 102 }]);
	});
	it('covers columns that are apart with a slab each', () => {
		expect(setupBoxes('north', [1, 3, 4])).toHaveLength(2);
	});
	it('covers nothing at four players', () => {
		expect(setupBoxes('east', [])).toEqual([]);
	});
});

describe.each(playerCounts)('Decline tracks of %d players', (players) => {
	const track = standardProfile.declineTracks[players];

	it.each(resources)('%s has a cell for the start and for each move', (resource) => {
		const { cells, thresholds } = trackPlan(resource, track, 'whole');
		expect(cells.map(({ moves }) => moves)).toEqual(Array.from({ length: track.end + 1 }, (_, moves) => moves));
		expect(cells.filter(({ end }) => end)).toEqual([cells[track.end]]);
		expect(thresholds).toHaveLength(3);
	});

	it.each(['whole', 'court'] as const)('fills the same length (%s)', (view) => {
		const { cells } = trackPlan('zeal', track, view);
		const [first, last] = [cells[0] as Box, cells.at(-1) as Box];
		const length = first.x + first.width / 2 - (last.x - last.width / 2);
		expect(length).toBeCloseTo(view === 'whole' ? 596.5 : 369);
	});

	it('runs clockwise round the Pyramid', () => {
		const heading = resources.map((resource) => {
			const { cells } = trackPlan(resource, track, 'whole');
			const [start, end] = [cells[0] as Box, cells.at(-1) as Box];
			return [Math.sign(Math.round(end.x - start.x)), Math.sign(Math.round(end.y - start.y))];
		});
		expect(heading.map(([x, y]) => [x || 0, y || 0])).toEqual([
			[1, 0],
			[0, 1],
			[-1, 0],
			[0, -1],
		]);
	});

	it.each(['whole', 'court'] as const)('lies within the view (%s)', (view) => {
		for (const resource of resources) {
			const [left, top, width, height] = viewBox(view === 'court' ? courtOf(resource) : undefined)
				.split(' ')
				.map(Number) as [number, number, number, number];
			for (const cell of trackPlan(resource, track, view).cells) {
				const [x, y] = corner(cell);
				expect(x).toBeGreaterThan(left);
				expect(y).toBeGreaterThan(top);
				expect(x + cell.width).toBeLessThan(left + width);
				expect(y + cell.height).toBeLessThan(top + height);
			}
		}
	});
});

it('gives every court the track at its outer side', () => {
	expect(courts.map(trackOf)).toEqual(['food', 'fame', 'zeal', 'power']);
	expect(resources.map(courtOf)).toEqual([...courts]);
});

describe('arrow keys', () => {
	const everything = (players: (typeof playerCounts)[number], withTracks: boolean, court?: Court) => [
		...spaces
			.filter((space) => !standardProfile.setupColumns[players].includes(space.column))
			.filter((space) => !court || space.court === court)
			.map((space) => ({ key: space.id as string, ...spaceBox(space) })),
		...(withTracks ? (court ? [trackOf(court)] : resources) : []).flatMap((resource) =>
			trackPlan(resource, standardProfile.declineTracks[players], court ? 'court' : 'whole').cells.map((cell) => ({
				key: `${resource}-${cell.moves}`,
				...cell,
			})),
		),
	];

	it.each([
		['south-2-2', 'right', 'south-2-3'],
		['south-2-2', 'up', 'south-3-2'],
		['west-2-2', 'down', 'west-2-3'],
		['west-2-2', 'right', 'west-3-2'],
		['north-2-2', 'left', 'north-2-3'],
		['east-2-2', 'left', 'east-3-2'],
		['west-3-2', 'right', 'east-3-3'],
		['north-3-2', 'down', 'south-3-3'],
	] as const)('from %s %s to %s', (from, direction, to) => {
		expect(targetTowards(spaceBox(spaceOf(from)), direction, everything(4, false))?.key).toBe(to);
	});

	it('leads nowhere from the edge', () => {
		expect(targetTowards(spaceBox(spaceOf('south-1-1')), 'down', everything(4, false))).toBeNull();
	});

	it('leads from the outer row to the track', () => {
		expect(targetTowards(spaceBox(spaceOf('south-1-1')), 'down', everything(4, true))?.key).toMatch(/^zeal-/);
	});

	it.each(
		playerCounts.flatMap((players) =>
			[true, false].flatMap((withTracks) =>
				[undefined, ...courts].map((court) => ({ players, withTracks, court: court ?? 'all courts', only: court })),
			),
		),
	)('reach everything, $players players, $court, tracks $withTracks', ({ players, withTracks, only }) => {
		const targets = everything(players, withTracks, only);
		const next = (from: Box) =>
			(['up', 'right', 'down', 'left'] satisfies Direction[]).flatMap(
				(direction) => targetTowards(from, direction, targets) ?? [],
			);
		for (const start of targets) {
			const reached = new Set([start]);
			for (const target of reached) for (const each of next(target)) reached.add(each);
			expect(reached.size, `from ${start.key}`).toBe(targets.length);
		}
	});
});

it('a climb and a step down are marked where the Priest stands now, in the courts beside the stairway', () => {
	const made = copan.create({ players: 3 });
	if (!made.ok) throw new Error(JSON.stringify(made.error));
	const { table } = made.value.position;
	const climb = (type: 'climbed' | 'steppedDown', to: number) =>
		({ id: 0, rules: ['copan.steps.choose'], type, player: 0, stairway: 'food', from: 0, to, lost: 0 }) as Event;
	const [mark] = changeMarks([climb('climbed', 3)], null, table);
	expect(mark?.at).toEqual({ stairway: 'food', step: 3 });
	expect(changeMarks([climb('steppedDown', 2)], null, table)[0]?.at).toEqual({ stairway: 'food', step: 2 });
	const view = pyramidView({}, null, table.profile);
	const at = { stairway: 'food', step: 3 } as const;
	expect(changeBox(at, view, undefined)).toMatchObject(stepPoint('food', 3));
	const shown = courts.filter((court) => changeBox(at, view, court) !== null);
	expect(shown).toEqual(courts.filter((court) => stairwaysAt(court).includes('food')));
	expect(shown.length).toBe(2);
});
