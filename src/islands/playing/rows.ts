/** What may lie along the Sites, to be chosen by hand. */
import { altarCardCount } from '#games/copan/altars.ts';
import { characters } from '#games/copan/characters.ts';
import { cities } from '#games/copan/cities.ts';
import { glyphColours } from '#games/copan/glyphs.ts';
import type { Position, Setup } from '#games/copan/index.ts';
import { resources, type Site } from '#games/copan/resources.ts';
import { arrange } from '#words/en/arrange.ts';
import { cardName } from '#words/en/copan-names.ts';

/** Cards and tiles that may lie on the spaces of a Site. */
const cardsFor = {
	cities: cities.map(({ id }) => id),
	river: [...resources] as string[],
	characters: characters.map(({ id }) => id as string),
	altars: Array.from({ length: altarCardCount }, (_, index) => `altar-${index + 1}`),
	glyphs: [...glyphColours] as string[],
};
export type Row = keyof typeof cardsFor;
export const rows = Object.keys(cardsFor) as Row[];

/** The row that lies at a Site. */
export const rowOf: Record<Site, Row> = {
	embassies: 'cities',
	river: 'river',
	'ball-court': 'characters',
	altars: 'altars',
	stairway: 'glyphs',
};

/** Nothing, or one of the cards of a row, as a list offers them. */
export const cardOptions = (row: Row): [value: string, text: string][] => [
	['', arrange.nothingThere],
	...cardsFor[row].map((id): [string, string] => [id, row === 'cities' ? arrange.city(id) : cardName(id)]),
];

/** What lies along a Site: as the setup says, which may not be on a table yet, else as on the table. */
export const laidOf = (row: Row, setup: Setup, position: Position): readonly (string | null)[] => {
	const lying = row === 'cities' ? position.cities : row === 'river' ? position.river : position.cards[row].laid;
	const given = setup.sites?.[row] ?? [];
	return lying.map((card, space) => (space < given.length ? (given[space] as string | null) : card));
};

/** The list with another value at a place, filled up to it. */
export const withValue = <Value>(list: readonly Value[] | undefined, at: number, value: Value, empty: Value): Value[] =>
	Array.from({ length: Math.max(list?.length ?? 0, at + 1) }, (_, index) =>
		index === at ? value : (list?.[index] ?? empty),
	);
