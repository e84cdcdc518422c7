/** Turns on a line, and who plays them. */
import type { Played } from '#engine/rules.ts';
import type { Event, Position } from '#games/copan/index.ts';
import type { Player } from '#stores/sandbox.ts';

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

export const isBot = (player: Player | undefined): player is Exclude<Player, 'person'> =>
	player !== undefined && player !== 'person';
