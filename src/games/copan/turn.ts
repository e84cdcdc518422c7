/** What every part of the rules works with: a position being played on, and the events told on the way. */
import type { Candidate, Rejection } from '#engine/rules.ts';
import type { Action } from './actions.ts';
import type { Effect } from './effects.ts';
import type { Event, Happening, SoloHappening } from './events.ts';
import type { Ask, Context, Frame, QuestionOf, Task, TaskOf } from './frames.ts';
import type { Position, Seat } from './position.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';

export interface Turn {
	position: Position;
	events: Event[];
	/** The event that brought the frame about which is being done: what is told is caused by it, unless said otherwise. */
	cause?: number | undefined;
}

/** Why something happens: the rules that make it and the rulings on which it hangs. What does not apply here is empty. */
export type Reasons = readonly (CopanRule | RulingId | false | null | undefined)[];

/** Tells an event and gives back its id, for what it causes. */
export const tell = (
	turn: Turn,
	happening: Happening | SoloHappening,
	reasons: Reasons,
	causedBy = turn.cause,
): number => {
	const event = happening as Event;
	event.id = turn.position.told++;
	event.rules = [];
	if (causedBy !== undefined) event.causedBy = causedBy;
	const rulings: RulingId[] = [];
	for (const reason of reasons)
		if (reason)
			if (reason.startsWith('copan.'))
				// Rules are named with their game, rulings are not.
				event.rules.push(reason as CopanRule);
			else rulings.push(reason as RulingId);
	if (rulings.length > 0) event.rulings = rulings;
	turn.events.push(event);
	return event.id;
};

/** Puts frames on the stack so that the first one given runs first. */
export const schedule = ({ position }: Turn, ...frames: (Frame | null)[]): void => {
	for (const frame of frames.reverse()) if (frame) position.frames.push(frame);
};

/** The frames of effects that come one after the other, for the same player and from the same source. */
export const framesOf = (effects: readonly Effect[], context: Context): Frame[] =>
	effects.map((effect) => ({ do: 'effect', effect, ...context }));

/** A seat; that of the active player, unless said otherwise. */
export const seatOf = (position: Position, player = position.active): Seat => position.seats[player] as Seat;

/** The seats in the order in which an Event reaches them. Rule `events.all-players`, ruling `event-order`. */
export const fromActive = ({ active, seats }: Position): number[] =>
	seats.map((_, index) => (active + index) % seats.length);

export const refuse = (code: string, rule: CopanRule, values: Rejection['values'] = {}): Rejection => ({
	code,
	rule,
	values,
});

/** Whether of all that might be done nothing may be. */
export const isStuck = (candidates: readonly Candidate<Action>[]): boolean =>
	candidates.every(({ refused }) => refused);

/** What might be done, with the reason why it may not be. */
export const offer = (action: Action, refused: Rejection | null = null): Candidate<Action> => ({ action, refused });

/** One kind of question: the rule that asks, all answers with the reason where one is not allowed, and what each does. */
export interface QuestionRules<Name extends Ask> {
	/** Left out where the question itself names its rule. */
	rule?: CopanRule | ((question: QuestionOf<Name>) => CopanRule);
	candidates(position: Position, question: QuestionOf<Name>): Candidate<Action>[];
	answer(turn: Turn, question: QuestionOf<Name>, action: Action): void;
}

export type QuestionTable<Names extends Ask> = { [Name in Names]: QuestionRules<Name> };

/** What is done without asking, by the frame's name. */
export type TaskTable<Names extends Task['do']> = { [Name in Names]: (turn: Turn, task: TaskOf<Name>) => void };
