import type { Citations } from '#islands/parts/Log.tsx';

/** Rules behind an answer, as links. */
export const Cites = ({ rules, citations }: { rules: readonly string[]; citations: Citations }) => (
	<p class="cites">
		{rules.map((id) => {
			const rule = citations.rules[id];
			return (
				rule && (
					<a key={id} href={rule.href}>
						{rule.number} {rule.title}
					</a>
				)
			);
		})}
	</p>
);
