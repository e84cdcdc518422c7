/** The limits in bytes, gzip unless said otherwise, that `npm test` holds; 1 kB is 1,000 bytes. */
export const htmlMedianLimit = 7_000;
export const cssLimit = 10_000;
/** Script of a text page before a user acts. */
export const scriptLimit = 3_000;
export const islandLimit = 45_000;
export const gameLimit = 20_000;
/** The names and the dialog's script: all that comes in until the first result. */
export const namesLimit = 20_000;
export const fullTextLimit = 120_000;
/** As stored: woff2 is compressed already. */
export const fontLimit = 20_000;
