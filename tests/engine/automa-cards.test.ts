/**
 * The Automa: the Solo chapter, a table a sentence. Every row names all events in full and every path of the position that
 * changed. Its Action phase is shown on a full Pyramid, where it has no Court phase; that phase has rows of its own.
 */
import { describe, expect, test } from 'vitest';
import { type CharacterId, characters } from '#games/copan/characters.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import {
	chestWithout,
	embassiesWith,
	filled,
	glyphsAfter,
	laidCourt,
	riverFilled,
	tilesTaken,
	tokenDrawn,
} from './action-support.ts';
import { tellsOf, withOn, zenithScored, zenithTaken } from './fate-support.ts';
import {
	altarTokenByZeal,
	builtByFood,
	type CardRow,
	cardRolled,
	checkCard,
	checkInBoth,
	climbDecided,
	courtTokenByFame,
	decided,
	gainedAction,
	glyphBy,
	glyphForJade,
	goesFurther,
	keepsAll,
	nothingAt,
	pickRolled,
	reservedByZeal,
	takenByFame,
	unaffectedBy,
	vpFor,
} from './solo-support.ts';
import { cited, draw, roll, type Told } from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.solo.turn.action-phase',
	'copan.solo.resources',
	'copan.solo.other-gains',
	'copan.solo.jade',
	'copan.solo.characters',
	'copan.solo.city-effect',
	'copan.solo.new-site',
	'copan.solo.advanced',
	'copan.solo.food.action',
	'copan.solo.food.advanced',
	'copan.solo.fame.action',
	'copan.solo.fame.advanced',
	'copan.solo.zeal.action',
	'copan.solo.zeal.climb',
	'copan.solo.zeal.occupied',
	'copan.solo.zeal.closed',
	'copan.solo.zeal.advanced',
	'copan.solo.power.action',
	'copan.solo.power.climb',
	'copan.solo.power.advanced',
] satisfies CopanRule[];

const ofCity = (city: string) => tellsOf({ city }, ['copan.embassies.build.effect']);
const ofToken = (token: string) => tellsOf({ token }, ['copan.embassies.draw.apply']);
const ofAltar = (altar: string) => tellsOf({ altar }, ['copan.altars.gain']);
const ofStairway = tellsOf({ onStairway: true }, ['copan.stairway.climb']);
const ofBird = (character: CharacterId) => tellsOf({ character }, ['copan.characters.bird']);
const soon: CopanRule = 'copan.end-turn.refill.sooner';

/** The token under each of the 12 columns, by seat. */
const columns = (owners: Record<number, number>): (number | null)[] =>
	Array.from({ length: 12 }, (_, column) => owners[column + 1] ?? null);
/** An event with its cause. */
const by = (told: Told, causedBy: number): Told => ({ ...told, causedBy });

/** An extension by the Food card. */
const extended = (extensions: number, causedBy: number): Told => ({
	type: 'extensionAdded',
	player: 1,
	extensions,
	rules: ['copan.solo.turn.action-phase', 'copan.river.extension.attach'],
	causedBy,
});

/** A token of so many VP, drawn and scored: two events, the first of them `at`. */
const scoresToken = (level: number, vp: number, built: number, at: number): Told[] => {
	const token = `level-${level}-${vp}-vp`;
	return [tokenDrawn(token, built), ofToken(token).scored(1, vp, { causedBy: at })];
};

