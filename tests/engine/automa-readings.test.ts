/** The rulings on which only a solo game hangs: each reading on the same setup, and those with one reading once. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Readings } from '#engine/rulings.ts';
import type { AutomaPrint } from '#games/copan/automa.ts';
import { automaRulings, soloRulings } from '#games/copan/automa-rulings.ts';
import type { CharacterId } from '#games/copan/characters.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import { copan, type Event, type Setup } from '#games/copan/index.ts';
import type { Resource } from '#games/copan/resources.ts';
import type { RulingId } from '#games/copan/rulings.ts';
import {
	chestWithout,
	courtToken,
	embassiesWith,
	filled,
	fullPyramid,
	glyphsAfter,
	laidCourt,
	tokenDrawn,
} from './action-support.ts';
import { discarded, plain, tellsOf, withOn } from './fate-support.ts';
import {
	altarTokenByZeal,
	begunBy,
	builtByFood,
	type CardRow,
	cardPlayed,
	cardRolled,
	cardTurn,
	checkCard,
	climbDecided,
	courtTokenByFame,
	glyphBy,
	goesFurther,
	noTiles,
	nothingAt,
	reservedByZeal,
	rowFrom,
	skippedBy,
	soloTable,
	takenByFame,
	unaffectedBy,
	vpFor,
} from './solo-support.ts';
import {
	checkRow,
	draw,
	ended,
	eventsOf,
	fixedCopy,
	place,
	playAll,
	type Row,
	roll,
	start,
	type Told,
} from './support.ts';

type AutomaRuling = keyof typeof automaRulings;
type Switches = Partial<Readings<typeof automaRulings>>;

/** A setup may choose readings of a solo game, too. */
const under = (readings: Switches): Pick<Setup, 'rulings'> => ({ rulings: readings as NonNullable<Setup['rulings']> });

/** A row for each reading of a ruling. */
const underEach = <Id extends AutomaRuling>(
	id: Id,
	rows: Record<(typeof automaRulings)[Id][number], CardRow | readonly CardRow[]>,
): void => {
	const all = Object.entries(rows as Record<string, CardRow | readonly CardRow[]>).flatMap(([option, given]) =>
		[given].flat().map((row) => ({ option, row: row as CardRow })),
	);
	test.each(all.map(({ option, row }) => ({ option, row, name: row.name })))('$option: $name', ({ option, row }) =>
		checkCard({ ...row, setup: { ...row.setup, ...under({ [id]: option } as Switches) } }),
	);
};

const named = (events: readonly Event[], ruling: RulingId): Event['type'][] =>
	events.filter(({ rulings }) => rulings?.includes(ruling)).map(({ type }) => type);

const ofToken = (token: string) => tellsOf({ token }, ['copan.embassies.draw.apply']);
const ofAltar = (altar: string) => tellsOf({ altar }, ['copan.altars.gain']);
const ofStairway = tellsOf({ onStairway: true }, ['copan.stairway.climb']);
const extended = (causedBy: number): Told => ({
	type: 'extensionAdded',
	player: 1,
	extensions: 1,
	rules: ['copan.solo.turn.action-phase', 'copan.river.extension.attach'],
	causedBy,
});
const by = (told: Told, causedBy: number): Told => ({ ...told, causedBy });

describe('automa-restock-turn', () => {
	const setup = (reading: 'plays-on' | 'turn-spent') =>
		soloTable({
			pyramid: fullPyramid(2),
			automa: { row: rowFrom('fame') },
			seats: [{}, { tiles: noTiles }],
			...under({ 'automa-restock-turn': reading }),
		});
	const tiles = ['power', 'power', 'fame', 'food'].map(draw);
	const taken = { food: 1, fame: 1, zeal: 1, power: 1 };
	test('plays-on: then the leftmost card that has one', () => {
		const { after, events } = playAll(setup('plays-on'), [], [...tiles, roll(1)]);
		expect(named(events, 'automa-restock-turn')).toEqual(['riverTilesTaken']);
		expect(eventsOf(events, 'automaCardPlayed').map(({ card }) => card)).toEqual(['fame']);
		expect(after.seats[1]).toMatchObject({ tiles: taken, characters: ['muluc'] });
	});
	test('turn-spent: taking the tiles is its turn', () => {
		const { after, events } = playAll(setup('turn-spent'), [], tiles);
		expect(named(events, 'automa-restock-turn')).toEqual(['riverTilesTaken']);
		expect(events.map(({ type }) => type)).toEqual([
			'riverTilesTaken',
			...tiles.map(() => 'riverFilled'),
			'courtPhaseEnded',
			'turnEnded',
		]);
		expect(after.seats[1]).toMatchObject({ tiles: taken, characters: [] });
		expect(after.river).toEqual(['power', 'power', 'fame', 'food']);
		expect(after.frames).toEqual([]);
	});
});

