/** Every event, question, action, refusal and setup problem of the engine has a sentence, made of what it really carries. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playOut, randomBot } from '#engine/playout.ts';
import type { Rejection, SetupProblem } from '#engine/rules.ts';
import type { Action } from '#games/copan/actions.ts';
import { characters } from '#games/copan/characters.ts';
import { eventCards } from '#games/copan/event-cards.ts';
import type { Happening } from '#games/copan/events.ts';
import type { PeopleQuestion, Question, QuestionOf } from '#games/copan/frames.ts';
import { copan, type Position, type SeatSetup, type Setup } from '#games/copan/index.ts';
import { questionOf } from '#games/copan/machine.ts';
import { totalOf } from '#games/copan/payment.ts';
import { standardProfile } from '#games/copan/profile.ts';
import { spaces } from '#games/copan/pyramid.ts';
import { playerCounts, resources, sites } from '#games/copan/resources.ts';
import { rulings } from '#games/copan/rulings.ts';
import { createPosition } from '#games/copan/setup.ts';
import { actionWords, questionText, questionWords } from '#words/en/copan-ask.ts';
import { cardName, characterName, glyphCards } from '#words/en/copan-names.ts';
import { eventLine, eventSymbol } from '#words/en/copan-play.ts';
import { rejectionWords, setupProblemWords } from '#words/en/copan-refusals.ts';

const folder = 'src/games/copan';
const engine = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, { encoding: 'utf8' }));
const textOf = (name: string) => readFileSync(`${folder}/${name}.ts`, 'utf8');

/** The quoted names inside all that a pattern catches, each once, in order. */
const quotedIn = (text: string, pattern: RegExp): string[] => {
	const names = [...text.matchAll(pattern)].flatMap(([, caught = '']) =>
		[...caught.matchAll(/'([^']+)'/g)].flatMap(([, name]) => name ?? []),
	);
	return [...new Set(names)].sort();
};

