import type { Sourced as SourcedBy } from '#engine/profile.ts';

/** The sources, sums and readings behind the values; the words tell each. */
export type Reason =
	| 'solo-page'
	| 'transcript'
	| 'captions'
	| 'gold-or-coins'
	| 'mastery-steps'
	| 'assistants'
	| 'threshold'
	| 'action-cards';

export type Sourced<Value> = SourcedBy<Value, Reason>;
