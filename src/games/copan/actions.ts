import type { CharacterId } from './characters.ts';
import type { DieFace } from './event-cards.ts';
import type { Exchange, GlyphColour } from './glyphs.ts';
import type { SpaceId } from './pyramid.ts';
import type { Resource, Site } from './resources.ts';
import type { TotemSide } from './totems.ts';

/** What a player, or chance, may do; each answers one question. */
export type Action =
	/** Choose the tile of the hand that will be placed. */
	| { type: 'take-tile'; tile: Resource }
	| { type: 'place-tile'; space: SpaceId }
	/** One resource of choice. */
	| { type: 'gain-resource'; resource: Resource }
	/** Under one reading of a turn with a full Pyramid: the tile whose cube moves; the tile is kept. */
	| { type: 'move-cube'; resource: Resource }
	/** The Fate die comes up. */
	| { type: 'roll'; face: DieFace }
	/** A card or Court tile is drawn from a hidden pile. */
	| { type: 'draw'; card: string }
	/** One resource of choice given up. */
	| { type: 'lose-resource'; resource: Resource }
	/** The stairway is named by the resource whose colour it has. */
	| { type: 'climb'; stairway: Resource }
	| { type: 'step-down'; stairway: Resource }
	| { type: 'place-jade'; space: number }
	| { type: 'remove-jade'; space: number }
	/** The Glyph card on a space of the Hieroglyphic Stairway, from 1. */
	| { type: 'take-glyph'; space: number }
	| { type: 'lose-glyph'; colour: GlyphColour }
	| { type: 'take-character'; character: CharacterId }
	| { type: 'discard-character'; character: CharacterId }
	/** Discard a bird for its effect. */
	| { type: 'use-bird'; character: CharacterId }
	| { type: 'place-totem'; site: Site }
	| { type: 'leave-totem' }
	| { type: 'turn-totem'; side: TotemSide }
	/** Under one reading of refills: the space that is filled next, from 1. */
	| { type: 'fill-space'; space: number }
	/** The Totem goes to another Site, or one space on. */
	| { type: 'move'; site: Site }
	| { type: 'stay' }
	/** Cities, columns and lines count from 1. */
	| { type: 'visit'; space: number }
	| { type: 'recruit'; character: CharacterId }
	| { type: 'use-altar'; column: number }
	| { type: 'take-line'; line: number }
	| { type: 'buy-tiles' }
	| { type: 'buy-extension' }
	| { type: 'buy-nothing' }
	/** One resource of the price that need not be paid. */
	| { type: 'discount'; kind: Resource | 'any' }
	/** One resource of choice for a price. */
	| { type: 'pay'; resource: Resource }
	/** The Site of a bonus action. */
	| { type: 'act'; site: Site }
	| { type: 'forgo' }
	/** The effect that comes next among several, from 1. */
	| { type: 'resolve-next'; item: number }
	| { type: 'exchange'; set: Exchange['set']; cards: number }
	| { type: 'give-glyph'; colour: GlyphColour }
	/** Nothing more before the phase goes on. */
	| { type: 'go-on' };

/** Whether two actions are the same; the second may be anything. */
export const isSame = (one: Action, other: Action | null | undefined): boolean => {
	if (typeof other !== 'object' || other === null) return false;
	for (const key in one) if (one[key as keyof Action] !== other[key as keyof Action]) return false;
	return Object.keys(one).length === Object.keys(other).length;
};

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
