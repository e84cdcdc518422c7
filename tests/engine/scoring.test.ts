/** Final scoring entire, each row by hand from the rulebook; then once more, written naively, on random tables. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreSetup } from '#games/copan/final-scoring.ts';
import { copan, type Event, type Result, type SeatSetup, type Setup } from '#games/copan/index.ts';
import { brokenInvariants } from '#games/copan/invariants.ts';
import { spaces } from '#games/copan/pyramid.ts';
import type { Resource } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import type { CopanReadings } from '#games/copan/rulings.ts';
import { createPosition, type SitesSetup } from '#games/copan/setup.ts';
import { changesBetween, expectOk, fixedCopy, start } from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.end.scoring-follows',
	'copan.scoring.embassies',
	'copan.scoring.ball-court.whole',
	'copan.scoring.ball-court.halves',
	'copan.scoring.ball-court.draw',
	'copan.scoring.stairways.yellow',
	'copan.scoring.stairways.red',
	'copan.scoring.stairways.teal',
	'copan.scoring.stairways.green',
	'copan.scoring.mask',
	'copan.scoring.sun-characters',
	'copan.winning.most',
	'copan.winning.draw-jade',
	'copan.winning.draw-shared',
] satisfies CopanRule[];

type Players = 2 | 3 | 4;

/** What is stated only here: the tables of scoring, and entries so dear that nobody can leave the River. */
const copy = {
	...fixedCopy,
	embassyVp: [-10, -5, 4, 10, 18, 28, 40],
	courtPrizes: { whole: [10, 5, 3], half: [6, 3] },
	maskVp: 10,
	stairwayRates: [-1, -1, 0, 0, 1, 1, 2, 2, 3, 3],
	extensionSupply: { 2: 20, 3: 30, 4: 40 },
	entryCosts: {
		embassies: { food: 99 },
		river: null,
		'ball-court': { fame: 99 },
		altars: { zeal: 99 },
		stairway: { power: 99 },
	},
} as const;

/**
 * The last turn of a game in which nothing is left to do: the Pyramid is full, and the last player stands on the last
 * space of the River and can pay no entry. It plays itself, down to the winner.
 */
const lastTurn = (players: Players, seats: readonly SeatSetup[], sites: SitesSetup = {}, more: Setup = {}): Setup => ({
	players,
	active: players - 1,
	pyramid: Object.fromEntries(
		spaces
			.filter(({ column }) => !copy.setupColumns[players].some((covered) => covered === column))
			.map(({ id }) => [id, 'face-down' as const]),
	),
	seats: Array.from({ length: players }, (_, seat) => ({
		...seats[seat],
		...(seat === players - 1 ? { totem: { site: 'river', space: 3, side: 'any' } } : {}),
	})) as SeatSetup[],
	sites,
	profile: copy as unknown as Setup['profile'],
	...more,
});

/** What is told from the beginning of final scoring to the end of the game. */
const scoringOf = (events: readonly Event[]): Event[] =>
	events.slice(events.findIndex(({ type }) => type === 'finalScoringBegan'));

type Told = Record<string, unknown>;

/** What scores for Embassies, by seat: Cities and VP. */
const forCities = (...seats: readonly (readonly [cities: number, vp: number])[]): Told[] =>
	seats.map(([cities, vp], player) => ({
		type: 'scored',
		player,
		vp,
		by: { embassies: cities },
		rules: ['copan.scoring.embassies'],
		rulings: ['closed-city-embassies'],
	}));

/** A place on the Ball Court; in a draw several seats get as much. */
const forCourt = (court: 'whole' | 'left' | 'right', place: number, seats: readonly number[], vp: number): Told[] =>
	seats.map((player) => ({
		type: 'scored',
		player,
		vp,
		by: { court, place, shared: seats.length },
		rules: [
			court === 'whole' ? 'copan.scoring.ball-court.whole' : 'copan.scoring.ball-court.halves',
			...(seats.length > 1 ? ['copan.scoring.ball-court.draw'] : []),
		],
		rulings: ['majorities', ...(seats.length > 2 ? ['three-way-tie'] : [])],
	}));

const stairwayColour = { food: 'yellow', fame: 'red', zeal: 'teal', power: 'green' } as const;
const forStairway = (player: number, stairway: Resource, rate: number, count: number, vp: number): Told => ({
	type: 'scored',
	player,
	vp,
	by: { stairway, rate, count },
	rules: [`copan.scoring.stairways.${stairwayColour[stairway]}`],
	...(stairway === 'zeal' ? { rulings: ['altar-reserve'] } : {}),
});

