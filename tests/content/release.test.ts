/** A host is asked for what the site needs of it; what it lacks is said, with what to do. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../../tools/release.mjs';
import { serve } from '../../tools/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stela-release-'));
let server: Awaited<ReturnType<typeof serve>>;
const put = (name: string, text: string) => {
	mkdirSync(join(folder, name, '..'), { recursive: true });
	writeFileSync(join(folder, name), text);
};
const home = (address: string) =>
	`<meta http-equiv="content-security-policy"><link rel="canonical" href="${address}"><link href="_astro/a.css">`;

beforeAll(async () => {
	put('index.html', '');
	server = await serve({ folder });
	put('index.html', home(server.address));
	put('404.html', '<meta http-equiv="content-security-policy">');
	put('copan/rules/index.html', 'rules');
	put('worker.js', '// worker');
	put('manifest.webmanifest', JSON.stringify({ icons: [{ src: 'icons/a.png' }] }));
	for (const name of ['icons/a.png', 'pagefind/copan/pagefind.js', '_astro/a.css', 'fonts/alegreya-600.woff2'])
		put(name, 'x');
});
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

const missing = async (address = server.address, built?: string) =>
	(await findings(address, built)).flatMap(({ what, problem, isNeeded }) => (problem && isNeeded ? [what] : []));

test('a host that gives everything passes, and has just this build', async () => {
	expect(await missing()).toEqual([]);
	const same = (await findings(server.address, folder)).find(({ what }) => what.startsWith('the build in'));
	expect(same).toMatchObject({ is: 'the same', problem: null });
});

test('what is missing is named', async () => {
	rmSync(join(folder, 'worker.js'));
	rmSync(join(folder, 'pagefind'), { recursive: true });
	put('index.html', home('https://elsewhere.example/'));
	expect(await missing()).toEqual(['its own address', 'the worker', 'the search']);
});

test('a host that does not answer, or gives something else, is no error', async () => {
	expect(await missing('http://127.0.0.1:9/')).toEqual(['the home page']);
	put('index.html', 'hello');
	expect(await missing()).toEqual(['the home page']);
});
