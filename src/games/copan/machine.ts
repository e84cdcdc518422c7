/** Runs positions: does what asks nobody, puts questions, takes answers. */
import { chanceAfter, drawFrom } from '#engine/chance.ts';
import { fail, ok } from '#engine/outcome.ts';
import type { Candidate, Played, PlayRules, Rejection } from '#engine/rules.ts';
import { type Action, isSame } from './actions.ts';
import type { Event } from './events.ts';
import type { Ask, Frame, Question, Task } from './frames.ts';
import { copyPosition, type Position } from './position.ts';
import type { CopanRule } from './rule-ids.ts';
import type { Result } from './scoring.ts';
import { type QuestionRules, type QuestionTable, refuse, type TaskTable, type Turn } from './turn.ts';

/** The question on top of the stack, or null where nobody is asked. */
export const questionOf = ({ frames }: Position): Question | null => {
	const top = frames[frames.length - 1];
	return top && 'ask' in top ? top : null;
};

/** The player to whom a question is put that is not chance's. */
export const askedPlayer = ({ active }: Position, question: Question): number =>
	'player' in question ? question.player : active;

/** Whether chance answers a question: the die, and whatever is drawn. */
export const isChance = ({ ask }: Question): boolean => /^(die|draw)/.test(ask);

/** What is done and asked once a game of people is dealt. */
type DealtTask = Exclude<Task['do'], 'deal' | 'deal-automa' | `automa-${string}`>;
type DealtAsk = Exclude<Ask, 'draw-city' | 'die-automa' | `${'draw-' | ''}automa-${string}`>;

/**
 * Rules made of tables: what each task does, and what each question asks and takes. Those of the deal may be left out
 * where no position has it still to come, those of the Automa where it does not play. `settles` answers by itself what
 * nobody has to be asked, and says whether it did.
 */
export const rulesOf = (
	tasks: TaskTable<DealtTask> & Partial<TaskTable<Task['do']>>,
	questions: QuestionTable<DealtAsk> & Partial<QuestionTable<Ask>>,
	settles: (turn: Turn, question: Question) => boolean = () => false,
): PlayRules<Position, Action, Event, Result> => {
	// The tables are typed name by name; where the name is only known at run time, one frame's type stands for all.
	const rulesFor = (question: Question) => questions[question.ask] as unknown as QuestionRules<Ask>;

	const ruleOf = (question: Question): CopanRule => {
		const { rule } = 'rule' in question ? question : rulesFor(question);
		return typeof rule === 'function' ? rule(question) : (rule as CopanRule);
	};

	// Positions never change once they are given out: what was worked out for the last one asked about still holds.
	let latest: { position: Position; candidates: Candidate<Action>[] } | null = null;

	/** All answers to the question asked, each with the reason where not: the one source of what is legal. */
	const candidates = (position: Position): Candidate<Action>[] => {
		if (latest?.position === position) return latest.candidates;
		const question = questionOf(position);
		const found = question ? rulesFor(question).candidates(position, question) : [];
		latest = { position, candidates: found };
		return found;
	};

	/** An action is accepted if and only if it is among the candidates, unrefused. */
	const why = (position: Position, action: Action): Rejection | null => {
		const offered = candidates(position);
		// Most give back the very action that was offered, which is found many times sooner than one that is the same.
		const candidate =
			offered.find((each) => each.action === action) ?? offered.find((each) => isSame(each.action, action));
		if (candidate) return candidate.refused;
		const question = questionOf(position);
		if (!question) return refuse('nothing-asked', 'copan.turn.two-phases');
		const isAsked = offered.some((each) => each.action.type === action?.type);
		return refuse(isAsked ? 'no-such-choice' : 'not-asked', ruleOf(question), { ask: question.ask });
	};

	/** The event that brought a frame about, where one did. */
	const causeOf = (frame: Frame): number | undefined => ('cause' in frame ? (frame.cause ?? undefined) : undefined);

	/** Runs frames until one asks somebody, or none is left. */
	const runOn = (turn: Turn): Played<Position, Event> => {
		const { position, events } = turn;
		for (;;) {
			const top = position.frames.pop();
			if (!top) return { position, events };
			turn.cause = causeOf(top);
			if ('do' in top) (tasks[top.do] as (turn: Turn, task: Task) => void)(turn, top);
			else if (!settles(turn, top)) {
				position.frames.push(top);
				return { position, events };
			}
		}
	};

	return {
		start: (position) => runOn({ position: copyPosition(position), events: [] }),
		decision(position) {
			const question = questionOf(position);
			if (!question) return null;
			const actor = isChance(question) ? 'chance' : askedPlayer(position, question);
			return { actor, ask: question.ask, rule: ruleOf(question) };
		},
		candidates,
		legalActions: (position) =>
			candidates(position)
				.filter(({ refused }) => !refused)
				.map(({ action }) => action),
		play(position, action) {
			const refused = why(position, action);
			if (refused) return fail(refused);
			const next = copyPosition(position);
			const question = next.frames.pop() as Question;
			const turn: Turn = { position: next, events: [], cause: causeOf(question) };
			if (isChance(question)) next.chance = chanceAfter(position.chance);
			rulesFor(question).answer(turn, question, action);
			return ok(runOn(turn));
		},
		why,
		chanceAnswer(position) {
			const question = questionOf(position);
			return question && isChance(question) ? drawFrom(position.chance, candidates(position)) : null;
		},
		result: ({ result }) => result,
	};
};
