import type { KindWords } from './home.ts';

/** Names of Ka’an’s kinds of component, in lists and small print. */
export const kindWords: Readonly<Record<'citizen' | 'building' | 'icon' | 'piece', KindWords>> = {
	citizen: {
		one: 'Citizen',
		many: 'Citizens',
		path: 'citizens',
		symbol: 'kaan:citizen',
		also: ['person', 'character', 'citizen card'],
		inBox: 84,
	},
	building: {
		one: 'Building',
		many: 'Buildings',
		path: 'buildings',
		symbol: 'kaan:building',
		also: ['house', 'building card'],
		inBox: 72,
	},
	icon: { one: 'Icon', many: 'Icons', path: 'icons', symbol: 'kaan:any', also: ['symbol', 'sign'] },
	piece: {
		one: 'Piece',
		many: 'Components',
		path: 'components',
		symbol: 'kaan:token',
		also: ['box', 'contents', 'inventory'],
	},
};
