import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const acts = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * The desk, and a way to do something that takes it: it comes in by `load` with the first need, or with the first touch
 * of the page, for then it may be needed at once. Who waits for it has their turn in order: what is pressed meanwhile acts
 * on what the address asked for. `onFail` tells where it does not come.
 */
export const useDesk = <Whole>(
	controller: { power(desk: Whole): void },
	isle: RefObject<HTMLElement>,
	load: () => Promise<Whole>,
	onFail: () => void,
): [desk: Whole | null, withDesk: (use: (desk: Whole) => void) => void] => {
	const [desk, setDesk] = useState<Whole | null>(null);
	const turn = useRef<unknown>(null);
	const withDesk = (use: (desk: Whole) => void) => {
		if (desk) return use(desk);
		turn.current = Promise.all([load(), turn.current]).then(([loaded]) => {
			controller.power(loaded);
			setDesk(loaded);
			// What takes time, as opening an address does, gives a promise: the next one waits for it.
			return use(loaded);
		}, onFail);
	};
	useEffect(() => {
		const fetch = () => {
			for (const act of acts) isle.current?.removeEventListener(act, fetch);
			withDesk(() => {});
		};
		for (const act of acts) isle.current?.addEventListener(act, fetch);
	}, []);
	return [desk, withDesk];
};
