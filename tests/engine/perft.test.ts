/**
 * How many ways the play can go on from a named position, each one a tricky rule: counted by hand, and further on by a
 * second, naive enumeration where there is one. A choice too many or too few anywhere changes the number.
 */
import { describe, expect, test } from 'vitest';
import { type Action, copan, type Position, type Setup } from '#games/copan/index.ts';
import { type Resource, resources } from '#games/copan/resources.ts';
import {
	actionTable,
	buyExtension,
	buyNothing,
	forgo,
	move,
	recruit,
	stay,
	takeLine,
	useAltar,
	visit,
} from './action-support.ts';
import { laidOut } from './fate-support.ts';
import {
	type Chance,
	climb,
	draw,
	expectOk,
	fillSpace,
	goOn,
	known,
	place,
	playAll,
	table,
	take,
	turnTotem,
	useBird,
} from './support.ts';

/** Sequences of so many legal actions, chance’s among them. */
const perft = (position: Position, depth: number): number => {
	const legal = copan.legalActions(position);
	if (depth <= 1) return legal.length;
	return legal.reduce((sum, action) => sum + perft(expectOk(copan.play(position, action)).position, depth - 1), 0);
};

interface Row {
	name: string;
	setup: Setup;
	/** What leads to the position; left out, its first choice. */
	actions?: readonly Action[];
	chance?: Chance;
	/** The legal actions in full, where the row names them. */
	legal?: readonly Action[];
	/** Sequences of one action, two, three. */
	counts: readonly number[];
}

const check = ({ setup, actions = [], chance, legal, counts }: Row): void => {
	const { after } = playAll(setup, actions, chance);
	if (legal) expect(copan.legalActions(after)).toEqual(legal);
	expect(counts.map((_, index) => perft(after, index + 1))).toEqual(counts);
};

/** The second seat’s turn without a Court phase; the others stand before and behind it. */
const turn = ({
	seat,
	others = [],
	...setup
}: Setup & { seat: NonNullable<Setup['seats']>[number]; others?: Setup['seats'] }) =>
	actionTable({ ...setup, seats: [others[0] ?? {}, seat, ...others.slice(1)] });

const at = (site: 'altars' | 'river' | 'stairway', space: number) => ({ totem: { site, space, side: 'two' as const } });
const edges = 12;

