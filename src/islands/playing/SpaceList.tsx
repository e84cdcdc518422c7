import type { Action } from '#games/copan/index.ts';
import type { SpaceId } from '#games/copan/pyramid.ts';
import type { Citations } from '#islands/parts/Log.tsx';
import { play } from '#words/en/play.ts';
import type { AskedChoice } from './ask-lines.ts';
import { type ReasonOf, Refused } from './Choices.tsx';

interface SpaceListProps {
	choices: readonly AskedChoice[];
	citations: Citations;
	/** The space in view. */
	target: SpaceId | null;
	onSpace: (space: SpaceId) => void;
	onAct: (action: Action) => void;
	reasonOf: ReasonOf;
}

/** The spaces on which the tile may lie, for those who do not press the board. */
export const SpaceList = ({ choices, citations, target, onSpace, onAct, reasonOf }: SpaceListProps) => (
	<details class="fold">
		<summary>{play.spacesAsList}</summary>
		<div class="choices list">
			{choices
				.filter(({ refused }) => !refused)
				.map(({ action, text }) => (
					<button
						key={JSON.stringify(action)}
						type="button"
						class="btn"
						aria-pressed={action.type === 'place-tile' ? target === action.space : undefined}
						onClick={() => (action.type === 'place-tile' ? onSpace(action.space) : onAct(action))}
					>
						{text}
					</button>
				))}
		</div>
		<Refused choices={choices} citations={citations} reasonOf={reasonOf} />
	</details>
);
