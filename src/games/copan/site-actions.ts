/**
 * The actions of the five Sites: what may be chosen there and what it costs, and what each choice brings. The same
 * for the Site a Totem stands on and for bonus actions.
 */
import type { Candidate, Rejection } from '#engine/rules.ts';
import { type Action, type ActionOf, isSame } from './actions.ts';
import type { AltarCard } from './altars.ts';
import { type CharacterId, characterOf, effectsAt } from './characters.ts';
import { type Cost, cityOf } from './cities.ts';
import type { Effect } from './effects.ts';
import { embassyTokens } from './embassy-tokens.ts';
import { doFree, freeActionsOf } from './exchange.ts';
import { takeCharacter, takeGlyph, takeTiles, whyNoExtension } from './executor.ts';
import type { Frame, Item, QuestionOf, TaskOf } from './frames.ts';
import { addCosts, discountOf, isPayable, priceRule, rulesOfPrice, totalOf } from './payment.ts';
import { draws, onlyCard, takeFrom } from './piles.ts';
import {
	altarCardOf,
	charactersLaid,
	isCityFull,
	isClosed,
	isCrowded,
	isRiverShort,
	own,
	type Position,
	tokensLeft,
} from './position.ts';
import type { Profile } from './profile.ts';
import type { ByResource, Site } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';
import { payEntry, score } from './store.ts';
import {
	framesOf,
	isStuck,
	offer,
	type QuestionTable,
	type Reasons,
	refuse,
	schedule,
	seatOf,
	type TaskTable,
	type Turn,
	tell,
} from './turn.ts';

/** One thing that might be done at a Site: the action, its price, and why it is shut whatever one could pay. */
interface Option {
	action: Action;
	due: Cost;
	shut: Rejection | null;
	/** The rule that names its price. */
	rule: CopanRule;
	/** What is bought; left out where it is nothing. */
	what?: Bought['what'];
}

/** The rule by which a Site's action places a token of the player, where it does: with none left, it is shut. Ruling `supplies-run-out`. */
const tokenRule: Partial<Record<Site, CopanRule>> = {
	embassies: 'copan.embassies.build.token',
	'ball-court': 'copan.ball-court.recruit.token',
	altars: 'copan.altars.choose',
};

const whyCityFull = (position: Position, space: number, player: number): Rejection | null =>
	isCityFull(position, space, player) ? refuse('city-full', 'copan.embassies.build.token', { space: space + 1 }) : null;

/** All that a Site offers a player, open or shut. */
export const optionsAt = (position: Position, player: number, site: Site): Option[] => {
	const { cards, table } = position;
	const rule = priceRule[site];
	const placing = tokenRule[site];
	const noToken = placing && tokensLeft(position, player) === 0 ? refuse('no-token-left', placing) : null;
	switch (site) {
		case 'embassies':
			return position.cities.map((id, space): Option => {
				const shut = isClosed(position, site, space)
					? refuse('city-closed', 'copan.court.events.close.embassies', { space: space + 1 })
					: (whyCityFull(position, space, player) ?? noToken);
				const due = shut ? {} : addCosts(table.profile.cityPaths[space]?.cost ?? {}, cityOf(id)?.cost ?? {});
				return { action: { type: 'visit', space: space + 1 }, due, shut, rule, what: 'city' };
			});
		case 'river':
			return [
				{
					action: { type: 'buy-tiles' },
					due: { any: 1 },
					shut: position.river.some((tile) => tile) ? null : refuse('river-empty', 'copan.river.buy-tiles'),
					rule: 'copan.river.buy-tiles',
					what: 'tiles',
				},
				{
					action: { type: 'buy-extension' },
					due: { any: 1 + seatOf(position, player).extensions },
					shut: whyNoExtension(position, player),
					rule: 'copan.river.extension.price',
					what: 'extension',
				},
				{ action: { type: 'buy-nothing' }, due: {}, shut: null, rule },
			];
		case 'ball-court':
			return charactersLaid(cards).map(
				(character): Option => ({
					action: { type: 'recruit', character },
					due: table.profile.characterCosts[characterOf(character).kind],
					shut: noToken,
					rule,
					what: 'character',
				}),
			);
		case 'altars':
			return table.profile.faceSpaces.altars.map((_, space): Option => {
				const column = space + 1;
				const card = altarCardOf(position, space);
				const shut = isClosed(position, site, space)
					? refuse('altar-closed', 'copan.court.events.close.altars', { column })
					: position.altarTokens[space] !== null
						? refuse('altar-taken', 'copan.altars.occupied', { column })
						: card
							? noToken
							: refuse('no-altar-card', 'copan.altars.space-first', { column });
				return { action: { type: 'use-altar', column }, due: card?.cost ?? {}, shut, rule, what: 'column' };
			});
		case 'stairway':
			return table.profile.stairwayLines.map(({ spaces, cost }, at): Option => {
				const line = at + 1;
				const isBare = spaces.every((space) => cards.glyphs.laid[space - 1] === null);
				const shut =
					isBare && table.readings['empty-stairway-line'] === 'card-needed'
						? refuse('line-empty', 'copan.stairway.line.take', { line })
						: null;
				return { action: { type: 'take-line', line }, due: cost, shut, rule, what: 'line' };
			});
	}
};

