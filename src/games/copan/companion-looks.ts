/**
 * Looking up the table: what the companion cannot know it asks, writes into its sketch, and goes on with the engine's own
 * rules of the Automa.
 */
import { altarEffects } from './altar-symbols.ts';
import type { AltarCard } from './altars.ts';
import { automaOf, printedFor, readingsFor } from './automa-choices.ts';
import { type CharacterId, characters } from './characters.ts';
import { cities } from './cities.ts';
import {
	type ColumnState,
	type CompanionAction,
	columnStates,
	type LookQuestion,
	lies,
	type Sketch,
} from './companion-frames.ts';
import { type Effect, score } from './effects.ts';
import { type EmbassyLevel, embassyTokens } from './embassy-tokens.ts';
import type { DieFace } from './event-cards.ts';
import { own, ownCards, type Position, spacesOfFace } from './position.ts';
import { type ClosableSite, type Resource, resources } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import { schedule, seatOf, type Turn } from './turn.ts';

/** What a question of the companion's own asks, and what its answer does. */
export interface Look<Question> {
	rule: CopanRule | ((question: Question) => CopanRule);
	answers(position: Sketch, question: Question): CompanionAction[];
	take(turn: SketchTurn, question: Question, action: CompanionAction): void;
}

export interface SketchTurn extends Turn {
	position: Sketch;
}

type LookOf<Name extends LookQuestion['ask']> = Extract<LookQuestion, { ask: Name }>;
export type LookTable = { [Name in LookQuestion['ask']]: Look<LookOf<Name>> };

/** An answer of one kind; the table of questions says which comes where. */
type As<Type extends CompanionAction['type']> = Extract<CompanionAction, { type: Type }>;

/** The card that stands for whatever lies at the Altars, with the column that was told. */
const seen = 'altar-seen';

/** Closes the space with a face: a Closed token lies there. */
const markClosed = (position: Position, site: ClosableSite, face: DieFace): void => {
	if (!position.closed[site].includes(face)) own(own(position, 'closed'), site).push(face);
};

const faceAt = ({ table }: Position, site: ClosableSite, space: number): DieFace =>
	table.profile.faceSpaces[site][space - 1] as DieFace;

/** Writes values into the sketch's own copy of the profile: what this board shows where the Automa acts. */
const print = (position: Sketch, values: Partial<Position['table']['profile']>): void => {
	position.table = { ...position.table, profile: { ...position.table.profile, ...values } };
};

/** The column at the Altars on which the Automa is about to act, as far as it has been told. */
const columnTold = ({ table }: Position): AltarCard['columns'][number] =>
	table.profile.altarCards[0]?.columns[0] ?? { effects: [], climb: 0 };

/** Every column shows what was told of the one that counts. */
const showColumn = (position: Sketch, column: AltarCard['columns'][number]): void =>
	print(position, { altarCards: [{ id: seen, cost: {}, columns: [column, column, column] }] });

/** Before a roll at the Altars: columns bare, tokens of the Automa in the reserve, where they count alike. */
export const clearAltars = (position: Sketch): void => {
	const { seat } = automaOf(position);
	const placed = position.altarTokens.filter((owner) => owner === seat).length;
	const reserve = own(position, 'altarReserve');
	reserve[seat] = (reserve[seat] as number) + placed;
	position.altarTokens = position.altarTokens.map(() => null);
	ownCards(position, 'altars').laid = position.cards.altars.laid.map(() => seen);
	showColumn(position, { effects: [], climb: 0 });
};

/** Characters that may stand for one without a name: in Advanced mode those that do nothing for the Automa. */
const standIns = (position: Sketch): CharacterId[] => {
	const { characters: owned } = seatOf(position, automaOf(position).seat);
	const kinds = automaOf(position).mode === 'basic' ? ['sun', 'bird', 'infinity'] : ['sun'];
	return kinds.flatMap((kind) =>
		characters.filter((each) => each.kind === kind && !owned.includes(each.id)).map(({ id }) => id),
	);
};

