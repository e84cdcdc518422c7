/** The Automa's turn: which card it plays, where its tile goes, what the card does, and what it scores at the end. */

import { actionTasks } from './action-phase.ts';
import type { ActionOf } from './actions.ts';
import { automaCards } from './automa.ts';
import {
	automaOf,
	cardRules,
	choiceQuestions,
	choiceTasks,
	isAutoma,
	printedFor,
	readingsFor,
	siteByPriority,
	takeGlyphFor,
} from './automa-choices.ts';
import { type CharacterId, characterOf, effectsAt } from './characters.ts';
import { courtTasks, placeTile, tilePlacings } from './court-phase.ts';
import type { Effect, Trigger } from './effects.ts';
import { turnTasks } from './end-of-turn.ts';
import { discardCharacter, takeCharacter, takeTiles } from './executor.ts';
import { fateTasks } from './fate.ts';
import type { Frame, TaskOf } from './frames.ts';
import {
	type Automa,
	altarCardOf,
	citiesWithEmbassy,
	isClosed,
	isPyramidFull,
	isRiverShort,
	own,
	type Position,
	spacesOfFace,
	tokensLeft,
} from './position.ts';
import { type ClosableSite, type Resource, resources, siteOf } from './resources.ts';
import { beginScoring, countedBy, declareResult, scoreBallCourt, scoreEmbassies, scoreSeat } from './scoring.ts';
import { build, rewards, siteTasks } from './site-actions.ts';
import { score } from './store.ts';
import { resolveSpace, standOn } from './totem-rules.ts';
import {
	framesOf,
	offer,
	type QuestionTable,
	type Reasons,
	schedule,
	seatOf,
	type TaskTable,
	type Turn,
	tell,
} from './turn.ts';

const setCard = (position: Position, card: Resource | null): void => {
	(own(position, 'automa') as Automa).card = card;
};

/** The leftmost card with a tile, or null. Rule `solo.turn.leftmost`. */
export const cardWithTile = (position: Position): Resource | null =>
	automaOf(position).row.find((resource) => seatOf(position).tiles[resource] > 0) ?? null;

/** The Automa finds its card, and the other player is asked where its tile goes. Rules `solo.turn.*`. */
const startTurn = (turn: Turn): void => {
	const { position } = turn;
	const player = position.active;
	const card = cardWithTile(position);
	if (!card) {
		restock(turn, player);
		return;
	}
	setCard(position, card);
	turn.cause = tell(turn, { type: 'automaCardPlayed', player, card }, [
		'copan.solo.turn.one-card',
		'copan.solo.turn.leftmost',
		'copan.solo.turn.in-order',
		cardRules[card].court,
	]);
	if (isPyramidFull(position)) {
		tell(turn, { type: 'courtPhaseSkipped', player, because: 'pyramid-full' }, [
			'copan.court.place.any-space',
			'automa-full-pyramid',
		]);
		schedule(turn, { do: 'end-court-phase' });
	} else schedule(turn, { ask: 'automa-space', tile: card, player: 1 - player });
};

/** Without a tile it takes the River's four. Rule `solo.turn.no-tiles`, ruling `automa-restock-turn`. */
const restock = (turn: Turn, player: number): void => {
	const { position } = turn;
	const rule = 'copan.solo.turn.no-tiles';
	if (position.river.every((tile) => tile === null)) {
		tell(turn, { type: 'automaIdle', player }, [rule, 'supplies-run-out']);
		schedule(turn, { do: 'end-court-phase' });
		return;
	}
	const cause = takeTiles(turn, player, position.river.length, [
		rule,
		'copan.solo.setup.new-tiles',
		'automa-restock-turn',
	]);
	const playsOn = readingsFor(position)['automa-restock-turn'] === 'plays-on';
	schedule(turn, { do: 'refill-river', rule, cause }, { do: playsOn ? 'court-phase' : 'end-court-phase' });
};

