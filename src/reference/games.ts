/** The games of the site, in the order they are shown. A new game is an entry here, a folder in `content/` and one in `src/games/`. */
export const games = {
	copan: {
		name: 'Copan: Dying City',
		short: 'Copan',
	},
} satisfies Record<string, { name: string; short: string }>;

export type GameId = keyof typeof games;
