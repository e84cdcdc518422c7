/** Before chance answers: what each answer would bring. */
import type { BaseEvent, Decision, PlayRules } from './rules.ts';

/** What an answer of chance brings by itself, and who would have to choose then. */
export interface Outlook<Position, Action, Event> {
	action: Action;
	/** What comes of it whatever anybody chooses, and where that leads. */
	forced: Event[];
	position: Position;
	/**
	 * Who has to choose then, one after the other, on one sample line. The first is asked for sure; what follows a
	 * choice may hang on it.
	 */
	asked: { decision: Decision; position: Position }[];
	/** What is told on the sample line after what is forced, and where it ends. */
	sampled: Event[];
	end: Position;
	/** Whether the sample line came to its end. */
	isWhole: boolean;
}

/** More answers in a row than one roll brings. */
const mostAnswers = 200;

/**
 * What each open answer would bring where chance is asked. It goes on by itself as long as there is just one thing to
 * do; from the first choice on it follows the line on which everybody takes the first answer, only to learn who would
 * be asked what.
 */
export const outcomesOf = <Position, Action, Event extends BaseEvent>(
	rules: Pick<PlayRules<Position, Action, Event, unknown>, 'decision' | 'legalActions' | 'play'>,
	position: Position,
): Outlook<Position, Action, Event>[] =>
	rules.legalActions(position).flatMap((action) => {
		const played = rules.play(position, action);
		if (!played.ok) return [];
		const outlook: Outlook<Position, Action, Event> = {
			action,
			forced: [...played.value.events],
			position: played.value.position,
			asked: [],
			sampled: [],
			end: played.value.position,
			isWhole: false,
		};
		for (let answers = 0; answers < mostAnswers; answers++) {
			const decision = rules.decision(outlook.end);
			const [first, ...others] = decision ? rules.legalActions(outlook.end) : [];
			if (!decision || !first) {
				outlook.isWhole = true;
				break;
			}
			if (others.length > 0) outlook.asked.push({ decision, position: outlook.end });
			const next = rules.play(outlook.end, first);
			if (!next.ok) break;
			outlook.end = next.value.position;
			if (outlook.asked.length > 0) outlook.sampled.push(...next.value.events);
			else {
				outlook.forced.push(...next.value.events);
				outlook.position = outlook.end;
			}
		}
		return [outlook];
	});
