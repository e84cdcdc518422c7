/** What the score sheet shows, derived from the engine's events; no rules of its own. */
import type { CharacterId } from '#games/copan/characters.ts';
import type { Event, VpSource } from '#games/copan/events.ts';
import type { Position } from '#games/copan/position.ts';
import { type Resource, resources } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import { scoringCharacters } from '#stores/score-engine.ts';

export type Scored = Extract<Event, { type: 'scored' }>;
export type Ended = Extract<Event, { type: 'gameEnded' }>;

export type RowId = 'embassies' | 'whole' | 'left' | 'right' | Resource | 'mask' | CharacterId | `card-${Resource}`;

/** The row of the sheet to which VP belong. */
export const rowOf = (by: VpSource): RowId => {
	if ('court' in by) return by.court;
	if ('stairway' in by) return by.stairway;
	if ('lasting' in by) return by.lasting;
	if ('automaCard' in by) return `card-${by.automaCard}`;
	return 'fullMask' in by ? 'mask' : 'embassies';
};

/** The rows that are always there, each with the rule under which it scores. */
const ruled: readonly [RowId, CopanRule][] = [
	['embassies', 'copan.scoring.embassies'],
	['whole', 'copan.scoring.ball-court.whole'],
	['left', 'copan.scoring.ball-court.halves'],
	['right', 'copan.scoring.ball-court.halves'],
	['food', 'copan.scoring.stairways.yellow'],
	['fame', 'copan.scoring.stairways.red'],
	['zeal', 'copan.scoring.stairways.teal'],
	['power', 'copan.scoring.stairways.green'],
];
/** Those that are there where somebody scores. */
const ruledIfScored: readonly [RowId, CopanRule][] = [
	['mask', 'copan.scoring.mask'],
	...scoringCharacters.map(({ id }): [RowId, CopanRule] => [id, 'copan.scoring.sun-characters']),
	...resources.map((resource): [RowId, CopanRule] => [`card-${resource}`, `copan.solo.${resource}.end`]),
];

/** Whether the VP of a row hang on values that nobody printed. */
export const isOurs = (row: RowId): boolean => resources.some((resource) => resource === row);

export interface Row {
	id: RowId;
	rule: CopanRule;
	/** What each seat scores, or null. */
	cells: (Scored | null)[];
}

export const scoredIn = (events: readonly Event[]): Scored[] => events.filter((event) => event.type === 'scored');

/** The sheet as a table, row by row. */
export const rowsOf = (events: readonly Event[], { seats }: Position, players: number): Row[] => {
	const scored = scoredIn(events).filter(({ player }) => player < players);
	const row = ([id, rule]: readonly [RowId, CopanRule]): Row => ({
		id,
		rule,
		cells: seats
			.slice(0, players)
			.map((_, seat) => scored.find(({ player, by }) => player === seat && rowOf(by) === id) ?? null),
	});
	return [...ruled.map(row), ...ruledIfScored.map(row).filter(({ cells }) => cells.some((cell) => cell))];
};

/** What one player scores, each line with what it makes of the total so far. */
export const linesOf = (events: readonly Event[], seat: number, start: number): { event: Scored; makes: number }[] => {
	let makes = start;
	return scoredIn(events)
		.filter(({ player }) => player === seat)
		.map((event) => {
			makes += event.vp;
			return { event, makes };
		});
};

export const endOf = (events: readonly Event[]): Ended => events.at(-1) as Ended;
