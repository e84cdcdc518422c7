/** Compares readings: one scenario played under every other reading of the rulings that it meets. */
import type { BaseEvent, Played, Rejection, SetupProblem } from './rules.ts';
import type { RulingOptions } from './rulings.ts';
import { type Game, type Scenario, startOf } from './scenario.ts';

/** An event that names the rulings it hangs on. */
type RuledEvent = BaseEvent & { rulings?: readonly string[] };

/** Answers that are open under one reading and not under the other, after so many recorded actions. */
export interface OtherAnswers<Position, Action> {
	at: number;
	/** Where they are asked for: under the other reading, and under the one in force. */
	position: Position;
	inForce: Position;
	added: Action[];
	gone: Action[];
}

/** How far a scenario came under another reading, and what it is to be compared with. */
export interface LineEnd<Position> {
	/** Recorded actions taken. */
	at: number;
	/** Where it stands then, and where the scenario stands under the reading in force after as many. */
	position: Position;
	inForce: Position;
	/** Why the next recorded action cannot be taken; null where all were. */
	refused: Rejection | null;
}

/** What a scenario comes to under another reading. */
export interface OtherReading<Setup, Position, Action> {
	option: string;
	/** Recorded actions after which something has first come otherwise: told, standing or asked. Null: nowhere. */
	parts: number | null;
	/** Where first the answers alone were others, as long as nothing else had come otherwise. */
	answers: OtherAnswers<Position, Action> | null;
	/** Its end; or, where the setup cannot be under this reading, why. */
	end: LineEnd<Position> | { problems: SetupProblem[] };
	/** Chance answers that the record lacks, given by the seed; recorded ones that nobody asked for. */
	drawn: number;
	dropped: number;
	/** The line as a scenario of its own. */
	scenario: Scenario<Setup, Action>;
}

/** A ruling that the scenario meets: the reading in force, and every other. */
export interface ComparedRuling<Setup, Position, Action> {
	ruling: string;
	inForce: string;
	others: OtherReading<Setup, Position, Action>[];
}

export interface Comparison<Setup, Position, Action> {
	/** Those under which something comes otherwise, the earliest first. */
	parted: ComparedRuling<Setup, Position, Action>[];
	/** Met, and no other reading makes a difference; those with one playable reading are among them. */
	same: ComparedRuling<Setup, Position, Action>[];
}

/** How many readings are played, of how many. */
export interface Progress {
	done: number;
	of: number;
}

/** Whether anything comes otherwise under a reading. */
export const differs = ({ parts, answers, end }: OtherReading<unknown, unknown, unknown>): boolean =>
	parts !== null || answers !== null || 'problems' in end || end.refused !== null;

/** Recorded actions after which a reading first makes a difference. */
export const partingOf = ({ parts, answers, end }: OtherReading<unknown, unknown, unknown>): number =>
	Math.min(parts ?? Infinity, answers?.at ?? Infinity, 'problems' in end ? 0 : end.refused ? end.at : Infinity);

/** What comparing has to know of a game's positions. */
export interface Readable<Position> {
	/** All of a position but what says which readings are in force. */
	bare(position: Position): unknown;
	/** The position under the readings of another one of the same table. */
	under(position: Position, other: Position): Position;
	/** The same position, which tells of each ruling that the rules look up as they go on from it. */
	watched(position: Position, onRead: (ruling: string) => void): Position;
}

/** A step of the scenario under the readings in force, as lines are held against it. */
interface Known<Position> {
	position: Position;
	said: string;
	open: string;
	isChance: boolean;
}

/** Plays between two looks at the clock. */
const stride = 20;

/**
 * Plays a scenario under every reading that is not in force, one at a time, and tells where the outcomes part. It gives
 * way often, so that a page can stay alive between: run it with `next()` until it is done.
 *
 * Up to where a line parts everything is the same to the byte, ids of events too; and it is not played where the rules
 * have not even looked the ruling up. Chance answers that the record lacks the seed gives, and recorded ones that
 * nobody asks for are passed over; both are counted. A recorded action that may not be taken ends its line.
 */
