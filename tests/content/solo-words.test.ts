/** A solo game in words: what happens, what is asked, what cannot be; and whole games told without a gap. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playOut, randomBot } from '#engine/playout.ts';
import type { SetupProblem } from '#engine/rules.ts';
import { automaModes } from '#games/copan/automa.ts';
import { soloRulings } from '#games/copan/automa-rulings.ts';
import type { Event, Happening, SoloHappening } from '#games/copan/events.ts';
import type { Question } from '#games/copan/frames.ts';
import { type Action, copan, type Position, type Setup } from '#games/copan/index.ts';
import { questionOf } from '#games/copan/machine.ts';
import { mendingOf } from '#games/copan/mending.ts';
import { resources } from '#games/copan/resources.ts';
import type { RulingId } from '#games/copan/rulings.ts';
import { nameOf, scenarioFrom } from '#islands/sandbox/named.ts';
import { askLines } from '#islands/sandbox/telling.ts';
import { setupProblemWords } from '#words/en/copan-refusals.ts';
import { soloActionWords, soloEventLine, soloEventSymbol, soloQuestionText } from '#words/en/copan-solo.ts';
import { automaFaceWords, soloProblemWords } from '#words/en/sandbox-solo.ts';

const textOf = (name: string): string => readFileSync(`src/games/copan/${name}.ts`, 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
	[...new Set([...text.matchAll(pattern)].map(([, name]) => name as string))].sort();
const eventTypes = namesIn(
	textOf('events').split('export type SoloHappening')[1]?.split(';\n\n')[0] ?? '',
	/\{ type: '([^']+)'/g,
);
const asks = namesIn(textOf('frames'), /\{ ask: '([^']*automa[^']*)'/g);
const problemCodes = namesIn(textOf('solo'), /\bproblem\([^,]+,\s*'(automa-[^']+)'/g);

const expectSentence = (words: string) => {
	expect(words).toMatch(/^[A-Z0-9“].*[.?]$/);
	expect(words).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\./);
};
const told = (happening: Happening | SoloHappening, ...rulings: RulingId[]): Event => ({
	...happening,
	id: 0,
	rules: [],
	rulings,
});

const player = 1;
const lines: [SoloHappening, string][] = [
	[
		{ type: 'soloBegan', mode: 'advanced', hard: ['food', 'zeal'] },
		'A solo game against the Automa in Advanced mode; Hard cards: Food and Zeal.',
	],
	[{ type: 'soloBegan', mode: 'basic', hard: [] }, 'A solo game against the Automa in Basic mode; Hard cards: none.'],
	[{ type: 'firstPlayerDrawn', isAutoma: true }, 'The Automa is First player.'],
	[{ type: 'firstPlayerDrawn', isAutoma: false }, 'The person is First player.'],
	[{ type: 'automaCardLaid', place: 2, card: 'fame' }, 'Place 2 of the Automa’s row: its Fame card.'],
	[
		{ type: 'automaCardPlayed', player, card: 'zeal' },
		'The Automa plays its Zeal card, the leftmost with a Court tile.',
	],
	[{ type: 'automaIdle', player }, 'The Automa has no Court tile, and the River has none: it plays no card.'],
	[
		{ type: 'automaRolled', player, face: 5, for: 'power' },
		'The Automa rolls for its Power card: the right half-disc.',
	],
	[
		{ type: 'automaRolled', player, face: 6, for: 'jade' },
		'The Automa rolls for a Glyph card in place of Jade: the full disc.',
	],
	[
		{ type: 'automaFindsNothing', player, site: 'embassies', space: 3 },
		'Space 3 of the Embassies has nothing for the Automa.',
	],
	[{ type: 'automaGoesFurther', player, card: 'power' }, 'Advanced mode: it takes all Glyph cards of the row.'],
	[
		{ type: 'automaDecided', player, action: { type: 'climb', stairway: 'zeal' } },
		'By its priorities the Automa climbs the teal stairway.',
	],
	[
		{ type: 'automaDecided', player, action: { type: 'step-down', stairway: 'food' } },
		'By its priorities the Automa goes down the yellow stairway.',
	],
	[
		{ type: 'automaDecided', player, action: { type: 'lose-glyph', colour: 'c' } },
		'The Automa gives up the Glyph card it took last: the Glyph card of colour C.',
	],
	[
		{ type: 'automaDecided', player, action: { type: 'discard-character', character: 'muluc' } },
		'The Automa gives up the Character it took last: Muluc.',
	],
	[
		{ type: 'automaDecided', player, action: { type: 'fill-space', space: 2 } },
		'The Automa takes what comes first: Space 2.',
	],
	[{ type: 'automaTokenReserved', player }, 'The Automa’s token goes straight to the reserve of the Altars.'],
	[{ type: 'automaKeepsAll', player, characters: 5 }, 'The Automa keeps all its 5 Characters: no spaces limit it.'],
	[
		{ type: 'automaCollectsNothing', player, space: 'east-2-1' },
		'The Automa collects nothing for its tile (east court, row 2, column 1).',
	],
];

/** What people tell too, as it is of the Automa. */
const others: [Event, string][] = [
	[
		told({ type: 'scored', player, vp: 2, by: { inPlaceOf: 'food', from: { city: '4' } } }),
		'Player 2 scores 2 VP in place of 2 Food, from City 4.',
	],
	[
		told({ type: 'scored', player, vp: 1, by: { inPlaceOf: 'any', from: { event: 'C', face: 5 } } }),
		'Player 2 scores 1 VP in place of 1 resource, from Event card C.',
	],
	[
		told({ type: 'scored', player, vp: 12, by: { automaCard: 'fame', count: 2 } }),
		'Player 2 scores 12 VP: Fame card, 2 Characters.',
	],
	[
		told({ type: 'scored', player, vp: 3, by: { automaCard: 'zeal', count: 1 } }),
		'Player 2 scores 3 VP: Zeal card, 1 token at the Altars.',
	],
	[
		told({ type: 'unaffected', player, effect: { verb: 'gain', resource: 'any', amount: 2 } }, 'automa-gains'),
		'Player 2 gains nothing for these resources.',
	],
	[
		told({ type: 'unaffected', player, effect: { verb: 'lose', resource: 'food', amount: 2 } }, 'automa-losses'),
		'Player 2 has no resources to lose and loses nothing.',
	],
	[
		told({ type: 'unaffected', player, effect: { verb: 'place-jade' } }, 'automa-choices'),
		'Player 2 takes no Glyph card in place of Jade: none lies on the Stairway.',
	],
	[told({ type: 'turnEnded', player }), 'Player 2’s turn is over.'],
];

