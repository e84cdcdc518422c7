/**
 * Every verb of the executor, and what it brings with it: each space of the Jade Mask, each bird and the moments at which
 * it may be used, climbs and the Zenith, Totems placed by an effect, tiles and cards taken and laid out anew. Every row
 * names all events in full and every path of the position that changed; the second of three seats has its turn.
 */
import { describe, expect, test } from 'vitest';
import { type CharacterId, characters } from '#games/copan/characters.ts';
import type { Effect } from '#games/copan/effects.ts';
import { type Action, copan, type Seat, type SeatSetup, type Setup } from '#games/copan/index.ts';
import { spaces } from '#games/copan/pyramid.ts';
import { type Resource, resources, type Site, sites } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import type { RulingId } from '#games/copan/rulings.ts';
import { createPosition } from '#games/copan/setup.ts';
import type { TotemSide } from '#games/copan/totems.ts';
import {
	discarded,
	entryPaid,
	excessLost,
	extensionLost,
	faceTurn,
	jadeRemoved,
	laidCharacters,
	laidGlyphs,
	laidOut,
	plain,
	steppedDown,
	tellsOf,
	totemEjected,
	totemPlaced,
	totemPushed,
	withOn,
	zenithScored,
	zenithTaken,
} from './fate-support.ts';
import {
	activated,
	applies,
	arose,
	checkRefusal,
	checkRow,
	cited,
	climb,
	closedAlready,
	declineOf,
	discardOne,
	draw,
	ended,
	expectOk,
	fillSpace,
	freeze,
	fromTile,
	gain,
	goOn,
	laid,
	leaveTotem,
	moveCube,
	moved,
	place,
	placed,
	placeJade,
	placeTotem,
	playAll,
	queued,
	type Refusal,
	type Row,
	removeJade,
	roll,
	rolled,
	stepDown,
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
	'copan.court.collect.storage',
	'copan.action.move.afford',
	'copan.characters.infinity',
	'copan.characters.bird',
	'copan.characters.discard.room',
	'copan.characters.discard.gone',
	'copan.characters.pile-empty',
	'copan.glyphs.deck-empty',
	'copan.mask.at-once',
	'copan.mask.choose',
	'copan.mask.first-on-edge',
	'copan.mask.adjacent',
	'copan.mask.other-edge',
	'copan.mask.effect',
	'copan.ball-court.recruit.token',
	'copan.steps.choose',
	'copan.steps.no-split',
	'copan.steps.zenith.order',
	'copan.steps.zenith.again',
	'copan.steps.down',
	'copan.river.two-leftmost',
	'copan.river.extension.attach',
	'copan.river.extension.lost',
	'copan.end-turn.refill.sooner',
	'copan.action.move.by-effect',
	'copan.action.move.side',
	'copan.action.push.occupied',
	'copan.action.push.no-symbol',
	'copan.action.push.several',
	'copan.action.push.ejected',
	'copan.action.push.ejected-moves',
	'copan.action.space.cost',
	'copan.action.space.times',
	'copan.action.bonus.finish-first',
	'copan.action.bonus.order',
] satisfies CopanRule[];

/* A bird used before anything else in the turn: the shortest way to any effect. Afterwards the tile is asked for. */

interface BirdRow {
	name: string;
	/** The active player, apart from the bird; what is said of Characters is said of the others on the board. */
	seat?: SeatSetup;
	/** Seats 0 and 2. */
	others?: [zeroth: SeatSetup, second: SeatSetup];
	setup?: Setup;
	/** What is answered after the bird. */
	answers?: readonly Action[];
	/** The events after the bird’s discard, which is event 0 and the cause where no other is named. */
	told: readonly Told[];
	changes?: Record<string, unknown>;
}

const birdRow = (bird: CharacterId, row: BirdRow): Row => {
	const { name, seat = {}, others = [{}, {}], setup = {}, answers = [], told, changes = {} } = row;
	return {
		name,
		setup: laidOut({
			...setup,
			seats: [others[0], { ...seat, characters: [bird, ...(seat.characters ?? [])] }, others[1]],
		}),
		actions: [useBird(bird), ...answers],
		events: [discarded(1, bird, 'use'), ...told.map((event) => ({ causedBy: 0, ...event }))],
		changes: {
			frames: [{ ask: 'tile' }],
			'seats.1.characters': seat.characters ?? [],
			'seats.1.discarded': (seat.discarded ?? 0) + 1,
			'cards.characters.discard': [bird],
			...changes,
		},
	};
};

const checkBird = (bird: CharacterId, row: BirdRow): void => checkRow(birdRow(bird, row));

const ofBird = (bird: CharacterId, rulings: RulingId[] = []) =>
	tellsOf({ character: bird }, ['copan.characters.bird'], rulings);
const ofSpace = (space: number) => tellsOf({ mask: space }, ['copan.mask.effect']);
const ofTotem = tellsOf({ totem: true }, ['copan.action.space.times']);

/** A tile placed by Coszcatl’s discard: event 1. */
const jadeByBird = (space: number): Told => ofBird('coszcatl').jadePlaced(1, space);

/** A row for a space of the Mask: the tile is placed by way of Coszcatl, and `told` is caused by it. */
const checkSpace = (space: number, row: BirdRow): void => {
	const mask = row.seat?.mask ?? [];
	checkBird('coszcatl', {
		...row,
		answers: [placeJade(space), ...(row.answers ?? [])],
		told: [jadeByBird(space), ...row.told.map((event) => ({ causedBy: 1, ...event }))],
		changes: { 'seats.1.mask': [...mask, space], ...row.changes },
	});
};

const tilesTaken = (player: number, tiles: Resource[], rules: CopanRule[], rulings: RulingId[] = []): Told => ({
	type: 'riverTilesTaken',
	player,
	tiles,
	rules: [...rules, 'copan.river.two-leftmost'],
	...(rulings.length > 0 ? { rulings } : {}),
});

const riverFilled = (space: number, tile: Resource, causedBy: number, rule: CopanRule = soon): Told => ({
	type: 'riverFilled',
	space,
	tile,
	rules: [rule],
	causedBy,
	rulings: [...(rule === 'copan.river.two-leftmost' ? ['river-short'] : []), 'river-slide'],
});

const extensionAdded = (player: number, extensions: number, rules: CopanRule[]): Told => ({
	type: 'extensionAdded',
	player,
	extensions,
	rules: [...rules, 'copan.river.extension.attach'],
	...(extensions > 3 ? { rulings: ['extension-limit'] } : {}),
});

const characterTaken = (player: number, character: CharacterId, space: number, rules: CopanRule[]): Told => ({
	type: 'characterTaken',
	player,
	character,
	space,
	rules,
	rulings: ['gained-character-token'],
});

const glyphTaken = (player: number, space: number, colour: string, rules: CopanRule[]): Told => ({
	type: 'glyphTaken',
	player,
	space,
	colour,
	rules,
});

const totemLeft = (player: number): Told => ({
	type: 'totemLeft',
	player,
	rules: ['copan.action.move.by-effect'],
});

const each = (amount: number) => ({ food: amount, fame: amount, zeal: amount, power: amount });

const soon: CopanRule = 'copan.end-turn.refill.sooner';

describe('copan.mask.effect: the 16 spaces', () => {
	test.each<BirdRow & { space: number }>([
		{
			space: 1,
			name: '2 Fame',
			told: [ofSpace(1).gained(1, 'fame', 2)],
			changes: { 'seats.1.resources.fame': 2 },
		},
		{
			space: 2,
			name: '1 of choice',
			answers: [gain('power')],
			told: [ofSpace(2).gained(1, 'power', 1)],
			changes: { 'seats.1.resources.power': 1 },
		},
		{
			space: 3,
			name: '2 Power',
			told: [ofSpace(3).gained(1, 'power', 2)],
			changes: { 'seats.1.resources.power': 2 },
		},
		{
			space: 4,
			name: '1 of choice',
			answers: [gain('food')],
			told: [ofSpace(4).gained(1, 'food', 1)],
			changes: { 'seats.1.resources.food': 1 },
		},
		{
			space: 5,
			name: '1 of choice',
			answers: [gain('zeal')],
			told: [ofSpace(5).gained(1, 'zeal', 1)],
			changes: { 'seats.1.resources.zeal': 1 },
		},
		{
			space: 6,
			name: '2 of choice, one after the other',
			seat: { mask: [2] },
			answers: [gain('fame'), gain('food')],
			told: [ofSpace(6).gained(1, 'fame', 1), ofSpace(6).gained(1, 'food', 1)],
			changes: { 'seats.1.resources.fame': 1, 'seats.1.resources.food': 1 },
		},
		{ space: 7, name: '4 VP', seat: { mask: [3] }, told: [ofSpace(7).scored(1, 4)], changes: { 'seats.1.vp': 4 } },
		{
			space: 8,
			name: 'the two leftmost River tiles, replaced at the end of the turn',
			told: [tilesTaken(1, ['food', 'fame'], ['copan.mask.effect'], ['river-tiles-replaced'])],
			changes: { 'seats.1.tiles.food': 2, 'seats.1.tiles.fame': 2, river: [null, null, 'zeal', 'power'] },
		},
		{
			space: 9,
			name: 'a Storage extension',
			told: [extensionAdded(1, 1, ['copan.mask.effect'])],
			changes: { 'seats.1.extensions': 1 },
		},
		{
			space: 10,
			name: 'the Totem may go to an entry space, with its price',
			seat: { mask: [9], resources: { power: 1 } },
			answers: [placeTotem('stairway'), turnTotem('two')],
			told: [totemPlaced(1, 'stairway', 'two', 1), entryPaid(1, 'power', 2)],
			changes: { 'seats.1.totem': { site: 'stairway', space: 1, side: 'two' }, 'seats.1.resources.power': 0 },
		},
		{ space: 11, name: '2 VP', seat: { mask: [12] }, told: [ofSpace(11).scored(1, 2)], changes: { 'seats.1.vp': 2 } },
		{
			space: 12,
			name: '2 of choice, of one kind too',
			answers: [gain('zeal'), gain('zeal')],
			told: [ofSpace(12).gained(1, 'zeal', 1), ofSpace(12).gained(1, 'zeal', 1)],
			changes: { 'seats.1.resources.zeal': 2 },
		},
		{ space: 13, name: '2 VP', told: [ofSpace(13).scored(1, 2)], changes: { 'seats.1.vp': 2 } },
		{
			space: 14,
			name: 'a Character of choice, whose place is filled at once',
			setup: { tops: { characters: ['muluc'] } },
			answers: [takeCharacter('hozanek')],
			told: [characterTaken(1, 'hozanek', 4, ['copan.mask.effect']), laid('characters', 4, 'muluc', 2, soon)],
			changes: {
				'seats.1.characters': ['hozanek'],
				'cards.characters.laid': withOn(laidCharacters, 4, 'muluc'),
				'cards.characters.top': [],
			},
		},
		{
			space: 15,
			name: '2 Food',
			told: [ofSpace(15).gained(1, 'food', 2)],
			changes: { 'seats.1.resources.food': 2 },
		},
		{
			space: 16,
			name: '2 Zeal',
			told: [ofSpace(16).gained(1, 'zeal', 2)],
			changes: { 'seats.1.resources.zeal': 2 },
		},
	])('space $space: $name', ({ space, ...row }) => checkSpace(space, row));

	const full = { resources: each(5) };
	test.each<BirdRow & { space: number }>([
		...(
			[
				[1, 'fame'],
				[3, 'power'],
				[15, 'food'],
				[16, 'zeal'],
			] as [number, Resource][]
		).map(([space, resource]) => ({
			space,
			name: 'full storage',
			seat: full,
			told: [ofSpace(space).gained(1, resource, 0, 2)],
		})),
		...(
			[
				[1, 'fame'],
				[3, 'power'],
				[15, 'food'],
				[16, 'zeal'],
			] as [number, Resource][]
		).map(([space, resource]) => ({
			space,
			name: 'room for 1 of the 2',
			seat: { resources: each(4) },
			told: [ofSpace(space).gained(1, resource, 1, 1)],
			changes: { [`seats.1.resources.${resource}`]: 5 },
		})),
		...[2, 4, 5].map((space) => ({
			space,
			name: 'full storage',
			seat: full,
			answers: [gain('food')],
			told: [ofSpace(space).gained(1, 'food', 0, 1)],
		})),
		{
			space: 9,
			name: 'no extension left in the supply',
			others: [{ extensions: 9 }, {}],
			told: [ofSpace(9).unaffected(1, { verb: 'add-extension' })],
		},
		{
			space: 9,
			name: 'the last extension of the supply',
			others: [{ extensions: 5 }, { extensions: 3 }],
			told: [extensionAdded(1, 1, ['copan.mask.effect'])],
			changes: { 'seats.1.extensions': 1 },
		},
		{
			space: 14,
			name: 'no Character lies there and none can be laid: nothing',
			setup: { sites: { characters: [null, null, null, null, null, null] } },
			told: [ofSpace(14).unaffected(1, { verb: 'take-character' })],
		},
		{
			space: 10,
			name: 'the Totem may stay away',
			seat: { mask: [11] },
			answers: [leaveTotem],
			told: [totemLeft(1)],
		},
	])('space $space: $name', ({ space, ...row }) => checkSpace(space, row));
});

