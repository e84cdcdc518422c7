/** The folder the site lies in, `/` or `/stela/`, put before an address of the site: `/copan/` becomes `/stela/copan/`. */
export const withBase = (address: string): string => import.meta.env.BASE_URL.replace(/\/$/, '') + address;
