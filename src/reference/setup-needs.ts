/** What each step of the set-up needs on the table: counted from the box and the profile, or as its rule says it. */
import { eventCards } from '#games/copan/event-cards.ts';
import { type Piece, pieces } from '#games/copan/pieces.ts';
import { profile } from '#games/copan/provenance.ts';
import { type PlayerCount, resources } from '#games/copan/resources.ts';
import { setUp } from '#words/en/this-game.ts';
import type { Reference } from './content.ts';

const words = setUp.needs;

/** The one number that a rule's text carries. */
const numberIn = ({ game, atoms }: Reference, anchor: string): number => {
	const found = atoms.get(`${game}.${anchor}`)?.text.match(/\d+/g) ?? [];
	if (found.length !== 1)
		throw new Error(
			`The set-up checklist takes its count from the rule "${anchor}", which states ${found.length} numbers`,
		);
	return Number(found[0]);
};

/** How many of a piece the box holds, for the game or for each player. */
export const inBox = (id: string, box: readonly Piece[] = pieces): number => {
	const piece = box.find((each) => each.id === id);
	if (!piece) throw new Error(`src/games/copan/pieces.ts has no piece "${id}", which the set-up checklist counts`);
	return piece.count;
};

/** What the steps need, by the id of their rule, for a player count. A step that is left out needs one of a thing. */
export const setUpNeeds = (
	reference: Reference,
	box: readonly Piece[] = pieces,
	{ cityPaths, extensionSupply }: Pick<typeof profile, 'cityPaths' | 'extensionSupply'> = profile,
): Record<string, (players: PlayerCount) => string> => {
	const of = (id: string): number => inBox(id, box);
	const stated = (anchor: string): number => numberIn(reference, anchor);
	const both = (...parts: string[]): string => parts.join(', ');
	return {
		'setup.decline-tracks': () =>
			both(
				words.tracks(resources.length),
				words.declineCubes(of('decline-cubes')),
				words.fixingCubes(of('fixing-cubes')),
			),
		'setup.cities': () => words.cities(cityPaths.value.length),
		'setup.embassy-tokens': () => words.tokens(of('embassy-tokens')),
		'setup.river': () => words.tiles(stated('setup.river')),
		'setup.ball-court': () => words.characters(stated('setup.ball-court')),
		'setup.altars': () => words.altarCards(stated('setup.altars')),
		'setup.stairway': () => words.glyphCards(stated('setup.stairway')),
		'setup.extensions': (players) => words.extensions(extensionSupply.value[players]),
		'setup.zenith': () => words.tokens(of('zenith-tokens')),
		'setup.event-card': () => words.oneOf(stated('setup.event-card'), eventCards.length),
		'setup.three-players': () => words.setupTiles(stated('setup.three-players')),
		'setup.two-players': () => words.setupTiles(stated('setup.two-players')),
		'setup.player-board': (players) =>
			both(words.boards(of('player-board') * players), words.resourceTokens(of('resource-tiles') * players)),
		'setup.jade-mask': (players) =>
			both(words.boards(of('jade-mask-board') * players), words.jadeTiles(of('jade-tiles') * players)),
		'setup.priests': (players) => words.priests(of('priests') * players),
	};
};
