import { useEffect, useRef, useState } from 'preact/hooks';
import {
	keepTool,
	linkTo,
	parse,
	readKept,
	readLink,
	type Tool,
	textOf,
	type Unread,
	watchKept,
} from '#stores/tool.ts';

/** A text that could not be read, from where it came, and why. */
export interface Trouble {
	from: 'kept' | 'link' | 'file';
	code: Unread;
	text: string;
}

/** Changes of one visit that can be taken back. */
const mostBefore = 50;

/** What a tool holds: from the device, or from a link until something is changed; kept at every change. */
export const useTool = <State>(tool: Tool<State>) => {
	const [held, setHeld] = useState(() => ({
		state: tool.empty(),
		isFromLink: false,
		/** What was there before each change of this visit. */
		before: [] as State[],
	}));
	/** What is held by now: two quick presses come before the page is drawn anew. */
	const latest = useRef(held);
	/** Nothing is in sight before it is known what the tool holds, so that nothing moves. */
	const [isOpen, setOpen] = useState(false);
	const [isBlocked, setBlocked] = useState(false);
	const [trouble, setTrouble] = useState<Trouble | null>(null);

	const hold = (state: State, { isFromLink = false, before = [] as State[] } = {}) => {
		latest.current = { state, isFromLink, before };
		setHeld(latest.current);
	};
	const withNow = () => [...latest.current.before, latest.current.state].slice(-mostBefore);
	/** What the device has; where that cannot be read, what is there now stays. */
	const kept = (now: State): State => {
		const read = readKept(tool);
		setTrouble(read.ok ? null : { from: 'kept', ...read.error });
		return read.ok ? (read.value ?? tool.empty()) : now;
	};
	const leaveLink = () => history.replaceState(history.state, '', location.pathname + location.search);

	useEffect(() => {
		const open = async () => {
			const own = kept(tool.empty());
			const linked = location.hash ? await readLink(tool, location.hash) : null;
			if (linked && !linked.ok) setTrouble({ from: 'link', ...linked.error });
			if (linked?.ok && linked.value !== null) hold(linked.value, { isFromLink: true });
			else hold(own);
			setOpen(true);
		};
		void open();
		const reopen = () => void open();
		addEventListener('hashchange', reopen);
		const stopWatching = watchKept(tool, () => {
			const { state, isFromLink } = latest.current;
			// What a link brought stays in sight: the device's own is behind it.
			if (!isFromLink) hold(kept(state), { before: withNow() });
		});
		return () => {
			removeEventListener('hashchange', reopen);
			stopWatching();
		};
		// The tool of a page never changes.
	}, []);

	const take = (next: State, before: State[]) => {
		hold(next, { before });
		const isKept = keepTool(tool, next);
		setBlocked(!isKept);
		// The address stands until then, so that a reload brings the same.
		if (isKept && location.hash) leaveLink();
	};
	const put = (next: State) => take(next, withNow());
	return {
		state: held.state,
		/** What it holds at the time, where the page may not be drawn yet. */
		now: () => latest.current.state,
		isOpen,
		isBlocked,
		isFromLink: held.isFromLink,
		trouble,
		put,
		/** Changes a part of it. */
		change: (part: Partial<State>) => put({ ...latest.current.state, ...part }),
		/** Takes the last change of this visit back; null where there was none. */
		undo:
			held.before.length === 0
				? null
				: () => {
						const { before } = latest.current;
						take(before.at(-1) as State, before.slice(0, -1));
					},
		/** Leaves what a link brought for what the device has. */
		back: () => {
			leaveLink();
			hold(kept(tool.empty()));
		},
		dismiss: () => {
			setTrouble(null);
			setBlocked(false);
		},
		/** Reads the text of a file; what is wrong with it is told. */
		open: (text: string): boolean => {
			const read = parse(tool, text);
			if (read.ok) put(read.value);
			setTrouble(read.ok ? null : { from: 'file', code: read.error, text });
			return read.ok;
		},
		text: () => textOf(tool, latest.current.state),
		address: () => linkTo(tool, location.href, latest.current.state),
	};
};

/** What stands on a tool, and how it came there, whatever the tool. */
export type Held = Omit<ReturnType<typeof useTool>, 'state' | 'now' | 'put' | 'change'>;
