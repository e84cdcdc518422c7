/** The service worker of a built site: bundled, with a list of every file that it keeps on a device. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getManifest } from '@serwist/build';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const worker = join(import.meta.dirname, '..', 'worker', 'worker.ts');

/** Its file in the site. */
export const workerName = 'worker.js';

/** What only robots, hosts and previews of links ask for. */
const notKept = ['_headers', 'robots.txt', 'sitemap-*.xml', 'og.png', workerName];

/** Every file to keep, as the address it is asked for at: a page is its folder. */
const keptFiles = async (folder: string, base: string) => {
	const {
		manifestEntries = [],
		size,
		warnings,
	} = await getManifest({
		globDirectory: folder,
		globPatterns: ['**/*'],
		globIgnores: notKept,
		// Their names change with what is in them.
		dontCacheBustURLsMatching: /^_astro\//,
		manifestTransforms: [
			(entries) => ({
				manifest: entries.map((entry) => ({ ...entry, url: base + entry.url.replace(/(^|\/)index\.html$/, '$1') })),
			}),
		],
	});
	if (warnings.length > 0) throw new Error(`The list of files for the service worker: ${warnings.join('; ')}`);
	return { entries: manifestEntries, bytes: size };
};

/** Writes the worker of the site in `folder`, which lies at `base`; how many files it keeps, and their bytes. */
export const writeWorker = async (folder: string, base: string): Promise<{ files: number; bytes: number }> => {
	const { entries, bytes } = await keptFiles(folder, base);
	const built = await build({
		configFile: false,
		logLevel: 'error',
		define: { 'self.__SW_MANIFEST': JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
		build: { write: false, minify: true, rolldownOptions: { input: worker, output: { format: 'iife' } } },
	});
	const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
	if (chunk?.type !== 'chunk') throw new Error('The service worker came out as no script.');
	writeFileSync(join(folder, workerName), chunk.code);
	return { files: entries.length, bytes };
};

/** Last of all integrations: it lists what the others made. */
export const offline = (): AstroIntegration => {
	let base = '/';
	return {
		name: 'stela:offline',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = `${config.base.replace(/\/$/, '')}/`;
			},
			'astro:build:done': async ({ dir, logger }) => {
				const { files, bytes } = await writeWorker(fileURLToPath(dir), base);
				logger.info(`${files} files kept for use without a network, ${Math.round(bytes / 1000)} kB`);
			},
		},
	};
};
