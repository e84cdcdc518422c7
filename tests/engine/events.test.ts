/**
 * Events: how they arise, what a spiral sweeps away, what closes at each Site, several in one turn, the end of the game.
 * Every row names all events in full and every path of the position that changed. At the end a second opinion, written
 * again without the engine's code, plays thousands of random turns beside it.
 */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { characters } from '#games/copan/characters.ts';
import { type DieFace, dieFaces } from '#games/copan/event-cards.ts';
import { type Action, copan, type SeatSetup, type Setup } from '#games/copan/index.ts';
import type { PlacedTile, Position } from '#games/copan/position.ts';
import { spaces } from '#games/copan/pyramid.ts';
import { type Resource, resources } from '#games/copan/resources.ts';
import type { CopanRule } from '#games/copan/rule-ids.ts';
import { type CopanReadings, rulings } from '#games/copan/rulings.ts';
import { createPosition } from '#games/copan/setup.ts';
import {
	cubeMoved,
	handedOn,
	laidAltars,
	laidCharacters,
	laidCities,
	laidGlyphs,
	laidOut,
	plain,
	tellsOf,
	withOn,
} from './fate-support.ts';
import { SecondOpinion } from './second-opinion.ts';
import {
	activated,
	applies,
	arose,
	checkRefusal,
	checkRow,
	cited,
	closedAlready,
	closedAt,
	declineOf,
	dieKept,
	draw,
	ended,
	endNoticed,
	expectOk,
	far,
	fillSpace,
	fromTile,
	laid,
	moved,
	passedOn,
	place,
	placed,
	queued,
	type Refusal,
	type Row,
	reserved,
	roll,
	rolled,
	spiralAt,
	stays,
	swept,
	type Told,
	table,
	take,
} from './support.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'copan.court.no-tile.spiral',
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
	'copan.events.all-players',
	'copan.events.faces',
	'copan.events.forward-back',
	'copan.characters.pile-empty',
	'copan.end.pyramid-full',
	'copan.end.two-exhausted',
] satisfies CopanRule[];

const spiral = 'north-2-2';

/** Tells an event and gives back its id, for those that it causes. */
type Tell = (event: Told) => number;

/** A row whose events are told one after the other. */
const row = (
	name: string,
	setup: Setup,
	actions: readonly Action[],
	story: (tell: Tell) => void,
	changes: Record<string, unknown>,
): Row => {
	const events: Told[] = [];
	story((event) => events.push(event) - 1);
	return { name, setup, actions, events, changes };
};

/** Harvest and end of a turn with no tile beside the one placed. */
const harvest = (tell: Tell, space: typeof spiral | typeof plain, tile: Resource, moves: number, cause = 0): void => {
	const tier = moves < 4 ? 1 : moves < 7 ? 2 : 3;
	const yields = 3 - tier;
	const active = tell(activated(space, tile, tier, yields, cause, { player: 1 }));
	if (yields > 0) tell(fromTile(space, tile, [yields, 0], active, 1));
	tell(ended(1));
};

/** The changes of placing one tile of the start, whose cube has then moved so often. */
const tileChanges = (space: string, tile: Resource, moves: number): Record<string, unknown> => ({
	[`seats.1.tiles.${tile}`]: 0,
	[`pyramid.${space}`]: tile,
	[`cubes.${tile}`]: moves,
	...(moves < 7 ? { [`seats.1.resources.${tile}`]: moves < 4 ? 2 : 1 } : {}),
});

const newCharacters = ['yaluk', 'kawai', 'muluc', 'huracan', 'tonalnan', 'zeltzin'];
const newAltars = ['altar-5', 'altar-6', 'altar-7', 'altar-8'];
const tops = { characters: newCharacters, altars: newAltars };

const sorted = (list: readonly string[]): string[] => [...list].sort();

/** A sweep at a table with `tops`; `tokens` of the seats go to the reserve. */
const sweepAway = (tell: Tell, cause: number, tokens?: number[]): void => {
	tell(swept('characters', laidCharacters, cause));
	tell(swept('altars', laidAltars, cause));
	if (tokens) tell(reserved(tokens, 'spiral', cause));
	for (const [index, card] of newCharacters.entries()) tell(laid('characters', index + 1, card, cause));
	for (const [index, card] of newAltars.entries()) tell(laid('altars', index + 1, card, cause));
};
const sweepChanges = {
	'cards.characters.laid': newCharacters,
	'cards.characters.top': [],
	'cards.characters.discard': sorted(laidCharacters),
	'cards.altars.laid': newAltars,
	'cards.altars.top': [],
	'cards.altars.discard': laidAltars,
};

const ofFace = (card: string, face: DieFace) => tellsOf({ event: card, face }, ['copan.events.all-players']);
/** Card B, face 2: everyone gains 2 Power. */
const powerForAll = (tell: Tell, cause: number): void => {
	for (const player of [1, 2, 0]) tell(ofFace('B', 2).gained(player, 'power', 2, 0, { causedBy: cause }));
};
const powerChanges = Object.fromEntries([0, 1, 2].map((seat) => [`seats.${seat}.resources.power`, 2]));

