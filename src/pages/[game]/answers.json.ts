import type { APIRoute, GetStaticPaths } from 'astro';
import { referenceOf } from '#reference/content.ts';
import { type GameId, games } from '#reference/games.ts';
import { answersFile } from '#reference/search-index.ts';

export const getStaticPaths: GetStaticPaths = () => Object.keys(games).map((game) => ({ params: { game } }));

/** Rules, examples and open questions, which the search dialog asks for at the same time. */
export const GET: APIRoute = ({ params }) =>
	new Response(JSON.stringify(answersFile(referenceOf(params.game as GameId))), {
		headers: { 'content-type': 'application/json' },
	});