/** The four stairways of a player who counts this much on each, with these rates. */
const forStairways = (player: number, rates: readonly number[], counts: readonly number[]): Told[] =>
	(['food', 'fame', 'zeal', 'power'] as const).map((stairway, index) => {
		const rate = rates[index] as number;
		const count = counts[index] as number;
		return forStairway(player, stairway, rate, count, count === 0 ? 0 : rate * count);
	});

interface Row {
	name: string;
	setup: Setup;
	/** All that final scoring tells, or only what concerns the row where `only` picks it. */
	told: readonly Told[];
	only?: (by: object) => boolean;
	/** VP at the end, by seat. */
	vp: readonly number[];
	winners: readonly number[];
	/** Why they win. */
	because?: readonly CopanRule[];
}

const checkRow = ({ setup, told, only, vp, winners, because = ['copan.winning.most'] }: Row): void => {
	const before = expectOk(createPosition(setup));
	const { position, events } = start(setup);
	const scoring = scoringOf(events);
	const first = (scoring[0] as Event).id;
	const [, ...scored] = scoring.map(({ id: _, ...event }) => event);
	const ended = scored.pop();
	expect(scoring[0]).toStrictEqual({
		id: first,
		type: 'finalScoringBegan',
		rules: ['copan.end.scoring-follows'],
		rulings: ['last-round'],
	});
	const mine = only ? scored.filter((event) => event.type === 'scored' && only(event.by)) : scored;
	expect(mine).toStrictEqual(told);
	const jade = before.seats.map(({ mask }) => mask.length);
	expect(ended).toStrictEqual({ type: 'gameEnded', winners, vp, jade, rules: because });
	// Nothing but VP changes, and VP change by what is told.
	const moved = Object.fromEntries(vp.map((points, seat) => [`seats.${seat}.vp`, points]));
	for (const [seat, { vp: had }] of before.seats.entries()) if (had === vp[seat]) delete moved[`seats.${seat}.vp`];
	expect(changesBetween(before, position)).toStrictEqual({
		...moved,
		frames: [],
		told: first + scoring.length,
		result: { vp, jade, winners },
	});
	expect(copan.result(position)).toStrictEqual({ vp, jade, winners });
	expect(copan.decision(position)).toBeNull();
	expect(copan.legalActions(position)).toEqual([]);
};

/** Tokens in so many Cities for one seat, from the first. */
const inCities = (players: Players, ...cities: readonly number[]): number[][] =>
	Array.from({ length: 6 }, (_, city) =>
		Array.from({ length: players }, (_, seat) => (city < (cities[seat] ?? 0) ? 1 : 0)),
	);

const isFor =
	(kind: string) =>
	(by: object): boolean =>
		kind in by;

describe('Embassies', () => {
	/** Printed: 0 to 6 Cities. The others are at 0 Cities with 10 VP, so they end at 0. */
	const printed = [-10, -5, 4, 10, 18, 28, 40];
	test.each(printed.map((vp, cities) => ({ cities, vp })))('$cities Cities: $vp VP', ({ cities, vp }) => {
		checkRow({
			name: '',
			setup: lastTurn(3, [{ vp: 50 }, { vp: 10 }, { vp: 10 }], { embassies: inCities(3, cities) }),
			told: forCities([cities, vp], [0, -10], [0, -10]),
			only: isFor('embassies'),
			vp: [50 + vp, 0, 0],
			winners: [0],
		});
	});
	test.each<Row>([
		{
			name: 'a stack of tokens in one City is one Embassy',
			setup: lastTurn(2, [{ vp: 20 }, { vp: 20 }], {
				embassies: [
					[4, 1],
					[0, 1],
				],
			}),
			told: forCities([1, -5], [2, 4]),
			only: isFor('embassies'),
			vp: [15, 24],
			winners: [1],
		},
		{
			name: 'an Embassy in a closed City counts',
			setup: lastTurn(
				2,
				[{ vp: 20 }, { vp: 20 }],
				{ embassies: inCities(2, 2, 0), closed: { embassies: [1, 2] } },
				{
					cubes: { food: 6 },
				},
			),
			told: forCities([2, 4], [0, -10]),
			only: isFor('embassies'),
			vp: [24, 10],
			winners: [0],
		},
	])('$name', checkRow);
});

