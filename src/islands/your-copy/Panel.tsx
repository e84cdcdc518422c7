import { useStore } from '@nanostores/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { saveFile } from '#scripts/save-file.ts';
import { $own, copyText, emptyCopy, letGo, longestText, openCopy, replaceCopy, stateOf } from '#stores/your-copy.ts';
import { copyEntry as words } from '#words/en/copy-entry.ts';
import { $parts, leadTo, nameOf, nextAfter, type Part } from './opened.ts';

const download = (text: string): void => saveFile(text, words.file);

/** What the device kept and could not be read whole; it stays there until its owner lets it go. */
const KeptTrouble = ({ parts }: { parts: readonly Part[] }) => {
	const { trouble } = useStore($own);
	if (!trouble) return null;
	const { problem, text } = trouble;
	const wrong = problem.code === 'values' ? [...new Set(problem.wrong.map(({ key }) => nameOf(parts, key)))] : [];
	return (
		<div class="trouble" role="alert">
			<p>
				{words.kept[problem.code]} {words.untilThen}
			</p>
			{wrong.length > 0 && (
				<ul>
					{wrong.slice(0, 12).map((name) => (
						<li key={name}>{name.slice(0, 80)}</li>
					))}
				</ul>
			)}
			<label>
				{words.wasThere}
				<textarea readOnly rows={3} value={text.slice(0, longestText)} />
			</label>
			<div class="press">
				<button type="button" class="btn" onClick={() => download(text)}>
					{words.saveIt}
				</button>
				<button type="button" class="btn" onClick={letGo}>
					{words.replaceIt}
				</button>
			</div>
		</div>
	);
};

/** How far the owner has come, what is next, and the values as a file. */
export const Panel = ({ parts, facts }: { parts: Part[]; facts: { id: string; title: string; count: number } }) => {
	const { copy, trouble, isKept } = useStore($own);
	const [isOpen, setOpen] = useState(false);
	const [said, setSaid] = useState({ nth: 0, text: '' });
	const [byHand, setByHand] = useState<string | null>(null);
	const [pasted, setPasted] = useState('');
	const [given, setGiven] = useState<string | null>(null);
	const [isAsking, setAsking] = useState(false);
	const [importer, setImporter] = useState<typeof import('./later.ts') | null>(null);
	const file = useRef<HTMLInputElement>(null);
	const reset = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		$parts.set(parts);
		setOpen(true);
		return openCopy();
		// The page's own data never change.
	}, []);

	const doneIn = (values: Part['values']) => values.filter(({ key }) => stateOf(copy, key) !== 'open').length;
	const all = parts.flatMap(({ values }) => values);
	const done = doneIn(all);
	const next = nextAfter(copy, parts);
	const entries = Object.keys(copy.values).length + copy.confirmed.length;
	const tell = (text: string) => setSaid(({ nth }) => ({ nth: nth + 1, text }));
	const look = async (text: string) => {
		try {
			setImporter(await import('./later.ts'));
			setGiven(text);
			tell('');
		} catch {
			tell(words.notLoaded);
		}
	};
	const copyAsText = async () => {
		const text = copyText(copy, '\t');
		try {
			await navigator.clipboard.writeText(text);
			tell(words.copied);
		} catch {
			setByHand(text);
		}
	};
	return (
		<section class={isOpen ? 'copy-panel' : 'copy-panel opening'} aria-labelledby="copy-panel">
			<h2 id="copy-panel">{words.panel}</h2>
			<p class="soft">{words.lead}</p>
			<KeptTrouble parts={parts} />
			{!isKept && !trouble && (
				<p class="trouble" role="status">
					{words.notKept}
				</p>
			)}
			<div class="progress">
				<p role="status">
					<b>{words.progress(done, all.length)}</b>
				</p>
				<progress aria-label={words.progress(done, all.length)} max={all.length} value={done} />
				{next ? (
					<button type="button" class="btn go" onClick={() => leadTo(next.key)}>
						<span>{words.next(next.name)}</span>
						<Glyph of="ui-next" />
					</button>
				) : (
					<p class="all-done">
						<Glyph of="ui-check" /> {words.allDone}
					</p>
				)}
			</div>
			<ul class="chips">
				{parts.map(({ id, title, values }) => (
					<li key={id}>
						<a class="chip" href={`#${id}`}>
							{title} <small>{words.groupProgress(doneIn(values), values.length)}</small>
						</a>
					</li>
				))}
				<li>
					<a class="chip" href={`#${facts.id}`}>
						{facts.title} <small>{facts.count}</small>
					</a>
				</li>
			</ul>
			<p class="quiet">{words.texts}</p>
			<details class="files">
				<summary>{words.tools}</summary>
				<div class="press">
					<button type="button" class="btn" onClick={() => download(copyText(copy, '\t'))}>
						{words.download}
					</button>
					<button type="button" class="btn" onClick={() => void copyAsText()}>
						<Glyph of="ui-quote" />
						{words.copy}
					</button>
					<button type="button" class="btn" onClick={() => file.current?.click()}>
						{words.open}
					</button>
					<input
						ref={file}
						class="vh"
						type="file"
						tabIndex={-1}
						accept=".json,application/json"
						aria-label={words.open}
						onChange={async ({ currentTarget }) => {
							const [chosen] = currentTarget.files ?? [];
							// A file that is far too long is not read whole to find that out.
							if (chosen) await look(await chosen.slice(0, 4 * longestText).text());
							currentTarget.value = '';
						}}
					/>
					<button
						type="button"
						class="btn"
						ref={reset}
						aria-disabled={entries === 0 ? 'true' : undefined}
						onClick={() => entries > 0 && setAsking(true)}
					>
						<Glyph of="ui-restart" />
						{words.reset}
					</button>
				</div>
				{isAsking && (
					<div class="ask" role="group" aria-label={words.reset}>
						<p>{words.askReset(entries)}</p>
						<div class="press">
							<button
								type="button"
								class="btn"
								ref={(button) => button?.focus()}
								onClick={() => {
									setAsking(false);
									reset.current?.focus();
								}}
							>
								{words.cancel}
							</button>
							<button
								type="button"
								class="btn go"
								onClick={() => {
									replaceCopy(emptyCopy);
									setAsking(false);
									tell(words.wasReset);
									reset.current?.focus();
								}}
							>
								{words.doReset}
							</button>
						</div>
					</div>
				)}
				{byHand && (
					<label>
						{words.notCopied}
						<textarea readOnly rows={4} value={byHand} onFocus={({ currentTarget }) => currentTarget.select()} />
					</label>
				)}
				<label>
					{words.paste}
					<textarea rows={2} value={pasted} onInput={({ currentTarget }) => setPasted(currentTarget.value)} />
				</label>
				<button
					type="button"
					class="btn"
					aria-disabled={pasted.trim() === '' ? 'true' : undefined}
					onClick={() => pasted.trim() !== '' && void look(pasted)}
				>
					{words.read}
				</button>
				{given !== null && importer && (
					<importer.Import
						key={given}
						text={given}
						parts={parts}
						onDone={(text) => {
							setGiven(null);
							setPasted('');
							tell(text);
						}}
					/>
				)}
				<p class="notice" role="status">
					<span key={said.nth}>{said.text}</span>
				</p>
			</details>
		</section>
	);
};
