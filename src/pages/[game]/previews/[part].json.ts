import type { APIRoute, GetStaticPaths } from 'astro';
import { referenceOf } from '#reference/content.ts';
import { type GameId, games } from '#reference/games.ts';
import { previewFiles } from '#reference/previews.ts';

export const getStaticPaths: GetStaticPaths = () =>
	(Object.keys(games) as GameId[]).flatMap((game) =>
		[...previewFiles(referenceOf(game))].map(([part, file]) => ({ params: { game, part }, props: { file } })),
	);

/** What previews of a chapter, of the rulings or of a kind of component show; loaded when one is first asked for. */
export const GET: APIRoute = ({ props }) =>
	new Response(JSON.stringify(props.file), { headers: { 'content-type': 'application/json' } });
