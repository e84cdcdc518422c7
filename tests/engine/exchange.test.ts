/**
 * What may be done at any time of a turn, and what waits for the end of an action: Glyph exchanges, birds, Jade, bonus
 * actions and the Characters that pay for actions. Every row names all events in full and every path of the position
 * that changed.
 */
import { describe, expect, test } from 'vitest';
import type { CharacterId } from '#games/copan/characters.ts';
import type { Exchange, GlyphColour } from '#games/copan/glyphs.ts';
import { type Action, copan, type SeatSetup, type Setup } from '#games/copan/index.ts';
import { type Resource, type Site, sites } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import type { RulingId } from '#games/copan/rulings.ts';
import {
	act,
	actionTable,
	altarToken,
	begun,
	bonusBegun,
	bonusDeclined,
	bonusLost,
	built,
	buyExtension,
	buyNothing,
	checkSite,
	checkTurn,
	chestWithout,
	chose,
	courtToken,
	embassiesWith,
	exchange,
	extensionAdded,
	filled,
	forgo,
	giveGlyph,
	given,
	glyphsAfter,
	glyphsExchanged,
	glyphTaken,
	jadeWaits,
	laidCourt,
	leaveOut,
	leftOut,
	move,
	paid,
	queuedBonus,
	recruit,
	recruited,
	rewarded,
	riverFilled,
	siteRow,
	stay,
	type TurnRow,
	takeLine,
	tilesTaken,
	tokenDrawn,
	totemMoved,
	totemScores,
	useAltar,
	visit,
} from './action-support.ts';
import { discarded, laidGlyphs, plain, tellsOf, withOn } from './fate-support.ts';
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
	placeJade,
	playAll,
	type Refusal,
	type Told,
	take,
	takeCharacter,
	takeGlyph,
	turnTotem,
	useBird,
} from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.glyphs.exchange.any-time',
	'copan.glyphs.exchange.once',
	'copan.glyphs.exchange.set',
	'copan.glyphs.same-colour',
	'copan.glyphs.different-colours',
	'copan.glyphs.jade-at-once',
	'copan.glyphs.bonus.after',
	'copan.glyphs.discard',
	'copan.mask.after-action',
	'copan.mask.at-once',
	'copan.mask.effect',
	'copan.action.bonus.finish-first',
	'copan.action.bonus.order',
	'copan.action.bonus.pay',
	'copan.characters.infinity',
	'copan.characters.bird',
	'copan.characters.discard.several',
	'copan.characters.discard.gone',
	'copan.court.loss.not-for-costs',
] satisfies CopanRule[];

const effect: CopanRule = 'copan.embassies.build.effect';
const ofExchange = tellsOf({ exchange: true }, ['copan.glyphs.jade-at-once']);
const ofStairway = tellsOf({ onStairway: true }, ['copan.stairway.climb']);
const ofSpace = (space: number) => tellsOf({ mask: space }, ['copan.mask.effect']);
const ofToken = (token: string) => tellsOf({ token }, ['copan.embassies.draw.apply']);
const ofCity = (id: string) => tellsOf({ city: id }, [effect]);
const ofAltar = (altar: string) => tellsOf({ altar }, ['copan.altars.gain']);

/** The two tiles of the River are drawn anew at the end. */
const drawn = [draw('power'), draw('food')];
const refilled = [riverFilled(3, 'power'), riverFilled(4, 'food')];
const riverAfter = {
	'seats.1.tiles.food': 2,
	'seats.1.tiles.fame': 2,
	river: ['zeal', 'power', 'power', 'food'],
	'unseen.power': 6,
	'unseen.food': 6,
};
const onRiver = { site: 'river', space: 1, side: 'two' } as const;

/** Six Jade tiles in an order in which each may be placed, what each brings, and what has to be answered. */
const jade: [space: number, answers: Action[], told: (causedBy: number) => Told, path: string, value: number][] = [
	[15, [], (causedBy) => ofSpace(15).gained(1, 'food', 2, 0, { causedBy }), 'seats.1.resources.food', 2],
	[11, [], (causedBy) => ofSpace(11).scored(1, 2, { causedBy }), 'seats.1.vp', 2],
	[7, [], (causedBy) => ofSpace(7).scored(1, 4, { causedBy }), 'seats.1.vp', 6],
	[3, [], (causedBy) => ofSpace(3).gained(1, 'power', 2, 0, { causedBy }), 'seats.1.resources.power', 2],
	[16, [], (causedBy) => ofSpace(16).gained(1, 'zeal', 2, 0, { causedBy }), 'seats.1.resources.zeal', 2],
	[2, [gain('fame')], (causedBy) => ofSpace(2).gained(1, 'fame', 1, 0, { causedBy }), 'seats.1.resources.fame', 1],
];
/** So many of them placed by an exchange, event `cause`; the next event follows it. */
const placing = (tiles: number, cause: number) => {
	const some = jade.slice(0, tiles);
	return {
		actions: some.flatMap(([space, answers]) => [placeJade(space), ...answers]),
		told: some.flatMap(([space, , told], index) => [
			ofExchange.jadePlaced(1, space, { causedBy: cause }),
			told(cause + 1 + 2 * index),
		]),
		changes: {
			'seats.1.mask': some.map(([space]) => space),
			...Object.fromEntries(some.map(([, , , path, value]) => [path, value])),
		} as Record<string, unknown>,
	};
};

describe('both tables of the exchange', () => {
	type TableRow = [set: Exchange['set'], cards: number, tiles: number, less: number | null];
	const rows: TableRow[] = [
		['same-colour', 2, 1, null],
		['same-colour', 3, 2, 0],
		['same-colour', 4, 3, 1],
		['same-colour', 5, 4, 2],
		['same-colour', 6, 5, 3],
		['different-colours', 3, 1, null],
		['different-colours', 4, 2, 0],
		['different-colours', 5, 3, 0],
		['different-colours', 6, 4, 1],
		['different-colours', 7, 5, 1],
		['different-colours', 8, 6, 2],
	];
	const colours = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
	const handOf = (set: Exchange['set'], cards: number): GlyphColour[] =>
		set === 'same-colour' ? Array.from({ length: cards }, () => 'h') : colours.slice(0, cards);
	const held = (set: Exchange['set'], cards: number): Partial<Record<GlyphColour, number>> =>
		set === 'same-colour' ? { h: cards } : Object.fromEntries(colours.slice(0, cards).map((colour) => [colour, 1]));

	test.each(rows)(
		'%s, %i cards: %i Jade; a bonus action for %s less, paid with exactly the rest',
		(set, cards, tiles, less) => {
			const hand = handOf(set, cards);
			const price = less === null ? 0 : 3 - less;
			const byMask = tiles >= 4 ? 2 : 0;
			const power = Math.max(0, price - byMask);
			const { actions, told, changes } = placing(tiles, 2);
			// Events: 2 the exchange, two for each tile, the bonus action that is queued, the move.
			const moving = 3 + told.length + (less === null ? 0 : 1);
			const action = moving + 4;
			const taken: [space: number, colour: GlyphColour][] = [
				[4, 'd'],
				[5, 'e'],
				[6, 'f'],
			];
			const left = Object.fromEntries(Object.keys(held(set, cards)).map((colour) => [`seats.1.glyphs.${colour}`, 0]));
			const bonus: Pick<TurnRow, 'actions' | 'told' | 'changes' | 'refilled'> =
				less === null
					? { actions: [], told: [] }
					: {
							actions: [act('stairway'), takeLine(3), climb('zeal')],
							told: [
								bonusBegun('stairway', 2, less),
								chose('stairway', { what: 'line', line: 3 }, action),
								...(less > 0 ? [leftOut('stairway', 'power', less, action + 1)] : []),
								...(price > 0 ? [paid('stairway', 'power', price, action + 1)] : []),
								...taken.map(([space, colour]) => glyphTaken(space, colour, action + 1)),
								ofStairway.climbed(1, 'zeal', [0, 3], { causedBy: action + 1 }),
							],
							refilled: taken.map(([space]) => filled('glyphs', space, 'g')),
							changes: {
								'seats.1.priests.zeal': 3,
								'cards.glyphs.laid': glyphsAfter([4, 'g'], [5, 'g'], [6, 'g']),
								'cards.glyphs.top': [],
								'seats.1.resources.power': power + byMask - price,
							},
						};
			const glyphs = less === null ? left : { ...left, ...glyphsTaken(held(set, cards), ['d', 'e', 'f']) };
			checkTurn({
				name: '',
				seat: { glyphs: held(set, cards), resources: { power } },
				setup: { tops: { glyphs: ['g', 'g', 'g'] } },
				actions: [exchange(set, cards), ...actions, move('river'), turnTotem('two'), buyNothing, ...bonus.actions],
				chance: drawn,
				told: [
					glyphsExchanged(set, hand, tiles),
					...told,
					...(less === null ? [] : [queuedBonus('any', less, ['copan.glyphs.bonus.after'], 2, 'off-action-timing')]),
					totemMoved('river', 'two'),
					totemScores(2, moving),
					begun('river', moving),
					tilesTaken(['food', 'fame'], moving + 2),
					...bonus.told,
				],
				refilled: [...(bonus.refilled ?? []), ...refilled],
				changes: {
					...riverAfter,
					'seats.1.totem': onRiver,
					...changes,
					'seats.1.vp': ((changes['seats.1.vp'] as number | undefined) ?? 0) + 2,
					'cards.glyphs.discard': hand,
					...glyphs,
					...bonus.changes,
				},
			});
		},
	);

	/** What a seat holds of some colours after an exchange of all it had and taking one of each; where it is as before, nothing. */
	const glyphsTaken = (before: Partial<Record<GlyphColour, number>>, taken: GlyphColour[]) =>
		Object.fromEntries(taken.map((colour) => [`seats.1.glyphs.${colour}`, before[colour] === 1 ? undefined : 1]));

	test.each<Refusal>(
		rows.map(([set, cards]) => ({
			name: `${set}, ${cards} cards, with one card less`,
			setup: actionTable({ tops: { glyphs: ['g'] }, seats: [{}, { glyphs: held(set, cards - 1) }, {}] }),
			actions: [],
			refused: exchange(set, cards),
			rejection: {
				code: cards === (set === 'same-colour' ? 2 : 3) ? 'not-asked' : 'no-such-choice',
				rule: 'copan.action.move-or-stay',
				values: { ask: 'move' },
			},
		})),
	)('refused: $name', checkRefusal);
	test.each<Refusal>([
		{
			name: 'two of different colours',
			setup: actionTable({ seats: [{}, { glyphs: { a: 1, b: 1, c: 1, d: 1 } }, {}] }),
			actions: [],
			refused: exchange('different-colours', 2),
			rejection: { code: 'no-such-choice', rule: 'copan.action.move-or-stay', values: { ask: 'move' } },
		},
		{
			name: 'three cards of two colours',
			setup: actionTable({ seats: [{}, { glyphs: { a: 2, b: 1 } }, {}] }),
			actions: [],
			refused: exchange('different-colours', 3),
			rejection: { code: 'no-such-choice', rule: 'copan.action.move-or-stay', values: { ask: 'move' } },
		},
		{
			name: 'three cards of which two are alike',
			setup: actionTable({ seats: [{}, { glyphs: { a: 2, b: 1 } }, {}] }),
			actions: [],
			refused: exchange('same-colour', 3),
			rejection: { code: 'no-such-choice', rule: 'copan.action.move-or-stay', values: { ask: 'move' } },
		},
	])('refused: $name', checkRefusal);
	test('all rows that the hand allows are offered', () => {
		const { after } = playAll(actionTable({ seats: [{}, { glyphs: { a: 4, b: 2, c: 1, d: 1 } }, {}] }), []);
		expect(copan.legalActions(after).filter(({ type }) => type === 'exchange')).toEqual([
			exchange('same-colour', 2),
			exchange('same-colour', 3),
			exchange('same-colour', 4),
			exchange('different-colours', 3),
			exchange('different-colours', 4),
		]);
	});
});

