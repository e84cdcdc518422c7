/**
 * The one executor of effects. Each verb either does its work at once or asks its player; answers may bring further
 * effects. Event cards and Jade Mask spaces come through here, and so do Characters.
 */
import type { Candidate, Rejection } from '#engine/rules.ts';
import type { Action, ActionOf } from './actions.ts';
import { type CharacterId, characterOf, effectsAt } from './characters.ts';
import { moveByEffect } from './decline-cubes.ts';
import type { Effect, Per } from './effects.ts';
import type { DiscardReason } from './events.ts';
import type { Ask, Context, QuestionOf } from './frames.ts';
import { type GlyphColour, glyphColours } from './glyphs.ts';
import { type MaskSpace, maskSpaces } from './jade-mask.ts';
import { whyNoJade, whyNotOff } from './mask.ts';
import {
	characterRoomOf,
	charactersLaid,
	citiesWithEmbassy,
	discard,
	extensionsLeft,
	isCityFull,
	isRiverShort,
	lift,
	own,
	ownSeat,
	type Position,
	type Seat,
	tokensLeft,
} from './position.ts';
import { type Resource, resources, sum } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';
import { type EffectSource, reasonsOf } from './sources.ts';
import { gain, giveUp, loseExcess, payUnpaid, score } from './store.ts';
import {
	framesOf,
	isStuck,
	offer,
	type QuestionRules,
	type QuestionTable,
	type Reasons,
	refuse,
	schedule,
	seatOf,
	type TaskTable,
	type Turn,
	tell,
} from './turn.ts';

/** How many of something a player has, for effects that count it. */
export const countOf = (position: Position, player: number, per: Per): number => {
	const seat = seatOf(position, player);
	switch (per.of) {
		case 'held':
			return seat.resources[per.resource];
		case 'glyphs':
			return glyphColours.reduce((total, colour) => total + seat.glyphs[colour], 0);
		case 'characters':
			return seat.characters.length;
		case 'discarded-characters':
			return seat.discarded;
		case 'extensions':
			return seat.extensions;
		case 'embassy-cities':
			return citiesWithEmbassy(position, player);
	}
};

/** The rulings on which a count hangs. */
const countRulings: Partial<Record<Per['of'], RulingId>> = { 'discarded-characters': 'discard-counts' };

/** The effect finds nothing to work on. What an Event would take and is not there may cost a VP under one reading. */
export const unaffected = (
	turn: Turn,
	effect: Effect,
	{ player, source }: Context,
	ruling?: RulingId | false,
): void => {
	const isTaken = 'event' in source && ['discard-character', 'lose-glyph', 'lose-extension'].includes(effect.verb);
	if (isTaken && turn.position.table.readings['take-what-is-not-there'] === 'one-vp')
		score(turn, player, -1, { lacking: effect.verb }, ['copan.court.loss.vp', 'take-what-is-not-there']);
	else
		tell(turn, { type: 'unaffected', player, effect }, [
			...reasonsOf(source),
			effect.verb === 'step-down' && 'copan.steps.down',
			ruling,
			isTaken && 'take-what-is-not-there',
		]);
};

/** Loses resources of one kind; what is missing costs VP. Rule `court.loss.vp`. */
const lose = (turn: Turn, resource: Resource, amount: number, context: Context, ruling?: RulingId | false): void => {
	const { player, source } = context;
	const paid = Math.min(amount, seatOf(turn.position, player).resources[resource]);
	if (paid > 0) giveUp(turn, player, resource, paid, 'effect', [...reasonsOf(source), ruling]);
	payUnpaid(turn, context, resource, amount - paid, ruling);
};

