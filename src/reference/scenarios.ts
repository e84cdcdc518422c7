import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holds } from '#engine/condition.ts';
import { parseScenario } from '#engine/parse-scenario.ts';
import { runScenario } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import type { GameId } from './games.ts';
import { type ScenarioPageData, scenarioPageSchema } from './schemas.ts';

export interface ScenarioPage extends ScenarioPageData {
	slug: string;
	/** Address without the base path. */
	href: string;
}

/** The games whose positions can be played on pages of their own. */
const engines: Partial<Record<GameId, typeof copanGame>> = { copan: copanGame };

const slugsOf = (folder: string): string[] => {
	try {
		return readdirSync(folder)
			.filter((name) => name.endsWith('.json'))
			.map((name) => name.replace(/\.json$/, ''))
			.sort();
	} catch {
		return [];
	}
};

/** Reads a game's scenario pages and plays every preset; whatever is wrong is told in `problems`. */
export const readScenarioPages = (game: GameId, root: string): { pages: ScenarioPage[]; problems: string[] } => {
	const folder = join(root, game, 'scenarios');
	const problems: string[] = [];
	const pages: ScenarioPage[] = [];
	for (const slug of slugsOf(folder)) {
		const file = `content/${game}/scenarios/${slug}.json`;
		let data: unknown;
		try {
			data = JSON.parse(readFileSync(join(folder, `${slug}.json`), 'utf8'));
		} catch (error) {
			problems.push(`${file}: ${(error as Error).message}`);
			continue;
		}
		const checked = scenarioPageSchema.safeParse(data);
		if (!checked.success) {
			for (const issue of checked.error.issues) problems.push(`${file}: ${issue.path.join('.')}: ${issue.message}`);
			continue;
		}
		const engine = engines[game];
		if (!engine) {
			problems.push(`${file}: ${game} has no engine that plays scenarios`);
			continue;
		}
		for (const { id, scenario, answers } of checked.data.presets) {
			const parsed = parseScenario(engine, JSON.stringify(scenario));
			if (!parsed.ok) {
				for (const { path, code, values } of parsed.error)
					problems.push(`${file}, preset "${id}": ${path}: ${code} ${JSON.stringify(values)}`);
				continue;
			}
			const { stop, steps } = runScenario(engine, parsed.value);
			if (stop)
				problems.push(
					`${file}, preset "${id}": stops at ${stop.at}: ${JSON.stringify('problems' in stop ? stop.problems : stop.refused)}`,
				);
			const right = answers?.filter(({ when }) => holds(when, steps.at(-1)?.position)) ?? [];
			if (answers && right.length !== 1)
				problems.push(
					`${file}, preset "${id}": ${right.length} answers are right at its end, and just one may be: ${right.map(({ text }) => text).join(' / ')}`,
				);
		}
		pages.push({
			...checked.data,
			slug,
			href: checked.data.asks === 'score' ? `/${game}/score/` : `/${game}/play/${slug}/`,
		});
	}
	return { pages, problems };
};