/** An exchange before the move that brings one Jade tile, placed for 2 VP, and no bonus action. */
const oneJade = (
	name: string,
	glyphs: Partial<Record<GlyphColour, number>>,
	set: Exchange['set'],
	cards: number,
	given_: GlyphColour[],
	answers: Action[] = [],
): TurnRow => ({
	name,
	seat: { glyphs },
	actions: [exchange(set, cards), ...answers, placeJade(13)],
	told: [
		glyphsExchanged(set, given_, 1),
		ofExchange.jadePlaced(1, 13, { causedBy: 2 }),
		ofSpace(13).scored(1, 2, { causedBy: 3 }),
	],
	asks: [{ ask: 'move' }],
	changes: {
		exchanged: true,
		'seats.1.vp': 2,
		'seats.1.mask': [13],
		'cards.glyphs.discard': [...given_].sort(),
		...Object.fromEntries(
			[...new Set(given_)].map((colour) => [
				`seats.1.glyphs.${colour}`,
				(glyphs[colour] ?? 0) - given_.filter((each) => each === colour).length,
			]),
		),
	},
});

describe('copan.glyphs.exchange.set', () => {
	test.each<TurnRow>([
		oneJade('part of one colour', { a: 3 }, 'same-colour', 2, ['a', 'a']),
		oneJade('the only colour of which there are enough', { a: 1, b: 2, c: 1 }, 'same-colour', 2, ['b', 'b']),
		oneJade('one of two colours', { a: 2, b: 3, c: 1 }, 'same-colour', 2, ['b', 'b'], [giveGlyph('b')]),
		oneJade('the only three colours', { a: 3, b: 1, h: 1 }, 'different-colours', 3, ['a', 'b', 'h']),
		oneJade(
			'three of five colours',
			{ a: 1, b: 2, c: 1, d: 1, e: 1 },
			'different-colours',
			3,
			['d', 'a', 'b'],
			[giveGlyph('d'), giveGlyph('a'), giveGlyph('b')],
		),
	])('$name', checkTurn);

	const choosing = (
		set: Exchange['set'],
		cards: number,
		actions: Action[] = [],
	): Pick<Refusal, 'setup' | 'actions'> => ({
		setup: actionTable({ seats: [{}, { glyphs: { a: 2, b: 2, c: 1, d: 1 } }, {}] }),
		actions: [exchange(set, cards), ...actions],
	});
	test.each<Refusal>([
		{
			name: 'a colour of which there are too few',
			...choosing('same-colour', 2),
			refused: giveGlyph('c'),
			rejection: {
				code: 'too-few-glyphs',
				rule: 'copan.glyphs.same-colour',
				values: { colour: 'c', held: 1, cards: 2 },
			},
		},
		{
			name: 'a colour one lacks',
			...choosing('same-colour', 2),
			refused: giveGlyph('h'),
			rejection: { code: 'no-such-choice', rule: 'copan.glyphs.same-colour', values: { ask: 'exchange-colour' } },
		},
		{
			name: 'the same colour twice among different ones',
			...choosing('different-colours', 3, [giveGlyph('a')]),
			refused: giveGlyph('a'),
			rejection: { code: 'colour-given', rule: 'copan.glyphs.different-colours', values: { colour: 'a' } },
		},
		{
			name: 'a colour one lacks among different ones',
			...choosing('different-colours', 3, [giveGlyph('a')]),
			refused: giveGlyph('e'),
			rejection: { code: 'no-such-choice', rule: 'copan.glyphs.different-colours', values: { ask: 'exchange-colour' } },
		},
	])('refused: $name', checkRefusal);
});

describe('copan.glyphs.exchange.once', () => {
	const already = { code: 'exchanged-already', rule: 'copan.glyphs.exchange.once' as const, values: {} };
	const first = [exchange('same-colour', 2), giveGlyph('a'), placeJade(13)];
	const setup = (rulings: Setup['rulings'] = {}): Setup =>
		actionTable({ rulings, seats: [{}, { glyphs: { a: 2, b: 2 } }, {}] });
	test.each<Refusal>([
		{
			name: 'a second exchange before the move',
			setup: setup(),
			actions: first,
			refused: exchange('same-colour', 2),
			rejection: already,
		},
		{
			name: 'a second exchange in the action',
			setup: setup(),
			actions: [...first, move('river'), turnTotem('two')],
			refused: exchange('same-colour', 2),
			rejection: already,
		},
		{
			name: 'an exchange after one in the Court phase',
			setup: actionTable({ pyramid: {}, seats: [{}, { glyphs: { a: 2, b: 2 } }, {}] }),
			actions: [...first, take('food'), place(plain)],
			refused: exchange('same-colour', 2),
			rejection: already,
		},
		{
			name: 'a further one after the sets of one exchange, under the reading that there may be several',
			setup: actionTable({
				rulings: { 'sets-per-exchange': 'several-sets' },
				seats: [{}, { glyphs: { a: 2, b: 2, c: 2 } }, {}],
			}),
			actions: [...first, exchange('same-colour', 2), giveGlyph('b'), placeJade(14), takeCharacter('muluc'), goOn],
			refused: exchange('same-colour', 2),
			rejection: already,
		},
	])('refused: $name', checkRefusal);

	test('the turn ends without asking where nothing more may be exchanged, and the next turn may again', () =>
		checkTurn({
			name: '',
			seat: { glyphs: { a: 2, b: 2 } },
			actions: [...first, move('river'), turnTotem('two'), buyNothing],
			chance: drawn,
			told: [
				glyphsExchanged('same-colour', ['a', 'a'], 1),
				ofExchange.jadePlaced(1, 13, { causedBy: 2 }),
				ofSpace(13).scored(1, 2, { causedBy: 3 }),
				totemMoved('river', 'two'),
				totemScores(2, 5),
				begun('river', 5),
				tilesTaken(['food', 'fame'], 7),
			],
			refilled,
			changes: {
				...riverAfter,
				'seats.1.totem': onRiver,
				'seats.1.vp': 4,
				'seats.1.mask': [13],
				'seats.1.glyphs.a': 0,
				'cards.glyphs.discard': ['a', 'a'],
			},
		}));

	const several: Setup = { rulings: { 'sets-per-exchange': 'several-sets' } };
	const two: TurnRow = {
		...oneJade('', { a: 2, b: 2 }, 'same-colour', 2, ['a', 'a']),
		setup: several,
	};
	test('several sets: a second one in the same exchange', () =>
		checkTurn({
			...two,
			actions: [...first, exchange('same-colour', 2), placeJade(9)],
			told: [
				...two.told,
				glyphsExchanged('same-colour', ['b', 'b'], 1),
				ofExchange.jadePlaced(1, 9, { causedBy: 5 }),
				extensionAdded(1, ['copan.mask.effect'], 6),
			],
			changes: {
				...two.changes,
				'seats.1.mask': [13, 9],
				'seats.1.extensions': 1,
				'seats.1.glyphs.b': 0,
				'cards.glyphs.discard': ['a', 'a', 'b', 'b'],
			},
		}));
	test('several sets: one may leave it at one', () => checkTurn({ ...two, actions: [...first, goOn] }));
	test('several sets: the first Jade is placed before the second set is asked for', () => {
		const { after } = playAll(actionTable({ ...several, seats: [{}, { glyphs: { a: 2, b: 2 } }, {}] }), [
			...first.slice(0, 2),
		]);
		expect(copan.decision(after)).toEqual({ actor: 1, ask: 'jade', rule: 'copan.mask.choose' });
		const { after: next } = playAll(actionTable({ ...several, seats: [{}, { glyphs: { a: 2, b: 2 } }, {}] }), first);
		expect(copan.decision(next)).toEqual({ actor: 1, ask: 'another-set', rule: 'copan.glyphs.exchange.set' });
		expect(copan.legalActions(next)).toEqual([exchange('same-colour', 2), goOn]);
		cited.add('copan.glyphs.exchange.set');
	});
});

