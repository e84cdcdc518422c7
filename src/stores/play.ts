import { atom, computed } from 'nanostores';
import { isSame } from '#engine/condition.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { BaseEvent, Candidate, Decision, Played, PlayRules, Rejection, SetupProblem } from '#engine/rules.ts';
import type { Run, Scenario } from '#engine/scenario.ts';

/** Ways left that are remembered. */
const mostLeft = 8;
/** More than anybody waits for: a whole game has some hundreds. */
const mostAnswers = 2000;

/** Where a setup leads: to a position to start from, or nowhere. */
export type Start<Position, Event> = Outcome<Played<Position, Event>, SetupProblem[]>;

/** What an island plays: a scenario, where it starts, and how far it stands. Everything else follows from these. */
export interface Line<Setup, Position, Action, Event> {
	scenario: Scenario<Setup, Action>;
	/** What the engine made of the scenario's setup and readings. */
	start: Start<Position, Event>;
	/** Actions taken; those after it have been undone. */
	at: number;
}

/** Who is asked in a position, and what may be answered. */
export interface Asked<Action> {
	decision: Decision | null;
	candidates: readonly Candidate<Action>[];
}

/** What answers a question that no person is asked: the seed, or a bot that draws its luck from the position. */
export type Answerer<Position, Action> = 'seed' | ((position: Position) => Action);

/**
 * Who answers a question without anybody being asked, as cards laid out anew; null where somebody is. `byHand` says
 * that people enter themselves what comes up.
 */
export type Answering<Position, Action> = (
	decision: Decision,
	position: Position,
	byHand: boolean,
) => Answerer<Position, Action> | null;

/** The engine as a page asks for it. */
export interface Engine<Position, Action, Event extends BaseEvent> {
	rules: PlayRules<Position, Action, Event, unknown>;
	playOn(
		rules: PlayRules<Position, Action, Event, unknown>,
		start: Played<Position, Event>,
		actions: readonly Action[],
	): Run<Position, Event>;
}

/** What a page opens with, played when it was built: it stands there before the engine comes in. */
export interface Opened<Position, Action, Event> {
	/** The start, and what each action taken so far led to. */
	steps: Played<Position, Event>[];
	asked: Asked<Action>;
}

/**
 * One controller for every island: a line, played by the engine. Views read `$line`, `$run`, `$now` and `$asked`; no
 * view has rules of its own. Until it is given its engine, it stands as the page was built. A step takes with it what
 * is answered after it without anybody being asked.
 */
