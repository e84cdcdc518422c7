/**
 * What must hold in every position of every turn: on random legal tables, under random readings, with random answers.
 * A failing run prints its seed and path; `{ seed, path }` in `often` replays it.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { characters } from '#games/copan/characters.ts';
import { glyphColours } from '#games/copan/glyphs.ts';
import {
	type Action,
	copan,
	type Event,
	type Happening,
	type Position,
	type Seat,
	type Setup,
} from '#games/copan/index.ts';
import { type CardKind, type Cards, cardKinds } from '#games/copan/piles.ts';
import { type PlacedTile, tilesInBag } from '#games/copan/position.ts';
import { type SpaceId, spaces } from '#games/copan/pyramid.ts';
import { type ClosableSite, closableSites, type Resource, resources, siteOf } from '#games/copan/resources.ts';
import { type CopanRule, ruleIds } from '#games/copan/rule-ids.ts';
import { rulings } from '#games/copan/rulings.ts';
import { createPosition } from '#games/copan/setup.ts';
import { type Answer, anyChoices, anySetup, byNumber, type Line, playOut } from './random.ts';
import { changesBetween, eventsOf, expectOk, place, take } from './support.ts';

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
	'copan.court.events.spiral.refresh',
	'copan.court.events.spiral.tokens',
	'copan.court.events.spiral.roll',
	'copan.court.events.decline.roll',
	'copan.court.events.decline.close',
	'copan.court.events.close.embassies',
	'copan.court.events.close.ball-court',
	'copan.court.events.close.altars',
	'copan.court.events.close.stairway',
	'copan.court.events.closed-already',
	'copan.court.events.one-roll',
	'copan.court.events.one-effect',
	'copan.court.events.all-close',
	'copan.court.collect.neighbours',
	'copan.court.collect.tiers',
	'copan.court.collect.storage',
	'copan.court.any-resource.two',
	'copan.court.any-resource.no-decline',
	'copan.court.loss.vp',
	'copan.action.move.afford',
	'copan.events.all-players',
	'copan.events.faces',
	'copan.events.forward-back',
	'copan.characters.infinity',
	'copan.characters.bird',
	'copan.characters.discard.room',
	'copan.characters.discard.gone',
	'copan.characters.pile-empty',
	'copan.glyphs.exchange.any-time',
	'copan.glyphs.exchange.once',
	'copan.glyphs.exchange.set',
	'copan.glyphs.same-colour',
	'copan.glyphs.different-colours',
	'copan.glyphs.discard',
	'copan.glyphs.deck-empty',
	'copan.mask.at-once',
	'copan.mask.choose',
	'copan.mask.first-on-edge',
	'copan.mask.adjacent',
	'copan.mask.other-edge',
	'copan.mask.effect',
	'copan.mask.removed',
	'copan.ball-court.recruit.token',
	'copan.steps.choose',
	'copan.steps.no-split',
	'copan.steps.zenith.order',
	'copan.steps.down',
	'copan.river.two-leftmost',
	'copan.river.extension.attach',
	'copan.river.extension.lost',
	'copan.end-turn.refill.sooner',
	'copan.action.move.by-effect',
	'copan.action.move.side',
	'copan.action.push.occupied',
	'copan.action.push.no-symbol',
	'copan.action.push.several',
	'copan.action.space.cost',
	'copan.action.space.times',
	'copan.action.bonus.finish-first',
	'copan.action.bonus.order',
	'copan.end.pyramid-full',
	'copan.end.two-exhausted',
] satisfies CopanRule[];

/* Thousands of tables take seconds, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000 });

const often: fc.Parameters<unknown> = { numRuns: 80 };
const veryOften: fc.Parameters<unknown> = { numRuns: 500 };
/** Always the same tables: what is rare must not be there one day and gone the next. */
const theSame: fc.Parameters<unknown> = { numRuns: 1200, seed: 20_240_501 };

const everyLine = (check: (line: Line, setup: Setup, choices: number[]) => void, parameters = often): void =>
	fc.assert(
		fc.property(anySetup, anyChoices, (setup, choices) => check(playOut(setup, choices), setup, choices)),
		parameters,
	);

const seatOf = ({ seats }: Position, player: number): Seat => seats[player] as Seat;
const firstOf = ({ positions }: Line): Position => positions[0] as Position;
const lastOf = ({ positions }: Line): Position => positions.at(-1) as Position;
const inHands = ({ seats }: Position, resource: Resource): number =>
	seats.reduce((total, { tiles }) => total + tiles[resource], 0);
const faceUp = ({ pyramid }: Position, resource: Resource): number =>
	Object.values(pyramid).filter((tile) => tile === resource).length;

test('the tables drawn are legal, and of every kind', () => {
	const asked = new Map<string, number>();
	const told = new Map<string, number>();
	const faces = new Set<string>();
	const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
	const kinds = { emptyBag: 0, twoEvents: 0, threeEvents: 0, outOfTurn: 0, full: 0, exhausted: 0, pushedTwo: 0 };
	const citedHere = new Set<string>();
	everyLine((line) => {
		const first = firstOf(line);
		const last = lastOf(line);
		for (const position of line.positions) {
			const decision = copan.decision(position);
			count(asked, decision?.ask ?? 'nobody');
			if (decision) citedHere.add(decision.rule);
			for (const { refused } of copan.candidates(position)) if (refused) citedHere.add(refused.rule);
			if (typeof decision?.actor === 'number' && decision.actor !== position.active) kinds.outOfTurn++;
		}
		for (const event of line.told.flat()) {
			count(told, event.type);
			for (const rule of event.rules) citedHere.add(rule);
			if (event.type === 'faceApplies') faces.add(`${event.card}${event.face}`);
		}
		if (tilesInBag(first) === 0) kinds.emptyBag++;
		if (last.events.length === 2) kinds.twoEvents++;
		if (last.events.length === 3) kinds.threeEvents++;
		if (last.ending?.by === 'pyramid-full') kinds.full++;
		if (last.ending?.by === 'two-exhausted') kinds.exhausted++;
		if (line.told.some((events) => eventsOf(events, 'totemPushed').length > 1)) kinds.pushedTwo++;
	}, theSame);
	for (const [kind, number] of Object.entries(kinds)) expect(number, kind).toBeGreaterThan(0);
	expect(everyAsk.filter((ask) => !asked.has(ask))).toEqual([]);
	expect([...asked.keys()].filter((ask) => !everyAsk.includes(ask))).toEqual([]);
	expect(everyType.filter((type) => !told.has(type) && !rarely.includes(type))).toEqual([]);
	expect(faces.size).toBe(54);
	expect(exercises.filter((rule) => !citedHere.has(rule))).toEqual([]);
});