describe('copan.glyphs.exchange.any-time, copan.characters.bird: at any time of one’s own turn', () => {
	const hand: SeatSetup = { characters: ['itzamna'], glyphs: { a: 2 } };
	const others: SeatSetup = { characters: ['ixazaluoh'], glyphs: { b: 2 } };
	const rich = { food: 5, fame: 5, zeal: 5, power: 5 };
	const withHand = (setup: Setup = {}, seat: SeatSetup = {}): Setup =>
		actionTable({ ...setup, seats: [others, { ...hand, resources: rich, ...seat }, {}] });
	const court = (setup: Setup = {}): Setup => withHand({ pyramid: {}, ...setup });
	const moments: [string, Setup, Action[]][] = [
		['before the Court tile', court(), []],
		['before the Events', court({ cubes: { food: 6 } }), [take('food'), place(plain)]],
		['before collecting', court(), [take('food'), place(plain)]],
		['before the move', withHand(), []],
		...sites
			.filter((site) => site !== 'river')
			.map((site): [string, Setup, Action[]] => [
				`in the action of ${site}`,
				withHand(),
				[move(site), turnTotem('two')],
			]),
		['at the River, once its tiles are taken', withHand(), [move('river'), turnTotem('two')]],
		['after a stay', withHand({}, { totem: onRiver }), [stay]],
		[
			'before a bonus action',
			withHand({ sites: { cities: ['4'] } }),
			[move('embassies'), turnTotem('two'), visit(1), draw('level-1-1-vp')],
		],
		['before the end of the turn', withHand(), [move('river'), turnTotem('two'), buyNothing]],
	];
	test.each(moments)('%s', (_, setup, actions) => {
		const { after } = playAll(setup, actions);
		const { ask } = copan.decision(after) ?? {};
		for (const action of [useBird('itzamna'), exchange('same-colour', 2)]) {
			expect(copan.why(after, action), action.type).toBeNull();
			const played = copan.play(after, action);
			expect(played.ok).toBe(true);
		}
		// The others’ birds and Glyphs are not the active player’s.
		expect(copan.why(after, useBird('ixazaluoh'))?.code).toBe('no-such-choice');
		expect(ask).not.toBe('space');
	});
	test.each<[string, Setup, Action[]]>([
		['between roll and effect', court({ cubes: { food: 6 }, card: 'C' }), [take('food'), place(plain), goOn]],
		['while a side is chosen', withHand(), [move('river')]],
		['while a price is paid', withHand(), [move('river'), turnTotem('two'), { type: 'buy-tiles' }]],
		['while a Priest climbs', withHand(), [move('stairway'), turnTotem('two'), takeLine(1)]],
	])('not %s', (_, setup, actions) => {
		const { after } = playAll(setup, actions);
		for (const action of [useBird('itzamna'), exchange('same-colour', 2)])
			expect(copan.why(after, action)?.code).toBe('not-asked');
	});

	test('in the midst of an action the Jade is placed at once, and pays for it', () =>
		checkSite('stairway', {
			name: '',
			seat: { glyphs: { h: 2 }, resources: { power: 1 } },
			setup: { tops: { glyphs: ['g', 'g', 'g'] } },
			actions: [exchange('same-colour', 2), placeJade(3), takeLine(3), climb('food')],
			told: [
				glyphsExchanged('same-colour', ['h', 'h'], 1),
				ofExchange.jadePlaced(1, 3, { causedBy: 5 }),
				ofSpace(3).gained(1, 'power', 2, 0, { causedBy: 6 }),
				chose('stairway', { what: 'line', line: 3 }, 4),
				paid('stairway', 'power', 3, 8),
				glyphTaken(4, 'd', 8),
				glyphTaken(5, 'e', 8),
				glyphTaken(6, 'f', 8),
				ofStairway.climbed(1, 'food', [0, 3], { causedBy: 8 }),
			],
			refilled: [4, 5, 6].map((space) => filled('glyphs', space, 'g')),
			changes: {
				'seats.1.resources.power': 0,
				'seats.1.mask': [3],
				'seats.1.glyphs.h': 0,
				'seats.1.glyphs.d': 1,
				'seats.1.glyphs.e': 1,
				'seats.1.glyphs.f': 1,
				'seats.1.priests.food': 3,
				'cards.glyphs.discard': ['h', 'h'],
				'cards.glyphs.laid': glyphsAfter([4, 'g'], [5, 'g'], [6, 'g']),
				'cards.glyphs.top': [],
			},
		}));

	test('Jade beyond a full Mask is lost; the bonus action is not', () => {
		const mask = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16];
		checkTurn({
			name: '',
			seat: { glyphs: { h: 4 }, mask },
			actions: [exchange('same-colour', 4), placeJade(15), move('river'), turnTotem('two'), buyNothing, forgo],
			chance: drawn,
			told: [
				glyphsExchanged('same-colour', ['h', 'h', 'h', 'h'], 3),
				ofExchange.jadePlaced(1, 15, { causedBy: 2 }),
				ofSpace(15).gained(1, 'food', 2, 0, { causedBy: 3 }),
				...[1, 2].map(() =>
					ofExchange.unaffected(1, { verb: 'place-jade' }, { causedBy: 2, rulings: ['jade-with-full-mask'] }),
				),
				queuedBonus('any', 1, ['copan.glyphs.bonus.after'], 2, 'off-action-timing'),
				totemMoved('river', 'two'),
				totemScores(2, 8),
				begun('river', 8),
				tilesTaken(['food', 'fame'], 10),
				bonusDeclined('any', 2),
			],
			refilled,
			changes: {
				...riverAfter,
				'seats.1.totem': onRiver,
				'seats.1.vp': 2,
				'seats.1.resources.food': 2,
				'seats.1.mask': [...mask, 15],
				'seats.1.glyphs.h': 0,
				'cards.glyphs.discard': ['h', 'h', 'h', 'h'],
			},
		});
	});
});

/* Bonus actions. */

/** A visit to a City on the first space, for exactly its price; the Embassy is event 6 + the kinds of resources paid. */
const cityVisit = (
	id: string,
	pays: [Resource, number][],
	{ told, actions = [], changes = {}, seat = {}, setup = {}, chance = [], ...rest }: Omit<TurnRow, 'name'>,
): TurnRow => ({
	name: '',
	...rest,
	seat: { ...seat, resources: { ...Object.fromEntries(pays), ...seat.resources } },
	setup: { ...setup, sites: { cities: [id], ...setup.sites } },
	actions: [visit(1), ...actions],
	chance: chance === 'seed' ? chance : [draw('level-1-1-vp'), ...chance],
	told: [
		chose('embassies', { what: 'city', space: 1 }, 4, Object.fromEntries(pays)),
		...pays.map(([resource, amount]) => paid('embassies', resource, amount, 5)),
		built(1, 1, 5),
		...told,
	],
	changes: {
		...Object.fromEntries(pays.map(([resource]) => [`seats.1.resources.${resource}`, 0])),
		embassies: embassiesWith({ 1: [0, 1, 0] }),
		chest: chestWithout(['level-1-1-vp']),
		'seats.1.vp': 1,
		...changes,
	},
});
/** `drawn` is the event that draws it. */
const token = (causedBy: number, drawn: number): Told[] => [
	tokenDrawn('level-1-1-vp', causedBy),
	ofToken('level-1-1-vp').scored(1, 1, { causedBy: drawn }),
];