/**
 * How a Site stands for a player with this store, when a price is so much less and `plus` has to be paid besides: nothing
 * is left there, nothing can be paid, or something can. Ruling `site-with-nothing-left`.
 */
export const standingAt = (
	position: Position,
	player: number,
	site: Site,
	less = 0,
	plus: Cost = {},
	store = seatOf(position, player).resources,
): 'nothing-left' | 'action-unpayable' | 'open' => {
	const free = lessAt(position, player, site, less);
	let standing: 'nothing-left' | 'action-unpayable' = 'nothing-left';
	for (const { due, shut } of optionsAt(position, player, site)) {
		if (shut) continue;
		if (isPayable(store, due, free, plus)) return 'open';
		standing = 'action-unpayable';
	}
	return standing;
};

/** Why a Site's action could not follow, or null. Rule `action.move.afford`, ruling `site-with-nothing-left`. */
export const whyNoAction = (
	position: Position,
	player: number,
	site: Site,
	less?: number,
	plus?: Cost,
	store?: ByResource,
): Rejection | null => {
	const standing = standingAt(position, player, site, less, plus, store);
	const isEnough = standing === 'nothing-left' && position.table.readings['site-with-nothing-left'] === 'symbol-only';
	return isEnough || standing === 'open' ? null : refuse(standing, 'copan.action.move.afford', { site });
};

/** What an action at this Site costs the player less: by Characters, and by the bonus action it is. */
export const lessAt = (position: Position, player: number, site: Site, less: number): number =>
	discountOf(seatOf(position, player), site) + less;

/** A choice at a Site: `plus` is paid with the price, and `less` is what a bonus action takes off it. */
type Choice = Omit<QuestionOf<'site'>, 'ask'>;

/** What is offered at a Site, each with the reason why not. */
const offersAt = (position: Position, { player, site, less, plus }: Choice): Candidate<Action>[] => {
	const store = seatOf(position, player).resources;
	const free = lessAt(position, player, site, less);
	return optionsAt(position, player, site).map(({ action, due, shut, rule }) =>
		offer(
			action,
			shut ??
				(isPayable(store, due, free, plus)
					? null
					: refuse('unpayable', rule, { price: totalOf(due) + totalOf(plus), less: free })),
		),
	);
};

/** The River's tiles are taken already: what is left to choose there is the purchase. */
const purchase = (question: QuestionOf<'river-buy'>): Choice => ({ ...question, site: 'river', plus: {} });

/** What is still to come of a choice once it is paid. */
export type Bought =
	| { what: 'city'; space: number }
	| { what: 'character'; character: CharacterId }
	| { what: 'column'; column: number }
	| { what: 'line'; line: number }
	| { what: 'tiles' }
	| { what: 'extension' };

