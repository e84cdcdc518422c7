/**
 * What must hold in every position: random legal tables for 2 to 4 players, on our profile and on copies of other
 * sizes, under random readings. A failing run prints its seed and path; `{ seed, path }` in `often` replays it.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { characters } from '#games/copan/characters.ts';
import { type Action, copan, type Event, type Position, type Setup } from '#games/copan/index.ts';
import { createPosition, type PlacedTile, type SeatSetup, tilesInBag } from '#games/copan/position.ts';
import { type Profile, standardProfile } from '#games/copan/profile.ts';
import { type SpaceId, spaces } from '#games/copan/pyramid.ts';
import { playerCounts, type Resource, resources } from '#games/copan/resources.ts';
import { type CopanRule, ruleIds } from '#games/copan/rule-ids.ts';
import { type CopanReadings, rulings } from '#games/copan/rulings.ts';
import { eventsOf, expectOk, freeze, place, take } from './support.ts';

/** The rules these properties exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.turn.two-phases',
	'copan.court.no-tile.face-down',
	'copan.court.no-tile.no-gain',
	'copan.court.no-tile.spiral',
	'copan.court.place.face-up',
	'copan.court.place.any-space',
	'copan.court.decline.one-left',
	'copan.court.decline.pass-on',
	'copan.court.events.spiral',
	'copan.court.events.decline',
	'copan.court.events.three-a-track',
	'copan.court.collect.neighbours',
	'copan.court.collect.tiers',
	'copan.court.collect.storage',
	'copan.court.any-resource.two',
	'copan.court.any-resource.no-decline',
	'copan.characters.infinity',
] satisfies CopanRule[];

/* Thousands of tables take seconds, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000 });

const often: fc.Parameters<unknown> = { numRuns: 300 };
const veryOften: fc.Parameters<unknown> = { numRuns: 3000 };

/* Random tables. Raw numbers are drawn first and then cut down to what is legal, so that shrinking stays simple. */

const byResourceOf = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Record<Resource, Value>> =>
	fc.record({ food: value, fame: value, zeal: value, power: value });

const anyReadings: fc.Arbitrary<CopanReadings> = fc.record({
	'any-resource-when': fc.constantFrom(...rulings['any-resource-when']),
	'extra-resource-characters': fc.constantFrom(...rulings['extra-resource-characters']),
	'same-resource-twice': fc.constantFrom(...rulings['same-resource-twice']),
	'spiral-before-decline': fc.constantFrom(...rulings['spiral-before-decline']),
	'recrossed-threshold': fc.constantFrom(...rulings['recrossed-threshold']),
	'full-pyramid-turn': fc.constantFrom(...rulings['full-pyramid-turn']),
	'supplies-run-out': fc.constantFrom(...rulings['supplies-run-out']),
});

/** An owner's copy with tracks, a storage and any-resource spaces of its own; the same track at every player count. */
const anyCopy: fc.Arbitrary<Partial<Profile>> = fc
	.record({
		first: fc.integer({ min: 1, max: 4 }),
		second: fc.integer({ min: 1, max: 4 }),
		last: fc.integer({ min: 1, max: 4 }),
		capacity: fc.integer({ min: 1, max: 8 }),
		capacityPerExtension: fc.integer({ min: 0, max: 3 }),
		anyResourceGain: fc.nat(3),
	})
	.map(({ first, second, last, ...numbers }) => {
		const track = { thresholds: [first, first + second], end: first + second + last } as const;
		return { ...numbers, declineTracks: { 2: track, 3: track, 4: track } };
	});

