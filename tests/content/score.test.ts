/** The score sheet: as a setup, in words, on the device and in a link. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { characters } from '#games/copan/characters.ts';
import { copan } from '#games/copan/index.ts';
import { type ByResource, resources } from '#games/copan/resources.ts';
import type { Setup } from '#games/copan/setup.ts';
import { summaryOf } from '#islands/score/Result.tsx';
import { endOf, linesOf, rowsOf, scoredIn } from '#islands/score/view.ts';
import { referenceOf } from '#reference/content.ts';
import {
	changeGames,
	emptySheet,
	type Finished,
	isEmptySheet,
	keepSheet,
	keptGames,
	keptSheet,
	parseFinished,
	parseSheet,
	type Sheet,
	seatedAt,
} from '#stores/score.ts';
import { scenarioOf, scoreOf, scoringCharacters, setupOf, sheetOf } from '#stores/score-engine.ts';
import { linkTo, openHash, readSheet } from '#stores/score-link.ts';
import { score } from '#words/en/score.ts';
import { scoreLines } from '#words/en/score-lines.ts';
import { device } from './device.ts';

afterEach(() => void vi.unstubAllGlobals());

const examples = (referenceOf('copan').scenarios.get('final-scoring')?.presets ?? []).map(({ id, scenario }) => ({
	id,
	scenario: scenario as unknown as { setup: Setup },
}));
const exampleOf = (id: string): Sheet => {
	const sheet = sheetOf(examples.find((each) => each.id === id)?.scenario as { setup: Setup });
	if (!sheet.ok) throw new Error(id);
	return sheet.value;
};
const nameOf = score.player;
const said = (sheet: Sheet): string => summaryOf(sheet, nameOf).said;
const filled = (part: Partial<Sheet['seats'][number]>, seat = 0, players = 2): Sheet => {
	const sheet = emptySheet(players);
	Object.assign(sheet.seats[seat] as object, part);
	return sheet;
};

const byKind = (most: number): fc.Arbitrary<ByResource> =>
	fc.record({ food: fc.nat(most), fame: fc.nat(most), zeal: fc.nat(most), power: fc.nat(most) });
/** Any sheet that can lie on a table. */
const anySheet: fc.Arbitrary<Sheet> = fc
	.tuple(
		fc.integer({ min: 1, max: 4 }),
		fc.array(
			fc.record({
				name: fc.string({ maxLength: 20 }),
				vp: fc.integer({ min: -20, max: 200 }),
				cities: fc.nat(6),
				left: fc.nat(4),
				right: fc.nat(4),
				altars: fc.nat(6),
				extensions: fc.nat(3),
				jade: fc.nat(16),
				steps: byKind(9),
				held: byKind(20),
			}),
			{ minLength: 4, maxLength: 4 },
		),
		fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
		fc.constantFrom<Sheet['readings']>({}, { 'three-way-tie': 'two-places' }, { 'vp-below-zero': 'stops-at-zero' }),
	)
	.map(([players, seats, owners, readings]) => ({
		players,
		seats: seats.map((player, seat) => ({
			...player,
			suns: scoringCharacters.filter((_, index) => owners[index] === seat).map(({ id }) => id),
		})),
		readings,
	}));

