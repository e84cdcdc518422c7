import { useState } from 'preact/hooks';
import type { CompanionAction, CompanionQuestion, Sketch } from '#games/copan/companion.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { readPins } from '#stores/this-game.ts';
import { answerWords, play } from '#words/en/solo-play.ts';

interface AnswersProps {
	question: CompanionQuestion;
	position: Sketch;
	/** What may be answered; what only puts something right stands elsewhere. */
	answers: readonly CompanionAction[];
	onAct: (action: CompanionAction) => void;
}

/** Questions whose answers are small and many: a grid of them. */
const grids: readonly string[] = ['die', 'die-automa', 'look-steps', 'look-row', 'look-zenith', 'look-river'];

/** One of many, in a list that drops down, and a button that takes it. */
const Drop = ({
	label,
	take,
	options,
	wordsOf,
	onAct,
}: {
	label: string;
	take: string;
	options: readonly CompanionAction[];
	wordsOf: (action: CompanionAction) => { text: string; small?: string };
	onAct: (action: CompanionAction) => void;
}) => {
	const [at, setAt] = useState(0);
	const chosen = options[Math.min(at, options.length - 1)];
	if (!chosen) return null;
	const { small } = wordsOf(chosen);
	return (
		<div class="drop">
			<label class="labelled">
				<span>{label}</span>
				<select value={at} onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}>
					{options.map((option, index) => (
						<option key={JSON.stringify(option)} value={index}>
							{wordsOf(option).text}
						</option>
					))}
				</select>
			</label>
			{small && <p class="says">{small}</p>}
			<button type="button" class="btn" onClick={() => onAct(chosen)}>
				<Glyph of="ui-check" /> {take}
			</button>
		</div>
	);
};

/** What the person may answer: a few large buttons; of many the likely ones, and the rest in a list. */
export const Answers = ({ question, position, answers, onAct }: AnswersProps) => {
	const wordsOf = (action: CompanionAction) => answerWords(action, question, position);
	const button = (action: CompanionAction, look: string) => {
		const { text, symbol, small } = wordsOf(action);
		return (
			<button key={JSON.stringify(action)} type="button" class={`btn ${look}`} onClick={() => onAct(action)}>
				{symbol && <Glyph of={symbol} />}
				<span>
					{text}
					{small && <small>{small}</small>}
				</span>
			</button>
		);
	};
	const of = (...types: CompanionAction['type'][]) => answers.filter(({ type }) => types.includes(type));
	const isBasic = position.automa?.mode === 'basic';
	if (question.ask === 'look-character') {
		const named = of('character');
		const pick = <Drop label={play.name} take={play.take} options={named} wordsOf={wordsOf} onAct={onAct} />;
		return (
			<div class="answers">
				{isBasic ? of('unnamed').map((action) => button(action, 'large go')) : pick}
				{!isBasic && of('unnamed').map((action) => button(action, 'large'))}
				{of('lies', 'none-left').map((action) => button(action, 'large'))}
				{isBasic && (
					<details class="fold">
						<summary>{play.nameIt}</summary>
						{pick}
					</details>
				)}
			</div>
		);
	}
	if (question.ask === 'look-city' && of('city-tile').length > 0) {
		const pinned = readPins()?.cities ?? [];
		const tiles = of('city-tile');
		const isPinned = (action: CompanionAction) => action.type === 'city-tile' && pinned.includes(action.city);
		const likely = tiles.filter(isPinned);
		return (
			<div class="answers">
				{likely.map((action) => button(action, 'large'))}
				<Drop
					label={likely.length > 0 ? play.otherCities : play.name}
					take={play.take}
					options={tiles.filter((action) => !isPinned(action))}
					wordsOf={(action) => {
						const { text, small } = wordsOf(action);
						return { text: small ? `${text}: ${small}` : text };
					}}
					onAct={onAct}
				/>
				{of('city').map((action) => button(action, 'large'))}
			</div>
		);
	}
	if (question.ask === 'look-effect') {
		const isVp = (action: CompanionAction) => action.type === 'gives' && action.effect.startsWith('vp-');
		return (
			<div class="answers">
				{of('go-on').map((action) => button(action, 'large go'))}
				<div class="few">
					{of('gives')
						.filter((action) => !isVp(action))
						.map((action) => button(action, 'small'))}
				</div>
				<Drop
					label={play.vpShown}
					take={play.take}
					options={of('gives').filter(isVp)}
					wordsOf={wordsOf}
					onAct={onAct}
				/>
			</div>
		);
	}
	const isGrid = grids.includes(question.ask);
	const ends = of('end-near');
	const main = answers.filter((action) => !ends.includes(action));
	// Which token was drawn, nobody can guess.
	const first = question.ask === 'draw-token' ? 'large' : 'large go';
	return (
		<div class="answers">
			<div class={isGrid ? `grid ${question.ask}` : 'column'}>
				{main.map((action, at) => button(action, isGrid ? 'face' : at === 0 ? first : 'large'))}
			</div>
			{ends.length > 0 && (
				<details class="fold">
					<summary>{play.ends}</summary>
					<p class="says">{play.endsSay}</p>
					<div class="column">{ends.map((action) => button(action, 'large'))}</div>
				</details>
			)}
		</div>
	);
};
