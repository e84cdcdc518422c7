import { useEffect, useRef, useState } from 'preact/hooks';
import type * as v from 'valibot';
import { recallAs, textOf, type Unread } from '#stores/orloj.ts';
import { keep, prefix } from '#stores/storage.ts';

/**
 * A value that the device keeps at every change. Nothing is in sight before it is known what the device has, so that
 * nothing moves; what another tab keeps is taken over.
 */
export const useKept = <Value>(name: string, schema: v.GenericSchema<unknown, Value>, first: Value) => {
	const [value, setValue] = useState(first);
	const [isOpen, setOpen] = useState(false);
	const [trouble, setTrouble] = useState<Unread | 'refused' | null>(null);
	/** The value by now: two quick presses come before the page is drawn anew. */
	const latest = useRef(first);
	const show = (next: Value): void => {
		latest.current = next;
		setValue(next);
	};
	useEffect(() => {
		const read = () => {
			const found = recallAs(name, schema);
			if (!found.ok) setTrouble(found.error);
			show((found.ok && found.value) || first);
		};
		read();
		setOpen(true);
		const follow = ({ key }: StorageEvent) => {
			if (key === null || key === prefix + name) read();
		};
		addEventListener('storage', follow);
		return () => removeEventListener('storage', follow);
	}, []);
	return {
		value,
		isOpen,
		trouble,
		/** The value as it is at the time. */
		now: () => latest.current,
		dismiss: () => setTrouble(null),
		/** Takes and keeps a value; null forgets it. */
		put(next: Value): void {
			show(next);
			if (!keep(name, next === null ? null : textOf(next))) setTrouble('refused');
		},
	};
};
