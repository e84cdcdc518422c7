/** The end of a turn: what was taken is replaced, the next player begins, or the game is over. */

import type { Position } from './position.ts';
import { scoreGame } from './scoring.ts';
import { schedule, type TaskTable, type Turn, tell } from './turn.ts';

/** The first player is the first seat. Ruling `first-player`. */
const first = 0;

/**
 * Whether the game is over once the active player's turn is. Rule `end.last-turns`; ruling `last-round`.
 */
const isOver = ({ ending, active, seats, table }: Position): boolean => {
	if (!ending) return false;
	const next = (active + 1) % seats.length;
	if (table.readings['last-round'] === 'finish-the-round') return next === first;
	return ending.turnsLeft === 0;
};

/** Under the other reading everyone but the first player has one more turn: who is next that still has one. */
const nextSeat = ({ active, seats, ending, table }: Position): number => {
	const next = (active + 1) % seats.length;
	const skipsFirst = ending !== null && table.readings['last-round'] === 'one-more-turn-each' && next === first;
	return skipsFirst ? (next + 1) % seats.length : next;
};

export const turnTasks: TaskTable<'end-turn' | 'turn-over' | 'final-scoring'> = {
	'end-turn'(turn) {
		const { position } = turn;
		const ended = tell(turn, { type: 'turnEnded', player: position.active }, ['copan.end-turn.when']);
		const rule = 'copan.end-turn.refill.cards';
		schedule(
			turn,
			{ do: 'refill', kind: 'characters', rule, cause: ended },
			{ do: 'refill', kind: 'glyphs', rule, cause: ended },
			{ do: 'refill-river', rule: 'copan.end-turn.refill.river', cause: ended },
			{ do: 'turn-over' },
		);
	},
	'turn-over'(turn: Turn) {
		const { position } = turn;
		position.face = null;
		position.events = [];
		position.resolved = 0;
		position.exchanged = false;
		if (position.table.until === 'turn') return;
		if (isOver(position)) {
			schedule(turn, { do: 'final-scoring' });
			return;
		}
		if (position.ending && position.table.readings['last-round'] === 'one-more-turn-each')
			position.ending = { ...position.ending, turnsLeft: position.ending.turnsLeft - 1 };
		position.active = nextSeat(position);
		tell(
			turn,
			{ type: 'turnBegan', player: position.active },
			position.ending ? ['copan.turn.clockwise', 'copan.end.last-turns', 'last-round'] : ['copan.turn.clockwise'],
		);
		schedule(turn, { do: 'court-phase' });
	},
	'final-scoring': scoreGame,
};
