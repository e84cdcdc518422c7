/** A game that stands at its end, scored without the rules of play: all that a score sheet needs. */
import type { Outcome } from '#engine/outcome.ts';
import type { Played, SetupProblem } from '#engine/rules.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';
import { scoreGame } from './scoring.ts';
import { createPosition, type Setup } from './setup.ts';

/**
 * Checks a setup and scores it as it stands, however far it says that play has come. For one that begins with final
 * scoring this is what `copan.create` gives.
 */
export const scoreSetup = (setup: Setup): Outcome<Played<Position, Event>, SetupProblem[]> => {
	const created = createPosition({ ...setup, from: 'scoring' });
	if (!created.ok) return created;
	const turn: Played<Position, Event> = { position: { ...created.value, frames: [] }, events: [] };
	scoreGame(turn);
	return { ok: true, value: turn };
};
