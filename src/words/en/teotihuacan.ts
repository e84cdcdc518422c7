/** Teotihuacan in English: names of things, and sentences built from effects. */
import type { Effect, Per, PowerCount } from '#games/teotihuacan/effects.ts';
import type { Board, Module, Part, Resource, Temple } from '#games/teotihuacan/resources.ts';
import type { Counted, Tally } from '#games/teotihuacan/tally.ts';
import type { Technology } from '#games/teotihuacan/technologies.ts';
import type { Price, RoyalTile } from '#games/teotihuacan/tiles.ts';
import type { OrangeAbility } from '#games/teotihuacan/tracks.ts';
import type { Sign } from './copan.ts';

export const boardNames: Record<Board, string> = {
	palace: 'Palace',
	forest: 'Forest',
	'stone-quarry': 'Stone Quarry',
	'gold-deposits': 'Gold Deposits',
	alchemy: 'Alchemy',
	nobles: 'Nobles',
	decorations: 'Decorations',
	construction: 'Construction',
};

export const partNames: Record<Part, string> = {
	priests: 'Priests',
	height: 'Height of Development',
	seasons: 'Seasons of Progress',
	architecture: 'Architecture',
	development: 'Development',
	xitle: 'Shadow of Xitle',
	'expansion-period': 'Expansion Period',
};
/** How publishers number the modules. */
export const moduleNumbers: Record<Module, number> = {
	priests: 1,
	height: 2,
	seasons: 3,
	architecture: 4,
	development: 5,
};

export const templeNames: Record<Temple | 'any', string> = {
	blue: 'the blue temple',
	red: 'the red temple',
	green: 'the green temple',
	any: 'a temple of your choice',
};
export const goodNames: Record<Resource | 'cocoa' | 'resource', string> = {
	wood: 'wood',
	stone: 'stone',
	gold: 'gold',
	cocoa: 'cocoa',
	resource: 'resources of your choice',
};

const plural = (amount: number, one: string, many = `${one}s`): string => `${amount} ${amount === 1 ? one : many}`;
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
export const list = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);

const amountOf = (of: Resource | 'cocoa' | 'resource', amount: number): string =>
	of === 'resource' ? plural(amount, 'resource of your choice', 'resources of your choice') : `${amount} ${of}`;

/** “1 cocoa and 1 wood”; a free one is free. */
export const priceWords = (price: Price): string => {
	const parts = Object.entries(price).map(([of, amount]) => `${amount} ${of}`);
	return parts.length === 0 ? 'Free' : list(parts);
};

/** “the worker’s power plus 1”. */
const powerWords = ({ plus }: PowerCount): string =>
	plus === 0
		? 'the power of the worker there'
		: plus > 0
			? `the power of the worker there plus ${plus}`
			: `the power of the worker there less ${-plus}`;

const perWords: Record<Per, string> = {
	technology: 'for each Technology with your marker',
	'pyramid-step': 'for each step on the Pyramid track',
	'avenue-step': 'for each step you have gone on the Avenue of the Dead',
	'bonus-tile': 'for each Temple bonus tile you have reached, this one among them',
	discovery: 'for each Discovery of yours that is no mask, used or not',
	mask: 'for each mask',
	building: 'for each building',
};
const leastOf = {
	technologies: 'your Technologies',
	'pyramid-steps': 'your steps on the Pyramid track',
	'avenue-steps': 'your steps on the Avenue of the Dead',
} as const;
const deeds: Record<Extract<Effect, { verb: 'once' }>['deed'], string> = {
	'double-move': 'move two of your workers from one board to the same other board, once',
	'no-cocoa': 'ignore the cocoa of one payment, once',
	'any-distance': 'move a worker any distance, once',
	'one-more-worker': 'count as one more worker in an action at Alchemy, Nobles or Construction, once',
};

