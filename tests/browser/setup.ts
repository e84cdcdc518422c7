import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser } from '../../tools/browser.mjs';
import { serve } from '../../tools/serve.mjs';

/**
 * Before all browser tests: looks up a Chromium and serves the built site, at `/` and at `/stela/`. The workers take
 * the addresses from the environment. STELA_OUT and STELA_OUT_STELA name other builds than `dist` and `dist-stela`.
 */
export default async () => {
	process.env.STELA_BROWSER = findBrowser();
	const folders = [process.env.STELA_OUT ?? 'dist', process.env.STELA_OUT_STELA ?? 'dist-stela'] as const;
	const [atRoot, inFolder] = folders.map((folder) => resolve(folder)) as [string, string];
	const servers = [await serve({ folder: atRoot })];
	process.env.STELA_URL = servers[0]?.address;
	// One build is enough to work on a page; the tests that need the second one say so.
	if (existsSync(inFolder)) {
		const second = await serve({ folder: inFolder, base: '/stela/' });
		servers.push(second);
		process.env.STELA_URL_STELA = second.address;
	}
	return () => Promise.all(servers.map(({ close }) => close()));
};
