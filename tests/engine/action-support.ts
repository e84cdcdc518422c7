/**
 * What the tests of the Action phase share on top of `support.ts` and `fate-support.ts`: a table on which the Court
 * phase is skipped, so that a turn begins with the Totem, the actions and events of the phase, and rows for one turn.
 */

import type { CharacterId } from '#games/copan/characters.ts';
import type { Cost } from '#games/copan/cities.ts';
import type { Exchange, GlyphColour } from '#games/copan/glyphs.ts';
import type { Action, SeatSetup, Setup } from '#games/copan/index.ts';
import { spaces } from '#games/copan/pyramid.ts';
import { type PlayerCount, type Resource, resources, type Site } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import type { RulingId } from '#games/copan/rulings.ts';
import type { Bought } from '#games/copan/site-actions.ts';
import type { TotemSide } from '#games/copan/totems.ts';
import { entryPaid, laidGlyphs, laidOut, tellsOf, withOn } from './fate-support.ts';
import { type Chance, checkRow, ended, fixedCopy, laid, type Row, skipped, type Told, turnTotem } from './support.ts';

/* The table. */

/** A tile on every space of the Pyramid: with nothing to place, the Court phase is skipped. */
export const fullPyramid = (players: PlayerCount = 3): NonNullable<Setup['pyramid']> =>
	Object.fromEntries(
		spaces
			.filter(({ column }) => !fixedCopy.setupColumns[players].includes(column))
			.map(({ id }, index) => [id, resources[index % resources.length] as Resource]),
	);

/** The Characters laid out: an infinity, a bird and a sun Character on each half. */
export const laidCourt: CharacterId[] = ['muluc', 'chicchan', 'ixtli', 'huracan', 'cabaguil', 'yatzil'];
/** Known cards on top of the piles: refills ask nobody. */
export const onTop = { characters: ['tonalnan', 'chamahez', 'yaluk'], glyphs: ['g', 'h', 'g'] };

/** A table for three on the second seat's turn, which has no Court phase and is played to its end. */
export const actionTable = (setup: Setup = {}): Setup =>
	laidOut({
		until: 'turn',
		pyramid: fullPyramid(setup.players),
		tops: onTop,
		...setup,
		sites: { characters: laidCourt, ...setup.sites },
	});

/* The actions. */

export const move = (site: Site): Action => ({ type: 'move', site });
export const stay: Action = { type: 'stay' };
export const visit = (space: number): Action => ({ type: 'visit', space });
export const recruit = (character: CharacterId): Action => ({ type: 'recruit', character });
export const useAltar = (column: number): Action => ({ type: 'use-altar', column });
export const takeLine = (line: number): Action => ({ type: 'take-line', line });
export const buyTiles: Action = { type: 'buy-tiles' };
export const buyExtension: Action = { type: 'buy-extension' };
export const buyNothing: Action = { type: 'buy-nothing' };
export const leaveOut = (kind: Resource | 'any'): Action => ({ type: 'discount', kind });
export const pay = (resource: Resource): Action => ({ type: 'pay', resource });
export const act = (site: Site): Action => ({ type: 'act', site });
export const forgo: Action = { type: 'forgo' };
export const resolveNext = (item: number): Action => ({ type: 'resolve-next', item });
export const exchange = (set: Exchange['set'], cards: number): Action => ({ type: 'exchange', set, cards });
export const giveGlyph = (colour: GlyphColour): Action => ({ type: 'give-glyph', colour });

/* The events, written by hand; the second seat acts where no player is named. */

interface More {
	player?: number;
	rulings?: RulingId[];
}

const hanging = (rulings: RulingId[] = []) => (rulings.length > 0 ? { rulings } : {});

/** The Totem comes to a space: to the entry space, or by staying one on. */
export const totemMoved = (
	site: Site,
	side: TotemSide,
	{ space = 1, player = 1, ejected = false }: { space?: number; player?: number; ejected?: boolean } = {},
): Told => ({
	type: 'totemMoved',
	player,
	site,
	space,
	side,
	how: space > 1 ? 'stay' : 'move',
	rules: [
		space > 1 ? 'copan.action.stay.next' : ejected ? 'copan.action.push.ejected-moves' : 'copan.action.move.entry',
	],
	...(ejected ? { rulings: ['ejection'] } : {}),
});

