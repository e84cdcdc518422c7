/** The script in the head of Teotihuacan’s pages: small, and run before the first paint. */
import type { APIRoute } from 'astro';
import { minifySync } from 'vite';
import { earlyScript } from '#scripts/teotihuacan-early.ts';

export const GET: APIRoute = () =>
	new Response(minifySync('early.js', earlyScript).code, { headers: { 'content-type': 'text/javascript' } });
