import { tools as words } from '#words/en/tools.ts';
import { Glyph } from './Glyph.tsx';
import type { Held } from './useTool.ts';

/** The most of a text that is shown. */
const mostShown = 60_000;

type NoticeProps = { held: Pick<Held, 'trouble' | 'isBlocked' | 'isFromLink' | 'dismiss' | 'back'> };

/** What stands over a tool about what it holds: why it could not be read or kept, and that a link brought it. */
export const Notice = ({ held: { trouble, isBlocked, isFromLink, dismiss, back } }: NoticeProps) => (
	<>
		{(trouble || isBlocked) && (
			<div class="trouble" role="alert">
				{trouble && (
					<>
						<p>
							{words.trouble[trouble.from]} {words.because[trouble.code]}
						</p>
						<label>
							{words.was}
							<textarea readOnly rows={3} value={trouble.text.slice(0, mostShown)} />
						</label>
					</>
				)}
				{isBlocked && <p>{words.notKept}</p>}
				<button type="button" class="btn" aria-label={words.dismiss} onClick={dismiss}>
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
	</>
);