describe('copan.court.events.spiral', () => {
	const swept12 = (tell: Tell, arisen: number, tokens?: number[]): void => {
		sweepAway(tell, arisen, tokens);
		const rolling = tell(rolled(2, arisen, 'spiral'));
		powerForAll(tell, tell(applies(2, rolling, 'B')));
	};
	const events = { events: [queued(spiralAt(spiral), 2)], resolved: 1, face: 2 };

	test.each<Row>([
		row(
			'cards are swept and laid out anew, then the die; nothing closes',
			laidOut({ card: 'B', tops }),
			[take('food'), place(spiral), roll(2)],
			(tell) => {
				tell(placed(spiral, 'food', 1));
				tell(moved('food', 1, 1, 0));
				swept12(tell, tell(arose(spiralAt(spiral), 0)));
				harvest(tell, spiral, 'food', 1);
			},
			{ ...tileChanges(spiral, 'food', 1), ...events, ...sweepChanges, ...powerChanges },
		),
		row(
			'tokens under the Altars go to the reserve, each to its owner’s; those on the Ball Court stay',
			laidOut({
				card: 'B',
				tops,
				sites: {
					altarTokens: [0, 1, null, 1, null, null, null, 2, null, null, null, 1],
					altarReserve: [2, 0, 0],
					ballCourt: { left: [1, 1, 1], right: [0, 2, 0] },
				},
			}),
			[take('food'), place(spiral), roll(2)],
			(tell) => {
				tell(placed(spiral, 'food', 1));
				tell(moved('food', 1, 1, 0));
				swept12(tell, tell(arose(spiralAt(spiral), 0)), [1, 3, 1]);
				harvest(tell, spiral, 'food', 1);
			},
			{
				...tileChanges(spiral, 'food', 1),
				...events,
				...sweepChanges,
				...powerChanges,
				altarTokens: Array.from({ length: 12 }, () => null),
				altarReserve: [3, 3, 1],
			},
		),
		row(
			'copan.court.no-tile.spiral: a face-down tile does it too, and moves no cube',
			laidOut({ card: 'B', tops, seats: [{}, { tiles: { food: 0, fame: 0, zeal: 0, power: 0 } }, {}] }),
			[place(spiral), roll(2)],
			(tell) => {
				tell(placed(spiral, 'face-down', 1));
				tell({
					type: 'nothingYielded',
					player: 1,
					space: spiral,
					rules: ['copan.court.no-tile.no-gain'],
					causedBy: 0,
					rulings: ['face-down'],
				});
				swept12(tell, tell(arose(spiralAt(spiral), 0, { faceDown: true })));
				tell(ended(1));
			},
			{ [`pyramid.${spiral}`]: 'face-down', ...events, ...sweepChanges, ...powerChanges },
		),
		row(
			'swept cards leave the game, under that reading',
			laidOut({ card: 'B', tops, rulings: { 'swept-cards': 'out-of-the-game' } }),
			[take('food'), place(spiral), roll(2)],
			(tell) => {
				tell(placed(spiral, 'food', 1));
				tell(moved('food', 1, 1, 0));
				swept12(tell, tell(arose(spiralAt(spiral), 0)));
				harvest(tell, spiral, 'food', 1);
			},
			{
				...tileChanges(spiral, 'food', 1),
				...events,
				...powerChanges,
				'cards.characters.laid': newCharacters,
				'cards.characters.top': [],
				'cards.altars.laid': newAltars,
				'cards.altars.top': [],
			},
		),
		row(
			'while Altar cards are left in the pile, those laid out go, under the reading that the last ones stay too',
			laidOut({ card: 'B', tops, rulings: { 'altar-pile-empty': 'keep-those-there' } }),
			[take('food'), place(spiral), roll(2)],
			(tell) => {
				tell(placed(spiral, 'food', 1));
				tell(moved('food', 1, 1, 0));
				swept12(tell, tell(arose(spiralAt(spiral), 0)));
				harvest(tell, spiral, 'food', 1);
			},
			{ ...tileChanges(spiral, 'food', 1), ...events, ...sweepChanges, ...powerChanges },
		),
		row(
			'a closed Character space is swept past and stays empty; closed columns keep their Altar card',
			laidOut({
				card: 'B',
				tops,
				cubes: { fame: 4, zeal: 4 },
				sites: { closed: { 'ball-court': [3], altars: [1] } },
			}),
			[take('food'), place(spiral), roll(2)],
			(tell) => {
				tell(placed(spiral, 'food', 1));
				tell(moved('food', 1, 1, 0));
				const arisen = tell(arose(spiralAt(spiral), 0));
				tell(
					swept(
						'characters',
						laidCharacters.filter((card) => card !== 'coyopa'),
						arisen,
					),
				);
				tell(swept('altars', laidAltars, arisen));
				for (const [index, space] of [1, 2, 4, 5, 6].entries())
					tell(laid('characters', space, newCharacters[index] as string, arisen));
				for (const [index, card] of newAltars.entries()) tell(laid('altars', index + 1, card, arisen));
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen, 'spiral')), 'B')));
				harvest(tell, spiral, 'food', 1);
			},
			{
				...tileChanges(spiral, 'food', 1),
				...events,
				...sweepChanges,
				...powerChanges,
				'cards.characters.laid': ['yaluk', 'kawai', null, 'muluc', 'huracan', 'tonalnan'],
				'cards.characters.top': ['zeltzin'],
				'cards.characters.discard': sorted(laidCharacters.filter((card) => card !== 'coyopa')),
			},
		),
		row(
			'nothing lies there and nothing is swept; two known cards, then draws in the order of the spaces',
			laidOut({
				card: 'B',
				tops: { characters: ['yaluk', 'kawai'], altars: newAltars },
				sites: {
					characters: withOn(
						[...laidCharacters].map(() => null),
						1,
					),
					altars: [null, null, null, null],
				},
			}),
			[take('food'), place(spiral), ...['muluc', 'huracan', 'tonalnan', 'zeltzin'].map(draw), roll(2)],
			(tell) => {
				tell(placed(spiral, 'food', 1));
				tell(moved('food', 1, 1, 0));
				const arisen = tell(arose(spiralAt(spiral), 0));
				for (const [index, card] of newCharacters.entries()) tell(laid('characters', index + 1, card, arisen));
				for (const [index, card] of newAltars.entries()) tell(laid('altars', index + 1, card, arisen));
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen, 'spiral')), 'B')));
				harvest(tell, spiral, 'food', 1);
			},
			{
				...tileChanges(spiral, 'food', 1),
				...events,
				...powerChanges,
				'cards.characters.laid': newCharacters,
				'cards.characters.top': [],
				'cards.characters.rest': characters
					.map(({ id }) => id as string)
					.filter((id) => !newCharacters.includes(id))
					.sort(),
				'cards.altars.laid': newAltars,
				'cards.altars.top': [],
			},
		),
	])('$name', checkRow);

	test('the active player fills the spaces in any order while a card is known, under that reading', () => {
		checkRow(
			row(
				'filled',
				laidOut({
					card: 'B',
					rulings: { 'refill-order': 'players-choice' },
					tops: { characters: ['yaluk', 'kawai'], altars: ['altar-5', 'altar-6', 'altar-7', 'altar-8'] },
				}),
				[
					take('food'),
					place(spiral),
					fillSpace(6),
					fillSpace(2),
					...['muluc', 'huracan', 'tonalnan', 'zeltzin'].map(draw),
					...[4, 3, 2].map(fillSpace),
					roll(2),
				],
				(tell) => {
					tell(placed(spiral, 'food', 1));
					tell(moved('food', 1, 1, 0));
					const arisen = tell(arose(spiralAt(spiral), 0));
					tell(swept('characters', laidCharacters, arisen));
					tell(swept('altars', laidAltars, arisen));
					for (const [space, card] of [
						[6, 'yaluk'],
						[2, 'kawai'],
						[1, 'muluc'],
						[3, 'huracan'],
						[4, 'tonalnan'],
						[5, 'zeltzin'],
					] as const)
						tell(laid('characters', space, card, arisen));
					for (const [space, card] of [
						[4, 'altar-5'],
						[3, 'altar-6'],
						[2, 'altar-7'],
						[1, 'altar-8'],
					] as const)
						tell(laid('altars', space, card, arisen));
					powerForAll(tell, tell(applies(2, tell(rolled(2, arisen, 'spiral')), 'B')));
					harvest(tell, spiral, 'food', 1);
				},
				{
					...tileChanges(spiral, 'food', 1),
					...events,
					...sweepChanges,
					...powerChanges,
					'cards.characters.laid': ['muluc', 'kawai', 'huracan', 'tonalnan', 'zeltzin', 'yaluk'],
					'cards.characters.rest': sorted(otherCharacters),
					'cards.altars.laid': ['altar-8', 'altar-7', 'altar-6', 'altar-5'],
				},
			),
		);
	});

	/** All cards of a kind that are neither laid out nor known to be next. */
	const otherCharacters = characters
		.map(({ id }) => id as string)
		.filter((id) => !newCharacters.includes(id) && !(laidCharacters as string[]).includes(id));
	const otherAltars = Array.from({ length: 8 }, (_, index) => `altar-${index + 9}`);

	test('copan.characters.pile-empty: the pile runs out in the midst, and the swept cards come back', () => {
		checkRow(
			row(
				'renewed',
				laidOut({
					card: 'B',
					tops: { characters: newCharacters.slice(0, 4), altars: newAltars },
					discards: { characters: [...otherCharacters, 'tonalnan', 'zeltzin'] },
				}),
				[take('food'), place(spiral), draw('ah-cuxtal'), draw('zeltzin'), roll(2)],
				(tell) => {
					tell(placed(spiral, 'food', 1));
					tell(moved('food', 1, 1, 0));
					const arisen = tell(arose(spiralAt(spiral), 0));
					tell(swept('characters', laidCharacters, arisen));
					tell(swept('altars', laidAltars, arisen));
					for (const [index, card] of newCharacters.slice(0, 4).entries())
						tell(laid('characters', index + 1, card, arisen));
					tell({
						type: 'pileRenewed',
						kind: 'characters',
						cards: 39,
						rules: ['copan.characters.pile-empty'],
						causedBy: arisen,
					});
					tell(laid('characters', 5, 'ah-cuxtal', arisen));
					tell(laid('characters', 6, 'zeltzin', arisen));
					for (const [index, card] of newAltars.entries()) tell(laid('altars', index + 1, card, arisen));
					powerForAll(tell, tell(applies(2, tell(rolled(2, arisen, 'spiral')), 'B')));
					harvest(tell, spiral, 'food', 1);
				},
				{
					...tileChanges(spiral, 'food', 1),
					...events,
					...powerChanges,
					...sweepChanges,
					'cards.characters.laid': [...newCharacters.slice(0, 4), 'ah-cuxtal', 'zeltzin'],
					'cards.characters.discard': [],
					'cards.characters.rest': sorted([...otherCharacters, 'tonalnan', ...laidCharacters]).filter(
						(card) => card !== 'ah-cuxtal',
					),
				},
			),
		);
	});

	/** The Altar pile is used up: all twelve cards that are not laid out lie on the discards. */
	const usedUp = (rulings: Setup['rulings']): Setup =>
		laidOut({
			card: 'B',
			rulings,
			tops: { characters: newCharacters },
			discards: { altars: [...newAltars, ...otherAltars] },
			sites: { altarTokens: [1] },
		});
	const noAltar = {
		...tileChanges(spiral, 'food', 1),
		...events,
		...powerChanges,
		'cards.characters.laid': newCharacters,
		'cards.characters.top': [],
		'cards.characters.discard': sorted(laidCharacters),
		altarTokens: Array.from({ length: 12 }, () => null),
		altarReserve: [0, 1, 0],
	};
	const withoutAltars =
		(
			sweeping: (tell: Tell, arisen: number) => void,
			laying: (tell: Tell, arisen: number) => void,
			{ stays = false } = {},
		) =>
		(tell: Tell): void => {
			tell(placed(spiral, 'food', 1));
			tell(moved('food', 1, 1, 0));
			const arisen = tell(arose(spiralAt(spiral), 0));
			tell(swept('characters', laidCharacters, arisen, stays ? ['altar-pile-empty'] : []));
			sweeping(tell, arisen);
			tell(reserved([0, 1, 0], 'spiral', arisen));
			for (const [index, card] of newCharacters.entries()) tell(laid('characters', index + 1, card, arisen));
			laying(tell, arisen);
			powerForAll(tell, tell(applies(2, tell(rolled(2, arisen, 'spiral')), 'B')));
			harvest(tell, spiral, 'food', 1);
		};

	test.each<Row>([
		row(
			'the swept cards are shuffled with the discards',
			usedUp({}),
			[take('food'), place(spiral), ...['altar-1', 'altar-9', 'altar-5', 'altar-2'].map(draw), roll(2)],
			withoutAltars(
				(tell, arisen) => tell(swept('altars', laidAltars, arisen, ['altar-pile-empty'])),
				(tell, arisen) => {
					tell({
						type: 'pileRenewed',
						kind: 'altars',
						cards: 16,
						rules: ['copan.court.events.spiral.refresh'],
						causedBy: arisen,
						rulings: ['altar-pile-empty'],
					});
					for (const [index, card] of ['altar-1', 'altar-9', 'altar-5', 'altar-2'].entries())
						tell(laid('altars', index + 1, card, arisen));
				},
			),
			{
				...noAltar,
				'cards.altars.laid': ['altar-1', 'altar-9', 'altar-5', 'altar-2'],
				'cards.altars.discard': [],
				'cards.altars.rest': sorted(
					[...laidAltars, ...newAltars, ...otherAltars].filter(
						(card) => !['altar-1', 'altar-9', 'altar-5', 'altar-2'].includes(card),
					),
				),
			},
		),
		row(
			'none is laid out, under that reading',
			usedUp({ 'altar-pile-empty': 'none-laid-out' }),
			[take('food'), place(spiral), roll(2)],
			withoutAltars(
				(tell, arisen) => tell(swept('altars', laidAltars, arisen, ['altar-pile-empty'])),
				(tell, arisen) =>
					tell({
						type: 'nothingToDraw',
						kind: 'altars',
						rules: ['copan.court.events.spiral.refresh'],
						causedBy: arisen,
						rulings: ['altar-pile-empty'],
					}),
			),
			{
				...noAltar,
				'cards.altars.laid': [null, null, null, null],
				'cards.altars.discard': sorted([...laidAltars, ...newAltars, ...otherAltars]),
			},
		),
		row(
			'those there stay, under that reading; their tokens go all the same',
			usedUp({ 'altar-pile-empty': 'keep-those-there' }),
			[take('food'), place(spiral), roll(2)],
			withoutAltars(
				() => {},
				() => {},
				{ stays: true },
			),
			noAltar,
		),
	])('copan.court.events.spiral.refresh, no Altar card in the pile: $name', checkRow);

	test.each<Refusal>([
		{
			name: 'a roll before the cards are laid out',
			setup: laidOut(),
			actions: [take('food'), place(spiral)],
			refused: roll(1),
			rejection: { code: 'not-asked', rule: 'copan.court.events.spiral.refresh', values: { ask: 'draw' } },
		},
		{
			name: 'drawing a swept card while the pile lasts',
			setup: laidOut(),
			actions: [take('food'), place(spiral)],
			refused: draw('ah-cuxtal'),
			rejection: { code: 'no-such-choice', rule: 'copan.court.events.spiral.refresh', values: { ask: 'draw' } },
		},
		{
			name: 'an Altar card among the Characters',
			setup: laidOut(),
			actions: [take('food'), place(spiral)],
			refused: draw('altar-9'),
			rejection: { code: 'no-such-choice', rule: 'copan.court.events.spiral.refresh', values: { ask: 'draw' } },
		},
		{
			name: 'a seventh face',
			setup: laidOut({ tops }),
			actions: [take('food'), place(spiral)],
			refused: roll(7 as DieFace),
			rejection: { code: 'no-such-choice', rule: 'copan.court.events.one-roll', values: { ask: 'die' } },
		},
		{
			name: 'a second roll: the turn is over',
			setup: laidOut({ tops }),
			actions: [take('food'), place(spiral), roll(2)],
			refused: roll(2),
			rejection: { code: 'nothing-asked', rule: 'copan.turn.two-phases', values: {} },
		},
	])('refused: $name', checkRefusal);
});