describe('the Ball Court', () => {
	/** Everybody has 10 VP, less 10 for no Embassy, and stands on step 2 of the red stairway, where tokens count 0. */
	const court = (players: Players, left: number[], right: number[], more: Setup = {}): Setup =>
		lastTurn(
			players,
			Array.from({ length: players }, () => ({ vp: 10, priests: { fame: 2 } })),
			{ ballCourt: { left, right } },
			more,
		);
	const only = isFor('court');
	test.each<Row>([
		{
			name: 'nobody has a token: nobody scores',
			setup: court(3, [0, 0, 0], [0, 0, 0]),
			told: [],
			only,
			vp: [0, 0, 0],
			winners: [0, 1, 2],
			because: ['copan.winning.most', 'copan.winning.draw-jade', 'copan.winning.draw-shared'],
		},
		{
			name: 'three players, no draw: 10, 5 and 3; 6 and 3 on each half',
			setup: court(3, [4, 2, 0], [0, 1, 2]),
			told: [
				...forCourt('whole', 1, [0], 10),
				...forCourt('whole', 2, [1], 5),
				...forCourt('whole', 3, [2], 3),
				...forCourt('left', 1, [0], 6),
				...forCourt('left', 2, [1], 3),
				...forCourt('right', 1, [2], 6),
				...forCourt('right', 2, [1], 3),
			],
			only,
			vp: [16, 11, 9],
			winners: [0],
		},
		{
			name: 'four players: the fourth gets nothing, and the third of a half neither',
			setup: court(4, [4, 3, 2, 1], [0, 0, 0, 0]),
			told: [
				...forCourt('whole', 1, [0], 10),
				...forCourt('whole', 2, [1], 5),
				...forCourt('whole', 3, [2], 3),
				...forCourt('left', 1, [0], 6),
				...forCourt('left', 2, [1], 3),
			],
			only,
			vp: [16, 8, 3, 0],
			winners: [0],
		},
		{
			name: 'one player alone has tokens: the lower prizes are not given',
			setup: court(4, [0, 0, 0, 0], [0, 0, 1, 0]),
			told: [...forCourt('whole', 1, [2], 10), ...forCourt('right', 1, [2], 6)],
			only,
			vp: [0, 0, 16, 0],
			winners: [2],
		},
		{
			name: 'two players know no third place: 10 and 5',
			setup: court(2, [1, 0], [0, 2]),
			told: [
				...forCourt('whole', 1, [1], 10),
				...forCourt('whole', 2, [0], 5),
				...forCourt('left', 1, [0], 6),
				...forCourt('right', 1, [1], 6),
			],
			only,
			vp: [11, 16],
			winners: [1],
		},
		{
			name: 'the printed example: 7 tokens each for first place, 15 VP between two, 7 each',
			setup: court(3, [7, 0, 1], [0, 7, 0]),
			told: [
				...forCourt('whole', 1, [0, 1], 7),
				...forCourt('whole', 3, [2], 3),
				...forCourt('left', 1, [0], 6),
				...forCourt('left', 2, [2], 3),
				...forCourt('right', 1, [1], 6),
			],
			only,
			vp: [13, 13, 6],
			winners: [0, 1],
			because: ['copan.winning.most', 'copan.winning.draw-jade', 'copan.winning.draw-shared'],
		},
		{
			name: 'two players level everywhere: 15 and 9 between two, 7 and 4 each',
			setup: court(2, [3, 3], [1, 1]),
			told: [...forCourt('whole', 1, [0, 1], 7), ...forCourt('left', 1, [0, 1], 4), ...forCourt('right', 1, [0, 1], 4)],
			only,
			vp: [15, 15],
			winners: [0, 1],
			because: ['copan.winning.most', 'copan.winning.draw-jade', 'copan.winning.draw-shared'],
		},
		{
			name: 'two level for second place: 5 + 3 between two, 4 each; on a half 3 between two, 1 each',
			setup: court(3, [3, 2, 2], [0, 0, 0]),
			told: [
				...forCourt('whole', 1, [0], 10),
				...forCourt('whole', 2, [1, 2], 4),
				...forCourt('left', 1, [0], 6),
				...forCourt('left', 2, [1, 2], 1),
			],
			only,
			vp: [16, 5, 5],
			winners: [0],
		},
		{
			name: 'two level for third place among four: 3 between two, 1 each',
			setup: court(4, [3, 2, 1, 0], [0, 0, 0, 1]),
			told: [
				...forCourt('whole', 1, [0], 10),
				...forCourt('whole', 2, [1], 5),
				...forCourt('whole', 3, [2, 3], 1),
				...forCourt('left', 1, [0], 6),
				...forCourt('left', 2, [1], 3),
				...forCourt('right', 1, [3], 6),
			],
			only,
			vp: [16, 8, 1, 7],
			winners: [0],
		},
		{
			name: 'three level for first place: 18 between three, 6 each; 9 between three, 3 each',
			setup: court(4, [2, 2, 2, 1], [0, 0, 0, 0]),
			told: [...forCourt('whole', 1, [0, 1, 2], 6), ...forCourt('left', 1, [0, 1, 2], 3)],
			only,
			vp: [9, 9, 9, 0],
			winners: [0, 1, 2],
			because: ['copan.winning.most', 'copan.winning.draw-jade', 'copan.winning.draw-shared'],
		},
		{
			name: 'three level for first place, two places shared: 15 between three, 5 each, and nothing for the fourth',
			setup: court(4, [2, 2, 2, 1], [0, 0, 0, 0], { rulings: { 'three-way-tie': 'two-places' } }),
			told: [...forCourt('whole', 1, [0, 1, 2], 5), ...forCourt('left', 1, [0, 1, 2], 3)],
			only,
			vp: [8, 8, 8, 0],
			winners: [0, 1, 2],
			because: ['copan.winning.most', 'copan.winning.draw-jade', 'copan.winning.draw-shared'],
		},
		{
			name: 'three level for second place: 5 + 3 between three, 2 each; on a half 3 between three, 1 each',
			setup: court(4, [3, 1, 1, 1], [0, 0, 0, 0]),
			told: [
				...forCourt('whole', 1, [0], 10),
				...forCourt('whole', 2, [1, 2, 3], 2),
				...forCourt('left', 1, [0], 6),
				...forCourt('left', 2, [1, 2, 3], 1),
			],
			only,
			vp: [16, 3, 3, 3],
			winners: [0],
		},
		{
			name: 'four level for first place: 18 between four, 4 each; 9 between four, 2 each',
			setup: court(4, [1, 1, 1, 1], [0, 0, 0, 0]),
			told: [...forCourt('whole', 1, [0, 1, 2, 3], 4), ...forCourt('left', 1, [0, 1, 2, 3], 2)],
			only,
			vp: [6, 6, 6, 6],
			winners: [0, 1, 2, 3],
			because: ['copan.winning.most', 'copan.winning.draw-jade', 'copan.winning.draw-shared'],
		},
		{
			name: 'four level for first place, two places shared: 15 between four, 3 each',
			setup: court(4, [1, 1, 1, 1], [0, 0, 0, 0], { rulings: { 'three-way-tie': 'two-places' } }),
			told: [...forCourt('whole', 1, [0, 1, 2, 3], 3), ...forCourt('left', 1, [0, 1, 2, 3], 2)],
			only,
			vp: [5, 5, 5, 5],
			winners: [0, 1, 2, 3],
			because: ['copan.winning.most', 'copan.winning.draw-jade', 'copan.winning.draw-shared'],
		},
		{
			name: 'two places shared leaves a draw of two as it is',
			setup: court(3, [7, 7, 1], [0, 0, 0], { rulings: { 'three-way-tie': 'two-places' } }),
			told: [...forCourt('whole', 1, [0, 1], 7), ...forCourt('whole', 3, [2], 3), ...forCourt('left', 1, [0, 1], 4)],
			only,
			vp: [11, 11, 3],
			winners: [0, 1],
			because: ['copan.winning.most', 'copan.winning.draw-jade', 'copan.winning.draw-shared'],
		},
	])('$name', checkRow);
});

