/**
 * The Court phase: place a tile, move its cube, let Events arise, collect. Frames run one after the other until one
 * asks a player; answers push further frames.
 */
import type { Candidate, Decision, Rejection } from '#engine/rules.ts';
import { characterOf } from './characters.ts';
import { crossingsAt, tierAt } from './decline.ts';
import type { Event, GainSource, Happening } from './events.ts';
import type { Frame, Question } from './frames.ts';
import { capacityOf, freeSpaces, isCovered, type Position, type Seat, tilesInBag } from './position.ts';
import { neighbours, type SpaceId, spaces } from './pyramid.ts';
import { nextClockwise, type Resource, resources, sum } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';

/** What a player may do in a Court phase; each answers one question. */
export type Action =
	/** Choose the tile of the hand that will be placed. */
	| { type: 'take-tile'; tile: Resource }
	| { type: 'place-tile'; space: SpaceId }
	/** One resource of choice, for an any-resource space. */
	| { type: 'gain-resource'; resource: Resource }
	/** Under one reading of a turn with a full Pyramid: the tile whose cube moves; the tile is kept. */
	| { type: 'move-cube'; resource: Resource };

/** A position being played on, and the events told on the way. */
interface Turn {
	position: Position;
	events: Event[];
}

interface Because {
	rules: CopanRule[];
	causedBy?: number;
	rulings?: RulingId[];
}

/** Tells an event and gives back its id, for what it causes. */
const tell = ({ position, events }: Turn, happening: Happening, because: Because): number => {
	const id = position.told++;
	events.push({ id, ...happening, ...because } as Event);
	return id;
};

/** Puts frames on the stack so that the first one given runs first. */
const schedule = ({ position }: Turn, ...frames: (Frame | null)[]): void => {
	for (const frame of frames.reverse()) if (frame) position.frames.push(frame);
};

const activeSeat = (position: Position): Seat => position.seats[position.active] as Seat;

/** The question on top of the stack, or null where nobody is asked. */
export const questionOf = ({ frames }: Position): Question | null => {
	const top = frames[frames.length - 1];
	return top && 'ask' in top ? top : null;
};

/** The rule that asks. */
const ruleOf = (question: Question): CopanRule => {
	switch (question.ask) {
		case 'tile':
			return 'copan.court.place.face-up';
		case 'space':
			return question.tile === 'face-down' ? 'copan.court.no-tile.face-down' : 'copan.court.place.any-space';
		case 'any-resource':
			return 'copan.court.any-resource.two';
		case 'cube':
			return 'copan.court.decline.one-left';
	}
};

export const decisionOf = (position: Position): Decision | null => {
	const question = questionOf(position);
	return question && { actor: position.active, ask: question.ask, rule: ruleOf(question) };
};

const refuse = (code: string, rule: CopanRule, values: Rejection['values'] = {}): Rejection => ({ code, rule, values });

/** All answers to the question asked, each with the reason where it is not allowed: the one source of what is legal. */
export const candidatesOf = (position: Position): Candidate<Action>[] => {
	const question = questionOf(position);
	switch (question?.ask) {
		case undefined:
			return [];
		case 'tile':
		case 'cube':
			return resources.map((resource) => ({
				action: question.ask === 'tile' ? { type: 'take-tile', tile: resource } : { type: 'move-cube', resource },
				refused:
					activeSeat(position).tiles[resource] > 0
						? null
						: refuse('not-in-hand', 'copan.court.place.face-up', { resource }),
			}));
		case 'space':
			return spaces.map(({ id }) => {
				const lying = position.pyramid[id];
				const refused = isCovered(position, id)
					? refuse('space-covered', 'copan.court.place.any-space', { space: id, players: position.table.players })
					: lying
						? refuse('space-taken', 'copan.court.place.any-space', { space: id, tile: lying })
						: null;
				return { action: { type: 'place-tile', space: id }, refused };
			});
		case 'any-resource':
			return resources.map((resource) => ({ action: { type: 'gain-resource', resource }, refused: null }));
	}
};

