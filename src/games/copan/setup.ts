/** Setups: what may be said of a table, and the position it makes. */
import { chanceFrom } from '#engine/chance.ts';
import { fail, type Outcome, ok } from '#engine/outcome.ts';
import type { SetupProblem } from '#engine/rules.ts';
import { readingsOf } from '#engine/rulings.ts';
import { altarCardCount } from './altars.ts';
import { type CharacterId, characters, isCharacterId } from './characters.ts';
import { cities as cityTiles } from './cities.ts';
import { crossingsAt } from './decline.ts';
import { embassyLevels, embassyTokens } from './embassy-tokens.ts';
import { type DieFace, dieFaces, eventCards } from './event-cards.ts';
import { type GlyphColour, glyphColours } from './glyphs.ts';
import { maskSpaces } from './jade-mask.ts';
import { type CardKind, type Cards, cardKinds, spacesFor, takeFrom, tally } from './piles.ts';
import {
	capacityOf,
	characterRoomOf,
	endingOf,
	isClosed,
	isCovered,
	type PlacedTile,
	type Position,
	playerTokens,
	riverSpaces,
	type Seat,
	siteOfCards,
	type Table,
	tokensLeft,
	type Until,
} from './position.ts';
import { type Profile, standardProfile } from './profile.ts';
import { isSpaceId } from './pyramid.ts';
import {
	type ByResource,
	byResource,
	type ClosableSite,
	type PlayerCount,
	playerCounts,
	type Resource,
	resources,
	type Site,
	siteOf,
	sites,
} from './resources.ts';
import { type CopanReadings, rulings } from './rulings.ts';
import { type Totem, totemSides } from './totems.ts';

/** What a setup may say of one player; what it leaves out is as at the start of a game. */
export interface SeatSetup {
	/** What the player is called; no rule hangs on it. */
	name?: string;
	resources?: Partial<ByResource>;
	/** Court tiles in hand, by resource. */
	tiles?: Partial<ByResource>;
	extensions?: number;
	/** Characters that lie face up on the board. */
	characters?: string[];
	/** Characters discarded so far in the game. */
	discarded?: number;
	/** Glyph cards in hand, by colour. */
	glyphs?: Partial<Record<GlyphColour, number>>;
	/** Numbers of the Jade tiles placed, in the order in which they were. */
	mask?: number[];
	/** Steps taken up each stairway, named by the resource of its colour. */
	priests?: Partial<ByResource>;
	vp?: number;
	totem?: Totem | null;
	/** The Site the Totem was pushed off and has not come back from. */
	ejectedFrom?: Site | null;
}

/** What a setup may say of the five Sites. Spaces count from the first; null is a space on which nothing lies. */
export interface SitesSetup {
	/** City tiles by number. */
	cities?: (string | null)[];
	/** Tokens in each City, by seat. */
	embassies?: number[][];
	river?: (Resource | null)[];
	characters?: (string | null)[];
	/** Tokens on each half, by seat. */
	ballCourt?: { left?: number[]; right?: number[] };
	altars?: (string | null)[];
	/** The seat whose token lies under each of the 12 columns. */
	altarTokens?: (number | null)[];
	/** Tokens in the reserve to the left, by seat. */
	altarReserve?: number[];
	glyphs?: (string | null)[];
	/** Die faces that are closed at each Site. */
	closed?: Partial<Record<ClosableSite, DieFace[]>>;
}

/**
 * A partial description of a table, laid over the start of a game. It may be illegal; `createPosition` says how.
 * Numbers are counts; cubes are moves made from the start of their track. Where no cards are named, the first of each
 * kind in the order of its glossary are laid out that lie nowhere else.
 */