/* Decline Events. Card E, faces 5 and 6, move the Fame or Power cube back, and card F Food or Power: at its start it stays. */

/** A card and a cube that stays at its start where this face comes up; null where the face gives or takes something. */
const quiet: Record<DieFace, { card: string; cube: Resource } | null> = {
	1: { card: 'F', cube: 'food' },
	2: { card: 'F', cube: 'power' },
	3: null,
	4: null,
	5: { card: 'E', cube: 'fame' },
	6: { card: 'E', cube: 'power' },
};

const siteOf = { food: 'embassies', fame: 'ball-court', zeal: 'altars', power: 'stairway' } as const;

/** What closes at the Site of a resource. */
const closing = (resource: Resource, face: DieFace): { removed: string | null; changes: Record<string, unknown> } => {
	const gone = (list: readonly string[]) => list[face - 1] as string;
	const closed = { [`closed.${siteOf[resource]}`]: [face] };
	switch (resource) {
		case 'food':
			return { removed: gone(laidCities), changes: { ...closed, cities: withOn(laidCities, face) } };
		case 'fame':
			return {
				removed: gone(laidCharacters),
				changes: {
					...closed,
					'cards.characters.laid': withOn(laidCharacters, face),
					'cards.characters.top': [gone(laidCharacters)],
				},
			};
		case 'zeal':
			return { removed: null, changes: closed };
		case 'power':
			return {
				removed: gone(laidGlyphs),
				changes: {
					...closed,
					'cards.glyphs.laid': withOn(laidGlyphs, face),
					'cards.glyphs.top': [gone(laidGlyphs)],
				},
			};
	}
};

