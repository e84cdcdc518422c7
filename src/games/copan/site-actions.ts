/**
 * The actions of the five Sites: what may be chosen there and what it costs, and what each choice brings. The same
 * for the Site a Totem stands on and for bonus actions.
 */
import type { Candidate, Rejection } from '#engine/rules.ts';
import type { Action, ActionOf } from './actions.ts';
import { type CharacterId, characterOf } from './characters.ts';
import { type Cost, cities } from './cities.ts';
import type { Effect } from './effects.ts';
import { embassyTokens } from './embassy-tokens.ts';
import { doFree, freeActions } from './exchange.ts';
import { placeCourtToken, takeTiles } from './executor.ts';
import type { Frame, QuestionOf, TaskOf } from './frames.ts';
import type { GlyphColour } from './glyphs.ts';
import { addCosts, discountOf, isPayable, priceRule, totalOf } from './payment.ts';
import { takeFrom, tally } from './piles.ts';
import {
	altarCardOf,
	extensionsLeft,
	isCityFull,
	isClosed,
	own,
	ownCards,
	ownSeat,
	type Position,
	type Seat,
	tokensLeft,
} from './position.ts';
import { type ByResource, resources, type Site } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';
import { giveUp, score } from './store.ts';
import { allow, type QuestionTable, refuse, schedule, seatOf, type TaskTable, type Turn, tell } from './turn.ts';

/** One thing that might be done at a Site: the action, its price, and why it is shut whatever one could pay. */
interface Option {
	action: Action;
	due: Cost;
	shut: Rejection | null;
}

/** The cost of a Character by its kind. */
const characterCost = ({ table }: Position, id: CharacterId): Cost =>
	table.profile.characterCosts[characterOf(id).kind];

/** The rule by which a Site's action places a token of the player, where it does: with none left, it is shut. Ruling `supplies-run-out`. */
const tokenRule: Partial<Record<Site, CopanRule>> = {
	embassies: 'copan.embassies.build.token',
	'ball-court': 'copan.ball-court.recruit.token',
	altars: 'copan.altars.choose',
};

const extensionPrice = (seat: Seat): Cost => ({ any: 1 + seat.extensions });

const whyNoExtension = (position: Position, player: number): Rejection | null => {
	if (extensionsLeft(position) === 0) return refuse('no-extension-left', 'copan.river.extension.attach');
	return position.table.readings['extension-limit'] === 'three' && seatOf(position, player).extensions >= 3
		? refuse('extension-limit', 'copan.river.extension.attach')
		: null;
};

/** All that a Site offers a player, open or shut. */
export const optionsAt = (position: Position, player: number, site: Site): Option[] => {
	const { cards, table } = position;
	const placing = tokenRule[site];
	const noToken = placing && tokensLeft(position, player) === 0 ? refuse('no-token-left', placing) : null;
	switch (site) {
		case 'embassies':
			return position.cities.map((id, space): Option => {
				const city = cities.find((each) => each.id === id);
				const shut = isClosed(position, 'embassies', space)
					? refuse('city-closed', 'copan.court.events.close.embassies', { space: space + 1 })
					: isCityFull(position, space, player)
						? refuse('city-full', 'copan.embassies.build.token', { space: space + 1 })
						: noToken;
				return {
					action: { type: 'visit', space: space + 1 },
					due: addCosts(table.profile.cityPaths[space]?.cost ?? {}, city?.cost ?? {}),
					shut,
				};
			});
		case 'river':
			return [{ action: { type: 'act', site }, due: {}, shut: null }];
		case 'ball-court':
			return cards.characters.laid.flatMap((id): Option[] =>
				id
					? [
							{
								action: { type: 'recruit', character: id as CharacterId },
								due: characterCost(position, id as CharacterId),
								shut: noToken,
							},
						]
					: [],
			);
		case 'altars':
			return table.profile.faceSpaces.altars.map((_, column): Option => {
				const card = altarCardOf(position, column);
				const shut = isClosed(position, 'altars', column)
					? refuse('altar-closed', 'copan.court.events.close.altars', { column: column + 1 })
					: position.altarTokens[column] !== null
						? refuse('altar-taken', 'copan.altars.occupied', { column: column + 1 })
						: card
							? noToken
							: refuse('no-altar-card', 'copan.altars.space-first', { column: column + 1 });
				return { action: { type: 'use-altar', column: column + 1 }, due: card?.cost ?? {}, shut };
			});
		case 'stairway':
			return table.profile.stairwayLines.map(({ spaces, cost }, line): Option => {
				const isBare = spaces.every((space) => cards.glyphs.laid[space - 1] === null);
				return {
					action: { type: 'take-line', line: line + 1 },
					due: cost,
					shut:
						isBare && table.readings['empty-stairway-line'] === 'card-needed'
							? refuse('line-empty', 'copan.stairway.line.take', { line: line + 1 })
							: null,
				};
			});
	}
};

