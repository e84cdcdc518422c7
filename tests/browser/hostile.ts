/** Links and texts that cannot be opened whole: good ones, changed until something is wrong with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { copanGame } from '#games/copan/game.ts';
import { pack, unpack } from '#stores/link.ts';
import { openText } from '#stores/opening.ts';
import { diceFrom, mutate } from '../fuzz/mutate.ts';

const folder = 'content/copan/scenarios';
const texts = readdirSync(folder).flatMap((name) =>
	(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')).presets as { scenario: unknown }[]).map(({ scenario }) =>
		JSON.stringify(scenario),
	),
);

/** So many hostile inputs: codes of links, and every fourth time a scenario's text; the same ones every time. */
export const hostileInputs = async (count: number): Promise<{ code?: string; text?: string }[]> => {
	const codes = await Promise.all(texts.map(pack));
	const inputs: { code?: string; text?: string }[] = [];
	/** The same address twice is no change of address. */
	const known = new Set<string>();
	for (let seed = 1; inputs.length < count; seed++) {
		if (inputs.length % 4 > 0) {
			const code = mutate(diceFrom(seed), 'code', codes).replaceAll(/[^\w-]/g, '');
			if (known.has(code)) continue;
			known.add(code);
			const text = await unpack(code);
			if (code !== '' && (!text.ok || openText(copanGame, text.value).trouble)) inputs.push({ code });
		} else {
			// A field for text knows one sign for the end of a line, and no half characters.
			const text = mutate(diceFrom(seed), 'json', texts).replaceAll(/[\r\ud800-\udfff]/g, '');
			if (text.trim() !== '' && !/^\S*#\S+$/.test(text.trim()) && openText(copanGame, text).trouble)
				inputs.push({ text });
		}
	}
	return inputs;
};
