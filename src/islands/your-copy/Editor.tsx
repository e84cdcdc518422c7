import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import type { EnterableKey } from '#games/copan/profile-schema.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { $own, confirm, enterValue, problemsWith, profileWith, stateOf, type ValueProblem } from '#stores/your-copy.ts';
import { copyEntry as words } from '#words/en/copy-entry.ts';
import { valueProblemWords } from '#words/en/copy-problems.ts';
import { editors } from './editors.tsx';
import { $parts, close, leadTo, nextAfter } from './opened.ts';

/**
 * The editor of one value. What can be played with is kept at every change; what cannot stays in the inputs, with what
 * is wrong and what mends it.
 */
export const Editor = ({ of: key, name }: { of: EnterableKey; name: string }) => {
	const { copy } = useStore($own);
	const next = nextAfter(copy, useStore($parts), key);
	const [draft, setDraft] = useState<{ value: unknown; problems: ValueProblem[] } | null>(null);
	const [isKept, setKept] = useState(false);
	const profile = profileWith(copy.values);
	const Input = editors[key];
	const change = (value: unknown) => {
		const problems = problemsWith($own.get().copy.values, key, value);
		setDraft(problems.length > 0 ? { value, problems } : null);
		setKept(problems.length === 0);
		if (problems.length === 0) enterValue(key, value);
	};
	return (
		<div class="editor" role="group" aria-label={words.editing(name)}>
			<Input name={name} value={draft ? draft.value : profile[key]} profile={profile} onChange={change} />
			<div class="said" role="status">
				{draft ? (
					<>
						<b>{words.notTaken}</b>
						{[...new Set(draft.problems.map((problem) => valueProblemWords(name, problem)))].map((line) => (
							<span key={line}> {line}</span>
						))}
					</>
				) : (
					isKept && (stateOf(copy, key) === 'own' ? words.entered : words.backToOurs)
				)}
			</div>
			<div class="press">
				{draft && (
					<button
						type="button"
						class="btn"
						onClick={() => {
							setDraft(null);
							setKept(false);
						}}
					>
						<Glyph of="ui-undo" />
						{words.asBefore}
					</button>
				)}
				{!draft && stateOf(copy, key) === 'open' && (
					<button type="button" class="btn" onClick={() => confirm(key, true)}>
						<Glyph of="ui-check" />
						{words.same}
					</button>
				)}
				{next && (
					<button
						type="button"
						class="btn go"
						onClick={() => {
							close(key);
							leadTo(next.key);
						}}
					>
						{words.next(next.name)}
						<Glyph of="ui-next" />
					</button>
				)}
			</div>
		</div>
	);
};
