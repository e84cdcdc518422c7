import type { APIRoute } from 'astro';
import { withBase } from '#stores/base.ts';

/** All may be read; the sitemap says what there is. */
export const GET: APIRoute = ({ site }) =>
	new Response(`User-agent: *\nAllow: /\nSitemap: ${new URL(withBase('/sitemap-index.xml'), site).href}\n`);