/**
 * How a Site stands for a player with this store, when `free` resources of a price need not be paid and `plus` has to
 * be paid besides: nothing is left there, nothing can be paid, or something can. Ruling `site-with-nothing-left`.
 */
export const standingAt = (
	position: Position,
	player: number,
	site: Site,
	store: ByResource,
	free: number,
	plus: Cost | null = null,
): 'nothing-left' | 'unpayable' | 'open' => {
	let standing: 'nothing-left' | 'unpayable' = 'nothing-left';
	for (const { due, shut } of optionsAt(position, player, site)) {
		if (shut) continue;
		if (isPayable(store, plus ? addCosts(due, plus) : due, free)) return 'open';
		standing = 'unpayable';
	}
	return standing;
};

/** Whether anything at all is left to do at a Site. */
export const hasNothingLeft = (position: Position, player: number, site: Site): boolean =>
	optionsAt(position, player, site).every(({ shut }) => shut !== null);

/**
 * Why a Site's action could not follow, given the store, what is free of its price and what has to be paid besides.
 * Rule `action.move.afford`, ruling `site-with-nothing-left`.
 */
export const whyNoAction = (
	position: Position,
	player: number,
	site: Site,
	store: ByResource,
	free: number,
	plus: Cost | null = null,
): Rejection | null => {
	const standing = standingAt(position, player, site, store, free, plus);
	if (standing === 'open') return null;
	if (standing === 'unpayable') return refuse('action-unpayable', 'copan.action.move.afford', { site });
	return position.table.readings['site-with-nothing-left'] === 'symbol-only'
		? null
		: refuse('nothing-left', 'copan.action.move.afford', { site });
};

/** What an action at this Site costs the player less: by Characters, and by the bonus action it is. */
export const lessAt = (position: Position, player: number, site: Site, less: number): number =>
	discountOf(seatOf(position, player), site) + less;

/** The candidates at a Site, each with the reason why not; and giving it up where the reading, or want, allows. */
const candidatesAt = (position: Position, { player, site, less, plus }: QuestionOf<'site'>): Candidate<Action>[] => {
	const store = seatOf(position, player).resources;
	const free = lessAt(position, player, site, less);
	const offered = optionsAt(position, player, site).map(
		({ action, due, shut }): Candidate<Action> => ({
			action,
			refused:
				shut ??
				(isPayable(store, addCosts(due, plus), free)
					? null
					: refuse('unpayable', priceRule[site], { price: totalOf(addCosts(due, plus)), less: free })),
		}),
	);
	const isStuck = offered.every(({ refused }) => refused !== null);
	const isOptional = position.table.readings['action-optional'] === 'may-be-skipped';
	return [
		...offered,
		{
			action: { type: 'forgo' },
			refused: isStuck || isOptional ? null : refuse('action-is-due', 'copan.action.move.symbol-then-action', { site }),
		},
		...(player === position.active ? freeActions(position) : []),
	];
};

const payTask = (
	{ player, site, less }: Pick<QuestionOf<'site'>, 'player' | 'site' | 'less'>,
	position: Position,
	due: Cost,
	cause: number,
): Frame => ({ do: 'pay', player, due, less: lessAt(position, player, site, less), rule: priceRule[site], cause });

