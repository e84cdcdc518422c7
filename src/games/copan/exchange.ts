/** Exchanging Glyph cards, once a turn at any time of it, and the other things that may be done at any time: birds. */

import type { Candidate } from '#engine/rules.ts';
import type { Action, ActionOf } from './actions.ts';
import { characterOf } from './characters.ts';
import { bonusAction, jade } from './effects.ts';
import { discardCharacter } from './executor.ts';
import type { Frame, QuestionOf } from './frames.ts';
import { type Exchange, exchanges, type GlyphColour, glyphColours } from './glyphs.ts';
import { discard, own, ownSeat, type Position, type Seat } from './position.ts';
import { framesOf, offer, type QuestionTable, refuse, schedule, seatOf, type Turn, tell } from './turn.ts';

/** Colours of which a player holds enough for this exchange. */
const coloursFor = ({ glyphs }: Seat, { set, cards }: Pick<Exchange, 'set' | 'cards'>): GlyphColour[] => {
	const held = glyphColours.filter((colour) => glyphs[colour] >= (set === 'same-colour' ? cards : 1));
	return set === 'same-colour' || held.length >= cards ? held : [];
};

/**
 * Every exchange that a hand allows, with the colours it can be made of: most Jade first, then the greater reduction of
 * its bonus action, then the fewest cards. Rules `glyphs.same-colour`, `glyphs.different-colours`.
 */
export const exchangesIn = (seat: Seat): (Exchange & { colours: GlyphColour[] })[] =>
	exchanges
		.map((row) => ({ ...row, colours: coloursFor(seat, row) }))
		.filter(({ colours }) => colours.length > 0)
		.sort(
			(one, other) =>
				other.jade - one.jade ||
				(other.bonusAction?.less ?? -1) - (one.bonusAction?.less ?? -1) ||
				one.cards - other.cards,
		);

/** The rows of both tables for which the active player holds the cards. */
const exchangesOf = (position: Position): ActionOf<'exchange'>[] => {
	const { glyphs } = seatOf(position);
	let colours = 0;
	let most = 0;
	for (const colour of glyphColours) {
		if (glyphs[colour] > 0) colours++;
		if (glyphs[colour] > most) most = glyphs[colour];
	}
	const rows: ActionOf<'exchange'>[] = [];
	if (most < 2 && colours < 3) return rows;
	for (const { set, cards } of exchanges)
		if (cards <= (set === 'same-colour' ? most : colours)) rows.push({ type: 'exchange', set, cards });
	return rows;
};

/**
 * What the active player may do at any time of the turn: use a bird, exchange Glyphs once. Rules `characters.bird`,
 * `glyphs.exchange.any-time`, `glyphs.exchange.once`; ruling `discard-at-will`.
 */
export const freeActions = (position: Position): Candidate<Action>[] => {
	const free: Candidate<Action>[] = [];
	// The Automa does nothing that it might as well leave.
	if (position.automa?.seat === position.active) return free;
	for (const character of seatOf(position).characters) {
		if (characterOf(character).kind === 'bird') free.push(offer({ type: 'use-bird', character }));
		if (position.table.readings['discard-at-will'] === 'any-time')
			free.push(offer({ type: 'discard-character', character }));
	}
	const refused = position.exchanged ? refuse('exchanged-already', 'copan.glyphs.exchange.once') : null;
	for (const action of exchangesOf(position)) free.push(offer(action, refused));
	return free;
};

/** The free actions of the player who is asked: none where it is not that player's turn. */
export const freeActionsOf = (position: Position, player: number): Candidate<Action>[] =>
	player === position.active ? freeActions(position) : [];

/** Whether anything may be done between times. */
export const hasFreeActions = (position: Position): boolean =>
	freeActions(position).some(({ refused }) => refused === null);