/** What comes once in thousands of turns; the tables have it. */
const rarely: Event['type'][] = ['totemEjected', 'zenithWithheld', 'jadeGivesNothing'];

/** Every question, and nobody asked. */
const everyAsk = [
	'nobody',
	'tile',
	'space',
	'cube',
	'pause',
	'die',
	'draw',
	'draw-tile',
	'fill',
	'any-resource',
	'lose',
	'climb',
	'step-down',
	'jade',
	'remove-jade',
	'glyph',
	'lose-glyph',
	'character',
	'discard',
	'totem',
	'totem-side',
	'exchange-colour',
	'another-set',
];

/* What is told, applied by hand to a copy of the position: a game can be followed from its events alone. */

/** What is told only once the Court phase is over, or before the first one. */
type Elsewhere =
	| 'totemMoved'
	| 'noSiteTaken'
	| 'actionBegun'
	| 'optionChosen'
	| 'actionForgone'
	| 'discounted'
	| 'embassyBuilt'
	| 'tokenDrawn'
	| 'chestRenewed'
	| 'altarTokenPlaced'
	| 'jadeWaits'
	| 'bonusActionLost'
	| 'bonusActionDeclined'
	| 'dealBegan'
	| 'cityLaid'
	| 'turnEnded'
	| 'turnBegan'
	| 'finalScoringBegan'
	| 'gameEnded';

type Retell = {
	[Type in Exclude<Happening['type'], Elsewhere>]: (
		position: Position,
		event: Extract<Event, { type: Type }>,
		all: readonly Event[],
	) => void;
};

const drop = <Value>(list: Value[], value: Value): void => {
	const index = list.indexOf(value);
	if (index < 0) expect.fail(`${value} is not there to go`);
	list.splice(index, 1);
};
const discardTo = (cards: Cards, ...gone: string[]): void => {
	cards.discard = [...cards.discard, ...gone].sort();
};
const add = (list: number[], index: number, amount: number): void => {
	list[index] = (list[index] as number) + amount;
};
const nothing = () => {};

