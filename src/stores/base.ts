/** The folder the site lies in, `/` or `/stela/`, put before an address of the site: `/copan/` becomes `/stela/copan/`. */
export const withBase = (address: string): string => import.meta.env.BASE_URL.replace(/\/$/, '') + address;

/** The address of a glyph: `jade` lies in the sprite of the site, `kaan:golem` in that of a game. */
export const glyphHref = (of: string): string => {
	const [name, game] = of.split(':').reverse();
	return withBase(`/symbols${game ? `-${game}` : ''}.svg#${name}`);
};
