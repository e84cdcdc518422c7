import { character, climb, type Effect, gain, jade, score } from './effects.ts';
import { type Resource, resources } from './resources.ts';

export const embassyLevels = [1, 2, 3] as const;
export type EmbassyLevel = (typeof embassyLevels)[number];

/** Embassy tokens in the box; how many there are of each kind is printed nowhere. */
export const embassyTokenCount = 30;

export interface EmbassyToken {
	id: string;
	level: EmbassyLevel;
	effects: readonly Effect[];
}

const token = (level: EmbassyLevel, name: string, effect: Effect): EmbassyToken => ({
	id: `level-${level}-${name}`,
	level,
	effects: [effect],
});

const gains = (level: EmbassyLevel, ...kinds: (Resource | 'any')[]): EmbassyToken[] =>
	kinds.map((resource) => token(level, resource, gain(resource, level)));
const vp = (level: EmbassyLevel, amount: number): EmbassyToken => token(level, `${amount}-vp`, score(amount));

/** The 24 kinds of Embassy token: 6, 9 and 9 by level, in the order of the rulebook's glossary. */
export const embassyTokens: readonly EmbassyToken[] = [
	...gains(1, ...resources),
	vp(1, 1),
	token(1, 'climb', climb(1)),
	...gains(2, ...resources, 'any'),
	vp(2, 2),
	vp(2, 3),
	token(2, 'climb', climb(2)),
	token(2, 'jade', jade),
	...gains(3, ...resources),
	vp(3, 3),
	vp(3, 4),
	token(3, 'climb', climb(3)),
	token(3, 'jade', jade),
	token(3, 'character', character),
];
