/**
 * The Court phase: place a tile, move its cube, resolve Events, collect. Frames run one after the other until one asks
 * somebody; answers push further frames.
 */
import type { Candidate } from '#engine/rules.ts';
import type { Action, ActionOf } from './actions.ts';
import { effectsAt } from './characters.ts';
import { tierAt } from './decline.ts';
import { coveredSpiral, noticeEnd } from './decline-cubes.ts';
import { gain as gainOf, type Trigger } from './effects.ts';
import { doFree, freeActions, hasFreeActions } from './exchange.ts';
import type { Frame, TaskOf } from './frames.ts';
import { isPyramidFull, own, ownSeat, type PlacedTile, type Position, tilesInBag } from './position.ts';
import { neighbours, type SpaceId, spaces } from './pyramid.ts';
import { type Resource, resources, sum } from './resources.ts';
import { gain } from './store.ts';
import {
	offer,
	type QuestionTable,
	type Reasons,
	refuse,
	schedule,
	seatOf,
	type TaskTable,
	type Turn,
	tell,
} from './turn.ts';

/**
 * The Characters that add a resource whenever a tile of it is placed; `isHarvest` says whether the tile yielded any.
 * Ruling `extra-resource-characters`.
 */
const gainExtra = (turn: Turn, resource: Resource, isHarvest: boolean, cause: number): void => {
	const { active, table } = turn.position;
	const reasons: Reasons = ['copan.characters.infinity', 'extra-resource-characters'];
	const isMoment = (when: Trigger) => when.on === 'tile-placed' && when.resource === resource;
	for (const { id, effect } of effectsAt(seatOf(turn.position).characters, isMoment))
		if (!isHarvest && table.readings['extra-resource-characters'] === 'only-on-a-harvest')
			tell(turn, { type: 'nothingAdded', player: active, character: id }, reasons, cause);
		else if (effect.verb === 'gain' && effect.resource !== 'any')
			gain(turn, active, effect.resource, effect.amount, { lasting: id }, reasons, cause);
};

const collect = (turn: Turn, { space }: TaskOf<'collect'>): void => {
	const { position } = turn;
	const { table, pyramid, cubes } = position;
	const track = table.profile.declineTracks[table.players];
	const harvested = new Set<Resource>();
	for (const each of [space, ...neighbours(space)]) {
		const resource = pyramid[each];
		if (!resource || resource === 'face-down') continue;
		const isAgain = harvested.has(resource);
		harvested.add(resource);
		const tier = tierAt(track, cubes[resource]);
		const yields =
			isAgain && table.readings['same-resource-twice'] === 'once-a-resource'
				? 0
				: (table.profile.tierYields[tier - 1] as number);
		const activated = tell(
			turn,
			{ type: 'tileActivated', player: position.active, space: each, resource, tier, yields },
			['copan.court.collect.neighbours', 'copan.court.collect.tiers', isAgain && 'same-resource-twice'],
		);
		if (yields > 0)
			gain(turn, position.active, resource, yields, { tile: each }, ['copan.court.collect.tiers'], activated);
		if (each === space && table.readings['extra-resource-characters'] !== 'on-placement')
			gainExtra(turn, resource, yields > 0, activated);
	}
};

/** What the active player has to do first. What waited for this turn is done before anything else. */
const startCourtPhase = (turn: Turn): void => {
	const { position } = turn;
	const player = position.active;
	const seat = seatOf(position);
	if (seat.waiting.length > 0) {
		schedule(turn, ...seat.waiting.map(({ effect, context }): Frame => ({ do: 'effect', effect, ...context })), {
			do: 'court-phase',
		});
		ownSeat(position, player).waiting = [];
		return;
	}
	const inHand = sum(seat.tiles);
	if (isPyramidFull(position)) {
		if (inHand > 0 && position.table.readings['full-pyramid-turn'] === 'cube-moves') schedule(turn, { ask: 'cube' });
		else skip(turn, 'pyramid-full', 'copan.court.place.any-space', 'full-pyramid-turn');
	} else if (inHand > 0) schedule(turn, { ask: 'tile' });
	else if (tilesInBag(position) > 0) schedule(turn, { ask: 'space', tile: 'face-down' });
	else skip(turn, 'no-tile', 'copan.court.no-tile.face-down', 'supplies-run-out');
};

/** No tile can be placed. */
const skip = (turn: Turn, because: 'pyramid-full' | 'no-tile', ...reasons: Reasons): void => {
	tell(turn, { type: 'courtPhaseSkipped', player: turn.position.active, because }, reasons);
	schedule(turn, { do: 'end-court-phase' });
};

/** Resolving Events, with time for a bird before it. */
const events: readonly Frame[] = [{ do: 'pause', before: 'events' }, { do: 'resolve-events' }];

