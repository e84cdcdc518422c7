/**
 * The solo companion at the table, in English: what is asked, what to do on the board, and what the Automa gains of it.
 * Short, for who reads it has pieces in hand.
 */

import { altarEffects } from '#games/copan/altar-symbols.ts';
import { characterOf } from '#games/copan/characters.ts';
import { cityOf } from '#games/copan/cities.ts';
import type { CompanionAction, CompanionEvent, CompanionQuestion, Counted, Sketch } from '#games/copan/companion.ts';
import type { Effect } from '#games/copan/effects.ts';
import { type DieFace, eventCards } from '#games/copan/event-cards.ts';
import type { VpSource } from '#games/copan/events.ts';
import { spacesOfFace } from '#games/copan/position.ts';
import type { Resource } from '#games/copan/resources.ts';
import type { EffectSource } from '#games/copan/sources.ts';
import { characterLine, effectLine, effectSymbol, resourceNames, siteNames } from './copan.ts';
import {
	capital,
	characterName,
	counted,
	deedWords,
	faceNames,
	listWords,
	stairwayName,
	tokenOf,
} from './copan-names.ts';
import { minus, signed } from './score.ts';

/** Effects as a row of a list. Not from the glossary's words, which boards have in a file with more. */
const effectsLine = (effects: readonly Effect[]): string => effects.map(effectLine).join(' and ');

const vpWords = (vp: number): string => `${signed(vp)} VP`;
const steps = (count: number): string => counted(count, 'step');

const faceEffects = ({ table }: Sketch, face: DieFace): readonly Effect[] =>
	eventCards.find(({ id }) => id === table.card)?.faces[face - 1] ?? [];

/** The face beside a space of a Site, by its name: a die has no numbers. */
const faceOf = ({ table }: Sketch, site: 'embassies' | 'ball-court' | 'stairway', space: number): string =>
	faceNames[table.profile.faceSpaces[site][space - 1] as DieFace];

/** What is asked: in large, and in small what else there is to know. */
export interface Asked {
	title: string;
	text?: string;
	/** Further rules behind it, beside the one that asks. */
	rules?: readonly string[];
}

const ordinals = ['1st', '2nd', '3rd', '4th'];
const sideWords = (second: boolean): string => (second ? 'right' : 'left');

const rollFor = (question: Extract<CompanionQuestion, { ask: 'die-automa' }>): string => {
	const { roll } = question;
	if ('card' in roll)
		return { food: 'which City', fame: 'which Character', zeal: 'which Altar column', power: 'which Glyph' }[roll.card];
	return {
		jade: 'which Glyph, in place of Jade',
		glyph: 'which Glyph',
		character: 'which Character',
		embassy: 'which City',
	}[roll.pick.ask];
};

