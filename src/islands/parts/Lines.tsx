import { Glyph } from './Glyph.tsx';
import type { Citations } from './Log.tsx';

/** Something worked out or told: its glyph, its words, and the ids of the rules that made it. */
export interface CitedLine {
	symbol: string;
	text: string;
	rules: readonly string[];
	/** Ids of open questions that it hangs on. */
	rulings?: readonly string[];
}

/** Lines that cite their rules, with links to them. */
export const Lines = ({ lines, citations }: { lines: readonly CitedLine[]; citations: Citations }) => (
	<ol class="lines">
		{lines.map(({ symbol, text, rules, rulings = [] }, index) => (
			<li key={index}>
				<p>
					<Glyph of={symbol} size="s" /> {text}
				</p>
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
									{ruling.short}
								</a>
							)
						);
					})}
				</p>
			</li>
		))}
	</ol>
);
