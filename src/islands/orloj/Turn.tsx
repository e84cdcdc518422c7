import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type GameSetup, gameSchema, type OrlojGame } from '#games/orloj/schemas.ts';
import { askedNow, ledgerOf, studio } from '#games/orloj/studio.ts';
import { numbers } from '#games/orloj/values.ts';
import { firstClick } from '#islands/parts/first-click.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Ask, type Question } from '#islands/score/Ask.tsx';
import { RuleLink } from '#islands/solo/RuleLink.tsx';
import { saveFile } from '#scripts/save-file.ts';
import { orlojNames, parseText, sheetHash, textOf } from '#stores/orloj.ts';
import { askWords, keptTrouble, manesTurn as words } from '#words/en/orloj-tools.ts';
import { Answers } from './Answers.tsx';
import { Standing } from './Standing.tsx';
import { Start } from './Start.tsx';
import { startingWindows } from './sheets.ts';
import { Told } from './Told.tsx';
import { Trouble } from './Trouble.tsx';
import { useKept } from './useKept.ts';
import { useTurns } from './useTurns.ts';
import type { ToolProps } from './view.ts';

/** His turns, step by step: what his card shows is entered, what follows is told. */
export const Turn = ({ citations, pages }: ToolProps) => {
	const kept = useKept<OrlojGame | null>(orlojNames.turn, gameSchema, null);
	const game = kept.value;
	const turns = useTurns(kept.now, kept.put);
	const [wrong, setWrong] = useState<string | null>(null);
	const [notice, setNotice] = useState({ nth: 0, text: '' });
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

	const begin = (setup: GameSetup) => kept.put({ setup, actions: [], at: 0 });
	const openFile = async (input: HTMLInputElement) => {
		const file = input.files?.[0];
		input.value = '';
		if (!file) return;
		const read = parseText(gameSchema, await file.text());
		if (read.ok && read.value) {
			setWrong(null);
			kept.put(read.value);
		} else setWrong(!read.ok && read.error === 'newer' ? words.trouble.fileNewer : words.trouble.fileUnread);
	};
	const trouble = wrong ?? (kept.trouble && keptTrouble[kept.trouble]);
	const close = () => {
		setWrong(null);
		kept.dismiss();
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
								setNotice({ nth: notice.nth + 1, text: '' });
								turns.act(action);
							}}
							onRefused={(text) => setNotice({ nth: notice.nth + 1, text })}
						/>
					) : (
						<div class="answers">
							<a
								class="btn large go"
								href={`${pages.score}${sheetHash({
									you: 0,
									ledger: { ...ledgerOf(position), windows: startingWindows(ledgerOf(position)) },
								})}`}
							>
								<Glyph of="vp" />
								<span>{words.toScore}</span>
							</a>
						</div>
					)}
					<p class="notice" role="status">
						<span key={notice.nth}>{notice.text}</span>
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
					<button type="button" class="btn" onClick={() => saveFile(textOf(game), words.bar.fileName(position.round))}>
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
			<Trouble text={trouble} close={keptTrouble.dismiss} onClose={close} />
			{kept.isOpen && (game && here ? playing() : <Start pages={pages} onBegin={begin} onFile={openFile} />)}
			{question && <Ask question={question} onClose={() => setQuestion(null)} />}
		</div>
	);
};