const anyCell = fc.oneof(
	{ weight: 3, arbitrary: fc.constant(null) },
	{ weight: 6, arbitrary: fc.constantFrom<PlacedTile>(...resources) },
	{ weight: 1, arbitrary: fc.constant<PlacedTile>('face-down') },
);
/** Most Pyramids are half full; some are full, or all but. */
const anyBoard = fc.oneof(
	{ weight: 5, arbitrary: fc.array(anyCell, { minLength: 48, maxLength: 48 }) },
	{
		weight: 1,
		arbitrary: fc.array(fc.constantFrom<PlacedTile>(...resources, 'face-down'), { minLength: 48, maxLength: 48 }),
	},
	{ weight: 1, arbitrary: fc.constant<(PlacedTile | null)[]>([]) },
);
const anyHand = fc.oneof(
	{ weight: 5, arbitrary: byResourceOf(fc.nat(3)) },
	{ weight: 2, arbitrary: byResourceOf(fc.constant(0)) },
	{ weight: 1, arbitrary: byResourceOf(fc.nat(20)) },
);
const plusOne = characters.filter(({ when }) => when.on === 'tile-placed').map(({ id }) => id);
const others = characters.filter(({ when }) => when.on !== 'tile-placed').map(({ id }) => id);

const anySetup: fc.Arbitrary<Setup> = fc
	.record({
		players: fc.constantFrom(...playerCounts),
		active: fc.nat(11),
		readings: anyReadings,
		copy: fc.option(anyCopy, { nil: {} }),
		hands: fc.array(anyHand, { minLength: 4, maxLength: 4 }),
		stores: fc.array(fc.record({ fill: byResourceOf(fc.nat(100)), extensions: fc.nat(3) }), {
			minLength: 4,
			maxLength: 4,
		}),
		cards: fc.tuple(fc.shuffledSubarray(plusOne), fc.shuffledSubarray(others, { maxLength: 4 })),
		board: anyBoard,
		moves: byResourceOf(fc.oneof(fc.nat(13), fc.constant(13))),
		crossedMore: byResourceOf(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) })),
	})
	.map(({ players, active, readings, copy, hands, stores, cards, board, moves, crossedMore }): Setup => {
		const profile: Profile = { ...standardProfile, ...copy };
		const track = profile.declineTracks[players];
		const left = { food: 20, fame: 20, zeal: 20, power: 20 };
		const draw = (resource: Resource, wanted: number): number => {
			const drawn = Math.min(wanted, left[resource]);
			left[resource] -= drawn;
			return drawn;
		};
		const byResource = (amount: (resource: Resource) => number) => ({
			food: amount('food'),
			fame: amount('fame'),
			zeal: amount('zeal'),
			power: amount('power'),
		});
		const pool = [...cards[0], ...cards[1]];
		const seats = stores.slice(0, players).map(({ fill, extensions }, seat): SeatSetup => {
			const capacity = profile.capacity + extensions * profile.capacityPerExtension;
			return {
				extensions,
				// 100 is a full storage, so that full ones are common.
				resources: byResource((resource) => Math.min(capacity, Math.floor((fill[resource] * (capacity + 2)) / 100))),
				tiles: byResource((resource) => draw(resource, hands[seat]?.[resource] ?? 0)),
				characters: pool.splice(0, 3 + extensions),
			};
		});
		const pyramid: Record<string, PlacedTile> = {};
		const covered = players === 2 ? ['3', '4'] : players === 3 ? ['4'] : [];
		spaces.forEach(({ id }, index) => {
			const cell = board[index];
			if (!cell || covered.includes(id.slice(-1))) return;
			if (cell !== 'face-down' && draw(cell, 1) === 0) return;
			pyramid[id] = cell;
		});
		let room = left.food + left.fame + left.zeal + left.power;
		for (const [id, tile] of Object.entries(pyramid)) if (tile === 'face-down' && room-- <= 0) delete pyramid[id];
		const cubes = byResource((resource) => Math.min(moves[resource], track.end));
		return {
			players,
			active: active % players,
			rulings: readings,
			profile,
			seats,
			pyramid,
			cubes,
			crossed: byResource((resource) => {
				const passed = [...track.thresholds, track.end].filter((mark) => mark <= cubes[resource]).length;
				return Math.min(3, passed + crossedMore[resource]);
			}),
		};
	});

/** Indices into the legal actions, taken modulo their number. */
const anyChoices = fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 });

/** What a legal table of all these shapes plays like: the positions reached, the actions, and all that was told. */
interface Line {
	positions: Position[];
	actions: Action[];
	/** The events of `create`, then those of each action. */
	told: Event[][];
}

const choose = (position: Position, choice: number): Action | null => {
	const legal = copan.legalActions(position);
	return legal[choice % legal.length] ?? null;
};