const purchases = (position: Position, { player, less }: QuestionOf<'river-buy'>): Candidate<Action>[] => {
	const seat = seatOf(position, player);
	const free = lessAt(position, player, 'river', less);
	const afford = (due: Cost, rule: CopanRule): Rejection | null =>
		isPayable(seat.resources, due, free) ? null : refuse('unpayable', rule, { price: totalOf(due), less: free });
	return [
		{
			action: { type: 'buy-tiles' },
			refused: position.river.every((tile) => tile === null)
				? refuse('river-empty', 'copan.river.buy-tiles')
				: afford({ any: 1 }, 'copan.river.buy-tiles'),
		},
		{
			action: { type: 'buy-extension' },
			refused: whyNoExtension(position, player) ?? afford(extensionPrice(seat), 'copan.river.extension.price'),
		},
		allow({ type: 'buy-nothing' }),
		...(player === position.active ? freeActions(position) : []),
	];
};

/** What is still to come of a choice once it is paid. */
export type Bought =
	| { what: 'city'; space: number }
	| { what: 'character'; character: CharacterId }
	| { what: 'column'; column: number }
	| { what: 'line'; line: number }
	| { what: 'tiles' }
	| { what: 'extension' };

/** What a choice at a Site leads to once paid. */
const boughtBy = (action: Action): Bought | null => {
	switch (action.type) {
		case 'visit':
			return { what: 'city', space: action.space };
		case 'recruit':
			return { what: 'character', character: action.character };
		case 'use-altar':
			return { what: 'column', column: action.column };
		case 'take-line':
			return { what: 'line', line: action.line };
		case 'buy-tiles':
			return { what: 'tiles' };
		case 'buy-extension':
			return { what: 'extension' };
		default:
			return null;
	}
};

/** Builds an Embassy, then gives the City's effect and its Embassy tokens. Rules `embassies.build.*`, `embassies.draw.*`. */
const build = (turn: Turn, player: number, space: number, withEffect: boolean, cause: number): void => {
	const { position } = turn;
	const tokens = own(own(position, 'embassies'), space - 1) as number[];
	const isNew = tokens[player] === 0;
	const stacked = (tokens[player] as number) + 1;
	tokens[player] = stacked;
	const built = tell(
		turn,
		{ type: 'embassyBuilt', player, space, stacked },
		{
			rules: [
				withEffect ? 'copan.embassies.build.token' : 'copan.altars.embassy',
				...(isNew ? [] : (['copan.embassies.again.stack'] as const)),
			],
			causedBy: cause,
		},
	);
	const id = position.cities[space - 1];
	const effects = withEffect ? (cities.find((each) => each.id === id)?.effects ?? []) : [];
	schedule(
		turn,
		...effects.map((effect): Frame => ({ do: 'effect', effect, player, source: { city: id as string }, cause: built })),
		{
			do: 'draw-tokens',
			player,
			level: position.table.profile.cityPaths[space - 1]?.level ?? 1,
			left: stacked,
			drawn: [],
			cause: built,
		},
	);
};

const recruit = (turn: Turn, player: number, character: CharacterId, cause: number): void => {
	const { position } = turn;
	const laid = own(ownCards(position, 'characters'), 'laid');
	const space = laid.indexOf(character) + 1;
	laid[space - 1] = null;
	own(ownSeat(position, player), 'characters').push(character);
	const recruited = tell(
		turn,
		{ type: 'characterTaken', player, character, space },
		{ rules: ['copan.ball-court.recruit.place'], causedBy: cause },
	);
	placeCourtToken(turn, player, space, recruited, []);
	schedule(turn, { do: 'make-room', player, because: 'room', cause: recruited });
};

const useColumn = (turn: Turn, player: number, column: number, cause: number): void => {
	const { position } = turn;
	const card = altarCardOf(position, column - 1);
	const { effects, climb } = card?.columns[(column - 1) % 3] ?? { effects: [], climb: 0 };
	own(position, 'altarTokens')[column - 1] = player;
	const placed = tell(
		turn,
		{ type: 'altarTokenPlaced', player, column },
		{ rules: ['copan.altars.choose'], causedBy: cause },
	);
	const source = { altar: card?.id ?? '' };
	const all: Effect[] = [...effects, ...(climb > 0 ? [{ verb: 'climb' as const, steps: climb }] : [])];
	if (position.table.readings['altar-column-order'] === 'free')
		schedule(turn, { do: 'in-order', player, items: all.map((effect) => ({ effect, source })), cause: placed });
	else schedule(turn, ...all.map((effect): Frame => ({ do: 'effect', effect, player, source, cause: placed })));
};

