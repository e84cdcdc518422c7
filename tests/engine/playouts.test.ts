/**
 * Whole games played at random from the box, for 2 to 4 players, under each of the nine Event cards and random readings
 * of every ruling; and against the Automa, in both modes and with every mix of its cards. What must hold at any step of any game is asked at every step; what is dear is asked now and then.
 */
import { describe, expect, test } from 'vitest';
import { parseScenario } from '#engine/parse-scenario.ts';
import type { RulingOptions } from '#engine/rulings.ts';
import { runScenario } from '#engine/scenario.ts';
import { automaModes } from '#games/copan/automa.ts';
import { soloRulings } from '#games/copan/automa-rulings.ts';
import { eventCards } from '#games/copan/event-cards.ts';
import { copanGame } from '#games/copan/game.ts';
import { type Action, copan, type Event, type Position, type Setup } from '#games/copan/index.ts';
import { brokenInvariants, brokenStep } from '#games/copan/invariants.ts';
import { playerCounts, resources } from '#games/copan/resources.ts';
import { type CopanReadings, rulings } from '#games/copan/rulings.ts';
import { eventsOf, expectOk, freeze } from './support.ts';

/** Numbers from 0 to below `count`, the same ones for the same seed. */
const dice = (seed: number) => {
	let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0;
	return (count: number): number => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * count);
	};
};

/** Every second game is under the default readings but for a few; the others under any. */
const readingsFrom = (deal: (count: number) => number, seed: number, switches: RulingOptions): CopanReadings =>
	Object.fromEntries(
		Object.entries(switches).map(([id, options]) => [
			id,
			seed % 2 === 0 && deal(6) > 0 ? options[0] : options[deal(options.length)],
		]),
	) as unknown as CopanReadings;

interface Game {
	setup: Setup;
	actions: Action[];
	events: Event[];
	position: Position;
}

/** More actions than any random game has had, three times over. */
const longest = 2500;

/** Somebody else's idea of the action: a value changed, a field lost, a field too many. */
const mutants = (action: Action): unknown[] => {
	const fields = Object.entries(action);
	const [key, value] = fields.at(-1) as [string, string | number];
	return [
		{ ...action, [key]: typeof value === 'number' ? value + 100 : `${value}-not` },
		Object.fromEntries(fields.slice(0, -1)),
		{ ...action, also: 1 },
		null,
	];
};

/** Accepted if and only if enumerated; a refusal and a save leave no trace. */
const checkChoice = (position: Position, say: string): void => {
	const bytes = JSON.stringify(position);
	const candidates = copan.candidates(position);
	expect(copan.legalActions(position), say).toEqual(
		candidates.filter(({ refused }) => refused === null).map(({ action }) => action),
	);
	const loaded: Position = JSON.parse(bytes);
	expect(copan.decision(loaded), say).toEqual(copan.decision(position));
	for (const { action, refused } of candidates) {
		expect(copan.why(position, action), say).toEqual(refused);
		const played = copan.play(position, action);
		expect(played.ok, `${say}: ${JSON.stringify(action)}`).toBe(refused === null);
		if (refused) expect(played, say).toEqual({ ok: false, error: refused });
		expect(JSON.stringify(copan.play(loaded, action)), `${say}, loaded: ${JSON.stringify(action)}`).toBe(
			JSON.stringify(played),
		);
		for (const mutant of mutants(action)) {
			const refusal = copan.play(position, mutant as Action);
			expect(refusal.ok, `${say}: ${JSON.stringify(mutant)}`).toBe(false);
		}
	}
	expect(JSON.stringify(position), say).toBe(bytes);
	expect(JSON.stringify(loaded), say).toBe(bytes);
};

const play = (table: Pick<Setup, 'players' | 'automa'>, card: string, seed: number): Game => {
	const deal = dice(seed);
	const readings = readingsFrom(deal, seed, table.automa ? soloRulings : rulings);
	const setup: Setup = { base: 'box', ...table, card, seed, rulings: readings };
	let { position, events } = expectOk(copan.create(setup));
	const actions: Action[] = [];
	const all = [...events];
	const isFrozen = seed % 5 === 0;
	while (copan.decision(position)) {
		const step = actions.length;
		const say = `seed ${seed}, step ${step}`;
		if (step === longest) expect.fail(`${say}: the game does not end`);
		const legal = copan.legalActions(position);
		if (legal.length === 0) expect.fail(`${say}: nobody can do anything at ${copan.decision(position)?.ask}`);
		if ((step + seed) % 61 === 0) checkChoice(position, say);
		const action = copan.chanceAnswer(position) ?? (legal[deal(legal.length)] as Action);
		const played = copan.play(isFrozen ? freeze(position) : position, action);
		if (!played.ok) expect.fail(`${say}: ${JSON.stringify(action)} refused: ${JSON.stringify(played.error)}`);
		const broken = [
			...brokenStep(position, played.value.events, played.value.position),
			...brokenInvariants(played.value.position),
		];
		if (broken.length > 0) expect.fail(`${say}, ${JSON.stringify(action)}: ${broken.join('; ')}`);
		position = played.value.position;
		all.push(...played.value.events);
		actions.push(action);
	}
	return { setup, actions, events: all, position };
};

/** What was told of one turn after the other, the last one with the scoring. */
const turnsOf = (events: readonly Event[]): Event[][] => {
	const turns: Event[][] = [[]];
	for (const event of events) {
		if (event.type === 'turnBegan') turns.push([]);
		turns.at(-1)?.push(event);
	}
	return turns;
};

