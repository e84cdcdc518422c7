import type { Citations } from './Log.tsx';

/** Rules that stand behind each of several answers: said once, over all of them. */
export const commonTo = <Rule extends string>(answers: readonly { rules: readonly Rule[] }[]): Rule[] =>
	(answers[0]?.rules ?? []).filter((rule) => answers.every(({ rules }) => rules.includes(rule)));

/** Rules behind an answer, as links. */
export const Cites = ({ rules, citations }: { rules: readonly string[]; citations: Citations }) =>
	rules.length > 0 && (
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
