/**
 * `npm run report`: the sizes, axe over every page of the sitemap in both themes, and Lighthouse's mobile figures for
 * one page of each kind. Builds nothing: it measures `dist`. `npm run report -- sizes axe` prints only what is named.
 */
import { resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserArgs, findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';
import { stop } from './setup.mjs';
import { pagesOf } from './site.mjs';
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
			const { violations } = await new AxeBuilder({ page }).analyze();
			for (const { id, help, nodes } of violations)
				rows.push([address, colorScheme, id, help, nodes.map(({ target }) => target.join(' ')).join(' | ')]);
		}
		await context.close();
	}
	await browser.close();
	const count = `axe: ${addresses.length} pages, light and dark: ${rows.length === 0 ? 'no violation' : `${rows.length} violations`}`;
	return rows.length === 0 ? count : `${count}\n${table(['page', 'theme', 'rule', 'what', 'where'], rows)}`;
};

/** @param {string} origin @param {string} chromePath */
const lighthouseTable = async (origin, chromePath) => {
	const pages = [
		['home', ''],
		['game home', 'copan/'],
		['chapter', 'copan/rules/court-phase/'],
		['list', 'copan/characters/'],
		['card', 'copan/characters/kawai/'],
		['island', 'copan/play/collecting/'],
	];
	const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...browserArgs] });
	/** @type {string[][]} */
	const rows = [];
	try {
		for (const [name = '', address = ''] of pages) {
			const result = await lighthouse(origin + address, { port: chrome.port, output: 'json', logLevel: 'error' });
			if (!result) throw new Error(`Lighthouse gave no result for /${address}`);
			const { categories, audits } = result.lhr;
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
	return table(head, rows);
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
} catch (error) {
	stop(/** @type {Error} */ (error).message);
}
