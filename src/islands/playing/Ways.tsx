import type { Action, Event, Position, Setup } from '#games/copan/index.ts';
import type { Line } from '#stores/play.ts';
import { arrange } from '#words/en/arrange.ts';
import type { AnyDesk } from './desk.ts';

type Way = Line<Setup, Position, Action, Event>;

/** What was done next on a way that was left, in the words of its choice. */
const nextOn = ({ scenario: { actions }, start, at }: Way, { playOn, rules, actionWords }: AnyDesk): string => {
	const here = start.ok && playOn(rules, start.value, actions.slice(0, at)).steps.at(-1)?.position;
	const action = actions[at];
	return here && action ? actionWords(action, here) : '';
};

/** The ways left for another, to come back to. */
export const Ways = ({
	ways,
	desk,
	onReturn,
}: {
	ways: readonly Way[];
	desk: AnyDesk;
	onReturn: (way: Way) => void;
}) =>
	ways.length === 0 ? null : (
		<details class="fold">
			<summary>{arrange.left.title(ways.length)}</summary>
			<div class="choices list">
				{ways.map((way, index) => (
					<button key={index} type="button" class="btn" onClick={() => onReturn(way)}>
						{arrange.left.way(way.at + 1, nextOn(way, desk))}
					</button>
				))}
			</div>
		</details>
	);