describe('copan.court.events.decline.close', () => {
	/** A tile takes its cube to `to`; face 2 of card B gives everyone 2 Power, and the Site closes its face. */
	const crossing = (
		name: string,
		resource: Resource,
		to: number,
		setup: Setup,
		extra: { after?: (tell: Tell, closed: number) => void; changes?: Record<string, unknown> } = {},
	): Row => {
		const nth = to === 4 ? 1 : to === 7 ? 2 : 3;
		const { removed, changes } = closing(resource, 2);
		const tier = to === 4 ? 2 : 3;
		return row(
			name,
			laidOut({ card: 'B', ...setup, cubes: { [resource]: to - 1, ...setup.cubes } }),
			[take(resource), place(plain), roll(2)],
			(tell) => {
				tell(placed(plain, resource, 1));
				const shift = tell(moved(resource, to, tier, 0, to === 10));
				const arisen = tell(arose(declineOf(resource, nth), shift));
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen)), 'B')));
				const inhabited = setup.sites?.embassies?.[1]?.some((count) => count > 0) ?? false;
				const closed = tell(closedAt(siteOf[resource], 2, removed, arisen, { inhabited }));
				extra.after?.(tell, closed);
				harvest(tell, plain, resource, to);
			},
			{
				...powerChanges,
				...tileChanges(plain, resource, to),
				// Power of the harvest comes on top of the 2 that the face gives.
				...(resource === 'power' && to < 7 ? { 'seats.1.resources.power': 3 } : {}),
				[`crossed.${resource}`]: nth,
				events: [queued(declineOf(resource, nth), 2)],
				resolved: 1,
				face: 2,
				...changes,
				...extra.changes,
			},
		);
	};

	test.each<Row>(
		resources.flatMap((resource) =>
			[4, 7, 10].map((to) => crossing(`${resource}, the mark at ${to} moves`, resource, to, {})),
		),
	)('$name', checkRow);

	test.each<Row>(
		resources.flatMap((resource) =>
			[1, 2, 3, 5, 6, 8, 9].map((to) =>
				row(
					`${resource}, no mark at ${to} moves`,
					laidOut({ cubes: { [resource]: to - 1 } }),
					[take(resource), place(plain)],
					(tell) => {
						tell(placed(plain, resource, 1));
						tell(moved(resource, to, to < 4 ? 1 : to < 7 ? 2 : 3, 0));
						harvest(tell, plain, resource, to);
					},
					tileChanges(plain, resource, to),
				),
			),
		),
	)('no Event: $name', checkRow);

	/** Every face at every Site: its own space closes, and two at the Altars. */
	test.each<Row>(
		resources.flatMap((resource) =>
			dieFaces.flatMap((face): Row[] => {
				const still = quiet[face];
				if (!still || still.cube === resource) return [];
				const { removed, changes } = closing(resource, face);
				return [
					row(
						`${resource}, face ${face}`,
						laidOut({ card: still.card, cubes: { [resource]: 6 } }),
						[take(resource), place(plain), roll(face)],
						(tell) => {
							tell(placed(plain, resource, 1));
							const arisen = tell(arose(declineOf(resource, 2), tell(moved(resource, 7, 3, 0))));
							tell(stays(still.cube, tell(applies(face, tell(rolled(face, arisen)), still.card))));
							tell(closedAt(siteOf[resource], face, removed, arisen));
							harvest(tell, plain, resource, 7);
						},
						{
							...tileChanges(plain, resource, 7),
							[`crossed.${resource}`]: 2,
							events: [queued(declineOf(resource, 2), 2)],
							resolved: 1,
							face,
							...changes,
						},
					),
				];
			}),
		),
	)('$name', checkRow);

	test.each<Row>([
		crossing('Embassies in a City that closes stay', 'food', 7, {
			sites: {
				embassies: [
					[1, 0, 0],
					[1, 2, 3],
				],
			},
		}),
		crossing(
			'Embassies in a City that closes go, under that reading',
			'food',
			7,
			{
				rulings: { 'closed-city-embassies': 'they-go' },
				sites: {
					embassies: [
						[1, 0, 0],
						[1, 2, 0],
					],
				},
			},
			{
				after: (tell, closed) =>
					tell({
						type: 'embassiesRemoved',
						space: 2,
						tokens: [1, 2, 0],
						rules: ['copan.court.events.close.embassies'],
						causedBy: closed,
						rulings: ['closed-city-embassies'],
					}),
				changes: { embassies: [[1, 0, 0], ...Array.from({ length: 5 }, () => [0, 0, 0])] },
			},
		),
		crossing('no Embassy in the City that closes, under that reading', 'food', 7, {
			rulings: { 'closed-city-embassies': 'they-go' },
			sites: { embassies: [[1, 1, 1]] },
		}),
		crossing(
			'the Character goes on top of those known; tokens on the Ball Court stay',
			'fame',
			7,
			{ tops: { characters: ['yaluk', 'kawai'] }, sites: { ballCourt: { left: [1, 2, 3] } } },
			{ changes: { 'cards.characters.top': ['citlamina', 'yaluk', 'kawai'] } },
		),
		crossing(
			'the Glyph goes on top of those known',
			'power',
			7,
			{ tops: { glyphs: ['h'] } },
			{ changes: { 'cards.glyphs.top': ['b', 'h'] } },
		),
		crossing(
			'both columns’ tokens go to the reserve, the others stay; the Altar cards too',
			'zeal',
			7,
			{ sites: { altarTokens: [0, 1, 2, 0, 1, 2, 0, 0, 2, 0, 1, 2], altarReserve: [1, 0, 0] } },
			{
				after: (tell, closed) => tell(reserved([1, 1, 0], 'decline', closed)),
				changes: {
					altarTokens: [0, null, 2, 0, 1, 2, 0, null, 2, 0, 1, 2],
					altarReserve: [2, 1, 0],
				},
			},
		),
		crossing(
			'one of the two columns has a token',
			'zeal',
			10,
			{ sites: { altarTokens: [null, null, null, null, null, null, null, 2] } },
			{
				after: (tell, closed) => tell(reserved([0, 0, 1], 'decline', closed)),
				changes: { altarTokens: Array.from({ length: 12 }, () => null), altarReserve: [0, 0, 1] },
			},
		),
		row(
			'a space on which nothing lies closes all the same',
			laidOut({ card: 'B', cubes: { fame: 6 }, sites: { characters: withOn(laidCharacters, 2) } }),
			[take('fame'), place(plain), roll(2)],
			(tell) => {
				tell(placed(plain, 'fame', 1));
				const arisen = tell(arose(declineOf('fame', 2), tell(moved('fame', 7, 3, 0))));
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen)), 'B')));
				tell(closedAt('ball-court', 2, null, arisen));
				harvest(tell, plain, 'fame', 7);
			},
			{
				...tileChanges(plain, 'fame', 7),
				...powerChanges,
				'crossed.fame': 2,
				events: [queued(declineOf('fame', 2), 2)],
				resolved: 1,
				face: 2,
				'closed.ball-court': [2],
			},
		),
		row(
			'the third space of a Site closes; the order is kept',
			laidOut({ card: 'B', cubes: { power: 9 }, sites: { closed: { stairway: [6, 1] } } }),
			[take('power'), place(plain), roll(2)],
			(tell) => {
				tell(placed(plain, 'power', 1));
				const arisen = tell(arose(declineOf('power', 3), tell(moved('power', 10, 3, 0, true))));
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen)), 'B')));
				tell(closedAt('stairway', 2, 'b', arisen));
				harvest(tell, plain, 'power', 10);
			},
			{
				...tileChanges(plain, 'power', 10),
				...powerChanges,
				'crossed.power': 3,
				events: [queued(declineOf('power', 3), 2)],
				resolved: 1,
				face: 2,
				'closed.stairway': [6, 1, 2],
				'cards.glyphs.laid': [null, null, 'c', 'd', 'e', null],
				'cards.glyphs.top': ['b'],
			},
		),
	])('$name', checkRow);

	test('copan.court.events.closed-already: no second roll, and nothing closes', () => {
		checkRow(
			row(
				'closed',
				laidOut({ card: 'B', cubes: { food: 6 }, sites: { closed: { embassies: [2] }, embassies: [[], [1, 1, 1]] } }),
				[take('food'), place(plain), roll(2)],
				(tell) => {
					tell(placed(plain, 'food', 1));
					const arisen = tell(arose(declineOf('food', 2), tell(moved('food', 7, 3, 0))));
					powerForAll(tell, tell(applies(2, tell(rolled(2, arisen)), 'B')));
					tell(closedAlready('embassies', 2, arisen));
					harvest(tell, plain, 'food', 7);
				},
				{
					...tileChanges(plain, 'food', 7),
					...powerChanges,
					'crossed.food': 2,
					events: [queued(declineOf('food', 2), 2)],
					resolved: 1,
					face: 2,
				},
			),
		);
	});
});

