/** The score of an eclipse, and of the temple bonus tiles at the last one. */
import { buildingsRow } from './boards.ts';
import { bestSets, vpOfSet } from './masks.ts';
import type { Power } from './resources.ts';
import type { TeoRule } from './rule-ids.ts';
import type { TeoReadings } from './rulings.ts';
import type { Line } from './tally.ts';
import { bonusTiles } from './tiles.ts';
import {
	avenueSteps,
	dearPower,
	type Eclipse,
	leaderVp,
	type OrangeAbility,
	orange,
	pyramidRates,
	salaryLoss,
} from './tracks.ts';

export type BonusId = (typeof bonusTiles)[number]['id'];

/** What one player has at an eclipse. */
export interface EclipsePlayer {
	name: string;
	vp: number;
	avenue: number;
	track: number;
	/** Masks of each of the seven kinds. */
	masks: readonly number[];
	workers: readonly Power[];
	cocoa: number;
	/** Cocoa the player would rather lose VP than pay. */
	keeps: number;
	/** Uses the discovery that ignores cocoa: no salary. */
	noCocoa?: boolean;
	/** At the last eclipse: bonus tiles reached, technologies, discoveries that are no masks. */
	bonuses: readonly BonusId[];
	technologies: number;
	discoveries: number;
	/** Abilities of the orange temple, and whether the priest is Huitzilopochtli. */
	orange: readonly OrangeAbility[];
	huitzilopochtli: boolean;
}

/** The open questions that the sheet plays either way. */
export const eclipseReadings = ['pyramid-leader-at-zero', 'dark-eclipse'] as const;

export interface EclipseSheet {
	eclipse: Eclipse;
	/** Buildings already taken from the row. */
	buildings: number;
	players: readonly EclipsePlayer[];
	readings: Partial<TeoReadings>;
}

export interface EclipseScore {
	lines: Line[];
	/** What the eclipse adds, and what it makes. */
	added: number;
	total: number;
	cocoaPaid: number;
	cocoaLeft: number;
}

const line = (say: string, vp: number, rules: readonly TeoRule[], values: Line['values'] = {}): Line => ({
	say,
	values,
	gives: { vp },
	rules,
});

/** VP an Avenue step is worth: the lowest number in sight in the Buildings row. */
export const avenueValue = (taken: number): number =>
	buildingsRow.value[Math.max(0, Math.min(taken, buildingsRow.value.length - 1))] as number;

/** Cocoa due for workers: 1 each, 1 more for those of power 4 and 5. */
export const salaryOf = (workers: readonly Power[]): number =>
	workers.reduce((sum, power) => sum + (power >= dearPower.value ? 2 : 1), 0);

const bonusVp = (id: BonusId, player: EclipsePlayer): number => {
	const effect = bonusTiles.find((tile) => tile.id === id)?.effects[0];
	if (!effect) return 0;
	switch (effect.verb) {
		case 'score-best-set': {
			const size = bestSets(player.masks)[0] ?? 0;
			return vpOfSet(size);
		}
		case 'score-workers':
			return player.workers.reduce((sum, power) => sum + (power >= dearPower.value ? effect.high : effect.low), 0);
		case 'score': {
			if (!('per' in effect) || !effect.per) return effect.vp;
			const counts = {
				technology: player.technologies,
				'avenue-step': player.avenue,
				'bonus-tile': player.bonuses.length,
				discovery: player.discoveries,
			};
			return effect.vp * (counts[effect.per as keyof typeof counts] ?? 0);
		}
		default:
			return 0;
	}
};

