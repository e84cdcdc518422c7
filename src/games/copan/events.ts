import type { Action } from './actions.ts';
import type { AutomaMode } from './automa.ts';
import type { CharacterId } from './characters.ts';
import type { Cost } from './cities.ts';
import type { Tier } from './decline.ts';
import type { Effect } from './effects.ts';
import type { EmbassyLevel } from './embassy-tokens.ts';
import type { DieFace } from './event-cards.ts';
import type { AutomaPick } from './frames.ts';
import type { Exchange, GlyphColour } from './glyphs.ts';
import type { CardKind } from './piles.ts';
import type { PlacedTile, TurnEvent } from './position.ts';
import type { SpaceId } from './pyramid.ts';
import type { ClosableSite, Resource, Site } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';
import type { Bought } from './site-actions.ts';
import type { EffectSource } from './sources.ts';
import type { TotemSide } from './totems.ts';

/**
 * What can happen; log lines are made from these in `src/words`. `player` is the seat it happens to; spaces along a
 * Site count from 1.
 */
export type Happening =
	| { type: 'tilePlaced'; player: number; space: SpaceId; tile: PlacedTile }
	| { type: 'nothingYielded'; player: number; space: SpaceId }
	/** The Pyramid is full: the cube of this tile moves, and the tile stays in hand. */
	| { type: 'tileKept'; player: number; tile: Resource }
	/** Forward, or back where `to` is less than `from`. */
	| { type: 'cubeMoved'; resource: Resource; from: number; to: number; tier: Tier; end: boolean }
	| { type: 'cubePassedOn'; from: Resource; to: Resource }
	| { type: 'noCubeMoved' }
	/** A cube told to move back stands at its start. */
	| { type: 'cubeStays'; resource: Resource }
	| { type: 'eventArose'; event: TurnEvent }
	/** A cube crosses a threshold again after moving back: its Event is spent. */
	| { type: 'thresholdSpent'; resource: Resource }
	/** A spiral takes the cards laid out on a Site away. */
	| { type: 'cardsSwept'; kind: CardKind; cards: string[] }
	/** Tokens leave spaces of the Altars for the reserve; `tokens` counts them by seat. */
	| { type: 'tokensReserved'; tokens: number[] }
	| { type: 'cardLaid'; kind: CardKind; space: number; card: string }
	| { type: 'riverFilled'; space: number; tile: Resource }
	| { type: 'pileRenewed'; kind: CardKind; cards: number }
	/** Nothing is left to draw: spaces stay without a card or tile. */
	| { type: 'nothingToDraw'; kind: CardKind | 'river' }
	| { type: 'dieRolled'; face: DieFace }
	/** A later Event of the turn: the die keeps its face and the effect is not applied again. */
	| { type: 'dieKept'; face: DieFace }
	| { type: 'faceApplies'; card: string; face: DieFace }
	/** `removed` is the City, Character or Glyph card that lay there. `spaces` are two at the Altars. */
	| { type: 'spaceClosed'; site: ClosableSite; face: DieFace; spaces: number[]; removed: string | null }
	/** Embassies leave a City that closes, under one reading; `tokens` counts them by seat. */
	| { type: 'embassiesRemoved'; space: number; tokens: number[] }
	| { type: 'closedAlready'; site: ClosableSite; face: DieFace }
	| { type: 'tileActivated'; player: number; space: SpaceId; resource: Resource; tier: Tier; yields: number }
	/** `amount` was stored and `lost` found no room. */
	| { type: 'gained'; player: number; resource: Resource; amount: number; lost: number; by: GainSource }
	/** A Character that adds to a harvest finds none, under one reading. */
	| { type: 'nothingAdded'; player: number; character: CharacterId }
	/** Resources given up: to a loss, as a price, or because storage shrank. */
	| { type: 'lost'; player: number; resource: Resource; amount: number; to: 'effect' | 'entry' | 'storage' | 'price' }
	/** `vp` points won, or lost where negative; under one reading a score stops at zero. */
	| { type: 'scored'; player: number; vp: number; by: VpSource }
	| { type: 'climbed'; player: number; stairway: Resource; from: number; to: number; lost: number }
	| { type: 'steppedDown'; player: number; stairway: Resource; from: number; to: number }
	| { type: 'zenithTaken'; player: number; stairway: Resource }
	/** A Priest comes back to the top and takes no token. */
	| { type: 'zenithWithheld'; player: number; stairway: Resource }
	| { type: 'jadePlaced'; player: number; space: number }
	| { type: 'jadeRemoved'; player: number; space: number }
	/** Placed before and taken off: under one reading its space gives nothing again. */
	| { type: 'jadeGivesNothing'; player: number; space: number }
	/** What a Jade tile brings waits for its owner's turn, under one reading. */
	| { type: 'effectWaits'; player: number; effect: Effect }
	| { type: 'glyphTaken'; player: number; space: number; colour: GlyphColour }
	| { type: 'glyphLost'; player: number; colour: GlyphColour }
	| { type: 'characterTaken'; player: number; character: CharacterId; space: number }
	| { type: 'characterDiscarded'; player: number; character: CharacterId; because: DiscardReason }
	| { type: 'courtTokenPlaced'; player: number; half: 'left' | 'right' }
	| { type: 'riverTilesTaken'; player: number; tiles: Resource[] }
	| { type: 'extensionAdded'; player: number; extensions: number }
	| { type: 'extensionLost'; player: number; extensions: number }
	| { type: 'totemPlaced'; player: number; site: Site; side: TotemSide }
	| { type: 'totemLeft'; player: number }
	| { type: 'totemPushed'; player: number; site: Site; space: number }
	| { type: 'totemEjected'; player: number; site: Site }
	| { type: 'bonusActionQueued'; player: number; site: Site | 'any'; less: number }
	/** An effect finds nothing to work on. */
	| { type: 'unaffected'; player: number; effect: Effect }
	/** The end of the game is near: the round and the last turns are still played. */
	| { type: 'endTriggered'; by: 'pyramid-full' | 'two-exhausted' }
	| { type: 'courtPhaseSkipped'; player: number; because: 'pyramid-full' | 'no-tile' }
	| { type: 'courtPhaseEnded'; player: number }
	| { type: 'totemMoved'; player: number; site: Site; space: number; side: TotemSide; how: 'move' | 'stay' }
	/** There is no Site the player can go to. */
	| { type: 'noSiteTaken'; player: number }
	| { type: 'actionBegun'; player: number; site: Site; less: number }
	/** `due` is its price, and `less` how much of that is let off. */
	| { type: 'optionChosen'; player: number; site: Site; option: Bought; due: Cost; less: number }
	| { type: 'actionForgone'; player: number; site: Site }
	/** A resource of a price that need not be paid. */
	| { type: 'discounted'; player: number; kind: Resource | 'any'; amount: number }
	/** `stacked` counts the player's tokens in that City, the new one among them. */
	| { type: 'embassyBuilt'; player: number; space: number; stacked: number }
	| { type: 'tokenDrawn'; player: number; token: string }
	| { type: 'chestRenewed'; level: EmbassyLevel; tokens: number }
	| { type: 'altarTokenPlaced'; player: number; column: number }
	| { type: 'glyphsExchanged'; player: number; set: Exchange['set']; colours: GlyphColour[]; jade: number }
	/** A Jade tile is placed once the action in hand is complete. */
	| { type: 'jadeWaits'; player: number }
	| { type: 'bonusActionLost'; player: number; site: Site | 'any' }
	| { type: 'bonusActionDeclined'; player: number; site: Site | 'any' }
	/** The table is laid from the box, under this Event card. */
	| { type: 'dealBegan'; card: string }
	| { type: 'cityLaid'; space: number; city: string }
	| { type: 'turnEnded'; player: number }
	| { type: 'turnBegan'; player: number }
	| { type: 'finalScoringBegan' }
	/** VP and Jade tiles by seat. */
	| { type: 'gameEnded'; winners: number[]; vp: number[]; jade: number[] };