/**
 * What its Characters add to a tile, in Advanced mode; the tile itself brings the Automa nothing. Rule
 * `solo.resources`; rulings `automa-gains`, `extra-resource-characters`.
 */
const gainExtra = (turn: Turn, resource: Resource, cause: number): void => {
	const { position } = turn;
	const player = position.active;
	const isMoment = (when: Trigger) => when.on === 'tile-placed' && when.resource === resource;
	const extra = effectsAt(seatOf(position).characters, isMoment);
	if (position.table.readings['extra-resource-characters'] !== 'only-on-a-harvest')
		schedule(
			turn,
			...extra.map(({ id, effect }): Frame => ({ do: 'effect', effect, player, source: { lasting: id }, cause })),
		);
	else if (automaOf(position).mode === 'advanced')
		for (const { id } of extra)
			tell(turn, { type: 'nothingAdded', player, character: id }, [
				'copan.characters.infinity',
				'extra-resource-characters',
			]);
};

const collectNothing = (turn: Turn, { space, cause }: TaskOf<'collect'>): void => {
	const { position } = turn;
	const tile = position.pyramid[space] as Resource;
	tell(turn, { type: 'automaCollectsNothing', player: position.active, space }, [
		'copan.solo.resources',
		'automa-decline',
	]);
	if (position.table.readings['extra-resource-characters'] !== 'on-placement') gainExtra(turn, tile, cause);
};

/** The Action phase of the card in play. Rule `solo.turn.action-phase`. */
const playCard = (turn: Turn): void => {
	const { position } = turn;
	const player = position.active;
	const { card } = automaOf(position);
	if (card) {
		const began: Frame = {
			do: 'automa-action',
			player,
			site: siteOf[card],
			rules: ['copan.solo.turn.action-phase', 'automa-costs'],
			cause: position.told - 1,
		};
		schedule(turn, began, { do: 'after-action' });
		if (readingsFor(position)['automa-totem'] === 'as-a-player') moveTotem(turn, player, siteOf[card]);
	} else schedule(turn, { do: 'after-action' });
};

/** Under one reading its Totem moves like a player's, for nothing; on the last space it stays. Ruling `automa-totem`. */
const moveTotem = (turn: Turn, player: number, site: ClosableSite): void => {
	const { position } = turn;
	const { totem } = seatOf(position, player);
	const isThere = totem?.site === site;
	const space = isThere ? totem.space + 1 : 1;
	if (space > position.table.profile.siteSpaces[site].length) return;
	const moved = { site, space, side: 'two' } as const;
	const cause = tell(turn, { type: 'totemMoved', player, ...moved, how: isThere ? 'stay' : 'move' }, [
		'copan.solo.turn.action-phase',
		'automa-totem',
		'automa-costs',
	]);
	standOn(turn, player, moved, cause);
	if (isThere) resolveSpace(turn, player, moved, cause);
};

const isAdvanced = (position: Position): boolean => automaOf(position).mode === 'advanced';

/** Advanced mode: what the card brings beyond its place. */
const goFurther = (turn: Turn, card: Resource, ...rulings: Reasons): number | null =>
	isAdvanced(turn.position)
		? tell(turn, { type: 'automaGoesFurther', player: automaOf(turn.position).seat, card }, [
				'copan.solo.advanced',
				cardRules[card].advanced,
				...rulings,
			])
		: null;

/** Rolls for a closed space again, or leaves it at nothing; false where the die is to be rolled. Ruling `automa-closed-face`. */
const findsNothing = (turn: Turn, { player, card, cause }: TaskOf<'automa-card'>, space: number): boolean => {
	const { position } = turn;
	const site = siteOf[card];
	tell(turn, { type: 'automaFindsNothing', player, site, space: space + 1 }, [
		cardRules[card].action,
		'automa-closed-face',
	]);
	const mayRoll = position.table.profile.faceSpaces[site].some((_, each) => !isClosed(position, site, each));
	const rollsAgain =
		isClosed(position, site, space) && mayRoll && readingsFor(position)['automa-closed-face'] === 'roll-again';
	if (rollsAgain) schedule(turn, { ask: 'die-automa', player, roll: { card }, cause });
	return !rollsAgain;
};

