import { useEffect, useState } from 'preact/hooks';
import { longestTrack, shortestTrack } from '#games/orloj/rooster.ts';
import type { GameSetup } from '#games/orloj/schemas.ts';
import { most } from '#games/orloj/studio.ts';
import {
	type Difficulty,
	difficulties,
	hasAdvancedMastery,
	numbers,
	type ScoringCount,
	scoringCounts,
} from '#games/orloj/values.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { difficultyNames, difficultyWords, shortNames } from '#words/en/orloj.ts';
import { manesTurn } from '#words/en/orloj-tools.ts';
import type { Pages } from './view.ts';

const words = manesTurn.start;

interface StartProps {
	pages: Pages;
	onBegin: (setup: GameSetup) => void;
	onFile: (input: HTMLInputElement) => void;
}

/** A whole number as somebody typed it, or null. */
const whole = (text: string, least: number, top: number): number | null =>
	/^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= top ? Number(text) : null;

const nths = [0, 1, 2] as const;

/** What a game starts from: the difficulty, and what only the box can tell. */
export const Start = ({ pages, onBegin, onFile }: StartProps) => {
	const [difficulty, setDifficulty] = useState<Difficulty>('basic');
	const [threshold, setThreshold] = useState(`${numbers.threshold.value}`);
	const [steps, setSteps] = useState('');
	const [tiles, setTiles] = useState<GameSetup['tiles']>(['months', 'zodiacs', 'apostles']);
	const [problems, setProblems] = useState<string[]>([]);
	const choose = (chosen: Difficulty) => {
		setDifficulty(chosen);
		// The advanced side has a number of its own, which nobody tells.
		if (hasAdvancedMastery(chosen) !== hasAdvancedMastery(difficulty))
			setThreshold(hasAdvancedMastery(chosen) ? '' : `${numbers.threshold.value}`);
	};
	useEffect(() => {
		const asked = new URLSearchParams(location.search).get('difficulty');
		const found = difficulties.find((each) => each === asked);
		if (found) choose(found);
	}, []);
	const begin = () => {
		const value = whole(threshold, 0, most.threshold);
		const roosterSteps = whole(steps, shortestTrack, longestTrack);
		const wrong = [
			...(value === null ? [words.thresholdMissing] : []),
			...(roosterSteps === null ? [words.roosterMissing] : []),
			...(new Set(tiles).size < tiles.length ? [words.tilesTwice] : []),
		];
		setProblems(wrong);
		if (value !== null && roosterSteps !== null && wrong.length === 0)
			onBegin({ difficulty, threshold: value, roosterSteps, tiles });
	};
	return (
		<form
			class="start"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				begin();
			}}
		>
			<h2 tabIndex={-1}>{words.title}</h2>
			<p class="says">
				<a href={pages.setUp}>{words.setUp}</a>
			</p>
			<OneOf
				legend={words.difficulty}
				name="difficulty"
				value={difficulty}
				options={difficulties.map((each) => [each, difficultyNames[each]] as const)}
				onChange={choose}
			/>
			<p class="says">{difficultyWords[difficulty]}</p>
			<label class="labelled">
				<span>{words.threshold}</span>
				<input
					type="text"
					inputMode="numeric"
					autocomplete="off"
					value={threshold}
					aria-describedby="threshold-says"
					onInput={({ currentTarget }) => setThreshold(currentTarget.value)}
				/>
			</label>
			<p class="says" id="threshold-says">
				{words.thresholdSays(hasAdvancedMastery(difficulty))}
			</p>
			<label class="labelled">
				<span>{words.rooster}</span>
				<input
					type="text"
					inputMode="numeric"
					autocomplete="off"
					value={steps}
					aria-describedby="rooster-says"
					onInput={({ currentTarget }) => setSteps(currentTarget.value)}
				/>
			</label>
			<p class="says" id="rooster-says">
				{words.roosterSays}
			</p>
			<fieldset>
				<legend>{words.tiles}</legend>
				<div class="three">
					{nths.map((nth) => (
						<Select
							key={nth}
							label={words.tile(nth + 1)}
							short={`${nth + 1}`}
							value={tiles[nth]}
							options={scoringCounts.map((what) => [what, shortNames[what]] as const)}
							onChange={(what: ScoringCount) =>
								setTiles(tiles.map((each, at) => (at === nth ? what : each)) as GameSetup['tiles'])
							}
						/>
					))}
				</div>
			</fieldset>
			<div role="alert">
				{problems.map((problem) => (
					<p key={problem} class="bad">
						{problem}
					</p>
				))}
			</div>
			<button type="submit" class="btn go big">
				{words.begin}
				<Glyph of="ui-next" />
			</button>
			<label class="file">
				<Glyph of="ui-next" size="s" /> {words.file}
				<input type="file" accept=".json,application/json" onChange={({ currentTarget }) => onFile(currentTarget)} />
			</label>
		</form>
	);
};