/** What can happen in a solo game besides. */
export type SoloHappening =
	/** A solo game: the Automa's mode, and which of its cards are Hard. */
	| { type: 'soloBegan'; mode: AutomaMode; hard: Resource[] }
	/** `isAutoma`: it is First player. */
	| { type: 'firstPlayerDrawn'; isAutoma: boolean }
	/** A card comes into the Automa's row, at a place from 1. */
	| { type: 'automaCardLaid'; place: number; card: Resource }
	/** The Automa plays the card of that resource. */
	| { type: 'automaCardPlayed'; player: number; card: Resource }
	/** The Automa has no Court tile, and there is none to take. */
	| { type: 'automaIdle'; player: number }
	/** The Automa's own roll, for a card's action or for what it would choose. */
	| { type: 'automaRolled'; player: number; face: DieFace; for: Resource | AutomaPick['ask'] }
	/** The space with the face has nothing for the Automa. */
	| { type: 'automaFindsNothing'; player: number; site: ClosableSite; space: number }
	/** Advanced mode: the Automa gets what goes beyond taking a place. */
	| { type: 'automaGoesFurther'; player: number; card: Resource }
	/** The Automa does what its priorities say where a player would choose. */
	| { type: 'automaDecided'; player: number; action: Action }
	/** A token of the Automa goes to the reserve of the Altars at once. */
	| { type: 'automaTokenReserved'; player: number }
	/** More Characters than a player board has room for. */
	| { type: 'automaKeepsAll'; player: number; characters: number }
	/** A Court tile brings the Automa no resources. */
	| { type: 'automaCollectsNothing'; player: number; space: SpaceId };

/** What brought a gain about. */
export type GainSource = { tile: SpaceId } | EffectSource;

/** What brought VP about. */
export type VpSource =
	| EffectSource
	| { unpaid: Resource | 'any' }
	| { lacking: Effect['verb'] }
	| { zenith: Resource }
	| { embassies: number }
	/** `shared` is how many share the place. */
	| { court: 'whole' | 'left' | 'right'; place: number; shared: number }
	| { stairway: Resource; rate: number; count: number }
	/** VP for resources that the Automa would gain. */
	| { inPlaceOf: Resource | 'any'; from: EffectSource }
	/** What an Automa card scores at the end, and for how many things. */
	| { automaCard: Resource; count: number }
	| { fullMask: true };

/** `room`: for a Character that came; `storage`: for an extension that went; `will`: without need, under one reading. */
export type DiscardReason = 'event' | 'room' | 'storage' | 'use' | 'will';

/** A happening in its place: its number in the game, the rules that made it, what caused it, the rulings it hangs on. */
export type Event = (Happening | SoloHappening) & {
	id: number;
	rules: CopanRule[];
	causedBy?: number;
	rulings?: RulingId[];
};
