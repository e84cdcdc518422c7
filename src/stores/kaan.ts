/** What Ka'an's tools keep, and what their links and files hold. */
import * as v from 'valibot';
import { list } from '#engine/shapes.ts';
import { type City, type CityTurn, most as mostCity, newTurn, startCity, uprights } from '#games/kaan/city.ts';
import type { EndTable } from '#games/kaan/end.ts';
import type { Golems, SeatGolems } from '#games/kaan/golems.ts';
import { hasSpace, linkProblems, ownPyramid, type Pyramid, type SpaceId } from '#games/kaan/pyramid.ts';
import { type PlayerCount, playerCounts } from '#games/kaan/resources.ts';
import { rulings } from '#games/kaan/rulings.ts';
import { golemsSchema, pyramidSchema } from '#games/kaan/schemas.ts';
import type { ScoreSeat } from '#games/kaan/scoring.ts';
import { decksAfterDeal } from '#games/kaan/setup.ts';
import type { Tool } from './tool.ts';

/** The golems on a pyramid: ours, or the one that was entered, and what is asked of them. */
export interface JumpTable {
	/** The pyramid that was entered; null where none was. */
	entered: Pyramid | null;
	isOurs: boolean;
	players: PlayerCount;
	/** Always four, so that a change of the number loses nothing. */
	golems: Golems;
	seat: number;
	/** The golem that is to move; null where one is to be placed. */
	from: SpaceId | null;
}

/** A city and how far its owner's turn has come. */
export interface CityTable {
	city: City;
	turn: CityTurn;
	/** Whether the limits of a turn hold, or the city is laid out as it lies. */
	isTurn: boolean;
	sharedSupport: (typeof rulings)['shared-support'][number];
}

/** A game that is over. */
export interface ScoreSheet {
	players: PlayerCount;
	/** Always four. */
	seats: readonly (ScoreSeat & { name: string })[];
	gem: number | null;
	pa: (typeof rulings)['pa'][number];
}

const noGolems: SeatGolems = { spaces: [], cenote: 0 };

export const emptyJump = (): JumpTable => ({
	entered: null,
	isOurs: true,
	players: 2,
	golems: [noGolems, noGolems, noGolems, noGolems],
	seat: 0,
	from: null,
});
export const emptyCity = (): CityTable => ({
	city: startCity,
	turn: newTurn,
	isTurn: true,
	sharedSupport: rulings['shared-support'][0],
});
export const emptyEnd = (players: PlayerCount = 2): EndTable => {
	const { citizens, buildings } = decksAfterDeal(players);
	return {
		players,
		buildings: [0, 0, 0, 0],
		citizens,
		buildingCards: buildings,
		first: 0,
		active: 0,
		drew: null,
		before: null,
	};
};
export const emptySheet = (): ScoreSheet => ({
	players: 2,
	seats: Array.from({ length: 4 }, () => ({ name: '', buildings: 0, citizens: 0, harmony: 0 })),
	gem: null,
	pa: rulings.pa[0],
});

const whole = (least: number, greatest: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(greatest));
const seat = whole(0, 3);
const players = v.picklist(playerCounts);
/** Most of anything that is counted at the end. */
export const mostCounted = 999;

const sound: v.GenericSchema<unknown, Pyramid> = v.pipe(
	pyramidSchema,
	v.check((pyramid) => linkProblems(pyramid).length === 0),
);

/** The pyramid on the table: ours, or the one entered. */
export const pyramidOf = ({ entered, isOurs }: Pick<JumpTable, 'entered' | 'isOurs'>): Pyramid =>
	isOurs || !entered ? ownPyramid.value : entered;

/** The golems that can stand as they do: on spaces that are there, one a space, three a player. */
export const standing = (pyramid: Pyramid, golems: Golems): Golems => {
	const taken = new Set<SpaceId>();
	return golems.map(({ spaces, cenote }) => {
		const kept = spaces.filter((space) => {
			if (!hasSpace(pyramid, space) || taken.has(space)) return false;
			taken.add(space);
			return true;
		});
		return { spaces: kept, cenote: Math.min(cenote, 3 - kept.length) };
	});
};

const jumpSchema: v.GenericSchema<unknown, JumpTable> = v.pipe(
	v.strictObject({
		entered: v.nullable(sound),
		isOurs: v.boolean(),
		players,
		golems: golemsSchema,
		seat,
		from: v.nullable(v.custom<SpaceId>((value) => typeof value === 'string' && /^[1-9]\.[1-9]\d?$/.test(value))),
	}),
	v.check(
		({ golems, seat: own, players: count, from, ...rest }) =>
			golems.length === 4 &&
			own < count &&
			(from === null || (golems[own]?.spaces.includes(from) ?? false)) &&
			JSON.stringify(standing(pyramidOf(rest), golems)) === JSON.stringify(golems),
	),
);

const citySchema: v.GenericSchema<unknown, CityTable> = v.strictObject({
	city: list(
		v.strictObject({
			level: whole(1, mostCity.level),
			at: whole(-mostCity.at, mostCity.at),
			upright: v.nullable(v.picklist(uprights)),
		}),
		mostCity.foundations,
	),
	turn: v.strictObject({ foundations: whole(0, 3), columns: whole(0, 1), built: v.boolean() }),
	isTurn: v.boolean(),
	sharedSupport: v.picklist(rulings['shared-support']),
});

const endSchema: v.GenericSchema<unknown, EndTable> = v.pipe(
	v.strictObject({
		players,
		buildings: list(whole(0, mostCounted), 4, 4),
		citizens: whole(0, mostCounted),
		buildingCards: whole(0, mostCounted),
		first: seat,
		active: seat,
		drew: v.nullable(seat),
		before: v.nullable(seat),
	}),
	v.check(({ players: count, first, active }) => first < count && active < count),
);

const scoreSchema: v.GenericSchema<unknown, ScoreSheet> = v.strictObject({
	players,
	seats: list(
		v.strictObject({
			name: v.pipe(v.string(), v.maxLength(40)),
			buildings: whole(0, mostCounted),
			citizens: whole(0, mostCounted),
			harmony: whole(0, mostCounted),
		}),
		4,
		4,
	),
	gem: v.nullable(seat),
	pa: v.picklist(rulings.pa),
});

export const tools = {
	jump: { name: 'kaan:jump', schema: jumpSchema, empty: emptyJump } satisfies Tool<JumpTable>,
	city: { name: 'kaan:city', schema: citySchema, empty: emptyCity } satisfies Tool<CityTable>,
	end: { name: 'kaan:end', schema: endSchema, empty: emptyEnd } satisfies Tool<EndTable>,
	score: { name: 'kaan:score', schema: scoreSchema, empty: emptySheet } satisfies Tool<ScoreSheet>,
};
