/**
 * The service worker: keeps the whole site, so that after one visit every page works without a network. A new version
 * waits until somebody takes it (`src/scripts/offline.ts`) or the last page is closed: nothing changes under a game.
 */
import { NetworkOnly, type PrecacheEntry, Serwist } from 'serwist';

declare const self: ServiceWorkerGlobalScope & {
	/** Every file of the site with what tells its versions apart, put in when the site is built. */
	__SW_MANIFEST: PrecacheEntry[];
};

const { pathname: base } = new URL('./', self.location.href);

const isPage = ({ request }: { request: Request }) => request.mode === 'navigate';

const serwist = new Serwist({
	precacheEntries: self.__SW_MANIFEST,
	precacheOptions: {
		cleanupOutdatedCaches: true,
		directoryIndex: null,
		cleanURLs: false,
		// Links carry states in their query; the search asks for its files with a time stamp.
		ignoreURLParametersMatching: [/./],
		// An address without its last slash is the same page.
		urlManipulation: ({ url }) => [new URL(`${url.pathname}/`, url)],
	},
	clientsClaim: true,
	disableDevLogs: true,
	// Addresses that are not in the list lead nowhere; without a network the site says so itself.
	runtimeCaching: [{ matcher: isPage, handler: new NetworkOnly() }],
	fallbacks: { entries: [{ url: `${base}404.html`, matcher: isPage }] },
});

serwist.addEventListeners();
