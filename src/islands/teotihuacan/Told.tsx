import type { Line } from '#games/teotihuacan/tally.ts';
import { Cites } from '#islands/parts/Cites.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { countSymbol, countWords } from '#words/en/teotihuacan.ts';

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
