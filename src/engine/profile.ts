/**
 * Where a value comes from. The first three are facts; the last two are not, and are marked as ours wherever a
 * person meets them.
 */
export type Provenance = 'rulebook' | 'published' | 'derived' | 'inferred' | 'stand-in';

/** A value together with its provenance and the source, sum or reasoning behind it. */
export interface Sourced<Value, Reason extends string = string> {
	value: Value;
	from: Provenance;
	/** Where it is printed, the sum it follows from, or why we read it so: by a name under which the words tell it. */
	because: Reason;
}

export const isMarked = ({ from }: Pick<Sourced<unknown>, 'from'>): boolean =>
	from === 'inferred' || from === 'stand-in';
