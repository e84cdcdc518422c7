import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type LessonAction, type LessonRules, type lessonRules, meets, type Standing } from '#engine/lesson.ts';
import type { BaseEvent, Rejection, Rules } from '#engine/rules.ts';
import type { playOn, Scenario } from '#engine/scenario.ts';
import { useDesk } from '#islands/playing/useDesk.ts';
import type { Notice } from '#islands/playing/useTable.ts';
import { keepProgress, progress } from '#stores/course.ts';
import { keepActs, keptActs, type TaughtStep, watchActs } from '#stores/lesson.ts';
import { createPlay, type Opened } from '#stores/play.ts';
import { learn } from '#words/en/learn.ts';

/** What a lesson asks for once somebody acts: the rules of its game, and the words for what they refuse. */
export interface LessonDesk<Setup, Position, Action, Event extends BaseEvent> {
	rules: Rules<Setup, Position, Action, Event, unknown>;
	lessonRules: typeof lessonRules;
	playOn: typeof playOn;
	rejectionWords(refused: Rejection): string;
}

/** What is told of what the device keeps of a lesson. */
export type LessonTrouble = keyof typeof learn.troubles;

/** How much help was asked for: none, a hint, the way shown. */
export type Help = 0 | 1 | 2;

/**
 * A lesson as it is taken: where it stands, what may be done, what is said to it. It opens at the step its address
 * names, else where this device left it; the address follows.
 */
export const useLesson = <
	Setup,
	Position,
	Action,
	Event extends BaseEvent,
	Desk extends LessonDesk<Setup, Position, Action, Event>,
