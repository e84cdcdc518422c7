/** The companion's own questions, answers and events, beside those of the game. */
import type { Action as GameAction } from './actions.ts';
import type { CharacterId } from './characters.ts';
import type { DieFace } from './event-cards.ts';
import type { Event as GameEvent, Happening, SoloHappening } from './events.ts';
import type { Frame } from './frames.ts';
import type { endings, Position } from './position.ts';
import type { ByResource, Resource } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';

/** What lies on the space that a roll names. */
export type Lies = 'there' | 'nothing' | 'closed';
export const lies = ['there', 'nothing', 'closed'] as const;

/** What lies under a column of the Altars. */
export const columnStates = ['free', 'token', 'closed'] as const;
export type ColumnState = (typeof columnStates)[number];

/** A count of the sketch that can be corrected: VP, tiles by resource, tokens by place, steps by stairway. */
export type Counted =
	| 'vp'
	| 'glyphs'
	| 'extensions'
	| 'discarded'
	| 'left'
	| 'right'
	| 'altars'
	| `tiles-${Resource}`
	| `steps-${Resource}`
	| `city-${number}`;

/** What the companion asks: what people did, and what lies on the table. */
export type LookQuestion =
	/** The other player plays, and says when that turn is done or an Event comes. */
	| { ask: 'your-turn' }
	/** Everything is done, and what was taken is replaced. */
	| { ask: 'turn-end' }
	/** Which tile lies on the River, from the left; `left` counts those still to be told. */
	| { ask: 'look-river'; space: number; left: number; cause: number }
	| { ask: 'look-city'; space: number; cause: number }
	| { ask: 'look-character'; space: number; face: DieFace; picks: boolean; cause: number }
	/** The first or second column of a face. */
	| { ask: 'look-column'; face: DieFace; second: boolean; first: ColumnState | null; cause: number }
	/** Steps that the column or row shows; `second`: of the face's columns the right one. */
	| { ask: 'look-steps'; at: 'altars' | 'stairway'; face: DieFace; second: boolean; cause: number }
	/** What the column gives: one thing after the other. */
	| { ask: 'look-effect'; face: DieFace; second: boolean; more: boolean; cause: number }
	| { ask: 'look-glyph'; space: number; face: DieFace; picks: boolean; cause: number }
	/** How many other cards lie in the row. */
	| { ask: 'look-row'; space: number; cause: number }
	| { ask: 'look-extension'; cause: number }
	| { ask: 'look-zenith'; cause: number };

export type CompanionAsk = LookQuestion['ask'];
export type CompanionFrame = Frame | LookQuestion;
export type CompanionQuestion = Extract<CompanionFrame, { ask: string }>;

/** What the person at the table may say. */
export type CompanionAction =
	| GameAction
	/** The Automa's tile lies; what it covers, and whether a cube has crossed a threshold. */
	| { type: 'placed'; mark: 'none' | 'spiral' | 'any-resource'; decline: boolean }
	/** An Event has come up on the other player's turn. */
	| { type: 'event' }
	| { type: 'end-near'; by: Exclude<(typeof endings)[number], 'setup'> }
	/** A City tile by its number; `open` where it need not be known. */
	| { type: 'city'; is: 'open' | 'closed' }
	| { type: 'city-tile'; city: string }
	/** A Character by name; without one where it need not be known, or our list lacks it. */
	| { type: 'character'; character: CharacterId }
	| { type: 'unnamed' }
	| { type: 'lies'; is: Lies }
	/** There is nothing of the kind left on the board at all. */
	| { type: 'none-left' }
	| { type: 'column'; is: ColumnState }
	| { type: 'steps'; steps: number }
	/** What an Altar column gives, by the name of its effect. */
	| { type: 'gives'; effect: string }
	| { type: 'others'; cards: number }
	| { type: 'extension'; left: boolean }
	| { type: 'zenith'; left: number }
	/** What the page has wrong is put right. */
	| { type: 'correct'; what: Counted; by: number }
	| { type: 'add-character'; character: CharacterId }
	| { type: 'drop-character'; character: CharacterId };

/** What only the companion tells: mostly what people do at the table. */
export type CompanionHappening =
	| Happening
	| SoloHappening
	/** The Automa's tile is placed where its player likes. */
	| { type: 'tileLaid'; player: number; tile: Resource }
	/** An Event is resolved at the table. */
	| { type: 'eventCame'; kind: 'spiral' | 'decline' | 'both' | 'unsaid' }
	/** An Event moves a cube on the board. */
	| { type: 'cubeToMove'; resource: Resource; direction: 'forward' | 'back' }
	/** What was taken is replaced now. */
	| { type: 'toReplace'; kind: 'characters' | 'altars' | 'glyphs' | 'river' }
	| { type: 'corrected'; what: Counted | CharacterId; by: number };

export type CompanionEvent = CompanionHappening &
	Pick<GameEvent, 'id' | 'rules' | 'causedBy' | 'rulings'> & { rules: CopanRule[] };

/** A sketch of the table: what the companion knows of it. What it does not know is made up until it is looked up. */
export interface Sketch extends Position {
	companion: {
		/** City tiles that were told, by space. */
		cities: boolean[];
		/** Characters that stand for ones without a name. */
		unnamed: CharacterId[];
		/** Steps that the Stairway's rows show, by face, once told. */
		rowSteps: Partial<Record<DieFace, number>>;
	};
}

/** What the other player has at the end, as it is counted at the table. */
export interface Yours extends Record<'vp' | 'cities' | 'left' | 'right' | 'altars' | 'extensions' | 'jade', number> {
	steps: ByResource;
	/** Sun Characters, and the resources they count. */
	suns: readonly string[];
	held: ByResource;
}
