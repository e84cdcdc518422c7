/** Teotihuacan: City of Gods: what its home says, and its tools. */
import type { GameHome } from './home.ts';

export const teotihuacanHome: GameHome = {
	description: 'Teotihuacan: City of Gods, unofficial rules reference.',
	lead: '',
	door: '',
	tries: [],
	searches: [],
	turnTitle: 'Your turn',
	turn: [],
	tools: [],
};