/** Moves a Priest up; the first at the top take the Zenith tokens. Rules `steps.choose`, `steps.zenith.order`. */
const climb = (turn: Turn, stairway: Resource, steps: number, context: Context): void => {
	const { position } = turn;
	const { player } = context;
	const seat = ownSeat(position, player);
	const from = seat.priests[stairway];
	const to = Math.min(from + steps, position.table.profile.stairwaySteps);
	const taken = to - from;
	own(seat, 'priests')[stairway] = to;
	const climbed = tell(turn, { type: 'climbed', player, stairway, from, to, lost: steps - taken }, [
		...reasonsOf(context.source),
		'copan.steps.choose',
		'copan.steps.no-split',
		taken < steps && 'excess-steps',
		effectsAt(seat.characters, (when) => when.on === 'climb' && taken < when.atLeast && steps >= when.atLeast).length >
			0 && 'climb-cut-short',
	]);
	if (taken > 0 && to === position.table.profile.stairwaySteps) reachTop(turn, stairway, player, climbed);
	for (const { id, effect } of effectsAt(seat.characters, (when) => when.on === 'climb' && taken >= when.atLeast))
		schedule(turn, { do: 'effect', effect, player, source: { lasting: id }, cause: climbed });
};

const reachTop = (turn: Turn, stairway: Resource, player: number, cause: number): void => {
	const { position } = turn;
	const { zenithVp } = position.table.profile;
	const seat = ownSeat(position, player);
	const isBack = seat.topped.includes(stairway);
	if (!isBack) own(seat, 'topped').push(stairway);
	if (isBack && position.table.readings['priest-down-from-top'] !== 'down-and-token') {
		tell(
			turn,
			{ type: 'zenithWithheld', player, stairway },
			['copan.steps.zenith.again', 'priest-down-from-top'],
			cause,
		);
		return;
	}
	if (position.zenith === 0) return;
	const vp = zenithVp[zenithVp.length - position.zenith] as number;
	position.zenith--;
	const taken = tell(
		turn,
		{ type: 'zenithTaken', player, stairway },
		['copan.steps.zenith.order', isBack && 'priest-down-from-top'],
		cause,
	);
	score(turn, player, vp, { zenith: stairway }, ['copan.steps.zenith.order'], taken);
};

/** The rules by which a Character leaves a board. */
const discardRules: Record<DiscardReason, CopanRule[]> = {
	event: ['copan.events.all-players'],
	room: ['copan.characters.discard.room'],
	storage: ['copan.river.extension.lost', 'copan.characters.discard.gone'],
	use: ['copan.characters.bird'],
	will: ['copan.characters.discard.several', 'copan.characters.discard.gone'],
};

/** A Character leaves a board. Its bird may have its effect, by the reason. Ruling `bird-discarded-unused`. */
export const discardCharacter = (turn: Turn, player: number, id: CharacterId, because: DiscardReason) => {
	const { position } = turn;
	const { readings } = position.table;
	const seat = ownSeat(position, player);
	const isNewcomer = seat.characters.at(-1) === id;
	seat.characters = seat.characters.filter((each) => each !== id);
	seat.discarded++;
	if (readings['discarded-characters'] === 'discard-pile') discard(position, 'characters', id);
	const { kind, effects } = characterOf(id);
	const isUsed =
		kind === 'bird' &&
		(because === 'use' ||
			(because === 'room' && player === position.active && readings['bird-discarded-unused'] === 'own-turn-yes'));
	const isForRoom = because === 'room';
	const discarded = tell(turn, { type: 'characterDiscarded', player, character: id, because }, [
		...discardRules[because],
		isForRoom && isNewcomer && 'copan.characters.discard.newcomer',
		isForRoom && (isUsed ? 'copan.characters.bird' : 'copan.characters.discard.gone'),
		'discarded-characters',
		kind === 'bird' && because !== 'use' && 'bird-discarded-unused',
		because === 'will' && 'discard-at-will',
		because === 'storage' && 'extension-lost',
	]);
	if (isUsed) schedule(turn, ...framesOf(effects, { player, source: { character: id }, cause: discarded }));
};

