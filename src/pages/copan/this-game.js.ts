/** The script in the head of the game's home: small, and run before the first paint. */
import type { APIRoute } from 'astro';
import { minifySync } from 'vite';
import { homeScript } from '#scripts/this-game-early.ts';

export const GET: APIRoute = () =>
	new Response(minifySync('this-game.js', homeScript).code, { headers: { 'content-type': 'text/javascript' } });
