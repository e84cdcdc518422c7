/** Positions as setups: what a link carries of a game at the start of a turn, and what free editing begins from. */
import { isSame } from '#engine/condition.ts';
import { readingsOf } from '#engine/rulings.ts';
import { type Scenario, scenarioVersion } from '#engine/scenario.ts';
import type { Action } from './actions.ts';
import { soloRulings } from './automa-rulings.ts';
import { crossingsAt } from './decline.ts';
import { copan } from './index.ts';
import { questionOf } from './machine.ts';
import { cardKinds } from './piles.ts';
import { type Automa, endingOf, type Position, type Seat } from './position.ts';
import { type Profile, standardProfile } from './profile.ts';
import { spaces } from './pyramid.ts';
import { type ByResource, resources } from './resources.ts';
import { type AutomaSetup, allCards, type From, type SeatSetup, type Setup } from './setup.ts';
import { startingTiles } from './solo.ts';

/** Where in a turn, or after it, the position rests with nothing begun that a setup could not say; null in between. */
const restOf = (position: Position): From | null => {
	const { frames, result, bonusActions, pendingJade, events, resolved, seats, active } = position;
	if (frames.length === 0) return result ? 'end' : null;
	const question = questionOf(position);
	if (frames.length > 1 || !question || bonusActions.length > 0 || pendingJade.length > 0) return null;
	if ((seats[active] as Seat).waiting.length > 0 || resolved < events.length) return null;
	switch (question.ask) {
		case 'tile':
		case 'cube':
		case 'automa-space':
			return 'court-phase';
		case 'space':
			return question.tile === 'face-down' ? 'court-phase' : null;
		case 'move':
			// Where nothing but going on is left, the phase would not even ask.
			return copan.legalActions(position).some(({ type }) => type !== 'go-on') ? 'action-phase' : null;
		default:
			return null;
	}
};

/**
 * Whether the position is one that a setup can say, so that it can be edited freely: at the start of a turn, before the
 * first tile is placed; at the start of the Action phase, with no Jade or bonus action waiting; or at the end of the
 * game. Anywhere else a choice is pending, or something is in progress: undo to before it.
 */
export const canCapture = (position: Position): boolean => restOf(position) !== null;

/** An object without the fields that say nothing beyond what is there anyway; undefined where none is left. */
const brief = <Whole extends object>(whole: Whole): Partial<Whole> | undefined => {
	const left = Object.entries(whole).filter(([, value]) => value !== undefined);
	return left.length > 0 ? (Object.fromEntries(left) as Partial<Whole>) : undefined;
};

/** Counts that differ from what a table has there at first. */
const unlike = <Counts extends object>(counts: Counts, otherwise: (key: keyof Counts) => number) =>
	brief(
		Object.fromEntries(
			Object.entries(counts).map(([key, count]) => [key, count === otherwise(key as keyof Counts) ? undefined : count]),
		) as Partial<Counts>,
	);

const filled = <Value>(list: readonly Value[]): Value[] | undefined => (list.length > 0 ? [...list] : undefined);

/** A row without the empty places at its end. */
const row = <Value>(list: readonly Value[], isEmpty: (value: Value) => boolean): Value[] | undefined =>
	filled(list.slice(0, list.findLastIndex((value) => !isEmpty(value)) + 1));

const counts = (list: readonly number[]) => row(list, (count) => count === 0);

const seatSetup = (seat: Seat, profile: Profile, isAutoma: boolean): SeatSetup => {
	const top = profile.stairwaySteps;
	const atTop = resources.filter((resource) => seat.priests[resource] === top);
	return (
		brief<SeatSetup>({
			resources: isAutoma ? undefined : unlike(seat.resources, () => profile.startingResources),
			tiles: unlike(seat.tiles, (tile) => (isAutoma ? startingTiles[tile] : profile.startingTilesOfEach)),
			extensions: seat.extensions || undefined,
			characters: filled(seat.characters),
			discarded: seat.discarded || undefined,
			glyphs: unlike(seat.glyphs, () => 0),
			mask: filled(seat.mask),
			maskRemoved: filled(seat.maskRemoved),
			// What waits stands there effect by effect; each Jade tile has one.
			waiting: filled(seat.waiting.map(({ context }) => (context.source as { mask: number }).mask)),
			priests: unlike(seat.priests, () => 0),
			topped: isSame(seat.topped, atTop) ? undefined : seat.topped,
			vp: seat.vp === profile.startingVp ? undefined : seat.vp,
			totem: seat.totem ?? undefined,
			ejectedFrom: seat.ejectedFrom ?? undefined,
		}) ?? {}
	);
};

