/**
 * What all 43 named Characters say, written by hand from what they mean: the site's sentences are generated from the
 * effects that the engine plays, so a wrong word or a wrong effect fails here.
 */

import { describe, expect, test } from 'vitest';
import { type CharacterKind, characterCards, characterKinds, characters } from '#games/copan/characters.ts';
import { characterLine, characterSentence } from '#words/en/copan.ts';
import { characterName } from '#words/en/copan-names.ts';

type TextRow = readonly [name: string, kind: CharacterKind, sentence: string, line: string];

/** In the order of the printed glossary. */
const texts: readonly TextRow[] = [
	[
		'Ah-cuxtal',
		'infinity',
		'Each time you take an action at the Embassies, score 2 VP.',
		'+2 VP at each Embassies action',
	],
	[
		'Camazotz',
		'infinity',
		'After every climb of 2 steps or more, gain 1 resource of your choice.',
		'1 resource of your choice after a climb of 2 or more',
	],
	['Citlamina', 'infinity', 'Actions at the River cost you 1 resource less.', 'River actions: −1 resource'],
	['Coyopa', 'infinity', 'Actions at the Embassies cost you 1 resource less.', 'Embassies actions: −1 resource'],
	[
		'Gucup Cakix',
		'infinity',
		'Whenever you place a Zeal tile, gain 1 more Zeal.',
		'+1 Zeal when you place a Zeal tile',
	],
	['Hozanek', 'infinity', 'Actions at the Ball Court cost you 1 resource less.', 'Ball Court actions: −1 resource'],
	['Huracan', 'infinity', 'Whenever you place a Food tile, gain 1 more Food.', '+1 Food when you place a Food tile'],
	['Ixmacane', 'infinity', 'Each time you take an action at the Altars, score 2 VP.', '+2 VP at each Altars action'],
	['K’awai', 'infinity', 'Whenever you place a Fame tile, gain 1 more Fame.', '+1 Fame when you place a Fame tile'],
	[
		'Kan-xib-yui',
		'infinity',
		'Whenever you place a Power tile, gain 1 more Power.',
		'+1 Power when you place a Power tile',
	],
	['Kawil', 'infinity', 'Actions at the Altars cost you 1 resource less.', 'Altars actions: −1 resource'],
	[
		'Kinich kakmo',
		'infinity',
		'Whenever you place a Zeal tile, gain 1 more Zeal.',
		'+1 Zeal when you place a Zeal tile',
	],
	['Muluc', 'infinity', 'Whenever you place a Fame tile, gain 1 more Fame.', '+1 Fame when you place a Fame tile'],
	['Tecumbalam', 'infinity', 'Each time you take an action at the River, score 2 VP.', '+2 VP at each River action'],
	['Tonalnan', 'infinity', 'Whenever you place a Food tile, gain 1 more Food.', '+1 Food when you place a Food tile'],
	[
		'Vukubcane',
		'infinity',
		'Actions at the Hieroglyphic Stairway cost you 1 resource less.',
		'Stairway actions: −1 resource',
	],
	[
		'Xbalanque',
		'infinity',
		'Each time you take an action at the Ball Court, score 2 VP.',
		'+2 VP at each Ball Court action',
	],
	['Yaluk', 'infinity', 'Whenever you place a Power tile, gain 1 more Power.', '+1 Power when you place a Power tile'],
	[
		'Yumchakob',
		'infinity',
		'Each time you take an action at the Hieroglyphic Stairway, score 2 VP.',
		'+2 VP at each Stairway action',
	],
	['Cabaguil', 'bird', 'Gain 5 resources.', '5 resources'],
	[
		'Chachiuitl',
		'bird',
		'Take an action at the Altars; 3 resources of your choice come off its cost.',
		'Altars action, −3 resources',
	],
	['Chicchan', 'bird', 'Gain 3 Power.', '3 Power'],
	['Chichuaton', 'bird', 'Gain a Storage extension.', '1 Storage extension'],
	['Colop-u-uichikin', 'bird', 'Gain 5 Zeal.', '5 Zeal'],
	[
		'Coszcatl',
		'bird',
		'Gain a Jade tile of your choice and place it once the action you are in is done.',
		'1 Jade tile, placed after the action',
	],
	[
		'Cualli',
		'bird',
		'Gain a Jade tile of your choice and place it once the action you are in is done.',
		'1 Jade tile, placed after the action',
	],
	[
		'Gukumatz',
		'bird',
		'Take an action at the Hieroglyphic Stairway; 3 resources of your choice come off its cost.',
		'Stairway action, −3 resources',
	],
	['Hacha’kyum', 'bird', 'Gain 3 Fame.', '3 Fame'],
	['Ihuicatl', 'bird', 'Take the two leftmost Court tiles of the River.', 'The River’s two leftmost Court tiles'],
	[
		'Iktan',
		'bird',
		'Take an action at the Embassies; 3 resources of your choice come off its cost.',
		'Embassies action, −3 resources',
	],
	['Itzamna', 'bird', 'Climb 3 steps on one stairway of your choice.', '3 steps up one stairway'],
	['Ixazaluoh', 'bird', 'Gain 3 Food.', '3 Food'],
	[
		'Ixcuiname',
		'bird',
		'Take an action at the Hieroglyphic Stairway; 3 resources of your choice come off its cost.',
		'Stairway action, −3 resources',
	],
	['Ix-tub-tun', 'bird', 'Gain 5 Fame.', '5 Fame'],
	[
		'Kianto',
		'bird',
		'Take one Glyph card of your choice from the display; it is refilled at once.',
		'1 Glyph card from the display',
	],
	[
		'Mulac',
		'bird',
		'Gain a Jade tile of your choice and place it once the action you are in is done.',
		'1 Jade tile, placed after the action',
	],
	[
		'Nacon',
		'bird',
		'Take an action at the Embassies; 3 resources of your choice come off its cost.',
		'Embassies action, −3 resources',
	],
	[
		'Necahual',
		'bird',
		'Take an action at the River; 3 resources of your choice come off its cost.',
		'River action, −3 resources',
	],
	[
		'Tecuith',
		'bird',
		'Gain a Jade tile of your choice and place it once the action you are in is done.',
		'1 Jade tile, placed after the action',
	],
	['Chamahez', 'sun', 'When the game ends, score 2 VP for each Food you hold.', '2 VP for each Food you hold'],
	['Ixtli', 'sun', 'When the game ends, score 2 VP for each Power you hold.', '2 VP for each Power you hold'],
	['Yatzil', 'sun', 'When the game ends, score 2 VP for each Zeal you hold.', '2 VP for each Zeal you hold'],
	['Zeltzin', 'sun', 'When the game ends, score 2 VP for each Fame you hold.', '2 VP for each Fame you hold'],
];