describe('stairways', () => {
	const rates = [-1, -1, 0, 0, 1, 1, 2, 2, 3, 3];
	/** The first seat has 3 extensions, 4 Court tokens, 5 Altar tokens (2 of them in the reserve) and 6 Jade tiles. */
	const counts = { food: 3, fame: 4, zeal: 5, power: 6 };
	const owned = (priests: Partial<Record<Resource, number>>): Setup =>
		lastTurn(2, [{ vp: 100, extensions: 3, mask: [1, 2, 3, 4, 5, 6], priests }, { vp: 10 }], {
			ballCourt: { left: [1, 0], right: [3, 0] },
			altarTokens: [0, 0, null, null, null, 0],
			altarReserve: [2, 0],
		});
	const cases = (['food', 'fame', 'zeal', 'power'] as const).flatMap((stairway) =>
		rates.map((rate, steps) => ({ stairway, steps, rate })),
	);
	test.each(cases)('$stairway, step $steps: $rate VP for each thing counted', ({ stairway, steps, rate }) => {
		// The other three Priests stand on step 2, which counts 0.
		const priests = { food: 2, fame: 2, zeal: 2, power: 2, [stairway]: steps };
		const ratesHere = (['food', 'fame', 'zeal', 'power'] as const).map((each) => (each === stairway ? rate : 0));
		// 100, less 10 for no Embassy, and 10 + 6 + 6 for being alone on the Ball Court.
		const others = 100 - 10 + 22;
		checkRow({
			name: '',
			setup: owned(priests),
			told: [
				...forCities([0, -10], [0, -10]),
				...forCourt('whole', 1, [0], 10),
				...forCourt('left', 1, [0], 6),
				...forCourt('right', 1, [0], 6),
				...forStairways(0, ratesHere, [3, 4, 5, 6]),
				...forStairways(1, [-1, -1, -1, -1], [0, 0, 0, 0]),
			],
			vp: [others + rate * counts[stairway], 0],
			winners: [0],
		});
	});
	test('a Priest on the lowest step costs nothing to whoever has nothing: zero, and not minus zero', () => {
		const { events } = start(lastTurn(2, []));
		for (const event of events) if (event.type === 'scored') expect(Object.is(event.vp, -0)).toBe(false);
	});
});