/** Plays until nobody is asked, freezing all that the engine is given. */
const playOut = (setup: Setup, choices: readonly number[], between = (position: Position) => position): Line => {
	const created = expectOk(copan.create(freeze(setup)));
	const line: Line = { positions: [freeze(created.position)], actions: [], told: [created.events] };
	let { position } = created;
	for (const choice of choices) {
		const action = choose(position, choice);
		if (!action) return line;
		const played = expectOk(copan.play(freeze(between(position)), freeze(action)));
		position = played.position;
		line.positions.push(freeze(position));
		line.actions.push(action);
		line.told.push(freeze(played.events));
	}
	expect(copan.decision(position), 'the Court phase ends within eight actions').toBeNull();
	return line;
};

const everyLine = (check: (line: Line, setup: Setup, choices: number[]) => void, parameters = often): void =>
	fc.assert(
		fc.property(anySetup, anyChoices, (setup, choices) => check(playOut(setup, choices), setup, choices)),
		parameters,
	);

const inHands = ({ seats }: Position, resource: Resource): number =>
	seats.reduce((total, { tiles }) => total + tiles[resource], 0);
const faceUp = ({ pyramid }: Position, resource: Resource): number =>
	Object.values(pyramid).filter((tile) => tile === resource).length;

test('the tables drawn are legal, and of every kind', () => {
	const kinds = {
		tile: 0,
		space: 0,
		cube: 0,
		none: 0,
		emptyBag: 0,
		anyResource: 0,
		spiral: 0,
		decline: 0,
		passOn: 0,
		stuck: 0,
		bothEvents: 0,
		spent: 0,
		nothingAdded: 0,
		onceAResource: 0,
	};
	everyLine(
		({ positions, told }) => {
			const [first] = positions;
			if (!first) expect.fail();
			const ask = copan.decision(first)?.ask ?? 'none';
			kinds[ask as 'tile']++;
			if (tilesInBag(first) === 0) kinds.emptyBag++;
			if (positions.some((position) => copan.decision(position)?.ask === 'any-resource')) kinds.anyResource++;
			const events = told.flat();
			if (events.some((event) => event.type === 'eventArose' && event.event.kind === 'spiral')) kinds.spiral++;
			if (events.some((event) => event.type === 'eventArose' && event.event.kind === 'decline')) kinds.decline++;
			if (events.some(({ type }) => type === 'cubePassedOn')) kinds.passOn++;
			if (events.some(({ type }) => type === 'noCubeMoved')) kinds.stuck++;
			if (positions.at(-1)?.events.length === 2) kinds.bothEvents++;
			if (events.some(({ type }) => type === 'thresholdSpent')) kinds.spent++;
			if (events.some(({ type }) => type === 'nothingAdded')) kinds.nothingAdded++;
			if (events.some((event) => event.type === 'tileActivated' && event.tier < 3 && event.yields === 0))
				kinds.onceAResource++;
		},
		{ numRuns: 1000 },
	);
	for (const [kind, count] of Object.entries(kinds)) expect(count, kind).toBeGreaterThan(0);
});

