/** The Automa cards: what each is called, and what of its print no source tells. */
import type { AutomaCard, AutomaPrinted } from '#games/copan/automa.ts';
import type { Resource } from '#games/copan/resources.ts';
import { stairwayColours } from './copan-names.ts';
import { resourceNames } from './resource-names.ts';

export const modeWords = { basic: 'Basic', advanced: 'Advanced', easy: 'Easy', hard: 'Hard' };

/** “Food, Basic Hard”. */
export const automaName = ({ resource, mode, difficulty }: Pick<AutomaCard, 'resource' | 'mode' | 'difficulty'>) =>
	`${resourceNames[resource]}, ${modeWords[mode]} ${modeWords[difficulty]}`;

/** Cards for which ours are alike: “Hard Food cards”, “Zeal cards”. */
export const automaLikes = ({ resource, difficulty }: Pick<AutomaCard, 'resource' | 'difficulty'>): string =>
	`${resource === 'food' ? `${modeWords[difficulty]} ` : ''}${resourceNames[resource]} cards`;

/** What a card prints, part by part; what it leaves to the row of cards and to the board is said as that. */
export const automaPrintWords = {
	cityVp: ({ cityVp }: AutomaPrinted): string =>
		`${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(cityVp.map((vp) => `${vp}`.replace('-', '−')))} VP for 0 to ${cityVp.length - 1} Cities`,
	stairways: ({ stairways }: AutomaPrinted): string =>
		stairways === null
			? 'the stairways in the order of the cards, from the left'
			: `the stairways in the order ${stairways.map((stairway) => stairwayColours[stairway]).join(', ')}`,
	steps: ({ steps }: AutomaPrinted, resource: Resource): string =>
		steps === null
			? `as many steps as the ${resource === 'zeal' ? 'Altar column' : 'line of the Stairway'} shows`
			: `${steps} ${steps === 1 ? 'step' : 'steps'}`,
};
