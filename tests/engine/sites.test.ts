/**
 * The actions of the five Sites: prices, what each choice brings, what is shut, and what is laid out anew. Every row
 * names all events in full and every path of the position that changed; the Totem has come to the Site for 1 resource,
 * or for 2 VP at the River.
 */
import { describe, expect, test } from 'vitest';
import type { CharacterId } from '#games/copan/characters.ts';
import type { EmbassyLevel } from '#games/copan/embassy-tokens.ts';
import { copan, type Position, type SeatSetup, type Setup } from '#games/copan/index.ts';
import { type Resource, resources, type Site } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import {
	act,
	actionTable,
	altarToken,
	bonusDeclined,
	bonusLost,
	built,
	buyExtension,
	buyNothing,
	buyTiles,
	checkSite,
	chestWithout,
	chose,
	courtToken,
	embassiesWith,
	entryPrice,
	exchange,
	extensionAdded,
	filled,
	forgo,
	given,
	glyphsAfter,
	glyphTaken,
	jadeWaits,
	laidCourt,
	leaveOut,
	leftOut,
	move,
	paid,
	pay,
	queuedBonus,
	recruit,
	recruited,
	resolveNext,
	riverFilled,
	type TurnRow,
	takeLine,
	tilesTaken,
	tokenDrawn,
	turnEnded,
	useAltar,
	visit,
} from './action-support.ts';
import {
	discarded,
	entryPaid,
	laidCities,
	laidGlyphs,
	plain,
	tellsOf,
	totemPlaced,
	withOn,
	zenithScored,
	zenithTaken,
} from './fate-support.ts';
import {
	changesBetween,
	checkRefusal,
	cited,
	climb,
	discardOne,
	draw,
	expectOk,
	fillSpace,
	gain,
	goOn,
	leaveTotem,
	place,
	placeJade,
	placeTotem,
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
	'copan.embassies.price.path',
	'copan.embassies.price.city',
	'copan.embassies.build.token',
	'copan.embassies.build.effect',
	'copan.embassies.draw.count',
	'copan.embassies.draw.apply',
	'copan.embassies.again.stack',
	'copan.embassies.levels.chest',
	'copan.court.events.close.embassies',
	'copan.court.events.close.altars',
	'copan.river.two-leftmost',
	'copan.river.one-purchase',
	'copan.river.buy-tiles',
	'copan.river.extension.price',
	'copan.river.extension.attach',
	'copan.ball-court.recruit.price',
	'copan.ball-court.recruit.place',
	'copan.ball-court.recruit.token',
	'copan.characters.discard.room',
	'copan.characters.discard.gone',
	'copan.characters.discard.newcomer',
	'copan.altars.space-first',
	'copan.altars.choose',
	'copan.altars.occupied',
	'copan.altars.pay',
	'copan.altars.gain',
	'copan.altars.embassy',
	'copan.stairway.line.pay',
	'copan.stairway.line.take',
	'copan.stairway.climb',
	'copan.steps.choose',
	'copan.mask.after-action',
	'copan.action.bonus.pay',
	'copan.end-turn.refill.cards',
	'copan.end-turn.refill.river',
	'copan.end-turn.refill.sooner',
] satisfies CopanRule[];

const effect: CopanRule = 'copan.embassies.build.effect';
const soon: CopanRule = 'copan.end-turn.refill.sooner';
const ofToken = (token: string) => tellsOf({ token }, ['copan.embassies.draw.apply']);
const ofAltar = (altar: string) => tellsOf({ altar }, ['copan.altars.gain']);
const ofSpace = (space: number) => tellsOf({ mask: space }, ['copan.mask.effect']);
const ofStairway = tellsOf({ onStairway: true }, ['copan.stairway.climb']);

type Store = Partial<Record<Resource, number>>;
const storeOf = (pays: readonly (readonly [Resource, number])[]): Store => {
	const store: Store = {};
	for (const [resource, amount] of pays) store[resource] = (store[resource] ?? 0) + amount;
	return store;
};
/** What is left of a store that was spent entire. */
const spent = (store: Store): Record<string, number> =>
	Object.fromEntries(Object.keys(store).map((resource) => [`seats.1.resources.${resource}`, 0]));

/** A refusal at the question of a Site’s action; `entry` is added to what the seat has. */
const at = (site: Site, seat: SeatSetup, setup: Setup = {}): Pick<Refusal, 'setup' | 'actions'> => {
	const entry = site === 'river' ? null : entryPrice[site];
	const has = { ...seat.resources, ...(entry ? { [entry]: (seat.resources?.[entry] ?? 0) + 1 } : {}) };
	return {
		setup: actionTable({ ...setup, seats: [{}, { ...seat, resources: has }, {}] }),
		actions: [move(site), turnTotem('two')],
	};
};

/* Embassies. */

interface CityRow {
	id: string;
	name: string;
	/** What is paid, in order: Food for the path and the City, then what the City asks. */
	pays: [Resource, number][];
	/** The last of it is of choice. */
	ofChoice?: true;
	/** What the player answers before the token is drawn, and after it. */
	answers?: TurnRow['actions'];
	later?: TurnRow['actions'];
	/** Draws before the token. */
	draws?: string[];
	/** What the effect tells, and what follows the token; `cause` is the Embassy, and the effect’s first event comes next. */
	told(cause: number): Told[];
	after?(cause: number, next: number): Told[];
	changes?: Record<string, unknown>;
	vp?: number;
}

/** A visit to the first City space with exactly its price, and one token of 1 VP. */
const cityRow = ({
	id,
	name,
	pays,
	ofChoice,
	answers = [],
	later = [],
	draws = [],
	told,
	after,
	changes = {},
	vp = 0,
}: CityRow): TurnRow => {
	const store = storeOf(pays);
	const due = ofChoice ? { ...storeOf(pays.slice(0, -1)), any: 1 } : store;
	const cause = 6 + pays.length;
	const effects = told(cause);
	return {
		name,
		seat: { resources: store },
		setup: { sites: { cities: [id] } },
		actions: [visit(1), ...answers, ...later],
		chance: [...draws, 'level-1-1-vp'].map(draw),
		told: [
			chose('embassies', { what: 'city', space: 1 }, 4, due),
			...pays.map(([resource, amount]) => paid('embassies', resource, amount, 5)),
			built(1, 1, 5),
			...effects,
			tokenDrawn('level-1-1-vp', cause),
			ofToken('level-1-1-vp').scored(1, 1, { causedBy: cause + effects.length + 1 }),
			...(after?.(cause, cause + effects.length + 3) ?? []),
		],
		changes: {
			...spent(store),
			embassies: embassiesWith({ 1: [0, 1, 0] }),
			chest: chestWithout(['level-1-1-vp']),
			'seats.1.vp': 1 + vp,
			...changes,
		},
	};
};

const ofCity = (id: string) => tellsOf({ city: id }, [effect]);
const points = (id: string, vp: number): Pick<CityRow, 'id' | 'told' | 'vp'> => ({
	id,
	told: (cause) => [ofCity(id).scored(1, vp, { causedBy: cause })],
	vp,
});
const climbs = (id: string): Pick<CityRow, 'id' | 'answers' | 'told' | 'changes'> => ({
	id,
	answers: [climb('power')],
	told: (cause) => [ofCity(id).climbed(1, 'power', [0, 3], { causedBy: cause })],
	changes: { 'seats.1.priests.power': 3 },
});
const glyph = (id: string): Pick<CityRow, 'id' | 'answers' | 'told' | 'changes'> => ({
	id,
	answers: [takeGlyph(4)],
	told: (cause) => [glyphTaken(4, 'd', cause, [effect]), { ...filled('glyphs', 4, 'g', soon), causedBy: cause + 1 }],
	changes: { 'seats.1.glyphs.d': 1, 'cards.glyphs.laid': glyphsAfter([4, 'g']), 'cards.glyphs.top': ['h', 'g'] },
});
const character = (id: string): Pick<CityRow, 'id' | 'answers' | 'told' | 'changes'> => ({
	id,
	answers: [takeCharacter('yatzil')],
	told: (cause) => [
		given('yatzil', 6, [effect], cause),
		{ ...filled('characters', 6, 'tonalnan', soon), causedBy: cause + 1 },
	],
	changes: {
		'seats.1.characters': ['yatzil'],
		'cards.characters.laid': withOn(laidCourt, 6, 'tonalnan'),
		'cards.characters.top': ['chamahez', 'yaluk'],
	},
});
const tiles = (id: string): Pick<CityRow, 'id' | 'draws' | 'told' | 'changes'> => ({
	id,
	draws: ['power', 'food'],
	told: (cause) => [
		tilesTaken(['food', 'fame'], cause, { rules: [effect, 'copan.river.two-leftmost'] }),
		{ ...riverFilled(3, 'power', soon), causedBy: cause + 1 },
		{ ...riverFilled(4, 'food', soon), causedBy: cause + 1 },
	],
	changes: {
		'seats.1.tiles.food': 2,
		'seats.1.tiles.fame': 2,
		river: ['zeal', 'power', 'power', 'food'],
		'unseen.power': 6,
		'unseen.food': 6,
	},
});
const jade = (id: string): Pick<CityRow, 'id' | 'later' | 'told' | 'after' | 'changes' | 'vp'> => ({
	id,
	later: [placeJade(13)],
	told: (cause) => [jadeWaits(cause)],
	after: (cause, next) => [
		ofCity(id).jadePlaced(1, 13, { causedBy: cause }),
		ofSpace(13).scored(1, 2, { causedBy: next }),
	],
	changes: { 'seats.1.mask': [13] },
	vp: 2,
});
/** The action waits until the tokens are resolved; then it is passed up, or lost where it cannot be paid. */
const action = (
	id: string,
	site: Site | 'any',
	outcome: 'declined' | 'lost',
): Pick<CityRow, 'id' | 'later' | 'told' | 'after'> => ({
	id,
	later: outcome === 'declined' ? [forgo] : [],
	told: (cause) => [queuedBonus(site, 1, [effect], cause, 'immediate-city-action')],
	after: (cause) => [outcome === 'declined' ? bonusDeclined(site, cause) : bonusLost(site, cause)],
});