describe('several Events in a turn', () => {
	const second = { second: true };
	/** An Event arisen after one of the other kind. */
	const after = { second: true };
	const spiralThenFood = {
		'crossed.food': 1,
		events: [queued(spiralAt(spiral), 2), queued(declineOf('food', 1), 17)],
		resolved: 2,
	};

	test.each<Row>([
		row(
			'the printed example: a spiral; the effect pushes a cube over a threshold; its Site closes, and nothing is rolled again',
			laidOut({ card: 'A', tops, cubes: { food: 3 } }),
			[take('fame'), place(spiral), roll(3)],
			(tell) => {
				tell(placed(spiral, 'fame', 1));
				tell(moved('fame', 1, 1, 0));
				const arisen = tell(arose(spiralAt(spiral), 0));
				sweepAway(tell, arisen);
				const applied = tell(applies(3, tell(rolled(3, arisen, 'spiral')), 'A'));
				const shift = tell(cubeMoved('food', [3, 4], 2, { causedBy: applied }));
				const decline = tell(arose(declineOf('food', 1), shift, after));
				tell(dieKept(3, decline));
				tell(closedAt('embassies', 3, '3', decline, second));
				harvest(tell, spiral, 'fame', 1);
			},
			{
				...tileChanges(spiral, 'fame', 1),
				...sweepChanges,
				...spiralThenFood,
				events: [queued(spiralAt(spiral), 2), queued(declineOf('food', 1), 18)],
				face: 3,
				'cubes.food': 4,
				cities: withOn(laidCities, 3),
				'closed.embassies': [3],
			},
		),
		row(
			'two thresholds: the tile’s cube, and the cube that the effect moves; both Sites close the face',
			laidOut({ card: 'H', cubes: { food: 6, power: 3 } }),
			[take('food'), place(plain), roll(3)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				const first = tell(arose(declineOf('food', 2), tell(moved('food', 7, 3, 0))));
				const applied = tell(applies(3, tell(rolled(3, first)), 'H'));
				const next = tell(arose(declineOf('power', 1), tell(cubeMoved('power', [3, 4], 2, { causedBy: applied }))));
				tell(closedAt('embassies', 3, '3', first));
				tell(dieKept(3, next));
				tell(closedAt('stairway', 3, 'c', next, second));
				harvest(tell, plain, 'food', 7);
			},
			{
				...tileChanges(plain, 'food', 7),
				'crossed.food': 2,
				'crossed.power': 1,
				'cubes.power': 4,
				events: [queued(declineOf('food', 2), 2), queued(declineOf('power', 1), 6)],
				resolved: 2,
				face: 3,
				cities: withOn(laidCities, 3),
				'closed.embassies': [3],
				'cards.glyphs.laid': withOn(laidGlyphs, 3),
				'cards.glyphs.top': ['c'],
				'closed.stairway': [3],
			},
		),
		row(
			'one track twice in a turn: its Site closes the face once',
			laidOut({
				card: 'A',
				profile: {
					declineTracks: {
						2: { thresholds: [1, 2], end: 10 },
						3: { thresholds: [1, 2], end: 10 },
						4: { thresholds: [1, 2], end: 10 },
					},
				},
			}),
			[take('food'), place(plain), roll(3)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				const first = tell(arose(declineOf('food', 1), tell(moved('food', 1, 2, 0))));
				const applied = tell(applies(3, tell(rolled(3, first)), 'A'));
				const next = tell(arose(declineOf('food', 2), tell(cubeMoved('food', [1, 2], 3, { causedBy: applied }))));
				tell(closedAt('embassies', 3, '3', first));
				tell(dieKept(3, next));
				tell(closedAlready('embassies', 3, next));
				harvest(tell, plain, 'food', 7);
			},
			{
				'seats.1.tiles.food': 0,
				[`pyramid.${plain}`]: 'food',
				'cubes.food': 2,
				'crossed.food': 2,
				events: [queued(declineOf('food', 1), 2), queued(declineOf('food', 2), 6)],
				resolved: 2,
				face: 3,
				cities: withOn(laidCities, 3),
				'closed.embassies': [3],
			},
		),
		row(
			'a spiral and the tile’s own threshold: the spiral first, sweeping before the roll; the Site closes after it',
			laidOut({ card: 'B', tops, cubes: { fame: 6 } }),
			[take('fame'), place(spiral), roll(2)],
			(tell) => {
				tell(placed(spiral, 'fame', 1));
				const shift = tell(moved('fame', 7, 3, 0));
				const first = tell(arose(spiralAt(spiral), 0));
				const next = tell(arose(declineOf('fame', 2), shift, after));
				sweepAway(tell, first);
				powerForAll(tell, tell(applies(2, tell(rolled(2, first, 'spiral')), 'B')));
				tell(dieKept(2, next));
				tell(closedAt('ball-court', 2, 'kawai', next, second));
				harvest(tell, spiral, 'fame', 7);
			},
			{
				...tileChanges(spiral, 'fame', 7),
				...powerChanges,
				...sweepChanges,
				'crossed.fame': 2,
				events: [queued(spiralAt(spiral), 2), queued(declineOf('fame', 2), 3)],
				resolved: 2,
				face: 2,
				'closed.ball-court': [2],
				'cards.characters.laid': withOn(newCharacters, 2),
				'cards.characters.top': ['kawai'],
			},
		),
		row(
			'Decline first, under that reading: the Character put on the pile comes out again in the sweep',
			laidOut({ card: 'B', tops, cubes: { fame: 6 }, rulings: { 'spiral-before-decline': 'decline-first' } }),
			[take('fame'), place(spiral), roll(2)],
			(tell) => {
				tell(placed(spiral, 'fame', 1));
				const first = tell(arose(declineOf('fame', 2), tell(moved('fame', 7, 3, 0))));
				const next = tell(arose(spiralAt(spiral), 0, after));
				powerForAll(tell, tell(applies(2, tell(rolled(2, first)), 'B')));
				tell(closedAt('ball-court', 2, 'citlamina', first));
				tell(
					swept(
						'characters',
						laidCharacters.filter((card) => card !== 'citlamina'),
						next,
					),
				);
				tell(swept('altars', laidAltars, next));
				for (const [space, card] of [
					[1, 'citlamina'],
					[3, 'yaluk'],
					[4, 'kawai'],
					[5, 'muluc'],
					[6, 'huracan'],
				] as const)
					tell(laid('characters', space, card, next));
				for (const [index, card] of newAltars.entries()) tell(laid('altars', index + 1, card, next));
				tell(dieKept(2, next));
				harvest(tell, spiral, 'fame', 7);
			},
			{
				...tileChanges(spiral, 'fame', 7),
				...powerChanges,
				...sweepChanges,
				'crossed.fame': 2,
				events: [queued(declineOf('fame', 2), 2), queued(spiralAt(spiral), 3)],
				resolved: 2,
				face: 2,
				'closed.ball-court': [2],
				'cards.characters.laid': ['citlamina', null, 'yaluk', 'kawai', 'muluc', 'huracan'],
				'cards.characters.top': ['tonalnan', 'zeltzin'],
				'cards.characters.discard': sorted(laidCharacters.filter((card) => card !== 'citlamina')),
			},
		),
		row(
			'the spiral before the cube, under that reading: the roll comes before the cube moves',
			laidOut({ card: 'B', tops, cubes: { fame: 6 }, rulings: { 'spiral-before-decline': 'spiral-before-the-cube' } }),
			[take('fame'), place(spiral), roll(2)],
			(tell) => {
				tell(placed(spiral, 'fame', 1));
				const first = tell(arose(spiralAt(spiral), 0));
				sweepAway(tell, first);
				powerForAll(tell, tell(applies(2, tell(rolled(2, first, 'spiral')), 'B')));
				const next = tell(arose(declineOf('fame', 2), tell(moved('fame', 7, 3, 0)), after));
				tell(dieKept(2, next));
				tell(closedAt('ball-court', 2, 'kawai', next, second));
				harvest(tell, spiral, 'fame', 7);
			},
			{
				...tileChanges(spiral, 'fame', 7),
				...powerChanges,
				...sweepChanges,
				'crossed.fame': 2,
				events: [queued(spiralAt(spiral), 1), queued(declineOf('fame', 2), 20)],
				resolved: 2,
				face: 2,
				'closed.ball-court': [2],
				'cards.characters.laid': withOn(newCharacters, 2),
				'cards.characters.top': ['kawai'],
			},
		),
		row(
			'the spiral before the cube, under that reading: the effect moves the tile’s cube first, and each crosses a mark',
			laidOut({
				card: 'H',
				tops,
				cubes: { food: 8 },
				rulings: { 'spiral-before-decline': 'spiral-before-the-cube' },
				profile: {
					declineTracks: {
						2: { thresholds: [4, 9], end: 10 },
						3: { thresholds: [4, 9], end: 10 },
						4: { thresholds: [4, 9], end: 10 },
					},
				},
			}),
			[take('food'), place(spiral), roll(5)],
			(tell) => {
				tell(placed(spiral, 'food', 1));
				const first = tell(arose(spiralAt(spiral), 0));
				sweepAway(tell, first);
				const applied = tell(applies(5, tell(rolled(5, first, 'spiral')), 'H'));
				const next = tell(
					arose(declineOf('food', 2), tell(cubeMoved('food', [8, 9], 3, { causedBy: applied })), after),
				);
				tell(dieKept(5, next));
				tell(closedAt('embassies', 5, '5', next, second));
				const last = tell(arose(declineOf('food', 3), tell(moved('food', 10, 3, 0, true)), after));
				tell(dieKept(5, last));
				tell(closedAlready('embassies', 5, last));
				harvest(tell, spiral, 'food', 10);
			},
			{
				'seats.1.tiles.food': 0,
				[`pyramid.${spiral}`]: 'food',
				'cubes.food': 10,
				'crossed.food': 3,
				...sweepChanges,
				events: [queued(spiralAt(spiral), 1), queued(declineOf('food', 2), 17), queued(declineOf('food', 3), 21)],
				resolved: 3,
				face: 5,
				cities: withOn(laidCities, 5),
				'closed.embassies': [5],
			},
		),
		row(
			'three at once: spiral, the tile’s cube, the cube of the effect; Sites close in the order in which Events arose',
			laidOut({ card: 'I', tops, cubes: { food: 6, power: 9 } }),
			[take('food'), place(spiral), roll(5)],
			(tell) => {
				tell(placed(spiral, 'food', 1));
				const shift = tell(moved('food', 7, 3, 0));
				const first = tell(arose(spiralAt(spiral), 0));
				const next = tell(arose(declineOf('food', 2), shift, after));
				sweepAway(tell, first);
				const applied = tell(applies(5, tell(rolled(5, first, 'spiral')), 'I'));
				const last = tell(
					arose(declineOf('power', 3), tell(cubeMoved('power', [9, 10], 3, { end: true, causedBy: applied })), after),
				);
				tell(dieKept(5, next));
				tell(closedAt('embassies', 5, '5', next, second));
				tell(dieKept(5, last));
				tell(closedAt('stairway', 5, 'e', last, second));
				harvest(tell, spiral, 'food', 7);
			},
			{
				...tileChanges(spiral, 'food', 7),
				...sweepChanges,
				'cubes.power': 10,
				'crossed.food': 2,
				'crossed.power': 3,
				events: [queued(spiralAt(spiral), 2), queued(declineOf('food', 2), 3), queued(declineOf('power', 3), 19)],
				resolved: 3,
				face: 5,
				cities: withOn(laidCities, 5),
				'closed.embassies': [5],
				'cards.glyphs.laid': withOn(laidGlyphs, 5),
				'cards.glyphs.top': ['e'],
				'closed.stairway': [5],
			},
		),
		row(
			'three at once and a face closed before at one of the Sites',
			laidOut({ card: 'I', tops, cubes: { food: 6, power: 6 }, sites: { closed: { embassies: [5] } } }),
			[take('food'), place(spiral), roll(5)],
			(tell) => {
				tell(placed(spiral, 'food', 1));
				const shift = tell(moved('food', 7, 3, 0));
				const first = tell(arose(spiralAt(spiral), 0));
				const next = tell(arose(declineOf('food', 2), shift, after));
				sweepAway(tell, first);
				const applied = tell(applies(5, tell(rolled(5, first, 'spiral')), 'I'));
				const last = tell(
					arose(declineOf('power', 2), tell(cubeMoved('power', [6, 7], 3, { causedBy: applied })), after),
				);
				tell(dieKept(5, next));
				tell(closedAlready('embassies', 5, next));
				tell(dieKept(5, last));
				tell(closedAt('stairway', 5, 'e', last, second));
				harvest(tell, spiral, 'food', 7);
			},
			{
				...tileChanges(spiral, 'food', 7),
				...sweepChanges,
				'cubes.power': 7,
				'crossed.food': 2,
				'crossed.power': 2,
				events: [queued(spiralAt(spiral), 2), queued(declineOf('food', 2), 3), queued(declineOf('power', 2), 19)],
				resolved: 3,
				face: 5,
				'cards.glyphs.laid': withOn(laidGlyphs, 5),
				'cards.glyphs.top': ['e'],
				'closed.stairway': [5],
			},
		),
		row(
			'the effect moves the cube back under the threshold that the tile crossed: its Event stands, the harvest is better',
			laidOut({ card: 'G', cubes: { food: 3 } }),
			[take('food'), place(plain), roll(6)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				const first = tell(arose(declineOf('food', 1), tell(moved('food', 4, 2, 0))));
				const applied = tell(applies(6, tell(rolled(6, first)), 'G'));
				tell(cubeMoved('food', [4, 3], 1, { causedBy: applied, rulings: ['moves-back'] }));
				tell(closedAt('embassies', 6, '6', first));
				harvest(tell, plain, 'food', 3);
			},
			{
				'seats.1.tiles.food': 0,
				'seats.1.resources.food': 2,
				[`pyramid.${plain}`]: 'food',
				'crossed.food': 1,
				events: [queued(declineOf('food', 1), 2)],
				resolved: 1,
				face: 6,
				cities: withOn(laidCities, 6),
				'closed.embassies': [6],
				// The cube ends where it began.
			},
		),
	])('$name', checkRow);

	test.each<Row>([
		row(
			'copan.court.decline.pass-on: a tile whose cube is at its end moves the next one, and that one’s Site closes',
			laidOut({ card: 'B', cubes: { food: 10, fame: 6 } }),
			[take('food'), place(plain), roll(2)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				const handed = tell(passedOn('food', 'fame', 0));
				const arisen = tell(arose(declineOf('fame', 2), tell(moved('fame', 7, 3, handed))));
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen)), 'B')));
				tell(closedAt('ball-court', 2, 'citlamina', arisen));
				harvest(tell, plain, 'food', 10);
			},
			{
				'seats.1.tiles.food': 0,
				[`pyramid.${plain}`]: 'food',
				'cubes.fame': 7,
				'crossed.fame': 2,
				...powerChanges,
				events: [queued(declineOf('fame', 2), 3)],
				resolved: 1,
				face: 2,
				...closing('fame', 2).changes,
			},
		),
		row(
			'copan.court.decline.pass-on: past several at their ends, by a tile and then by the effect',
			laidOut({ card: 'H', cubes: { food: 10, fame: 10, zeal: 6 } }),
			[take('food'), place(plain), roll(5)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				const handed = tell(far(passedOn('fame', 'zeal', tell(far(passedOn('food', 'fame', 0))))));
				const arisen = tell(arose(declineOf('zeal', 2), tell(far(moved('zeal', 7, 3, handed)))));
				const applied = tell(applies(5, tell(rolled(5, arisen)), 'H'));
				const again = tell(
					handedOn('fame', 'zeal', { causedBy: tell(handedOn('food', 'fame', { causedBy: applied })) }),
				);
				tell(cubeMoved('zeal', [7, 8], 3, { causedBy: again, rulings: ['pass-on'] }));
				tell(closedAt('altars', 5, null, arisen));
				harvest(tell, plain, 'food', 10);
			},
			{
				'seats.1.tiles.food': 0,
				[`pyramid.${plain}`]: 'food',
				'cubes.zeal': 8,
				'crossed.zeal': 2,
				events: [queued(declineOf('zeal', 2), 4)],
				resolved: 1,
				face: 5,
				'closed.altars': [5],
			},
		),
		row(
			'copan.court.decline.pass-on: the last cube reaches its end, and the effect finds none that can move',
			laidOut({ card: 'A', cubes: { food: 10, fame: 10, zeal: 10, power: 9 } }),
			[take('power'), place(plain), roll(3)],
			(tell) => {
				tell(placed(plain, 'power', 1));
				const arisen = tell(arose(declineOf('power', 3), tell(moved('power', 10, 3, 0, true))));
				const applied = tell(applies(3, tell(rolled(3, arisen)), 'A'));
				tell({
					type: 'noCubeMoved',
					rules: ['copan.court.decline.pass-on'],
					causedBy: applied,
					rulings: ['pass-on'],
				});
				tell(closedAt('stairway', 3, 'c', arisen));
				harvest(tell, plain, 'power', 10);
			},
			{
				...tileChanges(plain, 'power', 10),
				'crossed.power': 3,
				events: [queued(declineOf('power', 3), 2)],
				resolved: 1,
				face: 3,
				...closing('power', 3).changes,
			},
		),
	])('$name', checkRow);
});

