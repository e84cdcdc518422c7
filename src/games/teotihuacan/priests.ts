import { type Effect, standing } from './effects.ts';
import type { Reason } from './reasons.ts';

export interface Priest {
	id: string;
	/** As printed on the tile. */
	number: number;
	set: 'priests' | 'expansion-period';
	effects: readonly Effect[];
	because: Reason;
}

const priest = (number: number, id: string, set: Priest['set'] = 'priests'): Priest => ({
	id,
	number,
	set,
	effects: [standing(`priest-${id}`)],
	because: 'bot-pictures',
});

/** Each has rules of its own, so each is told by its sentence; the tools that count with one name its id. */
export const priests: readonly Priest[] = [
	priest(1, 'quetzalcoatl'),
	priest(2, 'tlaloc'),
	priest(3, 'chalchiuhtlicue'),
	priest(4, 'oxomoco'),
	priest(5, 'xipe-totec'),
	priest(6, 'xolotl'),
	priest(7, 'ehecatl'),
	priest(8, 'tonacacihuatl'),
	priest(9, 'huitzilopochtli'),
	priest(10, 'xochipilli'),
	priest(11, 'coatlicue', 'expansion-period'),
	priest(12, 'xiuhtecuhtli', 'expansion-period'),
];

export type PriestId =
	| 'quetzalcoatl'
	| 'tlaloc'
	| 'chalchiuhtlicue'
	| 'oxomoco'
	| 'xipe-totec'
	| 'xolotl'
	| 'ehecatl'
	| 'tonacacihuatl'
	| 'huitzilopochtli'
	| 'xochipilli';
