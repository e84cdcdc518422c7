/** Teotihuacan: City of Gods: its components and values, brought into the one form that pages, lists and search take. */
import {
	alchemyPowerUps,
	buildings,
	buildingsRow,
	decorationGold,
	decorationTiles,
	firstRing,
	levelCosts,
	levelVp,
	noblesRows,
	powerUps,
	pyramidTiles,
	startTiles,
	worshipTemples,
} from '#games/teotihuacan/boards.ts';
import type { Effect } from '#games/teotihuacan/effects.ts';
import { maskCopies, setVp } from '#games/teotihuacan/masks.ts';
import { priests } from '#games/teotihuacan/priests.ts';
import type { Reason, Sourced } from '#games/teotihuacan/reasons.ts';
import { type Board, boards, numberOf, type Part, playerCounts } from '#games/teotihuacan/resources.ts';
import { neutralWorkers } from '#games/teotihuacan/setup.ts';
import { technologies } from '#games/teotihuacan/technologies.ts';
import {
	bonusTiles,
	discoveries,
	discoveryTiles,
	firstBonusTiles,
	firstRoyalTiles,
	royalTiles,
	startingTiles,
} from '#games/teotihuacan/tiles.ts';
import {
	avenueDiscoveries,
	avenueSteps,
	darkDisc,
	leaderVp,
	orange,
	orangeAbilities,
	pyramidRates,
	pyramidSteps,
	salaryLoss,
	templeTracks,
} from '#games/teotihuacan/tracks.ts';
import {
	abilityNames,
	abilityWords,
	boardNames,
	bonusNames,
	discoveryNames,
	effectSigns,
	effectsLine,
	effectsSentence,
	list,
	partNames,
	priceSigns,
	priceWords,
	priestNames,
	royalName,
	technologyLine,
	technologySentence,
} from '#words/en/teotihuacan.ts';
import {
	boardWords,
	boxWords,
	discoveryGroups,
	componentFacts as facts,
	royalGroups,
	technologyGroups,
	trackWords,
	valueWords,
} from '#words/en/teotihuacan-glossary.ts';
import { kindWords } from '#words/en/teotihuacan-kinds.ts';
import { valueReasons } from '#words/en/teotihuacan-reasons.ts';
import type { Component, Fact, Source } from './components.ts';
import type { Value } from './registry.ts';

type Kind = keyof typeof kindWords;

/** What all components of a kind have alike; the rest each says itself. */
const component = (
	kind: Kind,
	slug: string,
	own: Pick<Component, 'name' | 'line' | 'sentence'> & Partial<Component>,
): Component => ({
	ref: `${kind}:${slug}`,
	kind,
	slug,
	symbol: kindWords[kind].symbol,
	signs: [],
	note: kindWords[kind].one,
	group: '',
	facets: {},
	likeness: JSON.stringify([kind, slug]),
	facts: [],
	rules: [],
	also: [],
	href: `/teotihuacan/${kindWords[kind].path}/${slug}/`,
	...own,
});
const published = (because: Reason): Source => ({ from: 'published', because: valueReasons[because] });
const printed = (because: Reason): Source => ({ from: 'rulebook', because: valueReasons[because] });
const inModule = (part: Part): Pick<Component, 'module' | 'group' | 'groupTitle'> => ({
	module: part,
	group: part,
	groupTitle: partNames[part],
});
const sourceOf = ({ from, because }: Sourced<unknown>): Source => ({ from, because: valueReasons[because] });

/** The rules that each verb leans on, ids without the game. */
const verbRules: Partial<Record<Effect['verb'], string[]>> = {
	temple: ['temples.advance'],
	avenue: ['tracks.avenue'],
	'power-up': ['main.power-ups'],
	'free-technology': ['setup.starting-technology'],
	'claim-discovery': ['setup.starting-discovery'],
	'score-best-set': ['eclipse.mask-vp'],
	once: ['discoveries.use'],
};
const rulesOf = (effects: readonly Effect[]): string[] => [
	...new Set(effects.flatMap(({ verb }) => verbRules[verb] ?? [])),
];
const symbolOf = (effects: readonly Effect[], otherwise: string): string => {
	const first = effects.flatMap(effectSigns).find((sign) => 'symbol' in sign);
	return first && 'symbol' in first ? first.symbol : otherwise;
};

