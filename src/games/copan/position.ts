import { fail, type Outcome, ok } from '#engine/outcome.ts';
import type { SetupProblem } from '#engine/rules.ts';
import { readingsOf } from '#engine/rulings.ts';
import { type CharacterId, isCharacterId } from './characters.ts';
import { crossingsAt } from './decline.ts';
import type { Frame } from './frames.ts';
import { type Profile, standardProfile } from './profile.ts';
import { isSpaceId, type SpaceId, spaces } from './pyramid.ts';
import {
	type ByResource,
	byResource,
	type PlayerCount,
	playerCounts,
	type Resource,
	resources,
	sum,
} from './resources.ts';
import { type CopanReadings, rulings } from './rulings.ts';

/** What lies on a space of the Pyramid. Nobody knows the resource of a tile that lies face down. */
export type PlacedTile = Resource | 'face-down';

/** What a setup may say of one player; what it leaves out is as at the start of a game. */
export interface SeatSetup {
	resources?: Partial<ByResource>;
	/** Court tiles in hand, by resource. */
	tiles?: Partial<ByResource>;
	extensions?: number;
	characters?: string[];
}

/**
 * A partial description of a table, laid over the start of a game. It may be illegal; `createPosition` says how.
 * Numbers are counts; cubes are moves made from the start of their track.
 */
export interface Setup {
	players?: PlayerCount;
	/** The seat whose turn it is, from 0. */
	active?: number;
	seats?: SeatSetup[];
	pyramid?: Record<string, PlacedTile>;
	cubes?: Partial<ByResource>;
	/** Decline Events each track has brought so far; left out, as many as its cube has passed marks. */
	crossed?: Partial<ByResource>;
	/** Values of the owner's copy, laid over ours. */
	profile?: Partial<Profile>;
	/** Readings chosen in place of our defaults. */
	rulings?: Partial<CopanReadings>;
}

export interface Seat {
	resources: ByResource;
	tiles: ByResource;
	extensions: number;
	characters: CharacterId[];
}

/** What does not change during a game. */
export interface Table {
	players: PlayerCount;
	profile: Profile;
	readings: CopanReadings;
}

/** An Event that has arisen this turn. */
export type PendingEvent =
	| { kind: 'spiral'; space: SpaceId }
	| { kind: 'decline'; resource: Resource /** Which of the track's Events it is, from 1. */; nth: number };

/** A legal state of the game, as plain data. */
export interface Position {
	table: Table;
	/** The seat whose turn it is. */
	active: number;
	seats: Seat[];
	pyramid: Partial<Record<SpaceId, PlacedTile>>;
	cubes: ByResource;
	/** Decline Events each track has brought so far. */
	crossed: ByResource;
	/**
	 * Court tiles nobody has seen: those in the bag and those lying face down. Which is which makes no difference to
	 * any draw, so a face-down tile needs no resource of its own.
	 */
	unseen: ByResource;
	/** Events of this turn, in the order they arose. */
	events: PendingEvent[];
	/** What is still to be done, the next thing last. */
	frames: Frame[];
	/** Events told so far in the game; the next event's id. */
	told: number;
}

/** Whether a Setup tile of this player count lies on the space. */
export const isCovered = ({ table }: Pick<Position, 'table'>, space: SpaceId): boolean =>
	table.profile.setupColumns[table.players].includes(Number(space.slice(-1)));

/** The spaces on which a tile may lie at this player count. */
export const playableSpaces = (position: Pick<Position, 'table'>): SpaceId[] =>
	spaces.filter(({ id }) => !isCovered(position, id)).map(({ id }) => id);

export const freeSpaces = (position: Position): SpaceId[] =>
	playableSpaces(position).filter((space) => position.pyramid[space] === undefined);

/** How many resources of one kind this seat can hold. Rule `court.collect.storage`. */
export const capacityOf = ({ table }: Pick<Position, 'table'>, seat: Seat): number =>
	table.profile.capacity + seat.extensions * table.profile.capacityPerExtension;

/** Tiles that are left to draw from the bag. */
export const tilesInBag = ({ unseen, pyramid }: Position): number =>
	sum(unseen) - Object.values(pyramid).filter((tile) => tile === 'face-down').length;

const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/**
 * Checks a setup and makes the position at the start of the active player's turn. All problems are named at once,
 * each with its path, the rule or limit it breaks and the values it hangs on.
 */