describe('the Mask', () => {
	const whole = Array.from({ length: 16 }, (_, index) => index + 1);
	const only = isFor('fullMask');
	test.each<Row>([
		{
			name: 'complete: 10 VP',
			setup: lastTurn(2, [{ vp: 10, mask: whole, priests: { power: 2 } }, { vp: 0 }]),
			told: [{ type: 'scored', player: 0, vp: 10, by: { fullMask: true }, rules: ['copan.scoring.mask'] }],
			only,
			vp: [10, -10],
			winners: [0],
		},
		{
			name: '15 tiles: nothing',
			setup: lastTurn(2, [{ vp: 10, mask: whole.slice(1), priests: { power: 2 } }, { vp: 0 }]),
			told: [],
			only,
			vp: [0, -10],
			winners: [0],
		},
	])('$name', checkRow);
});

describe('sun Characters', () => {
	const only = isFor('lasting');
	const sun = (character: string, vp: number, player = 0): Told => ({
		type: 'scored',
		player,
		vp,
		by: { lasting: character },
		rules: ['copan.scoring.sun-characters'],
	});
	const resources = { food: 1, fame: 2, zeal: 3, power: 4 };
	test.each([
		['chamahez', 2],
		['zeltzin', 4],
		['yatzil', 6],
		['ixtli', 8],
	] as const)('%s: 2 VP for each resource of its kind, %i here', (character, vp) => {
		checkRow({
			name: '',
			setup: lastTurn(2, [
				{ vp: 10, characters: [character], resources },
				{ vp: 0, resources },
			]),
			told: [sun(character, vp)],
			only,
			vp: [vp, -10],
			winners: [0],
		});
	});
	test.each<Row>([
		{
			name: 'all of them, on two boards; the one who holds none of the resource gets 0',
			setup: lastTurn(2, [
				{ vp: 10, characters: ['chamahez', 'ah-cuxtal', 'ixtli'], resources },
				{ vp: 10, characters: ['yatzil', 'zeltzin'], resources: { fame: 5 } },
			]),
			told: [sun('chamahez', 2), sun('ixtli', 8), sun('yatzil', 0, 1), sun('zeltzin', 10, 1)],
			only,
			vp: [10, 10],
			winners: [0, 1],
			because: ['copan.winning.most', 'copan.winning.draw-jade', 'copan.winning.draw-shared'],
		},
		{
			name: 'one that was discarded does nothing',
			setup: lastTurn(2, [{ vp: 10, discarded: 1, resources }, { vp: 0 }], {}, { discards: { characters: ['ixtli'] } }),
			told: [],
			only,
			vp: [0, -10],
			winners: [0],
		},
	])('$name', checkRow);
});

