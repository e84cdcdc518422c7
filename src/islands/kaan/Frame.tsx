import type { ComponentChildren } from 'preact';
import { CopyLink } from '#islands/parts/CopyLink.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Notice } from '#islands/parts/Notice.tsx';
import type { Held } from '#islands/parts/useTool.ts';
import { tool as words } from '#words/en/kaan-tools.ts';
import { tools } from '#words/en/tools.ts';

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
export const Frame = ({ held, said, onUndo, onAnew, form, children }: FrameProps) => (
	<div class={['kaan tool', form && 'form', !held.isOpen && 'opening'].filter(Boolean).join(' ')}>
		{/* That nothing is kept stands at the foot: over a picture that is pressed, it would move it. */}
		<Notice held={{ ...held, isBlocked: false }} />
		{children}
		<div class="foot-of-tool">
			<p class="notice" role="status">
				<span key={said.nth}>{said.text}</span>
			</p>
			{held.isBlocked && (
				<p class="blocked" role="status">
					{tools.notKept}
				</p>
			)}
			<div class="press">
				<button
					type="button"
					class="btn"
					aria-disabled={held.undo ? undefined : 'true'}
					onClick={() => held.undo && onUndo()}
				>
					<Glyph of="ui-undo" />
					{words.undo}
				</button>
				<button type="button" class="btn" onClick={onAnew}>
					<Glyph of="ui-restart" />
					{words.anew}
				</button>
				<CopyLink words={tools} address={held.address}>
					{tools.link}
				</CopyLink>
			</div>
		</div>
	</div>
);
