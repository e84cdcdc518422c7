import type { Trouble } from '#stores/opening.ts';
import { rejectionWords, setupProblemWords } from '#words/en/copan-refusals.ts';
import { play } from '#words/en/play.ts';
import { Glyph } from './Glyph.tsx';

const words = (trouble: Trouble): { line: string; details: string[] } => {
	switch (trouble.code) {
		case 'preset':
			return { line: play.trouble.preset(trouble.id), details: [] };
		case 'too-long':
			return { line: play.trouble.tooLong, details: [] };
		case 'damaged':
			return { line: play.trouble.damaged, details: [] };
		case 'shape':
			return { line: play.trouble.shape, details: trouble.problems.map(play.scenarioProblem) };
		case 'setup':
			return { line: play.trouble.setup, details: trouble.problems.map(setupProblemWords) };
		case 'refused':
			return { line: play.trouble.refused(trouble.step), details: [rejectionWords(trouble.refused)] };
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
					{play.trouble.kept}
					<textarea readOnly rows={3} value={trouble.text} />
				</label>
			)}
			<button type="button" class="btn" aria-label={play.trouble.dismiss} onClick={onClose}>
				<Glyph of="ui-close" />
			</button>
		</div>
	);
};
