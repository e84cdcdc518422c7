/**
 * Lessons: a game played over a game. What a learner does is an action like any other, so going back and on, resuming
 * and replaying come with whatever plays actions; where a lesson stands follows from what was done so far.
 */
import { type Condition, holds, isSame } from './condition.ts';
import { fail, ok } from './outcome.ts';
import type { BaseEvent, Candidate, Decision, Played, PlayRules, Rejection, RuleId, Rules } from './rules.ts';

/** What must be true of what happened in a step, and of the table after it. */
export interface Goal {
	/** For each of these some event is as it says. */
	events?: readonly Condition[];
	/** No event is as one of these says. */
	without?: readonly Condition[];
	table?: Condition;
}

/** A step in which the learner acts on the table. */
export interface Task<Action> {
	goal: Goal;
	/** Choices that it takes at most; 1 if unsaid. */
	choices?: number;
	/** The way that is shown, where several lead to the goal. */
	way?: readonly Action[];
	/** What chance answers on the way to the goal. Where the learner rolls or draws, `way` says what comes up. */
	fate?: readonly Action[];
}

/** A question with answers to choose from. */
export interface Asking<Action> {
	/** What is played once the right answer is given; the table then shows that it is. */
	proof?: readonly Action[];
	/** The right one says so, or its `when` is true once the proof is played. */
	options: readonly { right?: boolean; when?: Goal }[];
}

/** One step: something is said, and perhaps shown, played, to be done or to be answered. */
export interface LessonStep<Setup, Action> {
	id: string;
	/** Rules it teaches, without the game; the first stands against what is no part of the lesson. */
	rules: readonly string[];
	/** The table laid for it; left out, the one of the step before. `actions` lead to where it begins. */
	scene?: { setup: Setup; actions?: readonly Action[] };
	/** What is played before the learner's eyes. */
	plays?: readonly Action[];
	do?: Task<Action>;
	ask?: Asking<Action>;
}

/** What a learner may do: act on the table, choose an answer, go on. */
export type LessonAction<Action> =
	| { type: 'play'; action: Action }
	| { type: 'answer'; option: number }
	| { type: 'next' };

/** Where a lesson stands. */
export interface Standing<Setup, Position, Action, Event> {
	/** From 0. */
	step: number;
	table: Position;
	/** How the table came to be: laid, and what was played on it since. */
	line: { setup: Setup; actions: Action[] };
	/** What happened on the table in this step. */
	happened: Event[];
	/** What the step wants is still to be done, is done, or was missed: then only a step back leads on. */
	state: 'asked' | 'reached' | 'missed';
	/** Choices taken in this step. */
	taken: number;
	/** The answer given last in this step, or null. */
	answer: number | null;
}

/** Whether a goal is reached. */
export const meets = ({ events = [], without = [], table = {} }: Goal, happened: readonly unknown[], now: unknown) =>
	events.every((wanted) => happened.some((event) => holds(wanted, event))) &&
	!without.some((unwanted) => happened.some((event) => holds(unwanted, event))) &&
	holds(table, now);

/** The lesson as rules of its own, over those of its game. */
export interface LessonRules<Setup, Position, Action, Event extends BaseEvent>
	extends PlayRules<Standing<Setup, Position, Action, Event>, LessonAction<Action>, Event, true> {
	/** Where it begins. */
	begin(): Played<Standing<Setup, Position, Action, Event>, Event>;
	/** What does what the step wants; nothing where nothing does, or nothing is wanted. */
	wayTo(standing: Standing<Setup, Position, Action, Event>): LessonAction<Action>[];
	/** What a learner does who goes from where the lesson stands to the beginning of another step and errs nowhere. */
	wayBy(standing: Standing<Setup, Position, Action, Event>, step: number): LessonAction<Action>[];
}

/** How many answers of chance are waited for. */
const mostAnswers = 100;

