/** What the lessons of Teotihuacan say of their table, their choices and what happens. */
import type { Action, Event, Pending, Position, Reward, Worker } from '#games/teotihuacan/first-turns.ts';
import type { Board } from '#games/teotihuacan/resources.ts';
import { boardNames, goodNames, list, tallyWords, templeNames } from './teotihuacan.ts';
import { boardLine } from './teotihuacan-tools.ts';

const plural = (amount: number, one: string, many = `${one}s`): string => `${amount} ${amount === 1 ? one : many}`;
const workerName = ({ power, at }: Worker): string => `the worker of power ${power} on ${the(at)}`;
const the = (board: Board): string =>
	`${/^(alchemy|nobles|construction|decorations)$/.test(board) ? '' : 'the '}${boardNames[board]}`;

const rewardWords: Record<Reward, string> = {
	vp: 'Gain 5 VP',
	cocoa: 'Gain 5 cocoa',
	temple: 'Climb 1 step on a temple',
	'two-temples': 'Pay 3 cocoa for 2 temple steps',
	worker: 'Gain your fourth worker, and 2 cocoa',
};
const rewardSymbols: Record<Reward, string> = {
	vp: 'vp',
	cocoa: 'teotihuacan:cocoa',
	temple: 'teotihuacan:temple',
	'two-temples': 'teotihuacan:temple',
	worker: 'teotihuacan:worker',
};

export const lessonTable = {
	label: 'The table',
	yours: 'You have',
	boards: 'The ring of boards, clockwise from the Palace',
	name: (board: Board, nth: number) => `${boardNames[board]} (${nth})`,
	worker: ({ power, locked }: Worker) => `your worker of power ${power}${locked ? ', locked' : ''}`,
	others: (count: number) => plural(count, 'other colour'),
	worshipper: 'worship space held by another colour',
	stock: { cocoa: 'cocoa', wood: 'wood', stone: 'stone', gold: 'gold' },
	vp: 'VP',
	avenue: 'Avenue step',
	temple: (colour: string) => `${colour} temple`,
	light: 'light disc',
};

/** What is asked, by what waits to be chosen. */
export const questionWords = (ask: string, { pending }: Position): string => {
	const [first] = pending;
	const left = first && 'left' in first ? first.left : 1;
	return (
		{
			turn: 'Your turn: which worker do you move, and how far?',
			act: 'What do you do on this board?',
			'power-up': left > 1 ? `${left} power-ups: which worker grows?` : 'Which worker grows?',
			reward: 'Which reward do you take?',
			temple: 'On which temple do you climb?',
			resource: 'Which resource do you take?',
		} satisfies Record<Pending['type'] | 'turn', string>
	)[ask as 'turn'];
};

export const actionWords = (action: Action, { workers, ring }: Position): { symbol: string; text: string } => {
	switch (action.type) {
		case 'move': {
			const worker = workers[action.worker] as Worker;
			const to = ring[(ring.indexOf(worker.at) + action.steps) % ring.length] as Board;
			return {
				symbol: 'teotihuacan:worker',
				text: `${boardNames[worker.at]} to ${boardNames[to]}: ${plural(action.steps, 'board')} (power ${worker.power})`,
			};
		}
		case 'unlock':
			return action.pay
				? { symbol: 'teotihuacan:lock', text: 'Pay 3 cocoa: unlock all your workers' }
				: { symbol: 'teotihuacan:lock', text: 'Use the turn to unlock all your workers' };
		case 'collect':
			return { symbol: 'teotihuacan:cocoa', text: 'Collect Cocoa' };
		case 'main':
			return { symbol: 'teotihuacan:board', text: 'Main action' };
		case 'build':
			return {
				symbol: 'teotihuacan:building',
				text: `Main action: build in the row for ${plural(action.row, 'worker')}`,
			};
		case 'construct':
			return { symbol: 'teotihuacan:pyramid', text: `Main action: lay ${plural(action.tiles, 'tile')} on level 1` };
		case 'worship':
			return { symbol: 'teotihuacan:worship', text: 'Worship' };
		case 'power-up':
			return { symbol: 'teotihuacan:power-up', text: `Power up ${workerName(workers[action.worker] as Worker)}` };
		case 'leave-power-ups':
			return { symbol: 'ui-close', text: 'Leave it' };
		case 'reward':
			return { symbol: rewardSymbols[action.take], text: rewardWords[action.take] };
		case 'temple':
			return { symbol: `teotihuacan:${action.which}`, text: `Climb on ${templeNames[action.which]}` };
		case 'resource':
			return { symbol: `teotihuacan:${action.of}`, text: `Take 1 ${goodNames[action.of]}` };
	}
};

/** “: 3 wood and 1 VP”, or nothing. */
const gained = (gives: Parameters<typeof tallyWords>[0]): string => {
	const words = tallyWords(gives);
	return words.length > 0 ? ` ${list(words)}.` : '';
};

export const eventWords = (event: Event): { symbol: string; text: string } => {
	switch (event.type) {
		case 'moved':
			return { symbol: 'teotihuacan:worker', text: `Your worker went from ${the(event.from)} to ${the(event.to)}.` };
		case 'told':
			return { symbol: 'teotihuacan:board', text: `${boardLine(event)}${gained(event.gives)}` };
		case 'locked':
			return { symbol: 'teotihuacan:lock', text: 'Your worker is locked.' };
		case 'unlocked':
			return {
				symbol: 'teotihuacan:lock',
				text: `${plural(event.workers, 'worker')} unlocked${event.paid ? ` for ${event.paid} cocoa` : ' with your turn'}.`,
			};
		case 'poweredUp':
			return { symbol: 'teotihuacan:power-up', text: `A worker grew to ${event.power}.` };
		case 'ascended':
			return {
				symbol: 'teotihuacan:ascension',
				text: `It ascended: Palace at power 1, Avenue step ${event.avenue}, light disc one on.`,
			};
		case 'rewarded':
			return { symbol: rewardSymbols[event.take], text: `${rewardWords[event.take]}.` };
		case 'templeStep':
			return {
				symbol: `teotihuacan:${event.which}`,
				text: `Step ${event.step} on ${templeNames[event.which]}.${gained(event.gives)}`,
			};
		case 'gained':
			return { symbol: `teotihuacan:${event.of}`, text: `1 ${goodNames[event.of]} taken.` };
		case 'turnEnded':
			return { symbol: 'teotihuacan:eclipse', text: 'The turn is over; the light disc goes 1 on.' };
	}
};
