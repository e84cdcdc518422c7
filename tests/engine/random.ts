/**
 * Random tables and random turns. Raw numbers are drawn first and then cut down to what is legal, so that shrinking
 * stays simple. A failing run prints its seed and path; `{ seed, path }` in a test's parameters replays it.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import { altarCardCount } from '#games/copan/altars.ts';
import { characters } from '#games/copan/characters.ts';
import { cities } from '#games/copan/cities.ts';
import { type DieFace, dieFaces, eventCards } from '#games/copan/event-cards.ts';
import { glyphColours } from '#games/copan/glyphs.ts';
import { type Action, copan, type Event, type Position, type SeatSetup, type Setup } from '#games/copan/index.ts';
import type { PlacedTile } from '#games/copan/position.ts';
import { type Profile, standardProfile } from '#games/copan/profile.ts';
import { spaces } from '#games/copan/pyramid.ts';
import { playerCounts, type Resource, resources, type Site, siteOf, sites } from '#games/copan/resources.ts';
import { type CopanReadings, rulings } from '#games/copan/rulings.ts';
import type { SitesSetup } from '#games/copan/setup.ts';
import { expectOk, freeze } from './support.ts';

const byResourceOf = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Record<Resource, Value>> =>
	fc.record({ food: value, fame: value, zeal: value, power: value });

const anyReadings = fc.record(
	Object.fromEntries(
		Object.entries(rulings).map(([id, options]) => [id, fc.constantFrom(...(options as readonly string[]))]),
	),
) as unknown as fc.Arbitrary<CopanReadings>;

/** An owner's copy with tracks, a storage and any-resource spaces of its own; the same track at every player count. */
const anyCopy: fc.Arbitrary<Partial<Profile>> = fc
	.record({
		first: fc.integer({ min: 1, max: 4 }),
		second: fc.integer({ min: 1, max: 4 }),
		last: fc.integer({ min: 1, max: 4 }),
		capacity: fc.integer({ min: 1, max: 8 }),
		capacityPerExtension: fc.integer({ min: 0, max: 3 }),
		anyResourceGain: fc.nat(3),
		stairwaySteps: fc.integer({ min: 1, max: 9 }),
	})
	.map(({ first, second, last, ...numbers }) => {
		const track = { thresholds: [first, first + second], end: first + second + last } as const;
		const stairwayRates = standardProfile.stairwayRates.slice(0, numbers.stairwaySteps + 1);
		return { ...numbers, stairwayRates, declineTracks: { 2: track, 3: track, 4: track } };
	});

const anyCell = fc.oneof(
	{ weight: 3, arbitrary: fc.constant(null) },
	{ weight: 6, arbitrary: fc.constantFrom<PlacedTile>(...resources) },
	{ weight: 1, arbitrary: fc.constant<PlacedTile>('face-down') },
);
/** Most Pyramids are half full; some are full, or all but; some are empty. */
const anyBoard = fc.oneof(
	{ weight: 5, arbitrary: fc.array(anyCell, { minLength: 48, maxLength: 48 }) },
	{
		weight: 1,
		arbitrary: fc.array(fc.constantFrom<PlacedTile>(...resources, 'face-down'), { minLength: 48, maxLength: 48 }),
	},
	{ weight: 1, arbitrary: fc.constant<(PlacedTile | null)[]>([]) },
);
const anyHand = fc.oneof(
	{ weight: 5, arbitrary: byResourceOf(fc.nat(3)) },
	{ weight: 2, arbitrary: byResourceOf(fc.constant(0)) },
	{ weight: 1, arbitrary: byResourceOf(fc.nat(20)) },
);

/** Numbers for everything else on the table, used up one after the other. */
const anyDice = fc.array(fc.noBias(fc.nat(9999)), { minLength: 150, maxLength: 250, size: 'max' });

/** Deals from shuffled numbers: each call gives one of `count`, evenly. */
type Deal = (count: number) => number;

/** Takes up to `count` of the list away, picked anywhere. */
const takeSome = <Value>(deal: Deal, list: Value[], count: number): Value[] =>
	Array.from({ length: Math.min(count, list.length) }, () => list.splice(deal(list.length), 1)[0] as Value);

/** What lies on spaces of a Site: named cards, none, or whatever `createPosition` deals. */
const layOut = (deal: Deal, pile: string[], count: number, isShut: (space: number) => boolean): (string | null)[] =>
	Array.from({ length: deal(3) === 0 ? 0 : deal(count + 1) }, (_, space) =>
		isShut(space) || deal(6) === 0 ? null : (takeSome(deal, pile, 1)[0] ?? null),
	);

const byResource = (amount: (resource: Resource) => number) => ({
	food: amount('food'),
	fame: amount('fame'),
	zeal: amount('zeal'),
	power: amount('power'),
});

