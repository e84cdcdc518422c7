/** Players that are no people: one at random, one that looks a single step ahead. They judge stand-ins and fill seats. */
import type { Bot } from '#engine/playout.ts';
import type { Action } from './actions.ts';
import { glyphColours } from './glyphs.ts';
import { copan } from './index.ts';
import { questionOf } from './machine.ts';
import { citiesWithEmbassy, type Position } from './position.ts';
import { resources, sum } from './resources.ts';
import { countedBy } from './scoring.ts';
import { seatOf } from './turn.ts';

/** What things in hand are worth to the greedy bot, in VP: rough, and only ever compared with each other. */
const worth = {
	resource: 0.5,
	tile: 0.6,
	extension: 1.2,
	character: 1.5,
	glyph: 1.3,
	jade: 1.5,
	step: 0.6,
	courtToken: 0.8,
	altarToken: 0.5,
	embassyToken: 0.4,
};

/** The position after a legal action. */
const after = (position: Position, action: Action): Position => {
	const played = copan.play(position, action);
	return played.ok ? played.value.position : position;
};

/** How a position looks to a player: the VP if it were scored now, and what the rest may bring. */
export const outlook = (position: Position, player: number): number => {
	const seat = seatOf(position, player);
	const { profile } = position.table;
	const stairways = resources.reduce(
		(total, each) =>
			total +
			(profile.stairwayRates[seat.priests[each]] as number) * countedBy(position, player, each) +
			worth.step * seat.priests[each],
		0,
	);
	const embassies = position.embassies.reduce((total, tokens) => total + (tokens[player] as number), 0);
	return (
		seat.vp +
		(profile.embassyVp[citiesWithEmbassy(position, player)] as number) +
		stairways +
		(seat.mask.length === 16 ? profile.maskVp : 0) +
		worth.jade * seat.mask.length +
		worth.resource * sum(seat.resources) +
		worth.tile * Math.min(6, sum(seat.tiles)) +
		worth.extension * seat.extensions +
		worth.character * seat.characters.length +
		worth.glyph * glyphColours.reduce((total, colour) => total + seat.glyphs[colour], 0) +
		worth.courtToken * countedBy(position, player, 'fame') +
		worth.altarToken * countedBy(position, player, 'zeal') +
		worth.embassyToken * embassies
	);
};

/** Questions after which one choice says nothing yet: how many more are looked at. */
const further: Record<string, number> = { tile: 1, move: 2, 'move-side': 1 };

/** A choice is looked at once its small change is settled: at most so many payments and the like. */
const mostSettled = 8;
const begins = new Set(['tile', 'space', 'move', 'site', 'river-buy', 'pause', 'bonus']);

/** Plays the small choices that follow, the first that is legal each time, until somebody else or chance is asked. */
const settle = (position: Position, player: number): Position => {
	let settled = position;
	for (let step = 0; step < mostSettled; step++) {
		const question = questionOf(settled);
		if (!question || !('player' in question) || question.player !== player || begins.has(question.ask)) return settled;
		const [first] = copan.legalActions(settled);
		if (!first) return settled;
		settled = after(settled, first);
	}
	return settled;
};

const isAsked = (position: Position, player: number): boolean => {
	const question = questionOf(position);
	return question !== null && ('player' in question ? question.player === player : position.active === player);
};

const valueAfter = (position: Position, player: number, depth: number): number => {
	if (depth === 0 || !isAsked(position, player)) return outlook(settle(position, player), player);
	let best = Number.NEGATIVE_INFINITY;
	for (const action of copan.legalActions(position))
		best = Math.max(best, valueAfter(after(position, action), player, depth - 1));
	return best;
};

/** Takes the action after which the position looks best; among equals, `share` decides. */
export const greedyBot: Bot<Position, Action> = (position, share) => {
	const legal = copan.legalActions(position);
	const question = questionOf(position);
	const player = question && 'player' in question ? question.player : position.active;
	const depth = further[question?.ask ?? ''] ?? 0;
	let best: Action[] = [];
	let most = Number.NEGATIVE_INFINITY;
	for (const action of legal) {
		const value = valueAfter(after(position, action), player, depth);
		if (value > most + 1e-9) {
			best = [action];
			most = value;
		} else if (value > most - 1e-9) best.push(action);
	}
	return best[Math.floor(share * best.length)] as Action;
};