describe('where a Jade tile may go', () => {
	const asking = (seat: SeatSetup, rulings: Setup['rulings'] = {}) => ({
		setup: laidOut({ rulings, seats: [{ mask: [1] }, { ...seat, characters: ['cualli'] }, {}] }),
		actions: [useBird('cualli')],
	});
	const offered = (seat: SeatSetup, rulings: Setup['rulings'] = {}): number[] => {
		const { setup, actions } = asking(seat, rulings);
		return copan
			.legalActions(playAll(setup, actions).after)
			.flatMap((action) => (action.type === 'place-jade' ? [action.space] : []));
	};

	const ring = [1, 2, 3, 4, 5, 8, 9, 12, 13, 14, 15, 16];
	test.each<[string, number[], number[], Setup['rulings']?]>([
		['an empty Mask: the outer ring', [], ring],
		['beside a corner', [1], [2, 5]],
		['beside an edge', [3], [2, 4, 7]],
		['beside the middle', [6], [2, 5, 7, 10]],
		['the end of a row does not adjoin the start of the next', [4], [3, 8]],
		['beside any of several', [1, 2], [3, 5, 6]],
		['two parts after a tile came off: beside either', [1, 3], [2, 4, 5, 7]],
		['one space left', ring.concat([6, 7, 10]), [11]],
		['corners touch, under that reading', [1], [2, 5, 6], { 'mask-edges': 'connected-by-corners' }],
		[
			'corners touch in the middle, under that reading',
			[6],
			[1, 2, 3, 5, 7, 9, 10, 11],
			{ 'mask-edges': 'connected-by-corners' },
		],
		['only the first edge: a corner lies on two', [1], [2, 5], { 'mask-edges': 'first-edge-only' }],
		['only the first edge: along the top, and inwards', [2], [1, 3, 6], { 'mask-edges': 'first-edge-only' }],
		[
			'only the first edge: from the middle not to another one',
			[2, 6],
			[1, 3, 7, 10],
			{ 'mask-edges': 'first-edge-only' },
		],
		['an empty Mask, under each reading alike', [], ring, { 'mask-edges': 'first-edge-only' }],
	])('%s', (_, mask, expected, rulings) => expect(offered({ mask }, rulings)).toEqual(expected));

	test.each<Refusal>([
		...[6, 7, 10, 11].map(
			(space): Refusal => ({
				name: `a first tile on space ${space}, inside`,
				...asking({}),
				refused: placeJade(space),
				rejection: { code: 'jade-not-on-edge', rule: 'copan.mask.first-on-edge', values: { space } },
			}),
		),
		{
			name: 'a tile apart from the others, on the edge all the same',
			...asking({ mask: [1] }),
			refused: placeJade(16),
			rejection: { code: 'jade-apart', rule: 'copan.mask.adjacent', values: { space: 16 } },
		},
		{
			name: 'a tile that touches by a corner',
			...asking({ mask: [1] }),
			refused: placeJade(6),
			rejection: { code: 'jade-apart', rule: 'copan.mask.adjacent', values: { space: 6 } },
		},
		{
			name: 'a tile that is placed already',
			...asking({ mask: [1, 2] }),
			refused: placeJade(2),
			rejection: { code: 'jade-there', rule: 'copan.mask.choose', values: { space: 2 } },
		},
		{
			name: 'another outer edge, under that reading',
			...asking({ mask: [2, 6] }, { 'mask-edges': 'first-edge-only' }),
			refused: placeJade(5),
			rejection: { code: 'jade-other-edge', rule: 'copan.mask.other-edge', values: { space: 5 } },
		},
		{
			name: 'a space that is not on the Mask',
			...asking({}),
			refused: placeJade(17),
			rejection: { code: 'no-such-choice', rule: 'copan.mask.choose', values: { ask: 'jade' } },
		},
		{
			name: 'keeping the tile for later',
			...asking({}),
			refused: goOn,
			rejection: { code: 'not-asked', rule: 'copan.mask.choose', values: { ask: 'jade' } },
		},
	])('refused: $name', checkRefusal);
});

describe('copan.characters.bird: what each brings', () => {
	const actions: [CharacterId, Site][] = [
		['chachiuitl', 'altars'],
		['gukumatz', 'stairway'],
		['iktan', 'embassies'],
		['ixcuiname', 'stairway'],
		['nacon', 'embassies'],
		['necahual', 'river'],
	];
	const ofOneKind: [CharacterId, Resource, number][] = [
		['chicchan', 'power', 3],
		['colop-u-uichikin', 'zeal', 5],
		['hachakyum', 'fame', 3],
		['ixazaluoh', 'food', 3],
		['ix-tub-tun', 'fame', 5],
	];
	const withJade: CharacterId[] = ['coszcatl', 'cualli', 'mulac', 'tecuith'];
	const tested = new Set<string>();
	const check = (bird: CharacterId, row: BirdRow): void => {
		tested.add(bird);
		checkBird(bird, row);
	};

	test.each(actions)('%s: an action at %s for 3 less, queued for the Action phase', (bird, site) =>
		check(bird, {
			name: bird,
			told: [
				{
					type: 'bonusActionQueued',
					player: 1,
					site,
					less: 3,
					rules: ['copan.characters.bird', 'copan.action.bonus.finish-first', 'copan.action.bonus.order'],
					rulings: ['off-action-timing'],
				},
			],
			changes: { bonusActions: [{ player: 1, site, less: 3, cause: 0 }] },
		}),
	);

	test.each(ofOneKind)('%s: %s, %i of it', (bird, resource, amount) => {
		check(bird, {
			name: bird,
			told: [ofBird(bird).gained(1, resource, amount)],
			changes: { [`seats.1.resources.${resource}`]: amount },
		});
		check(bird, {
			name: 'room for 1 only',
			seat: { resources: { [resource]: 4 } },
			told: [ofBird(bird).gained(1, resource, 1, amount - 1)],
			changes: { [`seats.1.resources.${resource}`]: 5 },
		});
	});

	test('cabaguil: 5 resources, each of choice', () =>
		check('cabaguil', {
			name: 'five',
			answers: [gain('food'), gain('fame'), gain('zeal'), gain('power'), gain('power')],
			told: (['food', 'fame', 'zeal', 'power', 'power'] as const).map((resource) =>
				ofBird('cabaguil', ['cabaguil']).gained(1, resource, 1),
			),
			changes: {
				'seats.1.resources.food': 1,
				'seats.1.resources.fame': 1,
				'seats.1.resources.zeal': 1,
				'seats.1.resources.power': 2,
			},
		}));

	test.each(withJade)('%s: a Jade tile, placed at once', (bird) => {
		check(bird, {
			name: bird,
			answers: [placeJade(13)],
			told: [ofBird(bird).jadePlaced(1, 13), ofSpace(13).scored(1, 2, { causedBy: 1 })],
			changes: { 'seats.1.mask': [13], 'seats.1.vp': 2 },
		});
		check(bird, {
			name: 'a full Mask: lost',
			seat: { mask: Array.from({ length: 16 }, (_, index) => index + 1) },
			told: [ofBird(bird).unaffected(1, { verb: 'place-jade' }, { rulings: ['jade-with-full-mask'] })],
		});
	});

	test('chichuaton: an extension, whose room counts at once', () => {
		check('chichuaton', {
			name: 'first',
			told: [extensionAdded(1, 1, ['copan.characters.bird'])],
			changes: { 'seats.1.extensions': 1 },
		});
		check('chichuaton', {
			name: 'a fourth of one player',
			seat: { extensions: 3 },
			told: [extensionAdded(1, 4, ['copan.characters.bird'])],
			changes: { 'seats.1.extensions': 4 },
		});
		check('chichuaton', {
			name: 'no more than three, under that reading',
			setup: { rulings: { 'extension-limit': 'three' } },
			seat: { extensions: 3 },
			told: [ofBird('chichuaton').unaffected(1, { verb: 'add-extension' }, { rulings: ['extension-limit'] })],
		});
		check('chichuaton', {
			name: 'the third, under that reading',
			setup: { rulings: { 'extension-limit': 'three' } },
			seat: { extensions: 2 },
			told: [extensionAdded(1, 3, ['copan.characters.bird'])],
			changes: { 'seats.1.extensions': 3 },
		});
	});

	test('ihuicatl: the two leftmost River tiles', () =>
		check('ihuicatl', {
			name: 'two',
			told: [tilesTaken(1, ['food', 'fame'], ['copan.characters.bird'], ['river-tiles-replaced'])],
			changes: { 'seats.1.tiles.food': 2, 'seats.1.tiles.fame': 2, river: [null, null, 'zeal', 'power'] },
		}));

	test('itzamna: 3 steps on one stairway', () =>
		check('itzamna', {
			name: 'three',
			answers: [climb('zeal')],
			told: [ofBird('itzamna').climbed(1, 'zeal', [0, 3])],
			changes: { 'seats.1.priests.zeal': 3 },
		}));

	test('kianto: a Glyph of choice, whose place is filled at once', () =>
		check('kianto', {
			name: 'glyph',
			setup: { tops: { glyphs: ['h'] } },
			answers: [takeGlyph(3)],
			told: [glyphTaken(1, 3, 'c', ['copan.characters.bird']), laid('glyphs', 3, 'h', 1, soon)],
			changes: {
				'seats.1.glyphs.c': 1,
				'cards.glyphs.laid': withOn(laidGlyphs, 3, 'h'),
				'cards.glyphs.top': [],
			},
		}));

	test('all 20 are here', () => {
		expect([...tested].sort()).toEqual(
			characters.flatMap(({ kind, id }) => (kind === 'bird' ? [id as string] : [])).sort(),
		);
	});

	test('two in one turn: bonus actions wait in the order in which they came, and chance is not asked', () =>
		checkRow({
			name: 'two',
			setup: laidOut({ seats: [{}, { characters: ['nacon', 'gukumatz'] }, {}] }),
			actions: [useBird('gukumatz'), useBird('nacon')],
			events: [
				discarded(1, 'gukumatz', 'use'),
				bonusQueued(1, 'stairway', 0),
				discarded(1, 'nacon', 'use'),
				bonusQueued(1, 'embassies', 2),
			],
			changes: {
				frames: [{ ask: 'tile' }],
				'seats.1.characters': [],
				'seats.1.discarded': 2,
				'cards.characters.discard': ['gukumatz', 'nacon'],
				bonusActions: [
					{ player: 1, site: 'stairway', less: 3, cause: 0 },
					{ player: 1, site: 'embassies', less: 3, cause: 2 },
				],
			},
		}));
});

/** A bonus action for 3 less, by a bird. */
const bonusQueued = (player: number, site: Site, causedBy: number): Told => ({
	type: 'bonusActionQueued',
	player,
	site,
	less: 3,
	rules: ['copan.characters.bird', 'copan.action.bonus.finish-first', 'copan.action.bonus.order'],
	causedBy,
	rulings: ['off-action-timing'],
});