const retell: Retell = {
	tilePlaced(position, { player, space, tile }) {
		position.pyramid[space] = tile;
		if (tile !== 'face-down') seatOf(position, player).tiles[tile]--;
	},
	nothingYielded: nothing,
	tileKept: nothing,
	cubeMoved(position, { resource, from, to }) {
		expect(position.cubes[resource]).toBe(from);
		expect(Math.abs(to - from)).toBe(1);
		position.cubes[resource] = to;
	},
	cubePassedOn: nothing,
	noCubeMoved: nothing,
	cubeStays: nothing,
	eventArose(position, { id, event }) {
		position.events.push({ event, cause: id });
		if (event.kind === 'decline') position.crossed[event.resource] = event.nth;
	},
	thresholdSpent: nothing,
	cardsSwept(position, { kind, cards }) {
		expect(position.cards[kind].laid.filter((card) => card !== null)).toStrictEqual(cards);
		position.cards[kind].laid.fill(null);
		if (position.table.readings['swept-cards'] === 'discarded') discardTo(position.cards[kind], ...cards);
	},
	tokensReserved(position, { tokens, rules }) {
		const bySpiral = rules.includes('copan.court.events.spiral.tokens');
		const left = position.seats.map(() => 0);
		for (const [space, owner] of position.altarTokens.entries()) {
			const isCleared = bySpiral || position.table.profile.faceSpaces.altars[space] === position.face;
			if (owner === null || !isCleared) continue;
			add(left, owner, 1);
			position.altarTokens[space] = null;
		}
		expect(tokens).toStrictEqual(left);
		for (const [seat, count] of tokens.entries()) add(position.altarReserve, seat, count);
	},
	cardLaid({ cards }, { kind, space, card }) {
		const { laid, top, rest } = cards[kind];
		expect(laid[space - 1]).toBeNull();
		laid[space - 1] = card;
		if (top.length > 0) expect(top.shift()).toBe(card);
		else drop(rest, card);
	},
	riverFilled(position, { space, tile }) {
		slide(position);
		expect(position.river[space - 1]).toBeNull();
		position.river[space - 1] = tile;
		position.unseen[tile]--;
	},
	pileRenewed({ cards }, { kind, cards: count }) {
		expect(cards[kind].discard).toHaveLength(count);
		cards[kind].rest = [...cards[kind].rest, ...cards[kind].discard].sort();
		cards[kind].discard = [];
	},
	nothingToDraw(position, { kind }) {
		if (kind === 'river') slide(position);
		else expect([...position.cards[kind].top, ...position.cards[kind].rest]).toEqual([]);
	},
	dieRolled(position, { face }) {
		expect(position.face).toBeNull();
		position.face = face;
	},
	dieKept: (position, { face }) => expect(position.face).toBe(face),
	faceApplies: (position, { card, face }) =>
		expect({ card, face }).toStrictEqual({ card: position.table.card, face: position.face }),
	spaceClosed(position, { site, face, spaces: shut, removed }) {
		expect(position.closed[site]).not.toContain(face);
		position.closed[site].push(face);
		if (site === 'altars') {
			expect(removed).toBeNull();
			return;
		}
		const space = (shut[0] as number) - 1;
		const laid = site === 'embassies' ? position.cities : position.cards[kindAt[site]].laid;
		expect(laid[space]).toBe(removed);
		laid[space] = null;
		if (site !== 'embassies' && removed !== null) position.cards[kindAt[site]].top.unshift(removed);
	},
	embassiesRemoved(position, { space, tokens }) {
		expect(position.embassies[space - 1]).toStrictEqual(tokens);
		position.embassies[space - 1]?.fill(0);
	},
	closedAlready: (position, { site, face }) => expect(position.closed[site]).toContain(face),
	tileActivated: nothing,
	gained(position, { player, resource, amount, lost }) {
		expect(Math.min(amount, lost)).toBeGreaterThanOrEqual(0);
		seatOf(position, player).resources[resource] += amount;
	},
	nothingAdded: nothing,
	lost(position, { player, resource, amount }) {
		expect(amount).toBeGreaterThan(0);
		seatOf(position, player).resources[resource] -= amount;
	},
	scored(position, { player, vp }) {
		seatOf(position, player).vp += vp;
	},
	climbed(position, { player, stairway, from, to, lost }) {
		const seat = seatOf(position, player);
		expect(seat.priests[stairway]).toBe(from);
		expect(to - from + lost).toBeGreaterThan(0);
		seat.priests[stairway] = to;
		if (to === position.table.profile.stairwaySteps && !seat.topped.includes(stairway)) seat.topped.push(stairway);
	},
	steppedDown(position, { player, stairway, from, to }) {
		expect(seatOf(position, player).priests[stairway]).toBe(from);
		expect(to).toBeLessThan(from);
		seatOf(position, player).priests[stairway] = to;
	},
	zenithTaken(position, { id }, all) {
		const vp = position.table.profile.zenithVp[3 - position.zenith];
		expect(all.find(({ causedBy }) => causedBy === id)).toMatchObject({ type: 'scored', vp });
		position.zenith--;
	},
	zenithWithheld: nothing,
	jadePlaced(position, { player, space }) {
		const { mask } = seatOf(position, player);
		expect(mask).not.toContain(space);
		mask.push(space);
	},
	jadeRemoved(position, { player, space }) {
		const seat = seatOf(position, player);
		drop(seat.mask, space);
		if (!seat.maskRemoved.includes(space)) seat.maskRemoved.push(space);
	},
	jadeGivesNothing: (position, { player, space }) => expect(seatOf(position, player).maskRemoved).toContain(space),
	effectWaits(position, { player, effect, causedBy }, all) {
		const jade = all.find(({ id }) => id === causedBy);
		if (jade?.type !== 'jadePlaced') expect.fail('an effect waits that no Jade brought');
		const context = { player, source: { mask: jade.space }, cause: jade.id };
		seatOf(position, player).waiting.push({ effect, context });
	},
	glyphTaken(position, { player, space, colour }) {
		expect(position.cards.glyphs.laid[space - 1]).toBe(colour);
		position.cards.glyphs.laid[space - 1] = null;
		seatOf(position, player).glyphs[colour]++;
	},
	glyphLost(position, { player, colour }) {
		seatOf(position, player).glyphs[colour]--;
		discardTo(position.cards.glyphs, colour);
	},
	characterTaken(position, { player, character, space }) {
		expect(position.cards.characters.laid[space - 1]).toBe(character);
		position.cards.characters.laid[space - 1] = null;
		seatOf(position, player).characters.push(character);
	},
	characterDiscarded(position, { player, character }) {
		const seat = seatOf(position, player);
		drop(seat.characters, character);
		seat.discarded++;
		if (position.table.readings['discarded-characters'] === 'discard-pile')
			discardTo(position.cards.characters, character);
	},
	courtTokenPlaced: (position, { player, half }) => add(position.ballCourt[half], player, 1),
	riverTilesTaken(position, { player, tiles }) {
		const there = position.river.filter((tile) => tile !== null);
		expect(tiles).toStrictEqual(there.slice(0, 2));
		for (const tile of tiles) {
			position.river[position.river.indexOf(tile)] = null;
			seatOf(position, player).tiles[tile]++;
		}
	},
	extensionAdded(position, { player, extensions }) {
		expect(++seatOf(position, player).extensions).toBe(extensions);
	},
	extensionLost(position, { player, extensions }) {
		expect(--seatOf(position, player).extensions).toBe(extensions);
	},
	totemPlaced(position, { player, site, side }) {
		const seat = seatOf(position, player);
		seat.totem = { site, space: 1, side };
		seat.ejectedFrom = null;
	},
	totemLeft: nothing,
	totemPushed(position, { player, site, space }) {
		const { totem } = seatOf(position, player);
		expect(totem).toMatchObject({ site, space: space - 1 });
		if (totem) totem.space = space;
	},
	totemEjected(position, { player, site }) {
		const seat = seatOf(position, player);
		expect(seat.totem).toMatchObject({ site, space: 3 });
		seat.totem = null;
		seat.ejectedFrom = site;
	},
	glyphsExchanged(position, { player, set, colours }) {
		expect(new Set(colours).size).toBe(set === 'same-colour' ? 1 : colours.length);
		for (const colour of colours) seatOf(position, player).glyphs[colour]--;
		discardTo(position.cards.glyphs, ...colours);
	},
	bonusActionQueued(position, { player, site, less, causedBy }) {
		position.bonusActions.push({ player, site, less, cause: causedBy as number });
	},
	unaffected: nothing,
	endTriggered(position, { by }) {
		expect(position.ending).toBeNull();
		position.ending = { by, seat: position.active, turnsLeft: position.seats.length - 1 };
	},
	courtPhaseSkipped: nothing,
	courtPhaseEnded: nothing,
};

/** Whether a card or tile that comes up could have been another: then chance was asked. */
const isHidden = ({ cards, unseen }: Position, event: Event): boolean => {
	if (event.type === 'riverFilled') return resources.filter((resource) => unseen[resource] > 0).length > 1;
	if (event.type !== 'cardLaid') return false;
	const { top, rest } = cards[event.kind];
	return top.length === 0 && new Set(rest).size > 1;
};

const everyType = Object.keys(retell) as (keyof Retell)[];

const kindAt: Record<Exclude<ClosableSite, 'embassies' | 'altars'>, CardKind> = {
	'ball-court': 'characters',
	stairway: 'glyphs',
};