describe('as a setup', () => {
	test('the Characters that score at the end are those of the rule, each with what it counts', () => {
		expect(scoringCharacters).toEqual([
			{ id: 'chamahez', counts: 'food' },
			{ id: 'ixtli', counts: 'power' },
			{ id: 'yatzil', counts: 'zeal' },
			{ id: 'zeltzin', counts: 'fame' },
		]);
		expect(scoringCharacters.map(({ id }) => id)).toEqual(
			characters.filter(({ kind }) => kind === 'sun').map(({ id }) => id),
		);
	});

	test.each(examples)('example $id: entered on the sheet it scores as the scenario does', ({ id, scenario }) => {
		const played = copan.create(scenario.setup);
		const sheet = scoreOf(exampleOf(id));
		expect(played.ok && sheet.ok).toBe(true);
		if (played.ok && sheet.ok) {
			expect(sheet.value.events).toEqual(played.value.events);
			expect(sheet.value.position.result).toEqual(played.value.position.result);
		}
	});

	test('the examples end as their titles say', () => {
		expect(said(exampleOf('seven-each'))).toMatch(/^Player 1 wins with 86 VP\.$/);
		expect(said(exampleOf('jade-decides'))).toBe(
			'Player 1 wins: level with Player 2 at 58 VP, with the most Jade on the Mask, 3 tiles.',
		);
		expect(said(exampleOf('shared-victory'))).toBe('Player 1 and Player 2 win together: 44 VP and 2 Jade tiles each.');
		expect(said(exampleOf('three-level'))).toBe('Player 2 wins with 76 VP.');
	});

	test('whatever is entered: the engine’s own answer, rows and lines that add up, and the same sheet out of a link', async () => {
		await fc.assert(
			fc.asyncProperty(anySheet, async (sheet) => {
				const scored = scoreOf(sheet);
				if (!scored.ok) return expect(scored.error.map(({ code }) => code)).toEqual(['extensions']);
				const { position, events } = scored.value;
				const { vp } = endOf(events);
				const rows = rowsOf(events, position, sheet.players);
				for (const [seat, player] of sheet.seats.slice(0, sheet.players).entries()) {
					const inRows = rows.reduce((sum, { cells }) => sum + (cells[seat]?.vp ?? 0), player.vp);
					expect(inRows).toBe(vp[seat]);
					expect(linesOf(events, seat, player.vp).at(-1)?.makes).toBe(vp[seat]);
				}
				for (const event of scoredIn(events))
					expect(`${scoreLines.line(event, position.table)}${scoreLines.cell(event)}`).not.toMatch(
						/undefined|NaN|null/,
					);
				// The whole engine says the same, where our board has room for what is stored.
				const tight = structuredClone(sheet);
				for (const { held } of tight.seats)
					for (const resource of resources) held[resource] = Math.min(held[resource], 5);
				const [own, whole] = [
					scoreOf(tight),
					copan.create({ ...setupOf(tight), rulings: tight.readings as Setup['rulings'] }),
				];
				if (own.ok && whole.ok) expect(own.value.events).toEqual(whole.value.events);

				const opened = await openHash(new URL(await linkTo('https://x.example/copan/score/?preset=a#b', sheet)).hash);
				expect(opened.ok && scoreOf(opened.value)).toEqual(scored);
				expect(opened.ok && opened.value.seats.slice(0, sheet.players)).toEqual(sheet.seats.slice(0, sheet.players));
				expect(opened.ok && opened.value.players).toBe(sheet.players);
			}),
			{ numRuns: 150 },
		);
	});

	test('alone, the Automa’s tokens count against mine, and nothing else of the second seat does', () => {
		const sheet = filled({ vp: 20, left: 2 }, 0, 1);
		Object.assign(sheet.seats[1] as object, { vp: 300, cities: 6, altars: 3, left: 3, right: 1, jade: 16 });
		const scored = scoreOf(sheet);
		expect(scored.ok && endOf(scored.value.events).vp).toEqual([20 - 10 + 5 + 3 - 2, -10 + 10 + 6 + 6 - 4]);
		expect(said(sheet)).toBe('16 VP.');
		expect(summaryOf(sheet, nameOf).winners).toEqual([]);
		expect(seatedAt(sheet)).toBe(2);
	});

	test.each<[string, Sheet, RegExp]>([
		['too many Cities', filled({ cities: 7 }), /more than 6 Cities/],
		['too many steps', filled({ steps: { food: 0, fame: 10, zeal: 0, power: 0 } }), /^Player 1: .*10 steps; .* 9\./],
		['too much Jade', filled({ jade: 40 }, 1), /^Player 2: a Mask has 16/],
		['too many extensions', filled({ extensions: 7 }), /7 Storage extensions.*supply is 6/],
		['too many tokens', filled({ left: 20, altars: 6 }), /^Player 1: 26 tokens.*has 25/],
		['no such Character', filled({ suns: ['nobody'] }), /^Player 1: /],
		['no such reading', { ...filled({ vp: 1 }), readings: { 'three-way-tie': 'x' } }, /no reading called x/],
	])('%s is told in words, and nothing else is lost', (_, sheet, words) => {
		const { vp, problems } = summaryOf(sheet, nameOf);
		expect(vp).toBeNull();
		expect(problems).toHaveLength(1);
		expect(problems[0]).toMatch(words);
	});

	test('one Character on two boards is told with the rule', () => {
		const sheet = filled({ suns: ['ixtli'] });
		Object.assign(sheet.seats[1] as object, { suns: ['ixtli'] });
		const { problems, rules } = summaryOf(sheet, nameOf);
		expect(problems).toEqual(['Player 2: another player has Ixtli already; every Character exists once.']);
		expect(rules).toEqual(['copan.characters.infinity']);
	});

	test('how much a board holds is our value: it stands against nobody', () => {
		const sheet = filled({
			suns: ['chamahez', 'ixtli', 'yatzil', 'zeltzin'],
			held: { food: 12, fame: 0, zeal: 0, power: 9 },
		});
		const scored = scoreOf(sheet);
		expect(scored.ok && endOf(scored.value.events).vp[0]).toBe(-10 + 24 + 18);
	});

	test.each<[string, Partial<Sheet['seats'][number]>[], Sheet['readings'], string[]]>([
		['alone', [{ left: 2 }, { left: 1 }], {}, ['most tokens', 'second most tokens']],
		['two level', [{ left: 1 }, { left: 1 }], {}, ['2 level for most: 10 + 5 = 15, 7 each, rounded down']],
		['level, halves', [{ left: 1 }, { left: 1 }], {}, ['2 level for most: 6 + 3 = 9, 4 each, rounded down']],
		['three level', [{ left: 1 }, { left: 1 }, { left: 1 }], {}, ['3 level for most: 10 + 5 + 3 = 18, 6 each']],
		[
			'three level, two places',
			[{ left: 1 }, { left: 1 }, { left: 1 }],
			{ 'three-way-tie': 'two-places' },
			['3 level for most: 10 + 5 = 15, 5 each'],
		],
		[
			'level for second',
			[{ left: 2 }, { left: 1 }, { left: 1 }],
			{},
			['2 level for second most: 5 + 3 = 8, 4 each', '2 level for second most: 3, 1 each, rounded down'],
		],
	])('a draw is told as it is shared: %s', (_, seats, readings, words) => {
		const sheet = { ...emptySheet(Math.max(2, seats.length)), readings };
		for (const [seat, part] of seats.entries()) Object.assign(sheet.seats[seat] as object, part);
		const scored = scoreOf(sheet);
		const lines = scored.ok
			? scoredIn(scored.value.events).map((event) => scoreLines.line(event, scored.value.position.table))
			: [];
		for (const line of words) expect(lines).toContain(line);
	});
});

