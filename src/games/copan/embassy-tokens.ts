import type { Effect } from './effects.ts';
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

const gain = (level: EmbassyLevel, resource: Resource | 'any'): EmbassyToken =>
	token(level, resource, { verb: 'gain', resource, amount: level });
const score = (level: EmbassyLevel, vp: number): EmbassyToken => token(level, `${vp}-vp`, { verb: 'score', vp });
const climb = (level: EmbassyLevel): EmbassyToken => token(level, 'climb', { verb: 'climb', steps: level });
const jade = (level: EmbassyLevel): EmbassyToken => token(level, 'jade', { verb: 'place-jade' });

/** The 24 kinds of Embassy token: 6, 9 and 9 by level, in the order of the rulebook's glossary. */
export const embassyTokens: readonly EmbassyToken[] = [
	...resources.map((resource) => gain(1, resource)),
	score(1, 1),
	climb(1),
	...resources.map((resource) => gain(2, resource)),
	gain(2, 'any'),
	score(2, 2),
	score(2, 3),
	climb(2),
	jade(2),
	...resources.map((resource) => gain(3, resource)),
	score(3, 3),
	score(3, 4),
	climb(3),
	jade(3),
	token(3, 'character', { verb: 'take-character' }),
];
