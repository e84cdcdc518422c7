import type { CharacterId } from './characters.ts';
import type { Tier } from './decline.ts';
import type { PendingEvent, PlacedTile } from './position.ts';
import type { SpaceId } from './pyramid.ts';
import type { Resource } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';

/** What can happen; log lines are made from these in `src/words`. */
export type Happening =
	| { type: 'tilePlaced'; player: number; space: SpaceId; tile: PlacedTile }
	| { type: 'nothingYielded'; player: number; space: SpaceId }
	/** The Pyramid is full: the cube of this tile moves, and the tile stays in hand. */
	| { type: 'tileKept'; player: number; tile: Resource }
	| { type: 'cubeMoved'; resource: Resource; from: number; to: number; tier: Tier; end: boolean }
	| { type: 'cubePassedOn'; from: Resource; to: Resource }
	| { type: 'noCubeMoved' }
	| { type: 'eventArose'; event: PendingEvent }
	/** A cube crosses a threshold again after moving back: its Event is spent. */
	| { type: 'thresholdSpent'; resource: Resource }
	| { type: 'tileActivated'; player: number; space: SpaceId; resource: Resource; tier: Tier; yields: number }
	/** `amount` was stored and `lost` found no room. */
	| { type: 'gained'; player: number; resource: Resource; amount: number; lost: number; by: GainSource }
	/** A Character that adds to a harvest finds none, under one reading. */
	| { type: 'nothingAdded'; player: number; character: CharacterId }
	| { type: 'courtPhaseSkipped'; player: number; because: 'pyramid-full' | 'no-tile' }
	| { type: 'courtPhaseEnded'; player: number };

/** What brought a gain about. */
export type GainSource = { tile: SpaceId } | { anyResource: true } | { character: CharacterId };

/** A happening in its place: its number in the game, the rules that made it, what caused it, the rulings it hangs on. */
export type Event = Happening & {
	id: number;
	rules: CopanRule[];
	causedBy?: number;
	rulings?: RulingId[];
};
