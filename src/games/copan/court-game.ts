import type { Game } from '#engine/scenario.ts';
import type { Action } from './actions.ts';
import { copanCourt } from './court.ts';
import type { Event } from './events.ts';
import type { Position, Setup } from './position.ts';
import { actionSchema, setupSchema } from './schemas.ts';

/** Copan’s Court phase as scenarios take it: what is played is the phase of one turn. */
export const copanCourtGame: Game<Setup, Position, Action, Event> = {
	id: 'copan',
	setupSchema,
	actionSchema,
	rules: copanCourt,
};
