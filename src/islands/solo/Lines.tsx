import type { CompanionEvent, Sketch } from '#games/copan/companion.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { type Line, lineWords, play } from '#words/en/solo-play.ts';
import { RuleLink } from './RuleLink.tsx';

/** An event with what is said of it. */
export interface Told extends Line {
	event: CompanionEvent;
}

/** What is said of events; what people do by themselves is left out. */
export const toldOf = (events: readonly CompanionEvent[], position: Sketch): Told[] =>
	events.flatMap((event) => {
		const line = lineWords(event, position);
		return line ? [{ ...line, event }] : [];
	});

interface LinesProps {
	lines: readonly Told[];
	citations: Citations;
	yourCopy: string;
}

/** Whether the Automa plays here by rules of its own. */
const isOwn = ({ rules }: CompanionEvent): boolean => rules.some((id) => id.startsWith('copan.solo.'));

/** What happened, or is to be done, each line with its rules and readings. */
export const Lines = ({ lines, citations, yourCopy }: LinesProps) => (
	<ol class="lines">
		{lines.map(({ event, symbol, text, isToDo, ours }) => (
			<li key={event.id} class={isToDo ? 'to-do' : undefined}>
				<Glyph of={symbol} />
				<div>
					<p>
						{text} {isOwn(event) && <span class="own-rule">{play.own}</span>}
					</p>
					<p class="cites">
						{event.rules.slice(0, 2).map((id) => (
							<RuleLink key={id} id={id} citations={citations} />
						))}
						{event.rulings?.map((id) => (
							<RuleLink key={id} id={id} citations={citations} />
						))}
						{ours && (
							<a class="ours" href={`${yourCopy}#${ours}`}>
								<Glyph of="mark" size="s" /> {play.ours}
							</a>
						)}
					</p>
				</div>
			</li>
		))}
	</ol>
);
