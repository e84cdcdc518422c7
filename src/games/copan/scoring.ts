/** Final scoring: every VP is an event with its rule; then the winner. */
import { effectsAt } from './characters.ts';
import { maskSpaces } from './jade-mask.ts';
import { citiesWithEmbassy, type Position } from './position.ts';
import { type Resource, resources } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { CopanReadings } from './rulings.ts';
import { score } from './store.ts';
import { type Reasons, seatOf, type Turn, tell } from './turn.ts';

/** How a game ended: VP and Jade tiles by seat, and the winners. Rules `winning.*`. */
export interface Result {
	vp: number[];
	jade: number[];
	winners: number[];
}

/** What one place among several is worth: the seats that share it and the VP each gets. */
interface Prize {
	place: number;
	seats: number[];
	vp: number;
}

/** The prizes that players who are level add up: as many as they are, from their place on, which counts from 1. */
export const prizesShared = (
	prizes: readonly number[],
	place: number,
	level: number,
	{ 'three-way-tie': reading }: Pick<CopanReadings, 'three-way-tie'>,
): readonly number[] => prizes.slice(place - 1, place - 1 + (reading === 'two-places' ? Math.min(level, 2) : level));

/**
 * Shares prizes by most tokens. No token, no prize; two players know no third place; a draw shares the places it takes
 * up, rounded down. Rule `scoring.ball-court.draw`; rulings `majorities`, `three-way-tie`.
 */
export const majorities = (
	tokens: readonly number[],
	prizes: readonly number[],
	readings: Pick<CopanReadings, 'three-way-tie'>,
): Prize[] => {
	const shared: Prize[] = [];
	let place = 1;
	for (const count of [...new Set(tokens)].filter((each) => each > 0).sort((one, other) => other - one)) {
		if (place > prizes.length) break;
		const seats = tokens.flatMap((each, seat) => (each === count ? [seat] : []));
		const spanned = prizesShared(prizes, place, seats.length, readings);
		const vp = Math.floor(spanned.reduce((total, prize) => total + prize, 0) / seats.length);
		shared.push({ place, seats, vp });
		place += seats.length;
	}
	return shared;
};

const awardMajority = (
	turn: Turn,
	where: 'whole' | 'left' | 'right',
	tokens: readonly number[],
	prizes: readonly number[],
): void => {
	const rule: CopanRule = where === 'whole' ? 'copan.scoring.ball-court.whole' : 'copan.scoring.ball-court.halves';
	for (const { place, seats, vp } of majorities(tokens, prizes, turn.position.table.readings)) {
		const reasons: Reasons = [
			rule,
			seats.length > 1 && 'copan.scoring.ball-court.draw',
			'majorities',
			seats.length > 2 && 'three-way-tie',
		];
		for (const seat of seats) score(turn, seat, vp, { court: where, place, shared: seats.length }, reasons);
	}
};

/** What a Priest's stairway multiplies. Rules `scoring.stairways.*`. */
export const countedBy = (position: Position, player: number, stairway: Resource): number => {
	const seat = seatOf(position, player);
	switch (stairway) {
		case 'food':
			return seat.extensions;
		case 'fame':
			return courtTokens(position)[player] as number;
		case 'zeal':
			return (
				position.altarTokens.filter((owner) => owner === player).length + (position.altarReserve[player] as number)
			);
		case 'power':
			return seat.mask.length;
	}
};

const stairwayRule: Record<Resource, CopanRule> = {
	food: 'copan.scoring.stairways.yellow',
	fame: 'copan.scoring.stairways.red',
	zeal: 'copan.scoring.stairways.teal',
	power: 'copan.scoring.stairways.green',
};

const courtTokens = ({ ballCourt: { left, right } }: Pick<Position, 'ballCourt'>): number[] =>
	left.map((count, seat) => count + (right[seat] as number));

/** Rule `scoring.embassies`. */
export const scoreEmbassies = (turn: Turn, player: number): void => {
	const cities = citiesWithEmbassy(turn.position, player);
	score(turn, player, turn.position.table.profile.embassyVp[cities] as number, { embassies: cities }, [
		'copan.scoring.embassies',
		'closed-city-embassies',
	]);
};

/** Majorities on the whole and on each half. Rules `scoring.ball-court.*`. */
export const scoreBallCourt = (turn: Turn, ballCourt: Position['ballCourt']): void => {
	const { whole, half } = turn.position.table.profile.courtPrizes;
	awardMajority(turn, 'whole', courtTokens({ ballCourt }), whole);
	awardMajority(turn, 'left', ballCourt.left, half);
	awardMajority(turn, 'right', ballCourt.right, half);
};

/** The stairways, a full Mask, Characters that count. Rules `scoring.stairways.*`, `scoring.mask`, `scoring.sun-characters`. */
export const scoreSeat = (turn: Turn, player: number): void => {
	const { position } = turn;
	const { profile } = position.table;
	const seat = seatOf(position, player);
	for (const stairway of resources) {
		const rate = profile.stairwayRates[seat.priests[stairway]] as number;
		const count = countedBy(position, player, stairway);
		score(turn, player, rate * count, { stairway, rate, count }, [
			stairwayRule[stairway],
			stairway === 'zeal' && 'altar-reserve',
		]);
	}
	if (seat.mask.length === maskSpaces.length)
		score(turn, player, profile.maskVp, { fullMask: true }, ['copan.scoring.mask']);
	for (const { id, effect } of effectsAt(seat.characters, ({ on }) => on === 'game-end'))
		if (effect.verb === 'score' && effect.per?.of === 'held')
			score(turn, player, effect.vp * seat.resources[effect.per.resource], { lasting: id }, [
				'copan.scoring.sun-characters',
			]);
};

/** Rule `end.scoring-follows`. */
export const beginScoring = (turn: Turn): void => {
	tell(turn, { type: 'finalScoringBegan' }, ['copan.end.scoring-follows', turn.position.ending && 'last-round']);
};

/** Scores the game in the rulebook's order; the events carry every VP. Rules `scoring.*`, `winning.*`. */
export const scoreGame = (turn: Turn): void => {
	const players = [...turn.position.seats.keys()];
	beginScoring(turn);
	for (const player of players) scoreEmbassies(turn, player);
	scoreBallCourt(turn, turn.position.ballCourt);
	for (const player of players) scoreSeat(turn, player);
	declareResult(turn);
};

/** The game is over. Rules `winning.*`. */
export const declareResult = (turn: Turn, ...rulings: Reasons): void => {
	const { position } = turn;
	const result = resultOf(position);
	position.result = result;
	const most = Math.max(...result.vp);
	const isDraw = result.vp.filter((points) => points === most).length > 1;
	tell(turn, { type: 'gameEnded', ...result }, [
		'copan.winning.most',
		isDraw && 'copan.winning.draw-jade',
		result.winners.length > 1 && 'copan.winning.draw-shared',
		...(isDraw ? rulings : []),
	]);
};

/** Most VP, then most Jade, then together. Rules `winning.most`, `winning.draw-jade`, `winning.draw-shared`. */
export const resultOf = ({ seats }: Pick<Position, 'seats'>): Result => {
	const vp = seats.map((seat) => seat.vp);
	const jade = seats.map(({ mask }) => mask.length);
	const leaders = vp.flatMap((points, seat) => (points === Math.max(...vp) ? [seat] : []));
	const mostJade = Math.max(...leaders.map((seat) => jade[seat] as number));
	return { vp, jade, winners: leaders.filter((seat) => jade[seat] === mostJade) };
};
