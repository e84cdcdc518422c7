/** The rooster: where it stands before and after a turn, and what its call does to you. */
import type { OrlojRule } from './rule-ids.ts';
import { baseSetup, numbers } from './values.ts';

/** The rooster's track as solo play uses it, counted in steps from its start: the board says how long it is. */
export interface Rooster {
	/** Steps taken from its start, space 4. */
	at: number;
	/** Steps from its start to the last space. */
	length: number;
}

/** What a call finds on your board. */
export interface Board {
	/** Deviations that the personal rooster track lets you correct. */
	corrections: number;
	/** Deviations forced and not corrected: each shows a broken gear. */
	deviations: number;
}

export type RoosterLine = { rules: [OrlojRule, ...OrlojRule[]] } & (
	| { type: 'stays' }
	| { type: 'moved'; steps: number; left: number }
	| { type: 'dropped'; steps: number }
	| { type: 'called'; by: 'you' | 'manes' }
	| { type: 'corrected'; deviations: number }
	| { type: 'unused'; corrections: number; vp: number }
	| { type: 'broken'; gears: number; vp: number }
	| { type: 'spared' }
	| { type: 'back'; to: number }
);

/** Moves the rooster: what lies beyond the end is dropped. */
export const moveRooster = ({ at, length }: Rooster, steps: number): { at: number; moved: number; dropped: number } => {
	const moved = Math.min(steps, length - at);
	return { at: at + moved, moved, dropped: steps - moved };
};

/** What a call does to you: corrections, VP for those you cannot use, VP for gears still broken. */
export const callLines = ({ corrections, deviations }: Board): RoosterLine[] => {
	const corrected = Math.min(corrections, deviations);
	const unused = corrections - corrected;
	const broken = deviations - corrected;
	return [
		{ type: 'corrected', deviations: corrected, rules: ['orloj.rooster.correct'] },
		...(unused > 0
			? [{ type: 'unused' as const, corrections: unused, vp: unused, rules: ['orloj.rooster.unused'] as [OrlojRule] }]
			: []),
		...(broken > 0
			? [{ type: 'broken' as const, gears: broken, vp: -broken, rules: ['orloj.rooster.broken'] as [OrlojRule] }]
			: []),
	];
};

/**
 * A turn and what the rooster makes of it. `whose` turn it is: a call comes after the turn, and whoever's it was, it is
 * yours to correct; Josef Mánes never loses anything by it.
 */
export const roosterTurn = (
	rooster: Rooster,
	steps: number,
	whose: 'you' | 'manes',
	board: Board,
): { at: number; isCall: boolean; vp: number; lines: RoosterLine[] } => {
	const { at, moved, dropped } = moveRooster(rooster, steps);
	const isCall = at === rooster.length;
	const lines: RoosterLine[] = [
		moved > 0
			? { type: 'moved', steps: moved, left: rooster.length - at, rules: ['orloj.rooster.moves'] }
			: { type: 'stays', rules: ['orloj.rooster.moves'] },
		...(dropped > 0
			? [{ type: 'dropped' as const, steps: dropped, rules: ['orloj.rooster.extra'] as [OrlojRule] }]
			: []),
	];
	if (!isCall) return { at, isCall, vp: 0, lines };
	const yours = callLines(board);
	lines.push(
		{ type: 'called', by: whose, rules: [whose === 'you' ? 'orloj.rooster.call' : 'orloj.solo.check.call'] },
		...yours,
		{ type: 'spared', rules: ['orloj.solo.check.call'] },
		{ type: 'back', to: numbers.roosterStart.value, rules: ['orloj.solo.setup.rooster'] },
	);
	const vp = yours.reduce((sum, line) => sum + ('vp' in line ? line.vp : 0), 0);
	return { at: 0, isCall, vp, lines };
};

/** The most that may be entered. */
export const mostDeviations = baseSetup.deviations.value;
export const mostCorrections = 9;
export const shortestTrack = 1;
export const longestTrack = 20;
