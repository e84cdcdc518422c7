import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { isSame } from '#engine/condition.ts';
import type { LessonAction, Standing } from '#engine/lesson.ts';
import type { BaseEvent, Decision } from '#engine/rules.ts';
import { CopyLink } from '#islands/parts/CopyLink.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Lines } from '#islands/parts/Lines.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import type { TaughtStep } from '#stores/lesson.ts';
import type { Opened } from '#stores/play.ts';
import { learn } from '#words/en/learn.ts';
import { Say } from './Say.tsx';
import { Spoken } from './Spoken.tsx';
import { Taught } from './Taught.tsx';
import { type LessonDesk, useLesson } from './useLesson.ts';
import { onTable, ownEvents } from './view.ts';

/** A line of words with its glyph. */
export interface Worded {
	symbol: string;
	text: string;
}

/** How a game shows its table and tells what happens there. */
export interface LessonView<Position, Action, Event extends BaseEvent> {
	/** The table, as a picture and in words. `marked` are places the step points at; `onAct` takes what is pressed. */
	Table: ComponentType<{
		position: Position;
		/** The table as the step found it. */
		before: Position;
		marked: readonly string[];
		/** What may be done now, to be pressed on the picture. */
		actions: readonly Action[];
		onAct: (action: Action) => void;
	}>;
	questionWords(decision: Decision, position: Position): string;
	actionWords(action: Action, position: Position): Worded;
	eventWords(event: Event): Worded;
}

/** What a page hands to a lesson of any game but Copan. */
export interface TableLessonProps<Setup, Position, Action, Event extends BaseEvent> {
	game: string;
	slug: string;
	steps: readonly TaughtStep<Setup, Action>[];
	opened: Opened<Standing<Setup, Position, Action, Event>, LessonAction<Action>, Event>;
	citations: Citations;
	/** Where the course goes on; hrefs carry the base path. */
	course: string;
	next: { title: string; href: string } | null;
	quiz: boolean;
}

interface Props<Setup, Position, Action, Event extends BaseEvent>
	extends TableLessonProps<Setup, Position, Action, Event> {
	view: LessonView<Position, Action, Event>;
	loadDesk: () => Promise<LessonDesk<Setup, Position, Action, Event>>;
}

