import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import type { Action, Event, Position, Setup } from '#games/kaan/golem-game.ts';
import { availableOf } from '#games/kaan/golems.ts';
import type { SpaceId } from '#games/kaan/pyramid.ts';
import { type LessonView, TableLesson, type TableLessonProps } from '#islands/learn/TableLesson.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Who } from '#islands/parts/Who.tsx';
import { withBase } from '#stores/base.ts';
import { actionWords, eventWords, questionWords, lessonTable as words } from '#words/en/kaan-lesson.ts';
import { player } from '#words/en/kaan-tools.ts';
import { PyramidPicture } from './PyramidPicture.tsx';

type Table = LessonView<Position, Action, Event>['Table'];

/** The pyramid as a picture, and in words what each player has. */
const LessonTable = ({ position, marked, actions, onAct }: ComponentProps<Table>) => {
	const { pyramid, golems, stock, active } = position;
	/** The golem pressed on the picture, which then goes to the space pressed next. */
	const [picked, setPicked] = useState<SpaceId | null>(null);
	const from = picked && golems[active]?.spaces.includes(picked) ? picked : null;
	const press = (space: SpaceId) => {
		if (golems[active]?.spaces.includes(space)) return setPicked(from === space ? null : space);
		const found = actions.find((action) =>
			from === null
				? action.type === 'place' && action.space === space
				: action.type === 'move' && action.space === space && action.from === from,
		);
		if (!found) return;
		setPicked(null);
		onAct(found);
	};
	const may = actions.flatMap((action) =>
		action.type === 'rest' || (from !== null && (action.type === 'place' || action.from !== from))
			? []
			: [action.space],
	);
	return (
		<>
			<div class="picture">
				<PyramidPicture
					pyramid={pyramid}
					golems={golems}
					chosen={null}
					marked={new Set(marked)}
					from={from}
					{...(may.length > 0 && { may: new Set(may) })}
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
			<a class="ours" href={withBase('/kaan/sources/#ownPyramid')}>
				<Glyph of="mark" size="s" />
				{words.ours}
			</a>
		</>
	);
};

const view: LessonView<Position, Action, Event> = { Table: LessonTable, questionWords, actionWords, eventWords };

/** A lesson on the golems. */
export const KaanLesson = (props: TableLessonProps<Setup, Position, Action, Event>) => (
	<TableLesson {...props} view={view} loadDesk={() => import('./lesson-desk.ts')} />
);
