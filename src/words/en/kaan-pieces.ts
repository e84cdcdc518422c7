/** Ka'an in English: what each piece of the box and each icon is for. */
import type { pieces } from '#games/kaan/pieces.ts';

interface Said {
	name: string;
	/** In one line, and in full. */
	line: string;
	sentence: string;
	symbol: string;
	/** Rules it leans on, ids without the game. */
	rules: string[];
	/** What else people call it. */
	also: string[];
}

const tokenRules = ['components.tokens', 'components.unlimited', 'setup.player', 'components.multipliers'];
const token = (good: string): Said => ({
	name: `${good} tokens`,
	line: `${good}, one of the four goods`,
	sentence: `${good} pays for cards that ask for it${good === 'Stone' ? ', and 2 of it for a column' : ''}. There is always enough: when tokens run out, use a substitute.`,
	symbol: `kaan:${good.toLowerCase()}`,
	rules: tokenRules,
	also: [good.toLowerCase(), 'resource', 'good', ...(good === 'Corn' ? ['maize'] : [])],
});

export const pieceWords: Record<(typeof pieces)[number]['id'], Said> = {
	'pyramid-boards': {
		name: 'Pyramid boards',
		line: 'The pyramid that golems climb',
		sentence:
			'Put together they make the pyramid: spaces on levels, connected with each other, each showing what it gives.',
		symbol: 'kaan:pyramid',
		rules: ['components.pyramid', 'setup.pyramid', 'setup.compact', 'golems.place.level-one', 'golems.move.connected'],
		also: ['board', 'game board', 'cenote', 'compact pyramid'],
	},
	golems: {
		name: 'Golems',
		line: 'Three to place, move and rest',
		sentence:
			'You place them on the pyramid and move them there to collect; a second golem on the cenote pays for a move.',
		symbol: 'kaan:golem',
		rules: [
			'golems.available',
			'golems.place.level-one',
			'golems.move.cenote',
			'golems.jump.any-golem',
			'golems.rest.all',
		],
		also: ['meeple', 'worker', 'pawn', 'token'],
	},
	'citizen-cards': {
		name: 'Citizen cards',
		line: '84 cards; seven have a name here',
		sentence:
			'Settled for their cost they give HP at the end, and an ability once. Any of them may become a foundation or a column.',
		symbol: 'kaan:citizen',
		rules: ['citizens.card', 'citizens.settle', 'setup.deal', 'setup.decks-left', 'end.last-card'],
		also: ['citizen deck', 'people'],
	},
	'building-cards': {
		name: 'Building cards',
		line: '72 cards; nine have a name here',
		sentence:
			'Constructed for their cost they give HP at the end, and an effect as strong as their level. Any of them may become a foundation or a column.',
		symbol: 'kaan:building',
		rules: ['city.card', 'city.construct', 'effects.strength', 'setup.deal', 'setup.decks-left', 'end.last-card'],
		also: ['building deck', 'houses'],
	},
	'reference-cards': {
		name: 'Reference cards',
		line: 'One for each player',
		sentence: 'Each player takes one at set-up. What stands on it is in no source.',
		symbol: 'kaan:turn',
		rules: ['setup.player', 'components.cards'],
		also: ['player aid', 'summary'],
	},
	'first-player-token': {
		name: 'First player token',
		line: 'Also called the pyramid gem',
		sentence:
			'Marks who goes first. As the pyramid gem it goes to whoever triggers the end of the game, and brings “1 PA” in the final scoring, which we read as 1 HP.',
		symbol: 'kaan:gem',
		rules: ['setup.first-player', 'end.gem', 'scoring.gem'],
		also: ['pyramid gem', 'green token', 'starting player'],
	},
	'harmony-tokens': {
		name: 'Harmony tokens',
		line: '1 HP each, or pay as any resource',
		sentence:
			'Each is 1 HP at the end, or pays as 1 resource of any kind before. No scoring effect counts them; in a tie they decide.',
		symbol: 'kaan:harmony',
		rules: [
			'icons.harmony',
			'icons.harmony.not-scored',
			'scoring.harmony',
			'winning.tie',
			'setup.harmony-counts',
			'components.tokens',
		],
		also: ['wild', 'joker', 'HP', 'points'],
	},
	'water-tokens': token('Water'),
	'cocoa-tokens': token('Cocoa'),
	'corn-tokens': token('Corn'),
	'stone-tokens': { ...token('Stone'), rules: ['city.column', ...tokenRules], also: ['stone', 'resource', 'good'] },
	'multiplier-tokens': {
		name: 'Multiplier tokens',
		line: 'One resource stands for 3 or 5',
		sentence: 'Marked x3 or x5: a resource laid on one counts as that many of its kind.',
		symbol: 'kaan:multiplier',
		rules: ['components.multipliers', 'components.unlimited', 'setup.supply'],
		also: ['x3', 'x5'],
	},
};

export const iconWords: Record<string, Said> = {
	'any-resource': {
		name: 'Any resource',
		line: 'Water, cocoa, corn or stone',
		sentence:
			'One of the four goods, as you like: water, cocoa, corn or stone. In paying, harmony may stand in for it.',
		symbol: 'kaan:any',
		rules: ['icons.any'],
		also: ['wild', 'question mark', 'choice'],
	},
	'strength-level': {
		name: 'Strength level',
		line: 'Cost or gain by the level built on',
		sentence: 'A cost or a gain of a building that depends on the level it was constructed on: 1, 2, or 3 and above.',
		symbol: 'kaan:strength',
		rules: ['icons.strength', 'effects.strength'],
		also: ['level', 'strength'],
	},
	'draw-cards': {
		name: 'Draw cards',
		line: 'From either deck, card by card',
		sentence: 'For each card to draw you choose anew between the citizen deck and the building deck.',
		symbol: 'kaan:draw',
		rules: ['icons.draw', 'end.deck-empty', 'turn.no-draw'],
		also: ['cards', 'draw'],
	},
	harmony: {
		name: 'Harmony token',
		line: '1 HP, or any resource',
		sentence: 'A harmony token: 1 HP at the end of the game, or 1 resource of any kind in paying a cost.',
		symbol: 'kaan:harmony',
		rules: ['icons.harmony', 'icons.harmony.not-scored', 'scoring.harmony'],
		also: ['wild', 'joker'],
	},
	'harmony-points': {
		name: 'Harmony points',
		line: 'HP at the end of the game',
		sentence: 'Harmony points, HP for short, that a card gives in the final scoring.',
		symbol: 'kaan:hp',
		rules: ['aim.most-hp', 'citizens.card', 'city.card', 'scoring.buildings', 'scoring.citizens'],
		also: ['HP', 'points', 'victory points'],
	},
};

export const perWords = { game: 'For everyone', player: 'For each player' };
export const countWords = (count: number, per: 'game' | 'player'): string =>
	per === 'player' ? `${count} for each player, ${4 * count} in all` : `${count}`;
