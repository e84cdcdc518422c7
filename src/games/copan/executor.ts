/**
 * The one executor of effects. Each verb either does its work at once or asks its player; answers may bring further
 * effects. Event cards and Jade Mask spaces come through here, and so do Characters.
 */
import type { Candidate, Rejection } from '#engine/rules.ts';
import type { Action, ActionOf } from './actions.ts';
import { type CharacterId, characterOf } from './characters.ts';
import { moveByEffect } from './decline-cubes.ts';
import type { Effect, Per, Trigger } from './effects.ts';
import type { DiscardReason } from './events.ts';
import type { Ask, Context, QuestionOf } from './frames.ts';
import { type GlyphColour, glyphColours } from './glyphs.ts';
import { maskSpaces } from './jade-mask.ts';
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
import { type EffectSource, rulesOf, rulingsOf } from './sources.ts';
import { gain, giveUp, loseExcess, payUnpaid, score } from './store.ts';
import {
	allow,
	type Because,
	framesOf,
	isStuck,
	type QuestionRules,
	type QuestionTable,
	refuse,
	schedule,
	seatOf,
	type TaskTable,
	type Turn,
	tell,
} from './turn.ts';

/** How many of something a player has, for effects that count it. */
const countOf = (position: Position, player: number, per: Per): number => {
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

const sourceBecause = ({ source }: Context, rulings: RulingId[] = []): Because => ({
	rules: rulesOf(source),
	rulings: [...rulingsOf(source), ...rulings],
});

/** The effect finds nothing to work on. What an Event would take and is not there may cost a VP under one reading. */
const unaffected = (turn: Turn, effect: Effect, context: Context, rulings: RulingId[] = []): void => {
	const { player, source } = context;
	const takes = effect.verb === 'discard-character' || effect.verb === 'lose-glyph' || effect.verb === 'lose-extension';
	const isTaken = takes && 'event' in source;
	if (isTaken && turn.position.table.readings['take-what-is-not-there'] === 'one-vp')
		score(
			turn,
			player,
			-1,
			{ lacking: effect.verb },
			{ rules: ['copan.court.loss.vp'], rulings: ['take-what-is-not-there'] },
		);
	else {
		const because = sourceBecause(context, isTaken ? [...rulings, 'take-what-is-not-there'] : rulings);
		if (effect.verb === 'step-down') because.rules.push('copan.steps.down');
		tell(turn, { type: 'unaffected', player, effect }, because);
	}
};

/** Loses resources of one kind; what is missing costs VP. Rule `court.loss.vp`. */
const lose = (turn: Turn, resource: Resource, amount: number, context: Context, rulings: RulingId[] = []): void => {
	const { player } = context;
	const paid = Math.min(amount, seatOf(turn.position, player).resources[resource]);
	if (paid > 0) giveUp(turn, player, resource, paid, 'effect', sourceBecause(context, rulings));
	payUnpaid(turn, context, resource, amount - paid, rulings);
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
	const rulings: RulingId[] = taken < steps ? ['excess-steps'] : [];
	if (seat.characters.some((id) => isCutShort(characterOf(id).when, taken, steps))) rulings.push('climb-cut-short');
	const climbed = tell(
		turn,
		{ type: 'climbed', player, stairway, from, to, lost: steps - taken },
		{ rules: [...rulesOf(context.source), 'copan.steps.choose', 'copan.steps.no-split'], rulings },
	);
	if (taken > 0 && to === position.table.profile.stairwaySteps) reachTop(turn, stairway, player, climbed);
	for (const id of seat.characters) {
		const { when, effects } = characterOf(id);
		if (when.on !== 'climb' || taken < when.atLeast) continue;
		for (const effect of effects)
			if (effect.verb === 'gain')
				schedule(turn, { do: 'effect', effect, player, source: { lasting: id }, cause: climbed });
	}
};

/** Whether a climb would have been long enough for a Character, had the top not cut it short. */
const isCutShort = (when: Trigger, taken: number, steps: number): boolean =>
	when.on === 'climb' && taken < when.atLeast && steps >= when.atLeast;

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
			{ rules: ['copan.steps.zenith.again'], causedBy: cause, rulings: ['priest-down-from-top'] },
		);
		return;
	}
	if (position.zenith === 0) return;
	const vp = zenithVp[zenithVp.length - position.zenith] as number;
	position.zenith--;
	const taken = tell(
		turn,
		{ type: 'zenithTaken', player, stairway },
		{ rules: ['copan.steps.zenith.order'], causedBy: cause, rulings: isBack ? ['priest-down-from-top'] : [] },
	);
	score(turn, player, vp, { zenith: stairway }, { rules: ['copan.steps.zenith.order'], causedBy: taken });
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
	const rules = [...discardRules[because]];
	if (because === 'room') {
		if (isNewcomer) rules.push('copan.characters.discard.newcomer');
		rules.push(isUsed ? 'copan.characters.bird' : 'copan.characters.discard.gone');
	}
	const rulings: RulingId[] = ['discarded-characters'];
	if (kind === 'bird' && because !== 'use') rulings.push('bird-discarded-unused');
	if (because === 'will') rulings.push('discard-at-will');
	if (because === 'storage') rulings.push('extension-lost');
	const discarded = tell(turn, { type: 'characterDiscarded', player, character: id, because }, { rules, rulings });
	if (isUsed) schedule(turn, ...framesOf(effects, { player, source: { character: id }, cause: discarded }));
};

