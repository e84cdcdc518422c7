/**
 * The symbols of the sprite: which rules stand behind each, and which components show it. The words are in
 * `src/words/en/symbols.ts`; what a component shows comes from its data, not from a list of its own.
 */
import { automaCards } from '#games/copan/automa.ts';
import { exchanges } from '#games/copan/glyphs.ts';
import { resources } from '#games/copan/resources.ts';
import type { Sign } from '#words/en/copan.ts';
import type { CopanKind } from '#words/en/copan-glossary.ts';
import { type symbolGroups, symbolWords } from '#words/en/symbols.ts';
import type { Component } from './components.ts';
import type { Reference } from './content.ts';

/** The key, group by group: each symbol with the rules behind it, ids without the game. */
export const symbolsByGroup: Record<keyof typeof symbolGroups, Record<string, string[]>> = {
	resources: {
		food: ['court.collect.tiers', 'court.events.close.embassies', 'steps.yellow'],
		fame: ['court.collect.tiers', 'court.events.close.ball-court', 'steps.red'],
		zeal: ['court.collect.tiers', 'court.events.close.altars', 'steps.teal'],
		power: ['court.collect.tiers', 'court.events.close.stairway', 'steps.green'],
		any: ['action.space.any'],
		'any-pair': ['court.any-resource.two', 'court.any-resource.no-decline'],
	},
	gains: {
		vp: ['action.space.two', 'winning.most'],
		steps: ['steps.choose', 'steps.no-split'],
		jade: ['mask.after-action', 'mask.first-on-edge', 'mask.adjacent'],
		glyph: ['stairway.line.take', 'glyphs.exchange.set'],
		tile: ['court.place.any-space', 'river.two-leftmost'],
		character: ['ball-court.recruit.place', 'characters.three-kinds'],
		storage: ['river.extension.price', 'river.extension.room'],
	},
	pyramid: {
		spiral: ['court.events.spiral', 'court.events.spiral.refresh', 'court.no-tile.spiral'],
		cube: ['court.decline.one-left', 'court.events.decline', 'events.forward-back'],
		closed: ['court.events.decline.close', 'court.events.closed-already'],
		zenith: ['steps.zenith.order', 'steps.zenith.one'],
		priest: ['steps.choose', 'scoring.stairways'],
	},
	die: Object.fromEntries(
		[1, 2, 3, 4, 5, 6].map((face) => [
			`face-${face}`,
			['events.faces', 'court.events.one-roll', 'court.events.decline.close'],
		]),
	),
	cards: {
		infinity: ['characters.infinity'],
		bird: ['characters.bird', 'characters.bird.keep'],
		sun: ['characters.sun', 'scoring.sun-characters'],
		city: ['embassies.price.path', 'embassies.price.city', 'embassies.build.effect'],
		altar: ['altars.pay', 'altars.gain'],
		difficulty: ['events.difficulty', 'setup.event.difficulty', 'solo.setup.difficulty'],
		hourglass: ['events.length', 'setup.event.length'],
	},
	spaces: {
		cost: ['action.space.cost', 'action.move.afford'],
		x1: ['action.space.times', 'action.stay.next'],
		x2: ['action.space.times', 'action.stay.next'],
		x3: ['action.space.times', 'action.stay.next'],
		'totem-any': ['action.move.side', 'action.space.any', 'action.bonus.pay'],
		'totem-2': ['action.move.side', 'action.space.two'],
	},
	sites: {
		'site-embassies': ['embassies.price.path', 'embassies.draw.count'],
		'site-river': ['river.two-leftmost', 'river.one-purchase'],
		'site-ball-court': ['ball-court.recruit.price', 'ball-court.recruit.token'],
		'site-altars': ['altars.choose', 'altars.pay'],
		'site-stairway': ['stairway.line.pay', 'stairway.climb'],
	},
	ours: { important: [], clarification: [], example: [], 'open-question': [], mark: [], stela: [] },
};

/** All symbols of the components, in the order of the key. */
export const componentSymbols: string[] = Object.entries(symbolsByGroup).flatMap(([group, symbols]) =>
	group === 'ours' ? [] : Object.keys(symbols),
);

export const symbolName = (symbol: string): string => {
	const words = symbolWords[symbol];
	if (!words) throw new Error(`src/words/en/symbols.ts lacks the symbol "${symbol}"`);
	return words.name;
};

const symbol = (name: string): Sign => ({ symbol: name });
const counted = (count: number, name: string): Sign[] => [{ text: `${count}` }, symbol(name)];
const faces = [1, 2, 3, 4, 5, 6].map((face) => symbol(`face-${face}`));
const allResources = resources.map(symbol);

/** What pieces and Sites show, so far as a source says it; a piece that is left out shows no symbol. */
const shownOn: Record<string, Sign[]> = {
	'site:embassies': [symbol('site-embassies'), symbol('city'), ...faces],
	'site:river': [symbol('site-river'), symbol('tile'), symbol('storage')],
	'site:ball-court': [symbol('site-ball-court'), symbol('character'), ...faces],
	'site:altars': [symbol('site-altars'), symbol('altar'), symbol('steps'), ...faces],
	'site:stairway': [symbol('site-stairway'), symbol('glyph'), symbol('steps'), ...faces],
	'piece:central-board': [
		...['spiral', 'any-pair', 'steps', 'zenith', 'cost', 'x1', 'x2', 'x3'].map(symbol),
		...['site-embassies', 'site-river', 'site-ball-court', 'site-altars', 'site-stairway'].map(symbol),
		...faces,
	],
	'piece:decline-tracks': allResources,
	'piece:decline-cubes': [symbol('cube')],
	'piece:court-tiles': [symbol('tile'), ...allResources],
	'piece:zenith-tokens': [symbol('zenith'), ...[14, 8, 3].flatMap((vp) => counted(vp, 'vp'))],
	'piece:closed-tokens': [symbol('closed')],
	'piece:city-tiles': [symbol('city')],
	'piece:embassy-tokens': [symbol('site-embassies')],
	'piece:storage-extensions': [symbol('storage')],
	'piece:character-cards': ['character', 'infinity', 'bird', 'sun'].map(symbol),
	'piece:altar-cards': [symbol('altar'), symbol('steps')],
	'piece:glyph-cards': [symbol('glyph')],
	'piece:event-cards': [symbol('difficulty'), symbol('hourglass'), ...faces],
	'piece:fate-die': faces,
	'piece:jade-tiles': [symbol('jade')],
	'piece:resource-tiles': allResources,
	'piece:player-totem': [symbol('totem-any'), symbol('totem-2')],
	'piece:priests': [symbol('priest')],
	'piece:automa-cards': [symbol('difficulty'), ...allResources],
};