const takeLine = (turn: Turn, player: number, line: number, cause: number): void => {
	const { position } = turn;
	const { stairwayLines, stairwayColumns } = position.table.profile;
	const { spaces, climb } = stairwayLines[line - 1] as (typeof stairwayLines)[number];
	const laid = own(ownCards(position, 'glyphs'), 'laid');
	const glyphs = own(ownSeat(position, player), 'glyphs');
	const climbs: number[] = [];
	for (const [column, space] of spaces.entries()) {
		const colour = laid[space - 1] as GlyphColour | null | undefined;
		if (!colour) continue;
		laid[space - 1] = null;
		glyphs[colour]++;
		climbs.push(stairwayColumns[column] ?? 0);
		tell(turn, { type: 'glyphTaken', player, space, colour }, { rules: ['copan.stairway.line.take'], causedBy: cause });
	}
	const byColumns = position.table.readings['stairway-climb'] === 'of-the-columns';
	for (const steps of (byColumns ? climbs : [climb]).reverse())
		schedule(turn, { do: 'effect', effect: { verb: 'climb', steps }, player, source: { onStairway: true }, cause });
};

const getBought = (turn: Turn, { player, bought, cause }: TaskOf<'bought'>): void => {
	switch (bought.what) {
		case 'city':
			build(turn, player, bought.space, true, cause);
			break;
		case 'character':
			recruit(turn, player, bought.character, cause);
			break;
		case 'column':
			useColumn(turn, player, bought.column, cause);
			break;
		case 'line':
			takeLine(turn, player, bought.line, cause);
			break;
		case 'tiles':
			takeTiles(turn, player, 4, { rules: ['copan.river.buy-tiles'], causedBy: cause });
			break;
		case 'extension':
			schedule(turn, { do: 'effect', effect: { verb: 'add-extension' }, player, source: { river: true }, cause });
	}
};

/** Draws Embassy tokens one by one, then lets their owner choose the order. Rules `embassies.draw.*`, ruling `embassy-token-order`. */
const drawTokens = (turn: Turn, task: TaskOf<'draw-tokens'>): void => {
	const { position } = turn;
	const { player, level, left, drawn, cause } = task;
	const chest = own(own(position, 'chest'), level - 1) as { rest: string[]; used: string[] };
	if (chest.rest.length === 0 && chest.used.length > 0 && left > 0) {
		const tokens = chest.used.length;
		chest.rest = chest.used;
		chest.used = [];
		tell(
			turn,
			{ type: 'chestRenewed', level, tokens },
			{ rules: ['copan.embassies.levels.chest'], causedBy: cause, rulings: ['supplies-run-out'] },
		);
	}
	if (left === 0 || chest.rest.length === 0) {
		const items = drawn.map((id) => ({ effect: tokenEffect(id), source: { token: id } }));
		chest.used = [...chest.used, ...drawn].sort();
		schedule(turn, { do: 'in-order', player, items, cause });
	} else if (tally(chest.rest).size === 1) takeToken(turn, task, chest.rest[0] as string);
	else schedule(turn, { ask: 'draw-token', player, level, left, drawn, cause });
};

const tokenEffect = (id: string): Effect => embassyTokens.find((token) => token.id === id)?.effects[0] as Effect;

const takeToken = (
	turn: Turn,
	{ player, level, left, drawn, cause }: Omit<TaskOf<'draw-tokens'>, 'do'>,
	id: string,
): void => {
	const chest = own(own(turn.position, 'chest'), level - 1) as { rest: string[] };
	takeFrom(own(chest, 'rest'), id);
	tell(turn, { type: 'tokenDrawn', player, token: id }, { rules: ['copan.embassies.draw.count'], causedBy: cause });
	schedule(turn, { do: 'draw-tokens', player, level, left: left - 1, drawn: [...drawn, id], cause });
};