/** Jade effects that move a Totem or take cards or tiles may wait for their owner's own turn. Ruling `jade-out-of-turn`. */
const mayWait = ({ active }: Position, player: number, effect: Effect): boolean =>
	player !== active && ['place-totem', 'take-character', 'take-river-tiles'].includes(effect.verb);

/** The ruling by which a bonus action waits, or not; in the midst of an action all but a City’s wait by the rule itself. */
const waitsBy = ({ acting }: Position, source: EffectSource): 'immediate-city-action' | 'off-action-timing' | null =>
	'city' in source ? 'immediate-city-action' : acting ? null : 'off-action-timing';

/** Asks, where any answer is open; without one the effect finds nothing to work on. */
const askFor = (
	turn: Turn,
	question: QuestionOf<EffectAsk>,
	effect: Effect,
	context: Context,
	ruling?: RulingId,
): void => {
	const { candidates } = effectQuestions[question.ask] as unknown as QuestionRules<Ask>;
	if (isStuck(candidates(turn.position, question))) unaffected(turn, effect, context, ruling);
	else schedule(turn, question);
};

const run = (turn: Turn, effect: Effect, context: Context): void => {
	const { position } = turn;
	const { player, source, cause } = context;
	const seat = seatOf(position, player);
	switch (effect.verb) {
		case 'gain': {
			const amount = effect.amount * (effect.per ? countOf(position, player, effect.per) : 1);
			const ruling = effect.per && countRulings[effect.per.of];
			if (amount === 0) unaffected(turn, effect, context, ruling);
			else if (effect.resource === 'any') schedule(turn, { ask: 'any-resource', left: amount, ...context });
			else gain(turn, player, effect.resource, amount, source, [...reasonsOf(source), ruling]);
			break;
		}
		case 'lose': {
			const amount = effect.amount * (effect.per ? countOf(position, player, effect.per) : 1);
			if (amount === 0) unaffected(turn, effect, context);
			else if (effect.resource === 'any') askLoss(turn, amount, context);
			else lose(turn, effect.resource, amount, context);
			break;
		}
		case 'score':
			score(
				turn,
				player,
				effect.vp * (effect.per ? countOf(position, player, effect.per) : 1),
				source,
				reasonsOf(source),
			);
			break;
		case 'climb':
			askFor(turn, { ask: 'climb', steps: effect.steps, ...context }, effect, context, 'excess-steps');
			break;
		case 'step-down':
			askFor(turn, { ask: 'step-down', steps: effect.steps, ...context }, effect, context, 'lose-what-you-lack');
			break;
		case 'place-jade':
			// In the middle of an action a tile waits for its end; one exchanged for, or given by an Event, does not.
			if (position.acting && !('exchange' in source) && !('event' in source)) {
				own(position, 'pendingJade').push({ player, source, cause });
				tell(turn, { type: 'jadeWaits', player }, ['copan.mask.after-action', 'jade-before-bonus']);
			} else {
				const isFull = seat.mask.length === maskSpaces.length;
				askFor(turn, { ask: 'jade', ...context }, effect, context, isFull ? 'jade-with-full-mask' : 'mask-edges');
			}
			break;
		case 'remove-jade':
			askFor(turn, { ask: 'remove-jade', ...context }, effect, context);
			break;
		case 'take-glyph':
			askFor(turn, { ask: 'glyph', ...context }, effect, context);
			break;
		case 'lose-glyph':
			askFor(turn, { ask: 'lose-glyph', ...context }, effect, context);
			break;
		case 'take-character':
			askFor(turn, { ask: 'character', ...context }, effect, context);
			break;
		case 'discard-character':
			askFor(turn, { ask: 'discard', player, because: 'event', cause }, effect, context);
			break;
		case 'take-river-tiles':
			takeRiverTiles(turn, effect, context);
			break;
		case 'add-extension':
			addExtension(turn, effect, context);
			break;
		case 'lose-extension': {
			if (seat.extensions === 0) {
				unaffected(turn, effect, context);
				break;
			}
			ownSeat(position, player).extensions--;
			const lost = tell(turn, { type: 'extensionLost', player, extensions: seat.extensions - 1 }, [
				'copan.river.extension.lost',
			]);
			loseExcess(turn, player, lost);
			schedule(turn, { do: 'make-room', player, because: 'storage', cause: lost });
			break;
		}
		case 'bonus-action': {
			const ruling = waitsBy(position, source);
			const { readings, until } = position.table;
			if (ruling && readings[ruling] === 'at-once' && until !== 'court-phase') {
				schedule(turn, { do: 'bonus', player, site: effect.site, less: effect.less, cause });
				break;
			}
			own(position, 'bonusActions').push({ player, site: effect.site, less: effect.less, cause });
			tell(turn, { type: 'bonusActionQueued', player, site: effect.site, less: effect.less }, [
				// The table of an exchange is cited by the exchange itself.
				...('exchange' in source ? (['copan.glyphs.bonus.after'] as const) : reasonsOf(source)),
				'copan.action.bonus.finish-first',
				'copan.action.bonus.order',
				ruling,
			]);
			break;
		}
		case 'move-decline':
			moveByEffect(turn, effect.resource, effect.direction);
			break;
		case 'place-totem':
			schedule(turn, { ask: 'totem', player, ejected: null, cause });
			break;
		case 'place-embassy':
			if (tokensLeft(position, player) === 0) unaffected(turn, effect, context, 'supplies-run-out');
			else if (position.cities.every((_, space) => isCityFull(position, space, player)))
				unaffected(turn, effect, context, 'city-space-limit');
			else schedule(turn, { ask: 'embassy', player, cause });
			break;
		case 'discount':
			// Read where an action is paid: it does nothing of itself.
			break;
	}
};

