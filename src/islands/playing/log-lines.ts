import type { Event, Happening } from '#games/copan/events.ts';
import type { Position } from '#games/copan/position.ts';
import type { LogLine } from '#islands/parts/Log.tsx';
import { eventLine, eventSymbol } from '#words/en/copan-play.ts';

/** How an event is told: its line and the symbol beside it. */
export interface Telling {
	line(event: Event): string;
	symbol(event: Event): string;
}

/** What can happen in a game of people. */
const plainly: Telling = {
	line: (event) => eventLine(event as Happening),
	symbol: (event) => eventSymbol(event as Happening),
};

/** The log: each event as a line, numbered from 1. */
export const logLines = (events: readonly Event[], { readings }: Position['table'], telling = plainly): LogLine[] =>
	events.map((event) => ({
		number: event.id + 1,
		symbol: telling.symbol(event),
		text: telling.line(event),
		rules: event.rules,
		follows: event.causedBy === undefined ? null : event.causedBy + 1,
		rulings: (event.rulings ?? []).map((id) => ({ id, reading: (readings as Record<string, string>)[id] as string })),
	}));
