import type { ComponentProps } from 'preact';
import type { Action, Event, Position, Setup } from '#games/kaan/golem-game.ts';
import { availableOf } from '#games/kaan/golems.ts';
import type { SpaceId } from '#games/kaan/pyramid.ts';
import { type LessonView, TableLesson, type TableLessonProps } from '#islands/learn/TableLesson.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Who } from '#islands/parts/Who.tsx';
import { actionWords, eventWords, questionWords, lessonTable as words } from '#words/en/kaan-lesson.ts';
import { player } from '#words/en/kaan-tools.ts';
import { PyramidPicture } from './PyramidPicture.tsx';

type Table = LessonView<Position, Action, Event>['Table'];

/** The pyramid as a picture, and in words what each player has. */
const LessonTable = ({ position, marked, actions, onAct }: ComponentProps<Table>) => {
	const { pyramid, golems, stock, active } = position;
	/** What pressing a space does, where that can be one thing only. */
	const press = (space: SpaceId) => {
		const here = actions.filter((action) => action.type !== 'rest' && action.space === space);
		const [only, other] = here;
		if (only && !other) onAct(only);
	};
	return (
		<>
			<div class="picture">
				<PyramidPicture
					pyramid={pyramid}
					golems={golems}
					chosen={null}
					marked={new Set(marked)}
					{...(actions.length > 0 && {
						may: new Set(actions.flatMap((action) => (action.type === 'rest' ? [] : [action.space]))),
					})}
					onPress={press}
				/>
			</div>
			<ul class="golem-players">
				{golems.map((own, seat) => (
					<li key={seat} aria-current={seat === active ? 'true' : undefined}>
						<Who seat={seat} />
						<span>
							<b>{player(seat)}</b> {words.on(own.spaces)}; {words.golems(availableOf(own), own.cenote)};{' '}
							{words.has(stock[seat] as Position['stock'][number])}
						</span>
					</li>
				))}
			</ul>
			<p class="ours">
				<Glyph of="mark" size="s" />
				{words.ours}
			</p>
		</>
	);
};

const view: LessonView<Position, Action, Event> = { Table: LessonTable, questionWords, actionWords, eventWords };

/** A lesson on the golems. */
export const KaanLesson = (props: TableLessonProps<Setup, Position, Action, Event>) => (
	<TableLesson {...props} view={view} loadDesk={() => import('./lesson-desk.ts')} />
);
