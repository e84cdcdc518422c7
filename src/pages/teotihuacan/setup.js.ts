/** The script in the head of the set-up of Teotihuacan: small, and run before the first paint. */
import type { APIRoute } from 'astro';
import { minifySync } from 'vite';
import { setUpScript } from '#scripts/teotihuacan-early.ts';

export const GET: APIRoute = () =>
	new Response(minifySync('setup.js', setUpScript).code, { headers: { 'content-type': 'text/javascript' } });