describe('conservation', () => {
	test('the tiles of each resource: in hands, face up and unseen make 20', () => {
		everyLine(({ positions }) => {
			for (const position of positions)
				for (const resource of resources)
					expect(inHands(position, resource) + faceUp(position, resource) + position.unseen[resource]).toBe(20);
		});
	});

	test('the bag never goes below 0, and only a face-down tile comes out of it', () => {
		everyLine(({ positions, told }) => {
			for (const [index, position] of positions.entries()) {
				expect(tilesInBag(position)).toBeGreaterThanOrEqual(0);
				const before = positions[index - 1];
				if (!before) continue;
				const drawn = (told[index] ?? []).filter((event) => event.type === 'tilePlaced' && event.tile === 'face-down');
				expect(tilesInBag(position)).toBe(tilesInBag(before) - drawn.length);
			}
		});
	});

	test('nothing but the active player’s hand and resources, one space and one cube changes', () => {
		everyLine(({ positions }) => {
			const first = positions[0] as Position;
			const last = positions.at(-1) as Position;
			expect(last.table).toStrictEqual(first.table);
			expect(last.active).toBe(first.active);
			expect(last.unseen).toStrictEqual(first.unseen);
			for (const [seat, before] of first.seats.entries()) {
				const after = last.seats[seat];
				if (seat !== first.active) expect(after).toStrictEqual(before);
				expect(after?.extensions).toBe(before.extensions);
				expect(after?.characters).toStrictEqual(before.characters);
			}
			const laid = spaces.filter(({ id }) => first.pyramid[id] !== last.pyramid[id]);
			expect(laid.length).toBeLessThanOrEqual(1);
			for (const { id } of laid) expect(first.pyramid[id]).toBeUndefined();
			const steps = resources.map((resource) => last.cubes[resource] - first.cubes[resource]);
			expect(steps.filter((step) => step !== 0).length).toBeLessThanOrEqual(1);
			expect(steps.every((step) => step === 0 || step === 1)).toBe(true);
		});
	});

	test('what the events tell is what changed: resources, tiles, cubes, Events', () => {
		everyLine(({ positions, told }) => {
			const first = positions[0] as Position;
			const last = positions.at(-1) as Position;
			const expected = structuredClone(first);
			for (const event of told.slice(1).flat()) {
				const seat = expected.seats[expected.active];
				if (!seat) expect.fail();
				if (event.type === 'tilePlaced') {
					expected.pyramid[event.space] = event.tile;
					if (event.tile !== 'face-down') seat.tiles[event.tile]--;
				} else if (event.type === 'cubeMoved') {
					expect(expected.cubes[event.resource]).toBe(event.from);
					expected.cubes[event.resource] = event.to;
				} else if (event.type === 'gained') {
					seat.resources[event.resource] += event.amount;
				} else if (event.type === 'eventArose') {
					expected.events.push(event.event);
					if (event.event.kind === 'decline') expected.crossed[event.event.resource] = event.event.nth;
				}
				expected.told++;
			}
			expect(last).toStrictEqual({ ...expected, frames: [] });
		});
	});

	test('no resource falls below 0, falls at all in a Court phase, or rises over the storage', () => {
		everyLine(({ positions }) => {
			for (const [index, { seats, table }] of positions.entries())
				for (const [seat, { resources: held, extensions }] of seats.entries())
					for (const resource of resources) {
						expect(held[resource]).toBeGreaterThanOrEqual(positions[index - 1]?.seats[seat]?.resources[resource] ?? 0);
						expect(held[resource]).toBeLessThanOrEqual(
							table.profile.capacity + extensions * table.profile.capacityPerExtension,
						);
					}
		});
	});

	test('no cube passes the end; Events brought stay within 3, never fall, and keep up with the cube', () => {
		everyLine(({ positions }) => {
			for (const [index, { cubes, crossed, table }] of positions.entries()) {
				const { thresholds, end } = table.profile.declineTracks[table.players];
				for (const resource of resources) {
					expect(cubes[resource]).toBeLessThanOrEqual(end);
					expect(crossed[resource]).toBeLessThanOrEqual(3);
					expect(crossed[resource]).toBeGreaterThanOrEqual(positions[index - 1]?.crossed[resource] ?? 0);
					expect(crossed[resource]).toBeGreaterThanOrEqual(
						[...thresholds, end].filter((mark) => mark <= cubes[resource]).length,
					);
				}
			}
		});
	});
});

/** Actions of every shape: of this question, of other ones, and of none; plain JSON, as a link would bring them. */
const anyAction: fc.Arbitrary<unknown> = fc
	.oneof(
		fc.record({ type: fc.constant('take-tile'), tile: fc.constantFrom<string>(...resources, 'face-down', 'any') }),
		fc.record({ type: fc.constant('place-tile'), space: fc.constantFrom(...spaces.map(({ id }) => id)) }),
		fc.record({ type: fc.constant('place-tile'), space: fc.string() }),
		fc.record({
			type: fc.constantFrom('gain-resource', 'move-cube'),
			resource: fc.constantFrom<string>(...resources, 'any'),
		}),
		fc.record(
			{
				type: fc.constantFrom('take-tile', 'place-tile', 'gain-resource', 'move-cube', 'end-turn', 'toString'),
				tile: fc.jsonValue(),
				space: fc.jsonValue(),
				resource: fc.jsonValue(),
			},
			{ requiredKeys: [] },
		),
		fc.dictionary(fc.string(), fc.jsonValue()),
		fc.jsonValue(),
	)
	.map((action) => JSON.parse(JSON.stringify(action)) as unknown);

