/** Before the Fate die is rolled: what each face would bring. */
import { type Outlook, outcomesOf } from '#engine/chances.ts';
import type { PlayRules } from '#engine/rules.ts';
import type { Action } from './actions.ts';
import type { DieFace } from './event-cards.ts';
import type { Event } from './events.ts';
import { copyPosition, type Position } from './position.ts';

/** A space that a face closes, or finds closed. */
export interface Closing {
	told: Extract<Event, { type: 'spaceClosed' | 'closedAlready' }>;
	/** Whether it does so whatever anybody chooses: its Event has arisen before the first choice. */
	isSure: boolean;
}

/** What a face of the Fate die would bring. */
export interface FaceOutlook extends Outlook<Position, Action, Event> {
	face: DieFace;
	closings: Closing[];
}

/** The position with nothing left to do in this turn but its Events: what they bring is told from the rest that way. */
export const eventsOnly = (position: Position): Position => {
	const lowest = position.frames.findIndex((frame) => 'do' in frame && frame.do === 'resolve-events');
	const left = copyPosition(position);
	left.frames.splice(0, lowest < 0 ? left.frames.length - 1 : lowest);
	return left;
};

/** What each face would bring where the die is about to be rolled; nothing where it is not. */
export const facesAhead = (rules: PlayRules<Position, Action, Event, unknown>, position: Position): FaceOutlook[] => {
	if (rules.decision(position)?.ask !== 'die') return [];
	const before = position.events.map(({ cause }) => cause);
	return outcomesOf(rules, eventsOnly(position)).flatMap((outlook) => {
		const { action, forced, sampled } = outlook;
		if (action.type !== 'roll') return [];
		const arisen = new Set([...before, ...forced.map(({ id }) => id)]);
		const closings = [...forced, ...sampled].flatMap((told): Closing[] =>
			told.type === 'spaceClosed' || told.type === 'closedAlready'
				? [{ told, isSure: arisen.has(told.causedBy as number) }]
				: [],
		);
		return [{ ...outlook, face: action.face, closings }];
	});
};
