/**
 * Previews: a link with `data-preview` shows what it leads to when the pointer rests on it, on keyboard focus, and on a
 * first tap; the second tap goes there. Every page waits with this for the first one asked for; what opens, draws and
 * closes them comes then, and takes over. Where it cannot be had the link is just a link.
 */
type Link = HTMLAnchorElement;

let asked: Link | null = null;
let timer = 0;
let touch = false;
let over = false;

const notice = (event: Event): void => {
	const { type, target, pointerType, detail } = event as PointerEvent & { target: Element };
	const link = !over && target.closest?.<Link>('a[data-preview]');
	const tapped = type === 'click';
	if (type === 'pointerdown') touch = pointerType === 'touch';
	// A click by keyboard has no detail.
	if (!link || (tapped ? !touch || !detail : pointerType === 'touch')) return;
	if (type === 'focusin' && !target.matches(':focus-visible')) return;
	if (tapped && link !== asked) event.preventDefault();
	clearTimeout(timer);
	asked = /out$/.test(type) ? null : link;
	if (asked)
		timer = window.setTimeout(
			async () => {
				try {
					const preview = await import('./preview/watch.ts');
					// By now another link may be asked for, or none.
					if (asked === link) over = preview.watch(link, tapped);
				} catch {
					if (asked === link && tapped) location.href = link.href;
				}
			},
			tapped ? 0 : 300,
		);
};

for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout', 'pointerdown', 'click'])
	addEventListener(type, notice);