export const noSiteTaken: Told = {
	type: 'noSiteTaken',
	player: 1,
	rules: ['copan.action.move.afford'],
	rulings: ['no-payable-site'],
};

const ofTotem = tellsOf({ totem: true }, ['copan.action.space.times']);
/** What the Totem's side brings. */
export const totemScores = (vp: number, causedBy: number, player = 1): Told => ofTotem.scored(player, vp, { causedBy });
export const totemGains = (resource: Resource, causedBy: number, player = 1): Told =>
	ofTotem.gained(player, resource, 1, 0, { causedBy });

const actionBegun = (site: Site, causedBy: number, less: number, player: number, rule: CopanRule): Told => ({
	type: 'actionBegun',
	player,
	site,
	less,
	rules: [rule],
	causedBy,
});

/** The action of the Site to which the Totem has moved. */
export const begun = (site: Site, causedBy: number, player = 1): Told =>
	actionBegun(site, causedBy, 0, player, 'copan.action.move.symbol-then-action');
/** The action of the Site on which the Totem has stayed. */
export const begunByStaying = (site: Site, causedBy: number): Told =>
	actionBegun(site, causedBy, 0, 1, 'copan.action.stay.action');
/** A bonus action; `less` is what it takes off the price. */
export const bonusBegun = (site: Site, causedBy: number, less = 0): Told =>
	actionBegun(site, causedBy, less, 1, 'copan.action.bonus.order');

const priceRules: Record<Site, CopanRule[]> = {
	embassies: ['copan.embassies.price.path', 'copan.embassies.price.city'],
	river: ['copan.river.one-purchase'],
	'ball-court': ['copan.ball-court.recruit.price'],
	altars: ['copan.altars.pay'],
	stairway: ['copan.stairway.line.pay'],
};

/** The price of a choice that costs the same in every row: a line of the Stairway, the River’s tiles, a Character. */
const usualPrice = (option: Bought): Cost => {
	switch (option.what) {
		case 'line':
			return { power: option.line };
		case 'tiles':
			return { any: 1 };
		case 'character':
			if (option.character === 'chicchan' || option.character === 'cabaguil') return { fame: 1, any: 1 };
			return option.character === 'ixtli' || option.character === 'yatzil' ? { fame: 2, any: 1 } : { fame: 2 };
		default:
			throw new Error(`say what ${option.what} costs`);
	}
};

/** `due` is the whole price; `less`, what is left out of it, is added from the rest of the row. */
export const chose = (
	site: Site,
	option: Bought,
	causedBy: number,
	due: Cost = usualPrice(option),
	player = 1,
): Told => ({
	type: 'optionChosen',
	player,
	site,
	option,
	due,
	rules:
		option.what === 'tiles'
			? ['copan.river.buy-tiles']
			: option.what === 'extension'
				? ['copan.river.extension.price']
				: priceRules[site],
	causedBy,
});

export const paid = (site: Site, resource: Resource, amount: number, causedBy: number, player = 1): Told => ({
	type: 'lost',
	player,
	resource,
	amount,
	to: 'price',
	rules: priceRules[site],
	causedBy,
});

/** Resources left out of a price. */
export const leftOut = (site: Site, kind: Resource | 'any', amount: number, causedBy: number, player = 1): Told => ({
	type: 'discounted',
	player,
	kind,
	amount,
	rules: priceRules[site],
	causedBy,
	rulings: ['discount-which'],
});

/** Giving the action up: by the reading that allows it, or because nothing is left there, or nothing can be paid. */
export const forgone = (
	site: Site,
	causedBy: number,
	by: 'action-optional' | 'site-with-nothing-left' | 'stay-needs-payment' = 'action-optional',
): Told => ({
	type: 'actionForgone',
	player: 1,
	site,
	rules: ['copan.action.move.symbol-then-action'],
	causedBy,
	rulings: [by],
});

