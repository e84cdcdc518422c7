import { glyphHref } from '#stores/base.ts';

interface GlyphProps {
	/** Name of the symbol in the sprite. */
	of: string;
	/** What it says where no word stands beside it; without it the glyph is decoration. */
	label?: string;
	/** `s` beside small text, `l` as a picture of its own. */
	size?: 's' | 'l';
}

/** A symbol of the sprite. It inherits its tones from the text around it. */
export const Glyph = ({ of, label, size }: GlyphProps) => (
	<svg class={size ? `g ${size}` : 'g'} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}>
		<use href={glyphHref(of)} />
	</svg>
);