/** Asks for a loss of choice as long as there is something to choose. Ruling `lose-what-you-lack`. */
const askLoss = (turn: Turn, left: number, context: Context): void => {
	if (left === 0) return;
	const { position } = turn;
	const isFree = position.table.readings['lose-what-you-lack'] === 'freely';
	if (!isFree && sum(seatOf(position, context.player).resources) === 0) payUnpaid(turn, context, 'any', left);
	else schedule(turn, { ask: 'lose', left, ...context });
};

/** Why a player can add no Storage extension, or null. Ruling `extension-limit`. */
export const whyNoExtension = (position: Position, player: number): Rejection | null => {
	if (extensionsLeft(position) === 0) return refuse('no-extension-left', 'copan.river.extension.attach');
	return position.table.readings['extension-limit'] === 'three' && seatOf(position, player).extensions >= 3
		? refuse('extension-limit', 'copan.river.extension.attach')
		: null;
};

const addExtension = (turn: Turn, effect: Effect, context: Context): void => {
	const { player, source } = context;
	const why = whyNoExtension(turn.position, player);
	if (why) {
		unaffected(turn, effect, context, why.code === 'extension-limit' && 'extension-limit');
		return;
	}
	const extensions = ++ownSeat(turn.position, player).extensions;
	tell(turn, { type: 'extensionAdded', player, extensions }, [
		...reasonsOf(source),
		'copan.river.extension.attach',
		extensions > 3 && 'extension-limit',
	]);
};

/** The two leftmost tiles come into the hand. Rule `river.two-leftmost`; rulings `river-short`, `river-tiles-replaced`. */
const takeRiverTiles = (turn: Turn, effect: Effect & { verb: 'take-river-tiles' }, context: Context): void => {
	const { position } = turn;
	const { player, source, cause } = context;
	const { readings } = position.table;
	const isShort = isRiverShort(position);
	const ruling = isShort && 'river-short';
	if (isShort && readings['river-short'] === 'refill-first' && !context.refilled) {
		schedule(
			turn,
			{ do: 'refill-river', rule: 'copan.river.two-leftmost', cause },
			{ do: 'effect', effect, ...context, refilled: true },
		);
		return;
	}
	if (position.river.every((tile) => tile === null)) {
		unaffected(turn, effect, context, ruling);
		return;
	}
	const atOnce = effect.refill === 'at-once' || readings['river-tiles-replaced'] === 'at-once';
	const taken = takeTiles(turn, player, 2, [
		...reasonsOf(source),
		'copan.river.two-leftmost',
		ruling,
		effect.refill === 'unsaid' && 'river-tiles-replaced',
	]);
	if (atOnce) schedule(turn, { do: 'refill-river', rule: 'copan.end-turn.refill.sooner', cause: taken });
};