describe('copan.embassies.build.effect: the 20 Cities', () => {
	test.each<CityRow>([
		{ ...tiles('1'), name: 'the two leftmost River tiles, replaced at once', pays: [['food', 2]] },
		{
			...action('2', 'altars', 'declined'),
			name: 'the Altars’ action',
			pays: [
				['food', 1],
				['power', 1],
			],
		},
		{
			...jade('3'),
			name: 'a Jade tile',
			pays: [
				['food', 1],
				['zeal', 1],
			],
		},
		{
			...action('4', 'stairway', 'declined'),
			name: 'the Stairway’s action',
			pays: [
				['food', 1],
				['zeal', 1],
			],
		},
		{ ...action('5', 'ball-court', 'lost'), name: 'the Ball Court’s action, here too dear', pays: [['food', 2]] },
		{
			...points('6', 5),
			name: '5 VP',
			pays: [
				['food', 1],
				['fame', 1],
			],
		},
		{ ...climbs('7'), name: '3 steps', pays: [['food', 2]] },
		{
			...points('8', 5),
			name: '5 VP',
			pays: [
				['food', 1],
				['power', 1],
			],
		},
		{
			...glyph('9'),
			name: 'a Glyph card, replaced at once',
			pays: [
				['food', 1],
				['power', 1],
			],
		},
		{ ...points('10', 5), name: '5 VP', pays: [['food', 2]] },
		{
			...glyph('11'),
			name: 'a Glyph card, replaced at once',
			pays: [
				['food', 1],
				['zeal', 1],
				['fame', 1],
			],
			ofChoice: true,
		},
		{
			...climbs('12'),
			name: '3 steps',
			pays: [
				['food', 1],
				['fame', 1],
				['power', 1],
			],
			ofChoice: true,
		},
		{
			...action('13', 'river', 'declined'),
			name: 'the River’s action',
			pays: [
				['food', 1],
				['fame', 1],
			],
		},
		{
			...tiles('14'),
			name: 'the two leftmost River tiles',
			pays: [
				['food', 1],
				['fame', 1],
				['zeal', 1],
			],
			ofChoice: true,
		},
		{
			...character('15'),
			name: 'a Character, replaced at once, no price, no token',
			pays: [
				['food', 1],
				['fame', 1],
			],
		},
		{
			...character('16'),
			name: 'a Character, replaced at once',
			pays: [
				['food', 2],
				['zeal', 1],
			],
			ofChoice: true,
		},
		{
			...jade('17'),
			name: 'a Jade tile',
			pays: [
				['food', 1],
				['power', 1],
				['fame', 1],
			],
			ofChoice: true,
		},
		{
			...action('18', 'any', 'declined'),
			name: 'any Site’s action',
			pays: [
				['food', 1],
				['power', 1],
				['zeal', 1],
			],
			ofChoice: true,
		},
		{
			...action('19', 'any', 'declined'),
			name: 'any Site’s action',
			pays: [
				['food', 1],
				['zeal', 1],
				['power', 1],
			],
			ofChoice: true,
		},
		{
			...points('20', 8),
			name: '8 VP',
			pays: [
				['food', 1],
				['zeal', 1],
				['fame', 1],
			],
			ofChoice: true,
		},
	])('City $id: $name', (row) => checkSite('embassies', cityRow(row)));

	test('an effect that finds nothing: no Glyph is laid out', () =>
		checkSite('embassies', {
			...cityRow({
				id: '9',
				name: '',
				pays: [
					['food', 1],
					['power', 1],
				],
				told: (cause) => [ofCity('9').unaffected(1, { verb: 'take-glyph' }, { causedBy: cause })],
			}),
			setup: { tops: {}, sites: { cities: ['9'], glyphs: [null, null, null, null, null, null] } },
			chance: ['level-1-1-vp', 'a', 'a', 'a', 'a', 'a', 'a'].map(draw),
			refilled: [1, 2, 3, 4, 5, 6].map((space) => filled('glyphs', space, 'a')),
			changes: {
				...spent({ food: 1, power: 1 }),
				embassies: embassiesWith({ 1: [0, 1, 0] }),
				chest: chestWithout(['level-1-1-vp']),
				'seats.1.vp': 1,
				'cards.glyphs.laid': ['a', 'a', 'a', 'a', 'a', 'a'],
				'cards.glyphs.rest': ['b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((colour) =>
					Array.from({ length: 6 }, () => colour),
				),
			},
		}));
});

const levelOf = (space: number) => Math.ceil(space / 2) as EmbassyLevel;
const pointsOf = { 1: ['level-1-1-vp', 1], 2: ['level-2-2-vp', 2], 3: ['level-3-3-vp', 3] } as const;
/** City 6, for 1 Fame and 5 VP, lies on the space. */
const sixOn = (space: number) => withOn(['13', '2', '3', '4', '5', '10'], space, '6');

describe('copan.embassies.price.path', () => {
	test.each([1, 2, 3, 4, 5, 6])('space %i: Food by its level, then the City; tokens of that level', (space) => {
		const level = levelOf(space);
		const [token, vp] = pointsOf[level];
		checkSite('embassies', {
			name: '',
			seat: { resources: { food: level, fame: 1 } },
			setup: { sites: { cities: sixOn(space) } },
			actions: [visit(space)],
			chance: [draw(token)],
			told: [
				chose('embassies', { what: 'city', space }, 4, { food: level, fame: 1 }),
				paid('embassies', 'food', level, 5),
				paid('embassies', 'fame', 1, 5),
				built(space, 1, 5),
				ofCity('6').scored(1, 5, { causedBy: 8 }),
				tokenDrawn(token, 8),
				ofToken(token).scored(1, vp, { causedBy: 10 }),
			],
			changes: {
				'seats.1.resources.food': 0,
				'seats.1.resources.fame': 0,
				'seats.1.vp': 5 + vp,
				embassies: embassiesWith({ [space]: [0, 1, 0] }),
				chest: chestWithout([token]),
			},
		});
	});

	test.each<Refusal>([
		...[3, 4, 5, 6].map((space) => ({
			name: `space ${space}, one Food short on the path`,
			...at('embassies', { resources: { food: levelOf(space) - 1, fame: 1 } }, { sites: { cities: sixOn(space) } }),
			refused: visit(space),
			rejection: {
				code: 'unpayable',
				rule: 'copan.embassies.price.path' as const,
				values: { price: levelOf(space) + 1, less: 0 },
			},
		})),
		{
			name: 'the path paid, and not what the City asks',
			...at('embassies', { resources: { food: 4 } }, { sites: { cities: sixOn(1) } }),
			refused: visit(1),
			rejection: { code: 'unpayable', rule: 'copan.embassies.price.path', values: { price: 2, less: 0 } },
		},
		{
			name: 'the resource of choice lacking',
			...at('embassies', { resources: { food: 2, zeal: 1 } }, { sites: { cities: ['20', '1', '2', '3', '4', '11'] } }),
			refused: visit(6),
			rejection: { code: 'unpayable', rule: 'copan.embassies.price.path', values: { price: 5, less: 0 } },
		},
	])('refused: $name', checkRefusal);

	test('the resource of choice is chosen among those that are left', () =>
		checkSite('embassies', {
			name: '',
			seat: { resources: { food: 2, zeal: 1, power: 1 } },
			setup: { sites: { cities: ['20'] } },
			actions: [visit(1), pay('power')],
			chance: [draw('level-1-1-vp')],
			told: [
				chose('embassies', { what: 'city', space: 1 }, 4, { food: 1, zeal: 1, any: 1 }),
				paid('embassies', 'food', 1, 5),
				paid('embassies', 'zeal', 1, 5),
				paid('embassies', 'power', 1, 5),
				built(1, 1, 5),
				ofCity('20').scored(1, 8, { causedBy: 9 }),
				tokenDrawn('level-1-1-vp', 9),
				ofToken('level-1-1-vp').scored(1, 1, { causedBy: 11 }),
			],
			changes: {
				'seats.1.resources.food': 1,
				'seats.1.resources.zeal': 0,
				'seats.1.resources.power': 0,
				'seats.1.vp': 9,
				embassies: embassiesWith({ 1: [0, 1, 0] }),
				chest: chestWithout(['level-1-1-vp']),
			},
		}));
	test('not one that is lacking', () => {
		const { setup, actions } = at(
			'embassies',
			{ resources: { food: 2, zeal: 1, power: 1 } },
			{ sites: { cities: ['20'] } },
		);
		checkRefusal({
			name: '',
			setup,
			actions: [...actions, visit(1)],
			refused: pay('zeal'),
			rejection: { code: 'resource-lacking', rule: 'copan.embassies.price.path', values: { resource: 'zeal' } },
		});
	});
});

