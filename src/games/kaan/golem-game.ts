/** The golems on the pyramid as a small game of its own: place, move, rest, and what the spaces give. */

import { isSame } from '#engine/condition.ts';
import { fail, ok } from '#engine/outcome.ts';
import type { BaseEvent, Candidate, Rules, SetupProblem } from '#engine/rules.ts';
import {
	availableOf,
	type Golems,
	golemsAfter,
	type KaanRejection,
	landingsOf,
	restRefused,
	type SeatGolems,
} from './golems.ts';
import { numbers } from './profile.ts';
import {
	hasSpace,
	linkProblems,
	ownPyramid,
	type Pyramid,
	type SpaceId,
	type Yield,
	type YieldKind,
	yieldKinds,
	yieldOf,
} from './pyramid.ts';
import type { PlayerCount } from './resources.ts';
import type { KaanRule } from './rule-ids.ts';

export interface Setup {
	/** 2 if unsaid. */
	players?: PlayerCount;
	/** Ours if unsaid. */
	pyramid?: Pyramid;
	/** By seat; all available if unsaid. */
	golems?: Golems;
	active?: number;
	/** Turns that are played; 20 if unsaid. */
	turns?: number;
}

/** What a player has: cards to draw are counted, and resources of choice as such. */
export type Stock = Record<YieldKind, number>;

export interface Position {
	pyramid: Pyramid;
	golems: Golems;
	stock: readonly Stock[];
	active: number;
	turns: number;
	/** Events told so far, for the id of the next. */
	told: number;
}

export type Action =
	| { type: 'place'; space: SpaceId }
	| { type: 'move'; from: SpaceId; space: SpaceId }
	| { type: 'rest' };

export type Happening =
	| { type: 'golemPlaced'; player: number; space: SpaceId; over: SpaceId[] }
	| { type: 'golemToCenote'; player: number }
	| { type: 'golemMoved'; player: number; from: SpaceId; space: SpaceId; over: SpaceId[] }
	| { type: 'collected'; player: number; space: SpaceId; gains: Yield }
	| { type: 'rested'; player: number; golems: number };
export type Event = BaseEvent & Happening;

/** What each player has gained once the turns are played. */
export type Result = readonly Stock[];

const emptyStock = (): Stock => Object.fromEntries(yieldKinds.map((kind) => [kind, 0])) as Stock;

const plus = (stock: Stock, gains: Yield): Stock =>
	Object.fromEntries(yieldKinds.map((kind) => [kind, stock[kind] + (gains[kind] ?? 0)])) as Stock;

/** What is wrong with golems on a pyramid: a space that is not there, two on one space, more than a player has. */
export const golemProblems = (pyramid: Pyramid, golems: Golems): SetupProblem[] => {
	const all = golems.flatMap(({ spaces }) => spaces);
	return golems.flatMap((own, seat): SetupProblem[] => [
		...own.spaces.flatMap((space, index): SetupProblem[] => {
			const path = `golems.${seat}.spaces.${index}`;
			if (!hasSpace(pyramid, space)) return [{ code: 'no-space', path, rule: null, values: { space } }];
			return all.filter((each) => each === space).length > 1
				? [{ code: 'occupied', path, rule: 'kaan.golems.one-a-space', values: { space } }]
				: [];
		}),
		...(availableOf(own) < 0
			? [
					{
						code: 'too-many-golems',
						path: `golems.${seat}`,
						rule: 'kaan.golems.available',
						values: { has: own.spaces.length + own.cenote, most: numbers.golemsEach.value },
					} as const,
				]
			: []),
	]);
};

const created = ({ players = 2, pyramid = ownPyramid.value, golems, active = 0, turns = 20 }: Setup): Position => ({
	pyramid,
	golems: golems ?? Array.from({ length: players }, (): SeatGolems => ({ spaces: [], cenote: 0 })),
	stock: Array.from({ length: players }, emptyStock),
	active,
	turns,
	told: 0,
});

const setupProblems = (setup: Setup): SetupProblem[] => {
	const { players = 2, pyramid = ownPyramid.value, golems, active = 0 } = setup;
	return [
		...linkProblems(pyramid).map(
			({ link, code }): SetupProblem => ({
				code: `link-${code}`,
				path: 'pyramid.links',
				rule: null,
				values: { link: link.join(' ') },
			}),
		),
		...(golems && golems.length !== players
			? [{ code: 'seats', path: 'golems', rule: null, values: { has: golems.length, players } } as const]
			: []),
		...(active >= players ? [{ code: 'seats', path: 'active', rule: null, values: { active, players } } as const] : []),
		...golemProblems(pyramid, golems ?? []),
	];
};