const scoreOf = (sheet: EclipseSheet, player: EclipsePlayer): EclipseScore => {
	const { eclipse, buildings, readings } = sheet;
	const lines: Line[] = [];
	const has = (ability: OrangeAbility): boolean => player.orange.includes(ability);

	const value = avenueValue(buildings) + (has('longer-avenue') ? orange.value.avenue : 0);
	lines.push(
		line(
			'avenue',
			value * player.avenue,
			['teotihuacan.eclipse.avenue', ...(has('longer-avenue') ? (['teotihuacan.height.abilities'] as const) : [])],
			{ steps: player.avenue, value },
		),
	);
	const furthest = Math.max(...sheet.players.map(({ track }) => track));
	const leads = player.track === furthest && (furthest > 0 || readings['pyramid-leader-at-zero'] === 'all-on-zero');
	if (leads) lines.push(line('leader', leaderVp.value, ['teotihuacan.eclipse.leader'], { steps: player.track }));
	const rate = pyramidRates.value[eclipse - 1] as number;
	lines.push(line('track', rate * player.track, ['teotihuacan.eclipse.pyramid'], { steps: player.track, rate }));

	const sets = bestSets(player.masks);
	const better = has('better-masks') && sets.length > 0 ? orange.value.masks : 0;
	lines.push(
		line(
			'masks',
			sets.reduce((sum, size) => sum + vpOfSet(size), better),
			[
				'teotihuacan.eclipse.mask-sets',
				'teotihuacan.eclipse.mask-vp',
				...(better > 0 ? (['teotihuacan.height.abilities'] as const) : []),
			],
			{ sets: sets.join(' + ') || '0' },
		),
	);

	const due = salaryOf(player.workers) + (player.huitzilopochtli ? player.workers.length : 0);
	const paid = player.noCocoa ? 0 : Math.min(due, Math.max(0, player.cocoa - player.keeps));
	lines.push(
		player.noCocoa
			? line('salary-spared', 0, ['teotihuacan.eclipse.salary', 'teotihuacan.discoveries.no-cocoa'], { due })
			: line(
					'salary',
					due === paid ? 0 : -salaryLoss.value * (due - paid),
					[
						'teotihuacan.eclipse.salary',
						'teotihuacan.eclipse.unpaid',
						...(player.huitzilopochtli ? (['teotihuacan.priests.each'] as const) : []),
					],
					{ due, paid },
				),
	);

	if (eclipse === 3)
		for (const id of player.bonuses)
			lines.push(line(`bonus-${id}`, bonusVp(id, player), ['teotihuacan.eclipse.temple-bonus'], {}));

	const gains = lines.filter(({ gives }) => (gives.vp ?? 0) > 0).length;
	if (player.huitzilopochtli && gains > 0)
		lines.push(line('huitzilopochtli', gains, ['teotihuacan.priests.each'], { times: gains }));

	const added = lines.reduce((sum, { gives }) => sum + (gives.vp ?? 0), 0);
	return { lines, added, total: player.vp + added, cocoaPaid: paid, cocoaLeft: player.cocoa - paid };
};

export interface EclipseResult {
	scores: EclipseScore[];
	/** Seats from first to last at the end of the game; null before the third eclipse. */
	winner: { seat: number; by: 'vp' | 'cocoa' | 'order' | 'order-reversed'; rules: readonly TeoRule[] } | null;
}

/** Scores an eclipse for everybody; seats stand in player order. Avenue steps beyond the last count as the last. */
export const eclipseScore = (sheet: EclipseSheet): EclipseResult => {
	const players = sheet.players.map((player) => ({ ...player, avenue: Math.min(player.avenue, avenueSteps.value) }));
	const scores = players.map((player) => scoreOf({ ...sheet, players }, player));
	if (sheet.eclipse < 3 || scores.length < 2) return { scores, winner: null };
	const best = Math.max(...scores.map(({ total }) => total));
	const level = scores.flatMap(({ total }, seat) => (total === best ? [seat] : []));
	const most = Math.max(...level.map((seat) => scores[seat]?.cocoaLeft ?? 0));
	const richest = level.filter((seat) => scores[seat]?.cocoaLeft === most);
	const isDark = sheet.readings['dark-eclipse'] === 'dark';
	const inOrder = isDark ? 'order-reversed' : 'order';
	const by = level.length === 1 ? 'vp' : richest.length === 1 ? 'cocoa' : inOrder;
	return {
		scores,
		winner: {
			seat: (isDark ? richest.at(-1) : richest[0]) as number,
			by,
			rules: by === 'vp' ? ['teotihuacan.end.winner'] : ['teotihuacan.end.winner', 'teotihuacan.end.ties'],
		},
	};
};
