/**
 * `npm run report`: the sizes, axe over every page of the sitemap in both themes with every island opened, Lighthouse's
 * mobile figures for a page of each kind, and the same text pages built by a peer. It measures the build in `dist`.
 * `npm run report -- sizes axe` prints only what is named: `sizes`, `axe`, `lighthouse`, `peer`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { browserArgs, findBrowser } from './browser.mjs';
import { buildPeer } from './peer.mjs';
import { serve } from './serve.mjs';
import { root, stop } from './setup.mjs';
import { carriedStyles, gzip, pagesOf, partsOf, siteAt, sizeOf, withoutStyles } from './site.mjs';
import { sizesTable } from './sizes.mjs';
import { table } from './table.mjs';

const parts = process.argv.slice(2);
/** @param {string} part */
const wanted = (part) => parts.length === 0 || parts.includes(part);
const folder = resolve(process.env.STELA_OUT ?? 'dist');
const base = process.env.STELA_BASE ?? '/';

/** @param {string} origin @param {string} executablePath */
const axeTable = async (origin, executablePath) => {
	const addresses = pagesOf(folder).map(({ address }) => address);
	const browser = await chromium.launch({ executablePath, args: browserArgs });
	/** @type {string[][]} */
	const rows = [];
	for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
		const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } });
		const page = await context.newPage();
		for (const address of addresses) {
			await page.goto(origin + address.slice(1), { waitUntil: 'networkidle' });
			const island = page.locator('.isle');
			// As it stands; and with its engine there, and all that folds opened.
			for (const opened of (await island.count()) > 0 ? [false, true] : [false]) {
				if (opened) {
					await island.first().dispatchEvent('pointerdown');
					await page.waitForLoadState('networkidle');
					// Opened all at once: some close others when they are pressed.
					await page.evaluate(() => {
						for (const fold of document.querySelectorAll('details')) fold.open = true;
					});
					await page.waitForLoadState('networkidle');
				}
				const { violations } = await new AxeBuilder({ page }).analyze();
				for (const { id, help, nodes } of violations)
					rows.push([
						opened ? `${address}, opened` : address,
						colorScheme,
						id,
						help,
						nodes.map(({ target }) => target.join(' ')).join(' | '),
					]);
			}
		}
		await context.close();
	}
	await browser.close();
	const count = `axe: ${addresses.length} pages, light and dark: ${rows.length === 0 ? 'no violation' : `${rows.length} violations`}`;
	return rows.length === 0 ? count : `${count}\n${table(['page', 'theme', 'rule', 'what', 'where'], rows)}`;
};

const { mobileSlow4G } = throttling;
/** How fast the phone is that Lighthouse has in mind when it slows a fast desk. */
const phoneSpeed = 264;

/**
 * How far this machine is slowed to be that phone. One that is shared, or busy, is nearer to it already: so that a page
 * is judged and not the neighbours, each run is slowed by what the run before found. @param {number} speed
 */
const slowdownAt = (speed) => Math.min(mobileSlow4G.cpuSlowdownMultiplier, Math.max(1, speed / phoneSpeed));

