/** What players gain and give up: resources, VP, extensions. */

import type { Cost } from './cities.ts';
import type { GainSource, Happening, VpSource } from './events.ts';
import type { Context } from './frames.ts';
import { capacityOf, own, ownSeat } from './position.ts';
import { type Resource, resources } from './resources.ts';
import type { RulingId } from './rulings.ts';
import { type Reasons, seatOf, type Turn, tell } from './turn.ts';

/** Stores what fits and loses the rest. Rule `court.collect.storage`. */
export const gain = (
	turn: Turn,
	player: number,
	resource: Resource,
	amount: number,
	by: GainSource,
	reasons: Reasons,
	causedBy?: number,
): void => {
	const seat = seatOf(turn.position, player);
	const stored = Math.min(amount, capacityOf(turn.position, seat) - seat.resources[resource]);
	own(ownSeat(turn.position, player), 'resources')[resource] += stored;
	const lost = amount - stored;
	tell(
		turn,
		{ type: 'gained', player, resource, amount: stored, lost, by },
		[...reasons, lost > 0 && 'copan.court.collect.storage'],
		causedBy,
	);
};

/** Gives resources up; there must be so many. */
export const giveUp = (
	turn: Turn,
	player: number,
	resource: Resource,
	amount: number,
	to: Extract<Happening, { type: 'lost' }>['to'],
	reasons: Reasons,
	causedBy?: number,
): void => {
	own(ownSeat(turn.position, player), 'resources')[resource] -= amount;
	tell(turn, { type: 'lost', player, resource, amount, to }, reasons, causedBy);
};

/** Gives up each resource of a price; what is of choice is paid by itself. */
export const payExact = (
	turn: Turn,
	player: number,
	cost: Cost,
	to: Extract<Happening, { type: 'lost' }>['to'],
	reasons: Reasons,
	causedBy?: number,
): void => {
	for (const resource of resources)
		if (cost[resource]) giveUp(turn, player, resource, cost[resource], to, reasons, causedBy);
};

/** Pays what an entry space costs. Rule `action.space.cost`. */
export const payEntry = (turn: Turn, player: number, cost: Cost, causedBy: number): void =>
	payExact(turn, player, cost, 'entry', ['copan.action.space.cost'], causedBy);

/** Scores points, or loses them where negative. Ruling `vp-below-zero`. */
export const score = (
	turn: Turn,
	player: number,
	points: number,
	by: VpSource,
	reasons: Reasons,
	causedBy?: number,
): void => {
	const seat = ownSeat(turn.position, player);
	const stops = turn.position.table.readings['vp-below-zero'] === 'stops-at-zero';
	const below = seat.vp + points < 0;
	// Without `|| 0`, nothing lost would be minus nothing.
	const vp = (stops ? Math.max(points, Math.min(0, -seat.vp)) : points) || 0;
	seat.vp += vp;
	tell(turn, { type: 'scored', player, vp, by }, [...reasons, below && 'vp-below-zero'], causedBy);
};

/** What a loss finds nothing for costs 1 VP each. Rule `court.loss.vp`. */
export const payUnpaid = (
	turn: Turn,
	{ player }: Context,
	resource: Resource | 'any',
	missing: number,
	ruling?: RulingId | false,
): void => {
	if (missing > 0) score(turn, player, -missing, { unpaid: resource }, ['copan.court.loss.vp', ruling]);
};

/** After an extension is gone: what no longer fits is lost. Ruling `extension-lost`. */
export const loseExcess = (turn: Turn, player: number, cause: number): void => {
	const seat = seatOf(turn.position, player);
	const capacity = capacityOf(turn.position, seat);
	for (const resource of resources) {
		const excess = seat.resources[resource] - capacity;
		if (excess > 0)
			giveUp(turn, player, resource, excess, 'storage', ['copan.court.collect.storage', 'extension-lost'], cause);
	}
};