/** What only a sentence can say, by the name it has in the data. */
const standings: Record<string, string> = {
	'matching-resource': 'gain 1 more of the resource of that board',
	'buy-power-up': 'you may pay 1 cocoa for one more power-up on that board',
	'one-more-builder': 'it counts one more worker and costs 1 resource less',
	'swap-four': 'you may swap up to 4 resources of one kind for as many of another',
	'unlock-vp': 'in a turn in which you unlock workers of your own, score 4 VP',
	'mask-vp': 'score 2 VP for each mask you claim',
	'salary-vp': 'after the salary you may pay 1 cocoa a worker and score 2 VP a worker',
	'unlock-temple': 'after unlocking all your workers, climb 1 step on a temple of your choice',
	'ignore-arrow': 'a Decoration may be laid without regard to its arrow',
	'step-back': 'you may first move a worker 1 board back without an action, then move and act with another',
	'obsidian-any': 'when you gain a resource of your choice, you may gain 1 obsidian instead',
	'obsidian-cocoa': '1 obsidian pays up to 3 cocoa, without change',
	'obsidian-gain': 'gain 1 obsidian when you Collect Cocoa or worship on a Royal tile',
	'royal-a10':
		'score 2 VP for each of the lower of two: your pairs of Major Discovery tiles, or the power of the worker there',
	'royal-b11': 'pay 3 cocoa, once, and gain as much obsidian as the power of the worker there',
	'royal-c00':
		'pay for and lay 1 Pyramid tile with a worker of power 1 to 3, 2 tiles with one of 4 or 5; Technologies do not work',
	'royal-c12': 'turn 1 obsidian into 1 cocoa and 2 VP, as often as the power of the worker there',
	'priest-quetzalcoatl':
		'each mask you claim also gives 1 step on a temple of your choice and 1 resource of your choice; you may never claim other Discoveries',
	'priest-tlaloc':
		'at the Forest, Quarry and Gold Deposits you may count one unlocked worker of another player as yours once you have paid; each building or Pyramid tile costs you 1 more resource of your choice',
	'priest-chalchiuhtlicue': 'a main action always costs you exactly 1 cocoa',
	'priest-oxomoco': 'at Nobles and Decorations you count one worker more',
	'priest-xipe-totec':
		'you bump and take both worship options without paying cocoa; unlocking costs you 2 cocoa for each worker, 5 cocoa at most',
	'priest-xolotl':
		'you take two rewards for each ascension, the same or different ones; before every temple step you pay 1 cocoa or 3 VP, or lose the step',
	'priest-ehecatl':
		'you may move 1 board further, or pay 3 cocoa to move to any board; Collect Cocoa gives you 1 less, and you may not pay to unlock',
	'priest-tonacacihuatl':
		'you keep all 4 Starting tiles: 2 pay at the start, one after the first Eclipse and one after the second; main actions at Nobles, Decorations and Construction cost you 1 more wood',
	'priest-huitzilopochtli': 'whenever you gain VP, gain 1 more; each worker costs you 1 more cocoa of salary',
	'priest-xochipilli':
		'Technologies cost you 1 gold less and you may take from either row; you never worship, and temple steps give you no Discoveries',
	'priest-coatlicue':
		'at set-up you choose one of two Technologies for yourself alone; obsidian serves you only where it is named',
	'priest-xiuhtecuhtli':
		'stand your shaman up before you Collect Cocoa, worship on a Royal tile or gain a mask; at each Eclipse it costs you a salary of 2 cocoa if it stands, 4 if not',
};

/** An effect as an instruction, without a full stop: “gain 3 wood”. */
export const effectWords = (effect: Effect): string => {
	switch (effect.verb) {
		case 'gain':
			return `gain ${amountOf(effect.of, effect.amount)}`;
		case 'score':
			return effect.per ? `score ${effect.vp} VP ${perWords[effect.per]}` : `score ${effect.vp} VP`;
		case 'temple':
			return `climb ${plural(effect.steps, 'step')} on ${templeNames[effect.which]}`;
		case 'avenue':
			return `go ${plural(effect.steps, 'step')} along the Avenue of the Dead`;
		case 'pyramid-track':
			return `go ${plural(effect.steps, 'step')} on the Pyramid track`;
		case 'power-up':
			return effect.times === 1
				? 'power up one of your workers'
				: `power up ${effect.times} times, one worker or several`;
		case 'free-technology':
			return 'take the Technology with the lowest number for free, with its temple step';
		case 'claim-discovery':
			return 'claim one of the Discoveries drawn for it, by paying its price';
		case 'trade': {
			const [pay, get] = [effect.pay, effect.get].map((gains) =>
				list(gains.map((gain) => effectWords(gain).replace(/^(gain|climb) /, gain.verb === 'temple' ? 'climb ' : ''))),
			);
			return `pay ${pay} and ${effect.get[0]?.verb === 'temple' ? '' : 'gain '}${get}, as often as ${powerWords(effect.times)}`;
		}
		case 'gain-by-power': {
			const what = effect.of === 'cocoa' ? 'cocoa' : 'resources of your choice';
			const gains = `gain as ${effect.of === 'cocoa' ? 'much' : 'many'} ${what} as ${powerWords(effect.amount)}`;
			return effect.pay.length === 0
				? gains
				: `pay ${list(effect.pay.map((gain) => effectWords(gain).replace('gain ', '')))}, then ${gains}`;
		}
		case 'score-least':
			return `score ${effect.vp} VP for each of the lower of two: ${leastOf[effect.of]}, or ${powerWords(effect.limit)}`;
		case 'score-workers':
			return `score ${effect.low} VP for each of your workers of power 1 to 3 and ${effect.high} VP for each of power 4 or 5`;
		case 'score-best-set':
			return 'score your best set of masks once more';
		case 'once':
			return deeds[effect.deed];
		case 'standing':
			return standings[effect.what] ?? effect.what;
	}
};

