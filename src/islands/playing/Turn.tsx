import { Glyph } from '#islands/parts/Glyph.tsx';
import { resourceNames, siteNames } from '#words/en/copan.ts';
import { faceNames } from '#words/en/copan-names.ts';
import { play } from '#words/en/play.ts';
import type { turnOf } from './view.ts';

/** The turn's Events in the order in which they arose: one roll serves them all, and each closes at its own Site. */
export const Turn = ({ face, lines }: ReturnType<typeof turnOf>) =>
	lines.length === 0 ? null : (
		<ol class="turn" aria-label={play.turn.label}>
			{lines.map(({ event, state, site, spaces }, index) => (
				<li key={index} class={state}>
					<Glyph of={event.kind === 'spiral' ? 'spiral' : event.resource} />
					<span>
						<b>
							{event.kind === 'spiral' ? play.turn.spiral : play.turn.decline(resourceNames[event.resource], event.nth)}
						</b>
						<small>
							{state === 'waits'
								? play.turn.waits
								: site
									? state === 'closed'
										? play.turn.closes(spaces, siteNames[site])
										: play.turn.already(siteNames[site])
									: play.turn.swept}
						</small>
					</span>
					{face && state !== 'waits' && (
						<span class="shows">
							{state === 'closed' && <Glyph of="closed" label={play.turn.closed} />}
							{site && <Glyph of={`face-${face}`} label={faceNames[face]} />}
						</span>
					)}
				</li>
			))}
		</ol>
	);