describe('copan.characters.bird: the moments', () => {
	const bird = 'chicchan';
	const seats: SeatSetup[] = [{}, { characters: [bird] }, {}];
	const used = (gainedBy: number): Told[] => [
		discarded(1, bird, 'use'),
		ofBird(bird).gained(1, 'power', 3, 0, { causedBy: gainedBy }),
	];
	const gone = {
		'seats.1.characters': [],
		'seats.1.discarded': 1,
		'seats.1.resources.power': 3,
		'cards.characters.discard': [bird],
	};
	/** A turn with an Event: the die shows a face of card E that gives everyone 2 Zeal. */
	const eventTurn = (rulings: Setup['rulings'] = {}) =>
		laidOut({ rulings, seats, card: 'E', cubes: { food: 6 }, sites: { closed: { embassies: [1] } } });
	const begun: Told[] = [placed(plain, 'food', 1), moved('food', 7, 3, 0), arose(declineOf('food', 2), 1)];
	const { gained } = tellsOf({ event: 'E', face: 1 }, ['copan.events.all-players']);
	const effect = (cause: number): Told[] =>
		[1, 2, 0].map((player) => gained(player, 'zeal', 2, 0, { causedBy: cause }));
	const eventChanges = {
		'seats.1.tiles.food': 0,
		[`pyramid.${plain}`]: 'food',
		'cubes.food': 7,
		'crossed.food': 2,
		events: [queued(declineOf('food', 2), 2)],
		resolved: 1,
		face: 1,
		'seats.0.resources.zeal': 2,
		'seats.1.resources.zeal': 2,
		'seats.2.resources.zeal': 2,
	};

	test.each<Row>([
		{
			name: 'before a tile is chosen',
			setup: laidOut({ seats }),
			actions: [useBird(bird), take('food'), place(plain)],
			events: [
				...used(0),
				placed(plain, 'food', 1),
				moved('food', 1, 1, 2),
				activated(plain, 'food', 1, 2, 2, { player: 1 }),
				fromTile(plain, 'food', [2, 0], 4, 1),
				ended(1),
			],
			changes: {
				...gone,
				'seats.1.tiles.food': 0,
				'seats.1.resources.food': 2,
				[`pyramid.${plain}`]: 'food',
				'cubes.food': 1,
			},
		},
		{
			name: 'before a face-down tile is laid',
			setup: laidOut({ seats: [{}, { characters: [bird], tiles: each(0) }, {}] }),
			actions: [useBird(bird), place(plain)],
			events: [
				...used(0),
				placed(plain, 'face-down', 1),
				{
					type: 'nothingYielded',
					player: 1,
					space: plain,
					rules: ['copan.court.no-tile.no-gain'],
					causedBy: 2,
					rulings: ['face-down'],
				},
				ended(1),
			],
			changes: { ...gone, [`pyramid.${plain}`]: 'face-down' },
		},
		{
			name: 'once an Event has arisen, before the roll; none is left to be asked for later',
			setup: eventTurn(),
			actions: [take('food'), place(plain), useBird(bird), roll(1)],
			events: [
				...begun,
				...used(3),
				rolled(1, 2),
				applies(1, 5, 'E'),
				...effect(6),
				closedAlready('embassies', 1, 2),
				activated(plain, 'food', 3, 0, 0, { player: 1 }),
				ended(1),
			],
			changes: { ...eventChanges, ...gone },
		},
		{
			name: 'after the Events, before collecting',
			setup: eventTurn(),
			actions: [take('food'), place(plain), goOn, roll(1), useBird(bird)],
			events: [
				...begun,
				rolled(1, 2),
				applies(1, 3, 'E'),
				...effect(4),
				closedAlready('embassies', 1, 2),
				...used(9),
				activated(plain, 'food', 3, 0, 0, { player: 1 }),
				ended(1),
			],
			changes: { ...eventChanges, ...gone },
		},
		{
			name: 'kept all the way: asked before the roll and before collecting',
			setup: eventTurn(),
			actions: [take('food'), place(plain), goOn, roll(1), goOn],
			events: [
				...begun,
				rolled(1, 2),
				applies(1, 3, 'E'),
				...effect(4),
				closedAlready('embassies', 1, 2),
				activated(plain, 'food', 3, 0, 0, { player: 1 }),
				ended(1),
			],
			changes: eventChanges,
		},
		{
			name: 'between the roll and its effect, under that reading',
			setup: eventTurn({ 'off-action-timing': 'at-once' }),
			actions: [take('food'), place(plain), goOn, roll(1), useBird(bird)],
			events: [
				...begun,
				rolled(1, 2),
				...used(4),
				applies(1, 3, 'E'),
				...effect(6),
				closedAlready('embassies', 1, 2),
				activated(plain, 'food', 3, 0, 0, { player: 1 }),
				ended(1),
			],
			changes: { ...eventChanges, ...gone },
		},
		{
			name: 'without an Event the first pause is before collecting',
			setup: laidOut({ seats }),
			actions: [take('food'), place(plain), useBird(bird)],
			events: [
				placed(plain, 'food', 1),
				moved('food', 1, 1, 0),
				...used(2),
				activated(plain, 'food', 1, 2, 0, { player: 1 }),
				fromTile(plain, 'food', [2, 0], 4, 1),
				ended(1),
			],
			changes: {
				...gone,
				'seats.1.tiles.food': 0,
				'seats.1.resources.food': 2,
				[`pyramid.${plain}`]: 'food',
				'cubes.food': 1,
			},
		},
		{
			name: 'two birds at one pause, one after the other',
			setup: laidOut({ seats: [{}, { characters: [bird, 'ixazaluoh', 'huracan'] }, {}] }),
			actions: [take('zeal'), place(plain), useBird('ixazaluoh'), useBird(bird)],
			events: [
				placed(plain, 'zeal', 1),
				moved('zeal', 1, 1, 0),
				discarded(1, 'ixazaluoh', 'use'),
				ofBird('ixazaluoh').gained(1, 'food', 3, 0, { causedBy: 2 }),
				discarded(1, bird, 'use'),
				ofBird(bird).gained(1, 'power', 3, 0, { causedBy: 4 }),
				activated(plain, 'zeal', 1, 2, 0, { player: 1 }),
				fromTile(plain, 'zeal', [2, 0], 6, 1),
				ended(1),
			],
			changes: {
				'seats.1.characters': ['huracan'],
				'seats.1.discarded': 2,
				'seats.1.resources.power': 3,
				'seats.1.resources.food': 3,
				'seats.1.resources.zeal': 2,
				'cards.characters.discard': [bird, 'ixazaluoh'],
				'seats.1.tiles.zeal': 0,
				[`pyramid.${plain}`]: 'zeal',
				'cubes.zeal': 1,
			},
		},
		{
			name: 'River tiles for an empty hand: one of them is placed, face up',
			setup: laidOut({ seats: [{}, { characters: ['ihuicatl'], tiles: each(0) }, {}] }),
			actions: [useBird('ihuicatl'), take('fame'), place(plain)],
			events: [
				discarded(1, 'ihuicatl', 'use'),
				{
					...tilesTaken(1, ['food', 'fame'], ['copan.characters.bird'], ['river-tiles-replaced']),
					causedBy: 0,
				},
				placed(plain, 'fame', 1),
				moved('fame', 1, 1, 2),
				activated(plain, 'fame', 1, 2, 2, { player: 1 }),
				fromTile(plain, 'fame', [2, 0], 4, 1),
				ended(1),
			],
			changes: {
				'seats.1.characters': [],
				'seats.1.discarded': 1,
				'cards.characters.discard': ['ihuicatl'],
				'seats.1.tiles.food': 1,
				'seats.1.resources.fame': 2,
				river: [null, null, 'zeal', 'power'],
				[`pyramid.${plain}`]: 'fame',
				'cubes.fame': 1,
			},
		},
		{
			name: 'a full Pyramid, under the reading that a cube moves: before the cube is chosen',
			setup: laidOut({
				seats,
				rulings: { 'full-pyramid-turn': 'cube-moves' },
				pyramid: Object.fromEntries(
					spaces.filter(({ column }) => column < 4).map(({ id }, index) => [id, resources[index % 4] as Resource]),
				),
			}),
			actions: [useBird(bird), moveCube('zeal')],
			events: [
				...used(0),
				{
					type: 'tileKept',
					player: 1,
					tile: 'zeal',
					rules: ['copan.court.decline.one-left'],
					rulings: ['full-pyramid-turn'],
				},
				moved('zeal', 1, 1, 2),
				ended(1),
			],
			changes: { ...gone, 'cubes.zeal': 1 },
		},
		{
			name: 'other players’ birds are not asked for',
			setup: laidOut({ seats: [{ characters: [bird] }, {}, { characters: ['ixazaluoh'] }] }),
			actions: [take('food'), place(plain)],
			events: [
				placed(plain, 'food', 1),
				moved('food', 1, 1, 0),
				activated(plain, 'food', 1, 2, 0, { player: 1 }),
				fromTile(plain, 'food', [2, 0], 2, 1),
				ended(1),
			],
			changes: {
				'seats.1.tiles.food': 0,
				'seats.1.resources.food': 2,
				[`pyramid.${plain}`]: 'food',
				'cubes.food': 1,
			},
		},
	])('$name', checkRow);

	test.each<[string, Setup['rulings'], Action[]]>([
		['events', {}, [take('food'), place(plain)]],
		['effect', { 'off-action-timing': 'at-once' }, [take('food'), place(plain), goOn, roll(1)]],
		['collecting', {}, [take('food'), place(plain), goOn, roll(1)]],
	])('the question says what follows: %s', (before, rulings, actions) => {
		const { after } = playAll(eventTurn(rulings), actions);
		expect(after.frames.at(-1)).toEqual({ ask: 'pause', before });
		expect(copan.candidates(after).map(({ action }) => action)).toEqual([useBird(bird), goOn]);
	});

	test.each<Refusal>([
		{
			name: 'another player’s bird',
			setup: laidOut({ seats: [{ characters: ['ixazaluoh'] }, { characters: [bird] }, {}] }),
			actions: [],
			refused: useBird('ixazaluoh'),
			rejection: { code: 'no-such-choice', rule: 'copan.court.place.face-up', values: { ask: 'tile' } },
		},
		{
			name: 'a Character that is no bird',
			setup: laidOut({ seats: [{}, { characters: [bird, 'huracan'] }, {}] }),
			actions: [],
			refused: useBird('huracan'),
			rejection: { code: 'no-such-choice', rule: 'copan.court.place.face-up', values: { ask: 'tile' } },
		},
		{
			name: 'between choosing a tile and laying it',
			setup: laidOut({ seats }),
			actions: [take('food')],
			refused: useBird(bird),
			rejection: { code: 'not-asked', rule: 'copan.court.place.any-space', values: { ask: 'space' } },
		},
		{
			name: 'while the die rolls',
			setup: eventTurn(),
			actions: [take('food'), place(plain), goOn],
			refused: useBird(bird),
			rejection: { code: 'not-asked', rule: 'copan.court.events.one-roll', values: { ask: 'die' } },
		},
		{
			name: 'in the midst of an effect',
			setup: laidOut({ seats, card: 'A', cubes: { food: 6 }, sites: { closed: { embassies: [2] } } }),
			actions: [take('food'), place(plain), goOn, roll(2)],
			refused: useBird(bird),
			rejection: { code: 'not-asked', rule: 'copan.events.all-players', values: { ask: 'any-resource' } },
		},
		{
			name: 'after the Court phase',
			setup: laidOut({ seats }),
			actions: [take('food'), place(plain), goOn],
			refused: useBird(bird),
			rejection: { code: 'nothing-asked', rule: 'copan.turn.two-phases', values: {} },
		},
	])('refused: $name', checkRefusal);
});