/** The type of action that each question asks for. */
const askedType: Record<string, Action['type']> = {
	tile: 'take-tile',
	space: 'place-tile',
	'any-resource': 'gain-resource',
	cube: 'move-cube',
};

/** The code of an action that is none of the candidates, and the values it hangs on. */
const foreignTo = (position: Position, action: unknown): { code: string; values: Record<string, string> } => {
	const ask = copan.decision(position)?.ask;
	if (ask === undefined) return { code: 'nothing-asked', values: {} };
	const isAsked = (action as { type?: unknown } | null)?.type === askedType[ask];
	return { code: isAsked ? 'no-such-choice' : 'not-asked', values: { ask } };
};

describe('accepted if and only if enumerated', () => {
	test('a candidate is refused or plays, and `why` says the same', () => {
		everyLine(({ positions }) => {
			for (const position of positions) {
				const bytes = JSON.stringify(position);
				const candidates = copan.candidates(position);
				const legal = candidates.filter(({ refused }) => !refused).map(({ action }) => action);
				expect(copan.legalActions(position)).toStrictEqual(legal);
				expect(copan.decision(position) === null).toBe(candidates.length === 0);
				if (candidates.length > 0) expect(legal.length).toBeGreaterThan(0);
				expect(new Set(candidates.map(({ action }) => JSON.stringify(action))).size).toBe(candidates.length);
				// One comparison for all candidates: thousands of single ones would take minutes.
				const outcomes = candidates.map(({ action }) => {
					const played = copan.play(position, action);
					return { action, why: copan.why(position, action), error: played.ok ? null : played.error };
				});
				expect(outcomes).toStrictEqual(
					candidates.map(({ action, refused }) => ({ action, why: refused, error: refused })),
				);
				expect(ruleIds).toEqual(
					expect.arrayContaining([...new Set(candidates.flatMap(({ refused }) => (refused ? [refused.rule] : [])))]),
				);
				expect(JSON.stringify(position)).toBe(bytes);
			}
		});
	});

	test('any other action is rejected under a known rule and leaves the position as it was', () => {
		fc.assert(
			fc.property(
				anySetup,
				anyChoices,
				fc.array(anyAction, { minLength: 5, maxLength: 5 }),
				(setup, choices, tried) => {
					for (const position of playOut(setup, choices).positions) {
						const bytes = JSON.stringify(position);
						const candidates = copan.candidates(position);
						for (const foreign of tried) {
							const action = foreign as Action;
							const candidate = candidates.find((each) => isDeepStrictEqual(each.action, action));
							const why = copan.why(position, action);
							const played = copan.play(position, action);
							if (candidate) expect(why).toStrictEqual(candidate.refused);
							else
								expect(why).toStrictEqual({
									...foreignTo(position, action),
									rule: copan.decision(position)?.rule ?? 'copan.turn.two-phases',
								});
							if (why) {
								expect(played).toStrictEqual({ ok: false, error: why });
								expect(ruleIds).toContain(why.rule);
							} else expect(played.ok).toBe(true);
							expect(JSON.stringify(position)).toBe(bytes);
						}
					}
				},
			),
			often,
		);
	});

	test('the actions of one question are foreign to every other question', () => {
		everyLine(({ positions }) => {
			for (const position of positions) {
				const here = copan.candidates(position).map(({ action }) => JSON.stringify(action));
				for (const other of positions)
					for (const { action } of copan.candidates(other))
						if (!here.includes(JSON.stringify(action))) expect(copan.play(position, action).ok).toBe(false);
			}
		});
	});

	test.each([[null], [undefined], [42], [true], ['take-tile'], [[]], [['take-tile']], [{}]])(
		'%j is no action',
		(nonsense) => {
			const action = nonsense as unknown as Action;
			const { position } = expectOk(copan.create({}));
			const error = { code: 'not-asked', rule: 'copan.court.place.face-up', values: { ask: 'tile' } };
			expect(copan.why(position, action)).toStrictEqual(error);
			expect(copan.play(position, action)).toStrictEqual({ ok: false, error });
			const over = expectOk(copan.play(expectOk(copan.play(position, take('food'))).position, place('north-3-2')));
			expect(copan.decision(over.position)).toBeNull();
			expect(copan.why(over.position, action)).toMatchObject({ code: 'nothing-asked' });
		},
	);
});