/** The Characters that pay for an action at a Site. */
const rewards = (seat: Seat, site: Site): CharacterId[] =>
	seat.characters.filter((id) => {
		const { when } = characterOf(id);
		return when.on === 'site-action' && when.site === site;
	});

/** The River's two tiles come in, then one thing more may be bought. Ruling `river-short`. */
const actAtRiver = (turn: Turn, { player, less, cause }: Omit<QuestionOf<'river-buy'>, 'ask'>): void => {
	const { position } = turn;
	const isShort =
		position.river.filter((tile) => tile !== null).length < 2 &&
		position.table.readings['river-short'] === 'refill-first';
	schedule(
		turn,
		isShort ? { do: 'refill-river', rule: 'copan.river.two-leftmost', cause } : null,
		{ do: 'take-two', player, cause },
		{ ask: 'river-buy', player, less, cause },
	);
};

export const siteTasks: TaskTable<'site-action' | 'take-two' | 'end-action' | 'bought' | 'draw-tokens' | 'in-order'> = {
	'site-action'(turn, { player, site, less, plus, cause }) {
		const { position } = turn;
		const within = position.acting;
		position.acting = site;
		const begun = tell(
			turn,
			{ type: 'actionBegun', player, site, less },
			{ rules: ['copan.action.move.symbol-then-action'], causedBy: cause },
		);
		const had = rewards(seatOf(position, player), site);
		schedule(turn, { do: 'end-action', player, site, had, within, cause: begun });
		// The River offers nothing to choose at first: it is asked for where its action may be left.
		if (site === 'river' && position.table.readings['action-optional'] !== 'may-be-skipped')
			actAtRiver(turn, { player, less, cause: begun });
		else schedule(turn, { ask: 'site', player, site, less, plus, cause: begun });
	},
	'end-action'(turn, { player, site, had, within, cause }) {
		const { position } = turn;
		const isForgone = position.acting === null;
		position.acting = within;
		if (isForgone) return;
		const countsAtOnce = position.table.readings['infinity-same-action'] === 'counts-at-once';
		const held = rewards(seatOf(position, player), site);
		for (const id of held) {
			const isNew = !had.includes(id);
			if (isNew && !countsAtOnce) continue;
			for (const effect of characterOf(id).effects)
				if (effect.verb === 'score')
					score(
						turn,
						player,
						effect.vp,
						{ lasting: id },
						{
							rules: ['copan.characters.infinity'],
							causedBy: cause,
							rulings: isNew ? ['infinity-same-action'] : ['bonus-action-counts'],
						},
					);
		}
	},
	'take-two'(turn, { player, cause }) {
		const isShort = turn.position.river.filter((tile) => tile !== null).length < 2;
		takeTiles(turn, player, 2, {
			rules: ['copan.river.two-leftmost'],
			causedBy: cause,
			rulings: isShort ? ['river-short'] : [],
		});
	},
	bought: getBought,
	'draw-tokens': drawTokens,
	'in-order'(turn, { player, items, cause }) {
		const [first, ...others] = items;
		if (!first) return;
		const isSameThroughout = others.every(({ effect }) => JSON.stringify(effect) === JSON.stringify(first.effect));
		if (isSameThroughout)
			schedule(turn, ...items.map(({ effect, source }): Frame => ({ do: 'effect', effect, player, source, cause })));
		else schedule(turn, { ask: 'order', player, items, cause });
	},
};

/** The ruling by which an action is given up, by how its Site stands. */
const forgoneBy: Record<ReturnType<typeof standingAt>, RulingId> = {
	open: 'action-optional',
	'nothing-left': 'site-with-nothing-left',
	unpayable: 'stay-needs-payment',
};