/** Rules `solo.food.*`; rulings `automa-embassy-count`, `automa-closed-face`. */
const playFood = (turn: Turn, task: TaskOf<'automa-card'>, space: number): void => {
	const { position } = turn;
	const { player, card } = task;
	const readings = readingsFor(position);
	const isShut = isClosed(position, 'embassies', space);
	if (isShut && !findsNothing(turn, task, space)) return;
	const takesPlace = !isShut || readings['automa-closed-face'] === 'token-without-effect';
	const frames: Frame[] = [];
	let effects: Frame[] = [];
	if (takesPlace && tokensLeft(position, player) > 0) {
		const isBefore = readings['automa-embassy-count'] === 'before-it';
		const built = build(
			turn,
			player,
			space + 1,
			'copan.solo.food.action',
			'automa-embassy-count',
			isShut && 'automa-closed-face',
		);
		const tokens = built.pop() as TaskOf<'draw-tokens'>;
		effects = built;
		if (isBefore) tokens.left--;
		if (tokens.left > 0) frames.push(tokens);
	}
	const further = goFurther(turn, card);
	if (further !== null)
		frames.push(...effects, {
			do: 'effect',
			effect: { verb: 'add-extension' },
			player,
			source: { automa: card },
			cause: further,
		});
	schedule(turn, ...frames);
};

/** A token comes to the half of the Ball Court on which a Character space lies, where one is left. */
const placeCourtToken = (turn: Turn, player: number, space: number, reasons: Reasons, cause?: number): void => {
	const { position } = turn;
	if (tokensLeft(position, player) === 0) return;
	const half = position.table.profile.ballCourtHalves[space] as 'left' | 'right';
	own(own(position, 'ballCourt'), half)[player] = (position.ballCourt[half][player] as number) + 1;
	tell(turn, { type: 'courtTokenPlaced', player, half }, ['copan.solo.fame.action', ...reasons], cause);
};

/** Rules `solo.fame.*`; rulings `automa-closed-face`, `automa-used-bird`. */
const playFame = (turn: Turn, task: TaskOf<'automa-card'>, space: number): void => {
	const { position } = turn;
	const { player, card } = task;
	const readings = readingsFor(position);
	const character = position.cards.characters.laid[space] as CharacterId | null;
	if (!character) {
		const isDone = findsNothing(turn, task, space);
		if (isDone && readings['automa-closed-face'] === 'token-without-effect')
			placeCourtToken(turn, player, space, ['automa-closed-face']);
		return;
	}
	const taken = takeCharacter(turn, player, character, 'copan.solo.fame.action', false, 'automa-refill');
	placeCourtToken(turn, player, space, ['copan.ball-court.recruit.token'], taken);
	const { kind, effects } = characterOf(character);
	const further = goFurther(turn, card, kind === 'bird' && 'automa-used-bird');
	schedule(turn, { do: 'make-room', player, because: 'room', cause: taken });
	if (further === null || kind !== 'bird') return;
	if (readings['automa-used-bird'] === 'discarded') discardCharacter(turn, player, character, 'use');
	else schedule(turn, ...framesOf(effects, { player, source: { character }, cause: further }));
};

