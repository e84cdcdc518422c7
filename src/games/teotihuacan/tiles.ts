/** Royal tiles, discoveries, starting tiles and temple bonus tiles. */

import { avenue, byPower, type Effect, gain, powerUp, score, standing, temple } from './effects.ts';
import type { Reason, Sourced } from './reasons.ts';
import { type Board, type ByResource, boards, published, type Resource } from './resources.ts';

export type Letter = 'a' | 'b' | 'c';

export interface RoyalTile {
	/** Letter and number: `a04`. */
	id: string;
	letter: Letter;
	number: string;
	/** All but those of the base game have their text from one source alone; C00 it counts with the base game. */
	set: 'base' | 'extra' | 'expansion-period';
	effects: readonly Effect[];
	because: Reason;
}
const royal = (letter: Letter, number: string, ...effects: Effect[]): RoyalTile => ({
	id: `${letter}${number}`,
	letter,
	number,
	set: 'base',
	effects,
	because: 'bga-bot',
});
const laterRoyal = (letter: Letter, number: string, set: RoyalTile['set'] = 'expansion-period'): RoyalTile => ({
	...royal(letter, number, standing(`royal-${letter}${number}`)),
	set,
	because: 'bot',
});

const cocoa = gain('cocoa', 1);
const any = gain('resource', 1);

export const royalTiles: readonly RoyalTile[] = [
	royal('a', '04', { verb: 'score-least', vp: 2, of: 'technologies', limit: byPower() }),
	royal('a', '05', { verb: 'score-least', vp: 2, of: 'pyramid-steps', limit: byPower() }),
	royal('a', '09', { verb: 'score-least', vp: 1, of: 'avenue-steps', limit: byPower(1) }),
	laterRoyal('a', '10'),
	royal('b', '02', { verb: 'trade', pay: [cocoa], get: [gain('wood', 1), gain('stone', 1)], times: byPower() }),
	royal('b', '06', { verb: 'trade', pay: [cocoa], get: [gain('gold', 1), gain('stone', 1)], times: byPower() }),
	royal('b', '07', { verb: 'gain-by-power', of: 'resource', amount: byPower(), pay: [cocoa, any] }),
	laterRoyal('b', '11'),
	laterRoyal('c', '00', 'extra'),
	royal('c', '01', { verb: 'gain-by-power', of: 'cocoa', amount: byPower(1), pay: [] }),
	royal('c', '03', { verb: 'trade', pay: [any], get: [gain('cocoa', 2)], times: byPower() }),
	royal('c', '08', { verb: 'trade', pay: [cocoa], get: [temple('any')], times: byPower(-1) }),
	laterRoyal('c', '12'),
];
export const firstRoyalTiles = published(['a04', 'b06', 'c01'] as const, 'bga');
export const royalTileOf = (id: string): RoyalTile | undefined => royalTiles.find((each) => each.id === id);

export type Price = Partial<ByResource & { cocoa: number }>;
export interface Discovery {
	id: string;
	cost: Price;
	/** Kind of mask, 1 to 7, for a mask. */
	mask: number | null;
	effects: readonly Effect[];
	copies: Sourced<number>;
}
const copies = (amount: number): Sourced<number> => published(amount, 'bga');
const mask = (kind: number, amount: number, cost: Price): Discovery => ({
	id: `mask-${kind}`,
	cost,
	mask: kind,
	effects: [],
	copies: copies(amount),
});
const discovery = (id: string, cost: Price, amount: number, ...effects: Effect[]): Discovery => ({
	id,
	cost,
	mask: null,
	effects,
	copies: copies(amount),
});

