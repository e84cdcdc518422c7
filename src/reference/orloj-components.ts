/** Orloj's components, brought into the one form that pages, lists and search take. */
import { isMarked } from '#engine/profile.ts';
import type { Effect } from '#games/orloj/effects.ts';
import type { Sourced } from '#games/orloj/reasons.ts';
import {
	assistants,
	baseSetup,
	hammers,
	masteryWindows,
	numbers,
	objectiveRewards,
	objectives,
	royalScrolls,
	scoringTiles,
	scrolls,
	sculptorActions,
	soloPieces,
	tracks,
	type Unknown,
	unknown,
	windowsFrom,
	yellowExamples,
} from '#games/orloj/values.ts';
import {
	assistantNames,
	effectsLine,
	effectsSentence,
	facts,
	goalWords,
	hammerNames,
	levelsSentence,
	objectiveNames,
	objectiveSentence,
	pieceWords,
	rewardNames,
	royalScrollName,
	scoringTileName,
	scrollNames,
	sculptorNames,
	soloTileWords,
	trackNames,
	trackWords,
	unknownWords,
	valueNames,
	windowLine,
	windowName,
	windowSentence,
} from '#words/en/orloj.ts';
import { kindWords } from '#words/en/orloj-kinds.ts';
import { valueReasons } from '#words/en/orloj-reasons.ts';
import type { Component, Fact, Source } from './components.ts';
import type { Value } from './registry.ts';

type Kind = keyof typeof kindWords;

const component = (
	kind: Kind,
	slug: string,
	own: Pick<Component, 'name' | 'line' | 'sentence' | 'rules'> & Partial<Component>,
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
	also: [],
	href: `/orloj/${kindWords[kind].path}/${slug}/`,
	...own,
});

const sourceOf = ({ from, because }: Sourced<unknown>): Source => ({ from, because: valueReasons[because] });
const unknownFact = (id: Unknown): Fact => ({ term: facts.unknown, words: unknownWords[id].words });

const verbSymbols: Partial<Record<Effect['verb'], string>> = {
	score: 'vp',
	moon: 'orloj:moon',
	painter: 'orloj:painter',
	'painter-or-moon': 'orloj:painter',
	apostle: 'orloj:apostle',
	upgrade: 'orloj:upgrade',
	mastery: 'orloj:track',
	'personal-rooster': 'orloj:rooster',
	gain: 'orloj:goods',
	workshop: 'orloj:workshop-card',
	construct: 'orloj:month',
	force: 'orloj:deviation',
	correct: 'orloj:correct',
};
const symbolOf = (effects: readonly Effect[]): string =>
	verbSymbols[effects.find(({ verb }) => verb !== 'force')?.verb ?? 'score'] ?? 'vp';

const verbRules: Partial<Record<Effect['verb'], string[]>> = {
	'personal-rooster': ['rooster.correct'],
	force: ['deviations.force'],
	correct: ['rooster.correct'],
	apostle: ['apostles.take', 'apostles.warehouse'],
	upgrade: ['goods.upgrade-top'],
	workshop: ['workshop.price'],
	construct: ['construct.reach', 'construct.group'],
	moon: ['tracks.yellow'],
	painter: ['tracks.yellow'],
	'painter-or-moon': ['tracks.yellow'],
	mastery: ['tracks.top'],
	gain: ['goods.wild'],
};
const rulesOf = (effects: readonly Effect[]): string[] => [
	...new Set(effects.flatMap(({ verb }) => verbRules[verb] ?? [])),
];

const assistantComponents = (): Component[] =>
	assistants.map(({ id, effects, copies }) =>
		component('assistant', id, {
			name: assistantNames[id],
			line: effectsLine(effects.value),
			sentence: effectsSentence(effects.value),
			facts: [
				...(copies ? [{ term: facts.copies, words: facts.copiesWords(copies) }] : []),
				{ term: facts.alone, words: facts.aloneAssistants },
			],
			source: sourceOf(effects),
			rules: ['assistants.six', 'assistants.different', 'setup.assistants', 'solo.score.assistants'],
			also: ['helper', 'end of game'],
		}),
	);

/** The three that count upgrades are not in the solo game. */
const removedFact = (id: string): Fact[] => (id === 'upgrades' ? [{ term: facts.alone, words: facts.removed }] : []);
const removedRule = (id: string): string[] => (id === 'upgrades' ? ['solo.setup.removed'] : []);

const windowComponents = (): Component[] =>
	masteryWindows.map(({ id, each, most }) =>
		component('window', id, {
			name: windowName(id),
			line: windowLine(id, each.value.main, each.value.secondary),
			sentence: windowSentence(id, each.value.main, each.value.secondary, most.value),
			facts: removedFact(id),
			source: sourceOf(each),
			rules: ['end.windows', 'solo.score.windows', ...removedRule(id)],
			also: ['stained glass', 'vidriera', 'mastery'],
		}),
	);

