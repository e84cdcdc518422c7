import type { Line } from '#games/teotihuacan/tally.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { countSymbol, countWords } from '#words/en/teotihuacan.ts';

/** Rules behind something, as links. */
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

interface ToldProps {
	lines: readonly Line[];
	words: (line: Line) => string;
	citations: Citations;
}

/** An answer, line by line: what it gives or takes, and the rules that made it. */
export const Told = ({ lines, words, citations }: ToldProps) => (
	<ol class="told">
		{lines.map((line, index) => {
			const gives = Object.entries(line.gives) as [keyof typeof countSymbol, number][];
			return (
				<li key={`${index}${line.say}`}>
					<p class="what">{words(line)}</p>
					{gives.length > 0 && (
						<ul class="gives">
							{gives.map(([what, amount]) => (
								<li key={what} class={amount < 0 ? 'loss' : undefined}>
									<Glyph of={countSymbol[what]} size="s" /> {countWords(what, amount)}
								</li>
							))}
						</ul>
					)}
					<Cites rules={line.rules} citations={citations} />
				</li>
			);
		})}
	</ol>
);