const boardComponents = (): Component[] =>
	boards.map((board) => {
		const { line, sentence, rules, facts: own, because } = boardWords[board];
		const worship = worshipTemples.value[board];
		return component('board', board, {
			name: `${boardNames[board]} (${numberOf(board)})`,
			line,
			sentence,
			symbol: boardSymbols[board],
			note: `${kindWords.board.one} ${numberOf(board)}`,
			facts: [
				...own.map(([term, words]): Fact => ({ term, words })),
				{
					term: facts.worship,
					words: facts.worshipWords(board === 'palace' ? 'palace' : worship),
					source: sourceOf(worshipTemples),
				},
			],
			rules,
			source: because === 'summary' ? printed(because) : published(because),
			also: [`board ${numberOf(board)}`],
		});
	});
const boardSymbols: Record<Board, string> = {
	palace: 'teotihuacan:royal',
	forest: 'teotihuacan:wood',
	'stone-quarry': 'teotihuacan:stone',
	'gold-deposits': 'teotihuacan:gold',
	alchemy: 'teotihuacan:technology',
	nobles: 'teotihuacan:building',
	decorations: 'teotihuacan:decoration',
	construction: 'teotihuacan:pyramid',
};

const trackComponents = (): Component[] => [
	...(['blue', 'red', 'green'] as const).map((colour) =>
		component('track', `${colour}-temple`, {
			...trackWords[colour],
			symbol: `teotihuacan:${colour}`,
			facts: templeTracks.value[colour].map(
				({ effects, discoveries: pile }, index): Fact => ({
					term: facts.step(index + 1),
					words: effects.length === 0 ? facts.bonusStep : `${effectsLine(effects)}${pile ? facts.orDiscovery : ''}`,
					signs: effects.flatMap(effectSigns),
				}),
			),
			rules: ['temples.advance', 'temples.steps', 'temples.discoveries', 'temples.bonus', 'temples.top'],
			source: sourceOf(templeTracks),
		}),
	),
	component('track', 'orange-temple', {
		...trackWords.orange,
		symbol: 'teotihuacan:orange',
		module: 'height',
		rules: ['height.steps-unknown', 'height.marker', 'height.step-back'],
		source: printed('summary'),
	}),
	component('track', 'avenue-of-the-dead', {
		...trackWords.avenue,
		symbol: 'teotihuacan:avenue',
		facts: [
			...avenueDiscoveries.value.map(({ step, tiles }): Fact => ({ term: facts.step(step), words: facts.pile(tiles) })),
			{ term: facts.row, words: buildingsRow.value.join(', '), source: sourceOf(buildingsRow) },
		],
		rules: ['tracks.avenue', 'tracks.avenue-discoveries', 'eclipse.avenue', 'nobles.avenue', 'ascension.avenue'],
		source: sourceOf(avenueSteps),
	}),
	component('track', 'pyramid-track', {
		...trackWords.pyramid,
		symbol: 'teotihuacan:pyramid',
		facts: pyramidRates.value.map((vp, index): Fact => ({ term: facts.eclipse(index + 1), words: facts.vpAStep(vp) })),
		rules: ['tracks.pyramid', 'eclipse.pyramid', 'eclipse.leader', 'eclipse.reset'],
		source: sourceOf(pyramidSteps),
	}),
	component('track', 'calendar', {
		...trackWords.calendar,
		symbol: 'teotihuacan:eclipse',
		facts: playerCounts.map(
			(players): Fact => ({ term: facts.players(players), words: facts.dark(darkDisc.value[players]) }),
		),
		rules: ['turn.calendar', 'setup.calendar', 'eclipse.trigger', 'eclipse.discs'],
		source: sourceOf(darkDisc),
	}),
	component('track', 'ascension-wheel', {
		...trackWords.wheel,
		symbol: 'teotihuacan:ascension',
		rules: [
			'ascension.choose',
			'ascension.five-vp',
			'ascension.five-cocoa',
			'ascension.one-step',
			'ascension.two-steps',
			'ascension.fourth-worker',
		],
		source: printed('summary'),
	}),
];

const technologyComponents = (): Component[] =>
	technologies.map((technology) => {
		const { id, number, set, gold, effects, because } = technology;
		const own: Partial<Record<string, string[]>> = { 13: ['technologies.thirteen'], 15: ['technologies.fifteen'] };
		return component('technology', id, {
			name: `${kindWords.technology.one} ${number}`,
			line: technologyLine(technology),
			sentence: technologySentence(technology),
			signs: effects.flatMap(effectSigns),
			note: gold ? priceWords({ gold: gold.value }) : facts.priceUnknown,
			...(set === 'base' ? { group: 'base', groupTitle: technologyGroups.base } : inModule(set)),
			facts: [
				gold
					? { term: facts.price, words: priceWords({ gold: gold.value }), signs: priceSigns({ gold: gold.value }) }
					: { term: facts.price, words: facts.priceUnknownWords },
			],
			rules: [
				'technologies.after',
				...(set === 'xitle'
					? ['xitle.technologies']
					: set === 'expansion-period'
						? ['expansion-period.obsidian']
						: ['alchemy.pay']),
				...(own[id] ?? []),
				...rulesOf(effects),
			],
			source: published(because),
			also: ['tech', `technology tile ${number}`],
		});
	});

