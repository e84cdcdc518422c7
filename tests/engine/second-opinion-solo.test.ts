/**
 * Final scoring of a solo game against a second opinion, written again from the rulebook's tables: on random end
 * positions, and at the end of random games, under both readings of what the Automa scores.
 */
import { expect, test } from 'vitest';
import { characters } from '#games/copan/characters.ts';
import { glyphColours } from '#games/copan/glyphs.ts';
import { type Action, copan, type Position, type SeatSetup, type Setup } from '#games/copan/index.ts';
import { resources } from '#games/copan/resources.ts';
import { eventsOf, expectOk } from './support.ts';

/** Numbers from 0 to below `count`, the same ones for the same seed. */
const dice = (seed: number) => {
	let state = (Math.imul(seed, 2654435761) ^ 0x1b873593) >>> 0;
	return (count: number): number => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * count);
	};
};
type Deal = ReturnType<typeof dice>;

/* The second opinion. */

/** VP by the steps of a Priest, times what its stairway counts. */
const rates = [-1, -1, 0, 0, 1, 1, 2, 2, 3, 3];
const suns: Record<string, 'food' | 'power' | 'zeal' | 'fame'> = {
	chamahez: 'food',
	ixtli: 'power',
	yatzil: 'zeal',
	zeltzin: 'fame',
};

/** VP of first and second place on one part of the Ball Court, for two players. */
const twoPlaces = (mine: number, its: number, first: number, second: number): [number, number] => {
	if (mine === 0 && its === 0) return [0, 0];
	if (mine === its) return [Math.floor((first + second) / 2), Math.floor((first + second) / 2)];
	const won: [number, number] = mine > its ? [first, second] : [second, first];
	return [mine > 0 ? won[0] : 0, its > 0 ? won[1] : 0];
};

/** What the final scoring brings the person and the Automa. */
const scoresOf = (position: Position): { person: number; automa: number } => {
	const { automa, seats, embassies, ballCourt, altarTokens, altarReserve, table } = position;
	if (!automa) throw new Error('no solo game');
	const its = automa.seat;
	const mine = its === 0 ? 1 : 0;
	const cardsOnly = (table.readings as Record<string, string>)['automa-final-scoring'] === 'cards-only';
	const citiesOf = (seat: number) => embassies.filter((tokens) => (tokens[seat] ?? 0) > 0).length;
	const altarsOf = (seat: number) => altarTokens.filter((each) => each === seat).length + (altarReserve[seat] ?? 0);
	const courtOf = (seat: number) => (ballCourt.left[seat] ?? 0) + (ballCourt.right[seat] ?? 0);
	const seatOf = (seat: number) => seats[seat] as Position['seats'][number];
	const stairsOf = (seat: number) =>
		(rates[seatOf(seat).priests.food] ?? 0) * seatOf(seat).extensions +
		(rates[seatOf(seat).priests.fame] ?? 0) * courtOf(seat) +
		(rates[seatOf(seat).priests.zeal] ?? 0) * altarsOf(seat) +
		(rates[seatOf(seat).priests.power] ?? 0) * seatOf(seat).mask.length;

	let person = [-10, -5, 4, 10, 18, 28, 40][citiesOf(mine)] as number;
	person += stairsOf(mine);
	if (seatOf(mine).mask.length === 16) person += 10;
	for (const id of seatOf(mine).characters) {
		const counted = suns[id];
		if (counted) person += 2 * seatOf(mine).resources[counted];
	}

	let points = cardsOnly ? 0 : stairsOf(its);
	const parts: [number, number, number, number][] = [
		[courtOf(mine), courtOf(its), 10, 5],
		[ballCourt.left[mine] ?? 0, ballCourt.left[its] ?? 0, 6, 3],
		[ballCourt.right[mine] ?? 0, ballCourt.right[its] ?? 0, 6, 3],
	];
	for (const [one, other, first, second] of parts) {
		const [byPerson, byAutoma] = twoPlaces(one, cardsOnly ? 0 : other, first, second);
		person += byPerson;
		points += byAutoma;
	}
	// The figures of the Food card are ours: 3 VP a City if it is Easy, 6 if it is Hard.
	const each = (resource: (typeof resources)[number]) => (automa.hard.includes(resource) ? 6 : 3);
	points += each('food') * citiesOf(its);
	points += each('fame') * seatOf(its).characters.length;
	points += each('zeal') * altarsOf(its);
	points += each('power') * automa.glyphs.length;
	return { person, automa: points };
};

/** The seats that win: most VP; then the person with a Jade tile; then both. */
const winnersOf = (vp: readonly number[], position: Position): number[] => {
	const its = position.automa?.seat ?? 1;
	const mine = 1 - its;
	const [byPerson, byAutoma] = [vp[mine] as number, vp[its] as number];
	if (byPerson !== byAutoma) return [byPerson > byAutoma ? mine : its];
	return (position.seats[mine]?.mask.length ?? 0) > 0 ? [mine] : [0, 1];
};

/* Random ends. */

const shuffled = <Value>(list: readonly Value[], deal: Deal): Value[] => {
	const left = [...list];
	return list.map(() => left.splice(deal(left.length), 1)[0] as Value);
};