/** Frees a name that only stood for a Character without one; false where nothing else can stand for it. */
const freeName = (position: Sketch, character: CharacterId): void => {
	if (!position.companion.unnamed.includes(character)) return;
	const { seat } = automaOf(position);
	const [other] = standIns(position).filter((each) => each !== character);
	if (!other) return;
	const swap = (list: readonly CharacterId[]) => list.map((each) => (each === character ? other : each));
	const seats = own(position, 'seats');
	seats[seat] = { ...seatOf(position, seat), characters: swap(seatOf(position, seat).characters) };
	own(position, 'companion').unnamed = swap(position.companion.unnamed);
};

/** Characters that can lie on the Ball Court: those the Automa does not have by name. */
const namesLeft = (position: Sketch): CharacterId[] => {
	const { characters: owned } = seatOf(position, automaOf(position).seat);
	const { unnamed } = position.companion;
	const canFree = standIns(position).length > 0;
	return characters
		.map(({ id }) => id)
		.filter((id) => !owned.includes(id) || (canFree && unnamed.includes(id)))
		.sort();
};

/** The one Character that lies there, and no other beside it that is the same. */
const layCharacter = (position: Sketch, space: number, character: CharacterId | null): void => {
	ownCards(position, 'characters').laid = position.cards.characters.laid.map((_, at) =>
		at === space - 1 ? character : null,
	);
};

/** Some Character lies on the Ball Court, so that there may be one to take. */
export const layAny = (position: Sketch): void => layCharacter(position, 1, namesLeft(position)[0] ?? null);

const glyph = 'a';

/** What every space of the Stairway shows while nothing is asked about it: a card, so that there may be one to take. */
export const fillGlyphs = (position: Sketch): void => {
	ownCards(position, 'glyphs').laid = position.cards.glyphs.laid.map(() => glyph);
};

/** Fills the chest of a level, whose tokens others draw too: any may come. */
export const fillChest = (position: Sketch, level: EmbassyLevel): void => {
	const rest = embassyTokens.filter((token) => token.level === level).map(({ id }) => id);
	own(position, 'chest')[level - 1] = { rest, used: [] };
};

/** VP that an Altar column may show. */
const mostColumnVp = 12;

/** What an Altar column may give, by name: the printed vocabulary, without the steps that are asked by themselves. */
const columnEffects: Readonly<Record<string, Effect>> = {
	...Object.fromEntries(
		altarEffects.flatMap(({ id, effect }) =>
			effect.verb === 'score-printed' || effect.verb === 'bonus-action-shown' || effect.verb === 'climb'
				? []
				: [[id, effect]],
		),
	),
	...Object.fromEntries(Array.from({ length: mostColumnVp }, (_, at) => [`vp-${at + 1}`, score(at + 1)])),
};

const each = <Action extends CompanionAction, Value>(
	values: readonly Value[],
	as: (value: Value) => Action,
): Action[] => values.map(as);

/** Steps that a column or row may show: one to three are printed; none where no card lies there. */
const mostSteps = 3;
const counts = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Other cards that may lie in a row. */
const mostOthers = 5;

