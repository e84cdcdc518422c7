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

/** What a card prints that no source tells. */
export interface AutomaPrint {
	/** Food cards: VP for 0 to 6 Cities with a token of the Automa. */
	cityVp?: readonly number[];
	/** Zeal and Power cards: the order in which the stairways are climbed, all four, best first. */
	stairways?: readonly Resource[];
	/** Zeal and Power cards: the steps of the climb, where the card prints a number. */
	steps?: number;
}

/** Which of that is on the cards of a resource; Fame cards print nothing that is not told. */
export const automaPrints: Readonly<Record<Resource, readonly (keyof AutomaPrint)[]>> = {
	food: ['cityVp'],
	fame: [],
	zeal: ['stairways', 'steps'],
	power: ['stairways', 'steps'],
};

/** What a card prints, each part with the owner's value or our stand-in. */
export interface AutomaPrinted {
	/** VP for 0 to 6 Cities; it counts on Food cards alone. */
	cityVp: readonly number[];
	/** Null where no order is printed: then the row of cards gives it, from the left (ruling `automa-stairway-order`). */
	stairways: readonly Resource[] | null;
	/** Null where no number is printed: then the Altar column or Stairway line does (ruling `automa-climb-steps`). */
	steps: number | null;
}

/**
 * What an Automa card prints: what its owner entered, and ours for what is left out. As all other cards score 3 VP
 * for each thing where they are Easy and 6 where they are Hard, ours of a Food card scores as much for each City.
 */
export const printedOn = (profile: Pick<Profile, 'automaCards'>, cardId: string): AutomaPrinted => {
	const { cityVp, stairways = null, steps = null } = profile.automaCards[cardId] ?? {};
	const each = cardId.endsWith('hard') ? 6 : 3;
	return { cityVp: cityVp ?? [0, 1, 2, 3, 4, 5, 6].map((cities) => each * cities), stairways, steps };
};
