/** Copan in English: what happened, what is asked, why something is not allowed. Lines are made from events and refusals. */
import type { Rejection, SetupProblem } from '#engine/rules.ts';
import { characterOf, isCharacterId } from '#games/copan/characters.ts';
import type { Action } from '#games/copan/court-phase.ts';
import type { Tier } from '#games/copan/decline.ts';
import type { Happening } from '#games/copan/events.ts';
import type { ByResource, Resource } from '#games/copan/resources.ts';
import { resources } from '#games/copan/resources.ts';
import { resourceNames } from './copan.ts';

/** “south court, row 1, column 2” from `south-1-2`; rows count from the outside, columns as seen from there. */
export const spaceName = (space: string): string => {
	const [court, row, column] = space.split('-');
	return `${court} court, row ${row}, column ${column}`;
};

const ordinals = ['', '1st', '2nd', '3rd'];

const tierWords: Record<Tier, string> = { 1: 'tier 1, plenty', 2: 'tier 2, scarce', 3: 'tier 3, exhausted' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “2 Fame, 2 Power and 1 Food”, or “nothing”. */
export const amountsWords = (amounts: ByResource): string => {
	const parts = resources
		.filter((resource) => amounts[resource] > 0)
		.map((resource) => `${amounts[resource]} ${resourceNames[resource]}`);
	return parts.length === 0 ? 'nothing' : new Intl.ListFormat('en-GB').format(parts);
};

/** One line of the log. */
export const eventLine = (event: Happening): string => {
	switch (event.type) {
		case 'tilePlaced':
			return event.tile === 'face-down'
				? `A tile from the bag is laid face down: ${spaceName(event.space)}.`
				: `${resourceNames[event.tile]} tile placed: ${spaceName(event.space)}.`;
		case 'nothingYielded':
			return 'Face down, it yields nothing and moves no cube.';
		case 'tileKept':
			return `No space is free: the ${resourceNames[event.tile]} tile is kept, its cube moves.`;
		case 'cubeMoved':
			return `${resourceNames[event.resource]} cube: ${event.from} → ${event.to}, ${event.end ? 'the end of its track' : tierWords[event.tier]}.`;
		case 'cubePassedOn':
			return `The ${resourceNames[event.from]} cube is at its end: the ${resourceNames[event.to]} cube is next in line.`;
		case 'noCubeMoved':
			return 'All four cubes are at their ends: none moves.';
		case 'eventArose':
			return event.event.kind === 'spiral'
				? 'The tile covers a spiral: a spiral Event.'
				: `A mark of the ${resourceNames[event.event.resource]} track is passed: its ${ordinals[event.event.nth]} Decline Event of 3.`;
		case 'thresholdSpent':
			return `The ${resourceNames[event.resource]} cube passes a mark it has passed before: that Event is spent.`;
		case 'nothingAdded':
			return `${characterOf(event.character).name} adds nothing: the tile yielded nothing.`;
		case 'tileActivated':
			return `${resourceNames[event.resource]} tile activated (${spaceName(event.space)}): ${tierWords[event.tier]}, yields ${event.yields}.`;
		case 'gained': {
			const what = `${event.amount} ${resourceNames[event.resource]} gained`;
			const by =
				'character' in event.by
					? `, by ${characterOf(event.by.character).name}`
					: 'anyResource' in event.by
						? ', of your choice'
						: '';
			return event.lost > 0 ? `${what}${by}; ${event.lost} lost, storage is full.` : `${what}${by}.`;
		}
		case 'courtPhaseSkipped':
			return event.because === 'pyramid-full'
				? 'No space of the Pyramid is free: the Court phase is skipped.'
				: 'No tile in hand and none in the bag: nothing is placed.';
		case 'courtPhaseEnded':
			return 'The Court phase is over.';
	}
};

/** The glyph beside a line of the log. */
export const eventSymbol = (event: Happening): string => {
	switch (event.type) {
		case 'tilePlaced':
			return event.tile === 'face-down' ? 'tile' : event.tile;
		case 'tileKept':
			return event.tile;
		case 'cubeMoved':
		case 'cubePassedOn':
		case 'noCubeMoved':
		case 'thresholdSpent':
			return 'cube';
		case 'eventArose':
			return event.event.kind === 'spiral' ? 'spiral' : 'cube';
		case 'tileActivated':
		case 'gained':
			return event.resource;
		default:
			return 'tile';
	}
};

/** An action as a button says it. */
export const actionWords = (action: Action): string => {
	switch (action.type) {
		case 'take-tile':
			return `${resourceNames[action.tile]} tile`;
		case 'place-tile':
			return capital(spaceName(action.space));
		case 'gain-resource':
			return resourceNames[action.resource];
		case 'move-cube':
			return `Move the ${resourceNames[action.resource]} cube`;
	}
};

const named = (resource: string | number | undefined): string =>
	resourceNames[resource as Resource] ?? String(resource);

/** Why an action is refused, as a sentence. */
export const rejectionWords = ({ code, values }: Rejection): string => {
	switch (code) {
		case 'not-in-hand':
			return `You hold no ${named(values.resource)} tile.`;
		case 'space-covered':
			return `With ${values.players} players a Setup tile covers this space.`;
		case 'space-taken':
			return values.tile === 'face-down'
				? 'A face-down tile lies here already.'
				: `A ${named(values.tile)} tile lies here already.`;
		case 'no-such-choice':
			return 'That is none of the choices here.';
		case 'not-asked':
			return 'Something else has to be chosen first.';
		default:
			return 'Nothing is to be chosen here any more.';
	}
};

/** What is wrong with a setup and how to mend it, as a sentence. */
export const setupProblemWords = ({ code, values }: SetupProblem): string => {
	switch (code) {
		case 'players':
			return `The game is for 2, 3 or 4 players, not ${values.players}.`;
		case 'reading':
			return `The ruling ${values.id} has no reading called ${values.option}.`;
		case 'seat':
			return `There is no player ${Number(values.seat) + 1} at a table of ${values.players}.`;
		case 'seats':
			return `${values.seats} players are described, ${values.players} are playing.`;
		case 'count':
			return `${values.value} is no count: whole numbers from 0.`;
		case 'capacity':
			return `${values.held} ${named(values.resource)} are more than the ${values.capacity} that fit on this player’s board. Add an extension or take some away.`;
		case 'character':
			return `No Character is called ${values.id}.`;
		case 'character-twice':
			return `${isCharacterId(String(values.id)) ? characterOf(String(values.id) as never).name : values.id} is there twice; every Character exists once.`;
		case 'character-room':
			return `${values.characters} Characters, and room for ${values.room}. Add an extension or take one away.`;
		case 'extensions':
			return `${values.extensions} extensions are on the table; the supply is ${values.supply}.`;
		case 'space':
			return `${values.space} is no space of the Pyramid; spaces are named like south-1-2.`;
		case 'space-covered':
			return `With ${values.players} players a Setup tile covers ${spaceName(String(values.space))}: no tile can lie there.`;
		case 'tile':
			return `${values.tile} is no tile: food, fame, zeal, power or face-down.`;
		case 'track':
			return `A Decline track needs its marks in order: tier 2 from ${values.second}, tier 3 from ${values.third}, the end at ${values.end}.`;
		case 'cube':
			return `The ${named(values.resource)} cube stands at ${values.moves}; its track ends at ${values.end}.`;
		case 'crossed':
			return `The ${named(values.resource)} track has brought ${values.value} Decline Events; with its cube there it is ${values.least} to ${values.most}.`;
		case 'tiles':
			return `${values.tiles} ${named(values.resource)} tiles are on the table; the box has ${values.most}.`;
		case 'face-down-tiles':
			return `${values.tiles} tiles lie face down; only ${values.most} are left that could.`;
		default:
			return code;
	}
};
