/**
 * The Totem in the Action phase: moving and its price, staying, the side that lies up, pushing and ejection, and what
 * happens where no Site will do. Every row names all events in full and every path of the position that changed.
 */
import { describe, expect, test } from 'vitest';
import { copan, type SeatSetup, type Setup } from '#games/copan/index.ts';
import { type Resource, resources, type Site, sites } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import {
	actionTable,
	atSite,
	begun,
	begunByStaying,
	buyNothing,
	checkTurn,
	chose,
	courtToken,
	entryPrice,
	filled,
	forgo,
	forgone,
	glyphsAfter,
	glyphTaken,
	laidCourt,
	leftOut,
	move,
	noSiteTaken,
	paid,
	recruit,
	recruited,
	riverFilled,
	stay,
	type TurnRow,
	takeLine,
	tilesTaken,
	totemGains,
	totemMoved,
	totemScores,
	turnEnded,
	visit,
	withLess,
} from './action-support.ts';
import {
	discarded,
	entryPaid,
	plain,
	tellsOf,
	totemEjected,
	totemPlaced,
	totemPushed,
	withOn,
} from './fate-support.ts';
import {
	activated,
	checkRefusal,
	checkRow,
	cited,
	climb,
	discardOne,
	draw,
	ended,
	fromTile,
	gain,
	goOn,
	moved,
	place,
	placed,
	placeTotem,
	playAll,
	type Refusal,
	type Told,
	take,
	turnTotem,
	useBird,
} from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.turn.two-phases',
	'copan.action.move-or-stay',
	'copan.action.first-turn',
	'copan.action.move.entry',
	'copan.action.move.side',
	'copan.action.move.afford',
	'copan.action.move.symbol-then-action',
	'copan.action.stay.next',
	'copan.action.stay.action',
	'copan.action.stay.final',
	'copan.action.space.cost',
	'copan.action.space.times',
	'copan.action.push.occupied',
	'copan.action.push.no-symbol',
	'copan.action.push.several',
	'copan.action.push.ejected',
	'copan.action.push.ejected-moves',
	'copan.end-turn.when',
] satisfies CopanRule[];

const { climbed } = tellsOf({ onStairway: true }, ['copan.stairway.climb']);

type Priced = keyof typeof entryPrice;
const priced = Object.keys(entryPrice) as Priced[];
const on = (site: Site, space: number, side: 'any' | 'two' = 'two'): SeatSetup => ({ totem: { site, space, side } });

/** What the cheapest action of a Site costs on this table, besides the entry. */
const cheapest: Record<Priced, Partial<Record<Resource, number>>> = {
	embassies: { food: 2 },
	'ball-court': { fame: 1, zeal: 1 },
	altars: { food: 1 },
	stairway: { power: 1 },
};
/** The same with the entry price. */
const together: Record<Priced, Partial<Record<Resource, number>>> = {
	embassies: { food: 3 },
	'ball-court': { fame: 2, zeal: 1 },
	altars: { food: 1, zeal: 1 },
	stairway: { power: 2 },
};
/** A store with one resource less. */
const shortOf = (store: Partial<Record<Resource, number>>, resource: Resource) => ({
	...store,
	[resource]: (store[resource] ?? 0) - 1,
});

/** The rows below stop at the question of the Site’s action: these have come to it. */
const cameTo = (site: Priced, from = 1): Pick<TurnRow, 'told' | 'asks'> => ({
	told: [totemMoved(site, 'any', { space: from }), entryPaid(1, entryPrice[site], 2), begun(site, 2)],
	asks: atSite(site, 4),
});
const riverTaken = {
	'seats.1.tiles.food': 2,
	'seats.1.tiles.fame': 2,
	river: [null, null, 'zeal', 'power'],
};

