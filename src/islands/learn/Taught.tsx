import type { Citations } from '#islands/parts/Log.tsx';

interface TaughtProps {
	/** Ids without the game. */
	rules: readonly string[];
	citations: Citations;
}

/** The rules that a step teaches, as links. */
export const Taught = ({ rules, citations }: TaughtProps) => (
	<p class="taught">
		{rules.map((rule) => {
			const cited = citations.rules[`copan.${rule}`];
			return (
				cited && (
					<a key={rule} href={cited.href}>
						{cited.number} {cited.title}
					</a>
				)
			);
		})}
	</p>
);
