/**
 * A person at the table, made of a game of the engine: what they would tell the companion, and nothing else. The answers
 * come from what the game's events say and what lay on the board when the companion asks.
 */

import type { Action } from '#games/copan/actions.ts';
import { altarEffects } from '#games/copan/altar-symbols.ts';
import {
	beginCompanion,
	type CompanionAction,
	type CompanionSetup,
	companionPlay,
	companionQuestion,
	type Sketch,
	type Yours,
} from '#games/copan/companion.ts';
import type { Effect } from '#games/copan/effects.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import type { Event } from '#games/copan/events.ts';
import {
	altarCardOf,
	citiesWithEmbassy,
	isClosed,
	isPyramidFull,
	type Position,
	spacesOfFace,
} from '#games/copan/position.ts';
import { type Resource, resources } from '#games/copan/resources.ts';
import { countedBy } from '#games/copan/scoring.ts';
import { createSolo, soloPlay } from '#games/copan/solo.ts';

/** Numbers from 0 to below `count`, the same ones for the same seed. */
export const dice = (seed: number) => {
	let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0;
	return (count: number): number => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * count);
	};
};

/** The 16 mixes of cards, by the bits of a number. */
export const mixOf = (bits: number): Resource[] => resources.filter((_, at) => (bits >> at) & 1);

export interface SoloRecord {
	setup: CompanionSetup;
	/** Positions before and after each action, with what it told. */
	steps: { before: Position; events: Event[]; after: Position }[];
	end: Position;
}

