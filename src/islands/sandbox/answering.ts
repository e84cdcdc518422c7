/** Who answers in the sandbox without anybody being asked. */
import { chanceFrom, shareOf } from '#engine/chance.ts';
import { randomBot } from '#engine/playout.ts';
import type { Decision } from '#engine/rules.ts';
import { greedyBot } from '#games/copan/bots.ts';
import { type Action, copan, type Position } from '#games/copan/index.ts';
import { drawn } from '#islands/playing/useTable.ts';
import type { Answerer } from '#stores/play.ts';
import type { Player } from '#stores/sandbox.ts';
import { isBot, isTurnStart } from './turns.ts';

const bots = { greedy: greedyBot, random: randomBot(copan) };

/** What a bot does here; its luck hangs on the position, so that undo and redo find the same game. */
export const botAction = (position: Position, player: keyof typeof bots): Action =>
	bots[player](position, shareOf(chanceFrom(position.told)));

/**
 * Who answers without anybody being asked: the seed for cards, and within a bot's turn for the die; a bot where it is
 * asked in anybody's turn, except that its own turn begins when people have it begin.
 */
export const answererFor = (
	decision: Decision,
	position: Position,
	byHand: boolean,
	seats: readonly Player[],
): Answerer<Position, Action> | null => {
	if (decision.actor === 'chance')
		return drawn(decision, position, byHand) ?? (!byHand && isBot(seats[position.active]) ? 'seed' : null);
	const player = seats[decision.actor];
	if (!isBot(player) || isTurnStart(position)) return null;
	return (here) => botAction(here, player);
};
