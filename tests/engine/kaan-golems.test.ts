/** Golems of Ka'an: each rule of placing, moving, jumping and resting by a table, and what holds in any game of them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, golemGame, type Position, type Setup } from '#games/kaan/golem-game.ts';
import { availableOf, type Going, type Golems, goingRefused, landingsOf, restRefused } from '#games/kaan/golems.ts';
import {
	connectedWith,
	hasSpace,
	isLinked,
	layOut,
	levelOf,
	linkProblems,
	ownPyramid,
	type Pyramid,
	resizeLevel,
	type SpaceId,
	setYield,
	spacesOf,
	toggleLink,
	yieldOf,
} from '#games/kaan/pyramid.ts';
import type { KaanRule } from '#games/kaan/rule-ids.ts';

// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'kaan.turn.one-action',
	'kaan.golems.available',
	'kaan.golems.place.level-one',
	'kaan.golems.place.collect',
	'kaan.golems.move.cenote',
	'kaan.golems.move.connected',
	'kaan.golems.move.collect',
	'kaan.golems.one-a-space',
	'kaan.golems.jump.any-golem',
	'kaan.golems.jump.one',
	'kaan.golems.jump.stop-only',
	'kaan.golems.jump.place',
	'kaan.golems.jump.place.free',
	'kaan.golems.jump.not-back',
	'kaan.golems.jump.not-near',
	'kaan.golems.rest.when',
	'kaan.golems.rest.all',
];

const pyramid = ownPyramid.value;
const seats = (own: SpaceId[], other: SpaceId[] = [], cenote = 0): Golems => [
	{ spaces: own, cenote },
	{ spaces: other, cenote: 0 },
];
const landing = (golems: Golems, going: Going, space: SpaceId) => {
	const found = landingsOf(pyramid, golems, 0, going).find((each) => each.space === space);
	if (!found) throw new Error(`no space ${space}`);
	return found;
};
const place: Going = { type: 'place' };
const from = (space: SpaceId): Going => ({ type: 'move', from: space });

type Row = [what: string, golems: Golems, going: Going, space: SpaceId, refused: string | null, rule: KaanRule];

describe('where a golem may land', () => {
	test.each<Row>([
		['placed on a free space of level 1', seats([]), place, '1.1', null, 'kaan.golems.place.level-one'],
		['not on one that is taken', seats([], ['1.1']), place, '1.1', 'occupied', 'kaan.golems.one-a-space'],
		['nor on one’s own', seats(['1.1']), place, '1.1', 'occupied', 'kaan.golems.one-a-space'],
		['not on level 2 with nobody below', seats([]), place, '2.1', 'no-golem-below', 'kaan.golems.jump.place'],
		['on level 2 over an opponent', seats([], ['1.1']), place, '2.1', null, 'kaan.golems.jump.place'],
		['on level 2 over one’s own', seats(['1.1']), place, '2.1', null, 'kaan.golems.jump.any-golem'],
		['though level 1 has room', seats(['1.1']), place, '2.1', null, 'kaan.golems.jump.place.free'],
		[
			'not where the one below is not connected',
			seats([], ['1.3']),
			place,
			'2.1',
			'no-golem-below',
			'kaan.golems.jump.place',
		],
		[
			'not over a golem on level 2 to another of level 2',
			seats([], ['2.1']),
			place,
			'2.2',
			'no-golem-below',
			'kaan.golems.jump.place',
		],
		['not on level 3', seats([], ['2.1']), place, '3.1', 'too-high', 'kaan.golems.jump.place'],
		['not with all three out', seats(['1.1', '1.2', '1.3']), place, '1.4', 'none-available', 'kaan.golems.available'],
		['with two out and one left', seats(['1.1', '1.2']), place, '1.4', null, 'kaan.golems.place.level-one'],
		[
			'not with one on the cenote and two out',
			seats(['1.1', '1.2'], [], 1),
			place,
			'1.4',
			'none-available',
			'kaan.golems.available',
		],

		['moved to a connected space', seats(['1.1']), from('1.1'), '1.2', null, 'kaan.golems.move.connected'],
		['moved up', seats(['1.1']), from('1.1'), '2.1', null, 'kaan.golems.move.connected'],
		['moved down', seats(['2.1']), from('2.1'), '1.1', null, 'kaan.golems.move.connected'],
		['one goes to the cenote for it', seats(['1.1']), from('1.1'), '1.2', null, 'kaan.golems.move.cenote'],
		[
			'not without one for the cenote',
			seats(['1.1', '1.2', '1.3']),
			from('1.1'),
			'1.8',
			'none-for-cenote',
			'kaan.golems.move.cenote',
		],
		['not without a golem there', seats(['1.1']), from('1.2'), '1.3', 'no-own-golem', 'kaan.golems.move.connected'],
		[
			'not with an opponent’s golem',
			seats(['1.1'], ['1.3']),
			from('1.3'),
			'1.4',
			'no-own-golem',
			'kaan.golems.move.connected',
		],
		['not to one that is taken', seats(['1.1'], ['1.2']), from('1.1'), '1.2', 'occupied', 'kaan.golems.one-a-space'],
		['not far away', seats(['1.1']), from('1.1'), '1.5', 'out-of-reach', 'kaan.golems.move.connected'],
		[
			'not two spaces on with nobody between',
			seats(['1.1']),
			from('1.1'),
			'1.3',
			'nothing-to-jump',
			'kaan.golems.jump.any-golem',
		],
		['over an opponent', seats(['1.1'], ['1.2']), from('1.1'), '1.3', null, 'kaan.golems.jump.any-golem'],
		['over one’s own', seats(['1.1', '1.2']), from('1.1'), '1.3', null, 'kaan.golems.jump.any-golem'],
		['only the last space pays', seats(['1.1'], ['1.2']), from('1.1'), '1.3', null, 'kaan.golems.jump.stop-only'],
		['up by a jump', seats(['1.1'], ['2.1']), from('1.1'), '3.1', null, 'kaan.golems.jump.any-golem'],
		['not over two', seats(['1.1'], ['1.2', '1.3']), from('1.1'), '1.4', 'two-jumps', 'kaan.golems.jump.one'],
		[
			'not back to where it stood',
			seats(['1.1'], ['1.2']),
			from('1.1'),
			'1.1',
			'same-space',
			'kaan.golems.jump.not-back',
		],
		[
			'where a step leads it just steps, though a golem stands between as well',
			seats(['1.1'], ['1.2']),
			from('1.1'),
			'2.1',
			null,
			'kaan.golems.jump.not-near',
		],
	])('%s', (_what, golems, going, space, refused, rule) => {
		const found = landing(golems, going, space);
		expect(found.refused?.code ?? null).toBe(refused);
		if (found.refused) expect(found.refused.rule).toBe(rule);
		else expect(found.rules).toContain(rule);
	});

	test('a step cites no jump where nobody stands between, and a jump tells over whom it goes', () => {
		expect(landing(seats(['1.1']), from('1.1'), '2.1')).toMatchObject({
			way: 'step',
			over: [],
			rules: ['kaan.golems.move.cenote', 'kaan.golems.move.connected', 'kaan.golems.move.collect'],
		});
		expect(landing(seats(['1.1'], ['1.2', '2.1']), from('1.1'), '2.2')).toMatchObject({
			way: 'jump',
			over: ['1.2', '2.1'],
		});
		expect(landing(seats([], ['1.1', '1.2']), place, '2.1')).toMatchObject({ way: 'jump', over: ['1.1', '1.2'] });
	});

	test('level 1 full: no room below is named', () => {
		const golems: Golems = [
			{ spaces: ['1.1', '1.2'], cenote: 0 },
			{ spaces: ['1.3', '1.4', '1.5'], cenote: 0 },
			{ spaces: ['1.6', '1.7', '1.8'], cenote: 0 },
		];
		const found = landing(golems, place, '2.1');
		expect(found.refused).toBeNull();
		if (!found.refused) expect(found.rules).not.toContain('kaan.golems.jump.place.free');
	});

	test('the printed example: on level 2, over the green golem, beyond it', () => {
		// Diego (seat 0) on 2.1 and two in reserve; green on 2.2.
		const found = landing(seats(['2.1'], ['2.2']), from('2.1'), '2.3');
		expect(found).toMatchObject({ refused: null, way: 'jump', over: ['2.2'] });
	});

	test.each<[what: string, golems: Golems, code: string | null]>([
		['not with one available', seats(['1.1', '1.2']), 'still-available'],
		['not with one on the cenote and one available', seats(['1.1'], [], 1), 'still-available'],
		['with all three on the pyramid', seats(['1.1', '1.2', '1.3']), null],
		['with one on the pyramid and two on the cenote', seats(['1.1'], [], 2), null],
	])('rest: %s', (_what, golems, code) => {
		expect(restRefused(golems, 0)?.code ?? null).toBe(code);
		if (code) expect(restRefused(golems, 0)?.rule).toBe('kaan.golems.rest.when');
	});

	test('whether the action can be taken at all is told before any space', () => {
		expect(goingRefused(seats(['1.1', '1.2', '1.3']), 0, place)?.rule).toBe('kaan.golems.available');
		expect(goingRefused(seats([]), 0, place)).toBeNull();
	});
});

const begin = (setup: Setup): Position => {
	const made = golemGame.create(setup);
	if (!made.ok) throw new Error(JSON.stringify(made.error));
	return made.value.position;
};
const play = (position: Position, action: Action) => {
	const played = golemGame.play(position, action);
	if (!played.ok) throw new Error(JSON.stringify(played.error));
	return played.value;
};

describe('the golem game', () => {
	test('placing: the golem, then what its space gives, and the next player', () => {
		const start = begin({ turns: 4 });
		const { position, events } = play(start, { type: 'place', space: '1.1' });
		expect(events).toEqual([
			{ id: 1, type: 'golemPlaced', player: 0, space: '1.1', over: [], rules: ['kaan.golems.place.level-one'] },
			{
				id: 2,
				type: 'collected',
				player: 0,
				space: '1.1',
				gains: { corn: 1 },
				rules: ['kaan.golems.place.collect'],
			},
		]);
		expect(position).toMatchObject({ active: 1, turns: 3, told: 2 });
		expect(position.golems[0]).toEqual({ spaces: ['1.1'], cenote: 0 });
		expect(position.stock.map(({ corn }) => corn)).toEqual([1, 0]);
		expect(golemGame.decision(position)).toEqual({ actor: 1, ask: 'golem-action', rule: 'kaan.turn.one-action' });
	});

	test('a jump to level 2 pays where it ends and not where it jumped', () => {
		const start = begin({ golems: seats([], ['1.1']) });
		const { position, events } = play(start, { type: 'place', space: '2.1' });
		expect(events.map(({ type, rules }) => [type, rules])).toEqual([
			['golemPlaced', ['kaan.golems.jump.place', 'kaan.golems.jump.any-golem', 'kaan.golems.jump.place.free']],
			['collected', ['kaan.golems.place.collect', 'kaan.golems.jump.stop-only']],
		]);
		expect(position.stock[0]).toMatchObject({ stone: 2, corn: 0 });
	});

	test('moving: one to the cenote, one on, and what its space gives', () => {
		const start = begin({ golems: seats(['1.1'], ['1.2']) });
		const { position, events } = play(start, { type: 'move', from: '1.1', space: '1.3' });
		expect(events.map(({ type, rules }) => [type, rules])).toEqual([
			['golemToCenote', ['kaan.golems.move.cenote']],
			['golemMoved', ['kaan.golems.jump.any-golem', 'kaan.golems.jump.one']],
			['collected', ['kaan.golems.move.collect', 'kaan.golems.jump.stop-only']],
		]);
		expect(position.golems).toEqual([
			{ spaces: ['1.3'], cenote: 1 },
			{ spaces: ['1.2'], cenote: 0 },
		]);
		expect(position.stock[0]).toMatchObject({ stone: 1, water: 0 });
	});

	test('resting brings all of them back', () => {
		const start = begin({ golems: seats(['1.1'], [], 2) });
		const { position, events } = play(start, { type: 'rest' });
		expect(events).toEqual([
			{ id: 1, type: 'rested', player: 0, golems: 3, rules: ['kaan.golems.rest.when', 'kaan.golems.rest.all'] },
		]);
		expect(availableOf(position.golems[0] as Golems[number])).toBe(3);
		expect(golemGame.why(start, { type: 'place', space: '1.2' })?.rule).toBe('kaan.golems.available');
	});

	test('it ends when its turns are played, and what is not on the list is refused', () => {
		const start = begin({ turns: 1 });
		expect(golemGame.result(start)).toBeNull();
		const { position } = play(start, { type: 'place', space: '1.4' });
		expect(golemGame.decision(position)).toBeNull();
		expect(golemGame.legalActions(position)).toEqual([]);
		expect(golemGame.result(position)?.[0]).toMatchObject({ cocoa: 1 });
		expect(golemGame.why(position, { type: 'rest' })).toMatchObject({ code: 'not-here', rule: 'kaan.turn.one-action' });
		expect(golemGame.why(start, { type: 'place', space: '9.9' })?.code).toBe('not-here');
	});

	test.each<[what: string, setup: Setup, code: string]>([
		['two golems on one space', { golems: seats(['1.1'], ['1.1']) }, 'occupied'],
		['a space that is not there', { golems: seats(['7.1']) }, 'no-space'],
		['four golems', { golems: seats(['1.1', '1.2'], [], 2) }, 'too-many-golems'],
		['golems for more players than sit there', { players: 3, golems: seats([]) }, 'seats'],
		['a player who does not sit there', { active: 2 }, 'seats'],
		['a link to nowhere', { pyramid: { levels: [[{}]], links: [['1.1', '1.2']] } }, 'link-no-space'],
	])('a setup with %s is refused', (_what, setup, code) => {
		const made = golemGame.create(setup);
		expect(made.ok).toBe(false);
		if (!made.ok) expect(made.error.map((problem) => problem.code)).toContain(code);
	});
});

/** Any pyramid, small enough to be crowded. */
const anyPyramid: fc.Arbitrary<Pyramid> = fc
	.array(fc.array(fc.record({ corn: fc.integer({ min: 0, max: 2 }) }), { minLength: 1, maxLength: 6 }), {
		minLength: 1,
		maxLength: 3,
	})
	.chain((levels) => {
		const spaces = spacesOf({ levels, links: [] });
		const pairs = spaces.flatMap((one, index) => spaces.slice(index + 1).map((other) => [one, other] as const));
		return fc.subarray(pairs).map((links) => ({ levels, links }));
	});