describe('on the device', () => {
	const full = exampleOf('everything');
	const game = (at: number, sheet = full): Finished => ({ at, sheet, vp: [128, 146], winners: [1] });

	test('a sheet comes back as it was; an empty one is known by its numbers, not its names', () => {
		device();
		expect(keptSheet()).toEqual({ value: null, damaged: null });
		expect(keepSheet(full)).toBe(true);
		expect(keptSheet()).toEqual({ value: full, damaged: null });
		expect(isEmptySheet(emptySheet(4, ['Ana']))).toBe(true);
		expect(isEmptySheet(filled({ altars: 1 }, 3))).toBe(false);
	});

	test('sixty games and more are kept, opened and deleted one by one', () => {
		const kept = device();
		for (let at = 1; at <= 60; at++) expect(changeGames((list) => [game(at), ...list])).toBe(true);
		expect(keptGames().value).toHaveLength(60);
		expect(keptGames().value?.[0]?.at).toBe(60);
		expect((kept['stela:score:games'] ?? '').length).toBeLessThan(100_000);
		expect(changeGames((list) => list.filter(({ at }) => at !== 30))).toBe(true);
		expect(keptGames().value?.map(({ at }) => at)).not.toContain(30);
		expect(changeGames(() => [])).toBe(true);
		expect(kept).not.toHaveProperty('stela:score:games');
	});

	test('a device that refuses is told, and nothing fails', () => {
		device({}, true);
		expect(keepSheet(full)).toBe(false);
		expect(keptSheet()).toEqual({ value: null, damaged: null });
		expect(changeGames((list) => [game(1), ...list])).toBe(false);
	});

	const text = (sheet: unknown) => JSON.stringify({ v: 1, sheet });
	test.each<[string, string]>([
		['no JSON', '{"v":1'],
		['nothing', 'null'],
		['another version', JSON.stringify({ v: 2, sheet: full })],
		['five players', text({ ...full, players: 5 })],
		['three seats', text({ ...full, seats: full.seats.slice(1) })],
		['a count that is none', text({ ...full, seats: full.seats.map((player) => ({ ...player, jade: -1 })) })],
		['a count in words', text({ ...full, seats: full.seats.map((player) => ({ ...player, left: '2' })) })],
		['steps of no stairway', text({ ...full, seats: full.seats.map((player) => ({ ...player, steps: {} })) })],
		[
			'a Character twice',
			text({ ...full, seats: full.seats.map((player) => ({ ...player, suns: ['ixtli', 'ixtli'] })) }),
		],
		['a name without end', text({ ...full, seats: full.seats.map((player) => ({ ...player, name: 'x'.repeat(99) })) })],
		['no readings', text({ ...full, readings: undefined })],
	])('%s is no sheet, and is given back as it stood', (_, kept) => {
		device({ 'stela:score': kept });
		expect(parseSheet(kept)).toBeNull();
		expect(keptSheet()).toEqual({ value: null, damaged: kept });
	});

	test.each<[string, unknown]>([
		['no list', {}],
		['no date', [{ ...game(1), at: 'yesterday' }]],
		['a total too few', [{ ...game(1), vp: [1] }]],
		['no such winner', [{ ...game(1), winners: [9] }]],
		['a sheet that is none', [{ ...game(1), sheet: {} }]],
	])('%s is no list of games', (_, games) => {
		expect(parseFinished(JSON.stringify({ v: 1, games }))).toBeNull();
	});

	test('whatever is kept, reading never fails, and what is read is scored without a fault', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.json(),
					fc.json().map((json) => `{"v":1,"sheet":${json},"games":[${json}]}`),
				),
				(kept) => {
					parseFinished(kept);
					const sheet = parseSheet(kept);
					if (sheet) scoreOf(sheet);
				},
			),
		);
	});
});

