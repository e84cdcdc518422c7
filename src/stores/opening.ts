/** What a playable page opens with: its address, what the device kept, or the first preset. */

import { isSame } from '#engine/condition.ts';
import { parseScenario, type ScenarioProblem } from '#engine/parse-scenario.ts';
import type { BaseEvent, Rejection, SetupProblem } from '#engine/rules.ts';
import { type Game, playOn, runScenario, type Scenario, startOf } from '#engine/scenario.ts';
import { hashName, unpack } from './link.ts';
import type { Line } from './play.ts';
import { openingOf, type Preset } from './preset.ts';

/** Why an address could not be opened as it stands; `text` is what it held, for its owner to keep. */
export type Trouble = { text?: string } & (
	| { code: 'preset'; id: string }
	| { code: 'too-long' | 'damaged' }
	| { code: 'shape'; problems: ScenarioProblem[] }
	| { code: 'setup'; problems: SetupProblem[] }
	| { code: 'refused'; step: number; refused: Rejection }
);

export interface Opening<Setup, Position, Action, Event> {
	line: Line<Setup, Position, Action, Event> | null;
	trouble: Trouble | null;
}

/**
 * A scenario with the owner's values in place of ours, where it can be played to its end with them. One that has values
 * of its own keeps them.
 */
export const withOwn = <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	scenario: Scenario<Setup, Action>,
	own: object,
): Scenario<Setup, Action> => {
	if (scenario.profile || Object.keys(own).length === 0) return scenario;
	const owned = { ...scenario, profile: own };
	return runScenario(game, owned).stop ? scenario : owned;
};

/**
 * A scenario with the owner's values as they are now, in place of those that it was kept with; as it was kept, where it
 * cannot be played to its end with them.
 */
const withOwnAnew = <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	{ profile, ...bare }: Scenario<Setup, Action>,
	own: object,
): Scenario<Setup, Action> => {
	const kept = profile ? { ...bare, profile } : bare;
	const anew = Object.keys(own).length > 0 ? { ...bare, profile: own } : bare;
	return runScenario(game, anew).stop ? kept : anew;
};

/** Whether a scenario is played with just the values that the owner has, or with ours where there are none. */
export const isOwn = ({ profile }: { profile?: object }, own: object): boolean => isSame(profile ?? {}, own);

/** A preset on the table, with the owner's values where it goes with them. */
export const lineOf = <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	preset: Preset<Setup, Action>,
	own: object,
): Line<Setup, Position, Action, Event> => {
	const scenario = withOwn(game, preset.scenario, own);
	return { scenario, start: startOf(game, scenario), at: openingOf(preset) };
};

/** Reads a scenario's text as a line; one that cannot be on a table comes with its problems, and stands there. */
const openAny = <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	text: string,
): Opening<Setup, Position, Action, Event> => {
	const parsed = parseScenario(game, text);
	if (!parsed.ok) return { line: null, trouble: { code: 'shape', problems: parsed.error, text } };
	const start = startOf(game, parsed.value);
	if (!start.ok) {
		const line = { scenario: { ...parsed.value, actions: [] }, start, at: 0 };
		return { line, trouble: { code: 'setup', problems: start.error, text } };
	}
	const { stop } = playOn(game.rules, start.value, parsed.value.actions);
	if (stop) {
		const { at: step, refused } = stop as { at: number; refused: Rejection };
		const scenario = { ...parsed.value, actions: parsed.value.actions.slice(0, step) };
		return { line: { scenario, start, at: step }, trouble: { code: 'refused', step: step + 1, refused, text } };
	}
	return { line: { scenario: parsed.value, start, at: parsed.value.actions.length }, trouble: null };
};

/** Reads a scenario's text as a line, or says why it cannot be one. Total. */
export const openText = <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	text: string,
): Opening<Setup, Position, Action, Event> => {
	const { line, trouble } = openAny(game, text);
	return { line: trouble?.code === 'setup' ? null : line, trouble };
};

/**
 * Opens what the device kept: a scenario and how far it stood. One played with the owner's values is played with those
 * of today where it goes with them; one that was given with others keeps those. `keptWith` says which it was, `own` or
 * `given`. Someone may have been in the middle of arranging, so a setup that cannot be on a table comes back too, with its problems.
 * Total.
 */
export const openKept = <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	text: string,
	at: string | null,
	own: object,
	keptWith: string | null = null,
): Opening<Setup, Position, Action, Event> => {
	const { line, trouble } = openAny(game, text);
	if (trouble?.code === 'setup') return { line, trouble: null };
	if (!line) return { line, trouble };
	const step = Number(at ?? Number.NaN);
	const lay = keptWith === 'own' ? withOwnAnew : withOwn;
	const scenario = keptWith === 'given' ? line.scenario : lay(game, line.scenario, own);
	const opened = scenario === line.scenario ? line : { ...line, scenario, start: startOf(game, scenario) };
	return {
		line: Number.isInteger(step) && step >= 0 ? { ...opened, at: Math.min(step, opened.at) } : opened,
		trouble,
	};
};

/**
 * Opens what an address asks for: a packed scenario, a preset by name, or nothing in particular. Only a preset is played
 * with the owner's values: whoever sent a link saw it with its own. Total.
 */
export const openAddress = async <Setup extends object, Position, Action, Event extends BaseEvent>(
	game: Game<Setup, Position, Action, Event>,
	address: { hash: string; search: string },
	presets: readonly Preset<Setup, Action>[],
	own: object,
): Promise<Opening<Setup, Position, Action, Event>> => {
	const code = new URLSearchParams(address.hash.slice(1)).get(hashName);
	if (code !== null) {
		const text = await unpack(code);
		return text.ok ? openText(game, text.value) : { line: null, trouble: { code: text.error, text: code } };
	}
	const id = new URLSearchParams(address.search).get('preset');
	if (id === null) return { line: null, trouble: null };
	const preset = presets.find((each) => each.id === id);
	return preset ? { line: lineOf(game, preset, own), trouble: null } : { line: null, trouble: { code: 'preset', id } };
};