/** Rules `solo.zeal.*`; rulings `automa-available-space`, `automa-closed-face`, `automa-climb-steps`. */
const playZeal = (turn: Turn, { player, card, face, cause }: TaskOf<'automa-card'>): void => {
	const { position } = turn;
	const columns = spacesOfFace(position, 'altars', face);
	const first = columns[0] as number;
	// A Closed token on one column of a face has its like on the other.
	const isShut = isClosed(position, 'altars', first);
	const isFreeFirst = readingsFor(position)['automa-available-space'] === 'free-first';
	const free = isFreeFirst ? columns.find((each) => position.altarTokens[each] === null) : undefined;
	const column = free ?? first;
	if (tokensLeft(position, player) > 0) {
		const isTaken = position.altarTokens[column] !== null;
		const reasons: Reasons = [
			'copan.solo.zeal.action',
			isShut ? 'copan.solo.zeal.closed' : isTaken && 'copan.solo.zeal.occupied',
			isShut ? 'automa-closed-face' : 'automa-available-space',
		];
		if (isShut || isTaken) {
			own(position, 'altarReserve')[player] = (position.altarReserve[player] as number) + 1;
			tell(turn, { type: 'automaTokenReserved', player }, reasons);
		} else {
			own(position, 'altarTokens')[column] = player;
			tell(turn, { type: 'altarTokenPlaced', player, column: column + 1 }, reasons);
		}
	}
	const altar = altarCardOf(position, column);
	const shown = altar?.columns[column % 3] ?? { effects: [], climb: 0 };
	const source = { altar: altar?.id ?? '' };
	const climb: Effect = { verb: 'climb', steps: printedFor(position, card).steps ?? shown.climb };
	const further = goFurther(turn, card);
	schedule(
		turn,
		...(climb.steps > 0 ? framesOf([climb], { player, source, cause }) : []),
		...(further === null ? [] : framesOf(shown.effects, { player, source, cause: further })),
	);
};

/** Rules `solo.power.*`; rulings `automa-closed-face`, `automa-climb-steps`, `stairway-climb`. */
const playPower = (turn: Turn, task: TaskOf<'automa-card'>, space: number): void => {
	const { position } = turn;
	const { player, card, cause } = task;
	const { profile } = position.table;
	const readings = readingsFor(position);
	if (position.cards.glyphs.laid[space]) takeGlyphFor(turn, space + 1, ['copan.solo.power.action', 'automa-refill']);
	else if (!findsNothing(turn, task, space)) return;
	const line = profile.stairwayLines.find(({ spaces }) => spaces.includes(space + 1));
	const further = goFurther(turn, card);
	if (further !== null)
		for (const each of line?.spaces ?? [])
			if (position.cards.glyphs.laid[each - 1])
				takeGlyphFor(turn, each, ['copan.solo.power.advanced', 'automa-refill']);
	const byColumns = readings['stairway-climb'] === 'of-the-columns';
	const shown = byColumns ? profile.stairwayColumns[line?.spaces.indexOf(space + 1) ?? 0] : line?.climb;
	const steps = printedFor(position, card).steps ?? shown ?? 0;
	schedule(turn, ...framesOf([{ verb: 'climb', steps }], { player, source: { onStairway: true }, cause }));
};

const playByResource = { food: playFood, fame: playFame, zeal: playZeal, power: playPower };

/** VP that a card scores for each thing it counts, by the card. Rules `solo.*.end`. */
const scoreCards = (turn: Turn): void => {
	const { position } = turn;
	const { seat: player, row, mode, hard } = automaOf(position);
	const { characters, glyphs } = seatOf(position, player);
	const counts: Record<Resource, number> = {
		food: citiesWithEmbassy(position, player),
		fame: characters.length,
		zeal: countedBy(position, player, 'zeal'),
		power: Object.values(glyphs).reduce((total, count) => total + count, 0),
	};
	for (const resource of row) {
		const count = counts[resource];
		const difficulty = hard.includes(resource) ? 'hard' : 'easy';
		const card = automaCards.find((each) => each.id === `${resource}-${mode}-${difficulty}`);
		const each = card?.vpEach ?? null;
		const vp = each === null ? (printedFor(position, resource).cityVp[count] ?? 0) : each * count;
		score(turn, player, vp, { automaCard: resource, count }, [
			'copan.solo.end-scoring',
			cardRules[resource].end,
			'automa-final-scoring',
			resource === 'zeal' && 'altar-reserve',
		]);
	}
};