describe('positions are data', () => {
	test('a position saved and loaded at every choice goes on in the same way', () => {
		everyLine((line, setup, choices) => {
			const reload = (position: Position): Position => JSON.parse(JSON.stringify(position)) as Position;
			const reloaded = playOut(setup, choices, reload);
			expect(reloaded).toStrictEqual(line);
			for (const position of line.positions) expect(reload(position)).toStrictEqual(position);
		});
	});

	test('the same setup and actions give the same bytes', () => {
		everyLine((line, setup, choices) => {
			expect(JSON.stringify(playOut(structuredClone(setup), choices))).toBe(JSON.stringify(line));
		});
	});

	test('a position described as a setup is the same position', () => {
		everyLine(({ positions }, setup) => {
			const last = positions.at(-1) as Position;
			const described: Setup = {
				...setup,
				seats: last.seats,
				pyramid: last.pyramid as Record<string, PlacedTile>,
				cubes: last.cubes,
				crossed: last.crossed,
			};
			const { told: _, events: __, frames: ___, ...again } = expectOk(createPosition(described));
			const { told: ____, events: _____, frames: ______, ...reached } = last;
			expect(again).toStrictEqual(reached);
		});
	});
});

describe('events', () => {
	test('ids count up through the game; each cause came before; each event names rules that exist', () => {
		everyLine(({ told, positions }) => {
			const events = told.flat();
			expect(events.map(({ id }) => id)).toStrictEqual(events.map((_, index) => index));
			expect(positions.at(-1)?.told).toBe(events.length);
			for (const { id, rules, causedBy, rulings: hangsOn } of events) {
				expect(rules.length).toBeGreaterThan(0);
				expect(new Set(rules).size).toBe(rules.length);
				for (const rule of rules) expect(ruleIds).toContain(rule);
				if (causedBy !== undefined) {
					expect(causedBy).toBeGreaterThanOrEqual(0);
					expect(causedBy).toBeLessThan(id);
				}
				for (const ruling of hangsOn ?? []) expect(Object.keys(rulings)).toContain(ruling);
			}
		});
	});

	test('the last thing told of a turn is that its Court phase ended, and that once', () => {
		everyLine(({ told }) => {
			const types = told.flat().map(({ type }) => type);
			expect(types.at(-1)).toBe('courtPhaseEnded');
			expect(types.filter((type) => type === 'courtPhaseEnded')).toHaveLength(1);
		});
	});

	test('the second of two Events names the ruling that put it there; a single one names none', () => {
		everyLine(({ told }) => {
			const arisen = eventsOf(told.flat(), 'eventArose');
			expect(arisen.map((event) => event.rulings ?? [])).toStrictEqual(
				[[], ['spiral-before-decline']].slice(0, arisen.length),
			);
		});
	});

	test('every tile activated is told, whatever it yields; one of a resource told before names the ruling', () => {
		everyLine(({ positions, told, actions }) => {
			const last = positions.at(-1) as Position;
			const laid = actions.find((action) => action.type === 'place-tile');
			const activations = eventsOf(told.flat(), 'tileActivated');
			const expected = Object.entries(last.pyramid).filter(
				([id, tile]) =>
					laid &&
					last.pyramid[laid.space] !== 'face-down' &&
					tile !== 'face-down' &&
					(id === laid.space || adjoin(id, laid.space)),
			);
			expect(activations.map(({ space, resource }) => [space, resource] as const).sort()).toStrictEqual(
				expected.sort(),
			);
			const before = new Set<Resource>();
			for (const { resource, rulings: hangsOn, yields } of activations) {
				expect(hangsOn ?? []).toStrictEqual(before.has(resource) ? ['same-resource-twice'] : []);
				if (before.has(resource) && last.table.readings['same-resource-twice'] === 'once-a-resource')
					expect(yields).toBe(0);
				before.add(resource);
			}
		});
	});

	test('each action tells something, but for the choice of a tile', () => {
		everyLine(({ actions, told }) => {
			for (const [index, { type }] of actions.entries())
				expect((told[index + 1] ?? []).length > 0).toBe(type !== 'take-tile');
		});
	});
});

