import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHeaders, serve } from '../../tools/serve.mjs';

const outer = mkdtempSync(join(tmpdir(), 'stela-serve-'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
	const folder = join(outer, 'dist');
	mkdirSync(join(folder, 'copan'), { recursive: true });
	mkdirSync(join(folder, '_astro'));
	writeFileSync(join(outer, 'secret.txt'), 'secret');
	writeFileSync(join(outer, 'dist-secret.txt'), 'secret');
	writeFileSync(join(folder, 'index.html'), 'home');
	writeFileSync(join(folder, '404.html'), 'nothing here');
	writeFileSync(join(folder, 'copan', 'index.html'), 'copan');
	writeFileSync(join(folder, '_astro', 'a.js'), '1');
	writeFileSync(
		join(folder, '_headers'),
		'# a comment\n/*\n  X-One: 1\n\n/_astro/*\n  Cache-Control: public, max-age=1\n',
	);
	server = await serve({ folder, base: '/stela/' });
});
afterAll(async () => {
	await server.close();
	rmSync(outer, { recursive: true });
});

/** Asks for a path as it is written, which `fetch` would tidy first. */
const get = (path: string, method = 'GET') =>
	new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((done, failed) => {
		const asked = request(new URL(server.address), { path, method }, (response) => {
			let body = '';
			response.on('data', (part) => (body += part));
			response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
		});
		asked.on('error', failed).end();
	});

test.each([
	['/stela/', 200, 'home'],
	['/stela/copan/', 200, 'copan'],
	['/stela/copan/?q=x', 200, 'copan'],
	['/stela/copan/index.html/', 404, 'nothing here'],
	['/stela/no/such/', 404, 'nothing here'],
	['/', 404, 'The site lies at /stela/.\n'],
	['/stela/%zz', 400, 'This address is not encoded as addresses are.\n'],
	['/stela/../secret.txt', 404, 'nothing here'],
	['/stela/%2e%2e/secret.txt', 404, 'nothing here'],
	['/stela/..%2fdist-secret.txt', 404, 'nothing here'],
	['/stela/%00', 404, 'nothing here'],
])('%s answers %i', async (path, status, body) => {
	expect(await get(path)).toMatchObject({ status, body });
});

test('a folder without its slash is sent to the address with it, never off the site', async () => {
	expect(await get('/stela')).toMatchObject({ status: 301, headers: { location: '/stela/' } });
	expect(await get('/stela/copan?q=x')).toMatchObject({ status: 301, headers: { location: '/stela/copan/?q=x' } });
});

test('the headers of the list and the type are sent, with the page that is missing as well', async () => {
	expect((await get('/stela/')).headers).toMatchObject({ 'x-one': '1', 'content-type': 'text/html; charset=utf-8' });
	expect((await get('/stela/')).headers).not.toHaveProperty('cache-control');
	expect((await get('/stela/_astro/a.js')).headers).toMatchObject({
		'x-one': '1',
		'cache-control': 'public, max-age=1',
		'content-type': 'text/javascript; charset=utf-8',
	});
	expect((await get('/stela/none')).headers).toMatchObject({ 'x-one': '1' });
});

test('only GET and HEAD are answered', async () => {
	expect(await get('/stela/', 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '4' } });
	expect(await get('/stela/', 'POST')).toMatchObject({ status: 405 });
});

test('a broken list of headers is refused with its line', () => {
	expect(() => parseHeaders('/*\n  nonsense\n')).toThrow(
		'_headers, line 2: "nonsense" is no "Name: value" below an address',
	);
	expect(() => parseHeaders('  X-One: 1\n')).toThrow('line 1');
});