const isSame = (one: Action, other: Action | null | undefined): boolean => {
	if (typeof other !== 'object' || other === null) return false;
	const fields = Object.entries(one);
	return (
		fields.length === Object.keys(other).length &&
		fields.every(([key, value]) => (other as unknown as Record<string, unknown>)[key] === value)
	);
};

/** Why the action is not legal, or null: an action is accepted if and only if it is among the candidates, unrefused. */
export const whyNot = (position: Position, action: Action): Rejection | null => {
	const candidates = candidatesOf(position);
	const candidate = candidates.find((each) => isSame(each.action, action));
	if (candidate) return candidate.refused;
	const question = questionOf(position);
	if (!question) return refuse('nothing-asked', 'copan.turn.two-phases');
	const isAsked = candidates.some((each) => each.action.type === action?.type);
	return refuse(isAsked ? 'no-such-choice' : 'not-asked', ruleOf(question), { ask: question.ask });
};

/** Stores what fits and loses the rest. Rule `court.collect.storage`. */
const gain = (turn: Turn, resource: Resource, amount: number, by: GainSource, because: Because): void => {
	const seat = activeSeat(turn.position);
	const stored = Math.min(amount, capacityOf(turn.position, seat) - seat.resources[resource]);
	seat.resources[resource] += stored;
	const lost = amount - stored;
	tell(
		turn,
		{ type: 'gained', player: turn.position.active, resource, amount: stored, lost, by },
		lost > 0 ? { ...because, rules: [...because.rules, 'copan.court.collect.storage'] } : because,
	);
};

/**
 * The Characters that add a resource whenever a tile of it is placed; `isHarvest` says whether the tile yielded any.
 * Ruling `extra-resource-characters`.
 */
const gainExtra = (turn: Turn, resource: Resource, isHarvest: boolean, cause: number): void => {
	const { active, table } = turn.position;
	const because: Because = {
		rules: ['copan.characters.infinity'],
		causedBy: cause,
		rulings: ['extra-resource-characters'],
	};
	for (const id of activeSeat(turn.position).characters) {
		const { when, effects } = characterOf(id);
		if (when.on !== 'tile-placed' || when.resource !== resource) continue;
		if (!isHarvest && table.readings['extra-resource-characters'] === 'only-on-a-harvest') {
			tell(turn, { type: 'nothingAdded', player: active, character: id }, because);
			continue;
		}
		for (const effect of effects)
			if (effect.verb === 'gain' && effect.resource !== 'any')
				gain(turn, effect.resource, effect.amount, { character: id }, because);
	}
};

/** The cube that really moves: the first, clockwise from this one, that is not at its end. Rule `court.decline.pass-on`. */
const movingCube = ({ table, cubes }: Position, resource: Resource): Resource | null => {
	const { end } = table.profile.declineTracks[table.players];
	let moving = resource;
	for (let tried = 0; tried < resources.length; tried++) {
		if (cubes[moving] < end) return moving;
		moving = nextClockwise(moving);
	}
	return null;
};