describe('the Food card: a token in the City with the face', () => {
	const basic = (face: 1 | 2 | 3 | 4 | 5 | 6, level: number): CardRow => ({
		name: `face ${face}: City ${face}, a token of level ${level}`,
		card: 'food',
		face,
		chance: [draw(`level-${level}-${level}-vp`)],
		told: [builtByFood(face, 1), ...scoresToken(level, level, 5, 6)],
		changes: {
			embassies: embassiesWith({ [face]: [0, 1] }, 2),
			chest: chestWithout([`level-${level}-${level}-vp`]),
			'seats.1.vp': level,
		},
	});
	test.each<CardRow>([basic(1, 1), basic(2, 1), basic(3, 2), basic(4, 2), basic(5, 3), basic(6, 3)])(
		'Basic, $name',
		checkCard,
	);

	test.each<CardRow>([
		{
			name: 'as many Embassy tokens as it has tokens there; the person’s do not count',
			card: 'food',
			face: 1,
			setup: { sites: { embassies: [[3, 1]] } },
			chance: [draw('level-1-1-vp'), draw('level-1-food')],
			// They are drawn one by one; whatever their order, it is the same to the Automa.
			told: [
				builtByFood(1, 2),
				tokenDrawn('level-1-1-vp', 5),
				tokenDrawn('level-1-food', 5),
				ofToken('level-1-1-vp').scored(1, 1, { causedBy: 6 }),
				vpFor('food', 1, { token: 'level-1-food' }, { causedBy: 7 }),
			],
			changes: {
				embassies: embassiesWith({ 1: [3, 2] }, 2),
				chest: chestWithout(['level-1-1-vp', 'level-1-food']),
				'seats.1.vp': 2,
			},
		},
		{
			name: 'a token of Jade: a Glyph by the die, laid out anew at the end of the turn',
			card: 'food',
			face: 3,
			chance: [draw('level-2-jade'), roll(5)],
			told: [
				builtByFood(3, 1),
				tokenDrawn('level-2-jade', 5),
				pickRolled('jade', 5, { causedBy: 6 }),
				glyphForJade(5, 'e', 7),
			],
			refilled: [filled('glyphs', 5, 'g')],
			changes: {
				embassies: embassiesWith({ 3: [0, 1] }, 2),
				chest: chestWithout(['level-2-jade']),
				'seats.1.glyphs.e': 1,
				'automa.glyphs': ['e'],
				'cards.glyphs.laid': glyphsAfter([5, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
		{
			name: 'a token of a climb: the first stairway by priority',
			card: 'food',
			face: 1,
			automa: { row: ['food', 'zeal', 'fame', 'power'] },
			seat: { priests: { food: 9 } },
			chance: [draw('level-1-climb')],
			told: [
				builtByFood(1, 1),
				tokenDrawn('level-1-climb', 5),
				climbDecided('zeal', 'else', { causedBy: 6 }),
				ofToken('level-1-climb').climbed(1, 'zeal', [0, 1], { causedBy: 7 }),
			],
			changes: {
				embassies: embassiesWith({ 1: [0, 1] }, 2),
				chest: chestWithout(['level-1-climb']),
				'seats.1.priests.zeal': 1,
			},
		},
		{
			name: 'a token of a Character: by the die, again where none lies, and replaced at once',
			card: 'food',
			face: 5,
			setup: { sites: { characters: withOn(laidCourt, 2) } },
			chance: [draw('level-3-character'), roll(2), roll(4)],
			told: [
				builtByFood(5, 1),
				tokenDrawn('level-3-character', 5),
				pickRolled('character', 2, { causedBy: 6 }),
				{
					type: 'automaFindsNothing',
					player: 1,
					site: 'ball-court',
					space: 2,
					rules: ['copan.solo.other-gains'],
					causedBy: 7,
					rulings: ['automa-choices'],
				},
				pickRolled('character', 4, { causedBy: 7 }),
				{
					type: 'characterTaken',
					player: 1,
					character: 'huracan',
					space: 4,
					rules: ['copan.embassies.draw.apply'],
					causedBy: 9,
					rulings: ['gained-character-token'],
				},
				by(filled('characters', 2, 'tonalnan', soon), 10),
				by(filled('characters', 4, 'chamahez', soon), 10),
			],
			changes: {
				embassies: embassiesWith({ 5: [0, 1] }, 2),
				chest: chestWithout(['level-3-character']),
				'seats.1.characters': ['huracan'],
				'cards.characters.laid': ['muluc', 'tonalnan', 'ixtli', 'chamahez', 'cabaguil', 'yatzil'],
				'cards.characters.top': ['yaluk'],
			},
		},
		{
			name: 'with all 25 tokens on the board, none is placed and none drawn',
			card: 'food',
			face: 1,
			setup: { sites: { embassies: [[0, 24]], altarReserve: [0, 1] } },
			told: [],
		},
		{
			name: 'with 24 on the board the last is placed; the chest of level 1 holds 10',
			card: 'food',
			face: 1,
			setup: {
				sites: {
					embassies: [
						[0, 0],
						[0, 24],
					],
				},
			},
			chance: [draw('level-1-1-vp')],
			told: [builtByFood(1, 1), ...scoresToken(1, 1, 5, 6)],
			changes: {
				embassies: embassiesWith({ 1: [0, 1], 2: [0, 24] }, 2),
				chest: chestWithout(['level-1-1-vp']),
				'seats.1.vp': 1,
			},
		},
	])('Basic: $name', checkCard);

	/** Advanced: the Embassy token first, then the City and an extension, which event 6 brings. */
	const advanced = ({
		city: id,
		told = [],
		after = [],
		vp = 0,
		changes = {},
		...row
	}: Omit<CardRow, 'card' | 'face' | 'told'> & {
		city: string;
		told?: readonly Told[];
		after?: readonly Told[];
		vp?: number;
	}): CardRow => ({
		...row,
		card: 'food',
		face: 1,
		mode: 'advanced',
		setup: { ...row.setup, sites: { cities: [id], ...row.setup?.sites } },
		chance: [draw('level-1-1-vp'), ...(row.chance ?? [])],
		told: [builtByFood(1, 1), goesFurther('food'), ...scoresToken(1, 1, 5, 7), ...told, extended(1, 6), ...after],
		changes: {
			embassies: embassiesWith({ 1: [0, 1] }, 2),
			chest: chestWithout(['level-1-1-vp']),
			'seats.1.extensions': 1,
			'seats.1.vp': 1 + vp,
			...changes,
		},
	});
	/** What a City brings is caused by it. */
	const city = 5;

	test.each<CardRow>([
		advanced({
			name: 'City 6: 5 VP',
			city: '6',
			told: [ofCity('6').scored(1, 5, { causedBy: city })],
			vp: 5,
		}),
		advanced({
			name: 'City 1: the two leftmost River tiles come to its cards and are replaced at once',
			city: '1',
			chance: [draw('power'), draw('food')],
			told: [
				tilesTaken(['food', 'fame'], city, { rules: ['copan.embassies.build.effect', 'copan.river.two-leftmost'] }),
				by(riverFilled(3, 'power', soon), 9),
				by(riverFilled(4, 'food', soon), 9),
			],
			changes: {
				'seats.1.tiles.food': 2,
				'seats.1.tiles.fame': 1,
				river: ['zeal', 'power', 'power', 'food'],
				'unseen.power': 11,
				'unseen.food': 10,
			},
		}),
		advanced({
			name: 'City 3: a Glyph in place of Jade, though the action is not over',
			city: '3',
			chance: [roll(2)],
			told: [pickRolled('jade', 2, { causedBy: city }), glyphForJade(2, 'b', 9)],
			refilled: [filled('glyphs', 2, 'g')],
			changes: {
				'seats.1.glyphs.b': 1,
				'automa.glyphs': ['b'],
				'cards.glyphs.laid': glyphsAfter([2, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		}),
		advanced({
			name: 'City 7: 3 steps on the stairway of priority',
			city: '7',
			told: [climbDecided('food', 'else', { causedBy: city }), ofCity('7').climbed(1, 'food', [0, 3], { causedBy: 9 })],
			changes: { 'seats.1.priests.food': 3 },
		}),
		advanced({
			name: 'City 9: a Glyph by the die, replaced at once',
			city: '9',
			chance: [roll(4)],
			told: [
				pickRolled('glyph', 4, { causedBy: city }),
				{
					type: 'glyphTaken',
					player: 1,
					space: 4,
					colour: 'd',
					rules: ['copan.embassies.build.effect'],
					causedBy: 9,
					rulings: ['automa-choices'],
				},
				by(filled('glyphs', 4, 'g', soon), 10),
			],
			changes: {
				'seats.1.glyphs.d': 1,
				'automa.glyphs': ['d'],
				'cards.glyphs.laid': glyphsAfter([4, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		}),
		advanced({
			name: 'City 15: a Character by the die, replaced at once; no token, and no effect of the Character',
			city: '15',
			chance: [roll(2)],
			told: [
				pickRolled('character', 2, { causedBy: city }),
				{
					type: 'characterTaken',
					player: 1,
					character: 'chicchan',
					space: 2,
					rules: ['copan.embassies.build.effect'],
					causedBy: 9,
					rulings: ['gained-character-token'],
				},
				by(filled('characters', 2, 'tonalnan', soon), 10),
			],
			changes: {
				'seats.1.characters': ['chicchan'],
				'cards.characters.laid': withOn(laidCourt, 2, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		}),
	])('Advanced, $name', checkCard);

	const queued = (site: 'river' | 'any' | 'ball-court', less: number, causedBy: number): Told => ({
		type: 'bonusActionQueued',
		player: 1,
		site,
		less,
		rules: ['copan.embassies.build.effect', 'copan.action.bonus.finish-first', 'copan.action.bonus.order'],
		causedBy,
		rulings: ['immediate-city-action'],
	});
	test.each<CardRow>([
		advanced({
			name: 'City 13: its action at the River, for which no card stands: the two leftmost tiles, and nothing bought',
			city: '13',
			chance: [draw('power'), draw('food')],
			told: [queued('river', 1, city)],
			after: [gainedAction('river', city), tilesTaken(['food', 'fame'], 11)],
			refilled: [riverFilled(3, 'power'), riverFilled(4, 'food')],
			changes: {
				'seats.1.tiles.food': 2,
				'seats.1.tiles.fame': 1,
				river: ['zeal', 'power', 'power', 'food'],
				'unseen.power': 11,
				'unseen.food': 10,
			},
		}),
		advanced({
			name: 'City 5: an action at the Ball Court is the Action phase of the Fame card, tile or no tile on it',
			city: '5',
			chance: [roll(3)],
			told: [queued('ball-court', 1, city)],
			after: [
				gainedAction('ball-court', city),
				cardRolled('fame', 3, 11),
				by(takenByFame('ixtli', 3), 12),
				courtTokenByFame('left', 13),
				by(goesFurther('fame'), 12),
			],
			refilled: [filled('characters', 3, 'tonalnan')],
			changes: {
				'seats.1.characters': ['ixtli'],
				'ballCourt.left': [0, 1],
				'cards.characters.laid': withOn(laidCourt, 3, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		}),
		advanced({
			name: 'City 18: of its choice: the Site of the leftmost card but the one in play',
			city: '18',
			automa: { row: ['food', 'power', 'fame', 'zeal'] },
			chance: [roll(1)],
			told: [queued('any', 1, city)],
			after: [
				gainedAction('stairway', city, true),
				cardRolled('power', 1, 11),
				by(glyphBy('action', 1, 'a'), 12),
				by(goesFurther('power'), 12),
				climbDecided('food', 'power', { causedBy: 12 }),
				ofStairway.climbed(1, 'food', [0, 1], { causedBy: 15 }),
			],
			refilled: [filled('glyphs', 1, 'g')],
			changes: {
				'seats.1.glyphs.a': 1,
				'automa.glyphs': ['a'],
				'seats.1.priests.food': 1,
				'cards.glyphs.laid': glyphsAfter([1, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		}),
		advanced({
			name: 'City 18 where another card is in play than the leftmost: the leftmost’s Site',
			city: '18',
			automa: { row: ['fame', 'food', 'power', 'zeal'] },
			chance: [roll(6)],
			told: [queued('any', 1, city)],
			after: [
				gainedAction('ball-court', city, true),
				cardRolled('fame', 6, 11),
				by(takenByFame('yatzil', 6), 12),
				courtTokenByFame('right', 13),
				by(goesFurther('fame'), 12),
			],
			refilled: [filled('characters', 6, 'tonalnan')],
			changes: {
				'seats.1.characters': ['yatzil'],
				'ballCourt.right': [0, 1],
				'cards.characters.laid': withOn(laidCourt, 6, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		}),
	])('Advanced, $name', checkCard);

	test.each<CardRow>([
		{
			name: 'the last extension is in use: the Storage extension finds none',
			card: 'food',
			face: 6,
			mode: 'advanced',
			person: { extensions: 6 },
			chance: [draw('level-3-3-vp')],
			told: [
				builtByFood(6, 1),
				goesFurther('food'),
				...scoresToken(3, 3, 5, 7),
				ofCity('6').scored(1, 5, { causedBy: city }),
				unaffectedBy({ verb: 'add-extension' }, ['copan.solo.turn.action-phase'], { causedBy: 6 }),
			],
			changes: {
				embassies: embassiesWith({ 6: [0, 1] }, 2),
				chest: chestWithout(['level-3-3-vp']),
				'seats.1.vp': 8,
			},
		},
		{
			name: 'a closed City: no token, no effect; the extension comes all the same',
			card: 'food',
			face: 2,
			mode: 'advanced',
			setup: { cubes: { food: 3 }, sites: { closed: { embassies: [2] } } },
			told: [nothingAt('food', 2), goesFurther('food'), extended(1, 6)],
			changes: { 'seats.1.extensions': 1 },
		},
		{
			name: 'with all 25 tokens on the board: no token, and so no City; the extension comes all the same',
			card: 'food',
			face: 6,
			mode: 'advanced',
			setup: { sites: { altarReserve: [0, 25] } },
			told: [goesFurther('food'), extended(1, 5)],
			changes: { 'seats.1.extensions': 1 },
		},
		{
			name: 'a Character that pays for actions there: 2 VP in Advanced mode',
			card: 'food',
			face: 6,
			mode: 'advanced',
			seat: { characters: ['ah-cuxtal'] },
			chance: [draw('level-3-3-vp')],
			told: [
				builtByFood(6, 1),
				goesFurther('food'),
				...scoresToken(3, 3, 5, 7),
				ofCity('6').scored(1, 5, { causedBy: city }),
				extended(1, 6),
				{
					type: 'scored',
					player: 1,
					vp: 2,
					by: { lasting: 'ah-cuxtal' },
					rules: ['copan.characters.infinity'],
					causedBy: 3,
					rulings: ['bonus-action-counts'],
				},
			],
			changes: {
				embassies: embassiesWith({ 6: [0, 1] }, 2),
				chest: chestWithout(['level-3-3-vp']),
				'seats.1.extensions': 1,
				'seats.1.vp': 10,
			},
		},
	])('Advanced: $name', checkCard);

	test.each<CardRow>([
		{
			name: 'a Character that pays for actions there gives nothing in Basic mode',
			card: 'food',
			face: 6,
			seat: { characters: ['ah-cuxtal'] },
			chance: [draw('level-3-3-vp')],
			told: [builtByFood(6, 1), ...scoresToken(3, 3, 5, 6)],
			changes: {
				embassies: embassiesWith({ 6: [0, 1] }, 2),
				chest: chestWithout(['level-3-3-vp']),
				'seats.1.vp': 3,
			},
		},
		{
			name: 'a closed City in Basic mode: nothing at all',
			card: 'food',
			face: 2,
			setup: { cubes: { food: 3 }, sites: { closed: { embassies: [2] } } },
			told: [nothingAt('food', 2)],
		},
	])('Basic: $name', checkCard);
});

describe('the Fame card: a token on the side with the face, and the Character beside it', () => {
	const takes = (face: number, half: 'left' | 'right', mode: 'basic' | 'advanced' = 'basic'): CardRow => {
		const character = laidCourt[face - 1] as CharacterId;
		return {
			name: `face ${face}: ${character}, on the ${half}`,
			card: 'fame',
			face: face as CardRow['face'],
			mode,
			told: [
				takenByFame(character, face),
				courtTokenByFame(half, 5),
				...(mode === 'advanced' ? [goesFurther('fame')] : []),
			],
			refilled: [filled('characters', face, 'tonalnan')],
			changes: {
				'seats.1.characters': [character],
				[`ballCourt.${half}`]: [0, 1],
				'cards.characters.laid': withOn(laidCourt, face, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		};
	};
	test.each<CardRow>([
		takes(1, 'left'),
		takes(2, 'left'),
		takes(3, 'left'),
		takes(4, 'right'),
		takes(5, 'right'),
		takes(6, 'right'),
	])('Basic, $name', checkCard);
	// An infinity Character and a sun Character have no effect to use at once.
	test.each<CardRow>([takes(1, 'left', 'advanced'), takes(3, 'left', 'advanced')])('Advanced, $name', checkCard);

	/** A bird on space 2, whose effect event 7 brings. */
	const bird = (
		character: CharacterId,
		{ told, changes = {}, ...row }: Pick<CardRow, 'name' | 'told'> & Partial<CardRow>,
	): CardRow => ({
		...row,
		card: 'fame',
		face: 2,
		mode: 'advanced',
		setup: { ...row.setup, sites: { characters: withOn(laidCourt, 2, character), ...row.setup?.sites } },
		told: [
			takenByFame(character, 2),
			courtTokenByFame('left', 5),
			goesFurther('fame', ['automa-used-bird']),
			...told.map((event) => ({ causedBy: 7, ...event })),
		],
		refilled: [filled('characters', 2, 'tonalnan'), ...(row.refilled ?? [])],
		changes: {
			'seats.1.characters': [character],
			'ballCourt.left': [0, 1],
			'cards.characters.laid': withOn(withOn(laidCourt, 2, character), 2, 'tonalnan'),
			'cards.characters.top': ['chamahez', 'yaluk'],
			...changes,
		},
	});
	test.each<CardRow>([
		bird('chicchan', {
			name: '3 Power: 3 VP, and the card stays',
			told: [vpFor('power', 3, { character: 'chicchan' })],
			changes: { 'seats.1.vp': 3 },
		}),
		bird('itzamna', {
			name: 'a climb of 3 on the stairway of priority',
			told: [climbDecided('fame', 'else'), ofBird('itzamna').climbed(1, 'fame', [0, 3], { causedBy: 8 })],
			changes: { 'seats.1.priests.fame': 3 },
		}),
		bird('mulac', {
			name: 'Jade: a Glyph by the die',
			chance: [roll(6)],
			told: [pickRolled('jade', 6), glyphForJade(6, 'f', 8)],
			refilled: [filled('glyphs', 6, 'g')],
			changes: {
				'seats.1.glyphs.f': 1,
				'automa.glyphs': ['f'],
				'cards.glyphs.laid': glyphsAfter([6, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		}),
		bird('chichuaton', {
			name: 'an extension',
			told: [
				{
					type: 'extensionAdded',
					player: 1,
					extensions: 1,
					rules: ['copan.characters.bird', 'copan.river.extension.attach'],
				},
			],
			changes: { 'seats.1.extensions': 1 },
		}),
		bird('ihuicatl', {
			name: 'two River tiles, replaced at the end of the turn',
			chance: [draw('power'), draw('food')],
			told: [
				tilesTaken(['food', 'fame'], 7, {
					rules: ['copan.characters.bird', 'copan.river.two-leftmost'],
					rulings: ['river-tiles-replaced'],
				}),
			],
			refilled: [riverFilled(3, 'power'), riverFilled(4, 'food')],
			changes: {
				'seats.1.tiles.food': 1,
				'seats.1.tiles.fame': 2,
				river: ['zeal', 'power', 'power', 'food'],
				'unseen.power': 11,
				'unseen.food': 11,
			},
		}),
	])('Advanced, a bird is used at once: $name', checkCard);
	const payer = (reading: 'not-yet' | 'counts-at-once', paid: Told[]): CardRow => ({
		...takes(1, 'left', 'advanced'),
		name: reading,
		setup: {
			sites: { characters: withOn(laidCourt, 1, 'xbalanque') },
			rulings: { 'infinity-same-action': reading },
		},
		told: [takenByFame('xbalanque', 1), courtTokenByFame('left', 5), goesFurther('fame'), ...paid],
		changes: {
			...takes(1, 'left').changes,
			'seats.1.characters': ['xbalanque'],
			...(paid.length > 0 ? { 'seats.1.vp': 2 } : {}),
		},
	});
	test.each<CardRow>([
		payer('not-yet', []),
		payer('counts-at-once', [
			{
				type: 'scored',
				player: 1,
				vp: 2,
				by: { lasting: 'xbalanque' },
				rules: ['copan.characters.infinity'],
				causedBy: 3,
				rulings: ['infinity-same-action'],
			},
		]),
	])('Advanced: a Character that pays for the Ball Court, taken there: $name', checkCard);
	test('Basic: a bird is only collected', () => checkCard({ ...takes(2, 'left'), name: '' }));

	test.each<CardRow>([
		{
			name: 'the fourth Character stays, though there is room for three',
			card: 'fame',
			face: 1,
			seat: { characters: ['coyopa', 'hozanek', 'kawil'] },
			told: [takenByFame('muluc', 1), courtTokenByFame('left', 5), keepsAll(4, 5)],
			refilled: [filled('characters', 1, 'tonalnan')],
			changes: {
				'seats.1.characters': ['coyopa', 'hozanek', 'kawil', 'muluc'],
				'ballCourt.left': [0, 1],
				'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		},
		{
			name: 'the third is nothing out of the way',
			card: 'fame',
			face: 1,
			seat: { characters: ['coyopa', 'hozanek'] },
			told: [takenByFame('muluc', 1), courtTokenByFame('left', 5)],
			refilled: [filled('characters', 1, 'tonalnan')],
			changes: {
				'seats.1.characters': ['coyopa', 'hozanek', 'muluc'],
				'ballCourt.left': [0, 1],
				'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		},
		{
			name: 'without a token left, the Character alone',
			card: 'fame',
			face: 5,
			setup: { sites: { altarReserve: [0, 25] } },
			told: [takenByFame('cabaguil', 5)],
			refilled: [filled('characters', 5, 'tonalnan')],
			changes: {
				'seats.1.characters': ['cabaguil'],
				'cards.characters.laid': withOn(laidCourt, 5, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		},
	])('Basic: $name', checkCard);

	test.each<CardRow>([
		{
			name: 'a closed space: no Character, no token',
			card: 'fame',
			face: 4,
			setup: { cubes: { fame: 3 }, sites: { closed: { 'ball-court': [4] } } },
			told: [nothingAt('fame', 4)],
		},
		{
			name: 'a space where no Character lies: no Character, no token',
			card: 'fame',
			face: 4,
			setup: { sites: { characters: withOn(laidCourt, 4) } },
			told: [nothingAt('fame', 4)],
			refilled: [filled('characters', 4, 'tonalnan')],
			changes: {
				'cards.characters.laid': withOn(laidCourt, 4, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		},
	])('in both modes: $name', checkInBoth);

	test('pile and discards are empty: the space stays bare', () =>
		checkCard({
			name: '',
			card: 'fame',
			face: 1,
			setup: {
				tops: { characters: [] },
				gone: { characters: characters.map(({ id }) => id).filter((id) => !laidCourt.includes(id)) },
			},
			told: [takenByFame('muluc', 1), courtTokenByFame('left', 5)],
			refilled: [{ type: 'nothingToDraw', kind: 'characters', rules: ['copan.characters.pile-empty'] }],
			changes: {
				'seats.1.characters': ['muluc'],
				'ballCourt.left': [0, 1],
				'cards.characters.laid': withOn(laidCourt, 1),
			},
		}));
});

describe('the Zeal card: a token in the leftmost available column with the face, then a climb', () => {
	/** The climb of a column, whose decision comes `at` an event: its two events. */
	const climbs = (altar: string, steps: number, at: number, from = 0): Told[] => [
		climbDecided('zeal', 'zeal'),
		ofAltar(altar).climbed(1, 'zeal', [from, from + steps], { causedBy: at }),
	];
	const places = (face: number, altar: string, steps: number): CardRow => ({
		name: `face ${face}: column ${face}, ${steps} steps`,
		card: 'zeal',
		face: face as CardRow['face'],
		told: [altarTokenByZeal(face), ...climbs(altar, steps, 6)],
		changes: { altarTokens: columns({ [face]: 1 }), 'seats.1.priests.zeal': steps },
	});
	test.each<CardRow>([
		places(1, 'altar-1', 3),
		places(2, 'altar-1', 2),
		places(3, 'altar-1', 1),
		places(4, 'altar-2', 3),
		places(5, 'altar-2', 2),
		places(6, 'altar-2', 1),
	])('Basic, $name', checkCard);

	test.each<CardRow>([
		{
			name: 'the left one has the person’s token: the right one',
			card: 'zeal',
			face: 2,
			setup: { sites: { altarTokens: columns({ 2: 0 }) } },
			told: [altarTokenByZeal(8), ...climbs('altar-3', 2, 6)],
			changes: { altarTokens: columns({ 2: 0, 8: 1 }), 'seats.1.priests.zeal': 2 },
		},
		{
			name: 'the left one has its own token: the right one',
			card: 'zeal',
			face: 2,
			setup: { sites: { altarTokens: columns({ 2: 1 }) } },
			told: [altarTokenByZeal(8), ...climbs('altar-3', 2, 6)],
			changes: { altarTokens: columns({ 2: 1, 8: 1 }), 'seats.1.priests.zeal': 2 },
		},
		{
			name: 'the right one has a token: the left one',
			card: 'zeal',
			face: 2,
			setup: { sites: { altarTokens: columns({ 8: 0 }) } },
			told: [altarTokenByZeal(2), ...climbs('altar-1', 2, 6)],
			changes: { altarTokens: columns({ 2: 1, 8: 0 }), 'seats.1.priests.zeal': 2 },
		},
		{
			name: 'both have tokens: the left one, and its token goes to the reserve',
			card: 'zeal',
			face: 2,
			setup: { sites: { altarTokens: columns({ 2: 0, 8: 0 }), altarReserve: [2, 1] } },
			told: [reservedByZeal('occupied'), ...climbs('altar-1', 2, 6)],
			changes: { altarReserve: [2, 2], 'seats.1.priests.zeal': 2 },
		},
		{
			name: 'a card taken away over the column: no climb',
			card: 'zeal',
			face: 2,
			setup: { sites: { altars: [null, 'altar-2', 'altar-3', 'altar-4'] } },
			told: [altarTokenByZeal(2)],
			changes: { altarTokens: columns({ 2: 1 }) },
		},
		{
			name: 'with all 25 tokens on the board, the climb alone',
			card: 'zeal',
			face: 3,
			setup: { sites: { altarReserve: [0, 25] } },
			told: climbs('altar-1', 1, 5),
			changes: { 'seats.1.priests.zeal': 1 },
		},
	])('Basic: $name', checkCard);

	test.each<CardRow>([
		{
			name: 'both closed: the token to the reserve; in Basic mode the climb of the first column and no effect',
			card: 'zeal',
			face: 4,
			setup: { cubes: { zeal: 3 }, sites: { closed: { altars: [4] } } },
			told: [reservedByZeal('closed'), ...climbs('altar-2', 3, 6)],
			changes: { altarReserve: [0, 1], 'seats.1.priests.zeal': 3 },
		},
		{
			name: 'both closed: in Advanced mode the effect of the first column, too',
			card: 'zeal',
			face: 4,
			mode: 'advanced',
			setup: { cubes: { zeal: 3 }, sites: { closed: { altars: [4] } } },
			told: [
				reservedByZeal('closed'),
				goesFurther('zeal'),
				...climbs('altar-2', 3, 7),
				ofAltar('altar-2').scored(1, 2, { causedBy: 6 }),
			],
			changes: { altarReserve: [0, 1], 'seats.1.priests.zeal': 3, 'seats.1.vp': 2 },
		},
		{
			name: 'another face is closed: nothing to do with it',
			card: 'zeal',
			face: 4,
			setup: { cubes: { zeal: 3 }, sites: { closed: { altars: [3] } } },
			told: [altarTokenByZeal(4), ...climbs('altar-2', 3, 6)],
			changes: { altarTokens: columns({ 4: 1 }), 'seats.1.priests.zeal': 3 },
		},
	])('$name', checkCard);

	/** Column 2, which brings 2 steps, and what it brings besides: event 6 goes further, 7 and 8 are the climb. */
	const brings = (
		altar: string,
		face: 1 | 2 | 3,
		steps: number,
		{ told, changes = {}, ...row }: Pick<CardRow, 'name' | 'told'> & Partial<CardRow>,
	): CardRow => ({
		...row,
		name: `${altar}, ${row.name}`,
		card: 'zeal',
		face,
		mode: 'advanced',
		setup: { ...row.setup, sites: { altars: [altar, 'altar-2', 'altar-4', 'altar-8'], ...row.setup?.sites } },
		told: [
			altarTokenByZeal(face),
			goesFurther('zeal'),
			...climbs(altar, steps, 7),
			...told.map((event) => ({ causedBy: 6, ...event })),
		],
		changes: { altarTokens: columns({ [face]: 1 }), 'seats.1.priests.zeal': steps, ...changes },
	});
	const placedTotem = (site: string): Told => ({
		type: 'totemPlaced',
		player: 1,
		site,
		side: 'two',
		rules: ['copan.action.move.by-effect', 'copan.solo.new-site'],
		rulings: ['automa-totem', 'automa-costs'],
	});
	const queued = (site: string, less: number): Told => ({
		type: 'bonusActionQueued',
		player: 1,
		site,
		less,
		rules: ['copan.altars.gain', 'copan.action.bonus.finish-first', 'copan.action.bonus.order'],
	});
	test.each<CardRow>([
		brings('altar-1', 1, 3, {
			name: 'resources: as many VP',
			told: [vpFor('zeal', 1, { altar: 'altar-1' })],
			changes: { 'seats.1.vp': 1 },
		}),
		brings('altar-3', 1, 3, {
			name: 'a resource of choice: 1 VP',
			told: [vpFor('any', 1, { altar: 'altar-3' })],
			changes: { 'seats.1.vp': 1 },
		}),
		brings('altar-2', 1, 3, {
			name: 'VP',
			setup: { sites: { altars: ['altar-2', 'altar-1', 'altar-3', 'altar-4'] } },
			told: [ofAltar('altar-2').scored(1, 2)],
			changes: { 'seats.1.vp': 2 },
		}),
		brings('altar-1', 2, 2, {
			name: 'a Glyph by the die: again where none lies, then replaced at once',
			setup: { cubes: { power: 3 }, sites: { closed: { stairway: [1] } } },
			chance: [roll(1), roll(2)],
			told: [
				pickRolled('glyph', 1),
				{
					type: 'automaFindsNothing',
					player: 1,
					site: 'stairway',
					space: 1,
					rules: ['copan.solo.other-gains'],
					causedBy: 9,
					rulings: ['automa-choices'],
				},
				pickRolled('glyph', 2, { causedBy: 9 }),
				{
					type: 'glyphTaken',
					player: 1,
					space: 2,
					colour: 'b',
					rules: ['copan.altars.gain'],
					causedBy: 11,
					rulings: ['automa-choices'],
				},
				by(filled('glyphs', 2, 'g', soon), 12),
			],
			changes: {
				'seats.1.glyphs.b': 1,
				'automa.glyphs': ['b'],
				'cards.glyphs.laid': glyphsAfter([1, null], [2, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		}),
		brings('altar-3', 3, 1, {
			name: 'Jade: a Glyph, replaced at the end of the turn',
			chance: [roll(1)],
			told: [pickRolled('jade', 1), glyphForJade(1, 'a', 9)],
			refilled: [filled('glyphs', 1, 'g')],
			changes: {
				'seats.1.glyphs.a': 1,
				'automa.glyphs': ['a'],
				'cards.glyphs.laid': glyphsAfter([1, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		}),
		brings('altar-3', 3, 1, {
			name: 'Jade, and no Glyph on the Stairway: nothing',
			setup: { tops: { glyphs: [] }, discards: {}, sites: { glyphs: [null, null, null, null, null, null] } },
			// All other Glyphs are in the person's hand.
			person: { glyphs: { a: 6, b: 6, c: 6, d: 6, e: 6, f: 6, g: 6, h: 6 } },
			told: [unaffectedBy({ verb: 'place-jade' }, ['copan.solo.jade'], { rulings: ['automa-choices'] })],
			refilled: [{ type: 'nothingToDraw', kind: 'glyphs', rules: ['copan.glyphs.deck-empty'] }],
		}),
		brings('altar-5', 2, 1, {
			name: 'an extension',
			told: [
				{
					type: 'extensionAdded',
					player: 1,
					extensions: 1,
					rules: ['copan.altars.gain', 'copan.river.extension.attach'],
				},
			],
			changes: { 'seats.1.extensions': 1 },
		}),
		brings('altar-6', 3, 1, {
			name: 'a Character by the die, replaced at once, without a token',
			chance: [roll(6)],
			told: [
				pickRolled('character', 6),
				{
					type: 'characterTaken',
					player: 1,
					character: 'yatzil',
					space: 6,
					rules: ['copan.altars.gain'],
					causedBy: 9,
					rulings: ['gained-character-token'],
				},
				by(filled('characters', 6, 'tonalnan', soon), 10),
			],
			changes: {
				'seats.1.characters': ['yatzil'],
				'cards.characters.laid': withOn(laidCourt, 6, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		}),
		brings('altar-9', 3, 1, {
			name: 'an Embassy: the die says where, a closed City too; its tokens are drawn, its City brings nothing',
			setup: {
				cubes: { food: 3 },
				sites: {
					embassies: [
						[0, 0],
						[0, 0],
						[0, 1],
					],
					closed: { embassies: [3] },
				},
			},
			chance: [roll(3), draw('level-2-2-vp'), draw('level-2-3-vp')],
			told: [
				pickRolled('embassy', 3),
				{
					type: 'embassyBuilt',
					player: 1,
					space: 3,
					stacked: 2,
					rules: ['copan.altars.embassy', 'copan.embassies.again.stack'],
					causedBy: 9,
				},
				tokenDrawn('level-2-2-vp', 10),
				tokenDrawn('level-2-3-vp', 10),
				ofToken('level-2-2-vp').scored(1, 2, { causedBy: 11 }),
				ofToken('level-2-3-vp').scored(1, 3, { causedBy: 12 }),
			],
			changes: {
				embassies: embassiesWith({ 3: [0, 2] }, 2),
				chest: chestWithout(['level-2-2-vp', 'level-2-3-vp']),
				'seats.1.vp': 5,
			},
		}),
		brings('altar-9', 3, 1, {
			name: 'an Embassy with all tokens but the one at the Altar on the board: none',
			setup: { sites: { altarReserve: [0, 24] } },
			told: [unaffectedBy({ verb: 'place-embassy' }, ['copan.altars.gain'], { rulings: ['supplies-run-out'] })],
		}),
		brings('altar-2', 2, 2, {
			name: 'River tiles, on its cards at once and replaced at once',
			setup: { sites: { altars: ['altar-2', 'altar-1', 'altar-3', 'altar-4'] } },
			chance: [draw('power'), draw('food')],
			told: [
				tilesTaken(['food', 'fame'], 6, { rules: ['copan.altars.gain', 'copan.river.two-leftmost'] }),
				by(riverFilled(3, 'power', soon), 9),
				by(riverFilled(4, 'food', soon), 9),
			],
			changes: {
				'seats.1.tiles.food': 1,
				'seats.1.tiles.fame': 1,
				river: ['zeal', 'power', 'power', 'food'],
				'unseen.power': 11,
				'unseen.food': 11,
			},
		}),
		brings('altar-3', 2, 2, {
			name: 'its Totem: to the Site of the leftmost card that is not in play, pushing, for nothing',
			automa: { row: ['zeal', 'power', 'food', 'fame'] },
			person: { totem: { site: 'stairway', space: 1, side: 'any' } },
			told: [
				placedTotem('stairway'),
				{
					type: 'totemPushed',
					player: 0,
					site: 'stairway',
					space: 2,
					rules: ['copan.action.push.occupied', 'copan.action.push.no-symbol'],
					causedBy: 9,
				},
			],
			changes: {
				'seats.1.totem': { site: 'stairway', space: 1, side: 'two' },
				'seats.0.totem.space': 2,
			},
		}),
		brings('altar-3', 2, 2, {
			name: 'its Totem stands at that Site already: the next one by priority',
			automa: { row: ['zeal', 'power', 'food', 'fame'] },
			seat: { totem: { site: 'stairway', space: 2, side: 'two' } },
			told: [placedTotem('embassies')],
			changes: { 'seats.1.totem.site': 'embassies', 'seats.1.totem.space': 1 },
		}),
		brings('altar-2', 3, 1, {
			name: 'an action at the Stairway waits until the card is done, and is the Power card’s',
			setup: { sites: { altars: ['altar-2', 'altar-1', 'altar-3', 'altar-4'] } },
			chance: [roll(3)],
			told: [
				queued('stairway', 0),
				gainedAction('stairway', 6),
				cardRolled('power', 3, 10),
				by(glyphBy('action', 3, 'c'), 11),
				by(goesFurther('power'), 11),
				by(glyphBy('advanced', 2, 'b'), 11),
				climbDecided('zeal', 'power', { causedBy: 11 }),
				ofStairway.climbed(1, 'zeal', [1, 3], { causedBy: 15 }),
			],
			refilled: [filled('glyphs', 2, 'g'), filled('glyphs', 3, 'h')],
			changes: {
				'seats.1.priests.zeal': 3,
				'seats.1.glyphs.b': 1,
				'seats.1.glyphs.c': 1,
				'automa.glyphs': ['c', 'b'],
				'cards.glyphs.laid': glyphsAfter([2, 'g'], [3, 'h']),
				'cards.glyphs.top': ['g'],
			},
		}),
		brings('altar-14', 3, 1, {
			name: 'an action at the Altars themselves: the Zeal card once more, where a token lies by now',
			setup: { sites: { altars: ['altar-14', 'altar-2', 'altar-3', 'altar-4'] } },
			chance: [roll(3), roll(4)],
			told: [
				queued('altars', 0),
				gainedAction('altars', 6),
				cardRolled('zeal', 3, 10),
				by(altarTokenByZeal(9), 11),
				by(goesFurther('zeal'), 11),
				climbDecided('zeal', 'zeal', { causedBy: 11 }),
				ofAltar('altar-3').climbed(1, 'zeal', [1, 2], { causedBy: 14 }),
				pickRolled('jade', 4, { causedBy: 13 }),
				glyphForJade(4, 'd', 16),
			],
			refilled: [filled('glyphs', 4, 'g')],
			changes: {
				altarTokens: columns({ 3: 1, 9: 1 }),
				'seats.1.priests.zeal': 2,
				'seats.1.glyphs.d': 1,
				'automa.glyphs': ['d'],
				'cards.glyphs.laid': glyphsAfter([4, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		}),
	])('Advanced, $name', checkCard);

	test.each<CardRow>([
		{
			name: 'an infinity Character that pays for the Altars: 2 VP',
			card: 'zeal',
			face: 1,
			mode: 'advanced',
			seat: { characters: ['ixmacane'] },
			setup: { sites: { altars: ['altar-2', 'altar-1', 'altar-3', 'altar-4'] } },
			told: [
				altarTokenByZeal(1),
				goesFurther('zeal'),
				...climbs('altar-2', 3, 7),
				ofAltar('altar-2').scored(1, 2, { causedBy: 6 }),
				{
					type: 'scored',
					player: 1,
					vp: 2,
					by: { lasting: 'ixmacane' },
					rules: ['copan.characters.infinity'],
					causedBy: 3,
					rulings: ['bonus-action-counts'],
				},
			],
			changes: { altarTokens: columns({ 1: 1 }), 'seats.1.priests.zeal': 3, 'seats.1.vp': 4 },
		},
		{
			name: 'Camazotz: a climb of 1 is too short',
			card: 'zeal',
			face: 2,
			mode: 'advanced',
			seat: { characters: ['camazotz'] },
			setup: { sites: { altars: ['altar-5', 'altar-2', 'altar-4', 'altar-8'] } },
			told: [
				altarTokenByZeal(2),
				goesFurther('zeal'),
				...climbs('altar-5', 1, 7),
				{
					type: 'extensionAdded',
					player: 1,
					extensions: 1,
					rules: ['copan.altars.gain', 'copan.river.extension.attach'],
					causedBy: 6,
				},
			],
			changes: { altarTokens: columns({ 2: 1 }), 'seats.1.priests.zeal': 1, 'seats.1.extensions': 1 },
		},
		{
			name: 'Camazotz: a climb of 2 brings a resource of choice, which is 1 VP',
			card: 'zeal',
			face: 1,
			mode: 'advanced',
			seat: { characters: ['camazotz'] },
			setup: { sites: { altars: ['altar-14', 'altar-2', 'altar-4', 'altar-8'] } },
			told: [
				altarTokenByZeal(1),
				goesFurther('zeal'),
				...climbs('altar-14', 2, 7),
				vpFor('any', 1, { lasting: 'camazotz' }, { causedBy: 8 }),
				ofAltar('altar-14').scored(1, 3, { causedBy: 6 }),
			],
			changes: { altarTokens: columns({ 1: 1 }), 'seats.1.priests.zeal': 2, 'seats.1.vp': 4 },
		},
	])('Advanced: $name', checkCard);
	test('Basic: neither Camazotz nor Ixmacane brings anything', () =>
		checkCard({
			...places(1, 'altar-1', 3),
			seat: { characters: ['camazotz', 'ixmacane'] },
		}));

	test.each<CardRow>([
		{
			name: 'the first stairway of the row, Zeal’s',
			card: 'zeal',
			face: 1,
			told: [altarTokenByZeal(1), ...climbs('altar-1', 3, 6)],
			changes: { altarTokens: columns({ 1: 1 }), 'seats.1.priests.zeal': 3 },
		},
		{
			name: 'its Priest is one step from the top: it climbs that, takes a Zenith token, and the rest is lost',
			card: 'zeal',
			face: 1,
			seat: { priests: { zeal: 8 } },
			told: [
				altarTokenByZeal(1),
				climbDecided('zeal', 'zeal'),
				ofAltar('altar-1').climbed(1, 'zeal', [8, 9], { excess: 2, causedBy: 6 }),
				zenithTaken(1, 'zeal', 7),
				zenithScored(1, 'zeal', 14, 8),
			],
			changes: {
				altarTokens: columns({ 1: 1 }),
				'seats.1.priests.zeal': 9,
				'seats.1.topped': ['zeal'],
				'seats.1.vp': 14,
				zenith: 2,
			},
		},
		{
			name: 'its Priest is at the top: the next stairway of the row',
			card: 'zeal',
			face: 1,
			seat: { priests: { zeal: 9 } },
			automa: { row: ['zeal', 'power', 'fame', 'food'] },
			told: [
				altarTokenByZeal(1),
				climbDecided('power', 'zeal'),
				ofAltar('altar-1').climbed(1, 'power', [0, 3], { causedBy: 6 }),
			],
			changes: { altarTokens: columns({ 1: 1 }), 'seats.1.priests.power': 3 },
		},
		{
			name: 'all its Priests are at the top: no climb',
			card: 'zeal',
			face: 1,
			seat: { priests: { food: 9, fame: 9, zeal: 9, power: 9 } },
			told: [
				altarTokenByZeal(1),
				unaffectedBy({ verb: 'climb', steps: 3 }, ['copan.altars.gain'], { rulings: ['excess-steps'] }),
			],
			changes: { altarTokens: columns({ 1: 1 }) },
		},
	])('Basic, the climb: $name', checkCard);
});

describe('the Power card: the Glyph with the face, then a climb', () => {
	const takes = (face: number, steps: number): CardRow => {
		const colour = 'abcdef'[face - 1] as string;
		return {
			name: `face ${face}: Glyph ${colour}, ${steps} steps`,
			card: 'power',
			face: face as CardRow['face'],
			told: [
				glyphBy('action', face, colour),
				climbDecided('power', 'power'),
				ofStairway.climbed(1, 'power', [0, steps], { causedBy: 6 }),
			],
			refilled: [filled('glyphs', face, 'g')],
			changes: {
				[`seats.1.glyphs.${colour}`]: 1,
				'automa.glyphs': [colour],
				'seats.1.priests.power': steps,
				'cards.glyphs.laid': glyphsAfter([face, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		};
	};
	test.each<CardRow>([takes(1, 1), takes(2, 2), takes(3, 2), takes(4, 3), takes(5, 3), takes(6, 3)])(
		'Basic, $name',
		checkCard,
	);

	const threes: CardRow = {
		name: 'a row of three: all of them, and one climb of the row’s steps',
		card: 'power',
		face: 5,
		mode: 'advanced',
		told: [
			glyphBy('action', 5, 'e'),
			goesFurther('power'),
			glyphBy('advanced', 4, 'd'),
			glyphBy('advanced', 6, 'f'),
			climbDecided('power', 'power'),
			ofStairway.climbed(1, 'power', [0, 3], { causedBy: 9 }),
		],
		refilled: [filled('glyphs', 4, 'g'), filled('glyphs', 5, 'h'), filled('glyphs', 6, 'g')],
		changes: {
			'seats.1.glyphs.d': 1,
			'seats.1.glyphs.e': 1,
			'seats.1.glyphs.f': 1,
			'automa.glyphs': ['e', 'd', 'f'],
			'seats.1.priests.power': 3,
			'cards.glyphs.laid': glyphsAfter([4, 'g'], [5, 'h'], [6, 'g']),
			'cards.glyphs.top': [],
		},
	};
	test.each<CardRow>([
		{
			name: 'a row of one: that Glyph',
			card: 'power',
			face: 1,
			mode: 'advanced',
			told: [
				glyphBy('action', 1, 'a'),
				goesFurther('power'),
				climbDecided('power', 'power'),
				ofStairway.climbed(1, 'power', [0, 1], { causedBy: 7 }),
			],
			refilled: [filled('glyphs', 1, 'g')],
			changes: {
				'seats.1.glyphs.a': 1,
				'automa.glyphs': ['a'],
				'seats.1.priests.power': 1,
				'cards.glyphs.laid': glyphsAfter([1, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
		threes,
		{
			name: 'a row with a closed space beside: the other Glyph',
			card: 'power',
			face: 2,
			mode: 'advanced',
			setup: { cubes: { power: 3 }, sites: { closed: { stairway: [3] } } },
			told: [
				glyphBy('action', 2, 'b'),
				goesFurther('power'),
				climbDecided('power', 'power'),
				ofStairway.climbed(1, 'power', [0, 2], { causedBy: 7 }),
			],
			refilled: [filled('glyphs', 2, 'g')],
			changes: {
				'seats.1.glyphs.b': 1,
				'automa.glyphs': ['b'],
				'seats.1.priests.power': 2,
				'cards.glyphs.laid': glyphsAfter([2, 'g'], [3, null]),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
		{
			name: 'its own space is closed: the others of the row, and the climb',
			card: 'power',
			face: 2,
			mode: 'advanced',
			setup: { cubes: { power: 3 }, sites: { closed: { stairway: [2] } } },
			told: [
				nothingAt('power', 2),
				goesFurther('power'),
				glyphBy('advanced', 3, 'c'),
				climbDecided('power', 'power'),
				ofStairway.climbed(1, 'power', [0, 2], { causedBy: 8 }),
			],
			refilled: [filled('glyphs', 3, 'g')],
			changes: {
				'seats.1.glyphs.c': 1,
				'automa.glyphs': ['c'],
				'seats.1.priests.power': 2,
				'cards.glyphs.laid': glyphsAfter([2, null], [3, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
		{
			name: 'a Character that pays for the Stairway, taken the turn before: 2 VP',
			card: 'power',
			face: 1,
			mode: 'advanced',
			seat: { characters: ['yumchakob'] },
			told: [
				glyphBy('action', 1, 'a'),
				goesFurther('power'),
				climbDecided('power', 'power'),
				ofStairway.climbed(1, 'power', [0, 1], { causedBy: 7 }),
				{
					type: 'scored',
					player: 1,
					vp: 2,
					by: { lasting: 'yumchakob' },
					rules: ['copan.characters.infinity'],
					causedBy: 3,
					rulings: ['bonus-action-counts'],
				},
			],
			refilled: [filled('glyphs', 1, 'g')],
			changes: {
				'seats.1.glyphs.a': 1,
				'automa.glyphs': ['a'],
				'seats.1.priests.power': 1,
				'seats.1.vp': 2,
				'cards.glyphs.laid': glyphsAfter([1, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
	])('Advanced: $name', checkCard);

	test('Advanced, where the player says what is filled first: from the left, and nobody is asked', () => {
		const { told, refilled = [], ...row } = threes;
		checkCard({
			...row,
			setup: { rulings: { 'refill-order': 'players-choice' } },
			told,
			refilled: [
				decided({ type: 'fill-space', space: 4 }),
				{ ...(refilled[0] as Told), causedBy: 12, rulings: ['refill-order'] },
				decided({ type: 'fill-space', space: 5 }),
				{ ...(refilled[1] as Told), causedBy: 14, rulings: ['refill-order'] },
				refilled[2] as Told,
			],
		});
	});
	test('Basic: a closed space: no Glyph, and the climb of its row', () =>
		checkCard({
			name: '',
			card: 'power',
			face: 3,
			setup: { cubes: { power: 3 }, sites: { closed: { stairway: [3] } } },
			told: [
				nothingAt('power', 3),
				climbDecided('power', 'power'),
				ofStairway.climbed(1, 'power', [0, 2], { causedBy: 6 }),
			],
			changes: { 'seats.1.priests.power': 2 },
		}));
	test('Basic: an empty space, its pile being out of cards: no Glyph, and the climb', () =>
		checkCard({
			name: '',
			card: 'power',
			face: 3,
			setup: { tops: { glyphs: [] }, sites: { glyphs: ['a', 'b', null, 'd', 'e', 'f'] } },
			person: { glyphs: { a: 5, b: 5, c: 6, d: 5, e: 5, f: 5, g: 6, h: 6 } },
			told: [
				nothingAt('power', 3),
				climbDecided('power', 'power'),
				ofStairway.climbed(1, 'power', [0, 2], { causedBy: 6 }),
			],
			refilled: [{ type: 'nothingToDraw', kind: 'glyphs', rules: ['copan.glyphs.deck-empty'] }],
			changes: { 'seats.1.priests.power': 2 },
		}));
});

test('the rules listed in this file were really cited in it', () => {
	expect(exercises.filter((id) => !cited.has(id))).toEqual([]);
});