/** A solo game of the engine, with a player who does anything. */
export const playSolo = (
	seed: number,
	mode: 'basic' | 'advanced',
	rulings: Record<string, string> = {},
): SoloRecord => {
	const deal = dice(seed);
	const order = [...resources];
	const row = resources.map(() => order.splice(deal(order.length), 1)[0] as Resource);
	const hard = mixOf(seed % 16);
	const first = deal(2) === 0 ? 'you' : 'automa';
	const card = 'ABCDEFGHI'[seed % 9] as string;
	const setup: CompanionSetup = { mode, hard, row, first, card, rulings: rulings as never };
	const created = createSolo({
		base: 'box',
		automa: { seat: first === 'automa' ? 0 : 1, mode, hard, row },
		card,
		seed,
		rulings: rulings as never,
	});
	if (!created.ok) throw new Error(JSON.stringify(created.error));
	let { position } = soloPlay.start(created.value);
	const steps: SoloRecord['steps'] = [];
	while (soloPlay.decision(position)) {
		const drawn = soloPlay.chanceAnswer(position);
		const legal = drawn ? [] : soloPlay.legalActions(position);
		const action = (drawn ?? legal[deal(legal.length)]) as Action;
		const played = soloPlay.play(position, action);
		if (!played.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
		steps.push({ before: position, events: played.value.events, after: played.value.position });
		position = played.value.position;
		if (steps.length > 5000) throw new Error('no end');
	}
	return { setup, steps, end: position };
};

/** Where in a record the person is: the next event they have not told of. */
interface Told {
	event: Event;
	before: Position;
	after: Position;
}

const nameOf = (effect: Effect): string => {
	if (effect.verb === 'score') return `vp-${effect.vp}`;
	const like = (each: Effect) => JSON.stringify({ ...each, less: 0 });
	const known = altarEffects.find((each) => like(each.effect as Effect) === like(effect));
	if (!known) throw new Error(`no name for ${JSON.stringify(effect)}`);
	return known.id;
};

const only = <Thing>(thing: Thing | undefined, what: string): Thing => {
	if (thing === undefined) throw new Error(`the record has no ${what} here`);
	return thing;
};

/** What the Automa has, as both keep it. */
export const automaState = (position: Position, named: boolean) => {
	const { seat } = only(position.automa, 'Automa');
	const its = only(position.seats[seat], 'seat');
	return {
		vp: its.vp,
		tiles: its.tiles,
		extensions: its.extensions,
		characters: named ? its.characters : its.characters.length,
		discarded: its.discarded,
		glyphs: Object.values(its.glyphs).reduce((total, count) => total + count, 0),
		priests: its.priests,
		cities: position.embassies.map((tokens) => tokens[seat]),
		left: position.ballCourt.left[seat],
		right: position.ballCourt.right[seat],
		altars: countedBy(position, seat, 'zeal'),
	};
};

/** What the other player counts at the end, before final scoring. */
export const yoursOf = ({ steps }: SoloRecord): Yours => {
	const last = only(
		steps.find(({ events }) => events.some(({ type }) => type === 'finalScoringBegan')),
		'final scoring',
	);
	const { after } = last;
	const seat = 1 - only(after.automa, 'Automa').seat;
	const its = only(after.seats[seat], 'seat');
	const began = last.events.findIndex(({ type }) => type === 'finalScoringBegan');
	const scored = last.events
		.slice(began)
		.reduce((total, event) => total + (event.type === 'scored' && event.player === seat ? event.vp : 0), 0);
	return {
		vp: its.vp - scored,
		cities: citiesWithEmbassy(after, seat),
		left: only(after.ballCourt.left[seat], 'left'),
		right: only(after.ballCourt.right[seat], 'right'),
		altars: countedBy(after, seat, 'zeal'),
		extensions: its.extensions,
		jade: its.mask.length,
		steps: its.priests,
		suns: its.characters,
		held: its.resources,
	};
};

export interface CompanionRun {
	actions: CompanionAction[];
	position: Sketch;
}

/** Plays the companion along a record; `check` sees both where a turn has begun. */
export const follow = (
	record: SoloRecord,
	check: (sketch: Sketch, game: Position) => void = () => {},
	see: (sketch: Sketch) => void = () => {},
): CompanionRun => {
	const log: Told[] = record.steps.flatMap(({ events, before, after }) =>
		events.map((event) => ({ event, before, after })),
	);
	const begun = beginCompanion(record.setup);
	if (!begun.ok) throw new Error(JSON.stringify(begun.error));
	let { position } = begun.value;
	const seat = only(position.automa, 'Automa').seat;
	let at = 0;
	/** The next event of one of these types, or of the turn's end; it is not passed yet. */
	const next = (is: (event: Event) => boolean): number => log.findIndex(({ event }, index) => index >= at && is(event));
	const pass = (is: (event: Event) => boolean, what: string): Told => {
		const found = next(is);
		if (found < 0) throw new Error(`no ${what} after event ${at}`);
		at = found + 1;
		return log[found] as Told;
	};
	const isIts = (event: Event) => 'player' in event && event.player === seat;
	/** The board when the die was rolled that was told last. */
	const board = () => (log[at - 1] as Told).before;
	let saidFull = false;
	const actions: CompanionAction[] = [];
	let gives: Effect[] = [];
	for (;;) {
		const question = companionQuestion(position);
		if (!question) break;
		see(position);
		let action: CompanionAction;
		switch (question.ask) {
			case 'your-turn':
			case 'turn-end': {
				const isYours = question.ask === 'your-turn';
				const found = next(
					({ type }) => type === 'endTriggered' || type === 'turnEnded' || (isYours && type === 'dieRolled'),
				);
				const { event, after } = only(log[found], 'end of the turn');
				if (event.type === 'endTriggered') {
					at = found + 1;
					if (event.by === 'pyramid-full') saidFull = true;
					action = { type: 'end-near', by: event.by };
				} else if (event.type === 'dieRolled') action = { type: 'event' };
				else if (isPyramidFull(after) && !saidFull) {
					saidFull = true;
					action = { type: 'end-near', by: 'pyramid-full' };
				} else {
					at = found + 1;
					action = { type: 'go-on' };
				}
				break;
			}
			case 'automa-space': {
				const placed = next((event) => event.type === 'tilePlaced' && isIts(event));
				const ended = log.findIndex(({ event }, index) => index > placed && event.type === 'courtPhaseEnded');
				const told = log.slice(placed, ended);
				const near = told.findIndex(({ event }) => event.type === 'endTriggered');
				const { event, before } = only(log[placed], 'tile');
				if (event.type !== 'tilePlaced') throw new Error('no tile');
				check(position, before);
				if (event.tile !== question.tile) throw new Error(`the Automa places ${event.tile}, not ${question.tile}`);
				if (near >= 0 && position.ending === null) {
					const { by } = only(told[near]?.event, 'ending') as Extract<Event, { type: 'endTriggered' }>;
					if (by === 'pyramid-full') saidFull = true;
					action = { type: 'end-near', by };
					break;
				}
				const rolled = told.findIndex(({ event }) => event.type === 'dieRolled');
				const arose = told
					.slice(0, rolled < 0 ? undefined : rolled)
					.flatMap(({ event }) => (event.type === 'eventArose' ? [event.event.kind] : []));
				const isAny = before.table.profile.spaceMarks[event.space] === 'any-resource';
				const mayTell = position.table.readings['automa-gains' as never] === 'vp-for-both';
				action = {
					type: 'placed',
					mark: arose.includes('spiral') ? 'spiral' : isAny && mayTell ? 'any-resource' : 'none',
					decline: arose.includes('decline'),
				};
				at = placed + 1;
				break;
			}
			case 'die': {
				const { event } = pass(({ type }) => type === 'dieRolled', 'roll');
				action = { type: 'roll', face: (event as { face: DieFace }).face };
				break;
			}
			case 'die-automa': {
				const { event } = pass(({ type }) => type === 'automaRolled', 'roll of the Automa');
				action = { type: 'roll', face: (event as { face: DieFace }).face };
				break;
			}
			case 'draw-token': {
				const { event } = pass(({ type }) => type === 'tokenDrawn', 'Embassy token');
				action = { type: 'draw', card: (event as { token: string }).token };
				break;
			}
			case 'look-river': {
				const found = next((event) => event.type === 'riverTilesTaken' && isIts(event));
				const { tiles } = only(log[found]?.event, 'River tiles') as Extract<Event, { type: 'riverTilesTaken' }>;
				const tile = tiles[question.space - 1];
				action = tile ? { type: 'draw', card: tile } : { type: 'none-left' };
				break;
			}
			case 'look-city': {
				const game = board();
				const isShut = isClosed(game, 'embassies', question.space - 1);
				const isKnown = position.companion.cities[question.space - 1];
				const isNeeded = record.setup.mode === 'advanced' && !isKnown;
				action = isShut
					? { type: 'city', is: 'closed' }
					: isNeeded
						? { type: 'city-tile', city: only(game.cities[question.space - 1] ?? undefined, 'City') }
						: { type: 'city', is: 'open' };
				break;
			}
			case 'look-character': {
				const game = board();
				const character = game.cards.characters.laid[question.space - 1];
				action = character
					? { type: 'character', character: character as never }
					: { type: 'lies', is: isClosed(game, 'ball-court', question.space - 1) ? 'closed' : 'nothing' };
				break;
			}
			case 'look-column': {
				const game = board();
				const columns = spacesOfFace(game, 'altars', question.face);
				const column = only(columns[question.second ? 1 : 0], 'column');
				action = {
					type: 'column',
					is: isClosed(game, 'altars', column) ? 'closed' : game.altarTokens[column] === null ? 'free' : 'token',
				};
				break;
			}
			case 'look-steps': {
				const game = board();
				if (question.at === 'stairway') {
					const [space] = spacesOfFace(game, 'stairway', question.face);
					const line = game.table.profile.stairwayLines.find(({ spaces }) => spaces.includes((space as number) + 1));
					action = { type: 'steps', steps: only(line, 'line').climb };
				} else {
					const columns = spacesOfFace(game, 'altars', question.face);
					const column = only(columns[question.second ? 1 : 0], 'column');
					const shown = only(altarCardOf(game, column)?.columns[column % 3], 'column');
					gives = [...shown.effects];
					action = { type: 'steps', steps: shown.climb };
				}
				break;
			}
			case 'look-effect': {
				const effect = gives.shift();
				action = effect ? { type: 'gives', effect: nameOf(effect) } : { type: 'go-on' };
				break;
			}
			case 'look-glyph': {
				const game = board();
				const isThere = game.cards.glyphs.laid[question.space - 1] !== null;
				const isShut = isClosed(game, 'stairway', question.space - 1);
				action = { type: 'lies', is: isThere ? 'there' : isShut ? 'closed' : 'nothing' };
				break;
			}
			case 'look-row': {
				const game = board();
				const line = game.table.profile.stairwayLines.find(({ spaces }) => spaces.includes(question.space));
				const others = only(line, 'line').spaces.filter(
					(space) => space !== question.space && game.cards.glyphs.laid[space - 1] !== null,
				);
				action = { type: 'others', cards: others.length };
				break;
			}
			case 'look-extension': {
				const found = next(
					(event) =>
						isIts(event) &&
						(event.type === 'extensionAdded' || (event.type === 'unaffected' && event.effect.verb === 'add-extension')),
				);
				action = { type: 'extension', left: only(log[found], 'extension').event.type === 'extensionAdded' };
				break;
			}
			case 'look-zenith': {
				const found = next(
					(event) => event.type === 'climbed' && isIts(event) && event.to === position.table.profile.stairwaySteps,
				);
				const climbed = only(log[found], 'climb');
				const before = log.filter(
					(each, index) => index < found && each.before === climbed.before && each.event.type === 'zenithTaken',
				).length;
				action = { type: 'zenith', left: climbed.before.zenith - before };
				break;
			}
			default:
				throw new Error(`nobody answers ${question.ask}`);
		}
		const played = companionPlay.play(position, action);
		if (!played.ok)
			throw new Error(`${question.ask}: ${JSON.stringify(action)} refused, ${JSON.stringify(played.error)}`);
		actions.push(action);
		position = played.value.position;
		if (actions.length > 2000) throw new Error('the companion goes on for ever');
	}
	return { actions, position };
};
