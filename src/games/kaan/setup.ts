import { numbers } from './profile.ts';
import type { PlayerCount } from './resources.ts';
import type { KaanRule } from './rule-ids.ts';

/** What the two decks hold once all have been dealt their cards, and the rules that make it so. */
export const decksAfterDeal = (players: PlayerCount): { citizens: number; buildings: number; rules: KaanRule[] } => ({
	citizens: numbers.citizenCards.value - numbers.dealtOfEach.value * players,
	buildings: numbers.buildingCards.value - numbers.dealtOfEach.value * players,
	rules: ['kaan.setup.deal', 'kaan.setup.decks-left'],
});
