/** The Sites of the board picture, for those who hear it. */
import type { DieFace } from '#games/copan/event-cards.ts';
import { isClosed, type Position } from '#games/copan/position.ts';
import type { ClosableSite, Site } from '#games/copan/resources.ts';
import { siteShort } from './copan.ts';
import { cardName, faceNames, playerName, sideNames } from './copan-names.ts';

const tokensWords = (tokens: readonly number[]): string =>
	tokens.flatMap((count, seat) => (count > 0 ? [`${playerName(seat)} ${count}`] : [])).join(', ') || 'none';

const lyingOn = (site: Site, space: number, { cities, embassies, river, cards, altarTokens }: Position): string => {
	switch (site) {
		case 'embassies':
			return [
				cities[space] ? `City ${cities[space]}` : 'no City',
				...(embassies[space]?.some((count) => count > 0) ? [`Embassies ${tokensWords(embassies[space] ?? [])}`] : []),
			].join(', ');
		case 'river':
			return river[space] ? cardName(river[space]) : 'empty';
		case 'ball-court':
			return cards.characters.laid[space] ? cardName(cards.characters.laid[space]) : 'empty';
		case 'stairway':
			return cards.glyphs.laid[space] ? cardName(cards.glyphs.laid[space]) : 'empty';
		case 'altars': {
			const owner = altarTokens[space];
			return `${cardName(cards.altars.laid[Math.floor(space / 3)] ?? 'no card')}, column ${(space % 3) + 1}, ${
				typeof owner === 'number' ? `token of ${playerName(owner)}` : 'no token'
			}`;
		}
	}
};

/** “Ball Court. Space 1, flame-drop: Kukulkan. … Totems: Player 2 on space 1, VP side up.” */
export const siteTold = (site: Site, position: Position): string => {
	const closable = site === 'river' ? null : (site as ClosableSite);
	const faces: readonly (DieFace | null)[] = closable
		? position.table.profile.faceSpaces[closable]
		: position.river.map(() => null);
	const spaces = faces.map((face, space) => {
		const lies = closable && isClosed(position, closable, space) ? 'closed' : lyingOn(site, space, position);
		return `Space ${space + 1}${face ? `, ${faceNames[face]}` : ''}: ${lies}.`;
	});
	const totems = position.seats.flatMap(({ totem }, seat) =>
		totem?.site === site ? [`${playerName(seat)} on space ${totem.space}, ${sideNames[totem.side]} up`] : [],
	);
	const beside =
		site === 'altars'
			? [`Reserve: ${tokensWords(position.altarReserve)}.`]
			: site === 'ball-court'
				? [`Tokens, left: ${tokensWords(position.ballCourt.left)}; right: ${tokensWords(position.ballCourt.right)}.`]
				: [];
	return [
		`${siteShort[site]}.`,
		...spaces,
		...beside,
		`Totems: ${totems.length > 0 ? totems.join('; ') : 'none'}.`,
	].join(' ');
};

export const eventCardName = (letter: string): string => `Event card ${letter}`;
export const altarCardName = (card: string | null): string => (card ? card.replace('altar-', 'Altar ') : '–');
/** Where tokens wait beside the Altars. */
export const reserveName = 'reserve';

/** The picture of all of it, or of one Site. */
export const pictureName = (site?: Site): string => (site ? siteShort[site] : 'The whole board');