describe('in a link', () => {
	const hash = (scenario: unknown) => `#s=${deflateRawSync(JSON.stringify(scenario)).toString('base64url')}`;
	const codeOf = async (from: string) => {
		const opened = await openHash(from);
		return opened.ok ? 'opened' : opened.error.code;
	};

	test('the README’s file of a game at its end is a sheet, names and all', () => {
		const [, file] =
			/\*\*A game at its end\.[\s\S]*?```json\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
		const sheet = readSheet(file as string);
		expect(sheet.ok && sheet.value.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben', '', '']);
		expect(sheet.ok && said(sheet.value)).toBe('Player 2 wins with 59 VP.');
	});

	test('a game in its midst is scored as it stands; one with steps to be played is not', async () => {
		expect(await codeOf(hash({ v: 1, game: 'copan', setup: { players: 3 }, actions: [] }))).toBe('opened');
		const played = { v: 1, game: 'copan', setup: {}, actions: [{ type: 'take-tile', tile: 'food' }] };
		expect(await codeOf(hash(played))).toBe('played');
		expect(await codeOf(hash({ v: 1, game: 'copan', setup: { from: 'end' }, actions: [] }))).toBe('scored');
	});

	test.each<[string, string, string]>([
		['no code', '#s=', 'damaged'],
		['letters', '#s=zzz', 'damaged'],
		['a bomb', `#s=${deflateRawSync('x'.repeat(5_000_000)).toString('base64url')}`, 'too-long'],
		['another game', hash({ v: 1, game: 'chess', setup: {}, actions: [] }), 'shape'],
		['a shape that is wrong', hash({ v: 1, game: 'copan', setup: { seats: [{ vp: 'x' }] }, actions: [] }), 'shape'],
		['a fifth seat', hash({ v: 1, game: 'copan', setup: { seats: [{}, {}, {}, {}, {}] }, actions: [] }), 'shape'],
		['too much Jade', hash({ v: 1, game: 'copan', setup: { seats: [{ mask: [17] }] }, actions: [] }), 'setup'],
		['a reading that is none', hash({ v: 1, game: 'copan', setup: {}, rulings: { x: 'y' }, actions: [] }), 'setup'],
	])('%s is refused: what it held is given back', async (_, from, code) => {
		expect(await codeOf(from)).toBe(code);
	});

	test('names go along, markup is text, and a scenario of the sheet is legal as it stands', () => {
		const sheet = filled({ name: '<img src=x>', vp: 3 });
		const read = readSheet(JSON.stringify(scenarioOf(sheet)));
		expect(read.ok && read.value.seats[0]?.name).toBe('<img src=x>');
		expect(copan.create(scenarioOf(sheet).setup).ok).toBe(true);
	});
});
