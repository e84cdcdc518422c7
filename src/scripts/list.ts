/**
 * The filters of a component list. All of it lies in the address (`?kind=bird&verb=jade&sort=name`); rows are hidden
 * and sorted in place, so that the page without scripts is the whole list. Which filters there are, the form says.
 */
import { filtering } from '#words/en/filtering.ts';

const find = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector) as Found;
const form = find<HTMLFormElement>('#filter');
const status = find<HTMLElement>('#shown');
const reset = find<HTMLButtonElement>('#show-all');
const bad = find<HTMLElement>('#bad');
const order = document.querySelector<HTMLSelectElement>('#sort');
const rows = [...document.querySelectorAll<HTMLLIElement>('.cards > li')];
const choices = [...form.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]')];
const filters = [...new Set(choices.map(({ name }) => name))];
/** A radio's value for “no choice”. */
const all = 'all';

/** As in search: no accents, no apostrophes. */
const folded = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/[\u0300-\u036f'’‘ʼ`´]/g, '')
		.toLowerCase();

/** What the form has for a name; the first is what it shows by itself. */
const known = (name: string): string[] =>
	name === 'sort'
		? [...(order?.options ?? [])].map(({ value }) => value)
		: choices.filter((choice) => choice.name === name).map(({ value }) => value);
const chosen = (): HTMLInputElement[] => choices.filter(({ checked, value }) => checked && value !== all);

/** Hides what does not fit, sorts the rest, and says how many are left, and of what. */
const show = (): void => {
	const words = folded(find<HTMLInputElement>('[name="q"]').value).split(/\s+/);
	const picked = chosen();
	let shown = 0;
	for (const row of rows) {
		const text = folded(row.textContent ?? '');
		const fits =
			filters.every((filter) => {
				const values = picked.flatMap(({ name, value }) => (name === filter ? value : []));
				return values.length === 0 || values.some((value) => row.dataset[filter]?.split(' ').includes(value));
			}) && words.every((word) => text.includes(word));
		row.hidden = !fits;
		if (fits) shown++;
	}
	const sort = known('sort').indexOf(order?.value ?? '');
	const place = (row: HTMLLIElement): number => Number(row.dataset.order?.split(' ')[sort]);
	for (const group of document.querySelectorAll<HTMLElement>('.group')) {
		const list = group.querySelector('.cards') as Element;
		const own = rows.filter((row) => list.contains(row));
		if (sort >= 0) list.append(...own.sort((a, b) => place(a) - place(b)));
		group.hidden = own.every((row) => row.hidden);
	}
	status.textContent = filtering.showing(
		shown,
		rows.length,
		picked.map(({ parentElement }) => parentElement?.title ?? ''),
	);
	reset.toggleAttribute('data-idle', address() === '');
};

/** What the form says in an address, without what it shows by itself. */
const address = (): string => {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form))
		if (value !== '' && value !== all && !(name === 'sort' && value === known('sort')[0]))
			query.append(name, String(value));
	return query.toString();
};

/** Sets the form from the address. A value it does not know is named, and the whole list is shown. */
const restore = (): void => {
	form.reset();
	bad.hidden = true;
	const query = new URLSearchParams(location.search);
	for (const name of [...filters, 'sort']) {
		const values = known(name);
		const wrong = query.getAll(name).find((value) => !values.includes(value));
		if (wrong === undefined) continue;
		bad.textContent = filtering.bad(name, wrong, values);
		bad.hidden = false;
		return;
	}
	for (const [name, value] of query) {
		if (name === 'q') find<HTMLInputElement>('[name="q"]').value = value;
		if (name === 'sort' && order) order.value = value;
		for (const choice of choices) if (choice.name === name && choice.value === value) choice.checked = true;
	}
};

const keep = (): void => {
	const query = address();
	history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
	bad.hidden = true;
	show();
};
form.addEventListener('input', keep);
order?.addEventListener('input', keep);
form.addEventListener('submit', (event) => event.preventDefault());
reset.addEventListener('click', () => {
	form.reset();
	keep();
	form.querySelector('input')?.focus();
});
window.addEventListener('popstate', () => {
	restore();
	show();
});
restore();
show();