/** The active player's tile is placed. */
export const placeTile = (turn: Turn, tile: PlacedTile, space: SpaceId): void => {
	const { position } = turn;
	const { profile, readings } = position.table;
	const mark = profile.spaceMarks[space];
	const player = position.active;
	position.pyramid = { ...position.pyramid, [space]: tile };

	const isBlind = tile === 'face-down';
	if (!isBlind) own(ownSeat(position, player), 'tiles')[tile]--;
	const cause = tell(
		turn,
		{ type: 'tilePlaced', player, space, tile },
		isBlind ? ['copan.court.no-tile.face-down'] : ['copan.court.place.face-up', 'copan.court.place.any-space'],
	);
	if (isBlind)
		tell(turn, { type: 'nothingYielded', player, space }, ['copan.court.no-tile.no-gain', 'face-down'], cause);
	noticeEnd(turn, cause);
	const covered = mark === 'spiral' ? coveredSpiral(space, cause) : null;
	if (isBlind) {
		schedule(turn, covered, ...events, { do: 'end-court-phase' });
		return;
	}
	const spiralComesFirst = covered && readings['spiral-before-decline'] === 'spiral-before-the-cube';
	const anyResource: Frame | null =
		mark === 'any-resource' && profile.anyResourceGain > 0
			? { do: 'effect', effect: gainOf('any', profile.anyResourceGain), player, source: { anyResource: true }, cause }
			: null;
	const onPlacement = readings['any-resource-when'] === 'on-placement';
	schedule(
		turn,
		readings['extra-resource-characters'] === 'on-placement' ? { do: 'extra-resources', resource: tile, cause } : null,
		onPlacement ? anyResource : null,
		...(spiralComesFirst ? [covered, ...events] : []),
		{ do: 'move-cube', resource: tile, spiral: covered && !spiralComesFirst ? space : null, cause },
		...events,
		{ do: 'pause', before: 'collecting' },
		{ do: 'collect', space, cause },
		onPlacement ? null : anyResource,
		{ do: 'end-court-phase' },
	);
};

export const courtTasks: TaskTable<'court-phase' | 'extra-resources' | 'collect' | 'pause' | 'end-court-phase'> = {
	'court-phase': startCourtPhase,
	'extra-resources': (turn, { resource, cause }) => gainExtra(turn, resource, false, cause),
	collect,
	pause(turn, { before }) {
		const { position } = turn;
		const isNeeded = before !== 'events' || position.events.length > position.resolved;
		if (isNeeded && hasFreeActions(position)) schedule(turn, { ask: 'pause', before });
	},
	'end-court-phase'(turn) {
		tell(turn, { type: 'courtPhaseEnded', player: turn.position.active }, ['copan.turn.two-phases']);
		if (turn.position.table.until !== 'court-phase') schedule(turn, { do: 'action-phase' });
	},
};

/** The tile of the hand, or the cube, that the active player chooses; free actions may come first. */
const byTile = (position: Position, actionFor: (resource: Resource) => Action): Candidate<Action>[] => [
	...resources.map((resource) =>
		offer(
			actionFor(resource),
			seatOf(position).tiles[resource] > 0 ? null : refuse('not-in-hand', 'copan.court.place.face-up', { resource }),
		),
	),
	...freeActions(position),
];

/** Placing a tile on each space of the Pyramid, with the reason where it may not lie there. */
export const tilePlacings = ({ table, pyramid }: Position): Candidate<Action>[] => {
	const { players, profile } = table;
	const covered = profile.setupColumns[players];
	return spaces.map(({ id: space, column }) => {
		const tile = pyramid[space];
		return offer(
			{ type: 'place-tile', space },
			tile
				? refuse('space-taken', 'copan.court.place.any-space', { space, tile })
				: covered.includes(column)
					? refuse('space-covered', 'copan.court.place.any-space', { space, players })
					: null,
		);
	});
};

export const courtQuestions: QuestionTable<'tile' | 'space' | 'cube' | 'pause'> = {
	tile: {
		rule: 'copan.court.place.face-up',
		candidates: (position) => byTile(position, (tile) => ({ type: 'take-tile', tile })),
		answer(turn, _, action) {
			if (!doFree(turn, action, { do: 'court-phase' }))
				schedule(turn, { ask: 'space', tile: (action as ActionOf<'take-tile'>).tile });
		},
	},
	space: {
		rule: ({ tile }) => (tile === 'face-down' ? 'copan.court.no-tile.face-down' : 'copan.court.place.any-space'),
		candidates(position, { tile }) {
			const offered = tilePlacings(position);
			return tile === 'face-down' ? [...offered, ...freeActions(position)] : offered;
		},
		answer(turn, { tile }, action) {
			if (!doFree(turn, action, { do: 'court-phase' })) placeTile(turn, tile, (action as ActionOf<'place-tile'>).space);
		},
	},
	cube: {
		rule: 'copan.court.decline.one-left',
		candidates: (position) => byTile(position, (resource) => ({ type: 'move-cube', resource })),
		answer(turn, _, action) {
			if (doFree(turn, action, { do: 'court-phase' })) return;
			const { position } = turn;
			const { resource } = action as ActionOf<'move-cube'>;
			const cause = tell(turn, { type: 'tileKept', player: position.active, tile: resource }, [
				'copan.court.decline.one-left',
				'full-pyramid-turn',
			]);
			schedule(turn, { do: 'move-cube', resource, spiral: null, cause }, ...events, { do: 'end-court-phase' });
		},
	},
	pause: {
		rule: 'copan.characters.bird',
		candidates: (position) => [...freeActions(position), offer({ type: 'go-on' })],
		answer(turn, { before }, action) {
			const isEnd = before === 'turn-end';
			if (doFree(turn, action, isEnd ? { do: 'after-action' } : { do: 'pause', before })) return;
			if (isEnd) schedule(turn, { do: 'end-turn' });
		},
	},
};