/** Jade effects that move a Totem or take cards or tiles may wait for their owner's own turn. Ruling `jade-out-of-turn`. */
const mayWait = ({ active }: Position, player: number, effect: Effect): boolean =>
	player !== active &&
	(effect.verb === 'place-totem' || effect.verb === 'take-character' || effect.verb === 'take-river-tiles');

/** The ruling by which a bonus action waits, or not; in the midst of an action all but a City’s wait by the rule itself. */
const waitsBy = ({ acting }: Position, source: EffectSource): 'immediate-city-action' | 'off-action-timing' | null =>
	'city' in source ? 'immediate-city-action' : acting ? null : 'off-action-timing';

/** Asks, where any answer is open; without one the effect finds nothing to work on. */
const askFor = (
	turn: Turn,
	question: QuestionOf<EffectAsk>,
	effect: Effect,
	context: Context,
	rulings: RulingId[] = [],
): void => {
	const { candidates } = effectQuestions[question.ask] as unknown as QuestionRules<Ask>;
	if (isStuck(candidates(turn.position, question))) unaffected(turn, effect, context, rulings);
	else schedule(turn, question);
};

const run = (turn: Turn, effect: Effect, context: Context): void => {
	const { position } = turn;
	const { player, source, cause } = context;
	const seat = seatOf(position, player);
	switch (effect.verb) {
		case 'gain': {
			const amount = effect.amount * (effect.per ? countOf(position, player, effect.per) : 1);
			const counting = effect.per ? countRulings[effect.per.of] : undefined;
			if (amount === 0) unaffected(turn, effect, context, counting ? [counting] : []);
			else if (effect.resource === 'any') schedule(turn, { ask: 'any-resource', left: amount, ...context });
			else gain(turn, player, effect.resource, amount, source, sourceBecause(context, counting ? [counting] : []));
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
				sourceBecause(context),
			);
			break;
		case 'climb':
			askFor(turn, { ask: 'climb', steps: effect.steps, ...context }, effect, context, ['excess-steps']);
			break;
		case 'step-down':
			askFor(turn, { ask: 'step-down', steps: effect.steps, ...context }, effect, context, ['lose-what-you-lack']);
			break;
		case 'place-jade':
			// In the middle of an action a tile waits for its end; one exchanged for, or given by an Event, does not.
			if (position.acting && !('exchange' in source) && !('event' in source)) {
				own(position, 'pendingJade').push({ player, source, cause });
				tell(
					turn,
					{ type: 'jadeWaits', player },
					{ rules: ['copan.mask.after-action'], rulings: ['jade-before-bonus'] },
				);
			} else
				askFor(turn, { ask: 'jade', ...context }, effect, context, [
					seat.mask.length === maskSpaces.length ? 'jade-with-full-mask' : 'mask-edges',
				]);
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
			const lost = tell(
				turn,
				{ type: 'extensionLost', player, extensions: seat.extensions - 1 },
				{ rules: ['copan.river.extension.lost'] },
			);
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
			tell(
				turn,
				{ type: 'bonusActionQueued', player, site: effect.site, less: effect.less },
				{
					rules: [
						// The table of an exchange is cited by the exchange itself.
						...('exchange' in source ? (['copan.glyphs.bonus.after'] as const) : rulesOf(source)),
						'copan.action.bonus.finish-first',
						'copan.action.bonus.order',
					],
					rulings: ruling ? [ruling] : [],
				},
			);
			break;
		}
		case 'move-decline':
			moveByEffect(turn, effect.resource, effect.direction);
			break;
		case 'place-totem':
			schedule(turn, { ask: 'totem', player, ejected: null, cause });
			break;
		case 'place-embassy':
			if (tokensLeft(position, player) === 0) unaffected(turn, effect, context, ['supplies-run-out']);
			else if (position.cities.every((_, space) => isCityFull(position, space, player)))
				unaffected(turn, effect, context, ['city-space-limit']);
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
		unaffected(turn, effect, context, why.code === 'extension-limit' ? ['extension-limit'] : []);
		return;
	}
	const extensions = ++ownSeat(turn.position, player).extensions;
	tell(
		turn,
		{ type: 'extensionAdded', player, extensions },
		{
			rules: [...rulesOf(source), 'copan.river.extension.attach'],
			rulings: extensions > 3 ? ['extension-limit'] : [],
		},
	);
};

