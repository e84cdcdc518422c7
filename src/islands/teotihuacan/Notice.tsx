import { Glyph } from '#islands/parts/Glyph.tsx';
import { notice as words } from '#words/en/teotihuacan-tools.ts';

/** Something about the sheet itself, with what a link held for its owner to keep. */
export const Notice = ({ notice, onClose }: { notice: { text: string; held?: string }; onClose: () => void }) => (
	<div class="trouble" role="alert">
		<p>{notice.text}</p>
		{notice.held !== undefined && (
			<label class="link">
				<span class="vh">{words.wasThere}</span>
				<textarea readOnly rows={2} value={notice.held} />
			</label>
		)}
		<button type="button" class="btn" aria-label={words.dismiss} onClick={onClose}>
			<Glyph of="ui-close" />
		</button>
	</div>
);