/*
 * A second opinion on what a placing yields, from the text of the rules: places are told apart by court, row and
 * column; everything gained is added up and stored at the end, which is the same, since nothing is lost on the way.
 */

interface Opinion {
	resources: Record<Resource, number>;
	lost: number;
	cubes: Record<Resource, number>;
	crossed: Record<Resource, number>;
	/** In the order in which they arise. */
	events: string[];
	/** The resource whose cube crosses a mark that has brought its Event before. */
	spent: Resource[];
	/** The +1 Characters that miss a harvest to add to. */
	idle: string[];
}

const plusOneOf: Record<string, Resource> = {
	huracan: 'food',
	tonalnan: 'food',
	kawai: 'fame',
	muluc: 'fame',
	'gucup-cakix': 'zeal',
	'kinich-kakmo': 'zeal',
	'kan-xib-yui': 'power',
	yaluk: 'power',
};

const adjoin = (one: string, other: string): boolean => {
	const [court, row, column] = one.split('-');
	const [otherCourt, otherRow, otherColumn] = other.split('-');
	const apart = Math.abs(Number(row) - Number(otherRow)) + Math.abs(Number(column) - Number(otherColumn));
	return court === otherCourt && apart === 1;
};

/** What the rules' text says of laying `tile` on `space`, with these resources of choice. */
const secondOpinion = (before: Position, tile: PlacedTile, space: SpaceId, choices: readonly Resource[]): Opinion => {
	const { readings, profile, players } = before.table;
	const seat = before.seats[before.active];
	if (!seat) expect.fail();
	const { thresholds, end } = profile.declineTracks[players];
	const cubes = { ...before.cubes };
	const crossed = { ...before.crossed };
	const gains: Resource[] = [];
	const spiral = profile.spaceMarks[space] === 'spiral' ? ['spiral'] : [];
	const decline: string[] = [];
	const spent: Resource[] = [];
	const idle: string[] = [];

	if (tile !== 'face-down') {
		// The cube of the tile, or else the next one clockwise that is not at its end, goes one space on.
		const clockwise = ['food', 'fame', 'zeal', 'power', 'food', 'fame', 'zeal'] as const;
		const from = clockwise.indexOf(tile);
		const moving = clockwise.slice(from, from + 4).find((each) => before.cubes[each] !== end);
		if (moving) {
			const arrived = before.cubes[moving] + 1;
			cubes[moving] = arrived;
			const mark = arrived === thresholds[0] ? 1 : arrived === thresholds[1] ? 2 : arrived === end ? 3 : 0;
			if (mark > crossed[moving]) {
				crossed[moving] = mark;
				decline.push(`${moving} ${mark}`);
			} else if (mark > 0) spent.push(moving);
		}
		const tierYield = (resource: Resource): number =>
			cubes[resource] >= thresholds[1] ? 0 : cubes[resource] >= thresholds[0] ? 1 : 2;

		// The placed tile and those that share a side with it, face up, yield by their tracks.
		const active: Resource[] = [tile];
		for (const [other, lying] of Object.entries(before.pyramid))
			if (lying !== 'face-down' && adjoin(space, other)) active.push(lying);
		const yielding = readings['same-resource-twice'] === 'each-tile' ? active : [...new Set(active)];
		for (const resource of yielding) for (let unit = 0; unit < tierYield(resource); unit++) gains.push(resource);

		// The +1 Characters of the player whose turn it is, for the placed tile alone.
		const adds = readings['extra-resource-characters'] !== 'only-on-a-harvest' || tierYield(tile) > 0;
		for (const character of seat.characters)
			if (plusOneOf[character] === tile)
				if (adds) gains.push(tile);
				else idle.push(character);

		if (profile.spaceMarks[space] === 'any-resource') gains.push(...choices);
	}

	const capacity = profile.capacity + seat.extensions * profile.capacityPerExtension;
	const held = { ...seat.resources };
	let lost = 0;
	for (const resource of gains)
		if (held[resource] < capacity) held[resource]++;
		else lost++;
	const declineFirst = readings['spiral-before-decline'] === 'decline-first';
	return {
		resources: held,
		lost,
		cubes,
		crossed,
		events: declineFirst ? [...decline, ...spiral] : [...spiral, ...decline],
		spent,
		idle,
	};
};