export function* compareReadings<Setup extends object, Position, Action, Event extends RuledEvent>(
	game: Pick<Game<Setup, Position, Action, Event>, 'rules'>,
	scenario: Scenario<Setup, Action>,
	table: RulingOptions,
	{ bare, under, watched }: Readable<Position>,
): Generator<Progress, Comparison<Setup, Position, Action>> {
	const { rules } = game;
	const chosen = scenario.rulings ?? {};
	const inForce = (ruling: string): string => chosen[ruling] ?? (table[ruling]?.[0] as string);
	const readings = Object.entries(table).flatMap(([ruling, options]) =>
		options.filter((option) => option !== inForce(ruling)).map((option) => ({ ruling, option })),
	);
	const met = new Set<string>();
	/** What a step says, apart from the numbers of its events and what they cite. */
	const saying = ({ position, events }: Played<Position, Event>): string =>
		JSON.stringify([events.map(({ id, causedBy, rules, rulings, ...told }) => told), bare(position)]);
	const isChanceAsked = (position: Position): boolean => rules.decision(position)?.actor === 'chance';

	const began = startOf(game, scenario);
	const known: Known<Position>[] = [];
	/** After how many actions the rules first look a ruling up. */
	const firstRead = new Map<string, number>();
	const recorded: Action[] = [];
	if (began.ok) {
		let here: Played<Position, Event> = began.value;
		const onRead = (ruling: string) => {
			if (!firstRead.has(ruling)) firstRead.set(ruling, recorded.length);
		};
		here = { ...here, position: watched(here.position, onRead) };
		for (;;) {
			for (const { rulings = [] } of here.events) for (const ruling of rulings) met.add(ruling);
			known.push({
				position: under(here.position, began.value.position),
				said: saying(here),
				open: JSON.stringify(rules.legalActions(here.position)),
				isChance: isChanceAsked(here.position),
			});
			if (known.length % stride === 0) yield { done: 0, of: readings.length };
			const action = scenario.actions[recorded.length];
			const played = action === undefined ? null : rules.play(here.position, action);
			if (!played?.ok) break;
			here = played.value;
			recorded.push(action as Action);
		}
	}

	const without = (actions: Action[], others: Action[]): Action[] => {
		const known = new Set(others.map((action) => JSON.stringify(action)));
		return actions.filter((action) => !known.has(JSON.stringify(action)));
	};

	const found = new Map(Object.keys(table).map((ruling) => [ruling, [] as OtherReading<Setup, Position, Action>[]]));
	for (const [done, { ruling, option }] of began.ok ? readings.entries() : []) {
		yield { done, of: readings.length };
		const changed = { ...scenario, rulings: { ...chosen, [ruling]: option } };
		const start = startOf(game, changed);
		const line: OtherReading<Setup, Position, Action> = {
			option,
			parts: null,
			answers: null,
			end: { problems: start.ok ? [] : start.error },
			drawn: 0,
			dropped: 0,
			scenario: { ...changed, actions: [] },
		};
		found.get(ruling)?.push(line);
		if (!start.ok) continue;

		let here = start.value;
		/** Notes where first the answers alone are others. */
		const lookAtAnswers = (at: number): void => {
			const { open, position } = known[at] as Known<Position>;
			const answers = rules.legalActions(here.position);
			if (line.answers || JSON.stringify(answers) === open) return;
			const then = rules.legalActions(position);
			const added = without(answers, then);
			line.answers = { at, position: here.position, inForce: position, added, gone: without(then, answers) };
		};
		/** Notes what is otherwise after so many recorded actions, until something is. */
		const look = (at: number): void => {
			if (saying(here) !== known[at]?.said) line.parts = at;
			else lookAtAnswers(at);
		};
		/**
		 * Whether nobody wants chance’s next recorded answers here: then what the record has a player do after them can
		 * be done at once, or it ends with the same question.
		 */
		const isPassedOver = (at: number): boolean => {
			const next = known.findIndex(({ isChance }, index) => index > at && !isChance);
			if (next < 0 || isChanceAsked(here.position)) return false;
			const action = recorded[next];
			if (action !== undefined) return rules.why(here.position, action) === null;
			const [decision, then] = [here.position, (known[next] as Known<Position>).position].map(rules.decision);
			return JSON.stringify(decision) === JSON.stringify(then);
		};
		const play = (action: Action): Rejection | null => {
			const played = rules.play(here.position, action);
			if (!played.ok) return played.error;
			here = played.value;
			for (const { rulings = [] } of here.events) if (rulings.includes(ruling)) met.add(ruling);
			line.scenario.actions.push(action);
			return null;
		};

		look(0);
		let at = line.parts === null ? (firstRead.get(ruling) ?? recorded.length) : 0;
		if (at > 0) {
			here = { position: under((known[at] as Known<Position>).position, start.value.position), events: [] };
			line.scenario.actions.push(...recorded.slice(0, at));
			lookAtAnswers(at);
		}
		let refused: Rejection | null = null;
		for (let played = 0; at < recorded.length; at++) {
			const action = recorded[at] as Action;
			const isChance = known[at]?.isChance;
			// The record knows nothing of what chance is asked here, so the seed answers.
			while (!isChance && isChanceAsked(here.position)) {
				play(rules.chanceAnswer(here.position) as Action);
				line.drawn++;
			}
			refused = play(action);
			if (refused && isChance && isPassedOver(at)) {
				refused = null;
				line.dropped++;
			}
			if (refused) break;
			if (line.parts === null) look(at + 1);
			if (++played % stride === 0) yield { done, of: readings.length };
		}
		line.end = { at, position: here.position, inForce: (known[at] as Known<Position>).position, refused };
	}

	const all = Object.keys(table).map((ruling) => ({
		ruling,
		inForce: inForce(ruling),
		others: found.get(ruling) ?? [],
	}));
	const earliest = ({ others }: (typeof all)[number]): number => Math.min(...others.map(partingOf));
	return {
		parted: all.filter(({ others }) => others.some(differs)).sort((one, other) => earliest(one) - earliest(other)),
		same: all.filter(({ ruling, others }) => met.has(ruling) && !others.some(differs)),
	};
}