const moveCube = (turn: Turn, { resource, spiral, cause }: Extract<Frame, { do: 'move-cube' }>): void => {
	const { position } = turn;
	const { table, cubes, crossed } = position;
	const track = table.profile.declineTracks[table.players];
	const moving = movingCube(position, resource);
	const spiralEvent: Frame | null = spiral && { do: 'event', event: { kind: 'spiral', space: spiral }, cause };
	if (!moving) {
		tell(turn, { type: 'noCubeMoved' }, { rules: ['copan.court.decline.pass-on'], causedBy: cause });
		schedule(turn, spiralEvent);
		return;
	}
	let causedBy = cause;
	for (let from = resource; from !== moving; from = nextClockwise(from))
		causedBy = tell(
			turn,
			{ type: 'cubePassedOn', from, to: nextClockwise(from) },
			{ rules: ['copan.court.decline.pass-on'], causedBy },
		);
	const from = cubes[moving];
	const to = from + 1;
	cubes[moving] = to;
	const moved = tell(
		turn,
		{ type: 'cubeMoved', resource: moving, from, to, tier: tierAt(track, to), end: to === track.end },
		{ rules: ['copan.court.decline.one-left'], causedBy },
	);
	const nth = crossingsAt(track, to);
	const isNew = nth > crossed[moving];
	if (isNew) crossed[moving] = nth;
	else if (nth > crossingsAt(track, from))
		tell(
			turn,
			{ type: 'thresholdSpent', resource: moving },
			{ rules: ['copan.court.events.three-a-track'], causedBy: moved, rulings: ['recrossed-threshold'] },
		);
	const declineEvent: Frame | null = isNew
		? { do: 'event', event: { kind: 'decline', resource: moving, nth }, cause: moved }
		: null;
	if (table.readings['spiral-before-decline'] === 'decline-first') schedule(turn, declineEvent, spiralEvent);
	else schedule(turn, spiralEvent, declineEvent);
};

const collect = (turn: Turn, { space, cause }: Extract<Frame, { do: 'collect' }>): void => {
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
			{
				rules: ['copan.court.collect.neighbours', 'copan.court.collect.tiers'],
				causedBy: cause,
				...(isAgain && { rulings: ['same-resource-twice'] as RulingId[] }),
			},
		);
		if (yields > 0)
			gain(turn, resource, yields, { tile: each }, { rules: ['copan.court.collect.tiers'], causedBy: activated });
		if (each === space && table.readings['extra-resource-characters'] !== 'on-placement')
			gainExtra(turn, resource, yields > 0, activated);
	}
};

const startCourtPhase = (turn: Turn): void => {
	const { position } = turn;
	const player = position.active;
	const inHand = sum(activeSeat(position).tiles);
	if (freeSpaces(position).length === 0) {
		if (position.table.readings['full-pyramid-turn'] === 'cube-moves' && inHand > 0) {
			schedule(turn, { ask: 'cube' }, { do: 'end-court-phase' });
			return;
		}
		tell(
			turn,
			{ type: 'courtPhaseSkipped', player, because: 'pyramid-full' },
			{ rules: ['copan.court.place.any-space'], rulings: ['full-pyramid-turn'] },
		);
		schedule(turn, { do: 'end-court-phase' });
	} else if (inHand > 0) {
		schedule(turn, { ask: 'tile' });
	} else if (tilesInBag(position) > 0) {
		schedule(turn, { ask: 'space', tile: 'face-down' });
	} else {
		tell(
			turn,
			{ type: 'courtPhaseSkipped', player, because: 'no-tile' },
			{ rules: ['copan.court.no-tile.face-down'], rulings: ['supplies-run-out'] },
		);
		schedule(turn, { do: 'end-court-phase' });
	}
};

const placeTile = (turn: Turn, { tile }: Extract<Question, { ask: 'space' }>, space: SpaceId): void => {
	const { position } = turn;
	const { profile, readings } = position.table;
	const mark = profile.spaceMarks[space];
	const player = position.active;
	position.pyramid[space] = tile;

	if (tile === 'face-down') {
		const placed = tell(
			turn,
			{ type: 'tilePlaced', player, space, tile },
			{ rules: ['copan.court.no-tile.face-down'] },
		);
		tell(turn, { type: 'nothingYielded', player, space }, { rules: ['copan.court.no-tile.no-gain'], causedBy: placed });
		schedule(turn, mark === 'spiral' ? { do: 'event', event: { kind: 'spiral', space }, cause: placed } : null, {
			do: 'end-court-phase',
		});
		return;
	}

	activeSeat(position).tiles[tile]--;
	const cause = tell(
		turn,
		{ type: 'tilePlaced', player, space, tile },
		{ rules: ['copan.court.place.face-up', 'copan.court.place.any-space'] },
	);
	const spiral = mark === 'spiral' ? space : null;
	const spiralComesFirst = spiral && readings['spiral-before-decline'] === 'spiral-before-the-cube';
	const anyResource: Frame | null =
		mark === 'any-resource' && profile.anyResourceGain > 0
			? { ask: 'any-resource', left: profile.anyResourceGain, cause }
			: null;
	const onPlacement = readings['any-resource-when'] === 'on-placement';
	schedule(
		turn,
		readings['extra-resource-characters'] === 'on-placement' ? { do: 'extra-resources', resource: tile, cause } : null,
		onPlacement ? anyResource : null,
		spiralComesFirst ? { do: 'event', event: { kind: 'spiral', space: spiral }, cause } : null,
		{ do: 'move-cube', resource: tile, spiral: spiralComesFirst ? null : spiral, cause },
		{ do: 'collect', space, cause },
		onPlacement ? null : anyResource,
		{ do: 'end-court-phase' },
	);
};