/** What the companion asks. */
export const askedWords = (question: CompanionQuestion, position: Sketch): Asked => {
	switch (question.ask) {
		case 'your-turn':
			return {
				title: 'Your turn',
				text: 'Play it by the usual rules, on your own board. Say here when it is done, or when an Event comes up.',
				rules: ['copan.solo.your-turn'],
			};
		case 'turn-end':
			return {
				title: 'The Automa is done',
				text: 'Replace what it took: Characters, Glyphs, River tiles.',
				rules: ['copan.end-turn.refill.river', 'automa-refill'],
			};
		case 'automa-space':
			return {
				title: `Place its ${resourceNames[question.tile as Resource]} tile wherever you like`,
				text: `Take it from its ${resourceNames[question.tile as Resource]} card, lay it on the Pyramid, and move the ${resourceNames[question.tile as Resource]} cube. It collects nothing. Did an Event come up?`,
				rules: ['copan.court.place.any-space', 'automa-decline'],
			};
		case 'die':
			return { title: 'Roll the Fate die for the Event', text: 'Once a turn, for everybody. Which face?' };
		case 'die-automa':
			return {
				title: `Roll the Fate die: ${rollFor(question)}?`,
				text: 'A roll of the Automa’s own.',
				rules: ['automa-second-roll'],
			};
		case 'look-river':
			return {
				title: `River: which is the ${ordinals[question.space - 1]} tile from the left?`,
				text: `It goes on the Automa’s card of its resource. ${question.left} to tell.`,
				rules: ['copan.solo.setup.new-tiles'],
			};
		case 'look-city':
			return {
				title: `City with the ${faceOf(position, 'embassies', question.space)}: what lies there?`,
				rules: ['automa-closed-face'],
			};
		case 'look-character':
			return {
				title: `Ball Court, ${faceNames[question.face]}: which Character?`,
				rules: question.picks ? ['automa-choices'] : ['automa-closed-face'],
			};
		case 'look-column':
			return {
				title: `Altars, ${faceNames[question.face]}: the ${sideWords(question.second)} one of the two columns`,
				text: 'What lies on the space below it?',
				rules: ['copan.solo.zeal.occupied', 'copan.solo.zeal.closed', 'automa-available-space'],
			};
		case 'look-steps':
			return question.at === 'altars'
				? {
						title: `How many steps does the ${sideWords(question.second)} column with the ${faceNames[question.face]} show?`,
						rules: ['automa-climb-steps'],
					}
				: {
						title: `How many steps does the row with the ${faceNames[question.face]} show?`,
						text: 'It is kept for the rest of the game.',
						rules: ['automa-climb-steps'],
					};
		case 'look-effect':
			return {
				title: question.more
					? 'What else does that column give?'
					: `What does the ${sideWords(question.second)} column with the ${faceNames[question.face]} give?`,
				text: 'Its cost does not matter: the Automa pays nothing. The steps are told already.',
				rules: ['automa-costs'],
			};
		case 'look-glyph':
			return {
				title: `Stairway, ${faceNames[question.face]}: is there a Glyph card?`,
				rules: question.picks ? ['automa-choices'] : ['automa-closed-face'],
			};
		case 'look-row':
			return {
				title: 'How many other Glyph cards lie in that row?',
				text: 'The Automa takes them all.',
			};
		case 'look-extension':
			return { title: 'It gains a Storage extension: is one left?' };
		case 'look-zenith':
			return {
				title: 'Its Priest comes to the top. How many Zenith tokens are left?',
				text: 'The one on top is taken.',
			};
		case 'draw-token':
			return {
				title: `Draw a level ${question.level} Embassy token: what does it show?`,
				text: question.left > 1 ? `${question.left} to draw, one by one.` : 'It gains what it shows.',
			};
		default:
			return { title: '' };
	}
};

const columnEffect = (name: string): { text: string; symbol: string } => {
	if (name.startsWith('vp-')) return { text: `${name.slice(3)} VP`, symbol: 'vp' };
	const effect = altarEffects.find(({ id }) => id === name)?.effect as Effect | undefined;
	if (!effect) return { text: name, symbol: 'altar' };
	return { text: effectsLine([effect]), symbol: effectSymbol(effect) };
};

/** An answer as a button says it, with its symbol where it has one. */
export const answerWords = (
	action: CompanionAction,
	question: CompanionQuestion,
	position: Sketch,
): { text: string; symbol?: string; small?: string } => {
	switch (action.type) {
		case 'go-on':
			return {
				text:
					question.ask === 'your-turn'
						? 'My turn is done'
						: question.ask === 'turn-end'
							? 'Done'
							: question.ask === 'look-effect' && !question.more
								? 'Nothing but steps'
								: 'Nothing more',
				symbol: 'ui-check',
			};
		case 'event':
			return { text: 'An Event came up', symbol: 'face-2' };
		case 'end-near':
			return {
				text: action.by === 'pyramid-full' ? 'The Pyramid is full' : 'Two cubes stand at their ends',
				symbol: action.by === 'pyramid-full' ? 'tile' : 'cube',
			};
		case 'placed': {
			const mark = { none: '', spiral: 'A spiral is covered', 'any-resource': 'An any-resource space is covered' }[
				action.mark
			];
			if (!action.decline)
				return {
					text: mark || 'No Event',
					symbol: action.mark === 'none' ? 'ui-check' : action.mark === 'spiral' ? 'spiral' : 'any',
				};
			return {
				text: mark ? `${mark}, and a threshold crossed` : 'The cube crossed a threshold',
				symbol: mark ? 'spiral' : 'cube',
			};
		}
		case 'roll':
			return {
				text: capital(faceNames[action.face]),
				symbol: `face-${action.face}`,
				...(question.ask === 'die' && { small: effectsLine(faceEffects(position, action.face)) }),
			};
		case 'draw': {
			if (question.ask === 'draw-token') {
				const { deed, symbol } = tokenOf(action.card);
				return { text: capital(deed), symbol };
			}
			return { text: resourceNames[action.card as Resource], symbol: action.card };
		}
		case 'city':
			return action.is === 'open' ? { text: 'A City', symbol: 'city' } : { text: 'A Closed token', symbol: 'closed' };
		case 'city-tile':
			return { text: `City ${action.city}`, symbol: 'city', small: effectsLine(cityOf(action.city)?.effects ?? []) };
		case 'character':
			return { text: characterName(action.character), small: characterLine(characterOf(action.character)) };
		case 'unnamed':
			return {
				text: position.automa?.mode === 'basic' ? 'A Character: take it' : 'One that is not in this list',
				symbol: 'character',
			};
		case 'lies':
			return {
				text: { there: 'Yes, a card', nothing: 'Nothing', closed: 'A Closed token' }[action.is],
				symbol: { there: question.ask === 'look-glyph' ? 'glyph' : 'character', nothing: 'ui-close', closed: 'closed' }[
					action.is
				],
			};
		case 'none-left':
			return { text: question.ask === 'look-river' ? 'No tile there' : 'None is left anywhere', symbol: 'ui-close' };
		case 'column':
			return {
				text: { free: 'Nothing: it is free', token: 'A player’s token', closed: 'A Closed token' }[action.is],
				symbol: { free: 'ui-check', token: 'totem-any', closed: 'closed' }[action.is],
			};
		case 'steps':
			return { text: String(action.steps) };
		case 'gives':
			return columnEffect(action.effect);
		case 'others':
			return { text: String(action.cards) };
		case 'extension':
			return action.left
				? { text: 'Yes: it takes one', symbol: 'storage' }
				: { text: 'None is left', symbol: 'ui-close' };
		case 'zenith':
			return {
				text: String(action.left),
				small: action.left > 0 ? `${position.table.profile.zenithVp[3 - action.left]} VP on top` : 'no token',
			};
		default:
			return { text: '' };
	}
};

