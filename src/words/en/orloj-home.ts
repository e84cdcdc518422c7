/** Orloj: what its home says, and its tools. */
import type { GameHome } from './home.ts';

export const orlojHome: GameHome = {
	description: 'Orloj, unofficial rules reference.',
	lead: '',
	door: '',
	tries: [],
	searches: [],
	turnTitle: 'Your turn',
	turn: [],
	tools: [],
};
