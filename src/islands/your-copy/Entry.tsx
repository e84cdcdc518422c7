import { useStore } from '@nanostores/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ProfileKey } from '#games/copan/profile.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { $own, confirm, enterValue, isEnterable, profileWith, stateOf, takeBack } from '#stores/your-copy.ts';
import { type HeldKey, copyEntry as words } from '#words/en/copy-entry.ts';
import { $opened, close, open } from './opened.ts';

interface EntryProps {
	of: ProfileKey;
	name: string;
	/** Where to look on the printed component. */
	where: string;
}

type Later = typeof import('./later.ts');

/** The editors and the words of values, once they are needed; null until then, with whether they could not come. */
const useLater = (isNeeded: boolean): [Later | null, boolean] => {
	const [later, setLater] = useState<Later | null>(null);
	const [hasFailed, setFailed] = useState(false);
	useEffect(() => {
		if (!isNeeded || later) return;
		setFailed(false);
		import('./later.ts').then(setLater, () => setFailed(true));
	}, [isNeeded]);
	return [later, hasFailed];
};

const symbols = { open: 'mark', same: 'ui-check', own: 'ui-check' } as const;

/** One value of ours: how it stands with the owner's copy, and the way to enter what that prints. */
export const Entry = ({ of: key, name, where }: EntryProps) => {
	// First as the build drew it: hydration takes attributes as they are, and another island may have read the copy before.
	const { copy } = useStore($own, { ssr: 'initial' });
	const isOpen = useStore($opened).includes(key);
	const state = stateOf(copy, key);
	const [later, hasFailed] = useLater(isOpen || state === 'own');
	/** What was taken back last, to be had again. */
	const [taken, setTaken] = useState<unknown>(undefined);
	const enterWord = isOpen ? words.close : state === 'own' ? words.alter : words.enter;
	const ask = useRef<HTMLButtonElement>(null);
	const canEnter = isEnterable(key);
	// On one line while it is closed, so that nothing moves when it is known what was kept.
	const lines = state === 'own' && later ? later.valueLines(profileWith(copy.values), key) : [];
	useEffect(() => {
		if (state === 'own') setTaken(undefined);
	}, [state]);
	return (
		<div class={`enter ${state}`} data-entry={key}>
			<p class="where">
				<b>{words.look}</b> {where}
			</p>
			<div class="strip">
				<p class="state" role="status">
					<Glyph of={symbols[state]} size="s" />
					<span>{state === 'own' && lines.length > 0 ? words.own(lines) : words.state[state]}</span>
				</p>
				{state === 'own' ? (
					<button
						type="button"
						class="btn"
						aria-label={words.of(words.asOurs, name)}
						onClick={() => {
							setTaken(copy.values[key]);
							takeBack(key);
							ask.current?.focus();
						}}
					>
						<Glyph of="ui-restart" />
						{words.asOurs}
					</button>
				) : (
					<button
						type="button"
						class="btn"
						aria-pressed={state === 'same'}
						aria-label={words.of(words.same, name)}
						onClick={() => confirm(key, state !== 'same')}
					>
						<Glyph of="ui-check" />
						{words.same}
					</button>
				)}
				{canEnter && (
					<button
						type="button"
						class="btn"
						ref={ask}
						aria-expanded={isOpen}
						aria-label={words.of(enterWord, name)}
						onClick={() => (isOpen ? close(key) : open(key))}
					>
						{enterWord}
					</button>
				)}
				{taken !== undefined && state !== 'own' && (
					<button type="button" class="btn" onClick={() => enterValue(key, taken)}>
						<Glyph of="ui-undo" />
						{words.again}
					</button>
				)}
			</div>
			{isOpen && lines.length > 1 && (
				<p class="own">
					{lines.map((line) => (
						<span key={line} class="line">
							{line}
						</span>
					))}
				</p>
			)}
			{!canEnter && (
				<p class="where">
					{words.held[key as HeldKey]} {words.differs}
				</p>
			)}
			{isOpen &&
				(later && canEnter ? (
					<later.Editor of={key} name={name} />
				) : (
					<p class="where" role="status">
						{hasFailed ? words.notLoaded : words.loading}
					</p>
				))}
		</div>
	);
};
