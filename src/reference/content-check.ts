import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { changeProblems } from './changes.ts';
import { readReference, referenceOf } from './content.ts';
import { coverageProblems } from './coverage.ts';
import { enforcementProblems } from './enforcement.ts';
import { type GameId, gameIds } from './games.ts';

/** The project's folder: what the engine and its tests say is read there, wherever the content lies. */
const project = join(import.meta.dirname, '..', '..');

/** All that is wrong in a game's content, a line each; below another `root` it is read anew. */
export const contentProblems = (game: GameId, root?: string): string[] => {
	const reference = root ? readReference(game, root) : referenceOf(game);
	return [
		...reference.problems,
		...changeProblems(reference, root),
		...enforcementProblems(reference),
		...coverageProblems(reference, project),
	];
};

/** Stops a build on broken content, with all of its problems in one message. A dev server only says them. */
export const contentCheck = (): AstroIntegration => ({
	name: 'stela:content-check',
	hooks: {
		'astro:config:done': ({ logger }) => {
			const problems = gameIds.flatMap((game) => contentProblems(game));
			if (problems.length === 0) return;
			const message = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in content/:\n  ${problems.join('\n  ')}`;
			if (process.argv.includes('build')) throw new Error(message);
			logger.error(message);
		},
	},
});
