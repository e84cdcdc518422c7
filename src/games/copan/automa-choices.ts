/**
 * What the Automa gains, loses and chooses. It decides nothing: whatever a player would be asked is answered here by its
 * priorities or the die, and resources are VP to it.
 */
import type { Action, ActionOf } from './actions.ts';
import { printedOn } from './automa.ts';
import type { SoloReadings } from './automa-rulings.ts';
import type { Effect } from './effects.ts';
import { type DieFace, dieFaces } from './event-cards.ts';
import { countOf, effectQuestions, effectTasks, takeGlyph, unaffected } from './executor.ts';
import type { Ask, AutomaPick, Context, Question, TaskOf } from './frames.ts';
import type { GlyphColour } from './glyphs.ts';
import { askedPlayer, isChance } from './machine.ts';
import { type Automa, characterRoomOf, own, type Position, spacesOfFace } from './position.ts';
import { refillQuestions } from './refill.ts';
import { type ClosableSite, type Resource, type Site, siteOf } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import { siteQuestions } from './site-actions.ts';
import { reasonsOf } from './sources.ts';
import { score } from './store.ts';
import { standOn } from './totem-rules.ts';
import {
	offer,
	type QuestionRules,
	type QuestionTable,
	type Reasons,
	schedule,
	seatOf,
	type TaskTable,
	type Turn,
	tell,
} from './turn.ts';

/** The rules by which a card places its tile, acts, goes further in Advanced mode and scores at the end. */
export const cardRules = {
	food: {
		court: 'copan.solo.food.court',
		action: 'copan.solo.food.action',
		advanced: 'copan.solo.food.advanced',
		end: 'copan.solo.food.end',
	},
	fame: {
		court: 'copan.solo.fame.court',
		action: 'copan.solo.fame.action',
		advanced: 'copan.solo.fame.advanced',
		end: 'copan.solo.fame.end',
	},
	zeal: {
		court: 'copan.solo.zeal.court',
		action: 'copan.solo.zeal.action',
		advanced: 'copan.solo.zeal.advanced',
		end: 'copan.solo.zeal.end',
	},
	power: {
		court: 'copan.solo.power.court',
		action: 'copan.solo.power.action',
		advanced: 'copan.solo.power.advanced',
		end: 'copan.solo.power.end',
	},
} as const satisfies Record<Resource, Record<string, CopanRule>>;

/** The Automa of a solo game. */
export const automaOf = ({ automa }: Position): Automa => automa as Automa;

/** The readings of a solo game. */
export const readingsFor = ({ table }: Position): SoloReadings => table.readings as SoloReadings;

export const isAutoma = ({ automa }: Position, player: number): boolean => automa?.seat === player;

/** What the Automa's card of a resource prints, or our stand-in for it. */
export const printedFor = (position: Position, resource: Resource): ReturnType<typeof printedOn> => {
	const { mode, hard } = automaOf(position);
	return printedOn(position.table.profile, `${resource}-${mode}-${hard.includes(resource) ? 'hard' : 'easy'}`);
};

/**
 * The stairways by priority: as the card in play prints them, or the leftmost that does; without one, those of the row.
 * Ruling `automa-stairway-order`.
 */
const stairwaysBy = (position: Position): readonly Resource[] => {
	const { card, row } = automaOf(position);
	for (const resource of card ? [card, ...row] : row) {
		const { stairways } = printedFor(position, resource);
		if (stairways) return stairways;
	}
	return row;
};

/** The Site of the leftmost card that is not in play, and that is none of these. Rule `solo.new-site`. */
export const siteByPriority = (position: Position, ...barred: (Site | null | undefined)[]): ClosableSite => {
	const { row, card } = automaOf(position);
	const open = row.filter((each) => each !== card && !barred.includes(siteOf[each]));
	return siteOf[(open[0] ?? row[0]) as Resource];
};

/** VP in place of resources. Rule `solo.resources`, ruling `automa-gains`. */
const scoreInstead = (turn: Turn, effect: Effect & { verb: 'gain' }, amount: number, context: Context): void => {
	const { player, source } = context;
	const reading = readingsFor(turn.position)['automa-gains'];
	const pays =
		'anyResource' in source
			? reading === 'vp-for-both'
			: 'event' in source
				? reading !== 'nothing'
				: // What a Character adds is a bonus of its own.
					true;
	if (pays)
		score(turn, player, amount, { inPlaceOf: effect.resource, from: source }, [
			'copan.solo.resources',
			'copan.solo.other-gains',
			'automa-gains',
		]);
	else
		tell(turn, { type: 'unaffected', player, effect }, [...reasonsOf(source), 'copan.solo.resources', 'automa-gains']);
};

