/**
 * The companion: the Automa run at a real table. It plays the engine's own Automa over a sketch of the table, and asks
 * the person what the engine cannot know. What a player does on their own board it leaves to them.
 */

import type { Outcome } from '#engine/outcome.ts';
import type { Candidate, PlayRules, SetupProblem } from '#engine/rules.ts';
import { automaOf, printedFor, readingsFor, settles } from './automa-choices.ts';
import { automaQuestions, automaTasks } from './automa-turn.ts';
import { type CharacterId, characters, isCharacterId } from './characters.ts';
import type {
	CompanionAction,
	CompanionEvent,
	CompanionFrame,
	CompanionHappening,
	CompanionQuestion,
	Counted,
	LookQuestion,
	Sketch,
	Yours,
} from './companion-frames.ts';
import {
	clearAltars,
	fillChest,
	fillGlyphs,
	type Look,
	layAny,
	looks,
	type SketchTurn,
	showRow,
} from './companion-looks.ts';
import { turnTasks } from './end-of-turn.ts';
import type { Frame, TaskOf } from './frames.ts';
import { glyphColours } from './glyphs.ts';
import { rulesOf } from './machine.ts';
import { playQuestions, playTasks } from './play.ts';
import type { Automa } from './position.ts';
import { copyPosition, own, ownSeat, playableSpaces, spacesOfFace, tokensLeft } from './position.ts';
import { byResource, type Resource, resources, siteOf, sum } from './resources.ts';
import type { Setup } from './setup.ts';
import { siteTasks } from './site-actions.ts';
import { createSolo } from './solo.ts';
import { type Reasons, schedule, seatOf, type Turn, tell } from './turn.ts';

export type {
	CompanionAction,
	CompanionEvent,
	CompanionQuestion,
	Counted,
	Sketch,
	Yours,
} from './companion-frames.ts';

/** What a companion game starts from. */
export interface CompanionSetup extends Pick<Setup, 'card' | 'profile' | 'rulings'> {
	mode: Automa['mode'];
	hard: Resource[];
	/** The Automa's cards from the left. */
	row: Resource[];
	first: 'you' | 'automa';
}

const note = (turn: Turn, happening: CompanionHappening, reasons: Reasons): number =>
	tell(turn, happening as never, reasons);

const ask = (...questions: LookQuestion[]): Frame[] => questions as unknown as Frame[];

const isAutomasTurn = (position: Pick<Sketch, 'automa' | 'active'>): boolean =>
	position.automa?.seat === position.active;

/** A frame that has been looked up and can be done. */
type Looked<Task> = Task & { looked?: true };

const looked = (task: Frame): Frame => ({ ...task, looked: true }) as unknown as Frame;

/** Asks first, then does the task. */
const lookFirst = (turn: Turn, task: Frame, ...questions: LookQuestion[]): void =>
	schedule(turn, ...ask(...questions), looked(task));

const sketchOf = (turn: Turn): Sketch => turn.position as Sketch;

/** Every space with a tile, for a Pyramid that is said to be full. */
const fullPyramid = (position: Sketch): Sketch['pyramid'] =>
	Object.fromEntries(playableSpaces(position).map((space) => [space, 'face-down' as const]));

/** What an effect on the Automa needs to know of the table, or null. */
const lookFor = (turn: Turn, { effect, cause }: TaskOf<'effect'>, task: Looked<TaskOf<'effect'>>): LookQuestion[] => {
	switch (effect.verb) {
		case 'add-extension':
			return [{ ask: 'look-extension', cause }];
		case 'take-river-tiles':
			return [{ ask: 'look-river', space: 1, left: 2, cause }];
		case 'climb': {
			// Tried on a copy: only a Priest that comes to the top needs to know what is left there.
			const tried = companionPlay.start({
				...copyPosition(turn.position),
				zenith: 1,
				frames: [looked(task)],
			} as Sketch);
			return tried.events.some(({ type }) => type === 'zenithTaken') ? [{ ask: 'look-zenith', cause }] : [];
		}
		default:
			return [];
	}
};

