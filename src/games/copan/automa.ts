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
