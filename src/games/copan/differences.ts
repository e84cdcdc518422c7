/** Two positions side by side: all that a table could point at, as plain data. */
import type { Readable } from '#engine/compare.ts';
import { isSame } from '#engine/condition.ts';
import type { CharacterId } from './characters.ts';
import type { DieFace } from './event-cards.ts';
import type { Question } from './frames.ts';
import { type GlyphColour, glyphColours } from './glyphs.ts';
import { questionOf } from './machine.ts';
import { type CardKind, cardKinds } from './piles.ts';
import { type Ending, type PlacedTile, type Position, spacesOfFace, type TurnEvent } from './position.ts';
import { type SpaceId, spaces } from './pyramid.ts';
import { type ClosableSite, closableSites, type Resource, resources } from './resources.ts';
import type { Result } from './scoring.ts';
import type { Totem } from './totems.ts';

/** Where a player's tokens lie: in a City or under a column, from 1, on a half of the Ball Court, in the reserve. */
export type TokenPlace = { city: number } | { half: 'left' | 'right' } | { column: number } | { reserve: true };

/** What is counted at a seat. */
export type Counted =
	| 'vp'
	| 'extensions'
	| 'bonus'
	| { resource: Resource }
	| { tiles: Resource }
	| { steps: Resource }
	| { glyphs: GlyphColour }
	| { tokens: TokenPlace };

/** Something that is `one` thing in the first position and `other` in the second. */
interface Twofold<Value> {
	one: Value;
	other: Value;
}

/** What differs at a seat. */
export type SeatDifference = { seat: number } & (
	| ({ of: 'count'; what: Counted } & Twofold<number>)
	| ({ of: 'characters' } & Twofold<CharacterId[]>)
	/** Spaces with a Jade tile. */
	| ({ of: 'mask' } & Twofold<number[]>)
	| ({ of: 'totem' } & Twofold<Totem | null>)
	/** Effects that wait for the player's own turn. */
	| ({ of: 'waiting' } & Twofold<number>)
);

/** What differs on the board, or in what goes on. Spaces of Sites count from 1. */
export type BoardDifference =
	| { of: 'closed'; site: ClosableSite; face: DieFace; spaces: number[]; isInOther: boolean }
	| ({ of: 'cube'; resource: Resource } & Twofold<number>)
	| ({ of: 'space'; space: SpaceId } & Twofold<PlacedTile | null>)
	| ({ of: 'card'; kind: CardKind | 'city' | 'river'; space: number } & Twofold<string | null>)
	/** Zenith tokens left. */
	| ({ of: 'zenith' } & Twofold<number>)
	/** Cards of a kind that nobody holds and that lie on no space: in the pile or discarded, or out of the game. */
	| { of: 'pile'; kind: CardKind }
	| ({ of: 'face' } & Twofold<DieFace | null>)
	/** The Events of this turn: how many, or in which order. */
	| ({ of: 'events' } & Twofold<TurnEvent[]>)
	| ({ of: 'active' } & Twofold<number>)
	| ({ of: 'ending' } & Twofold<Ending | null>)
	| ({ of: 'asked' } & Twofold<Asked | null>)
	| ({ of: 'result' } & Twofold<Result | null>)
	/** None of the above: what is still to be done, or what lies hidden. */
	| { of: 'rest' };

/** A question and whose it is; chance's have nobody. */
export interface Asked {
	question: Question;
	seat: number | null;
}

export type Difference = SeatDifference | BoardDifference;

/** All of a position but the table: that says which readings are in force, and changes in no game. */
const bare = ({ table, ...rest }: Position): Omit<Position, 'table'> => rest;

/** What comparing readings has to know of a position. */
export const readable: Readable<Position> = {
	bare,
	under: (position, { table }) => ({ ...position, table }),
	watched: (position, onRead) => {
		const readings = new Proxy(position.table.readings, {
			get(all, id) {
				onRead(id as string);
				return all[id as keyof typeof all];
			},
		});
		return { ...position, table: { ...position.table, readings } };
	},
};

const tokensOf = (position: Position, seat: number): [place: TokenPlace, count: number][] => [
	...position.embassies.map((tokens, space): [TokenPlace, number] => [{ city: space + 1 }, tokens[seat] ?? 0]),
	...(['left', 'right'] as const).map((half): [TokenPlace, number] => [{ half }, position.ballCourt[half][seat] ?? 0]),
	...position.altarTokens.map((owner, column): [TokenPlace, number] => [
		{ column: column + 1 },
		owner === seat ? 1 : 0,
	]),
	[{ reserve: true }, position.altarReserve[seat] ?? 0],
];

/** All that is counted at a seat, in the order in which it is read. */
const countsOf = (position: Position, index: number): [what: Counted, count: number][] => {
	const seat = position.seats[index];
	if (!seat) return [];
	return [
		['vp', seat.vp],
		...resources.map((resource): [Counted, number] => [{ resource }, seat.resources[resource]]),
		...resources.map((resource): [Counted, number] => [{ tiles: resource }, seat.tiles[resource]]),
		...resources.map((resource): [Counted, number] => [{ steps: resource }, seat.priests[resource]]),
		...glyphColours.map((colour): [Counted, number] => [{ glyphs: colour }, seat.glyphs[colour]]),
		['extensions', seat.extensions],
		...tokensOf(position, index).map(([tokens, count]): [Counted, number] => [{ tokens }, count]),
		['bonus', position.bonusActions.filter(({ player }) => player === index).length],
	];
};

