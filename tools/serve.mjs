/**
 * A small static server for a built site, at `/` or in a folder. It answers as a host would that reads
 * `public/_headers`, so that the tests meet the same headers as people do.
 *
 *     npm run preview -- [folder] [--base /stela/] [--port 4321]
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const types = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.wasm': 'application/wasm',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml; charset=utf-8',
};

/** @typedef {{ pattern: string, headers: [name: string, value: string][] }} HeaderRule */

/**
 * Reads a `_headers` file: an address, perhaps ending in `*`, and below it indented `Name: value` lines.
 * @param {string} text @returns {HeaderRule[]}
 */
export const parseHeaders = (text) => {
	/** @type {HeaderRule[]} */
	const rules = [];
	for (const [index, line] of text.split(/\r?\n/).entries()) {
		if (!line.trim() || line.trimStart().startsWith('#')) continue;
		if (!/^\s/.test(line)) {
			rules.push({ pattern: line.trim(), headers: [] });
			continue;
		}
		const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
		const rule = rules.at(-1);
		if (!name || !value || !rule)
			throw new Error(`_headers, line ${index + 1}: "${line.trim()}" is no "Name: value" below an address`);
		rule.headers.push([name, value]);
	}
	return rules;
};

/** @param {HeaderRule[]} rules @param {string} address */
const headersFor = (rules, address) =>
	rules
		.filter(({ pattern }) => (pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern))
		.flatMap(({ headers }) => headers);

/**
 * The file an address stands for below `folder`, `redirect` for a folder's address without its slash, or null.
 * Nothing outside of `folder` is ever reached.
 * @param {string} folder @param {string} address
 */
const find = (folder, address) => {
	const path = resolve(folder, `.${address}`);
	if (address.includes('\0') || !(path + sep).startsWith(resolve(folder) + sep)) return null;
	const stat = statSync(path, { throwIfNoEntry: false });
	if (stat?.isFile()) return address.endsWith('/') ? null : path;
	const index = resolve(path, 'index.html');
	if (!stat?.isDirectory() || !existsSync(index)) return null;
	return address.endsWith('/') ? index : 'redirect';
};

/** What has been packed, for all servers of a process. @type {Map<string, { at: number, body: Buffer }>} */
const cache = new Map();

/** @param {string} file */
const packed = (file) => {
	const at = statSync(file).mtimeMs;
	const known = cache.get(file);
	if (known?.at === at) return known.body;
	const body = gzipSync(readFileSync(file));
	cache.set(file, { at, body });
	return body;
};

/**
 * Serves a folder. Port 0 takes any free one.
 * @param {{ folder: string, base?: string, port?: number }} options
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export const serve = ({ folder, base = '/', port = 0 }) => {
	const prefix = base.replace(/\/$/, '');
	if (!existsSync(resolve(folder, 'index.html')))
		return Promise.reject(new Error(`${folder} holds no index.html: build the site first (npm run build)`));
	const list = resolve(folder, '_headers');
	const rules = existsSync(list) ? parseHeaders(readFileSync(list, 'utf8')) : [];

	const server = createServer((request, response) => {
		/** @param {number} status @param {string} file @param {string} address */
		const send = (status, file, address) => {
			const type = types[extname(file)] ?? 'application/octet-stream';
			// Packed as hosts send it: a page comes in as few pieces as it does for people.
			const isPacked =
				/text|json|xml|javascript/.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
			const body = isPacked ? packed(file) : readFileSync(file);
			response.writeHead(
				status,
				[
					['Content-Type', type],
					['Content-Length', String(body.length)],
					...(isPacked
						? [
								['Content-Encoding', 'gzip'],
								['Vary', 'Accept-Encoding'],
							]
						: []),
					...headersFor(rules, address),
				].flat(),
			);
			response.end(request.method === 'HEAD' ? undefined : body);
		};
		/** @param {number} status @param {string} text @param {Record<string, string>} [headers] */
		const say = (status, text, headers = {}) =>
			response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`);

		if (request.method !== 'GET' && request.method !== 'HEAD')
			return say(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
		const [path = '/', query] = (request.url ?? '/').split('?');
		let whole;
		try {
			whole = decodeURIComponent(path);
		} catch {
			return say(400, 'This address is not encoded as addresses are.');
		}
		if (prefix && whole === prefix) return say(301, 'Moved.', { Location: `${prefix}/` });
		if (!whole.startsWith(`${prefix}/`)) return say(404, `The site lies at ${prefix}/.`);
		const address = whole.slice(prefix.length);
		const found = find(folder, address);
		// Built from the checked address, not from what was sent: `//host/` would lead off the site.
		if (found === 'redirect')
			return say(301, 'Moved.', {
				Location: `${prefix}${encodeURI(address.replace(/^\/+/, '/'))}/${query ? `?${query}` : ''}`,
			});
		if (found) return send(200, found, address);
		const missing = resolve(folder, '404.html');
		return existsSync(missing) ? send(404, missing, address) : say(404, 'Not found.');
	});

	return new Promise((done, failed) => {
		server.once('error', failed);
		server.listen(port, '127.0.0.1', () => {
			const at = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
			done({
				address: `http://127.0.0.1:${at}${prefix}/`,
				close: () =>
					new Promise((closed) => {
						server.close(() => closed());
						server.closeAllConnections();
					}),
			});
		});
	});
};

/**
 * Serves a folder on the first free port from `from` up.
 * @param {{ folder: string, base?: string, from: number }} options
 */
export const serveFree = async ({ folder, base, from }) => {
	for (let port = from; port < from + 100; port++) {
		try {
			return await serve({ folder, port, ...(base && { base }) });
		} catch (error) {
			if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
		}
	}
	throw new Error(`No free port from ${from} to ${from + 99}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { base: { type: 'string' }, port: { type: 'string' } },
	});
	const options = {
		folder: resolve(positionals[0] ?? process.env.STELA_OUT ?? 'dist'),
		base: values.base ?? process.env.STELA_BASE ?? '/',
	};
	try {
		const { address } = values.port
			? await serve({ ...options, port: Number(values.port) })
			: await serveFree({ ...options, from: 4321 });
		console.log(`${options.folder} stands at ${address}`);
	} catch (error) {
		console.error(/** @type {Error} */ (error).message);
		process.exitCode = 1;
	}
}