/** Chooses, pays and gets one of the options at a Site; false where the action is none of them. */
const choose = (turn: Turn, choice: Choice, action: Action): boolean => {
	const { position } = turn;
	const { player, site, less, plus } = choice;
	const { type: _, ...which } = action;
	const option = optionsAt(position, player, site).find((each) => isSame(each.action, action));
	if (!option?.what) return false;
	const bought = { what: option.what, ...which } as Bought;
	const due = addCosts(option.due, plus);
	const free = lessAt(position, player, site, less);
	const chosen = tell(
		turn,
		{ type: 'optionChosen', player, site, option: bought, due, less: Math.min(totalOf(due), free) },
		rulesOfPrice(option.rule),
	);
	schedule(
		turn,
		{ do: 'pay', player, due, less: free, rule: priceRule[site], cause: chosen },
		{ do: 'bought', player, bought, cause: chosen },
	);
	return true;
};

/**
 * Builds an Embassy and gives what follows: the frames of the City's effects, none where it is closed, and last that of
 * its Embassy tokens. Rules `embassies.build.*`, `embassies.draw.*`.
 */
export const build = (
	turn: Turn,
	player: number,
	space: number,
	...reasons: Reasons
): [...Frame[], TaskOf<'draw-tokens'>] => {
	const { position } = turn;
	const wasCrowded = isCrowded(position, space - 1, player);
	const tokens = own(own(position, 'embassies'), space - 1) as number[];
	const stacked = (tokens[player] as number) + 1;
	tokens[player] = stacked;
	const cause = tell(turn, { type: 'embassyBuilt', player, space, stacked }, [
		...reasons,
		stacked > 1 && 'copan.embassies.again.stack',
		wasCrowded && 'city-space-limit',
	]);
	const city = cityOf(position.cities[space - 1]);
	const level = (position.table.profile.cityPaths[space - 1] as Profile['cityPaths'][number]).level;
	return [
		...(city ? framesOf(city.effects, { player, source: { city: city.id }, cause }) : []),
		{ do: 'draw-tokens', player, level, left: stacked, drawn: [], cause },
	];
};

const useColumn = (turn: Turn, player: number, column: number): void => {
	const { position } = turn;
	const card = altarCardOf(position, column - 1) as AltarCard;
	const { effects, climb } = card.columns[(column - 1) % 3] as AltarCard['columns'][number];
	own(position, 'altarTokens')[column - 1] = player;
	const placed = tell(turn, { type: 'altarTokenPlaced', player, column }, ['copan.altars.choose']);
	const source = { altar: card.id };
	const all: Effect[] = [...effects];
	if (climb > 0) all.push({ verb: 'climb', steps: climb });
	if (position.table.readings['altar-column-order'] === 'free')
		schedule(turn, {
			do: 'in-order',
			player,
			items: all.map((effect) => ({ effect, source, cause: placed })),
			cause: placed,
		});
	else schedule(turn, ...framesOf(all, { player, source, cause: placed }));
};

const takeLine = (turn: Turn, player: number, line: number, cause: number): void => {
	const { position } = turn;
	const { stairwayLines, stairwayColumns } = position.table.profile;
	const { spaces, climb } = stairwayLines[line - 1] as (typeof stairwayLines)[number];
	const climbs: number[] = [];
	for (const [column, space] of spaces.entries()) {
		if (!position.cards.glyphs.laid[space - 1]) continue;
		climbs.push(stairwayColumns[column] ?? 0);
		takeGlyph(turn, player, space, ['copan.stairway.line.take']);
	}
	const byColumns = position.table.readings['stairway-climb'] === 'of-the-columns';
	const effects = (byColumns ? climbs : [climb]).map((steps): Effect => ({ verb: 'climb', steps }));
	schedule(turn, ...framesOf(effects, { player, source: { onStairway: true }, cause }));
};