describe('copan.embassies.draw.apply: the 24 tokens', () => {
	interface TokenRow {
		token: string;
		answers?: TurnRow['actions'];
		/** `cause` is the drawing of the token; the first event that it brings comes next, with the id 11. */
		told: Told[];
		changes?: Record<string, unknown>;
		vp?: number;
	}
	const cause = 10;
	const gains = (level: EmbassyLevel, resource: Resource): TokenRow => {
		const token = `level-${level}-${resource}`;
		return {
			token,
			told: [ofToken(token).gained(1, resource, level, 0, { causedBy: cause })],
			changes: { [`seats.1.resources.${resource}`]: level },
		};
	};
	const scores = (token: string, vp: number): TokenRow => ({
		token,
		told: [ofToken(token).scored(1, vp, { causedBy: cause })],
		vp,
	});
	const steps = (level: EmbassyLevel): TokenRow => {
		const token = `level-${level}-climb`;
		return {
			token,
			answers: [climb('zeal')],
			told: [ofToken(token).climbed(1, 'zeal', [0, level], { causedBy: cause })],
			changes: { 'seats.1.priests.zeal': level },
		};
	};
	const jadeOf = (level: EmbassyLevel): TokenRow => {
		const token = `level-${level}-jade`;
		return {
			token,
			answers: [placeJade(1)],
			told: [
				jadeWaits(cause),
				ofToken(token).jadePlaced(1, 1, { causedBy: cause }),
				ofSpace(1).gained(1, 'fame', 2, 0, { causedBy: 12 }),
			],
			changes: { 'seats.1.mask': [1], 'seats.1.resources.fame': 2 },
		};
	};
	test.each<TokenRow>([
		...resources.map((resource) => gains(1, resource)),
		scores('level-1-1-vp', 1),
		steps(1),
		...resources.map((resource) => gains(2, resource)),
		{
			token: 'level-2-any',
			answers: [gain('power'), gain('zeal')],
			told: [
				ofToken('level-2-any').gained(1, 'power', 1, 0, { causedBy: cause }),
				ofToken('level-2-any').gained(1, 'zeal', 1, 0, { causedBy: cause }),
			],
			changes: { 'seats.1.resources.power': 1, 'seats.1.resources.zeal': 1 },
		},
		scores('level-2-2-vp', 2),
		scores('level-2-3-vp', 3),
		steps(2),
		jadeOf(2),
		...resources.map((resource) => gains(3, resource)),
		scores('level-3-3-vp', 3),
		scores('level-3-4-vp', 4),
		steps(3),
		jadeOf(3),
		{
			token: 'level-3-character',
			answers: [takeCharacter('huracan')],
			told: [
				given('huracan', 4, ['copan.embassies.draw.apply'], cause),
				{ ...filled('characters', 4, 'tonalnan', soon), causedBy: 11 },
			],
			changes: {
				'seats.1.characters': ['huracan'],
				'cards.characters.laid': withOn(laidCourt, 4, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		},
	])('$token', ({ token, answers = [], told, changes = {}, vp = 0 }) => {
		const level = Number(token[6]) as EmbassyLevel;
		const space = 2 * level;
		checkSite('embassies', {
			name: token,
			seat: { resources: { food: level, fame: 1 } },
			setup: { sites: { cities: sixOn(space) } },
			actions: [visit(space), ...answers],
			chance: [draw(token)],
			told: [
				chose('embassies', { what: 'city', space }, 4, { food: level, fame: 1 }),
				paid('embassies', 'food', level, 5),
				paid('embassies', 'fame', 1, 5),
				built(space, 1, 5),
				ofCity('6').scored(1, 5, { causedBy: 8 }),
				tokenDrawn(token, 8),
				...told,
			],
			changes: {
				'seats.1.resources.food': 0,
				'seats.1.resources.fame': 0,
				'seats.1.vp': 5 + vp,
				embassies: embassiesWith({ [space]: [0, 1, 0] }),
				chest: chestWithout([token]),
				...changes,
			},
		});
	});
});

describe('copan.embassies.draw.count, copan.embassies.again.stack', () => {
	/** A visit to City 10 on the first space, where the seat has tokens already. */
	const again = (
		before: number[],
		tokens: string[],
		answers: TurnRow['actions'],
		told: Told[],
		changes: Record<string, unknown>,
	): TurnRow => {
		const stacked = (before[1] ?? 0) + 1;
		return {
			name: '',
			seat: { resources: { food: 2 } },
			setup: { sites: { cities: ['10'], embassies: [before] } },
			actions: [visit(1), ...answers],
			chance: tokens.map(draw),
			told: [
				chose('embassies', { what: 'city', space: 1 }, 4, { food: 2 }),
				paid('embassies', 'food', 2, 5),
				built(1, stacked, 5),
				ofCity('10').scored(1, 5, { causedBy: 7 }),
				...tokens.map((token) => tokenDrawn(token, 7)),
				...told,
			],
			changes: {
				'seats.1.resources.food': 0,
				'seats.1.vp': 5,
				embassies: embassiesWith({ 1: withOn(before, 2, stacked) as number[] }),
				chest: chestWithout(tokens),
				...changes,
			},
		};
	};
	/** What a token brings, by which of those drawn it was: events 9 and on drew them. */
	const food = (nth = 1) => ofToken('level-1-food').gained(1, 'food', 1, 0, { causedBy: 8 + nth });
	const fame = (nth: number) => ofToken('level-1-fame').gained(1, 'fame', 1, 0, { causedBy: 8 + nth });
	const vp = (nth: number) => ofToken('level-1-1-vp').scored(1, 1, { causedBy: 8 + nth });
	const step = (nth: number) => ofToken('level-1-climb').climbed(1, 'zeal', [0, 1], { causedBy: 8 + nth });

	test('tokens of others in the City do not count', () =>
		checkSite('embassies', again([3, 0, 2], ['level-1-food'], [], [food()], { 'seats.1.resources.food': 1 })));
	test('a second token draws two, and their owner chooses the first to apply', () =>
		checkSite(
			'embassies',
			again([0, 1, 0], ['level-1-climb', 'level-1-fame'], [resolveNext(2), climb('zeal')], [fame(2), step(1)], {
				'seats.1.resources.fame': 1,
				'seats.1.priests.zeal': 1,
			}),
		));
	test('the other order', () =>
		checkSite(
			'embassies',
			again([0, 1, 0], ['level-1-climb', 'level-1-fame'], [resolveNext(1), climb('zeal')], [step(1), fame(2)], {
				'seats.1.resources.fame': 1,
				'seats.1.priests.zeal': 1,
			}),
		));
	test('two alike ask nobody', () =>
		checkSite(
			'embassies',
			again([0, 1, 0], ['level-1-food', 'level-1-food'], [], [food(1), food(2)], { 'seats.1.resources.food': 2 }),
		));
	test('four tokens, applied as their owner likes', () =>
		checkSite(
			'embassies',
			again(
				[0, 3, 0],
				['level-1-climb', 'level-1-food', 'level-1-fame', 'level-1-1-vp'],
				[resolveNext(4), resolveNext(1), climb('zeal'), resolveNext(2)],
				[vp(4), step(1), fame(3), food(2)],
				{
					'seats.1.resources.food': 1,
					'seats.1.resources.fame': 1,
					'seats.1.priests.zeal': 1,
					'seats.1.vp': 6,
				},
			),
		));
	test.each<Refusal>([
		{
			name: 'a token that was not drawn',
			setup: {
				...at('embassies', { resources: { food: 2 } }, { sites: { cities: ['10'], embassies: [[0, 1, 0]] } }).setup,
			},
			actions: [move('embassies'), turnTotem('two'), visit(1)],
			chance: [draw('level-1-climb'), draw('level-1-fame')],
			refused: resolveNext(3),
			rejection: { code: 'no-such-choice', rule: 'copan.embassies.draw.apply', values: { ask: 'order' } },
		},
		{
			name: 'a token of another level',
			setup: { ...at('embassies', { resources: { food: 2 } }, { sites: { cities: ['10'] } }).setup },
			actions: [move('embassies'), turnTotem('two'), visit(1)],
			refused: draw('level-2-food'),
			rejection: { code: 'no-such-choice', rule: 'copan.embassies.draw.count', values: { ask: 'draw-token' } },
		},
	])('refused: $name', checkRefusal);

	test('each token of the level is as likely as it is often in the chest', () => {
		const { setup, actions } = at('embassies', { resources: { food: 2 } }, { sites: { cities: ['10'] } });
		const { after } = playAll(setup, [...actions, visit(1)]);
		expect(copan.decision(after)).toEqual({ actor: 'chance', ask: 'draw-token', rule: 'copan.embassies.draw.count' });
		expect(copan.candidates(after)).toEqual(
			(
				[
					['1-vp', 1],
					['climb', 1],
					['fame', 2],
					['food', 2],
					['power', 2],
					['zeal', 2],
				] as const
			).map(([name, weight]) => ({ action: draw(`level-1-${name}`), refused: null, weight })),
		);
	});
});

describe('copan.embassies.levels.chest', () => {
	/** The position at which a first or second token of level 1 is drawn, with another chest. */
	const drawing = (before: number[], chest: { rest: string[]; used: string[] }): Position => {
		const { setup, actions } = at(
			'embassies',
			{ resources: { food: 2 } },
			{ sites: { cities: ['10'], embassies: [before] } },
		);
		const { after } = playAll(setup, actions);
		return { ...after, chest: [chest, ...after.chest.slice(1)] };
	};
	const afterVisit = (position: Position) => {
		const { position: after, events } = expectOk(copan.play(position, visit(1)));
		for (const rule of events.flatMap(({ rules }) => rules)) cited.add(rule);
		return { events, changes: changesBetween(position, after), asked: copan.decision(after) };
	};
	const renewed = (tokens: number, id: number): Told => ({
		id,
		type: 'chestRenewed',
		level: 1,
		tokens,
		rules: ['copan.embassies.levels.chest'],
		causedBy: 7,
		rulings: ['supplies-run-out'],
	});

	test('a level that has run out is made new from the tokens used', () => {
		const { events, asked } = afterVisit(drawing([0, 0, 0], { rest: [], used: ['level-1-food', 'level-1-zeal'] }));
		expect(events.at(-1)).toStrictEqual(renewed(2, 9));
		expect(asked?.ask).toBe('draw-token');
	});
	test('one left: it is drawn, the used ones are shuffled, and the drawn one is not among them', () => {
		const { events, changes, asked } = afterVisit(
			drawing([0, 2, 0], { rest: ['level-1-food'], used: ['level-1-1-vp', 'level-1-zeal'] }),
		);
		expect(events.slice(4)).toStrictEqual([{ id: 9, ...tokenDrawn('level-1-food', 7) }, renewed(2, 10)]);
		expect(changes.chest).toEqual([{ rest: ['level-1-1-vp', 'level-1-zeal'], used: [] }, ...chestWithout([]).slice(1)]);
		expect(asked?.ask).toBe('draw-token');
	});
	test('more tokens due than there are: all that there are', () => {
		const { events, changes, asked } = afterVisit(
			drawing([0, 2, 0], { rest: ['level-1-food'], used: ['level-1-food'] }),
		);
		expect(events.slice(4)).toStrictEqual([
			{ id: 9, ...tokenDrawn('level-1-food', 7) },
			renewed(1, 10),
			{ id: 11, ...tokenDrawn('level-1-food', 7) },
			{ id: 12, ...ofToken('level-1-food').gained(1, 'food', 1, 0, { causedBy: 9 }) },
			{ id: 13, ...ofToken('level-1-food').gained(1, 'food', 1, 0, { causedBy: 11 }) },
			{ id: 14, type: 'turnEnded', player: 1, rules: ['copan.end-turn.when'] },
		]);
		expect(changes.chest).toEqual([{ rest: [], used: ['level-1-food', 'level-1-food'] }, ...chestWithout([]).slice(1)]);
		expect(asked).toBeNull();
	});
});

describe('Cities that are shut', () => {
	const closed = (faces: (1 | 2 | 3)[], cities: (string | null)[]): Setup => ({
		crossed: { food: 3 },
		sites: { cities, closed: { embassies: faces } },
	});
	const rich = { resources: { food: 4, fame: 4, zeal: 4, power: 4 } };
	test.each<Refusal>([
		...([1, 2] as const).map((space) => ({
			name: `City ${space}, closed by an Event`,
			...at('embassies', rich, closed([1, 2], [null, null])),
			refused: visit(space),
			rejection: {
				code: 'city-closed',
				rule: 'copan.court.events.close.embassies' as const,
				values: { space },
			},
		})),
		{
			name: 'a City whose spaces are taken, under the reading that it can be full',
			setup: actionTable({
				players: 4,
				rulings: { 'city-space-limit': 'limited' },
				sites: { embassies: [[1, 0, 2, 1]] },
				seats: [{}, { resources: { food: 5, fame: 5 } }, {}, {}],
			}),
			actions: [move('embassies'), turnTotem('two')],
			refused: visit(1),
			rejection: { code: 'city-full', rule: 'copan.embassies.build.token', values: { space: 1 } },
		},
		{
			name: 'a seventh City',
			...at('embassies', rich),
			refused: visit(7),
			rejection: { code: 'no-such-choice', rule: 'copan.embassies.price.path', values: { ask: 'site' } },
		},
	])('refused: $name', checkRefusal);

	test.each<[string, number[], Setup['rulings']]>([
		['every player has room, by default', [1, 0, 2, 1], {}],
		['two of three spaces taken', [1, 0, 2, 0], { 'city-space-limit': 'limited' }],
		['one of the stacks is one’s own', [1, 1, 2, 0], { 'city-space-limit': 'limited' }],
	])('open: %s', (_, tokens, rulings) => {
		const { after } = playAll(
			actionTable({
				players: 4,
				rulings,
				sites: { embassies: [tokens] },
				seats: [{}, { resources: { food: 3 } }, {}, {}],
			}),
			[move('embassies'), turnTotem('two')],
		);
		expect(copan.why(after, visit(1))).toBeNull();
	});

	test('beside the stacks of three others it hangs on the reading that there is room', () =>
		checkSite('embassies', {
			name: '',
			seat: { resources: { food: 2 } },
			others: [{}, {}, {}],
			setup: { players: 4, sites: { cities: ['10'], embassies: [[1, 0, 2, 1]] } },
			actions: [visit(1)],
			chance: [draw('level-1-food')],
			told: [
				chose('embassies', { what: 'city', space: 1 }, 4, { food: 2 }),
				paid('embassies', 'food', 2, 5),
				built(1, 1, 5, { rulings: ['city-space-limit'] }),
				ofCity('10').scored(1, 5, { causedBy: 7 }),
				tokenDrawn('level-1-food', 7),
				ofToken('level-1-food').gained(1, 'food', 1, 0, { causedBy: 9 }),
			],
			changes: {
				'seats.1.resources.food': 1,
				'seats.1.vp': 5,
				embassies: embassiesWith({ 1: [1, 1, 2, 1] }, 4),
				chest: chestWithout(['level-1-food']),
			},
		}));
});

/* The River. */

describe('copan.river', () => {
	const two = tilesTaken(['food', 'fame'], 4);
	const taken = { 'seats.1.tiles.food': 2, 'seats.1.tiles.fame': 2 };
	const drawn = [draw('power'), draw('food')];
	const refilled = [riverFilled(3, 'power'), riverFilled(4, 'food')];
	const afterwards = { river: ['zeal', 'power', 'power', 'food'], 'unseen.power': 6, 'unseen.food': 6 };
	const boughtTiles = (cause: number) => tilesTaken(['zeal', 'power'], cause, { rules: ['copan.river.buy-tiles'] });
	const all = {
		...taken,
		'seats.1.tiles.zeal': 2,
		'seats.1.tiles.power': 2,
		river: ['food', 'food', 'food', 'food'],
		'unseen.food': 3,
	};
	const four = {
		chance: [1, 2, 3, 4].map(() => draw('food')),
		refilled: [1, 2, 3, 4].map((space) => riverFilled(space, 'food')),
	};
	const extension = (extensions: number, cause: number) =>
		extensionAdded(extensions, ['copan.river.extension.price'], cause);

	test.each<TurnRow>([
		{
			name: 'copan.river.two-leftmost: the two on the left, and nothing bought; what is left slides',
			actions: [buyNothing],
			chance: drawn,
			told: [two],
			refilled,
			changes: { ...taken, ...afterwards },
		},
		{
			name: 'under the other reading the gaps are filled in place',
			setup: { rulings: { 'river-slide': 'fill-in-place' } },
			actions: [buyNothing],
			chance: drawn,
			told: [two],
			refilled: [riverFilled(1, 'power'), riverFilled(2, 'food')],
			changes: { ...taken, ...afterwards, river: ['power', 'food', 'zeal', 'power'] },
		},
		{
			name: 'copan.river.buy-tiles: the other two for the one resource held',
			seat: { resources: { zeal: 1 } },
			actions: [buyTiles],
			...four,
			told: [two, chose('river', { what: 'tiles' }, 4), paid('river', 'zeal', 1, 6), boughtTiles(6)],
			changes: { ...all, 'seats.1.resources.zeal': 0 },
		},
		{
			name: 'copan.river.buy-tiles: a resource of choice',
			seat: { resources: { zeal: 1, power: 2 } },
			actions: [buyTiles, pay('power')],
			...four,
			told: [two, chose('river', { what: 'tiles' }, 4), paid('river', 'power', 1, 6), boughtTiles(6)],
			changes: { ...all, 'seats.1.resources.power': 1 },
		},
		...[0, 1, 2, 3].map(
			(extensions): TurnRow => ({
				name: `copan.river.extension.price: with ${extensions}, for ${extensions + 1} of one kind`,
				seat: { extensions, resources: { fame: extensions + 1 } },
				actions: [buyExtension],
				chance: drawn,
				told: [
					two,
					chose('river', { what: 'extension' }, 4, { any: extensions + 1 }),
					paid('river', 'fame', extensions + 1, 6),
					extension(extensions + 1, 6),
				],
				refilled,
				changes: {
					...taken,
					...afterwards,
					'seats.1.extensions': extensions + 1,
					'seats.1.resources.fame': 0,
				},
			}),
		),
		{
			name: 'the whole store, where it is just the price',
			seat: { extensions: 2, resources: { food: 1, zeal: 1, power: 1 } },
			actions: [buyExtension],
			chance: drawn,
			told: [
				two,
				chose('river', { what: 'extension' }, 4, { any: 3 }),
				paid('river', 'food', 1, 6),
				paid('river', 'zeal', 1, 6),
				paid('river', 'power', 1, 6),
				extension(3, 6),
			],
			refilled,
			changes: {
				...taken,
				...afterwards,
				'seats.1.extensions': 3,
				'seats.1.resources.food': 0,
				'seats.1.resources.zeal': 0,
				'seats.1.resources.power': 0,
			},
		},
		{
			name: 'two of choice, one after the other, until nothing is left to choose',
			seat: { extensions: 1, resources: { food: 2, zeal: 1 } },
			actions: [buyExtension, pay('zeal')],
			chance: drawn,
			told: [
				two,
				chose('river', { what: 'extension' }, 4, { any: 2 }),
				paid('river', 'zeal', 1, 6),
				paid('river', 'food', 1, 6),
				extension(2, 6),
			],
			refilled,
			changes: {
				...taken,
				...afterwards,
				'seats.1.extensions': 2,
				'seats.1.resources.food': 1,
				'seats.1.resources.zeal': 0,
			},
		},
		{
			name: 'the last extension of the supply',
			seat: { extensions: 1, resources: { food: 2 } },
			others: [{ extensions: 3 }, { extensions: 4 }],
			actions: [buyExtension],
			chance: drawn,
			told: [two, chose('river', { what: 'extension' }, 4, { any: 2 }), paid('river', 'food', 2, 6), extension(2, 6)],
			refilled,
			changes: { ...taken, ...afterwards, 'seats.1.extensions': 2, 'seats.1.resources.food': 0 },
		},
		{
			name: 'the third, under the reading that three is the most',
			setup: { rulings: { 'extension-limit': 'three' } },
			seat: { extensions: 2, resources: { food: 3 } },
			actions: [buyExtension],
			chance: drawn,
			told: [two, chose('river', { what: 'extension' }, 4, { any: 3 }), paid('river', 'food', 3, 6), extension(3, 6)],
			refilled,
			changes: { ...taken, ...afterwards, 'seats.1.extensions': 3, 'seats.1.resources.food': 0 },
		},
		{
			name: 'one tile: it is taken, and the rest of the River drawn at the end',
			setup: { sites: { river: [null, null, 'zeal', null] } },
			actions: [buyNothing],
			...four,
			told: [tilesTaken(['zeal'], 4, { rulings: ['river-short'] })],
			changes: { 'seats.1.tiles.zeal': 2, river: ['food', 'food', 'food', 'food'], 'unseen.food': 4 },
		},
		{
			name: 'three tiles: two are taken and the third is for sale',
			setup: { sites: { river: [null, 'fame', 'zeal', 'power'] } },
			seat: { resources: { food: 1 } },
			actions: [buyTiles],
			...four,
			told: [
				tilesTaken(['fame', 'zeal'], 4),
				chose('river', { what: 'tiles' }, 4),
				paid('river', 'food', 1, 6),
				tilesTaken(['power'], 6, { rules: ['copan.river.buy-tiles'] }),
			],
			changes: {
				'seats.1.tiles.fame': 2,
				'seats.1.tiles.zeal': 2,
				'seats.1.tiles.power': 2,
				'seats.1.resources.food': 0,
				river: ['food', 'food', 'food', 'food'],
				'unseen.food': 4,
			},
		},
		{
			name: 'no tile at all: the extension is still for sale',
			setup: { sites: { river: [null, null, null, null] } },
			seat: { resources: { food: 1 } },
			actions: [buyExtension],
			...four,
			told: [
				tilesTaken([], 4, { rulings: ['river-short'] }),
				chose('river', { what: 'extension' }, 4, { any: 1 }),
				paid('river', 'food', 1, 6),
				extension(1, 6),
			],
			changes: {
				'seats.1.extensions': 1,
				'seats.1.resources.food': 0,
				river: ['food', 'food', 'food', 'food'],
				'unseen.food': 4,
			},
		},
		{
			name: 'one tile, under the reading that the River is filled first',
			setup: { rulings: { 'river-short': 'refill-first' }, sites: { river: [null, null, 'zeal', null] } },
			actions: [buyNothing],
			chance: ['fame', 'food', 'power', 'food', 'food'].map(draw),
			told: [
				...(
					[
						[2, 'fame'],
						[3, 'food'],
						[4, 'power'],
					] as const
				).map(([space, tile]): Told => ({ ...riverFilled(space, tile, 'copan.river.two-leftmost'), causedBy: 4 })),
				tilesTaken(['zeal', 'fame'], 4),
			],
			refilled: [riverFilled(3, 'food'), riverFilled(4, 'food')],
			changes: {
				'seats.1.tiles.zeal': 2,
				'seats.1.tiles.fame': 2,
				river: ['food', 'power', 'food', 'food'],
				'unseen.fame': 7,
				'unseen.food': 5,
				'unseen.power': 7,
			},
		},
		{
			name: 'two tiles are enough under that reading',
			setup: { rulings: { 'river-short': 'refill-first' }, sites: { river: [null, 'fame', 'zeal', null] } },
			actions: [buyNothing],
			...four,
			told: [tilesTaken(['fame', 'zeal'], 4)],
			changes: {
				'seats.1.tiles.fame': 2,
				'seats.1.tiles.zeal': 2,
				river: ['food', 'food', 'food', 'food'],
				'unseen.food': 4,
			},
		},
		{
			name: 'copan.characters.infinity: Citlamina makes the tiles free',
			seat: { characters: ['citlamina'] },
			actions: [buyTiles],
			...four,
			told: [two, chose('river', { what: 'tiles' }, 4), leftOut('river', 'any', 1, 6), boughtTiles(6)],
			changes: all,
		},
		{
			name: 'and takes 1 off an extension',
			seat: { characters: ['citlamina'], extensions: 2, resources: { food: 2 } },
			actions: [buyExtension],
			chance: drawn,
			told: [
				two,
				chose('river', { what: 'extension' }, 4, { any: 3 }),
				leftOut('river', 'any', 1, 6),
				paid('river', 'food', 2, 6),
				extension(3, 6),
			],
			refilled,
			changes: { ...taken, ...afterwards, 'seats.1.extensions': 3, 'seats.1.resources.food': 0 },
		},
	])('$name', (row) => checkSite('river', row));

	test('nothing left in the bag: what is left slides, and the River stays short', () => {
		const { events, after } = playAll(actionTable({ pyramid: {}, profile: { courtTilesOfEach: 4 } }), [
			take('food'),
			place(plain),
			move('river'),
			turnTotem('two'),
			buyNothing,
		]);
		expect(events.slice(-2)).toStrictEqual([
			{ id: 9, ...turnEnded() },
			{
				id: 10,
				type: 'nothingToDraw',
				kind: 'river',
				rules: ['copan.end-turn.refill.river'],
				causedBy: 9,
				rulings: ['supplies-run-out'],
			},
		]);
		expect(after.river).toEqual(['zeal', 'power', null, null]);
		expect(copan.decision(after)).toBeNull();
	});

	const refusal = (
		name: string,
		refused: Refusal['refused'],
		code: string,
		rule: CopanRule,
		values: Refusal['rejection']['values'],
		seat: SeatSetup,
		setup: Setup = {},
		others: [SeatSetup, SeatSetup] = [{}, {}],
	): Refusal => ({
		name,
		setup: actionTable({ ...setup, seats: [others[0], seat, others[1]] }),
		actions: [move('river'), turnTotem('two')],
		refused,
		rejection: { code, rule, values },
	});
	test.each<Refusal>([
		refusal('tiles without a resource', buyTiles, 'unpayable', 'copan.river.buy-tiles', { price: 1, less: 0 }, {}),
		...[0, 1, 2, 3].map((extensions) =>
			refusal(
				`with ${extensions} extensions and ${extensions} resources, another one`,
				buyExtension,
				'unpayable',
				'copan.river.extension.price',
				{ price: extensions + 1, less: 0 },
				{ extensions, resources: { zeal: extensions } },
			),
		),
		refusal(
			'an extension, and none left in the supply',
			buyExtension,
			'no-extension-left',
			'copan.river.extension.attach',
			{},
			{ resources: { food: 5 } },
			{},
			[{ extensions: 5 }, { extensions: 4 }],
		),
		refusal(
			'a fourth, under the reading that three is the most',
			buyExtension,
			'extension-limit',
			'copan.river.extension.attach',
			{},
			{ extensions: 3, resources: { food: 5 } },
			{ rulings: { 'extension-limit': 'three' } },
		),
		refusal(
			'tiles where none is left',
			buyTiles,
			'river-empty',
			'copan.river.buy-tiles',
			{},
			{ resources: { food: 5 } },
			{ sites: { river: ['food', null, null, 'power'] } },
		),
	])('refused: $name', checkRefusal);
	test('copan.river.one-purchase: only one', () => {
		const { setup, actions } = at('river', { resources: { food: 3 } });
		checkRefusal({
			name: '',
			setup,
			actions: [...actions, buyTiles],
			refused: buyExtension,
			rejection: { code: 'not-asked', rule: 'copan.end-turn.refill.river', values: { ask: 'draw-tile' } },
		});
	});
});

/* The Ball Court. */

describe('copan.ball-court.recruit', () => {
	interface CourtRow {
		character: CharacterId;
		space: number;
		pays: [Resource, number][];
		bird?: true;
	}
	test.each<CourtRow>([
		{ character: 'muluc', space: 1, pays: [['fame', 2]] },
		{
			character: 'chicchan',
			space: 2,
			pays: [
				['fame', 1],
				['power', 1],
			],
			bird: true,
		},
		{
			character: 'ixtli',
			space: 3,
			pays: [
				['fame', 2],
				['zeal', 1],
			],
		},
		{ character: 'huracan', space: 4, pays: [['fame', 2]] },
		{
			character: 'cabaguil',
			space: 5,
			pays: [
				['fame', 1],
				['food', 1],
			],
			bird: true,
		},
		{
			character: 'yatzil',
			space: 6,
			pays: [
				['fame', 2],
				['power', 1],
			],
		},
	])('$character from space $space for exactly its price: a token on its half', ({ character, space, pays, bird }) => {
		const store = storeOf(pays);
		const half = space <= 3 ? 'left' : 'right';
		const cause = 6 + pays.length;
		checkSite('ball-court', {
			name: '',
			seat: { resources: store },
			actions: [recruit(character), ...(bird ? [goOn] : [])],
			told: [
				chose('ball-court', { what: 'character', character }, 4),
				...pays.map(([resource, amount]) => paid('ball-court', resource, amount, 5)),
				recruited(character, space, 5),
				courtToken(half, cause),
			],
			refilled: [filled('characters', space, 'tonalnan')],
			changes: {
				...spent(store),
				'seats.1.characters': [character],
				[`ballCourt.${half}`]: [0, 1, 0],
				'cards.characters.laid': withOn(laidCourt, space, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		});
	});

	test('the resource of choice is chosen', () =>
		checkSite('ball-court', {
			name: '',
			seat: { resources: { fame: 3, zeal: 1, power: 1 } },
			actions: [recruit('ixtli'), pay('power')],
			told: [
				chose('ball-court', { what: 'character', character: 'ixtli' }, 4),
				paid('ball-court', 'fame', 2, 5),
				paid('ball-court', 'power', 1, 5),
				recruited('ixtli', 3, 5),
				courtToken('left', 8),
			],
			refilled: [filled('characters', 3, 'tonalnan')],
			changes: {
				'seats.1.resources.fame': 1,
				'seats.1.resources.power': 0,
				'seats.1.characters': ['ixtli'],
				'ballCourt.left': [0, 1, 0],
				'cards.characters.laid': withOn(laidCourt, 3, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		}));

	const short = (character: CharacterId, store: Store, price: number): Refusal => ({
		name: `${character} with ${JSON.stringify(store)}`,
		...at('ball-court', { resources: store }),
		refused: recruit(character),
		rejection: { code: 'unpayable', rule: 'copan.ball-court.recruit.price', values: { price, less: 0 } },
	});
	test.each<Refusal>([
		short('muluc', { fame: 1, zeal: 4 }, 2),
		short('ixtli', { fame: 2 }, 3),
		short('ixtli', { fame: 1, zeal: 4 }, 3),
		short('yatzil', { fame: 2 }, 3),
	])('refused: $name', checkRefusal);

	/* A full board. */
	const board: CharacterId[] = ['camazotz', 'kan-xib-yui', 'chamahez'];
	const full = (
		seat: SeatSetup,
		discard: CharacterId,
		told: Told[],
		left: CharacterId[],
		changes: Record<string, unknown> = {},
		rest: Partial<TurnRow> = {},
	): TurnRow => ({
		name: '',
		seat: { characters: board, resources: { fame: 2 }, ...seat },
		setup: { tops: { characters: ['tonalnan'] } },
		actions: [recruit('muluc'), discardOne(discard)],
		told: [
			chose('ball-court', { what: 'character', character: 'muluc' }, 4),
			paid('ball-court', 'fame', 2, 5),
			recruited('muluc', 1, 5),
			courtToken('left', 7),
			...told,
		],
		refilled: [filled('characters', 1, 'tonalnan')],
		...rest,
		changes: {
			'seats.1.resources.fame': 0,
			'seats.1.characters': left === board ? undefined : left,
			'seats.1.discarded': 1,
			'ballCourt.left': [0, 1, 0],
			'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
			'cards.characters.top': [],
			'cards.characters.discard': [discard],
			...changes,
		},
	});
	test.each<[CharacterId, CharacterId[]]>([
		['camazotz', ['kan-xib-yui', 'chamahez', 'muluc']],
		['kan-xib-yui', ['camazotz', 'chamahez', 'muluc']],
		['chamahez', ['camazotz', 'kan-xib-yui', 'muluc']],
		['muluc', board],
	])('copan.characters.discard.room: %s goes', (character, left) =>
		checkSite(
			'ball-court',
			full({}, character, [discarded(1, character, 'room', { newcomer: left === board, causedBy: 7 })], left),
		),
	);

	const withBird: CharacterId[] = ['camazotz', 'ixazaluoh', 'chamahez'];
	const birdGoes = (used: boolean) => discarded(1, 'ixazaluoh', 'room', { bird: true, used, causedBy: 7 });
	test('a bird discarded for room has its effect', () =>
		checkSite(
			'ball-court',
			full(
				{ characters: withBird },
				'ixazaluoh',
				[
					birdGoes(true),
					tellsOf({ character: 'ixazaluoh' }, ['copan.characters.bird']).gained(1, 'food', 3, 0, { causedBy: 9 }),
				],
				['camazotz', 'chamahez', 'muluc'],
				{ 'seats.1.resources.food': 3 },
			),
		));
	test('but not under the reading that it is used by choice only', () =>
		checkSite(
			'ball-court',
			full(
				{ characters: withBird },
				'ixazaluoh',
				[birdGoes(false)],
				['camazotz', 'chamahez', 'muluc'],
				{},
				{
					setup: { tops: { characters: ['tonalnan'] }, rulings: { 'bird-discarded-unused': 'only-by-choice' } },
				},
			),
		));
	test('a bird that was just recruited, too', () =>
		checkSite('ball-court', {
			name: '',
			seat: { characters: board, resources: { fame: 1, food: 1 } },
			setup: { tops: { characters: ['tonalnan'] } },
			actions: [recruit('chicchan'), discardOne('chicchan')],
			told: [
				chose('ball-court', { what: 'character', character: 'chicchan' }, 4),
				paid('ball-court', 'fame', 1, 5),
				paid('ball-court', 'food', 1, 5),
				recruited('chicchan', 2, 5),
				courtToken('left', 8),
				discarded(1, 'chicchan', 'room', { bird: true, used: true, newcomer: true, causedBy: 8 }),
				tellsOf({ character: 'chicchan' }, ['copan.characters.bird']).gained(1, 'power', 3, 0, { causedBy: 10 }),
			],
			refilled: [filled('characters', 2, 'tonalnan')],
			changes: {
				'seats.1.resources.fame': 0,
				'seats.1.resources.food': 0,
				'seats.1.resources.power': 3,
				'seats.1.discarded': 1,
				'ballCourt.left': [0, 1, 0],
				'cards.characters.laid': withOn(laidCourt, 2, 'tonalnan'),
				'cards.characters.top': [],
				'cards.characters.discard': ['chicchan'],
			},
		}));
	test('a bird used first makes the room, and nothing goes', () =>
		checkSite('ball-court', {
			name: '',
			seat: { characters: withBird, resources: { fame: 2 } },
			setup: { tops: { characters: ['tonalnan'] } },
			actions: [useBird('ixazaluoh'), recruit('muluc')],
			told: [
				discarded(1, 'ixazaluoh', 'use'),
				tellsOf({ character: 'ixazaluoh' }, ['copan.characters.bird']).gained(1, 'food', 3, 0, { causedBy: 5 }),
				chose('ball-court', { what: 'character', character: 'muluc' }, 4),
				paid('ball-court', 'fame', 2, 7),
				recruited('muluc', 1, 7),
				courtToken('left', 9),
			],
			refilled: [filled('characters', 1, 'tonalnan')],
			changes: {
				'seats.1.resources.fame': 0,
				'seats.1.resources.food': 3,
				'seats.1.characters': ['camazotz', 'chamahez', 'muluc'],
				'seats.1.discarded': 1,
				'ballCourt.left': [0, 1, 0],
				'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
				'cards.characters.top': [],
				'cards.characters.discard': ['ixazaluoh'],
			},
		}));
	test('an extension has room for a fourth', () => {
		const row = full({ extensions: 1 }, 'muluc', [], [...board, 'muluc']);
		checkSite('ball-court', {
			...row,
			actions: [recruit('muluc')],
			changes: { ...row.changes, 'seats.1.discarded': undefined, 'cards.characters.discard': undefined },
		});
	});
	test.each<Refusal>([
		{
			name: 'discarding somebody who is not on the board',
			setup: at('ball-court', { characters: board, resources: { fame: 2 } }, { tops: {} }).setup,
			actions: [move('ball-court'), turnTotem('two'), recruit('muluc')],
			refused: discardOne('huracan'),
			rejection: { code: 'no-such-choice', rule: 'copan.characters.discard.room', values: { ask: 'discard' } },
		},
		{
			name: 'discarding nobody',
			setup: at('ball-court', { characters: board, resources: { fame: 2 } }, { tops: {} }).setup,
			actions: [move('ball-court'), turnTotem('two'), recruit('muluc')],
			refused: goOn,
			rejection: { code: 'not-asked', rule: 'copan.characters.discard.room', values: { ask: 'discard' } },
		},
		{
			name: 'a Character recruited earlier in the turn: the gap is filled at its end',
			setup: actionTable({
				seats: [{}, { glyphs: { a: 3 }, mask: [13], resources: { fame: 5 } }, {}],
			}),
			actions: [
				exchange('same-colour', 3),
				placeJade(14),
				takeCharacter('huracan'),
				placeJade(9),
				move('ball-court'),
				turnTotem('two'),
				recruit('muluc'),
				act('ball-court'),
			],
			refused: recruit('muluc'),
			rejection: { code: 'no-such-choice', rule: 'copan.ball-court.recruit.price', values: { ask: 'site' } },
		},
		{
			name: 'a Character that lies nowhere',
			...at('ball-court', { resources: { fame: 2 } }),
			refused: recruit('xbalanque'),
			rejection: { code: 'no-such-choice', rule: 'copan.ball-court.recruit.price', values: { ask: 'site' } },
		},
	])('refused: $name', checkRefusal);

	test('a closed space stays empty at the end of the turn', () =>
		checkSite('ball-court', {
			name: '',
			setup: {
				crossed: { fame: 1 },
				sites: { characters: withOn(laidCourt, 1), closed: { 'ball-court': [1] } },
			},
			seat: { resources: { fame: 2 } },
			actions: [recruit('huracan')],
			told: [
				chose('ball-court', { what: 'character', character: 'huracan' }, 4),
				paid('ball-court', 'fame', 2, 5),
				recruited('huracan', 4, 5),
				courtToken('right', 7),
			],
			refilled: [filled('characters', 4, 'tonalnan')],
			changes: {
				'seats.1.resources.fame': 0,
				'seats.1.characters': ['huracan'],
				'ballCourt.right': [0, 1, 0],
				'cards.characters.laid': withOn(withOn(laidCourt, 1), 4, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		}));
});

/* The Altars. */

/** A column as the stand-in cards have it: an effect and a climb. */
type Column =
	| [Resource | 'any' | 'glyph' | 'tiles' | 'totem' | 'jade' | 'extension' | 'character' | 'embassy', climb: number]
	| [`${number} VP`, climb: number]
	| [`${Site | 'any'} less ${number}`, climb: number, 'declined' | 'lost'];

/** Our sixteen cards: what they cost and what their three columns bring. */
const altars: [cost: Resource | 'any', Column, Column, Column][] = [
	['food', ['zeal', 3], ['glyph', 2], ['river less 1', 1, 'declined']],
	['food', ['2 VP', 3], ['tiles', 2], ['stairway less 0', 1, 'lost']],
	['food', ['any', 3], ['totem', 2], ['jade', 1]],
	['fame', ['food', 3], ['tiles', 2], ['embassies less 1', 1, 'lost']],
	['fame', ['2 VP', 3], ['extension', 1], ['ball-court less 0', 1, 'lost']],
	['fame', ['power', 3], ['glyph', 2], ['character', 1]],
	['zeal', ['fame', 3], ['glyph', 2], ['stairway less 1', 1, 'declined']],
	['zeal', ['3 VP', 2], ['character', 1], ['embassies less 0', 1, 'lost']],
	['zeal', ['any', 3], ['tiles', 2], ['embassy', 1]],
	['power', ['zeal', 3], ['extension', 1], ['ball-court less 1', 1, 'lost']],
	['power', ['2 VP', 3], ['jade', 1], ['river less 0', 2, 'declined']],
	['power', ['food', 3], ['totem', 2], ['embassy', 1]],
	['any', ['fame', 3], ['jade', 1], ['any less 0', 1, 'declined']],
	['any', ['3 VP', 2], ['glyph', 1], ['altars less 0', 1, 'lost']],
	['any', ['power', 3], ['extension', 1], ['embassies less 2', 1, 'declined']],
	['any', ['4 VP', 1], ['character', 1], ['stairway less 2', 1, 'declined']],
];

/** What an effect of the Altars tells, caused by the token, event 7; its first event is 8. */
const altarEffect = (
	card: string,
	[name]: Column,
): Pick<TurnRow, 'told'> & Partial<Pick<TurnRow, 'actions' | 'chance' | 'changes'>> => {
	const of = ofAltar(card);
	const rules: CopanRule[] = ['copan.altars.gain'];
	const because = { causedBy: 7 };
	if (name.endsWith(' VP'))
		return {
			told: [of.scored(1, Number.parseInt(name, 10), because)],
			changes: { 'seats.1.vp': Number.parseInt(name, 10) },
		};
	if (name.includes(' less ')) {
		const [site, less] = name.split(' less ') as [Site | 'any', string];
		return { told: [queuedBonus(site, Number(less), rules, 7)] };
	}
	switch (name) {
		case 'glyph':
			return {
				actions: [takeGlyph(2)],
				told: [glyphTaken(2, 'b', 7, rules), { ...filled('glyphs', 2, 'g', soon), causedBy: 8 }],
				changes: {
					'seats.1.glyphs.b': 1,
					'cards.glyphs.laid': glyphsAfter([2, 'g']),
					'cards.glyphs.top': ['h', 'g'],
				},
			};
		case 'tiles':
			return {
				chance: [draw('power'), draw('food')],
				told: [
					tilesTaken(['food', 'fame'], 7, { rules: [...rules, 'copan.river.two-leftmost'] }),
					{ ...riverFilled(3, 'power', soon), causedBy: 8 },
					{ ...riverFilled(4, 'food', soon), causedBy: 8 },
				],
				changes: {
					'seats.1.tiles.food': 2,
					'seats.1.tiles.fame': 2,
					river: ['zeal', 'power', 'power', 'food'],
					'unseen.power': 6,
					'unseen.food': 6,
				},
			};
		case 'totem':
			return {
				actions: [placeTotem('river'), turnTotem('two')],
				told: [
					totemPlaced(1, 'river', 'two', 7),
					tellsOf({ totem: true }, ['copan.action.space.times']).scored(1, 2, { causedBy: 8 }),
				],
				changes: { 'seats.1.totem': { site: 'river', space: 1, side: 'two' }, 'seats.1.vp': 2 },
			};
		case 'jade':
			return { told: [jadeWaits(7)] };
		case 'extension':
			return { told: [extensionAdded(1, rules, 7)], changes: { 'seats.1.extensions': 1 } };
		case 'character':
			return {
				actions: [takeCharacter('muluc')],
				told: [given('muluc', 1, rules, 7), { ...filled('characters', 1, 'tonalnan', soon), causedBy: 8 }],
				changes: {
					'seats.1.characters': ['muluc'],
					'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
					'cards.characters.top': ['chamahez', 'yaluk'],
				},
			};
		case 'embassy':
			return {
				actions: [visit(5)],
				chance: [draw('level-3-4-vp')],
				told: [
					built(5, 1, 7, { altar: true }),
					tokenDrawn('level-3-4-vp', 8),
					ofToken('level-3-4-vp').scored(1, 4, { causedBy: 9 }),
				],
				changes: {
					embassies: embassiesWith({ 5: [0, 1, 0] }),
					chest: chestWithout(['level-3-4-vp']),
					'seats.1.vp': 4,
				},
			};
		case 'any':
			return {
				actions: [gain('zeal')],
				told: [of.gained(1, 'zeal', 1, 0, because)],
				changes: { 'seats.1.resources.zeal': 1 },
			};
		default:
			return {
				told: [of.gained(1, name as Resource, 1, 0, because)],
				changes: { [`seats.1.resources.${name}`]: 1 },
			};
	}
};

/** One column of a card that lies on the first space of the Site. */
const columnRow = (card: string, cost: Resource | 'any', column: 1 | 2 | 3, what: Column): TurnRow => {
	const pays = cost === 'any' ? 'food' : cost;
	const { told, actions = [], chance = [], changes = {} } = altarEffect(card, what);
	const [name, steps, outcome] = what;
	const site = name.split(' less ')[0] as Site | 'any';
	const next = 9 + told.length;
	return {
		name: '',
		seat: { resources: { [pays]: 1 } },
		setup: { sites: { altars: [card, null, null, null] } },
		actions: [
			useAltar(column),
			...actions,
			climb('power'),
			...(outcome === 'declined' ? [forgo] : []),
			...(name === 'jade' ? [placeJade(13)] : []),
		],
		chance,
		told: [
			chose('altars', { what: 'column', column }, 4, { [cost]: 1 }),
			paid('altars', pays, 1, 5),
			altarToken(column, 5),
			...told,
			ofAltar(card).climbed(1, 'power', [0, steps], { causedBy: 7 }),
			...(outcome === 'declined' ? [bonusDeclined(site, 7)] : outcome === 'lost' ? [bonusLost(site, 7)] : []),
			...(name === 'jade'
				? [ofAltar(card).jadePlaced(1, 13, { causedBy: 7 }), ofSpace(13).scored(1, 2, { causedBy: next })]
				: []),
		],
		changes: {
			[`seats.1.resources.${pays}`]: 0,
			'seats.1.priests.power': steps,
			altarTokens: withOn(Array.from({ length: 12 }, () => null) as (number | null)[], column, 1),
			...(name === 'jade' ? { 'seats.1.mask': [13], 'seats.1.vp': 2 } : {}),
			...changes,
		},
	};
};

describe('copan.altars.gain: the three columns of our sixteen cards', () => {
	const columns = altars.flatMap(([cost, ...three], index) =>
		three.map((what, column) => ({
			card: `altar-${index + 1}`,
			cost,
			column: (column + 1) as 1 | 2 | 3,
			what,
			name: `${what[0]}, then ${what[1]} up`,
		})),
	);
	test.each(columns)('$card for 1 $cost, column $column: $name', ({ card, cost, column, what }) => {
		const row = columnRow(card, cost, column, what);
		// Where the price, or what the column gives, is Zeal, the entry and it are one.
		checkSite('altars', row);
	});
});

describe('copan.altars.choose', () => {
	test.each([1, 4, 7, 10])('column %i belongs to the card above it', (column) => {
		const laid = ['altar-10', 'altar-5', 'altar-6', 'altar-12'];
		const card = laid[Math.floor((column - 1) / 3)] as string;
		const cost: Resource = card === 'altar-10' || card === 'altar-12' ? 'power' : 'fame';
		const first = altars[Number(card.slice(6)) - 1]?.[1] as Column;
		const row = columnRow(card, cost, 1, first);
		checkSite('altars', {
			...row,
			setup: { sites: { altars: laid } },
			actions: [useAltar(column), climb('power')],
			told: row.told.map((event) =>
				event.type === 'optionChosen'
					? chose('altars', { what: 'column', column }, 4, { [cost]: 1 })
					: event.type === 'altarTokenPlaced'
						? altarToken(column, 5)
						: event,
			),
			changes: {
				...row.changes,
				altarTokens: withOn(Array.from({ length: 12 }, () => null) as (number | null)[], column, 1),
			},
		});
	});

	const rich = { resources: { food: 4, fame: 4, zeal: 4, power: 4 } };
	test.each<Refusal>([
		...[0, 1, 2].map((owner) => ({
			name: `copan.altars.occupied: a column with a token of seat ${owner}`,
			...at('altars', rich, { sites: { altarTokens: [null, owner] } }),
			refused: useAltar(2),
			rejection: { code: 'altar-taken', rule: 'copan.altars.occupied' as const, values: { column: 2 } },
		})),
		...[3, 9].map((column) => ({
			name: `column ${column}, closed by an Event`,
			...at('altars', rich, { crossed: { zeal: 1 }, sites: { closed: { altars: [3] } } }),
			refused: useAltar(column),
			rejection: {
				code: 'altar-closed',
				rule: 'copan.court.events.close.altars' as const,
				values: { column },
			},
		})),
		{
			name: 'a column over which no card lies',
			...at('altars', rich, { sites: { altars: ['altar-1', 'altar-2', null, 'altar-4'] } }),
			refused: useAltar(8),
			rejection: { code: 'no-altar-card', rule: 'copan.altars.space-first', values: { column: 8 } },
		},
		{
			name: 'a thirteenth column',
			...at('altars', rich),
			refused: useAltar(13),
			rejection: { code: 'no-such-choice', rule: 'copan.altars.pay', values: { ask: 'site' } },
		},
		{
			name: 'copan.altars.pay: the price of another card',
			...at('altars', { resources: { fame: 1, zeal: 3 } }),
			refused: useAltar(1),
			rejection: { code: 'unpayable', rule: 'copan.altars.pay', values: { price: 1, less: 0 } },
		},
	])('refused: $name', checkRefusal);
	test('the columns beside a taken one are free', () => {
		const { setup, actions } = at('altars', rich, { sites: { altarTokens: [null, 1, null, 0] } });
		const { after } = playAll(setup, actions);
		expect(copan.legalActions(after)).toEqual([1, 3, 5, 6, 7, 8, 9, 10, 11, 12].map(useAltar));
	});
});

describe('ruling altar-column-order', () => {
	const free: Setup = { rulings: { 'altar-column-order': 'free' }, sites: { altars: ['altar-6', null, null, null] } };
	const gained = ofAltar('altar-6').gained(1, 'power', 1, 0, { causedBy: 7 });
	const climbed = ofAltar('altar-6').climbed(1, 'power', [0, 3], { causedBy: 7 });
	test.each([
		{ first: 1, told: [gained, climbed] },
		{ first: 2, told: [climbed, gained] },
	])('free: number $first first', ({ first, told }) => {
		const row = columnRow('altar-6', 'fame', 1, ['power', 3]);
		checkSite('altars', {
			...row,
			setup: free,
			actions: [useAltar(1), resolveNext(first), climb('power')],
			told: [...row.told.slice(0, 3), ...told],
		});
	});
	test('printed: the climb is not asked for first', () => {
		const { setup, actions } = at('altars', { resources: { food: 1 } });
		checkRefusal({
			name: '',
			setup,
			actions: [...actions, useAltar(2)],
			refused: climb('food'),
			rejection: { code: 'not-asked', rule: 'copan.altars.gain', values: { ask: 'glyph' } },
		});
	});
});

describe('copan.altars.embassy', () => {
	const closed: Setup = {
		crossed: { food: 1 },
		sites: {
			altars: ['altar-9', null, null, null],
			cities: withOn(laidCities, 3),
			closed: { embassies: [3] },
		},
	};
	const row = (space: number, before: number, token: string, vp: number, setup: Setup): TurnRow => ({
		name: '',
		// Ah-cuxtal rewards actions on Embassies: this is none.
		seat: { characters: ['ah-cuxtal'], resources: { zeal: 1 } },
		setup,
		actions: [useAltar(3), visit(space), climb('food')],
		chance: Array.from({ length: before + 1 }, () => draw(token)),
		told: [
			chose('altars', { what: 'column', column: 3 }, 4, { zeal: 1 }),
			paid('altars', 'zeal', 1, 5),
			altarToken(3, 5),
			built(space, before + 1, 7, { altar: true }),
			tokenDrawn(token, 8),
			ofToken(token).scored(1, vp, { causedBy: 9 }),
			ofAltar('altar-9').climbed(1, 'food', [0, 1], { causedBy: 7 }),
		],
		changes: {
			'seats.1.resources.zeal': 0,
			'seats.1.vp': vp,
			'seats.1.priests.food': 1,
			altarTokens: [null, null, 1, null, null, null, null, null, null, null, null, null],
			embassies: embassiesWith({ [space]: [0, before + 1, 0] }),
			chest: chestWithout([token]),
		},
	});
	test('in a City that is closed: tokens of the level its space has', () =>
		checkSite('altars', row(3, 0, 'level-2-3-vp', 3, closed)));
	test('in an open City: its effect does not come', () =>
		checkSite('altars', row(6, 0, 'level-3-4-vp', 4, { sites: { altars: ['altar-9', null, null, null] } })));
	test('on a stack: as many tokens as there are', () => {
		const stacked = row(1, 1, 'level-1-food', 0, {
			sites: { altars: ['altar-9', null, null, null], embassies: [[0, 1, 0]] },
		});
		const food = (drawn: number) => ofToken('level-1-food').gained(1, 'food', 1, 0, { causedBy: drawn });
		checkSite('altars', {
			...stacked,
			told: [
				...stacked.told.slice(0, 4),
				tokenDrawn('level-1-food', 8),
				tokenDrawn('level-1-food', 8),
				food(9),
				food(10),
				...stacked.told.slice(6),
			],
			changes: {
				...stacked.changes,
				'seats.1.vp': undefined,
				'seats.1.resources.food': 2,
				chest: chestWithout(['level-1-food', 'level-1-food']),
			},
		});
	});
	test('every City is offered, a full one under that reading is not', () => {
		const setup = actionTable({
			players: 4,
			rulings: { 'city-space-limit': 'limited' },
			sites: {
				altars: ['altar-9', null, null, null],
				embassies: [
					[1, 0, 1, 1],
					[1, 1, 0, 1],
				],
			},
			seats: [{}, { resources: { zeal: 2 } }, {}, {}],
		});
		const actions = [move('altars'), turnTotem('two'), useAltar(3)];
		const { after } = playAll(setup, actions);
		expect(copan.decision(after)).toEqual({ actor: 1, ask: 'embassy', rule: 'copan.altars.embassy' });
		expect(copan.legalActions(after)).toEqual([2, 3, 4, 5, 6].map(visit));
		checkRefusal({
			name: '',
			setup,
			actions,
			refused: visit(1),
			rejection: { code: 'city-full', rule: 'copan.embassies.build.token', values: { space: 1 } },
		});
	});
});

test('copan.altars.embassy where every City is full, under that reading: nothing', () =>
	checkSite('altars', {
		name: '',
		setup: {
			players: 4,
			rulings: { 'city-space-limit': 'limited' },
			sites: { altars: ['altar-9', null, null, null], embassies: [1, 2, 3, 4, 5, 6].map(() => [1, 0, 1, 1]) },
		},
		others: [{}, {}, {}],
		seat: { resources: { zeal: 1 } },
		actions: [useAltar(3), climb('food')],
		told: [
			chose('altars', { what: 'column', column: 3 }, 4, { zeal: 1 }),
			paid('altars', 'zeal', 1, 5),
			altarToken(3, 5),
			ofAltar('altar-9').unaffected(1, { verb: 'place-embassy' }, { causedBy: 7, rulings: ['city-space-limit'] }),
			ofAltar('altar-9').climbed(1, 'food', [0, 1], { causedBy: 7 }),
		],
		changes: {
			'seats.1.resources.zeal': 0,
			'seats.1.priests.food': 1,
			altarTokens: [null, null, 1, null, null, null, null, null, null, null, null, null],
		},
	}));

describe('an Altar places the Totem', () => {
	const row = (
		name: string,
		actions: TurnRow['actions'],
		told: Told[],
		changes: Record<string, unknown>,
		has = 1,
	): TurnRow => ({
		name,
		seat: { resources: { power: has } },
		setup: { sites: { altars: ['altar-12', null, null, null] } },
		actions: [useAltar(2), ...actions, climb('food')],
		told: [
			chose('altars', { what: 'column', column: 2 }, 4, { power: 1 }),
			paid('altars', 'power', 1, 5),
			altarToken(2, 5),
			...told,
			ofAltar('altar-12').climbed(1, 'food', [0, 2], { causedBy: 7 }),
		],
		changes: {
			'seats.1.resources.power': 0,
			'seats.1.priests.food': 2,
			altarTokens: [null, 1, null, null, null, null, null, null, null, null, null, null],
			...changes,
		},
	});
	const left: Told = { type: 'totemLeft', player: 1, rules: ['copan.action.move.by-effect'], causedBy: 7 };
	test.each<TurnRow>([
		row('it may stay', [leaveTotem], [left], {}),
		row(
			'it pays the entry and takes no action',
			[placeTotem('stairway'), turnTotem('any')],
			[totemPlaced(1, 'stairway', 'any', 7), entryPaid(1, 'power', 8)],
			{ 'seats.1.totem': { site: 'stairway', space: 1, side: 'any' } },
			2,
		),
	])('$name', (each) => checkSite('altars', each));
});

/* The Hieroglyphic Stairway. */

describe('copan.stairway', () => {
	interface LineRow {
		line: number;
		spaces: number[];
	}
	const lines: LineRow[] = [
		{ line: 1, spaces: [1] },
		{ line: 2, spaces: [2, 3] },
		{ line: 3, spaces: [4, 5, 6] },
	];
	const tops = ['g', 'h', 'g'];
	/** A line with exactly its price; `there` are the spaces on which cards lie. */
	const lineRow = ({ line, spaces }: LineRow, there = spaces): TurnRow => {
		const laidOut = laidGlyphs.map((colour, index) =>
			spaces.includes(index + 1) && !there.includes(index + 1) ? null : colour,
		);
		const colours = there.map((space) => laidGlyphs[space - 1] as string);
		return {
			name: '',
			seat: { resources: { power: line } },
			setup: { sites: { glyphs: laidOut } },
			// Three Glyphs of three colours could be exchanged.
			actions: [takeLine(line), climb('fame'), ...(there.length === 3 ? [goOn] : [])],
			told: [
				chose('stairway', { what: 'line', line }, 4),
				paid('stairway', 'power', line, 5),
				...there.map((space, index) => glyphTaken(space, colours[index] as string, 5)),
				ofStairway.climbed(1, 'fame', [0, line], { causedBy: 5 }),
			],
			refilled: spaces.map((space, index) => filled('glyphs', space, tops[index] as string)),
			changes: {
				'seats.1.resources.power': 0,
				'seats.1.priests.fame': line,
				...Object.fromEntries(colours.map((colour) => [`seats.1.glyphs.${colour}`, 1])),
				'cards.glyphs.laid': glyphsAfter(
					...spaces.map((space, index): [number, string] => [space, tops[index] as string]),
				),
				'cards.glyphs.top': tops.slice(spaces.length),
			},
		};
	};
	test.each(lines)('line $line: its price, all its cards, as many steps; the gaps are filled from the left', (line) =>
		checkSite('stairway', lineRow(line)),
	);
	test.each([
		{ line: 2, spaces: [2, 3], there: [3] },
		{ line: 3, spaces: [4, 5, 6], there: [4, 6] },
		{ line: 3, spaces: [4, 5, 6], there: [5] },
	])('line $line with cards on $there only: the same price and climb', ({ line, spaces, there }) =>
		checkSite('stairway', lineRow({ line, spaces }, there)),
	);

	test.each<Refusal>([
		...[2, 3].map((line) => ({
			name: `line ${line}, one Power short`,
			...at('stairway', { resources: { power: line - 1, fame: 4 } }),
			refused: takeLine(line),
			rejection: { code: 'unpayable', rule: 'copan.stairway.line.pay' as const, values: { price: line, less: 0 } },
		})),
		{
			name: 'copan.stairway.line.take: a line without a card',
			...at('stairway', { resources: { power: 4 } }, { sites: { glyphs: ['a', null, null, 'd', 'e', 'f'] } }),
			refused: takeLine(2),
			rejection: { code: 'line-empty', rule: 'copan.stairway.line.take', values: { line: 2 } },
		},
		{
			name: 'a line whose spaces are closed',
			...at(
				'stairway',
				{ resources: { power: 4 } },
				{
					crossed: { power: 2 },
					sites: { glyphs: ['a', null, null, 'd', 'e', 'f'], closed: { stairway: [2, 3] } },
				},
			),
			refused: takeLine(2),
			rejection: { code: 'line-empty', rule: 'copan.stairway.line.take', values: { line: 2 } },
		},
		{
			name: 'a fourth line',
			...at('stairway', { resources: { power: 4 } }),
			refused: takeLine(4),
			rejection: { code: 'no-such-choice', rule: 'copan.stairway.line.pay', values: { ask: 'site' } },
		},
	])('refused: $name', checkRefusal);

	const closed = (rulings: Setup['rulings'], faces: (1 | 2 | 3 | 5)[], glyphs: (string | null)[]): Setup => ({
		rulings,
		crossed: { power: 3 },
		sites: { glyphs, closed: { stairway: faces } },
	});
	test.each<TurnRow>([
		{
			...lineRow({ line: 2, spaces: [2, 3] }),
			name: 'one space closed: the other card, the whole price and climb; the closed space stays empty',
			setup: closed({}, [2], withOn(laidGlyphs, 2)),
			told: [
				chose('stairway', { what: 'line', line: 2 }, 4),
				paid('stairway', 'power', 2, 5),
				glyphTaken(3, 'c', 5),
				ofStairway.climbed(1, 'fame', [0, 2], { causedBy: 5 }),
			],
			refilled: [filled('glyphs', 3, 'g')],
			changes: {
				'seats.1.resources.power': 0,
				'seats.1.priests.fame': 2,
				'seats.1.glyphs.c': 1,
				'cards.glyphs.laid': glyphsAfter([2, null], [3, 'g']),
				'cards.glyphs.top': ['h', 'g'],
			},
		},
		{
			name: 'under the reading that an empty line climbs: the price and the climb alone',
			setup: closed({ 'empty-stairway-line': 'climb-alone' }, [2, 3], glyphsAfter([2, null], [3, null])),
			seat: { resources: { power: 2 } },
			actions: [takeLine(2), climb('fame')],
			told: [
				chose('stairway', { what: 'line', line: 2 }, 4),
				paid('stairway', 'power', 2, 5),
				ofStairway.climbed(1, 'fame', [0, 2], { causedBy: 5 }),
			],
			changes: { 'seats.1.resources.power': 0, 'seats.1.priests.fame': 2 },
		},
		{
			name: 'under the reading that columns climb: one climb for each card, a stairway chosen each time',
			setup: { rulings: { 'stairway-climb': 'of-the-columns' } },
			seat: { resources: { power: 3 } },
			actions: [takeLine(3), climb('fame'), climb('zeal'), climb('fame'), goOn],
			told: [
				chose('stairway', { what: 'line', line: 3 }, 4),
				paid('stairway', 'power', 3, 5),
				glyphTaken(4, 'd', 5),
				glyphTaken(5, 'e', 5),
				glyphTaken(6, 'f', 5),
				ofStairway.climbed(1, 'fame', [0, 1], { causedBy: 5 }),
				ofStairway.climbed(1, 'zeal', [0, 2], { causedBy: 5 }),
				ofStairway.climbed(1, 'fame', [1, 4], { causedBy: 5 }),
			],
			refilled: [4, 5, 6].map((space, index) => filled('glyphs', space, tops[index] as string)),
			changes: {
				'seats.1.resources.power': 0,
				'seats.1.priests.fame': 4,
				'seats.1.priests.zeal': 2,
				'seats.1.glyphs.d': 1,
				'seats.1.glyphs.e': 1,
				'seats.1.glyphs.f': 1,
				'cards.glyphs.laid': glyphsAfter([4, 'g'], [5, 'h'], [6, 'g']),
				'cards.glyphs.top': [],
			},
		},
		{
			name: 'under that reading a column without a card climbs nothing',
			setup: closed({ 'stairway-climb': 'of-the-columns' }, [5], withOn(laidGlyphs, 5)),
			seat: { resources: { power: 3 } },
			actions: [takeLine(3), climb('fame'), climb('zeal')],
			told: [
				chose('stairway', { what: 'line', line: 3 }, 4),
				paid('stairway', 'power', 3, 5),
				glyphTaken(4, 'd', 5),
				glyphTaken(6, 'f', 5),
				ofStairway.climbed(1, 'fame', [0, 1], { causedBy: 5 }),
				ofStairway.climbed(1, 'zeal', [0, 3], { causedBy: 5 }),
			],
			refilled: [filled('glyphs', 4, 'g'), filled('glyphs', 6, 'h')],
			changes: {
				'seats.1.resources.power': 0,
				'seats.1.priests.fame': 1,
				'seats.1.priests.zeal': 3,
				'seats.1.glyphs.d': 1,
				'seats.1.glyphs.f': 1,
				'cards.glyphs.laid': glyphsAfter([4, 'g'], [5, null], [6, 'h']),
				'cards.glyphs.top': ['g'],
			},
		},
		{
			name: 'the last step to the top: the rest is lost, and the Zenith token is taken',
			seat: { resources: { power: 3 }, priests: { fame: 7 } },
			actions: [takeLine(3), climb('fame'), goOn],
			told: [
				chose('stairway', { what: 'line', line: 3 }, 4),
				paid('stairway', 'power', 3, 5),
				glyphTaken(4, 'd', 5),
				glyphTaken(5, 'e', 5),
				glyphTaken(6, 'f', 5),
				ofStairway.climbed(1, 'fame', [7, 9], { excess: 1, causedBy: 5 }),
				zenithTaken(1, 'fame', 10),
				zenithScored(1, 'fame', 14, 11),
			],
			refilled: [4, 5, 6].map((space, index) => filled('glyphs', space, tops[index] as string)),
			changes: {
				'seats.1.resources.power': 0,
				'seats.1.priests.fame': 9,
				'seats.1.topped': ['fame'],
				'seats.1.vp': 14,
				zenith: 2,
				'seats.1.glyphs.d': 1,
				'seats.1.glyphs.e': 1,
				'seats.1.glyphs.f': 1,
				'cards.glyphs.laid': glyphsAfter([4, 'g'], [5, 'h'], [6, 'g']),
				'cards.glyphs.top': [],
			},
		},
		{
			...lineRow({ line: 2, spaces: [2, 3] }),
			name: 'under the reading that the player chooses, known cards go where the player says',
			setup: { rulings: { 'refill-order': 'players-choice' } },
			actions: [takeLine(2), climb('fame'), fillSpace(3)],
			refilled: [filled('glyphs', 3, 'g'), filled('glyphs', 2, 'h')],
			changes: {
				...lineRow({ line: 2, spaces: [2, 3] }).changes,
				'cards.glyphs.laid': glyphsAfter([2, 'h'], [3, 'g']),
			},
		},
	])('$name', (row) => checkSite('stairway', row));
});

/* Characters that make actions cheaper, or pay for climbing. */

describe('copan.characters.infinity: discounts', () => {
	const six: Setup = { sites: { cities: ['6'] } };
	/** Coyopa takes 1 off the path and the City together. */
	const coyopa = (kind: Resource, paidFor: Resource): TurnRow => ({
		name: '',
		seat: { characters: ['coyopa'], resources: { food: 1, fame: 1 } },
		setup: six,
		actions: [visit(1), leaveOut(kind)],
		chance: [draw('level-1-1-vp')],
		told: [
			chose('embassies', { what: 'city', space: 1 }, 4, { food: 1, fame: 1 }),
			leftOut('embassies', kind, 1, 5),
			paid('embassies', paidFor, 1, 5),
			built(1, 1, 5),
			ofCity('6').scored(1, 5, { causedBy: 8 }),
			tokenDrawn('level-1-1-vp', 8),
			ofToken('level-1-1-vp').scored(1, 1, { causedBy: 10 }),
		],
		changes: {
			[`seats.1.resources.${paidFor}`]: 0,
			'seats.1.vp': 6,
			embassies: embassiesWith({ 1: [0, 1, 0] }),
			chest: chestWithout(['level-1-1-vp']),
		},
	});
	test('Coyopa: the resource of the path may be left out', () => checkSite('embassies', coyopa('food', 'fame')));
	test('Coyopa: or that of the City', () => checkSite('embassies', coyopa('fame', 'food')));
	test.each<Refusal>([
		{
			name: 'leaving out what one has, so that the rest cannot be paid',
			setup: at('embassies', { characters: ['coyopa'], resources: { food: 1 } }, six).setup,
			actions: [move('embassies'), turnTotem('two'), visit(1)],
			refused: leaveOut('food'),
			rejection: { code: 'discount-leaves-unpayable', rule: 'copan.embassies.price.path', values: { kind: 'food' } },
		},
		{
			name: 'leaving out what is not in the price',
			setup: at('embassies', { characters: ['coyopa'], resources: { food: 1, fame: 1 } }, six).setup,
			actions: [move('embassies'), turnTotem('two'), visit(1)],
			refused: leaveOut('zeal'),
			rejection: { code: 'no-such-choice', rule: 'copan.embassies.price.path', values: { ask: 'discount' } },
		},
		{
			name: 'one short of the price less the discount',
			...at('embassies', { characters: ['coyopa'], resources: { food: 1 } }, { sites: { cities: ['6', '20'] } }),
			refused: visit(2),
			rejection: { code: 'unpayable', rule: 'copan.embassies.price.path', values: { price: 3, less: 1 } },
		},
	])('refused: $name', checkRefusal);

	test('Hozanek: 1 off a Character', () =>
		checkSite('ball-court', {
			name: '',
			seat: { characters: ['hozanek'], resources: { fame: 1 } },
			actions: [recruit('muluc')],
			told: [
				chose('ball-court', { what: 'character', character: 'muluc' }, 4),
				leftOut('ball-court', 'fame', 1, 5),
				paid('ball-court', 'fame', 1, 5),
				recruited('muluc', 1, 5),
				courtToken('left', 8),
			],
			refilled: [filled('characters', 1, 'tonalnan')],
			changes: {
				'seats.1.resources.fame': 0,
				'seats.1.characters': ['hozanek', 'muluc'],
				'ballCourt.left': [0, 1, 0],
				'cards.characters.laid': withOn(laidCourt, 1, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		}));
	test('Hozanek: the resource of choice may be the one', () =>
		checkSite('ball-court', {
			name: '',
			seat: { characters: ['hozanek'], resources: { fame: 2 } },
			actions: [recruit('ixtli'), leaveOut('any')],
			told: [
				chose('ball-court', { what: 'character', character: 'ixtli' }, 4),
				leftOut('ball-court', 'any', 1, 5),
				paid('ball-court', 'fame', 2, 5),
				recruited('ixtli', 3, 5),
				courtToken('left', 8),
			],
			refilled: [filled('characters', 3, 'tonalnan')],
			changes: {
				'seats.1.resources.fame': 0,
				'seats.1.characters': ['hozanek', 'ixtli'],
				'ballCourt.left': [0, 1, 0],
				'cards.characters.laid': withOn(laidCourt, 3, 'tonalnan'),
				'cards.characters.top': ['chamahez', 'yaluk'],
			},
		}));
	test('Kawil: an Altar for nothing', () =>
		checkSite('altars', {
			...columnRow('altar-6', 'fame', 1, ['power', 3]),
			seat: { characters: ['kawil'] },
			told: [
				chose('altars', { what: 'column', column: 1 }, 4, { fame: 1 }),
				leftOut('altars', 'fame', 1, 5),
				...columnRow('altar-6', 'fame', 1, ['power', 3]).told.slice(2),
			],
			changes: {
				...columnRow('altar-6', 'fame', 1, ['power', 3]).changes,
				'seats.1.resources.fame': undefined,
			},
		}));
	test('Vukubcane: 1 off a line', () =>
		checkSite('stairway', {
			name: '',
			seat: { characters: ['vukubcane'], resources: { power: 1 } },
			actions: [takeLine(2), climb('fame')],
			told: [
				chose('stairway', { what: 'line', line: 2 }, 4),
				leftOut('stairway', 'power', 1, 5),
				paid('stairway', 'power', 1, 5),
				glyphTaken(2, 'b', 5),
				glyphTaken(3, 'c', 5),
				ofStairway.climbed(1, 'fame', [0, 2], { causedBy: 5 }),
			],
			refilled: [filled('glyphs', 2, 'g'), filled('glyphs', 3, 'h')],
			changes: {
				'seats.1.resources.power': 0,
				'seats.1.priests.fame': 2,
				'seats.1.glyphs.b': 1,
				'seats.1.glyphs.c': 1,
				'cards.glyphs.laid': glyphsAfter([2, 'g'], [3, 'h']),
				'cards.glyphs.top': ['g'],
			},
		}));
	test.each([
		['coyopa', 'stairway', { power: 0 }],
		['vukubcane', 'altars', {}],
		['kawil', 'ball-court', { fame: 1 }],
		['hozanek', 'embassies', { food: 1 }],
		['citlamina', 'altars', {}],
	] as const)('%s changes nothing at %s', (character, site, store: Store) => {
		const entry = entryPrice[site];
		const { after } = playAll(
			actionTable({
				seats: [{}, { characters: [character], resources: { ...store, [entry]: (store[entry] ?? 0) + 1 } }, {}],
			}),
			[],
		);
		expect(copan.why(after, move(site))?.code).toBe('action-unpayable');
	});
	test('for whoever holds it only', () => {
		const { after } = playAll(
			actionTable({ seats: [{ characters: ['vukubcane'] }, { resources: { power: 1 } }, {}] }),
			[],
		);
		expect(copan.why(after, move('stairway'))?.code).toBe('action-unpayable');
	});
});

describe('copan.characters.infinity: Camazotz', () => {
	const gains = (resource: Resource, causedBy: number) =>
		tellsOf({ lasting: 'camazotz' }, ['copan.characters.infinity']).gained(1, resource, 1, 0, { causedBy });
	const row = (
		line: number,
		spaces: number[],
		from: number,
		answers: TurnRow['actions'],
		told: Told[],
		changes: Record<string, unknown>,
	): TurnRow => ({
		name: '',
		seat: { characters: ['camazotz'], resources: { power: line }, priests: { fame: from } },
		actions: [takeLine(line), climb('fame'), ...answers],
		told: [
			chose('stairway', { what: 'line', line }, 4),
			paid('stairway', 'power', line, 5),
			...spaces.map((space) => glyphTaken(space, laidGlyphs[space - 1] as string, 5)),
			...told,
		],
		refilled: spaces.map((space, index) => filled('glyphs', space, ['g', 'h', 'g'][index] as string)),
		changes: {
			'seats.1.resources.power': 0,
			...Object.fromEntries(spaces.map((space) => [`seats.1.glyphs.${laidGlyphs[space - 1]}`, 1])),
			'cards.glyphs.laid': glyphsAfter(
				...spaces.map((space, index): [number, string] => [space, ['g', 'h', 'g'][index] as string]),
			),
			'cards.glyphs.top': ['g', 'h', 'g'].slice(spaces.length),
			...changes,
		},
	});
	test('1 step: nothing', () =>
		checkSite(
			'stairway',
			row(1, [1], 0, [], [ofStairway.climbed(1, 'fame', [0, 1], { causedBy: 5 })], { 'seats.1.priests.fame': 1 }),
		));
	test('2 steps: a resource of choice', () =>
		checkSite(
			'stairway',
			row(2, [2, 3], 0, [gain('zeal')], [ofStairway.climbed(1, 'fame', [0, 2], { causedBy: 5 }), gains('zeal', 9)], {
				'seats.1.priests.fame': 2,
				'seats.1.resources.zeal': 1,
			}),
		));
	test('3 steps: one resource, not two', () =>
		checkSite(
			'stairway',
			row(
				3,
				[4, 5, 6],
				0,
				[gain('food'), goOn],
				[ofStairway.climbed(1, 'fame', [0, 3], { causedBy: 5 }), gains('food', 10)],
				{ 'seats.1.priests.fame': 3, 'seats.1.resources.food': 1 },
			),
		));
	test('2 steps of which 1 was left: nothing', () =>
		checkSite(
			'stairway',
			row(
				2,
				[2, 3],
				8,
				[],
				[
					ofStairway.climbed(1, 'fame', [8, 9], {
						excess: 1,
						causedBy: 5,
						rulings: ['excess-steps', 'climb-cut-short'],
					}),
					zenithTaken(1, 'fame', 9),
					zenithScored(1, 'fame', 14, 10),
				],
				{ 'seats.1.priests.fame': 9, 'seats.1.topped': ['fame'], 'seats.1.vp': 14, zenith: 2 },
			),
		));
});

test('the rules listed in this file were really cited in it', () => {
	expect(exercises.filter((id) => !cited.has(id))).toEqual([]);
});