const sourceWords = (source: EffectSource): string => {
	if ('event' in source) return 'Event';
	if ('token' in source) return 'Embassy token';
	if ('city' in source) return `City ${source.city}`;
	if ('altar' in source) return 'Altar column';
	if ('lasting' in source) return characterName(source.lasting);
	if ('character' in source) return characterName(source.character);
	if ('anyResource' in source) return 'any-resource space';
	if ('onStairway' in source) return 'Stairway';
	return 'its card';
};

const countedByCard: Record<Resource, readonly [one: string, several: string]> = {
	food: ['City', 'Cities'],
	fame: ['Character', 'Characters'],
	zeal: ['Altar token', 'Altar tokens'],
	power: ['Glyph card', 'Glyph cards'],
};

const vpSource = (by: VpSource): string => {
	if ('unpaid' in by)
		return `in place of ${by.unpaid === 'any' ? 'resources' : resourceNames[by.unpaid]} it would lose`;
	if ('inPlaceOf' in by)
		return `in place of ${by.inPlaceOf === 'any' ? 'resources' : resourceNames[by.inPlaceOf]} (${sourceWords(by.from)})`;
	if ('zenith' in by) return 'for the Zenith token';
	if ('lacking' in by) return 'for what it lacks';
	if ('automaCard' in by) {
		const [one, several] = countedByCard[by.automaCard];
		return `${resourceNames[by.automaCard]} card: ${by.count} ${by.count === 1 ? one : several}`;
	}
	if ('embassies' in by || 'court' in by || 'stairway' in by || 'fullMask' in by) return '';
	return `from ${sourceWords(by)}`;
};

/** A line of what happened: something to do on the board, or something that is kept here. */
export interface Line {
	symbol: string;
	text: string;
	isToDo: boolean;
	/** A value nobody printed that it leans on, by its anchor on Your copy. */
	ours?: 'ballCourtHalves' | 'faceSpaces';
}

const toDo = (symbol: string, text: string, ours?: Line['ours']): Line => ({
	symbol,
	text,
	isToDo: true,
	...(ours && { ours }),
});
const said = (symbol: string, text: string): Line => ({ symbol, text, isToDo: false });

const eventSteps: Record<Extract<CompanionEvent, { type: 'eventCame' }>['kind'], string> = {
	spiral:
		'Spiral: tokens on the Altars go to the reserve; discard the cards of Ball Court and Altars and lay out new ones.',
	decline: 'Threshold: once the die is rolled, close the space with its face at the Site of that track.',
	both: 'Spiral first: Altar tokens to the reserve, new cards on Ball Court and Altars. After the roll, close the space with its face at the Site of that track.',
	unsaid: 'Resolve the Event as in any game; the die is rolled once.',
};

const replaceWords = {
	characters: 'Replace the Character now.',
	altars: 'Replace the Altar cards now.',
	glyphs: 'Replace the Glyph card now.',
	river: 'Fill the River now.',
};