const getBought = (turn: Turn, { player, bought, cause }: TaskOf<'bought'>): void => {
	switch (bought.what) {
		case 'city':
			schedule(turn, ...build(turn, player, bought.space, 'copan.embassies.build.token'));
			break;
		case 'character':
			schedule(turn, {
				do: 'make-room',
				player,
				because: 'room',
				cause: takeCharacter(turn, player, bought.character, 'copan.ball-court.recruit.place', true),
			});
			break;
		case 'column':
			useColumn(turn, player, bought.column);
			break;
		case 'line':
			takeLine(turn, player, bought.line, cause);
			break;
		case 'tiles':
			takeTiles(turn, player, 4, ['copan.river.buy-tiles']);
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
		tell(turn, { type: 'chestRenewed', level, tokens }, ['copan.embassies.levels.chest', 'supplies-run-out']);
	}
	if (left === 0 || chest.rest.length === 0) {
		const items = drawn.map(({ token, cause }) => ({ effect: tokenEffect(token), source: { token }, cause }));
		chest.used = [...chest.used, ...drawn.map(({ token }) => token)].sort();
		schedule(turn, { do: 'in-order', player, items, cause });
		return;
	}
	const only = onlyCard(chest.rest);
	if (only) takeToken(turn, task, only);
	else schedule(turn, { ask: 'draw-token', player, level, left, drawn, cause });
};

const tokenEffect = (id: string): Effect => embassyTokens.find((token) => token.id === id)?.effects[0] as Effect;

const takeToken = (
	turn: Turn,
	{ player, level, left, drawn, cause }: Omit<TaskOf<'draw-tokens'>, 'do'>,
	token: string,
): void => {
	const chest = own(own(turn.position, 'chest'), level - 1) as { rest: string[] };
	takeFrom(own(chest, 'rest'), token);
	const drew = tell(turn, { type: 'tokenDrawn', player, token }, ['copan.embassies.draw.count']);
	schedule(turn, {
		do: 'draw-tokens',
		player,
		level,
		left: left - 1,
		drawn: [...drawn, { token, cause: drew }],
		cause,
	});
};

/** What a player's Characters pay for an action at a Site. */
export const rewards = (position: Position, player: number, site: Site): ReturnType<typeof effectsAt> =>
	effectsAt(seatOf(position, player).characters, (when) => when.on === 'site-action' && when.site === site);

/** The River's two tiles come in, then one thing more may be bought. Ruling `river-short`. */
const actAtRiver = (turn: Turn, { player, less, cause }: Omit<QuestionOf<'river-buy'>, 'ask'>): void => {
	const { position } = turn;
	const isShort = isRiverShort(position) && position.table.readings['river-short'] === 'refill-first';
	schedule(
		turn,
		isShort ? { do: 'refill-river', rule: 'copan.river.two-leftmost', cause } : null,
		{ do: 'take-two', player, cause },
		{ ask: 'river-buy', player, less, cause },
	);
};

export const siteTasks: TaskTable<'site-action' | 'take-two' | 'end-action' | 'bought' | 'draw-tokens' | 'in-order'> = {
	'site-action'(turn, { player, site, less, plus, rule }) {
		const { position } = turn;
		const within = position.acting;
		position.acting = site;
		const begun = tell(turn, { type: 'actionBegun', player, site, less }, [rule]);
		const had = rewards(position, player, site).map(({ id }) => id);
		schedule(turn, { do: 'end-action', player, site, had, within, cause: begun });
		// The River offers nothing to choose at first: it is asked for where its action may be left.
		if (site === 'river' && position.table.readings['action-optional'] !== 'may-be-skipped')
			actAtRiver(turn, { player, less, cause: begun });
		else schedule(turn, { ask: 'site', player, site, less, plus, cause: begun });
	},
	'end-action'(turn, { player, site, had, within }) {
		const { position } = turn;
		const isForgone = position.acting === null;
		position.acting = within;
		if (isForgone) return;
		const countsAtOnce = position.table.readings['infinity-same-action'] === 'counts-at-once';
		for (const { id, effect } of rewards(position, player, site)) {
			const isNew = !had.includes(id);
			if (effect.verb === 'score' && (!isNew || countsAtOnce))
				score(turn, player, effect.vp, { lasting: id }, [
					'copan.characters.infinity',
					isNew ? 'infinity-same-action' : 'bonus-action-counts',
				]);
		}
	},
	'take-two'(turn, { player }) {
		takeTiles(turn, player, 2, ['copan.river.two-leftmost', isRiverShort(turn.position) && 'river-short']);
	},
	bought: getBought,
	'draw-tokens': drawTokens,
	'in-order'(turn, { player, items, cause }) {
		const [first, ...others] = items;
		if (!first) return;
		const isSameThroughout = others.every(({ effect }) => JSON.stringify(effect) === JSON.stringify(first.effect));
		if (isSameThroughout) schedule(turn, ...items.map((item): Frame => ({ do: 'effect', player, ...item })));
		else schedule(turn, { ask: 'order', player, items, cause });
	},
};