const runForAutoma = (turn: Turn, task: TaskOf<'effect'>): void => {
	const { do: _, effect, ...context } = task;
	const { position } = turn;
	const { player, source, cause } = context;
	const readings = readingsFor(position);
	const amountOf = ({ amount, per }: Effect & { verb: 'gain' | 'lose' }): number =>
		amount * (per ? countOf(position, player, per) : 1);
	// In Basic mode its Characters are only collected.
	if ('lasting' in source && automaOf(position).mode === 'basic') return;
	switch (effect.verb) {
		case 'gain': {
			const amount = amountOf(effect);
			if (amount === 0) unaffected(turn, effect, context);
			else scoreInstead(turn, effect, amount, context);
			break;
		}
		case 'lose': {
			const amount = amountOf(effect);
			const isLost = amount > 0 && readings['automa-losses'] === 'vp-for-each';
			if (isLost)
				score(turn, player, -amount, { unpaid: effect.resource }, [
					'copan.court.loss.vp',
					'copan.solo.resources',
					'automa-losses',
				]);
			else unaffected(turn, effect, context, amount > 0 && 'automa-losses');
			break;
		}
		case 'place-jade':
			if (position.cards.glyphs.laid.some((card) => card)) pick(turn, { ask: 'jade', ...context });
			else tell(turn, { type: 'unaffected', player, effect }, ['copan.solo.jade', 'automa-choices']);
			break;
		case 'place-totem':
			if (readings['automa-totem'] === 'never') unaffected(turn, effect, context, 'automa-totem');
			else placeTotem(turn, player, null, cause);
			break;
		default:
			effectTasks.effect(turn, task);
	}
};

/** A Totem of the Automa comes to the Site of its priorities, and costs it nothing. Ruling `automa-totem`. */
const placeTotem = (turn: Turn, player: number, ejected: Site | null, cause: number): void => {
	const { position } = turn;
	const site = siteByPriority(position, ejected, seatOf(position, player).totem?.site);
	const totem = { site, space: 1, side: 'two' } as const;
	const placed = tell(
		turn,
		{ type: 'totemPlaced', player, site, side: totem.side },
		['copan.action.move.by-effect', 'copan.solo.new-site', 'automa-totem', 'automa-costs'],
		cause,
	);
	standOn(turn, player, totem, placed);
};

/** The die picks what a player would choose. Ruling `automa-choices`. */
const pick = (turn: Turn, what: AutomaPick): void => {
	const { player, cause } = what;
	schedule(turn, { ask: 'die-automa', player, roll: { pick: what }, cause });
};

/** Whether the die picks it, or the Automa’s priorities say. */
const isPick = (question: Question): question is Exclude<AutomaPick, { ask: 'jade' }> =>
	question.ask === 'glyph' || question.ask === 'character' || question.ask === 'embassy';

/** What the Automa answers, by its priorities; the first that is allowed where they say nothing. */
const chooses = (position: Position, question: Question, legal: readonly Action[]): Action => {
	const { glyphs, seat } = automaOf(position);
	const { priests } = seatOf(position, seat);
	const first = (order: readonly Resource[]) =>
		order.flatMap((stairway) => legal.filter((action) => 'stairway' in action && action.stairway === stairway))[0];
	switch (question.ask) {
		case 'climb':
			return first(stairwaysBy(position)) as Action;
		case 'step-down': {
			// Where it may choose a Priest that cannot go, it does not.
			const order = [...stairwaysBy(position)].reverse();
			return (first(order.filter((stairway) => priests[stairway] > 0)) ?? legal[0]) as Action;
		}
		case 'lose-glyph':
			return { type: 'lose-glyph', colour: glyphs.at(-1) as GlyphColour };
		default:
			return (question.ask === 'discard' ? legal.at(-1) : legal[0]) as Action;
	}
};

/** Why the Automa chooses so. */
const reasonsFor = (question: Question): Reasons => {
	switch (question.ask) {
		case 'climb': {
			const { source } = question;
			const isOfCard = 'altar' in source || 'onStairway' in source;
			const rule =
				'altar' in source
					? 'copan.solo.zeal.climb'
					: 'onStairway' in source
						? 'copan.solo.power.climb'
						: 'copan.solo.other-gains';
			return [rule, 'automa-stairway-order', isOfCard ? 'automa-climb-steps' : 'automa-choices'];
		}
		default:
			return ['copan.solo.turn.one-card', 'automa-choices'];
	}
};

const everyQuestion = { ...effectQuestions, ...siteQuestions, ...refillQuestions } as Partial<QuestionTable<Ask>>;

/** Answers what is asked of the Automa; false where it is asked of somebody else, or of chance. */
export const settles = (turn: Turn, question: Question): boolean => {
	const { position } = turn;
	if (isChance(question) || !isAutoma(position, askedPlayer(position, question))) return false;
	if (isPick(question)) {
		pick(turn, question);
		return true;
	}
	if (question.ask === 'totem') {
		placeTotem(turn, question.player, question.ejected, question.cause);
		return true;
	}
	const asked = everyQuestion[question.ask] as unknown as QuestionRules<Ask> | undefined;
	if (!asked) return false;
	const offered = asked.candidates(position, question as never);
	const legal = offered.filter(({ refused }) => !refused).map(({ action }) => action);
	const action = chooses(position, question, legal);
	if (question.ask !== 'order')
		turn.cause = tell(turn, { type: 'automaDecided', player: automaOf(position).seat, action }, reasonsFor(question));
	if (action.type === 'lose-glyph') own(own(position, 'automa') as Automa, 'glyphs').pop();
	asked.answer(turn, question as never, action);
	return true;
};

