import { characters } from '#games/copan/characters.ts';
import { characterLine, characterSentence, characterSymbol } from '#words/en/copan.ts';
import type { GameId } from './games.ts';

/** A component as links, lists and search see it. */
export interface Component {
	/** `kind:slug` */
	ref: string;
	kind: 'character';
	slug: string;
	name: string;
	/** What it does, in one line and in full. */
	line: string;
	sentence: string;
	/** Name of the glyph that stands for it. */
	symbol: string;
	/** Address without the base path. */
	href: string;
}

const copan = (): Component[] =>
	characters.map((character) => ({
		ref: `character:${character.id}`,
		kind: 'character',
		slug: character.id,
		name: character.name,
		line: characterLine(character),
		sentence: characterSentence(character),
		symbol: characterSymbol(character),
		href: `/copan/characters/${character.id}/`,
	}));

/** All components of a game that have a page of their own. */
export const componentsOf = (game: GameId): Component[] => ({ copan })[game]();