const context = { player, source: { city: '4' }, cause: 0 };
const questions: [Question, string][] = [
	[{ ask: 'automa-space', tile: 'zeal', player: 0 }, 'Where does the Automa’s Zeal tile go? You choose.'],
	[{ ask: 'draw-automa-seat', cause: 0 }, 'Who is First player?'],
	[{ ask: 'draw-automa-card', cause: 0 }, 'Which Automa card comes next in the row?'],
	[
		{ ask: 'die-automa', player, roll: { card: 'fame' }, cause: 0 },
		'The Automa rolls for its Fame card: which face comes up?',
	],
	[
		{ ask: 'die-automa', player, roll: { pick: { ask: 'embassy', player, cause: 0 } }, cause: 0 },
		'The Automa rolls for a City: which face comes up?',
	],
	[
		{ ask: 'die-automa', player, roll: { pick: { ask: 'jade', ...context } }, cause: 0 },
		'The Automa rolls for a Glyph card in place of Jade: which face comes up?',
	],
	[{ ask: 'tile' }, 'Which tile do you place?'],
];

const problems: Record<string, [setup: Setup, words: string]> = {
	'automa-players': [{ players: 3, automa: {} }, 'A solo game is set up for 2 players, not 3: you and the Automa.'],
	'automa-row': [
		{ automa: { row: ['food', 'food', 'zeal', 'power'] } },
		'The Automa’s row has four cards, one of each resource. Name each once.',
	],
	'automa-hard': [
		{ automa: { hard: ['food', 'food'] } },
		'The Hard cards are Food, Fame, Zeal or Power, each at most once. Take the others away.',
	],
	'automa-resources': [
		{ automa: {}, seats: [{}, { resources: { zeal: 2 } }] },
		'The Automa holds no resources. Take its Zeal away.',
	],
	'automa-mask': [{ automa: {}, seats: [{}, { mask: [1] }] }, 'The Automa has no Mask. Take its Jade tiles away.'],
	'automa-glyphs': [
		{ automa: { glyphs: ['a'] }, seats: [{}, { glyphs: { b: 2 } }] },
		'The order of the Automa’s Glyph cards names others than the 2 it holds. Name just those.',
	],
};

