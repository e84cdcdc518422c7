import { characterOf } from '#games/copan/characters.ts';
import { glyphColours } from '#games/copan/glyphs.ts';
import type { Seat } from '#games/copan/position.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { cardName, characterName } from '#words/en/copan-names.ts';
import { learn } from '#words/en/learn.ts';

/** The cards that lie before the learner: Characters, and Glyph cards by their colours. */
export const Hand = ({ seat }: { seat: Seat }) => {
	const colours = glyphColours.filter((colour) => seat.glyphs[colour] > 0);
	if (seat.characters.length + colours.length === 0) return null;
	return (
		<ul class="hand" aria-label={learn.cards}>
			{seat.characters.map((id) => (
				<li key={id}>
					<Glyph of={characterOf(id).kind} size="s" /> {characterName(id)}
				</li>
			))}
			{colours.map((colour) => (
				<li key={colour}>
					<span class="vh">{cardName(colour)}</span>
					<span class={`card-of colour-${colour}`} aria-hidden="true">
						{colour.toUpperCase()}
					</span>{' '}
					×{seat.glyphs[colour]}
				</li>
			))}
		</ul>
	);
};
