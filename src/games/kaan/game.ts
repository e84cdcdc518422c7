import * as v from 'valibot';
import type { Game } from '#engine/scenario.ts';
import { type Action, type Event, golemGame, type Position, type Setup } from './golem-game.ts';
import { actionSchema, setupSchema } from './schemas.ts';

/** The golems on the pyramid as scenarios take them: the shapes a lesson may have, and the rules that play it. */
export const kaanGame: Game<Setup, Position, Action, Event> = {
	id: 'kaan',
	setupSchema,
	profileSchema: v.strictObject({}),
	actionSchema,
	rules: golemGame,
};