describe('automa-gains', () => {
	const play = (reading: (typeof automaRulings)['automa-gains'][number], mode: 'basic' | 'advanced') =>
		playAll(
			soloTable({
				until: 'court-phase',
				cubes: { food: 2 },
				automa: { mode },
				seats: [{}, { characters: ['kawil'] }],
				...under({ 'automa-gains': reading }),
			}),
			[place('south-2-2')],
			[roll(3)],
		);
	test.each([
		{
			reading: 'vp-for-events',
			vp: 2,
			told: [
				['unaffected', 'any'],
				['scored', 'fame'],
			],
		},
		{
			reading: 'nothing',
			vp: 0,
			told: [
				['unaffected', 'any'],
				['unaffected', 'fame'],
			],
		},
		{
			reading: 'vp-for-both',
			vp: 4,
			told: [
				['scored', 'any'],
				['scored', 'fame'],
			],
		},
	] as const)('$reading', ({ reading, vp, told }) => {
		for (const mode of ['basic', 'advanced'] as const) {
			const { after, events } = play(reading, mode);
			expect(after.seats[1]?.vp).toBe(vp);
			expect(
				events
					.filter(({ rulings }) => rulings?.includes('automa-gains'))
					.map((event) =>
						event.type === 'unaffected' && event.effect.verb === 'gain'
							? [event.type, event.effect.resource]
							: event.type === 'scored' && 'inPlaceOf' in event.by
								? [event.type, event.by.inPlaceOf]
								: event,
					),
			).toEqual(told);
			// The person gains as ever.
			expect(after.seats[0]?.resources.fame).toBe(2);
		}
	});
	test.each(automaRulings['automa-gains'])(
		'%s: a Site’s effect and a Character’s bonus bring VP all the same',
		(reading) => {
			const { after } = playAll(
				soloTable({
					automa: { mode: 'advanced', row: rowFrom('zeal') },
					seats: [{}, { characters: ['gucup-cakix'] }],
					...under({ 'automa-gains': reading }),
				}),
				[place(plain)],
				[roll(1)],
			);
			expect(after.seats[1]?.vp).toBe(2);
		},
	);
});

describe('automa-losses', () => {
	test.each([
		{ reading: 'vp-for-each', vp: 3, told: ['scored'] },
		{ reading: 'nothing', vp: 5, told: ['unaffected'] },
	] as const)('$reading', ({ reading, vp, told }) => {
		const { after, events } = playAll(
			soloTable({
				until: 'court-phase',
				card: 'B',
				cubes: { food: 2 },
				seats: [{ vp: 5 }, { vp: 5 }],
				...under({ 'automa-losses': reading }),
			}),
			[place(plain)],
			[roll(1)],
		);
		expect(after.seats.map((seat) => seat.vp)).toEqual([3, vp]);
		expect(named(events, 'automa-losses')).toEqual(told);
	});
});

