/** Ka'an's lessons in English: what is asked, done, told and refused on the pyramid. */
import type { Rejection } from '#engine/rules.ts';
import type { Action, Event, Stock } from '#games/kaan/golem-game.ts';
import type { KaanRejection } from '#games/kaan/golems.ts';
import { yieldKinds } from '#games/kaan/pyramid.ts';
import { listed, spaceName, yieldWords } from './kaan.ts';
import { player, refusal } from './kaan-tools.ts';

export const lessonTable = {
	picture: 'The pyramid, from above',
	has: (stock: Stock): string => {
		const has = yieldWords(Object.fromEntries(yieldKinds.map((kind) => [kind, stock[kind]])));
		return `has collected ${has}`;
	},
	golems: (available: number, cenote: number): string => `${available} available, ${cenote} on the cenote`,
	on: (spaces: readonly string[]): string =>
		spaces.length === 0 ? 'none on the pyramid' : `on ${spaces.map(spaceName).join(' and ')}`,
	ours: 'A pyramid of ours: no source shows the real one.',
	marked: 'marked',
};

/** What the active player is asked. */
export const questionWords = (): string => 'Which action do you take?';

/** An action as a button says it. */
export const actionWords = (action: Action): { symbol: string; text: string } => {
	switch (action.type) {
		case 'place':
			return { symbol: 'kaan:golem', text: `Place a golem: ${spaceName(action.space)}` };
		case 'move':
			return { symbol: 'ui-step', text: `Move ${action.from} to ${spaceName(action.space)}` };
		case 'rest':
			return { symbol: 'kaan:rest', text: 'Rest' };
	}
};

/** What happened, as a line of the log. */
export const eventWords = (event: Event): { symbol: string; text: string } => {
	const who = player(event.player);
	const over = 'over' in event && event.over.length > 0 ? `, by a jump over ${listed(event.over.map(spaceName))}` : '';
	switch (event.type) {
		case 'golemPlaced':
			return { symbol: 'kaan:golem', text: `${who} places a golem on ${spaceName(event.space)}${over}.` };
		case 'golemToCenote':
			return { symbol: 'kaan:cenote', text: `${who} puts an available golem on the cenote.` };
		case 'golemMoved':
			return {
				symbol: 'ui-step',
				text: `${who} moves from ${spaceName(event.from)} to ${spaceName(event.space)}${over}.`,
			};
		case 'collected':
			return { symbol: 'kaan:token', text: `${who} collects ${yieldWords(event.gains)}.` };
		case 'rested':
			return { symbol: 'kaan:rest', text: `${who} rests: all ${event.golems} golems are back.` };
	}
};

/** Why an action is refused. */
export const rejectionWords = (refused: Rejection): string => refusal(refused as KaanRejection);
