/** Josef Mánes' final score from what lies in his area, and who wins. */
import type { OrlojRule } from './rule-ids.ts';
import { masteryWindows, numbers, royalScrolls, type ScoringCount, scoringCounts } from './values.ts';

/** Things in his area that anything of his counts. Royal scrolls are among the scrolls. */
export type Holdings = Record<ScoringCount, number>;

/** A mastery window, with the value that his disc has reached there; that of upgrades is not in the solo game. */
export interface WindowReached {
	counts: ScoringCount;
	reached: 'main' | 'secondary' | 'none';
}

/** All that his final score hangs on. */
export interface Ledger {
	/** VP on the track when the game ends. */
	vp: number;
	/** Whether the endgame card shows its advanced side. */
	isAdvanced: boolean;
	holdings: Holdings;
	assistants: number;
	windows: readonly WindowReached[];
	/** His three scoring tiles, left to right; one that was flipped scores nothing. */
	tiles: readonly { counts: ScoringCount; isFlipped: boolean }[];
	/** Common objectives where his worker stands, by the space. */
	objectives: { first: number; third: number };
}

/** A line of the score: what it is for, how it comes about, and the rule. */
export type ScoreLine = { vp: number; rules: [OrlojRule, ...OrlojRule[]] } & (
	| { of: 'track' }
	| { of: 'window'; counts: ScoringCount; amount: number; each: number; isCapped: boolean }
	| { of: 'assistants'; amount: number; each: number }
	| { of: 'tile'; counts: ScoringCount; amount: number; each: number; isFlipped: boolean; isCapped: boolean }
	| { of: 'objectives'; first: number; third: number }
);

/** VP of a royal scroll that his disc reaches: at once, capped. Scrolls count the royal one itself. */
export const royalScrollVp = (counts: ScoringCount, held: number): number => {
	const scroll = royalScrolls.find(({ id }) => id === counts);
	const [effect] = scroll?.effects.value ?? [];
	return effect ? Math.min(effect.vp * held, effect.most ?? Number.POSITIVE_INFINITY) : 0;
};

/** His score, line by line in the order of the endgame card, and the sum. */
export const scoreManes = (ledger: Ledger): { lines: ScoreLine[]; total: number } => {
	const { vp, isAdvanced, holdings, assistants, windows, tiles, objectives } = ledger;
	const each = numbers.vpPerAssistant.value[isAdvanced ? 'advanced' : 'basic'];
	const { first, third } = numbers.objectives.value;
	const scoring = numbers.scoringTile.value;
	const lines: ScoreLine[] = [
		{ of: 'track', vp, rules: ['orloj.solo.setup.marker'] },
		...windows.flatMap(({ counts, reached }): ScoreLine[] => {
			const window = masteryWindows.find(({ id }) => id === counts);
			if (!window || reached === 'none') return [];
			const amount = holdings[counts];
			const rate = window.each.value[reached];
			const most = window.most.value;
			return [
				{
					of: 'window',
					counts,
					amount,
					each: rate,
					isCapped: amount * rate > most,
					vp: Math.min(amount * rate, most),
					rules: ['orloj.solo.score.windows', 'orloj.end.windows'],
				},
			];
		}),
		{ of: 'assistants', amount: assistants, each, vp: assistants * each, rules: ['orloj.solo.score.assistants'] },
		...tiles.map(({ counts, isFlipped }): ScoreLine => {
			const amount = holdings[counts];
			const sum = amount * scoring.each;
			return {
				of: 'tile',
				counts,
				amount,
				each: scoring.each,
				isFlipped,
				isCapped: !isFlipped && sum > scoring.most,
				vp: isFlipped ? 0 : Math.min(sum, scoring.most),
				rules: isFlipped
					? ['orloj.solo.score.tiles', 'orloj.solo.round-end.flip']
					: ['orloj.solo.score.tiles', 'orloj.solo.score.tiles.cap'],
			};
		}),
		{
			of: 'objectives',
			...objectives,
			vp: objectives.first * first + objectives.third * third,
			rules: ['orloj.solo.score.objectives', 'orloj.objectives.places'],
		},
	];
	return { lines, total: lines.reduce((sum, line) => sum + line.vp, 0) };
};

/** Who wins: a tie goes to him. */
export const winnerOf = (you: number, manes: number): { winner: 'you' | 'manes'; rules: [OrlojRule] } =>
	you > manes
		? { winner: 'you', rules: ['orloj.solo.win'] }
		: { winner: 'manes', rules: [you === manes ? 'orloj.solo.win.tie' : 'orloj.solo.win'] };

/** Why a score cannot be: a value's name, with the least and the most it may be. */
export interface LedgerProblem {
	path: string;
	code: 'whole' | 'least' | 'most' | 'twice' | 'spaces';
	least: number;
	most: number;
}

/** The most of a thing that is asked for: beyond it a number is a slip. */
export const mostHeld = 24;
const mostVp = 500;

/** All that is wrong with the numbers somebody entered. */
export const ledgerProblems = (ledger: Ledger): LedgerProblem[] => {
	const problems: LedgerProblem[] = [];
	const check = (path: string, value: number, least: number, most: number): void => {
		if (!Number.isInteger(value)) problems.push({ path, code: 'whole', least, most });
		else if (value < least) problems.push({ path, code: 'least', least, most });
		else if (value > most) problems.push({ path, code: 'most', least, most });
	};
	check('vp', ledger.vp, 0, mostVp);
	for (const counts of scoringCounts) check(counts, ledger.holdings[counts], 0, mostHeld);
	check('assistants', ledger.assistants, 0, mostHeld);
	const { first, third } = ledger.objectives;
	check('first', first, 0, 3);
	check('third', third, 0, 3);
	if (problems.length === 0 && first + third > 3)
		problems.push({ path: 'objectives', code: 'spaces', least: 0, most: 3 });
	for (const [path, kinds] of [
		['tiles', ledger.tiles.map(({ counts }) => counts)],
		['windows', ledger.windows.filter(({ reached }) => reached !== 'none').map(({ counts }) => counts)],
	] as const)
		if (new Set<string>(kinds).size < kinds.length) problems.push({ path, code: 'twice', least: 1, most: 1 });
	return problems;
};