describe('copan.action.bonus.order', () => {
	const lineOne = (action: number, less = 0, pays = 1) => [
		chose('stairway', { what: 'line', line: 1 }, action),
		...(less > 0 ? [leftOut('stairway', 'power', less, action + 1)] : []),
		...(pays > 0 ? [paid('stairway', 'power', pays, action + 1)] : []),
		glyphTaken(1, 'a', action + 1),
		ofStairway.climbed(1, 'zeal', [0, 1], { causedBy: action + 1 }),
	];
	const lineOneTaken = {
		'seats.1.glyphs.a': 1,
		'seats.1.priests.zeal': 1,
		'cards.glyphs.laid': glyphsAfter([1, 'g']),
		'cards.glyphs.top': ['h', 'g'],
	};

	test('copan.action.bonus.finish-first: a City’s action comes when its tokens are resolved, for 1 less', () =>
		checkSite(
			'embassies',
			cityVisit(
				'4',
				[
					['food', 1],
					['zeal', 1],
				],
				{
					actions: [act('stairway'), takeLine(1), climb('zeal')],
					told: [
						queuedBonus('stairway', 1, [effect], 8, 'immediate-city-action'),
						...token(8, 10),
						bonusBegun('stairway', 8, 1),
						...lineOne(12, 1, 0),
					],
					refilled: [filled('glyphs', 1, 'g')],
					changes: lineOneTaken,
				},
			),
		));

	test('in the order gained: the exchange in the action before the City', () =>
		checkSite('embassies', {
			name: '',
			seat: { glyphs: { h: 3 }, resources: { food: 1, zeal: 1 } },
			setup: { sites: { cities: ['4'] }, tops: { glyphs: ['g'] } },
			actions: [exchange('same-colour', 3), placeJade(13), placeJade(9), visit(1), forgo, forgo],
			chance: [draw('level-1-1-vp')],
			told: [
				glyphsExchanged('same-colour', ['h', 'h', 'h'], 2),
				ofExchange.jadePlaced(1, 13, { causedBy: 5 }),
				ofSpace(13).scored(1, 2, { causedBy: 6 }),
				ofExchange.jadePlaced(1, 9, { causedBy: 5 }),
				extensionAdded(1, ['copan.mask.effect'], 8),
				queuedBonus('any', 0, ['copan.glyphs.bonus.after'], 5),
				chose('embassies', { what: 'city', space: 1 }, 4, { food: 1, zeal: 1 }),
				paid('embassies', 'food', 1, 11),
				paid('embassies', 'zeal', 1, 11),
				built(1, 1, 11),
				queuedBonus('stairway', 1, [effect], 14, 'immediate-city-action'),
				...token(14, 16),
				bonusDeclined('any', 5),
				bonusDeclined('stairway', 14),
			],
			changes: {
				'seats.1.resources.food': 0,
				'seats.1.resources.zeal': 0,
				'seats.1.vp': 3,
				'seats.1.extensions': 1,
				'seats.1.mask': [13, 9],
				'seats.1.glyphs.h': 0,
				'cards.glyphs.discard': ['h', 'h', 'h'],
				embassies: embassiesWith({ 1: [0, 1, 0] }),
				chest: chestWithout(['level-1-1-vp']),
			},
		}));

	test('an exchange before a bonus action: its Jade at once, its own action after that one', () =>
		checkSite(
			'embassies',
			cityVisit(
				'4',
				[
					['food', 1],
					['zeal', 1],
				],
				{
					seat: { glyphs: { h: 3 } },
					setup: { tops: { glyphs: ['g'] } },
					actions: [exchange('same-colour', 3), placeJade(13), placeJade(9), forgo, forgo],
					told: [
						queuedBonus('stairway', 1, [effect], 8, 'immediate-city-action'),
						...token(8, 10),
						glyphsExchanged('same-colour', ['h', 'h', 'h'], 2),
						ofExchange.jadePlaced(1, 13, { causedBy: 12 }),
						ofSpace(13).scored(1, 2, { causedBy: 13 }),
						ofExchange.jadePlaced(1, 9, { causedBy: 12 }),
						extensionAdded(1, ['copan.mask.effect'], 15),
						queuedBonus('any', 0, ['copan.glyphs.bonus.after'], 12, 'off-action-timing'),
						bonusDeclined('stairway', 8),
						bonusDeclined('any', 12),
					],
					changes: {
						'seats.1.vp': 3,
						'seats.1.extensions': 1,
						'seats.1.mask': [13, 9],
						'seats.1.glyphs.h': 0,
						'cards.glyphs.discard': ['h', 'h', 'h'],
					},
				},
			),
		));

	test('what a bonus action brings goes to the end of the queue', () =>
		checkTurn({
			...siteRow('embassies', {
				name: '',
				seat: { characters: ['chachiuitl', 'gukumatz'], resources: { food: 2 } },
				setup: { sites: { cities: ['10'], altars: ['altar-1', null, null, null] } },
				actions: [
					useBird('chachiuitl'),
					useBird('gukumatz'),
					visit(1),
					act('altars'),
					useAltar(3),
					climb('zeal'),
					forgo,
					forgo,
				],
				chance: [draw('level-1-1-vp')],
				told: [
					discarded(1, 'chachiuitl', 'use'),
					queuedBonus('altars', 3, ['copan.characters.bird'], 5),
					discarded(1, 'gukumatz', 'use'),
					queuedBonus('stairway', 3, ['copan.characters.bird'], 7),
					chose('embassies', { what: 'city', space: 1 }, 4, { food: 2 }),
					paid('embassies', 'food', 2, 9),
					built(1, 1, 9),
					ofCity('10').scored(1, 5, { causedBy: 11 }),
					...token(11, 13),
					bonusBegun('altars', 5, 3),
					chose('altars', { what: 'column', column: 3 }, 15, { food: 1 }),
					leftOut('altars', 'food', 1, 16),
					altarToken(3, 16),
					queuedBonus('river', 1, ['copan.altars.gain'], 18),
					ofAltar('altar-1').climbed(1, 'zeal', [0, 1], { causedBy: 18 }),
					bonusDeclined('stairway', 7),
					bonusDeclined('river', 18),
				],
				changes: {
					'seats.1.resources.food': 0,
					'seats.1.vp': 6,
					'seats.1.characters': [],
					'seats.1.discarded': 2,
					'seats.1.priests.zeal': 1,
					'cards.characters.discard': ['chachiuitl', 'gukumatz'],
					altarTokens: [null, null, 1, null, null, null, null, null, null, null, null, null],
					embassies: embassiesWith({ 1: [0, 1, 0] }),
					chest: chestWithout(['level-1-1-vp']),
				},
			}),
		}));

	test('on the Site where the Totem stands, too: the Totem stays and no space is resolved', () =>
		checkSite('stairway', {
			name: '',
			seat: { characters: ['gukumatz'], resources: { power: 1 } },
			actions: [useBird('gukumatz'), takeLine(1), climb('zeal'), act('stairway'), takeLine(2), climb('zeal'), goOn],
			told: [
				discarded(1, 'gukumatz', 'use'),
				queuedBonus('stairway', 3, ['copan.characters.bird'], 5),
				...lineOne(4).map((event) => (event.type === 'optionChosen' ? event : { ...event, causedBy: 7 })),
				bonusBegun('stairway', 5, 3),
				chose('stairway', { what: 'line', line: 2 }, 11),
				leftOut('stairway', 'power', 2, 12),
				glyphTaken(2, 'b', 12),
				glyphTaken(3, 'c', 12),
				ofStairway.climbed(1, 'zeal', [1, 3], { causedBy: 12 }),
			],
			refilled: [filled('glyphs', 1, 'g'), filled('glyphs', 2, 'h'), filled('glyphs', 3, 'g')],
			changes: {
				'seats.1.resources.power': 0,
				'seats.1.characters': [],
				'seats.1.discarded': 1,
				'cards.characters.discard': ['gukumatz'],
				'seats.1.glyphs.a': 1,
				'seats.1.glyphs.b': 1,
				'seats.1.glyphs.c': 1,
				'seats.1.priests.zeal': 3,
				'cards.glyphs.laid': glyphsAfter([1, 'g'], [2, 'h'], [3, 'g']),
				'cards.glyphs.top': [],
			},
		}));

	const due = { ...actionTable({ seats: [{}, { resources: { food: 2, zeal: 1 } }, {}], sites: { cities: ['4'] } }) };
	const visiting = [move('embassies'), turnTotem('two'), visit(1), draw('level-1-1-vp')];
	test.each<Refusal>([
		{
			name: 'passing it up, under the reading that it must be taken',
			setup: { ...due, rulings: { 'bonus-action-declined': 'must-take' } },
			actions: visiting,
			refused: forgo,
			rejection: { code: 'bonus-is-due', rule: 'copan.action.bonus.order', values: { site: 'stairway' } },
		},
		{
			name: 'another Site than the one it is for',
			setup: due,
			actions: visiting,
			refused: act('river'),
			rejection: { code: 'no-such-choice', rule: 'copan.action.bonus.order', values: { ask: 'bonus' } },
		},
		{
			name: 'its choice before it is taken up',
			setup: due,
			actions: visiting,
			refused: takeLine(1),
			rejection: { code: 'not-asked', rule: 'copan.action.bonus.order', values: { ask: 'bonus' } },
		},
		{
			name: 'leaving it once it is taken up',
			setup: due,
			actions: [...visiting, act('stairway')],
			refused: forgo,
			rejection: {
				code: 'action-is-due',
				rule: 'copan.action.move.symbol-then-action',
				values: { site: 'stairway' },
			},
		},
		{
			name: 'a dearer line than the reduction allows',
			setup: due,
			actions: [...visiting, act('stairway')],
			refused: takeLine(2),
			rejection: { code: 'unpayable', rule: 'copan.stairway.line.pay', values: { price: 2, less: 1 } },
		},
	])('refused: $name', checkRefusal);
});

