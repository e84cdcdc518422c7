/** Copan in English: the names that questions, refusals and the log share. */
import { type CharacterId, isCharacterId } from '#games/copan/characters.ts';
import type { Effect } from '#games/copan/effects.ts';
import { embassyTokens } from '#games/copan/embassy-tokens.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import type { GlyphColour } from '#games/copan/glyphs.ts';
import type { CardKind } from '#games/copan/piles.ts';
import { type ByResource, type Resource, resources, type Site } from '#games/copan/resources.ts';
import type { TotemSide } from '#games/copan/totems.ts';
import { effectSymbol, effectWords, resourceNames, siteNames, siteShort } from './copan.ts';

/** “Player 2” from seat 1. */
export const playerName = (seat: number): string => `Player ${seat + 1}`;

export const faceNames: Record<DieFace, string> = {
	1: 'flame-drop',
	2: 'sun-burst',
	3: 'gear-ring',
	4: 'left half-disc',
	5: 'right half-disc',
	6: 'full disc',
};

/** “south court, row 1, column 2” from `south-1-2`; rows count from the outside, columns as seen from there. */
export const spaceName = (space: string): string => {
	const [court, row, column] = space.split('-');
	return `${court} court, row ${row}, column ${column}`;
};

export const stairwayColours: Record<Resource, string> = { food: 'yellow', fame: 'red', zeal: 'teal', power: 'green' };

/** “red stairway”: stairways are told apart by colour, in data by the resource of that colour. */
export const stairwayName = (stairway: Resource): string => `${stairwayColours[stairway]} stairway`;

export const cardKindNames: Record<CardKind, string> = {
	characters: 'Character',
	altars: 'Altar card',
	glyphs: 'Glyph card',
};

/** What an Embassy token shows, by its name in the data. */
export const tokenOf = (id: string): { level: number; deed: string; symbol: string } => {
	const token = embassyTokens.find((each) => each.id === id);
	const [effect] = token?.effects ?? [];
	return token && effect
		? { level: token.level, deed: deedWords(effect), symbol: effectSymbol(effect) }
		: { level: 1, deed: 'no such token', symbol: 'site-embassies' };
};

/** Characters whose name is more than their id with a capital letter. */
const spelling: Partial<Record<CharacterId, string>> = {
	'gucup-cakix': 'Gucup Cakix',
	kawai: 'K’awai',
	'kinich-kakmo': 'Kinich kakmo',
	hachakyum: 'Hacha’kyum',
};

/** A Character's name, as its card has it. */
export const characterName = (id: CharacterId): string => spelling[id] ?? id.charAt(0).toUpperCase() + id.slice(1);

/** What is drawn or lies on a Site, by its name in the data: a Character, a City, an Altar card, a Glyph card, a tile. */
export const cardName = (card: string): string => {
	if (isCharacterId(card)) return characterName(card);
	if (card.startsWith('altar-')) return `Altar card ${card.slice('altar-'.length)}`;
	if (card.startsWith('level-')) return `Embassy token: ${tokenOf(card).deed}`;
	if (/^\d/.test(card)) return `City ${card}`;
	return Object.hasOwn(resourceNames, card)
		? `${resourceNames[card as Resource]} tile`
		: `Glyph card of colour ${card.toUpperCase()}`;
};

export const siteOfCards: Record<CardKind, Site> = { characters: 'ball-court', altars: 'altars', glyphs: 'stairway' };

const ordinals = ['', '1st', '2nd', '3rd'];
export const nthWords = (nth: number): string => ordinals[nth] ?? `${nth}th`;

/** “Ball Court, space 3”. The spaces of the Altars lie under their cards, so the cards are counted by themselves. */
export const cardPlace = (kind: CardKind, space: number): string =>
	`${siteShort[siteOfCards[kind]]}, ${kind === 'altars' ? `${nthWords(space)} card` : `space ${space}`}`;

export const sideNames: Record<TotemSide, string> = { any: 'any-resource side', two: '2 side' };

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const listWords = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);

/** “1 card”, “2 cards”. */
export const counted = (amount: number, one: string): string => `${amount} ${one}${amount === 1 ? '' : 's'}`;

/** “2 Fame, 2 Power and 1 Food”, or “nothing”. */
export const amountsWords = (amounts: ByResource): string => {
	const parts = resources
		.filter((resource) => amounts[resource] > 0)
		.map((resource) => `${amounts[resource]} ${resourceNames[resource]}`);
	return parts.length === 0 ? 'nothing' : listWords(parts);
};

/** “Glyph card of colour A”, “3 Glyph cards of colour A”, “Glyph cards of colours A and C”. */
export const glyphCards = (colours: readonly GlyphColour[]): string => {
	const [first = 'a', ...others] = colours;
	if (others.length === 0) return cardName(first);
	return others.every((colour) => colour === first)
		? `${colours.length} Glyph cards of colour ${first.toUpperCase()}`
		: `Glyph cards of colours ${listWords(colours.map((colour) => colour.toUpperCase()))}`;
};

/** “the River, 3 resources less”, where a bonus action may be taken. */
export const actionPlace = ({ site, less }: { site: Site | 'any'; less: number }): string =>
	`${site === 'any' ? 'any Site' : siteNames[site]}${less > 0 ? `, ${counted(less, 'resource')} less` : ''}`;

/** An effect as an instruction, as short as a line of the log wants it. */
export const deedWords = (effect: Effect): string => {
	switch (effect.verb) {
		case 'place-jade':
			return 'place a Jade tile';
		case 'remove-jade':
			return 'take a Jade tile off';
		case 'take-glyph':
			return 'take a Glyph card';
		case 'take-character':
			return 'take a Character';
		case 'take-river-tiles':
			return 'take the two leftmost River tiles';
		case 'place-embassy':
			return 'place an Embassy in a City of your choice';
		case 'place-totem':
			return 'you may put the Totem on an entry space';
		case 'bonus-action':
			return `take an action at ${actionPlace(effect)}`;
		default:
			return effectWords(effect);
	}
};

/** “gain 2 Power and 2 Fame”. */
export const deedsWords = (effects: readonly Effect[]): string =>
	effects.map(deedWords).join(' and ').replaceAll(' and gain ', ' and ');
