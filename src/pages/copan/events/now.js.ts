/** The script in the head of the page for real dice: small, and run before the first paint. */
import type { APIRoute } from 'astro';
import { minifySync } from 'vite';
import { eventNowScript } from '#scripts/event-now-early.ts';

export const GET: APIRoute = () =>
	new Response(minifySync('now.js', eventNowScript).code, { headers: { 'content-type': 'text/javascript' } });