describe('a second opinion', () => {
	test('agrees on what a placing yields, on thousands of tables', () => {
		let placings = 0;
		everyLine(({ positions, actions, told }) => {
			const before = positions[0] as Position;
			const after = positions.at(-1) as Position;
			const laid = actions.find((action) => action.type === 'place-tile');
			if (!laid) return;
			placings++;
			const taken = actions.find((action) => action.type === 'take-tile');
			const choices = actions.flatMap((action) => (action.type === 'gain-resource' ? [action.resource] : []));
			const opinion = secondOpinion(before, taken?.tile ?? 'face-down', laid.space, choices);
			const all = told.flat();
			const lost = all.reduce((total, event) => total + (event.type === 'gained' ? event.lost : 0), 0);
			expect({
				resources: after.seats[after.active]?.resources,
				lost,
				cubes: after.cubes,
				crossed: after.crossed,
				events: after.events.map((event) => (event.kind === 'spiral' ? 'spiral' : `${event.resource} ${event.nth}`)),
				spent: all.flatMap((event) => (event.type === 'thresholdSpent' ? [event.resource] : [])),
				idle: all.flatMap((event) => (event.type === 'nothingAdded' ? [event.character] : [])),
			}).toStrictEqual(opinion);
			const { spaceMarks, anyResourceGain } = before.table.profile;
			expect(choices).toHaveLength(taken && spaceMarks[laid.space] === 'any-resource' ? anyResourceGain : 0);
		}, veryOften);
		expect(placings).toBeGreaterThan((veryOften.numRuns as number) / 2);
	});

	test('agrees on which spaces are free', () => {
		everyLine(({ positions }) => {
			for (const position of positions) {
				if (copan.decision(position)?.ask !== 'space') continue;
				const { players } = position.table;
				const columns = players === 2 ? 2 : players === 3 ? 3 : 4;
				const free = ['north', 'east', 'south', 'west'].flatMap((court) =>
					[1, 2, 3].flatMap((row) =>
						[1, 2, 3, 4]
							.filter((column) => column <= columns)
							.map((column) => `${court}-${row}-${column}`)
							.filter((id) => !(id in position.pyramid)),
					),
				);
				const offered = copan.legalActions(position).map((action) => (action as { space: string }).space);
				expect(offered.sort()).toStrictEqual(free.sort());
			}
		});
	});

	test('agrees on which question opens the turn', () => {
		everyLine(({ positions }) => {
			const first = positions[0] as Position;
			const seat = first.seats[first.active];
			if (!seat) expect.fail();
			const columns = first.table.players;
			const full = Object.keys(first.pyramid).length === 12 * columns;
			const hand = seat.tiles.food + seat.tiles.fame + seat.tiles.zeal + seat.tiles.power;
			const seen = resources.reduce((total, each) => total + inHands(first, each) + faceUp(first, each), 0);
			const faceDown = Object.values(first.pyramid).filter((tile) => tile === 'face-down').length;
			const bag = 80 - seen - faceDown;
			const skipped = first.table.readings['full-pyramid-turn'] === 'skipped';
			const expected = full ? (hand > 0 && !skipped ? 'cube' : null) : hand > 0 ? 'tile' : bag > 0 ? 'space' : null;
			expect(copan.decision(first)?.ask ?? null).toBe(expected);
		});
	});
});
