import type { Profile } from './profile.ts';
import { type Resource, resources } from './resources.ts';

export const automaModes = ['basic', 'advanced'] as const;
export type AutomaMode = (typeof automaModes)[number];
export const automaDifficulties = ['easy', 'hard'] as const;
export type AutomaDifficulty = (typeof automaDifficulties)[number];

/** One of the 16 Automa cards: its resource, the mode on its back, the difficulty in its corner. */
export interface AutomaCard {
	id: string;
	resource: Resource;
	mode: AutomaMode;
	difficulty: AutomaDifficulty;
	/** VP at the end for each thing its resource counts; null for Food, whose scale no source prints. */
	vpEach: number | null;
}

export const automaCards: readonly AutomaCard[] = resources.flatMap((resource) =>
	automaModes.flatMap((mode) =>
		automaDifficulties.map((difficulty) => ({
			id: `${resource}-${mode}-${difficulty}`,
			resource,
			mode,
			difficulty,
			vpEach: resource === 'food' ? null : difficulty === 'easy' ? 3 : 6,
		})),
	),
);

/** What an Automa card prints that no source does. */
export interface AutomaPrint {
	/** Food cards: VP for 0 to 6 Cities with a token. */
	cityVp?: readonly number[];
	/** Zeal and Power cards: the order in which stairways are climbed, best first. */
	stairways?: readonly Resource[];
	/** Zeal and Power cards: the steps of the climb, where the card prints a number. */
	steps?: number;
}

/** What a card prints: the owner's value, or our stand-in. */
export const printedOn = (
	profile: Profile,
	card: string,
): { cityVp: readonly number[]; stairways: readonly Resource[] | null; steps: number | null } => {
	const own: AutomaPrint = (profile as { automaCards?: Record<string, AutomaPrint> }).automaCards?.[card] ?? {};
	const each = card.endsWith('hard') ? 6 : 3;
	return {
		cityVp: own.cityVp ?? [0, 1, 2, 3, 4, 5, 6].map((cities) => cities * each),
		stairways: own.stairways ?? null,
		steps: own.steps ?? null,
	};
};