const royalScrollComponents = (): Component[] =>
	royalScrolls.map(({ id, effects }) =>
		component('royal-scroll', id, {
			name: royalScrollName(id),
			line: effectsLine(effects.value),
			sentence: effectsSentence(effects.value),
			facts: removedFact(id),
			source: sourceOf(effects),
			rules: ['scrolls.royal', 'solo.action.mastery.royal-scroll', ...removedRule(id)],
			also: ['crown', 'royal parchment'],
		}),
	);

const objectiveComponents = (): Component[] =>
	objectives.map(({ id, goal }) =>
		component('objective', id, {
			name: objectiveNames[id],
			line: goalWords(goal.value).replace(/^./, (first) => first.toUpperCase()),
			sentence: objectiveSentence(goal.value),
			facts: [
				{ term: facts.places, words: facts.placesWords },
				...(id === 'five-upgrades' ? [{ term: facts.alone, words: facts.removed }] : []),
			],
			source: sourceOf(goal),
			rules: [
				'objectives.places',
				'objectives.second-closed',
				'objectives.reward',
				'solo.round-end.objective',
				...(id === 'five-upgrades' ? ['solo.setup.removed'] : []),
			],
			also: ['common objective', 'goal'],
		}),
	);

const rewardComponents = (): Component[] =>
	objectiveRewards.map(({ id, effects }) =>
		component('reward', id, {
			name: rewardNames[id],
			line: effectsLine(effects.value),
			sentence: effectsSentence(effects.value),
			symbol: symbolOf(effects.value),
			source: sourceOf(effects),
			rules: ['objectives.reward', ...rulesOf(effects.value)],
			also: ['objective reward'],
		}),
	);

const hammerComponents = (): Component[] =>
	hammers.map(({ id, level2, level3 }) =>
		component('hammer', id, {
			name: hammerNames[id] ?? id,
			line: `${effectsLine(level2.value)}; ${effectsLine(level3.value).toLowerCase().replaceAll('vp', 'VP')}`,
			sentence: levelsSentence([
				[2, level2.value],
				[3, level3.value],
			]),
			symbol: symbolOf(level2.value),
			facts: [
				{ term: facts.level(1), words: facts.nothing },
				{ term: facts.level(2), words: effectsSentence(level2.value), source: sourceOf(level2) },
				{ term: facts.level(3), words: effectsSentence(level3.value), source: sourceOf(level3) },
			],
			source: sourceOf(isMarked(level2) ? level2 : level3),
			rules: ['construct.reach', 'construct.rewards', 'setup.hammers', ...rulesOf([...level2.value, ...level3.value])],
			also: ['forge', 'hammer card', 'construct'],
		}),
	);

const scrollComponents = (): Component[] =>
	scrolls.map(({ id, effects }) =>
		component('scroll', id, {
			name: scrollNames[id],
			line: effectsLine(effects.value),
			sentence: effectsSentence(effects.value),
			symbol: symbolOf(effects.value),
			facts: id === 'construct' ? [{ term: facts.known, words: facts.red }] : [],
			source: sourceOf(effects),
			rules: ['scrolls.use', 'solo.action.mastery.scroll', ...rulesOf(effects.value)],
			also: ['parchment', 'pergamino'],
		}),
	);

const sculptorComponents = (): Component[] =>
	sculptorActions.map(({ id, levels }) =>
		component('sculptor', id, {
			name: sculptorNames[id] ?? id,
			line: levels.value.map((effects) => effectsLine(effects)).join('; '),
			sentence: levelsSentence(levels.value.map((effects, at) => [at + 1, effects] as const)),
			symbol: symbolOf(levels.value[0]),
			source: sourceOf(levels),
			rules: ['sculptor.levels', 'tracks.pink', ...rulesOf(levels.value.flat())],
			also: ['sculptor action', 'statue'],
		}),
	);

const soloTileComponents = (): Component[] => [
	...scoringTiles.map(({ id, effects }) =>
		component('solo-tile', id, {
			name: scoringTileName(id),
			group: 'scoring',
			groupTitle: facts.scoringTiles,
			line: effectsLine(effects.value),
			sentence: effectsSentence(effects.value).replace(/^Score/, 'He scores'),
			source: sourceOf(effects),
			rules: [
				'solo.setup.scoring-tiles',
				'solo.score.tiles',
				'solo.score.tiles.cap',
				'solo.round-end.flip',
				...(id === 'scrolls' ? ['solo.score.tiles.royal'] : []),
			],
			also: ['scoring tile', 'his tile'],
		}),
	),
	...(Object.keys(soloTileWords) as (keyof typeof soloTileWords)[]).map((id) =>
		component('solo-tile', id, {
			...soloTileWords[id],
			facts: [
				{ term: facts.copies, words: facts.copiesWords(soloPieces[id].value) },
				...(id === 'mastery-track-objective' ? [unknownFact('advanced-threshold')] : []),
			],
			source: sourceOf(soloPieces[id]),
			group: 'other',
			groupTitle: facts.otherTiles,
		}),
	),
];

