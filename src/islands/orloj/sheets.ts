import type { Ledger, WindowReached } from '#games/orloj/score.ts';
import type { Sheet } from '#stores/orloj.ts';

/** Three windows, none of them reached: which there are, the table shows. */
const unreached: WindowReached[] = [
	{ counts: 'scrolls', reached: 'none' },
	{ counts: 'apostles', reached: 'none' },
	{ counts: 'months', reached: 'none' },
];
export const startingWindows = ({ windows }: Pick<Ledger, 'windows'>): WindowReached[] =>
	unreached.map((window, at) => windows[at] ?? window);

export const emptySheet: Sheet = {
	you: 0,
	ledger: {
		vp: 10,
		isAdvanced: false,
		holdings: { months: 0, zodiacs: 0, apostles: 0, scrolls: 0, 'workshop-cards': 0 },
		assistants: 0,
		windows: unreached,
		tiles: [
			{ counts: 'months', isFlipped: false },
			{ counts: 'zodiacs', isFlipped: false },
			{ counts: 'apostles', isFlipped: false },
		],
		objectives: { first: 0, third: 0 },
	},
};