/** Tiles move up to the left before the River is filled, under one reading. */
function slide({ river, table }: Position): void {
	if (table.readings['river-slide'] !== 'slide') return;
	const there = river.filter((tile) => tile !== null);
	river.splice(0, river.length, ...there, ...river.slice(there.length).map(() => null));
}

describe('what is told is what happened', () => {
	test('every position can be made from the one before it and its events alone; chance is asked for what is hidden', () => {
		everyLine((line) => {
			const all = line.told.flat();
			let before = firstOf(line);
			for (const [index, after] of line.positions.entries()) {
				if (index === 0) continue;
				const events = line.told[index] as Event[];
				const { table, ...rest } = before;
				const expected: Position = { ...structuredClone(rest), table };
				for (const [told, event] of events.entries()) {
					if (isHidden(expected, event)) expect(told === 0 && line.actions[index - 1]?.type).toBe('draw');
					(retell[event.type as keyof Retell] as (...args: unknown[]) => void)(expected, event, all);
				}
				expected.told += events.length;
				// An exchange has begun before its colours are named, and only the first of its sets begins it.
				if (line.actions[index - 1]?.type === 'exchange') {
					expect(before.exchanged).toBe(copan.decision(before)?.ask === 'another-set');
					expected.exchanged = true;
				}
				// How far the turn has come is no news.
				for (const key of ['frames', 'resolved', 'chance'] as const) Object.assign(expected, { [key]: after[key] });
				// The River moves up, and then asks which tile is drawn.
				if (copan.decision(after)?.ask === 'draw-tile') slide(expected);
				if (!isDeepStrictEqual(expected, after)) expect(changesBetween(expected, after)).toEqual({});
				before = after;
			}
		}, veryOften);
	});

	test('points are those of the start and all that was scored', () => {
		everyLine((line) => {
			const scored = eventsOf(line.told.flat(), 'scored');
			for (const [seat, { vp }] of lastOf(line).seats.entries())
				expect(vp).toBe(
					scored.reduce(
						(total, event) => total + (event.player === seat ? event.vp : 0),
						seatOf(firstOf(line), seat).vp,
					),
				);
		});
	});

	test('chance moves on once for each roll and each draw, whatever comes up', () => {
		everyLine((line, setup, choices) => {
			const bySeed = playOut(setup, choices, { answer: seeded });
			for (const each of [line, bySeed])
				for (const [index, { type }] of each.actions.entries()) {
					const moved = !isDeepStrictEqual(each.positions[index]?.chance, each.positions[index + 1]?.chance);
					expect(moved).toBe(type === 'roll' || type === 'draw');
				}
		});
	});
});

/** Chance as the seed has it, players by number. */
const seeded: Answer = (position, choice) => copan.chanceAnswer(position) ?? byNumber(position, choice);

