/** A solo game: the rules of two players, one of whom is the Automa. */
import { fail, type Outcome } from '#engine/outcome.ts';
import type { PlayRules, SetupProblem } from '#engine/rules.ts';
import type { Action } from './actions.ts';
import { settles } from './automa-choices.ts';
import { soloRulings } from './automa-rulings.ts';
import { automaQuestions, automaTasks, cardWithTile } from './automa-turn.ts';
import { dealQuestions, dealTasks } from './deal.ts';
import type { Event } from './events.ts';
import { type GlyphColour, glyphColours } from './glyphs.ts';
import { rulesOf } from './machine.ts';
import { playQuestions, playTasks } from './play.ts';
import type { Automa, Position } from './position.ts';
import { byResource, type Resource, resources } from './resources.ts';
import type { Result } from './scoring.ts';
import { type AutomaSetup, createPosition, type SeatSetup, type Setup } from './setup.ts';

/** Play of a solo game, from the deal on. */
export const soloPlay: PlayRules<Position, Action, Event, Result> = rulesOf(
	{ ...playTasks, ...dealTasks, ...automaTasks },
	{ ...playQuestions, ...dealQuestions, ...automaQuestions },
	settles,
);

/** Court tiles with which the Automa starts, on their cards. Rule `solo.setup.starting-tiles`. */
export const startingTiles = { food: 2, fame: 0, zeal: 1, power: 1 } as const;

const isResource = (name: unknown): name is Resource => resources.includes(name as Resource);
const isOneEach = (list: readonly unknown[]): boolean =>
	list.every(isResource) && new Set(list).size === list.length && list.length <= resources.length;

/** The hand of Glyph cards in an order, as good as any where none is given. */
const glyphsOf = ({ glyphs }: SeatSetup): GlyphColour[] =>
	glyphColours.flatMap((colour) =>
		Array.from({ length: Math.max(0, Math.min(99, glyphs?.[colour] ?? 0)) }, () => colour),
	);

/** What cannot be of an Automa. Each problem has its path, like those of the rest of a setup. */
const problemsOf = (automa: AutomaSetup, seat: SeatSetup, setup: Setup): SetupProblem[] => {
	const problems: SetupProblem[] = [];
	const problem = (path: string, code: string, rule: SetupProblem['rule'], values: SetupProblem['values'] = {}) =>
		problems.push({ path, code, rule, values });
	if (setup.players !== undefined && setup.players !== 2)
		problem('players', 'automa-players', 'copan.solo.setup.two-players', { players: setup.players });
	if (automa.seat !== undefined && automa.seat !== 0 && automa.seat !== 1)
		problem('automa.seat', 'seat', null, { seat: automa.seat, players: 2 });
	if (automa.row && !(isOneEach(automa.row) && automa.row.length === resources.length))
		problem('automa.row', 'automa-row', 'copan.solo.setup.four-cards');
	if (automa.hard && !isOneEach(automa.hard)) problem('automa.hard', 'automa-hard', 'copan.solo.mix');
	const path = `seats.${automa.seat ?? 1}`;
	for (const resource of resources)
		if ((seat.resources?.[resource] ?? 0) !== 0)
			problem(`${path}.resources.${resource}`, 'automa-resources', 'copan.solo.resources', { resource });
	for (const part of ['mask', 'maskRemoved', 'waiting'] as const)
		if ((seat[part]?.length ?? 0) > 0) problem(`${path}.${part}`, 'automa-mask', 'copan.solo.setup.two-players');
	const held = glyphsOf(seat);
	if (automa.glyphs && [...automa.glyphs].sort().join() !== [...held].sort().join())
		problem('automa.glyphs', 'automa-glyphs', 'copan.solo.jade', { held: held.length });
	return problems;
};

/**
 * Checks a setup with an Automa and makes its position: the base set-up of two players, without resources or a Mask for
 * the Automa, its tiles on their cards. Where the game begins from the box, chance deals what the setup leaves open.
 * Rules `solo.setup.*`.
 */
export const createSolo = (setup: Setup & { automa: AutomaSetup }): Outcome<Position, SetupProblem[]> => {
	const { automa: given } = setup;
	const seat = given.seat === 0 ? 0 : 1;
	const seats: SeatSetup[] = [0, 1].map((each) => setup.seats?.[each] ?? {});
	const its = seats[seat] as SeatSetup;
	const wrong = problemsOf(given, its, setup);
	seats[seat] = {
		...its,
		resources: byResource(() => 0),
		tiles: { ...startingTiles, ...its.tiles },
	};
	const created = createPosition(
		{ ...setup, players: 2, seats: [...seats, ...(setup.seats?.slice(2) ?? [])], automa: { ...given, seat } },
		soloRulings,
	);
	if (!created.ok) return fail([...wrong, ...created.error]);
	if (wrong.length > 0) return fail(wrong);
	const position = created.value;
	const isBox = setup.base === 'box';
	const automa: Automa = {
		seat,
		mode: given.mode ?? 'basic',
		row: given.row ? [...given.row] : isBox ? [] : [...resources],
		hard: resources.filter((resource) => given.hard?.includes(resource)),
		card: null,
		glyphs: given.glyphs ? [...given.glyphs] : glyphsOf(its),
	};
	position.automa = automa;
	// Which card it has played the setup does not say: the one it would play.
	if (setup.from === 'action-phase' && position.active === seat) automa.card = cardWithTile(position);
	if (isBox) position.frames.push({ do: 'deal-automa', drawsSeat: given.seat === undefined, cause: null });
	return created;
};
