import { useEffect, useRef, useState } from 'preact/hooks';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Ask, type Question } from '#islands/score/Ask.tsx';
import { saveFile } from '#scripts/save-file.ts';
import { countKeptValues } from '#stores/kept-copy.ts';
import { gameText, parseGame, type SoloGame } from '#stores/solo.ts';
import { solo } from '#words/en/solo.ts';
import { Checklist } from './Checklist.tsx';
import { Start } from './Start.tsx';
import { type Trouble, useGames } from './useGames.ts';
import type { SoloProps } from './view.ts';

const loadPlay = () => import('./Play.tsx');

const hashName = 'game';
const askedId = (): string | null => new URLSearchParams(location.hash.slice(1)).get(hashName);
const go = (id: string | null): void => {
	if (id) location.hash = `${hashName}=${id}`;
	else history.pushState(null, '', location.pathname + location.search);
	if (!id) dispatchEvent(new Event('hashchange'));
};

const saveAsFile = (game: SoloGame): void => saveFile(gameText(game), solo.fileName(game.name));

const Troubles = ({ troubles, onClose }: { troubles: readonly Trouble[]; onClose: (trouble: Trouble) => void }) => (
	<>
		{troubles.map((trouble) => (
			<div key={trouble.text} class="trouble" role="alert">
				<p>{trouble.text}</p>
				{trouble.was !== undefined && <textarea readOnly rows={3} aria-label={trouble.text} value={trouble.was} />}
				<button type="button" class="btn" aria-label={solo.trouble.dismiss} onClick={() => onClose(trouble)}>
					<Glyph of="ui-close" />
				</button>
			</div>
		))}
	</>
);