const anyEnd = (deal: Deal): Setup => {
	const seat = deal(2);
	const cast = shuffled(
		characters.map(({ id }) => id),
		deal,
	);
	const tokens = () => [deal(4), deal(4)];
	const seatOf = (isAutoma: boolean): SeatSetup => {
		const extensions = deal(4);
		const held = cast.splice(0, deal(isAutoma ? 8 : 4));
		return {
			vp: deal(60) - 10,
			extensions,
			priests: { food: deal(10), fame: deal(10), zeal: deal(10), power: deal(10) },
			characters: held,
			glyphs: Object.fromEntries(glyphColours.map((colour) => [colour, deal(3)])),
			...(isAutoma
				? {}
				: {
						resources: { food: deal(6), fame: deal(6), zeal: deal(6), power: deal(6) },
						mask: shuffled(
							Array.from({ length: 16 }, (_, space) => space + 1),
							deal,
						).slice(0, deal(3) === 0 ? 16 : deal(16)),
					}),
		};
	};
	const seats = [seatOf(seat === 0), seatOf(seat === 1)];
	return {
		base: 'start',
		from: 'scoring',
		automa: {
			seat,
			mode: deal(2) === 0 ? 'basic' : 'advanced',
			row: shuffled(resources, deal),
			hard: resources.filter(() => deal(2) === 0),
		},
		seats,
		sites: {
			embassies: Array.from({ length: 6 }, () => (deal(2) === 0 ? [0, 0] : [deal(2), deal(2)])),
			ballCourt: { left: tokens(), right: tokens() },
			altarTokens: Array.from({ length: 12 }, () => [null, null, 0, 1][deal(4)] as number | null),
			altarReserve: [deal(3), deal(3)],
		},
		rulings: { 'automa-final-scoring': deal(2) === 0 ? 'cards-for-table' : 'cards-only' } as NonNullable<
			Setup['rulings']
		>,
	};
};

test('thousands of random ends', () => {
	const seen = new Map<string, number>();
	const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
	for (let seed = 1; seed <= 2500; seed++) {
		const setup = anyEnd(dice(seed));
		const its = setup.automa?.seat as number;
		const created = expectOk(copan.create(setup));
		const before = created.position;
		const { person, automa } = scoresOf(before);
		const scored = [0, 0];
		for (const { player, vp } of eventsOf(created.events, 'scored')) scored[player] = (scored[player] as number) + vp;
		expect(scored[1 - its], `seed ${seed}: the person`).toBe(person);
		expect(scored[its], `seed ${seed}: the Automa`).toBe(automa);
		const vp = setup.seats?.map((seat, player) => (seat.vp as number) + (player === its ? automa : person)) as number[];
		expect(before.result?.vp, `seed ${seed}`).toEqual(vp);
		expect(before.result?.winners, `seed ${seed}`).toEqual(winnersOf(vp, before));
		count((before.table.readings as Record<string, string>)['automa-final-scoring'] as string);
		count(`${its}`);

		// The same end with a draw.
		const level = setup.seats?.map((seat, player) => ({
			...seat,
			vp: player === its ? person : automa,
		})) as SeatSetup[];
		if (seed % 4 === 0) {
			const draw = expectOk(copan.create({ ...setup, seats: level })).position;
			expect(draw.result?.winners, `seed ${seed}`).toEqual(winnersOf([0, 0], draw));
			count(`${draw.result?.winners.length} at a draw`);
		}
	}
	for (const what of ['cards-for-table', 'cards-only', '0', '1', '1 at a draw', '2 at a draw'])
		expect(seen.get(what) ?? 0, what).toBeGreaterThan(20);
}, 60_000);

test('random games', () => {
	let most = 0;
	for (let seed = 1; seed <= 40; seed++) {
		const deal = dice(seed);
		let { position } = expectOk(
			copan.create({
				base: 'box',
				seed,
				card: 'ABCDEFGHI'[seed % 9] as string,
				automa: {
					mode: seed % 2 === 0 ? 'basic' : 'advanced',
					hard: resources.filter((_, each) => (seed >> each) % 2 === 0),
				},
				rulings: (deal(2) === 0 ? {} : { 'automa-final-scoring': 'cards-only' }) as NonNullable<Setup['rulings']>,
			}),
		);
		const scored = [0, 0];
		while (copan.decision(position)) {
			const legal = copan.legalActions(position);
			const action = copan.chanceAnswer(position) ?? (legal[deal(legal.length)] as Action);
			const played = expectOk(copan.play(position, action));
			const from = played.events.findIndex(({ type }) => type === 'finalScoringBegan');
			if (from >= 0)
				for (const { player, vp } of eventsOf(played.events.slice(from), 'scored'))
					scored[player] = (scored[player] as number) + vp;
			position = played.position;
		}
		const { person, automa } = scoresOf(position);
		const its = position.automa?.seat as number;
		expect([scored[1 - its], scored[its]], `seed ${seed}`).toEqual([person, automa]);
		const vp = position.seats.map((seat) => seat.vp);
		expect(position.result?.winners).toEqual(winnersOf(vp, position));
		most = Math.max(most, automa);
	}
	expect(most).toBeGreaterThan(30);
}, 60_000);