/** The two leftmost tiles come into the hand. Rule `river.two-leftmost`; rulings `river-short`, `river-tiles-replaced`. */
const takeRiverTiles = (turn: Turn, effect: Effect & { verb: 'take-river-tiles' }, context: Context): void => {
	const { position } = turn;
	const { player, source, cause } = context;
	const { readings } = position.table;
	const isShort = isRiverShort(position);
	const rulings: RulingId[] = isShort ? ['river-short'] : [];
	if (isShort && readings['river-short'] === 'refill-first' && !context.refilled) {
		schedule(
			turn,
			{ do: 'refill-river', rule: 'copan.river.two-leftmost', cause },
			{ do: 'effect', effect, ...context, refilled: true },
		);
		return;
	}
	if (position.river.every((tile) => tile === null)) {
		unaffected(turn, effect, context, rulings);
		return;
	}
	const atOnce = effect.refill === 'at-once' || readings['river-tiles-replaced'] === 'at-once';
	if (effect.refill === 'unsaid') rulings.push('river-tiles-replaced');
	const taken = takeTiles(turn, player, 2, {
		rules: [...rulesOf(source), 'copan.river.two-leftmost'],
		rulings,
	});
	if (atOnce) schedule(turn, { do: 'refill-river', rule: 'copan.end-turn.refill.sooner', cause: taken });
};

/** Up to so many tiles, from the left of the River, come into the hand. */
export const takeTiles = (turn: Turn, player: number, most: number, because: Because): number => {
	const { position } = turn;
	const tiles: Resource[] = [];
	for (const [space, tile] of position.river.entries())
		if (tile && tiles.length < most) {
			tiles.push(tile);
			own(position, 'river')[space] = null;
			own(ownSeat(position, player), 'tiles')[tile]++;
		}
	return tell(turn, { type: 'riverTilesTaken', player, tiles }, because);
};

