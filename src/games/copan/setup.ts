/** Setups: what may be said of a table, and the position it makes. */
import { type ChanceState, chanceFrom } from '#engine/chance.ts';
import { fail, type Outcome, ok } from '#engine/outcome.ts';
import type { SetupProblem } from '#engine/rules.ts';
import { type RulingOptions, readingsOf } from '#engine/rulings.ts';
import { altarCardCount } from './altars.ts';
import type { AutomaMode } from './automa.ts';
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
	type Ending,
	endingOf,
	isClosed,
	isPyramidFull,
	type PlacedTile,
	type Position,
	playableSpaces,
	playerTokens,
	riverSpaces,
	type Seat,
	siteOfCards,
	type Table,
	type TurnEvent,
	tokensLeft,
	type Until,
} from './position.ts';
import { type Profile, standardProfile } from './profile.ts';
import { profileProblems } from './profile-problems.ts';
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
import { resultOf } from './scoring.ts';
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
	/** Numbers of Jade tiles that were placed and taken off again, in the order in which they were first. */
	maskRemoved?: number[];
	/** Numbers of Jade tiles whose effect waits for this player's own turn, under one reading. */
	waiting?: number[];
	/** Steps taken up each stairway, named by the resource of its colour. */
	priests?: Partial<ByResource>;
	/** Stairways whose Priest has been at the top; left out, those at whose top one stands. */
	topped?: Resource[];
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
	/** Embassy tokens that were drawn and used, and lie beside the chest. */
	usedTokens?: string[];
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

/** What a setup may say of the Automa of a solo game. */
export interface AutomaSetup {
	/** The seat it has; left out, the second, or what chance says where the game begins from the box. */
	seat?: number;
	mode?: AutomaMode;
	/** Its cards from the left, by their resource; dealt by chance where the game begins from the box. */
	row?: Resource[];
	/** Those of its cards that are Hard. */
	hard?: Resource[];
	/** Its Glyph cards in the order in which they came. */
	glyphs?: GlyphColour[];
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
	/** A solo game: the other seat is the Automa's. */
	automa?: AutomaSetup;
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
	/** Cards out of the game, under readings that put them there. */
	gone?: Partial<Record<CardKind, string[]>>;
	/** Zenith tokens left; left out, as many as Priests at the top leave. */
	zenith?: number;
	/** Whether the active player has exchanged Glyphs this turn. */
	exchanged?: boolean;
	/** After the Court phase: what the die showed in it, and the Events for which it was rolled. */
	rolled?: { face: DieFace; events: TurnEvent[] };
	/** How and on whose turn the end was triggered; left out, as the table shows it. */
	ending?: Ending;
	/** Where the generator starts that answers for chance: a seed, or the four numbers of its state. */
	seed?: number | ChanceState;
	/** Values of the owner's copy, laid over ours. */
	profile?: Partial<Profile>;
	/** Readings chosen in place of our defaults. */
	rulings?: Partial<CopanReadings>;
}

/** What an unnamed part of a setup is as in. */
export const bases = ['start', 'box'] as const;
export type Base = (typeof bases)[number];

/**
 * Where a position may stand: at the start of the active player's turn, in the middle of it, after the last one, or
 * after final scoring, with nothing left to do.
 */
export const froms = ['court-phase', 'action-phase', 'scoring', 'end'] as const;
export type From = (typeof froms)[number];

const firstTask = {
	'court-phase': { do: 'court-phase' },
	'action-phase': { do: 'action-phase' },
	scoring: { do: 'final-scoring' },
	end: null,
} as const;

/** What brought something about that waits from before the setup: no event told here did. */
const before = null as unknown as number;

/** Whether the effect of a Jade tile can wait for its owner's turn. Ruling `jade-out-of-turn`. */
const canWait = (number: number): boolean =>
	maskSpaces[number - 1]?.effects.some(({ verb }) => waitingVerbs.includes(verb)) ?? false;
const waitingVerbs: readonly string[] = ['place-totem', 'take-character', 'take-river-tiles'];

