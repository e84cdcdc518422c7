/** Solo games on a device: kept, listed, and never lost to a full storage, another tab, a later version or a torn text. */
import { afterEach, expect, test, vi } from 'vitest';
import {
	addResult,
	dropGame,
	gameText,
	keepGame,
	keptEntries,
	keptGame,
	keptResults,
	mostGames,
	parseGame,
	type SoloGame,
	type SoloResult,
	soloNames,
} from '#stores/solo.ts';
import { device } from './device.ts';

afterEach(() => vi.unstubAllGlobals());

const game = (part: Partial<SoloGame> = {}): SoloGame => ({
	id: 'one',
	name: 'Alone',
	begun: 1,
	played: 2,
	kept: 1,
	stage: 'play',
	setup: { mode: 'basic', hard: [], order: ['food', 'fame', 'zeal', 'power'], card: 'A', first: 'you', rulings: {} },
	ticks: [],
	actions: [{ type: 'go-on' }],
	at: 1,
	you: null,
	...part,
});
const at = (name: string): string => `stela:${name}`;

test('a game is kept, listed first, read back as it was, and deleted without a trace', () => {
	const kept = device();
	expect(keepGame(game(), 1)).toBe('kept');
	expect(keepGame(game({ id: 'two', name: 'Again' }), 3)).toBe('kept');
	expect(keptEntries()).toEqual({
		ok: true,
		value: [
			{ id: 'two', name: 'Again', played: 2, round: 3 },
			{ id: 'one', name: 'Alone', played: 2, round: 1 },
		],
	});
	expect(keptGame('one')).toEqual({ ok: true, value: game() });
	expect(dropGame('one')).toBe('kept');
	expect(dropGame('two')).toBe('kept');
	expect(kept).toEqual({});
});

test('a device that refuses says so', () => {
	device({}, true);
	expect(keepGame(game(), 1)).toBe('refused');
	expect(keptEntries()).toEqual({ ok: true, value: null });
});

test('another tab that went on is not written over', () => {
	device();
	keepGame(game({ kept: 5 }), 1);
	expect(keepGame(game({ kept: 5, at: 0 }), 1)).toBe('elsewhere');
	expect(keptGame('one')).toEqual({ ok: true, value: game({ kept: 5 }) });
	expect(keepGame(game({ kept: 6, at: 0 }), 1)).toBe('kept');
});

test('what a newer version kept is left as it is', () => {
	const newer = '{"v":2,"games":"all new"}';
	const kept = device({ [at(soloNames.list)]: newer, [at(soloNames.results)]: newer });
	expect(keepGame(game(), 1)).toBe('newer');
	expect(addResult({} as SoloResult)).toBe('newer');
	expect(kept[at(soloNames.list)]).toBe(newer);
	expect(keptEntries()).toEqual({ ok: false, error: { code: 'newer', text: newer } });
});

test('what cannot be read is put by under another name', () => {
	const kept = device({ [at(soloNames.list)]: 'torn', [at(soloNames.game('one'))]: '{"v":1}' });
	expect(keptGame('one')).toEqual({ ok: false, error: { code: 'damaged', text: '{"v":1}' } });
	expect(keepGame(game(), 1)).toBe('kept');
	expect(kept[at(`${soloNames.list}:unread`)]).toBe('torn');
	expect(kept[at(`${soloNames.game('one')}:unread`)]).toBe('{"v":1}');
});

test('there is room for so many games; results let the oldest go', () => {
	device();
	for (let nth = 0; nth < mostGames; nth++) expect(keepGame(game({ id: `game-${nth}` }), 1)).toBe('kept');
	expect(keepGame(game({ id: 'one-more' }), 1)).toBe('many');
	expect(keepGame(game({ id: 'game-3', kept: 2 }), 2)).toBe('kept');
	const result = (when: number): SoloResult => ({
		at: when,
		name: 'Alone',
		setup: game().setup,
		vp: [1, 2],
		winners: [1],
		rounds: 12,
	});
	for (let when = 1; when <= 301; when++) addResult(result(when));
	const read = keptResults();
	expect(read.ok && read.value && [read.value.length, read.value[0]?.at, read.value.at(-1)?.at]).toEqual([300, 301, 2]);
});

test('a game reads as what it is, or not at all', () => {
	expect(parseGame(gameText(game()))).toEqual({ ok: true, value: game() });
	for (const wrong of [
		{ ...game(), at: 2 },
		{ ...game(), id: '<b>' },
		{ ...game(), setup: { ...game().setup, first: null } },
		{ ...game(), setup: { ...game().setup, order: ['food'] } },
		{ ...game(), setup: { ...game().setup, card: 'Z' } },
		{ ...game(), actions: [{ type: 7 }] },
		{ ...game(), actions: [{ type: 'x', nested: {} }] },
		{ ...game(), name: 'x'.repeat(41) },
	])
		expect(parseGame(JSON.stringify({ v: 1, solo: wrong })).ok, JSON.stringify(wrong)).toBe(false);
	// Half a row is a game that is being set up.
	expect(
		parseGame(gameText(game({ stage: 'setup', setup: { ...game().setup, order: ['food'], first: null } }))).ok,
	).toBe(true);
});
