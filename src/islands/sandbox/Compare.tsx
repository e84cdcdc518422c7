import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
	type ComparedRuling,
	type Comparison,
	compareReadings,
	differs,
	type OtherReading,
	type Progress,
	partingOf,
} from '#engine/compare.ts';
import type { Scenario } from '#engine/scenario.ts';
import { soloRulings } from '#games/copan/automa-rulings.ts';
import { differencesOf, readable } from '#games/copan/differences.ts';
import type { Action, Position, Setup } from '#games/copan/index.ts';
import { rulings } from '#games/copan/rulings.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { Who } from '#islands/parts/Who.tsx';
import { compare, differenceLines } from '#words/en/compare.ts';
import type { SandboxDesk } from './desk.ts';

type Words = Pick<SandboxDesk, 'copanGame' | 'actionWords' | 'rejectionWords' | 'setupProblemWords'>;
type Line = OtherReading<Setup, Position, Action>;
type Compared = Comparison<Setup, Position, Action>;

interface CompareProps {
	scenario: Scenario<Setup, Action>;
	/** Actions taken: what comes after them is not compared. */
	at: number;
	desk: Words;
	nameOf: (seat: number) => string;
	/** Puts names in place of numbers of players. */
	named: (text: string) => string;
	citations: Citations;
	/** Opens a line: the scenario under its reading, played as far as it came. */
	onOpen: (scenario: Scenario<Setup, Action>) => void;
}

/** Milliseconds of work between two looks at what a person does. */
const slice = 12;

const optionText = (citations: Citations, ruling: string, option: string): string =>
	citations.rulings[ruling]?.options.find(({ id }) => id === option)?.text ?? option;

const Name = ({ ruling, citations }: { ruling: string; citations: Citations }) => (
	<>
		<Glyph of="open-question" size="s" />{' '}
		<a href={citations.rulings[ruling]?.href}>{citations.rulings[ruling]?.short ?? ruling}</a>
	</>
);

interface OtherProps extends Omit<CompareProps, 'at'> {
	line: Line;
	ruling: string;
	/** Steps that were compared. */
	steps: number;
}

/** What a scenario comes to under one other reading. */
const Other = ({ line, ruling, steps, scenario, desk, nameOf, named, citations, onOpen }: OtherProps) => {
	const { end, answers } = line;
	const words = (actions: readonly Action[], position: Position) =>
		actions.map((action) => desk.actionWords(action, position));
	const told: ComponentChildren[] = [];
	if (answers && answers.added.length > 0) told.push(compare.added(answers.at, words(answers.added, answers.position)));
	if (answers && answers.gone.length > 0) told.push(compare.gone(answers.at, words(answers.gone, answers.inForce)));
	const lines = 'problems' in end ? [] : differenceLines(differencesOf(end.inForce, end.position));
	const following = 'problems' in end || !end.refused ? undefined : scenario.actions[end.at];
	return (
		<div class="other">
			<p class="reading">
				<span class="which">{compare.other}</span> {optionText(citations, ruling, line.option)}
			</p>
			{!differs(line) && <p class="quiet">{compare.noDifference}</p>}
			{told.map((text, nth) => (
				<p key={nth}>{text}</p>
			))}
			{'problems' in end ? (
				<>
					<p>{compare.setup}</p>
					<ul>
						{end.problems.map((problem) => (
							<li key={problem.path}>{named(desk.setupProblemWords(problem))}</li>
						))}
					</ul>
				</>
			) : (
				<>
					{line.parts !== null && (
						<p class="where">
							{lines.length === 0 ? compare.sameEnd(line.parts) : compare.parts(line.parts, end.at, steps)}
						</p>
					)}
					{lines.length > 0 && (
						<ul class="differences">
							{lines.map(({ seat, text }) => (
								<li key={`${seat}${text}`}>
									{seat !== null && (
										<>
											<Who seat={seat} />
											<span class="vh">{nameOf(seat)}: </span>
										</>
									)}
									<span>{named(text)}</span>
								</li>
							))}
						</ul>
					)}
					{end.refused && following && (
						<p class="refused-here">
							<Glyph of="ui-close" size="s" /> {compare.refused(end.at + 1, desk.actionWords(following, end.inForce))}{' '}
							{desk.rejectionWords(end.refused)}{' '}
							<a href={citations.rules[end.refused.rule]?.href}>{citations.rules[end.refused.rule]?.title}</a>
						</p>
					)}
					{line.drawn > 0 && <p class="quiet">{compare.drawn(line.drawn)}</p>}
					{line.dropped > 0 && <p class="quiet">{compare.dropped(line.dropped)}</p>}
					{differs(line) && (
						<button
							type="button"
							class="btn"
							aria-label={`${compare.open}: ${optionText(citations, ruling, line.option)}`}
							onClick={() => onOpen(line.scenario)}
						>
							<Glyph of="ui-next" />
							{compare.open}
						</button>
					)}
				</>
			)}
		</div>
	);
};

