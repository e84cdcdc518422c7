import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type CompanionAction, companionQuestion } from '#games/copan/companion.ts';
import { seatOf } from '#games/copan/turn.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { SoloGame, SoloResult } from '#stores/solo.ts';
import { ownProfile } from '#stores/your-copy.ts';
import { solo } from '#words/en/solo.ts';
import { askedWords, play } from '#words/en/solo-play.ts';
import { Answers } from './Answers.tsx';
import { Everything } from './Everything.tsx';
import { Final } from './Final.tsx';
import { Lines, toldOf } from './Lines.tsx';
import { RuleLink } from './RuleLink.tsx';
import { useCompanion } from './useCompanion.ts';
import type { SoloProps } from './view.ts';

interface PlayProps extends SoloProps {
	game: SoloGame;
	/** Whether the device keeps values of the owner's copy. */
	hasOwn: boolean;
	onPut: (game: SoloGame, round: number) => void;
	onBack: () => void;
	onFinish: (result: SoloResult) => void;
}

const corrections: readonly CompanionAction['type'][] = ['correct', 'add-character', 'drop-character'];

/** A game that is being played: what to do now, what the Automa has, what is asked; at the end the score of both. */
export const Play = (props: PlayProps) => {
	const { game, hasOwn, onPut, onBack, onFinish, citations, pages, faces } = props;
	/** The game as it is at the time. */
	const latest = useRef(game);
	latest.current = game;
	const profile = useMemo(() => (hasOwn ? ownProfile() : {}), []);
	const companion = useCompanion(game, profile, (part, round) => onPut({ ...latest.current, ...part }, round));
	const { position, legal, rule, steps, rounds, at, stoppedAt } = companion;
	const root = useRef<HTMLDivElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const lastAt = useRef(at);

	// After an answer what is asked next is read first, with what is to be done before it in sight.
	useEffect(() => {
		if (lastAt.current === at) return;
		lastAt.current = at;
		title.current?.focus({ preventScroll: true });
		if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView({ block: 'start' });
	}, [at]);

	const question = companionQuestion(position);
	const automa = position.automa;
	if (!automa) return null;
	const its = seatOf(position, automa.seat);
	const glyphs = automa.glyphs.length;
	/** Since when the turn goes: the step in which it began. */
	const turnStart = steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'turnBegan'));
	const current = steps.at(-1);
	const began = current?.events.findLastIndex(({ type }) => type === 'turnBegan') ?? -1;
	const now = toldOf(current?.events.slice(Math.max(0, began)) ?? [], position);
	const earlier = toldOf(
		steps.slice(Math.max(0, turnStart), -1).flatMap(({ events }) => events),
		position,
	);
	const asked = question && askedWords(question, position);
	const isYourTurn = position.active !== automa.seat;
	const act = companion.act;
	const toDo = now.filter(({ isToDo }) => isToDo);

	return (
		<div class="playing" ref={root}>
			<div class="game-head where">
				<button type="button" class="btn" aria-label={solo.bar.back} onClick={onBack}>
					<Glyph of="ui-back" />
				</button>
				<p>
					<b class="game-name">{game.name}</b>
					<small>
						{play.round(rounds)}
						{position.ending && ` · ${play.lastRound}`}
					</small>
				</p>
				<button
					type="button"
					class="btn"
					aria-label={solo.bar.undo}
					aria-disabled={companion.canUndo ? undefined : 'true'}
					onClick={() => companion.canUndo && companion.step(-1)}
				>
					<Glyph of="ui-undo" />
				</button>
				<button
					type="button"
					class="btn redo"
					aria-label={solo.bar.redo}
					aria-disabled={companion.canRedo ? undefined : 'true'}
					onClick={() => companion.canRedo && companion.step(1)}
				>
					<Glyph of="ui-undo" />
				</button>
			</div>
			{stoppedAt !== null && (
				<p class="bad" role="alert">
					{solo.trouble.stopped(stoppedAt + 1)}
				</p>
			)}
			<div class="strip">
				<ol class="its-cards" aria-label={play.row}>
					{automa.row.map((resource) => {
						const isHard = automa.hard.includes(resource);
						const isPlayed = automa.card === resource;
						return (
							<li key={resource} class={isPlayed ? 'played' : undefined}>
								<Glyph of={resource} />
								<span aria-hidden="true">{its.tiles[resource]}</span>
								{isHard && <Glyph of="difficulty" size="s" />}
								<span class="vh">{play.card(resource, its.tiles[resource], isHard, isPlayed)}</span>
							</li>
						);
					})}
				</ol>
				<p class="its-points">{play.has(its.vp, its.characters.length, glyphs)}</p>
			</div>
			{earlier.length > 0 && question && (
				<details class="fold">
					<summary>{play.earlier}</summary>
					<Lines lines={earlier} citations={citations} yourCopy={pages.yourCopy} />
				</details>
			)}
			{now.length > 0 && question && (
				<section class="now-told" aria-labelledby="solo-now" aria-live="polite">
					<h2 id="solo-now">{toDo.length > 0 ? play.doNow : play.happened}</h2>
					<Lines lines={now} citations={citations} yourCopy={pages.yourCopy} />
				</section>
			)}
			{question && asked ? (
				<section class={isYourTurn ? 'asked yours' : 'asked'} aria-labelledby="solo-asked">
					<h2 id="solo-asked" tabIndex={-1} ref={title}>
						{asked.title}
					</h2>
					{asked.text && <p class="text">{asked.text}</p>}
					{question.ask === 'your-turn' && (
						<details class="fold">
							<summary>{play.eventFaces(game.setup.card)}</summary>
							<ol class="faces" aria-label={play.eventFaces(game.setup.card)}>
								{faces[game.setup.card]?.map(({ symbol, line }) => (
									<li key={symbol}>
										<Glyph of={symbol} /> {line}
									</li>
								))}
							</ol>
							<a href={`${pages.eventNow}?card=${game.setup.card.toLowerCase()}`}>{play.eventNow}</a>
						</details>
					)}
					<Answers
						key={`${at} ${question.ask}`}
						question={question}
						position={position}
						answers={legal.filter(({ type }) => !corrections.includes(type))}
						onAct={act}
					/>
					<p class="cites">
						{[...new Set([rule, ...(asked.rules ?? [])])].map(
							(id) => id && <RuleLink key={id} id={id} citations={citations} />,
						)}
					</p>
				</section>
			) : (
				<Final
					{...props}
					position={position}
					you={game.you}
					isOurs={!('stairwayRates' in profile)}
					onChange={(you) => onPut({ ...latest.current, you }, rounds)}
					onKeep={(vp, winners) =>
						onFinish({ at: Date.now(), name: game.name, setup: game.setup, vp, winners, rounds })
					}
				/>
			)}
			{question && <Everything position={position} legal={legal} onAct={act} />}
		</div>
	);
};