/** What there is to say of an event; null where nothing is. What people do on their own board is theirs. */
export const lineWords = (event: CompanionEvent, position: Sketch): Line | null => {
	const seat = position.automa?.seat;
	if ('player' in event && event.player !== seat) return null;
	switch (event.type) {
		case 'automaCardPlayed':
			return said(event.card, `It plays its ${resourceNames[event.card]} card, the leftmost with a tile.`);
		case 'automaIdle':
			return said('tile', 'It has no tile, and the River has none: no card is played.');
		case 'courtPhaseSkipped':
			return said('tile', 'The Pyramid is full: its tile stays on the card.');
		case 'riverTilesTaken':
			return toDo(
				'tile',
				`Put ${listWords(event.tiles.map((tile) => resourceNames[tile])) || 'no tile'} from the River on its cards.`,
			);
		case 'toReplace':
			return toDo(
				event.kind === 'river' ? 'tile' : event.kind === 'glyphs' ? 'glyph' : 'character',
				replaceWords[event.kind],
			);
		case 'eventCame':
			return toDo('spiral', eventSteps[event.kind]);
		case 'faceApplies':
			// A cube is moved once, on the board: that has a line of its own.
			return faceEffects(position, event.face).every(({ verb }) => verb === 'move-decline')
				? null
				: toDo(`face-${event.face}`, `For you: ${effectsLine(faceEffects(position, event.face))}.`);
		case 'cubeToMove':
			return toDo(
				'cube',
				`Move the ${resourceNames[event.resource]} cube one space ${event.direction}. Over a threshold, its Event closes a space too; no new roll.`,
			);
		case 'scored':
			return said('vp', `${vpWords(event.vp)} ${vpSource(event.by)}`.trim());
		case 'automaFindsNothing':
			return said('ui-close', 'Nothing there for it.');
		case 'automaGoesFurther':
			return said('priest', 'Advanced: it goes further than taking a place.');
		case 'embassyBuilt':
			return toDo(
				'site-embassies',
				`Put one of its tokens on the City with the ${faceOf(position, 'embassies', event.space)}. It has ${event.stacked} there.`,
			);
		case 'tokenDrawn':
			return toDo('site-embassies', `Lay that Embassy token aside: ${tokenOf(event.token).deed}.`);
		case 'characterTaken':
			return toDo(
				'character',
				position.companion.unnamed.includes(event.character)
					? 'Take that Character for it.'
					: `Take ${characterName(event.character)} for it.`,
			);
		case 'courtTokenPlaced':
			return toDo(
				'site-ball-court',
				`Put one of its tokens on the ${event.half} half of the Ball Court.`,
				'ballCourtHalves',
			);
		case 'altarTokenPlaced': {
			const face = position.table.profile.faceSpaces.altars[event.column - 1] as DieFace;
			const isSecond = spacesOfFace(position, 'altars', face).indexOf(event.column - 1) > 0;
			return toDo(
				'site-altars',
				`Put one of its tokens below the ${sideWords(isSecond)} column with the ${faceNames[face]}.`,
			);
		}
		case 'automaTokenReserved':
			return toDo('site-altars', 'Put one of its tokens into the reserve, left of the Altars.');
		case 'glyphTaken':
			return toDo('glyph', 'Take a Glyph card for it.');
		case 'climbed':
			return event.to > event.from
				? toDo(
						event.stairway,
						`Its Priest on the ${stairwayName(event.stairway)} climbs ${steps(event.to - event.from)}, to step ${event.to}.`,
					)
				: said(event.stairway, 'Its Priest does not move.');
		case 'steppedDown':
			return toDo(
				event.stairway,
				`Its Priest on the ${stairwayName(event.stairway)} goes down ${steps(event.from - event.to)}, to step ${event.to}.`,
			);
		case 'zenithTaken':
			return toDo('zenith', 'Take the topmost Zenith token for it.');
		case 'zenithWithheld':
			return said('zenith', 'No Zenith token: that Priest has been at the top before.');
		case 'extensionAdded':
			return toDo('storage', 'Give it a Storage extension.');
		case 'extensionLost':
			return toDo('storage', 'Put one of its Storage extensions back.');
		case 'characterDiscarded':
			return toDo('character', `Discard ${characterName(event.character)}, which it took last.`);
		case 'glyphLost':
			return toDo('glyph', 'Discard one of its Glyph cards, the one it took last.');
		case 'unaffected':
			return said('ui-close', `${capital(deedWords(event.effect))}: nothing for the Automa.`);
		case 'totemPlaced':
			return toDo(
				'totem-any',
				`Put its Totem on the entry space of ${siteNames[event.site]}; whoever stands there is pushed.`,
			);
		case 'bonusActionQueued':
			return said(
				'totem-any',
				event.site === 'any'
					? 'It gains an action at another Site, after this card.'
					: `It gains an action at ${siteNames[event.site]}, after this card.`,
			);
		case 'endTriggered':
			return said('vp', 'The end is near: finish the round, then final scoring.');
		case 'corrected':
			return said('ui-check', `Put right: ${countWords(event.what)} ${signed(event.by)}.`);
		default:
			return null;
	}
};

