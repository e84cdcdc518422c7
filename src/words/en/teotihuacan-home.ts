/** Teotihuacan: City of Gods: what its home says, and its tools. */
import type { GameHome } from './home.ts';

export const teotihuacanHome: GameHome = {
	description:
		'Teotihuacan: City of Gods, unofficial rules reference: every rule, board, technology and tile, with tools that work out actions, eclipses and set-up.',
	lead: 'What each board brings, what an Eclipse scores, how to set up: looked up or worked out, with the rule behind it.',
	door: 'Send workers round the city, raise the Pyramid and be ready for three Eclipses. For 1 to 4 players.',
	tries: ['technology:15', 'rule:eclipse.mask-vp', 'temple-bonus:workers', 'rule:ascension.choose'],
	searches: ['power-up', 'mask sets', 'bump a worker', 'technology 07'],
	turnTitle: 'Your turn',
	turn: [
		{ rule: 'turn.move', title: 'Move a worker', text: 'One unlocked worker goes 1 to 3 boards on.' },
		{ rule: 'cocoa.gain', title: 'Collect Cocoa', text: 'Or: 1 for each colour there, and 1 more.' },
		{ rule: 'worship.choose', title: 'Worship', text: 'Or: lock the worker for a temple step or a Discovery.' },
		{ rule: 'main.pay', title: 'Main action', text: 'Or: 1 cocoa a colour, then what the board offers.' },
		{ rule: 'main.power-ups', title: 'Power up', text: 'Workers on that board grow; at 6 they ascend.' },
		{ rule: 'turn.calendar', title: 'Calendar', text: 'The last player moves the light disc.' },
	],
	tools: [
		{
			path: 'board',
			symbol: 'teotihuacan:board',
			title: 'What do I get here?',
			text: 'A board, your workers and the other colours: goods, cocoa, power-ups and VP, line by line.',
			also: 'main action, collect cocoa, worship, calculator, cost',
			short: 'Boards',
		},
		{
			path: 'eclipse',
			symbol: 'teotihuacan:eclipse',
			title: 'Eclipse score sheet',
			text: 'Mask sets, Avenue, Pyramid track, salary and temple bonuses for everyone.',
			also: 'scoring, score pad, masks, salary, end of the game',
			short: 'Eclipse',
		},
		{
			path: 'setup',
			symbol: 'teotihuacan:pyramid',
			title: 'Set-up',
			text: 'A checklist by number of players and modules; the ticks are kept.',
			also: 'prepare, start, checklist',
			short: 'Set-up',
		},
		{
			path: 'modules',
			symbol: 'teotihuacan:module',
			title: 'Modules on your table',
			text: 'Switch off what you do not play with: its rules, tiles and steps are hidden.',
			also: 'expansion, base game, Late Preclassic Period, priests, seasons',
		},
	],
	unknown:
		'The effects of the 8 Season tiles, the steps of the orange temple, the charts of the Architecture and Development boards, the VP of the module’s Nobles board and the prices of the later Technologies stand in no source of ours.',
	parts: { basics: 'First turns' },
};