describe('automa-closed-face', () => {
	const shutCity = { cubes: { food: 3 }, sites: { closed: { embassies: [2] as DieFace[] } } };
	const shutCourt = { cubes: { fame: 3 }, sites: { closed: { 'ball-court': [4] as DieFace[] } } };
	const shutLine = { cubes: { power: 3 }, sites: { closed: { stairway: [3] as DieFace[] } } };
	const food = { card: 'food', face: 2, setup: shutCity } as const;
	const fame = { card: 'fame', face: 4, setup: shutCourt } as const;
	const power = { card: 'power', face: 3, setup: shutLine } as const;
	const oneVp = { chance: [draw('level-1-1-vp')] };
	const climbOf = (row: number, cause: number): Told[] => [
		climbDecided('power', 'power'),
		ofStairway.climbed(1, 'power', [0, row], { causedBy: cause }),
	];
	const powerAlone: CardRow = {
		...power,
		name: 'Power: the climb alone',
		told: [nothingAt('power', 3), ...climbOf(2, 6)],
		changes: { 'seats.1.priests.power': 2 },
	};
	underEach('automa-closed-face', {
		'nothing-there': [
			{ ...food, name: 'Food, Basic: nothing', told: [nothingAt('food', 2)] },
			{
				...food,
				name: 'Food, Advanced: the extension alone',
				mode: 'advanced',
				told: [nothingAt('food', 2), goesFurther('food'), extended(6)],
				changes: { 'seats.1.extensions': 1 },
			},
			{ ...fame, name: 'Fame: nothing', told: [nothingAt('fame', 4)] },
			powerAlone,
		],
		'token-without-effect': [
			{
				...food,
				...oneVp,
				name: 'Food, Basic: the token, and what it draws',
				told: [
					nothingAt('food', 2),
					builtByFood(2, 1, ['automa-closed-face']),
					tokenDrawn('level-1-1-vp', 6),
					ofToken('level-1-1-vp').scored(1, 1, { causedBy: 7 }),
				],
				changes: {
					embassies: embassiesWith({ 2: [0, 1] }, 2),
					chest: chestWithout(['level-1-1-vp']),
					'seats.1.vp': 1,
				},
			},
			{
				...food,
				...oneVp,
				name: 'Food, Advanced: and the extension, no City',
				mode: 'advanced',
				told: [
					nothingAt('food', 2),
					builtByFood(2, 1, ['automa-closed-face']),
					goesFurther('food'),
					tokenDrawn('level-1-1-vp', 6),
					ofToken('level-1-1-vp').scored(1, 1, { causedBy: 8 }),
					extended(7),
				],
				changes: {
					embassies: embassiesWith({ 2: [0, 1] }, 2),
					chest: chestWithout(['level-1-1-vp']),
					'seats.1.vp': 1,
					'seats.1.extensions': 1,
				},
			},
			{
				...fame,
				name: 'Fame: the token, no Character',
				told: [
					nothingAt('fame', 4),
					{ ...courtToken('right', 4, { rulings: ['automa-closed-face'] }), rules: ['copan.solo.fame.action'] },
				],
				changes: { 'ballCourt.right': [0, 1] },
			},
			{
				...fame,
				name: 'Fame, without a token left',
				setup: { ...shutCourt, sites: { ...shutCourt.sites, altarReserve: [0, 25] } },
				told: [nothingAt('fame', 4)],
			},
			powerAlone,
		],
		'roll-again': [
			{
				...food,
				name: 'Food, until a City is open',
				setup: { cubes: { food: 5 }, sites: { closed: { embassies: [2, 5] } } },
				chance: [roll(5), roll(1), draw('level-1-1-vp')],
				told: [
					nothingAt('food', 2),
					cardRolled('food', 5, 4),
					nothingAt('food', 5, { causedBy: 6 }),
					cardRolled('food', 1, 6),
					by(builtByFood(1, 1), 8),
					tokenDrawn('level-1-1-vp', 9),
					ofToken('level-1-1-vp').scored(1, 1, { causedBy: 10 }),
				],
				changes: {
					embassies: embassiesWith({ 1: [0, 1] }, 2),
					chest: chestWithout(['level-1-1-vp']),
					'seats.1.vp': 1,
				},
			},
			{
				...fame,
				name: 'Fame, until a space is open',
				chance: [roll(1)],
				told: [
					nothingAt('fame', 4),
					cardRolled('fame', 1, 4),
					by(takenByFame('muluc', 1), 6),
					courtTokenByFame('left', 7),
				],
				refilled: [filled('characters', 1, 'tonalnan')],
				changes: {
					'seats.1.characters': ['muluc'],
					'ballCourt.left': [0, 1],
					'cards.characters.laid': ['tonalnan', 'chicchan', 'ixtli', null, 'cabaguil', 'yatzil'],
					'cards.characters.top': ['chamahez', 'yaluk'],
				},
			},
			{
				card: 'fame',
				face: 4,
				name: 'Fame, an open space where no Character lies: no new roll',
				setup: { sites: { characters: withOn(laidCourt, 4) } },
				told: [nothingAt('fame', 4)],
				refilled: [filled('characters', 4, 'tonalnan')],
				changes: {
					'cards.characters.laid': withOn(laidCourt, 4, 'tonalnan'),
					'cards.characters.top': ['chamahez', 'yaluk'],
				},
			},
			{
				...power,
				name: 'Power, the Glyph and the climb of the new row alone',
				chance: [roll(1)],
				told: [
					nothingAt('power', 3),
					cardRolled('power', 1, 4),
					by(glyphBy('action', 1, 'a'), 6),
					by(climbDecided('power', 'power'), 6),
					ofStairway.climbed(1, 'power', [0, 1], { causedBy: 8 }),
				],
				refilled: [filled('glyphs', 1, 'g')],
				changes: {
					'seats.1.glyphs.a': 1,
					'automa.glyphs': ['a'],
					'seats.1.priests.power': 1,
					'cards.glyphs.laid': glyphsAfter([1, 'g'], [3, null]),
					'cards.glyphs.top': ['h', 'g'],
				},
			},
		],
	});
});

describe('automa-embassy-count', () => {
	const row = (before: number, tokens: string[], name: string): CardRow => {
		const built = 5;
		return {
			name,
			card: 'food',
			face: 1,
			setup: { sites: { embassies: [[0, before]] } },
			chance: tokens.map(draw),
			told: [
				builtByFood(1, before + 1),
				...tokens.map((token) => tokenDrawn(token, built)),
				...tokens.map((token, at) => vpFor(token.slice(8) as Resource, 1, { token }, { causedBy: built + 1 + at })),
			],
			changes: {
				embassies: embassiesWith({ 1: [0, before + 1] }, 2),
				...(tokens.length > 0 ? { chest: chestWithout(tokens), 'seats.1.vp': tokens.length } : {}),
			},
		};
	};
	underEach('automa-embassy-count', {
		'with-the-new-one': [
			row(0, ['level-1-food'], 'a first visit brings one'),
			row(1, ['level-1-food', 'level-1-zeal'], 'a second two'),
		],
		'before-it': [row(0, [], 'a first visit brings none'), row(1, ['level-1-food'], 'a second one')],
	});
});