/** What is counted of the Automa. */
export const countWords = (what: string): string => {
	const [kind, which = ''] = what.split(/-(.*)/);
	switch (kind) {
		case 'vp':
			return 'VP';
		case 'tiles':
			return `${resourceNames[which as Resource]} tiles`;
		case 'steps':
			return `${capital(stairwayName(which as Resource))}, steps`;
		case 'city':
			return `City with the ${faceNames[Number(which) as DieFace]}, tokens`;
		case 'glyphs':
			return 'Glyph cards';
		case 'extensions':
			return 'Storage extensions';
		case 'discarded':
			return 'Characters discarded';
		case 'left':
		case 'right':
			return `Ball Court, ${kind} half`;
		case 'altars':
			return 'Altars and reserve';
		default:
			return characterName(what as never);
	}
};

export const countSymbol = (what: Counted): string => {
	const [kind, which = ''] = what.split(/-(.*)/);
	switch (kind) {
		case 'tiles':
		case 'steps':
			return which;
		case 'city':
			return `face-${which}`;
		case 'glyphs':
			return 'glyph';
		case 'extensions':
			return 'storage';
		case 'discarded':
			return 'character';
		case 'left':
		case 'right':
			return 'site-ball-court';
		case 'altars':
			return 'site-altars';
		default:
			return 'vp';
	}
};

export const play = {
	round: (round: number) => `Round ${round}`,
	lastRound: 'the end is near',
	row: 'The Automa’s cards and tiles, from left to right',
	card: (resource: Resource, tiles: number, hard: boolean, isPlayed: boolean) =>
		`${resourceNames[resource]} card${hard ? ', Hard' : ''}: ${counted(tiles, 'tile')}${isPlayed ? ', being played' : ''}`,
	has: (vp: number, characters: number, glyphs: number) =>
		`${minus(vp)} VP · ${counted(characters, 'Character')} · ${counted(glyphs, 'Glyph')}`,
	doNow: 'Do this now',
	happened: 'What happened',
	earlier: 'Earlier this turn',
	own: 'its own rule',
	ours: 'our value',
	ends: 'The game is about to end?',
	endsSay: 'Say so once the Pyramid is full, or two Decline cubes stand at the end of their tracks.',
	nameIt: 'With its name',
	name: 'Name',
	take: 'It takes this one',
	otherCities: 'Another City',
	vpShown: 'VP, as many as the column shows',
	eventFaces: (card: string) => `Event card ${card}`,
	eventNow: 'Resolve an Event step by step',
	everything: 'All that the Automa has',
	everythingSays: 'Does your table show something else? Put it right here; it can be undone like any answer.',
	characters: 'Its Characters',
	noCharacters: 'None yet.',
	addCharacter: 'Add a Character',
	dropCharacter: (name: string) => `Take ${name} away`,
	unnamed: 'one without a name here',
	less: (what: string) => `${what}: less`,
	more: (what: string) => `${what}: more`,
	by: (what: string, by: number) => `${what} ${signed(by)}`,
	final: {
		title: 'Final scoring',
		lead: 'Count what you have. The Automa’s part is known already.',
		you: 'What you have',
		yourName: 'You',
		automa: 'Automa',
		wins: (vp: readonly number[], winners: readonly number[]) =>
			winners.length > 1
				? `You win together, ${minus(vp[0] as number)} VP each.`
				: winners[0] === 0
					? `You win, ${minus(vp[0] as number)} to ${minus(vp[1] as number)}.`
					: `The Automa wins, ${minus(vp[1] as number)} to ${minus(vp[0] as number)}.`,
		nothing: 'Enter what you have: who wins stands here from the first number on.',
		byJade: 'Level in VP: your Jade decides.',
		keep: 'Finish and keep the result',
		marks: {
			stairways: 'VP of the stairways · our values',
			foodCard: 'VP of its Food card · our values',
		},
	},
};