const checkGame = ({ events, position }: Game, say: string): void => {
	const { players, readings } = position.table;
	const result = copan.result(position);
	if (!result) expect.fail(`${say}: no result`);
	expect(eventsOf(events, 'endTriggered'), say).toHaveLength(1);
	expect(eventsOf(events, 'gameEnded'), say).toHaveLength(1);
	const scored = position.seats.map((_, seat) =>
		eventsOf(events, 'scored').reduce((sum, { player, vp }) => (player === seat ? sum + vp : sum), 0),
	);
	expect(result.vp, say).toEqual(scored);

	const turns = turnsOf(events);
	const order = eventsOf(events, 'turnEnded').map(({ player }) => player);
	expect(order, say).toHaveLength(turns.length);
	const trigger = turns.findIndex((turn) => turn.some(({ type }) => type === 'endTriggered'));
	const before = Array.from({ length: trigger + 1 }, (_, turn) => turn % players);
	const triggeredBy = trigger % players;
	const after =
		readings['last-round'] === 'finish-the-round'
			? Array.from({ length: players - 1 - triggeredBy }, (_, more) => triggeredBy + 1 + more)
			: Array.from({ length: players }, (_, more) => (triggeredBy + 1 + more) % players).filter((seat) => seat !== 0);
	expect(order, say).toEqual([...before, ...after]);
	if (readings['last-round'] === 'finish-the-round')
		for (const seat of position.seats.keys())
			expect(order.filter((each) => each === seat).length, say).toBe(turns.length / players);

	for (const turn of turns) {
		expect(eventsOf(turn, 'dieRolled').length, say).toBeLessThanOrEqual(1);
		expect(eventsOf(turn, 'faceApplies').length, say).toBe(eventsOf(turn, 'dieRolled').length);
		expect(eventsOf(turn, 'glyphsExchanged').length > 1 && readings['sets-per-exchange'] === 'one-set', say).toBe(
			false,
		);
		const placed = eventsOf(turn, 'tilePlaced').length + eventsOf(turn, 'tileKept').length;
		const hasCourt = placed + eventsOf(turn, 'courtPhaseSkipped').length;
		if (eventsOf(turn, 'courtPhaseEnded')[0]?.player === position.automa?.seat) {
			const cards = eventsOf(turn, 'automaCardPlayed').length;
			expect(hasCourt, say).toBe(cards);
			// It plays a card each turn, unless it has no tile or took the River's four in place of it.
			const spent = readings['automa-restock-turn' as keyof typeof readings] as string;
			const isSpent = spent === 'turn-spent' && eventsOf(turn, 'riverTilesTaken').length > 0;
			if (!isSpent) expect(cards + eventsOf(turn, 'automaIdle').length, say).toBe(1);
			continue;
		}
		expect(hasCourt, say).toBe(1);
		expect(eventsOf(turn, 'totemMoved').length + eventsOf(turn, 'noSiteTaken').length, say).toBe(1);
	}
};

/** The same setup and actions give the same bytes and events, also when they come from a file. */
const checkReplay = ({ setup, actions, events, position }: Game, say: string): void => {
	const { rulings: readings, ...rest } = setup;
	const text = JSON.stringify({ v: 1, game: 'copan', setup: rest, rulings: readings, actions });
	const scenario = expectOk(parseScenario(copanGame, text));
	const { steps, stop } = runScenario(copanGame, scenario);
	expect(stop, say).toBeNull();
	expect(JSON.stringify(steps.at(-1)?.position), say).toBe(JSON.stringify(position));
	expect(JSON.stringify(steps.flatMap((step) => step.events)), say).toBe(JSON.stringify(events));
};

const gamesEach = 12;
const tables = playerCounts.flatMap((players) => eventCards.map(({ id }) => ({ players, card: id })));

describe(`${tables.length * gamesEach} random games`, () => {
	test.each(tables.map((table, index) => ({ ...table, index })))(
		'$players players, Event card $card',
		({ players, card, index }) => {
			for (let game = 0; game < gamesEach; game++) {
				const seed = 1 + index * gamesEach + game;
				const played = play({ players }, card, seed);
				checkGame(played, `seed ${seed}`);
				if (game % 3 === 0) checkReplay(played, `seed ${seed}`);
			}
		},
		120_000,
	);
});

const soloGamesEach = 10;
/** Every mix of Easy and Hard cards, in both modes. */
const solos = automaModes.flatMap((mode) =>
	Array.from({ length: 16 }, (_, mix) => ({ mode, hard: resources.filter((_, at) => (mix >> at) % 2 === 1) })),
);

describe(`${solos.length * soloGamesEach} random games against the Automa`, () => {
	test.each(solos.map((automa, index) => ({ automa, mode: automa.mode, hard: automa.hard.join(', ') || 'no', index })))(
		'$mode mode, $hard cards Hard',
		({ automa, index }) => {
			const firsts = new Set<number>();
			for (let game = 0; game < soloGamesEach; game++) {
				const seed = 1 + index * soloGamesEach + game;
				const played = play({ automa }, eventCards[seed % eventCards.length]?.id ?? 'A', seed);
				checkGame(played, `seed ${seed}`);
				if (game % 3 === 0) checkReplay(played, `seed ${seed}`);
				firsts.add(played.position.automa?.seat ?? -1);
			}
			// Chance seats the Automa first, or second.
			expect([...firsts].sort()).toEqual([0, 1]);
		},
		120_000,
	);
});
