/** The state of a game, and what can be read off it. */
import type { ChanceState } from '#engine/chance.ts';
import type { AltarCard } from './altars.ts';
import type { AutomaMode } from './automa.ts';
import type { CharacterId } from './characters.ts';
import type { Effect } from './effects.ts';
import type { DieFace } from './event-cards.ts';
import type { Context, Frame } from './frames.ts';
import type { GlyphColour } from './glyphs.ts';
import type { CardKind, Cards } from './piles.ts';
import type { Profile } from './profile.ts';
import { type SpaceId, spaces } from './pyramid.ts';
import {
	type ByResource,
	type ClosableSite,
	type PlayerCount,
	type Resource,
	resources,
	type Site,
	sum,
} from './resources.ts';
import type { CopanReadings } from './rulings.ts';
import type { Result } from './scoring.ts';
import type { EffectSource } from './sources.ts';
import type { Totem } from './totems.ts';

/** What lies on a space of the Pyramid. Nobody knows the resource of a tile that lies face down. */
export type PlacedTile = Resource | 'face-down';

export interface Seat {
	resources: ByResource;
	tiles: ByResource;
	extensions: number;
	characters: CharacterId[];
	/** Characters discarded so far in the game. */
	discarded: number;
	glyphs: Record<GlyphColour, number>;
	/** Numbers of the Jade tiles on the Mask, in the order in which they were placed. */
	mask: number[];
	/** Numbers of the tiles that were placed and taken off again. */
	maskRemoved: number[];
	/** Steps taken up each stairway. */
	priests: ByResource;
	/** Stairways whose Priest has been at the top. */
	topped: Resource[];
	vp: number;
	/** Null before the first turn and after an ejection. */
	totem: Totem | null;
	/** The Site the Totem was pushed off, until it is placed again. */
	ejectedFrom: Site | null;
	/** What Jade brought on another's turn and waits for this player's own, under one reading. */
	waiting: { effect: Effect; context: Context }[];
}

/** How far a scenario is played: to the end of the active player's Court phase, of the turn, or of the game. */
export const extents = ['game', 'turn', 'court-phase'] as const;
export type Until = (typeof extents)[number];

/** What does not change during a game. */
export interface Table {
	players: PlayerCount;
	profile: Profile;
	readings: CopanReadings;
	/** The letter of the Event card. */
	card: string;
	until: Until;
}

/** The Automa of a solo game. */
export interface Automa {
	/** The seat it has; the other is the person's. */
	seat: number;
	mode: AutomaMode;
	/** Its cards from the left, by their resource; its Court tiles lie on them. */
	row: Resource[];
	/** Those of them that are Hard. */
	hard: Resource[];
	/** The card it plays this turn. */
	card: Resource | null;
	/** Its Glyph cards in the order in which they came. */
	glyphs: GlyphColour[];
}

/** An Event that has arisen this turn. */
export type TurnEvent =
	| { kind: 'spiral'; space: SpaceId }
	| { kind: 'decline'; resource: Resource /** Which of the track's Events it is, from 1. */; nth: number };

/** A bonus action waiting for the Action phase. */
export interface BonusAction {
	player: number;
	site: Site | 'any';
	less: number;
	cause: number;
}

/** How the end of the game can have been triggered; `setup`: the game was set up at its end. */
export const endings = ['pyramid-full', 'two-exhausted', 'setup'] as const;