/** What an Automa card is about, by its resource; the card itself shows more than a source describes. */
const automaSigns: Record<(typeof resources)[number], { basic: string[]; advanced: string[] }> = {
	food: { basic: ['site-embassies'], advanced: ['city', 'storage'] },
	fame: { basic: ['site-ball-court', 'character'], advanced: [] },
	zeal: { basic: ['site-altars', 'steps'], advanced: ['altar'] },
	power: { basic: ['glyph', 'steps'], advanced: [] },
};

/** What a component shows, drawn: its price before what it gives. */
export const drawnOn = (component: Component): Sign[] => {
	const { ref, kind, slug, signs, facets } = component;
	switch (kind) {
		case 'city':
			return [...(facets.cost ?? []).map(symbol), { text: '→' }, ...signs];
		case 'character':
			return [...(facets.group ?? []).map(symbol), ...signs];
		case 'face':
			return [symbol(component.symbol), ...signs];
		case 'event': {
			const difficulty = Number(component.group.slice(-1));
			return [...Array.from({ length: difficulty }, () => symbol('difficulty')), symbol('hourglass')];
		}
		case 'exchange': {
			const exchange = exchanges.find(({ set, cards }) => slug === `${set}-${cards}`);
			if (!exchange) throw new Error(`No exchange of Glyph cards is called "${slug}"`);
			const { cards, jade, bonusAction } = exchange;
			return [
				...counted(cards, 'glyph'),
				{ text: '→' },
				...counted(jade, 'jade'),
				...(bonusAction ? [symbol('totem-any')] : []),
				...(bonusAction?.less ? [{ text: `−${bonusAction.less}` }, symbol('any')] : []),
			];
		}
		case 'automa': {
			const card = automaCards.find(({ id }) => id === slug);
			if (!card) throw new Error(`No Automa card is called "${slug}"`);
			const { resource, mode, difficulty, vpEach } = card;
			const about = automaSigns[resource];
			return [
				...(difficulty === 'hard' ? [symbol('difficulty')] : []),
				symbol('tile'),
				symbol(resource),
				...[...about.basic, ...(mode === 'advanced' ? about.advanced : [])].map(symbol),
				...(vpEach === null ? [symbol('vp')] : counted(vpEach, 'vp')),
			];
		}
		case 'site':
		case 'piece':
			return shownOn[ref] ?? [];
		default:
			return signs;
	}
};

/** The symbols of a line, each also with its number where one stands before it: `fame`, `fame.2`. */
const symbolsIn = (signs: readonly Sign[]): string[] =>
	signs.flatMap((sign, index) => {
		if (!('symbol' in sign)) return [];
		const before = signs[index - 1];
		const number = before && 'text' in before ? /^(−?)(\d+)$/.exec(before.text) : null;
		if (!number) return [sign.symbol];
		// Two of choice, gained, is what the pair of coloured symbols says.
		const pair = sign.symbol === 'any' && number[0] === '2' ? ['any-pair'] : [];
		return [sign.symbol, `${sign.symbol}.${number[2]}`, ...pair];
	});

/** What a person sees on a component: `see` all its symbols, `cost` those of its price. */
export interface Sight {
	see: string[];
	cost: string[];
}

/** The symbols on a component. Its faces belong to an Event card, a climb to every Altar column. */
export const sightOf = (component: Component, all: ReadonlyMap<string, Component>): Sight => {
	const cost = component.facets.cost ?? [];
	const see = [...symbolsIn(drawnOn(component)), ...cost.map((resource) => `${resource}.1`)];
	if (component.kind === 'event') {
		const own = [...all.values()].filter(({ kind, group }) => kind === 'face' && group === component.slug);
		see.push(`difficulty.${component.group.slice(-1)}`, ...own.flatMap((each) => symbolsIn(drawnOn(each))));
	}
	if (component.kind === 'altar' && component.group === 'effect') see.push('steps');
	return { see: [...new Set(see)], cost };
};

/** The order in which kinds are found. */
export const findKinds: CopanKind[] = [
	'city',
	'character',
	'token',
	'altar',
	'mask',
	'face',
	'event',
	'exchange',
	'automa',
	'site',
	'piece',
];

/** How many components show each symbol. */
export const shownCounts = ({ components }: Reference): Map<string, number> => {
	const counts = new Map<string, number>();
	for (const component of components.values())
		for (const seen of sightOf(component, components).see) counts.set(seen, (counts.get(seen) ?? 0) + 1);
	return counts;
};

/** Address of “find by what you see” with one symbol chosen; the fragment serves where scripts do not run. */
export const findHref = (seen: string): string => `/copan/find/?see=${seen}#see-${seen}`;
