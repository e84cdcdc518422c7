/** What players are called at the table, and positions as scenarios that know it. */
import type { Scenario } from '#engine/scenario.ts';
import { scenarioFrom as plainly } from '#games/copan/capture.ts';
import type { Action, Position, Setup } from '#games/copan/index.ts';
import { playerName } from '#words/en/copan-names.ts';
import { solo } from '#words/en/sandbox-solo.ts';

/** The name given to a seat, if one was; chance may seat the person of a solo game behind the Automa. */
const givenTo = ({ seats = [] }: Setup, { automa }: Position, seat: number): string | undefined =>
	automa ? (seat === 1 - automa.seat ? seats.find(({ name }) => name)?.name : undefined) : seats[seat]?.name;

/** What a seat is called. */
export const nameOf = (setup: Setup, position: Position, seat: number): string =>
	givenTo(setup, position, seat) ||
	// A third seat is there while somebody edits, and named as what is wrong.
	(position.automa && seat < 2 ? (seat === position.automa.seat ? solo.automa : solo.person) : playerName(seat));

/** The scenario of a position and of what was played from it, with the names at the table. */
export const scenarioFrom = (
	from: Position,
	actions: readonly Action[],
	setup: Setup,
): Scenario<Setup, Action> | null => {
	const made = plainly(from, actions);
	const names = from.seats.map((_, seat) => givenTo(setup, from, seat));
	if (!made || names.every((called) => called === undefined)) return made;
	const last = names.findLastIndex((called) => called !== undefined);
	const seats = Array.from({ length: Math.max(made.setup.seats?.length ?? 0, last + 1) }, (_, seat) => ({
		...made.setup.seats?.[seat],
		...(names[seat] !== undefined && { name: names[seat] }),
	}));
	return { ...made, setup: { ...made.setup, seats } };
};
