/** What a page with a table opens with, made when it is built. */
import { runScenario } from '#engine/scenario.ts';
import { exchangesIn } from '#games/copan/exchange.ts';
import { copanGame } from '#games/copan/game.ts';
import type { Action, Seat, Setup } from '#games/copan/index.ts';
import { questionOf } from '#games/copan/machine.ts';
import { openingOf, type Preset } from '#stores/preset.ts';
import { askLines } from './ask-lines.ts';
import { logLines } from './log-lines.ts';
import type { OpenedTable } from './useTable.ts';

/** Plays a preset to where it opens, so that the page need not check a setup before it shows one. */
export const openedTable = (preset: Preset<Setup, Action>, withRows: boolean): OpenedTable => {
	const at = openingOf(preset);
	// What lies between is only told; the boards are compared with the start.
	const steps = runScenario(copanGame, preset.scenario).steps.slice(0, at + 1);
	const now = steps[at];
	if (!now) throw new Error(`${preset.title}: it has no step ${at}`);
	const { decision, candidates } = copanGame.rules;
	const question = questionOf(now.position);
	const asked = { decision: decision(now.position), candidates: candidates(now.position) };
	return {
		steps,
		asked,
		lines: logLines(
			steps.flatMap(({ events }) => events),
			now.position.table,
		),
		rows: withRows ? exchangesIn(now.position.seats[now.position.active] as Seat) : null,
		ask: question && askLines(question, now.position, asked.candidates),
	};
};