describe('automa-available-space', () => {
	const columns = (owners: Record<number, number>): (number | null)[] =>
		Array.from({ length: 12 }, (_, column) => owners[column + 1] ?? null);
	const row = (taken: Record<number, number>, to: number | null, altar: string, name: string): CardRow => ({
		name,
		card: 'zeal',
		face: 2,
		setup: { sites: { altarTokens: columns(taken) } },
		told: [
			to === null ? reservedByZeal('occupied') : altarTokenByZeal(to),
			climbDecided('zeal', 'zeal'),
			ofAltar(altar).climbed(1, 'zeal', [0, 2], { causedBy: 6 }),
		],
		changes: {
			...(to === null ? { altarReserve: [0, 1] } : { altarTokens: columns({ ...taken, [to]: 1 }) }),
			'seats.1.priests.zeal': 2,
		},
	});
	const alike = [
		row({}, 2, 'altar-1', 'both free: the left one'),
		row({ 8: 0 }, 2, 'altar-1', 'the right one taken: the left one'),
		row({ 2: 1, 8: 0 }, null, 'altar-1', 'both taken: the left one, to the reserve'),
	];
	underEach('automa-available-space', {
		'free-first': [...alike, row({ 2: 0 }, 8, 'altar-3', 'the left one taken: the right one')],
		'occupied-counts': [...alike, row({ 2: 0 }, null, 'altar-1', 'the left one taken: all the same, to the reserve')],
	});
});

describe('automa-used-bird', () => {
	const taken = {
		'ballCourt.left': [0, 1],
		'cards.characters.laid': withOn(laidCourt, 2, 'tonalnan'),
		'cards.characters.top': ['chamahez', 'yaluk'],
	};
	const row: CardRow = {
		name: 'the bird',
		card: 'fame',
		face: 2,
		mode: 'advanced',
		told: [
			takenByFame('chicchan', 2),
			courtTokenByFame('left', 5),
			goesFurther('fame', ['automa-used-bird']),
			vpFor('power', 3, { character: 'chicchan' }, { causedBy: 7 }),
		],
		refilled: [filled('characters', 2, 'tonalnan')],
		changes: { ...taken, 'seats.1.characters': ['chicchan'], 'seats.1.vp': 3 },
	};
	const collected: CardRow = {
		...row,
		name: 'in Basic mode it is not used',
		mode: 'basic',
		told: [takenByFame('chicchan', 2), courtTokenByFame('left', 5)],
		changes: { ...taken, 'seats.1.characters': ['chicchan'] },
	};
	underEach('automa-used-bird', {
		kept: [{ ...row, name: 'it stays' }, collected],
		discarded: [
			{
				...row,
				name: 'it goes to the discards, having had its effect',
				told: [
					...row.told.slice(0, 3),
					{ ...discarded(1, 'chicchan' as CharacterId, 'use', { bird: true }), causedBy: 4 },
					vpFor('power', 3, { character: 'chicchan' }, { causedBy: 8 }),
				],
				changes: {
					...taken,
					'seats.1.vp': 3,
					'seats.1.discarded': 1,
					'cards.characters.discard': ['chicchan'],
				},
			},
			collected,
		],
	});
});

