import { useEffect, useState } from 'preact/hooks';
import type { Region } from '#islands/board/Board.tsx';
import { useNarrow } from '#islands/playing/useTable.ts';

/** The part of the board in sight, and the line of the log shown on it; both are let go when `stand` changes. */
export const useBoard = (stand: string) => {
	const isNarrow = useNarrow();
	const [chosen, setChosen] = useState<Region | null>(null);
	const [shown, setShown] = useState<number | null>(null);
	useEffect(() => {
		setChosen(null);
		setShown(null);
	}, [stand]);
	return {
		isNarrow,
		chosen,
		setChosen,
		shown,
		show: (number: number) => setShown(shown === number ? null : number),
	};
};