>(
	game: string,
	/** The name of the lesson on the device. */
	slug: string,
	steps: readonly TaughtStep<Setup, Action>[],
	opened: Opened<Standing<Setup, Position, Action, Event>, LessonAction<Action>, Event>,
	loadDesk: () => Promise<Desk>,
	quiz: boolean,
) => {
	type Here = Standing<Setup, Position, Action, Event>;
	type Act = LessonAction<Action>;
	type Step = TaughtStep<Setup, Action>;
	const nothingDone: Scenario<object, Act> = { v: 1, game, setup: {}, actions: [] };
	const controller = useMemo(() => createPlay<object, Here, Act, Event>(nothingDone, opened), [opened]);
	const { scenario, at } = useStore(controller.$line);
	const here = useStore(controller.$now)?.position ?? (opened.steps[0] as { position: Here }).position;
	const run = useStore(controller.$run);
	const { candidates } = useStore(controller.$asked);
	const [help, setHelp] = useState<Help>(0);
	const [notice, setNotice] = useState<Notice | null>(null);
	/** What is wrong with keeping the lesson. */
	const [trouble, setTrouble] = useState<LessonTrouble | null>(null);
	const isle = useRef<HTMLDivElement>(null);
	const status = useRef<HTMLDivElement>(null);
	/** The rules of this lesson, once the engine is there. */
	const rules = useRef<LessonRules<Setup, Position, Action, Event> | null>(null);
	/** Steps to repeat: they went wrong since the lesson was last begun, were done for the learner, or passed over in a quiz. */
	const erred = useRef(new Set<string>());
	/** Steps gone to in order to repeat them, and not erred in since. */
	const fresh = useRef(new Set<string>());
	/** Steps that were come through. */
	const passed = useRef(new Set<string>());

	const refuse = (text: string) => setNotice((before) => ({ nth: (before?.nth ?? 0) + 1, text, is: 'refusal' }));
	const [desk, withDesk] = useDesk<Desk>(
		{
			power({ rules: table, lessonRules, playOn }) {
				rules.current = lessonRules(game, table, steps);
				controller.power({ rules: rules.current, playOn });
			},
		},
		isle,
		loadDesk,
		() => refuse(learn.notLoaded),
	);

	const step = steps[here.step] as Step;
	const isOver = here.state === 'reached' && here.step === steps.length - 1;
	/** What leads on from here, as far as it is shown. */
	const [way] = help === 2 && rules.current ? rules.current.wayTo(here) : [];
	const miss = here.state === 'missed' ? step.misses.find(({ when }) => meets(when, here.happened, here.table)) : null;
	/** The table as the step found it. */
	const before = useMemo(() => {
		const passed = run.steps.slice(0, at + 1).map(({ position }) => position);
		const from = passed.findLastIndex(({ step: index }) => index !== here.step) + 1;
		return (passed[from] ?? here).table;
	}, [run, here]);

	const settle = () => {
		setNotice(null);
		setHelp(0);
		const isNarrow = matchMedia('(max-width: 40rem)').matches;
		status.current?.focus({ preventScroll: isNarrow });
		// A phone has room for the lesson, not for the head of the page as well.
		if (isNarrow) isle.current?.scrollIntoView();
	};
	const load = (acts: readonly Act[], to = acts.length) => {
		const begun = (rules.current as LessonRules<Setup, Position, Action, Event>).begin();
		controller.load({ scenario: { ...nothingDone, actions: [...acts] }, start: { ok: true, value: begun }, at: to });
	};
	const goTo = (to: number) =>
		withDesk(() => {
			controller.goTo(to);
			settle();
		});
	/** Says why something is refused, once the words for it are there. */
	const refuseFor = (why: Rejection) => withDesk(({ rejectionWords }) => refuse(rejectionWords(why)));
	/** Is `here` still the step on the table? What was pressed before the one of the address came in is no answer to it. */
	const isHere = () => controller.$now.get()?.position.step === here.step;
	const perform = ({ rejectionWords }: Desk, done: Act) => {
		const refused = controller.act(done);
		if (refused) return refuse(rejectionWords(refused));
		settle();
	};
	const act = (done: Act) =>
		withDesk((whole) => {
			if (isHere()) perform(whole, done);
		});
	/** Answers a question; a wrong answer before it is taken back, also one that waited for the engine with this one. */
	const reply = (option: number) =>
		withDesk((whole) => {
			if (!isHere()) return;
			if (controller.$now.get()?.position.state === 'missed') controller.goTo(controller.$line.get().at - 1);
			perform(whole, { type: 'answer', option });
		});
	const err = (id: string) => {
		erred.current.add(id);
		fresh.current.delete(id);
	};
	/** Begins anew: what went wrong before counts no more. */
	const restart = () => {
		for (const { current } of [erred, fresh, passed]) current.clear();
		goTo(0);
	};
	/** Goes to the beginning of a step, erring nowhere on the way. */
	const jump = (index: number) =>
		withDesk(() => {
			const { begin, wayBy } = rules.current as LessonRules<Setup, Position, Action, Event>;
			// A question nobody answered was not answered right.
			if (quiz) for (const { id } of steps.slice(0, index)) if (!passed.current.has(id)) err(id);
			fresh.current.add((steps[index] as Step).id);
			load(wayBy(begin().position, index));
			settle();
		});
	const assist = () =>
		withDesk(() => {
			// A question without a hint has none to give.
			if (help < 2) return setHelp(step.ask && !step.hint ? 2 : ((help + 1) as Help));
			err(step.id);
			for (const done of (rules.current as LessonRules<Setup, Position, Action, Event>).wayTo(here))
				controller.act(done);
			settle();
		});

	useEffect(() => {
		const again = new Set(progress()[slug]?.again);
		for (const { id } of steps) if (again.has(id)) erred.current.add(id);
		const open = (isFirst: boolean) => {
			const index = steps.findIndex(({ id }) => `#${id}` === location.hash);
			const there = keptActs<Action>(slug);
			const kept = there === 'unread' ? null : there;
			if (isFirst && there === 'unread') setTrouble(there);
			if (index < 0 && !(isFirst && kept)) return;
			withDesk(() => {
				try {
					if (kept && isFirst) load(kept.acts, kept.at);
					// What does not fit any more is left out, and so is what was kept where the address names another step.
					const { steps: played, stop } = controller.$run.get();
					if (stop) load(kept?.acts.slice(0, played.length - 1) ?? []);
					if (index >= 0 && controller.$now.get()?.position.step !== index) jump(index);
				} catch {
					load([]);
				}
			});
		};
		open(true);
		const onHash = () => open(false);
		addEventListener('hashchange', onHash);
		return () => removeEventListener('hashchange', onHash);
		// The page's own data never change; what is called is not watched.
	}, [slug]);

	useEffect(
		() =>
			controller.$line.listen((line) => {
				const { step: index, state } = controller.$now.get()?.position ?? here;
				const { id } = steps[index] as Step;
				if (state === 'missed') err(id);
				if (state === 'reached' && fresh.current.has(id)) erred.current.delete(id);
				for (const { position } of controller.$run.get().steps.slice(0, line.at + 1))
					if (position.state === 'reached') passed.current.add((steps[position.step] as Step).id);
				const isKept = keepActs(slug, { acts: line.scenario.actions, at: line.at });
				const isDone = state === 'reached' && index === steps.length - 1;
				const done = isDone || progress()[slug]?.done === true;
				const isNoted = keepProgress(slug, { at: id, done, again: [...erred.current] });
				setTrouble(isKept && isNoted ? null : 'refused');
				history.replaceState(history.state, '', `#${id}`);
			}),
		[controller, slug],
	);
	useEffect(() => watchActs(slug, () => setTrouble('elsewhere')), [slug]);

	return {
		here,
		before,
		at,
		length: scenario.actions.length,
		step,
		isOver,
		candidates,
		desk,
		notice,
		trouble,
		refuse,
		refuseFor,
		help,
		way,
		/** What is said to just this miss, or to the answer given. */
		answer: miss?.say ?? (here.answer === null ? null : (step.answers[here.answer]?.say ?? null)),
		isle,
		status,
		act,
		reply,
		goTo,
		restart,
		jump,
		assist,
		/** What to repeat, once the lesson is over. */
		again: isOver ? steps.filter(({ id }) => erred.current.has(id)) : [],
	};
};
