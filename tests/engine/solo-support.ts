/**
 * What the tests of the Automa share on top of `support.ts`, `fate-support.ts` and `action-support.ts`: a solo table laid
 * out in full, the Automa's turn without a Court phase, and the events that only it brings, written by hand.
 */
import type { AutomaMode } from '#games/copan/automa.ts';
import type { CharacterId } from '#games/copan/characters.ts';
import type { Effect } from '#games/copan/effects.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import type { Action, AutomaSetup, SeatSetup, Setup } from '#games/copan/index.ts';
import type { SpaceId } from '#games/copan/pyramid.ts';
import { type Resource, resources, type Site, siteOf } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import type { RulingId } from '#games/copan/rulings.ts';
import type { EffectSource } from '#games/copan/sources.ts';
import { courtToken, fullPyramid, laidCourt, onTop, turnEnded } from './action-support.ts';
import { laidOut, withOn } from './fate-support.ts';
import { checkRow, ended, placed, type Row, roll, type Told } from './support.ts';

export const noTiles = { food: 0, fame: 0, zeal: 0, power: 0 };

/**
 * A solo table on the second seat's turn, which is the Automa's and is played to its end; the first seat is the person's.
 * Tiers begin at 3 and 5 moves, the end is 7; two columns of each court are covered.
 */
export const soloTable = (setup: Setup = {}): Setup => {
	const closed = setup.sites?.closed?.['ball-court'] ?? [];
	return laidOut({
		until: 'turn',
		tops: onTop,
		...setup,
		players: 2,
		automa: { seat: 1, ...setup.automa },
		sites: {
			characters: closed.reduce<(string | null)[]>((laid, face) => withOn(laid, face), [...laidCourt]),
			...setup.sites,
		},
	});
};

/** The row with this card first, the others after it in their order. */
export const rowFrom = (card: Resource): Resource[] => [card, ...resources.filter((each) => each !== card)];

/** One row of what an Automa card's Action phase brings. */
export interface CardRow {
	name: string;
	card: Resource;
	face: DieFace;
	mode?: AutomaMode;
	automa?: AutomaSetup;
	/** The Automa's seat; on its cards lies one tile, on the card that is played. */
	seat?: SeatSetup;
	person?: SeatSetup;
	setup?: Setup;
	/** What the person answers. */
	actions?: readonly Action[];
	/** What chance answers after the card's own roll. */
	chance?: readonly Action[];
	/** All events after the roll, up to the end of the turn; the roll, event 4, is the cause where no other is named. */
	told: readonly Told[];
	/** What is laid at the end of the turn, which is the cause. */
	refilled?: readonly Told[];
	changes?: Record<string, unknown>;
}

/** The event by which the die of the card is rolled. */
export const rolledAt = 4;

/** The Automa's turn on a full Pyramid: the card, no Court phase, its roll, what follows. */
export const cardTurn = ({
	name,
	card,
	face,
	mode = 'basic',
	automa,
	seat,
	person = {},
	setup = {},
	actions = [],
	chance = [],
	told,
	refilled = [],
	changes = {},
}: CardRow): Row => {
	const events = [
		cardPlayed(card),
		skippedBy(0),
		ended(1),
		begunBy(card, 2),
		cardRolled(card, face, 3),
		...told.map((event) => ({ causedBy: rolledAt, ...event })),
	];
	return {
		name,
		setup: soloTable({
			pyramid: fullPyramid(2),
			...setup,
			automa: { mode, row: rowFrom(card), ...automa },
			seats: [person, { ...seat, tiles: { ...noTiles, [card]: 1, ...seat?.tiles } }],
		}),
		actions,
		chance: [roll(face), ...chance],
		events: [...events, turnEnded(1), ...refilled.map((event) => ({ causedBy: events.length, ...event }))],
		changes,
	};
};

export const checkCard = (row: CardRow): void => checkRow(cardTurn(row));