describe('the Action phase', () => {
	const chain = {
		players: 4,
		seat: { resources: { zeal: 1, food: 1 } },
		others: [at('altars', 1), at('altars', 2), at('altars', 3)],
	} as const;
	test.each<Row>([
		{
			// The River is free, the Altars cost 1 Zeal and then 1 Food. Embassies take 1 Food to enter and more to build.
			// Both sides: 2 x 2. Then at the River 4 resources, or 2 VP and tiles, extension or nothing; at the Altars nine
			// columns of the three cards that cost Food, on either side. The three pushed on ask nobody: 4 + 3 + 9 + 9.
			name: 'a push chain of three, the last one ejected',
			setup: turn(chain as never),
			legal: [move('river'), move('altars')],
			counts: [2, 4, 25],
		},
		{
			// The one pushed off must go at once, to any of four Sites: 4 + 3 + 4 + 4.
			name: 'the same, ejected at once',
			setup: turn({ ...chain, rulings: { ejection: 'at-once' } } as never),
			counts: [2, 4, 15],
		},
		{
			// From space 3 there is no staying; with 1 Zeal alone, no Altar of Food or Fame can be paid. Then two sides, and
			// 4 resources, or tiles, extension or nothing.
			name: 'the last space forces a move',
			setup: turn({ seat: { resources: { power: 4, zeal: 1 }, ...at('stairway', 3) } }),
			legal: [move('river')],
			counts: [1, 2, 7],
		},
		{
			// One space before it, both: 4 Power pay line 1, 2 or 3. Staying asks for the line at once, with 2 x 1 VP; moving
			// for the side. Line 1 asks for a climb on 4 stairways; so do lines 2 and 3.
			name: 'the space before the last one',
			setup: turn({ seat: { resources: { power: 4 }, ...at('stairway', 2) } }),
			legal: [move('river'), stay],
			counts: [2, 2 + 3, 7 + 3 * 4],
		},
		{
			// Nothing can be paid and the River is barred: give up, or the bird first, whose 3 Power pay the Stairway. Given
			// up, the bird may be used before the turn is over, or not.
			name: 'no payable Site, but a bird',
			setup: turn({
				seat: { characters: ['chicchan'], ...at('river', 3) },
				sites: { characters: [null] },
				tops: { characters: known.characters },
			}),
			legal: [goOn, useBird('chicchan')],
			counts: [2, 1 + 2],
		},
		{
			// Pushed off the Altars: any other Site, and no entry to pay. 1 Power pays line 1, and nothing else is payable
			// but the River. Two sides each; no symbol on either, so tiles, extension or nothing, and the one line.
			name: 'ejected: elsewhere, free of the entry price and of its symbol',
			setup: turn({ seat: { resources: { power: 1 }, ejectedFrom: 'altars' } }),
			legal: [move('river'), move('stairway')],
			counts: [2, 4, 3 + 3 + 1 + 1],
		},
		{
			// 2 Fame after the entry: two infinity Characters at 2 Fame, two birds at 1 Fame and 1 of choice; suns cost 3.
			// With a full board each asks which of four goes. Discarded itself, Cabaguil brings a choice of 4, Chicchan
			// none; kept, a bird may be used at the end of the turn, or not: 2 x 3 x 2 + 4.
			name: 'recruiting with a full board',
			setup: turn({ seat: { resources: { fame: 3 }, characters: ['kawai', 'yumchakob', 'tecumbalam'] } }),
			actions: [move('ball-court'), turnTotem('two')],
			legal: [recruit('muluc'), recruit('chicchan'), recruit('huracan'), recruit('cabaguil')],
			counts: [4, 16, 16],
		},
		{
			// Cities 1 and 2 are closed. 4 Food after the entry, 1 Zeal and 1 Fame pay each of the others; then chance draws
			// one of nine kinds of token, of level 2 or 3.
			name: 'closed Cities',
			setup: turn({
				seat: { resources: { food: 5, zeal: 1, fame: 1 } },
				cubes: { food: 7 },
				sites: { closed: { embassies: [1, 2] } },
			}),
			actions: [move('embassies'), turnTotem('two')],
			legal: [3, 4, 5, 6].map(visit),
			counts: [4, 36],
		},
		{
			// An Altar builds in any City, closed ones too: six. Then a token: 6 kinds of level 1, 9 of 2 and of 3.
			name: 'an Altar’s Embassy, with closed Cities',
			setup: turn({
				seat: { resources: { zeal: 2 } },
				cubes: { food: 7 },
				sites: { closed: { embassies: [1, 2] }, altars: ['altar-9'] },
			}),
			actions: [move('altars'), turnTotem('two'), useAltar(3)],
			counts: [6, 2 * 6 + 4 * 9],
		},
		{
			// One tile lies on the River: it is taken, and nothing is left to buy. 1 Zeal buys an extension, or nothing; then
			// chance fills the River with one of four kinds.
			name: 'the River is short',
			setup: turn({ seat: { resources: { zeal: 1 } }, sites: { river: [null, null, null, 'food'] } }),
			actions: [move('river'), turnTotem('two')],
			legal: [buyExtension, buyNothing],
			counts: [2, 8, 32],
		},
		{
			// Filled up first: chance draws three tiles, then everything is for sale.
			name: 'the River is short and filled up first',
			setup: turn({
				seat: { resources: { zeal: 1 } },
				sites: { river: [null, null, null, 'food'] },
				rulings: { 'river-short': 'refill-first' },
			}),
			actions: [move('river'), turnTotem('two'), draw('zeal'), draw('zeal')],
			counts: [4, 4 * 3],
		},
		{
			// Line 2 has one card left, line 1 none: 2 Power pay lines 1 and 2, and only 2 has something.
			name: 'a line without a card',
			setup: turn({ seat: { resources: { power: 3 } }, sites: { glyphs: [null, null] } }),
			actions: [move('stairway'), turnTotem('two')],
			legal: [takeLine(2)],
			counts: [1, 4],
		},
	])('$name', check);
});

