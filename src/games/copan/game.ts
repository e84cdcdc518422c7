import * as v from 'valibot';
import type { Game } from '#engine/scenario.ts';
import { list } from '#engine/shapes.ts';
import type { Action } from './actions.ts';
import { automaModes } from './automa.ts';
import type { Event } from './events.ts';
import { glyphColours } from './glyphs.ts';
import { copan } from './index.ts';
import type { Position } from './position.ts';
import { profileSchema } from './profile-schema.ts';
import { resources } from './resources.ts';
import { actionSchema, setupSchema } from './schemas.ts';
import type { Setup } from './setup.ts';

/** The shape of a setup that may have an Automa. */
export const soloSetupSchema = v.strictObject({
	...setupSchema.entries,
	automa: v.optional(
		v.strictObject({
			seat: v.optional(v.picklist([0, 1])),
			mode: v.optional(v.picklist(automaModes)),
			row: v.optional(list(v.picklist(resources), 4)),
			hard: v.optional(list(v.picklist(resources), 4)),
			glyphs: v.optional(list(v.picklist(glyphColours), 48)),
		}),
	),
});

/** Copan for 1 to 4 players as scenarios take it: the shapes a file or link may have, and the rules that play it. */
export const copanGame: Game<Setup, Position, Action, Event> = {
	id: 'copan',
	setupSchema: soloSetupSchema,
	profileSchema,
	actionSchema,
	rules: copan,
};
