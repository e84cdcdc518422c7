/**
 * `npm run release -- https://host/folder/`: asks a host for what the site needs of it, and says what is missing.
 * DEPLOY.md tells why each is needed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stop } from './setup.mjs';
import { table } from './table.mjs';

/** @typedef {{ what: string, is: string, problem: string | null, isNeeded: boolean }} Finding */

/**
 * What a host gives, a line each. An answer that does not come is a finding, not an error.
 * @param {string} address The site's own address, with its last slash.
 * @param {string} [folder] The build that should be there.
 * @returns {Promise<Finding[]>}
 */
export const findings = async (address, folder) => {
	/** @param {string} path */
	const ask = async (path) => {
		try {
			const response = await fetch(new URL(path, address), { redirect: 'manual' });
			return { status: response.status, headers: response.headers, text: await response.text() };
		} catch (error) {
			return { status: 0, headers: new Headers(), text: String(/** @type {Error} */ (error).message) };
		}
	};
	/** @type {Finding[]} */
	const found = [];
	/** @param {string} what @param {string} is @param {boolean} isRight @param {string} todo @param {boolean} [isNeeded] */
	const hold = (what, is, isRight, todo, isNeeded = true) =>
		found.push({ what, is, problem: isRight ? null : todo, isNeeded });

	const home = await ask('');
	const isOurs = home.status === 200 && home.text.includes('content-security-policy');
	hold('the home page', String(home.status), isOurs, 'Copy the whole build to this address; see “Build”.');
	if (!isOurs) return found;
	hold(
		'its own address',
		/rel="canonical" href="([^"]*)"/.exec(home.text)?.[1] ?? 'none',
		home.text.includes(`rel="canonical" href="${address}"`),
		`Build with STELA_SITE=${new URL(address).origin} and STELA_BASE=${new URL(address).pathname}.`,
	);
	const { headers } = home;
	hold(
		'who may frame it',
		headers.get('content-security-policy') ?? 'no header',
		/frame-ancestors/.test(headers.get('content-security-policy') ?? ''),
		"Send Content-Security-Policy: frame-ancestors 'self'.",
		false,
	);
	hold(
		'types are not guessed',
		headers.get('x-content-type-options') ?? 'no header',
		headers.get('x-content-type-options') === 'nosniff',
		'Send X-Content-Type-Options: nosniff.',
		false,
	);
	hold(
		'compressed',
		headers.get('content-encoding') ?? 'no',
		/gzip|br|zstd/.test(headers.get('content-encoding') ?? ''),
		'Compress HTML, CSS, scripts, JSON and SVG.',
		false,
	);
	hold(
		'secure',
		new URL(address).protocol,
		/^https:|^http:\/\/(localhost|127\.0\.0\.1)/.test(address),
		'Serve it by HTTPS: without it browsers keep no worker.',
	);

	const bare = await ask('copan/rules');
	hold(
		'a folder without its slash',
		String(bare.status),
		bare.status >= 300 && bare.status < 400 && (bare.headers.get('location') ?? '').endsWith('copan/rules/'),
		'Send /copan/rules on to /copan/rules/.',
	);
	const lost = await ask('copan/no-such-page/');
	hold(
		'an address that leads nowhere',
		String(lost.status),
		lost.status === 404 && lost.text.includes('content-security-policy'),
		'Answer with 404.html and the status 404.',
	);

	/** @param {string} what @param {string} path @param {RegExp} type @param {string} todo */
	const file = async (what, path, type, todo) => {
		const answer = await ask(path);
		const kind = answer.headers.get('content-type') ?? 'no type';
		hold(what, `${answer.status} ${kind}`, answer.status === 200 && type.test(kind), todo);
		return answer;
	};
	const worker = await file(
		'the worker',
		'worker.js',
		/javascript/,
		'Copy worker.js, and serve it as text/javascript.',
	);
	const caching = worker.headers.get('cache-control') ?? 'no header';
	hold(
		'how long the worker is kept',
		caching,
		!/immutable|max-age=(?!0)\d/.test(caching),
		'Send Cache-Control: no-cache for worker.js.',
	);
	const manifest = await file(
		'the manifest',
		'manifest.webmanifest',
		/manifest\+json|application\/json/,
		'Serve .webmanifest as application/manifest+json.',
	);
	await file(
		'the page for what is not found',
		'404.html',
		/html/,
		'Serve 404.html also by its own address: the worker keeps it.',
	);
	let icons = [];
	try {
		({ icons } = JSON.parse(manifest.text));
	} catch {
		// The line above says that it is no manifest.
	}
	for (const { src } of icons)
		await file(`the icon ${src}`, src, /image\//, 'Copy the folder icons/, and favicon.svg.');
	await file('the search', 'pagefind/copan/pagefind.js', /javascript/, 'Copy the folder pagefind/.');
	const [, sheet] = /"([^"]*_astro\/[^"]+\.css)"/.exec(home.text) ?? [];
	if (sheet) await file('a sheet of styles', sheet, /css/, 'Copy the folder _astro/.');
	await file('the display face', 'fonts/alegreya-600.woff2', /font|octet/, 'Copy the folder fonts/.');

	if (folder && existsSync(resolve(folder, 'worker.js')))
		hold(
			`the build in ${folder}`,
			worker.text === readFileSync(resolve(folder, 'worker.js'), 'utf8') ? 'the same' : 'another',
			worker.text === readFileSync(resolve(folder, 'worker.js'), 'utf8'),
			'Copy this build to the host, or build the version that should be there.',
			false,
		);
	return found;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [given] = process.argv.slice(2);
	if (!given || !URL.canParse(given)) stop('Say where the site lies: npm run release -- https://host/folder/');
	const address = given.endsWith('/') ? given : `${given}/`;
	const found = await findings(address, process.env.STELA_OUT ?? 'dist');
	/** @param {Finding} finding */
	const mark = ({ problem, isNeeded }) => (problem === null ? 'ok' : isNeeded ? 'MISSING' : 'better');
	console.log(
		table(
			[address, 'is', '', 'to do'],
			found.map((finding) => [finding.what, finding.is, mark(finding), finding.problem ?? '']),
		),
	);
	if (found.some(({ problem, isNeeded }) => problem !== null && isNeeded)) process.exitCode = 1;
}