describe('copan.action.bonus.pay', () => {
	test('one that cannot be paid is lost, without asking', () =>
		checkSite(
			'embassies',
			cityVisit('5', [['food', 2]], {
				actions: [],
				told: [
					queuedBonus('ball-court', 1, [effect], 7, 'immediate-city-action'),
					...token(7, 9),
					bonusLost('ball-court', 7),
				],
			}),
		));
	test('one resource more pays for it', () =>
		checkSite(
			'embassies',
			cityVisit('5', [['food', 2]], {
				seat: { resources: { fame: 1 } },
				actions: [act('ball-court'), recruit('muluc')],
				told: [
					queuedBonus('ball-court', 1, [effect], 7, 'immediate-city-action'),
					...token(7, 9),
					bonusBegun('ball-court', 7, 1),
					chose('ball-court', { what: 'character', character: 'muluc' }, 11),
					leftOut('ball-court', 'fame', 1, 12),
					paid('ball-court', 'fame', 1, 12),
					recruited('muluc', 1, 12),
					courtToken('left', 15),
				],
				refilled: [filled('characters', 1, 'tonalnan')],
				changes: {
					'seats.1.resources.fame': 0,
					'seats.1.characters': ['muluc'],
					'ballCourt.left': [0, 1, 0],
					'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
					'cards.characters.top': ['chamahez', 'yaluk'],
				},
			}),
		));
	test('one that cannot be paid, with a bird that can help: it is asked for before it is lost', () =>
		checkSite(
			'embassies',
			cityVisit('5', [['food', 2]], {
				seat: { characters: ['hachakyum'] },
				actions: [useBird('hachakyum'), act('ball-court'), recruit('muluc')],
				told: [
					queuedBonus('ball-court', 1, [effect], 7, 'immediate-city-action'),
					...token(7, 9),
					discarded(1, 'hachakyum', 'use'),
					tellsOf({ character: 'hachakyum' }, ['copan.characters.bird']).gained(1, 'fame', 3, 0, { causedBy: 11 }),
					bonusBegun('ball-court', 7, 1),
					chose('ball-court', { what: 'character', character: 'muluc' }, 13),
					leftOut('ball-court', 'fame', 1, 14),
					paid('ball-court', 'fame', 1, 14),
					recruited('muluc', 1, 14),
					courtToken('left', 17),
				],
				refilled: [filled('characters', 1, 'tonalnan')],
				changes: {
					'seats.1.resources.fame': 2,
					'seats.1.characters': ['muluc'],
					'seats.1.discarded': 1,
					'cards.characters.discard': ['hachakyum'],
					'ballCourt.left': [0, 1, 0],
					'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
					'cards.characters.top': ['chamahez', 'yaluk'],
				},
			}),
		));
	test.each(['may-decline', 'must-take'] as const)('under %s, not used, it is lost', (reading) =>
		checkSite(
			'embassies',
			cityVisit('5', [['food', 2]], {
				setup: { rulings: { 'bonus-action-declined': reading } },
				seat: { characters: ['itzamna'] },
				actions: [forgo, goOn],
				told: [
					queuedBonus('ball-court', 1, [effect], 7, 'immediate-city-action'),
					...token(7, 9),
					bonusLost('ball-court', 7),
				],
			}),
		),
	);
	const anywhere: Setup = {
		sites: { cities: ['18'], glyphs: [null, null, null, null, null, null] },
		tops: {},
	};
	test.each<Refusal>([
		...(['embassies', 'ball-court'] as const).map((site) => ({
			name: `any Site: ${site}, too dear`,
			setup: actionTable({ ...anywhere, seats: [{}, { resources: { food: 2, power: 2 } }, {}] }),
			actions: [move('embassies'), turnTotem('two'), visit(1), draw('level-1-1-vp')],
			refused: act(site),
			rejection: { code: 'action-unpayable', rule: 'copan.action.bonus.pay' as const, values: { site } },
		})),
		{
			name: 'any Site: the Stairway without a card',
			setup: actionTable({ ...anywhere, seats: [{}, { resources: { food: 2, power: 5 } }, {}] }),
			actions: [move('embassies'), turnTotem('two'), visit(1), draw('level-1-1-vp')],
			refused: act('stairway'),
			rejection: { code: 'nothing-left', rule: 'copan.action.bonus.pay', values: { site: 'stairway' } },
		},
	])('refused: $name', checkRefusal);
	test('any Site: the River is always payable, and an Altar for 1 less', () => {
		const { after } = playAll(actionTable({ ...anywhere, seats: [{}, { resources: { food: 2, power: 2 } }, {}] }), [
			move('embassies'),
			turnTotem('two'),
			visit(1),
			draw('level-1-1-vp'),
		]);
		expect(copan.legalActions(after)).toEqual([act('river'), act('altars'), forgo]);
	});

	/* Discounts add up, and are taken off the whole price. */
	const bird = (character: CharacterId, site: Site, id: number): Told[] => [
		discarded(1, character, 'use'),
		queuedBonus(site, 3, ['copan.characters.bird'], id),
	];
	/** At the River, nothing bought; the bird is event 6 and the bonus action event 8. */
	const atRiver = (character: CharacterId, row: Omit<TurnRow, 'name'>): TurnRow => ({
		...row,
		name: '',
		seat: { ...row.seat, characters: [character, ...(row.seat?.characters ?? [])] },
		actions: [useBird(character), buyNothing, ...row.actions],
		chance: [...(Array.isArray(row.chance) ? (row.chance as Action[]) : []), ...drawn],
		told: [tilesTaken(['food', 'fame'], 4), ...row.told],
		refilled: [...(row.refilled ?? []), ...refilled],
		changes: {
			...riverAfter,
			'seats.1.characters': row.seat?.characters ?? [],
			'seats.1.discarded': 1,
			'cards.characters.discard': [character],
			...row.changes,
		},
	});
	test('Vukubcane and Gukumatz: 4 off, and no more than the price', () =>
		checkSite(
			'river',
			atRiver('gukumatz', {
				seat: { characters: ['vukubcane'] },
				setup: { tops: { glyphs: ['g', 'h', 'g'] } },
				actions: [act('stairway'), takeLine(3), climb('zeal'), goOn],
				told: [
					...bird('gukumatz', 'stairway', 6),
					bonusBegun('stairway', 6, 3),
					chose('stairway', { what: 'line', line: 3 }, 8),
					leftOut('stairway', 'power', 3, 9),
					glyphTaken(4, 'd', 9),
					glyphTaken(5, 'e', 9),
					glyphTaken(6, 'f', 9),
					ofStairway.climbed(1, 'zeal', [0, 3], { causedBy: 9 }),
				],
				refilled: [filled('glyphs', 4, 'g'), filled('glyphs', 5, 'h'), filled('glyphs', 6, 'g')],
				changes: {
					'seats.1.glyphs.d': 1,
					'seats.1.glyphs.e': 1,
					'seats.1.glyphs.f': 1,
					'seats.1.priests.zeal': 3,
					'cards.glyphs.laid': glyphsAfter([4, 'g'], [5, 'h'], [6, 'g']),
					'cards.glyphs.top': [],
				},
			}),
		));
	const six = (told: Told[], answers: Action[], seat: SeatSetup, changes: Record<string, unknown> = {}): TurnRow =>
		atRiver('iktan', {
			seat,
			setup: { sites: { cities: ['1', '2', '3', '4', '6', '5'] } },
			actions: [act('embassies'), visit(5), ...answers],
			chance: [draw('level-3-4-vp')],
			told: [
				...bird('iktan', 'embassies', 6),
				bonusBegun('embassies', 6, 3),
				chose('embassies', { what: 'city', space: 5 }, 8, { food: 3, fame: 1 }),
				...told,
				built(5, 1, 9),
				ofCity('6').scored(1, 5, { causedBy: 10 + told.length }),
				tokenDrawn('level-3-4-vp', 10 + told.length),
				ofToken('level-3-4-vp').scored(1, 4, { causedBy: 12 + told.length }),
			],
			changes: {
				'seats.1.vp': 11,
				embassies: embassiesWith({ 5: [0, 1, 0] }),
				chest: chestWithout(['level-3-4-vp']),
				...changes,
			},
		});
	test('Coyopa and Iktan: path and City together, 4 off', () =>
		checkSite(
			'river',
			six([leftOut('embassies', 'food', 3, 9), leftOut('embassies', 'fame', 1, 9)], [], { characters: ['coyopa'] }),
		));
	test('Iktan alone: 3 off path and City as one likes; here the City and two of the path', () =>
		checkSite(
			'river',
			six(
				[leftOut('embassies', 'fame', 1, 9), leftOut('embassies', 'food', 2, 9), paid('embassies', 'food', 1, 9)],
				[leaveOut('fame')],
				{ resources: { food: 1 } },
				{ 'seats.1.resources.food': 0 },
			),
		));
	test('Iktan alone: here the whole path, one by one', () =>
		checkSite(
			'river',
			six(
				[
					leftOut('embassies', 'food', 1, 9),
					leftOut('embassies', 'food', 1, 9),
					leftOut('embassies', 'food', 1, 9),
					paid('embassies', 'fame', 1, 9),
				],
				[leaveOut('food'), leaveOut('food'), leaveOut('food')],
				{ resources: { fame: 1 } },
				{ 'seats.1.resources.fame': 0 },
			),
		));
	test('Citlamina and Necahual: a fourth extension for nothing', () =>
		checkSite('river', {
			name: '',
			seat: { characters: ['necahual', 'citlamina'], extensions: 3 },
			actions: [useBird('necahual'), buyNothing, act('river'), buyExtension],
			chance: [1, 2, 3, 4].map(() => draw('food')),
			told: [
				tilesTaken(['food', 'fame'], 4),
				...bird('necahual', 'river', 6),
				bonusBegun('river', 6, 3),
				tilesTaken(['zeal', 'power'], 8),
				chose('river', { what: 'extension' }, 8, { any: 4 }),
				leftOut('river', 'any', 4, 10),
				extensionAdded(4, ['copan.river.extension.price'], 10),
			],
			refilled: [1, 2, 3, 4].map((space) => riverFilled(space, 'food')),
			changes: {
				'seats.1.tiles.food': 2,
				'seats.1.tiles.fame': 2,
				'seats.1.tiles.zeal': 2,
				'seats.1.tiles.power': 2,
				river: ['food', 'food', 'food', 'food'],
				'unseen.food': 3,
				'seats.1.extensions': 4,
				'seats.1.characters': ['citlamina'],
				'seats.1.discarded': 1,
				'cards.characters.discard': ['necahual'],
			},
		}));
	test('Hozanek and City 5: 2 off', () =>
		checkSite(
			'embassies',
			cityVisit('5', [['food', 2]], {
				seat: { characters: ['hozanek'] },
				actions: [act('ball-court'), recruit('huracan')],
				told: [
					queuedBonus('ball-court', 1, [effect], 7, 'immediate-city-action'),
					...token(7, 9),
					bonusBegun('ball-court', 7, 1),
					chose('ball-court', { what: 'character', character: 'huracan' }, 11),
					leftOut('ball-court', 'fame', 2, 12),
					recruited('huracan', 4, 12),
					courtToken('right', 14),
				],
				refilled: [filled('characters', 4, 'tonalnan')],
				changes: {
					'seats.1.characters': ['hozanek', 'huracan'],
					'ballCourt.right': [0, 1, 0],
					'cards.characters.laid': withOn(laidCourt, 4, 'tonalnan'),
					'cards.characters.top': ['chamahez', 'yaluk'],
				},
			}),
		));
});

describe('copan.mask.after-action', () => {
	/** City 2 on a space of level 2, with a Jade tile among its tokens: Jade and a bonus action wait. */
	const both = (
		first: Told[],
		told: Told[],
		rulings: Setup['rulings'],
		answers: Action[],
		seat: SeatSetup = {},
		changes: Record<string, unknown> = {},
	): TurnRow => {
		const id = 5 + first.length;
		const cause = id + 3;
		return {
			name: '',
			seat: { ...seat, resources: { food: 2, power: 1 } },
			setup: { rulings, sites: { cities: ['1', '3', '2', '4', '5', '6'] } },
			actions: [...(seat.characters ?? []).map((bird) => useBird(bird as CharacterId)), visit(3), ...answers],
			chance: [draw(first.length > 0 ? 'level-2-2-vp' : 'level-2-jade')],
			told: [
				...first,
				chose('embassies', { what: 'city', space: 3 }, 4, { food: 2, power: 1 }),
				paid('embassies', 'food', 2, id),
				paid('embassies', 'power', 1, id),
				built(3, 1, id),
				queuedBonus('altars', 1, [effect], cause, 'immediate-city-action'),
				...told,
			],
			changes: {
				'seats.1.resources.food': 0,
				'seats.1.resources.power': 0,
				embassies: embassiesWith({ 3: [0, 1, 0] }),
				'seats.1.mask': [13],
				...changes,
			},
		};
	};
	const waits = [tokenDrawn('level-2-jade', 8), jadeWaits(10)];
	const placedJade = (id: number) => [
		ofToken('level-2-jade').jadePlaced(1, 13, { causedBy: 10 }),
		ofSpace(13).scored(1, 2, { causedBy: id }),
	];
	const chest = chestWithout(['level-2-jade']);
	test('the Jade that waits is placed before the bonus action', () =>
		checkSite(
			'embassies',
			both(
				[],
				[...waits, ...placedJade(12), bonusDeclined('altars', 8)],
				{},
				[placeJade(13), forgo],
				{},
				{ chest, 'seats.1.vp': 2 },
			),
		));
	test('under the other reading in the order gained: the bonus action was first', () =>
		checkSite(
			'embassies',
			both(
				[],
				[...waits, bonusDeclined('altars', 8), ...placedJade(13)],
				{ 'jade-before-bonus': 'order-of-gain' },
				[forgo, placeJade(13)],
				{},
				{ chest, 'seats.1.vp': 2 },
			),
		));
	test.each(['jade-first', 'order-of-gain'] as const)('under %s: Jade that was first comes first', (reading) =>
		checkSite(
			'embassies',
			both(
				[discarded(1, 'cualli', 'use'), jadeWaits(5)],
				[
					tokenDrawn('level-2-2-vp', 10),
					ofToken('level-2-2-vp').scored(1, 2, { causedBy: 12 }),
					tellsOf({ character: 'cualli' }, ['copan.characters.bird']).jadePlaced(1, 13, { causedBy: 5 }),
					ofSpace(13).scored(1, 2, { causedBy: 14 }),
					bonusDeclined('altars', 10),
				],
				{ 'jade-before-bonus': reading },
				[placeJade(13), forgo],
				{ characters: ['cualli'] },
				{
					chest: chestWithout(['level-2-2-vp']),
					'seats.1.vp': 4,
					'seats.1.characters': [],
					'seats.1.discarded': 1,
					'cards.characters.discard': ['cualli'],
				},
			),
		),
	);
	test('Jade that waits cannot pay for the action in hand', () => {
		const { after } = playAll(actionTable({ seats: [{}, { characters: ['cualli'], resources: { power: 2 } }, {}] }), [
			move('stairway'),
			turnTotem('two'),
			useBird('cualli'),
		]);
		expect(copan.decision(after)).toEqual({ actor: 1, ask: 'site', rule: 'copan.stairway.line.pay' });
		expect(after.pendingJade).toHaveLength(1);
		expect(copan.why(after, placeJade(13))?.code).toBe('not-asked');
	});
});

