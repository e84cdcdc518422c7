/** The limits in bytes, gzip unless said otherwise, that `npm test` holds; 1 kB is 1,000 bytes. */
export const htmlMedianLimit = 7_000;
export const cssLimit = 10_000;
/**
 * A page with an island draws a board besides; DESIGN sets no limit for it, so it is held where it stands:
 * 12,000, the switcher of games, and on a lesson of another game that game's own table.
 */
export const islandCssLimit = 12_500;
/** The beginning of a text page with its styles: what a server sends before it waits for an answer. */
export const paintLimit = 14_000;
/** Script of a text page before a user acts. */
export const scriptLimit = 3_000;
/** Script that comes by itself once a page is there: look-ups are noted, the site is kept on the device. */
export const laterLimit = 1_300;
/** Script of a page with an island before a user acts: the picture and what is asked. */
export const islandLimit = 45_000;
/** The same page with the engine, its words and the set-up by hand, all of which come in once somebody acts. */
export const islandWholeLimit = 100_000;
/** The sandbox with every tool opened: the Automa, bots, editing, comparing, chances, keeping and sharing besides. */
export const sandboxWholeLimit = 131_000;
export const gameLimit = 20_000;
/** That limit is not held yet: until it is, the rules may at least not grow. `sizes` shows it, and fails above this. */
export const gameCeiling = 20_670;
/** The names and the dialog's script: all that comes in until the first result. */
export const namesLimit = 20_000;
export const fullTextLimit = 120_000;
/** As stored: woff2 is compressed already. */
export const fontLimit = 20_000;
