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

/** Whether the Automa plays here by a rule of its own. */
const isOwn = ({ rules }: CompanionEvent): boolean => rules[0]?.startsWith('copan.solo.') ?? false;

/** What happened, or is to be done, each line with its rule and, where it hangs on one, our reading. */
export const Lines = ({ lines, citations, yourCopy }: LinesProps) => (
	<ol class="told">
		{lines.map(({ event, symbol, text, isToDo, ours }) => {
			const rule = event.rules.find((id) => citations.rules[id]);
			const ruling = event.rulings?.find((id) => citations.rulings[id]);
			return (
				<li key={event.id} class={isToDo ? 'to-do' : undefined}>
					<Glyph of={symbol} />
					<p>
						{text} {isOwn(event) && <span class="own-rule">{play.own}</span>}
						{ours && (
							<a class="ours" href={`${yourCopy}#${ours}`}>
								<Glyph of="mark" size="s" /> {play.ours}
							</a>
						)}
					</p>
					<p class="why">
						{rule && <RuleLink id={rule} citations={citations} isShort />}
						{ruling && <RuleLink id={ruling} citations={citations} isShort />}
					</p>
				</li>
			);
		})}
	</ol>
);
