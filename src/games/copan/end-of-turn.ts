/** The end of a turn: what was taken is replaced, the next player begins, or the game is over. */

import { scoreGame } from './scoring.ts';
import { schedule, type TaskTable, tell } from './turn.ts';

/** The first player is the first seat. Ruling `first-player`. */
const first = 0;

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
	/** The next turn, or the end of the game. Rule `end.last-turns`; ruling `last-round`. */
	'turn-over'(turn) {
		const { position } = turn;
		position.face = null;
		position.events = [];
		position.resolved = 0;
		position.exchanged = false;
		if (position.table.until === 'turn') return;
		const { ending, active, seats, table } = position;
		const next = (active + 1) % seats.length;
		// The round is played to its end, or everyone but the first player has one more turn.
		const finishesRound = table.readings['last-round'] === 'finish-the-round';
		if (ending && (finishesRound ? next === first : ending.turnsLeft === 0)) {
			schedule(turn, { do: 'final-scoring' });
			return;
		}
		const countsTurns = ending && !finishesRound;
		if (countsTurns) position.ending = { ...ending, turnsLeft: ending.turnsLeft - 1 };
		position.active = countsTurns && next === first ? (next + 1) % seats.length : next;
		tell(
			turn,
			{ type: 'turnBegan', player: position.active },
			position.ending ? ['copan.turn.clockwise', 'copan.end.last-turns', 'last-round'] : ['copan.turn.clockwise'],
		);
		schedule(turn, { do: 'court-phase' });
	},
	'final-scoring': scoreGame,
};
