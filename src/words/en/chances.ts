/** Interface strings of “Chances”, and what a face of the Fate die would bring, in few words. */

import type { Closing } from '#games/copan/chances.ts';
import type { Counted, Difference, SeatDifference } from '#games/copan/differences.ts';
import { type DieFace, eventCards } from '#games/copan/event-cards.ts';
import { effectSymbol, resourceNames, siteShort } from './copan.ts';
import { capital, characterName, counted, deedsWords, listWords, stairwayName } from './copan-names.ts';

export const chances = {
	title: 'Chances',
	lead: 'What each face of the Fate die would bring now.',
	note: 'Gains and losses are forced, whatever anybody chooses. Who is asked first is sure; what comes “then” or “after that” may hang on the choices before it.',
	cameUp: 'It really came up',
	/** For those who do not see which card the button stands on. */
	cameUpAs: (face: string) => `It really came up: ${face}`,
	closesNothing: 'Closes nothing.',
	noEffect: 'No effect on any player.',
	inTurn: 'then',
	after: 'after that:',
	drawn: 'Cards are drawn on the way.',
	more: 'More follows.',
};

/** A question without what it counts after it. */
export const asking = (question: string): string => question.replace(/\?.*$/s, '?');

/** What a face does, as the Event card has it. */
export const faceEffectWords = (card: string, face: DieFace): string =>
	capital(deedsWords(eventCards.find(({ id }) => id === card)?.faces[face - 1] ?? []));

/** The symbol of what a face does. */
export const faceEffectSymbol = (card: string, face: DieFace): string | null => {
	const [effect] = eventCards.find(({ id }) => id === card)?.faces[face - 1] ?? [];
	return effect ? effectSymbol(effect) : null;
};

/** “Altars: spaces 3 and 9 close”. */
export const closingWords = ({ told, isSure }: Closing): string => {
	const site = siteShort[told.site];
	if (told.type === 'closedAlready') return `${site}: closed already`;
	const spaces = `${told.spaces.length === 1 ? 'space' : 'spaces'} ${listWords(told.spaces.map(String))}`;
	return `${site}: ${spaces} ${told.spaces.length === 1 ? 'closes' : 'close'}${isSure ? '' : ', perhaps'}`;
};

/** Something gained or lost, with its symbol. */
export interface Change {
	symbol: string;
	text: string;
	isLoss: boolean;
}

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

const countedChange = (what: Counted, by: number): Omit<Change, 'isLoss'> => {
	const much = Math.abs(by);
	const change = signed(by);
	const several = (one: string): string => `${change} ${counted(much, one).replace(/^\d+ /, '')}`;
	if (what === 'vp') return { symbol: 'vp', text: `${change} VP` };
	if (what === 'extensions') return { symbol: 'storage', text: several('extension') };
	if (what === 'bonus') return { symbol: 'ui-step', text: several('bonus action') };
	if ('resource' in what) return { symbol: what.resource, text: `${change} ${resourceNames[what.resource]}` };
	if ('tiles' in what) return { symbol: what.tiles, text: several(`${resourceNames[what.tiles]} tile`) };
	if ('steps' in what) return { symbol: 'priest', text: `${several('step')}, ${stairwayName(what.steps)}` };
	if ('glyphs' in what) return { symbol: 'glyph', text: `${several('Glyph')} ${what.glyphs.toUpperCase()}` };
	const { tokens } = what;
	if ('city' in tokens) return { symbol: 'site-embassies', text: `${change} Embassy, space ${tokens.city}` };
	if ('half' in tokens) return { symbol: 'site-ball-court', text: `${several('token')}, ${tokens.half} half` };
	if ('column' in tokens) return { symbol: 'site-altars', text: `${several('token')}, column ${tokens.column}` };
	return { symbol: 'site-altars', text: `${several('token')} in reserve` };
};

/** What changes for a player, each by itself. */
export const seatChanges = (difference: SeatDifference): Change[] => {
	const names = <Value>(
		symbol: string,
		one: readonly Value[],
		other: readonly Value[],
		name: (value: Value) => string,
	) => [
		...other
			.filter((value) => !one.includes(value))
			.map((value) => ({ symbol, text: `+ ${name(value)}`, isLoss: false })),
		...one
			.filter((value) => !other.includes(value))
			.map((value) => ({ symbol, text: `− ${name(value)}`, isLoss: true })),
	];
	switch (difference.of) {
		case 'count': {
			const by = difference.other - difference.one;
			return [{ ...countedChange(difference.what, by), isLoss: by < 0 }];
		}
		case 'characters':
			return names('character', difference.one, difference.other, (id) => characterName(id));
		case 'mask':
			return names('jade', difference.one, difference.other, (space) => `Jade on ${space}`);
		case 'totem': {
			const { other } = difference;
			const text = other ? `Totem to ${siteShort[other.site]} ${other.space}` : 'Totem leaves its Site';
			return [{ symbol: 'totem-any', text, isLoss: other === null }];
		}
		case 'waiting':
			return [{ symbol: 'ui-step', text: 'an effect waits', isLoss: false }];
	}
};

/** What changes on the board beside what closes: cubes, and Events that they set off. */
export const boardChanges = (difference: Difference): Change[] => {
	switch (difference.of) {
		case 'cube': {
			const { resource, one, other } = difference;
			return [{ symbol: 'cube', text: `${resourceNames[resource]} cube ${one} → ${other}`, isLoss: other > one }];
		}
		case 'events':
			return [
				{
					symbol: 'cube',
					text: capital(counted(difference.other.length - difference.one.length, 'more Event')),
					isLoss: true,
				},
			];
		case 'ending':
			return [{ symbol: 'hourglass', text: 'The end is triggered', isLoss: true }];
		default:
			return [];
	}
};
