import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';

interface RuleLinkProps {
	/** A rule, with its game, or a ruling. */
	id: string;
	citations: Citations;
}

/** The rule, or our reading, behind what is said; nothing where the page does not know it. */
export const RuleLink = ({ id, citations }: RuleLinkProps) => {
	const rule = citations.rules[id];
	if (rule)
		return (
			<a href={rule.href}>
				{rule.number} {rule.title}
			</a>
		);
	const ruling = citations.rulings[id];
	return ruling ? (
		<a href={ruling.href} class="ruled">
			<Glyph of="open-question" size="s" /> {ruling.short}
		</a>
	) : null;
};
