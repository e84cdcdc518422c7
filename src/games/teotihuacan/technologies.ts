import { type Effect, gain, score, standing, temple } from './effects.ts';
import type { Reason, Sourced } from './reasons.ts';
import { type Board, type Part, published } from './resources.ts';

/** When a technology works. */
export type TechnologyWhen =
	| { on: 'palace' }
	| { on: 'main-action'; boards: readonly Board[] }
	| { on: 'collect' }
	| { on: 'other' };

export interface Technology {
	/** Its reference number as a slug: `05`, `1-5`. */
	id: string;
	/** As printed: “05”, “1.5”. */
	number: string;
	set: 'base' | Extract<Part, 'xitle' | 'expansion-period'>;
	/** Gold; null where no source states it. */
	gold: Sourced<number> | null;
	when: TechnologyWhen;
	effects: readonly Effect[];
	because: Reason;
}

const main = (...boards: Board[]): TechnologyWhen => ({ on: 'main-action', boards });
const resourceTrio = main('forest', 'stone-quarry', 'gold-deposits');
const other: TechnologyWhen = { on: 'other' };

const base = (number: string, gold: number, when: TechnologyWhen, ...effects: Effect[]): Technology => ({
	id: number,
	number,
	set: 'base',
	gold: published(gold, 'bga-bot'),
	when,
	effects,
	because: 'bga-bot',
});
const later = (
	set: 'xitle' | 'expansion-period',
	number: string,
	when: TechnologyWhen,
	...effects: Effect[]
): Technology => ({
	id: number.replace('.', '-'),
	number,
	set,
	gold: null,
	when,
	effects,
	because: 'bot-no-price',
});

/** All technologies that a source names, by number within their set. */
export const technologies: readonly Technology[] = [
	base('01', 1, { on: 'palace' }, gain('cocoa', 1)),
	base('03', 1, main('alchemy', 'nobles'), score(3)),
	base('05', 1, resourceTrio, standing('matching-resource')),
	base('07', 1, resourceTrio, gain('cocoa', 1), score(1)),
	base('09', 2, main('decorations'), score(4)),
	base('11', 2, main('construction'), score(3)),
	base('13', 2, other, standing('buy-power-up')),
	base('15', 2, main('construction'), standing('one-more-builder')),
	base('17', 2, main('construction'), temple('any')),
	later('xitle', '00', { on: 'palace' }, standing('swap-four')),
	later('xitle', '02', { on: 'collect' }, gain('cocoa', 1)),
	later('xitle', '06', other, standing('unlock-vp')),
	later('xitle', '08', other, standing('mask-vp')),
	later('xitle', '10', other, standing('salary-vp')),
	later('xitle', '12', main('decorations'), { verb: 'pyramid-track', steps: 1 }),
	later('xitle', '14', other, standing('unlock-temple')),
	later('xitle', '16', other, standing('ignore-arrow')),
	later('xitle', '18', main('nobles'), temple('any')),
	later('xitle', '20', other, standing('step-back')),
	later('expansion-period', '1.5', other, standing('obsidian-any')),
	later('expansion-period', '3.5', other, standing('obsidian-cocoa')),
	later('expansion-period', '5.5', other, standing('obsidian-gain')),
];

export const technologyOf = (id: string): Technology | undefined => technologies.find((each) => each.id === id);
