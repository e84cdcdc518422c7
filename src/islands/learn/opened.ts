/** What a lesson’s page opens with, made when it is built. */
import { lessonRules } from '#engine/lesson.ts';
import { copan } from '#games/copan/index.ts';
import { questionOf } from '#games/copan/machine.ts';
import { askLines, logLines } from '#islands/sandbox/telling.ts';
import type { TaughtStep } from '#stores/lesson.ts';
import { type OpenedLesson, onTable, ownEvents } from './view.ts';

/** The first step as it stands before anybody acts. */
export const openedLesson = (steps: readonly TaughtStep[]): OpenedLesson => {
	const rules = lessonRules('copan', copan, steps);
	const begun = rules.begin();
	const { position: here } = begun;
	const candidates = rules.candidates(here);
	const question = questionOf(here.table);
	return {
		steps: [begun],
		asked: { decision: rules.decision(here), candidates },
		lines: logLines(ownEvents(here), here.table.table),
		ask: question && askLines(question, here.table, onTable(candidates)),
	};
};
