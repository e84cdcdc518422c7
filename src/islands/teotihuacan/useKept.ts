import { useEffect, useState } from 'preact/hooks';
import { linkTo, textIn } from '#stores/teotihuacan.ts';

interface Keeping<Value> {
	empty: () => Value;
	parse: (text: string) => Value | null;
	text: (value: Value) => string;
	kept: () => { value: Value | null; damaged: boolean };
	keep: (value: Value) => boolean;
	words: { badLink: string; damaged: string; notKept: string };
}

/** What stands on a tool: from its link, else from the device; kept at every change. */
export const useKept = <Value>({ empty, parse, text, kept, keep, words }: Keeping<Value>) => {
	const [value, setValue] = useState(empty);
	/** Nothing is in sight before it is known what stands there, so that nothing moves. */
	const [isOpen, setOpen] = useState(false);
	const [notice, setNotice] = useState<{ text: string; held?: string } | null>(null);

	useEffect(() => {
		const open = () => {
			const own = kept();
			const held = textIn(location.hash);
			const linked = held === null ? null : parse(held);
			setValue(linked ?? own.value ?? empty());
			setNotice(
				held !== null && linked === null
					? { text: words.badLink, held: held.slice(0, 2000) }
					: own.damaged
						? { text: words.damaged }
						: null,
			);
			setOpen(true);
		};
		open();
		addEventListener('hashchange', open);
		return () => removeEventListener('hashchange', open);
		// What is handed over never changes.
	}, []);

	const put = (next: Value) => {
		setValue(next);
		const isKept = keep(next);
		setNotice(isKept ? null : { text: words.notKept });
		// The address stands until something changes, so that a reload brings the same.
		if (isKept && location.hash) history.replaceState(history.state, '', location.pathname + location.search);
	};
	const address = async () => linkTo(location.href, text(value));
	return { value, put, isOpen, notice, address, onClose: () => setNotice(null) };
};