/** A Glyph card comes from the Stairway into the hand. */
export const takeGlyph = (turn: Turn, player: number, space: number, because: Because): number => {
	const colour = lift(turn.position, 'glyphs', space) as GlyphColour;
	own(ownSeat(turn.position, player), 'glyphs')[colour]++;
	return tell(turn, { type: 'glyphTaken', player, space, colour }, because);
};

/**
 * A Character comes from the Ball Court to a player board; with a token, one is placed on the half where it lay. Rule
 * `ball-court.recruit.token`.
 */
export const takeCharacter = (
	turn: Turn,
	player: number,
	character: CharacterId,
	because: Because,
	withToken: boolean,
): number => {
	const { position } = turn;
	const space = position.cards.characters.laid.indexOf(character) + 1;
	lift(position, 'characters', space);
	own(ownSeat(position, player), 'characters').push(character);
	const taken = tell(turn, { type: 'characterTaken', player, character, space }, because);
	if (withToken && tokensLeft(position, player) > 0) {
		const half = position.table.profile.ballCourtHalves[space - 1] as 'left' | 'right';
		const tokens = own(own(position, 'ballCourt'), half);
		tokens[player] = (tokens[player] ?? 0) + 1;
		tell(
			turn,
			{ type: 'courtTokenPlaced', player, half },
			{ ...because, rules: ['copan.ball-court.recruit.token'], causedBy: taken },
		);
	}
	return taken;
};

const isAtTop = ({ table }: Position, seat: Seat, stairway: Resource): boolean =>
	seat.priests[stairway] === table.profile.stairwaySteps;

const whyNotDown = (position: Position, seat: Seat, stairway: Resource) => {
	if (seat.priests[stairway] === 0) return refuse('priest-at-foot', 'copan.steps.down', { stairway });
	return isAtTop(position, seat, stairway) && position.table.readings['priest-down-from-top'] === 'stays-at-top'
		? refuse('priest-stays', 'copan.steps.down', { stairway })
		: null;
};

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
		resources.map((resource) => ({ action: actionFor(resource), refused: why(position, question, resource) })),
	answer: (turn, question, action) =>
		answer(turn, question, 'stairway' in action ? action.stairway : (action as ActionOf<'gain-resource'>).resource),
});