const royalComponents = (): Component[] =>
	royalTiles.map((tile) =>
		component('royal-tile', tile.id, {
			name: royalName(tile),
			line: effectsLine(tile.effects),
			sentence: effectsSentence(tile.effects),
			...(tile.set === 'expansion-period' ? { module: tile.set } : {}),
			group: tile.letter,
			groupTitle: royalGroups[tile.letter],
			note: { base: kindWords['royal-tile'].one, extra: facts.extraRoyal, 'expansion-period': facts.laterSet }[
				tile.set
			],
			facts: firstRoyalTiles.value.some((id) => id === tile.id)
				? [{ term: facts.firstGame, words: facts.firstGameRoyal, source: sourceOf(firstRoyalTiles) }]
				: [],
			rules: [
				'royal.each',
				'worship.palace',
				...(tile.id === 'c08' ? ['royal.power-one'] : []),
				...(tile.id === 'c00' ? ['royal.tenth'] : []),
			],
			source: published(tile.because),
			also: ['Palace', `royal ${tile.number}`],
		}),
	);

const discoveryComponents = (): Component[] =>
	discoveries.map(({ id, cost, mask, effects, copies }) =>
		component('discovery', id, {
			name: mask === null ? (discoveryNames[id] as string) : facts.mask(mask),
			line: mask === null ? effectsLine(effects) : facts.maskLine(copies.value),
			sentence: mask === null ? effectsSentence(effects) : facts.maskSentence(mask),
			symbol: mask === null ? symbolOf(effects, 'teotihuacan:discovery') : 'teotihuacan:mask',
			signs: mask === null ? effects.flatMap(effectSigns) : [{ symbol: 'teotihuacan:mask' }],
			note: facts.costs(priceWords(cost)),
			group: mask === null ? 'other' : 'masks',
			groupTitle: discoveryGroups[mask === null ? 'other' : 'masks'],
			likeness: mask === null ? JSON.stringify(effects) : JSON.stringify(['mask', cost, copies.value]),
			facts: [
				{ term: facts.price, words: priceWords(cost), signs: priceSigns(cost) },
				{ term: facts.copies, words: facts.ofTotal(copies.value, discoveryTiles.value) },
			],
			rules: [
				'discoveries.claim',
				...(mask === null ? rulesOf(effects) : ['eclipse.mask-sets', 'eclipse.mask-vp']),
				...(id === 'no-cocoa' ? ['discoveries.no-cocoa'] : []),
				...(id === 'one-more-worker' ? ['discoveries.one-more-worker'] : []),
				...(['double-move', 'any-distance'].includes(id) ? ['discoveries.moves'] : []),
			],
			source: sourceOf(copies),
			also: mask === null ? ['discovery'] : ['mask', 'set'],
		}),
	);

const bonusComponents = (): Component[] =>
	bonusTiles.map(({ id, effects, because }) =>
		component('temple-bonus', id, {
			name: facts.bonusName(bonusNames[id] as string),
			short: bonusNames[id] as string,
			line: effectsLine(effects),
			sentence: effectsSentence(effects),
			signs: effects.flatMap(effectSigns),
			facts: Object.entries(firstBonusTiles.value).flatMap(([colour, first]): Fact[] =>
				first === id
					? [{ term: facts.firstGame, words: facts.firstGameBonus(colour), source: sourceOf(firstBonusTiles) }]
					: [],
			),
			rules: ['eclipse.temple-bonus', 'temples.bonus', ...rulesOf(effects)],
			source: published(because),
			also: ['end bonus', 'penultimate step'],
		}),
	);

const startingComponents = (): Component[] =>
	startingTiles.map(({ id, boards: own, effects, because }) =>
		component('starting-tile', id, {
			name: `${kindWords['starting-tile'].one} ${own.map(numberOf).join('–')}`,
			line: effectsLine(effects),
			sentence: effectsSentence(effects),
			signs: effects.flatMap(effectSigns),
			note: list(own.map((board) => boardNames[board])),
			facts: [{ term: facts.boards, words: list(own.map((board) => `${boardNames[board]} (${numberOf(board)})`)) }],
			rules: ['setup.starting-tiles', 'setup.starting-gains', 'setup.starting-workers', ...rulesOf(effects)],
			source: published(because),
			also: own.map((board) => boardNames[board]),
		}),
	);

