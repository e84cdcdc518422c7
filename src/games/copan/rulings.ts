import type { Readings } from '#engine/rulings.ts';
import type { automaRulings } from './automa-rulings.ts';

/**
 * The questions on which the outcome of a game can turn, with every playable reading; ours comes first.
 * Each id is a page in `content/copan/rulings/`.
 */
export const rulings = {
	/** Two resources of choice on an any-resource space: before the Events, or with the harvest? */
	'any-resource-when': ['on-placement', 'with-the-harvest'],
	/** The Characters that add to a tile's yield: always, only where the tile yields, or the moment it is placed? */
	'extra-resource-characters': ['always-at-collection', 'only-on-a-harvest', 'on-placement'],
	/** Two tiles of one resource are activated: does each yield, or the resource once? */
	'same-resource-twice': ['each-tile', 'once-a-resource'],
	/** One tile covers a spiral and pushes its cube over a threshold: which Event comes first? */
	'spiral-before-decline': ['spiral-first', 'decline-first', 'spiral-before-the-cube'],
	/** A Totem pushed off the last space: on its owner's next turn, or at once? */
	ejection: ['next-turn', 'at-once'],
	/** Which way does a cube go that an Event moves back? */
	'moves-back': ['towards-plenty', 'towards-exhaustion'],
	/** The next cube in line is at its end too, or the order comes from an Event. */
	'pass-on': ['until-one-moves', 'court-phase-only'],
	/** A cube on its start space is to move back. */
	'back-at-start': ['stays', 'passes-on'],
	/** What does a tile laid face down bring? */
	'face-down': ['spiral-only'],
	/** In which order do the players resolve an Event? */
	'event-order': ['clockwise-from-active'],
	/** Jade gained by an Event in the Court phase. */
	'jade-in-event': ['before-the-court-phase-goes-on'],
	/** Jade placed on another's turn: does all of its effect happen then? */
	'jade-out-of-turn': ['at-once-in-order', 'at-own-next-turn'],
	/** Jade gained with a full Mask. */
	'jade-with-full-mask': ['lost'],
	/** Where may a Mask grow? */
	'mask-edges': ['connected-by-sides', 'connected-by-corners', 'first-edge-only'],
	/** Which Jade tile leaves, and what does it bring when placed again? */
	'jade-removed': ['any-tile-effect-again', 'connected-no-effect'],
	/** A card or tile of which one has none is to be lost. */
	'take-what-is-not-there': ['nothing-happens', 'one-vp'],
	/** A loss of choice: may one choose what one lacks? */
	'lose-what-you-lack': ['only-if-nothing-else', 'freely'],
	/** Can a score fall below zero? */
	'vp-below-zero': ['may-go-below', 'stops-at-zero'],
	/** Steps beyond the top of a stairway. */
	'excess-steps': ['lost'],
	/** Does a climb cut short count in full? */
	'climb-cut-short': ['steps-taken'],
	/** A Priest at the top steps down and comes back. */
	'priest-down-from-top': ['down-no-token', 'down-and-token', 'stays-at-top'],
	/** Storage extensions a player may have. */
	'extension-limit': ['no-limit', 'three'],
	/** What no longer fits when an extension is lost. */
	'extension-lost': ['excess-goes'],
	/** Where does a discarded Character go? */
	'discarded-characters': ['discard-pile', 'out-of-the-game'],
	/** A bird discarded for another reason than its effect. */
	'bird-discarded-unused': ['own-turn-yes', 'only-by-choice'],
	/** Which discards an Event counts. */
	'discard-counts': ['all-this-game'],
	/** Cabaguil's resources. */
	cabaguil: ['own-choice'],
	/** Birds between a roll and its effect. */
	'off-action-timing': ['not-mid-effect', 'at-once'],
	/** A Character gained without recruiting: is a token placed? */
	'gained-character-token': ['none-of-them', 'token-placed'],
	/** Cards that a spiral sweeps away. */
	'swept-cards': ['discarded', 'out-of-the-game'],
	/** Embassies in a City that closes. */
	'closed-city-embassies': ['they-stay', 'they-go'],
	/** A spiral, and no Altar card left in the pile. */
	'altar-pile-empty': ['reshuffle', 'none-laid-out', 'keep-those-there'],
	/** Several empty spaces and a known card on the pile: which is filled first? */
	'refill-order': ['left-to-right', 'players-choice'],
	/** The River's tiles before a refill. */
	'river-slide': ['slide', 'fill-in-place'],
	/** River tiles taken by an effect that does not say when they are replaced. */
	'river-tiles-replaced': ['end-of-turn', 'at-once'],
	/** Fewer than two tiles on the River. */
	'river-short': ['what-is-there', 'refill-first'],
	/** A Totem placed by an effect: its symbol? */
	'placed-totem-symbol': ['symbol-and-push', 'push-only'],
	/** A Totem placed by an effect: its Site and its side? */
	'placed-totem-where': ['any-site-new-side', 'other-site-same-side'],
	/** With an ejection at once: does its owner take the new Site's action? */
	'ejected-at-once-action': ['no-action', 'action-at-once'],
	/** Must the Site's action be taken? */
	'action-optional': ['must-be-taken', 'may-be-skipped'],
	/** May one stay without being able to pay the action? */
	'stay-needs-payment': ['must-afford', 'may-stay'],
	/** A Site where nothing is left to do. */
	'site-with-nothing-left': ['not-allowed', 'symbol-only'],
	/** One must move and can pay for no Site. */
	'no-payable-site': ['no-action', 're-enter-river'],
	/** Discounts and the entry space. */
	'discount-and-entry': ['site-cost-only', 'entry-too'],
	/** Which resource of a price is left out. */
	'discount-which': ['own-choice'],
	/** Can a City be full? */
	'city-space-limit': ['one-each', 'limited'],
	/** A City's bonus action: after the Embassy tokens, or before? */
	'immediate-city-action': ['queued', 'at-once'],
	/** Several Embassy tokens at once. */
	'embassy-token-order': ['draw-all-owner-orders'],
	/** Several effects in one Altar column. */
	'altar-column-order': ['printed-climb-last', 'free'],
	/** A Stairway line without a card. */
	'empty-stairway-line': ['card-needed', 'climb-alone'],
	/** The climb at the Hieroglyphic Stairway. */
	'stairway-climb': ['of-the-line', 'of-the-columns'],
	/** A Character that pays for the action that brought it. */
	'infinity-same-action': ['not-yet', 'counts-at-once'],
	/** Bonus actions and the Characters that pay for actions. */
	'bonus-action-counts': ['it-counts'],
	/** May a bonus action be passed up? */
	'bonus-action-declined': ['may-decline', 'must-take'],
	/** Jade and bonus actions waiting together. */
	'jade-before-bonus': ['jade-first', 'order-of-gain'],
	/** One set an exchange, or several? */
	'sets-per-exchange': ['one-set', 'several-sets'],
	/** A Character discarded without need. */
	'discard-at-will': ['only-for-room', 'any-time'],
	/** Who still plays once the end is triggered? */
	'last-round': ['finish-the-round', 'one-more-turn-each'],
	/** Majorities without a token, third places with two players. */
	majorities: ['token-needed'],
	/** A draw of three. */
	'three-way-tie': ['three-places', 'two-places'],
	/** Tokens in the Altars' reserve. */
	'altar-reserve': ['they-count'],
	/** Two exhausted resources: at the same moment, or over the game? */
	'exhausted-when': ['now', 'ever'],
	/** A cube goes back over a threshold and crosses it again. */
	'recrossed-threshold': ['three-a-track'],
	/** A turn after the Pyramid is full: is the Court phase skipped, or does a cube move all the same? */
	'full-pyramid-turn': ['skipped', 'cube-moves'],
	/** No tile in hand and none in the bag. */
	'supplies-run-out': ['nothing-is-placed'],
} as const;

/** Questions by which an event can hang: those of people, and those of the Automa. */
export type RulingId = keyof typeof rulings | keyof typeof automaRulings;
export type CopanReadings = Readings<typeof rulings>;