/** The Site on which the die picks. */
export const siteOfPick: Record<AutomaPick['ask'], ClosableSite> = {
	jade: 'stairway',
	glyph: 'stairway',
	character: 'ball-court',
	embassy: 'embassies',
};

/** A Glyph comes to the Automa, which remembers the order. */
export const takeGlyphFor = (turn: Turn, space: number, reasons: Reasons): number => {
	const { position } = turn;
	const colour = position.cards.glyphs.laid[space - 1] as GlyphColour;
	own(own(position, 'automa') as Automa, 'glyphs').push(colour);
	return takeGlyph(turn, automaOf(position).seat, space, reasons);
};

/** Takes what lies on the space with the face; false where there is nothing, and the die is rolled again. */
const takePicked = (turn: Turn, what: AutomaPick, space: number): boolean => {
	const { cards } = turn.position;
	switch (what.ask) {
		case 'jade':
		case 'glyph': {
			if (!cards.glyphs.laid[space - 1]) return false;
			const reasons: Reasons = what.ask === 'jade' ? ['copan.solo.jade', 'automa-refill'] : reasonsOf(what.source);
			const taken = takeGlyphFor(turn, space, [...reasons, 'automa-choices']);
			// In place of Jade it is replaced at the end of the turn.
			if (what.ask === 'glyph')
				schedule(turn, { do: 'refill', kind: 'glyphs', rule: 'copan.end-turn.refill.sooner', cause: taken });
			return true;
		}
		case 'character': {
			const character = cards.characters.laid[space - 1] as ActionOf<'take-character'>['character'] | null;
			if (!character) return false;
			effectQuestions.character.answer(turn, what, { type: 'take-character', character });
			return true;
		}
		case 'embassy': {
			const action: Action = { type: 'visit', space };
			const offered = siteQuestions.embassy.candidates(turn.position, what);
			if (offered[space - 1]?.refused) return false;
			siteQuestions.embassy.answer(turn, what, action);
			return true;
		}
	}
};

const pickRules: Record<AutomaPick['ask'], CopanRule> = {
	jade: 'copan.solo.jade',
	glyph: 'copan.solo.other-gains',
	character: 'copan.solo.other-gains',
	embassy: 'copan.solo.city-effect',
};

export const choiceTasks: TaskTable<'automa-pick'> & Pick<typeof effectTasks, 'effect' | 'make-room'> = {
	effect: (turn, task) =>
		isAutoma(turn.position, task.player) ? runForAutoma(turn, task) : effectTasks.effect(turn, task),
	/** Rule `solo.characters`. */
	'make-room'(turn, task) {
		const { position } = turn;
		const { player } = task;
		if (!isAutoma(position, player)) {
			effectTasks['make-room'](turn, task);
			return;
		}
		const { length } = seatOf(position, player).characters;
		if (length > characterRoomOf(position, seatOf(position, player)))
			tell(turn, { type: 'automaKeepsAll', player, characters: length }, ['copan.solo.characters']);
	},
	'automa-pick'(turn, { player, pick: what, face, cause }) {
		const site = siteOfPick[what.ask];
		const space = (spacesOfFace(turn.position, site, face)[0] as number) + 1;
		if (takePicked(turn, what, space)) return;
		tell(turn, { type: 'automaFindsNothing', player, site, space }, [pickRules[what.ask], 'automa-choices']);
		schedule(turn, { ask: 'die-automa', player, roll: { pick: what }, cause });
	},
};

/** The Automa rolls the die for itself. Rulings `automa-second-roll`, `automa-city-roll`. */
export const choiceQuestions: QuestionTable<'die-automa'> = {
	'die-automa': {
		rule: ({ roll }) => ('card' in roll ? cardRules[roll.card].action : pickRules[roll.pick.ask]),
		candidates: () => dieFaces.map((face) => offer({ type: 'roll', face })),
		answer(turn, { player, roll }, { face }: ActionOf<'roll'>) {
			const isCard = 'card' in roll;
			const cause = tell(turn, { type: 'automaRolled', player, face, for: isCard ? roll.card : roll.pick.ask }, [
				isCard ? cardRules[roll.card].action : pickRules[roll.pick.ask],
				isCard ? 'automa-second-roll' : roll.pick.ask === 'embassy' ? 'automa-city-roll' : 'automa-choices',
			]);
			schedule(
				turn,
				isCard
					? { do: 'automa-card', player, card: roll.card, face: face as DieFace, cause }
					: { do: 'automa-pick', player, pick: roll.pick, face: face as DieFace, cause },
			);
		},
	},
};