const firstRule = ({ source }: Context): CopanRule => rulesOf(source)[0] as CopanRule;

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
			gain(turn, question.player, resource, 1, question.source, sourceBecause(question));
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
			lose(turn, resource, 1, context, resources.some((each) => store[each] === 0) ? ['lose-what-you-lack'] : []);
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
			const why = whyNotDown(position, seatOf(position, player), stairway);
			const isFree = position.table.readings['lose-what-you-lack'] === 'freely';
			return why?.code === 'priest-at-foot' && isFree ? null : why;
		},
		(turn, { steps, player, source, cause }, stairway) => {
			const seat = ownSeat(turn.position, player);
			const from = seat.priests[stairway];
			if (from === 0) {
				unaffected(turn, { verb: 'step-down', steps }, { player, source, cause }, ['lose-what-you-lack']);
				return;
			}
			const rulings: RulingId[] = [];
			if (resources.some((each) => isAtTop(turn.position, seat, each))) rulings.push('priest-down-from-top');
			if (resources.some((each) => seat.priests[each] === 0)) rulings.push('lose-what-you-lack');
			own(seat, 'priests')[stairway] = Math.max(0, from - steps);
			tell(
				turn,
				{ type: 'steppedDown', player, stairway, from, to: seat.priests[stairway] },
				{ rules: ['copan.steps.down'], rulings },
			);
		},
	),
	jade: {
		rule: 'copan.mask.choose',
		candidates: (position, { player }) =>
			maskSpaces.map(({ id }) => ({
				action: { type: 'place-jade', space: Number(id) },
				refused: whyNoJade(position, seatOf(position, player), Number(id)),
			})),
		answer(turn, { player, source }, { space }: ActionOf<'place-jade'>) {
			const { position } = turn;
			const seat = ownSeat(position, player);
			const effects = maskSpaces[space - 1]?.effects ?? [];
			const rulings: RulingId[] = 'event' in source ? ['jade-in-event'] : [];
			if (seat.mask.length > 0) rulings.push('mask-edges');
			if (effects.some((effect) => mayWait(position, player, effect))) rulings.push('jade-out-of-turn');
			own(seat, 'mask').push(space);
			const placed = tell(
				turn,
				{ type: 'jadePlaced', player, space },
				{ rules: [...rulesOf(source), 'copan.mask.at-once'], rulings },
			);
			if (seat.maskRemoved.includes(space) && position.table.readings['jade-removed'] === 'connected-no-effect') {
				tell(
					turn,
					{ type: 'jadeGivesNothing', player, space },
					{ rules: ['copan.mask.effect'], causedBy: placed, rulings: ['jade-removed'] },
				);
				return;
			}
			const context: Context = { player, source: { mask: space }, cause: placed };
			const waits = position.table.readings['jade-out-of-turn'] === 'at-own-next-turn';
			for (const effect of [...effects].reverse()) {
				if (waits && mayWait(position, player, effect)) {
					own(ownSeat(position, player), 'waiting').push({ effect, context });
					tell(
						turn,
						{ type: 'effectWaits', player, effect },
						{ rules: ['copan.mask.effect'], causedBy: placed, rulings: ['jade-out-of-turn'] },
					);
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
				.map((space) => ({ action: { type: 'remove-jade', space }, refused: whyNotOff(position, seat, space) }));
		},
		answer(turn, { player }, { space }: ActionOf<'remove-jade'>) {
			const seat = ownSeat(turn.position, player);
			seat.mask = seat.mask.filter((each) => each !== space);
			if (!seat.maskRemoved.includes(space)) own(seat, 'maskRemoved').push(space);
			tell(turn, { type: 'jadeRemoved', player, space }, { rules: ['copan.mask.removed'], rulings: ['jade-removed'] });
		},
	},
	glyph: {
		rule: firstRule,
		candidates: ({ cards }) =>
			[...cards.glyphs.laid.keys()]
				.filter((space) => cards.glyphs.laid[space])
				.map((space) => allow({ type: 'take-glyph', space: space + 1 })),
		answer(turn, { player, source }, { space }: ActionOf<'take-glyph'>) {
			const taken = takeGlyph(turn, player, space, { rules: rulesOf(source) });
			schedule(turn, { do: 'refill', kind: 'glyphs', rule: 'copan.end-turn.refill.sooner', cause: taken });
		},
	},
	'lose-glyph': {
		rule: firstRule,
		candidates: (position, { player }) =>
			glyphColours
				.filter((colour) => seatOf(position, player).glyphs[colour] > 0)
				.map((colour) => allow({ type: 'lose-glyph', colour })),
		answer(turn, { player, source }, { colour }: ActionOf<'lose-glyph'>) {
			own(ownSeat(turn.position, player), 'glyphs')[colour]--;
			discard(turn.position, 'glyphs', colour);
			tell(turn, { type: 'glyphLost', player, colour }, { rules: rulesOf(source) });
		},
	},
	character: {
		rule: firstRule,
		candidates: ({ cards }) => charactersLaid(cards).map((character) => allow({ type: 'take-character', character })),
		answer(turn, { player, source }, { character }: ActionOf<'take-character'>) {
			const taken = takeCharacter(
				turn,
				player,
				character,
				{ rules: rulesOf(source), rulings: ['gained-character-token'] },
				turn.position.table.readings['gained-character-token'] === 'token-placed',
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
			seatOf(position, player).characters.map((character) => allow({ type: 'discard-character', character })),
		answer(turn, { player, because }, { character }: ActionOf<'discard-character'>) {
			discardCharacter(turn, player, character, because);
		},
	},
};