/** `altar`: built by an Altar, without the City's effect. */
export const built = (
	space: number,
	stacked: number,
	causedBy: number,
	{ altar = false, player = 1, rulings }: More & { altar?: boolean } = {},
): Told => ({
	type: 'embassyBuilt',
	player,
	space,
	stacked,
	rules: [
		altar ? 'copan.altars.embassy' : 'copan.embassies.build.token',
		...(stacked > 1 ? (['copan.embassies.again.stack'] as const) : []),
	],
	causedBy,
	...hanging(rulings),
});

export const tokenDrawn = (token: string, causedBy: number, player = 1): Told => ({
	type: 'tokenDrawn',
	player,
	token,
	rules: ['copan.embassies.draw.count'],
	causedBy,
});

export const tilesTaken = (
	tiles: Resource[],
	causedBy: number,
	{ rules = ['copan.river.two-leftmost'], rulings, player = 1 }: More & { rules?: CopanRule[] } = {},
): Told => ({ type: 'riverTilesTaken', player, tiles, rules, causedBy, ...hanging(rulings) });

export const riverFilled = (space: number, tile: Resource, rule?: CopanRule): Told => ({
	type: 'riverFilled',
	space,
	tile,
	rules: [rule ?? 'copan.end-turn.refill.river'],
	rulings: [...(rule === 'copan.river.two-leftmost' ? ['river-short'] : []), 'river-slide'],
});

export const recruited = (character: CharacterId, space: number, causedBy: number, player = 1): Told => ({
	type: 'characterTaken',
	player,
	character,
	space,
	rules: ['copan.ball-court.recruit.place'],
	causedBy,
});

/** A Character that an effect gives. */
export const given = (character: CharacterId, space: number, rules: CopanRule[], causedBy: number): Told => ({
	type: 'characterTaken',
	player: 1,
	character,
	space,
	rules,
	causedBy,
	rulings: ['gained-character-token'],
});

export const courtToken = (half: 'left' | 'right', causedBy: number, { player = 1, rulings }: More = {}): Told => ({
	type: 'courtTokenPlaced',
	player,
	half,
	rules: ['copan.ball-court.recruit.token'],
	causedBy,
	...hanging(rulings),
});

export const altarToken = (column: number, causedBy: number, player = 1): Told => ({
	type: 'altarTokenPlaced',
	player,
	column,
	rules: ['copan.altars.choose'],
	causedBy,
});

export const glyphTaken = (
	space: number,
	colour: string,
	causedBy: number,
	rules: CopanRule[] = ['copan.stairway.line.take'],
): Told => ({ type: 'glyphTaken', player: 1, space, colour, rules, causedBy });

export const extensionAdded = (extensions: number, rules: CopanRule[], causedBy: number): Told => ({
	type: 'extensionAdded',
	player: 1,
	extensions,
	rules: [...rules, 'copan.river.extension.attach'],
	causedBy,
	...hanging(extensions > 3 ? ['extension-limit'] : []),
});

export const jadeWaits = (causedBy: number): Told => ({
	type: 'jadeWaits',
	player: 1,
	rules: ['copan.mask.after-action'],
	causedBy,
	rulings: ['jade-before-bonus'],
});

/** A bonus action waits: in the midst of an action for its end, or else by one of two rulings. */
export const queuedBonus = (
	site: Site | 'any',
	less: number,
	rules: CopanRule[],
	causedBy: number,
	ruling?: 'immediate-city-action' | 'off-action-timing',
): Told => ({
	type: 'bonusActionQueued',
	player: 1,
	site,
	less,
	rules: [...rules, 'copan.action.bonus.finish-first', 'copan.action.bonus.order'],
	causedBy,
	...hanging(ruling && [ruling]),
});

/** A bonus action that cannot be paid: VP do not pay it either. */
export const bonusLost = (site: Site | 'any', causedBy: number): Told => ({
	type: 'bonusActionLost',
	player: 1,
	site,
	rules: ['copan.action.bonus.pay', 'copan.court.loss.not-for-costs'],
	causedBy,
});

