import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type ByResource, type ClosableSite, closableSites, resources, siteOf } from '#games/copan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Stepper } from '#islands/parts/Stepper.tsx';
import { resourceNames, siteShort } from '#words/en/copan.ts';
import { play } from '#words/en/play.ts';

/** More than any tile can bring. */
const mostGuessed = 20;

interface FormProps {
	hint: string;
	onCheck: () => void;
	onSkip: () => void;
	children: ComponentChildren;
}

const Form = ({ hint, onCheck, onSkip, children }: FormProps) => (
	<form
		class="guess"
		onSubmit={(event) => {
			event.preventDefault();
			onCheck();
		}}
	>
		{children}
		<p class="quiet">{hint}</p>
		<div class="btns">
			<button type="submit" class="btn go">
				<Glyph of="ui-check" />
				{play.guess.check}
			</button>
			<button type="button" class="btn" onClick={onSkip}>
				{play.guess.just}
			</button>
		</div>
	</form>
);

interface HarvestProps {
	amounts: ByResource;
	onAmounts: (amounts: ByResource) => void;
	onCheck: () => void;
	onSkip: () => void;
}

/** “What comes in?”: a count of each resource. */
export const HarvestGuess = ({ amounts, onAmounts, ...rest }: HarvestProps) => (
	<Form hint={play.guess.hint} {...rest}>
		<div class="steppers">
			{resources.map((resource) => (
				<Stepper
					key={resource}
					label={resourceNames[resource]}
					symbol={resource}
					value={amounts[resource]}
					most={mostGuessed}
					onChange={(value) => onAmounts({ ...amounts, [resource]: value })}
				/>
			))}
		</div>
	</Form>
);

interface ClosingsProps {
	ticked: readonly ClosableSite[];
	onTick: (ticked: ClosableSite[]) => void;
	onCheck: () => void;
	onSkip: () => void;
}

/** “Which spaces close?”: the Sites that lose a space. */
export const ClosingsGuess = ({ ticked, onTick, ...rest }: ClosingsProps) => (
	<Form hint={play.guess.closingsHint} {...rest}>
		<div class="chips sites">
			{resources.map((resource) => {
				const site = siteOf[resource];
				return (
					<label key={site} class="chip">
						<input
							type="checkbox"
							class="vh"
							checked={ticked.includes(site)}
							onChange={() => onTick(closableSites.filter((each) => ticked.includes(each) !== (each === site)))}
						/>
						<Glyph of={`site-${site}`} />
						{siteShort[site]}
					</label>
				);
			})}
		</div>
	</Form>
);

interface AnswersProps {
	answers: readonly string[];
	onCheck: (answer: number) => void;
	onSkip: () => void;
}

/** One of several answers. */
export const AnswersGuess = ({ answers, onCheck, onSkip }: AnswersProps) => {
	const [chosen, setChosen] = useState<number | null>(null);
	return (
		<Form hint={play.guess.answersHint} onCheck={() => chosen !== null && onCheck(chosen)} onSkip={onSkip}>
			<div class="options">
				{answers.map((text, index) => (
					<label key={text} class="chip">
						<input
							type="radio"
							class="vh"
							name="answer"
							required
							checked={chosen === index}
							onChange={() => setChosen(index)}
						/>
						{text}
					</label>
				))}
			</div>
		</Form>
	);
};