const problemsOf = (setup: Setup): SetupProblem[] => {
	const created = copan.create(setup);
	return created.ok ? [] : created.error;
};
const positionOf = (setup: Setup): Position => {
	const created = copan.create(setup);
	if (!created.ok) throw new Error(JSON.stringify(created.error));
	return created.value.position;
};

describe('the log of a solo game', () => {
	it('has a line for every type of event', () => {
		expect(eventTypes.length).toBeGreaterThan(10);
		expect([...new Set(lines.map(([{ type }]) => type))].sort()).toEqual(eventTypes);
	});

	it.each(
		[...lines.map(([happening, line]) => [told(happening), line] as const), ...others].map(([event, line]) => ({
			event,
			line,
		})),
	)('$line', ({ event, line }) => {
		expect(soloEventLine(event)).toBe(line);
		expectSentence(line);
		expect(readFileSync('public/symbols.svg', 'utf8')).toContain(`<symbol id="${soloEventSymbol(event)}"`);
	});
});

describe('questions of a solo game', () => {
	it('are there for every ask', () => {
		expect(asks.length).toBeGreaterThan(3);
		expect([...new Set(questions.map(([{ ask }]) => ask))]).toEqual(expect.arrayContaining(asks));
	});

	it.each(questions.map(([question, words]) => ({ question, words })))('$words', ({ question, words }) => {
		expect(soloQuestionText(question)).toBe(words);
	});

	it('who begins, and which card comes next, in the words of their lots', () => {
		const dealt = positionOf({ base: 'box', players: 2, automa: {}, seed: 1 });
		const asked = askLines(questionOf(dealt) as Question, dealt, copan.candidates(dealt));
		expect(asked.choices.map(({ text, symbol }) => [text, symbol])).toEqual([
			['The Automa begins', 'priest'],
			['You begin', 'priest'],
		]);
		const next = copan.play(dealt, { type: 'draw', card: 'automa' });
		if (!next.ok) throw new Error(next.error.code);
		const { position } = next.value;
		const cards = askLines(questionOf(position) as Question, position, copan.candidates(position));
		expect(cards.choices.map(({ text, symbol }) => [text, symbol])).toEqual([
			['Food card', 'food'],
			['Fame card', 'fame'],
			['Zeal card', 'zeal'],
			['Power card', 'power'],
		]);
	});

	it('a face of the Automa’s die says what lies there', () => {
		const table = positionOf({
			automa: {},
			crossed: { food: 1, zeal: 1 },
			sites: { closed: { embassies: [1], altars: [3] }, altarTokens: [0] },
		});
		expect(automaFaceWords(table, 'embassies', 1)).toBe('closed');
		expect(automaFaceWords(table, 'embassies', 2)).toMatch(/^City \d+$/);
		expect(automaFaceWords(table, 'altars', 1)).toBe('columns 1 (taken) and 7');
		expect(automaFaceWords(table, 'altars', 3)).toBe('closed');
		expect(automaFaceWords(table, 'stairway', 2)).toMatch(/^Glyph card of colour [A-H]$/);
		expect(
			automaFaceWords(
				{ ...table, cards: { ...table.cards, characters: { ...table.cards.characters, laid: [] } } },
				'ball-court',
				2,
			),
		).toBe('nothing');
	});
});