export const bonusDeclined = (site: Site | 'any', causedBy: number): Told => ({
	type: 'bonusActionDeclined',
	player: 1,
	site,
	rules: ['copan.action.bonus.order'],
	causedBy,
	rulings: ['bonus-action-declined'],
});

/** 2 VP by a Character that pays for actions at its Site. */
export const rewarded = (
	character: CharacterId,
	causedBy: number,
	{ player = 1, rulings = ['bonus-action-counts'] }: More = {},
): Told => ({
	type: 'scored',
	player,
	vp: 2,
	by: { lasting: character },
	rules: ['copan.characters.infinity'],
	causedBy,
	rulings,
});

export const glyphsExchanged = (set: Exchange['set'], colours: GlyphColour[], jade: number): Told => ({
	type: 'glyphsExchanged',
	player: 1,
	set,
	colours,
	jade,
	rules: [
		'copan.glyphs.exchange.any-time',
		set === 'same-colour' ? 'copan.glyphs.same-colour' : 'copan.glyphs.different-colours',
		'copan.glyphs.discard',
	],
});

export const turnEnded = (player = 1): Told => ({ type: 'turnEnded', player, rules: ['copan.end-turn.when'] });

/** A card laid at the end of the turn, or under the rule named. */
export const filled = (
	kind: 'characters' | 'glyphs',
	space: number,
	card: string,
	rule: CopanRule = 'copan.end-turn.refill.cards',
): Told => {
	const { causedBy: _, ...told } = laid(kind, space, card, 0, rule);
	return told as Told;
};

/* Rows for one turn. */

export interface TurnRow {
	name: string;
	/** The active player, the second of the seats. */
	seat?: SeatSetup;
	/** The other seats, the first one first. */
	others?: SeatSetup[];
	setup?: Setup;
	actions: readonly Action[];
	chance?: Chance;
	/** All events from event 2 on, up to the end of the turn. */
	told: readonly Told[];
	/** What is laid at the end of the turn; its end is the cause. */
	refilled?: readonly Told[];
	/** The frames left, where the row stops at a question. */
	asks?: readonly unknown[];
	/** All changes; `undefined` stands for none. */
	changes?: Record<string, unknown>;
}

/** A choice says how much of its price is left out: all that is told as left out because of it. */
export const withLess = (event: Told, id: number, all: readonly Told[]): Told =>
	event.type === 'optionChosen'
		? {
				...event,
				less: all
					.filter(({ type, causedBy }) => type === 'discounted' && causedBy === id)
					.reduce((total, { amount }) => total + Number(amount), 0),
			}
		: event;

/** Whether a store holds as much of a resource as before the turn: then there is no change to name. */
const isAsBefore = (seats: readonly SeatSetup[], path: string, value: unknown): boolean => {
	const [, seat, resource] = /^seats\.(\d)\.resources\.(\w+)$/.exec(path) ?? [];
	return resource !== undefined && value === (seats[Number(seat)]?.resources?.[resource as Resource] ?? 0);
};

/** A Totem that stood on a Site before changes in some of its fields, one that did not as a whole. */
const totemChanges = (seats: readonly SeatSetup[], [path, value]: [string, unknown]): [string, unknown][] => {
	const before = seats[Number(/^seats\.(\d)\.totem$/.exec(path)?.[1] ?? -1)]?.totem;
	if (!before || !value) return [[path, value]];
	return Object.entries(value)
		.filter(([field, after]) => before[field as keyof typeof before] !== after)
		.map(([field, after]) => [`${path}.${field}`, after]);
};

/** The Court phase that is skipped: events 0 and 1. */
export const noCourtPhase: readonly Told[] = [skipped('pyramid-full', 1), ended(1)];