describe('exchanges and bonus actions', () => {
	test.each<Row>([
		{
			// Three of one colour and one each of three others. Two or three of a; three different of four, or all four.
			// Nothing can be paid but the River. Two sides; 12 outer spaces for the first tile, three times; 4 colours.
			name: 'exchanging Glyphs',
			setup: turn({ seat: { glyphs: { a: 3, b: 1, c: 1, d: 1 } } }),
			counts: [5, 2 + 3 * edges + 4],
		},
		{
			// A bird’s Altars action, 3 off, when the River’s action is done: taken or left. Then twelve columns, nothing of
			// which is due; left, the turn ends with the draws of the River.
			name: 'a bonus action, taken or left',
			setup: turn({ seat: { characters: ['chachiuitl'] } }),
			actions: [useBird('chachiuitl'), move('river'), turnTotem('two'), buyNothing],
			legal: [{ type: 'act', site: 'altars' }, forgo],
			counts: [2, 12 + 4],
		},
		{
			// The first of two tiles lies on space 13, whose neighbours are 9 and 14. An extension on 9, and the Action phase
			// goes on with the River alone, while the bonus action waits; a Character on 14, one of six.
			name: 'two Jade tiles from an exchange, before its bonus action',
			setup: turn({ seat: { glyphs: { a: 3 } } }),
			actions: [
				{ type: 'exchange', set: 'same-colour', cards: 3 },
				{ type: 'place-jade', space: 13 },
			],
			legal: [
				{ type: 'place-jade', space: 9 },
				{ type: 'place-jade', space: 14 },
			],
			counts: [2, 1 + 6],
		},
	])('$name', check);
});

describe('climbing', () => {
	const race = (zenith: number) =>
		turn({
			seat: { characters: ['itzamna'], priests: { food: 9, fame: 7, zeal: 6, power: 5 } },
			others: [{ priests: { food: 9, fame: zenith === 0 ? 9 : 0 } }],
			zenith,
		});
	test.each([
		[1, 3],
		[0, 0],
	] as const)('the Zenith race, %i token left: three stairways, two of them to the top', (zenith, vp) => {
		// Food is at the top; Fame and Zeal get there with 3 steps, Power does not.
		const { after } = playAll(race(zenith), [useBird('itzamna')]);
		expect(copan.legalActions(after)).toEqual([climb('fame'), climb('zeal'), climb('power')]);
		const scores = copan.legalActions(after).map((action) => expectOk(copan.play(after, action)).position.seats[1]?.vp);
		expect(scores).toEqual([vp, vp, 0]);
	});
});

describe('the Court phase', () => {
	test.each<Row>([
		{
			// Four tiles in hand, 36 free spaces at three players.
			name: 'the first turn',
			setup: table({ players: 3 }),
			counts: [4, 144],
		},
		{
			// A spiral and a threshold in one placing: two Events and one roll. Face 5 takes a Character of each player: the
			// second seat has two and the third has three; no other face asks anything.
			name: 'two Events, one roll',
			setup: laidOut({
				cubes: { fame: 3 },
				seats: [{}, { characters: ['muluc', 'huracan'] }, { characters: ['yaluk', 'tonalnan', 'ixtli'] }],
				tops: known,
			}),
			actions: [take('fame'), place('north-2-2')],
			counts: [6, 2, 6],
		},
		{
			// Nobody has said which of two empty spaces a known card fills first: 2, and then there is no more to choose.
			name: 'a known card and two empty spaces, by the players’ choice',
			setup: turn({
				seat: { resources: { power: 3 } },
				tops: { glyphs: ['h', 'g'] },
				rulings: { 'refill-order': 'players-choice' },
			}),
			actions: [move('stairway'), turnTotem('two'), takeLine(2), climb('food')],
			legal: [fillSpace(2), fillSpace(3)],
			counts: [2, 0],
		},
	])('$name', check);
});