describe('copan.steps.choose', () => {
	const { climbed } = ofBird('itzamna');
	const camazotz = tellsOf({ lasting: 'camazotz' }, ['copan.characters.infinity']);
	test.each<BirdRow>([
		...resources.map(
			(stairway): BirdRow => ({
				name: `the ${stairway} stairway, the others stay`,
				seat: { priests: each(2) },
				answers: [climb(stairway)],
				told: [climbed(1, stairway, [2, 5])],
				changes: { [`seats.1.priests.${stairway}`]: 5 },
			}),
		),
		{
			name: 'exactly to the top',
			seat: { priests: { fame: 6 } },
			answers: [climb('fame')],
			told: [climbed(1, 'fame', [6, 9]), zenithTaken(1, 'fame', 1), zenithScored(1, 'fame', 14, 2)],
			changes: { 'seats.1.priests.fame': 9, 'seats.1.topped': ['fame'], 'seats.1.vp': 14, zenith: 2 },
		},
		{
			name: 'one short of the top: no Zenith token',
			seat: { priests: { fame: 5 } },
			answers: [climb('fame')],
			told: [climbed(1, 'fame', [5, 8])],
			changes: { 'seats.1.priests.fame': 8 },
		},
		{
			name: 'steps past the top are lost',
			seat: { priests: { fame: 8 } },
			answers: [climb('fame')],
			told: [climbed(1, 'fame', [8, 9], { excess: 2 }), zenithTaken(1, 'fame', 1), zenithScored(1, 'fame', 14, 2)],
			changes: { 'seats.1.priests.fame': 9, 'seats.1.topped': ['fame'], 'seats.1.vp': 14, zenith: 2 },
		},
		{
			name: 'Camazotz: 3 steps bring 1 resource of choice',
			seat: { characters: ['camazotz'] },
			answers: [climb('food'), gain('power')],
			told: [climbed(1, 'food', [0, 3]), camazotz.gained(1, 'power', 1, 0, { causedBy: 1 })],
			changes: { 'seats.1.priests.food': 3, 'seats.1.resources.power': 1 },
		},
		{
			name: 'Camazotz: 2 steps really taken are enough, after the Zenith token',
			seat: { characters: ['camazotz'], priests: { food: 7 } },
			answers: [climb('food'), gain('zeal')],
			told: [
				climbed(1, 'food', [7, 9], { excess: 1 }),
				zenithTaken(1, 'food', 1),
				zenithScored(1, 'food', 14, 2),
				camazotz.gained(1, 'zeal', 1, 0, { causedBy: 1 }),
			],
			changes: {
				'seats.1.priests.food': 9,
				'seats.1.topped': ['food'],
				'seats.1.vp': 14,
				'seats.1.resources.zeal': 1,
				zenith: 2,
			},
		},
		{
			name: 'Camazotz: 1 step taken of 3 is too few',
			seat: { characters: ['camazotz'], priests: { food: 8 } },
			answers: [climb('food')],
			told: [
				climbed(1, 'food', [8, 9], { excess: 2, rulings: ['excess-steps', 'climb-cut-short'] }),
				zenithTaken(1, 'food', 1),
				zenithScored(1, 'food', 14, 2),
			],
			changes: { 'seats.1.priests.food': 9, 'seats.1.topped': ['food'], 'seats.1.vp': 14, zenith: 2 },
		},
		{
			name: 'Camazotz of another player brings nothing',
			others: [{ characters: ['camazotz'] }, {}],
			answers: [climb('food')],
			told: [climbed(1, 'food', [0, 3])],
			changes: { 'seats.1.priests.food': 3 },
		},
		{
			name: 'Camazotz with no room for the resource',
			seat: { characters: ['camazotz'], resources: { power: 5 } },
			answers: [climb('food'), gain('power')],
			told: [climbed(1, 'food', [0, 3]), camazotz.gained(1, 'power', 0, 1, { causedBy: 1 })],
			changes: { 'seats.1.priests.food': 3 },
		},
		{
			name: 'all four Priests at the top: nothing to move',
			seat: { priests: each(9) },
			told: [ofBird('itzamna').unaffected(1, { verb: 'climb', steps: 3 }, { rulings: ['excess-steps'] })],
		},
	])('$name', (row) => checkBird('itzamna', row));

	test.each<Refusal>([
		{
			name: 'a stairway whose Priest is at the top',
			setup: laidOut({ seats: [{}, { characters: ['itzamna'], priests: { food: 9 } }, {}] }),
			actions: [useBird('itzamna')],
			refused: climb('food'),
			rejection: { code: 'priest-at-top', rule: 'copan.steps.choose', values: { stairway: 'food' } },
		},
		{
			name: 'no stairway at all',
			setup: laidOut({ seats: [{}, { characters: ['itzamna'] }, {}] }),
			actions: [useBird('itzamna')],
			refused: goOn,
			rejection: { code: 'not-asked', rule: 'copan.steps.choose', values: { ask: 'climb' } },
		},
	])('refused: $name', checkRefusal);
});

describe('copan.steps.zenith.order', () => {
	const { climbed } = ofBird('itzamna');
	const top: BirdRow = { name: '', seat: { priests: { zeal: 6 } }, answers: [climb('zeal')], told: [] };
	test.each([
		[3, 14],
		[2, 8],
		[1, 3],
	])('%i tokens left: %i VP', (zenith, vp) =>
		checkBird('itzamna', {
			...top,
			setup: { zenith },
			told: [climbed(1, 'zeal', [6, 9]), zenithTaken(1, 'zeal', 1), zenithScored(1, 'zeal', vp, 2)],
			changes: {
				'seats.1.priests.zeal': 9,
				'seats.1.topped': ['zeal'],
				'seats.1.vp': vp,
				zenith: zenith - 1,
			},
		}),
	);

	test('none left: no VP', () =>
		checkBird('itzamna', {
			...top,
			setup: { zenith: 0 },
			told: [climbed(1, 'zeal', [6, 9])],
			changes: { 'seats.1.priests.zeal': 9, 'seats.1.topped': ['zeal'] },
		}));

	test('a second Priest of one player takes the next token', () =>
		checkBird('itzamna', {
			...top,
			seat: { priests: { zeal: 6, food: 9 }, vp: 14 },
			told: [climbed(1, 'zeal', [6, 9]), zenithTaken(1, 'zeal', 1), zenithScored(1, 'zeal', 8, 2)],
			changes: { 'seats.1.priests.zeal': 9, 'seats.1.topped': ['food', 'zeal'], 'seats.1.vp': 22, zenith: 1 },
		}));

	test('Priests of others at the top have taken theirs', () =>
		checkBird('itzamna', {
			...top,
			others: [{ priests: { zeal: 9 } }, { priests: { food: 9 } }],
			told: [climbed(1, 'zeal', [6, 9]), zenithTaken(1, 'zeal', 1), zenithScored(1, 'zeal', 3, 2)],
			changes: { 'seats.1.priests.zeal': 9, 'seats.1.topped': ['zeal'], 'seats.1.vp': 3, zenith: 0 },
		}));

	/** A turn in which an Event brings a Priest down from the top, and a bird up again before collecting. */
	const downAndUp = (rulings: Setup['rulings']): Setup => ({
		rulings,
		seats: [{}, { priests: { food: 9 }, characters: ['itzamna'] }, {}],
	});
	const turn = (setup: Setup, up: Told[], changes: Record<string, unknown>): Row => {
		const nothing = (player: number): Told => ({
			...tellsOf({ event: 'H', face: 1 }, ['copan.events.all-players', 'copan.steps.down']).unaffected(
				player,
				{ verb: 'step-down', steps: 1 },
				{ rulings: ['lose-what-you-lack'] },
			),
		});
		const row = faceTurn(
			'H',
			1,
			{
				name: 'down and up',
				setup,
				first: [goOn],
				answers: [stepDown('food'), useBird('itzamna'), climb('food')],
				told: [steppedDown(1, 'food', [9, 8], { rulings: ['priest-down-from-top'] }), nothing(2), nothing(0)],
				later: [discarded(1, 'itzamna', 'use'), climbed(1, 'food', [8, 9], { excess: 2, causedBy: 9 }), ...up],
			},
			'zeal',
		);
		return {
			...row,
			changes: {
				...row.changes,
				'seats.1.characters': [],
				'seats.1.discarded': 1,
				'cards.characters.discard': ['itzamna'],
				...changes,
			},
		};
	};

	test('copan.steps.zenith.again: a Priest that comes back takes no other token', () =>
		checkRow(
			turn(
				downAndUp({}),
				[
					{
						type: 'zenithWithheld',
						player: 1,
						stairway: 'food',
						rules: ['copan.steps.zenith.again'],
						causedBy: 10,
						rulings: ['priest-down-from-top'],
					},
				],
				{},
			),
		));

	test('under the reading that it does', () =>
		checkRow(
			turn(
				downAndUp({ 'priest-down-from-top': 'down-and-token' }),
				[zenithTaken(1, 'food', 10, true), zenithScored(1, 'food', 8, 11)],
				{ 'seats.1.vp': 8, zenith: 1 },
			),
		));

	test.each<Refusal>([
		{
			name: 'down from the top, under the reading that Priests stay there',
			setup: laidOut({
				card: 'H',
				rulings: { 'priest-down-from-top': 'stays-at-top' },
				cubes: { food: 6 },
				seats: [{}, { priests: { food: 9, zeal: 1 } }, {}],
			}),
			actions: [take('food'), place(plain), roll(1)],
			refused: stepDown('food'),
			rejection: { code: 'priest-stays', rule: 'copan.steps.down', values: { stairway: 'food' } },
		},
		{
			name: 'down from the foot',
			setup: laidOut({ card: 'H', cubes: { food: 6 }, seats: [{}, { priests: { zeal: 1 } }, {}] }),
			actions: [take('food'), place(plain), roll(1)],
			refused: stepDown('food'),
			rejection: { code: 'priest-at-foot', rule: 'copan.steps.down', values: { stairway: 'food' } },
		},
	])('refused: $name', checkRefusal);

	test('all four at the top, where none may come down: nobody is asked what cannot be answered', () => {
		const begun = expectOk(
			copan.create(
				laidOut({
					card: 'H',
					rulings: { 'priest-down-from-top': 'stays-at-top', 'lose-what-you-lack': 'freely' },
					cubes: { food: 6 },
					seats: [{}, { priests: { food: 9, fame: 9, zeal: 9, power: 9 } }, {}],
				}),
			),
		);
		let { position } = begun;
		const told: string[] = [];
		for (const action of [take('food'), place(plain), roll(1)]) {
			const played = expectOk(copan.play(position, action));
			position = played.position;
			told.push(...played.events.filter((event) => 'player' in event && event.player === 1).map(({ type }) => type));
		}
		expect(told).toEqual(['tilePlaced', 'unaffected']);
		while (copan.decision(position)) {
			const [action] = copan.legalActions(position);
			expect(action).toBeDefined();
			position = expectOk(copan.play(position, action as Action)).position;
		}
	});
});

describe('copan.mask.removed', () => {
	const { jadePlaced } = ofBird('coszcatl');
	const without = (player: number): Told =>
		tellsOf({ event: 'C', face: 4 }, ['copan.events.all-players']).unaffected(player, { verb: 'remove-jade' });
	/** The active player's only tile comes off and is placed again in the same turn. */
	const again = (rulings: Setup['rulings'], effect: Told, changes: Record<string, unknown>): Row => {
		const row = faceTurn(
			'C',
			4,
			{
				name: 'again',
				setup: { rulings, seats: [{}, { mask: [13], characters: ['coszcatl'] }, {}] },
				first: [goOn],
				answers: [removeJade(13), useBird('coszcatl'), placeJade(13)],
				told: [jadeRemoved(1, 13), without(2), without(0)],
				later: [discarded(1, 'coszcatl', 'use'), jadePlaced(1, 13, { causedBy: 9 }), effect],
			},
			'zeal',
		);
		return {
			...row,
			changes: {
				...row.changes,
				'seats.1.maskRemoved': [13],
				'seats.1.characters': [],
				'seats.1.discarded': 1,
				'cards.characters.discard': ['coszcatl'],
				...changes,
			},
		};
	};
	test('a tile placed again gives its effect again', () =>
		checkRow(again({}, ofSpace(13).scored(1, 2, { causedBy: 10 }), { 'seats.1.vp': 2 })));
	test('under the other reading it gives nothing', () =>
		checkRow(
			again(
				{ 'jade-removed': 'connected-no-effect' },
				{
					type: 'jadeGivesNothing',
					player: 1,
					space: 13,
					rules: ['copan.mask.effect'],
					causedBy: 10,
					rulings: ['jade-removed'],
				},
				{},
			),
		));

	const asked = (mask: number[], rulings: Setup['rulings']) => ({
		setup: laidOut({ card: 'C', rulings, cubes: { food: 6 }, seats: [{}, { mask }, {}] }),
		actions: [take('food'), place(plain), roll(4)],
	});
	const offered = (mask: number[], rulings: Setup['rulings']): number[] => {
		const { setup, actions } = asked(mask, rulings);
		return copan
			.legalActions(playAll(setup, actions).after)
			.flatMap((action) => (action.type === 'remove-jade' ? [action.space] : []));
	};
	const connected = { 'jade-removed': 'connected-no-effect' } as const;
	test.each<[string, number[], number[], Setup['rulings']]>([
		['any tile', [1, 2, 3], [1, 2, 3], {}],
		['only an end of a row, under the reading that the rest hangs together', [1, 2, 3], [1, 3], connected],
		['any tile of a square', [1, 2, 5, 6], [1, 2, 5, 6], connected],
		['the only tile', [7], [7], connected],
		['any tile where the Mask is in three parts already', [1, 3, 9], [1, 3, 9], connected],
		['the tile apart of a Mask in two parts', [1, 2, 12], [12], connected],
		[
			'not the middle of a diagonal where corners touch',
			[1, 6, 11],
			[1, 11],
			{
				...connected,
				'mask-edges': 'connected-by-corners',
			},
		],
	])('%s', (_, mask, expected, rulings) => expect(offered(mask, rulings)).toEqual(expected));

	test.each<Refusal>([
		{
			name: 'a tile without which the rest falls apart, under that reading',
			...asked([1, 2, 3], connected),
			refused: removeJade(2),
			rejection: { code: 'jade-falls-apart', rule: 'copan.mask.removed', values: { space: 2 } },
		},
		{
			name: 'a tile that is not on the Mask',
			...asked([1], {}),
			refused: removeJade(2),
			rejection: { code: 'no-such-choice', rule: 'copan.mask.removed', values: { ask: 'remove-jade' } },
		},
	])('refused: $name', checkRefusal);
});

/* Jade space 10: the Totem, event 2 once it is placed. */

const totemAt = (site: Site, space: number, side: TotemSide = 'any') => ({ site, space, side });
const prices: [Site, Resource][] = [
	['embassies', 'food'],
	['ball-court', 'fame'],
	['altars', 'zeal'],
	['stairway', 'power'],
];

