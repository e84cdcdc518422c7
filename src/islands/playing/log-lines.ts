import type { Event } from '#games/copan/events.ts';
import type { Position } from '#games/copan/position.ts';
import type { LogLine } from '#islands/parts/Log.tsx';
import { eventLine, eventSymbol } from '#words/en/copan-play.ts';

/** The log: each event as a line, numbered from 1. */
export const logLines = (events: readonly Event[], { readings }: Position['table']): LogLine[] =>
	events.map((event) => ({
		number: event.id + 1,
		symbol: eventSymbol(event),
		text: eventLine(event),
		rules: event.rules,
		follows: event.causedBy === undefined ? null : event.causedBy + 1,
		rulings: (event.rulings ?? []).map((id) => ({ id, reading: readings[id] })),
	}));
