import { type Yield, yieldKinds } from '#games/kaan/pyramid.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { yieldSymbols } from '#words/en/kaan.ts';

/** What a space gives, drawn: a number and a glyph for each kind. Words beside it say the same. */
export const Yields = ({ of: gives }: { of: Yield }) => (
	<span class="yields" aria-hidden="true">
		{yieldKinds.map(
			(kind) =>
				(gives[kind] ?? 0) > 0 && (
					<span key={kind}>
						{gives[kind]}
						<Glyph of={yieldSymbols[kind]} size="s" />
					</span>
				),
		)}
	</span>
);