const tasks = {
	...playTasks,
	...automaTasks,
	'court-phase'(turn: Turn, task: TaskOf<'court-phase'> & { looked?: true }) {
		const position = sketchOf(turn);
		if (!isAutomasTurn(position)) {
			schedule(turn, ...ask({ ask: 'your-turn' }));
			return;
		}
		if (position.ending?.by === 'pyramid-full') position.pyramid = fullPyramid(position);
		const hasTile = sum(seatOf(position).tiles) > 0;
		if (!hasTile && !task.looked) {
			position.river = position.river.map(() => null);
			lookFirst(turn, task, { ask: 'look-river', space: 1, left: position.river.length, cause: position.told });
		} else automaTasks['court-phase'](turn, task);
	},
	/** What every player gets from an Event is done at the table; the Automa's part here. */
	effect(turn: Turn, task: Looked<TaskOf<'effect'>>) {
		const { effect, player } = task;
		if (effect.verb === 'move-decline')
			note(turn, { type: 'cubeToMove', resource: effect.resource, direction: effect.direction }, [
				'copan.events.forward-back',
				effect.direction === 'back' && 'moves-back',
			]);
		else if (player === automaOf(turn.position).seat) {
			const needed = task.looked ? [] : lookFor(turn, task, task);
			// What lies there is asked once the die has said where.
			if (effect.verb === 'take-character') layAny(sketchOf(turn));
			if (needed.length > 0) {
				if (effect.verb === 'take-river-tiles') turn.position.river = turn.position.river.map(() => null);
				lookFirst(turn, task, ...needed);
			} else automaTasks.effect(turn, task);
		}
	},
	'take-two'(turn: Turn, task: Looked<TaskOf<'take-two'>>) {
		if (task.looked) siteTasks['take-two'](turn, task);
		else {
			turn.position.river = turn.position.river.map(() => null);
			lookFirst(turn, task, { ask: 'look-river', space: 1, left: 2, cause: task.cause });
		}
	},
	'automa-card'(turn: Turn, task: Looked<TaskOf<'automa-card'>>) {
		const position = sketchOf(turn);
		const { card, face, cause } = task;
		const site = siteOf[card];
		const space = (spacesOfFace(position, site, face)[0] as number) + 1;
		if (task.looked) {
			automaTasks['automa-card'](turn, task);
			if (card === 'zeal') clearAltars(position);
			if (card === 'power') fillGlyphs(position);
			return;
		}
		const isAdvanced = automaOf(position).mode === 'advanced';
		const isShut = position.closed[site].includes(face);
		switch (card) {
			case 'food':
				if (isShut) automaTasks['automa-card'](turn, task);
				else lookFirst(turn, task, { ask: 'look-city', space, cause });
				break;
			case 'fame':
				if (isShut) {
					bare(position, 'characters', space);
					automaTasks['automa-card'](turn, task);
				} else lookFirst(turn, task, { ask: 'look-character', space, face, picks: false, cause });
				break;
			case 'zeal':
				clearAltars(position);
				lookFirst(turn, task, { ask: 'look-column', face, second: false, first: null, cause });
				break;
			case 'power': {
				const known = position.companion.rowSteps[face];
				if (known !== undefined) showRow(position, known);
				const isKnown = known !== undefined || printedFor(position, 'power').steps !== null;
				if (isShut) bare(position, 'glyphs', space);
				lookFirst(
					turn,
					task,
					...(isShut ? [] : [{ ask: 'look-glyph' as const, space, face, picks: false, cause }]),
					...(isAdvanced ? [{ ask: 'look-row' as const, space, cause }] : []),
					...(isKnown ? [] : [{ ask: 'look-steps' as const, at: 'stairway' as const, face, second: false, cause }]),
				);
			}
		}
	},
	'automa-pick'(turn: Turn, task: Looked<TaskOf<'automa-pick'>>) {
		const position = sketchOf(turn);
		const { pick, face, cause } = task;
		if (task.looked || pick.ask === 'embassy') {
			automaTasks['automa-pick'](turn, task);
			fillGlyphs(position);
			return;
		}
		const isCharacter = pick.ask === 'character';
		const site = isCharacter ? 'ball-court' : 'stairway';
		const space = (spacesOfFace(position, site, face)[0] as number) + 1;
		lookFirst(turn, task, { ask: isCharacter ? 'look-character' : 'look-glyph', space, face, picks: true, cause });
	},
	'draw-tokens'(turn: Turn, task: TaskOf<'draw-tokens'>) {
		if (task.left > 0) fillChest(sketchOf(turn), task.level);
		siteTasks['draw-tokens'](turn, task);
	},
	/** Refilling is done at the table: at the end of a turn all at once, sooner where a rule says so. */
	refill(turn: Turn, { kind, rule }: TaskOf<'refill'>) {
		if (rule !== 'copan.end-turn.refill.cards') note(turn, { type: 'toReplace', kind }, [rule]);
	},
	'refill-river'(turn: Turn, { rule }: TaskOf<'refill-river'>) {
		turn.position.river = turn.position.river.map(() => 'food');
		if (rule !== 'copan.end-turn.refill.river') note(turn, { type: 'toReplace', kind: 'river' }, [rule]);
	},
	pause() {},
	'make-room'() {},
	'end-turn'(turn: Turn, task: Looked<TaskOf<'end-turn'>>) {
		if (task.looked || !isAutomasTurn(turn.position)) turnTasks['end-turn'](turn, task);
		else lookFirst(turn, task, { ask: 'turn-end' });
	},
	/** The game is over: what the other player has is still to be counted. */
	'final-scoring'() {},
};