export interface Setup {
	/** What the rest is as in: a laid-out table, or the box, from which everything is dealt. */
	base?: Base;
	players?: PlayerCount;
	/** The seat whose turn it is, from 0. */
	active?: number;
	seats?: SeatSetup[];
	pyramid?: Record<string, PlacedTile>;
	cubes?: Partial<ByResource>;
	/** Decline Events each track has brought so far; left out, as many as its cube has passed marks. */
	crossed?: Partial<ByResource>;
	/** The Event card of this game, by its letter. */
	card?: string;
	/** Where in the turn, or in the game, the position stands. */
	from?: From;
	/** How far is played. */
	until?: Until;
	sites?: SitesSetup;
	/** Known cards on top of each pile, the topmost first. */
	tops?: Partial<Record<CardKind, string[]>>;
	/** Cards on each discard pile. */
	discards?: Partial<Record<CardKind, string[]>>;
	/** Zenith tokens left; left out, as many as Priests at the top leave. */
	zenith?: number;
	/** Where the generator starts that answers for chance. */
	seed?: number;
	/** Values of the owner's copy, laid over ours. */
	profile?: Partial<Profile>;
	/** Readings chosen in place of our defaults. */
	rulings?: Partial<CopanReadings>;
}

/** What an unnamed part of a setup is as in. */
export const bases = ['start', 'box'] as const;
export type Base = (typeof bases)[number];

/** Where a position may stand: at the start of the active player's turn, in the middle of it, or after the last one. */
export const froms = ['court-phase', 'action-phase', 'scoring'] as const;
export type From = (typeof froms)[number];

const firstTask = {
	'court-phase': { do: 'court-phase' },
	'action-phase': { do: 'action-phase' },
	scoring: { do: 'final-scoring' },
} as const;

