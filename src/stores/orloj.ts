/** What Orloj's tools keep, and what their links and files hold. */
import * as v from 'valibot';
import {
	type Checklist,
	checklistSchema,
	gameSchema,
	type OrlojGame,
	type RoosterSheet,
	roosterSchema,
	type Sheet,
	sheetSchema,
} from '#games/orloj/schemas.ts';
import type { Ledger, WindowReached } from '#games/orloj/score.ts';
import type { Tool } from './tool.ts';

/** Three windows, none of them reached: which there are, the table shows. */
const unreached: WindowReached[] = [
	{ counts: 'scrolls', reached: 'none' },
	{ counts: 'apostles', reached: 'none' },
	{ counts: 'months', reached: 'none' },
];

export const emptySheet = (): Sheet => ({
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
});

/** The sheet to go on with at the end of a game. */
export const sheetOf = (ledger: Ledger): Sheet => ({
	you: 0,
	ledger: { ...ledger, windows: unreached.map((window, at) => ledger.windows[at] ?? window) },
});

export const tools = {
	/** Null where no game is going. */
	turn: { name: 'orloj:turn', schema: v.nullable(gameSchema), empty: () => null } satisfies Tool<OrlojGame | null>,
	setUp: {
		name: 'orloj:set-up',
		schema: checklistSchema,
		empty: () => ({ difficulty: 'basic', ticks: [] }),
	} satisfies Tool<Checklist>,
	score: { name: 'orloj:score', schema: sheetSchema, empty: emptySheet } satisfies Tool<Sheet>,
	rooster: {
		name: 'orloj:rooster',
		schema: roosterSchema,
		empty: () => ({ at: 0, length: 6, steps: 1, whose: 'you', corrections: 1, deviations: 0 }),
	} satisfies Tool<RoosterSheet>,
};
