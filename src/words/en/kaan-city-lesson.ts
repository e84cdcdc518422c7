/** Ka'an's lesson on the city in English: what is asked, done and told there. */
import type { Placement } from '#games/kaan/city.ts';
import type { CityAction, CityEvent } from '#games/kaan/city-game.ts';
import { placeName, city as words } from './kaan-tools.ts';

export const cityTable = {
	what: 'Place in the picture',
	has: (hand: number, stone: number, cocoa: number): string =>
		`${hand} ${hand === 1 ? 'card' : 'cards'} in hand, ${stone} stone, ${cocoa} cocoa`,
};

/** What the player is asked. */
export const questionWords = (): string => 'What do you place?';

const cards: Record<Placement['type'], string> = {
	foundation: words.card.foundation,
	column: words.card.column,
	building: 'Dawn Windmills',
};
const put = ({ card, level, at }: Omit<CityAction, 'type'>, base: CityEvent['base']): string =>
	`${cards[card]}: ${placeName(level, at, base)}`;

/** An action as a button says it. */
export const actionWords = (action: CityAction, base: CityEvent['base']): { symbol: string; text: string } => ({
	symbol: `kaan:${action.card}`,
	text: put(action, base),
});

/** What happened, as a line of the log. */
export const eventWords = ({ paid, base, ...event }: CityEvent): { symbol: string; text: string } => {
	const costs = [paid.stone > 0 ? `${paid.stone} stone` : '', paid.cocoa > 0 ? `${paid.cocoa} cocoa` : ''];
	const paying = costs.filter(Boolean).join(' and ');
	return { symbol: `kaan:${event.card}`, text: `${put(event, base)}${paying ? `, for ${paying}` : ''}.` };
};
