/** What a total function gives back: a value, or the reason there is none. Nothing in the engine throws on bad input. */
export type Outcome<Value, Problem> = { ok: true; value: Value } | { ok: false; error: Problem };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const fail = <Problem>(error: Problem): { ok: false; error: Problem } => ({
	ok: false,
	error,
});