const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/**
 * Checks a setup and makes the position at the start of the active player's turn, or where the setup says. All problems
 * are named at once, each with its path, the rule or limit it breaks and the values it hangs on.
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
	const table: Table = {
		players,
		profile,
		readings: readingsOf(rulings, setup.rulings),
		card: setup.card ?? 'A',
		until: setup.until ?? 'game',
	};
	for (const [id, option] of Object.entries(setup.rulings ?? {})) {
		const options: readonly string[] = Object.hasOwn(rulings, id) ? rulings[id as keyof typeof rulings] : [];
		if (!options.includes(option)) problem(`rulings.${id}`, 'reading', null, { id, option });
	}
	const isBox = setup.base === 'box';
	const from = setup.from ?? 'court-phase';
	if (isBox && from !== 'court-phase') problem('from', 'from-box', 'copan.turn.two-phases', { from });
	const active = setup.active ?? 0;
	if (!isWhole(active) || active >= players) problem('active', 'seat', null, { seat: active, players });
	if ((setup.seats?.length ?? 0) > players)
		problem('seats', 'seats', null, { seats: setup.seats?.length ?? 0, players });

	const count = (path: string, given: number | undefined, rule: SetupProblem['rule'] = null): number => {
		const value = given ?? 0;
		if (!isWhole(value)) problem(path, 'count', rule, { value });
		return value;
	};
	const counts = (
		path: string,
		given: Partial<ByResource> | undefined,
		otherwise: number,
		rule: SetupProblem['rule'],
	) => byResource((resource) => count(`${path}.${resource}`, given?.[resource] ?? otherwise, rule));
	/** A row of fixed length: what is missing at its end is `otherwise`. */
	const row = <Value>(path: string, given: readonly Value[] | undefined, length: number, otherwise: Value): Value[] => {
		if ((given?.length ?? 0) > length) problem(path, 'row', null, { given: given?.length ?? 0, length });
		return Array.from({ length }, (_, index) => (given && index < given.length ? (given[index] as Value) : otherwise));
	};

	const owners = new Map<CharacterId, number>();
	const totems = new Map<string, number>();
	const seats = Array.from({ length: players }, (_, index): Seat => {
		const given = setup.seats?.[index] ?? {};
		const path = `seats.${index}`;
		const seat: Seat = {
			resources: counts(`${path}.resources`, given.resources, profile.startingResources, 'copan.court.collect.storage'),
			tiles: counts(`${path}.tiles`, given.tiles, profile.startingTilesOfEach, 'copan.court.place.face-up'),
			extensions: count(`${path}.extensions`, given.extensions, 'copan.court.collect.storage'),
			characters: [],
			discarded: count(`${path}.discarded`, given.discarded),
			glyphs: Object.fromEntries(
				glyphColours.map((colour) => [colour, count(`${path}.glyphs.${colour}`, given.glyphs?.[colour])]),
			) as Seat['glyphs'],
			mask: [],
			maskRemoved: [],
			priests: counts(`${path}.priests`, given.priests, 0, 'copan.steps.choose'),
			topped: [],
			vp: given.vp ?? profile.startingVp,
			totem: given.totem ? { ...given.totem } : null,
			ejectedFrom: given.ejectedFrom ?? null,
			waiting: [],
		};
		if (!Number.isInteger(seat.vp)) problem(`${path}.vp`, 'points', null, { value: seat.vp });
		for (const resource of resources) {
			const steps = seat.priests[resource];
			if (steps > profile.stairwaySteps)
				problem(`${path}.priests.${resource}`, 'steps', 'copan.steps.choose', { steps, top: profile.stairwaySteps });
			else if (steps === profile.stairwaySteps) seat.topped.push(resource);
		}
		for (const number of given.mask ?? []) {
			if (!isWhole(number) || number < 1 || number > maskSpaces.length)
				problem(`${path}.mask`, 'mask-space', 'copan.mask.choose', { number });
			else if (seat.mask.includes(number)) problem(`${path}.mask`, 'mask-twice', 'copan.mask.choose', { number });
			else seat.mask.push(number);
		}
		if (seat.ejectedFrom && (seat.totem || !sites.includes(seat.ejectedFrom)))
			problem(`${path}.ejectedFrom`, 'ejected', 'copan.action.push.ejected', { site: String(seat.ejectedFrom) });
		if (seat.totem) {
			const { site, space, side } = seat.totem;
			if (!sites.includes(site) || !totemSides.includes(side) || !profile.siteSpaces[site]?.[space - 1])
				problem(`${path}.totem`, 'totem', 'copan.action.move.by-effect', { site: String(site), space });
			else {
				const other = totems.get(`${site} ${space}`);
				if (other !== undefined)
					problem(`${path}.totem`, 'totem-space', 'copan.action.push.occupied', { site, space, player: other + 1 });
				totems.set(`${site} ${space}`, index);
			}
		}
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
		const room = characterRoomOf({ table }, seat);
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

	if (!eventCards.some(({ id }) => id === table.card))
		problem('card', 'event-card', 'copan.events.faces', { card: table.card });

	const given = setup.sites ?? {};
	const closed = Object.fromEntries(
		resources.map((resource) => {
			const site = siteOf[resource];
			const faces = given.closed?.[site] ?? [];
			if (faces.some((face) => !dieFaces.includes(face)) || new Set(faces).size < faces.length)
				problem(`sites.closed.${site}`, 'faces', 'copan.court.events.decline.close', { site });
			else if (faces.length > Math.max(0, crossed[resource]))
				problem(`sites.closed.${site}`, 'closed', 'copan.court.events.decline.close', {
					site,
					resource,
					closed: faces.length,
					events: crossed[resource],
				});
			return [site, [...faces]];
		}),
	) as Position['closed'];

	const bySeat = (path: string, tokens: readonly number[] | undefined): number[] =>
		row(path, tokens, players, 0).map((value, seat) => count(`${path}.${seat}`, value));
	const isShut = (site: ClosableSite, space: number) => isClosed({ table, closed }, site, space);

	const used = new Set<string>();
	const numbers = cityTiles.map(({ id }) => id);
	for (const [space, id] of (given.cities ?? []).entries()) {
		if (id === null) continue;
		if (!numbers.includes(id)) problem(`sites.cities.${space}`, 'city', null, { id });
		else if (used.has(id)) problem(`sites.cities.${space}`, 'city-twice', null, { id });
		else if (isShut('embassies', space))
			problem(`sites.cities.${space}`, 'card-closed', 'copan.court.events.close.embassies', {
				site: 'embassies',
				space: space + 1,
			});
		used.add(id);
	}
	const spare = numbers.filter((id) => !used.has(id));
	const cities = row('sites.cities', given.cities, profile.cityPaths.length, undefined).map((id, space) =>
		isShut('embassies', space) ? null : id === undefined && !isBox ? (spare.shift() as string) : (id ?? null),
	);
	const embassies = row<readonly number[] | undefined>(
		'sites.embassies',
		given.embassies,
		profile.cityPaths.length,
		undefined,
	).map((tokens, space) => bySeat(`sites.embassies.${space}`, tokens));
	const ballCourt = {
		left: bySeat('sites.ballCourt.left', given.ballCourt?.left),
		right: bySeat('sites.ballCourt.right', given.ballCourt?.right),
	};
	const altarReserve = bySeat('sites.altarReserve', given.altarReserve);
	const altarTokens = row('sites.altarTokens', given.altarTokens, profile.faceSpaces.altars.length, null);
	for (const [space, seat] of altarTokens.entries()) {
		if (seat === null) continue;
		if (!isWhole(seat) || seat >= players) problem(`sites.altarTokens.${space}`, 'seat', null, { seat, players });
		else if (isShut('altars', space))
			problem(`sites.altarTokens.${space}`, 'token-closed', 'copan.court.events.close.altars', { space: space + 1 });
	}
	for (const seat of seats.keys()) {
		const left = tokensLeft({ embassies, ballCourt, altarTokens, altarReserve }, seat);
		if (left < 0) problem(`seats.${seat}`, 'tokens', null, { tokens: playerTokens - left, most: playerTokens });
	}

	const everyCard = allCards(profile);
	const cards = Object.fromEntries(
		cardKinds.map((kind): [CardKind, Cards] => {
			const rule = kind === 'glyphs' ? 'copan.glyphs.deck-empty' : 'copan.characters.pile-empty';
			const rest = [...everyCard[kind]];
			const take = (path: string, card: string) => {
				if (!takeFrom(rest, card))
					problem(path, everyCard[kind].includes(card) ? 'card-twice' : 'card', rule, { kind, card });
			};
			for (const seat of seats) {
				if (kind === 'characters') for (const id of seat.characters) takeFrom(rest, id);
				if (kind === 'glyphs')
					for (const colour of glyphColours)
						for (let held = 0; held < seat.glyphs[colour] && held <= profile.glyphsOfEach; held++)
							take('seats', colour);
			}
			const laid = row<string | null | undefined>(`sites.${kind}`, given[kind], spacesFor[kind], undefined);
			const site = siteOfCards[kind];
			for (const [space, card] of laid.entries()) {
				if (!card) continue;
				take(`sites.${kind}.${space}`, card);
				if (site && isShut(site, space))
					problem(`sites.${kind}.${space}`, 'card-closed', `copan.court.events.close.${site}`, {
						site,
						space: space + 1,
					});
			}
			const top = [...(setup.tops?.[kind] ?? [])];
			for (const card of top) take(`tops.${kind}`, card);
			const discard = [...(setup.discards?.[kind] ?? [])];
			for (const card of discard) take(`discards.${kind}`, card);
			const filled = laid.map((card, space) => {
				if (site && isShut(site, space)) return null;
				return card === undefined && !isBox ? firstUnlike(rest) : (card ?? null);
			});
			return [kind, { laid: filled, top, rest: rest.sort(), discard: discard.sort() }];
		}),
	) as Position['cards'];

	const placed = byResource((resource) => Object.values(pyramid).filter((tile) => tile === resource).length);
	const inHands = byResource((resource) => seats.reduce((total, { tiles }) => total + tiles[resource], 0));
	const onRiver = row<Resource | null | undefined>('sites.river', given.river, riverSpaces, undefined);
	for (const [space, tile] of onRiver.entries())
		if (tile && !resources.includes(tile)) problem(`sites.river.${space}`, 'tile', null, { tile: String(tile) });
	const unseen = byResource(
		(resource) =>
			profile.courtTilesOfEach -
			placed[resource] -
			inHands[resource] -
			onRiver.filter((tile) => tile === resource).length,
	);
	const faceDown = Object.values(pyramid).filter((tile) => tile === 'face-down').length;
	const leftToDraw = () => resources.reduce((total, resource) => total + Math.max(0, unseen[resource]), 0);
	const river = onRiver.map((tile, space) => {
		if (tile !== undefined || isBox) return tile ?? null;
		// One of each while they last: nobody has said what lies there.
		const likely = resources[space % resources.length] as Resource;
		const next = [likely, ...resources].find((resource) => unseen[resource] > 0);
		if (!next || leftToDraw() <= faceDown) return null;
		unseen[next]--;
		return next;
	});
	for (const resource of resources)
		if (unseen[resource] < 0)
			problem(placed[resource] > 0 ? 'pyramid' : 'seats', 'tiles', 'copan.court.place.face-up', {
				resource,
				tiles: profile.courtTilesOfEach - unseen[resource],
				most: profile.courtTilesOfEach,
			});
	if (faceDown > leftToDraw())
		problem('pyramid', 'face-down-tiles', 'copan.court.no-tile.face-down', { tiles: faceDown, most: leftToDraw() });

	const tokens = profile.zenithVp.length;
	const atTop = seats.reduce((total, { topped }) => total + topped.length, 0);
	const zenith = setup.zenith ?? Math.max(0, tokens - atTop);
	if (!isWhole(zenith) || zenith > tokens || tokens - zenith < Math.min(tokens, atTop))
		problem('zenith', 'zenith', 'copan.steps.zenith.order', { tokens: zenith, most: Math.max(0, tokens - atTop) });
	const seed = setup.seed ?? 1;
	if (!Number.isInteger(seed)) problem('seed', 'count', null, { value: seed });

	if (problems.length > 0) return fail(problems);
	const position: Position = {
		table,
		active,
		seats,
		pyramid,
		cubes,
		crossed,
		unseen,
		cities,
		embassies,
		river,
		cards,
		ballCourt,
		altarTokens,
		altarReserve,
		closed,
		zenith,
		events: [],
		resolved: 0,
		face: null,
		ending: null,
		chest: embassyLevels.map((level) => ({
			rest: embassyTokens
				.filter((token) => token.level === level)
				.flatMap(({ id }) => (profile.doubledTokens.some((double) => double === id) ? [id, id] : [id]))
				.sort(),
			used: [],
		})),
		acting: null,
		bonusActions: [],
		pendingJade: [],
		exchanged: false,
		result: null,
		frames: [isBox ? { do: 'deal', cause: null } : firstTask[from]],
		told: 0,
		chance: chanceFrom(seed),
	};
	position.ending =
		endingOf(position) ?? (setup.from === 'scoring' ? { by: 'setup', seat: active, turnsLeft: 0 } : null);
	return ok(position);
};

/** Every card of each kind. The 11 Characters that no source names are left out of the pile. */
export const allCards = ({ glyphsOfEach }: Pick<Profile, 'glyphsOfEach'>): Record<CardKind, readonly string[]> => ({
	characters: characters.map(({ id }) => id),
	altars: Array.from({ length: altarCardCount }, (_, index) => `altar-${index + 1}`),
	glyphs: glyphColours.flatMap((colour) => Array.from({ length: glyphsOfEach }, () => colour)),
});

/** Takes the first card that does not make a run of one kind: equal cards are dealt as far apart as the list allows. */
const firstUnlike = (rest: string[]): string | null => {
	const kinds = [...tally(rest).entries()].sort((one, other) => other[1] - one[1]);
	const next = kinds[0]?.[0];
	if (next === undefined) return null;
	takeFrom(rest, next);
	return next;
};
