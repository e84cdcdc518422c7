import type { ComponentChildren, RefObject } from 'preact';
import type { Standing } from '#engine/lesson.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations, LogLine } from '#islands/parts/Log.tsx';
import type { TaughtStep, Told } from '#stores/lesson.ts';
import { learn } from '#words/en/learn.ts';
import { Say } from './Say.tsx';
import { Taught } from './Taught.tsx';
import type { Help } from './useLesson.ts';

/** Lines told in the answer to a miss; the log below has them all. */
const mostLines = 6;

interface SpokenProps {
	step: Pick<TaughtStep, 'title' | 'say' | 'done' | 'hint' | 'rules' | 'taughtAt'> & { do?: unknown; ask?: unknown };
	state: Standing<unknown, unknown, unknown, unknown>['state'];
	/** What is said to just this miss or this answer. */
	answer: Told | null;
	help: Help;
	/** What happened, to be told where nothing else is said to a miss. */
	lines: readonly Pick<LogLine, 'number' | 'symbol' | 'text'>[];
	game: string;
	citations: Citations;
	status: RefObject<HTMLDivElement>;
	/** What came of it, in short. */
	came?: ComponentChildren;
	/** What comes at the end of a lesson. */
	children: ComponentChildren;
}

/** What the lesson says: the step, the answer to what was done, and help. It takes the focus, and is read out. */
export const Spoken = ({ step, state, answer, help, lines, game, citations, status, came, children }: SpokenProps) => {
	const isToDo = step.do !== undefined || step.ask !== undefined;
	const isMissed = state === 'missed';
	const said = state === 'asked' || !isToDo ? step.say : state === 'reached' ? (answer ?? step.done) : answer;
	return (
		<div class="now" role="status" tabIndex={-1} ref={status}>
			<h2>{step.title}</h2>
			{isToDo && state !== 'asked' && (
				<p class={isMissed ? 'verdict wrong' : 'verdict right'}>
					<Glyph of={isMissed ? 'ui-close' : 'ui-check'} size="s" />
					{step.ask ? (isMissed ? learn.notYet : learn.right) : isMissed ? learn.missed : learn.done}
				</p>
			)}
			{said && (
				<p>
					<Say text={said} />
				</p>
			)}
			{isMissed && !said && (
				<>
					<p>{learn.instead}</p>
					<ul class="instead">
						{lines.slice(0, mostLines).map(({ number, symbol, text }) => (
							<li key={number}>
								<Glyph of={symbol} size="s" /> {text}
							</li>
						))}
					</ul>
				</>
			)}
			{isToDo && state !== 'asked' && came}
			{help > 0 && state === 'asked' && (
				<p class="hint">
					<Glyph of="clarification" size="s" />
					<span>
						{help === 1 ? <Say text={step.hint ?? [learn.noHint]} /> : step.ask ? learn.showingAnswer : learn.showing}
					</span>
				</p>
			)}
			{isMissed && <Taught game={game} rules={step.rules} citations={citations} also={step.taughtAt} />}
			{children}
		</div>
	);
};
