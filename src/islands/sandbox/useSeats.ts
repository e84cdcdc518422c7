import { useEffect, useRef, useState } from 'preact/hooks';
import type { Player } from '#stores/sandbox.ts';
import { keep, recall } from '#stores/storage.ts';
import type { SandboxDesk } from './desk.ts';

const name = 'sandbox:seats';

/** Who plays which seat. They are kept with the line on the table; a link's table has people until it is kept. */
export const useSeats = (desk: SandboxDesk | null) => {
	const [seats, setSeats] = useState<Player[]>([]);
	/** What answers without anybody being asked is looked up at the time, not when the page was drawn. */
	const latest = useRef<Player[]>(seats);
	/** Whether a link is on the table of which nothing has been kept yet. */
	const isLinked = useRef(false);
	const set = (next: Player[]) => {
		latest.current = next;
		setSeats(next);
	};
	const sit = (next: Player[]) => {
		isLinked.current = false;
		set(next);
		keep(name, JSON.stringify(next));
	};
	useEffect(() => {
		if (desk && !isLinked.current) set(desk.parseSeats(recall(name)));
	}, [desk]);
	return {
		seats,
		latest,
		sit,
		/** A link is opened over a game: whoever played that one has no seat here. */
		clearForLink() {
			isLinked.current = true;
			set([]);
		},
		/** The line on the table is kept, and so are its seats. */
		keepWithLine() {
			if (isLinked.current) sit(latest.current);
		},
	};
};