/** Everything on and beside the Sites, and what the seats have of it. */
const furnish = (
	deal: Deal,
	players: number,
	profile: Profile,
	room: readonly number[],
	crossed: Record<Resource, number>,
): { seats: SeatSetup[]; rest: Setup } => {
	const people = characters.map(({ id }): string => id);
	const altars = Array.from({ length: altarCardCount }, (_, index) => `altar-${index + 1}`);
	const glyphs = glyphColours.flatMap((colour) => Array.from({ length: profile.glyphsOfEach }, () => colour as string));
	const maps = cities.map(({ id }) => id);
	const spots = sites.flatMap((site) => [1, 2, 3].map((space) => ({ site, space })));
	// Totems crowd together, so that they push each other.
	const near = deal(3) > 0 ? sites[deal(sites.length)] : null;
	const closed = Object.fromEntries(
		resources.map((resource) => [siteOf[resource], takeSome(deal, [...dieFaces], deal(crossed[resource] + 1))]),
	) as Record<(typeof siteOf)[Resource], DieFace[]>;
	const shut = (site: keyof typeof closed) => (space: number) =>
		closed[site].includes(profile.faceSpaces[site][space] as DieFace);

	const seats = Array.from({ length: players }, (_, seat): SeatSetup => {
		const hand = takeSome(deal, glyphs, deal(2) * deal(7));
		const crowd = spots.filter(({ site }) => site === near);
		const [totem] = deal(5) === 0 ? [] : takeSome(deal, crowd.length > 0 ? crowd : [...spots], 1);
		if (totem) spots.splice(spots.indexOf(totem), 1);
		const mask = takeSome(
			deal,
			Array.from({ length: 16 }, (_, index) => index + 1),
			[0, 2, 4, 6, 9, 16][deal(6)] as number,
		);
		return {
			characters: takeSome(deal, people, deal((room[seat] as number) + 1)),
			discarded: deal(3),
			glyphs: Object.fromEntries(glyphColours.map((colour) => [colour, hand.filter((each) => each === colour).length])),
			mask,
			priests: byResource(() =>
				deal(3) === 0 ? 0 : Math.max(0, profile.stairwaySteps - deal(profile.stairwaySteps + 1)),
			),
			vp: deal(20) - 2,
			totem: totem ? { ...totem, side: deal(2) === 0 ? 'any' : 'two' } : null,
			ejectedFrom: totem || deal(2) === 0 ? null : (sites[deal(sites.length)] as Site),
		};
	});
	const bySeat = (most: number) => Array.from({ length: players }, () => deal(most));
	const sitesSetup: SitesSetup = {
		closed,
		cities: layOut(deal, maps, 6, shut('embassies')),
		embassies: Array.from({ length: deal(7) }, () => bySeat(2)),
		characters: layOut(deal, people, 6, shut('ball-court')),
		ballCourt: { left: bySeat(3), right: bySeat(3) },
		altars: layOut(deal, altars, 4, () => false),
		altarTokens: Array.from({ length: deal(13) }, (_, space) =>
			shut('altars')(space) || deal(3) === 0 ? null : deal(players),
		),
		altarReserve: bySeat(2),
		glyphs: layOut(deal, glyphs, 6, shut('stairway')),
	};
	const atTop = seats.reduce(
		(total, { priests }) => total + resources.filter((each) => priests?.[each] === profile.stairwaySteps).length,
		0,
	);
	// A whole pile discarded, or known, is where a pile runs out.
	const some = (list: string[]) => takeSome(deal, list, [0, 0, deal(5), 43][deal(4)] as number);
	return {
		seats,
		rest: {
			sites: sitesSetup,
			tops: {
				characters: some(people).slice(0, 4),
				altars: some(altars).slice(0, 3),
				glyphs: some(glyphs).slice(0, 3),
			},
			discards: { characters: some(people), altars: some(altars), glyphs: some(glyphs) },
			...(deal(3) === 0 ? { zenith: deal(Math.max(0, 3 - atTop) + 1) } : {}),
			seed: deal(10_000),
		},
	};
};

