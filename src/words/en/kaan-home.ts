/** Ka’an: Cities in the Sky: what its home says, and its tools. */
import type { GameHome } from './home.ts';
import { city, end, jump, score } from './kaan-tools.ts';

export const kaanHome: GameHome = {
	description:
		'Ka’an: Cities in the Sky: the rules in own words, each with its own address; where a golem may land, what a city may bear, when it ends, and the score. Unofficial.',
	lead: 'Send golems up the pyramid for resources, settle citizens, and build a city that grows into the sky. For 2 to 4 players.',
	door: 'Golems climb a pyramid for resources; with them you settle citizens and build a city, level on level. For 2 to 4 players.',
	tries: ['rule:golems.jump.any-golem', 'rule:city.foundation.where', 'building:garden-of-offerings'],
	searches: ['jump over my own golem', 'column cost', 'garden of offerings poet'],
	turnTitle: 'Your turn: one of six',
	turn: [
		{ rule: 'golems.place.level-one', title: 'Place a golem', text: 'On level 1, or by a jump on level 2. Collect.' },
		{ rule: 'golems.move.cenote', title: 'Move a golem', text: 'One goes on the cenote, one moves. Collect.' },
		{ rule: 'golems.rest.when', title: 'Rest', text: 'With no golem available: take all of them back.' },
		{ rule: 'citizens.settle', title: 'Settle a citizen', text: 'Pay it, lay it on your pile, use its ability.' },
		{ rule: 'city.construct', title: 'Construct a building', text: 'Pay it and put it on a free foundation.' },
		{
			rule: 'city.place.how-many',
			title: 'Foundations and a column',
			text: 'Up to three and up to one, in any order.',
		},
	],
	tools: [
		{
			path: 'jump',
			symbol: 'kaan:golem',
			title: jump.title,
			text: jump.lead,
			also: 'jump, move, place, pyramid, legal, golem landing',
			short: 'Jump',
		},
		{
			path: 'city',
			symbol: 'kaan:foundation',
			title: city.title,
			text: city.lead,
			also: 'foundation, column, level, strength, building, layout',
			short: 'City',
		},
		{
			path: 'end',
			symbol: 'kaan:gem',
			title: end.title,
			text: end.lead,
			also: 'end of the game, trigger, last card, last building, deck count',
			short: 'End',
		},
		{
			path: 'score',
			symbol: 'kaan:hp',
			title: score.title,
			text: score.lead,
			also: 'score sheet, points, winner, tie, count',
			short: 'Score',
		},
	],
	unknown:
		'The pyramid’s spaces, lines and yields, and what nearly all cards print, stand in no source. Our tools use a pyramid of our own, marked so, or the one you enter; of the cards, only those are here that the rulebook names.',
	parts: { pyramid: 'The pyramid', city: 'The city' },
};
