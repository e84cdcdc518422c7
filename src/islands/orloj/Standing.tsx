import type { Position } from '#games/orloj/studio.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { manesTurn } from '#words/en/orloj-tools.ts';
import { countSymbols } from './symbols.ts';

const words = manesTurn.strip;

/** What he has: VP, workers, rooster and discs at a glance, all of it below. */
export const Standing = ({ position }: { position: Position }) => {
	const { vp, workers, rooster, roosterSteps, discs, tiles, flipped } = position;
	return (
		<section class="strip standing" aria-label={words.label}>
			<ul class="glance">
				<li>
					<Glyph of="vp" />
					<b>{vp}</b>
					<span>{words.vp}</span>
				</li>
				<li>
					<Glyph of="orloj:worker" />
					<b>{workers.available}</b>
					<span>{words.workersHere}</span>
				</li>
				<li>
					<Glyph of="orloj:rooster" />
					<b>{roosterSteps - rooster}</b>
					<span>{words.roosterLeft}</span>
				</li>
				{(['blue', 'pink', 'yellow'] as const).map((track) => (
					<li key={track}>
						<Glyph of={`orloj:track-${track}`} />
						<b>{discs[track]}</b>
						<span>{words.disc(track)}</span>
					</li>
				))}
			</ul>
			<details class="fold">
				<summary>{words.everything}</summary>
				<dl class="all-of-it">
					<div>
						<dt>{words.workers}</dt>
						<dd>{words.workersWords(workers)}</dd>
					</div>
					<div>
						<dt>{words.rooster}</dt>
						<dd>{words.roosterWords(rooster, roosterSteps)}</dd>
					</div>
					<div>
						<dt>{words.has}</dt>
						<dd>{words.hasWords(position)}</dd>
					</div>
					<div>
						<dt>{words.tiles}</dt>
						<dd>
							{tiles.map((counts, at) => (
								<span key={counts} class={flipped[at] ? 'tile lost' : 'tile'}>
									<Glyph of={countSymbols[counts]} size="s" /> {words.tileWords(counts, flipped[at] === true)}
								</span>
							))}
						</dd>
					</div>
				</dl>
			</details>
		</section>
	);
};
