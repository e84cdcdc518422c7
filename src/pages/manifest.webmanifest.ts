/** What makes the site installable: names, icons, and shortcuts to the tools of the table. */
import type { APIRoute } from 'astro';
import { withBase } from '#stores/base.ts';
import { site } from '#words/en/site.ts';

const icon = (name: string, size: number, purpose: string) => ({
	src: withBase(`/icons/${name}-${size}.png`),
	sizes: `${size}x${size}`,
	type: 'image/png',
	purpose,
});
const shortcut = (name: string, address: string) => ({ name, url: withBase(`/copan/${address}/`) });

export const GET: APIRoute = () =>
	new Response(
		JSON.stringify({
			id: withBase('/'),
			name: site.previewAlt,
			short_name: site.name,
			description: site.previewAlt,
			lang: 'en',
			start_url: withBase('/'),
			scope: withBase('/'),
			display: 'standalone',
			background_color: '#17201e',
			theme_color: '#17201e',
			icons: [
				icon('stone', 192, 'any'),
				icon('stone', 512, 'any'),
				icon('mask', 192, 'maskable'),
				icon('mask', 512, 'maskable'),
				{ src: withBase('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
			],
			shortcuts: [
				shortcut(site.search, 'search'),
				shortcut(site.table.events, 'events/now'),
				shortcut(site.table.scoreSheet, 'score'),
				shortcut(site.table.automa, 'solo'),
				shortcut(site.table.sandbox, 'sandbox'),
			],
		}),
	);
