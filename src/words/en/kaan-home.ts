/** Ka’an: Cities in the Sky: what its home says, and its tools. */
import type { GameHome } from './home.ts';

export const kaanHome: GameHome = {
	description: 'Ka’an: Cities in the Sky, unofficial rules reference.',
	lead: '',
	door: '',
	tries: [],
	searches: [],
	turnTitle: 'Your turn',
	turn: [],
	tools: [],
};
