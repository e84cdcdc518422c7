import { type ChanceState, chanceAfter, chanceFrom, shareOf } from './chance.ts';
import type { Outcome } from './outcome.ts';
import { fail, ok } from './outcome.ts';
import type { BaseEvent, Rules, SetupProblem } from './rules.ts';

/** Chooses for the player who is asked. `share` is a random number from 0 to below 1, for whatever needs one. */
export type Bot<Position, Action> = (position: Position, share: number) => Action;

/** A game played out: the actions taken, all that was told, and where it ended. */
export interface Playout<Position, Action, Event> {
	position: Position;
	actions: Action[];
	events: Event[];
}

/** More actions than any game needs; a game that reaches it does not end. */
const mostActions = 20_000;

/**
 * Plays from a setup until nobody is asked. Chance is answered by the position's own generator, the bots draw on a
 * second one that starts from `seed`; each seat has its bot, the last one given plays the rest. `onStep` sees every
 * position.
 */
export const playOut = <Setup, Position, Action, Event extends BaseEvent>(
	rules: Rules<Setup, Position, Action, Event, unknown>,
	setup: Setup,
	bots: readonly [Bot<Position, Action>, ...Bot<Position, Action>[]],
	seed: number,
	onStep: (position: Position, events: readonly Event[]) => void = () => {},
): Outcome<Playout<Position, Action, Event>, SetupProblem[]> => {
	const created = rules.create(setup);
	if (!created.ok) return fail(created.error);
	let { position } = created.value;
	const events = [...created.value.events];
	onStep(position, events);
	const actions: Action[] = [];
	let chance: ChanceState = chanceFrom(seed);
	while (actions.length < mostActions) {
		const decision = rules.decision(position);
		if (!decision) break;
		let action = rules.chanceAnswer(position);
		if (action === null) {
			const bot = bots[Math.min(decision.actor as number, bots.length - 1)] as Bot<Position, Action>;
			action = bot(position, shareOf(chance));
			chance = chanceAfter(chance);
		}
		const played = rules.play(position, action);
		// Bots choose among legal actions, and chance among open ones: a refusal is a fault of the rules themselves.
		if (!played.ok) break;
		position = played.value.position;
		events.push(...played.value.events);
		actions.push(action);
		onStep(position, played.value.events);
	}
	return ok({ position, actions, events });
};

/** Any legal action, each as likely as another. */
export const randomBot =
	<Setup, Position, Action, Event extends BaseEvent>(
		rules: Rules<Setup, Position, Action, Event, unknown>,
	): Bot<Position, Action> =>
	(position, share) => {
		const legal = rules.legalActions(position);
		return legal[Math.floor(share * legal.length)] as Action;
	};
