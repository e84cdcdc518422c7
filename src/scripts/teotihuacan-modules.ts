/** The switch of Teotihuacan’s modules: keeps what is chosen, and tells the rest of the page. */
import { keep, recall } from '#stores/storage.ts';
import { moduleStates as words } from '#words/en/teotihuacan-modules.ts';

const name = 'teotihuacan:modules';
const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-modules]')];
/** All there are: a form beside a tool has not all of them. */
const parts = forms[0]?.dataset.modules?.split(' ') ?? [];

/** What is on; null while nothing is chosen, or something else is found there. Total. */
const read = (): string[] | null => {
	try {
		const { v, on } = JSON.parse(recall(name) ?? '');
		return v === 1 && Array.isArray(on) ? on.filter((part) => typeof part === 'string') : null;
	} catch {
		return null;
	}
};

/** Kept here too, for a device that keeps nothing. */
let on = read();

/** What is off, as the script in the head of every page reads it. */
const offOf = (chosen: readonly string[]): string => parts.filter((part) => !chosen.includes(part)).join(' ');

const show = (said?: string): void => {
	const root = document.documentElement.dataset;
	if (on === null) delete root.off;
	else root.off = offOf(on);
	for (const form of forms) {
		const boxes = [...form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
		for (const box of boxes) box.checked = on?.includes(box.name) ?? false;
		const names = boxes.flatMap(({ checked, parentElement }) =>
			checked ? (parentElement?.querySelector('b')?.textContent ?? []) : [],
		);
		const status = form.querySelector<HTMLElement>('[data-said]');
		if (status) status.textContent = said ?? (on === null ? words.unchosen : words.chosen(names));
	}
};

const choose = (next: string[] | null): void => {
	on = next;
	const isKept = keep(name, next === null ? null : JSON.stringify({ v: 1, on: next, off: offOf(next) }));
	show(isKept ? undefined : words.notKept);
	dispatchEvent(new CustomEvent('teotihuacan-modules', { detail: next }));
};

for (const form of forms) {
	form.addEventListener('change', ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return;
		// What stands on another form of the choice, as the later sets, stays.
		choose(target.checked ? [...(on ?? []), target.name] : (on ?? []).filter((part) => part !== target.name));
	});
	form.addEventListener('submit', (event) => event.preventDefault());
	for (const button of form.querySelectorAll<HTMLButtonElement>('[data-all]'))
		button.addEventListener('click', () => {
			const all = [...form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].map((box) => box.name);
			choose({ all, base: [], none: null }[button.dataset.all as 'all']);
		});
}
const again = (): void => {
	on = read();
	show();
};
addEventListener('storage', again);
addEventListener('pageshow', ({ persisted }) => persisted && again());
show();
