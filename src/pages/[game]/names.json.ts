import type { APIRoute, GetStaticPaths } from 'astro';
import { referenceOf } from '#reference/content.ts';
import { type GameId, games } from '#reference/games.ts';
import { namesFile } from '#reference/search-index.ts';

export const getStaticPaths: GetStaticPaths = () => Object.keys(games).map((game) => ({ params: { game } }));

/** The names that the search dialog loads. */
export const GET: APIRoute = ({ params }) =>
	new Response(JSON.stringify(namesFile(referenceOf(params.game as GameId))), {
		headers: { 'content-type': 'application/json' },
	});