describe('copan.action.move.by-effect', () => {
	const check = (row: BirdRow): void => checkSpace(10, { ...row, seat: { mask: [9], ...row.seat } });

	describe.each(['any', 'two'] as const)('side %s', (side) => {
		test.each(prices)('to %s for 1 %s, whatever the side', (site, resource) =>
			check({
				name: site,
				seat: { resources: each(1), vp: 4 },
				answers: [placeTotem(site), turnTotem(side)],
				told: [totemPlaced(1, site, side, 1), entryPaid(1, resource, 2)],
				changes: { 'seats.1.totem': totemAt(site, 1, side), [`seats.1.resources.${resource}`]: 0 },
			}),
		);
	});

	test.each<BirdRow>([
		{
			name: 'to the River: x1, a resource of choice',
			answers: [placeTotem('river'), turnTotem('any'), gain('zeal')],
			told: [totemPlaced(1, 'river', 'any', 1), ofTotem.gained(1, 'zeal', 1, 0, { causedBy: 2 })],
			changes: { 'seats.1.totem': totemAt('river', 1), 'seats.1.resources.zeal': 1 },
		},
		{
			name: 'to the River: x1, a resource of choice without room',
			seat: { resources: { zeal: 5 } },
			answers: [placeTotem('river'), turnTotem('any'), gain('zeal')],
			told: [totemPlaced(1, 'river', 'any', 1), ofTotem.gained(1, 'zeal', 0, 1, { causedBy: 2 })],
			changes: { 'seats.1.totem': totemAt('river', 1) },
		},
		{
			name: 'to the River: x1, 2 VP',
			seat: { vp: -1 },
			answers: [placeTotem('river'), turnTotem('two')],
			told: [totemPlaced(1, 'river', 'two', 1), ofTotem.scored(1, 2, { causedBy: 2 })],
			changes: { 'seats.1.totem': totemAt('river', 1, 'two'), 'seats.1.vp': 1 },
		},
		{
			name: 'onto the present Site again, from its second space: price and side anew',
			seat: { totem: totemAt('altars', 2, 'two'), resources: { zeal: 1 } },
			answers: [placeTotem('altars'), turnTotem('any')],
			told: [totemPlaced(1, 'altars', 'any', 1), entryPaid(1, 'zeal', 2)],
			changes: { 'seats.1.totem.space': 1, 'seats.1.totem.side': 'any', 'seats.1.resources.zeal': 0 },
		},
		{
			name: 'onto the entry space where it stands: it pushes nobody',
			seat: { totem: totemAt('altars', 1), resources: { zeal: 2 } },
			others: [{ totem: totemAt('altars', 2) }, {}],
			answers: [placeTotem('altars'), turnTotem('two')],
			told: [totemPlaced(1, 'altars', 'two', 1), entryPaid(1, 'zeal', 2)],
			changes: { 'seats.1.totem.side': 'two', 'seats.1.resources.zeal': 1 },
		},
		{
			name: 'the Totem stays where it is',
			seat: { totem: totemAt('altars', 2, 'two') },
			answers: [leaveTotem],
			told: [totemLeft(1)],
		},
		{
			name: 'without a price, under the reading that the symbol is not resolved',
			setup: { rulings: { 'placed-totem-symbol': 'push-only' } },
			answers: [placeTotem('altars'), turnTotem('any')],
			told: [totemPlaced(1, 'altars', 'any', 1)],
			changes: { 'seats.1.totem': totemAt('altars', 1) },
		},
		{
			name: 'without a gift on the River, under that reading, but pushing',
			setup: { rulings: { 'placed-totem-symbol': 'push-only' } },
			others: [{ totem: totemAt('river', 1, 'two') }, {}],
			answers: [placeTotem('river'), turnTotem('two')],
			told: [totemPlaced(1, 'river', 'two', 1), totemPushed(0, 'river', 2, 2)],
			changes: { 'seats.1.totem': totemAt('river', 1, 'two'), 'seats.0.totem.space': 2 },
		},
		{
			name: 'with its side as it lies, under that reading',
			setup: { rulings: { 'placed-totem-where': 'other-site-same-side' } },
			seat: { totem: totemAt('altars', 3, 'two') },
			answers: [placeTotem('river')],
			told: [totemPlaced(1, 'river', 'two', 1), ofTotem.scored(1, 2, { causedBy: 2 })],
			changes: { 'seats.1.totem.site': 'river', 'seats.1.totem.space': 1, 'seats.1.vp': 2 },
		},
		{
			name: 'with a side of choice the first time, under that reading too',
			setup: { rulings: { 'placed-totem-where': 'other-site-same-side' } },
			answers: [placeTotem('river'), turnTotem('two')],
			told: [totemPlaced(1, 'river', 'two', 1), ofTotem.scored(1, 2, { causedBy: 2 })],
			changes: { 'seats.1.totem': totemAt('river', 1, 'two'), 'seats.1.vp': 2 },
		},
	])('$name', check);

	const asked = (seat: SeatSetup, rulings: Setup['rulings'] = {}) => ({
		setup: laidOut({ rulings, seats: [{}, { mask: [9], characters: ['coszcatl'], ...seat }, {}] }),
		actions: [useBird('coszcatl'), placeJade(10)],
	});
	test.each<Refusal>([
		...prices.map(
			([site, resource]): Refusal => ({
				name: `${site} without ${resource}: neither other resources nor VP pay`,
				...asked({ resources: { ...each(5), [resource]: 0 }, vp: 50 }),
				refused: placeTotem(site),
				rejection: {
					code: 'entry-unpayable',
					rule: 'copan.action.move.afford',
					values: { site, resource, amount: 1 },
				},
			}),
		),
		{
			name: 'the present Site, under that reading',
			...asked({ totem: totemAt('river', 2) }, { 'placed-totem-where': 'other-site-same-side' }),
			refused: placeTotem('river'),
			rejection: { code: 'totem-there', rule: 'copan.action.move.by-effect', values: { site: 'river' } },
		},
		{
			name: 'a side before the Site',
			...asked({}),
			refused: turnTotem('two'),
			rejection: { code: 'not-asked', rule: 'copan.action.move.by-effect', values: { ask: 'totem' } },
		},
		{
			name: 'staying away once the Site is chosen',
			setup: asked({}).setup,
			actions: [...asked({}).actions, placeTotem('river')],
			refused: leaveTotem,
			rejection: { code: 'not-asked', rule: 'copan.action.move.side', values: { ask: 'totem-side' } },
		},
	])('refused: $name', checkRefusal);
});

describe('copan.action.push', () => {
	const check = (row: BirdRow): void =>
		checkSpace(10, { ...row, seat: { mask: [9], resources: each(1), ...row.seat } });

	test.each<BirdRow>([
		{
			name: 'one: to the next space, its side as it lay, without the symbol there',
			others: [{ totem: totemAt('stairway', 1, 'two') }, {}],
			answers: [placeTotem('stairway'), turnTotem('any')],
			told: [totemPlaced(1, 'stairway', 'any', 1), totemPushed(0, 'stairway', 2, 2), entryPaid(1, 'power', 2)],
			changes: {
				'seats.1.totem': totemAt('stairway', 1),
				'seats.0.totem.space': 2,
				'seats.1.resources.power': 0,
			},
		},
		{
			name: 'several: each one on, the one on the entry space first',
			others: [{ totem: totemAt('stairway', 2, 'two') }, { totem: totemAt('stairway', 1) }],
			answers: [placeTotem('stairway'), turnTotem('any')],
			told: [
				totemPlaced(1, 'stairway', 'any', 1),
				totemPushed(2, 'stairway', 2, 2, { several: true }),
				totemPushed(0, 'stairway', 3, 2, { several: true }),
				entryPaid(1, 'power', 2),
			],
			changes: {
				'seats.1.totem': totemAt('stairway', 1),
				'seats.2.totem.space': 2,
				'seats.0.totem.space': 3,
				'seats.1.resources.power': 0,
			},
		},
		{
			name: 'a gap ends the pushing',
			others: [{ totem: totemAt('river', 3) }, { totem: totemAt('river', 1) }],
			answers: [placeTotem('river'), turnTotem('two')],
			told: [totemPlaced(1, 'river', 'two', 1), totemPushed(2, 'river', 2, 2), ofTotem.scored(1, 2, { causedBy: 2 })],
			changes: {
				'seats.1.totem': totemAt('river', 1, 'two'),
				'seats.2.totem.space': 2,
				'seats.1.vp': 2,
			},
		},
		{
			name: 'an empty entry space: nobody is pushed',
			others: [{ totem: totemAt('river', 2) }, { totem: totemAt('river', 3) }],
			answers: [placeTotem('river'), turnTotem('two')],
			told: [totemPlaced(1, 'river', 'two', 1), ofTotem.scored(1, 2, { causedBy: 2 })],
			changes: { 'seats.1.totem': totemAt('river', 1, 'two'), 'seats.1.vp': 2 },
		},
		{
			name: 'Totems of other Sites stay',
			others: [{ totem: totemAt('altars', 1) }, { totem: totemAt('embassies', 1) }],
			answers: [placeTotem('stairway'), turnTotem('any')],
			told: [totemPlaced(1, 'stairway', 'any', 1), entryPaid(1, 'power', 2)],
			changes: { 'seats.1.totem': totemAt('stairway', 1), 'seats.1.resources.power': 0 },
		},
		{
			name: 'into the place that the own Totem leaves',
			seat: { totem: totemAt('altars', 2) },
			others: [{ totem: totemAt('altars', 1) }, { totem: totemAt('altars', 3) }],
			answers: [placeTotem('altars'), turnTotem('any')],
			told: [totemPlaced(1, 'altars', 'any', 1), totemPushed(0, 'altars', 2, 2), entryPaid(1, 'zeal', 2)],
			changes: {
				'seats.1.totem.space': 1,
				'seats.0.totem.space': 2,
				'seats.1.resources.zeal': 0,
			},
		},
	])('$name', check);

	/** Four players, three of them on one Site: the one on its last space goes over the edge. */
	const four = (site: Site, rulings: Setup['rulings'], second: SeatSetup = {}): Setup =>
		laidOut({
			players: 4,
			rulings,
			seats: [
				{ totem: totemAt(site, 1), ...second },
				{ mask: [9], characters: ['coszcatl'], resources: each(1) },
				{ totem: totemAt(site, 2, 'two') },
				{ totem: totemAt(site, 3) },
			],
		});
	const pushes = (site: Site): Told[] => [
		discarded(1, 'coszcatl', 'use'),
		{ ...jadeByBird(10), causedBy: 0 },
		totemPlaced(1, site, 'two', 1),
		totemPushed(0, site, 2, 2, { several: true }),
		totemPushed(2, site, 3, 2, { several: true }),
		totemEjected(3, site, 2),
	];
	const pushed = (site: Site) => ({
		frames: [{ ask: 'tile' }],
		'seats.1.characters': [],
		'seats.1.discarded': 1,
		'cards.characters.discard': ['coszcatl'],
		'seats.1.mask': [9, 10],
		'seats.1.totem': totemAt(site, 1, 'two'),
		'seats.0.totem.space': 2,
		'seats.2.totem.space': 3,
	});
	const onto = (site: Site): Action[] => [useBird('coszcatl'), placeJade(10), placeTotem(site), turnTotem('two')];

	test.each<Row>([
		{
			name: 'off the last space: the owner’s next turn will tell',
			setup: four('stairway', {}),
			actions: onto('stairway'),
			events: [...pushes('stairway'), entryPaid(1, 'power', 2)],
			changes: {
				...pushed('stairway'),
				'seats.1.resources.power': 0,
				'seats.3.totem': null,
				'seats.3.ejectedFrom': 'stairway',
			},
		},
		{
			name: 'at once, under that reading: to another Site, after the symbol, without a symbol of its own',
			setup: four('stairway', { ejection: 'at-once' }),
			actions: [...onto('stairway'), placeTotem('altars'), turnTotem('any')],
			events: [...pushes('stairway'), entryPaid(1, 'power', 2), totemPlaced(3, 'altars', 'any', 2, 'ejection')],
			changes: {
				...pushed('stairway'),
				'seats.1.resources.power': 0,
				'seats.3.totem.site': 'altars',
				'seats.3.totem.space': 1,
			},
		},
		{
			name: 'at once, under that reading: the River gives nothing then',
			setup: four('altars', { ejection: 'at-once' }),
			actions: [...onto('altars'), placeTotem('river'), turnTotem('two')],
			events: [...pushes('altars'), entryPaid(1, 'zeal', 2), totemPlaced(3, 'river', 'two', 2, 'ejection')],
			changes: {
				...pushed('altars'),
				'seats.1.resources.zeal': 0,
				'seats.3.totem.site': 'river',
				'seats.3.totem.space': 1,
				'seats.3.totem.side': 'two',
			},
		},
		{
			name: 'off the River, whose symbol the newcomer has',
			setup: four('river', {}),
			actions: onto('river'),
			events: [...pushes('river'), ofTotem.scored(1, 2, { causedBy: 2 })],
			changes: { ...pushed('river'), 'seats.1.vp': 2, 'seats.3.totem': null, 'seats.3.ejectedFrom': 'river' },
		},
	])('ejected: $name', checkRow);

	test.each<Refusal>([
		{
			name: 'back to the Site it was pushed off',
			setup: four('stairway', { ejection: 'at-once' }),
			actions: onto('stairway'),
			refused: placeTotem('stairway'),
			rejection: { code: 'ejected-from-there', rule: 'copan.action.push.ejected-moves', values: { site: 'stairway' } },
		},
		{
			name: 'an ejected Totem that stays away',
			setup: four('stairway', { ejection: 'at-once' }),
			actions: onto('stairway'),
			refused: leaveTotem,
			rejection: { code: 'not-asked', rule: 'copan.action.push.ejected-moves', values: { ask: 'totem' } },
		},
	])('refused: $name', checkRefusal);

	test('at once, under that reading: every other Site is open, whatever it costs', () => {
		const { after } = playAll(four('stairway', { ejection: 'at-once' }), onto('stairway'));
		expect(copan.decision(after)).toEqual({
			actor: 3,
			ask: 'totem',
			rule: 'copan.action.push.ejected-moves',
		});
		expect(copan.legalActions(after)).toEqual(
			sites.filter((site) => site !== 'stairway').map((site) => ({ type: 'place-totem', site })),
		);
	});
});