/** Legal tables for 2 to 4 players, on our profile and on copies of other sizes, under random readings. */
export const anySetup: fc.Arbitrary<Setup> = fc
	.record({
		players: fc.constantFrom(...playerCounts),
		active: fc.nat(11),
		readings: fc.option(anyReadings, { nil: {}, freq: 4 }),
		copy: fc.option(anyCopy, { nil: {} }),
		card: fc.noBias(fc.constantFrom(...eventCards.map(({ id }) => id))),
		hands: fc.array(anyHand, { minLength: 4, maxLength: 4 }),
		stores: fc.array(fc.record({ fill: byResourceOf(fc.nat(100)), extensions: fc.nat(3) }), {
			minLength: 4,
			maxLength: 4,
		}),
		board: anyBoard,
		dice: anyDice,
	})
	.map(({ players, active, readings, copy, card, hands, stores, board, dice }): Setup => {
		const profile: Profile = { ...standardProfile, ...copy };
		const track = profile.declineTracks[players];
		let dealt = 0;
		const deal: Deal = (count) => (dice[dealt++ % dice.length] as number) % Math.max(1, count);

		// Every other cube stands one space before a mark of its track.
		const marks = [...track.thresholds, track.end];
		const cubes = byResource(
			() => [...marks.map((mark) => mark - 1), track.end, 0, deal(track.end)][deal(6)] as number,
		);
		const crossed = byResource((resource) => {
			const passed = marks.filter((mark) => mark <= cubes[resource]).length;
			return Math.min(3, passed + Math.max(0, deal(6) - 3));
		});
		const furnished = furnish(
			deal,
			players,
			profile,
			stores.map(({ extensions }) => profile.characterSpaces + extensions * profile.characterSpacesPerExtension),
			crossed,
		);

		const left = { food: 20, fame: 20, zeal: 20, power: 20 };
		const draw = (resource: Resource, wanted: number): number => {
			const drawn = Math.min(wanted, left[resource]);
			left[resource] -= drawn;
			return drawn;
		};
		const seats = stores.slice(0, players).map(({ fill, extensions }, seat): SeatSetup => {
			const capacity = profile.capacity + extensions * profile.capacityPerExtension;
			return {
				...furnished.seats[seat],
				extensions,
				// 100 is a full storage, so that full ones are common.
				resources: byResource((resource) => Math.min(capacity, Math.floor((fill[resource] * (capacity + 2)) / 100))),
				tiles: byResource((resource) => draw(resource, hands[seat]?.[resource] ?? 0)),
			};
		});
		const river = Array.from({ length: deal(5) }, () => {
			const tile = [null, ...resources][deal(5)] ?? null;
			return tile && draw(tile, 1) === 1 ? tile : null;
		});
		const pyramid: Record<string, PlacedTile> = {};
		const covered = players === 2 ? ['3', '4'] : players === 3 ? ['4'] : [];
		spaces.forEach(({ id }, index) => {
			const cell = board[index];
			if (!cell || covered.includes(id.slice(-1))) return;
			if (cell !== 'face-down' && draw(cell, 1) === 0) return;
			pyramid[id] = cell;
		});
		// A full Pyramid may leave one space for the last tile.
		const full = Object.keys(pyramid);
		if (full.length === 12 * players && deal(2) === 0) delete pyramid[full[deal(full.length)] as string];
		let room = left.food + left.fame + left.zeal + left.power;
		for (const [id, tile] of Object.entries(pyramid)) if (tile === 'face-down' && room-- <= 0) delete pyramid[id];
		return {
			until: 'court-phase',
			players,
			active: active % players,
			rulings: readings,
			profile,
			card,
			pyramid,
			cubes,
			crossed,
			...furnished.rest,
			seats,
			sites: { ...furnished.rest.sites, river },
		};
	});

/** Indices into the legal actions, taken modulo their number and used over again. */
export const anyChoices = fc.array(fc.noBias(fc.nat(9999)), { minLength: 12, maxLength: 40, size: 'max' });

/** What a legal table of all these shapes plays like: the positions reached, the actions, and all that was told. */
export interface Line {
	positions: Position[];
	actions: Action[];
	/** The events of `create`, then those of each action. */
	told: Event[][];
}

/** More choices than any Court phase has. */
const longest = 400;

/** How somebody answers: by number, or, where there is none to ask, by seed. */
export type Answer = (position: Position, choice: number) => Action | undefined;

/** Jade spaces that bring more than resources and points. */
const rare = [8, 9, 10, 14];

/** Any legal action, chance's among them; what seldom happens is chosen more often than it would come up. */
export const byNumber: Answer = (position, choice) => {
	const legal = copan.legalActions(position);
	const { spaceMarks, stairwaySteps } = position.table.profile;
	const isEntryTaken = (site: Site) => position.seats.some(({ totem }) => totem?.site === site && totem.space === 1);
	const top = position.frames.at(-1);
	const priests = top && 'player' in top ? position.seats[top.player]?.priests : undefined;
	const telling = legal.filter(
		(action) =>
			(action.type === 'place-tile' && spaceMarks[action.space] === 'spiral') ||
			(action.type === 'place-jade' && rare.includes(action.space)) ||
			(action.type === 'step-down' && priests?.[action.stairway] === stairwaySteps) ||
			(action.type === 'place-totem' && isEntryTaken(action.site)) ||
			action.type === 'use-bird',
	);
	const among = choice % 5 < 3 && telling.length > 0 ? telling : legal;
	return among[Math.floor(choice / 5) % among.length];
};

/** Plays until nobody is asked, freezing all that the engine is given. */
export const playOut = (
	setup: Setup,
	choices: readonly number[],
	{ answer = byNumber, between = (position: Position) => position } = {},
): Line => {
	const created = expectOk(copan.create(freeze(setup)));
	const line: Line = { positions: [freeze(created.position)], actions: [], told: [created.events] };
	let { position } = created;
	for (let asked = 0; copan.decision(position); asked++) {
		if (asked === longest) expect.fail('the Court phase does not end');
		const action = answer(position, choices[asked % choices.length] as number);
		if (!action) expect.fail(`nothing is legal at ${copan.decision(position)?.ask}`);
		const played = expectOk(copan.play(freeze(between(position)), freeze(action)));
		position = played.position;
		line.positions.push(freeze(position));
		line.actions.push(action);
		line.told.push(freeze(played.events));
	}
	return line;
};
