import { useEffect, useState } from 'preact/hooks';
import { keepTool, parse, readKept, type Tool, textOf, type Unread } from '#stores/kaan.ts';

/** Why a page opens with something else than was asked for. */
export interface Trouble {
	from: 'kept' | 'link' | 'file';
	code: Unread;
	text: string;
}

/** What a tool holds: from the device, or from a link until something is changed; kept at every change. */
export const useTool = <State>(tool: Tool<State>) => {
	const [state, setState] = useState(tool.empty);
	/** Nothing is in sight before it is known what the tool holds, so that nothing moves. */
	const [isOpen, setOpen] = useState(false);
	const [isBlocked, setBlocked] = useState(false);
	const [isFromLink, setFromLink] = useState(false);
	const [trouble, setTrouble] = useState<Trouble | null>(null);
	/** What was there before each change of this visit. */
	const [before, setBefore] = useState<State[]>([]);

	const unread = (from: Trouble['from'], text: string) => (code: Unread) => setTrouble({ from, code, text });

	useEffect(() => {
		const open = async () => {
			const kept = readKept(tool);
			let asked: State | null = null;
			setTrouble(null);
			if (kept.unread !== null) {
				const read = parse(tool, kept.unread);
				if (!read.ok) unread('kept', kept.unread)(read.error);
			}
			const link = location.hash ? await import('#stores/link.ts') : null;
			const code = link && new URLSearchParams(location.hash.slice(1)).get(link.hashName);
			if (link && code) {
				const { unpack } = link;
				const text = await unpack(code);
				const read = text.ok ? parse(tool, text.value) : text;
				if (read.ok) asked = read.value;
				else unread('link', text.ok ? text.value : code)(read.error);
			}
			setState(asked ?? kept.state ?? tool.empty());
			setFromLink(asked !== null);
			setBefore([]);
			setOpen(true);
		};
		void open();
		const reopen = () => void open();
		addEventListener('hashchange', reopen);
		return () => removeEventListener('hashchange', reopen);
		// The tool of a page never changes.
	}, []);

	const hold = (next: State) => {
		setState(next);
		const isKept = keepTool(tool, next);
		setBlocked(!isKept);
		setFromLink(false);
		// The address stands until then, so that a reload brings the same.
		if (isKept && location.hash) history.replaceState(history.state, '', location.pathname);
	};
	return {
		state,
		isOpen,
		isBlocked,
		isFromLink,
		trouble,
		put: (next: State) => {
			setBefore([...before.slice(-49), state]);
			hold(next);
		},
		/** Takes the last change of this visit back; null where there was none. */
		undo:
			before.length === 0
				? null
				: () => {
						hold(before.at(-1) as State);
						setBefore(before.slice(0, -1));
					},
		/** Leaves what a link brought for what the device has. */
		back: () => {
			history.replaceState(history.state, '', location.pathname);
			setState(readKept(tool).state ?? tool.empty());
			setFromLink(false);
		},
		closeTrouble: () => setTrouble(null),
		/** Reads the text of a file; what is wrong with it is told. */
		open: (text: string): boolean => {
			const read = parse(tool, text);
			if (!read.ok) {
				unread('file', text)(read.error);
				return false;
			}
			setBefore([...before.slice(-49), state]);
			hold(read.value);
			return true;
		},
		text: () => textOf(tool, state),
		address: async () => {
			const { addressWith, pack } = await import('#stores/link.ts');
			return addressWith(location.href, await pack(textOf(tool, state)));
		},
	};
};
