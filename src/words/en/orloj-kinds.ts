/** Names of the kinds of component of Orloj, in lists and small print. */
import type { KindWords } from './home.ts';

export const kindWords = {
	assistant: {
		one: 'Assistant',
		many: 'Assistants',
		path: 'assistants',
		symbol: 'orloj:assistant',
		also: ['helper', 'ayudante'],
	},
	window: {
		one: 'Mastery window',
		many: 'Mastery windows',
		path: 'windows',
		symbol: 'orloj:window',
		also: ['stained glass', 'vidriera'],
	},
	'royal-scroll': {
		one: 'Royal scroll',
		many: 'Royal scrolls',
		path: 'royal-scrolls',
		symbol: 'orloj:royal-scroll',
		also: ['scroll with a crown'],
	},
	objective: {
		one: 'Common objective',
		many: 'Common objectives',
		path: 'objectives',
		symbol: 'orloj:objective',
		also: ['goal', 'task'],
	},
	reward: {
		one: 'Objective reward',
		many: 'Objective rewards',
		path: 'rewards',
		symbol: 'orloj:reward',
		also: ['reward tile'],
	},
	hammer: { one: 'Hammer card', many: 'Hammer cards', path: 'hammers', symbol: 'orloj:hammer', also: ['forge'] },
	scroll: { one: 'Scroll', many: 'Scrolls', path: 'scrolls', symbol: 'orloj:scroll', also: ['parchment'] },
	sculptor: {
		one: 'Sculptor space',
		many: 'Sculptor',
		path: 'sculptor',
		symbol: 'orloj:sculptor',
		also: ['sculptor action'],
	},
	'solo-tile': {
		one: 'Solo tile',
		many: 'Solo tiles',
		path: 'solo-tiles',
		symbol: 'orloj:solo-tile',
		also: ['his area', 'automa tile'],
	},
	track: { one: 'Mastery track', many: 'Mastery tracks', path: 'tracks', symbol: 'orloj:track', also: ['disc'] },
	piece: { one: 'Piece', many: 'Components', path: 'components', symbol: 'storage', also: ['box', 'contents'] },
} as const satisfies Record<string, KindWords>;