/** Nothing lies on a space of a Site, from 1. */
const bare = (position: Sketch, kind: 'characters' | 'glyphs', space: number): void => {
	own(own(own(position, 'cards'), kind), 'laid')[space - 1] = null;
};

/** What can be corrected, by name, with its least and most. */
const correctable = (position: Sketch): { what: Counted; value: number; least: number; most: number }[] => {
	const { seat: player, glyphs } = automaOf(position);
	const seat = seatOf(position, player);
	const { profile, players } = position.table;
	const tokens = tokensLeft(position, player);
	const count = (what: Counted, value: number, most: number, least = 0) => ({ what, value, least, most });
	return [
		count('vp', seat.vp, 999, -999),
		...resources.map((each) => count(`tiles-${each}`, seat.tiles[each], profile.courtTilesOfEach)),
		count('glyphs', glyphs.length, 99),
		count('extensions', seat.extensions, profile.extensionSupply[players]),
		...position.embassies.map((each, at) =>
			count(`city-${at + 1}`, each[player] as number, (each[player] as number) + tokens),
		),
		count('left', position.ballCourt.left[player] as number, (position.ballCourt.left[player] as number) + tokens),
		count('right', position.ballCourt.right[player] as number, (position.ballCourt.right[player] as number) + tokens),
		count('altars', position.altarReserve[player] as number, (position.altarReserve[player] as number) + tokens),
		...resources.map((each) => count(`steps-${each}`, seat.priests[each], profile.stairwaySteps)),
		count('discarded', seat.discarded, 99),
	];
};

/** How much a press corrects. VP go by tens too. */
const strides = (what: Counted): readonly number[] => (what === 'vp' ? [-10, -1, 1, 10] : [-1, 1]);

