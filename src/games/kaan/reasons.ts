import type { Sourced as SourcedBy } from '#engine/profile.ts';

/** The sources, sums and readings behind the values; the words tell each. */
export type Reason =
	| 'components'
	| 'components-and-setup'
	| 'setup'
	| 'game-turn'
	| 'place'
	| 'column'
	| 'effects'
	| 'end'
	| 'final-scoring'
	| 'icons'
	| 'harmony-points'
	| 'start-hand'
	| 'start-resources'
	| 'gem'
	| 'own-pyramid'
	| 'guide'
	| 'guardian'
	| 'philosopher'
	| 'windmills-cost'
	| 'windmills'
	| 'quarry-trigger'
	| 'quarry'
	| 'theater-trigger'
	| 'theater'
	| 'barns';

export type Sourced<Value> = SourcedBy<Value, Reason>;