/** Cards of a kind that are nowhere any more. */
const goneOf = ({ table, cards, seats }: Position, kind: (typeof cardKinds)[number]): string[] => {
	const { laid, top, rest, discard } = cards[kind];
	const held =
		kind === 'characters'
			? seats.flatMap(({ characters }): string[] => characters)
			: kind === 'glyphs'
				? seats.flatMap(({ glyphs }) => Object.entries(glyphs).flatMap(([colour, count]) => Array(count).fill(colour)))
				: [];
	const here = [...laid, ...top, ...rest, ...discard, ...held];
	return allCards(table.profile)[kind].filter((card) => {
		const at = here.indexOf(card);
		if (at >= 0) here.splice(at, 1);
		return at < 0;
	});
};

/** Values of the owner's copy, and readings other than ours. */
const own = <Whole extends object>(whole: Whole, ours: Whole): Partial<Whole> | undefined =>
	brief(
		Object.fromEntries(
			Object.entries(whole).map(([key, value]) => [key, isSame(value, ours[key as keyof Whole]) ? undefined : value]),
		) as Partial<Whole>,
	);
const ourReadings = readingsOf(soloRulings);

/** The Automa: what does not go without saying. */
const automaSetup = ({ seat, mode, row, hard, glyphs }: Automa): AutomaSetup => ({
	seat,
	...(mode !== 'basic' && { mode }),
	row,
	...(hard.length > 0 && { hard }),
	...(glyphs.length > 0 && { glyphs }),
});

/**
 * The setup that makes this position again, without what a table has there anyway; null where `canCapture` says no.
 * Only the telling begins anew: events count from 0, and what waits no longer knows the event that brought it about.
 */
export const setupOf = (position: Position): Setup | null => {
	const from = restOf(position);
	if (!from) return null;
	const { table, seats, automa, cards, cubes, ballCourt, closed, chest, events, face, ending, zenith } = position;
	const { players, profile, readings, card, until } = table;
	const track = profile.declineTracks[players];
	const tops = seats.reduce((total, { topped }) => total + topped.length, 0);
	const isOver = from === 'end';
	const implied = endingOf(position) ?? (isOver ? { by: 'setup', seat: position.active, turnsLeft: 0 } : null);
	const byKind = <Value>(value: (kind: (typeof cardKinds)[number]) => Value | undefined) =>
		brief(Object.fromEntries(cardKinds.map((kind) => [kind, value(kind)])) as Record<string, Value | undefined>);
	return brief<Setup>({
		players: players === 3 || automa ? undefined : players,
		automa: automa && automaSetup(automa),
		active: position.active || undefined,
		card,
		from: from === 'court-phase' ? undefined : from,
		until: until === 'game' ? undefined : until,
		seats: row(
			seats.map((seat, at) => seatSetup(seat, profile, at === automa?.seat)),
			(seat) => Object.keys(seat).length === 0,
		),
		// In the order of the board, which packs best.
		pyramid: brief(Object.fromEntries(spaces.map(({ id }) => [id, position.pyramid[id]]))) as Setup['pyramid'],
		cubes: unlike<ByResource>(cubes, () => 0),
		crossed: unlike(position.crossed, (resource) => crossingsAt(track, cubes[resource])),
		sites: brief<NonNullable<Setup['sites']>>({
			cities: position.cities,
			embassies: row(
				position.embassies.map((tokens) => counts(tokens) ?? []),
				(tokens) => tokens.length === 0,
			),
			usedTokens: filled(chest.flatMap(({ used }) => used)),
			river: position.river,
			characters: cards.characters.laid,
			ballCourt: brief({ left: counts(ballCourt.left), right: counts(ballCourt.right) }),
			altars: cards.altars.laid,
			altarTokens: row(position.altarTokens, (owner) => owner === null),
			altarReserve: counts(position.altarReserve),
			glyphs: cards.glyphs.laid,
			closed: brief(
				Object.fromEntries(Object.entries(closed).map(([site, faces]) => [site, filled(faces)])),
			) as NonNullable<Setup['sites']>['closed'],
		}),
		tops: byKind((kind) => filled(cards[kind].top)),
		discards: byKind((kind) => filled(cards[kind].discard)),
		gone: byKind((kind) => filled(goneOf(position, kind))),
		zenith: zenith === Math.max(0, profile.zenithVp.length - tops) ? undefined : zenith,
		exchanged: position.exchanged || undefined,
		rolled: face === null ? undefined : { face, events: events.map(({ event }) => event) },
		ending: ending === null || isSame(ending, implied) ? undefined : ending,
		seed: position.chance,
		profile: own(profile, standardProfile),
		rulings: own<object>(readings, ourReadings),
	}) as Setup;
};

/** The scenario of a position and of what was played from it, for a link; null where it cannot be captured. */
export const scenarioFrom = (position: Position, actions: readonly Action[] = []): Scenario<Setup, Action> | null => {
	const captured = setupOf(position);
	if (!captured) return null;
	const { profile, rulings: chosen, ...setup } = captured;
	return {
		v: scenarioVersion,
		game: 'copan',
		setup,
		...(profile && { profile }),
		...(chosen && { rulings: chosen as Record<string, string> }),
		actions: [...actions],
	};
};