/** The solo companion: the games of this device, and the one that is being set up, played or scored. */
export const Solo = (props: SoloProps) => {
	const games = useGames();
	const { game, entries, results } = games;
	/** Nothing is in sight before it is known what the device has, so that nothing moves. */
	const [isOpen, setOpen] = useState(false);
	const [isChanging, setChanging] = useState(false);
	const [question, setQuestion] = useState<Question | null>(null);
	const [notice, setNotice] = useState({ nth: 0, text: '' });
	const [play, setPlay] = useState<Awaited<ReturnType<typeof loadPlay>> | null>(null);
	const [hasFailed, setFailed] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const isPlaying = game?.stage === 'play';

	const tell = (text: string) => setNotice(({ nth }) => ({ nth: nth + 1, text }));
	const load = () =>
		loadPlay().then(
			(loaded) => {
				setPlay(loaded);
				setFailed(false);
			},
			() => setFailed(true),
		);
	const focusTitle = () =>
		requestAnimationFrame(() =>
			root.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: false }),
		);

	useEffect(() => {
		const open = () => {
			games.openNamed(askedId());
			setChanging(false);
			setOpen(true);
		};
		open();
		const onHash = () => {
			open();
			focusTitle();
		};
		addEventListener('hashchange', onHash);
		addEventListener('popstate', onHash);
		return () => {
			removeEventListener('hashchange', onHash);
			removeEventListener('popstate', onHash);
		};
	}, []);
	useEffect(() => {
		if (isPlaying && !play) void load();
	}, [isPlaying]);

	const openFile = async (input: HTMLInputElement) => {
		const file = input.files?.[0];
		input.value = '';
		if (!file) return;
		const read = parseGame(await file.text());
		if (!read.ok || !read.value) {
			const isNewer = !read.ok && read.error.code === 'newer';
			games.tell({ text: isNewer ? solo.trouble.fileNewer : solo.trouble.fileUnread });
			return;
		}
		const { id: _, begun: __, played: ___, kept: ____, ...begun } = read.value;
		go(games.add(begun));
	};

	const list = () => (
		<>
			{entries.length > 0 && (
				<section class="resume" aria-labelledby="solo-games">
					<h2 id="solo-games" tabIndex={-1}>
						{solo.games}
					</h2>
					<ul>
						{entries.map(({ id, name, played, round }) => (
							<li key={id}>
								<a class="btn" href={`#${hashName}=${id}`} aria-label={solo.goOn(name)}>
									<b>{name}</b>
									<small>
										{solo.stands(round)} · {solo.date(played)}
									</small>
								</a>
								<button
									type="button"
									class="btn"
									aria-label={solo.delete(name)}
									onClick={() =>
										setQuestion({
											text: solo.askDelete(name),
											yes: solo.yesDelete,
											act: () => {
												games.remove(id);
												tell(solo.deleted(name));
												focusTitle();
											},
										})
									}
								>
									<Glyph of="ui-close" />
								</button>
							</li>
						))}
					</ul>
				</section>
			)}
			<section class="new-game" aria-labelledby="solo-new">
				<h2 id="solo-new" tabIndex={-1}>
					{solo.start.title}
				</h2>
				<Start
					{...props}
					chosen={null}
					name=""
					onBegin={(name, choice) =>
						go(
							games.add({
								name: name || solo.start.defaultName(Date.now()),
								stage: 'setup',
								setup: { ...choice, order: [], first: null },
								ticks: [],
								actions: [],
								at: 0,
								you: null,
							}),
						)
					}
				/>
				<label class="file">
					<Glyph of="ui-next" size="s" /> {solo.start.file}
					<input
						type="file"
						accept=".json,application/json"
						onChange={({ currentTarget }) => void openFile(currentTarget)}
					/>
				</label>
			</section>
			<section class="finished" aria-labelledby="solo-results">
				<h2 id="solo-results" tabIndex={-1}>
					{solo.results.title}
				</h2>
				{results.length === 0 ? (
					<p class="quiet">{solo.results.none}</p>
				) : (
					<>
						<p class="quiet">
							{solo.results.sum(results.filter(({ winners }) => winners.includes(0)).length, results.length)}
						</p>
						<ol>
							{results.map(({ at, name, setup, vp, winners, rounds }) => (
								<li key={at}>
									<p>
										<b>{solo.results.line(vp)}</b> {solo.results.won(winners)}
										<small>
											{name} · {solo.date(at)} · {solo.results.rounds(rounds)} ·{' '}
											{solo.setup.choice(setup.mode, setup.hard, setup.card)}
										</small>
									</p>
									<button
										type="button"
										class="btn"
										aria-label={solo.results.delete(name)}
										onClick={() =>
											setQuestion({
												text: solo.results.askDelete(name),
												yes: solo.yesDelete,
												act: () => {
													games.removeResult(at);
													focusTitle();
												},
											})
										}
									>
										<Glyph of="ui-close" />
									</button>
								</li>
							))}
						</ol>
					</>
				)}
			</section>
		</>
	);

	const settingUp = (game: SoloGame) =>
		isChanging ? (
			<section class="new-game" aria-labelledby="solo-change">
				<h2 id="solo-change" tabIndex={-1}>
					{solo.setup.change}
				</h2>
				<Start
					{...props}
					chosen={game.setup}
					name={game.name}
					onBegin={(name, choice) => {
						games.put({ ...game, name: name || game.name, setup: { ...game.setup, ...choice } }, 0);
						setChanging(false);
						focusTitle();
					}}
				/>
			</section>
		) : (
			<Checklist
				{...props}
				game={game}
				onTick={(ticks) => games.put({ ...game, ticks }, 0)}
				onSet={(part) => games.put({ ...game, setup: { ...game.setup, ...part } }, 0)}
				onChange={() => {
					setChanging(true);
					focusTitle();
				}}
				onBegin={() => {
					games.put({ ...game, stage: 'play' }, 1);
					focusTitle();
				}}
			/>
		);

	return (
		<div class={isOpen ? 'solo' : 'solo opening'} ref={root}>
			<Troubles troubles={games.troubles} onClose={games.dismiss} />
			<p class="notice" role="status">
				<span key={notice.nth}>{notice.text}</span>
			</p>
			{isOpen && game && !(isPlaying && play) && (
				<div class="game-head">
					<button type="button" class="btn" aria-label={solo.bar.back} onClick={() => go(null)}>
						<Glyph of="ui-back" />
					</button>
					<b class="game-name">{game.name}</b>
				</div>
			)}
			{isOpen && !game && list()}
			{isOpen && game?.stage === 'setup' && settingUp(game)}
			{isOpen && game?.stage === 'play' && play && (
				<play.Play
					key={game.id}
					{...props}
					game={game}
					hasOwn={countKeptValues() > 0}
					onPut={games.put}
					onBack={() => go(null)}
					onFinish={(result) => {
						if (games.finish(result, game.id)) go(null);
					}}
				/>
			)}
			{isOpen && game?.stage === 'play' && !play && hasFailed && (
				<p class="bad" role="alert">
					{solo.trouble.notLoaded}{' '}
					<button type="button" class="btn" onClick={() => void load()}>
						{solo.trouble.again}
					</button>
				</p>
			)}
			{isOpen && game && (
				<p class="game-foot">
					<button type="button" class="btn" onClick={() => saveAsFile(game)}>
						{solo.bar.save}
					</button>
				</p>
			)}
			{question && <Ask question={question} onClose={() => setQuestion(null)} />}
		</div>
	);
};
