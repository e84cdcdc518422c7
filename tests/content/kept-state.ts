/**
 * What devices kept once, with what it is read as: whatever becomes of a format, each reads as the same. Samples of a
 * new format are added with `node tests/content/kept-state.ts` (on the project's Node); none is changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decoders } from '../fuzz/decoders.ts';

export interface KeptState {
	/** Name of what reads it. */
	decoder: string;
	text: string;
	/** What it is read as, as JSON. */
	reads: string;
}

/** What reads something that a device keeps; a link or a file of positions is held by `kept-links`. */
const readers = [
	'parsePins',
	'parseRecent',
	'parseCopy',
	'parseProgress',
	'parseEverything',
	'parseSeats',
	'parseKept',
	'parseSheet',
	'parseFinished',
	'parseGame',
	'parseEntries',
	'parseResults',
	'parseGoing',
	...decoders.flatMap(({ name }) => (/^(kaan|orloj|teotihuacan):/.test(name) ? name : [])),
];

const file = fileURLToPath(new URL('kept-state.json', import.meta.url));

export const keptStates = (): KeptState[] => JSON.parse(readFileSync(file, 'utf8'));

/** What a text is read as today. */
export const readAs = (decoder: string, text: string): string =>
	JSON.stringify(decoders.find(({ name }) => name === decoder)?.decode(text));

if (import.meta.main) {
	const known = keptStates();
	const added = readers
		.flatMap((decoder) =>
			(decoders.find(({ name }) => name === decoder)?.samples ?? []).map((text) => ({
				decoder,
				text,
				reads: readAs(decoder, text),
			})),
		)
		.filter((sample) => !known.some(({ decoder, text }) => decoder === sample.decoder && text === sample.text));
	writeFileSync(file, `${JSON.stringify([...known, ...added], null, '\t')}\n`);
	console.log(`${added.length} added, ${known.length} known.`);
}
