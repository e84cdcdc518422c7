import type { ComponentChildren, RefObject } from 'preact';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations, LogLine } from '#islands/parts/Log.tsx';
import { Turn } from '#islands/playing/Turn.tsx';
import { turnOf } from '#islands/playing/view.ts';
import type { TaughtStep, Told } from '#stores/lesson.ts';
import { learn } from '#words/en/learn.ts';
import { Say } from './Say.tsx';
import { Taught } from './Taught.tsx';
import type { Help } from './useLesson.ts';
import { type Here, ownEvents } from './view.ts';

/** Lines told in the answer to a miss; the log below has them all. */
const mostLines = 6;

interface SpokenProps {
	step: TaughtStep;
	here: Here;
	/** What is said to just this miss or this answer. */
	answer: Told | null;
	help: Help;
	lines: readonly LogLine[];
	citations: Citations;
	status: RefObject<HTMLDivElement>;
	/** What comes at the end of a lesson. */
	children: ComponentChildren;
}

/** What the lesson says: the step, the answer to what was done, and help. It takes the focus, and is read out. */
export const Spoken = ({ step, here, answer, help, lines, citations, status, children }: SpokenProps) => {
	const { state } = here;
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
			{isToDo && state !== 'asked' && <Turn {...turnOf(ownEvents(here))} />}
			{help > 0 && state === 'asked' && (
				<p class="hint">
					<Glyph of="clarification" size="s" />
					<span>
						{help === 1 ? <Say text={step.hint ?? [learn.noHint]} /> : step.ask ? learn.showingAnswer : learn.showing}
					</span>
				</p>
			)}
			{isMissed && <Taught rules={step.rules} citations={citations} also={step.taughtAt} />}
			{children}
		</div>
	);
};