describe('copan.action.move.entry', () => {
	test.each(priced)('to %s on the first turn, with exactly enough for the entry and the action', (site) =>
		checkTurn({
			name: '',
			seat: { resources: together[site] },
			actions: [move(site), turnTotem('any')],
			...cameTo(site),
			changes: {
				acting: site,
				'seats.1.totem': { site, space: 1, side: 'any' },
				[`seats.1.resources.${entryPrice[site]}`]: (together[site][entryPrice[site]] ?? 0) - 1,
			},
		}),
	);

	test.each<TurnRow>([
		{
			name: 'to the River with nothing: 2 VP of the side that scores',
			actions: [move('river'), turnTotem('two')],
			told: [totemMoved('river', 'two'), totemScores(2, 2), begun('river', 2), tilesTaken(['food', 'fame'], 4)],
			asks: atSite('river', 4),
			changes: {
				acting: 'river',
				'seats.1.totem': { site: 'river', space: 1, side: 'two' },
				'seats.1.vp': 2,
				...riverTaken,
			},
		},
		{
			name: 'to the River with nothing: 1 resource of choice of the other side',
			actions: [move('river'), turnTotem('any'), gain('zeal')],
			told: [totemMoved('river', 'any'), totemGains('zeal', 2), begun('river', 2), tilesTaken(['food', 'fame'], 4)],
			asks: atSite('river', 4),
			changes: {
				acting: 'river',
				'seats.1.totem': { site: 'river', space: 1, side: 'any' },
				'seats.1.resources.zeal': 1,
				...riverTaken,
			},
		},
		{
			name: 'from another Site, whatever the space, with a new side up',
			seat: { ...on('altars', 3, 'two'), resources: { power: 2 } },
			actions: [move('stairway'), turnTotem('any')],
			...cameTo('stairway'),
			changes: {
				acting: 'stairway',
				'seats.1.totem': { site: 'stairway', space: 1, side: 'any' },
				'seats.1.resources.power': 1,
			},
		},
		{
			name: 'from the first space of another Site: one need not stay',
			seat: { ...on('river', 1, 'any'), resources: { food: 1, zeal: 1 } },
			actions: [move('altars'), turnTotem('any')],
			...cameTo('altars'),
			changes: {
				acting: 'altars',
				'seats.1.totem': { site: 'altars', space: 1, side: 'any' },
				'seats.1.resources.zeal': 0,
			},
		},
	])('$name', checkTurn);

	test('what the Court phase brought pays for the Action phase, to the end of the turn', () =>
		checkRow({
			name: '',
			setup: actionTable({ pyramid: {} }),
			actions: [take('power'), place(plain), move('stairway'), turnTotem('two'), takeLine(1), climb('zeal')],
			events: [
				placed(plain, 'power', 1),
				moved('power', 1, 1, 0),
				activated(plain, 'power', 1, 2, 0, { player: 1 }),
				fromTile(plain, 'power', [2, 0], 2, 1),
				ended(1),
				totemMoved('stairway', 'two'),
				entryPaid(1, 'power', 5),
				begun('stairway', 5),
				chose('stairway', { what: 'line', line: 1 }, 7),
				paid('stairway', 'power', 1, 8),
				glyphTaken(1, 'a', 8),
				tellsOf({ onStairway: true }, ['copan.stairway.climb']).climbed(1, 'zeal', [0, 1], { causedBy: 8 }),
				turnEnded(),
				{ ...filled('glyphs', 1, 'g'), causedBy: 12 },
			].map(withLess),
			changes: {
				'seats.1.tiles.power': 0,
				[`pyramid.${plain}`]: 'power',
				'cubes.power': 1,
				'seats.1.totem': { site: 'stairway', space: 1, side: 'two' },
				'seats.1.glyphs.a': 1,
				'seats.1.priests.zeal': 1,
				'cards.glyphs.laid': glyphsAfter([1, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		}));

	test.each<Refusal>(
		sites.map((site) => ({
			name: `to ${site}, where the Totem stands`,
			setup: actionTable({ seats: [{}, { ...on(site, 1), resources: { food: 5, fame: 5, zeal: 5, power: 5 } }, {}] }),
			actions: [],
			refused: move(site),
			rejection: { code: 'present-site', rule: 'copan.action.move.entry', values: { site } },
		})),
	)('refused: $name', checkRefusal);
});

describe('copan.action.move.afford', () => {
	const with_ = (store: Partial<Record<Resource, number>>, more: SeatSetup = {}): Setup =>
		actionTable({ seats: [{}, { resources: store, ...more }, {}] });
	const unpayable = (site: Site) => ({
		code: 'action-unpayable',
		rule: 'copan.action.move.afford' as const,
		values: { site },
	});

	test.each<Refusal>([
		...priced.map((site) => ({
			name: `${site} with nothing, and VP do not pay`,
			setup: with_({}, { vp: 50 }),
			actions: [],
			refused: move(site),
			rejection: {
				code: 'entry-unpayable',
				rule: 'copan.action.move.afford' as const,
				values: { site, resource: entryPrice[site], amount: 1 },
			},
		})),
		...priced.map((site) => ({
			name: `${site} with the price of the action only in other resources than the entry asks`,
			setup: with_({ food: 5, fame: 5, zeal: 5, power: 5, [entryPrice[site]]: 0 }),
			actions: [],
			refused: move(site),
			rejection: {
				code: 'entry-unpayable',
				rule: 'copan.action.move.afford' as const,
				values: { site, resource: entryPrice[site], amount: 1 },
			},
		})),
		...priced.map((site) => ({
			name: `${site} with the entry price alone`,
			setup: with_({ [entryPrice[site]]: 1 }),
			actions: [],
			refused: move(site),
			rejection: unpayable(site),
		})),
		...priced.map((site) => ({
			name: `${site} with the price of the action but not the entry besides`,
			setup: with_(site === 'altars' ? { zeal: 1, fame: 0 } : cheapest[site]),
			actions: [],
			refused: move(site),
			rejection: unpayable(site),
		})),
		...priced.flatMap((site) =>
			resources
				.filter((resource) => (together[site][resource] ?? 0) > (resource === entryPrice[site] ? 1 : 0))
				.map((resource) => ({
					name: `${site}, one ${resource} short`,
					setup: with_(shortOf(together[site], resource)),
					actions: [],
					refused: move(site),
					rejection: unpayable(site),
				})),
		),
	])('refused: $name', checkRefusal);

	test('the River stays open when nothing can be paid', () => {
		const { after } = playAll(with_({}), []);
		expect(copan.legalActions(after)).toEqual([move('river')]);
	});

	const free = { food: 5, fame: 5, zeal: 5, power: 5 };
	const bare: Record<Exclude<Priced, 'embassies'>, Setup> = {
		'ball-court': { sites: { characters: [null, null, null, null, null, null] } },
		altars: { sites: { altarTokens: Array.from({ length: 12 }, (_, column) => column % 3) } },
		stairway: { sites: { glyphs: [null, null, null, null, null, null] } },
	};
	const closedCities: Setup = {
		crossed: { food: 3 },
		sites: { cities: [null, null, null], closed: { embassies: [1, 2, 3] } },
	};
	const noTokens: Setup = { sites: { ballCourt: { left: [0, 25, 0] } } };
	const nothingLeft = (site: Site) => ({
		code: 'nothing-left',
		rule: 'copan.action.move.afford' as const,
		values: { site },
	});
	test.each<Refusal>([
		...Object.entries(bare).map(([site, setup]) => ({
			name: `${site}, where nothing is left`,
			setup: actionTable({ ...setup, seats: [{}, { resources: free }, {}] }),
			actions: [],
			refused: move(site as Site),
			rejection: nothingLeft(site as Site),
		})),
		...(['embassies', 'ball-court', 'altars'] as const).map((site) => ({
			name: `${site} without a token left`,
			setup: actionTable({ ...noTokens, seats: [{}, { resources: free }, {}] }),
			actions: [],
			refused: move(site),
			rejection: nothingLeft(site),
		})),
		{
			name: 'embassies, where the Cities left are all too dear',
			setup: actionTable({ ...closedCities, seats: [{}, { resources: { food: 3 } }, {}] }),
			actions: [],
			refused: move('embassies'),
			rejection: unpayable('embassies'),
		},
		{
			name: 'staying on stairway, where nothing is left',
			setup: actionTable({ ...bare.stairway, seats: [{}, { ...on('stairway', 1), resources: free }, {}] }),
			actions: [],
			refused: stay,
			rejection: nothingLeft('stairway'),
		},
	])('refused: $name', checkRefusal);

	test.each<TurnRow>([
		{
			name: 'where nothing is left, under the reading that allows it: the entry and no action',
			setup: { ...bare.stairway, tops: {}, rulings: { 'site-with-nothing-left': 'symbol-only' } },
			seat: { resources: { power: 1 } },
			actions: [move('stairway'), turnTotem('two'), forgo],
			chance: [draw('a'), draw('b'), draw('c'), draw('d'), draw('e'), draw('f')],
			told: [
				totemMoved('stairway', 'two'),
				entryPaid(1, 'power', 2),
				begun('stairway', 2),
				forgone('stairway', 4, 'site-with-nothing-left'),
			],
			refilled: (['a', 'b', 'c', 'd', 'e', 'f'] as const).map((card, index) => filled('glyphs', index + 1, card)),
			changes: {
				'seats.1.totem': { site: 'stairway', space: 1, side: 'two' },
				'seats.1.resources.power': 0,
				'cards.glyphs.laid': ['a', 'b', 'c', 'd', 'e', 'f'],
				'cards.glyphs.rest': ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((colour) =>
					Array.from({ length: colour > 'f' ? 6 : 5 }, () => colour),
				),
			},
		},
		{
			name: 'staying where nothing is left, under that reading: the space and no action',
			setup: { ...bare.altars, rulings: { 'site-with-nothing-left': 'symbol-only' } },
			seat: on('altars', 2, 'two'),
			actions: [stay, forgo],
			told: [
				totemMoved('altars', 'two', { space: 3 }),
				totemScores(4, 2),
				begunByStaying('altars', 2),
				forgone('altars', 4, 'site-with-nothing-left'),
			],
			changes: { 'seats.1.totem': { site: 'altars', space: 3, side: 'two' }, 'seats.1.vp': 4 },
		},
	])('$name', checkTurn);
	test('the entry is still to be paid under that reading', () =>
		checkRefusal({
			name: '',
			setup: actionTable({ ...bare.stairway, rulings: { 'site-with-nothing-left': 'symbol-only' } }),
			actions: [],
			refused: move('stairway'),
			rejection: {
				code: 'entry-unpayable',
				rule: 'copan.action.move.afford',
				values: { site: 'stairway', resource: 'power', amount: 1 },
			},
		}));
});

describe('copan.action.move.side', () => {
	test.each<Refusal>([
		{
			name: 'no side is chosen before a Site',
			setup: actionTable(),
			actions: [],
			refused: turnTotem('two'),
			rejection: { code: 'not-asked', rule: 'copan.action.move-or-stay', values: { ask: 'move' } },
		},
		{
			name: 'nor left out after it',
			setup: actionTable(),
			actions: [move('river')],
			refused: buyNothing,
			rejection: { code: 'not-asked', rule: 'copan.action.move.side', values: { ask: 'move-side' } },
		},
		{
			name: 'nor anew on a stay',
			setup: actionTable({ seats: [{}, on('river', 1), {}] }),
			actions: [stay],
			refused: turnTotem('any'),
			rejection: { code: 'not-asked', rule: 'copan.river.one-purchase', values: { ask: 'river-buy' } },
		},
	])('refused: $name', checkRefusal);
	test('both sides are offered on every Site', () => {
		for (const site of sites) {
			const { after } = playAll(
				actionTable({ seats: [{}, { resources: { food: 5, fame: 5, zeal: 5, power: 5 } }, {}] }),
				[move(site)],
			);
			expect(copan.decision(after)).toEqual({ actor: 1, ask: 'move-side', rule: 'copan.action.move.side' });
			expect(copan.legalActions(after)).toEqual([turnTotem('any'), turnTotem('two')]);
		}
	});
});

describe('copan.action.first-turn', () => {
	test.each<Refusal>([
		{
			name: 'staying before the first move',
			setup: actionTable(),
			actions: [],
			refused: stay,
			rejection: { code: 'not-on-site', rule: 'copan.action.first-turn', values: {} },
		},
		{
			name: 'an action without a move',
			setup: actionTable({ seats: [{}, { resources: { power: 5 } }, {}] }),
			actions: [],
			refused: takeLine(1),
			rejection: { code: 'not-asked', rule: 'copan.action.move-or-stay', values: { ask: 'move' } },
		},
		{
			name: 'doing nothing where one could move',
			setup: actionTable(),
			actions: [],
			refused: goOn,
			rejection: { code: 'not-asked', rule: 'copan.action.move-or-stay', values: { ask: 'move' } },
		},
	])('refused: $name', checkRefusal);
});

describe('copan.action.stay.next', () => {
	const rich = { food: 4, fame: 4, zeal: 4, power: 4 };
	const times = (site: Site, space: number) => (site === 'river' ? space : space - 1);
	const stays = sites.flatMap((site) => [2, 3].map((space) => ({ site, space })));

	test.each(stays)('$site, space $space, with the 2 up', ({ site, space }) => {
		const vp = 2 * times(site, space);
		checkTurn({
			name: '',
			seat: { ...on(site, space - 1, 'two'), resources: rich },
			actions: [stay],
			told: [
				totemMoved(site, 'two', { space }),
				totemScores(vp, 2),
				begunByStaying(site, 2),
				...(site === 'river' ? [tilesTaken(['food', 'fame'], 4)] : []),
			],
			asks: atSite(site, 4),
			changes: {
				acting: site,
				'seats.1.totem': { site, space, side: 'two' },
				'seats.1.vp': vp,
				...(site === 'river' ? riverTaken : {}),
			},
		});
	});

	test.each(stays)('$site, space $space, with the any-resource side up: each of choice', ({ site, space }) => {
		const gains = (['zeal', 'power', 'zeal'] as const).slice(0, times(site, space));
		const last = 2 + gains.length;
		checkTurn({
			name: '',
			// One more Zeal fits, the second one does not.
			seat: { ...on(site, space - 1, 'any'), resources: rich },
			actions: [stay, ...gains.map((resource) => gain(resource))],
			told: [
				totemMoved(site, 'any', { space }),
				...gains.map((resource, index) =>
					index === 2
						? tellsOf({ totem: true }, ['copan.action.space.times']).gained(1, resource, 0, 1, { causedBy: 2 })
						: totemGains(resource, 2),
				),
				begunByStaying(site, 2),
				...(site === 'river' ? [tilesTaken(['food', 'fame'], last + 1)] : []),
			],
			asks: atSite(site, last + 1),
			changes: {
				acting: site,
				'seats.1.totem': { site, space, side: 'any' },
				'seats.1.resources.zeal': 5,
				...(gains.length > 1 ? { 'seats.1.resources.power': 5 } : {}),
				...(site === 'river' ? riverTaken : {}),
			},
		});
	});

	test.each<TurnRow>([
		{
			name: 'an exhausted resource can be gained, and what the space gives pays the action',
			setup: { cubes: { power: 10 } },
			seat: on('stairway', 1, 'any'),
			actions: [stay, gain('power'), takeLine(1), climb('food')],
			told: [
				totemMoved('stairway', 'any', { space: 2 }),
				totemGains('power', 2),
				begunByStaying('stairway', 2),
				chose('stairway', { what: 'line', line: 1 }, 4),
				paid('stairway', 'power', 1, 5),
				glyphTaken(1, 'a', 5),
				climbed(1, 'food', [0, 1], { causedBy: 5 }),
			],
			refilled: [filled('glyphs', 1, 'g')],
			changes: {
				'seats.1.totem': { site: 'stairway', space: 2, side: 'any' },
				'seats.1.glyphs.a': 1,
				'seats.1.priests.food': 1,
				'cards.glyphs.laid': glyphsAfter([1, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
		{
			name: 'x2 pays a price of 2 where the store is empty',
			seat: on('stairway', 2, 'any'),
			actions: [stay, gain('power'), gain('power'), takeLine(2), climb('food')],
			told: [
				totemMoved('stairway', 'any', { space: 3 }),
				totemGains('power', 2),
				totemGains('power', 2),
				begunByStaying('stairway', 2),
				chose('stairway', { what: 'line', line: 2 }, 5),
				paid('stairway', 'power', 2, 6),
				glyphTaken(2, 'b', 6),
				glyphTaken(3, 'c', 6),
				climbed(1, 'food', [0, 2], { causedBy: 6 }),
			],
			refilled: [filled('glyphs', 2, 'g'), filled('glyphs', 3, 'h')],
			changes: {
				'seats.1.totem': { site: 'stairway', space: 3, side: 'any' },
				'seats.1.glyphs.b': 1,
				'seats.1.glyphs.c': 1,
				'seats.1.priests.food': 2,
				'cards.glyphs.laid': glyphsAfter([2, 'g'], [3, 'h']),
				'cards.glyphs.top': ['g'],
			},
		},
		{
			name: 'who then chooses another resource can pay nothing, and leaves the action',
			seat: on('stairway', 1, 'any'),
			actions: [stay, gain('food'), forgo],
			told: [
				totemMoved('stairway', 'any', { space: 2 }),
				totemGains('food', 2),
				begunByStaying('stairway', 2),
				forgone('stairway', 4, 'stay-needs-payment'),
			],
			changes: {
				'seats.1.totem': { site: 'stairway', space: 2, side: 'any' },
				'seats.1.resources.food': 1,
			},
		},
		{
			name: 'under the reading that one may stay without paying: the space and no action',
			setup: { rulings: { 'stay-needs-payment': 'may-stay' } },
			seat: on('stairway', 2, 'two'),
			actions: [stay, forgo],
			told: [
				totemMoved('stairway', 'two', { space: 3 }),
				totemScores(4, 2),
				begunByStaying('stairway', 2),
				forgone('stairway', 4, 'stay-needs-payment'),
			],
			changes: { 'seats.1.totem': { site: 'stairway', space: 3, side: 'two' }, 'seats.1.vp': 4 },
		},
	])('$name', checkTurn);

	const unpayable = (site: Site) => ({
		code: 'action-unpayable',
		rule: 'copan.action.move.afford' as const,
		values: { site },
	});
	const staying = (seat: SeatSetup): Setup => actionTable({ seats: [{}, seat, {}] });
	test.each<Refusal>([
		...priced.map((site) => ({
			name: `${site} with an empty store and the 2 up`,
			setup: staying(on(site, 2, 'two')),
			actions: [],
			refused: stay,
			rejection: unpayable(site),
		})),
		{
			name: 'embassies, where x1 is one resource short of the cheapest City',
			setup: staying(on('embassies', 1, 'any')),
			actions: [],
			refused: stay,
			rejection: unpayable('embassies'),
		},
		{
			name: 'the dearer line, with what the space gave',
			setup: staying(on('stairway', 1, 'any')),
			actions: [stay, gain('power')],
			refused: takeLine(2),
			rejection: { code: 'unpayable', rule: 'copan.stairway.line.pay', values: { price: 2, less: 0 } },
		},
	])('refused: $name', checkRefusal);

	test.each([
		['embassies', 2],
		['ball-court', 2],
		['altars', 1],
		['stairway', 1],
	] as const)('%s with an empty store: the space gives the %i that the cheapest action costs', (site, needed) => {
		for (const space of [1, 2]) {
			const { after } = playAll(staying(on(site, space, 'any')), []);
			expect(copan.why(after, stay)).toEqual(space >= needed ? null : unpayable(site));
		}
	});
});

describe('copan.action.stay.final', () => {
	test.each<Refusal>(
		sites.map((site) => ({
			name: `staying on the last space of ${site}`,
			setup: actionTable({ seats: [{}, { ...on(site, 3), resources: { food: 5, fame: 5, zeal: 5, power: 5 } }, {}] }),
			actions: [],
			refused: stay,
			rejection: { code: 'last-space', rule: 'copan.action.stay.final', values: { site } },
		})),
	)('refused: $name', checkRefusal);
	test('from there one can move to the four others', () => {
		const { after } = playAll(
			actionTable({ seats: [{}, { ...on('altars', 3), resources: { food: 5, fame: 5, zeal: 5, power: 5 } }, {}] }),
			[],
		);
		expect(copan.legalActions(after)).toEqual(sites.filter((site) => site !== 'altars').map(move));
	});
});

describe('copan.action.push', () => {
	/** A move to the River that stops at its question; the store tells that nobody pushed gains or pays. */
	const pushing = (
		name: string,
		seats: SeatSetup[],
		told: Told[],
		changes: Record<string, unknown>,
		first = [move('river'), turnTotem('two')],
	): TurnRow => ({
		name,
		setup: seats.length > 3 ? { players: 4 } : {},
		seat: seats[1] ?? {},
		others: [seats[0] ?? {}, ...seats.slice(2)],
		actions: first,
		told,
		changes,
	});
	const entered = { site: 'river', space: 1, side: 'two' } as const;
	const pushed = (player: number, space: number, several = false) =>
		totemPushed(player, 'river', space, 2, { several });
	/** What follows the pushes on the River, of which there were so many. */
	const thenTakes = (pushes: number, vp: 2 | 4 | 6 = 2) => [
		totemScores(vp, 2),
		// More than 2 VP come from a space further on.
		vp > 2 ? begunByStaying('river', 2) : begun('river', 2),
		tilesTaken(['food', 'fame'], 4 + pushes),
	];
	const taken = { acting: 'river', ...riverTaken };

	test.each<TurnRow>([
		{
			...pushing(
				'copan.action.push.occupied: one on the entry space goes one on, its side as it was, and gains nothing',
				[on('river', 1, 'any')],
				[totemMoved('river', 'two'), pushed(0, 2), ...thenTakes(1)],
				{
					...taken,
					'seats.1.vp': 2,
					'seats.1.totem': entered,
					'seats.0.totem': { site: 'river', space: 2, side: 'any' },
				},
			),
			asks: atSite('river', 5),
		},
		{
			...pushing(
				'one behind a gap is not reached',
				[on('river', 1, 'any'), {}, on('river', 3)],
				[totemMoved('river', 'two'), pushed(0, 2), ...thenTakes(1)],
				{
					...taken,
					'seats.1.vp': 2,
					'seats.1.totem': entered,
					'seats.0.totem': { site: 'river', space: 2, side: 'any' },
				},
			),
			asks: atSite('river', 5),
		},
		{
			...pushing(
				'nor one on the second space alone, nor one at another Site',
				[on('river', 2), {}, on('altars', 1)],
				[totemMoved('river', 'two'), ...thenTakes(0)],
				{ ...taken, 'seats.1.vp': 2, 'seats.1.totem': entered },
			),
			asks: atSite('river', 4),
		},
		{
			...pushing(
				'copan.action.push.several: two in a row',
				[on('river', 2), {}, on('river', 1, 'any')],
				[totemMoved('river', 'two'), pushed(2, 2, true), pushed(0, 3, true), ...thenTakes(2)],
				{
					...taken,
					'seats.1.vp': 2,
					'seats.1.totem': entered,
					'seats.2.totem': { site: 'river', space: 2, side: 'any' },
					'seats.0.totem': { site: 'river', space: 3, side: 'two' },
				},
			),
			asks: atSite('river', 6),
		},
		{
			...pushing(
				'copan.action.push.ejected: three in a row, the last one off the Site',
				[on('river', 2), {}, on('river', 3), on('river', 1, 'any')],
				[
					totemMoved('river', 'two'),
					pushed(3, 2, true),
					pushed(0, 3, true),
					totemEjected(2, 'river', 2),
					...thenTakes(3),
				],
				{
					...taken,
					'seats.1.vp': 2,
					'seats.1.totem': entered,
					'seats.3.totem': { site: 'river', space: 2, side: 'any' },
					'seats.0.totem': { site: 'river', space: 3, side: 'two' },
					'seats.2.totem': null,
					'seats.2.ejectedFrom': 'river',
				},
			),
			asks: atSite('river', 7),
		},
		{
			...pushing(
				'on staying: the Totem ahead goes one on',
				[on('river', 2, 'any'), on('river', 1)],
				[totemMoved('river', 'two', { space: 2 }), pushed(0, 3), ...thenTakes(1, 4)],
				{
					...taken,
					'seats.1.vp': 4,
					'seats.1.totem': { site: 'river', space: 2, side: 'two' },
					'seats.0.totem': { site: 'river', space: 3, side: 'any' },
				},
				[stay],
			),
			asks: atSite('river', 5),
		},
		{
			...pushing(
				'on staying: two ahead, the second one off the Site',
				[on('river', 2, 'any'), on('river', 1), on('river', 3)],
				[totemMoved('river', 'two', { space: 2 }), pushed(0, 3, true), totemEjected(2, 'river', 2), ...thenTakes(2, 4)],
				{
					...taken,
					'seats.1.vp': 4,
					'seats.1.totem': { site: 'river', space: 2, side: 'two' },
					'seats.0.totem': { site: 'river', space: 3, side: 'any' },
					'seats.2.totem': null,
					'seats.2.ejectedFrom': 'river',
				},
				[stay],
			),
			asks: atSite('river', 6),
		},
		{
			...pushing(
				'on staying: onto the last space, whose Totem is ejected; the one behind stays behind',
				[on('river', 3, 'any'), on('river', 2), on('river', 1)],
				[totemMoved('river', 'two', { space: 3 }), totemEjected(0, 'river', 2), ...thenTakes(1, 6)],
				{
					...taken,
					'seats.1.vp': 6,
					'seats.1.totem': { site: 'river', space: 3, side: 'two' },
					'seats.0.totem': null,
					'seats.0.ejectedFrom': 'river',
				},
				[stay],
			),
			asks: atSite('river', 5),
		},
	])('$name', checkTurn);

	test.each(priced)('%s: whoever is pushed onto x1 gains nothing, and onto no space pays', (site) =>
		checkTurn({
			name: '',
			seat: { resources: together[site] },
			others: [{ ...on(site, 1, 'two'), resources: { [entryPrice[site]]: 3 }, vp: 7 }],
			actions: [move(site), turnTotem('any')],
			told: [totemMoved(site, 'any'), totemPushed(0, site, 2, 2), entryPaid(1, entryPrice[site], 2), begun(site, 2)],
			asks: atSite(site, 5),
			changes: {
				acting: site,
				'seats.1.totem': { site, space: 1, side: 'any' },
				'seats.0.totem': { site, space: 2, side: 'two' },
				[`seats.1.resources.${entryPrice[site]}`]: (together[site][entryPrice[site]] ?? 0) - 1,
			},
		}),
	);
});

describe('copan.action.push.ejected-moves on the next turn', () => {
	test.each<TurnRow>([
		{
			name: 'another Site: no entry price, the action taken with exactly its price',
			seat: { ejectedFrom: 'altars', resources: { power: 1 } },
			actions: [move('stairway'), turnTotem('any'), takeLine(1), climb('power')],
			told: [
				totemMoved('stairway', 'any', { ejected: true }),
				begun('stairway', 2),
				chose('stairway', { what: 'line', line: 1 }, 3),
				paid('stairway', 'power', 1, 4),
				glyphTaken(1, 'a', 4),
				climbed(1, 'power', [0, 1], { causedBy: 4 }),
			],
			refilled: [filled('glyphs', 1, 'g')],
			changes: {
				'seats.1.totem': { site: 'stairway', space: 1, side: 'any' },
				'seats.1.ejectedFrom': null,
				'seats.1.resources.power': 0,
				'seats.1.glyphs.a': 1,
				'seats.1.priests.power': 1,
				'cards.glyphs.laid': glyphsAfter([1, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
		{
			name: 'the River: its entry space gives nothing',
			seat: { ejectedFrom: 'stairway' },
			actions: [move('river'), turnTotem('two')],
			told: [totemMoved('river', 'two', { ejected: true }), begun('river', 2), tilesTaken(['food', 'fame'], 3)],
			asks: atSite('river', 3),
			changes: {
				acting: 'river',
				'seats.1.totem': { site: 'river', space: 1, side: 'two' },
				'seats.1.ejectedFrom': null,
				...riverTaken,
			},
		},
		{
			name: 'it pushes like any other',
			seat: { ejectedFrom: 'stairway' },
			others: [on('river', 1)],
			actions: [move('river'), turnTotem('two')],
			told: [
				totemMoved('river', 'two', { ejected: true }),
				totemPushed(0, 'river', 2, 2),
				begun('river', 2),
				tilesTaken(['food', 'fame'], 4),
			],
			asks: atSite('river', 4),
			changes: {
				acting: 'river',
				'seats.0.totem': { site: 'river', space: 2, side: 'two' },
				'seats.1.totem': { site: 'river', space: 1, side: 'two' },
				'seats.1.ejectedFrom': null,
				...riverTaken,
			},
		},
	])('$name', checkTurn);

	const rich = { food: 5, fame: 5, zeal: 5, power: 5 };
	test.each<Refusal>([
		{
			name: 'back to the Site it fell from',
			setup: actionTable({ seats: [{}, { ejectedFrom: 'altars', resources: rich }, {}] }),
			actions: [],
			refused: move('altars'),
			rejection: { code: 'ejected-from-there', rule: 'copan.action.push.ejected-moves', values: { site: 'altars' } },
		},
		{
			name: 'staying',
			setup: actionTable({ seats: [{}, { ejectedFrom: 'altars', resources: rich }, {}] }),
			actions: [],
			refused: stay,
			rejection: { code: 'not-on-site', rule: 'copan.action.push.ejected-moves', values: {} },
		},
		{
			name: 'a Site whose action is one resource too dear',
			setup: actionTable({ seats: [{}, { ejectedFrom: 'altars', resources: { food: 1 } }, {}] }),
			actions: [],
			refused: move('embassies'),
			rejection: { code: 'action-unpayable', rule: 'copan.action.move.afford', values: { site: 'embassies' } },
		},
	])('refused: $name', checkRefusal);
});

describe('copan.action.push.ejected-moves at once', () => {
	const rulings: Setup['rulings'] = { ejection: 'at-once' };
	const seats = [on('river', 1), on('river', 2), on('river', 3, 'any')];
	test.each<TurnRow>([
		{
			name: 'to another Site with no price, before the action of the one who pushed; no action of its own',
			setup: { rulings },
			seat: on('river', 2),
			others: [on('river', 1), on('river', 3, 'any')],
			actions: [stay, placeTotem('embassies'), turnTotem('two')],
			told: [
				totemMoved('river', 'two', { space: 3 }),
				totemEjected(2, 'river', 2),
				totemScores(6, 2),
				{ ...totemPlaced(2, 'embassies', 'two', 2, 'ejection'), rulings: ['ejection', 'ejected-at-once-action'] },
				begunByStaying('river', 2),
				tilesTaken(['food', 'fame'], 6),
			],
			asks: atSite('river', 6),
			changes: {
				acting: 'river',
				'seats.1.vp': 6,
				'seats.1.totem': { site: 'river', space: 3, side: 'two' },
				'seats.2.totem': { site: 'embassies', space: 1, side: 'two' },
				...riverTaken,
			},
		},
		{
			name: 'it pushes the Totem where it comes to; one behind a gap is not reached',
			setup: { rulings, players: 4 },
			seat: on('river', 2),
			others: [on('altars', 1), on('river', 3, 'any'), on('altars', 3)],
			actions: [stay, placeTotem('altars'), turnTotem('any')],
			told: [
				totemMoved('river', 'two', { space: 3 }),
				totemEjected(2, 'river', 2),
				totemScores(6, 2),
				{ ...totemPlaced(2, 'altars', 'any', 2, 'ejection'), rulings: ['ejection', 'ejected-at-once-action'] },
				totemPushed(0, 'altars', 2, 5),
				begunByStaying('river', 2),
				tilesTaken(['food', 'fame'], 7),
			],
			asks: atSite('river', 7),
			changes: {
				acting: 'river',
				'seats.1.vp': 6,
				'seats.1.totem': { site: 'river', space: 3, side: 'two' },
				'seats.0.totem': { site: 'altars', space: 2, side: 'two' },
				'seats.2.totem': { site: 'altars', space: 1, side: 'any' },
				...riverTaken,
			},
		},
		{
			name: 'two in a row where it comes to go one on',
			setup: { rulings, players: 4 },
			seat: on('river', 2),
			others: [on('altars', 1), on('river', 3, 'any'), on('altars', 2)],
			actions: [stay, placeTotem('altars'), turnTotem('any')],
			told: [
				totemMoved('river', 'two', { space: 3 }),
				totemEjected(2, 'river', 2),
				totemScores(6, 2),
				{ ...totemPlaced(2, 'altars', 'any', 2, 'ejection'), rulings: ['ejection', 'ejected-at-once-action'] },
				totemPushed(0, 'altars', 2, 5, { several: true }),
				totemPushed(3, 'altars', 3, 5, { several: true }),
				begunByStaying('river', 2),
				tilesTaken(['food', 'fame'], 8),
			],
			asks: atSite('river', 8),
			changes: {
				acting: 'river',
				'seats.1.vp': 6,
				'seats.1.totem': { site: 'river', space: 3, side: 'two' },
				'seats.0.totem': { site: 'altars', space: 2, side: 'two' },
				'seats.3.totem': { site: 'altars', space: 3, side: 'two' },
				'seats.2.totem': { site: 'altars', space: 1, side: 'any' },
				...riverTaken,
			},
		},
		{
			name: 'with the action: the ejected player pays and takes it before the one who pushed',
			setup: { rulings: { ...rulings, 'ejected-at-once-action': 'action-at-once' } },
			seat: on('river', 2),
			others: [{}, { ...on('river', 3, 'any'), resources: { power: 1 } }],
			actions: [stay, placeTotem('stairway'), turnTotem('two'), takeLine(1), climb('food')],
			told: [
				totemMoved('river', 'two', { space: 3 }),
				totemEjected(2, 'river', 2),
				totemScores(6, 2),
				{ ...totemPlaced(2, 'stairway', 'two', 2, 'ejection'), rulings: ['ejection', 'ejected-at-once-action'] },
				begun('stairway', 5, 2),
				chose('stairway', { what: 'line', line: 1 }, 6, { power: 1 }, 2),
				paid('stairway', 'power', 1, 7, 2),
				{ ...glyphTaken(1, 'a', 7), player: 2 },
				climbed(2, 'food', [0, 1], { causedBy: 7 }),
				begunByStaying('river', 2),
				tilesTaken(['food', 'fame'], 11),
			],
			asks: atSite('river', 11),
			changes: {
				acting: 'river',
				'seats.1.vp': 6,
				'seats.1.totem': { site: 'river', space: 3, side: 'two' },
				'seats.2.totem': { site: 'stairway', space: 1, side: 'two' },
				'seats.2.resources.power': 0,
				'seats.2.glyphs.a': 1,
				'seats.2.priests.food': 1,
				'cards.glyphs.laid': glyphsAfter([1, null]),
				...riverTaken,
			},
		},
	])('$name', checkTurn);

	const acting: Setup['rulings'] = { ...rulings, 'ejected-at-once-action': 'action-at-once' };
	const fallen = [totemMoved('river', 'two', { space: 3 }), totemEjected(2, 'river', 2), totemScores(6, 2)];
	const pusher = { acting: 'river', 'seats.1.vp': 6, 'seats.1.totem': { site: 'river', space: 3, side: 'two' } };
	test.each<TurnRow>([
		{
			name: 'with the action, at the River: its tiles go to the ejected player',
			setup: { rulings: acting },
			seat: { ...on('altars', 2), resources: { food: 1 } },
			others: [{}, on('altars', 3)],
			actions: [stay, placeTotem('river'), turnTotem('two'), buyNothing],
			told: [
				totemMoved('altars', 'two', { space: 3 }),
				totemEjected(2, 'altars', 2),
				totemScores(4, 2),
				{ ...totemPlaced(2, 'river', 'two', 2, 'ejection'), rulings: ['ejection', 'ejected-at-once-action'] },
				begun('river', 5, 2),
				tilesTaken(['food', 'fame'], 6, { player: 2 }),
				begunByStaying('altars', 2),
			],
			asks: atSite('altars', 8),
			changes: {
				acting: 'altars',
				'seats.1.vp': 4,
				'seats.1.totem': { site: 'altars', space: 3, side: 'two' },
				'seats.2.totem': { site: 'river', space: 1, side: 'two' },
				'seats.2.tiles.food': 2,
				'seats.2.tiles.fame': 2,
				river: [null, null, 'zeal', 'power'],
			},
		},
		{
			name: 'with the action, on the Ball Court: a bird discarded for room has no effect on another’s turn',
			setup: { rulings: acting },
			seat: on('river', 2),
			others: [{}, { ...on('river', 3), characters: ['camazotz', 'ixazaluoh', 'kan-xib-yui'], resources: { fame: 2 } }],
			actions: [stay, placeTotem('ball-court'), turnTotem('two'), recruit('muluc'), discardOne('ixazaluoh')],
			told: [
				...fallen,
				{ ...totemPlaced(2, 'ball-court', 'two', 2, 'ejection'), rulings: ['ejection', 'ejected-at-once-action'] },
				begun('ball-court', 5, 2),
				chose('ball-court', { what: 'character', character: 'muluc' }, 6, { fame: 2 }, 2),
				paid('ball-court', 'fame', 2, 7, 2),
				recruited('muluc', 1, 7, 2),
				courtToken('left', 9, { player: 2 }),
				discarded(2, 'ixazaluoh', 'room', { bird: true, causedBy: 9 }),
				begunByStaying('river', 2),
				tilesTaken(['food', 'fame'], 12),
			],
			asks: atSite('river', 12),
			changes: {
				...pusher,
				'seats.2.totem': { site: 'ball-court', space: 1, side: 'two' },
				'seats.2.resources.fame': 0,
				'seats.2.characters': ['camazotz', 'kan-xib-yui', 'muluc'],
				'seats.2.discarded': 1,
				'ballCourt.left': [0, 0, 1],
				'cards.characters.laid': withOn(laidCourt, 1),
				'cards.characters.discard': ['ixazaluoh'],
				...riverTaken,
			},
		},
		{
			name: 'with the action, pushed off the River with nothing: off the board until the next turn',
			setup: { rulings: acting },
			seat: on('river', 2),
			others: [{}, on('river', 3)],
			actions: [stay, { type: 'leave-totem' }],
			told: [
				...fallen,
				{
					type: 'totemLeft',
					player: 2,
					rules: ['copan.action.push.ejected-moves'],
					causedBy: 2,
					rulings: ['no-payable-site'],
				},
				begunByStaying('river', 2),
				tilesTaken(['food', 'fame'], 6),
			],
			asks: atSite('river', 6),
			changes: { ...pusher, 'seats.2.totem': null, 'seats.2.ejectedFrom': 'river', ...riverTaken },
		},
		{
			name: 'with the action, pushed off the River with nothing: the River again, under that reading',
			setup: { rulings: { ...acting, 'no-payable-site': 're-enter-river' } },
			seat: on('river', 2),
			others: [{}, on('river', 3)],
			actions: [stay, placeTotem('river'), turnTotem('two'), buyNothing],
			told: [
				...fallen,
				{ ...totemPlaced(2, 'river', 'two', 2, 'ejection'), rulings: ['ejection', 'ejected-at-once-action'] },
				begun('river', 5, 2),
				tilesTaken(['food', 'fame'], 6, { player: 2 }),
				begunByStaying('river', 2),
				tilesTaken(['zeal', 'power'], 8),
			],
			asks: atSite('river', 8),
			changes: {
				...pusher,
				'seats.2.totem': { site: 'river', space: 1, side: 'two' },
				'seats.2.tiles.food': 2,
				'seats.2.tiles.fame': 2,
				'seats.1.tiles.zeal': 2,
				'seats.1.tiles.power': 2,
				river: [null, null, null, null],
			},
		},
	])('$name', checkTurn);

	const ejecting = (rulings: Setup['rulings'], resources: Partial<Record<Resource, number>> = {}): Setup =>
		actionTable({ rulings, seats: [seats[0] ?? {}, seats[1] ?? {}, { ...seats[2], resources }] });
	test('the ejected player is asked', () => {
		const { after } = playAll(ejecting(rulings), [stay]);
		expect(copan.decision(after)).toEqual({ actor: 2, ask: 'totem', rule: 'copan.action.push.ejected-moves' });
		expect(copan.legalActions(after)).toEqual(sites.filter((site) => site !== 'river').map(placeTotem));
	});
	test.each<Refusal>([
		{
			name: 'the Site it fell from',
			setup: ejecting(rulings),
			actions: [stay],
			refused: placeTotem('river'),
			rejection: { code: 'ejected-from-there', rule: 'copan.action.push.ejected-moves', values: { site: 'river' } },
		},
		{
			name: 'staying off the board',
			setup: ejecting(rulings),
			actions: [stay],
			refused: { type: 'leave-totem' },
			rejection: { code: 'not-asked', rule: 'copan.action.push.ejected-moves', values: { ask: 'totem' } },
		},
	])('refused: $name', checkRefusal);
	test('with the action, all the usual rules hold: a Site whose action is too dear is barred', () =>
		checkRefusal({
			name: '',
			setup: ejecting({ ...rulings, 'ejected-at-once-action': 'action-at-once' }, { power: 1 }),
			actions: [stay],
			refused: placeTotem('embassies'),
			rejection: { code: 'action-unpayable', rule: 'copan.action.move.afford', values: { site: 'embassies' } },
		}));
	test('with the action, birds and Glyphs of the player whose turn it is are not the ejected player’s to use', () => {
		const { after } = playAll(
			actionTable({
				rulings: { ...rulings, 'ejected-at-once-action': 'action-at-once' },
				seats: [
					{},
					{ ...on('river', 2), characters: ['itzamna'], glyphs: { a: 2 } },
					{ ...on('river', 3), resources: { power: 1 } },
				],
			}),
			[stay, placeTotem('stairway'), turnTotem('two')],
		);
		expect(copan.decision(after)).toEqual({ actor: 2, ask: 'site', rule: 'copan.stairway.line.pay' });
		expect(copan.legalActions(after)).toEqual([takeLine(1)]);
	});
});

describe('copan.action.move.symbol-then-action', () => {
	const due: Refusal['rejection'] = {
		code: 'action-is-due',
		rule: 'copan.action.move.symbol-then-action',
		values: { site: 'stairway' },
	};
	const setup = (rulings: Setup['rulings'] = {}): Setup =>
		actionTable({ rulings, seats: [{}, { ...on('altars', 1), resources: { power: 2 } }, {}] });
	test.each<Refusal>([
		{
			name: 'leaving the action after a move',
			setup: setup(),
			actions: [move('stairway'), turnTotem('two')],
			refused: forgo,
			rejection: due,
		},
		{
			name: 'leaving the action after a stay',
			setup: actionTable({ seats: [{}, { ...on('stairway', 1), resources: { power: 1 } }, {}] }),
			actions: [stay],
			refused: forgo,
			rejection: due,
		},
		{
			name: 'another Site’s action',
			setup: actionTable({ seats: [{}, { resources: { power: 2, food: 5 } }, {}] }),
			actions: [move('stairway'), turnTotem('two')],
			refused: visit(1),
			rejection: { code: 'not-asked', rule: 'copan.stairway.line.pay', values: { ask: 'site' } },
		},
	])('refused: $name', checkRefusal);
	test.each<TurnRow>([
		{
			name: 'under the reading that the action is optional',
			setup: { rulings: { 'action-optional': 'may-be-skipped' } },
			seat: { ...on('altars', 1), resources: { power: 2 } },
			actions: [move('stairway'), turnTotem('two'), forgo],
			told: [totemMoved('stairway', 'two'), entryPaid(1, 'power', 2), begun('stairway', 2), forgone('stairway', 4)],
			changes: {
				'seats.1.totem': { site: 'stairway', space: 1, side: 'two' },
				'seats.1.resources.power': 1,
			},
		},
		{
			name: 'an action given up is none: its Character pays nothing',
			setup: { rulings: { 'action-optional': 'may-be-skipped' } },
			seat: { ...on('stairway', 1), characters: ['yumchakob'], resources: { power: 2 } },
			actions: [stay, forgo],
			told: [
				totemMoved('stairway', 'two', { space: 2 }),
				totemScores(2, 2),
				begunByStaying('stairway', 2),
				forgone('stairway', 4),
			],
			changes: { 'seats.1.totem': { site: 'stairway', space: 2, side: 'two' }, 'seats.1.vp': 2 },
		},
	])('$name', checkTurn);
});

describe('no Site can be paid for', () => {
	test.each<TurnRow>([
		{
			name: 'on the last space of the River: no Site, no action, and the Totem stays',
			seat: on('river', 3),
			actions: [],
			told: [noSiteTaken],
		},
		{
			name: 'pushed off the River: off the board until the next turn',
			seat: { ejectedFrom: 'river' },
			actions: [],
			told: [noSiteTaken],
		},
		{
			name: 'under the other reading: the River again, from its entry space',
			setup: { rulings: { 'no-payable-site': 're-enter-river' } },
			seat: on('river', 3),
			actions: [move('river'), turnTotem('two')],
			told: [totemMoved('river', 'two'), totemScores(2, 2), begun('river', 2), tilesTaken(['food', 'fame'], 4)],
			asks: atSite('river', 4),
			changes: {
				acting: 'river',
				'seats.1.totem': { site: 'river', space: 1, side: 'two' },
				'seats.1.vp': 2,
				...riverTaken,
			},
		},
		{
			name: 'under the other reading, pushed off it: the River without its symbol',
			setup: { rulings: { 'no-payable-site': 're-enter-river' } },
			seat: { ejectedFrom: 'river' },
			actions: [move('river'), turnTotem('two')],
			told: [totemMoved('river', 'two', { ejected: true }), begun('river', 2), tilesTaken(['food', 'fame'], 3)],
			asks: atSite('river', 3),
			changes: {
				acting: 'river',
				'seats.1.totem': { site: 'river', space: 1, side: 'two' },
				'seats.1.ejectedFrom': null,
				...riverTaken,
			},
		},
		{
			name: 'with a bird that changes nothing: the player says so',
			seat: { ...on('river', 3), characters: ['itzamna'] },
			actions: [goOn, goOn],
			told: [noSiteTaken],
		},
		{
			name: 'with a bird that pays for one after all',
			seat: { ...on('river', 3), characters: ['ixazaluoh'] },
			actions: [useBird('ixazaluoh'), move('embassies'), turnTotem('two')],
			told: [
				discarded(1, 'ixazaluoh', 'use'),
				tellsOf({ character: 'ixazaluoh' }, ['copan.characters.bird']).gained(1, 'food', 3, 0, { causedBy: 2 }),
				totemMoved('embassies', 'two'),
				entryPaid(1, 'food', 4),
				begun('embassies', 4),
			],
			asks: atSite('embassies', 6),
			changes: {
				acting: 'embassies',
				'seats.1.characters': [],
				'seats.1.discarded': 1,
				'cards.characters.discard': ['ixazaluoh'],
				'seats.1.totem': { site: 'embassies', space: 1, side: 'two' },
				'seats.1.resources.food': 2,
			},
		},
	])('$name', checkTurn);

	test.each<Refusal>([
		{
			name: 'going on where a Site can be paid for',
			setup: actionTable({ seats: [{}, { ...on('river', 3), characters: ['itzamna'], resources: { power: 2 } }, {}] }),
			actions: [],
			refused: goOn,
			rejection: { code: 'not-asked', rule: 'copan.action.move-or-stay', values: { ask: 'move' } },
		},
		{
			name: 'the River again, where another Site can be paid for, under the reading that allows it',
			setup: actionTable({
				rulings: { 'no-payable-site': 're-enter-river' },
				seats: [{}, { ...on('river', 3), resources: { power: 2 } }, {}],
			}),
			actions: [],
			refused: move('river'),
			rejection: { code: 'present-site', rule: 'copan.action.move.entry', values: { site: 'river' } },
		},
	])('refused: $name', checkRefusal);
});

describe('ruling discount-and-entry', () => {
	const both: Setup['rulings'] = { 'discount-and-entry': 'entry-too' };
	test('a discount spares no entry price', () =>
		checkRefusal({
			name: '',
			setup: actionTable({ seats: [{}, { characters: ['vukubcane'] }, {}] }),
			actions: [],
			refused: move('stairway'),
			rejection: {
				code: 'entry-unpayable',
				rule: 'copan.action.move.afford',
				values: { site: 'stairway', resource: 'power', amount: 1 },
			},
		}));
	test('two short under the other reading', () =>
		checkRefusal({
			name: '',
			setup: actionTable({ rulings: both, seats: [{}, { characters: ['vukubcane'] }, {}] }),
			actions: [],
			refused: move('stairway'),
			rejection: { code: 'action-unpayable', rule: 'copan.action.move.afford', values: { site: 'stairway' } },
		}));
	test.each<TurnRow>([
		{
			name: 'a discount makes the action free, and the entry is paid',
			seat: { characters: ['vukubcane'], resources: { power: 1 } },
			actions: [move('stairway'), turnTotem('two'), takeLine(1), climb('food')],
			told: [
				totemMoved('stairway', 'two'),
				entryPaid(1, 'power', 2),
				begun('stairway', 2),
				chose('stairway', { what: 'line', line: 1 }, 4),
				leftOut('stairway', 'power', 1, 5),
				glyphTaken(1, 'a', 5),
				climbed(1, 'food', [0, 1], { causedBy: 5 }),
			],
			refilled: [filled('glyphs', 1, 'g')],
			changes: {
				'seats.1.totem': { site: 'stairway', space: 1, side: 'two' },
				'seats.1.resources.power': 0,
				'seats.1.glyphs.a': 1,
				'seats.1.priests.food': 1,
				'cards.glyphs.laid': glyphsAfter([1, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
		{
			name: 'under the other reading entry and action are one price',
			setup: { rulings: both },
			seat: { characters: ['vukubcane'], resources: { power: 1 } },
			actions: [move('stairway'), turnTotem('two'), takeLine(1), climb('food')],
			told: [
				totemMoved('stairway', 'two'),
				begun('stairway', 2),
				chose('stairway', { what: 'line', line: 1 }, 3, { power: 2 }),
				leftOut('stairway', 'power', 1, 4),
				paid('stairway', 'power', 1, 4),
				glyphTaken(1, 'a', 4),
				climbed(1, 'food', [0, 1], { causedBy: 4 }),
			],
			refilled: [filled('glyphs', 1, 'g')],
			changes: {
				'seats.1.totem': { site: 'stairway', space: 1, side: 'two' },
				'seats.1.resources.power': 0,
				'seats.1.glyphs.a': 1,
				'seats.1.priests.food': 1,
				'cards.glyphs.laid': glyphsAfter([1, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
		{
			name: 'under the other reading the River still gives what its entry space says',
			setup: { rulings: both },
			actions: [move('river'), turnTotem('two')],
			told: [totemMoved('river', 'two'), totemScores(2, 2), begun('river', 2), tilesTaken(['food', 'fame'], 4)],
			asks: atSite('river', 4),
			changes: {
				acting: 'river',
				'seats.1.totem': { site: 'river', space: 1, side: 'two' },
				'seats.1.vp': 2,
				...riverTaken,
			},
		},
		{
			name: 'under the other reading an action left, where one may, leaves the entry price due',
			setup: { rulings: { ...both, 'action-optional': 'may-be-skipped' } },
			seat: { resources: { power: 2 } },
			actions: [move('stairway'), turnTotem('two'), forgo],
			told: [totemMoved('stairway', 'two'), begun('stairway', 2), entryPaid(1, 'power', 3), forgone('stairway', 3)],
			changes: {
				'seats.1.totem': { site: 'stairway', space: 1, side: 'two' },
				'seats.1.resources.power': 1,
			},
		},
		{
			name: 'under the other reading nothing changes for an ejected Totem',
			setup: { rulings: both },
			seat: { ejectedFrom: 'river', characters: ['vukubcane'] },
			actions: [move('stairway'), turnTotem('two'), takeLine(1), climb('food')],
			told: [
				totemMoved('stairway', 'two', { ejected: true }),
				begun('stairway', 2),
				chose('stairway', { what: 'line', line: 1 }, 3),
				leftOut('stairway', 'power', 1, 4),
				glyphTaken(1, 'a', 4),
				climbed(1, 'food', [0, 1], { causedBy: 4 }),
			],
			refilled: [filled('glyphs', 1, 'g')],
			changes: {
				'seats.1.totem': { site: 'stairway', space: 1, side: 'two' },
				'seats.1.ejectedFrom': null,
				'seats.1.glyphs.a': 1,
				'seats.1.priests.food': 1,
				'cards.glyphs.laid': glyphsAfter([1, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
	])('$name', checkTurn);
});

describe('copan.end-turn.when', () => {
	test('a whole turn at the River ends by itself, and its two gaps are filled from the right', () =>
		checkTurn({
			name: '',
			seat: on('altars', 1),
			actions: [move('river'), turnTotem('two'), buyNothing],
			chance: [draw('power'), draw('food')],
			told: [totemMoved('river', 'two'), totemScores(2, 2), begun('river', 2), tilesTaken(['food', 'fame'], 4)],
			refilled: [riverFilled(3, 'power'), riverFilled(4, 'food')],
			changes: {
				'seats.1.totem': { site: 'river', space: 1, side: 'two' },
				'seats.1.vp': 2,
				'seats.1.tiles.food': 2,
				'seats.1.tiles.fame': 2,
				river: ['zeal', 'power', 'power', 'food'],
				'unseen.power': 6,
				'unseen.food': 6,
			},
		}));

	test('until the game ends the next player begins, and the Totems stay where they are', () => {
		const { after, events } = playAll(
			actionTable({ until: 'game', pyramid: {} }),
			[take('food'), place('east-1-1'), move('river'), turnTotem('two'), buyNothing],
			[draw('power'), draw('food')],
		);
		expect(events.at(-1)).toMatchObject({ type: 'turnBegan', player: 2, rules: ['copan.turn.clockwise'] });
		expect(copan.decision(after)).toEqual({ actor: 2, ask: 'tile', rule: 'copan.court.place.face-up' });
		expect(after.seats[1]?.totem).toEqual({ site: 'river', space: 1, side: 'two' });
	});
});

test('the rules listed in this file were really cited in it', () => {
	expect(exercises.filter((id) => !cited.has(id))).toEqual([]);
});
