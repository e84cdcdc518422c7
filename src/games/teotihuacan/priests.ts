import { type Effect, standing } from './effects.ts';
import { sources } from './resources.ts';

export interface Priest {
	id: string;
	/** As printed on the tile. */
	number: number;
	name: string;
	set: 'priests' | 'expansion-period';
	effects: readonly Effect[];
	because: string;
}

const priest = (number: number, name: string, set: Priest['set'] = 'priests'): Priest => {
	const id = name.toLowerCase();
	return { id, number, name, set, effects: [standing(`priest-${id}`)], because: sources.botPictures };
};

/** Each has rules of its own, so each is told by its sentence; the tools that count with one name its id. */
export const priests: readonly Priest[] = [
	priest(1, 'Quetzalcoatl'),
	priest(2, 'Tlaloc'),
	priest(3, 'Chalchiuhtlicue'),
	priest(4, 'Oxomoco'),
	priest(5, 'Xipe-Totec'),
	priest(6, 'Xolotl'),
	priest(7, 'Ehecatl'),
	priest(8, 'Tonacacihuatl'),
	priest(9, 'Huitzilopochtli'),
	priest(10, 'Xochipilli'),
	priest(11, 'Coatlicue', 'expansion-period'),
	priest(12, 'Xiuhtecuhtli', 'expansion-period'),
].map((each) => ({ ...each, name: each.name.replace('-', ' ') }));

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