describe('the 43 named Characters', () => {
	test('are these, in this order', () => {
		expect(characters.map(({ id }) => characterName(id))).toEqual(texts.map(([name]) => name));
	});

	test.each(texts)('%s, %s: %s', (name, kind, sentence, line) => {
		const character = characters.find(({ id }) => characterName(id) === name);
		if (!character) expect.fail(`no Character is named ${name}`);
		expect(character.kind).toBe(kind);
		expect(characterSentence(character)).toBe(sentence);
		expect(characterLine(character)).toBe(line);
	});

	test('19 infinity, 20 birds, 4 suns; 11 of the 54 cards are missing', () => {
		expect(texts).toHaveLength(43);
		expect(characterKinds.map((kind) => characters.filter((each) => each.kind === kind).length)).toEqual([19, 20, 4]);
		expect(characterCards).toBe(54);
		expect(characterCards - characters.length).toBe(11);
	});

	test('ids are the names in lower case, apostrophes dropped, gaps a hyphen; each once', () => {
		expect(characters.map(({ id }) => id)).toEqual(
			texts.map(([name]) => name.toLowerCase().replaceAll('’', '').replaceAll(' ', '-')),
		);
		expect(new Set(characters.map(({ id }) => id)).size).toBe(characters.length);
	});

	test('a kind and its moment agree: birds when discarded, suns at the end, infinity at neither', () => {
		for (const { kind, when } of characters) {
			expect(when.on === 'discard').toBe(kind === 'bird');
			expect(when.on === 'game-end').toBe(kind === 'sun');
		}
	});

	test('two Characters add to each resource’s tile, and one Character discounts each Site', () => {
		const added = characters.flatMap(({ when }) => (when.on === 'tile-placed' ? [when.resource] : []));
		expect(added.sort()).toEqual(['fame', 'fame', 'food', 'food', 'power', 'power', 'zeal', 'zeal']);
		const discounted = characters.flatMap(({ when }) => (when.on === 'cost' ? [when.site] : []));
		expect(discounted.sort()).toEqual(['altars', 'ball-court', 'embassies', 'river', 'stairway']);
		const rewarded = characters.flatMap(({ when }) => (when.on === 'site-action' ? [when.site] : []));
		expect(rewarded.sort()).toEqual(['altars', 'ball-court', 'embassies', 'river', 'stairway']);
	});
});