const candidatesOf = ({ pyramid, golems, active, turns }: Position): Candidate<Action>[] => {
	if (turns === 0) return [];
	const own = golems[active] as SeatGolems;
	const placed = landingsOf(pyramid, golems, active, { type: 'place' });
	return [
		...placed.map(({ space, refused }): Candidate<Action> => ({ action: { type: 'place', space }, refused })),
		...own.spaces.flatMap((from) =>
			landingsOf(pyramid, golems, active, { type: 'move', from }).map(
				({ space, refused }): Candidate<Action> => ({ action: { type: 'move', from, space }, refused }),
			),
		),
		{ action: { type: 'rest' }, refused: restRefused(golems, active) },
	];
};

const whyNot = (position: Position, action: Action): KaanRejection | null => {
	const found = candidatesOf(position).find((each) => isSame(each.action, action));
	return found
		? (found.refused as KaanRejection | null)
		: { code: 'not-here', rule: 'kaan.turn.one-action', values: {} };
};

const collecting = (
	{ pyramid, active: player }: Position,
	space: SpaceId,
	rules: KaanRule[],
): (Happening & { rules: KaanRule[] })[] => {
	const gains = yieldOf(pyramid, space);
	return Object.keys(gains).length > 0 ? [{ type: 'collected', player, space, gains, rules }] : [];
};

/** What an action brings about, each with its rules. */
const happenings = (position: Position, action: Action): (Happening & { rules: KaanRule[] })[] => {
	const { pyramid, golems, active: player } = position;
	if (action.type === 'rest') {
		const { spaces, cenote } = golems[player] as SeatGolems;
		return [
			{
				type: 'rested',
				player,
				golems: spaces.length + cenote,
				rules: ['kaan.golems.rest.when', 'kaan.golems.rest.all'],
			},
		];
	}
	const landing = landingsOf(pyramid, golems, player, action).find(({ space }) => space === action.space);
	if (!landing || landing.refused) return [];
	const { over } = landing;
	const isCollecting = (rule: KaanRule): boolean => rule.endsWith('.collect') || rule === 'kaan.golems.jump.stop-only';
	const goes = landing.rules.filter((rule) => !isCollecting(rule));
	const collected = collecting(position, action.space, [
		action.type === 'place' ? 'kaan.golems.place.collect' : 'kaan.golems.move.collect',
		...(over.length > 0 ? (['kaan.golems.jump.stop-only'] as const) : []),
	]);
	if (action.type === 'place')
		return [{ type: 'golemPlaced', player, space: action.space, over, rules: goes }, ...collected];
	return [
		{ type: 'golemToCenote', player, rules: ['kaan.golems.move.cenote'] },
		{
			type: 'golemMoved',
			player,
			from: action.from,
			space: action.space,
			over,
			rules: goes.filter((rule) => rule !== 'kaan.golems.move.cenote'),
		},
		...collected,
	];
};

const after = (position: Position, action: Action, happened: readonly Happening[]): Position => {
	const { golems, stock, active, turns, told } = position;
	const gains = happened.find((each) => each.type === 'collected')?.gains ?? {};
	return {
		...position,
		golems:
			action.type === 'rest'
				? golems.map((own, seat) => (seat === active ? { spaces: [], cenote: 0 } : own))
				: golemsAfter(golems, active, action, action.space),
		stock: stock.map((own, seat) => (seat === active ? plus(own, gains) : own)),
		active: (active + 1) % golems.length,
		turns: turns - 1,
		told: told + happened.length,
	};
};

/** The rules of the golem game. Nothing in it hangs on chance. */
export const golemGame: Rules<Setup, Position, Action, Event, Result> = {
	create(setup) {
		const problems = setupProblems(setup);
		return problems.length > 0 ? fail(problems) : ok({ position: created(setup), events: [] });
	},
	start: (position) => ({ position, events: [] }),
	decision: ({ turns, active }) =>
		turns === 0 ? null : { actor: active, ask: 'golem-action', rule: 'kaan.turn.one-action' },
	candidates: candidatesOf,
	legalActions: (position) =>
		candidatesOf(position).flatMap(({ action, refused }) => (refused === null ? [action] : [])),
	play(position, action) {
		const refused = whyNot(position, action);
		if (refused) return fail(refused);
		const happened = happenings(position, action);
		const events = happened.map((each, index): Event => ({ ...each, id: position.told + index + 1 }));
		return ok({ position: after(position, action, happened), events });
	},
	why: whyNot,
	chanceAnswer: () => null,
	result: ({ turns, stock }) => (turns === 0 ? stock : null),
};
