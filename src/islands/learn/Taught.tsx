import type { Citations } from '#islands/parts/Log.tsx';
import type { TaughtStep } from '#stores/lesson.ts';

interface TaughtProps {
	game: string;
	/** Ids without the game. */
	rules: readonly string[];
	citations: Citations;
	/** The step of a lesson that teaches them, where a quiz asks. */
	also?: TaughtStep['taughtAt'];
}

/** The rules that a step teaches, as links. */
export const Taught = ({ game, rules, citations, also }: TaughtProps) => (
	<p class="taught">
		{rules.map((rule) => {
			const cited = citations.rules[`${game}.${rule}`];
			return (
				cited && (
					<a key={rule} href={cited.href}>
						{cited.number} {cited.title}
					</a>
				)
			);
		})}
		{also && <a href={also.href}>{also.text}</a>}
	</p>
);
