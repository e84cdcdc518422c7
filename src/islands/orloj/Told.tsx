import type { Event } from '#games/orloj/studio.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { RuleLink } from '#islands/solo/RuleLink.tsx';
import { eventWords } from '#words/en/orloj-tools.ts';

interface ToldProps {
	events: readonly Event[];
	citations: Citations;
	/** In a log there is nothing to do any more. */
	isPast?: boolean;
}

/** What happened or is to be done, each line with its rules and the readings it hangs on. */
export const Told = ({ events, citations, isPast = false }: ToldProps) => (
	<ol class="told">
		{events.map((event) => {
			const { symbol, text, isToDo } = eventWords(event);
			return (
				<li key={event.id} class={isToDo && !isPast ? 'to-do' : undefined}>
					<Glyph of={symbol} />
					<p>{text}</p>
					<p class="why">
						{event.rules.slice(0, 1).map((id) => (
							<RuleLink key={id} id={id} citations={citations} isShort />
						))}
						{event.rulings?.map((id) => (
							<RuleLink key={id} id={id} citations={citations} isShort />
						))}
					</p>
				</li>
			);
		})}
	</ol>
);