describe('copan.river.two-leftmost', () => {
	const rulings = { rulings: ['river-tiles-replaced' as const] };
	const { unaffected } = ofBird('ihuicatl');
	const effect: Effect = { verb: 'take-river-tiles', refill: 'unsaid' };
	const taken = (tiles: Resource[], also: RulingId[] = []): Told =>
		tilesTaken(1, tiles, ['copan.characters.bird'], [...also, ...rulings.rulings]);
	/** All tiles of each resource are in hands and on the River, but for those a seat lacks. */
	const emptyBag = (river: (Resource | null)[], ...hands: SeatSetup[]) => ({
		seat: hands[1] ?? {},
		others: [hands[0] ?? {}, hands[2] ?? {}] as [SeatSetup, SeatSetup],
		setup: { sites: { river }, profile: { courtTilesOfEach: 4 } } as Setup,
	});
	const nothingToDraw = (causedBy: number): Told => ({
		type: 'nothingToDraw',
		kind: 'river',
		rules: [soon],
		causedBy,
		rulings: ['supplies-run-out'],
	});

	test.each<BirdRow>([
		{
			name: 'past a gap',
			setup: { sites: { river: [null, 'fame', null, 'power'] } },
			told: [taken(['fame', 'power'])],
			changes: { 'seats.1.tiles.fame': 2, 'seats.1.tiles.power': 2, river: [null, null, null, null] },
		},
		{
			name: 'two of one resource',
			setup: { sites: { river: ['zeal', 'zeal', 'zeal', 'power'] } },
			told: [taken(['zeal', 'zeal'])],
			changes: { 'seats.1.tiles.zeal': 3, river: [null, null, 'zeal', 'power'] },
		},
		{
			name: 'one tile: that one',
			setup: { sites: { river: [null, null, null, 'power'] } },
			told: [taken(['power'], ['river-short'])],
			changes: { 'seats.1.tiles.power': 2, river: [null, null, null, null] },
		},
		{
			name: 'no tile: nothing',
			setup: { sites: { river: [null, null, null, null] } },
			told: [unaffected(1, effect, { rulings: ['river-short'] })],
		},
		{
			name: 'one tile, refilled first under that reading; then the two leftmost',
			setup: { rulings: { 'river-short': 'refill-first' }, sites: { river: [null, null, 'power', null] } },
			answers: [draw('zeal'), draw('food'), draw('food')],
			told: [
				riverFilled(2, 'zeal', 0, 'copan.river.two-leftmost'),
				riverFilled(3, 'food', 0, 'copan.river.two-leftmost'),
				riverFilled(4, 'food', 0, 'copan.river.two-leftmost'),
				taken(['power', 'zeal']),
			],
			changes: {
				'seats.1.tiles.power': 2,
				'seats.1.tiles.zeal': 2,
				river: [null, null, 'food', 'food'],
				'unseen.zeal': 16,
				'unseen.food': 15,
			},
		},
		{
			name: 'two tiles are enough: none is laid first under that reading',
			setup: { rulings: { 'river-short': 'refill-first' }, sites: { river: [null, 'fame', 'power', null] } },
			told: [taken(['fame', 'power'])],
			changes: { 'seats.1.tiles.fame': 2, 'seats.1.tiles.power': 2, river: [null, null, null, null] },
		},
		{
			name: 'replaced at once under that reading: what is left slides, and two are drawn',
			setup: { rulings: { 'river-tiles-replaced': 'at-once' } },
			answers: [draw('power'), draw('fame')],
			told: [taken(['food', 'fame']), riverFilled(3, 'power', 1), riverFilled(4, 'fame', 1)],
			changes: {
				'seats.1.tiles.food': 2,
				'seats.1.tiles.fame': 2,
				river: ['zeal', 'power', 'power', 'fame'],
				'unseen.power': 15,
				'unseen.fame': 15,
			},
		},
		{
			name: 'replaced at once where they lay, under those readings',
			setup: { rulings: { 'river-tiles-replaced': 'at-once', 'river-slide': 'fill-in-place' } },
			answers: [draw('power'), draw('fame')],
			told: [taken(['food', 'fame']), riverFilled(1, 'power', 1), riverFilled(2, 'fame', 1)],
			changes: {
				'seats.1.tiles.food': 2,
				'seats.1.tiles.fame': 2,
				river: ['power', 'fame', 'zeal', 'power'],
				'unseen.power': 15,
				'unseen.fame': 15,
			},
		},
	])('$name', (row) => checkBird('ihuicatl', row));

	test.each<BirdRow>([
		{
			...emptyBag(['food', 'fame', 'zeal', 'power'], { tiles: { ...each(1), food: 0 } }),
			name: 'one tile in the bag: laid without asking; then none is left',
			told: [taken(['food', 'fame']), riverFilled(3, 'food', 1), nothingToDraw(1)],
			changes: {
				'seats.1.tiles.food': 2,
				'seats.1.tiles.fame': 2,
				river: ['zeal', 'power', 'food', null],
				'unseen.food': 0,
			},
		},
		{
			...emptyBag(['food', 'fame', 'zeal', 'power']),
			name: 'an empty bag: the spaces stay empty',
			told: [taken(['food', 'fame']), nothingToDraw(1)],
			changes: { 'seats.1.tiles.food': 2, 'seats.1.tiles.fame': 2, river: ['zeal', 'power', null, null] },
		},
	])('replaced at once under that reading: $name', (row) =>
		checkBird('ihuicatl', { ...row, setup: { ...row.setup, rulings: { 'river-tiles-replaced': 'at-once' } } }),
	);

	test.each<Refusal>([
		{
			name: 'drawing a card for the River',
			setup: laidOut({ rulings: { 'river-tiles-replaced': 'at-once' }, seats: [{}, { characters: ['ihuicatl'] }, {}] }),
			actions: [useBird('ihuicatl')],
			refused: draw('a'),
			rejection: { code: 'no-such-choice', rule: soon, values: { ask: 'draw-tile' } },
		},
	])('refused: $name', checkRefusal);

	test('a draw is as likely as the tiles of its resource are many; of none left, none is drawn', () => {
		const { after } = playAll(
			laidOut({
				rulings: { 'river-tiles-replaced': 'at-once' },
				profile: { courtTilesOfEach: 4 },
				seats: [
					{ tiles: { ...each(1), food: 0, fame: 0 } },
					{ characters: ['ihuicatl'] },
					{ tiles: { ...each(1), food: 0 } },
				],
			}),
			[useBird('ihuicatl')],
		);
		const none = (tile: Resource) => ({ code: 'none-left', rule: soon, values: { tile } });
		expect(copan.candidates(after)).toEqual([
			{ action: draw('food'), refused: null, weight: 2 },
			{ action: draw('fame'), refused: null, weight: 1 },
			{ action: draw('zeal'), refused: none('zeal'), weight: 0 },
			{ action: draw('power'), refused: none('power'), weight: 0 },
		]);
		expect(copan.play(after, draw('zeal'))).toEqual({ ok: false, error: none('zeal') });
	});
});

describe('copan.end-turn.refill.sooner: a Character gained', () => {
	const taken = (character: CharacterId, space: number): Told =>
		characterTaken(1, character, space, ['copan.mask.effect']);
	const laidOnce = (space: number, card: string, causedBy = 2): Told => laid('characters', space, card, causedBy, soon);
	const token = (half: 'left' | 'right'): Told => ({
		type: 'courtTokenPlaced',
		player: 1,
		half,
		rules: ['copan.ball-court.recruit.token'],
		causedBy: 2,
		rulings: ['gained-character-token'],
	});
	const others = characters.map(({ id }) => id as string).filter((id) => !(laidCharacters as string[]).includes(id));

	test.each<BirdRow>([
		...laidCharacters.map(
			(character, index): BirdRow => ({
				name: `from space ${index + 1}, drawn from the pile`,
				answers: [takeCharacter(character), draw('yaluk')],
				told: [taken(character, index + 1), laidOnce(index + 1, 'yaluk')],
				changes: {
					'seats.1.characters': [character],
					'cards.characters.laid': withOn(laidCharacters, index + 1, 'yaluk'),
					'cards.characters.rest': others.filter((id) => id !== 'coszcatl' && id !== 'yaluk').sort(),
				},
			}),
		),
		{
			name: 'the board full to the last space',
			seat: { characters: ['huracan', 'muluc'] },
			setup: { tops: { characters: ['yaluk', 'kawai'] } },
			answers: [takeCharacter('kawil')],
			told: [taken('kawil', 6), laidOnce(6, 'yaluk')],
			changes: {
				'seats.1.characters': ['huracan', 'muluc', 'kawil'],
				'cards.characters.laid': withOn(laidCharacters, 6, 'yaluk'),
				'cards.characters.top': ['kawai'],
			},
		},
		{
			name: 'known tops come in their order, and empty spaces from the left',
			setup: {
				sites: { characters: withOn(laidCharacters, 2) },
				tops: { characters: ['yaluk', 'kawai', 'muluc'] },
			},
			answers: [takeCharacter('hozanek')],
			told: [taken('hozanek', 4), laidOnce(2, 'yaluk'), laidOnce(4, 'kawai')],
			changes: {
				'seats.1.characters': ['hozanek'],
				'cards.characters.laid': withOn(withOn(laidCharacters, 2, 'yaluk'), 4, 'kawai'),
				'cards.characters.top': ['muluc'],
			},
		},
		{
			name: 'the player fills spaces in any order, under that reading, while a card is known',
			setup: {
				rulings: { 'refill-order': 'players-choice' },
				sites: { characters: withOn(laidCharacters, 2) },
				tops: { characters: ['yaluk'] },
			},
			answers: [takeCharacter('hozanek'), fillSpace(4), draw('kawai')],
			told: [taken('hozanek', 4), laidOnce(4, 'yaluk'), laidOnce(2, 'kawai')],
			changes: {
				'seats.1.characters': ['hozanek'],
				'cards.characters.laid': withOn(withOn(laidCharacters, 2, 'kawai'), 4, 'yaluk'),
				'cards.characters.top': [],
				'cards.characters.rest': [
					'citlamina',
					...others.filter((id) => !['coszcatl', 'yaluk', 'kawai'].includes(id)),
				].sort(),
			},
		},
		{
			name: 'a closed space is not filled',
			setup: {
				cubes: { fame: 4 },
				sites: { closed: { 'ball-court': [2] } },
				tops: { characters: ['yaluk', 'kawai'] },
			},
			answers: [takeCharacter('ah-cuxtal')],
			told: [taken('ah-cuxtal', 1), laidOnce(1, 'yaluk')],
			changes: {
				'seats.1.characters': ['ah-cuxtal'],
				'cards.characters.laid': withOn(withOn(laidCharacters, 2), 1, 'yaluk'),
				'cards.characters.top': ['kawai'],
			},
		},
		{
			name: 'copan.characters.pile-empty: the discards, the bird among them, become the pile',
			setup: { discards: { characters: others.filter((id) => id !== 'coszcatl') } },
			answers: [takeCharacter('hozanek'), draw('coszcatl')],
			told: [
				taken('hozanek', 4),
				{
					type: 'pileRenewed',
					kind: 'characters',
					cards: 37,
					rules: ['copan.characters.pile-empty'],
					causedBy: 2,
				},
				laidOnce(4, 'coszcatl'),
			],
			changes: {
				'seats.1.characters': ['hozanek'],
				'cards.characters.laid': withOn(laidCharacters, 4, 'coszcatl'),
				'cards.characters.rest': others.filter((id) => id !== 'coszcatl').sort(),
				'cards.characters.discard': [],
			},
		},
		...(
			[
				[1, 'left'],
				[3, 'left'],
				[4, 'right'],
				[6, 'right'],
			] as const
		).map(
			([space, half]): BirdRow => ({
				name: `copan.ball-court.recruit.token, under that reading: from space ${space} on the ${half}`,
				setup: {
					rulings: { 'gained-character-token': 'token-placed' },
					sites: { ballCourt: { left: [1, 2, 0], right: [0, 0, 3] } },
					tops: { characters: ['yaluk'] },
				},
				answers: [takeCharacter(laidCharacters[space - 1] as CharacterId)],
				told: [taken(laidCharacters[space - 1] as CharacterId, space), token(half), laidOnce(space, 'yaluk')],
				changes: {
					'seats.1.characters': [laidCharacters[space - 1]],
					'cards.characters.laid': withOn(laidCharacters, space, 'yaluk'),
					'cards.characters.top': [],
					[`ballCourt.${half}`]: half === 'left' ? [1, 3, 0] : [0, 1, 3],
				},
			}),
		),
	])('$name', (row) => checkSpace(14, row));

	test.each<Refusal>([
		{
			name: 'a Character that does not lie there',
			setup: laidOut({ seats: [{}, { characters: ['coszcatl'] }, {}] }),
			actions: [useBird('coszcatl'), placeJade(14)],
			refused: takeCharacter('yaluk'),
			rejection: { code: 'no-such-choice', rule: 'copan.mask.effect', values: { ask: 'character' } },
		},
		{
			name: 'drawing a card that is not in the pile',
			setup: laidOut({ seats: [{}, { characters: ['coszcatl'] }, {}] }),
			actions: [useBird('coszcatl'), placeJade(14), takeCharacter('kawil')],
			refused: draw('kawil'),
			rejection: { code: 'no-such-choice', rule: 'copan.end-turn.refill.sooner', values: { ask: 'draw' } },
		},
		{
			name: 'drawing the bird just discarded, while the pile lasts',
			setup: laidOut({ seats: [{}, { characters: ['coszcatl'] }, {}] }),
			actions: [useBird('coszcatl'), placeJade(14), takeCharacter('kawil')],
			refused: draw('coszcatl'),
			rejection: { code: 'no-such-choice', rule: 'copan.end-turn.refill.sooner', values: { ask: 'draw' } },
		},
		{
			name: 'filling a space that is not empty',
			setup: laidOut({
				rulings: { 'refill-order': 'players-choice' },
				sites: { characters: withOn(laidCharacters, 2) },
				tops: { characters: ['yaluk'] },
				seats: [{}, { characters: ['coszcatl'] }, {}],
			}),
			actions: [useBird('coszcatl'), placeJade(14), takeCharacter('kawil')],
			refused: fillSpace(3),
			rejection: { code: 'no-such-choice', rule: 'copan.end-turn.refill.sooner', values: { ask: 'fill' } },
		},
	])('refused: $name', checkRefusal);
});

