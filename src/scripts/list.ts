/**
 * The filters of a component list. All of it lies in the address (`?kind=bird&verb=jade&sort=name`); rows are hidden
 * and sorted in place, so that the page without scripts is the whole list.
 */
import { filtering } from '#words/en/filtering.ts';

const find = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector) as Found;
const form = find<HTMLFormElement>('#filter');
const status = find<HTMLElement>('#shown');
const reset = find<HTMLButtonElement>('#show-all');
const bad = find<HTMLElement>('#bad');
const rows = [...document.querySelectorAll<HTMLLIElement>('.cards > li')];
const facets = ['resource', 'verb', 'site'];

/** As in search: no accents, no apostrophes. */
const folded = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/[\u0300-\u036f'’]/g, '')
		.toLowerCase();

/** What the form has for a name; the first is what it shows by itself. */
const known = (name: string): string[] =>
	[...form.elements].flatMap((field) =>
		field instanceof HTMLSelectElement && field.name === name
			? [...field.options].map(({ value }) => value)
			: field instanceof HTMLInputElement && field.name === name
				? field.value
				: [],
	);

/** Hides what does not fit, sorts the rest, and says how many are left. */
const show = (): void => {
	const data = new FormData(form);
	const kind = data.get('kind');
	const words = folded(String(data.get('q'))).split(/\s+/);
	const sort = String(data.get('sort'));
	let shown = 0;
	for (const row of rows) {
		const text = folded(row.textContent ?? '');
		const fits =
			(kind === 'all' || row.closest<HTMLElement>('[data-kind]')?.dataset.kind === kind) &&
			facets.every((facet) => {
				const chosen = data.getAll(facet);
				return chosen.length === 0 || chosen.some((value) => row.dataset[facet]?.split(' ').includes(String(value)));
			}) &&
			words.every((word) => text.includes(word));
		row.hidden = !fits;
		if (fits) shown++;
	}
	const place = (row: HTMLLIElement): number => Number(row.dataset.order?.split(' ')[known('sort').indexOf(sort)]);
	for (const group of document.querySelectorAll<HTMLElement>('[data-kind]')) {
		const list = group.querySelector('.cards') as Element;
		const own = rows.filter((row) => list.contains(row));
		list.append(...own.sort((a, b) => place(a) - place(b)));
		group.hidden = own.every((row) => row.hidden);
	}
	status.textContent = filtering.showing(shown, rows.length);
	reset.toggleAttribute('data-idle', address() === '');
};

/** The form as a query, without what it shows by itself. */
const address = (): string => {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form))
		if (value !== '' && !(name in defaults && value === defaults[name])) query.append(name, String(value));
	return query.toString();
};
const defaults: Record<string, string | undefined> = { kind: known('kind')[0], sort: known('sort')[0] };

/** Sets the form from the address. A value it does not know is named, and the whole list is shown. */
const restore = (): void => {
	form.reset();
	bad.hidden = true;
	const query = new URLSearchParams(location.search);
	for (const name of ['kind', ...facets, 'sort']) {
		const values = known(name);
		const wrong = query.getAll(name).find((value) => !values.includes(value));
		if (wrong === undefined) continue;
		bad.textContent = filtering.bad(name, wrong, values);
		bad.hidden = false;
		return;
	}
	for (const [name, value] of query) {
		const field = form.elements.namedItem(name);
		if (name === 'q' || name === 'sort') (field as HTMLInputElement | HTMLSelectElement).value = value;
		else
			for (const input of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`))
				if (input.value === value) input.checked = true;
	}
};

const keep = (): void => {
	const query = address();
	history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
	bad.hidden = true;
	show();
};
form.addEventListener('input', keep);
find('#sort').addEventListener('input', keep);
form.addEventListener('submit', (event) => event.preventDefault());
reset.addEventListener('click', () => {
	form.reset();
	keep();
	find<HTMLInputElement>('[name="kind"]').focus();
});
window.addEventListener('popstate', () => {
	restore();
	show();
});
restore();
show();
