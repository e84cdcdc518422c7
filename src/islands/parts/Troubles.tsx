import type { Trouble } from '#stores/opening.ts';
import { scenarioProblem, troubleWords } from '#words/en/arrange.ts';
import { rejectionWords, setupProblemWords } from '#words/en/copan-refusals.ts';
import { Glyph } from './Glyph.tsx';

const words = (trouble: Trouble): { line: string; details: string[] } => {
	switch (trouble.code) {
		case 'preset':
			return { line: troubleWords.preset(trouble.id), details: [] };
		case 'too-long':
			return { line: troubleWords.tooLong, details: [] };
		case 'damaged':
			return { line: troubleWords.damaged, details: [] };
		case 'shape':
			return { line: troubleWords.shape, details: trouble.problems.map(scenarioProblem) };
		case 'setup':
			return { line: troubleWords.setup, details: trouble.problems.map(setupProblemWords) };
		case 'refused':
			return { line: troubleWords.refused(trouble.step), details: [rejectionWords(trouble.refused)] };
	}
};

/** Most problems of one text worth reading. */
const mostShown = 5;

/** Why an address could not be opened, with what it held for its owner to keep. */
export const Troubles = ({ trouble, onClose }: { trouble: Trouble; onClose: () => void }) => {
	const { line, details } = words(trouble);
	return (
		<div class="trouble" role="alert">
			<p>{line}</p>
			{details.length > 0 && (
				<ul>
					{details.slice(0, mostShown).map((detail) => (
						<li key={detail}>{detail}</li>
					))}
				</ul>
			)}
			{trouble.text && (
				<label>
					{troubleWords.kept}
					<textarea readOnly rows={3} value={trouble.text} />
				</label>
			)}
			<button type="button" class="btn" aria-label={troubleWords.dismiss} onClick={onClose}>
				<Glyph of="ui-close" />
			</button>
		</div>
	);
};