/** A row that is alike in both modes. */
export const checkInBoth = (row: CardRow): void => {
	for (const mode of ['basic', 'advanced'] as const) checkCard({ ...row, mode });
};

/* The events. */

type Because = { causedBy?: number; rulings?: RulingId[]; rules?: CopanRule[] };

export const cardPlayed = (card: Resource): Told => ({
	type: 'automaCardPlayed',
	player: 1,
	card,
	rules: [
		'copan.solo.turn.one-card',
		'copan.solo.turn.leftmost',
		'copan.solo.turn.in-order',
		`copan.solo.${card}.court`,
	],
});

/** Its tile, where the person has said. */
export const placedFor = (space: SpaceId, tile: Resource): Told => {
	const told = placed(space, tile, 1);
	return { ...told, rules: [...told.rules, 'copan.solo.turn.court-phase'] };
};

/** The Court phase on a full Pyramid. */
export const skippedBy = (causedBy: number): Told => ({
	type: 'courtPhaseSkipped',
	player: 1,
	because: 'pyramid-full',
	rules: ['copan.court.place.any-space'],
	causedBy,
	rulings: ['automa-full-pyramid'],
});

/** The action of the card in play. */
export const begunBy = (card: Resource, causedBy: number): Told => ({
	type: 'actionBegun',
	player: 1,
	site: siteOf[card],
	less: 0,
	rules: ['copan.solo.turn.action-phase'],
	causedBy,
	rulings: ['automa-costs'],
});

/** An action that the Automa gained; `chosen` by its priorities. */
export const gainedAction = (site: Site, causedBy: number, chosen = false): Told => ({
	type: 'actionBegun',
	player: 1,
	site,
	less: 0,
	rules: ['copan.action.bonus.order', ...(chosen ? (['copan.solo.new-site'] as const) : [])],
	causedBy,
	rulings: ['automa-site-action'],
});

export const cardRolled = (card: Resource, face: DieFace, causedBy: number): Told => ({
	type: 'automaRolled',
	player: 1,
	face,
	for: card,
	rules: [`copan.solo.${card}.action`],
	causedBy,
	rulings: ['automa-second-roll'],
});

/** A roll for something that a player would choose. */
export const pickRolled = (
	what: 'jade' | 'glyph' | 'character' | 'embassy',
	face: DieFace,
	because: Because = {},
): Told => ({
	type: 'automaRolled',
	player: 1,
	face,
	for: what,
	rules: [
		what === 'jade'
			? 'copan.solo.jade'
			: what === 'embassy'
				? 'copan.solo.city-effect'
				: ('copan.solo.other-gains' as CopanRule),
	],
	rulings: [what === 'embassy' ? 'automa-city-roll' : 'automa-choices'],
	...because,
});

/** Nothing lies where the card's die sends it. */
export const nothingAt = (card: Resource, space: number, because: Because = {}): Told => ({
	type: 'automaFindsNothing',
	player: 1,
	site: siteOf[card],
	space,
	rules: [`copan.solo.${card}.action`],
	rulings: ['automa-closed-face'],
	...because,
});

export const goesFurther = (card: Resource, rulings: RulingId[] = [], because: Because = {}): Told => ({
	type: 'automaGoesFurther',
	player: 1,
	card,
	rules: ['copan.solo.advanced', `copan.solo.${card}.advanced`],
	...(rulings.length > 0 ? { rulings } : {}),
	...because,
});

/** `also`: further rulings on which its Embassy hangs. */
export const builtByFood = (space: number, stacked: number, also: RulingId[] = [], because: Because = {}): Told => ({
	type: 'embassyBuilt',
	player: 1,
	space,
	stacked,
	rules: ['copan.solo.food.action', ...(stacked > 1 ? (['copan.embassies.again.stack'] as const) : [])],
	rulings: ['automa-embassy-count', ...also],
	...because,
});

