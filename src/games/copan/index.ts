import type { Rules } from '#engine/rules.ts';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { copanForPeople } from './people.ts';
import type { Position } from './position.ts';
import type { Result } from './scoring.ts';
import type { Setup } from './setup.ts';
import { createSolo, soloPlay } from './solo.ts';

export type { Action } from './actions.ts';
export type { Event, Happening } from './events.ts';
export type { Position, Seat } from './position.ts';
export type { Result } from './scoring.ts';
export type { AutomaSetup, SeatSetup, Setup } from './setup.ts';

/** The rules by which a position is played: its game is one of people, or has an Automa. */
const rulesFor = ({ automa }: Position) => (automa ? soloPlay : copanForPeople);

/**
 * Copan: Dying City, the whole game for 1 to 4 players: from the deal or any legal setup to the winner. A solo game is
 * one whose setup says `automa`.
 */
export const copan: Rules<Setup, Position, Action, Event, Result> = {
	create(setup) {
		const { automa } = setup;
		if (!automa) return copanForPeople.create(setup);
		const created = createSolo({ ...setup, automa });
		return created.ok ? { ok: true, value: soloPlay.start(created.value) } : created;
	},
	start: (position) => rulesFor(position).start(position),
	decision: (position) => rulesFor(position).decision(position),
	candidates: (position) => rulesFor(position).candidates(position),
	legalActions: (position) => rulesFor(position).legalActions(position),
	play: (position, action) => rulesFor(position).play(position, action),
	why: (position, action) => rulesFor(position).why(position, action),
	chanceAnswer: (position) => rulesFor(position).chanceAnswer(position),
	result: ({ result }) => result,
};