/** Whether a line cannot begin, or stops, or ends elsewhere than under the reading in force. */
const endsOtherwise = ({ end }: Line): boolean =>
	'problems' in end || end.refused !== null || differencesOf(end.inForce, end.position).length > 0;

/** Lines that differ first, the earliest first. */
const inOrder = ({ others }: ComparedRuling<Setup, Position, Action>): Line[] =>
	[...others].sort((one, other) => partingOf(one) - partingOf(other));

interface RulingsProps extends Omit<OtherProps, 'line' | 'ruling'> {
	of: readonly ComparedRuling<Setup, Position, Action>[];
}

/** Rulings, each with the reading in force and what every other comes to. */
const Rulings = ({ of, ...rest }: RulingsProps) => (
	<ol class="rulings">
		{of.map((each) => (
			<li key={each.ruling}>
				<h3>
					<Name ruling={each.ruling} citations={rest.citations} />
				</h3>
				<p class="reading">
					<span class="which">{compare.inForce}</span> {optionText(rest.citations, each.ruling, each.inForce)}
				</p>
				{inOrder(each).map((line) => (
					<Other key={line.option} line={line} ruling={each.ruling} {...rest} />
				))}
			</li>
		))}
	</ol>
);

/** One scenario under every other reading of the rulings it meets, and where the outcomes part. */
export const Compare = ({ scenario, at, desk, nameOf, named, citations, onOpen }: CompareProps) => {
	const [progress, setProgress] = useState<Progress | null>(null);
	const [found, setFound] = useState<Compared | null>(null);
	const [isStopped, setStopped] = useState(false);
	/** The timer of the next slice; 0 where nothing runs. */
	const timer = useRef(0);
	const halt = () => {
		clearTimeout(timer.current);
		timer.current = 0;
		setProgress(null);
	};
	// Another line makes what was found, or is being looked for, stale.
	useEffect(() => {
		setFound(null);
		setStopped(false);
		return halt;
	}, [scenario, at]);

	const start = () => {
		halt();
		setFound(null);
		setStopped(false);
		const played = { ...scenario, actions: scenario.actions.slice(0, at) };
		const run = compareReadings(desk.copanGame, played, scenario.setup.automa ? soloRulings : rulings, readable);
		const work = () => {
			const until = performance.now() + slice;
			let step = run.next();
			while (!step.done && performance.now() < until) step = run.next();
			if (step.done) {
				halt();
				setFound(step.value);
			} else {
				setProgress(step.value);
				timer.current = window.setTimeout(work);
			}
		};
		work();
	};

	const ends = found?.parted.filter(({ others }) => others.some(endsOtherwise)) ?? [];
	const ways = found?.parted.filter((each) => !ends.includes(each)) ?? [];
	const shared = { steps: at, scenario, desk, nameOf, named, citations, onOpen };
	return (
		<section class="compare" aria-labelledby="compare-title">
			<h2 id="compare-title">{compare.title}</h2>
			<p>{compare.lead(at)}</p>
			<div class="run">
				<button
					type="button"
					class={found ? 'btn' : 'btn go'}
					onClick={() => {
						if (!progress) return start();
						halt();
						setStopped(true);
					}}
				>
					<Glyph of={progress ? 'ui-close' : 'ui-step'} />
					{progress ? compare.stop : found ? compare.again : compare.start}
				</button>
				{progress && (
					<label class="progress">
						<span>{compare.progress(progress.done, progress.of)}</span>
						<progress value={progress.done} max={progress.of} />
					</label>
				)}
			</div>
			<p class="found" role="status">
				{found ? compare.found(ends.length, ways.length, found.same.length) : isStopped ? compare.stopped : ''}
			</p>
			{ends.length > 0 && <Rulings of={ends} {...shared} />}
			{ways.length > 0 && (
				<details class="fold">
					<summary>{compare.ways(ways.length)}</summary>
					<Rulings of={ways} {...shared} />
				</details>
			)}
			{found && found.same.length > 0 && (
				<details class="fold">
					<summary>{compare.same(found.same.length)}</summary>
					<ul class="same">
						{found.same.map(({ ruling, inForce, others }) => (
							<li key={ruling}>
								<Name ruling={ruling} citations={citations} />
								<small>
									{optionText(citations, ruling, inForce)}
									{others.length === 0 && ` (${compare.only})`}
								</small>
							</li>
						))}
					</ul>
				</details>
			)}
		</section>
	);
};