export const turnRow = ({
	name,
	seat = {},
	others = [],
	setup = {},
	actions,
	chance,
	told,
	refilled = [],
	asks,
	changes = {},
}: TurnRow): Row => {
	const events = [...noCourtPhase, ...told].map((event, id, all) => withLess(event, id, all));
	const end = events.length;
	const seats = [others[0] ?? {}, seat, ...others.slice(1)];
	return {
		name,
		setup: actionTable({ ...setup, seats }),
		actions,
		...(chance ? { chance } : {}),
		events: [...events, ...(asks ? [] : [turnEnded(), ...refilled.map((event) => ({ causedBy: end, ...event }))])],
		changes: Object.fromEntries(
			Object.entries({ ...(asks ? { frames: asks } : {}), ...changes })
				.filter(([path, value]) => value !== undefined && !isAsBefore(seats, path, value))
				.flatMap((change) => totemChanges(seats, change)),
		),
	};
};

export const checkTurn = (row: TurnRow): void => checkRow(turnRow(row));

/** The entry price of each Site. */
export const entryPrice = { embassies: 'food', 'ball-court': 'fame', altars: 'zeal', stairway: 'power' } as const;

/**
 * The Totem comes from the box to a Site with its 2 up, for a price of 1 that is added to what the seat `has`, or for
 * 2 VP at the River. Event 4 begins the action.
 */
export const siteRow = (site: Site, { seat = {}, actions, told, changes = {}, ...rest }: TurnRow): TurnRow => {
	const entry = site === 'river' ? null : entryPrice[site];
	const has = entry ? (seat.resources?.[entry] ?? 0) : 0;
	return {
		...rest,
		seat: entry ? { ...seat, resources: { ...seat.resources, [entry]: has + 1 } } : seat,
		actions: [move(site), turnTotem('two'), ...actions],
		told: [totemMoved(site, 'two'), entry ? entryPaid(1, entry, 2) : totemScores(2, 2), begun(site, 2), ...told],
		changes: {
			'seats.1.totem': { site, space: 1, side: 'two' },
			...(entry ? { [`seats.1.resources.${entry}`]: has } : { 'seats.1.vp': (seat.vp ?? 0) + 2 }),
			...changes,
		},
	};
};

export const checkSite = (site: Site, row: TurnRow): void => checkTurn(siteRow(site, row));

/** The frames at the question of a Site's action, which event `cause` began. */
export const atSite = (
	site: Site,
	cause: number,
	{ player = 1, less = 0, plus = {}, had = [] }: { player?: number; less?: number; plus?: Cost; had?: string[] } = {},
	under: readonly unknown[] = [{ do: 'after-action' }],
): unknown[] => [
	...under,
	{ do: 'end-action', player, site, had, within: null, cause },
	site === 'river' ? { ask: 'river-buy', player, less, cause } : { ask: 'site', player, site, less, plus, cause },
];

/** The glyphs laid out with nothing on some spaces, or with new cards from the top of the pile. */
export const glyphsAfter = (...changed: [space: number, colour: string | null][]): (string | null)[] =>
	changed.reduce<(string | null)[]>((left, [space, colour]) => withOn(left, space, colour), laidGlyphs);

/** The Embassy tokens in the chest, by level. */
const chestAtStart = [
	['1-vp', 'climb', 'fame', 'fame', 'food', 'food', 'power', 'power', 'zeal', 'zeal'],
	['2-vp', '3-vp', 'any', 'climb', 'fame', 'food', 'food', 'jade', 'power', 'zeal'],
	['3-vp', '4-vp', 'character', 'climb', 'fame', 'food', 'food', 'jade', 'power', 'zeal'],
].map((names, index) => names.map((name) => `level-${index + 1}-${name}`));

/** The chest when these tokens have been used, or also when some are drawn and not used yet. */
export const chestWithout = (used: readonly string[], drawn: readonly string[] = []) =>
	chestAtStart.map((tokens, index) => {
		const ofLevel = (list: readonly string[]) => list.filter((token) => token.startsWith(`level-${index + 1}-`));
		const rest = [...tokens];
		for (const token of [...ofLevel(used), ...ofLevel(drawn)]) rest.splice(rest.indexOf(token), 1);
		return { rest, used: ofLevel(used).sort() };
	});

/** Tokens in the six Cities, by seat; where nothing is said, none. */
export const embassiesWith = (tokens: Record<number, number[]>, players = 3): number[][] =>
	Array.from({ length: 6 }, (_, space) => tokens[space + 1] ?? Array.from({ length: players }, () => 0));
