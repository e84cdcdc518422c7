/** Interface strings of “Compare readings”, and two positions side by side in English. */
import type { Asked, BoardDifference, Counted, Difference, SeatDifference } from '#games/copan/differences.ts';
import type { Ending } from '#games/copan/position.ts';
import type { Result } from '#games/copan/scoring.ts';
import type { Totem } from '#games/copan/totems.ts';
import { resourceNames, siteShort } from './copan.ts';
import { questionWords } from './copan-ask.ts';
import {
	cardKindNames,
	cardName,
	cardPlace,
	characterName,
	counted,
	faceNames,
	glyphCards,
	listWords,
	playerName,
	spaceName,
	stairwayName,
} from './copan-names.ts';
import { soloQuestionText } from './copan-solo.ts';

export const compare = {
	title: 'Compare readings',
	lead: (steps: number) =>
		`${steps === 0 ? 'This position' : steps === 1 ? 'The step played here' : `The ${steps} steps played here`}, once more under every other reading of the open questions met: one reading changed at a time.`,
	start: 'Compare',
	again: 'Compare again',
	stop: 'Stop',
	stopped: 'Stopped before the end.',
	progress: (done: number, of: number) => `Reading ${done} of ${of}`,
	/** How many rulings change where it ends, how many only the way there, and how many nothing. */
	found: (ends: number, ways: number, same: number) =>
		ends + ways + same === 0
			? 'No open question is met here.'
			: [
					ends === 0
						? 'No other reading changes the outcome'
						: `${counted(ends, 'open question')} ${ends === 1 ? 'changes' : 'change'} the outcome`,
					...(ways > 0 ? [`${ways} only the way there`] : []),
					...(same > 0 ? [`${same} met without a difference`] : []),
				]
					.join('; ')
					.concat('.'),
	ways: (count: number) => `The same end by other ways, or with other answers open: ${counted(count, 'open question')}`,
	inForce: 'In force',
	other: 'Otherwise',
	noDifference: 'No difference here.',
	/** Where a line parts, and after how many of all steps it is compared. */
	parts: (parts: number, at: number, all: number) =>
		`Parts ${parts === 0 ? 'at the start' : `at step ${parts}`}${at === all ? '; in the end' : at === parts ? '' : `; after step ${at}`}:`,
	sameEnd: (parts: number) => `Parts ${parts === 0 ? 'at the start' : `at step ${parts}`} and comes to the same.`,
	setup: 'This position cannot be under this reading:',
	refused: (step: number, action: string) => `Step ${step} cannot follow, “${action}”:`,
	added: (at: number, answers: readonly string[]) => `${atStep(at)}, one may also: ${fewOf(answers)}`,
	gone: (at: number, answers: readonly string[]) => `${atStep(at)}, one may not: ${fewOf(answers)}`,
	drawn: (count: number) => `${counted(count, 'draw')} not on record, given by chance.`,
	dropped: (count: number) => `${counted(count, 'recorded draw')} not asked for.`,
	open: 'Open this line',
	same: (count: number) => `Met without a difference: ${counted(count, 'open question')}`,
	only: 'one playable reading',
};

/** More answers than these are counted. */
const mostAnswers = 4;

const fewOf = (answers: readonly string[]): string =>
	answers.length <= mostAnswers
		? `${answers.join('; ')}.`
		: `${answers.slice(0, mostAnswers).join('; ')}; and ${answers.length - mostAnswers} more.`;

const atStep = (at: number): string => (at === 0 ? 'At the start' : `After step ${at}`);

const orNo = (count: number): string => (count === 0 ? 'no' : String(count));
const orNone = (count: number): string => (count === 0 ? 'none' : String(count));

/** “3 Food instead of 5”: what is counted comes after the first number. */
const instead = (one: number, other: number, what: string, plural = what): string =>
	`${orNo(other)} ${other === 1 ? what : plural} instead of ${orNone(one)}`;

