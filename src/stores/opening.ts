/** What a playable page opens with: its address, what the device kept, or the first preset. */

import { parseScenario, type ScenarioProblem } from '#engine/parse-scenario.ts';
import type { BaseEvent, Rejection, SetupProblem } from '#engine/rules.ts';
import { type Game, runScenario, type Scenario } from '#engine/scenario.ts';
import { unpack } from './link.ts';
import type { Line } from './play.ts';

/** A starting position that the page offers. */
export interface Preset<Setup, Action> {
	id: string;
	title: string;
	/** What it asks, where the page's own question is too wide. */
	question?: string;
	note: string;
	scenario: Scenario<Setup, Action>;
}

/** Why an address could not be opened as it stands; `text` is what it held, for its owner to keep. */
export type Trouble = { text?: string } & (
	| { code: 'preset'; id: string }
	| { code: 'too-long' | 'damaged' }
	| { code: 'shape'; problems: ScenarioProblem[] }
	| { code: 'setup'; problems: SetupProblem[] }
	| { code: 'refused'; step: number; refused: Rejection }
);

export interface Opening<Setup, Action> {
	line: Line<Setup, Action> | null;
	trouble: Trouble | null;
}

/** The name a packed scenario has in an address's hash: `#s=…`. */
const hashName = 's';

/** The address of the page with a packed scenario in it. */
export const addressWith = (page: string, code: string): string => `${page.split(/[?#]/)[0]}#${hashName}=${code}`;

/** A preset's line stands before its first placement, so that the way through is still to be played. */
export const lineOf = <Setup, Action>({ scenario }: Preset<Setup, Action>): Line<Setup, Action> => ({
	scenario,
	at: Math.min(
		scenario.actions.length,
		scenario.actions.findIndex((action) => (action as { type: string }).type === 'place-tile'),
	),
});

/** Reads a scenario's text as a line, or says why it cannot be one. Total. */
export const openText = <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	text: string,
): Opening<Setup, Action> => {
	const parsed = parseScenario(game, text);
	if (!parsed.ok) return { line: null, trouble: { code: 'shape', problems: parsed.error, text } };
	const { stop } = runScenario(game, parsed.value);
	if (stop?.at === 'setup')
		return { line: null, trouble: { code: 'setup', problems: (stop as { problems: SetupProblem[] }).problems, text } };
	if (stop) {
		const { at: step, refused } = stop as { at: number; refused: Rejection };
		const scenario = { ...parsed.value, actions: parsed.value.actions.slice(0, step) };
		return { line: { scenario, at: step }, trouble: { code: 'refused', step: step + 1, refused, text } };
	}
	return { line: { scenario: parsed.value, at: parsed.value.actions.length }, trouble: null };
};

/**
 * Opens what the device kept: a scenario and how far it stood. Someone may have been in the middle of arranging, so a
 * setup that cannot be on a table comes back too, with its problems. Total.
 */
export const openKept = <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	text: string,
	at: string | null,
): Opening<Setup, Action> => {
	const parsed = parseScenario(game, text);
	if (parsed.ok && runScenario(game, parsed.value).stop?.at === 'setup')
		return { line: { scenario: { ...parsed.value, actions: [] }, at: 0 }, trouble: null };
	const { line, trouble } = openText(game, text);
	const step = Number(at ?? Number.NaN);
	return line && Number.isInteger(step) && step >= 0
		? { line: { ...line, at: Math.min(step, line.at) }, trouble }
		: { line, trouble };
};

/** Opens what an address asks for: a packed scenario, a preset by name, or nothing in particular. Total. */
export const openAddress = async <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	address: { hash: string; search: string },
	presets: readonly Preset<Setup, Action>[],
): Promise<Opening<Setup, Action>> => {
	const code = new URLSearchParams(address.hash.slice(1)).get(hashName);
	if (code !== null) {
		const text = await unpack(code);
		return text.ok ? openText(game, text.value) : { line: null, trouble: { code: text.error, text: code } };
	}
	const id = new URLSearchParams(address.search).get('preset');
	if (id === null) return { line: null, trouble: null };
	const preset = presets.find((each) => each.id === id);
	return preset ? { line: lineOf(preset), trouble: null } : { line: null, trouble: { code: 'preset', id } };
};
