/**
 * The service worker: keeps the whole site, so that after one visit every page works without a network. A new version
 * waits until somebody takes it (`src/scripts/offline.ts`) or the last page is closed: nothing changes under a game.
 * Where what it kept was removed and it itself lives on, a page asks it to keep the site anew.
 */
import { NetworkOnly, type PrecacheEntry, Serwist, type SerwistPlugin } from 'serwist';

declare const self: ServiceWorkerGlobalScope & {
	/** Every file of the site with what tells its versions apart, put in when the site is built. */
	__SW_MANIFEST: PrecacheEntry[];
};

const { pathname: base } = new URL('./', self.location.href);

const files = self.__SW_MANIFEST;

const isPage = ({ request }: { request: Request }) => request.mode === 'navigate';

const lostPage = `${base}404.html`;

/**
 * What is kept of an answer; null of one that tells of a fault, though the page for what is not found may say so.
 * Text pages carry their styles, for the first paint; kept are links to them, so that a device has each sheet once.
 */
const lean = {
	cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
		if (!response.ok && new URL(request.url).pathname !== lostPage) return null;
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
} satisfies SerwistPlugin;

const serwist = new Serwist({
	precacheEntries: files,
	precacheOptions: {
		cleanupOutdatedCaches: true,
		plugins: [lean],
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
	fallbacks: { entries: [{ url: lostPage, matcher: isPage }] },
});

serwist.addEventListeners();

/** How many files are asked for at a time. */
const atOnce = 8;

/** Keeps every file that is not there, as the installing did; throws where one does not come. */
const keepAnew = async (): Promise<void> => {
	const cache = await caches.open(serwist.precacheStrategy.cacheName);
	// Every page asks for it as it comes: one look is enough where nothing is amiss.
	if ((await cache.keys()).length === files.length) return;
	const left = [...files];
	const next = async (): Promise<void> => {
		for (let file = left.pop(); file; file = left.pop()) {
			const key = serwist.getPrecacheKeyForUrl(file.url) as string;
			if (await cache.match(key)) continue;
			const request = new Request(file.url, { cache: 'reload', credentials: 'same-origin' });
			const response = await lean.cacheWillUpdate({ request, response: await fetch(request) });
			if (!response) throw new Error(`${file.url} does not come`);
			await cache.put(key, response);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, next));
};

self.addEventListener('message', (event) => {
	if (event.data?.type !== 'KEEP') return;
	const [port] = event.ports;
	event.waitUntil(
		keepAnew().then(
			() => port?.postMessage(true),
			() => port?.postMessage(false),
		),
	);
});
