import type { Outcome } from './outcome.ts';

/** The id of a rule in `content/`, game first: `copan.court.events.one-roll`. */
export type RuleId = `${string}.${string}`;

/** Why an action is not legal: a code for the words, the rule that forbids it, and the values it hangs on. */
export interface Rejection {
	/** Key of the sentence in `src/words`. */
	code: string;
	/** The rule that says no. */
	rule: RuleId;
	/** The offending values and what would be needed, by name; the sentence is built from them. */
	values: Record<string, string | number>;
}

/**
 * One thing wrong with a setup, with the path of the offending value (`seats.1.resources.food`). No rule stands against
 * what is merely misspelt.
 */
export interface SetupProblem extends Omit<Rejection, 'rule'> {
	path: string;
	rule: RuleId | null;
}

/** Who has to choose now, what is asked, and which rule asks. A seat is counted from 0; `chance` is the die, bag or pile. */
export interface Decision {
	actor: number | 'chance';
	/** Key of the question in `src/words`. */
	ask: string;
	rule: RuleId;
}

/** An action that might be tried here; `refused` says why it may not be, or null. */
export interface Candidate<Action> {
	action: Action;
	refused: Rejection | null;
	/** How likely it is beside the others, where chance answers; 1 if unsaid. */
	weight?: number;
}

/** What happened, in the past tense; every event names the rules that made it. Ids count up within a game. */
export interface BaseEvent {
	id: number;
	type: string;
	rules: RuleId[];
	/** The id of the event that brought this one about. */
	causedBy?: number;
}

/** A position reached, and what was told on the way there. */
export interface Played<Position, Event> {
	position: Position;
	events: Event[];
}

/**
 * What can be done with a position: pure functions over plain JSON data. Positions are never mutated from outside, and
 * the same position and actions always give the same bytes.
 */
export interface PlayRules<Position, Action, Event extends BaseEvent, Result> {
	/** Does what the rules do before the first choice. */
	start(position: Position): Played<Position, Event>;
	/** Who must choose, or null where nobody has to: the scenario, or the game, is over. */
	decision(position: Position): Decision | null;
	/** All that might be tried here, with the reason for each that is not allowed. */
	candidates(position: Position): Candidate<Action>[];
	/** The candidates that are not refused. */
	legalActions(position: Position): Action[];
	/** Plays a legal action to the next decision. A rejected action leaves everything as it was. */
	play(position: Position, action: Action): Outcome<{ position: Position; events: Event[] }, Rejection>;
	/** Why an action is not legal here, or null where it is. */
	why(position: Position, action: Action): Rejection | null;
	/** What the seeded generator answers where `chance` has to; null where a player chooses. A person may answer otherwise. */
	chanceAnswer(position: Position): Action | null;
	/** The outcome of the game, or null while it runs. */
	result(position: Position): Result | null;
}

/** One game's rules: from a setup, which may be illegal, to the end of the game. */
export interface Rules<Setup, Position, Action, Event extends BaseEvent, Result>
	extends PlayRules<Position, Action, Event, Result> {
	/**
	 * Checks a setup and makes the position it describes, with what the rules did before the first choice. All problems
	 * are listed at once.
	 */
	create(setup: Setup): Outcome<Played<Position, Event>, SetupProblem[]>;
}