describe('order and totals', () => {
	test.each<Row>([
		{
			name: 'a whole scoring, in the printed order: Embassies, Ball Court, stairways, Mask, Characters',
			setup: lastTurn(
				2,
				[
					{
						vp: 30,
						extensions: 2,
						characters: ['ixtli'],
						resources: { power: 3 },
						priests: { food: 9, fame: 4, zeal: 0, power: 6 },
						mask: [1, 2, 3],
					},
					{ vp: 31, mask: Array.from({ length: 16 }, (_, index) => index + 1), priests: { power: 4 } },
				],
				{
					embassies: inCities(2, 3, 1),
					ballCourt: { left: [1, 0], right: [1, 2] },
					altarTokens: [0, 1, 0],
					altarReserve: [0, 1],
				},
			),
			told: [
				...forCities([3, 10], [1, -5]),
				...forCourt('whole', 1, [0, 1], 7),
				...forCourt('left', 1, [0], 6),
				...forCourt('right', 1, [1], 6),
				...forCourt('right', 2, [0], 3),
				...forStairways(0, [3, 1, -1, 2], [2, 2, 2, 3]),
				{ type: 'scored', player: 0, vp: 6, by: { lasting: 'ixtli' }, rules: ['copan.scoring.sun-characters'] },
				...forStairways(1, [-1, -1, -1, 1], [0, 2, 2, 16]),
				{ type: 'scored', player: 1, vp: 10, by: { fullMask: true }, rules: ['copan.scoring.mask'] },
			],
			// 30 + 10 + 7 + 6 + 3 + (6 + 2 - 2 + 6) + 6, and 31 - 5 + 7 + 6 + (0 - 2 - 2 + 16) + 10.
			vp: [74, 61],
			winners: [0],
		},
		{
			name: 'below zero: the score may fall there, and comes back up',
			setup: lastTurn(2, [{ vp: 4 }, { vp: 0 }], { ballCourt: { left: [0, 1], right: [0, 0] } }),
			told: [
				{ ...forCities([0, -10])[0], rulings: ['closed-city-embassies', 'vp-below-zero'] },
				{ ...forCities([0, -10], [0, -10])[1], rulings: ['closed-city-embassies', 'vp-below-zero'] },
				...forCourt('whole', 1, [1], 10),
				...forCourt('left', 1, [1], 6),
				...forStairways(0, [-1, -1, -1, -1], [0, 0, 0, 0]).map((told) => withBelow(told)),
				...forStairways(1, [-1, -1, -1, -1], [0, 1, 0, 0]),
			],
			vp: [-6, 5],
			winners: [1],
		},
		{
			name: 'stops at zero: what is left of a loss is forgiven, and the Ball Court comes after the Embassies',
			setup: lastTurn(
				2,
				[{ vp: 4 }, { vp: 0 }],
				{ ballCourt: { left: [0, 1], right: [0, 0] } },
				{
					rulings: { 'vp-below-zero': 'stops-at-zero' },
				},
			),
			told: [
				{ ...forCities([0, -4])[0], rulings: ['closed-city-embassies', 'vp-below-zero'] },
				{ ...forCities([0, 0], [0, 0])[1], rulings: ['closed-city-embassies', 'vp-below-zero'] },
				...forCourt('whole', 1, [1], 10),
				...forCourt('left', 1, [1], 6),
				...forStairways(0, [-1, -1, -1, -1], [0, 0, 0, 0]),
				...forStairways(1, [-1, -1, -1, -1], [0, 1, 0, 0]),
			],
			vp: [0, 15],
			winners: [1],
		},
	])('$name', checkRow);
});

/** The score is below zero when this is scored. */
function withBelow(told: Told): Told {
	return { ...told, rulings: [...((told.rulings as string[] | undefined) ?? []), 'vp-below-zero'] };
}

describe('the winner', () => {
	const only = () => false;
	const stands = (...seats: readonly (readonly [vp: number, jade: number])[]): Setup =>
		lastTurn(
			seats.length as Players,
			seats.map(([vp, jade]) => ({
				vp: vp + 10,
				mask: Array.from({ length: jade }, (_, index) => index + 1),
				priests: { power: 2 },
			})),
		);
	const [most, byJade, shared] = [
		'copan.winning.most',
		'copan.winning.draw-jade',
		'copan.winning.draw-shared',
	] as const;
	test.each<Row>([
		{ name: 'most VP, whatever the Jade', setup: stands([9, 5], [10, 0]), told: [], only, vp: [9, 10], winners: [1] },
		{
			name: 'level: most Jade wins',
			setup: stands([10, 2], [10, 3], [10, 1]),
			told: [],
			only,
			vp: [10, 10, 10],
			winners: [1],
			because: [most, byJade],
		},
		{
			name: 'level in both: they share, and who has more Jade and fewer VP does not count',
			setup: stands([10, 2], [9, 7], [10, 2], [10, 1]),
			told: [],
			only,
			vp: [10, 9, 10, 10],
			winners: [0, 2],
			because: [most, byJade, shared],
		},
		{
			name: 'all below zero: the least bad wins',
			setup: stands([-5, 0], [-3, 0]),
			told: [],
			only,
			vp: [-5, -3],
			winners: [1],
		},
	])('$name', checkRow);
});