/** @param {string} origin @param {string} chromePath @param {string[][]} [only] Names and addresses, where not one of each kind. */
const lighthouseTable = async (origin, chromePath, only) => {
	const pages = only ?? [
		['home', ''],
		['game home', 'copan/'],
		['chapter', 'copan/rules/court-phase/'],
		['list', 'copan/characters/'],
		['card', 'copan/characters/kawai/'],
		['position', 'copan/play/pushing-totems/'],
		['collecting', 'copan/play/collecting/'],
		['several Events', 'copan/play/multiple-events/'],
		['lesson', 'copan/learn/first-turn/'],
		['solo lesson', 'copan/learn/solo/'],
		['sandbox', 'copan/sandbox/'],
		['score sheet', 'copan/score/'],
		['companion', 'copan/solo/'],
		['Your copy', 'copan/your-copy/'],
		['reference', 'teotihuacan/'],
		['boards', 'teotihuacan/board/'],
		['golems', 'kaan/jump/'],
		['lesson on golems', 'kaan/learn/golems/'],
		['his turn', 'orloj/turn/'],
	];
	const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...browserArgs] });
	/** @type {number[]} */
	const speeds = [];
	let slowdown = mobileSlow4G.cpuSlowdownMultiplier;
	/** @type {string[][]} */
	const rows = [];
	try {
		for (const [name = '', address = ''] of pages) {
			const runs = [];
			for (let run = 0; run < 3; run++) {
				const result = await lighthouse(origin + address, {
					port: chrome.port,
					output: 'json',
					logLevel: 'error',
					throttling: { ...mobileSlow4G, cpuSlowdownMultiplier: slowdown },
				});
				if (!result) throw new Error(`Lighthouse gave no result for /${address}`);
				runs.push(result.lhr);
				speeds.push(result.lhr.environment.benchmarkIndex);
				slowdown = slowdownAt(result.lhr.environment.benchmarkIndex);
			}
			/** @param {typeof runs[0]} run */
			const performance = ({ categories }) => categories.performance?.score ?? 0;
			const middle = runs.toSorted((one, other) => performance(one) - performance(other))[1];
			if (!middle) throw new Error(`Lighthouse gave no result for /${address}`);
			const { categories, audits } = middle;
			/** @param {string} id */
			const score = (id) => String(Math.round((categories[id]?.score ?? 0) * 100));
			/** @param {string} id @param {(value: number) => string} show */
			const figure = (id, show) => show(audits[id]?.numericValue ?? Number.NaN);
			/** @param {number} value */
			const ms = (value) => `${Math.round(value)} ms`;
			rows.push([
				name,
				...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
				figure('first-contentful-paint', ms),
				figure('largest-contentful-paint', ms),
				figure('cumulative-layout-shift', (value) => value.toFixed(3)),
				figure('total-blocking-time', ms),
			]);
		}
	} finally {
		chrome.kill();
	}
	const head = [
		'Lighthouse, mobile',
		'performance',
		'accessibility',
		'best practices',
		'SEO',
		'FCP',
		'LCP',
		'CLS',
		'TBT',
	];
	const [least, most] = [Math.min(...speeds), Math.max(...speeds)].map(Math.round);
	return `${table(head, rows)}\nMedian of three; this machine’s speed while it was measured: ${least} to ${most} (a middling phone: 1,000).`;
};

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What the same text pages weigh: medians, gzip. @param {string} name @param {string} site @param {string[]} addresses */
const weightRow = (name, site, addresses) => {
	const at = siteAt(site, '/');
	const parts = pagesOf(site)
		.filter(({ address }) => addresses.includes(address))
		.map((page) => {
			const { styles, plain, inline } = partsOf(at, page);
			const carried = carriedStyles(page.html);
			return {
				html: gzip(withoutStyles(page.html)),
				css: [...styles.map(sizeOf), ...carried.map(gzip)].reduce((a, b) => a + b, 0),
				script: [...plain.map(sizeOf), ...inline.map(gzip)].reduce((a, b) => a + b, 0),
				requests: 1 + styles.length + plain.length,
			};
		});
	/** @param {'html' | 'css' | 'script' | 'requests'} part */
	const mid = (part) => median(parts.map((each) => each[part]));
	return [name, String(parts.length), ...[mid('html'), mid('css'), mid('script'), mid('requests')].map(String)];
};

/** @param {string} browser */
const peerTable = async (browser) => {
	const peer = buildPeer(folder);
	const ours = mkdtempSync(join(tmpdir(), 'stela-build-'));
	try {
		const from = performance.now();
		execFileSync(join(root, 'node_modules', '.bin', 'astro'), ['build'], {
			cwd: root,
			stdio: 'ignore',
			env: { ...process.env, STELA_BASE: '/', STELA_OUT: ours },
		});
		const seconds = (performance.now() - from) / 1000;
		const count = pagesOf(ours).length;
		const rows = [weightRow('Stela', ours, peer.addresses), weightRow('Starlight', peer.folder, peer.addresses)];
		const lines = [
			table(['text pages, gzip, median', 'pages', 'HTML', 'CSS', 'script', 'requests'], rows),
			`build: Stela ${seconds.toFixed(0)} s for ${count} pages with their islands, Starlight ${peer.seconds.toFixed(0)} s for ${peer.addresses.length} pages of text`,
		];
		const same = [
			['chapter', 'copan/rules/river/'],
			['card', 'copan/characters/kawai/'],
		];
		for (const [name, site] of [
			['Stela', ours],
			['Starlight', peer.folder],
		]) {
			const server = await serve({ folder: site ?? '' });
			lines.push(`${name}:`, await lighthouseTable(server.address, browser, same));
			await server.close();
		}
		return lines.join('\n');
	} finally {
		peer.remove();
		rmSync(ours, { recursive: true, force: true });
	}
};

try {
	if (wanted('sizes')) console.log(`${(await sizesTable({ folder, base })).text}\n`);
	if (wanted('axe') || wanted('lighthouse')) {
		const browser = findBrowser();
		const server = await serve({ folder, base });
		if (wanted('axe')) console.log(`${await axeTable(server.address, browser)}\n`);
		if (wanted('lighthouse')) console.log(await lighthouseTable(server.address, browser));
		await server.close();
	}
	if (wanted('peer')) console.log(`\n${await peerTable(findBrowser())}`);
} catch (error) {
	stop(/** @type {Error} */ (error).message);
}