describe('what holds in any game', () => {
	test('accepted is what is enumerated; golems are neither lost nor doubled; a refusal changes nothing', () => {
		fc.assert(
			fc.property(
				anyPyramid,
				fc.constantFrom(2, 3, 4),
				fc.array(fc.nat(), { maxLength: 30 }),
				(board, players, choices) => {
					let position = begin({ pyramid: board, players: players as 2 | 3 | 4, turns: 100 });
					for (const choice of choices) {
						const candidates = golemGame.candidates(position);
						const before = JSON.stringify(position);
						for (const { action, refused } of candidates) {
							const played = golemGame.play(position, action);
							expect(played.ok).toBe(refused === null);
							expect(golemGame.why(position, action)).toEqual(refused);
						}
						expect(JSON.stringify(position)).toBe(before);
						const legal = golemGame.legalActions(position);
						if (legal.length === 0) return;
						const { position: next, events } = play(position, legal[choice % legal.length] as Action);
						position = next;
						const standing = position.golems.flatMap(({ spaces }) => spaces);
						expect(new Set(standing).size).toBe(standing.length);
						expect(standing.every((space) => hasSpace(board, space))).toBe(true);
						for (const own of position.golems) expect(availableOf(own)).toBeGreaterThanOrEqual(0);
						for (const { rules } of events) expect(rules.length).toBeGreaterThan(0);
					}
				},
			),
			{ numRuns: 60 },
		);
	});

	test('every landing by a jump passes exactly one golem, and none is where a step would lead', () => {
		fc.assert(
			fc.property(anyPyramid, fc.array(fc.nat(), { minLength: 3, maxLength: 12 }), (board, picks) => {
				const spaces = spacesOf(board);
				const taken = [...new Set(picks.map((pick) => spaces[pick % spaces.length] as SpaceId))].slice(0, 5);
				const golems: Golems = [
					{ spaces: taken.slice(0, 2), cenote: 0 },
					{ spaces: taken.slice(2), cenote: 0 },
				];
				const origin = taken[0] as SpaceId;
				for (const each of landingsOf(board, golems, 0, { type: 'move', from: origin })) {
					if (each.refused) continue;
					expect(taken).not.toContain(each.space);
					if (each.way === 'step') expect(isLinked(board, origin, each.space)).toBe(true);
					else {
						expect(isLinked(board, origin, each.space)).toBe(false);
						for (const over of each.over) {
							expect(taken).toContain(over);
							expect(connectedWith(board, origin)).toContain(over);
							expect(connectedWith(board, over)).toContain(each.space);
						}
					}
				}
			}),
			{ numRuns: 200 },
		);
	});
});

