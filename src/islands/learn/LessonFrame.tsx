import type { ComponentChildren, RefObject } from 'preact';
import type { LessonAction, Standing } from '#engine/lesson.ts';
import { CopyLink } from '#islands/parts/CopyLink.tsx';
import { firstClick } from '#islands/parts/first-click.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations, LogLine } from '#islands/parts/Log.tsx';
import type { TaughtStep, Told } from '#stores/lesson.ts';
import { learn } from '#words/en/learn.ts';
import { Say } from './Say.tsx';
import { Spoken } from './Spoken.tsx';
import { Taught } from './Taught.tsx';
import type { Help, LessonTrouble } from './useLesson.ts';

type Step = TaughtStep<unknown, unknown>;

/** Of a lesson as it is taken (`useLesson`) what looks alike on every table. */
interface Taken {
	here: Pick<Standing<unknown, unknown, unknown, unknown>, 'step' | 'state' | 'answer'>;
	step: Step;
	at: number;
	length: number;
	isOver: boolean;
	trouble: LessonTrouble | null;
	help: Help;
	answer: Told | null;
	again: readonly { id: string; title: string }[];
	way: LessonAction<unknown> | undefined;
	isle: RefObject<HTMLDivElement>;
	status: RefObject<HTMLDivElement>;
	act(done: { type: 'next' }): void;
	reply(option: number): void;
	goTo(to: number): void;
	jump(index: number): void;
	restart(): void;
	assist(): void;
}

interface FrameProps {
	game: string;
	lesson: Taken;
	steps: readonly { id: string; title: string }[];
	citations: Citations;
	quiz: boolean;
	/** Where the course goes on; hrefs carry the base path. */
	course: string;
	next: { title: string; href: string } | null;
	/** What happened, as lines; `log` shows them. */
	lines: readonly Pick<LogLine, 'number' | 'symbol' | 'text'>[];
	log: ComponentChildren;
	/** A narrow screen has the picture first, and the list after it. */
	isOnBoard?: boolean;
	/** What came of what was done, in short. */
	came?: ComponentChildren;
	/** What the learner has in hand. */
	hand?: ComponentChildren;
	/** What may be done, as a list. */
	choices: ComponentChildren;
	/** What stands before the ways through the lesson. */
	purses?: ComponentChildren;
	/** What takes the place of help, as the die to roll. */
	instead?: ComponentChildren;
	/** The table. */
	stage: ComponentChildren;
	/** Below the rules of the step, below what happened, and at the very end. */
	places?: ComponentChildren;
	everyone?: ComponentChildren;
	elsewhere?: ComponentChildren;
}

/** A lesson on whatever table: what is said, the answers to choose from, the ways through, and all steps. */
export const LessonFrame = (props: FrameProps) => {
	const { game, lesson, steps, citations, quiz, course, next, lines } = props;
	const { here, step, at, isOver, way } = lesson;
	const { state } = here;

	/** A link to a step; to the one that stands there it begins it again, for the address stays as it is. */
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
		<div class={props.isOnBoard ? 'isle lesson on-board' : 'isle lesson'} ref={lesson.isle} onClickCapture={firstClick}>
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
				came={props.came}
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
			{props.hand}

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
			{props.choices}

			<div class="ctl" role="group" aria-label={learn.controls}>
				{props.purses}
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
					props.instead || (
						<button type="button" class="btn wide" onClick={lesson.assist}>
							<Glyph of="clarification" />
							{learn.help[step.ask && !step.hint && lesson.help === 0 ? 1 : lesson.help]}
						</button>
					)
				)}
				{state !== 'reached' && here.step < steps.length - 1 && (
					<button type="button" class="btn" aria-label={learn.skip} onClick={() => lesson.jump(here.step + 1)}>
						<Glyph of="ui-step" />
					</button>
				)}
			</div>

			{props.stage}

			<div class="panel">
				{state !== 'missed' && !(quiz && state === 'asked') && (
					<Taught game={game} rules={step.rules} citations={citations} />
				)}
				{props.places}
				{lines.length > 0 && (
					<section aria-labelledby="log-title">
						<h2 id="log-title">{learn.happened}</h2>
						{props.log}
					</section>
				)}
				{props.everyone}
				<details class="fold">
					<summary>{learn.allSteps}</summary>
					<ol class="all-steps">
						{steps.map((each) => (
							<li key={each.id}>{linkTo(each)}</li>
						))}
					</ol>
				</details>
				<div class="btns">
					{lesson.length > 0 && (
						<button type="button" class="btn" onClick={lesson.restart}>
							<Glyph of="ui-restart" />
							{learn.reset}
						</button>
					)}
					<CopyLink words={learn.link} address={async () => `${location.href.split('#')[0]}#${step.id}`}>
						{learn.link.link}
					</CopyLink>
				</div>
				{props.elsewhere}
			</div>
		</div>
	);
};
