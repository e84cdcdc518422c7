/** A solo game in the sandbox: the strings of its forms and boards, and what cannot be of an Automa. */
import type { SetupProblem } from '#engine/rules.ts';
import type { AutomaMode } from '#games/copan/automa.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import { isClosed, type Position, spacesOfFace } from '#games/copan/position.ts';
import type { ClosableSite, Resource } from '#games/copan/resources.ts';
import { resourceNames } from './copan.ts';
import { cardName, listWords } from './copan-names.ts';
import { setupProblemWords } from './copan-refusals.ts';

export const solo = {
	automa: 'Automa',
	person: 'Player',
	players: 'Solo, against the Automa',
	mode: 'Automa’s mode',
	modes: { basic: 'Basic', advanced: 'Advanced' } satisfies Record<AutomaMode, string>,
	hard: 'Hard cards',
	allEasy: 'All Easy',
	allHard: 'All Hard',
	row: 'Row of Automa cards',
	rows: { dealt: 'dealt at random', given: 'as on my table' },
	nth: (place: number) => `Card ${place} from the left`,
	first: 'First player',
	firsts: { any: 'by chance', person: 'You', automa: 'The Automa' },
	tiles: 'Court tiles on its cards',
	glyphs: 'Glyph cards of the Automa',
	isHard: 'Hard',
	cards: (mode: AutomaMode) => `${solo.modes[mode]} mode; its cards from the left:`,
	inPlay: 'in play',
};

/** What the Automa finds where its die shows a face: “City 12”, “columns 3 and 9”. */
export const automaFaceWords = (position: Position, site: ClosableSite, face: DieFace): string => {
	const spaces = spacesOfFace(position, site, face);
	if (site === 'altars') {
		const open = spaces.filter((space) => !isClosed(position, site, space));
		const named = open.map((space) => `${space + 1}${position.altarTokens[space] === null ? '' : ' (taken)'}`);
		return open.length === 0 ? 'closed' : `${open.length === 1 ? 'column' : 'columns'} ${listWords(named)}`;
	}
	const space = spaces[0] ?? 0;
	const { cities, cards } = position;
	const laid = site === 'embassies' ? cities : site === 'ball-court' ? cards.characters.laid : cards.glyphs.laid;
	const card = laid[space];
	if (isClosed(position, site, space)) return 'closed';
	return card ? cardName(card) : 'nothing';
};

const problemWords = ({ code, values }: SetupProblem): string | null => {
	switch (code) {
		case 'automa-players':
			return `A solo game is set up for 2 players, not ${values.players}: you and the Automa.`;
		case 'automa-row':
			return 'The Automa’s row has four cards, one of each resource. Name each once.';
		case 'automa-hard':
			return 'The Hard cards are Food, Fame, Zeal or Power, each at most once. Take the others away.';
		case 'automa-resources':
			return `The Automa holds no resources. Take its ${resourceNames[values.resource as Resource]} away.`;
		case 'automa-mask':
			return 'The Automa has no Mask. Take its Jade tiles away.';
		case 'automa-glyphs':
			return `The order of the Automa’s Glyph cards names others than the ${values.held} it holds. Name just those.`;
		default:
			return null;
	}
};

/** What is wrong with a setup and how to mend it, also where the Automa plays. */
export const soloProblemWords = (problem: SetupProblem): string => problemWords(problem) ?? setupProblemWords(problem);