/** What is scored here hangs on how the Automa scores. Ruling `automa-final-scoring`. */
const byReading = (turn: Turn, scores: () => void): void => {
	const before = turn.events.length;
	scores();
	for (const event of turn.events.slice(before)) event.rulings = [...(event.rulings ?? []), 'automa-final-scoring'];
};

/** The end of a solo game. Rule `solo.end-scoring`; rulings `automa-final-scoring`, `automa-tie`. */
const scoreSolo = (turn: Turn): void => {
	const { position } = turn;
	const { seat } = automaOf(position);
	const player = 1 - seat;
	const isAsPlayer = readingsFor(position)['automa-final-scoring'] === 'cards-for-table';
	// By its cards alone, nobody stands against the player on the Ball Court.
	const without = (tokens: readonly number[]) => tokens.map((count, each) => (each === seat ? 0 : count));
	const { left, right } = position.ballCourt;
	beginScoring(turn);
	scoreEmbassies(turn, player);
	byReading(turn, () =>
		scoreBallCourt(turn, isAsPlayer ? { left, right } : { left: without(left), right: without(right) }),
	);
	scoreSeat(turn, player);
	if (isAsPlayer) byReading(turn, () => scoreSeat(turn, seat));
	scoreCards(turn);
	declareResult(turn, 'automa-tie');
};

type TurnTask =
	| 'court-phase'
	| 'extra-resources'
	| 'collect'
	| 'action-phase'
	| 'bonus'
	| 'arise'
	| 'end-action'
	| 'turn-over'
	| 'final-scoring'
	| 'automa-action'
	| 'automa-card'
	| 'deal-automa';

/** What is done in another way on the Automa's turn, and what only it does. */
export const automaTasks: TaskTable<TurnTask> & typeof choiceTasks = {
	...choiceTasks,
	'court-phase'(turn, task) {
		if (isAutoma(turn.position, turn.position.active)) startTurn(turn);
		else courtTasks['court-phase'](turn, task);
	},
	'extra-resources'(turn, task) {
		if (isAutoma(turn.position, turn.position.active)) gainExtra(turn, task.resource, task.cause);
		else courtTasks['extra-resources'](turn, task);
	},
	collect(turn, task) {
		if (isAutoma(turn.position, turn.position.active)) collectNothing(turn, task);
		else courtTasks.collect(turn, task);
	},
	'action-phase'(turn, task) {
		if (isAutoma(turn.position, turn.position.active)) playCard(turn);
		else actionTasks['action-phase'](turn, task);
	},
	arise(turn, task) {
		fateTasks.arise(turn, task);
		if (isAutoma(turn.position, turn.position.active)) turn.events.at(-1)?.rules.push('copan.solo.turn.events');
	},
	/** A bonus action of the Automa is the action of that Site's card. Ruling `automa-site-action`. */
	bonus(turn, task) {
		const { player, site, cause } = task;
		if (!isAutoma(turn.position, player)) {
			actionTasks.bonus(turn, task);
			return;
		}
		schedule(turn, {
			do: 'automa-action',
			player,
			site: site === 'any' ? siteByPriority(turn.position) : site,
			rules: [
				'copan.action.bonus.order',
				...(site === 'any' ? (['copan.solo.new-site'] as const) : []),
				'automa-site-action',
			],
			cause,
		});
	},
	'automa-action'(turn, { player, site, rules }) {
		const { position } = turn;
		const within = position.acting;
		position.acting = site;
		const begun = tell(turn, { type: 'actionBegun', player, site, less: 0 }, rules);
		const card = resources.find((resource) => siteOf[resource] === site);
		const had = rewards(position, player, site).map(({ id }) => id);
		const fillsFirst = isRiverShort(position) && position.table.readings['river-short'] === 'refill-first';
		schedule(
			turn,
			fillsFirst && !card ? { do: 'refill-river', rule: 'copan.river.two-leftmost', cause: begun } : null,
			card ? { ask: 'die-automa', player, roll: { card }, cause: begun } : { do: 'take-two', player, cause: begun },
			{ do: 'end-action', player, site, had, within, cause: begun },
		);
	},
	'automa-card'(turn, task) {
		const space = spacesOfFace(turn.position, siteOf[task.card], task.face)[0] as number;
		playByResource[task.card](turn, task, space);
	},
	'end-action'(turn, task) {
		if (isAutoma(turn.position, task.player) && !isAdvanced(turn.position)) turn.position.acting = task.within;
		else siteTasks['end-action'](turn, task);
	},
	'turn-over'(turn, task) {
		setCard(turn.position, null);
		turnTasks['turn-over'](turn, task);
	},
	'final-scoring': scoreSolo,
	'deal-automa'(turn, { drawsSeat, cause }) {
		const { position } = turn;
		const { mode, hard, row } = automaOf(position);
		const isMixed = hard.length > 0 && hard.length < resources.length;
		const begun =
			cause ??
			tell(turn, { type: 'soloBegan', mode, hard }, [
				'copan.solo.automa',
				'copan.solo.setup.mode',
				mode === 'basic' ? 'copan.solo.basic' : 'copan.solo.advanced',
				'copan.solo.setup.difficulty',
				isMixed && 'copan.solo.mix',
				'copan.solo.setup.two-players',
				'copan.solo.setup.tiles-on-cards',
				'copan.solo.setup.starting-tiles',
			]);
		if (drawsSeat) schedule(turn, { ask: 'draw-automa-seat', cause: begun });
		else if (row.length < resources.length) schedule(turn, { ask: 'draw-automa-card', cause: begun });
	},
};

