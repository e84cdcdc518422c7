import { useState } from 'preact/hooks';
import { automaModes } from '#games/copan/automa.ts';
import { type Resource, resources } from '#games/copan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { HardCards } from '#islands/parts/HardCards.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { longestName, type SoloSetup } from '#stores/solo.ts';
import { readPins } from '#stores/this-game.ts';
import { solo } from '#words/en/solo.ts';
import type { SoloProps } from './view.ts';

const words = solo.start;

const difficulties = ['easy', 'hard', 'mixed'] as const;

/** A reading that no companion can play: for a Totem that moves each turn it would have to see all the Sites. */
const beyond = 'as-a-player';

interface StartProps extends Pick<SoloProps, 'faces' | 'rulings' | 'citations' | 'pages'> {
	/** What is chosen already, where a game's choice is changed. */
	chosen: Pick<SoloSetup, 'mode' | 'hard' | 'card' | 'rulings'> | null;
	name: string;
	onBegin: (name: string, choice: Pick<SoloSetup, 'mode' | 'hard' | 'card' | 'rulings'>) => void;
}

/** Mode, difficulty and Event card of a game: what decides its set-up. */
export const Start = ({ faces, rulings, citations, pages, chosen, name: called, onBegin }: StartProps) => {
	const [name, setName] = useState(called);
	const [mode, setMode] = useState<SoloSetup['mode']>(chosen?.mode ?? 'basic');
	const [hard, setHard] = useState<Resource[]>(chosen?.hard ?? []);
	const [isMixed, setMixed] = useState(hard.length > 0 && hard.length < resources.length);
	const [card, setCard] = useState(() => chosen?.card ?? readPins()?.card?.toUpperCase() ?? 'A');
	const [readings, setReadings] = useState<Record<string, string>>(chosen?.rulings ?? {});
	const difficulty = isMixed ? 'mixed' : hard.length > 0 ? 'hard' : 'easy';
	return (
		<form
			class="start"
			onSubmit={(event) => {
				event.preventDefault();
				onBegin(name.trim(), { mode, hard: resources.filter((each) => hard.includes(each)), card, rulings: readings });
			}}
		>
			<OneOf
				legend={words.mode}
				name="mode"
				value={mode}
				options={automaModes.map((each) => [each, words.modes[each]] as const)}
				onChange={setMode}
			/>
			<p class="says">{words.modeSays[mode]}</p>
			<OneOf
				legend={words.difficulty}
				name="difficulty"
				value={difficulty}
				options={difficulties.map((each) => [each, words.difficulties[each]] as const)}
				onChange={(each) => {
					setMixed(each === 'mixed');
					if (each !== 'mixed') setHard(each === 'hard' ? [...resources] : []);
				}}
			/>
			<p class="says">
				<Glyph of="difficulty" size="s" /> {words.difficultySays}
			</p>
			{isMixed && (
				<fieldset class="one-of">
					<legend>{words.hardCards}</legend>
					<div class="chips">
						<HardCards hard={hard} onHard={setHard} />
					</div>
				</fieldset>
			)}
			<OneOf
				legend={words.card}
				name="card"
				value={card}
				options={Object.keys(faces).map((letter) => [letter, letter] as const)}
				onChange={setCard}
			/>
			<p class="says">
				{words.cardSays} <a href={pages.compare}>{words.compare}</a>
			</p>
			<ol class="faces" aria-label={words.faces(card)}>
				{faces[card]?.map(({ symbol, line }) => (
					<li key={symbol}>
						<Glyph of={symbol} /> {line}
					</li>
				))}
			</ol>
			<label class="labelled">
				<span>{words.name}</span>
				<input
					type="text"
					maxLength={longestName}
					autocomplete="off"
					placeholder={words.defaultName(Date.now())}
					value={name}
					onInput={({ currentTarget }) => setName(currentTarget.value)}
				/>
			</label>
			<details class="fold">
				<summary>{words.readings}</summary>
				<p class="says">{words.readingsSay}</p>
				{rulings.map((id) => {
					const ruling = citations.rulings[id];
					const [ours] = ruling?.options ?? [];
					return (
						ruling &&
						ours && (
							<div key={id} class="reading">
								<Select
									label={ruling.short}
									value={readings[id] ?? ours.id}
									options={ruling.options
										.filter((option) => option.id !== beyond)
										.map((option) => [option.id, option === ours ? words.ours(option.text) : option.text] as const)}
									onChange={(option) => {
										const { [id]: _, ...others } = readings;
										setReadings(option === ours.id ? others : { ...others, [id]: option });
									}}
								/>
								<a class="why" href={ruling.href} aria-label={ruling.short}>
									<Glyph of="open-question" />
								</a>
							</div>
						)
					);
				})}
			</details>
			<button type="submit" class="btn go big">
				{words.begin}
				<Glyph of="ui-next" />
			</button>
		</form>
	);
};