/** Up to so many tiles, from the left of the River, come into the hand. */
export const takeTiles = (turn: Turn, player: number, most: number, reasons: Reasons): number => {
	const { position } = turn;
	const tiles: Resource[] = [];
	for (const [space, tile] of position.river.entries())
		if (tile && tiles.length < most) {
			tiles.push(tile);
			own(position, 'river')[space] = null;
			own(ownSeat(position, player), 'tiles')[tile]++;
		}
	return tell(turn, { type: 'riverTilesTaken', player, tiles }, reasons);
};

/** A Glyph card comes from the Stairway into the hand. */
export const takeGlyph = (turn: Turn, player: number, space: number, reasons: Reasons): number => {
	const colour = lift(turn.position, 'glyphs', space) as GlyphColour;
	own(ownSeat(turn.position, player), 'glyphs')[colour]++;
	return tell(turn, { type: 'glyphTaken', player, space, colour }, reasons);
};

/**
 * A Character comes from the Ball Court to a player board; with a token, one is placed on the half where it lay. Rule
 * `ball-court.recruit.token`; the ruling is the one by which it is placed, or not.
 */
export const takeCharacter = (
	turn: Turn,
	player: number,
	character: CharacterId,
	rule: CopanRule,
	withToken: boolean,
	ruling?: RulingId,
): number => {
	const { position } = turn;
	const space = position.cards.characters.laid.indexOf(character) + 1;
	lift(position, 'characters', space);
	own(ownSeat(position, player), 'characters').push(character);
	const taken = tell(turn, { type: 'characterTaken', player, character, space }, [rule, ruling]);
	if (withToken && tokensLeft(position, player) > 0) {
		const half = position.table.profile.ballCourtHalves[space - 1] as 'left' | 'right';
		const tokens = own(own(position, 'ballCourt'), half);
		tokens[player] = (tokens[player] as number) + 1;
		tell(turn, { type: 'courtTokenPlaced', player, half }, ['copan.ball-court.recruit.token', ruling], taken);
	}
	return taken;
};

const isAtTop = ({ table }: Position, seat: Seat, stairway: Resource): boolean =>
	seat.priests[stairway] === table.profile.stairwaySteps;

export const effectTasks: TaskTable<'effect' | 'make-room'> = {
	effect: (turn, { effect, do: _, ...context }) => run(turn, effect, context),
	'make-room'(turn, task) {
		const { do: _, ...discards } = task;
		const seat = seatOf(turn.position, task.player);
		if (seat.characters.length > characterRoomOf(turn.position, seat))
			schedule(turn, { ask: 'discard', ...discards }, task);
	},
};

/** A question that is answered with one of the four resources or stairways. */
const byResourceQuestion = <Name extends Ask>(
	rule: QuestionRules<Name>['rule'],
	actionFor: (resource: Resource) => Action,
	why: (position: Position, question: QuestionOf<Name>, resource: Resource) => Candidate<Action>['refused'],
	answer: (turn: Turn, question: QuestionOf<Name>, resource: Resource) => void,
): QuestionRules<Name> => ({
	rule,
	candidates: (position, question) =>
		resources.map((resource) => offer(actionFor(resource), why(position, question, resource))),
	answer: (turn, question, action) =>
		answer(turn, question, 'stairway' in action ? action.stairway : (action as ActionOf<'gain-resource'>).resource),
});