const countWords = (what: Counted, one: number, other: number): string => {
	if (what === 'vp') return `${other} VP instead of ${one}`.replaceAll('-', '−');
	if (what === 'extensions') return instead(one, other, 'Storage extension', 'Storage extensions');
	if (what === 'bonus') return instead(one, other, 'bonus action', 'bonus actions');
	if ('resource' in what) return instead(one, other, resourceNames[what.resource]);
	if ('tiles' in what) return instead(one, other, cardName(what.tiles), `${cardName(what.tiles)}s`);
	if ('steps' in what) return `step ${other} of the ${stairwayName(what.steps)} instead of ${one}`;
	if ('glyphs' in what)
		return instead(one, other, glyphCards([what.glyphs]), glyphCards([what.glyphs, what.glyphs]).replace(/^\d+ /, ''));
	const { tokens } = what;
	if ('city' in tokens) return `${instead(one, other, 'Embassy', 'Embassies')} in the City on space ${tokens.city}`;
	if ('half' in tokens) return `${instead(one, other, 'token', 'tokens')} on the ${tokens.half} half of the Ball Court`;
	if ('column' in tokens) return `${other > one ? 'a token' : 'no token'} under column ${tokens.column} of the Altars`;
	return `${instead(one, other, 'token', 'tokens')} in the reserve of the Altars`;
};

/** “Nacon, not Kawai”; “not Kawai”. */
const ratherThan = (has: readonly string[], lacks: readonly string[]): string =>
	[...(has.length > 0 ? [listWords(has)] : []), ...(lacks.length > 0 ? [`not ${listWords(lacks)}`] : [])].join(', ');

const missing = <Value>(from: readonly Value[], list: readonly Value[]): Value[] =>
	from.filter((value) => !list.includes(value));

const totemWords = (totem: Totem | null): string =>
	totem
		? `${siteShort[totem.site]}, space ${totem.space}, ${totem.side === 'two' ? '2 side' : 'any side'} up`
		: 'no Site';

const seatWords = (difference: SeatDifference): string => {
	switch (difference.of) {
		case 'count':
			return countWords(difference.what, difference.one, difference.other);
		case 'characters': {
			const names = difference.other.map((id) => characterName(id));
			const then = difference.one.map((id) => characterName(id));
			return `Characters: ${ratherThan(missing(names, then), missing(then, names))}`;
		}
		case 'mask': {
			const { one, other } = difference;
			return `Jade on ${ratherThan(missing(other, one).map(String), missing(one, other).map(String))}`;
		}
		case 'totem':
			return `Totem at ${totemWords(difference.other)}, instead of ${totemWords(difference.one)}`;
		case 'waiting':
			return instead(difference.one, difference.other, 'effect waiting', 'effects waiting');
	}
};

/** The question, without what it counts after it. */
const askedWords = (asked: Asked | null): string =>
	asked
		? `“${questionWords(asked.question, { active: asked.seat ?? 0 }, soloQuestionText).replace(/\?.*$/s, '?')}”`
		: 'nothing more';

const endingWords = (ending: Ending | null): string => {
	if (!ending) return 'the end of the game is not triggered';
	const by = { 'pyramid-full': 'a full Pyramid', 'two-exhausted': 'two exhausted resources', setup: 'the set-up' };
	return `the end is triggered by ${by[ending.by]}, ${ending.turnsLeft === 0 ? 'no turn' : counted(ending.turnsLeft, 'turn')} left`;
};

const resultWords = (result: Result | null): string =>
	result
		? `${listWords(result.winners.map(playerName))} ${result.winners.length === 1 ? 'wins' : 'win'} with ${Math.max(...result.vp)} VP`
		: 'the game is not over';

