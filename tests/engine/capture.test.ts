/** Positions captured as setups: made again they are the same, and they play on alike; links of a turn stay short. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { chanceAfter, chanceFrom, shareOf } from '#engine/chance.ts';
import { parseScenario } from '#engine/parse-scenario.ts';
import { playOut, randomBot } from '#engine/playout.ts';
import type { RulingOptions } from '#engine/rulings.ts';
import { runScenario } from '#engine/scenario.ts';
import { soloRulings } from '#games/copan/automa-rulings.ts';
import { canCapture, scenarioFrom, setupOf } from '#games/copan/capture.ts';
import { eventCards } from '#games/copan/event-cards.ts';
import { copanGame } from '#games/copan/game.ts';
import { type Action, copan, type Position, type Setup } from '#games/copan/index.ts';
import type { Profile } from '#games/copan/profile.ts';
import { playerCounts, resources } from '#games/copan/resources.ts';
import { rulings } from '#games/copan/rulings.ts';
import { addressWith, pack, unpack } from '#stores/link.ts';
import { expectOk, freeze } from './support.ts';

/** Any option of every ruling, by the seed. */
const anyReadings = (seed: number, switches: RulingOptions = rulings): Record<string, string> => {
	let state = chanceFrom(seed);
	return Object.fromEntries(
		Object.entries(switches).map(([id, options]) => {
			state = chanceAfter(state);
			return [id, options[Math.floor(shareOf(state) * options.length)] as string];
		}),
	);
};

/** A copy that is not ours: shorter tracks and stairways, a roomy board, other costs. */
const ownCopy: Partial<Profile> = {
	declineTracks: {
		2: { thresholds: [2, 3], end: 5 },
		3: { thresholds: [2, 4], end: 6 },
		4: { thresholds: [3, 5], end: 8 },
	},
	stairwaySteps: 5,
	stairwayRates: [-1, 0, 1, 1, 2, 3],
	capacity: 7,
	startingVp: 3,
	startingResources: 1,
	characterCosts: { infinity: { fame: 1 }, bird: { any: 1 }, sun: { zeal: 1 } },
};

interface Game {
	setup: Setup;
	positions: Position[];
	actions: Action[];
}

/** A random game from the box, with every position on the way. */
const gameOf = (seed: number, more: Setup = {}): Game => {
	const setup: Setup = {
		base: 'box',
		players: playerCounts[seed % 3],
		card: eventCards[seed % eventCards.length]?.id,
		seed,
		...more,
	};
	const positions: Position[] = [];
	const { actions } = expectOk(playOut(copan, setup, [randomBot(copan)], seed, (position) => positions.push(position)));
	return { setup, positions, actions };
};

/**
 * A position without how far the telling has come: a captured one begins to tell anew. So events have other ids, and
 * what waits is brought about by none.
 */
const untold = (position: Position): Position => ({
	...JSON.parse(JSON.stringify(position, (key, value) => (key === 'cause' ? null : value))),
	told: 0,
});

/** Two positions are the same but for the telling. The quick comparison comes first: there are thousands of them. */
const expectSame = (found: Position, wanted: Position): void => {
	const [one, other] = [untold(found), untold(wanted)];
	if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
};

/** Where the captured position stands once it is made again. */
const again = (position: Position): Position => {
	const setup = setupOf(freeze(position));
	if (!setup) return expect.fail('the position cannot be captured');
	return expectOk(copan.create(freeze(setup))).position;
};

/** Plays actions on, each of which must be legal. */
const playAll = (start: Position, actions: readonly Action[]): Position =>
	actions.reduce((position, action) => expectOk(copan.play(position, action)).position, start);

