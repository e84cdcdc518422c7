import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Told } from '#stores/lesson.ts';

/** A text of a lesson with its links and symbols. */
export const Say = ({ text }: { text: Told }) => (
	<>
		{text.map((part, index) =>
			typeof part === 'string' ? (
				part
			) : 'strong' in part ? (
				<strong key={index}>{part.strong}</strong>
			) : 'symbol' in part ? (
				<Glyph key={index} of={part.symbol} size="s" />
			) : (
				<a key={index} href={part.href}>
					{part.text}
				</a>
			),
		)}
	</>
);
