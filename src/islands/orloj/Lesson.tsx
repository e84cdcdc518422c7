import { type Action, askedNow, type Event, type Position, type Setup } from '#games/orloj/studio.ts';
import { type LessonView, TableLesson, type TableLessonProps } from '#islands/learn/TableLesson.tsx';
import { answerWords, askWords, eventWords, numberWords } from '#words/en/orloj-tools.ts';
import { symbolOf } from './symbols.ts';
import { Table } from './Table.tsx';

/** The glyph of what a bare number counts. */
const numberSymbols: Partial<Record<Action['type'], string>> = {
	workers: 'orloj:worker',
	'reward-vp': 'vp',
	'card-vp': 'vp',
	group: 'orloj:month',
	'card-rooster': 'orloj:rooster',
	space: 'orloj:track',
	tooth: 'orloj:apostle',
};

const view: LessonView<Position, Action, Event> = {
	Table,
	questionWords: (_, position) => {
		const asked = askedNow(position);
		return asked ? askWords(asked, position).title : '';
	},
	actionWords: (action) => ({
		symbol: symbolOf(action) ?? numberSymbols[action.type] ?? 'ui-step',
		text: numberWords(action) ?? answerWords(action),
	}),
	eventWords,
};

/** A lesson on Mánes' turn. */
export const Lesson = (props: TableLessonProps<Setup, Position, Action, Event>) => (
	<TableLesson {...props} view={view} loadDesk={() => import('./desk.ts')} />
);
