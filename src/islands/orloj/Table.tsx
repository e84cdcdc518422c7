import type { ComponentChildren } from 'preact';
import type { Position } from '#games/orloj/studio.ts';
import { tracks } from '#games/orloj/values.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { manesTurn } from '#words/en/orloj-tools.ts';
import { countSymbols } from './symbols.ts';

const words = manesTurn.strip;

interface TableProps {
	position: Position;
	/** The table before, to show what has changed. */
	before: Position;
	/** Places to point at: `vp`, `workers`, `rooster`, a track, `has`, `tiles`. */
	marked: readonly string[];
}

/** What he has, all of it in sight; what has changed shows what it was. */
export const Table = ({ position, before, marked }: TableProps) => {
	const look = (spot: string) => (marked.includes(spot) ? 'marked' : undefined);
	const number = (spot: string, symbol: string, now: number, was: number, text: string) => (
		<li key={spot} class={look(spot)}>
			<Glyph of={symbol} />
			<b>
				{now !== was && (
					<>
						<span class="was">{was}</span> →{' '}
					</>
				)}
				{now}
			</b>
			<span>{text}</span>
		</li>
	);
	const line = (spot: string, term: string, said: ComponentChildren) => (
		<div class={look(spot)}>
			<dt>{term}</dt>
			<dd>{said}</dd>
		</div>
	);
	const left = ({ rooster, roosterSteps }: Position) => roosterSteps - rooster;
	return (
		<section class="manes-table" aria-label={words.label}>
			<ul class="glance">
				{number('vp', 'vp', position.vp, before.vp, words.vp)}
				{number('workers', 'orloj:worker', position.workers.available, before.workers.available, words.workersHere)}
				{number('rooster', 'orloj:rooster', left(position), left(before), words.roosterLeft)}
				{tracks.map((track) =>
					number(track, `orloj:track-${track}`, position.discs[track], before.discs[track], words.disc(track)),
				)}
			</ul>
			<dl class="all-of-it">
				{line('clock', words.workers, words.workersWords(position.workers))}
				{line('has', words.has, words.hasWords(position))}
				{line(
					'tiles',
					words.tiles,
					position.tiles.map((counts, at) => (
						<span key={counts} class={position.flipped[at] ? 'tile lost' : 'tile'}>
							<Glyph of={countSymbols[counts]} size="s" /> {words.tileWords(counts, position.flipped[at] === true)}
						</span>
					)),
				)}
			</dl>
		</section>
	);
};
