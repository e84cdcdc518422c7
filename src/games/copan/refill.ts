/** Laying out cards and River tiles anew: known tops first, then whatever chance draws. */
import type { Action, ActionOf } from './actions.ts';
import type { TaskOf } from './frames.ts';
import { type CardKind, draws, isEmpty, onlyCard, reshuffle, takeFrom } from './piles.ts';
import { emptySpaces, own, ownCards, tilesInBag } from './position.ts';
import { type Resource, resources } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';
import { offer, type QuestionTable, type Reasons, refuse, schedule, type TaskTable, type Turn, tell } from './turn.ts';

/** The rule by which a pile that ran out is made new. */
const pileRule: Record<CardKind, CopanRule> = {
	characters: 'copan.characters.pile-empty',
	altars: 'copan.court.events.spiral.refresh',
	glyphs: 'copan.glyphs.deck-empty',
};

/** What is being filled, by which rule, and the event that made the room. */
type Refill = Pick<TaskOf<'refill'>, 'kind' | 'rule' | 'cause'>;

const lay = (
	turn: Turn,
	{ kind, rule, cause }: Refill,
	space: number,
	card: string,
	ruling?: RulingId | false,
): void => {
	own(ownCards(turn.position, kind), 'laid')[space - 1] = card;
	tell(turn, { type: 'cardLaid', kind, space, card }, [rule, ruling]);
	schedule(turn, { do: 'refill', kind, rule, cause });
};

/** Lays a card on the space: the known top, the only card there can be, or one that chance draws. */
const fill = (turn: Turn, { kind, rule, cause }: Refill, space: number, ruling: RulingId | false): void => {
	const cards = ownCards(turn.position, kind);
	const only = own(cards, 'top').shift() ?? (onlyCard(cards.rest) && own(cards, 'rest').shift());
	if (only) lay(turn, { kind, rule, cause }, space, only, ruling);
	else schedule(turn, { ask: 'draw', kind, space, rule, cause });
};

export const refillTasks: TaskTable<'refill' | 'refill-river'> = {
	refill(turn, task) {
		const { kind, cause } = task;
		const { position } = turn;
		let cards = position.cards[kind];
		const empty = emptySpaces(position, kind);
		if (empty.length === 0) return;
		const reasons: Reasons = [pileRule[kind], kind === 'altars' && 'altar-pile-empty'];
		if (isEmpty(cards)) {
			// The Altars' pile is made new under one reading alone.
			const isSpent = kind === 'altars' && position.table.readings['altar-pile-empty'] !== 'reshuffle';
			if (isSpent || cards.discard.length === 0) {
				tell(turn, { type: 'nothingToDraw', kind }, reasons);
				return;
			}
			const renewed = cards.discard.length;
			cards = ownCards(position, kind);
			reshuffle(cards);
			tell(turn, { type: 'pileRenewed', kind, cards: renewed }, reasons);
		}
		const isOpen = cards.top.length > 0 && empty.length > 1;
		if (isOpen && position.table.readings['refill-order'] === 'players-choice')
			schedule(turn, { ask: 'fill', kind, rule: task.rule, cause });
		else fill(turn, task, (empty[0] as number) + 1, isOpen && 'refill-order');
	},
	'refill-river'(turn, { rule, cause }) {
		const { position } = turn;
		if (position.table.readings['river-slide'] === 'slide') {
			const left = position.river.filter((tile) => tile !== null);
			position.river = position.river.map((_, space) => left[space] ?? null);
		}
		const space = position.river.indexOf(null) + 1;
		if (space === 0) return;
		const drawable = resources.filter((resource) => position.unseen[resource] > 0);
		if (tilesInBag(position) === 0)
			tell(turn, { type: 'nothingToDraw', kind: 'river' }, [rule, filledFirst(rule), 'supplies-run-out']);
		else if (drawable.length === 1) layTile(turn, space, drawable[0] as Resource, rule, cause);
		else schedule(turn, { ask: 'draw-tile', space, rule, cause });
	},
};

/** A refill that no rule orders: the River is filled for somebody who is to take tiles from it. */
const filledFirst = (rule: CopanRule): RulingId | false => rule === 'copan.river.two-leftmost' && 'river-short';

const layTile = (turn: Turn, space: number, tile: Resource, rule: CopanRule, cause: number): void => {
	const { position } = turn;
	own(position, 'unseen')[tile]--;
	own(position, 'river')[space - 1] = tile;
	tell(turn, { type: 'riverFilled', space, tile }, [rule, filledFirst(rule), 'river-slide']);
	schedule(turn, { do: 'refill-river', rule, cause });
};

export const refillQuestions: QuestionTable<'draw' | 'draw-tile' | 'fill'> = {
	draw: {
		candidates: ({ cards }, { kind }) => draws(cards[kind].rest),
		answer(turn, question, { card }: ActionOf<'draw'>) {
			takeFrom(own(ownCards(turn.position, question.kind), 'rest'), card);
			lay(turn, question, question.space, card);
		},
	},
	'draw-tile': {
		candidates: ({ unseen }, { rule }) =>
			resources.map((resource) => ({
				action: { type: 'draw', card: resource } as Action,
				refused: unseen[resource] > 0 ? null : refuse('none-left', rule, { tile: resource }),
				weight: unseen[resource],
			})),
		answer(turn, { space, rule, cause }, { card }: ActionOf<'draw'>) {
			layTile(turn, space, card as Resource, rule, cause);
		},
	},
	fill: {
		candidates: (position, { kind }) =>
			emptySpaces(position, kind).map((space) => offer({ type: 'fill-space', space: space + 1 })),
		answer(turn, question, { space }: ActionOf<'fill-space'>) {
			fill(turn, question, space, 'refill-order');
		},
	},
};
