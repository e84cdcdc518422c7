/** What the entries of the page share: which values there are, in order, and whose editors are open. */
import { atom } from 'nanostores';
import { type Copy, stateOf } from '#stores/your-copy.ts';

/** A part of the page and the values in it that an owner can enter or confirm. */
export interface Part {
	id: string;
	title: string;
	values: { key: string; name: string }[];
}

export const $parts = atom<readonly Part[]>([]);
export const $opened = atom<readonly string[]>([]);

export const open = (key: string): void => {
	if (!$opened.get().includes(key)) $opened.set([...$opened.get(), key]);
};

export const close = (key: string): void => $opened.set($opened.get().filter((each) => each !== key));

/** What is still to be entered or checked: what comes after a value first, then what was passed over. */
export const nextAfter = (copy: Copy, parts: readonly Part[], key?: string) => {
	const all = parts.flatMap(({ values }) => values);
	const here = all.findIndex((value) => value.key === key);
	return [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))].find(
		(value) => stateOf(copy, value.key) === 'open',
	);
};

/** Leads to a value, as its address does. */
export const leadTo = (key: string): void => {
	requestAnimationFrame(() => {
		const row = document.getElementById(key);
		row?.scrollIntoView({ block: 'start' });
		row?.querySelector<HTMLElement>('[data-entry] button')?.focus({ preventScroll: true });
	});
};

export const nameOf = (parts: readonly Part[], key: string): string =>
	parts.flatMap(({ values }) => values).find((value) => value.key === key)?.name ?? key;