export const takenByFame = (character: CharacterId, space: number, because: Because = {}): Told => ({
	type: 'characterTaken',
	player: 1,
	character,
	space,
	rules: ['copan.solo.fame.action'],
	rulings: ['automa-refill'],
	...because,
});

export const courtTokenByFame = (half: 'left' | 'right', causedBy: number): Told => ({
	...courtToken(half, causedBy),
	rules: ['copan.solo.fame.action', 'copan.ball-court.recruit.token'],
});

export const altarTokenByZeal = (column: number): Told => ({
	type: 'altarTokenPlaced',
	player: 1,
	column,
	rules: ['copan.solo.zeal.action'],
	rulings: ['automa-available-space'],
});

/** Its token goes to the reserve: the columns are taken, or closed. */
export const reservedByZeal = (why: 'occupied' | 'closed'): Told => ({
	type: 'automaTokenReserved',
	player: 1,
	rules: ['copan.solo.zeal.action', `copan.solo.zeal.${why}`],
	rulings: [why === 'occupied' ? 'automa-available-space' : 'automa-closed-face'],
});

export const glyphBy = (how: 'action' | 'advanced', space: number, colour: string, because: Because = {}): Told => ({
	type: 'glyphTaken',
	player: 1,
	space,
	colour,
	rules: [`copan.solo.power.${how}`],
	rulings: ['automa-refill'],
	...because,
});

/** A Glyph in place of Jade. */
export const glyphForJade = (space: number, colour: string, causedBy: number): Told => ({
	type: 'glyphTaken',
	player: 1,
	space,
	colour,
	rules: ['copan.solo.jade'],
	causedBy,
	rulings: ['automa-refill', 'automa-choices'],
});

/** The stairway that its priorities say; by a card, or by something else. */
export const climbDecided = (stairway: Resource, by: 'zeal' | 'power' | 'else', because: Because = {}): Told => ({
	type: 'automaDecided',
	player: 1,
	action: { type: 'climb', stairway },
	rules: [by === 'else' ? 'copan.solo.other-gains' : `copan.solo.${by}.climb`],
	rulings: ['automa-stairway-order', by === 'else' ? 'automa-choices' : 'automa-climb-steps'],
	...because,
});

/** Anything else that it answers. */
export const decided = (action: Action, because: Because = {}): Told => ({
	type: 'automaDecided',
	player: 1,
	action,
	rules: ['copan.solo.turn.one-card'],
	rulings: ['automa-choices'],
	...because,
});

/** VP in place of resources. */
export const vpFor = (resource: Resource | 'any', vp: number, from: EffectSource, because: Because = {}): Told => ({
	type: 'scored',
	player: 1,
	vp,
	by: { inPlaceOf: resource, from },
	rules: ['copan.solo.resources', 'copan.solo.other-gains'],
	rulings: ['automa-gains'],
	...because,
});

/** VP for resources it would lose; `below`: the score is below zero afterwards. */
export const vpLost = (resource: Resource | 'any', vp: number, { below = false } = {}): Told => ({
	type: 'scored',
	player: 1,
	vp: -vp,
	by: { unpaid: resource },
	rules: ['copan.court.loss.vp', 'copan.solo.resources'],
	rulings: ['automa-losses', ...(below ? (['vp-below-zero'] as const) : [])],
});

export const unaffectedBy = (effect: Effect, rules: CopanRule[], because: Because = {}): Told => ({
	type: 'unaffected',
	player: 1,
	effect,
	rules,
	...because,
});

export const keepsAll = (characters: number, causedBy: number): Told => ({
	type: 'automaKeepsAll',
	player: 1,
	characters,
	rules: ['copan.solo.characters'],
	causedBy,
});

export const collectsNothing = (space: string, causedBy: number): Told => ({
	type: 'automaCollectsNothing',
	player: 1,
	space,
	rules: ['copan.solo.resources'],
	causedBy,
	rulings: ['automa-decline'],
});