/** Everything that can be corrected from here, as actions. */
const corrections = (position: Sketch): CompanionAction[] => {
	const owned = seatOf(position, automaOf(position).seat).characters;
	return [
		...correctable(position).flatMap(({ what, value, least, most }) =>
			strides(what)
				.filter((by) => value + by >= least && value + by <= most)
				.map((by): CompanionAction => ({ type: 'correct', what, by })),
		),
		...characters.map(
			({ id }): CompanionAction => ({ type: owned.includes(id) ? 'drop-character' : 'add-character', character: id }),
		),
	];
};

/** Puts something right; false where the action does something else. */
const correct = (turn: SketchTurn, action: CompanionAction): boolean => {
	if (action.type !== 'correct' && action.type !== 'add-character' && action.type !== 'drop-character') return false;
	const { position } = turn;
	const { seat: player } = automaOf(position);
	const seat = ownSeat(position, player);
	if (action.type !== 'correct') {
		const { type, character } = action;
		const isAdded = type === 'add-character';
		seat.characters = isAdded ? [...seat.characters, character] : seat.characters.filter((each) => each !== character);
		own(position, 'companion').unnamed = position.companion.unnamed.filter((each) => each !== character);
		note(turn, { type: 'corrected', what: character, by: isAdded ? 1 : -1 }, ['copan.solo.automa']);
		return true;
	}
	const { what, by } = action;
	const [kind, which = ''] = what.split(/-(.*)/);
	const add = (list: number[], at: number) => {
		list[at] = (list[at] as number) + by;
	};
	switch (kind) {
		case 'vp':
		case 'extensions':
		case 'discarded':
			seat[kind] += by;
			break;
		case 'tiles':
			own(seat, 'tiles')[which as Resource] += by;
			break;
		case 'steps':
			own(seat, 'priests')[which as Resource] += by;
			break;
		case 'glyphs': {
			const [colour] = glyphColours;
			const { glyphs } = automaOf(position);
			const gone = glyphs.at(-1) ?? colour;
			(own(position, 'automa') as Automa).glyphs = by > 0 ? [...glyphs, colour] : glyphs.slice(0, -1);
			own(seat, 'glyphs')[by > 0 ? colour : gone] += by;
			break;
		}
		case 'city':
			add(own(own(position, 'embassies'), Number(which) - 1) as number[], player);
			break;
		case 'left':
		case 'right':
			add(own(own(position, 'ballCourt'), kind), player);
			break;
		case 'altars':
			add(own(position, 'altarReserve'), player);
			break;
	}
	note(turn, { type: 'corrected', what, by }, ['copan.solo.automa']);
	return true;
};

/** That the end of the game is near, as far as it has not been said. */
const endings = ({ ending }: Sketch): CompanionAction[] =>
	ending?.by === 'pyramid-full'
		? []
		: [
				{ type: 'end-near', by: 'pyramid-full' },
				...(ending ? [] : [{ type: 'end-near', by: 'two-exhausted' } as const]),
			];

/** The end of the game is triggered, on whose turn it was said; false where the action does something else. */
const nearEnd = (turn: SketchTurn, action: CompanionAction): boolean => {
	if (action.type !== 'end-near') return false;
	const { position } = turn;
	const { by } = action;
	const { seat, turnsLeft } = position.ending ?? { seat: position.active, turnsLeft: position.table.players - 1 };
	position.ending = { by, seat, turnsLeft };
	note(turn, { type: 'endTriggered', by }, [
		by === 'pyramid-full' ? 'copan.end.pyramid-full' : 'copan.end.two-exhausted',
		by === 'two-exhausted' && 'exhausted-when',
	]);
	return true;
};

/** An Event is resolved: the die is rolled, and everybody gets what the face brings. */
const meetEvent = (turn: Turn, kind: Extract<CompanionHappening, { type: 'eventCame' }>['kind']): void => {
	const cause = note(turn, { type: 'eventCame', kind }, [
		kind !== 'decline' && kind !== 'unsaid' && 'copan.court.events.spiral',
		kind !== 'spiral' && kind !== 'unsaid' && 'copan.court.events.decline',
		kind === 'unsaid' && ('copan.court.events.two-kinds' as never),
		isAutomasTurn(turn.position) && 'copan.solo.turn.events',
	]);
	schedule(turn, { do: 'consult-die', cause });
};

