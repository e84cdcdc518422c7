/** Which rules the engine holds, and what shows it: where it cites them, the tests that exercise them, the scenarios. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import type { Reference } from './content.ts';
import type { GameId } from './games.ts';
import { registry } from './registry.ts';

/** The games whose scenarios are played. */
const engines: Partial<Record<GameId, typeof copanGame>> = { copan: copanGame };

/** What shows that a rule is held. */
export interface Held {
	/** Files of the engine that cite it. */
	citedIn: string[];
	/** Test files that exercise it. */
	tests: string[];
	/** Presets in whose play an event or a question cites it. */
	presets: { title: string; href: string }[];
}

const filesIn = (folder: string, ending: string): [name: string, text: string][] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith(ending))
		.sort()
		.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

/** The rule ids that a test file says it exercises: `export const exercises = [ … ]`, read without running it. */
export const exercisesIn = (text: string): string[] =>
	[...text.matchAll(/export const exercises = \[([^\]]*)\]/g)].flatMap(([, list]) =>
		[...(list ?? '').matchAll(/'([^']+)'/g)].map(([, id]) => id as string),
	);

/** What holds each rule that the engine cites, by its whole id; files are read from `root`. */
export const coverageOf = (reference: Reference, root: string = process.cwd()): Map<string, Held> => {
	const engine = engines[reference.game];
	const held = new Map<string, Held>(
		registry[reference.game].ruleIds.map((id) => [id, { citedIn: [], tests: [], presets: [] }]),
	);
	const source = join(root, 'src', 'games', reference.game);
	for (const [name, text] of filesIn(source, '.ts').filter(([file]) => file !== 'rule-ids.ts'))
		for (const id of new Set([...text.matchAll(/'([a-z]+(?:\.[a-z0-9-]+)+)'/g)].map(([, found]) => found as string)))
			held.get(id)?.citedIn.push(name);
	for (const [name, text] of filesIn(join(root, 'tests', 'engine'), '.test.ts'))
		for (const id of new Set(exercisesIn(text))) held.get(id)?.tests.push(name);
	for (const page of engine ? reference.scenarios.values() : [])
		for (const { id: preset, title, scenario } of page.presets) {
			const { steps } = runScenario(engine as typeof copanGame, scenario as never);
			const cited = new Set(
				steps.flatMap(({ position, events }) => [
					...events.flatMap(({ rules }) => rules as string[]),
					engine?.rules.decision(position)?.rule ?? '',
				]),
			);
			for (const id of cited) held.get(id)?.presets.push({ title, href: `${page.href}?preset=${preset}` });
		}
	return held;
};

const known = new Map<GameId, Map<string, Held>>();

/** The coverage of a game, worked out once a build. */
export const knownCoverage = (reference: Reference): Map<string, Held> => {
	const found = known.get(reference.game) ?? coverageOf(reference);
	known.set(reference.game, found);
	return found;
};

/** Rules that the engine claims to hold and does not cite, or that no test exercises: a line each. */
export const coverageProblems = (reference: Reference, root?: string): string[] =>
	[...coverageOf(reference, root)].flatMap(([id, { citedIn, tests }]) => [
		...(citedIn.length === 0 ? [`"${id}" stands among the engine's rule ids, and no part of the engine cites it`] : []),
		...(tests.length === 0
			? [`no test exercises "${id}": add it to the \`exercises\` of the table that shows it`]
			: []),
	]);
