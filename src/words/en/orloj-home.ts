/** Orloj: what its home says, and its tools. */
import type { GameHome } from './home.ts';
import { manesTurn, rooster, score, setUp } from './orloj-tools.ts';

export const orlojHome: GameHome = {
	description:
		'Orloj alone against Josef Mánes: unofficial rules, components, open questions, and a companion that plays his turn with you.',
	lead: 'The Prague clock alone, against the studio of Josef Mánes: his rules in our words, and a companion for his turns.',
	door: 'Build the calendar of Prague’s clock and outscore Josef Mánes. The solo game, with the rules behind it.',
	tries: ['rule:solo.check.failed', 'rule:solo.round-end.equal', 'solo-tile:scrolls', 'assistant:months'],
	searches: ['not enough workers', 'tie', 'medium difficulty', 'red tooth'],
	turnTitle: 'His turn',
	turn: [
		{ rule: 'solo.turn.workers', title: 'Workers', text: 'Too few? He recovers, and that was it' },
		{ rule: 'solo.turn.clock', title: 'Clock', text: 'Turn the dials; a worker goes to the hand' },
		{ rule: 'solo.turn.first-action', title: 'First action', text: 'With its reward, if it works' },
		{ rule: 'solo.turn.second-action', title: 'Second action', text: 'The same' },
		{ rule: 'solo.check.failed', title: 'Action check', text: 'Both worked: bonus, dials, turn-scoring card' },
		{ rule: 'solo.round-end.objective', title: 'Rounds 3, 6, 9', text: 'Objective, rooster, disc, new cards' },
	],
	tools: [
		{
			path: 'setup',
			symbol: 'ui-check',
			title: setUp.title,
			text: setUp.text,
			also: 'set-up, setup, checklist, difficulty, solo setup',
			short: 'Set-up',
		},
		{
			path: 'turn',
			symbol: 'orloj:action-card',
			title: manesTurn.title,
			text: manesTurn.text,
			also: 'automa, companion, bot, solo, Mánes turn, Manes',
			short: 'His turn',
		},
		{
			path: 'score',
			symbol: 'vp',
			title: score.title,
			text: score.text,
			also: 'scoring, end of game, points, winner, score sheet',
			short: 'His score',
		},
		{
			path: 'rooster',
			symbol: 'orloj:rooster',
			title: rooster.title,
			text: rooster.text,
			also: 'rooster’s call, broken gears, deviations, corrections',
			short: 'Rooster',
		},
	],
	unknown:
		'The texts of his 18 action cards, the values of the advanced turn-scoring cards and of the advanced objective tile, the spaces of the mastery tracks, the workshop cards, the calendar’s tiles and the clock face. None of it is guessed here: the companion asks you for what your box says.',
	parts: { solo: 'Against Josef Mánes' },
};
