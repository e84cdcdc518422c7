/**
 * Find by what you see. All of it lies in the address (`?kind=city&see=vp.8&cost=zeal`); a row fits when it bears every
 * mark asked for. What no row left over bears is marked unavailable and stays where it is.
 */
import { finding } from '#words/en/finding.ts';

const find = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector) as Found;
const form = find<HTMLFormElement>('#finder');
const kind = find<HTMLSelectElement>('select[name="kind"]');
const clear = find<HTMLButtonElement>('#clear');
const bad = find<HTMLElement>('#bad');
const finds = find<HTMLElement>('#finds');

// Without scripts a symbol is a link to its part of the list; here it is pressed.
for (const link of form.querySelectorAll('a')) {
	const button = document.createElement('button');
	button.type = 'button';
	for (const name of ['data-mark', 'aria-label', 'title']) button.setAttribute(name, link.getAttribute(name) ?? '');
	button.append(...link.childNodes);
	link.replaceWith(button);
}

/** What may be chosen, by its mark: its button, and its line among the chosen ones with a choice of how many. */
const asks = [...document.querySelectorAll<HTMLElement>('#chosen li')].map((item) => ({
	mark: item.dataset.mark ?? '',
	item,
	count: item.querySelector('select'),
	button: find<HTMLButtonElement>(`button[data-mark="${item.dataset.mark}"]`),
}));

/** A row's marks, written as in the address: `kind=mask`, `see=fame`, `see=fame.2`, `cost=any`. */
const rows = [...finds.querySelectorAll('li')].map((row) => ({
	row,
	marks: [
		`kind=${row.closest('section')?.dataset.kind}`,
		...Object.entries(row.dataset).flatMap(([name, values]) => values?.split(' ').map((value) => `${name}=${value}`)),
	],
}));

const fits = (row: { marks: unknown[] }, marks: string[]): boolean => marks.every((mark) => row.marks.includes(mark));

/** All marks on the rows that bear these. */
const left = (marks: string[]): Set<unknown> => new Set(rows.flatMap((row) => (fits(row, marks) ? row.marks : [])));

/** The marks asked for. */
const wanted = (): string[] => [
	...(kind.value ? [`kind=${kind.value}`] : []),
	...asks.flatMap(({ mark, item, count }) => (item.hidden ? [] : count?.value ? `${mark}.${count.value}` : mark)),
];

/** Closes the options of a choice whose marks are not among these. */
const close = ({ options }: HTMLSelectElement, start: string, marks: Set<unknown>): void => {
	for (const option of options) option.disabled = option.value !== '' && !marks.has(start + option.value);
};

/** Shows the rows that fit, counts them, and marks what none of them bears. */
const show = (): void => {
	const marks = wanted();
	const remaining = left(marks);
	let shown = 0;
	for (const each of rows) {
		each.row.hidden = !fits(each, marks);
		if (!each.row.hidden) shown++;
	}
	for (const section of finds.querySelectorAll('section')) section.hidden = !section.querySelector('li:not([hidden])');
	for (const { mark, item, count, button } of asks) {
		button.ariaPressed = `${!item.hidden}`;
		button.disabled = item.hidden && !remaining.has(mark);
		if (count && !item.hidden)
			close(count, `${mark}.`, left(marks.map((each) => (each.split('.')[0] === mark ? mark : each))));
	}
	close(kind, 'kind=', left(marks.slice(kind.value ? 1 : 0)));
	find('#found').textContent = finding.found(shown, rows.length);
	clear.toggleAttribute('data-idle', marks.length === 0);
	finds.dataset.ready = '';
};

const reset = (): void => {
	kind.value = '';
	for (const { item, count } of asks) {
		item.hidden = true;
		if (count) count.value = '';
	}
	bad.hidden = true;
};

/** Chooses what the address asks for. A value that no component has is named, and nothing is chosen. */
const restore = (): void => {
	reset();
	const query = [...new URLSearchParams(location.search)].filter(([name]) => /^(kind|see|cost)$/.test(name));
	const all = left([]);
	const wrong = query.find(([name, value]) => !all.has(`${name}=${value}`));
	if (wrong) bad.textContent = finding.bad(...wrong);
	bad.hidden = !wrong;
	for (const [name, value] of wrong ? [] : query) {
		if (name === 'kind') kind.value = value;
		const [symbol, number] = value.split('.');
		for (const { mark, item, count } of asks)
			if (mark === `${name}=${symbol}`) {
				item.hidden = false;
				if (count && number) count.value = number;
			}
	}
	show();
};

const keep = (): void => {
	const query = wanted().join('&');
	history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
	bad.hidden = true;
	show();
};
for (const { item, count, button } of asks)
	button.addEventListener('click', () => {
		item.hidden = !item.hidden;
		if (count) count.value = '';
		keep();
	});
for (const place of [form, find('#chosen')]) place.addEventListener('input', keep);
clear.addEventListener('click', () => {
	reset();
	keep();
	kind.focus();
});
addEventListener('popstate', restore);
restore();