describe('a setup that stands at its end', () => {
	const setup: Setup = {
		from: 'scoring',
		players: 2,
		seats: [{ name: 'Ana', vp: 30, mask: [1, 2], priests: { power: 4 } }, { vp: 20 }],
		sites: { embassies: inCities(2, 2, 3), ballCourt: { left: [1, 0], right: [0, 2] } },
	};
	test.each<[string, Setup]>([
		['a table laid out', {}],
		['the end of the game as triggered', { cubes: { food: 7, fame: 7 }, active: 1 }],
		['a scenario that would stop sooner', { until: 'court-phase' }],
	])('is scored at once, asks nobody and is a sound position: %s', (_, more) => {
		const { position, events } = start({ ...setup, ...more });
		expect(events.map(({ type }) => type)).toEqual([
			'finalScoringBegan',
			...Array.from({ length: events.length - 2 }, () => 'scored'),
			'gameEnded',
		]);
		expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index));
		// 30 + 4 + 5 + 6 − 1 + 2, and 20 + 10 + 10 + 6 − 2.
		expect(copan.result(position)).toEqual({ vp: [46, 44], jade: [2, 0], winners: [0] });
		expect(copan.decision(position)).toBeNull();
		expect(position.frames).toEqual([]);
		expect(brokenInvariants(position)).toEqual([]);
	});
	test('a setup that says nothing of it begins with a turn', () => {
		const { from: _, ...turn } = setup;
		const { position } = start(turn);
		expect(copan.decision(position)?.ask).toBe('tile');
		expect(position.ending).toBeNull();
	});
	test.each<[string, Setup, string]>([
		['from-box', { base: 'box' }, 'copan.turn.two-phases'],
		['extensions', { seats: [{ extensions: 4 }, { extensions: 3 }] }, 'copan.court.collect.storage'],
		['steps', { seats: [{ priests: { zeal: 10 } }] }, 'copan.steps.choose'],
		['character-twice', { seats: [{ characters: ['ixtli'] }, { characters: ['ixtli'] }] }, 'copan.characters.infinity'],
	])('its limits hold: %s', (code, more, rule) => {
		for (const made of [copan.create({ ...setup, ...more }), scoreSetup({ ...setup, ...more })]) {
			expect(made.ok).toBe(false);
			if (!made.ok) expect(made.error).toContainEqual(expect.objectContaining({ code, rule }));
		}
	});
});

/*
 * The second opinion: final scoring from the rules' words, over what a setup says and nothing of the engine's.
 */

interface Table {
	vp: number[];
	extensions: number[];
	mask: number[][];
	priests: Record<Resource, number>[];
	held: Record<Resource, number>[];
	suns: string[][];
	embassies: number[][];
	left: number[];
	right: number[];
	columns: (number | null)[];
	reserve: number[];
	readings: Pick<CopanReadings, 'three-way-tie' | 'vp-below-zero'>;
}

const scoreByHand = (game: Table): Result => {
	const players = game.vp.length;
	const vp = [...game.vp];
	const add = (player: number, points: number) => {
		const sum = (vp[player] as number) + points;
		if (game.readings['vp-below-zero'] === 'may-go-below') vp[player] = sum;
		// Whoever stands below zero already, by the setup, is not lifted by a loss.
		else if (points < 0) vp[player] = Math.min(vp[player] as number, Math.max(0, sum));
		else vp[player] = sum;
	};
	for (let player = 0; player < players; player++) {
		let visited = 0;
		for (const city of game.embassies) if ((city[player] as number) >= 1) visited++;
		if (visited === 0) add(player, -10);
		if (visited === 1) add(player, -5);
		if (visited === 2) add(player, 4);
		if (visited === 3) add(player, 10);
		if (visited === 4) add(player, 18);
		if (visited === 5) add(player, 28);
		if (visited === 6) add(player, 40);
	}
	const both = game.left.map((tokens, player) => tokens + (game.right[player] as number));
	for (const [tokens, prizes] of [
		[both, players === 2 ? [10, 5] : [10, 5, 3]],
		[game.left, [6, 3]],
		[game.right, [6, 3]],
	] as const) {
		// Each player's place is one more than the players ahead; level players take up as many places as they are.
		for (let player = 0; player < players; player++) {
			const mine = tokens[player] as number;
			if (mine === 0) continue;
			const ahead = tokens.filter((other) => other > mine).length;
			const level = tokens.filter((other) => other === mine).length;
			let pot = 0;
			const places = game.readings['three-way-tie'] === 'two-places' && level > 2 ? 2 : level;
			for (let place = ahead; place < ahead + places; place++) pot += prizes[place] ?? 0;
			add(player, Math.floor(pot / level));
		}
	}
	const worth = (steps: number) => (steps <= 1 ? -1 : steps <= 3 ? 0 : steps <= 5 ? 1 : steps <= 7 ? 2 : 3);
	for (let player = 0; player < players; player++) {
		const priest = game.priests[player] as Record<Resource, number>;
		const altars = game.columns.filter((owner) => owner === player).length + (game.reserve[player] as number);
		const jade = (game.mask[player] as number[]).length;
		add(player, worth(priest.food) * (game.extensions[player] as number));
		add(player, worth(priest.fame) * (both[player] as number));
		add(player, worth(priest.zeal) * altars);
		add(player, worth(priest.power) * jade);
		if (jade === 16) add(player, 10);
		const held = game.held[player] as Record<Resource, number>;
		for (const sun of game.suns[player] as string[]) {
			if (sun === 'chamahez') add(player, 2 * held.food);
			if (sun === 'zeltzin') add(player, 2 * held.fame);
			if (sun === 'yatzil') add(player, 2 * held.zeal);
			if (sun === 'ixtli') add(player, 2 * held.power);
		}
	}
	const jade = game.mask.map((tiles) => tiles.length);
	let winners: number[] = [];
	for (let player = 0; player < players; player++) {
		const first = winners[0] ?? player;
		const ahead = (vp[player] as number) - (vp[first] as number) || (jade[player] as number) - (jade[first] as number);
		if (ahead > 0) winners = [player];
		else if (ahead === 0) winners.push(player);
	}
	return { vp, jade, winners: [...new Set(winners)] };
};