describe('automa-totem', () => {
	/** Column 2 of the Altars places a Totem; the row is Zeal, Power, Food, Fame. */
	const effect: CardRow = {
		name: 'an effect places it',
		card: 'zeal',
		face: 2,
		mode: 'advanced',
		automa: { row: ['zeal', 'power', 'food', 'fame'] },
		setup: { sites: { altars: ['altar-3', 'altar-2', 'altar-4', 'altar-8'] } },
		told: [],
		changes: {},
	};
	const begins = (told: Told): Told[] => [
		altarTokenByZeal(2),
		goesFurther('zeal'),
		climbDecided('zeal', 'zeal'),
		ofAltar('altar-3').climbed(1, 'zeal', [0, 2], { causedBy: 7 }),
		by(told, 6),
	];
	const common = {
		altarTokens: Array.from({ length: 12 }, (_, column) => (column === 1 ? 1 : null)),
		'seats.1.priests.zeal': 2,
	};
	const at = (site: string, space = 1) => ({ site, space, side: 'two' });
	const placedAt = (site: string): Told => ({
		type: 'totemPlaced',
		player: 1,
		site,
		side: 'two',
		rules: ['copan.action.move.by-effect', 'copan.solo.new-site'],
		rulings: ['automa-totem', 'automa-costs'],
	});
	const stayed: CardRow = {
		name: 'no card moves it',
		card: 'fame',
		face: 1,
		told: [takenByFame('muluc', 1), courtTokenByFame('left', 5)],
		refilled: [filled('characters', 1, 'tonalnan')],
		changes: {
			'seats.1.characters': ['muluc'],
			'ballCourt.left': [0, 1],
			'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
			'cards.characters.top': ['chamahez', 'yaluk'],
		},
	};
	underEach('automa-totem', {
		'only-by-an-effect': [
			{
				...effect,
				told: begins(placedAt('stairway')),
				changes: { ...common, 'seats.1.totem': at('stairway') },
			},
			stayed,
		],
		never: [
			{
				...effect,
				name: 'an effect does not',
				told: begins(unaffectedBy({ verb: 'place-totem' }, ['copan.altars.gain'], { rulings: ['automa-totem'] })),
				changes: common,
			},
			stayed,
		],
		'as-a-player': [],
	});

	/** The turn of the Fame card with a Totem that moves before its action. */
	const moves = (
		name: string,
		totem: { site: 'ball-court' | 'river' | 'altars'; space: number; side: 'two' } | null,
		told: Told[],
		changes: Record<string, unknown>,
		person: NonNullable<Setup['seats']>[number] = {},
	): Row => {
		const row = cardTurn({
			...stayed,
			name,
			seat: { totem },
			person,
			setup: under({ 'automa-totem': 'as-a-player' }),
		});
		const shift = told.length;
		return {
			...row,
			events: [
				cardPlayed('fame'),
				skippedBy(0),
				ended(1),
				...told,
				begunBy('fame', 2),
				...row.events.slice(4).map((event) => {
					const { causedBy } = event as { causedBy?: number };
					return causedBy === undefined ? event : { ...event, causedBy: causedBy + shift };
				}),
			],
			changes: { ...row.changes, ...changes },
		};
	};
	const moved = (space: number, how: 'move' | 'stay'): Told => ({
		type: 'totemMoved',
		player: 1,
		site: 'ball-court',
		space,
		side: 'two',
		how,
		rules: ['copan.solo.turn.action-phase'],
		rulings: ['automa-totem', 'automa-costs'],
	});
	test.each<Row>([
		moves('as-a-player: it comes to the Site of its card, for nothing', null, [moved(1, 'move')], {
			'seats.1.totem': at('ball-court'),
		}),
		moves(
			'as-a-player: it pushes the person’s',
			{ site: 'altars', space: 3, side: 'two' },
			[
				moved(1, 'move'),
				{
					type: 'totemPushed',
					player: 0,
					site: 'ball-court',
					space: 2,
					rules: ['copan.action.push.occupied', 'copan.action.push.no-symbol'],
					causedBy: 3,
				},
			],
			{ 'seats.1.totem.site': 'ball-court', 'seats.1.totem.space': 1, 'seats.0.totem.space': 2 },
			{ totem: { site: 'ball-court', space: 1, side: 'any' } },
		),
		moves(
			'as-a-player: it stays one space on, and scores its side',
			{ site: 'ball-court', space: 2, side: 'two' },
			[moved(3, 'stay'), tellsOf({ totem: true }, ['copan.action.space.times']).scored(1, 4, { causedBy: 3 })],
			{ 'seats.1.totem.space': 3, 'seats.1.vp': 4 },
		),
		moves('as-a-player: on the last space it stays where it is', { site: 'ball-court', space: 3, side: 'two' }, [], {}),
	])('$name', checkRow);

	test('pushed off its Site: it waits for an effect, or, at once, goes to the Site of its priorities', () => {
		const play = (ejection: 'next-turn' | 'at-once') =>
			playAll(
				soloTable({
					active: 0,
					pyramid: fullPyramid(2),
					automa: { row: ['fame', 'power', 'zeal', 'food'] },
					seats: [
						{ totem: { site: 'ball-court', space: 2, side: 'two' }, resources: { fame: 2 } },
						{ totem: { site: 'ball-court', space: 3, side: 'two' } },
					],
					rulings: { ejection },
				}),
				[{ type: 'stay' }, { type: 'recruit', character: 'muluc' }],
			);
		const waits = play('next-turn');
		expect(waits.after.seats[1]).toMatchObject({ totem: null, ejectedFrom: 'ball-court' });
		const goes = play('at-once');
		expect(goes.after.seats[1]).toMatchObject({ totem: at('stairway'), ejectedFrom: null });
		expect(named(goes.events, 'automa-totem')).toEqual(['totemPlaced']);
	});
});

