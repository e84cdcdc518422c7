/** What is told and asked in the sandbox, where the Automa may sit at the table. */
import type { Candidate } from '#engine/rules.ts';
import { siteOfPick } from '#games/copan/automa-choices.ts';
import type { Event } from '#games/copan/events.ts';
import type { Question } from '#games/copan/frames.ts';
import type { Action, Position } from '#games/copan/index.ts';
import { type ClosableSite, siteOf } from '#games/copan/resources.ts';
import type { LogLine } from '#islands/parts/Log.tsx';
import { type AskedChoice, type AskedLines, askLines as plainLines } from '#islands/playing/ask-lines.ts';
import { logLines as linesOf } from '#islands/playing/log-lines.ts';
import { soloActionWords, soloQuestionText, soloTelling } from '#words/en/copan-solo.ts';
import { automaFaceWords } from '#words/en/sandbox-solo.ts';

export const logLines = (events: readonly Event[], table: Position['table']): LogLine[] =>
	linesOf(events, table, soloTelling);

/** The Site for which the Automa rolls, if it does. */
export const siteOfRoll = (question: Question | null): ClosableSite | null => {
	if (question?.ask !== 'die-automa') return null;
	const { roll } = question;
	return 'card' in roll ? siteOf[roll.card] : siteOfPick[roll.pick.ask];
};

/** What is otherwise about an answer where the Automa is dealt, or rolls. */
const ofAutoma = (question: Question, position: Position, { action }: AskedChoice): Partial<AskedChoice> => {
	switch (question.ask) {
		case 'draw-automa-seat':
			return { text: soloActionWords(action, position), symbol: 'priest' };
		case 'draw-automa-card':
			return { text: soloActionWords(action, position) };
		default: {
			const site = siteOfRoll(question);
			return site && action.type === 'roll' ? { small: automaFaceWords(position, site, action.face) } : {};
		}
	}
};

export const askLines = (
	question: Question,
	position: Position,
	candidates: readonly Candidate<Action>[],
): AskedLines => {
	const asked = plainLines(question, position, candidates, soloQuestionText);
	return {
		...asked,
		choices: asked.choices.map((choice) => ({ ...choice, ...ofAutoma(question, position, choice) })),
	};
};
