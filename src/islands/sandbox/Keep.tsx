import { useRef, useState } from 'preact/hooks';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { type Kept, longestName } from '#stores/sandbox.ts';
import { tools } from '#words/en/sandbox-tools.ts';

const words = tools.keep;

interface KeepProps {
	/** The positions kept; null where what is there cannot be read. */
	kept: readonly Kept[] | null;
	/** What it is called where nobody says it. */
	otherwise: string;
	/** Keeps the present position under a name. */
	onKeep: (name: string) => boolean;
	onOpen: (kept: Kept) => void;
	onDelete: (kept: Kept) => void;
	/** Puts what was deleted last back. */
	onPutBack: (() => void) | null;
	/** Gives up what cannot be read. */
	onReplace: () => void;
}

/** Positions kept on the device by name: keep this one, open or delete another. */
export const Keep = ({ kept, otherwise, onKeep, onOpen, onDelete, onPutBack, onReplace }: KeepProps) => {
	const [name, setName] = useState('');
	const title = useRef<HTMLHeadingElement>(null);
	const putBack = useRef<HTMLButtonElement>(null);
	return (
		<>
			<h2 tabIndex={-1} ref={title}>
				{words.title}
			</h2>
			{kept === null ? (
				<>
					<p class="bad">{words.unread}</p>
					<div class="btns">
						<button type="button" class="btn" onClick={onReplace}>
							{words.replace}
						</button>
					</div>
				</>
			) : (
				<form
					class="line"
					onSubmit={(event) => {
						event.preventDefault();
						if (onKeep(name.trim() || otherwise.slice(0, longestName))) setName('');
					}}
				>
					<label class="labelled">
						<span>{words.name}</span>
						<input
							type="text"
							maxLength={longestName}
							placeholder={words.namePlaceholder}
							value={name}
							onInput={({ currentTarget }) => setName(currentTarget.value)}
						/>
					</label>
					<button type="submit" class="btn go">
						<Glyph of="ui-check" />
						{words.keep}
					</button>
				</form>
			)}
			{onPutBack && (
				<div class="btns">
					<button
						type="button"
						class="btn"
						ref={putBack}
						onClick={() => {
							title.current?.focus();
							onPutBack();
						}}
					>
						<Glyph of="ui-undo" />
						{words.putBack}
					</button>
				</div>
			)}
			<h3>{words.list}</h3>
			{!kept || kept.length === 0 ? (
				<p class="quiet">{words.none}</p>
			) : (
				<ul class="kept">
					{kept.map((each) => (
						<li key={each.id}>
							<button type="button" class="btn" aria-label={words.open(each.name)} onClick={() => onOpen(each)}>
								<b>{each.name}</b>
								<small>
									{words.day(each.when)} · {words.step(each.at)}
									{each.aside && ` · ${words.aside}`}
								</small>
							</button>
							<button
								type="button"
								class="btn"
								aria-label={words.delete(each.name)}
								onClick={() => {
									onDelete(each);
									// The button pressed goes with it.
									requestAnimationFrame(() => putBack.current?.focus());
								}}
							>
								<Glyph of="ui-close" />
							</button>
						</li>
					))}
				</ul>
			)}
		</>
	);
};