describe('automa-final-scoring', () => {
	const level = { food: 2, fame: 2, zeal: 2, power: 2 };
	const setup = (reading: 'cards-for-table' | 'cards-only'): Setup =>
		soloTable({
			from: 'scoring',
			until: 'game',
			seats: [{ priests: level }, { priests: { ...level, food: 9 }, extensions: 2, characters: ['kawil'] }],
			sites: { embassies: [[1, 1]], ballCourt: { left: [1, 2], right: [1, 0] } },
			...under({ 'automa-final-scoring': reading }),
		});
	test.each([
		// Whole: 2 tokens each, 15 shared. Left: 3 and 6. Right: 6. The person −5 for one City.
		{ reading: 'cards-for-table', vp: [-5 + 7 + 3 + 6, 7 + 6 + 6 + 3 + 3], places: 5 },
		// The person alone is first three times.
		{ reading: 'cards-only', vp: [-5 + 10 + 6 + 6, 3 + 3], places: 3 },
	] as const)('$reading', ({ reading, vp, places }) => {
		const { events, position } = start(setup(reading));
		expect(position.result?.vp).toEqual(vp);
		const scored = eventsOf(events, 'scored');
		const hanging = scored.filter(({ rulings }) => rulings?.includes('automa-final-scoring'));
		expect(hanging.filter(({ by }) => 'court' in by)).toHaveLength(places);
		expect(hanging.filter(({ by }) => 'automaCard' in by)).toHaveLength(4);
		expect(hanging.filter(({ by }) => 'stairway' in by).map(({ player }) => player)).toEqual(
			reading === 'cards-for-table' ? [1, 1, 1, 1] : [],
		);
		expect(scored.filter(({ by, player }) => 'embassies' in by && player === 1)).toEqual([]);
	});
});

describe('automa-choices', () => {
	test('a Glyph in place of Jade: the die, again where none can be taken; refilled at the end of the turn', () => {
		const { after, events } = playAll(
			soloTable({
				card: 'D',
				cubes: { food: 4, power: 3 },
				automa: { row: rowFrom('food') },
				seats: [{ mask: [] }, { tiles: { ...noTiles, food: 1 } }],
				sites: { closed: { embassies: [2], stairway: [5] } },
			}),
			[place(plain), { type: 'place-jade', space: 13 }],
			[roll(2), roll(5), roll(5), roll(1), roll(1), draw('level-1-1-vp')],
		);
		expect(named(events, 'automa-choices')).toEqual([
			'automaRolled',
			'automaFindsNothing',
			'automaRolled',
			'automaFindsNothing',
			'automaRolled',
			'glyphTaken',
		]);
		expect(after.automa?.glyphs).toEqual(['a']);
		const [glyph] = eventsOf(events, 'glyphTaken');
		const [end] = eventsOf(events, 'turnEnded');
		const [laidAnew] = eventsOf(events, 'cardLaid').filter(({ kind }) => kind === 'glyphs');
		expect(laidAnew?.causedBy).toBe(end?.id);
		expect((glyph?.id ?? 99) < (end?.id ?? 0)).toBe(true);
	});
	// What it gives up is shown with all faces of the Event cards in `automa.test.ts`.
	test('a step down: the stairway of lowest priority whose Priest has left the first space', () => {
		const play = (priests: Partial<Record<Resource, number>>) =>
			playAll(
				soloTable({
					until: 'court-phase',
					card: 'H',
					cubes: { food: 4 },
					automa: { row: ['food', 'power', 'zeal', 'fame'] },
					seats: [{}, { priests, tiles: { ...noTiles, food: 1 } }],
					sites: { closed: { embassies: [1] } },
					rulings: { 'lose-what-you-lack': 'freely' },
				}),
				[place(plain), { type: 'step-down', stairway: 'food' }],
				[roll(1)],
			).after.seats[1]?.priests;
		expect(play({ food: 3, power: 2, zeal: 1 })).toEqual({ food: 3, fame: 0, zeal: 0, power: 2 });
		expect(play({ food: 3, power: 2 })).toEqual({ food: 3, fame: 0, zeal: 0, power: 1 });
		expect(play({ food: 3 })).toEqual({ food: 2, fame: 0, zeal: 0, power: 0 });
	});
});

/** A turn of a card on a full Pyramid, with what chance answers. */
const cardPlay = (card: Resource, mode: 'basic' | 'advanced', setup: Setup, ...chance: Parameters<typeof playAll>[1]) =>
	playAll(
		soloTable({
			pyramid: fullPyramid(2),
			...setup,
			automa: { mode, row: rowFrom(card), ...setup.automa },
			seats: setup.seats ?? [{}, { tiles: { ...noTiles, [card]: 1 } }],
		}),
		[],
		chance,
	);

describe('automa-city-roll', () => {
	test('the Food card’s own roll stands for its City’s effect; an Altar’s Embassy has a roll', () => {
		const own = cardPlay('food', 'advanced', {}, roll(6), draw('level-3-3-vp'));
		expect(eventsOf(own.events, 'automaRolled')).toHaveLength(1);
		expect(named(own.events, 'automa-city-roll')).toEqual([]);
		const altars = ['altar-9', 'altar-2', 'altar-4', 'altar-8'];
		const other = cardPlay('zeal', 'advanced', { sites: { altars } }, roll(3), roll(6), draw('level-3-3-vp'));
		expect(named(other.events, 'automa-city-roll')).toEqual(['automaRolled']);
		expect(other.after.embassies[5]).toEqual([0, 1]);
	});
});

