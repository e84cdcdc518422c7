/** The switches of a game: each ruling's options, our default first. */
export type RulingOptions = Record<string, readonly [string, ...string[]]>;

/** One option chosen for each ruling. */
export type Readings<Options extends RulingOptions> = { [Id in keyof Options]: Options[Id][number] };

/** The default reading of every ruling, with those of `chosen` laid over it. */
export const readingsOf = <Options extends RulingOptions>(
	options: Options,
	chosen: Partial<Readings<Options>> = {},
): Readings<Options> =>
	({
		...Object.fromEntries(Object.entries(options).map(([id, [first]]) => [id, first])),
		...chosen,
	}) as Readings<Options>;