describe('what cannot be of an Automa', () => {
	it('has words for every code', () => {
		expect(Object.keys(problems).sort()).toEqual(problemCodes);
	});

	it.each(Object.entries(problems))('%s: named with its rule, and mended by one change', (code, [setup, words]) => {
		const found = problemsOf(setup);
		const problem = found.find((each) => each.code === code) as SetupProblem;
		expect(problem.rule).toMatch(/^copan\.solo\./);
		expect(soloProblemWords(problem)).toBe(words);
		expectSentence(words);
		const mended = mendingOf(setup, problem);
		expect(problemsOf((mended as { setup: Setup }).setup).filter((each) => each.code === code)).toEqual([]);
	});

	it('other problems are told as ever', () => {
		const [problem] = problemsOf({ automa: {}, seats: [{ vp: 0.5 }] });
		expect(soloProblemWords(problem as SetupProblem)).toBe(setupProblemWords(problem as SetupProblem));
	});
});

describe('names at a table with the Automa', () => {
	it('the person keeps the name wherever chance seats them', () => {
		const setup: Setup = { base: 'box', players: 2, automa: {}, seats: [{ name: 'Anna' }], seed: 1 };
		const dealt = positionOf(setup);
		for (const [card, names] of [
			['player', ['Anna', 'Automa']],
			['automa', ['Automa', 'Anna']],
		] as const) {
			const drawn = copan.play(dealt, { type: 'draw', card });
			if (!drawn.ok) throw new Error(drawn.error.code);
			const { position } = drawn.value;
			expect([0, 1].map((seat) => nameOf(setup, position, seat))).toEqual(names);
		}
		expect(nameOf({}, dealt, 0)).toBe('Player');
		expect(nameOf({}, positionOf({}), 2)).toBe('Player 3');
	});

	it('a captured position carries the name on the person’s seat', () => {
		const position = positionOf({ automa: { seat: 0 }, active: 1 });
		const made = scenarioFrom(position, [], { automa: {}, seats: [{ name: 'Anna' }] });
		expect(made?.setup.seats?.[1]?.name).toBe('Anna');
		expect(made?.setup.seats?.[0]?.name).toBeUndefined();
	});
});

describe('whole solo games', () => {
	it('are told without a gap, in both modes and under other readings', { timeout: 120_000 }, () => {
		const met = new Set<string>();
		const said = new Set<string>();
		const buttons = new Set<string>();
		for (let seed = 1; seed <= 16; seed++) {
			const readings = Object.entries(soloRulings).map(([id, options]) => [id, options[seed % options.length]]);
			const setup: Setup = {
				base: 'box',
				players: 2,
				card: 'ABCDEFGHI'[seed % 9] as string,
				seed,
				automa: { mode: automaModes[seed % 2] as 'basic', hard: resources.filter((_, at) => seed & (1 << at)) },
				...(seed % 4 < 2 && { rulings: Object.fromEntries(readings) as NonNullable<Setup['rulings']> }),
			};
			const played = playOut(copan, setup, [randomBot(copan)], seed, (position, events) => {
				for (const event of events as Event[]) {
					met.add(event.type);
					said.add(soloEventLine(event));
				}
				const question = questionOf(position);
				if (!question) return;
				met.add(question.ask);
				const { question: text, choices } = askLines(question, position, copan.candidates(position));
				said.add(text);
				for (const choice of choices) {
					buttons.add(choice.text);
					if (choice.small !== undefined) expect(choice.small).not.toMatch(/undefined|null/);
				}
				for (const action of copan.legalActions(position)) buttons.add(soloActionWords(action as Action, position));
			});
			expect(played.ok && played.value.position.result).not.toBeNull();
		}
		for (const words of said) expectSentence(words);
		for (const words of buttons) expect(words).toMatch(/^[A-Z0-9](?!.*(undefined|null|NaN|\[object))/);
		const known = [...eventTypes, ...asks];
		// Hardly ever is the River empty, or do so many Characters come in.
		const rare = ['automaIdle', 'automaKeepsAll'];
		expect(known.filter((name) => !met.has(name) && !rare.includes(name))).toEqual([]);
	});
});
