/** What the device keeps of a game: every pin of the game is taken, and nothing else is believed. */
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { cities } from '#games/copan/cities.ts';
import { eventCards } from '#games/copan/event-cards.ts';
import { playerCounts } from '#games/copan/resources.ts';
import { referenceOf } from '#reference/content.ts';
import { homeScript, setUpScript } from '#scripts/this-game-early.ts';
import { parseRecent, recent } from '#stores/recent.ts';
import { keepPins, mostCities, parsePins, pinnedRefs, readPins } from '#stores/this-game.ts';
import { device } from './device.ts';

const none = { players: null, card: null, cities: [] };
const text = (pins: object): string => JSON.stringify({ v: 1, ...none, ...pins });

afterEach(() => void vi.unstubAllGlobals());

test('every player count, Event card and City of the game can be pinned', () => {
	for (const players of playerCounts) expect(parsePins(text({ players }))).toEqual({ ...none, players });
	for (const { id } of eventCards) expect(parsePins(text({ card: id.toLowerCase() }))?.card).toBe(id.toLowerCase());
	for (const { id } of cities) expect(parsePins(text({ cities: [id] }))?.cities).toEqual([id]);
	expect(parsePins(null)).toEqual(none);
});

test.each([
	['another version', JSON.stringify({ v: 2, ...none })],
	['a fifth player', text({ players: 5 })],
	['players in words', text({ players: '3' })],
	['a tenth card', text({ card: 'j' })],
	['a list that reads like a card', text({ card: ['a'] })],
	['a card that breaks out of a selector', text({ card: 'a"],*{' })],
	['a City 21', text({ cities: ['21'] })],
	['a City 0', text({ cities: ['0'] })],
	['Cities as numbers', text({ cities: [14] })],
	['a City twice', text({ cities: ['14', '14'] })],
	['a seventh City', text({ cities: ['1', '2', '3', '4', '5', '6', '7'] })],
	['Cities that are no list', text({ cities: 'all' })],
	['nothing in it', 'null'],
	['no JSON', '{"v":1'],
	['an empty text', ''],
])('%s is not believed', (_what, kept) => {
	expect(parsePins(kept)).toBeNull();
});

test('whatever is kept, reading never fails, and what is read reads the same again', () => {
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string(),
				fc.json(),
				fc.json().map((json) => `{"v":1,"items":[${json}],"cities":${json}}`),
			),
			(kept) => {
				const pins = parsePins(kept);
				if (pins) expect(parsePins(JSON.stringify({ v: 1, ...pins }))).toEqual(pins);
				const items = parseRecent(kept);
				expect(parseRecent(JSON.stringify({ v: 1, items }))).toEqual(items);
			},
		),
	);
});

test('pins are kept, told as components of the reference, and forgotten without a trace', () => {
	const kept = device();
	const own = ['14', '7', '19', '3', '20', '15'];
	expect(own).toHaveLength(mostCities);
	expect(keepPins({ players: 3, card: 'f', cities: own })).toBe(true);
	expect(JSON.parse(kept['stela:this-game'] ?? '')).toMatchObject({ v: 1 });
	expect(readPins()).toEqual({ players: 3, card: 'f', cities: own });
	expect(pinnedRefs()).toEqual(['event:card-f', ...own.map((id) => `city:${id}`)]);
	const { components } = referenceOf('copan');
	for (const ref of pinnedRefs()) expect(components.has(ref), ref).toBe(true);
	expect(keepPins(none as never)).toBe(true);
	expect(kept).toEqual({});
	expect(pinnedRefs()).toEqual([]);
});

test('a device that refuses pins nothing and says so', () => {
	device({}, true);
	expect(keepPins({ players: 2, card: null, cities: [] })).toBe(false);
	expect(readPins()).toEqual(none);
	expect(pinnedRefs()).toEqual([]);
	expect(recent()).toEqual([]);
});

test('look-ups are pages of this site by name, and nothing else', () => {
	const good = [
		{ href: '/copan/cities/14/', name: 'City 14' },
		{ href: '/copan/rules/court-phase/#court.events.one-roll', name: 'One roll a turn' },
	];
	const kept = (items: unknown, v = 1): string => JSON.stringify({ v, items });
	expect(parseRecent(kept(good))).toEqual(good);
	for (const href of [
		'javascript:alert(1)',
		'//elsewhere.example/a/b/',
		'https://elsewhere.example/',
		'/copan/',
		'/copan/cities/14/?x=1',
		'/copan/../../',
		7,
	])
		expect(parseRecent(kept([{ href, name: 'x' }])), String(href)).toEqual([]);
	expect(parseRecent(kept([{ href: good[0]?.href, name: '' }]))).toEqual([]);
	expect(parseRecent(kept([null]))).toEqual([]);
	expect(parseRecent(kept(good, 2))).toEqual([]);
	expect(parseRecent(kept(Array(9).fill(good[0])))).toEqual([]);
	expect(parseRecent(null)).toEqual([]);
});

test('the scripts of the head stand by themselves', () => {
	for (const script of [homeScript, setUpScript]) expect(script).not.toMatch(/\b(import|export|require|__vi)\b/);
	const dataset: Record<string, string> = {};
	vi.stubGlobal('document', { documentElement: { dataset } });
	const players = (search: string, pins: string | null): string | undefined => {
		delete dataset.players;
		vi.stubGlobal('location', { search });
		vi.stubGlobal('localStorage', pins === null ? {} : { 'stela:this-game': pins });
		new Function(setUpScript)();
		return dataset.players;
	};
	expect(players('', null)).toBeUndefined();
	expect(players('', text({ players: 3 }))).toBe('3');
	expect(players('?players=2', text({ players: 3 }))).toBe('2');
	expect(players('?players=9', text({ players: 3 }))).toBe('3');
	expect(players('', text({ players: '3"]' }))).toBeUndefined();
	expect(players('', 'null')).toBeUndefined();
	expect(players('', JSON.stringify({ v: 2, players: 3 }))).toBeUndefined();
});
