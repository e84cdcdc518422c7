/**
 * Compares two cards of a table that holds all: the two chosen columns stand first and the rest is hidden. The choice
 * lies in the address (`?a=card-d&b=card-f`); what it does not know is named, and the first two are shown.
 */
import { filtering } from '#words/en/filtering.ts';

const form = document.querySelector('#choose') as HTMLFormElement;
const bad = document.querySelector('#bad') as HTMLElement;
const [first, second] = form.querySelectorAll('select') as unknown as [HTMLSelectElement, HTMLSelectElement];
const names = [...first.options].map(({ value }) => value);
let before = { a: first.value, b: second.value };

/** Shows the chosen two, and says of each face whether they differ. */
const show = (): void => {
	before = { a: first.value, b: second.value };
	for (const row of document.querySelectorAll('.faces tr')) {
		const cells = [...row.querySelectorAll<HTMLElement>('[data-card]')];
		const at = (name: string) => cells.find(({ dataset }) => dataset.card === name) as HTMLElement;
		const pair = [at(first.value), at(second.value)];
		for (const cell of cells) cell.dataset.on = String(pair.includes(cell));
		row.querySelector('th')?.after(...pair);
		const said = row.querySelector<HTMLElement>('.differs');
		if (!said) continue;
		const same = pair[0]?.textContent?.trim() === pair[1]?.textContent?.trim();
		row.classList.toggle('same', same);
		said.textContent = (same ? said.dataset.same : said.dataset.differs) ?? '';
	}
};

/** Sets both from the address. */
const restore = (): void => {
	form.reset();
	bad.hidden = true;
	const query = new URLSearchParams(location.search);
	const [a, b] = [query.get('a'), query.get('b')];
	const wrong = [a, b].findIndex((value) => value !== null && !names.includes(value));
	const message =
		wrong >= 0
			? filtering.bad('ab'.charAt(wrong), [a, b][wrong] ?? '', names)
			: a !== null && a === b
				? filtering.twice(a)
				: '';
	if (message) {
		bad.textContent = message;
		bad.hidden = false;
	} else {
		first.value = a ?? names.find((name) => name !== b) ?? '';
		second.value = b ?? names.find((name) => name !== first.value) ?? '';
	}
	show();
};

form.addEventListener('input', ({ target }) => {
	// The card just chosen leaves the other select, which takes the one it replaces.
	if (first.value === second.value) {
		if (target === first) second.value = before.a;
		else first.value = before.b;
	}
	history.replaceState(history.state, '', `?a=${first.value}&b=${second.value}`);
	bad.hidden = true;
	show();
});
window.addEventListener('popstate', restore);
restore();
