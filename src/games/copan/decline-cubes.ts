/** How Decline cubes move, by a tile or by an Event, and what a move brings about. */
import { crossingsAt, tierAt } from './decline.ts';
import type { Frame, TaskOf } from './frames.ts';
import { endingOf, own, type Position, type TurnEvent } from './position.ts';
import type { SpaceId } from './pyramid.ts';
import { nextClockwise, type Resource, resources } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';
import { type Reasons, schedule, type TaskTable, type Turn, tell } from './turn.ts';

/** This cube or, where the move is passed on, the first from it clockwise that can move. Rule `court.decline.pass-on`. */
const movable = (
	resource: Resource,
	passesOn: boolean,
	canMove: (resource: Resource) => boolean,
	tries: number = resources.length,
): Resource | null => {
	if (canMove(resource)) return resource;
	return passesOn && tries > 1 ? movable(nextClockwise(resource), passesOn, canMove, tries - 1) : null;
};

/** Tells of every cube that hands the move on; gives back what causes the move itself. */
const passOn = (turn: Turn, from: Resource, to: Resource, reasons: Reasons): number | undefined => {
	let causedBy = turn.cause;
	for (let resource = from; resource !== to; resource = nextClockwise(resource))
		causedBy = tell(turn, { type: 'cubePassedOn', from: resource, to: nextClockwise(resource) }, reasons, causedBy);
	return causedBy;
};

/** Notices, once a game, that its end has come. Rules `end.pyramid-full`, `end.two-exhausted`. */
export const noticeEnd = (turn: Turn, cause: number): void => {
	const { position } = turn;
	if (position.ending) return;
	const ending = endingOf(position);
	if (!ending) return;
	position.ending = ending;
	const { by } = ending;
	tell(
		turn,
		{ type: 'endTriggered', by },
		by === 'pyramid-full' ? ['copan.end.pyramid-full'] : ['copan.end.two-exhausted', 'exhausted-when'],
		cause,
	);
};

/** Whether the game goes on though two cubes have been at their ends, one of them no more. Ruling `exhausted-when`. */
const goesOn = (position: Position): boolean =>
	!position.ending &&
	!endingOf(position) &&
	resources.filter((each) => position.crossed[each] === position.table.profile.eventsPerTrack).length > 1;

/**
 * Moves a cube one space towards exhaustion, or the next that can. Gives back the Decline Event it sets off, with its
 * cause, or null.
 */
const advance = (
	turn: Turn,
	resource: Resource,
	rule: CopanRule,
	rulings: readonly (RulingId | false)[],
	mayPassOn: boolean,
): { event: TurnEvent; cause: number } | null => {
	const { position } = turn;
	const { table, cubes, crossed } = position;
	const track = table.profile.declineTracks[table.players];
	const moving = movable(resource, mayPassOn, (each) => cubes[each] < track.end);
	const passing: Reasons = ['copan.court.decline.pass-on', ...rulings];
	if (!moving) {
		tell(turn, { type: 'noCubeMoved' }, passing);
		return null;
	}
	const causedBy = passOn(turn, resource, moving, passing);
	const from = cubes[moving];
	const to = from + 1;
	own(position, 'cubes')[moving] = to;
	const nth = crossingsAt(track, to);
	const isNew = nth > crossed[moving];
	if (isNew) own(position, 'crossed')[moving] = nth;
	const end = to === track.end;
	const moved = tell(
		turn,
		{ type: 'cubeMoved', resource: moving, from, to, tier: tierAt(track, to), end },
		[rule, ...rulings, isNew && end && goesOn(position) && 'exhausted-when'],
		causedBy,
	);
	if (!isNew && nth > crossingsAt(track, from))
		tell(
			turn,
			{ type: 'thresholdSpent', resource: moving },
			['copan.court.events.three-a-track', 'recrossed-threshold'],
			moved,
		);
	noticeEnd(turn, moved);
	return isNew ? { event: { kind: 'decline', resource: moving, nth }, cause: moved } : null;
};

/** A cube goes back towards plenty. Rulings `moves-back`, `back-at-start`. */
const retreat = (turn: Turn, resource: Resource): void => {
	const { table, cubes } = turn.position;
	const track = table.profile.declineTracks[table.players];
	const passesOn = table.readings['back-at-start'] === 'passes-on';
	const moving = movable(resource, passesOn, (each) => cubes[each] > 0);
	const rule = 'copan.events.forward-back';
	if (!moving) {
		tell(turn, { type: 'cubeStays', resource }, [rule, 'moves-back', 'back-at-start']);
		return;
	}
	const causedBy = passOn(turn, resource, moving, [rule, 'back-at-start']);
	const from = cubes[moving];
	const to = from - 1;
	own(turn.position, 'cubes')[moving] = to;
	tell(
		turn,
		{ type: 'cubeMoved', resource: moving, from, to, tier: tierAt(track, to), end: false },
		[rule, 'moves-back'],
		causedBy,
	);
};

/** An effect moves a cube forward or back. Ruling `pass-on`. */
export const moveByEffect = (turn: Turn, resource: Resource, direction: 'forward' | 'back'): void => {
	const { readings } = turn.position.table;
	if (direction === 'back' && readings['moves-back'] === 'towards-plenty') {
		retreat(turn, resource);
		return;
	}
	const isAtEnd = !canAdvance(turn.position, resource);
	const arisen = advance(
		turn,
		resource,
		'copan.events.forward-back',
		[direction === 'back' && 'moves-back', isAtEnd && 'pass-on'],
		readings['pass-on'] === 'until-one-moves',
	);
	if (arisen) schedule(turn, { do: 'arise', ...arisen });
};

const canAdvance = ({ table, cubes }: Position, resource: Resource): boolean =>
	cubes[resource] < table.profile.declineTracks[table.players].end;

/** The Event of a spiral on this space, which a tile has covered. */
export const coveredSpiral = (space: SpaceId, cause: number): Frame => ({
	do: 'arise',
	event: { kind: 'spiral', space },
	cause,
});

export const cubeTasks: TaskTable<'move-cube'> = {
	/** The cube of the tile just placed; then the Events of this placing arise. Rulings `pass-on`, `spiral-before-decline`. */
	'move-cube'(turn, { resource, spiral, cause }: TaskOf<'move-cube'>) {
		// The rule speaks of one step, to the next cube; what comes further is a reading.
		const isFar = ![resource, nextClockwise(resource)].some((each) => canAdvance(turn.position, each));
		const arisen = advance(turn, resource, 'copan.court.decline.one-left', [isFar && 'pass-on'], true);
		const decline: Frame | null = arisen && { do: 'arise', ...arisen };
		const covered = spiral ? coveredSpiral(spiral, cause) : null;
		const isLater = turn.position.table.readings['spiral-before-decline'] === 'decline-first';
		schedule(turn, isLater ? null : covered, decline, isLater ? covered : null);
	},
};
