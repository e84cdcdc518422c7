/** The page for real dice: what an Event does now, step by step. */
import type { Effect } from '#games/copan/effects.ts';
import type { Resource } from '#games/copan/resources.ts';
import { resourceNames } from './copan.ts';
import { faceSentence } from './copan-glossary.ts';

export const eventNow = {
	title: 'Event now',
	description:
		'Copan: Dying City at the table: tick what set the Event off, tap the face of the Fate die, and read what happens now, step by step.',
	/** On the ways that lead here. */
	text: 'A die was rolled? Tick what set it off, tap the face, and read what happens.',
	way: 'The die was rolled: what happens now?',
	card: 'Event card',
	chooseCard: 'Choose',
	option: (letter: string, difficulty: string) => `${letter}, ${difficulty.toLowerCase()}`,
	pinned: 'Pinned',
	pin: 'Pin it',
	events: 'What set it off? All that apply.',
	event: { spiral: 'Spiral', ...resourceNames } satisfies Record<'spiral' | Resource, string>,
	face: 'Which face came up?',
	reset: 'Start over',
	/** What the address may ask for, by the name of the value that it got wrong. */
	bad: {
		card: 'The address asks for an Event card that there is not. They are A to I. The address is left aside.',
		face: 'The address asks for a face that the Fate die has not. They are 1 to 6. The address is left aside.',
		events:
			'The address asks for an Event that there is not. They are spiral, food, fame, zeal and power. The address is left aside.',
	},
	noCard: 'Choose the Event card.',
	noFace: 'Tap the face that came up.',
	now: 'What happens now',
	rule: (number: string, title: string) => `Rule ${number}, ${title}`,
	/** With nothing ticked. */
	unasked: 'Tick what set it off, and what is cleared and closed stands here too.',
	sweep: {
		title: 'Clear Ball Court and Altars',
		text: 'Discard all Characters and Altar cards there; lay out new ones.',
		tokens: 'Altar tokens go to the reserve.',
	},
	roll: {
		title: 'Roll once, and tap the face',
		rolled: (face: string) => `${face.charAt(0).toUpperCase()}${face.slice(1)}, rolled once`,
		more: 'No second roll, no second effect this turn.',
	},
	effect: {
		title: 'What the Event card says',
		choose: 'Choose the Event card, and its effect stands here.',
		all: 'All clockwise, active player first',
		once: 'Once, on the board',
		crosses: (resource: string) => `Over a threshold, or at its end? Then a ${resource} Event follows.`,
		tick: (resource: string) => `Add ${resource}`,
	},
	close: {
		title: {
			food: 'Food: close a City',
			fame: 'Fame: close a Character space',
			zeal: 'Zeal: close two Altar spaces',
			power: 'Power: close a Glyph space',
		} satisfies Record<Resource, string>,
		/** Before and after the face is named. */
		text: {
			food: ['The City on the space with', 'leaves the game. A Closed token takes its place.'],
			fame: ['The Character on the space with', 'goes on top of its pile. A Closed token takes its place.'],
			zeal: ['Both columns with', 'get a Closed token. Player tokens there go to the reserve on the left.'],
			power: ['The Glyph card on the space with', 'goes on top of its pile. A Closed token takes its place.'],
		} satisfies Record<Resource, [before: string, after: string]>,
		rolled: 'the face rolled',
		already: 'Closed already? Nothing happens, and there is no new roll.',
	},
	/** With the spiral alone. */
	nothing: {
		title: 'Close nothing',
		text: 'A spiral by itself closes no space.',
	},
	collect: {
		title: 'Go on: collect resources',
		text: 'By the tiers in which the cubes stand now.',
	},
	readings: 'How we read it',
	ours: 'Our reading',
	noScripts: 'All nine cards with their six faces. Find your card, then the face that came up.',
};

/** What a face says, in an Event: what the card has one do after an action is done at once, since none is under way. */
export const nowSentence = (effects: readonly Effect[]): string =>
	effects.some(({ verb }) => verb === 'place-jade')
		? 'Gain a Jade tile of your choice and place it at once.'
		: faceSentence(effects);