const priestComponents = (): Component[] =>
	priests.map(({ id, number, set, effects, because }) =>
		component('priest', id, {
			name: priestNames[id] as string,
			line: effectsLine(effects),
			sentence: effectsSentence(effects),
			note: facts.priest(number),
			...inModule(set),
			facts: [{ term: facts.module, words: partNames[set] }],
			rules: set === 'priests' ? ['priests.each', 'priests.setup'] : ['priests.later', 'priests.each'],
			source: published(because),
			also: [`priest ${number}`, 'priestess'],
		}),
	);

const abilityComponents = (): Component[] =>
	orangeAbilities.map((ability) =>
		component('ability', ability, {
			name: abilityNames[ability],
			line: abilityWords[ability].replace(/\.$/, ''),
			sentence: abilityWords[ability],
			module: 'height',
			facts: [{ term: facts.module, words: partNames.height }],
			rules: ['height.abilities', 'height.marker'],
			source: sourceOf(orange),
			also: ['orange temple', 'special ability'],
		}),
	);

const boxComponents = (): Component[] =>
	Object.entries(boxWords).map(([slug, { name, count, sentence, symbol, rules, module, because, from }]) =>
		component('item', slug, {
			name,
			line: facts.inBox(count),
			sentence,
			symbol,
			...(module ? { module } : {}),
			note: module ? partNames[module] : facts.baseGame,
			rules: [...rules],
			source: { from, because: valueReasons[because] },
			also: ['how many', 'box'],
		}),
	);

/** Everything that a source names, kind by kind. Season tiles have no entries: nobody tells what they do. */
export const teotihuacanComponents = (): Component[] => [
	...boardComponents(),
	...trackComponents(),
	...technologyComponents(),
	...royalComponents(),
	...discoveryComponents(),
	...bonusComponents(),
	...startingComponents(),
	...priestComponents(),
	...abilityComponents(),
	...boxComponents(),
];

/** Values that stand in no component of their own. */
export const teotihuacanValues = (): Value[] => {
	const value = (
		key: keyof typeof valueWords.names,
		sourced: Sourced<unknown>,
		words: string,
		group: keyof typeof valueWords.groups,
	): Value => ({
		key,
		group: valueWords.groups[group],
		name: valueWords.names[key],
		words,
		...sourceOf(sourced),
	});
	return [
		value('power-ups', powerUps, powerUps.value.join(', '), 'boards'),
		value('alchemy-power-ups', alchemyPowerUps, `${alchemyPowerUps.value}`, 'boards'),
		value('nobles', noblesRows, noblesRows.value.map((row) => row.join(', ')).join(' · '), 'boards'),
		value('decoration-gold', decorationGold, decorationGold.value.join(', '), 'boards'),
		value(
			'level-costs',
			levelCosts,
			levelCosts.value.map(({ stone, wood }) => priceWords(wood ? { stone, wood } : { stone })).join(' · '),
			'boards',
		),
		value('level-vp', levelVp, levelVp.value.join(', '), 'boards'),
		value('mask-sets', setVp, setVp.value.join(', '), 'scoring'),
		value('mask-copies', maskCopies, maskCopies.value.join(', '), 'scoring'),
		value('leader', leaderVp, `${leaderVp.value} VP`, 'scoring'),
		value('salary-loss', salaryLoss, `${salaryLoss.value} VP`, 'scoring'),
		value('buildings', buildings, `${buildings.value}`, 'setup'),
		value(
			'neutral-workers',
			neutralWorkers,
			playerCounts.map((players) => `${facts.players(players)}: ${neutralWorkers.value[players]}`).join(', '),
			'setup',
		),
		value(
			'start-tiles',
			startTiles,
			playerCounts
				.map(
					(players) =>
						`${facts.players(players)}: ${startTiles.value[players].first.length} + ${startTiles.value[players].second.length}`,
				)
				.join(', '),
			'setup',
		),
		value('first-ring', firstRing, firstRing.value.map((board) => boardNames[board]).join(', '), 'setup'),
		value('pyramid-tiles', pyramidTiles, `${pyramidTiles.value}`, 'setup'),
		value('decoration-tiles', decorationTiles, `${decorationTiles.value}`, 'setup'),
	];
};