// What only a solo game tells and asks is held in solo-words.test.ts.
const [peoplesEvents = ''] = textOf('events').split('export type SoloHappening');
const eventTypes = quotedIn(peoplesEvents, /\{ type: ('[^']+')/g);
const actionTypes = quotedIn(textOf('actions'), /\{ type: ('[^']+')/g);
const asks = quotedIn(textOf('frames'), /\{ ask: ('[^']+')/g).filter((ask) => !ask.includes('automa'));
// How a Site stands is a code of itself.
const refusalCodes = quotedIn(engine.join('\n'), /(?:\brefuse\(\s*|\blet standing: )([^,=]+)[,=]/g);
const problemCodes = quotedIn(
	textOf('setup') + textOf('profile-problems'),
	/\bproblem\(\s*(?:`[^`]*`|[^,`]+),\s*([^,]+),/g,
);

const junk = /undefined|null|NaN|\[object/;
const sentence = /^[A-Z0-9“−-].*[.?]$/;

const expectSentence = (words: string) => {
	expect(words).toMatch(sentence);
	expect(words).not.toMatch(junk);
	expect(words).not.toMatch(/ {2}|\.\./);
};

/** The same values, but reading one that is not there fails. */
const strict = <Problem extends Rejection | SetupProblem>(problem: Problem): Problem => ({
	...problem,
	values: new Proxy(problem.values, {
		get(values, name) {
			if (!Object.hasOwn(values, name)) throw new Error(`${problem.code} carries no “${String(name)}”`);
			return values[String(name)];
		},
	}),
});

const mask = { mask: 7 };
/** Scores for each Food held when the game ends. */
const sun = characters.find(({ kind }) => kind === 'sun') ?? characters[0];
const event = { event: 'C', face: 5 } as const;

/** One or more of each type, with the line they make. */
const lines: [Happening, string][] = [
	[
		{ type: 'tilePlaced', player: 0, space: 'south-1-2', tile: 'fame' },
		'Player 1 places a Fame tile: south court, row 1, column 2.',
	],
	[
		{ type: 'tilePlaced', player: 3, space: 'west-3-1', tile: 'face-down' },
		'Player 4 lays a tile from the bag face down: west court, row 3, column 1.',
	],
	[
		{ type: 'nothingYielded', player: 0, space: 'south-1-2' },
		'Player 1 collects nothing: face down, the tile yields nothing and moves no cube.',
	],
	[{ type: 'tileKept', player: 1, tile: 'zeal' }, 'No space is free: Player 2 keeps the Zeal tile, its cube moves.'],
	[
		{ type: 'cubeMoved', resource: 'food', from: 3, to: 4, tier: 2, end: false },
		'Food cube forward: 3 → 4, tier 2, scarce.',
	],
	[
		{ type: 'cubeMoved', resource: 'food', from: 4, to: 3, tier: 1, end: false },
		'Food cube back: 4 → 3, tier 1, plenty.',
	],
	[
		{ type: 'cubeMoved', resource: 'zeal', from: 9, to: 10, tier: 3, end: true },
		'Zeal cube forward: 9 → 10, the end of its track.',
	],
	[{ type: 'cubePassedOn', from: 'fame', to: 'zeal' }, 'The Fame cube cannot move: the Zeal cube is next in line.'],
	[{ type: 'noCubeMoved' }, 'No cube in line can move: none does.'],
	[{ type: 'cubeStays', resource: 'power' }, 'The Power cube is at its start and stays.'],
	[
		{ type: 'eventArose', event: { kind: 'spiral', space: 'north-2-1' } },
		'The tile covers a spiral: a spiral Event (north court, row 2, column 1).',
	],
	[
		{ type: 'eventArose', event: { kind: 'decline', resource: 'fame', nth: 2 } },
		'The Fame cube crosses a threshold: its 2nd Decline Event of 3.',
	],
	[
		{ type: 'eventArose', event: { kind: 'decline', resource: 'food', nth: 3 } },
		'The Food cube reaches the end of its track: its 3rd Decline Event of 3.',
	],
	[
		{ type: 'thresholdSpent', resource: 'fame' },
		'The Fame cube comes over a mark of its track again: that Event is spent.',
	],
	[
		{ type: 'cardsSwept', kind: 'characters', cards: ['citlamina', 'mulac', 'itzamna'] },
		'The spiral takes away Citlamina, Mulac and Itzamna.',
	],
	[
		{ type: 'cardsSwept', kind: 'altars', cards: ['altar-3', 'altar-12'] },
		'The spiral takes away Altar cards 3 and 12.',
	],
	[
		{ type: 'tokensReserved', tokens: [2, 0, 1] },
		'Tokens go from the Altars to the reserve: 2 of Player 1 and 1 of Player 3.',
	],
	[
		{ type: 'cardLaid', kind: 'characters', space: 3, card: 'citlamina' },
		'Ball Court, space 3: Citlamina is laid out.',
	],
	[{ type: 'cardLaid', kind: 'altars', space: 4, card: 'altar-9' }, 'Altars, 4th card: Altar card 9 is laid out.'],
	[{ type: 'cardLaid', kind: 'glyphs', space: 1, card: 'h' }, 'Stairway, space 1: Glyph card of colour H is laid out.'],
	[{ type: 'riverFilled', space: 2, tile: 'power' }, 'River, space 2: Power tile from the bag.'],
	[
		{ type: 'pileRenewed', kind: 'altars', cards: 1 },
		'The pile is empty: 1 discarded Altar card shuffled into a new one.',
	],
	[
		{ type: 'pileRenewed', kind: 'characters', cards: 5 },
		'The pile is empty: 5 discarded Characters shuffled into a new one.',
	],
	[{ type: 'nothingToDraw', kind: 'glyphs' }, 'No Glyph card can be drawn: what is empty stays empty.'],
	[{ type: 'nothingToDraw', kind: 'river' }, 'No tile is left in the bag: the River is filled no further.'],
	[{ type: 'dieRolled', face: 3 }, 'The Fate die shows the gear-ring.'],
	[{ type: 'dieKept', face: 1 }, 'The Fate die still shows the flame-drop; its effect does not apply again.'],
	[{ type: 'faceApplies', card: 'G', face: 2 }, 'Event card G, sun-burst, all players: gain 2 Power and 2 Fame.'],
	[{ type: 'faceApplies', card: 'D', face: 2 }, 'Event card D, sun-burst, all players: place a Jade tile.'],
	[{ type: 'faceApplies', card: 'D', face: 3 }, 'Event card D, gear-ring: the Food cube moves forward one space.'],
	[
		{ type: 'spaceClosed', site: 'embassies', face: 3, spaces: [3], removed: '12' },
		'Embassies, gear-ring: space 3 closes; City 12 is out of the game.',
	],
	[
		{ type: 'spaceClosed', site: 'ball-court', face: 6, spaces: [6], removed: 'mulac' },
		'Ball Court, full disc: space 6 closes; Mulac goes on top of its pile.',
	],
	[
		{ type: 'spaceClosed', site: 'stairway', face: 1, spaces: [1], removed: null },
		'Stairway, flame-drop: space 1 closes.',
	],
	[
		{ type: 'spaceClosed', site: 'altars', face: 3, spaces: [3, 9], removed: null },
		'Altars, gear-ring: spaces 3 and 9 close.',
	],
	[
		{ type: 'embassiesRemoved', space: 3, tokens: [0, 1, 0, 2] },
		'Embassies leave space 3: 1 of Player 2 and 2 of Player 4.',
	],
	[{ type: 'closedAlready', site: 'altars', face: 5 }, 'Altars, right half-disc: closed already, nothing more closes.'],
	[
		{ type: 'tileActivated', player: 2, space: 'east-2-2', resource: 'power', tier: 1, yields: 2 },
		'Player 3 activates the Power tile (east court, row 2, column 2): tier 1, plenty, yields 2.',
	],
	[
		{ type: 'gained', player: 2, resource: 'power', amount: 2, lost: 0, by: { tile: 'east-2-2' } },
		'Player 3 gains 2 Power.',
	],
	[
		{ type: 'gained', player: 1, resource: 'power', amount: 0, lost: 2, by: mask },
		'Player 2 gains no Power, from Mask space 7; 2 lost, storage is full.',
	],
	[
		{ type: 'gained', player: 0, resource: 'zeal', amount: 1, lost: 0, by: { lasting: 'gucup-cakix' } },
		'Player 1 gains 1 Zeal, from Gucup Cakix.',
	],
	[
		{ type: 'gained', player: 0, resource: 'zeal', amount: 1, lost: 0, by: { anyResource: true } },
		'Player 1 gains 1 Zeal, from the any-resource space.',
	],
	[
		{ type: 'nothingAdded', player: 0, character: 'gucup-cakix' },
		'Gucup Cakix adds nothing for Player 1: the tile yielded nothing.',
	],
	[{ type: 'lost', player: 1, resource: 'fame', amount: 2, to: 'effect' }, 'Player 2 loses 2 Fame.'],
	[{ type: 'lost', player: 1, resource: 'fame', amount: 1, to: 'entry' }, 'Player 2 pays 1 Fame for the entry space.'],
	[{ type: 'lost', player: 1, resource: 'fame', amount: 2, to: 'price' }, 'Player 2 pays 2 Fame.'],
	[
		{ type: 'lost', player: 1, resource: 'fame', amount: 2, to: 'storage' },
		'Player 2 loses 2 Fame, which no longer fits.',
	],
	[{ type: 'scored', player: 3, vp: 4, by: mask }, 'Player 4 scores 4 VP, from Mask space 7.'],
	[{ type: 'scored', player: 3, vp: 14, by: { zenith: 'fame' } }, 'Player 4 scores 14 VP, from the Zenith token.'],
	[{ type: 'scored', player: 3, vp: 5, by: { city: '6' } }, 'Player 4 scores 5 VP, from City 6.'],
	[{ type: 'scored', player: 3, vp: 2, by: { token: 'level-2-2-vp' } }, 'Player 4 scores 2 VP, from an Embassy token.'],
	[{ type: 'scored', player: 3, vp: 3, by: { altar: 'altar-8' } }, 'Player 4 scores 3 VP, from Altar card 8.'],
	[{ type: 'scored', player: 3, vp: 2, by: { lasting: 'ah-cuxtal' } }, 'Player 4 scores 2 VP, from Ah-cuxtal.'],
	[{ type: 'scored', player: 3, vp: 4, by: { totem: true } }, 'Player 4 scores 4 VP: 2 side of the Totem, ×2.'],
	[{ type: 'scored', player: 0, vp: 10, by: { embassies: 3 } }, 'Player 1 scores 10 VP: Embassies in 3 Cities.'],
	[{ type: 'scored', player: 0, vp: -5, by: { embassies: 1 } }, 'Player 1 loses 5 VP: an Embassy in 1 City.'],
	[{ type: 'scored', player: 0, vp: -10, by: { embassies: 0 } }, 'Player 1 loses 10 VP: no Embassy in any City.'],
	[
		{ type: 'scored', player: 1, vp: 6, by: { stairway: 'fame', rate: 2, count: 3 } },
		'Player 2 scores 6 VP: red stairway, 2 for each of 3 tokens on the Ball Court.',
	],
	[
		{ type: 'scored', player: 1, vp: 3, by: { stairway: 'zeal', rate: 3, count: 1 } },
		'Player 2 scores 3 VP: teal stairway, 3 for 1 token at the Altars.',
	],
	[
		{ type: 'scored', player: 1, vp: -3, by: { stairway: 'power', rate: -1, count: 3 } },
		'Player 2 loses 3 VP: green stairway, 1 for each of 3 Jade tiles.',
	],
	[
		{ type: 'scored', player: 1, vp: -2, by: { stairway: 'power', rate: -1, count: 3 } },
		'Player 2 loses 2 VP: green stairway, 1 for each of 3 Jade tiles; no score falls below 0.',
	],
	[
		{ type: 'scored', player: 1, vp: 0, by: { stairway: 'power', rate: 0, count: 3 } },
		'Player 2 scores 0 VP: green stairway, 0 for each of 3 Jade tiles.',
	],
	[
		{ type: 'scored', player: 1, vp: -0, by: { stairway: 'food', rate: -1, count: 0 } },
		'Player 2 scores 0 VP: yellow stairway, no Storage extension.',
	],
	[
		{ type: 'scored', player: 1, vp: 10, by: { court: 'whole', place: 1, shared: 1 } },
		'Player 2 scores 10 VP: Ball Court, most tokens.',
	],
	[
		{ type: 'scored', player: 1, vp: 7, by: { court: 'whole', place: 1, shared: 2 } },
		'Player 2 scores 7 VP: Ball Court, most tokens, shared by 2.',
	],
	[
		{ type: 'scored', player: 1, vp: 3, by: { court: 'left', place: 2, shared: 1 } },
		'Player 2 scores 3 VP: left half of the Ball Court, second most tokens.',
	],
	[{ type: 'scored', player: 1, vp: 10, by: { fullMask: true } }, 'Player 2 scores 10 VP: a full Jade Mask.'],
	[
		{ type: 'scored', player: 1, vp: 6, by: { lasting: sun.id } },
		`Player 2 scores 6 VP: ${characterName(sun.id)}, 2 for each of 3 Food.`,
	],
	[
		{ type: 'scored', player: 1, vp: 0, by: { lasting: sun.id } },
		`Player 2 scores 0 VP: ${characterName(sun.id)}, no Food.`,
	],
	[{ type: 'scored', player: 3, vp: -2, by: { unpaid: 'fame' } }, 'Player 4 loses 2 VP for missing Fame.'],
	[{ type: 'scored', player: 3, vp: -1, by: { unpaid: 'any' } }, 'Player 4 loses 1 VP for missing resources.'],
	[
		{ type: 'scored', player: 3, vp: 0, by: { unpaid: 'any' } },
		'Player 4 has no VP left to lose for missing resources.',
	],
	[{ type: 'scored', player: 3, vp: -1, by: { lacking: 'lose-glyph' } }, 'Player 4 loses 1 VP: no Glyph card to lose.'],
	[
		{ type: 'climbed', player: 1, stairway: 'fame', from: 3, to: 4, lost: 0 },
		'Player 2 climbs the red stairway: step 3 → 4.',
	],
	[
		{ type: 'climbed', player: 1, stairway: 'zeal', from: 8, to: 9, lost: 2 },
		'Player 2 climbs the teal stairway: step 8 → 9; 2 steps beyond the top lost.',
	],
	[
		{ type: 'steppedDown', player: 1, stairway: 'power', from: 3, to: 2 },
		'Player 2 goes down the green stairway: step 3 → 2.',
	],
	[
		{ type: 'zenithTaken', player: 1, stairway: 'food' },
		'Player 2 reaches the top of the yellow stairway and takes a Zenith token.',
	],
	[
		{ type: 'zenithWithheld', player: 1, stairway: 'food' },
		'Player 2 is back at the top of the yellow stairway: no Zenith token.',
	],
	[{ type: 'jadePlaced', player: 2, space: 7 }, 'Player 3 places a Jade tile on Mask space 7.'],
	[{ type: 'jadeRemoved', player: 2, space: 7 }, 'Player 3 takes the Jade tile off Mask space 7.'],
	[{ type: 'jadeGivesNothing', player: 2, space: 7 }, 'Mask space 7 gives Player 3 nothing a second time.'],
	[
		{ type: 'effectWaits', player: 2, effect: { verb: 'take-character' } },
		'This waits for the next turn of Player 3: take a Character.',
	],
	[{ type: 'glyphTaken', player: 1, space: 4, colour: 'b' }, 'Player 2 takes the Glyph card of colour B from space 4.'],
	[{ type: 'glyphLost', player: 1, colour: 'b' }, 'Player 2 loses a Glyph card of colour B.'],
	[
		{ type: 'characterTaken', player: 1, character: 'mulac', space: 2 },
		'Player 2 takes Mulac from the Ball Court, space 2.',
	],
	[
		{ type: 'characterDiscarded', player: 1, character: 'mulac', because: 'event' },
		'Player 2 discards Mulac to the Event.',
	],
	[
		{ type: 'characterDiscarded', player: 1, character: 'mulac', because: 'room' },
		'Player 2 discards Mulac for want of room.',
	],
	[
		{ type: 'characterDiscarded', player: 1, character: 'mulac', because: 'use' },
		'Player 2 discards Mulac for its effect.',
	],
	[
		{ type: 'characterDiscarded', player: 1, character: 'mulac', because: 'will' },
		'Player 2 discards Mulac without need.',
	],
	[{ type: 'courtTokenPlaced', player: 1, half: 'left' }, 'Player 2 puts a token on the left half of the Ball Court.'],
	[
		{ type: 'riverTilesTaken', player: 1, tiles: ['zeal', 'food'] },
		'Player 2 takes from the River: 1 Food and 1 Zeal.',
	],
	[{ type: 'extensionAdded', player: 1, extensions: 2 }, 'Player 2 gains a Storage extension and has 2.'],
	[{ type: 'extensionLost', player: 1, extensions: 0 }, 'Player 2 loses a Storage extension; 0 left.'],
	[
		{ type: 'totemPlaced', player: 1, site: 'river', side: 'two' },
		'Player 2’s Totem comes to the entry space of the River, 2 side up.',
	],
	[{ type: 'totemLeft', player: 1 }, 'Player 2 does not move the Totem.'],
	[
		{ type: 'totemPushed', player: 2, site: 'altars', space: 2 },
		'Player 3’s Totem is pushed to space 2 of the Altars.',
	],
	[
		{ type: 'totemEjected', player: 2, site: 'altars' },
		'Player 3’s Totem is pushed off the last space: ejected from the Altars.',
	],
	[
		{ type: 'bonusActionQueued', player: 0, site: 'river', less: 3 },
		'Player 1 gains a bonus action for later: at the River, 3 resources less.',
	],
	[
		{ type: 'bonusActionQueued', player: 0, site: 'any', less: 0 },
		'Player 1 gains a bonus action for later: at any Site.',
	],
	[{ type: 'unaffected', player: 1, effect: { verb: 'lose-glyph' } }, 'Player 2 has no Glyph card to lose.'],
	[{ type: 'unaffected', player: 1, effect: { verb: 'place-embassy' } }, 'Player 2 has no token left for an Embassy.'],
	[
		{
			type: 'unaffected',
			player: 1,
			effect: { verb: 'gain', resource: 'power', amount: 1, per: { of: 'extensions' } },
		},
		'Player 2 has no Storage extension and gains nothing.',
	],
	[
		{
			type: 'unaffected',
			player: 1,
			effect: { verb: 'lose', resource: 'any', amount: 1, per: { of: 'embassy-cities' } },
		},
		'Player 2 has no Embassy in a City and loses nothing.',
	],
	[{ type: 'endTriggered', by: 'pyramid-full' }, 'The Pyramid is full: this triggers the end of the game.'],
	[{ type: 'endTriggered', by: 'two-exhausted' }, 'A second resource is exhausted: this triggers the end of the game.'],
	[
		{ type: 'courtPhaseSkipped', player: 0, because: 'pyramid-full' },
		'No space of the Pyramid is free: Player 1 skips the Court phase.',
	],
	[
		{ type: 'courtPhaseSkipped', player: 0, because: 'no-tile' },
		'No tile in hand and none in the bag: Player 1 places nothing.',
	],
	[{ type: 'courtPhaseEnded', player: 0 }, 'Player 1’s Court phase is over.'],
	[
		{ type: 'totemMoved', player: 0, site: 'river', space: 1, side: 'two', how: 'move' },
		'Player 1 moves the Totem to the entry space of the River, 2 side up.',
	],
	[
		{ type: 'totemMoved', player: 0, site: 'altars', space: 2, side: 'any', how: 'stay' },
		'Player 1 stays at the Altars: the Totem goes on to space 2.',
	],
	[{ type: 'noSiteTaken', player: 0 }, 'No Site is open to Player 1: the Totem goes nowhere, and no action is taken.'],
	[{ type: 'actionBegun', player: 0, site: 'altars', less: 0 }, 'Player 1’s action at the Altars.'],
	[
		{ type: 'actionBegun', player: 0, site: 'stairway', less: 2 },
		'Player 1’s action at the Hieroglyphic Stairway, 2 resources less.',
	],
	[
		{
			type: 'optionChosen',
			player: 0,
			site: 'embassies',
			option: { what: 'city', space: 3 },
			due: { food: 2, any: 1 },
			less: 1,
		},
		'Player 1 travels to the City on space 3, for 2 Food and 1 resource, 1 less.',
	],
	[
		{
			type: 'optionChosen',
			player: 0,
			site: 'ball-court',
			option: { what: 'character', character: 'mulac' },
			due: {},
			less: 0,
		},
		'Player 1 recruits Mulac.',
	],
	[
		{ type: 'optionChosen', player: 0, site: 'altars', option: { what: 'column', column: 5 }, due: {}, less: 0 },
		'Player 1 chooses column 5 of the Altars.',
	],
	[
		{ type: 'optionChosen', player: 0, site: 'stairway', option: { what: 'line', line: 2 }, due: {}, less: 0 },
		'Player 1 chooses line 2 of the Hieroglyphic Stairway.',
	],
	[
		{ type: 'optionChosen', player: 0, site: 'river', option: { what: 'tiles' }, due: {}, less: 0 },
		'Player 1 buys the Court tiles left on the River.',
	],
	[
		{ type: 'optionChosen', player: 0, site: 'river', option: { what: 'extension' }, due: {}, less: 0 },
		'Player 1 buys a Storage extension.',
	],
	[{ type: 'actionForgone', player: 0, site: 'altars' }, 'Player 1 does without the action at the Altars.'],
	[{ type: 'discounted', player: 0, kind: 'fame', amount: 1 }, 'Player 1 need not pay 1 Fame of it.'],
	[{ type: 'discounted', player: 0, kind: 'any', amount: 2 }, 'Player 1 need not pay 2 resources of it.'],
	[{ type: 'embassyBuilt', player: 0, space: 3, stacked: 1 }, 'Player 1 places an Embassy in the City on space 3.'],
	[
		{ type: 'embassyBuilt', player: 0, space: 3, stacked: 2 },
		'Player 1 places an Embassy in the City on space 3 and has 2 there.',
	],
	[
		{ type: 'tokenDrawn', player: 0, token: 'level-2-food' },
		'Player 1 draws an Embassy token of level 2: gain 2 Food.',
	],
	[
		{ type: 'chestRenewed', level: 3, tokens: 7 },
		'No Embassy token of level 3 is left in the chest: 7 used tokens go back into it.',
	],
	[
		{ type: 'chestRenewed', level: 3, tokens: 1 },
		'No Embassy token of level 3 is left in the chest: 1 used token goes back into it.',
	],
	[{ type: 'altarTokenPlaced', player: 0, column: 5 }, 'Player 1 puts a token under column 5 of the Altars.'],
	[
		{ type: 'glyphsExchanged', player: 0, set: 'same-colour', colours: ['b', 'b', 'b'], jade: 2 },
		'Player 1 exchanges 3 Glyph cards of colour B for 2 Jade tiles.',
	],
	[
		{ type: 'glyphsExchanged', player: 0, set: 'different-colours', colours: ['a', 'c', 'd'], jade: 1 },
		'Player 1 exchanges Glyph cards of colours A, C and D for 1 Jade tile.',
	],
	[{ type: 'jadeWaits', player: 0 }, 'Player 1 gains a Jade tile: it is placed once this action is done.'],
	[
		{ type: 'bonusActionLost', player: 0, site: 'river' },
		'Player 1 cannot take the bonus action at the River: it is lost.',
	],
	[{ type: 'bonusActionLost', player: 0, site: 'any' }, 'Player 1 can take the bonus action at no Site: it is lost.'],
	[{ type: 'bonusActionDeclined', player: 0, site: 'river' }, 'Player 1 declines the bonus action at the River.'],
	[{ type: 'bonusActionDeclined', player: 0, site: 'any' }, 'Player 1 declines the bonus action at any Site.'],
	[{ type: 'dealBegan', card: 'C' }, 'The table is laid out from the box, under Event card C.'],
	[{ type: 'cityLaid', space: 3, city: '12' }, 'Embassies, space 3: City 12 is laid out.'],
	[{ type: 'turnEnded', player: 0 }, 'Player 1’s turn is over.'],
	[{ type: 'turnBegan', player: 1 }, 'Player 2’s turn begins.'],
	[{ type: 'finalScoringBegan' }, 'The last turn is over: final scoring.'],
	[{ type: 'gameEnded', winners: [1], vp: [50, 61], jade: [9, 2] }, 'The game is over: Player 2 wins with 61 VP.'],
	[
		{ type: 'gameEnded', winners: [1], vp: [61, 61], jade: [1, 2] },
		'The game is over: Player 2 wins with 61 VP, level on VP and ahead with 2 Jade tiles.',
	],
	[
		{ type: 'gameEnded', winners: [0, 2], vp: [58, 40, 58], jade: [1, 0, 1] },
		'The game is over: Player 1 and Player 3 win together with 58 VP and 1 Jade tile each.',
	],
];

const context = { player: 1, source: mask, cause: 0 };
const rule = 'copan.end-turn.refill.sooner';
const paying = { player: 2, less: 0, plus: {}, cause: 0 };
const items: QuestionOf<'order'>['items'] = [
	{ effect: { verb: 'gain', resource: 'food', amount: 2 }, source: { token: 'level-2-food' }, cause: 0 },
	{ effect: { verb: 'score', vp: 3 }, source: { token: 'level-2-3-vp' }, cause: 0 },
];

const questions: [Question, string][] = [
	[{ ask: 'tile' }, 'Player 1: which tile do you place?'],
	[{ ask: 'space', tile: 'fame' }, 'Player 1: where does the Fame tile go?'],
	[{ ask: 'space', tile: 'face-down' }, 'Player 1: where does the face-down tile from the bag go?'],
	[{ ask: 'cube' }, 'Player 1: the Pyramid is full: which tile’s cube moves?'],
	[{ ask: 'pause', before: 'events' }, 'Player 1: do you use a bird or exchange Glyph cards before the Events?'],
	[{ ask: 'pause', before: 'effect' }, 'Player 1: do you use a bird or exchange Glyph cards before the effect?'],
	[{ ask: 'pause', before: 'collecting' }, 'Player 1: do you use a bird or exchange Glyph cards before you collect?'],
	[{ ask: 'pause', before: 'turn-end' }, 'Player 1: do you use a bird or exchange Glyph cards before your turn ends?'],
	[{ ask: 'die', cause: 0 }, 'Which face does the Fate die show?'],
	[{ ask: 'draw', kind: 'characters', space: 3, rule, cause: 0 }, 'Ball Court, space 3: which Character is drawn?'],
	[{ ask: 'draw', kind: 'altars', space: 2, rule, cause: 0 }, 'Altars, 2nd card: which Altar card is drawn?'],
	[{ ask: 'draw-tile', space: 4, rule, cause: 0 }, 'River, space 4: which tile is drawn from the bag?'],
	[
		{ ask: 'fill', kind: 'glyphs', rule, cause: 0 },
		'Player 1: which empty space of the Hieroglyphic Stairway is filled next?',
	],
	[
		{ ask: 'any-resource', left: 2, ...context },
		'Player 2: which resource do you gain? 2 left to choose, from Mask space 7.',
	],
	[
		{ ask: 'lose', left: 1, ...context, source: event },
		'Player 2: which resource do you lose? 1 left to choose, for Event card C.',
	],
	[{ ask: 'climb', steps: 3, ...context }, 'Player 2: which stairway do you climb? 3 steps up.'],
	[{ ask: 'step-down', steps: 1, ...context }, 'Player 2: which stairway do you go down? 1 step.'],
	[{ ask: 'jade', ...context }, 'Player 2: which Jade tile do you place?'],
	[{ ask: 'remove-jade', ...context }, 'Player 2: which Jade tile do you take off?'],
	[{ ask: 'glyph', ...context }, 'Player 2: which Glyph card do you take?'],
	[{ ask: 'lose-glyph', ...context }, 'Player 2: which Glyph card do you lose?'],
	[{ ask: 'character', ...context }, 'Player 2: which Character do you take?'],
	[{ ask: 'discard', player: 2, because: 'event', cause: 0 }, 'Player 3: which Character do you discard?'],
	[
		{ ask: 'discard', player: 2, because: 'room', cause: 0 },
		'Player 3: there is no room for so many Characters: which do you discard?',
	],
	[{ ask: 'totem', player: 2, ejected: null, cause: 0 }, 'Player 3: to which Site does your Totem go, if to any?'],
	[
		{ ask: 'totem', player: 2, ejected: 'river', cause: 0 },
		'Player 3: ejected from the River: to which Site does your Totem go?',
	],
	[
		{ ask: 'totem-side', player: 2, site: 'altars', ejected: null, cause: 0 },
		'Player 3: which side of your Totem lies up at the Altars?',
	],
	[{ ask: 'move' }, 'Player 1: to which Site does your Totem move, or does it stay?'],
	[{ ask: 'move-side', site: 'river' }, 'Player 1: which side of your Totem lies up at the River?'],
	[{ ask: 'site', site: 'embassies', ...paying }, 'Player 3: to which City do you travel?'],
	[{ ask: 'site', site: 'river', ...paying }, 'Player 3: do you take the River’s action?'],
	[{ ask: 'site', site: 'ball-court', ...paying }, 'Player 3: which Character do you recruit?'],
	[
		{ ask: 'site', site: 'altars', ...paying, less: 1 },
		'Player 3: which column of the Altars do you choose? 1 resource less.',
	],
	[
		{ ask: 'site', site: 'stairway', ...paying, less: 2 },
		'Player 3: which line of the Hieroglyphic Stairway do you choose? 2 resources less.',
	],
	[{ ask: 'river-buy', player: 2, less: 0, cause: 0 }, 'Player 3: what do you buy at the River, if anything?'],
	[
		{ ask: 'discount', player: 2, due: { food: 2, any: 1 }, less: 2, rule, cause: 0 },
		'Player 3: what do you leave out of the price? 2 left to choose, of 2 Food and 1 resource of your choice.',
	],
	[{ ask: 'pay-any', player: 2, left: 2, rule, cause: 0 }, 'Player 3: which resource do you pay? 2 left to pay.'],
	[
		{ ask: 'draw-token', player: 2, level: 2, left: 1, drawn: [], cause: 0 },
		'Which Embassy token of level 2 is drawn? 1 left to draw.',
	],
	[{ ask: 'draw-city', space: 3, cause: 0 }, 'Embassies, space 3: which City is drawn?'],
	[{ ask: 'order', player: 2, items, cause: 0 }, 'Player 3: which effect comes next? 2 left.'],
	[{ ask: 'embassy', player: 2, cause: 0 }, 'Player 3: in which City do you place an Embassy?'],
	[
		{ ask: 'bonus', player: 2, site: 'any', less: 1, cause: 0 },
		'Player 3: at which Site do you take your bonus action? 1 resource less.',
	],
	[
		{ ask: 'bonus', player: 2, site: 'river', less: 0, cause: 0 },
		'Player 3: do you take your bonus action at the River?',
	],
	[
		{ ask: 'exchange-colour', set: 'same-colour', cards: 3, given: [] },
		'Player 1: of which colour are the 3 Glyph cards that you exchange?',
	],
	[
		{ ask: 'exchange-colour', set: 'different-colours', cards: 4, given: ['a'] },
		'Player 1: which Glyph card do you exchange? 3 left to choose, all of different colours.',
	],
	[{ ask: 'another-set' }, 'Player 1: do you exchange another set of Glyph cards?'],
];

const actions: [Action, string][] = [
	[{ type: 'take-tile', tile: 'fame' }, 'Fame tile'],
	[{ type: 'place-tile', space: 'south-1-2' }, 'South court, row 1, column 2'],
	[{ type: 'gain-resource', resource: 'zeal' }, 'Zeal'],
	[{ type: 'move-cube', resource: 'zeal' }, 'Move the Zeal cube'],
	[{ type: 'roll', face: 4 }, 'Left half-disc'],
	[{ type: 'draw', card: 'mulac' }, 'Mulac'],
	[{ type: 'draw', card: 'altar-16' }, 'Altar card 16'],
	[{ type: 'draw', card: 'c' }, 'Glyph card of colour C'],
	[{ type: 'draw', card: 'power' }, 'Power tile'],
	[{ type: 'lose-resource', resource: 'food' }, 'Food'],
	[{ type: 'climb', stairway: 'fame' }, 'Red stairway'],
	[{ type: 'step-down', stairway: 'food' }, 'Yellow stairway'],
	[{ type: 'place-jade', space: 7 }, 'Mask space 7: score 4 VP'],
	[{ type: 'remove-jade', space: 7 }, 'Mask space 7'],
	[{ type: 'take-glyph', space: 3 }, 'Glyph card, space 3'],
	[{ type: 'lose-glyph', colour: 'a' }, 'Glyph card of colour A'],
	[{ type: 'take-character', character: 'itzamna' }, 'Itzamna: 3 steps up one stairway'],
	[{ type: 'discard-character', character: 'itzamna' }, 'Itzamna'],
	[{ type: 'use-bird', character: 'mulac' }, 'Discard Mulac: place a Jade tile'],
	[{ type: 'place-totem', site: 'stairway' }, 'Stairway'],
	[{ type: 'leave-totem' }, 'Leave the Totem as it is'],
	[{ type: 'turn-totem', side: 'two' }, '2 side up'],
	[{ type: 'fill-space', space: 2 }, 'Space 2'],
	[{ type: 'go-on' }, 'Go on'],
	[{ type: 'draw', card: '12' }, 'City 12'],
	[{ type: 'draw', card: 'level-3-jade' }, 'Embassy token: place a Jade tile'],
	[{ type: 'move', site: 'river' }, 'Move to the River'],
	[{ type: 'stay' }, 'Stay'],
	[{ type: 'visit', space: 3 }, 'City on space 3'],
	[{ type: 'recruit', character: 'itzamna' }, 'Itzamna: 3 steps up one stairway'],
	[{ type: 'use-altar', column: 5 }, 'Column 5'],
	[{ type: 'take-line', line: 2 }, 'Line 2'],
	[{ type: 'buy-tiles' }, 'Buy the Court tiles left'],
	[{ type: 'buy-extension' }, 'Buy a Storage extension'],
	[{ type: 'buy-nothing' }, 'Buy nothing'],
	[{ type: 'discount', kind: 'food' }, 'Leave out 1 Food'],
	[{ type: 'discount', kind: 'any' }, 'Leave out 1 resource of your choice'],
	[{ type: 'pay', resource: 'zeal' }, 'Zeal'],
	[{ type: 'act', site: 'river' }, 'Action at the River'],
	[{ type: 'forgo' }, 'Do without the action'],
	[{ type: 'resolve-next', item: 2 }, 'Effect 2'],
	[
		{ type: 'exchange', set: 'same-colour', cards: 4 },
		'Exchange 4 Glyph cards of one colour: 3 Jade tiles and an action at any Site, −1 resource',
	],
	[
		{ type: 'exchange', set: 'different-colours', cards: 3 },
		'Exchange 3 Glyph cards of different colours: 1 Jade tile',
	],
	[{ type: 'give-glyph', colour: 'b' }, 'Glyph card of colour B'],
];

/** A table at a question, whoever is asked; the first seat has these things. */
const tableAt = (question: Question, first: SeatSetup = {}): Position => {
	const created = createPosition({ seats: [first] });
	if (!created.ok) throw new Error(JSON.stringify(created.error));
	return { ...created.value, frames: [question] };
};
const here = { player: 0, less: 0, plus: {}, cause: 0 };

/** What buttons say of the table on which their action is taken. */
const standing: [Action, Position, string][] = [
	[
		{ type: 'visit', space: 3 },
		tableAt({ ask: 'site', site: 'embassies', ...here }),
		'City 3, space 3, for 2 Food and 1 Zeal: 1 Jade tile, placed after the action; 1 token of level 2',
	],
	[
		{ type: 'visit', space: 6 },
		tableAt({ ask: 'site', site: 'embassies', ...here, less: 1, plus: { food: 1 } }, { characters: ['coyopa'] }),
		'City 6, space 6, for 4 Food and 1 Fame, 2 resources less: 5 VP; 1 token of level 3',
	],
	[
		{ type: 'visit', space: 3 },
		tableAt({ ask: 'embassy', player: 0, cause: 0 }),
		'City 3, space 3: 1 token of level 2',
	],
	[
		{ type: 'recruit', character: 'itzamna' },
		tableAt({ ask: 'site', site: 'ball-court', ...here }),
		'Itzamna, for 1 Fame and 1 resource of your choice: 3 steps up one stairway',
	],
	[
		{ type: 'use-altar', column: 5 },
		tableAt({ ask: 'site', site: 'altars', ...here }),
		'Column 5, Altar card 2, for 1 Food: The River’s two leftmost Court tiles and 2 steps up one stairway',
	],
	[
		{ type: 'use-altar', column: 5 },
		tableAt({ ask: 'site', site: 'altars', ...here, less: 1 }),
		'Column 5, Altar card 2, for nothing: The River’s two leftmost Court tiles and 2 steps up one stairway',
	],
	[
		{ type: 'take-line', line: 2 },
		tableAt({ ask: 'site', site: 'stairway', ...here }),
		'Line 2, for 2 Power: Glyph cards of colours B and C; climb 2 steps',
	],
	[
		{ type: 'buy-tiles' },
		tableAt({ ask: 'river-buy', player: 0, less: 0, cause: 0 }),
		'Buy the Court tiles left, for 1 resource of your choice: 1 Food, 1 Fame, 1 Zeal and 1 Power',
	],
	[
		{ type: 'buy-extension' },
		tableAt({ ask: 'river-buy', player: 0, less: 1, cause: 0 }, { extensions: 1 }),
		'Buy a Storage extension, for 2 resources of your choice, 1 resource less',
	],
	[{ type: 'move', site: 'embassies' }, tableAt({ ask: 'move' }), 'Move to the Embassies, for 1 Food'],
	[{ type: 'move', site: 'river' }, tableAt({ ask: 'move' }), 'Move to the River: 1 resource of your choice or 2 VP'],
	[{ type: 'move', site: 'river' }, tableAt({ ask: 'move' }, { ejectedFrom: 'altars' }), 'Move to the River'],
	[
		{ type: 'stay' },
		tableAt({ ask: 'move' }, { totem: { site: 'river', space: 2, side: 'any' } }),
		'Stay at the River, on to space 3: gain 3 resources of your choice',
	],
	[
		{ type: 'stay' },
		tableAt({ ask: 'move' }, { totem: { site: 'altars', space: 1, side: 'two' } }),
		'Stay at the Altars, on to space 2: score 2 VP',
	],
	[{ type: 'stay' }, tableAt({ ask: 'move' }, { totem: { site: 'altars', space: 3, side: 'two' } }), 'Stay'],
	[{ type: 'go-on' }, tableAt({ ask: 'move' }), 'Go to no Site'],
	[{ type: 'go-on' }, tableAt({ ask: 'pause', before: 'events' }), 'Go on to the Events'],
	[{ type: 'go-on' }, tableAt({ ask: 'pause', before: 'effect' }), 'Go on to the effect'],
	[{ type: 'go-on' }, tableAt({ ask: 'pause', before: 'collecting' }), 'Go on and collect'],
	[{ type: 'go-on' }, tableAt({ ask: 'pause', before: 'turn-end' }), 'End the turn'],
	[{ type: 'go-on' }, tableAt({ ask: 'another-set' }), 'Exchange no more'],
	[{ type: 'discard-character', character: 'mulac' }, tableAt({ ask: 'move' }), 'Discard Mulac'],
	[
		{ type: 'forgo' },
		tableAt({ ask: 'bonus', player: 0, site: 'river', less: 0, cause: 0 }),
		'Decline the bonus action',
	],
	[{ type: 'resolve-next', item: 2 }, tableAt({ ask: 'order', player: 0, items, cause: 0 }), 'Score 3 VP'],
	[
		{ type: 'pay', resource: 'zeal' },
		tableAt({ ask: 'pay-any', player: 0, left: 1, rule, cause: 0 }, { resources: { zeal: 2 } }),
		'Zeal (you have 2)',
	],
	[
		{ type: 'give-glyph', colour: 'b' },
		tableAt({ ask: 'exchange-colour', set: 'same-colour', cards: 2, given: [] }, { glyphs: { b: 3 } }),
		'Glyph card of colour B (you have 3)',
	],
];

/** Values as the engine gives them; that it does, the random plays hold. */
const refusals: Record<string, [values: Rejection['values'], words: string]> = {
	'not-in-hand': [{ resource: 'fame' }, 'You hold no Fame tile.'],
	'space-covered': [{ space: 'south-1-4', players: 3 }, 'With 3 players a Setup tile covers this space.'],
	'space-taken': [{ space: 'south-1-1', tile: 'food' }, 'A Food tile lies here already.'],
	'none-left': [{ tile: 'food' }, 'No Food tile is left to draw: all have been seen.'],
	'resource-lacking': [{ resource: 'fame' }, 'You have no Fame: choose something you have.'],
	'priest-at-top': [{ stairway: 'fame' }, 'Your Priest is at the top of the red stairway already.'],
	'priest-at-foot': [{ stairway: 'zeal' }, 'Your Priest stands at the foot of the teal stairway.'],
	'priest-stays': [{ stairway: 'zeal' }, 'Your Priest at the top of the teal stairway stays there.'],
	'jade-there': [{ space: 7 }, 'A Jade tile lies on Mask space 7 already.'],
	'jade-not-on-edge': [{ space: 6 }, 'Your first Jade tile goes on the outer edge; Mask space 6 lies inside.'],
	'jade-apart': [{ space: 16 }, 'Mask space 16 touches none of your Jade tiles.'],
	'jade-other-edge': [{ space: 9 }, 'Mask space 9 lies on another outer edge than the one where your Mask began.'],
	'jade-falls-apart': [{ space: 2 }, 'Without the tile on Mask space 2 your Mask would fall apart.'],
	'ejected-from-there': [{ site: 'river' }, 'Your Totem was ejected from the River: choose another Site.'],
	'totem-there': [{ site: 'river' }, 'Your Totem is at the River already: choose another Site.'],
	'entry-unpayable': [
		{ site: 'altars', resource: 'zeal', amount: 1 },
		'The entry space of the Altars costs 1 Zeal; you have too little.',
	],
	'present-site': [{ site: 'river' }, 'Your Totem is at the River already: a move takes it to another Site.'],
	'not-on-site': [{}, 'Your Totem stands at no Site where it could stay: move to one.'],
	'last-space': [{ site: 'altars' }, 'Your Totem is on the last space of the Altars: move to another Site.'],
	'nothing-left': [{ site: 'altars' }, 'Nothing is left to do at the Altars.'],
	'action-unpayable': [{ site: 'altars' }, 'You could not pay for any action at the Altars.'],
	'action-is-due': [{ site: 'altars' }, 'You can take an action at the Altars: it has to be taken.'],
	'bonus-is-due': [{ site: 'any' }, 'You can take the bonus action: it has to be taken.'],
	unpayable: [{ price: 3, less: 0 }, 'The price is 3 resources; you lack some of it.'],
	'discount-leaves-unpayable': [
		{ kind: 'any' },
		'What is left of the price you could not pay: leave out something else.',
	],
	'no-token-left': [{}, 'All of your tokens are placed.'],
	'city-closed': [{ space: 3 }, 'The City on space 3 is closed.'],
	'city-full': [{ space: 3 }, 'The City on space 3 is full: it has room for no further player.'],
	'altar-closed': [{ column: 5 }, 'Column 5 of the Altars is closed.'],
	'altar-taken': [{ column: 5 }, 'A token lies under column 5 already.'],
	'no-altar-card': [{ column: 5 }, 'No Altar card lies over column 5.'],
	'line-empty': [{ line: 2 }, 'No Glyph card lies on line 2.'],
	'river-empty': [{}, 'No Court tile is left on the River.'],
	'no-extension-left': [{}, 'No Storage extension is left in the supply.'],
	'extension-limit': [{}, 'You have as many Storage extensions as a player may have.'],
	'exchanged-already': [{}, 'You have exchanged Glyph cards this turn already.'],
	'colour-given': [{ colour: 'b' }, 'A Glyph card of colour B is in the set already: choose another colour.'],
	'too-few-glyphs': [{ colour: 'b', held: 1, cards: 3 }, 'The set takes 3 Glyph cards of colour B; you have 1.'],
	'no-such-choice': [{ ask: 'tile' }, 'That is none of the choices here.'],
	'not-asked': [{ ask: 'tile' }, 'Something else has to be chosen first.'],
	'nothing-asked': [{}, 'Nothing is to be chosen here any more.'],
};

/** A setup with each problem, and for some the sentence. */
const problems: Record<string, [setup: unknown, words?: string]> = {
	players: [{ players: 5 }, 'The game is for 2, 3 or 4 players, not 5.'],
	reading: [
		{ rulings: { ejection: 'never' } },
		'The ruling ejection has no reading called never. Choose one of those on its page.',
	],
	seat: [{ players: 2, active: 2 }, 'Seat 2 is none of the table: 2 players have the seats from 0 to 1.'],
	seats: [{ players: 2, seats: [{}, {}, {}] }],
	count: [
		{ seats: [{}, { resources: { food: -1 } }] },
		'Player 2: -1 at seats.1.resources.food is no count. Use a whole number from 0.',
	],
	'from-box': [
		{ base: 'box', from: 'scoring' },
		'A game dealt from the box begins with the Court phase. Leave out where it stands, or the box.',
	],
	row: [{ sites: { glyphs: Array(7).fill(null) } }, 'Sites.glyphs names 7 places, and there are 6. Take some away.'],
	points: [{ seats: [{ vp: 0.5 }] }, 'Player 1: 0.5 is no score. Use a whole number.'],
	steps: [
		{ seats: [{ priests: { fame: 12 } }] },
		'Player 1: a Priest has climbed 12 steps; a stairway has 9. Put it lower.',
	],
	'mask-space': [{ seats: [{ mask: [17] }] }, 'Player 1: the Mask has no space 17. Its spaces are numbered 1 to 16.'],
	'mask-twice': [{ seats: [{ mask: [2, 2] }] }],
	totem: [{ seats: [{ totem: { site: 'river', space: 4, side: 'any' } }] }],
	'totem-space': [
		{
			seats: [
				{ totem: { site: 'river', space: 3, side: 'any' } },
				{},
				{ totem: { site: 'river', space: 3, side: 'two' } },
			],
		},
		'Player 3: the Totem of Player 1 stands on space 3 of the River too. Move one of them.',
	],
	ejected: [
		{ seats: [{ totem: { site: 'river', space: 3, side: 'any' }, ejectedFrom: 'altars' }] },
		'Player 1: the Totem cannot be off the Altars by a push: that takes one of the five Sites, and a Totem that stands nowhere. Change one or the other.',
	],
	capacity: [{ seats: [{ resources: { food: 99 } }] }],
	character: [
		{ seats: [{ characters: ['nobody'] }] },
		'Player 1: no Character is called nobody. Choose one of those in the glossary.',
	],
	'character-twice': [
		{ seats: [{ characters: ['mulac'] }, { characters: ['mulac'] }] },
		'Player 2: Mulac is there twice; every Character exists once. Take one away.',
	],
	'character-room': [{ seats: [{ characters: characters.slice(0, 9).map(({ id }) => id) }] }],
	extensions: [{ seats: [{ extensions: 40 }] }],
	space: [{ pyramid: { 'south-9-9': 'food' } }],
	'space-covered': [{ players: 2, pyramid: { 'south-1-4': 'food' } }],
	tile: [{ pyramid: { 'south-1-1': 'gold' } }],
	track: [
		{ profile: { declineTracks: { ...standardProfile.declineTracks, 3: { thresholds: [5, 4], end: 6 } } } },
		'A Decline track needs its marks in order: tier 2 from 5, tier 3 from 4, the end at 6. Mend the values of your copy.',
	],
	'setup-columns': [
		{ profile: { setupColumns: { 2: [3, 4], 3: [4, 4], 4: [] } } },
		'The Setup tiles for 3 players cover columns from 1 to 4, each at most once, and leave one free. Mend the values of your copy.',
	],
	'starting-tiles': [
		{ profile: { startingTilesOfEach: 6 } },
		'6 Court tiles of each resource are more than four players can start with: there are 5 for each. Enter fewer.',
	],
	'starting-resources': [
		{ profile: { startingResources: 6 } },
		'6 of each resource at the start are more than the 5 that fit on a player board. Enter fewer, or more room.',
	],
	'face-spaces': [
		{ profile: { faceSpaces: { ...standardProfile.faceSpaces, stairway: [1, 2, 3, 4, 5, 5] } } },
		'Each die face stands once along the Hieroglyphic Stairway. Change a face that is there too often to one that is missing.',
	],
	'entry-space': [
		{ profile: { entryCosts: { ...standardProfile.entryCosts, altars: null } } },
		'The first Totem space of the Altars and its entry price do not agree: it bears a cost just where there is a price. Change one or the other.',
	],
	'cost-further-on': [
		{ profile: { siteSpaces: { ...standardProfile.siteSpaces, altars: ['cost', 'cost', 'x2'] } } },
		'At the Altars only the first Totem space can bear a cost. Enter x1, x2 or x3 on the others.',
	],
	rates: [
		{ profile: { stairwaySteps: 8 } },
		'10 rates for a stairway of 8 steps: it takes 9, one for the first space and one for each step. Enter as many.',
	],
	lines: [
		{ profile: { stairwayLines: [{ spaces: [1, 2, 3, 4, 5], cost: {}, climb: 1 }], stairwayColumns: [1, 1, 1, 1, 1] } },
		'The lines of the Hieroglyphic Stairway take its spaces from 1 to 6, each just once. Enter each space on one line.',
	],
	'line-columns': [
		{ profile: { stairwayColumns: [1, 2] } },
		'The longest line of the Hieroglyphic Stairway has 3 spaces, and steps are said for 2. Enter steps for each.',
	],
	'mask-grid': [{ profile: { maskGrid: 5 } }, '16 Mask spaces do not fill rows of 5. Enter 2, 4 or 8 columns.'],
	'altar-cards': [
		{ profile: { altarCards: standardProfile.altarCards.slice(1) } },
		'The Altar cards are 16, called altar-1 to altar-16, in this order. Enter each once.',
	],
	'doubled-tokens': [
		{ profile: { doubledTokens: ['level-1-food', 'level-1-food'] } },
		'1 kind of Embassy tokens are entered as being there twice; it takes 6 different ones, so that there are 30 in all. Enter as many.',
	],
	'automa-print': [
		{ profile: { automaCards: { 'zeal-basic-easy': { stairways: ['food', 'food', 'zeal', 'power'] } } } },
		'The Automa card zeal-basic-easy cannot print that: Food cards print VP by Cities, Zeal and Power cards an order of all four stairways and steps. Enter it anew.',
	],
	topped: [
		{ seats: [{ priests: { fame: 9, zeal: 9 }, topped: ['zeal'] }] },
		'Player 1: a Priest stands at the top of the red stairway, so it has been there. Name that stairway too, or put the Priest lower.',
	],
	'topped-stairways': [
		{ seats: [{ topped: ['zeal', 'zeal'] }] },
		'Player 1: the stairways whose top was reached are food, fame, zeal or power, each at most once. Take the others away.',
	],
	waiting: [
		{ seats: [{}, { waiting: [3] }] },
		'Player 2: the Jade tile of Mask space 3 brings nothing that waits for its owner’s turn. Name one that places a Totem or takes a Character or River tiles.',
	],
	'waiting-over': [
		{ from: 'action-phase', seats: [{ waiting: [10] }] },
		'Player 1: what waited for this turn was done as it began. Take it away, or begin with the Court phase.',
	],
	token: [
		{ sites: { usedTokens: ['level-4-food'] } },
		'No Embassy token is called level-4-food. Tokens are called like level-2-jade: choose one of those in the glossary.',
	],
	'token-twice': [
		{ sites: { usedTokens: ['level-2-jade', 'level-2-jade'] } },
		'The Embassy token level-2-jade was used more often than it is in the box. Take one away.',
	],
	exchanged: [
		{ from: 'scoring', exchanged: true },
		'Glyphs can have been exchanged only in a turn that is being played. Take that away, or begin with the Court phase or the Action phase.',
	],
	'rolled-when': [
		{ rolled: { face: 1, events: [{ kind: 'decline', resource: 'food', nth: 1 }] }, crossed: { food: 1 } },
		'What the die showed this turn can be said from the Action phase on. Take it away, or begin with the Action phase.',
	],
	'die-face': [
		{
			from: 'action-phase',
			rolled: { face: 7, events: [{ kind: 'decline', resource: 'food', nth: 1 }] },
			crossed: { food: 1 },
		},
		'The Fate die has no face 7. Choose one from 1 to 6.',
	],
	'rolled-why': [
		{ from: 'action-phase', rolled: { face: 1, events: [] } },
		'The die is rolled for an Event, and none is named. Name the Events of this turn, or take the roll away.',
	],
	'rolled-spiral': [
		{ from: 'action-phase', rolled: { face: 1, events: [{ kind: 'spiral', space: 'north-1-3' }] } },
		'No tile covers a spiral on north court, row 1, column 3. Lay one there, or take this Event away.',
	],
	'rolled-decline': [
		{ from: 'action-phase', rolled: { face: 1, events: [{ kind: 'decline', resource: 'fame', nth: 2 }] } },
		'The Fame track has not brought 2 Decline Events. Move its cube on, or take this Event away.',
	],
	'turns-left': [
		{ crossed: { food: 3, fame: 3 }, ending: { by: 'two-exhausted', seat: 0, turnsLeft: 3 } },
		'3 turns cannot be left: it is a whole number from 0 to 2. Change it.',
	],
	'ending-full': [
		{ ending: { by: 'pyramid-full', seat: 0, turnsLeft: 2 } },
		'The Pyramid is not full, so it cannot have brought the end. Fill it, or take the end away.',
	],
	'ending-exhausted': [
		{ crossed: { food: 3 }, ending: { by: 'two-exhausted', seat: 0, turnsLeft: 2 } },
		'Two tracks must have brought all their Events before they can bring the end; 1 of them has. Move the cubes on, or take the end away.',
	],
	'ending-setup': [
		{ ending: { by: 'setup', seat: 0, turnsLeft: 0 } },
		'A game that was set up at its end begins with final scoring. Begin there, or say what brought the end.',
	],
	cube: [{ cubes: { food: 99 } }],
	crossed: [{ crossed: { food: 4 } }],
	'event-card': [{ card: 'Z' }, 'There is no Event card Z. Choose one from A to I.'],
	faces: [{ sites: { closed: { altars: [1, 1] } } }],
	closed: [
		{ sites: { closed: { embassies: [1] } } },
		'1 face closed at the Embassies, but the Food track has brought 0 Decline Events. Close fewer, or move the Food cube on.',
	],
	city: [{ sites: { cities: ['21'] } }, 'There is no City 21. The tiles are numbered 1 to 20.'],
	'city-twice': [{ sites: { cities: ['4', '4'] } }],
	'token-closed': [
		{ crossed: { zeal: 1 }, sites: { closed: { altars: [2] }, altarTokens: [null, 0] } },
		'A token lies on space 2 of the Altars, which is closed. Put it in the reserve.',
	],
	tokens: [
		{ sites: { altarReserve: [0, 26] } },
		'Player 2: 26 tokens are on the table; a player has 25. Take some away.',
	],
	card: [{ tops: { altars: ['altar-17'] } }, 'There is no Altar card called altar-17. Choose one of those in the box.'],
	'card-closed': [
		{ crossed: { power: 1 }, sites: { closed: { stairway: [2] }, glyphs: ['a', 'b'] } },
		'Something lies on space 2 of the Hieroglyphic Stairway, which is closed. Take it away or open the space.',
	],
	'card-twice': [
		{ seats: [{ glyphs: { a: 7 } }] },
		'There are more Glyph cards of colour A than the box has. Take one away.',
	],
	tiles: [{ seats: [{ tiles: { food: 30 } }] }],
	'face-down-tiles': [
		{
			seats: [{ tiles: { food: 17, fame: 18, zeal: 18, power: 17 } }],
			pyramid: { 'south-1-1': 'face-down', 'south-1-2': 'face-down', 'south-2-1': 'face-down' },
		},
	],
	zenith: [
		{ zenith: 4 },
		'4 Zenith tokens cannot be left: with these Priests it is a whole number from 0 to 3. Change one or the other.',
	],
};

const problemsOf = (setup: unknown): SetupProblem[] => {
	const created = createPosition(setup as Setup);
	return created.ok ? [] : created.error;
};

describe('the log', () => {
	it('has a line for every type of event', () => {
		expect(eventTypes.length).toBeGreaterThan(40);
		expect([...new Set(lines.map(([{ type }]) => type))].sort()).toEqual(eventTypes);
	});

	it.each(lines.map(([happening, line]) => ({ happening, line })))('$line', ({ happening, line }) => {
		expect(eventLine(happening)).toBe(line);
		expectSentence(line);
		if ('player' in happening) expect(line).toContain(`Player ${happening.player + 1}`);
	});

	it('draws a symbol of the sprite beside every line', () => {
		const sprite = readFileSync('public/symbols.svg', 'utf8');
		for (const [happening] of lines) expect(sprite).toContain(`<symbol id="${eventSymbol(happening)}"`);
	});
});

describe('questions and their answers', () => {
	it('are there for every ask', () => {
		expect(asks.length).toBeGreaterThan(15);
		expect([...new Set(questions.map(([{ ask }]) => ask))].sort()).toEqual(asks);
	});

	it.each(questions.map(([question, words]) => ({ question, words })))('$words', ({ question, words }) => {
		expect(questionWords(question, { active: 0 })).toBe(words);
		expectSentence(words);
		expectSentence(questionText(question as PeopleQuestion));
	});

	it('are there for every type of action', () => {
		expect(actionTypes.length).toBeGreaterThan(15);
		expect([...new Set(actions.map(([{ type }]) => type))].sort()).toEqual(actionTypes);
	});

	it.each(actions.map(([action, words]) => ({ action, words })))('$action.type: $words', ({ action, words }) => {
		expect(actionWords(action)).toBe(words);
	});

	it.each(standing.map(([action, position, words]) => ({ action, position, words })))(
		'$action.type on the table: $words',
		({ action, position, words }) => {
			expect(actionWords(action, position)).toBe(words);
		},
	);

	it('name cards of every kind, alone and together', () => {
		expect(['12', 'altar-3', 'mulac', 'c', 'zeal'].map(cardName)).toEqual([
			'City 12',
			'Altar card 3',
			'Mulac',
			'Glyph card of colour C',
			'Zeal tile',
		]);
		expect(glyphCards(['c'])).toBe('Glyph card of colour C');
		expect(glyphCards(['c', 'c'])).toBe('2 Glyph cards of colour C');
		expect(glyphCards(['a', 'c', 'c'])).toBe('Glyph cards of colours A, C and C');
	});
});

describe('refusals', () => {
	const otherwise = rejectionWords({ code: 'no such code', rule: 'copan.court', values: {} });

	it('are told for every code', () => {
		expect(refusalCodes.length).toBeGreaterThan(15);
		expect(Object.keys(refusals).sort()).toEqual(refusalCodes);
	});

	it.each(Object.entries(refusals))('%s', (code, [values, words]) => {
		expect(rejectionWords(strict({ code, rule: 'copan.court', values }))).toBe(words);
		expect(words).not.toBe(otherwise);
		expectSentence(words);
	});
});

describe('setup problems', () => {
	it('are told for every code', () => {
		expect(problemCodes.length).toBeGreaterThan(30);
		expect(Object.keys(problems).sort()).toEqual(problemCodes);
	});

	it.each(Object.entries(problems))('%s', (code, [setup, words]) => {
		const problem = problemsOf(setup).find((each) => each.code === code);
		if (!problem) throw new Error(`the setup has no problem ${code}: ${JSON.stringify(problemsOf(setup))}`);
		const said = setupProblemWords(strict(problem));
		expectSentence(said);
		expect(said).not.toContain('cannot be. Change it.');
		if (words) expect(said).toBe(words);
	});
});

/** A small generator, so that the same plays are made each time. */
const generator = (seed: number) => {
	let state = seed;
	return (below: number): number => {
		state = (Math.imul(state, 1103515245) + 12345) >>> 0;
		return Math.floor(((state >>> 8) / 2 ** 24) * below);
	};
};

/** A table in any state, legal or not. */
const randomSetup = (random: (below: number) => number): Setup => {
	const one = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
	const players = one([2, 3, 4] as const);
	const unheld = characters.map(({ id }) => id);
	const isFull = random(8) === 0;
	const cubes = Object.fromEntries(resources.map((resource) => [resource, random(2) * random(11)]));
	const isOld = random(3) === 0;
	return {
		players,
		active: random(players),
		card: one(eventCards).id,
		seed: random(100_000),
		cubes,
		...(isOld && { crossed: { food: 3, fame: 3, zeal: 3, power: 3 } }),
		rulings: Object.fromEntries(
			Object.entries(rulings).map(([id, options]) => [id, one(options as readonly string[])]),
		) as Setup['rulings'],
		pyramid: Object.fromEntries(
			spaces.flatMap(({ id, column }) =>
				column <= players && (isFull || random(6) === 0) ? [[id, one([...resources, 'face-down'] as const)]] : [],
			),
		),
		seats: Array.from({ length: players }, (_, seat) => ({
			...(random(4) === 0 && { tiles: { food: 0, fame: 0, zeal: 0, power: random(2) } }),
			resources: { food: random(4), fame: random(4), zeal: random(3), power: random(3) },
			extensions: random(3),
			characters: Array.from({ length: random(4) }, () => unheld.splice(random(unheld.length), 1)[0] as string),
			discarded: random(3),
			glyphs: { a: random(2), c: random(2) },
			mask: one([[], [1], [1, 2, 6], [4, 3, 7]]),
			priests: { food: random(10), fame: random(10), zeal: random(9), power: 0 },
			vp: random(5),
			totem:
				random(4) === 0 ? null : { site: one(sites), space: ((seat + random(2)) % 3) + 1, side: one(['any', 'two']) },
		})),
		sites: {
			...(random(2) === 0 && { altarTokens: [0, 1, null, 0] }),
			...(isOld && { closed: { embassies: [1, 2], altars: [3, 4], 'ball-court': [5, 6], stairway: [1, 6] } }),
			...(random(4) === 0 && { river: [null, 'fame', null, null] }),
			...(random(4) === 0 && { glyphs: [null, null, null, null, null, null] }),
		},
		tops: random(2) === 0 ? { glyphs: ['h', 'h'] } : {},
	};
};

/** The price that a button names, in resources; null where it names none. */
const pricedAt = (words: string): number | null => {
	if (words.includes(', for nothing')) return 0;
	const [, price] =
		/, for ((?:\d+ (?:Food|Fame|Zeal|Power|resources? of your choice)(?:, | and )?)+)/.exec(words) ?? [];
	return price ? [...price.matchAll(/\d+/g)].reduce((total, [amount]) => total + Number(amount), 0) : null;
};

/** What paying took, let off, or has still to ask for. */
const charged = (position: Position, events: readonly Happening[]): number => {
	const question = questionOf(position);
	const open = question?.ask === 'discount' ? totalOf(question.due) : question?.ask === 'pay-any' ? question.left : 0;
	return events.reduce(
		(total, event) =>
			total + ((event.type === 'lost' && event.to === 'price') || event.type === 'discounted' ? event.amount : 0),
		open,
	);
};

const options: readonly Action['type'][] = ['visit', 'recruit', 'use-altar', 'take-line', 'buy-tiles', 'buy-extension'];

/** Listens to plays: all that is said is a sentence, and prices are those that are charged. */
const listener = () => {
	const said = new Set<string>();
	const buttons = new Set<string>();
	const met = new Set<string>();
	const tell = (events: readonly Happening[]) => {
		for (const told of events) {
			met.add(told.type);
			said.add(eventLine(told));
		}
	};
	const askAt = (position: Position) => {
		const question = questionOf(position);
		if (!question) return;
		met.add(question.ask);
		said.add(questionWords(question, position));
		for (const { action, refused } of copan.candidates(position)) {
			buttons.add(actionWords(action, position));
			if (!refused) continue;
			met.add(refused.code);
			said.add(rejectionWords(strict(refused)));
		}
	};
	const took = (position: Position, action: Action, after: Position, events: readonly Happening[]) => {
		tell(events);
		if (!options.includes(action.type) || questionOf(position)?.ask === 'embassy') return;
		const words = actionWords(action, position);
		const price = pricedAt(words);
		const total = charged(after, events);
		// What is let off in full is not paid, whatever the price.
		if (price === 0) expect(events.some((event) => event.type === 'lost' && event.to === 'price')).toBe(false);
		else expect([words, price]).toEqual([words, total]);
	};
	const check = () => {
		for (const words of said) expectSentence(words);
		for (const words of buttons) {
			expect(words).toMatch(/^[A-Z0-9]/);
			expect(words).not.toMatch(junk);
		}
	};
	return { said, met, tell, askAt, took, check };
};

describe('thousands of random plays', () => {
	it('are told without a gap', { timeout: 120_000 }, () => {
		const random = generator(2026);
		const { said, met, tell, askAt, took, check } = listener();
		let played = 0;
		for (let game = 0; game < 3000; game++) {
			const created = copan.create({ ...randomSetup(random), until: random(4) === 0 ? 'turn' : 'court-phase' });
			if (!created.ok) {
				for (const problem of created.error) said.add(setupProblemWords(strict(problem)));
				continue;
			}
			played++;
			let { position } = created.value;
			tell(created.value.events as Happening[]);
			for (let legal = copan.legalActions(position); legal.length > 0; legal = copan.legalActions(position)) {
				askAt(position);
				const action = legal[random(legal.length)] as Action;
				const next = copan.play(position, action);
				if (!next.ok) throw new Error(`a legal action was refused: ${next.error.code}`);
				took(position, action, next.value.position, next.value.events as Happening[]);
				position = next.value.position;
			}
		}
		check();
		expect(played).toBeGreaterThan(500);
		// Not all can be met by chance; most are, or the plays hold little.
		const known = [...eventTypes, ...asks, ...refusalCodes];
		const unmet = known.filter((name) => !met.has(name));
		expect(unmet.length, unmet.join(', ')).toBeLessThan(known.length / 4);
	});
});

describe('whole games', () => {
	const games = 12;

	it('are told without a gap, from the deal to the winner', { timeout: 120_000 }, () => {
		const random = generator(7);
		const { met, askAt, took, check } = listener();
		for (let seed = 1; seed <= games; seed++) {
			let before: Position | null = null;
			const readings = Object.entries(rulings).map(([id, each]) => [
				id,
				random(3) === 0 ? each[random(each.length)] : each[0],
			]);
			const steps: { position: Position; events: readonly Happening[] }[] = [];
			const played = playOut(
				copan,
				{
					base: 'box',
					players: playerCounts[seed % playerCounts.length] ?? 3,
					card: eventCards[seed % eventCards.length]?.id ?? 'A',
					seed,
					rulings: Object.fromEntries(readings) as Setup['rulings'],
				},
				[randomBot(copan)],
				seed,
				(position, events) => steps.push({ position, events: events as readonly Happening[] }),
			);
			if (!played.ok) throw new Error('a game from the box cannot be set up');
			for (const [index, action] of played.value.actions.entries()) {
				before = steps[index]?.position as Position;
				askAt(before);
				const after = steps[index + 1] as (typeof steps)[number];
				took(before, action, after.position, after.events);
			}
			expect(played.value.position.result).not.toBeNull();
		}
		check();
		for (const name of ['gameEnded', 'optionChosen', 'glyphsExchanged', 'totemPushed', 'bonus', 'pay-any', 'unpayable'])
			expect(met).toContain(name);
	});
});
