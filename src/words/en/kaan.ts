/** Ka'an in English: the names of things, and sentences made from what is known of the cards. */
import type { BuildingId, Card, CitizenId } from '#games/kaan/cards.ts';
import type { Effect, Trigger } from '#games/kaan/effects.ts';
import type { numbers } from '#games/kaan/profile.ts';
import { type Yield, type YieldKind, yieldKinds } from '#games/kaan/pyramid.ts';
import { type Resource, resources } from '#games/kaan/resources.ts';

export const resourceNames: Record<Resource, string> = {
	water: 'water',
	cocoa: 'cocoa',
	corn: 'corn',
	stone: 'stone',
	harmony: 'harmony',
};

export const citizenNames: Record<CitizenId, string> = {
	'constellation-poet': 'Constellation Poet',
	'dawn-ambassadress': 'Dawn Ambassadress',
	'dawn-speaker': 'Dawn Speaker',
	'guardian-of-the-echo': 'Guardian of the Echo',
	'horizon-monk': 'Horizon Monk',
	'mind-jester': 'Mind Jester',
	'wandering-philosopher': 'Wandering Philosopher',
};

export const buildingNames: Record<BuildingId, string> = {
	'dawn-windmills': 'Dawn Windmills',
	'yunara-quarry': 'Yunara Quarry',
	'wind-theater': 'Wind Theater',
	'garden-of-offerings': 'Garden of Offerings',
	'great-market-of-the-dawn': 'Great Market of the Dawn',
	'librarian-of-the-whispers': 'Librarian of the Whispers',
	'wandering-merchants-house': 'Wandering Merchants House',
	'sunrise-barns': 'Sunrise Barns',
	'celestial-observatory': 'Celestial Observatory',
};

export const listed = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** “4 stone and 3 cocoa”. */
export const costWords = (cost: Partial<Record<Resource, number>>): string =>
	listed(
		(Object.keys(cost) as Resource[])
			.filter((resource) => resources.includes(resource))
			.map((resource) => `${cost[resource]} ${resourceNames[resource]}`),
	);

const yieldWord = (kind: YieldKind, count: number): string => {
	if (kind === 'any') return `${counted(count, 'resource')} of your choice`;
	if (kind === 'draw') return `${counted(count, 'card')} to draw`;
	if (kind === 'harmony') return counted(count, 'harmony token');
	return `${count} ${resourceNames[kind]}`;
};

/** “2 corn and 1 card to draw”, “nothing”. */
export const yieldWords = (gives: Yield): string => {
	const parts = yieldKinds.flatMap((kind) => (gives[kind] ? [yieldWord(kind, gives[kind])] : []));
	return parts.length > 0 ? listed(parts) : 'nothing';
};

/** Symbols of what a space gives, one each. */
export const yieldSymbols: Record<YieldKind, string> = {
	water: 'kaan:water',
	cocoa: 'kaan:cocoa',
	corn: 'kaan:corn',
	stone: 'kaan:stone',
	harmony: 'kaan:harmony',
	any: 'kaan:any',
	draw: 'kaan:draw',
};

const from = { pyramid: 'the pyramid', cenote: 'the cenote' };

const inExample = ' in the example of play';

/** What a card does, so far as it is known, in full. */
const effectWords = (effect: Effect): string => {
	switch (effect.verb) {
		case 'gain':
			return effect.who === 'self'
				? `you gain ${yieldWord(effect.resource, effect.count)}${effect.inExample ? inExample : ''}`
				: `each opponent gains ${yieldWord(effect.resource, effect.count)} from the supply`;
		case 'draw':
			return `you draw ${counted(effect.count, 'more card')}${effect.inExample ? inExample : ''}`;
		case 'play-another-citizen':
			return 'you may play another citizen, in this same turn or not at all';
		case 'take-back-golem':
			return `you may take a golem back, from ${effect.from.map((place) => from[place]).join(' or ')}`;
		case 'use-effects':
			return 'you may use any “when resting” effects';
		case 'use-citizen-of':
			return 'you use the ability of an opponent’s citizen; doubled by the Garden of Offerings, the same citizen’s or another’s';
		case 'move-golem':
			return 'you move a golem of an opponent, and only you collect from its space';
		case 'may-jump':
			return 'you may jump; which golem goes, and how, the card itself says';
		case 'use-citizen-again':
			return 'you may use the ability of the citizen once more: pay what the strength level says, and again the ability’s own cost if it has one';
		case 'replace-in-cost':
			return 'resources of a cost are replaced; which, you choose';
		case 'look-at-golem':
			return 'the golem it speaks of may be yours or an opponent’s';
		case 'score-leftover':
			return 'resources that you have left score; harmony tokens do not count';
		case 'unknown':
			return 'what it does stands in no source';
	}
};

