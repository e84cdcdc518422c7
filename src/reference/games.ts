/**
 * The games of the site, in the order they are shown. A new game is an entry here and in `registry.ts`, a folder in
 * `content/` and one in `src/games/`.
 */
export const games = {
	copan: { name: 'Copan: Dying City', short: 'Copan' },
	teotihuacan: { name: 'Teotihuacan: City of Gods', short: 'Teotihuacan' },
	kaan: { name: 'Ka’an: Cities in the Sky', short: 'Ka’an' },
	orloj: { name: 'Orloj', short: 'Orloj' },
} satisfies Record<string, { name: string; short: string }>;

export type GameId = keyof typeof games;

export const gameIds = Object.keys(games) as GameId[];
