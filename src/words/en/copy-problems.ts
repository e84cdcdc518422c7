/** What is wrong with a value of the owner's copy, and what mends it. */
import type { SetupProblem } from '#engine/rules.ts';
import { setupProblemWords } from './copan-refusals.ts';
import { copyEntry as words } from './copy-entry.ts';

/** As `src/stores/your-copy.ts` names it. */
type Problem = { key: string } & (
	| { code: 'shape'; path: (string | number)[]; type: string; expected: string | null; received: string }
	| { code: 'unknown' }
	| { code: 'fit'; problem: SetupProblem }
);

/** One problem in words; `name` is what the page calls the value. */
export const valueProblemWords = (name: string, problem: Problem): string => {
	switch (problem.code) {
		case 'unknown':
			return words.unknown(problem.key);
		case 'fit':
			return setupProblemWords(problem.problem);
		case 'shape': {
			const { type, expected, received, path } = problem;
			const bound = expected?.replace(/^[<>]=/, '') ?? '';
			if (type === 'max_value') return words.tooMuch(name, received, bound);
			if (type === 'min_value') return words.tooLittle(name, received, bound);
			return words.wrongShape(name, path.map((each) => (typeof each === 'number' ? each + 1 : each)).join(', '));
		}
	}
};