export const looks: Omit<LookTable, 'your-turn' | 'turn-end'> = {
	'look-river': {
		rule: 'copan.river.two-leftmost',
		answers: () => [...each(resources, (card) => ({ type: 'draw', card })), { type: 'none-left' }],
		take(turn, question, action) {
			const { space, left } = question;
			const tile = action.type === 'draw' ? (action.card as Resource) : null;
			own(turn.position, 'river')[space - 1] = tile;
			if (tile && left > 1) schedule(turn, { ...question, space: space + 1, left: left - 1 } as never);
		},
	},
	'look-city': {
		rule: 'copan.solo.food.action',
		answers(position, { space }) {
			const { cities: told } = position.companion;
			const isNeeded = automaOf(position).mode === 'advanced' && !told[space - 1];
			const elsewhere = position.cities.filter((_, at) => told[at]);
			return [
				...(isNeeded
					? cities
							.filter(({ id }) => !elsewhere.includes(id))
							.map(({ id }): CompanionAction => ({ type: 'city-tile', city: id }))
					: [{ type: 'city', is: 'open' } as const]),
				{ type: 'city', is: 'closed' },
			];
		},
		take(turn, { space }, action) {
			const { position } = turn;
			if (action.type === 'city-tile') {
				own(position, 'cities')[space - 1] = action.city;
				own(own(position, 'companion'), 'cities')[space - 1] = true;
			} else if ((action as As<'city'>).is === 'closed') {
				own(position, 'cities')[space - 1] = null;
				markClosed(position, 'embassies', faceAt(position, 'embassies', space));
			}
		},
	},
	'look-character': {
		rule: 'copan.solo.fame.action',
		answers: (position, { picks }) => [
			...each(namesLeft(position), (character) => ({ type: 'character', character })),
			...(standIns(position).length > 0 ? [{ type: 'unnamed' } as const] : []),
			...each(['nothing', 'closed'] as const, (is) => ({ type: 'lies', is })),
			...(picks ? [{ type: 'none-left' } as const] : []),
		],
		take(turn, { space, face }, action) {
			const { position } = turn;
			if (action.type === 'character') {
				freeName(position, action.character);
				layCharacter(position, space, action.character);
			} else if (action.type === 'unnamed') {
				const [id] = standIns(position);
				if (!id) return;
				own(own(position, 'companion'), 'unnamed').push(id);
				layCharacter(position, space, id);
			} else {
				layCharacter(position, space, null);
				if (action.type === 'lies' && action.is === 'closed') markClosed(position, 'ball-court', face);
				if (action.type === 'none-left') dropPick(turn);
			}
		},
	},
	'look-column': {
		rule: ({ second }) => (second ? 'copan.solo.zeal.closed' : 'copan.solo.zeal.action'),
		answers: () => each(columnStates, (is) => ({ type: 'column', is })),
		take(turn, { face, second, first, cause }, action) {
			const { position } = turn;
			const { is } = action as As<'column'>;
			const columns = spacesOfFace(position, 'altars', face);
			const column = columns[second ? 1 : 0] as number;
			const isFreeFirst = readingsFor(position)['automa-available-space'] === 'free-first';
			const isFound = is === 'free' || (is === 'token' && !isFreeFirst);
			// Tokens close a face in the game, both its columns; one that alone is closed is as good as taken.
			if (is === 'closed' && first === 'closed') markClosed(position, 'altars', face);
			if (is !== 'free') own(position, 'altarTokens')[column] = 1 - automaOf(position).seat;
			if (!second && !isFound && columns.length > 1)
				schedule(turn, { ask: 'look-column', face, second: true, first: is, cause } as never);
			else schedule(turn, ...columnLooks(position, face, isSecond(is, first, second), cause));
		},
	},
	'look-steps': {
		rule: ({ at }) => (at === 'altars' ? 'copan.solo.zeal.climb' : 'copan.solo.power.climb'),
		answers: () => each(counts(0, mostSteps), (steps) => ({ type: 'steps', steps })),
		take({ position }, { at, face }, action) {
			const { steps } = action as As<'steps'>;
			if (at === 'altars') showColumn(position, { ...columnTold(position), climb: steps });
			else {
				own(own(position, 'companion'), 'rowSteps')[face] = steps;
				showRow(position, steps);
			}
		},
	},
	'look-effect': {
		rule: 'copan.solo.zeal.advanced',
		answers: () => [...each(Object.keys(columnEffects), (effect) => ({ type: 'gives', effect })), { type: 'go-on' }],
		take(turn, question, action) {
			if (action.type !== 'gives') return;
			const { position } = turn;
			const { effects, climb } = columnTold(position);
			showColumn(position, { effects: [...effects, columnEffects[action.effect] as Effect], climb });
			if (effects.length < mostColumnEffects - 1) schedule(turn, { ...question, more: true } as never);
		},
	},
	'look-glyph': {
		rule: 'copan.solo.power.action',
		answers: (_, { picks }) => [
			...each(lies, (is) => ({ type: 'lies', is })),
			...(picks ? [{ type: 'none-left' } as const] : []),
		],
		take(turn, { space, face }, action) {
			const { position } = turn;
			const isThere = action.type === 'lies' && action.is === 'there';
			ownCards(position, 'glyphs').laid = position.cards.glyphs.laid.map((_, at) =>
				at === space - 1 && isThere ? glyph : null,
			);
			if (action.type === 'lies' && action.is === 'closed') markClosed(position, 'stairway', face);
			if (action.type === 'none-left') dropPick(turn);
		},
	},
	'look-row': {
		rule: 'copan.solo.power.advanced',
		answers: () => each(counts(0, mostOthers), (cards) => ({ type: 'others', cards })),
		take({ position }, { space }, action) {
			let left = (action as As<'others'>).cards;
			ownCards(position, 'glyphs').laid = position.cards.glyphs.laid.map((card, at) => {
				if (at === space - 1) return card;
				return left-- > 0 ? glyph : null;
			});
		},
	},
	'look-extension': {
		rule: 'copan.river.extension.attach',
		answers: () => each([true, false], (left) => ({ type: 'extension', left })),
		take({ position }, _, action) {
			const { seat } = automaOf(position);
			const supply = position.table.profile.extensionSupply[position.table.players];
			const others = (action as As<'extension'>).left ? 0 : supply - seatOf(position, seat).extensions;
			const seats = own(position, 'seats');
			seats[1 - seat] = { ...seatOf(position, 1 - seat), extensions: Math.max(0, others) };
		},
	},
	'look-zenith': {
		rule: 'copan.steps.zenith.order',
		answers: ({ table }) =>
			each(counts(0, table.profile.zenithVp.length).reverse(), (left) => ({ type: 'zenith', left })),
		take({ position }, _, action) {
			position.zenith = (action as As<'zenith'>).left;
		},
	},
};

