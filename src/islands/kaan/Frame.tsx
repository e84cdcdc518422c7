import type { ComponentChildren } from 'preact';
import { CopyLink } from '#islands/parts/CopyLink.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { tool as words } from '#words/en/kaan-tools.ts';
import type { useTool } from './useTool.ts';

type Held = Pick<
	ReturnType<typeof useTool>,
	'isOpen' | 'isBlocked' | 'isFromLink' | 'trouble' | 'closeTrouble' | 'back' | 'undo' | 'address'
>;

interface FrameProps {
	held: Held;
	/** What came of the last press; numbered, so that the same words twice are told twice. */
	said: { nth: number; text: string };
	onUndo: () => void;
	onAnew: () => void;
	/** What is entered stands before what comes of it. */
	form?: boolean;
	children: ComponentChildren;
}

/** What all of Ka'an's tools have alike: what could not be opened, what a link brought, and the buttons at the foot. */
export const Frame = ({ held, said, onUndo, onAnew, form, children }: FrameProps) => {
	const { isOpen, isBlocked, isFromLink, trouble, closeTrouble, back, undo, address } = held;
	return (
		<div class={['kaan tool', form && 'form', !isOpen && 'opening'].filter(Boolean).join(' ')}>
			{trouble && (
				<div class="trouble" role="alert">
					<p>
						{words.trouble[trouble.from]} {words.because[trouble.code]}
					</p>
					<label>
						{words.was}
						<textarea readOnly rows={3} value={trouble.text.slice(0, 60_000)} />
					</label>
					<button type="button" class="btn" aria-label={words.dismiss} onClick={closeTrouble}>
						<Glyph of="ui-close" />
					</button>
				</div>
			)}
			{isFromLink && (
				<p class="from-link">
					{words.fromLink}{' '}
					<button type="button" class="btn" onClick={back}>
						{words.back}
					</button>
				</p>
			)}
			{children}
			<div class="foot-of-tool">
				<p class="notice" role="status">
					<span key={said.nth}>{said.text}</span>
				</p>
				{isBlocked && (
					<p class="blocked" role="status">
						{words.notKept}
					</p>
				)}
				<div class="press">
					<button type="button" class="btn" aria-disabled={undo ? undefined : 'true'} onClick={() => undo && onUndo()}>
						<Glyph of="ui-undo" />
						{words.undo}
					</button>
					<button type="button" class="btn" onClick={onAnew}>
						<Glyph of="ui-restart" />
						{words.anew}
					</button>
					<CopyLink words={words} address={address}>
						{words.link}
					</CopyLink>
				</div>
			</div>
		</div>
	);
};