describe('the end of the game', () => {
	/** Every space but this one is covered for three; the two beside it lie face down, so that only its own tile yields. */
	const nearlyFull = (free: typeof plain | typeof spiral, beside: readonly string[]): Record<string, PlacedTile> =>
		Object.fromEntries(
			spaces
				.filter(({ id, column }) => column < 4 && id !== free)
				.map(({ id }, index) => [
					id,
					beside.includes(id) ? 'face-down' : (resources[index % resources.length] as Resource),
				]),
		);
	const byPlain = ['east-1-2', 'east-2-1'];
	const bySpiral = ['north-1-2', 'north-2-1', 'north-2-3', 'north-3-2'];
	const oneSpaceMore = Object.fromEntries(
		Object.entries(nearlyFull(plain, byPlain)).filter(([id]) => id !== 'west-3-3'),
	);

	test.each<Row>([
		row(
			'copan.end.pyramid-full: the last space, as soon as the tile lies there',
			laidOut({ pyramid: nearlyFull(plain, byPlain) }),
			[take('food'), place(plain)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				tell(endNoticed('pyramid-full', 0));
				tell(moved('food', 1, 1, 0));
				harvest(tell, plain, 'food', 1);
			},
			{ ...tileChanges(plain, 'food', 1), ending: { by: 'pyramid-full', seat: 1, turnsLeft: 2 } },
		),
		row(
			'one space short: the game goes on',
			laidOut({ pyramid: oneSpaceMore }),
			[take('food'), place(plain)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				tell(moved('food', 1, 1, 0));
				harvest(tell, plain, 'food', 1);
			},
			tileChanges(plain, 'food', 1),
		),
		row(
			'copan.end.pyramid-full: by a face-down tile; its spiral is resolved all the same',
			laidOut({
				card: 'B',
				tops,
				pyramid: nearlyFull(spiral, bySpiral),
				seats: [{}, { tiles: { food: 0, fame: 0, zeal: 0, power: 0 } }, {}],
			}),
			[place(spiral), roll(2)],
			(tell) => {
				tell(placed(spiral, 'face-down', 1));
				tell({
					type: 'nothingYielded',
					player: 1,
					space: spiral,
					rules: ['copan.court.no-tile.no-gain'],
					causedBy: 0,
					rulings: ['face-down'],
				});
				tell(endNoticed('pyramid-full', 0));
				const arisen = tell(arose(spiralAt(spiral), 0, { faceDown: true }));
				sweepAway(tell, arisen);
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen, 'spiral')), 'B')));
				tell(ended(1));
			},
			{
				[`pyramid.${spiral}`]: 'face-down',
				ending: { by: 'pyramid-full', seat: 1, turnsLeft: 2 },
				events: [queued(spiralAt(spiral), 3)],
				resolved: 1,
				face: 2,
				...sweepChanges,
				...powerChanges,
			},
		),
		row(
			'copan.end.two-exhausted: the tile takes the second cube to its end; its Event is resolved all the same',
			laidOut({ card: 'B', cubes: { zeal: 10, food: 9 } }),
			[take('food'), place(plain), roll(2)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				const shift = tell(moved('food', 10, 3, 0, true));
				tell(endNoticed('two-exhausted', shift));
				const arisen = tell(arose(declineOf('food', 3), shift));
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen)), 'B')));
				tell(closedAt('embassies', 2, '2', arisen));
				harvest(tell, plain, 'food', 10);
			},
			{
				...tileChanges(plain, 'food', 10),
				...powerChanges,
				'crossed.food': 3,
				events: [queued(declineOf('food', 3), 3)],
				resolved: 1,
				face: 2,
				ending: { by: 'two-exhausted', seat: 1, turnsLeft: 2 },
				...closing('food', 2).changes,
			},
		),
		row(
			'copan.end.two-exhausted: an effect takes the second cube to its end',
			laidOut({ card: 'C', cubes: { food: 6, fame: 10, power: 9 } }),
			[take('food'), place(plain), roll(2)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				const first = tell(arose(declineOf('food', 2), tell(moved('food', 7, 3, 0))));
				const applied = tell(applies(2, tell(rolled(2, first)), 'C'));
				const shift = tell(cubeMoved('power', [9, 10], 3, { end: true, causedBy: applied }));
				tell(endNoticed('two-exhausted', shift));
				const next = tell(arose(declineOf('power', 3), shift));
				tell(closedAt('embassies', 2, '2', first));
				tell(dieKept(2, next));
				tell(closedAt('stairway', 2, 'b', next, { second: true }));
				harvest(tell, plain, 'food', 7);
			},
			{
				...tileChanges(plain, 'food', 7),
				'cubes.power': 10,
				'crossed.food': 2,
				'crossed.power': 3,
				events: [queued(declineOf('food', 2), 2), queued(declineOf('power', 3), 7)],
				resolved: 2,
				face: 2,
				ending: { by: 'two-exhausted', seat: 1, turnsLeft: 2 },
				...closing('food', 2).changes,
				...closing('power', 2).changes,
			},
		),
		row(
			'one exhausted and one in tier 3: the game goes on',
			laidOut({ card: 'B', cubes: { zeal: 10, food: 8 } }),
			[take('food'), place(plain)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				tell(moved('food', 9, 3, 0));
				harvest(tell, plain, 'food', 9);
			},
			tileChanges(plain, 'food', 9),
		),
		row(
			'both ways in one turn: the first to come is told, once',
			laidOut({ card: 'B', pyramid: nearlyFull(plain, byPlain), cubes: { zeal: 10, food: 9 } }),
			[take('food'), place(plain), roll(2)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				tell(endNoticed('pyramid-full', 0));
				const arisen = tell(arose(declineOf('food', 3), tell(moved('food', 10, 3, 0, true))));
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen)), 'B')));
				tell(closedAt('embassies', 2, '2', arisen));
				harvest(tell, plain, 'food', 10);
			},
			{
				...tileChanges(plain, 'food', 10),
				...powerChanges,
				'crossed.food': 3,
				events: [queued(declineOf('food', 3), 3)],
				resolved: 1,
				face: 2,
				ending: { by: 'pyramid-full', seat: 1, turnsLeft: 2 },
				...closing('food', 2).changes,
			},
		),
		row(
			'triggered before: nothing is told again',
			laidOut({ card: 'B', cubes: { zeal: 10, fame: 10, food: 9 } }),
			[take('food'), place(plain), roll(2)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				const arisen = tell(arose(declineOf('food', 3), tell(moved('food', 10, 3, 0, true))));
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen)), 'B')));
				tell(closedAt('embassies', 2, '2', arisen));
				harvest(tell, plain, 'food', 10);
			},
			{
				...tileChanges(plain, 'food', 10),
				...powerChanges,
				'crossed.food': 3,
				events: [queued(declineOf('food', 3), 2)],
				resolved: 1,
				face: 2,
				...closing('food', 2).changes,
			},
		),
		row(
			'a cube that was at its end and moved back does not count',
			laidOut({ card: 'B', cubes: { zeal: 8, food: 9 }, crossed: { zeal: 3 } }),
			[take('food'), place(plain), roll(2)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				const last = tell({ ...moved('food', 10, 3, 0, true), rulings: ['exhausted-when'] });
				const arisen = tell(arose(declineOf('food', 3), last));
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen)), 'B')));
				tell(closedAt('embassies', 2, '2', arisen));
				harvest(tell, plain, 'food', 10);
			},
			{
				...tileChanges(plain, 'food', 10),
				...powerChanges,
				'crossed.food': 3,
				events: [queued(declineOf('food', 3), 2)],
				resolved: 1,
				face: 2,
				...closing('food', 2).changes,
			},
		),
		row(
			'a cube that was at its end counts for ever, under that reading',
			laidOut({
				card: 'B',
				rulings: { 'exhausted-when': 'ever' },
				cubes: { zeal: 8, food: 9 },
				crossed: { zeal: 3 },
			}),
			[take('food'), place(plain), roll(2)],
			(tell) => {
				tell(placed(plain, 'food', 1));
				const shift = tell(moved('food', 10, 3, 0, true));
				tell(endNoticed('two-exhausted', shift));
				const arisen = tell(arose(declineOf('food', 3), shift));
				powerForAll(tell, tell(applies(2, tell(rolled(2, arisen)), 'B')));
				tell(closedAt('embassies', 2, '2', arisen));
				harvest(tell, plain, 'food', 10);
			},
			{
				...tileChanges(plain, 'food', 10),
				...powerChanges,
				'crossed.food': 3,
				events: [queued(declineOf('food', 3), 3)],
				resolved: 1,
				face: 2,
				ending: { by: 'two-exhausted', seat: 1, turnsLeft: 2 },
				...closing('food', 2).changes,
			},
		),
	])('$name', checkRow);
});