/** What the Automa's tile covers is told; then its Events, what its Characters add, and the card. */
const placing: Look<Extract<CompanionQuestion, { ask: 'automa-space' }>> = {
	rule: 'copan.solo.turn.court-phase',
	answers(position) {
		const pays = readingsFor(position)['automa-gains'] === 'vp-for-both';
		const marks = ['none', 'spiral', ...(pays ? (['any-resource'] as const) : [])] as const;
		return [
			...marks.flatMap((mark) => [false, true].map((decline): CompanionAction => ({ type: 'placed', mark, decline }))),
			...endings(position),
		];
	},
	take(turn, question, action) {
		if (nearEnd(turn, action)) {
			schedule(turn, question as Frame);
			return;
		}
		const { position } = turn;
		const { mark, decline } = action as Extract<CompanionAction, { type: 'placed' }>;
		const player = position.active;
		const tile = question.tile as Resource;
		own(ownSeat(position, player), 'tiles')[tile]--;
		const cause = note(turn, { type: 'tileLaid', player, tile }, ['copan.solo.turn.court-phase', 'automa-decline']);
		const [space] = playableSpaces(position);
		if (!space) return;
		// Which space it is makes no difference to what its tile's Characters add.
		position.pyramid = { [space]: tile };
		const isSpiral = mark === 'spiral';
		schedule(
			turn,
			mark === 'any-resource'
				? {
						do: 'effect',
						effect: { verb: 'gain', resource: 'any', amount: position.table.profile.anyResourceGain },
						player,
						source: { anyResource: true },
						cause,
					}
				: null,
			isSpiral || decline
				? ({ do: 'meet-event', kind: isSpiral && decline ? 'both' : isSpiral ? 'spiral' : 'decline' } as never)
				: null,
			{ do: 'collect', space, cause },
			{ do: 'end-court-phase' },
		);
	},
};

const yourTurn: Look<Extract<LookQuestion, { ask: 'your-turn' }>> = {
	rule: 'copan.turn.two-phases',
	answers: (position) => [
		{ type: 'go-on' },
		...(position.face === null ? [{ type: 'event' } as const] : []),
		...endings(position),
	],
	take(turn, question, action) {
		if (nearEnd(turn, action)) schedule(turn, ...ask(question));
		else if (action.type === 'event') {
			schedule(turn, ...ask(question));
			meetEvent(turn, 'unsaid');
		} else schedule(turn, { do: 'end-turn' });
	},
};

const turnEnd: Look<Extract<LookQuestion, { ask: 'turn-end' }>> = {
	rule: 'copan.end-turn.refill.cards',
	answers: (position) => [{ type: 'go-on' }, ...endings(position)],
	take(turn, question, action) {
		if (nearEnd(turn, action)) schedule(turn, ...ask(question));
	},
};

/** A look as the machine takes questions; whatever is asked, anything can be corrected first. */
const asQuestion = <Question>({ rule, answers, take }: Look<Question>) => ({
	rule,
	candidates: (position: Sketch, question: Question): Candidate<CompanionAction>[] =>
		[...answers(position, question), ...corrections(position)].map((action) => ({ action, refused: null })),
	answer(turn: SketchTurn, question: Question, action: CompanionAction): void {
		if (correct(turn, action)) schedule(turn, question as never);
		else take(turn, question, action);
	},
});

/** A question of the game, at which anything can be corrected too. */
const withCorrections = <Question>(asked: {
	rule?: unknown;
	candidates(position: never, question: Question): Candidate<CompanionAction>[];
	answer(turn: never, question: Question, action: never): void;
}) => ({
	...asked,
	candidates: (position: Sketch, question: Question): Candidate<CompanionAction>[] => [
		...asked.candidates(position as never, question),
		...corrections(position).map((action) => ({ action, refused: null })),
	],
	answer(turn: SketchTurn, question: Question, action: CompanionAction): void {
		if (correct(turn, action)) schedule(turn, question as never);
		else asked.answer(turn as never, question, action as never);
	},
});

