/**
 * Teotihuacan: what its components say, written by hand from what the sources tell; counts; where each value comes from;
 * and that what a device or a link holds is read as it was written, or not at all.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptySituation, type Situation } from '#games/teotihuacan/board-action.ts';
import * as boardData from '#games/teotihuacan/boards.ts';
import * as maskData from '#games/teotihuacan/masks.ts';
import type { Sourced } from '#games/teotihuacan/reasons.ts';
import { boards, modules, parts } from '#games/teotihuacan/resources.ts';
import { ruleIds } from '#games/teotihuacan/rule-ids.ts';
import { rulings } from '#games/teotihuacan/rulings.ts';
import * as setUpData from '#games/teotihuacan/setup.ts';
import { setUpNeeds } from '#games/teotihuacan/setup.ts';
import { technologies } from '#games/teotihuacan/technologies.ts';
import { discoveries, startingTiles } from '#games/teotihuacan/tiles.ts';
import * as trackData from '#games/teotihuacan/tracks.ts';
import { referenceOf } from '#reference/content.ts';
import { registry } from '#reference/registry.ts';
import { emptySheet, parseParts, tools } from '#stores/teotihuacan.ts';
import { parse, textOf } from '#stores/tool.ts';
import { valueReasons } from '#words/en/teotihuacan-reasons.ts';
import { boardLine, eclipseLine, refusal, setUpLine } from '#words/en/teotihuacan-tools.ts';

const reference = referenceOf('teotihuacan');
const sentenceOf = (ref: string): string => {
	const found = reference.components.get(ref);
	if (!found) throw new Error(`no component ${ref}`);
	return found.sentence;
};

describe('what components say', () => {
	test.each([
		['technology:01', 'Each time you move a worker onto or past the Palace, gain 1 cocoa.'],
		['technology:03', 'After your main action at Alchemy or Nobles, score 3 VP.'],
		[
			'technology:05',
			'After your main action at the Forest, the Stone Quarry or the Gold Deposits, gain 1 more of the resource of that board.',
		],
		[
			'technology:07',
			'After your main action at the Forest, the Stone Quarry or the Gold Deposits, gain 1 cocoa and score 1 VP.',
		],
		['technology:09', 'After your main action at Decorations, score 4 VP.'],
		['technology:11', 'After your main action at Construction, score 3 VP.'],
		['technology:13', 'After the power-ups of a main action you may pay 1 cocoa for one more power-up on that board.'],
		['technology:15', 'In your main action at Construction you count one more worker and pay 1 resource less.'],
		['technology:17', 'After your main action at Construction, climb 1 step on a temple of your choice.'],
		['technology:12', 'After your main action at Decorations, go 1 step on the Pyramid track.'],
		['royal-tile:a04', 'Score 2 VP for each of the lower of two: your Technologies, or the power of the worker there.'],
		[
			'royal-tile:a09',
			'Score 1 VP for each of the lower of two: your steps on the Avenue of the Dead, or the power of the worker there plus 1.',
		],
		['royal-tile:b02', 'Pay 1 cocoa and gain 1 wood and 1 stone, as often as the power of the worker there.'],
		['royal-tile:b06', 'Pay 1 cocoa and gain 1 gold and 1 stone, as often as the power of the worker there.'],
		[
			'royal-tile:b07',
			'Pay 1 cocoa and 1 resource of your choice, then gain as many resources of your choice as the power of the worker there.',
		],
		['royal-tile:c01', 'Gain as much cocoa as the power of the worker there plus 1.'],
		['royal-tile:c03', 'Pay 1 resource of your choice and gain 2 cocoa, as often as the power of the worker there.'],
		[
			'royal-tile:c08',
			'Pay 1 cocoa and climb 1 step on a temple of your choice, as often as the power of the worker there less 1.',
		],
		['discovery:three-resources', 'Gain 3 resources of your choice.'],
		['discovery:avenue', 'Go 1 step along the Avenue of the Dead.'],
		['discovery:two-power-ups', 'Power up 2 times, one worker or several.'],
		['discovery:no-cocoa', 'Ignore the cocoa of one payment, once.'],
		['temple-bonus:best-mask-set', 'Score your best set of masks once more.'],
		['temple-bonus:technologies', 'Score 5 VP for each Technology with your marker.'],
		['temple-bonus:bonus-tiles', 'Score 9 VP for each Temple bonus tile you have reached, this one among them.'],
		['temple-bonus:workers', 'Score 4 VP for each of your workers of power 1 to 3 and 9 VP for each of power 4 or 5.'],
		['starting-tile:1-2', 'Gain 2 cocoa and 3 wood and go 1 step along the Avenue of the Dead.'],
		['starting-tile:6-8', 'Gain 5 cocoa, climb 1 step on the green temple and power up one of your workers.'],
		['priest:chalchiuhtlicue', 'A main action always costs you exactly 1 cocoa.'],
		['ability:longer-avenue', 'At an Eclipse each of your Avenue steps is worth 2 VP more.'],
	])('%s', (ref, sentence) => {
		expect(sentenceOf(ref)).toBe(sentence);
	});

	test('in a row of the list a Technology says when it works, so no two read the same', () => {
		const lines = technologies.map(({ id }) => reference.components.get(`technology:${id}`)?.line);
		expect(new Set(lines).size).toBe(technologies.length);
		expect(lines.slice(0, 9)).toEqual([
			'Onto or past the Palace: 1 cocoa',
			'After Alchemy or Nobles: 3 VP',
			'After Forest, Stone Quarry or Gold Deposits: 1 more of the resource of that board',
			'After Forest, Stone Quarry or Gold Deposits: 1 cocoa, 1 VP',
			'After Decorations: 4 VP',
			'After Construction: 3 VP',
			'After power-ups: 1 cocoa for one more',
			'Construction: one more worker, 1 resource less',
			'After Construction: climb 1 step on a temple of choice',
		]);
		expect(reference.components.get('technology:02')?.line).toBe('At Collect Cocoa: 1 cocoa');
	});

	test('every one ends as a sentence and says nothing that is only a name of the data', () => {
		for (const { ref, sentence, line } of reference.components.values()) {
			expect(sentence, ref).toMatch(/^[A-Z0-9].*\.$/);
			expect(`${sentence} ${line}`, ref).not.toMatch(/undefined|\[object|priest-|royal-[abc]\d/);
		}
	});
});

test('as many of each as the sources count', () => {
	const countOf = (kind: string) => [...reference.components.values()].filter((each) => each.kind === kind).length;
	expect(Object.keys(registry.teotihuacan.kinds).map((kind) => [kind, countOf(kind)])).toEqual([
		['board', 8],
		['track', 8],
		['technology', 22],
		['royal-tile', 13],
		['discovery', 21],
		['temple-bonus', 7],
		['starting-tile', 18],
		['priest', 12],
		['ability', 3],
		['item', 11],
	]);
	const copies = (masks: boolean) =>
		discoveries.filter(({ mask }) => (mask !== null) === masks).reduce((sum, each) => sum + each.copies.value, 0);
	expect([copies(true), copies(false)]).toEqual([17, 37]);
	expect(boardData.pyramidLevels.value.reduce((sum: number, each) => sum + each, 0)).toBe(30);
	// Each board stands on starting tiles, and no pair comes twice.
	expect(new Set(startingTiles.map(({ id }) => id)).size).toBe(18);
	for (const board of boards) expect(startingTiles.some((tile) => tile.boards.includes(board))).toBe(true);
});

test('each value says where it comes from, and what nobody states is absent', () => {
	const isSourced = (value: unknown): value is Sourced<unknown> =>
		typeof value === 'object' && value !== null && 'from' in value && 'because' in value;
	const values = [boardData, maskData, setUpData, trackData].flatMap((data) => Object.values(data).filter(isSourced));
	expect(values.length).toBeGreaterThan(30);
	for (const { from, because } of values) {
		expect(['rulebook', 'published', 'derived', 'inferred']).toContain(from);
		expect(valueReasons[because].length).toBeGreaterThan(10);
	}
	for (const { set, gold } of technologies) expect(gold === null).toBe(set !== 'base');
	expect(reference.components.get('track:orange-temple')?.facts).toEqual([]);
	expect(reference.components.get('ability:better-masks')?.source?.from).toBe('inferred');
});

test('what belongs to a module carries it: components, and chapters of their own', () => {
	const carried = [...reference.components.values()].flatMap(({ module }) => module ?? []);
	for (const module of carried) expect(parts).toContain(module);
	expect(carried.filter((module) => module === 'priests')).toHaveLength(11);
	for (const module of modules) expect(reference.chapters.map(({ slug }) => slug)).toContain(`module-${module}`);
	// The base game's chapters name a module's rule only as a way to it.
	const base = reference.chapters.filter(({ slug }) => !/^(module-|later-sets)/.test(slug));
	for (const { sections } of base)
		for (const { atoms } of sections)
			for (const { anchor } of atoms)
				expect(anchor).not.toMatch(/^(priests|height|seasons|architecture|development)\./);
});

test('every line, refusal and need has its words', () => {
	const cited = new Set<string>(ruleIds);
	for (const rule of cited) expect(reference.atoms.has(rule), rule).toBe(true);
	for (const id of Object.keys(rulings)) expect(reference.rulings.get(id)?.kind).toBe('switch');
	for (const need of setUpNeeds(3, ['priests', 'height'])) expect(setUpLine(need)).not.toBe(need.say);
	for (const say of ['cell', 'cocoa-paid', 'huitzilopochtli', 'locked'])
		expect(boardLine({ say, values: { colours: 1 } })).not.toBe(say);
	for (const say of ['avenue', 'salary', 'bonus-workers']) expect(eclipseLine({ say, values: {} })).not.toBe(say);
	for (const code of ['too-little-cocoa', 'first-row-only', 'not-asked'])
		expect(refusal({ code, values: {} })).not.toBe(code);
});

describe('what is kept and linked', () => {
	const situation: Situation = {
		...emptySituation('nobles'),
		powers: [4, 1],
		taken: [1, 2, 3],
		technologies: ['03', '15'],
		readings: { 'nobles-row': 'own-row-while-free' },
	};
	const sheet = { ...emptySheet(), eclipse: 3 as const, players: 3, buildings: 7 };

	test('comes back as it was', () => {
		expect(parse(tools.board, textOf(tools.board, situation))).toEqual({ ok: true, value: situation });
		expect(parse(tools.board, textOf(tools.board, emptySituation()))).toEqual({ ok: true, value: emptySituation() });
		expect(parse(tools.eclipse, textOf(tools.eclipse, sheet))).toEqual({ ok: true, value: sheet });
	});

	test.each([
		{ board: 'moon' },
		{ powers: [] },
		{ powers: [6] },
		{ others: -1 },
		{ tiles: [1, 0, 0, 9] },
		{ evil: true },
		{ technologies: ['<img src=x onerror=alert(1)>01234567890'] },
		{ powers: Array(5000).fill(1) },
	])('%j is no situation', (part) => {
		const text = textOf(tools.board, { ...situation, ...part } as Situation);
		expect(parse(tools.board, text)).toEqual({ ok: false, error: 'shape' });
	});

	test.each([{ eclipse: 4 }, { seats: [] }, { players: 9 }, { buildings: 12 }])('%j is no sheet', (part) => {
		const text = textOf(tools.eclipse, { ...sheet, ...part } as typeof sheet);
		expect(parse(tools.eclipse, text)).toEqual({ ok: false, error: 'shape' });
	});

	test('modules: what is unknown among them is dropped, other things are no choice', () => {
		expect(parseParts(null)).toBeNull();
		expect(parseParts('{"v":2,"on":["priests"]}')).toBeNull();
		expect(parseParts('{"v":1,"on":"priests"}')).toBeNull();
		expect(parseParts('{"v":1,"on":["seasons","evil","priests"]}')).toEqual(['priests', 'seasons']);
	});

	test('no text makes it throw', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				parseParts(text);
			}),
		);
	});
});
