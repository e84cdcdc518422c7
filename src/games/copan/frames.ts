import type { CharacterId } from './characters.ts';
import type { Cost } from './cities.ts';
import type { Effect } from './effects.ts';
import type { EmbassyLevel } from './embassy-tokens.ts';
import type { DieFace } from './event-cards.ts';
import type { Exchange, GlyphColour } from './glyphs.ts';
import type { CardKind } from './piles.ts';
import type { PlacedTile, TurnEvent } from './position.ts';
import type { SpaceId } from './pyramid.ts';
import type { Resource, Site } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';
import type { Bought } from './site-actions.ts';
import type { EffectSource } from './sources.ts';

/** For whom an effect is done, what it comes from, and the event that brought it about. */
export interface Context {
	player: number;
	source: EffectSource;
	cause: number;
	/** The River has been refilled for this effect already. */
	refilled?: true;
}

/**
 * One thing still to be done, as data: so a position can be saved, sent and undone at any choice. Those that `ask`
 * wait for a player or for chance; those that `do` run by themselves.
 */
export type Frame =
	| { do: 'court-phase' }
	/** Moves the cube of the tile just placed. `spiral` is the space that was covered. */
	| { do: 'move-cube'; resource: Resource; spiral: SpaceId | null; cause: number }
	| { do: 'arise'; event: TurnEvent; cause: number }
	/** Resolves this turn's Events in the order in which they arose. */
	| { do: 'resolve-events' }
	/** The die, once a turn, and then its effect. */
	| { do: 'consult-die'; cause: number }
	| { do: 'apply-face'; cause: number }
	| { do: 'sweep'; cause: number }
	/** Fills the spaces of a Site under a rule that says when. */
	| { do: 'refill'; kind: CardKind; rule: CopanRule; cause: number }
	| { do: 'refill-river'; rule: CopanRule; cause: number }
	| { do: 'close'; resource: Resource; cause: number }
	| ({ do: 'effect'; effect: Effect } & Context)
	/** Characters beyond the spaces of a player board have to go. */
	| { do: 'make-room'; player: number; because: 'room' | 'storage'; cause: number }
	| { do: 'extra-resources'; resource: Resource; cause: number }
	| { do: 'collect'; space: SpaceId; cause: number }
	| { do: 'pause'; before: Pause }
	| { do: 'end-court-phase' }
	| { do: 'action-phase' }
	/** `plus` is paid with the action's price; `less` is what a bonus action takes off it; by the `rule` it is due. */
	| { do: 'site-action'; player: number; site: Site; less: number; plus: Cost; rule: CopanRule; cause: number }
	/**
	 * `had` are the Characters that pay for actions here and were there when it began; `within` is the action in whose
	 * midst this one is taken, under readings that do not let it wait.
	 */
	| { do: 'end-action'; player: number; site: Site; had: CharacterId[]; within: Site | null; cause: number }
	/** The River's two leftmost tiles come into the hand. */
	| { do: 'take-two'; player: number; cause: number }
	| { do: 'pay'; player: number; due: Cost; less: number; rule: CopanRule; cause: number }
	| { do: 'bought'; player: number; bought: Bought; cause: number }
	| { do: 'draw-tokens'; player: number; level: EmbassyLevel; left: number; drawn: Drawn[]; cause: number }
	/** Several effects in the order that their player likes. */
	| { do: 'in-order'; player: number; items: Item[]; cause: number }
	/** Jade and bonus actions that wait, then the end of the turn. */
	| { do: 'after-action' }
	| { do: 'bonus'; player: number; site: Site | 'any'; less: number; cause: number }
	| { do: 'more-sets' }
	| { do: 'end-turn' }
	| { do: 'turn-over' }
	| { do: 'final-scoring' }
	| { do: 'deal'; cause: number | null }
	/** Who begins, and the row of the Automa's cards, where the setup leaves them to chance. */
	| { do: 'deal-automa'; drawsSeat: boolean; cause: number | null }
	/** The Automa's action at a Site: of the card in play, or one it gained. */
	| { do: 'automa-action'; player: number; site: Site; rules: (CopanRule | RulingId)[]; cause: number }
	/** What the face brings that the Automa has rolled for a card. */
	| { do: 'automa-card'; player: number; card: Resource; face: DieFace; cause: number }
	/** What lies on the space with the face that the Automa has rolled for a thing of choice. */
	| { do: 'automa-pick'; player: number; pick: AutomaPick; face: DieFace; cause: number }
	| { ask: 'tile' }
	| { ask: 'space'; tile: PlacedTile }
	/** Where the Automa's tile goes, the other player says. */
	| { ask: 'automa-space'; tile: Resource; player: number }
	| { ask: 'cube' }
	/** Birds may be used here; `before` says what follows. */
	| { ask: 'pause'; before: Pause }
	| { ask: 'die'; cause: number }
	/** A card for a space of a Site, from 1. */
	| { ask: 'draw'; kind: CardKind; space: number; rule: CopanRule; cause: number }
	| { ask: 'draw-tile'; space: number; rule: CopanRule; cause: number }
	| { ask: 'fill'; kind: CardKind; rule: CopanRule; cause: number }
	| ({ ask: 'any-resource'; left: number } & Context)
	| ({ ask: 'lose'; left: number } & Context)
	| ({ ask: 'climb'; steps: number } & Context)
	| ({ ask: 'step-down'; steps: number } & Context)
	| ({ ask: 'jade' } & Context)
	| ({ ask: 'remove-jade' } & Context)
	| ({ ask: 'glyph' } & Context)
	| ({ ask: 'lose-glyph' } & Context)
	| ({ ask: 'character' } & Context)
	| { ask: 'discard'; player: number; because: 'event' | 'room' | 'storage'; cause: number }
	/** `ejected` is the Site it was pushed off: then its owner must place it, and resolves no symbol. */
	| { ask: 'totem'; player: number; ejected: Site | null; cause: number }
	| { ask: 'move' }
	| { ask: 'move-side'; site: Site }
	| { ask: 'site'; player: number; site: Site; less: number; plus: Cost; cause: number }
	| { ask: 'river-buy'; player: number; less: number; cause: number }
	| { ask: 'discount'; player: number; due: Cost; less: number; rule: CopanRule; cause: number }
	| { ask: 'pay-any'; player: number; left: number; rule: CopanRule; cause: number }
	| { ask: 'draw-token'; player: number; level: EmbassyLevel; left: number; drawn: Drawn[]; cause: number }
	| { ask: 'draw-city'; space: number; cause: number }
	/** Whether the Automa is First player. */
	| { ask: 'draw-automa-seat'; cause: number }
	/** The card that comes next in the Automa's row. */
	| { ask: 'draw-automa-card'; cause: number }
	/** The Automa's own roll: for a card's action, or for what it would choose. */
	| { ask: 'die-automa'; player: number; roll: { card: Resource } | { pick: AutomaPick }; cause: number }
	| { ask: 'order'; player: number; items: Item[]; cause: number }
	| { ask: 'embassy'; player: number; cause: number }
	| { ask: 'bonus'; player: number; site: Site | 'any'; less: number; cause: number }
	| { ask: 'exchange-colour'; set: Exchange['set']; cards: number; given: GlyphColour[] }
	| { ask: 'another-set' }
	| { ask: 'totem-side'; player: number; site: Site; ejected: Site | null; cause: number };

export type Pause = 'events' | 'effect' | 'collecting' | 'turn-end';

/** What the die decides for the Automa that a player would choose; `jade`: a Glyph in place of a Jade tile. */
export type AutomaPick = QuestionOf<'glyph' | 'character' | 'embassy'> | ({ ask: 'jade' } & Context);

/** An Embassy token and the event that drew it. */
export interface Drawn {
	token: string;
	cause: number;
}

/** An effect, what it comes from and what brought it about, waiting for its turn among several. */
export interface Item {
	effect: Effect;
	source: EffectSource;
	cause: number;
}

export type Question = Extract<Frame, { ask: string }>;
export type Ask = Question['ask'];
/** Questions of which a game of people is made; the others belong to the Automa. */
export type PeopleQuestion = Exclude<Question, { ask: 'die-automa' | `${'draw-' | ''}automa-${string}` }>;
export type QuestionOf<Name extends Ask> = Extract<Frame, { ask: Name }>;

export type Task = Exclude<Frame, Question>;
export type TaskOf<Name extends Task['do']> = Extract<Frame, { do: Name }>;