export const createPlay = <Setup extends object, Position, Action, Event extends BaseEvent>(
	scenario: Scenario<Setup, Action>,
	opened: Opened<Position, Action, Event>,
	answering: Answering<Position, Action> = () => null,
) => {
	const { steps } = opened;
	const first = steps[0] as Played<Position, Event>;
	const $engine = atom<Engine<Position, Action, Event> | null>(null);
	const $line = atom<Line<Setup, Position, Action, Event>>({
		scenario,
		start: { ok: true, value: first },
		at: steps.length - 1,
	});
	/** Whether people enter themselves what comes up. */
	const $byHand = atom(false);
	/** The last line played: what a new one shares with it need not be played again. */
	let last: { start: Played<Position, Event>; actions: readonly Action[]; run: Run<Position, Event> } | null = null;
	/** The whole line, played: also what has been undone. */
	const $run = computed([$line, $engine], ({ scenario: { actions }, start }, engine): Run<Position, Event> => {
		if (!engine) return { steps, stop: null };
		if (!start.ok) return { steps: [], stop: { at: 'setup', problems: start.error } };
		const known = last?.start === start.value ? last : null;
		const played = known?.run.steps ?? [start.value];
		let shared = 0;
		while (shared < played.length - 1 && shared < actions.length && actions[shared] === known?.actions[shared])
			shared++;
		const rest = engine.playOn(engine.rules, played[shared] as Played<Position, Event>, actions.slice(shared));
		const run: Run<Position, Event> = {
			steps: [...played.slice(0, shared), ...rest.steps],
			stop: rest.stop && typeof rest.stop.at === 'number' ? { ...rest.stop, at: rest.stop.at + shared } : rest.stop,
		};
		last = { start: start.value, actions, run };
		return run;
	});
	/** The step the player stands at, or null where the setup is illegal. */
	const $now = computed(
		[$line, $run],
		({ at }, { steps }): Played<Position, Event> | null => steps[Math.min(at, steps.length - 1)] ?? null,
	);

	/** What is asked where the line stands. */
	const $asked = computed([$now, $engine], (now, engine): Asked<Action> => {
		if (!now) return { decision: null, candidates: [] };
		return engine
			? { decision: engine.rules.decision(now.position), candidates: engine.rules.candidates(now.position) }
			: opened.asked;
	});

	/** The rules, where they are needed: whoever acts has asked for the engine first. */
	const rulesNow = () => {
		const engine = $engine.get();
		if (!engine) throw new Error('The engine has not come in yet.');
		return engine.rules;
	};
	/** What answers in a position without anybody being asked, or null. */
	const answererAt = (position: Position | undefined): Answerer<Position, Action> | null => {
		const decision = position === undefined ? null : ($engine.get()?.rules.decision(position) ?? null);
		return decision && position !== undefined ? answering(decision, position, $byHand.get()) : null;
	};
	/** What is answered from here on, until somebody has to choose. */
	const answersFrom = (position: Position): Action[] => {
		const rules = rulesNow();
		const answers: Action[] = [];
		for (let here = position; answers.length < mostAnswers; ) {
			const answerer = answererAt(here);
			const action = answerer === 'seed' ? rules.chanceAnswer(here) : (answerer?.(here) ?? null);
			const played = action === null ? null : rules.play(here, action);
			if (action === null || !played?.ok) break;
			answers.push(action);
			here = played.value.position;
		}
		return answers;
	};
	/** Whether the line rests after so many actions: not where something is answered without being asked. */
	const isRest = (at: number): boolean => {
		const { scenario } = $line.get();
		return at <= 0 || at >= scenario.actions.length || answererAt($run.get().steps[at]?.position) === null;
	};
	/** Lines left for another way, the latest first. */
	const $left = atom<Line<Setup, Position, Action, Event>[]>([]);
	/** Goes on with other actions from where the line stands; a way given up can be come back to. */
	const goOn = (actions: readonly Action[]): void => {
		const line = $line.get();
		const { scenario, start, at } = line;
		if (at < scenario.actions.length) $left.set([line, ...$left.get()].slice(0, mostLeft));
		const all = [...scenario.actions.slice(0, at), ...actions];
		$line.set({ scenario: { ...scenario, actions: all }, start, at: all.length });
	};

	return {
		$line,
		$run,
		$now,
		$asked,
		$byHand,
		$left,
		/** Brings the engine in; nothing that plays may be called before. */
		power(engine: Engine<Position, Action, Event>): void {
			if (!$engine.get()) $engine.set(engine);
		},
		/** Puts another line on the table; the ways left belong to the one before. */
		load(line: Line<Setup, Position, Action, Event>): void {
			$left.set([]);
			$line.set(line);
		},
		/** Puts another line on the table; one on which something was played is left, to be come back to. */
		leaveFor(line: Line<Setup, Position, Action, Event>): void {
			const here = $line.get();
			if (here.scenario.actions.length > 0) $left.set([here, ...$left.get()].slice(0, mostLeft));
			$line.set(line);
		},
		/** Comes back to a way that was left, at the step where it was; the present one is left for it. */
		returnTo(left: Line<Setup, Position, Action, Event>): void {
			const here = $line.get();
			$left.set([here, ...$left.get().filter((each) => each !== left)]);
			$line.set(left);
		},
		/**
		 * Plays an action from where the line stands; on another way than the known one, what lay ahead is left. Gives the
		 * refusal, or null.
		 */
		act(action: Action): Rejection | null {
			const now = $now.get();
			if (!now) return null;
			const played = rulesNow().play(now.position, action);
			if (!played.ok) return played.error;
			const { scenario, at } = $line.get();
			if (isSame(action, scenario.actions[at])) this.goTo(at + 1);
			else goOn([action, ...answersFrom(played.value.position)]);
			return null;
		},
		/** Answers where the line stands what nobody has to be asked. */
		answer(): void {
			const now = $now.get();
			const answers = now ? answersFrom(now.position) : [];
			if (answers.length > 0) goOn(answers);
		},
		/** Lets the seed answer, or has people enter what came up. What waits for the seed is answered at once. */
		enterByHand(byHand: boolean): void {
			$byHand.set(byHand);
			this.answer();
		},
		/** Where a step back or forward from here leads: the next place on that side where the line rests. */
		restFrom(way: -1 | 1): number {
			let to = $line.get().at + way;
			while (!isRest(to)) to += way;
			return to;
		},
		/** Goes to the position after so many actions, or where the line rests next. */
		goTo(step: number): void {
			const line = $line.get();
			let at = Math.max(0, Math.min(step, line.scenario.actions.length));
			while (!isRest(at)) at++;
			$line.set({ ...line, at });
		},
	};
};

export type Play<Setup extends object, Position, Action, Event extends BaseEvent> = ReturnType<
	typeof createPlay<Setup, Position, Action, Event>
>;
