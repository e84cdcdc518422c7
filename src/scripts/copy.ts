/**
 * “Copy link” and “Copy citation”: whatever has `data-copy`, inside the rule whose id it copies or alone for the page;
 * a rule's number is also its permalink. What happened is said over the page; where a button is refused the clipboard,
 * the text stands there, selected.
 */
import { copying } from '#words/en/copying.ts';

const toast = document.createElement('div');
toast.className = 'toast';
toast.setAttribute('role', 'status');
document.body.append(toast);
let clearing = 0;

const say = (...content: (string | Node)[]): void => {
	clearTimeout(clearing);
	toast.replaceChildren(...content);
};

/** Address of a rule, or of the page. */
const addressOf = (atom: HTMLElement | null): string => {
	const { origin, pathname } = location;
	return origin + pathname + (atom ? `#${atom.id}` : '');
};

const citationOf = (atom: HTMLElement): string => {
	const { game = '', built = '' } = atom.closest<HTMLElement>('[data-game]')?.dataset ?? {};
	const text = (selector: string): string => atom.querySelector(selector)?.textContent?.trim() ?? '';
	const number = text('.no');
	return copying.cite({
		game,
		what: number ? copying.rule(number) : copying.example,
		title: text('h3'),
		page: text('.page'),
		address: addressOf(atom),
		date: built,
	});
};

document.addEventListener('click', async ({ target }) => {
	const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
	if (!button) return;
	const atom = button.closest<HTMLElement>('.atom');
	const cites = button.dataset.copy === 'citation' && atom;
	const text = cites ? citationOf(atom) : addressOf(atom);
	try {
		await navigator.clipboard.writeText(text);
		say(cites ? copying.citation : copying.link);
		clearing = window.setTimeout(() => toast.replaceChildren(), 3000);
	} catch {
		if (button instanceof HTMLAnchorElement) return;
		const field = document.createElement('input');
		field.readOnly = true;
		field.value = text;
		field.setAttribute('aria-label', copying.refused);
		field.addEventListener('blur', () => toast.replaceChildren());
		field.addEventListener('keydown', ({ key }) => {
			if (key !== 'Escape') return;
			say();
			(atom?.querySelector<HTMLElement>('.no') ?? button).focus();
		});
		say(copying.refused, field);
		field.select();
	}
});