export const siteQuestions: QuestionTable<'site' | 'river-buy' | 'draw-token' | 'order' | 'embassy'> = {
	site: {
		rule: ({ site }) => priceRule[site],
		candidates: candidatesAt,
		answer(turn, question, action) {
			const { position } = turn;
			const { player, site, cause } = question;
			if (doFree(turn, action, question)) return;
			if (action.type === 'act') {
				actAtRiver(turn, question);
				return;
			}
			const bought = boughtBy(action);
			if (!bought) {
				const store = seatOf(position, player).resources;
				const free = lessAt(position, player, site, question.less);
				const standing = standingAt(position, player, site, store, free, question.plus);
				position.acting = null;
				// The entry space, where it is part of the price, is to be paid all the same. Ruling `discount-and-entry`.
				for (const resource of resources)
					if (question.plus[resource])
						giveUp(turn, player, resource, question.plus[resource], 'entry', {
							rules: ['copan.action.space.cost'],
							causedBy: cause,
						});
				tell(
					turn,
					{ type: 'actionForgone', player, site },
					{
						rules: ['copan.action.move.symbol-then-action'],
						causedBy: cause,
						rulings: [forgoneBy[standing]],
					},
				);
				return;
			}
			const due =
				optionsAt(position, player, site).find((option) => JSON.stringify(option.action) === JSON.stringify(action))
					?.due ?? {};
			const price = addCosts(due, question.plus);
			const free = Math.min(totalOf(price), lessAt(position, player, site, question.less));
			const chosen = tell(
				turn,
				{ type: 'optionChosen', player, site, option: bought, due: price, less: free },
				{ rules: [priceRule[site]], causedBy: cause },
			);
			schedule(turn, payTask(question, position, price, chosen), {
				do: 'bought',
				player,
				bought,
				cause: chosen,
			});
		},
	},
	'river-buy': {
		rule: 'copan.river.one-purchase',
		candidates: purchases,
		answer(turn, question, action) {
			const { position } = turn;
			const { player, less, cause } = question;
			if (doFree(turn, action, question)) return;
			const bought = boughtBy(action);
			if (!bought) return;
			const due: Cost = bought.what === 'tiles' ? { any: 1 } : extensionPrice(seatOf(position, player));
			const chosen = tell(
				turn,
				{
					type: 'optionChosen',
					player,
					site: 'river',
					option: bought,
					due,
					less: Math.min(totalOf(due), lessAt(position, player, 'river', less)),
				},
				{ rules: [bought.what === 'tiles' ? 'copan.river.buy-tiles' : 'copan.river.extension.price'], causedBy: cause },
			);
			schedule(turn, payTask({ player, site: 'river', less }, position, due, chosen), {
				do: 'bought',
				player,
				bought,
				cause: chosen,
			});
		},
	},
	'draw-token': {
		rule: 'copan.embassies.draw.count',
		candidates: ({ chest }, { level }) =>
			[...tally(chest[level - 1]?.rest ?? [])].map(([card, weight]) => ({ ...allow({ type: 'draw', card }), weight })),
		answer: (turn, question, action) => takeToken(turn, question, (action as ActionOf<'draw'>).card),
	},
	order: {
		rule: ({ items }) => (items[0] && 'token' in items[0].source ? 'copan.embassies.draw.apply' : 'copan.altars.gain'),
		candidates: (_, { items }) => items.map((_, item) => allow({ type: 'resolve-next', item: item + 1 })),
		answer(turn, { player, items, cause }, action) {
			const chosen = (action as ActionOf<'resolve-next'>).item - 1;
			const { effect, source } = items[chosen] as (typeof items)[number];
			schedule(
				turn,
				{ do: 'effect', effect, player, source, cause },
				{ do: 'in-order', player, items: items.filter((_, item) => item !== chosen), cause },
			);
		},
	},
	embassy: {
		rule: 'copan.altars.embassy',
		candidates: (position, { player }) =>
			position.cities.map(
				(_, space): Candidate<Action> => ({
					action: { type: 'visit', space: space + 1 },
					refused: isCityFull(position, space, player)
						? refuse('city-full', 'copan.embassies.build.token', { space: space + 1 })
						: null,
				}),
			),
		answer: (turn, { player, cause }, action) => build(turn, player, (action as ActionOf<'visit'>).space, false, cause),
	},
};
