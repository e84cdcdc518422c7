import type { Sourced as SourcedBy } from '#engine/profile.ts';

/** The sources, sums and readings behind the values; the words tell each. */
export type Reason =
	| 'summary'
	| 'summary-says'
	| 'summary-set-up'
	| 'summary-alchemy'
	| 'summary-nobles'
	| 'summary-decorations'
	| 'summary-construction'
	| 'summary-eclipse'
	| 'bga'
	| 'bga-made'
	| 'bga-base-board'
	| 'bga-twice'
	| 'bga-bot'
	| 'bga-picture'
	| 'bot'
	| 'bot-no-price'
	| 'bot-pictures'
	| 'four'
	| 'power-ups'
	| 'alchemy-power-ups'
	| 'buildings'
	| 'buildings-row'
	| 'architecture-gold'
	| 'pyramid-levels'
	| 'pyramid-tiles'
	| 'pyramid-steps'
	| 'decoration-tiles'
	| 'start-tiles'
	| 'discovery-tiles'
	| 'royal-tiles'
	| 'mask-copies'
	| 'season-tiles'
	| 'orange';

export type Sourced<Value> = SourcedBy<Value, Reason>;
