import type { Resource } from './resources.ts';

/** When an effect comes to pass, where that is known. */
export type Trigger =
	/** At each construction after its own. */
	| { on: 'construction' }
	/** When its owner gains this, by whatever means. */
	| { on: 'gain'; resource: Resource }
	/** When its owner draws cards in the turn of somebody else; passive, so once in a turn. */
	| { on: 'draw-out-of-turn' }
	/** At final scoring. */
	| { on: 'scoring' };

/** What a card does, as far as the card guide and the examples tell: a closed set of verbs. */
export type Effect =
	/** `inExample`: the number of an example of play, on a level that is only pictured. */
	| { verb: 'gain'; resource: Resource; count: number; who: 'self' | 'each-opponent'; inExample?: true }
	| { verb: 'draw'; count: number; more: true; inExample?: true }
	/** Another citizen is played in the same turn, or never; it lies on top of this one. */
	| { verb: 'play-another-citizen'; until: 'this-turn' }
	| { verb: 'take-back-golem'; from: readonly ('pyramid' | 'cenote')[] }
	| { verb: 'use-effects'; of: 'resting' }
	| { verb: 'use-citizen-of'; who: 'opponent'; again: 'same-or-another' }
	/** A golem of an opponent is moved, and the mover collects. */
	| { verb: 'move-golem'; whose: 'opponent'; collects: 'self' }
	/** A jump is allowed; which golem goes, and how, no source tells. */
	| { verb: 'may-jump' }
	/** The ability of a citizen is used a second time, for what the strength icon says and for its own cost again. */
	| { verb: 'use-citizen-again'; price: 'strength-level'; costsAgain: true }
	/** Resources of a printed cost are replaced; the player chooses which. */
	| { verb: 'replace-in-cost'; which: 'own-choice' }
	/** The card speaks of a golem, and it may be anybody's; what for, no source tells. */
	| { verb: 'look-at-golem'; whose: 'any' }
	/** Leftover goods score; harmony tokens are not among them. */
	| { verb: 'score-leftover'; harmony: false }
	/** It does something that no source tells. */
	| { verb: 'unknown' };