const mostColumnEffects = 4;

/** Whether of two columns the second is the Automa's: the first is closed, or taken while the second is free. */
const isSecond = (is: ColumnState, first: ColumnState | null, second: boolean): boolean =>
	second && is !== 'closed' && (first === 'closed' || is === 'free');

/** What has to be known of the column on which the Automa acts. */
const columnLooks = (position: Sketch, face: DieFace, second: boolean, cause: number): never[] => {
	const asked: LookQuestion[] = [
		...(printedFor(position, 'zeal').steps === null
			? [{ ask: 'look-steps' as const, at: 'altars' as const, face, second, cause }]
			: []),
		...(automaOf(position).mode === 'advanced'
			? [{ ask: 'look-effect' as const, face, second, more: false, cause }]
			: []),
	];
	return asked as never[];
};

/** The row of the Stairway on which the Automa acts: all cards that were told lie in it. */
export const showRow = (position: Sketch, climb: number): void =>
	print(position, {
		stairwayLines: [{ spaces: position.cards.glyphs.laid.map((_, at) => at + 1), cost: {}, climb }],
	});

/** What was to be picked is left: there is none on the board. */
const dropPick = ({ position }: SketchTurn): void => {
	const at = position.frames.findLastIndex((frame) => 'do' in frame && frame.do === 'automa-pick');
	if (at >= 0) position.frames.splice(at, 1);
};

/** Whether a Character only stands for one without a name. */
export const isUnnamed = ({ companion }: Sketch, character: CharacterId): boolean =>
	companion.unnamed.includes(character);