/** An Event arises: it is told and kept; resolving it is still to come. */
const noticeEvent = (turn: Turn, { event, cause }: Extract<Frame, { do: 'event' }>): void => {
	// With Events of both kinds, which came first was a matter of reading.
	const rulings: RulingId[] = turn.position.events.some(({ kind }) => kind !== event.kind)
		? ['spiral-before-decline']
		: [];
	turn.position.events.push(event);
	const rules: CopanRule[] =
		event.kind === 'decline'
			? ['copan.court.events.decline', 'copan.court.events.three-a-track']
			: turn.position.pyramid[event.space] === 'face-down'
				? ['copan.court.events.spiral', 'copan.court.no-tile.spiral']
				: ['copan.court.events.spiral'];
	tell(turn, { type: 'eventArose', event }, { rules, causedBy: cause, ...(rulings.length > 0 && { rulings }) });
};

/** Does the topmost frame, which asks nobody. */
const run = (turn: Turn, frame: Exclude<Frame, Question>): void => {
	switch (frame.do) {
		case 'court-phase':
			startCourtPhase(turn);
			break;
		case 'move-cube':
			moveCube(turn, frame);
			break;
		case 'extra-resources':
			gainExtra(turn, frame.resource, false, frame.cause);
			break;
		case 'event':
			noticeEvent(turn, frame);
			break;
		case 'collect':
			collect(turn, frame);
			break;
		case 'end-court-phase':
			tell(turn, { type: 'courtPhaseEnded', player: turn.position.active }, { rules: ['copan.turn.two-phases'] });
	}
};

/** Runs frames until one asks somebody, or none is left. */
export const runOn = (turn: Turn): void => {
	for (;;) {
		const top = turn.position.frames.at(-1);
		if (!top || 'ask' in top) return;
		turn.position.frames.pop();
		run(turn, top);
	}
};

/** Takes the answer to the question on top, which must be legal, and runs on to the next one. */
export const answer = (turn: Turn, action: Action): void => {
	const { position } = turn;
	const question = position.frames.pop() as Question;
	switch (action.type) {
		case 'take-tile':
			schedule(turn, { ask: 'space', tile: action.tile });
			break;
		case 'place-tile':
			placeTile(turn, question as Extract<Question, { ask: 'space' }>, action.space);
			break;
		case 'gain-resource': {
			const { left, cause } = question as Extract<Question, { ask: 'any-resource' }>;
			gain(
				turn,
				action.resource,
				1,
				{ anyResource: true },
				{
					rules: ['copan.court.any-resource.two', 'copan.court.any-resource.no-decline'],
					causedBy: cause,
					rulings: ['any-resource-when'],
				},
			);
			if (left > 1) schedule(turn, { ask: 'any-resource', left: left - 1, cause });
			break;
		}
		case 'move-cube': {
			const cause = tell(
				turn,
				{ type: 'tileKept', player: position.active, tile: action.resource },
				{ rules: ['copan.court.decline.one-left'], rulings: ['full-pyramid-turn'] },
			);
			schedule(turn, { do: 'move-cube', resource: action.resource, spiral: null, cause });
		}
	}
	runOn(turn);
};
