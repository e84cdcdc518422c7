import { glyphHref } from '#stores/base.ts';
import { markedPieces } from './names.ts';

/** An element with attributes and children; text comes in as text, never as markup. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Record<string, string> = {},
	...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
	made.append(...children);
	return made;
};

const svg = 'http://www.w3.org/2000/svg';

/** A symbol of the sprite, as decoration. */
export const glyph = (of: string): SVGSVGElement => {
	const made = document.createElementNS(svg, 'svg');
	made.setAttribute('class', 'g');
	made.setAttribute('aria-hidden', 'true');
	const use = document.createElementNS(svg, 'use');
	use.setAttribute('href', glyphHref(of));
	made.append(use);
	return made;
};

/** A text with the matched words marked. */
export const marked = (text: string, matched: ReadonlySet<string>): (Node | string)[] =>
	markedPieces(text, matched).map((piece) => (piece.marked ? element('mark', {}, piece.text) : piece.text));
