import { Glyph } from './Glyph.tsx';
import type { Citations } from './Log.tsx';

/** Rules that stand behind each of several answers: said once, over all of them. */
export const commonTo = <Rule extends string>(answers: readonly { rules: readonly Rule[] }[]): Rule[] =>
	(answers[0]?.rules ?? []).filter((rule) => answers.every(({ rules }) => rules.includes(rule)));

interface CitesProps {
	rules: readonly string[];
	rulings?: readonly string[] | undefined;
	citations: Citations;
	/** What is said of a ruling before its question, as which reading was played. */
	before?: (ruling: string) => string;
}

/** Rules and rulings behind an answer, as links. */
export const Cites = ({ rules, rulings = [], citations, before }: CitesProps) =>
	rules.length + rulings.length > 0 && (
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
			{rulings.map((id) => {
				const ruling = citations.rulings[id];
				return (
					ruling && (
						<a key={id} href={ruling.href} class="ruled">
							<Glyph of="open-question" size="s" />
							{before?.(id)}
							{ruling.short}
						</a>
					)
				);
			})}
		</p>
	);
