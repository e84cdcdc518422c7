/**
 * Styles of text pages, put into the pages when the site is built: so a page and all that its first paint needs come in
 * one round trip. A page with an island is larger than that anyway, and keeps them as files.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const sheet = /<link rel="stylesheet" href="([^"]+)">/g;

/** The page with its sheets in it, and their hashes in its policy; `read` gives a sheet by its address. */
export const withStyles = (html: string, read: (address: string) => string): string => {
	const hashes: string[] = [];
	const page = html.replace(sheet, (_, address: string) => {
		const css = read(address);
		hashes.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
		// The worker puts the link back in what it keeps: a device has each sheet once.
		return `<style data-from="${address}">${css}</style>`;
	});
	return page.replace(/style-src 'self'/, (source) => [source, ...hashes].join(' '));
};

/** Before the service worker is made, which lists every page as it is. */
export const inlineStyles = (): AstroIntegration => {
	let base = '';
	return {
		name: 'stela:inline-styles',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = config.base.replace(/\/$/, '');
			},
			'astro:build:done': ({ dir, logger }) => {
				const folder = fileURLToPath(dir);
				const sheets = new Map<string, string>();
				const read = (address: string): string => {
					const css = sheets.get(address) ?? readFileSync(join(folder, address.slice(base.length)), 'utf8').trim();
					sheets.set(address, css);
					return css;
				};
				let count = 0;
				for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
					if (!name.endsWith('.html') || name.startsWith('pagefind')) continue;
					const html = readFileSync(join(folder, name), 'utf8');
					if (html.includes('<astro-island')) continue;
					writeFileSync(join(folder, name), withStyles(html, read));
					count++;
				}
				logger.info(`${count} text pages carry their styles`);
			},
		},
	};
};