/** Names of the two lots that say who begins. */
const lots = ['automa', 'player'] as const;

export const automaQuestions: typeof choiceQuestions &
	QuestionTable<'automa-space' | 'draw-automa-seat' | 'draw-automa-card'> = {
	...choiceQuestions,
	'automa-space': {
		rule: 'copan.solo.turn.court-phase',
		candidates: tilePlacings,
		answer(turn, { tile }, { space }: ActionOf<'place-tile'>) {
			placeTile(turn, tile, space);
			turn.events[0]?.rules.push('copan.solo.turn.court-phase');
		},
	},
	'draw-automa-seat': {
		rule: 'copan.solo.setup.first-player',
		candidates: () => lots.map((card) => offer({ type: 'draw', card })),
		answer(turn, { cause }, { card }: ActionOf<'draw'>) {
			const { position } = turn;
			const isFirst = card === 'automa';
			// It is seated second until then; the first seat begins.
			if (isFirst) {
				position.seats = [...position.seats].reverse();
				(own(position, 'automa') as Automa).seat = 0;
			}
			tell(turn, { type: 'firstPlayerDrawn', isAutoma: isFirst }, ['copan.solo.setup.first-player']);
			schedule(turn, { do: 'deal-automa', drawsSeat: false, cause });
		},
	},
	'draw-automa-card': {
		rule: 'copan.solo.setup.four-cards',
		candidates: (position) =>
			resources
				.filter((resource) => !automaOf(position).row.includes(resource))
				.map((card) => offer({ type: 'draw', card })),
		answer(turn, { cause }, { card }: ActionOf<'draw'>) {
			const row = own(own(turn.position, 'automa') as Automa, 'row');
			const lay = (resource: Resource) => {
				row.push(resource);
				tell(turn, { type: 'automaCardLaid', place: row.length, card: resource }, ['copan.solo.setup.four-cards']);
			};
			lay(card as Resource);
			const left = resources.filter((resource) => !row.includes(resource));
			if (left.length === 1) lay(left[0] as Resource);
			schedule(turn, { do: 'deal-automa', drawsSeat: false, cause });
		},
	},
};