const questions = {
	...playQuestions,
	...Object.fromEntries(Object.entries(looks).map(([name, look]) => [name, asQuestion(look as Look<unknown>)])),
	'your-turn': asQuestion(yourTurn),
	'turn-end': asQuestion(turnEnd),
	'automa-space': asQuestion(placing),
	die: withCorrections(playQuestions.die as never),
	'die-automa': withCorrections(automaQuestions['die-automa'] as never),
	'draw-token': withCorrections(playQuestions['draw-token'] as never),
};

/** The companion's rules: a record of answers, played like any game. */
export const companionPlay = rulesOf(
	{
		...tasks,
		'meet-event': (turn: Turn, { kind }: { kind: 'spiral' | 'decline' | 'both' }) => meetEvent(turn, kind),
	} as never,
	questions as never,
	settles,
) as unknown as PlayRules<Sketch, CompanionAction, CompanionEvent, never>;

/** What is asked where the sketch stands, or null where the game is over. */
export const companionQuestion = ({ frames }: Sketch): CompanionQuestion | null => {
	const top = frames.at(-1) as CompanionFrame | undefined;
	return top && 'ask' in top ? top : null;
};

/** Begins a game at the table: the Automa's four tiles on its cards, and the first turn. */
export const beginCompanion = (
	setup: CompanionSetup,
): Outcome<{ position: Sketch; events: CompanionEvent[] }, SetupProblem[]> => {
	const { mode, hard, row, first, card, profile, rulings } = setup;
	const created = createSolo({
		automa: { seat: first === 'automa' ? 0 : 1, mode, hard, row },
		...(card && { card }),
		...(profile && { profile }),
		...(rulings && { rulings }),
	});
	if (!created.ok) return created;
	const position: Sketch = {
		...created.value,
		companion: { cities: created.value.cities.map(() => false), unnamed: [], rowSteps: {} },
	};
	fillGlyphs(position);
	return { ok: true, value: companionPlay.start(position) };
};

/** Tokens of one seat in as many Cities, from the first. */
const inCities = (cities: number, at: number): number => (at < cities ? 1 : 0);

/** Scores the end: the Automa as the sketch has it, the other player as counted at the table. Rule `solo.end-scoring`. */
export const scoreCompanion = (position: Sketch, yours: Yours): { position: Sketch; events: Turn['events'] } => {
	const { seat } = automaOf(position);
	const you = 1 - seat;
	const both = (list: readonly number[], count: number) => list.map((value, each) => (each === you ? count : value));
	const seats = [...position.seats];
	seats[you] = {
		...seatOf(position, you),
		vp: yours.vp,
		extensions: yours.extensions,
		mask: Array.from({ length: yours.jade }, (_, at) => at + 1),
		priests: byResource((resource) => yours.steps[resource]),
		characters: yours.suns.filter(isCharacterId) as CharacterId[],
		resources: byResource((resource) => yours.held[resource]),
	};
	const end: Sketch = {
		...position,
		seats,
		embassies: position.embassies.map((tokens, at) => both(tokens, inCities(yours.cities, at))),
		ballCourt: {
			left: both(position.ballCourt.left, yours.left),
			right: both(position.ballCourt.right, yours.right),
		},
		altarTokens: position.altarTokens.map(() => null),
		altarReserve: both(position.altarReserve, yours.altars),
		frames: [],
	};
	const turn: Turn = { position: end, events: [] };
	automaTasks['final-scoring'](turn, { do: 'final-scoring' });
	return { position: end, events: turn.events };
};

/** How many of everything the Automa has, with how far each can be corrected. */
export const countsOf = correctable;
