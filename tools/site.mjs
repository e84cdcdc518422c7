/** A built site as data: its pages, where their addresses lead, and the scripts they bring in. Works on files alone. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { parseSync } from 'vite';

/**
 * @typedef {object} Page
 * @property {string} address Address without the base path: `/copan/`, `/404.html`.
 * @property {string} html
 * @property {import('node-html-parser').HTMLElement} document
 */

/** @param {string | Buffer} bytes */
export const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;

/** Size of a file: gzip, unless it is a format that is compressed already. @param {string} file */
export const sizeOf = (file) =>
	/\.(woff2|png|jpg|webp|pf_\w+|pagefind)$/.test(file) ? statSync(file).size : gzip(readFileSync(file));

/** Every page of a built site. @param {string} folder @returns {Page[]} */
export const pagesOf = (folder) => {
	if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no built site; run: npm run build`);
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.html') && !name.startsWith('pagefind'))
		.sort()
		.map((name) => {
			const html = readFileSync(join(folder, name), 'utf8');
			const address = `/${name
				.split(sep)
				.join('/')
				.replace(/(^|\/)index\.html$/, '$1')}`;
			return { address, html, document: parse(html, { comment: false }) };
		});
};

/**
 * A site's folder and where it lies, with the look-up of addresses in it.
 * @param {string} folder @param {string} base
 */
export const siteAt = (folder, base) => {
	const prefix = base.replace(/\/$/, '');
	return {
		folder,
		prefix,
		/**
		 * The file of an address of this site (`/stela/copan/?q=x#y`), or null where there is none. Folders need their
		 * closing slash, as `trailingSlash: 'always'` promises.
		 * @param {string} address
		 */
		fileOf: (address) => {
			const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
			if (!path.startsWith(`${prefix}/`)) return null;
			const below = path.slice(prefix.length + 1);
			const file = join(folder, below, below === '' || below.endsWith('/') ? 'index.html' : '');
			return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
		},
	};
};

const sheet = /<style data-from="[^"]*">[\s\S]*?<\/style>/g;

/** A page without the styles that it carries. @param {string} html */
export const withoutStyles = (html) => html.replace(sheet, '');

/** The styles that a page carries, a text each. @param {string} html */
export const carriedStyles = (html) =>
	[...html.matchAll(sheet)].map(([whole]) => whole.slice(whole.indexOf('>') + 1, -'</style>'.length));

/** @typedef {ReturnType<typeof siteAt>} Site */

/**
 * The modules a script names, by their written specifier: those it needs at once, and those it may load later.
 * @param {string} code
 */
const importsIn = (code) => {
	const { module } = parseSync('script.js', code);
	const exported = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value));
	const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end));
	return {
		now: [...module.staticImports.map((each) => each.moduleRequest.value), ...exported].filter(
			(name) => name !== undefined,
		),
		// A computed address, such as Pagefind's, is not followed.
		later: later.filter((text) => /^(["'`])[^$]*\1$/.test(text)).map((text) => text.slice(1, -1)),
	};
};

/**
 * The script files reached from some, with the dynamic imports found on the way.
 * @param {Site} site @param {string[]} files @param {{ dynamic: boolean }} options Whether to follow dynamic imports too.
 */
export const scriptsFrom = (site, files, { dynamic }) => {
	const reached = new Set(files);
	/** @type {Set<string>} */
	const later = new Set();
	for (const file of reached) {
		const imports = importsIn(readFileSync(file, 'utf8'));
		/** @param {string} name */
		const target = (name) => (name.startsWith('/') ? (site.fileOf(name) ?? '') : resolve(file, '..', name));
		for (const name of imports.now) reached.add(target(name));
		for (const name of imports.later) (dynamic ? reached : later).add(target(name));
	}
	return { files: [...reached], later: [...later].filter((file) => !reached.has(file)) };
};

/**
 * What a page loads: stylesheets, the scripts that run before a user acts, the scripts of its islands, those with all
 * that they may ask for, and what its plain scripts may load once asked.
 * @param {Site} site @param {Page} page
 */
export const partsOf = (site, { address, document }) => {
	/** @param {string} selector @param {string} attribute */
	const files = (selector, attribute) =>
		document.querySelectorAll(selector).map((element) => {
			const value = element.getAttribute(attribute) ?? '';
			const file = site.fileOf(value);
			if (!file)
				throw new Error(`${address}: ${attribute}="${value}" leads to no file of ${relative('.', site.folder)}`);
			return file;
		});
	const inline = document
		.querySelectorAll('script:not([src])')
		.filter((script) => /^(|module|text\/javascript)$/.test(script.getAttribute('type') ?? ''))
		.map((script) => script.textContent);
	const named = inline.flatMap((code) => importsIn(code).now).map((name) => site.fileOf(name) ?? '');
	const entries = [...files('script[src]', 'src'), ...files('link[rel="modulepreload"]', 'href'), ...named];
	const plain = scriptsFrom(site, entries, { dynamic: false });
	const islands = [
		...files('astro-island[component-url]', 'component-url'),
		...files('astro-island[renderer-url]', 'renderer-url'),
	];
	return {
		styles: [...new Set(files('link[rel="stylesheet"]', 'href'))],
		inline,
		plain: plain.files,
		later: plain.later,
		islands: scriptsFrom(site, islands, { dynamic: false }).files,
		whole: scriptsFrom(site, islands, { dynamic: true }).files,
	};
};