const firstRule = ({ source }: Context): CopanRule => reasonsOf(source)[0];

type EffectAsk =
	| 'any-resource'
	| 'lose'
	| 'climb'
	| 'step-down'
	| 'jade'
	| 'remove-jade'
	| 'glyph'
	| 'lose-glyph'
	| 'character'
	| 'discard';

export const effectQuestions: QuestionTable<EffectAsk> = {
	'any-resource': byResourceQuestion<'any-resource'>(
		firstRule,
		(resource) => ({ type: 'gain-resource', resource }),
		() => null,
		(turn, question, resource) => {
			gain(turn, question.player, resource, 1, question.source, reasonsOf(question.source));
			if (question.left > 1) schedule(turn, { ...question, left: question.left - 1 });
		},
	),
	lose: byResourceQuestion<'lose'>(
		firstRule,
		(resource) => ({ type: 'lose-resource', resource }),
		(position, { player }, resource) =>
			seatOf(position, player).resources[resource] > 0 || position.table.readings['lose-what-you-lack'] === 'freely'
				? null
				: refuse('resource-lacking', 'copan.court.loss.vp', { resource }),
		(turn, { left, player, source, cause }, resource) => {
			const context = { player, source, cause };
			const { resources: store } = seatOf(turn.position, player);
			lose(turn, resource, 1, context, resources.some((each) => store[each] === 0) && 'lose-what-you-lack');
			askLoss(turn, left - 1, context);
		},
	),
	climb: byResourceQuestion<'climb'>(
		'copan.steps.choose',
		(stairway) => ({ type: 'climb', stairway }),
		(position, { player }, stairway) =>
			isAtTop(position, seatOf(position, player), stairway)
				? refuse('priest-at-top', 'copan.steps.choose', { stairway })
				: null,
		(turn, question, stairway) => climb(turn, stairway, question.steps, question),
	),
	'step-down': byResourceQuestion<'step-down'>(
		'copan.steps.down',
		(stairway) => ({ type: 'step-down', stairway }),
		(position, { player }, stairway) => {
			const seat = seatOf(position, player);
			const { readings } = position.table;
			if (seat.priests[stairway] === 0)
				return readings['lose-what-you-lack'] === 'freely'
					? null
					: refuse('priest-at-foot', 'copan.steps.down', { stairway });
			return readings['priest-down-from-top'] === 'stays-at-top' && isAtTop(position, seat, stairway)
				? refuse('priest-stays', 'copan.steps.down', { stairway })
				: null;
		},
		(turn, { steps, player, source, cause }, stairway) => {
			const seat = seatOf(turn.position, player);
			const from = seat.priests[stairway];
			if (from === 0) {
				unaffected(turn, { verb: 'step-down', steps }, { player, source, cause }, 'lose-what-you-lack');
				return;
			}
			const to = Math.max(0, from - steps);
			own(ownSeat(turn.position, player), 'priests')[stairway] = to;
			tell(turn, { type: 'steppedDown', player, stairway, from, to }, [
				'copan.steps.down',
				resources.some((each) => isAtTop(turn.position, seat, each)) && 'priest-down-from-top',
				resources.some((each) => seat.priests[each] === 0) && 'lose-what-you-lack',
			]);
		},
	),
	jade: {
		rule: 'copan.mask.choose',
		candidates: (position, { player }) =>
			maskSpaces.map((_, at) =>
				offer({ type: 'place-jade', space: at + 1 }, whyNoJade(position, seatOf(position, player), at + 1)),
			),
		answer(turn, { player, source }, { space }: ActionOf<'place-jade'>) {
			const { position } = turn;
			const seat = ownSeat(position, player);
			const { effects } = maskSpaces[space - 1] as MaskSpace;
			own(seat, 'mask').push(space);
			const placed = tell(turn, { type: 'jadePlaced', player, space }, [
				...reasonsOf(source),
				'copan.mask.at-once',
				'event' in source && 'jade-in-event',
				seat.mask.length > 1 && 'mask-edges',
				effects.some((effect) => mayWait(position, player, effect)) && 'jade-out-of-turn',
			]);
			if (seat.maskRemoved.includes(space) && position.table.readings['jade-removed'] === 'connected-no-effect') {
				tell(turn, { type: 'jadeGivesNothing', player, space }, ['copan.mask.effect', 'jade-removed'], placed);
				return;
			}
			const context: Context = { player, source: { mask: space }, cause: placed };
			const waits = position.table.readings['jade-out-of-turn'] === 'at-own-next-turn';
			for (const effect of [...effects].reverse()) {
				if (waits && mayWait(position, player, effect)) {
					own(ownSeat(position, player), 'waiting').push({ effect, context });
					tell(turn, { type: 'effectWaits', player, effect }, ['copan.mask.effect', 'jade-out-of-turn'], placed);
				} else schedule(turn, { do: 'effect', effect, ...context });
			}
		},
	},
	'remove-jade': {
		rule: 'copan.mask.removed',
		candidates: (position, { player }) => {
			const seat = seatOf(position, player);
			return [...seat.mask]
				.sort((one, other) => one - other)
				.map((space) => offer({ type: 'remove-jade', space }, whyNotOff(position, seat, space)));
		},
		answer(turn, { player }, { space }: ActionOf<'remove-jade'>) {
			const seat = ownSeat(turn.position, player);
			seat.mask = seat.mask.filter((each) => each !== space);
			if (!seat.maskRemoved.includes(space)) own(seat, 'maskRemoved').push(space);
			tell(turn, { type: 'jadeRemoved', player, space }, ['copan.mask.removed', 'jade-removed']);
		},
	},
	glyph: {
		rule: firstRule,
		candidates: ({ cards }) =>
			cards.glyphs.laid.flatMap((card, space) => (card ? [offer({ type: 'take-glyph', space: space + 1 })] : [])),
		answer(turn, { player, source }, { space }: ActionOf<'take-glyph'>) {
			const taken = takeGlyph(turn, player, space, reasonsOf(source));
			schedule(turn, { do: 'refill', kind: 'glyphs', rule: 'copan.end-turn.refill.sooner', cause: taken });
		},
	},
	'lose-glyph': {
		rule: firstRule,
		candidates: (position, { player }) =>
			glyphColours
				.filter((colour) => seatOf(position, player).glyphs[colour] > 0)
				.map((colour) => offer({ type: 'lose-glyph', colour })),
		answer(turn, { player, source }, { colour }: ActionOf<'lose-glyph'>) {
			own(ownSeat(turn.position, player), 'glyphs')[colour]--;
			discard(turn.position, 'glyphs', colour);
			tell(turn, { type: 'glyphLost', player, colour }, reasonsOf(source));
		},
	},
	character: {
		rule: firstRule,
		candidates: ({ cards }) => charactersLaid(cards).map((character) => offer({ type: 'take-character', character })),
		answer(turn, { player, source }, { character }: ActionOf<'take-character'>) {
			const taken = takeCharacter(
				turn,
				player,
				character,
				reasonsOf(source)[0],
				turn.position.table.readings['gained-character-token'] === 'token-placed',
				'gained-character-token',
			);
			schedule(
				turn,
				{ do: 'make-room', player, because: 'room', cause: taken },
				{ do: 'refill', kind: 'characters', rule: 'copan.end-turn.refill.sooner', cause: taken },
			);
		},
	},
	discard: {
		rule: ({ because }) => discardRules[because][0] as CopanRule,
		candidates: (position, { player }) =>
			seatOf(position, player).characters.map((character) => offer({ type: 'discard-character', character })),
		answer(turn, { player, because }, { character }: ActionOf<'discard-character'>) {
			discardCharacter(turn, player, character, because);
		},
	},
};