/** How the end of the game was triggered, on whose turn, and how many turns follow, under the literal reading. */
export interface Ending {
	by: (typeof endings)[number];
	seat: number;
	turnsLeft: number;
}

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
	/** The City tile on each space; null where an Event took it away. */
	cities: (string | null)[];
	/** Tokens in each City, by seat. */
	embassies: number[][];
	river: (Resource | null)[];
	/** Characters, Altar and Glyph cards: laid out, in the pile, discarded. */
	cards: Record<CardKind, Cards>;
	ballCourt: Record<'left' | 'right', number[]>;
	/** The seat whose token lies under each Altar column. */
	altarTokens: (number | null)[];
	altarReserve: number[];
	/** Die faces closed at each Site, in the order in which they were. */
	closed: Record<ClosableSite, DieFace[]>;
	/** Zenith tokens left. */
	zenith: number;
	/** Events of this turn in the order they arose, with the event that brought each about. */
	events: { event: TurnEvent; cause: number }[];
	/** How many of them are resolved or being resolved. */
	resolved: number;
	/** What the die shows this turn, and whether its effect has been applied. */
	face: DieFace | null;
	/** Whether the end of the game was triggered, how, and on whose turn. */
	ending: Ending | null;
	/** Embassy tokens by level: in the chest, and used. */
	chest: { rest: string[]; used: string[] }[];
	/** The Site whose action is being taken, or null. */
	acting: Site | null;
	/** Bonus actions in the order in which they were gained. */
	bonusActions: BonusAction[];
	/** Jade tiles that wait for the end of the action in hand. */
	pendingJade: { player: number; source: EffectSource; cause: number }[];
	/** Whether the active player has exchanged Glyphs this turn. */
	exchanged: boolean;
	/** In a solo game only. */
	automa?: Automa;
	/** The outcome, once the game is over. */
	result: Result | null;
	/** What is still to be done, the next thing last. */
	frames: Frame[];
	/** Events told so far in the game; the next event's id. */
	told: number;
	/** Where the generator stands that answers for chance. */
	chance: ChanceState;
}

/** The spaces on which a tile may lie at this player count. */
export const playableSpaces = ({ table }: Pick<Position, 'table'>): SpaceId[] => {
	const covered = table.profile.setupColumns[table.players];
	return spaces.filter(({ column }) => !covered.includes(column)).map(({ id }) => id);
};

/** Whether a tile lies on every space of the Pyramid that no Setup tile covers. */
export const isPyramidFull = ({ table, pyramid }: Pick<Position, 'table' | 'pyramid'>): boolean => {
	const covered = table.profile.setupColumns[table.players];
	return spaces.every(({ id, column }) => pyramid[id] || covered.includes(column));
};

/** The spaces of a Site that bear a die face, from 0. Rule `court.events.decline.close`. */
export const spacesOfFace = ({ table }: Pick<Position, 'table'>, site: ClosableSite, face: DieFace): number[] =>
	table.profile.faceSpaces[site].flatMap((each, space) => (each === face ? [space] : []));

/** Whether a Closed token lies on the space of the Site, from 0. */
export const isClosed = (
	{ table, closed }: Pick<Position, 'table' | 'closed'>,
	site: ClosableSite,
	space: number,
): boolean => closed[site].includes(table.profile.faceSpaces[site][space] as DieFace);

/** The Site on whose spaces cards of a kind lie, where Events close those spaces; at the Altars they close columns. */
export const siteOfCards: Partial<Record<CardKind, ClosableSite>> = { characters: 'ball-court', glyphs: 'stairway' };

/** Spaces, from 0, on which a card of the kind is missing. */
export const emptySpaces = (position: Pick<Position, 'table' | 'closed' | 'cards'>, kind: CardKind): number[] => {
	const site = siteOfCards[kind];
	const { laid } = position.cards[kind];
	return laid.flatMap((card, space) => (card === null && !(site && isClosed(position, site, space)) ? [space] : []));
};

/** Character spaces of a player board with its extensions. */
export const characterRoomOf = ({ table }: Pick<Position, 'table'>, seat: Seat): number =>
	table.profile.characterSpaces + seat.extensions * table.profile.characterSpacesPerExtension;

/** Storage extensions left in the supply; a lost one has gone back to it. */
export const extensionsLeft = ({ table, seats }: Pick<Position, 'table' | 'seats'>): number =>
	table.profile.extensionSupply[table.players] - seats.reduce((total, seat) => total + seat.extensions, 0);

/** Cities in which a seat has an Embassy. Closed ones count, see ruling `closed-city-embassies`. */
export const citiesWithEmbassy = ({ embassies }: Position, player: number): number =>
	embassies.filter((tokens) => (tokens[player] as number) > 0).length;

/** Whether others have taken all the spaces beside a City, from 0. Ruling `city-space-limit`. */
export const isCrowded = (
	{ table, embassies }: Pick<Position, 'table' | 'embassies'>,
	space: number,
	player: number,
): boolean => {
	const tokens = embassies[space] as number[];
	return tokens[player] === 0 && tokens.filter((count) => count > 0).length >= table.profile.spacesByCity;
};

/** Whether a City, from 0, is full for a player, under the reading by which it can be. */
export const isCityFull = (position: Pick<Position, 'table' | 'embassies'>, space: number, player: number): boolean =>
	position.table.readings['city-space-limit'] === 'limited' && isCrowded(position, space, player);

