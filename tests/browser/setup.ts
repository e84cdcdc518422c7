import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser } from '../../tools/browser.mjs';
import { serve } from '../../tools/serve.mjs';

/**
 * Before all browser tests: looks up a Chromium and serves the built site, at `/`, at `/stela/`, and in the
 * pseudo-language. The workers take the addresses from the environment. STELA_OUT, STELA_OUT_STELA and STELA_OUT_PSEUDO
 * name other builds than `dist`, `dist-stela` and `dist-pseudo`.
 */
export default async () => {
	process.env.STELA_BROWSER = findBrowser();
	const { STELA_OUT = 'dist', STELA_OUT_STELA = 'dist-stela', STELA_OUT_PSEUDO = 'dist-pseudo' } = process.env;
	const [atRoot, inFolder, pseudo] = [resolve(STELA_OUT), resolve(STELA_OUT_STELA), resolve(STELA_OUT_PSEUDO)];
	const servers = [await serve({ folder: atRoot })];
	process.env.STELA_URL = servers[0]?.address;
	// One build is enough to work on a page; the tests that need another one say so.
	if (existsSync(inFolder)) {
		const second = await serve({ folder: inFolder, base: '/stela/' });
		servers.push(second);
		process.env.STELA_URL_STELA = second.address;
	}
	if (existsSync(pseudo)) {
		const third = await serve({ folder: pseudo });
		servers.push(third);
		process.env.STELA_URL_PSEUDO = third.address;
	}
	return () => Promise.all(servers.map(({ close }) => close()));
};
