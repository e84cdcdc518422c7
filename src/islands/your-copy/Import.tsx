import { Glyph } from '#islands/parts/Glyph.tsx';
import { $own, type Copy, changesTo, parseCopy, profileWith, replaceCopy } from '#stores/your-copy.ts';
import { copyEntry as words } from '#words/en/copy-entry.ts';
import { valueProblemWords } from '#words/en/copy-problems.ts';
import { valueLines } from '#words/en/value-lines.ts';
import { nameOf, type Part } from './opened.ts';

interface ImportProps {
	/** The text of a copy, from wherever. */
	text: string;
	parts: readonly Part[];
	/** Says what became of it, and that it is done with. */
	onDone: (said: string) => void;
}

/** What a text would change, before it does. */
export const Import = ({ text, parts, onDone }: ImportProps) => {
	const read = parseCopy(text);
	const next: Copy | null = read.ok ? read.value : read.error.code === 'values' ? read.error.rest : null;
	const changes = next ? changesTo($own.get().copy, next) : [];
	const wrong = !read.ok && read.error.code === 'values' ? read.error.wrong : [];
	return (
		<div class={read.ok ? 'import' : 'import bad'} role="group" aria-label={words.importing}>
			{!read.ok && <p>{words.cannot[read.error.code]}</p>}
			{wrong.length > 0 && (
				<ul>
					{[...new Set(wrong.map((problem) => valueProblemWords(nameOf(parts, problem.key), problem)))]
						.slice(0, 12)
						.map((line) => (
							<li key={line}>{line}</li>
						))}
				</ul>
			)}
			{next && (
				<>
					<h3>{words.importing}</h3>
					{changes.length === 0 ? (
						<p>{words.importNothing}</p>
					) : (
						<ul>
							{changes.map(({ key, to }) => (
								<li key={key}>
									{words.change(
										nameOf(parts, key),
										to,
										to === 'own' ? valueLines(profileWith(next.values), key).slice(0, 4) : [],
									)}
								</li>
							))}
						</ul>
					)}
				</>
			)}
			<div class="press">
				{next && changes.length > 0 && (
					<button
						type="button"
						class="btn go"
						onClick={() => {
							replaceCopy(next);
							onDone(words.applied(changes.length));
						}}
					>
						<Glyph of="ui-check" />
						{words.apply}
					</button>
				)}
				<button type="button" class="btn" onClick={() => onDone('')}>
					{next && changes.length > 0 ? words.leave : words.close}
				</button>
			</div>
		</div>
	);
};
