/** Opens and closes previews from the first one asked for on: by pointer, by keyboard focus, and by finger. */
import { hide as hideCard, previewOf, show as showCard } from './card.ts';

type Link = HTMLAnchorElement;

/** Rest of the pointer or the focus before a preview opens, and after they have left before it closes. */
const rest = 300;
const grace = 200;

/** The link whose preview is wanted, the one whose preview is open, and that one when a finger came down. */
let wanted: Link | null = null;
let shown: Link | null = null;
let shownAtTouch: Link | null = null;
let touch = false;
let timer = 0;

const linkOf = (target: EventTarget | null): Link | null =>
	target instanceof Element ? target.closest<Link>('a[data-preview]') : null;
const inPreview = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest('.preview') !== null;

const leave = (after: number): void => {
	clearTimeout(timer);
	wanted = null;
	if (shown) timer = window.setTimeout(hideCard, after);
};

const show = async (link: Link, tapped: boolean): Promise<void> => {
	try {
		const entry = await previewOf(link);
		if (wanted !== link) return;
		showCard(link, entry, tapped, () => {
			// Another link may be wanted by the time the browser says that this one's preview is closed.
			if (shown === link) shown = null;
			if (wanted === link) wanted = null;
		});
		wanted = link;
		shown = link;
	} catch {
		if (tapped && wanted === link) location.href = link.href;
	}
};

const want = (link: Link, after: number, tapped = false): void => {
	clearTimeout(timer);
	wanted = link;
	if (link !== shown || tapped) timer = window.setTimeout(show, after, link, tapped);
};

const come = ({ target }: Event, asks: boolean): void => {
	const link = linkOf(target);
	if (link && asks) want(link, rest);
	else if (inPreview(target)) clearTimeout(timer);
};
const go = ({ target }: Event): void => {
	if (linkOf(target) || inPreview(target)) leave(grace);
};
const byPointer = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';

/** Shows the preview first asked for, and takes over all that follow: always true. */
export const watch = (first: Link, tapped: boolean): true => {
	addEventListener('pointerover', (event) => byPointer(event) && come(event, true));
	addEventListener('pointerout', (event) => byPointer(event) && go(event));
	addEventListener('focusin', (event) => come(event, (event.target as Element).matches(':focus-visible')));
	addEventListener('focusout', go);
	// Before the browser takes a touch beside the preview as its dismissal.
	addEventListener(
		'pointerdown',
		(event) => {
			touch = !byPointer(event);
			shownAtTouch = shown;
		},
		true,
	);
	addEventListener('click', (event) => {
		const link = linkOf(event.target);
		// Without detail it comes from the keyboard.
		if (!link || !touch || event.detail === 0 || link === shownAtTouch || link === wanted) return;
		event.preventDefault();
		want(link, 0, true);
	});
	addEventListener('keydown', ({ key }) => key === 'Escape' && leave(0));
	addEventListener(
		'scroll',
		({ target }) => {
			if (!shown || inPreview(target)) return;
			// Focus that moves on may scroll: what it wants is still to come.
			if (wanted === shown) leave(0);
			else hideCard();
		},
		{ capture: true, passive: true },
	);
	want(first, 0, tapped);
	return true;
};