/*
 * Counted again, naively.
 */

/** Numbers from 0 to below `count`, the same ones every time. */
const dice = (seed: number) => {
	let state = seed;
	return (count: number): number => {
		state = (Math.imul(state, 1103515245) + 12345) >>> 0;
		return Math.floor(((state >>> 8) / 2 ** 24) * count);
	};
};

describe('by a second enumeration', () => {
	/** The Mask of 4 by 4, written out. */
	const grid = [
		[1, 2, 3, 4],
		[5, 6, 7, 8],
		[9, 10, 11, 12],
		[13, 14, 15, 16],
	];
	const around = (space: number, steps: readonly (readonly [down: number, right: number])[]): number[] => {
		const row = grid.findIndex((each) => each.includes(space));
		const column = (grid[row] as number[]).indexOf(space);
		return steps.flatMap(([down, right]) => grid[row + down]?.[column + right] ?? []);
	};
	const sides = [
		[-1, 0],
		[1, 0],
		[0, -1],
		[0, 1],
	] as const;
	const corners = [
		[-1, -1],
		[-1, 1],
		[1, -1],
		[1, 1],
	] as const;
	const outer: Record<string, number[]> = {
		top: [1, 2, 3, 4],
		left: [1, 5, 9, 13],
		right: [4, 8, 12, 16],
		bottom: [13, 14, 15, 16],
	};
	const fits = (mask: number[], reading: string): number[] => {
		const all = grid.flat().filter((space) => !mask.includes(space));
		if (mask.length === 0) return all.filter((space) => Object.values(outer).some((edge) => edge.includes(space)));
		const steps = reading === 'connected-by-corners' ? [...sides, ...corners] : sides;
		const touching = all.filter((space) => around(space, steps).some((other) => mask.includes(other)));
		if (reading !== 'first-edge-only') return touching;
		const first = Object.values(outer).filter((edge) => edge.includes(mask[0] as number));
		const onOther = (space: number) =>
			Object.values(outer).some((edge) => edge.includes(space)) && !first.some((edge) => edge.includes(space));
		return touching.filter((space) => !onOther(space));
	};

	test.each(['connected-by-sides', 'connected-by-corners', 'first-edge-only'] as const)(
		'the Mask, %s: where a tile fits, on 200 Masks grown at random',
		(reading) => {
			const deal = dice(reading.length);
			for (let grown = 0; grown < 200; grown++) {
				const mask: number[] = [];
				for (let tiles = deal(15); tiles > 0; tiles--) {
					const open = fits(mask, reading);
					if (open.length > 0) mask.push(open[deal(open.length)] as number);
				}
				const open = fits(mask, reading);
				if (open.length === 0) continue;
				const { after } = playAll(
					turn({ seat: { characters: ['cualli'], mask }, rulings: { 'mask-edges': reading } }),
					[useBird('cualli')],
				);
				expect(
					copan.legalActions(after).map((action) => (action.type === 'place-jade' ? action.space : 0)),
					`Mask ${mask}`,
				).toEqual(open);
			}
		},
	);

	test('a Mask begun in the corner: 2 spaces, 3 with corners, and what each of them asks', () => {
		const corner = (reading: 'connected-by-sides' | 'connected-by-corners') =>
			playAll(turn({ seat: { characters: ['cualli'], mask: [1] }, rulings: { 'mask-edges': reading } }), [
				useBird('cualli'),
			]).after;
		// Spaces 2 and 5 give a resource of choice, space 6 two.
		expect([1, 2].map((depth) => perft(corner('connected-by-sides'), depth))).toEqual([2, 8]);
		expect([1, 2, 3].map((depth) => perft(corner('connected-by-corners'), depth))).toEqual([
			3,
			12,
			// After 2 and 5 the phase goes on from 1 resource: the River is open in each of 8 cases, and no other Site; after
			// 6 comes a second choice of 4.
			8 * 1 + 4 * 4,
		]);
	});

	/** How a price of any resources may be paid, one by one, where a choice is left; `depth` payments deep. */
	const payments = (store: Record<Resource, number>, due: number, depth: number): number => {
		const held = resources.filter((resource) => store[resource] > 0);
		const sum = resources.reduce((total, resource) => total + store[resource], 0);
		// No choice is no question.
		if (due === 0 || held.length === 1 || sum === due) return 0;
		if (depth === 1) return held.length;
		return held.reduce(
			(total, resource) => total + payments({ ...store, [resource]: store[resource] - 1 }, due - 1, depth - 1),
			0,
		);
	};

	test('a price of any resources: as many ways as a count with one’s fingers gives, on 100 stores', () => {
		const deal = dice(7);
		for (let counted = 0; counted < 100; counted++) {
			const store = { food: deal(3), fame: deal(3), zeal: deal(3), power: deal(3) };
			const owned = deal(3);
			const sum = store.food + store.fame + store.zeal + store.power;
			if (sum <= owned) continue;
			// An extension costs 1 and as many more as one has.
			const { after } = playAll(turn({ seat: { resources: store, extensions: owned } }), [
				move('river'),
				turnTotem('two'),
				buyExtension,
			]);
			const isPaying = copan.decision(after)?.ask === 'pay-any';
			const counts = [1, 2].map((depth) => payments(store, owned + 1, depth));
			expect(isPaying, JSON.stringify(store)).toBe(counts[0] !== 0);
			if (!isPaying) continue;
			// The first payment, and the second where one is still due: other questions are not payments.
			expect(copan.legalActions(after)).toHaveLength(counts[0] as number);
			const second = copan.legalActions(after).reduce((total, action) => {
				const next = expectOk(copan.play(after, action)).position;
				return total + (copan.decision(next)?.ask === 'pay-any' ? copan.legalActions(next).length : 0);
			}, 0);
			expect(second, JSON.stringify({ store, owned })).toBe(counts[1]);
		}
	});

	test('a stack of two in a City of level 1: every pair of tokens, and its order', () => {
		const { after } = playAll(
			turn({ seat: { resources: { food: 2, fame: 1 } }, sites: { cities: ['6'], embassies: [[0, 1, 0]] } }),
			[move('embassies'), turnTotem('two'), visit(1)],
		);
		const chest = ['1-vp', 'climb', 'food', 'food', 'fame', 'fame', 'zeal', 'zeal', 'power', 'power'];
		const kinds = [...new Set(chest)];
		const pairs = kinds.flatMap((one) => {
			const left = [...chest];
			left.splice(left.indexOf(one), 1);
			return [...new Set(left)].map((other) => [one, other]);
		});
		// Two of a kind are applied as they come, and then the turn is over; two others wait for their owner’s order.
		const unlike = pairs.filter(([one, other]) => one !== other);
		expect([1, 2, 3].map((depth) => perft(after, depth))).toEqual([kinds.length, pairs.length, 2 * unlike.length]);
		expect([kinds.length, pairs.length, unlike.length]).toEqual([6, 34, 30]);
	});

	test('a Court phase: tiles of the hand by free spaces, on 50 Pyramids', () => {
		const deal = dice(3);
		for (let laid = 0; laid < 50; laid++) {
			const players = ([2, 3, 4] as const)[deal(3)] as 2 | 3 | 4;
			const pyramid: Record<string, Resource> = {};
			let free = 0;
			for (const court of ['north', 'east', 'south', 'west'])
				for (let row = 1; row <= 3; row++)
					for (let column = 1; column <= players; column++)
						if (deal(2) === 0) pyramid[`${court}-${row}-${column}`] = resources[deal(4)] as Resource;
						else free++;
			const tiles = { food: deal(2), fame: deal(3), zeal: deal(2), power: 1 };
			const kinds = resources.filter((resource) => tiles[resource] > 0).length;
			const created = copan.create(table({ players, pyramid, seats: [{ tiles }] }));
			if (!created.ok) continue;
			expect(perft(created.value.position, 2)).toBe(kinds * free);
		}
	});
});