const games: [name: string, seed: number, more?: Setup][] = [
	...Array.from({ length: 3 }, (_, seed): [string, number] => [`our readings, seed ${seed}`, seed]),
	...Array.from({ length: 12 }, (_, index): [string, number, Setup] => [
		`any readings, seed ${100 + index}`,
		100 + index,
		{ rulings: anyReadings(100 + index) as Setup['rulings'] },
	]),
	...Array.from({ length: 3 }, (_, index): [string, number, Setup] => [
		`an owner's copy, seed ${200 + index}`,
		200 + index,
		{ profile: ownCopy },
	]),
	...Array.from({ length: 6 }, (_, index): [string, number, Setup] => [
		`against the Automa, seed ${300 + index}`,
		300 + index,
		{
			players: 2,
			automa: { mode: index % 2 ? 'advanced' : 'basic', hard: resources.slice(0, index) },
			rulings: (index > 2 ? anyReadings(300 + index, soloRulings) : {}) as Setup['rulings'],
		},
	]),
];

describe('made again', () => {
	test.each(games)('%s: at every place where it can be captured, and playing on', (_, seed, more) => {
		const { positions, actions } = gameOf(seed, more);
		const last = positions.at(-1) as Position;
		let captured = 0;
		for (const [at, position] of positions.entries()) {
			if (!canCapture(position)) {
				expect(setupOf(position)).toBeNull();
				continue;
			}
			captured++;
			const made = again(position);
			expectSame(made, position);
			// Playing the rest from every place would take a minute; one in 25 is as telling.
			if (captured % 25 === seed % 25) expectSame(playAll(made, actions.slice(at)), last);
		}
		expect(captured).toBeGreaterThan(6 * last.seats.length);
		expect(canCapture(last)).toBe(true);
		expect(again(last).result).toEqual(last.result);
	});
});

describe('a link', () => {
	/** The longest that every messenger and address bar takes, and the room a page's own address has in it. */
	const longest = 2_000;
	const page = `https://${'s'.repeat(29)}.example/copan/sandbox/`;

	/** Every turn of a game as a scenario: where it starts, and all that was played in it. */
	const turnsOf = ({ positions, actions }: Game) => {
		const starts = positions.flatMap((position, at) => (position.frames[0] && isTurnStart(position) ? [at] : []));
		return starts.map((at, turn) => ({
			scenario: scenarioFrom(position(positions, at), actions.slice(at, starts[turn + 1])),
			end: position(positions, starts[turn + 1] ?? positions.length - 1),
		}));
	};
	const position = (positions: readonly Position[], at: number) => positions[at] as Position;
	const isTurnStart = (position: Position) => canCapture(position) && setupOf(position)?.from === undefined;

	test.each([1, 2, 3, 4])(
		'with any turn of a whole game of four takes 2,000 characters at most, seed %i',
		async (seed) => {
			expect(page).toHaveLength(60);
			const turns = turnsOf(gameOf(seed, { players: 4 }));
			expect(turns.length).toBeGreaterThanOrEqual(30);
			for (const { scenario } of turns)
				expect(addressWith(page, await pack(JSON.stringify(scenario))).length).toBeLessThanOrEqual(longest);
		},
	);

	test('brings the whole turn back', async () => {
		for (const { scenario, end } of turnsOf(gameOf(5, { players: 4 }))) {
			const text = expectOk(await unpack(await pack(JSON.stringify(scenario))));
			expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(scenario)));
			const { steps, stop } = runScenario(copanGame, expectOk(parseScenario(copanGame, text)));
			expect(stop).toBeNull();
			expectSame(steps.at(-1)?.position as Position, end);
		}
	});

	test('carries an owner’s values and readings', async () => {
		const { positions } = gameOf(203, { profile: ownCopy, rulings: { ejection: 'at-once' } });
		const scenario = scenarioFrom(positions.find(isTurnStart) as Position);
		expect(scenario?.profile).toEqual(ownCopy);
		expect(scenario?.rulings).toEqual({ ejection: 'at-once' });
		expect(scenario?.setup).not.toHaveProperty('profile');
		const text = expectOk(await unpack(await pack(JSON.stringify(scenario))));
		expect(expectOk(parseScenario(copanGame, text))).toEqual(JSON.parse(JSON.stringify(scenario)));
	});
});