/* Jade that an Event brings: card A, face 4. Its tile is event 5, what its space does event 6. */

describe('copan.characters.discard.room', () => {
	const { jadePlaced, unaffected } = tellsOf({ event: 'A', face: 4 }, ['copan.events.all-players']);
	const whole = Array.from({ length: 16 }, (_, index) => index + 1);
	/** Only this player has a place left on the Mask. */
	const onlyFor = (player: number, seat: SeatSetup): SeatSetup[] =>
		[0, 1, 2].map((each) => (each === player ? seat : { mask: whole }));
	const none = (player: number): Told =>
		unaffected(player, { verb: 'place-jade' }, { rulings: ['jade-with-full-mask'] });
	/** Seats 1, 2 and 0 in turn: `own` where it is this player’s. */
	const inTurn = (player: number, own: Told[]): Told[] =>
		[1, 2, 0].flatMap((each) => (each === player ? own : [none(each)]));
	const taken = (player: number, causedBy: number): Told => ({
		...characterTaken(player, 'hozanek', 4, ['copan.mask.effect']),
		causedBy,
	});
	/** `characters` where other ones lie on the board than before. */
	const changed = (player: number, characters: string[] | null, discarded: string[]) => ({
		[`seats.${player}.mask`]: [13, 14],
		...(characters ? { [`seats.${player}.characters`]: characters } : {}),
		...(discarded.length > 0 ? { [`seats.${player}.discarded`]: discarded.length } : {}),
		'cards.characters.laid': withOn(laidCharacters, 4, 'kawai'),
		'cards.characters.top': [],
		...(discarded.length > 0 ? { 'cards.characters.discard': discarded } : {}),
	});
	const full = (...characters: CharacterId[]) => ({ mask: [13], characters });
	const known = { characters: ['kawai'] };

	test.each<Row>([
		faceTurn(
			'A',
			4,
			{
				name: 'a full board: an old Character goes',
				setup: { tops: known, seats: onlyFor(2, full('huracan', 'muluc', 'yaluk')) },
				answers: [placeJade(14), takeCharacter('hozanek'), discardOne('muluc')],
				told: inTurn(2, [
					jadePlaced(2, 14),
					taken(2, 6),
					discarded(2, 'muluc', 'room', { causedBy: 7 }),
					laid('characters', 4, 'kawai', 7, soon),
				]),
				changes: changed(2, ['huracan', 'yaluk', 'hozanek'], ['muluc']),
			},
			'zeal',
		),
		faceTurn(
			'A',
			4,
			{
				name: 'a full board: the new Character goes',
				setup: { tops: known, seats: onlyFor(2, full('huracan', 'muluc', 'yaluk')) },
				answers: [placeJade(14), takeCharacter('hozanek'), discardOne('hozanek')],
				told: inTurn(2, [
					jadePlaced(2, 14),
					taken(2, 6),
					discarded(2, 'hozanek', 'room', { newcomer: true, causedBy: 7 }),
					laid('characters', 4, 'kawai', 7, soon),
				]),
				changes: changed(2, null, ['hozanek']),
			},
			'zeal',
		),
		faceTurn(
			'A',
			4,
			{
				name: 'an extension’s space is room enough',
				setup: { tops: known, seats: onlyFor(2, { ...full('huracan', 'muluc', 'yaluk'), extensions: 1 }) },
				answers: [placeJade(14), takeCharacter('hozanek')],
				told: inTurn(2, [jadePlaced(2, 14), taken(2, 6), laid('characters', 4, 'kawai', 7, soon)]),
				changes: changed(2, ['huracan', 'muluc', 'yaluk', 'hozanek'], []),
			},
			'zeal',
		),
		faceTurn(
			'A',
			4,
			{
				name: 'a bird that makes room on another’s turn brings nothing',
				setup: { tops: known, seats: onlyFor(2, full('chicchan', 'muluc', 'yaluk')) },
				answers: [placeJade(14), takeCharacter('hozanek'), discardOne('chicchan')],
				told: inTurn(2, [
					jadePlaced(2, 14),
					taken(2, 6),
					discarded(2, 'chicchan', 'room', { bird: true, causedBy: 7 }),
					laid('characters', 4, 'kawai', 7, soon),
				]),
				changes: changed(2, ['muluc', 'yaluk', 'hozanek'], ['chicchan']),
			},
			'zeal',
		),
		faceTurn(
			'A',
			4,
			{
				name: 'a bird that makes room on its owner’s turn has its effect',
				setup: { tops: known, seats: onlyFor(1, full('chicchan', 'muluc', 'yaluk')) },
				first: [goOn],
				answers: [placeJade(14), takeCharacter('hozanek'), discardOne('chicchan')],
				told: inTurn(1, [
					jadePlaced(1, 14),
					taken(1, 5),
					discarded(1, 'chicchan', 'room', { bird: true, used: true, causedBy: 6 }),
					ofBird('chicchan').gained(1, 'power', 3, 0, { causedBy: 7 }),
					laid('characters', 4, 'kawai', 6, soon),
				]),
				changes: { ...changed(1, ['muluc', 'yaluk', 'hozanek'], ['chicchan']), 'seats.1.resources.power': 3 },
			},
			'zeal',
		),
		faceTurn(
			'A',
			4,
			{
				name: 'a bird that makes room, under the reading that only use by choice counts',
				setup: {
					rulings: { 'bird-discarded-unused': 'only-by-choice' },
					tops: known,
					seats: onlyFor(1, full('chicchan', 'muluc', 'yaluk')),
				},
				first: [goOn],
				answers: [placeJade(14), takeCharacter('hozanek'), discardOne('chicchan')],
				told: inTurn(1, [
					jadePlaced(1, 14),
					taken(1, 5),
					discarded(1, 'chicchan', 'room', { bird: true, causedBy: 6 }),
					laid('characters', 4, 'kawai', 6, soon),
				]),
				changes: changed(1, ['muluc', 'yaluk', 'hozanek'], ['chicchan']),
			},
			'zeal',
		),
		faceTurn(
			'A',
			4,
			{
				name: 'Chichuaton makes room twice over: its own space and an extension’s',
				setup: { tops: known, seats: onlyFor(1, full('chichuaton', 'muluc', 'yaluk')) },
				first: [goOn],
				answers: [placeJade(14), takeCharacter('hozanek'), discardOne('chichuaton')],
				told: inTurn(1, [
					jadePlaced(1, 14),
					taken(1, 5),
					discarded(1, 'chichuaton', 'room', { bird: true, used: true, causedBy: 6 }),
					{ ...extensionAdded(1, 1, ['copan.characters.bird']), causedBy: 7 },
					laid('characters', 4, 'kawai', 6, soon),
				]),
				changes: { ...changed(1, ['muluc', 'yaluk', 'hozanek'], ['chichuaton']), 'seats.1.extensions': 1 },
			},
			'zeal',
		),
	])('$name', checkRow);
});

