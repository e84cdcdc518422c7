import type { PendingEvent, PlacedTile } from './position.ts';
import type { SpaceId } from './pyramid.ts';
import type { Resource } from './resources.ts';

/**
 * One thing still to be done, as data: so a position can be saved, sent and undone at any choice. Those that `ask`
 * wait for a player; those that `do` run by themselves.
 */
export type Frame =
	| { do: 'court-phase' }
	/** Moves a cube, then lets the Events of this placing arise. `spiral` is the space that was covered. */
	| { do: 'move-cube'; resource: Resource; spiral: SpaceId | null; cause: number }
	| { do: 'event'; event: PendingEvent; cause: number }
	| { do: 'extra-resources'; resource: Resource; cause: number }
	| { do: 'collect'; space: SpaceId; cause: number }
	| { do: 'end-court-phase' }
	| { ask: 'tile' }
	| { ask: 'space'; tile: PlacedTile }
	| { ask: 'any-resource'; left: number; cause: number }
	| { ask: 'cube' };

export type Question = Extract<Frame, { ask: string }>;
