import { Glyph } from '#islands/parts/Glyph.tsx';

interface TroubleProps {
	text: string | null;
	close: string;
	onClose: () => void;
}

/** Something that went wrong, until it is closed. */
export const Trouble = ({ text, close, onClose }: TroubleProps) =>
	text === null ? null : (
		<div class="trouble" role="alert">
			<p>{text}</p>
			<button type="button" class="btn" aria-label={close} onClick={onClose}>
				<Glyph of="ui-close" />
			</button>
		</div>
	);