const trackComponents = (): Component[] =>
	tracks.map((track) =>
		component('track', track, {
			name: `${trackNames[track]} track`,
			...trackWords[track],
			symbol: `orloj:track-${track}`,
			facts: [
				...(track === 'yellow'
					? [
							{
								term: facts.known,
								words: facts.yellow(yellowExamples.value.moonAtFour, yellowExamples.value.painterAtThree),
								source: sourceOf(yellowExamples),
							},
						]
					: []),
				{ term: facts.known, words: facts.windowsFrom(windowsFrom.value) },
				{ term: facts.unknown, words: facts.unknownSpaces },
			],
			source: sourceOf(windowsFrom),
			rules: [`tracks.${track}`, 'tracks.top', 'end.windows', 'solo.action.mastery'],
			also: ['mastery track', 'disc'],
		}),
	);

/** What of a piece nobody tells. */
const unknownOf: Partial<Record<keyof typeof pieceWords, Unknown>> = {
	'action-cards': 'action-cards',
	'advanced-turn-scoring': 'advanced-turn-scoring',
};
const pieceComponents = (): Component[] =>
	(Object.keys(pieceWords) as (keyof typeof pieceWords)[]).map((id) => {
		const count = id === 'workers' ? numbers.workers : soloPieces[id];
		const lacks = unknownOf[id];
		return component('piece', id, {
			...pieceWords[id],
			symbol: id === 'workers' ? 'orloj:worker' : 'orloj:action-card',
			facts: [{ term: facts.copies, words: facts.copiesWords(count.value) }, ...(lacks ? [unknownFact(lacks)] : [])],
			source: sourceOf(count),
		});
	});

/** What nobody has published, as one entry. */
const unknownComponent = (): Component =>
	component('piece', 'unknown', {
		...facts.unknownPiece,
		also: ['missing', 'not public'],
		symbol: 'open-question',
		facts: (Object.keys(unknown) as Unknown[]).map((id) => ({ ...unknownWords[id] })),
		source: sourceOf(soloPieces['action-cards']),
		rules: ['components.unknown', 'solo.card.unknown', 'workshop.unknown', 'tracks.unknown'],
	});

export const orlojComponents = (): Component[] => [
	...assistantComponents(),
	...windowComponents(),
	...royalScrollComponents(),
	...objectiveComponents(),
	...rewardComponents(),
	...hammerComponents(),
	...scrollComponents(),
	...sculptorComponents(),
	...soloTileComponents(),
	...trackComponents(),
	...pieceComponents(),
	unknownComponent(),
];

const value = (key: keyof typeof valueNames, sourced: Sourced<unknown>, words: string): Value => ({
	key,
	group: facts.values,
	name: valueNames[key],
	words,
	...sourceOf(sourced),
});

/** Values that stand in no component of their own. */
export const orlojValues = (): Value[] => {
	const { objectives: spaces, masterySteps, vpPerAssistant, scoringTile } = numbers;
	return [
		value('turns', numbers.turns, `${numbers.turns.value}`),
		value('round-ends', numbers.roundEnds, numbers.roundEnds.value.join(', ')),
		value('starting-vp', numbers.startingVp, `${numbers.startingVp.value} VP`),
		value('rooster-start', numbers.roosterStart, `${numbers.roosterStart.value}`),
		value('mastery-steps', masterySteps, facts.byEase(masterySteps.value.basic, masterySteps.value.advanced)),
		value('mastery-action', numbers.masteryAction, `${numbers.masteryAction.value}`),
		value('past-top', numbers.vpPastTop, `${numbers.vpPastTop.value} VP`),
		value('group', numbers.vpPerDialInGroup, `${numbers.vpPerDialInGroup.value} VP`),
		value('assistant', vpPerAssistant, facts.byEase(vpPerAssistant.value.basic, vpPerAssistant.value.advanced)),
		value('scoring-tile', scoringTile, facts.upTo(scoringTile.value.each, scoringTile.value.most)),
		value('objective', spaces, [spaces.value.first, spaces.value.second, spaces.value.third].join(', ')),
		value('threshold', numbers.threshold, `${numbers.threshold.value}`),
		value('dials-drawn', baseSetup.dialsDrawn, Object.values(baseSetup.dialsDrawn.value).join(', ')),
		value('scrolls-shown', baseSetup.scrollsShown, facts.fewOrMany(baseSetup.scrollsShown.value)),
		value('workers-at-start', baseSetup.workersAtStart, facts.fewOrMany(baseSetup.workersAtStart.value)),
		value('deviations', baseSetup.deviations, `${baseSetup.deviations.value}`),
	];
};
