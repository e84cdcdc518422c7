import type { Candidate } from '#engine/rules.ts';
import type { Action, Ask } from '#games/orloj/studio.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { answerWords, numberWords, refusedWords, rewardHeadings } from '#words/en/orloj-tools.ts';
import { symbolOf } from './symbols.ts';

interface AnswersProps {
	step: Ask;
	candidates: readonly Candidate<Action>[];
	onAct: (action: Action) => void;
	onRefused: (text: string) => void;
}

/** What goes on without telling more: it stands out where it is the usual answer. */
const usual: readonly Action['type'][] = ['your-turn-over', 'reward-over'];

/** What the person may answer: numbers in a grid, all else as large buttons. */
export const Answers = ({ step, candidates, onAct, onRefused }: AnswersProps) => {
	const button = ({ action, refused }: Candidate<Action>) => {
		const number = numberWords(action);
		const look = number ? 'face' : usual.includes(action.type) ? 'large go' : 'large';
		const symbol = number ? null : symbolOf(action);
		return (
			<button
				key={JSON.stringify(action)}
				type="button"
				class={`btn ${look}`}
				aria-label={number ?? undefined}
				aria-disabled={refused ? 'true' : undefined}
				onClick={() => (refused ? onRefused(refusedWords(refused.code)) : onAct(action))}
			>
				{symbol && <Glyph of={symbol} />}
				<span>{answerWords(action)}</span>
			</button>
		);
	};
	const isNumber = ({ action }: Candidate<Action>) => numberWords(action) !== null;
	const isOther = (each: Candidate<Action>) => !isNumber(each);
	if (step === 'reward')
		return (
			<div class="answers">
				{candidates.filter(({ action }) => action.type === 'reward-over').map(button)}
				<h3 class="kind">{rewardHeadings.vp}</h3>
				<div class="grid">{candidates.filter(isNumber).map(button)}</div>
				<h3 class="kind">{rewardHeadings.deeds}</h3>
				<div class="few">
					{candidates.filter((each) => isOther(each) && each.action.type !== 'reward-over').map(button)}
				</div>
			</div>
		);
	return (
		<div class="answers">
			{candidates.some(isNumber) && <div class="grid">{candidates.filter(isNumber).map(button)}</div>}
			{candidates.some(isOther) && (
				<div class={step === 'action' || step === 'objective' ? 'few' : 'column'}>
					{candidates.filter(isOther).map(button)}
				</div>
			)}
		</div>
	);
};