/** Does one of the free actions and comes back to `after`; false where the action is none of them. */
export const doFree = (turn: Turn, action: Action, after: Frame): boolean => {
	const { type } = action;
	if (type !== 'use-bird' && type !== 'discard-character' && type !== 'exchange') return false;
	schedule(turn, after);
	// It is done out of the player's own will, whatever was asked.
	turn.cause = undefined;
	if (type === 'exchange') beginExchange(turn, action);
	else discardCharacter(turn, turn.position.active, action.character, type === 'use-bird' ? 'use' : 'will');
	return true;
};

const beginExchange = (turn: Turn, { set, cards }: ActionOf<'exchange'>): void => {
	const { position } = turn;
	position.exchanged = true;
	const colours = coloursFor(seatOf(position), { set, cards });
	const isForced = set === 'same-colour' ? colours.length === 1 : colours.length === cards;
	if (isForced) finish(turn, set, cards, colours);
	else schedule(turn, { ask: 'exchange-colour', set, cards, given: [] });
};

const tableRule = {
	'same-colour': 'copan.glyphs.same-colour',
	'different-colours': 'copan.glyphs.different-colours',
} as const;

/** The cards go to the discards, the Jade is placed at once, the bonus action waits. */
const finish = (turn: Turn, set: Exchange['set'], cards: number, colours: readonly GlyphColour[]): void => {
	const { position } = turn;
	const player = position.active;
	const glyphs = own(ownSeat(position, player), 'glyphs');
	const row = exchanges.find((each) => each.set === set && each.cards === cards) as Exchange;
	const given = set === 'same-colour' ? Array.from({ length: cards }, () => colours[0] as GlyphColour) : [...colours];
	for (const colour of given) glyphs[colour]--;
	discard(position, 'glyphs', ...given);
	const exchanged = tell(turn, { type: 'glyphsExchanged', player, set, colours: given, jade: row.jade }, [
		'copan.glyphs.exchange.any-time',
		tableRule[set],
		'copan.glyphs.discard',
	]);
	const effects = Array.from({ length: row.jade }, () => jade);
	if (row.bonusAction) effects.push(bonusAction('any', row.bonusAction.less));
	schedule(
		turn,
		...framesOf(effects, { player, source: { exchange: true }, cause: exchanged }),
		position.table.readings['sets-per-exchange'] === 'several-sets' ? { do: 'more-sets' } : null,
	);
};

export const exchangeQuestions: QuestionTable<'exchange-colour' | 'another-set'> = {
	'exchange-colour': {
		rule: ({ set }) => tableRule[set],
		candidates: (position, { set, cards, given }) =>
			glyphColours.flatMap((colour) => {
				const held = seatOf(position).glyphs[colour];
				if (held === 0) return [];
				const isShort = set === 'same-colour' && held < cards;
				const refused = given.includes(colour)
					? refuse('colour-given', 'copan.glyphs.different-colours', { colour })
					: isShort
						? refuse('too-few-glyphs', 'copan.glyphs.same-colour', { colour, held, cards })
						: null;
				return [offer({ type: 'give-glyph', colour }, refused)];
			}),
		answer(turn, { set, cards, given }, { colour }: ActionOf<'give-glyph'>) {
			const colours = [...given, colour];
			if (set === 'same-colour' || colours.length === cards) finish(turn, set, cards, colours);
			else schedule(turn, { ask: 'exchange-colour', set, cards, given: colours });
		},
	},
	'another-set': {
		rule: 'copan.glyphs.exchange.set',
		candidates: (position) => [...exchangesOf(position).map((action) => offer(action)), offer({ type: 'go-on' })],
		answer(turn, _: QuestionOf<'another-set'>, action) {
			if (action.type === 'exchange') beginExchange(turn, action);
		},
	},
};

/** Under one reading several sets go in one exchange. */
export const exchangeTasks = {
	'more-sets': (turn: Turn): void => {
		if (exchangesOf(turn.position).length > 0) schedule(turn, { ask: 'another-set' });
	},
};
