/** Turns on a line, and who plays them. */
import type { Decision, Played } from '#engine/rules.ts';
import type { Action, Event, Position } from '#games/copan/index.ts';
import { drawn } from '#islands/playing/useTable.ts';
import type { Answerer } from '#stores/play.ts';
import type { Player } from '#stores/sandbox.ts';
import type { SandboxDesk } from './desk.ts';

/** Whether a turn begins here: nothing of it has been done yet. */
export const isTurnStart = (position: Position): boolean => {
	const question = position.frames.at(-1);
	return (
		question !== undefined &&
		'ask' in question &&
		(/^tile|cube|^automa/.test(question.ask) || (question.ask === 'space' && question.tile === 'face-down'))
	);
};

/** The step at which the turn began in which the line stands; 0 where it began before the line does. */
export const turnStartOf = (steps: readonly Played<Position, Event>[], at: number): number =>
	Math.max(
		0,
		steps.slice(0, at + 1).findLastIndex(({ position }) => isTurnStart(position)),
	);

/**
 * Who answers without anybody being asked: the seed for cards, and within a bot's turn for the die; a bot where it is
 * asked in anybody's turn, except that its own turn begins when people have it begin.
 */
export const answererFor = (
	decision: Decision,
	position: Position,
	byHand: boolean,
	seats: readonly Player[],
	desk: Pick<SandboxDesk, 'botAction'> | null,
): Answerer<Position, Action> | null => {
	if (decision.actor === 'chance')
		return drawn(decision, position, byHand) ?? (!byHand && desk && isBot(seats[position.active]) ? 'seed' : null);
	const player = seats[decision.actor];
	if (!desk || !isBot(player) || isTurnStart(position)) return null;
	return (here) => desk.botAction(here, player);
};

export const isBot = (player: Player | undefined): player is Exclude<Player, 'person'> =>
	player !== undefined && player !== 'person';