/** A lesson on any table: what is said, the table, what may be done there as a list, the answer, and help. */
export const TableLesson = <Setup, Position, Action, Event extends BaseEvent>({
	game,
	slug,
	steps,
	opened,
	citations,
	course,
	next,
	quiz,
	view,
	loadDesk,
}: Props<Setup, Position, Action, Event>) => {
	type Desk = LessonDesk<Setup, Position, Action, Event>;
	const lesson = useLesson<Setup, Position, Action, Event, Desk>(
		game,
		`${game}-${slug}`,
		steps,
		opened,
		loadDesk,
		quiz,
	);
	const { here, before, at, length, step, isOver, candidates, desk, notice, way } = lesson;
	const { table, state } = here;
	const events = useMemo(() => ownEvents(here), [here]);
	const lines = useMemo(
		() => events.map((event) => ({ number: event.id + 1, ...view.eventWords(event), rules: event.rules })),
		[events],
	);
	const choices = state === 'asked' && step.do ? onTable<Action>(candidates) : [];
	const decision = choices.length > 0 && desk ? desk.rules.decision(table) : null;
	const shown = way?.type === 'play' ? way.action : null;
	const act = (action: Action) => lesson.act({ type: 'play', action });

	const linkTo = ({ id, title }: { id: string; title: string }) => (
		<a
			key={id}
			href={`#${id}`}
			aria-current={id === step.id ? 'step' : undefined}
			onClick={() => location.hash === `#${id}` && lesson.jump(here.step)}
		>
			{title}
		</a>
	);

	return (
		<div class="isle lesson" ref={lesson.isle}>
			{lesson.trouble && (
				<p class="trouble" role="alert">
					{learn.troubles[lesson.trouble]}
				</p>
			)}
			<div class="field-row">
				<p class="quiet">{learn.step(here.step + 1, steps.length)}</p>
				<ol class="bars" aria-hidden="true">
					{steps.map(({ id }, index) => (
						<li
							key={id}
							id={id}
							class={index < here.step || isOver ? 'past' : index === here.step ? 'now-at' : undefined}
						/>
					))}
				</ol>
			</div>
			<Spoken
				step={step}
				state={state}
				answer={lesson.answer}
				help={lesson.help}
				lines={lines}
				game={game}
				citations={citations}
				status={lesson.status}
			>
				{isOver && quiz && (
					<p class="verdict right">{learn.firstTry(steps.length - lesson.again.length, steps.length)}</p>
				)}
				{lesson.again.length > 0 && (
					<p class="taught">
						{learn.repeat}
						{lesson.again.map(linkTo)}
					</p>
				)}
			</Spoken>

			{step.ask && (
				<div class="ask options">
					{step.answers.map(({ text }, option) => {
						const isGiven = here.answer === option;
						return (
							<button
								key={option}
								type="button"
								class={[
									'btn',
									way?.type === 'answer' && way.option === option && 'ahead',
									isGiven && (state === 'reached' ? 'right' : 'wrong'),
								]
									.filter(Boolean)
									.join(' ')}
								aria-pressed={isGiven}
								aria-disabled={state === 'reached' ? 'true' : undefined}
								onClick={() => state !== 'reached' && lesson.reply(option)}
							>
								<span>
									<Say text={text} />
								</span>
							</button>
						);
					})}
				</div>
			)}
			{choices.length > 0 && (
				<div class="ask">
					{decision && <p class="quiet">{view.questionWords(decision, table)}</p>}
					<div class="choices long">
						{choices.map(({ action, refused }) => {
							const { symbol, text } = view.actionWords(action, table);
							return (
								<button
									key={JSON.stringify(action)}
									type="button"
									class={shown && isSame(shown, action) ? 'btn ahead' : 'btn'}
									aria-disabled={refused ? 'true' : undefined}
									onClick={() => (refused ? desk && lesson.refuse(desk.rejectionWords(refused)) : act(action))}
								>
									<Glyph of={symbol} />
									<span>{text}</span>
								</button>
							);
						})}
					</div>
					{notice && (
						<p key={notice.nth} class="bad" role="alert">
							{notice.text}
						</p>
					)}
				</div>
			)}

			<div class="ctl" role="group" aria-label={learn.controls}>
				<button
					type="button"
					class="btn back"
					aria-label={learn.back}
					aria-disabled={at === 0 ? 'true' : undefined}
					onClick={() => at > 0 && lesson.goTo(at - 1)}
				>
					<Glyph of="ui-undo" />
				</button>
				{isOver ? (
					<a class="btn go wide" href={next?.href ?? course}>
						{next ? learn.nextLesson(next.title) : learn.toCourse}
						<Glyph of="ui-next" />
					</a>
				) : state === 'reached' ? (
					<button type="button" class="btn go wide" onClick={() => lesson.act({ type: 'next' })}>
						{learn.next}
						<Glyph of="ui-next" />
					</button>
				) : state === 'missed' ? (
					<button type="button" class="btn go wide" onClick={() => lesson.goTo(at - 1)}>
						<Glyph of="ui-undo" />
						{learn.again}
					</button>
				) : (
					<button type="button" class="btn wide" onClick={lesson.assist}>
						<Glyph of="clarification" />
						{learn.help[step.ask && !step.hint && lesson.help === 0 ? 1 : lesson.help]}
					</button>
				)}
				{state !== 'reached' && here.step < steps.length - 1 && (
					<button type="button" class="btn" aria-label={learn.skip} onClick={() => lesson.jump(here.step + 1)}>
						<Glyph of="ui-step" />
					</button>
				)}
			</div>

			<div class="stage">
				<view.Table
					position={table}
					before={before}
					marked={step.show.flatMap((place) => ('spot' in place && !('site' in place) ? [place.spot] : []))}
					actions={choices.flatMap(({ action, refused }) => (refused ? [] : [action]))}
					onAct={act}
				/>
			</div>

			<div class="panel">
				{state !== 'missed' && !(quiz && state === 'asked') && (
					<Taught game={game} rules={step.rules} citations={citations} />
				)}
				{lines.length > 0 && (
					<section aria-labelledby="log-title">
						<h2 id="log-title">{learn.happened}</h2>
						<Lines lines={lines} citations={citations} />
					</section>
				)}
				<details class="fold">
					<summary>{learn.allSteps}</summary>
					<ol class="all-steps">
						{steps.map((each) => (
							<li key={each.id}>{linkTo(each)}</li>
						))}
					</ol>
				</details>
				<div class="btns">
					{length > 0 && (
						<button type="button" class="btn" onClick={lesson.restart}>
							<Glyph of="ui-restart" />
							{learn.reset}
						</button>
					)}
					<CopyLink words={learn.link} address={async () => `${location.href.split('#')[0]}#${step.id}`}>
						{learn.link.link}
					</CopyLink>
				</div>
			</div>
		</div>
	);
};