const boardWords = (difference: BoardDifference): string => {
	switch (difference.of) {
		case 'closed': {
			const { site, spaces, isInOther } = difference;
			const where = `${siteShort[site]}, ${spaces.length === 1 ? 'space' : 'spaces'} ${listWords(spaces.map(String))}`;
			const is = spaces.length === 1 ? ['is closed', 'stays open'] : ['are closed', 'stay open'];
			return `${where} ${isInOther ? is[0] : is[1]}`;
		}
		case 'cube':
			return `${resourceNames[difference.resource]} cube on space ${difference.other} instead of ${difference.one}`;
		case 'space': {
			const [one, other] = [difference.one, difference.other].map((tile) =>
				tile === null ? 'no tile' : tile === 'face-down' ? 'a face-down tile' : `a ${cardName(tile)}`,
			);
			return `${spaceName(difference.space)}: ${other} instead of ${one}`;
		}
		case 'card': {
			const { kind, space, one, other } = difference;
			const where =
				kind === 'city'
					? `Embassies, space ${space}`
					: kind === 'river'
						? `River, space ${space}`
						: cardPlace(kind, space);
			return `${where}: ${other === null ? 'empty' : cardName(other)} instead of ${one === null ? 'empty' : cardName(one)}`;
		}
		case 'zenith':
			return `${instead(difference.one, difference.other, 'Zenith token', 'Zenith tokens')} left`;
		case 'pile':
			return `other ${cardKindNames[difference.kind]}s in the pile or discarded`;
		case 'face':
			return difference.other === null
				? `the die is not rolled; it showed the ${faceNames[difference.one ?? 1]}`
				: `the die shows the ${faceNames[difference.other]}${difference.one === null ? ', rolled already' : ''}`;
		case 'events':
			return difference.one.length === difference.other.length
				? 'the Events of this turn in another order'
				: `${instead(difference.one.length, difference.other.length, 'Event', 'Events')} this turn`;
		case 'active':
			return `it is the turn of ${playerName(difference.other)}, not of ${playerName(difference.one)}`;
		case 'ending':
			return `${endingWords(difference.other)}; in force, ${endingWords(difference.one)}`;
		case 'asked':
			return `asked next: ${askedWords(difference.other)} instead of ${askedWords(difference.one)}`;
		case 'result':
			return resultWords(difference.other) === resultWords(difference.one)
				? `${resultWords(difference.other)} all the same`
				: `${resultWords(difference.other)}; in force, ${resultWords(difference.one)}`;
		case 'rest':
			return 'the table looks the same, but not what is still to come';
	}
};

/** What differs, for one player or on the board, in a line. */
export interface DifferenceLine {
	seat: number | null;
	text: string;
}

/** Spaces of one Site that are told one by one; more of them are told together. */
const mostCards = 2;

type CardDifference = Extract<BoardDifference, { of: 'card' }>;

const laidNames: Record<CardDifference['kind'], string> = {
	city: 'Cities',
	river: 'River tiles',
	characters: 'Characters',
	altars: 'Altar cards',
	glyphs: 'Glyph cards',
};

/** Several spaces with cards of one kind. */
const laidWords = (cards: readonly CardDifference[]): string => {
	const name = laidNames[cards[0]?.kind ?? 'river'];
	if (cards.every(({ other }) => other === null)) return `${cards.length} ${name} not laid out`;
	if (cards.every(({ one }) => one === null)) return `${cards.length} ${name} laid out, instead of none`;
	return `other ${name} laid out`;
};

/** What differs, in as few lines as can be read: one for each player, then the board, then who is asked. */
export const differenceLines = (differences: readonly Difference[]): DifferenceLine[] => {
	const seats = new Map<number, string[]>();
	const board: string[] = [];
	const cards = differences.filter((each) => each.of === 'card');
	const told = new Set<string>();
	for (const difference of differences) {
		if ('seat' in difference) {
			const texts = seats.get(difference.seat);
			if (texts) texts.push(seatWords(difference));
			else seats.set(difference.seat, [seatWords(difference)]);
		} else if (difference.of === 'card') {
			const { kind } = difference;
			const alike = cards.filter((card) => card.kind === kind);
			if (alike.length <= mostCards) board.push(boardWords(difference));
			else if (!told.has(kind)) board.push(laidWords(alike));
			told.add(kind);
		} else if (difference.of !== 'pile' || !told.has(difference.kind)) board.push(boardWords(difference));
	}
	return [
		...[...seats].map(([seat, texts]) => ({ seat, text: texts.join('; ') })),
		...board.map((text) => ({ seat: null, text })),
	];
};