describe('conservation', () => {
	test('the tiles of each resource: in hands, face up, on the River and unseen make 20; the bag holds the rest', () => {
		everyLine(({ positions }) => {
			for (const position of positions) {
				const totals = resources.map(
					(resource) =>
						inHands(position, resource) +
						faceUp(position, resource) +
						position.river.filter((tile) => tile === resource).length +
						position.unseen[resource],
				);
				expect(totals).toEqual([20, 20, 20, 20]);
				expect(Math.min(...Object.values(position.unseen), tilesInBag(position))).toBeGreaterThanOrEqual(0);
			}
		});
	});

	test('each of the 43 Characters, 16 Altar cards and 48 Glyph cards is in one place', () => {
		everyLine((line) => {
			const { readings, profile } = firstOf(line).table;
			const box: Record<CardKind, string[]> = {
				characters: characters.map(({ id }) => id),
				altars: Array.from({ length: 16 }, (_, index) => `altar-${index + 1}`),
				glyphs: glyphColours.flatMap((colour) => Array.from({ length: profile.glyphsOfEach }, () => colour)),
			};
			const outOfTheGame: string[] = [];
			for (const [index, position] of line.positions.entries()) {
				for (const event of line.told[index] ?? []) {
					if (event.type === 'cardsSwept' && readings['swept-cards'] === 'out-of-the-game')
						outOfTheGame.push(...event.cards);
					if (event.type === 'characterDiscarded' && readings['discarded-characters'] === 'out-of-the-game')
						outOfTheGame.push(event.character);
				}
				for (const kind of cardKinds) {
					const { laid, top, rest, discard } = position.cards[kind];
					const held = position.seats.flatMap((seat) =>
						kind === 'characters'
							? seat.characters
							: kind === 'glyphs'
								? glyphColours.flatMap((colour) => Array.from({ length: seat.glyphs[colour] }, () => colour))
								: [],
					);
					const there = [...laid.filter((card) => card !== null), ...top, ...rest, ...discard, ...held];
					const gone = outOfTheGame.filter((card) => box[kind].includes(card));
					expect([...there, ...gone].sort()).toEqual(box[kind].sort());
					expect(rest).toEqual([...rest].sort());
					expect(discard).toEqual([...discard].sort());
				}
			}
		});
	});

	test('Cities stay or leave for good, and none comes', () => {
		everyLine((line) => {
			const there = (position: Position) => position.cities.filter((city) => city !== null);
			const removed = eventsOf(line.told.flat(), 'spaceClosed').flatMap(({ site, removed: city }) =>
				site === 'embassies' && city ? [city] : [],
			);
			expect([...there(lastOf(line)), ...removed].sort()).toEqual(there(firstOf(line)).sort());
			for (const { cities } of line.positions)
				expect(new Set(cities.filter(Boolean)).size).toBe(cities.filter(Boolean).length);
		});
	});

	test('no player has more than 25 tokens on the Sites; they only go where the rules move them', () => {
		everyLine((line) => {
			const onSites = (position: Position, seat: number) =>
				[...position.embassies, position.ballCourt.left, position.ballCourt.right, position.altarReserve].reduce(
					(total, tokens) => total + (tokens[seat] as number),
					position.altarTokens.filter((owner) => owner === seat).length,
				);
			const all = line.told.flat();
			const placed = eventsOf(all, 'courtTokenPlaced');
			const removed = eventsOf(all, 'embassiesRemoved');
			for (const seat of firstOf(line).seats.keys()) {
				const came = placed.filter(({ player }) => player === seat).length;
				const went = removed.reduce((total, { tokens }) => total + (tokens[seat] as number), 0);
				expect(onSites(lastOf(line), seat)).toBe(onSites(firstOf(line), seat) + came - went);
				expect(onSites(lastOf(line), seat)).toBeLessThanOrEqual(25);
			}
		});
	});

	test('16 Jade tiles a player: on the Mask once each, or beside it', () => {
		everyLine(({ positions }) => {
			for (const { seats } of positions)
				for (const { mask, maskRemoved } of seats) {
					const tiles = [...new Set([...mask, ...maskRemoved])];
					expect(new Set(mask).size).toBe(mask.length);
					expect(tiles.every((tile) => Number.isInteger(tile) && tile >= 1 && tile <= 16)).toBe(true);
				}
		});
	});

	test('extensions come from the supply and go back; Zenith tokens are taken one by one', () => {
		everyLine((line) => {
			const { table, zenith } = firstOf(line);
			for (const position of line.positions)
				expect(position.seats.reduce((total, { extensions }) => total + extensions, 0)).toBeLessThanOrEqual(
					table.profile.extensionSupply[table.players],
				);
			const taken = eventsOf(line.told.flat(), 'zenithTaken').length;
			expect(lastOf(line).zenith).toBe(zenith - taken);
			expect(lastOf(line).zenith).toBeGreaterThanOrEqual(0);
		});
	});

	test('at most 15 Closed tokens: one for a Decline Event, two at the Altars', () => {
		everyLine((line) => {
			for (const { event, tokens } of line.told
				.flat()
				.flatMap((each) => (each.type === 'spaceClosed' ? [{ event: each, tokens: each.spaces.length }] : [])))
				expect(tokens).toBe(event.site === 'altars' ? 2 : 1);
			for (const { closed, crossed, cards, cities, altarTokens, table } of line.positions) {
				const tokens = closableSites.map((site) => closed[site].length * (site === 'altars' ? 2 : 1));
				expect(tokens.reduce((one, other) => one + other)).toBeLessThanOrEqual(15);
				for (const resource of resources) {
					const faces = closed[siteOf[resource]];
					expect(faces.length).toBeLessThanOrEqual(crossed[resource]);
					expect(new Set(faces).size).toBe(faces.length);
				}
				// Nothing lies on a closed space.
				const lying = {
					embassies: cities,
					'ball-court': cards.characters.laid,
					stairway: cards.glyphs.laid,
					altars: altarTokens,
				};
				for (const site of closableSites)
					for (const [space, what] of lying[site].entries())
						if (closed[site].includes(table.profile.faceSpaces[site][space] as 1)) expect(what).toBeNull();
			}
		});
	});

	test('resources lie between 0 and the storage; Characters have room once nobody has to discard', () => {
		everyLine(({ positions }) => {
			for (const { seats, table, frames } of positions)
				for (const [index, seat] of seats.entries()) {
					const storage = table.profile.capacity + seat.extensions * table.profile.capacityPerExtension;
					for (const resource of resources) {
						expect(seat.resources[resource]).toBeGreaterThanOrEqual(0);
						expect(seat.resources[resource]).toBeLessThanOrEqual(storage);
					}
					const room = table.profile.characterSpaces + seat.extensions * table.profile.characterSpacesPerExtension;
					const mustDiscard = frames.some(
						(frame) =>
							('do' in frame && frame.do === 'make-room' && frame.player === index) ||
							('ask' in frame && frame.ask === 'discard' && frame.player === index && frame.because === 'room'),
					);
					if (!mustDiscard) expect(seat.characters.length).toBeLessThanOrEqual(room);
					for (const colour of glyphColours) expect(seat.glyphs[colour]).toBeGreaterThanOrEqual(0);
				}
		});
	});

	test('Priests stay on their stairways, and Totems on spaces of their own', () => {
		everyLine(({ positions }) => {
			for (const { seats, table } of positions) {
				for (const { priests, topped } of seats)
					for (const resource of resources) {
						expect(priests[resource]).toBeGreaterThanOrEqual(0);
						expect(priests[resource]).toBeLessThanOrEqual(table.profile.stairwaySteps);
						if (priests[resource] === table.profile.stairwaySteps) expect(topped).toContain(resource);
					}
				const standing = seats.flatMap(({ totem }) => (totem ? [`${totem.site} ${totem.space}`] : []));
				expect(new Set(standing).size).toBe(standing.length);
				for (const { totem, ejectedFrom } of seats) {
					if (totem) expect([1, 2, 3]).toContain(totem.space);
					if (ejectedFrom) expect(totem).toBeNull();
				}
			}
		});
	});

	test('no cube leaves its track; Events brought stay within 3, never fall, and keep up with the cube', () => {
		everyLine(({ positions }) => {
			for (const [index, { cubes, crossed, table }] of positions.entries()) {
				const { thresholds, end } = table.profile.declineTracks[table.players];
				for (const resource of resources) {
					expect(cubes[resource]).toBeGreaterThanOrEqual(0);
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

	test('one space of the Pyramid is covered at most, and the turn stays whose it is', () => {
		everyLine((line) => {
			const first = firstOf(line);
			const last = lastOf(line);
			expect(last.table).toStrictEqual(first.table);
			expect(last.active).toBe(first.active);
			const laid = spaces.filter(({ id }) => first.pyramid[id] !== last.pyramid[id]);
			expect(laid.length).toBeLessThanOrEqual(1);
			for (const { id } of laid) expect(first.pyramid[id]).toBeUndefined();
		});
	});
});

describe('Events of a turn', () => {
	test('one roll a turn at most, its effect once, every Event resolved, each Decline Event closing or finding it closed', () => {
		everyLine((line) => {
			const all = line.told.flat();
			const count = (type: Event['type']) => all.filter((event) => event.type === type).length;
			const arisen = eventsOf(all, 'eventArose');
			const once = arisen.length > 0 ? 1 : 0;
			expect(count('dieRolled')).toBe(once);
			expect(count('faceApplies')).toBe(once);
			expect(count('dieKept')).toBe(arisen.length - once);
			expect(line.actions.filter(({ type }) => type === 'roll')).toHaveLength(once);
			expect(lastOf(line).resolved).toBe(arisen.length);
			expect(lastOf(line).events.map(({ cause }) => cause)).toEqual(arisen.map(({ id }) => id));
			const declines = arisen.filter(({ event }) => event.kind === 'decline').map(({ id }) => id);
			const closings = all.filter(({ type }) => type === 'spaceClosed' || type === 'closedAlready');
			expect(closings.map(({ causedBy }) => causedBy)).toEqual(declines);
			expect(arisen.filter(({ event }) => event.kind === 'spiral').length).toBeLessThanOrEqual(1);
		});
	});

	test('Events are resolved in the order in which they arose', () => {
		everyLine((line) => {
			const consulted = line.told.flat().filter(({ type }) => type === 'dieRolled' || type === 'dieKept');
			expect(consulted.map(({ causedBy }) => causedBy)).toEqual(lastOf(line).events.map(({ cause }) => cause));
		});
	});

	test('the end of the game is noticed at once, once, and not forgotten', () => {
		everyLine((line) => {
			for (const [index, position] of line.positions.entries()) {
				const { cubes, crossed, table, pyramid, ending } = position;
				const before = line.positions[index - 1];
				if (before?.ending) {
					expect(ending).toStrictEqual(before.ending);
					continue;
				}
				const full = Object.keys(pyramid).length === 12 * table.players;
				const { end } = table.profile.declineTracks[table.players];
				const ever = table.readings['exhausted-when'] === 'ever';
				const exhausted = resources.filter((each) => (ever ? crossed[each] === 3 : cubes[each] === end)).length;
				if (full) expect(ending).not.toBeNull();
				if (exhausted >= 2) expect(ending).not.toBeNull();
				// A cube may have been at its end only for a moment between two questions.
				if (!full && exhausted < 2 && index === 0) expect(ending).toBeNull();
			}
			expect(eventsOf(line.told.flat(), 'endTriggered').length).toBe(
				firstOf(line).ending ? 0 : lastOf(line).ending ? 1 : 0,
			);
		});
	});
});

/** Actions of every shape: of this question, of other ones, and of none; plain JSON, as a link would bring them. */
const anyAction: fc.Arbitrary<unknown> = fc
	.oneof(
		fc.record({ type: fc.constant('take-tile'), tile: fc.constantFrom<string>(...resources, 'face-down', 'any') }),
		fc.record({ type: fc.constant('place-tile'), space: fc.constantFrom(...spaces.map(({ id }) => id)) }),
		fc.record({
			type: fc.constantFrom('gain-resource', 'move-cube', 'lose-resource'),
			resource: fc.constantFrom<string>(...resources, 'any'),
		}),
		fc.record({ type: fc.constantFrom('climb', 'step-down'), stairway: fc.constantFrom<string>(...resources) }),
		fc.record({ type: fc.constant('roll'), face: fc.integer({ min: -1, max: 8 }) }),
		fc.record({
			type: fc.constantFrom('place-jade', 'remove-jade', 'take-glyph', 'fill-space'),
			space: fc.integer({ min: 0, max: 17 }),
		}),
		fc.record({
			type: fc.constantFrom('take-character', 'discard-character', 'use-bird'),
			character: fc.constantFrom(...characters.map(({ id }) => id)),
		}),
		fc.record({
			type: fc.constant('draw'),
			card: fc.constantFrom<string>(...resources, ...glyphColours, 'altar-1', 'kawai'),
		}),
		fc.record({ type: fc.constantFrom('go-on', 'leave-totem', 'end-turn', 'toString') }),
		fc.record({
			type: fc.constant('exchange'),
			set: fc.constantFrom('same-colour', 'different-colours', 'any'),
			cards: fc.integer({ min: 0, max: 9 }),
		}),
		fc.record({
			type: fc.constantFrom('give-glyph', 'lose-glyph'),
			colour: fc.constantFrom<string>(...glyphColours, 'z'),
		}),
		fc.record(
			{
				type: fc.constantFrom('take-tile', 'place-tile', 'gain-resource', 'roll', 'draw'),
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

/** Actions that are nearly this one: a value changed, a field gone, a field too many. */
const mutationsOf = (action: Action): Action[] =>
	[
		...Object.entries(action).flatMap(([key, value]) => [
			{ ...action, [key]: typeof value === 'number' ? value + 1 : `${value}x` },
			{ ...action, [key]: typeof value === 'number' ? `${value}` : 1 },
			{ ...action, [key]: null },
			Object.fromEntries(Object.entries(action).filter(([each]) => each !== key)),
		]),
		{ ...action, extra: 1 },
		[action],
	] as unknown as Action[];

/** What the engine must say of an action that is none of the candidates. */
const foreignTo = (position: Position, action: Action) => {
	const decision = copan.decision(position);
	if (!decision) return { code: 'nothing-asked', rule: 'copan.turn.two-phases', values: {} };
	const isAsked = copan.candidates(position).some((each) => each.action.type === action?.type);
	return { code: isAsked ? 'no-such-choice' : 'not-asked', rule: decision.rule, values: { ask: decision.ask } };
};

/** Tries actions at a position and says what is wrong with the first answer that is, or null. */
const tryOut = (position: Position, actions: readonly Action[]): string | null => {
	const bytes = JSON.stringify(position);
	const candidates = new Map(copan.candidates(position).map(({ action, refused }) => [inOrder(action), refused]));
	for (const action of actions) {
		const wrong = (what: string, about?: unknown) =>
			`${JSON.stringify(action)} at ${copan.decision(position)?.ask}: ${what} ${JSON.stringify(about)}`;
		const candidate = candidates.get(inOrder(action));
		const expected = candidate === undefined ? foreignTo(position, action) : candidate;
		const why = copan.why(position, action);
		const played = copan.play(position, action);
		if (!isDeepStrictEqual(why, expected)) return wrong('why', why);
		if (played.ok !== (why === null)) return wrong('accepted, though refused, or the other way round');
		if (!played.ok && !isDeepStrictEqual(played.error, why)) return wrong('play', played.error);
		if (why && !(ruleIds as readonly string[]).includes(why.rule)) return wrong('no such rule', why.rule);
	}
	return JSON.stringify(position) === bytes ? null : 'the position changed';
};

/** An action as text, whatever the order of its fields. */
const inOrder = (action: unknown): string =>
	typeof action === 'object' && action !== null && !Array.isArray(action)
		? JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)))
		: `${typeof action} ${JSON.stringify(action)}`;

describe('accepted if and only if enumerated', () => {
	test('a candidate is refused or plays, and `why` says the same', () => {
		everyLine(({ positions }) => {
			for (const position of positions) {
				const candidates = copan.candidates(position);
				const legal = candidates.filter(({ refused }) => !refused).map(({ action }) => action);
				expect(copan.legalActions(position)).toStrictEqual(legal);
				expect(copan.decision(position) === null).toBe(candidates.length === 0);
				if (candidates.length > 0) expect(legal.length).toBeGreaterThan(0);
				expect(new Set(candidates.map(({ action }) => JSON.stringify(action))).size).toBe(candidates.length);
				expect(
					tryOut(
						position,
						candidates.map(({ action }) => action),
					),
				).toBeNull();
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
					for (const position of playOut(setup, choices).positions)
						expect(tryOut(position, tried as Action[])).toBeNull();
				},
			),
			often,
		);
	});

	test('nor is one that is nearly a legal action', () => {
		everyLine(({ positions, actions }) => {
			for (const [index, action] of actions.entries())
				expect(tryOut(positions[index] as Position, mutationsOf(action))).toBeNull();
		});
	});

	test('the actions of one question are foreign to every other question', () => {
		everyLine(({ positions, actions }) => {
			for (const position of positions) expect(tryOut(position, actions)).toBeNull();
		});
	});

	test.each([[null], [undefined], [42], [true], ['take-tile'], [[]], [['take-tile']], [{}]])(
		'%j is no action',
		(nonsense) => {
			const action = nonsense as unknown as Action;
			const { position } = expectOk(copan.create({ until: 'court-phase' }));
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
			const reloaded = playOut(setup, choices, { between: reload });
			expect(isDeepStrictEqual(reloaded, line)).toBe(true);
			for (const position of line.positions) expect(isDeepStrictEqual(reload(position), position)).toBe(true);
		});
	});

	test('the same setup and actions give the same bytes', () => {
		everyLine((line, setup, choices) => {
			expect(JSON.stringify(playOut(structuredClone(setup), choices))).toBe(JSON.stringify(line));
		});
	});

	test('every position of a line can be gone on from again, whatever was played from it meanwhile', () => {
		everyLine(({ positions, actions, told }) => {
			for (const [index, action] of [...actions.entries()].reverse()) {
				const again = expectOk(copan.play(positions[index] as Position, action));
				expect(isDeepStrictEqual(again, { position: positions[index + 1], events: told[index + 1] })).toBe(true);
			}
		});
	});

	test('a position described as a setup is the same position', () => {
		let described = 0;
		everyLine((line, setup) => {
			const last = lastOf(line);
			const { readings } = last.table;
			// Cards out of the game, and all that hangs on what was before, no setup can tell.
			if (readings['swept-cards'] !== 'discarded' || readings['discarded-characters'] !== 'discard-pile') return;
			if (last.seats.some(({ waiting }) => waiting.length > 0)) return;
			described++;
			const pick = (part: keyof Cards) =>
				Object.fromEntries(cardKinds.map((kind) => [kind, last.cards[kind][part]])) as Record<CardKind, string[]>;
			const again = expectOk(
				createPosition({
					...setup,
					seats: last.seats.map(({ waiting: _, ...seat }) => seat),
					pyramid: last.pyramid as Record<string, PlacedTile>,
					cubes: last.cubes,
					crossed: last.crossed,
					zenith: last.zenith,
					sites: {
						cities: last.cities,
						embassies: last.embassies,
						river: last.river,
						ballCourt: last.ballCourt,
						altarTokens: last.altarTokens,
						altarReserve: last.altarReserve,
						closed: last.closed,
						...pick('laid'),
					},
					tops: pick('top'),
					discards: pick('discard'),
				}),
			);
			const lasting = ({ seats, ...position }: Position) => ({
				...position,
				seats: seats.map((seat) => ({ ...seat, topped: null, maskRemoved: null })),
				...{
					told: 0,
					events: [],
					resolved: 0,
					face: null,
					frames: [],
					chance: [],
					ending: null,
					bonusActions: [],
					exchanged: false,
				},
			});
			expect(changesBetween(lasting(again), lasting(last))).toEqual({});
		}, veryOften);
		expect(described).toBeGreaterThan((veryOften.numRuns as number) / 3);
	});
});

describe('chance', () => {
	test('the same seed answers the same, with a legal action, where chance is asked and nowhere else', () => {
		everyLine((_, setup, choices) => {
			const line = playOut(setup, choices, { answer: seeded });
			expect(isDeepStrictEqual(playOut(setup, choices, { answer: seeded }), line)).toBe(true);
			for (const position of line.positions) {
				const answer = copan.chanceAnswer(position);
				expect(answer !== null).toBe(copan.decision(position)?.actor === 'chance');
				if (answer) expect(copan.why(position, answer)).toBeNull();
				expect(copan.chanceAnswer(position)).toStrictEqual(answer);
			}
		});
	});

	test('the actor is chance exactly where a die, a card or a tile is to come', () => {
		everyLine(({ positions }) => {
			for (const position of positions) {
				const decision = copan.decision(position);
				if (!decision) continue;
				expect(decision.actor === 'chance').toBe(['die', 'draw', 'draw-tile'].includes(decision.ask));
				if (decision.actor !== 'chance') expect(position.seats[decision.actor]).toBeDefined();
				expect(ruleIds).toContain(decision.rule);
			}
		});
	});

	test('cards and tiles are drawn as often as there are of them', () => {
		everyLine(({ positions }) => {
			for (const position of positions) {
				const top = position.frames.at(-1);
				if (!top || !('ask' in top)) continue;
				const candidates = copan.candidates(position);
				const weights = Object.fromEntries(
					candidates.map(({ action, weight }) => [(action as { card: string }).card, weight]),
				);
				if (top.ask === 'draw-tile') expect(weights).toEqual(position.unseen);
				if (top.ask !== 'draw') continue;
				expect(position.cards[top.kind].top).toEqual([]);
				const { rest } = position.cards[top.kind];
				expect(weights).toEqual(
					Object.fromEntries([...new Set(rest)].map((card) => [card, rest.filter((each) => each === card).length])),
				);
			}
		});
	});

	test('each face comes up about once in six seeds, and any face may follow any other', () => {
		const pairs = new Map<string, number>();
		for (let seed = 0; seed < 1800; seed++) {
			const setup: Setup = { card: 'C', players: 2, seed, cubes: { food: 2 }, rulings: {} };
			let position = expectOk(copan.create(setup)).position;
			for (const action of [take('food'), place('east-1-1')])
				position = expectOk(copan.play(position, action)).position;
			const first = copan.chanceAnswer(position) as { face: number };
			const { position: next } = expectOk(copan.play(position, first as Action));
			const second = copan.chanceAnswer({ ...position, chance: next.chance }) as { face: number };
			const pair = `${first.face}${second.face}`;
			pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
		}
		expect(pairs.size).toBe(36);
		// 50 are expected of each; five standard deviations are 35.
		for (const [pair, count] of pairs) expect(Math.abs(count - 50), pair).toBeLessThan(35);
	});
});

describe('events', () => {
	test('ids count up through the game; each cause came before; each event names rules and rulings that exist', () => {
		everyLine(({ told, positions }) => {
			const events = told.flat();
			expect(events.map(({ id }) => id)).toStrictEqual(events.map((_, index) => index));
			expect(positions.at(-1)?.told).toBe(events.length);
			const known = { rules: new Set<string>(ruleIds), rulings: new Set(Object.keys(rulings)) };
			for (const { id, rules, causedBy, rulings: hangsOn } of events) {
				expect(rules.length).toBeGreaterThan(0);
				expect(new Set(rules).size).toBe(rules.length);
				expect(rules.filter((rule) => !known.rules.has(rule))).toEqual([]);
				if (causedBy !== undefined) {
					expect(causedBy).toBeGreaterThanOrEqual(0);
					expect(causedBy).toBeLessThan(id);
				}
				if (hangsOn) expect(hangsOn.length).toBeGreaterThan(0);
				expect(new Set(hangsOn).size).toBe(hangsOn?.length ?? 0);
				expect((hangsOn ?? []).filter((ruling) => !known.rulings.has(ruling))).toEqual([]);
			}
		});
	});

	const unprompted = [
		'tilePlaced',
		'tileKept',
		'characterDiscarded',
		'glyphsExchanged',
		'courtPhaseSkipped',
		'courtPhaseEnded',
	];
	test('what nobody caused is a tile laid or kept, a bird used, Glyphs exchanged, or the phase’s end', () => {
		everyLine(({ told }) => {
			for (const event of told.flat()) if (event.causedBy === undefined) expect(unprompted).toContain(event.type);
		});
	});

	test('the last thing told of a turn is that its Court phase ended, and that once', () => {
		everyLine(({ told }) => {
			const types = told.flat().map(({ type }) => type);
			expect(types.at(-1)).toBe('courtPhaseEnded');
			expect(types.filter((type) => type === 'courtPhaseEnded')).toHaveLength(1);
		});
	});

	test('every tile activated is told, whatever it yields; one of a resource told before names the ruling', () => {
		everyLine((line) => {
			const last = lastOf(line);
			const laid = line.actions.find((action) => action.type === 'place-tile');
			const activations = eventsOf(line.told.flat(), 'tileActivated');
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
	test('agrees on what a placing yields, on thousands of tables, where Events bring nothing', () => {
		let placings = 0;
		// Card C, face 4 takes a Jade tile off, and there is none; what may be done at any time is left out.
		const quietSetup = anySetup.map(
			(setup): Setup => ({
				...setup,
				card: 'C',
				rulings: { ...setup.rulings, 'discard-at-will': 'only-for-room' },
				seats: (setup.seats ?? []).map((seat) => ({
					...seat,
					mask: [],
					glyphs: {},
					characters: (seat.characters ?? []).filter(
						(id) => characters.find((each) => each.id === id)?.kind !== 'bird',
					),
				})),
			}),
		);
		const quietly: Answer = (position, choice) =>
			copan.decision(position)?.ask === 'die' ? { type: 'roll', face: 4 } : byNumber(position, choice);
		const check = ({ positions, actions, told }: Line) => {
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
				events: after.events.map(({ event }) =>
					event.kind === 'spiral' ? 'spiral' : `${event.resource} ${event.nth}`,
				),
				spent: all.flatMap((event) => (event.type === 'thresholdSpent' ? [event.resource] : [])),
				idle: all.flatMap((event) => (event.type === 'nothingAdded' ? [event.character] : [])),
			}).toStrictEqual(opinion);
			const { spaceMarks, anyResourceGain } = before.table.profile;
			expect(choices).toHaveLength(taken && spaceMarks[laid.space] === 'any-resource' ? anyResourceGain : 0);
		};
		fc.assert(
			fc.property(quietSetup, anyChoices, (setup, choices) => check(playOut(setup, choices, { answer: quietly }))),
			veryOften,
		);
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
				const offered = copan
					.legalActions(position)
					.flatMap((action) => (action.type === 'place-tile' ? [action.space as string] : []));
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
			const seen =
				resources.reduce((total, each) => total + inHands(first, each) + faceUp(first, each), 0) +
				first.river.filter(Boolean).length;
			const faceDown = Object.values(first.pyramid).filter((tile) => tile === 'face-down').length;
			const bag = 80 - seen - faceDown;
			const skipped = first.table.readings['full-pyramid-turn'] === 'skipped';
			const expected = full ? (hand > 0 && !skipped ? 'cube' : null) : hand > 0 ? 'tile' : bag > 0 ? 'space' : null;
			expect(copan.decision(first)?.ask ?? null).toBe(expected);
		});
	});
});
