/**
 * Links that were made once, with what they open to: whatever becomes of the format, they open to the same. A new kind
 * of link is added with `node tests/content/kept-links.ts NAME SCENARIO-FILE` (on the project's Node); none is changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runScenario } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import { resources } from '#games/copan/resources.ts';
import { pack } from '#stores/link.ts';
import { openText } from '#stores/opening.ts';

export interface KeptLink {
	name: string;
	/** The packed scenario, as it stands in the address. */
	link: string;
	/** Where it stands once opened. */
	opens: string;
}

const file = fileURLToPath(new URL('kept-links.json', import.meta.url));

export const keptLinks = (): KeptLink[] => JSON.parse(readFileSync(file, 'utf8'));

/** Where a scenario's text stands once opened, in one line; what is wrong with it where it does not open. */
export const whereItStands = (text: string): string => {
	const { line, trouble } = openText(copanGame, text);
	if (!line || trouble) return `does not open: ${JSON.stringify(trouble)}`;
	const position = runScenario(copanGame, line.scenario).steps.at(-1)?.position;
	if (!position) return 'stands nowhere';
	const decision = copanGame.rules.decision(position);
	const { seats, cubes, pyramid, result } = position;
	return [
		`${line.at} actions`,
		decision ? `${decision.actor} is asked ${decision.ask}` : 'nobody is asked',
		`turn of ${position.active}`,
		`VP ${seats.map(({ vp }) => vp).join(' ')}`,
		`stores ${seats.map((seat) => resources.map((resource) => seat.resources[resource]).join(' ')).join(', ')}`,
		`cubes ${resources.map((resource) => cubes[resource]).join(' ')}`,
		`${Object.keys(pyramid).length} tiles`,
		...(result ? [`won by ${result.winners.join(' and ')}`] : []),
	].join(' · ');
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [name, scenario] = process.argv.slice(2);
	if (!name || !scenario) throw new Error('Name the link and the scenario file.');
	const text = JSON.stringify(JSON.parse(readFileSync(scenario, 'utf8')));
	const links = [...keptLinks(), { name, link: await pack(text), opens: whereItStands(text) }];
	writeFileSync(file, `${JSON.stringify(links, null, '\t')}\n`);
}
