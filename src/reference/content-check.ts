import type { AstroIntegration } from 'astro';
import { referenceOf } from './content.ts';
import { enforcementProblems } from './enforcement.ts';
import { type GameId, games } from './games.ts';

/** Stops a build on broken content, with all of its problems in one message. A dev server only says them. */
export const contentCheck = (): AstroIntegration => ({
	name: 'stela:content-check',
	hooks: {
		'astro:config:done': ({ logger }) => {
			const problems = (Object.keys(games) as GameId[]).flatMap((game) => {
				const reference = referenceOf(game);
				return [...reference.problems, ...enforcementProblems(reference)];
			});
			if (problems.length === 0) return;
			const message = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in content/:\n  ${problems.join('\n  ')}`;
			if (process.argv.includes('build')) throw new Error(message);
			logger.error(message);
		},
	},
});