/** The rules of a lesson. Its steps are checked when the site is built; one that cannot be laid or played throws. */
export const lessonRules = <Setup, Position, Action, Event extends BaseEvent>(
	game: string,
	rules: Rules<Setup, Position, Action, Event, unknown>,
	steps: readonly LessonStep<Setup, Action>[],
): LessonRules<Setup, Position, Action, Event> => {
	type Here = Standing<Setup, Position, Action, Event>;
	type Act = LessonAction<Action>;

	const stepAt = (index: number): LessonStep<Setup, Action> => {
		const step = steps[index];
		if (!step) throw new Error(`The lesson has no step ${index + 1}; it has ${steps.length}.`);
		return step;
	};
	const ruleOf = ({ step }: Here): RuleId => `${game}.${stepAt(step).rules[0]}`;

	/** Plays one action on the table, or null where it may not be played. */
	const on = (here: Here, action: Action): Here | null => {
		const played = rules.play(here.table, action);
		if (!played.ok) return null;
		const { position: table, events } = played.value;
		const { setup, actions } = here.line;
		return { ...here, table, line: { setup, actions: [...actions, action] }, happened: [...here.happened, ...events] };
	};
	/** The first thing that a step has somebody do on the table. */
	const opener = (step: LessonStep<Setup, Action> | undefined): Action | null =>
		step?.plays?.[0] ?? step?.do?.way?.[0] ?? step?.ask?.proof?.[0] ?? null;

	/**
	 * Has chance answer as the lesson says, else as the table's own generator does; but not what is `left` for somebody
	 * to play.
	 */
	const settled = (here: Here, fate: readonly Action[], left: Action | null): Here => {
		let now = here;
		for (let count = 0; count < mostAnswers && rules.decision(now.table)?.actor === 'chance'; count++) {
			if (left && rules.why(now.table, left) === null) break;
			const said = fate.find((each) => rules.why(now.table, each) === null);
			const next = on(now, said ?? (rules.chanceAnswer(now.table) as Action));
			if (!next) break;
			now = next;
		}
		return now;
	};
	/** What is left for the step after this one. */
	const leftBy = (index: number): Action | null => (steps[index + 1]?.scene ? null : opener(steps[index + 1]));

	/** Plays what the lesson says is played; what chance is asked in between, and is not said, the table answers. */
	const through = (here: Here, actions: readonly Action[]): Here =>
		actions.reduce((now, action) => {
			const next = on(settled(now, [], action), action);
			if (!next)
				throw new Error(
					`Step "${stepAt(here.step).id}": ${JSON.stringify(action)} may not be played: ${JSON.stringify(rules.why(now.table, action))}`,
				);
			return next;
		}, here);

	const enter = (index: number, from: Here | null): Here => {
		const { id, scene, plays = [], do: task, ask } = stepAt(index);
		const fresh = { step: index, state: 'reached', taken: 0, answer: null } as const;
		let here: Here | null = from && { ...from, ...fresh, happened: [] };
		if (scene) {
			const made = rules.create(scene.setup);
			if (!made.ok) throw new Error(`Step "${id}": its table cannot be laid: ${JSON.stringify(made.error)}`);
			const laid = { table: made.value.position, line: { setup: scene.setup, actions: [] } };
			here = { ...through({ ...laid, ...fresh, happened: [] }, scene.actions ?? []), happened: [] };
		}
		if (!here) throw new Error(`Step "${id}": the first step needs a scene.`);
		const left = task || ask ? (task?.way?.[0] ?? ask?.proof?.[0] ?? null) : leftBy(index);
		return { ...settled(through(here, plays), [], left), state: task || ask ? 'asked' : 'reached' };
	};

	/** What may be tried on the table. Where chance is asked, what comes up is what the lesson says. */
	const offered = ({ step, table, taken }: Here): Candidate<Action>[] => {
		const way = stepAt(step).do?.way?.[taken];
		const all = rules.candidates(table);
		return rules.decision(table)?.actor === 'chance' && way !== undefined
			? all.filter(({ action }) => isSame(way, action))
			: all;
	};

	/** A choice taken, and whether it comes to the goal. */
	const take = (here: Here, action: Action, task: Task<Action>): Here | null => {
		const played = on(here, action);
		if (!played) return null;
		const taken = here.taken + 1;
		const left = taken < (task.choices ?? 1) ? (task.way?.[taken] ?? null) : leftBy(here.step);
		const now = settled({ ...played, taken }, task.fate ?? [], left);
		return meets(task.goal, now.happened, now.table) ? { ...now, state: 'reached' } : now;
	};

	/** The choices that lead from here to the goal, the shown way first; null where none do. */
	const search = (here: Here, task: Task<Action>): Action[] | null => {
		if (here.state === 'reached') return [];
		if (here.taken >= (task.choices ?? 1)) return null;
		const shown = task.way?.[here.taken];
		const open = offered(here).flatMap(({ action, refused }) => (refused ? [] : [action]));
		const isShown = (action: Action) => shown !== undefined && isSame(shown, action);
		for (const action of [...open.filter(isShown), ...open.filter((each) => !isShown(each))]) {
			const next = take(here, action, task);
			const rest = next && search(next, task);
			if (rest) return [action, ...rest];
		}
		return null;
	};

	const isLast = ({ step }: Here): boolean => step === steps.length - 1;
	const decision = (here: Here): Decision | null => {
		if (here.state === 'missed' || (here.state === 'reached' && isLast(here))) return null;
		if (here.state === 'reached') return { actor: 0, ask: 'next', rule: ruleOf(here) };
		return stepAt(here.step).ask ? { actor: 0, ask: 'answer', rule: ruleOf(here) } : rules.decision(here.table);
	};
	const candidates = (here: Here): Candidate<Act>[] => {
		if (!decision(here)) return [];
		if (here.state === 'reached') return [{ action: { type: 'next' }, refused: null }];
		const { ask } = stepAt(here.step);
		return ask
			? ask.options.map((_, option) => ({ action: { type: 'answer', option }, refused: null }))
			: offered(here).map((each) => ({ ...each, action: { type: 'play', action: each.action } }));
	};
	const why = (here: Here, act: Act): Rejection | null => {
		const found = candidates(here).find(({ action }) => isSame(action, act));
		if (found) return found.refused;
		const isPlay = act?.type === 'play' && here.state === 'asked' && !stepAt(here.step).ask;
		return (isPlay ? rules.why(here.table, act.action) : null) ?? { code: 'not-asked', rule: ruleOf(here), values: {} };
	};

	const after = (here: Here, act: Act): Here => {
		const step = stepAt(here.step);
		if (act.type === 'next') return enter(here.step + 1, here);
		if (act.type === 'answer') {
			const { options = [], proof = [] } = step.ask ?? {};
			const option = options[act.option];
			const proved = through(here, proof);
			const isRight = option?.when ? meets(option.when, proved.happened, proved.table) : option?.right === true;
			return { ...(isRight ? proved : here), state: isRight ? 'reached' : 'missed', answer: act.option };
		}
		const task = step.do as Task<Action>;
		// It was among the candidates, so the table takes it.
		const now = take(here, act.action, task) as Here;
		if (now.state === 'reached' || search(now, task)) return now;
		return { ...settled(now, task.fate ?? [], null), state: 'missed' };
	};

	const play: LessonRules<Setup, Position, Action, Event>['play'] = (here, act) => {
		const refused = why(here, act);
		if (refused) return fail(refused);
		const position = after(here, act);
		const before = act.type === 'next' ? 0 : here.happened.length;
		return ok({ position, events: position.happened.slice(before) });
	};

	const wayTo = (here: Here): Act[] => {
		if (here.state !== 'asked') return [];
		const { do: task, ask } = stepAt(here.step);
		if (ask)
			return candidates(here)
				.map(({ action }) => action)
				.filter((act) => after(here, act).state === 'reached');
		return ((task && search(here, task)) || []).map((action) => ({ type: 'play', action }));
	};

	return {
		begin() {
			const position = enter(0, null);
			return { position, events: position.happened };
		},
		start: (position) => ({ position, events: [] }),
		decision,
		candidates,
		legalActions: (here) => candidates(here).flatMap(({ action, refused }) => (refused ? [] : [action])),
		play,
		why,
		chanceAnswer: () => null,
		result: (here) => (here.state === 'reached' && isLast(here) ? true : null),
		wayTo,
		wayBy(from, target) {
			const acts: Act[] = [];
			for (let here = from; here.step < target; ) {
				const [act] = here.state === 'reached' ? [{ type: 'next' as const }] : wayTo(here);
				if (!act) break;
				acts.push(act);
				here = after(here, act);
			}
			return acts;
		},
	};
};
