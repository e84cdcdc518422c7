import { Cites } from './Cites.tsx';
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
		{lines.map(({ symbol, text, rules, rulings }, index) => (
			<li key={index}>
				<p>
					<Glyph of={symbol} size="s" /> {text}
				</p>
				<Cites rules={rules} rulings={rulings} citations={citations} />
			</li>
		))}
	</ol>
);