/** Tokens that each player has. Rule `components.player`. */
export const playerTokens = 25;

/** Tokens that a player has not placed yet. Ruling `supplies-run-out`. */
export const tokensLeft = (
	{
		embassies,
		ballCourt,
		altarTokens,
		altarReserve,
	}: Pick<Position, 'embassies' | 'ballCourt' | 'altarTokens' | 'altarReserve'>,
	player: number,
): number =>
	[...embassies, ballCourt.left, ballCourt.right, altarReserve].reduce(
		(left, tokens) => left - (tokens[player] ?? 0),
		playerTokens - altarTokens.filter((owner) => owner === player).length,
	);

/** The Altar card over a column, from 0; null where none lies. */
export const altarCardOf = ({ cards, table }: Pick<Position, 'cards' | 'table'>, column: number): AltarCard | null => {
	const id = cards.altars.laid[Math.floor(column / 3)];
	return table.profile.altarCards.find((card) => card.id === id) ?? null;
};

/** How many resources of one kind this seat can hold. Rule `court.collect.storage`. */
export const capacityOf = ({ table }: Pick<Position, 'table'>, seat: Seat): number =>
	table.profile.capacity + seat.extensions * table.profile.capacityPerExtension;

/** Tiles that are left to draw from the bag. */
export const tilesInBag = ({ unseen, pyramid }: Position): number => {
	let left = sum(unseen);
	for (const space in pyramid) if (pyramid[space as SpaceId] === 'face-down') left--;
	return left;
};

/** Whether fewer tiles lie on the River than come into the hand. Ruling `river-short`. */
export const isRiverShort = ({ river }: Position): boolean => river.filter((tile) => tile !== null).length < 2;

/** Spaces of the River. Rule `setup.river`. */
export const riverSpaces = 4;

/**
 * What ends the game here, if anything does. Rules `end.pyramid-full`, `end.two-exhausted`; ruling `exhausted-when`.
 */
export const endingOf = (position: Position): (Ending & { by: 'pyramid-full' | 'two-exhausted' }) | null => {
	const { table, cubes, crossed, active } = position;
	const turnsLeft = table.players - 1;
	if (isPyramidFull(position)) return { by: 'pyramid-full', seat: active, turnsLeft };
	const { end } = table.profile.declineTracks[table.players];
	const exhausted = resources.filter((resource) =>
		table.readings['exhausted-when'] === 'ever'
			? crossed[resource] === table.profile.eventsPerTrack
			: cubes[resource] === end,
	);
	return exhausted.length >= 2 ? { by: 'two-exhausted', seat: active, turnsLeft } : null;
};

/**
 * A position to play on. It shares everything but its frames with the one before: whoever changes a part takes it as
 * its `own` first.
 */
export const copyPosition = (position: Position): Position => ({ ...position, frames: [...position.frames] });

/** Replaces a part by a copy of it, one level deep, and gives the copy back to be changed. */
export const own = <Whole extends object, Key extends keyof Whole>(whole: Whole, key: Key): Whole[Key] => {
	const part = whole[key];
	const copy = (Array.isArray(part) ? part.slice() : Object.assign({}, part)) as Whole[Key];
	whole[key] = copy;
	return copy;
};

/** The Characters that lie on the Ball Court. */
export const charactersLaid = ({ characters }: Position['cards']): CharacterId[] =>
	characters.laid.filter((card) => card !== null) as CharacterId[];

/** Takes the card away that lies on a space of its Site, from 1. */
export const lift = (position: Position, kind: CardKind, space: number): string | null => {
	const laid = own(ownCards(position, kind), 'laid');
	const card = laid[space - 1] ?? null;
	laid[space - 1] = null;
	return card;
};

/** Puts cards on the discards of their kind, which are sorted like every pile. */
export const discard = (position: Position, kind: CardKind, ...cards: string[]): void => {
	const discarded = ownCards(position, kind);
	discarded.discard = [...discarded.discard, ...cards].sort();
};

/** A seat to be changed. Not by `own`: engines copy objects fastest where only those of one form come by. */
export const ownSeat = (position: Position, player: number): Seat => {
	const seat = { ...(position.seats[player] as Seat) };
	own(position, 'seats')[player] = seat;
	return seat;
};

/** The cards of a kind to be changed; their lists are shared still. */
export const ownCards = (position: Position, kind: CardKind): Cards => own(own(position, 'cards'), kind);