const seatDifferences = (one: Position, other: Position, seat: number): SeatDifference[] => {
	const [here, there] = [one.seats[seat], other.seats[seat]];
	if (!here || !there) return [];
	const counts = countsOf(other, seat);
	const found: SeatDifference[] = countsOf(one, seat).flatMap(([what, count], index) => {
		const [, then = 0] = counts[index] ?? [];
		return then === count ? [] : [{ seat, of: 'count', what, one: count, other: then }];
	});
	const sorted = <Value>(list: readonly Value[]): Value[] => [...list].sort();
	if (!isSame(sorted(here.characters), sorted(there.characters)))
		found.push({ seat, of: 'characters', one: here.characters, other: there.characters });
	if (!isSame(sorted(here.mask), sorted(there.mask)))
		found.push({ seat, of: 'mask', one: here.mask, other: there.mask });
	if (!isSame(here.totem, there.totem)) found.push({ seat, of: 'totem', one: here.totem, other: there.totem });
	if (here.waiting.length !== there.waiting.length)
		found.push({ seat, of: 'waiting', one: here.waiting.length, other: there.waiting.length });
	return found;
};

/** Who is asked what in a position. Whose question it is that names no player is the active one's. */
const askedIn = (position: Position): Asked | null => {
	const question = questionOf(position);
	if (!question) return null;
	const isChance = ['die', 'draw', 'draw-tile', 'draw-token', 'draw-city'].includes(question.ask);
	return { question, seat: isChance ? null : 'player' in question ? question.player : position.active };
};

/** A frame apart from the number of the event that brought it about. */
const withoutCause = (frame: object): object => ({ ...frame, cause: null });

const boardDifferences = (one: Position, other: Position): BoardDifference[] => {
	const found: BoardDifference[] = [];
	for (const site of closableSites)
		for (const face of [1, 2, 3, 4, 5, 6] as const) {
			const isInOther = other.closed[site].includes(face);
			if (isInOther !== one.closed[site].includes(face))
				found.push({
					of: 'closed',
					site,
					face,
					spaces: spacesOfFace(one, site, face).map((space) => space + 1),
					isInOther,
				});
		}
	for (const resource of resources)
		if (one.cubes[resource] !== other.cubes[resource])
			found.push({ of: 'cube', resource, one: one.cubes[resource], other: other.cubes[resource] });
	for (const { id } of spaces)
		if (one.pyramid[id] !== other.pyramid[id])
			found.push({ of: 'space', space: id, one: one.pyramid[id] ?? null, other: other.pyramid[id] ?? null });
	const laid = (position: Position): [CardKind | 'city' | 'river', (string | null)[]][] => [
		['city', position.cities],
		['river', position.river],
		...cardKinds.map((kind): [CardKind, (string | null)[]] => [kind, position.cards[kind].laid]),
	];
	const there = laid(other);
	for (const [index, [kind, cards]] of laid(one).entries())
		for (const [space, card] of cards.entries()) {
			const then = there[index]?.[1][space] ?? null;
			if (card !== then) found.push({ of: 'card', kind, space: space + 1, one: card, other: then });
		}
	if (one.zenith !== other.zenith) found.push({ of: 'zenith', one: one.zenith, other: other.zenith });
	if (one.face !== other.face) found.push({ of: 'face', one: one.face, other: other.face });
	const [events, eventsThen] = [one, other].map((position) => position.events.map(({ event }) => event)) as [
		TurnEvent[],
		TurnEvent[],
	];
	if (!isSame(events, eventsThen)) found.push({ of: 'events', one: events, other: eventsThen });
	for (const kind of cardKinds) {
		const hidden = ({ cards }: Position) => ({ ...cards[kind], laid: null });
		if (!isSame(hidden(one), hidden(other))) found.push({ of: 'pile', kind });
	}
	if (one.active !== other.active) found.push({ of: 'active', one: one.active, other: other.active });
	if (!isSame(one.ending, other.ending)) found.push({ of: 'ending', one: one.ending, other: other.ending });
	const [asked, askedThen] = [askedIn(one), askedIn(other)];
	const plain = (each: Asked | null) => each && { ...each, question: withoutCause(each.question) };
	if (!isSame(plain(asked), plain(askedThen))) found.push({ of: 'asked', one: asked, other: askedThen });
	if (!isSame(one.result, other.result)) found.push({ of: 'result', one: one.result, other: other.result });
	return found;
};

/** A position as it compares: apart from the numbers of events and from what chance will answer. */
const compared = (position: Position): string =>
	JSON.stringify({ ...bare(position), chance: null, told: null }, (key, value) => (key === 'cause' ? null : value));

/** All that differs between two positions of one table; nothing where they are the same but for their readings. */
export const differencesOf = (one: Position, other: Position): Difference[] => {
	const found = [...one.seats.flatMap((_, seat) => seatDifferences(one, other, seat)), ...boardDifferences(one, other)];
	return found.length === 0 && compared(one) !== compared(other) ? [{ of: 'rest' }] : found;
};
