import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CopyLink } from '#islands/parts/CopyLink.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { Who } from '#islands/parts/Who.tsx';
import { countKeptValues } from '#stores/kept-copy.ts';
import { hashName } from '#stores/link.ts';
import {
	changeGames,
	emptySheet,
	type Finished,
	isEmptySheet,
	keepSheet,
	keptGames,
	keptSheet,
	type Player,
	type ScoringValues,
	type Sheet,
	scoringRulings,
	seatedAt,
} from '#stores/score.ts';
import type { LinkTrouble } from '#stores/score-link.ts';
import { readPins } from '#stores/this-game.ts';
import { ownValues } from '#words/en/own-values.ts';
import { score } from '#words/en/score.ts';
import { Ask, type Question } from './Ask.tsx';
import { Entries, type Limits, type Sun } from './Entries.tsx';

interface ScoreSheetProps {
	limits: Limits;
	suns: Sun[];
	examples: { id: string; title: string; note: string; sheet: Sheet }[];
	citations: Citations;
	/** Where the marks of our own values lead. */
	yourCopy: string;
}

/** Why the page opens with another sheet than was asked for. */
type Trouble = LinkTrouble | { code: 'preset'; id: string } | { code: 'kept'; text: string };

/** Most problems of one text worth reading. */
const mostShown = 5;

const WasThere = ({ text }: { text: string }) => (
	<label class="link">
		{score.wasThere}
		<textarea readOnly rows={3} value={text} />
	</label>
);

const Troubles = ({ trouble, onClose }: { trouble: Trouble; onClose: () => void }) => {
	const line =
		trouble.code === 'preset'
			? score.trouble.preset(trouble.id)
			: trouble.code === 'kept'
				? score.damaged
				: score.trouble[trouble.code];
	const details = 'details' in trouble ? [...new Set(trouble.details)].slice(0, mostShown) : [];
	return (
		<div class="trouble" role="alert">
			<p>{line}</p>
			{details.length > 0 && (
				<ul>
					{details.map((detail) => (
						<li key={detail}>{detail}</li>
					))}
				</ul>
			)}
			{'text' in trouble && <WasThere text={trouble.text} />}
			<button type="button" class="btn" aria-label={score.dismiss} onClick={onClose}>
				<Glyph of="ui-close" />
			</button>
		</div>
	);
};

const loadResult = () => import('./Result.tsx');

/** What the owner's copy prints of what scores; nothing where nothing was entered. */
const readOwn = async (): Promise<ScoringValues> => (countKeptValues() === 0 ? {} : (await loadResult()).ownScoring());

/** The engine with all that shows its answer, once there is something to score. */
const useResult = (isNeeded: boolean) => {
	const [result, setResult] = useState<Awaited<ReturnType<typeof loadResult>> | null>(null);
	const [hasFailed, setFailed] = useState(false);
	const load = async () => {
		try {
			const loaded = await loadResult();
			setResult(loaded);
			return loaded;
		} catch {
			setFailed(true);
			return null;
		}
	};
	useEffect(() => {
		if (isNeeded && !result) void load();
	}, [isNeeded]);
	return { result, hasFailed: hasFailed && !result, load };
};

