/**
 * The field above a list that has no other filter: what does not hold the words typed is hidden. It lies in the address
 * (`?q=cocoa`); the page without scripts is the whole list.
 */
import { filtering } from '#words/en/filtering.ts';

const find = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector) as Found;
const form = find<HTMLFormElement>('#filter');
const field = find<HTMLInputElement>('[name="q"]');
const reset = find<HTMLButtonElement>('#show-all');
/** Without those of modules that are off, which the styles have hidden by now. */
const rows = [...document.querySelectorAll<HTMLLIElement>('.cards > li')].filter(
	(row) => getComputedStyle(row).display !== 'none',
);

/** As in search: no accents, no apostrophes. */
const folded = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/[\u0300-\u036f'’‘ʼ`´]/g, '')
		.toLowerCase();

const show = (): void => {
	const words = folded(field.value).split(/\s+/);
	for (const row of rows) row.hidden = !words.every((word) => folded(row.textContent ?? '').includes(word));
	for (const group of document.querySelectorAll<HTMLElement>('.group'))
		group.hidden = !group.querySelector('.cards > li:not([hidden])');
	find('#shown').textContent = filtering.showing(rows.filter(({ hidden }) => !hidden).length, rows.length);
	reset.toggleAttribute('data-idle', field.value === '');
};

const keep = (): void => {
	history.replaceState(
		history.state,
		'',
		field.value ? `?${new URLSearchParams({ q: field.value })}` : location.pathname,
	);
	show();
};
const restore = (): void => {
	field.value = new URLSearchParams(location.search).get('q') ?? '';
	show();
};
form.addEventListener('input', keep);
form.addEventListener('submit', (event) => event.preventDefault());
reset.addEventListener('click', () => {
	field.value = '';
	keep();
	field.focus();
});
addEventListener('popstate', restore);
restore();