export const createPosition = (setup: Setup): Outcome<Position, SetupProblem[]> => {
	const problems: SetupProblem[] = [];
	const problem = (path: string, code: string, rule: SetupProblem['rule'], values: SetupProblem['values'] = {}) =>
		problems.push({ path, code, rule, values });

	const players = setup.players ?? 3;
	if (!playerCounts.includes(players)) {
		problem('players', 'players', null, { players });
		return fail(problems);
	}
	// A copy all the way down: a position must not change with the setup it came from.
	const profile: Profile = { ...standardProfile, ...JSON.parse(JSON.stringify(setup.profile ?? {})) };
	const table: Table = { players, profile, readings: readingsOf(rulings, setup.rulings) };
	for (const [id, option] of Object.entries(setup.rulings ?? {})) {
		const options: readonly string[] = Object.hasOwn(rulings, id) ? rulings[id as keyof typeof rulings] : [];
		if (!options.includes(option)) problem(`rulings.${id}`, 'reading', null, { id, option });
	}
	const active = setup.active ?? 0;
	if (!isWhole(active) || active >= players) problem('active', 'seat', null, { seat: active, players });
	if ((setup.seats?.length ?? 0) > players)
		problem('seats', 'seats', null, { seats: setup.seats?.length ?? 0, players });

	const counts = (
		path: string,
		given: Partial<ByResource> | undefined,
		otherwise: number,
		rule: SetupProblem['rule'],
	) =>
		byResource((resource) => {
			const value = given?.[resource] ?? otherwise;
			if (!isWhole(value)) problem(`${path}.${resource}`, 'count', rule, { value });
			return value;
		});

	const owners = new Map<CharacterId, number>();
	const seats = Array.from({ length: players }, (_, index): Seat => {
		const given = setup.seats?.[index] ?? {};
		const path = `seats.${index}`;
		const seat: Seat = {
			resources: counts(`${path}.resources`, given.resources, profile.startingResources, 'copan.court.collect.storage'),
			tiles: counts(`${path}.tiles`, given.tiles, profile.startingTilesOfEach, 'copan.court.place.face-up'),
			extensions: given.extensions ?? 0,
			characters: [],
		};
		if (!isWhole(seat.extensions))
			problem(`${path}.extensions`, 'count', 'copan.court.collect.storage', { value: seat.extensions });
		for (const resource of resources) {
			const held = seat.resources[resource];
			const capacity = capacityOf({ table }, seat);
			if (held > capacity)
				problem(`${path}.resources.${resource}`, 'capacity', 'copan.court.collect.storage', {
					held,
					capacity,
					resource,
				});
		}
		for (const id of given.characters ?? []) {
			const owner = isCharacterId(id) ? owners.get(id) : undefined;
			if (!isCharacterId(id)) problem(`${path}.characters`, 'character', 'copan.characters.infinity', { id });
			else if (owner !== undefined)
				problem(`${path}.characters`, 'character-twice', 'copan.characters.infinity', { id });
			else {
				owners.set(id, index);
				seat.characters.push(id);
			}
		}
		const room = profile.characterSpaces + seat.extensions * profile.characterSpacesPerExtension;
		if (seat.characters.length > room)
			problem(`${path}.characters`, 'character-room', 'copan.characters.infinity', {
				characters: seat.characters.length,
				room,
			});
		return seat;
	});
	const extensions = seats.reduce((total, seat) => total + seat.extensions, 0);
	const supply = profile.extensionSupply[players];
	if (extensions > supply) problem('seats', 'extensions', 'copan.court.collect.storage', { extensions, supply });

	const pyramid: Position['pyramid'] = {};
	for (const [space, tile] of Object.entries(setup.pyramid ?? {})) {
		if (!isSpaceId(space)) problem(`pyramid.${space}`, 'space', 'copan.court.place.any-space', { space });
		else if (isCovered({ table }, space))
			problem(`pyramid.${space}`, 'space-covered', 'copan.court.place.any-space', { space, players });
		else if (tile !== 'face-down' && !resources.includes(tile))
			problem(`pyramid.${space}`, 'tile', null, { tile: String(tile) });
		else pyramid[space] = tile;
	}

	const track = profile.declineTracks[players];
	const [second, third] = track.thresholds;
	if (!(0 < second && second < third && third < track.end))
		problem(`profile.declineTracks.${players}`, 'track', 'copan.court.collect.tiers', {
			second,
			third,
			end: track.end,
		});
	const cubes = counts('cubes', setup.cubes, 0, 'copan.court.decline.one-left');
	for (const resource of resources)
		if (cubes[resource] > track.end)
			problem(`cubes.${resource}`, 'cube', 'copan.court.decline.one-left', {
				resource,
				moves: cubes[resource],
				end: track.end,
			});
	const crossed = byResource((resource) => setup.crossed?.[resource] ?? crossingsAt(track, cubes[resource]));
	for (const resource of resources) {
		const value = crossed[resource];
		const least = crossingsAt(track, cubes[resource]);
		if (!isWhole(value) || value < least || value > profile.eventsPerTrack)
			problem(`crossed.${resource}`, 'crossed', 'copan.court.events.three-a-track', {
				resource,
				value,
				least,
				most: profile.eventsPerTrack,
			});
	}

	const placed = byResource((resource) => Object.values(pyramid).filter((tile) => tile === resource).length);
	const inHands = byResource((resource) => seats.reduce((total, { tiles }) => total + tiles[resource], 0));
	const unseen = byResource((resource) => profile.courtTilesOfEach - placed[resource] - inHands[resource]);
	for (const resource of resources)
		if (unseen[resource] < 0)
			problem(placed[resource] > 0 ? 'pyramid' : 'seats', 'tiles', 'copan.court.place.face-up', {
				resource,
				tiles: placed[resource] + inHands[resource],
				most: profile.courtTilesOfEach,
			});
	const faceDown = Object.values(pyramid).filter((tile) => tile === 'face-down').length;
	const leftToDraw = resources.reduce((total, resource) => total + Math.max(0, unseen[resource]), 0);
	if (faceDown > leftToDraw)
		problem('pyramid', 'face-down-tiles', 'copan.court.no-tile.face-down', { tiles: faceDown, most: leftToDraw });

	if (problems.length > 0) return fail(problems);
	return ok({
		table,
		active,
		seats,
		pyramid,
		cubes,
		crossed,
		unseen,
		events: [],
		frames: [{ do: 'court-phase' }],
		told: 0,
	});
};

/** A position of one's own to change; only what can change is copied. */
export const copyPosition = (position: Position): Position => ({
	...position,
	seats: position.seats.map((seat) => ({
		...seat,
		resources: { ...seat.resources },
		tiles: { ...seat.tiles },
		characters: [...seat.characters],
	})),
	pyramid: { ...position.pyramid },
	cubes: { ...position.cubes },
	crossed: { ...position.crossed },
	unseen: { ...position.unseen },
	events: [...position.events],
	frames: [...position.frames],
});