export const discoveries: readonly Discovery[] = [
	mask(1, 1, { cocoa: 2, gold: 1 }),
	mask(2, 2, { cocoa: 1, wood: 1 }),
	mask(3, 2, { cocoa: 1, wood: 1 }),
	mask(4, 3, { wood: 1 }),
	mask(5, 3, { wood: 1 }),
	mask(6, 3, { wood: 1 }),
	mask(7, 3, { wood: 1 }),
	discovery('four-vp', { wood: 1 }, 3, score(4)),
	discovery('three-resources', { cocoa: 1 }, 2, gain('resource', 3)),
	discovery('two-resources', {}, 2, gain('resource', 2)),
	discovery('avenue', { cocoa: 1 }, 3, avenue),
	discovery('any-temple', { cocoa: 1 }, 3, temple('any')),
	discovery('blue-temple', {}, 2, temple('blue')),
	discovery('red-temple', {}, 2, temple('red')),
	discovery('green-temple', {}, 2, temple('green')),
	discovery('four-cocoa', { gold: 1 }, 3, gain('cocoa', 4)),
	discovery('two-power-ups', { cocoa: 1 }, 3, powerUp(2)),
	discovery('double-move', {}, 3, { verb: 'once', deed: 'double-move' }),
	discovery('no-cocoa', {}, 3, { verb: 'once', deed: 'no-cocoa' }),
	discovery('any-distance', {}, 3, { verb: 'once', deed: 'any-distance' }),
	discovery('one-more-worker', {}, 3, { verb: 'once', deed: 'one-more-worker' }),
];
export const discoveryTiles = published(54, 'discovery-tiles');

export interface StartingTile {
	/** Its boards, as `2-3`. */
	id: string;
	boards: readonly [Board, Board];
	effects: readonly Effect[];
	because: Reason;
}
const at = (number: number): Board => boards[number - 1] as Board;
const starting = (first: number, second: number, ...effects: Effect[]): StartingTile => ({
	id: `${first}-${second}`,
	boards: [at(first), at(second)],
	effects,
	because: 'bga-bot',
});
const some = (amounts: Partial<Record<Resource | 'cocoa' | 'resource', number>>): Effect[] =>
	Object.entries(amounts).map(([of, amount]) => gain(of as Resource, amount as number));
const technology: Effect = { verb: 'free-technology' };
const claim: Effect = { verb: 'claim-discovery' };

export const startingTiles: readonly StartingTile[] = [
	starting(1, 2, avenue, ...some({ cocoa: 2, wood: 3 })),
	starting(1, 4, temple('red'), ...some({ cocoa: 5, gold: 2 })),
	starting(2, 3, temple('blue'), ...some({ wood: 4, stone: 1 })),
	starting(2, 4, powerUp(), ...some({ wood: 3, gold: 2 })),
	starting(2, 6, ...some({ wood: 1, stone: 2, gold: 3 })),
	starting(2, 7, avenue, ...some({ wood: 1, stone: 2 })),
	starting(3, 4, temple('green'), ...some({ stone: 2, gold: 3 })),
	starting(3, 5, ...some({ cocoa: 3, wood: 5 })),
	starting(3, 7, ...some({ stone: 3, gold: 1 }), claim),
	starting(3, 8, ...some({ cocoa: 3, wood: 2, stone: 3 })),
	starting(4, 5, technology, ...some({ gold: 2 })),
	starting(4, 8, ...some({ cocoa: 2, gold: 3 }), claim),
	starting(5, 6, temple('blue'), temple('red'), temple('green')),
	starting(5, 7, temple('blue'), temple('red'), ...some({ resource: 2 })),
	starting(5, 8, technology, ...some({ resource: 2 })),
	starting(6, 7, temple('blue'), ...some({ cocoa: 2, stone: 4 })),
	starting(6, 8, temple('green'), powerUp(), ...some({ cocoa: 5 })),
	starting(7, 8, temple('red'), powerUp(), ...some({ cocoa: 5 })),
];

export interface BonusTile {
	id: string;
	effects: readonly Effect[];
	because: Reason;
}
const bonus = (id: string, effect: Effect): BonusTile => ({ id, effects: [effect], because: 'bga-bot' });

export const bonusTiles = [
	bonus('best-mask-set', { verb: 'score-best-set' }),
	bonus('technologies', { verb: 'score', vp: 5, per: 'technology' }),
	bonus('fifteen-vp', score(15)),
	bonus('avenue', { verb: 'score', vp: 3, per: 'avenue-step' }),
	bonus('bonus-tiles', { verb: 'score', vp: 9, per: 'bonus-tile' }),
	bonus('discoveries', { verb: 'score', vp: 2, per: 'discovery' }),
	bonus('workers', { verb: 'score-workers', low: 4, high: 9 }),
] as const satisfies readonly BonusTile[];
export const bonusTileIds = bonusTiles.map(({ id }) => id);
export const firstBonusTiles = published({ blue: 'fifteen-vp', red: 'avenue', green: 'workers' } as const, 'bga');
