import type { Sourced } from './reasons.ts';
import { resources } from './resources.ts';

/** What a space may give: resources, resources of choice, cards to draw. */
export const yieldKinds = [...resources, 'any', 'draw'] as const;
export type YieldKind = (typeof yieldKinds)[number];
export type Yield = Partial<Record<YieldKind, number>>;

/** A space by its level and its number on it, both from 1: `2.3`. Spaces of a level are counted clockwise. */
export type SpaceId = `${number}.${number}`;
export type Link = readonly [SpaceId, SpaceId];

/** The pyramid: for each level from below, what each of its spaces gives; and which spaces are connected. */
export interface Pyramid {
	levels: readonly (readonly Yield[])[];
	links: readonly Link[];
}

/** How large a pyramid may be entered. */
export const most = { levels: 5, spaces: 16, links: 160, each: 9 } as const;

/** Level of a space. */
export const levelOf = (space: SpaceId): number => Number(space.split('.')[0]);
const numberOf = (space: SpaceId): number => Number(space.split('.')[1]);

/** All spaces, from below and clockwise. */
export const spacesOf = ({ levels }: Pyramid): SpaceId[] =>
	levels.flatMap((spaces, level) => spaces.map((_, index): SpaceId => `${level + 1}.${index + 1}`));

/** What a space gives; nothing where there is no such space. */
export const yieldOf = ({ levels }: Pyramid, space: SpaceId): Yield =>
	levels[levelOf(space) - 1]?.[numberOf(space) - 1] ?? {};

/** Whether there is such a space. */
export const hasSpace = ({ levels }: Pyramid, space: string): space is SpaceId =>
	/^[1-9]\.[1-9]\d?$/.test(space) &&
	levels[levelOf(space as SpaceId) - 1]?.[numberOf(space as SpaceId) - 1] !== undefined;

/** Whether a link joins these two spaces, whichever way it was entered. */
export const isLinked = ({ links }: Pyramid, one: SpaceId, other: SpaceId): boolean =>
	links.some(([from, to]) => (from === one && to === other) || (from === other && to === one));

/** The spaces connected with one. */
export const connectedWith = (pyramid: Pyramid, space: SpaceId): SpaceId[] =>
	spacesOf(pyramid).filter((other) => isLinked(pyramid, space, other));

/** Adds the link between two spaces, or takes it away. */
export const toggleLink = (pyramid: Pyramid, one: SpaceId, other: SpaceId): Pyramid => ({
	...pyramid,
	links: isLinked(pyramid, one, other)
		? pyramid.links.filter((link) => !(link.includes(one) && link.includes(other)))
		: [...pyramid.links, [one, other]],
});

/** Gives a level so many spaces: the last ones go with their links, new ones give nothing yet. Empty levels on top go. */
export const resizeLevel = (pyramid: Pyramid, level: number, count: number): Pyramid => {
	const levels = Array.from({ length: Math.max(pyramid.levels.length, level) }, (_, index) => {
		const spaces = pyramid.levels[index] ?? [];
		return index + 1 === level ? Array.from({ length: count }, (_, each) => spaces[each] ?? {}) : spaces;
	});
	while (levels.length > 1 && levels.at(-1)?.length === 0) levels.pop();
	const resized = { ...pyramid, levels };
	return {
		levels,
		links: pyramid.links.filter(([one, other]) => hasSpace(resized, one) && hasSpace(resized, other)),
	};
};

/** Sets what a space gives of one kind. */
export const setYield = (pyramid: Pyramid, space: SpaceId, kind: YieldKind, count: number): Pyramid => ({
	...pyramid,
	levels: pyramid.levels.map((spaces, level) =>
		spaces.map((gives, index) => {
			if (`${level + 1}.${index + 1}` !== space) return gives;
			const { [kind]: _, ...others } = gives;
			return count > 0 ? { ...others, [kind]: count } : others;
		}),
	),
});

/** What is wrong with a pyramid whose shape is right: a line a link that cannot be. */
export type LinkProblem = { link: Link; code: 'no-space' | 'itself' | 'twice' };

/** The links that lead to no space, to themselves, or stand there twice. */
export const linkProblems = (pyramid: Pyramid): LinkProblem[] =>
	pyramid.links.flatMap((link, index): LinkProblem[] => {
		const [one, other] = link;
		if (!hasSpace(pyramid, one) || !hasSpace(pyramid, other)) return [{ link, code: 'no-space' }];
		if (one === other) return [{ link, code: 'itself' }];
		const isTwice = pyramid.links.slice(0, index).some((each) => each.includes(one) && each.includes(other));
		return isTwice ? [{ link, code: 'twice' }] : [];
	});

/**
 * Where the spaces lie in a picture from above, in a square of 100: those of a level along the edge of a square of its
 * own, clockwise from the upper left corner, each level within the one below.
 */
export const layOut = ({ levels }: Pyramid): Record<SpaceId, { x: number; y: number }> => {
	const places: Record<SpaceId, { x: number; y: number }> = {};
	for (const [index, spaces] of levels.entries()) {
		const half = 42 * (1 - index / Math.max(levels.length, 2)) * (spaces.length === 1 ? 0 : 1);
		for (const nth of spaces.keys()) {
			const along = (4 * nth) / spaces.length;
			const part = (along % 1) * 2 - 1;
			const [x, y] = (
				[
					[part, -1],
					[1, part],
					[-part, 1],
					[-1, -part],
				] as const
			)[Math.floor(along) as 0 | 1 | 2 | 3];
			places[`${index + 1}.${nth + 1}`] = { x: 50 + half * x, y: 50 + half * y };
		}
	}
	return places;
};

const ring = (level: number, count: number): Link[] =>
	Array.from({ length: count }, (_, index): Link => [`${level}.${index + 1}`, `${level}.${((index + 1) % count) + 1}`]);

/** The pyramid of our pages, which nobody printed. */
export const ownPyramid: Sourced<Pyramid> = {
	value: {
		levels: [
			[{ corn: 1 }, { water: 1 }, { stone: 1 }, { cocoa: 1 }, { corn: 1 }, { water: 1 }, { stone: 1 }, { cocoa: 1 }],
			[{ stone: 2 }, { water: 1, cocoa: 1 }, { corn: 2 }, { harmony: 1, draw: 1 }],
			[{ harmony: 2, draw: 1 }],
		],
		links: [
			...ring(1, 8),
			['1.8', '2.1'],
			['1.1', '2.1'],
			['1.2', '2.1'],
			['1.2', '2.2'],
			['1.3', '2.2'],
			['1.4', '2.2'],
			['1.4', '2.3'],
			['1.5', '2.3'],
			['1.6', '2.3'],
			['1.6', '2.4'],
			['1.7', '2.4'],
			['1.8', '2.4'],
			...ring(2, 4),
			['2.1', '3.1'],
			['2.2', '3.1'],
			['2.3', '3.1'],
			['2.4', '3.1'],
		],
	},
	from: 'stand-in',
	because: 'own-pyramid',
};
