import { fail, ok } from '#engine/outcome.ts';
import type { Rules } from '#engine/rules.ts';
import { type Action, answer, candidatesOf, decisionOf, runOn, whyNot } from './court-phase.ts';
import type { Event } from './events.ts';
import { copyPosition, createPosition, type Position, type Setup } from './position.ts';

export type { Action } from './court-phase.ts';
export type { Event, Happening } from './events.ts';
export type { Position, Seat, SeatSetup, Setup } from './position.ts';

/**
 * Copan: Dying City. So far a turn's Court phase: placing a tile, the Decline cube, collecting. Events that arise are
 * told and kept in `position.events`; resolving them, and the Action phase, are still to come.
 */
export const copan: Rules<Setup, Position, Action, Event, never> = {
	create(setup) {
		const created = createPosition(setup);
		if (!created.ok) return created;
		const turn = { position: created.value, events: [] };
		runOn(turn);
		return ok(turn);
	},
	decision: decisionOf,
	candidates: candidatesOf,
	legalActions: (position) => candidatesOf(position).flatMap(({ action, refused }) => (refused ? [] : [action])),
	play(position, action) {
		const refused = whyNot(position, action);
		if (refused) return fail(refused);
		const turn = { position: copyPosition(position), events: [] };
		answer(turn, action);
		return ok(turn);
	},
	why: whyNot,
	result: () => null,
};
