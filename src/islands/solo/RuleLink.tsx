import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';

interface RuleLinkProps {
	/** A rule, with its game, or a ruling. */
	id: string;
	citations: Citations;
	/** Its number alone, or its sign: beside a line there is no room for more. */
	isShort?: boolean;
}

/** The rule, or our reading, behind what is said; nothing where the page does not know it. */
export const RuleLink = ({ id, citations, isShort = false }: RuleLinkProps) => {
	const rule = citations.rules[id];
	if (rule) {
		const whole = `${rule.number} ${rule.title}`;
		return (
			<a href={rule.href} aria-label={isShort ? whole : undefined} title={isShort ? whole : undefined}>
				{isShort ? rule.number : whole}
			</a>
		);
	}
	const ruling = citations.rulings[id];
	return ruling ? (
		<a
			href={ruling.href}
			class="ruled"
			aria-label={isShort ? ruling.short : undefined}
			title={isShort ? ruling.short : undefined}
		>
			<Glyph of="open-question" size="s" /> {!isShort && ruling.short}
		</a>
	) : null;
};
