/** `npm run sizes`: measures the built site against its limits, prints one table, and fails where a limit is passed. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import {
	cssLimit,
	fontLimit,
	fullTextLimit,
	gameCeiling,
	gameLimit,
	htmlMedianLimit,
	islandCssLimit,
	islandLimit,
	islandWholeLimit,
	laterLimit,
	namesLimit,
	paintLimit,
	sandboxWholeLimit,
	scriptLimit,
} from './limits.mjs';
import { root } from './setup.mjs';
import { carriedStyles, gzip, pagesOf, partsOf, scriptsFrom, siteAt, sizeOf, withoutStyles } from './site.mjs';
import { table } from './table.mjs';

/** @typedef {{ what: string, bytes: number | null, limit: number | null, ceiling?: number, where: string }} Measure */

/** @param {string[]} files */
const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);

/** @param {string} address */
const isSandbox = (address) => address.endsWith('/sandbox/');

/** The rules and data of one game, bundled alone. @param {string} entry */
const gameSize = async (entry) => {
	const result = await build({
		root,
		configFile: false,
		logLevel: 'error',
		build: { write: false, minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
	});
	const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
	return chunks.reduce((total, chunk) => total + (chunk.type === 'chunk' ? gzip(chunk.code) : 0), 0);
};

/** Characters of a page after its title that fill the first screen, well measured. */
const firstScreen = 4_000;

/** Rows that the full text shows, each of which may cost a file. */
const textRows = 8;

/**
 * The most that one full-text query fetches: Pagefind's script and search, every index of words, as a question of many
 * words may need, and the largest files of records.
 * @param {string} folder
 */
const fullTextSize = (folder) => {
	/** @param {string} below */
	const sizes = (below) =>
		existsSync(join(folder, below))
			? readdirSync(join(folder, below))
					.map((name) => sizeOf(join(folder, below, name)))
					.sort((a, b) => b - a)
			: [];
	const always = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
	return (
		sum(always.map(({ name }) => join(folder, name))) +
		[...sizes('index'), ...sizes('fragment').slice(0, textRows)].reduce((a, b) => a + b, 0)
	);
};

/**
 * Measures a built site. A measure that finds nothing to measure is null, and counts as passed over its limit.
 * @param {{ folder: string, base: string }} options @returns {Promise<Measure[]>}
 */
export const measure = async ({ folder, base }) => {
	const site = siteAt(folder, base);
	const pages = pagesOf(folder).map((page) => {
		const parts = partsOf(site, page);
		const inline = parts.inline.reduce((total, code) => total + gzip(code), 0);
		return {
			address: page.address,
			island: parts.islands.length > 0,
			html: gzip(withoutStyles(page.html)),
			css: sum(parts.styles) + carriedStyles(page.html).reduce((total, css) => total + gzip(css), 0),
			paint: gzip(page.html.slice(0, page.html.indexOf('</h1>') + firstScreen)),
			before: sum(parts.plain) + inline,
			opens: sum([...new Set([...parts.plain, ...parts.islands])]) + inline,
			whole: sum([...new Set([...parts.plain, ...parts.whole])]) + inline,
			plain: parts.plain,
			later: parts.later,
		};
	});
	const texts = pages.filter(({ island }) => !island);
	const islands = pages.filter(({ island }) => island);

	/** @template {{ address: string }} P @param {P[]} of @param {(page: P) => number} size */
	const largest = (of, size) => {
		const found = of.toSorted((a, b) => size(b) - size(a))[0];
		return { bytes: found ? size(found) : null, where: found?.address ?? 'no page' };
	};
	const sorted = texts.map(({ html }) => html).sort((a, b) => a - b);
	const median = sorted[Math.floor(sorted.length / 2)] ?? null;

	const names = join(folder, 'copan', 'names.json');
	const dialog = [...new Set(pages.flatMap(({ later }) => later))].filter((file) => /search/.test(file));
	// What every page has anyway is counted there.
	const everywhere = (pages[0]?.plain ?? []).filter((file) => pages.every(({ plain }) => plain.includes(file)));
	// Only the script: rules and open questions, asked for at the same time, come on top.
	const dialogFiles = scriptsFrom(site, dialog, { dynamic: false }).files.filter((file) => !everywhere.includes(file));
	const itself = [...new Set(pages.flatMap(({ later }) => later))].filter((file) => /after-load/.test(file));
	const itselfFiles = scriptsFrom(site, itself, { dynamic: false }).files.filter((file) => !everywhere.includes(file));
	const fullTexts = existsSync(join(folder, 'pagefind'))
		? readdirSync(join(folder, 'pagefind')).map((game) => join(folder, 'pagefind', game))
		: [];
	const fonts = existsSync(join(folder, 'fonts'))
		? readdirSync(join(folder, 'fonts')).filter((name) => name.endsWith('.woff2'))
		: [];

	return [
		{ what: 'Text page, HTML, median', bytes: median, limit: htmlMedianLimit, where: `${texts.length} pages` },
		{ what: 'Text page, HTML, largest', limit: null, ...largest(texts, ({ html }) => html) },
		{ what: 'Text page, all that its first paint needs', limit: paintLimit, ...largest(texts, ({ paint }) => paint) },
		{ what: 'Text page, CSS, largest', limit: cssLimit, ...largest(texts, ({ css }) => css) },
		{ what: 'Island page, CSS, largest', limit: islandCssLimit, ...largest(islands, ({ css }) => css) },
		{ what: 'Text page, script before a user acts', limit: scriptLimit, ...largest(texts, ({ before }) => before) },
		{
			what: 'Any page, script that comes once it is there',
			bytes: itself.length > 0 ? sum(itselfFiles) : null,
			limit: laterLimit,
			where: 'src/scripts/after-load.ts',
		},
		{
			what: 'Island page, script before a user acts',
			limit: islandLimit,
			...largest(islands, ({ opens }) => opens),
		},
		{
			what: 'Island page, with all it may ask for',
			limit: islandWholeLimit,
			...largest(
				islands.filter(({ address }) => !isSandbox(address)),
				({ whole }) => whole,
			),
		},
		{
			what: 'The sandbox, with every tool',
			limit: sandboxWholeLimit,
			...largest(
				islands.filter(({ address }) => isSandbox(address)),
				({ whole }) => whole,
			),
		},
		{
			what: 'Rules of Copan, of these',
			bytes: await gameSize(join(root, 'src', 'games', 'copan', 'play.ts')),
			limit: gameLimit,
			ceiling: gameCeiling,
			where: 'src/games/copan/play.ts',
		},
		{
			what: 'Rules of Copan with set-up',
			bytes: await gameSize(join(root, 'src', 'games', 'copan', 'index.ts')),
			limit: null,
			where: 'src/games/copan/index.ts',
		},
		{
			what: 'Search until the first result',
			bytes: existsSync(names) && dialog.length > 0 ? sizeOf(names) + sum(dialogFiles) : null,
			limit: namesLimit,
			where: existsSync(names) ? `names ${sizeOf(names)}, script ${sum(dialogFiles)}` : 'no copan/names.json',
		},
		{
			what: 'Full-text search, one query at most',
			bytes: fullTexts.length > 0 ? Math.max(...fullTexts.map(fullTextSize)) : null,
			limit: fullTextLimit,
			where: 'pagefind/, the largest game',
		},
		{
			what: 'Display face, as stored',
			bytes: fonts.length > 0 ? sum(fonts.map((name) => join(folder, 'fonts', name))) : null,
			limit: fontLimit,
			where: fonts.join(', ') || 'no fonts/*.woff2',
		},
	];
};

/** @param {Measure} measured */
const held = ({ bytes, limit, ceiling }) => limit === null || (bytes !== null && bytes <= (ceiling ?? limit));

/** Whether a measure is over its limit, and only kept from growing. @param {Measure} measured */
const isOverAim = ({ bytes, limit, ceiling }) =>
	ceiling !== undefined && limit !== null && bytes !== null && bytes > limit && bytes <= ceiling;

/** The table of sizes, and whether every limit is held. @param {{ folder: string, base: string }} site */
export const sizesTable = async (site) => {
	const measures = await measure(site);
	const bytes = new Intl.NumberFormat('en');
	/** @param {number | null} value @param {string} none */
	const show = (value, none) => (value === null ? none : bytes.format(value));
	const rows = measures.map((each) => [
		each.what,
		show(each.bytes, 'missing'),
		show(each.limit, ''),
		each.limit === null ? '' : isOverAim(each) ? 'over, held' : held(each) ? 'ok' : 'OVER',
		each.where,
	]);
	return {
		text: table(['Bytes, gzip', 'measured', 'limit', '', 'where'], rows),
		over: measures.filter((each) => !held(each)).map(({ what }) => what),
	};
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	try {
		const { text, over } = await sizesTable({
			folder: resolve(process.argv[2] ?? process.env.STELA_OUT ?? 'dist'),
			base: process.env.STELA_BASE ?? '/',
		});
		console.log(text);
		if (over.length > 0) {
			console.error(`\nOver the limit, or missing: ${over.join('; ')}`);
			process.exitCode = 1;
		}
	} catch (error) {
		console.error(/** @type {Error} */ (error).message);
		process.exitCode = 1;
	}
}
