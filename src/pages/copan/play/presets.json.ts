/** The positions of every page, for the sandbox to start from. */
import type { APIRoute } from 'astro';
import { referenceOf } from '#reference/content.ts';

export const GET: APIRoute = () =>
	Response.json(
		[...referenceOf('copan').scenarios.values()].map(({ title, presets }) => ({
			title,
			presets: presets.map(({ id, title: name, note, at, scenario }) => ({
				id,
				title: name,
				note,
				...(at !== undefined && { at }),
				scenario,
			})),
		})),
	);
