import type { Rejection } from '#engine/rules.ts';
import { numbers } from './profile.ts';
import { connectedWith, isLinked, levelOf, type Pyramid, type SpaceId, spacesOf } from './pyramid.ts';
import type { KaanRule } from './rule-ids.ts';

/** Where a player's golems are; those neither on the pyramid nor on the cenote are available. */
export interface SeatGolems {
	spaces: readonly SpaceId[];
	cenote: number;
}

/** All golems, by seat. */
export type Golems = readonly SeatGolems[];

/** Golems that a player can still place. */
export const availableOf = ({ spaces, cenote }: SeatGolems): number =>
	numbers.golemsEach.value - spaces.length - cenote;

/** Whose golem stands on a space; null where nobody's does. */
export const golemOn = (golems: Golems, space: SpaceId): number | null => {
	const seat = golems.findIndex(({ spaces }) => spaces.includes(space));
	return seat < 0 ? null : seat;
};

/** How a golem is to come somewhere: out of the reserve, or from where it stands. */
export type Going = { type: 'place' } | { type: 'move'; from: SpaceId };

export interface KaanRejection extends Rejection {
	rule: KaanRule;
}

/** Whether a golem may end on a space, how it comes there and over which golems, and the rules that make it so. */
export type Landing = { space: SpaceId } & (
	| { refused: null; way: 'step' | 'jump'; over: SpaceId[]; rules: KaanRule[] }
	| { refused: KaanRejection }
);

/**
 * Why a player can take this action with no space at all, or null. `spaces` of the pyramid are not looked at yet.
 */
export const goingRefused = (golems: Golems, seat: number, going: Going): KaanRejection | null => {
	const own = golems[seat] as SeatGolems;
	if (availableOf(own) < 1)
		return going.type === 'place'
			? { code: 'none-available', rule: 'kaan.golems.available', values: {} }
			: { code: 'none-for-cenote', rule: 'kaan.golems.move.cenote', values: {} };
	if (going.type === 'move' && !own.spaces.includes(going.from))
		return { code: 'no-own-golem', rule: 'kaan.golems.move.connected', values: { space: going.from } };
	return null;
};

/** The spaces reached by jumping golem after golem, which is one golem too many. */
const byChain = (pyramid: Pyramid, golems: Golems, from: SpaceId): Set<SpaceId> => {
	const jumped = new Set<SpaceId>();
	const next = connectedWith(pyramid, from).filter((space) => golemOn(golems, space) !== null);
	for (let space = next.shift(); space; space = next.shift()) {
		if (jumped.has(space) || space === from) continue;
		jumped.add(space);
		next.push(...connectedWith(pyramid, space).filter((each) => golemOn(golems, each) !== null));
	}
	return new Set([...jumped].flatMap((space) => connectedWith(pyramid, space)));
};

const refused = (
	space: SpaceId,
	code: string,
	rule: KaanRule,
	values: Rejection['values'] = {},
): { space: SpaceId; refused: KaanRejection } => ({ space, refused: { code, rule, values: { space, ...values } } });

const placing = (pyramid: Pyramid, golems: Golems, space: SpaceId): Landing => {
	const level = levelOf(space);
	if (level === 1)
		return {
			space,
			refused: null,
			way: 'step',
			over: [],
			rules: ['kaan.golems.place.level-one', 'kaan.golems.place.collect'],
		};
	if (level > 2) return refused(space, 'too-high', 'kaan.golems.jump.place', { level });
	const below = connectedWith(pyramid, space).filter((each) => levelOf(each) === 1);
	const over = below.filter((each) => golemOn(golems, each) !== null);
	if (over.length === 0) return refused(space, 'no-golem-below', 'kaan.golems.jump.place');
	const isRoomBelow = spacesOf(pyramid).some((each) => levelOf(each) === 1 && golemOn(golems, each) === null);
	return {
		space,
		refused: null,
		way: 'jump',
		over,
		rules: [
			'kaan.golems.jump.place',
			'kaan.golems.jump.any-golem',
			...(isRoomBelow ? (['kaan.golems.jump.place.free'] as const) : []),
			'kaan.golems.jump.stop-only',
		],
	};
};

const moving = (pyramid: Pyramid, golems: Golems, from: SpaceId, space: SpaceId): Landing => {
	const shared = connectedWith(pyramid, from).filter((each) => isLinked(pyramid, each, space));
	const over = shared.filter((each) => golemOn(golems, each) !== null);
	if (isLinked(pyramid, from, space))
		return {
			space,
			refused: null,
			way: 'step',
			over: [],
			rules: [
				'kaan.golems.move.cenote',
				'kaan.golems.move.connected',
				...(over.length > 0 ? (['kaan.golems.jump.not-near'] as const) : []),
				'kaan.golems.move.collect',
			],
		};
	if (over.length > 0)
		return {
			space,
			refused: null,
			way: 'jump',
			over,
			rules: [
				'kaan.golems.move.cenote',
				'kaan.golems.jump.any-golem',
				'kaan.golems.jump.one',
				'kaan.golems.jump.stop-only',
			],
		};
	if (byChain(pyramid, golems, from).has(space)) return refused(space, 'two-jumps', 'kaan.golems.jump.one');
	if (shared.length > 0) return refused(space, 'nothing-to-jump', 'kaan.golems.jump.any-golem');
	return refused(space, 'out-of-reach', 'kaan.golems.move.connected', { from });
};

/**
 * For each space of the pyramid, whether the player's golem may end there. Where the action cannot be taken at all,
 * `goingRefused` stands against every one of them.
 */
export const landingsOf = (pyramid: Pyramid, golems: Golems, seat: number, going: Going): Landing[] => {
	const against = goingRefused(golems, seat, going);
	return spacesOf(pyramid).map((space): Landing => {
		if (against) return { space, refused: against };
		if (going.type === 'move' && space === going.from) return refused(space, 'same-space', 'kaan.golems.jump.not-back');
		const owner = golemOn(golems, space);
		if (owner !== null) return refused(space, 'occupied', 'kaan.golems.one-a-space', { seat: owner });
		return going.type === 'place' ? placing(pyramid, golems, space) : moving(pyramid, golems, going.from, space);
	});
};

/** Why a player cannot rest, or null. */
export const restRefused = (golems: Golems, seat: number): KaanRejection | null => {
	const available = availableOf(golems[seat] as SeatGolems);
	return available > 0 ? { code: 'still-available', rule: 'kaan.golems.rest.when', values: { available } } : null;
};

/** The golems once one has gone to a space; whether it may is not asked here. */
export const golemsAfter = (golems: Golems, seat: number, going: Going, space: SpaceId): Golems =>
	golems.map((own, each) => {
		if (each !== seat) return own;
		if (going.type === 'place') return { ...own, spaces: [...own.spaces, space] };
		return { spaces: own.spaces.map((at) => (at === going.from ? space : at)), cenote: own.cenote + 1 };
	});
