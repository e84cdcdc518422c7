import type { Action, Event, Position, Setup } from '#games/teotihuacan/first-turns.ts';
import { type LessonView, TableLesson, type TableLessonProps } from '#islands/learn/TableLesson.tsx';
import { actionWords, eventWords, questionWords } from '#words/en/teotihuacan-lesson.ts';
import { Table } from './Table.tsx';

const view: LessonView<Position, Action, Event> = {
	Table,
	questionWords: ({ ask }, position) => questionWords(ask, position),
	actionWords,
	eventWords,
};

/** A lesson on the boards of Teotihuacan. */
export const TeotihuacanLesson = (props: TableLessonProps<Setup, Position, Action, Event>) => (
	<TableLesson {...props} view={view} loadDesk={async () => (await import('./desk.ts')).desk} />
);