const byKind = (most: number): fc.Arbitrary<Record<Resource, number>> =>
	fc.record({ food: fc.nat(most), fame: fc.nat(most), zeal: fc.nat(most), power: fc.nat(most) });

const anyTable: fc.Arbitrary<Table> = fc.constantFrom<Players>(2, 3, 4).chain((players) => {
	const each = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: players, maxLength: players });
	const few = each(fc.nat(3));
	return fc.record({
		// Few different scores, so that draws are common.
		vp: each(fc.oneof(fc.nat(120), fc.constantFrom(0, 10, 20))),
		extensions: each(fc.nat(4)),
		mask: each(
			fc.oneof(
				fc.subarray(Array.from({ length: 16 }, (_, index) => index + 1)),
				fc.constant(Array.from({ length: 16 }, (_, index) => index + 1)),
			),
		),
		priests: each(byKind(9)),
		held: each(byKind(5)),
		suns: fc
			.tuple(
				fc.shuffledSubarray(['chamahez', 'zeltzin', 'yatzil', 'ixtli']),
				fc.array(fc.nat(players - 1), { minLength: 4, maxLength: 4 }),
			)
			.map(([suns, owners]) =>
				Array.from({ length: players }, (_, player) => suns.filter((_, index) => owners[index] === player).slice(0, 3)),
			),
		embassies: fc.array(each(fc.nat(2)), { minLength: 6, maxLength: 6 }),
		left: few,
		right: few,
		columns: fc.array(fc.option(fc.nat(players - 1)), { minLength: 12, maxLength: 12 }).map((columns) =>
			// 25 tokens a player: 12 in Cities, 6 on the Court and 4 more leave 3 for the Altars.
			columns.map((owner, column) => (column % 4 === 0 ? owner : null)),
		),
		reserve: each(fc.nat(4)),
		readings: fc.record({
			'three-way-tie': fc.constantFrom('three-places' as const, 'two-places' as const),
			'vp-below-zero': fc.constantFrom('may-go-below' as const, 'stops-at-zero' as const),
		}),
	});
});

/** A random table at the end of its last turn. */
const lastTurnOf = (game: Table): Setup =>
	lastTurn(
		game.vp.length as Players,
		game.vp.map((vp, player) => ({
			vp,
			extensions: game.extensions[player],
			mask: game.mask[player],
			priests: game.priests[player],
			resources: game.held[player],
			characters: game.suns[player],
		})),
		{
			embassies: game.embassies,
			ballCourt: { left: game.left, right: game.right },
			altarTokens: game.columns,
			altarReserve: game.reserve,
		},
		{ rulings: game.readings },
	);

test('a second opinion, written from the rules alone, agrees on 2,000 random tables', () => {
	fc.assert(
		fc.property(anyTable, (game) => {
			const { position } = expectOk(copan.create(lastTurnOf(game)));
			expect(copan.result(position)).toEqual(scoreByHand(game));
		}),
		{ numRuns: 2000 },
	);
}, 60_000);

test('a game set up at its end tells the same as its last turn, and so it does without the rules of play', () => {
	const withoutIds = (events: readonly Event[]) => events.map(({ id: _, ...event }) => event);
	fc.assert(
		fc.property(anyTable, (game) => {
			const { pyramid: _, ...end } = lastTurnOf(game);
			const scored = expectOk(copan.create({ ...end, from: 'scoring' }));
			const { events } = expectOk(copan.create(lastTurnOf(game)));
			expect(withoutIds(scored.events)).toEqual(withoutIds(scoringOf(events)));
			expect(JSON.stringify(expectOk(scoreSetup(end)))).toBe(JSON.stringify(scored));
		}),
		{ numRuns: 200 },
	);
}, 60_000);