/** When an effect comes to pass. */
export const triggerWords = (trigger: Trigger): string => {
	switch (trigger.on) {
		case 'construction':
			return 'each time you construct a building after this one';
		case 'gain':
			return `when you gain ${resourceNames[trigger.resource]}, by whatever means`;
		case 'draw-out-of-turn':
			return 'when you draw in somebody else’s turn, once a turn';
		case 'scoring':
			return 'at the end of the game';
	}
};

/** What is known of a card, as a sentence. */
export const cardSentence = ({ trigger, effect }: Card): string => {
	const does = effectWords(effect.value);
	return `${capital(trigger ? `${triggerWords(trigger.value)}: ${does}` : does)}.`;
};

/** The same as a row of a list. */
export const cardLine = (card: Card): string => {
	const { effect } = card;
	const lines: Record<Effect['verb'], string> = {
		gain: '',
		draw: '',
		'play-another-citizen': 'Another citizen, this turn',
		'take-back-golem': 'Takes a golem back',
		'use-effects': 'Uses “when resting” effects',
		'use-citizen-of': 'Uses an opponent’s citizen',
		'move-golem': 'Moves an opponent’s golem',
		'may-jump': 'A jump is allowed',
		'use-citizen-again': 'Uses a citizen’s ability twice',
		'replace-in-cost': 'Replaces resources of a cost',
		'look-at-golem': 'A golem, yours or an opponent’s',
		'score-leftover': 'Scores resources left over',
		unknown: '',
	};
	const { value } = effect;
	switch (value.verb) {
		case 'gain':
			return value.who === 'self'
				? `${capital(yieldWord(value.resource, value.count))} a construction, in the example`
				: `${capital(yieldWord(value.resource, value.count))} for each opponent`;
		case 'draw':
			return `${value.count} more cards out of turn, in the example`;
		case 'unknown':
			if (card.cost) return `Costs ${costWords(card.cost.value)}`;
			return card.trigger?.value.on === 'gain' ? `When you gain ${resourceNames[card.trigger.value.resource]}` : '';
		default:
			return lines[value.verb];
	}
};

export const cardFacts = {
	cost: 'Cost',
	hp: 'Its HP',
	unknown: 'In no source: read it off the card.',
	known: 'What is known',
	/** What the page gives, and what it cannot. */
	guide:
		'The text of this card is in no source. Above is only what the rulebook says of it: in its card guide, in an example or in the final scoring.',
	when: 'When',
	strength: 'Strength',
	unknownStrength: 'Its values by level are in no source: read them off the card.',
	oneStrength: 'Only the number of the example is known, and not for which level: read the others off the card.',
	number: 'In the box',
	unnamed: 'Named',
	unnamedOf: (named: number, all: number) => `${named} of ${all}. Copies may be among them: no source lists the cards.`,
	afterDeal: 'After the deal',
	afterDealOf: (players: number, cards: number) => `${cards} with ${players} players`,
	values: 'Values',
	multipliers: 'x3 and x5; how many there are of each is not told.',
};

/** Name of a space: “level 2, space 3”. */
export const spaceName = (space: string): string => {
	const [level, number] = space.split('.');
	return `level ${level}, space ${number}`;
};

/** The game’s numbers on the page of sources. */
export const valueWords = {
	group: 'Numbers',
	names: {
		citizenCards: 'Citizen cards',
		buildingCards: 'Building cards',
		golemsEach: 'Golems of each player',
		dealtOfEach: 'Cards dealt of each kind',
		startFoundations: 'Foundations at the start',
		startColumns: 'Columns at the start',
		startHand: 'Cards left in hand at the start',
		startResources: 'Resources at the start',
		handLimit: 'Cards in hand at the end of a turn',
		foundationsATurn: 'Foundations in one action',
		columnsATurn: 'Columns in one action',
		columnStone: 'Stone for a column',
		strongest: 'Highest strength level',
		lastBuilding: 'Building that triggers the end',
		harmonyHp: 'HP of a harmony token',
		gemHp: 'HP of the pyramid gem',
	} satisfies Record<keyof typeof numbers, string>,
	of: (value: number | Readonly<Record<string, number>>): string =>
		typeof value === 'number'
			? `${value}`
			: 'water' in value
				? costWords(value)
				: Object.entries(value)
						.map(([players, nth]) => `${nth} with ${players} players`)
						.join(', '),
	pyramid: 'The pyramid our tools begin with',
	pyramidOf: (spaces: readonly number[], links: number): string =>
		`${listed(spaces.map((count) => `${count}`))} spaces from below, ${links} connections`,
};