const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/**
 * Checks a setup and makes the position at the start of the active player's turn, or where the setup says. All problems
 * are named at once, each with its path, the rule or limit it breaks and the values it hangs on.
 */
export const createPosition = (setup: Setup, switches: RulingOptions = rulings): Outcome<Position, SetupProblem[]> => {
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
		readings: readingsOf(switches, setup.rulings) as CopanReadings,
		card: setup.card ?? 'A',
		until: setup.until ?? 'game',
	};
	if (setup.profile) problems.push(...profileProblems(profile));
	for (const [id, option] of Object.entries(setup.rulings ?? {})) {
		const options: readonly string[] = (Object.hasOwn(switches, id) && switches[id]) || [];
		if (!options.includes(option)) problem(`rulings.${id}`, 'reading', null, { id, option });
	}
	const isBox = setup.base === 'box';
	const from = setup.from ?? 'court-phase';
	if (isBox && from !== 'court-phase') problem('from', 'from-box', 'copan.turn.two-phases', { from });
	const exchanged = setup.exchanged ?? false;
	if (exchanged && (isBox || !(from === 'court-phase' || from === 'action-phase')))
		problem('exchanged', 'exchanged', 'copan.glyphs.exchange.once');
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

	/** Spaces of the Mask, each once. */
	const maskOf = (path: string, given: readonly number[] | undefined): number[] => {
		const numbers: number[] = [];
		for (const number of given ?? []) {
			if (!isWhole(number) || number < 1 || number > maskSpaces.length)
				problem(path, 'mask-space', 'copan.mask.choose', { number });
			else if (numbers.includes(number)) problem(path, 'mask-twice', 'copan.mask.choose', { number });
			else numbers.push(number);
		}
		return numbers;
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
			mask: maskOf(`${path}.mask`, given.mask),
			maskRemoved: maskOf(`${path}.maskRemoved`, given.maskRemoved),
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
		if (given.topped) {
			const reached = new Set(given.topped);
			const missing = seat.topped.find((resource) => !reached.has(resource));
			if (missing) problem(`${path}.topped`, 'topped', 'copan.steps.zenith.again', { resource: missing });
			if (reached.size < given.topped.length || given.topped.some((resource) => !resources.includes(resource)))
				problem(`${path}.topped`, 'topped-stairways', 'copan.steps.zenith.again');
			seat.topped = [...given.topped];
		}
		for (const number of given.waiting ?? []) {
			if (!canWait(number)) problem(`${path}.waiting`, 'waiting', 'copan.mask.effect', { number });
			else
				for (const effect of maskSpaces[number - 1]?.effects ?? [])
					seat.waiting.push({ effect, context: { player: index, source: { mask: number }, cause: before } });
		}
		if (seat.waiting.length > 0 && index === active && from === 'action-phase')
			problem(`${path}.waiting`, 'waiting-over', 'copan.mask.effect');
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
		// The Automa may own any number.
		if (seat.characters.length > room && index !== setup.automa?.seat)
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
		else if (!playableSpaces({ table }).includes(space))
			problem(`pyramid.${space}`, 'space-covered', 'copan.court.place.any-space', { space, players });
		else if (tile !== 'face-down' && !resources.includes(tile))
			problem(`pyramid.${space}`, 'tile', null, { tile: String(tile) });
		else pyramid[space] = tile;
	}

	const track = profile.declineTracks[players];
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
			if (kind === 'characters') for (const seat of seats) for (const id of seat.characters) takeFrom(rest, id);
			if (kind === 'glyphs')
				for (const colour of glyphColours) {
					const most = profile.glyphsOfEach;
					const held = seats.reduce((total, { glyphs }) => total + glyphs[colour], 0);
					if (held > most) problem('seats', 'card-twice', rule, { kind, card: colour, most });
					for (let taken = 0; taken < held && taken < most; taken++) takeFrom(rest, colour);
				}
			const laid = row<string | null | undefined>(`sites.${kind}`, given[kind], spacesFor[kind], undefined);
			const site = siteOfCards[kind];
			for (const [space, card] of laid.entries()) {
				if (card === null || card === undefined) continue;
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
			for (const card of setup.gone?.[kind] ?? []) take(`gone.${kind}`, card);
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
	const isSeed = Array.isArray(seed) ? seed.length === 4 && seed.every(Number.isInteger) : Number.isInteger(seed);
	if (!isSeed) problem('seed', 'count', null, { value: typeof seed === 'number' ? seed : String(seed) });

	const chest = embassyLevels.map((level) => ({
		rest: embassyTokens
			.filter((token) => token.level === level)
			.flatMap(({ id }) => (profile.doubledTokens.some((double) => double === id) ? [id, id] : [id]))
			.sort(),
		used: [] as string[],
	}));
	for (const id of given.usedTokens ?? []) {
		const token = embassyTokens.find((each) => each.id === id);
		const part = token && chest[token.level - 1];
		if (!part) problem('sites.usedTokens', 'token', 'copan.embassies.levels.chest', { id });
		else if (!takeFrom(part.rest, id))
			problem('sites.usedTokens', 'token-twice', 'copan.embassies.levels.chest', { id });
		else part.used.push(id);
	}
	for (const part of chest) part.used.sort();

	const { rolled, ending } = setup;
	if (rolled) {
		if (from !== 'action-phase') problem('rolled', 'rolled-when', 'copan.court.events.one-roll');
		if (!dieFaces.includes(rolled.face))
			problem('rolled.face', 'die-face', 'copan.court.events.one-roll', { face: rolled.face });
		if (rolled.events.length === 0) problem('rolled.events', 'rolled-why', 'copan.court.events.one-roll');
		for (const [index, event] of rolled.events.entries()) {
			const path = `rolled.events.${index}`;
			if (event.kind === 'decline') {
				const { resource, nth } = event;
				if (!isWhole(nth) || nth < 1 || nth > crossed[resource])
					problem(path, 'rolled-decline', 'copan.court.events.decline', { resource, nth });
			} else if (pyramid[event.space] === undefined || profile.spaceMarks[event.space] !== 'spiral')
				problem(path, 'rolled-spiral', 'copan.court.events.spiral', { space: event.space });
		}
	}
	if (ending) {
		const { by, seat, turnsLeft } = ending;
		if (!isWhole(seat) || seat >= players) problem('ending.seat', 'seat', null, { seat, players });
		if (!isWhole(turnsLeft) || turnsLeft >= players)
			problem('ending.turnsLeft', 'turns-left', 'copan.end.last-turns', { turnsLeft, most: players - 1 });
		const exhausted = resources.filter((resource) => crossed[resource] >= profile.eventsPerTrack).length;
		if (by === 'pyramid-full' && !isPyramidFull({ table, pyramid }))
			problem('ending.by', 'ending-full', 'copan.end.pyramid-full');
		else if (by === 'two-exhausted' && exhausted < 2)
			problem('ending.by', 'ending-exhausted', 'copan.end.two-exhausted', { exhausted });
		else if (by === 'setup' && from !== 'scoring' && from !== 'end')
			problem('ending.by', 'ending-setup', 'copan.end.scoring-follows');
	}

	if (problems.length > 0) return fail(problems);
	const first = isBox ? ({ do: 'deal', cause: null } as const) : firstTask[from];
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
		events: rolled?.events.map((event) => ({ event: { ...event }, cause: before })) ?? [],
		resolved: rolled?.events.length ?? 0,
		face: rolled?.face ?? null,
		ending: null,
		chest,
		acting: null,
		bonusActions: [],
		pendingJade: [],
		exchanged,
		result: null,
		frames: first ? [first] : [],
		told: 0,
		chance: typeof seed === 'number' ? chanceFrom(seed) : [...seed],
	};
	const isOver = from === 'scoring' || from === 'end';
	position.ending = ending
		? { ...ending }
		: (endingOf(position) ?? (isOver ? { by: 'setup', seat: active, turnsLeft: 0 } : null));
	if (from === 'end') position.result = resultOf(position);
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
