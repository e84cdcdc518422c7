import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameSetup } from '#games/orloj/schemas.ts';
import { askedNow, ledgerOf, studio } from '#games/orloj/studio.ts';
import { numbers } from '#games/orloj/values.ts';
import { firstClick } from '#islands/parts/first-click.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Notice } from '#islands/parts/Notice.tsx';
import { useSaid } from '#islands/parts/useSaid.ts';
import { useTool } from '#islands/parts/useTool.ts';
import { Ask, type Question } from '#islands/score/Ask.tsx';
import { RuleLink } from '#islands/solo/RuleLink.tsx';
import { saveFile } from '#scripts/save-file.ts';
import { sheetOf, tools } from '#stores/orloj.ts';
import { linkTo } from '#stores/tool.ts';
import { askWords, manesTurn as words } from '#words/en/orloj-tools.ts';
import { Answers } from './Answers.tsx';
import { Standing } from './Standing.tsx';
import { Start } from './Start.tsx';
import { Told } from './Told.tsx';
import { useTurns } from './useTurns.ts';
import type { ToolProps } from './view.ts';

/** His turns, step by step: what his card shows is entered, what follows is told. */
export const Turn = ({ citations, pages }: ToolProps) => {
	const kept = useTool(tools.turn);
	const game = kept.state;
	const turns = useTurns(kept.now, kept.put);
	const { said, tell } = useSaid();
	const [question, setQuestion] = useState<Question | null>(null);
	const root = useRef<HTMLDivElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const steps = useMemo(() => (game ? turns.stepsOf(game) : []), [game]);
	const at = game ? Math.min(game.at, steps.length - 1) : -1;
	const here = steps[at];
	const lastAt = useRef<number | null>(null);

	const focus = () => {
		title.current?.focus({ preventScroll: true });
		if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView({ block: 'start' });
	};
	// After an answer what is asked next is read first, with what is to be done before it in sight.
	useEffect(() => {
		if (!kept.isOpen) return;
		if (lastAt.current !== null && lastAt.current !== at) focus();
		lastAt.current = at;
	}, [at, kept.isOpen]);

	/** The score sheet with what he has at the end; null while that is not packed. */
	const [scoreHref, setScoreHref] = useState<string | null>(null);
	useEffect(() => {
		setScoreHref(null);
		if (here && !askedNow(here.position))
			void linkTo(tools.score, pages.score, sheetOf(ledgerOf(here.position))).then(setScoreHref);
	}, [here]);

	const begin = (setup: GameSetup) => kept.put({ setup, actions: [], at: 0 });
	const openFile = async (input: HTMLInputElement) => {
		const file = input.files?.[0];
		input.value = '';
		if (file) kept.open(await file.text());
	};

	const playing = () => {
		if (!game || !here) return null;
		const { position, events } = here;
		const asked = askedNow(position);
		const ask = asked && askWords(asked, position);
		const rule = studio.decision(position)?.rule;
		const canUndo = at > 0;
		const canRedo = at < steps.length - 1;
		/** What came before in this round. */
		const roundStart = steps
			.slice(0, at + 1)
			.findLastIndex((step, nth) => nth === 0 || step.events.some(({ type }) => type === 'roundBegan'));
		const earlier = steps.slice(roundStart, at).flatMap((step) => step.events);
		return (
			<div class="playing">
				<div class="game-head where turns">
					<p>
						<b class="game-name">{asked ? words.round(position.round, numbers.turns.value) : words.over}</b>
					</p>
					<button
						type="button"
						class="btn"
						aria-label={words.bar.undo}
						aria-disabled={canUndo ? undefined : 'true'}
						onClick={() => canUndo && turns.step(-1)}
					>
						<Glyph of="ui-undo" />
					</button>
					<button
						type="button"
						class="btn redo"
						aria-label={words.bar.redo}
						aria-disabled={canRedo ? undefined : 'true'}
						onClick={() => canRedo && turns.step(1)}
					>
						<Glyph of="ui-undo" />
					</button>
				</div>
				{steps.length <= game.actions.length && (
					<p class="bad" role="alert">
						{words.trouble.stopped(steps.length - 1)}
					</p>
				)}
				<Standing position={position} />
				{events.length > 0 && (
					<section class="now-told" aria-labelledby="turn-told" aria-live="polite">
						<h2 id="turn-told">{words.told}</h2>
						<Told events={events} citations={citations} />
					</section>
				)}
				<section
					class={asked?.step === 'your-turn' ? 'asked yours' : 'asked'}
					aria-labelledby="turn-asked"
					onClickCapture={firstClick}
				>
					<h2 id="turn-asked" tabIndex={-1} ref={title}>
						{ask ? ask.title : words.over}
					</h2>
					{ask && <p class="text">{ask.text}</p>}
					{asked ? (
						<Answers
							key={`${at} ${asked.step}`}
							step={asked.step}
							candidates={studio.candidates(position)}
							onAct={(action) => {
								tell('');
								turns.act(action);
							}}
							onRefused={tell}
						/>
					) : (
						<div class="answers">
							{scoreHref && (
								<a class="btn large go" href={scoreHref}>
									<Glyph of="vp" />
									<span>{words.toScore}</span>
								</a>
							)}
						</div>
					)}
					<p class="notice" role="status">
						<span key={said.nth}>{said.text}</span>
					</p>
					<p class="cites">
						{rule && <RuleLink id={rule} citations={citations} />}
						{asked?.step === 'your-turn' && <a href={pages.rooster}>{words.toRooster}</a>}
					</p>
				</section>
				{earlier.length > 0 && (
					<details class="fold log-fold">
						<summary>{words.earlier}</summary>
						<Told events={earlier} citations={citations} isPast />
					</details>
				)}
				<p class="game-foot btns">
					<button type="button" class="btn" onClick={() => saveFile(kept.text(), words.bar.fileName(position.round))}>
						{words.bar.save}
					</button>
					<button
						type="button"
						class="btn"
						onClick={() =>
							setQuestion({
								text: words.bar.askAnew,
								yes: words.bar.yes,
								act: () => {
									kept.put(null);
									requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus());
								},
							})
						}
					>
						<Glyph of="ui-restart" /> {words.bar.anew}
					</button>
				</p>
			</div>
		);
	};

	return (
		<div class={kept.isOpen ? 'solo orloj-turn' : 'solo orloj-turn opening'} ref={root}>
			<Notice held={kept} />
			{kept.isOpen && (game && here ? playing() : <Start pages={pages} onBegin={begin} onFile={openFile} />)}
			{question && <Ask question={question} onClose={() => setQuestion(null)} />}
		</div>
	);
};
