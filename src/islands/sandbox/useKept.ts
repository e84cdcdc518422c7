import { useEffect, useMemo, useState } from 'preact/hooks';
import type { KeptLine } from '#islands/playing/useOpening.ts';
import type { Kept, Player } from '#stores/sandbox.ts';
import { keep, recall } from '#stores/storage.ts';
import { sandbox as words } from '#words/en/sandbox.ts';
import type { SandboxDesk } from './desk.ts';

const name = 'sandbox:kept';

interface KeptOptions {
	desk: SandboxDesk | null;
	withDesk: (use: (desk: SandboxDesk) => void) => void;
	/** The line on the table, and who plays it. */
	here: () => KeptLine & { seats: Player[] };
	/** Says why something is not kept, or that another tab plays. */
	onTrouble: (text: string) => void;
}

/** Positions kept on the device by name, and lines put aside so that nothing is lost. */
export const useKept = ({ desk, withDesk, here, onTrouble }: KeptOptions) => {
	/** Null where what is there cannot be read. */
	const [list, setList] = useState<Kept[] | null>([]);
	const [deleted, setDeleted] = useState<Kept | null>(null);

	/** Reads the list anew, for another tab may have written there, and writes it back changed. */
	const change = (how: (kept: Kept[]) => Kept[] | null): boolean => {
		let isDone = false;
		withDesk(({ parseKept, keptText }) => {
			const there = parseKept(recall(name));
			const changed = there && how(there);
			if (there === null) setList(null);
			else if (!changed) onTrouble(words.full);
			else if (keep(name, keptText(changed))) {
				setList(changed);
				isDone = true;
			} else onTrouble(words.blocked);
		});
		return isDone;
	};
	const add = (entry: Omit<Kept, 'when'>): boolean => {
		let isDone = false;
		withDesk(({ withKept }) => {
			isDone = change((kept) => withKept(kept, { ...entry, when: new Date().toISOString() }));
		});
		return isDone;
	};
	/** Puts a line aside; one that stands there already under the same id, or with the same text, is replaced. */
	const putAside = (line: KeptLine & { seats: Player[] }, because: string, id?: string) =>
		withDesk(({ markOf }) => {
			const at = Number.isInteger(line.at) ? line.at : 0;
			add({ ...line, at, id: id ?? `aside-${markOf(line.text)}`, name: words.asideName(because), aside: true });
		});

	useEffect(() => {
		if (desk) setList(desk.parseKept(recall(name)));
	}, [desk]);
	const tab = useMemo(() => `tab-${Math.random().toString(36).slice(2)}`, []);
	useEffect(() => {
		const onStorage = ({ key, newValue }: StorageEvent) => {
			if (key === `stela:${name}`) withDesk(({ parseKept }) => setList(parseKept(newValue)));
			if (key !== 'stela:sandbox' || newValue === null || newValue === here().text) return;
			putAside(here(), words.because.tab, tab);
			onTrouble(words.otherTab);
		};
		addEventListener('storage', onStorage);
		return () => removeEventListener('storage', onStorage);
	}, []);

	return {
		list,
		putAside,
		/** Keeps the line on the table under a name; whether the device would. */
		keepAs: (called: string): boolean =>
			add({ ...here(), id: `kept-${Date.now().toString(36)}`, name: called, aside: false }),
		remove(entry: Kept): boolean {
			const isDone = change((kept) => kept.filter(({ id }) => id !== entry.id));
			if (isDone) setDeleted(entry);
			return isDone;
		},
		/** Has what was deleted last back; null where nothing was. */
		putBack:
			deleted &&
			(() => {
				if (add(deleted)) setDeleted(null);
			}),
		/** Lays by what cannot be read, and begins a new list. */
		replace() {
			keep(`${name}:unread`, recall(name));
			keep(name, null);
			setList([]);
		},
	};
};