/** The ruling by which an action is given up, by how its Site stands. */
const forgoneBy: Record<ReturnType<typeof standingAt>, RulingId> = {
	open: 'action-optional',
	'nothing-left': 'site-with-nothing-left',
	'action-unpayable': 'stay-needs-payment',
};

export const siteQuestions: QuestionTable<'site' | 'river-buy' | 'draw-token' | 'order' | 'embassy'> = {
	site: {
		rule: ({ site }) => priceRule[site],
		candidates(position, question) {
			const { player, site } = question;
			// The River's tiles come first: what is bought there is asked once they are in the hand.
			const offered = site === 'river' ? [offer({ type: 'act', site })] : offersAt(position, question);
			const mayForgo = isStuck(offered) || position.table.readings['action-optional'] === 'may-be-skipped';
			return [
				...offered,
				offer(
					{ type: 'forgo' },
					mayForgo ? null : refuse('action-is-due', 'copan.action.move.symbol-then-action', { site }),
				),
				...freeActionsOf(position, player),
			];
		},
		answer(turn, question, action) {
			if (doFree(turn, action, question) || choose(turn, question, action)) return;
			const { position } = turn;
			if (action.type === 'act') {
				actAtRiver(turn, question);
				return;
			}
			const { player, site, less, plus, cause } = question;
			const standing = standingAt(position, player, site, less, plus);
			position.acting = null;
			// The entry space, where it is part of the price, is to be paid all the same. Ruling `discount-and-entry`.
			payEntry(turn, player, plus, cause);
			tell(turn, { type: 'actionForgone', player, site }, [
				'copan.action.move.symbol-then-action',
				forgoneBy[standing],
			]);
		},
	},
	'river-buy': {
		rule: 'copan.river.one-purchase',
		candidates: (position, question) => [
			...offersAt(position, purchase(question)),
			...freeActionsOf(position, question.player),
		],
		answer(turn, question, action) {
			if (!doFree(turn, action, question)) choose(turn, purchase(question), action);
		},
	},
	'draw-token': {
		rule: 'copan.embassies.draw.count',
		candidates: ({ chest }, { level }) => draws(chest[level - 1]?.rest ?? []),
		answer: (turn, question, { card }: ActionOf<'draw'>) => takeToken(turn, question, card),
	},
	order: {
		rule: ({ items }) => (items[0] && 'token' in items[0].source ? 'copan.embassies.draw.apply' : 'copan.altars.gain'),
		candidates: (_, { items }) => items.map((_, item) => offer({ type: 'resolve-next', item: item + 1 })),
		answer(turn, { player, items, cause }, { item }: ActionOf<'resolve-next'>) {
			const chosen = item - 1;
			schedule(
				turn,
				{ do: 'effect', player, ...(items[chosen] as Item) },
				{ do: 'in-order', player, items: items.filter((_, item) => item !== chosen), cause },
			);
		},
	},
	embassy: {
		rule: 'copan.altars.embassy',
		candidates: (position, { player }) =>
			position.cities.map((_, space) =>
				offer({ type: 'visit', space: space + 1 }, whyCityFull(position, space, player)),
			),
		answer: (turn, { player }, { space }: ActionOf<'visit'>) =>
			schedule(turn, build(turn, player, space, 'copan.altars.embassy').at(-1) as Frame),
	},
};