/** The same in few words, for rows of lists. */
export const effectLine = (effect: Effect): string => {
	const words = effectWords(effect)
		.replace(/^(gain|score) /, '')
		.replace('climb 1 step on the ', '1 step, ')
		.replace(/ of your choice/, ' of choice')
		.replace('along the Avenue of the Dead', 'on the Avenue')
		.replace(/^go /, '');
	return words.charAt(0).toUpperCase() + words.slice(1);
};
export const effectsLine = (effects: readonly Effect[]): string =>
	effects
		.map((effect, nth) => (nth === 0 ? effectLine(effect) : effectLine(effect).replace(/^./, (c) => c.toLowerCase())))
		.join(', ');
export const effectsSentence = (effects: readonly Effect[]): string => {
	const gains = effects.filter((effect) => effect.verb === 'gain');
	const others = effects.filter((effect) => effect.verb !== 'gain');
	const gained = gains.length > 0 ? [`gain ${list(gains.map(({ of, amount }) => amountOf(of, amount)))}`] : [];
	const deedsDone = [...gained, ...others.map(effectWords)];
	return sentence(deedsDone.length > 2 ? list(deedsDone) : deedsDone.join(' and '));
};

const eitherOf = (words: string[]): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** When a Technology works, as the beginning of its sentence. */
const whenWords = ({ when }: Technology): string => {
	switch (when.on) {
		case 'palace':
			return 'Each time you move a worker onto or past the Palace, ';
		case 'collect':
			return 'Each time you Collect Cocoa, ';
		case 'main-action':
			return `After your main action at ${eitherOf(
				when.boards.map(
					(board) => `${/^(alchemy|nobles|construction|decorations)$/.test(board) ? '' : 'the '}${boardNames[board]}`,
				),
			)}, `;
		case 'other':
			return '';
	}
};
export const technologySentence = (technology: Technology): string => {
	if (technology.id === '15')
		return 'In your main action at Construction you count one more worker and pay 1 resource less.';
	if (technology.id === '13')
		return 'After the power-ups of a main action you may pay 1 cocoa for one more power-up on that board.';
	const text = whenWords(technology) + lower(effectsSentence(technology.effects));
	return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The same in few words: what it pays is nothing without when. */
export const technologyLine = (technology: Technology): string => {
	const { id, when, effects } = technology;
	if (id === '13') return 'After power-ups: 1 cocoa for one more';
	if (id === '15') return 'Construction: one more worker, 1 resource less';
	const line = effectsLine(effects);
	switch (when.on) {
		case 'palace':
			return `Onto or past the Palace: ${lower(line)}`;
		case 'collect':
			return `At Collect Cocoa: ${lower(line)}`;
		case 'main-action':
			return `After ${eitherOf(when.boards.map((board) => boardNames[board]))}: ${lower(line)}`;
		case 'other':
			return line;
	}
};

export const royalName = ({ letter, number }: Pick<RoyalTile, 'letter' | 'number'>): string =>
	`Royal tile ${letter.toUpperCase()}${number}`;

export const abilityWords: Record<OrangeAbility, string> = {
	'strong-ascension': 'An ascended worker starts again at power 2 instead of 1.',
	'longer-avenue': 'At an Eclipse each of your Avenue steps is worth 2 VP more.',
	'better-masks': 'At an Eclipse your masks score 1 VP more.',
};
export const abilityNames: Record<OrangeAbility, string> = {
	'strong-ascension': 'Stronger ascension',
	'longer-avenue': 'Richer Avenue',
	'better-masks': 'Better masks',
};

export const discoveryNames: Record<string, string> = {
	'four-vp': 'Discovery: 4 VP',
	'three-resources': 'Discovery: 3 resources',
	'two-resources': 'Discovery: 2 resources',
	avenue: 'Discovery: Avenue step',
	'any-temple': 'Discovery: any temple',
	'blue-temple': 'Discovery: blue temple',
	'red-temple': 'Discovery: red temple',
	'green-temple': 'Discovery: green temple',
	'four-cocoa': 'Discovery: 4 cocoa',
	'two-power-ups': 'Discovery: two power-ups',
	'double-move': 'Discovery: double move',
	'no-cocoa': 'Discovery: ignore cocoa',
	'any-distance': 'Discovery: any distance',
	'one-more-worker': 'Discovery: one more worker',
};
export const bonusNames: Record<string, string> = {
	'best-mask-set': 'Best mask set again',
	technologies: 'Technologies',
	'fifteen-vp': '15 VP',
	avenue: 'Avenue of the Dead',
	'bonus-tiles': 'Bonus tiles',
	discoveries: 'Discoveries',
	workers: 'Workers',
};

/** What is counted, with its number: “3 wood”, “−1 cocoa”, “1 step on the blue temple”. */
export const countWords = (what: Counted, amount: number): string => {
	const steps = plural(Math.abs(amount), 'step');
	const sign = amount < 0 ? '−' : '';
	switch (what) {
		case 'vp':
			return `${sign}${Math.abs(amount)} VP`;
		case 'resource':
			return `${sign}${plural(Math.abs(amount), 'resource')} of choice`;
		case 'blue':
		case 'red':
		case 'green':
			return `${steps} on ${templeNames[what]}`;
		case 'temple':
			return `${steps} on any temple`;
		case 'avenue':
			return `${steps} on the Avenue`;
		case 'track':
			return `${steps} on the Pyramid track`;
		case 'power-up':
			return plural(amount, 'power-up');
		default:
			return `${sign}${Math.abs(amount)} ${what}`;
	}
};
export const tallyWords = (tally: Tally): string[] =>
	(Object.entries(tally) as [Counted, number][])
		.filter(([, amount]) => amount !== 0)
		.map(([what, amount]) => countWords(what, amount));
/** The glyph of what is counted. */
export const countSymbol: Record<Counted, string> = {
	vp: 'vp',
	cocoa: 'teotihuacan:cocoa',
	wood: 'teotihuacan:wood',
	stone: 'teotihuacan:stone',
	gold: 'teotihuacan:gold',
	resource: 'teotihuacan:resource',
	blue: 'teotihuacan:blue',
	red: 'teotihuacan:red',
	green: 'teotihuacan:green',
	temple: 'teotihuacan:temple',
	avenue: 'teotihuacan:avenue',
	track: 'teotihuacan:pyramid',
	'power-up': 'teotihuacan:power-up',
};

const symbol = (name: string): Sign => ({ symbol: name });
const text = (words: string): Sign => ({ text: words });
const goodSymbol = (of: Resource | 'cocoa' | 'resource'): Sign => symbol(`teotihuacan:${of}`);

/** A price drawn. */
export const priceSigns = (price: Price): Sign[] =>
	Object.entries(price).flatMap(([of, amount]) => [text(`${amount}`), goodSymbol(of as Resource)]);

/** An effect drawn as on a tile; what only words can say has no signs. */
export const effectSigns = (effect: Effect): Sign[] => {
	switch (effect.verb) {
		case 'gain':
			return [text(`${effect.amount}`), goodSymbol(effect.of)];
		case 'score':
			return [text(`${effect.vp}`), symbol('vp')];
		case 'temple':
			return [
				text(`${effect.steps}`),
				symbol(effect.which === 'any' ? 'teotihuacan:temple' : `teotihuacan:${effect.which}`),
			];
		case 'avenue':
			return [text(`${effect.steps}`), symbol('teotihuacan:avenue')];
		case 'pyramid-track':
			return [text(`${effect.steps}`), symbol('teotihuacan:pyramid')];
		case 'power-up':
			return [text(`${effect.times}`), symbol('teotihuacan:power-up')];
		case 'free-technology':
			return [symbol('teotihuacan:technology')];
		case 'claim-discovery':
			return [symbol('teotihuacan:discovery')];
		case 'trade':
			return [...effect.pay.flatMap(effectSigns), text('→'), ...effect.get.flatMap(effectSigns)];
		case 'score-best-set':
			return [symbol('teotihuacan:mask'), symbol('vp')];
		default:
			return [];
	}
};

export const priestNames: Record<string, string> = {
	quetzalcoatl: 'Quetzalcoatl',
	tlaloc: 'Tlaloc',
	chalchiuhtlicue: 'Chalchiuhtlicue',
	oxomoco: 'Oxomoco',
	'xipe-totec': 'Xipe Totec',
	xolotl: 'Xolotl',
	ehecatl: 'Ehecatl',
	tonacacihuatl: 'Tonacacihuatl',
	huitzilopochtli: 'Huitzilopochtli',
	xochipilli: 'Xochipilli',
	coatlicue: 'Coatlicue',
	xiuhtecuhtli: 'Xiuhtecuhtli',
};
