import type { Scenario } from '#engine/scenario.ts';
import type { Action, Setup } from '#games/copan/index.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Report } from '#islands/parts/Report.tsx';
import { addressWith, pack } from '#stores/link.ts';
import { learn } from '#words/en/learn.ts';
import { report } from '#words/en/report.ts';
import type { Here } from './view.ts';

interface ElsewhereProps {
	/** What is taken along: of two tables side by side, the one that shows how things are done. */
	line: Here['line'];
	step: { id: string; title: string };
	/** Where any position can be played on; with the base path. */
	sandbox: string;
	/** When this site was made. */
	made: string;
}

/** Takes the table of a step elsewhere: to the sandbox, to be played on, or into a report of a problem. */
export const Elsewhere = ({ line, step, sandbox, made }: ElsewhereProps) => {
	const address = async () => {
		// The sandbox plays on past the end of the lesson's table.
		const scenario: Scenario<Setup, Action> = {
			v: 1,
			game: 'copan',
			setup: { ...line.setup, until: 'game' },
			actions: line.actions,
		};
		return addressWith(new URL(sandbox, location.href).href, await pack(JSON.stringify(scenario)));
	};
	return (
		<>
			<div class="btns">
				<button type="button" class="btn" onClick={() => void address().then((at) => location.assign(at))}>
					<Glyph of="ui-next" />
					{learn.playOn}
				</button>
			</div>
			<details class="fold">
				<summary>{report.title}</summary>
				<Report
					asked={step.title}
					address={async () => `${location.href.split('#')[0]}#${step.id}\n${await address()}`}
					made={made}
				/>
			</details>
		</>
	);
};
