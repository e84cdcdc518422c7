import type { Game } from '#engine/scenario.ts';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { copan } from './index.ts';
import type { Position } from './position.ts';
import { profileSchema } from './profile-schema.ts';
import { actionSchema, soloSetupSchema } from './schemas.ts';
import type { Setup } from './setup.ts';

/** Copan for 1 to 4 players as scenarios take it: the shapes a file or link may have, and the rules that play it. */
export const copanGame: Game<Setup, Position, Action, Event> = {
	id: 'copan',
	setupSchema: soloSetupSchema,
	profileSchema,
	actionSchema,
	rules: copan,
};