/** The score sheet of a game that is over: what everyone has, what it scores, who wins, and the games finished before. */
export const ScoreSheet = ({ limits, suns, examples, citations, yourCopy }: ScoreSheetProps) => {
	const [sheet, setSheet] = useState(() => emptySheet());
	const [own, setOwn] = useState<ScoringValues>({});
	/** Nothing is in sight before it is known what is on the sheet, so that nothing moves. */
	const [isOpen, setOpen] = useState(false);
	const [chosen, setChosen] = useState(0);
	const [question, setQuestion] = useState<Question | null>(null);
	const [trouble, setTrouble] = useState<Trouble | null>(null);
	const [isFromLink, setFromLink] = useState(false);
	const [isBlocked, setBlocked] = useState(false);
	const [games, setGames] = useState<{ list: Finished[]; damaged: string | null }>({ list: [], damaged: null });
	/** What to tell about the last press; numbered, so that the same words twice are told twice. */
	const [notice, setNotice] = useState({ nth: 0, text: '' });
	const entries = useRef<HTMLElement>(null);
	const outcome = useRef<HTMLElement>(null);
	const finished = useRef<HTMLElement>(null);

	const isEmpty = isEmptySheet(sheet);
	const { result, hasFailed, load } = useResult(!isEmpty);
	const seat = Math.min(chosen, seatedAt(sheet) - 1);
	const nameOf = (index: number) =>
		index >= sheet.players ? score.automa : sheet.seats[index]?.name.trim() || score.player(index);
	const names = Array.from({ length: sheet.players }, (_, index) => nameOf(index));
	const summary = useMemo(() => (result && !isEmpty ? result.summaryOf(sheet, nameOf) : null), [result, sheet, own]);
	const values = sheet.profile ?? own;
	const count = Object.keys(values).length;
	const whose = sheet.profile ? (count > 0 ? 'link' : 'ours') : count > 0 ? 'own' : 'ours';
	const scored = summary?.score.ok ? summary.score.value : null;
	const example = examples.find((each) => JSON.stringify(each.sheet) === JSON.stringify(sheet));

	const tell = (text: string) => setNotice(({ nth }) => ({ nth: nth + 1, text }));
	const readGames = () => {
		const { value, damaged } = keptGames();
		setGames({ list: value ?? [], damaged });
	};

	useEffect(() => {
		/** What an address asks for, or null; what is wrong with it is told. */
		const asked = async (): Promise<Sheet | null> => {
			if (new URLSearchParams(location.hash.slice(1)).has(hashName)) {
				const { openHash } = await import('#stores/score-link.ts');
				const opened = await openHash(location.hash);
				if (opened.ok) return opened.value;
				setTrouble(opened.error);
				return null;
			}
			const id = new URLSearchParams(location.search).get('preset');
			const preset = examples.find((each) => each.id === id);
			if (id !== null && !preset) setTrouble({ code: 'preset', id });
			return preset?.sheet ?? null;
		};
		const open = async () => {
			// An address that cannot be opened must not cost what was kept: that comes back under the message.
			const kept = keptSheet();
			setTrouble(kept.damaged === null ? null : { code: 'kept', text: kept.damaged });
			const other = await asked();
			// As many as sit at the table tonight.
			const next = other ?? kept.value ?? emptySheet(readPins()?.players ?? 2);
			if (!isEmptySheet(next)) await load();
			setOwn(await readOwn());
			setSheet(next);
			setFromLink(other !== null && kept.value !== null && !isEmptySheet(kept.value));
			setChosen(0);
			readGames();
			setOpen(true);
		};
		// Shown within a rule's page, links lead that one on.
		if (self !== top) document.head.append(Object.assign(document.createElement('base'), { target: '_top' }));
		void open();
		const reopen = () => void open();
		addEventListener('hashchange', reopen);
		// Values of the owner's copy, the sheet and the games may change in another tab. All that stands here is kept, so
		// that nothing is lost with it but what a link brought.
		const reread = () => {
			void readOwn().then(setOwn);
			readGames();
			const there = keptSheet().value;
			if (!there || location.hash || location.search) return;
			setSheet((here) => {
				if (JSON.stringify(here) === JSON.stringify(there)) return here;
				tell(score.follows);
				return there;
			});
		};
		addEventListener('storage', reread);
		return () => {
			removeEventListener('hashchange', reopen);
			removeEventListener('storage', reread);
		};
		// The page's own data never change.
	}, []);

	/** Puts something on the sheet and keeps it. The address stands until then, so that a reload brings the same. */
	const put = (next: Sheet) => {
		setSheet(next);
		const isKept = keepSheet(next);
		setBlocked(!isKept);
		setFromLink(false);
		if (isKept && (location.hash || location.search)) history.replaceState(history.state, '', location.pathname);
	};
	const change = (part: Partial<Player>) =>
		put({ ...sheet, seats: sheet.seats.map((player, index) => (index === seat ? { ...player, ...part } : player)) });
	/** Replaces the whole sheet; asks where something would be lost. */
	const replace = (next: Sheet, ask: string, yes: string, said: string) => {
		const act = () => {
			put(next);
			setChosen(0);
			setTrouble(null);
			tell(said);
		};
		if (isEmpty || example) act();
		else setQuestion({ text: ask, yes, act });
	};
	const gameWords = ({ sheet: { players, seats }, vp }: Finished) =>
		score.game(
			seats.slice(0, players).map(({ name }, index) => name.trim() || score.player(index)),
			vp,
		);
	/** Keeps the game; one that nothing has added up yet is waited for. */
	const finish = async () => {
		if (isEmpty) return tell(score.nothing);
		const adding = result ?? (await load());
		if (!adding) return tell(score.notLoaded);
		const { vp, winners } = adding.summaryOf(sheet, nameOf);
		if (!vp) return tell(score.said.unfinished);
		if (JSON.stringify(keptGames().value?.[0]?.sheet) === JSON.stringify(sheet)) return tell(score.said.twice);
		const game: Finished = { at: Date.now(), sheet, vp, winners };
		const isKept = changeGames((list) => [game, ...list]);
		tell(isKept ? score.said.kept(gameWords(game)) : score.said.notKept);
		readGames();
	};
	const remove = (game: Finished) => {
		const isKept = changeGames((list) => list.filter(({ at }) => at !== game.at));
		tell(isKept ? score.said.deleted : score.said.notDeleted);
		readGames();
		// The button that was pressed is gone with its game.
		requestAnimationFrame(() => finished.current?.focus());
	};

	const totalWords = (index: number) => {
		if (isEmpty || !summary) return '–';
		return summary.vp ? score.vp(summary.vp[index] as number) : '?';
	};
	const isLast = seat === seatedAt(sheet) - 1;
	const said = summary?.said ?? (isEmpty ? score.nothing : hasFailed ? score.notLoaded : score.adding);

	return (
		<div class={isOpen ? 'sheet' : 'sheet opening'}>
			{trouble && <Troubles trouble={trouble} onClose={() => setTrouble(null)} />}
			{isFromLink && (
				<p class="from-link">
					{score.fromLink}{' '}
					<button
						type="button"
						class="btn"
						onClick={() => {
							history.replaceState(history.state, '', location.pathname);
							setSheet(keptSheet().value ?? emptySheet());
							setFromLink(false);
						}}
					>
						{score.back}
					</button>
				</p>
			)}
			<div class="fill" onFocusIn={load} onPointerDown={load}>
				{(count > 0 || (sheet.profile && Object.keys(own).length > 0)) && (
					<p class="whose">
						<a href={`${yourCopy}#copy-panel`}>
							<Glyph of="ui-check" size="s" />
							{whose === 'own'
								? ownValues.playsWith(count)
								: whose === 'link'
									? ownValues.fromLink(count)
									: ownValues.withOurs}
						</a>{' '}
						{sheet.profile && JSON.stringify(sheet.profile) !== JSON.stringify(own) && (
							<button
								type="button"
								class="btn"
								onClick={() => {
									const { profile: _, ...others } = sheet;
									put(others);
								}}
							>
								{Object.keys(own).length > 0 ? ownValues.useMine : ownValues.useOurs}
							</button>
						)}
					</p>
				)}
				<fieldset class="how-many">
					<legend>{score.players}</legend>
					<div class="chips">
						{[1, 2, 3, 4].map((count) => (
							<label key={count} class="chip">
								<input
									class="vh"
									type="radio"
									name="players"
									aria-label={score.countLabel(count)}
									checked={sheet.players === count}
									onChange={() => put({ ...sheet, players: count })}
								/>
								{count}
							</label>
						))}
					</div>
				</fieldset>
				<div class="tabs" role="group" aria-label={score.seats}>
					{Array.from({ length: seatedAt(sheet) }, (_, index) => (
						<button
							key={index}
							type="button"
							aria-pressed={seat === index}
							onClick={() => setChosen(index)}
							class={summary?.winners.includes(index) ? 'won' : undefined}
						>
							<Who seat={index} />
							<span class="name">{nameOf(index)}</span>
							<b>{index < sheet.players && totalWords(index)}</b>
						</button>
					))}
				</div>
				<section class="entries" aria-label={nameOf(seat)} tabIndex={-1} ref={entries}>
					{seat < sheet.players && (
						<label class="name">
							<span>{score.name}</span>
							<input
								type="text"
								maxLength={20}
								autocomplete="off"
								placeholder={score.player(seat)}
								value={sheet.seats[seat]?.name}
								onInput={({ currentTarget }) => change({ name: currentTarget.value })}
							/>
						</label>
					)}
					<Entries
						key={seat}
						limits={{ ...limits, steps: values.stairwaySteps ?? limits.steps }}
						mark={score.marks.steps(whose)}
						suns={suns}
						sheet={sheet}
						seat={seat}
						yourCopy={yourCopy}
						onChange={change}
					/>
					<button
						type="button"
						class={isLast ? 'btn go next' : 'btn next'}
						onClick={() => {
							if (!isLast) setChosen(seat + 1);
							requestAnimationFrame(() => (isLast ? outcome : entries).current?.focus());
						}}
					>
						{isLast ? score.toResult : score.next(nameOf(seat + 1))}
						<Glyph of={isLast ? 'vp' : 'ui-next'} />
					</button>
				</section>
			</div>

			<div class="out">
				<section class="result" aria-labelledby="result-title" tabIndex={-1} ref={outcome}>
					<h2 id="result-title">{sheet.players > 1 ? score.result : score.soloResult}</h2>
					<div class="now" role="status">
						<p class="headline">{said}</p>
						{summary && summary.problems.length > 0 && (
							<ul class="problems">
								{summary.problems.map((problem) => (
									<li key={problem}>{problem}</li>
								))}
							</ul>
						)}
						{scored && seat < sheet.players && (
							<span class="vh">
								{nameOf(seat)}: {totalWords(seat)}
							</span>
						)}
					</div>
					{result && summary && <result.Cites rules={summary.rules} citations={citations} />}
					{isOpen && <p class="on-paper">{score.date(Date.now())}</p>}
					{result && scored && (
						<result.Pad
							scored={scored}
							names={names}
							citations={citations}
							yourCopy={yourCopy}
							mark={score.marks.rates(whose)}
						/>
					)}
				</section>
				{result && scored && seat < sheet.players && (
					<result.Lines scored={scored} names={names} citations={citations} seat={seat} />
				)}
			</div>

			<section class="tools" aria-labelledby="tools-title">
				<h2 id="tools-title">{score.tools}</h2>
				<div class="press">
					<button type="button" class="btn go" onClick={finish}>
						<Glyph of="ui-check" />
						{score.finish}
					</button>
					<CopyLink
						words={score}
						address={async () => (await import('#stores/score-link.ts')).linkTo(location.href, sheet)}
					>
						{score.link}
					</CopyLink>
					<button type="button" class="btn" onClick={() => print()}>
						<Glyph of="clarification" />
						{score.print}
					</button>
					<button
						type="button"
						class="btn"
						onClick={() =>
							replace(
								emptySheet(
									sheet.players,
									sheet.seats.map(({ name }) => name),
								),
								score.askAnew,
								score.clear,
								score.said.cleared,
							)
						}
					>
						<Glyph of="ui-restart" />
						{score.anew}
					</button>
				</div>
				<p class="notice" role="status">
					<span key={notice.nth}>{notice.text}</span>
				</p>
				{isBlocked && (
					<p class="blocked" role="status">
						{score.notKept}
					</p>
				)}
				<label class="pick">
					<span>{score.examples}</span>
					<select
						value={example?.id ?? ''}
						onChange={({ currentTarget }) => {
							const next = examples.find(({ id }) => id === currentTarget.value);
							currentTarget.value = example?.id ?? '';
							if (next) replace(next.sheet, score.askOpen, score.open, score.said.opened);
						}}
					>
						<option value="">{score.noExample}</option>
						{examples.map(({ id, title }) => (
							<option key={id} value={id}>
								{title}
							</option>
						))}
					</select>
					<small>{example?.note}</small>
				</label>
				<details class="fold">
					<summary>{score.readings}</summary>
					{scoringRulings.map((id) => {
						const ruling = citations.rulings[id];
						return (
							ruling && (
								<label key={id} class="pick">
									<span>{ruling.short}</span>
									<select
										value={sheet.readings[id] ?? ruling.options[0]?.id}
										onChange={({ currentTarget }) =>
											put({ ...sheet, readings: { ...sheet.readings, [id]: currentTarget.value } })
										}
									>
										{ruling.options.map((option) => (
											<option key={option.id} value={option.id}>
												{option.text}
											</option>
										))}
									</select>
								</label>
							)
						);
					})}
				</details>
			</section>

			<section class="finished" aria-labelledby="finished-title" tabIndex={-1} ref={finished}>
				<h2 id="finished-title">{score.finished}</h2>
				{games.damaged !== null && (
					<div class="trouble">
						<p>{score.damagedGames}</p>
						<WasThere text={games.damaged} />
					</div>
				)}
				{games.list.length === 0 ? (
					<p class="quiet">{score.noGames}</p>
				) : (
					<ol>
						{games.list.map((game) => (
							<li key={game.at}>
								<p>
									<time dateTime={new Date(game.at).toISOString()}>{score.date(game.at)}</time> {gameWords(game)}
								</p>
								<button
									type="button"
									class="btn"
									aria-label={score.openGame(gameWords(game))}
									onClick={() => replace(game.sheet, score.askOpen, score.open, score.said.opened)}
								>
									<Glyph of="ui-undo" />
								</button>
								<button
									type="button"
									class="btn"
									aria-label={score.deleteGame(gameWords(game))}
									onClick={() =>
										setQuestion({
											text: score.askDelete(gameWords(game)),
											yes: score.delete,
											act: () => remove(game),
										})
									}
								>
									<Glyph of="ui-close" />
								</button>
							</li>
						))}
					</ol>
				)}
			</section>
			{question && <Ask question={question} onClose={() => setQuestion(null)} />}
		</div>
	);
};