describe('ruling immediate-city-action', () => {
	const atOnce: Setup = { rulings: { 'immediate-city-action': 'at-once' } };
	test('at once: the action comes before the tokens, and both actions are paid for', () =>
		checkSite(
			'embassies',
			cityVisit(
				'4',
				[
					['food', 1],
					['zeal', 1],
				],
				{
					setup: atOnce,
					seat: { characters: ['ah-cuxtal', 'yumchakob'] },
					actions: [act('stairway'), takeLine(1), climb('zeal')],
					told: [
						bonusBegun('stairway', 8, 1),
						chose('stairway', { what: 'line', line: 1 }, 9),
						leftOut('stairway', 'power', 1, 10),
						glyphTaken(1, 'a', 10),
						ofStairway.climbed(1, 'zeal', [0, 1], { causedBy: 10 }),
						rewarded('yumchakob', 9),
						...token(8, 15),
						rewarded('ah-cuxtal', 4),
					],
					refilled: [filled('glyphs', 1, 'g')],
					changes: {
						'seats.1.vp': 5,
						'seats.1.glyphs.a': 1,
						'seats.1.priests.zeal': 1,
						'cards.glyphs.laid': glyphsAfter([1, 'g']),
						'cards.glyphs.top': ['h', 'g'],
					},
				},
			),
		));
	test('at once: what the tokens bring cannot pay for it, so it is lost', () =>
		checkSite(
			'embassies',
			cityVisit('5', [['food', 2]], {
				setup: atOnce,
				actions: [],
				told: [bonusLost('ball-court', 7), ...token(7, 9)],
			}),
		));
	test('at once: Jade among the tokens still waits for the end of the action on Embassies', () =>
		checkSite('embassies', {
			name: '',
			seat: { resources: { food: 2, zeal: 1 } },
			setup: { ...atOnce, sites: { cities: ['1', '3', '4', '2', '5', '6'] } },
			actions: [visit(3), forgo, placeJade(13)],
			chance: [draw('level-2-jade')],
			told: [
				chose('embassies', { what: 'city', space: 3 }, 4, { food: 2, zeal: 1 }),
				paid('embassies', 'food', 2, 5),
				paid('embassies', 'zeal', 1, 5),
				built(3, 1, 5),
				bonusDeclined('stairway', 8),
				tokenDrawn('level-2-jade', 8),
				jadeWaits(10),
				ofToken('level-2-jade').jadePlaced(1, 13, { causedBy: 10 }),
				ofSpace(13).scored(1, 2, { causedBy: 12 }),
			],
			changes: {
				'seats.1.resources.food': 0,
				'seats.1.resources.zeal': 0,
				'seats.1.vp': 2,
				'seats.1.mask': [13],
				embassies: embassiesWith({ 3: [0, 1, 0] }),
				chest: chestWithout(['level-2-jade']),
			},
		}));
	test('at once: Jade among the tokens waits after the City’s action too', () => {
		const { after, events } = playAll(
			actionTable({
				...atOnce,
				sites: { cities: ['1', '3', '4', '2', '5', '6'] },
				seats: [{}, { resources: { food: 3, zeal: 1 } }, {}],
			}),
			[
				move('embassies'),
				turnTotem('two'),
				visit(3),
				act('stairway'),
				takeLine(1),
				climb('zeal'),
				draw('level-2-jade'),
			],
		);
		expect(events.map(({ type }) => type).slice(-3)).toEqual(['climbed', 'tokenDrawn', 'jadeWaits']);
		expect(copan.decision(after)?.ask).toBe('jade');
		expect(after.acting).toBeNull();
	});
});

/* Birds, used in the midst of the River’s action: event 6 discards the bird. */