describe('a pyramid', () => {
	test('ours has 8, 4 and 1 spaces, and every link leads somewhere', () => {
		expect(pyramid.levels.map((spaces) => spaces.length)).toEqual([8, 4, 1]);
		expect(linkProblems(pyramid)).toEqual([]);
		expect(ownPyramid.from).toBe('stand-in');
		expect(connectedWith(pyramid, '3.1')).toEqual(['2.1', '2.2', '2.3', '2.4']);
	});

	test('entered step by step: spaces, what they give, links; what goes takes its links along', () => {
		let own: Pyramid = { levels: [[]], links: [] };
		own = resizeLevel(own, 1, 3);
		own = resizeLevel(own, 2, 1);
		own = toggleLink(toggleLink(own, '1.1', '1.2'), '1.2', '2.1');
		own = setYield(own, '2.1', 'harmony', 2);
		expect(own).toEqual({
			levels: [[{}, {}, {}], [{ harmony: 2 }]],
			links: [
				['1.1', '1.2'],
				['1.2', '2.1'],
			],
		});
		expect(yieldOf(own, '2.1')).toEqual({ harmony: 2 });
		expect(setYield(own, '2.1', 'harmony', 0).levels[1]).toEqual([{}]);
		expect(toggleLink(own, '2.1', '1.2').links).toEqual([['1.1', '1.2']]);
		expect(resizeLevel(own, 2, 0)).toEqual({ levels: [[{}, {}, {}]], links: [['1.1', '1.2']] });
		expect(resizeLevel(own, 1, 1).links).toEqual([]);
	});

	test.each<[links: Pyramid['links'], code: string]>([
		[[['1.1', '1.3']], 'no-space'],
		[[['1.1', '1.1']], 'itself'],
		[
			[
				['1.1', '1.2'],
				['1.2', '1.1'],
			],
			'twice',
		],
	])('a link %j is told: %s', (links, code) => {
		expect(linkProblems({ levels: [[{}, {}]], links }).map((problem) => problem.code)).toEqual([code]);
	});

	test('its picture keeps every space within it, and the higher one within the lower', () => {
		const places = layOut(pyramid);
		expect(Object.keys(places)).toEqual(spacesOf(pyramid));
		const far = (space: SpaceId): number =>
			Math.max(Math.abs((places[space]?.x ?? 0) - 50), Math.abs((places[space]?.y ?? 0) - 50));
		for (const space of spacesOf(pyramid)) expect(far(space)).toBeLessThan(50);
		expect(far('2.1')).toBeLessThan(far('1.2'));
		expect(far('3.1')).toBe(0);
		expect(levelOf('3.1')).toBe(3);
		expect(hasSpace(pyramid, '1.9') || hasSpace(pyramid, '0.1') || hasSpace(pyramid, 'x')).toBe(false);
	});
});
