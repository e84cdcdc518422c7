/**
 * Opens search: `/`, Ctrl or ⌘ K, or whatever bears `data-search-open`. Such an element is a link to the game's search
 * page, which it stays without scripts; everything beyond this file is loaded only when asked for.
 */
const opener = 'a[data-search-open]';

/** The page's first way to search. */
const first = document.querySelector<HTMLAnchorElement>(opener);

/** Typed while the dialog is still on its way. Phones show their keyboard only for a field focused within the tap. */
const waitingField = (label: string): HTMLInputElement => {
	const field = document.createElement('input');
	field.className = 'vh';
	field.ariaLabel = label;
	document.body.prepend(field);
	field.focus({ preventScroll: true });
	return field;
};

let opening = false;

const openFrom = async (link: HTMLAnchorElement, query?: string): Promise<void> => {
	if (opening) return;
	opening = true;
	const before = document.activeElement;
	const field = waitingField(link.ariaLabel ?? link.text);
	try {
		const dialog = await import('./search-dialog.ts');
		await dialog.openSearch({ page: link.href, query: () => field.value || query, before });
	} catch {
		location.href = link.href;
	} finally {
		field.remove();
		opening = false;
	}
};

addEventListener('click', (event) => {
	const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
	const link = (event.target as Element).closest?.<HTMLAnchorElement>(opener);
	if (!plain || event.defaultPrevented || !link) return;
	event.preventDefault();
	void openFrom(link);
});

addEventListener('keydown', (event) => {
	const command = event.metaKey || event.ctrlKey;
	const typing = (event.target as Element).closest?.('input, textarea, select, [contenteditable]');
	const asked = command ? event.key.toLowerCase() === 'k' && !event.shiftKey : event.key === '/' && !typing;
	if (!asked || event.altKey || event.defaultPrevented || !first) return;
	event.preventDefault();
	void openFrom(first);
});

// The search page opens its dialog by itself where the address brings a question.
const query = new URLSearchParams(location.search).get('q');
if (query && first?.pathname === location.pathname) void openFrom(first, query);

export {};
