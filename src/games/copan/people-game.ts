import type { Game } from '#engine/scenario.ts';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { copanForPeople } from './people.ts';
import type { Position } from './position.ts';
import { profileSchema } from './profile-schema.ts';
import { actionSchema, setupSchema } from './schemas.ts';
import type { Setup } from './setup.ts';

/** Copan for 2 to 4 players as scenarios take it, for pages on which no solo game is played. */
export const peopleGame: Game<Setup, Position, Action, Event> = {
	id: 'copan',
	setupSchema,
	profileSchema,
	actionSchema,
	rules: copanForPeople,
};
