import { useMemo } from 'preact/hooks';
import type { Action } from '#games/copan/index.ts';
import { Board } from '#islands/board/Board.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { changeMarks, pyramidView } from '#islands/playing/view.ts';
import type { Side } from '#stores/lesson.ts';
import { pictureName } from '#words/en/board.ts';
import type { Desk } from './desk.ts';
import { Mask } from './Mask.tsx';
import { Say } from './Say.tsx';

interface PairProps {
	sides: readonly Side[];
	desk: Desk | null;
	citations: Citations;
}

/** One of two tables: the engine plays it to what is tried, and says whether that may be. */
const played = ({ rules }: Desk, { setup, actions }: Side) => {
	const made = rules.create(setup);
	if (!made.ok) throw new Error(`A table of a pair cannot be laid: ${JSON.stringify(made.error)}`);
	let now = made.value;
	for (const action of actions) {
		const next = rules.play(now.position, action as Action);
		if (!next.ok) return { ...now, events: [], refused: next.error };
		now = next.value;
	}
	return { ...now, refused: null };
};

/** The space of the Mask on which a tile is tried, where one is. */
const spacesTried = ({ actions }: Side): number[] => {
	const tried = actions.at(-1);
	return tried?.type === 'place-jade' ? [tried.space] : [];
};

/** Two tables side by side that look alike: what may be done on the one and not on the other. */
export const Pair = ({ sides, desk, citations }: PairProps) => {
	const shown = useMemo(() => desk && sides.map((side) => ({ side, ...played(desk, side) })), [desk, sides]);
	return (
		<div class="stage pair-of">
			{shown?.map(({ side, position, events, refused }, index) => (
				<figure key={index}>
					{side.part === 'mask' ? (
						<Mask tiles={position.seats[0]?.mask ?? []} marked={spacesTried(side)} isRefused={refused !== null} />
					) : (
						<div class="picture">
							<Board
								region={side.part}
								position={position}
								view={pyramidView(position.table, position, position.table.profile)}
								label={pictureName()}
								spots={[]}
								changed={changeMarks(events, null, position.table)}
							/>
						</div>
					)}
					<figcaption>
						<p class={side.good ? 'verdict right' : 'verdict wrong'}>
							<Glyph of={side.good ? 'ui-check' : 'ui-close'} size="s" />
							{side.title}
						</p>
						<p>
							<Say text={side.say} />
						</p>
						{refused && (
							<p>
								{desk?.rejectionWords(refused)}{' '}
								<a href={citations.rules[refused.rule]?.href}>{citations.rules[refused.rule]?.title}</a>
							</p>
						)}
					</figcaption>
				</figure>
			))}
		</div>
	);
};