describe('a second opinion', () => {
	vi.setConfig({ testTimeout: 120_000 });

	/** Numbers below `count`, the same ones for the same seed. */
	const numbersFrom = (seed: number) => {
		let state = (seed * 2_654_435_761) >>> 0;
		return (count: number): number => {
			state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
			return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * count);
		};
	};

	/** Readings on which Events hang, and that the second opinion knows. */
	const switches = [
		'spiral-before-decline',
		'moves-back',
		'pass-on',
		'back-at-start',
		'swept-cards',
		'altar-pile-empty',
		'closed-city-embassies',
		'discarded-characters',
		'take-what-is-not-there',
		'vp-below-zero',
		'exhausted-when',
	] as const;

	const marks = { 2: [3, 5, 7], 3: [4, 7, 10], 4: [5, 9, 13] };

	/** A table at which the next tile of this resource brings an Event, full of things that Events touch. */
	const anyTable = (number: (count: number) => number, card: string, tile: Resource, spiralTurn: boolean): Setup => {
		const players = ([2, 3, 4] as const)[number(3)] as 2 | 3 | 4;
		const [first = 0, second = 0, end = 0] = marks[players];
		const byResource = (amount: (resource: Resource) => number) =>
			Object.fromEntries(resources.map((resource) => [resource, amount(resource)]));
		// Cubes crowd before their marks, and some are at the end.
		const cubes = byResource((resource) =>
			resource === tile && !spiralTurn
				? ([first - 1, second - 1, end - 1][number(3)] as number)
				: ([number(end), first - 1, second - 1, end - 1, end, 0][number(6)] as number),
		);
		const people = characters.map(({ id }) => id as string);
		const some = <Value>(list: Value[], count: number): Value[] =>
			Array.from({ length: Math.min(count, list.length) }, () => list.splice(number(list.length), 1)[0] as Value);
		const closed = Object.fromEntries(
			resources.map((resource) => {
				const reached = [first, second, end].filter((mark) => mark <= (cubes[resource] as number)).length;
				return [siteOf[resource], some([1, 2, 3, 4, 5, 6], number(reached + 1))];
			}),
		);
		const stands = new Set<string>();
		const seats = Array.from({ length: players }, (): SeatSetup => {
			const extensions = number(3);
			const site = (['embassies', 'river', 'ball-court', 'altars', 'stairway'] as const)[number(2) * 4] as 'embassies';
			const space = 1 + number(3);
			const isFree = !stands.has(`${site} ${space}`);
			stands.add(`${site} ${space}`);
			const most = 3 + extensions;
			return {
				resources: byResource(() => [0, 0, 1, 2, 4, 5][number(6)] as number),
				extensions,
				characters: some(people, [0, 1, most][number(3)] as number),
				discarded: number(4),
				glyphs: { a: number(2), c: number(2), h: number(2) },
				mask: some(
					Array.from({ length: 16 }, (_, index) => index + 1),
					[0, 1, 4, 12, 15, 16][number(6)] as number,
				),
				priests: byResource(() => [0, 0, 1, 8, 9][number(5)] as number),
				vp: number(4) - 1,
				totem: isFree ? { site, space, side: number(2) === 0 ? 'any' : 'two' } : null,
			};
		});
		const covered = players === 2 ? 2 : players === 3 ? 1 : 0;
		const target = spiralTurn ? spiral : plain;
		const isFull = number(8) === 0;
		const beside = ['east-1-2', 'east-2-1', 'north-1-2', 'north-2-1', 'north-2-3', 'north-3-2'];
		const pyramid = Object.fromEntries(
			spaces
				.filter(({ id, column }) => column <= 4 - covered && id !== target && !beside.includes(id))
				.filter(() => isFull || number(3) === 0)
				.map(({ id }, index) => [id, resources[index % 4] as Resource]),
		);
		const faceDown = Object.fromEntries(
			spaces
				.filter(({ id, column }) => isFull && column <= 4 - covered && beside.includes(id))
				.map(({ id }) => [id, 'face-down' as const]),
		);
		const altars = Array.from({ length: 12 }, (_, index) => `altar-${index + 5}`);
		const readings = Object.fromEntries(
			switches.flatMap((id) => {
				const options: readonly string[] = rulings[id];
				return number(2) === 0 ? [] : [[id, options[number(options.length)]]];
			}),
		) as Partial<CopanReadings>;
		return {
			...table(),
			players,
			active: number(players),
			card,
			seats,
			cubes,
			pyramid: { ...pyramid, ...faceDown },
			rulings: { 'bird-discarded-unused': 'only-by-choice', ...readings },
			sites: {
				closed,
				embassies: Array.from({ length: 6 }, () => Array.from({ length: players }, () => number(2))),
				altarTokens: Array.from({ length: 12 }, (_, column) =>
					closed.altars?.includes((column % 6) + 1) || number(2) === 0 ? null : number(players),
				),
				altarReserve: Array.from({ length: players }, () => number(2)),
				altars: laidAltars,
				river: [
					resources[number(4)] as Resource,
					null,
					...(number(2) === 0 ? [null, null] : (['food', 'zeal'] as const)),
				],
			} as Setup['sites'],
			tops: {
				glyphs: number(2) === 0 ? ['h'] : [],
				characters: some(people, number(3)),
				altars: some(altars, number(3)),
			},
			discards: {
				characters: some(people, [0, 3, 43][number(3)] as number),
				altars: some(altars, [0, 4, 12][number(3)] as number),
			},
			seed: number(1000),
		};
	};

	/** What may be done at any time is the engine's alone: the second opinion knows nothing of it. */
	const freely: Action['type'][] = ['use-bird', 'exchange'];

	/** Plays a turn in which this face comes up, in the engine and by the second opinion, and compares all of the position. */
	const compare = (index: number, card: string, face: DieFace) => {
		const number = numbersFrom(index + 1);
		const isSpiral = number(2) === 0;
		const tile = resources[number(4)] as Resource;
		const setup = anyTable(number, card, tile, isSpiral);
		const before = expectOk(createPosition(setup));
		let { position } = expectOk(copan.create(setup));
		const answers: Action[] = [];
		for (;;) {
			const decision = copan.decision(position);
			if (!decision) break;
			const legal = copan.legalActions(position).filter(({ type }) => !freely.includes(type));
			const fixed: Record<string, Action> = {
				tile: take(tile),
				space: place(isSpiral ? spiral : plain),
				die: roll(face),
			};
			const action = fixed[decision.ask] ?? (legal[number(legal.length)] as Action);
			// Between times nothing is done: the second opinion is not asked whether to go on.
			if (action.type !== 'go-on') answers.push(action);
			position = expectOk(copan.play(position, action)).position;
		}
		const ours = SecondOpinion.essence(position);
		const theirs = new SecondOpinion(before, answers).turn();
		// The quick comparison first: telling thousands of positions apart in words takes its time.
		if (!isDeepStrictEqual(ours, theirs)) expect(ours, `turn ${index}`).toEqual(theirs);
		return { before, position };
	};
	const closedIn = ({ closed }: Position): number => Object.values(closed).flat().length;

	const faces = [...'ABCDEFGHI'].flatMap((card) => dieFaces.map((face) => [card, face] as const));
	const turns = 3024;
	test(`${turns} turns: each of the 54 faces ${turns / faces.length} times`, () => {
		const seen = { spirals: 0, several: 0, closed: 0, ended: 0 };
		for (let index = 0; index < turns; index++) {
			const [card, face] = faces[index % faces.length] as (typeof faces)[number];
			const { before, position } = compare(index, card, face);
			if (position.events.some(({ event }) => event.kind === 'spiral')) seen.spirals++;
			if (position.events.length > 1) seen.several++;
			if (closedIn(position) > closedIn(before)) seen.closed++;
			if (position.ending && !before.ending) seen.ended++;
		}
		for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(100);
	});

	test('400 turns that give Jade to everyone', () => {
		const spacesPlaced = new Set<number>();
		for (let index = 0; index < 400; index++) {
			const { before, position } = compare(10_000 + index, 'A', 4);
			for (const [seat, { mask }] of position.seats.entries())
				for (const space of mask) if (!before.seats[seat]?.mask.includes(space)) spacesPlaced.add(space);
		}
		expect(spacesPlaced.size).toBe(16);
	});
});

test('the rules listed in this file were really cited in it', () => {
	expect(exercises.filter((id) => !cited.has(id))).toEqual([]);
});
