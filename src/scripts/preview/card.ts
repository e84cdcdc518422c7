/** Draws a preview beside its link: a native popover in the top layer, so that nothing on the page moves. */
import { glyphHref, withBase } from '#stores/base.ts';
import { preview as words } from '#words/en/preview.ts';

export interface Preview {
	/** “Rule 6.4”, “City”. */
	kind: string;
	title: string;
	/** Plain; a line a paragraph. */
	text: string;
	/** Name of a glyph. */
	symbol: string;
	/** Our reading of an open question. */
	ours?: string;
}

/** An element with attributes and children; text comes in as text, never as markup. */
const element = <Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Record<string, string>,
	...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
	made.append(...children);
	return made;
};

/** A symbol of the sprite, as decoration. */
const glyph = (of: string): SVGSVGElement => {
	const make = (name: 'svg' | 'use') => document.createElementNS('http://www.w3.org/2000/svg', name);
	const made = make('svg') as SVGSVGElement;
	made.setAttribute('class', 'g');
	made.setAttribute('aria-hidden', 'true');
	const use = make('use');
	use.setAttribute('href', glyphHref(of));
	made.append(use);
	return made;
};

const files = new Map<string, Promise<Record<string, Preview>>>();

/** The file that holds the preview of a link: rules lie by chapter, which stands in the address. */
const fileOf = ({ pathname, dataset }: HTMLAnchorElement): string => {
	const [game, , chapter] = pathname.slice(withBase('/').length).split('/');
	const scheme = dataset.preview?.split(':')[0];
	return withBase(`/${game}/previews/${scheme === 'rule' ? `rule-${chapter}` : scheme}.json`);
};

const load = async (file: string): Promise<Record<string, Preview>> => {
	const response = await fetch(file);
	if (!response.ok) throw new Error(`${file}: ${response.status}`);
	return response.json();
};

/** What a link's preview says; a file that could not be had is asked for again the next time. */
export const previewOf = async (link: HTMLAnchorElement): Promise<Preview> => {
	const file = fileOf(link);
	const loading = files.get(file) ?? load(file);
	files.set(file, loading);
	try {
		const found = (await loading)[link.dataset.preview ?? ''];
		if (!found) throw new Error(`${file} lacks ${link.dataset.preview}`);
		return found;
	} catch (error) {
		files.delete(file);
		throw error;
	}
};

// Before anything of it lies on the page: whoever loads this takes it as a preview that cannot be had.
if (!('popover' in HTMLElement.prototype)) throw new Error('This browser has no popovers');
const popover = element('div', { id: 'preview', class: 'preview', popover: 'auto', tabindex: '-1' });
(document.querySelector('main') ?? document.body).append(popover);

let link: HTMLAnchorElement | null = null;
let closed = (): void => {};

popover.addEventListener('toggle', (event) => {
	if ((event as ToggleEvent).newState === 'open') return;
	link?.removeAttribute('aria-describedby');
	link = null;
	closed();
});

export const hide = (): void => popover.hidePopover();

/** Below the link, or above it where there is more room: for browsers that do not place it by its anchor. */
const place = (beside: HTMLAnchorElement): void => {
	const { left, width, top, bottom } = beside.getBoundingClientRect();
	const gap = 8;
	const { clientWidth, clientHeight } = document.documentElement;
	const { offsetWidth, offsetHeight } = popover;
	const across = Math.min(left + width / 2 - offsetWidth / 2, clientWidth - offsetWidth - gap);
	const below = bottom + gap + offsetHeight <= clientHeight || top < offsetHeight + gap;
	popover.style.left = `${Math.max(gap, across)}px`;
	popover.style.top = `${below ? bottom + gap : top - gap - offsetHeight}px`;
};

/** Shows a preview beside its link. After a tap it holds a link of its own to go on, and is read out. */
export const show = (beside: HTMLAnchorElement, entry: Preview, tapped: boolean, whenClosed: () => void): void => {
	if (link) {
		link.removeAttribute('aria-describedby');
		closed();
	}
	link = beside;
	closed = whenClosed;
	const open = element('a', { class: 'btn', href: beside.href }, words.open, glyph('ui-next'));
	const parts = [
		element('p', { class: 'kind' }, glyph(entry.symbol), entry.kind),
		element('p', { class: 'title' }, entry.title),
		...entry.text.split('\n').map((line) => element('p', {}, line)),
		...(entry.ours ? [element('p', {}, element('span', { class: 'tag' }, words.ours), ` ${entry.ours}`)] : []),
		...(tapped ? [open] : []),
	];
	popover.role = tapped ? 'status' : 'tooltip';
	beside.setAttribute('aria-describedby', popover.id);
	if (!popover.matches(':popover-open')) popover.showPopover();
	popover.replaceChildren(...parts);
	popover.scrollTop = 0;
	if (!CSS.supports('position-area', 'bottom')) place(beside);
};