describe('Jade on another player’s turn', () => {
	const { jadePlaced, unaffected } = tellsOf({ event: 'A', face: 4 }, ['copan.events.all-players']);
	const whole = Array.from({ length: 16 }, (_, index) => index + 1);
	const none = (player: number): Told =>
		unaffected(player, { verb: 'place-jade' }, { rulings: ['jade-with-full-mask'] });
	const seats = (seat: SeatSetup): SeatSetup[] => [{ mask: whole }, { mask: whole, totem: totemAt('river', 1) }, seat];
	const later = { 'jade-out-of-turn': 'at-own-next-turn' as const };
	const waits = (effect: Effect): Told => ({
		type: 'effectWaits',
		player: 2,
		effect,
		rules: ['copan.mask.effect'],
		causedBy: 6,
		rulings: ['jade-out-of-turn'],
	});
	const waiting = (space: number, effect: Effect) => ({
		'seats.2.waiting': [{ effect, context: { player: 2, source: { mask: space }, cause: 6 } }],
	});
	const tiles: Effect = { verb: 'take-river-tiles', refill: 'unsaid' };

	test.each<Row>([
		faceTurn(
			'A',
			4,
			{
				name: 'a Totem placed then pushes the active player’s',
				setup: { seats: seats({ mask: [9] }) },
				answers: [placeJade(10), placeTotem('river'), turnTotem('two')],
				told: [
					none(1),
					jadePlaced(2, 10),
					totemPlaced(2, 'river', 'two', 6),
					totemPushed(1, 'river', 2, 7),
					ofTotem.scored(2, 2, { causedBy: 7 }),
					none(0),
				],
				changes: {
					'seats.2.mask': [9, 10],
					'seats.2.totem': totemAt('river', 1, 'two'),
					'seats.2.vp': 2,
					'seats.1.totem.space': 2,
				},
			},
			'zeal',
		),
		faceTurn(
			'A',
			4,
			{
				name: 'River tiles taken then are not replaced within this Court phase',
				setup: { seats: seats({ mask: [4] }) },
				answers: [placeJade(8)],
				told: [
					none(1),
					jadePlaced(2, 8),
					{ ...tilesTaken(2, ['food', 'fame'], ['copan.mask.effect'], ['river-tiles-replaced']), causedBy: 6 },
					none(0),
				],
				changes: {
					'seats.2.mask': [4, 8],
					'seats.2.tiles.food': 2,
					'seats.2.tiles.fame': 2,
					river: [null, null, 'zeal', 'power'],
				},
			},
			'zeal',
		),
		faceTurn(
			'A',
			4,
			{
				name: 'a Totem waits for its owner’s turn, under that reading',
				setup: { rulings: later, seats: seats({ mask: [9] }) },
				answers: [placeJade(10)],
				told: [none(1), jadePlaced(2, 10), waits({ verb: 'place-totem' }), none(0)],
				changes: { 'seats.2.mask': [9, 10], ...waiting(10, { verb: 'place-totem' }) },
			},
			'zeal',
		),
		faceTurn(
			'A',
			4,
			{
				name: 'River tiles wait for their owner’s turn, under that reading',
				setup: { rulings: later, seats: seats({ mask: [4] }) },
				answers: [placeJade(8)],
				told: [none(1), jadePlaced(2, 8), waits(tiles), none(0)],
				changes: { 'seats.2.mask': [4, 8], ...waiting(8, tiles) },
			},
			'zeal',
		),
		faceTurn(
			'A',
			4,
			{
				name: 'a Character waits for its owner’s turn, under that reading',
				setup: { rulings: later, seats: seats({ mask: [13] }) },
				answers: [placeJade(14)],
				told: [none(1), jadePlaced(2, 14), waits({ verb: 'take-character' }), none(0)],
				changes: { 'seats.2.mask': [13, 14], ...waiting(14, { verb: 'take-character' }) },
			},
			'zeal',
		),
		faceTurn(
			'A',
			4,
			{
				name: 'resources, VP and extensions wait for nobody, under that reading too',
				setup: { rulings: later, seats: seats({ mask: [13] }) },
				answers: [placeJade(9)],
				told: [none(1), jadePlaced(2, 9), { ...extensionAdded(2, 1, ['copan.mask.effect']), causedBy: 6 }, none(0)],
				changes: { 'seats.2.mask': [13, 9], 'seats.2.extensions': 1 },
			},
			'zeal',
		),
	])('$name', checkRow);

	test('what waited is done first in its owner’s turn, in the order in which it came', () => {
		// The second seat's turn is at its end, and the third one's comes.
		const position = expectOk(createPosition(laidOut({ until: 'game' })));
		position.frames = [{ ask: 'pause', before: 'turn-end' }];
		const context = (space: number) => ({ player: 2, source: { mask: space }, cause: 0 });
		(position.seats[2] as Seat).waiting = [
			{ effect: tiles, context: context(8) },
			{ effect: { verb: 'place-totem' }, context: context(10) },
		];
		position.told = 1;
		const turn = expectOk(copan.play(freeze(position), goOn));
		expect(turn.events).toEqual([
			{ id: 1, type: 'turnEnded', player: 1, rules: ['copan.end-turn.when'] },
			{ id: 2, type: 'turnBegan', player: 2, rules: ['copan.turn.clockwise'] },
			{
				id: 3,
				causedBy: 0,
				...tilesTaken(2, ['food', 'fame'], ['copan.mask.effect'], ['river-tiles-replaced']),
			},
		]);
		expect(copan.decision(turn.position)).toEqual({ actor: 2, ask: 'totem', rule: 'copan.action.move.by-effect' });
		const left = expectOk(copan.play(turn.position, leaveTotem)).position;
		expect(copan.decision(left)).toEqual({ actor: 2, ask: 'tile', rule: 'copan.court.place.face-up' });
		expect(left.seats[2]).toMatchObject({ waiting: [], tiles: { food: 2, fame: 2, zeal: 1, power: 1 } });
	});

	test('the active player waits for nothing, under that reading', () =>
		checkSpace(8, {
			name: 'own turn',
			setup: { rulings: later },
			told: [tilesTaken(1, ['food', 'fame'], ['copan.mask.effect'], ['river-tiles-replaced'])],
			changes: { 'seats.1.tiles.food': 2, 'seats.1.tiles.fame': 2, river: [null, null, 'zeal', 'power'] },
		}));
});

describe('copan.end-turn.refill.sooner: a Glyph gained', () => {
	const taken = (space: number): Told =>
		glyphTaken(1, space, laidGlyphs[space - 1] as string, ['copan.characters.bird']);
	const colours = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
	/** The pile of a game with six Glyphs of each colour, without those laid out and those named. */
	const pile = (...gone: string[]): string[] => {
		const left = colours.flatMap((colour) => Array.from({ length: 6 }, () => colour));
		for (const card of [...laidGlyphs, ...gone]) left.splice(left.indexOf(card), 1);
		return left;
	};
	test.each<BirdRow>([
		...laidGlyphs.map(
			(colour, index): BirdRow => ({
				name: `from space ${index + 1}, drawn from the pile`,
				answers: [takeGlyph(index + 1), draw('g')],
				told: [taken(index + 1), laid('glyphs', index + 1, 'g', 1, soon)],
				changes: {
					[`seats.1.glyphs.${colour}`]: 1,
					'cards.glyphs.laid': withOn(laidGlyphs, index + 1, 'g'),
					'cards.glyphs.rest': pile('g'),
				},
			}),
		),
		{
			name: 'the same colour again',
			answers: [takeGlyph(1), draw('a')],
			told: [taken(1), laid('glyphs', 1, 'a', 1, soon)],
			changes: { 'seats.1.glyphs.a': 1, 'cards.glyphs.rest': pile('a') },
		},
		{
			name: 'no Glyph lies there: nothing',
			setup: { sites: { glyphs: [null, null, null, null, null, null] } },
			told: [ofBird('kianto').unaffected(1, { verb: 'take-glyph' })],
		},
		{
			name: 'a closed space is not filled, a known top goes first',
			setup: { cubes: { power: 4 }, sites: { closed: { stairway: [6] } }, tops: { glyphs: ['f', 'b'] } },
			answers: [takeGlyph(5)],
			told: [taken(5), laid('glyphs', 5, 'f', 1, soon)],
			changes: {
				'seats.1.glyphs.e': 1,
				'cards.glyphs.laid': ['a', 'b', 'c', 'd', 'f', null],
				'cards.glyphs.top': ['b'],
			},
		},
		{
			name: 'copan.glyphs.deck-empty: the discards become the pile',
			setup: { discards: { glyphs: pile() } },
			answers: [takeGlyph(2), draw('h')],
			told: [
				taken(2),
				{ type: 'pileRenewed', kind: 'glyphs', cards: 42, rules: ['copan.glyphs.deck-empty'], causedBy: 1 },
				laid('glyphs', 2, 'h', 1, soon),
			],
			changes: {
				'seats.1.glyphs.b': 1,
				'cards.glyphs.laid': withOn(laidGlyphs, 2, 'h'),
				'cards.glyphs.rest': pile('h'),
				'cards.glyphs.discard': [],
			},
		},
		{
			name: 'copan.glyphs.deck-empty: the only card there is needs no draw',
			setup: { profile: { glyphsOfEach: 1 }, discards: { glyphs: ['h'] } },
			others: [{ glyphs: { g: 1 } }, {}],
			answers: [takeGlyph(2)],
			told: [
				taken(2),
				{ type: 'pileRenewed', kind: 'glyphs', cards: 1, rules: ['copan.glyphs.deck-empty'], causedBy: 1 },
				laid('glyphs', 2, 'h', 1, soon),
			],
			changes: {
				'seats.1.glyphs.b': 1,
				'cards.glyphs.laid': withOn(laidGlyphs, 2, 'h'),
				'cards.glyphs.discard': [],
			},
		},
		{
			name: 'all Glyphs are with the players: the space stays empty',
			setup: { profile: { glyphsOfEach: 1 } },
			others: [{ glyphs: { g: 1, h: 1 } }, {}],
			answers: [takeGlyph(2)],
			told: [taken(2), { type: 'nothingToDraw', kind: 'glyphs', rules: ['copan.glyphs.deck-empty'], causedBy: 1 }],
			changes: { 'seats.1.glyphs.b': 1, 'cards.glyphs.laid': withOn(laidGlyphs, 2) },
		},
	])('$name', (row) => checkBird('kianto', row));

	test('a draw is as likely as the cards of its colour are many', () => {
		const { after } = playAll(laidOut({ seats: [{ glyphs: { h: 5 } }, { characters: ['kianto'] }, {}] }), [
			useBird('kianto'),
			takeGlyph(1),
		]);
		expect(copan.decision(after)).toEqual({ actor: 'chance', ask: 'draw', rule: soon });
		expect(copan.candidates(after)).toEqual([
			...['a', 'b', 'c', 'd', 'e', 'f'].map((card) => ({ action: draw(card), refused: null, weight: 5 })),
			{ action: draw('g'), refused: null, weight: 6 },
			{ action: draw('h'), refused: null, weight: 1 },
		]);
	});

	test.each<Refusal>([
		{
			name: 'a Glyph from an empty space',
			setup: laidOut({
				sites: { glyphs: withOn(laidGlyphs, 3) },
				seats: [{}, { characters: ['kianto'] }, {}],
			}),
			actions: [useBird('kianto')],
			refused: takeGlyph(3),
			rejection: { code: 'no-such-choice', rule: 'copan.characters.bird', values: { ask: 'glyph' } },
		},
		{
			name: 'a space beyond the sixth',
			setup: laidOut({ seats: [{}, { characters: ['kianto'] }, {}] }),
			actions: [useBird('kianto')],
			refused: takeGlyph(7),
			rejection: { code: 'no-such-choice', rule: 'copan.characters.bird', values: { ask: 'glyph' } },
		},
	])('refused: $name', checkRefusal);
});

describe('copan.river.extension.lost', () => {
	const nothing = (player: number): Told =>
		tellsOf({ event: 'I', face: 4 }, ['copan.events.all-players']).unaffected(
			player,
			{ verb: 'lose-extension' },
			{ rulings: ['take-what-is-not-there'] },
		);
	const five: CharacterId[] = ['huracan', 'muluc', 'yaluk', 'kawai', 'tonalnan'];
	test.each<Row>([
		faceTurn(
			'I',
			4,
			{
				name: 'what no longer fits: each resource to the new limit, and a Character of choice',
				setup: {
					seats: [{}, {}, { extensions: 2, resources: { food: 9, fame: 8, zeal: 7, power: 0 }, characters: five }],
				},
				answers: [discardOne('huracan')],
				told: [
					nothing(1),
					extensionLost(2, 1),
					excessLost(2, 'food', 2, 6),
					excessLost(2, 'fame', 1, 6),
					discarded(2, 'huracan', 'storage', { causedBy: 6 }),
					nothing(0),
				],
				changes: {
					'seats.2.extensions': 1,
					'seats.2.resources.food': 7,
					'seats.2.resources.fame': 7,
					'seats.2.characters': five.slice(1),
					'seats.2.discarded': 1,
					'cards.characters.discard': ['huracan'],
				},
			},
			'zeal',
		),
		faceTurn(
			'I',
			4,
			{
				name: 'a bird that goes then goes by the Event: it brings nothing, on its owner’s turn either',
				setup: { seats: [{}, { extensions: 1, characters: ['chicchan', 'huracan', 'muluc', 'yaluk'] }, {}] },
				first: [goOn],
				answers: [discardOne('chicchan')],
				told: [
					extensionLost(1, 0),
					discarded(1, 'chicchan', 'storage', { bird: true, causedBy: 5 }),
					nothing(2),
					nothing(0),
				],
				changes: {
					'seats.1.extensions': 0,
					'seats.1.characters': ['huracan', 'muluc', 'yaluk'],
					'seats.1.discarded': 1,
					'cards.characters.discard': ['chicchan'],
				},
			},
			'zeal',
		),
		faceTurn(
			'I',
			4,
			{
				name: 'everything still fits',
				setup: { seats: [{}, { extensions: 2, resources: each(7), characters: five.slice(1) }, {}] },
				told: [extensionLost(1, 1), nothing(2), nothing(0)],
				changes: { 'seats.1.extensions': 1 },
			},
			'zeal',
		),
	])('$name', checkRow);

	test('the lost extension is in the supply again: the next player’s Jade takes it', () => {
		// 9 of 9 are out. Chichuaton finds none before the Event, and one after it.
		const seats: SeatSetup[] = [{ extensions: 9 }, { characters: ['chichuaton'] }, {}];
		const row = faceTurn(
			'I',
			4,
			{
				name: 'back',
				setup: { seats },
				first: [goOn],
				answers: [useBird('chichuaton')],
				told: [nothing(1), nothing(2), extensionLost(0, 8)],
				later: [discarded(1, 'chichuaton', 'use'), { ...extensionAdded(1, 1, ['copan.characters.bird']), causedBy: 9 }],
				changes: {
					'seats.0.extensions': 8,
					'seats.1.extensions': 1,
					'seats.1.characters': [],
					'seats.1.discarded': 1,
					'cards.characters.discard': ['chichuaton'],
				},
			},
			'zeal',
		);
		checkRow(row);
		checkBird('chichuaton', {
			name: 'none before it',
			others: [{ extensions: 9 }, {}],
			told: [ofBird('chichuaton').unaffected(1, { verb: 'add-extension' })],
		});
	});
});

test('the rules listed in this file were really cited in it', () => {
	expect(exercises.filter((id) => !cited.has(id))).toEqual([]);
});