describe('automa-climb-steps', () => {
	const steps = (card: 'zeal' | 'power', print: AutomaPrint) =>
		cardPlay(card, 'basic', { profile: { ...fixedCopy, automaCards: { [`${card}-basic-easy`]: print } } }, roll(6));
	test('as many as the place shows, or as the card prints', () => {
		for (const [card, shown] of [
			['zeal', 1],
			['power', 3],
		] as const) {
			const asShown = steps(card, {});
			expect(asShown.after.seats[1]?.priests[card]).toBe(shown);
			expect(named(asShown.events, 'automa-climb-steps')).toEqual(['automaDecided']);
			expect(steps(card, { steps: 4 }).after.seats[1]?.priests[card]).toBe(4);
		}
	});
});

describe('automa-stairway-order', () => {
	const climbed = (
		card: 'zeal' | 'power',
		prints: Record<string, AutomaPrint>,
		row: Resource[] = ['fame', 'power', 'zeal', 'food'],
	) => {
		const { after, events } = playAll(
			soloTable({
				pyramid: fullPyramid(2),
				profile: { ...fixedCopy, automaCards: prints },
				automa: { row },
				seats: [{}, { tiles: { ...noTiles, [card]: 1 }, priests: { food: 1, fame: 1, zeal: 1, power: 1 } }],
			}),
			[],
			[roll(1)],
		);
		expect(named(events, 'automa-stairway-order')).toEqual(['automaDecided']);
		return Object.entries(after.seats[1]?.priests ?? {}).find(([, steps]) => steps > 1)?.[0];
	};
	test('as the card in play prints it, or the leftmost that does, or by the row', () => {
		const zeal: Resource[] = ['zeal', 'food', 'fame', 'power'];
		const power: Resource[] = ['power', 'food', 'zeal', 'fame'];
		expect(climbed('zeal', {})).toBe('fame');
		expect(climbed('zeal', { 'zeal-basic-easy': { stairways: zeal }, 'power-basic-easy': { stairways: power } })).toBe(
			'zeal',
		);
		expect(climbed('power', { 'zeal-basic-easy': { stairways: zeal }, 'power-basic-easy': { stairways: power } })).toBe(
			'power',
		);
		expect(climbed('zeal', { 'power-basic-easy': { stairways: power } })).toBe('power');
		// Another card of its resource prints nothing for this game.
		expect(climbed('zeal', { 'zeal-basic-hard': { stairways: zeal } })).toBe('fame');
	});
});

describe('automa-costs', () => {
	test('no card costs it anything, and no VP either', () => {
		for (const card of ['food', 'fame', 'zeal', 'power'] as const) {
			const { events, after } = cardPlay(
				card,
				'advanced',
				{},
				roll(6),
				...(card === 'food' ? [draw('level-3-3-vp')] : []),
				...(card === 'zeal' ? [roll(1)] : []),
			);
			expect(named(events, 'automa-costs')).toContain('actionBegun');
			expect(eventsOf(events, 'lost')).toEqual([]);
			expect(eventsOf(events, 'scored').every(({ vp }) => vp >= 0)).toBe(true);
			expect(after.seats[1]?.vp).toBeGreaterThanOrEqual(0);
		}
	});
});

describe('automa-decline', () => {
	test('the cube of its tile moves', () => {
		const { after, events } = playAll(soloTable({ until: 'court-phase', cubes: { food: 1 } }), [place(plain)]);
		expect(after.cubes).toEqual({ food: 2, fame: 0, zeal: 0, power: 0 });
		expect(named(events, 'automa-decline')).toEqual(['automaCollectsNothing']);
	});
});

describe('automa-full-pyramid', () => {
	test.each([{ reading: 'skipped' }, { reading: 'cube-moves' }] as const)(
		'no Court phase, and its tile stays on the card, whatever a player does: $reading',
		({ reading }) => {
			const { after, events } = cardPlay('fame', 'basic', { rulings: { 'full-pyramid-turn': reading } }, roll(1));
			expect(named(events, 'automa-full-pyramid')).toEqual(['courtPhaseSkipped']);
			expect(after.seats[1]).toMatchObject({ tiles: { fame: 1 }, characters: ['muluc'] });
			expect(after.cubes.fame).toBe(0);
		},
	);
});

describe('automa-refill', () => {
	test('at the end of its turn, as for a player', () => {
		for (const [card, kind] of [
			['fame', 'characters'],
			['power', 'glyphs'],
		] as const) {
			const { events } = cardPlay(card, 'basic', {}, roll(2));
			expect(named(events, 'automa-refill')).toEqual([card === 'fame' ? 'characterTaken' : 'glyphTaken']);
			const end = eventsOf(events, 'turnEnded')[0]?.id;
			expect(eventsOf(events, 'cardLaid')).toMatchObject([
				{ kind, rules: ['copan.end-turn.refill.cards'], causedBy: end },
			]);
		}
	});
});