describe('copan.characters.bird: the 20 birds in an action', () => {
	interface BirdRow {
		bird: CharacterId;
		name: string;
		seat?: SeatSetup;
		setup?: Setup;
		/** What is answered at once, and after the River’s action. */
		answers?: Action[];
		later?: Action[];
		chance?: Action[];
		told: Told[];
		refilled?: Told[];
		river?: { refilled: Told[]; changes: Record<string, unknown>; chance: Action[] };
		changes?: Record<string, unknown>;
	}
	const rules: CopanRule[] = ['copan.characters.bird'];
	const gains = (bird: CharacterId, resource: Resource, amount: number): BirdRow => ({
		bird,
		name: `${amount} ${resource}`,
		told: [tellsOf({ character: bird }, rules).gained(1, resource, amount, 0, { causedBy: 6 })],
		changes: { [`seats.1.resources.${resource}`]: amount },
	});
	const jadeBird = (bird: CharacterId): BirdRow => ({
		bird,
		name: 'a Jade tile, once the action is complete',
		later: [placeJade(13)],
		told: [
			jadeWaits(6),
			tellsOf({ character: bird }, rules).jadePlaced(1, 13, { causedBy: 6 }),
			ofSpace(13).scored(1, 2, { causedBy: 8 }),
		],
		changes: { 'seats.1.mask': [13], 'seats.1.vp': 4 },
	});
	const stairwayBird = (bird: CharacterId): BirdRow => ({
		bird,
		name: 'the Stairway’s action for 3 less, once this one is complete',
		later: [act('stairway'), takeLine(3), climb('zeal'), goOn],
		told: [
			queuedBonus('stairway', 3, rules, 6),
			bonusBegun('stairway', 6, 3),
			chose('stairway', { what: 'line', line: 3 }, 8),
			leftOut('stairway', 'power', 3, 9),
			...[4, 5, 6].map((space) => glyphTaken(space, laidGlyphs[space - 1] as string, 9)),
			ofStairway.climbed(1, 'zeal', [0, 3], { causedBy: 9 }),
		],
		refilled: [filled('glyphs', 4, 'g'), filled('glyphs', 5, 'h'), filled('glyphs', 6, 'g')],
		changes: {
			'seats.1.glyphs.d': 1,
			'seats.1.glyphs.e': 1,
			'seats.1.glyphs.f': 1,
			'seats.1.priests.zeal': 3,
			'cards.glyphs.laid': glyphsAfter([4, 'g'], [5, 'h'], [6, 'g']),
			'cards.glyphs.top': [],
		},
	});
	const embassyBird = (bird: CharacterId): BirdRow => ({
		bird,
		name: 'the action of Embassies for 3 less, once this one is complete',
		setup: { sites: { cities: ['10'] } },
		later: [act('embassies'), visit(1)],
		chance: [draw('level-1-1-vp')],
		told: [
			queuedBonus('embassies', 3, rules, 6),
			bonusBegun('embassies', 6, 3),
			chose('embassies', { what: 'city', space: 1 }, 8, { food: 2 }),
			leftOut('embassies', 'food', 2, 9),
			built(1, 1, 9),
			ofCity('10').scored(1, 5, { causedBy: 11 }),
			...token(11, 13),
		],
		changes: {
			'seats.1.vp': 8,
			embassies: embassiesWith({ 1: [0, 1, 0] }),
			chest: chestWithout(['level-1-1-vp']),
		},
	});
	test.each<BirdRow>([
		{
			bird: 'cabaguil',
			name: '5 of choice',
			setup: {
				sites: { characters: withOn(laidCourt, 5, 'ixtli').map((each, space) => (space === 2 ? 'xbalanque' : each)) },
			},
			answers: [gain('food'), gain('fame'), gain('zeal'), gain('power'), gain('zeal')],
			told: (['food', 'fame', 'zeal', 'power', 'zeal'] as const).map((resource) =>
				tellsOf({ character: 'cabaguil' }, rules, ['cabaguil']).gained(1, resource, 1, 0, { causedBy: 6 }),
			),
			changes: {
				'seats.1.resources.food': 1,
				'seats.1.resources.fame': 1,
				'seats.1.resources.zeal': 2,
				'seats.1.resources.power': 1,
			},
		},
		{
			bird: 'chachiuitl',
			name: 'the Altars’ action for 3 less, once this one is complete',
			setup: { sites: { altars: ['altar-5', null, null, null] } },
			later: [act('altars'), useAltar(1), climb('zeal')],
			told: [
				queuedBonus('altars', 3, rules, 6),
				bonusBegun('altars', 6, 3),
				chose('altars', { what: 'column', column: 1 }, 8, { fame: 1 }),
				leftOut('altars', 'fame', 1, 9),
				altarToken(1, 9),
				ofAltar('altar-5').scored(1, 2, { causedBy: 11 }),
				ofAltar('altar-5').climbed(1, 'zeal', [0, 3], { causedBy: 11 }),
			],
			changes: {
				'seats.1.vp': 4,
				'seats.1.priests.zeal': 3,
				altarTokens: [1, null, null, null, null, null, null, null, null, null, null, null],
			},
		},
		{
			...gains('chicchan', 'power', 3),
			setup: { sites: { characters: withOn(laidCourt, 2, 'xbalanque') } },
		},
		{
			bird: 'chichuaton',
			name: 'an extension',
			told: [extensionAdded(1, rules, 6)],
			changes: { 'seats.1.extensions': 1 },
		},
		gains('colop-u-uichikin', 'zeal', 5),
		jadeBird('coszcatl'),
		jadeBird('cualli'),
		stairwayBird('gukumatz'),
		gains('hachakyum', 'fame', 3),
		{
			bird: 'ihuicatl',
			name: 'the two leftmost River tiles, replaced at the end of the turn',
			told: [
				tilesTaken(['zeal', 'power'], 6, {
					rules: [...rules, 'copan.river.two-leftmost'],
					rulings: ['river-tiles-replaced'],
				}),
			],
			river: {
				chance: [1, 2, 3, 4].map(() => draw('food')),
				refilled: [1, 2, 3, 4].map((space) => riverFilled(space, 'food')),
				changes: {
					'seats.1.tiles.food': 2,
					'seats.1.tiles.fame': 2,
					'seats.1.tiles.zeal': 2,
					'seats.1.tiles.power': 2,
					river: ['food', 'food', 'food', 'food'],
					'unseen.food': 3,
				},
			},
		},
		embassyBird('iktan'),
		{
			bird: 'itzamna',
			name: '3 steps',
			answers: [climb('power')],
			told: [tellsOf({ character: 'itzamna' }, rules).climbed(1, 'power', [0, 3], { causedBy: 6 })],
			changes: { 'seats.1.priests.power': 3 },
		},
		gains('ixazaluoh', 'food', 3),
		stairwayBird('ixcuiname'),
		gains('ix-tub-tun', 'fame', 5),
		{
			bird: 'kianto',
			name: 'a Glyph card, replaced at once',
			answers: [takeGlyph(4)],
			told: [
				glyphTaken(4, 'd', 6, rules),
				{ ...filled('glyphs', 4, 'g', 'copan.end-turn.refill.sooner'), causedBy: 7 },
			],
			changes: {
				'seats.1.glyphs.d': 1,
				'cards.glyphs.laid': glyphsAfter([4, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
		jadeBird('mulac'),
		embassyBird('nacon'),
		{
			bird: 'necahual',
			name: 'the River’s action for 3 less, once this one is complete',
			seat: { extensions: 2 },
			later: [act('river'), buyExtension],
			told: [
				queuedBonus('river', 3, rules, 6),
				bonusBegun('river', 6, 3),
				tilesTaken(['zeal', 'power'], 8),
				chose('river', { what: 'extension' }, 8, { any: 3 }),
				leftOut('river', 'any', 3, 10),
				extensionAdded(3, ['copan.river.extension.price'], 10),
			],
			river: {
				chance: [1, 2, 3, 4].map(() => draw('food')),
				refilled: [1, 2, 3, 4].map((space) => riverFilled(space, 'food')),
				changes: {
					'seats.1.tiles.food': 2,
					'seats.1.tiles.fame': 2,
					'seats.1.tiles.zeal': 2,
					'seats.1.tiles.power': 2,
					river: ['food', 'food', 'food', 'food'],
					'unseen.food': 3,
				},
			},
			changes: { 'seats.1.extensions': 3 },
		},
		jadeBird('tecuith'),
	])(
		'$bird: $name',
		({
			bird,
			seat = {},
			setup = {},
			answers = [],
			later = [],
			chance = [],
			told,
			refilled: laid = [],
			river,
			changes = {},
		}) =>
			checkSite('river', {
				name: '',
				seat: { ...seat, characters: [bird] },
				setup,
				actions: [useBird(bird), ...answers, buyNothing, ...later],
				chance: [...chance, ...(river?.chance ?? drawn)],
				told: [tilesTaken(['food', 'fame'], 4), discarded(1, bird, 'use'), ...told],
				refilled: [...laid, ...(river?.refilled ?? refilled)],
				changes: {
					...(river?.changes ?? riverAfter),
					'seats.1.characters': [],
					'seats.1.discarded': 1,
					'cards.characters.discard': [bird],
					...changes,
				},
			}),
	);

	test('before the move a bird’s Jade is placed at once, and its action waits for the Site’s', () =>
		checkTurn({
			name: '',
			seat: { characters: ['cualli', 'iktan'] },
			actions: [useBird('cualli'), placeJade(13), useBird('iktan'), move('river'), turnTotem('two'), buyNothing, forgo],
			chance: drawn,
			told: [
				discarded(1, 'cualli', 'use'),
				tellsOf({ character: 'cualli' }, rules).jadePlaced(1, 13, { causedBy: 2 }),
				ofSpace(13).scored(1, 2, { causedBy: 3 }),
				discarded(1, 'iktan', 'use'),
				queuedBonus('embassies', 3, rules, 5, 'off-action-timing'),
				totemMoved('river', 'two'),
				totemScores(2, 7),
				begun('river', 7),
				tilesTaken(['food', 'fame'], 9),
				bonusDeclined('embassies', 5),
			],
			refilled,
			changes: {
				...riverAfter,
				'seats.1.totem': onRiver,
				'seats.1.vp': 4,
				'seats.1.mask': [13],
				'seats.1.characters': [],
				'seats.1.discarded': 2,
				'cards.characters.discard': ['cualli', 'iktan'],
			},
		}));
	test('a bird used at the end of the turn: its action is still taken', () =>
		checkSite('river', {
			name: '',
			seat: { characters: ['iktan'] },
			actions: [buyNothing, useBird('iktan'), forgo],
			chance: drawn,
			told: [
				tilesTaken(['food', 'fame'], 4),
				discarded(1, 'iktan', 'use'),
				queuedBonus('embassies', 3, rules, 6, 'off-action-timing'),
				bonusDeclined('embassies', 6),
			],
			refilled,
			changes: {
				...riverAfter,
				'seats.1.characters': [],
				'seats.1.discarded': 1,
				'cards.characters.discard': ['iktan'],
			},
		}));
	test('a bird may wait: going on keeps it', () =>
		checkSite('river', {
			name: '',
			seat: { characters: ['iktan'] },
			actions: [buyNothing, goOn],
			chance: drawn,
			told: [tilesTaken(['food', 'fame'], 4)],
			refilled,
			changes: riverAfter,
		}));
	test('under the reading that nothing waits outside an action, a bird’s action comes before the move', () =>
		checkTurn({
			name: '',
			seat: { characters: ['gukumatz'] },
			setup: { rulings: { 'off-action-timing': 'at-once' } },
			actions: [useBird('gukumatz'), act('stairway'), takeLine(1), climb('zeal')],
			told: [
				discarded(1, 'gukumatz', 'use'),
				bonusBegun('stairway', 2, 3),
				chose('stairway', { what: 'line', line: 1 }, 3),
				leftOut('stairway', 'power', 1, 4),
				glyphTaken(1, 'a', 4),
				ofStairway.climbed(1, 'zeal', [0, 1], { causedBy: 4 }),
			],
			asks: [{ ask: 'move' }],
			changes: {
				'seats.1.characters': [],
				'seats.1.discarded': 1,
				'cards.characters.discard': ['gukumatz'],
				'seats.1.glyphs.a': 1,
				'seats.1.priests.zeal': 1,
				'cards.glyphs.laid': glyphsAfter([1, null]),
			},
		}));
});

describe('ruling discard-at-will', () => {
	const rulings: Setup['rulings'] = { 'discard-at-will': 'any-time' };
	const gone = (character: CharacterId, also: RulingId[] = []): Told => ({
		type: 'characterDiscarded',
		player: 1,
		character,
		because: 'will',
		rules: ['copan.characters.discard.several', 'copan.characters.discard.gone'],
		rulings: ['discarded-characters', ...also, 'discard-at-will'],
	});
	test('any time: several in one turn, a bird without its effect', () =>
		checkTurn({
			name: '',
			setup: { rulings },
			seat: { characters: ['camazotz', 'itzamna', 'vukubcane'] },
			actions: [discardOne('camazotz'), discardOne('itzamna')],
			told: [gone('camazotz'), gone('itzamna', ['bird-discarded-unused'])],
			asks: [{ ask: 'move' }],
			changes: {
				'seats.1.characters': ['vukubcane'],
				'seats.1.discarded': 2,
				'cards.characters.discard': ['camazotz', 'itzamna'],
			},
		}));
	test('for room only, by default', () =>
		checkRefusal({
			name: '',
			setup: actionTable({ seats: [{}, { characters: ['camazotz', 'itzamna'] }, {}] }),
			actions: [],
			refused: discardOne('camazotz'),
			rejection: { code: 'not-asked', rule: 'copan.action.move-or-stay', values: { ask: 'move' } },
		}));
});

/* Characters that pay for actions. */

describe('copan.characters.infinity: 2 VP for each action at a Site', () => {
	/** The cheapest action of each Site, with exactly its price, begun by event `action`; and what it changes. */
	const cheapest: Record<
		Site,
		{ character: CharacterId; store: Partial<Record<Resource, number>>; row(action: number): Omit<TurnRow, 'name'> }
	> = {
		embassies: {
			character: 'ah-cuxtal',
			store: { food: 2 },
			row: (action) => ({
				actions: [visit(1)],
				chance: [draw('level-1-1-vp')],
				told: [
					chose('embassies', { what: 'city', space: 1 }, action, { food: 2 }),
					paid('embassies', 'food', 2, action + 1),
					built(1, 1, action + 1),
					ofCity('10').scored(1, 5, { causedBy: action + 3 }),
					...token(action + 3, action + 5),
				],
				changes: {
					'seats.1.resources.food': 0,
					'seats.1.vp': 6,
					embassies: embassiesWith({ 1: [0, 1, 0] }),
					chest: chestWithout(['level-1-1-vp']),
				},
			}),
		},
		river: {
			character: 'tecumbalam',
			store: {},
			row: (action) => ({
				actions: [buyNothing],
				told: [tilesTaken(['food', 'fame'], action)],
				chance: drawn,
				refilled,
				changes: { ...riverAfter },
			}),
		},
		'ball-court': {
			character: 'xbalanque',
			store: { fame: 2 },
			row: (action) => ({
				actions: [recruit('huracan')],
				told: [
					chose('ball-court', { what: 'character', character: 'huracan' }, action),
					paid('ball-court', 'fame', 2, action + 1),
					recruited('huracan', 4, action + 1),
					courtToken('right', action + 3),
				],
				refilled: [filled('characters', 4, 'tonalnan')],
				changes: {
					'seats.1.resources.fame': 0,
					'seats.1.characters': ['xbalanque', 'huracan'],
					'ballCourt.right': [0, 1, 0],
					'cards.characters.laid': withOn(laidCourt, 4, 'tonalnan'),
					'cards.characters.top': ['chamahez', 'yaluk'],
				},
			}),
		},
		altars: {
			character: 'ixmacane',
			store: { fame: 1 },
			row: (action) => ({
				actions: [useAltar(1), climb('food')],
				told: [
					chose('altars', { what: 'column', column: 1 }, action, { fame: 1 }),
					paid('altars', 'fame', 1, action + 1),
					altarToken(1, action + 1),
					ofAltar('altar-6').gained(1, 'power', 1, 0, { causedBy: action + 3 }),
					ofAltar('altar-6').climbed(1, 'food', [0, 3], { causedBy: action + 3 }),
				],
				changes: {
					'seats.1.resources.fame': 0,
					'seats.1.resources.power': 1,
					'seats.1.priests.food': 3,
					altarTokens: [1, null, null, null, null, null, null, null, null, null, null, null],
				},
			}),
		},
		stairway: {
			character: 'yumchakob',
			store: { power: 1 },
			row: (action) => ({
				actions: [takeLine(1), climb('food')],
				told: [
					chose('stairway', { what: 'line', line: 1 }, action),
					paid('stairway', 'power', 1, action + 1),
					glyphTaken(1, 'a', action + 1),
					ofStairway.climbed(1, 'food', [0, 1], { causedBy: action + 1 }),
				],
				refilled: [filled('glyphs', 1, 'g')],
				changes: {
					'seats.1.resources.power': 0,
					'seats.1.glyphs.a': 1,
					'seats.1.priests.food': 1,
					'cards.glyphs.laid': glyphsAfter([1, 'g']),
					'cards.glyphs.top': ['h', 'g'],
				},
			}),
		},
	};
	const setup: Setup = { sites: { cities: ['10'], altars: ['altar-6', null, null, null] } };
	const vpOf = (changes: Record<string, unknown> = {}) => (changes['seats.1.vp'] as number | undefined) ?? 0;

	test.each(sites)('%s, by the Totem', (site) => {
		const { character, store, row } = cheapest[site];
		const { told, changes, ...rest } = row(4);
		checkSite(site, {
			...rest,
			name: '',
			setup,
			seat: { characters: [character], resources: store },
			told: [...told, rewarded(character, 4)],
			changes: { ...changes, 'seats.1.vp': vpOf(changes) + 2 + (site === 'river' ? 2 : 0) },
		});
	});

	test.each(sites)('%s, by a bonus action', (site) => {
		const { character, store, row } = cheapest[site];
		// The Totem goes to the River; events 2 to 7 are the exchange, event 8 the move, event 12 the bonus action.
		const { told, changes, actions, chance = [], refilled: laid = [] } = row(12);
		const twice = site === 'river';
		const firstReward = twice ? [rewarded(character, 10)] : [];
		const later = twice ? row(13) : { told, changes, actions };
		checkTurn({
			name: '',
			setup: { ...setup, tops: { characters: ['tonalnan', 'chamahez', 'yaluk'], glyphs: ['g', 'h', 'g'] } },
			seat: { characters: [character], resources: store, glyphs: { b: 3 } },
			actions: [
				exchange('same-colour', 3),
				placeJade(13),
				placeJade(9),
				move('river'),
				turnTotem('two'),
				buyNothing,
				act(site),
				...later.actions,
			],
			chance: twice ? [1, 2, 3, 4].map(() => draw('food')) : [...(chance as Action[]), ...drawn],
			told: [
				glyphsExchanged('same-colour', ['b', 'b', 'b'], 2),
				ofExchange.jadePlaced(1, 13, { causedBy: 2 }),
				ofSpace(13).scored(1, 2, { causedBy: 3 }),
				ofExchange.jadePlaced(1, 9, { causedBy: 2 }),
				extensionAdded(1, ['copan.mask.effect'], 5),
				queuedBonus('any', 0, ['copan.glyphs.bonus.after'], 2, 'off-action-timing'),
				totemMoved('river', 'two'),
				totemScores(2, 8),
				begun('river', 8),
				tilesTaken(['food', 'fame'], 10),
				...firstReward,
				bonusBegun(site, 2),
				...(twice ? [tilesTaken(['zeal', 'power'], 13)] : told),
				rewarded(character, twice ? 13 : 12),
			],
			refilled: twice
				? [1, 2, 3, 4].map((space) => riverFilled(space, 'food'))
				: [...laid.filter(({ type }) => type === 'cardLaid'), ...refilled],
			changes: {
				...riverAfter,
				...changes,
				...(twice
					? {
							'seats.1.tiles.zeal': 2,
							'seats.1.tiles.power': 2,
							river: ['food', 'food', 'food', 'food'],
							'unseen.food': 3,
							'unseen.power': undefined,
						}
					: {}),
				'seats.1.totem': onRiver,
				'seats.1.mask': [13, 9],
				'seats.1.extensions': 1,
				'seats.1.glyphs.b': 0,
				'cards.glyphs.discard': ['b', 'b', 'b'],
				'seats.1.vp': 2 + 2 + vpOf(changes) + (twice ? 4 : 2),
			},
		});
	});

	test.each([
		['ah-cuxtal', 'stairway'],
		['xbalanque', 'altars'],
		['yumchakob', 'embassies'],
	] as const)('%s pays nothing at %s', (character, site) => {
		const { store, row } = cheapest[site];
		checkSite(site, { ...row(4), name: '', setup, seat: { characters: [character], resources: store } });
	});

	/* A Character that comes in the midst of the action it rewards. */
	const readings = [
		['not-yet', [], 0],
		['counts-at-once', ['infinity-same-action'], 2],
	] as const;
	test.each(readings)('under %s: Xbalanque, recruited on the Ball Court', (reading, rulings, vp) =>
		checkSite('ball-court', {
			name: '',
			setup: {
				rulings: { 'infinity-same-action': reading },
				sites: { characters: withOn(laidCourt, 1, 'xbalanque') },
			},
			seat: { resources: { fame: 2 } },
			actions: [recruit('xbalanque')],
			told: [
				chose('ball-court', { what: 'character', character: 'xbalanque' }, 4),
				paid('ball-court', 'fame', 2, 5),
				recruited('xbalanque', 1, 5),
				courtToken('left', 7),
				...(vp > 0 ? [rewarded('xbalanque', 4, { rulings: [...rulings] })] : []),
			],
			refilled: [filled('characters', 1, 'tonalnan')],
			changes: {
				'seats.1.resources.fame': 0,
				'seats.1.characters': ['xbalanque'],
				...(vp > 0 ? { 'seats.1.vp': vp } : {}),
				'ballCourt.left': [0, 1, 0],
				'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		}),
	);
	test.each(readings)('under %s: Ah-cuxtal, given by a City', (reading, rulings, vp) =>
		checkSite(
			'embassies',
			cityVisit(
				'15',
				[
					['food', 1],
					['fame', 1],
				],
				{
					setup: {
						rulings: { 'infinity-same-action': reading },
						sites: { cities: ['15'], characters: withOn(laidCourt, 1, 'ah-cuxtal') },
					},
					// Xbalanque rewards actions on the Ball Court: a Character that is given is none.
					seat: { characters: ['xbalanque'] },
					actions: [takeCharacter('ah-cuxtal')],
					told: [
						given('ah-cuxtal', 1, [effect], 8),
						{ ...filled('characters', 1, 'tonalnan', 'copan.end-turn.refill.sooner'), causedBy: 9 },
						...token(8, 11),
						...(vp > 0 ? [rewarded('ah-cuxtal', 4, { rulings: [...rulings] })] : []),
					],
					changes: {
						'seats.1.vp': 1 + vp,
						'seats.1.characters': ['xbalanque', 'ah-cuxtal'],
						'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
						'cards.characters.top': ['chamahez', 'yaluk'],
					},
				},
			),
		),
	);
	test.each(readings)('under %s: Ixmacane, given by an Altar', (reading, rulings, vp) =>
		checkSite('altars', {
			name: '',
			setup: {
				rulings: { 'infinity-same-action': reading },
				sites: { altars: ['altar-6', null, null, null], characters: withOn(laidCourt, 1, 'ixmacane') },
			},
			seat: { resources: { fame: 1 } },
			actions: [useAltar(3), takeCharacter('ixmacane'), climb('food')],
			told: [
				chose('altars', { what: 'column', column: 3 }, 4, { fame: 1 }),
				paid('altars', 'fame', 1, 5),
				altarToken(3, 5),
				given('ixmacane', 1, ['copan.altars.gain'], 7),
				{ ...filled('characters', 1, 'tonalnan', 'copan.end-turn.refill.sooner'), causedBy: 8 },
				ofAltar('altar-6').climbed(1, 'food', [0, 1], { causedBy: 7 }),
				...(vp > 0 ? [rewarded('ixmacane', 4, { rulings: [...rulings] })] : []),
			],
			changes: {
				'seats.1.resources.fame': 0,
				'seats.1.priests.food': 1,
				...(vp > 0 ? { 'seats.1.vp': vp } : {}),
				'seats.1.characters': ['ixmacane'],
				altarTokens: [null, null, 1, null, null, null, null, null, null, null, null, null],
				'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		}),
	);
	test('a Character discarded to make room in that very action pays no more', () =>
		checkSite('ball-court', {
			name: '',
			setup: { tops: { characters: ['tonalnan'] } },
			seat: { characters: ['xbalanque', 'camazotz', 'yaluk'], resources: { fame: 2 } },
			actions: [recruit('muluc'), discardOne('xbalanque')],
			told: [
				chose('ball-court', { what: 'character', character: 'muluc' }, 4),
				paid('ball-court', 'fame', 2, 5),
				recruited('muluc', 1, 5),
				courtToken('left', 7),
				discarded(1, 'xbalanque', 'room', { causedBy: 7 }),
			],
			refilled: [filled('characters', 1, 'tonalnan')],
			changes: {
				'seats.1.resources.fame': 0,
				'seats.1.characters': ['camazotz', 'yaluk', 'muluc'],
				'seats.1.discarded': 1,
				'ballCourt.left': [0, 1, 0],
				'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
				'cards.characters.top': [],
				'cards.characters.discard': ['xbalanque'],
			},
		}));
});

describe('copan.characters.infinity: one resource more for a tile pays for the action', () => {
	test.each<[CharacterId, Resource]>([
		['gucup-cakix', 'zeal'],
		['kinich-kakmo', 'zeal'],
		['huracan', 'food'],
		['tonalnan', 'food'],
		['kawai', 'fame'],
		['muluc', 'fame'],
		['kan-xib-yui', 'power'],
		['yaluk', 'power'],
	])('%s adds 1 %s', (character, resource) =>
		checkRow({
			name: '',
			setup: actionTable({
				pyramid: {},
				tops: {},
				sites: { characters: ['ah-cuxtal', 'camazotz', 'chicchan', 'ixtli', 'cabaguil', 'yatzil'] },
				seats: [{}, { characters: [character] }, {}],
			}),
			actions: [take(resource), place(plain)],
			events: [
				placed(plain, resource, 1),
				moved(resource, 1, 1, 0),
				activated(plain, resource, 1, 2, 0, { player: 1 }),
				fromTile(plain, resource, [2, 0], 2, 1),
				tellsOf({ lasting: character }, ['copan.characters.infinity'], ['extra-resource-characters']).gained(
					1,
					resource,
					1,
					0,
					{ causedBy: 2 },
				),
				ended(1),
			],
			changes: {
				frames: [{ ask: 'move' }],
				[`seats.1.tiles.${resource}`]: 0,
				[`pyramid.${plain}`]: resource,
				[`cubes.${resource}`]: 1,
				[`seats.1.resources.${resource}`]: 3,
			},
		}),
	);
});

test('the rules listed in this file were really cited in it', () => {
	expect(exercises.filter((id) => !cited.has(id))).toEqual([]);
});
