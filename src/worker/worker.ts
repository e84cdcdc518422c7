/**
 * The service worker: keeps the whole site, so that after one visit every page works without a network. A new version
 * waits until somebody takes it (`src/scripts/offline.ts`) or the last page is closed: nothing changes under a game.
 */
import { NetworkOnly, type PrecacheEntry, Serwist, type SerwistPlugin } from 'serwist';

declare const self: ServiceWorkerGlobalScope & {
	/** Every file of the site with what tells its versions apart, put in when the site is built. */
	__SW_MANIFEST: PrecacheEntry[];
};

const { pathname: base } = new URL('./', self.location.href);

const isPage = ({ request }: { request: Request }) => request.mode === 'navigate';

/** Text pages carry their styles, for the first paint; kept are links to them, so that a device has each sheet once. */
const leanPages: SerwistPlugin = {
	cacheWillUpdate: async ({ response }) => {
		if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
		const html = await response.text();
		const headers = new Headers(response.headers);
		// They told of the bytes that came.
		for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
		return new Response(
			html.replace(/<style data-from="([^"]+)">[\s\S]*?<\/style>/g, '<link rel="stylesheet" href="$1">'),
			{ status: response.status, headers },
		);
	},
};

const serwist = new Serwist({
	precacheEntries: self.__SW_MANIFEST,
	precacheOptions: {
		cleanupOutdatedCaches: true,
		plugins: [leanPages],
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