describe('automa-second-roll', () => {
	test('its action has a roll of its own, after an Event’s', () => {
		const { after, events } = playAll(
			soloTable({
				cubes: { fame: 2 },
				automa: { row: rowFrom('fame') },
				seats: [{}, { tiles: { ...noTiles, fame: 1 } }],
			}),
			[place(plain)],
			[roll(2), roll(6)],
		);
		expect(named(events, 'automa-second-roll')).toEqual(['automaRolled']);
		expect(after.seats[1]?.characters).toEqual(['yatzil']);
		expect(after.closed['ball-court']).toEqual([2]);
	});
});

describe('automa-site-action', () => {
	test('a bonus action is that of the Site’s card; at the River the two leftmost tiles', () => {
		const altars = ['altar-1', 'altar-2', 'altar-4', 'altar-8'];
		const { after, events } = cardPlay('zeal', 'advanced', { sites: { altars } }, roll(3), draw('power'), draw('zeal'));
		expect(named(events, 'automa-site-action')).toEqual(['actionBegun']);
		expect(after.seats[1]?.tiles).toEqual({ food: 1, fame: 1, zeal: 1, power: 0 });
	});
	test.each([
		{
			reading: 'what-is-there',
			tiles: { food: 1, fame: 0, zeal: 1, power: 0 },
			river: ['power', 'zeal', 'power', 'zeal'],
		},
		{
			reading: 'refill-first',
			tiles: { food: 1, fame: 0, zeal: 1, power: 1 },
			river: ['zeal', 'power', 'zeal', 'power'],
		},
	] as const)('at a short River, as for a player: $reading', ({ reading, tiles, river }) => {
		const sites = { altars: ['altar-1', 'altar-2', 'altar-4', 'altar-8'], river: ['food' as const, null, null, null] };
		const { after, events } = cardPlay(
			'zeal',
			'advanced',
			{ sites, rulings: { 'river-short': reading } },
			roll(3),
			...['power', 'zeal', 'power', 'zeal', 'power'].slice(0, reading === 'refill-first' ? 5 : 4).map(draw),
		);
		expect(after.seats[1]?.tiles).toEqual(tiles);
		expect(after.river).toEqual(river);
		const first = eventsOf(events, 'riverFilled').filter(({ rules }) => rules[0] === 'copan.river.two-leftmost');
		expect(first).toHaveLength(reading === 'refill-first' ? 3 : 0);
	});
});

describe('automa-tie', () => {
	test('its Jade counts as none', () => {
		const level = { food: 2, fame: 2, zeal: 2, power: 2 };
		const { events } = start(
			soloTable({
				from: 'scoring',
				until: 'game',
				seats: [
					{ vp: 10, priests: level, mask: [13] },
					{ vp: 0, priests: level },
				],
			}),
		);
		expect(named(events, 'automa-tie')).toEqual(['gameEnded']);
		expect(events.at(-1)).toMatchObject({ vp: [0, 0], jade: [1, 0], winners: [0] });
	});
});

describe('the list of rulings', () => {
	const ids = Object.keys(automaRulings) as AutomaRuling[];
	test('each is played here', () => {
		const source = readFileSync(`${import.meta.dirname}/automa-readings.test.ts`, 'utf8');
		const described = [...source.matchAll(/^describe\('(automa-[a-z-]+)'/gm)].map(([, id]) => id as string);
		expect(described.sort()).toEqual([...ids].sort());
	});

	test.each(ids)('%s has a page with the same readings, our default first', (id) => {
		const page = readFileSync(`${import.meta.dirname}/../../content/copan/rulings/${id}.mdx`, 'utf8');
		const frontmatter = page.split('---')[1] ?? '';
		expect([...frontmatter.matchAll(/^ {2}- id: (\S+)$/gm)].map(([, option]) => option)).toEqual(automaRulings[id]);
		const isSwitch = (automaRulings[id] as readonly string[]).length > 1;
		expect(frontmatter).toContain(`kind: ${isSwitch ? 'switch' : 'stated'}`);
	});

	test.each(ids.flatMap((id) => automaRulings[id].map((option) => [id, option] as const)))(
		'%s = %s is taken into the table of a solo game and leaves the others alone; a game of people knows it not',
		(id, option) => {
			const readingsOf = (rulings: Switches) => start({ automa: {}, ...under(rulings) }).position.table.readings;
			const first = Object.fromEntries(Object.entries(soloRulings).map(([each, options]) => [each, options[0]]));
			expect(readingsOf({})).toStrictEqual(first);
			expect(readingsOf({ [id]: option } as Switches)).toStrictEqual({ ...first, [id]: option });
			const people = copan.create({ ...under({ [id]: option } as Switches) });
			expect(people.ok).toBe(false);
		},
	);
});
